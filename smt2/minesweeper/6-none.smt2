; minesweeper, classic:
;
; minesweeper:
; __5__0
; _4____
; 2__3_1
; _4____
; ______
; _0____
;
; mine_1_1 is true when row 1, column 1 holds *, and likewise for the others.
(declare-const mine_1_1 Bool)
(declare-const mine_1_2 Bool)
(declare-const mine_1_4 Bool)
(declare-const mine_1_5 Bool)
(declare-const mine_2_1 Bool)
(declare-const mine_2_3 Bool)
(declare-const mine_2_4 Bool)
(declare-const mine_2_5 Bool)
(declare-const mine_2_6 Bool)
(declare-const mine_3_2 Bool)
(declare-const mine_3_3 Bool)
(declare-const mine_3_5 Bool)
(declare-const mine_4_1 Bool)
(declare-const mine_4_3 Bool)
(declare-const mine_4_4 Bool)
(declare-const mine_4_5 Bool)
(declare-const mine_4_6 Bool)
(declare-const mine_5_1 Bool)
(declare-const mine_5_2 Bool)
(declare-const mine_5_3 Bool)
(declare-const mine_5_4 Bool)
(declare-const mine_5_5 Bool)
(declare-const mine_5_6 Bool)
(declare-const mine_6_1 Bool)
(declare-const mine_6_3 Bool)
(declare-const mine_6_4 Bool)
(declare-const mine_6_5 Bool)
(declare-const mine_6_6 Bool)
; row 1, column 3 has no mine, and 5 mines are around it
(assert false)
; row 1, column 6 has no mine, and 0 mines are around it
(assert ((_ pbeq 0 1 1 1) mine_1_5 mine_2_5 mine_2_6))
; row 2, column 2 has no mine, and 4 mines are around it
(assert ((_ pbeq 4 1 1 1 1 1 1) mine_1_1 mine_1_2 mine_2_1 mine_2_3 mine_3_2 mine_3_3))
; row 3, column 1 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1) mine_2_1 mine_3_2 mine_4_1))
; row 3, column 4 has no mine, and 3 mines are around it
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1) mine_2_3 mine_2_4 mine_2_5 mine_3_3 mine_3_5 mine_4_3 mine_4_4 mine_4_5))
; row 3, column 6 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1 1 1 1) mine_2_5 mine_2_6 mine_3_5 mine_4_5 mine_4_6))
; row 4, column 2 has no mine, and 4 mines are around it
(assert ((_ pbeq 4 1 1 1 1 1 1 1) mine_3_2 mine_3_3 mine_4_1 mine_4_3 mine_5_1 mine_5_2 mine_5_3))
; row 6, column 2 has no mine, and 0 mines are around it
(assert ((_ pbeq 0 1 1 1 1 1) mine_5_1 mine_5_2 mine_5_3 mine_6_1 mine_6_3))
(check-sat)
(get-model)
