; minesweeper, classic:
;
; minesweeper:
; ________
; 1__1__3_
; ___11__3
; 2_2__2__
; ___11___
; 0______0
; _____32_
; _3______
;
; mine_1_1 is true when row 1, column 1 holds *, and likewise for the others.
(declare-const mine_1_1 Bool)
(declare-const mine_1_2 Bool)
(declare-const mine_1_3 Bool)
(declare-const mine_1_4 Bool)
(declare-const mine_1_5 Bool)
(declare-const mine_1_6 Bool)
(declare-const mine_1_7 Bool)
(declare-const mine_1_8 Bool)
(declare-const mine_2_2 Bool)
(declare-const mine_2_3 Bool)
(declare-const mine_2_5 Bool)
(declare-const mine_2_6 Bool)
(declare-const mine_2_8 Bool)
(declare-const mine_3_1 Bool)
(declare-const mine_3_2 Bool)
(declare-const mine_3_3 Bool)
(declare-const mine_3_6 Bool)
(declare-const mine_3_7 Bool)
(declare-const mine_4_2 Bool)
(declare-const mine_4_4 Bool)
(declare-const mine_4_5 Bool)
(declare-const mine_4_7 Bool)
(declare-const mine_4_8 Bool)
(declare-const mine_5_1 Bool)
(declare-const mine_5_2 Bool)
(declare-const mine_5_3 Bool)
(declare-const mine_5_6 Bool)
(declare-const mine_5_7 Bool)
(declare-const mine_5_8 Bool)
(declare-const mine_6_2 Bool)
(declare-const mine_6_3 Bool)
(declare-const mine_6_4 Bool)
(declare-const mine_6_5 Bool)
(declare-const mine_6_6 Bool)
(declare-const mine_6_7 Bool)
(declare-const mine_7_1 Bool)
(declare-const mine_7_2 Bool)
(declare-const mine_7_3 Bool)
(declare-const mine_7_4 Bool)
(declare-const mine_7_5 Bool)
(declare-const mine_7_8 Bool)
(declare-const mine_8_1 Bool)
(declare-const mine_8_3 Bool)
(declare-const mine_8_4 Bool)
(declare-const mine_8_5 Bool)
(declare-const mine_8_6 Bool)
(declare-const mine_8_7 Bool)
(declare-const mine_8_8 Bool)
; row 2, column 1 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1 1 1 1) mine_1_1 mine_1_2 mine_2_2 mine_3_1 mine_3_2))
; row 2, column 4 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1 1 1 1 1) mine_1_3 mine_1_4 mine_1_5 mine_2_3 mine_2_5 mine_3_3))
; row 2, column 7 has no mine, and 3 mines are around it
(assert ((_ pbeq 3 1 1 1 1 1 1 1) mine_1_6 mine_1_7 mine_1_8 mine_2_6 mine_2_8 mine_3_6 mine_3_7))
; row 3, column 4 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1 1 1 1) mine_2_3 mine_2_5 mine_3_3 mine_4_4 mine_4_5))
; row 3, column 5 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1 1 1 1) mine_2_5 mine_2_6 mine_3_6 mine_4_4 mine_4_5))
; row 3, column 8 has no mine, and 3 mines are around it
(assert ((_ pbeq 3 1 1 1 1) mine_2_8 mine_3_7 mine_4_7 mine_4_8))
; row 4, column 1 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1 1) mine_3_1 mine_3_2 mine_4_2 mine_5_1 mine_5_2))
; row 4, column 3 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1 1 1) mine_3_2 mine_3_3 mine_4_2 mine_4_4 mine_5_2 mine_5_3))
; row 4, column 6 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1 1 1) mine_3_6 mine_3_7 mine_4_5 mine_4_7 mine_5_6 mine_5_7))
; row 5, column 4 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1 1 1 1 1) mine_4_4 mine_4_5 mine_5_3 mine_6_3 mine_6_4 mine_6_5))
; row 5, column 5 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1 1 1 1 1) mine_4_4 mine_4_5 mine_5_6 mine_6_4 mine_6_5 mine_6_6))
; row 6, column 1 has no mine, and 0 mines are around it
(assert ((_ pbeq 0 1 1 1 1 1) mine_5_1 mine_5_2 mine_6_2 mine_7_1 mine_7_2))
; row 6, column 8 has no mine, and 0 mines are around it
(assert ((_ pbeq 0 1 1 1 1) mine_5_7 mine_5_8 mine_6_7 mine_7_8))
; row 7, column 6 has no mine, and 3 mines are around it
(assert ((_ pbeq 3 1 1 1 1 1 1 1) mine_6_5 mine_6_6 mine_6_7 mine_7_5 mine_8_5 mine_8_6 mine_8_7))
; row 7, column 7 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1 1 1) mine_6_6 mine_6_7 mine_7_8 mine_8_6 mine_8_7 mine_8_8))
; row 8, column 2 has no mine, and 3 mines are around it
(assert ((_ pbeq 3 1 1 1 1 1) mine_7_1 mine_7_2 mine_7_3 mine_8_1 mine_8_3))
(check-sat)
(get-model)
