; sudoku, classic:
;
; ....
; 2.4.
; ..1.
; 3...
;
; digit_1_1_1 is true when row 1, column 1 holds 1, and likewise for the others.
(declare-const digit_1_1_1 Bool)
(declare-const digit_1_1_4 Bool)
(declare-const digit_1_2_1 Bool)
(declare-const digit_1_2_3 Bool)
(declare-const digit_1_2_4 Bool)
(declare-const digit_1_3_2 Bool)
(declare-const digit_1_3_3 Bool)
(declare-const digit_1_4_1 Bool)
(declare-const digit_1_4_2 Bool)
(declare-const digit_1_4_3 Bool)
(declare-const digit_2_2_1 Bool)
(declare-const digit_2_2_3 Bool)
(declare-const digit_2_4_1 Bool)
(declare-const digit_2_4_3 Bool)
(declare-const digit_3_1_4 Bool)
(declare-const digit_3_2_2 Bool)
(declare-const digit_3_2_4 Bool)
(declare-const digit_3_4_2 Bool)
(declare-const digit_3_4_3 Bool)
(declare-const digit_3_4_4 Bool)
(declare-const digit_4_2_1 Bool)
(declare-const digit_4_2_2 Bool)
(declare-const digit_4_2_4 Bool)
(declare-const digit_4_3_2 Bool)
(declare-const digit_4_4_2 Bool)
(declare-const digit_4_4_4 Bool)
; row 1, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_1_1_1 digit_1_1_4))
; row 1, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_1_2_1 digit_1_2_3 digit_1_2_4))
; row 1, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_1_3_2 digit_1_3_3))
; row 1, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_1_4_1 digit_1_4_2 digit_1_4_3))
; row 2, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_2_2_1 digit_2_2_3))
; row 2, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_2_4_1 digit_2_4_3))
; row 3, column 1 holds exactly one digit
(assert ((_ pbeq 1 1) digit_3_1_4))
; row 3, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_3_2_2 digit_3_2_4))
; row 3, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_3_4_2 digit_3_4_3 digit_3_4_4))
; row 4, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_4_2_1 digit_4_2_2 digit_4_2_4))
; row 4, column 3 holds exactly one digit
(assert ((_ pbeq 1 1) digit_4_3_2))
; row 4, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_4_4_2 digit_4_4_4))
; row 1 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_1_1 digit_1_2_1 digit_1_4_1))
; row 1 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1) digit_1_3_2 digit_1_4_2))
; row 1 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_2_3 digit_1_3_3 digit_1_4_3))
; row 1 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_1_1_4 digit_1_2_4))
; row 2 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1) digit_2_2_1 digit_2_4_1))
; row 2 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1) digit_2_2_3 digit_2_4_3))
; row 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1) digit_3_2_2 digit_3_4_2))
; row 3 has the digit 3 exactly once
(assert ((_ pbeq 1 1) digit_3_4_3))
; row 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_1_4 digit_3_2_4 digit_3_4_4))
; row 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1) digit_4_2_1))
; row 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_4_2_2 digit_4_3_2 digit_4_4_2))
; row 4 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_4_2_4 digit_4_4_4))
; column 1 has the digit 1 exactly once
(assert ((_ pbeq 1 1) digit_1_1_1))
; column 1 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_1_1_4 digit_3_1_4))
; column 2 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_2_1 digit_2_2_1 digit_4_2_1))
; column 2 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1) digit_3_2_2 digit_4_2_2))
; column 2 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1) digit_1_2_3 digit_2_2_3))
; column 2 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_2_4 digit_3_2_4 digit_4_2_4))
; column 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1) digit_1_3_2 digit_4_3_2))
; column 3 has the digit 3 exactly once
(assert ((_ pbeq 1 1) digit_1_3_3))
; column 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1) digit_1_4_1 digit_2_4_1))
; column 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_4_2 digit_3_4_2 digit_4_4_2))
; column 4 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_4_3 digit_2_4_3 digit_3_4_3))
; column 4 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_3_4_4 digit_4_4_4))
; the box of rows 1 to 2 and columns 1 to 2 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_1_1 digit_1_2_1 digit_2_2_1))
; the box of rows 1 to 2 and columns 1 to 2 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1) digit_1_2_3 digit_2_2_3))
; the box of rows 1 to 2 and columns 1 to 2 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_1_1_4 digit_1_2_4))
; the box of rows 1 to 2 and columns 3 to 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1) digit_1_4_1 digit_2_4_1))
; the box of rows 1 to 2 and columns 3 to 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1) digit_1_3_2 digit_1_4_2))
; the box of rows 1 to 2 and columns 3 to 4 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_3_3 digit_1_4_3 digit_2_4_3))
; the box of rows 3 to 4 and columns 1 to 2 has the digit 1 exactly once
(assert ((_ pbeq 1 1) digit_4_2_1))
; the box of rows 3 to 4 and columns 1 to 2 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1) digit_3_2_2 digit_4_2_2))
; the box of rows 3 to 4 and columns 1 to 2 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_1_4 digit_3_2_4 digit_4_2_4))
; the box of rows 3 to 4 and columns 3 to 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_4_2 digit_4_3_2 digit_4_4_2))
; the box of rows 3 to 4 and columns 3 to 4 has the digit 3 exactly once
(assert ((_ pbeq 1 1) digit_3_4_3))
; the box of rows 3 to 4 and columns 3 to 4 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_3_4_4 digit_4_4_4))
(check-sat)
(get-model)
