; minesweeper, classic:
;
; minesweeper: 20 mines
; ____11___0
; __13____2_
; 0____2__2_
; ___3___221
; 1________1
; __11__1__1
; 1_2_2__0__
; ____3_22__
; __2____3_1
; 0____3____
;
; mine_1_1 is true when row 1, column 1 holds *, and likewise for the others.
(declare-const mine_1_1 Bool)
(declare-const mine_1_2 Bool)
(declare-const mine_1_3 Bool)
(declare-const mine_1_4 Bool)
(declare-const mine_1_7 Bool)
(declare-const mine_1_8 Bool)
(declare-const mine_1_9 Bool)
(declare-const mine_2_1 Bool)
(declare-const mine_2_2 Bool)
(declare-const mine_2_5 Bool)
(declare-const mine_2_6 Bool)
(declare-const mine_2_7 Bool)
(declare-const mine_2_8 Bool)
(declare-const mine_2_10 Bool)
(declare-const mine_3_2 Bool)
(declare-const mine_3_3 Bool)
(declare-const mine_3_4 Bool)
(declare-const mine_3_5 Bool)
(declare-const mine_3_7 Bool)
(declare-const mine_3_8 Bool)
(declare-const mine_3_10 Bool)
(declare-const mine_4_1 Bool)
(declare-const mine_4_2 Bool)
(declare-const mine_4_3 Bool)
(declare-const mine_4_5 Bool)
(declare-const mine_4_6 Bool)
(declare-const mine_4_7 Bool)
(declare-const mine_5_2 Bool)
(declare-const mine_5_3 Bool)
(declare-const mine_5_4 Bool)
(declare-const mine_5_5 Bool)
(declare-const mine_5_6 Bool)
(declare-const mine_5_7 Bool)
(declare-const mine_5_8 Bool)
(declare-const mine_5_9 Bool)
(declare-const mine_6_1 Bool)
(declare-const mine_6_2 Bool)
(declare-const mine_6_5 Bool)
(declare-const mine_6_6 Bool)
(declare-const mine_6_8 Bool)
(declare-const mine_6_9 Bool)
(declare-const mine_7_2 Bool)
(declare-const mine_7_4 Bool)
(declare-const mine_7_6 Bool)
(declare-const mine_7_7 Bool)
(declare-const mine_7_9 Bool)
(declare-const mine_7_10 Bool)
(declare-const mine_8_1 Bool)
(declare-const mine_8_2 Bool)
(declare-const mine_8_3 Bool)
(declare-const mine_8_4 Bool)
(declare-const mine_8_6 Bool)
(declare-const mine_8_9 Bool)
(declare-const mine_8_10 Bool)
(declare-const mine_9_1 Bool)
(declare-const mine_9_2 Bool)
(declare-const mine_9_4 Bool)
(declare-const mine_9_5 Bool)
(declare-const mine_9_6 Bool)
(declare-const mine_9_7 Bool)
(declare-const mine_9_9 Bool)
(declare-const mine_10_2 Bool)
(declare-const mine_10_3 Bool)
(declare-const mine_10_4 Bool)
(declare-const mine_10_5 Bool)
(declare-const mine_10_7 Bool)
(declare-const mine_10_8 Bool)
(declare-const mine_10_9 Bool)
(declare-const mine_10_10 Bool)
; the board has 20 mines
(assert ((_ pbeq 20 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) mine_1_1 mine_1_2 mine_1_3 mine_1_4 mine_1_7 mine_1_8 mine_1_9 mine_2_1 mine_2_2 mine_2_5 mine_2_6 mine_2_7 mine_2_8 mine_2_10 mine_3_2 mine_3_3 mine_3_4 mine_3_5 mine_3_7 mine_3_8 mine_3_10 mine_4_1 mine_4_2 mine_4_3 mine_4_5 mine_4_6 mine_4_7 mine_5_2 mine_5_3 mine_5_4 mine_5_5 mine_5_6 mine_5_7 mine_5_8 mine_5_9 mine_6_1 mine_6_2 mine_6_5 mine_6_6 mine_6_8 mine_6_9 mine_7_2 mine_7_4 mine_7_6 mine_7_7 mine_7_9 mine_7_10 mine_8_1 mine_8_2 mine_8_3 mine_8_4 mine_8_6 mine_8_9 mine_8_10 mine_9_1 mine_9_2 mine_9_4 mine_9_5 mine_9_6 mine_9_7 mine_9_9 mine_10_2 mine_10_3 mine_10_4 mine_10_5 mine_10_7 mine_10_8 mine_10_9 mine_10_10))
; row 1, column 5 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1 1) mine_1_4 mine_2_5 mine_2_6))
; row 1, column 6 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1 1 1) mine_1_7 mine_2_5 mine_2_6 mine_2_7))
; row 1, column 10 has no mine, and 0 mines are around it
(assert ((_ pbeq 0 1 1) mine_1_9 mine_2_10))
; row 2, column 3 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1 1 1 1 1 1) mine_1_2 mine_1_3 mine_1_4 mine_2_2 mine_3_2 mine_3_3 mine_3_4))
; row 2, column 4 has no mine, and 3 mines are around it
(assert ((_ pbeq 3 1 1 1 1 1 1) mine_1_3 mine_1_4 mine_2_5 mine_3_3 mine_3_4 mine_3_5))
; row 2, column 9 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1 1 1) mine_1_8 mine_1_9 mine_2_8 mine_2_10 mine_3_8 mine_3_10))
; row 3, column 1 has no mine, and 0 mines are around it
(assert ((_ pbeq 0 1 1 1 1 1) mine_2_1 mine_2_2 mine_3_2 mine_4_1 mine_4_2))
; row 3, column 6 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1) mine_2_5 mine_2_6 mine_2_7 mine_3_5 mine_3_7 mine_4_5 mine_4_6 mine_4_7))
; row 3, column 9 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1) mine_2_8 mine_2_10 mine_3_8 mine_3_10))
; row 4, column 4 has no mine, and 3 mines are around it
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1) mine_3_3 mine_3_4 mine_3_5 mine_4_3 mine_4_5 mine_5_3 mine_5_4 mine_5_5))
; row 4, column 8 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1 1 1) mine_3_7 mine_3_8 mine_4_7 mine_5_7 mine_5_8 mine_5_9))
; row 4, column 9 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1) mine_3_8 mine_3_10 mine_5_8 mine_5_9))
; row 4, column 10 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1) mine_3_10 mine_5_9))
; row 5, column 1 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1 1 1 1) mine_4_1 mine_4_2 mine_5_2 mine_6_1 mine_6_2))
; row 5, column 10 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1) mine_5_9 mine_6_9))
; row 6, column 3 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1 1 1 1 1) mine_5_2 mine_5_3 mine_5_4 mine_6_2 mine_7_2 mine_7_4))
; row 6, column 4 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1 1 1 1) mine_5_3 mine_5_4 mine_5_5 mine_6_5 mine_7_4))
; row 6, column 7 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1 1 1 1 1 1) mine_5_6 mine_5_7 mine_5_8 mine_6_6 mine_6_8 mine_7_6 mine_7_7))
; row 6, column 10 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1 1 1) mine_5_9 mine_6_9 mine_7_9 mine_7_10))
; row 7, column 1 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1 1 1 1) mine_6_1 mine_6_2 mine_7_2 mine_8_1 mine_8_2))
; row 7, column 3 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1 1 1) mine_6_2 mine_7_2 mine_7_4 mine_8_2 mine_8_3 mine_8_4))
; row 7, column 5 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1 1 1) mine_6_5 mine_6_6 mine_7_4 mine_7_6 mine_8_4 mine_8_6))
; row 7, column 8 has no mine, and 0 mines are around it
(assert ((_ pbeq 0 1 1 1 1 1) mine_6_8 mine_6_9 mine_7_7 mine_7_9 mine_8_9))
; row 8, column 5 has no mine, and 3 mines are around it
(assert ((_ pbeq 3 1 1 1 1 1 1 1) mine_7_4 mine_7_6 mine_8_4 mine_8_6 mine_9_4 mine_9_5 mine_9_6))
; row 8, column 7 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1 1) mine_7_6 mine_7_7 mine_8_6 mine_9_6 mine_9_7))
; row 8, column 8 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1 1) mine_7_7 mine_7_9 mine_8_9 mine_9_7 mine_9_9))
; row 9, column 3 has no mine, and 2 mines are around it
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1) mine_8_2 mine_8_3 mine_8_4 mine_9_2 mine_9_4 mine_10_2 mine_10_3 mine_10_4))
; row 9, column 8 has no mine, and 3 mines are around it
(assert ((_ pbeq 3 1 1 1 1 1 1) mine_8_9 mine_9_7 mine_9_9 mine_10_7 mine_10_8 mine_10_9))
; row 9, column 10 has no mine, and 1 mine is around it
(assert ((_ pbeq 1 1 1 1 1 1) mine_8_9 mine_8_10 mine_9_9 mine_10_9 mine_10_10))
; row 10, column 1 has no mine, and 0 mines are around it
(assert ((_ pbeq 0 1 1 1) mine_9_1 mine_9_2 mine_10_2))
; row 10, column 6 has no mine, and 3 mines are around it
(assert ((_ pbeq 3 1 1 1 1 1) mine_9_5 mine_9_6 mine_9_7 mine_10_5 mine_10_7))
(check-sat)
(get-model)
