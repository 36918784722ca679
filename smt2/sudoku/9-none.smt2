; sudoku, classic:
;
; ..78.5..3
; ..1....87
; .2.....46
; ...53.87.
; ....2....
; .53.18...
; 58.....3.
; 14....7..
; 3..6.19..
;
; digit_1_1_4 is true when row 1, column 1 holds 4, and likewise for the others.
(declare-const digit_1_1_4 Bool)
(declare-const digit_1_1_6 Bool)
(declare-const digit_1_1_9 Bool)
(declare-const digit_1_2_6 Bool)
(declare-const digit_1_2_9 Bool)
(declare-const digit_1_5_4 Bool)
(declare-const digit_1_5_6 Bool)
(declare-const digit_1_5_9 Bool)
(declare-const digit_1_7_1 Bool)
(declare-const digit_1_7_2 Bool)
(declare-const digit_1_8_1 Bool)
(declare-const digit_1_8_2 Bool)
(declare-const digit_1_8_9 Bool)
(declare-const digit_2_1_4 Bool)
(declare-const digit_2_1_6 Bool)
(declare-const digit_2_1_9 Bool)
(declare-const digit_2_2_3 Bool)
(declare-const digit_2_2_6 Bool)
(declare-const digit_2_2_9 Bool)
(declare-const digit_2_4_2 Bool)
(declare-const digit_2_4_3 Bool)
(declare-const digit_2_4_4 Bool)
(declare-const digit_2_4_9 Bool)
(declare-const digit_2_5_4 Bool)
(declare-const digit_2_5_6 Bool)
(declare-const digit_2_5_9 Bool)
(declare-const digit_2_6_2 Bool)
(declare-const digit_2_6_3 Bool)
(declare-const digit_2_6_4 Bool)
(declare-const digit_2_6_6 Bool)
(declare-const digit_2_6_9 Bool)
(declare-const digit_2_7_2 Bool)
(declare-const digit_2_7_5 Bool)
(declare-const digit_3_1_8 Bool)
(declare-const digit_3_1_9 Bool)
(declare-const digit_3_3_5 Bool)
(declare-const digit_3_3_8 Bool)
(declare-const digit_3_3_9 Bool)
(declare-const digit_3_4_1 Bool)
(declare-const digit_3_4_3 Bool)
(declare-const digit_3_4_7 Bool)
(declare-const digit_3_4_9 Bool)
(declare-const digit_3_5_7 Bool)
(declare-const digit_3_5_9 Bool)
(declare-const digit_3_6_3 Bool)
(declare-const digit_3_6_7 Bool)
(declare-const digit_3_6_9 Bool)
(declare-const digit_3_7_1 Bool)
(declare-const digit_3_7_5 Bool)
(declare-const digit_4_1_2 Bool)
(declare-const digit_4_1_4 Bool)
(declare-const digit_4_1_6 Bool)
(declare-const digit_4_1_9 Bool)
(declare-const digit_4_2_1 Bool)
(declare-const digit_4_2_6 Bool)
(declare-const digit_4_2_9 Bool)
(declare-const digit_4_3_2 Bool)
(declare-const digit_4_3_4 Bool)
(declare-const digit_4_3_6 Bool)
(declare-const digit_4_3_9 Bool)
(declare-const digit_4_6_4 Bool)
(declare-const digit_4_6_6 Bool)
(declare-const digit_4_6_9 Bool)
(declare-const digit_4_9_1 Bool)
(declare-const digit_4_9_2 Bool)
(declare-const digit_4_9_4 Bool)
(declare-const digit_4_9_9 Bool)
(declare-const digit_5_1_4 Bool)
(declare-const digit_5_1_6 Bool)
(declare-const digit_5_1_7 Bool)
(declare-const digit_5_1_8 Bool)
(declare-const digit_5_1_9 Bool)
(declare-const digit_5_2_1 Bool)
(declare-const digit_5_2_6 Bool)
(declare-const digit_5_2_7 Bool)
(declare-const digit_5_2_9 Bool)
(declare-const digit_5_3_4 Bool)
(declare-const digit_5_3_6 Bool)
(declare-const digit_5_3_8 Bool)
(declare-const digit_5_3_9 Bool)
(declare-const digit_5_4_4 Bool)
(declare-const digit_5_4_7 Bool)
(declare-const digit_5_4_9 Bool)
(declare-const digit_5_6_4 Bool)
(declare-const digit_5_6_6 Bool)
(declare-const digit_5_6_7 Bool)
(declare-const digit_5_6_9 Bool)
(declare-const digit_5_7_1 Bool)
(declare-const digit_5_7_3 Bool)
(declare-const digit_5_7_4 Bool)
(declare-const digit_5_7_5 Bool)
(declare-const digit_5_7_6 Bool)
(declare-const digit_5_8_1 Bool)
(declare-const digit_5_8_5 Bool)
(declare-const digit_5_8_6 Bool)
(declare-const digit_5_8_9 Bool)
(declare-const digit_5_9_1 Bool)
(declare-const digit_5_9_4 Bool)
(declare-const digit_5_9_5 Bool)
(declare-const digit_5_9_9 Bool)
(declare-const digit_6_1_2 Bool)
(declare-const digit_6_1_4 Bool)
(declare-const digit_6_1_6 Bool)
(declare-const digit_6_1_7 Bool)
(declare-const digit_6_1_9 Bool)
(declare-const digit_6_4_4 Bool)
(declare-const digit_6_4_7 Bool)
(declare-const digit_6_4_9 Bool)
(declare-const digit_6_7_2 Bool)
(declare-const digit_6_7_4 Bool)
(declare-const digit_6_7_6 Bool)
(declare-const digit_6_8_2 Bool)
(declare-const digit_6_8_6 Bool)
(declare-const digit_6_8_9 Bool)
(declare-const digit_6_9_2 Bool)
(declare-const digit_6_9_4 Bool)
(declare-const digit_6_9_9 Bool)
(declare-const digit_7_3_2 Bool)
(declare-const digit_7_3_6 Bool)
(declare-const digit_7_3_9 Bool)
(declare-const digit_7_4_2 Bool)
(declare-const digit_7_4_4 Bool)
(declare-const digit_7_4_7 Bool)
(declare-const digit_7_4_9 Bool)
(declare-const digit_7_5_4 Bool)
(declare-const digit_7_5_7 Bool)
(declare-const digit_7_5_9 Bool)
(declare-const digit_7_6_2 Bool)
(declare-const digit_7_6_4 Bool)
(declare-const digit_7_6_7 Bool)
(declare-const digit_7_6_9 Bool)
(declare-const digit_7_7_1 Bool)
(declare-const digit_7_7_2 Bool)
(declare-const digit_7_7_4 Bool)
(declare-const digit_7_7_6 Bool)
(declare-const digit_7_9_1 Bool)
(declare-const digit_7_9_2 Bool)
(declare-const digit_7_9_4 Bool)
(declare-const digit_8_3_2 Bool)
(declare-const digit_8_3_6 Bool)
(declare-const digit_8_3_9 Bool)
(declare-const digit_8_4_2 Bool)
(declare-const digit_8_4_3 Bool)
(declare-const digit_8_4_9 Bool)
(declare-const digit_8_5_5 Bool)
(declare-const digit_8_5_8 Bool)
(declare-const digit_8_5_9 Bool)
(declare-const digit_8_6_2 Bool)
(declare-const digit_8_6_3 Bool)
(declare-const digit_8_6_9 Bool)
(declare-const digit_8_8_2 Bool)
(declare-const digit_8_8_5 Bool)
(declare-const digit_8_8_6 Bool)
(declare-const digit_8_9_2 Bool)
(declare-const digit_8_9_5 Bool)
(declare-const digit_8_9_8 Bool)
(declare-const digit_9_2_7 Bool)
(declare-const digit_9_3_2 Bool)
(declare-const digit_9_5_4 Bool)
(declare-const digit_9_5_5 Bool)
(declare-const digit_9_5_7 Bool)
(declare-const digit_9_5_8 Bool)
(declare-const digit_9_8_2 Bool)
(declare-const digit_9_8_5 Bool)
(declare-const digit_9_9_2 Bool)
(declare-const digit_9_9_4 Bool)
(declare-const digit_9_9_5 Bool)
(declare-const digit_9_9_8 Bool)
; row 1, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_1_1_4 digit_1_1_6 digit_1_1_9))
; row 1, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_1_2_6 digit_1_2_9))
; row 1, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_1_5_4 digit_1_5_6 digit_1_5_9))
; row 1, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_1_7_1 digit_1_7_2))
; row 1, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_1_8_1 digit_1_8_2 digit_1_8_9))
; row 2, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_2_1_4 digit_2_1_6 digit_2_1_9))
; row 2, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_2_2_3 digit_2_2_6 digit_2_2_9))
; row 2, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_2_4_2 digit_2_4_3 digit_2_4_4 digit_2_4_9))
; row 2, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_2_5_4 digit_2_5_6 digit_2_5_9))
; row 2, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_6_2 digit_2_6_3 digit_2_6_4 digit_2_6_6 digit_2_6_9))
; row 2, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_2_7_2 digit_2_7_5))
; row 3, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_3_1_8 digit_3_1_9))
; row 3, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_3_3_5 digit_3_3_8 digit_3_3_9))
; row 3, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_3_4_1 digit_3_4_3 digit_3_4_7 digit_3_4_9))
; row 3, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_3_5_7 digit_3_5_9))
; row 3, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_3_6_3 digit_3_6_7 digit_3_6_9))
; row 3, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_3_7_1 digit_3_7_5))
; row 4, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_4_1_2 digit_4_1_4 digit_4_1_6 digit_4_1_9))
; row 4, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_4_2_1 digit_4_2_6 digit_4_2_9))
; row 4, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_4_3_2 digit_4_3_4 digit_4_3_6 digit_4_3_9))
; row 4, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_4_6_4 digit_4_6_6 digit_4_6_9))
; row 4, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_4_9_1 digit_4_9_2 digit_4_9_4 digit_4_9_9))
; row 5, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_1_4 digit_5_1_6 digit_5_1_7 digit_5_1_8 digit_5_1_9))
; row 5, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_5_2_1 digit_5_2_6 digit_5_2_7 digit_5_2_9))
; row 5, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_5_3_4 digit_5_3_6 digit_5_3_8 digit_5_3_9))
; row 5, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_5_4_4 digit_5_4_7 digit_5_4_9))
; row 5, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_5_6_4 digit_5_6_6 digit_5_6_7 digit_5_6_9))
; row 5, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_7_1 digit_5_7_3 digit_5_7_4 digit_5_7_5 digit_5_7_6))
; row 5, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_5_8_1 digit_5_8_5 digit_5_8_6 digit_5_8_9))
; row 5, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_5_9_1 digit_5_9_4 digit_5_9_5 digit_5_9_9))
; row 6, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_1_2 digit_6_1_4 digit_6_1_6 digit_6_1_7 digit_6_1_9))
; row 6, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_6_4_4 digit_6_4_7 digit_6_4_9))
; row 6, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_6_7_2 digit_6_7_4 digit_6_7_6))
; row 6, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_6_8_2 digit_6_8_6 digit_6_8_9))
; row 6, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_6_9_2 digit_6_9_4 digit_6_9_9))
; row 7, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_7_3_2 digit_7_3_6 digit_7_3_9))
; row 7, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_7_4_2 digit_7_4_4 digit_7_4_7 digit_7_4_9))
; row 7, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_7_5_4 digit_7_5_7 digit_7_5_9))
; row 7, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_7_6_2 digit_7_6_4 digit_7_6_7 digit_7_6_9))
; row 7, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_7_7_1 digit_7_7_2 digit_7_7_4 digit_7_7_6))
; row 7, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_7_9_1 digit_7_9_2 digit_7_9_4))
; row 8, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_8_3_2 digit_8_3_6 digit_8_3_9))
; row 8, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_8_4_2 digit_8_4_3 digit_8_4_9))
; row 8, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_8_5_5 digit_8_5_8 digit_8_5_9))
; row 8, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_8_6_2 digit_8_6_3 digit_8_6_9))
; row 8, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_8_8_2 digit_8_8_5 digit_8_8_6))
; row 8, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_8_9_2 digit_8_9_5 digit_8_9_8))
; row 9, column 2 holds exactly one digit
(assert ((_ pbeq 1 1) digit_9_2_7))
; row 9, column 3 holds exactly one digit
(assert ((_ pbeq 1 1) digit_9_3_2))
; row 9, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_9_5_4 digit_9_5_5 digit_9_5_7 digit_9_5_8))
; row 9, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_9_8_2 digit_9_8_5))
; row 9, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_9_9_2 digit_9_9_4 digit_9_9_5 digit_9_9_8))
; row 1 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1) digit_1_7_1 digit_1_8_1))
; row 1 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1) digit_1_7_2 digit_1_8_2))
; row 1 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_1_1_4 digit_1_5_4))
; row 1 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_1_6 digit_1_2_6 digit_1_5_6))
; row 1 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_9 digit_1_2_9 digit_1_5_9 digit_1_8_9))
; row 2 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_4_2 digit_2_6_2 digit_2_7_2))
; row 2 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_2_3 digit_2_4_3 digit_2_6_3))
; row 2 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_1_4 digit_2_4_4 digit_2_5_4 digit_2_6_4))
; row 2 has the digit 5 exactly once
(assert ((_ pbeq 1 1) digit_2_7_5))
; row 2 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_1_6 digit_2_2_6 digit_2_5_6 digit_2_6_6))
; row 2 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_1_9 digit_2_2_9 digit_2_4_9 digit_2_5_9 digit_2_6_9))
; row 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1) digit_3_4_1 digit_3_7_1))
; row 3 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1) digit_3_4_3 digit_3_6_3))
; row 3 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1) digit_3_3_5 digit_3_7_5))
; row 3 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_4_7 digit_3_5_7 digit_3_6_7))
; row 3 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_3_1_8 digit_3_3_8))
; row 3 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_1_9 digit_3_3_9 digit_3_4_9 digit_3_5_9 digit_3_6_9))
; row 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1) digit_4_2_1 digit_4_9_1))
; row 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_4_1_2 digit_4_3_2 digit_4_9_2))
; row 4 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_1_4 digit_4_3_4 digit_4_6_4 digit_4_9_4))
; row 4 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_1_6 digit_4_2_6 digit_4_3_6 digit_4_6_6))
; row 4 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_1_9 digit_4_2_9 digit_4_3_9 digit_4_6_9 digit_4_9_9))
; row 5 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_2_1 digit_5_7_1 digit_5_8_1 digit_5_9_1))
; row 5 has the digit 3 exactly once
(assert ((_ pbeq 1 1) digit_5_7_3))
; row 5 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_1_4 digit_5_3_4 digit_5_4_4 digit_5_6_4 digit_5_7_4 digit_5_9_4))
; row 5 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_7_5 digit_5_8_5 digit_5_9_5))
; row 5 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_1_6 digit_5_2_6 digit_5_3_6 digit_5_6_6 digit_5_7_6 digit_5_8_6))
; row 5 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_1_7 digit_5_2_7 digit_5_4_7 digit_5_6_7))
; row 5 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_5_1_8 digit_5_3_8))
; row 5 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_5_1_9 digit_5_2_9 digit_5_3_9 digit_5_4_9 digit_5_6_9 digit_5_8_9 digit_5_9_9))
; row 6 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_6_1_2 digit_6_7_2 digit_6_8_2 digit_6_9_2))
; row 6 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_6_1_4 digit_6_4_4 digit_6_7_4 digit_6_9_4))
; row 6 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_6_1_6 digit_6_7_6 digit_6_8_6))
; row 6 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1) digit_6_1_7 digit_6_4_7))
; row 6 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_6_1_9 digit_6_4_9 digit_6_8_9 digit_6_9_9))
; row 7 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1) digit_7_7_1 digit_7_9_1))
; row 7 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_7_3_2 digit_7_4_2 digit_7_6_2 digit_7_7_2 digit_7_9_2))
; row 7 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_7_4_4 digit_7_5_4 digit_7_6_4 digit_7_7_4 digit_7_9_4))
; row 7 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1) digit_7_3_6 digit_7_7_6))
; row 7 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1) digit_7_4_7 digit_7_5_7 digit_7_6_7))
; row 7 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_7_3_9 digit_7_4_9 digit_7_5_9 digit_7_6_9))
; row 8 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_8_3_2 digit_8_4_2 digit_8_6_2 digit_8_8_2 digit_8_9_2))
; row 8 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1) digit_8_4_3 digit_8_6_3))
; row 8 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1) digit_8_5_5 digit_8_8_5 digit_8_9_5))
; row 8 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1) digit_8_3_6 digit_8_8_6))
; row 8 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_8_5_8 digit_8_9_8))
; row 8 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_8_3_9 digit_8_4_9 digit_8_5_9 digit_8_6_9))
; row 9 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_9_3_2 digit_9_8_2 digit_9_9_2))
; row 9 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_9_5_4 digit_9_9_4))
; row 9 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1) digit_9_5_5 digit_9_8_5 digit_9_9_5))
; row 9 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1) digit_9_2_7 digit_9_5_7))
; row 9 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_9_5_8 digit_9_9_8))
; column 1 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1) digit_4_1_2 digit_6_1_2))
; column 1 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_4 digit_2_1_4 digit_4_1_4 digit_5_1_4 digit_6_1_4))
; column 1 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_6 digit_2_1_6 digit_4_1_6 digit_5_1_6 digit_6_1_6))
; column 1 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1) digit_5_1_7 digit_6_1_7))
; column 1 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_3_1_8 digit_5_1_8))
; column 1 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_1_9 digit_2_1_9 digit_3_1_9 digit_4_1_9 digit_5_1_9 digit_6_1_9))
; column 2 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1) digit_4_2_1 digit_5_2_1))
; column 2 has the digit 3 exactly once
(assert ((_ pbeq 1 1) digit_2_2_3))
; column 2 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_2_6 digit_2_2_6 digit_4_2_6 digit_5_2_6))
; column 2 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1) digit_5_2_7 digit_9_2_7))
; column 2 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_2_9 digit_2_2_9 digit_4_2_9 digit_5_2_9))
; column 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_3_2 digit_7_3_2 digit_8_3_2 digit_9_3_2))
; column 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_4_3_4 digit_5_3_4))
; column 3 has the digit 5 exactly once
(assert ((_ pbeq 1 1) digit_3_3_5))
; column 3 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_3_6 digit_5_3_6 digit_7_3_6 digit_8_3_6))
; column 3 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_3_3_8 digit_5_3_8))
; column 3 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_3_9 digit_4_3_9 digit_5_3_9 digit_7_3_9 digit_8_3_9))
; column 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1) digit_3_4_1))
; column 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_4_2 digit_7_4_2 digit_8_4_2))
; column 4 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_4_3 digit_3_4_3 digit_8_4_3))
; column 4 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_4_4 digit_5_4_4 digit_6_4_4 digit_7_4_4))
; column 4 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_4_7 digit_5_4_7 digit_6_4_7 digit_7_4_7))
; column 4 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_4_9 digit_3_4_9 digit_5_4_9 digit_6_4_9 digit_7_4_9 digit_8_4_9))
; column 5 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_5_4 digit_2_5_4 digit_7_5_4 digit_9_5_4))
; column 5 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1) digit_8_5_5 digit_9_5_5))
; column 5 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1) digit_1_5_6 digit_2_5_6))
; column 5 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_5_7 digit_7_5_7 digit_9_5_7))
; column 5 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_8_5_8 digit_9_5_8))
; column 5 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_5_9 digit_2_5_9 digit_3_5_9 digit_7_5_9 digit_8_5_9))
; column 6 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_6_2 digit_7_6_2 digit_8_6_2))
; column 6 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_6_3 digit_3_6_3 digit_8_6_3))
; column 6 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_6_4 digit_4_6_4 digit_5_6_4 digit_7_6_4))
; column 6 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_6_6 digit_4_6_6 digit_5_6_6))
; column 6 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_6_7 digit_5_6_7 digit_7_6_7))
; column 6 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_6_9 digit_3_6_9 digit_4_6_9 digit_5_6_9 digit_7_6_9 digit_8_6_9))
; column 7 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_7_1 digit_3_7_1 digit_5_7_1 digit_7_7_1))
; column 7 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_7_2 digit_2_7_2 digit_6_7_2 digit_7_7_2))
; column 7 has the digit 3 exactly once
(assert ((_ pbeq 1 1) digit_5_7_3))
; column 7 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_7_4 digit_6_7_4 digit_7_7_4))
; column 7 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_7_5 digit_3_7_5 digit_5_7_5))
; column 7 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_7_6 digit_6_7_6 digit_7_7_6))
; column 8 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1) digit_1_8_1 digit_5_8_1))
; column 8 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_8_2 digit_6_8_2 digit_8_8_2 digit_9_8_2))
; column 8 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_8_5 digit_8_8_5 digit_9_8_5))
; column 8 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_8_6 digit_6_8_6 digit_8_8_6))
; column 8 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_8_9 digit_5_8_9 digit_6_8_9))
; column 9 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_4_9_1 digit_5_9_1 digit_7_9_1))
; column 9 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_9_2 digit_6_9_2 digit_7_9_2 digit_8_9_2 digit_9_9_2))
; column 9 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_9_4 digit_5_9_4 digit_6_9_4 digit_7_9_4 digit_9_9_4))
; column 9 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_9_5 digit_8_9_5 digit_9_9_5))
; column 9 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_8_9_8 digit_9_9_8))
; column 9 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1) digit_4_9_9 digit_5_9_9 digit_6_9_9))
; the box of rows 1 to 3 and columns 1 to 3 has the digit 3 exactly once
(assert ((_ pbeq 1 1) digit_2_2_3))
; the box of rows 1 to 3 and columns 1 to 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_1_1_4 digit_2_1_4))
; the box of rows 1 to 3 and columns 1 to 3 has the digit 5 exactly once
(assert ((_ pbeq 1 1) digit_3_3_5))
; the box of rows 1 to 3 and columns 1 to 3 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_6 digit_1_2_6 digit_2_1_6 digit_2_2_6))
; the box of rows 1 to 3 and columns 1 to 3 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_3_1_8 digit_3_3_8))
; the box of rows 1 to 3 and columns 1 to 3 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_1_9 digit_1_2_9 digit_2_1_9 digit_2_2_9 digit_3_1_9 digit_3_3_9))
; the box of rows 1 to 3 and columns 4 to 6 has the digit 1 exactly once
(assert ((_ pbeq 1 1) digit_3_4_1))
; the box of rows 1 to 3 and columns 4 to 6 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1) digit_2_4_2 digit_2_6_2))
; the box of rows 1 to 3 and columns 4 to 6 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_4_3 digit_2_6_3 digit_3_4_3 digit_3_6_3))
; the box of rows 1 to 3 and columns 4 to 6 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_5_4 digit_2_4_4 digit_2_5_4 digit_2_6_4))
; the box of rows 1 to 3 and columns 4 to 6 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_5_6 digit_2_5_6 digit_2_6_6))
; the box of rows 1 to 3 and columns 4 to 6 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_4_7 digit_3_5_7 digit_3_6_7))
; the box of rows 1 to 3 and columns 4 to 6 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_5_9 digit_2_4_9 digit_2_5_9 digit_2_6_9 digit_3_4_9 digit_3_5_9 digit_3_6_9))
; the box of rows 1 to 3 and columns 7 to 9 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_7_1 digit_1_8_1 digit_3_7_1))
; the box of rows 1 to 3 and columns 7 to 9 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_7_2 digit_1_8_2 digit_2_7_2))
; the box of rows 1 to 3 and columns 7 to 9 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1) digit_2_7_5 digit_3_7_5))
; the box of rows 1 to 3 and columns 7 to 9 has the digit 9 exactly once
(assert ((_ pbeq 1 1) digit_1_8_9))
; the box of rows 4 to 6 and columns 1 to 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1) digit_4_2_1 digit_5_2_1))
; the box of rows 4 to 6 and columns 1 to 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_4_1_2 digit_4_3_2 digit_6_1_2))
; the box of rows 4 to 6 and columns 1 to 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_1_4 digit_4_3_4 digit_5_1_4 digit_5_3_4 digit_6_1_4))
; the box of rows 4 to 6 and columns 1 to 3 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_4_1_6 digit_4_2_6 digit_4_3_6 digit_5_1_6 digit_5_2_6 digit_5_3_6 digit_6_1_6))
; the box of rows 4 to 6 and columns 1 to 3 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_1_7 digit_5_2_7 digit_6_1_7))
; the box of rows 4 to 6 and columns 1 to 3 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_5_1_8 digit_5_3_8))
; the box of rows 4 to 6 and columns 1 to 3 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_4_1_9 digit_4_2_9 digit_4_3_9 digit_5_1_9 digit_5_2_9 digit_5_3_9 digit_6_1_9))
; the box of rows 4 to 6 and columns 4 to 6 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_6_4 digit_5_4_4 digit_5_6_4 digit_6_4_4))
; the box of rows 4 to 6 and columns 4 to 6 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1) digit_4_6_6 digit_5_6_6))
; the box of rows 4 to 6 and columns 4 to 6 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_4_7 digit_5_6_7 digit_6_4_7))
; the box of rows 4 to 6 and columns 4 to 6 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_6_9 digit_5_4_9 digit_5_6_9 digit_6_4_9))
; the box of rows 4 to 6 and columns 7 to 9 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_9_1 digit_5_7_1 digit_5_8_1 digit_5_9_1))
; the box of rows 4 to 6 and columns 7 to 9 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_9_2 digit_6_7_2 digit_6_8_2 digit_6_9_2))
; the box of rows 4 to 6 and columns 7 to 9 has the digit 3 exactly once
(assert ((_ pbeq 1 1) digit_5_7_3))
; the box of rows 4 to 6 and columns 7 to 9 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_9_4 digit_5_7_4 digit_5_9_4 digit_6_7_4 digit_6_9_4))
; the box of rows 4 to 6 and columns 7 to 9 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_7_5 digit_5_8_5 digit_5_9_5))
; the box of rows 4 to 6 and columns 7 to 9 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_7_6 digit_5_8_6 digit_6_7_6 digit_6_8_6))
; the box of rows 4 to 6 and columns 7 to 9 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_9_9 digit_5_8_9 digit_5_9_9 digit_6_8_9 digit_6_9_9))
; the box of rows 7 to 9 and columns 1 to 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_7_3_2 digit_8_3_2 digit_9_3_2))
; the box of rows 7 to 9 and columns 1 to 3 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1) digit_7_3_6 digit_8_3_6))
; the box of rows 7 to 9 and columns 1 to 3 has the digit 7 exactly once
(assert ((_ pbeq 1 1) digit_9_2_7))
; the box of rows 7 to 9 and columns 1 to 3 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1) digit_7_3_9 digit_8_3_9))
; the box of rows 7 to 9 and columns 4 to 6 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_7_4_2 digit_7_6_2 digit_8_4_2 digit_8_6_2))
; the box of rows 7 to 9 and columns 4 to 6 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1) digit_8_4_3 digit_8_6_3))
; the box of rows 7 to 9 and columns 4 to 6 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_7_4_4 digit_7_5_4 digit_7_6_4 digit_9_5_4))
; the box of rows 7 to 9 and columns 4 to 6 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1) digit_8_5_5 digit_9_5_5))
; the box of rows 7 to 9 and columns 4 to 6 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_7_4_7 digit_7_5_7 digit_7_6_7 digit_9_5_7))
; the box of rows 7 to 9 and columns 4 to 6 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_8_5_8 digit_9_5_8))
; the box of rows 7 to 9 and columns 4 to 6 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_7_4_9 digit_7_5_9 digit_7_6_9 digit_8_4_9 digit_8_5_9 digit_8_6_9))
; the box of rows 7 to 9 and columns 7 to 9 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1) digit_7_7_1 digit_7_9_1))
; the box of rows 7 to 9 and columns 7 to 9 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_7_7_2 digit_7_9_2 digit_8_8_2 digit_8_9_2 digit_9_8_2 digit_9_9_2))
; the box of rows 7 to 9 and columns 7 to 9 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_7_7_4 digit_7_9_4 digit_9_9_4))
; the box of rows 7 to 9 and columns 7 to 9 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_8_8_5 digit_8_9_5 digit_9_8_5 digit_9_9_5))
; the box of rows 7 to 9 and columns 7 to 9 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1) digit_7_7_6 digit_8_8_6))
; the box of rows 7 to 9 and columns 7 to 9 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_8_9_8 digit_9_9_8))
(check-sat)
(get-model)
