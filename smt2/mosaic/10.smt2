; mosaic, classic:
;
; mosaic:
; ___3_2333_
; _55_34___1
; _567_5___1
; 3567____43
; _7____654_
; 5___7_5___
; 4_88__75__
; _4_8_755_1
; 3_68__654_
; __________
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
; the block around row 1, column 4 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1) black_1_3 black_1_4 black_1_5 black_2_3 black_2_4 black_2_5))
; the block around row 1, column 6 has 2 black cells
(assert ((_ pbeq 2 1 1 1 1 1 1) black_1_5 black_1_6 black_1_7 black_2_5 black_2_6 black_2_7))
; the block around row 1, column 7 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1) black_1_6 black_1_7 black_1_8 black_2_6 black_2_7 black_2_8))
; the block around row 1, column 8 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1) black_1_7 black_1_8 black_1_9 black_2_7 black_2_8 black_2_9))
; the block around row 1, column 9 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1) black_1_8 black_1_9 black_1_10 black_2_8 black_2_9 black_2_10))
; the block around row 2, column 2 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_1_1 black_1_2 black_1_3 black_2_1 black_2_2 black_2_3 black_3_1 black_3_2 black_3_3))
; the block around row 2, column 3 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_1_2 black_1_3 black_1_4 black_2_2 black_2_3 black_2_4 black_3_2 black_3_3 black_3_4))
; the block around row 2, column 5 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1) black_1_4 black_1_5 black_1_6 black_2_4 black_2_5 black_2_6 black_3_4 black_3_5 black_3_6))
; the block around row 2, column 6 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_1_5 black_1_6 black_1_7 black_2_5 black_2_6 black_2_7 black_3_5 black_3_6 black_3_7))
; the block around row 2, column 10 has 1 black cell
(assert ((_ pbeq 1 1 1 1 1 1 1) black_1_9 black_1_10 black_2_9 black_2_10 black_3_9 black_3_10))
; the block around row 3, column 2 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_2_1 black_2_2 black_2_3 black_3_1 black_3_2 black_3_3 black_4_1 black_4_2 black_4_3))
; the block around row 3, column 3 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_2_2 black_2_3 black_2_4 black_3_2 black_3_3 black_3_4 black_4_2 black_4_3 black_4_4))
; the block around row 3, column 4 has 7 black cells
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1) black_2_3 black_2_4 black_2_5 black_3_3 black_3_4 black_3_5 black_4_3 black_4_4 black_4_5))
; the block around row 3, column 6 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_2_5 black_2_6 black_2_7 black_3_5 black_3_6 black_3_7 black_4_5 black_4_6 black_4_7))
; the block around row 3, column 10 has 1 black cell
(assert ((_ pbeq 1 1 1 1 1 1 1) black_2_9 black_2_10 black_3_9 black_3_10 black_4_9 black_4_10))
; the block around row 4, column 1 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1) black_3_1 black_3_2 black_4_1 black_4_2 black_5_1 black_5_2))
; the block around row 4, column 2 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_3_1 black_3_2 black_3_3 black_4_1 black_4_2 black_4_3 black_5_1 black_5_2 black_5_3))
; the block around row 4, column 3 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_3_2 black_3_3 black_3_4 black_4_2 black_4_3 black_4_4 black_5_2 black_5_3 black_5_4))
; the block around row 4, column 4 has 7 black cells
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1) black_3_3 black_3_4 black_3_5 black_4_3 black_4_4 black_4_5 black_5_3 black_5_4 black_5_5))
; the block around row 4, column 9 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_3_8 black_3_9 black_3_10 black_4_8 black_4_9 black_4_10 black_5_8 black_5_9 black_5_10))
; the block around row 4, column 10 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1) black_3_9 black_3_10 black_4_9 black_4_10 black_5_9 black_5_10))
; the block around row 5, column 2 has 7 black cells
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1) black_4_1 black_4_2 black_4_3 black_5_1 black_5_2 black_5_3 black_6_1 black_6_2 black_6_3))
; the block around row 5, column 7 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_4_6 black_4_7 black_4_8 black_5_6 black_5_7 black_5_8 black_6_6 black_6_7 black_6_8))
; the block around row 5, column 8 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_4_7 black_4_8 black_4_9 black_5_7 black_5_8 black_5_9 black_6_7 black_6_8 black_6_9))
; the block around row 5, column 9 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_4_8 black_4_9 black_4_10 black_5_8 black_5_9 black_5_10 black_6_8 black_6_9 black_6_10))
; the block around row 6, column 1 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1) black_5_1 black_5_2 black_6_1 black_6_2 black_7_1 black_7_2))
; the block around row 6, column 5 has 7 black cells
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1) black_5_4 black_5_5 black_5_6 black_6_4 black_6_5 black_6_6 black_7_4 black_7_5 black_7_6))
; the block around row 6, column 7 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_5_6 black_5_7 black_5_8 black_6_6 black_6_7 black_6_8 black_7_6 black_7_7 black_7_8))
; the block around row 7, column 1 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1) black_6_1 black_6_2 black_7_1 black_7_2 black_8_1 black_8_2))
; the block around row 7, column 3 has 8 black cells
(assert ((_ pbeq 8 1 1 1 1 1 1 1 1 1) black_6_2 black_6_3 black_6_4 black_7_2 black_7_3 black_7_4 black_8_2 black_8_3 black_8_4))
; the block around row 7, column 4 has 8 black cells
(assert ((_ pbeq 8 1 1 1 1 1 1 1 1 1) black_6_3 black_6_4 black_6_5 black_7_3 black_7_4 black_7_5 black_8_3 black_8_4 black_8_5))
; the block around row 7, column 7 has 7 black cells
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1) black_6_6 black_6_7 black_6_8 black_7_6 black_7_7 black_7_8 black_8_6 black_8_7 black_8_8))
; the block around row 7, column 8 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_6_7 black_6_8 black_6_9 black_7_7 black_7_8 black_7_9 black_8_7 black_8_8 black_8_9))
; the block around row 8, column 2 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_7_1 black_7_2 black_7_3 black_8_1 black_8_2 black_8_3 black_9_1 black_9_2 black_9_3))
; the block around row 8, column 4 has 8 black cells
(assert ((_ pbeq 8 1 1 1 1 1 1 1 1 1) black_7_3 black_7_4 black_7_5 black_8_3 black_8_4 black_8_5 black_9_3 black_9_4 black_9_5))
; the block around row 8, column 6 has 7 black cells
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1) black_7_5 black_7_6 black_7_7 black_8_5 black_8_6 black_8_7 black_9_5 black_9_6 black_9_7))
; the block around row 8, column 7 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_7_6 black_7_7 black_7_8 black_8_6 black_8_7 black_8_8 black_9_6 black_9_7 black_9_8))
; the block around row 8, column 8 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_7_7 black_7_8 black_7_9 black_8_7 black_8_8 black_8_9 black_9_7 black_9_8 black_9_9))
; the block around row 8, column 10 has 1 black cell
(assert ((_ pbeq 1 1 1 1 1 1 1) black_7_9 black_7_10 black_8_9 black_8_10 black_9_9 black_9_10))
; the block around row 9, column 1 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1) black_8_1 black_8_2 black_9_1 black_9_2 black_10_1 black_10_2))
; the block around row 9, column 3 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_8_2 black_8_3 black_8_4 black_9_2 black_9_3 black_9_4 black_10_2 black_10_3 black_10_4))
; the block around row 9, column 4 has 8 black cells
(assert ((_ pbeq 8 1 1 1 1 1 1 1 1 1) black_8_3 black_8_4 black_8_5 black_9_3 black_9_4 black_9_5 black_10_3 black_10_4 black_10_5))
; the block around row 9, column 7 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_8_6 black_8_7 black_8_8 black_9_6 black_9_7 black_9_8 black_10_6 black_10_7 black_10_8))
; the block around row 9, column 8 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_8_7 black_8_8 black_8_9 black_9_7 black_9_8 black_9_9 black_10_7 black_10_8 black_10_9))
; the block around row 9, column 9 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_8_8 black_8_9 black_8_10 black_9_8 black_9_9 black_9_10 black_10_8 black_10_9 black_10_10))
(check-sat)
(get-model)
