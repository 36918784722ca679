; lightup, classic:
;
; 10
; 1_2_______
; _#__#_____
; ____1_____
; _1_____#_1
; 0____1__#_
; ______#___
; _3_____3_2
; __#_____4_
; _2___00___
; __________
;
; lamp_1_2 is true when row 1, column 2 holds *, and likewise for the others.
(declare-const lamp_1_2 Bool)
(declare-const lamp_1_4 Bool)
(declare-const lamp_1_5 Bool)
(declare-const lamp_1_6 Bool)
(declare-const lamp_1_7 Bool)
(declare-const lamp_1_8 Bool)
(declare-const lamp_1_9 Bool)
(declare-const lamp_1_10 Bool)
(declare-const lamp_2_1 Bool)
(declare-const lamp_2_3 Bool)
(declare-const lamp_2_4 Bool)
(declare-const lamp_2_6 Bool)
(declare-const lamp_2_7 Bool)
(declare-const lamp_2_8 Bool)
(declare-const lamp_2_9 Bool)
(declare-const lamp_2_10 Bool)
(declare-const lamp_3_1 Bool)
(declare-const lamp_3_2 Bool)
(declare-const lamp_3_3 Bool)
(declare-const lamp_3_4 Bool)
(declare-const lamp_3_6 Bool)
(declare-const lamp_3_7 Bool)
(declare-const lamp_3_8 Bool)
(declare-const lamp_3_9 Bool)
(declare-const lamp_3_10 Bool)
(declare-const lamp_4_1 Bool)
(declare-const lamp_4_3 Bool)
(declare-const lamp_4_4 Bool)
(declare-const lamp_4_5 Bool)
(declare-const lamp_4_6 Bool)
(declare-const lamp_4_7 Bool)
(declare-const lamp_4_9 Bool)
(declare-const lamp_5_2 Bool)
(declare-const lamp_5_3 Bool)
(declare-const lamp_5_4 Bool)
(declare-const lamp_5_5 Bool)
(declare-const lamp_5_7 Bool)
(declare-const lamp_5_8 Bool)
(declare-const lamp_5_10 Bool)
(declare-const lamp_6_1 Bool)
(declare-const lamp_6_2 Bool)
(declare-const lamp_6_3 Bool)
(declare-const lamp_6_4 Bool)
(declare-const lamp_6_5 Bool)
(declare-const lamp_6_6 Bool)
(declare-const lamp_6_8 Bool)
(declare-const lamp_6_9 Bool)
(declare-const lamp_6_10 Bool)
(declare-const lamp_7_1 Bool)
(declare-const lamp_7_3 Bool)
(declare-const lamp_7_4 Bool)
(declare-const lamp_7_5 Bool)
(declare-const lamp_7_6 Bool)
(declare-const lamp_7_7 Bool)
(declare-const lamp_7_9 Bool)
(declare-const lamp_8_1 Bool)
(declare-const lamp_8_2 Bool)
(declare-const lamp_8_4 Bool)
(declare-const lamp_8_5 Bool)
(declare-const lamp_8_6 Bool)
(declare-const lamp_8_7 Bool)
(declare-const lamp_8_8 Bool)
(declare-const lamp_8_10 Bool)
(declare-const lamp_9_1 Bool)
(declare-const lamp_9_3 Bool)
(declare-const lamp_9_4 Bool)
(declare-const lamp_9_5 Bool)
(declare-const lamp_9_8 Bool)
(declare-const lamp_9_9 Bool)
(declare-const lamp_9_10 Bool)
(declare-const lamp_10_1 Bool)
(declare-const lamp_10_2 Bool)
(declare-const lamp_10_3 Bool)
(declare-const lamp_10_4 Bool)
(declare-const lamp_10_5 Bool)
(declare-const lamp_10_6 Bool)
(declare-const lamp_10_7 Bool)
(declare-const lamp_10_8 Bool)
(declare-const lamp_10_9 Bool)
(declare-const lamp_10_10 Bool)
; no two lamps see each other in row 1, columns 4 to 10
(assert ((_ at-most 1) lamp_1_4 lamp_1_5 lamp_1_6 lamp_1_7 lamp_1_8 lamp_1_9 lamp_1_10))
; no two lamps see each other in row 2, columns 3 to 4
(assert ((_ at-most 1) lamp_2_3 lamp_2_4))
; no two lamps see each other in row 2, columns 6 to 10
(assert ((_ at-most 1) lamp_2_6 lamp_2_7 lamp_2_8 lamp_2_9 lamp_2_10))
; no two lamps see each other in row 3, columns 1 to 4
(assert ((_ at-most 1) lamp_3_1 lamp_3_2 lamp_3_3 lamp_3_4))
; no two lamps see each other in row 3, columns 6 to 10
(assert ((_ at-most 1) lamp_3_6 lamp_3_7 lamp_3_8 lamp_3_9 lamp_3_10))
; no two lamps see each other in row 4, columns 3 to 7
(assert ((_ at-most 1) lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_4_7))
; no two lamps see each other in row 5, columns 2 to 5
(assert ((_ at-most 1) lamp_5_2 lamp_5_3 lamp_5_4 lamp_5_5))
; no two lamps see each other in row 5, columns 7 to 8
(assert ((_ at-most 1) lamp_5_7 lamp_5_8))
; no two lamps see each other in row 6, columns 1 to 6
(assert ((_ at-most 1) lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6))
; no two lamps see each other in row 6, columns 8 to 10
(assert ((_ at-most 1) lamp_6_8 lamp_6_9 lamp_6_10))
; no two lamps see each other in row 7, columns 3 to 7
(assert ((_ at-most 1) lamp_7_3 lamp_7_4 lamp_7_5 lamp_7_6 lamp_7_7))
; no two lamps see each other in row 8, columns 1 to 2
(assert ((_ at-most 1) lamp_8_1 lamp_8_2))
; no two lamps see each other in row 8, columns 4 to 8
(assert ((_ at-most 1) lamp_8_4 lamp_8_5 lamp_8_6 lamp_8_7 lamp_8_8))
; no two lamps see each other in row 9, columns 3 to 5
(assert ((_ at-most 1) lamp_9_3 lamp_9_4 lamp_9_5))
; no two lamps see each other in row 9, columns 8 to 10
(assert ((_ at-most 1) lamp_9_8 lamp_9_9 lamp_9_10))
; no two lamps see each other in row 10, columns 1 to 10
(assert ((_ at-most 1) lamp_10_1 lamp_10_2 lamp_10_3 lamp_10_4 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_10_10))
; no two lamps see each other in column 1, rows 2 to 4
(assert ((_ at-most 1) lamp_2_1 lamp_3_1 lamp_4_1))
; no two lamps see each other in column 1, rows 6 to 10
(assert ((_ at-most 1) lamp_6_1 lamp_7_1 lamp_8_1 lamp_9_1 lamp_10_1))
; no two lamps see each other in column 2, rows 5 to 6
(assert ((_ at-most 1) lamp_5_2 lamp_6_2))
; no two lamps see each other in column 3, rows 2 to 7
(assert ((_ at-most 1) lamp_2_3 lamp_3_3 lamp_4_3 lamp_5_3 lamp_6_3 lamp_7_3))
; no two lamps see each other in column 3, rows 9 to 10
(assert ((_ at-most 1) lamp_9_3 lamp_10_3))
; no two lamps see each other in column 4, rows 1 to 10
(assert ((_ at-most 1) lamp_1_4 lamp_2_4 lamp_3_4 lamp_4_4 lamp_5_4 lamp_6_4 lamp_7_4 lamp_8_4 lamp_9_4 lamp_10_4))
; no two lamps see each other in column 5, rows 4 to 10
(assert ((_ at-most 1) lamp_4_5 lamp_5_5 lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_5))
; no two lamps see each other in column 6, rows 1 to 4
(assert ((_ at-most 1) lamp_1_6 lamp_2_6 lamp_3_6 lamp_4_6))
; no two lamps see each other in column 6, rows 6 to 8
(assert ((_ at-most 1) lamp_6_6 lamp_7_6 lamp_8_6))
; no two lamps see each other in column 7, rows 1 to 5
(assert ((_ at-most 1) lamp_1_7 lamp_2_7 lamp_3_7 lamp_4_7 lamp_5_7))
; no two lamps see each other in column 7, rows 7 to 8
(assert ((_ at-most 1) lamp_7_7 lamp_8_7))
; no two lamps see each other in column 8, rows 1 to 3
(assert ((_ at-most 1) lamp_1_8 lamp_2_8 lamp_3_8))
; no two lamps see each other in column 8, rows 5 to 6
(assert ((_ at-most 1) lamp_5_8 lamp_6_8))
; no two lamps see each other in column 8, rows 8 to 10
(assert ((_ at-most 1) lamp_8_8 lamp_9_8 lamp_10_8))
; no two lamps see each other in column 9, rows 1 to 4
(assert ((_ at-most 1) lamp_1_9 lamp_2_9 lamp_3_9 lamp_4_9))
; no two lamps see each other in column 9, rows 6 to 7
(assert ((_ at-most 1) lamp_6_9 lamp_7_9))
; no two lamps see each other in column 9, rows 9 to 10
(assert ((_ at-most 1) lamp_9_9 lamp_10_9))
; no two lamps see each other in column 10, rows 1 to 3
(assert ((_ at-most 1) lamp_1_10 lamp_2_10 lamp_3_10))
; no two lamps see each other in column 10, rows 5 to 6
(assert ((_ at-most 1) lamp_5_10 lamp_6_10))
; no two lamps see each other in column 10, rows 8 to 10
(assert ((_ at-most 1) lamp_8_10 lamp_9_10 lamp_10_10))
; the white cell at row 1, column 2 is lit
(assert lamp_1_2)
; the white cell at row 1, column 4 is lit
(assert (or lamp_1_4 lamp_1_5 lamp_1_6 lamp_1_7 lamp_1_8 lamp_1_9 lamp_1_10 lamp_2_4 lamp_3_4 lamp_4_4 lamp_5_4 lamp_6_4 lamp_7_4 lamp_8_4 lamp_9_4 lamp_10_4))
; the white cell at row 1, column 5 is lit
(assert (or lamp_1_4 lamp_1_5 lamp_1_6 lamp_1_7 lamp_1_8 lamp_1_9 lamp_1_10))
; the white cell at row 1, column 6 is lit
(assert (or lamp_1_4 lamp_1_5 lamp_1_6 lamp_1_7 lamp_1_8 lamp_1_9 lamp_1_10 lamp_2_6 lamp_3_6 lamp_4_6))
; the white cell at row 1, column 7 is lit
(assert (or lamp_1_4 lamp_1_5 lamp_1_6 lamp_1_7 lamp_1_8 lamp_1_9 lamp_1_10 lamp_2_7 lamp_3_7 lamp_4_7 lamp_5_7))
; the white cell at row 1, column 8 is lit
(assert (or lamp_1_4 lamp_1_5 lamp_1_6 lamp_1_7 lamp_1_8 lamp_1_9 lamp_1_10 lamp_2_8 lamp_3_8))
; the white cell at row 1, column 9 is lit
(assert (or lamp_1_4 lamp_1_5 lamp_1_6 lamp_1_7 lamp_1_8 lamp_1_9 lamp_1_10 lamp_2_9 lamp_3_9 lamp_4_9))
; the white cell at row 1, column 10 is lit
(assert (or lamp_1_4 lamp_1_5 lamp_1_6 lamp_1_7 lamp_1_8 lamp_1_9 lamp_1_10 lamp_2_10 lamp_3_10))
; the white cell at row 2, column 1 is lit
(assert (or lamp_2_1 lamp_3_1 lamp_4_1))
; the white cell at row 2, column 3 is lit
(assert (or lamp_2_3 lamp_2_4 lamp_3_3 lamp_4_3 lamp_5_3 lamp_6_3 lamp_7_3))
; the white cell at row 2, column 4 is lit
(assert (or lamp_1_4 lamp_2_3 lamp_2_4 lamp_3_4 lamp_4_4 lamp_5_4 lamp_6_4 lamp_7_4 lamp_8_4 lamp_9_4 lamp_10_4))
; the white cell at row 2, column 6 is lit
(assert (or lamp_1_6 lamp_2_6 lamp_2_7 lamp_2_8 lamp_2_9 lamp_2_10 lamp_3_6 lamp_4_6))
; the white cell at row 2, column 7 is lit
(assert (or lamp_1_7 lamp_2_6 lamp_2_7 lamp_2_8 lamp_2_9 lamp_2_10 lamp_3_7 lamp_4_7 lamp_5_7))
; the white cell at row 2, column 8 is lit
(assert (or lamp_1_8 lamp_2_6 lamp_2_7 lamp_2_8 lamp_2_9 lamp_2_10 lamp_3_8))
; the white cell at row 2, column 9 is lit
(assert (or lamp_1_9 lamp_2_6 lamp_2_7 lamp_2_8 lamp_2_9 lamp_2_10 lamp_3_9 lamp_4_9))
; the white cell at row 2, column 10 is lit
(assert (or lamp_1_10 lamp_2_6 lamp_2_7 lamp_2_8 lamp_2_9 lamp_2_10 lamp_3_10))
; the white cell at row 3, column 1 is lit
(assert (or lamp_2_1 lamp_3_1 lamp_3_2 lamp_3_3 lamp_3_4 lamp_4_1))
; the white cell at row 3, column 2 is lit
(assert (or lamp_3_1 lamp_3_2 lamp_3_3 lamp_3_4))
; the white cell at row 3, column 3 is lit
(assert (or lamp_2_3 lamp_3_1 lamp_3_2 lamp_3_3 lamp_3_4 lamp_4_3 lamp_5_3 lamp_6_3 lamp_7_3))
; the white cell at row 3, column 4 is lit
(assert (or lamp_1_4 lamp_2_4 lamp_3_1 lamp_3_2 lamp_3_3 lamp_3_4 lamp_4_4 lamp_5_4 lamp_6_4 lamp_7_4 lamp_8_4 lamp_9_4 lamp_10_4))
; the white cell at row 3, column 6 is lit
(assert (or lamp_1_6 lamp_2_6 lamp_3_6 lamp_3_7 lamp_3_8 lamp_3_9 lamp_3_10 lamp_4_6))
; the white cell at row 3, column 7 is lit
(assert (or lamp_1_7 lamp_2_7 lamp_3_6 lamp_3_7 lamp_3_8 lamp_3_9 lamp_3_10 lamp_4_7 lamp_5_7))
; the white cell at row 3, column 8 is lit
(assert (or lamp_1_8 lamp_2_8 lamp_3_6 lamp_3_7 lamp_3_8 lamp_3_9 lamp_3_10))
; the white cell at row 3, column 9 is lit
(assert (or lamp_1_9 lamp_2_9 lamp_3_6 lamp_3_7 lamp_3_8 lamp_3_9 lamp_3_10 lamp_4_9))
; the white cell at row 3, column 10 is lit
(assert (or lamp_1_10 lamp_2_10 lamp_3_6 lamp_3_7 lamp_3_8 lamp_3_9 lamp_3_10))
; the white cell at row 4, column 1 is lit
(assert (or lamp_2_1 lamp_3_1 lamp_4_1))
; the white cell at row 4, column 3 is lit
(assert (or lamp_2_3 lamp_3_3 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_4_7 lamp_5_3 lamp_6_3 lamp_7_3))
; the white cell at row 4, column 4 is lit
(assert (or lamp_1_4 lamp_2_4 lamp_3_4 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_4_7 lamp_5_4 lamp_6_4 lamp_7_4 lamp_8_4 lamp_9_4 lamp_10_4))
; the white cell at row 4, column 5 is lit
(assert (or lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_4_7 lamp_5_5 lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_5))
; the white cell at row 4, column 6 is lit
(assert (or lamp_1_6 lamp_2_6 lamp_3_6 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_4_7))
; the white cell at row 4, column 7 is lit
(assert (or lamp_1_7 lamp_2_7 lamp_3_7 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_4_7 lamp_5_7))
; the white cell at row 4, column 9 is lit
(assert (or lamp_1_9 lamp_2_9 lamp_3_9 lamp_4_9))
; the white cell at row 5, column 2 is lit
(assert (or lamp_5_2 lamp_5_3 lamp_5_4 lamp_5_5 lamp_6_2))
; the white cell at row 5, column 3 is lit
(assert (or lamp_2_3 lamp_3_3 lamp_4_3 lamp_5_2 lamp_5_3 lamp_5_4 lamp_5_5 lamp_6_3 lamp_7_3))
; the white cell at row 5, column 4 is lit
(assert (or lamp_1_4 lamp_2_4 lamp_3_4 lamp_4_4 lamp_5_2 lamp_5_3 lamp_5_4 lamp_5_5 lamp_6_4 lamp_7_4 lamp_8_4 lamp_9_4 lamp_10_4))
; the white cell at row 5, column 5 is lit
(assert (or lamp_4_5 lamp_5_2 lamp_5_3 lamp_5_4 lamp_5_5 lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_5))
; the white cell at row 5, column 7 is lit
(assert (or lamp_1_7 lamp_2_7 lamp_3_7 lamp_4_7 lamp_5_7 lamp_5_8))
; the white cell at row 5, column 8 is lit
(assert (or lamp_5_7 lamp_5_8 lamp_6_8))
; the white cell at row 5, column 10 is lit
(assert (or lamp_5_10 lamp_6_10))
; the white cell at row 6, column 1 is lit
(assert (or lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6 lamp_7_1 lamp_8_1 lamp_9_1 lamp_10_1))
; the white cell at row 6, column 2 is lit
(assert (or lamp_5_2 lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6))
; the white cell at row 6, column 3 is lit
(assert (or lamp_2_3 lamp_3_3 lamp_4_3 lamp_5_3 lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6 lamp_7_3))
; the white cell at row 6, column 4 is lit
(assert (or lamp_1_4 lamp_2_4 lamp_3_4 lamp_4_4 lamp_5_4 lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6 lamp_7_4 lamp_8_4 lamp_9_4 lamp_10_4))
; the white cell at row 6, column 5 is lit
(assert (or lamp_4_5 lamp_5_5 lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_5))
; the white cell at row 6, column 6 is lit
(assert (or lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6 lamp_7_6 lamp_8_6))
; the white cell at row 6, column 8 is lit
(assert (or lamp_5_8 lamp_6_8 lamp_6_9 lamp_6_10))
; the white cell at row 6, column 9 is lit
(assert (or lamp_6_8 lamp_6_9 lamp_6_10 lamp_7_9))
; the white cell at row 6, column 10 is lit
(assert (or lamp_5_10 lamp_6_8 lamp_6_9 lamp_6_10))
; the white cell at row 7, column 1 is lit
(assert (or lamp_6_1 lamp_7_1 lamp_8_1 lamp_9_1 lamp_10_1))
; the white cell at row 7, column 3 is lit
(assert (or lamp_2_3 lamp_3_3 lamp_4_3 lamp_5_3 lamp_6_3 lamp_7_3 lamp_7_4 lamp_7_5 lamp_7_6 lamp_7_7))
; the white cell at row 7, column 4 is lit
(assert (or lamp_1_4 lamp_2_4 lamp_3_4 lamp_4_4 lamp_5_4 lamp_6_4 lamp_7_3 lamp_7_4 lamp_7_5 lamp_7_6 lamp_7_7 lamp_8_4 lamp_9_4 lamp_10_4))
; the white cell at row 7, column 5 is lit
(assert (or lamp_4_5 lamp_5_5 lamp_6_5 lamp_7_3 lamp_7_4 lamp_7_5 lamp_7_6 lamp_7_7 lamp_8_5 lamp_9_5 lamp_10_5))
; the white cell at row 7, column 6 is lit
(assert (or lamp_6_6 lamp_7_3 lamp_7_4 lamp_7_5 lamp_7_6 lamp_7_7 lamp_8_6))
; the white cell at row 7, column 7 is lit
(assert (or lamp_7_3 lamp_7_4 lamp_7_5 lamp_7_6 lamp_7_7 lamp_8_7))
; the white cell at row 7, column 9 is lit
(assert (or lamp_6_9 lamp_7_9))
; the white cell at row 8, column 1 is lit
(assert (or lamp_6_1 lamp_7_1 lamp_8_1 lamp_8_2 lamp_9_1 lamp_10_1))
; the white cell at row 8, column 2 is lit
(assert (or lamp_8_1 lamp_8_2))
; the white cell at row 8, column 4 is lit
(assert (or lamp_1_4 lamp_2_4 lamp_3_4 lamp_4_4 lamp_5_4 lamp_6_4 lamp_7_4 lamp_8_4 lamp_8_5 lamp_8_6 lamp_8_7 lamp_8_8 lamp_9_4 lamp_10_4))
; the white cell at row 8, column 5 is lit
(assert (or lamp_4_5 lamp_5_5 lamp_6_5 lamp_7_5 lamp_8_4 lamp_8_5 lamp_8_6 lamp_8_7 lamp_8_8 lamp_9_5 lamp_10_5))
; the white cell at row 8, column 6 is lit
(assert (or lamp_6_6 lamp_7_6 lamp_8_4 lamp_8_5 lamp_8_6 lamp_8_7 lamp_8_8))
; the white cell at row 8, column 7 is lit
(assert (or lamp_7_7 lamp_8_4 lamp_8_5 lamp_8_6 lamp_8_7 lamp_8_8))
; the white cell at row 8, column 8 is lit
(assert (or lamp_8_4 lamp_8_5 lamp_8_6 lamp_8_7 lamp_8_8 lamp_9_8 lamp_10_8))
; the white cell at row 8, column 10 is lit
(assert (or lamp_8_10 lamp_9_10 lamp_10_10))
; the white cell at row 9, column 1 is lit
(assert (or lamp_6_1 lamp_7_1 lamp_8_1 lamp_9_1 lamp_10_1))
; the white cell at row 9, column 3 is lit
(assert (or lamp_9_3 lamp_9_4 lamp_9_5 lamp_10_3))
; the white cell at row 9, column 4 is lit
(assert (or lamp_1_4 lamp_2_4 lamp_3_4 lamp_4_4 lamp_5_4 lamp_6_4 lamp_7_4 lamp_8_4 lamp_9_3 lamp_9_4 lamp_9_5 lamp_10_4))
; the white cell at row 9, column 5 is lit
(assert (or lamp_4_5 lamp_5_5 lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_3 lamp_9_4 lamp_9_5 lamp_10_5))
; the white cell at row 9, column 8 is lit
(assert (or lamp_8_8 lamp_9_8 lamp_9_9 lamp_9_10 lamp_10_8))
; the white cell at row 9, column 9 is lit
(assert (or lamp_9_8 lamp_9_9 lamp_9_10 lamp_10_9))
; the white cell at row 9, column 10 is lit
(assert (or lamp_8_10 lamp_9_8 lamp_9_9 lamp_9_10 lamp_10_10))
; the white cell at row 10, column 1 is lit
(assert (or lamp_6_1 lamp_7_1 lamp_8_1 lamp_9_1 lamp_10_1 lamp_10_2 lamp_10_3 lamp_10_4 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_10_10))
; the white cell at row 10, column 2 is lit
(assert (or lamp_10_1 lamp_10_2 lamp_10_3 lamp_10_4 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_10_10))
; the white cell at row 10, column 3 is lit
(assert (or lamp_9_3 lamp_10_1 lamp_10_2 lamp_10_3 lamp_10_4 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_10_10))
; the white cell at row 10, column 4 is lit
(assert (or lamp_1_4 lamp_2_4 lamp_3_4 lamp_4_4 lamp_5_4 lamp_6_4 lamp_7_4 lamp_8_4 lamp_9_4 lamp_10_1 lamp_10_2 lamp_10_3 lamp_10_4 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_10_10))
; the white cell at row 10, column 5 is lit
(assert (or lamp_4_5 lamp_5_5 lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_1 lamp_10_2 lamp_10_3 lamp_10_4 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_10_10))
; the white cell at row 10, column 6 is lit
(assert (or lamp_10_1 lamp_10_2 lamp_10_3 lamp_10_4 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_10_10))
; the white cell at row 10, column 7 is lit
(assert (or lamp_10_1 lamp_10_2 lamp_10_3 lamp_10_4 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_10_10))
; the white cell at row 10, column 8 is lit
(assert (or lamp_8_8 lamp_9_8 lamp_10_1 lamp_10_2 lamp_10_3 lamp_10_4 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_10_10))
; the white cell at row 10, column 9 is lit
(assert (or lamp_9_9 lamp_10_1 lamp_10_2 lamp_10_3 lamp_10_4 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_10_10))
; the white cell at row 10, column 10 is lit
(assert (or lamp_8_10 lamp_9_10 lamp_10_1 lamp_10_2 lamp_10_3 lamp_10_4 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_10_10))
; the wall at row 1, column 1 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1) lamp_1_2 lamp_2_1))
; the wall at row 1, column 3 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1) lamp_1_2 lamp_1_4 lamp_2_3))
; the wall at row 3, column 5 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_3_4 lamp_3_6 lamp_4_5))
; the wall at row 4, column 2 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1 1) lamp_3_2 lamp_4_1 lamp_4_3 lamp_5_2))
; the wall at row 4, column 10 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_3_10 lamp_4_9 lamp_5_10))
; the wall at row 5, column 1 has no lamp beside it
(assert ((_ pbeq 0 1 1 1) lamp_4_1 lamp_5_2 lamp_6_1))
; the wall at row 5, column 6 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1 1) lamp_4_6 lamp_5_5 lamp_5_7 lamp_6_6))
; the wall at row 7, column 2 has exactly 3 lamps beside it
(assert ((_ pbeq 3 1 1 1 1) lamp_6_2 lamp_7_1 lamp_7_3 lamp_8_2))
; the wall at row 7, column 8 has exactly 3 lamps beside it
(assert ((_ pbeq 3 1 1 1 1) lamp_6_8 lamp_7_7 lamp_7_9 lamp_8_8))
; the wall at row 7, column 10 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1) lamp_6_10 lamp_7_9 lamp_8_10))
; the wall at row 8, column 9 has exactly 4 lamps beside it
(assert ((_ pbeq 4 1 1 1 1) lamp_7_9 lamp_8_8 lamp_8_10 lamp_9_9))
; the wall at row 9, column 2 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1 1) lamp_8_2 lamp_9_1 lamp_9_3 lamp_10_2))
; the wall at row 9, column 6 has no lamp beside it
(assert ((_ pbeq 0 1 1 1) lamp_8_6 lamp_9_5 lamp_10_6))
; the wall at row 9, column 7 has no lamp beside it
(assert ((_ pbeq 0 1 1 1) lamp_8_7 lamp_9_8 lamp_10_7))
(check-sat)
(get-model)
