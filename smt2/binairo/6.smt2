; binairo, distinct:
;
; __0__1
; ___1__
; ____0_
; 10____
; ____1_
; __0__0
;
; one_1_1 is true when row 1, column 1 holds 1, and likewise for the others.
(declare-const one_1_1 Bool)
(declare-const one_1_2 Bool)
(declare-const one_1_4 Bool)
(declare-const one_1_5 Bool)
(declare-const one_2_1 Bool)
(declare-const one_2_2 Bool)
(declare-const one_2_3 Bool)
(declare-const one_2_5 Bool)
(declare-const one_2_6 Bool)
(declare-const one_3_1 Bool)
(declare-const one_3_2 Bool)
(declare-const one_3_3 Bool)
(declare-const one_3_4 Bool)
(declare-const one_3_6 Bool)
(declare-const one_4_3 Bool)
(declare-const one_4_4 Bool)
(declare-const one_4_5 Bool)
(declare-const one_4_6 Bool)
(declare-const one_5_1 Bool)
(declare-const one_5_2 Bool)
(declare-const one_5_3 Bool)
(declare-const one_5_4 Bool)
(declare-const one_5_6 Bool)
(declare-const one_6_1 Bool)
(declare-const one_6_2 Bool)
(declare-const one_6_4 Bool)
(declare-const one_6_5 Bool)
; row 1 has as many ones as zeros
(assert ((_ pbeq 2 1 1 1 1) one_1_1 one_1_2 one_1_4 one_1_5))
; row 1, columns 1 to 3 are not all equal
(assert (or one_1_1 one_1_2))
; row 1, columns 2 to 4 are not all equal
(assert (or one_1_2 one_1_4))
; row 1, columns 3 to 5 are not all equal
(assert (or one_1_4 one_1_5))
; row 1, columns 4 to 6 are not all equal
(assert (or (not one_1_4) (not one_1_5)))
; row 2 has as many ones as zeros
(assert ((_ pbeq 2 1 1 1 1 1) one_2_1 one_2_2 one_2_3 one_2_5 one_2_6))
; row 2, columns 1 to 3 are not all equal
(assert (or one_2_1 one_2_2 one_2_3))
(assert (or (not one_2_1) (not one_2_2) (not one_2_3)))
; row 2, columns 2 to 4 are not all equal
(assert (or (not one_2_2) (not one_2_3)))
; row 2, columns 3 to 5 are not all equal
(assert (or (not one_2_3) (not one_2_5)))
; row 2, columns 4 to 6 are not all equal
(assert (or (not one_2_5) (not one_2_6)))
; row 3 has as many ones as zeros
(assert ((_ pbeq 3 1 1 1 1 1) one_3_1 one_3_2 one_3_3 one_3_4 one_3_6))
; row 3, columns 1 to 3 are not all equal
(assert (or one_3_1 one_3_2 one_3_3))
(assert (or (not one_3_1) (not one_3_2) (not one_3_3)))
; row 3, columns 2 to 4 are not all equal
(assert (or one_3_2 one_3_3 one_3_4))
(assert (or (not one_3_2) (not one_3_3) (not one_3_4)))
; row 3, columns 3 to 5 are not all equal
(assert (or one_3_3 one_3_4))
; row 3, columns 4 to 6 are not all equal
(assert (or one_3_4 one_3_6))
; row 4 has as many ones as zeros
(assert ((_ pbeq 2 1 1 1 1) one_4_3 one_4_4 one_4_5 one_4_6))
; row 4, columns 2 to 4 are not all equal
(assert (or one_4_3 one_4_4))
; row 4, columns 3 to 5 are not all equal
(assert (or one_4_3 one_4_4 one_4_5))
(assert (or (not one_4_3) (not one_4_4) (not one_4_5)))
; row 4, columns 4 to 6 are not all equal
(assert (or one_4_4 one_4_5 one_4_6))
(assert (or (not one_4_4) (not one_4_5) (not one_4_6)))
; row 5 has as many ones as zeros
(assert ((_ pbeq 2 1 1 1 1 1) one_5_1 one_5_2 one_5_3 one_5_4 one_5_6))
; row 5, columns 1 to 3 are not all equal
(assert (or one_5_1 one_5_2 one_5_3))
(assert (or (not one_5_1) (not one_5_2) (not one_5_3)))
; row 5, columns 2 to 4 are not all equal
(assert (or one_5_2 one_5_3 one_5_4))
(assert (or (not one_5_2) (not one_5_3) (not one_5_4)))
; row 5, columns 3 to 5 are not all equal
(assert (or (not one_5_3) (not one_5_4)))
; row 5, columns 4 to 6 are not all equal
(assert (or (not one_5_4) (not one_5_6)))
; row 6 has as many ones as zeros
(assert ((_ pbeq 3 1 1 1 1) one_6_1 one_6_2 one_6_4 one_6_5))
; row 6, columns 1 to 3 are not all equal
(assert (or one_6_1 one_6_2))
; row 6, columns 2 to 4 are not all equal
(assert (or one_6_2 one_6_4))
; row 6, columns 3 to 5 are not all equal
(assert (or one_6_4 one_6_5))
; row 6, columns 4 to 6 are not all equal
(assert (or one_6_4 one_6_5))
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
(assert ((_ pbeq 3 1 1 1 1 1) one_1_2 one_2_2 one_3_2 one_5_2 one_6_2))
; column 2, rows 1 to 3 are not all equal
(assert (or one_1_2 one_2_2 one_3_2))
(assert (or (not one_1_2) (not one_2_2) (not one_3_2)))
; column 2, rows 2 to 4 are not all equal
(assert (or one_2_2 one_3_2))
; column 2, rows 3 to 5 are not all equal
(assert (or one_3_2 one_5_2))
; column 2, rows 4 to 6 are not all equal
(assert (or one_5_2 one_6_2))
; column 3 has as many ones as zeros
(assert ((_ pbeq 3 1 1 1 1) one_2_3 one_3_3 one_4_3 one_5_3))
; column 3, rows 1 to 3 are not all equal
(assert (or one_2_3 one_3_3))
; column 3, rows 2 to 4 are not all equal
(assert (or one_2_3 one_3_3 one_4_3))
(assert (or (not one_2_3) (not one_3_3) (not one_4_3)))
; column 3, rows 3 to 5 are not all equal
(assert (or one_3_3 one_4_3 one_5_3))
(assert (or (not one_3_3) (not one_4_3) (not one_5_3)))
; column 3, rows 4 to 6 are not all equal
(assert (or one_4_3 one_5_3))
; column 4 has as many ones as zeros
(assert ((_ pbeq 2 1 1 1 1 1) one_1_4 one_3_4 one_4_4 one_5_4 one_6_4))
; column 4, rows 1 to 3 are not all equal
(assert (or (not one_1_4) (not one_3_4)))
; column 4, rows 2 to 4 are not all equal
(assert (or (not one_3_4) (not one_4_4)))
; column 4, rows 3 to 5 are not all equal
(assert (or one_3_4 one_4_4 one_5_4))
(assert (or (not one_3_4) (not one_4_4) (not one_5_4)))
; column 4, rows 4 to 6 are not all equal
(assert (or one_4_4 one_5_4 one_6_4))
(assert (or (not one_4_4) (not one_5_4) (not one_6_4)))
; column 5 has as many ones as zeros
(assert ((_ pbeq 2 1 1 1 1) one_1_5 one_2_5 one_4_5 one_6_5))
; column 5, rows 1 to 3 are not all equal
(assert (or one_1_5 one_2_5))
; column 5, rows 2 to 4 are not all equal
(assert (or one_2_5 one_4_5))
; column 5, rows 4 to 6 are not all equal
(assert (or (not one_4_5) (not one_6_5)))
; column 6 has as many ones as zeros
(assert ((_ pbeq 2 1 1 1 1) one_2_6 one_3_6 one_4_6 one_5_6))
; column 6, rows 1 to 3 are not all equal
(assert (or (not one_2_6) (not one_3_6)))
; column 6, rows 2 to 4 are not all equal
(assert (or one_2_6 one_3_6 one_4_6))
(assert (or (not one_2_6) (not one_3_6) (not one_4_6)))
; column 6, rows 3 to 5 are not all equal
(assert (or one_3_6 one_4_6 one_5_6))
(assert (or (not one_3_6) (not one_4_6) (not one_5_6)))
; column 6, rows 4 to 6 are not all equal
(assert (or one_4_6 one_5_6))
; rows 1 and 2 are not equal
(assert (or (xor one_1_1 one_2_1) (xor one_1_2 one_2_2) (xor one_1_5 one_2_5) one_2_3 (not one_1_4) (not one_2_6)))
; rows 1 and 3 are not equal
(assert (or (xor one_1_1 one_3_1) (xor one_1_2 one_3_2) (xor one_1_4 one_3_4) one_3_3 one_1_5 (not one_3_6)))
; rows 1 and 4 are not equal
(assert (or (xor one_1_4 one_4_4) (xor one_1_5 one_4_5) (not one_1_1) one_1_2 one_4_3 (not one_4_6)))
; rows 1 and 5 are not equal
(assert (or (xor one_1_1 one_5_1) (xor one_1_2 one_5_2) (xor one_1_4 one_5_4) one_5_3 (not one_1_5) (not one_5_6)))
; rows 2 and 3 are not equal
(assert (or (xor one_2_1 one_3_1) (xor one_2_2 one_3_2) (xor one_2_3 one_3_3) (xor one_2_6 one_3_6) (not one_3_4) one_2_5))
; rows 2 and 4 are not equal
(assert (or (xor one_2_3 one_4_3) (xor one_2_5 one_4_5) (xor one_2_6 one_4_6) (not one_2_1) one_2_2 (not one_4_4)))
; rows 2 and 5 are not equal
(assert (or (xor one_2_1 one_5_1) (xor one_2_2 one_5_2) (xor one_2_3 one_5_3) (xor one_2_6 one_5_6) (not one_5_4) (not one_2_5)))
; rows 2 and 6 are not equal
(assert (or (xor one_2_1 one_6_1) (xor one_2_2 one_6_2) (xor one_2_5 one_6_5) one_2_3 (not one_6_4) one_2_6))
; rows 3 and 4 are not equal
(assert (or (xor one_3_3 one_4_3) (xor one_3_4 one_4_4) (xor one_3_6 one_4_6) (not one_3_1) one_3_2 one_4_5))
; rows 3 and 6 are not equal
(assert (or (xor one_3_1 one_6_1) (xor one_3_2 one_6_2) (xor one_3_4 one_6_4) one_3_3 one_6_5 one_3_6))
; rows 4 and 5 are not equal
(assert (or (xor one_4_3 one_5_3) (xor one_4_4 one_5_4) (xor one_4_6 one_5_6) (not one_5_1) one_5_2 (not one_4_5)))
; rows 4 and 6 are not equal
(assert (or (xor one_4_4 one_6_4) (xor one_4_5 one_6_5) (not one_6_1) one_6_2 one_4_3 one_4_6))
; rows 5 and 6 are not equal
(assert (or (xor one_5_1 one_6_1) (xor one_5_2 one_6_2) (xor one_5_4 one_6_4) one_5_3 (not one_6_5) one_5_6))
; columns 1 and 3 are not equal
(assert (or (xor one_2_1 one_2_3) (xor one_3_1 one_3_3) (xor one_5_1 one_5_3) one_1_1 (not one_4_3) one_6_1))
; columns 1 and 4 are not equal
(assert (or (xor one_1_1 one_1_4) (xor one_3_1 one_3_4) (xor one_5_1 one_5_4) (xor one_6_1 one_6_4) (not one_2_1) (not one_4_4)))
; columns 1 and 5 are not equal
(assert (or (xor one_1_1 one_1_5) (xor one_2_1 one_2_5) (xor one_6_1 one_6_5) one_3_1 (not one_4_5) (not one_5_1)))
; columns 1 and 6 are not equal
(assert (or (xor one_2_1 one_2_6) (xor one_3_1 one_3_6) (xor one_5_1 one_5_6) (not one_1_1) (not one_4_6) one_6_1))
; columns 2 and 3 are not equal
(assert (or (xor one_2_2 one_2_3) (xor one_3_2 one_3_3) (xor one_5_2 one_5_3) one_1_2 one_4_3 one_6_2))
; columns 2 and 4 are not equal
(assert (or (xor one_1_2 one_1_4) (xor one_3_2 one_3_4) (xor one_5_2 one_5_4) (xor one_6_2 one_6_4) (not one_2_2) one_4_4))
; columns 2 and 5 are not equal
(assert (or (xor one_1_2 one_1_5) (xor one_2_2 one_2_5) (xor one_6_2 one_6_5) one_3_2 one_4_5 (not one_5_2)))
; columns 2 and 6 are not equal
(assert (or (xor one_2_2 one_2_6) (xor one_3_2 one_3_6) (xor one_5_2 one_5_6) (not one_1_2) one_4_6 one_6_2))
; columns 3 and 4 are not equal
(assert (or (xor one_3_3 one_3_4) (xor one_4_3 one_4_4) (xor one_5_3 one_5_4) one_1_4 (not one_2_3) one_6_4))
; columns 3 and 5 are not equal
(assert (or (xor one_2_3 one_2_5) (xor one_4_3 one_4_5) one_1_5 one_3_3 (not one_5_3) one_6_5))
; columns 4 and 5 are not equal
(assert (or (xor one_1_4 one_1_5) (xor one_4_4 one_4_5) (xor one_6_4 one_6_5) (not one_2_5) one_3_4 (not one_5_4)))
; columns 4 and 6 are not equal
(assert (or (xor one_3_4 one_3_6) (xor one_4_4 one_4_6) (xor one_5_4 one_5_6) (not one_1_4) (not one_2_6) one_6_4))
; columns 5 and 6 are not equal
(assert (or (xor one_2_5 one_2_6) (xor one_4_5 one_4_6) (not one_1_5) one_3_6 (not one_5_6) one_6_5))
(check-sat)
(get-model)
