; sudoku, classic:
;
; ....2.
; ..5...
; .3....
; 5..4..
; 36...2
; ....36
;
; digit_1_1_1 is true when row 1, column 1 holds 1, and likewise for the others.
(declare-const digit_1_1_1 Bool)
(declare-const digit_1_1_4 Bool)
(declare-const digit_1_1_6 Bool)
(declare-const digit_1_2_1 Bool)
(declare-const digit_1_2_4 Bool)
(declare-const digit_1_3_1 Bool)
(declare-const digit_1_3_3 Bool)
(declare-const digit_1_3_4 Bool)
(declare-const digit_1_3_6 Bool)
(declare-const digit_1_4_1 Bool)
(declare-const digit_1_4_3 Bool)
(declare-const digit_1_4_5 Bool)
(declare-const digit_1_4_6 Bool)
(declare-const digit_1_6_1 Bool)
(declare-const digit_1_6_3 Bool)
(declare-const digit_1_6_4 Bool)
(declare-const digit_1_6_5 Bool)
(declare-const digit_2_1_1 Bool)
(declare-const digit_2_1_2 Bool)
(declare-const digit_2_1_4 Bool)
(declare-const digit_2_1_6 Bool)
(declare-const digit_2_2_1 Bool)
(declare-const digit_2_2_2 Bool)
(declare-const digit_2_2_4 Bool)
(declare-const digit_2_4_1 Bool)
(declare-const digit_2_4_3 Bool)
(declare-const digit_2_4_6 Bool)
(declare-const digit_2_5_1 Bool)
(declare-const digit_2_5_4 Bool)
(declare-const digit_2_5_6 Bool)
(declare-const digit_2_6_1 Bool)
(declare-const digit_2_6_3 Bool)
(declare-const digit_2_6_4 Bool)
(declare-const digit_3_1_1 Bool)
(declare-const digit_3_1_2 Bool)
(declare-const digit_3_1_4 Bool)
(declare-const digit_3_1_6 Bool)
(declare-const digit_3_3_1 Bool)
(declare-const digit_3_3_2 Bool)
(declare-const digit_3_3_4 Bool)
(declare-const digit_3_3_6 Bool)
(declare-const digit_3_4_1 Bool)
(declare-const digit_3_4_2 Bool)
(declare-const digit_3_4_5 Bool)
(declare-const digit_3_4_6 Bool)
(declare-const digit_3_5_1 Bool)
(declare-const digit_3_5_5 Bool)
(declare-const digit_3_5_6 Bool)
(declare-const digit_3_6_1 Bool)
(declare-const digit_3_6_5 Bool)
(declare-const digit_4_2_1 Bool)
(declare-const digit_4_2_2 Bool)
(declare-const digit_4_3_1 Bool)
(declare-const digit_4_3_2 Bool)
(declare-const digit_4_3_6 Bool)
(declare-const digit_4_5_1 Bool)
(declare-const digit_4_5_6 Bool)
(declare-const digit_4_6_1 Bool)
(declare-const digit_4_6_3 Bool)
(declare-const digit_5_3_1 Bool)
(declare-const digit_5_3_4 Bool)
(declare-const digit_5_4_1 Bool)
(declare-const digit_5_4_5 Bool)
(declare-const digit_5_5_1 Bool)
(declare-const digit_5_5_4 Bool)
(declare-const digit_5_5_5 Bool)
(declare-const digit_6_1_1 Bool)
(declare-const digit_6_1_2 Bool)
(declare-const digit_6_1_4 Bool)
(declare-const digit_6_2_1 Bool)
(declare-const digit_6_2_2 Bool)
(declare-const digit_6_2_4 Bool)
(declare-const digit_6_2_5 Bool)
(declare-const digit_6_3_1 Bool)
(declare-const digit_6_3_2 Bool)
(declare-const digit_6_3_4 Bool)
(declare-const digit_6_4_1 Bool)
(declare-const digit_6_4_5 Bool)
; row 1, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_1_1_1 digit_1_1_4 digit_1_1_6))
; row 1, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_1_2_1 digit_1_2_4))
; row 1, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_1_3_1 digit_1_3_3 digit_1_3_4 digit_1_3_6))
; row 1, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_1_4_1 digit_1_4_3 digit_1_4_5 digit_1_4_6))
; row 1, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_1_6_1 digit_1_6_3 digit_1_6_4 digit_1_6_5))
; row 2, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_2_1_1 digit_2_1_2 digit_2_1_4 digit_2_1_6))
; row 2, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_2_2_1 digit_2_2_2 digit_2_2_4))
; row 2, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_2_4_1 digit_2_4_3 digit_2_4_6))
; row 2, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_2_5_1 digit_2_5_4 digit_2_5_6))
; row 2, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_2_6_1 digit_2_6_3 digit_2_6_4))
; row 3, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_3_1_1 digit_3_1_2 digit_3_1_4 digit_3_1_6))
; row 3, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_3_3_1 digit_3_3_2 digit_3_3_4 digit_3_3_6))
; row 3, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_3_4_1 digit_3_4_2 digit_3_4_5 digit_3_4_6))
; row 3, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_3_5_1 digit_3_5_5 digit_3_5_6))
; row 3, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_3_6_1 digit_3_6_5))
; row 4, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_4_2_1 digit_4_2_2))
; row 4, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_4_3_1 digit_4_3_2 digit_4_3_6))
; row 4, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_4_5_1 digit_4_5_6))
; row 4, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_4_6_1 digit_4_6_3))
; row 5, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_5_3_1 digit_5_3_4))
; row 5, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_5_4_1 digit_5_4_5))
; row 5, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_5_5_1 digit_5_5_4 digit_5_5_5))
; row 6, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_6_1_1 digit_6_1_2 digit_6_1_4))
; row 6, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_6_2_1 digit_6_2_2 digit_6_2_4 digit_6_2_5))
; row 6, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_6_3_1 digit_6_3_2 digit_6_3_4))
; row 6, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_6_4_1 digit_6_4_5))
; row 1 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_1 digit_1_2_1 digit_1_3_1 digit_1_4_1 digit_1_6_1))
; row 1 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_3_3 digit_1_4_3 digit_1_6_3))
; row 1 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_4 digit_1_2_4 digit_1_3_4 digit_1_6_4))
; row 1 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1) digit_1_4_5 digit_1_6_5))
; row 1 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_1_6 digit_1_3_6 digit_1_4_6))
; row 2 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_1_1 digit_2_2_1 digit_2_4_1 digit_2_5_1 digit_2_6_1))
; row 2 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1) digit_2_1_2 digit_2_2_2))
; row 2 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1) digit_2_4_3 digit_2_6_3))
; row 2 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_1_4 digit_2_2_4 digit_2_5_4 digit_2_6_4))
; row 2 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_1_6 digit_2_4_6 digit_2_5_6))
; row 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_1_1 digit_3_3_1 digit_3_4_1 digit_3_5_1 digit_3_6_1))
; row 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_1_2 digit_3_3_2 digit_3_4_2))
; row 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_3_1_4 digit_3_3_4))
; row 3 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_4_5 digit_3_5_5 digit_3_6_5))
; row 3 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_1_6 digit_3_3_6 digit_3_4_6 digit_3_5_6))
; row 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_2_1 digit_4_3_1 digit_4_5_1 digit_4_6_1))
; row 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1) digit_4_2_2 digit_4_3_2))
; row 4 has the digit 3 exactly once
(assert ((_ pbeq 1 1) digit_4_6_3))
; row 4 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1) digit_4_3_6 digit_4_5_6))
; row 5 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_3_1 digit_5_4_1 digit_5_5_1))
; row 5 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_5_3_4 digit_5_5_4))
; row 5 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1) digit_5_4_5 digit_5_5_5))
; row 6 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_6_1_1 digit_6_2_1 digit_6_3_1 digit_6_4_1))
; row 6 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_6_1_2 digit_6_2_2 digit_6_3_2))
; row 6 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_6_1_4 digit_6_2_4 digit_6_3_4))
; row 6 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1) digit_6_2_5 digit_6_4_5))
; column 1 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_1 digit_2_1_1 digit_3_1_1 digit_6_1_1))
; column 1 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_1_2 digit_3_1_2 digit_6_1_2))
; column 1 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_4 digit_2_1_4 digit_3_1_4 digit_6_1_4))
; column 1 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_1_6 digit_2_1_6 digit_3_1_6))
; column 2 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_2_1 digit_2_2_1 digit_4_2_1 digit_6_2_1))
; column 2 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_2_2 digit_4_2_2 digit_6_2_2))
; column 2 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_2_4 digit_2_2_4 digit_6_2_4))
; column 2 has the digit 5 exactly once
(assert ((_ pbeq 1 1) digit_6_2_5))
; column 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_3_1 digit_3_3_1 digit_4_3_1 digit_5_3_1 digit_6_3_1))
; column 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_3_2 digit_4_3_2 digit_6_3_2))
; column 3 has the digit 3 exactly once
(assert ((_ pbeq 1 1) digit_1_3_3))
; column 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_3_4 digit_3_3_4 digit_5_3_4 digit_6_3_4))
; column 3 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_3_6 digit_3_3_6 digit_4_3_6))
; column 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_4_1 digit_2_4_1 digit_3_4_1 digit_5_4_1 digit_6_4_1))
; column 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1) digit_3_4_2))
; column 4 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1) digit_1_4_3 digit_2_4_3))
; column 4 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_4_5 digit_3_4_5 digit_5_4_5 digit_6_4_5))
; column 4 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_4_6 digit_2_4_6 digit_3_4_6))
; column 5 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_5_1 digit_3_5_1 digit_4_5_1 digit_5_5_1))
; column 5 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_2_5_4 digit_5_5_4))
; column 5 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1) digit_3_5_5 digit_5_5_5))
; column 5 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_5_6 digit_3_5_6 digit_4_5_6))
; column 6 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_6_1 digit_2_6_1 digit_3_6_1 digit_4_6_1))
; column 6 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_6_3 digit_2_6_3 digit_4_6_3))
; column 6 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_1_6_4 digit_2_6_4))
; column 6 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1) digit_1_6_5 digit_3_6_5))
; the box of rows 1 to 2 and columns 1 to 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_1 digit_1_2_1 digit_1_3_1 digit_2_1_1 digit_2_2_1))
; the box of rows 1 to 2 and columns 1 to 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1) digit_2_1_2 digit_2_2_2))
; the box of rows 1 to 2 and columns 1 to 3 has the digit 3 exactly once
(assert ((_ pbeq 1 1) digit_1_3_3))
; the box of rows 1 to 2 and columns 1 to 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_4 digit_1_2_4 digit_1_3_4 digit_2_1_4 digit_2_2_4))
; the box of rows 1 to 2 and columns 1 to 3 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_1_6 digit_1_3_6 digit_2_1_6))
; the box of rows 1 to 2 and columns 4 to 6 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_4_1 digit_1_6_1 digit_2_4_1 digit_2_5_1 digit_2_6_1))
; the box of rows 1 to 2 and columns 4 to 6 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_4_3 digit_1_6_3 digit_2_4_3 digit_2_6_3))
; the box of rows 1 to 2 and columns 4 to 6 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_6_4 digit_2_5_4 digit_2_6_4))
; the box of rows 1 to 2 and columns 4 to 6 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1) digit_1_4_5 digit_1_6_5))
; the box of rows 1 to 2 and columns 4 to 6 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_4_6 digit_2_4_6 digit_2_5_6))
; the box of rows 3 to 4 and columns 1 to 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_1_1 digit_3_3_1 digit_4_2_1 digit_4_3_1))
; the box of rows 3 to 4 and columns 1 to 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_1_2 digit_3_3_2 digit_4_2_2 digit_4_3_2))
; the box of rows 3 to 4 and columns 1 to 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_3_1_4 digit_3_3_4))
; the box of rows 3 to 4 and columns 1 to 3 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_1_6 digit_3_3_6 digit_4_3_6))
; the box of rows 3 to 4 and columns 4 to 6 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_4_1 digit_3_5_1 digit_3_6_1 digit_4_5_1 digit_4_6_1))
; the box of rows 3 to 4 and columns 4 to 6 has the digit 2 exactly once
(assert ((_ pbeq 1 1) digit_3_4_2))
; the box of rows 3 to 4 and columns 4 to 6 has the digit 3 exactly once
(assert ((_ pbeq 1 1) digit_4_6_3))
; the box of rows 3 to 4 and columns 4 to 6 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_4_5 digit_3_5_5 digit_3_6_5))
; the box of rows 3 to 4 and columns 4 to 6 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_4_6 digit_3_5_6 digit_4_5_6))
; the box of rows 5 to 6 and columns 1 to 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_3_1 digit_6_1_1 digit_6_2_1 digit_6_3_1))
; the box of rows 5 to 6 and columns 1 to 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_6_1_2 digit_6_2_2 digit_6_3_2))
; the box of rows 5 to 6 and columns 1 to 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_3_4 digit_6_1_4 digit_6_2_4 digit_6_3_4))
; the box of rows 5 to 6 and columns 1 to 3 has the digit 5 exactly once
(assert ((_ pbeq 1 1) digit_6_2_5))
; the box of rows 5 to 6 and columns 4 to 6 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_4_1 digit_5_5_1 digit_6_4_1))
; the box of rows 5 to 6 and columns 4 to 6 has the digit 4 exactly once
(assert ((_ pbeq 1 1) digit_5_5_4))
; the box of rows 5 to 6 and columns 4 to 6 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_4_5 digit_5_5_5 digit_6_4_5))
(check-sat)
(get-model)
