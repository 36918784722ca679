; lightup, classic:
;
; 7
; 0_____0
; _#__2__
; ___#___
; 1_____1
; ___3___
; __2__#_
; #_____2
;
; lamp_1_2 is true when row 1, column 2 holds *, and likewise for the others.
(declare-const lamp_1_2 Bool)
(declare-const lamp_1_3 Bool)
(declare-const lamp_1_4 Bool)
(declare-const lamp_1_5 Bool)
(declare-const lamp_1_6 Bool)
(declare-const lamp_2_1 Bool)
(declare-const lamp_2_3 Bool)
(declare-const lamp_2_4 Bool)
(declare-const lamp_2_6 Bool)
(declare-const lamp_2_7 Bool)
(declare-const lamp_3_1 Bool)
(declare-const lamp_3_2 Bool)
(declare-const lamp_3_3 Bool)
(declare-const lamp_3_5 Bool)
(declare-const lamp_3_6 Bool)
(declare-const lamp_3_7 Bool)
(declare-const lamp_4_2 Bool)
(declare-const lamp_4_3 Bool)
(declare-const lamp_4_4 Bool)
(declare-const lamp_4_5 Bool)
(declare-const lamp_4_6 Bool)
(declare-const lamp_5_1 Bool)
(declare-const lamp_5_2 Bool)
(declare-const lamp_5_3 Bool)
(declare-const lamp_5_5 Bool)
(declare-const lamp_5_6 Bool)
(declare-const lamp_5_7 Bool)
(declare-const lamp_6_1 Bool)
(declare-const lamp_6_2 Bool)
(declare-const lamp_6_4 Bool)
(declare-const lamp_6_5 Bool)
(declare-const lamp_6_7 Bool)
(declare-const lamp_7_2 Bool)
(declare-const lamp_7_3 Bool)
(declare-const lamp_7_4 Bool)
(declare-const lamp_7_5 Bool)
(declare-const lamp_7_6 Bool)
; no two lamps see each other in row 1, columns 2 to 6
(assert ((_ at-most 1) lamp_1_2 lamp_1_3 lamp_1_4 lamp_1_5 lamp_1_6))
; no two lamps see each other in row 2, columns 3 to 4
(assert ((_ at-most 1) lamp_2_3 lamp_2_4))
; no two lamps see each other in row 2, columns 6 to 7
(assert ((_ at-most 1) lamp_2_6 lamp_2_7))
; no two lamps see each other in row 3, columns 1 to 3
(assert ((_ at-most 1) lamp_3_1 lamp_3_2 lamp_3_3))
; no two lamps see each other in row 3, columns 5 to 7
(assert ((_ at-most 1) lamp_3_5 lamp_3_6 lamp_3_7))
; no two lamps see each other in row 4, columns 2 to 6
(assert ((_ at-most 1) lamp_4_2 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6))
; no two lamps see each other in row 5, columns 1 to 3
(assert ((_ at-most 1) lamp_5_1 lamp_5_2 lamp_5_3))
; no two lamps see each other in row 5, columns 5 to 7
(assert ((_ at-most 1) lamp_5_5 lamp_5_6 lamp_5_7))
; no two lamps see each other in row 6, columns 1 to 2
(assert ((_ at-most 1) lamp_6_1 lamp_6_2))
; no two lamps see each other in row 6, columns 4 to 5
(assert ((_ at-most 1) lamp_6_4 lamp_6_5))
; no two lamps see each other in row 7, columns 2 to 6
(assert ((_ at-most 1) lamp_7_2 lamp_7_3 lamp_7_4 lamp_7_5 lamp_7_6))
; no two lamps see each other in column 1, rows 2 to 3
(assert ((_ at-most 1) lamp_2_1 lamp_3_1))
; no two lamps see each other in column 1, rows 5 to 6
(assert ((_ at-most 1) lamp_5_1 lamp_6_1))
; no two lamps see each other in column 2, rows 3 to 7
(assert ((_ at-most 1) lamp_3_2 lamp_4_2 lamp_5_2 lamp_6_2 lamp_7_2))
; no two lamps see each other in column 3, rows 1 to 5
(assert ((_ at-most 1) lamp_1_3 lamp_2_3 lamp_3_3 lamp_4_3 lamp_5_3))
; no two lamps see each other in column 4, rows 1 to 2
(assert ((_ at-most 1) lamp_1_4 lamp_2_4))
; no two lamps see each other in column 4, rows 6 to 7
(assert ((_ at-most 1) lamp_6_4 lamp_7_4))
; no two lamps see each other in column 5, rows 3 to 7
(assert ((_ at-most 1) lamp_3_5 lamp_4_5 lamp_5_5 lamp_6_5 lamp_7_5))
; no two lamps see each other in column 6, rows 1 to 5
(assert ((_ at-most 1) lamp_1_6 lamp_2_6 lamp_3_6 lamp_4_6 lamp_5_6))
; no two lamps see each other in column 7, rows 2 to 3
(assert ((_ at-most 1) lamp_2_7 lamp_3_7))
; no two lamps see each other in column 7, rows 5 to 6
(assert ((_ at-most 1) lamp_5_7 lamp_6_7))
; the white cell at row 1, column 2 is lit
(assert (or lamp_1_2 lamp_1_3 lamp_1_4 lamp_1_5 lamp_1_6))
; the white cell at row 1, column 3 is lit
(assert (or lamp_1_2 lamp_1_3 lamp_1_4 lamp_1_5 lamp_1_6 lamp_2_3 lamp_3_3 lamp_4_3 lamp_5_3))
; the white cell at row 1, column 4 is lit
(assert (or lamp_1_2 lamp_1_3 lamp_1_4 lamp_1_5 lamp_1_6 lamp_2_4))
; the white cell at row 1, column 5 is lit
(assert (or lamp_1_2 lamp_1_3 lamp_1_4 lamp_1_5 lamp_1_6))
; the white cell at row 1, column 6 is lit
(assert (or lamp_1_2 lamp_1_3 lamp_1_4 lamp_1_5 lamp_1_6 lamp_2_6 lamp_3_6 lamp_4_6 lamp_5_6))
; the white cell at row 2, column 1 is lit
(assert (or lamp_2_1 lamp_3_1))
; the white cell at row 2, column 3 is lit
(assert (or lamp_1_3 lamp_2_3 lamp_2_4 lamp_3_3 lamp_4_3 lamp_5_3))
; the white cell at row 2, column 4 is lit
(assert (or lamp_1_4 lamp_2_3 lamp_2_4))
; the white cell at row 2, column 6 is lit
(assert (or lamp_1_6 lamp_2_6 lamp_2_7 lamp_3_6 lamp_4_6 lamp_5_6))
; the white cell at row 2, column 7 is lit
(assert (or lamp_2_6 lamp_2_7 lamp_3_7))
; the white cell at row 3, column 1 is lit
(assert (or lamp_2_1 lamp_3_1 lamp_3_2 lamp_3_3))
; the white cell at row 3, column 2 is lit
(assert (or lamp_3_1 lamp_3_2 lamp_3_3 lamp_4_2 lamp_5_2 lamp_6_2 lamp_7_2))
; the white cell at row 3, column 3 is lit
(assert (or lamp_1_3 lamp_2_3 lamp_3_1 lamp_3_2 lamp_3_3 lamp_4_3 lamp_5_3))
; the white cell at row 3, column 5 is lit
(assert (or lamp_3_5 lamp_3_6 lamp_3_7 lamp_4_5 lamp_5_5 lamp_6_5 lamp_7_5))
; the white cell at row 3, column 6 is lit
(assert (or lamp_1_6 lamp_2_6 lamp_3_5 lamp_3_6 lamp_3_7 lamp_4_6 lamp_5_6))
; the white cell at row 3, column 7 is lit
(assert (or lamp_2_7 lamp_3_5 lamp_3_6 lamp_3_7))
; the white cell at row 4, column 2 is lit
(assert (or lamp_3_2 lamp_4_2 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_5_2 lamp_6_2 lamp_7_2))
; the white cell at row 4, column 3 is lit
(assert (or lamp_1_3 lamp_2_3 lamp_3_3 lamp_4_2 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_5_3))
; the white cell at row 4, column 4 is lit
(assert (or lamp_4_2 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6))
; the white cell at row 4, column 5 is lit
(assert (or lamp_3_5 lamp_4_2 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_5_5 lamp_6_5 lamp_7_5))
; the white cell at row 4, column 6 is lit
(assert (or lamp_1_6 lamp_2_6 lamp_3_6 lamp_4_2 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_5_6))
; the white cell at row 5, column 1 is lit
(assert (or lamp_5_1 lamp_5_2 lamp_5_3 lamp_6_1))
; the white cell at row 5, column 2 is lit
(assert (or lamp_3_2 lamp_4_2 lamp_5_1 lamp_5_2 lamp_5_3 lamp_6_2 lamp_7_2))
; the white cell at row 5, column 3 is lit
(assert (or lamp_1_3 lamp_2_3 lamp_3_3 lamp_4_3 lamp_5_1 lamp_5_2 lamp_5_3))
; the white cell at row 5, column 5 is lit
(assert (or lamp_3_5 lamp_4_5 lamp_5_5 lamp_5_6 lamp_5_7 lamp_6_5 lamp_7_5))
; the white cell at row 5, column 6 is lit
(assert (or lamp_1_6 lamp_2_6 lamp_3_6 lamp_4_6 lamp_5_5 lamp_5_6 lamp_5_7))
; the white cell at row 5, column 7 is lit
(assert (or lamp_5_5 lamp_5_6 lamp_5_7 lamp_6_7))
; the white cell at row 6, column 1 is lit
(assert (or lamp_5_1 lamp_6_1 lamp_6_2))
; the white cell at row 6, column 2 is lit
(assert (or lamp_3_2 lamp_4_2 lamp_5_2 lamp_6_1 lamp_6_2 lamp_7_2))
; the white cell at row 6, column 4 is lit
(assert (or lamp_6_4 lamp_6_5 lamp_7_4))
; the white cell at row 6, column 5 is lit
(assert (or lamp_3_5 lamp_4_5 lamp_5_5 lamp_6_4 lamp_6_5 lamp_7_5))
; the white cell at row 6, column 7 is lit
(assert (or lamp_5_7 lamp_6_7))
; the white cell at row 7, column 2 is lit
(assert (or lamp_3_2 lamp_4_2 lamp_5_2 lamp_6_2 lamp_7_2 lamp_7_3 lamp_7_4 lamp_7_5 lamp_7_6))
; the white cell at row 7, column 3 is lit
(assert (or lamp_7_2 lamp_7_3 lamp_7_4 lamp_7_5 lamp_7_6))
; the white cell at row 7, column 4 is lit
(assert (or lamp_6_4 lamp_7_2 lamp_7_3 lamp_7_4 lamp_7_5 lamp_7_6))
; the white cell at row 7, column 5 is lit
(assert (or lamp_3_5 lamp_4_5 lamp_5_5 lamp_6_5 lamp_7_2 lamp_7_3 lamp_7_4 lamp_7_5 lamp_7_6))
; the white cell at row 7, column 6 is lit
(assert (or lamp_7_2 lamp_7_3 lamp_7_4 lamp_7_5 lamp_7_6))
; the wall at row 1, column 1 has no lamp beside it
(assert ((_ pbeq 0 1 1) lamp_1_2 lamp_2_1))
; the wall at row 1, column 7 has no lamp beside it
(assert ((_ pbeq 0 1 1) lamp_1_6 lamp_2_7))
; the wall at row 2, column 5 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1 1) lamp_1_5 lamp_2_4 lamp_2_6 lamp_3_5))
; the wall at row 4, column 1 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_3_1 lamp_4_2 lamp_5_1))
; the wall at row 4, column 7 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_3_7 lamp_4_6 lamp_5_7))
; the wall at row 5, column 4 has exactly 3 lamps beside it
(assert ((_ pbeq 3 1 1 1 1) lamp_4_4 lamp_5_3 lamp_5_5 lamp_6_4))
; the wall at row 6, column 3 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1 1) lamp_5_3 lamp_6_2 lamp_6_4 lamp_7_3))
; the wall at row 7, column 7 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1) lamp_6_7 lamp_7_6))
(check-sat)
(get-model)
