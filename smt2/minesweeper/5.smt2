; minesweeper, classic:
;
; minesweeper: 5 mines
; 2____
; 2___3
; __1__
; _____
; _____
;
; mine_1_2 is true when row 1, column 2 holds *, and likewise for the others.
(declare-const mine_1_2 Bool)
(declare-const mine_1_3 Bool)
(declare-const mine_1_4 Bool)
(declare-const mine_1_5 Bool)
(declare-const mine_2_2 Bool)
(declare-const mine_2_3 Bool)
(declare-const mine_2_4 Bool)
(declare-const mine_3_1 Bool)
(declare-const mine_3_2 Bool)
(declare-const mine_3_4 Bool)
(declare-const mine_3_5 Bool)
(declare-const mine_4_1 Bool)
(declare-const mine_4_2 Bool)
(declare-const mine_4_3 Bool)
(declare-const mine_4_4 Bool)
(declare-const mine_4_5 Bool)
(declare-const mine_5_1 Bool)
(declare-const mine_5_2 Bool)
(declare-const mine_5_3 Bool)
(declare-const mine_5_4 Bool)
(declare-const mine_5_5 Bool)
; the board has 5 mines
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) mine_1_2 mine_1_3 mine_1_4 mine_1_5 mine_2_2 mine_2_3 mine_2_4 mine_3_1 mine_3_2 mine_3_4 mine_3_5 mine_4_1 mine_4_2 mine_4_3 mine_4_4 mine_4_5 mine_5_1 mine_5_2 mine_5_3 mine_5_4 mine_5_5))
; row 1, column 1 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1) mine_1_2 mine_2_2))
; row 2, column 1 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1) mine_1_2 mine_2_2 mine_3_1 mine_3_2))
; row 2, column 5 has no mine, and 3 mines are around it
(assert ((_ pbeq 3 1 1 1 1 1) mine_1_4 mine_1_5 mine_2_4 mine_3_4 mine_3_5))
; row 3, column 3 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) mine_2_2 mine_2_3 mine_2_4 mine_3_2 mine_3_4 mine_4_2 mine_4_3 mine_4_4))
(check-sat)
(get-model)
