; norinori, classic:
;
; norinori:
; AAAA
; BBCC
; CCCC
;
; black_1_1 is true when row 1, column 1 holds #, and likewise for the others.
(declare-const black_1_1 Bool)
(declare-const black_1_2 Bool)
(declare-const black_1_3 Bool)
(declare-const black_1_4 Bool)
(declare-const black_2_1 Bool)
(declare-const black_2_2 Bool)
(declare-const black_2_3 Bool)
(declare-const black_2_4 Bool)
(declare-const black_3_1 Bool)
(declare-const black_3_2 Bool)
(declare-const black_3_3 Bool)
(declare-const black_3_4 Bool)
; room A has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1) black_1_1 black_1_2 black_1_3 black_1_4))
; room B has exactly two black cells
(assert ((_ pbeq 2 1 1) black_2_1 black_2_2))
; room C has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1) black_2_3 black_2_4 black_3_1 black_3_2 black_3_3 black_3_4))
; row 1, column 1, if it is black, touches exactly one black cell
(assert (=> black_1_1 ((_ pbeq 1 1 1) black_1_2 black_2_1)))
; row 1, column 2, if it is black, touches exactly one black cell
(assert (=> black_1_2 ((_ pbeq 1 1 1 1) black_1_1 black_1_3 black_2_2)))
; row 1, column 3, if it is black, touches exactly one black cell
(assert (=> black_1_3 ((_ pbeq 1 1 1 1) black_1_2 black_1_4 black_2_3)))
; row 1, column 4, if it is black, touches exactly one black cell
(assert (=> black_1_4 ((_ pbeq 1 1 1) black_1_3 black_2_4)))
; row 2, column 1, if it is black, touches exactly one black cell
(assert (=> black_2_1 ((_ pbeq 1 1 1 1) black_1_1 black_2_2 black_3_1)))
; row 2, column 2, if it is black, touches exactly one black cell
(assert (=> black_2_2 ((_ pbeq 1 1 1 1 1) black_1_2 black_2_1 black_2_3 black_3_2)))
; row 2, column 3, if it is black, touches exactly one black cell
(assert (=> black_2_3 ((_ pbeq 1 1 1 1 1) black_1_3 black_2_2 black_2_4 black_3_3)))
; row 2, column 4, if it is black, touches exactly one black cell
(assert (=> black_2_4 ((_ pbeq 1 1 1 1) black_1_4 black_2_3 black_3_4)))
; row 3, column 1, if it is black, touches exactly one black cell
(assert (=> black_3_1 ((_ pbeq 1 1 1) black_2_1 black_3_2)))
; row 3, column 2, if it is black, touches exactly one black cell
(assert (=> black_3_2 ((_ pbeq 1 1 1 1) black_2_2 black_3_1 black_3_3)))
; row 3, column 3, if it is black, touches exactly one black cell
(assert (=> black_3_3 ((_ pbeq 1 1 1 1) black_2_3 black_3_2 black_3_4)))
; row 3, column 4, if it is black, touches exactly one black cell
(assert (=> black_3_4 ((_ pbeq 1 1 1) black_2_4 black_3_3)))
(check-sat)
(get-model)
