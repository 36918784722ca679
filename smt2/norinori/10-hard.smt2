; norinori, classic:
;
; norinori:
; ABBBBBCCCD
; ABEBFCCGCD
; AAEFFHGGGD
; IIEFFHHHGJ
; IIKLLLLLLJ
; MNKKKOOLLJ
; MNNNKKOPPP
; NNNNQQRPPP
; SNRRRRRTTT
; SNUUURRVVV
;
; black_1_1 is true when row 1, column 1 holds #, and likewise for the others.
(declare-const black_1_1 Bool)
(declare-const black_1_2 Bool)
(declare-const black_1_3 Bool)
(declare-const black_1_4 Bool)
(declare-const black_1_5 Bool)
(declare-const black_1_6 Bool)
(declare-const black_1_7 Bool)
(declare-const black_1_8 Bool)
(declare-const black_1_9 Bool)
(declare-const black_1_10 Bool)
(declare-const black_2_1 Bool)
(declare-const black_2_2 Bool)
(declare-const black_2_3 Bool)
(declare-const black_2_4 Bool)
(declare-const black_2_5 Bool)
(declare-const black_2_6 Bool)
(declare-const black_2_7 Bool)
(declare-const black_2_8 Bool)
(declare-const black_2_9 Bool)
(declare-const black_2_10 Bool)
(declare-const black_3_1 Bool)
(declare-const black_3_2 Bool)
(declare-const black_3_3 Bool)
(declare-const black_3_4 Bool)
(declare-const black_3_5 Bool)
(declare-const black_3_6 Bool)
(declare-const black_3_7 Bool)
(declare-const black_3_8 Bool)
(declare-const black_3_9 Bool)
(declare-const black_3_10 Bool)
(declare-const black_4_1 Bool)
(declare-const black_4_2 Bool)
(declare-const black_4_3 Bool)
(declare-const black_4_4 Bool)
(declare-const black_4_5 Bool)
(declare-const black_4_6 Bool)
(declare-const black_4_7 Bool)
(declare-const black_4_8 Bool)
(declare-const black_4_9 Bool)
(declare-const black_4_10 Bool)
(declare-const black_5_1 Bool)
(declare-const black_5_2 Bool)
(declare-const black_5_3 Bool)
(declare-const black_5_4 Bool)
(declare-const black_5_5 Bool)
(declare-const black_5_6 Bool)
(declare-const black_5_7 Bool)
(declare-const black_5_8 Bool)
(declare-const black_5_9 Bool)
(declare-const black_5_10 Bool)
(declare-const black_6_1 Bool)
(declare-const black_6_2 Bool)
(declare-const black_6_3 Bool)
(declare-const black_6_4 Bool)
(declare-const black_6_5 Bool)
(declare-const black_6_6 Bool)
(declare-const black_6_7 Bool)
(declare-const black_6_8 Bool)
(declare-const black_6_9 Bool)
(declare-const black_6_10 Bool)
(declare-const black_7_1 Bool)
(declare-const black_7_2 Bool)
(declare-const black_7_3 Bool)
(declare-const black_7_4 Bool)
(declare-const black_7_5 Bool)
(declare-const black_7_6 Bool)
(declare-const black_7_7 Bool)
(declare-const black_7_8 Bool)
(declare-const black_7_9 Bool)
(declare-const black_7_10 Bool)
(declare-const black_8_1 Bool)
(declare-const black_8_2 Bool)
(declare-const black_8_3 Bool)
(declare-const black_8_4 Bool)
(declare-const black_8_5 Bool)
(declare-const black_8_6 Bool)
(declare-const black_8_7 Bool)
(declare-const black_8_8 Bool)
(declare-const black_8_9 Bool)
(declare-const black_8_10 Bool)
(declare-const black_9_1 Bool)
(declare-const black_9_2 Bool)
(declare-const black_9_3 Bool)
(declare-const black_9_4 Bool)
(declare-const black_9_5 Bool)
(declare-const black_9_6 Bool)
(declare-const black_9_7 Bool)
(declare-const black_9_8 Bool)
(declare-const black_9_9 Bool)
(declare-const black_9_10 Bool)
(declare-const black_10_1 Bool)
(declare-const black_10_2 Bool)
(declare-const black_10_3 Bool)
(declare-const black_10_4 Bool)
(declare-const black_10_5 Bool)
(declare-const black_10_6 Bool)
(declare-const black_10_7 Bool)
(declare-const black_10_8 Bool)
(declare-const black_10_9 Bool)
(declare-const black_10_10 Bool)
; room A has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1) black_1_1 black_2_1 black_3_1 black_3_2))
; room B has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1) black_1_2 black_1_3 black_1_4 black_1_5 black_1_6 black_2_2 black_2_4))
; room C has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1) black_1_7 black_1_8 black_1_9 black_2_6 black_2_7 black_2_9))
; room D has exactly two black cells
(assert ((_ pbeq 2 1 1 1) black_1_10 black_2_10 black_3_10))
; room E has exactly two black cells
(assert ((_ pbeq 2 1 1 1) black_2_3 black_3_3 black_4_3))
; room F has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1) black_2_5 black_3_4 black_3_5 black_4_4 black_4_5))
; room G has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1) black_2_8 black_3_7 black_3_8 black_3_9 black_4_9))
; room H has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1) black_3_6 black_4_6 black_4_7 black_4_8))
; room I has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1) black_4_1 black_4_2 black_5_1 black_5_2))
; room J has exactly two black cells
(assert ((_ pbeq 2 1 1 1) black_4_10 black_5_10 black_6_10))
; room K has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1) black_5_3 black_6_3 black_6_4 black_6_5 black_7_5 black_7_6))
; room L has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1) black_5_4 black_5_5 black_5_6 black_5_7 black_5_8 black_5_9 black_6_8 black_6_9))
; room M has exactly two black cells
(assert ((_ pbeq 2 1 1) black_6_1 black_7_1))
; room N has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1) black_6_2 black_7_2 black_7_3 black_7_4 black_8_1 black_8_2 black_8_3 black_8_4 black_9_2 black_10_2))
; room O has exactly two black cells
(assert ((_ pbeq 2 1 1 1) black_6_6 black_6_7 black_7_7))
; room P has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1) black_7_8 black_7_9 black_7_10 black_8_8 black_8_9 black_8_10))
; room Q has exactly two black cells
(assert ((_ pbeq 2 1 1) black_8_5 black_8_6))
; room R has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1) black_8_7 black_9_3 black_9_4 black_9_5 black_9_6 black_9_7 black_10_6 black_10_7))
; room S has exactly two black cells
(assert ((_ pbeq 2 1 1) black_9_1 black_10_1))
; room T has exactly two black cells
(assert ((_ pbeq 2 1 1 1) black_9_8 black_9_9 black_9_10))
; room U has exactly two black cells
(assert ((_ pbeq 2 1 1 1) black_10_3 black_10_4 black_10_5))
; room V has exactly two black cells
(assert ((_ pbeq 2 1 1 1) black_10_8 black_10_9 black_10_10))
; row 1, column 1, if it is black, touches exactly one black cell
(assert (=> black_1_1 ((_ pbeq 1 1 1) black_1_2 black_2_1)))
; row 1, column 2, if it is black, touches exactly one black cell
(assert (=> black_1_2 ((_ pbeq 1 1 1 1) black_1_1 black_1_3 black_2_2)))
; row 1, column 3, if it is black, touches exactly one black cell
(assert (=> black_1_3 ((_ pbeq 1 1 1 1) black_1_2 black_1_4 black_2_3)))
; row 1, column 4, if it is black, touches exactly one black cell
(assert (=> black_1_4 ((_ pbeq 1 1 1 1) black_1_3 black_1_5 black_2_4)))
; row 1, column 5, if it is black, touches exactly one black cell
(assert (=> black_1_5 ((_ pbeq 1 1 1 1) black_1_4 black_1_6 black_2_5)))
; row 1, column 6, if it is black, touches exactly one black cell
(assert (=> black_1_6 ((_ pbeq 1 1 1 1) black_1_5 black_1_7 black_2_6)))
; row 1, column 7, if it is black, touches exactly one black cell
(assert (=> black_1_7 ((_ pbeq 1 1 1 1) black_1_6 black_1_8 black_2_7)))
; row 1, column 8, if it is black, touches exactly one black cell
(assert (=> black_1_8 ((_ pbeq 1 1 1 1) black_1_7 black_1_9 black_2_8)))
; row 1, column 9, if it is black, touches exactly one black cell
(assert (=> black_1_9 ((_ pbeq 1 1 1 1) black_1_8 black_1_10 black_2_9)))
; row 1, column 10, if it is black, touches exactly one black cell
(assert (=> black_1_10 ((_ pbeq 1 1 1) black_1_9 black_2_10)))
; row 2, column 1, if it is black, touches exactly one black cell
(assert (=> black_2_1 ((_ pbeq 1 1 1 1) black_1_1 black_2_2 black_3_1)))
; row 2, column 2, if it is black, touches exactly one black cell
(assert (=> black_2_2 ((_ pbeq 1 1 1 1 1) black_1_2 black_2_1 black_2_3 black_3_2)))
; row 2, column 3, if it is black, touches exactly one black cell
(assert (=> black_2_3 ((_ pbeq 1 1 1 1 1) black_1_3 black_2_2 black_2_4 black_3_3)))
; row 2, column 4, if it is black, touches exactly one black cell
(assert (=> black_2_4 ((_ pbeq 1 1 1 1 1) black_1_4 black_2_3 black_2_5 black_3_4)))
; row 2, column 5, if it is black, touches exactly one black cell
(assert (=> black_2_5 ((_ pbeq 1 1 1 1 1) black_1_5 black_2_4 black_2_6 black_3_5)))
; row 2, column 6, if it is black, touches exactly one black cell
(assert (=> black_2_6 ((_ pbeq 1 1 1 1 1) black_1_6 black_2_5 black_2_7 black_3_6)))
; row 2, column 7, if it is black, touches exactly one black cell
(assert (=> black_2_7 ((_ pbeq 1 1 1 1 1) black_1_7 black_2_6 black_2_8 black_3_7)))
; row 2, column 8, if it is black, touches exactly one black cell
(assert (=> black_2_8 ((_ pbeq 1 1 1 1 1) black_1_8 black_2_7 black_2_9 black_3_8)))
; row 2, column 9, if it is black, touches exactly one black cell
(assert (=> black_2_9 ((_ pbeq 1 1 1 1 1) black_1_9 black_2_8 black_2_10 black_3_9)))
; row 2, column 10, if it is black, touches exactly one black cell
(assert (=> black_2_10 ((_ pbeq 1 1 1 1) black_1_10 black_2_9 black_3_10)))
; row 3, column 1, if it is black, touches exactly one black cell
(assert (=> black_3_1 ((_ pbeq 1 1 1 1) black_2_1 black_3_2 black_4_1)))
; row 3, column 2, if it is black, touches exactly one black cell
(assert (=> black_3_2 ((_ pbeq 1 1 1 1 1) black_2_2 black_3_1 black_3_3 black_4_2)))
; row 3, column 3, if it is black, touches exactly one black cell
(assert (=> black_3_3 ((_ pbeq 1 1 1 1 1) black_2_3 black_3_2 black_3_4 black_4_3)))
; row 3, column 4, if it is black, touches exactly one black cell
(assert (=> black_3_4 ((_ pbeq 1 1 1 1 1) black_2_4 black_3_3 black_3_5 black_4_4)))
; row 3, column 5, if it is black, touches exactly one black cell
(assert (=> black_3_5 ((_ pbeq 1 1 1 1 1) black_2_5 black_3_4 black_3_6 black_4_5)))
; row 3, column 6, if it is black, touches exactly one black cell
(assert (=> black_3_6 ((_ pbeq 1 1 1 1 1) black_2_6 black_3_5 black_3_7 black_4_6)))
; row 3, column 7, if it is black, touches exactly one black cell
(assert (=> black_3_7 ((_ pbeq 1 1 1 1 1) black_2_7 black_3_6 black_3_8 black_4_7)))
; row 3, column 8, if it is black, touches exactly one black cell
(assert (=> black_3_8 ((_ pbeq 1 1 1 1 1) black_2_8 black_3_7 black_3_9 black_4_8)))
; row 3, column 9, if it is black, touches exactly one black cell
(assert (=> black_3_9 ((_ pbeq 1 1 1 1 1) black_2_9 black_3_8 black_3_10 black_4_9)))
; row 3, column 10, if it is black, touches exactly one black cell
(assert (=> black_3_10 ((_ pbeq 1 1 1 1) black_2_10 black_3_9 black_4_10)))
; row 4, column 1, if it is black, touches exactly one black cell
(assert (=> black_4_1 ((_ pbeq 1 1 1 1) black_3_1 black_4_2 black_5_1)))
; row 4, column 2, if it is black, touches exactly one black cell
(assert (=> black_4_2 ((_ pbeq 1 1 1 1 1) black_3_2 black_4_1 black_4_3 black_5_2)))
; row 4, column 3, if it is black, touches exactly one black cell
(assert (=> black_4_3 ((_ pbeq 1 1 1 1 1) black_3_3 black_4_2 black_4_4 black_5_3)))
; row 4, column 4, if it is black, touches exactly one black cell
(assert (=> black_4_4 ((_ pbeq 1 1 1 1 1) black_3_4 black_4_3 black_4_5 black_5_4)))
; row 4, column 5, if it is black, touches exactly one black cell
(assert (=> black_4_5 ((_ pbeq 1 1 1 1 1) black_3_5 black_4_4 black_4_6 black_5_5)))
; row 4, column 6, if it is black, touches exactly one black cell
(assert (=> black_4_6 ((_ pbeq 1 1 1 1 1) black_3_6 black_4_5 black_4_7 black_5_6)))
; row 4, column 7, if it is black, touches exactly one black cell
(assert (=> black_4_7 ((_ pbeq 1 1 1 1 1) black_3_7 black_4_6 black_4_8 black_5_7)))
; row 4, column 8, if it is black, touches exactly one black cell
(assert (=> black_4_8 ((_ pbeq 1 1 1 1 1) black_3_8 black_4_7 black_4_9 black_5_8)))
; row 4, column 9, if it is black, touches exactly one black cell
(assert (=> black_4_9 ((_ pbeq 1 1 1 1 1) black_3_9 black_4_8 black_4_10 black_5_9)))
; row 4, column 10, if it is black, touches exactly one black cell
(assert (=> black_4_10 ((_ pbeq 1 1 1 1) black_3_10 black_4_9 black_5_10)))
; row 5, column 1, if it is black, touches exactly one black cell
(assert (=> black_5_1 ((_ pbeq 1 1 1 1) black_4_1 black_5_2 black_6_1)))
; row 5, column 2, if it is black, touches exactly one black cell
(assert (=> black_5_2 ((_ pbeq 1 1 1 1 1) black_4_2 black_5_1 black_5_3 black_6_2)))
; row 5, column 3, if it is black, touches exactly one black cell
(assert (=> black_5_3 ((_ pbeq 1 1 1 1 1) black_4_3 black_5_2 black_5_4 black_6_3)))
; row 5, column 4, if it is black, touches exactly one black cell
(assert (=> black_5_4 ((_ pbeq 1 1 1 1 1) black_4_4 black_5_3 black_5_5 black_6_4)))
; row 5, column 5, if it is black, touches exactly one black cell
(assert (=> black_5_5 ((_ pbeq 1 1 1 1 1) black_4_5 black_5_4 black_5_6 black_6_5)))
; row 5, column 6, if it is black, touches exactly one black cell
(assert (=> black_5_6 ((_ pbeq 1 1 1 1 1) black_4_6 black_5_5 black_5_7 black_6_6)))
; row 5, column 7, if it is black, touches exactly one black cell
(assert (=> black_5_7 ((_ pbeq 1 1 1 1 1) black_4_7 black_5_6 black_5_8 black_6_7)))
; row 5, column 8, if it is black, touches exactly one black cell
(assert (=> black_5_8 ((_ pbeq 1 1 1 1 1) black_4_8 black_5_7 black_5_9 black_6_8)))
; row 5, column 9, if it is black, touches exactly one black cell
(assert (=> black_5_9 ((_ pbeq 1 1 1 1 1) black_4_9 black_5_8 black_5_10 black_6_9)))
; row 5, column 10, if it is black, touches exactly one black cell
(assert (=> black_5_10 ((_ pbeq 1 1 1 1) black_4_10 black_5_9 black_6_10)))
; row 6, column 1, if it is black, touches exactly one black cell
(assert (=> black_6_1 ((_ pbeq 1 1 1 1) black_5_1 black_6_2 black_7_1)))
; row 6, column 2, if it is black, touches exactly one black cell
(assert (=> black_6_2 ((_ pbeq 1 1 1 1 1) black_5_2 black_6_1 black_6_3 black_7_2)))
; row 6, column 3, if it is black, touches exactly one black cell
(assert (=> black_6_3 ((_ pbeq 1 1 1 1 1) black_5_3 black_6_2 black_6_4 black_7_3)))
; row 6, column 4, if it is black, touches exactly one black cell
(assert (=> black_6_4 ((_ pbeq 1 1 1 1 1) black_5_4 black_6_3 black_6_5 black_7_4)))
; row 6, column 5, if it is black, touches exactly one black cell
(assert (=> black_6_5 ((_ pbeq 1 1 1 1 1) black_5_5 black_6_4 black_6_6 black_7_5)))
; row 6, column 6, if it is black, touches exactly one black cell
(assert (=> black_6_6 ((_ pbeq 1 1 1 1 1) black_5_6 black_6_5 black_6_7 black_7_6)))
; row 6, column 7, if it is black, touches exactly one black cell
(assert (=> black_6_7 ((_ pbeq 1 1 1 1 1) black_5_7 black_6_6 black_6_8 black_7_7)))
; row 6, column 8, if it is black, touches exactly one black cell
(assert (=> black_6_8 ((_ pbeq 1 1 1 1 1) black_5_8 black_6_7 black_6_9 black_7_8)))
; row 6, column 9, if it is black, touches exactly one black cell
(assert (=> black_6_9 ((_ pbeq 1 1 1 1 1) black_5_9 black_6_8 black_6_10 black_7_9)))
; row 6, column 10, if it is black, touches exactly one black cell
(assert (=> black_6_10 ((_ pbeq 1 1 1 1) black_5_10 black_6_9 black_7_10)))
; row 7, column 1, if it is black, touches exactly one black cell
(assert (=> black_7_1 ((_ pbeq 1 1 1 1) black_6_1 black_7_2 black_8_1)))
; row 7, column 2, if it is black, touches exactly one black cell
(assert (=> black_7_2 ((_ pbeq 1 1 1 1 1) black_6_2 black_7_1 black_7_3 black_8_2)))
; row 7, column 3, if it is black, touches exactly one black cell
(assert (=> black_7_3 ((_ pbeq 1 1 1 1 1) black_6_3 black_7_2 black_7_4 black_8_3)))
; row 7, column 4, if it is black, touches exactly one black cell
(assert (=> black_7_4 ((_ pbeq 1 1 1 1 1) black_6_4 black_7_3 black_7_5 black_8_4)))
; row 7, column 5, if it is black, touches exactly one black cell
(assert (=> black_7_5 ((_ pbeq 1 1 1 1 1) black_6_5 black_7_4 black_7_6 black_8_5)))
; row 7, column 6, if it is black, touches exactly one black cell
(assert (=> black_7_6 ((_ pbeq 1 1 1 1 1) black_6_6 black_7_5 black_7_7 black_8_6)))
; row 7, column 7, if it is black, touches exactly one black cell
(assert (=> black_7_7 ((_ pbeq 1 1 1 1 1) black_6_7 black_7_6 black_7_8 black_8_7)))
; row 7, column 8, if it is black, touches exactly one black cell
(assert (=> black_7_8 ((_ pbeq 1 1 1 1 1) black_6_8 black_7_7 black_7_9 black_8_8)))
; row 7, column 9, if it is black, touches exactly one black cell
(assert (=> black_7_9 ((_ pbeq 1 1 1 1 1) black_6_9 black_7_8 black_7_10 black_8_9)))
; row 7, column 10, if it is black, touches exactly one black cell
(assert (=> black_7_10 ((_ pbeq 1 1 1 1) black_6_10 black_7_9 black_8_10)))
; row 8, column 1, if it is black, touches exactly one black cell
(assert (=> black_8_1 ((_ pbeq 1 1 1 1) black_7_1 black_8_2 black_9_1)))
; row 8, column 2, if it is black, touches exactly one black cell
(assert (=> black_8_2 ((_ pbeq 1 1 1 1 1) black_7_2 black_8_1 black_8_3 black_9_2)))
; row 8, column 3, if it is black, touches exactly one black cell
(assert (=> black_8_3 ((_ pbeq 1 1 1 1 1) black_7_3 black_8_2 black_8_4 black_9_3)))
; row 8, column 4, if it is black, touches exactly one black cell
(assert (=> black_8_4 ((_ pbeq 1 1 1 1 1) black_7_4 black_8_3 black_8_5 black_9_4)))
; row 8, column 5, if it is black, touches exactly one black cell
(assert (=> black_8_5 ((_ pbeq 1 1 1 1 1) black_7_5 black_8_4 black_8_6 black_9_5)))
; row 8, column 6, if it is black, touches exactly one black cell
(assert (=> black_8_6 ((_ pbeq 1 1 1 1 1) black_7_6 black_8_5 black_8_7 black_9_6)))
; row 8, column 7, if it is black, touches exactly one black cell
(assert (=> black_8_7 ((_ pbeq 1 1 1 1 1) black_7_7 black_8_6 black_8_8 black_9_7)))
; row 8, column 8, if it is black, touches exactly one black cell
(assert (=> black_8_8 ((_ pbeq 1 1 1 1 1) black_7_8 black_8_7 black_8_9 black_9_8)))
; row 8, column 9, if it is black, touches exactly one black cell
(assert (=> black_8_9 ((_ pbeq 1 1 1 1 1) black_7_9 black_8_8 black_8_10 black_9_9)))
; row 8, column 10, if it is black, touches exactly one black cell
(assert (=> black_8_10 ((_ pbeq 1 1 1 1) black_7_10 black_8_9 black_9_10)))
; row 9, column 1, if it is black, touches exactly one black cell
(assert (=> black_9_1 ((_ pbeq 1 1 1 1) black_8_1 black_9_2 black_10_1)))
; row 9, column 2, if it is black, touches exactly one black cell
(assert (=> black_9_2 ((_ pbeq 1 1 1 1 1) black_8_2 black_9_1 black_9_3 black_10_2)))
; row 9, column 3, if it is black, touches exactly one black cell
(assert (=> black_9_3 ((_ pbeq 1 1 1 1 1) black_8_3 black_9_2 black_9_4 black_10_3)))
; row 9, column 4, if it is black, touches exactly one black cell
(assert (=> black_9_4 ((_ pbeq 1 1 1 1 1) black_8_4 black_9_3 black_9_5 black_10_4)))
; row 9, column 5, if it is black, touches exactly one black cell
(assert (=> black_9_5 ((_ pbeq 1 1 1 1 1) black_8_5 black_9_4 black_9_6 black_10_5)))
; row 9, column 6, if it is black, touches exactly one black cell
(assert (=> black_9_6 ((_ pbeq 1 1 1 1 1) black_8_6 black_9_5 black_9_7 black_10_6)))
; row 9, column 7, if it is black, touches exactly one black cell
(assert (=> black_9_7 ((_ pbeq 1 1 1 1 1) black_8_7 black_9_6 black_9_8 black_10_7)))
; row 9, column 8, if it is black, touches exactly one black cell
(assert (=> black_9_8 ((_ pbeq 1 1 1 1 1) black_8_8 black_9_7 black_9_9 black_10_8)))
; row 9, column 9, if it is black, touches exactly one black cell
(assert (=> black_9_9 ((_ pbeq 1 1 1 1 1) black_8_9 black_9_8 black_9_10 black_10_9)))
; row 9, column 10, if it is black, touches exactly one black cell
(assert (=> black_9_10 ((_ pbeq 1 1 1 1) black_8_10 black_9_9 black_10_10)))
; row 10, column 1, if it is black, touches exactly one black cell
(assert (=> black_10_1 ((_ pbeq 1 1 1) black_9_1 black_10_2)))
; row 10, column 2, if it is black, touches exactly one black cell
(assert (=> black_10_2 ((_ pbeq 1 1 1 1) black_9_2 black_10_1 black_10_3)))
; row 10, column 3, if it is black, touches exactly one black cell
(assert (=> black_10_3 ((_ pbeq 1 1 1 1) black_9_3 black_10_2 black_10_4)))
; row 10, column 4, if it is black, touches exactly one black cell
(assert (=> black_10_4 ((_ pbeq 1 1 1 1) black_9_4 black_10_3 black_10_5)))
; row 10, column 5, if it is black, touches exactly one black cell
(assert (=> black_10_5 ((_ pbeq 1 1 1 1) black_9_5 black_10_4 black_10_6)))
; row 10, column 6, if it is black, touches exactly one black cell
(assert (=> black_10_6 ((_ pbeq 1 1 1 1) black_9_6 black_10_5 black_10_7)))
; row 10, column 7, if it is black, touches exactly one black cell
(assert (=> black_10_7 ((_ pbeq 1 1 1 1) black_9_7 black_10_6 black_10_8)))
; row 10, column 8, if it is black, touches exactly one black cell
(assert (=> black_10_8 ((_ pbeq 1 1 1 1) black_9_8 black_10_7 black_10_9)))
; row 10, column 9, if it is black, touches exactly one black cell
(assert (=> black_10_9 ((_ pbeq 1 1 1 1) black_9_9 black_10_8 black_10_10)))
; row 10, column 10, if it is black, touches exactly one black cell
(assert (=> black_10_10 ((_ pbeq 1 1 1) black_9_10 black_10_9)))
(check-sat)
(get-model)
