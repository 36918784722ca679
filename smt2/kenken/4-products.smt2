; kenken, classic:
;
; kenken:
; ABBC
; ABDC
; EFDC
; EFGG
;  2x 12x   _ 24x
;   _   _  3x   _
; 12x  8x   _   _
;   _   _  2x   _
;
; digit_1_1_1 is true when row 1, column 1 holds 1, and likewise for the others.
(declare-const digit_1_1_1 Bool)
(declare-const digit_1_1_2 Bool)
(declare-const digit_1_1_3 Bool)
(declare-const digit_1_1_4 Bool)
(declare-const digit_1_2_1 Bool)
(declare-const digit_1_2_2 Bool)
(declare-const digit_1_2_3 Bool)
(declare-const digit_1_2_4 Bool)
(declare-const digit_1_3_1 Bool)
(declare-const digit_1_3_2 Bool)
(declare-const digit_1_3_3 Bool)
(declare-const digit_1_3_4 Bool)
(declare-const digit_1_4_1 Bool)
(declare-const digit_1_4_2 Bool)
(declare-const digit_1_4_3 Bool)
(declare-const digit_1_4_4 Bool)
(declare-const digit_2_1_1 Bool)
(declare-const digit_2_1_2 Bool)
(declare-const digit_2_1_3 Bool)
(declare-const digit_2_1_4 Bool)
(declare-const digit_2_2_1 Bool)
(declare-const digit_2_2_2 Bool)
(declare-const digit_2_2_3 Bool)
(declare-const digit_2_2_4 Bool)
(declare-const digit_2_3_1 Bool)
(declare-const digit_2_3_2 Bool)
(declare-const digit_2_3_3 Bool)
(declare-const digit_2_3_4 Bool)
(declare-const digit_2_4_1 Bool)
(declare-const digit_2_4_2 Bool)
(declare-const digit_2_4_3 Bool)
(declare-const digit_2_4_4 Bool)
(declare-const digit_3_1_1 Bool)
(declare-const digit_3_1_2 Bool)
(declare-const digit_3_1_3 Bool)
(declare-const digit_3_1_4 Bool)
(declare-const digit_3_2_1 Bool)
(declare-const digit_3_2_2 Bool)
(declare-const digit_3_2_3 Bool)
(declare-const digit_3_2_4 Bool)
(declare-const digit_3_3_1 Bool)
(declare-const digit_3_3_2 Bool)
(declare-const digit_3_3_3 Bool)
(declare-const digit_3_3_4 Bool)
(declare-const digit_3_4_1 Bool)
(declare-const digit_3_4_2 Bool)
(declare-const digit_3_4_3 Bool)
(declare-const digit_3_4_4 Bool)
(declare-const digit_4_1_1 Bool)
(declare-const digit_4_1_2 Bool)
(declare-const digit_4_1_3 Bool)
(declare-const digit_4_1_4 Bool)
(declare-const digit_4_2_1 Bool)
(declare-const digit_4_2_2 Bool)
(declare-const digit_4_2_3 Bool)
(declare-const digit_4_2_4 Bool)
(declare-const digit_4_3_1 Bool)
(declare-const digit_4_3_2 Bool)
(declare-const digit_4_3_3 Bool)
(declare-const digit_4_3_4 Bool)
(declare-const digit_4_4_1 Bool)
(declare-const digit_4_4_2 Bool)
(declare-const digit_4_4_3 Bool)
(declare-const digit_4_4_4 Bool)
(declare-const cage_1_1_has_1_2 Bool)
(declare-const cage_1_2_has_1_3_4 Bool)
(declare-const cage_1_2_has_2_2_3 Bool)
(declare-const cage_1_4_has_2_3_4 Bool)
(declare-const cage_2_3_has_1_3 Bool)
(declare-const cage_3_1_has_3_4 Bool)
(declare-const cage_3_2_has_2_4 Bool)
(declare-const cage_4_3_has_1_2 Bool)
; row 1, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_1 digit_1_1_2 digit_1_1_3 digit_1_1_4))
; row 1, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_1_2_1 digit_1_2_2 digit_1_2_3 digit_1_2_4))
; row 1, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_1_3_1 digit_1_3_2 digit_1_3_3 digit_1_3_4))
; row 1, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_1_4_1 digit_1_4_2 digit_1_4_3 digit_1_4_4))
; row 2, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_2_1_1 digit_2_1_2 digit_2_1_3 digit_2_1_4))
; row 2, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_2_2_1 digit_2_2_2 digit_2_2_3 digit_2_2_4))
; row 2, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_2_3_1 digit_2_3_2 digit_2_3_3 digit_2_3_4))
; row 2, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_2_4_1 digit_2_4_2 digit_2_4_3 digit_2_4_4))
; row 3, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_3_1_1 digit_3_1_2 digit_3_1_3 digit_3_1_4))
; row 3, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_3_2_1 digit_3_2_2 digit_3_2_3 digit_3_2_4))
; row 3, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_3_3_1 digit_3_3_2 digit_3_3_3 digit_3_3_4))
; row 3, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_3_4_1 digit_3_4_2 digit_3_4_3 digit_3_4_4))
; row 4, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_4_1_1 digit_4_1_2 digit_4_1_3 digit_4_1_4))
; row 4, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_4_2_1 digit_4_2_2 digit_4_2_3 digit_4_2_4))
; row 4, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_4_3_1 digit_4_3_2 digit_4_3_3 digit_4_3_4))
; row 4, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_4_4_1 digit_4_4_2 digit_4_4_3 digit_4_4_4))
; row 1 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_1 digit_1_2_1 digit_1_3_1 digit_1_4_1))
; row 1 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_2 digit_1_2_2 digit_1_3_2 digit_1_4_2))
; row 1 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_3 digit_1_2_3 digit_1_3_3 digit_1_4_3))
; row 1 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_4 digit_1_2_4 digit_1_3_4 digit_1_4_4))
; row 2 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_1_1 digit_2_2_1 digit_2_3_1 digit_2_4_1))
; row 2 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_1_2 digit_2_2_2 digit_2_3_2 digit_2_4_2))
; row 2 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_1_3 digit_2_2_3 digit_2_3_3 digit_2_4_3))
; row 2 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_1_4 digit_2_2_4 digit_2_3_4 digit_2_4_4))
; row 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_1_1 digit_3_2_1 digit_3_3_1 digit_3_4_1))
; row 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_1_2 digit_3_2_2 digit_3_3_2 digit_3_4_2))
; row 3 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_1_3 digit_3_2_3 digit_3_3_3 digit_3_4_3))
; row 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_1_4 digit_3_2_4 digit_3_3_4 digit_3_4_4))
; row 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_1_1 digit_4_2_1 digit_4_3_1 digit_4_4_1))
; row 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_1_2 digit_4_2_2 digit_4_3_2 digit_4_4_2))
; row 4 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_1_3 digit_4_2_3 digit_4_3_3 digit_4_4_3))
; row 4 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_1_4 digit_4_2_4 digit_4_3_4 digit_4_4_4))
; column 1 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_1 digit_2_1_1 digit_3_1_1 digit_4_1_1))
; column 1 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_2 digit_2_1_2 digit_3_1_2 digit_4_1_2))
; column 1 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_3 digit_2_1_3 digit_3_1_3 digit_4_1_3))
; column 1 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_4 digit_2_1_4 digit_3_1_4 digit_4_1_4))
; column 2 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_2_1 digit_2_2_1 digit_3_2_1 digit_4_2_1))
; column 2 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_2_2 digit_2_2_2 digit_3_2_2 digit_4_2_2))
; column 2 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_2_3 digit_2_2_3 digit_3_2_3 digit_4_2_3))
; column 2 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_2_4 digit_2_2_4 digit_3_2_4 digit_4_2_4))
; column 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_3_1 digit_2_3_1 digit_3_3_1 digit_4_3_1))
; column 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_3_2 digit_2_3_2 digit_3_3_2 digit_4_3_2))
; column 3 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_3_3 digit_2_3_3 digit_3_3_3 digit_4_3_3))
; column 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_3_4 digit_2_3_4 digit_3_3_4 digit_4_3_4))
; column 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_4_1 digit_2_4_1 digit_3_4_1 digit_4_4_1))
; column 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_4_2 digit_2_4_2 digit_3_4_2 digit_4_4_2))
; column 4 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_4_3 digit_2_4_3 digit_3_4_3 digit_4_4_3))
; column 4 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_4_4 digit_2_4_4 digit_3_4_4 digit_4_4_4))
; the digits of the cage of row 1, column 1 have the product 2
(assert cage_1_1_has_1_2)
(assert ((_ at-most 1) digit_1_1_1 digit_1_1_2 digit_1_1_3 digit_1_1_4))
(assert ((_ at-most 1) digit_2_1_1 digit_2_1_2 digit_2_1_3 digit_2_1_4))
(assert (or (not digit_1_1_1) (not digit_2_1_1)))
(assert (or (not digit_1_1_1) cage_1_1_has_1_2))
(assert (or (not digit_2_1_1) cage_1_1_has_1_2))
(assert (or (not cage_1_1_has_1_2) digit_1_1_1 digit_2_1_1))
(assert (or (not digit_1_1_2) (not digit_2_1_2)))
(assert (or (not digit_1_1_2) cage_1_1_has_1_2))
(assert (or (not digit_2_1_2) cage_1_1_has_1_2))
(assert (or (not cage_1_1_has_1_2) digit_1_1_2 digit_2_1_2))
(assert (or (not digit_1_1_3) (not digit_2_1_3)))
(assert (not digit_1_1_3))
(assert (not digit_2_1_3))
(assert (or (not digit_1_1_4) (not digit_2_1_4)))
(assert (not digit_1_1_4))
(assert (not digit_2_1_4))
; the digits of the cage of row 1, column 2 have the product 12
(assert (or cage_1_2_has_1_3_4 cage_1_2_has_2_2_3))
(assert ((_ at-most 1) digit_1_2_1 digit_1_2_2 digit_1_2_3 digit_1_2_4))
(assert ((_ at-most 1) digit_1_3_1 digit_1_3_2 digit_1_3_3 digit_1_3_4))
(assert ((_ at-most 1) digit_2_2_1 digit_2_2_2 digit_2_2_3 digit_2_2_4))
(assert (or (not digit_1_2_1) (not digit_1_3_1)))
(assert (or (not digit_1_2_1) (not digit_2_2_1)))
(assert (or (not digit_1_2_1) cage_1_2_has_1_3_4))
(assert (or (not digit_1_3_1) cage_1_2_has_1_3_4))
(assert (or (not digit_2_2_1) cage_1_2_has_1_3_4))
(assert (or (not cage_1_2_has_1_3_4) digit_1_2_1 digit_1_3_1 digit_2_2_1))
(assert (or (not digit_1_2_2) (not digit_1_3_2)))
(assert (or (not digit_1_2_2) (not digit_2_2_2)))
(assert (or (not digit_1_2_2) cage_1_2_has_2_2_3))
(assert (or (not digit_1_3_2) cage_1_2_has_2_2_3))
(assert (or (not digit_2_2_2) cage_1_2_has_2_2_3))
(assert (or (not cage_1_2_has_2_2_3) digit_1_2_2 digit_1_3_2))
(assert (or (not cage_1_2_has_2_2_3) digit_1_2_2 digit_2_2_2))
(assert (or (not cage_1_2_has_2_2_3) digit_1_3_2 digit_2_2_2))
(assert (or (not digit_1_2_3) (not digit_1_3_3)))
(assert (or (not digit_1_2_3) (not digit_2_2_3)))
(assert (or (not digit_1_2_3) cage_1_2_has_1_3_4 cage_1_2_has_2_2_3))
(assert (or (not digit_1_3_3) cage_1_2_has_1_3_4 cage_1_2_has_2_2_3))
(assert (or (not digit_2_2_3) cage_1_2_has_1_3_4 cage_1_2_has_2_2_3))
(assert (or (not cage_1_2_has_1_3_4) digit_1_2_3 digit_1_3_3 digit_2_2_3))
(assert (or (not cage_1_2_has_2_2_3) digit_1_2_3 digit_1_3_3 digit_2_2_3))
(assert (or (not digit_1_2_4) (not digit_1_3_4)))
(assert (or (not digit_1_2_4) (not digit_2_2_4)))
(assert (or (not digit_1_2_4) cage_1_2_has_1_3_4))
(assert (or (not digit_1_3_4) cage_1_2_has_1_3_4))
(assert (or (not digit_2_2_4) cage_1_2_has_1_3_4))
(assert (or (not cage_1_2_has_1_3_4) digit_1_2_4 digit_1_3_4 digit_2_2_4))
; the digits of the cage of row 1, column 4 have the product 24
(assert cage_1_4_has_2_3_4)
(assert ((_ at-most 1) digit_1_4_1 digit_1_4_2 digit_1_4_3 digit_1_4_4))
(assert ((_ at-most 1) digit_2_4_1 digit_2_4_2 digit_2_4_3 digit_2_4_4))
(assert ((_ at-most 1) digit_3_4_1 digit_3_4_2 digit_3_4_3 digit_3_4_4))
(assert (or (not digit_1_4_1) (not digit_2_4_1)))
(assert (or (not digit_1_4_1) (not digit_3_4_1)))
(assert (or (not digit_2_4_1) (not digit_3_4_1)))
(assert (not digit_1_4_1))
(assert (not digit_2_4_1))
(assert (not digit_3_4_1))
(assert (or (not digit_1_4_2) (not digit_2_4_2)))
(assert (or (not digit_1_4_2) (not digit_3_4_2)))
(assert (or (not digit_2_4_2) (not digit_3_4_2)))
(assert (or (not digit_1_4_2) cage_1_4_has_2_3_4))
(assert (or (not digit_2_4_2) cage_1_4_has_2_3_4))
(assert (or (not digit_3_4_2) cage_1_4_has_2_3_4))
(assert (or (not cage_1_4_has_2_3_4) digit_1_4_2 digit_2_4_2 digit_3_4_2))
(assert (or (not digit_1_4_3) (not digit_2_4_3)))
(assert (or (not digit_1_4_3) (not digit_3_4_3)))
(assert (or (not digit_2_4_3) (not digit_3_4_3)))
(assert (or (not digit_1_4_3) cage_1_4_has_2_3_4))
(assert (or (not digit_2_4_3) cage_1_4_has_2_3_4))
(assert (or (not digit_3_4_3) cage_1_4_has_2_3_4))
(assert (or (not cage_1_4_has_2_3_4) digit_1_4_3 digit_2_4_3 digit_3_4_3))
(assert (or (not digit_1_4_4) (not digit_2_4_4)))
(assert (or (not digit_1_4_4) (not digit_3_4_4)))
(assert (or (not digit_2_4_4) (not digit_3_4_4)))
(assert (or (not digit_1_4_4) cage_1_4_has_2_3_4))
(assert (or (not digit_2_4_4) cage_1_4_has_2_3_4))
(assert (or (not digit_3_4_4) cage_1_4_has_2_3_4))
(assert (or (not cage_1_4_has_2_3_4) digit_1_4_4 digit_2_4_4 digit_3_4_4))
; the digits of the cage of row 2, column 3 have the product 3
(assert cage_2_3_has_1_3)
(assert ((_ at-most 1) digit_2_3_1 digit_2_3_2 digit_2_3_3 digit_2_3_4))
(assert ((_ at-most 1) digit_3_3_1 digit_3_3_2 digit_3_3_3 digit_3_3_4))
(assert (or (not digit_2_3_1) (not digit_3_3_1)))
(assert (or (not digit_2_3_1) cage_2_3_has_1_3))
(assert (or (not digit_3_3_1) cage_2_3_has_1_3))
(assert (or (not cage_2_3_has_1_3) digit_2_3_1 digit_3_3_1))
(assert (or (not digit_2_3_2) (not digit_3_3_2)))
(assert (not digit_2_3_2))
(assert (not digit_3_3_2))
(assert (or (not digit_2_3_3) (not digit_3_3_3)))
(assert (or (not digit_2_3_3) cage_2_3_has_1_3))
(assert (or (not digit_3_3_3) cage_2_3_has_1_3))
(assert (or (not cage_2_3_has_1_3) digit_2_3_3 digit_3_3_3))
(assert (or (not digit_2_3_4) (not digit_3_3_4)))
(assert (not digit_2_3_4))
(assert (not digit_3_3_4))
; the digits of the cage of row 3, column 1 have the product 12
(assert cage_3_1_has_3_4)
(assert ((_ at-most 1) digit_3_1_1 digit_3_1_2 digit_3_1_3 digit_3_1_4))
(assert ((_ at-most 1) digit_4_1_1 digit_4_1_2 digit_4_1_3 digit_4_1_4))
(assert (or (not digit_3_1_1) (not digit_4_1_1)))
(assert (not digit_3_1_1))
(assert (not digit_4_1_1))
(assert (or (not digit_3_1_2) (not digit_4_1_2)))
(assert (not digit_3_1_2))
(assert (not digit_4_1_2))
(assert (or (not digit_3_1_3) (not digit_4_1_3)))
(assert (or (not digit_3_1_3) cage_3_1_has_3_4))
(assert (or (not digit_4_1_3) cage_3_1_has_3_4))
(assert (or (not cage_3_1_has_3_4) digit_3_1_3 digit_4_1_3))
(assert (or (not digit_3_1_4) (not digit_4_1_4)))
(assert (or (not digit_3_1_4) cage_3_1_has_3_4))
(assert (or (not digit_4_1_4) cage_3_1_has_3_4))
(assert (or (not cage_3_1_has_3_4) digit_3_1_4 digit_4_1_4))
; the digits of the cage of row 3, column 2 have the product 8
(assert cage_3_2_has_2_4)
(assert ((_ at-most 1) digit_3_2_1 digit_3_2_2 digit_3_2_3 digit_3_2_4))
(assert ((_ at-most 1) digit_4_2_1 digit_4_2_2 digit_4_2_3 digit_4_2_4))
(assert (or (not digit_3_2_1) (not digit_4_2_1)))
(assert (not digit_3_2_1))
(assert (not digit_4_2_1))
(assert (or (not digit_3_2_2) (not digit_4_2_2)))
(assert (or (not digit_3_2_2) cage_3_2_has_2_4))
(assert (or (not digit_4_2_2) cage_3_2_has_2_4))
(assert (or (not cage_3_2_has_2_4) digit_3_2_2 digit_4_2_2))
(assert (or (not digit_3_2_3) (not digit_4_2_3)))
(assert (not digit_3_2_3))
(assert (not digit_4_2_3))
(assert (or (not digit_3_2_4) (not digit_4_2_4)))
(assert (or (not digit_3_2_4) cage_3_2_has_2_4))
(assert (or (not digit_4_2_4) cage_3_2_has_2_4))
(assert (or (not cage_3_2_has_2_4) digit_3_2_4 digit_4_2_4))
; the digits of the cage of row 4, column 3 have the product 2
(assert cage_4_3_has_1_2)
(assert ((_ at-most 1) digit_4_3_1 digit_4_3_2 digit_4_3_3 digit_4_3_4))
(assert ((_ at-most 1) digit_4_4_1 digit_4_4_2 digit_4_4_3 digit_4_4_4))
(assert (or (not digit_4_3_1) (not digit_4_4_1)))
(assert (or (not digit_4_3_1) cage_4_3_has_1_2))
(assert (or (not digit_4_4_1) cage_4_3_has_1_2))
(assert (or (not cage_4_3_has_1_2) digit_4_3_1 digit_4_4_1))
(assert (or (not digit_4_3_2) (not digit_4_4_2)))
(assert (or (not digit_4_3_2) cage_4_3_has_1_2))
(assert (or (not digit_4_4_2) cage_4_3_has_1_2))
(assert (or (not cage_4_3_has_1_2) digit_4_3_2 digit_4_4_2))
(assert (or (not digit_4_3_3) (not digit_4_4_3)))
(assert (not digit_4_3_3))
(assert (not digit_4_4_3))
(assert (or (not digit_4_3_4) (not digit_4_4_4)))
(assert (not digit_4_3_4))
(assert (not digit_4_4_4))
(check-sat)
(get-model)
