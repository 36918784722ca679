; lightup, classic:
;
; 25
; _0__1____0______#__#__#0_
; __1#___#_____2#__________
; #________#____#__2_1_____
; _#______0__#___________#_
; __3_#__1_#______#__#_1___
; _______#_0_2___2_#______0
; 1_#__#____#___#__________
; ___#_2___1_____2____2____
; __#___#2__________1_____#
; ___0____1_____1_#___3___1
; #___##___#______#____2___
; _#______#_3#______#___2__
; #______###_____2##______1
; __1___1______##_2______#_
; ___#____0______2___10___1
; 0___#___0_#_____#____#___
; #_____1__________##___0__
; ____2____1_____1___#_#___
; __________#___2____#__1_0
; 0______2_1___1_0_1_______
; ___#_#__#______2_2__1_0__
; _1___________1__#______1_
; _____2_1__0____#________#
; __________0#_____1___#1__
; _10__0__1______1____2__0_
;
; lamp_1_4 is true when row 1, column 4 holds *, and likewise for the others.
(declare-const lamp_1_4 Bool)
(declare-const lamp_1_6 Bool)
(declare-const lamp_1_7 Bool)
(declare-const lamp_1_8 Bool)
(declare-const lamp_1_12 Bool)
(declare-const lamp_1_13 Bool)
(declare-const lamp_1_14 Bool)
(declare-const lamp_1_15 Bool)
(declare-const lamp_1_16 Bool)
(declare-const lamp_1_18 Bool)
(declare-const lamp_1_19 Bool)
(declare-const lamp_1_21 Bool)
(declare-const lamp_1_22 Bool)
(declare-const lamp_2_1 Bool)
(declare-const lamp_2_5 Bool)
(declare-const lamp_2_6 Bool)
(declare-const lamp_2_7 Bool)
(declare-const lamp_2_9 Bool)
(declare-const lamp_2_11 Bool)
(declare-const lamp_2_12 Bool)
(declare-const lamp_2_13 Bool)
(declare-const lamp_2_16 Bool)
(declare-const lamp_2_17 Bool)
(declare-const lamp_2_18 Bool)
(declare-const lamp_2_19 Bool)
(declare-const lamp_2_20 Bool)
(declare-const lamp_2_21 Bool)
(declare-const lamp_2_22 Bool)
(declare-const lamp_2_23 Bool)
(declare-const lamp_2_25 Bool)
(declare-const lamp_3_2 Bool)
(declare-const lamp_3_3 Bool)
(declare-const lamp_3_4 Bool)
(declare-const lamp_3_5 Bool)
(declare-const lamp_3_6 Bool)
(declare-const lamp_3_7 Bool)
(declare-const lamp_3_8 Bool)
(declare-const lamp_3_11 Bool)
(declare-const lamp_3_12 Bool)
(declare-const lamp_3_13 Bool)
(declare-const lamp_3_14 Bool)
(declare-const lamp_3_16 Bool)
(declare-const lamp_3_17 Bool)
(declare-const lamp_3_19 Bool)
(declare-const lamp_3_21 Bool)
(declare-const lamp_3_22 Bool)
(declare-const lamp_3_23 Bool)
(declare-const lamp_3_24 Bool)
(declare-const lamp_3_25 Bool)
(declare-const lamp_4_1 Bool)
(declare-const lamp_4_3 Bool)
(declare-const lamp_4_4 Bool)
(declare-const lamp_4_5 Bool)
(declare-const lamp_4_6 Bool)
(declare-const lamp_4_7 Bool)
(declare-const lamp_4_11 Bool)
(declare-const lamp_4_13 Bool)
(declare-const lamp_4_14 Bool)
(declare-const lamp_4_15 Bool)
(declare-const lamp_4_16 Bool)
(declare-const lamp_4_17 Bool)
(declare-const lamp_4_18 Bool)
(declare-const lamp_4_19 Bool)
(declare-const lamp_4_20 Bool)
(declare-const lamp_4_21 Bool)
(declare-const lamp_4_22 Bool)
(declare-const lamp_4_23 Bool)
(declare-const lamp_4_25 Bool)
(declare-const lamp_5_1 Bool)
(declare-const lamp_5_2 Bool)
(declare-const lamp_5_4 Bool)
(declare-const lamp_5_6 Bool)
(declare-const lamp_5_7 Bool)
(declare-const lamp_5_11 Bool)
(declare-const lamp_5_12 Bool)
(declare-const lamp_5_13 Bool)
(declare-const lamp_5_14 Bool)
(declare-const lamp_5_15 Bool)
(declare-const lamp_5_16 Bool)
(declare-const lamp_5_18 Bool)
(declare-const lamp_5_19 Bool)
(declare-const lamp_5_21 Bool)
(declare-const lamp_5_23 Bool)
(declare-const lamp_5_24 Bool)
(declare-const lamp_6_1 Bool)
(declare-const lamp_6_2 Bool)
(declare-const lamp_6_3 Bool)
(declare-const lamp_6_4 Bool)
(declare-const lamp_6_5 Bool)
(declare-const lamp_6_6 Bool)
(declare-const lamp_6_7 Bool)
(declare-const lamp_6_13 Bool)
(declare-const lamp_6_14 Bool)
(declare-const lamp_6_15 Bool)
(declare-const lamp_6_17 Bool)
(declare-const lamp_6_19 Bool)
(declare-const lamp_6_20 Bool)
(declare-const lamp_6_21 Bool)
(declare-const lamp_6_22 Bool)
(declare-const lamp_6_23 Bool)
(declare-const lamp_7_2 Bool)
(declare-const lamp_7_4 Bool)
(declare-const lamp_7_5 Bool)
(declare-const lamp_7_7 Bool)
(declare-const lamp_7_8 Bool)
(declare-const lamp_7_9 Bool)
(declare-const lamp_7_12 Bool)
(declare-const lamp_7_13 Bool)
(declare-const lamp_7_14 Bool)
(declare-const lamp_7_16 Bool)
(declare-const lamp_7_17 Bool)
(declare-const lamp_7_18 Bool)
(declare-const lamp_7_19 Bool)
(declare-const lamp_7_20 Bool)
(declare-const lamp_7_21 Bool)
(declare-const lamp_7_22 Bool)
(declare-const lamp_7_23 Bool)
(declare-const lamp_7_24 Bool)
(declare-const lamp_8_1 Bool)
(declare-const lamp_8_2 Bool)
(declare-const lamp_8_3 Bool)
(declare-const lamp_8_5 Bool)
(declare-const lamp_8_7 Bool)
(declare-const lamp_8_8 Bool)
(declare-const lamp_8_9 Bool)
(declare-const lamp_8_11 Bool)
(declare-const lamp_8_12 Bool)
(declare-const lamp_8_13 Bool)
(declare-const lamp_8_14 Bool)
(declare-const lamp_8_15 Bool)
(declare-const lamp_8_17 Bool)
(declare-const lamp_8_18 Bool)
(declare-const lamp_8_19 Bool)
(declare-const lamp_8_20 Bool)
(declare-const lamp_8_22 Bool)
(declare-const lamp_8_23 Bool)
(declare-const lamp_8_24 Bool)
(declare-const lamp_8_25 Bool)
(declare-const lamp_9_1 Bool)
(declare-const lamp_9_2 Bool)
(declare-const lamp_9_5 Bool)
(declare-const lamp_9_6 Bool)
(declare-const lamp_9_9 Bool)
(declare-const lamp_9_10 Bool)
(declare-const lamp_9_11 Bool)
(declare-const lamp_9_12 Bool)
(declare-const lamp_9_13 Bool)
(declare-const lamp_9_14 Bool)
(declare-const lamp_9_15 Bool)
(declare-const lamp_9_16 Bool)
(declare-const lamp_9_17 Bool)
(declare-const lamp_9_18 Bool)
(declare-const lamp_9_20 Bool)
(declare-const lamp_9_21 Bool)
(declare-const lamp_9_22 Bool)
(declare-const lamp_9_23 Bool)
(declare-const lamp_9_24 Bool)
(declare-const lamp_10_1 Bool)
(declare-const lamp_10_2 Bool)
(declare-const lamp_10_6 Bool)
(declare-const lamp_10_7 Bool)
(declare-const lamp_10_8 Bool)
(declare-const lamp_10_10 Bool)
(declare-const lamp_10_11 Bool)
(declare-const lamp_10_12 Bool)
(declare-const lamp_10_13 Bool)
(declare-const lamp_10_14 Bool)
(declare-const lamp_10_16 Bool)
(declare-const lamp_10_18 Bool)
(declare-const lamp_10_19 Bool)
(declare-const lamp_10_20 Bool)
(declare-const lamp_10_22 Bool)
(declare-const lamp_10_23 Bool)
(declare-const lamp_10_24 Bool)
(declare-const lamp_11_2 Bool)
(declare-const lamp_11_3 Bool)
(declare-const lamp_11_7 Bool)
(declare-const lamp_11_8 Bool)
(declare-const lamp_11_9 Bool)
(declare-const lamp_11_11 Bool)
(declare-const lamp_11_12 Bool)
(declare-const lamp_11_13 Bool)
(declare-const lamp_11_14 Bool)
(declare-const lamp_11_15 Bool)
(declare-const lamp_11_16 Bool)
(declare-const lamp_11_18 Bool)
(declare-const lamp_11_19 Bool)
(declare-const lamp_11_20 Bool)
(declare-const lamp_11_21 Bool)
(declare-const lamp_11_23 Bool)
(declare-const lamp_11_24 Bool)
(declare-const lamp_11_25 Bool)
(declare-const lamp_12_1 Bool)
(declare-const lamp_12_3 Bool)
(declare-const lamp_12_4 Bool)
(declare-const lamp_12_5 Bool)
(declare-const lamp_12_6 Bool)
(declare-const lamp_12_7 Bool)
(declare-const lamp_12_8 Bool)
(declare-const lamp_12_10 Bool)
(declare-const lamp_12_13 Bool)
(declare-const lamp_12_14 Bool)
(declare-const lamp_12_15 Bool)
(declare-const lamp_12_16 Bool)
(declare-const lamp_12_17 Bool)
(declare-const lamp_12_18 Bool)
(declare-const lamp_12_20 Bool)
(declare-const lamp_12_21 Bool)
(declare-const lamp_12_22 Bool)
(declare-const lamp_12_24 Bool)
(declare-const lamp_12_25 Bool)
(declare-const lamp_13_2 Bool)
(declare-const lamp_13_3 Bool)
(declare-const lamp_13_4 Bool)
(declare-const lamp_13_5 Bool)
(declare-const lamp_13_6 Bool)
(declare-const lamp_13_7 Bool)
(declare-const lamp_13_11 Bool)
(declare-const lamp_13_12 Bool)
(declare-const lamp_13_13 Bool)
(declare-const lamp_13_14 Bool)
(declare-const lamp_13_15 Bool)
(declare-const lamp_13_19 Bool)
(declare-const lamp_13_20 Bool)
(declare-const lamp_13_21 Bool)
(declare-const lamp_13_22 Bool)
(declare-const lamp_13_23 Bool)
(declare-const lamp_13_24 Bool)
(declare-const lamp_14_1 Bool)
(declare-const lamp_14_2 Bool)
(declare-const lamp_14_4 Bool)
(declare-const lamp_14_5 Bool)
(declare-const lamp_14_6 Bool)
(declare-const lamp_14_8 Bool)
(declare-const lamp_14_10 Bool)
(declare-const lamp_14_11 Bool)
(declare-const lamp_14_12 Bool)
(declare-const lamp_14_13 Bool)
(declare-const lamp_14_16 Bool)
(declare-const lamp_14_18 Bool)
(declare-const lamp_14_19 Bool)
(declare-const lamp_14_20 Bool)
(declare-const lamp_14_22 Bool)
(declare-const lamp_14_23 Bool)
(declare-const lamp_14_25 Bool)
(declare-const lamp_15_2 Bool)
(declare-const lamp_15_3 Bool)
(declare-const lamp_15_5 Bool)
(declare-const lamp_15_6 Bool)
(declare-const lamp_15_7 Bool)
(declare-const lamp_15_11 Bool)
(declare-const lamp_15_12 Bool)
(declare-const lamp_15_13 Bool)
(declare-const lamp_15_14 Bool)
(declare-const lamp_15_15 Bool)
(declare-const lamp_15_17 Bool)
(declare-const lamp_15_18 Bool)
(declare-const lamp_15_19 Bool)
(declare-const lamp_15_23 Bool)
(declare-const lamp_15_24 Bool)
(declare-const lamp_16_3 Bool)
(declare-const lamp_16_4 Bool)
(declare-const lamp_16_6 Bool)
(declare-const lamp_16_7 Bool)
(declare-const lamp_16_12 Bool)
(declare-const lamp_16_13 Bool)
(declare-const lamp_16_14 Bool)
(declare-const lamp_16_15 Bool)
(declare-const lamp_16_16 Bool)
(declare-const lamp_16_18 Bool)
(declare-const lamp_16_19 Bool)
(declare-const lamp_16_20 Bool)
(declare-const lamp_16_24 Bool)
(declare-const lamp_16_25 Bool)
(declare-const lamp_17_2 Bool)
(declare-const lamp_17_3 Bool)
(declare-const lamp_17_4 Bool)
(declare-const lamp_17_5 Bool)
(declare-const lamp_17_6 Bool)
(declare-const lamp_17_8 Bool)
(declare-const lamp_17_10 Bool)
(declare-const lamp_17_11 Bool)
(declare-const lamp_17_12 Bool)
(declare-const lamp_17_13 Bool)
(declare-const lamp_17_14 Bool)
(declare-const lamp_17_15 Bool)
(declare-const lamp_17_16 Bool)
(declare-const lamp_17_17 Bool)
(declare-const lamp_17_20 Bool)
(declare-const lamp_17_21 Bool)
(declare-const lamp_17_25 Bool)
(declare-const lamp_18_1 Bool)
(declare-const lamp_18_2 Bool)
(declare-const lamp_18_3 Bool)
(declare-const lamp_18_4 Bool)
(declare-const lamp_18_6 Bool)
(declare-const lamp_18_7 Bool)
(declare-const lamp_18_8 Bool)
(declare-const lamp_18_9 Bool)
(declare-const lamp_18_11 Bool)
(declare-const lamp_18_12 Bool)
(declare-const lamp_18_13 Bool)
(declare-const lamp_18_14 Bool)
(declare-const lamp_18_15 Bool)
(declare-const lamp_18_17 Bool)
(declare-const lamp_18_18 Bool)
(declare-const lamp_18_19 Bool)
(declare-const lamp_18_21 Bool)
(declare-const lamp_18_24 Bool)
(declare-const lamp_19_2 Bool)
(declare-const lamp_19_3 Bool)
(declare-const lamp_19_4 Bool)
(declare-const lamp_19_5 Bool)
(declare-const lamp_19_6 Bool)
(declare-const lamp_19_7 Bool)
(declare-const lamp_19_8 Bool)
(declare-const lamp_19_9 Bool)
(declare-const lamp_19_10 Bool)
(declare-const lamp_19_12 Bool)
(declare-const lamp_19_13 Bool)
(declare-const lamp_19_14 Bool)
(declare-const lamp_19_17 Bool)
(declare-const lamp_19_18 Bool)
(declare-const lamp_19_19 Bool)
(declare-const lamp_19_21 Bool)
(declare-const lamp_19_22 Bool)
(declare-const lamp_20_3 Bool)
(declare-const lamp_20_4 Bool)
(declare-const lamp_20_5 Bool)
(declare-const lamp_20_6 Bool)
(declare-const lamp_20_7 Bool)
(declare-const lamp_20_9 Bool)
(declare-const lamp_20_11 Bool)
(declare-const lamp_20_12 Bool)
(declare-const lamp_20_13 Bool)
(declare-const lamp_20_19 Bool)
(declare-const lamp_20_20 Bool)
(declare-const lamp_20_21 Bool)
(declare-const lamp_20_22 Bool)
(declare-const lamp_20_24 Bool)
(declare-const lamp_21_2 Bool)
(declare-const lamp_21_3 Bool)
(declare-const lamp_21_5 Bool)
(declare-const lamp_21_7 Bool)
(declare-const lamp_21_8 Bool)
(declare-const lamp_21_10 Bool)
(declare-const lamp_21_11 Bool)
(declare-const lamp_21_12 Bool)
(declare-const lamp_21_13 Bool)
(declare-const lamp_21_14 Bool)
(declare-const lamp_21_15 Bool)
(declare-const lamp_21_17 Bool)
(declare-const lamp_21_19 Bool)
(declare-const lamp_21_20 Bool)
(declare-const lamp_21_25 Bool)
(declare-const lamp_22_1 Bool)
(declare-const lamp_22_3 Bool)
(declare-const lamp_22_4 Bool)
(declare-const lamp_22_5 Bool)
(declare-const lamp_22_6 Bool)
(declare-const lamp_22_7 Bool)
(declare-const lamp_22_8 Bool)
(declare-const lamp_22_9 Bool)
(declare-const lamp_22_10 Bool)
(declare-const lamp_22_12 Bool)
(declare-const lamp_22_13 Bool)
(declare-const lamp_22_15 Bool)
(declare-const lamp_22_16 Bool)
(declare-const lamp_22_18 Bool)
(declare-const lamp_22_19 Bool)
(declare-const lamp_22_20 Bool)
(declare-const lamp_22_21 Bool)
(declare-const lamp_22_22 Bool)
(declare-const lamp_22_25 Bool)
(declare-const lamp_23_1 Bool)
(declare-const lamp_23_2 Bool)
(declare-const lamp_23_3 Bool)
(declare-const lamp_23_4 Bool)
(declare-const lamp_23_5 Bool)
(declare-const lamp_23_7 Bool)
(declare-const lamp_23_9 Bool)
(declare-const lamp_23_13 Bool)
(declare-const lamp_23_14 Bool)
(declare-const lamp_23_15 Bool)
(declare-const lamp_23_17 Bool)
(declare-const lamp_23_18 Bool)
(declare-const lamp_23_19 Bool)
(declare-const lamp_23_20 Bool)
(declare-const lamp_23_21 Bool)
(declare-const lamp_23_22 Bool)
(declare-const lamp_23_23 Bool)
(declare-const lamp_23_24 Bool)
(declare-const lamp_24_1 Bool)
(declare-const lamp_24_2 Bool)
(declare-const lamp_24_4 Bool)
(declare-const lamp_24_5 Bool)
(declare-const lamp_24_7 Bool)
(declare-const lamp_24_8 Bool)
(declare-const lamp_24_9 Bool)
(declare-const lamp_24_13 Bool)
(declare-const lamp_24_14 Bool)
(declare-const lamp_24_15 Bool)
(declare-const lamp_24_16 Bool)
(declare-const lamp_24_17 Bool)
(declare-const lamp_24_19 Bool)
(declare-const lamp_24_20 Bool)
(declare-const lamp_24_21 Bool)
(declare-const lamp_24_25 Bool)
(declare-const lamp_25_1 Bool)
(declare-const lamp_25_8 Bool)
(declare-const lamp_25_10 Bool)
(declare-const lamp_25_12 Bool)
(declare-const lamp_25_13 Bool)
(declare-const lamp_25_14 Bool)
(declare-const lamp_25_15 Bool)
(declare-const lamp_25_17 Bool)
(declare-const lamp_25_18 Bool)
(declare-const lamp_25_19 Bool)
(declare-const lamp_25_20 Bool)
(declare-const lamp_25_22 Bool)
; no two lamps see each other in row 1, columns 6 to 9
(assert ((_ at-most 1) lamp_1_6 lamp_1_7 lamp_1_8))
; no two lamps see each other in row 1, columns 11 to 16
(assert ((_ at-most 1) lamp_1_12 lamp_1_13 lamp_1_14 lamp_1_15 lamp_1_16))
; no two lamps see each other in row 1, columns 18 to 19
(assert ((_ at-most 1) lamp_1_18 lamp_1_19))
; no two lamps see each other in row 1, columns 21 to 22
(assert ((_ at-most 1) lamp_1_21 lamp_1_22))
; no two lamps see each other in row 2, columns 5 to 7
(assert ((_ at-most 1) lamp_2_5 lamp_2_6 lamp_2_7))
; no two lamps see each other in row 2, columns 9 to 13
(assert ((_ at-most 1) lamp_2_9 lamp_2_11 lamp_2_12 lamp_2_13))
; no two lamps see each other in row 2, columns 16 to 25
(assert ((_ at-most 1) lamp_2_16 lamp_2_17 lamp_2_18 lamp_2_19 lamp_2_20 lamp_2_21 lamp_2_22 lamp_2_23 lamp_2_25))
; no two lamps see each other in row 3, columns 2 to 9
(assert ((_ at-most 1) lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5 lamp_3_6 lamp_3_7 lamp_3_8))
; no two lamps see each other in row 3, columns 11 to 14
(assert ((_ at-most 1) lamp_3_11 lamp_3_12 lamp_3_13 lamp_3_14))
; no two lamps see each other in row 3, columns 16 to 17
(assert ((_ at-most 1) lamp_3_16 lamp_3_17))
; no two lamps see each other in row 3, columns 21 to 25
(assert ((_ at-most 1) lamp_3_21 lamp_3_22 lamp_3_23 lamp_3_24 lamp_3_25))
; no two lamps see each other in row 4, columns 3 to 8
(assert ((_ at-most 1) lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_4_7))
; no two lamps see each other in row 4, columns 13 to 23
(assert ((_ at-most 1) lamp_4_13 lamp_4_14 lamp_4_15 lamp_4_16 lamp_4_17 lamp_4_18 lamp_4_19 lamp_4_20 lamp_4_21 lamp_4_22 lamp_4_23))
; no two lamps see each other in row 5, columns 1 to 2
(assert ((_ at-most 1) lamp_5_1 lamp_5_2))
; no two lamps see each other in row 5, columns 6 to 7
(assert ((_ at-most 1) lamp_5_6 lamp_5_7))
; no two lamps see each other in row 5, columns 11 to 16
(assert ((_ at-most 1) lamp_5_11 lamp_5_12 lamp_5_13 lamp_5_14 lamp_5_15 lamp_5_16))
; no two lamps see each other in row 5, columns 18 to 19
(assert ((_ at-most 1) lamp_5_18 lamp_5_19))
; no two lamps see each other in row 5, columns 23 to 25
(assert ((_ at-most 1) lamp_5_23 lamp_5_24))
; no two lamps see each other in row 6, columns 1 to 7
(assert ((_ at-most 1) lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7))
; no two lamps see each other in row 6, columns 13 to 15
(assert ((_ at-most 1) lamp_6_13 lamp_6_14 lamp_6_15))
; no two lamps see each other in row 6, columns 19 to 24
(assert ((_ at-most 1) lamp_6_19 lamp_6_20 lamp_6_21 lamp_6_22 lamp_6_23))
; no two lamps see each other in row 7, columns 4 to 5
(assert ((_ at-most 1) lamp_7_4 lamp_7_5))
; no two lamps see each other in row 7, columns 7 to 10
(assert ((_ at-most 1) lamp_7_7 lamp_7_8 lamp_7_9))
; no two lamps see each other in row 7, columns 12 to 14
(assert ((_ at-most 1) lamp_7_12 lamp_7_13 lamp_7_14))
; no two lamps see each other in row 7, columns 16 to 25
(assert ((_ at-most 1) lamp_7_16 lamp_7_17 lamp_7_18 lamp_7_19 lamp_7_20 lamp_7_21 lamp_7_22 lamp_7_23 lamp_7_24))
; no two lamps see each other in row 8, columns 1 to 3
(assert ((_ at-most 1) lamp_8_1 lamp_8_2 lamp_8_3))
; no two lamps see each other in row 8, columns 7 to 9
(assert ((_ at-most 1) lamp_8_7 lamp_8_8 lamp_8_9))
; no two lamps see each other in row 8, columns 11 to 15
(assert ((_ at-most 1) lamp_8_11 lamp_8_12 lamp_8_13 lamp_8_14 lamp_8_15))
; no two lamps see each other in row 8, columns 17 to 20
(assert ((_ at-most 1) lamp_8_17 lamp_8_18 lamp_8_19 lamp_8_20))
; no two lamps see each other in row 8, columns 22 to 25
(assert ((_ at-most 1) lamp_8_22 lamp_8_23 lamp_8_24 lamp_8_25))
; no two lamps see each other in row 9, columns 1 to 2
(assert ((_ at-most 1) lamp_9_1 lamp_9_2))
; no two lamps see each other in row 9, columns 4 to 6
(assert ((_ at-most 1) lamp_9_5 lamp_9_6))
; no two lamps see each other in row 9, columns 9 to 18
(assert ((_ at-most 1) lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12 lamp_9_13 lamp_9_14 lamp_9_15 lamp_9_16 lamp_9_17 lamp_9_18))
; no two lamps see each other in row 9, columns 20 to 24
(assert ((_ at-most 1) lamp_9_20 lamp_9_21 lamp_9_22 lamp_9_23 lamp_9_24))
; no two lamps see each other in row 10, columns 1 to 3
(assert ((_ at-most 1) lamp_10_1 lamp_10_2))
; no two lamps see each other in row 10, columns 5 to 8
(assert ((_ at-most 1) lamp_10_6 lamp_10_7 lamp_10_8))
; no two lamps see each other in row 10, columns 10 to 14
(assert ((_ at-most 1) lamp_10_10 lamp_10_11 lamp_10_12 lamp_10_13 lamp_10_14))
; no two lamps see each other in row 10, columns 18 to 20
(assert ((_ at-most 1) lamp_10_18 lamp_10_19 lamp_10_20))
; no two lamps see each other in row 10, columns 22 to 24
(assert ((_ at-most 1) lamp_10_22 lamp_10_23 lamp_10_24))
; no two lamps see each other in row 11, columns 2 to 4
(assert ((_ at-most 1) lamp_11_2 lamp_11_3))
; no two lamps see each other in row 11, columns 7 to 9
(assert ((_ at-most 1) lamp_11_7 lamp_11_8 lamp_11_9))
; no two lamps see each other in row 11, columns 11 to 16
(assert ((_ at-most 1) lamp_11_11 lamp_11_12 lamp_11_13 lamp_11_14 lamp_11_15 lamp_11_16))
; no two lamps see each other in row 11, columns 18 to 21
(assert ((_ at-most 1) lamp_11_18 lamp_11_19 lamp_11_20 lamp_11_21))
; no two lamps see each other in row 11, columns 23 to 25
(assert ((_ at-most 1) lamp_11_23 lamp_11_24 lamp_11_25))
; no two lamps see each other in row 12, columns 3 to 8
(assert ((_ at-most 1) lamp_12_3 lamp_12_4 lamp_12_5 lamp_12_6 lamp_12_7 lamp_12_8))
; no two lamps see each other in row 12, columns 13 to 18
(assert ((_ at-most 1) lamp_12_13 lamp_12_14 lamp_12_15 lamp_12_16 lamp_12_17 lamp_12_18))
; no two lamps see each other in row 12, columns 20 to 22
(assert ((_ at-most 1) lamp_12_20 lamp_12_21 lamp_12_22))
; no two lamps see each other in row 12, columns 24 to 25
(assert ((_ at-most 1) lamp_12_24 lamp_12_25))
; no two lamps see each other in row 13, columns 2 to 7
(assert ((_ at-most 1) lamp_13_2 lamp_13_3 lamp_13_4 lamp_13_5 lamp_13_6 lamp_13_7))
; no two lamps see each other in row 13, columns 11 to 15
(assert ((_ at-most 1) lamp_13_11 lamp_13_12 lamp_13_13 lamp_13_14 lamp_13_15))
; no two lamps see each other in row 13, columns 19 to 24
(assert ((_ at-most 1) lamp_13_19 lamp_13_20 lamp_13_21 lamp_13_22 lamp_13_23 lamp_13_24))
; no two lamps see each other in row 14, columns 1 to 2
(assert ((_ at-most 1) lamp_14_1 lamp_14_2))
; no two lamps see each other in row 14, columns 4 to 6
(assert ((_ at-most 1) lamp_14_4 lamp_14_5 lamp_14_6))
; no two lamps see each other in row 14, columns 8 to 13
(assert ((_ at-most 1) lamp_14_8 lamp_14_10 lamp_14_11 lamp_14_12 lamp_14_13))
; no two lamps see each other in row 14, columns 18 to 23
(assert ((_ at-most 1) lamp_14_18 lamp_14_19 lamp_14_20 lamp_14_22 lamp_14_23))
; no two lamps see each other in row 15, columns 1 to 3
(assert ((_ at-most 1) lamp_15_2 lamp_15_3))
; no two lamps see each other in row 15, columns 5 to 8
(assert ((_ at-most 1) lamp_15_5 lamp_15_6 lamp_15_7))
; no two lamps see each other in row 15, columns 10 to 15
(assert ((_ at-most 1) lamp_15_11 lamp_15_12 lamp_15_13 lamp_15_14 lamp_15_15))
; no two lamps see each other in row 15, columns 17 to 19
(assert ((_ at-most 1) lamp_15_17 lamp_15_18 lamp_15_19))
; no two lamps see each other in row 15, columns 22 to 24
(assert ((_ at-most 1) lamp_15_23 lamp_15_24))
; no two lamps see each other in row 16, columns 2 to 4
(assert ((_ at-most 1) lamp_16_3 lamp_16_4))
; no two lamps see each other in row 16, columns 6 to 8
(assert ((_ at-most 1) lamp_16_6 lamp_16_7))
; no two lamps see each other in row 16, columns 12 to 16
(assert ((_ at-most 1) lamp_16_12 lamp_16_13 lamp_16_14 lamp_16_15 lamp_16_16))
; no two lamps see each other in row 16, columns 18 to 21
(assert ((_ at-most 1) lamp_16_18 lamp_16_19 lamp_16_20))
; no two lamps see each other in row 16, columns 23 to 25
(assert ((_ at-most 1) lamp_16_24 lamp_16_25))
; no two lamps see each other in row 17, columns 2 to 6
(assert ((_ at-most 1) lamp_17_2 lamp_17_3 lamp_17_4 lamp_17_5 lamp_17_6))
; no two lamps see each other in row 17, columns 8 to 17
(assert ((_ at-most 1) lamp_17_8 lamp_17_10 lamp_17_11 lamp_17_12 lamp_17_13 lamp_17_14 lamp_17_15 lamp_17_16 lamp_17_17))
; no two lamps see each other in row 17, columns 20 to 22
(assert ((_ at-most 1) lamp_17_20 lamp_17_21))
; no two lamps see each other in row 18, columns 1 to 4
(assert ((_ at-most 1) lamp_18_1 lamp_18_2 lamp_18_3 lamp_18_4))
; no two lamps see each other in row 18, columns 6 to 9
(assert ((_ at-most 1) lamp_18_6 lamp_18_7 lamp_18_8 lamp_18_9))
; no two lamps see each other in row 18, columns 11 to 15
(assert ((_ at-most 1) lamp_18_11 lamp_18_12 lamp_18_13 lamp_18_14 lamp_18_15))
; no two lamps see each other in row 18, columns 17 to 19
(assert ((_ at-most 1) lamp_18_17 lamp_18_18 lamp_18_19))
; no two lamps see each other in row 19, columns 1 to 10
(assert ((_ at-most 1) lamp_19_2 lamp_19_3 lamp_19_4 lamp_19_5 lamp_19_6 lamp_19_7 lamp_19_8 lamp_19_9 lamp_19_10))
; no two lamps see each other in row 19, columns 12 to 14
(assert ((_ at-most 1) lamp_19_12 lamp_19_13 lamp_19_14))
; no two lamps see each other in row 19, columns 16 to 19
(assert ((_ at-most 1) lamp_19_17 lamp_19_18 lamp_19_19))
; no two lamps see each other in row 19, columns 21 to 22
(assert ((_ at-most 1) lamp_19_21 lamp_19_22))
; no two lamps see each other in row 20, columns 2 to 7
(assert ((_ at-most 1) lamp_20_3 lamp_20_4 lamp_20_5 lamp_20_6 lamp_20_7))
; no two lamps see each other in row 20, columns 11 to 13
(assert ((_ at-most 1) lamp_20_11 lamp_20_12 lamp_20_13))
; no two lamps see each other in row 20, columns 19 to 25
(assert ((_ at-most 1) lamp_20_19 lamp_20_20 lamp_20_21 lamp_20_22 lamp_20_24))
; no two lamps see each other in row 21, columns 1 to 3
(assert ((_ at-most 1) lamp_21_2 lamp_21_3))
; no two lamps see each other in row 21, columns 7 to 8
(assert ((_ at-most 1) lamp_21_7 lamp_21_8))
; no two lamps see each other in row 21, columns 10 to 15
(assert ((_ at-most 1) lamp_21_10 lamp_21_11 lamp_21_12 lamp_21_13 lamp_21_14 lamp_21_15))
; no two lamps see each other in row 21, columns 19 to 20
(assert ((_ at-most 1) lamp_21_19 lamp_21_20))
; no two lamps see each other in row 22, columns 3 to 13
(assert ((_ at-most 1) lamp_22_3 lamp_22_4 lamp_22_5 lamp_22_6 lamp_22_7 lamp_22_8 lamp_22_9 lamp_22_10 lamp_22_12 lamp_22_13))
; no two lamps see each other in row 22, columns 15 to 16
(assert ((_ at-most 1) lamp_22_15 lamp_22_16))
; no two lamps see each other in row 22, columns 18 to 23
(assert ((_ at-most 1) lamp_22_18 lamp_22_19 lamp_22_20 lamp_22_21 lamp_22_22))
; no two lamps see each other in row 23, columns 1 to 5
(assert ((_ at-most 1) lamp_23_1 lamp_23_2 lamp_23_3 lamp_23_4 lamp_23_5))
; no two lamps see each other in row 23, columns 12 to 15
(assert ((_ at-most 1) lamp_23_13 lamp_23_14 lamp_23_15))
; no two lamps see each other in row 23, columns 17 to 24
(assert ((_ at-most 1) lamp_23_17 lamp_23_18 lamp_23_19 lamp_23_20 lamp_23_21 lamp_23_22 lamp_23_23 lamp_23_24))
; no two lamps see each other in row 24, columns 1 to 10
(assert ((_ at-most 1) lamp_24_1 lamp_24_2 lamp_24_4 lamp_24_5 lamp_24_7 lamp_24_8 lamp_24_9))
; no two lamps see each other in row 24, columns 13 to 17
(assert ((_ at-most 1) lamp_24_13 lamp_24_14 lamp_24_15 lamp_24_16 lamp_24_17))
; no two lamps see each other in row 24, columns 19 to 21
(assert ((_ at-most 1) lamp_24_19 lamp_24_20 lamp_24_21))
; no two lamps see each other in row 25, columns 10 to 15
(assert ((_ at-most 1) lamp_25_10 lamp_25_12 lamp_25_13 lamp_25_14 lamp_25_15))
; no two lamps see each other in row 25, columns 17 to 20
(assert ((_ at-most 1) lamp_25_17 lamp_25_18 lamp_25_19 lamp_25_20))
; no two lamps see each other in column 1, rows 4 to 6
(assert ((_ at-most 1) lamp_4_1 lamp_5_1 lamp_6_1))
; no two lamps see each other in column 1, rows 8 to 10
(assert ((_ at-most 1) lamp_8_1 lamp_9_1 lamp_10_1))
; no two lamps see each other in column 1, rows 21 to 25
(assert ((_ at-most 1) lamp_22_1 lamp_23_1 lamp_24_1 lamp_25_1))
; no two lamps see each other in column 2, rows 5 to 11
(assert ((_ at-most 1) lamp_5_2 lamp_6_2 lamp_7_2 lamp_8_2 lamp_9_2 lamp_10_2 lamp_11_2))
; no two lamps see each other in column 2, rows 13 to 21
(assert ((_ at-most 1) lamp_13_2 lamp_14_2 lamp_15_2 lamp_17_2 lamp_18_2 lamp_19_2 lamp_21_2))
; no two lamps see each other in column 2, rows 23 to 24
(assert ((_ at-most 1) lamp_23_2 lamp_24_2))
; no two lamps see each other in column 3, rows 3 to 4
(assert ((_ at-most 1) lamp_3_3 lamp_4_3))
; no two lamps see each other in column 3, rows 10 to 13
(assert ((_ at-most 1) lamp_11_3 lamp_12_3 lamp_13_3))
; no two lamps see each other in column 3, rows 15 to 24
(assert ((_ at-most 1) lamp_15_3 lamp_16_3 lamp_17_3 lamp_18_3 lamp_19_3 lamp_20_3 lamp_21_3 lamp_22_3 lamp_23_3))
; no two lamps see each other in column 4, rows 3 to 7
(assert ((_ at-most 1) lamp_3_4 lamp_4_4 lamp_5_4 lamp_6_4 lamp_7_4))
; no two lamps see each other in column 4, rows 11 to 14
(assert ((_ at-most 1) lamp_12_4 lamp_13_4 lamp_14_4))
; no two lamps see each other in column 4, rows 16 to 20
(assert ((_ at-most 1) lamp_16_4 lamp_17_4 lamp_18_4 lamp_19_4 lamp_20_4))
; no two lamps see each other in column 4, rows 22 to 25
(assert ((_ at-most 1) lamp_22_4 lamp_23_4 lamp_24_4))
; no two lamps see each other in column 5, rows 2 to 4
(assert ((_ at-most 1) lamp_2_5 lamp_3_5 lamp_4_5))
; no two lamps see each other in column 5, rows 6 to 10
(assert ((_ at-most 1) lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_5))
; no two lamps see each other in column 5, rows 12 to 15
(assert ((_ at-most 1) lamp_12_5 lamp_13_5 lamp_14_5 lamp_15_5))
; no two lamps see each other in column 5, rows 19 to 25
(assert ((_ at-most 1) lamp_19_5 lamp_20_5 lamp_21_5 lamp_22_5 lamp_23_5 lamp_24_5))
; no two lamps see each other in column 6, rows 1 to 6
(assert ((_ at-most 1) lamp_1_6 lamp_2_6 lamp_3_6 lamp_4_6 lamp_5_6 lamp_6_6))
; no two lamps see each other in column 6, rows 9 to 10
(assert ((_ at-most 1) lamp_9_6 lamp_10_6))
; no two lamps see each other in column 6, rows 12 to 20
(assert ((_ at-most 1) lamp_12_6 lamp_13_6 lamp_14_6 lamp_15_6 lamp_16_6 lamp_17_6 lamp_18_6 lamp_19_6 lamp_20_6))
; no two lamps see each other in column 7, rows 1 to 8
(assert ((_ at-most 1) lamp_1_7 lamp_2_7 lamp_3_7 lamp_4_7 lamp_5_7 lamp_6_7 lamp_7_7 lamp_8_7))
; no two lamps see each other in column 7, rows 10 to 13
(assert ((_ at-most 1) lamp_10_7 lamp_11_7 lamp_12_7 lamp_13_7))
; no two lamps see each other in column 7, rows 15 to 16
(assert ((_ at-most 1) lamp_15_7 lamp_16_7))
; no two lamps see each other in column 7, rows 18 to 25
(assert ((_ at-most 1) lamp_18_7 lamp_19_7 lamp_20_7 lamp_21_7 lamp_22_7 lamp_23_7 lamp_24_7))
; no two lamps see each other in column 8, rows 7 to 8
(assert ((_ at-most 1) lamp_7_8 lamp_8_8))
; no two lamps see each other in column 8, rows 10 to 12
(assert ((_ at-most 1) lamp_10_8 lamp_11_8 lamp_12_8))
; no two lamps see each other in column 8, rows 14 to 19
(assert ((_ at-most 1) lamp_14_8 lamp_17_8 lamp_18_8 lamp_19_8))
; no two lamps see each other in column 8, rows 21 to 22
(assert ((_ at-most 1) lamp_21_8 lamp_22_8))
; no two lamps see each other in column 8, rows 24 to 25
(assert ((_ at-most 1) lamp_24_8 lamp_25_8))
; no two lamps see each other in column 9, rows 5 to 9
(assert ((_ at-most 1) lamp_7_9 lamp_8_9 lamp_9_9))
; no two lamps see each other in column 9, rows 17 to 20
(assert ((_ at-most 1) lamp_18_9 lamp_19_9 lamp_20_9))
; no two lamps see each other in column 9, rows 22 to 24
(assert ((_ at-most 1) lamp_22_9 lamp_23_9 lamp_24_9))
; no two lamps see each other in column 10, rows 9 to 10
(assert ((_ at-most 1) lamp_9_10 lamp_10_10))
; no two lamps see each other in column 10, rows 14 to 17
(assert ((_ at-most 1) lamp_14_10 lamp_17_10))
; no two lamps see each other in column 10, rows 21 to 25
(assert ((_ at-most 1) lamp_21_10 lamp_22_10 lamp_25_10))
; no two lamps see each other in column 11, rows 1 to 6
(assert ((_ at-most 1) lamp_2_11 lamp_3_11 lamp_4_11 lamp_5_11))
; no two lamps see each other in column 11, rows 8 to 11
(assert ((_ at-most 1) lamp_8_11 lamp_9_11 lamp_10_11 lamp_11_11))
; no two lamps see each other in column 11, rows 13 to 15
(assert ((_ at-most 1) lamp_13_11 lamp_14_11 lamp_15_11))
; no two lamps see each other in column 11, rows 17 to 18
(assert ((_ at-most 1) lamp_17_11 lamp_18_11))
; no two lamps see each other in column 11, rows 20 to 22
(assert ((_ at-most 1) lamp_20_11 lamp_21_11))
; no two lamps see each other in column 12, rows 1 to 3
(assert ((_ at-most 1) lamp_1_12 lamp_2_12 lamp_3_12))
; no two lamps see each other in column 12, rows 7 to 11
(assert ((_ at-most 1) lamp_7_12 lamp_8_12 lamp_9_12 lamp_10_12 lamp_11_12))
; no two lamps see each other in column 12, rows 13 to 23
(assert ((_ at-most 1) lamp_13_12 lamp_14_12 lamp_15_12 lamp_16_12 lamp_17_12 lamp_18_12 lamp_19_12 lamp_20_12 lamp_21_12 lamp_22_12))
; no two lamps see each other in column 13, rows 1 to 25
(assert ((_ at-most 1) lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; no two lamps see each other in column 14, rows 3 to 13
(assert ((_ at-most 1) lamp_3_14 lamp_4_14 lamp_5_14 lamp_6_14 lamp_7_14 lamp_8_14 lamp_9_14 lamp_10_14 lamp_11_14 lamp_12_14 lamp_13_14))
; no two lamps see each other in column 14, rows 15 to 19
(assert ((_ at-most 1) lamp_15_14 lamp_16_14 lamp_17_14 lamp_18_14 lamp_19_14))
; no two lamps see each other in column 14, rows 23 to 25
(assert ((_ at-most 1) lamp_23_14 lamp_24_14 lamp_25_14))
; no two lamps see each other in column 15, rows 4 to 6
(assert ((_ at-most 1) lamp_4_15 lamp_5_15 lamp_6_15))
; no two lamps see each other in column 15, rows 8 to 9
(assert ((_ at-most 1) lamp_8_15 lamp_9_15))
; no two lamps see each other in column 15, rows 11 to 13
(assert ((_ at-most 1) lamp_11_15 lamp_12_15 lamp_13_15))
; no two lamps see each other in column 15, rows 15 to 18
(assert ((_ at-most 1) lamp_15_15 lamp_16_15 lamp_17_15 lamp_18_15))
; no two lamps see each other in column 15, rows 20 to 25
(assert ((_ at-most 1) lamp_21_15 lamp_22_15 lamp_23_15 lamp_24_15 lamp_25_15))
; no two lamps see each other in column 16, rows 1 to 5
(assert ((_ at-most 1) lamp_1_16 lamp_2_16 lamp_3_16 lamp_4_16 lamp_5_16))
; no two lamps see each other in column 16, rows 9 to 12
(assert ((_ at-most 1) lamp_9_16 lamp_10_16 lamp_11_16 lamp_12_16))
; no two lamps see each other in column 16, rows 16 to 17
(assert ((_ at-most 1) lamp_16_16 lamp_17_16))
; no two lamps see each other in column 17, rows 2 to 4
(assert ((_ at-most 1) lamp_2_17 lamp_3_17 lamp_4_17))
; no two lamps see each other in column 17, rows 6 to 9
(assert ((_ at-most 1) lamp_6_17 lamp_7_17 lamp_8_17 lamp_9_17))
; no two lamps see each other in column 17, rows 17 to 21
(assert ((_ at-most 1) lamp_17_17 lamp_18_17 lamp_19_17 lamp_21_17))
; no two lamps see each other in column 17, rows 23 to 25
(assert ((_ at-most 1) lamp_23_17 lamp_24_17 lamp_25_17))
; no two lamps see each other in column 18, rows 1 to 2
(assert ((_ at-most 1) lamp_1_18 lamp_2_18))
; no two lamps see each other in column 18, rows 4 to 5
(assert ((_ at-most 1) lamp_4_18 lamp_5_18))
; no two lamps see each other in column 18, rows 7 to 12
(assert ((_ at-most 1) lamp_7_18 lamp_8_18 lamp_9_18 lamp_10_18 lamp_11_18 lamp_12_18))
; no two lamps see each other in column 18, rows 14 to 16
(assert ((_ at-most 1) lamp_14_18 lamp_15_18 lamp_16_18))
; no two lamps see each other in column 18, rows 18 to 19
(assert ((_ at-most 1) lamp_18_18 lamp_19_18))
; no two lamps see each other in column 18, rows 22 to 23
(assert ((_ at-most 1) lamp_22_18 lamp_23_18))
; no two lamps see each other in column 19, rows 1 to 8
(assert ((_ at-most 1) lamp_1_19 lamp_2_19 lamp_3_19 lamp_4_19 lamp_5_19 lamp_6_19 lamp_7_19 lamp_8_19))
; no two lamps see each other in column 19, rows 10 to 11
(assert ((_ at-most 1) lamp_10_19 lamp_11_19))
; no two lamps see each other in column 19, rows 13 to 16
(assert ((_ at-most 1) lamp_13_19 lamp_14_19 lamp_15_19 lamp_16_19))
; no two lamps see each other in column 19, rows 18 to 25
(assert ((_ at-most 1) lamp_18_19 lamp_19_19 lamp_20_19 lamp_21_19 lamp_22_19 lamp_23_19 lamp_24_19 lamp_25_19))
; no two lamps see each other in column 20, rows 6 to 14
(assert ((_ at-most 1) lamp_6_20 lamp_7_20 lamp_8_20 lamp_9_20 lamp_10_20 lamp_11_20 lamp_12_20 lamp_13_20 lamp_14_20))
; no two lamps see each other in column 20, rows 16 to 17
(assert ((_ at-most 1) lamp_16_20 lamp_17_20))
; no two lamps see each other in column 20, rows 20 to 25
(assert ((_ at-most 1) lamp_20_20 lamp_21_20 lamp_22_20 lamp_23_20 lamp_24_20 lamp_25_20))
; no two lamps see each other in column 21, rows 1 to 7
(assert ((_ at-most 1) lamp_1_21 lamp_2_21 lamp_3_21 lamp_4_21 lamp_5_21 lamp_6_21 lamp_7_21))
; no two lamps see each other in column 21, rows 11 to 14
(assert ((_ at-most 1) lamp_11_21 lamp_12_21 lamp_13_21))
; no two lamps see each other in column 21, rows 16 to 20
(assert ((_ at-most 1) lamp_17_21 lamp_18_21 lamp_19_21 lamp_20_21))
; no two lamps see each other in column 21, rows 22 to 24
(assert ((_ at-most 1) lamp_22_21 lamp_23_21 lamp_24_21))
; no two lamps see each other in column 22, rows 1 to 4
(assert ((_ at-most 1) lamp_1_22 lamp_2_22 lamp_3_22 lamp_4_22))
; no two lamps see each other in column 22, rows 6 to 10
(assert ((_ at-most 1) lamp_6_22 lamp_7_22 lamp_8_22 lamp_9_22 lamp_10_22))
; no two lamps see each other in column 22, rows 12 to 15
(assert ((_ at-most 1) lamp_12_22 lamp_13_22 lamp_14_22))
; no two lamps see each other in column 22, rows 19 to 23
(assert ((_ at-most 1) lamp_19_22 lamp_20_22 lamp_22_22 lamp_23_22))
; no two lamps see each other in column 23, rows 2 to 11
(assert ((_ at-most 1) lamp_2_23 lamp_3_23 lamp_4_23 lamp_5_23 lamp_6_23 lamp_7_23 lamp_8_23 lamp_9_23 lamp_10_23 lamp_11_23))
; no two lamps see each other in column 23, rows 13 to 16
(assert ((_ at-most 1) lamp_13_23 lamp_14_23 lamp_15_23))
; no two lamps see each other in column 24, rows 5 to 13
(assert ((_ at-most 1) lamp_5_24 lamp_7_24 lamp_8_24 lamp_9_24 lamp_10_24 lamp_11_24 lamp_12_24 lamp_13_24))
; no two lamps see each other in column 24, rows 15 to 21
(assert ((_ at-most 1) lamp_15_24 lamp_16_24 lamp_18_24 lamp_20_24))
; no two lamps see each other in column 25, rows 1 to 5
(assert ((_ at-most 1) lamp_2_25 lamp_3_25 lamp_4_25))
; no two lamps see each other in column 25, rows 11 to 12
(assert ((_ at-most 1) lamp_11_25 lamp_12_25))
; no two lamps see each other in column 25, rows 16 to 18
(assert ((_ at-most 1) lamp_16_25 lamp_17_25))
; no two lamps see each other in column 25, rows 20 to 22
(assert ((_ at-most 1) lamp_21_25 lamp_22_25))
; the white cell at row 1, column 1 is lit
(assert lamp_2_1)
; the white cell at row 1, column 3 is lit
(assert lamp_1_4)
; the white cell at row 1, column 4 is lit
(assert lamp_1_4)
; the white cell at row 1, column 6 is lit
(assert (or lamp_1_6 lamp_1_7 lamp_1_8 lamp_2_6 lamp_3_6 lamp_4_6 lamp_5_6 lamp_6_6))
; the white cell at row 1, column 7 is lit
(assert (or lamp_1_6 lamp_1_7 lamp_1_8 lamp_2_7 lamp_3_7 lamp_4_7 lamp_5_7 lamp_6_7 lamp_7_7 lamp_8_7))
; the white cell at row 1, column 8 is lit
(assert (or lamp_1_6 lamp_1_7 lamp_1_8))
; the white cell at row 1, column 9 is lit
(assert (or lamp_1_6 lamp_1_7 lamp_1_8 lamp_2_9))
; the white cell at row 1, column 11 is lit
(assert (or lamp_1_12 lamp_1_13 lamp_1_14 lamp_1_15 lamp_1_16 lamp_2_11 lamp_3_11 lamp_4_11 lamp_5_11))
; the white cell at row 1, column 12 is lit
(assert (or lamp_1_12 lamp_1_13 lamp_1_14 lamp_1_15 lamp_1_16 lamp_2_12 lamp_3_12))
; the white cell at row 1, column 13 is lit
(assert (or lamp_1_12 lamp_1_13 lamp_1_14 lamp_1_15 lamp_1_16 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 1, column 14 is lit
(assert (or lamp_1_12 lamp_1_13 lamp_1_14 lamp_1_15 lamp_1_16))
; the white cell at row 1, column 15 is lit
(assert (or lamp_1_12 lamp_1_13 lamp_1_14 lamp_1_15 lamp_1_16))
; the white cell at row 1, column 16 is lit
(assert (or lamp_1_12 lamp_1_13 lamp_1_14 lamp_1_15 lamp_1_16 lamp_2_16 lamp_3_16 lamp_4_16 lamp_5_16))
; the white cell at row 1, column 18 is lit
(assert (or lamp_1_18 lamp_1_19 lamp_2_18))
; the white cell at row 1, column 19 is lit
(assert (or lamp_1_18 lamp_1_19 lamp_2_19 lamp_3_19 lamp_4_19 lamp_5_19 lamp_6_19 lamp_7_19 lamp_8_19))
; the white cell at row 1, column 21 is lit
(assert (or lamp_1_21 lamp_1_22 lamp_2_21 lamp_3_21 lamp_4_21 lamp_5_21 lamp_6_21 lamp_7_21))
; the white cell at row 1, column 22 is lit
(assert (or lamp_1_21 lamp_1_22 lamp_2_22 lamp_3_22 lamp_4_22))
; the white cell at row 1, column 25 is lit
(assert (or lamp_2_25 lamp_3_25 lamp_4_25))
; the white cell at row 2, column 1 is lit
(assert lamp_2_1)
; the white cell at row 2, column 2 is lit
(assert (or lamp_2_1 lamp_3_2))
; the white cell at row 2, column 5 is lit
(assert (or lamp_2_5 lamp_2_6 lamp_2_7 lamp_3_5 lamp_4_5))
; the white cell at row 2, column 6 is lit
(assert (or lamp_1_6 lamp_2_5 lamp_2_6 lamp_2_7 lamp_3_6 lamp_4_6 lamp_5_6 lamp_6_6))
; the white cell at row 2, column 7 is lit
(assert (or lamp_1_7 lamp_2_5 lamp_2_6 lamp_2_7 lamp_3_7 lamp_4_7 lamp_5_7 lamp_6_7 lamp_7_7 lamp_8_7))
; the white cell at row 2, column 9 is lit
(assert (or lamp_2_9 lamp_2_11 lamp_2_12 lamp_2_13))
; the white cell at row 2, column 10 is lit
(assert (or lamp_2_9 lamp_2_11 lamp_2_12 lamp_2_13))
; the white cell at row 2, column 11 is lit
(assert (or lamp_2_9 lamp_2_11 lamp_2_12 lamp_2_13 lamp_3_11 lamp_4_11 lamp_5_11))
; the white cell at row 2, column 12 is lit
(assert (or lamp_1_12 lamp_2_9 lamp_2_11 lamp_2_12 lamp_2_13 lamp_3_12))
; the white cell at row 2, column 13 is lit
(assert (or lamp_1_13 lamp_2_9 lamp_2_11 lamp_2_12 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 2, column 16 is lit
(assert (or lamp_1_16 lamp_2_16 lamp_2_17 lamp_2_18 lamp_2_19 lamp_2_20 lamp_2_21 lamp_2_22 lamp_2_23 lamp_2_25 lamp_3_16 lamp_4_16 lamp_5_16))
; the white cell at row 2, column 17 is lit
(assert (or lamp_2_16 lamp_2_17 lamp_2_18 lamp_2_19 lamp_2_20 lamp_2_21 lamp_2_22 lamp_2_23 lamp_2_25 lamp_3_17 lamp_4_17))
; the white cell at row 2, column 18 is lit
(assert (or lamp_1_18 lamp_2_16 lamp_2_17 lamp_2_18 lamp_2_19 lamp_2_20 lamp_2_21 lamp_2_22 lamp_2_23 lamp_2_25))
; the white cell at row 2, column 19 is lit
(assert (or lamp_1_19 lamp_2_16 lamp_2_17 lamp_2_18 lamp_2_19 lamp_2_20 lamp_2_21 lamp_2_22 lamp_2_23 lamp_2_25 lamp_3_19 lamp_4_19 lamp_5_19 lamp_6_19 lamp_7_19 lamp_8_19))
; the white cell at row 2, column 20 is lit
(assert (or lamp_2_16 lamp_2_17 lamp_2_18 lamp_2_19 lamp_2_20 lamp_2_21 lamp_2_22 lamp_2_23 lamp_2_25))
; the white cell at row 2, column 21 is lit
(assert (or lamp_1_21 lamp_2_16 lamp_2_17 lamp_2_18 lamp_2_19 lamp_2_20 lamp_2_21 lamp_2_22 lamp_2_23 lamp_2_25 lamp_3_21 lamp_4_21 lamp_5_21 lamp_6_21 lamp_7_21))
; the white cell at row 2, column 22 is lit
(assert (or lamp_1_22 lamp_2_16 lamp_2_17 lamp_2_18 lamp_2_19 lamp_2_20 lamp_2_21 lamp_2_22 lamp_2_23 lamp_2_25 lamp_3_22 lamp_4_22))
; the white cell at row 2, column 23 is lit
(assert (or lamp_2_16 lamp_2_17 lamp_2_18 lamp_2_19 lamp_2_20 lamp_2_21 lamp_2_22 lamp_2_23 lamp_2_25 lamp_3_23 lamp_4_23 lamp_5_23 lamp_6_23 lamp_7_23 lamp_8_23 lamp_9_23 lamp_10_23 lamp_11_23))
; the white cell at row 2, column 24 is lit
(assert (or lamp_2_16 lamp_2_17 lamp_2_18 lamp_2_19 lamp_2_20 lamp_2_21 lamp_2_22 lamp_2_23 lamp_2_25 lamp_3_24))
; the white cell at row 2, column 25 is lit
(assert (or lamp_2_16 lamp_2_17 lamp_2_18 lamp_2_19 lamp_2_20 lamp_2_21 lamp_2_22 lamp_2_23 lamp_2_25 lamp_3_25 lamp_4_25))
; the white cell at row 3, column 2 is lit
(assert (or lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5 lamp_3_6 lamp_3_7 lamp_3_8))
; the white cell at row 3, column 3 is lit
(assert (or lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5 lamp_3_6 lamp_3_7 lamp_3_8 lamp_4_3))
; the white cell at row 3, column 4 is lit
(assert (or lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5 lamp_3_6 lamp_3_7 lamp_3_8 lamp_4_4 lamp_5_4 lamp_6_4 lamp_7_4))
; the white cell at row 3, column 5 is lit
(assert (or lamp_2_5 lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5 lamp_3_6 lamp_3_7 lamp_3_8 lamp_4_5))
; the white cell at row 3, column 6 is lit
(assert (or lamp_1_6 lamp_2_6 lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5 lamp_3_6 lamp_3_7 lamp_3_8 lamp_4_6 lamp_5_6 lamp_6_6))
; the white cell at row 3, column 7 is lit
(assert (or lamp_1_7 lamp_2_7 lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5 lamp_3_6 lamp_3_7 lamp_3_8 lamp_4_7 lamp_5_7 lamp_6_7 lamp_7_7 lamp_8_7))
; the white cell at row 3, column 8 is lit
(assert (or lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5 lamp_3_6 lamp_3_7 lamp_3_8))
; the white cell at row 3, column 9 is lit
(assert (or lamp_2_9 lamp_3_2 lamp_3_3 lamp_3_4 lamp_3_5 lamp_3_6 lamp_3_7 lamp_3_8))
; the white cell at row 3, column 11 is lit
(assert (or lamp_2_11 lamp_3_11 lamp_3_12 lamp_3_13 lamp_3_14 lamp_4_11 lamp_5_11))
; the white cell at row 3, column 12 is lit
(assert (or lamp_1_12 lamp_2_12 lamp_3_11 lamp_3_12 lamp_3_13 lamp_3_14))
; the white cell at row 3, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_11 lamp_3_12 lamp_3_13 lamp_3_14 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 3, column 14 is lit
(assert (or lamp_3_11 lamp_3_12 lamp_3_13 lamp_3_14 lamp_4_14 lamp_5_14 lamp_6_14 lamp_7_14 lamp_8_14 lamp_9_14 lamp_10_14 lamp_11_14 lamp_12_14 lamp_13_14))
; the white cell at row 3, column 16 is lit
(assert (or lamp_1_16 lamp_2_16 lamp_3_16 lamp_3_17 lamp_4_16 lamp_5_16))
; the white cell at row 3, column 17 is lit
(assert (or lamp_2_17 lamp_3_16 lamp_3_17 lamp_4_17))
; the white cell at row 3, column 19 is lit
(assert (or lamp_1_19 lamp_2_19 lamp_3_19 lamp_4_19 lamp_5_19 lamp_6_19 lamp_7_19 lamp_8_19))
; the white cell at row 3, column 21 is lit
(assert (or lamp_1_21 lamp_2_21 lamp_3_21 lamp_3_22 lamp_3_23 lamp_3_24 lamp_3_25 lamp_4_21 lamp_5_21 lamp_6_21 lamp_7_21))
; the white cell at row 3, column 22 is lit
(assert (or lamp_1_22 lamp_2_22 lamp_3_21 lamp_3_22 lamp_3_23 lamp_3_24 lamp_3_25 lamp_4_22))
; the white cell at row 3, column 23 is lit
(assert (or lamp_2_23 lamp_3_21 lamp_3_22 lamp_3_23 lamp_3_24 lamp_3_25 lamp_4_23 lamp_5_23 lamp_6_23 lamp_7_23 lamp_8_23 lamp_9_23 lamp_10_23 lamp_11_23))
; the white cell at row 3, column 24 is lit
(assert (or lamp_3_21 lamp_3_22 lamp_3_23 lamp_3_24 lamp_3_25))
; the white cell at row 3, column 25 is lit
(assert (or lamp_2_25 lamp_3_21 lamp_3_22 lamp_3_23 lamp_3_24 lamp_3_25 lamp_4_25))
; the white cell at row 4, column 1 is lit
(assert (or lamp_4_1 lamp_5_1 lamp_6_1))
; the white cell at row 4, column 3 is lit
(assert (or lamp_3_3 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_4_7))
; the white cell at row 4, column 4 is lit
(assert (or lamp_3_4 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_4_7 lamp_5_4 lamp_6_4 lamp_7_4))
; the white cell at row 4, column 5 is lit
(assert (or lamp_2_5 lamp_3_5 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_4_7))
; the white cell at row 4, column 6 is lit
(assert (or lamp_1_6 lamp_2_6 lamp_3_6 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_4_7 lamp_5_6 lamp_6_6))
; the white cell at row 4, column 7 is lit
(assert (or lamp_1_7 lamp_2_7 lamp_3_7 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_4_7 lamp_5_7 lamp_6_7 lamp_7_7 lamp_8_7))
; the white cell at row 4, column 8 is lit
(assert (or lamp_3_8 lamp_4_3 lamp_4_4 lamp_4_5 lamp_4_6 lamp_4_7))
; the white cell at row 4, column 10 is lit
(assert lamp_4_11)
; the white cell at row 4, column 11 is lit
(assert (or lamp_2_11 lamp_3_11 lamp_4_11 lamp_5_11))
; the white cell at row 4, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_4_14 lamp_4_15 lamp_4_16 lamp_4_17 lamp_4_18 lamp_4_19 lamp_4_20 lamp_4_21 lamp_4_22 lamp_4_23 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 4, column 14 is lit
(assert (or lamp_3_14 lamp_4_13 lamp_4_14 lamp_4_15 lamp_4_16 lamp_4_17 lamp_4_18 lamp_4_19 lamp_4_20 lamp_4_21 lamp_4_22 lamp_4_23 lamp_5_14 lamp_6_14 lamp_7_14 lamp_8_14 lamp_9_14 lamp_10_14 lamp_11_14 lamp_12_14 lamp_13_14))
; the white cell at row 4, column 15 is lit
(assert (or lamp_4_13 lamp_4_14 lamp_4_15 lamp_4_16 lamp_4_17 lamp_4_18 lamp_4_19 lamp_4_20 lamp_4_21 lamp_4_22 lamp_4_23 lamp_5_15 lamp_6_15))
; the white cell at row 4, column 16 is lit
(assert (or lamp_1_16 lamp_2_16 lamp_3_16 lamp_4_13 lamp_4_14 lamp_4_15 lamp_4_16 lamp_4_17 lamp_4_18 lamp_4_19 lamp_4_20 lamp_4_21 lamp_4_22 lamp_4_23 lamp_5_16))
; the white cell at row 4, column 17 is lit
(assert (or lamp_2_17 lamp_3_17 lamp_4_13 lamp_4_14 lamp_4_15 lamp_4_16 lamp_4_17 lamp_4_18 lamp_4_19 lamp_4_20 lamp_4_21 lamp_4_22 lamp_4_23))
; the white cell at row 4, column 18 is lit
(assert (or lamp_4_13 lamp_4_14 lamp_4_15 lamp_4_16 lamp_4_17 lamp_4_18 lamp_4_19 lamp_4_20 lamp_4_21 lamp_4_22 lamp_4_23 lamp_5_18))
; the white cell at row 4, column 19 is lit
(assert (or lamp_1_19 lamp_2_19 lamp_3_19 lamp_4_13 lamp_4_14 lamp_4_15 lamp_4_16 lamp_4_17 lamp_4_18 lamp_4_19 lamp_4_20 lamp_4_21 lamp_4_22 lamp_4_23 lamp_5_19 lamp_6_19 lamp_7_19 lamp_8_19))
; the white cell at row 4, column 20 is lit
(assert (or lamp_4_13 lamp_4_14 lamp_4_15 lamp_4_16 lamp_4_17 lamp_4_18 lamp_4_19 lamp_4_20 lamp_4_21 lamp_4_22 lamp_4_23))
; the white cell at row 4, column 21 is lit
(assert (or lamp_1_21 lamp_2_21 lamp_3_21 lamp_4_13 lamp_4_14 lamp_4_15 lamp_4_16 lamp_4_17 lamp_4_18 lamp_4_19 lamp_4_20 lamp_4_21 lamp_4_22 lamp_4_23 lamp_5_21 lamp_6_21 lamp_7_21))
; the white cell at row 4, column 22 is lit
(assert (or lamp_1_22 lamp_2_22 lamp_3_22 lamp_4_13 lamp_4_14 lamp_4_15 lamp_4_16 lamp_4_17 lamp_4_18 lamp_4_19 lamp_4_20 lamp_4_21 lamp_4_22 lamp_4_23))
; the white cell at row 4, column 23 is lit
(assert (or lamp_2_23 lamp_3_23 lamp_4_13 lamp_4_14 lamp_4_15 lamp_4_16 lamp_4_17 lamp_4_18 lamp_4_19 lamp_4_20 lamp_4_21 lamp_4_22 lamp_4_23 lamp_5_23 lamp_6_23 lamp_7_23 lamp_8_23 lamp_9_23 lamp_10_23 lamp_11_23))
; the white cell at row 4, column 25 is lit
(assert (or lamp_2_25 lamp_3_25 lamp_4_25))
; the white cell at row 5, column 1 is lit
(assert (or lamp_4_1 lamp_5_1 lamp_5_2 lamp_6_1))
; the white cell at row 5, column 2 is lit
(assert (or lamp_5_1 lamp_5_2 lamp_6_2 lamp_7_2 lamp_8_2 lamp_9_2 lamp_10_2 lamp_11_2))
; the white cell at row 5, column 4 is lit
(assert (or lamp_3_4 lamp_4_4 lamp_5_4 lamp_6_4 lamp_7_4))
; the white cell at row 5, column 6 is lit
(assert (or lamp_1_6 lamp_2_6 lamp_3_6 lamp_4_6 lamp_5_6 lamp_5_7 lamp_6_6))
; the white cell at row 5, column 7 is lit
(assert (or lamp_1_7 lamp_2_7 lamp_3_7 lamp_4_7 lamp_5_6 lamp_5_7 lamp_6_7 lamp_7_7 lamp_8_7))
; the white cell at row 5, column 9 is lit
(assert (or lamp_7_9 lamp_8_9 lamp_9_9))
; the white cell at row 5, column 11 is lit
(assert (or lamp_2_11 lamp_3_11 lamp_4_11 lamp_5_11 lamp_5_12 lamp_5_13 lamp_5_14 lamp_5_15 lamp_5_16))
; the white cell at row 5, column 12 is lit
(assert (or lamp_5_11 lamp_5_12 lamp_5_13 lamp_5_14 lamp_5_15 lamp_5_16))
; the white cell at row 5, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_11 lamp_5_12 lamp_5_13 lamp_5_14 lamp_5_15 lamp_5_16 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 5, column 14 is lit
(assert (or lamp_3_14 lamp_4_14 lamp_5_11 lamp_5_12 lamp_5_13 lamp_5_14 lamp_5_15 lamp_5_16 lamp_6_14 lamp_7_14 lamp_8_14 lamp_9_14 lamp_10_14 lamp_11_14 lamp_12_14 lamp_13_14))
; the white cell at row 5, column 15 is lit
(assert (or lamp_4_15 lamp_5_11 lamp_5_12 lamp_5_13 lamp_5_14 lamp_5_15 lamp_5_16 lamp_6_15))
; the white cell at row 5, column 16 is lit
(assert (or lamp_1_16 lamp_2_16 lamp_3_16 lamp_4_16 lamp_5_11 lamp_5_12 lamp_5_13 lamp_5_14 lamp_5_15 lamp_5_16))
; the white cell at row 5, column 18 is lit
(assert (or lamp_4_18 lamp_5_18 lamp_5_19))
; the white cell at row 5, column 19 is lit
(assert (or lamp_1_19 lamp_2_19 lamp_3_19 lamp_4_19 lamp_5_18 lamp_5_19 lamp_6_19 lamp_7_19 lamp_8_19))
; the white cell at row 5, column 21 is lit
(assert (or lamp_1_21 lamp_2_21 lamp_3_21 lamp_4_21 lamp_5_21 lamp_6_21 lamp_7_21))
; the white cell at row 5, column 23 is lit
(assert (or lamp_2_23 lamp_3_23 lamp_4_23 lamp_5_23 lamp_5_24 lamp_6_23 lamp_7_23 lamp_8_23 lamp_9_23 lamp_10_23 lamp_11_23))
; the white cell at row 5, column 24 is lit
(assert (or lamp_5_23 lamp_5_24 lamp_7_24 lamp_8_24 lamp_9_24 lamp_10_24 lamp_11_24 lamp_12_24 lamp_13_24))
; the white cell at row 5, column 25 is lit
(assert (or lamp_2_25 lamp_3_25 lamp_4_25 lamp_5_23 lamp_5_24))
; the white cell at row 6, column 1 is lit
(assert (or lamp_4_1 lamp_5_1 lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7))
; the white cell at row 6, column 2 is lit
(assert (or lamp_5_2 lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7 lamp_7_2 lamp_8_2 lamp_9_2 lamp_10_2 lamp_11_2))
; the white cell at row 6, column 3 is lit
(assert (or lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7))
; the white cell at row 6, column 4 is lit
(assert (or lamp_3_4 lamp_4_4 lamp_5_4 lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7 lamp_7_4))
; the white cell at row 6, column 5 is lit
(assert (or lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7 lamp_7_5 lamp_8_5 lamp_9_5))
; the white cell at row 6, column 6 is lit
(assert (or lamp_1_6 lamp_2_6 lamp_3_6 lamp_4_6 lamp_5_6 lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7))
; the white cell at row 6, column 7 is lit
(assert (or lamp_1_7 lamp_2_7 lamp_3_7 lamp_4_7 lamp_5_7 lamp_6_1 lamp_6_2 lamp_6_3 lamp_6_4 lamp_6_5 lamp_6_6 lamp_6_7 lamp_7_7 lamp_8_7))
; the white cell at row 6, column 9 is lit
(assert (or lamp_7_9 lamp_8_9 lamp_9_9))
; the white cell at row 6, column 11 is lit
(assert (or lamp_2_11 lamp_3_11 lamp_4_11 lamp_5_11))
; the white cell at row 6, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_6_14 lamp_6_15 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 6, column 14 is lit
(assert (or lamp_3_14 lamp_4_14 lamp_5_14 lamp_6_13 lamp_6_14 lamp_6_15 lamp_7_14 lamp_8_14 lamp_9_14 lamp_10_14 lamp_11_14 lamp_12_14 lamp_13_14))
; the white cell at row 6, column 15 is lit
(assert (or lamp_4_15 lamp_5_15 lamp_6_13 lamp_6_14 lamp_6_15))
; the white cell at row 6, column 17 is lit
(assert (or lamp_6_17 lamp_7_17 lamp_8_17 lamp_9_17))
; the white cell at row 6, column 19 is lit
(assert (or lamp_1_19 lamp_2_19 lamp_3_19 lamp_4_19 lamp_5_19 lamp_6_19 lamp_6_20 lamp_6_21 lamp_6_22 lamp_6_23 lamp_7_19 lamp_8_19))
; the white cell at row 6, column 20 is lit
(assert (or lamp_6_19 lamp_6_20 lamp_6_21 lamp_6_22 lamp_6_23 lamp_7_20 lamp_8_20 lamp_9_20 lamp_10_20 lamp_11_20 lamp_12_20 lamp_13_20 lamp_14_20))
; the white cell at row 6, column 21 is lit
(assert (or lamp_1_21 lamp_2_21 lamp_3_21 lamp_4_21 lamp_5_21 lamp_6_19 lamp_6_20 lamp_6_21 lamp_6_22 lamp_6_23 lamp_7_21))
; the white cell at row 6, column 22 is lit
(assert (or lamp_6_19 lamp_6_20 lamp_6_21 lamp_6_22 lamp_6_23 lamp_7_22 lamp_8_22 lamp_9_22 lamp_10_22))
; the white cell at row 6, column 23 is lit
(assert (or lamp_2_23 lamp_3_23 lamp_4_23 lamp_5_23 lamp_6_19 lamp_6_20 lamp_6_21 lamp_6_22 lamp_6_23 lamp_7_23 lamp_8_23 lamp_9_23 lamp_10_23 lamp_11_23))
; the white cell at row 6, column 24 is lit
(assert (or lamp_5_24 lamp_6_19 lamp_6_20 lamp_6_21 lamp_6_22 lamp_6_23 lamp_7_24 lamp_8_24 lamp_9_24 lamp_10_24 lamp_11_24 lamp_12_24 lamp_13_24))
; the white cell at row 7, column 2 is lit
(assert (or lamp_5_2 lamp_6_2 lamp_7_2 lamp_8_2 lamp_9_2 lamp_10_2 lamp_11_2))
; the white cell at row 7, column 4 is lit
(assert (or lamp_3_4 lamp_4_4 lamp_5_4 lamp_6_4 lamp_7_4 lamp_7_5))
; the white cell at row 7, column 5 is lit
(assert (or lamp_6_5 lamp_7_4 lamp_7_5 lamp_8_5 lamp_9_5))
; the white cell at row 7, column 7 is lit
(assert (or lamp_1_7 lamp_2_7 lamp_3_7 lamp_4_7 lamp_5_7 lamp_6_7 lamp_7_7 lamp_7_8 lamp_7_9 lamp_8_7))
; the white cell at row 7, column 8 is lit
(assert (or lamp_7_7 lamp_7_8 lamp_7_9 lamp_8_8))
; the white cell at row 7, column 9 is lit
(assert (or lamp_7_7 lamp_7_8 lamp_7_9 lamp_8_9 lamp_9_9))
; the white cell at row 7, column 10 is lit
(assert (or lamp_7_7 lamp_7_8 lamp_7_9))
; the white cell at row 7, column 12 is lit
(assert (or lamp_7_12 lamp_7_13 lamp_7_14 lamp_8_12 lamp_9_12 lamp_10_12 lamp_11_12))
; the white cell at row 7, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_12 lamp_7_13 lamp_7_14 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 7, column 14 is lit
(assert (or lamp_3_14 lamp_4_14 lamp_5_14 lamp_6_14 lamp_7_12 lamp_7_13 lamp_7_14 lamp_8_14 lamp_9_14 lamp_10_14 lamp_11_14 lamp_12_14 lamp_13_14))
; the white cell at row 7, column 16 is lit
(assert (or lamp_7_16 lamp_7_17 lamp_7_18 lamp_7_19 lamp_7_20 lamp_7_21 lamp_7_22 lamp_7_23 lamp_7_24))
; the white cell at row 7, column 17 is lit
(assert (or lamp_6_17 lamp_7_16 lamp_7_17 lamp_7_18 lamp_7_19 lamp_7_20 lamp_7_21 lamp_7_22 lamp_7_23 lamp_7_24 lamp_8_17 lamp_9_17))
; the white cell at row 7, column 18 is lit
(assert (or lamp_7_16 lamp_7_17 lamp_7_18 lamp_7_19 lamp_7_20 lamp_7_21 lamp_7_22 lamp_7_23 lamp_7_24 lamp_8_18 lamp_9_18 lamp_10_18 lamp_11_18 lamp_12_18))
; the white cell at row 7, column 19 is lit
(assert (or lamp_1_19 lamp_2_19 lamp_3_19 lamp_4_19 lamp_5_19 lamp_6_19 lamp_7_16 lamp_7_17 lamp_7_18 lamp_7_19 lamp_7_20 lamp_7_21 lamp_7_22 lamp_7_23 lamp_7_24 lamp_8_19))
; the white cell at row 7, column 20 is lit
(assert (or lamp_6_20 lamp_7_16 lamp_7_17 lamp_7_18 lamp_7_19 lamp_7_20 lamp_7_21 lamp_7_22 lamp_7_23 lamp_7_24 lamp_8_20 lamp_9_20 lamp_10_20 lamp_11_20 lamp_12_20 lamp_13_20 lamp_14_20))
; the white cell at row 7, column 21 is lit
(assert (or lamp_1_21 lamp_2_21 lamp_3_21 lamp_4_21 lamp_5_21 lamp_6_21 lamp_7_16 lamp_7_17 lamp_7_18 lamp_7_19 lamp_7_20 lamp_7_21 lamp_7_22 lamp_7_23 lamp_7_24))
; the white cell at row 7, column 22 is lit
(assert (or lamp_6_22 lamp_7_16 lamp_7_17 lamp_7_18 lamp_7_19 lamp_7_20 lamp_7_21 lamp_7_22 lamp_7_23 lamp_7_24 lamp_8_22 lamp_9_22 lamp_10_22))
; the white cell at row 7, column 23 is lit
(assert (or lamp_2_23 lamp_3_23 lamp_4_23 lamp_5_23 lamp_6_23 lamp_7_16 lamp_7_17 lamp_7_18 lamp_7_19 lamp_7_20 lamp_7_21 lamp_7_22 lamp_7_23 lamp_7_24 lamp_8_23 lamp_9_23 lamp_10_23 lamp_11_23))
; the white cell at row 7, column 24 is lit
(assert (or lamp_5_24 lamp_7_16 lamp_7_17 lamp_7_18 lamp_7_19 lamp_7_20 lamp_7_21 lamp_7_22 lamp_7_23 lamp_7_24 lamp_8_24 lamp_9_24 lamp_10_24 lamp_11_24 lamp_12_24 lamp_13_24))
; the white cell at row 7, column 25 is lit
(assert (or lamp_7_16 lamp_7_17 lamp_7_18 lamp_7_19 lamp_7_20 lamp_7_21 lamp_7_22 lamp_7_23 lamp_7_24 lamp_8_25))
; the white cell at row 8, column 1 is lit
(assert (or lamp_8_1 lamp_8_2 lamp_8_3 lamp_9_1 lamp_10_1))
; the white cell at row 8, column 2 is lit
(assert (or lamp_5_2 lamp_6_2 lamp_7_2 lamp_8_1 lamp_8_2 lamp_8_3 lamp_9_2 lamp_10_2 lamp_11_2))
; the white cell at row 8, column 3 is lit
(assert (or lamp_8_1 lamp_8_2 lamp_8_3))
; the white cell at row 8, column 5 is lit
(assert (or lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_5))
; the white cell at row 8, column 7 is lit
(assert (or lamp_1_7 lamp_2_7 lamp_3_7 lamp_4_7 lamp_5_7 lamp_6_7 lamp_7_7 lamp_8_7 lamp_8_8 lamp_8_9))
; the white cell at row 8, column 8 is lit
(assert (or lamp_7_8 lamp_8_7 lamp_8_8 lamp_8_9))
; the white cell at row 8, column 9 is lit
(assert (or lamp_7_9 lamp_8_7 lamp_8_8 lamp_8_9 lamp_9_9))
; the white cell at row 8, column 11 is lit
(assert (or lamp_8_11 lamp_8_12 lamp_8_13 lamp_8_14 lamp_8_15 lamp_9_11 lamp_10_11 lamp_11_11))
; the white cell at row 8, column 12 is lit
(assert (or lamp_7_12 lamp_8_11 lamp_8_12 lamp_8_13 lamp_8_14 lamp_8_15 lamp_9_12 lamp_10_12 lamp_11_12))
; the white cell at row 8, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_11 lamp_8_12 lamp_8_13 lamp_8_14 lamp_8_15 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 8, column 14 is lit
(assert (or lamp_3_14 lamp_4_14 lamp_5_14 lamp_6_14 lamp_7_14 lamp_8_11 lamp_8_12 lamp_8_13 lamp_8_14 lamp_8_15 lamp_9_14 lamp_10_14 lamp_11_14 lamp_12_14 lamp_13_14))
; the white cell at row 8, column 15 is lit
(assert (or lamp_8_11 lamp_8_12 lamp_8_13 lamp_8_14 lamp_8_15 lamp_9_15))
; the white cell at row 8, column 17 is lit
(assert (or lamp_6_17 lamp_7_17 lamp_8_17 lamp_8_18 lamp_8_19 lamp_8_20 lamp_9_17))
; the white cell at row 8, column 18 is lit
(assert (or lamp_7_18 lamp_8_17 lamp_8_18 lamp_8_19 lamp_8_20 lamp_9_18 lamp_10_18 lamp_11_18 lamp_12_18))
; the white cell at row 8, column 19 is lit
(assert (or lamp_1_19 lamp_2_19 lamp_3_19 lamp_4_19 lamp_5_19 lamp_6_19 lamp_7_19 lamp_8_17 lamp_8_18 lamp_8_19 lamp_8_20))
; the white cell at row 8, column 20 is lit
(assert (or lamp_6_20 lamp_7_20 lamp_8_17 lamp_8_18 lamp_8_19 lamp_8_20 lamp_9_20 lamp_10_20 lamp_11_20 lamp_12_20 lamp_13_20 lamp_14_20))
; the white cell at row 8, column 22 is lit
(assert (or lamp_6_22 lamp_7_22 lamp_8_22 lamp_8_23 lamp_8_24 lamp_8_25 lamp_9_22 lamp_10_22))
; the white cell at row 8, column 23 is lit
(assert (or lamp_2_23 lamp_3_23 lamp_4_23 lamp_5_23 lamp_6_23 lamp_7_23 lamp_8_22 lamp_8_23 lamp_8_24 lamp_8_25 lamp_9_23 lamp_10_23 lamp_11_23))
; the white cell at row 8, column 24 is lit
(assert (or lamp_5_24 lamp_7_24 lamp_8_22 lamp_8_23 lamp_8_24 lamp_8_25 lamp_9_24 lamp_10_24 lamp_11_24 lamp_12_24 lamp_13_24))
; the white cell at row 8, column 25 is lit
(assert (or lamp_8_22 lamp_8_23 lamp_8_24 lamp_8_25))
; the white cell at row 9, column 1 is lit
(assert (or lamp_8_1 lamp_9_1 lamp_9_2 lamp_10_1))
; the white cell at row 9, column 2 is lit
(assert (or lamp_5_2 lamp_6_2 lamp_7_2 lamp_8_2 lamp_9_1 lamp_9_2 lamp_10_2 lamp_11_2))
; the white cell at row 9, column 4 is lit
(assert (or lamp_9_5 lamp_9_6))
; the white cell at row 9, column 5 is lit
(assert (or lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_5 lamp_9_6))
; the white cell at row 9, column 6 is lit
(assert (or lamp_9_5 lamp_9_6 lamp_10_6))
; the white cell at row 9, column 9 is lit
(assert (or lamp_7_9 lamp_8_9 lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12 lamp_9_13 lamp_9_14 lamp_9_15 lamp_9_16 lamp_9_17 lamp_9_18))
; the white cell at row 9, column 10 is lit
(assert (or lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12 lamp_9_13 lamp_9_14 lamp_9_15 lamp_9_16 lamp_9_17 lamp_9_18 lamp_10_10))
; the white cell at row 9, column 11 is lit
(assert (or lamp_8_11 lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12 lamp_9_13 lamp_9_14 lamp_9_15 lamp_9_16 lamp_9_17 lamp_9_18 lamp_10_11 lamp_11_11))
; the white cell at row 9, column 12 is lit
(assert (or lamp_7_12 lamp_8_12 lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12 lamp_9_13 lamp_9_14 lamp_9_15 lamp_9_16 lamp_9_17 lamp_9_18 lamp_10_12 lamp_11_12))
; the white cell at row 9, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12 lamp_9_13 lamp_9_14 lamp_9_15 lamp_9_16 lamp_9_17 lamp_9_18 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 9, column 14 is lit
(assert (or lamp_3_14 lamp_4_14 lamp_5_14 lamp_6_14 lamp_7_14 lamp_8_14 lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12 lamp_9_13 lamp_9_14 lamp_9_15 lamp_9_16 lamp_9_17 lamp_9_18 lamp_10_14 lamp_11_14 lamp_12_14 lamp_13_14))
; the white cell at row 9, column 15 is lit
(assert (or lamp_8_15 lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12 lamp_9_13 lamp_9_14 lamp_9_15 lamp_9_16 lamp_9_17 lamp_9_18))
; the white cell at row 9, column 16 is lit
(assert (or lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12 lamp_9_13 lamp_9_14 lamp_9_15 lamp_9_16 lamp_9_17 lamp_9_18 lamp_10_16 lamp_11_16 lamp_12_16))
; the white cell at row 9, column 17 is lit
(assert (or lamp_6_17 lamp_7_17 lamp_8_17 lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12 lamp_9_13 lamp_9_14 lamp_9_15 lamp_9_16 lamp_9_17 lamp_9_18))
; the white cell at row 9, column 18 is lit
(assert (or lamp_7_18 lamp_8_18 lamp_9_9 lamp_9_10 lamp_9_11 lamp_9_12 lamp_9_13 lamp_9_14 lamp_9_15 lamp_9_16 lamp_9_17 lamp_9_18 lamp_10_18 lamp_11_18 lamp_12_18))
; the white cell at row 9, column 20 is lit
(assert (or lamp_6_20 lamp_7_20 lamp_8_20 lamp_9_20 lamp_9_21 lamp_9_22 lamp_9_23 lamp_9_24 lamp_10_20 lamp_11_20 lamp_12_20 lamp_13_20 lamp_14_20))
; the white cell at row 9, column 21 is lit
(assert (or lamp_9_20 lamp_9_21 lamp_9_22 lamp_9_23 lamp_9_24))
; the white cell at row 9, column 22 is lit
(assert (or lamp_6_22 lamp_7_22 lamp_8_22 lamp_9_20 lamp_9_21 lamp_9_22 lamp_9_23 lamp_9_24 lamp_10_22))
; the white cell at row 9, column 23 is lit
(assert (or lamp_2_23 lamp_3_23 lamp_4_23 lamp_5_23 lamp_6_23 lamp_7_23 lamp_8_23 lamp_9_20 lamp_9_21 lamp_9_22 lamp_9_23 lamp_9_24 lamp_10_23 lamp_11_23))
; the white cell at row 9, column 24 is lit
(assert (or lamp_5_24 lamp_7_24 lamp_8_24 lamp_9_20 lamp_9_21 lamp_9_22 lamp_9_23 lamp_9_24 lamp_10_24 lamp_11_24 lamp_12_24 lamp_13_24))
; the white cell at row 10, column 1 is lit
(assert (or lamp_8_1 lamp_9_1 lamp_10_1 lamp_10_2))
; the white cell at row 10, column 2 is lit
(assert (or lamp_5_2 lamp_6_2 lamp_7_2 lamp_8_2 lamp_9_2 lamp_10_1 lamp_10_2 lamp_11_2))
; the white cell at row 10, column 3 is lit
(assert (or lamp_10_1 lamp_10_2 lamp_11_3 lamp_12_3 lamp_13_3))
; the white cell at row 10, column 5 is lit
(assert (or lamp_6_5 lamp_7_5 lamp_8_5 lamp_9_5 lamp_10_6 lamp_10_7 lamp_10_8))
; the white cell at row 10, column 6 is lit
(assert (or lamp_9_6 lamp_10_6 lamp_10_7 lamp_10_8))
; the white cell at row 10, column 7 is lit
(assert (or lamp_10_6 lamp_10_7 lamp_10_8 lamp_11_7 lamp_12_7 lamp_13_7))
; the white cell at row 10, column 8 is lit
(assert (or lamp_10_6 lamp_10_7 lamp_10_8 lamp_11_8 lamp_12_8))
; the white cell at row 10, column 10 is lit
(assert (or lamp_9_10 lamp_10_10 lamp_10_11 lamp_10_12 lamp_10_13 lamp_10_14))
; the white cell at row 10, column 11 is lit
(assert (or lamp_8_11 lamp_9_11 lamp_10_10 lamp_10_11 lamp_10_12 lamp_10_13 lamp_10_14 lamp_11_11))
; the white cell at row 10, column 12 is lit
(assert (or lamp_7_12 lamp_8_12 lamp_9_12 lamp_10_10 lamp_10_11 lamp_10_12 lamp_10_13 lamp_10_14 lamp_11_12))
; the white cell at row 10, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_10 lamp_10_11 lamp_10_12 lamp_10_13 lamp_10_14 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 10, column 14 is lit
(assert (or lamp_3_14 lamp_4_14 lamp_5_14 lamp_6_14 lamp_7_14 lamp_8_14 lamp_9_14 lamp_10_10 lamp_10_11 lamp_10_12 lamp_10_13 lamp_10_14 lamp_11_14 lamp_12_14 lamp_13_14))
; the white cell at row 10, column 16 is lit
(assert (or lamp_9_16 lamp_10_16 lamp_11_16 lamp_12_16))
; the white cell at row 10, column 18 is lit
(assert (or lamp_7_18 lamp_8_18 lamp_9_18 lamp_10_18 lamp_10_19 lamp_10_20 lamp_11_18 lamp_12_18))
; the white cell at row 10, column 19 is lit
(assert (or lamp_10_18 lamp_10_19 lamp_10_20 lamp_11_19))
; the white cell at row 10, column 20 is lit
(assert (or lamp_6_20 lamp_7_20 lamp_8_20 lamp_9_20 lamp_10_18 lamp_10_19 lamp_10_20 lamp_11_20 lamp_12_20 lamp_13_20 lamp_14_20))
; the white cell at row 10, column 22 is lit
(assert (or lamp_6_22 lamp_7_22 lamp_8_22 lamp_9_22 lamp_10_22 lamp_10_23 lamp_10_24))
; the white cell at row 10, column 23 is lit
(assert (or lamp_2_23 lamp_3_23 lamp_4_23 lamp_5_23 lamp_6_23 lamp_7_23 lamp_8_23 lamp_9_23 lamp_10_22 lamp_10_23 lamp_10_24 lamp_11_23))
; the white cell at row 10, column 24 is lit
(assert (or lamp_5_24 lamp_7_24 lamp_8_24 lamp_9_24 lamp_10_22 lamp_10_23 lamp_10_24 lamp_11_24 lamp_12_24 lamp_13_24))
; the white cell at row 11, column 2 is lit
(assert (or lamp_5_2 lamp_6_2 lamp_7_2 lamp_8_2 lamp_9_2 lamp_10_2 lamp_11_2 lamp_11_3))
; the white cell at row 11, column 3 is lit
(assert (or lamp_11_2 lamp_11_3 lamp_12_3 lamp_13_3))
; the white cell at row 11, column 4 is lit
(assert (or lamp_11_2 lamp_11_3 lamp_12_4 lamp_13_4 lamp_14_4))
; the white cell at row 11, column 7 is lit
(assert (or lamp_10_7 lamp_11_7 lamp_11_8 lamp_11_9 lamp_12_7 lamp_13_7))
; the white cell at row 11, column 8 is lit
(assert (or lamp_10_8 lamp_11_7 lamp_11_8 lamp_11_9 lamp_12_8))
; the white cell at row 11, column 9 is lit
(assert (or lamp_11_7 lamp_11_8 lamp_11_9))
; the white cell at row 11, column 11 is lit
(assert (or lamp_8_11 lamp_9_11 lamp_10_11 lamp_11_11 lamp_11_12 lamp_11_13 lamp_11_14 lamp_11_15 lamp_11_16))
; the white cell at row 11, column 12 is lit
(assert (or lamp_7_12 lamp_8_12 lamp_9_12 lamp_10_12 lamp_11_11 lamp_11_12 lamp_11_13 lamp_11_14 lamp_11_15 lamp_11_16))
; the white cell at row 11, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_11 lamp_11_12 lamp_11_13 lamp_11_14 lamp_11_15 lamp_11_16 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 11, column 14 is lit
(assert (or lamp_3_14 lamp_4_14 lamp_5_14 lamp_6_14 lamp_7_14 lamp_8_14 lamp_9_14 lamp_10_14 lamp_11_11 lamp_11_12 lamp_11_13 lamp_11_14 lamp_11_15 lamp_11_16 lamp_12_14 lamp_13_14))
; the white cell at row 11, column 15 is lit
(assert (or lamp_11_11 lamp_11_12 lamp_11_13 lamp_11_14 lamp_11_15 lamp_11_16 lamp_12_15 lamp_13_15))
; the white cell at row 11, column 16 is lit
(assert (or lamp_9_16 lamp_10_16 lamp_11_11 lamp_11_12 lamp_11_13 lamp_11_14 lamp_11_15 lamp_11_16 lamp_12_16))
; the white cell at row 11, column 18 is lit
(assert (or lamp_7_18 lamp_8_18 lamp_9_18 lamp_10_18 lamp_11_18 lamp_11_19 lamp_11_20 lamp_11_21 lamp_12_18))
; the white cell at row 11, column 19 is lit
(assert (or lamp_10_19 lamp_11_18 lamp_11_19 lamp_11_20 lamp_11_21))
; the white cell at row 11, column 20 is lit
(assert (or lamp_6_20 lamp_7_20 lamp_8_20 lamp_9_20 lamp_10_20 lamp_11_18 lamp_11_19 lamp_11_20 lamp_11_21 lamp_12_20 lamp_13_20 lamp_14_20))
; the white cell at row 11, column 21 is lit
(assert (or lamp_11_18 lamp_11_19 lamp_11_20 lamp_11_21 lamp_12_21 lamp_13_21))
; the white cell at row 11, column 23 is lit
(assert (or lamp_2_23 lamp_3_23 lamp_4_23 lamp_5_23 lamp_6_23 lamp_7_23 lamp_8_23 lamp_9_23 lamp_10_23 lamp_11_23 lamp_11_24 lamp_11_25))
; the white cell at row 11, column 24 is lit
(assert (or lamp_5_24 lamp_7_24 lamp_8_24 lamp_9_24 lamp_10_24 lamp_11_23 lamp_11_24 lamp_11_25 lamp_12_24 lamp_13_24))
; the white cell at row 11, column 25 is lit
(assert (or lamp_11_23 lamp_11_24 lamp_11_25 lamp_12_25))
; the white cell at row 12, column 1 is lit
(assert lamp_12_1)
; the white cell at row 12, column 3 is lit
(assert (or lamp_11_3 lamp_12_3 lamp_12_4 lamp_12_5 lamp_12_6 lamp_12_7 lamp_12_8 lamp_13_3))
; the white cell at row 12, column 4 is lit
(assert (or lamp_12_3 lamp_12_4 lamp_12_5 lamp_12_6 lamp_12_7 lamp_12_8 lamp_13_4 lamp_14_4))
; the white cell at row 12, column 5 is lit
(assert (or lamp_12_3 lamp_12_4 lamp_12_5 lamp_12_6 lamp_12_7 lamp_12_8 lamp_13_5 lamp_14_5 lamp_15_5))
; the white cell at row 12, column 6 is lit
(assert (or lamp_12_3 lamp_12_4 lamp_12_5 lamp_12_6 lamp_12_7 lamp_12_8 lamp_13_6 lamp_14_6 lamp_15_6 lamp_16_6 lamp_17_6 lamp_18_6 lamp_19_6 lamp_20_6))
; the white cell at row 12, column 7 is lit
(assert (or lamp_10_7 lamp_11_7 lamp_12_3 lamp_12_4 lamp_12_5 lamp_12_6 lamp_12_7 lamp_12_8 lamp_13_7))
; the white cell at row 12, column 8 is lit
(assert (or lamp_10_8 lamp_11_8 lamp_12_3 lamp_12_4 lamp_12_5 lamp_12_6 lamp_12_7 lamp_12_8))
; the white cell at row 12, column 10 is lit
(assert lamp_12_10)
; the white cell at row 12, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_12_14 lamp_12_15 lamp_12_16 lamp_12_17 lamp_12_18 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 12, column 14 is lit
(assert (or lamp_3_14 lamp_4_14 lamp_5_14 lamp_6_14 lamp_7_14 lamp_8_14 lamp_9_14 lamp_10_14 lamp_11_14 lamp_12_13 lamp_12_14 lamp_12_15 lamp_12_16 lamp_12_17 lamp_12_18 lamp_13_14))
; the white cell at row 12, column 15 is lit
(assert (or lamp_11_15 lamp_12_13 lamp_12_14 lamp_12_15 lamp_12_16 lamp_12_17 lamp_12_18 lamp_13_15))
; the white cell at row 12, column 16 is lit
(assert (or lamp_9_16 lamp_10_16 lamp_11_16 lamp_12_13 lamp_12_14 lamp_12_15 lamp_12_16 lamp_12_17 lamp_12_18))
; the white cell at row 12, column 17 is lit
(assert (or lamp_12_13 lamp_12_14 lamp_12_15 lamp_12_16 lamp_12_17 lamp_12_18))
; the white cell at row 12, column 18 is lit
(assert (or lamp_7_18 lamp_8_18 lamp_9_18 lamp_10_18 lamp_11_18 lamp_12_13 lamp_12_14 lamp_12_15 lamp_12_16 lamp_12_17 lamp_12_18))
; the white cell at row 12, column 20 is lit
(assert (or lamp_6_20 lamp_7_20 lamp_8_20 lamp_9_20 lamp_10_20 lamp_11_20 lamp_12_20 lamp_12_21 lamp_12_22 lamp_13_20 lamp_14_20))
; the white cell at row 12, column 21 is lit
(assert (or lamp_11_21 lamp_12_20 lamp_12_21 lamp_12_22 lamp_13_21))
; the white cell at row 12, column 22 is lit
(assert (or lamp_12_20 lamp_12_21 lamp_12_22 lamp_13_22 lamp_14_22))
; the white cell at row 12, column 24 is lit
(assert (or lamp_5_24 lamp_7_24 lamp_8_24 lamp_9_24 lamp_10_24 lamp_11_24 lamp_12_24 lamp_12_25 lamp_13_24))
; the white cell at row 12, column 25 is lit
(assert (or lamp_11_25 lamp_12_24 lamp_12_25))
; the white cell at row 13, column 2 is lit
(assert (or lamp_13_2 lamp_13_3 lamp_13_4 lamp_13_5 lamp_13_6 lamp_13_7 lamp_14_2 lamp_15_2 lamp_17_2 lamp_18_2 lamp_19_2 lamp_21_2))
; the white cell at row 13, column 3 is lit
(assert (or lamp_11_3 lamp_12_3 lamp_13_2 lamp_13_3 lamp_13_4 lamp_13_5 lamp_13_6 lamp_13_7))
; the white cell at row 13, column 4 is lit
(assert (or lamp_12_4 lamp_13_2 lamp_13_3 lamp_13_4 lamp_13_5 lamp_13_6 lamp_13_7 lamp_14_4))
; the white cell at row 13, column 5 is lit
(assert (or lamp_12_5 lamp_13_2 lamp_13_3 lamp_13_4 lamp_13_5 lamp_13_6 lamp_13_7 lamp_14_5 lamp_15_5))
; the white cell at row 13, column 6 is lit
(assert (or lamp_12_6 lamp_13_2 lamp_13_3 lamp_13_4 lamp_13_5 lamp_13_6 lamp_13_7 lamp_14_6 lamp_15_6 lamp_16_6 lamp_17_6 lamp_18_6 lamp_19_6 lamp_20_6))
; the white cell at row 13, column 7 is lit
(assert (or lamp_10_7 lamp_11_7 lamp_12_7 lamp_13_2 lamp_13_3 lamp_13_4 lamp_13_5 lamp_13_6 lamp_13_7))
; the white cell at row 13, column 11 is lit
(assert (or lamp_13_11 lamp_13_12 lamp_13_13 lamp_13_14 lamp_13_15 lamp_14_11 lamp_15_11))
; the white cell at row 13, column 12 is lit
(assert (or lamp_13_11 lamp_13_12 lamp_13_13 lamp_13_14 lamp_13_15 lamp_14_12 lamp_15_12 lamp_16_12 lamp_17_12 lamp_18_12 lamp_19_12 lamp_20_12 lamp_21_12 lamp_22_12))
; the white cell at row 13, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_11 lamp_13_12 lamp_13_13 lamp_13_14 lamp_13_15 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 13, column 14 is lit
(assert (or lamp_3_14 lamp_4_14 lamp_5_14 lamp_6_14 lamp_7_14 lamp_8_14 lamp_9_14 lamp_10_14 lamp_11_14 lamp_12_14 lamp_13_11 lamp_13_12 lamp_13_13 lamp_13_14 lamp_13_15))
; the white cell at row 13, column 15 is lit
(assert (or lamp_11_15 lamp_12_15 lamp_13_11 lamp_13_12 lamp_13_13 lamp_13_14 lamp_13_15))
; the white cell at row 13, column 19 is lit
(assert (or lamp_13_19 lamp_13_20 lamp_13_21 lamp_13_22 lamp_13_23 lamp_13_24 lamp_14_19 lamp_15_19 lamp_16_19))
; the white cell at row 13, column 20 is lit
(assert (or lamp_6_20 lamp_7_20 lamp_8_20 lamp_9_20 lamp_10_20 lamp_11_20 lamp_12_20 lamp_13_19 lamp_13_20 lamp_13_21 lamp_13_22 lamp_13_23 lamp_13_24 lamp_14_20))
; the white cell at row 13, column 21 is lit
(assert (or lamp_11_21 lamp_12_21 lamp_13_19 lamp_13_20 lamp_13_21 lamp_13_22 lamp_13_23 lamp_13_24))
; the white cell at row 13, column 22 is lit
(assert (or lamp_12_22 lamp_13_19 lamp_13_20 lamp_13_21 lamp_13_22 lamp_13_23 lamp_13_24 lamp_14_22))
; the white cell at row 13, column 23 is lit
(assert (or lamp_13_19 lamp_13_20 lamp_13_21 lamp_13_22 lamp_13_23 lamp_13_24 lamp_14_23 lamp_15_23))
; the white cell at row 13, column 24 is lit
(assert (or lamp_5_24 lamp_7_24 lamp_8_24 lamp_9_24 lamp_10_24 lamp_11_24 lamp_12_24 lamp_13_19 lamp_13_20 lamp_13_21 lamp_13_22 lamp_13_23 lamp_13_24))
; the white cell at row 14, column 1 is lit
(assert (or lamp_14_1 lamp_14_2))
; the white cell at row 14, column 2 is lit
(assert (or lamp_13_2 lamp_14_1 lamp_14_2 lamp_15_2 lamp_17_2 lamp_18_2 lamp_19_2 lamp_21_2))
; the white cell at row 14, column 4 is lit
(assert (or lamp_12_4 lamp_13_4 lamp_14_4 lamp_14_5 lamp_14_6))
; the white cell at row 14, column 5 is lit
(assert (or lamp_12_5 lamp_13_5 lamp_14_4 lamp_14_5 lamp_14_6 lamp_15_5))
; the white cell at row 14, column 6 is lit
(assert (or lamp_12_6 lamp_13_6 lamp_14_4 lamp_14_5 lamp_14_6 lamp_15_6 lamp_16_6 lamp_17_6 lamp_18_6 lamp_19_6 lamp_20_6))
; the white cell at row 14, column 8 is lit
(assert (or lamp_14_8 lamp_14_10 lamp_14_11 lamp_14_12 lamp_14_13 lamp_17_8 lamp_18_8 lamp_19_8))
; the white cell at row 14, column 9 is lit
(assert (or lamp_14_8 lamp_14_10 lamp_14_11 lamp_14_12 lamp_14_13))
; the white cell at row 14, column 10 is lit
(assert (or lamp_14_8 lamp_14_10 lamp_14_11 lamp_14_12 lamp_14_13 lamp_17_10))
; the white cell at row 14, column 11 is lit
(assert (or lamp_13_11 lamp_14_8 lamp_14_10 lamp_14_11 lamp_14_12 lamp_14_13 lamp_15_11))
; the white cell at row 14, column 12 is lit
(assert (or lamp_13_12 lamp_14_8 lamp_14_10 lamp_14_11 lamp_14_12 lamp_14_13 lamp_15_12 lamp_16_12 lamp_17_12 lamp_18_12 lamp_19_12 lamp_20_12 lamp_21_12 lamp_22_12))
; the white cell at row 14, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_8 lamp_14_10 lamp_14_11 lamp_14_12 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 14, column 16 is lit
(assert lamp_14_16)
; the white cell at row 14, column 18 is lit
(assert (or lamp_14_18 lamp_14_19 lamp_14_20 lamp_14_22 lamp_14_23 lamp_15_18 lamp_16_18))
; the white cell at row 14, column 19 is lit
(assert (or lamp_13_19 lamp_14_18 lamp_14_19 lamp_14_20 lamp_14_22 lamp_14_23 lamp_15_19 lamp_16_19))
; the white cell at row 14, column 20 is lit
(assert (or lamp_6_20 lamp_7_20 lamp_8_20 lamp_9_20 lamp_10_20 lamp_11_20 lamp_12_20 lamp_13_20 lamp_14_18 lamp_14_19 lamp_14_20 lamp_14_22 lamp_14_23))
; the white cell at row 14, column 21 is lit
(assert (or lamp_11_21 lamp_12_21 lamp_13_21 lamp_14_18 lamp_14_19 lamp_14_20 lamp_14_22 lamp_14_23))
; the white cell at row 14, column 22 is lit
(assert (or lamp_12_22 lamp_13_22 lamp_14_18 lamp_14_19 lamp_14_20 lamp_14_22 lamp_14_23))
; the white cell at row 14, column 23 is lit
(assert (or lamp_13_23 lamp_14_18 lamp_14_19 lamp_14_20 lamp_14_22 lamp_14_23 lamp_15_23))
; the white cell at row 14, column 25 is lit
(assert lamp_14_25)
; the white cell at row 15, column 1 is lit
(assert (or lamp_14_1 lamp_15_2 lamp_15_3))
; the white cell at row 15, column 2 is lit
(assert (or lamp_13_2 lamp_14_2 lamp_15_2 lamp_15_3 lamp_17_2 lamp_18_2 lamp_19_2 lamp_21_2))
; the white cell at row 15, column 3 is lit
(assert (or lamp_15_2 lamp_15_3 lamp_16_3 lamp_17_3 lamp_18_3 lamp_19_3 lamp_20_3 lamp_21_3 lamp_22_3 lamp_23_3))
; the white cell at row 15, column 5 is lit
(assert (or lamp_12_5 lamp_13_5 lamp_14_5 lamp_15_5 lamp_15_6 lamp_15_7))
; the white cell at row 15, column 6 is lit
(assert (or lamp_12_6 lamp_13_6 lamp_14_6 lamp_15_5 lamp_15_6 lamp_15_7 lamp_16_6 lamp_17_6 lamp_18_6 lamp_19_6 lamp_20_6))
; the white cell at row 15, column 7 is lit
(assert (or lamp_15_5 lamp_15_6 lamp_15_7 lamp_16_7))
; the white cell at row 15, column 8 is lit
(assert (or lamp_14_8 lamp_15_5 lamp_15_6 lamp_15_7 lamp_17_8 lamp_18_8 lamp_19_8))
; the white cell at row 15, column 10 is lit
(assert (or lamp_14_10 lamp_15_11 lamp_15_12 lamp_15_13 lamp_15_14 lamp_15_15 lamp_17_10))
; the white cell at row 15, column 11 is lit
(assert (or lamp_13_11 lamp_14_11 lamp_15_11 lamp_15_12 lamp_15_13 lamp_15_14 lamp_15_15))
; the white cell at row 15, column 12 is lit
(assert (or lamp_13_12 lamp_14_12 lamp_15_11 lamp_15_12 lamp_15_13 lamp_15_14 lamp_15_15 lamp_16_12 lamp_17_12 lamp_18_12 lamp_19_12 lamp_20_12 lamp_21_12 lamp_22_12))
; the white cell at row 15, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_11 lamp_15_12 lamp_15_13 lamp_15_14 lamp_15_15 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 15, column 14 is lit
(assert (or lamp_15_11 lamp_15_12 lamp_15_13 lamp_15_14 lamp_15_15 lamp_16_14 lamp_17_14 lamp_18_14 lamp_19_14))
; the white cell at row 15, column 15 is lit
(assert (or lamp_15_11 lamp_15_12 lamp_15_13 lamp_15_14 lamp_15_15 lamp_16_15 lamp_17_15 lamp_18_15))
; the white cell at row 15, column 17 is lit
(assert (or lamp_15_17 lamp_15_18 lamp_15_19))
; the white cell at row 15, column 18 is lit
(assert (or lamp_14_18 lamp_15_17 lamp_15_18 lamp_15_19 lamp_16_18))
; the white cell at row 15, column 19 is lit
(assert (or lamp_13_19 lamp_14_19 lamp_15_17 lamp_15_18 lamp_15_19 lamp_16_19))
; the white cell at row 15, column 22 is lit
(assert (or lamp_12_22 lamp_13_22 lamp_14_22 lamp_15_23 lamp_15_24))
; the white cell at row 15, column 23 is lit
(assert (or lamp_13_23 lamp_14_23 lamp_15_23 lamp_15_24))
; the white cell at row 15, column 24 is lit
(assert (or lamp_15_23 lamp_15_24 lamp_16_24 lamp_18_24 lamp_20_24))
; the white cell at row 16, column 2 is lit
(assert (or lamp_13_2 lamp_14_2 lamp_15_2 lamp_16_3 lamp_16_4 lamp_17_2 lamp_18_2 lamp_19_2 lamp_21_2))
; the white cell at row 16, column 3 is lit
(assert (or lamp_15_3 lamp_16_3 lamp_16_4 lamp_17_3 lamp_18_3 lamp_19_3 lamp_20_3 lamp_21_3 lamp_22_3 lamp_23_3))
; the white cell at row 16, column 4 is lit
(assert (or lamp_16_3 lamp_16_4 lamp_17_4 lamp_18_4 lamp_19_4 lamp_20_4))
; the white cell at row 16, column 6 is lit
(assert (or lamp_12_6 lamp_13_6 lamp_14_6 lamp_15_6 lamp_16_6 lamp_16_7 lamp_17_6 lamp_18_6 lamp_19_6 lamp_20_6))
; the white cell at row 16, column 7 is lit
(assert (or lamp_15_7 lamp_16_6 lamp_16_7))
; the white cell at row 16, column 8 is lit
(assert (or lamp_14_8 lamp_16_6 lamp_16_7 lamp_17_8 lamp_18_8 lamp_19_8))
; the white cell at row 16, column 10 is lit
(assert (or lamp_14_10 lamp_17_10))
; the white cell at row 16, column 12 is lit
(assert (or lamp_13_12 lamp_14_12 lamp_15_12 lamp_16_12 lamp_16_13 lamp_16_14 lamp_16_15 lamp_16_16 lamp_17_12 lamp_18_12 lamp_19_12 lamp_20_12 lamp_21_12 lamp_22_12))
; the white cell at row 16, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_12 lamp_16_13 lamp_16_14 lamp_16_15 lamp_16_16 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 16, column 14 is lit
(assert (or lamp_15_14 lamp_16_12 lamp_16_13 lamp_16_14 lamp_16_15 lamp_16_16 lamp_17_14 lamp_18_14 lamp_19_14))
; the white cell at row 16, column 15 is lit
(assert (or lamp_15_15 lamp_16_12 lamp_16_13 lamp_16_14 lamp_16_15 lamp_16_16 lamp_17_15 lamp_18_15))
; the white cell at row 16, column 16 is lit
(assert (or lamp_16_12 lamp_16_13 lamp_16_14 lamp_16_15 lamp_16_16 lamp_17_16))
; the white cell at row 16, column 18 is lit
(assert (or lamp_14_18 lamp_15_18 lamp_16_18 lamp_16_19 lamp_16_20))
; the white cell at row 16, column 19 is lit
(assert (or lamp_13_19 lamp_14_19 lamp_15_19 lamp_16_18 lamp_16_19 lamp_16_20))
; the white cell at row 16, column 20 is lit
(assert (or lamp_16_18 lamp_16_19 lamp_16_20 lamp_17_20))
; the white cell at row 16, column 21 is lit
(assert (or lamp_16_18 lamp_16_19 lamp_16_20 lamp_17_21 lamp_18_21 lamp_19_21 lamp_20_21))
; the white cell at row 16, column 23 is lit
(assert (or lamp_13_23 lamp_14_23 lamp_15_23 lamp_16_24 lamp_16_25))
; the white cell at row 16, column 24 is lit
(assert (or lamp_15_24 lamp_16_24 lamp_16_25 lamp_18_24 lamp_20_24))
; the white cell at row 16, column 25 is lit
(assert (or lamp_16_24 lamp_16_25 lamp_17_25))
; the white cell at row 17, column 2 is lit
(assert (or lamp_13_2 lamp_14_2 lamp_15_2 lamp_17_2 lamp_17_3 lamp_17_4 lamp_17_5 lamp_17_6 lamp_18_2 lamp_19_2 lamp_21_2))
; the white cell at row 17, column 3 is lit
(assert (or lamp_15_3 lamp_16_3 lamp_17_2 lamp_17_3 lamp_17_4 lamp_17_5 lamp_17_6 lamp_18_3 lamp_19_3 lamp_20_3 lamp_21_3 lamp_22_3 lamp_23_3))
; the white cell at row 17, column 4 is lit
(assert (or lamp_16_4 lamp_17_2 lamp_17_3 lamp_17_4 lamp_17_5 lamp_17_6 lamp_18_4 lamp_19_4 lamp_20_4))
; the white cell at row 17, column 5 is lit
(assert (or lamp_17_2 lamp_17_3 lamp_17_4 lamp_17_5 lamp_17_6))
; the white cell at row 17, column 6 is lit
(assert (or lamp_12_6 lamp_13_6 lamp_14_6 lamp_15_6 lamp_16_6 lamp_17_2 lamp_17_3 lamp_17_4 lamp_17_5 lamp_17_6 lamp_18_6 lamp_19_6 lamp_20_6))
; the white cell at row 17, column 8 is lit
(assert (or lamp_14_8 lamp_17_8 lamp_17_10 lamp_17_11 lamp_17_12 lamp_17_13 lamp_17_14 lamp_17_15 lamp_17_16 lamp_17_17 lamp_18_8 lamp_19_8))
; the white cell at row 17, column 9 is lit
(assert (or lamp_17_8 lamp_17_10 lamp_17_11 lamp_17_12 lamp_17_13 lamp_17_14 lamp_17_15 lamp_17_16 lamp_17_17 lamp_18_9 lamp_19_9 lamp_20_9))
; the white cell at row 17, column 10 is lit
(assert (or lamp_14_10 lamp_17_8 lamp_17_10 lamp_17_11 lamp_17_12 lamp_17_13 lamp_17_14 lamp_17_15 lamp_17_16 lamp_17_17))
; the white cell at row 17, column 11 is lit
(assert (or lamp_17_8 lamp_17_10 lamp_17_11 lamp_17_12 lamp_17_13 lamp_17_14 lamp_17_15 lamp_17_16 lamp_17_17 lamp_18_11))
; the white cell at row 17, column 12 is lit
(assert (or lamp_13_12 lamp_14_12 lamp_15_12 lamp_16_12 lamp_17_8 lamp_17_10 lamp_17_11 lamp_17_12 lamp_17_13 lamp_17_14 lamp_17_15 lamp_17_16 lamp_17_17 lamp_18_12 lamp_19_12 lamp_20_12 lamp_21_12 lamp_22_12))
; the white cell at row 17, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_8 lamp_17_10 lamp_17_11 lamp_17_12 lamp_17_13 lamp_17_14 lamp_17_15 lamp_17_16 lamp_17_17 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 17, column 14 is lit
(assert (or lamp_15_14 lamp_16_14 lamp_17_8 lamp_17_10 lamp_17_11 lamp_17_12 lamp_17_13 lamp_17_14 lamp_17_15 lamp_17_16 lamp_17_17 lamp_18_14 lamp_19_14))
; the white cell at row 17, column 15 is lit
(assert (or lamp_15_15 lamp_16_15 lamp_17_8 lamp_17_10 lamp_17_11 lamp_17_12 lamp_17_13 lamp_17_14 lamp_17_15 lamp_17_16 lamp_17_17 lamp_18_15))
; the white cell at row 17, column 16 is lit
(assert (or lamp_16_16 lamp_17_8 lamp_17_10 lamp_17_11 lamp_17_12 lamp_17_13 lamp_17_14 lamp_17_15 lamp_17_16 lamp_17_17))
; the white cell at row 17, column 17 is lit
(assert (or lamp_17_8 lamp_17_10 lamp_17_11 lamp_17_12 lamp_17_13 lamp_17_14 lamp_17_15 lamp_17_16 lamp_17_17 lamp_18_17 lamp_19_17 lamp_21_17))
; the white cell at row 17, column 20 is lit
(assert (or lamp_16_20 lamp_17_20 lamp_17_21))
; the white cell at row 17, column 21 is lit
(assert (or lamp_17_20 lamp_17_21 lamp_18_21 lamp_19_21 lamp_20_21))
; the white cell at row 17, column 22 is lit
(assert (or lamp_17_20 lamp_17_21))
; the white cell at row 17, column 24 is lit
(assert (or lamp_15_24 lamp_16_24 lamp_17_25 lamp_18_24 lamp_20_24))
; the white cell at row 17, column 25 is lit
(assert (or lamp_16_25 lamp_17_25))
; the white cell at row 18, column 1 is lit
(assert (or lamp_18_1 lamp_18_2 lamp_18_3 lamp_18_4))
; the white cell at row 18, column 2 is lit
(assert (or lamp_13_2 lamp_14_2 lamp_15_2 lamp_17_2 lamp_18_1 lamp_18_2 lamp_18_3 lamp_18_4 lamp_19_2 lamp_21_2))
; the white cell at row 18, column 3 is lit
(assert (or lamp_15_3 lamp_16_3 lamp_17_3 lamp_18_1 lamp_18_2 lamp_18_3 lamp_18_4 lamp_19_3 lamp_20_3 lamp_21_3 lamp_22_3 lamp_23_3))
; the white cell at row 18, column 4 is lit
(assert (or lamp_16_4 lamp_17_4 lamp_18_1 lamp_18_2 lamp_18_3 lamp_18_4 lamp_19_4 lamp_20_4))
; the white cell at row 18, column 6 is lit
(assert (or lamp_12_6 lamp_13_6 lamp_14_6 lamp_15_6 lamp_16_6 lamp_17_6 lamp_18_6 lamp_18_7 lamp_18_8 lamp_18_9 lamp_19_6 lamp_20_6))
; the white cell at row 18, column 7 is lit
(assert (or lamp_18_6 lamp_18_7 lamp_18_8 lamp_18_9 lamp_19_7 lamp_20_7 lamp_21_7 lamp_22_7 lamp_23_7 lamp_24_7))
; the white cell at row 18, column 8 is lit
(assert (or lamp_14_8 lamp_17_8 lamp_18_6 lamp_18_7 lamp_18_8 lamp_18_9 lamp_19_8))
; the white cell at row 18, column 9 is lit
(assert (or lamp_18_6 lamp_18_7 lamp_18_8 lamp_18_9 lamp_19_9 lamp_20_9))
; the white cell at row 18, column 11 is lit
(assert (or lamp_17_11 lamp_18_11 lamp_18_12 lamp_18_13 lamp_18_14 lamp_18_15))
; the white cell at row 18, column 12 is lit
(assert (or lamp_13_12 lamp_14_12 lamp_15_12 lamp_16_12 lamp_17_12 lamp_18_11 lamp_18_12 lamp_18_13 lamp_18_14 lamp_18_15 lamp_19_12 lamp_20_12 lamp_21_12 lamp_22_12))
; the white cell at row 18, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_11 lamp_18_12 lamp_18_13 lamp_18_14 lamp_18_15 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 18, column 14 is lit
(assert (or lamp_15_14 lamp_16_14 lamp_17_14 lamp_18_11 lamp_18_12 lamp_18_13 lamp_18_14 lamp_18_15 lamp_19_14))
; the white cell at row 18, column 15 is lit
(assert (or lamp_15_15 lamp_16_15 lamp_17_15 lamp_18_11 lamp_18_12 lamp_18_13 lamp_18_14 lamp_18_15))
; the white cell at row 18, column 17 is lit
(assert (or lamp_17_17 lamp_18_17 lamp_18_18 lamp_18_19 lamp_19_17 lamp_21_17))
; the white cell at row 18, column 18 is lit
(assert (or lamp_18_17 lamp_18_18 lamp_18_19 lamp_19_18))
; the white cell at row 18, column 19 is lit
(assert (or lamp_18_17 lamp_18_18 lamp_18_19 lamp_19_19 lamp_20_19 lamp_21_19 lamp_22_19 lamp_23_19 lamp_24_19 lamp_25_19))
; the white cell at row 18, column 21 is lit
(assert (or lamp_17_21 lamp_18_21 lamp_19_21 lamp_20_21))
; the white cell at row 18, column 23 is lit
(assert lamp_18_24)
; the white cell at row 18, column 24 is lit
(assert (or lamp_15_24 lamp_16_24 lamp_18_24 lamp_20_24))
; the white cell at row 18, column 25 is lit
(assert (or lamp_16_25 lamp_17_25 lamp_18_24))
; the white cell at row 19, column 1 is lit
(assert (or lamp_18_1 lamp_19_2 lamp_19_3 lamp_19_4 lamp_19_5 lamp_19_6 lamp_19_7 lamp_19_8 lamp_19_9 lamp_19_10))
; the white cell at row 19, column 2 is lit
(assert (or lamp_13_2 lamp_14_2 lamp_15_2 lamp_17_2 lamp_18_2 lamp_19_2 lamp_19_3 lamp_19_4 lamp_19_5 lamp_19_6 lamp_19_7 lamp_19_8 lamp_19_9 lamp_19_10 lamp_21_2))
; the white cell at row 19, column 3 is lit
(assert (or lamp_15_3 lamp_16_3 lamp_17_3 lamp_18_3 lamp_19_2 lamp_19_3 lamp_19_4 lamp_19_5 lamp_19_6 lamp_19_7 lamp_19_8 lamp_19_9 lamp_19_10 lamp_20_3 lamp_21_3 lamp_22_3 lamp_23_3))
; the white cell at row 19, column 4 is lit
(assert (or lamp_16_4 lamp_17_4 lamp_18_4 lamp_19_2 lamp_19_3 lamp_19_4 lamp_19_5 lamp_19_6 lamp_19_7 lamp_19_8 lamp_19_9 lamp_19_10 lamp_20_4))
; the white cell at row 19, column 5 is lit
(assert (or lamp_19_2 lamp_19_3 lamp_19_4 lamp_19_5 lamp_19_6 lamp_19_7 lamp_19_8 lamp_19_9 lamp_19_10 lamp_20_5 lamp_21_5 lamp_22_5 lamp_23_5 lamp_24_5))
; the white cell at row 19, column 6 is lit
(assert (or lamp_12_6 lamp_13_6 lamp_14_6 lamp_15_6 lamp_16_6 lamp_17_6 lamp_18_6 lamp_19_2 lamp_19_3 lamp_19_4 lamp_19_5 lamp_19_6 lamp_19_7 lamp_19_8 lamp_19_9 lamp_19_10 lamp_20_6))
; the white cell at row 19, column 7 is lit
(assert (or lamp_18_7 lamp_19_2 lamp_19_3 lamp_19_4 lamp_19_5 lamp_19_6 lamp_19_7 lamp_19_8 lamp_19_9 lamp_19_10 lamp_20_7 lamp_21_7 lamp_22_7 lamp_23_7 lamp_24_7))
; the white cell at row 19, column 8 is lit
(assert (or lamp_14_8 lamp_17_8 lamp_18_8 lamp_19_2 lamp_19_3 lamp_19_4 lamp_19_5 lamp_19_6 lamp_19_7 lamp_19_8 lamp_19_9 lamp_19_10))
; the white cell at row 19, column 9 is lit
(assert (or lamp_18_9 lamp_19_2 lamp_19_3 lamp_19_4 lamp_19_5 lamp_19_6 lamp_19_7 lamp_19_8 lamp_19_9 lamp_19_10 lamp_20_9))
; the white cell at row 19, column 10 is lit
(assert (or lamp_19_2 lamp_19_3 lamp_19_4 lamp_19_5 lamp_19_6 lamp_19_7 lamp_19_8 lamp_19_9 lamp_19_10))
; the white cell at row 19, column 12 is lit
(assert (or lamp_13_12 lamp_14_12 lamp_15_12 lamp_16_12 lamp_17_12 lamp_18_12 lamp_19_12 lamp_19_13 lamp_19_14 lamp_20_12 lamp_21_12 lamp_22_12))
; the white cell at row 19, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_12 lamp_19_13 lamp_19_14 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 19, column 14 is lit
(assert (or lamp_15_14 lamp_16_14 lamp_17_14 lamp_18_14 lamp_19_12 lamp_19_13 lamp_19_14))
; the white cell at row 19, column 16 is lit
(assert (or lamp_19_17 lamp_19_18 lamp_19_19))
; the white cell at row 19, column 17 is lit
(assert (or lamp_17_17 lamp_18_17 lamp_19_17 lamp_19_18 lamp_19_19 lamp_21_17))
; the white cell at row 19, column 18 is lit
(assert (or lamp_18_18 lamp_19_17 lamp_19_18 lamp_19_19))
; the white cell at row 19, column 19 is lit
(assert (or lamp_18_19 lamp_19_17 lamp_19_18 lamp_19_19 lamp_20_19 lamp_21_19 lamp_22_19 lamp_23_19 lamp_24_19 lamp_25_19))
; the white cell at row 19, column 21 is lit
(assert (or lamp_17_21 lamp_18_21 lamp_19_21 lamp_19_22 lamp_20_21))
; the white cell at row 19, column 22 is lit
(assert (or lamp_19_21 lamp_19_22 lamp_20_22 lamp_22_22 lamp_23_22))
; the white cell at row 19, column 24 is lit
(assert (or lamp_15_24 lamp_16_24 lamp_18_24 lamp_20_24))
; the white cell at row 20, column 2 is lit
(assert (or lamp_13_2 lamp_14_2 lamp_15_2 lamp_17_2 lamp_18_2 lamp_19_2 lamp_20_3 lamp_20_4 lamp_20_5 lamp_20_6 lamp_20_7 lamp_21_2))
; the white cell at row 20, column 3 is lit
(assert (or lamp_15_3 lamp_16_3 lamp_17_3 lamp_18_3 lamp_19_3 lamp_20_3 lamp_20_4 lamp_20_5 lamp_20_6 lamp_20_7 lamp_21_3 lamp_22_3 lamp_23_3))
; the white cell at row 20, column 4 is lit
(assert (or lamp_16_4 lamp_17_4 lamp_18_4 lamp_19_4 lamp_20_3 lamp_20_4 lamp_20_5 lamp_20_6 lamp_20_7))
; the white cell at row 20, column 5 is lit
(assert (or lamp_19_5 lamp_20_3 lamp_20_4 lamp_20_5 lamp_20_6 lamp_20_7 lamp_21_5 lamp_22_5 lamp_23_5 lamp_24_5))
; the white cell at row 20, column 6 is lit
(assert (or lamp_12_6 lamp_13_6 lamp_14_6 lamp_15_6 lamp_16_6 lamp_17_6 lamp_18_6 lamp_19_6 lamp_20_3 lamp_20_4 lamp_20_5 lamp_20_6 lamp_20_7))
; the white cell at row 20, column 7 is lit
(assert (or lamp_18_7 lamp_19_7 lamp_20_3 lamp_20_4 lamp_20_5 lamp_20_6 lamp_20_7 lamp_21_7 lamp_22_7 lamp_23_7 lamp_24_7))
; the white cell at row 20, column 9 is lit
(assert (or lamp_18_9 lamp_19_9 lamp_20_9))
; the white cell at row 20, column 11 is lit
(assert (or lamp_20_11 lamp_20_12 lamp_20_13 lamp_21_11))
; the white cell at row 20, column 12 is lit
(assert (or lamp_13_12 lamp_14_12 lamp_15_12 lamp_16_12 lamp_17_12 lamp_18_12 lamp_19_12 lamp_20_11 lamp_20_12 lamp_20_13 lamp_21_12 lamp_22_12))
; the white cell at row 20, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_11 lamp_20_12 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 20, column 15 is lit
(assert (or lamp_21_15 lamp_22_15 lamp_23_15 lamp_24_15 lamp_25_15))
; the white cell at row 20, column 17 is lit
(assert (or lamp_17_17 lamp_18_17 lamp_19_17 lamp_21_17))
; the white cell at row 20, column 19 is lit
(assert (or lamp_18_19 lamp_19_19 lamp_20_19 lamp_20_20 lamp_20_21 lamp_20_22 lamp_20_24 lamp_21_19 lamp_22_19 lamp_23_19 lamp_24_19 lamp_25_19))
; the white cell at row 20, column 20 is lit
(assert (or lamp_20_19 lamp_20_20 lamp_20_21 lamp_20_22 lamp_20_24 lamp_21_20 lamp_22_20 lamp_23_20 lamp_24_20 lamp_25_20))
; the white cell at row 20, column 21 is lit
(assert (or lamp_17_21 lamp_18_21 lamp_19_21 lamp_20_19 lamp_20_20 lamp_20_21 lamp_20_22 lamp_20_24))
; the white cell at row 20, column 22 is lit
(assert (or lamp_19_22 lamp_20_19 lamp_20_20 lamp_20_21 lamp_20_22 lamp_20_24 lamp_22_22 lamp_23_22))
; the white cell at row 20, column 23 is lit
(assert (or lamp_20_19 lamp_20_20 lamp_20_21 lamp_20_22 lamp_20_24))
; the white cell at row 20, column 24 is lit
(assert (or lamp_15_24 lamp_16_24 lamp_18_24 lamp_20_19 lamp_20_20 lamp_20_21 lamp_20_22 lamp_20_24))
; the white cell at row 20, column 25 is lit
(assert (or lamp_20_19 lamp_20_20 lamp_20_21 lamp_20_22 lamp_20_24 lamp_21_25 lamp_22_25))
; the white cell at row 21, column 1 is lit
(assert (or lamp_21_2 lamp_21_3 lamp_22_1 lamp_23_1 lamp_24_1 lamp_25_1))
; the white cell at row 21, column 2 is lit
(assert (or lamp_13_2 lamp_14_2 lamp_15_2 lamp_17_2 lamp_18_2 lamp_19_2 lamp_21_2 lamp_21_3))
; the white cell at row 21, column 3 is lit
(assert (or lamp_15_3 lamp_16_3 lamp_17_3 lamp_18_3 lamp_19_3 lamp_20_3 lamp_21_2 lamp_21_3 lamp_22_3 lamp_23_3))
; the white cell at row 21, column 5 is lit
(assert (or lamp_19_5 lamp_20_5 lamp_21_5 lamp_22_5 lamp_23_5 lamp_24_5))
; the white cell at row 21, column 7 is lit
(assert (or lamp_18_7 lamp_19_7 lamp_20_7 lamp_21_7 lamp_21_8 lamp_22_7 lamp_23_7 lamp_24_7))
; the white cell at row 21, column 8 is lit
(assert (or lamp_21_7 lamp_21_8 lamp_22_8))
; the white cell at row 21, column 10 is lit
(assert (or lamp_21_10 lamp_21_11 lamp_21_12 lamp_21_13 lamp_21_14 lamp_21_15 lamp_22_10 lamp_25_10))
; the white cell at row 21, column 11 is lit
(assert (or lamp_20_11 lamp_21_10 lamp_21_11 lamp_21_12 lamp_21_13 lamp_21_14 lamp_21_15))
; the white cell at row 21, column 12 is lit
(assert (or lamp_13_12 lamp_14_12 lamp_15_12 lamp_16_12 lamp_17_12 lamp_18_12 lamp_19_12 lamp_20_12 lamp_21_10 lamp_21_11 lamp_21_12 lamp_21_13 lamp_21_14 lamp_21_15 lamp_22_12))
; the white cell at row 21, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_10 lamp_21_11 lamp_21_12 lamp_21_13 lamp_21_14 lamp_21_15 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 21, column 14 is lit
(assert (or lamp_21_10 lamp_21_11 lamp_21_12 lamp_21_13 lamp_21_14 lamp_21_15))
; the white cell at row 21, column 15 is lit
(assert (or lamp_21_10 lamp_21_11 lamp_21_12 lamp_21_13 lamp_21_14 lamp_21_15 lamp_22_15 lamp_23_15 lamp_24_15 lamp_25_15))
; the white cell at row 21, column 17 is lit
(assert (or lamp_17_17 lamp_18_17 lamp_19_17 lamp_21_17))
; the white cell at row 21, column 19 is lit
(assert (or lamp_18_19 lamp_19_19 lamp_20_19 lamp_21_19 lamp_21_20 lamp_22_19 lamp_23_19 lamp_24_19 lamp_25_19))
; the white cell at row 21, column 20 is lit
(assert (or lamp_20_20 lamp_21_19 lamp_21_20 lamp_22_20 lamp_23_20 lamp_24_20 lamp_25_20))
; the white cell at row 21, column 22 is lit
(assert (or lamp_19_22 lamp_20_22 lamp_22_22 lamp_23_22))
; the white cell at row 21, column 24 is lit
(assert (or lamp_15_24 lamp_16_24 lamp_18_24 lamp_20_24 lamp_21_25))
; the white cell at row 21, column 25 is lit
(assert (or lamp_21_25 lamp_22_25))
; the white cell at row 22, column 1 is lit
(assert (or lamp_22_1 lamp_23_1 lamp_24_1 lamp_25_1))
; the white cell at row 22, column 3 is lit
(assert (or lamp_15_3 lamp_16_3 lamp_17_3 lamp_18_3 lamp_19_3 lamp_20_3 lamp_21_3 lamp_22_3 lamp_22_4 lamp_22_5 lamp_22_6 lamp_22_7 lamp_22_8 lamp_22_9 lamp_22_10 lamp_22_12 lamp_22_13 lamp_23_3))
; the white cell at row 22, column 4 is lit
(assert (or lamp_22_3 lamp_22_4 lamp_22_5 lamp_22_6 lamp_22_7 lamp_22_8 lamp_22_9 lamp_22_10 lamp_22_12 lamp_22_13 lamp_23_4 lamp_24_4))
; the white cell at row 22, column 5 is lit
(assert (or lamp_19_5 lamp_20_5 lamp_21_5 lamp_22_3 lamp_22_4 lamp_22_5 lamp_22_6 lamp_22_7 lamp_22_8 lamp_22_9 lamp_22_10 lamp_22_12 lamp_22_13 lamp_23_5 lamp_24_5))
; the white cell at row 22, column 6 is lit
(assert (or lamp_22_3 lamp_22_4 lamp_22_5 lamp_22_6 lamp_22_7 lamp_22_8 lamp_22_9 lamp_22_10 lamp_22_12 lamp_22_13))
; the white cell at row 22, column 7 is lit
(assert (or lamp_18_7 lamp_19_7 lamp_20_7 lamp_21_7 lamp_22_3 lamp_22_4 lamp_22_5 lamp_22_6 lamp_22_7 lamp_22_8 lamp_22_9 lamp_22_10 lamp_22_12 lamp_22_13 lamp_23_7 lamp_24_7))
; the white cell at row 22, column 8 is lit
(assert (or lamp_21_8 lamp_22_3 lamp_22_4 lamp_22_5 lamp_22_6 lamp_22_7 lamp_22_8 lamp_22_9 lamp_22_10 lamp_22_12 lamp_22_13))
; the white cell at row 22, column 9 is lit
(assert (or lamp_22_3 lamp_22_4 lamp_22_5 lamp_22_6 lamp_22_7 lamp_22_8 lamp_22_9 lamp_22_10 lamp_22_12 lamp_22_13 lamp_23_9 lamp_24_9))
; the white cell at row 22, column 10 is lit
(assert (or lamp_21_10 lamp_22_3 lamp_22_4 lamp_22_5 lamp_22_6 lamp_22_7 lamp_22_8 lamp_22_9 lamp_22_10 lamp_22_12 lamp_22_13 lamp_25_10))
; the white cell at row 22, column 11 is lit
(assert (or lamp_20_11 lamp_21_11 lamp_22_3 lamp_22_4 lamp_22_5 lamp_22_6 lamp_22_7 lamp_22_8 lamp_22_9 lamp_22_10 lamp_22_12 lamp_22_13))
; the white cell at row 22, column 12 is lit
(assert (or lamp_13_12 lamp_14_12 lamp_15_12 lamp_16_12 lamp_17_12 lamp_18_12 lamp_19_12 lamp_20_12 lamp_21_12 lamp_22_3 lamp_22_4 lamp_22_5 lamp_22_6 lamp_22_7 lamp_22_8 lamp_22_9 lamp_22_10 lamp_22_12 lamp_22_13))
; the white cell at row 22, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_3 lamp_22_4 lamp_22_5 lamp_22_6 lamp_22_7 lamp_22_8 lamp_22_9 lamp_22_10 lamp_22_12 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_13))
; the white cell at row 22, column 15 is lit
(assert (or lamp_21_15 lamp_22_15 lamp_22_16 lamp_23_15 lamp_24_15 lamp_25_15))
; the white cell at row 22, column 16 is lit
(assert (or lamp_22_15 lamp_22_16))
; the white cell at row 22, column 18 is lit
(assert (or lamp_22_18 lamp_22_19 lamp_22_20 lamp_22_21 lamp_22_22 lamp_23_18))
; the white cell at row 22, column 19 is lit
(assert (or lamp_18_19 lamp_19_19 lamp_20_19 lamp_21_19 lamp_22_18 lamp_22_19 lamp_22_20 lamp_22_21 lamp_22_22 lamp_23_19 lamp_24_19 lamp_25_19))
; the white cell at row 22, column 20 is lit
(assert (or lamp_20_20 lamp_21_20 lamp_22_18 lamp_22_19 lamp_22_20 lamp_22_21 lamp_22_22 lamp_23_20 lamp_24_20 lamp_25_20))
; the white cell at row 22, column 21 is lit
(assert (or lamp_22_18 lamp_22_19 lamp_22_20 lamp_22_21 lamp_22_22 lamp_23_21 lamp_24_21))
; the white cell at row 22, column 22 is lit
(assert (or lamp_19_22 lamp_20_22 lamp_22_18 lamp_22_19 lamp_22_20 lamp_22_21 lamp_22_22 lamp_23_22))
; the white cell at row 22, column 23 is lit
(assert (or lamp_22_18 lamp_22_19 lamp_22_20 lamp_22_21 lamp_22_22 lamp_23_23))
; the white cell at row 22, column 25 is lit
(assert (or lamp_21_25 lamp_22_25))
; the white cell at row 23, column 1 is lit
(assert (or lamp_22_1 lamp_23_1 lamp_23_2 lamp_23_3 lamp_23_4 lamp_23_5 lamp_24_1 lamp_25_1))
; the white cell at row 23, column 2 is lit
(assert (or lamp_23_1 lamp_23_2 lamp_23_3 lamp_23_4 lamp_23_5 lamp_24_2))
; the white cell at row 23, column 3 is lit
(assert (or lamp_15_3 lamp_16_3 lamp_17_3 lamp_18_3 lamp_19_3 lamp_20_3 lamp_21_3 lamp_22_3 lamp_23_1 lamp_23_2 lamp_23_3 lamp_23_4 lamp_23_5))
; the white cell at row 23, column 4 is lit
(assert (or lamp_22_4 lamp_23_1 lamp_23_2 lamp_23_3 lamp_23_4 lamp_23_5 lamp_24_4))
; the white cell at row 23, column 5 is lit
(assert (or lamp_19_5 lamp_20_5 lamp_21_5 lamp_22_5 lamp_23_1 lamp_23_2 lamp_23_3 lamp_23_4 lamp_23_5 lamp_24_5))
; the white cell at row 23, column 7 is lit
(assert (or lamp_18_7 lamp_19_7 lamp_20_7 lamp_21_7 lamp_22_7 lamp_23_7 lamp_24_7))
; the white cell at row 23, column 9 is lit
(assert (or lamp_22_9 lamp_23_9 lamp_24_9))
; the white cell at row 23, column 10 is lit
(assert (or lamp_21_10 lamp_22_10 lamp_23_9 lamp_25_10))
; the white cell at row 23, column 12 is lit
(assert (or lamp_13_12 lamp_14_12 lamp_15_12 lamp_16_12 lamp_17_12 lamp_18_12 lamp_19_12 lamp_20_12 lamp_21_12 lamp_22_12 lamp_23_13 lamp_23_14 lamp_23_15))
; the white cell at row 23, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_23_14 lamp_23_15 lamp_24_13 lamp_25_13))
; the white cell at row 23, column 14 is lit
(assert (or lamp_23_13 lamp_23_14 lamp_23_15 lamp_24_14 lamp_25_14))
; the white cell at row 23, column 15 is lit
(assert (or lamp_21_15 lamp_22_15 lamp_23_13 lamp_23_14 lamp_23_15 lamp_24_15 lamp_25_15))
; the white cell at row 23, column 17 is lit
(assert (or lamp_23_17 lamp_23_18 lamp_23_19 lamp_23_20 lamp_23_21 lamp_23_22 lamp_23_23 lamp_23_24 lamp_24_17 lamp_25_17))
; the white cell at row 23, column 18 is lit
(assert (or lamp_22_18 lamp_23_17 lamp_23_18 lamp_23_19 lamp_23_20 lamp_23_21 lamp_23_22 lamp_23_23 lamp_23_24))
; the white cell at row 23, column 19 is lit
(assert (or lamp_18_19 lamp_19_19 lamp_20_19 lamp_21_19 lamp_22_19 lamp_23_17 lamp_23_18 lamp_23_19 lamp_23_20 lamp_23_21 lamp_23_22 lamp_23_23 lamp_23_24 lamp_24_19 lamp_25_19))
; the white cell at row 23, column 20 is lit
(assert (or lamp_20_20 lamp_21_20 lamp_22_20 lamp_23_17 lamp_23_18 lamp_23_19 lamp_23_20 lamp_23_21 lamp_23_22 lamp_23_23 lamp_23_24 lamp_24_20 lamp_25_20))
; the white cell at row 23, column 21 is lit
(assert (or lamp_22_21 lamp_23_17 lamp_23_18 lamp_23_19 lamp_23_20 lamp_23_21 lamp_23_22 lamp_23_23 lamp_23_24 lamp_24_21))
; the white cell at row 23, column 22 is lit
(assert (or lamp_19_22 lamp_20_22 lamp_22_22 lamp_23_17 lamp_23_18 lamp_23_19 lamp_23_20 lamp_23_21 lamp_23_22 lamp_23_23 lamp_23_24))
; the white cell at row 23, column 23 is lit
(assert (or lamp_23_17 lamp_23_18 lamp_23_19 lamp_23_20 lamp_23_21 lamp_23_22 lamp_23_23 lamp_23_24))
; the white cell at row 23, column 24 is lit
(assert (or lamp_23_17 lamp_23_18 lamp_23_19 lamp_23_20 lamp_23_21 lamp_23_22 lamp_23_23 lamp_23_24))
; the white cell at row 24, column 1 is lit
(assert (or lamp_22_1 lamp_23_1 lamp_24_1 lamp_24_2 lamp_24_4 lamp_24_5 lamp_24_7 lamp_24_8 lamp_24_9 lamp_25_1))
; the white cell at row 24, column 2 is lit
(assert (or lamp_23_2 lamp_24_1 lamp_24_2 lamp_24_4 lamp_24_5 lamp_24_7 lamp_24_8 lamp_24_9))
; the white cell at row 24, column 3 is lit
(assert (or lamp_15_3 lamp_16_3 lamp_17_3 lamp_18_3 lamp_19_3 lamp_20_3 lamp_21_3 lamp_22_3 lamp_23_3 lamp_24_1 lamp_24_2 lamp_24_4 lamp_24_5 lamp_24_7 lamp_24_8 lamp_24_9))
; the white cell at row 24, column 4 is lit
(assert (or lamp_22_4 lamp_23_4 lamp_24_1 lamp_24_2 lamp_24_4 lamp_24_5 lamp_24_7 lamp_24_8 lamp_24_9))
; the white cell at row 24, column 5 is lit
(assert (or lamp_19_5 lamp_20_5 lamp_21_5 lamp_22_5 lamp_23_5 lamp_24_1 lamp_24_2 lamp_24_4 lamp_24_5 lamp_24_7 lamp_24_8 lamp_24_9))
; the white cell at row 24, column 6 is lit
(assert (or lamp_24_1 lamp_24_2 lamp_24_4 lamp_24_5 lamp_24_7 lamp_24_8 lamp_24_9))
; the white cell at row 24, column 7 is lit
(assert (or lamp_18_7 lamp_19_7 lamp_20_7 lamp_21_7 lamp_22_7 lamp_23_7 lamp_24_1 lamp_24_2 lamp_24_4 lamp_24_5 lamp_24_7 lamp_24_8 lamp_24_9))
; the white cell at row 24, column 8 is lit
(assert (or lamp_24_1 lamp_24_2 lamp_24_4 lamp_24_5 lamp_24_7 lamp_24_8 lamp_24_9 lamp_25_8))
; the white cell at row 24, column 9 is lit
(assert (or lamp_22_9 lamp_23_9 lamp_24_1 lamp_24_2 lamp_24_4 lamp_24_5 lamp_24_7 lamp_24_8 lamp_24_9))
; the white cell at row 24, column 10 is lit
(assert (or lamp_21_10 lamp_22_10 lamp_24_1 lamp_24_2 lamp_24_4 lamp_24_5 lamp_24_7 lamp_24_8 lamp_24_9 lamp_25_10))
; the white cell at row 24, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_24_14 lamp_24_15 lamp_24_16 lamp_24_17 lamp_25_13))
; the white cell at row 24, column 14 is lit
(assert (or lamp_23_14 lamp_24_13 lamp_24_14 lamp_24_15 lamp_24_16 lamp_24_17 lamp_25_14))
; the white cell at row 24, column 15 is lit
(assert (or lamp_21_15 lamp_22_15 lamp_23_15 lamp_24_13 lamp_24_14 lamp_24_15 lamp_24_16 lamp_24_17 lamp_25_15))
; the white cell at row 24, column 16 is lit
(assert (or lamp_24_13 lamp_24_14 lamp_24_15 lamp_24_16 lamp_24_17))
; the white cell at row 24, column 17 is lit
(assert (or lamp_23_17 lamp_24_13 lamp_24_14 lamp_24_15 lamp_24_16 lamp_24_17 lamp_25_17))
; the white cell at row 24, column 19 is lit
(assert (or lamp_18_19 lamp_19_19 lamp_20_19 lamp_21_19 lamp_22_19 lamp_23_19 lamp_24_19 lamp_24_20 lamp_24_21 lamp_25_19))
; the white cell at row 24, column 20 is lit
(assert (or lamp_20_20 lamp_21_20 lamp_22_20 lamp_23_20 lamp_24_19 lamp_24_20 lamp_24_21 lamp_25_20))
; the white cell at row 24, column 21 is lit
(assert (or lamp_22_21 lamp_23_21 lamp_24_19 lamp_24_20 lamp_24_21))
; the white cell at row 24, column 24 is lit
(assert (or lamp_23_24 lamp_24_25))
; the white cell at row 24, column 25 is lit
(assert lamp_24_25)
; the white cell at row 25, column 1 is lit
(assert (or lamp_22_1 lamp_23_1 lamp_24_1 lamp_25_1))
; the white cell at row 25, column 4 is lit
(assert (or lamp_22_4 lamp_23_4 lamp_24_4))
; the white cell at row 25, column 5 is lit
(assert (or lamp_19_5 lamp_20_5 lamp_21_5 lamp_22_5 lamp_23_5 lamp_24_5))
; the white cell at row 25, column 7 is lit
(assert (or lamp_18_7 lamp_19_7 lamp_20_7 lamp_21_7 lamp_22_7 lamp_23_7 lamp_24_7 lamp_25_8))
; the white cell at row 25, column 8 is lit
(assert (or lamp_24_8 lamp_25_8))
; the white cell at row 25, column 10 is lit
(assert (or lamp_21_10 lamp_22_10 lamp_25_10 lamp_25_12 lamp_25_13 lamp_25_14 lamp_25_15))
; the white cell at row 25, column 11 is lit
(assert (or lamp_25_10 lamp_25_12 lamp_25_13 lamp_25_14 lamp_25_15))
; the white cell at row 25, column 12 is lit
(assert (or lamp_25_10 lamp_25_12 lamp_25_13 lamp_25_14 lamp_25_15))
; the white cell at row 25, column 13 is lit
(assert (or lamp_1_13 lamp_2_13 lamp_3_13 lamp_4_13 lamp_5_13 lamp_6_13 lamp_7_13 lamp_8_13 lamp_9_13 lamp_10_13 lamp_11_13 lamp_12_13 lamp_13_13 lamp_14_13 lamp_15_13 lamp_16_13 lamp_17_13 lamp_18_13 lamp_19_13 lamp_20_13 lamp_21_13 lamp_22_13 lamp_23_13 lamp_24_13 lamp_25_10 lamp_25_12 lamp_25_13 lamp_25_14 lamp_25_15))
; the white cell at row 25, column 14 is lit
(assert (or lamp_23_14 lamp_24_14 lamp_25_10 lamp_25_12 lamp_25_13 lamp_25_14 lamp_25_15))
; the white cell at row 25, column 15 is lit
(assert (or lamp_21_15 lamp_22_15 lamp_23_15 lamp_24_15 lamp_25_10 lamp_25_12 lamp_25_13 lamp_25_14 lamp_25_15))
; the white cell at row 25, column 17 is lit
(assert (or lamp_23_17 lamp_24_17 lamp_25_17 lamp_25_18 lamp_25_19 lamp_25_20))
; the white cell at row 25, column 18 is lit
(assert (or lamp_25_17 lamp_25_18 lamp_25_19 lamp_25_20))
; the white cell at row 25, column 19 is lit
(assert (or lamp_18_19 lamp_19_19 lamp_20_19 lamp_21_19 lamp_22_19 lamp_23_19 lamp_24_19 lamp_25_17 lamp_25_18 lamp_25_19 lamp_25_20))
; the white cell at row 25, column 20 is lit
(assert (or lamp_20_20 lamp_21_20 lamp_22_20 lamp_23_20 lamp_24_20 lamp_25_17 lamp_25_18 lamp_25_19 lamp_25_20))
; the white cell at row 25, column 22 is lit
(assert lamp_25_22)
; the white cell at row 25, column 23 is lit
(assert lamp_25_22)
; the white cell at row 25, column 25 is lit
(assert lamp_24_25)
; the wall at row 1, column 5 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_1_4 lamp_1_6 lamp_2_5))
; the wall at row 2, column 3 has exactly one lamp beside it
(assert ((_ pbeq 1 1) lamp_3_3))
; the wall at row 2, column 14 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1) lamp_1_14 lamp_2_13 lamp_3_14))
; the wall at row 3, column 18 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1 1) lamp_2_18 lamp_3_17 lamp_3_19 lamp_4_18))
; the wall at row 3, column 20 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1 1) lamp_2_20 lamp_3_19 lamp_3_21 lamp_4_20))
; the wall at row 5, column 3 has exactly 3 lamps beside it
(assert ((_ pbeq 3 1 1 1 1) lamp_4_3 lamp_5_2 lamp_5_4 lamp_6_3))
; the wall at row 5, column 8 has exactly one lamp beside it
(assert ((_ pbeq 1 1) lamp_5_7))
; the wall at row 5, column 22 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1 1) lamp_4_22 lamp_5_21 lamp_5_23 lamp_6_22))
; the wall at row 6, column 12 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1) lamp_5_12 lamp_6_13 lamp_7_12))
; the wall at row 6, column 16 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1 1) lamp_5_16 lamp_6_15 lamp_6_17 lamp_7_16))
; the wall at row 7, column 1 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_6_1 lamp_7_2 lamp_8_1))
; the wall at row 8, column 6 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1) lamp_8_5 lamp_8_7 lamp_9_6))
; the wall at row 8, column 10 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_8_9 lamp_8_11 lamp_9_10))
; the wall at row 8, column 16 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1 1) lamp_7_16 lamp_8_15 lamp_8_17 lamp_9_16))
; the wall at row 8, column 21 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1 1) lamp_7_21 lamp_8_20 lamp_8_22 lamp_9_21))
; the wall at row 9, column 8 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1) lamp_8_8 lamp_9_9 lamp_10_8))
; the wall at row 9, column 19 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1 1) lamp_8_19 lamp_9_18 lamp_9_20 lamp_10_19))
; the wall at row 10, column 9 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1 1) lamp_9_9 lamp_10_8 lamp_10_10 lamp_11_9))
; the wall at row 10, column 15 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1 1) lamp_9_15 lamp_10_14 lamp_10_16 lamp_11_15))
; the wall at row 10, column 21 has exactly 3 lamps beside it
(assert ((_ pbeq 3 1 1 1 1) lamp_9_21 lamp_10_20 lamp_10_22 lamp_11_21))
; the wall at row 10, column 25 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1) lamp_10_24 lamp_11_25))
; the wall at row 11, column 22 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1 1) lamp_10_22 lamp_11_21 lamp_11_23 lamp_12_22))
; the wall at row 12, column 11 has exactly 3 lamps beside it
(assert ((_ pbeq 3 1 1 1) lamp_11_11 lamp_12_10 lamp_13_11))
; the wall at row 12, column 23 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1 1) lamp_11_23 lamp_12_22 lamp_12_24 lamp_13_23))
; the wall at row 13, column 16 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1) lamp_12_16 lamp_13_15 lamp_14_16))
; the wall at row 13, column 25 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_12_25 lamp_13_24 lamp_14_25))
; the wall at row 14, column 3 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1 1) lamp_13_3 lamp_14_2 lamp_14_4 lamp_15_3))
; the wall at row 14, column 7 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1 1) lamp_13_7 lamp_14_6 lamp_14_8 lamp_15_7))
; the wall at row 14, column 17 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1) lamp_14_16 lamp_14_18 lamp_15_17))
; the wall at row 15, column 16 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1 1) lamp_14_16 lamp_15_15 lamp_15_17 lamp_16_16))
; the wall at row 15, column 20 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_14_20 lamp_15_19 lamp_16_20))
; the wall at row 15, column 25 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_14_25 lamp_15_24 lamp_16_25))
; the wall at row 17, column 7 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1 1) lamp_16_7 lamp_17_6 lamp_17_8 lamp_18_7))
; the wall at row 18, column 5 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1 1) lamp_17_5 lamp_18_4 lamp_18_6 lamp_19_5))
; the wall at row 18, column 10 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1 1) lamp_17_10 lamp_18_9 lamp_18_11 lamp_19_10))
; the wall at row 18, column 16 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_17_16 lamp_18_15 lamp_18_17))
; the wall at row 19, column 15 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1) lamp_18_15 lamp_19_14))
; the wall at row 19, column 23 has exactly one lamp beside it
(assert ((_ pbeq 1 1) lamp_19_22))
; the wall at row 20, column 8 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1 1) lamp_19_8 lamp_20_7 lamp_20_9 lamp_21_8))
; the wall at row 20, column 10 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1 1) lamp_19_10 lamp_20_9 lamp_20_11 lamp_21_10))
; the wall at row 20, column 14 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_19_14 lamp_20_13 lamp_21_14))
; the wall at row 20, column 18 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1) lamp_19_18 lamp_20_19))
; the wall at row 21, column 16 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1) lamp_21_15 lamp_21_17 lamp_22_16))
; the wall at row 21, column 18 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1) lamp_21_17 lamp_21_19 lamp_22_18))
; the wall at row 21, column 21 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_20_21 lamp_21_20 lamp_22_21))
; the wall at row 22, column 2 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1 1) lamp_21_2 lamp_22_1 lamp_22_3 lamp_23_2))
; the wall at row 22, column 14 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1 1) lamp_21_14 lamp_22_13 lamp_22_15 lamp_23_14))
; the wall at row 22, column 24 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1) lamp_22_25 lamp_23_24))
; the wall at row 23, column 6 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1) lamp_22_6 lamp_23_5 lamp_23_7))
; the wall at row 23, column 8 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1 1) lamp_22_8 lamp_23_7 lamp_23_9 lamp_24_8))
; the wall at row 24, column 18 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1 1) lamp_23_18 lamp_24_17 lamp_24_19 lamp_25_18))
; the wall at row 24, column 23 has exactly one lamp beside it
(assert ((_ pbeq 1 1) lamp_23_23))
; the wall at row 25, column 2 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1) lamp_24_2 lamp_25_1))
; the wall at row 25, column 9 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_24_9 lamp_25_8 lamp_25_10))
; the wall at row 25, column 16 has exactly one lamp beside it
(assert ((_ pbeq 1 1 1 1) lamp_24_16 lamp_25_15 lamp_25_17))
; the wall at row 25, column 21 has exactly 2 lamps beside it
(assert ((_ pbeq 2 1 1 1) lamp_24_21 lamp_25_20 lamp_25_22))
(check-sat)
(get-model)
