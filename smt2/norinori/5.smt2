; norinori, classic:
;
; norinori:
; ABCCC
; ABDCC
; ABDDD
; EEEFF
; EEEFF
;
; black_1_1 is true when row 1, column 1 holds #, and likewise for the others.
(declare-const black_1_1 Bool)
(declare-const black_1_2 Bool)
(declare-const black_1_3 Bool)
(declare-const black_1_4 Bool)
(declare-const black_1_5 Bool)
(declare-const black_2_1 Bool)
(declare-const black_2_2 Bool)
(declare-const black_2_3 Bool)
(declare-const black_2_4 Bool)
(declare-const black_2_5 Bool)
(declare-const black_3_1 Bool)
(declare-const black_3_2 Bool)
(declare-const black_3_3 Bool)
(declare-const black_3_4 Bool)
(declare-const black_3_5 Bool)
(declare-const black_4_1 Bool)
(declare-const black_4_2 Bool)
(declare-const black_4_3 Bool)
(declare-const black_4_4 Bool)
(declare-const black_4_5 Bool)
(declare-const black_5_1 Bool)
(declare-const black_5_2 Bool)
(declare-const black_5_3 Bool)
(declare-const black_5_4 Bool)
(declare-const black_5_5 Bool)
; room A has exactly two black cells
(assert ((_ pbeq 2 1 1 1) black_1_1 black_2_1 black_3_1))
; room B has exactly two black cells
(assert ((_ pbeq 2 1 1 1) black_1_2 black_2_2 black_3_2))
; room C has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1) black_1_3 black_1_4 black_1_5 black_2_4 black_2_5))
; room D has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1) black_2_3 black_3_3 black_3_4 black_3_5))
; room E has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1) black_4_1 black_4_2 black_4_3 black_5_1 black_5_2 black_5_3))
; room F has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1) black_4_4 black_4_5 black_5_4 black_5_5))
; row 1, column 1, if it is black, touches exactly one black cell
(assert (=> black_1_1 ((_ pbeq 1 1 1) black_1_2 black_2_1)))
; row 1, column 2, if it is black, touches exactly one black cell
(assert (=> black_1_2 ((_ pbeq 1 1 1 1) black_1_1 black_1_3 black_2_2)))
; row 1, column 3, if it is black, touches exactly one black cell
(assert (=> black_1_3 ((_ pbeq 1 1 1 1) black_1_2 black_1_4 black_2_3)))
; row 1, column 4, if it is black, touches exactly one black cell
(assert (=> black_1_4 ((_ pbeq 1 1 1 1) black_1_3 black_1_5 black_2_4)))
; row 1, column 5, if it is black, touches exactly one black cell
(assert (=> black_1_5 ((_ pbeq 1 1 1) black_1_4 black_2_5)))
; row 2, column 1, if it is black, touches exactly one black cell
(assert (=> black_2_1 ((_ pbeq 1 1 1 1) black_1_1 black_2_2 black_3_1)))
; row 2, column 2, if it is black, touches exactly one black cell
(assert (=> black_2_2 ((_ pbeq 1 1 1 1 1) black_1_2 black_2_1 black_2_3 black_3_2)))
; row 2, column 3, if it is black, touches exactly one black cell
(assert (=> black_2_3 ((_ pbeq 1 1 1 1 1) black_1_3 black_2_2 black_2_4 black_3_3)))
; row 2, column 4, if it is black, touches exactly one black cell
(assert (=> black_2_4 ((_ pbeq 1 1 1 1 1) black_1_4 black_2_3 black_2_5 black_3_4)))
; row 2, column 5, if it is black, touches exactly one black cell
(assert (=> black_2_5 ((_ pbeq 1 1 1 1) black_1_5 black_2_4 black_3_5)))
; row 3, column 1, if it is black, touches exactly one black cell
(assert (=> black_3_1 ((_ pbeq 1 1 1 1) black_2_1 black_3_2 black_4_1)))
; row 3, column 2, if it is black, touches exactly one black cell
(assert (=> black_3_2 ((_ pbeq 1 1 1 1 1) black_2_2 black_3_1 black_3_3 black_4_2)))
; row 3, column 3, if it is black, touches exactly one black cell
(assert (=> black_3_3 ((_ pbeq 1 1 1 1 1) black_2_3 black_3_2 black_3_4 black_4_3)))
; row 3, column 4, if it is black, touches exactly one black cell
(assert (=> black_3_4 ((_ pbeq 1 1 1 1 1) black_2_4 black_3_3 black_3_5 black_4_4)))
; row 3, column 5, if it is black, touches exactly one black cell
(assert (=> black_3_5 ((_ pbeq 1 1 1 1) black_2_5 black_3_4 black_4_5)))
; row 4, column 1, if it is black, touches exactly one black cell
(assert (=> black_4_1 ((_ pbeq 1 1 1 1) black_3_1 black_4_2 black_5_1)))
; row 4, column 2, if it is black, touches exactly one black cell
(assert (=> black_4_2 ((_ pbeq 1 1 1 1 1) black_3_2 black_4_1 black_4_3 black_5_2)))
; row 4, column 3, if it is black, touches exactly one black cell
(assert (=> black_4_3 ((_ pbeq 1 1 1 1 1) black_3_3 black_4_2 black_4_4 black_5_3)))
; row 4, column 4, if it is black, touches exactly one black cell
(assert (=> black_4_4 ((_ pbeq 1 1 1 1 1) black_3_4 black_4_3 black_4_5 black_5_4)))
; row 4, column 5, if it is black, touches exactly one black cell
(assert (=> black_4_5 ((_ pbeq 1 1 1 1) black_3_5 black_4_4 black_5_5)))
; row 5, column 1, if it is black, touches exactly one black cell
(assert (=> black_5_1 ((_ pbeq 1 1 1) black_4_1 black_5_2)))
; row 5, column 2, if it is black, touches exactly one black cell
(assert (=> black_5_2 ((_ pbeq 1 1 1 1) black_4_2 black_5_1 black_5_3)))
; row 5, column 3, if it is black, touches exactly one black cell
(assert (=> black_5_3 ((_ pbeq 1 1 1 1) black_4_3 black_5_2 black_5_4)))
; row 5, column 4, if it is black, touches exactly one black cell
(assert (=> black_5_4 ((_ pbeq 1 1 1 1) black_4_4 black_5_3 black_5_5)))
; row 5, column 5, if it is black, touches exactly one black cell
(assert (=> black_5_5 ((_ pbeq 1 1 1) black_4_5 black_5_4)))
(check-sat)
(get-model)
