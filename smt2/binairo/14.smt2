; binairo, distinct:
;
; 0_______1_____
; _1_11_________
; __1_1_________
; _____0______0_
; _______0____01
; _____0________
; 1__________1__
; 1___0_11__0___
; __0__0___0__10
; __0_____1___1_
; ______________
; _11_0_1___11__
; ______________
; 0_0____11_____
;
; one_1_2 is true when row 1, column 2 holds 1, and likewise for the others.
(declare-const one_1_2 Bool)
(declare-const one_1_3 Bool)
(declare-const one_1_4 Bool)
(declare-const one_1_5 Bool)
(declare-const one_1_6 Bool)
(declare-const one_1_7 Bool)
(declare-const one_1_8 Bool)
(declare-const one_1_10 Bool)
(declare-const one_1_11 Bool)
(declare-const one_1_12 Bool)
(declare-const one_1_13 Bool)
(declare-const one_1_14 Bool)
(declare-const one_2_1 Bool)
(declare-const one_2_3 Bool)
(declare-const one_2_6 Bool)
(declare-const one_2_7 Bool)
(declare-const one_2_8 Bool)
(declare-const one_2_9 Bool)
(declare-const one_2_10 Bool)
(declare-const one_2_11 Bool)
(declare-const one_2_12 Bool)
(declare-const one_2_13 Bool)
(declare-const one_2_14 Bool)
(declare-const one_3_1 Bool)
(declare-const one_3_2 Bool)
(declare-const one_3_4 Bool)
(declare-const one_3_6 Bool)
(declare-const one_3_7 Bool)
(declare-const one_3_8 Bool)
(declare-const one_3_9 Bool)
(declare-const one_3_10 Bool)
(declare-const one_3_11 Bool)
(declare-const one_3_12 Bool)
(declare-const one_3_13 Bool)
(declare-const one_3_14 Bool)
(declare-const one_4_1 Bool)
(declare-const one_4_2 Bool)
(declare-const one_4_3 Bool)
(declare-const one_4_4 Bool)
(declare-const one_4_5 Bool)
(declare-const one_4_7 Bool)
(declare-const one_4_8 Bool)
(declare-const one_4_9 Bool)
(declare-const one_4_10 Bool)
(declare-const one_4_11 Bool)
(declare-const one_4_12 Bool)
(declare-const one_4_14 Bool)
(declare-const one_5_1 Bool)
(declare-const one_5_2 Bool)
(declare-const one_5_3 Bool)
(declare-const one_5_4 Bool)
(declare-const one_5_5 Bool)
(declare-const one_5_6 Bool)
(declare-const one_5_7 Bool)
(declare-const one_5_9 Bool)
(declare-const one_5_10 Bool)
(declare-const one_5_11 Bool)
(declare-const one_5_12 Bool)
(declare-const one_6_1 Bool)
(declare-const one_6_2 Bool)
(declare-const one_6_3 Bool)
(declare-const one_6_4 Bool)
(declare-const one_6_5 Bool)
(declare-const one_6_7 Bool)
(declare-const one_6_8 Bool)
(declare-const one_6_9 Bool)
(declare-const one_6_10 Bool)
(declare-const one_6_11 Bool)
(declare-const one_6_12 Bool)
(declare-const one_6_13 Bool)
(declare-const one_6_14 Bool)
(declare-const one_7_2 Bool)
(declare-const one_7_3 Bool)
(declare-const one_7_4 Bool)
(declare-const one_7_5 Bool)
(declare-const one_7_6 Bool)
(declare-const one_7_7 Bool)
(declare-const one_7_8 Bool)
(declare-const one_7_9 Bool)
(declare-const one_7_10 Bool)
(declare-const one_7_11 Bool)
(declare-const one_7_13 Bool)
(declare-const one_7_14 Bool)
(declare-const one_8_2 Bool)
(declare-const one_8_3 Bool)
(declare-const one_8_4 Bool)
(declare-const one_8_6 Bool)
(declare-const one_8_9 Bool)
(declare-const one_8_10 Bool)
(declare-const one_8_12 Bool)
(declare-const one_8_13 Bool)
(declare-const one_8_14 Bool)
(declare-const one_9_1 Bool)
(declare-const one_9_2 Bool)
(declare-const one_9_4 Bool)
(declare-const one_9_5 Bool)
(declare-const one_9_7 Bool)
(declare-const one_9_8 Bool)
(declare-const one_9_9 Bool)
(declare-const one_9_11 Bool)
(declare-const one_9_12 Bool)
(declare-const one_10_1 Bool)
(declare-const one_10_2 Bool)
(declare-const one_10_4 Bool)
(declare-const one_10_5 Bool)
(declare-const one_10_6 Bool)
(declare-const one_10_7 Bool)
(declare-const one_10_8 Bool)
(declare-const one_10_10 Bool)
(declare-const one_10_11 Bool)
(declare-const one_10_12 Bool)
(declare-const one_10_14 Bool)
(declare-const one_11_1 Bool)
(declare-const one_11_2 Bool)
(declare-const one_11_3 Bool)
(declare-const one_11_4 Bool)
(declare-const one_11_5 Bool)
(declare-const one_11_6 Bool)
(declare-const one_11_7 Bool)
(declare-const one_11_8 Bool)
(declare-const one_11_9 Bool)
(declare-const one_11_10 Bool)
(declare-const one_11_11 Bool)
(declare-const one_11_12 Bool)
(declare-const one_11_13 Bool)
(declare-const one_11_14 Bool)
(declare-const one_12_1 Bool)
(declare-const one_12_4 Bool)
(declare-const one_12_6 Bool)
(declare-const one_12_8 Bool)
(declare-const one_12_9 Bool)
(declare-const one_12_10 Bool)
(declare-const one_12_13 Bool)
(declare-const one_12_14 Bool)
(declare-const one_13_1 Bool)
(declare-const one_13_2 Bool)
(declare-const one_13_3 Bool)
(declare-const one_13_4 Bool)
(declare-const one_13_5 Bool)
(declare-const one_13_6 Bool)
(declare-const one_13_7 Bool)
(declare-const one_13_8 Bool)
(declare-const one_13_9 Bool)
(declare-const one_13_10 Bool)
(declare-const one_13_11 Bool)
(declare-const one_13_12 Bool)
(declare-const one_13_13 Bool)
(declare-const one_13_14 Bool)
(declare-const one_14_2 Bool)
(declare-const one_14_4 Bool)
(declare-const one_14_5 Bool)
(declare-const one_14_6 Bool)
(declare-const one_14_7 Bool)
(declare-const one_14_10 Bool)
(declare-const one_14_11 Bool)
(declare-const one_14_12 Bool)
(declare-const one_14_13 Bool)
(declare-const one_14_14 Bool)
; row 1 has as many ones as zeros
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1 1 1 1) one_1_2 one_1_3 one_1_4 one_1_5 one_1_6 one_1_7 one_1_8 one_1_10 one_1_11 one_1_12 one_1_13 one_1_14))
; row 1, columns 1 to 3 are not all equal
(assert (or one_1_2 one_1_3))
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
(assert (or one_1_5 one_1_6 one_1_7))
(assert (or (not one_1_5) (not one_1_6) (not one_1_7)))
; row 1, columns 6 to 8 are not all equal
(assert (or one_1_6 one_1_7 one_1_8))
(assert (or (not one_1_6) (not one_1_7) (not one_1_8)))
; row 1, columns 7 to 9 are not all equal
(assert (or (not one_1_7) (not one_1_8)))
; row 1, columns 8 to 10 are not all equal
(assert (or (not one_1_8) (not one_1_10)))
; row 1, columns 9 to 11 are not all equal
(assert (or (not one_1_10) (not one_1_11)))
; row 1, columns 10 to 12 are not all equal
(assert (or one_1_10 one_1_11 one_1_12))
(assert (or (not one_1_10) (not one_1_11) (not one_1_12)))
; row 1, columns 11 to 13 are not all equal
(assert (or one_1_11 one_1_12 one_1_13))
(assert (or (not one_1_11) (not one_1_12) (not one_1_13)))
; row 1, columns 12 to 14 are not all equal
(assert (or one_1_12 one_1_13 one_1_14))
(assert (or (not one_1_12) (not one_1_13) (not one_1_14)))
; row 2 has as many ones as zeros
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1 1 1) one_2_1 one_2_3 one_2_6 one_2_7 one_2_8 one_2_9 one_2_10 one_2_11 one_2_12 one_2_13 one_2_14))
; row 2, columns 1 to 3 are not all equal
(assert (or (not one_2_1) (not one_2_3)))
; row 2, columns 2 to 4 are not all equal
(assert (not one_2_3))
; row 2, columns 3 to 5 are not all equal
(assert (not one_2_3))
; row 2, columns 4 to 6 are not all equal
(assert (not one_2_6))
; row 2, columns 5 to 7 are not all equal
(assert (or (not one_2_6) (not one_2_7)))
; row 2, columns 6 to 8 are not all equal
(assert (or one_2_6 one_2_7 one_2_8))
(assert (or (not one_2_6) (not one_2_7) (not one_2_8)))
; row 2, columns 7 to 9 are not all equal
(assert (or one_2_7 one_2_8 one_2_9))
(assert (or (not one_2_7) (not one_2_8) (not one_2_9)))
; row 2, columns 8 to 10 are not all equal
(assert (or one_2_8 one_2_9 one_2_10))
(assert (or (not one_2_8) (not one_2_9) (not one_2_10)))
; row 2, columns 9 to 11 are not all equal
(assert (or one_2_9 one_2_10 one_2_11))
(assert (or (not one_2_9) (not one_2_10) (not one_2_11)))
; row 2, columns 10 to 12 are not all equal
(assert (or one_2_10 one_2_11 one_2_12))
(assert (or (not one_2_10) (not one_2_11) (not one_2_12)))
; row 2, columns 11 to 13 are not all equal
(assert (or one_2_11 one_2_12 one_2_13))
(assert (or (not one_2_11) (not one_2_12) (not one_2_13)))
; row 2, columns 12 to 14 are not all equal
(assert (or one_2_12 one_2_13 one_2_14))
(assert (or (not one_2_12) (not one_2_13) (not one_2_14)))
; row 3 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1 1 1 1) one_3_1 one_3_2 one_3_4 one_3_6 one_3_7 one_3_8 one_3_9 one_3_10 one_3_11 one_3_12 one_3_13 one_3_14))
; row 3, columns 1 to 3 are not all equal
(assert (or (not one_3_1) (not one_3_2)))
; row 3, columns 2 to 4 are not all equal
(assert (or (not one_3_2) (not one_3_4)))
; row 3, columns 3 to 5 are not all equal
(assert (not one_3_4))
; row 3, columns 4 to 6 are not all equal
(assert (or (not one_3_4) (not one_3_6)))
; row 3, columns 5 to 7 are not all equal
(assert (or (not one_3_6) (not one_3_7)))
; row 3, columns 6 to 8 are not all equal
(assert (or one_3_6 one_3_7 one_3_8))
(assert (or (not one_3_6) (not one_3_7) (not one_3_8)))
; row 3, columns 7 to 9 are not all equal
(assert (or one_3_7 one_3_8 one_3_9))
(assert (or (not one_3_7) (not one_3_8) (not one_3_9)))
; row 3, columns 8 to 10 are not all equal
(assert (or one_3_8 one_3_9 one_3_10))
(assert (or (not one_3_8) (not one_3_9) (not one_3_10)))
; row 3, columns 9 to 11 are not all equal
(assert (or one_3_9 one_3_10 one_3_11))
(assert (or (not one_3_9) (not one_3_10) (not one_3_11)))
; row 3, columns 10 to 12 are not all equal
(assert (or one_3_10 one_3_11 one_3_12))
(assert (or (not one_3_10) (not one_3_11) (not one_3_12)))
; row 3, columns 11 to 13 are not all equal
(assert (or one_3_11 one_3_12 one_3_13))
(assert (or (not one_3_11) (not one_3_12) (not one_3_13)))
; row 3, columns 12 to 14 are not all equal
(assert (or one_3_12 one_3_13 one_3_14))
(assert (or (not one_3_12) (not one_3_13) (not one_3_14)))
; row 4 has as many ones as zeros
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1 1 1 1) one_4_1 one_4_2 one_4_3 one_4_4 one_4_5 one_4_7 one_4_8 one_4_9 one_4_10 one_4_11 one_4_12 one_4_14))
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
(assert (or one_4_4 one_4_5))
; row 4, columns 5 to 7 are not all equal
(assert (or one_4_5 one_4_7))
; row 4, columns 6 to 8 are not all equal
(assert (or one_4_7 one_4_8))
; row 4, columns 7 to 9 are not all equal
(assert (or one_4_7 one_4_8 one_4_9))
(assert (or (not one_4_7) (not one_4_8) (not one_4_9)))
; row 4, columns 8 to 10 are not all equal
(assert (or one_4_8 one_4_9 one_4_10))
(assert (or (not one_4_8) (not one_4_9) (not one_4_10)))
; row 4, columns 9 to 11 are not all equal
(assert (or one_4_9 one_4_10 one_4_11))
(assert (or (not one_4_9) (not one_4_10) (not one_4_11)))
; row 4, columns 10 to 12 are not all equal
(assert (or one_4_10 one_4_11 one_4_12))
(assert (or (not one_4_10) (not one_4_11) (not one_4_12)))
; row 4, columns 11 to 13 are not all equal
(assert (or one_4_11 one_4_12))
; row 4, columns 12 to 14 are not all equal
(assert (or one_4_12 one_4_14))
; row 5 has as many ones as zeros
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1 1 1) one_5_1 one_5_2 one_5_3 one_5_4 one_5_5 one_5_6 one_5_7 one_5_9 one_5_10 one_5_11 one_5_12))
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
(assert (or one_5_6 one_5_7))
; row 5, columns 7 to 9 are not all equal
(assert (or one_5_7 one_5_9))
; row 5, columns 8 to 10 are not all equal
(assert (or one_5_9 one_5_10))
; row 5, columns 9 to 11 are not all equal
(assert (or one_5_9 one_5_10 one_5_11))
(assert (or (not one_5_9) (not one_5_10) (not one_5_11)))
; row 5, columns 10 to 12 are not all equal
(assert (or one_5_10 one_5_11 one_5_12))
(assert (or (not one_5_10) (not one_5_11) (not one_5_12)))
; row 5, columns 11 to 13 are not all equal
(assert (or one_5_11 one_5_12))
; row 6 has as many ones as zeros
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1 1 1 1 1) one_6_1 one_6_2 one_6_3 one_6_4 one_6_5 one_6_7 one_6_8 one_6_9 one_6_10 one_6_11 one_6_12 one_6_13 one_6_14))
; row 6, columns 1 to 3 are not all equal
(assert (or one_6_1 one_6_2 one_6_3))
(assert (or (not one_6_1) (not one_6_2) (not one_6_3)))
; row 6, columns 2 to 4 are not all equal
(assert (or one_6_2 one_6_3 one_6_4))
(assert (or (not one_6_2) (not one_6_3) (not one_6_4)))
; row 6, columns 3 to 5 are not all equal
(assert (or one_6_3 one_6_4 one_6_5))
(assert (or (not one_6_3) (not one_6_4) (not one_6_5)))
; row 6, columns 4 to 6 are not all equal
(assert (or one_6_4 one_6_5))
; row 6, columns 5 to 7 are not all equal
(assert (or one_6_5 one_6_7))
; row 6, columns 6 to 8 are not all equal
(assert (or one_6_7 one_6_8))
; row 6, columns 7 to 9 are not all equal
(assert (or one_6_7 one_6_8 one_6_9))
(assert (or (not one_6_7) (not one_6_8) (not one_6_9)))
; row 6, columns 8 to 10 are not all equal
(assert (or one_6_8 one_6_9 one_6_10))
(assert (or (not one_6_8) (not one_6_9) (not one_6_10)))
; row 6, columns 9 to 11 are not all equal
(assert (or one_6_9 one_6_10 one_6_11))
(assert (or (not one_6_9) (not one_6_10) (not one_6_11)))
; row 6, columns 10 to 12 are not all equal
(assert (or one_6_10 one_6_11 one_6_12))
(assert (or (not one_6_10) (not one_6_11) (not one_6_12)))
; row 6, columns 11 to 13 are not all equal
(assert (or one_6_11 one_6_12 one_6_13))
(assert (or (not one_6_11) (not one_6_12) (not one_6_13)))
; row 6, columns 12 to 14 are not all equal
(assert (or one_6_12 one_6_13 one_6_14))
(assert (or (not one_6_12) (not one_6_13) (not one_6_14)))
; row 7 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1 1 1 1) one_7_2 one_7_3 one_7_4 one_7_5 one_7_6 one_7_7 one_7_8 one_7_9 one_7_10 one_7_11 one_7_13 one_7_14))
; row 7, columns 1 to 3 are not all equal
(assert (or (not one_7_2) (not one_7_3)))
; row 7, columns 2 to 4 are not all equal
(assert (or one_7_2 one_7_3 one_7_4))
(assert (or (not one_7_2) (not one_7_3) (not one_7_4)))
; row 7, columns 3 to 5 are not all equal
(assert (or one_7_3 one_7_4 one_7_5))
(assert (or (not one_7_3) (not one_7_4) (not one_7_5)))
; row 7, columns 4 to 6 are not all equal
(assert (or one_7_4 one_7_5 one_7_6))
(assert (or (not one_7_4) (not one_7_5) (not one_7_6)))
; row 7, columns 5 to 7 are not all equal
(assert (or one_7_5 one_7_6 one_7_7))
(assert (or (not one_7_5) (not one_7_6) (not one_7_7)))
; row 7, columns 6 to 8 are not all equal
(assert (or one_7_6 one_7_7 one_7_8))
(assert (or (not one_7_6) (not one_7_7) (not one_7_8)))
; row 7, columns 7 to 9 are not all equal
(assert (or one_7_7 one_7_8 one_7_9))
(assert (or (not one_7_7) (not one_7_8) (not one_7_9)))
; row 7, columns 8 to 10 are not all equal
(assert (or one_7_8 one_7_9 one_7_10))
(assert (or (not one_7_8) (not one_7_9) (not one_7_10)))
; row 7, columns 9 to 11 are not all equal
(assert (or one_7_9 one_7_10 one_7_11))
(assert (or (not one_7_9) (not one_7_10) (not one_7_11)))
; row 7, columns 10 to 12 are not all equal
(assert (or (not one_7_10) (not one_7_11)))
; row 7, columns 11 to 13 are not all equal
(assert (or (not one_7_11) (not one_7_13)))
; row 7, columns 12 to 14 are not all equal
(assert (or (not one_7_13) (not one_7_14)))
; row 8 has as many ones as zeros
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) one_8_2 one_8_3 one_8_4 one_8_6 one_8_9 one_8_10 one_8_12 one_8_13 one_8_14))
; row 8, columns 1 to 3 are not all equal
(assert (or (not one_8_2) (not one_8_3)))
; row 8, columns 2 to 4 are not all equal
(assert (or one_8_2 one_8_3 one_8_4))
(assert (or (not one_8_2) (not one_8_3) (not one_8_4)))
; row 8, columns 3 to 5 are not all equal
(assert (or one_8_3 one_8_4))
; row 8, columns 4 to 6 are not all equal
(assert (or one_8_4 one_8_6))
; row 8, columns 6 to 8 are not all equal
(assert (not one_8_6))
; row 8, columns 7 to 9 are not all equal
(assert (not one_8_9))
; row 8, columns 8 to 10 are not all equal
(assert (or (not one_8_9) (not one_8_10)))
; row 8, columns 9 to 11 are not all equal
(assert (or one_8_9 one_8_10))
; row 8, columns 10 to 12 are not all equal
(assert (or one_8_10 one_8_12))
; row 8, columns 11 to 13 are not all equal
(assert (or one_8_12 one_8_13))
; row 8, columns 12 to 14 are not all equal
(assert (or one_8_12 one_8_13 one_8_14))
(assert (or (not one_8_12) (not one_8_13) (not one_8_14)))
; row 9 has as many ones as zeros
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) one_9_1 one_9_2 one_9_4 one_9_5 one_9_7 one_9_8 one_9_9 one_9_11 one_9_12))
; row 9, columns 1 to 3 are not all equal
(assert (or one_9_1 one_9_2))
; row 9, columns 2 to 4 are not all equal
(assert (or one_9_2 one_9_4))
; row 9, columns 3 to 5 are not all equal
(assert (or one_9_4 one_9_5))
; row 9, columns 4 to 6 are not all equal
(assert (or one_9_4 one_9_5))
; row 9, columns 5 to 7 are not all equal
(assert (or one_9_5 one_9_7))
; row 9, columns 6 to 8 are not all equal
(assert (or one_9_7 one_9_8))
; row 9, columns 7 to 9 are not all equal
(assert (or one_9_7 one_9_8 one_9_9))
(assert (or (not one_9_7) (not one_9_8) (not one_9_9)))
; row 9, columns 8 to 10 are not all equal
(assert (or one_9_8 one_9_9))
; row 9, columns 9 to 11 are not all equal
(assert (or one_9_9 one_9_11))
; row 9, columns 10 to 12 are not all equal
(assert (or one_9_11 one_9_12))
; row 9, columns 11 to 13 are not all equal
(assert (or (not one_9_11) (not one_9_12)))
; row 10 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1 1 1) one_10_1 one_10_2 one_10_4 one_10_5 one_10_6 one_10_7 one_10_8 one_10_10 one_10_11 one_10_12 one_10_14))
; row 10, columns 1 to 3 are not all equal
(assert (or one_10_1 one_10_2))
; row 10, columns 2 to 4 are not all equal
(assert (or one_10_2 one_10_4))
; row 10, columns 3 to 5 are not all equal
(assert (or one_10_4 one_10_5))
; row 10, columns 4 to 6 are not all equal
(assert (or one_10_4 one_10_5 one_10_6))
(assert (or (not one_10_4) (not one_10_5) (not one_10_6)))
; row 10, columns 5 to 7 are not all equal
(assert (or one_10_5 one_10_6 one_10_7))
(assert (or (not one_10_5) (not one_10_6) (not one_10_7)))
; row 10, columns 6 to 8 are not all equal
(assert (or one_10_6 one_10_7 one_10_8))
(assert (or (not one_10_6) (not one_10_7) (not one_10_8)))
; row 10, columns 7 to 9 are not all equal
(assert (or (not one_10_7) (not one_10_8)))
; row 10, columns 8 to 10 are not all equal
(assert (or (not one_10_8) (not one_10_10)))
; row 10, columns 9 to 11 are not all equal
(assert (or (not one_10_10) (not one_10_11)))
; row 10, columns 10 to 12 are not all equal
(assert (or one_10_10 one_10_11 one_10_12))
(assert (or (not one_10_10) (not one_10_11) (not one_10_12)))
; row 10, columns 11 to 13 are not all equal
(assert (or (not one_10_11) (not one_10_12)))
; row 10, columns 12 to 14 are not all equal
(assert (or (not one_10_12) (not one_10_14)))
; row 11 has as many ones as zeros
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1 1 1 1 1 1) one_11_1 one_11_2 one_11_3 one_11_4 one_11_5 one_11_6 one_11_7 one_11_8 one_11_9 one_11_10 one_11_11 one_11_12 one_11_13 one_11_14))
; row 11, columns 1 to 3 are not all equal
(assert (or one_11_1 one_11_2 one_11_3))
(assert (or (not one_11_1) (not one_11_2) (not one_11_3)))
; row 11, columns 2 to 4 are not all equal
(assert (or one_11_2 one_11_3 one_11_4))
(assert (or (not one_11_2) (not one_11_3) (not one_11_4)))
; row 11, columns 3 to 5 are not all equal
(assert (or one_11_3 one_11_4 one_11_5))
(assert (or (not one_11_3) (not one_11_4) (not one_11_5)))
; row 11, columns 4 to 6 are not all equal
(assert (or one_11_4 one_11_5 one_11_6))
(assert (or (not one_11_4) (not one_11_5) (not one_11_6)))
; row 11, columns 5 to 7 are not all equal
(assert (or one_11_5 one_11_6 one_11_7))
(assert (or (not one_11_5) (not one_11_6) (not one_11_7)))
; row 11, columns 6 to 8 are not all equal
(assert (or one_11_6 one_11_7 one_11_8))
(assert (or (not one_11_6) (not one_11_7) (not one_11_8)))
; row 11, columns 7 to 9 are not all equal
(assert (or one_11_7 one_11_8 one_11_9))
(assert (or (not one_11_7) (not one_11_8) (not one_11_9)))
; row 11, columns 8 to 10 are not all equal
(assert (or one_11_8 one_11_9 one_11_10))
(assert (or (not one_11_8) (not one_11_9) (not one_11_10)))
; row 11, columns 9 to 11 are not all equal
(assert (or one_11_9 one_11_10 one_11_11))
(assert (or (not one_11_9) (not one_11_10) (not one_11_11)))
; row 11, columns 10 to 12 are not all equal
(assert (or one_11_10 one_11_11 one_11_12))
(assert (or (not one_11_10) (not one_11_11) (not one_11_12)))
; row 11, columns 11 to 13 are not all equal
(assert (or one_11_11 one_11_12 one_11_13))
(assert (or (not one_11_11) (not one_11_12) (not one_11_13)))
; row 11, columns 12 to 14 are not all equal
(assert (or one_11_12 one_11_13 one_11_14))
(assert (or (not one_11_12) (not one_11_13) (not one_11_14)))
; row 12 has as many ones as zeros
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1) one_12_1 one_12_4 one_12_6 one_12_8 one_12_9 one_12_10 one_12_13 one_12_14))
; row 12, columns 1 to 3 are not all equal
(assert (not one_12_1))
; row 12, columns 2 to 4 are not all equal
(assert (not one_12_4))
; row 12, columns 4 to 6 are not all equal
(assert (or one_12_4 one_12_6))
; row 12, columns 6 to 8 are not all equal
(assert (or (not one_12_6) (not one_12_8)))
; row 12, columns 7 to 9 are not all equal
(assert (or (not one_12_8) (not one_12_9)))
; row 12, columns 8 to 10 are not all equal
(assert (or one_12_8 one_12_9 one_12_10))
(assert (or (not one_12_8) (not one_12_9) (not one_12_10)))
; row 12, columns 9 to 11 are not all equal
(assert (or (not one_12_9) (not one_12_10)))
; row 12, columns 10 to 12 are not all equal
(assert (not one_12_10))
; row 12, columns 11 to 13 are not all equal
(assert (not one_12_13))
; row 12, columns 12 to 14 are not all equal
(assert (or (not one_12_13) (not one_12_14)))
; row 13 has as many ones as zeros
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1 1 1 1 1 1) one_13_1 one_13_2 one_13_3 one_13_4 one_13_5 one_13_6 one_13_7 one_13_8 one_13_9 one_13_10 one_13_11 one_13_12 one_13_13 one_13_14))
; row 13, columns 1 to 3 are not all equal
(assert (or one_13_1 one_13_2 one_13_3))
(assert (or (not one_13_1) (not one_13_2) (not one_13_3)))
; row 13, columns 2 to 4 are not all equal
(assert (or one_13_2 one_13_3 one_13_4))
(assert (or (not one_13_2) (not one_13_3) (not one_13_4)))
; row 13, columns 3 to 5 are not all equal
(assert (or one_13_3 one_13_4 one_13_5))
(assert (or (not one_13_3) (not one_13_4) (not one_13_5)))
; row 13, columns 4 to 6 are not all equal
(assert (or one_13_4 one_13_5 one_13_6))
(assert (or (not one_13_4) (not one_13_5) (not one_13_6)))
; row 13, columns 5 to 7 are not all equal
(assert (or one_13_5 one_13_6 one_13_7))
(assert (or (not one_13_5) (not one_13_6) (not one_13_7)))
; row 13, columns 6 to 8 are not all equal
(assert (or one_13_6 one_13_7 one_13_8))
(assert (or (not one_13_6) (not one_13_7) (not one_13_8)))
; row 13, columns 7 to 9 are not all equal
(assert (or one_13_7 one_13_8 one_13_9))
(assert (or (not one_13_7) (not one_13_8) (not one_13_9)))
; row 13, columns 8 to 10 are not all equal
(assert (or one_13_8 one_13_9 one_13_10))
(assert (or (not one_13_8) (not one_13_9) (not one_13_10)))
; row 13, columns 9 to 11 are not all equal
(assert (or one_13_9 one_13_10 one_13_11))
(assert (or (not one_13_9) (not one_13_10) (not one_13_11)))
; row 13, columns 10 to 12 are not all equal
(assert (or one_13_10 one_13_11 one_13_12))
(assert (or (not one_13_10) (not one_13_11) (not one_13_12)))
; row 13, columns 11 to 13 are not all equal
(assert (or one_13_11 one_13_12 one_13_13))
(assert (or (not one_13_11) (not one_13_12) (not one_13_13)))
; row 13, columns 12 to 14 are not all equal
(assert (or one_13_12 one_13_13 one_13_14))
(assert (or (not one_13_12) (not one_13_13) (not one_13_14)))
; row 14 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1 1) one_14_2 one_14_4 one_14_5 one_14_6 one_14_7 one_14_10 one_14_11 one_14_12 one_14_13 one_14_14))
; row 14, columns 1 to 3 are not all equal
(assert one_14_2)
; row 14, columns 2 to 4 are not all equal
(assert (or one_14_2 one_14_4))
; row 14, columns 3 to 5 are not all equal
(assert (or one_14_4 one_14_5))
; row 14, columns 4 to 6 are not all equal
(assert (or one_14_4 one_14_5 one_14_6))
(assert (or (not one_14_4) (not one_14_5) (not one_14_6)))
; row 14, columns 5 to 7 are not all equal
(assert (or one_14_5 one_14_6 one_14_7))
(assert (or (not one_14_5) (not one_14_6) (not one_14_7)))
; row 14, columns 6 to 8 are not all equal
(assert (or (not one_14_6) (not one_14_7)))
; row 14, columns 7 to 9 are not all equal
(assert (not one_14_7))
; row 14, columns 8 to 10 are not all equal
(assert (not one_14_10))
; row 14, columns 9 to 11 are not all equal
(assert (or (not one_14_10) (not one_14_11)))
; row 14, columns 10 to 12 are not all equal
(assert (or one_14_10 one_14_11 one_14_12))
(assert (or (not one_14_10) (not one_14_11) (not one_14_12)))
; row 14, columns 11 to 13 are not all equal
(assert (or one_14_11 one_14_12 one_14_13))
(assert (or (not one_14_11) (not one_14_12) (not one_14_13)))
; row 14, columns 12 to 14 are not all equal
(assert (or one_14_12 one_14_13 one_14_14))
(assert (or (not one_14_12) (not one_14_13) (not one_14_14)))
; column 1 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1 1) one_2_1 one_3_1 one_4_1 one_5_1 one_6_1 one_9_1 one_10_1 one_11_1 one_12_1 one_13_1))
; column 1, rows 1 to 3 are not all equal
(assert (or one_2_1 one_3_1))
; column 1, rows 2 to 4 are not all equal
(assert (or one_2_1 one_3_1 one_4_1))
(assert (or (not one_2_1) (not one_3_1) (not one_4_1)))
; column 1, rows 3 to 5 are not all equal
(assert (or one_3_1 one_4_1 one_5_1))
(assert (or (not one_3_1) (not one_4_1) (not one_5_1)))
; column 1, rows 4 to 6 are not all equal
(assert (or one_4_1 one_5_1 one_6_1))
(assert (or (not one_4_1) (not one_5_1) (not one_6_1)))
; column 1, rows 5 to 7 are not all equal
(assert (or (not one_5_1) (not one_6_1)))
; column 1, rows 6 to 8 are not all equal
(assert (not one_6_1))
; column 1, rows 7 to 9 are not all equal
(assert (not one_9_1))
; column 1, rows 8 to 10 are not all equal
(assert (or (not one_9_1) (not one_10_1)))
; column 1, rows 9 to 11 are not all equal
(assert (or one_9_1 one_10_1 one_11_1))
(assert (or (not one_9_1) (not one_10_1) (not one_11_1)))
; column 1, rows 10 to 12 are not all equal
(assert (or one_10_1 one_11_1 one_12_1))
(assert (or (not one_10_1) (not one_11_1) (not one_12_1)))
; column 1, rows 11 to 13 are not all equal
(assert (or one_11_1 one_12_1 one_13_1))
(assert (or (not one_11_1) (not one_12_1) (not one_13_1)))
; column 1, rows 12 to 14 are not all equal
(assert (or one_12_1 one_13_1))
; column 2 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1 1 1 1) one_1_2 one_3_2 one_4_2 one_5_2 one_6_2 one_7_2 one_8_2 one_9_2 one_10_2 one_11_2 one_13_2 one_14_2))
; column 2, rows 1 to 3 are not all equal
(assert (or (not one_1_2) (not one_3_2)))
; column 2, rows 2 to 4 are not all equal
(assert (or (not one_3_2) (not one_4_2)))
; column 2, rows 3 to 5 are not all equal
(assert (or one_3_2 one_4_2 one_5_2))
(assert (or (not one_3_2) (not one_4_2) (not one_5_2)))
; column 2, rows 4 to 6 are not all equal
(assert (or one_4_2 one_5_2 one_6_2))
(assert (or (not one_4_2) (not one_5_2) (not one_6_2)))
; column 2, rows 5 to 7 are not all equal
(assert (or one_5_2 one_6_2 one_7_2))
(assert (or (not one_5_2) (not one_6_2) (not one_7_2)))
; column 2, rows 6 to 8 are not all equal
(assert (or one_6_2 one_7_2 one_8_2))
(assert (or (not one_6_2) (not one_7_2) (not one_8_2)))
; column 2, rows 7 to 9 are not all equal
(assert (or one_7_2 one_8_2 one_9_2))
(assert (or (not one_7_2) (not one_8_2) (not one_9_2)))
; column 2, rows 8 to 10 are not all equal
(assert (or one_8_2 one_9_2 one_10_2))
(assert (or (not one_8_2) (not one_9_2) (not one_10_2)))
; column 2, rows 9 to 11 are not all equal
(assert (or one_9_2 one_10_2 one_11_2))
(assert (or (not one_9_2) (not one_10_2) (not one_11_2)))
; column 2, rows 10 to 12 are not all equal
(assert (or (not one_10_2) (not one_11_2)))
; column 2, rows 11 to 13 are not all equal
(assert (or (not one_11_2) (not one_13_2)))
; column 2, rows 12 to 14 are not all equal
(assert (or (not one_13_2) (not one_14_2)))
; column 3 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) one_1_3 one_2_3 one_4_3 one_5_3 one_6_3 one_7_3 one_8_3 one_11_3 one_13_3))
; column 3, rows 1 to 3 are not all equal
(assert (or (not one_1_3) (not one_2_3)))
; column 3, rows 2 to 4 are not all equal
(assert (or (not one_2_3) (not one_4_3)))
; column 3, rows 3 to 5 are not all equal
(assert (or (not one_4_3) (not one_5_3)))
; column 3, rows 4 to 6 are not all equal
(assert (or one_4_3 one_5_3 one_6_3))
(assert (or (not one_4_3) (not one_5_3) (not one_6_3)))
; column 3, rows 5 to 7 are not all equal
(assert (or one_5_3 one_6_3 one_7_3))
(assert (or (not one_5_3) (not one_6_3) (not one_7_3)))
; column 3, rows 6 to 8 are not all equal
(assert (or one_6_3 one_7_3 one_8_3))
(assert (or (not one_6_3) (not one_7_3) (not one_8_3)))
; column 3, rows 7 to 9 are not all equal
(assert (or one_7_3 one_8_3))
; column 3, rows 8 to 10 are not all equal
(assert one_8_3)
; column 3, rows 9 to 11 are not all equal
(assert one_11_3)
; column 3, rows 11 to 13 are not all equal
(assert (or (not one_11_3) (not one_13_3)))
; column 4 has as many ones as zeros
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1 1 1 1 1) one_1_4 one_3_4 one_4_4 one_5_4 one_6_4 one_7_4 one_8_4 one_9_4 one_10_4 one_11_4 one_12_4 one_13_4 one_14_4))
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
; column 4, rows 5 to 7 are not all equal
(assert (or one_5_4 one_6_4 one_7_4))
(assert (or (not one_5_4) (not one_6_4) (not one_7_4)))
; column 4, rows 6 to 8 are not all equal
(assert (or one_6_4 one_7_4 one_8_4))
(assert (or (not one_6_4) (not one_7_4) (not one_8_4)))
; column 4, rows 7 to 9 are not all equal
(assert (or one_7_4 one_8_4 one_9_4))
(assert (or (not one_7_4) (not one_8_4) (not one_9_4)))
; column 4, rows 8 to 10 are not all equal
(assert (or one_8_4 one_9_4 one_10_4))
(assert (or (not one_8_4) (not one_9_4) (not one_10_4)))
; column 4, rows 9 to 11 are not all equal
(assert (or one_9_4 one_10_4 one_11_4))
(assert (or (not one_9_4) (not one_10_4) (not one_11_4)))
; column 4, rows 10 to 12 are not all equal
(assert (or one_10_4 one_11_4 one_12_4))
(assert (or (not one_10_4) (not one_11_4) (not one_12_4)))
; column 4, rows 11 to 13 are not all equal
(assert (or one_11_4 one_12_4 one_13_4))
(assert (or (not one_11_4) (not one_12_4) (not one_13_4)))
; column 4, rows 12 to 14 are not all equal
(assert (or one_12_4 one_13_4 one_14_4))
(assert (or (not one_12_4) (not one_13_4) (not one_14_4)))
; column 5 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1 1) one_1_5 one_4_5 one_5_5 one_6_5 one_7_5 one_9_5 one_10_5 one_11_5 one_13_5 one_14_5))
; column 5, rows 1 to 3 are not all equal
(assert (not one_1_5))
; column 5, rows 2 to 4 are not all equal
(assert (not one_4_5))
; column 5, rows 3 to 5 are not all equal
(assert (or (not one_4_5) (not one_5_5)))
; column 5, rows 4 to 6 are not all equal
(assert (or one_4_5 one_5_5 one_6_5))
(assert (or (not one_4_5) (not one_5_5) (not one_6_5)))
; column 5, rows 5 to 7 are not all equal
(assert (or one_5_5 one_6_5 one_7_5))
(assert (or (not one_5_5) (not one_6_5) (not one_7_5)))
; column 5, rows 6 to 8 are not all equal
(assert (or one_6_5 one_7_5))
; column 5, rows 7 to 9 are not all equal
(assert (or one_7_5 one_9_5))
; column 5, rows 8 to 10 are not all equal
(assert (or one_9_5 one_10_5))
; column 5, rows 9 to 11 are not all equal
(assert (or one_9_5 one_10_5 one_11_5))
(assert (or (not one_9_5) (not one_10_5) (not one_11_5)))
; column 5, rows 10 to 12 are not all equal
(assert (or one_10_5 one_11_5))
; column 5, rows 11 to 13 are not all equal
(assert (or one_11_5 one_13_5))
; column 5, rows 12 to 14 are not all equal
(assert (or one_13_5 one_14_5))
; column 6 has as many ones as zeros
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1 1 1) one_1_6 one_2_6 one_3_6 one_5_6 one_7_6 one_8_6 one_10_6 one_11_6 one_12_6 one_13_6 one_14_6))
; column 6, rows 1 to 3 are not all equal
(assert (or one_1_6 one_2_6 one_3_6))
(assert (or (not one_1_6) (not one_2_6) (not one_3_6)))
; column 6, rows 2 to 4 are not all equal
(assert (or one_2_6 one_3_6))
; column 6, rows 3 to 5 are not all equal
(assert (or one_3_6 one_5_6))
; column 6, rows 4 to 6 are not all equal
(assert one_5_6)
; column 6, rows 5 to 7 are not all equal
(assert (or one_5_6 one_7_6))
; column 6, rows 6 to 8 are not all equal
(assert (or one_7_6 one_8_6))
; column 6, rows 7 to 9 are not all equal
(assert (or one_7_6 one_8_6))
; column 6, rows 8 to 10 are not all equal
(assert (or one_8_6 one_10_6))
; column 6, rows 9 to 11 are not all equal
(assert (or one_10_6 one_11_6))
; column 6, rows 10 to 12 are not all equal
(assert (or one_10_6 one_11_6 one_12_6))
(assert (or (not one_10_6) (not one_11_6) (not one_12_6)))
; column 6, rows 11 to 13 are not all equal
(assert (or one_11_6 one_12_6 one_13_6))
(assert (or (not one_11_6) (not one_12_6) (not one_13_6)))
; column 6, rows 12 to 14 are not all equal
(assert (or one_12_6 one_13_6 one_14_6))
(assert (or (not one_12_6) (not one_13_6) (not one_14_6)))
; column 7 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1 1 1 1) one_1_7 one_2_7 one_3_7 one_4_7 one_5_7 one_6_7 one_7_7 one_9_7 one_10_7 one_11_7 one_13_7 one_14_7))
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
(assert (or one_5_7 one_6_7 one_7_7))
(assert (or (not one_5_7) (not one_6_7) (not one_7_7)))
; column 7, rows 6 to 8 are not all equal
(assert (or (not one_6_7) (not one_7_7)))
; column 7, rows 7 to 9 are not all equal
(assert (or (not one_7_7) (not one_9_7)))
; column 7, rows 8 to 10 are not all equal
(assert (or (not one_9_7) (not one_10_7)))
; column 7, rows 9 to 11 are not all equal
(assert (or one_9_7 one_10_7 one_11_7))
(assert (or (not one_9_7) (not one_10_7) (not one_11_7)))
; column 7, rows 10 to 12 are not all equal
(assert (or (not one_10_7) (not one_11_7)))
; column 7, rows 11 to 13 are not all equal
(assert (or (not one_11_7) (not one_13_7)))
; column 7, rows 12 to 14 are not all equal
(assert (or (not one_13_7) (not one_14_7)))
; column 8 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1 1 1) one_1_8 one_2_8 one_3_8 one_4_8 one_6_8 one_7_8 one_9_8 one_10_8 one_11_8 one_12_8 one_13_8))
; column 8, rows 1 to 3 are not all equal
(assert (or one_1_8 one_2_8 one_3_8))
(assert (or (not one_1_8) (not one_2_8) (not one_3_8)))
; column 8, rows 2 to 4 are not all equal
(assert (or one_2_8 one_3_8 one_4_8))
(assert (or (not one_2_8) (not one_3_8) (not one_4_8)))
; column 8, rows 3 to 5 are not all equal
(assert (or one_3_8 one_4_8))
; column 8, rows 4 to 6 are not all equal
(assert (or one_4_8 one_6_8))
; column 8, rows 5 to 7 are not all equal
(assert (or one_6_8 one_7_8))
; column 8, rows 6 to 8 are not all equal
(assert (or (not one_6_8) (not one_7_8)))
; column 8, rows 7 to 9 are not all equal
(assert (or (not one_7_8) (not one_9_8)))
; column 8, rows 8 to 10 are not all equal
(assert (or (not one_9_8) (not one_10_8)))
; column 8, rows 9 to 11 are not all equal
(assert (or one_9_8 one_10_8 one_11_8))
(assert (or (not one_9_8) (not one_10_8) (not one_11_8)))
; column 8, rows 10 to 12 are not all equal
(assert (or one_10_8 one_11_8 one_12_8))
(assert (or (not one_10_8) (not one_11_8) (not one_12_8)))
; column 8, rows 11 to 13 are not all equal
(assert (or one_11_8 one_12_8 one_13_8))
(assert (or (not one_11_8) (not one_12_8) (not one_13_8)))
; column 8, rows 12 to 14 are not all equal
(assert (or (not one_12_8) (not one_13_8)))
; column 9 has as many ones as zeros
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1 1 1) one_2_9 one_3_9 one_4_9 one_5_9 one_6_9 one_7_9 one_8_9 one_9_9 one_11_9 one_12_9 one_13_9))
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
(assert (or one_6_9 one_7_9 one_8_9))
(assert (or (not one_6_9) (not one_7_9) (not one_8_9)))
; column 9, rows 7 to 9 are not all equal
(assert (or one_7_9 one_8_9 one_9_9))
(assert (or (not one_7_9) (not one_8_9) (not one_9_9)))
; column 9, rows 8 to 10 are not all equal
(assert (or (not one_8_9) (not one_9_9)))
; column 9, rows 9 to 11 are not all equal
(assert (or (not one_9_9) (not one_11_9)))
; column 9, rows 10 to 12 are not all equal
(assert (or (not one_11_9) (not one_12_9)))
; column 9, rows 11 to 13 are not all equal
(assert (or one_11_9 one_12_9 one_13_9))
(assert (or (not one_11_9) (not one_12_9) (not one_13_9)))
; column 9, rows 12 to 14 are not all equal
(assert (or (not one_12_9) (not one_13_9)))
; column 10 has as many ones as zeros
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1 1 1 1 1) one_1_10 one_2_10 one_3_10 one_4_10 one_5_10 one_6_10 one_7_10 one_8_10 one_10_10 one_11_10 one_12_10 one_13_10 one_14_10))
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
; column 10, rows 5 to 7 are not all equal
(assert (or one_5_10 one_6_10 one_7_10))
(assert (or (not one_5_10) (not one_6_10) (not one_7_10)))
; column 10, rows 6 to 8 are not all equal
(assert (or one_6_10 one_7_10 one_8_10))
(assert (or (not one_6_10) (not one_7_10) (not one_8_10)))
; column 10, rows 7 to 9 are not all equal
(assert (or one_7_10 one_8_10))
; column 10, rows 8 to 10 are not all equal
(assert (or one_8_10 one_10_10))
; column 10, rows 9 to 11 are not all equal
(assert (or one_10_10 one_11_10))
; column 10, rows 10 to 12 are not all equal
(assert (or one_10_10 one_11_10 one_12_10))
(assert (or (not one_10_10) (not one_11_10) (not one_12_10)))
; column 10, rows 11 to 13 are not all equal
(assert (or one_11_10 one_12_10 one_13_10))
(assert (or (not one_11_10) (not one_12_10) (not one_13_10)))
; column 10, rows 12 to 14 are not all equal
(assert (or one_12_10 one_13_10 one_14_10))
(assert (or (not one_12_10) (not one_13_10) (not one_14_10)))
; column 11 has as many ones as zeros
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1 1 1 1) one_1_11 one_2_11 one_3_11 one_4_11 one_5_11 one_6_11 one_7_11 one_9_11 one_10_11 one_11_11 one_13_11 one_14_11))
; column 11, rows 1 to 3 are not all equal
(assert (or one_1_11 one_2_11 one_3_11))
(assert (or (not one_1_11) (not one_2_11) (not one_3_11)))
; column 11, rows 2 to 4 are not all equal
(assert (or one_2_11 one_3_11 one_4_11))
(assert (or (not one_2_11) (not one_3_11) (not one_4_11)))
; column 11, rows 3 to 5 are not all equal
(assert (or one_3_11 one_4_11 one_5_11))
(assert (or (not one_3_11) (not one_4_11) (not one_5_11)))
; column 11, rows 4 to 6 are not all equal
(assert (or one_4_11 one_5_11 one_6_11))
(assert (or (not one_4_11) (not one_5_11) (not one_6_11)))
; column 11, rows 5 to 7 are not all equal
(assert (or one_5_11 one_6_11 one_7_11))
(assert (or (not one_5_11) (not one_6_11) (not one_7_11)))
; column 11, rows 6 to 8 are not all equal
(assert (or one_6_11 one_7_11))
; column 11, rows 7 to 9 are not all equal
(assert (or one_7_11 one_9_11))
; column 11, rows 8 to 10 are not all equal
(assert (or one_9_11 one_10_11))
; column 11, rows 9 to 11 are not all equal
(assert (or one_9_11 one_10_11 one_11_11))
(assert (or (not one_9_11) (not one_10_11) (not one_11_11)))
; column 11, rows 10 to 12 are not all equal
(assert (or (not one_10_11) (not one_11_11)))
; column 11, rows 11 to 13 are not all equal
(assert (or (not one_11_11) (not one_13_11)))
; column 11, rows 12 to 14 are not all equal
(assert (or (not one_13_11) (not one_14_11)))
; column 12 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1 1 1 1) one_1_12 one_2_12 one_3_12 one_4_12 one_5_12 one_6_12 one_8_12 one_9_12 one_10_12 one_11_12 one_13_12 one_14_12))
; column 12, rows 1 to 3 are not all equal
(assert (or one_1_12 one_2_12 one_3_12))
(assert (or (not one_1_12) (not one_2_12) (not one_3_12)))
; column 12, rows 2 to 4 are not all equal
(assert (or one_2_12 one_3_12 one_4_12))
(assert (or (not one_2_12) (not one_3_12) (not one_4_12)))
; column 12, rows 3 to 5 are not all equal
(assert (or one_3_12 one_4_12 one_5_12))
(assert (or (not one_3_12) (not one_4_12) (not one_5_12)))
; column 12, rows 4 to 6 are not all equal
(assert (or one_4_12 one_5_12 one_6_12))
(assert (or (not one_4_12) (not one_5_12) (not one_6_12)))
; column 12, rows 5 to 7 are not all equal
(assert (or (not one_5_12) (not one_6_12)))
; column 12, rows 6 to 8 are not all equal
(assert (or (not one_6_12) (not one_8_12)))
; column 12, rows 7 to 9 are not all equal
(assert (or (not one_8_12) (not one_9_12)))
; column 12, rows 8 to 10 are not all equal
(assert (or one_8_12 one_9_12 one_10_12))
(assert (or (not one_8_12) (not one_9_12) (not one_10_12)))
; column 12, rows 9 to 11 are not all equal
(assert (or one_9_12 one_10_12 one_11_12))
(assert (or (not one_9_12) (not one_10_12) (not one_11_12)))
; column 12, rows 10 to 12 are not all equal
(assert (or (not one_10_12) (not one_11_12)))
; column 12, rows 11 to 13 are not all equal
(assert (or (not one_11_12) (not one_13_12)))
; column 12, rows 12 to 14 are not all equal
(assert (or (not one_13_12) (not one_14_12)))
; column 13 has as many ones as zeros
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1 1) one_1_13 one_2_13 one_3_13 one_6_13 one_7_13 one_8_13 one_11_13 one_12_13 one_13_13 one_14_13))
; column 13, rows 1 to 3 are not all equal
(assert (or one_1_13 one_2_13 one_3_13))
(assert (or (not one_1_13) (not one_2_13) (not one_3_13)))
; column 13, rows 2 to 4 are not all equal
(assert (or one_2_13 one_3_13))
; column 13, rows 3 to 5 are not all equal
(assert one_3_13)
; column 13, rows 4 to 6 are not all equal
(assert one_6_13)
; column 13, rows 5 to 7 are not all equal
(assert (or one_6_13 one_7_13))
; column 13, rows 6 to 8 are not all equal
(assert (or one_6_13 one_7_13 one_8_13))
(assert (or (not one_6_13) (not one_7_13) (not one_8_13)))
; column 13, rows 7 to 9 are not all equal
(assert (or (not one_7_13) (not one_8_13)))
; column 13, rows 8 to 10 are not all equal
(assert (not one_8_13))
; column 13, rows 9 to 11 are not all equal
(assert (not one_11_13))
; column 13, rows 10 to 12 are not all equal
(assert (or (not one_11_13) (not one_12_13)))
; column 13, rows 11 to 13 are not all equal
(assert (or one_11_13 one_12_13 one_13_13))
(assert (or (not one_11_13) (not one_12_13) (not one_13_13)))
; column 13, rows 12 to 14 are not all equal
(assert (or one_12_13 one_13_13 one_14_13))
(assert (or (not one_12_13) (not one_13_13) (not one_14_13)))
; column 14 has as many ones as zeros
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1 1 1 1) one_1_14 one_2_14 one_3_14 one_4_14 one_6_14 one_7_14 one_8_14 one_10_14 one_11_14 one_12_14 one_13_14 one_14_14))
; column 14, rows 1 to 3 are not all equal
(assert (or one_1_14 one_2_14 one_3_14))
(assert (or (not one_1_14) (not one_2_14) (not one_3_14)))
; column 14, rows 2 to 4 are not all equal
(assert (or one_2_14 one_3_14 one_4_14))
(assert (or (not one_2_14) (not one_3_14) (not one_4_14)))
; column 14, rows 3 to 5 are not all equal
(assert (or (not one_3_14) (not one_4_14)))
; column 14, rows 4 to 6 are not all equal
(assert (or (not one_4_14) (not one_6_14)))
; column 14, rows 5 to 7 are not all equal
(assert (or (not one_6_14) (not one_7_14)))
; column 14, rows 6 to 8 are not all equal
(assert (or one_6_14 one_7_14 one_8_14))
(assert (or (not one_6_14) (not one_7_14) (not one_8_14)))
; column 14, rows 7 to 9 are not all equal
(assert (or one_7_14 one_8_14))
; column 14, rows 8 to 10 are not all equal
(assert (or one_8_14 one_10_14))
; column 14, rows 9 to 11 are not all equal
(assert (or one_10_14 one_11_14))
; column 14, rows 10 to 12 are not all equal
(assert (or one_10_14 one_11_14 one_12_14))
(assert (or (not one_10_14) (not one_11_14) (not one_12_14)))
; column 14, rows 11 to 13 are not all equal
(assert (or one_11_14 one_12_14 one_13_14))
(assert (or (not one_11_14) (not one_12_14) (not one_13_14)))
; column 14, rows 12 to 14 are not all equal
(assert (or one_12_14 one_13_14 one_14_14))
(assert (or (not one_12_14) (not one_13_14) (not one_14_14)))
; rows 1 and 2 are not equal
(assert (or (xor one_1_3 one_2_3) (xor one_1_6 one_2_6) (xor one_1_7 one_2_7) (xor one_1_8 one_2_8) (xor one_1_10 one_2_10) (xor one_1_11 one_2_11) (xor one_1_12 one_2_12) (xor one_1_13 one_2_13) (xor one_1_14 one_2_14) one_2_1 (not one_1_2) (not one_1_4) (not one_1_5) (not one_2_9)))
; rows 1 and 3 are not equal
(assert (or (xor one_1_2 one_3_2) (xor one_1_4 one_3_4) (xor one_1_6 one_3_6) (xor one_1_7 one_3_7) (xor one_1_8 one_3_8) (xor one_1_10 one_3_10) (xor one_1_11 one_3_11) (xor one_1_12 one_3_12) (xor one_1_13 one_3_13) (xor one_1_14 one_3_14) one_3_1 (not one_1_3) (not one_1_5) (not one_3_9)))
; rows 1 and 4 are not equal
(assert (or (xor one_1_2 one_4_2) (xor one_1_3 one_4_3) (xor one_1_4 one_4_4) (xor one_1_5 one_4_5) (xor one_1_7 one_4_7) (xor one_1_8 one_4_8) (xor one_1_10 one_4_10) (xor one_1_11 one_4_11) (xor one_1_12 one_4_12) (xor one_1_14 one_4_14) one_4_1 one_1_6 (not one_4_9) one_1_13))
; rows 1 and 5 are not equal
(assert (or (xor one_1_2 one_5_2) (xor one_1_3 one_5_3) (xor one_1_4 one_5_4) (xor one_1_5 one_5_5) (xor one_1_6 one_5_6) (xor one_1_7 one_5_7) (xor one_1_10 one_5_10) (xor one_1_11 one_5_11) (xor one_1_12 one_5_12) one_5_1 one_1_8 (not one_5_9) one_1_13 (not one_1_14)))
; rows 1 and 6 are not equal
(assert (or (xor one_1_2 one_6_2) (xor one_1_3 one_6_3) (xor one_1_4 one_6_4) (xor one_1_5 one_6_5) (xor one_1_7 one_6_7) (xor one_1_8 one_6_8) (xor one_1_10 one_6_10) (xor one_1_11 one_6_11) (xor one_1_12 one_6_12) (xor one_1_13 one_6_13) (xor one_1_14 one_6_14) one_6_1 one_1_6 (not one_6_9)))
; rows 1 and 9 are not equal
(assert (or (xor one_1_2 one_9_2) (xor one_1_4 one_9_4) (xor one_1_5 one_9_5) (xor one_1_7 one_9_7) (xor one_1_8 one_9_8) (xor one_1_11 one_9_11) (xor one_1_12 one_9_12) one_9_1 one_1_3 one_1_6 (not one_9_9) one_1_10 (not one_1_13) one_1_14))
; rows 1 and 10 are not equal
(assert (or (xor one_1_2 one_10_2) (xor one_1_4 one_10_4) (xor one_1_5 one_10_5) (xor one_1_6 one_10_6) (xor one_1_7 one_10_7) (xor one_1_8 one_10_8) (xor one_1_10 one_10_10) (xor one_1_11 one_10_11) (xor one_1_12 one_10_12) (xor one_1_14 one_10_14) one_10_1 one_1_3 (not one_1_13)))
; rows 1 and 11 are not equal
(assert (or (xor one_1_2 one_11_2) (xor one_1_3 one_11_3) (xor one_1_4 one_11_4) (xor one_1_5 one_11_5) (xor one_1_6 one_11_6) (xor one_1_7 one_11_7) (xor one_1_8 one_11_8) (xor one_1_10 one_11_10) (xor one_1_11 one_11_11) (xor one_1_12 one_11_12) (xor one_1_13 one_11_13) (xor one_1_14 one_11_14) one_11_1 (not one_11_9)))
; rows 1 and 12 are not equal
(assert (or (xor one_1_4 one_12_4) (xor one_1_6 one_12_6) (xor one_1_8 one_12_8) (xor one_1_10 one_12_10) (xor one_1_13 one_12_13) (xor one_1_14 one_12_14) one_12_1 (not one_1_2) (not one_1_3) one_1_5 (not one_1_7) (not one_12_9) (not one_1_11) (not one_1_12)))
; rows 1 and 13 are not equal
(assert (or (xor one_1_2 one_13_2) (xor one_1_3 one_13_3) (xor one_1_4 one_13_4) (xor one_1_5 one_13_5) (xor one_1_6 one_13_6) (xor one_1_7 one_13_7) (xor one_1_8 one_13_8) (xor one_1_10 one_13_10) (xor one_1_11 one_13_11) (xor one_1_12 one_13_12) (xor one_1_13 one_13_13) (xor one_1_14 one_13_14) one_13_1 (not one_13_9)))
; rows 1 and 14 are not equal
(assert (or (xor one_1_2 one_14_2) (xor one_1_4 one_14_4) (xor one_1_5 one_14_5) (xor one_1_6 one_14_6) (xor one_1_7 one_14_7) (xor one_1_10 one_14_10) (xor one_1_11 one_14_11) (xor one_1_12 one_14_12) (xor one_1_13 one_14_13) (xor one_1_14 one_14_14) one_1_3 (not one_1_8)))
; rows 2 and 4 are not equal
(assert (or (xor one_2_1 one_4_1) (xor one_2_3 one_4_3) (xor one_2_7 one_4_7) (xor one_2_8 one_4_8) (xor one_2_9 one_4_9) (xor one_2_10 one_4_10) (xor one_2_11 one_4_11) (xor one_2_12 one_4_12) (xor one_2_14 one_4_14) (not one_4_2) (not one_4_4) (not one_4_5) one_2_6 one_2_13))
; rows 2 and 5 are not equal
(assert (or (xor one_2_1 one_5_1) (xor one_2_3 one_5_3) (xor one_2_6 one_5_6) (xor one_2_7 one_5_7) (xor one_2_9 one_5_9) (xor one_2_10 one_5_10) (xor one_2_11 one_5_11) (xor one_2_12 one_5_12) (not one_5_2) (not one_5_4) (not one_5_5) one_2_8 one_2_13 (not one_2_14)))
; rows 2 and 6 are not equal
(assert (or (xor one_2_1 one_6_1) (xor one_2_3 one_6_3) (xor one_2_7 one_6_7) (xor one_2_8 one_6_8) (xor one_2_9 one_6_9) (xor one_2_10 one_6_10) (xor one_2_11 one_6_11) (xor one_2_12 one_6_12) (xor one_2_13 one_6_13) (xor one_2_14 one_6_14) (not one_6_2) (not one_6_4) (not one_6_5) one_2_6))
; rows 2 and 7 are not equal
(assert (or (xor one_2_3 one_7_3) (xor one_2_6 one_7_6) (xor one_2_7 one_7_7) (xor one_2_8 one_7_8) (xor one_2_9 one_7_9) (xor one_2_10 one_7_10) (xor one_2_11 one_7_11) (xor one_2_13 one_7_13) (xor one_2_14 one_7_14) (not one_2_1) (not one_7_2) (not one_7_4) (not one_7_5) (not one_2_12)))
; rows 2 and 9 are not equal
(assert (or (xor one_2_1 one_9_1) (xor one_2_7 one_9_7) (xor one_2_8 one_9_8) (xor one_2_9 one_9_9) (xor one_2_11 one_9_11) (xor one_2_12 one_9_12) (not one_9_2) one_2_3 (not one_9_4) (not one_9_5) one_2_6 one_2_10 (not one_2_13) one_2_14))
; rows 2 and 10 are not equal
(assert (or (xor one_2_1 one_10_1) (xor one_2_6 one_10_6) (xor one_2_7 one_10_7) (xor one_2_8 one_10_8) (xor one_2_10 one_10_10) (xor one_2_11 one_10_11) (xor one_2_12 one_10_12) (xor one_2_14 one_10_14) (not one_10_2) one_2_3 (not one_10_4) (not one_10_5) (not one_2_9) (not one_2_13)))
; rows 2 and 11 are not equal
(assert (or (xor one_2_1 one_11_1) (xor one_2_3 one_11_3) (xor one_2_6 one_11_6) (xor one_2_7 one_11_7) (xor one_2_8 one_11_8) (xor one_2_9 one_11_9) (xor one_2_10 one_11_10) (xor one_2_11 one_11_11) (xor one_2_12 one_11_12) (xor one_2_13 one_11_13) (xor one_2_14 one_11_14) (not one_11_2) (not one_11_4) (not one_11_5)))
; rows 2 and 13 are not equal
(assert (or (xor one_2_1 one_13_1) (xor one_2_3 one_13_3) (xor one_2_6 one_13_6) (xor one_2_7 one_13_7) (xor one_2_8 one_13_8) (xor one_2_9 one_13_9) (xor one_2_10 one_13_10) (xor one_2_11 one_13_11) (xor one_2_12 one_13_12) (xor one_2_13 one_13_13) (xor one_2_14 one_13_14) (not one_13_2) (not one_13_4) (not one_13_5)))
; rows 2 and 14 are not equal
(assert (or (xor one_2_6 one_14_6) (xor one_2_7 one_14_7) (xor one_2_10 one_14_10) (xor one_2_11 one_14_11) (xor one_2_12 one_14_12) (xor one_2_13 one_14_13) (xor one_2_14 one_14_14) one_2_1 (not one_14_2) one_2_3 (not one_14_4) (not one_14_5) (not one_2_8) (not one_2_9)))
; rows 3 and 4 are not equal
(assert (or (xor one_3_1 one_4_1) (xor one_3_2 one_4_2) (xor one_3_4 one_4_4) (xor one_3_7 one_4_7) (xor one_3_8 one_4_8) (xor one_3_9 one_4_9) (xor one_3_10 one_4_10) (xor one_3_11 one_4_11) (xor one_3_12 one_4_12) (xor one_3_14 one_4_14) (not one_4_3) (not one_4_5) one_3_6 one_3_13))
; rows 3 and 5 are not equal
(assert (or (xor one_3_1 one_5_1) (xor one_3_2 one_5_2) (xor one_3_4 one_5_4) (xor one_3_6 one_5_6) (xor one_3_7 one_5_7) (xor one_3_9 one_5_9) (xor one_3_10 one_5_10) (xor one_3_11 one_5_11) (xor one_3_12 one_5_12) (not one_5_3) (not one_5_5) one_3_8 one_3_13 (not one_3_14)))
; rows 3 and 6 are not equal
(assert (or (xor one_3_1 one_6_1) (xor one_3_2 one_6_2) (xor one_3_4 one_6_4) (xor one_3_7 one_6_7) (xor one_3_8 one_6_8) (xor one_3_9 one_6_9) (xor one_3_10 one_6_10) (xor one_3_11 one_6_11) (xor one_3_12 one_6_12) (xor one_3_13 one_6_13) (xor one_3_14 one_6_14) (not one_6_3) (not one_6_5) one_3_6))
; rows 3 and 7 are not equal
(assert (or (xor one_3_2 one_7_2) (xor one_3_4 one_7_4) (xor one_3_6 one_7_6) (xor one_3_7 one_7_7) (xor one_3_8 one_7_8) (xor one_3_9 one_7_9) (xor one_3_10 one_7_10) (xor one_3_11 one_7_11) (xor one_3_13 one_7_13) (xor one_3_14 one_7_14) (not one_3_1) (not one_7_3) (not one_7_5) (not one_3_12)))
; rows 3 and 11 are not equal
(assert (or (xor one_3_1 one_11_1) (xor one_3_2 one_11_2) (xor one_3_4 one_11_4) (xor one_3_6 one_11_6) (xor one_3_7 one_11_7) (xor one_3_8 one_11_8) (xor one_3_9 one_11_9) (xor one_3_10 one_11_10) (xor one_3_11 one_11_11) (xor one_3_12 one_11_12) (xor one_3_13 one_11_13) (xor one_3_14 one_11_14) (not one_11_3) (not one_11_5)))
; rows 3 and 13 are not equal
(assert (or (xor one_3_1 one_13_1) (xor one_3_2 one_13_2) (xor one_3_4 one_13_4) (xor one_3_6 one_13_6) (xor one_3_7 one_13_7) (xor one_3_8 one_13_8) (xor one_3_9 one_13_9) (xor one_3_10 one_13_10) (xor one_3_11 one_13_11) (xor one_3_12 one_13_12) (xor one_3_13 one_13_13) (xor one_3_14 one_13_14) (not one_13_3) (not one_13_5)))
; rows 4 and 5 are not equal
(assert (or (xor one_4_1 one_5_1) (xor one_4_2 one_5_2) (xor one_4_3 one_5_3) (xor one_4_4 one_5_4) (xor one_4_5 one_5_5) (xor one_4_7 one_5_7) (xor one_4_9 one_5_9) (xor one_4_10 one_5_10) (xor one_4_11 one_5_11) (xor one_4_12 one_5_12) one_5_6 one_4_8 (not one_4_14)))
; rows 4 and 6 are not equal
(assert (or (xor one_4_1 one_6_1) (xor one_4_2 one_6_2) (xor one_4_3 one_6_3) (xor one_4_4 one_6_4) (xor one_4_5 one_6_5) (xor one_4_7 one_6_7) (xor one_4_8 one_6_8) (xor one_4_9 one_6_9) (xor one_4_10 one_6_10) (xor one_4_11 one_6_11) (xor one_4_12 one_6_12) (xor one_4_14 one_6_14) one_6_13))
; rows 4 and 7 are not equal
(assert (or (xor one_4_2 one_7_2) (xor one_4_3 one_7_3) (xor one_4_4 one_7_4) (xor one_4_5 one_7_5) (xor one_4_7 one_7_7) (xor one_4_8 one_7_8) (xor one_4_9 one_7_9) (xor one_4_10 one_7_10) (xor one_4_11 one_7_11) (xor one_4_14 one_7_14) (not one_4_1) one_7_6 (not one_4_12) one_7_13))
; rows 4 and 8 are not equal
(assert (or (xor one_4_2 one_8_2) (xor one_4_3 one_8_3) (xor one_4_4 one_8_4) (xor one_4_9 one_8_9) (xor one_4_10 one_8_10) (xor one_4_12 one_8_12) (xor one_4_14 one_8_14) (not one_4_1) one_4_5 one_8_6 (not one_4_7) (not one_4_8) one_4_11 one_8_13))
; rows 4 and 11 are not equal
(assert (or (xor one_4_1 one_11_1) (xor one_4_2 one_11_2) (xor one_4_3 one_11_3) (xor one_4_4 one_11_4) (xor one_4_5 one_11_5) (xor one_4_7 one_11_7) (xor one_4_8 one_11_8) (xor one_4_9 one_11_9) (xor one_4_10 one_11_10) (xor one_4_11 one_11_11) (xor one_4_12 one_11_12) (xor one_4_14 one_11_14) one_11_6 one_11_13))
; rows 4 and 12 are not equal
(assert (or (xor one_4_1 one_12_1) (xor one_4_4 one_12_4) (xor one_4_8 one_12_8) (xor one_4_9 one_12_9) (xor one_4_10 one_12_10) (xor one_4_14 one_12_14) (not one_4_2) (not one_4_3) one_4_5 one_12_6 (not one_4_7) (not one_4_11) (not one_4_12) one_12_13))
; rows 4 and 13 are not equal
(assert (or (xor one_4_1 one_13_1) (xor one_4_2 one_13_2) (xor one_4_3 one_13_3) (xor one_4_4 one_13_4) (xor one_4_5 one_13_5) (xor one_4_7 one_13_7) (xor one_4_8 one_13_8) (xor one_4_9 one_13_9) (xor one_4_10 one_13_10) (xor one_4_11 one_13_11) (xor one_4_12 one_13_12) (xor one_4_14 one_13_14) one_13_6 one_13_13))
; rows 4 and 14 are not equal
(assert (or (xor one_4_2 one_14_2) (xor one_4_4 one_14_4) (xor one_4_5 one_14_5) (xor one_4_7 one_14_7) (xor one_4_10 one_14_10) (xor one_4_11 one_14_11) (xor one_4_12 one_14_12) (xor one_4_14 one_14_14) one_4_1 one_4_3 one_14_6 (not one_4_8) (not one_4_9) one_14_13))
; rows 5 and 6 are not equal
(assert (or (xor one_5_1 one_6_1) (xor one_5_2 one_6_2) (xor one_5_3 one_6_3) (xor one_5_4 one_6_4) (xor one_5_5 one_6_5) (xor one_5_7 one_6_7) (xor one_5_9 one_6_9) (xor one_5_10 one_6_10) (xor one_5_11 one_6_11) (xor one_5_12 one_6_12) one_5_6 one_6_8 one_6_13 (not one_6_14)))
; rows 5 and 7 are not equal
(assert (or (xor one_5_2 one_7_2) (xor one_5_3 one_7_3) (xor one_5_4 one_7_4) (xor one_5_5 one_7_5) (xor one_5_6 one_7_6) (xor one_5_7 one_7_7) (xor one_5_9 one_7_9) (xor one_5_10 one_7_10) (xor one_5_11 one_7_11) (not one_5_1) one_7_8 (not one_5_12) one_7_13 (not one_7_14)))
; rows 5 and 11 are not equal
(assert (or (xor one_5_1 one_11_1) (xor one_5_2 one_11_2) (xor one_5_3 one_11_3) (xor one_5_4 one_11_4) (xor one_5_5 one_11_5) (xor one_5_6 one_11_6) (xor one_5_7 one_11_7) (xor one_5_9 one_11_9) (xor one_5_10 one_11_10) (xor one_5_11 one_11_11) (xor one_5_12 one_11_12) one_11_8 one_11_13 (not one_11_14)))
; rows 5 and 12 are not equal
(assert (or (xor one_5_1 one_12_1) (xor one_5_4 one_12_4) (xor one_5_6 one_12_6) (xor one_5_9 one_12_9) (xor one_5_10 one_12_10) (not one_5_2) (not one_5_3) one_5_5 (not one_5_7) one_12_8 (not one_5_11) (not one_5_12) one_12_13 (not one_12_14)))
; rows 5 and 13 are not equal
(assert (or (xor one_5_1 one_13_1) (xor one_5_2 one_13_2) (xor one_5_3 one_13_3) (xor one_5_4 one_13_4) (xor one_5_5 one_13_5) (xor one_5_6 one_13_6) (xor one_5_7 one_13_7) (xor one_5_9 one_13_9) (xor one_5_10 one_13_10) (xor one_5_11 one_13_11) (xor one_5_12 one_13_12) one_13_8 one_13_13 (not one_13_14)))
; rows 6 and 7 are not equal
(assert (or (xor one_6_2 one_7_2) (xor one_6_3 one_7_3) (xor one_6_4 one_7_4) (xor one_6_5 one_7_5) (xor one_6_7 one_7_7) (xor one_6_8 one_7_8) (xor one_6_9 one_7_9) (xor one_6_10 one_7_10) (xor one_6_11 one_7_11) (xor one_6_13 one_7_13) (xor one_6_14 one_7_14) (not one_6_1) one_7_6 (not one_6_12)))
; rows 6 and 8 are not equal
(assert (or (xor one_6_2 one_8_2) (xor one_6_3 one_8_3) (xor one_6_4 one_8_4) (xor one_6_9 one_8_9) (xor one_6_10 one_8_10) (xor one_6_12 one_8_12) (xor one_6_13 one_8_13) (xor one_6_14 one_8_14) (not one_6_1) one_6_5 one_8_6 (not one_6_7) (not one_6_8) one_6_11))
; rows 6 and 9 are not equal
(assert (or (xor one_6_1 one_9_1) (xor one_6_2 one_9_2) (xor one_6_4 one_9_4) (xor one_6_5 one_9_5) (xor one_6_7 one_9_7) (xor one_6_8 one_9_8) (xor one_6_9 one_9_9) (xor one_6_11 one_9_11) (xor one_6_12 one_9_12) one_6_3 one_6_10 (not one_6_13) one_6_14))
; rows 6 and 10 are not equal
(assert (or (xor one_6_1 one_10_1) (xor one_6_2 one_10_2) (xor one_6_4 one_10_4) (xor one_6_5 one_10_5) (xor one_6_7 one_10_7) (xor one_6_8 one_10_8) (xor one_6_10 one_10_10) (xor one_6_11 one_10_11) (xor one_6_12 one_10_12) (xor one_6_14 one_10_14) one_6_3 one_10_6 (not one_6_9) (not one_6_13)))
; rows 6 and 11 are not equal
(assert (or (xor one_6_1 one_11_1) (xor one_6_2 one_11_2) (xor one_6_3 one_11_3) (xor one_6_4 one_11_4) (xor one_6_5 one_11_5) (xor one_6_7 one_11_7) (xor one_6_8 one_11_8) (xor one_6_9 one_11_9) (xor one_6_10 one_11_10) (xor one_6_11 one_11_11) (xor one_6_12 one_11_12) (xor one_6_13 one_11_13) (xor one_6_14 one_11_14) one_11_6))
; rows 6 and 12 are not equal
(assert (or (xor one_6_1 one_12_1) (xor one_6_4 one_12_4) (xor one_6_8 one_12_8) (xor one_6_9 one_12_9) (xor one_6_10 one_12_10) (xor one_6_13 one_12_13) (xor one_6_14 one_12_14) (not one_6_2) (not one_6_3) one_6_5 one_12_6 (not one_6_7) (not one_6_11) (not one_6_12)))
; rows 6 and 13 are not equal
(assert (or (xor one_6_1 one_13_1) (xor one_6_2 one_13_2) (xor one_6_3 one_13_3) (xor one_6_4 one_13_4) (xor one_6_5 one_13_5) (xor one_6_7 one_13_7) (xor one_6_8 one_13_8) (xor one_6_9 one_13_9) (xor one_6_10 one_13_10) (xor one_6_11 one_13_11) (xor one_6_12 one_13_12) (xor one_6_13 one_13_13) (xor one_6_14 one_13_14) one_13_6))
; rows 6 and 14 are not equal
(assert (or (xor one_6_2 one_14_2) (xor one_6_4 one_14_4) (xor one_6_5 one_14_5) (xor one_6_7 one_14_7) (xor one_6_10 one_14_10) (xor one_6_11 one_14_11) (xor one_6_12 one_14_12) (xor one_6_13 one_14_13) (xor one_6_14 one_14_14) one_6_1 one_6_3 one_14_6 (not one_6_8) (not one_6_9)))
; rows 7 and 8 are not equal
(assert (or (xor one_7_2 one_8_2) (xor one_7_3 one_8_3) (xor one_7_4 one_8_4) (xor one_7_6 one_8_6) (xor one_7_9 one_8_9) (xor one_7_10 one_8_10) (xor one_7_13 one_8_13) (xor one_7_14 one_8_14) one_7_5 (not one_7_7) (not one_7_8) one_7_11 (not one_8_12)))
; rows 7 and 9 are not equal
(assert (or (xor one_7_2 one_9_2) (xor one_7_4 one_9_4) (xor one_7_5 one_9_5) (xor one_7_7 one_9_7) (xor one_7_8 one_9_8) (xor one_7_9 one_9_9) (xor one_7_11 one_9_11) (not one_9_1) one_7_3 one_7_6 one_7_10 (not one_9_12) (not one_7_13) one_7_14))
; rows 7 and 10 are not equal
(assert (or (xor one_7_2 one_10_2) (xor one_7_4 one_10_4) (xor one_7_5 one_10_5) (xor one_7_6 one_10_6) (xor one_7_7 one_10_7) (xor one_7_8 one_10_8) (xor one_7_10 one_10_10) (xor one_7_11 one_10_11) (xor one_7_14 one_10_14) (not one_10_1) one_7_3 (not one_7_9) (not one_10_12) (not one_7_13)))
; rows 7 and 11 are not equal
(assert (or (xor one_7_2 one_11_2) (xor one_7_3 one_11_3) (xor one_7_4 one_11_4) (xor one_7_5 one_11_5) (xor one_7_6 one_11_6) (xor one_7_7 one_11_7) (xor one_7_8 one_11_8) (xor one_7_9 one_11_9) (xor one_7_10 one_11_10) (xor one_7_11 one_11_11) (xor one_7_13 one_11_13) (xor one_7_14 one_11_14) (not one_11_1) (not one_11_12)))
; rows 7 and 13 are not equal
(assert (or (xor one_7_2 one_13_2) (xor one_7_3 one_13_3) (xor one_7_4 one_13_4) (xor one_7_5 one_13_5) (xor one_7_6 one_13_6) (xor one_7_7 one_13_7) (xor one_7_8 one_13_8) (xor one_7_9 one_13_9) (xor one_7_10 one_13_10) (xor one_7_11 one_13_11) (xor one_7_13 one_13_13) (xor one_7_14 one_13_14) (not one_13_1) (not one_13_12)))
; rows 8 and 9 are not equal
(assert (or (xor one_8_2 one_9_2) (xor one_8_4 one_9_4) (xor one_8_9 one_9_9) (xor one_8_12 one_9_12) (not one_9_1) one_8_3 one_9_5 one_8_6 (not one_9_7) (not one_9_8) one_8_10 one_9_11 (not one_8_13) one_8_14))
; rows 8 and 11 are not equal
(assert (or (xor one_8_2 one_11_2) (xor one_8_3 one_11_3) (xor one_8_4 one_11_4) (xor one_8_6 one_11_6) (xor one_8_9 one_11_9) (xor one_8_10 one_11_10) (xor one_8_12 one_11_12) (xor one_8_13 one_11_13) (xor one_8_14 one_11_14) (not one_11_1) one_11_5 (not one_11_7) (not one_11_8) one_11_11))
; rows 8 and 13 are not equal
(assert (or (xor one_8_2 one_13_2) (xor one_8_3 one_13_3) (xor one_8_4 one_13_4) (xor one_8_6 one_13_6) (xor one_8_9 one_13_9) (xor one_8_10 one_13_10) (xor one_8_12 one_13_12) (xor one_8_13 one_13_13) (xor one_8_14 one_13_14) (not one_13_1) one_13_5 (not one_13_7) (not one_13_8) one_13_11))
; rows 9 and 10 are not equal
(assert (or (xor one_9_1 one_10_1) (xor one_9_2 one_10_2) (xor one_9_4 one_10_4) (xor one_9_5 one_10_5) (xor one_9_7 one_10_7) (xor one_9_8 one_10_8) (xor one_9_11 one_10_11) (xor one_9_12 one_10_12) one_10_6 (not one_9_9) one_10_10 one_10_14))
; rows 9 and 11 are not equal
(assert (or (xor one_9_1 one_11_1) (xor one_9_2 one_11_2) (xor one_9_4 one_11_4) (xor one_9_5 one_11_5) (xor one_9_7 one_11_7) (xor one_9_8 one_11_8) (xor one_9_9 one_11_9) (xor one_9_11 one_11_11) (xor one_9_12 one_11_12) one_11_3 one_11_6 one_11_10 (not one_11_13) one_11_14))
; rows 9 and 13 are not equal
(assert (or (xor one_9_1 one_13_1) (xor one_9_2 one_13_2) (xor one_9_4 one_13_4) (xor one_9_5 one_13_5) (xor one_9_7 one_13_7) (xor one_9_8 one_13_8) (xor one_9_9 one_13_9) (xor one_9_11 one_13_11) (xor one_9_12 one_13_12) one_13_3 one_13_6 one_13_10 (not one_13_13) one_13_14))
; rows 9 and 14 are not equal
(assert (or (xor one_9_2 one_14_2) (xor one_9_4 one_14_4) (xor one_9_5 one_14_5) (xor one_9_7 one_14_7) (xor one_9_11 one_14_11) (xor one_9_12 one_14_12) one_9_1 one_14_6 (not one_9_8) (not one_9_9) one_14_10 (not one_14_13) one_14_14))
; rows 10 and 11 are not equal
(assert (or (xor one_10_1 one_11_1) (xor one_10_2 one_11_2) (xor one_10_4 one_11_4) (xor one_10_5 one_11_5) (xor one_10_6 one_11_6) (xor one_10_7 one_11_7) (xor one_10_8 one_11_8) (xor one_10_10 one_11_10) (xor one_10_11 one_11_11) (xor one_10_12 one_11_12) (xor one_10_14 one_11_14) one_11_3 (not one_11_9) (not one_11_13)))
; rows 10 and 13 are not equal
(assert (or (xor one_10_1 one_13_1) (xor one_10_2 one_13_2) (xor one_10_4 one_13_4) (xor one_10_5 one_13_5) (xor one_10_6 one_13_6) (xor one_10_7 one_13_7) (xor one_10_8 one_13_8) (xor one_10_10 one_13_10) (xor one_10_11 one_13_11) (xor one_10_12 one_13_12) (xor one_10_14 one_13_14) one_13_3 (not one_13_9) (not one_13_13)))
; rows 10 and 14 are not equal
(assert (or (xor one_10_2 one_14_2) (xor one_10_4 one_14_4) (xor one_10_5 one_14_5) (xor one_10_6 one_14_6) (xor one_10_7 one_14_7) (xor one_10_10 one_14_10) (xor one_10_11 one_14_11) (xor one_10_12 one_14_12) (xor one_10_14 one_14_14) one_10_1 (not one_10_8) (not one_14_13)))
; rows 11 and 12 are not equal
(assert (or (xor one_11_1 one_12_1) (xor one_11_4 one_12_4) (xor one_11_6 one_12_6) (xor one_11_8 one_12_8) (xor one_11_9 one_12_9) (xor one_11_10 one_12_10) (xor one_11_13 one_12_13) (xor one_11_14 one_12_14) (not one_11_2) (not one_11_3) one_11_5 (not one_11_7) (not one_11_11) (not one_11_12)))
; rows 11 and 13 are not equal
(assert (or (xor one_11_1 one_13_1) (xor one_11_2 one_13_2) (xor one_11_3 one_13_3) (xor one_11_4 one_13_4) (xor one_11_5 one_13_5) (xor one_11_6 one_13_6) (xor one_11_7 one_13_7) (xor one_11_8 one_13_8) (xor one_11_9 one_13_9) (xor one_11_10 one_13_10) (xor one_11_11 one_13_11) (xor one_11_12 one_13_12) (xor one_11_13 one_13_13) (xor one_11_14 one_13_14)))
; rows 11 and 14 are not equal
(assert (or (xor one_11_2 one_14_2) (xor one_11_4 one_14_4) (xor one_11_5 one_14_5) (xor one_11_6 one_14_6) (xor one_11_7 one_14_7) (xor one_11_10 one_14_10) (xor one_11_11 one_14_11) (xor one_11_12 one_14_12) (xor one_11_13 one_14_13) (xor one_11_14 one_14_14) one_11_1 one_11_3 (not one_11_8) (not one_11_9)))
; rows 12 and 13 are not equal
(assert (or (xor one_12_1 one_13_1) (xor one_12_4 one_13_4) (xor one_12_6 one_13_6) (xor one_12_8 one_13_8) (xor one_12_9 one_13_9) (xor one_12_10 one_13_10) (xor one_12_13 one_13_13) (xor one_12_14 one_13_14) (not one_13_2) (not one_13_3) one_13_5 (not one_13_7) (not one_13_11) (not one_13_12)))
; rows 13 and 14 are not equal
(assert (or (xor one_13_2 one_14_2) (xor one_13_4 one_14_4) (xor one_13_5 one_14_5) (xor one_13_6 one_14_6) (xor one_13_7 one_14_7) (xor one_13_10 one_14_10) (xor one_13_11 one_14_11) (xor one_13_12 one_14_12) (xor one_13_13 one_14_13) (xor one_13_14 one_14_14) one_13_1 one_13_3 (not one_13_8) (not one_13_9)))
; columns 1 and 2 are not equal
(assert (or (xor one_3_1 one_3_2) (xor one_4_1 one_4_2) (xor one_5_1 one_5_2) (xor one_6_1 one_6_2) (xor one_9_1 one_9_2) (xor one_10_1 one_10_2) (xor one_11_1 one_11_2) (xor one_13_1 one_13_2) one_1_2 (not one_2_1) (not one_7_2) (not one_8_2) (not one_12_1) one_14_2))
; columns 1 and 3 are not equal
(assert (or (xor one_2_1 one_2_3) (xor one_4_1 one_4_3) (xor one_5_1 one_5_3) (xor one_6_1 one_6_3) (xor one_11_1 one_11_3) (xor one_13_1 one_13_3) one_1_3 (not one_3_1) (not one_7_3) (not one_8_3) one_9_1 one_10_1 (not one_12_1)))
; columns 1 and 4 are not equal
(assert (or (xor one_3_1 one_3_4) (xor one_4_1 one_4_4) (xor one_5_1 one_5_4) (xor one_6_1 one_6_4) (xor one_9_1 one_9_4) (xor one_10_1 one_10_4) (xor one_11_1 one_11_4) (xor one_12_1 one_12_4) (xor one_13_1 one_13_4) one_1_4 (not one_2_1) (not one_7_4) (not one_8_4) one_14_4))
; columns 1 and 6 are not equal
(assert (or (xor one_2_1 one_2_6) (xor one_3_1 one_3_6) (xor one_5_1 one_5_6) (xor one_10_1 one_10_6) (xor one_11_1 one_11_6) (xor one_12_1 one_12_6) (xor one_13_1 one_13_6) one_1_6 one_4_1 one_6_1 (not one_7_6) (not one_8_6) one_9_1 one_14_6))
; columns 1 and 7 are not equal
(assert (or (xor one_2_1 one_2_7) (xor one_3_1 one_3_7) (xor one_4_1 one_4_7) (xor one_5_1 one_5_7) (xor one_6_1 one_6_7) (xor one_9_1 one_9_7) (xor one_10_1 one_10_7) (xor one_11_1 one_11_7) (xor one_13_1 one_13_7) one_1_7 (not one_7_7) (not one_12_1) one_14_7))
; columns 1 and 10 are not equal
(assert (or (xor one_2_1 one_2_10) (xor one_3_1 one_3_10) (xor one_4_1 one_4_10) (xor one_5_1 one_5_10) (xor one_6_1 one_6_10) (xor one_10_1 one_10_10) (xor one_11_1 one_11_10) (xor one_12_1 one_12_10) (xor one_13_1 one_13_10) one_1_10 (not one_7_10) (not one_8_10) one_9_1 one_14_10))
; columns 1 and 12 are not equal
(assert (or (xor one_2_1 one_2_12) (xor one_3_1 one_3_12) (xor one_4_1 one_4_12) (xor one_5_1 one_5_12) (xor one_6_1 one_6_12) (xor one_9_1 one_9_12) (xor one_10_1 one_10_12) (xor one_11_1 one_11_12) (xor one_13_1 one_13_12) one_1_12 (not one_8_12) (not one_12_1) one_14_12))
; columns 1 and 14 are not equal
(assert (or (xor one_2_1 one_2_14) (xor one_3_1 one_3_14) (xor one_4_1 one_4_14) (xor one_6_1 one_6_14) (xor one_10_1 one_10_14) (xor one_11_1 one_11_14) (xor one_12_1 one_12_14) (xor one_13_1 one_13_14) one_1_14 (not one_5_1) (not one_7_14) (not one_8_14) one_9_1 one_14_14))
; columns 2 and 3 are not equal
(assert (or (xor one_1_2 one_1_3) (xor one_4_2 one_4_3) (xor one_5_2 one_5_3) (xor one_6_2 one_6_3) (xor one_7_2 one_7_3) (xor one_8_2 one_8_3) (xor one_11_2 one_11_3) (xor one_13_2 one_13_3) (not one_2_3) (not one_3_2) one_9_2 one_10_2 one_14_2))
; columns 2 and 4 are not equal
(assert (or (xor one_1_2 one_1_4) (xor one_3_2 one_3_4) (xor one_4_2 one_4_4) (xor one_5_2 one_5_4) (xor one_6_2 one_6_4) (xor one_7_2 one_7_4) (xor one_8_2 one_8_4) (xor one_9_2 one_9_4) (xor one_10_2 one_10_4) (xor one_11_2 one_11_4) (xor one_13_2 one_13_4) (xor one_14_2 one_14_4) (not one_12_4)))
; columns 2 and 6 are not equal
(assert (or (xor one_1_2 one_1_6) (xor one_3_2 one_3_6) (xor one_5_2 one_5_6) (xor one_7_2 one_7_6) (xor one_8_2 one_8_6) (xor one_10_2 one_10_6) (xor one_11_2 one_11_6) (xor one_13_2 one_13_6) (xor one_14_2 one_14_6) (not one_2_6) one_4_2 one_6_2 one_9_2 (not one_12_6)))
; columns 2 and 7 are not equal
(assert (or (xor one_1_2 one_1_7) (xor one_3_2 one_3_7) (xor one_4_2 one_4_7) (xor one_5_2 one_5_7) (xor one_6_2 one_6_7) (xor one_7_2 one_7_7) (xor one_9_2 one_9_7) (xor one_10_2 one_10_7) (xor one_11_2 one_11_7) (xor one_13_2 one_13_7) (xor one_14_2 one_14_7) (not one_2_7) (not one_8_2)))
; columns 2 and 8 are not equal
(assert (or (xor one_1_2 one_1_8) (xor one_3_2 one_3_8) (xor one_4_2 one_4_8) (xor one_6_2 one_6_8) (xor one_7_2 one_7_8) (xor one_9_2 one_9_8) (xor one_10_2 one_10_8) (xor one_11_2 one_11_8) (xor one_13_2 one_13_8) (not one_2_8) one_5_2 (not one_8_2) (not one_12_8) (not one_14_2)))
; columns 2 and 9 are not equal
(assert (or (xor one_3_2 one_3_9) (xor one_4_2 one_4_9) (xor one_5_2 one_5_9) (xor one_6_2 one_6_9) (xor one_7_2 one_7_9) (xor one_8_2 one_8_9) (xor one_9_2 one_9_9) (xor one_11_2 one_11_9) (xor one_13_2 one_13_9) (not one_1_2) (not one_2_9) (not one_10_2) (not one_12_9) (not one_14_2)))
; columns 2 and 10 are not equal
(assert (or (xor one_1_2 one_1_10) (xor one_3_2 one_3_10) (xor one_4_2 one_4_10) (xor one_5_2 one_5_10) (xor one_6_2 one_6_10) (xor one_7_2 one_7_10) (xor one_8_2 one_8_10) (xor one_10_2 one_10_10) (xor one_11_2 one_11_10) (xor one_13_2 one_13_10) (xor one_14_2 one_14_10) (not one_2_10) one_9_2 (not one_12_10)))
; columns 2 and 11 are not equal
(assert (or (xor one_1_2 one_1_11) (xor one_3_2 one_3_11) (xor one_4_2 one_4_11) (xor one_5_2 one_5_11) (xor one_6_2 one_6_11) (xor one_7_2 one_7_11) (xor one_9_2 one_9_11) (xor one_10_2 one_10_11) (xor one_11_2 one_11_11) (xor one_13_2 one_13_11) (xor one_14_2 one_14_11) (not one_2_11) one_8_2))
; columns 2 and 12 are not equal
(assert (or (xor one_1_2 one_1_12) (xor one_3_2 one_3_12) (xor one_4_2 one_4_12) (xor one_5_2 one_5_12) (xor one_6_2 one_6_12) (xor one_8_2 one_8_12) (xor one_9_2 one_9_12) (xor one_10_2 one_10_12) (xor one_11_2 one_11_12) (xor one_13_2 one_13_12) (xor one_14_2 one_14_12) (not one_2_12) (not one_7_2)))
; columns 2 and 13 are not equal
(assert (or (xor one_1_2 one_1_13) (xor one_3_2 one_3_13) (xor one_6_2 one_6_13) (xor one_7_2 one_7_13) (xor one_8_2 one_8_13) (xor one_11_2 one_11_13) (xor one_13_2 one_13_13) (xor one_14_2 one_14_13) (not one_2_13) one_4_2 one_5_2 (not one_9_2) (not one_10_2) (not one_12_13)))
; columns 2 and 14 are not equal
(assert (or (xor one_1_2 one_1_14) (xor one_3_2 one_3_14) (xor one_4_2 one_4_14) (xor one_6_2 one_6_14) (xor one_7_2 one_7_14) (xor one_8_2 one_8_14) (xor one_10_2 one_10_14) (xor one_11_2 one_11_14) (xor one_13_2 one_13_14) (xor one_14_2 one_14_14) (not one_2_14) (not one_5_2) one_9_2 (not one_12_14)))
; columns 3 and 4 are not equal
(assert (or (xor one_1_3 one_1_4) (xor one_4_3 one_4_4) (xor one_5_3 one_5_4) (xor one_6_3 one_6_4) (xor one_7_3 one_7_4) (xor one_8_3 one_8_4) (xor one_11_3 one_11_4) (xor one_13_3 one_13_4) (not one_2_3) (not one_3_4) one_9_4 one_10_4 (not one_12_4) one_14_4))
; columns 3 and 6 are not equal
(assert (or (xor one_1_3 one_1_6) (xor one_2_3 one_2_6) (xor one_5_3 one_5_6) (xor one_7_3 one_7_6) (xor one_8_3 one_8_6) (xor one_11_3 one_11_6) (xor one_13_3 one_13_6) (not one_3_6) one_4_3 one_6_3 one_10_6 (not one_12_6) one_14_6))
; columns 3 and 7 are not equal
(assert (or (xor one_1_3 one_1_7) (xor one_2_3 one_2_7) (xor one_4_3 one_4_7) (xor one_5_3 one_5_7) (xor one_6_3 one_6_7) (xor one_7_3 one_7_7) (xor one_11_3 one_11_7) (xor one_13_3 one_13_7) (not one_3_7) (not one_8_3) one_9_7 one_10_7 one_14_7))
; columns 3 and 10 are not equal
(assert (or (xor one_1_3 one_1_10) (xor one_2_3 one_2_10) (xor one_4_3 one_4_10) (xor one_5_3 one_5_10) (xor one_6_3 one_6_10) (xor one_7_3 one_7_10) (xor one_8_3 one_8_10) (xor one_11_3 one_11_10) (xor one_13_3 one_13_10) (not one_3_10) one_10_10 (not one_12_10) one_14_10))
; columns 3 and 12 are not equal
(assert (or (xor one_1_3 one_1_12) (xor one_2_3 one_2_12) (xor one_4_3 one_4_12) (xor one_5_3 one_5_12) (xor one_6_3 one_6_12) (xor one_8_3 one_8_12) (xor one_11_3 one_11_12) (xor one_13_3 one_13_12) (not one_3_12) (not one_7_3) one_9_12 one_10_12 one_14_12))
; columns 3 and 14 are not equal
(assert (or (xor one_1_3 one_1_14) (xor one_2_3 one_2_14) (xor one_4_3 one_4_14) (xor one_6_3 one_6_14) (xor one_7_3 one_7_14) (xor one_8_3 one_8_14) (xor one_11_3 one_11_14) (xor one_13_3 one_13_14) (not one_3_14) (not one_5_3) one_10_14 (not one_12_14) one_14_14))
; columns 4 and 5 are not equal
(assert (or (xor one_1_4 one_1_5) (xor one_4_4 one_4_5) (xor one_5_4 one_5_5) (xor one_6_4 one_6_5) (xor one_7_4 one_7_5) (xor one_9_4 one_9_5) (xor one_10_4 one_10_5) (xor one_11_4 one_11_5) (xor one_13_4 one_13_5) (xor one_14_4 one_14_5) (not one_3_4) one_8_4 one_12_4))
; columns 4 and 6 are not equal
(assert (or (xor one_1_4 one_1_6) (xor one_3_4 one_3_6) (xor one_5_4 one_5_6) (xor one_7_4 one_7_6) (xor one_8_4 one_8_6) (xor one_10_4 one_10_6) (xor one_11_4 one_11_6) (xor one_12_4 one_12_6) (xor one_13_4 one_13_6) (xor one_14_4 one_14_6) (not one_2_6) one_4_4 one_6_4 one_9_4))
; columns 4 and 7 are not equal
(assert (or (xor one_1_4 one_1_7) (xor one_3_4 one_3_7) (xor one_4_4 one_4_7) (xor one_5_4 one_5_7) (xor one_6_4 one_6_7) (xor one_7_4 one_7_7) (xor one_9_4 one_9_7) (xor one_10_4 one_10_7) (xor one_11_4 one_11_7) (xor one_13_4 one_13_7) (xor one_14_4 one_14_7) (not one_2_7) (not one_8_4) (not one_12_4)))
; columns 4 and 8 are not equal
(assert (or (xor one_1_4 one_1_8) (xor one_3_4 one_3_8) (xor one_4_4 one_4_8) (xor one_6_4 one_6_8) (xor one_7_4 one_7_8) (xor one_9_4 one_9_8) (xor one_10_4 one_10_8) (xor one_11_4 one_11_8) (xor one_12_4 one_12_8) (xor one_13_4 one_13_8) (not one_2_8) one_5_4 (not one_8_4) (not one_14_4)))
; columns 4 and 9 are not equal
(assert (or (xor one_3_4 one_3_9) (xor one_4_4 one_4_9) (xor one_5_4 one_5_9) (xor one_6_4 one_6_9) (xor one_7_4 one_7_9) (xor one_8_4 one_8_9) (xor one_9_4 one_9_9) (xor one_11_4 one_11_9) (xor one_12_4 one_12_9) (xor one_13_4 one_13_9) (not one_1_4) (not one_2_9) (not one_10_4) (not one_14_4)))
; columns 4 and 10 are not equal
(assert (or (xor one_1_4 one_1_10) (xor one_3_4 one_3_10) (xor one_4_4 one_4_10) (xor one_5_4 one_5_10) (xor one_6_4 one_6_10) (xor one_7_4 one_7_10) (xor one_8_4 one_8_10) (xor one_10_4 one_10_10) (xor one_11_4 one_11_10) (xor one_12_4 one_12_10) (xor one_13_4 one_13_10) (xor one_14_4 one_14_10) (not one_2_10) one_9_4))
; columns 4 and 11 are not equal
(assert (or (xor one_1_4 one_1_11) (xor one_3_4 one_3_11) (xor one_4_4 one_4_11) (xor one_5_4 one_5_11) (xor one_6_4 one_6_11) (xor one_7_4 one_7_11) (xor one_9_4 one_9_11) (xor one_10_4 one_10_11) (xor one_11_4 one_11_11) (xor one_13_4 one_13_11) (xor one_14_4 one_14_11) (not one_2_11) one_8_4 (not one_12_4)))
; columns 4 and 12 are not equal
(assert (or (xor one_1_4 one_1_12) (xor one_3_4 one_3_12) (xor one_4_4 one_4_12) (xor one_5_4 one_5_12) (xor one_6_4 one_6_12) (xor one_8_4 one_8_12) (xor one_9_4 one_9_12) (xor one_10_4 one_10_12) (xor one_11_4 one_11_12) (xor one_13_4 one_13_12) (xor one_14_4 one_14_12) (not one_2_12) (not one_7_4) (not one_12_4)))
; columns 4 and 13 are not equal
(assert (or (xor one_1_4 one_1_13) (xor one_3_4 one_3_13) (xor one_6_4 one_6_13) (xor one_7_4 one_7_13) (xor one_8_4 one_8_13) (xor one_11_4 one_11_13) (xor one_12_4 one_12_13) (xor one_13_4 one_13_13) (xor one_14_4 one_14_13) (not one_2_13) one_4_4 one_5_4 (not one_9_4) (not one_10_4)))
; columns 4 and 14 are not equal
(assert (or (xor one_1_4 one_1_14) (xor one_3_4 one_3_14) (xor one_4_4 one_4_14) (xor one_6_4 one_6_14) (xor one_7_4 one_7_14) (xor one_8_4 one_8_14) (xor one_10_4 one_10_14) (xor one_11_4 one_11_14) (xor one_12_4 one_12_14) (xor one_13_4 one_13_14) (xor one_14_4 one_14_14) (not one_2_14) (not one_5_4) one_9_4))
; columns 5 and 6 are not equal
(assert (or (xor one_1_5 one_1_6) (xor one_5_5 one_5_6) (xor one_7_5 one_7_6) (xor one_10_5 one_10_6) (xor one_11_5 one_11_6) (xor one_13_5 one_13_6) (xor one_14_5 one_14_6) (not one_2_6) (not one_3_6) one_4_5 one_6_5 one_8_6 one_9_5 one_12_6))
; columns 5 and 10 are not equal
(assert (or (xor one_1_5 one_1_10) (xor one_4_5 one_4_10) (xor one_5_5 one_5_10) (xor one_6_5 one_6_10) (xor one_7_5 one_7_10) (xor one_10_5 one_10_10) (xor one_11_5 one_11_10) (xor one_13_5 one_13_10) (xor one_14_5 one_14_10) (not one_2_10) (not one_3_10) one_8_10 one_9_5 one_12_10))
; columns 5 and 13 are not equal
(assert (or (xor one_1_5 one_1_13) (xor one_6_5 one_6_13) (xor one_7_5 one_7_13) (xor one_11_5 one_11_13) (xor one_13_5 one_13_13) (xor one_14_5 one_14_13) (not one_2_13) (not one_3_13) one_4_5 one_5_5 one_8_13 (not one_9_5) (not one_10_5) one_12_13))
; columns 5 and 14 are not equal
(assert (or (xor one_1_5 one_1_14) (xor one_4_5 one_4_14) (xor one_6_5 one_6_14) (xor one_7_5 one_7_14) (xor one_10_5 one_10_14) (xor one_11_5 one_11_14) (xor one_13_5 one_13_14) (xor one_14_5 one_14_14) (not one_2_14) (not one_3_14) (not one_5_5) one_8_14 one_9_5 one_12_14))
; columns 6 and 7 are not equal
(assert (or (xor one_1_6 one_1_7) (xor one_2_6 one_2_7) (xor one_3_6 one_3_7) (xor one_5_6 one_5_7) (xor one_7_6 one_7_7) (xor one_10_6 one_10_7) (xor one_11_6 one_11_7) (xor one_13_6 one_13_7) (xor one_14_6 one_14_7) one_4_7 one_6_7 (not one_8_6) one_9_7 (not one_12_6)))
; columns 6 and 9 are not equal
(assert (or (xor one_2_6 one_2_9) (xor one_3_6 one_3_9) (xor one_5_6 one_5_9) (xor one_7_6 one_7_9) (xor one_8_6 one_8_9) (xor one_11_6 one_11_9) (xor one_12_6 one_12_9) (xor one_13_6 one_13_9) (not one_1_6) one_4_9 one_6_9 one_9_9 (not one_10_6) (not one_14_6)))
; columns 6 and 10 are not equal
(assert (or (xor one_1_6 one_1_10) (xor one_2_6 one_2_10) (xor one_3_6 one_3_10) (xor one_5_6 one_5_10) (xor one_7_6 one_7_10) (xor one_8_6 one_8_10) (xor one_10_6 one_10_10) (xor one_11_6 one_11_10) (xor one_12_6 one_12_10) (xor one_13_6 one_13_10) (xor one_14_6 one_14_10) one_4_10 one_6_10))
; columns 6 and 11 are not equal
(assert (or (xor one_1_6 one_1_11) (xor one_2_6 one_2_11) (xor one_3_6 one_3_11) (xor one_5_6 one_5_11) (xor one_7_6 one_7_11) (xor one_10_6 one_10_11) (xor one_11_6 one_11_11) (xor one_13_6 one_13_11) (xor one_14_6 one_14_11) one_4_11 one_6_11 one_8_6 one_9_11 (not one_12_6)))
; columns 6 and 12 are not equal
(assert (or (xor one_1_6 one_1_12) (xor one_2_6 one_2_12) (xor one_3_6 one_3_12) (xor one_5_6 one_5_12) (xor one_8_6 one_8_12) (xor one_10_6 one_10_12) (xor one_11_6 one_11_12) (xor one_13_6 one_13_12) (xor one_14_6 one_14_12) one_4_12 one_6_12 (not one_7_6) one_9_12 (not one_12_6)))
; columns 6 and 14 are not equal
(assert (or (xor one_1_6 one_1_14) (xor one_2_6 one_2_14) (xor one_3_6 one_3_14) (xor one_7_6 one_7_14) (xor one_8_6 one_8_14) (xor one_10_6 one_10_14) (xor one_11_6 one_11_14) (xor one_12_6 one_12_14) (xor one_13_6 one_13_14) (xor one_14_6 one_14_14) one_4_14 (not one_5_6) one_6_14))
; columns 7 and 8 are not equal
(assert (or (xor one_1_7 one_1_8) (xor one_2_7 one_2_8) (xor one_3_7 one_3_8) (xor one_4_7 one_4_8) (xor one_6_7 one_6_8) (xor one_7_7 one_7_8) (xor one_9_7 one_9_8) (xor one_10_7 one_10_8) (xor one_11_7 one_11_8) (xor one_13_7 one_13_8) one_5_7 (not one_12_8) (not one_14_7)))
; columns 7 and 9 are not equal
(assert (or (xor one_2_7 one_2_9) (xor one_3_7 one_3_9) (xor one_4_7 one_4_9) (xor one_5_7 one_5_9) (xor one_6_7 one_6_9) (xor one_7_7 one_7_9) (xor one_9_7 one_9_9) (xor one_11_7 one_11_9) (xor one_13_7 one_13_9) (not one_1_7) (not one_8_9) (not one_10_7) (not one_12_9) (not one_14_7)))
; columns 7 and 10 are not equal
(assert (or (xor one_1_7 one_1_10) (xor one_2_7 one_2_10) (xor one_3_7 one_3_10) (xor one_4_7 one_4_10) (xor one_5_7 one_5_10) (xor one_6_7 one_6_10) (xor one_7_7 one_7_10) (xor one_10_7 one_10_10) (xor one_11_7 one_11_10) (xor one_13_7 one_13_10) (xor one_14_7 one_14_10) (not one_8_10) one_9_7 (not one_12_10)))
; columns 7 and 12 are not equal
(assert (or (xor one_1_7 one_1_12) (xor one_2_7 one_2_12) (xor one_3_7 one_3_12) (xor one_4_7 one_4_12) (xor one_5_7 one_5_12) (xor one_6_7 one_6_12) (xor one_9_7 one_9_12) (xor one_10_7 one_10_12) (xor one_11_7 one_11_12) (xor one_13_7 one_13_12) (xor one_14_7 one_14_12) (not one_7_7) (not one_8_12)))
; columns 7 and 14 are not equal
(assert (or (xor one_1_7 one_1_14) (xor one_2_7 one_2_14) (xor one_3_7 one_3_14) (xor one_4_7 one_4_14) (xor one_6_7 one_6_14) (xor one_7_7 one_7_14) (xor one_10_7 one_10_14) (xor one_11_7 one_11_14) (xor one_13_7 one_13_14) (xor one_14_7 one_14_14) (not one_5_7) (not one_8_14) one_9_7 (not one_12_14)))
; columns 8 and 9 are not equal
(assert (or (xor one_2_8 one_2_9) (xor one_3_8 one_3_9) (xor one_4_8 one_4_9) (xor one_6_8 one_6_9) (xor one_7_8 one_7_9) (xor one_9_8 one_9_9) (xor one_11_8 one_11_9) (xor one_12_8 one_12_9) (xor one_13_8 one_13_9) (not one_1_8) one_5_9 (not one_8_9) (not one_10_8)))
; columns 8 and 10 are not equal
(assert (or (xor one_1_8 one_1_10) (xor one_2_8 one_2_10) (xor one_3_8 one_3_10) (xor one_4_8 one_4_10) (xor one_6_8 one_6_10) (xor one_7_8 one_7_10) (xor one_10_8 one_10_10) (xor one_11_8 one_11_10) (xor one_12_8 one_12_10) (xor one_13_8 one_13_10) one_5_10 (not one_8_10) one_9_8 (not one_14_10)))
; columns 8 and 12 are not equal
(assert (or (xor one_1_8 one_1_12) (xor one_2_8 one_2_12) (xor one_3_8 one_3_12) (xor one_4_8 one_4_12) (xor one_6_8 one_6_12) (xor one_9_8 one_9_12) (xor one_10_8 one_10_12) (xor one_11_8 one_11_12) (xor one_13_8 one_13_12) one_5_12 (not one_7_8) (not one_8_12) (not one_12_8) (not one_14_12)))
; columns 9 and 10 are not equal
(assert (or (xor one_2_9 one_2_10) (xor one_3_9 one_3_10) (xor one_4_9 one_4_10) (xor one_5_9 one_5_10) (xor one_6_9 one_6_10) (xor one_7_9 one_7_10) (xor one_8_9 one_8_10) (xor one_11_9 one_11_10) (xor one_12_9 one_12_10) (xor one_13_9 one_13_10) (not one_1_10) one_9_9 (not one_10_10) (not one_14_10)))
; columns 9 and 11 are not equal
(assert (or (xor one_2_9 one_2_11) (xor one_3_9 one_3_11) (xor one_4_9 one_4_11) (xor one_5_9 one_5_11) (xor one_6_9 one_6_11) (xor one_7_9 one_7_11) (xor one_9_9 one_9_11) (xor one_11_9 one_11_11) (xor one_13_9 one_13_11) (not one_1_11) one_8_9 (not one_10_11) (not one_12_9) (not one_14_11)))
; columns 9 and 12 are not equal
(assert (or (xor one_2_9 one_2_12) (xor one_3_9 one_3_12) (xor one_4_9 one_4_12) (xor one_5_9 one_5_12) (xor one_6_9 one_6_12) (xor one_8_9 one_8_12) (xor one_9_9 one_9_12) (xor one_11_9 one_11_12) (xor one_13_9 one_13_12) (not one_1_12) (not one_7_9) (not one_10_12) (not one_12_9) (not one_14_12)))
; columns 9 and 13 are not equal
(assert (or (xor one_2_9 one_2_13) (xor one_3_9 one_3_13) (xor one_6_9 one_6_13) (xor one_7_9 one_7_13) (xor one_8_9 one_8_13) (xor one_11_9 one_11_13) (xor one_12_9 one_12_13) (xor one_13_9 one_13_13) (not one_1_13) one_4_9 one_5_9 (not one_9_9) (not one_14_13)))
; columns 9 and 14 are not equal
(assert (or (xor one_2_9 one_2_14) (xor one_3_9 one_3_14) (xor one_4_9 one_4_14) (xor one_6_9 one_6_14) (xor one_7_9 one_7_14) (xor one_8_9 one_8_14) (xor one_11_9 one_11_14) (xor one_12_9 one_12_14) (xor one_13_9 one_13_14) (not one_1_14) (not one_5_9) one_9_9 (not one_10_14) (not one_14_14)))
; columns 10 and 11 are not equal
(assert (or (xor one_1_10 one_1_11) (xor one_2_10 one_2_11) (xor one_3_10 one_3_11) (xor one_4_10 one_4_11) (xor one_5_10 one_5_11) (xor one_6_10 one_6_11) (xor one_7_10 one_7_11) (xor one_10_10 one_10_11) (xor one_11_10 one_11_11) (xor one_13_10 one_13_11) (xor one_14_10 one_14_11) one_8_10 one_9_11 (not one_12_10)))
; columns 10 and 12 are not equal
(assert (or (xor one_1_10 one_1_12) (xor one_2_10 one_2_12) (xor one_3_10 one_3_12) (xor one_4_10 one_4_12) (xor one_5_10 one_5_12) (xor one_6_10 one_6_12) (xor one_8_10 one_8_12) (xor one_10_10 one_10_12) (xor one_11_10 one_11_12) (xor one_13_10 one_13_12) (xor one_14_10 one_14_12) (not one_7_10) one_9_12 (not one_12_10)))
; columns 10 and 14 are not equal
(assert (or (xor one_1_10 one_1_14) (xor one_2_10 one_2_14) (xor one_3_10 one_3_14) (xor one_4_10 one_4_14) (xor one_6_10 one_6_14) (xor one_7_10 one_7_14) (xor one_8_10 one_8_14) (xor one_10_10 one_10_14) (xor one_11_10 one_11_14) (xor one_12_10 one_12_14) (xor one_13_10 one_13_14) (xor one_14_10 one_14_14) (not one_5_10)))
; columns 11 and 12 are not equal
(assert (or (xor one_1_11 one_1_12) (xor one_2_11 one_2_12) (xor one_3_11 one_3_12) (xor one_4_11 one_4_12) (xor one_5_11 one_5_12) (xor one_6_11 one_6_12) (xor one_9_11 one_9_12) (xor one_10_11 one_10_12) (xor one_11_11 one_11_12) (xor one_13_11 one_13_12) (xor one_14_11 one_14_12) (not one_7_11) one_8_12))
; columns 11 and 13 are not equal
(assert (or (xor one_1_11 one_1_13) (xor one_2_11 one_2_13) (xor one_3_11 one_3_13) (xor one_6_11 one_6_13) (xor one_7_11 one_7_13) (xor one_11_11 one_11_13) (xor one_13_11 one_13_13) (xor one_14_11 one_14_13) one_4_11 one_5_11 one_8_13 (not one_9_11) (not one_10_11) (not one_12_13)))
; columns 11 and 14 are not equal
(assert (or (xor one_1_11 one_1_14) (xor one_2_11 one_2_14) (xor one_3_11 one_3_14) (xor one_4_11 one_4_14) (xor one_6_11 one_6_14) (xor one_7_11 one_7_14) (xor one_10_11 one_10_14) (xor one_11_11 one_11_14) (xor one_13_11 one_13_14) (xor one_14_11 one_14_14) (not one_5_11) one_8_14 one_9_11 (not one_12_14)))
; columns 12 and 13 are not equal
(assert (or (xor one_1_12 one_1_13) (xor one_2_12 one_2_13) (xor one_3_12 one_3_13) (xor one_6_12 one_6_13) (xor one_8_12 one_8_13) (xor one_11_12 one_11_13) (xor one_13_12 one_13_13) (xor one_14_12 one_14_13) one_4_12 one_5_12 (not one_7_13) (not one_9_12) (not one_10_12) (not one_12_13)))
; columns 12 and 14 are not equal
(assert (or (xor one_1_12 one_1_14) (xor one_2_12 one_2_14) (xor one_3_12 one_3_14) (xor one_4_12 one_4_14) (xor one_6_12 one_6_14) (xor one_8_12 one_8_14) (xor one_10_12 one_10_14) (xor one_11_12 one_11_14) (xor one_13_12 one_13_14) (xor one_14_12 one_14_14) (not one_5_12) (not one_7_14) one_9_12 (not one_12_14)))
(check-sat)
(get-model)
