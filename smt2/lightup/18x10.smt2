; lightup, classic:
;
; 18 10
; __1__0_#_1_____#1#
; 3____0____##______
; _____#_0_#_#____#_
; _____1_________1_2
; #_____3________#__
; __0________1_____#
; #_1_________#_____
; _#____#_1_#_#_____
; ______02____#____2
; 0##_____#_0_1__1__
;
; lamp_1_1 is true when row 1, column 1 holds *, and likewise for the others.
(declare-const lamp_1_1 Bool)
(declare-const lamp_1_2 Bool)
(declare-const lamp_1_4 Bool)
(declare-const lamp_1_5 Bool)
(declare-const lamp_1_7 Bool)
(declare-const lamp_1_9 Bool)
(declare-const lamp_1_11 Bool)
(declare-const lamp_1_12 Bool)
(declare-const lamp_1_13 Bool)
(declare-const lamp_1_14 Bool)
(declare-const lamp_1_15 Bool)
(declare-const lamp_2_2 Bool)
(declare-const lamp_2_3 Bool)
(declare-const lamp_2_4 Bool)
(declare-const lamp_2_5 Bool)
(declare-const lamp_2_7 Bool)
(declare-const lamp_2_8 Bool)
(declare-const lamp_2_9 Bool)
(declare-const lamp_2_10 Bool)
(declare-const lamp_2_13 Bool)
(declare-const lamp_2_14 Bool)
(declare-const lamp_2_15 Bool)
(declare-const lamp_2_16 Bool)
(declare-const lamp_2_17 Bool)
(declare-const lamp_2_18 Bool)
(declare-const lamp_3_1 Bool)
(declare-const lamp_3_2 Bool)
(declare-const lamp_3_3 Bool)
(declare-const lamp_3_4 Bool)
(declare-const lamp_3_5 Bool)
(declare-const lamp_3_7 Bool)
(declare-const lamp_3_9 Bool)
(declare-const lamp_3_11 Bool)
(declare-const lamp_3_13 Bool)
(declare-const lamp_3_14 Bool)
(declare-const lamp_3_15 Bool)
(declare-const lamp_3_16 Bool)
(declare-const lamp_3_18 Bool)
(declare-const lamp_4_1 Bool)
(declare-const lamp_4_2 Bool)
(declare-const lamp_4_3 Bool)
(declare-const lamp_4_4 Bool)
(declare-const lamp_4_5 Bool)
(declare-const lamp_4_7 Bool)
(declare-const lamp_4_8 Bool)
(declare-const lamp_4_9 Bool)
(declare-const lamp_4_10 Bool)
(declare-const lamp_4_11 Bool)
(declare-const lamp_4_12 Bool)
(declare-const lamp_4_13 Bool)
(declare-const lamp_4_14 Bool)
(declare-const lamp_4_15 Bool)
(declare-const lamp_4_17 Bool)
(declare-const lamp_5_2 Bool)
(declare-const lamp_5_3 Bool)
(declare-const lamp_5_4 Bool)
(declare-const lamp_5_5 Bool)
(declare-const lamp_5_6 Bool)
(declare-const lamp_5_8 Bool)
(declare-const lamp_5_9 Bool)
(declare-const lamp_5_10 Bool)
(declare-const lamp_5_11 Bool)
(declare-const lamp_5_12 Bool)
(declare-const lamp_5_13 Bool)
(declare-const lamp_5_14 Bool)
(declare-const lamp_5_15 Bool)
(declare-const lamp_5_17 Bool)
(declare-const lamp_5_18 Bool)
(declare-const lamp_6_1 Bool)
(declare-const lamp_6_2 Bool)
(declare-const lamp_6_4 Bool)
(declare-const lamp_6_5 Bool)
(declare-const lamp_6_6 Bool)
(declare-const lamp_6_7 Bool)
(declare-const lamp_6_8 Bool)
(declare-const lamp_6_9 Bool)
(declare-const lamp_6_10 Bool)
(declare-const lamp_6_11 Bool)
(declare-const lamp_6_13 Bool)
(declare-const lamp_6_14 Bool)
(declare-const lamp_6_15 Bool)
(declare-const lamp_6_16 Bool)
(declare-const lamp_6_17 Bool)
(declare-const lamp_7_2 Bool)
(declare-const lamp_7_4 Bool)
(declare-const lamp_7_5 Bool)
(declare-const lamp_7_6 Bool)
(declare-const lamp_7_7 Bool)
(declare-const lamp_7_8 Bool)
(declare-const lamp_7_9 Bool)
(declare-const lamp_7_10 Bool)
(declare-const lamp_7_11 Bool)
(declare-const lamp_7_12 Bool)
(declare-const lamp_7_14 Bool)
(declare-const lamp_7_15 Bool)
(declare-const lamp_7_16 Bool)
(declare-const lamp_7_17 Bool)
(declare-const lamp_7_18 Bool)
(declare-const lamp_8_1 Bool)
(declare-const lamp_8_3 Bool)
(declare-const lamp_8_4 Bool)
(declare-const lamp_8_5 Bool)
(declare-const lamp_8_6 Bool)
(declare-const lamp_8_8 Bool)
(declare-const lamp_8_10 Bool)
(declare-const lamp_8_12 Bool)
(declare-const lamp_8_14 Bool)
(declare-const lamp_8_15 Bool)
(declare-const lamp_8_16 Bool)
(declare-const lamp_8_17 Bool)
(declare-const lamp_8_18 Bool)
(declare-const lamp_9_1 Bool)
(declare-const lamp_9_2 Bool)
(declare-const lamp_9_3 Bool)
(declare-const lamp_9_4 Bool)
(declare-const lamp_9_5 Bool)
(declare-const lamp_9_6 Bool)
(declare-const lamp_9_9 Bool)
(declare-const lamp_9_10 Bool)
(declare-const lamp_9_11 Bool)
(declare-const lamp_9_12 Bool)
(declare-const lamp_9_14 Bool)
(declare-const lamp_9_15 Bool)
(declare-const lamp_9_16 Bool)
(declare-const lamp_9_17 Bool)
(declare-const lamp_10_4 Bool)
(declare-const lamp_10_5 Bool)
(declare-const lamp_10_6 Bool)
(declare-const lamp_10_7 Bool)
(declare-const lamp_10_8 Bool)
(declare-const lamp_10_10 Bool)
(declare-const lamp_10_12 Bool)
(declare-const lamp_10_14 Bool)
(declare-const lamp_10_15 Bool)
(declare-const lamp_10_17 Bool)
(declare-const lamp_10_18 Bool)
; no two lamps see each other in row 1, columns 1 to 2
(assert ((_ at-most 1) lamp_1_1 lamp_1_2))
; no two lamps see each other in row 1, columns 4 to 5
(assert ((_ at-most 1) lamp_1_4 lamp_1_5))
; no two lamps see each other in row 1, columns 11 to 15
(assert ((_ at-most 1) lamp_1_11 lamp_1_12 lamp_1_13 lamp_1_14 lamp_1_15))
; no two lamps see each other in row 2, columns 2 to 5
(assert ((_ at-most 1) lamp_2_2 lamp_2_3 lamp_2_4 lamp_2_5))
; no two lamps see each other in row 2, columns 7 to 10
(assert ((_ at-most 1) lamp_2_7 lamp_2_8 lamp_2_9 lamp_2_10))
; no two lamps see each other in row 2, columns 13 to 18
(assert ((_ at-most 1) lamp_2_13 lamp_2_14 lamp_2_15 lamp_2_16 lamp_2_17 lamp_2_18))
; no two lamps see each other in row 3, columns 1 to 5
(assert ((_ at-most 1) lamp_3_1 lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5))
; no two lamps see each other in row 3, columns 13 to 16
(assert ((_ at-most 1) lamp_3_13 lamp_3_14 lamp_3_15 lamp_3_16))
; no two lamps see each other in row 4, columns 1 to 5
(assert ((_ at-most 1) lamp_4_1 lamp_4_2 lamp_4_3 lamp_4_4 lamp_4_5))
; no two lamps see each other in row 4, columns 7 to 15
(assert ((_ at-most 1) lamp_4_7 lamp_4_8 lamp_4_9 lamp_4_10 lamp_4_11 lamp_4_12 lamp_4_13 lamp_4_14 lamp_4_15))
; no two lamps see each other in row 5, columns 2 to 6
(assert ((_ at-most 1) lamp_5_2 lamp_5_3 lamp_5_4 lamp_5_5 lamp_5_6))
; no two lamps see each other in row 5, columns 8 to 15
(assert ((_ at-most 1) lamp_5_8 lamp_5_9 lamp_5_10 lamp_5_11 lamp_5_12 lamp_5_13 lamp_5_14 lamp_5_15))
; no two lamps see each other in row 5, columns 17 to 18
(assert ((_ at-most 1) lamp_5_17 lamp_5_18))
; no two lamps see each other in row 6, columns 1 to 2
(assert ((_ at-most 1) lamp_6_1 lamp_6_2))
; no two lamps see each other in row 6, columns 4 to 11
(assert ((_ at-most 1) lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7 lamp_6_8 lamp_6_9 lamp_6_10 lamp_6_11))
; no two lamps see each other in row 6, columns 13 to 17
(assert ((_ at-most 1) lamp_6_13 lamp_6_14 lamp_6_15 lamp_6_16 lamp_6_17))
; no two lamps see each other in row 7, columns 4 to 12
(assert ((_ at-most 1) lamp_7_4 lamp_7_5 lamp_7_6 lamp_7_7 lamp_7_8 lamp_7_9 lamp_7_10 lamp_7_11 lamp_7_12))
; no two lamps see each other in row 7, columns 14 to 18
(assert ((_ at-most 1) lamp_7_14 lamp_7_15 lamp_7_16 lamp_7_17 lamp_7_18))
; no two lamps see each other in row 8, columns 3 to 6
(assert ((_ at-most 1) lamp_8_3 lamp_8_4 lamp_8_5 lamp_8_6))
; no two lamps see each other in row 8, columns 14 to 18
(assert ((_ at-most 1) lamp_8_14 lamp_8_15 lamp_8_16 lamp_8_17 lamp_8_18))
; no two lamps see each other in row 9, columns 1 to 6
(assert ((_ at-most 1) lamp_9_1 lamp_9_2 lamp_9_3 lamp_9_4 lamp_9_5 lamp_9_6))
; no two lamps see each other in row 9, columns 9 to 12
(assert ((_ at-most 1) lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12))
; no two lamps see each other in row 9, columns 14 to 17
(assert ((_ at-most 1) lamp_9_14 lamp_9_15 lamp_9_16 lamp_9_17))
; no two lamps see each other in row 10, columns 4 to 8
(assert ((_ at-most 1) lamp_10_4 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8))
; no two lamps see each other in row 10, columns 14 to 15
(assert ((_ at-most 1) lamp_10_14 lamp_10_15))
; no two lamps see each other in row 10, columns 17 to 18
(assert ((_ at-most 1) lamp_10_17 lamp_10_18))
; no two lamps see each other in column 1, rows 3 to 4
(assert ((_ at-most 1) lamp_3_1 lamp_4_1))
; no two lamps see each other in column 1, rows 8 to 9
(assert ((_ at-most 1) lamp_8_1 lamp_9_1))
; no two lamps see each other in column 2, rows 1 to 7
(assert ((_ at-most 1) lamp_1_2 lamp_2_2 lamp_3_2 lamp_4_2 lamp_5_2 lamp_6_2 lamp_7_2))
; no two lamps see each other in column 3, rows 2 to 5
(assert ((_ at-most 1) lamp_2_3 lamp_3_3 lamp_4_3 lamp_5_3))
; no two lamps see each other in column 3, rows 8 to 9
(assert ((_ at-most 1) lamp_8_3 lamp_9_3))
; no two lamps see each other in column 4, rows 1 to 10
(assert ((_ at-most 1) lamp_1_4 lamp_2_4 lamp_3_4 lamp_4_4 lamp_5_4 lamp_6_4 lamp_7_4 lamp_8_4 lamp_9_4 lamp_10_4))
; no two lamps see each other in column 5, rows 1 to 10
(assert ((_ at-most 1) lamp_1_5 lamp_2_5 lamp_3_5 lamp_4_5 lamp_5_5 lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_5))
; no two lamps see each other in column 6, rows 5 to 10
(assert ((_ at-most 1) lamp_5_6 lamp_6_6 lamp_7_6 lamp_8_6 lamp_9_6 lamp_10_6))
; no two lamps see each other in column 7, rows 1 to 4
(assert ((_ at-most 1) lamp_1_7 lamp_2_7 lamp_3_7 lamp_4_7))
; no two lamps see each other in column 7, rows 6 to 7
(assert ((_ at-most 1) lamp_6_7 lamp_7_7))
; no two lamps see each other in column 8, rows 4 to 8
(assert ((_ at-most 1) lamp_4_8 lamp_5_8 lamp_6_8 lamp_7_8 lamp_8_8))
; no two lamps see each other in column 9, rows 1 to 7
(assert ((_ at-most 1) lamp_1_9 lamp_2_9 lamp_3_9 lamp_4_9 lamp_5_9 lamp_6_9 lamp_7_9))
; no two lamps see each other in column 10, rows 4 to 10
(assert ((_ at-most 1) lamp_4_10 lamp_5_10 lamp_6_10 lamp_7_10 lamp_8_10 lamp_9_10 lamp_10_10))
; no two lamps see each other in column 11, rows 3 to 7
(assert ((_ at-most 1) lamp_3_11 lamp_4_11 lamp_5_11 lamp_6_11 lamp_7_11))
; no two lamps see each other in column 12, rows 4 to 5
(assert ((_ at-most 1) lamp_4_12 lamp_5_12))
; no two lamps see each other in column 12, rows 7 to 10
(assert ((_ at-most 1) lamp_7_12 lamp_8_12 lamp_9_12 lamp_10_12))
; no two lamps see each other in column 13, rows 1 to 6
(assert ((_ at-most 1) lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13))
; no two lamps see each other in column 14, rows 1 to 10
(assert ((_ at-most 1) lamp_1_14 lamp_2_14 lamp_3_14 lamp_4_14 lamp_5_14 lamp_6_14 lamp_7_14 lamp_8_14 lamp_9_14 lamp_10_14))
; no two lamps see each other in column 15, rows 1 to 10
(assert ((_ at-most 1) lamp_1_15 lamp_2_15 lamp_3_15 lamp_4_15 lamp_5_15 lamp_6_15 lamp_7_15 lamp_8_15 lamp_9_15 lamp_10_15))
; no two lamps see each other in column 16, rows 2 to 3
(assert ((_ at-most 1) lamp_2_16 lamp_3_16))
; no two lamps see each other in column 16, rows 6 to 9
(assert ((_ at-most 1) lamp_6_16 lamp_7_16 lamp_8_16 lamp_9_16))
; no two lamps see each other in column 17, rows 4 to 10
(assert ((_ at-most 1) lamp_4_17 lamp_5_17 lamp_6_17 lamp_7_17 lamp_8_17 lamp_9_17 lamp_10_17))
; no two lamps see each other in column 18, rows 2 to 3
(assert ((_ at-most 1) lamp_2_18 lamp_3_18))
; no two lamps see each other in column 18, rows 7 to 8
(assert ((_ at-most 1) lamp_7_18 lamp_8_18))
; the white cell at row 1, column 1 is lit
(assert (or lamp_1_1 lamp_1_2))
; the white cell at row 1, column 2 is lit
(assert (or lamp_1_1 lamp_1_2 lamp_2_2 lamp_3_2 lamp_4_2 lamp_5_2 lamp_6_2 lamp_7_2))
; the white cell at row 1, column 4 is lit
(assert (or lamp_1_4 lamp_1_5 lamp_2_4 lamp_3_4 lamp_4_4 lamp_5_4 lamp_6_4 lamp_7_4 lamp_8_4 lamp_9_4 lamp_10_4))
; the white cell at row 1, column 5 is lit
(assert (or lamp_1_4 lamp_1_5 lamp_2_5 lamp_3_5 lamp_4_5 lamp_5_5 lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_5))
; the white cell at row 1, column 7 is lit
(assert (or lamp_1_7 lamp_2_7 lamp_3_7 lamp_4_7))
; the white cell at row 1, column 9 is lit
(assert (or lamp_1_9 lamp_2_9 lamp_3_9 lamp_4_9 lamp_5_9 lamp_6_9 lamp_7_9))
; the white cell at row 1, column 11 is lit
(assert (or lamp_1_11 lamp_1_12 lamp_1_13 lamp_1_14 lamp_1_15))
; the white cell at row 1, column 12 is lit
(assert (or lamp_1_11 lamp_1_12 lamp_1_13 lamp_1_14 lamp_1_15))
; the white cell at row 1, column 13 is lit
(assert (or lamp_1_11 lamp_1_12 lamp_1_13 lamp_1_14 lamp_1_15 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13))
; the white cell at row 1, column 14 is lit
(assert (or lamp_1_11 lamp_1_12 lamp_1_13 lamp_1_14 lamp_1_15 lamp_2_14 lamp_3_14 lamp_4_14 lamp_5_14 lamp_6_14 lamp_7_14 lamp_8_14 lamp_9_14 lamp_10_14))
; the white cell at row 1, column 15 is lit
(assert (or lamp_1_11 lamp_1_12 lamp_1_13 lamp_1_14 lamp_1_15 lamp_2_15 lamp_3_15 lamp_4_15 lamp_5_15 lamp_6_15 lamp_7_15 lamp_8_15 lamp_9_15 lamp_10_15))
; the white cell at row 2, column 2 is lit
(assert (or lamp_1_2 lamp_2_2 lamp_2_3 lamp_2_4 lamp_2_5 lamp_3_2 lamp_4_2 lamp_5_2 lamp_6_2 lamp_7_2))
; the white cell at row 2, column 3 is lit
(assert (or lamp_2_2 lamp_2_3 lamp_2_4 lamp_2_5 lamp_3_3 lamp_4_3 lamp_5_3))
; the white cell at row 2, column 4 is lit
(assert (or lamp_1_4 lamp_2_2 lamp_2_3 lamp_2_4 lamp_2_5 lamp_3_4 lamp_4_4 lamp_5_4 lamp_6_4 lamp_7_4 lamp_8_4 lamp_9_4 lamp_10_4))
; the white cell at row 2, column 5 is lit
(assert (or lamp_1_5 lamp_2_2 lamp_2_3 lamp_2_4 lamp_2_5 lamp_3_5 lamp_4_5 lamp_5_5 lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_5))
; the white cell at row 2, column 7 is lit
(assert (or lamp_1_7 lamp_2_7 lamp_2_8 lamp_2_9 lamp_2_10 lamp_3_7 lamp_4_7))
; the white cell at row 2, column 8 is lit
(assert (or lamp_2_7 lamp_2_8 lamp_2_9 lamp_2_10))
; the white cell at row 2, column 9 is lit
(assert (or lamp_1_9 lamp_2_7 lamp_2_8 lamp_2_9 lamp_2_10 lamp_3_9 lamp_4_9 lamp_5_9 lamp_6_9 lamp_7_9))
; the white cell at row 2, column 10 is lit
(assert (or lamp_2_7 lamp_2_8 lamp_2_9 lamp_2_10))
; the white cell at row 2, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_2_14 lamp_2_15 lamp_2_16 lamp_2_17 lamp_2_18 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13))
; the white cell at row 2, column 14 is lit
(assert (or lamp_1_14 lamp_2_13 lamp_2_14 lamp_2_15 lamp_2_16 lamp_2_17 lamp_2_18 lamp_3_14 lamp_4_14 lamp_5_14 lamp_6_14 lamp_7_14 lamp_8_14 lamp_9_14 lamp_10_14))
; the white cell at row 2, column 15 is lit
(assert (or lamp_1_15 lamp_2_13 lamp_2_14 lamp_2_15 lamp_2_16 lamp_2_17 lamp_2_18 lamp_3_15 lamp_4_15 lamp_5_15 lamp_6_15 lamp_7_15 lamp_8_15 lamp_9_15 lamp_10_15))
; the white cell at row 2, column 16 is lit
(assert (or lamp_2_13 lamp_2_14 lamp_2_15 lamp_2_16 lamp_2_17 lamp_2_18 lamp_3_16))
; the white cell at row 2, column 17 is lit
(assert (or lamp_2_13 lamp_2_14 lamp_2_15 lamp_2_16 lamp_2_17 lamp_2_18))
; the white cell at row 2, column 18 is lit
(assert (or lamp_2_13 lamp_2_14 lamp_2_15 lamp_2_16 lamp_2_17 lamp_2_18 lamp_3_18))
; the white cell at row 3, column 1 is lit
(assert (or lamp_3_1 lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5 lamp_4_1))
; the white cell at row 3, column 2 is lit
(assert (or lamp_1_2 lamp_2_2 lamp_3_1 lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5 lamp_4_2 lamp_5_2 lamp_6_2 lamp_7_2))
; the white cell at row 3, column 3 is lit
(assert (or lamp_2_3 lamp_3_1 lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5 lamp_4_3 lamp_5_3))
; the white cell at row 3, column 4 is lit
(assert (or lamp_1_4 lamp_2_4 lamp_3_1 lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5 lamp_4_4 lamp_5_4 lamp_6_4 lamp_7_4 lamp_8_4 lamp_9_4 lamp_10_4))
; the white cell at row 3, column 5 is lit
(assert (or lamp_1_5 lamp_2_5 lamp_3_1 lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5 lamp_4_5 lamp_5_5 lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_5))
; the white cell at row 3, column 7 is lit
(assert (or lamp_1_7 lamp_2_7 lamp_3_7 lamp_4_7))
; the white cell at row 3, column 9 is lit
(assert (or lamp_1_9 lamp_2_9 lamp_3_9 lamp_4_9 lamp_5_9 lamp_6_9 lamp_7_9))
; the white cell at row 3, column 11 is lit
(assert (or lamp_3_11 lamp_4_11 lamp_5_11 lamp_6_11 lamp_7_11))
; the white cell at row 3, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_3_14 lamp_3_15 lamp_3_16 lamp_4_13 lamp_5_13 lamp_6_13))
; the white cell at row 3, column 14 is lit
(assert (or lamp_1_14 lamp_2_14 lamp_3_13 lamp_3_14 lamp_3_15 lamp_3_16 lamp_4_14 lamp_5_14 lamp_6_14 lamp_7_14 lamp_8_14 lamp_9_14 lamp_10_14))
; the white cell at row 3, column 15 is lit
(assert (or lamp_1_15 lamp_2_15 lamp_3_13 lamp_3_14 lamp_3_15 lamp_3_16 lamp_4_15 lamp_5_15 lamp_6_15 lamp_7_15 lamp_8_15 lamp_9_15 lamp_10_15))
; the white cell at row 3, column 16 is lit
(assert (or lamp_2_16 lamp_3_13 lamp_3_14 lamp_3_15 lamp_3_16))
; the white cell at row 3, column 18 is lit
(assert (or lamp_2_18 lamp_3_18))
; the white cell at row 4, column 1 is lit
(assert (or lamp_3_1 lamp_4_1 lamp_4_2 lamp_4_3 lamp_4_4 lamp_4_5))
; the white cell at row 4, column 2 is lit
(assert (or lamp_1_2 lamp_2_2 lamp_3_2 lamp_4_1 lamp_4_2 lamp_4_3 lamp_4_4 lamp_4_5 lamp_5_2 lamp_6_2 lamp_7_2))
; the white cell at row 4, column 3 is lit
(assert (or lamp_2_3 lamp_3_3 lamp_4_1 lamp_4_2 lamp_4_3 lamp_4_4 lamp_4_5 lamp_5_3))
; the white cell at row 4, column 4 is lit
(assert (or lamp_1_4 lamp_2_4 lamp_3_4 lamp_4_1 lamp_4_2 lamp_4_3 lamp_4_4 lamp_4_5 lamp_5_4 lamp_6_4 lamp_7_4 lamp_8_4 lamp_9_4 lamp_10_4))
; the white cell at row 4, column 5 is lit
(assert (or lamp_1_5 lamp_2_5 lamp_3_5 lamp_4_1 lamp_4_2 lamp_4_3 lamp_4_4 lamp_4_5 lamp_5_5 lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_5))
; the white cell at row 4, column 7 is lit
(assert (or lamp_1_7 lamp_2_7 lamp_3_7 lamp_4_7 lamp_4_8 lamp_4_9 lamp_4_10 lamp_4_11 lamp_4_12 lamp_4_13 lamp_4_14 lamp_4_15))
; the white cell at row 4, column 8 is lit
(assert (or lamp_4_7 lamp_4_8 lamp_4_9 lamp_4_10 lamp_4_11 lamp_4_12 lamp_4_13 lamp_4_14 lamp_4_15 lamp_5_8 lamp_6_8 lamp_7_8 lamp_8_8))
; the white cell at row 4, column 9 is lit
(assert (or lamp_1_9 lamp_2_9 lamp_3_9 lamp_4_7 lamp_4_8 lamp_4_9 lamp_4_10 lamp_4_11 lamp_4_12 lamp_4_13 lamp_4_14 lamp_4_15 lamp_5_9 lamp_6_9 lamp_7_9))
; the white cell at row 4, column 10 is lit
(assert (or lamp_4_7 lamp_4_8 lamp_4_9 lamp_4_10 lamp_4_11 lamp_4_12 lamp_4_13 lamp_4_14 lamp_4_15 lamp_5_10 lamp_6_10 lamp_7_10 lamp_8_10 lamp_9_10 lamp_10_10))
; the white cell at row 4, column 11 is lit
(assert (or lamp_3_11 lamp_4_7 lamp_4_8 lamp_4_9 lamp_4_10 lamp_4_11 lamp_4_12 lamp_4_13 lamp_4_14 lamp_4_15 lamp_5_11 lamp_6_11 lamp_7_11))
; the white cell at row 4, column 12 is lit
(assert (or lamp_4_7 lamp_4_8 lamp_4_9 lamp_4_10 lamp_4_11 lamp_4_12 lamp_4_13 lamp_4_14 lamp_4_15 lamp_5_12))
; the white cell at row 4, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_7 lamp_4_8 lamp_4_9 lamp_4_10 lamp_4_11 lamp_4_12 lamp_4_13 lamp_4_14 lamp_4_15 lamp_5_13 lamp_6_13))
; the white cell at row 4, column 14 is lit
(assert (or lamp_1_14 lamp_2_14 lamp_3_14 lamp_4_7 lamp_4_8 lamp_4_9 lamp_4_10 lamp_4_11 lamp_4_12 lamp_4_13 lamp_4_14 lamp_4_15 lamp_5_14 lamp_6_14 lamp_7_14 lamp_8_14 lamp_9_14 lamp_10_14))
; the white cell at row 4, column 15 is lit
(assert (or lamp_1_15 lamp_2_15 lamp_3_15 lamp_4_7 lamp_4_8 lamp_4_9 lamp_4_10 lamp_4_11 lamp_4_12 lamp_4_13 lamp_4_14 lamp_4_15 lamp_5_15 lamp_6_15 lamp_7_15 lamp_8_15 lamp_9_15 lamp_10_15))
; the white cell at row 4, column 17 is lit
(assert (or lamp_4_17 lamp_5_17 lamp_6_17 lamp_7_17 lamp_8_17 lamp_9_17 lamp_10_17))
; the white cell at row 5, column 2 is lit
(assert (or lamp_1_2 lamp_2_2 lamp_3_2 lamp_4_2 lamp_5_2 lamp_5_3 lamp_5_4 lamp_5_5 lamp_5_6 lamp_6_2 lamp_7_2))
; the white cell at row 5, column 3 is lit
(assert (or lamp_2_3 lamp_3_3 lamp_4_3 lamp_5_2 lamp_5_3 lamp_5_4 lamp_5_5 lamp_5_6))
; the white cell at row 5, column 4 is lit
(assert (or lamp_1_4 lamp_2_4 lamp_3_4 lamp_4_4 lamp_5_2 lamp_5_3 lamp_5_4 lamp_5_5 lamp_5_6 lamp_6_4 lamp_7_4 lamp_8_4 lamp_9_4 lamp_10_4))
; the white cell at row 5, column 5 is lit
(assert (or lamp_1_5 lamp_2_5 lamp_3_5 lamp_4_5 lamp_5_2 lamp_5_3 lamp_5_4 lamp_5_5 lamp_5_6 lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_5))
; the white cell at row 5, column 6 is lit
(assert (or lamp_5_2 lamp_5_3 lamp_5_4 lamp_5_5 lamp_5_6 lamp_6_6 lamp_7_6 lamp_8_6 lamp_9_6 lamp_10_6))
; the white cell at row 5, column 8 is lit
(assert (or lamp_4_8 lamp_5_8 lamp_5_9 lamp_5_10 lamp_5_11 lamp_5_12 lamp_5_13 lamp_5_14 lamp_5_15 lamp_6_8 lamp_7_8 lamp_8_8))
; the white cell at row 5, column 9 is lit
(assert (or lamp_1_9 lamp_2_9 lamp_3_9 lamp_4_9 lamp_5_8 lamp_5_9 lamp_5_10 lamp_5_11 lamp_5_12 lamp_5_13 lamp_5_14 lamp_5_15 lamp_6_9 lamp_7_9))
; the white cell at row 5, column 10 is lit
(assert (or lamp_4_10 lamp_5_8 lamp_5_9 lamp_5_10 lamp_5_11 lamp_5_12 lamp_5_13 lamp_5_14 lamp_5_15 lamp_6_10 lamp_7_10 lamp_8_10 lamp_9_10 lamp_10_10))
; the white cell at row 5, column 11 is lit
(assert (or lamp_3_11 lamp_4_11 lamp_5_8 lamp_5_9 lamp_5_10 lamp_5_11 lamp_5_12 lamp_5_13 lamp_5_14 lamp_5_15 lamp_6_11 lamp_7_11))
; the white cell at row 5, column 12 is lit
(assert (or lamp_4_12 lamp_5_8 lamp_5_9 lamp_5_10 lamp_5_11 lamp_5_12 lamp_5_13 lamp_5_14 lamp_5_15))
; the white cell at row 5, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_8 lamp_5_9 lamp_5_10 lamp_5_11 lamp_5_12 lamp_5_13 lamp_5_14 lamp_5_15 lamp_6_13))
; the white cell at row 5, column 14 is lit
(assert (or lamp_1_14 lamp_2_14 lamp_3_14 lamp_4_14 lamp_5_8 lamp_5_9 lamp_5_10 lamp_5_11 lamp_5_12 lamp_5_13 lamp_5_14 lamp_5_15 lamp_6_14 lamp_7_14 lamp_8_14 lamp_9_14 lamp_10_14))
; the white cell at row 5, column 15 is lit
(assert (or lamp_1_15 lamp_2_15 lamp_3_15 lamp_4_15 lamp_5_8 lamp_5_9 lamp_5_10 lamp_5_11 lamp_5_12 lamp_5_13 lamp_5_14 lamp_5_15 lamp_6_15 lamp_7_15 lamp_8_15 lamp_9_15 lamp_10_15))
; the white cell at row 5, column 17 is lit
(assert (or lamp_4_17 lamp_5_17 lamp_5_18 lamp_6_17 lamp_7_17 lamp_8_17 lamp_9_17 lamp_10_17))
; the white cell at row 5, column 18 is lit
(assert (or lamp_5_17 lamp_5_18))
; the white cell at row 6, column 1 is lit
(assert (or lamp_6_1 lamp_6_2))
; the white cell at row 6, column 2 is lit
(assert (or lamp_1_2 lamp_2_2 lamp_3_2 lamp_4_2 lamp_5_2 lamp_6_1 lamp_6_2 lamp_7_2))
; the white cell at row 6, column 4 is lit
(assert (or lamp_1_4 lamp_2_4 lamp_3_4 lamp_4_4 lamp_5_4 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7 lamp_6_8 lamp_6_9 lamp_6_10 lamp_6_11 lamp_7_4 lamp_8_4 lamp_9_4 lamp_10_4))
; the white cell at row 6, column 5 is lit
(assert (or lamp_1_5 lamp_2_5 lamp_3_5 lamp_4_5 lamp_5_5 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7 lamp_6_8 lamp_6_9 lamp_6_10 lamp_6_11 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_5))
; the white cell at row 6, column 6 is lit
(assert (or lamp_5_6 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7 lamp_6_8 lamp_6_9 lamp_6_10 lamp_6_11 lamp_7_6 lamp_8_6 lamp_9_6 lamp_10_6))
; the white cell at row 6, column 7 is lit
(assert (or lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7 lamp_6_8 lamp_6_9 lamp_6_10 lamp_6_11 lamp_7_7))
; the white cell at row 6, column 8 is lit
(assert (or lamp_4_8 lamp_5_8 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7 lamp_6_8 lamp_6_9 lamp_6_10 lamp_6_11 lamp_7_8 lamp_8_8))
; the white cell at row 6, column 9 is lit
(assert (or lamp_1_9 lamp_2_9 lamp_3_9 lamp_4_9 lamp_5_9 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7 lamp_6_8 lamp_6_9 lamp_6_10 lamp_6_11 lamp_7_9))
; the white cell at row 6, column 10 is lit
(assert (or lamp_4_10 lamp_5_10 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7 lamp_6_8 lamp_6_9 lamp_6_10 lamp_6_11 lamp_7_10 lamp_8_10 lamp_9_10 lamp_10_10))
; the white cell at row 6, column 11 is lit
(assert (or lamp_3_11 lamp_4_11 lamp_5_11 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7 lamp_6_8 lamp_6_9 lamp_6_10 lamp_6_11 lamp_7_11))
; the white cell at row 6, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_6_14 lamp_6_15 lamp_6_16 lamp_6_17))
; the white cell at row 6, column 14 is lit
(assert (or lamp_1_14 lamp_2_14 lamp_3_14 lamp_4_14 lamp_5_14 lamp_6_13 lamp_6_14 lamp_6_15 lamp_6_16 lamp_6_17 lamp_7_14 lamp_8_14 lamp_9_14 lamp_10_14))
; the white cell at row 6, column 15 is lit
(assert (or lamp_1_15 lamp_2_15 lamp_3_15 lamp_4_15 lamp_5_15 lamp_6_13 lamp_6_14 lamp_6_15 lamp_6_16 lamp_6_17 lamp_7_15 lamp_8_15 lamp_9_15 lamp_10_15))
; the white cell at row 6, column 16 is lit
(assert (or lamp_6_13 lamp_6_14 lamp_6_15 lamp_6_16 lamp_6_17 lamp_7_16 lamp_8_16 lamp_9_16))
; the white cell at row 6, column 17 is lit
(assert (or lamp_4_17 lamp_5_17 lamp_6_13 lamp_6_14 lamp_6_15 lamp_6_16 lamp_6_17 lamp_7_17 lamp_8_17 lamp_9_17 lamp_10_17))
; the white cell at row 7, column 2 is lit
(assert (or lamp_1_2 lamp_2_2 lamp_3_2 lamp_4_2 lamp_5_2 lamp_6_2 lamp_7_2))
; the white cell at row 7, column 4 is lit
(assert (or lamp_1_4 lamp_2_4 lamp_3_4 lamp_4_4 lamp_5_4 lamp_6_4 lamp_7_4 lamp_7_5 lamp_7_6 lamp_7_7 lamp_7_8 lamp_7_9 lamp_7_10 lamp_7_11 lamp_7_12 lamp_8_4 lamp_9_4 lamp_10_4))
; the white cell at row 7, column 5 is lit
(assert (or lamp_1_5 lamp_2_5 lamp_3_5 lamp_4_5 lamp_5_5 lamp_6_5 lamp_7_4 lamp_7_5 lamp_7_6 lamp_7_7 lamp_7_8 lamp_7_9 lamp_7_10 lamp_7_11 lamp_7_12 lamp_8_5 lamp_9_5 lamp_10_5))
; the white cell at row 7, column 6 is lit
(assert (or lamp_5_6 lamp_6_6 lamp_7_4 lamp_7_5 lamp_7_6 lamp_7_7 lamp_7_8 lamp_7_9 lamp_7_10 lamp_7_11 lamp_7_12 lamp_8_6 lamp_9_6 lamp_10_6))
; the white cell at row 7, column 7 is lit
(assert (or lamp_6_7 lamp_7_4 lamp_7_5 lamp_7_6 lamp_7_7 lamp_7_8 lamp_7_9 lamp_7_10 lamp_7_11 lamp_7_12))
; the white cell at row 7, column 8 is lit
(assert (or lamp_4_8 lamp_5_8 lamp_6_8 lamp_7_4 lamp_7_5 lamp_7_6 lamp_7_7 lamp_7_8 lamp_7_9 lamp_7_10 lamp_7_11 lamp_7_12 lamp_8_8))
; the white cell at row 7, column 9 is lit
(assert (or lamp_1_9 lamp_2_9 lamp_3_9 lamp_4_9 lamp_5_9 lamp_6_9 lamp_7_4 lamp_7_5 lamp_7_6 lamp_7_7 lamp_7_8 lamp_7_9 lamp_7_10 lamp_7_11 lamp_7_12))
; the white cell at row 7, column 10 is lit
(assert (or lamp_4_10 lamp_5_10 lamp_6_10 lamp_7_4 lamp_7_5 lamp_7_6 lamp_7_7 lamp_7_8 lamp_7_9 lamp_7_10 lamp_7_11 lamp_7_12 lamp_8_10 lamp_9_10 lamp_10_10))
; the white cell at row 7, column 11 is lit
(assert (or lamp_3_11 lamp_4_11 lamp_5_11 lamp_6_11 lamp_7_4 lamp_7_5 lamp_7_6 lamp_7_7 lamp_7_8 lamp_7_9 lamp_7_10 lamp_7_11 lamp_7_12))
; the white cell at row 7, column 12 is lit
(assert (or lamp_7_4 lamp_7_5 lamp_7_6 lamp_7_7 lamp_7_8 lamp_7_9 lamp_7_10 lamp_7_11 lamp_7_12 lamp_8_12 lamp_9_12 lamp_10_12))
; the white cell at row 7, column 14 is lit
(assert (or lamp_1_14 lamp_2_14 lamp_3_14 lamp_4_14 lamp_5_14 lamp_6_14 lamp_7_14 lamp_7_15 lamp_7_16 lamp_7_17 lamp_7_18 lamp_8_14 lamp_9_14 lamp_10_14))
; the white cell at row 7, column 15 is lit
(assert (or lamp_1_15 lamp_2_15 lamp_3_15 lamp_4_15 lamp_5_15 lamp_6_15 lamp_7_14 lamp_7_15 lamp_7_16 lamp_7_17 lamp_7_18 lamp_8_15 lamp_9_15 lamp_10_15))
; the white cell at row 7, column 16 is lit
(assert (or lamp_6_16 lamp_7_14 lamp_7_15 lamp_7_16 lamp_7_17 lamp_7_18 lamp_8_16 lamp_9_16))
; the white cell at row 7, column 17 is lit
(assert (or lamp_4_17 lamp_5_17 lamp_6_17 lamp_7_14 lamp_7_15 lamp_7_16 lamp_7_17 lamp_7_18 lamp_8_17 lamp_9_17 lamp_10_17))
; the white cell at row 7, column 18 is lit
(assert (or lamp_7_14 lamp_7_15 lamp_7_16 lamp_7_17 lamp_7_18 lamp_8_18))
; the white cell at row 8, column 1 is lit
(assert (or lamp_8_1 lamp_9_1))
; the white cell at row 8, column 3 is lit
(assert (or lamp_8_3 lamp_8_4 lamp_8_5 lamp_8_6 lamp_9_3))
; the white cell at row 8, column 4 is lit
(assert (or lamp_1_4 lamp_2_4 lamp_3_4 lamp_4_4 lamp_5_4 lamp_6_4 lamp_7_4 lamp_8_3 lamp_8_4 lamp_8_5 lamp_8_6 lamp_9_4 lamp_10_4))
; the white cell at row 8, column 5 is lit
(assert (or lamp_1_5 lamp_2_5 lamp_3_5 lamp_4_5 lamp_5_5 lamp_6_5 lamp_7_5 lamp_8_3 lamp_8_4 lamp_8_5 lamp_8_6 lamp_9_5 lamp_10_5))
; the white cell at row 8, column 6 is lit
(assert (or lamp_5_6 lamp_6_6 lamp_7_6 lamp_8_3 lamp_8_4 lamp_8_5 lamp_8_6 lamp_9_6 lamp_10_6))
; the white cell at row 8, column 8 is lit
(assert (or lamp_4_8 lamp_5_8 lamp_6_8 lamp_7_8 lamp_8_8))
; the white cell at row 8, column 10 is lit
(assert (or lamp_4_10 lamp_5_10 lamp_6_10 lamp_7_10 lamp_8_10 lamp_9_10 lamp_10_10))
; the white cell at row 8, column 12 is lit
(assert (or lamp_7_12 lamp_8_12 lamp_9_12 lamp_10_12))
; the white cell at row 8, column 14 is lit
(assert (or lamp_1_14 lamp_2_14 lamp_3_14 lamp_4_14 lamp_5_14 lamp_6_14 lamp_7_14 lamp_8_14 lamp_8_15 lamp_8_16 lamp_8_17 lamp_8_18 lamp_9_14 lamp_10_14))
; the white cell at row 8, column 15 is lit
(assert (or lamp_1_15 lamp_2_15 lamp_3_15 lamp_4_15 lamp_5_15 lamp_6_15 lamp_7_15 lamp_8_14 lamp_8_15 lamp_8_16 lamp_8_17 lamp_8_18 lamp_9_15 lamp_10_15))
; the white cell at row 8, column 16 is lit
(assert (or lamp_6_16 lamp_7_16 lamp_8_14 lamp_8_15 lamp_8_16 lamp_8_17 lamp_8_18 lamp_9_16))
; the white cell at row 8, column 17 is lit
(assert (or lamp_4_17 lamp_5_17 lamp_6_17 lamp_7_17 lamp_8_14 lamp_8_15 lamp_8_16 lamp_8_17 lamp_8_18 lamp_9_17 lamp_10_17))
; the white cell at row 8, column 18 is lit
(assert (or lamp_7_18 lamp_8_14 lamp_8_15 lamp_8_16 lamp_8_17 lamp_8_18))
; the white cell at row 9, column 1 is lit
(assert (or lamp_8_1 lamp_9_1 lamp_9_2 lamp_9_3 lamp_9_4 lamp_9_5 lamp_9_6))
; the white cell at row 9, column 2 is lit
(assert (or lamp_9_1 lamp_9_2 lamp_9_3 lamp_9_4 lamp_9_5 lamp_9_6))
; the white cell at row 9, column 3 is lit
(assert (or lamp_8_3 lamp_9_1 lamp_9_2 lamp_9_3 lamp_9_4 lamp_9_5 lamp_9_6))
; the white cell at row 9, column 4 is lit
(assert (or lamp_1_4 lamp_2_4 lamp_3_4 lamp_4_4 lamp_5_4 lamp_6_4 lamp_7_4 lamp_8_4 lamp_9_1 lamp_9_2 lamp_9_3 lamp_9_4 lamp_9_5 lamp_9_6 lamp_10_4))
; the white cell at row 9, column 5 is lit
(assert (or lamp_1_5 lamp_2_5 lamp_3_5 lamp_4_5 lamp_5_5 lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_1 lamp_9_2 lamp_9_3 lamp_9_4 lamp_9_5 lamp_9_6 lamp_10_5))
; the white cell at row 9, column 6 is lit
(assert (or lamp_5_6 lamp_6_6 lamp_7_6 lamp_8_6 lamp_9_1 lamp_9_2 lamp_9_3 lamp_9_4 lamp_9_5 lamp_9_6 lamp_10_6))
; the white cell at row 9, column 9 is lit
(assert (or lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12))
; the white cell at row 9, column 10 is lit
(assert (or lamp_4_10 lamp_5_10 lamp_6_10 lamp_7_10 lamp_8_10 lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12 lamp_10_10))
; the white cell at row 9, column 11 is lit
(assert (or lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12))
; the white cell at row 9, column 12 is lit
(assert (or lamp_7_12 lamp_8_12 lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12 lamp_10_12))
; the white cell at row 9, column 14 is lit
(assert (or lamp_1_14 lamp_2_14 lamp_3_14 lamp_4_14 lamp_5_14 lamp_6_14 lamp_7_14 lamp_8_14 lamp_9_14 lamp_9_15 lamp_9_16 lamp_9_17 lamp_10_14))
; the white cell at row 9, column 15 is lit
(assert (or lamp_1_15 lamp_2_15 lamp_3_15 lamp_4_15 lamp_5_15 lamp_6_15 lamp_7_15 lamp_8_15 lamp_9_14 lamp_9_15 lamp_9_16 lamp_9_17 lamp_10_15))
; the white cell at row 9, column 16 is lit
(assert (or lamp_6_16 lamp_7_16 lamp_8_16 lamp_9_14 lamp_9_15 lamp_9_16 lamp_9_17))
; the white cell at row 9, column 17 is lit
(assert (or lamp_4_17 lamp_5_17 lamp_6_17 lamp_7_17 lamp_8_17 lamp_9_14 lamp_9_15 lamp_9_16 lamp_9_17 lamp_10_17))
; the white cell at row 10, column 4 is lit
(assert (or lamp_1_4 lamp_2_4 lamp_3_4 lamp_4_4 lamp_5_4 lamp_6_4 lamp_7_4 lamp_8_4 lamp_9_4 lamp_10_4 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8))
; the white cell at row 10, column 5 is lit
(assert (or lamp_1_5 lamp_2_5 lamp_3_5 lamp_4_5 lamp_5_5 lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_4 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8))
; the white cell at row 10, column 6 is lit
(assert (or lamp_5_6 lamp_6_6 lamp_7_6 lamp_8_6 lamp_9_6 lamp_10_4 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8))
; the white cell at row 10, column 7 is lit
(assert (or lamp_10_4 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8))
; the white cell at row 10, column 8 is lit
(assert (or lamp_10_4 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8))
; the white cell at row 10, column 10 is lit
(assert (or lamp_4_10 lamp_5_10 lamp_6_10 lamp_7_10 lamp_8_10 lamp_9_10 lamp_10_10))
; the white cell at row 10, column 12 is lit
(assert (or lamp_7_12 lamp_8_12 lamp_9_12 lamp_10_12))
; the white cell at row 10, column 14 is lit
(assert (or lamp_1_14 lamp_2_14 lamp_3_14 lamp_4_14 lamp_5_14 lamp_6_14 lamp_7_14 lamp_8_14 lamp_9_14 lamp_10_14 lamp_10_15))
; the white cell at row 10, column 15 is lit
(assert (or lamp_1_15 lamp_2_15 lamp_3_15 lamp_4_15 lamp_5_15 lamp_6_15 lamp_7_15 lamp_8_15 lamp_9_15 lamp_10_14 lamp_10_15))
; the white cell at row 10, column 17 is lit
(assert (or lamp_4_17 lamp_5_17 lamp_6_17 lamp_7_17 lamp_8_17 lamp_9_17 lamp_10_17 lamp_10_18))
; the white cell at row 10, column 18 is lit
(assert (or lamp_10_17 lamp_10_18))
; the wall at row 1, column 3 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_1_2 lamp_1_4 lamp_2_3))
; the wall at row 1, column 6 has no lamp beside it
(assert ((_ pbeq 0 1 1) lamp_1_5 lamp_1_7))
; the wall at row 1, column 10 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_1_9 lamp_1_11 lamp_2_10))
; the wall at row 1, column 17 has exactly one lamp beside it
(assert ((_ pbeq 1 1) lamp_2_17))
; the wall at row 2, column 1 has exactly 3 lamps beside it
(assert ((_ pbeq 3 1 1 1) lamp_1_1 lamp_2_2 lamp_3_1))
; the wall at row 2, column 6 has no lamp beside it
(assert ((_ pbeq 0 1 1) lamp_2_5 lamp_2_7))
; the wall at row 3, column 8 has no lamp beside it
(assert ((_ pbeq 0 1 1 1 1) lamp_2_8 lamp_3_7 lamp_3_9 lamp_4_8))
; the wall at row 4, column 6 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_4_5 lamp_4_7 lamp_5_6))
; the wall at row 4, column 16 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_3_16 lamp_4_15 lamp_4_17))
; the wall at row 4, column 18 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1) lamp_3_18 lamp_4_17 lamp_5_18))
; the wall at row 5, column 7 has exactly 3 lamps beside it
(assert ((_ pbeq 3 1 1 1 1) lamp_4_7 lamp_5_6 lamp_5_8 lamp_6_7))
; the wall at row 6, column 3 has no lamp beside it
(assert ((_ pbeq 0 1 1 1) lamp_5_3 lamp_6_2 lamp_6_4))
; the wall at row 6, column 12 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1 1) lamp_5_12 lamp_6_11 lamp_6_13 lamp_7_12))
; the wall at row 7, column 3 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_7_2 lamp_7_4 lamp_8_3))
; the wall at row 8, column 9 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1 1) lamp_7_9 lamp_8_8 lamp_8_10 lamp_9_9))
; the wall at row 9, column 7 has no lamp beside it
(assert ((_ pbeq 0 1 1) lamp_9_6 lamp_10_7))
; the wall at row 9, column 8 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1) lamp_8_8 lamp_9_9 lamp_10_8))
; the wall at row 9, column 18 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1) lamp_8_18 lamp_9_17 lamp_10_18))
; the wall at row 10, column 1 has no lamp beside it
(assert ((_ pbeq 0 1) lamp_9_1))
; the wall at row 10, column 11 has no lamp beside it
(assert ((_ pbeq 0 1 1 1) lamp_9_11 lamp_10_10 lamp_10_12))
; the wall at row 10, column 13 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1) lamp_10_12 lamp_10_14))
; the wall at row 10, column 16 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_9_16 lamp_10_15 lamp_10_17))
(check-sat)
(get-model)
