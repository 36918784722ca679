; binairo, distinct:
;
; _____1__1_
; _0__0_____
; 1________1
; _____1___1
; 0__10_____
; _0_____1_1
; __0___0___
; _____0_11_
; __________
; __1__1____
;
; one_1_1 is true when row 1, column 1 holds 1, and likewise for the others.
(declare-const one_1_1 Bool)
(declare-const one_1_2 Bool)
(declare-const one_1_3 Bool)
(declare-const one_1_4 Bool)
(declare-const one_1_5 Bool)
(declare-const one_1_7 Bool)
(declare-const one_1_8 Bool)
(declare-const one_1_10 Bool)
(declare-const one_2_1 Bool)
(declare-const one_2_3 Bool)
(declare-const one_2_4 Bool)
(declare-const one_2_6 Bool)
(declare-const one_2_7 Bool)
(declare-const one_2_8 Bool)
(declare-const one_2_9 Bool)
(declare-const one_2_10 Bool)
(declare-const one_3_2 Bool)
(declare-const one_3_3 Bool)
(declare-const one_3_4 Bool)
(declare-const one_3_5 Bool)
(declare-const one_3_6 Bool)
(declare-const one_3_7 Bool)
(declare-const one_3_8 Bool)
(declare-const one_3_9 Bool)
(declare-const one_4_1 Bool)
(declare-const one_4_2 Bool)
(declare-const one_4_3 Bool)
(declare-const one_4_4 Bool)
(declare-const one_4_5 Bool)
(declare-const one_4_7 Bool)
(declare-const one_4_8 Bool)
(declare-const one_4_9 Bool)
(declare-const one_5_2 Bool)
(declare-const one_5_3 Bool)
(declare-const one_5_6 Bool)
(declare-const one_5_7 Bool)
(declare-const one_5_8 Bool)
(declare-const one_5_9 Bool)
(declare-const one_5_10 Bool)
(declare-const one_6_1 Bool)
(declare-const one_6_3 Bool)
(declare-const one_6_4 Bool)
(declare-const one_6_5 Bool)
(declare-const one_6_6 Bool)
(declare-const one_6_7 Bool)
(declare-const one_6_9 Bool)
(declare-const one_7_1 Bool)
(declare-const one_7_2 Bool)
(declare-const one_7_4 Bool)
(declare-const one_7_5 Bool)
(declare-const one_7_6 Bool)
(declare-const one_7_8 Bool)
(declare-const one_7_9 Bool)
(declare-const one_7_10 Bool)
(declare-const one_8_1 Bool)
(declare-const one_8_2 Bool)
(declare-const one_8_3 Bool)
(declare-const one_8_4 Bool)
(declare-const one_8_5 Bool)
(declare-const one_8_7 Bool)
(declare-const one_8_10 Bool)
(declare-const one_9_1 Bool)
(declare-const one_9_2 Bool)
(declare-const one_9_3 Bool)
(declare-const one_9_4 Bool)
(declare-const one_9_5 Bool)
(declare-const one_9_6 Bool)
(declare-const one_9_7 Bool)
(declare-const one_9_8 Bool)
(declare-const one_9_9 Bool)
(declare-const one_9_10 Bool)
(declare-const one_10_1 Bool)
(declare-const one_10_2 Bool)
(declare-const one_10_4 Bool)
(declare-const one_10_5 Bool)
(declare-const one_10_7 Bool)
(declare-const one_10_8 Bool)
(declare-const one_10_9 Bool)
(declare-const one_10_10 Bool)
; row 1 has as many ones as zeros
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1) one_1_1 one_1_2 one_1_3 one_1_4 one_1_5 one_1_7 one_1_8 one_1_10))
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
(assert (or (not one_1_4) (not one_1_5)))
; row 1, columns 5 to 7 are not all equal
(assert (or (not one_1_5) (not one_1_7)))
; row 1, columns 6 to 8 are not all equal
(assert (or (not one_1_7) (not one_1_8)))
; row 1, columns 7 to 9 are not all equal
(assert (or (not one_1_7) (not one_1_8)))
; row 1, columns 8 to 10 are not all equal
(assert (or (not one_1_8) (not one_1_10)))
; row 2 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1) one_2_1 one_2_3 one_2_4 one_2_6 one_2_7 one_2_8 one_2_9 one_2_10))
; row 2, columns 1 to 3 are not all equal
(assert (or one_2_1 one_2_3))
; row 2, columns 2 to 4 are not all equal
(assert (or one_2_3 one_2_4))
; row 2, columns 3 to 5 are not all equal
(assert (or one_2_3 one_2_4))
; row 2, columns 4 to 6 are not all equal
(assert (or one_2_4 one_2_6))
; row 2, columns 5 to 7 are not all equal
(assert (or one_2_6 one_2_7))
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
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1) one_3_2 one_3_3 one_3_4 one_3_5 one_3_6 one_3_7 one_3_8 one_3_9))
; row 3, columns 1 to 3 are not all equal
(assert (or (not one_3_2) (not one_3_3)))
; row 3, columns 2 to 4 are not all equal
(assert (or one_3_2 one_3_3 one_3_4))
(assert (or (not one_3_2) (not one_3_3) (not one_3_4)))
; row 3, columns 3 to 5 are not all equal
(assert (or one_3_3 one_3_4 one_3_5))
(assert (or (not one_3_3) (not one_3_4) (not one_3_5)))
; row 3, columns 4 to 6 are not all equal
(assert (or one_3_4 one_3_5 one_3_6))
(assert (or (not one_3_4) (not one_3_5) (not one_3_6)))
; row 3, columns 5 to 7 are not all equal
(assert (or one_3_5 one_3_6 one_3_7))
(assert (or (not one_3_5) (not one_3_6) (not one_3_7)))
; row 3, columns 6 to 8 are not all equal
(assert (or one_3_6 one_3_7 one_3_8))
(assert (or (not one_3_6) (not one_3_7) (not one_3_8)))
; row 3, columns 7 to 9 are not all equal
(assert (or one_3_7 one_3_8 one_3_9))
(assert (or (not one_3_7) (not one_3_8) (not one_3_9)))
; row 3, columns 8 to 10 are not all equal
(assert (or (not one_3_8) (not one_3_9)))
; row 4 has as many ones as zeros
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1) one_4_1 one_4_2 one_4_3 one_4_4 one_4_5 one_4_7 one_4_8 one_4_9))
; row 4, columns 1 to 3 are not all equal
(assert (or one_4_1 one_4_2 one_4_3))
(assert (or (not one_4_1) (not one_4_2) (not one_4_3)))
; row 4, columns 2 to 4 are not all equal
(assert (or one_4_2 one_4_3 one_4_4))
(assert (or (not one_4_2) (not one_4_3) (not one_4_4)))
; row 4, columns 3 to 5 are not all equal
(assert (or one_4_3 one_4_4 one_4_5))
(assert (or (not one_4_3) (not one_4_4) (not one_4_5)))
; row 4, columns 4 to 6 are not all equal
(assert (or (not one_4_4) (not one_4_5)))
; row 4, columns 5 to 7 are not all equal
(assert (or (not one_4_5) (not one_4_7)))
; row 4, columns 6 to 8 are not all equal
(assert (or (not one_4_7) (not one_4_8)))
; row 4, columns 7 to 9 are not all equal
(assert (or one_4_7 one_4_8 one_4_9))
(assert (or (not one_4_7) (not one_4_8) (not one_4_9)))
; row 4, columns 8 to 10 are not all equal
(assert (or (not one_4_8) (not one_4_9)))
; row 5 has as many ones as zeros
(assert ((_ pbeq 4 1 1 1 1 1 1 1) one_5_2 one_5_3 one_5_6 one_5_7 one_5_8 one_5_9 one_5_10))
; row 5, columns 1 to 3 are not all equal
(assert (or one_5_2 one_5_3))
; row 5, columns 2 to 4 are not all equal
(assert (or (not one_5_2) (not one_5_3)))
; row 5, columns 5 to 7 are not all equal
(assert (or one_5_6 one_5_7))
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
(assert ((_ pbeq 3 1 1 1 1 1 1 1) one_6_1 one_6_3 one_6_4 one_6_5 one_6_6 one_6_7 one_6_9))
; row 6, columns 1 to 3 are not all equal
(assert (or one_6_1 one_6_3))
; row 6, columns 2 to 4 are not all equal
(assert (or one_6_3 one_6_4))
; row 6, columns 3 to 5 are not all equal
(assert (or one_6_3 one_6_4 one_6_5))
(assert (or (not one_6_3) (not one_6_4) (not one_6_5)))
; row 6, columns 4 to 6 are not all equal
(assert (or one_6_4 one_6_5 one_6_6))
(assert (or (not one_6_4) (not one_6_5) (not one_6_6)))
; row 6, columns 5 to 7 are not all equal
(assert (or one_6_5 one_6_6 one_6_7))
(assert (or (not one_6_5) (not one_6_6) (not one_6_7)))
; row 6, columns 6 to 8 are not all equal
(assert (or (not one_6_6) (not one_6_7)))
; row 6, columns 7 to 9 are not all equal
(assert (or (not one_6_7) (not one_6_9)))
; row 6, columns 8 to 10 are not all equal
(assert (not one_6_9))
; row 7 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1) one_7_1 one_7_2 one_7_4 one_7_5 one_7_6 one_7_8 one_7_9 one_7_10))
; row 7, columns 1 to 3 are not all equal
(assert (or one_7_1 one_7_2))
; row 7, columns 2 to 4 are not all equal
(assert (or one_7_2 one_7_4))
; row 7, columns 3 to 5 are not all equal
(assert (or one_7_4 one_7_5))
; row 7, columns 4 to 6 are not all equal
(assert (or one_7_4 one_7_5 one_7_6))
(assert (or (not one_7_4) (not one_7_5) (not one_7_6)))
; row 7, columns 5 to 7 are not all equal
(assert (or one_7_5 one_7_6))
; row 7, columns 6 to 8 are not all equal
(assert (or one_7_6 one_7_8))
; row 7, columns 7 to 9 are not all equal
(assert (or one_7_8 one_7_9))
; row 7, columns 8 to 10 are not all equal
(assert (or one_7_8 one_7_9 one_7_10))
(assert (or (not one_7_8) (not one_7_9) (not one_7_10)))
; row 8 has as many ones as zeros
(assert ((_ pbeq 3 1 1 1 1 1 1 1) one_8_1 one_8_2 one_8_3 one_8_4 one_8_5 one_8_7 one_8_10))
; row 8, columns 1 to 3 are not all equal
(assert (or one_8_1 one_8_2 one_8_3))
(assert (or (not one_8_1) (not one_8_2) (not one_8_3)))
; row 8, columns 2 to 4 are not all equal
(assert (or one_8_2 one_8_3 one_8_4))
(assert (or (not one_8_2) (not one_8_3) (not one_8_4)))
; row 8, columns 3 to 5 are not all equal
(assert (or one_8_3 one_8_4 one_8_5))
(assert (or (not one_8_3) (not one_8_4) (not one_8_5)))
; row 8, columns 4 to 6 are not all equal
(assert (or one_8_4 one_8_5))
; row 8, columns 5 to 7 are not all equal
(assert (or one_8_5 one_8_7))
; row 8, columns 7 to 9 are not all equal
(assert (not one_8_7))
; row 8, columns 8 to 10 are not all equal
(assert (not one_8_10))
; row 9 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1 1) one_9_1 one_9_2 one_9_3 one_9_4 one_9_5 one_9_6 one_9_7 one_9_8 one_9_9 one_9_10))
; row 9, columns 1 to 3 are not all equal
(assert (or one_9_1 one_9_2 one_9_3))
(assert (or (not one_9_1) (not one_9_2) (not one_9_3)))
; row 9, columns 2 to 4 are not all equal
(assert (or one_9_2 one_9_3 one_9_4))
(assert (or (not one_9_2) (not one_9_3) (not one_9_4)))
; row 9, columns 3 to 5 are not all equal
(assert (or one_9_3 one_9_4 one_9_5))
(assert (or (not one_9_3) (not one_9_4) (not one_9_5)))
; row 9, columns 4 to 6 are not all equal
(assert (or one_9_4 one_9_5 one_9_6))
(assert (or (not one_9_4) (not one_9_5) (not one_9_6)))
; row 9, columns 5 to 7 are not all equal
(assert (or one_9_5 one_9_6 one_9_7))
(assert (or (not one_9_5) (not one_9_6) (not one_9_7)))
; row 9, columns 6 to 8 are not all equal
(assert (or one_9_6 one_9_7 one_9_8))
(assert (or (not one_9_6) (not one_9_7) (not one_9_8)))
; row 9, columns 7 to 9 are not all equal
(assert (or one_9_7 one_9_8 one_9_9))
(assert (or (not one_9_7) (not one_9_8) (not one_9_9)))
; row 9, columns 8 to 10 are not all equal
(assert (or one_9_8 one_9_9 one_9_10))
(assert (or (not one_9_8) (not one_9_9) (not one_9_10)))
; row 10 has as many ones as zeros
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1) one_10_1 one_10_2 one_10_4 one_10_5 one_10_7 one_10_8 one_10_9 one_10_10))
; row 10, columns 1 to 3 are not all equal
(assert (or (not one_10_1) (not one_10_2)))
; row 10, columns 2 to 4 are not all equal
(assert (or (not one_10_2) (not one_10_4)))
; row 10, columns 3 to 5 are not all equal
(assert (or (not one_10_4) (not one_10_5)))
; row 10, columns 4 to 6 are not all equal
(assert (or (not one_10_4) (not one_10_5)))
; row 10, columns 5 to 7 are not all equal
(assert (or (not one_10_5) (not one_10_7)))
; row 10, columns 6 to 8 are not all equal
(assert (or (not one_10_7) (not one_10_8)))
; row 10, columns 7 to 9 are not all equal
(assert (or one_10_7 one_10_8 one_10_9))
(assert (or (not one_10_7) (not one_10_8) (not one_10_9)))
; row 10, columns 8 to 10 are not all equal
(assert (or one_10_8 one_10_9 one_10_10))
(assert (or (not one_10_8) (not one_10_9) (not one_10_10)))
; column 1 has as many ones as zeros
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1) one_1_1 one_2_1 one_4_1 one_6_1 one_7_1 one_8_1 one_9_1 one_10_1))
; column 1, rows 1 to 3 are not all equal
(assert (or (not one_1_1) (not one_2_1)))
; column 1, rows 2 to 4 are not all equal
(assert (or (not one_2_1) (not one_4_1)))
; column 1, rows 4 to 6 are not all equal
(assert (or one_4_1 one_6_1))
; column 1, rows 5 to 7 are not all equal
(assert (or one_6_1 one_7_1))
; column 1, rows 6 to 8 are not all equal
(assert (or one_6_1 one_7_1 one_8_1))
(assert (or (not one_6_1) (not one_7_1) (not one_8_1)))
; column 1, rows 7 to 9 are not all equal
(assert (or one_7_1 one_8_1 one_9_1))
(assert (or (not one_7_1) (not one_8_1) (not one_9_1)))
; column 1, rows 8 to 10 are not all equal
(assert (or one_8_1 one_9_1 one_10_1))
(assert (or (not one_8_1) (not one_9_1) (not one_10_1)))
; column 2 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1) one_1_2 one_3_2 one_4_2 one_5_2 one_7_2 one_8_2 one_9_2 one_10_2))
; column 2, rows 1 to 3 are not all equal
(assert (or one_1_2 one_3_2))
; column 2, rows 2 to 4 are not all equal
(assert (or one_3_2 one_4_2))
; column 2, rows 3 to 5 are not all equal
(assert (or one_3_2 one_4_2 one_5_2))
(assert (or (not one_3_2) (not one_4_2) (not one_5_2)))
; column 2, rows 4 to 6 are not all equal
(assert (or one_4_2 one_5_2))
; column 2, rows 5 to 7 are not all equal
(assert (or one_5_2 one_7_2))
; column 2, rows 6 to 8 are not all equal
(assert (or one_7_2 one_8_2))
; column 2, rows 7 to 9 are not all equal
(assert (or one_7_2 one_8_2 one_9_2))
(assert (or (not one_7_2) (not one_8_2) (not one_9_2)))
; column 2, rows 8 to 10 are not all equal
(assert (or one_8_2 one_9_2 one_10_2))
(assert (or (not one_8_2) (not one_9_2) (not one_10_2)))
; column 3 has as many ones as zeros
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1) one_1_3 one_2_3 one_3_3 one_4_3 one_5_3 one_6_3 one_8_3 one_9_3))
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
; column 3, rows 5 to 7 are not all equal
(assert (or one_5_3 one_6_3))
; column 3, rows 6 to 8 are not all equal
(assert (or one_6_3 one_8_3))
; column 3, rows 7 to 9 are not all equal
(assert (or one_8_3 one_9_3))
; column 3, rows 8 to 10 are not all equal
(assert (or (not one_8_3) (not one_9_3)))
; column 4 has as many ones as zeros
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) one_1_4 one_2_4 one_3_4 one_4_4 one_6_4 one_7_4 one_8_4 one_9_4 one_10_4))
; column 4, rows 1 to 3 are not all equal
(assert (or one_1_4 one_2_4 one_3_4))
(assert (or (not one_1_4) (not one_2_4) (not one_3_4)))
; column 4, rows 2 to 4 are not all equal
(assert (or one_2_4 one_3_4 one_4_4))
(assert (or (not one_2_4) (not one_3_4) (not one_4_4)))
; column 4, rows 3 to 5 are not all equal
(assert (or (not one_3_4) (not one_4_4)))
; column 4, rows 4 to 6 are not all equal
(assert (or (not one_4_4) (not one_6_4)))
; column 4, rows 5 to 7 are not all equal
(assert (or (not one_6_4) (not one_7_4)))
; column 4, rows 6 to 8 are not all equal
(assert (or one_6_4 one_7_4 one_8_4))
(assert (or (not one_6_4) (not one_7_4) (not one_8_4)))
; column 4, rows 7 to 9 are not all equal
(assert (or one_7_4 one_8_4 one_9_4))
(assert (or (not one_7_4) (not one_8_4) (not one_9_4)))
; column 4, rows 8 to 10 are not all equal
(assert (or one_8_4 one_9_4 one_10_4))
(assert (or (not one_8_4) (not one_9_4) (not one_10_4)))
; column 5 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1) one_1_5 one_3_5 one_4_5 one_6_5 one_7_5 one_8_5 one_9_5 one_10_5))
; column 5, rows 1 to 3 are not all equal
(assert (or one_1_5 one_3_5))
; column 5, rows 2 to 4 are not all equal
(assert (or one_3_5 one_4_5))
; column 5, rows 3 to 5 are not all equal
(assert (or one_3_5 one_4_5))
; column 5, rows 4 to 6 are not all equal
(assert (or one_4_5 one_6_5))
; column 5, rows 5 to 7 are not all equal
(assert (or one_6_5 one_7_5))
; column 5, rows 6 to 8 are not all equal
(assert (or one_6_5 one_7_5 one_8_5))
(assert (or (not one_6_5) (not one_7_5) (not one_8_5)))
; column 5, rows 7 to 9 are not all equal
(assert (or one_7_5 one_8_5 one_9_5))
(assert (or (not one_7_5) (not one_8_5) (not one_9_5)))
; column 5, rows 8 to 10 are not all equal
(assert (or one_8_5 one_9_5 one_10_5))
(assert (or (not one_8_5) (not one_9_5) (not one_10_5)))
; column 6 has as many ones as zeros
(assert ((_ pbeq 2 1 1 1 1 1 1) one_2_6 one_3_6 one_5_6 one_6_6 one_7_6 one_9_6))
; column 6, rows 1 to 3 are not all equal
(assert (or (not one_2_6) (not one_3_6)))
; column 6, rows 2 to 4 are not all equal
(assert (or (not one_2_6) (not one_3_6)))
; column 6, rows 3 to 5 are not all equal
(assert (or (not one_3_6) (not one_5_6)))
; column 6, rows 4 to 6 are not all equal
(assert (or (not one_5_6) (not one_6_6)))
; column 6, rows 5 to 7 are not all equal
(assert (or one_5_6 one_6_6 one_7_6))
(assert (or (not one_5_6) (not one_6_6) (not one_7_6)))
; column 6, rows 6 to 8 are not all equal
(assert (or one_6_6 one_7_6))
; column 6, rows 7 to 9 are not all equal
(assert (or one_7_6 one_9_6))
; column 7 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) one_1_7 one_2_7 one_3_7 one_4_7 one_5_7 one_6_7 one_8_7 one_9_7 one_10_7))
; column 7, rows 1 to 3 are not all equal
(assert (or one_1_7 one_2_7 one_3_7))
(assert (or (not one_1_7) (not one_2_7) (not one_3_7)))
; column 7, rows 2 to 4 are not all equal
(assert (or one_2_7 one_3_7 one_4_7))
(assert (or (not one_2_7) (not one_3_7) (not one_4_7)))
; column 7, rows 3 to 5 are not all equal
(assert (or one_3_7 one_4_7 one_5_7))
(assert (or (not one_3_7) (not one_4_7) (not one_5_7)))
; column 7, rows 4 to 6 are not all equal
(assert (or one_4_7 one_5_7 one_6_7))
(assert (or (not one_4_7) (not one_5_7) (not one_6_7)))
; column 7, rows 5 to 7 are not all equal
(assert (or one_5_7 one_6_7))
; column 7, rows 6 to 8 are not all equal
(assert (or one_6_7 one_8_7))
; column 7, rows 7 to 9 are not all equal
(assert (or one_8_7 one_9_7))
; column 7, rows 8 to 10 are not all equal
(assert (or one_8_7 one_9_7 one_10_7))
(assert (or (not one_8_7) (not one_9_7) (not one_10_7)))
; column 8 has as many ones as zeros
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1) one_1_8 one_2_8 one_3_8 one_4_8 one_5_8 one_7_8 one_9_8 one_10_8))
; column 8, rows 1 to 3 are not all equal
(assert (or one_1_8 one_2_8 one_3_8))
(assert (or (not one_1_8) (not one_2_8) (not one_3_8)))
; column 8, rows 2 to 4 are not all equal
(assert (or one_2_8 one_3_8 one_4_8))
(assert (or (not one_2_8) (not one_3_8) (not one_4_8)))
; column 8, rows 3 to 5 are not all equal
(assert (or one_3_8 one_4_8 one_5_8))
(assert (or (not one_3_8) (not one_4_8) (not one_5_8)))
; column 8, rows 4 to 6 are not all equal
(assert (or (not one_4_8) (not one_5_8)))
; column 8, rows 5 to 7 are not all equal
(assert (or (not one_5_8) (not one_7_8)))
; column 8, rows 6 to 8 are not all equal
(assert (not one_7_8))
; column 8, rows 7 to 9 are not all equal
(assert (or (not one_7_8) (not one_9_8)))
; column 8, rows 8 to 10 are not all equal
(assert (or (not one_9_8) (not one_10_8)))
; column 9 has as many ones as zeros
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1) one_2_9 one_3_9 one_4_9 one_5_9 one_6_9 one_7_9 one_9_9 one_10_9))
; column 9, rows 1 to 3 are not all equal
(assert (or (not one_2_9) (not one_3_9)))
; column 9, rows 2 to 4 are not all equal
(assert (or one_2_9 one_3_9 one_4_9))
(assert (or (not one_2_9) (not one_3_9) (not one_4_9)))
; column 9, rows 3 to 5 are not all equal
(assert (or one_3_9 one_4_9 one_5_9))
(assert (or (not one_3_9) (not one_4_9) (not one_5_9)))
; column 9, rows 4 to 6 are not all equal
(assert (or one_4_9 one_5_9 one_6_9))
(assert (or (not one_4_9) (not one_5_9) (not one_6_9)))
; column 9, rows 5 to 7 are not all equal
(assert (or one_5_9 one_6_9 one_7_9))
(assert (or (not one_5_9) (not one_6_9) (not one_7_9)))
; column 9, rows 6 to 8 are not all equal
(assert (or (not one_6_9) (not one_7_9)))
; column 9, rows 7 to 9 are not all equal
(assert (or (not one_7_9) (not one_9_9)))
; column 9, rows 8 to 10 are not all equal
(assert (or (not one_9_9) (not one_10_9)))
; column 10 has as many ones as zeros
(assert ((_ pbeq 2 1 1 1 1 1 1 1) one_1_10 one_2_10 one_5_10 one_7_10 one_8_10 one_9_10 one_10_10))
; column 10, rows 1 to 3 are not all equal
(assert (or (not one_1_10) (not one_2_10)))
; column 10, rows 2 to 4 are not all equal
(assert (not one_2_10))
; column 10, rows 3 to 5 are not all equal
(assert (not one_5_10))
; column 10, rows 4 to 6 are not all equal
(assert (not one_5_10))
; column 10, rows 5 to 7 are not all equal
(assert (or (not one_5_10) (not one_7_10)))
; column 10, rows 6 to 8 are not all equal
(assert (or (not one_7_10) (not one_8_10)))
; column 10, rows 7 to 9 are not all equal
(assert (or one_7_10 one_8_10 one_9_10))
(assert (or (not one_7_10) (not one_8_10) (not one_9_10)))
; column 10, rows 8 to 10 are not all equal
(assert (or one_8_10 one_9_10 one_10_10))
(assert (or (not one_8_10) (not one_9_10) (not one_10_10)))
; rows 1 and 2 are not equal
(assert (or (xor one_1_1 one_2_1) (xor one_1_3 one_2_3) (xor one_1_4 one_2_4) (xor one_1_7 one_2_7) (xor one_1_8 one_2_8) (xor one_1_10 one_2_10) one_1_2 one_1_5 (not one_2_6) (not one_2_9)))
; rows 1 and 3 are not equal
(assert (or (xor one_1_2 one_3_2) (xor one_1_3 one_3_3) (xor one_1_4 one_3_4) (xor one_1_5 one_3_5) (xor one_1_7 one_3_7) (xor one_1_8 one_3_8) (not one_1_1) (not one_3_6) (not one_3_9) (not one_1_10)))
; rows 1 and 4 are not equal
(assert (or (xor one_1_1 one_4_1) (xor one_1_2 one_4_2) (xor one_1_3 one_4_3) (xor one_1_4 one_4_4) (xor one_1_5 one_4_5) (xor one_1_7 one_4_7) (xor one_1_8 one_4_8) (not one_4_9) (not one_1_10)))
; rows 1 and 5 are not equal
(assert (or (xor one_1_2 one_5_2) (xor one_1_3 one_5_3) (xor one_1_7 one_5_7) (xor one_1_8 one_5_8) (xor one_1_10 one_5_10) one_1_1 (not one_1_4) one_1_5 (not one_5_6) (not one_5_9)))
; rows 1 and 7 are not equal
(assert (or (xor one_1_1 one_7_1) (xor one_1_2 one_7_2) (xor one_1_4 one_7_4) (xor one_1_5 one_7_5) (xor one_1_8 one_7_8) (xor one_1_10 one_7_10) one_1_3 (not one_7_6) one_1_7 (not one_7_9)))
; rows 1 and 9 are not equal
(assert (or (xor one_1_1 one_9_1) (xor one_1_2 one_9_2) (xor one_1_3 one_9_3) (xor one_1_4 one_9_4) (xor one_1_5 one_9_5) (xor one_1_7 one_9_7) (xor one_1_8 one_9_8) (xor one_1_10 one_9_10) (not one_9_6) (not one_9_9)))
; rows 1 and 10 are not equal
(assert (or (xor one_1_1 one_10_1) (xor one_1_2 one_10_2) (xor one_1_4 one_10_4) (xor one_1_5 one_10_5) (xor one_1_7 one_10_7) (xor one_1_8 one_10_8) (xor one_1_10 one_10_10) (not one_1_3) (not one_10_9)))
; rows 2 and 3 are not equal
(assert (or (xor one_2_3 one_3_3) (xor one_2_4 one_3_4) (xor one_2_6 one_3_6) (xor one_2_7 one_3_7) (xor one_2_8 one_3_8) (xor one_2_9 one_3_9) (not one_2_1) one_3_2 one_3_5 (not one_2_10)))
; rows 2 and 4 are not equal
(assert (or (xor one_2_1 one_4_1) (xor one_2_3 one_4_3) (xor one_2_4 one_4_4) (xor one_2_7 one_4_7) (xor one_2_8 one_4_8) (xor one_2_9 one_4_9) one_4_2 one_4_5 (not one_2_6) (not one_2_10)))
; rows 2 and 5 are not equal
(assert (or (xor one_2_3 one_5_3) (xor one_2_6 one_5_6) (xor one_2_7 one_5_7) (xor one_2_8 one_5_8) (xor one_2_9 one_5_9) (xor one_2_10 one_5_10) one_2_1 one_5_2 (not one_2_4)))
; rows 2 and 6 are not equal
(assert (or (xor one_2_1 one_6_1) (xor one_2_3 one_6_3) (xor one_2_4 one_6_4) (xor one_2_6 one_6_6) (xor one_2_7 one_6_7) (xor one_2_9 one_6_9) one_6_5 (not one_2_8) (not one_2_10)))
; rows 2 and 7 are not equal
(assert (or (xor one_2_1 one_7_1) (xor one_2_4 one_7_4) (xor one_2_6 one_7_6) (xor one_2_8 one_7_8) (xor one_2_9 one_7_9) (xor one_2_10 one_7_10) one_7_2 one_2_3 one_7_5 one_2_7))
; rows 2 and 8 are not equal
(assert (or (xor one_2_1 one_8_1) (xor one_2_3 one_8_3) (xor one_2_4 one_8_4) (xor one_2_7 one_8_7) (xor one_2_10 one_8_10) one_8_2 one_8_5 one_2_6 (not one_2_8) (not one_2_9)))
; rows 2 and 9 are not equal
(assert (or (xor one_2_1 one_9_1) (xor one_2_3 one_9_3) (xor one_2_4 one_9_4) (xor one_2_6 one_9_6) (xor one_2_7 one_9_7) (xor one_2_8 one_9_8) (xor one_2_9 one_9_9) (xor one_2_10 one_9_10) one_9_2 one_9_5))
; rows 2 and 10 are not equal
(assert (or (xor one_2_1 one_10_1) (xor one_2_4 one_10_4) (xor one_2_7 one_10_7) (xor one_2_8 one_10_8) (xor one_2_9 one_10_9) (xor one_2_10 one_10_10) one_10_2 (not one_2_3) one_10_5 (not one_2_6)))
; rows 3 and 4 are not equal
(assert (or (xor one_3_2 one_4_2) (xor one_3_3 one_4_3) (xor one_3_4 one_4_4) (xor one_3_5 one_4_5) (xor one_3_7 one_4_7) (xor one_3_8 one_4_8) (xor one_3_9 one_4_9) (not one_4_1) (not one_3_6)))
; rows 3 and 6 are not equal
(assert (or (xor one_3_3 one_6_3) (xor one_3_4 one_6_4) (xor one_3_5 one_6_5) (xor one_3_6 one_6_6) (xor one_3_7 one_6_7) (xor one_3_9 one_6_9) (not one_6_1) one_3_2 (not one_3_8)))
; rows 3 and 7 are not equal
(assert (or (xor one_3_2 one_7_2) (xor one_3_4 one_7_4) (xor one_3_5 one_7_5) (xor one_3_6 one_7_6) (xor one_3_8 one_7_8) (xor one_3_9 one_7_9) (not one_7_1) one_3_3 one_3_7 (not one_7_10)))
; rows 3 and 9 are not equal
(assert (or (xor one_3_2 one_9_2) (xor one_3_3 one_9_3) (xor one_3_4 one_9_4) (xor one_3_5 one_9_5) (xor one_3_6 one_9_6) (xor one_3_7 one_9_7) (xor one_3_8 one_9_8) (xor one_3_9 one_9_9) (not one_9_1) (not one_9_10)))
; rows 3 and 10 are not equal
(assert (or (xor one_3_2 one_10_2) (xor one_3_4 one_10_4) (xor one_3_5 one_10_5) (xor one_3_7 one_10_7) (xor one_3_8 one_10_8) (xor one_3_9 one_10_9) (not one_10_1) (not one_3_3) (not one_3_6) (not one_10_10)))
; rows 4 and 5 are not equal
(assert (or (xor one_4_2 one_5_2) (xor one_4_3 one_5_3) (xor one_4_7 one_5_7) (xor one_4_8 one_5_8) (xor one_4_9 one_5_9) one_4_1 (not one_4_4) one_4_5 (not one_5_6) (not one_5_10)))
; rows 4 and 6 are not equal
(assert (or (xor one_4_1 one_6_1) (xor one_4_3 one_6_3) (xor one_4_4 one_6_4) (xor one_4_5 one_6_5) (xor one_4_7 one_6_7) (xor one_4_9 one_6_9) one_4_2 (not one_6_6) (not one_4_8)))
; rows 4 and 7 are not equal
(assert (or (xor one_4_1 one_7_1) (xor one_4_2 one_7_2) (xor one_4_4 one_7_4) (xor one_4_5 one_7_5) (xor one_4_8 one_7_8) (xor one_4_9 one_7_9) one_4_3 (not one_7_6) one_4_7 (not one_7_10)))
; rows 4 and 9 are not equal
(assert (or (xor one_4_1 one_9_1) (xor one_4_2 one_9_2) (xor one_4_3 one_9_3) (xor one_4_4 one_9_4) (xor one_4_5 one_9_5) (xor one_4_7 one_9_7) (xor one_4_8 one_9_8) (xor one_4_9 one_9_9) (not one_9_6) (not one_9_10)))
; rows 4 and 10 are not equal
(assert (or (xor one_4_1 one_10_1) (xor one_4_2 one_10_2) (xor one_4_4 one_10_4) (xor one_4_5 one_10_5) (xor one_4_7 one_10_7) (xor one_4_8 one_10_8) (xor one_4_9 one_10_9) (not one_4_3) (not one_10_10)))
; rows 5 and 6 are not equal
(assert (or (xor one_5_3 one_6_3) (xor one_5_6 one_6_6) (xor one_5_7 one_6_7) (xor one_5_9 one_6_9) one_6_1 one_5_2 (not one_6_4) one_6_5 (not one_5_8) (not one_5_10)))
; rows 5 and 7 are not equal
(assert (or (xor one_5_2 one_7_2) (xor one_5_6 one_7_6) (xor one_5_8 one_7_8) (xor one_5_9 one_7_9) (xor one_5_10 one_7_10) one_7_1 one_5_3 (not one_7_4) one_7_5 one_5_7))
; rows 5 and 8 are not equal
(assert (or (xor one_5_2 one_8_2) (xor one_5_3 one_8_3) (xor one_5_7 one_8_7) (xor one_5_10 one_8_10) one_8_1 (not one_8_4) one_8_5 one_5_6 (not one_5_8) (not one_5_9)))
; rows 5 and 9 are not equal
(assert (or (xor one_5_2 one_9_2) (xor one_5_3 one_9_3) (xor one_5_6 one_9_6) (xor one_5_7 one_9_7) (xor one_5_8 one_9_8) (xor one_5_9 one_9_9) (xor one_5_10 one_9_10) one_9_1 (not one_9_4) one_9_5))
; rows 5 and 10 are not equal
(assert (or (xor one_5_2 one_10_2) (xor one_5_7 one_10_7) (xor one_5_8 one_10_8) (xor one_5_9 one_10_9) (xor one_5_10 one_10_10) one_10_1 (not one_5_3) (not one_10_4) one_10_5 (not one_5_6)))
; rows 6 and 7 are not equal
(assert (or (xor one_6_1 one_7_1) (xor one_6_4 one_7_4) (xor one_6_5 one_7_5) (xor one_6_6 one_7_6) (xor one_6_9 one_7_9) one_7_2 one_6_3 one_6_7 (not one_7_8) (not one_7_10)))
; rows 6 and 9 are not equal
(assert (or (xor one_6_1 one_9_1) (xor one_6_3 one_9_3) (xor one_6_4 one_9_4) (xor one_6_5 one_9_5) (xor one_6_6 one_9_6) (xor one_6_7 one_9_7) (xor one_6_9 one_9_9) one_9_2 (not one_9_8) (not one_9_10)))
; rows 6 and 10 are not equal
(assert (or (xor one_6_1 one_10_1) (xor one_6_4 one_10_4) (xor one_6_5 one_10_5) (xor one_6_7 one_10_7) (xor one_6_9 one_10_9) one_10_2 (not one_6_3) (not one_6_6) (not one_10_8) (not one_10_10)))
; rows 7 and 8 are not equal
(assert (or (xor one_7_1 one_8_1) (xor one_7_2 one_8_2) (xor one_7_4 one_8_4) (xor one_7_5 one_8_5) (xor one_7_10 one_8_10) one_8_3 one_7_6 one_8_7 (not one_7_8) (not one_7_9)))
; rows 7 and 9 are not equal
(assert (or (xor one_7_1 one_9_1) (xor one_7_2 one_9_2) (xor one_7_4 one_9_4) (xor one_7_5 one_9_5) (xor one_7_6 one_9_6) (xor one_7_8 one_9_8) (xor one_7_9 one_9_9) (xor one_7_10 one_9_10) one_9_3 one_9_7))
; rows 8 and 9 are not equal
(assert (or (xor one_8_1 one_9_1) (xor one_8_2 one_9_2) (xor one_8_3 one_9_3) (xor one_8_4 one_9_4) (xor one_8_5 one_9_5) (xor one_8_7 one_9_7) (xor one_8_10 one_9_10) one_9_6 (not one_9_8) (not one_9_9)))
; rows 9 and 10 are not equal
(assert (or (xor one_9_1 one_10_1) (xor one_9_2 one_10_2) (xor one_9_4 one_10_4) (xor one_9_5 one_10_5) (xor one_9_7 one_10_7) (xor one_9_8 one_10_8) (xor one_9_9 one_10_9) (xor one_9_10 one_10_10) (not one_9_3) (not one_9_6)))
; columns 1 and 2 are not equal
(assert (or (xor one_1_1 one_1_2) (xor one_4_1 one_4_2) (xor one_7_1 one_7_2) (xor one_8_1 one_8_2) (xor one_9_1 one_9_2) (xor one_10_1 one_10_2) one_2_1 (not one_3_2) one_5_2 one_6_1))
; columns 1 and 3 are not equal
(assert (or (xor one_1_1 one_1_3) (xor one_2_1 one_2_3) (xor one_4_1 one_4_3) (xor one_6_1 one_6_3) (xor one_8_1 one_8_3) (xor one_9_1 one_9_3) (not one_3_3) one_5_3 one_7_1 (not one_10_1)))
; columns 1 and 5 are not equal
(assert (or (xor one_1_1 one_1_5) (xor one_4_1 one_4_5) (xor one_6_1 one_6_5) (xor one_7_1 one_7_5) (xor one_8_1 one_8_5) (xor one_9_1 one_9_5) (xor one_10_1 one_10_5) one_2_1 (not one_3_5)))
; columns 1 and 6 are not equal
(assert (or (xor one_2_1 one_2_6) (xor one_6_1 one_6_6) (xor one_7_1 one_7_6) (xor one_9_1 one_9_6) (not one_1_1) (not one_3_6) (not one_4_1) one_5_6 one_8_1 (not one_10_1)))
; columns 1 and 7 are not equal
(assert (or (xor one_1_1 one_1_7) (xor one_2_1 one_2_7) (xor one_4_1 one_4_7) (xor one_6_1 one_6_7) (xor one_8_1 one_8_7) (xor one_9_1 one_9_7) (xor one_10_1 one_10_7) (not one_3_7) one_5_7 one_7_1))
; columns 1 and 8 are not equal
(assert (or (xor one_1_1 one_1_8) (xor one_2_1 one_2_8) (xor one_4_1 one_4_8) (xor one_7_1 one_7_8) (xor one_9_1 one_9_8) (xor one_10_1 one_10_8) (not one_3_8) one_5_8 (not one_6_1) (not one_8_1)))
; columns 1 and 9 are not equal
(assert (or (xor one_2_1 one_2_9) (xor one_4_1 one_4_9) (xor one_6_1 one_6_9) (xor one_7_1 one_7_9) (xor one_9_1 one_9_9) (xor one_10_1 one_10_9) (not one_1_1) (not one_3_9) one_5_9 (not one_8_1)))
; columns 1 and 10 are not equal
(assert (or (xor one_1_1 one_1_10) (xor one_2_1 one_2_10) (xor one_7_1 one_7_10) (xor one_8_1 one_8_10) (xor one_9_1 one_9_10) (xor one_10_1 one_10_10) (not one_4_1) one_5_10 (not one_6_1)))
; columns 2 and 3 are not equal
(assert (or (xor one_1_2 one_1_3) (xor one_3_2 one_3_3) (xor one_4_2 one_4_3) (xor one_5_2 one_5_3) (xor one_8_2 one_8_3) (xor one_9_2 one_9_3) one_2_3 one_6_3 one_7_2 (not one_10_2)))
; columns 2 and 4 are not equal
(assert (or (xor one_1_2 one_1_4) (xor one_3_2 one_3_4) (xor one_4_2 one_4_4) (xor one_7_2 one_7_4) (xor one_8_2 one_8_4) (xor one_9_2 one_9_4) (xor one_10_2 one_10_4) one_2_4 (not one_5_2) one_6_4))
; columns 2 and 5 are not equal
(assert (or (xor one_1_2 one_1_5) (xor one_3_2 one_3_5) (xor one_4_2 one_4_5) (xor one_7_2 one_7_5) (xor one_8_2 one_8_5) (xor one_9_2 one_9_5) (xor one_10_2 one_10_5) one_5_2 one_6_5))
; columns 2 and 6 are not equal
(assert (or (xor one_3_2 one_3_6) (xor one_5_2 one_5_6) (xor one_7_2 one_7_6) (xor one_9_2 one_9_6) (not one_1_2) one_2_6 (not one_4_2) one_6_6 one_8_2 (not one_10_2)))
; columns 2 and 7 are not equal
(assert (or (xor one_1_2 one_1_7) (xor one_3_2 one_3_7) (xor one_4_2 one_4_7) (xor one_5_2 one_5_7) (xor one_8_2 one_8_7) (xor one_9_2 one_9_7) (xor one_10_2 one_10_7) one_2_7 one_6_7 one_7_2))
; columns 2 and 9 are not equal
(assert (or (xor one_3_2 one_3_9) (xor one_4_2 one_4_9) (xor one_5_2 one_5_9) (xor one_7_2 one_7_9) (xor one_9_2 one_9_9) (xor one_10_2 one_10_9) (not one_1_2) one_2_9 one_6_9 (not one_8_2)))
; columns 3 and 4 are not equal
(assert (or (xor one_1_3 one_1_4) (xor one_2_3 one_2_4) (xor one_3_3 one_3_4) (xor one_4_3 one_4_4) (xor one_6_3 one_6_4) (xor one_8_3 one_8_4) (xor one_9_3 one_9_4) (not one_5_3) one_7_4 (not one_10_4)))
; columns 3 and 5 are not equal
(assert (or (xor one_1_3 one_1_5) (xor one_3_3 one_3_5) (xor one_4_3 one_4_5) (xor one_6_3 one_6_5) (xor one_8_3 one_8_5) (xor one_9_3 one_9_5) one_2_3 one_5_3 one_7_5 (not one_10_5)))
; columns 3 and 6 are not equal
(assert (or (xor one_2_3 one_2_6) (xor one_3_3 one_3_6) (xor one_5_3 one_5_6) (xor one_6_3 one_6_6) (xor one_9_3 one_9_6) (not one_1_3) (not one_4_3) one_7_6 one_8_3))
; columns 3 and 7 are not equal
(assert (or (xor one_1_3 one_1_7) (xor one_2_3 one_2_7) (xor one_3_3 one_3_7) (xor one_4_3 one_4_7) (xor one_5_3 one_5_7) (xor one_6_3 one_6_7) (xor one_8_3 one_8_7) (xor one_9_3 one_9_7) (not one_10_7)))
; columns 3 and 8 are not equal
(assert (or (xor one_1_3 one_1_8) (xor one_2_3 one_2_8) (xor one_3_3 one_3_8) (xor one_4_3 one_4_8) (xor one_5_3 one_5_8) (xor one_9_3 one_9_8) (not one_6_3) one_7_8 (not one_8_3) (not one_10_8)))
; columns 3 and 9 are not equal
(assert (or (xor one_2_3 one_2_9) (xor one_3_3 one_3_9) (xor one_4_3 one_4_9) (xor one_5_3 one_5_9) (xor one_6_3 one_6_9) (xor one_9_3 one_9_9) (not one_1_3) one_7_9 (not one_8_3) (not one_10_9)))
; columns 3 and 10 are not equal
(assert (or (xor one_1_3 one_1_10) (xor one_2_3 one_2_10) (xor one_5_3 one_5_10) (xor one_8_3 one_8_10) (xor one_9_3 one_9_10) (not one_3_3) (not one_4_3) (not one_6_3) one_7_10 (not one_10_10)))
; columns 4 and 6 are not equal
(assert (or (xor one_2_4 one_2_6) (xor one_3_4 one_3_6) (xor one_6_4 one_6_6) (xor one_7_4 one_7_6) (xor one_9_4 one_9_6) (not one_1_4) (not one_4_4) (not one_5_6) one_8_4 (not one_10_4)))
; columns 4 and 7 are not equal
(assert (or (xor one_1_4 one_1_7) (xor one_2_4 one_2_7) (xor one_3_4 one_3_7) (xor one_4_4 one_4_7) (xor one_6_4 one_6_7) (xor one_8_4 one_8_7) (xor one_9_4 one_9_7) (xor one_10_4 one_10_7) (not one_5_7) one_7_4))
; columns 4 and 8 are not equal
(assert (or (xor one_1_4 one_1_8) (xor one_2_4 one_2_8) (xor one_3_4 one_3_8) (xor one_4_4 one_4_8) (xor one_7_4 one_7_8) (xor one_9_4 one_9_8) (xor one_10_4 one_10_8) (not one_5_8) (not one_6_4) (not one_8_4)))
; columns 4 and 9 are not equal
(assert (or (xor one_2_4 one_2_9) (xor one_3_4 one_3_9) (xor one_4_4 one_4_9) (xor one_6_4 one_6_9) (xor one_7_4 one_7_9) (xor one_9_4 one_9_9) (xor one_10_4 one_10_9) (not one_1_4) (not one_5_9) (not one_8_4)))
; columns 5 and 6 are not equal
(assert (or (xor one_3_5 one_3_6) (xor one_6_5 one_6_6) (xor one_7_5 one_7_6) (xor one_9_5 one_9_6) (not one_1_5) one_2_6 (not one_4_5) one_5_6 one_8_5 (not one_10_5)))
; columns 5 and 7 are not equal
(assert (or (xor one_1_5 one_1_7) (xor one_3_5 one_3_7) (xor one_4_5 one_4_7) (xor one_6_5 one_6_7) (xor one_8_5 one_8_7) (xor one_9_5 one_9_7) (xor one_10_5 one_10_7) one_2_7 one_5_7 one_7_5))
; columns 5 and 8 are not equal
(assert (or (xor one_1_5 one_1_8) (xor one_3_5 one_3_8) (xor one_4_5 one_4_8) (xor one_7_5 one_7_8) (xor one_9_5 one_9_8) (xor one_10_5 one_10_8) one_2_8 one_5_8 (not one_6_5) (not one_8_5)))
; columns 5 and 9 are not equal
(assert (or (xor one_3_5 one_3_9) (xor one_4_5 one_4_9) (xor one_6_5 one_6_9) (xor one_7_5 one_7_9) (xor one_9_5 one_9_9) (xor one_10_5 one_10_9) (not one_1_5) one_2_9 one_5_9 (not one_8_5)))
; columns 5 and 10 are not equal
(assert (or (xor one_1_5 one_1_10) (xor one_7_5 one_7_10) (xor one_8_5 one_8_10) (xor one_9_5 one_9_10) (xor one_10_5 one_10_10) one_2_10 (not one_3_5) (not one_4_5) one_5_10 (not one_6_5)))
; columns 6 and 7 are not equal
(assert (or (xor one_2_6 one_2_7) (xor one_3_6 one_3_7) (xor one_5_6 one_5_7) (xor one_6_6 one_6_7) (xor one_9_6 one_9_7) (not one_1_7) (not one_4_7) one_7_6 one_8_7 (not one_10_7)))
; columns 6 and 10 are not equal
(assert (or (xor one_2_6 one_2_10) (xor one_5_6 one_5_10) (xor one_7_6 one_7_10) (xor one_9_6 one_9_10) (not one_1_10) (not one_3_6) (not one_6_6) one_8_10 (not one_10_10)))
; columns 7 and 8 are not equal
(assert (or (xor one_1_7 one_1_8) (xor one_2_7 one_2_8) (xor one_3_7 one_3_8) (xor one_4_7 one_4_8) (xor one_5_7 one_5_8) (xor one_9_7 one_9_8) (xor one_10_7 one_10_8) (not one_6_7) one_7_8 (not one_8_7)))
; columns 7 and 9 are not equal
(assert (or (xor one_2_7 one_2_9) (xor one_3_7 one_3_9) (xor one_4_7 one_4_9) (xor one_5_7 one_5_9) (xor one_6_7 one_6_9) (xor one_9_7 one_9_9) (xor one_10_7 one_10_9) (not one_1_7) one_7_9 (not one_8_7)))
; columns 7 and 10 are not equal
(assert (or (xor one_1_7 one_1_10) (xor one_2_7 one_2_10) (xor one_5_7 one_5_10) (xor one_8_7 one_8_10) (xor one_9_7 one_9_10) (xor one_10_7 one_10_10) (not one_3_7) (not one_4_7) (not one_6_7) one_7_10))
; columns 8 and 9 are not equal
(assert (or (xor one_2_8 one_2_9) (xor one_3_8 one_3_9) (xor one_4_8 one_4_9) (xor one_5_8 one_5_9) (xor one_7_8 one_7_9) (xor one_9_8 one_9_9) (xor one_10_8 one_10_9) (not one_1_8) (not one_6_9)))
; columns 8 and 10 are not equal
(assert (or (xor one_1_8 one_1_10) (xor one_2_8 one_2_10) (xor one_5_8 one_5_10) (xor one_7_8 one_7_10) (xor one_9_8 one_9_10) (xor one_10_8 one_10_10) (not one_3_8) (not one_4_8) (not one_8_10)))
; columns 9 and 10 are not equal
(assert (or (xor one_2_9 one_2_10) (xor one_5_9 one_5_10) (xor one_7_9 one_7_10) (xor one_9_9 one_9_10) (xor one_10_9 one_10_10) (not one_1_10) (not one_3_9) (not one_4_9) (not one_6_9) (not one_8_10)))
(check-sat)
(get-model)
