; mosaic, classic:
;
; mosaic:
; __53_
; _4___
; 3_4_3
; _52_2
; 3____
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
; the block around row 1, column 3 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1) black_1_2 black_1_3 black_1_4 black_2_2 black_2_3 black_2_4))
; the block around row 1, column 4 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1) black_1_3 black_1_4 black_1_5 black_2_3 black_2_4 black_2_5))
; the block around row 2, column 2 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_1_1 black_1_2 black_1_3 black_2_1 black_2_2 black_2_3 black_3_1 black_3_2 black_3_3))
; the block around row 3, column 1 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1) black_2_1 black_2_2 black_3_1 black_3_2 black_4_1 black_4_2))
; the block around row 3, column 3 has 4 black cells
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1) black_2_2 black_2_3 black_2_4 black_3_2 black_3_3 black_3_4 black_4_2 black_4_3 black_4_4))
; the block around row 3, column 5 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1 1 1) black_2_4 black_2_5 black_3_4 black_3_5 black_4_4 black_4_5))
; the block around row 4, column 2 has 5 black cells
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1) black_3_1 black_3_2 black_3_3 black_4_1 black_4_2 black_4_3 black_5_1 black_5_2 black_5_3))
; the block around row 4, column 3 has 2 black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1) black_3_2 black_3_3 black_3_4 black_4_2 black_4_3 black_4_4 black_5_2 black_5_3 black_5_4))
; the block around row 4, column 5 has 2 black cells
(assert ((_ pbeq 2 1 1 1 1 1 1) black_3_4 black_3_5 black_4_4 black_4_5 black_5_4 black_5_5))
; the block around row 5, column 1 has 3 black cells
(assert ((_ pbeq 3 1 1 1 1) black_4_1 black_4_2 black_5_1 black_5_2))
(check-sat)
(get-model)
