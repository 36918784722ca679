; lightup, classic:
;
; 10
; _____0__#_
; _#0__1__##
; ______##_#
; _2###_###_
; __#____##_
; _##_#2__#_
; ___#__###1
; #_##____2_
; #3__1_12__
; ___#______
;
; lamp_1_1 is true when row 1, column 1 holds *, and likewise for the others.
(declare-const lamp_1_1 Bool)
(declare-const lamp_1_2 Bool)
(declare-const lamp_1_3 Bool)
(declare-const lamp_1_4 Bool)
(declare-const lamp_1_5 Bool)
(declare-const lamp_1_7 Bool)
(declare-const lamp_1_8 Bool)
(declare-const lamp_1_10 Bool)
(declare-const lamp_2_1 Bool)
(declare-const lamp_2_4 Bool)
(declare-const lamp_2_5 Bool)
(declare-const lamp_2_7 Bool)
(declare-const lamp_2_8 Bool)
(declare-const lamp_3_1 Bool)
(declare-const lamp_3_2 Bool)
(declare-const lamp_3_3 Bool)
(declare-const lamp_3_4 Bool)
(declare-const lamp_3_5 Bool)
(declare-const lamp_3_6 Bool)
(declare-const lamp_3_9 Bool)
(declare-const lamp_4_1 Bool)
(declare-const lamp_4_6 Bool)
(declare-const lamp_4_10 Bool)
(declare-const lamp_5_1 Bool)
(declare-const lamp_5_2 Bool)
(declare-const lamp_5_4 Bool)
(declare-const lamp_5_5 Bool)
(declare-const lamp_5_6 Bool)
(declare-const lamp_5_7 Bool)
(declare-const lamp_5_10 Bool)
(declare-const lamp_6_1 Bool)
(declare-const lamp_6_4 Bool)
(declare-const lamp_6_7 Bool)
(declare-const lamp_6_8 Bool)
(declare-const lamp_6_10 Bool)
(declare-const lamp_7_1 Bool)
(declare-const lamp_7_2 Bool)
(declare-const lamp_7_3 Bool)
(declare-const lamp_7_5 Bool)
(declare-const lamp_7_6 Bool)
(declare-const lamp_8_2 Bool)
(declare-const lamp_8_5 Bool)
(declare-const lamp_8_6 Bool)
(declare-const lamp_8_7 Bool)
(declare-const lamp_8_8 Bool)
(declare-const lamp_8_10 Bool)
(declare-const lamp_9_3 Bool)
(declare-const lamp_9_4 Bool)
(declare-const lamp_9_6 Bool)
(declare-const lamp_9_9 Bool)
(declare-const lamp_9_10 Bool)
(declare-const lamp_10_1 Bool)
(declare-const lamp_10_2 Bool)
(declare-const lamp_10_3 Bool)
(declare-const lamp_10_5 Bool)
(declare-const lamp_10_6 Bool)
(declare-const lamp_10_7 Bool)
(declare-const lamp_10_8 Bool)
(declare-const lamp_10_9 Bool)
(declare-const lamp_10_10 Bool)
; no two lamps see each other in row 1, columns 1 to 5
(assert ((_ at-most 1) lamp_1_1 lamp_1_2 lamp_1_3 lamp_1_4 lamp_1_5))
; no two lamps see each other in row 1, columns 7 to 8
(assert ((_ at-most 1) lamp_1_7 lamp_1_8))
; no two lamps see each other in row 2, columns 4 to 5
(assert ((_ at-most 1) lamp_2_4 lamp_2_5))
; no two lamps see each other in row 2, columns 7 to 8
(assert ((_ at-most 1) lamp_2_7 lamp_2_8))
; no two lamps see each other in row 3, columns 1 to 6
(assert ((_ at-most 1) lamp_3_1 lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5 lamp_3_6))
; no two lamps see each other in row 5, columns 1 to 2
(assert ((_ at-most 1) lamp_5_1 lamp_5_2))
; no two lamps see each other in row 5, columns 4 to 7
(assert ((_ at-most 1) lamp_5_4 lamp_5_5 lamp_5_6 lamp_5_7))
; no two lamps see each other in row 6, columns 7 to 8
(assert ((_ at-most 1) lamp_6_7 lamp_6_8))
; no two lamps see each other in row 7, columns 1 to 3
(assert ((_ at-most 1) lamp_7_1 lamp_7_2 lamp_7_3))
; no two lamps see each other in row 7, columns 5 to 6
(assert ((_ at-most 1) lamp_7_5 lamp_7_6))
; no two lamps see each other in row 8, columns 5 to 8
(assert ((_ at-most 1) lamp_8_5 lamp_8_6 lamp_8_7 lamp_8_8))
; no two lamps see each other in row 9, columns 3 to 4
(assert ((_ at-most 1) lamp_9_3 lamp_9_4))
; no two lamps see each other in row 9, columns 9 to 10
(assert ((_ at-most 1) lamp_9_9 lamp_9_10))
; no two lamps see each other in row 10, columns 1 to 3
(assert ((_ at-most 1) lamp_10_1 lamp_10_2 lamp_10_3))
; no two lamps see each other in row 10, columns 5 to 10
(assert ((_ at-most 1) lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_10_10))
; no two lamps see each other in column 1, rows 1 to 7
(assert ((_ at-most 1) lamp_1_1 lamp_2_1 lamp_3_1 lamp_4_1 lamp_5_1 lamp_6_1 lamp_7_1))
; no two lamps see each other in column 2, rows 7 to 8
(assert ((_ at-most 1) lamp_7_2 lamp_8_2))
; no two lamps see each other in column 3, rows 9 to 10
(assert ((_ at-most 1) lamp_9_3 lamp_10_3))
; no two lamps see each other in column 4, rows 1 to 3
(assert ((_ at-most 1) lamp_1_4 lamp_2_4 lamp_3_4))
; no two lamps see each other in column 4, rows 5 to 6
(assert ((_ at-most 1) lamp_5_4 lamp_6_4))
; no two lamps see each other in column 5, rows 1 to 3
(assert ((_ at-most 1) lamp_1_5 lamp_2_5 lamp_3_5))
; no two lamps see each other in column 5, rows 7 to 8
(assert ((_ at-most 1) lamp_7_5 lamp_8_5))
; no two lamps see each other in column 6, rows 3 to 5
(assert ((_ at-most 1) lamp_3_6 lamp_4_6 lamp_5_6))
; no two lamps see each other in column 6, rows 7 to 10
(assert ((_ at-most 1) lamp_7_6 lamp_8_6 lamp_9_6 lamp_10_6))
; no two lamps see each other in column 7, rows 1 to 2
(assert ((_ at-most 1) lamp_1_7 lamp_2_7))
; no two lamps see each other in column 7, rows 5 to 6
(assert ((_ at-most 1) lamp_5_7 lamp_6_7))
; no two lamps see each other in column 8, rows 1 to 2
(assert ((_ at-most 1) lamp_1_8 lamp_2_8))
; no two lamps see each other in column 9, rows 9 to 10
(assert ((_ at-most 1) lamp_9_9 lamp_10_9))
; no two lamps see each other in column 10, rows 4 to 6
(assert ((_ at-most 1) lamp_4_10 lamp_5_10 lamp_6_10))
; no two lamps see each other in column 10, rows 8 to 10
(assert ((_ at-most 1) lamp_8_10 lamp_9_10 lamp_10_10))
; the white cell at row 1, column 1 is lit
(assert (or lamp_1_1 lamp_1_2 lamp_1_3 lamp_1_4 lamp_1_5 lamp_2_1 lamp_3_1 lamp_4_1 lamp_5_1 lamp_6_1 lamp_7_1))
; the white cell at row 1, column 2 is lit
(assert (or lamp_1_1 lamp_1_2 lamp_1_3 lamp_1_4 lamp_1_5))
; the white cell at row 1, column 3 is lit
(assert (or lamp_1_1 lamp_1_2 lamp_1_3 lamp_1_4 lamp_1_5))
; the white cell at row 1, column 4 is lit
(assert (or lamp_1_1 lamp_1_2 lamp_1_3 lamp_1_4 lamp_1_5 lamp_2_4 lamp_3_4))
; the white cell at row 1, column 5 is lit
(assert (or lamp_1_1 lamp_1_2 lamp_1_3 lamp_1_4 lamp_1_5 lamp_2_5 lamp_3_5))
; the white cell at row 1, column 7 is lit
(assert (or lamp_1_7 lamp_1_8 lamp_2_7))
; the white cell at row 1, column 8 is lit
(assert (or lamp_1_7 lamp_1_8 lamp_2_8))
; the white cell at row 1, column 10 is lit
(assert lamp_1_10)
; the white cell at row 2, column 1 is lit
(assert (or lamp_1_1 lamp_2_1 lamp_3_1 lamp_4_1 lamp_5_1 lamp_6_1 lamp_7_1))
; the white cell at row 2, column 4 is lit
(assert (or lamp_1_4 lamp_2_4 lamp_2_5 lamp_3_4))
; the white cell at row 2, column 5 is lit
(assert (or lamp_1_5 lamp_2_4 lamp_2_5 lamp_3_5))
; the white cell at row 2, column 7 is lit
(assert (or lamp_1_7 lamp_2_7 lamp_2_8))
; the white cell at row 2, column 8 is lit
(assert (or lamp_1_8 lamp_2_7 lamp_2_8))
; the white cell at row 3, column 1 is lit
(assert (or lamp_1_1 lamp_2_1 lamp_3_1 lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5 lamp_3_6 lamp_4_1 lamp_5_1 lamp_6_1 lamp_7_1))
; the white cell at row 3, column 2 is lit
(assert (or lamp_3_1 lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5 lamp_3_6))
; the white cell at row 3, column 3 is lit
(assert (or lamp_3_1 lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5 lamp_3_6))
; the white cell at row 3, column 4 is lit
(assert (or lamp_1_4 lamp_2_4 lamp_3_1 lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5 lamp_3_6))
; the white cell at row 3, column 5 is lit
(assert (or lamp_1_5 lamp_2_5 lamp_3_1 lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5 lamp_3_6))
; the white cell at row 3, column 6 is lit
(assert (or lamp_3_1 lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5 lamp_3_6 lamp_4_6 lamp_5_6))
; the white cell at row 3, column 9 is lit
(assert lamp_3_9)
; the white cell at row 4, column 1 is lit
(assert (or lamp_1_1 lamp_2_1 lamp_3_1 lamp_4_1 lamp_5_1 lamp_6_1 lamp_7_1))
; the white cell at row 4, column 6 is lit
(assert (or lamp_3_6 lamp_4_6 lamp_5_6))
; the white cell at row 4, column 10 is lit
(assert (or lamp_4_10 lamp_5_10 lamp_6_10))
; the white cell at row 5, column 1 is lit
(assert (or lamp_1_1 lamp_2_1 lamp_3_1 lamp_4_1 lamp_5_1 lamp_5_2 lamp_6_1 lamp_7_1))
; the white cell at row 5, column 2 is lit
(assert (or lamp_5_1 lamp_5_2))
; the white cell at row 5, column 4 is lit
(assert (or lamp_5_4 lamp_5_5 lamp_5_6 lamp_5_7 lamp_6_4))
; the white cell at row 5, column 5 is lit
(assert (or lamp_5_4 lamp_5_5 lamp_5_6 lamp_5_7))
; the white cell at row 5, column 6 is lit
(assert (or lamp_3_6 lamp_4_6 lamp_5_4 lamp_5_5 lamp_5_6 lamp_5_7))
; the white cell at row 5, column 7 is lit
(assert (or lamp_5_4 lamp_5_5 lamp_5_6 lamp_5_7 lamp_6_7))
; the white cell at row 5, column 10 is lit
(assert (or lamp_4_10 lamp_5_10 lamp_6_10))
; the white cell at row 6, column 1 is lit
(assert (or lamp_1_1 lamp_2_1 lamp_3_1 lamp_4_1 lamp_5_1 lamp_6_1 lamp_7_1))
; the white cell at row 6, column 4 is lit
(assert (or lamp_5_4 lamp_6_4))
; the white cell at row 6, column 7 is lit
(assert (or lamp_5_7 lamp_6_7 lamp_6_8))
; the white cell at row 6, column 8 is lit
(assert (or lamp_6_7 lamp_6_8))
; the white cell at row 6, column 10 is lit
(assert (or lamp_4_10 lamp_5_10 lamp_6_10))
; the white cell at row 7, column 1 is lit
(assert (or lamp_1_1 lamp_2_1 lamp_3_1 lamp_4_1 lamp_5_1 lamp_6_1 lamp_7_1 lamp_7_2 lamp_7_3))
; the white cell at row 7, column 2 is lit
(assert (or lamp_7_1 lamp_7_2 lamp_7_3 lamp_8_2))
; the white cell at row 7, column 3 is lit
(assert (or lamp_7_1 lamp_7_2 lamp_7_3))
; the white cell at row 7, column 5 is lit
(assert (or lamp_7_5 lamp_7_6 lamp_8_5))
; the white cell at row 7, column 6 is lit
(assert (or lamp_7_5 lamp_7_6 lamp_8_6 lamp_9_6 lamp_10_6))
; the white cell at row 8, column 2 is lit
(assert (or lamp_7_2 lamp_8_2))
; the white cell at row 8, column 5 is lit
(assert (or lamp_7_5 lamp_8_5 lamp_8_6 lamp_8_7 lamp_8_8))
; the white cell at row 8, column 6 is lit
(assert (or lamp_7_6 lamp_8_5 lamp_8_6 lamp_8_7 lamp_8_8 lamp_9_6 lamp_10_6))
; the white cell at row 8, column 7 is lit
(assert (or lamp_8_5 lamp_8_6 lamp_8_7 lamp_8_8))
; the white cell at row 8, column 8 is lit
(assert (or lamp_8_5 lamp_8_6 lamp_8_7 lamp_8_8))
; the white cell at row 8, column 10 is lit
(assert (or lamp_8_10 lamp_9_10 lamp_10_10))
; the white cell at row 9, column 3 is lit
(assert (or lamp_9_3 lamp_9_4 lamp_10_3))
; the white cell at row 9, column 4 is lit
(assert (or lamp_9_3 lamp_9_4))
; the white cell at row 9, column 6 is lit
(assert (or lamp_7_6 lamp_8_6 lamp_9_6 lamp_10_6))
; the white cell at row 9, column 9 is lit
(assert (or lamp_9_9 lamp_9_10 lamp_10_9))
; the white cell at row 9, column 10 is lit
(assert (or lamp_8_10 lamp_9_9 lamp_9_10 lamp_10_10))
; the white cell at row 10, column 1 is lit
(assert (or lamp_10_1 lamp_10_2 lamp_10_3))
; the white cell at row 10, column 2 is lit
(assert (or lamp_10_1 lamp_10_2 lamp_10_3))
; the white cell at row 10, column 3 is lit
(assert (or lamp_9_3 lamp_10_1 lamp_10_2 lamp_10_3))
; the white cell at row 10, column 5 is lit
(assert (or lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_10_10))
; the white cell at row 10, column 6 is lit
(assert (or lamp_7_6 lamp_8_6 lamp_9_6 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_10_10))
; the white cell at row 10, column 7 is lit
(assert (or lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_10_10))
; the white cell at row 10, column 8 is lit
(assert (or lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_10_10))
; the white cell at row 10, column 9 is lit
(assert (or lamp_9_9 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_10_10))
; the white cell at row 10, column 10 is lit
(assert (or lamp_8_10 lamp_9_10 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_10_10))
; the wall at row 1, column 6 has no lamp beside it
(assert ((_ pbeq 0 1 1) lamp_1_5 lamp_1_7))
; the wall at row 2, column 3 has no lamp beside it
(assert ((_ pbeq 0 1 1 1) lamp_1_3 lamp_2_4 lamp_3_3))
; the wall at row 2, column 6 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_2_5 lamp_2_7 lamp_3_6))
; the wall at row 4, column 2 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1) lamp_3_2 lamp_4_1 lamp_5_2))
; the wall at row 6, column 6 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1) lamp_5_6 lamp_6_7 lamp_7_6))
; the wall at row 7, column 10 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1) lamp_6_10 lamp_8_10))
; the wall at row 8, column 9 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1) lamp_8_8 lamp_8_10 lamp_9_9))
; the wall at row 9, column 2 has exactly 3 lamps beside it
(assert ((_ pbeq 3 1 1 1) lamp_8_2 lamp_9_3 lamp_10_2))
; the wall at row 9, column 5 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1 1) lamp_8_5 lamp_9_4 lamp_9_6 lamp_10_5))
; the wall at row 9, column 7 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_8_7 lamp_9_6 lamp_10_7))
; the wall at row 9, column 8 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1) lamp_8_8 lamp_9_9 lamp_10_8))
(check-sat)
(get-model)
