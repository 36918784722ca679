; mosaic, classic:
;
; mosaic:
; _63_3_
; 3__5_3
; _767_4
; __6_6_
; _4___6
; ___2__
;
; black_1_1 is true when row 1, column 1 holds #, and likewise for the others.
(declare-const black_1_1 Bool)
(declare-const black_1_2 Bool)
(declare-const black_1_3 Bool)
(declare-const black_1_4 Bool)
(declare-const black_1_5 Bool)
(declare-const black_1_6 Bool)
(declare-const black_2_1 Bool)
(declare-const black_2_2 Bool)
(declare-const black_2_3 Bool)
(declare-const black_2_4 Bool)
(declare-const black_2_5 Bool)
(declare-const black_2_6 Bool)
(declare-const black_3_1 Bool)
(declare-const black_3_2 Bool)
(declare-const black_3_3 Bool)
(declare-const black_3_4 Bool)
(declare-const black_3_5 Bool)
(declare-const black_3_6 Bool)
(declare-const black_4_1 Bool)
(declare-const black_4_2 Bool)
(declare-const black_4_3 Bool)
(declare-const black_4_4 Bool)
(declare-const black_4_5 Bool)
(declare-const black_4_6 Bool)
(declare-const black_5_1 Bool)
(declare-const black_5_2 Bool)
(declare-const black_5_3 Bool)
(declare-const black_5_4 Bool)
(declare-const black_5_5 Bool)
(declare-const black_5_6 Bool)
(declare-const black_6_1 Bool)
(declare-const black_6_2 Bool)
(declare-const black_6_3 Bool)
(declare-const black_6_4 Bool)
(declare-const black_6_5 Bool)
(declare-const black_6_6 Bool)
; the block around row 1, column 2 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1) black_1_1 black_1_2 black_1_3 black_2_1 black_2_2 black_2_3))
; the block around row 1, column 3 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1) black_1_2 black_1_3 black_1_4 black_2_2 black_2_3 black_2_4))
; the block around row 1, column 5 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1) black_1_4 black_1_5 black_1_6 black_2_4 black_2_5 black_2_6))
; the block around row 2, column 1 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1) black_1_1 black_1_2 black_2_1 black_2_2 black_3_1 black_3_2))
; the block around row 2, column 4 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_1_3 black_1_4 black_1_5 black_2_3 black_2_4 black_2_5 black_3_3 black_3_4 black_3_5))
; the block around row 2, column 6 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1) black_1_5 black_1_6 black_2_5 black_2_6 black_3_5 black_3_6))
; the block around row 3, column 2 has 7 black cells
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1) black_2_1 black_2_2 black_2_3 black_3_1 black_3_2 black_3_3 black_4_1 black_4_2 black_4_3))
; the block around row 3, column 3 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_2_2 black_2_3 black_2_4 black_3_2 black_3_3 black_3_4 black_4_2 black_4_3 black_4_4))
; the block around row 3, column 4 has 7 black cells
(assert ((_ pbeq 7 1 1 1 1 1 1 1 1 1) black_2_3 black_2_4 black_2_5 black_3_3 black_3_4 black_3_5 black_4_3 black_4_4 black_4_5))
; the block around row 3, column 6 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1) black_2_5 black_2_6 black_3_5 black_3_6 black_4_5 black_4_6))
; the block around row 4, column 3 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_3_2 black_3_3 black_3_4 black_4_2 black_4_3 black_4_4 black_5_2 black_5_3 black_5_4))
; the block around row 4, column 5 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) black_3_4 black_3_5 black_3_6 black_4_4 black_4_5 black_4_6 black_5_4 black_5_5 black_5_6))
; the block around row 5, column 2 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_4_1 black_4_2 black_4_3 black_5_1 black_5_2 black_5_3 black_6_1 black_6_2 black_6_3))
; the block around row 5, column 6 has 6 black cells
(assert ((_ pbeq 6 1 1 1 1 1 1) black_4_5 black_4_6 black_5_5 black_5_6 black_6_5 black_6_6))
; the block around row 6, column 4 has 2 black cells
(assert ((_ pbeq 2 1 1 1 1 1 1) black_5_3 black_5_4 black_5_5 black_6_3 black_6_4 black_6_5))
(check-sat)
(get-model)
