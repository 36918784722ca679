; binairo, distinct:
;
; ______0___
; __________
; _____0_00_
; 11________
; __________
; _1__11__1_
;
; one_1_1 is true when row 1, column 1 holds 1, and likewise for the others.
(declare-const one_1_1 Bool)
(declare-const one_1_2 Bool)
(declare-const one_1_3 Bool)
(declare-const one_1_4 Bool)
(declare-const one_1_5 Bool)
(declare-const one_1_6 Bool)
(declare-const one_1_8 Bool)
(declare-const one_1_9 Bool)
(declare-const one_1_10 Bool)
(declare-const one_2_1 Bool)
(declare-const one_2_2 Bool)
(declare-const one_2_3 Bool)
(declare-const one_2_4 Bool)
(declare-const one_2_5 Bool)
(declare-const one_2_6 Bool)
(declare-const one_2_7 Bool)
(declare-const one_2_8 Bool)
(declare-const one_2_9 Bool)
(declare-const one_2_10 Bool)
(declare-const one_3_1 Bool)
(declare-const one_3_2 Bool)
(declare-const one_3_3 Bool)
(declare-const one_3_4 Bool)
(declare-const one_3_5 Bool)
(declare-const one_3_7 Bool)
(declare-const one_3_10 Bool)
(declare-const one_4_3 Bool)
(declare-const one_4_4 Bool)
(declare-const one_4_5 Bool)
(declare-const one_4_6 Bool)
(declare-const one_4_7 Bool)
(declare-const one_4_8 Bool)
(declare-const one_4_9 Bool)
(declare-const one_4_10 Bool)
(declare-const one_5_1 Bool)
(declare-const one_5_2 Bool)
(declare-const one_5_3 Bool)
(declare-const one_5_4 Bool)
(declare-const one_5_5 Bool)
(declare-const one_5_6 Bool)
(declare-const one_5_7 Bool)
(declare-const one_5_8 Bool)
(declare-const one_5_9 Bool)
(declare-const one_5_10 Bool)
(declare-const one_6_1 Bool)
(declare-const one_6_3 Bool)
(declare-const one_6_4 Bool)
(declare-const one_6_7 Bool)
(declare-const one_6_8 Bool)
(declare-const one_6_10 Bool)
; row 1 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) one_1_1 one_1_2 one_1_3 one_1_4 one_1_5 one_1_6 one_1_8 one_1_9 one_1_10))
; row 1, columns 1 to 3 are not all equal
(assert (or one_1_1 one_1_2 one_1_3))
(assert (or (not one_1_1) (not one_1_2) (not one_1_3)))
; row 1, columns 2 to 4 are not all equal
(assert (or one_1_2 one_1_3 one_1_4))
(assert (or (not one_1_2) (not one_1_3) (not one_1_4)))
; row 1, columns 3 to 5 are not all equal
(assert (or one_1_3 one_1_4 one_1_5))
(assert (or (not one_1_3) (not one_1_4) (not one_1_5)))
; row 1, columns 4 to 6 are not all equal
(assert (or one_1_4 one_1_5 one_1_6))
(assert (or (not one_1_4) (not one_1_5) (not one_1_6)))
; row 1, columns 5 to 7 are not all equal
(assert (or one_1_5 one_1_6))
; row 1, columns 6 to 8 are not all equal
(assert (or one_1_6 one_1_8))
; row 1, columns 7 to 9 are not all equal
(assert (or one_1_8 one_1_9))
; row 1, columns 8 to 10 are not all equal
(assert (or one_1_8 one_1_9 one_1_10))
(assert (or (not one_1_8) (not one_1_9) (not one_1_10)))
; row 2 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1 1) one_2_1 one_2_2 one_2_3 one_2_4 one_2_5 one_2_6 one_2_7 one_2_8 one_2_9 one_2_10))
; row 2, columns 1 to 3 are not all equal
(assert (or one_2_1 one_2_2 one_2_3))
(assert (or (not one_2_1) (not one_2_2) (not one_2_3)))
; row 2, columns 2 to 4 are not all equal
(assert (or one_2_2 one_2_3 one_2_4))
(assert (or (not one_2_2) (not one_2_3) (not one_2_4)))
; row 2, columns 3 to 5 are not all equal
(assert (or one_2_3 one_2_4 one_2_5))
(assert (or (not one_2_3) (not one_2_4) (not one_2_5)))
; row 2, columns 4 to 6 are not all equal
(assert (or one_2_4 one_2_5 one_2_6))
(assert (or (not one_2_4) (not one_2_5) (not one_2_6)))
; row 2, columns 5 to 7 are not all equal
(assert (or one_2_5 one_2_6 one_2_7))
(assert (or (not one_2_5) (not one_2_6) (not one_2_7)))
; row 2, columns 6 to 8 are not all equal
(assert (or one_2_6 one_2_7 one_2_8))
(assert (or (not one_2_6) (not one_2_7) (not one_2_8)))
; row 2, columns 7 to 9 are not all equal
(assert (or one_2_7 one_2_8 one_2_9))
(assert (or (not one_2_7) (not one_2_8) (not one_2_9)))
; row 2, columns 8 to 10 are not all equal
(assert (or one_2_8 one_2_9 one_2_10))
(assert (or (not one_2_8) (not one_2_9) (not one_2_10)))
; row 3 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1) one_3_1 one_3_2 one_3_3 one_3_4 one_3_5 one_3_7 one_3_10))
; row 3, columns 1 to 3 are not all equal
(assert (or one_3_1 one_3_2 one_3_3))
(assert (or (not one_3_1) (not one_3_2) (not one_3_3)))
; row 3, columns 2 to 4 are not all equal
(assert (or one_3_2 one_3_3 one_3_4))
(assert (or (not one_3_2) (not one_3_3) (not one_3_4)))
; row 3, columns 3 to 5 are not all equal
(assert (or one_3_3 one_3_4 one_3_5))
(assert (or (not one_3_3) (not one_3_4) (not one_3_5)))
; row 3, columns 4 to 6 are not all equal
(assert (or one_3_4 one_3_5))
; row 3, columns 5 to 7 are not all equal
(assert (or one_3_5 one_3_7))
; row 3, columns 6 to 8 are not all equal
(assert one_3_7)
; row 3, columns 7 to 9 are not all equal
(assert one_3_7)
; row 3, columns 8 to 10 are not all equal
(assert one_3_10)
; row 4 has as many ones as zeros
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1) one_4_3 one_4_4 one_4_5 one_4_6 one_4_7 one_4_8 one_4_9 one_4_10))
; row 4, columns 1 to 3 are not all equal
(assert (not one_4_3))
; row 4, columns 2 to 4 are not all equal
(assert (or (not one_4_3) (not one_4_4)))
; row 4, columns 3 to 5 are not all equal
(assert (or one_4_3 one_4_4 one_4_5))
(assert (or (not one_4_3) (not one_4_4) (not one_4_5)))
; row 4, columns 4 to 6 are not all equal
(assert (or one_4_4 one_4_5 one_4_6))
(assert (or (not one_4_4) (not one_4_5) (not one_4_6)))
; row 4, columns 5 to 7 are not all equal
(assert (or one_4_5 one_4_6 one_4_7))
(assert (or (not one_4_5) (not one_4_6) (not one_4_7)))
; row 4, columns 6 to 8 are not all equal
(assert (or one_4_6 one_4_7 one_4_8))
(assert (or (not one_4_6) (not one_4_7) (not one_4_8)))
; row 4, columns 7 to 9 are not all equal
(assert (or one_4_7 one_4_8 one_4_9))
(assert (or (not one_4_7) (not one_4_8) (not one_4_9)))
; row 4, columns 8 to 10 are not all equal
(assert (or one_4_8 one_4_9 one_4_10))
(assert (or (not one_4_8) (not one_4_9) (not one_4_10)))
; row 5 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1 1) one_5_1 one_5_2 one_5_3 one_5_4 one_5_5 one_5_6 one_5_7 one_5_8 one_5_9 one_5_10))
; row 5, columns 1 to 3 are not all equal
(assert (or one_5_1 one_5_2 one_5_3))
(assert (or (not one_5_1) (not one_5_2) (not one_5_3)))
; row 5, columns 2 to 4 are not all equal
(assert (or one_5_2 one_5_3 one_5_4))
(assert (or (not one_5_2) (not one_5_3) (not one_5_4)))
; row 5, columns 3 to 5 are not all equal
(assert (or one_5_3 one_5_4 one_5_5))
(assert (or (not one_5_3) (not one_5_4) (not one_5_5)))
; row 5, columns 4 to 6 are not all equal
(assert (or one_5_4 one_5_5 one_5_6))
(assert (or (not one_5_4) (not one_5_5) (not one_5_6)))
; row 5, columns 5 to 7 are not all equal
(assert (or one_5_5 one_5_6 one_5_7))
(assert (or (not one_5_5) (not one_5_6) (not one_5_7)))
; row 5, columns 6 to 8 are not all equal
(assert (or one_5_6 one_5_7 one_5_8))
(assert (or (not one_5_6) (not one_5_7) (not one_5_8)))
; row 5, columns 7 to 9 are not all equal
(assert (or one_5_7 one_5_8 one_5_9))
(assert (or (not one_5_7) (not one_5_8) (not one_5_9)))
; row 5, columns 8 to 10 are not all equal
(assert (or one_5_8 one_5_9 one_5_10))
(assert (or (not one_5_8) (not one_5_9) (not one_5_10)))
; row 6 has as many ones as zeros
(assert ((_ pbeq 1 1 1 1 1 1 1) one_6_1 one_6_3 one_6_4 one_6_7 one_6_8 one_6_10))
; row 6, columns 1 to 3 are not all equal
(assert (or (not one_6_1) (not one_6_3)))
; row 6, columns 2 to 4 are not all equal
(assert (or (not one_6_3) (not one_6_4)))
; row 6, columns 3 to 5 are not all equal
(assert (or (not one_6_3) (not one_6_4)))
; row 6, columns 4 to 6 are not all equal
(assert (not one_6_4))
; row 6, columns 5 to 7 are not all equal
(assert (not one_6_7))
; row 6, columns 6 to 8 are not all equal
(assert (or (not one_6_7) (not one_6_8)))
; row 6, columns 7 to 9 are not all equal
(assert (or (not one_6_7) (not one_6_8)))
; row 6, columns 8 to 10 are not all equal
(assert (or (not one_6_8) (not one_6_10)))
; column 1 has as many ones as zeros
(assert ((_ pbeq 2 1 1 1 1 1) one_1_1 one_2_1 one_3_1 one_5_1 one_6_1))
; column 1, rows 1 to 3 are not all equal
(assert (or one_1_1 one_2_1 one_3_1))
(assert (or (not one_1_1) (not one_2_1) (not one_3_1)))
; column 1, rows 2 to 4 are not all equal
(assert (or (not one_2_1) (not one_3_1)))
; column 1, rows 3 to 5 are not all equal
(assert (or (not one_3_1) (not one_5_1)))
; column 1, rows 4 to 6 are not all equal
(assert (or (not one_5_1) (not one_6_1)))
; column 2 has as many ones as zeros
(assert ((_ pbeq 1 1 1 1 1) one_1_2 one_2_2 one_3_2 one_5_2))
; column 2, rows 1 to 3 are not all equal
(assert (or one_1_2 one_2_2 one_3_2))
(assert (or (not one_1_2) (not one_2_2) (not one_3_2)))
; column 2, rows 2 to 4 are not all equal
(assert (or (not one_2_2) (not one_3_2)))
; column 2, rows 3 to 5 are not all equal
(assert (or (not one_3_2) (not one_5_2)))
; column 2, rows 4 to 6 are not all equal
(assert (not one_5_2))
; column 3 has as many ones as zeros
(assert ((_ pbeq 3 1 1 1 1 1 1) one_1_3 one_2_3 one_3_3 one_4_3 one_5_3 one_6_3))
; column 3, rows 1 to 3 are not all equal
(assert (or one_1_3 one_2_3 one_3_3))
(assert (or (not one_1_3) (not one_2_3) (not one_3_3)))
; column 3, rows 2 to 4 are not all equal
(assert (or one_2_3 one_3_3 one_4_3))
(assert (or (not one_2_3) (not one_3_3) (not one_4_3)))
; column 3, rows 3 to 5 are not all equal
(assert (or one_3_3 one_4_3 one_5_3))
(assert (or (not one_3_3) (not one_4_3) (not one_5_3)))
; column 3, rows 4 to 6 are not all equal
(assert (or one_4_3 one_5_3 one_6_3))
(assert (or (not one_4_3) (not one_5_3) (not one_6_3)))
; column 4 has as many ones as zeros
(assert ((_ pbeq 3 1 1 1 1 1 1) one_1_4 one_2_4 one_3_4 one_4_4 one_5_4 one_6_4))
; column 4, rows 1 to 3 are not all equal
(assert (or one_1_4 one_2_4 one_3_4))
(assert (or (not one_1_4) (not one_2_4) (not one_3_4)))
; column 4, rows 2 to 4 are not all equal
(assert (or one_2_4 one_3_4 one_4_4))
(assert (or (not one_2_4) (not one_3_4) (not one_4_4)))
; column 4, rows 3 to 5 are not all equal
(assert (or one_3_4 one_4_4 one_5_4))
(assert (or (not one_3_4) (not one_4_4) (not one_5_4)))
; column 4, rows 4 to 6 are not all equal
(assert (or one_4_4 one_5_4 one_6_4))
(assert (or (not one_4_4) (not one_5_4) (not one_6_4)))
; column 5 has as many ones as zeros
(assert ((_ pbeq 2 1 1 1 1 1) one_1_5 one_2_5 one_3_5 one_4_5 one_5_5))
; column 5, rows 1 to 3 are not all equal
(assert (or one_1_5 one_2_5 one_3_5))
(assert (or (not one_1_5) (not one_2_5) (not one_3_5)))
; column 5, rows 2 to 4 are not all equal
(assert (or one_2_5 one_3_5 one_4_5))
(assert (or (not one_2_5) (not one_3_5) (not one_4_5)))
; column 5, rows 3 to 5 are not all equal
(assert (or one_3_5 one_4_5 one_5_5))
(assert (or (not one_3_5) (not one_4_5) (not one_5_5)))
; column 5, rows 4 to 6 are not all equal
(assert (or (not one_4_5) (not one_5_5)))
; column 6 has as many ones as zeros
(assert ((_ pbeq 2 1 1 1 1) one_1_6 one_2_6 one_4_6 one_5_6))
; column 6, rows 1 to 3 are not all equal
(assert (or one_1_6 one_2_6))
; column 6, rows 2 to 4 are not all equal
(assert (or one_2_6 one_4_6))
; column 6, rows 3 to 5 are not all equal
(assert (or one_4_6 one_5_6))
; column 6, rows 4 to 6 are not all equal
(assert (or (not one_4_6) (not one_5_6)))
; column 7 has as many ones as zeros
(assert ((_ pbeq 3 1 1 1 1 1) one_2_7 one_3_7 one_4_7 one_5_7 one_6_7))
; column 7, rows 1 to 3 are not all equal
(assert (or one_2_7 one_3_7))
; column 7, rows 2 to 4 are not all equal
(assert (or one_2_7 one_3_7 one_4_7))
(assert (or (not one_2_7) (not one_3_7) (not one_4_7)))
; column 7, rows 3 to 5 are not all equal
(assert (or one_3_7 one_4_7 one_5_7))
(assert (or (not one_3_7) (not one_4_7) (not one_5_7)))
; column 7, rows 4 to 6 are not all equal
(assert (or one_4_7 one_5_7 one_6_7))
(assert (or (not one_4_7) (not one_5_7) (not one_6_7)))
; column 8 has as many ones as zeros
(assert ((_ pbeq 3 1 1 1 1 1) one_1_8 one_2_8 one_4_8 one_5_8 one_6_8))
; column 8, rows 1 to 3 are not all equal
(assert (or one_1_8 one_2_8))
; column 8, rows 2 to 4 are not all equal
(assert (or one_2_8 one_4_8))
; column 8, rows 3 to 5 are not all equal
(assert (or one_4_8 one_5_8))
; column 8, rows 4 to 6 are not all equal
(assert (or one_4_8 one_5_8 one_6_8))
(assert (or (not one_4_8) (not one_5_8) (not one_6_8)))
; column 9 has as many ones as zeros
(assert ((_ pbeq 2 1 1 1 1) one_1_9 one_2_9 one_4_9 one_5_9))
; column 9, rows 1 to 3 are not all equal
(assert (or one_1_9 one_2_9))
; column 9, rows 2 to 4 are not all equal
(assert (or one_2_9 one_4_9))
; column 9, rows 3 to 5 are not all equal
(assert (or one_4_9 one_5_9))
; column 9, rows 4 to 6 are not all equal
(assert (or (not one_4_9) (not one_5_9)))
; column 10 has as many ones as zeros
(assert ((_ pbeq 3 1 1 1 1 1 1) one_1_10 one_2_10 one_3_10 one_4_10 one_5_10 one_6_10))
; column 10, rows 1 to 3 are not all equal
(assert (or one_1_10 one_2_10 one_3_10))
(assert (or (not one_1_10) (not one_2_10) (not one_3_10)))
; column 10, rows 2 to 4 are not all equal
(assert (or one_2_10 one_3_10 one_4_10))
(assert (or (not one_2_10) (not one_3_10) (not one_4_10)))
; column 10, rows 3 to 5 are not all equal
(assert (or one_3_10 one_4_10 one_5_10))
(assert (or (not one_3_10) (not one_4_10) (not one_5_10)))
; column 10, rows 4 to 6 are not all equal
(assert (or one_4_10 one_5_10 one_6_10))
(assert (or (not one_4_10) (not one_5_10) (not one_6_10)))
; rows 1 and 2 are not equal
(assert (or (xor one_1_1 one_2_1) (xor one_1_2 one_2_2) (xor one_1_3 one_2_3) (xor one_1_4 one_2_4) (xor one_1_5 one_2_5) (xor one_1_6 one_2_6) (xor one_1_8 one_2_8) (xor one_1_9 one_2_9) (xor one_1_10 one_2_10) one_2_7))
; rows 1 and 4 are not equal
(assert (or (xor one_1_3 one_4_3) (xor one_1_4 one_4_4) (xor one_1_5 one_4_5) (xor one_1_6 one_4_6) (xor one_1_8 one_4_8) (xor one_1_9 one_4_9) (xor one_1_10 one_4_10) (not one_1_1) (not one_1_2) one_4_7))
; rows 1 and 5 are not equal
(assert (or (xor one_1_1 one_5_1) (xor one_1_2 one_5_2) (xor one_1_3 one_5_3) (xor one_1_4 one_5_4) (xor one_1_5 one_5_5) (xor one_1_6 one_5_6) (xor one_1_8 one_5_8) (xor one_1_9 one_5_9) (xor one_1_10 one_5_10) one_5_7))
; rows 1 and 6 are not equal
(assert (or (xor one_1_1 one_6_1) (xor one_1_3 one_6_3) (xor one_1_4 one_6_4) (xor one_1_8 one_6_8) (xor one_1_10 one_6_10) (not one_1_2) (not one_1_5) (not one_1_6) one_6_7 (not one_1_9)))
; rows 2 and 3 are not equal
(assert (or (xor one_2_1 one_3_1) (xor one_2_2 one_3_2) (xor one_2_3 one_3_3) (xor one_2_4 one_3_4) (xor one_2_5 one_3_5) (xor one_2_7 one_3_7) (xor one_2_10 one_3_10) one_2_6 one_2_8 one_2_9))
; rows 2 and 4 are not equal
(assert (or (xor one_2_3 one_4_3) (xor one_2_4 one_4_4) (xor one_2_5 one_4_5) (xor one_2_6 one_4_6) (xor one_2_7 one_4_7) (xor one_2_8 one_4_8) (xor one_2_9 one_4_9) (xor one_2_10 one_4_10) (not one_2_1) (not one_2_2)))
; rows 2 and 5 are not equal
(assert (or (xor one_2_1 one_5_1) (xor one_2_2 one_5_2) (xor one_2_3 one_5_3) (xor one_2_4 one_5_4) (xor one_2_5 one_5_5) (xor one_2_6 one_5_6) (xor one_2_7 one_5_7) (xor one_2_8 one_5_8) (xor one_2_9 one_5_9) (xor one_2_10 one_5_10)))
; rows 2 and 6 are not equal
(assert (or (xor one_2_1 one_6_1) (xor one_2_3 one_6_3) (xor one_2_4 one_6_4) (xor one_2_7 one_6_7) (xor one_2_8 one_6_8) (xor one_2_10 one_6_10) (not one_2_2) (not one_2_5) (not one_2_6) (not one_2_9)))
; rows 3 and 4 are not equal
(assert (or (xor one_3_3 one_4_3) (xor one_3_4 one_4_4) (xor one_3_5 one_4_5) (xor one_3_7 one_4_7) (xor one_3_10 one_4_10) (not one_3_1) (not one_3_2) one_4_6 one_4_8 one_4_9))
; rows 3 and 5 are not equal
(assert (or (xor one_3_1 one_5_1) (xor one_3_2 one_5_2) (xor one_3_3 one_5_3) (xor one_3_4 one_5_4) (xor one_3_5 one_5_5) (xor one_3_7 one_5_7) (xor one_3_10 one_5_10) one_5_6 one_5_8 one_5_9))
; rows 4 and 5 are not equal
(assert (or (xor one_4_3 one_5_3) (xor one_4_4 one_5_4) (xor one_4_5 one_5_5) (xor one_4_6 one_5_6) (xor one_4_7 one_5_7) (xor one_4_8 one_5_8) (xor one_4_9 one_5_9) (xor one_4_10 one_5_10) (not one_5_1) (not one_5_2)))
; rows 4 and 6 are not equal
(assert (or (xor one_4_3 one_6_3) (xor one_4_4 one_6_4) (xor one_4_7 one_6_7) (xor one_4_8 one_6_8) (xor one_4_10 one_6_10) (not one_6_1) (not one_4_5) (not one_4_6) (not one_4_9)))
; rows 5 and 6 are not equal
(assert (or (xor one_5_1 one_6_1) (xor one_5_3 one_6_3) (xor one_5_4 one_6_4) (xor one_5_7 one_6_7) (xor one_5_8 one_6_8) (xor one_5_10 one_6_10) (not one_5_2) (not one_5_5) (not one_5_6) (not one_5_9)))
; columns 1 and 2 are not equal
(assert (or (xor one_1_1 one_1_2) (xor one_2_1 one_2_2) (xor one_3_1 one_3_2) (xor one_5_1 one_5_2) (not one_6_1)))
; columns 1 and 3 are not equal
(assert (or (xor one_1_1 one_1_3) (xor one_2_1 one_2_3) (xor one_3_1 one_3_3) (xor one_5_1 one_5_3) (xor one_6_1 one_6_3) (not one_4_3)))
; columns 1 and 4 are not equal
(assert (or (xor one_1_1 one_1_4) (xor one_2_1 one_2_4) (xor one_3_1 one_3_4) (xor one_5_1 one_5_4) (xor one_6_1 one_6_4) (not one_4_4)))
; columns 1 and 5 are not equal
(assert (or (xor one_1_1 one_1_5) (xor one_2_1 one_2_5) (xor one_3_1 one_3_5) (xor one_5_1 one_5_5) (not one_4_5) (not one_6_1)))
; columns 1 and 6 are not equal
(assert (or (xor one_1_1 one_1_6) (xor one_2_1 one_2_6) (xor one_5_1 one_5_6) one_3_1 (not one_4_6) (not one_6_1)))
; columns 1 and 7 are not equal
(assert (or (xor one_2_1 one_2_7) (xor one_3_1 one_3_7) (xor one_5_1 one_5_7) (xor one_6_1 one_6_7) one_1_1 (not one_4_7)))
; columns 1 and 8 are not equal
(assert (or (xor one_1_1 one_1_8) (xor one_2_1 one_2_8) (xor one_5_1 one_5_8) (xor one_6_1 one_6_8) one_3_1 (not one_4_8)))
; columns 1 and 9 are not equal
(assert (or (xor one_1_1 one_1_9) (xor one_2_1 one_2_9) (xor one_5_1 one_5_9) one_3_1 (not one_4_9) (not one_6_1)))
; columns 1 and 10 are not equal
(assert (or (xor one_1_1 one_1_10) (xor one_2_1 one_2_10) (xor one_3_1 one_3_10) (xor one_5_1 one_5_10) (xor one_6_1 one_6_10) (not one_4_10)))
; columns 2 and 3 are not equal
(assert (or (xor one_1_2 one_1_3) (xor one_2_2 one_2_3) (xor one_3_2 one_3_3) (xor one_5_2 one_5_3) (not one_4_3) (not one_6_3)))
; columns 2 and 4 are not equal
(assert (or (xor one_1_2 one_1_4) (xor one_2_2 one_2_4) (xor one_3_2 one_3_4) (xor one_5_2 one_5_4) (not one_4_4) (not one_6_4)))
; columns 2 and 5 are not equal
(assert (or (xor one_1_2 one_1_5) (xor one_2_2 one_2_5) (xor one_3_2 one_3_5) (xor one_5_2 one_5_5) (not one_4_5)))
; columns 2 and 6 are not equal
(assert (or (xor one_1_2 one_1_6) (xor one_2_2 one_2_6) (xor one_5_2 one_5_6) one_3_2 (not one_4_6)))
; columns 2 and 7 are not equal
(assert (or (xor one_2_2 one_2_7) (xor one_3_2 one_3_7) (xor one_5_2 one_5_7) one_1_2 (not one_4_7) (not one_6_7)))
; columns 2 and 8 are not equal
(assert (or (xor one_1_2 one_1_8) (xor one_2_2 one_2_8) (xor one_5_2 one_5_8) one_3_2 (not one_4_8) (not one_6_8)))
; columns 2 and 9 are not equal
(assert (or (xor one_1_2 one_1_9) (xor one_2_2 one_2_9) (xor one_5_2 one_5_9) one_3_2 (not one_4_9)))
; columns 2 and 10 are not equal
(assert (or (xor one_1_2 one_1_10) (xor one_2_2 one_2_10) (xor one_3_2 one_3_10) (xor one_5_2 one_5_10) (not one_4_10) (not one_6_10)))
; columns 3 and 4 are not equal
(assert (or (xor one_1_3 one_1_4) (xor one_2_3 one_2_4) (xor one_3_3 one_3_4) (xor one_4_3 one_4_4) (xor one_5_3 one_5_4) (xor one_6_3 one_6_4)))
; columns 3 and 5 are not equal
(assert (or (xor one_1_3 one_1_5) (xor one_2_3 one_2_5) (xor one_3_3 one_3_5) (xor one_4_3 one_4_5) (xor one_5_3 one_5_5) (not one_6_3)))
; columns 3 and 6 are not equal
(assert (or (xor one_1_3 one_1_6) (xor one_2_3 one_2_6) (xor one_4_3 one_4_6) (xor one_5_3 one_5_6) one_3_3 (not one_6_3)))
; columns 3 and 7 are not equal
(assert (or (xor one_2_3 one_2_7) (xor one_3_3 one_3_7) (xor one_4_3 one_4_7) (xor one_5_3 one_5_7) (xor one_6_3 one_6_7) one_1_3))
; columns 3 and 8 are not equal
(assert (or (xor one_1_3 one_1_8) (xor one_2_3 one_2_8) (xor one_4_3 one_4_8) (xor one_5_3 one_5_8) (xor one_6_3 one_6_8) one_3_3))
; columns 3 and 9 are not equal
(assert (or (xor one_1_3 one_1_9) (xor one_2_3 one_2_9) (xor one_4_3 one_4_9) (xor one_5_3 one_5_9) one_3_3 (not one_6_3)))
; columns 3 and 10 are not equal
(assert (or (xor one_1_3 one_1_10) (xor one_2_3 one_2_10) (xor one_3_3 one_3_10) (xor one_4_3 one_4_10) (xor one_5_3 one_5_10) (xor one_6_3 one_6_10)))
; columns 4 and 5 are not equal
(assert (or (xor one_1_4 one_1_5) (xor one_2_4 one_2_5) (xor one_3_4 one_3_5) (xor one_4_4 one_4_5) (xor one_5_4 one_5_5) (not one_6_4)))
; columns 4 and 6 are not equal
(assert (or (xor one_1_4 one_1_6) (xor one_2_4 one_2_6) (xor one_4_4 one_4_6) (xor one_5_4 one_5_6) one_3_4 (not one_6_4)))
; columns 4 and 7 are not equal
(assert (or (xor one_2_4 one_2_7) (xor one_3_4 one_3_7) (xor one_4_4 one_4_7) (xor one_5_4 one_5_7) (xor one_6_4 one_6_7) one_1_4))
; columns 4 and 8 are not equal
(assert (or (xor one_1_4 one_1_8) (xor one_2_4 one_2_8) (xor one_4_4 one_4_8) (xor one_5_4 one_5_8) (xor one_6_4 one_6_8) one_3_4))
; columns 4 and 9 are not equal
(assert (or (xor one_1_4 one_1_9) (xor one_2_4 one_2_9) (xor one_4_4 one_4_9) (xor one_5_4 one_5_9) one_3_4 (not one_6_4)))
; columns 4 and 10 are not equal
(assert (or (xor one_1_4 one_1_10) (xor one_2_4 one_2_10) (xor one_3_4 one_3_10) (xor one_4_4 one_4_10) (xor one_5_4 one_5_10) (xor one_6_4 one_6_10)))
; columns 5 and 6 are not equal
(assert (or (xor one_1_5 one_1_6) (xor one_2_5 one_2_6) (xor one_4_5 one_4_6) (xor one_5_5 one_5_6) one_3_5))
; columns 5 and 7 are not equal
(assert (or (xor one_2_5 one_2_7) (xor one_3_5 one_3_7) (xor one_4_5 one_4_7) (xor one_5_5 one_5_7) one_1_5 (not one_6_7)))
; columns 5 and 8 are not equal
(assert (or (xor one_1_5 one_1_8) (xor one_2_5 one_2_8) (xor one_4_5 one_4_8) (xor one_5_5 one_5_8) one_3_5 (not one_6_8)))
; columns 5 and 9 are not equal
(assert (or (xor one_1_5 one_1_9) (xor one_2_5 one_2_9) (xor one_4_5 one_4_9) (xor one_5_5 one_5_9) one_3_5))
; columns 5 and 10 are not equal
(assert (or (xor one_1_5 one_1_10) (xor one_2_5 one_2_10) (xor one_3_5 one_3_10) (xor one_4_5 one_4_10) (xor one_5_5 one_5_10) (not one_6_10)))
; columns 6 and 7 are not equal
(assert (or (xor one_2_6 one_2_7) (xor one_4_6 one_4_7) (xor one_5_6 one_5_7) one_1_6 one_3_7 (not one_6_7)))
; columns 6 and 8 are not equal
(assert (or (xor one_1_6 one_1_8) (xor one_2_6 one_2_8) (xor one_4_6 one_4_8) (xor one_5_6 one_5_8) (not one_6_8)))
; columns 6 and 9 are not equal
(assert (or (xor one_1_6 one_1_9) (xor one_2_6 one_2_9) (xor one_4_6 one_4_9) (xor one_5_6 one_5_9)))
; columns 6 and 10 are not equal
(assert (or (xor one_1_6 one_1_10) (xor one_2_6 one_2_10) (xor one_4_6 one_4_10) (xor one_5_6 one_5_10) one_3_10 (not one_6_10)))
; columns 7 and 8 are not equal
(assert (or (xor one_2_7 one_2_8) (xor one_4_7 one_4_8) (xor one_5_7 one_5_8) (xor one_6_7 one_6_8) one_1_8 one_3_7))
; columns 7 and 9 are not equal
(assert (or (xor one_2_7 one_2_9) (xor one_4_7 one_4_9) (xor one_5_7 one_5_9) one_1_9 one_3_7 (not one_6_7)))
; columns 7 and 10 are not equal
(assert (or (xor one_2_7 one_2_10) (xor one_3_7 one_3_10) (xor one_4_7 one_4_10) (xor one_5_7 one_5_10) (xor one_6_7 one_6_10) one_1_10))
; columns 8 and 9 are not equal
(assert (or (xor one_1_8 one_1_9) (xor one_2_8 one_2_9) (xor one_4_8 one_4_9) (xor one_5_8 one_5_9) (not one_6_8)))
; columns 8 and 10 are not equal
(assert (or (xor one_1_8 one_1_10) (xor one_2_8 one_2_10) (xor one_4_8 one_4_10) (xor one_5_8 one_5_10) (xor one_6_8 one_6_10) one_3_10))
; columns 9 and 10 are not equal
(assert (or (xor one_1_9 one_1_10) (xor one_2_9 one_2_10) (xor one_4_9 one_4_10) (xor one_5_9 one_5_10) one_3_10 (not one_6_10)))
(check-sat)
(get-model)
