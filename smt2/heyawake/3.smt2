; heyawake, classic:
;
; heyawake:
; AAA
; BCD
; ECD
; 0__
; 1__
; ___
;
; black_1_1 is true when row 1, column 1 holds #, and likewise for the others.
(declare-const black_1_1 Bool)
(declare-const black_1_2 Bool)
(declare-const black_1_3 Bool)
(declare-const black_2_1 Bool)
(declare-const black_2_2 Bool)
(declare-const black_2_3 Bool)
(declare-const black_3_1 Bool)
(declare-const black_3_2 Bool)
(declare-const black_3_3 Bool)
(declare-const points_2_4_at_2_3 Bool)
(declare-const points_2_4_at_2_5 Bool)
(declare-const points_2_4_at_3_4 Bool)
(declare-const points_2_6_at_2_5 Bool)
(declare-const points_2_6_at_3_6 Bool)
(declare-const points_4_2_at_3_2 Bool)
(declare-const points_4_2_at_4_3 Bool)
(declare-const points_4_2_at_5_2 Bool)
(declare-const points_4_4_at_3_4 Bool)
(declare-const points_4_4_at_4_3 Bool)
(declare-const points_4_4_at_4_5 Bool)
(declare-const points_4_4_at_5_4 Bool)
(declare-const points_4_6_at_3_6 Bool)
(declare-const points_4_6_at_4_5 Bool)
(declare-const points_4_6_at_5_6 Bool)
(declare-const points_6_2_at_5_2 Bool)
(declare-const points_6_2_at_6_3 Bool)
(declare-const points_6_4_at_5_4 Bool)
(declare-const points_6_4_at_6_3 Bool)
(declare-const points_6_4_at_6_5 Bool)
(declare-const points_6_6_at_5_6 Bool)
(declare-const points_6_6_at_6_5 Bool)
(declare-const points_3_3_at_2_3 Bool)
(declare-const points_3_3_at_3_2 Bool)
(declare-const points_3_3_at_3_4 Bool)
(declare-const points_3_3_at_4_3 Bool)
(declare-const points_3_5_at_2_5 Bool)
(declare-const points_3_5_at_3_4 Bool)
(declare-const points_3_5_at_3_6 Bool)
(declare-const points_3_5_at_4_5 Bool)
(declare-const points_5_3_at_4_3 Bool)
(declare-const points_5_3_at_5_2 Bool)
(declare-const points_5_3_at_5_4 Bool)
(declare-const points_5_3_at_6_3 Bool)
(declare-const points_5_5_at_4_5 Bool)
(declare-const points_5_5_at_5_4 Bool)
(declare-const points_5_5_at_5_6 Bool)
(declare-const points_5_5_at_6_5 Bool)
; row 1, columns 1 and 2 are not both black
(assert ((_ at-most 1) black_1_1 black_1_2))
; column 1, rows 1 and 2 are not both black
(assert ((_ at-most 1) black_1_1 black_2_1))
; row 1, columns 2 and 3 are not both black
(assert ((_ at-most 1) black_1_2 black_1_3))
; column 2, rows 1 and 2 are not both black
(assert ((_ at-most 1) black_1_2 black_2_2))
; column 3, rows 1 and 2 are not both black
(assert ((_ at-most 1) black_1_3 black_2_3))
; row 2, columns 1 and 2 are not both black
(assert ((_ at-most 1) black_2_1 black_2_2))
; column 1, rows 2 and 3 are not both black
(assert ((_ at-most 1) black_2_1 black_3_1))
; row 2, columns 2 and 3 are not both black
(assert ((_ at-most 1) black_2_2 black_2_3))
; column 2, rows 2 and 3 are not both black
(assert ((_ at-most 1) black_2_2 black_3_2))
; column 3, rows 2 and 3 are not both black
(assert ((_ at-most 1) black_2_3 black_3_3))
; row 3, columns 1 and 2 are not both black
(assert ((_ at-most 1) black_3_1 black_3_2))
; row 3, columns 2 and 3 are not both black
(assert ((_ at-most 1) black_3_2 black_3_3))
; row 2, columns 1 to 3 crosses two borders of rooms, so that a cell of it is black
(assert (or black_2_1 black_2_2 black_2_3))
; row 3, columns 1 to 3 crosses two borders of rooms, so that a cell of it is black
(assert (or black_3_1 black_3_2 black_3_3))
; column 1, rows 1 to 3 crosses two borders of rooms, so that a cell of it is black
(assert (or black_1_1 black_2_1 black_3_1))
; room A has no black cell
(assert ((_ pbeq 0 1 1 1) black_1_1 black_1_2 black_1_3))
; room B has exactly 1 black cell
(assert ((_ pbeq 1 1) black_2_1))
; all white cells are connected
(assert (or points_2_4_at_2_3 points_2_4_at_2_5 points_2_4_at_3_4 black_1_2 black_1_1))
(assert (or points_2_6_at_2_5 points_2_6_at_3_6 black_1_3))
(assert (or points_4_2_at_3_2 points_4_2_at_4_3 points_4_2_at_5_2 black_2_1))
(assert (or points_4_4_at_3_4 points_4_4_at_4_3 points_4_4_at_4_5 points_4_4_at_5_4 black_2_2))
(assert (or points_4_6_at_3_6 points_4_6_at_4_5 points_4_6_at_5_6 black_2_3))
(assert (or points_6_2_at_5_2 points_6_2_at_6_3 black_3_1))
(assert (or points_6_4_at_5_4 points_6_4_at_6_3 points_6_4_at_6_5 black_3_2))
(assert (or points_6_6_at_5_6 points_6_6_at_6_5 black_3_3))
(assert (or points_3_3_at_2_3 points_3_3_at_3_2 points_3_3_at_3_4 points_3_3_at_4_3))
(assert (or points_3_5_at_2_5 points_3_5_at_3_4 points_3_5_at_3_6 points_3_5_at_4_5))
(assert (or points_5_3_at_4_3 points_5_3_at_5_2 points_5_3_at_5_4 points_5_3_at_6_3))
(assert (or points_5_5_at_4_5 points_5_5_at_5_4 points_5_5_at_5_6 points_5_5_at_6_5))
(assert ((_ at-most 1) points_2_4_at_2_3 points_3_3_at_2_3 black_1_1))
(assert ((_ at-most 1) points_4_2_at_3_2 points_3_3_at_3_2))
(assert ((_ at-most 1) points_2_4_at_2_5 points_2_6_at_2_5 points_3_5_at_2_5 black_1_2))
(assert ((_ at-most 1) points_2_4_at_3_4 points_4_4_at_3_4 points_3_3_at_3_4 points_3_5_at_3_4))
(assert ((_ at-most 1) points_2_6_at_3_6 points_4_6_at_3_6 points_3_5_at_3_6))
(assert ((_ at-most 1) points_4_2_at_4_3 points_4_4_at_4_3 points_3_3_at_4_3 points_5_3_at_4_3 black_2_1))
(assert ((_ at-most 1) points_4_2_at_5_2 points_6_2_at_5_2 points_5_3_at_5_2))
(assert ((_ at-most 1) points_4_4_at_4_5 points_4_6_at_4_5 points_3_5_at_4_5 points_5_5_at_4_5 black_2_2))
(assert ((_ at-most 1) points_4_4_at_5_4 points_6_4_at_5_4 points_5_3_at_5_4 points_5_5_at_5_4))
(assert ((_ at-most 1) points_4_6_at_5_6 points_6_6_at_5_6 points_5_5_at_5_6))
(assert ((_ at-most 1) points_6_2_at_6_3 points_6_4_at_6_3 points_5_3_at_6_3 black_3_1))
(assert ((_ at-most 1) points_6_4_at_6_5 points_6_6_at_6_5 points_5_5_at_6_5 black_3_2))
(assert (or (not points_2_4_at_2_5) (not black_1_3)))
(assert (or (not points_2_4_at_3_4) (not black_2_2)))
(assert (or (not points_2_6_at_3_6) (not black_2_3)))
(assert (or (not points_4_2_at_3_2) (not black_1_1)))
(assert (or (not points_4_2_at_4_3) (not black_2_2)))
(assert (or (not points_4_2_at_5_2) (not black_3_1)))
(assert (or (not points_4_4_at_3_4) (not black_1_2)))
(assert (or (not points_4_4_at_4_5) (not black_2_3)))
(assert (or (not points_4_4_at_5_4) (not black_3_2)))
(assert (or (not points_4_6_at_3_6) (not black_1_3)))
(assert (or (not points_4_6_at_5_6) (not black_3_3)))
(assert (or (not points_6_2_at_5_2) (not black_2_1)))
(assert (or (not points_6_2_at_6_3) (not black_3_2)))
(assert (or (not points_6_4_at_5_4) (not black_2_2)))
(assert (or (not points_6_4_at_6_5) (not black_3_3)))
(assert (or (not points_6_6_at_5_6) (not black_2_3)))
(check-sat)
(get-model)
