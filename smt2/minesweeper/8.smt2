; minesweeper, classic:
;
; minesweeper: 13 mines
; 0_2__0__
; ____2_2_
; _22_1__2
; ________
; _10_____
; 1__2___2
; ___2_43_
; _0___2_1
;
; mine_1_2 is true when row 1, column 2 holds *, and likewise for the others.
(declare-const mine_1_2 Bool)
(declare-const mine_1_4 Bool)
(declare-const mine_1_5 Bool)
(declare-const mine_1_7 Bool)
(declare-const mine_1_8 Bool)
(declare-const mine_2_1 Bool)
(declare-const mine_2_2 Bool)
(declare-const mine_2_3 Bool)
(declare-const mine_2_4 Bool)
(declare-const mine_2_6 Bool)
(declare-const mine_2_8 Bool)
(declare-const mine_3_1 Bool)
(declare-const mine_3_4 Bool)
(declare-const mine_3_6 Bool)
(declare-const mine_3_7 Bool)
(declare-const mine_4_1 Bool)
(declare-const mine_4_2 Bool)
(declare-const mine_4_3 Bool)
(declare-const mine_4_4 Bool)
(declare-const mine_4_5 Bool)
(declare-const mine_4_6 Bool)
(declare-const mine_4_7 Bool)
(declare-const mine_4_8 Bool)
(declare-const mine_5_1 Bool)
(declare-const mine_5_4 Bool)
(declare-const mine_5_5 Bool)
(declare-const mine_5_6 Bool)
(declare-const mine_5_7 Bool)
(declare-const mine_5_8 Bool)
(declare-const mine_6_2 Bool)
(declare-const mine_6_3 Bool)
(declare-const mine_6_5 Bool)
(declare-const mine_6_6 Bool)
(declare-const mine_6_7 Bool)
(declare-const mine_7_1 Bool)
(declare-const mine_7_2 Bool)
(declare-const mine_7_3 Bool)
(declare-const mine_7_5 Bool)
(declare-const mine_7_8 Bool)
(declare-const mine_8_1 Bool)
(declare-const mine_8_3 Bool)
(declare-const mine_8_4 Bool)
(declare-const mine_8_5 Bool)
(declare-const mine_8_7 Bool)
; the board has 13 mines
(assert ((_ pbeq 13 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) mine_1_2 mine_1_4 mine_1_5 mine_1_7 mine_1_8 mine_2_1 mine_2_2 mine_2_3 mine_2_4 mine_2_6 mine_2_8 mine_3_1 mine_3_4 mine_3_6 mine_3_7 mine_4_1 mine_4_2 mine_4_3 mine_4_4 mine_4_5 mine_4_6 mine_4_7 mine_4_8 mine_5_1 mine_5_4 mine_5_5 mine_5_6 mine_5_7 mine_5_8 mine_6_2 mine_6_3 mine_6_5 mine_6_6 mine_6_7 mine_7_1 mine_7_2 mine_7_3 mine_7_5 mine_7_8 mine_8_1 mine_8_3 mine_8_4 mine_8_5 mine_8_7))
; row 1, column 1 has no mine, and 0 mines are around it
(assert ((_ pbeq 0 1 1 1) mine_1_2 mine_2_1 mine_2_2))
; row 1, column 3 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1 1) mine_1_2 mine_1_4 mine_2_2 mine_2_3 mine_2_4))
; row 1, column 6 has no mine, and 0 mines are around it
(assert ((_ pbeq 0 1 1 1) mine_1_5 mine_1_7 mine_2_6))
; row 2, column 5 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1 1 1) mine_1_4 mine_1_5 mine_2_4 mine_2_6 mine_3_4 mine_3_6))
; row 2, column 7 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1 1 1) mine_1_7 mine_1_8 mine_2_6 mine_2_8 mine_3_6 mine_3_7))
; row 3, column 2 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1 1 1 1) mine_2_1 mine_2_2 mine_2_3 mine_3_1 mine_4_1 mine_4_2 mine_4_3))
; row 3, column 3 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1 1 1 1) mine_2_2 mine_2_3 mine_2_4 mine_3_4 mine_4_2 mine_4_3 mine_4_4))
; row 3, column 5 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1 1 1 1 1 1) mine_2_4 mine_2_6 mine_3_4 mine_3_6 mine_4_4 mine_4_5 mine_4_6))
; row 3, column 8 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1) mine_2_8 mine_3_7 mine_4_7 mine_4_8))
; row 5, column 2 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1 1 1 1 1) mine_4_1 mine_4_2 mine_4_3 mine_5_1 mine_6_2 mine_6_3))
; row 5, column 3 has no mine, and 0 mines are around it
(assert ((_ pbeq 0 1 1 1 1 1 1) mine_4_2 mine_4_3 mine_4_4 mine_5_4 mine_6_2 mine_6_3))
; row 6, column 1 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1 1 1) mine_5_1 mine_6_2 mine_7_1 mine_7_2))
; row 6, column 4 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1 1 1) mine_5_4 mine_5_5 mine_6_3 mine_6_5 mine_7_3 mine_7_5))
; row 6, column 8 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1) mine_5_7 mine_5_8 mine_6_7 mine_7_8))
; row 7, column 4 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1 1 1 1) mine_6_3 mine_6_5 mine_7_3 mine_7_5 mine_8_3 mine_8_4 mine_8_5))
; row 7, column 6 has no mine, and 4 mines are around it
(assert ((_ pbeq 4 1 1 1 1 1 1) mine_6_5 mine_6_6 mine_6_7 mine_7_5 mine_8_5 mine_8_7))
; row 7, column 7 has no mine, and 3 mines are around it
(assert ((_ pbeq 3 1 1 1 1) mine_6_6 mine_6_7 mine_7_8 mine_8_7))
; row 8, column 2 has no mine, and 0 mines are around it
(assert ((_ pbeq 0 1 1 1 1 1) mine_7_1 mine_7_2 mine_7_3 mine_8_1 mine_8_3))
; row 8, column 6 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1) mine_7_5 mine_8_5 mine_8_7))
; row 8, column 8 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1) mine_7_8 mine_8_7))
(check-sat)
(get-model)
