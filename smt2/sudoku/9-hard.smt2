; sudoku, classic:
;
; .1..856..
; .4......8
; ...7.....
; 8..3....6
; .6...7.3.
; ....9.7..
; 5........
; ..34.2.1.
; ..26.3...
;
; digit_1_1_2 is true when row 1, column 1 holds 2, and likewise for the others.
(declare-const digit_1_1_2 Bool)
(declare-const digit_1_1_3 Bool)
(declare-const digit_1_1_7 Bool)
(declare-const digit_1_1_9 Bool)
(declare-const digit_1_3_7 Bool)
(declare-const digit_1_3_9 Bool)
(declare-const digit_1_4_2 Bool)
(declare-const digit_1_4_9 Bool)
(declare-const digit_1_8_2 Bool)
(declare-const digit_1_8_4 Bool)
(declare-const digit_1_8_7 Bool)
(declare-const digit_1_8_9 Bool)
(declare-const digit_1_9_2 Bool)
(declare-const digit_1_9_3 Bool)
(declare-const digit_1_9_4 Bool)
(declare-const digit_1_9_7 Bool)
(declare-const digit_1_9_9 Bool)
(declare-const digit_2_1_2 Bool)
(declare-const digit_2_1_3 Bool)
(declare-const digit_2_1_6 Bool)
(declare-const digit_2_1_7 Bool)
(declare-const digit_2_1_9 Bool)
(declare-const digit_2_3_5 Bool)
(declare-const digit_2_3_6 Bool)
(declare-const digit_2_3_7 Bool)
(declare-const digit_2_3_9 Bool)
(declare-const digit_2_4_1 Bool)
(declare-const digit_2_4_2 Bool)
(declare-const digit_2_4_9 Bool)
(declare-const digit_2_5_1 Bool)
(declare-const digit_2_5_2 Bool)
(declare-const digit_2_5_3 Bool)
(declare-const digit_2_5_6 Bool)
(declare-const digit_2_6_1 Bool)
(declare-const digit_2_6_6 Bool)
(declare-const digit_2_6_9 Bool)
(declare-const digit_2_7_1 Bool)
(declare-const digit_2_7_2 Bool)
(declare-const digit_2_7_3 Bool)
(declare-const digit_2_7_5 Bool)
(declare-const digit_2_7_9 Bool)
(declare-const digit_2_8_2 Bool)
(declare-const digit_2_8_5 Bool)
(declare-const digit_2_8_7 Bool)
(declare-const digit_2_8_9 Bool)
(declare-const digit_3_1_2 Bool)
(declare-const digit_3_1_3 Bool)
(declare-const digit_3_1_6 Bool)
(declare-const digit_3_1_9 Bool)
(declare-const digit_3_2_2 Bool)
(declare-const digit_3_2_3 Bool)
(declare-const digit_3_2_5 Bool)
(declare-const digit_3_2_8 Bool)
(declare-const digit_3_2_9 Bool)
(declare-const digit_3_3_5 Bool)
(declare-const digit_3_3_6 Bool)
(declare-const digit_3_3_8 Bool)
(declare-const digit_3_3_9 Bool)
(declare-const digit_3_5_1 Bool)
(declare-const digit_3_5_2 Bool)
(declare-const digit_3_5_3 Bool)
(declare-const digit_3_5_4 Bool)
(declare-const digit_3_5_6 Bool)
(declare-const digit_3_6_1 Bool)
(declare-const digit_3_6_4 Bool)
(declare-const digit_3_6_6 Bool)
(declare-const digit_3_6_9 Bool)
(declare-const digit_3_7_1 Bool)
(declare-const digit_3_7_2 Bool)
(declare-const digit_3_7_3 Bool)
(declare-const digit_3_7_4 Bool)
(declare-const digit_3_7_5 Bool)
(declare-const digit_3_7_9 Bool)
(declare-const digit_3_8_2 Bool)
(declare-const digit_3_8_4 Bool)
(declare-const digit_3_8_5 Bool)
(declare-const digit_3_8_9 Bool)
(declare-const digit_3_9_1 Bool)
(declare-const digit_3_9_2 Bool)
(declare-const digit_3_9_3 Bool)
(declare-const digit_3_9_4 Bool)
(declare-const digit_3_9_5 Bool)
(declare-const digit_3_9_9 Bool)
(declare-const digit_4_2_2 Bool)
(declare-const digit_4_2_5 Bool)
(declare-const digit_4_2_7 Bool)
(declare-const digit_4_2_9 Bool)
(declare-const digit_4_3_1 Bool)
(declare-const digit_4_3_4 Bool)
(declare-const digit_4_3_5 Bool)
(declare-const digit_4_3_7 Bool)
(declare-const digit_4_3_9 Bool)
(declare-const digit_4_5_1 Bool)
(declare-const digit_4_5_2 Bool)
(declare-const digit_4_5_4 Bool)
(declare-const digit_4_5_5 Bool)
(declare-const digit_4_6_1 Bool)
(declare-const digit_4_6_4 Bool)
(declare-const digit_4_7_1 Bool)
(declare-const digit_4_7_2 Bool)
(declare-const digit_4_7_4 Bool)
(declare-const digit_4_7_5 Bool)
(declare-const digit_4_7_9 Bool)
(declare-const digit_4_8_2 Bool)
(declare-const digit_4_8_4 Bool)
(declare-const digit_4_8_5 Bool)
(declare-const digit_4_8_9 Bool)
(declare-const digit_5_1_1 Bool)
(declare-const digit_5_1_2 Bool)
(declare-const digit_5_1_4 Bool)
(declare-const digit_5_1_9 Bool)
(declare-const digit_5_3_1 Bool)
(declare-const digit_5_3_4 Bool)
(declare-const digit_5_3_5 Bool)
(declare-const digit_5_3_9 Bool)
(declare-const digit_5_4_1 Bool)
(declare-const digit_5_4_2 Bool)
(declare-const digit_5_4_5 Bool)
(declare-const digit_5_4_8 Bool)
(declare-const digit_5_5_1 Bool)
(declare-const digit_5_5_2 Bool)
(declare-const digit_5_5_4 Bool)
(declare-const digit_5_5_5 Bool)
(declare-const digit_5_7_1 Bool)
(declare-const digit_5_7_2 Bool)
(declare-const digit_5_7_4 Bool)
(declare-const digit_5_7_5 Bool)
(declare-const digit_5_7_8 Bool)
(declare-const digit_5_7_9 Bool)
(declare-const digit_5_9_1 Bool)
(declare-const digit_5_9_2 Bool)
(declare-const digit_5_9_4 Bool)
(declare-const digit_5_9_5 Bool)
(declare-const digit_5_9_9 Bool)
(declare-const digit_6_1_1 Bool)
(declare-const digit_6_1_2 Bool)
(declare-const digit_6_1_3 Bool)
(declare-const digit_6_1_4 Bool)
(declare-const digit_6_2_2 Bool)
(declare-const digit_6_2_3 Bool)
(declare-const digit_6_2_5 Bool)
(declare-const digit_6_3_1 Bool)
(declare-const digit_6_3_4 Bool)
(declare-const digit_6_3_5 Bool)
(declare-const digit_6_4_1 Bool)
(declare-const digit_6_4_2 Bool)
(declare-const digit_6_4_5 Bool)
(declare-const digit_6_4_8 Bool)
(declare-const digit_6_6_1 Bool)
(declare-const digit_6_6_4 Bool)
(declare-const digit_6_6_6 Bool)
(declare-const digit_6_6_8 Bool)
(declare-const digit_6_8_2 Bool)
(declare-const digit_6_8_4 Bool)
(declare-const digit_6_8_5 Bool)
(declare-const digit_6_8_8 Bool)
(declare-const digit_6_9_1 Bool)
(declare-const digit_6_9_2 Bool)
(declare-const digit_6_9_4 Bool)
(declare-const digit_6_9_5 Bool)
(declare-const digit_7_2_7 Bool)
(declare-const digit_7_2_8 Bool)
(declare-const digit_7_2_9 Bool)
(declare-const digit_7_3_1 Bool)
(declare-const digit_7_3_4 Bool)
(declare-const digit_7_3_6 Bool)
(declare-const digit_7_3_7 Bool)
(declare-const digit_7_3_8 Bool)
(declare-const digit_7_3_9 Bool)
(declare-const digit_7_4_1 Bool)
(declare-const digit_7_4_8 Bool)
(declare-const digit_7_4_9 Bool)
(declare-const digit_7_5_1 Bool)
(declare-const digit_7_5_7 Bool)
(declare-const digit_7_6_1 Bool)
(declare-const digit_7_6_8 Bool)
(declare-const digit_7_6_9 Bool)
(declare-const digit_7_7_2 Bool)
(declare-const digit_7_7_3 Bool)
(declare-const digit_7_7_4 Bool)
(declare-const digit_7_7_8 Bool)
(declare-const digit_7_7_9 Bool)
(declare-const digit_7_8_2 Bool)
(declare-const digit_7_8_4 Bool)
(declare-const digit_7_8_6 Bool)
(declare-const digit_7_8_7 Bool)
(declare-const digit_7_8_8 Bool)
(declare-const digit_7_8_9 Bool)
(declare-const digit_7_9_2 Bool)
(declare-const digit_7_9_3 Bool)
(declare-const digit_7_9_4 Bool)
(declare-const digit_7_9_7 Bool)
(declare-const digit_7_9_9 Bool)
(declare-const digit_8_1_6 Bool)
(declare-const digit_8_1_7 Bool)
(declare-const digit_8_1_9 Bool)
(declare-const digit_8_2_7 Bool)
(declare-const digit_8_2_8 Bool)
(declare-const digit_8_2_9 Bool)
(declare-const digit_8_5_5 Bool)
(declare-const digit_8_5_7 Bool)
(declare-const digit_8_7_5 Bool)
(declare-const digit_8_7_8 Bool)
(declare-const digit_8_7_9 Bool)
(declare-const digit_8_9_5 Bool)
(declare-const digit_8_9_7 Bool)
(declare-const digit_8_9_9 Bool)
(declare-const digit_9_1_1 Bool)
(declare-const digit_9_1_4 Bool)
(declare-const digit_9_1_7 Bool)
(declare-const digit_9_1_9 Bool)
(declare-const digit_9_2_7 Bool)
(declare-const digit_9_2_8 Bool)
(declare-const digit_9_2_9 Bool)
(declare-const digit_9_5_1 Bool)
(declare-const digit_9_5_5 Bool)
(declare-const digit_9_5_7 Bool)
(declare-const digit_9_7_4 Bool)
(declare-const digit_9_7_5 Bool)
(declare-const digit_9_7_8 Bool)
(declare-const digit_9_7_9 Bool)
(declare-const digit_9_8_4 Bool)
(declare-const digit_9_8_5 Bool)
(declare-const digit_9_8_7 Bool)
(declare-const digit_9_8_8 Bool)
(declare-const digit_9_8_9 Bool)
(declare-const digit_9_9_4 Bool)
(declare-const digit_9_9_5 Bool)
(declare-const digit_9_9_7 Bool)
(declare-const digit_9_9_9 Bool)
; row 1, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_2 digit_1_1_3 digit_1_1_7 digit_1_1_9))
; row 1, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_1_3_7 digit_1_3_9))
; row 1, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_1_4_2 digit_1_4_9))
; row 1, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_1_8_2 digit_1_8_4 digit_1_8_7 digit_1_8_9))
; row 1, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_9_2 digit_1_9_3 digit_1_9_4 digit_1_9_7 digit_1_9_9))
; row 2, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_1_2 digit_2_1_3 digit_2_1_6 digit_2_1_7 digit_2_1_9))
; row 2, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_2_3_5 digit_2_3_6 digit_2_3_7 digit_2_3_9))
; row 2, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_2_4_1 digit_2_4_2 digit_2_4_9))
; row 2, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_2_5_1 digit_2_5_2 digit_2_5_3 digit_2_5_6))
; row 2, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_2_6_1 digit_2_6_6 digit_2_6_9))
; row 2, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_7_1 digit_2_7_2 digit_2_7_3 digit_2_7_5 digit_2_7_9))
; row 2, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_2_8_2 digit_2_8_5 digit_2_8_7 digit_2_8_9))
; row 3, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_3_1_2 digit_3_1_3 digit_3_1_6 digit_3_1_9))
; row 3, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_2_2 digit_3_2_3 digit_3_2_5 digit_3_2_8 digit_3_2_9))
; row 3, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_3_3_5 digit_3_3_6 digit_3_3_8 digit_3_3_9))
; row 3, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_5_1 digit_3_5_2 digit_3_5_3 digit_3_5_4 digit_3_5_6))
; row 3, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_3_6_1 digit_3_6_4 digit_3_6_6 digit_3_6_9))
; row 3, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_7_1 digit_3_7_2 digit_3_7_3 digit_3_7_4 digit_3_7_5 digit_3_7_9))
; row 3, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_3_8_2 digit_3_8_4 digit_3_8_5 digit_3_8_9))
; row 3, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_9_1 digit_3_9_2 digit_3_9_3 digit_3_9_4 digit_3_9_5 digit_3_9_9))
; row 4, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_4_2_2 digit_4_2_5 digit_4_2_7 digit_4_2_9))
; row 4, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_3_1 digit_4_3_4 digit_4_3_5 digit_4_3_7 digit_4_3_9))
; row 4, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_4_5_1 digit_4_5_2 digit_4_5_4 digit_4_5_5))
; row 4, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_4_6_1 digit_4_6_4))
; row 4, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_7_1 digit_4_7_2 digit_4_7_4 digit_4_7_5 digit_4_7_9))
; row 4, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_4_8_2 digit_4_8_4 digit_4_8_5 digit_4_8_9))
; row 5, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_5_1_1 digit_5_1_2 digit_5_1_4 digit_5_1_9))
; row 5, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_5_3_1 digit_5_3_4 digit_5_3_5 digit_5_3_9))
; row 5, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_5_4_1 digit_5_4_2 digit_5_4_5 digit_5_4_8))
; row 5, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_5_5_1 digit_5_5_2 digit_5_5_4 digit_5_5_5))
; row 5, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_7_1 digit_5_7_2 digit_5_7_4 digit_5_7_5 digit_5_7_8 digit_5_7_9))
; row 5, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_9_1 digit_5_9_2 digit_5_9_4 digit_5_9_5 digit_5_9_9))
; row 6, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_6_1_1 digit_6_1_2 digit_6_1_3 digit_6_1_4))
; row 6, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_6_2_2 digit_6_2_3 digit_6_2_5))
; row 6, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_6_3_1 digit_6_3_4 digit_6_3_5))
; row 6, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_6_4_1 digit_6_4_2 digit_6_4_5 digit_6_4_8))
; row 6, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_6_6_1 digit_6_6_4 digit_6_6_6 digit_6_6_8))
; row 6, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_6_8_2 digit_6_8_4 digit_6_8_5 digit_6_8_8))
; row 6, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_6_9_1 digit_6_9_2 digit_6_9_4 digit_6_9_5))
; row 7, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_7_2_7 digit_7_2_8 digit_7_2_9))
; row 7, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_7_3_1 digit_7_3_4 digit_7_3_6 digit_7_3_7 digit_7_3_8 digit_7_3_9))
; row 7, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_7_4_1 digit_7_4_8 digit_7_4_9))
; row 7, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_7_5_1 digit_7_5_7))
; row 7, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_7_6_1 digit_7_6_8 digit_7_6_9))
; row 7, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_7_7_2 digit_7_7_3 digit_7_7_4 digit_7_7_8 digit_7_7_9))
; row 7, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_7_8_2 digit_7_8_4 digit_7_8_6 digit_7_8_7 digit_7_8_8 digit_7_8_9))
; row 7, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_7_9_2 digit_7_9_3 digit_7_9_4 digit_7_9_7 digit_7_9_9))
; row 8, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_8_1_6 digit_8_1_7 digit_8_1_9))
; row 8, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_8_2_7 digit_8_2_8 digit_8_2_9))
; row 8, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_8_5_5 digit_8_5_7))
; row 8, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_8_7_5 digit_8_7_8 digit_8_7_9))
; row 8, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_8_9_5 digit_8_9_7 digit_8_9_9))
; row 9, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_9_1_1 digit_9_1_4 digit_9_1_7 digit_9_1_9))
; row 9, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_9_2_7 digit_9_2_8 digit_9_2_9))
; row 9, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_9_5_1 digit_9_5_5 digit_9_5_7))
; row 9, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_9_7_4 digit_9_7_5 digit_9_7_8 digit_9_7_9))
; row 9, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_9_8_4 digit_9_8_5 digit_9_8_7 digit_9_8_8 digit_9_8_9))
; row 9, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_9_9_4 digit_9_9_5 digit_9_9_7 digit_9_9_9))
; row 1 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_2 digit_1_4_2 digit_1_8_2 digit_1_9_2))
; row 1 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1) digit_1_1_3 digit_1_9_3))
; row 1 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_1_8_4 digit_1_9_4))
; row 1 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_7 digit_1_3_7 digit_1_8_7 digit_1_9_7))
; row 1 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_9 digit_1_3_9 digit_1_4_9 digit_1_8_9 digit_1_9_9))
; row 2 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_4_1 digit_2_5_1 digit_2_6_1 digit_2_7_1))
; row 2 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_1_2 digit_2_4_2 digit_2_5_2 digit_2_7_2 digit_2_8_2))
; row 2 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_1_3 digit_2_5_3 digit_2_7_3))
; row 2 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_3_5 digit_2_7_5 digit_2_8_5))
; row 2 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_1_6 digit_2_3_6 digit_2_5_6 digit_2_6_6))
; row 2 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_1_7 digit_2_3_7 digit_2_8_7))
; row 2 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_1_9 digit_2_3_9 digit_2_4_9 digit_2_6_9 digit_2_7_9 digit_2_8_9))
; row 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_5_1 digit_3_6_1 digit_3_7_1 digit_3_9_1))
; row 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_1_2 digit_3_2_2 digit_3_5_2 digit_3_7_2 digit_3_8_2 digit_3_9_2))
; row 3 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_1_3 digit_3_2_3 digit_3_5_3 digit_3_7_3 digit_3_9_3))
; row 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_5_4 digit_3_6_4 digit_3_7_4 digit_3_8_4 digit_3_9_4))
; row 3 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_2_5 digit_3_3_5 digit_3_7_5 digit_3_8_5 digit_3_9_5))
; row 3 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_1_6 digit_3_3_6 digit_3_5_6 digit_3_6_6))
; row 3 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_3_2_8 digit_3_3_8))
; row 3 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_3_1_9 digit_3_2_9 digit_3_3_9 digit_3_6_9 digit_3_7_9 digit_3_8_9 digit_3_9_9))
; row 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_3_1 digit_4_5_1 digit_4_6_1 digit_4_7_1))
; row 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_2_2 digit_4_5_2 digit_4_7_2 digit_4_8_2))
; row 4 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_3_4 digit_4_5_4 digit_4_6_4 digit_4_7_4 digit_4_8_4))
; row 4 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_2_5 digit_4_3_5 digit_4_5_5 digit_4_7_5 digit_4_8_5))
; row 4 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1) digit_4_2_7 digit_4_3_7))
; row 4 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_2_9 digit_4_3_9 digit_4_7_9 digit_4_8_9))
; row 5 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_1_1 digit_5_3_1 digit_5_4_1 digit_5_5_1 digit_5_7_1 digit_5_9_1))
; row 5 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_1_2 digit_5_4_2 digit_5_5_2 digit_5_7_2 digit_5_9_2))
; row 5 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_1_4 digit_5_3_4 digit_5_5_4 digit_5_7_4 digit_5_9_4))
; row 5 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_3_5 digit_5_4_5 digit_5_5_5 digit_5_7_5 digit_5_9_5))
; row 5 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_5_4_8 digit_5_7_8))
; row 5 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_1_9 digit_5_3_9 digit_5_7_9 digit_5_9_9))
; row 6 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_1_1 digit_6_3_1 digit_6_4_1 digit_6_6_1 digit_6_9_1))
; row 6 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_1_2 digit_6_2_2 digit_6_4_2 digit_6_8_2 digit_6_9_2))
; row 6 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1) digit_6_1_3 digit_6_2_3))
; row 6 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_1_4 digit_6_3_4 digit_6_6_4 digit_6_8_4 digit_6_9_4))
; row 6 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_2_5 digit_6_3_5 digit_6_4_5 digit_6_8_5 digit_6_9_5))
; row 6 has the digit 6 exactly once
(assert ((_ pbeq 1 1) digit_6_6_6))
; row 6 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1) digit_6_4_8 digit_6_6_8 digit_6_8_8))
; row 7 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_7_3_1 digit_7_4_1 digit_7_5_1 digit_7_6_1))
; row 7 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_7_7_2 digit_7_8_2 digit_7_9_2))
; row 7 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1) digit_7_7_3 digit_7_9_3))
; row 7 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_7_3_4 digit_7_7_4 digit_7_8_4 digit_7_9_4))
; row 7 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1) digit_7_3_6 digit_7_8_6))
; row 7 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_7_2_7 digit_7_3_7 digit_7_5_7 digit_7_8_7 digit_7_9_7))
; row 7 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_7_2_8 digit_7_3_8 digit_7_4_8 digit_7_6_8 digit_7_7_8 digit_7_8_8))
; row 7 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_7_2_9 digit_7_3_9 digit_7_4_9 digit_7_6_9 digit_7_7_9 digit_7_8_9 digit_7_9_9))
; row 8 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1) digit_8_5_5 digit_8_7_5 digit_8_9_5))
; row 8 has the digit 6 exactly once
(assert ((_ pbeq 1 1) digit_8_1_6))
; row 8 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_8_1_7 digit_8_2_7 digit_8_5_7 digit_8_9_7))
; row 8 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_8_2_8 digit_8_7_8))
; row 8 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_8_1_9 digit_8_2_9 digit_8_7_9 digit_8_9_9))
; row 9 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1) digit_9_1_1 digit_9_5_1))
; row 9 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_9_1_4 digit_9_7_4 digit_9_8_4 digit_9_9_4))
; row 9 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_9_5_5 digit_9_7_5 digit_9_8_5 digit_9_9_5))
; row 9 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_9_1_7 digit_9_2_7 digit_9_5_7 digit_9_8_7 digit_9_9_7))
; row 9 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1) digit_9_2_8 digit_9_7_8 digit_9_8_8))
; row 9 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_9_1_9 digit_9_2_9 digit_9_7_9 digit_9_8_9 digit_9_9_9))
; column 1 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_1_1 digit_6_1_1 digit_9_1_1))
; column 1 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_2 digit_2_1_2 digit_3_1_2 digit_5_1_2 digit_6_1_2))
; column 1 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_3 digit_2_1_3 digit_3_1_3 digit_6_1_3))
; column 1 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_1_4 digit_6_1_4 digit_9_1_4))
; column 1 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_1_6 digit_3_1_6 digit_8_1_6))
; column 1 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_7 digit_2_1_7 digit_8_1_7 digit_9_1_7))
; column 1 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_1_9 digit_2_1_9 digit_3_1_9 digit_5_1_9 digit_8_1_9 digit_9_1_9))
; column 2 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_2_2 digit_4_2_2 digit_6_2_2))
; column 2 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1) digit_3_2_3 digit_6_2_3))
; column 2 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_2_5 digit_4_2_5 digit_6_2_5))
; column 2 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_2_7 digit_7_2_7 digit_8_2_7 digit_9_2_7))
; column 2 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_2_8 digit_7_2_8 digit_8_2_8 digit_9_2_8))
; column 2 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_2_9 digit_4_2_9 digit_7_2_9 digit_8_2_9 digit_9_2_9))
; column 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_3_1 digit_5_3_1 digit_6_3_1 digit_7_3_1))
; column 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_3_4 digit_5_3_4 digit_6_3_4 digit_7_3_4))
; column 3 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_3_5 digit_3_3_5 digit_4_3_5 digit_5_3_5 digit_6_3_5))
; column 3 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_3_6 digit_3_3_6 digit_7_3_6))
; column 3 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_3_7 digit_2_3_7 digit_4_3_7 digit_7_3_7))
; column 3 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_3_3_8 digit_7_3_8))
; column 3 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_3_9 digit_2_3_9 digit_3_3_9 digit_4_3_9 digit_5_3_9 digit_7_3_9))
; column 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_4_1 digit_5_4_1 digit_6_4_1 digit_7_4_1))
; column 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_4_2 digit_2_4_2 digit_5_4_2 digit_6_4_2))
; column 4 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1) digit_5_4_5 digit_6_4_5))
; column 4 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_4_8 digit_6_4_8 digit_7_4_8))
; column 4 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_4_9 digit_2_4_9 digit_7_4_9))
; column 5 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_5_1 digit_3_5_1 digit_4_5_1 digit_5_5_1 digit_7_5_1 digit_9_5_1))
; column 5 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_5_2 digit_3_5_2 digit_4_5_2 digit_5_5_2))
; column 5 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1) digit_2_5_3 digit_3_5_3))
; column 5 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_5_4 digit_4_5_4 digit_5_5_4))
; column 5 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_5_5 digit_5_5_5 digit_8_5_5 digit_9_5_5))
; column 5 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1) digit_2_5_6 digit_3_5_6))
; column 5 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1) digit_7_5_7 digit_8_5_7 digit_9_5_7))
; column 6 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_6_1 digit_3_6_1 digit_4_6_1 digit_6_6_1 digit_7_6_1))
; column 6 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_6_4 digit_4_6_4 digit_6_6_4))
; column 6 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_6_6 digit_3_6_6 digit_6_6_6))
; column 6 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_6_6_8 digit_7_6_8))
; column 6 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_6_9 digit_3_6_9 digit_7_6_9))
; column 7 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_7_1 digit_3_7_1 digit_4_7_1 digit_5_7_1))
; column 7 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_7_2 digit_3_7_2 digit_4_7_2 digit_5_7_2 digit_7_7_2))
; column 7 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_7_3 digit_3_7_3 digit_7_7_3))
; column 7 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_7_4 digit_4_7_4 digit_5_7_4 digit_7_7_4 digit_9_7_4))
; column 7 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_7_5 digit_3_7_5 digit_4_7_5 digit_5_7_5 digit_8_7_5 digit_9_7_5))
; column 7 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_7_8 digit_7_7_8 digit_8_7_8 digit_9_7_8))
; column 7 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_2_7_9 digit_3_7_9 digit_4_7_9 digit_5_7_9 digit_7_7_9 digit_8_7_9 digit_9_7_9))
; column 8 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_8_2 digit_2_8_2 digit_3_8_2 digit_4_8_2 digit_6_8_2 digit_7_8_2))
; column 8 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_8_4 digit_3_8_4 digit_4_8_4 digit_6_8_4 digit_7_8_4 digit_9_8_4))
; column 8 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_8_5 digit_3_8_5 digit_4_8_5 digit_6_8_5 digit_9_8_5))
; column 8 has the digit 6 exactly once
(assert ((_ pbeq 1 1) digit_7_8_6))
; column 8 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_8_7 digit_2_8_7 digit_7_8_7 digit_9_8_7))
; column 8 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1) digit_6_8_8 digit_7_8_8 digit_9_8_8))
; column 8 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_8_9 digit_2_8_9 digit_3_8_9 digit_4_8_9 digit_7_8_9 digit_9_8_9))
; column 9 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_9_1 digit_5_9_1 digit_6_9_1))
; column 9 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_9_2 digit_3_9_2 digit_5_9_2 digit_6_9_2 digit_7_9_2))
; column 9 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_9_3 digit_3_9_3 digit_7_9_3))
; column 9 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_9_4 digit_3_9_4 digit_5_9_4 digit_6_9_4 digit_7_9_4 digit_9_9_4))
; column 9 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_9_5 digit_5_9_5 digit_6_9_5 digit_8_9_5 digit_9_9_5))
; column 9 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_9_7 digit_7_9_7 digit_8_9_7 digit_9_9_7))
; column 9 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_9_9 digit_3_9_9 digit_5_9_9 digit_7_9_9 digit_8_9_9 digit_9_9_9))
; the box of rows 1 to 3 and columns 1 to 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_2 digit_2_1_2 digit_3_1_2 digit_3_2_2))
; the box of rows 1 to 3 and columns 1 to 3 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_3 digit_2_1_3 digit_3_1_3 digit_3_2_3))
; the box of rows 1 to 3 and columns 1 to 3 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_3_5 digit_3_2_5 digit_3_3_5))
; the box of rows 1 to 3 and columns 1 to 3 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_1_6 digit_2_3_6 digit_3_1_6 digit_3_3_6))
; the box of rows 1 to 3 and columns 1 to 3 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_7 digit_1_3_7 digit_2_1_7 digit_2_3_7))
; the box of rows 1 to 3 and columns 1 to 3 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_3_2_8 digit_3_3_8))
; the box of rows 1 to 3 and columns 1 to 3 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_1_9 digit_1_3_9 digit_2_1_9 digit_2_3_9 digit_3_1_9 digit_3_2_9 digit_3_3_9))
; the box of rows 1 to 3 and columns 4 to 6 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_4_1 digit_2_5_1 digit_2_6_1 digit_3_5_1 digit_3_6_1))
; the box of rows 1 to 3 and columns 4 to 6 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_4_2 digit_2_4_2 digit_2_5_2 digit_3_5_2))
; the box of rows 1 to 3 and columns 4 to 6 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1) digit_2_5_3 digit_3_5_3))
; the box of rows 1 to 3 and columns 4 to 6 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_3_5_4 digit_3_6_4))
; the box of rows 1 to 3 and columns 4 to 6 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_5_6 digit_2_6_6 digit_3_5_6 digit_3_6_6))
; the box of rows 1 to 3 and columns 4 to 6 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_4_9 digit_2_4_9 digit_2_6_9 digit_3_6_9))
; the box of rows 1 to 3 and columns 7 to 9 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_7_1 digit_3_7_1 digit_3_9_1))
; the box of rows 1 to 3 and columns 7 to 9 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_8_2 digit_1_9_2 digit_2_7_2 digit_2_8_2 digit_3_7_2 digit_3_8_2 digit_3_9_2))
; the box of rows 1 to 3 and columns 7 to 9 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_9_3 digit_2_7_3 digit_3_7_3 digit_3_9_3))
; the box of rows 1 to 3 and columns 7 to 9 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_8_4 digit_1_9_4 digit_3_7_4 digit_3_8_4 digit_3_9_4))
; the box of rows 1 to 3 and columns 7 to 9 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_7_5 digit_2_8_5 digit_3_7_5 digit_3_8_5 digit_3_9_5))
; the box of rows 1 to 3 and columns 7 to 9 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_8_7 digit_1_9_7 digit_2_8_7))
; the box of rows 1 to 3 and columns 7 to 9 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_8_9 digit_1_9_9 digit_2_7_9 digit_2_8_9 digit_3_7_9 digit_3_8_9 digit_3_9_9))
; the box of rows 4 to 6 and columns 1 to 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_3_1 digit_5_1_1 digit_5_3_1 digit_6_1_1 digit_6_3_1))
; the box of rows 4 to 6 and columns 1 to 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_2_2 digit_5_1_2 digit_6_1_2 digit_6_2_2))
; the box of rows 4 to 6 and columns 1 to 3 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1) digit_6_1_3 digit_6_2_3))
; the box of rows 4 to 6 and columns 1 to 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_3_4 digit_5_1_4 digit_5_3_4 digit_6_1_4 digit_6_3_4))
; the box of rows 4 to 6 and columns 1 to 3 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_2_5 digit_4_3_5 digit_5_3_5 digit_6_2_5 digit_6_3_5))
; the box of rows 4 to 6 and columns 1 to 3 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1) digit_4_2_7 digit_4_3_7))
; the box of rows 4 to 6 and columns 1 to 3 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_2_9 digit_4_3_9 digit_5_1_9 digit_5_3_9))
; the box of rows 4 to 6 and columns 4 to 6 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_5_1 digit_4_6_1 digit_5_4_1 digit_5_5_1 digit_6_4_1 digit_6_6_1))
; the box of rows 4 to 6 and columns 4 to 6 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_5_2 digit_5_4_2 digit_5_5_2 digit_6_4_2))
; the box of rows 4 to 6 and columns 4 to 6 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_5_4 digit_4_6_4 digit_5_5_4 digit_6_6_4))
; the box of rows 4 to 6 and columns 4 to 6 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_5_5 digit_5_4_5 digit_5_5_5 digit_6_4_5))
; the box of rows 4 to 6 and columns 4 to 6 has the digit 6 exactly once
(assert ((_ pbeq 1 1) digit_6_6_6))
; the box of rows 4 to 6 and columns 4 to 6 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_4_8 digit_6_4_8 digit_6_6_8))
; the box of rows 4 to 6 and columns 7 to 9 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_7_1 digit_5_7_1 digit_5_9_1 digit_6_9_1))
; the box of rows 4 to 6 and columns 7 to 9 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_7_2 digit_4_8_2 digit_5_7_2 digit_5_9_2 digit_6_8_2 digit_6_9_2))
; the box of rows 4 to 6 and columns 7 to 9 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_7_4 digit_4_8_4 digit_5_7_4 digit_5_9_4 digit_6_8_4 digit_6_9_4))
; the box of rows 4 to 6 and columns 7 to 9 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_7_5 digit_4_8_5 digit_5_7_5 digit_5_9_5 digit_6_8_5 digit_6_9_5))
; the box of rows 4 to 6 and columns 7 to 9 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_5_7_8 digit_6_8_8))
; the box of rows 4 to 6 and columns 7 to 9 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_7_9 digit_4_8_9 digit_5_7_9 digit_5_9_9))
; the box of rows 7 to 9 and columns 1 to 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1) digit_7_3_1 digit_9_1_1))
; the box of rows 7 to 9 and columns 1 to 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_7_3_4 digit_9_1_4))
; the box of rows 7 to 9 and columns 1 to 3 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1) digit_7_3_6 digit_8_1_6))
; the box of rows 7 to 9 and columns 1 to 3 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_7_2_7 digit_7_3_7 digit_8_1_7 digit_8_2_7 digit_9_1_7 digit_9_2_7))
; the box of rows 7 to 9 and columns 1 to 3 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_7_2_8 digit_7_3_8 digit_8_2_8 digit_9_2_8))
; the box of rows 7 to 9 and columns 1 to 3 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_7_2_9 digit_7_3_9 digit_8_1_9 digit_8_2_9 digit_9_1_9 digit_9_2_9))
; the box of rows 7 to 9 and columns 4 to 6 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_7_4_1 digit_7_5_1 digit_7_6_1 digit_9_5_1))
; the box of rows 7 to 9 and columns 4 to 6 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1) digit_8_5_5 digit_9_5_5))
; the box of rows 7 to 9 and columns 4 to 6 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1) digit_7_5_7 digit_8_5_7 digit_9_5_7))
; the box of rows 7 to 9 and columns 4 to 6 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_7_4_8 digit_7_6_8))
; the box of rows 7 to 9 and columns 4 to 6 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1) digit_7_4_9 digit_7_6_9))
; the box of rows 7 to 9 and columns 7 to 9 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_7_7_2 digit_7_8_2 digit_7_9_2))
; the box of rows 7 to 9 and columns 7 to 9 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1) digit_7_7_3 digit_7_9_3))
; the box of rows 7 to 9 and columns 7 to 9 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_7_7_4 digit_7_8_4 digit_7_9_4 digit_9_7_4 digit_9_8_4 digit_9_9_4))
; the box of rows 7 to 9 and columns 7 to 9 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_8_7_5 digit_8_9_5 digit_9_7_5 digit_9_8_5 digit_9_9_5))
; the box of rows 7 to 9 and columns 7 to 9 has the digit 6 exactly once
(assert ((_ pbeq 1 1) digit_7_8_6))
; the box of rows 7 to 9 and columns 7 to 9 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_7_8_7 digit_7_9_7 digit_8_9_7 digit_9_8_7 digit_9_9_7))
; the box of rows 7 to 9 and columns 7 to 9 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_7_7_8 digit_7_8_8 digit_8_7_8 digit_9_7_8 digit_9_8_8))
; the box of rows 7 to 9 and columns 7 to 9 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_7_7_9 digit_7_8_9 digit_7_9_9 digit_8_7_9 digit_8_9_9 digit_9_7_9 digit_9_8_9 digit_9_9_9))
(check-sat)
(get-model)
