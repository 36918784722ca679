; sudoku, jigsaw:
;
; 3...86...
; ..6......
; .........
; 95.....7.
; ..3......
; ...2..4..
; ....1..59
; 5....32..
; ....7.846
; regions
; AAAABBCCC
; AAABBBCCC
; AABBBDDCC
; EEEFBFDDC
; EEEFFFDDD
; GEEFFFFDD
; GGEHHHIII
; GGGHHHIII
; GGGHHHIII
;
; digit_1_2_1 is true when row 1, column 2 holds 1, and likewise for the others.
(declare-const digit_1_2_1 Bool)
(declare-const digit_1_2_2 Bool)
(declare-const digit_1_2_4 Bool)
(declare-const digit_1_2_7 Bool)
(declare-const digit_1_2_9 Bool)
(declare-const digit_1_3_1 Bool)
(declare-const digit_1_3_2 Bool)
(declare-const digit_1_3_4 Bool)
(declare-const digit_1_3_5 Bool)
(declare-const digit_1_3_7 Bool)
(declare-const digit_1_3_9 Bool)
(declare-const digit_1_4_1 Bool)
(declare-const digit_1_4_4 Bool)
(declare-const digit_1_4_5 Bool)
(declare-const digit_1_4_7 Bool)
(declare-const digit_1_4_9 Bool)
(declare-const digit_1_7_1 Bool)
(declare-const digit_1_7_5 Bool)
(declare-const digit_1_7_7 Bool)
(declare-const digit_1_7_9 Bool)
(declare-const digit_1_8_1 Bool)
(declare-const digit_1_8_2 Bool)
(declare-const digit_1_8_9 Bool)
(declare-const digit_1_9_1 Bool)
(declare-const digit_1_9_2 Bool)
(declare-const digit_1_9_4 Bool)
(declare-const digit_1_9_5 Bool)
(declare-const digit_1_9_7 Bool)
(declare-const digit_2_1_1 Bool)
(declare-const digit_2_1_2 Bool)
(declare-const digit_2_1_4 Bool)
(declare-const digit_2_1_7 Bool)
(declare-const digit_2_1_8 Bool)
(declare-const digit_2_2_1 Bool)
(declare-const digit_2_2_2 Bool)
(declare-const digit_2_2_4 Bool)
(declare-const digit_2_2_7 Bool)
(declare-const digit_2_2_8 Bool)
(declare-const digit_2_2_9 Bool)
(declare-const digit_2_4_1 Bool)
(declare-const digit_2_4_3 Bool)
(declare-const digit_2_4_4 Bool)
(declare-const digit_2_4_5 Bool)
(declare-const digit_2_4_7 Bool)
(declare-const digit_2_4_9 Bool)
(declare-const digit_2_5_2 Bool)
(declare-const digit_2_5_3 Bool)
(declare-const digit_2_5_4 Bool)
(declare-const digit_2_5_5 Bool)
(declare-const digit_2_5_9 Bool)
(declare-const digit_2_6_1 Bool)
(declare-const digit_2_6_2 Bool)
(declare-const digit_2_6_4 Bool)
(declare-const digit_2_6_5 Bool)
(declare-const digit_2_6_7 Bool)
(declare-const digit_2_6_9 Bool)
(declare-const digit_2_7_1 Bool)
(declare-const digit_2_7_3 Bool)
(declare-const digit_2_7_5 Bool)
(declare-const digit_2_7_7 Bool)
(declare-const digit_2_7_9 Bool)
(declare-const digit_2_8_1 Bool)
(declare-const digit_2_8_2 Bool)
(declare-const digit_2_8_3 Bool)
(declare-const digit_2_8_8 Bool)
(declare-const digit_2_8_9 Bool)
(declare-const digit_2_9_1 Bool)
(declare-const digit_2_9_2 Bool)
(declare-const digit_2_9_3 Bool)
(declare-const digit_2_9_4 Bool)
(declare-const digit_2_9_5 Bool)
(declare-const digit_2_9_7 Bool)
(declare-const digit_2_9_8 Bool)
(declare-const digit_3_1_1 Bool)
(declare-const digit_3_1_2 Bool)
(declare-const digit_3_1_4 Bool)
(declare-const digit_3_1_7 Bool)
(declare-const digit_3_1_8 Bool)
(declare-const digit_3_2_1 Bool)
(declare-const digit_3_2_2 Bool)
(declare-const digit_3_2_4 Bool)
(declare-const digit_3_2_7 Bool)
(declare-const digit_3_2_8 Bool)
(declare-const digit_3_2_9 Bool)
(declare-const digit_3_3_1 Bool)
(declare-const digit_3_3_2 Bool)
(declare-const digit_3_3_4 Bool)
(declare-const digit_3_3_5 Bool)
(declare-const digit_3_3_7 Bool)
(declare-const digit_3_3_9 Bool)
(declare-const digit_3_4_1 Bool)
(declare-const digit_3_4_3 Bool)
(declare-const digit_3_4_4 Bool)
(declare-const digit_3_4_5 Bool)
(declare-const digit_3_4_7 Bool)
(declare-const digit_3_4_9 Bool)
(declare-const digit_3_5_2 Bool)
(declare-const digit_3_5_3 Bool)
(declare-const digit_3_5_4 Bool)
(declare-const digit_3_5_5 Bool)
(declare-const digit_3_5_9 Bool)
(declare-const digit_3_6_1 Bool)
(declare-const digit_3_6_2 Bool)
(declare-const digit_3_6_4 Bool)
(declare-const digit_3_6_5 Bool)
(declare-const digit_3_6_8 Bool)
(declare-const digit_3_6_9 Bool)
(declare-const digit_3_7_1 Bool)
(declare-const digit_3_7_3 Bool)
(declare-const digit_3_7_5 Bool)
(declare-const digit_3_7_6 Bool)
(declare-const digit_3_7_9 Bool)
(declare-const digit_3_8_1 Bool)
(declare-const digit_3_8_2 Bool)
(declare-const digit_3_8_3 Bool)
(declare-const digit_3_8_6 Bool)
(declare-const digit_3_8_8 Bool)
(declare-const digit_3_8_9 Bool)
(declare-const digit_3_9_1 Bool)
(declare-const digit_3_9_2 Bool)
(declare-const digit_3_9_3 Bool)
(declare-const digit_3_9_4 Bool)
(declare-const digit_3_9_5 Bool)
(declare-const digit_3_9_7 Bool)
(declare-const digit_3_9_8 Bool)
(declare-const digit_4_3_1 Bool)
(declare-const digit_4_3_2 Bool)
(declare-const digit_4_3_4 Bool)
(declare-const digit_4_3_8 Bool)
(declare-const digit_4_4_1 Bool)
(declare-const digit_4_4_3 Bool)
(declare-const digit_4_4_6 Bool)
(declare-const digit_4_4_8 Bool)
(declare-const digit_4_5_2 Bool)
(declare-const digit_4_5_3 Bool)
(declare-const digit_4_5_4 Bool)
(declare-const digit_4_6_1 Bool)
(declare-const digit_4_6_8 Bool)
(declare-const digit_4_7_1 Bool)
(declare-const digit_4_7_3 Bool)
(declare-const digit_4_7_6 Bool)
(declare-const digit_4_9_1 Bool)
(declare-const digit_4_9_2 Bool)
(declare-const digit_4_9_3 Bool)
(declare-const digit_4_9_4 Bool)
(declare-const digit_4_9_8 Bool)
(declare-const digit_5_1_1 Bool)
(declare-const digit_5_1_2 Bool)
(declare-const digit_5_1_4 Bool)
(declare-const digit_5_1_6 Bool)
(declare-const digit_5_1_7 Bool)
(declare-const digit_5_1_8 Bool)
(declare-const digit_5_2_1 Bool)
(declare-const digit_5_2_2 Bool)
(declare-const digit_5_2_4 Bool)
(declare-const digit_5_2_6 Bool)
(declare-const digit_5_2_7 Bool)
(declare-const digit_5_2_8 Bool)
(declare-const digit_5_4_1 Bool)
(declare-const digit_5_4_5 Bool)
(declare-const digit_5_4_6 Bool)
(declare-const digit_5_4_7 Bool)
(declare-const digit_5_4_8 Bool)
(declare-const digit_5_4_9 Bool)
(declare-const digit_5_5_5 Bool)
(declare-const digit_5_5_6 Bool)
(declare-const digit_5_5_9 Bool)
(declare-const digit_5_6_1 Bool)
(declare-const digit_5_6_5 Bool)
(declare-const digit_5_6_7 Bool)
(declare-const digit_5_6_8 Bool)
(declare-const digit_5_6_9 Bool)
(declare-const digit_5_7_1 Bool)
(declare-const digit_5_7_5 Bool)
(declare-const digit_5_7_6 Bool)
(declare-const digit_5_7_9 Bool)
(declare-const digit_5_8_1 Bool)
(declare-const digit_5_8_2 Bool)
(declare-const digit_5_8_6 Bool)
(declare-const digit_5_8_8 Bool)
(declare-const digit_5_8_9 Bool)
(declare-const digit_5_9_1 Bool)
(declare-const digit_5_9_2 Bool)
(declare-const digit_5_9_4 Bool)
(declare-const digit_5_9_5 Bool)
(declare-const digit_5_9_8 Bool)
(declare-const digit_6_1_1 Bool)
(declare-const digit_6_1_6 Bool)
(declare-const digit_6_1_7 Bool)
(declare-const digit_6_1_8 Bool)
(declare-const digit_6_2_1 Bool)
(declare-const digit_6_2_6 Bool)
(declare-const digit_6_2_7 Bool)
(declare-const digit_6_2_8 Bool)
(declare-const digit_6_3_1 Bool)
(declare-const digit_6_3_7 Bool)
(declare-const digit_6_3_8 Bool)
(declare-const digit_6_5_3 Bool)
(declare-const digit_6_5_5 Bool)
(declare-const digit_6_5_6 Bool)
(declare-const digit_6_5_9 Bool)
(declare-const digit_6_6_1 Bool)
(declare-const digit_6_6_5 Bool)
(declare-const digit_6_6_7 Bool)
(declare-const digit_6_6_8 Bool)
(declare-const digit_6_6_9 Bool)
(declare-const digit_6_8_1 Bool)
(declare-const digit_6_8_3 Bool)
(declare-const digit_6_8_6 Bool)
(declare-const digit_6_8_8 Bool)
(declare-const digit_6_8_9 Bool)
(declare-const digit_6_9_1 Bool)
(declare-const digit_6_9_3 Bool)
(declare-const digit_6_9_5 Bool)
(declare-const digit_6_9_8 Bool)
(declare-const digit_7_1_2 Bool)
(declare-const digit_7_1_4 Bool)
(declare-const digit_7_1_6 Bool)
(declare-const digit_7_1_7 Bool)
(declare-const digit_7_1_8 Bool)
(declare-const digit_7_2_2 Bool)
(declare-const digit_7_2_3 Bool)
(declare-const digit_7_2_4 Bool)
(declare-const digit_7_2_6 Bool)
(declare-const digit_7_2_7 Bool)
(declare-const digit_7_2_8 Bool)
(declare-const digit_7_3_2 Bool)
(declare-const digit_7_3_4 Bool)
(declare-const digit_7_3_7 Bool)
(declare-const digit_7_3_8 Bool)
(declare-const digit_7_4_4 Bool)
(declare-const digit_7_4_6 Bool)
(declare-const digit_7_4_8 Bool)
(declare-const digit_7_6_2 Bool)
(declare-const digit_7_6_4 Bool)
(declare-const digit_7_6_8 Bool)
(declare-const digit_7_7_3 Bool)
(declare-const digit_7_7_7 Bool)
(declare-const digit_8_2_1 Bool)
(declare-const digit_8_2_4 Bool)
(declare-const digit_8_2_6 Bool)
(declare-const digit_8_2_7 Bool)
(declare-const digit_8_2_8 Bool)
(declare-const digit_8_2_9 Bool)
(declare-const digit_8_3_1 Bool)
(declare-const digit_8_3_4 Bool)
(declare-const digit_8_3_7 Bool)
(declare-const digit_8_3_8 Bool)
(declare-const digit_8_3_9 Bool)
(declare-const digit_8_4_4 Bool)
(declare-const digit_8_4_6 Bool)
(declare-const digit_8_4_8 Bool)
(declare-const digit_8_4_9 Bool)
(declare-const digit_8_5_4 Bool)
(declare-const digit_8_5_6 Bool)
(declare-const digit_8_5_9 Bool)
(declare-const digit_8_8_1 Bool)
(declare-const digit_8_9_1 Bool)
(declare-const digit_8_9_7 Bool)
(declare-const digit_9_1_1 Bool)
(declare-const digit_9_1_2 Bool)
(declare-const digit_9_2_1 Bool)
(declare-const digit_9_2_2 Bool)
(declare-const digit_9_2_3 Bool)
(declare-const digit_9_2_9 Bool)
(declare-const digit_9_3_1 Bool)
(declare-const digit_9_3_2 Bool)
(declare-const digit_9_3_9 Bool)
(declare-const digit_9_4_5 Bool)
(declare-const digit_9_4_9 Bool)
(declare-const digit_9_6_2 Bool)
(declare-const digit_9_6_5 Bool)
(declare-const digit_9_6_9 Bool)
; row 1, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_2_1 digit_1_2_2 digit_1_2_4 digit_1_2_7 digit_1_2_9))
; row 1, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_3_1 digit_1_3_2 digit_1_3_4 digit_1_3_5 digit_1_3_7 digit_1_3_9))
; row 1, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_4_1 digit_1_4_4 digit_1_4_5 digit_1_4_7 digit_1_4_9))
; row 1, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_1_7_1 digit_1_7_5 digit_1_7_7 digit_1_7_9))
; row 1, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_1_8_1 digit_1_8_2 digit_1_8_9))
; row 1, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_9_1 digit_1_9_2 digit_1_9_4 digit_1_9_5 digit_1_9_7))
; row 2, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_1_1 digit_2_1_2 digit_2_1_4 digit_2_1_7 digit_2_1_8))
; row 2, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_2_1 digit_2_2_2 digit_2_2_4 digit_2_2_7 digit_2_2_8 digit_2_2_9))
; row 2, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_4_1 digit_2_4_3 digit_2_4_4 digit_2_4_5 digit_2_4_7 digit_2_4_9))
; row 2, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_5_2 digit_2_5_3 digit_2_5_4 digit_2_5_5 digit_2_5_9))
; row 2, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_6_1 digit_2_6_2 digit_2_6_4 digit_2_6_5 digit_2_6_7 digit_2_6_9))
; row 2, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_7_1 digit_2_7_3 digit_2_7_5 digit_2_7_7 digit_2_7_9))
; row 2, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_8_1 digit_2_8_2 digit_2_8_3 digit_2_8_8 digit_2_8_9))
; row 2, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_2_9_1 digit_2_9_2 digit_2_9_3 digit_2_9_4 digit_2_9_5 digit_2_9_7 digit_2_9_8))
; row 3, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_1_1 digit_3_1_2 digit_3_1_4 digit_3_1_7 digit_3_1_8))
; row 3, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_2_1 digit_3_2_2 digit_3_2_4 digit_3_2_7 digit_3_2_8 digit_3_2_9))
; row 3, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_3_1 digit_3_3_2 digit_3_3_4 digit_3_3_5 digit_3_3_7 digit_3_3_9))
; row 3, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_4_1 digit_3_4_3 digit_3_4_4 digit_3_4_5 digit_3_4_7 digit_3_4_9))
; row 3, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_5_2 digit_3_5_3 digit_3_5_4 digit_3_5_5 digit_3_5_9))
; row 3, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_6_1 digit_3_6_2 digit_3_6_4 digit_3_6_5 digit_3_6_8 digit_3_6_9))
; row 3, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_7_1 digit_3_7_3 digit_3_7_5 digit_3_7_6 digit_3_7_9))
; row 3, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_8_1 digit_3_8_2 digit_3_8_3 digit_3_8_6 digit_3_8_8 digit_3_8_9))
; row 3, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_3_9_1 digit_3_9_2 digit_3_9_3 digit_3_9_4 digit_3_9_5 digit_3_9_7 digit_3_9_8))
; row 4, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_4_3_1 digit_4_3_2 digit_4_3_4 digit_4_3_8))
; row 4, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_4_4_1 digit_4_4_3 digit_4_4_6 digit_4_4_8))
; row 4, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_4_5_2 digit_4_5_3 digit_4_5_4))
; row 4, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_4_6_1 digit_4_6_8))
; row 4, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_4_7_1 digit_4_7_3 digit_4_7_6))
; row 4, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_9_1 digit_4_9_2 digit_4_9_3 digit_4_9_4 digit_4_9_8))
; row 5, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_1_1 digit_5_1_2 digit_5_1_4 digit_5_1_6 digit_5_1_7 digit_5_1_8))
; row 5, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_2_1 digit_5_2_2 digit_5_2_4 digit_5_2_6 digit_5_2_7 digit_5_2_8))
; row 5, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_4_1 digit_5_4_5 digit_5_4_6 digit_5_4_7 digit_5_4_8 digit_5_4_9))
; row 5, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_5_5_5 digit_5_5_6 digit_5_5_9))
; row 5, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_6_1 digit_5_6_5 digit_5_6_7 digit_5_6_8 digit_5_6_9))
; row 5, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_5_7_1 digit_5_7_5 digit_5_7_6 digit_5_7_9))
; row 5, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_8_1 digit_5_8_2 digit_5_8_6 digit_5_8_8 digit_5_8_9))
; row 5, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_9_1 digit_5_9_2 digit_5_9_4 digit_5_9_5 digit_5_9_8))
; row 6, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_6_1_1 digit_6_1_6 digit_6_1_7 digit_6_1_8))
; row 6, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_6_2_1 digit_6_2_6 digit_6_2_7 digit_6_2_8))
; row 6, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_6_3_1 digit_6_3_7 digit_6_3_8))
; row 6, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_6_5_3 digit_6_5_5 digit_6_5_6 digit_6_5_9))
; row 6, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_6_1 digit_6_6_5 digit_6_6_7 digit_6_6_8 digit_6_6_9))
; row 6, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_8_1 digit_6_8_3 digit_6_8_6 digit_6_8_8 digit_6_8_9))
; row 6, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_6_9_1 digit_6_9_3 digit_6_9_5 digit_6_9_8))
; row 7, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_7_1_2 digit_7_1_4 digit_7_1_6 digit_7_1_7 digit_7_1_8))
; row 7, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_7_2_2 digit_7_2_3 digit_7_2_4 digit_7_2_6 digit_7_2_7 digit_7_2_8))
; row 7, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_7_3_2 digit_7_3_4 digit_7_3_7 digit_7_3_8))
; row 7, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_7_4_4 digit_7_4_6 digit_7_4_8))
; row 7, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_7_6_2 digit_7_6_4 digit_7_6_8))
; row 7, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_7_7_3 digit_7_7_7))
; row 8, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_8_2_1 digit_8_2_4 digit_8_2_6 digit_8_2_7 digit_8_2_8 digit_8_2_9))
; row 8, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_8_3_1 digit_8_3_4 digit_8_3_7 digit_8_3_8 digit_8_3_9))
; row 8, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_8_4_4 digit_8_4_6 digit_8_4_8 digit_8_4_9))
; row 8, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_8_5_4 digit_8_5_6 digit_8_5_9))
; row 8, column 8 holds exactly one digit
(assert ((_ pbeq 1 1) digit_8_8_1))
; row 8, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_8_9_1 digit_8_9_7))
; row 9, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_9_1_1 digit_9_1_2))
; row 9, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_9_2_1 digit_9_2_2 digit_9_2_3 digit_9_2_9))
; row 9, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_9_3_1 digit_9_3_2 digit_9_3_9))
; row 9, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_9_4_5 digit_9_4_9))
; row 9, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_9_6_2 digit_9_6_5 digit_9_6_9))
; row 1 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_2_1 digit_1_3_1 digit_1_4_1 digit_1_7_1 digit_1_8_1 digit_1_9_1))
; row 1 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_2_2 digit_1_3_2 digit_1_8_2 digit_1_9_2))
; row 1 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_2_4 digit_1_3_4 digit_1_4_4 digit_1_9_4))
; row 1 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_3_5 digit_1_4_5 digit_1_7_5 digit_1_9_5))
; row 1 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_2_7 digit_1_3_7 digit_1_4_7 digit_1_7_7 digit_1_9_7))
; row 1 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_2_9 digit_1_3_9 digit_1_4_9 digit_1_7_9 digit_1_8_9))
; row 2 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_2_1_1 digit_2_2_1 digit_2_4_1 digit_2_6_1 digit_2_7_1 digit_2_8_1 digit_2_9_1))
; row 2 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_1_2 digit_2_2_2 digit_2_5_2 digit_2_6_2 digit_2_8_2 digit_2_9_2))
; row 2 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_4_3 digit_2_5_3 digit_2_7_3 digit_2_8_3 digit_2_9_3))
; row 2 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_1_4 digit_2_2_4 digit_2_4_4 digit_2_5_4 digit_2_6_4 digit_2_9_4))
; row 2 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_4_5 digit_2_5_5 digit_2_6_5 digit_2_7_5 digit_2_9_5))
; row 2 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_1_7 digit_2_2_7 digit_2_4_7 digit_2_6_7 digit_2_7_7 digit_2_9_7))
; row 2 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_1_8 digit_2_2_8 digit_2_8_8 digit_2_9_8))
; row 2 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_2_9 digit_2_4_9 digit_2_5_9 digit_2_6_9 digit_2_7_9 digit_2_8_9))
; row 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_3_1_1 digit_3_2_1 digit_3_3_1 digit_3_4_1 digit_3_6_1 digit_3_7_1 digit_3_8_1 digit_3_9_1))
; row 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_3_1_2 digit_3_2_2 digit_3_3_2 digit_3_5_2 digit_3_6_2 digit_3_8_2 digit_3_9_2))
; row 3 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_4_3 digit_3_5_3 digit_3_7_3 digit_3_8_3 digit_3_9_3))
; row 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_3_1_4 digit_3_2_4 digit_3_3_4 digit_3_4_4 digit_3_5_4 digit_3_6_4 digit_3_9_4))
; row 3 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_3_5 digit_3_4_5 digit_3_5_5 digit_3_6_5 digit_3_7_5 digit_3_9_5))
; row 3 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1) digit_3_7_6 digit_3_8_6))
; row 3 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_1_7 digit_3_2_7 digit_3_3_7 digit_3_4_7 digit_3_9_7))
; row 3 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_1_8 digit_3_2_8 digit_3_6_8 digit_3_8_8 digit_3_9_8))
; row 3 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_3_2_9 digit_3_3_9 digit_3_4_9 digit_3_5_9 digit_3_6_9 digit_3_7_9 digit_3_8_9))
; row 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_3_1 digit_4_4_1 digit_4_6_1 digit_4_7_1 digit_4_9_1))
; row 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_4_3_2 digit_4_5_2 digit_4_9_2))
; row 4 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_4_3 digit_4_5_3 digit_4_7_3 digit_4_9_3))
; row 4 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_4_3_4 digit_4_5_4 digit_4_9_4))
; row 4 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1) digit_4_4_6 digit_4_7_6))
; row 4 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_3_8 digit_4_4_8 digit_4_6_8 digit_4_9_8))
; row 5 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_5_1_1 digit_5_2_1 digit_5_4_1 digit_5_6_1 digit_5_7_1 digit_5_8_1 digit_5_9_1))
; row 5 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_1_2 digit_5_2_2 digit_5_8_2 digit_5_9_2))
; row 5 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_1_4 digit_5_2_4 digit_5_9_4))
; row 5 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_4_5 digit_5_5_5 digit_5_6_5 digit_5_7_5 digit_5_9_5))
; row 5 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_1_6 digit_5_2_6 digit_5_4_6 digit_5_5_6 digit_5_7_6 digit_5_8_6))
; row 5 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_1_7 digit_5_2_7 digit_5_4_7 digit_5_6_7))
; row 5 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_1_8 digit_5_2_8 digit_5_4_8 digit_5_6_8 digit_5_8_8 digit_5_9_8))
; row 5 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_4_9 digit_5_5_9 digit_5_6_9 digit_5_7_9 digit_5_8_9))
; row 6 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_1_1 digit_6_2_1 digit_6_3_1 digit_6_6_1 digit_6_8_1 digit_6_9_1))
; row 6 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1) digit_6_5_3 digit_6_8_3 digit_6_9_3))
; row 6 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1) digit_6_5_5 digit_6_6_5 digit_6_9_5))
; row 6 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_6_1_6 digit_6_2_6 digit_6_5_6 digit_6_8_6))
; row 6 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_6_1_7 digit_6_2_7 digit_6_3_7 digit_6_6_7))
; row 6 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_1_8 digit_6_2_8 digit_6_3_8 digit_6_6_8 digit_6_8_8 digit_6_9_8))
; row 6 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1) digit_6_5_9 digit_6_6_9 digit_6_8_9))
; row 7 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_7_1_2 digit_7_2_2 digit_7_3_2 digit_7_6_2))
; row 7 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1) digit_7_2_3 digit_7_7_3))
; row 7 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_7_1_4 digit_7_2_4 digit_7_3_4 digit_7_4_4 digit_7_6_4))
; row 7 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_7_1_6 digit_7_2_6 digit_7_4_6))
; row 7 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_7_1_7 digit_7_2_7 digit_7_3_7 digit_7_7_7))
; row 7 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_7_1_8 digit_7_2_8 digit_7_3_8 digit_7_4_8 digit_7_6_8))
; row 8 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_8_2_1 digit_8_3_1 digit_8_8_1 digit_8_9_1))
; row 8 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_8_2_4 digit_8_3_4 digit_8_4_4 digit_8_5_4))
; row 8 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_8_2_6 digit_8_4_6 digit_8_5_6))
; row 8 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1) digit_8_2_7 digit_8_3_7 digit_8_9_7))
; row 8 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1) digit_8_2_8 digit_8_3_8 digit_8_4_8))
; row 8 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_8_2_9 digit_8_3_9 digit_8_4_9 digit_8_5_9))
; row 9 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_9_1_1 digit_9_2_1 digit_9_3_1))
; row 9 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_9_1_2 digit_9_2_2 digit_9_3_2 digit_9_6_2))
; row 9 has the digit 3 exactly once
(assert ((_ pbeq 1 1) digit_9_2_3))
; row 9 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1) digit_9_4_5 digit_9_6_5))
; row 9 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_9_2_9 digit_9_3_9 digit_9_4_9 digit_9_6_9))
; column 1 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_1_1 digit_3_1_1 digit_5_1_1 digit_6_1_1 digit_9_1_1))
; column 1 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_1_2 digit_3_1_2 digit_5_1_2 digit_7_1_2 digit_9_1_2))
; column 1 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_1_4 digit_3_1_4 digit_5_1_4 digit_7_1_4))
; column 1 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_1_6 digit_6_1_6 digit_7_1_6))
; column 1 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_1_7 digit_3_1_7 digit_5_1_7 digit_6_1_7 digit_7_1_7))
; column 1 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_1_8 digit_3_1_8 digit_5_1_8 digit_6_1_8 digit_7_1_8))
; column 2 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_2_1 digit_2_2_1 digit_3_2_1 digit_5_2_1 digit_6_2_1 digit_8_2_1 digit_9_2_1))
; column 2 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_2_2 digit_2_2_2 digit_3_2_2 digit_5_2_2 digit_7_2_2 digit_9_2_2))
; column 2 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1) digit_7_2_3 digit_9_2_3))
; column 2 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_2_4 digit_2_2_4 digit_3_2_4 digit_5_2_4 digit_7_2_4 digit_8_2_4))
; column 2 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_2_6 digit_6_2_6 digit_7_2_6 digit_8_2_6))
; column 2 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_2_7 digit_2_2_7 digit_3_2_7 digit_5_2_7 digit_6_2_7 digit_7_2_7 digit_8_2_7))
; column 2 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_2_8 digit_3_2_8 digit_5_2_8 digit_6_2_8 digit_7_2_8 digit_8_2_8))
; column 2 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_2_9 digit_2_2_9 digit_3_2_9 digit_8_2_9 digit_9_2_9))
; column 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_3_1 digit_3_3_1 digit_4_3_1 digit_6_3_1 digit_8_3_1 digit_9_3_1))
; column 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_3_2 digit_3_3_2 digit_4_3_2 digit_7_3_2 digit_9_3_2))
; column 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_3_4 digit_3_3_4 digit_4_3_4 digit_7_3_4 digit_8_3_4))
; column 3 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1) digit_1_3_5 digit_3_3_5))
; column 3 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_3_7 digit_3_3_7 digit_6_3_7 digit_7_3_7 digit_8_3_7))
; column 3 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_3_8 digit_6_3_8 digit_7_3_8 digit_8_3_8))
; column 3 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_3_9 digit_3_3_9 digit_8_3_9 digit_9_3_9))
; column 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_4_1 digit_2_4_1 digit_3_4_1 digit_4_4_1 digit_5_4_1))
; column 4 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_4_3 digit_3_4_3 digit_4_4_3))
; column 4 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_4_4 digit_2_4_4 digit_3_4_4 digit_7_4_4 digit_8_4_4))
; column 4 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_4_5 digit_2_4_5 digit_3_4_5 digit_5_4_5 digit_9_4_5))
; column 4 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_4_6 digit_5_4_6 digit_7_4_6 digit_8_4_6))
; column 4 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_4_7 digit_2_4_7 digit_3_4_7 digit_5_4_7))
; column 4 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_4_8 digit_5_4_8 digit_7_4_8 digit_8_4_8))
; column 4 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_4_9 digit_2_4_9 digit_3_4_9 digit_5_4_9 digit_8_4_9 digit_9_4_9))
; column 5 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_5_2 digit_3_5_2 digit_4_5_2))
; column 5 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_5_3 digit_3_5_3 digit_4_5_3 digit_6_5_3))
; column 5 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_5_4 digit_3_5_4 digit_4_5_4 digit_8_5_4))
; column 5 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_5_5 digit_3_5_5 digit_5_5_5 digit_6_5_5))
; column 5 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_5_6 digit_6_5_6 digit_8_5_6))
; column 5 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_5_9 digit_3_5_9 digit_5_5_9 digit_6_5_9 digit_8_5_9))
; column 6 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_6_1 digit_3_6_1 digit_4_6_1 digit_5_6_1 digit_6_6_1))
; column 6 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_6_2 digit_3_6_2 digit_7_6_2 digit_9_6_2))
; column 6 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_6_4 digit_3_6_4 digit_7_6_4))
; column 6 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_6_5 digit_3_6_5 digit_5_6_5 digit_6_6_5 digit_9_6_5))
; column 6 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_6_7 digit_5_6_7 digit_6_6_7))
; column 6 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_6_8 digit_4_6_8 digit_5_6_8 digit_6_6_8 digit_7_6_8))
; column 6 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_6_9 digit_3_6_9 digit_5_6_9 digit_6_6_9 digit_9_6_9))
; column 7 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_7_1 digit_2_7_1 digit_3_7_1 digit_4_7_1 digit_5_7_1))
; column 7 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_7_3 digit_3_7_3 digit_4_7_3 digit_7_7_3))
; column 7 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_7_5 digit_2_7_5 digit_3_7_5 digit_5_7_5))
; column 7 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_7_6 digit_4_7_6 digit_5_7_6))
; column 7 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_7_7 digit_2_7_7 digit_7_7_7))
; column 7 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_7_9 digit_2_7_9 digit_3_7_9 digit_5_7_9))
; column 8 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_8_1 digit_2_8_1 digit_3_8_1 digit_5_8_1 digit_6_8_1 digit_8_8_1))
; column 8 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_8_2 digit_2_8_2 digit_3_8_2 digit_5_8_2))
; column 8 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_8_3 digit_3_8_3 digit_6_8_3))
; column 8 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_8_6 digit_5_8_6 digit_6_8_6))
; column 8 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_8_8 digit_3_8_8 digit_5_8_8 digit_6_8_8))
; column 8 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_8_9 digit_2_8_9 digit_3_8_9 digit_5_8_9 digit_6_8_9))
; column 9 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_9_1 digit_2_9_1 digit_3_9_1 digit_4_9_1 digit_5_9_1 digit_6_9_1 digit_8_9_1))
; column 9 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_9_2 digit_2_9_2 digit_3_9_2 digit_4_9_2 digit_5_9_2))
; column 9 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_9_3 digit_3_9_3 digit_4_9_3 digit_6_9_3))
; column 9 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_9_4 digit_2_9_4 digit_3_9_4 digit_4_9_4 digit_5_9_4))
; column 9 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_9_5 digit_2_9_5 digit_3_9_5 digit_5_9_5 digit_6_9_5))
; column 9 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_9_7 digit_2_9_7 digit_3_9_7 digit_8_9_7))
; column 9 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_9_8 digit_3_9_8 digit_4_9_8 digit_5_9_8 digit_6_9_8))
; the region of row 1, column 1 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_2_1 digit_1_3_1 digit_1_4_1 digit_2_1_1 digit_2_2_1 digit_3_1_1 digit_3_2_1))
; the region of row 1, column 1 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_2_2 digit_1_3_2 digit_2_1_2 digit_2_2_2 digit_3_1_2 digit_3_2_2))
; the region of row 1, column 1 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_2_4 digit_1_3_4 digit_1_4_4 digit_2_1_4 digit_2_2_4 digit_3_1_4 digit_3_2_4))
; the region of row 1, column 1 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1) digit_1_3_5 digit_1_4_5))
; the region of row 1, column 1 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_2_7 digit_1_3_7 digit_1_4_7 digit_2_1_7 digit_2_2_7 digit_3_1_7 digit_3_2_7))
; the region of row 1, column 1 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_1_8 digit_2_2_8 digit_3_1_8 digit_3_2_8))
; the region of row 1, column 1 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_2_9 digit_1_3_9 digit_1_4_9 digit_2_2_9 digit_3_2_9))
; the region of row 1, column 5 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_4_1 digit_2_6_1 digit_3_3_1 digit_3_4_1))
; the region of row 1, column 5 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_5_2 digit_2_6_2 digit_3_3_2 digit_3_5_2 digit_4_5_2))
; the region of row 1, column 5 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_4_3 digit_2_5_3 digit_3_4_3 digit_3_5_3 digit_4_5_3))
; the region of row 1, column 5 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_2_4_4 digit_2_5_4 digit_2_6_4 digit_3_3_4 digit_3_4_4 digit_3_5_4 digit_4_5_4))
; the region of row 1, column 5 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_4_5 digit_2_5_5 digit_2_6_5 digit_3_3_5 digit_3_4_5 digit_3_5_5))
; the region of row 1, column 5 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_4_7 digit_2_6_7 digit_3_3_7 digit_3_4_7))
; the region of row 1, column 5 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_4_9 digit_2_5_9 digit_2_6_9 digit_3_3_9 digit_3_4_9 digit_3_5_9))
; the region of row 1, column 7 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1 1) digit_1_7_1 digit_1_8_1 digit_1_9_1 digit_2_7_1 digit_2_8_1 digit_2_9_1 digit_3_8_1 digit_3_9_1 digit_4_9_1))
; the region of row 1, column 7 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_8_2 digit_1_9_2 digit_2_8_2 digit_2_9_2 digit_3_8_2 digit_3_9_2 digit_4_9_2))
; the region of row 1, column 7 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_7_3 digit_2_8_3 digit_2_9_3 digit_3_8_3 digit_3_9_3 digit_4_9_3))
; the region of row 1, column 7 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_9_4 digit_2_9_4 digit_3_9_4 digit_4_9_4))
; the region of row 1, column 7 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_7_5 digit_1_9_5 digit_2_7_5 digit_2_9_5 digit_3_9_5))
; the region of row 1, column 7 has the digit 6 exactly once
(assert ((_ pbeq 1 1) digit_3_8_6))
; the region of row 1, column 7 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_7_7 digit_1_9_7 digit_2_7_7 digit_2_9_7 digit_3_9_7))
; the region of row 1, column 7 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_8_8 digit_2_9_8 digit_3_8_8 digit_3_9_8 digit_4_9_8))
; the region of row 1, column 7 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_7_9 digit_1_8_9 digit_2_7_9 digit_2_8_9 digit_3_8_9))
; the region of row 3, column 6 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_3_6_1 digit_3_7_1 digit_4_7_1 digit_5_7_1 digit_5_8_1 digit_5_9_1 digit_6_8_1 digit_6_9_1))
; the region of row 3, column 6 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_6_2 digit_5_8_2 digit_5_9_2))
; the region of row 3, column 6 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_7_3 digit_4_7_3 digit_6_8_3 digit_6_9_3))
; the region of row 3, column 6 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_3_6_4 digit_5_9_4))
; the region of row 3, column 6 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_6_5 digit_3_7_5 digit_5_7_5 digit_5_9_5 digit_6_9_5))
; the region of row 3, column 6 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_7_6 digit_4_7_6 digit_5_7_6 digit_5_8_6 digit_6_8_6))
; the region of row 3, column 6 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_6_8 digit_5_8_8 digit_5_9_8 digit_6_8_8 digit_6_9_8))
; the region of row 3, column 6 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_6_9 digit_3_7_9 digit_5_7_9 digit_5_8_9 digit_6_8_9))
; the region of row 4, column 1 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_3_1 digit_5_1_1 digit_5_2_1 digit_6_2_1 digit_6_3_1))
; the region of row 4, column 1 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_3_2 digit_5_1_2 digit_5_2_2 digit_7_3_2))
; the region of row 4, column 1 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_3_4 digit_5_1_4 digit_5_2_4 digit_7_3_4))
; the region of row 4, column 1 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_1_6 digit_5_2_6 digit_6_2_6))
; the region of row 4, column 1 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_1_7 digit_5_2_7 digit_6_2_7 digit_6_3_7 digit_7_3_7))
; the region of row 4, column 1 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_3_8 digit_5_1_8 digit_5_2_8 digit_6_2_8 digit_6_3_8 digit_7_3_8))
; the region of row 4, column 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_4_1 digit_4_6_1 digit_5_4_1 digit_5_6_1 digit_6_6_1))
; the region of row 4, column 4 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1) digit_4_4_3 digit_6_5_3))
; the region of row 4, column 4 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_4_5 digit_5_5_5 digit_5_6_5 digit_6_5_5 digit_6_6_5))
; the region of row 4, column 4 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_4_6 digit_5_4_6 digit_5_5_6 digit_6_5_6))
; the region of row 4, column 4 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_4_7 digit_5_6_7 digit_6_6_7))
; the region of row 4, column 4 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_4_8 digit_4_6_8 digit_5_4_8 digit_5_6_8 digit_6_6_8))
; the region of row 4, column 4 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_4_9 digit_5_5_9 digit_5_6_9 digit_6_5_9 digit_6_6_9))
; the region of row 6, column 1 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_1_1 digit_8_2_1 digit_8_3_1 digit_9_1_1 digit_9_2_1 digit_9_3_1))
; the region of row 6, column 1 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_7_1_2 digit_7_2_2 digit_9_1_2 digit_9_2_2 digit_9_3_2))
; the region of row 6, column 1 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1) digit_7_2_3 digit_9_2_3))
; the region of row 6, column 1 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_7_1_4 digit_7_2_4 digit_8_2_4 digit_8_3_4))
; the region of row 6, column 1 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_6_1_6 digit_7_1_6 digit_7_2_6 digit_8_2_6))
; the region of row 6, column 1 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_1_7 digit_7_1_7 digit_7_2_7 digit_8_2_7 digit_8_3_7))
; the region of row 6, column 1 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_1_8 digit_7_1_8 digit_7_2_8 digit_8_2_8 digit_8_3_8))
; the region of row 6, column 1 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_8_2_9 digit_8_3_9 digit_9_2_9 digit_9_3_9))
; the region of row 7, column 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1) digit_7_6_2 digit_9_6_2))
; the region of row 7, column 4 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_7_4_4 digit_7_6_4 digit_8_4_4 digit_8_5_4))
; the region of row 7, column 4 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1) digit_9_4_5 digit_9_6_5))
; the region of row 7, column 4 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_7_4_6 digit_8_4_6 digit_8_5_6))
; the region of row 7, column 4 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1) digit_7_4_8 digit_7_6_8 digit_8_4_8))
; the region of row 7, column 4 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_8_4_9 digit_8_5_9 digit_9_4_9 digit_9_6_9))
; the region of row 7, column 7 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1) digit_8_8_1 digit_8_9_1))
; the region of row 7, column 7 has the digit 3 exactly once
(assert ((_ pbeq 1 1) digit_7_7_3))
; the region of row 7, column 7 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1) digit_7_7_7 digit_8_9_7))
(check-sat)
(get-model)
