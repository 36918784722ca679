; mosaic, classic:
;
; mosaic:
; __2__45_2__231
; 24____________
; _4___4_3346__4
; __2_3_3___7___
; 2____5_2___5__
; __5___6_5664_3
; _35_5_8_6___4_
; _4__7____7___5
; __46______3__4
; _4____7_653_5_
; _4_75__7____5_
; 3_6_76___7_55_
; 3__5___66__3_4
; __4_34__53____
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
; the block around row 1, column 3 has 2 black cells
(assert ((_ pbeq 2 1 1 1 1 1 1) black_1_2 black_1_3 black_1_4 black_2_2 black_2_3 black_2_4))
; the block around row 1, column 6 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1) black_1_5 black_1_6 black_1_7 black_2_5 black_2_6 black_2_7))
; the block around row 1, column 7 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1) black_1_6 black_1_7 black_1_8 black_2_6 black_2_7 black_2_8))
; the block around row 1, column 9 has 2 black cells
(assert ((_ pbeq 2 1 1 1 1 1 1) black_1_8 black_1_9 black_1_10 black_2_8 black_2_9 black_2_10))
; the block around row 1, column 12 has 2 black cells
(assert ((_ pbeq 2 1 1 1 1 1 1) black_1_11 black_1_12 black_1_13 black_2_11 black_2_12 black_2_13))
; the block around row 1, column 13 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1) black_1_12 black_1_13 black_1_14 black_2_12 black_2_13 black_2_14))
; the block around row 1, column 14 has 1 black cell
(assert ((_ pbeq 1 1 1 1 1) black_1_13 black_1_14 black_2_13 black_2_14))
; the block around row 2, column 1 has 2 black cells
(assert ((_ pbeq 2 1 1 1 1 1 1) black_1_1 black_1_2 black_2_1 black_2_2 black_3_1 black_3_2))
; the block around row 2, column 2 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_1_1 black_1_2 black_1_3 black_2_1 black_2_2 black_2_3 black_3_1 black_3_2 black_3_3))
; the block around row 3, column 2 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_2_1 black_2_2 black_2_3 black_3_1 black_3_2 black_3_3 black_4_1 black_4_2 black_4_3))
; the block around row 3, column 6 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_2_5 black_2_6 black_2_7 black_3_5 black_3_6 black_3_7 black_4_5 black_4_6 black_4_7))
; the block around row 3, column 8 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1) black_2_7 black_2_8 black_2_9 black_3_7 black_3_8 black_3_9 black_4_7 black_4_8 black_4_9))
; the block around row 3, column 9 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1) black_2_8 black_2_9 black_2_10 black_3_8 black_3_9 black_3_10 black_4_8 black_4_9 black_4_10))
; the block around row 3, column 10 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_2_9 black_2_10 black_2_11 black_3_9 black_3_10 black_3_11 black_4_9 black_4_10 black_4_11))
; the block around row 3, column 11 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_2_10 black_2_11 black_2_12 black_3_10 black_3_11 black_3_12 black_4_10 black_4_11 black_4_12))
; the block around row 3, column 14 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1) black_2_13 black_2_14 black_3_13 black_3_14 black_4_13 black_4_14))
; the block around row 4, column 3 has 2 black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1) black_3_2 black_3_3 black_3_4 black_4_2 black_4_3 black_4_4 black_5_2 black_5_3 black_5_4))
; the block around row 4, column 5 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1) black_3_4 black_3_5 black_3_6 black_4_4 black_4_5 black_4_6 black_5_4 black_5_5 black_5_6))
; the block around row 4, column 7 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1) black_3_6 black_3_7 black_3_8 black_4_6 black_4_7 black_4_8 black_5_6 black_5_7 black_5_8))
; the block around row 4, column 11 has 7 black cells
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1) black_3_10 black_3_11 black_3_12 black_4_10 black_4_11 black_4_12 black_5_10 black_5_11 black_5_12))
; the block around row 5, column 1 has 2 black cells
(assert ((_ pbeq 2 1 1 1 1 1 1) black_4_1 black_4_2 black_5_1 black_5_2 black_6_1 black_6_2))
; the block around row 5, column 6 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_4_5 black_4_6 black_4_7 black_5_5 black_5_6 black_5_7 black_6_5 black_6_6 black_6_7))
; the block around row 5, column 8 has 2 black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1) black_4_7 black_4_8 black_4_9 black_5_7 black_5_8 black_5_9 black_6_7 black_6_8 black_6_9))
; the block around row 5, column 12 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_4_11 black_4_12 black_4_13 black_5_11 black_5_12 black_5_13 black_6_11 black_6_12 black_6_13))
; the block around row 6, column 3 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_5_2 black_5_3 black_5_4 black_6_2 black_6_3 black_6_4 black_7_2 black_7_3 black_7_4))
; the block around row 6, column 7 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_5_6 black_5_7 black_5_8 black_6_6 black_6_7 black_6_8 black_7_6 black_7_7 black_7_8))
; the block around row 6, column 9 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_5_8 black_5_9 black_5_10 black_6_8 black_6_9 black_6_10 black_7_8 black_7_9 black_7_10))
; the block around row 6, column 10 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_5_9 black_5_10 black_5_11 black_6_9 black_6_10 black_6_11 black_7_9 black_7_10 black_7_11))
; the block around row 6, column 11 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_5_10 black_5_11 black_5_12 black_6_10 black_6_11 black_6_12 black_7_10 black_7_11 black_7_12))
; the block around row 6, column 12 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_5_11 black_5_12 black_5_13 black_6_11 black_6_12 black_6_13 black_7_11 black_7_12 black_7_13))
; the block around row 6, column 14 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1) black_5_13 black_5_14 black_6_13 black_6_14 black_7_13 black_7_14))
; the block around row 7, column 2 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1) black_6_1 black_6_2 black_6_3 black_7_1 black_7_2 black_7_3 black_8_1 black_8_2 black_8_3))
; the block around row 7, column 3 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_6_2 black_6_3 black_6_4 black_7_2 black_7_3 black_7_4 black_8_2 black_8_3 black_8_4))
; the block around row 7, column 5 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_6_4 black_6_5 black_6_6 black_7_4 black_7_5 black_7_6 black_8_4 black_8_5 black_8_6))
; the block around row 7, column 7 has 8 black cells
(assert ((_ pbeq 8 1 1 1 1 1 1 1 1 1) black_6_6 black_6_7 black_6_8 black_7_6 black_7_7 black_7_8 black_8_6 black_8_7 black_8_8))
; the block around row 7, column 9 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_6_8 black_6_9 black_6_10 black_7_8 black_7_9 black_7_10 black_8_8 black_8_9 black_8_10))
; the block around row 7, column 13 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_6_12 black_6_13 black_6_14 black_7_12 black_7_13 black_7_14 black_8_12 black_8_13 black_8_14))
; the block around row 8, column 2 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_7_1 black_7_2 black_7_3 black_8_1 black_8_2 black_8_3 black_9_1 black_9_2 black_9_3))
; the block around row 8, column 5 has 7 black cells
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1) black_7_4 black_7_5 black_7_6 black_8_4 black_8_5 black_8_6 black_9_4 black_9_5 black_9_6))
; the block around row 8, column 10 has 7 black cells
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1) black_7_9 black_7_10 black_7_11 black_8_9 black_8_10 black_8_11 black_9_9 black_9_10 black_9_11))
; the block around row 8, column 14 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1) black_7_13 black_7_14 black_8_13 black_8_14 black_9_13 black_9_14))
; the block around row 9, column 3 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_8_2 black_8_3 black_8_4 black_9_2 black_9_3 black_9_4 black_10_2 black_10_3 black_10_4))
; the block around row 9, column 4 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_8_3 black_8_4 black_8_5 black_9_3 black_9_4 black_9_5 black_10_3 black_10_4 black_10_5))
; the block around row 9, column 11 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1) black_8_10 black_8_11 black_8_12 black_9_10 black_9_11 black_9_12 black_10_10 black_10_11 black_10_12))
; the block around row 9, column 14 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1) black_8_13 black_8_14 black_9_13 black_9_14 black_10_13 black_10_14))
; the block around row 10, column 2 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_9_1 black_9_2 black_9_3 black_10_1 black_10_2 black_10_3 black_11_1 black_11_2 black_11_3))
; the block around row 10, column 7 has 7 black cells
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1) black_9_6 black_9_7 black_9_8 black_10_6 black_10_7 black_10_8 black_11_6 black_11_7 black_11_8))
; the block around row 10, column 9 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_9_8 black_9_9 black_9_10 black_10_8 black_10_9 black_10_10 black_11_8 black_11_9 black_11_10))
; the block around row 10, column 10 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_9_9 black_9_10 black_9_11 black_10_9 black_10_10 black_10_11 black_11_9 black_11_10 black_11_11))
; the block around row 10, column 11 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1) black_9_10 black_9_11 black_9_12 black_10_10 black_10_11 black_10_12 black_11_10 black_11_11 black_11_12))
; the block around row 10, column 13 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_9_12 black_9_13 black_9_14 black_10_12 black_10_13 black_10_14 black_11_12 black_11_13 black_11_14))
; the block around row 11, column 2 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_10_1 black_10_2 black_10_3 black_11_1 black_11_2 black_11_3 black_12_1 black_12_2 black_12_3))
; the block around row 11, column 4 has 7 black cells
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1) black_10_3 black_10_4 black_10_5 black_11_3 black_11_4 black_11_5 black_12_3 black_12_4 black_12_5))
; the block around row 11, column 5 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_10_4 black_10_5 black_10_6 black_11_4 black_11_5 black_11_6 black_12_4 black_12_5 black_12_6))
; the block around row 11, column 8 has 7 black cells
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1) black_10_7 black_10_8 black_10_9 black_11_7 black_11_8 black_11_9 black_12_7 black_12_8 black_12_9))
; the block around row 11, column 13 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_10_12 black_10_13 black_10_14 black_11_12 black_11_13 black_11_14 black_12_12 black_12_13 black_12_14))
; the block around row 12, column 1 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1) black_11_1 black_11_2 black_12_1 black_12_2 black_13_1 black_13_2))
; the block around row 12, column 3 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_11_2 black_11_3 black_11_4 black_12_2 black_12_3 black_12_4 black_13_2 black_13_3 black_13_4))
; the block around row 12, column 5 has 7 black cells
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1) black_11_4 black_11_5 black_11_6 black_12_4 black_12_5 black_12_6 black_13_4 black_13_5 black_13_6))
; the block around row 12, column 6 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_11_5 black_11_6 black_11_7 black_12_5 black_12_6 black_12_7 black_13_5 black_13_6 black_13_7))
; the block around row 12, column 10 has 7 black cells
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1) black_11_9 black_11_10 black_11_11 black_12_9 black_12_10 black_12_11 black_13_9 black_13_10 black_13_11))
; the block around row 12, column 12 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_11_11 black_11_12 black_11_13 black_12_11 black_12_12 black_12_13 black_13_11 black_13_12 black_13_13))
; the block around row 12, column 13 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_11_12 black_11_13 black_11_14 black_12_12 black_12_13 black_12_14 black_13_12 black_13_13 black_13_14))
; the block around row 13, column 1 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1) black_12_1 black_12_2 black_13_1 black_13_2 black_14_1 black_14_2))
; the block around row 13, column 4 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_12_3 black_12_4 black_12_5 black_13_3 black_13_4 black_13_5 black_14_3 black_14_4 black_14_5))
; the block around row 13, column 8 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_12_7 black_12_8 black_12_9 black_13_7 black_13_8 black_13_9 black_14_7 black_14_8 black_14_9))
; the block around row 13, column 9 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_12_8 black_12_9 black_12_10 black_13_8 black_13_9 black_13_10 black_14_8 black_14_9 black_14_10))
; the block around row 13, column 12 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1) black_12_11 black_12_12 black_12_13 black_13_11 black_13_12 black_13_13 black_14_11 black_14_12 black_14_13))
; the block around row 13, column 14 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1) black_12_13 black_12_14 black_13_13 black_13_14 black_14_13 black_14_14))
; the block around row 14, column 3 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1) black_13_2 black_13_3 black_13_4 black_14_2 black_14_3 black_14_4))
; the block around row 14, column 5 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1) black_13_4 black_13_5 black_13_6 black_14_4 black_14_5 black_14_6))
; the block around row 14, column 6 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1) black_13_5 black_13_6 black_13_7 black_14_5 black_14_6 black_14_7))
; the block around row 14, column 9 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1) black_13_8 black_13_9 black_13_10 black_14_8 black_14_9 black_14_10))
; the block around row 14, column 10 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1) black_13_9 black_13_10 black_13_11 black_14_9 black_14_10 black_14_11))
(check-sat)
(get-model)
