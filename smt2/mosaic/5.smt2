; mosaic, classic:
;
; mosaic:
; 1_0__
; ____4
; _4___
; ___2_
; _22__
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
; the block around row 1, column 1 has 1 black cell
(assert ((_ pbeq 1 1 1 1 1) black_1_1 black_1_2 black_2_1 black_2_2))
; the block around row 1, column 3 has 0 black cells
(assert ((_ pbeq 0 1 1 1 1 1 1) black_1_2 black_1_3 black_1_4 black_2_2 black_2_3 black_2_4))
; the block around row 2, column 5 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1) black_1_4 black_1_5 black_2_4 black_2_5 black_3_4 black_3_5))
; the block around row 3, column 2 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_2_1 black_2_2 black_2_3 black_3_1 black_3_2 black_3_3 black_4_1 black_4_2 black_4_3))
; the block around row 4, column 4 has 2 black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1) black_3_3 black_3_4 black_3_5 black_4_3 black_4_4 black_4_5 black_5_3 black_5_4 black_5_5))
; the block around row 5, column 2 has 2 black cells
(assert ((_ pbeq 2 1 1 1 1 1 1) black_4_1 black_4_2 black_4_3 black_5_1 black_5_2 black_5_3))
; the block around row 5, column 3 has 2 black cells
(assert ((_ pbeq 2 1 1 1 1 1 1) black_4_2 black_4_3 black_4_4 black_5_2 black_5_3 black_5_4))
(check-sat)
(get-model)
