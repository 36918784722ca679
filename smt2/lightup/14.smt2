; lightup, classic:
;
; 14
; #0___#_____1_#
; __#__3_3______
; _#____#____#__
; #______2______
; 2__##_____1__2
; _______1#_____
; _____0________
; ________2_____
; _____##_______
; #__1_____01__#
; ______2______#
; __2____3____3_
; ______3_#__2__
; #_#_____#___1#
;
; lamp_1_3 is true when row 1, column 3 holds *, and likewise for the others.
(declare-const lamp_1_3 Bool)
(declare-const lamp_1_4 Bool)
(declare-const lamp_1_5 Bool)
(declare-const lamp_1_7 Bool)
(declare-const lamp_1_8 Bool)
(declare-const lamp_1_9 Bool)
(declare-const lamp_1_10 Bool)
(declare-const lamp_1_11 Bool)
(declare-const lamp_1_13 Bool)
(declare-const lamp_2_1 Bool)
(declare-const lamp_2_2 Bool)
(declare-const lamp_2_4 Bool)
(declare-const lamp_2_5 Bool)
(declare-const lamp_2_7 Bool)
(declare-const lamp_2_9 Bool)
(declare-const lamp_2_10 Bool)
(declare-const lamp_2_11 Bool)
(declare-const lamp_2_12 Bool)
(declare-const lamp_2_13 Bool)
(declare-const lamp_2_14 Bool)
(declare-const lamp_3_1 Bool)
(declare-const lamp_3_3 Bool)
(declare-const lamp_3_4 Bool)
(declare-const lamp_3_5 Bool)
(declare-const lamp_3_6 Bool)
(declare-const lamp_3_8 Bool)
(declare-const lamp_3_9 Bool)
(declare-const lamp_3_10 Bool)
(declare-const lamp_3_11 Bool)
(declare-const lamp_3_13 Bool)
(declare-const lamp_3_14 Bool)
(declare-const lamp_4_2 Bool)
(declare-const lamp_4_3 Bool)
(declare-const lamp_4_4 Bool)
(declare-const lamp_4_5 Bool)
(declare-const lamp_4_6 Bool)
(declare-const lamp_4_7 Bool)
(declare-const lamp_4_9 Bool)
(declare-const lamp_4_10 Bool)
(declare-const lamp_4_11 Bool)
(declare-const lamp_4_12 Bool)
(declare-const lamp_4_13 Bool)
(declare-const lamp_4_14 Bool)
(declare-const lamp_5_2 Bool)
(declare-const lamp_5_3 Bool)
(declare-const lamp_5_6 Bool)
(declare-const lamp_5_7 Bool)
(declare-const lamp_5_8 Bool)
(declare-const lamp_5_9 Bool)
(declare-const lamp_5_10 Bool)
(declare-const lamp_5_12 Bool)
(declare-const lamp_5_13 Bool)
(declare-const lamp_6_1 Bool)
(declare-const lamp_6_2 Bool)
(declare-const lamp_6_3 Bool)
(declare-const lamp_6_4 Bool)
(declare-const lamp_6_5 Bool)
(declare-const lamp_6_6 Bool)
(declare-const lamp_6_7 Bool)
(declare-const lamp_6_10 Bool)
(declare-const lamp_6_11 Bool)
(declare-const lamp_6_12 Bool)
(declare-const lamp_6_13 Bool)
(declare-const lamp_6_14 Bool)
(declare-const lamp_7_1 Bool)
(declare-const lamp_7_2 Bool)
(declare-const lamp_7_3 Bool)
(declare-const lamp_7_4 Bool)
(declare-const lamp_7_5 Bool)
(declare-const lamp_7_7 Bool)
(declare-const lamp_7_8 Bool)
(declare-const lamp_7_9 Bool)
(declare-const lamp_7_10 Bool)
(declare-const lamp_7_11 Bool)
(declare-const lamp_7_12 Bool)
(declare-const lamp_7_13 Bool)
(declare-const lamp_7_14 Bool)
(declare-const lamp_8_1 Bool)
(declare-const lamp_8_2 Bool)
(declare-const lamp_8_3 Bool)
(declare-const lamp_8_4 Bool)
(declare-const lamp_8_5 Bool)
(declare-const lamp_8_6 Bool)
(declare-const lamp_8_7 Bool)
(declare-const lamp_8_8 Bool)
(declare-const lamp_8_10 Bool)
(declare-const lamp_8_11 Bool)
(declare-const lamp_8_12 Bool)
(declare-const lamp_8_13 Bool)
(declare-const lamp_8_14 Bool)
(declare-const lamp_9_1 Bool)
(declare-const lamp_9_2 Bool)
(declare-const lamp_9_3 Bool)
(declare-const lamp_9_4 Bool)
(declare-const lamp_9_5 Bool)
(declare-const lamp_9_8 Bool)
(declare-const lamp_9_9 Bool)
(declare-const lamp_9_10 Bool)
(declare-const lamp_9_11 Bool)
(declare-const lamp_9_12 Bool)
(declare-const lamp_9_13 Bool)
(declare-const lamp_9_14 Bool)
(declare-const lamp_10_2 Bool)
(declare-const lamp_10_3 Bool)
(declare-const lamp_10_5 Bool)
(declare-const lamp_10_6 Bool)
(declare-const lamp_10_7 Bool)
(declare-const lamp_10_8 Bool)
(declare-const lamp_10_9 Bool)
(declare-const lamp_10_12 Bool)
(declare-const lamp_10_13 Bool)
(declare-const lamp_11_1 Bool)
(declare-const lamp_11_2 Bool)
(declare-const lamp_11_3 Bool)
(declare-const lamp_11_4 Bool)
(declare-const lamp_11_5 Bool)
(declare-const lamp_11_6 Bool)
(declare-const lamp_11_8 Bool)
(declare-const lamp_11_9 Bool)
(declare-const lamp_11_10 Bool)
(declare-const lamp_11_11 Bool)
(declare-const lamp_11_12 Bool)
(declare-const lamp_11_13 Bool)
(declare-const lamp_12_1 Bool)
(declare-const lamp_12_2 Bool)
(declare-const lamp_12_4 Bool)
(declare-const lamp_12_5 Bool)
(declare-const lamp_12_6 Bool)
(declare-const lamp_12_7 Bool)
(declare-const lamp_12_9 Bool)
(declare-const lamp_12_10 Bool)
(declare-const lamp_12_11 Bool)
(declare-const lamp_12_12 Bool)
(declare-const lamp_12_14 Bool)
(declare-const lamp_13_1 Bool)
(declare-const lamp_13_2 Bool)
(declare-const lamp_13_3 Bool)
(declare-const lamp_13_4 Bool)
(declare-const lamp_13_5 Bool)
(declare-const lamp_13_6 Bool)
(declare-const lamp_13_8 Bool)
(declare-const lamp_13_10 Bool)
(declare-const lamp_13_11 Bool)
(declare-const lamp_13_13 Bool)
(declare-const lamp_13_14 Bool)
(declare-const lamp_14_2 Bool)
(declare-const lamp_14_4 Bool)
(declare-const lamp_14_5 Bool)
(declare-const lamp_14_6 Bool)
(declare-const lamp_14_7 Bool)
(declare-const lamp_14_8 Bool)
(declare-const lamp_14_10 Bool)
(declare-const lamp_14_11 Bool)
(declare-const lamp_14_12 Bool)
; no two lamps see each other in row 1, columns 3 to 5
(assert ((_ at-most 1) lamp_1_3 lamp_1_4 lamp_1_5))
; no two lamps see each other in row 1, columns 7 to 11
(assert ((_ at-most 1) lamp_1_7 lamp_1_8 lamp_1_9 lamp_1_10 lamp_1_11))
; no two lamps see each other in row 2, columns 1 to 2
(assert ((_ at-most 1) lamp_2_1 lamp_2_2))
; no two lamps see each other in row 2, columns 4 to 5
(assert ((_ at-most 1) lamp_2_4 lamp_2_5))
; no two lamps see each other in row 2, columns 9 to 14
(assert ((_ at-most 1) lamp_2_9 lamp_2_10 lamp_2_11 lamp_2_12 lamp_2_13 lamp_2_14))
; no two lamps see each other in row 3, columns 3 to 6
(assert ((_ at-most 1) lamp_3_3 lamp_3_4 lamp_3_5 lamp_3_6))
; no two lamps see each other in row 3, columns 8 to 11
(assert ((_ at-most 1) lamp_3_8 lamp_3_9 lamp_3_10 lamp_3_11))
; no two lamps see each other in row 3, columns 13 to 14
(assert ((_ at-most 1) lamp_3_13 lamp_3_14))
; no two lamps see each other in row 4, columns 2 to 7
(assert ((_ at-most 1) lamp_4_2 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_4_7))
; no two lamps see each other in row 4, columns 9 to 14
(assert ((_ at-most 1) lamp_4_9 lamp_4_10 lamp_4_11 lamp_4_12 lamp_4_13 lamp_4_14))
; no two lamps see each other in row 5, columns 2 to 3
(assert ((_ at-most 1) lamp_5_2 lamp_5_3))
; no two lamps see each other in row 5, columns 6 to 10
(assert ((_ at-most 1) lamp_5_6 lamp_5_7 lamp_5_8 lamp_5_9 lamp_5_10))
; no two lamps see each other in row 5, columns 12 to 13
(assert ((_ at-most 1) lamp_5_12 lamp_5_13))
; no two lamps see each other in row 6, columns 1 to 7
(assert ((_ at-most 1) lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7))
; no two lamps see each other in row 6, columns 10 to 14
(assert ((_ at-most 1) lamp_6_10 lamp_6_11 lamp_6_12 lamp_6_13 lamp_6_14))
; no two lamps see each other in row 7, columns 1 to 5
(assert ((_ at-most 1) lamp_7_1 lamp_7_2 lamp_7_3 lamp_7_4 lamp_7_5))
; no two lamps see each other in row 7, columns 7 to 14
(assert ((_ at-most 1) lamp_7_7 lamp_7_8 lamp_7_9 lamp_7_10 lamp_7_11 lamp_7_12 lamp_7_13 lamp_7_14))
; no two lamps see each other in row 8, columns 1 to 8
(assert ((_ at-most 1) lamp_8_1 lamp_8_2 lamp_8_3 lamp_8_4 lamp_8_5 lamp_8_6 lamp_8_7 lamp_8_8))
; no two lamps see each other in row 8, columns 10 to 14
(assert ((_ at-most 1) lamp_8_10 lamp_8_11 lamp_8_12 lamp_8_13 lamp_8_14))
; no two lamps see each other in row 9, columns 1 to 5
(assert ((_ at-most 1) lamp_9_1 lamp_9_2 lamp_9_3 lamp_9_4 lamp_9_5))
; no two lamps see each other in row 9, columns 8 to 14
(assert ((_ at-most 1) lamp_9_8 lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12 lamp_9_13 lamp_9_14))
; no two lamps see each other in row 10, columns 2 to 3
(assert ((_ at-most 1) lamp_10_2 lamp_10_3))
; no two lamps see each other in row 10, columns 5 to 9
(assert ((_ at-most 1) lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9))
; no two lamps see each other in row 10, columns 12 to 13
(assert ((_ at-most 1) lamp_10_12 lamp_10_13))
; no two lamps see each other in row 11, columns 1 to 6
(assert ((_ at-most 1) lamp_11_1 lamp_11_2 lamp_11_3 lamp_11_4 lamp_11_5 lamp_11_6))
; no two lamps see each other in row 11, columns 8 to 13
(assert ((_ at-most 1) lamp_11_8 lamp_11_9 lamp_11_10 lamp_11_11 lamp_11_12 lamp_11_13))
; no two lamps see each other in row 12, columns 1 to 2
(assert ((_ at-most 1) lamp_12_1 lamp_12_2))
; no two lamps see each other in row 12, columns 4 to 7
(assert ((_ at-most 1) lamp_12_4 lamp_12_5 lamp_12_6 lamp_12_7))
; no two lamps see each other in row 12, columns 9 to 12
(assert ((_ at-most 1) lamp_12_9 lamp_12_10 lamp_12_11 lamp_12_12))
; no two lamps see each other in row 13, columns 1 to 6
(assert ((_ at-most 1) lamp_13_1 lamp_13_2 lamp_13_3 lamp_13_4 lamp_13_5 lamp_13_6))
; no two lamps see each other in row 13, columns 10 to 11
(assert ((_ at-most 1) lamp_13_10 lamp_13_11))
; no two lamps see each other in row 13, columns 13 to 14
(assert ((_ at-most 1) lamp_13_13 lamp_13_14))
; no two lamps see each other in row 14, columns 4 to 8
(assert ((_ at-most 1) lamp_14_4 lamp_14_5 lamp_14_6 lamp_14_7 lamp_14_8))
; no two lamps see each other in row 14, columns 10 to 12
(assert ((_ at-most 1) lamp_14_10 lamp_14_11 lamp_14_12))
; no two lamps see each other in column 1, rows 2 to 3
(assert ((_ at-most 1) lamp_2_1 lamp_3_1))
; no two lamps see each other in column 1, rows 6 to 9
(assert ((_ at-most 1) lamp_6_1 lamp_7_1 lamp_8_1 lamp_9_1))
; no two lamps see each other in column 1, rows 11 to 13
(assert ((_ at-most 1) lamp_11_1 lamp_12_1 lamp_13_1))
; no two lamps see each other in column 2, rows 4 to 14
(assert ((_ at-most 1) lamp_4_2 lamp_5_2 lamp_6_2 lamp_7_2 lamp_8_2 lamp_9_2 lamp_10_2 lamp_11_2 lamp_12_2 lamp_13_2 lamp_14_2))
; no two lamps see each other in column 3, rows 3 to 11
(assert ((_ at-most 1) lamp_3_3 lamp_4_3 lamp_5_3 lamp_6_3 lamp_7_3 lamp_8_3 lamp_9_3 lamp_10_3 lamp_11_3))
; no two lamps see each other in column 4, rows 1 to 4
(assert ((_ at-most 1) lamp_1_4 lamp_2_4 lamp_3_4 lamp_4_4))
; no two lamps see each other in column 4, rows 6 to 9
(assert ((_ at-most 1) lamp_6_4 lamp_7_4 lamp_8_4 lamp_9_4))
; no two lamps see each other in column 4, rows 11 to 14
(assert ((_ at-most 1) lamp_11_4 lamp_12_4 lamp_13_4 lamp_14_4))
; no two lamps see each other in column 5, rows 1 to 4
(assert ((_ at-most 1) lamp_1_5 lamp_2_5 lamp_3_5 lamp_4_5))
; no two lamps see each other in column 5, rows 6 to 14
(assert ((_ at-most 1) lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_5 lamp_11_5 lamp_12_5 lamp_13_5 lamp_14_5))
; no two lamps see each other in column 6, rows 3 to 6
(assert ((_ at-most 1) lamp_3_6 lamp_4_6 lamp_5_6 lamp_6_6))
; no two lamps see each other in column 6, rows 10 to 14
(assert ((_ at-most 1) lamp_10_6 lamp_11_6 lamp_12_6 lamp_13_6 lamp_14_6))
; no two lamps see each other in column 7, rows 1 to 2
(assert ((_ at-most 1) lamp_1_7 lamp_2_7))
; no two lamps see each other in column 7, rows 4 to 8
(assert ((_ at-most 1) lamp_4_7 lamp_5_7 lamp_6_7 lamp_7_7 lamp_8_7))
; no two lamps see each other in column 8, rows 7 to 11
(assert ((_ at-most 1) lamp_7_8 lamp_8_8 lamp_9_8 lamp_10_8 lamp_11_8))
; no two lamps see each other in column 8, rows 13 to 14
(assert ((_ at-most 1) lamp_13_8 lamp_14_8))
; no two lamps see each other in column 9, rows 1 to 5
(assert ((_ at-most 1) lamp_1_9 lamp_2_9 lamp_3_9 lamp_4_9 lamp_5_9))
; no two lamps see each other in column 9, rows 9 to 12
(assert ((_ at-most 1) lamp_9_9 lamp_10_9 lamp_11_9 lamp_12_9))
; no two lamps see each other in column 10, rows 1 to 9
(assert ((_ at-most 1) lamp_1_10 lamp_2_10 lamp_3_10 lamp_4_10 lamp_5_10 lamp_6_10 lamp_7_10 lamp_8_10 lamp_9_10))
; no two lamps see each other in column 10, rows 11 to 14
(assert ((_ at-most 1) lamp_11_10 lamp_12_10 lamp_13_10 lamp_14_10))
; no two lamps see each other in column 11, rows 1 to 4
(assert ((_ at-most 1) lamp_1_11 lamp_2_11 lamp_3_11 lamp_4_11))
; no two lamps see each other in column 11, rows 6 to 9
(assert ((_ at-most 1) lamp_6_11 lamp_7_11 lamp_8_11 lamp_9_11))
; no two lamps see each other in column 11, rows 11 to 14
(assert ((_ at-most 1) lamp_11_11 lamp_12_11 lamp_13_11 lamp_14_11))
; no two lamps see each other in column 12, rows 4 to 12
(assert ((_ at-most 1) lamp_4_12 lamp_5_12 lamp_6_12 lamp_7_12 lamp_8_12 lamp_9_12 lamp_10_12 lamp_11_12 lamp_12_12))
; no two lamps see each other in column 13, rows 1 to 11
(assert ((_ at-most 1) lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13))
; no two lamps see each other in column 14, rows 2 to 4
(assert ((_ at-most 1) lamp_2_14 lamp_3_14 lamp_4_14))
; no two lamps see each other in column 14, rows 6 to 9
(assert ((_ at-most 1) lamp_6_14 lamp_7_14 lamp_8_14 lamp_9_14))
; no two lamps see each other in column 14, rows 12 to 13
(assert ((_ at-most 1) lamp_12_14 lamp_13_14))
; the white cell at row 1, column 3 is lit
(assert (or lamp_1_3 lamp_1_4 lamp_1_5))
; the white cell at row 1, column 4 is lit
(assert (or lamp_1_3 lamp_1_4 lamp_1_5 lamp_2_4 lamp_3_4 lamp_4_4))
; the white cell at row 1, column 5 is lit
(assert (or lamp_1_3 lamp_1_4 lamp_1_5 lamp_2_5 lamp_3_5 lamp_4_5))
; the white cell at row 1, column 7 is lit
(assert (or lamp_1_7 lamp_1_8 lamp_1_9 lamp_1_10 lamp_1_11 lamp_2_7))
; the white cell at row 1, column 8 is lit
(assert (or lamp_1_7 lamp_1_8 lamp_1_9 lamp_1_10 lamp_1_11))
; the white cell at row 1, column 9 is lit
(assert (or lamp_1_7 lamp_1_8 lamp_1_9 lamp_1_10 lamp_1_11 lamp_2_9 lamp_3_9 lamp_4_9 lamp_5_9))
; the white cell at row 1, column 10 is lit
(assert (or lamp_1_7 lamp_1_8 lamp_1_9 lamp_1_10 lamp_1_11 lamp_2_10 lamp_3_10 lamp_4_10 lamp_5_10 lamp_6_10 lamp_7_10 lamp_8_10 lamp_9_10))
; the white cell at row 1, column 11 is lit
(assert (or lamp_1_7 lamp_1_8 lamp_1_9 lamp_1_10 lamp_1_11 lamp_2_11 lamp_3_11 lamp_4_11))
; the white cell at row 1, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13))
; the white cell at row 2, column 1 is lit
(assert (or lamp_2_1 lamp_2_2 lamp_3_1))
; the white cell at row 2, column 2 is lit
(assert (or lamp_2_1 lamp_2_2))
; the white cell at row 2, column 4 is lit
(assert (or lamp_1_4 lamp_2_4 lamp_2_5 lamp_3_4 lamp_4_4))
; the white cell at row 2, column 5 is lit
(assert (or lamp_1_5 lamp_2_4 lamp_2_5 lamp_3_5 lamp_4_5))
; the white cell at row 2, column 7 is lit
(assert (or lamp_1_7 lamp_2_7))
; the white cell at row 2, column 9 is lit
(assert (or lamp_1_9 lamp_2_9 lamp_2_10 lamp_2_11 lamp_2_12 lamp_2_13 lamp_2_14 lamp_3_9 lamp_4_9 lamp_5_9))
; the white cell at row 2, column 10 is lit
(assert (or lamp_1_10 lamp_2_9 lamp_2_10 lamp_2_11 lamp_2_12 lamp_2_13 lamp_2_14 lamp_3_10 lamp_4_10 lamp_5_10 lamp_6_10 lamp_7_10 lamp_8_10 lamp_9_10))
; the white cell at row 2, column 11 is lit
(assert (or lamp_1_11 lamp_2_9 lamp_2_10 lamp_2_11 lamp_2_12 lamp_2_13 lamp_2_14 lamp_3_11 lamp_4_11))
; the white cell at row 2, column 12 is lit
(assert (or lamp_2_9 lamp_2_10 lamp_2_11 lamp_2_12 lamp_2_13 lamp_2_14))
; the white cell at row 2, column 13 is lit
(assert (or lamp_1_13 lamp_2_9 lamp_2_10 lamp_2_11 lamp_2_12 lamp_2_13 lamp_2_14 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13))
; the white cell at row 2, column 14 is lit
(assert (or lamp_2_9 lamp_2_10 lamp_2_11 lamp_2_12 lamp_2_13 lamp_2_14 lamp_3_14 lamp_4_14))
; the white cell at row 3, column 1 is lit
(assert (or lamp_2_1 lamp_3_1))
; the white cell at row 3, column 3 is lit
(assert (or lamp_3_3 lamp_3_4 lamp_3_5 lamp_3_6 lamp_4_3 lamp_5_3 lamp_6_3 lamp_7_3 lamp_8_3 lamp_9_3 lamp_10_3 lamp_11_3))
; the white cell at row 3, column 4 is lit
(assert (or lamp_1_4 lamp_2_4 lamp_3_3 lamp_3_4 lamp_3_5 lamp_3_6 lamp_4_4))
; the white cell at row 3, column 5 is lit
(assert (or lamp_1_5 lamp_2_5 lamp_3_3 lamp_3_4 lamp_3_5 lamp_3_6 lamp_4_5))
; the white cell at row 3, column 6 is lit
(assert (or lamp_3_3 lamp_3_4 lamp_3_5 lamp_3_6 lamp_4_6 lamp_5_6 lamp_6_6))
; the white cell at row 3, column 8 is lit
(assert (or lamp_3_8 lamp_3_9 lamp_3_10 lamp_3_11))
; the white cell at row 3, column 9 is lit
(assert (or lamp_1_9 lamp_2_9 lamp_3_8 lamp_3_9 lamp_3_10 lamp_3_11 lamp_4_9 lamp_5_9))
; the white cell at row 3, column 10 is lit
(assert (or lamp_1_10 lamp_2_10 lamp_3_8 lamp_3_9 lamp_3_10 lamp_3_11 lamp_4_10 lamp_5_10 lamp_6_10 lamp_7_10 lamp_8_10 lamp_9_10))
; the white cell at row 3, column 11 is lit
(assert (or lamp_1_11 lamp_2_11 lamp_3_8 lamp_3_9 lamp_3_10 lamp_3_11 lamp_4_11))
; the white cell at row 3, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_3_14 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13))
; the white cell at row 3, column 14 is lit
(assert (or lamp_2_14 lamp_3_13 lamp_3_14 lamp_4_14))
; the white cell at row 4, column 2 is lit
(assert (or lamp_4_2 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_4_7 lamp_5_2 lamp_6_2 lamp_7_2 lamp_8_2 lamp_9_2 lamp_10_2 lamp_11_2 lamp_12_2 lamp_13_2 lamp_14_2))
; the white cell at row 4, column 3 is lit
(assert (or lamp_3_3 lamp_4_2 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_4_7 lamp_5_3 lamp_6_3 lamp_7_3 lamp_8_3 lamp_9_3 lamp_10_3 lamp_11_3))
; the white cell at row 4, column 4 is lit
(assert (or lamp_1_4 lamp_2_4 lamp_3_4 lamp_4_2 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_4_7))
; the white cell at row 4, column 5 is lit
(assert (or lamp_1_5 lamp_2_5 lamp_3_5 lamp_4_2 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_4_7))
; the white cell at row 4, column 6 is lit
(assert (or lamp_3_6 lamp_4_2 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_4_7 lamp_5_6 lamp_6_6))
; the white cell at row 4, column 7 is lit
(assert (or lamp_4_2 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_4_7 lamp_5_7 lamp_6_7 lamp_7_7 lamp_8_7))
; the white cell at row 4, column 9 is lit
(assert (or lamp_1_9 lamp_2_9 lamp_3_9 lamp_4_9 lamp_4_10 lamp_4_11 lamp_4_12 lamp_4_13 lamp_4_14 lamp_5_9))
; the white cell at row 4, column 10 is lit
(assert (or lamp_1_10 lamp_2_10 lamp_3_10 lamp_4_9 lamp_4_10 lamp_4_11 lamp_4_12 lamp_4_13 lamp_4_14 lamp_5_10 lamp_6_10 lamp_7_10 lamp_8_10 lamp_9_10))
; the white cell at row 4, column 11 is lit
(assert (or lamp_1_11 lamp_2_11 lamp_3_11 lamp_4_9 lamp_4_10 lamp_4_11 lamp_4_12 lamp_4_13 lamp_4_14))
; the white cell at row 4, column 12 is lit
(assert (or lamp_4_9 lamp_4_10 lamp_4_11 lamp_4_12 lamp_4_13 lamp_4_14 lamp_5_12 lamp_6_12 lamp_7_12 lamp_8_12 lamp_9_12 lamp_10_12 lamp_11_12 lamp_12_12))
; the white cell at row 4, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_9 lamp_4_10 lamp_4_11 lamp_4_12 lamp_4_13 lamp_4_14 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13))
; the white cell at row 4, column 14 is lit
(assert (or lamp_2_14 lamp_3_14 lamp_4_9 lamp_4_10 lamp_4_11 lamp_4_12 lamp_4_13 lamp_4_14))
; the white cell at row 5, column 2 is lit
(assert (or lamp_4_2 lamp_5_2 lamp_5_3 lamp_6_2 lamp_7_2 lamp_8_2 lamp_9_2 lamp_10_2 lamp_11_2 lamp_12_2 lamp_13_2 lamp_14_2))
; the white cell at row 5, column 3 is lit
(assert (or lamp_3_3 lamp_4_3 lamp_5_2 lamp_5_3 lamp_6_3 lamp_7_3 lamp_8_3 lamp_9_3 lamp_10_3 lamp_11_3))
; the white cell at row 5, column 6 is lit
(assert (or lamp_3_6 lamp_4_6 lamp_5_6 lamp_5_7 lamp_5_8 lamp_5_9 lamp_5_10 lamp_6_6))
; the white cell at row 5, column 7 is lit
(assert (or lamp_4_7 lamp_5_6 lamp_5_7 lamp_5_8 lamp_5_9 lamp_5_10 lamp_6_7 lamp_7_7 lamp_8_7))
; the white cell at row 5, column 8 is lit
(assert (or lamp_5_6 lamp_5_7 lamp_5_8 lamp_5_9 lamp_5_10))
; the white cell at row 5, column 9 is lit
(assert (or lamp_1_9 lamp_2_9 lamp_3_9 lamp_4_9 lamp_5_6 lamp_5_7 lamp_5_8 lamp_5_9 lamp_5_10))
; the white cell at row 5, column 10 is lit
(assert (or lamp_1_10 lamp_2_10 lamp_3_10 lamp_4_10 lamp_5_6 lamp_5_7 lamp_5_8 lamp_5_9 lamp_5_10 lamp_6_10 lamp_7_10 lamp_8_10 lamp_9_10))
; the white cell at row 5, column 12 is lit
(assert (or lamp_4_12 lamp_5_12 lamp_5_13 lamp_6_12 lamp_7_12 lamp_8_12 lamp_9_12 lamp_10_12 lamp_11_12 lamp_12_12))
; the white cell at row 5, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_12 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13))
; the white cell at row 6, column 1 is lit
(assert (or lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7 lamp_7_1 lamp_8_1 lamp_9_1))
; the white cell at row 6, column 2 is lit
(assert (or lamp_4_2 lamp_5_2 lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7 lamp_7_2 lamp_8_2 lamp_9_2 lamp_10_2 lamp_11_2 lamp_12_2 lamp_13_2 lamp_14_2))
; the white cell at row 6, column 3 is lit
(assert (or lamp_3_3 lamp_4_3 lamp_5_3 lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7 lamp_7_3 lamp_8_3 lamp_9_3 lamp_10_3 lamp_11_3))
; the white cell at row 6, column 4 is lit
(assert (or lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7 lamp_7_4 lamp_8_4 lamp_9_4))
; the white cell at row 6, column 5 is lit
(assert (or lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_5 lamp_11_5 lamp_12_5 lamp_13_5 lamp_14_5))
; the white cell at row 6, column 6 is lit
(assert (or lamp_3_6 lamp_4_6 lamp_5_6 lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7))
; the white cell at row 6, column 7 is lit
(assert (or lamp_4_7 lamp_5_7 lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7 lamp_7_7 lamp_8_7))
; the white cell at row 6, column 10 is lit
(assert (or lamp_1_10 lamp_2_10 lamp_3_10 lamp_4_10 lamp_5_10 lamp_6_10 lamp_6_11 lamp_6_12 lamp_6_13 lamp_6_14 lamp_7_10 lamp_8_10 lamp_9_10))
; the white cell at row 6, column 11 is lit
(assert (or lamp_6_10 lamp_6_11 lamp_6_12 lamp_6_13 lamp_6_14 lamp_7_11 lamp_8_11 lamp_9_11))
; the white cell at row 6, column 12 is lit
(assert (or lamp_4_12 lamp_5_12 lamp_6_10 lamp_6_11 lamp_6_12 lamp_6_13 lamp_6_14 lamp_7_12 lamp_8_12 lamp_9_12 lamp_10_12 lamp_11_12 lamp_12_12))
; the white cell at row 6, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_10 lamp_6_11 lamp_6_12 lamp_6_13 lamp_6_14 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13))
; the white cell at row 6, column 14 is lit
(assert (or lamp_6_10 lamp_6_11 lamp_6_12 lamp_6_13 lamp_6_14 lamp_7_14 lamp_8_14 lamp_9_14))
; the white cell at row 7, column 1 is lit
(assert (or lamp_6_1 lamp_7_1 lamp_7_2 lamp_7_3 lamp_7_4 lamp_7_5 lamp_8_1 lamp_9_1))
; the white cell at row 7, column 2 is lit
(assert (or lamp_4_2 lamp_5_2 lamp_6_2 lamp_7_1 lamp_7_2 lamp_7_3 lamp_7_4 lamp_7_5 lamp_8_2 lamp_9_2 lamp_10_2 lamp_11_2 lamp_12_2 lamp_13_2 lamp_14_2))
; the white cell at row 7, column 3 is lit
(assert (or lamp_3_3 lamp_4_3 lamp_5_3 lamp_6_3 lamp_7_1 lamp_7_2 lamp_7_3 lamp_7_4 lamp_7_5 lamp_8_3 lamp_9_3 lamp_10_3 lamp_11_3))
; the white cell at row 7, column 4 is lit
(assert (or lamp_6_4 lamp_7_1 lamp_7_2 lamp_7_3 lamp_7_4 lamp_7_5 lamp_8_4 lamp_9_4))
; the white cell at row 7, column 5 is lit
(assert (or lamp_6_5 lamp_7_1 lamp_7_2 lamp_7_3 lamp_7_4 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_5 lamp_11_5 lamp_12_5 lamp_13_5 lamp_14_5))
; the white cell at row 7, column 7 is lit
(assert (or lamp_4_7 lamp_5_7 lamp_6_7 lamp_7_7 lamp_7_8 lamp_7_9 lamp_7_10 lamp_7_11 lamp_7_12 lamp_7_13 lamp_7_14 lamp_8_7))
; the white cell at row 7, column 8 is lit
(assert (or lamp_7_7 lamp_7_8 lamp_7_9 lamp_7_10 lamp_7_11 lamp_7_12 lamp_7_13 lamp_7_14 lamp_8_8 lamp_9_8 lamp_10_8 lamp_11_8))
; the white cell at row 7, column 9 is lit
(assert (or lamp_7_7 lamp_7_8 lamp_7_9 lamp_7_10 lamp_7_11 lamp_7_12 lamp_7_13 lamp_7_14))
; the white cell at row 7, column 10 is lit
(assert (or lamp_1_10 lamp_2_10 lamp_3_10 lamp_4_10 lamp_5_10 lamp_6_10 lamp_7_7 lamp_7_8 lamp_7_9 lamp_7_10 lamp_7_11 lamp_7_12 lamp_7_13 lamp_7_14 lamp_8_10 lamp_9_10))
; the white cell at row 7, column 11 is lit
(assert (or lamp_6_11 lamp_7_7 lamp_7_8 lamp_7_9 lamp_7_10 lamp_7_11 lamp_7_12 lamp_7_13 lamp_7_14 lamp_8_11 lamp_9_11))
; the white cell at row 7, column 12 is lit
(assert (or lamp_4_12 lamp_5_12 lamp_6_12 lamp_7_7 lamp_7_8 lamp_7_9 lamp_7_10 lamp_7_11 lamp_7_12 lamp_7_13 lamp_7_14 lamp_8_12 lamp_9_12 lamp_10_12 lamp_11_12 lamp_12_12))
; the white cell at row 7, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_7 lamp_7_8 lamp_7_9 lamp_7_10 lamp_7_11 lamp_7_12 lamp_7_13 lamp_7_14 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13))
; the white cell at row 7, column 14 is lit
(assert (or lamp_6_14 lamp_7_7 lamp_7_8 lamp_7_9 lamp_7_10 lamp_7_11 lamp_7_12 lamp_7_13 lamp_7_14 lamp_8_14 lamp_9_14))
; the white cell at row 8, column 1 is lit
(assert (or lamp_6_1 lamp_7_1 lamp_8_1 lamp_8_2 lamp_8_3 lamp_8_4 lamp_8_5 lamp_8_6 lamp_8_7 lamp_8_8 lamp_9_1))
; the white cell at row 8, column 2 is lit
(assert (or lamp_4_2 lamp_5_2 lamp_6_2 lamp_7_2 lamp_8_1 lamp_8_2 lamp_8_3 lamp_8_4 lamp_8_5 lamp_8_6 lamp_8_7 lamp_8_8 lamp_9_2 lamp_10_2 lamp_11_2 lamp_12_2 lamp_13_2 lamp_14_2))
; the white cell at row 8, column 3 is lit
(assert (or lamp_3_3 lamp_4_3 lamp_5_3 lamp_6_3 lamp_7_3 lamp_8_1 lamp_8_2 lamp_8_3 lamp_8_4 lamp_8_5 lamp_8_6 lamp_8_7 lamp_8_8 lamp_9_3 lamp_10_3 lamp_11_3))
; the white cell at row 8, column 4 is lit
(assert (or lamp_6_4 lamp_7_4 lamp_8_1 lamp_8_2 lamp_8_3 lamp_8_4 lamp_8_5 lamp_8_6 lamp_8_7 lamp_8_8 lamp_9_4))
; the white cell at row 8, column 5 is lit
(assert (or lamp_6_5 lamp_7_5 lamp_8_1 lamp_8_2 lamp_8_3 lamp_8_4 lamp_8_5 lamp_8_6 lamp_8_7 lamp_8_8 lamp_9_5 lamp_10_5 lamp_11_5 lamp_12_5 lamp_13_5 lamp_14_5))
; the white cell at row 8, column 6 is lit
(assert (or lamp_8_1 lamp_8_2 lamp_8_3 lamp_8_4 lamp_8_5 lamp_8_6 lamp_8_7 lamp_8_8))
; the white cell at row 8, column 7 is lit
(assert (or lamp_4_7 lamp_5_7 lamp_6_7 lamp_7_7 lamp_8_1 lamp_8_2 lamp_8_3 lamp_8_4 lamp_8_5 lamp_8_6 lamp_8_7 lamp_8_8))
; the white cell at row 8, column 8 is lit
(assert (or lamp_7_8 lamp_8_1 lamp_8_2 lamp_8_3 lamp_8_4 lamp_8_5 lamp_8_6 lamp_8_7 lamp_8_8 lamp_9_8 lamp_10_8 lamp_11_8))
; the white cell at row 8, column 10 is lit
(assert (or lamp_1_10 lamp_2_10 lamp_3_10 lamp_4_10 lamp_5_10 lamp_6_10 lamp_7_10 lamp_8_10 lamp_8_11 lamp_8_12 lamp_8_13 lamp_8_14 lamp_9_10))
; the white cell at row 8, column 11 is lit
(assert (or lamp_6_11 lamp_7_11 lamp_8_10 lamp_8_11 lamp_8_12 lamp_8_13 lamp_8_14 lamp_9_11))
; the white cell at row 8, column 12 is lit
(assert (or lamp_4_12 lamp_5_12 lamp_6_12 lamp_7_12 lamp_8_10 lamp_8_11 lamp_8_12 lamp_8_13 lamp_8_14 lamp_9_12 lamp_10_12 lamp_11_12 lamp_12_12))
; the white cell at row 8, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_10 lamp_8_11 lamp_8_12 lamp_8_13 lamp_8_14 lamp_9_13 lamp_10_13 lamp_11_13))
; the white cell at row 8, column 14 is lit
(assert (or lamp_6_14 lamp_7_14 lamp_8_10 lamp_8_11 lamp_8_12 lamp_8_13 lamp_8_14 lamp_9_14))
; the white cell at row 9, column 1 is lit
(assert (or lamp_6_1 lamp_7_1 lamp_8_1 lamp_9_1 lamp_9_2 lamp_9_3 lamp_9_4 lamp_9_5))
; the white cell at row 9, column 2 is lit
(assert (or lamp_4_2 lamp_5_2 lamp_6_2 lamp_7_2 lamp_8_2 lamp_9_1 lamp_9_2 lamp_9_3 lamp_9_4 lamp_9_5 lamp_10_2 lamp_11_2 lamp_12_2 lamp_13_2 lamp_14_2))
; the white cell at row 9, column 3 is lit
(assert (or lamp_3_3 lamp_4_3 lamp_5_3 lamp_6_3 lamp_7_3 lamp_8_3 lamp_9_1 lamp_9_2 lamp_9_3 lamp_9_4 lamp_9_5 lamp_10_3 lamp_11_3))
; the white cell at row 9, column 4 is lit
(assert (or lamp_6_4 lamp_7_4 lamp_8_4 lamp_9_1 lamp_9_2 lamp_9_3 lamp_9_4 lamp_9_5))
; the white cell at row 9, column 5 is lit
(assert (or lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_1 lamp_9_2 lamp_9_3 lamp_9_4 lamp_9_5 lamp_10_5 lamp_11_5 lamp_12_5 lamp_13_5 lamp_14_5))
; the white cell at row 9, column 8 is lit
(assert (or lamp_7_8 lamp_8_8 lamp_9_8 lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12 lamp_9_13 lamp_9_14 lamp_10_8 lamp_11_8))
; the white cell at row 9, column 9 is lit
(assert (or lamp_9_8 lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12 lamp_9_13 lamp_9_14 lamp_10_9 lamp_11_9 lamp_12_9))
; the white cell at row 9, column 10 is lit
(assert (or lamp_1_10 lamp_2_10 lamp_3_10 lamp_4_10 lamp_5_10 lamp_6_10 lamp_7_10 lamp_8_10 lamp_9_8 lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12 lamp_9_13 lamp_9_14))
; the white cell at row 9, column 11 is lit
(assert (or lamp_6_11 lamp_7_11 lamp_8_11 lamp_9_8 lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12 lamp_9_13 lamp_9_14))
; the white cell at row 9, column 12 is lit
(assert (or lamp_4_12 lamp_5_12 lamp_6_12 lamp_7_12 lamp_8_12 lamp_9_8 lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12 lamp_9_13 lamp_9_14 lamp_10_12 lamp_11_12 lamp_12_12))
; the white cell at row 9, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_8 lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12 lamp_9_13 lamp_9_14 lamp_10_13 lamp_11_13))
; the white cell at row 9, column 14 is lit
(assert (or lamp_6_14 lamp_7_14 lamp_8_14 lamp_9_8 lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12 lamp_9_13 lamp_9_14))
; the white cell at row 10, column 2 is lit
(assert (or lamp_4_2 lamp_5_2 lamp_6_2 lamp_7_2 lamp_8_2 lamp_9_2 lamp_10_2 lamp_10_3 lamp_11_2 lamp_12_2 lamp_13_2 lamp_14_2))
; the white cell at row 10, column 3 is lit
(assert (or lamp_3_3 lamp_4_3 lamp_5_3 lamp_6_3 lamp_7_3 lamp_8_3 lamp_9_3 lamp_10_2 lamp_10_3 lamp_11_3))
; the white cell at row 10, column 5 is lit
(assert (or lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_11_5 lamp_12_5 lamp_13_5 lamp_14_5))
; the white cell at row 10, column 6 is lit
(assert (or lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_11_6 lamp_12_6 lamp_13_6 lamp_14_6))
; the white cell at row 10, column 7 is lit
(assert (or lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9))
; the white cell at row 10, column 8 is lit
(assert (or lamp_7_8 lamp_8_8 lamp_9_8 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_11_8))
; the white cell at row 10, column 9 is lit
(assert (or lamp_9_9 lamp_10_5 lamp_10_6 lamp_10_7 lamp_10_8 lamp_10_9 lamp_11_9 lamp_12_9))
; the white cell at row 10, column 12 is lit
(assert (or lamp_4_12 lamp_5_12 lamp_6_12 lamp_7_12 lamp_8_12 lamp_9_12 lamp_10_12 lamp_10_13 lamp_11_12 lamp_12_12))
; the white cell at row 10, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_12 lamp_10_13 lamp_11_13))
; the white cell at row 11, column 1 is lit
(assert (or lamp_11_1 lamp_11_2 lamp_11_3 lamp_11_4 lamp_11_5 lamp_11_6 lamp_12_1 lamp_13_1))
; the white cell at row 11, column 2 is lit
(assert (or lamp_4_2 lamp_5_2 lamp_6_2 lamp_7_2 lamp_8_2 lamp_9_2 lamp_10_2 lamp_11_1 lamp_11_2 lamp_11_3 lamp_11_4 lamp_11_5 lamp_11_6 lamp_12_2 lamp_13_2 lamp_14_2))
; the white cell at row 11, column 3 is lit
(assert (or lamp_3_3 lamp_4_3 lamp_5_3 lamp_6_3 lamp_7_3 lamp_8_3 lamp_9_3 lamp_10_3 lamp_11_1 lamp_11_2 lamp_11_3 lamp_11_4 lamp_11_5 lamp_11_6))
; the white cell at row 11, column 4 is lit
(assert (or lamp_11_1 lamp_11_2 lamp_11_3 lamp_11_4 lamp_11_5 lamp_11_6 lamp_12_4 lamp_13_4 lamp_14_4))
; the white cell at row 11, column 5 is lit
(assert (or lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_5 lamp_11_1 lamp_11_2 lamp_11_3 lamp_11_4 lamp_11_5 lamp_11_6 lamp_12_5 lamp_13_5 lamp_14_5))
; the white cell at row 11, column 6 is lit
(assert (or lamp_10_6 lamp_11_1 lamp_11_2 lamp_11_3 lamp_11_4 lamp_11_5 lamp_11_6 lamp_12_6 lamp_13_6 lamp_14_6))
; the white cell at row 11, column 8 is lit
(assert (or lamp_7_8 lamp_8_8 lamp_9_8 lamp_10_8 lamp_11_8 lamp_11_9 lamp_11_10 lamp_11_11 lamp_11_12 lamp_11_13))
; the white cell at row 11, column 9 is lit
(assert (or lamp_9_9 lamp_10_9 lamp_11_8 lamp_11_9 lamp_11_10 lamp_11_11 lamp_11_12 lamp_11_13 lamp_12_9))
; the white cell at row 11, column 10 is lit
(assert (or lamp_11_8 lamp_11_9 lamp_11_10 lamp_11_11 lamp_11_12 lamp_11_13 lamp_12_10 lamp_13_10 lamp_14_10))
; the white cell at row 11, column 11 is lit
(assert (or lamp_11_8 lamp_11_9 lamp_11_10 lamp_11_11 lamp_11_12 lamp_11_13 lamp_12_11 lamp_13_11 lamp_14_11))
; the white cell at row 11, column 12 is lit
(assert (or lamp_4_12 lamp_5_12 lamp_6_12 lamp_7_12 lamp_8_12 lamp_9_12 lamp_10_12 lamp_11_8 lamp_11_9 lamp_11_10 lamp_11_11 lamp_11_12 lamp_11_13 lamp_12_12))
; the white cell at row 11, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_8 lamp_11_9 lamp_11_10 lamp_11_11 lamp_11_12 lamp_11_13))
; the white cell at row 12, column 1 is lit
(assert (or lamp_11_1 lamp_12_1 lamp_12_2 lamp_13_1))
; the white cell at row 12, column 2 is lit
(assert (or lamp_4_2 lamp_5_2 lamp_6_2 lamp_7_2 lamp_8_2 lamp_9_2 lamp_10_2 lamp_11_2 lamp_12_1 lamp_12_2 lamp_13_2 lamp_14_2))
; the white cell at row 12, column 4 is lit
(assert (or lamp_11_4 lamp_12_4 lamp_12_5 lamp_12_6 lamp_12_7 lamp_13_4 lamp_14_4))
; the white cell at row 12, column 5 is lit
(assert (or lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_5 lamp_11_5 lamp_12_4 lamp_12_5 lamp_12_6 lamp_12_7 lamp_13_5 lamp_14_5))
; the white cell at row 12, column 6 is lit
(assert (or lamp_10_6 lamp_11_6 lamp_12_4 lamp_12_5 lamp_12_6 lamp_12_7 lamp_13_6 lamp_14_6))
; the white cell at row 12, column 7 is lit
(assert (or lamp_12_4 lamp_12_5 lamp_12_6 lamp_12_7))
; the white cell at row 12, column 9 is lit
(assert (or lamp_9_9 lamp_10_9 lamp_11_9 lamp_12_9 lamp_12_10 lamp_12_11 lamp_12_12))
; the white cell at row 12, column 10 is lit
(assert (or lamp_11_10 lamp_12_9 lamp_12_10 lamp_12_11 lamp_12_12 lamp_13_10 lamp_14_10))
; the white cell at row 12, column 11 is lit
(assert (or lamp_11_11 lamp_12_9 lamp_12_10 lamp_12_11 lamp_12_12 lamp_13_11 lamp_14_11))
; the white cell at row 12, column 12 is lit
(assert (or lamp_4_12 lamp_5_12 lamp_6_12 lamp_7_12 lamp_8_12 lamp_9_12 lamp_10_12 lamp_11_12 lamp_12_9 lamp_12_10 lamp_12_11 lamp_12_12))
; the white cell at row 12, column 14 is lit
(assert (or lamp_12_14 lamp_13_14))
; the white cell at row 13, column 1 is lit
(assert (or lamp_11_1 lamp_12_1 lamp_13_1 lamp_13_2 lamp_13_3 lamp_13_4 lamp_13_5 lamp_13_6))
; the white cell at row 13, column 2 is lit
(assert (or lamp_4_2 lamp_5_2 lamp_6_2 lamp_7_2 lamp_8_2 lamp_9_2 lamp_10_2 lamp_11_2 lamp_12_2 lamp_13_1 lamp_13_2 lamp_13_3 lamp_13_4 lamp_13_5 lamp_13_6 lamp_14_2))
; the white cell at row 13, column 3 is lit
(assert (or lamp_13_1 lamp_13_2 lamp_13_3 lamp_13_4 lamp_13_5 lamp_13_6))
; the white cell at row 13, column 4 is lit
(assert (or lamp_11_4 lamp_12_4 lamp_13_1 lamp_13_2 lamp_13_3 lamp_13_4 lamp_13_5 lamp_13_6 lamp_14_4))
; the white cell at row 13, column 5 is lit
(assert (or lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_5 lamp_11_5 lamp_12_5 lamp_13_1 lamp_13_2 lamp_13_3 lamp_13_4 lamp_13_5 lamp_13_6 lamp_14_5))
; the white cell at row 13, column 6 is lit
(assert (or lamp_10_6 lamp_11_6 lamp_12_6 lamp_13_1 lamp_13_2 lamp_13_3 lamp_13_4 lamp_13_5 lamp_13_6 lamp_14_6))
; the white cell at row 13, column 8 is lit
(assert (or lamp_13_8 lamp_14_8))
; the white cell at row 13, column 10 is lit
(assert (or lamp_11_10 lamp_12_10 lamp_13_10 lamp_13_11 lamp_14_10))
; the white cell at row 13, column 11 is lit
(assert (or lamp_11_11 lamp_12_11 lamp_13_10 lamp_13_11 lamp_14_11))
; the white cell at row 13, column 13 is lit
(assert (or lamp_13_13 lamp_13_14))
; the white cell at row 13, column 14 is lit
(assert (or lamp_12_14 lamp_13_13 lamp_13_14))
; the white cell at row 14, column 2 is lit
(assert (or lamp_4_2 lamp_5_2 lamp_6_2 lamp_7_2 lamp_8_2 lamp_9_2 lamp_10_2 lamp_11_2 lamp_12_2 lamp_13_2 lamp_14_2))
; the white cell at row 14, column 4 is lit
(assert (or lamp_11_4 lamp_12_4 lamp_13_4 lamp_14_4 lamp_14_5 lamp_14_6 lamp_14_7 lamp_14_8))
; the white cell at row 14, column 5 is lit
(assert (or lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_5 lamp_11_5 lamp_12_5 lamp_13_5 lamp_14_4 lamp_14_5 lamp_14_6 lamp_14_7 lamp_14_8))
; the white cell at row 14, column 6 is lit
(assert (or lamp_10_6 lamp_11_6 lamp_12_6 lamp_13_6 lamp_14_4 lamp_14_5 lamp_14_6 lamp_14_7 lamp_14_8))
; the white cell at row 14, column 7 is lit
(assert (or lamp_14_4 lamp_14_5 lamp_14_6 lamp_14_7 lamp_14_8))
; the white cell at row 14, column 8 is lit
(assert (or lamp_13_8 lamp_14_4 lamp_14_5 lamp_14_6 lamp_14_7 lamp_14_8))
; the white cell at row 14, column 10 is lit
(assert (or lamp_11_10 lamp_12_10 lamp_13_10 lamp_14_10 lamp_14_11 lamp_14_12))
; the white cell at row 14, column 11 is lit
(assert (or lamp_11_11 lamp_12_11 lamp_13_11 lamp_14_10 lamp_14_11 lamp_14_12))
; the white cell at row 14, column 12 is lit
(assert (or lamp_14_10 lamp_14_11 lamp_14_12))
; the wall at row 1, column 2 has no lamp beside it
(assert ((_ pbeq 0 1 1) lamp_1_3 lamp_2_2))
; the wall at row 1, column 12 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_1_11 lamp_1_13 lamp_2_12))
; the wall at row 2, column 6 has exactly 3 lamps beside it
(assert ((_ pbeq 3 1 1 1) lamp_2_5 lamp_2_7 lamp_3_6))
; the wall at row 2, column 8 has exactly 3 lamps beside it
(assert ((_ pbeq 3 1 1 1 1) lamp_1_8 lamp_2_7 lamp_2_9 lamp_3_8))
; the wall at row 4, column 8 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1 1) lamp_3_8 lamp_4_7 lamp_4_9 lamp_5_8))
; the wall at row 5, column 1 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1) lamp_5_2 lamp_6_1))
; the wall at row 5, column 11 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1 1) lamp_4_11 lamp_5_10 lamp_5_12 lamp_6_11))
; the wall at row 5, column 14 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1) lamp_4_14 lamp_5_13 lamp_6_14))
; the wall at row 6, column 8 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_5_8 lamp_6_7 lamp_7_8))
; the wall at row 7, column 6 has no lamp beside it
(assert ((_ pbeq 0 1 1 1 1) lamp_6_6 lamp_7_5 lamp_7_7 lamp_8_6))
; the wall at row 8, column 9 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1 1) lamp_7_9 lamp_8_8 lamp_8_10 lamp_9_9))
; the wall at row 10, column 4 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1 1) lamp_9_4 lamp_10_3 lamp_10_5 lamp_11_4))
; the wall at row 10, column 10 has no lamp beside it
(assert ((_ pbeq 0 1 1 1) lamp_9_10 lamp_10_9 lamp_11_10))
; the wall at row 10, column 11 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_9_11 lamp_10_12 lamp_11_11))
; the wall at row 11, column 7 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1 1) lamp_10_7 lamp_11_6 lamp_11_8 lamp_12_7))
; the wall at row 12, column 3 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1 1) lamp_11_3 lamp_12_2 lamp_12_4 lamp_13_3))
; the wall at row 12, column 8 has exactly 3 lamps beside it
(assert ((_ pbeq 3 1 1 1 1) lamp_11_8 lamp_12_7 lamp_12_9 lamp_13_8))
; the wall at row 12, column 13 has exactly 3 lamps beside it
(assert ((_ pbeq 3 1 1 1 1) lamp_11_13 lamp_12_12 lamp_12_14 lamp_13_13))
; the wall at row 13, column 7 has exactly 3 lamps beside it
(assert ((_ pbeq 3 1 1 1 1) lamp_12_7 lamp_13_6 lamp_13_8 lamp_14_7))
; the wall at row 13, column 12 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1 1) lamp_12_12 lamp_13_11 lamp_13_13 lamp_14_12))
; the wall at row 14, column 13 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1) lamp_13_13 lamp_14_12))
(check-sat)
(get-model)
