; sudoku, killer:
;
; ..4...
; ......
; ......
; ......
; ....4.
; ......
; cages
; AAAAAB
; CCDDDB
; EFFFDG
; EEHHIG
; EJKLIG
; JJKLMM
; A=15 B=11 C=9 D=13 E=11 F=11 G=8 H=8 I=5 J=11 K=8 L=9 M=7
;
; digit_1_1_1 is true when row 1, column 1 holds 1, and likewise for the others.
(declare-const digit_1_1_1 Bool)
(declare-const digit_1_1_2 Bool)
(declare-const digit_1_1_3 Bool)
(declare-const digit_1_1_5 Bool)
(declare-const digit_1_1_6 Bool)
(declare-const digit_1_2_1 Bool)
(declare-const digit_1_2_2 Bool)
(declare-const digit_1_2_3 Bool)
(declare-const digit_1_2_5 Bool)
(declare-const digit_1_2_6 Bool)
(declare-const digit_1_4_1 Bool)
(declare-const digit_1_4_2 Bool)
(declare-const digit_1_4_3 Bool)
(declare-const digit_1_4_5 Bool)
(declare-const digit_1_4_6 Bool)
(declare-const digit_1_5_1 Bool)
(declare-const digit_1_5_2 Bool)
(declare-const digit_1_5_3 Bool)
(declare-const digit_1_5_5 Bool)
(declare-const digit_1_5_6 Bool)
(declare-const digit_1_6_1 Bool)
(declare-const digit_1_6_2 Bool)
(declare-const digit_1_6_3 Bool)
(declare-const digit_1_6_5 Bool)
(declare-const digit_1_6_6 Bool)
(declare-const digit_2_1_1 Bool)
(declare-const digit_2_1_2 Bool)
(declare-const digit_2_1_3 Bool)
(declare-const digit_2_1_5 Bool)
(declare-const digit_2_1_6 Bool)
(declare-const digit_2_2_1 Bool)
(declare-const digit_2_2_2 Bool)
(declare-const digit_2_2_3 Bool)
(declare-const digit_2_2_5 Bool)
(declare-const digit_2_2_6 Bool)
(declare-const digit_2_3_1 Bool)
(declare-const digit_2_3_2 Bool)
(declare-const digit_2_3_3 Bool)
(declare-const digit_2_3_5 Bool)
(declare-const digit_2_3_6 Bool)
(declare-const digit_2_4_1 Bool)
(declare-const digit_2_4_2 Bool)
(declare-const digit_2_4_3 Bool)
(declare-const digit_2_4_4 Bool)
(declare-const digit_2_4_5 Bool)
(declare-const digit_2_4_6 Bool)
(declare-const digit_2_5_1 Bool)
(declare-const digit_2_5_2 Bool)
(declare-const digit_2_5_3 Bool)
(declare-const digit_2_5_5 Bool)
(declare-const digit_2_5_6 Bool)
(declare-const digit_2_6_1 Bool)
(declare-const digit_2_6_2 Bool)
(declare-const digit_2_6_3 Bool)
(declare-const digit_2_6_4 Bool)
(declare-const digit_2_6_5 Bool)
(declare-const digit_2_6_6 Bool)
(declare-const digit_3_1_1 Bool)
(declare-const digit_3_1_2 Bool)
(declare-const digit_3_1_3 Bool)
(declare-const digit_3_1_4 Bool)
(declare-const digit_3_1_5 Bool)
(declare-const digit_3_1_6 Bool)
(declare-const digit_3_2_1 Bool)
(declare-const digit_3_2_2 Bool)
(declare-const digit_3_2_3 Bool)
(declare-const digit_3_2_4 Bool)
(declare-const digit_3_2_5 Bool)
(declare-const digit_3_2_6 Bool)
(declare-const digit_3_3_1 Bool)
(declare-const digit_3_3_2 Bool)
(declare-const digit_3_3_3 Bool)
(declare-const digit_3_3_5 Bool)
(declare-const digit_3_3_6 Bool)
(declare-const digit_3_4_1 Bool)
(declare-const digit_3_4_2 Bool)
(declare-const digit_3_4_3 Bool)
(declare-const digit_3_4_4 Bool)
(declare-const digit_3_4_5 Bool)
(declare-const digit_3_4_6 Bool)
(declare-const digit_3_5_1 Bool)
(declare-const digit_3_5_2 Bool)
(declare-const digit_3_5_3 Bool)
(declare-const digit_3_5_5 Bool)
(declare-const digit_3_5_6 Bool)
(declare-const digit_3_6_1 Bool)
(declare-const digit_3_6_2 Bool)
(declare-const digit_3_6_3 Bool)
(declare-const digit_3_6_4 Bool)
(declare-const digit_3_6_5 Bool)
(declare-const digit_3_6_6 Bool)
(declare-const digit_4_1_1 Bool)
(declare-const digit_4_1_2 Bool)
(declare-const digit_4_1_3 Bool)
(declare-const digit_4_1_4 Bool)
(declare-const digit_4_1_5 Bool)
(declare-const digit_4_1_6 Bool)
(declare-const digit_4_2_1 Bool)
(declare-const digit_4_2_2 Bool)
(declare-const digit_4_2_3 Bool)
(declare-const digit_4_2_4 Bool)
(declare-const digit_4_2_5 Bool)
(declare-const digit_4_2_6 Bool)
(declare-const digit_4_3_1 Bool)
(declare-const digit_4_3_2 Bool)
(declare-const digit_4_3_3 Bool)
(declare-const digit_4_3_5 Bool)
(declare-const digit_4_3_6 Bool)
(declare-const digit_4_4_1 Bool)
(declare-const digit_4_4_2 Bool)
(declare-const digit_4_4_3 Bool)
(declare-const digit_4_4_4 Bool)
(declare-const digit_4_4_5 Bool)
(declare-const digit_4_4_6 Bool)
(declare-const digit_4_5_1 Bool)
(declare-const digit_4_5_2 Bool)
(declare-const digit_4_5_3 Bool)
(declare-const digit_4_5_5 Bool)
(declare-const digit_4_5_6 Bool)
(declare-const digit_4_6_1 Bool)
(declare-const digit_4_6_2 Bool)
(declare-const digit_4_6_3 Bool)
(declare-const digit_4_6_4 Bool)
(declare-const digit_4_6_5 Bool)
(declare-const digit_4_6_6 Bool)
(declare-const digit_5_1_1 Bool)
(declare-const digit_5_1_2 Bool)
(declare-const digit_5_1_3 Bool)
(declare-const digit_5_1_5 Bool)
(declare-const digit_5_1_6 Bool)
(declare-const digit_5_2_1 Bool)
(declare-const digit_5_2_2 Bool)
(declare-const digit_5_2_3 Bool)
(declare-const digit_5_2_5 Bool)
(declare-const digit_5_2_6 Bool)
(declare-const digit_5_3_1 Bool)
(declare-const digit_5_3_2 Bool)
(declare-const digit_5_3_3 Bool)
(declare-const digit_5_3_5 Bool)
(declare-const digit_5_3_6 Bool)
(declare-const digit_5_4_1 Bool)
(declare-const digit_5_4_2 Bool)
(declare-const digit_5_4_3 Bool)
(declare-const digit_5_4_5 Bool)
(declare-const digit_5_4_6 Bool)
(declare-const digit_5_6_1 Bool)
(declare-const digit_5_6_2 Bool)
(declare-const digit_5_6_3 Bool)
(declare-const digit_5_6_5 Bool)
(declare-const digit_5_6_6 Bool)
(declare-const digit_6_1_1 Bool)
(declare-const digit_6_1_2 Bool)
(declare-const digit_6_1_3 Bool)
(declare-const digit_6_1_4 Bool)
(declare-const digit_6_1_5 Bool)
(declare-const digit_6_1_6 Bool)
(declare-const digit_6_2_1 Bool)
(declare-const digit_6_2_2 Bool)
(declare-const digit_6_2_3 Bool)
(declare-const digit_6_2_4 Bool)
(declare-const digit_6_2_5 Bool)
(declare-const digit_6_2_6 Bool)
(declare-const digit_6_3_1 Bool)
(declare-const digit_6_3_2 Bool)
(declare-const digit_6_3_3 Bool)
(declare-const digit_6_3_5 Bool)
(declare-const digit_6_3_6 Bool)
(declare-const digit_6_4_1 Bool)
(declare-const digit_6_4_2 Bool)
(declare-const digit_6_4_3 Bool)
(declare-const digit_6_4_5 Bool)
(declare-const digit_6_4_6 Bool)
(declare-const digit_6_5_1 Bool)
(declare-const digit_6_5_2 Bool)
(declare-const digit_6_5_3 Bool)
(declare-const digit_6_5_5 Bool)
(declare-const digit_6_5_6 Bool)
(declare-const digit_6_6_1 Bool)
(declare-const digit_6_6_2 Bool)
(declare-const digit_6_6_3 Bool)
(declare-const digit_6_6_5 Bool)
(declare-const digit_6_6_6 Bool)
(declare-const cage_1_1_holds_1_2_3_4_5 Bool)
(declare-const cage_1_6_holds_5_6 Bool)
(declare-const cage_2_1_holds_3_6 Bool)
(declare-const cage_2_1_holds_4_5 Bool)
(declare-const cage_2_3_holds_1_2_4_6 Bool)
(declare-const cage_2_3_holds_1_3_4_5 Bool)
(declare-const cage_3_1_holds_1_2_3_5 Bool)
(declare-const cage_3_2_holds_1_4_6 Bool)
(declare-const cage_3_2_holds_2_3_6 Bool)
(declare-const cage_3_2_holds_2_4_5 Bool)
(declare-const cage_3_6_holds_1_2_5 Bool)
(declare-const cage_3_6_holds_1_3_4 Bool)
(declare-const cage_4_3_holds_2_6 Bool)
(declare-const cage_4_3_holds_3_5 Bool)
(declare-const cage_4_5_holds_1_4 Bool)
(declare-const cage_5_2_holds_1_4_6 Bool)
(declare-const cage_5_2_holds_2_3_6 Bool)
(declare-const cage_5_2_holds_2_4_5 Bool)
(declare-const cage_5_3_holds_2_6 Bool)
(declare-const cage_5_3_holds_3_5 Bool)
(declare-const cage_5_4_holds_3_6 Bool)
(declare-const cage_5_4_holds_4_5 Bool)
(declare-const cage_6_5_holds_1_6 Bool)
(declare-const cage_6_5_holds_2_5 Bool)
(declare-const cage_6_5_holds_3_4 Bool)
; row 1, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_1 digit_1_1_2 digit_1_1_3 digit_1_1_5 digit_1_1_6))
; row 1, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_2_1 digit_1_2_2 digit_1_2_3 digit_1_2_5 digit_1_2_6))
; row 1, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_4_1 digit_1_4_2 digit_1_4_3 digit_1_4_5 digit_1_4_6))
; row 1, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_5_1 digit_1_5_2 digit_1_5_3 digit_1_5_5 digit_1_5_6))
; row 1, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_6_1 digit_1_6_2 digit_1_6_3 digit_1_6_5 digit_1_6_6))
; row 2, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_1_1 digit_2_1_2 digit_2_1_3 digit_2_1_5 digit_2_1_6))
; row 2, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_2_1 digit_2_2_2 digit_2_2_3 digit_2_2_5 digit_2_2_6))
; row 2, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_3_1 digit_2_3_2 digit_2_3_3 digit_2_3_5 digit_2_3_6))
; row 2, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_4_1 digit_2_4_2 digit_2_4_3 digit_2_4_4 digit_2_4_5 digit_2_4_6))
; row 2, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_5_1 digit_2_5_2 digit_2_5_3 digit_2_5_5 digit_2_5_6))
; row 2, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_6_1 digit_2_6_2 digit_2_6_3 digit_2_6_4 digit_2_6_5 digit_2_6_6))
; row 3, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_1_1 digit_3_1_2 digit_3_1_3 digit_3_1_4 digit_3_1_5 digit_3_1_6))
; row 3, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_2_1 digit_3_2_2 digit_3_2_3 digit_3_2_4 digit_3_2_5 digit_3_2_6))
; row 3, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_3_1 digit_3_3_2 digit_3_3_3 digit_3_3_5 digit_3_3_6))
; row 3, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_4_1 digit_3_4_2 digit_3_4_3 digit_3_4_4 digit_3_4_5 digit_3_4_6))
; row 3, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_5_1 digit_3_5_2 digit_3_5_3 digit_3_5_5 digit_3_5_6))
; row 3, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_6_1 digit_3_6_2 digit_3_6_3 digit_3_6_4 digit_3_6_5 digit_3_6_6))
; row 4, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_1_1 digit_4_1_2 digit_4_1_3 digit_4_1_4 digit_4_1_5 digit_4_1_6))
; row 4, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_2_1 digit_4_2_2 digit_4_2_3 digit_4_2_4 digit_4_2_5 digit_4_2_6))
; row 4, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_3_1 digit_4_3_2 digit_4_3_3 digit_4_3_5 digit_4_3_6))
; row 4, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_4_1 digit_4_4_2 digit_4_4_3 digit_4_4_4 digit_4_4_5 digit_4_4_6))
; row 4, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_5_1 digit_4_5_2 digit_4_5_3 digit_4_5_5 digit_4_5_6))
; row 4, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_6_1 digit_4_6_2 digit_4_6_3 digit_4_6_4 digit_4_6_5 digit_4_6_6))
; row 5, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_1_1 digit_5_1_2 digit_5_1_3 digit_5_1_5 digit_5_1_6))
; row 5, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_2_1 digit_5_2_2 digit_5_2_3 digit_5_2_5 digit_5_2_6))
; row 5, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_3_1 digit_5_3_2 digit_5_3_3 digit_5_3_5 digit_5_3_6))
; row 5, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_4_1 digit_5_4_2 digit_5_4_3 digit_5_4_5 digit_5_4_6))
; row 5, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_6_1 digit_5_6_2 digit_5_6_3 digit_5_6_5 digit_5_6_6))
; row 6, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_1_1 digit_6_1_2 digit_6_1_3 digit_6_1_4 digit_6_1_5 digit_6_1_6))
; row 6, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_2_1 digit_6_2_2 digit_6_2_3 digit_6_2_4 digit_6_2_5 digit_6_2_6))
; row 6, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_3_1 digit_6_3_2 digit_6_3_3 digit_6_3_5 digit_6_3_6))
; row 6, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_4_1 digit_6_4_2 digit_6_4_3 digit_6_4_5 digit_6_4_6))
; row 6, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_5_1 digit_6_5_2 digit_6_5_3 digit_6_5_5 digit_6_5_6))
; row 6, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_6_1 digit_6_6_2 digit_6_6_3 digit_6_6_5 digit_6_6_6))
; row 1 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_1 digit_1_2_1 digit_1_4_1 digit_1_5_1 digit_1_6_1))
; row 1 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_2 digit_1_2_2 digit_1_4_2 digit_1_5_2 digit_1_6_2))
; row 1 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_3 digit_1_2_3 digit_1_4_3 digit_1_5_3 digit_1_6_3))
; row 1 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_5 digit_1_2_5 digit_1_4_5 digit_1_5_5 digit_1_6_5))
; row 1 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_6 digit_1_2_6 digit_1_4_6 digit_1_5_6 digit_1_6_6))
; row 2 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_1_1 digit_2_2_1 digit_2_3_1 digit_2_4_1 digit_2_5_1 digit_2_6_1))
; row 2 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_1_2 digit_2_2_2 digit_2_3_2 digit_2_4_2 digit_2_5_2 digit_2_6_2))
; row 2 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_1_3 digit_2_2_3 digit_2_3_3 digit_2_4_3 digit_2_5_3 digit_2_6_3))
; row 2 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_2_4_4 digit_2_6_4))
; row 2 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_1_5 digit_2_2_5 digit_2_3_5 digit_2_4_5 digit_2_5_5 digit_2_6_5))
; row 2 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_1_6 digit_2_2_6 digit_2_3_6 digit_2_4_6 digit_2_5_6 digit_2_6_6))
; row 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_1_1 digit_3_2_1 digit_3_3_1 digit_3_4_1 digit_3_5_1 digit_3_6_1))
; row 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_1_2 digit_3_2_2 digit_3_3_2 digit_3_4_2 digit_3_5_2 digit_3_6_2))
; row 3 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_1_3 digit_3_2_3 digit_3_3_3 digit_3_4_3 digit_3_5_3 digit_3_6_3))
; row 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_1_4 digit_3_2_4 digit_3_4_4 digit_3_6_4))
; row 3 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_1_5 digit_3_2_5 digit_3_3_5 digit_3_4_5 digit_3_5_5 digit_3_6_5))
; row 3 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_1_6 digit_3_2_6 digit_3_3_6 digit_3_4_6 digit_3_5_6 digit_3_6_6))
; row 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_1_1 digit_4_2_1 digit_4_3_1 digit_4_4_1 digit_4_5_1 digit_4_6_1))
; row 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_1_2 digit_4_2_2 digit_4_3_2 digit_4_4_2 digit_4_5_2 digit_4_6_2))
; row 4 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_1_3 digit_4_2_3 digit_4_3_3 digit_4_4_3 digit_4_5_3 digit_4_6_3))
; row 4 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_1_4 digit_4_2_4 digit_4_4_4 digit_4_6_4))
; row 4 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_1_5 digit_4_2_5 digit_4_3_5 digit_4_4_5 digit_4_5_5 digit_4_6_5))
; row 4 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_1_6 digit_4_2_6 digit_4_3_6 digit_4_4_6 digit_4_5_6 digit_4_6_6))
; row 5 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_1_1 digit_5_2_1 digit_5_3_1 digit_5_4_1 digit_5_6_1))
; row 5 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_1_2 digit_5_2_2 digit_5_3_2 digit_5_4_2 digit_5_6_2))
; row 5 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_1_3 digit_5_2_3 digit_5_3_3 digit_5_4_3 digit_5_6_3))
; row 5 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_1_5 digit_5_2_5 digit_5_3_5 digit_5_4_5 digit_5_6_5))
; row 5 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_1_6 digit_5_2_6 digit_5_3_6 digit_5_4_6 digit_5_6_6))
; row 6 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_1_1 digit_6_2_1 digit_6_3_1 digit_6_4_1 digit_6_5_1 digit_6_6_1))
; row 6 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_1_2 digit_6_2_2 digit_6_3_2 digit_6_4_2 digit_6_5_2 digit_6_6_2))
; row 6 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_1_3 digit_6_2_3 digit_6_3_3 digit_6_4_3 digit_6_5_3 digit_6_6_3))
; row 6 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_6_1_4 digit_6_2_4))
; row 6 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_1_5 digit_6_2_5 digit_6_3_5 digit_6_4_5 digit_6_5_5 digit_6_6_5))
; row 6 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_1_6 digit_6_2_6 digit_6_3_6 digit_6_4_6 digit_6_5_6 digit_6_6_6))
; column 1 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_1_1 digit_2_1_1 digit_3_1_1 digit_4_1_1 digit_5_1_1 digit_6_1_1))
; column 1 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_1_2 digit_2_1_2 digit_3_1_2 digit_4_1_2 digit_5_1_2 digit_6_1_2))
; column 1 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_1_3 digit_2_1_3 digit_3_1_3 digit_4_1_3 digit_5_1_3 digit_6_1_3))
; column 1 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_1_4 digit_4_1_4 digit_6_1_4))
; column 1 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_1_5 digit_2_1_5 digit_3_1_5 digit_4_1_5 digit_5_1_5 digit_6_1_5))
; column 1 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_1_6 digit_2_1_6 digit_3_1_6 digit_4_1_6 digit_5_1_6 digit_6_1_6))
; column 2 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_2_1 digit_2_2_1 digit_3_2_1 digit_4_2_1 digit_5_2_1 digit_6_2_1))
; column 2 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_2_2 digit_2_2_2 digit_3_2_2 digit_4_2_2 digit_5_2_2 digit_6_2_2))
; column 2 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_2_3 digit_2_2_3 digit_3_2_3 digit_4_2_3 digit_5_2_3 digit_6_2_3))
; column 2 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_2_4 digit_4_2_4 digit_6_2_4))
; column 2 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_2_5 digit_2_2_5 digit_3_2_5 digit_4_2_5 digit_5_2_5 digit_6_2_5))
; column 2 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_2_6 digit_2_2_6 digit_3_2_6 digit_4_2_6 digit_5_2_6 digit_6_2_6))
; column 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_3_1 digit_3_3_1 digit_4_3_1 digit_5_3_1 digit_6_3_1))
; column 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_3_2 digit_3_3_2 digit_4_3_2 digit_5_3_2 digit_6_3_2))
; column 3 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_3_3 digit_3_3_3 digit_4_3_3 digit_5_3_3 digit_6_3_3))
; column 3 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_3_5 digit_3_3_5 digit_4_3_5 digit_5_3_5 digit_6_3_5))
; column 3 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_3_6 digit_3_3_6 digit_4_3_6 digit_5_3_6 digit_6_3_6))
; column 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_4_1 digit_2_4_1 digit_3_4_1 digit_4_4_1 digit_5_4_1 digit_6_4_1))
; column 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_4_2 digit_2_4_2 digit_3_4_2 digit_4_4_2 digit_5_4_2 digit_6_4_2))
; column 4 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_4_3 digit_2_4_3 digit_3_4_3 digit_4_4_3 digit_5_4_3 digit_6_4_3))
; column 4 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_4_4 digit_3_4_4 digit_4_4_4))
; column 4 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_4_5 digit_2_4_5 digit_3_4_5 digit_4_4_5 digit_5_4_5 digit_6_4_5))
; column 4 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_4_6 digit_2_4_6 digit_3_4_6 digit_4_4_6 digit_5_4_6 digit_6_4_6))
; column 5 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_5_1 digit_2_5_1 digit_3_5_1 digit_4_5_1 digit_6_5_1))
; column 5 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_5_2 digit_2_5_2 digit_3_5_2 digit_4_5_2 digit_6_5_2))
; column 5 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_5_3 digit_2_5_3 digit_3_5_3 digit_4_5_3 digit_6_5_3))
; column 5 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_5_5 digit_2_5_5 digit_3_5_5 digit_4_5_5 digit_6_5_5))
; column 5 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_5_6 digit_2_5_6 digit_3_5_6 digit_4_5_6 digit_6_5_6))
; column 6 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_6_1 digit_2_6_1 digit_3_6_1 digit_4_6_1 digit_5_6_1 digit_6_6_1))
; column 6 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_6_2 digit_2_6_2 digit_3_6_2 digit_4_6_2 digit_5_6_2 digit_6_6_2))
; column 6 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_6_3 digit_2_6_3 digit_3_6_3 digit_4_6_3 digit_5_6_3 digit_6_6_3))
; column 6 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_6_4 digit_3_6_4 digit_4_6_4))
; column 6 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_6_5 digit_2_6_5 digit_3_6_5 digit_4_6_5 digit_5_6_5 digit_6_6_5))
; column 6 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_6_6 digit_2_6_6 digit_3_6_6 digit_4_6_6 digit_5_6_6 digit_6_6_6))
; the box of rows 1 to 2 and columns 1 to 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_1 digit_1_2_1 digit_2_1_1 digit_2_2_1 digit_2_3_1))
; the box of rows 1 to 2 and columns 1 to 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_2 digit_1_2_2 digit_2_1_2 digit_2_2_2 digit_2_3_2))
; the box of rows 1 to 2 and columns 1 to 3 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_3 digit_1_2_3 digit_2_1_3 digit_2_2_3 digit_2_3_3))
; the box of rows 1 to 2 and columns 1 to 3 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_5 digit_1_2_5 digit_2_1_5 digit_2_2_5 digit_2_3_5))
; the box of rows 1 to 2 and columns 1 to 3 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_6 digit_1_2_6 digit_2_1_6 digit_2_2_6 digit_2_3_6))
; the box of rows 1 to 2 and columns 4 to 6 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_4_1 digit_1_5_1 digit_1_6_1 digit_2_4_1 digit_2_5_1 digit_2_6_1))
; the box of rows 1 to 2 and columns 4 to 6 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_4_2 digit_1_5_2 digit_1_6_2 digit_2_4_2 digit_2_5_2 digit_2_6_2))
; the box of rows 1 to 2 and columns 4 to 6 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_4_3 digit_1_5_3 digit_1_6_3 digit_2_4_3 digit_2_5_3 digit_2_6_3))
; the box of rows 1 to 2 and columns 4 to 6 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_2_4_4 digit_2_6_4))
; the box of rows 1 to 2 and columns 4 to 6 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_4_5 digit_1_5_5 digit_1_6_5 digit_2_4_5 digit_2_5_5 digit_2_6_5))
; the box of rows 1 to 2 and columns 4 to 6 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_4_6 digit_1_5_6 digit_1_6_6 digit_2_4_6 digit_2_5_6 digit_2_6_6))
; the box of rows 3 to 4 and columns 1 to 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_1_1 digit_3_2_1 digit_3_3_1 digit_4_1_1 digit_4_2_1 digit_4_3_1))
; the box of rows 3 to 4 and columns 1 to 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_1_2 digit_3_2_2 digit_3_3_2 digit_4_1_2 digit_4_2_2 digit_4_3_2))
; the box of rows 3 to 4 and columns 1 to 3 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_1_3 digit_3_2_3 digit_3_3_3 digit_4_1_3 digit_4_2_3 digit_4_3_3))
; the box of rows 3 to 4 and columns 1 to 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_1_4 digit_3_2_4 digit_4_1_4 digit_4_2_4))
; the box of rows 3 to 4 and columns 1 to 3 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_1_5 digit_3_2_5 digit_3_3_5 digit_4_1_5 digit_4_2_5 digit_4_3_5))
; the box of rows 3 to 4 and columns 1 to 3 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_1_6 digit_3_2_6 digit_3_3_6 digit_4_1_6 digit_4_2_6 digit_4_3_6))
; the box of rows 3 to 4 and columns 4 to 6 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_4_1 digit_3_5_1 digit_3_6_1 digit_4_4_1 digit_4_5_1 digit_4_6_1))
; the box of rows 3 to 4 and columns 4 to 6 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_4_2 digit_3_5_2 digit_3_6_2 digit_4_4_2 digit_4_5_2 digit_4_6_2))
; the box of rows 3 to 4 and columns 4 to 6 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_4_3 digit_3_5_3 digit_3_6_3 digit_4_4_3 digit_4_5_3 digit_4_6_3))
; the box of rows 3 to 4 and columns 4 to 6 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_4_4 digit_3_6_4 digit_4_4_4 digit_4_6_4))
; the box of rows 3 to 4 and columns 4 to 6 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_4_5 digit_3_5_5 digit_3_6_5 digit_4_4_5 digit_4_5_5 digit_4_6_5))
; the box of rows 3 to 4 and columns 4 to 6 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_4_6 digit_3_5_6 digit_3_6_6 digit_4_4_6 digit_4_5_6 digit_4_6_6))
; the box of rows 5 to 6 and columns 1 to 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_1_1 digit_5_2_1 digit_5_3_1 digit_6_1_1 digit_6_2_1 digit_6_3_1))
; the box of rows 5 to 6 and columns 1 to 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_1_2 digit_5_2_2 digit_5_3_2 digit_6_1_2 digit_6_2_2 digit_6_3_2))
; the box of rows 5 to 6 and columns 1 to 3 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_1_3 digit_5_2_3 digit_5_3_3 digit_6_1_3 digit_6_2_3 digit_6_3_3))
; the box of rows 5 to 6 and columns 1 to 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_6_1_4 digit_6_2_4))
; the box of rows 5 to 6 and columns 1 to 3 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_1_5 digit_5_2_5 digit_5_3_5 digit_6_1_5 digit_6_2_5 digit_6_3_5))
; the box of rows 5 to 6 and columns 1 to 3 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_1_6 digit_5_2_6 digit_5_3_6 digit_6_1_6 digit_6_2_6 digit_6_3_6))
; the box of rows 5 to 6 and columns 4 to 6 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_4_1 digit_5_6_1 digit_6_4_1 digit_6_5_1 digit_6_6_1))
; the box of rows 5 to 6 and columns 4 to 6 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_4_2 digit_5_6_2 digit_6_4_2 digit_6_5_2 digit_6_6_2))
; the box of rows 5 to 6 and columns 4 to 6 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_4_3 digit_5_6_3 digit_6_4_3 digit_6_5_3 digit_6_6_3))
; the box of rows 5 to 6 and columns 4 to 6 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_4_5 digit_5_6_5 digit_6_4_5 digit_6_5_5 digit_6_6_5))
; the box of rows 5 to 6 and columns 4 to 6 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_4_6 digit_5_6_6 digit_6_4_6 digit_6_5_6 digit_6_6_6))
; the digits of the cage of row 1, column 1 differ and add up to 15
(assert ((_ pbeq 1 1) cage_1_1_holds_1_2_3_4_5))
(assert (or (not cage_1_1_holds_1_2_3_4_5) digit_1_1_1 digit_1_2_1 digit_1_4_1 digit_1_5_1))
(assert (or (not digit_1_1_1) cage_1_1_holds_1_2_3_4_5))
(assert (or (not digit_1_2_1) cage_1_1_holds_1_2_3_4_5))
(assert (or (not digit_1_4_1) cage_1_1_holds_1_2_3_4_5))
(assert (or (not digit_1_5_1) cage_1_1_holds_1_2_3_4_5))
(assert ((_ at-most 1) digit_1_1_1 digit_1_2_1 digit_1_4_1 digit_1_5_1))
(assert (or (not cage_1_1_holds_1_2_3_4_5) digit_1_1_2 digit_1_2_2 digit_1_4_2 digit_1_5_2))
(assert (or (not digit_1_1_2) cage_1_1_holds_1_2_3_4_5))
(assert (or (not digit_1_2_2) cage_1_1_holds_1_2_3_4_5))
(assert (or (not digit_1_4_2) cage_1_1_holds_1_2_3_4_5))
(assert (or (not digit_1_5_2) cage_1_1_holds_1_2_3_4_5))
(assert ((_ at-most 1) digit_1_1_2 digit_1_2_2 digit_1_4_2 digit_1_5_2))
(assert (or (not cage_1_1_holds_1_2_3_4_5) digit_1_1_3 digit_1_2_3 digit_1_4_3 digit_1_5_3))
(assert (or (not digit_1_1_3) cage_1_1_holds_1_2_3_4_5))
(assert (or (not digit_1_2_3) cage_1_1_holds_1_2_3_4_5))
(assert (or (not digit_1_4_3) cage_1_1_holds_1_2_3_4_5))
(assert (or (not digit_1_5_3) cage_1_1_holds_1_2_3_4_5))
(assert ((_ at-most 1) digit_1_1_3 digit_1_2_3 digit_1_4_3 digit_1_5_3))
(assert (or (not cage_1_1_holds_1_2_3_4_5) digit_1_1_5 digit_1_2_5 digit_1_4_5 digit_1_5_5))
(assert (or (not digit_1_1_5) cage_1_1_holds_1_2_3_4_5))
(assert (or (not digit_1_2_5) cage_1_1_holds_1_2_3_4_5))
(assert (or (not digit_1_4_5) cage_1_1_holds_1_2_3_4_5))
(assert (or (not digit_1_5_5) cage_1_1_holds_1_2_3_4_5))
(assert ((_ at-most 1) digit_1_1_5 digit_1_2_5 digit_1_4_5 digit_1_5_5))
(assert (not digit_1_1_6))
(assert (not digit_1_2_6))
(assert (not digit_1_4_6))
(assert (not digit_1_5_6))
(assert ((_ at-most 1) digit_1_1_6 digit_1_2_6 digit_1_4_6 digit_1_5_6))
; the digits of the cage of row 1, column 6 differ and add up to 11
(assert ((_ pbeq 1 1) cage_1_6_holds_5_6))
(assert (not digit_1_6_1))
(assert (not digit_2_6_1))
(assert ((_ at-most 1) digit_1_6_1 digit_2_6_1))
(assert (not digit_1_6_2))
(assert (not digit_2_6_2))
(assert ((_ at-most 1) digit_1_6_2 digit_2_6_2))
(assert (not digit_1_6_3))
(assert (not digit_2_6_3))
(assert ((_ at-most 1) digit_1_6_3 digit_2_6_3))
(assert (not digit_2_6_4))
(assert (or (not cage_1_6_holds_5_6) digit_1_6_5 digit_2_6_5))
(assert (or (not digit_1_6_5) cage_1_6_holds_5_6))
(assert (or (not digit_2_6_5) cage_1_6_holds_5_6))
(assert ((_ at-most 1) digit_1_6_5 digit_2_6_5))
(assert (or (not cage_1_6_holds_5_6) digit_1_6_6 digit_2_6_6))
(assert (or (not digit_1_6_6) cage_1_6_holds_5_6))
(assert (or (not digit_2_6_6) cage_1_6_holds_5_6))
(assert ((_ at-most 1) digit_1_6_6 digit_2_6_6))
; the digits of the cage of row 2, column 1 differ and add up to 9
(assert ((_ pbeq 1 1 1) cage_2_1_holds_3_6 cage_2_1_holds_4_5))
(assert (not digit_2_1_1))
(assert (not digit_2_2_1))
(assert ((_ at-most 1) digit_2_1_1 digit_2_2_1))
(assert (not digit_2_1_2))
(assert (not digit_2_2_2))
(assert ((_ at-most 1) digit_2_1_2 digit_2_2_2))
(assert (or (not cage_2_1_holds_3_6) digit_2_1_3 digit_2_2_3))
(assert (or (not digit_2_1_3) cage_2_1_holds_3_6))
(assert (or (not digit_2_2_3) cage_2_1_holds_3_6))
(assert ((_ at-most 1) digit_2_1_3 digit_2_2_3))
(assert (not cage_2_1_holds_4_5))
(assert (or (not cage_2_1_holds_4_5) digit_2_1_5 digit_2_2_5))
(assert (or (not digit_2_1_5) cage_2_1_holds_4_5))
(assert (or (not digit_2_2_5) cage_2_1_holds_4_5))
(assert ((_ at-most 1) digit_2_1_5 digit_2_2_5))
(assert (or (not cage_2_1_holds_3_6) digit_2_1_6 digit_2_2_6))
(assert (or (not digit_2_1_6) cage_2_1_holds_3_6))
(assert (or (not digit_2_2_6) cage_2_1_holds_3_6))
(assert ((_ at-most 1) digit_2_1_6 digit_2_2_6))
; the digits of the cage of row 2, column 3 differ and add up to 13
(assert ((_ pbeq 1 1 1) cage_2_3_holds_1_2_4_6 cage_2_3_holds_1_3_4_5))
(assert (or (not cage_2_3_holds_1_2_4_6) digit_2_3_1 digit_2_4_1 digit_2_5_1 digit_3_5_1))
(assert (or (not cage_2_3_holds_1_3_4_5) digit_2_3_1 digit_2_4_1 digit_2_5_1 digit_3_5_1))
(assert (or (not digit_2_3_1) cage_2_3_holds_1_2_4_6 cage_2_3_holds_1_3_4_5))
(assert (or (not digit_2_4_1) cage_2_3_holds_1_2_4_6 cage_2_3_holds_1_3_4_5))
(assert (or (not digit_2_5_1) cage_2_3_holds_1_2_4_6 cage_2_3_holds_1_3_4_5))
(assert (or (not digit_3_5_1) cage_2_3_holds_1_2_4_6 cage_2_3_holds_1_3_4_5))
(assert ((_ at-most 1) digit_2_3_1 digit_2_4_1 digit_2_5_1 digit_3_5_1))
(assert (or (not cage_2_3_holds_1_2_4_6) digit_2_3_2 digit_2_4_2 digit_2_5_2 digit_3_5_2))
(assert (or (not digit_2_3_2) cage_2_3_holds_1_2_4_6))
(assert (or (not digit_2_4_2) cage_2_3_holds_1_2_4_6))
(assert (or (not digit_2_5_2) cage_2_3_holds_1_2_4_6))
(assert (or (not digit_3_5_2) cage_2_3_holds_1_2_4_6))
(assert ((_ at-most 1) digit_2_3_2 digit_2_4_2 digit_2_5_2 digit_3_5_2))
(assert (or (not cage_2_3_holds_1_3_4_5) digit_2_3_3 digit_2_4_3 digit_2_5_3 digit_3_5_3))
(assert (or (not digit_2_3_3) cage_2_3_holds_1_3_4_5))
(assert (or (not digit_2_4_3) cage_2_3_holds_1_3_4_5))
(assert (or (not digit_2_5_3) cage_2_3_holds_1_3_4_5))
(assert (or (not digit_3_5_3) cage_2_3_holds_1_3_4_5))
(assert ((_ at-most 1) digit_2_3_3 digit_2_4_3 digit_2_5_3 digit_3_5_3))
(assert (or (not cage_2_3_holds_1_2_4_6) digit_2_4_4))
(assert (or (not cage_2_3_holds_1_3_4_5) digit_2_4_4))
(assert (or (not digit_2_4_4) cage_2_3_holds_1_2_4_6 cage_2_3_holds_1_3_4_5))
(assert (or (not cage_2_3_holds_1_3_4_5) digit_2_3_5 digit_2_4_5 digit_2_5_5 digit_3_5_5))
(assert (or (not digit_2_3_5) cage_2_3_holds_1_3_4_5))
(assert (or (not digit_2_4_5) cage_2_3_holds_1_3_4_5))
(assert (or (not digit_2_5_5) cage_2_3_holds_1_3_4_5))
(assert (or (not digit_3_5_5) cage_2_3_holds_1_3_4_5))
(assert ((_ at-most 1) digit_2_3_5 digit_2_4_5 digit_2_5_5 digit_3_5_5))
(assert (or (not cage_2_3_holds_1_2_4_6) digit_2_3_6 digit_2_4_6 digit_2_5_6 digit_3_5_6))
(assert (or (not digit_2_3_6) cage_2_3_holds_1_2_4_6))
(assert (or (not digit_2_4_6) cage_2_3_holds_1_2_4_6))
(assert (or (not digit_2_5_6) cage_2_3_holds_1_2_4_6))
(assert (or (not digit_3_5_6) cage_2_3_holds_1_2_4_6))
(assert ((_ at-most 1) digit_2_3_6 digit_2_4_6 digit_2_5_6 digit_3_5_6))
; the digits of the cage of row 3, column 1 differ and add up to 11
(assert ((_ pbeq 1 1) cage_3_1_holds_1_2_3_5))
(assert (or (not cage_3_1_holds_1_2_3_5) digit_3_1_1 digit_4_1_1 digit_4_2_1 digit_5_1_1))
(assert (or (not digit_3_1_1) cage_3_1_holds_1_2_3_5))
(assert (or (not digit_4_1_1) cage_3_1_holds_1_2_3_5))
(assert (or (not digit_4_2_1) cage_3_1_holds_1_2_3_5))
(assert (or (not digit_5_1_1) cage_3_1_holds_1_2_3_5))
(assert ((_ at-most 1) digit_3_1_1 digit_4_1_1 digit_4_2_1 digit_5_1_1))
(assert (or (not cage_3_1_holds_1_2_3_5) digit_3_1_2 digit_4_1_2 digit_4_2_2 digit_5_1_2))
(assert (or (not digit_3_1_2) cage_3_1_holds_1_2_3_5))
(assert (or (not digit_4_1_2) cage_3_1_holds_1_2_3_5))
(assert (or (not digit_4_2_2) cage_3_1_holds_1_2_3_5))
(assert (or (not digit_5_1_2) cage_3_1_holds_1_2_3_5))
(assert ((_ at-most 1) digit_3_1_2 digit_4_1_2 digit_4_2_2 digit_5_1_2))
(assert (or (not cage_3_1_holds_1_2_3_5) digit_3_1_3 digit_4_1_3 digit_4_2_3 digit_5_1_3))
(assert (or (not digit_3_1_3) cage_3_1_holds_1_2_3_5))
(assert (or (not digit_4_1_3) cage_3_1_holds_1_2_3_5))
(assert (or (not digit_4_2_3) cage_3_1_holds_1_2_3_5))
(assert (or (not digit_5_1_3) cage_3_1_holds_1_2_3_5))
(assert ((_ at-most 1) digit_3_1_3 digit_4_1_3 digit_4_2_3 digit_5_1_3))
(assert (not digit_3_1_4))
(assert (not digit_4_1_4))
(assert (not digit_4_2_4))
(assert ((_ at-most 1) digit_3_1_4 digit_4_1_4 digit_4_2_4))
(assert (or (not cage_3_1_holds_1_2_3_5) digit_3_1_5 digit_4_1_5 digit_4_2_5 digit_5_1_5))
(assert (or (not digit_3_1_5) cage_3_1_holds_1_2_3_5))
(assert (or (not digit_4_1_5) cage_3_1_holds_1_2_3_5))
(assert (or (not digit_4_2_5) cage_3_1_holds_1_2_3_5))
(assert (or (not digit_5_1_5) cage_3_1_holds_1_2_3_5))
(assert ((_ at-most 1) digit_3_1_5 digit_4_1_5 digit_4_2_5 digit_5_1_5))
(assert (not digit_3_1_6))
(assert (not digit_4_1_6))
(assert (not digit_4_2_6))
(assert (not digit_5_1_6))
(assert ((_ at-most 1) digit_3_1_6 digit_4_1_6 digit_4_2_6 digit_5_1_6))
; the digits of the cage of row 3, column 2 differ and add up to 11
(assert ((_ pbeq 1 1 1 1) cage_3_2_holds_1_4_6 cage_3_2_holds_2_3_6 cage_3_2_holds_2_4_5))
(assert (or (not cage_3_2_holds_1_4_6) digit_3_2_1 digit_3_3_1 digit_3_4_1))
(assert (or (not digit_3_2_1) cage_3_2_holds_1_4_6))
(assert (or (not digit_3_3_1) cage_3_2_holds_1_4_6))
(assert (or (not digit_3_4_1) cage_3_2_holds_1_4_6))
(assert ((_ at-most 1) digit_3_2_1 digit_3_3_1 digit_3_4_1))
(assert (or (not cage_3_2_holds_2_3_6) digit_3_2_2 digit_3_3_2 digit_3_4_2))
(assert (or (not cage_3_2_holds_2_4_5) digit_3_2_2 digit_3_3_2 digit_3_4_2))
(assert (or (not digit_3_2_2) cage_3_2_holds_2_3_6 cage_3_2_holds_2_4_5))
(assert (or (not digit_3_3_2) cage_3_2_holds_2_3_6 cage_3_2_holds_2_4_5))
(assert (or (not digit_3_4_2) cage_3_2_holds_2_3_6 cage_3_2_holds_2_4_5))
(assert ((_ at-most 1) digit_3_2_2 digit_3_3_2 digit_3_4_2))
(assert (or (not cage_3_2_holds_2_3_6) digit_3_2_3 digit_3_3_3 digit_3_4_3))
(assert (or (not digit_3_2_3) cage_3_2_holds_2_3_6))
(assert (or (not digit_3_3_3) cage_3_2_holds_2_3_6))
(assert (or (not digit_3_4_3) cage_3_2_holds_2_3_6))
(assert ((_ at-most 1) digit_3_2_3 digit_3_3_3 digit_3_4_3))
(assert (or (not cage_3_2_holds_1_4_6) digit_3_2_4 digit_3_4_4))
(assert (or (not cage_3_2_holds_2_4_5) digit_3_2_4 digit_3_4_4))
(assert (or (not digit_3_2_4) cage_3_2_holds_1_4_6 cage_3_2_holds_2_4_5))
(assert (or (not digit_3_4_4) cage_3_2_holds_1_4_6 cage_3_2_holds_2_4_5))
(assert ((_ at-most 1) digit_3_2_4 digit_3_4_4))
(assert (or (not cage_3_2_holds_2_4_5) digit_3_2_5 digit_3_3_5 digit_3_4_5))
(assert (or (not digit_3_2_5) cage_3_2_holds_2_4_5))
(assert (or (not digit_3_3_5) cage_3_2_holds_2_4_5))
(assert (or (not digit_3_4_5) cage_3_2_holds_2_4_5))
(assert ((_ at-most 1) digit_3_2_5 digit_3_3_5 digit_3_4_5))
(assert (or (not cage_3_2_holds_1_4_6) digit_3_2_6 digit_3_3_6 digit_3_4_6))
(assert (or (not cage_3_2_holds_2_3_6) digit_3_2_6 digit_3_3_6 digit_3_4_6))
(assert (or (not digit_3_2_6) cage_3_2_holds_1_4_6 cage_3_2_holds_2_3_6))
(assert (or (not digit_3_3_6) cage_3_2_holds_1_4_6 cage_3_2_holds_2_3_6))
(assert (or (not digit_3_4_6) cage_3_2_holds_1_4_6 cage_3_2_holds_2_3_6))
(assert ((_ at-most 1) digit_3_2_6 digit_3_3_6 digit_3_4_6))
; the digits of the cage of row 3, column 6 differ and add up to 8
(assert ((_ pbeq 1 1 1) cage_3_6_holds_1_2_5 cage_3_6_holds_1_3_4))
(assert (or (not cage_3_6_holds_1_2_5) digit_3_6_1 digit_4_6_1 digit_5_6_1))
(assert (or (not cage_3_6_holds_1_3_4) digit_3_6_1 digit_4_6_1 digit_5_6_1))
(assert (or (not digit_3_6_1) cage_3_6_holds_1_2_5 cage_3_6_holds_1_3_4))
(assert (or (not digit_4_6_1) cage_3_6_holds_1_2_5 cage_3_6_holds_1_3_4))
(assert (or (not digit_5_6_1) cage_3_6_holds_1_2_5 cage_3_6_holds_1_3_4))
(assert ((_ at-most 1) digit_3_6_1 digit_4_6_1 digit_5_6_1))
(assert (or (not cage_3_6_holds_1_2_5) digit_3_6_2 digit_4_6_2 digit_5_6_2))
(assert (or (not digit_3_6_2) cage_3_6_holds_1_2_5))
(assert (or (not digit_4_6_2) cage_3_6_holds_1_2_5))
(assert (or (not digit_5_6_2) cage_3_6_holds_1_2_5))
(assert ((_ at-most 1) digit_3_6_2 digit_4_6_2 digit_5_6_2))
(assert (or (not cage_3_6_holds_1_3_4) digit_3_6_3 digit_4_6_3 digit_5_6_3))
(assert (or (not digit_3_6_3) cage_3_6_holds_1_3_4))
(assert (or (not digit_4_6_3) cage_3_6_holds_1_3_4))
(assert (or (not digit_5_6_3) cage_3_6_holds_1_3_4))
(assert ((_ at-most 1) digit_3_6_3 digit_4_6_3 digit_5_6_3))
(assert (or (not cage_3_6_holds_1_3_4) digit_3_6_4 digit_4_6_4))
(assert (or (not digit_3_6_4) cage_3_6_holds_1_3_4))
(assert (or (not digit_4_6_4) cage_3_6_holds_1_3_4))
(assert ((_ at-most 1) digit_3_6_4 digit_4_6_4))
(assert (or (not cage_3_6_holds_1_2_5) digit_3_6_5 digit_4_6_5 digit_5_6_5))
(assert (or (not digit_3_6_5) cage_3_6_holds_1_2_5))
(assert (or (not digit_4_6_5) cage_3_6_holds_1_2_5))
(assert (or (not digit_5_6_5) cage_3_6_holds_1_2_5))
(assert ((_ at-most 1) digit_3_6_5 digit_4_6_5 digit_5_6_5))
(assert (not digit_3_6_6))
(assert (not digit_4_6_6))
(assert (not digit_5_6_6))
(assert ((_ at-most 1) digit_3_6_6 digit_4_6_6 digit_5_6_6))
; the digits of the cage of row 4, column 3 differ and add up to 8
(assert ((_ pbeq 1 1 1) cage_4_3_holds_2_6 cage_4_3_holds_3_5))
(assert (not digit_4_3_1))
(assert (not digit_4_4_1))
(assert ((_ at-most 1) digit_4_3_1 digit_4_4_1))
(assert (or (not cage_4_3_holds_2_6) digit_4_3_2 digit_4_4_2))
(assert (or (not digit_4_3_2) cage_4_3_holds_2_6))
(assert (or (not digit_4_4_2) cage_4_3_holds_2_6))
(assert ((_ at-most 1) digit_4_3_2 digit_4_4_2))
(assert (or (not cage_4_3_holds_3_5) digit_4_3_3 digit_4_4_3))
(assert (or (not digit_4_3_3) cage_4_3_holds_3_5))
(assert (or (not digit_4_4_3) cage_4_3_holds_3_5))
(assert ((_ at-most 1) digit_4_3_3 digit_4_4_3))
(assert (not digit_4_4_4))
(assert (or (not cage_4_3_holds_3_5) digit_4_3_5 digit_4_4_5))
(assert (or (not digit_4_3_5) cage_4_3_holds_3_5))
(assert (or (not digit_4_4_5) cage_4_3_holds_3_5))
(assert ((_ at-most 1) digit_4_3_5 digit_4_4_5))
(assert (or (not cage_4_3_holds_2_6) digit_4_3_6 digit_4_4_6))
(assert (or (not digit_4_3_6) cage_4_3_holds_2_6))
(assert (or (not digit_4_4_6) cage_4_3_holds_2_6))
(assert ((_ at-most 1) digit_4_3_6 digit_4_4_6))
; the digits of the cage of row 4, column 5 differ and add up to 5
(assert ((_ pbeq 1 1) cage_4_5_holds_1_4))
(assert (or (not cage_4_5_holds_1_4) digit_4_5_1))
(assert (or (not digit_4_5_1) cage_4_5_holds_1_4))
(assert (not digit_4_5_2))
(assert (not digit_4_5_3))
(assert (not digit_4_5_5))
(assert (not digit_4_5_6))
; the digits of the cage of row 5, column 2 differ and add up to 11
(assert ((_ pbeq 1 1 1 1) cage_5_2_holds_1_4_6 cage_5_2_holds_2_3_6 cage_5_2_holds_2_4_5))
(assert (or (not cage_5_2_holds_1_4_6) digit_5_2_1 digit_6_1_1 digit_6_2_1))
(assert (or (not digit_5_2_1) cage_5_2_holds_1_4_6))
(assert (or (not digit_6_1_1) cage_5_2_holds_1_4_6))
(assert (or (not digit_6_2_1) cage_5_2_holds_1_4_6))
(assert ((_ at-most 1) digit_5_2_1 digit_6_1_1 digit_6_2_1))
(assert (or (not cage_5_2_holds_2_3_6) digit_5_2_2 digit_6_1_2 digit_6_2_2))
(assert (or (not cage_5_2_holds_2_4_5) digit_5_2_2 digit_6_1_2 digit_6_2_2))
(assert (or (not digit_5_2_2) cage_5_2_holds_2_3_6 cage_5_2_holds_2_4_5))
(assert (or (not digit_6_1_2) cage_5_2_holds_2_3_6 cage_5_2_holds_2_4_5))
(assert (or (not digit_6_2_2) cage_5_2_holds_2_3_6 cage_5_2_holds_2_4_5))
(assert ((_ at-most 1) digit_5_2_2 digit_6_1_2 digit_6_2_2))
(assert (or (not cage_5_2_holds_2_3_6) digit_5_2_3 digit_6_1_3 digit_6_2_3))
(assert (or (not digit_5_2_3) cage_5_2_holds_2_3_6))
(assert (or (not digit_6_1_3) cage_5_2_holds_2_3_6))
(assert (or (not digit_6_2_3) cage_5_2_holds_2_3_6))
(assert ((_ at-most 1) digit_5_2_3 digit_6_1_3 digit_6_2_3))
(assert (or (not cage_5_2_holds_1_4_6) digit_6_1_4 digit_6_2_4))
(assert (or (not cage_5_2_holds_2_4_5) digit_6_1_4 digit_6_2_4))
(assert (or (not digit_6_1_4) cage_5_2_holds_1_4_6 cage_5_2_holds_2_4_5))
(assert (or (not digit_6_2_4) cage_5_2_holds_1_4_6 cage_5_2_holds_2_4_5))
(assert ((_ at-most 1) digit_6_1_4 digit_6_2_4))
(assert (or (not cage_5_2_holds_2_4_5) digit_5_2_5 digit_6_1_5 digit_6_2_5))
(assert (or (not digit_5_2_5) cage_5_2_holds_2_4_5))
(assert (or (not digit_6_1_5) cage_5_2_holds_2_4_5))
(assert (or (not digit_6_2_5) cage_5_2_holds_2_4_5))
(assert ((_ at-most 1) digit_5_2_5 digit_6_1_5 digit_6_2_5))
(assert (or (not cage_5_2_holds_1_4_6) digit_5_2_6 digit_6_1_6 digit_6_2_6))
(assert (or (not cage_5_2_holds_2_3_6) digit_5_2_6 digit_6_1_6 digit_6_2_6))
(assert (or (not digit_5_2_6) cage_5_2_holds_1_4_6 cage_5_2_holds_2_3_6))
(assert (or (not digit_6_1_6) cage_5_2_holds_1_4_6 cage_5_2_holds_2_3_6))
(assert (or (not digit_6_2_6) cage_5_2_holds_1_4_6 cage_5_2_holds_2_3_6))
(assert ((_ at-most 1) digit_5_2_6 digit_6_1_6 digit_6_2_6))
; the digits of the cage of row 5, column 3 differ and add up to 8
(assert ((_ pbeq 1 1 1) cage_5_3_holds_2_6 cage_5_3_holds_3_5))
(assert (not digit_5_3_1))
(assert (not digit_6_3_1))
(assert ((_ at-most 1) digit_5_3_1 digit_6_3_1))
(assert (or (not cage_5_3_holds_2_6) digit_5_3_2 digit_6_3_2))
(assert (or (not digit_5_3_2) cage_5_3_holds_2_6))
(assert (or (not digit_6_3_2) cage_5_3_holds_2_6))
(assert ((_ at-most 1) digit_5_3_2 digit_6_3_2))
(assert (or (not cage_5_3_holds_3_5) digit_5_3_3 digit_6_3_3))
(assert (or (not digit_5_3_3) cage_5_3_holds_3_5))
(assert (or (not digit_6_3_3) cage_5_3_holds_3_5))
(assert ((_ at-most 1) digit_5_3_3 digit_6_3_3))
(assert (or (not cage_5_3_holds_3_5) digit_5_3_5 digit_6_3_5))
(assert (or (not digit_5_3_5) cage_5_3_holds_3_5))
(assert (or (not digit_6_3_5) cage_5_3_holds_3_5))
(assert ((_ at-most 1) digit_5_3_5 digit_6_3_5))
(assert (or (not cage_5_3_holds_2_6) digit_5_3_6 digit_6_3_6))
(assert (or (not digit_5_3_6) cage_5_3_holds_2_6))
(assert (or (not digit_6_3_6) cage_5_3_holds_2_6))
(assert ((_ at-most 1) digit_5_3_6 digit_6_3_6))
; the digits of the cage of row 5, column 4 differ and add up to 9
(assert ((_ pbeq 1 1 1) cage_5_4_holds_3_6 cage_5_4_holds_4_5))
(assert (not digit_5_4_1))
(assert (not digit_6_4_1))
(assert ((_ at-most 1) digit_5_4_1 digit_6_4_1))
(assert (not digit_5_4_2))
(assert (not digit_6_4_2))
(assert ((_ at-most 1) digit_5_4_2 digit_6_4_2))
(assert (or (not cage_5_4_holds_3_6) digit_5_4_3 digit_6_4_3))
(assert (or (not digit_5_4_3) cage_5_4_holds_3_6))
(assert (or (not digit_6_4_3) cage_5_4_holds_3_6))
(assert ((_ at-most 1) digit_5_4_3 digit_6_4_3))
(assert (not cage_5_4_holds_4_5))
(assert (or (not cage_5_4_holds_4_5) digit_5_4_5 digit_6_4_5))
(assert (or (not digit_5_4_5) cage_5_4_holds_4_5))
(assert (or (not digit_6_4_5) cage_5_4_holds_4_5))
(assert ((_ at-most 1) digit_5_4_5 digit_6_4_5))
(assert (or (not cage_5_4_holds_3_6) digit_5_4_6 digit_6_4_6))
(assert (or (not digit_5_4_6) cage_5_4_holds_3_6))
(assert (or (not digit_6_4_6) cage_5_4_holds_3_6))
(assert ((_ at-most 1) digit_5_4_6 digit_6_4_6))
; the digits of the cage of row 6, column 5 differ and add up to 7
(assert ((_ pbeq 1 1 1 1) cage_6_5_holds_1_6 cage_6_5_holds_2_5 cage_6_5_holds_3_4))
(assert (or (not cage_6_5_holds_1_6) digit_6_5_1 digit_6_6_1))
(assert (or (not digit_6_5_1) cage_6_5_holds_1_6))
(assert (or (not digit_6_6_1) cage_6_5_holds_1_6))
(assert ((_ at-most 1) digit_6_5_1 digit_6_6_1))
(assert (or (not cage_6_5_holds_2_5) digit_6_5_2 digit_6_6_2))
(assert (or (not digit_6_5_2) cage_6_5_holds_2_5))
(assert (or (not digit_6_6_2) cage_6_5_holds_2_5))
(assert ((_ at-most 1) digit_6_5_2 digit_6_6_2))
(assert (or (not cage_6_5_holds_3_4) digit_6_5_3 digit_6_6_3))
(assert (or (not digit_6_5_3) cage_6_5_holds_3_4))
(assert (or (not digit_6_6_3) cage_6_5_holds_3_4))
(assert ((_ at-most 1) digit_6_5_3 digit_6_6_3))
(assert (not cage_6_5_holds_3_4))
(assert (or (not cage_6_5_holds_2_5) digit_6_5_5 digit_6_6_5))
(assert (or (not digit_6_5_5) cage_6_5_holds_2_5))
(assert (or (not digit_6_6_5) cage_6_5_holds_2_5))
(assert ((_ at-most 1) digit_6_5_5 digit_6_6_5))
(assert (or (not cage_6_5_holds_1_6) digit_6_5_6 digit_6_6_6))
(assert (or (not digit_6_5_6) cage_6_5_holds_1_6))
(assert (or (not digit_6_6_6) cage_6_5_holds_1_6))
(assert ((_ at-most 1) digit_6_5_6 digit_6_6_6))
(check-sat)
(get-model)
