; mosaic, classic:
;
; mosaic:
; 344_1__2
; __6_434_
; 4__66___
; _4_6_97_
; 1_2____4
; _3_4__5_
; ____77_4
; 2_4__4__
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
(declare-const black_2_1 Bool)
(declare-const black_2_2 Bool)
(declare-const black_2_3 Bool)
(declare-const black_2_4 Bool)
(declare-const black_2_5 Bool)
(declare-const black_2_6 Bool)
(declare-const black_2_7 Bool)
(declare-const black_2_8 Bool)
(declare-const black_3_1 Bool)
(declare-const black_3_2 Bool)
(declare-const black_3_3 Bool)
(declare-const black_3_4 Bool)
(declare-const black_3_5 Bool)
(declare-const black_3_6 Bool)
(declare-const black_3_7 Bool)
(declare-const black_3_8 Bool)
(declare-const black_4_1 Bool)
(declare-const black_4_2 Bool)
(declare-const black_4_3 Bool)
(declare-const black_4_4 Bool)
(declare-const black_4_5 Bool)
(declare-const black_4_6 Bool)
(declare-const black_4_7 Bool)
(declare-const black_4_8 Bool)
(declare-const black_5_1 Bool)
(declare-const black_5_2 Bool)
(declare-const black_5_3 Bool)
(declare-const black_5_4 Bool)
(declare-const black_5_5 Bool)
(declare-const black_5_6 Bool)
(declare-const black_5_7 Bool)
(declare-const black_5_8 Bool)
(declare-const black_6_1 Bool)
(declare-const black_6_2 Bool)
(declare-const black_6_3 Bool)
(declare-const black_6_4 Bool)
(declare-const black_6_5 Bool)
(declare-const black_6_6 Bool)
(declare-const black_6_7 Bool)
(declare-const black_6_8 Bool)
(declare-const black_7_1 Bool)
(declare-const black_7_2 Bool)
(declare-const black_7_3 Bool)
(declare-const black_7_4 Bool)
(declare-const black_7_5 Bool)
(declare-const black_7_6 Bool)
(declare-const black_7_7 Bool)
(declare-const black_7_8 Bool)
(declare-const black_8_1 Bool)
(declare-const black_8_2 Bool)
(declare-const black_8_3 Bool)
(declare-const black_8_4 Bool)
(declare-const black_8_5 Bool)
(declare-const black_8_6 Bool)
(declare-const black_8_7 Bool)
(declare-const black_8_8 Bool)
; the block around row 1, column 1 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1) black_1_1 black_1_2 black_2_1 black_2_2))
; the block around row 1, column 2 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1) black_1_1 black_1_2 black_1_3 black_2_1 black_2_2 black_2_3))
; the block around row 1, column 3 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1) black_1_2 black_1_3 black_1_4 black_2_2 black_2_3 black_2_4))
; the block around row 1, column 5 has 1 black cell
(assert ((_ pbeq 1 1 1 1 1 1 1) black_1_4 black_1_5 black_1_6 black_2_4 black_2_5 black_2_6))
; the block around row 1, column 8 has 2 black cells
(assert ((_ pbeq 2 1 1 1 1) black_1_7 black_1_8 black_2_7 black_2_8))
; the block around row 2, column 3 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_1_2 black_1_3 black_1_4 black_2_2 black_2_3 black_2_4 black_3_2 black_3_3 black_3_4))
; the block around row 2, column 5 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_1_4 black_1_5 black_1_6 black_2_4 black_2_5 black_2_6 black_3_4 black_3_5 black_3_6))
; the block around row 2, column 6 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1) black_1_5 black_1_6 black_1_7 black_2_5 black_2_6 black_2_7 black_3_5 black_3_6 black_3_7))
; the block around row 2, column 7 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_1_6 black_1_7 black_1_8 black_2_6 black_2_7 black_2_8 black_3_6 black_3_7 black_3_8))
; the block around row 3, column 1 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1) black_2_1 black_2_2 black_3_1 black_3_2 black_4_1 black_4_2))
; the block around row 3, column 4 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_2_3 black_2_4 black_2_5 black_3_3 black_3_4 black_3_5 black_4_3 black_4_4 black_4_5))
; the block around row 3, column 5 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_2_4 black_2_5 black_2_6 black_3_4 black_3_5 black_3_6 black_4_4 black_4_5 black_4_6))
; the block around row 4, column 2 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_3_1 black_3_2 black_3_3 black_4_1 black_4_2 black_4_3 black_5_1 black_5_2 black_5_3))
; the block around row 4, column 4 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_3_3 black_3_4 black_3_5 black_4_3 black_4_4 black_4_5 black_5_3 black_5_4 black_5_5))
; the block around row 4, column 6 has 9 black cells
(assert ((_ pbeq 9 1 1 1 1 1 1 1 1 1) black_3_5 black_3_6 black_3_7 black_4_5 black_4_6 black_4_7 black_5_5 black_5_6 black_5_7))
; the block around row 4, column 7 has 7 black cells
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1) black_3_6 black_3_7 black_3_8 black_4_6 black_4_7 black_4_8 black_5_6 black_5_7 black_5_8))
; the block around row 5, column 1 has 1 black cell
(assert ((_ pbeq 1 1 1 1 1 1 1) black_4_1 black_4_2 black_5_1 black_5_2 black_6_1 black_6_2))
; the block around row 5, column 3 has 2 black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1) black_4_2 black_4_3 black_4_4 black_5_2 black_5_3 black_5_4 black_6_2 black_6_3 black_6_4))
; the block around row 5, column 8 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1) black_4_7 black_4_8 black_5_7 black_5_8 black_6_7 black_6_8))
; the block around row 6, column 2 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1) black_5_1 black_5_2 black_5_3 black_6_1 black_6_2 black_6_3 black_7_1 black_7_2 black_7_3))
; the block around row 6, column 4 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_5_3 black_5_4 black_5_5 black_6_3 black_6_4 black_6_5 black_7_3 black_7_4 black_7_5))
; the block around row 6, column 7 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_5_6 black_5_7 black_5_8 black_6_6 black_6_7 black_6_8 black_7_6 black_7_7 black_7_8))
; the block around row 7, column 5 has 7 black cells
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1) black_6_4 black_6_5 black_6_6 black_7_4 black_7_5 black_7_6 black_8_4 black_8_5 black_8_6))
; the block around row 7, column 6 has 7 black cells
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1) black_6_5 black_6_6 black_6_7 black_7_5 black_7_6 black_7_7 black_8_5 black_8_6 black_8_7))
; the block around row 7, column 8 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1) black_6_7 black_6_8 black_7_7 black_7_8 black_8_7 black_8_8))
; the block around row 8, column 1 has 2 black cells
(assert ((_ pbeq 2 1 1 1 1) black_7_1 black_7_2 black_8_1 black_8_2))
; the block around row 8, column 3 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1) black_7_2 black_7_3 black_7_4 black_8_2 black_8_3 black_8_4))
; the block around row 8, column 6 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1) black_7_5 black_7_6 black_7_7 black_8_5 black_8_6 black_8_7))
(check-sat)
(get-model)
