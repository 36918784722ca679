; sudoku, classic:
;
;  .  8  .  .  .  .  . 12  6 10  .  .  5  .  .  .
;  .  . 13  .  9  . 15 14  . 16  .  .  . 12  .  .
;  .  .  .  .  .  7  .  .  .  .  .  .  2  3  .  9
;  .  .  .  .  .  .  1 11  4  9  .  .  .  .  . 13
; 13  .  . 16  . 15  .  6  .  .  .  .  .  .  .  .
;  8  .  . 11  4  .  .  .  9  .  1  .  .  .  .  .
;  .  7 12  .  5  .  .  .  .  3  .  .  .  .  9 15
;  3  1 10  .  8  . 12  . 15  6 13  .  .  . 14  .
;  .  .  .  .  .  .  5 15  .  7  9  1  .  .  2  8
;  4  .  .  8  .  .  . 16 12  5 15  .  .  .  .  .
; 15  .  .  .  . 14  .  .  2  .  .  4  . 16  1  .
; 16 11  .  6  .  .  .  2  .  . 10  8  7  . 13  5
;  .  .  .  .  .  . 16  7 13 12 14  2  .  5  .  .
;  . 16  .  7 13  .  .  5  .  .  .  . 14  9  .  4
;  .  .  6  .  .  .  3  1  .  8  .  . 13 11  .  .
; 14  .  .  .  .  .  6  .  .  .  7 11  .  1  . 10
;
; digit_1_1_1 is true when row 1, column 1 holds 1, and likewise for the others.
(declare-const digit_1_1_1 Bool)
(declare-const digit_1_1_2 Bool)
(declare-const digit_1_1_7 Bool)
(declare-const digit_1_1_9 Bool)
(declare-const digit_1_1_11 Bool)
(declare-const digit_1_3_1 Bool)
(declare-const digit_1_3_2 Bool)
(declare-const digit_1_3_3 Bool)
(declare-const digit_1_3_4 Bool)
(declare-const digit_1_3_7 Bool)
(declare-const digit_1_3_9 Bool)
(declare-const digit_1_3_11 Bool)
(declare-const digit_1_3_14 Bool)
(declare-const digit_1_3_15 Bool)
(declare-const digit_1_3_16 Bool)
(declare-const digit_1_4_1 Bool)
(declare-const digit_1_4_2 Bool)
(declare-const digit_1_4_3 Bool)
(declare-const digit_1_4_4 Bool)
(declare-const digit_1_4_9 Bool)
(declare-const digit_1_4_14 Bool)
(declare-const digit_1_4_15 Bool)
(declare-const digit_1_5_2 Bool)
(declare-const digit_1_5_3 Bool)
(declare-const digit_1_5_16 Bool)
(declare-const digit_1_6_2 Bool)
(declare-const digit_1_6_3 Bool)
(declare-const digit_1_6_4 Bool)
(declare-const digit_1_6_13 Bool)
(declare-const digit_1_6_16 Bool)
(declare-const digit_1_7_2 Bool)
(declare-const digit_1_7_4 Bool)
(declare-const digit_1_7_13 Bool)
(declare-const digit_1_11_2 Bool)
(declare-const digit_1_11_3 Bool)
(declare-const digit_1_11_11 Bool)
(declare-const digit_1_12_3 Bool)
(declare-const digit_1_12_7 Bool)
(declare-const digit_1_12_13 Bool)
(declare-const digit_1_12_14 Bool)
(declare-const digit_1_12_15 Bool)
(declare-const digit_1_14_4 Bool)
(declare-const digit_1_14_7 Bool)
(declare-const digit_1_14_14 Bool)
(declare-const digit_1_14_15 Bool)
(declare-const digit_1_15_4 Bool)
(declare-const digit_1_15_7 Bool)
(declare-const digit_1_15_11 Bool)
(declare-const digit_1_15_15 Bool)
(declare-const digit_1_15_16 Bool)
(declare-const digit_1_16_1 Bool)
(declare-const digit_1_16_7 Bool)
(declare-const digit_1_16_11 Bool)
(declare-const digit_1_16_14 Bool)
(declare-const digit_1_16_16 Bool)
(declare-const digit_2_1_1 Bool)
(declare-const digit_2_1_2 Bool)
(declare-const digit_2_1_5 Bool)
(declare-const digit_2_1_6 Bool)
(declare-const digit_2_1_7 Bool)
(declare-const digit_2_1_10 Bool)
(declare-const digit_2_1_11 Bool)
(declare-const digit_2_2_2 Bool)
(declare-const digit_2_2_3 Bool)
(declare-const digit_2_2_4 Bool)
(declare-const digit_2_2_5 Bool)
(declare-const digit_2_2_6 Bool)
(declare-const digit_2_2_10 Bool)
(declare-const digit_2_4_1 Bool)
(declare-const digit_2_4_2 Bool)
(declare-const digit_2_4_3 Bool)
(declare-const digit_2_4_4 Bool)
(declare-const digit_2_4_5 Bool)
(declare-const digit_2_4_10 Bool)
(declare-const digit_2_6_2 Bool)
(declare-const digit_2_6_3 Bool)
(declare-const digit_2_6_4 Bool)
(declare-const digit_2_6_5 Bool)
(declare-const digit_2_6_6 Bool)
(declare-const digit_2_6_8 Bool)
(declare-const digit_2_6_10 Bool)
(declare-const digit_2_9_1 Bool)
(declare-const digit_2_9_3 Bool)
(declare-const digit_2_9_5 Bool)
(declare-const digit_2_9_7 Bool)
(declare-const digit_2_9_8 Bool)
(declare-const digit_2_9_11 Bool)
(declare-const digit_2_11_2 Bool)
(declare-const digit_2_11_3 Bool)
(declare-const digit_2_11_5 Bool)
(declare-const digit_2_11_8 Bool)
(declare-const digit_2_11_11 Bool)
(declare-const digit_2_12_3 Bool)
(declare-const digit_2_12_5 Bool)
(declare-const digit_2_12_7 Bool)
(declare-const digit_2_13_1 Bool)
(declare-const digit_2_13_4 Bool)
(declare-const digit_2_13_6 Bool)
(declare-const digit_2_13_8 Bool)
(declare-const digit_2_13_10 Bool)
(declare-const digit_2_13_11 Bool)
(declare-const digit_2_15_4 Bool)
(declare-const digit_2_15_6 Bool)
(declare-const digit_2_15_7 Bool)
(declare-const digit_2_15_8 Bool)
(declare-const digit_2_15_10 Bool)
(declare-const digit_2_15_11 Bool)
(declare-const digit_2_16_1 Bool)
(declare-const digit_2_16_6 Bool)
(declare-const digit_2_16_7 Bool)
(declare-const digit_2_16_11 Bool)
(declare-const digit_3_1_1 Bool)
(declare-const digit_3_1_5 Bool)
(declare-const digit_3_1_6 Bool)
(declare-const digit_3_1_10 Bool)
(declare-const digit_3_1_11 Bool)
(declare-const digit_3_1_12 Bool)
(declare-const digit_3_2_4 Bool)
(declare-const digit_3_2_5 Bool)
(declare-const digit_3_2_6 Bool)
(declare-const digit_3_2_10 Bool)
(declare-const digit_3_2_12 Bool)
(declare-const digit_3_2_14 Bool)
(declare-const digit_3_2_15 Bool)
(declare-const digit_3_3_1 Bool)
(declare-const digit_3_3_4 Bool)
(declare-const digit_3_3_5 Bool)
(declare-const digit_3_3_11 Bool)
(declare-const digit_3_3_14 Bool)
(declare-const digit_3_3_15 Bool)
(declare-const digit_3_3_16 Bool)
(declare-const digit_3_4_1 Bool)
(declare-const digit_3_4_4 Bool)
(declare-const digit_3_4_5 Bool)
(declare-const digit_3_4_10 Bool)
(declare-const digit_3_4_12 Bool)
(declare-const digit_3_4_14 Bool)
(declare-const digit_3_4_15 Bool)
(declare-const digit_3_5_6 Bool)
(declare-const digit_3_5_10 Bool)
(declare-const digit_3_5_16 Bool)
(declare-const digit_3_7_4 Bool)
(declare-const digit_3_7_8 Bool)
(declare-const digit_3_7_10 Bool)
(declare-const digit_3_7_13 Bool)
(declare-const digit_3_8_4 Bool)
(declare-const digit_3_8_8 Bool)
(declare-const digit_3_8_10 Bool)
(declare-const digit_3_8_13 Bool)
(declare-const digit_3_9_1 Bool)
(declare-const digit_3_9_5 Bool)
(declare-const digit_3_9_8 Bool)
(declare-const digit_3_9_11 Bool)
(declare-const digit_3_9_14 Bool)
(declare-const digit_3_10_1 Bool)
(declare-const digit_3_10_11 Bool)
(declare-const digit_3_10_13 Bool)
(declare-const digit_3_10_14 Bool)
(declare-const digit_3_10_15 Bool)
(declare-const digit_3_11_5 Bool)
(declare-const digit_3_11_8 Bool)
(declare-const digit_3_11_11 Bool)
(declare-const digit_3_11_12 Bool)
(declare-const digit_3_12_5 Bool)
(declare-const digit_3_12_12 Bool)
(declare-const digit_3_12_13 Bool)
(declare-const digit_3_12_14 Bool)
(declare-const digit_3_12_15 Bool)
(declare-const digit_3_15_4 Bool)
(declare-const digit_3_15_6 Bool)
(declare-const digit_3_15_8 Bool)
(declare-const digit_3_15_10 Bool)
(declare-const digit_3_15_11 Bool)
(declare-const digit_3_15_15 Bool)
(declare-const digit_3_15_16 Bool)
(declare-const digit_4_1_2 Bool)
(declare-const digit_4_1_5 Bool)
(declare-const digit_4_1_6 Bool)
(declare-const digit_4_1_7 Bool)
(declare-const digit_4_1_10 Bool)
(declare-const digit_4_1_12 Bool)
(declare-const digit_4_2_2 Bool)
(declare-const digit_4_2_3 Bool)
(declare-const digit_4_2_5 Bool)
(declare-const digit_4_2_6 Bool)
(declare-const digit_4_2_10 Bool)
(declare-const digit_4_2_12 Bool)
(declare-const digit_4_2_14 Bool)
(declare-const digit_4_2_15 Bool)
(declare-const digit_4_3_2 Bool)
(declare-const digit_4_3_3 Bool)
(declare-const digit_4_3_5 Bool)
(declare-const digit_4_3_7 Bool)
(declare-const digit_4_3_14 Bool)
(declare-const digit_4_3_15 Bool)
(declare-const digit_4_3_16 Bool)
(declare-const digit_4_4_2 Bool)
(declare-const digit_4_4_3 Bool)
(declare-const digit_4_4_5 Bool)
(declare-const digit_4_4_10 Bool)
(declare-const digit_4_4_12 Bool)
(declare-const digit_4_4_14 Bool)
(declare-const digit_4_4_15 Bool)
(declare-const digit_4_5_2 Bool)
(declare-const digit_4_5_3 Bool)
(declare-const digit_4_5_6 Bool)
(declare-const digit_4_5_10 Bool)
(declare-const digit_4_5_16 Bool)
(declare-const digit_4_6_2 Bool)
(declare-const digit_4_6_3 Bool)
(declare-const digit_4_6_5 Bool)
(declare-const digit_4_6_6 Bool)
(declare-const digit_4_6_8 Bool)
(declare-const digit_4_6_10 Bool)
(declare-const digit_4_6_16 Bool)
(declare-const digit_4_11_2 Bool)
(declare-const digit_4_11_3 Bool)
(declare-const digit_4_11_5 Bool)
(declare-const digit_4_11_8 Bool)
(declare-const digit_4_11_12 Bool)
(declare-const digit_4_12_3 Bool)
(declare-const digit_4_12_5 Bool)
(declare-const digit_4_12_7 Bool)
(declare-const digit_4_12_12 Bool)
(declare-const digit_4_12_14 Bool)
(declare-const digit_4_12_15 Bool)
(declare-const digit_4_13_6 Bool)
(declare-const digit_4_13_8 Bool)
(declare-const digit_4_13_10 Bool)
(declare-const digit_4_13_15 Bool)
(declare-const digit_4_13_16 Bool)
(declare-const digit_4_14_6 Bool)
(declare-const digit_4_14_7 Bool)
(declare-const digit_4_14_8 Bool)
(declare-const digit_4_14_10 Bool)
(declare-const digit_4_14_14 Bool)
(declare-const digit_4_14_15 Bool)
(declare-const digit_4_15_6 Bool)
(declare-const digit_4_15_7 Bool)
(declare-const digit_4_15_8 Bool)
(declare-const digit_4_15_10 Bool)
(declare-const digit_4_15_15 Bool)
(declare-const digit_4_15_16 Bool)
(declare-const digit_5_2_2 Bool)
(declare-const digit_5_2_4 Bool)
(declare-const digit_5_2_5 Bool)
(declare-const digit_5_2_9 Bool)
(declare-const digit_5_2_14 Bool)
(declare-const digit_5_3_2 Bool)
(declare-const digit_5_3_4 Bool)
(declare-const digit_5_3_5 Bool)
(declare-const digit_5_3_9 Bool)
(declare-const digit_5_3_14 Bool)
(declare-const digit_5_5_1 Bool)
(declare-const digit_5_5_2 Bool)
(declare-const digit_5_5_3 Bool)
(declare-const digit_5_5_7 Bool)
(declare-const digit_5_5_10 Bool)
(declare-const digit_5_5_11 Bool)
(declare-const digit_5_5_14 Bool)
(declare-const digit_5_7_2 Bool)
(declare-const digit_5_7_7 Bool)
(declare-const digit_5_7_9 Bool)
(declare-const digit_5_7_10 Bool)
(declare-const digit_5_7_11 Bool)
(declare-const digit_5_7_14 Bool)
(declare-const digit_5_9_5 Bool)
(declare-const digit_5_9_7 Bool)
(declare-const digit_5_9_8 Bool)
(declare-const digit_5_9_10 Bool)
(declare-const digit_5_9_11 Bool)
(declare-const digit_5_9_14 Bool)
(declare-const digit_5_10_2 Bool)
(declare-const digit_5_10_4 Bool)
(declare-const digit_5_10_11 Bool)
(declare-const digit_5_10_14 Bool)
(declare-const digit_5_11_2 Bool)
(declare-const digit_5_11_4 Bool)
(declare-const digit_5_11_5 Bool)
(declare-const digit_5_11_8 Bool)
(declare-const digit_5_11_11 Bool)
(declare-const digit_5_11_12 Bool)
(declare-const digit_5_12_5 Bool)
(declare-const digit_5_12_7 Bool)
(declare-const digit_5_12_10 Bool)
(declare-const digit_5_12_12 Bool)
(declare-const digit_5_12_14 Bool)
(declare-const digit_5_13_1 Bool)
(declare-const digit_5_13_3 Bool)
(declare-const digit_5_13_4 Bool)
(declare-const digit_5_13_8 Bool)
(declare-const digit_5_13_10 Bool)
(declare-const digit_5_13_11 Bool)
(declare-const digit_5_13_12 Bool)
(declare-const digit_5_14_2 Bool)
(declare-const digit_5_14_4 Bool)
(declare-const digit_5_14_7 Bool)
(declare-const digit_5_14_8 Bool)
(declare-const digit_5_14_10 Bool)
(declare-const digit_5_15_3 Bool)
(declare-const digit_5_15_4 Bool)
(declare-const digit_5_15_5 Bool)
(declare-const digit_5_15_7 Bool)
(declare-const digit_5_15_8 Bool)
(declare-const digit_5_15_10 Bool)
(declare-const digit_5_15_11 Bool)
(declare-const digit_5_15_12 Bool)
(declare-const digit_5_16_1 Bool)
(declare-const digit_5_16_2 Bool)
(declare-const digit_5_16_3 Bool)
(declare-const digit_5_16_7 Bool)
(declare-const digit_5_16_11 Bool)
(declare-const digit_5_16_12 Bool)
(declare-const digit_6_2_2 Bool)
(declare-const digit_6_2_5 Bool)
(declare-const digit_6_2_6 Bool)
(declare-const digit_6_2_14 Bool)
(declare-const digit_6_2_15 Bool)
(declare-const digit_6_3_2 Bool)
(declare-const digit_6_3_5 Bool)
(declare-const digit_6_3_14 Bool)
(declare-const digit_6_3_15 Bool)
(declare-const digit_6_6_2 Bool)
(declare-const digit_6_6_3 Bool)
(declare-const digit_6_6_10 Bool)
(declare-const digit_6_6_13 Bool)
(declare-const digit_6_6_16 Bool)
(declare-const digit_6_7_2 Bool)
(declare-const digit_6_7_7 Bool)
(declare-const digit_6_7_10 Bool)
(declare-const digit_6_7_13 Bool)
(declare-const digit_6_7_14 Bool)
(declare-const digit_6_8_3 Bool)
(declare-const digit_6_8_10 Bool)
(declare-const digit_6_8_13 Bool)
(declare-const digit_6_10_2 Bool)
(declare-const digit_6_10_14 Bool)
(declare-const digit_6_12_5 Bool)
(declare-const digit_6_12_7 Bool)
(declare-const digit_6_12_10 Bool)
(declare-const digit_6_12_12 Bool)
(declare-const digit_6_12_14 Bool)
(declare-const digit_6_12_16 Bool)
(declare-const digit_6_13_3 Bool)
(declare-const digit_6_13_6 Bool)
(declare-const digit_6_13_10 Bool)
(declare-const digit_6_13_12 Bool)
(declare-const digit_6_13_16 Bool)
(declare-const digit_6_14_2 Bool)
(declare-const digit_6_14_6 Bool)
(declare-const digit_6_14_7 Bool)
(declare-const digit_6_14_10 Bool)
(declare-const digit_6_14_13 Bool)
(declare-const digit_6_15_3 Bool)
(declare-const digit_6_15_5 Bool)
(declare-const digit_6_15_6 Bool)
(declare-const digit_6_15_7 Bool)
(declare-const digit_6_15_10 Bool)
(declare-const digit_6_15_12 Bool)
(declare-const digit_6_15_16 Bool)
(declare-const digit_6_16_2 Bool)
(declare-const digit_6_16_3 Bool)
(declare-const digit_6_16_6 Bool)
(declare-const digit_6_16_7 Bool)
(declare-const digit_6_16_12 Bool)
(declare-const digit_6_16_16 Bool)
(declare-const digit_7_1_2 Bool)
(declare-const digit_7_1_6 Bool)
(declare-const digit_7_4_2 Bool)
(declare-const digit_7_4_4 Bool)
(declare-const digit_7_4_14 Bool)
(declare-const digit_7_6_1 Bool)
(declare-const digit_7_6_2 Bool)
(declare-const digit_7_6_10 Bool)
(declare-const digit_7_6_11 Bool)
(declare-const digit_7_6_13 Bool)
(declare-const digit_7_6_16 Bool)
(declare-const digit_7_7_2 Bool)
(declare-const digit_7_7_10 Bool)
(declare-const digit_7_7_11 Bool)
(declare-const digit_7_7_13 Bool)
(declare-const digit_7_7_14 Bool)
(declare-const digit_7_8_10 Bool)
(declare-const digit_7_8_13 Bool)
(declare-const digit_7_9_8 Bool)
(declare-const digit_7_9_10 Bool)
(declare-const digit_7_9_11 Bool)
(declare-const digit_7_9_14 Bool)
(declare-const digit_7_9_16 Bool)
(declare-const digit_7_11_2 Bool)
(declare-const digit_7_11_4 Bool)
(declare-const digit_7_11_8 Bool)
(declare-const digit_7_11_11 Bool)
(declare-const digit_7_11_16 Bool)
(declare-const digit_7_12_10 Bool)
(declare-const digit_7_12_14 Bool)
(declare-const digit_7_12_16 Bool)
(declare-const digit_7_13_1 Bool)
(declare-const digit_7_13_4 Bool)
(declare-const digit_7_13_6 Bool)
(declare-const digit_7_13_8 Bool)
(declare-const digit_7_13_10 Bool)
(declare-const digit_7_13_11 Bool)
(declare-const digit_7_13_16 Bool)
(declare-const digit_7_14_2 Bool)
(declare-const digit_7_14_4 Bool)
(declare-const digit_7_14_6 Bool)
(declare-const digit_7_14_8 Bool)
(declare-const digit_7_14_10 Bool)
(declare-const digit_7_14_13 Bool)
(declare-const digit_8_4_2 Bool)
(declare-const digit_8_4_4 Bool)
(declare-const digit_8_4_5 Bool)
(declare-const digit_8_4_9 Bool)
(declare-const digit_8_6_2 Bool)
(declare-const digit_8_6_9 Bool)
(declare-const digit_8_6_11 Bool)
(declare-const digit_8_6_16 Bool)
(declare-const digit_8_8_9 Bool)
(declare-const digit_8_12_5 Bool)
(declare-const digit_8_12_7 Bool)
(declare-const digit_8_12_16 Bool)
(declare-const digit_8_13_4 Bool)
(declare-const digit_8_13_11 Bool)
(declare-const digit_8_13_16 Bool)
(declare-const digit_8_14_2 Bool)
(declare-const digit_8_14_4 Bool)
(declare-const digit_8_14_7 Bool)
(declare-const digit_8_16_2 Bool)
(declare-const digit_8_16_7 Bool)
(declare-const digit_8_16_11 Bool)
(declare-const digit_8_16_16 Bool)
(declare-const digit_9_1_10 Bool)
(declare-const digit_9_1_12 Bool)
(declare-const digit_9_2_3 Bool)
(declare-const digit_9_2_10 Bool)
(declare-const digit_9_2_12 Bool)
(declare-const digit_9_2_13 Bool)
(declare-const digit_9_2_14 Bool)
(declare-const digit_9_3_3 Bool)
(declare-const digit_9_3_14 Bool)
(declare-const digit_9_4_3 Bool)
(declare-const digit_9_4_10 Bool)
(declare-const digit_9_4_12 Bool)
(declare-const digit_9_4_13 Bool)
(declare-const digit_9_4_14 Bool)
(declare-const digit_9_5_3 Bool)
(declare-const digit_9_5_6 Bool)
(declare-const digit_9_5_10 Bool)
(declare-const digit_9_5_11 Bool)
(declare-const digit_9_5_12 Bool)
(declare-const digit_9_6_3 Bool)
(declare-const digit_9_6_4 Bool)
(declare-const digit_9_6_6 Bool)
(declare-const digit_9_6_10 Bool)
(declare-const digit_9_6_11 Bool)
(declare-const digit_9_6_12 Bool)
(declare-const digit_9_6_13 Bool)
(declare-const digit_9_9_3 Bool)
(declare-const digit_9_9_11 Bool)
(declare-const digit_9_9_14 Bool)
(declare-const digit_9_9_16 Bool)
(declare-const digit_9_13_3 Bool)
(declare-const digit_9_13_4 Bool)
(declare-const digit_9_13_6 Bool)
(declare-const digit_9_13_10 Bool)
(declare-const digit_9_13_11 Bool)
(declare-const digit_9_13_12 Bool)
(declare-const digit_9_14_4 Bool)
(declare-const digit_9_14_6 Bool)
(declare-const digit_9_14_10 Bool)
(declare-const digit_9_14_14 Bool)
(declare-const digit_10_2_2 Bool)
(declare-const digit_10_2_3 Bool)
(declare-const digit_10_2_9 Bool)
(declare-const digit_10_2_10 Bool)
(declare-const digit_10_2_13 Bool)
(declare-const digit_10_2_14 Bool)
(declare-const digit_10_3_1 Bool)
(declare-const digit_10_3_2 Bool)
(declare-const digit_10_3_3 Bool)
(declare-const digit_10_3_7 Bool)
(declare-const digit_10_3_9 Bool)
(declare-const digit_10_3_14 Bool)
(declare-const digit_10_5_1 Bool)
(declare-const digit_10_5_3 Bool)
(declare-const digit_10_5_6 Bool)
(declare-const digit_10_5_7 Bool)
(declare-const digit_10_5_10 Bool)
(declare-const digit_10_5_11 Bool)
(declare-const digit_10_6_1 Bool)
(declare-const digit_10_6_3 Bool)
(declare-const digit_10_6_6 Bool)
(declare-const digit_10_6_9 Bool)
(declare-const digit_10_6_10 Bool)
(declare-const digit_10_6_11 Bool)
(declare-const digit_10_6_13 Bool)
(declare-const digit_10_7_7 Bool)
(declare-const digit_10_7_9 Bool)
(declare-const digit_10_7_10 Bool)
(declare-const digit_10_7_11 Bool)
(declare-const digit_10_7_13 Bool)
(declare-const digit_10_12_3 Bool)
(declare-const digit_10_12_6 Bool)
(declare-const digit_10_12_13 Bool)
(declare-const digit_10_12_14 Bool)
(declare-const digit_10_13_3 Bool)
(declare-const digit_10_13_6 Bool)
(declare-const digit_10_13_9 Bool)
(declare-const digit_10_13_10 Bool)
(declare-const digit_10_13_11 Bool)
(declare-const digit_10_14_6 Bool)
(declare-const digit_10_14_10 Bool)
(declare-const digit_10_14_14 Bool)
(declare-const digit_10_15_3 Bool)
(declare-const digit_10_15_6 Bool)
(declare-const digit_10_15_10 Bool)
(declare-const digit_10_15_11 Bool)
(declare-const digit_10_16_3 Bool)
(declare-const digit_10_16_6 Bool)
(declare-const digit_10_16_11 Bool)
(declare-const digit_10_16_14 Bool)
(declare-const digit_11_2_3 Bool)
(declare-const digit_11_2_5 Bool)
(declare-const digit_11_2_9 Bool)
(declare-const digit_11_2_10 Bool)
(declare-const digit_11_2_12 Bool)
(declare-const digit_11_2_13 Bool)
(declare-const digit_11_3_3 Bool)
(declare-const digit_11_3_5 Bool)
(declare-const digit_11_3_7 Bool)
(declare-const digit_11_3_9 Bool)
(declare-const digit_11_4_3 Bool)
(declare-const digit_11_4_5 Bool)
(declare-const digit_11_4_9 Bool)
(declare-const digit_11_4_10 Bool)
(declare-const digit_11_4_12 Bool)
(declare-const digit_11_4_13 Bool)
(declare-const digit_11_5_3 Bool)
(declare-const digit_11_5_6 Bool)
(declare-const digit_11_5_7 Bool)
(declare-const digit_11_5_10 Bool)
(declare-const digit_11_5_11 Bool)
(declare-const digit_11_5_12 Bool)
(declare-const digit_11_7_7 Bool)
(declare-const digit_11_7_8 Bool)
(declare-const digit_11_7_9 Bool)
(declare-const digit_11_7_10 Bool)
(declare-const digit_11_7_11 Bool)
(declare-const digit_11_7_13 Bool)
(declare-const digit_11_8_3 Bool)
(declare-const digit_11_8_8 Bool)
(declare-const digit_11_8_9 Bool)
(declare-const digit_11_8_10 Bool)
(declare-const digit_11_8_13 Bool)
(declare-const digit_11_10_11 Bool)
(declare-const digit_11_10_13 Bool)
(declare-const digit_11_11_3 Bool)
(declare-const digit_11_11_6 Bool)
(declare-const digit_11_11_11 Bool)
(declare-const digit_11_13_3 Bool)
(declare-const digit_11_13_6 Bool)
(declare-const digit_11_13_9 Bool)
(declare-const digit_11_13_10 Bool)
(declare-const digit_11_13_11 Bool)
(declare-const digit_11_13_12 Bool)
(declare-const digit_11_16_3 Bool)
(declare-const digit_11_16_6 Bool)
(declare-const digit_11_16_11 Bool)
(declare-const digit_11_16_12 Bool)
(declare-const digit_12_3_1 Bool)
(declare-const digit_12_3_3 Bool)
(declare-const digit_12_3_9 Bool)
(declare-const digit_12_3_14 Bool)
(declare-const digit_12_5_1 Bool)
(declare-const digit_12_5_3 Bool)
(declare-const digit_12_5_12 Bool)
(declare-const digit_12_6_1 Bool)
(declare-const digit_12_6_3 Bool)
(declare-const digit_12_6_4 Bool)
(declare-const digit_12_6_9 Bool)
(declare-const digit_12_6_12 Bool)
(declare-const digit_12_7_4 Bool)
(declare-const digit_12_7_9 Bool)
(declare-const digit_12_9_3 Bool)
(declare-const digit_12_9_14 Bool)
(declare-const digit_12_10_14 Bool)
(declare-const digit_12_14_4 Bool)
(declare-const digit_12_14_14 Bool)
(declare-const digit_12_14_15 Bool)
(declare-const digit_13_1_1 Bool)
(declare-const digit_13_1_9 Bool)
(declare-const digit_13_1_10 Bool)
(declare-const digit_13_1_11 Bool)
(declare-const digit_13_2_3 Bool)
(declare-const digit_13_2_4 Bool)
(declare-const digit_13_2_9 Bool)
(declare-const digit_13_2_10 Bool)
(declare-const digit_13_2_15 Bool)
(declare-const digit_13_3_1 Bool)
(declare-const digit_13_3_3 Bool)
(declare-const digit_13_3_4 Bool)
(declare-const digit_13_3_8 Bool)
(declare-const digit_13_3_9 Bool)
(declare-const digit_13_3_11 Bool)
(declare-const digit_13_3_15 Bool)
(declare-const digit_13_4_1 Bool)
(declare-const digit_13_4_3 Bool)
(declare-const digit_13_4_4 Bool)
(declare-const digit_13_4_9 Bool)
(declare-const digit_13_4_10 Bool)
(declare-const digit_13_4_15 Bool)
(declare-const digit_13_5_10 Bool)
(declare-const digit_13_5_11 Bool)
(declare-const digit_13_5_15 Bool)
(declare-const digit_13_6_4 Bool)
(declare-const digit_13_6_8 Bool)
(declare-const digit_13_6_9 Bool)
(declare-const digit_13_6_10 Bool)
(declare-const digit_13_6_11 Bool)
(declare-const digit_13_13_3 Bool)
(declare-const digit_13_13_6 Bool)
(declare-const digit_13_13_8 Bool)
(declare-const digit_13_13_15 Bool)
(declare-const digit_13_15_3 Bool)
(declare-const digit_13_15_6 Bool)
(declare-const digit_13_15_8 Bool)
(declare-const digit_13_15_15 Bool)
(declare-const digit_13_16_3 Bool)
(declare-const digit_13_16_6 Bool)
(declare-const digit_14_1_1 Bool)
(declare-const digit_14_1_2 Bool)
(declare-const digit_14_1_10 Bool)
(declare-const digit_14_1_11 Bool)
(declare-const digit_14_1_12 Bool)
(declare-const digit_14_3_1 Bool)
(declare-const digit_14_3_2 Bool)
(declare-const digit_14_3_3 Bool)
(declare-const digit_14_3_8 Bool)
(declare-const digit_14_3_11 Bool)
(declare-const digit_14_3_15 Bool)
(declare-const digit_14_6_2 Bool)
(declare-const digit_14_6_8 Bool)
(declare-const digit_14_6_10 Bool)
(declare-const digit_14_6_11 Bool)
(declare-const digit_14_6_12 Bool)
(declare-const digit_14_7_2 Bool)
(declare-const digit_14_7_8 Bool)
(declare-const digit_14_7_10 Bool)
(declare-const digit_14_7_11 Bool)
(declare-const digit_14_9_1 Bool)
(declare-const digit_14_9_3 Bool)
(declare-const digit_14_9_10 Bool)
(declare-const digit_14_10_1 Bool)
(declare-const digit_14_10_15 Bool)
(declare-const digit_14_11_3 Bool)
(declare-const digit_14_11_6 Bool)
(declare-const digit_14_12_3 Bool)
(declare-const digit_14_12_6 Bool)
(declare-const digit_14_12_10 Bool)
(declare-const digit_14_12_15 Bool)
(declare-const digit_14_15_3 Bool)
(declare-const digit_14_15_6 Bool)
(declare-const digit_14_15_8 Bool)
(declare-const digit_14_15_12 Bool)
(declare-const digit_14_15_15 Bool)
(declare-const digit_15_1_2 Bool)
(declare-const digit_15_1_5 Bool)
(declare-const digit_15_1_9 Bool)
(declare-const digit_15_1_10 Bool)
(declare-const digit_15_1_12 Bool)
(declare-const digit_15_2_2 Bool)
(declare-const digit_15_2_4 Bool)
(declare-const digit_15_2_5 Bool)
(declare-const digit_15_2_9 Bool)
(declare-const digit_15_2_10 Bool)
(declare-const digit_15_2_12 Bool)
(declare-const digit_15_2_15 Bool)
(declare-const digit_15_4_2 Bool)
(declare-const digit_15_4_4 Bool)
(declare-const digit_15_4_5 Bool)
(declare-const digit_15_4_9 Bool)
(declare-const digit_15_4_10 Bool)
(declare-const digit_15_4_12 Bool)
(declare-const digit_15_4_15 Bool)
(declare-const digit_15_5_2 Bool)
(declare-const digit_15_5_10 Bool)
(declare-const digit_15_5_12 Bool)
(declare-const digit_15_5_14 Bool)
(declare-const digit_15_5_15 Bool)
(declare-const digit_15_6_2 Bool)
(declare-const digit_15_6_4 Bool)
(declare-const digit_15_6_9 Bool)
(declare-const digit_15_6_10 Bool)
(declare-const digit_15_6_12 Bool)
(declare-const digit_15_9_5 Bool)
(declare-const digit_15_9_10 Bool)
(declare-const digit_15_9_16 Bool)
(declare-const digit_15_11_4 Bool)
(declare-const digit_15_11_5 Bool)
(declare-const digit_15_11_16 Bool)
(declare-const digit_15_12_5 Bool)
(declare-const digit_15_12_9 Bool)
(declare-const digit_15_12_10 Bool)
(declare-const digit_15_12_15 Bool)
(declare-const digit_15_12_16 Bool)
(declare-const digit_15_15_7 Bool)
(declare-const digit_15_15_12 Bool)
(declare-const digit_15_15_15 Bool)
(declare-const digit_15_15_16 Bool)
(declare-const digit_15_16_2 Bool)
(declare-const digit_15_16_7 Bool)
(declare-const digit_15_16_12 Bool)
(declare-const digit_15_16_16 Bool)
(declare-const digit_16_2_2 Bool)
(declare-const digit_16_2_3 Bool)
(declare-const digit_16_2_4 Bool)
(declare-const digit_16_2_5 Bool)
(declare-const digit_16_2_9 Bool)
(declare-const digit_16_2_12 Bool)
(declare-const digit_16_2_13 Bool)
(declare-const digit_16_2_15 Bool)
(declare-const digit_16_3_2 Bool)
(declare-const digit_16_3_3 Bool)
(declare-const digit_16_3_4 Bool)
(declare-const digit_16_3_5 Bool)
(declare-const digit_16_3_8 Bool)
(declare-const digit_16_3_9 Bool)
(declare-const digit_16_3_15 Bool)
(declare-const digit_16_4_2 Bool)
(declare-const digit_16_4_3 Bool)
(declare-const digit_16_4_4 Bool)
(declare-const digit_16_4_5 Bool)
(declare-const digit_16_4_9 Bool)
(declare-const digit_16_4_12 Bool)
(declare-const digit_16_4_13 Bool)
(declare-const digit_16_4_15 Bool)
(declare-const digit_16_5_2 Bool)
(declare-const digit_16_5_12 Bool)
(declare-const digit_16_5_15 Bool)
(declare-const digit_16_6_2 Bool)
(declare-const digit_16_6_4 Bool)
(declare-const digit_16_6_8 Bool)
(declare-const digit_16_6_9 Bool)
(declare-const digit_16_6_12 Bool)
(declare-const digit_16_8_4 Bool)
(declare-const digit_16_8_8 Bool)
(declare-const digit_16_8_9 Bool)
(declare-const digit_16_9_3 Bool)
(declare-const digit_16_9_5 Bool)
(declare-const digit_16_9_16 Bool)
(declare-const digit_16_10_4 Bool)
(declare-const digit_16_10_15 Bool)
(declare-const digit_16_13_3 Bool)
(declare-const digit_16_13_8 Bool)
(declare-const digit_16_13_12 Bool)
(declare-const digit_16_13_15 Bool)
(declare-const digit_16_13_16 Bool)
(declare-const digit_16_15_3 Bool)
(declare-const digit_16_15_8 Bool)
(declare-const digit_16_15_12 Bool)
(declare-const digit_16_15_15 Bool)
(declare-const digit_16_15_16 Bool)
; row 1, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_1 digit_1_1_2 digit_1_1_7 digit_1_1_9 digit_1_1_11))
; row 1, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1 1 1) digit_1_3_1 digit_1_3_2 digit_1_3_3 digit_1_3_4 digit_1_3_7 digit_1_3_9 digit_1_3_11 digit_1_3_14 digit_1_3_15 digit_1_3_16))
; row 1, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_4_1 digit_1_4_2 digit_1_4_3 digit_1_4_4 digit_1_4_9 digit_1_4_14 digit_1_4_15))
; row 1, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_1_5_2 digit_1_5_3 digit_1_5_16))
; row 1, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_6_2 digit_1_6_3 digit_1_6_4 digit_1_6_13 digit_1_6_16))
; row 1, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_1_7_2 digit_1_7_4 digit_1_7_13))
; row 1, column 11 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_1_11_2 digit_1_11_3 digit_1_11_11))
; row 1, column 12 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_12_3 digit_1_12_7 digit_1_12_13 digit_1_12_14 digit_1_12_15))
; row 1, column 14 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_1_14_4 digit_1_14_7 digit_1_14_14 digit_1_14_15))
; row 1, column 15 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_15_4 digit_1_15_7 digit_1_15_11 digit_1_15_15 digit_1_15_16))
; row 1, column 16 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_16_1 digit_1_16_7 digit_1_16_11 digit_1_16_14 digit_1_16_16))
; row 2, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_2_1_1 digit_2_1_2 digit_2_1_5 digit_2_1_6 digit_2_1_7 digit_2_1_10 digit_2_1_11))
; row 2, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_2_2 digit_2_2_3 digit_2_2_4 digit_2_2_5 digit_2_2_6 digit_2_2_10))
; row 2, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_4_1 digit_2_4_2 digit_2_4_3 digit_2_4_4 digit_2_4_5 digit_2_4_10))
; row 2, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_2_6_2 digit_2_6_3 digit_2_6_4 digit_2_6_5 digit_2_6_6 digit_2_6_8 digit_2_6_10))
; row 2, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_9_1 digit_2_9_3 digit_2_9_5 digit_2_9_7 digit_2_9_8 digit_2_9_11))
; row 2, column 11 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_11_2 digit_2_11_3 digit_2_11_5 digit_2_11_8 digit_2_11_11))
; row 2, column 12 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_2_12_3 digit_2_12_5 digit_2_12_7))
; row 2, column 13 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_13_1 digit_2_13_4 digit_2_13_6 digit_2_13_8 digit_2_13_10 digit_2_13_11))
; row 2, column 15 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_15_4 digit_2_15_6 digit_2_15_7 digit_2_15_8 digit_2_15_10 digit_2_15_11))
; row 2, column 16 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_2_16_1 digit_2_16_6 digit_2_16_7 digit_2_16_11))
; row 3, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_1_1 digit_3_1_5 digit_3_1_6 digit_3_1_10 digit_3_1_11 digit_3_1_12))
; row 3, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_3_2_4 digit_3_2_5 digit_3_2_6 digit_3_2_10 digit_3_2_12 digit_3_2_14 digit_3_2_15))
; row 3, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_3_3_1 digit_3_3_4 digit_3_3_5 digit_3_3_11 digit_3_3_14 digit_3_3_15 digit_3_3_16))
; row 3, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_3_4_1 digit_3_4_4 digit_3_4_5 digit_3_4_10 digit_3_4_12 digit_3_4_14 digit_3_4_15))
; row 3, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_3_5_6 digit_3_5_10 digit_3_5_16))
; row 3, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_3_7_4 digit_3_7_8 digit_3_7_10 digit_3_7_13))
; row 3, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_3_8_4 digit_3_8_8 digit_3_8_10 digit_3_8_13))
; row 3, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_9_1 digit_3_9_5 digit_3_9_8 digit_3_9_11 digit_3_9_14))
; row 3, column 10 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_10_1 digit_3_10_11 digit_3_10_13 digit_3_10_14 digit_3_10_15))
; row 3, column 11 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_3_11_5 digit_3_11_8 digit_3_11_11 digit_3_11_12))
; row 3, column 12 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_12_5 digit_3_12_12 digit_3_12_13 digit_3_12_14 digit_3_12_15))
; row 3, column 15 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_3_15_4 digit_3_15_6 digit_3_15_8 digit_3_15_10 digit_3_15_11 digit_3_15_15 digit_3_15_16))
; row 4, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_1_2 digit_4_1_5 digit_4_1_6 digit_4_1_7 digit_4_1_10 digit_4_1_12))
; row 4, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_4_2_2 digit_4_2_3 digit_4_2_5 digit_4_2_6 digit_4_2_10 digit_4_2_12 digit_4_2_14 digit_4_2_15))
; row 4, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_4_3_2 digit_4_3_3 digit_4_3_5 digit_4_3_7 digit_4_3_14 digit_4_3_15 digit_4_3_16))
; row 4, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_4_4_2 digit_4_4_3 digit_4_4_5 digit_4_4_10 digit_4_4_12 digit_4_4_14 digit_4_4_15))
; row 4, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_5_2 digit_4_5_3 digit_4_5_6 digit_4_5_10 digit_4_5_16))
; row 4, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_4_6_2 digit_4_6_3 digit_4_6_5 digit_4_6_6 digit_4_6_8 digit_4_6_10 digit_4_6_16))
; row 4, column 11 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_11_2 digit_4_11_3 digit_4_11_5 digit_4_11_8 digit_4_11_12))
; row 4, column 12 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_12_3 digit_4_12_5 digit_4_12_7 digit_4_12_12 digit_4_12_14 digit_4_12_15))
; row 4, column 13 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_13_6 digit_4_13_8 digit_4_13_10 digit_4_13_15 digit_4_13_16))
; row 4, column 14 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_14_6 digit_4_14_7 digit_4_14_8 digit_4_14_10 digit_4_14_14 digit_4_14_15))
; row 4, column 15 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_15_6 digit_4_15_7 digit_4_15_8 digit_4_15_10 digit_4_15_15 digit_4_15_16))
; row 5, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_2_2 digit_5_2_4 digit_5_2_5 digit_5_2_9 digit_5_2_14))
; row 5, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_3_2 digit_5_3_4 digit_5_3_5 digit_5_3_9 digit_5_3_14))
; row 5, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_5_5_1 digit_5_5_2 digit_5_5_3 digit_5_5_7 digit_5_5_10 digit_5_5_11 digit_5_5_14))
; row 5, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_7_2 digit_5_7_7 digit_5_7_9 digit_5_7_10 digit_5_7_11 digit_5_7_14))
; row 5, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_9_5 digit_5_9_7 digit_5_9_8 digit_5_9_10 digit_5_9_11 digit_5_9_14))
; row 5, column 10 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_5_10_2 digit_5_10_4 digit_5_10_11 digit_5_10_14))
; row 5, column 11 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_11_2 digit_5_11_4 digit_5_11_5 digit_5_11_8 digit_5_11_11 digit_5_11_12))
; row 5, column 12 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_12_5 digit_5_12_7 digit_5_12_10 digit_5_12_12 digit_5_12_14))
; row 5, column 13 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_5_13_1 digit_5_13_3 digit_5_13_4 digit_5_13_8 digit_5_13_10 digit_5_13_11 digit_5_13_12))
; row 5, column 14 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_14_2 digit_5_14_4 digit_5_14_7 digit_5_14_8 digit_5_14_10))
; row 5, column 15 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_5_15_3 digit_5_15_4 digit_5_15_5 digit_5_15_7 digit_5_15_8 digit_5_15_10 digit_5_15_11 digit_5_15_12))
; row 5, column 16 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_16_1 digit_5_16_2 digit_5_16_3 digit_5_16_7 digit_5_16_11 digit_5_16_12))
; row 6, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_2_2 digit_6_2_5 digit_6_2_6 digit_6_2_14 digit_6_2_15))
; row 6, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_6_3_2 digit_6_3_5 digit_6_3_14 digit_6_3_15))
; row 6, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_6_2 digit_6_6_3 digit_6_6_10 digit_6_6_13 digit_6_6_16))
; row 6, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_7_2 digit_6_7_7 digit_6_7_10 digit_6_7_13 digit_6_7_14))
; row 6, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_6_8_3 digit_6_8_10 digit_6_8_13))
; row 6, column 10 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_6_10_2 digit_6_10_14))
; row 6, column 12 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_12_5 digit_6_12_7 digit_6_12_10 digit_6_12_12 digit_6_12_14 digit_6_12_16))
; row 6, column 13 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_13_3 digit_6_13_6 digit_6_13_10 digit_6_13_12 digit_6_13_16))
; row 6, column 14 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_14_2 digit_6_14_6 digit_6_14_7 digit_6_14_10 digit_6_14_13))
; row 6, column 15 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_6_15_3 digit_6_15_5 digit_6_15_6 digit_6_15_7 digit_6_15_10 digit_6_15_12 digit_6_15_16))
; row 6, column 16 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_16_2 digit_6_16_3 digit_6_16_6 digit_6_16_7 digit_6_16_12 digit_6_16_16))
; row 7, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_7_1_2 digit_7_1_6))
; row 7, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_7_4_2 digit_7_4_4 digit_7_4_14))
; row 7, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_7_6_1 digit_7_6_2 digit_7_6_10 digit_7_6_11 digit_7_6_13 digit_7_6_16))
; row 7, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_7_7_2 digit_7_7_10 digit_7_7_11 digit_7_7_13 digit_7_7_14))
; row 7, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_7_8_10 digit_7_8_13))
; row 7, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_7_9_8 digit_7_9_10 digit_7_9_11 digit_7_9_14 digit_7_9_16))
; row 7, column 11 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_7_11_2 digit_7_11_4 digit_7_11_8 digit_7_11_11 digit_7_11_16))
; row 7, column 12 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_7_12_10 digit_7_12_14 digit_7_12_16))
; row 7, column 13 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_7_13_1 digit_7_13_4 digit_7_13_6 digit_7_13_8 digit_7_13_10 digit_7_13_11 digit_7_13_16))
; row 7, column 14 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_7_14_2 digit_7_14_4 digit_7_14_6 digit_7_14_8 digit_7_14_10 digit_7_14_13))
; row 8, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_8_4_2 digit_8_4_4 digit_8_4_5 digit_8_4_9))
; row 8, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_8_6_2 digit_8_6_9 digit_8_6_11 digit_8_6_16))
; row 8, column 8 holds exactly one digit
(assert ((_ pbeq 1 1) digit_8_8_9))
; row 8, column 12 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_8_12_5 digit_8_12_7 digit_8_12_16))
; row 8, column 13 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_8_13_4 digit_8_13_11 digit_8_13_16))
; row 8, column 14 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_8_14_2 digit_8_14_4 digit_8_14_7))
; row 8, column 16 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_8_16_2 digit_8_16_7 digit_8_16_11 digit_8_16_16))
; row 9, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_9_1_10 digit_9_1_12))
; row 9, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_9_2_3 digit_9_2_10 digit_9_2_12 digit_9_2_13 digit_9_2_14))
; row 9, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_9_3_3 digit_9_3_14))
; row 9, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_9_4_3 digit_9_4_10 digit_9_4_12 digit_9_4_13 digit_9_4_14))
; row 9, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_9_5_3 digit_9_5_6 digit_9_5_10 digit_9_5_11 digit_9_5_12))
; row 9, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_9_6_3 digit_9_6_4 digit_9_6_6 digit_9_6_10 digit_9_6_11 digit_9_6_12 digit_9_6_13))
; row 9, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_9_9_3 digit_9_9_11 digit_9_9_14 digit_9_9_16))
; row 9, column 13 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_9_13_3 digit_9_13_4 digit_9_13_6 digit_9_13_10 digit_9_13_11 digit_9_13_12))
; row 9, column 14 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_9_14_4 digit_9_14_6 digit_9_14_10 digit_9_14_14))
; row 10, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_10_2_2 digit_10_2_3 digit_10_2_9 digit_10_2_10 digit_10_2_13 digit_10_2_14))
; row 10, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_10_3_1 digit_10_3_2 digit_10_3_3 digit_10_3_7 digit_10_3_9 digit_10_3_14))
; row 10, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_10_5_1 digit_10_5_3 digit_10_5_6 digit_10_5_7 digit_10_5_10 digit_10_5_11))
; row 10, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_10_6_1 digit_10_6_3 digit_10_6_6 digit_10_6_9 digit_10_6_10 digit_10_6_11 digit_10_6_13))
; row 10, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_10_7_7 digit_10_7_9 digit_10_7_10 digit_10_7_11 digit_10_7_13))
; row 10, column 12 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_10_12_3 digit_10_12_6 digit_10_12_13 digit_10_12_14))
; row 10, column 13 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_10_13_3 digit_10_13_6 digit_10_13_9 digit_10_13_10 digit_10_13_11))
; row 10, column 14 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_10_14_6 digit_10_14_10 digit_10_14_14))
; row 10, column 15 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_10_15_3 digit_10_15_6 digit_10_15_10 digit_10_15_11))
; row 10, column 16 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_10_16_3 digit_10_16_6 digit_10_16_11 digit_10_16_14))
; row 11, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_11_2_3 digit_11_2_5 digit_11_2_9 digit_11_2_10 digit_11_2_12 digit_11_2_13))
; row 11, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_11_3_3 digit_11_3_5 digit_11_3_7 digit_11_3_9))
; row 11, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_11_4_3 digit_11_4_5 digit_11_4_9 digit_11_4_10 digit_11_4_12 digit_11_4_13))
; row 11, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_11_5_3 digit_11_5_6 digit_11_5_7 digit_11_5_10 digit_11_5_11 digit_11_5_12))
; row 11, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_11_7_7 digit_11_7_8 digit_11_7_9 digit_11_7_10 digit_11_7_11 digit_11_7_13))
; row 11, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_11_8_3 digit_11_8_8 digit_11_8_9 digit_11_8_10 digit_11_8_13))
; row 11, column 10 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_11_10_11 digit_11_10_13))
; row 11, column 11 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_11_11_3 digit_11_11_6 digit_11_11_11))
; row 11, column 13 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_11_13_3 digit_11_13_6 digit_11_13_9 digit_11_13_10 digit_11_13_11 digit_11_13_12))
; row 11, column 16 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_11_16_3 digit_11_16_6 digit_11_16_11 digit_11_16_12))
; row 12, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_12_3_1 digit_12_3_3 digit_12_3_9 digit_12_3_14))
; row 12, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_12_5_1 digit_12_5_3 digit_12_5_12))
; row 12, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_12_6_1 digit_12_6_3 digit_12_6_4 digit_12_6_9 digit_12_6_12))
; row 12, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_12_7_4 digit_12_7_9))
; row 12, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_12_9_3 digit_12_9_14))
; row 12, column 10 holds exactly one digit
(assert ((_ pbeq 1 1) digit_12_10_14))
; row 12, column 14 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_12_14_4 digit_12_14_14 digit_12_14_15))
; row 13, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_13_1_1 digit_13_1_9 digit_13_1_10 digit_13_1_11))
; row 13, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_13_2_3 digit_13_2_4 digit_13_2_9 digit_13_2_10 digit_13_2_15))
; row 13, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_13_3_1 digit_13_3_3 digit_13_3_4 digit_13_3_8 digit_13_3_9 digit_13_3_11 digit_13_3_15))
; row 13, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_13_4_1 digit_13_4_3 digit_13_4_4 digit_13_4_9 digit_13_4_10 digit_13_4_15))
; row 13, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_13_5_10 digit_13_5_11 digit_13_5_15))
; row 13, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_13_6_4 digit_13_6_8 digit_13_6_9 digit_13_6_10 digit_13_6_11))
; row 13, column 13 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_13_13_3 digit_13_13_6 digit_13_13_8 digit_13_13_15))
; row 13, column 15 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_13_15_3 digit_13_15_6 digit_13_15_8 digit_13_15_15))
; row 13, column 16 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_13_16_3 digit_13_16_6))
; row 14, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_14_1_1 digit_14_1_2 digit_14_1_10 digit_14_1_11 digit_14_1_12))
; row 14, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_14_3_1 digit_14_3_2 digit_14_3_3 digit_14_3_8 digit_14_3_11 digit_14_3_15))
; row 14, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_14_6_2 digit_14_6_8 digit_14_6_10 digit_14_6_11 digit_14_6_12))
; row 14, column 7 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_14_7_2 digit_14_7_8 digit_14_7_10 digit_14_7_11))
; row 14, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_14_9_1 digit_14_9_3 digit_14_9_10))
; row 14, column 10 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_14_10_1 digit_14_10_15))
; row 14, column 11 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_14_11_3 digit_14_11_6))
; row 14, column 12 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_14_12_3 digit_14_12_6 digit_14_12_10 digit_14_12_15))
; row 14, column 15 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_14_15_3 digit_14_15_6 digit_14_15_8 digit_14_15_12 digit_14_15_15))
; row 15, column 1 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_15_1_2 digit_15_1_5 digit_15_1_9 digit_15_1_10 digit_15_1_12))
; row 15, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_15_2_2 digit_15_2_4 digit_15_2_5 digit_15_2_9 digit_15_2_10 digit_15_2_12 digit_15_2_15))
; row 15, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_15_4_2 digit_15_4_4 digit_15_4_5 digit_15_4_9 digit_15_4_10 digit_15_4_12 digit_15_4_15))
; row 15, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_15_5_2 digit_15_5_10 digit_15_5_12 digit_15_5_14 digit_15_5_15))
; row 15, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_15_6_2 digit_15_6_4 digit_15_6_9 digit_15_6_10 digit_15_6_12))
; row 15, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_15_9_5 digit_15_9_10 digit_15_9_16))
; row 15, column 11 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_15_11_4 digit_15_11_5 digit_15_11_16))
; row 15, column 12 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_15_12_5 digit_15_12_9 digit_15_12_10 digit_15_12_15 digit_15_12_16))
; row 15, column 15 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_15_15_7 digit_15_15_12 digit_15_15_15 digit_15_15_16))
; row 15, column 16 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1) digit_15_16_2 digit_15_16_7 digit_15_16_12 digit_15_16_16))
; row 16, column 2 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_16_2_2 digit_16_2_3 digit_16_2_4 digit_16_2_5 digit_16_2_9 digit_16_2_12 digit_16_2_13 digit_16_2_15))
; row 16, column 3 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_16_3_2 digit_16_3_3 digit_16_3_4 digit_16_3_5 digit_16_3_8 digit_16_3_9 digit_16_3_15))
; row 16, column 4 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_16_4_2 digit_16_4_3 digit_16_4_4 digit_16_4_5 digit_16_4_9 digit_16_4_12 digit_16_4_13 digit_16_4_15))
; row 16, column 5 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_16_5_2 digit_16_5_12 digit_16_5_15))
; row 16, column 6 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_16_6_2 digit_16_6_4 digit_16_6_8 digit_16_6_9 digit_16_6_12))
; row 16, column 8 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_16_8_4 digit_16_8_8 digit_16_8_9))
; row 16, column 9 holds exactly one digit
(assert ((_ pbeq 1 1 1 1) digit_16_9_3 digit_16_9_5 digit_16_9_16))
; row 16, column 10 holds exactly one digit
(assert ((_ pbeq 1 1 1) digit_16_10_4 digit_16_10_15))
; row 16, column 13 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_16_13_3 digit_16_13_8 digit_16_13_12 digit_16_13_15 digit_16_13_16))
; row 16, column 15 holds exactly one digit
(assert ((_ pbeq 1 1 1 1 1 1) digit_16_15_3 digit_16_15_8 digit_16_15_12 digit_16_15_15 digit_16_15_16))
; row 1 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_1_1 digit_1_3_1 digit_1_4_1 digit_1_16_1))
; row 1 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_1_2 digit_1_3_2 digit_1_4_2 digit_1_5_2 digit_1_6_2 digit_1_7_2 digit_1_11_2))
; row 1 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_3_3 digit_1_4_3 digit_1_5_3 digit_1_6_3 digit_1_11_3 digit_1_12_3))
; row 1 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_3_4 digit_1_4_4 digit_1_6_4 digit_1_7_4 digit_1_14_4 digit_1_15_4))
; row 1 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_1_7 digit_1_3_7 digit_1_12_7 digit_1_14_7 digit_1_15_7 digit_1_16_7))
; row 1 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_1_9 digit_1_3_9 digit_1_4_9))
; row 1 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_11 digit_1_3_11 digit_1_11_11 digit_1_15_11 digit_1_16_11))
; row 1 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_6_13 digit_1_7_13 digit_1_12_13))
; row 1 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_3_14 digit_1_4_14 digit_1_12_14 digit_1_14_14 digit_1_16_14))
; row 1 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_3_15 digit_1_4_15 digit_1_12_15 digit_1_14_15 digit_1_15_15))
; row 1 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_3_16 digit_1_5_16 digit_1_6_16 digit_1_15_16 digit_1_16_16))
; row 2 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_1_1 digit_2_4_1 digit_2_9_1 digit_2_13_1 digit_2_16_1))
; row 2 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_1_2 digit_2_2_2 digit_2_4_2 digit_2_6_2 digit_2_11_2))
; row 2 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_2_3 digit_2_4_3 digit_2_6_3 digit_2_9_3 digit_2_11_3 digit_2_12_3))
; row 2 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_2_4 digit_2_4_4 digit_2_6_4 digit_2_13_4 digit_2_15_4))
; row 2 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_2_1_5 digit_2_2_5 digit_2_4_5 digit_2_6_5 digit_2_9_5 digit_2_11_5 digit_2_12_5))
; row 2 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_1_6 digit_2_2_6 digit_2_6_6 digit_2_13_6 digit_2_15_6 digit_2_16_6))
; row 2 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_1_7 digit_2_9_7 digit_2_12_7 digit_2_15_7 digit_2_16_7))
; row 2 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_6_8 digit_2_9_8 digit_2_11_8 digit_2_13_8 digit_2_15_8))
; row 2 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_1_10 digit_2_2_10 digit_2_4_10 digit_2_6_10 digit_2_13_10 digit_2_15_10))
; row 2 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_1_11 digit_2_9_11 digit_2_11_11 digit_2_13_11 digit_2_15_11 digit_2_16_11))
; row 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_1_1 digit_3_3_1 digit_3_4_1 digit_3_9_1 digit_3_10_1))
; row 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_2_4 digit_3_3_4 digit_3_4_4 digit_3_7_4 digit_3_8_4 digit_3_15_4))
; row 3 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_3_1_5 digit_3_2_5 digit_3_3_5 digit_3_4_5 digit_3_9_5 digit_3_11_5 digit_3_12_5))
; row 3 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_1_6 digit_3_2_6 digit_3_5_6 digit_3_15_6))
; row 3 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_7_8 digit_3_8_8 digit_3_9_8 digit_3_11_8 digit_3_15_8))
; row 3 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_3_1_10 digit_3_2_10 digit_3_4_10 digit_3_5_10 digit_3_7_10 digit_3_8_10 digit_3_15_10))
; row 3 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_1_11 digit_3_3_11 digit_3_9_11 digit_3_10_11 digit_3_11_11 digit_3_15_11))
; row 3 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_1_12 digit_3_2_12 digit_3_4_12 digit_3_11_12 digit_3_12_12))
; row 3 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_7_13 digit_3_8_13 digit_3_10_13 digit_3_12_13))
; row 3 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_2_14 digit_3_3_14 digit_3_4_14 digit_3_9_14 digit_3_10_14 digit_3_12_14))
; row 3 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_2_15 digit_3_3_15 digit_3_4_15 digit_3_10_15 digit_3_12_15 digit_3_15_15))
; row 3 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_3_16 digit_3_5_16 digit_3_15_16))
; row 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_4_1_2 digit_4_2_2 digit_4_3_2 digit_4_4_2 digit_4_5_2 digit_4_6_2 digit_4_11_2))
; row 4 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_4_2_3 digit_4_3_3 digit_4_4_3 digit_4_5_3 digit_4_6_3 digit_4_11_3 digit_4_12_3))
; row 4 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_4_1_5 digit_4_2_5 digit_4_3_5 digit_4_4_5 digit_4_6_5 digit_4_11_5 digit_4_12_5))
; row 4 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_4_1_6 digit_4_2_6 digit_4_5_6 digit_4_6_6 digit_4_13_6 digit_4_14_6 digit_4_15_6))
; row 4 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_1_7 digit_4_3_7 digit_4_12_7 digit_4_14_7 digit_4_15_7))
; row 4 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_6_8 digit_4_11_8 digit_4_13_8 digit_4_14_8 digit_4_15_8))
; row 4 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_4_1_10 digit_4_2_10 digit_4_4_10 digit_4_5_10 digit_4_6_10 digit_4_13_10 digit_4_14_10 digit_4_15_10))
; row 4 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_1_12 digit_4_2_12 digit_4_4_12 digit_4_11_12 digit_4_12_12))
; row 4 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_2_14 digit_4_3_14 digit_4_4_14 digit_4_12_14 digit_4_14_14))
; row 4 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_4_2_15 digit_4_3_15 digit_4_4_15 digit_4_12_15 digit_4_13_15 digit_4_14_15 digit_4_15_15))
; row 4 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_3_16 digit_4_5_16 digit_4_6_16 digit_4_13_16 digit_4_15_16))
; row 5 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_5_1 digit_5_13_1 digit_5_16_1))
; row 5 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_5_2_2 digit_5_3_2 digit_5_5_2 digit_5_7_2 digit_5_10_2 digit_5_11_2 digit_5_14_2 digit_5_16_2))
; row 5 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_5_3 digit_5_13_3 digit_5_15_3 digit_5_16_3))
; row 5 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_5_2_4 digit_5_3_4 digit_5_10_4 digit_5_11_4 digit_5_13_4 digit_5_14_4 digit_5_15_4))
; row 5 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_2_5 digit_5_3_5 digit_5_9_5 digit_5_11_5 digit_5_12_5 digit_5_15_5))
; row 5 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_5_5_7 digit_5_7_7 digit_5_9_7 digit_5_12_7 digit_5_14_7 digit_5_15_7 digit_5_16_7))
; row 5 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_9_8 digit_5_11_8 digit_5_13_8 digit_5_14_8 digit_5_15_8))
; row 5 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_2_9 digit_5_3_9 digit_5_7_9))
; row 5 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_5_5_10 digit_5_7_10 digit_5_9_10 digit_5_12_10 digit_5_13_10 digit_5_14_10 digit_5_15_10))
; row 5 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_5_5_11 digit_5_7_11 digit_5_9_11 digit_5_10_11 digit_5_11_11 digit_5_13_11 digit_5_15_11 digit_5_16_11))
; row 5 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_11_12 digit_5_12_12 digit_5_13_12 digit_5_15_12 digit_5_16_12))
; row 5 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_5_2_14 digit_5_3_14 digit_5_5_14 digit_5_7_14 digit_5_9_14 digit_5_10_14 digit_5_12_14))
; row 6 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_6_2_2 digit_6_3_2 digit_6_6_2 digit_6_7_2 digit_6_10_2 digit_6_14_2 digit_6_16_2))
; row 6 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_6_3 digit_6_8_3 digit_6_13_3 digit_6_15_3 digit_6_16_3))
; row 6 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_6_2_5 digit_6_3_5 digit_6_12_5 digit_6_15_5))
; row 6 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_2_6 digit_6_13_6 digit_6_14_6 digit_6_15_6 digit_6_16_6))
; row 6 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_7_7 digit_6_12_7 digit_6_14_7 digit_6_15_7 digit_6_16_7))
; row 6 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_6_6_10 digit_6_7_10 digit_6_8_10 digit_6_12_10 digit_6_13_10 digit_6_14_10 digit_6_15_10))
; row 6 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_6_12_12 digit_6_13_12 digit_6_15_12 digit_6_16_12))
; row 6 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_6_6_13 digit_6_7_13 digit_6_8_13 digit_6_14_13))
; row 6 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_2_14 digit_6_3_14 digit_6_7_14 digit_6_10_14 digit_6_12_14))
; row 6 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1) digit_6_2_15 digit_6_3_15))
; row 6 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_6_16 digit_6_12_16 digit_6_13_16 digit_6_15_16 digit_6_16_16))
; row 7 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1) digit_7_6_1 digit_7_13_1))
; row 7 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_7_1_2 digit_7_4_2 digit_7_6_2 digit_7_7_2 digit_7_11_2 digit_7_14_2))
; row 7 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_7_4_4 digit_7_11_4 digit_7_13_4 digit_7_14_4))
; row 7 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_7_1_6 digit_7_13_6 digit_7_14_6))
; row 7 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_7_9_8 digit_7_11_8 digit_7_13_8 digit_7_14_8))
; row 7 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_7_6_10 digit_7_7_10 digit_7_8_10 digit_7_9_10 digit_7_12_10 digit_7_13_10 digit_7_14_10))
; row 7 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_7_6_11 digit_7_7_11 digit_7_9_11 digit_7_11_11 digit_7_13_11))
; row 7 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_7_6_13 digit_7_7_13 digit_7_8_13 digit_7_14_13))
; row 7 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_7_4_14 digit_7_7_14 digit_7_9_14 digit_7_12_14))
; row 7 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_7_6_16 digit_7_9_16 digit_7_11_16 digit_7_12_16 digit_7_13_16))
; row 8 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_8_4_2 digit_8_6_2 digit_8_14_2 digit_8_16_2))
; row 8 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_8_4_4 digit_8_13_4 digit_8_14_4))
; row 8 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1) digit_8_4_5 digit_8_12_5))
; row 8 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1) digit_8_12_7 digit_8_14_7 digit_8_16_7))
; row 8 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1) digit_8_4_9 digit_8_6_9 digit_8_8_9))
; row 8 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1) digit_8_6_11 digit_8_13_11 digit_8_16_11))
; row 8 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_8_6_16 digit_8_12_16 digit_8_13_16 digit_8_16_16))
; row 9 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_9_2_3 digit_9_3_3 digit_9_4_3 digit_9_5_3 digit_9_6_3 digit_9_9_3 digit_9_13_3))
; row 9 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_9_6_4 digit_9_13_4 digit_9_14_4))
; row 9 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_9_5_6 digit_9_6_6 digit_9_13_6 digit_9_14_6))
; row 9 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_9_1_10 digit_9_2_10 digit_9_4_10 digit_9_5_10 digit_9_6_10 digit_9_13_10 digit_9_14_10))
; row 9 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_9_5_11 digit_9_6_11 digit_9_9_11 digit_9_13_11))
; row 9 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_9_1_12 digit_9_2_12 digit_9_4_12 digit_9_5_12 digit_9_6_12 digit_9_13_12))
; row 9 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1 1) digit_9_2_13 digit_9_4_13 digit_9_6_13))
; row 9 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_9_2_14 digit_9_3_14 digit_9_4_14 digit_9_9_14 digit_9_14_14))
; row 9 has the digit 16 exactly once
(assert ((_ pbeq 1 1) digit_9_9_16))
; row 10 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_10_3_1 digit_10_5_1 digit_10_6_1))
; row 10 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1) digit_10_2_2 digit_10_3_2))
; row 10 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_10_2_3 digit_10_3_3 digit_10_5_3 digit_10_6_3 digit_10_12_3 digit_10_13_3 digit_10_15_3 digit_10_16_3))
; row 10 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_10_5_6 digit_10_6_6 digit_10_12_6 digit_10_13_6 digit_10_14_6 digit_10_15_6 digit_10_16_6))
; row 10 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1) digit_10_3_7 digit_10_5_7 digit_10_7_7))
; row 10 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_10_2_9 digit_10_3_9 digit_10_6_9 digit_10_7_9 digit_10_13_9))
; row 10 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_10_2_10 digit_10_5_10 digit_10_6_10 digit_10_7_10 digit_10_13_10 digit_10_14_10 digit_10_15_10))
; row 10 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_10_5_11 digit_10_6_11 digit_10_7_11 digit_10_13_11 digit_10_15_11 digit_10_16_11))
; row 10 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_10_2_13 digit_10_6_13 digit_10_7_13 digit_10_12_13))
; row 10 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_10_2_14 digit_10_3_14 digit_10_12_14 digit_10_14_14 digit_10_16_14))
; row 11 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_11_2_3 digit_11_3_3 digit_11_4_3 digit_11_5_3 digit_11_8_3 digit_11_11_3 digit_11_13_3 digit_11_16_3))
; row 11 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1) digit_11_2_5 digit_11_3_5 digit_11_4_5))
; row 11 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_11_5_6 digit_11_11_6 digit_11_13_6 digit_11_16_6))
; row 11 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1) digit_11_3_7 digit_11_5_7 digit_11_7_7))
; row 11 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_11_7_8 digit_11_8_8))
; row 11 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_11_2_9 digit_11_3_9 digit_11_4_9 digit_11_7_9 digit_11_8_9 digit_11_13_9))
; row 11 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_11_2_10 digit_11_4_10 digit_11_5_10 digit_11_7_10 digit_11_8_10 digit_11_13_10))
; row 11 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_11_5_11 digit_11_7_11 digit_11_10_11 digit_11_11_11 digit_11_13_11 digit_11_16_11))
; row 11 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_11_2_12 digit_11_4_12 digit_11_5_12 digit_11_13_12 digit_11_16_12))
; row 11 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_11_2_13 digit_11_4_13 digit_11_7_13 digit_11_8_13 digit_11_10_13))
; row 12 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_12_3_1 digit_12_5_1 digit_12_6_1))
; row 12 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_12_3_3 digit_12_5_3 digit_12_6_3 digit_12_9_3))
; row 12 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_12_6_4 digit_12_7_4 digit_12_14_4))
; row 12 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1) digit_12_3_9 digit_12_6_9 digit_12_7_9))
; row 12 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1) digit_12_5_12 digit_12_6_12))
; row 12 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_12_3_14 digit_12_9_14 digit_12_10_14 digit_12_14_14))
; row 12 has the digit 15 exactly once
(assert ((_ pbeq 1 1) digit_12_14_15))
; row 13 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_13_1_1 digit_13_3_1 digit_13_4_1))
; row 13 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_13_2_3 digit_13_3_3 digit_13_4_3 digit_13_13_3 digit_13_15_3 digit_13_16_3))
; row 13 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_13_2_4 digit_13_3_4 digit_13_4_4 digit_13_6_4))
; row 13 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_13_13_6 digit_13_15_6 digit_13_16_6))
; row 13 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_13_3_8 digit_13_6_8 digit_13_13_8 digit_13_15_8))
; row 13 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_13_1_9 digit_13_2_9 digit_13_3_9 digit_13_4_9 digit_13_6_9))
; row 13 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_13_1_10 digit_13_2_10 digit_13_4_10 digit_13_5_10 digit_13_6_10))
; row 13 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_13_1_11 digit_13_3_11 digit_13_5_11 digit_13_6_11))
; row 13 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_13_2_15 digit_13_3_15 digit_13_4_15 digit_13_5_15 digit_13_13_15 digit_13_15_15))
; row 14 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_14_1_1 digit_14_3_1 digit_14_9_1 digit_14_10_1))
; row 14 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_14_1_2 digit_14_3_2 digit_14_6_2 digit_14_7_2))
; row 14 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_14_3_3 digit_14_9_3 digit_14_11_3 digit_14_12_3 digit_14_15_3))
; row 14 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1) digit_14_11_6 digit_14_12_6 digit_14_15_6))
; row 14 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_14_3_8 digit_14_6_8 digit_14_7_8 digit_14_15_8))
; row 14 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_14_1_10 digit_14_6_10 digit_14_7_10 digit_14_9_10 digit_14_12_10))
; row 14 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_14_1_11 digit_14_3_11 digit_14_6_11 digit_14_7_11))
; row 14 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1) digit_14_1_12 digit_14_6_12 digit_14_15_12))
; row 14 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_14_3_15 digit_14_10_15 digit_14_12_15 digit_14_15_15))
; row 15 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_15_1_2 digit_15_2_2 digit_15_4_2 digit_15_5_2 digit_15_6_2 digit_15_16_2))
; row 15 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_15_2_4 digit_15_4_4 digit_15_6_4 digit_15_11_4))
; row 15 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_15_1_5 digit_15_2_5 digit_15_4_5 digit_15_9_5 digit_15_11_5 digit_15_12_5))
; row 15 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1) digit_15_15_7 digit_15_16_7))
; row 15 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_15_1_9 digit_15_2_9 digit_15_4_9 digit_15_6_9 digit_15_12_9))
; row 15 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_15_1_10 digit_15_2_10 digit_15_4_10 digit_15_5_10 digit_15_6_10 digit_15_9_10 digit_15_12_10))
; row 15 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_15_1_12 digit_15_2_12 digit_15_4_12 digit_15_5_12 digit_15_6_12 digit_15_15_12 digit_15_16_12))
; row 15 has the digit 14 exactly once
(assert ((_ pbeq 1 1) digit_15_5_14))
; row 15 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_15_2_15 digit_15_4_15 digit_15_5_15 digit_15_12_15 digit_15_15_15))
; row 15 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_15_9_16 digit_15_11_16 digit_15_12_16 digit_15_15_16 digit_15_16_16))
; row 16 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_16_2_2 digit_16_3_2 digit_16_4_2 digit_16_5_2 digit_16_6_2))
; row 16 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_16_2_3 digit_16_3_3 digit_16_4_3 digit_16_9_3 digit_16_13_3 digit_16_15_3))
; row 16 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_16_2_4 digit_16_3_4 digit_16_4_4 digit_16_6_4 digit_16_8_4 digit_16_10_4))
; row 16 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_16_2_5 digit_16_3_5 digit_16_4_5 digit_16_9_5))
; row 16 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_16_3_8 digit_16_6_8 digit_16_8_8 digit_16_13_8 digit_16_15_8))
; row 16 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_16_2_9 digit_16_3_9 digit_16_4_9 digit_16_6_9 digit_16_8_9))
; row 16 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_16_2_12 digit_16_4_12 digit_16_5_12 digit_16_6_12 digit_16_13_12 digit_16_15_12))
; row 16 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1) digit_16_2_13 digit_16_4_13))
; row 16 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_16_2_15 digit_16_3_15 digit_16_4_15 digit_16_5_15 digit_16_10_15 digit_16_13_15 digit_16_15_15))
; row 16 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1) digit_16_9_16 digit_16_13_16 digit_16_15_16))
; column 1 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_1 digit_2_1_1 digit_3_1_1 digit_13_1_1 digit_14_1_1))
; column 1 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_1_2 digit_2_1_2 digit_4_1_2 digit_7_1_2 digit_14_1_2 digit_15_1_2))
; column 1 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_1_5 digit_3_1_5 digit_4_1_5 digit_15_1_5))
; column 1 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_1_6 digit_3_1_6 digit_4_1_6 digit_7_1_6))
; column 1 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_1_7 digit_2_1_7 digit_4_1_7))
; column 1 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_1_9 digit_13_1_9 digit_15_1_9))
; column 1 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_2_1_10 digit_3_1_10 digit_4_1_10 digit_9_1_10 digit_13_1_10 digit_14_1_10 digit_15_1_10))
; column 1 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_11 digit_2_1_11 digit_3_1_11 digit_13_1_11 digit_14_1_11))
; column 1 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_1_12 digit_4_1_12 digit_9_1_12 digit_14_1_12 digit_15_1_12))
; column 2 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_2_2_2 digit_4_2_2 digit_5_2_2 digit_6_2_2 digit_10_2_2 digit_15_2_2 digit_16_2_2))
; column 2 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_2_2_3 digit_4_2_3 digit_9_2_3 digit_10_2_3 digit_11_2_3 digit_13_2_3 digit_16_2_3))
; column 2 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_2_4 digit_3_2_4 digit_5_2_4 digit_13_2_4 digit_15_2_4 digit_16_2_4))
; column 2 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_2_2_5 digit_3_2_5 digit_4_2_5 digit_5_2_5 digit_6_2_5 digit_11_2_5 digit_15_2_5 digit_16_2_5))
; column 2 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_2_6 digit_3_2_6 digit_4_2_6 digit_6_2_6))
; column 2 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_2_9 digit_10_2_9 digit_11_2_9 digit_13_2_9 digit_15_2_9 digit_16_2_9))
; column 2 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_2_2_10 digit_3_2_10 digit_4_2_10 digit_9_2_10 digit_10_2_10 digit_11_2_10 digit_13_2_10 digit_15_2_10))
; column 2 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_2_12 digit_4_2_12 digit_9_2_12 digit_11_2_12 digit_15_2_12 digit_16_2_12))
; column 2 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_9_2_13 digit_10_2_13 digit_11_2_13 digit_16_2_13))
; column 2 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_2_14 digit_4_2_14 digit_5_2_14 digit_6_2_14 digit_9_2_14 digit_10_2_14))
; column 2 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_2_15 digit_4_2_15 digit_6_2_15 digit_13_2_15 digit_15_2_15 digit_16_2_15))
; column 3 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_3_1 digit_3_3_1 digit_10_3_1 digit_12_3_1 digit_13_3_1 digit_14_3_1))
; column 3 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_3_2 digit_4_3_2 digit_5_3_2 digit_6_3_2 digit_10_3_2 digit_14_3_2 digit_16_3_2))
; column 3 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1 1) digit_1_3_3 digit_4_3_3 digit_9_3_3 digit_10_3_3 digit_11_3_3 digit_12_3_3 digit_13_3_3 digit_14_3_3 digit_16_3_3))
; column 3 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_3_4 digit_3_3_4 digit_5_3_4 digit_13_3_4 digit_16_3_4))
; column 3 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_3_5 digit_4_3_5 digit_5_3_5 digit_6_3_5 digit_11_3_5 digit_16_3_5))
; column 3 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_3_7 digit_4_3_7 digit_10_3_7 digit_11_3_7))
; column 3 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1) digit_13_3_8 digit_14_3_8 digit_16_3_8))
; column 3 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_3_9 digit_5_3_9 digit_10_3_9 digit_11_3_9 digit_12_3_9 digit_13_3_9 digit_16_3_9))
; column 3 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_3_11 digit_3_3_11 digit_13_3_11 digit_14_3_11))
; column 3 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_1_3_14 digit_3_3_14 digit_4_3_14 digit_5_3_14 digit_6_3_14 digit_9_3_14 digit_10_3_14 digit_12_3_14))
; column 3 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_3_15 digit_3_3_15 digit_4_3_15 digit_6_3_15 digit_13_3_15 digit_14_3_15 digit_16_3_15))
; column 3 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_3_16 digit_3_3_16 digit_4_3_16))
; column 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_4_1 digit_2_4_1 digit_3_4_1 digit_13_4_1))
; column 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_4_2 digit_2_4_2 digit_4_4_2 digit_7_4_2 digit_8_4_2 digit_15_4_2 digit_16_4_2))
; column 4 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_4_3 digit_2_4_3 digit_4_4_3 digit_9_4_3 digit_11_4_3 digit_13_4_3 digit_16_4_3))
; column 4 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_1_4_4 digit_2_4_4 digit_3_4_4 digit_7_4_4 digit_8_4_4 digit_13_4_4 digit_15_4_4 digit_16_4_4))
; column 4 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_2_4_5 digit_3_4_5 digit_4_4_5 digit_8_4_5 digit_11_4_5 digit_15_4_5 digit_16_4_5))
; column 4 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_4_9 digit_8_4_9 digit_11_4_9 digit_13_4_9 digit_15_4_9 digit_16_4_9))
; column 4 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_2_4_10 digit_3_4_10 digit_4_4_10 digit_9_4_10 digit_11_4_10 digit_13_4_10 digit_15_4_10))
; column 4 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_4_12 digit_4_4_12 digit_9_4_12 digit_11_4_12 digit_15_4_12 digit_16_4_12))
; column 4 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1 1) digit_9_4_13 digit_11_4_13 digit_16_4_13))
; column 4 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_4_14 digit_3_4_14 digit_4_4_14 digit_7_4_14 digit_9_4_14))
; column 4 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_4_15 digit_3_4_15 digit_4_4_15 digit_13_4_15 digit_15_4_15 digit_16_4_15))
; column 5 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_5_1 digit_10_5_1 digit_12_5_1))
; column 5 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_5_2 digit_4_5_2 digit_5_5_2 digit_15_5_2 digit_16_5_2))
; column 5 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_5_3 digit_4_5_3 digit_5_5_3 digit_9_5_3 digit_10_5_3 digit_11_5_3 digit_12_5_3))
; column 5 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_5_6 digit_4_5_6 digit_9_5_6 digit_10_5_6 digit_11_5_6))
; column 5 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_5_7 digit_10_5_7 digit_11_5_7))
; column 5 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_3_5_10 digit_4_5_10 digit_5_5_10 digit_9_5_10 digit_10_5_10 digit_11_5_10 digit_13_5_10 digit_15_5_10))
; column 5 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_5_11 digit_9_5_11 digit_10_5_11 digit_11_5_11 digit_13_5_11))
; column 5 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_9_5_12 digit_11_5_12 digit_12_5_12 digit_15_5_12 digit_16_5_12))
; column 5 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1) digit_5_5_14 digit_15_5_14))
; column 5 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1) digit_13_5_15 digit_15_5_15 digit_16_5_15))
; column 5 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_5_16 digit_3_5_16 digit_4_5_16))
; column 6 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_7_6_1 digit_10_6_1 digit_12_6_1))
; column 6 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1 1) digit_1_6_2 digit_2_6_2 digit_4_6_2 digit_6_6_2 digit_7_6_2 digit_8_6_2 digit_14_6_2 digit_15_6_2 digit_16_6_2))
; column 6 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_6_3 digit_2_6_3 digit_4_6_3 digit_6_6_3 digit_9_6_3 digit_10_6_3 digit_12_6_3))
; column 6 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_6_4 digit_2_6_4 digit_9_6_4 digit_12_6_4 digit_13_6_4 digit_15_6_4 digit_16_6_4))
; column 6 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1) digit_2_6_5 digit_4_6_5))
; column 6 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_6_6 digit_4_6_6 digit_9_6_6 digit_10_6_6))
; column 6 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_6_8 digit_4_6_8 digit_13_6_8 digit_14_6_8 digit_16_6_8))
; column 6 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_8_6_9 digit_10_6_9 digit_12_6_9 digit_13_6_9 digit_15_6_9 digit_16_6_9))
; column 6 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1 1) digit_2_6_10 digit_4_6_10 digit_6_6_10 digit_7_6_10 digit_9_6_10 digit_10_6_10 digit_13_6_10 digit_14_6_10 digit_15_6_10))
; column 6 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_7_6_11 digit_8_6_11 digit_9_6_11 digit_10_6_11 digit_13_6_11 digit_14_6_11))
; column 6 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_9_6_12 digit_12_6_12 digit_14_6_12 digit_15_6_12 digit_16_6_12))
; column 6 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_6_13 digit_6_6_13 digit_7_6_13 digit_9_6_13 digit_10_6_13))
; column 6 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_6_16 digit_4_6_16 digit_6_6_16 digit_7_6_16 digit_8_6_16))
; column 7 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_7_2 digit_5_7_2 digit_6_7_2 digit_7_7_2 digit_14_7_2))
; column 7 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_7_4 digit_3_7_4 digit_12_7_4))
; column 7 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_7_7 digit_6_7_7 digit_10_7_7 digit_11_7_7))
; column 7 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_7_8 digit_11_7_8 digit_14_7_8))
; column 7 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_7_9 digit_10_7_9 digit_11_7_9 digit_12_7_9))
; column 7 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_3_7_10 digit_5_7_10 digit_6_7_10 digit_7_7_10 digit_10_7_10 digit_11_7_10 digit_14_7_10))
; column 7 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_7_11 digit_7_7_11 digit_10_7_11 digit_11_7_11 digit_14_7_11))
; column 7 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_7_13 digit_3_7_13 digit_6_7_13 digit_7_7_13 digit_10_7_13 digit_11_7_13))
; column 7 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_7_14 digit_6_7_14 digit_7_7_14))
; column 8 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1) digit_6_8_3 digit_11_8_3))
; column 8 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_3_8_4 digit_16_8_4))
; column 8 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_8_8 digit_11_8_8 digit_16_8_8))
; column 8 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1) digit_8_8_9 digit_11_8_9 digit_16_8_9))
; column 8 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_8_10 digit_6_8_10 digit_7_8_10 digit_11_8_10))
; column 8 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_8_13 digit_6_8_13 digit_7_8_13 digit_11_8_13))
; column 9 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_9_1 digit_3_9_1 digit_14_9_1))
; column 9 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_9_3 digit_9_9_3 digit_12_9_3 digit_14_9_3 digit_16_9_3))
; column 9 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_9_5 digit_3_9_5 digit_5_9_5 digit_15_9_5 digit_16_9_5))
; column 9 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1) digit_2_9_7 digit_5_9_7))
; column 9 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_9_8 digit_3_9_8 digit_5_9_8 digit_7_9_8))
; column 9 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_9_10 digit_7_9_10 digit_14_9_10 digit_15_9_10))
; column 9 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_9_11 digit_3_9_11 digit_5_9_11 digit_7_9_11 digit_9_9_11))
; column 9 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_3_9_14 digit_5_9_14 digit_7_9_14 digit_9_9_14 digit_12_9_14))
; column 9 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_7_9_16 digit_9_9_16 digit_15_9_16 digit_16_9_16))
; column 10 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1) digit_3_10_1 digit_14_10_1))
; column 10 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1) digit_5_10_2 digit_6_10_2))
; column 10 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_5_10_4 digit_16_10_4))
; column 10 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_10_11 digit_5_10_11 digit_11_10_11))
; column 10 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1) digit_3_10_13 digit_11_10_13))
; column 10 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_10_14 digit_5_10_14 digit_6_10_14 digit_12_10_14))
; column 10 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_10_15 digit_14_10_15 digit_16_10_15))
; column 11 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_11_2 digit_2_11_2 digit_4_11_2 digit_5_11_2 digit_7_11_2))
; column 11 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_11_3 digit_2_11_3 digit_4_11_3 digit_11_11_3 digit_14_11_3))
; column 11 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_11_4 digit_7_11_4 digit_15_11_4))
; column 11 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_11_5 digit_3_11_5 digit_4_11_5 digit_5_11_5 digit_15_11_5))
; column 11 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1) digit_11_11_6 digit_14_11_6))
; column 11 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_11_8 digit_3_11_8 digit_4_11_8 digit_5_11_8 digit_7_11_8))
; column 11 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_11_11 digit_2_11_11 digit_3_11_11 digit_5_11_11 digit_7_11_11 digit_11_11_11))
; column 11 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1) digit_3_11_12 digit_4_11_12 digit_5_11_12))
; column 11 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1) digit_7_11_16 digit_15_11_16))
; column 12 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_12_3 digit_2_12_3 digit_4_12_3 digit_10_12_3 digit_14_12_3))
; column 12 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_2_12_5 digit_3_12_5 digit_4_12_5 digit_5_12_5 digit_6_12_5 digit_8_12_5 digit_15_12_5))
; column 12 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1) digit_10_12_6 digit_14_12_6))
; column 12 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_12_7 digit_2_12_7 digit_4_12_7 digit_5_12_7 digit_6_12_7 digit_8_12_7))
; column 12 has the digit 9 exactly once
(assert ((_ pbeq 1 1) digit_15_12_9))
; column 12 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_12_10 digit_6_12_10 digit_7_12_10 digit_14_12_10 digit_15_12_10))
; column 12 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_12_12 digit_4_12_12 digit_5_12_12 digit_6_12_12))
; column 12 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_12_13 digit_3_12_13 digit_10_12_13))
; column 12 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_12_14 digit_3_12_14 digit_4_12_14 digit_5_12_14 digit_6_12_14 digit_7_12_14 digit_10_12_14))
; column 12 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_12_15 digit_3_12_15 digit_4_12_15 digit_14_12_15 digit_15_12_15))
; column 12 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_6_12_16 digit_7_12_16 digit_8_12_16 digit_15_12_16))
; column 13 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_13_1 digit_5_13_1 digit_7_13_1))
; column 13 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_5_13_3 digit_6_13_3 digit_9_13_3 digit_10_13_3 digit_11_13_3 digit_13_13_3 digit_16_13_3))
; column 13 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_13_4 digit_5_13_4 digit_7_13_4 digit_8_13_4 digit_9_13_4))
; column 13 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_2_13_6 digit_4_13_6 digit_6_13_6 digit_7_13_6 digit_9_13_6 digit_10_13_6 digit_11_13_6 digit_13_13_6))
; column 13 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_13_8 digit_4_13_8 digit_5_13_8 digit_7_13_8 digit_13_13_8 digit_16_13_8))
; column 13 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1) digit_10_13_9 digit_11_13_9))
; column 13 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_2_13_10 digit_4_13_10 digit_5_13_10 digit_6_13_10 digit_7_13_10 digit_9_13_10 digit_10_13_10 digit_11_13_10))
; column 13 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_2_13_11 digit_5_13_11 digit_7_13_11 digit_8_13_11 digit_9_13_11 digit_10_13_11 digit_11_13_11))
; column 13 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_13_12 digit_6_13_12 digit_9_13_12 digit_11_13_12 digit_16_13_12))
; column 13 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1) digit_4_13_15 digit_13_13_15 digit_16_13_15))
; column 13 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_13_16 digit_6_13_16 digit_7_13_16 digit_8_13_16 digit_16_13_16))
; column 14 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_14_2 digit_6_14_2 digit_7_14_2 digit_8_14_2))
; column 14 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_14_4 digit_5_14_4 digit_7_14_4 digit_8_14_4 digit_9_14_4 digit_12_14_4))
; column 14 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_4_14_6 digit_6_14_6 digit_7_14_6 digit_9_14_6 digit_10_14_6))
; column 14 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_14_7 digit_4_14_7 digit_5_14_7 digit_6_14_7 digit_8_14_7))
; column 14 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1) digit_4_14_8 digit_5_14_8 digit_7_14_8))
; column 14 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_4_14_10 digit_5_14_10 digit_6_14_10 digit_7_14_10 digit_9_14_10 digit_10_14_10))
; column 14 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1) digit_6_14_13 digit_7_14_13))
; column 14 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_14_14 digit_4_14_14 digit_9_14_14 digit_10_14_14 digit_12_14_14))
; column 14 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_14_15 digit_4_14_15 digit_12_14_15))
; column 15 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_15_3 digit_6_15_3 digit_10_15_3 digit_13_15_3 digit_14_15_3 digit_16_15_3))
; column 15 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_15_4 digit_2_15_4 digit_3_15_4 digit_5_15_4))
; column 15 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1) digit_5_15_5 digit_6_15_5))
; column 15 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_2_15_6 digit_3_15_6 digit_4_15_6 digit_6_15_6 digit_10_15_6 digit_13_15_6 digit_14_15_6))
; column 15 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_15_7 digit_2_15_7 digit_4_15_7 digit_5_15_7 digit_6_15_7 digit_15_15_7))
; column 15 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_2_15_8 digit_3_15_8 digit_4_15_8 digit_5_15_8 digit_13_15_8 digit_14_15_8 digit_16_15_8))
; column 15 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_15_10 digit_3_15_10 digit_4_15_10 digit_5_15_10 digit_6_15_10 digit_10_15_10))
; column 15 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_15_11 digit_2_15_11 digit_3_15_11 digit_5_15_11 digit_10_15_11))
; column 15 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_15_12 digit_6_15_12 digit_14_15_12 digit_15_15_12 digit_16_15_12))
; column 15 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_15_15 digit_3_15_15 digit_4_15_15 digit_13_15_15 digit_14_15_15 digit_15_15_15 digit_16_15_15))
; column 15 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_15_16 digit_3_15_16 digit_4_15_16 digit_6_15_16 digit_15_15_16 digit_16_15_16))
; column 16 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_16_1 digit_2_16_1 digit_5_16_1))
; column 16 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_16_2 digit_6_16_2 digit_8_16_2 digit_15_16_2))
; column 16 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_16_3 digit_6_16_3 digit_10_16_3 digit_11_16_3 digit_13_16_3))
; column 16 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_16_6 digit_6_16_6 digit_10_16_6 digit_11_16_6 digit_13_16_6))
; column 16 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_16_7 digit_2_16_7 digit_5_16_7 digit_6_16_7 digit_8_16_7 digit_15_16_7))
; column 16 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_16_11 digit_2_16_11 digit_5_16_11 digit_8_16_11 digit_10_16_11 digit_11_16_11))
; column 16 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_16_12 digit_6_16_12 digit_11_16_12 digit_15_16_12))
; column 16 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1) digit_1_16_14 digit_10_16_14))
; column 16 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_16_16 digit_6_16_16 digit_8_16_16 digit_15_16_16))
; the box of rows 1 to 4 and columns 1 to 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_1_1_1 digit_1_3_1 digit_1_4_1 digit_2_1_1 digit_2_4_1 digit_3_1_1 digit_3_3_1 digit_3_4_1))
; the box of rows 1 to 4 and columns 1 to 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1 1 1) digit_1_1_2 digit_1_3_2 digit_1_4_2 digit_2_1_2 digit_2_2_2 digit_2_4_2 digit_4_1_2 digit_4_2_2 digit_4_3_2 digit_4_4_2))
; the box of rows 1 to 4 and columns 1 to 4 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_3_3 digit_1_4_3 digit_2_2_3 digit_2_4_3 digit_4_2_3 digit_4_3_3 digit_4_4_3))
; the box of rows 1 to 4 and columns 1 to 4 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_3_4 digit_1_4_4 digit_2_2_4 digit_2_4_4 digit_3_2_4 digit_3_3_4 digit_3_4_4))
; the box of rows 1 to 4 and columns 1 to 4 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1 1 1 1) digit_2_1_5 digit_2_2_5 digit_2_4_5 digit_3_1_5 digit_3_2_5 digit_3_3_5 digit_3_4_5 digit_4_1_5 digit_4_2_5 digit_4_3_5 digit_4_4_5))
; the box of rows 1 to 4 and columns 1 to 4 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_1_6 digit_2_2_6 digit_3_1_6 digit_3_2_6 digit_4_1_6 digit_4_2_6))
; the box of rows 1 to 4 and columns 1 to 4 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_7 digit_1_3_7 digit_2_1_7 digit_4_1_7 digit_4_3_7))
; the box of rows 1 to 4 and columns 1 to 4 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_1_9 digit_1_3_9 digit_1_4_9))
; the box of rows 1 to 4 and columns 1 to 4 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1 1) digit_2_1_10 digit_2_2_10 digit_2_4_10 digit_3_1_10 digit_3_2_10 digit_3_4_10 digit_4_1_10 digit_4_2_10 digit_4_4_10))
; the box of rows 1 to 4 and columns 1 to 4 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_1_11 digit_1_3_11 digit_2_1_11 digit_3_1_11 digit_3_3_11))
; the box of rows 1 to 4 and columns 1 to 4 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_3_1_12 digit_3_2_12 digit_3_4_12 digit_4_1_12 digit_4_2_12 digit_4_4_12))
; the box of rows 1 to 4 and columns 1 to 4 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_1_3_14 digit_1_4_14 digit_3_2_14 digit_3_3_14 digit_3_4_14 digit_4_2_14 digit_4_3_14 digit_4_4_14))
; the box of rows 1 to 4 and columns 1 to 4 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_1_3_15 digit_1_4_15 digit_3_2_15 digit_3_3_15 digit_3_4_15 digit_4_2_15 digit_4_3_15 digit_4_4_15))
; the box of rows 1 to 4 and columns 1 to 4 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_3_16 digit_3_3_16 digit_4_3_16))
; the box of rows 1 to 4 and columns 5 to 8 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_5_2 digit_1_6_2 digit_1_7_2 digit_2_6_2 digit_4_5_2 digit_4_6_2))
; the box of rows 1 to 4 and columns 5 to 8 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_5_3 digit_1_6_3 digit_2_6_3 digit_4_5_3 digit_4_6_3))
; the box of rows 1 to 4 and columns 5 to 8 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_6_4 digit_1_7_4 digit_2_6_4 digit_3_7_4 digit_3_8_4))
; the box of rows 1 to 4 and columns 5 to 8 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1) digit_2_6_5 digit_4_6_5))
; the box of rows 1 to 4 and columns 5 to 8 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_6_6 digit_3_5_6 digit_4_5_6 digit_4_6_6))
; the box of rows 1 to 4 and columns 5 to 8 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_2_6_8 digit_3_7_8 digit_3_8_8 digit_4_6_8))
; the box of rows 1 to 4 and columns 5 to 8 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_6_10 digit_3_5_10 digit_3_7_10 digit_3_8_10 digit_4_5_10 digit_4_6_10))
; the box of rows 1 to 4 and columns 5 to 8 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_6_13 digit_1_7_13 digit_3_7_13 digit_3_8_13))
; the box of rows 1 to 4 and columns 5 to 8 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_5_16 digit_1_6_16 digit_3_5_16 digit_4_5_16 digit_4_6_16))
; the box of rows 1 to 4 and columns 9 to 12 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_2_9_1 digit_3_9_1 digit_3_10_1))
; the box of rows 1 to 4 and columns 9 to 12 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_11_2 digit_2_11_2 digit_4_11_2))
; the box of rows 1 to 4 and columns 9 to 12 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_11_3 digit_1_12_3 digit_2_9_3 digit_2_11_3 digit_2_12_3 digit_4_11_3 digit_4_12_3))
; the box of rows 1 to 4 and columns 9 to 12 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_2_9_5 digit_2_11_5 digit_2_12_5 digit_3_9_5 digit_3_11_5 digit_3_12_5 digit_4_11_5 digit_4_12_5))
; the box of rows 1 to 4 and columns 9 to 12 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_12_7 digit_2_9_7 digit_2_12_7 digit_4_12_7))
; the box of rows 1 to 4 and columns 9 to 12 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_2_9_8 digit_2_11_8 digit_3_9_8 digit_3_11_8 digit_4_11_8))
; the box of rows 1 to 4 and columns 9 to 12 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_11_11 digit_2_9_11 digit_2_11_11 digit_3_9_11 digit_3_10_11 digit_3_11_11))
; the box of rows 1 to 4 and columns 9 to 12 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_3_11_12 digit_3_12_12 digit_4_11_12 digit_4_12_12))
; the box of rows 1 to 4 and columns 9 to 12 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_12_13 digit_3_10_13 digit_3_12_13))
; the box of rows 1 to 4 and columns 9 to 12 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_12_14 digit_3_9_14 digit_3_10_14 digit_3_12_14 digit_4_12_14))
; the box of rows 1 to 4 and columns 9 to 12 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_1_12_15 digit_3_10_15 digit_3_12_15 digit_4_12_15))
; the box of rows 1 to 4 and columns 13 to 16 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_16_1 digit_2_13_1 digit_2_16_1))
; the box of rows 1 to 4 and columns 13 to 16 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_14_4 digit_1_15_4 digit_2_13_4 digit_2_15_4 digit_3_15_4))
; the box of rows 1 to 4 and columns 13 to 16 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_2_13_6 digit_2_15_6 digit_2_16_6 digit_3_15_6 digit_4_13_6 digit_4_14_6 digit_4_15_6))
; the box of rows 1 to 4 and columns 13 to 16 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_1_14_7 digit_1_15_7 digit_1_16_7 digit_2_15_7 digit_2_16_7 digit_4_14_7 digit_4_15_7))
; the box of rows 1 to 4 and columns 13 to 16 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_13_8 digit_2_15_8 digit_3_15_8 digit_4_13_8 digit_4_14_8 digit_4_15_8))
; the box of rows 1 to 4 and columns 13 to 16 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_2_13_10 digit_2_15_10 digit_3_15_10 digit_4_13_10 digit_4_14_10 digit_4_15_10))
; the box of rows 1 to 4 and columns 13 to 16 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_15_11 digit_1_16_11 digit_2_13_11 digit_2_15_11 digit_2_16_11 digit_3_15_11))
; the box of rows 1 to 4 and columns 13 to 16 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1) digit_1_14_14 digit_1_16_14 digit_4_14_14))
; the box of rows 1 to 4 and columns 13 to 16 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_1_14_15 digit_1_15_15 digit_3_15_15 digit_4_13_15 digit_4_14_15 digit_4_15_15))
; the box of rows 1 to 4 and columns 13 to 16 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_1_15_16 digit_1_16_16 digit_3_15_16 digit_4_13_16 digit_4_15_16))
; the box of rows 5 to 8 and columns 1 to 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_5_2_2 digit_5_3_2 digit_6_2_2 digit_6_3_2 digit_7_1_2 digit_7_4_2 digit_8_4_2))
; the box of rows 5 to 8 and columns 1 to 4 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_2_4 digit_5_3_4 digit_7_4_4 digit_8_4_4))
; the box of rows 5 to 8 and columns 1 to 4 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_2_5 digit_5_3_5 digit_6_2_5 digit_6_3_5 digit_8_4_5))
; the box of rows 5 to 8 and columns 1 to 4 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1) digit_6_2_6 digit_7_1_6))
; the box of rows 5 to 8 and columns 1 to 4 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_2_9 digit_5_3_9 digit_8_4_9))
; the box of rows 5 to 8 and columns 1 to 4 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_2_14 digit_5_3_14 digit_6_2_14 digit_6_3_14 digit_7_4_14))
; the box of rows 5 to 8 and columns 1 to 4 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1) digit_6_2_15 digit_6_3_15))
; the box of rows 5 to 8 and columns 5 to 8 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1) digit_5_5_1 digit_7_6_1))
; the box of rows 5 to 8 and columns 5 to 8 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_5_5_2 digit_5_7_2 digit_6_6_2 digit_6_7_2 digit_7_6_2 digit_7_7_2 digit_8_6_2))
; the box of rows 5 to 8 and columns 5 to 8 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_5_3 digit_6_6_3 digit_6_8_3))
; the box of rows 5 to 8 and columns 5 to 8 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_5_7 digit_5_7_7 digit_6_7_7))
; the box of rows 5 to 8 and columns 5 to 8 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_7_9 digit_8_6_9 digit_8_8_9))
; the box of rows 5 to 8 and columns 5 to 8 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_5_5_10 digit_5_7_10 digit_6_6_10 digit_6_7_10 digit_6_8_10 digit_7_6_10 digit_7_7_10 digit_7_8_10))
; the box of rows 5 to 8 and columns 5 to 8 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_5_11 digit_5_7_11 digit_7_6_11 digit_7_7_11 digit_8_6_11))
; the box of rows 5 to 8 and columns 5 to 8 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_6_13 digit_6_7_13 digit_6_8_13 digit_7_6_13 digit_7_7_13 digit_7_8_13))
; the box of rows 5 to 8 and columns 5 to 8 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_5_14 digit_5_7_14 digit_6_7_14 digit_7_7_14))
; the box of rows 5 to 8 and columns 5 to 8 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1) digit_6_6_16 digit_7_6_16 digit_8_6_16))
; the box of rows 5 to 8 and columns 9 to 12 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_10_2 digit_5_11_2 digit_6_10_2 digit_7_11_2))
; the box of rows 5 to 8 and columns 9 to 12 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_10_4 digit_5_11_4 digit_7_11_4))
; the box of rows 5 to 8 and columns 9 to 12 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_9_5 digit_5_11_5 digit_5_12_5 digit_6_12_5 digit_8_12_5))
; the box of rows 5 to 8 and columns 9 to 12 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_9_7 digit_5_12_7 digit_6_12_7 digit_8_12_7))
; the box of rows 5 to 8 and columns 9 to 12 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_5_9_8 digit_5_11_8 digit_7_9_8 digit_7_11_8))
; the box of rows 5 to 8 and columns 9 to 12 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_9_10 digit_5_12_10 digit_6_12_10 digit_7_9_10 digit_7_12_10))
; the box of rows 5 to 8 and columns 9 to 12 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_9_11 digit_5_10_11 digit_5_11_11 digit_7_9_11 digit_7_11_11))
; the box of rows 5 to 8 and columns 9 to 12 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_11_12 digit_5_12_12 digit_6_12_12))
; the box of rows 5 to 8 and columns 9 to 12 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_5_9_14 digit_5_10_14 digit_5_12_14 digit_6_10_14 digit_6_12_14 digit_7_9_14 digit_7_12_14))
; the box of rows 5 to 8 and columns 9 to 12 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_6_12_16 digit_7_9_16 digit_7_11_16 digit_7_12_16 digit_8_12_16))
; the box of rows 5 to 8 and columns 13 to 16 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1) digit_5_13_1 digit_5_16_1 digit_7_13_1))
; the box of rows 5 to 8 and columns 13 to 16 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_5_14_2 digit_5_16_2 digit_6_14_2 digit_6_16_2 digit_7_14_2 digit_8_14_2 digit_8_16_2))
; the box of rows 5 to 8 and columns 13 to 16 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_13_3 digit_5_15_3 digit_5_16_3 digit_6_13_3 digit_6_15_3 digit_6_16_3))
; the box of rows 5 to 8 and columns 13 to 16 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_5_13_4 digit_5_14_4 digit_5_15_4 digit_7_13_4 digit_7_14_4 digit_8_13_4 digit_8_14_4))
; the box of rows 5 to 8 and columns 13 to 16 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1) digit_5_15_5 digit_6_15_5))
; the box of rows 5 to 8 and columns 13 to 16 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_13_6 digit_6_14_6 digit_6_15_6 digit_6_16_6 digit_7_13_6 digit_7_14_6))
; the box of rows 5 to 8 and columns 13 to 16 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_5_14_7 digit_5_15_7 digit_5_16_7 digit_6_14_7 digit_6_15_7 digit_6_16_7 digit_8_14_7 digit_8_16_7))
; the box of rows 5 to 8 and columns 13 to 16 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_5_13_8 digit_5_14_8 digit_5_15_8 digit_7_13_8 digit_7_14_8))
; the box of rows 5 to 8 and columns 13 to 16 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_5_13_10 digit_5_14_10 digit_5_15_10 digit_6_13_10 digit_6_14_10 digit_6_15_10 digit_7_13_10 digit_7_14_10))
; the box of rows 5 to 8 and columns 13 to 16 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_13_11 digit_5_15_11 digit_5_16_11 digit_7_13_11 digit_8_13_11 digit_8_16_11))
; the box of rows 5 to 8 and columns 13 to 16 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_5_13_12 digit_5_15_12 digit_5_16_12 digit_6_13_12 digit_6_15_12 digit_6_16_12))
; the box of rows 5 to 8 and columns 13 to 16 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1) digit_6_14_13 digit_7_14_13))
; the box of rows 5 to 8 and columns 13 to 16 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_6_13_16 digit_6_15_16 digit_6_16_16 digit_7_13_16 digit_8_13_16 digit_8_16_16))
; the box of rows 9 to 12 and columns 1 to 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1) digit_10_3_1 digit_12_3_1))
; the box of rows 9 to 12 and columns 1 to 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1) digit_10_2_2 digit_10_3_2))
; the box of rows 9 to 12 and columns 1 to 4 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1 1) digit_9_2_3 digit_9_3_3 digit_9_4_3 digit_10_2_3 digit_10_3_3 digit_11_2_3 digit_11_3_3 digit_11_4_3 digit_12_3_3))
; the box of rows 9 to 12 and columns 1 to 4 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1) digit_11_2_5 digit_11_3_5 digit_11_4_5))
; the box of rows 9 to 12 and columns 1 to 4 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1) digit_10_3_7 digit_11_3_7))
; the box of rows 9 to 12 and columns 1 to 4 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_10_2_9 digit_10_3_9 digit_11_2_9 digit_11_3_9 digit_11_4_9 digit_12_3_9))
; the box of rows 9 to 12 and columns 1 to 4 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_9_1_10 digit_9_2_10 digit_9_4_10 digit_10_2_10 digit_11_2_10 digit_11_4_10))
; the box of rows 9 to 12 and columns 1 to 4 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_9_1_12 digit_9_2_12 digit_9_4_12 digit_11_2_12 digit_11_4_12))
; the box of rows 9 to 12 and columns 1 to 4 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_9_2_13 digit_9_4_13 digit_10_2_13 digit_11_2_13 digit_11_4_13))
; the box of rows 9 to 12 and columns 1 to 4 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_9_2_14 digit_9_3_14 digit_9_4_14 digit_10_2_14 digit_10_3_14 digit_12_3_14))
; the box of rows 9 to 12 and columns 5 to 8 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_10_5_1 digit_10_6_1 digit_12_5_1 digit_12_6_1))
; the box of rows 9 to 12 and columns 5 to 8 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_9_5_3 digit_9_6_3 digit_10_5_3 digit_10_6_3 digit_11_5_3 digit_11_8_3 digit_12_5_3 digit_12_6_3))
; the box of rows 9 to 12 and columns 5 to 8 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_9_6_4 digit_12_6_4 digit_12_7_4))
; the box of rows 9 to 12 and columns 5 to 8 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_9_5_6 digit_9_6_6 digit_10_5_6 digit_10_6_6 digit_11_5_6))
; the box of rows 9 to 12 and columns 5 to 8 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_10_5_7 digit_10_7_7 digit_11_5_7 digit_11_7_7))
; the box of rows 9 to 12 and columns 5 to 8 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1) digit_11_7_8 digit_11_8_8))
; the box of rows 9 to 12 and columns 5 to 8 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_10_6_9 digit_10_7_9 digit_11_7_9 digit_11_8_9 digit_12_6_9 digit_12_7_9))
; the box of rows 9 to 12 and columns 5 to 8 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_9_5_10 digit_9_6_10 digit_10_5_10 digit_10_6_10 digit_10_7_10 digit_11_5_10 digit_11_7_10 digit_11_8_10))
; the box of rows 9 to 12 and columns 5 to 8 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_9_5_11 digit_9_6_11 digit_10_5_11 digit_10_6_11 digit_10_7_11 digit_11_5_11 digit_11_7_11))
; the box of rows 9 to 12 and columns 5 to 8 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_9_5_12 digit_9_6_12 digit_11_5_12 digit_12_5_12 digit_12_6_12))
; the box of rows 9 to 12 and columns 5 to 8 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_9_6_13 digit_10_6_13 digit_10_7_13 digit_11_7_13 digit_11_8_13))
; the box of rows 9 to 12 and columns 9 to 12 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_9_9_3 digit_10_12_3 digit_11_11_3 digit_12_9_3))
; the box of rows 9 to 12 and columns 9 to 12 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1) digit_10_12_6 digit_11_11_6))
; the box of rows 9 to 12 and columns 9 to 12 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1) digit_9_9_11 digit_11_10_11 digit_11_11_11))
; the box of rows 9 to 12 and columns 9 to 12 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1) digit_10_12_13 digit_11_10_13))
; the box of rows 9 to 12 and columns 9 to 12 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_9_9_14 digit_10_12_14 digit_12_9_14 digit_12_10_14))
; the box of rows 9 to 12 and columns 9 to 12 has the digit 16 exactly once
(assert ((_ pbeq 1 1) digit_9_9_16))
; the box of rows 9 to 12 and columns 13 to 16 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_9_13_3 digit_10_13_3 digit_10_15_3 digit_10_16_3 digit_11_13_3 digit_11_16_3))
; the box of rows 9 to 12 and columns 13 to 16 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1) digit_9_13_4 digit_9_14_4 digit_12_14_4))
; the box of rows 9 to 12 and columns 13 to 16 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_9_13_6 digit_9_14_6 digit_10_13_6 digit_10_14_6 digit_10_15_6 digit_10_16_6 digit_11_13_6 digit_11_16_6))
; the box of rows 9 to 12 and columns 13 to 16 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1) digit_10_13_9 digit_11_13_9))
; the box of rows 9 to 12 and columns 13 to 16 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_9_13_10 digit_9_14_10 digit_10_13_10 digit_10_14_10 digit_10_15_10 digit_11_13_10))
; the box of rows 9 to 12 and columns 13 to 16 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_9_13_11 digit_10_13_11 digit_10_15_11 digit_10_16_11 digit_11_13_11 digit_11_16_11))
; the box of rows 9 to 12 and columns 13 to 16 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1) digit_9_13_12 digit_11_13_12 digit_11_16_12))
; the box of rows 9 to 12 and columns 13 to 16 has the digit 14 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_9_14_14 digit_10_14_14 digit_10_16_14 digit_12_14_14))
; the box of rows 9 to 12 and columns 13 to 16 has the digit 15 exactly once
(assert ((_ pbeq 1 1) digit_12_14_15))
; the box of rows 13 to 16 and columns 1 to 4 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_13_1_1 digit_13_3_1 digit_13_4_1 digit_14_1_1 digit_14_3_1))
; the box of rows 13 to 16 and columns 1 to 4 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_14_1_2 digit_14_3_2 digit_15_1_2 digit_15_2_2 digit_15_4_2 digit_16_2_2 digit_16_3_2 digit_16_4_2))
; the box of rows 13 to 16 and columns 1 to 4 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_13_2_3 digit_13_3_3 digit_13_4_3 digit_14_3_3 digit_16_2_3 digit_16_3_3 digit_16_4_3))
; the box of rows 13 to 16 and columns 1 to 4 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) digit_13_2_4 digit_13_3_4 digit_13_4_4 digit_15_2_4 digit_15_4_4 digit_16_2_4 digit_16_3_4 digit_16_4_4))
; the box of rows 13 to 16 and columns 1 to 4 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_15_1_5 digit_15_2_5 digit_15_4_5 digit_16_2_5 digit_16_3_5 digit_16_4_5))
; the box of rows 13 to 16 and columns 1 to 4 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1) digit_13_3_8 digit_14_3_8 digit_16_3_8))
; the box of rows 13 to 16 and columns 1 to 4 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1 1 1) digit_13_1_9 digit_13_2_9 digit_13_3_9 digit_13_4_9 digit_15_1_9 digit_15_2_9 digit_15_4_9 digit_16_2_9 digit_16_3_9 digit_16_4_9))
; the box of rows 13 to 16 and columns 1 to 4 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1) digit_13_1_10 digit_13_2_10 digit_13_4_10 digit_14_1_10 digit_15_1_10 digit_15_2_10 digit_15_4_10))
; the box of rows 13 to 16 and columns 1 to 4 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_13_1_11 digit_13_3_11 digit_14_1_11 digit_14_3_11))
; the box of rows 13 to 16 and columns 1 to 4 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_14_1_12 digit_15_1_12 digit_15_2_12 digit_15_4_12 digit_16_2_12 digit_16_4_12))
; the box of rows 13 to 16 and columns 1 to 4 has the digit 13 exactly once
(assert ((_ pbeq 1 1 1) digit_16_2_13 digit_16_4_13))
; the box of rows 13 to 16 and columns 1 to 4 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1 1) digit_13_2_15 digit_13_3_15 digit_13_4_15 digit_14_3_15 digit_15_2_15 digit_15_4_15 digit_16_2_15 digit_16_3_15 digit_16_4_15))
; the box of rows 13 to 16 and columns 5 to 8 has the digit 2 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_14_6_2 digit_14_7_2 digit_15_5_2 digit_15_6_2 digit_16_5_2 digit_16_6_2))
; the box of rows 13 to 16 and columns 5 to 8 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_13_6_4 digit_15_6_4 digit_16_6_4 digit_16_8_4))
; the box of rows 13 to 16 and columns 5 to 8 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_13_6_8 digit_14_6_8 digit_14_7_8 digit_16_6_8 digit_16_8_8))
; the box of rows 13 to 16 and columns 5 to 8 has the digit 9 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_13_6_9 digit_15_6_9 digit_16_6_9 digit_16_8_9))
; the box of rows 13 to 16 and columns 5 to 8 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_13_5_10 digit_13_6_10 digit_14_6_10 digit_14_7_10 digit_15_5_10 digit_15_6_10))
; the box of rows 13 to 16 and columns 5 to 8 has the digit 11 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_13_5_11 digit_13_6_11 digit_14_6_11 digit_14_7_11))
; the box of rows 13 to 16 and columns 5 to 8 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_14_6_12 digit_15_5_12 digit_15_6_12 digit_16_5_12 digit_16_6_12))
; the box of rows 13 to 16 and columns 5 to 8 has the digit 14 exactly once
(assert ((_ pbeq 1 1) digit_15_5_14))
; the box of rows 13 to 16 and columns 5 to 8 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1) digit_13_5_15 digit_15_5_15 digit_16_5_15))
; the box of rows 13 to 16 and columns 9 to 12 has the digit 1 exactly once
(assert ((_ pbeq 1 1 1) digit_14_9_1 digit_14_10_1))
; the box of rows 13 to 16 and columns 9 to 12 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_14_9_3 digit_14_11_3 digit_14_12_3 digit_16_9_3))
; the box of rows 13 to 16 and columns 9 to 12 has the digit 4 exactly once
(assert ((_ pbeq 1 1 1) digit_15_11_4 digit_16_10_4))
; the box of rows 13 to 16 and columns 9 to 12 has the digit 5 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_15_9_5 digit_15_11_5 digit_15_12_5 digit_16_9_5))
; the box of rows 13 to 16 and columns 9 to 12 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1) digit_14_11_6 digit_14_12_6))
; the box of rows 13 to 16 and columns 9 to 12 has the digit 9 exactly once
(assert ((_ pbeq 1 1) digit_15_12_9))
; the box of rows 13 to 16 and columns 9 to 12 has the digit 10 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_14_9_10 digit_14_12_10 digit_15_9_10 digit_15_12_10))
; the box of rows 13 to 16 and columns 9 to 12 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_14_10_15 digit_14_12_15 digit_15_12_15 digit_16_10_15))
; the box of rows 13 to 16 and columns 9 to 12 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_15_9_16 digit_15_11_16 digit_15_12_16 digit_16_9_16))
; the box of rows 13 to 16 and columns 13 to 16 has the digit 2 exactly once
(assert ((_ pbeq 1 1) digit_15_16_2))
; the box of rows 13 to 16 and columns 13 to 16 has the digit 3 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_13_13_3 digit_13_15_3 digit_13_16_3 digit_14_15_3 digit_16_13_3 digit_16_15_3))
; the box of rows 13 to 16 and columns 13 to 16 has the digit 6 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_13_13_6 digit_13_15_6 digit_13_16_6 digit_14_15_6))
; the box of rows 13 to 16 and columns 13 to 16 has the digit 7 exactly once
(assert ((_ pbeq 1 1 1) digit_15_15_7 digit_15_16_7))
; the box of rows 13 to 16 and columns 13 to 16 has the digit 8 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_13_13_8 digit_13_15_8 digit_14_15_8 digit_16_13_8 digit_16_15_8))
; the box of rows 13 to 16 and columns 13 to 16 has the digit 12 exactly once
(assert ((_ pbeq 1 1 1 1 1 1) digit_14_15_12 digit_15_15_12 digit_15_16_12 digit_16_13_12 digit_16_15_12))
; the box of rows 13 to 16 and columns 13 to 16 has the digit 15 exactly once
(assert ((_ pbeq 1 1 1 1 1 1 1) digit_13_13_15 digit_13_15_15 digit_14_15_15 digit_15_15_15 digit_16_13_15 digit_16_15_15))
; the box of rows 13 to 16 and columns 13 to 16 has the digit 16 exactly once
(assert ((_ pbeq 1 1 1 1 1) digit_15_15_16 digit_15_16_16 digit_16_13_16 digit_16_15_16))
(check-sat)
(get-model)
