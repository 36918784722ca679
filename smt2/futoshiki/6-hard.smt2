; futoshiki, classic:
;
; futoshiki:
; 6._._<_._._
; ...........
; _._._._._._
; v.........v
; _._._._.2._
; ...........
; _._.2._._.3
; v.....v....
; _._._<_.1._
; ...........
; _<_._<_._._
;
; digit_1_2_1 is true when row 1, column 2 holds 1, and likewise for the others.
(declare-const digit_1_2_1 Bool)
(declare-const digit_1_2_2 Bool)
(declare-const digit_1_2_3 Bool)
(declare-const digit_1_2_4 Bool)
(declare-const digit_1_2_5 Bool)
(declare-const digit_1_2_6 Bool)
(declare-const digit_1_3_1 Bool)
(declare-const digit_1_3_2 Bool)
(declare-const digit_1_3_3 Bool)
(declare-const digit_1_3_4 Bool)
(declare-const digit_1_3_5 Bool)
(declare-const digit_1_3_6 Bool)
(declare-const digit_1_4_1 Bool)
(declare-const digit_1_4_2 Bool)
(declare-const digit_1_4_3 Bool)
(declare-const digit_1_4_4 Bool)
(declare-const digit_1_4_5 Bool)
(declare-const digit_1_4_6 Bool)
(declare-const digit_1_5_1 Bool)
(declare-const digit_1_5_2 Bool)
(declare-const digit_1_5_3 Bool)
(declare-const digit_1_5_4 Bool)
(declare-const digit_1_5_5 Bool)
(declare-const digit_1_5_6 Bool)
(declare-const digit_1_6_1 Bool)
(declare-const digit_1_6_2 Bool)
(declare-const digit_1_6_3 Bool)
(declare-const digit_1_6_4 Bool)
(declare-const digit_1_6_5 Bool)
(declare-const digit_1_6_6 Bool)
(declare-const digit_2_1_1 Bool)
(declare-const digit_2_1_2 Bool)
(declare-const digit_2_1_3 Bool)
(declare-const digit_2_1_4 Bool)
(declare-const digit_2_1_5 Bool)
(declare-const digit_2_1_6 Bool)
(declare-const digit_2_2_1 Bool)
(declare-const digit_2_2_2 Bool)
(declare-const digit_2_2_3 Bool)
(declare-const digit_2_2_4 Bool)
(declare-const digit_2_2_5 Bool)
(declare-const digit_2_2_6 Bool)
(declare-const digit_2_3_1 Bool)
(declare-const digit_2_3_2 Bool)
(declare-const digit_2_3_3 Bool)
(declare-const digit_2_3_4 Bool)
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
(declare-const digit_2_5_4 Bool)
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
(declare-const digit_3_3_4 Bool)
(declare-const digit_3_3_5 Bool)
(declare-const digit_3_3_6 Bool)
(declare-const digit_3_4_1 Bool)
(declare-const digit_3_4_2 Bool)
(declare-const digit_3_4_3 Bool)
(declare-const digit_3_4_4 Bool)
(declare-const digit_3_4_5 Bool)
(declare-const digit_3_4_6 Bool)
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
(declare-const digit_4_4_1 Bool)
(declare-const digit_4_4_2 Bool)
(declare-const digit_4_4_3 Bool)
(declare-const digit_4_4_4 Bool)
(declare-const digit_4_4_5 Bool)
(declare-const digit_4_4_6 Bool)
(declare-const digit_4_5_1 Bool)
(declare-const digit_4_5_2 Bool)
(declare-const digit_4_5_3 Bool)
(declare-const digit_4_5_4 Bool)
(declare-const digit_4_5_5 Bool)
(declare-const digit_4_5_6 Bool)
(declare-const digit_5_1_1 Bool)
(declare-const digit_5_1_2 Bool)
(declare-const digit_5_1_3 Bool)
(declare-const digit_5_1_4 Bool)
(declare-const digit_5_1_5 Bool)
(declare-const digit_5_1_6 Bool)
(declare-const digit_5_2_1 Bool)
(declare-const digit_5_2_2 Bool)
(declare-const digit_5_2_3 Bool)
(declare-const digit_5_2_4 Bool)
(declare-const digit_5_2_5 Bool)
(declare-const digit_5_2_6 Bool)
(declare-const digit_5_3_1 Bool)
(declare-const digit_5_3_2 Bool)
(declare-const digit_5_3_3 Bool)
(declare-const digit_5_3_4 Bool)
(declare-const digit_5_3_5 Bool)
(declare-const digit_5_3_6 Bool)
(declare-const digit_5_4_1 Bool)
(declare-const digit_5_4_2 Bool)
(declare-const digit_5_4_3 Bool)
(declare-const digit_5_4_4 Bool)
(declare-const digit_5_4_5 Bool)
(declare-const digit_5_4_6 Bool)
(declare-const digit_5_6_1 Bool)
(declare-const digit_5_6_2 Bool)
(declare-const digit_5_6_3 Bool)
(declare-const digit_5_6_4 Bool)
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
(declare-const digit_6_3_4 Bool)
(declare-const digit_6_3_5 Bool)
(declare-const digit_6_3_6 Bool)
(declare-const digit_6_4_1 Bool)
(declare-const digit_6_4_2 Bool)
(declare-const digit_6_4_3 Bool)
(declare-const digit_6_4_4 Bool)
(declare-const digit_6_4_5 Bool)
(declare-const digit_6_4_6 Bool)
(declare-const digit_6_5_1 Bool)
(declare-const digit_6_5_2 Bool)
(declare-const digit_6_5_3 Bool)
(declare-const digit_6_5_4 Bool)
(declare-const digit_6_5_5 Bool)
(declare-const digit_6_5_6 Bool)
(declare-const digit_6_6_1 Bool)
(declare-const digit_6_6_2 Bool)
(declare-const digit_6_6_3 Bool)
(declare-const digit_6_6_4 Bool)
(declare-const digit_6_6_5 Bool)
(declare-const digit_6_6_6 Bool)
; row 1, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_2_1 digit_1_2_2 digit_1_2_3 digit_1_2_4 digit_1_2_5 digit_1_2_6))
; row 1, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_3_1 digit_1_3_2 digit_1_3_3 digit_1_3_4 digit_1_3_5 digit_1_3_6))
; row 1, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_4_1 digit_1_4_2 digit_1_4_3 digit_1_4_4 digit_1_4_5 digit_1_4_6))
; row 1, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_5_1 digit_1_5_2 digit_1_5_3 digit_1_5_4 digit_1_5_5 digit_1_5_6))
; row 1, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_6_1 digit_1_6_2 digit_1_6_3 digit_1_6_4 digit_1_6_5 digit_1_6_6))
; row 2, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_1_1 digit_2_1_2 digit_2_1_3 digit_2_1_4 digit_2_1_5 digit_2_1_6))
; row 2, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_2_1 digit_2_2_2 digit_2_2_3 digit_2_2_4 digit_2_2_5 digit_2_2_6))
; row 2, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_3_1 digit_2_3_2 digit_2_3_3 digit_2_3_4 digit_2_3_5 digit_2_3_6))
; row 2, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_4_1 digit_2_4_2 digit_2_4_3 digit_2_4_4 digit_2_4_5 digit_2_4_6))
; row 2, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_5_1 digit_2_5_2 digit_2_5_3 digit_2_5_4 digit_2_5_5 digit_2_5_6))
; row 2, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_6_1 digit_2_6_2 digit_2_6_3 digit_2_6_4 digit_2_6_5 digit_2_6_6))
; row 3, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_1_1 digit_3_1_2 digit_3_1_3 digit_3_1_4 digit_3_1_5 digit_3_1_6))
; row 3, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_2_1 digit_3_2_2 digit_3_2_3 digit_3_2_4 digit_3_2_5 digit_3_2_6))
; row 3, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_3_1 digit_3_3_2 digit_3_3_3 digit_3_3_4 digit_3_3_5 digit_3_3_6))
; row 3, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_4_1 digit_3_4_2 digit_3_4_3 digit_3_4_4 digit_3_4_5 digit_3_4_6))
; row 3, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_6_1 digit_3_6_2 digit_3_6_3 digit_3_6_4 digit_3_6_5 digit_3_6_6))
; row 4, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_1_1 digit_4_1_2 digit_4_1_3 digit_4_1_4 digit_4_1_5 digit_4_1_6))
; row 4, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_2_1 digit_4_2_2 digit_4_2_3 digit_4_2_4 digit_4_2_5 digit_4_2_6))
; row 4, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_4_1 digit_4_4_2 digit_4_4_3 digit_4_4_4 digit_4_4_5 digit_4_4_6))
; row 4, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_5_1 digit_4_5_2 digit_4_5_3 digit_4_5_4 digit_4_5_5 digit_4_5_6))
; row 5, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_1_1 digit_5_1_2 digit_5_1_3 digit_5_1_4 digit_5_1_5 digit_5_1_6))
; row 5, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_2_1 digit_5_2_2 digit_5_2_3 digit_5_2_4 digit_5_2_5 digit_5_2_6))
; row 5, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_3_1 digit_5_3_2 digit_5_3_3 digit_5_3_4 digit_5_3_5 digit_5_3_6))
; row 5, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_4_1 digit_5_4_2 digit_5_4_3 digit_5_4_4 digit_5_4_5 digit_5_4_6))
; row 5, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_6_1 digit_5_6_2 digit_5_6_3 digit_5_6_4 digit_5_6_5 digit_5_6_6))
; row 6, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_1_1 digit_6_1_2 digit_6_1_3 digit_6_1_4 digit_6_1_5 digit_6_1_6))
; row 6, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_2_1 digit_6_2_2 digit_6_2_3 digit_6_2_4 digit_6_2_5 digit_6_2_6))
; row 6, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_3_1 digit_6_3_2 digit_6_3_3 digit_6_3_4 digit_6_3_5 digit_6_3_6))
; row 6, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_4_1 digit_6_4_2 digit_6_4_3 digit_6_4_4 digit_6_4_5 digit_6_4_6))
; row 6, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_5_1 digit_6_5_2 digit_6_5_3 digit_6_5_4 digit_6_5_5 digit_6_5_6))
; row 6, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_6_1 digit_6_6_2 digit_6_6_3 digit_6_6_4 digit_6_6_5 digit_6_6_6))
; row 1 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_2_1 digit_1_3_1 digit_1_4_1 digit_1_5_1 digit_1_6_1))
; row 1 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_2_2 digit_1_3_2 digit_1_4_2 digit_1_5_2 digit_1_6_2))
; row 1 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_2_3 digit_1_3_3 digit_1_4_3 digit_1_5_3 digit_1_6_3))
; row 1 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_2_4 digit_1_3_4 digit_1_4_4 digit_1_5_4 digit_1_6_4))
; row 1 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_2_5 digit_1_3_5 digit_1_4_5 digit_1_5_5 digit_1_6_5))
; row 1 has the digit 6 exactly once
(assert ((_ pbeq 0 1 1 1 1 1) digit_1_2_6 digit_1_3_6 digit_1_4_6 digit_1_5_6 digit_1_6_6))
; row 2 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_1_1 digit_2_2_1 digit_2_3_1 digit_2_4_1 digit_2_5_1 digit_2_6_1))
; row 2 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_1_2 digit_2_2_2 digit_2_3_2 digit_2_4_2 digit_2_5_2 digit_2_6_2))
; row 2 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_1_3 digit_2_2_3 digit_2_3_3 digit_2_4_3 digit_2_5_3 digit_2_6_3))
; row 2 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_1_4 digit_2_2_4 digit_2_3_4 digit_2_4_4 digit_2_5_4 digit_2_6_4))
; row 2 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_1_5 digit_2_2_5 digit_2_3_5 digit_2_4_5 digit_2_5_5 digit_2_6_5))
; row 2 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_1_6 digit_2_2_6 digit_2_3_6 digit_2_4_6 digit_2_5_6 digit_2_6_6))
; row 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_1_1 digit_3_2_1 digit_3_3_1 digit_3_4_1 digit_3_6_1))
; row 3 has the digit 2 exactly once
(assert ((_ pbeq 0 1 1 1 1 1) digit_3_1_2 digit_3_2_2 digit_3_3_2 digit_3_4_2 digit_3_6_2))
; row 3 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_1_3 digit_3_2_3 digit_3_3_3 digit_3_4_3 digit_3_6_3))
; row 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_1_4 digit_3_2_4 digit_3_3_4 digit_3_4_4 digit_3_6_4))
; row 3 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_1_5 digit_3_2_5 digit_3_3_5 digit_3_4_5 digit_3_6_5))
; row 3 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_1_6 digit_3_2_6 digit_3_3_6 digit_3_4_6 digit_3_6_6))
; row 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_1_1 digit_4_2_1 digit_4_4_1 digit_4_5_1))
; row 4 has the digit 2 exactly once
(assert ((_ pbeq 0 1 1 1 1) digit_4_1_2 digit_4_2_2 digit_4_4_2 digit_4_5_2))
; row 4 has the digit 3 exactly once
(assert ((_ pbeq 0 1 1 1 1) digit_4_1_3 digit_4_2_3 digit_4_4_3 digit_4_5_3))
; row 4 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_1_4 digit_4_2_4 digit_4_4_4 digit_4_5_4))
; row 4 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_1_5 digit_4_2_5 digit_4_4_5 digit_4_5_5))
; row 4 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_4_1_6 digit_4_2_6 digit_4_4_6 digit_4_5_6))
; row 5 has the digit 1 exactly once
(assert ((_ pbeq 0 1 1 1 1 1) digit_5_1_1 digit_5_2_1 digit_5_3_1 digit_5_4_1 digit_5_6_1))
; row 5 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_1_2 digit_5_2_2 digit_5_3_2 digit_5_4_2 digit_5_6_2))
; row 5 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_1_3 digit_5_2_3 digit_5_3_3 digit_5_4_3 digit_5_6_3))
; row 5 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_1_4 digit_5_2_4 digit_5_3_4 digit_5_4_4 digit_5_6_4))
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
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_1_4 digit_6_2_4 digit_6_3_4 digit_6_4_4 digit_6_5_4 digit_6_6_4))
; row 6 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_1_5 digit_6_2_5 digit_6_3_5 digit_6_4_5 digit_6_5_5 digit_6_6_5))
; row 6 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_1_6 digit_6_2_6 digit_6_3_6 digit_6_4_6 digit_6_5_6 digit_6_6_6))
; column 1 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_1_1 digit_3_1_1 digit_4_1_1 digit_5_1_1 digit_6_1_1))
; column 1 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_1_2 digit_3_1_2 digit_4_1_2 digit_5_1_2 digit_6_1_2))
; column 1 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_1_3 digit_3_1_3 digit_4_1_3 digit_5_1_3 digit_6_1_3))
; column 1 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_1_4 digit_3_1_4 digit_4_1_4 digit_5_1_4 digit_6_1_4))
; column 1 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_1_5 digit_3_1_5 digit_4_1_5 digit_5_1_5 digit_6_1_5))
; column 1 has the digit 6 exactly once
(assert ((_ pbeq 0 1 1 1 1 1) digit_2_1_6 digit_3_1_6 digit_4_1_6 digit_5_1_6 digit_6_1_6))
; column 2 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_2_1 digit_2_2_1 digit_3_2_1 digit_4_2_1 digit_5_2_1 digit_6_2_1))
; column 2 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_2_2 digit_2_2_2 digit_3_2_2 digit_4_2_2 digit_5_2_2 digit_6_2_2))
; column 2 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_2_3 digit_2_2_3 digit_3_2_3 digit_4_2_3 digit_5_2_3 digit_6_2_3))
; column 2 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_2_4 digit_2_2_4 digit_3_2_4 digit_4_2_4 digit_5_2_4 digit_6_2_4))
; column 2 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_2_5 digit_2_2_5 digit_3_2_5 digit_4_2_5 digit_5_2_5 digit_6_2_5))
; column 2 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_2_6 digit_2_2_6 digit_3_2_6 digit_4_2_6 digit_5_2_6 digit_6_2_6))
; column 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_3_1 digit_2_3_1 digit_3_3_1 digit_5_3_1 digit_6_3_1))
; column 3 has the digit 2 exactly once
(assert ((_ pbeq 0 1 1 1 1 1) digit_1_3_2 digit_2_3_2 digit_3_3_2 digit_5_3_2 digit_6_3_2))
; column 3 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_3_3 digit_2_3_3 digit_3_3_3 digit_5_3_3 digit_6_3_3))
; column 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_3_4 digit_2_3_4 digit_3_3_4 digit_5_3_4 digit_6_3_4))
; column 3 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_3_5 digit_2_3_5 digit_3_3_5 digit_5_3_5 digit_6_3_5))
; column 3 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_3_6 digit_2_3_6 digit_3_3_6 digit_5_3_6 digit_6_3_6))
; column 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_4_1 digit_2_4_1 digit_3_4_1 digit_4_4_1 digit_5_4_1 digit_6_4_1))
; column 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_4_2 digit_2_4_2 digit_3_4_2 digit_4_4_2 digit_5_4_2 digit_6_4_2))
; column 4 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_4_3 digit_2_4_3 digit_3_4_3 digit_4_4_3 digit_5_4_3 digit_6_4_3))
; column 4 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_4_4 digit_2_4_4 digit_3_4_4 digit_4_4_4 digit_5_4_4 digit_6_4_4))
; column 4 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_4_5 digit_2_4_5 digit_3_4_5 digit_4_4_5 digit_5_4_5 digit_6_4_5))
; column 4 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_4_6 digit_2_4_6 digit_3_4_6 digit_4_4_6 digit_5_4_6 digit_6_4_6))
; column 5 has the digit 1 exactly once
(assert ((_ pbeq 0 1 1 1 1) digit_1_5_1 digit_2_5_1 digit_4_5_1 digit_6_5_1))
; column 5 has the digit 2 exactly once
(assert ((_ pbeq 0 1 1 1 1) digit_1_5_2 digit_2_5_2 digit_4_5_2 digit_6_5_2))
; column 5 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_5_3 digit_2_5_3 digit_4_5_3 digit_6_5_3))
; column 5 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_5_4 digit_2_5_4 digit_4_5_4 digit_6_5_4))
; column 5 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_5_5 digit_2_5_5 digit_4_5_5 digit_6_5_5))
; column 5 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_5_6 digit_2_5_6 digit_4_5_6 digit_6_5_6))
; column 6 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_6_1 digit_2_6_1 digit_3_6_1 digit_5_6_1 digit_6_6_1))
; column 6 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_6_2 digit_2_6_2 digit_3_6_2 digit_5_6_2 digit_6_6_2))
; column 6 has the digit 3 exactly once
(assert ((_ pbeq 0 1 1 1 1 1) digit_1_6_3 digit_2_6_3 digit_3_6_3 digit_5_6_3 digit_6_6_3))
; column 6 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_6_4 digit_2_6_4 digit_3_6_4 digit_5_6_4 digit_6_6_4))
; column 6 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_6_5 digit_2_6_5 digit_3_6_5 digit_5_6_5 digit_6_6_5))
; column 6 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_6_6 digit_2_6_6 digit_3_6_6 digit_5_6_6 digit_6_6_6))
; the digit of row 1, column 3 is less than that of row 1, column 4
(assert (or (not digit_1_3_1) digit_1_4_2 digit_1_4_3 digit_1_4_4 digit_1_4_5 digit_1_4_6))
(assert (not digit_1_4_1))
(assert (or (not digit_1_3_2) digit_1_4_3 digit_1_4_4 digit_1_4_5 digit_1_4_6))
(assert (or (not digit_1_4_2) digit_1_3_1))
(assert (or (not digit_1_3_3) digit_1_4_4 digit_1_4_5 digit_1_4_6))
(assert (or (not digit_1_4_3) digit_1_3_1 digit_1_3_2))
(assert (or (not digit_1_3_4) digit_1_4_5 digit_1_4_6))
(assert (or (not digit_1_4_4) digit_1_3_1 digit_1_3_2 digit_1_3_3))
(assert (or (not digit_1_3_5) digit_1_4_6))
(assert (or (not digit_1_4_5) digit_1_3_1 digit_1_3_2 digit_1_3_3 digit_1_3_4))
(assert (not digit_1_3_6))
(assert (or (not digit_1_4_6) digit_1_3_1 digit_1_3_2 digit_1_3_3 digit_1_3_4 digit_1_3_5))
; the digit of row 3, column 1 is less than that of row 2, column 1
(assert (or (not digit_3_1_1) digit_2_1_2 digit_2_1_3 digit_2_1_4 digit_2_1_5 digit_2_1_6))
(assert (not digit_2_1_1))
(assert (or (not digit_3_1_2) digit_2_1_3 digit_2_1_4 digit_2_1_5 digit_2_1_6))
(assert (or (not digit_2_1_2) digit_3_1_1))
(assert (or (not digit_3_1_3) digit_2_1_4 digit_2_1_5 digit_2_1_6))
(assert (or (not digit_2_1_3) digit_3_1_1 digit_3_1_2))
(assert (or (not digit_3_1_4) digit_2_1_5 digit_2_1_6))
(assert (or (not digit_2_1_4) digit_3_1_1 digit_3_1_2 digit_3_1_3))
(assert (or (not digit_3_1_5) digit_2_1_6))
(assert (or (not digit_2_1_5) digit_3_1_1 digit_3_1_2 digit_3_1_3 digit_3_1_4))
(assert (not digit_3_1_6))
(assert (or (not digit_2_1_6) digit_3_1_1 digit_3_1_2 digit_3_1_3 digit_3_1_4 digit_3_1_5))
; the digit of row 3, column 6 is less than that of row 2, column 6
(assert (or (not digit_3_6_1) digit_2_6_2 digit_2_6_3 digit_2_6_4 digit_2_6_5 digit_2_6_6))
(assert (not digit_2_6_1))
(assert (or (not digit_3_6_2) digit_2_6_3 digit_2_6_4 digit_2_6_5 digit_2_6_6))
(assert (or (not digit_2_6_2) digit_3_6_1))
(assert (or (not digit_3_6_3) digit_2_6_4 digit_2_6_5 digit_2_6_6))
(assert (or (not digit_2_6_3) digit_3_6_1 digit_3_6_2))
(assert (or (not digit_3_6_4) digit_2_6_5 digit_2_6_6))
(assert (or (not digit_2_6_4) digit_3_6_1 digit_3_6_2 digit_3_6_3))
(assert (or (not digit_3_6_5) digit_2_6_6))
(assert (or (not digit_2_6_5) digit_3_6_1 digit_3_6_2 digit_3_6_3 digit_3_6_4))
(assert (not digit_3_6_6))
(assert (or (not digit_2_6_6) digit_3_6_1 digit_3_6_2 digit_3_6_3 digit_3_6_4 digit_3_6_5))
; the digit of row 5, column 1 is less than that of row 4, column 1
(assert (or (not digit_5_1_1) digit_4_1_2 digit_4_1_3 digit_4_1_4 digit_4_1_5 digit_4_1_6))
(assert (not digit_4_1_1))
(assert (or (not digit_5_1_2) digit_4_1_3 digit_4_1_4 digit_4_1_5 digit_4_1_6))
(assert (or (not digit_4_1_2) digit_5_1_1))
(assert (or (not digit_5_1_3) digit_4_1_4 digit_4_1_5 digit_4_1_6))
(assert (or (not digit_4_1_3) digit_5_1_1 digit_5_1_2))
(assert (or (not digit_5_1_4) digit_4_1_5 digit_4_1_6))
(assert (or (not digit_4_1_4) digit_5_1_1 digit_5_1_2 digit_5_1_3))
(assert (or (not digit_5_1_5) digit_4_1_6))
(assert (or (not digit_4_1_5) digit_5_1_1 digit_5_1_2 digit_5_1_3 digit_5_1_4))
(assert (not digit_5_1_6))
(assert (or (not digit_4_1_6) digit_5_1_1 digit_5_1_2 digit_5_1_3 digit_5_1_4 digit_5_1_5))
; the digit of row 5, column 4 is less than that of row 4, column 4
(assert (or (not digit_5_4_1) digit_4_4_2 digit_4_4_3 digit_4_4_4 digit_4_4_5 digit_4_4_6))
(assert (not digit_4_4_1))
(assert (or (not digit_5_4_2) digit_4_4_3 digit_4_4_4 digit_4_4_5 digit_4_4_6))
(assert (or (not digit_4_4_2) digit_5_4_1))
(assert (or (not digit_5_4_3) digit_4_4_4 digit_4_4_5 digit_4_4_6))
(assert (or (not digit_4_4_3) digit_5_4_1 digit_5_4_2))
(assert (or (not digit_5_4_4) digit_4_4_5 digit_4_4_6))
(assert (or (not digit_4_4_4) digit_5_4_1 digit_5_4_2 digit_5_4_3))
(assert (or (not digit_5_4_5) digit_4_4_6))
(assert (or (not digit_4_4_5) digit_5_4_1 digit_5_4_2 digit_5_4_3 digit_5_4_4))
(assert (not digit_5_4_6))
(assert (or (not digit_4_4_6) digit_5_4_1 digit_5_4_2 digit_5_4_3 digit_5_4_4 digit_5_4_5))
; the digit of row 5, column 3 is less than that of row 5, column 4
(assert (or (not digit_5_3_1) digit_5_4_2 digit_5_4_3 digit_5_4_4 digit_5_4_5 digit_5_4_6))
(assert (not digit_5_4_1))
(assert (or (not digit_5_3_2) digit_5_4_3 digit_5_4_4 digit_5_4_5 digit_5_4_6))
(assert (or (not digit_5_4_2) digit_5_3_1))
(assert (or (not digit_5_3_3) digit_5_4_4 digit_5_4_5 digit_5_4_6))
(assert (or (not digit_5_4_3) digit_5_3_1 digit_5_3_2))
(assert (or (not digit_5_3_4) digit_5_4_5 digit_5_4_6))
(assert (or (not digit_5_4_4) digit_5_3_1 digit_5_3_2 digit_5_3_3))
(assert (or (not digit_5_3_5) digit_5_4_6))
(assert (or (not digit_5_4_5) digit_5_3_1 digit_5_3_2 digit_5_3_3 digit_5_3_4))
(assert (not digit_5_3_6))
(assert (or (not digit_5_4_6) digit_5_3_1 digit_5_3_2 digit_5_3_3 digit_5_3_4 digit_5_3_5))
; the digit of row 6, column 1 is less than that of row 6, column 2
(assert (or (not digit_6_1_1) digit_6_2_2 digit_6_2_3 digit_6_2_4 digit_6_2_5 digit_6_2_6))
(assert (not digit_6_2_1))
(assert (or (not digit_6_1_2) digit_6_2_3 digit_6_2_4 digit_6_2_5 digit_6_2_6))
(assert (or (not digit_6_2_2) digit_6_1_1))
(assert (or (not digit_6_1_3) digit_6_2_4 digit_6_2_5 digit_6_2_6))
(assert (or (not digit_6_2_3) digit_6_1_1 digit_6_1_2))
(assert (or (not digit_6_1_4) digit_6_2_5 digit_6_2_6))
(assert (or (not digit_6_2_4) digit_6_1_1 digit_6_1_2 digit_6_1_3))
(assert (or (not digit_6_1_5) digit_6_2_6))
(assert (or (not digit_6_2_5) digit_6_1_1 digit_6_1_2 digit_6_1_3 digit_6_1_4))
(assert (not digit_6_1_6))
(assert (or (not digit_6_2_6) digit_6_1_1 digit_6_1_2 digit_6_1_3 digit_6_1_4 digit_6_1_5))
; the digit of row 6, column 3 is less than that of row 6, column 4
(assert (or (not digit_6_3_1) digit_6_4_2 digit_6_4_3 digit_6_4_4 digit_6_4_5 digit_6_4_6))
(assert (not digit_6_4_1))
(assert (or (not digit_6_3_2) digit_6_4_3 digit_6_4_4 digit_6_4_5 digit_6_4_6))
(assert (or (not digit_6_4_2) digit_6_3_1))
(assert (or (not digit_6_3_3) digit_6_4_4 digit_6_4_5 digit_6_4_6))
(assert (or (not digit_6_4_3) digit_6_3_1 digit_6_3_2))
(assert (or (not digit_6_3_4) digit_6_4_5 digit_6_4_6))
(assert (or (not digit_6_4_4) digit_6_3_1 digit_6_3_2 digit_6_3_3))
(assert (or (not digit_6_3_5) digit_6_4_6))
(assert (or (not digit_6_4_5) digit_6_3_1 digit_6_3_2 digit_6_3_3 digit_6_3_4))
(assert (not digit_6_3_6))
(assert (or (not digit_6_4_6) digit_6_3_1 digit_6_3_2 digit_6_3_3 digit_6_3_4 digit_6_3_5))
(check-sat)
(get-model)
