; norinori, classic:
;
; norinori:
; AAABBCDDEEFFFG
; HAIBBCDJJEFFFG
; HHIHHCKKJELFFF
; MHHHHKKKJNLFOF
; MMHMPPPQJNLLOR
; SMMMTTQQQNOOOR
; SMUUTTQQQNVVWR
; XXXXYTTZQQVVWa
; XXbYYYcZddVVVa
; XXbeeecZddfgga
; hheeeeZZZffgia
; hhejjkZZZfflii
; mmnjjkkoooplll
; mmnjqqqoooplll
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
(declare-const black_1_11 Bool)
(declare-const black_1_12 Bool)
(declare-const black_1_13 Bool)
(declare-const black_1_14 Bool)
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
(declare-const black_2_11 Bool)
(declare-const black_2_12 Bool)
(declare-const black_2_13 Bool)
(declare-const black_2_14 Bool)
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
(declare-const black_3_11 Bool)
(declare-const black_3_12 Bool)
(declare-const black_3_13 Bool)
(declare-const black_3_14 Bool)
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
(declare-const black_4_11 Bool)
(declare-const black_4_12 Bool)
(declare-const black_4_13 Bool)
(declare-const black_4_14 Bool)
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
(declare-const black_5_11 Bool)
(declare-const black_5_12 Bool)
(declare-const black_5_13 Bool)
(declare-const black_5_14 Bool)
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
(declare-const black_6_11 Bool)
(declare-const black_6_12 Bool)
(declare-const black_6_13 Bool)
(declare-const black_6_14 Bool)
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
(declare-const black_7_11 Bool)
(declare-const black_7_12 Bool)
(declare-const black_7_13 Bool)
(declare-const black_7_14 Bool)
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
(declare-const black_8_11 Bool)
(declare-const black_8_12 Bool)
(declare-const black_8_13 Bool)
(declare-const black_8_14 Bool)
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
(declare-const black_9_11 Bool)
(declare-const black_9_12 Bool)
(declare-const black_9_13 Bool)
(declare-const black_9_14 Bool)
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
(declare-const black_10_11 Bool)
(declare-const black_10_12 Bool)
(declare-const black_10_13 Bool)
(declare-const black_10_14 Bool)
(declare-const black_11_1 Bool)
(declare-const black_11_2 Bool)
(declare-const black_11_3 Bool)
(declare-const black_11_4 Bool)
(declare-const black_11_5 Bool)
(declare-const black_11_6 Bool)
(declare-const black_11_7 Bool)
(declare-const black_11_8 Bool)
(declare-const black_11_9 Bool)
(declare-const black_11_10 Bool)
(declare-const black_11_11 Bool)
(declare-const black_11_12 Bool)
(declare-const black_11_13 Bool)
(declare-const black_11_14 Bool)
(declare-const black_12_1 Bool)
(declare-const black_12_2 Bool)
(declare-const black_12_3 Bool)
(declare-const black_12_4 Bool)
(declare-const black_12_5 Bool)
(declare-const black_12_6 Bool)
(declare-const black_12_7 Bool)
(declare-const black_12_8 Bool)
(declare-const black_12_9 Bool)
(declare-const black_12_10 Bool)
(declare-const black_12_11 Bool)
(declare-const black_12_12 Bool)
(declare-const black_12_13 Bool)
(declare-const black_12_14 Bool)
(declare-const black_13_1 Bool)
(declare-const black_13_2 Bool)
(declare-const black_13_3 Bool)
(declare-const black_13_4 Bool)
(declare-const black_13_5 Bool)
(declare-const black_13_6 Bool)
(declare-const black_13_7 Bool)
(declare-const black_13_8 Bool)
(declare-const black_13_9 Bool)
(declare-const black_13_10 Bool)
(declare-const black_13_11 Bool)
(declare-const black_13_12 Bool)
(declare-const black_13_13 Bool)
(declare-const black_13_14 Bool)
(declare-const black_14_1 Bool)
(declare-const black_14_2 Bool)
(declare-const black_14_3 Bool)
(declare-const black_14_4 Bool)
(declare-const black_14_5 Bool)
(declare-const black_14_6 Bool)
(declare-const black_14_7 Bool)
(declare-const black_14_8 Bool)
(declare-const black_14_9 Bool)
(declare-const black_14_10 Bool)
(declare-const black_14_11 Bool)
(declare-const black_14_12 Bool)
(declare-const black_14_13 Bool)
(declare-const black_14_14 Bool)
; room A has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1) black_1_1 black_1_2 black_1_3 black_2_2))
; room B has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1) black_1_4 black_1_5 black_2_4 black_2_5))
; room C has exactly two black cells
(assert ((_ pbeq 2 1 1 1) black_1_6 black_2_6 black_3_6))
; room D has exactly two black cells
(assert ((_ pbeq 2 1 1 1) black_1_7 black_1_8 black_2_7))
; room E has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1) black_1_9 black_1_10 black_2_10 black_3_10))
; room F has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1) black_1_11 black_1_12 black_1_13 black_2_11 black_2_12 black_2_13 black_3_12 black_3_13 black_3_14 black_4_12 black_4_14))
; room G has exactly two black cells
(assert ((_ pbeq 2 1 1) black_1_14 black_2_14))
; room H has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1) black_2_1 black_3_1 black_3_2 black_3_4 black_3_5 black_4_2 black_4_3 black_4_4 black_4_5 black_5_3))
; room I has exactly two black cells
(assert ((_ pbeq 2 1 1) black_2_3 black_3_3))
; room J has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1) black_2_8 black_2_9 black_3_9 black_4_9 black_5_9))
; room K has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1) black_3_7 black_3_8 black_4_6 black_4_7 black_4_8))
; room L has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1) black_3_11 black_4_11 black_5_11 black_5_12))
; room M has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1) black_4_1 black_5_1 black_5_2 black_5_4 black_6_2 black_6_3 black_6_4 black_7_2))
; room N has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1) black_4_10 black_5_10 black_6_10 black_7_10))
; room O has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1) black_4_13 black_5_13 black_6_11 black_6_12 black_6_13))
; room P has exactly two black cells
(assert ((_ pbeq 2 1 1 1) black_5_5 black_5_6 black_5_7))
; room Q has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1) black_5_8 black_6_7 black_6_8 black_6_9 black_7_7 black_7_8 black_7_9 black_8_9 black_8_10))
; room R has exactly two black cells
(assert ((_ pbeq 2 1 1 1) black_5_14 black_6_14 black_7_14))
; room S has exactly two black cells
(assert ((_ pbeq 2 1 1) black_6_1 black_7_1))
; room T has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1) black_6_5 black_6_6 black_7_5 black_7_6 black_8_6 black_8_7))
; room U has exactly two black cells
(assert ((_ pbeq 2 1 1) black_7_3 black_7_4))
; room V has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1) black_7_11 black_7_12 black_8_11 black_8_12 black_9_11 black_9_12 black_9_13))
; room W has exactly two black cells
(assert ((_ pbeq 2 1 1) black_7_13 black_8_13))
; room X has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1) black_8_1 black_8_2 black_8_3 black_8_4 black_9_1 black_9_2 black_10_1 black_10_2))
; room Y has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1) black_8_5 black_9_4 black_9_5 black_9_6))
; room Z has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1) black_8_8 black_9_8 black_10_8 black_11_7 black_11_8 black_11_9 black_12_7 black_12_8 black_12_9))
; room a has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1) black_8_14 black_9_14 black_10_14 black_11_14))
; room b has exactly two black cells
(assert ((_ pbeq 2 1 1) black_9_3 black_10_3))
; room c has exactly two black cells
(assert ((_ pbeq 2 1 1) black_9_7 black_10_7))
; room d has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1) black_9_9 black_9_10 black_10_9 black_10_10))
; room e has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1) black_10_4 black_10_5 black_10_6 black_11_3 black_11_4 black_11_5 black_11_6 black_12_3))
; room f has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1) black_10_11 black_11_10 black_11_11 black_12_10 black_12_11))
; room g has exactly two black cells
(assert ((_ pbeq 2 1 1 1) black_10_12 black_10_13 black_11_12))
; room h has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1) black_11_1 black_11_2 black_12_1 black_12_2))
; room i has exactly two black cells
(assert ((_ pbeq 2 1 1 1) black_11_13 black_12_13 black_12_14))
; room j has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1) black_12_4 black_12_5 black_13_4 black_13_5 black_14_4))
; room k has exactly two black cells
(assert ((_ pbeq 2 1 1 1) black_12_6 black_13_6 black_13_7))
; room l has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1) black_12_12 black_13_12 black_13_13 black_13_14 black_14_12 black_14_13 black_14_14))
; room m has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1) black_13_1 black_13_2 black_14_1 black_14_2))
; room n has exactly two black cells
(assert ((_ pbeq 2 1 1) black_13_3 black_14_3))
; room o has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1) black_13_8 black_13_9 black_13_10 black_14_8 black_14_9 black_14_10))
; room p has exactly two black cells
(assert ((_ pbeq 2 1 1) black_13_11 black_14_11))
; room q has exactly two black cells
(assert ((_ pbeq 2 1 1 1) black_14_5 black_14_6 black_14_7))
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
(assert (=> black_1_10 ((_ pbeq 1 1 1 1) black_1_9 black_1_11 black_2_10)))
; row 1, column 11, if it is black, touches exactly one black cell
(assert (=> black_1_11 ((_ pbeq 1 1 1 1) black_1_10 black_1_12 black_2_11)))
; row 1, column 12, if it is black, touches exactly one black cell
(assert (=> black_1_12 ((_ pbeq 1 1 1 1) black_1_11 black_1_13 black_2_12)))
; row 1, column 13, if it is black, touches exactly one black cell
(assert (=> black_1_13 ((_ pbeq 1 1 1 1) black_1_12 black_1_14 black_2_13)))
; row 1, column 14, if it is black, touches exactly one black cell
(assert (=> black_1_14 ((_ pbeq 1 1 1) black_1_13 black_2_14)))
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
(assert (=> black_2_10 ((_ pbeq 1 1 1 1 1) black_1_10 black_2_9 black_2_11 black_3_10)))
; row 2, column 11, if it is black, touches exactly one black cell
(assert (=> black_2_11 ((_ pbeq 1 1 1 1 1) black_1_11 black_2_10 black_2_12 black_3_11)))
; row 2, column 12, if it is black, touches exactly one black cell
(assert (=> black_2_12 ((_ pbeq 1 1 1 1 1) black_1_12 black_2_11 black_2_13 black_3_12)))
; row 2, column 13, if it is black, touches exactly one black cell
(assert (=> black_2_13 ((_ pbeq 1 1 1 1 1) black_1_13 black_2_12 black_2_14 black_3_13)))
; row 2, column 14, if it is black, touches exactly one black cell
(assert (=> black_2_14 ((_ pbeq 1 1 1 1) black_1_14 black_2_13 black_3_14)))
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
(assert (=> black_3_10 ((_ pbeq 1 1 1 1 1) black_2_10 black_3_9 black_3_11 black_4_10)))
; row 3, column 11, if it is black, touches exactly one black cell
(assert (=> black_3_11 ((_ pbeq 1 1 1 1 1) black_2_11 black_3_10 black_3_12 black_4_11)))
; row 3, column 12, if it is black, touches exactly one black cell
(assert (=> black_3_12 ((_ pbeq 1 1 1 1 1) black_2_12 black_3_11 black_3_13 black_4_12)))
; row 3, column 13, if it is black, touches exactly one black cell
(assert (=> black_3_13 ((_ pbeq 1 1 1 1 1) black_2_13 black_3_12 black_3_14 black_4_13)))
; row 3, column 14, if it is black, touches exactly one black cell
(assert (=> black_3_14 ((_ pbeq 1 1 1 1) black_2_14 black_3_13 black_4_14)))
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
(assert (=> black_4_10 ((_ pbeq 1 1 1 1 1) black_3_10 black_4_9 black_4_11 black_5_10)))
; row 4, column 11, if it is black, touches exactly one black cell
(assert (=> black_4_11 ((_ pbeq 1 1 1 1 1) black_3_11 black_4_10 black_4_12 black_5_11)))
; row 4, column 12, if it is black, touches exactly one black cell
(assert (=> black_4_12 ((_ pbeq 1 1 1 1 1) black_3_12 black_4_11 black_4_13 black_5_12)))
; row 4, column 13, if it is black, touches exactly one black cell
(assert (=> black_4_13 ((_ pbeq 1 1 1 1 1) black_3_13 black_4_12 black_4_14 black_5_13)))
; row 4, column 14, if it is black, touches exactly one black cell
(assert (=> black_4_14 ((_ pbeq 1 1 1 1) black_3_14 black_4_13 black_5_14)))
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
(assert (=> black_5_10 ((_ pbeq 1 1 1 1 1) black_4_10 black_5_9 black_5_11 black_6_10)))
; row 5, column 11, if it is black, touches exactly one black cell
(assert (=> black_5_11 ((_ pbeq 1 1 1 1 1) black_4_11 black_5_10 black_5_12 black_6_11)))
; row 5, column 12, if it is black, touches exactly one black cell
(assert (=> black_5_12 ((_ pbeq 1 1 1 1 1) black_4_12 black_5_11 black_5_13 black_6_12)))
; row 5, column 13, if it is black, touches exactly one black cell
(assert (=> black_5_13 ((_ pbeq 1 1 1 1 1) black_4_13 black_5_12 black_5_14 black_6_13)))
; row 5, column 14, if it is black, touches exactly one black cell
(assert (=> black_5_14 ((_ pbeq 1 1 1 1) black_4_14 black_5_13 black_6_14)))
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
(assert (=> black_6_10 ((_ pbeq 1 1 1 1 1) black_5_10 black_6_9 black_6_11 black_7_10)))
; row 6, column 11, if it is black, touches exactly one black cell
(assert (=> black_6_11 ((_ pbeq 1 1 1 1 1) black_5_11 black_6_10 black_6_12 black_7_11)))
; row 6, column 12, if it is black, touches exactly one black cell
(assert (=> black_6_12 ((_ pbeq 1 1 1 1 1) black_5_12 black_6_11 black_6_13 black_7_12)))
; row 6, column 13, if it is black, touches exactly one black cell
(assert (=> black_6_13 ((_ pbeq 1 1 1 1 1) black_5_13 black_6_12 black_6_14 black_7_13)))
; row 6, column 14, if it is black, touches exactly one black cell
(assert (=> black_6_14 ((_ pbeq 1 1 1 1) black_5_14 black_6_13 black_7_14)))
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
(assert (=> black_7_10 ((_ pbeq 1 1 1 1 1) black_6_10 black_7_9 black_7_11 black_8_10)))
; row 7, column 11, if it is black, touches exactly one black cell
(assert (=> black_7_11 ((_ pbeq 1 1 1 1 1) black_6_11 black_7_10 black_7_12 black_8_11)))
; row 7, column 12, if it is black, touches exactly one black cell
(assert (=> black_7_12 ((_ pbeq 1 1 1 1 1) black_6_12 black_7_11 black_7_13 black_8_12)))
; row 7, column 13, if it is black, touches exactly one black cell
(assert (=> black_7_13 ((_ pbeq 1 1 1 1 1) black_6_13 black_7_12 black_7_14 black_8_13)))
; row 7, column 14, if it is black, touches exactly one black cell
(assert (=> black_7_14 ((_ pbeq 1 1 1 1) black_6_14 black_7_13 black_8_14)))
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
(assert (=> black_8_10 ((_ pbeq 1 1 1 1 1) black_7_10 black_8_9 black_8_11 black_9_10)))
; row 8, column 11, if it is black, touches exactly one black cell
(assert (=> black_8_11 ((_ pbeq 1 1 1 1 1) black_7_11 black_8_10 black_8_12 black_9_11)))
; row 8, column 12, if it is black, touches exactly one black cell
(assert (=> black_8_12 ((_ pbeq 1 1 1 1 1) black_7_12 black_8_11 black_8_13 black_9_12)))
; row 8, column 13, if it is black, touches exactly one black cell
(assert (=> black_8_13 ((_ pbeq 1 1 1 1 1) black_7_13 black_8_12 black_8_14 black_9_13)))
; row 8, column 14, if it is black, touches exactly one black cell
(assert (=> black_8_14 ((_ pbeq 1 1 1 1) black_7_14 black_8_13 black_9_14)))
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
(assert (=> black_9_10 ((_ pbeq 1 1 1 1 1) black_8_10 black_9_9 black_9_11 black_10_10)))
; row 9, column 11, if it is black, touches exactly one black cell
(assert (=> black_9_11 ((_ pbeq 1 1 1 1 1) black_8_11 black_9_10 black_9_12 black_10_11)))
; row 9, column 12, if it is black, touches exactly one black cell
(assert (=> black_9_12 ((_ pbeq 1 1 1 1 1) black_8_12 black_9_11 black_9_13 black_10_12)))
; row 9, column 13, if it is black, touches exactly one black cell
(assert (=> black_9_13 ((_ pbeq 1 1 1 1 1) black_8_13 black_9_12 black_9_14 black_10_13)))
; row 9, column 14, if it is black, touches exactly one black cell
(assert (=> black_9_14 ((_ pbeq 1 1 1 1) black_8_14 black_9_13 black_10_14)))
; row 10, column 1, if it is black, touches exactly one black cell
(assert (=> black_10_1 ((_ pbeq 1 1 1 1) black_9_1 black_10_2 black_11_1)))
; row 10, column 2, if it is black, touches exactly one black cell
(assert (=> black_10_2 ((_ pbeq 1 1 1 1 1) black_9_2 black_10_1 black_10_3 black_11_2)))
; row 10, column 3, if it is black, touches exactly one black cell
(assert (=> black_10_3 ((_ pbeq 1 1 1 1 1) black_9_3 black_10_2 black_10_4 black_11_3)))
; row 10, column 4, if it is black, touches exactly one black cell
(assert (=> black_10_4 ((_ pbeq 1 1 1 1 1) black_9_4 black_10_3 black_10_5 black_11_4)))
; row 10, column 5, if it is black, touches exactly one black cell
(assert (=> black_10_5 ((_ pbeq 1 1 1 1 1) black_9_5 black_10_4 black_10_6 black_11_5)))
; row 10, column 6, if it is black, touches exactly one black cell
(assert (=> black_10_6 ((_ pbeq 1 1 1 1 1) black_9_6 black_10_5 black_10_7 black_11_6)))
; row 10, column 7, if it is black, touches exactly one black cell
(assert (=> black_10_7 ((_ pbeq 1 1 1 1 1) black_9_7 black_10_6 black_10_8 black_11_7)))
; row 10, column 8, if it is black, touches exactly one black cell
(assert (=> black_10_8 ((_ pbeq 1 1 1 1 1) black_9_8 black_10_7 black_10_9 black_11_8)))
; row 10, column 9, if it is black, touches exactly one black cell
(assert (=> black_10_9 ((_ pbeq 1 1 1 1 1) black_9_9 black_10_8 black_10_10 black_11_9)))
; row 10, column 10, if it is black, touches exactly one black cell
(assert (=> black_10_10 ((_ pbeq 1 1 1 1 1) black_9_10 black_10_9 black_10_11 black_11_10)))
; row 10, column 11, if it is black, touches exactly one black cell
(assert (=> black_10_11 ((_ pbeq 1 1 1 1 1) black_9_11 black_10_10 black_10_12 black_11_11)))
; row 10, column 12, if it is black, touches exactly one black cell
(assert (=> black_10_12 ((_ pbeq 1 1 1 1 1) black_9_12 black_10_11 black_10_13 black_11_12)))
; row 10, column 13, if it is black, touches exactly one black cell
(assert (=> black_10_13 ((_ pbeq 1 1 1 1 1) black_9_13 black_10_12 black_10_14 black_11_13)))
; row 10, column 14, if it is black, touches exactly one black cell
(assert (=> black_10_14 ((_ pbeq 1 1 1 1) black_9_14 black_10_13 black_11_14)))
; row 11, column 1, if it is black, touches exactly one black cell
(assert (=> black_11_1 ((_ pbeq 1 1 1 1) black_10_1 black_11_2 black_12_1)))
; row 11, column 2, if it is black, touches exactly one black cell
(assert (=> black_11_2 ((_ pbeq 1 1 1 1 1) black_10_2 black_11_1 black_11_3 black_12_2)))
; row 11, column 3, if it is black, touches exactly one black cell
(assert (=> black_11_3 ((_ pbeq 1 1 1 1 1) black_10_3 black_11_2 black_11_4 black_12_3)))
; row 11, column 4, if it is black, touches exactly one black cell
(assert (=> black_11_4 ((_ pbeq 1 1 1 1 1) black_10_4 black_11_3 black_11_5 black_12_4)))
; row 11, column 5, if it is black, touches exactly one black cell
(assert (=> black_11_5 ((_ pbeq 1 1 1 1 1) black_10_5 black_11_4 black_11_6 black_12_5)))
; row 11, column 6, if it is black, touches exactly one black cell
(assert (=> black_11_6 ((_ pbeq 1 1 1 1 1) black_10_6 black_11_5 black_11_7 black_12_6)))
; row 11, column 7, if it is black, touches exactly one black cell
(assert (=> black_11_7 ((_ pbeq 1 1 1 1 1) black_10_7 black_11_6 black_11_8 black_12_7)))
; row 11, column 8, if it is black, touches exactly one black cell
(assert (=> black_11_8 ((_ pbeq 1 1 1 1 1) black_10_8 black_11_7 black_11_9 black_12_8)))
; row 11, column 9, if it is black, touches exactly one black cell
(assert (=> black_11_9 ((_ pbeq 1 1 1 1 1) black_10_9 black_11_8 black_11_10 black_12_9)))
; row 11, column 10, if it is black, touches exactly one black cell
(assert (=> black_11_10 ((_ pbeq 1 1 1 1 1) black_10_10 black_11_9 black_11_11 black_12_10)))
; row 11, column 11, if it is black, touches exactly one black cell
(assert (=> black_11_11 ((_ pbeq 1 1 1 1 1) black_10_11 black_11_10 black_11_12 black_12_11)))
; row 11, column 12, if it is black, touches exactly one black cell
(assert (=> black_11_12 ((_ pbeq 1 1 1 1 1) black_10_12 black_11_11 black_11_13 black_12_12)))
; row 11, column 13, if it is black, touches exactly one black cell
(assert (=> black_11_13 ((_ pbeq 1 1 1 1 1) black_10_13 black_11_12 black_11_14 black_12_13)))
; row 11, column 14, if it is black, touches exactly one black cell
(assert (=> black_11_14 ((_ pbeq 1 1 1 1) black_10_14 black_11_13 black_12_14)))
; row 12, column 1, if it is black, touches exactly one black cell
(assert (=> black_12_1 ((_ pbeq 1 1 1 1) black_11_1 black_12_2 black_13_1)))
; row 12, column 2, if it is black, touches exactly one black cell
(assert (=> black_12_2 ((_ pbeq 1 1 1 1 1) black_11_2 black_12_1 black_12_3 black_13_2)))
; row 12, column 3, if it is black, touches exactly one black cell
(assert (=> black_12_3 ((_ pbeq 1 1 1 1 1) black_11_3 black_12_2 black_12_4 black_13_3)))
; row 12, column 4, if it is black, touches exactly one black cell
(assert (=> black_12_4 ((_ pbeq 1 1 1 1 1) black_11_4 black_12_3 black_12_5 black_13_4)))
; row 12, column 5, if it is black, touches exactly one black cell
(assert (=> black_12_5 ((_ pbeq 1 1 1 1 1) black_11_5 black_12_4 black_12_6 black_13_5)))
; row 12, column 6, if it is black, touches exactly one black cell
(assert (=> black_12_6 ((_ pbeq 1 1 1 1 1) black_11_6 black_12_5 black_12_7 black_13_6)))
; row 12, column 7, if it is black, touches exactly one black cell
(assert (=> black_12_7 ((_ pbeq 1 1 1 1 1) black_11_7 black_12_6 black_12_8 black_13_7)))
; row 12, column 8, if it is black, touches exactly one black cell
(assert (=> black_12_8 ((_ pbeq 1 1 1 1 1) black_11_8 black_12_7 black_12_9 black_13_8)))
; row 12, column 9, if it is black, touches exactly one black cell
(assert (=> black_12_9 ((_ pbeq 1 1 1 1 1) black_11_9 black_12_8 black_12_10 black_13_9)))
; row 12, column 10, if it is black, touches exactly one black cell
(assert (=> black_12_10 ((_ pbeq 1 1 1 1 1) black_11_10 black_12_9 black_12_11 black_13_10)))
; row 12, column 11, if it is black, touches exactly one black cell
(assert (=> black_12_11 ((_ pbeq 1 1 1 1 1) black_11_11 black_12_10 black_12_12 black_13_11)))
; row 12, column 12, if it is black, touches exactly one black cell
(assert (=> black_12_12 ((_ pbeq 1 1 1 1 1) black_11_12 black_12_11 black_12_13 black_13_12)))
; row 12, column 13, if it is black, touches exactly one black cell
(assert (=> black_12_13 ((_ pbeq 1 1 1 1 1) black_11_13 black_12_12 black_12_14 black_13_13)))
; row 12, column 14, if it is black, touches exactly one black cell
(assert (=> black_12_14 ((_ pbeq 1 1 1 1) black_11_14 black_12_13 black_13_14)))
; row 13, column 1, if it is black, touches exactly one black cell
(assert (=> black_13_1 ((_ pbeq 1 1 1 1) black_12_1 black_13_2 black_14_1)))
; row 13, column 2, if it is black, touches exactly one black cell
(assert (=> black_13_2 ((_ pbeq 1 1 1 1 1) black_12_2 black_13_1 black_13_3 black_14_2)))
; row 13, column 3, if it is black, touches exactly one black cell
(assert (=> black_13_3 ((_ pbeq 1 1 1 1 1) black_12_3 black_13_2 black_13_4 black_14_3)))
; row 13, column 4, if it is black, touches exactly one black cell
(assert (=> black_13_4 ((_ pbeq 1 1 1 1 1) black_12_4 black_13_3 black_13_5 black_14_4)))
; row 13, column 5, if it is black, touches exactly one black cell
(assert (=> black_13_5 ((_ pbeq 1 1 1 1 1) black_12_5 black_13_4 black_13_6 black_14_5)))
; row 13, column 6, if it is black, touches exactly one black cell
(assert (=> black_13_6 ((_ pbeq 1 1 1 1 1) black_12_6 black_13_5 black_13_7 black_14_6)))
; row 13, column 7, if it is black, touches exactly one black cell
(assert (=> black_13_7 ((_ pbeq 1 1 1 1 1) black_12_7 black_13_6 black_13_8 black_14_7)))
; row 13, column 8, if it is black, touches exactly one black cell
(assert (=> black_13_8 ((_ pbeq 1 1 1 1 1) black_12_8 black_13_7 black_13_9 black_14_8)))
; row 13, column 9, if it is black, touches exactly one black cell
(assert (=> black_13_9 ((_ pbeq 1 1 1 1 1) black_12_9 black_13_8 black_13_10 black_14_9)))
; row 13, column 10, if it is black, touches exactly one black cell
(assert (=> black_13_10 ((_ pbeq 1 1 1 1 1) black_12_10 black_13_9 black_13_11 black_14_10)))
; row 13, column 11, if it is black, touches exactly one black cell
(assert (=> black_13_11 ((_ pbeq 1 1 1 1 1) black_12_11 black_13_10 black_13_12 black_14_11)))
; row 13, column 12, if it is black, touches exactly one black cell
(assert (=> black_13_12 ((_ pbeq 1 1 1 1 1) black_12_12 black_13_11 black_13_13 black_14_12)))
; row 13, column 13, if it is black, touches exactly one black cell
(assert (=> black_13_13 ((_ pbeq 1 1 1 1 1) black_12_13 black_13_12 black_13_14 black_14_13)))
; row 13, column 14, if it is black, touches exactly one black cell
(assert (=> black_13_14 ((_ pbeq 1 1 1 1) black_12_14 black_13_13 black_14_14)))
; row 14, column 1, if it is black, touches exactly one black cell
(assert (=> black_14_1 ((_ pbeq 1 1 1) black_13_1 black_14_2)))
; row 14, column 2, if it is black, touches exactly one black cell
(assert (=> black_14_2 ((_ pbeq 1 1 1 1) black_13_2 black_14_1 black_14_3)))
; row 14, column 3, if it is black, touches exactly one black cell
(assert (=> black_14_3 ((_ pbeq 1 1 1 1) black_13_3 black_14_2 black_14_4)))
; row 14, column 4, if it is black, touches exactly one black cell
(assert (=> black_14_4 ((_ pbeq 1 1 1 1) black_13_4 black_14_3 black_14_5)))
; row 14, column 5, if it is black, touches exactly one black cell
(assert (=> black_14_5 ((_ pbeq 1 1 1 1) black_13_5 black_14_4 black_14_6)))
; row 14, column 6, if it is black, touches exactly one black cell
(assert (=> black_14_6 ((_ pbeq 1 1 1 1) black_13_6 black_14_5 black_14_7)))
; row 14, column 7, if it is black, touches exactly one black cell
(assert (=> black_14_7 ((_ pbeq 1 1 1 1) black_13_7 black_14_6 black_14_8)))
; row 14, column 8, if it is black, touches exactly one black cell
(assert (=> black_14_8 ((_ pbeq 1 1 1 1) black_13_8 black_14_7 black_14_9)))
; row 14, column 9, if it is black, touches exactly one black cell
(assert (=> black_14_9 ((_ pbeq 1 1 1 1) black_13_9 black_14_8 black_14_10)))
; row 14, column 10, if it is black, touches exactly one black cell
(assert (=> black_14_10 ((_ pbeq 1 1 1 1) black_13_10 black_14_9 black_14_11)))
; row 14, column 11, if it is black, touches exactly one black cell
(assert (=> black_14_11 ((_ pbeq 1 1 1 1) black_13_11 black_14_10 black_14_12)))
; row 14, column 12, if it is black, touches exactly one black cell
(assert (=> black_14_12 ((_ pbeq 1 1 1 1) black_13_12 black_14_11 black_14_13)))
; row 14, column 13, if it is black, touches exactly one black cell
(assert (=> black_14_13 ((_ pbeq 1 1 1 1) black_13_13 black_14_12 black_14_14)))
; row 14, column 14, if it is black, touches exactly one black cell
(assert (=> black_14_14 ((_ pbeq 1 1 1) black_13_14 black_14_13)))
(check-sat)
(get-model)
