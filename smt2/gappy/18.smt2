; gappy, classic:
;
; 9 9 8 8 5 12 6 - 3 11 12 1 1 6 - - 12 5
; - 10 5 - 2 4 4 - 1 - 5 6 2 3 5 5 2 -
;
; black_1_1 is true when row 1, column 1 holds B, and likewise for the others.
(declare-const black_1_1 Bool)
(declare-const black_1_2 Bool)
(declare-const black_1_3 Bool)
(declare-const black_1_4 Bool)
(declare-const black_1_5 Bool)
(declare-const black_1_6 Bool)
(declare-const black_1_7 Bool)
(declare-const black_1_8 Bool)
(declare-const black_1_9 Bool)
(declare-const black_1_10 Bool)
(declare-const black_1_11 Bool)
(declare-const black_1_12 Bool)
(declare-const black_1_13 Bool)
(declare-const black_1_14 Bool)
(declare-const black_1_15 Bool)
(declare-const black_1_16 Bool)
(declare-const black_1_17 Bool)
(declare-const black_1_18 Bool)
(declare-const black_2_1 Bool)
(declare-const black_2_2 Bool)
(declare-const black_2_3 Bool)
(declare-const black_2_4 Bool)
(declare-const black_2_5 Bool)
(declare-const black_2_6 Bool)
(declare-const black_2_7 Bool)
(declare-const black_2_8 Bool)
(declare-const black_2_9 Bool)
(declare-const black_2_10 Bool)
(declare-const black_2_11 Bool)
(declare-const black_2_12 Bool)
(declare-const black_2_13 Bool)
(declare-const black_2_14 Bool)
(declare-const black_2_15 Bool)
(declare-const black_2_16 Bool)
(declare-const black_2_17 Bool)
(declare-const black_2_18 Bool)
(declare-const black_3_1 Bool)
(declare-const black_3_2 Bool)
(declare-const black_3_3 Bool)
(declare-const black_3_4 Bool)
(declare-const black_3_5 Bool)
(declare-const black_3_6 Bool)
(declare-const black_3_7 Bool)
(declare-const black_3_8 Bool)
(declare-const black_3_9 Bool)
(declare-const black_3_10 Bool)
(declare-const black_3_11 Bool)
(declare-const black_3_12 Bool)
(declare-const black_3_13 Bool)
(declare-const black_3_14 Bool)
(declare-const black_3_15 Bool)
(declare-const black_3_16 Bool)
(declare-const black_3_17 Bool)
(declare-const black_3_18 Bool)
(declare-const black_4_1 Bool)
(declare-const black_4_2 Bool)
(declare-const black_4_3 Bool)
(declare-const black_4_4 Bool)
(declare-const black_4_5 Bool)
(declare-const black_4_6 Bool)
(declare-const black_4_7 Bool)
(declare-const black_4_8 Bool)
(declare-const black_4_9 Bool)
(declare-const black_4_10 Bool)
(declare-const black_4_11 Bool)
(declare-const black_4_12 Bool)
(declare-const black_4_13 Bool)
(declare-const black_4_14 Bool)
(declare-const black_4_15 Bool)
(declare-const black_4_16 Bool)
(declare-const black_4_17 Bool)
(declare-const black_4_18 Bool)
(declare-const black_5_1 Bool)
(declare-const black_5_2 Bool)
(declare-const black_5_3 Bool)
(declare-const black_5_4 Bool)
(declare-const black_5_5 Bool)
(declare-const black_5_6 Bool)
(declare-const black_5_7 Bool)
(declare-const black_5_8 Bool)
(declare-const black_5_9 Bool)
(declare-const black_5_10 Bool)
(declare-const black_5_11 Bool)
(declare-const black_5_12 Bool)
(declare-const black_5_13 Bool)
(declare-const black_5_14 Bool)
(declare-const black_5_15 Bool)
(declare-const black_5_16 Bool)
(declare-const black_5_17 Bool)
(declare-const black_5_18 Bool)
(declare-const black_6_1 Bool)
(declare-const black_6_2 Bool)
(declare-const black_6_3 Bool)
(declare-const black_6_4 Bool)
(declare-const black_6_5 Bool)
(declare-const black_6_6 Bool)
(declare-const black_6_7 Bool)
(declare-const black_6_8 Bool)
(declare-const black_6_9 Bool)
(declare-const black_6_10 Bool)
(declare-const black_6_11 Bool)
(declare-const black_6_12 Bool)
(declare-const black_6_13 Bool)
(declare-const black_6_14 Bool)
(declare-const black_6_15 Bool)
(declare-const black_6_16 Bool)
(declare-const black_6_17 Bool)
(declare-const black_6_18 Bool)
(declare-const black_7_1 Bool)
(declare-const black_7_2 Bool)
(declare-const black_7_3 Bool)
(declare-const black_7_4 Bool)
(declare-const black_7_5 Bool)
(declare-const black_7_6 Bool)
(declare-const black_7_7 Bool)
(declare-const black_7_8 Bool)
(declare-const black_7_9 Bool)
(declare-const black_7_10 Bool)
(declare-const black_7_11 Bool)
(declare-const black_7_12 Bool)
(declare-const black_7_13 Bool)
(declare-const black_7_14 Bool)
(declare-const black_7_15 Bool)
(declare-const black_7_16 Bool)
(declare-const black_7_17 Bool)
(declare-const black_7_18 Bool)
(declare-const black_8_1 Bool)
(declare-const black_8_2 Bool)
(declare-const black_8_3 Bool)
(declare-const black_8_4 Bool)
(declare-const black_8_5 Bool)
(declare-const black_8_6 Bool)
(declare-const black_8_7 Bool)
(declare-const black_8_8 Bool)
(declare-const black_8_9 Bool)
(declare-const black_8_10 Bool)
(declare-const black_8_11 Bool)
(declare-const black_8_12 Bool)
(declare-const black_8_13 Bool)
(declare-const black_8_14 Bool)
(declare-const black_8_15 Bool)
(declare-const black_8_16 Bool)
(declare-const black_8_17 Bool)
(declare-const black_8_18 Bool)
(declare-const black_9_1 Bool)
(declare-const black_9_2 Bool)
(declare-const black_9_3 Bool)
(declare-const black_9_4 Bool)
(declare-const black_9_5 Bool)
(declare-const black_9_6 Bool)
(declare-const black_9_7 Bool)
(declare-const black_9_8 Bool)
(declare-const black_9_9 Bool)
(declare-const black_9_10 Bool)
(declare-const black_9_11 Bool)
(declare-const black_9_12 Bool)
(declare-const black_9_13 Bool)
(declare-const black_9_14 Bool)
(declare-const black_9_15 Bool)
(declare-const black_9_16 Bool)
(declare-const black_9_17 Bool)
(declare-const black_9_18 Bool)
(declare-const black_10_1 Bool)
(declare-const black_10_2 Bool)
(declare-const black_10_3 Bool)
(declare-const black_10_4 Bool)
(declare-const black_10_5 Bool)
(declare-const black_10_6 Bool)
(declare-const black_10_7 Bool)
(declare-const black_10_8 Bool)
(declare-const black_10_9 Bool)
(declare-const black_10_10 Bool)
(declare-const black_10_11 Bool)
(declare-const black_10_12 Bool)
(declare-const black_10_13 Bool)
(declare-const black_10_14 Bool)
(declare-const black_10_15 Bool)
(declare-const black_10_16 Bool)
(declare-const black_10_17 Bool)
(declare-const black_10_18 Bool)
(declare-const black_11_1 Bool)
(declare-const black_11_2 Bool)
(declare-const black_11_3 Bool)
(declare-const black_11_4 Bool)
(declare-const black_11_5 Bool)
(declare-const black_11_6 Bool)
(declare-const black_11_7 Bool)
(declare-const black_11_8 Bool)
(declare-const black_11_9 Bool)
(declare-const black_11_10 Bool)
(declare-const black_11_11 Bool)
(declare-const black_11_12 Bool)
(declare-const black_11_13 Bool)
(declare-const black_11_14 Bool)
(declare-const black_11_15 Bool)
(declare-const black_11_16 Bool)
(declare-const black_11_17 Bool)
(declare-const black_11_18 Bool)
(declare-const black_12_1 Bool)
(declare-const black_12_2 Bool)
(declare-const black_12_3 Bool)
(declare-const black_12_4 Bool)
(declare-const black_12_5 Bool)
(declare-const black_12_6 Bool)
(declare-const black_12_7 Bool)
(declare-const black_12_8 Bool)
(declare-const black_12_9 Bool)
(declare-const black_12_10 Bool)
(declare-const black_12_11 Bool)
(declare-const black_12_12 Bool)
(declare-const black_12_13 Bool)
(declare-const black_12_14 Bool)
(declare-const black_12_15 Bool)
(declare-const black_12_16 Bool)
(declare-const black_12_17 Bool)
(declare-const black_12_18 Bool)
(declare-const black_13_1 Bool)
(declare-const black_13_2 Bool)
(declare-const black_13_3 Bool)
(declare-const black_13_4 Bool)
(declare-const black_13_5 Bool)
(declare-const black_13_6 Bool)
(declare-const black_13_7 Bool)
(declare-const black_13_8 Bool)
(declare-const black_13_9 Bool)
(declare-const black_13_10 Bool)
(declare-const black_13_11 Bool)
(declare-const black_13_12 Bool)
(declare-const black_13_13 Bool)
(declare-const black_13_14 Bool)
(declare-const black_13_15 Bool)
(declare-const black_13_16 Bool)
(declare-const black_13_17 Bool)
(declare-const black_13_18 Bool)
(declare-const black_14_1 Bool)
(declare-const black_14_2 Bool)
(declare-const black_14_3 Bool)
(declare-const black_14_4 Bool)
(declare-const black_14_5 Bool)
(declare-const black_14_6 Bool)
(declare-const black_14_7 Bool)
(declare-const black_14_8 Bool)
(declare-const black_14_9 Bool)
(declare-const black_14_10 Bool)
(declare-const black_14_11 Bool)
(declare-const black_14_12 Bool)
(declare-const black_14_13 Bool)
(declare-const black_14_14 Bool)
(declare-const black_14_15 Bool)
(declare-const black_14_16 Bool)
(declare-const black_14_17 Bool)
(declare-const black_14_18 Bool)
(declare-const black_15_1 Bool)
(declare-const black_15_2 Bool)
(declare-const black_15_3 Bool)
(declare-const black_15_4 Bool)
(declare-const black_15_5 Bool)
(declare-const black_15_6 Bool)
(declare-const black_15_7 Bool)
(declare-const black_15_8 Bool)
(declare-const black_15_9 Bool)
(declare-const black_15_10 Bool)
(declare-const black_15_11 Bool)
(declare-const black_15_12 Bool)
(declare-const black_15_13 Bool)
(declare-const black_15_14 Bool)
(declare-const black_15_15 Bool)
(declare-const black_15_16 Bool)
(declare-const black_15_17 Bool)
(declare-const black_15_18 Bool)
(declare-const black_16_1 Bool)
(declare-const black_16_2 Bool)
(declare-const black_16_3 Bool)
(declare-const black_16_4 Bool)
(declare-const black_16_5 Bool)
(declare-const black_16_6 Bool)
(declare-const black_16_7 Bool)
(declare-const black_16_8 Bool)
(declare-const black_16_9 Bool)
(declare-const black_16_10 Bool)
(declare-const black_16_11 Bool)
(declare-const black_16_12 Bool)
(declare-const black_16_13 Bool)
(declare-const black_16_14 Bool)
(declare-const black_16_15 Bool)
(declare-const black_16_16 Bool)
(declare-const black_16_17 Bool)
(declare-const black_16_18 Bool)
(declare-const black_17_1 Bool)
(declare-const black_17_2 Bool)
(declare-const black_17_3 Bool)
(declare-const black_17_4 Bool)
(declare-const black_17_5 Bool)
(declare-const black_17_6 Bool)
(declare-const black_17_7 Bool)
(declare-const black_17_8 Bool)
(declare-const black_17_9 Bool)
(declare-const black_17_10 Bool)
(declare-const black_17_11 Bool)
(declare-const black_17_12 Bool)
(declare-const black_17_13 Bool)
(declare-const black_17_14 Bool)
(declare-const black_17_15 Bool)
(declare-const black_17_16 Bool)
(declare-const black_17_17 Bool)
(declare-const black_17_18 Bool)
(declare-const black_18_1 Bool)
(declare-const black_18_2 Bool)
(declare-const black_18_3 Bool)
(declare-const black_18_4 Bool)
(declare-const black_18_5 Bool)
(declare-const black_18_6 Bool)
(declare-const black_18_7 Bool)
(declare-const black_18_8 Bool)
(declare-const black_18_9 Bool)
(declare-const black_18_10 Bool)
(declare-const black_18_11 Bool)
(declare-const black_18_12 Bool)
(declare-const black_18_13 Bool)
(declare-const black_18_14 Bool)
(declare-const black_18_15 Bool)
(declare-const black_18_16 Bool)
(declare-const black_18_17 Bool)
(declare-const black_18_18 Bool)
; row 1 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_1_1 black_1_2 black_1_3 black_1_4 black_1_5 black_1_6 black_1_7 black_1_8 black_1_9 black_1_10 black_1_11 black_1_12 black_1_13 black_1_14 black_1_15 black_1_16 black_1_17 black_1_18))
; row 1 has exactly 9 white cells between its two black cells
(assert (or (not black_1_1) black_1_11))
(assert (or (not black_1_2) black_1_12))
(assert (or (not black_1_3) black_1_13))
(assert (or (not black_1_4) black_1_14))
(assert (or (not black_1_5) black_1_15))
(assert (or (not black_1_6) black_1_16))
(assert (or (not black_1_7) black_1_17))
(assert (or (not black_1_8) black_1_18))
(assert (not black_1_9))
(assert (not black_1_10))
(assert (or (not black_1_11) black_1_1))
(assert (or (not black_1_12) black_1_2))
(assert (or (not black_1_13) black_1_3))
(assert (or (not black_1_14) black_1_4))
(assert (or (not black_1_15) black_1_5))
(assert (or (not black_1_16) black_1_6))
(assert (or (not black_1_17) black_1_7))
(assert (or (not black_1_18) black_1_8))
; row 2 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_2_1 black_2_2 black_2_3 black_2_4 black_2_5 black_2_6 black_2_7 black_2_8 black_2_9 black_2_10 black_2_11 black_2_12 black_2_13 black_2_14 black_2_15 black_2_16 black_2_17 black_2_18))
; row 2 has exactly 9 white cells between its two black cells
(assert (or (not black_2_1) black_2_11))
(assert (or (not black_2_2) black_2_12))
(assert (or (not black_2_3) black_2_13))
(assert (or (not black_2_4) black_2_14))
(assert (or (not black_2_5) black_2_15))
(assert (or (not black_2_6) black_2_16))
(assert (or (not black_2_7) black_2_17))
(assert (or (not black_2_8) black_2_18))
(assert (not black_2_9))
(assert (not black_2_10))
(assert (or (not black_2_11) black_2_1))
(assert (or (not black_2_12) black_2_2))
(assert (or (not black_2_13) black_2_3))
(assert (or (not black_2_14) black_2_4))
(assert (or (not black_2_15) black_2_5))
(assert (or (not black_2_16) black_2_6))
(assert (or (not black_2_17) black_2_7))
(assert (or (not black_2_18) black_2_8))
; row 3 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_3_1 black_3_2 black_3_3 black_3_4 black_3_5 black_3_6 black_3_7 black_3_8 black_3_9 black_3_10 black_3_11 black_3_12 black_3_13 black_3_14 black_3_15 black_3_16 black_3_17 black_3_18))
; row 3 has exactly 8 white cells between its two black cells
(assert (or (not black_3_1) black_3_10))
(assert (or (not black_3_2) black_3_11))
(assert (or (not black_3_3) black_3_12))
(assert (or (not black_3_4) black_3_13))
(assert (or (not black_3_5) black_3_14))
(assert (or (not black_3_6) black_3_15))
(assert (or (not black_3_7) black_3_16))
(assert (or (not black_3_8) black_3_17))
(assert (or (not black_3_9) black_3_18))
(assert (or (not black_3_10) black_3_1))
(assert (or (not black_3_11) black_3_2))
(assert (or (not black_3_12) black_3_3))
(assert (or (not black_3_13) black_3_4))
(assert (or (not black_3_14) black_3_5))
(assert (or (not black_3_15) black_3_6))
(assert (or (not black_3_16) black_3_7))
(assert (or (not black_3_17) black_3_8))
(assert (or (not black_3_18) black_3_9))
; row 4 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_4_1 black_4_2 black_4_3 black_4_4 black_4_5 black_4_6 black_4_7 black_4_8 black_4_9 black_4_10 black_4_11 black_4_12 black_4_13 black_4_14 black_4_15 black_4_16 black_4_17 black_4_18))
; row 4 has exactly 8 white cells between its two black cells
(assert (or (not black_4_1) black_4_10))
(assert (or (not black_4_2) black_4_11))
(assert (or (not black_4_3) black_4_12))
(assert (or (not black_4_4) black_4_13))
(assert (or (not black_4_5) black_4_14))
(assert (or (not black_4_6) black_4_15))
(assert (or (not black_4_7) black_4_16))
(assert (or (not black_4_8) black_4_17))
(assert (or (not black_4_9) black_4_18))
(assert (or (not black_4_10) black_4_1))
(assert (or (not black_4_11) black_4_2))
(assert (or (not black_4_12) black_4_3))
(assert (or (not black_4_13) black_4_4))
(assert (or (not black_4_14) black_4_5))
(assert (or (not black_4_15) black_4_6))
(assert (or (not black_4_16) black_4_7))
(assert (or (not black_4_17) black_4_8))
(assert (or (not black_4_18) black_4_9))
; row 5 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_5_1 black_5_2 black_5_3 black_5_4 black_5_5 black_5_6 black_5_7 black_5_8 black_5_9 black_5_10 black_5_11 black_5_12 black_5_13 black_5_14 black_5_15 black_5_16 black_5_17 black_5_18))
; row 5 has exactly 5 white cells between its two black cells
(assert (or (not black_5_1) black_5_7))
(assert (or (not black_5_2) black_5_8))
(assert (or (not black_5_3) black_5_9))
(assert (or (not black_5_4) black_5_10))
(assert (or (not black_5_5) black_5_11))
(assert (or (not black_5_6) black_5_12))
(assert (or (not black_5_7) black_5_1 black_5_13))
(assert (or (not black_5_8) black_5_2 black_5_14))
(assert (or (not black_5_9) black_5_3 black_5_15))
(assert (or (not black_5_10) black_5_4 black_5_16))
(assert (or (not black_5_11) black_5_5 black_5_17))
(assert (or (not black_5_12) black_5_6 black_5_18))
(assert (or (not black_5_13) black_5_7))
(assert (or (not black_5_14) black_5_8))
(assert (or (not black_5_15) black_5_9))
(assert (or (not black_5_16) black_5_10))
(assert (or (not black_5_17) black_5_11))
(assert (or (not black_5_18) black_5_12))
; row 6 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_6_1 black_6_2 black_6_3 black_6_4 black_6_5 black_6_6 black_6_7 black_6_8 black_6_9 black_6_10 black_6_11 black_6_12 black_6_13 black_6_14 black_6_15 black_6_16 black_6_17 black_6_18))
; row 6 has exactly 12 white cells between its two black cells
(assert (or (not black_6_1) black_6_14))
(assert (or (not black_6_2) black_6_15))
(assert (or (not black_6_3) black_6_16))
(assert (or (not black_6_4) black_6_17))
(assert (or (not black_6_5) black_6_18))
(assert (not black_6_6))
(assert (not black_6_7))
(assert (not black_6_8))
(assert (not black_6_9))
(assert (not black_6_10))
(assert (not black_6_11))
(assert (not black_6_12))
(assert (not black_6_13))
(assert (or (not black_6_14) black_6_1))
(assert (or (not black_6_15) black_6_2))
(assert (or (not black_6_16) black_6_3))
(assert (or (not black_6_17) black_6_4))
(assert (or (not black_6_18) black_6_5))
; row 7 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_7_1 black_7_2 black_7_3 black_7_4 black_7_5 black_7_6 black_7_7 black_7_8 black_7_9 black_7_10 black_7_11 black_7_12 black_7_13 black_7_14 black_7_15 black_7_16 black_7_17 black_7_18))
; row 7 has exactly 6 white cells between its two black cells
(assert (or (not black_7_1) black_7_8))
(assert (or (not black_7_2) black_7_9))
(assert (or (not black_7_3) black_7_10))
(assert (or (not black_7_4) black_7_11))
(assert (or (not black_7_5) black_7_12))
(assert (or (not black_7_6) black_7_13))
(assert (or (not black_7_7) black_7_14))
(assert (or (not black_7_8) black_7_1 black_7_15))
(assert (or (not black_7_9) black_7_2 black_7_16))
(assert (or (not black_7_10) black_7_3 black_7_17))
(assert (or (not black_7_11) black_7_4 black_7_18))
(assert (or (not black_7_12) black_7_5))
(assert (or (not black_7_13) black_7_6))
(assert (or (not black_7_14) black_7_7))
(assert (or (not black_7_15) black_7_8))
(assert (or (not black_7_16) black_7_9))
(assert (or (not black_7_17) black_7_10))
(assert (or (not black_7_18) black_7_11))
; row 8 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_8_1 black_8_2 black_8_3 black_8_4 black_8_5 black_8_6 black_8_7 black_8_8 black_8_9 black_8_10 black_8_11 black_8_12 black_8_13 black_8_14 black_8_15 black_8_16 black_8_17 black_8_18))
; row 9 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_9_1 black_9_2 black_9_3 black_9_4 black_9_5 black_9_6 black_9_7 black_9_8 black_9_9 black_9_10 black_9_11 black_9_12 black_9_13 black_9_14 black_9_15 black_9_16 black_9_17 black_9_18))
; row 9 has exactly 3 white cells between its two black cells
(assert (or (not black_9_1) black_9_5))
(assert (or (not black_9_2) black_9_6))
(assert (or (not black_9_3) black_9_7))
(assert (or (not black_9_4) black_9_8))
(assert (or (not black_9_5) black_9_1 black_9_9))
(assert (or (not black_9_6) black_9_2 black_9_10))
(assert (or (not black_9_7) black_9_3 black_9_11))
(assert (or (not black_9_8) black_9_4 black_9_12))
(assert (or (not black_9_9) black_9_5 black_9_13))
(assert (or (not black_9_10) black_9_6 black_9_14))
(assert (or (not black_9_11) black_9_7 black_9_15))
(assert (or (not black_9_12) black_9_8 black_9_16))
(assert (or (not black_9_13) black_9_9 black_9_17))
(assert (or (not black_9_14) black_9_10 black_9_18))
(assert (or (not black_9_15) black_9_11))
(assert (or (not black_9_16) black_9_12))
(assert (or (not black_9_17) black_9_13))
(assert (or (not black_9_18) black_9_14))
; row 10 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_10_1 black_10_2 black_10_3 black_10_4 black_10_5 black_10_6 black_10_7 black_10_8 black_10_9 black_10_10 black_10_11 black_10_12 black_10_13 black_10_14 black_10_15 black_10_16 black_10_17 black_10_18))
; row 10 has exactly 11 white cells between its two black cells
(assert (or (not black_10_1) black_10_13))
(assert (or (not black_10_2) black_10_14))
(assert (or (not black_10_3) black_10_15))
(assert (or (not black_10_4) black_10_16))
(assert (or (not black_10_5) black_10_17))
(assert (or (not black_10_6) black_10_18))
(assert (not black_10_7))
(assert (not black_10_8))
(assert (not black_10_9))
(assert (not black_10_10))
(assert (not black_10_11))
(assert (not black_10_12))
(assert (or (not black_10_13) black_10_1))
(assert (or (not black_10_14) black_10_2))
(assert (or (not black_10_15) black_10_3))
(assert (or (not black_10_16) black_10_4))
(assert (or (not black_10_17) black_10_5))
(assert (or (not black_10_18) black_10_6))
; row 11 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_11_1 black_11_2 black_11_3 black_11_4 black_11_5 black_11_6 black_11_7 black_11_8 black_11_9 black_11_10 black_11_11 black_11_12 black_11_13 black_11_14 black_11_15 black_11_16 black_11_17 black_11_18))
; row 11 has exactly 12 white cells between its two black cells
(assert (or (not black_11_1) black_11_14))
(assert (or (not black_11_2) black_11_15))
(assert (or (not black_11_3) black_11_16))
(assert (or (not black_11_4) black_11_17))
(assert (or (not black_11_5) black_11_18))
(assert (not black_11_6))
(assert (not black_11_7))
(assert (not black_11_8))
(assert (not black_11_9))
(assert (not black_11_10))
(assert (not black_11_11))
(assert (not black_11_12))
(assert (not black_11_13))
(assert (or (not black_11_14) black_11_1))
(assert (or (not black_11_15) black_11_2))
(assert (or (not black_11_16) black_11_3))
(assert (or (not black_11_17) black_11_4))
(assert (or (not black_11_18) black_11_5))
; row 12 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_12_1 black_12_2 black_12_3 black_12_4 black_12_5 black_12_6 black_12_7 black_12_8 black_12_9 black_12_10 black_12_11 black_12_12 black_12_13 black_12_14 black_12_15 black_12_16 black_12_17 black_12_18))
; row 12 has exactly one white cell between its two black cells
(assert (or (not black_12_1) black_12_3))
(assert (or (not black_12_2) black_12_4))
(assert (or (not black_12_3) black_12_1 black_12_5))
(assert (or (not black_12_4) black_12_2 black_12_6))
(assert (or (not black_12_5) black_12_3 black_12_7))
(assert (or (not black_12_6) black_12_4 black_12_8))
(assert (or (not black_12_7) black_12_5 black_12_9))
(assert (or (not black_12_8) black_12_6 black_12_10))
(assert (or (not black_12_9) black_12_7 black_12_11))
(assert (or (not black_12_10) black_12_8 black_12_12))
(assert (or (not black_12_11) black_12_9 black_12_13))
(assert (or (not black_12_12) black_12_10 black_12_14))
(assert (or (not black_12_13) black_12_11 black_12_15))
(assert (or (not black_12_14) black_12_12 black_12_16))
(assert (or (not black_12_15) black_12_13 black_12_17))
(assert (or (not black_12_16) black_12_14 black_12_18))
(assert (or (not black_12_17) black_12_15))
(assert (or (not black_12_18) black_12_16))
; row 13 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_13_1 black_13_2 black_13_3 black_13_4 black_13_5 black_13_6 black_13_7 black_13_8 black_13_9 black_13_10 black_13_11 black_13_12 black_13_13 black_13_14 black_13_15 black_13_16 black_13_17 black_13_18))
; row 13 has exactly one white cell between its two black cells
(assert (or (not black_13_1) black_13_3))
(assert (or (not black_13_2) black_13_4))
(assert (or (not black_13_3) black_13_1 black_13_5))
(assert (or (not black_13_4) black_13_2 black_13_6))
(assert (or (not black_13_5) black_13_3 black_13_7))
(assert (or (not black_13_6) black_13_4 black_13_8))
(assert (or (not black_13_7) black_13_5 black_13_9))
(assert (or (not black_13_8) black_13_6 black_13_10))
(assert (or (not black_13_9) black_13_7 black_13_11))
(assert (or (not black_13_10) black_13_8 black_13_12))
(assert (or (not black_13_11) black_13_9 black_13_13))
(assert (or (not black_13_12) black_13_10 black_13_14))
(assert (or (not black_13_13) black_13_11 black_13_15))
(assert (or (not black_13_14) black_13_12 black_13_16))
(assert (or (not black_13_15) black_13_13 black_13_17))
(assert (or (not black_13_16) black_13_14 black_13_18))
(assert (or (not black_13_17) black_13_15))
(assert (or (not black_13_18) black_13_16))
; row 14 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_14_1 black_14_2 black_14_3 black_14_4 black_14_5 black_14_6 black_14_7 black_14_8 black_14_9 black_14_10 black_14_11 black_14_12 black_14_13 black_14_14 black_14_15 black_14_16 black_14_17 black_14_18))
; row 14 has exactly 6 white cells between its two black cells
(assert (or (not black_14_1) black_14_8))
(assert (or (not black_14_2) black_14_9))
(assert (or (not black_14_3) black_14_10))
(assert (or (not black_14_4) black_14_11))
(assert (or (not black_14_5) black_14_12))
(assert (or (not black_14_6) black_14_13))
(assert (or (not black_14_7) black_14_14))
(assert (or (not black_14_8) black_14_1 black_14_15))
(assert (or (not black_14_9) black_14_2 black_14_16))
(assert (or (not black_14_10) black_14_3 black_14_17))
(assert (or (not black_14_11) black_14_4 black_14_18))
(assert (or (not black_14_12) black_14_5))
(assert (or (not black_14_13) black_14_6))
(assert (or (not black_14_14) black_14_7))
(assert (or (not black_14_15) black_14_8))
(assert (or (not black_14_16) black_14_9))
(assert (or (not black_14_17) black_14_10))
(assert (or (not black_14_18) black_14_11))
; row 15 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_15_1 black_15_2 black_15_3 black_15_4 black_15_5 black_15_6 black_15_7 black_15_8 black_15_9 black_15_10 black_15_11 black_15_12 black_15_13 black_15_14 black_15_15 black_15_16 black_15_17 black_15_18))
; row 16 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_16_1 black_16_2 black_16_3 black_16_4 black_16_5 black_16_6 black_16_7 black_16_8 black_16_9 black_16_10 black_16_11 black_16_12 black_16_13 black_16_14 black_16_15 black_16_16 black_16_17 black_16_18))
; row 17 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_17_1 black_17_2 black_17_3 black_17_4 black_17_5 black_17_6 black_17_7 black_17_8 black_17_9 black_17_10 black_17_11 black_17_12 black_17_13 black_17_14 black_17_15 black_17_16 black_17_17 black_17_18))
; row 17 has exactly 12 white cells between its two black cells
(assert (or (not black_17_1) black_17_14))
(assert (or (not black_17_2) black_17_15))
(assert (or (not black_17_3) black_17_16))
(assert (or (not black_17_4) black_17_17))
(assert (or (not black_17_5) black_17_18))
(assert (not black_17_6))
(assert (not black_17_7))
(assert (not black_17_8))
(assert (not black_17_9))
(assert (not black_17_10))
(assert (not black_17_11))
(assert (not black_17_12))
(assert (not black_17_13))
(assert (or (not black_17_14) black_17_1))
(assert (or (not black_17_15) black_17_2))
(assert (or (not black_17_16) black_17_3))
(assert (or (not black_17_17) black_17_4))
(assert (or (not black_17_18) black_17_5))
; row 18 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_18_1 black_18_2 black_18_3 black_18_4 black_18_5 black_18_6 black_18_7 black_18_8 black_18_9 black_18_10 black_18_11 black_18_12 black_18_13 black_18_14 black_18_15 black_18_16 black_18_17 black_18_18))
; row 18 has exactly 5 white cells between its two black cells
(assert (or (not black_18_1) black_18_7))
(assert (or (not black_18_2) black_18_8))
(assert (or (not black_18_3) black_18_9))
(assert (or (not black_18_4) black_18_10))
(assert (or (not black_18_5) black_18_11))
(assert (or (not black_18_6) black_18_12))
(assert (or (not black_18_7) black_18_1 black_18_13))
(assert (or (not black_18_8) black_18_2 black_18_14))
(assert (or (not black_18_9) black_18_3 black_18_15))
(assert (or (not black_18_10) black_18_4 black_18_16))
(assert (or (not black_18_11) black_18_5 black_18_17))
(assert (or (not black_18_12) black_18_6 black_18_18))
(assert (or (not black_18_13) black_18_7))
(assert (or (not black_18_14) black_18_8))
(assert (or (not black_18_15) black_18_9))
(assert (or (not black_18_16) black_18_10))
(assert (or (not black_18_17) black_18_11))
(assert (or (not black_18_18) black_18_12))
; column 1 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_1_1 black_2_1 black_3_1 black_4_1 black_5_1 black_6_1 black_7_1 black_8_1 black_9_1 black_10_1 black_11_1 black_12_1 black_13_1 black_14_1 black_15_1 black_16_1 black_17_1 black_18_1))
; column 2 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_1_2 black_2_2 black_3_2 black_4_2 black_5_2 black_6_2 black_7_2 black_8_2 black_9_2 black_10_2 black_11_2 black_12_2 black_13_2 black_14_2 black_15_2 black_16_2 black_17_2 black_18_2))
; column 2 has exactly 10 white cells between its two black cells
(assert (or (not black_1_2) black_12_2))
(assert (or (not black_2_2) black_13_2))
(assert (or (not black_3_2) black_14_2))
(assert (or (not black_4_2) black_15_2))
(assert (or (not black_5_2) black_16_2))
(assert (or (not black_6_2) black_17_2))
(assert (or (not black_7_2) black_18_2))
(assert (not black_8_2))
(assert (not black_9_2))
(assert (not black_10_2))
(assert (not black_11_2))
(assert (or (not black_12_2) black_1_2))
(assert (or (not black_13_2) black_2_2))
(assert (or (not black_14_2) black_3_2))
(assert (or (not black_15_2) black_4_2))
(assert (or (not black_16_2) black_5_2))
(assert (or (not black_17_2) black_6_2))
(assert (or (not black_18_2) black_7_2))
; column 3 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_1_3 black_2_3 black_3_3 black_4_3 black_5_3 black_6_3 black_7_3 black_8_3 black_9_3 black_10_3 black_11_3 black_12_3 black_13_3 black_14_3 black_15_3 black_16_3 black_17_3 black_18_3))
; column 3 has exactly 5 white cells between its two black cells
(assert (or (not black_1_3) black_7_3))
(assert (or (not black_2_3) black_8_3))
(assert (or (not black_3_3) black_9_3))
(assert (or (not black_4_3) black_10_3))
(assert (or (not black_5_3) black_11_3))
(assert (or (not black_6_3) black_12_3))
(assert (or (not black_7_3) black_1_3 black_13_3))
(assert (or (not black_8_3) black_2_3 black_14_3))
(assert (or (not black_9_3) black_3_3 black_15_3))
(assert (or (not black_10_3) black_4_3 black_16_3))
(assert (or (not black_11_3) black_5_3 black_17_3))
(assert (or (not black_12_3) black_6_3 black_18_3))
(assert (or (not black_13_3) black_7_3))
(assert (or (not black_14_3) black_8_3))
(assert (or (not black_15_3) black_9_3))
(assert (or (not black_16_3) black_10_3))
(assert (or (not black_17_3) black_11_3))
(assert (or (not black_18_3) black_12_3))
; column 4 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_1_4 black_2_4 black_3_4 black_4_4 black_5_4 black_6_4 black_7_4 black_8_4 black_9_4 black_10_4 black_11_4 black_12_4 black_13_4 black_14_4 black_15_4 black_16_4 black_17_4 black_18_4))
; column 5 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_1_5 black_2_5 black_3_5 black_4_5 black_5_5 black_6_5 black_7_5 black_8_5 black_9_5 black_10_5 black_11_5 black_12_5 black_13_5 black_14_5 black_15_5 black_16_5 black_17_5 black_18_5))
; column 5 has exactly 2 white cells between its two black cells
(assert (or (not black_1_5) black_4_5))
(assert (or (not black_2_5) black_5_5))
(assert (or (not black_3_5) black_6_5))
(assert (or (not black_4_5) black_1_5 black_7_5))
(assert (or (not black_5_5) black_2_5 black_8_5))
(assert (or (not black_6_5) black_3_5 black_9_5))
(assert (or (not black_7_5) black_4_5 black_10_5))
(assert (or (not black_8_5) black_5_5 black_11_5))
(assert (or (not black_9_5) black_6_5 black_12_5))
(assert (or (not black_10_5) black_7_5 black_13_5))
(assert (or (not black_11_5) black_8_5 black_14_5))
(assert (or (not black_12_5) black_9_5 black_15_5))
(assert (or (not black_13_5) black_10_5 black_16_5))
(assert (or (not black_14_5) black_11_5 black_17_5))
(assert (or (not black_15_5) black_12_5 black_18_5))
(assert (or (not black_16_5) black_13_5))
(assert (or (not black_17_5) black_14_5))
(assert (or (not black_18_5) black_15_5))
; column 6 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_1_6 black_2_6 black_3_6 black_4_6 black_5_6 black_6_6 black_7_6 black_8_6 black_9_6 black_10_6 black_11_6 black_12_6 black_13_6 black_14_6 black_15_6 black_16_6 black_17_6 black_18_6))
; column 6 has exactly 4 white cells between its two black cells
(assert (or (not black_1_6) black_6_6))
(assert (or (not black_2_6) black_7_6))
(assert (or (not black_3_6) black_8_6))
(assert (or (not black_4_6) black_9_6))
(assert (or (not black_5_6) black_10_6))
(assert (or (not black_6_6) black_1_6 black_11_6))
(assert (or (not black_7_6) black_2_6 black_12_6))
(assert (or (not black_8_6) black_3_6 black_13_6))
(assert (or (not black_9_6) black_4_6 black_14_6))
(assert (or (not black_10_6) black_5_6 black_15_6))
(assert (or (not black_11_6) black_6_6 black_16_6))
(assert (or (not black_12_6) black_7_6 black_17_6))
(assert (or (not black_13_6) black_8_6 black_18_6))
(assert (or (not black_14_6) black_9_6))
(assert (or (not black_15_6) black_10_6))
(assert (or (not black_16_6) black_11_6))
(assert (or (not black_17_6) black_12_6))
(assert (or (not black_18_6) black_13_6))
; column 7 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_1_7 black_2_7 black_3_7 black_4_7 black_5_7 black_6_7 black_7_7 black_8_7 black_9_7 black_10_7 black_11_7 black_12_7 black_13_7 black_14_7 black_15_7 black_16_7 black_17_7 black_18_7))
; column 7 has exactly 4 white cells between its two black cells
(assert (or (not black_1_7) black_6_7))
(assert (or (not black_2_7) black_7_7))
(assert (or (not black_3_7) black_8_7))
(assert (or (not black_4_7) black_9_7))
(assert (or (not black_5_7) black_10_7))
(assert (or (not black_6_7) black_1_7 black_11_7))
(assert (or (not black_7_7) black_2_7 black_12_7))
(assert (or (not black_8_7) black_3_7 black_13_7))
(assert (or (not black_9_7) black_4_7 black_14_7))
(assert (or (not black_10_7) black_5_7 black_15_7))
(assert (or (not black_11_7) black_6_7 black_16_7))
(assert (or (not black_12_7) black_7_7 black_17_7))
(assert (or (not black_13_7) black_8_7 black_18_7))
(assert (or (not black_14_7) black_9_7))
(assert (or (not black_15_7) black_10_7))
(assert (or (not black_16_7) black_11_7))
(assert (or (not black_17_7) black_12_7))
(assert (or (not black_18_7) black_13_7))
; column 8 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_1_8 black_2_8 black_3_8 black_4_8 black_5_8 black_6_8 black_7_8 black_8_8 black_9_8 black_10_8 black_11_8 black_12_8 black_13_8 black_14_8 black_15_8 black_16_8 black_17_8 black_18_8))
; column 9 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_1_9 black_2_9 black_3_9 black_4_9 black_5_9 black_6_9 black_7_9 black_8_9 black_9_9 black_10_9 black_11_9 black_12_9 black_13_9 black_14_9 black_15_9 black_16_9 black_17_9 black_18_9))
; column 9 has exactly one white cell between its two black cells
(assert (or (not black_1_9) black_3_9))
(assert (or (not black_2_9) black_4_9))
(assert (or (not black_3_9) black_1_9 black_5_9))
(assert (or (not black_4_9) black_2_9 black_6_9))
(assert (or (not black_5_9) black_3_9 black_7_9))
(assert (or (not black_6_9) black_4_9 black_8_9))
(assert (or (not black_7_9) black_5_9 black_9_9))
(assert (or (not black_8_9) black_6_9 black_10_9))
(assert (or (not black_9_9) black_7_9 black_11_9))
(assert (or (not black_10_9) black_8_9 black_12_9))
(assert (or (not black_11_9) black_9_9 black_13_9))
(assert (or (not black_12_9) black_10_9 black_14_9))
(assert (or (not black_13_9) black_11_9 black_15_9))
(assert (or (not black_14_9) black_12_9 black_16_9))
(assert (or (not black_15_9) black_13_9 black_17_9))
(assert (or (not black_16_9) black_14_9 black_18_9))
(assert (or (not black_17_9) black_15_9))
(assert (or (not black_18_9) black_16_9))
; column 10 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_1_10 black_2_10 black_3_10 black_4_10 black_5_10 black_6_10 black_7_10 black_8_10 black_9_10 black_10_10 black_11_10 black_12_10 black_13_10 black_14_10 black_15_10 black_16_10 black_17_10 black_18_10))
; column 11 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_1_11 black_2_11 black_3_11 black_4_11 black_5_11 black_6_11 black_7_11 black_8_11 black_9_11 black_10_11 black_11_11 black_12_11 black_13_11 black_14_11 black_15_11 black_16_11 black_17_11 black_18_11))
; column 11 has exactly 5 white cells between its two black cells
(assert (or (not black_1_11) black_7_11))
(assert (or (not black_2_11) black_8_11))
(assert (or (not black_3_11) black_9_11))
(assert (or (not black_4_11) black_10_11))
(assert (or (not black_5_11) black_11_11))
(assert (or (not black_6_11) black_12_11))
(assert (or (not black_7_11) black_1_11 black_13_11))
(assert (or (not black_8_11) black_2_11 black_14_11))
(assert (or (not black_9_11) black_3_11 black_15_11))
(assert (or (not black_10_11) black_4_11 black_16_11))
(assert (or (not black_11_11) black_5_11 black_17_11))
(assert (or (not black_12_11) black_6_11 black_18_11))
(assert (or (not black_13_11) black_7_11))
(assert (or (not black_14_11) black_8_11))
(assert (or (not black_15_11) black_9_11))
(assert (or (not black_16_11) black_10_11))
(assert (or (not black_17_11) black_11_11))
(assert (or (not black_18_11) black_12_11))
; column 12 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_1_12 black_2_12 black_3_12 black_4_12 black_5_12 black_6_12 black_7_12 black_8_12 black_9_12 black_10_12 black_11_12 black_12_12 black_13_12 black_14_12 black_15_12 black_16_12 black_17_12 black_18_12))
; column 12 has exactly 6 white cells between its two black cells
(assert (or (not black_1_12) black_8_12))
(assert (or (not black_2_12) black_9_12))
(assert (or (not black_3_12) black_10_12))
(assert (or (not black_4_12) black_11_12))
(assert (or (not black_5_12) black_12_12))
(assert (or (not black_6_12) black_13_12))
(assert (or (not black_7_12) black_14_12))
(assert (or (not black_8_12) black_1_12 black_15_12))
(assert (or (not black_9_12) black_2_12 black_16_12))
(assert (or (not black_10_12) black_3_12 black_17_12))
(assert (or (not black_11_12) black_4_12 black_18_12))
(assert (or (not black_12_12) black_5_12))
(assert (or (not black_13_12) black_6_12))
(assert (or (not black_14_12) black_7_12))
(assert (or (not black_15_12) black_8_12))
(assert (or (not black_16_12) black_9_12))
(assert (or (not black_17_12) black_10_12))
(assert (or (not black_18_12) black_11_12))
; column 13 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_1_13 black_2_13 black_3_13 black_4_13 black_5_13 black_6_13 black_7_13 black_8_13 black_9_13 black_10_13 black_11_13 black_12_13 black_13_13 black_14_13 black_15_13 black_16_13 black_17_13 black_18_13))
; column 13 has exactly 2 white cells between its two black cells
(assert (or (not black_1_13) black_4_13))
(assert (or (not black_2_13) black_5_13))
(assert (or (not black_3_13) black_6_13))
(assert (or (not black_4_13) black_1_13 black_7_13))
(assert (or (not black_5_13) black_2_13 black_8_13))
(assert (or (not black_6_13) black_3_13 black_9_13))
(assert (or (not black_7_13) black_4_13 black_10_13))
(assert (or (not black_8_13) black_5_13 black_11_13))
(assert (or (not black_9_13) black_6_13 black_12_13))
(assert (or (not black_10_13) black_7_13 black_13_13))
(assert (or (not black_11_13) black_8_13 black_14_13))
(assert (or (not black_12_13) black_9_13 black_15_13))
(assert (or (not black_13_13) black_10_13 black_16_13))
(assert (or (not black_14_13) black_11_13 black_17_13))
(assert (or (not black_15_13) black_12_13 black_18_13))
(assert (or (not black_16_13) black_13_13))
(assert (or (not black_17_13) black_14_13))
(assert (or (not black_18_13) black_15_13))
; column 14 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_1_14 black_2_14 black_3_14 black_4_14 black_5_14 black_6_14 black_7_14 black_8_14 black_9_14 black_10_14 black_11_14 black_12_14 black_13_14 black_14_14 black_15_14 black_16_14 black_17_14 black_18_14))
; column 14 has exactly 3 white cells between its two black cells
(assert (or (not black_1_14) black_5_14))
(assert (or (not black_2_14) black_6_14))
(assert (or (not black_3_14) black_7_14))
(assert (or (not black_4_14) black_8_14))
(assert (or (not black_5_14) black_1_14 black_9_14))
(assert (or (not black_6_14) black_2_14 black_10_14))
(assert (or (not black_7_14) black_3_14 black_11_14))
(assert (or (not black_8_14) black_4_14 black_12_14))
(assert (or (not black_9_14) black_5_14 black_13_14))
(assert (or (not black_10_14) black_6_14 black_14_14))
(assert (or (not black_11_14) black_7_14 black_15_14))
(assert (or (not black_12_14) black_8_14 black_16_14))
(assert (or (not black_13_14) black_9_14 black_17_14))
(assert (or (not black_14_14) black_10_14 black_18_14))
(assert (or (not black_15_14) black_11_14))
(assert (or (not black_16_14) black_12_14))
(assert (or (not black_17_14) black_13_14))
(assert (or (not black_18_14) black_14_14))
; column 15 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_1_15 black_2_15 black_3_15 black_4_15 black_5_15 black_6_15 black_7_15 black_8_15 black_9_15 black_10_15 black_11_15 black_12_15 black_13_15 black_14_15 black_15_15 black_16_15 black_17_15 black_18_15))
; column 15 has exactly 5 white cells between its two black cells
(assert (or (not black_1_15) black_7_15))
(assert (or (not black_2_15) black_8_15))
(assert (or (not black_3_15) black_9_15))
(assert (or (not black_4_15) black_10_15))
(assert (or (not black_5_15) black_11_15))
(assert (or (not black_6_15) black_12_15))
(assert (or (not black_7_15) black_1_15 black_13_15))
(assert (or (not black_8_15) black_2_15 black_14_15))
(assert (or (not black_9_15) black_3_15 black_15_15))
(assert (or (not black_10_15) black_4_15 black_16_15))
(assert (or (not black_11_15) black_5_15 black_17_15))
(assert (or (not black_12_15) black_6_15 black_18_15))
(assert (or (not black_13_15) black_7_15))
(assert (or (not black_14_15) black_8_15))
(assert (or (not black_15_15) black_9_15))
(assert (or (not black_16_15) black_10_15))
(assert (or (not black_17_15) black_11_15))
(assert (or (not black_18_15) black_12_15))
; column 16 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_1_16 black_2_16 black_3_16 black_4_16 black_5_16 black_6_16 black_7_16 black_8_16 black_9_16 black_10_16 black_11_16 black_12_16 black_13_16 black_14_16 black_15_16 black_16_16 black_17_16 black_18_16))
; column 16 has exactly 5 white cells between its two black cells
(assert (or (not black_1_16) black_7_16))
(assert (or (not black_2_16) black_8_16))
(assert (or (not black_3_16) black_9_16))
(assert (or (not black_4_16) black_10_16))
(assert (or (not black_5_16) black_11_16))
(assert (or (not black_6_16) black_12_16))
(assert (or (not black_7_16) black_1_16 black_13_16))
(assert (or (not black_8_16) black_2_16 black_14_16))
(assert (or (not black_9_16) black_3_16 black_15_16))
(assert (or (not black_10_16) black_4_16 black_16_16))
(assert (or (not black_11_16) black_5_16 black_17_16))
(assert (or (not black_12_16) black_6_16 black_18_16))
(assert (or (not black_13_16) black_7_16))
(assert (or (not black_14_16) black_8_16))
(assert (or (not black_15_16) black_9_16))
(assert (or (not black_16_16) black_10_16))
(assert (or (not black_17_16) black_11_16))
(assert (or (not black_18_16) black_12_16))
; column 17 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_1_17 black_2_17 black_3_17 black_4_17 black_5_17 black_6_17 black_7_17 black_8_17 black_9_17 black_10_17 black_11_17 black_12_17 black_13_17 black_14_17 black_15_17 black_16_17 black_17_17 black_18_17))
; column 17 has exactly 2 white cells between its two black cells
(assert (or (not black_1_17) black_4_17))
(assert (or (not black_2_17) black_5_17))
(assert (or (not black_3_17) black_6_17))
(assert (or (not black_4_17) black_1_17 black_7_17))
(assert (or (not black_5_17) black_2_17 black_8_17))
(assert (or (not black_6_17) black_3_17 black_9_17))
(assert (or (not black_7_17) black_4_17 black_10_17))
(assert (or (not black_8_17) black_5_17 black_11_17))
(assert (or (not black_9_17) black_6_17 black_12_17))
(assert (or (not black_10_17) black_7_17 black_13_17))
(assert (or (not black_11_17) black_8_17 black_14_17))
(assert (or (not black_12_17) black_9_17 black_15_17))
(assert (or (not black_13_17) black_10_17 black_16_17))
(assert (or (not black_14_17) black_11_17 black_17_17))
(assert (or (not black_15_17) black_12_17 black_18_17))
(assert (or (not black_16_17) black_13_17))
(assert (or (not black_17_17) black_14_17))
(assert (or (not black_18_17) black_15_17))
; column 18 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) black_1_18 black_2_18 black_3_18 black_4_18 black_5_18 black_6_18 black_7_18 black_8_18 black_9_18 black_10_18 black_11_18 black_12_18 black_13_18 black_14_18 black_15_18 black_16_18 black_17_18 black_18_18))
; no two black cells touch in the 2 x 2 block from row 1, column 1
(assert ((_ at-most 1) black_1_1 black_1_2 black_2_1 black_2_2))
; no two black cells touch in the 2 x 2 block from row 1, column 2
(assert ((_ at-most 1) black_1_2 black_1_3 black_2_2 black_2_3))
; no two black cells touch in the 2 x 2 block from row 1, column 3
(assert ((_ at-most 1) black_1_3 black_1_4 black_2_3 black_2_4))
; no two black cells touch in the 2 x 2 block from row 1, column 4
(assert ((_ at-most 1) black_1_4 black_1_5 black_2_4 black_2_5))
; no two black cells touch in the 2 x 2 block from row 1, column 5
(assert ((_ at-most 1) black_1_5 black_1_6 black_2_5 black_2_6))
; no two black cells touch in the 2 x 2 block from row 1, column 6
(assert ((_ at-most 1) black_1_6 black_1_7 black_2_6 black_2_7))
; no two black cells touch in the 2 x 2 block from row 1, column 7
(assert ((_ at-most 1) black_1_7 black_1_8 black_2_7 black_2_8))
; no two black cells touch in the 2 x 2 block from row 1, column 8
(assert ((_ at-most 1) black_1_8 black_1_9 black_2_8 black_2_9))
; no two black cells touch in the 2 x 2 block from row 1, column 9
(assert ((_ at-most 1) black_1_9 black_1_10 black_2_9 black_2_10))
; no two black cells touch in the 2 x 2 block from row 1, column 10
(assert ((_ at-most 1) black_1_10 black_1_11 black_2_10 black_2_11))
; no two black cells touch in the 2 x 2 block from row 1, column 11
(assert ((_ at-most 1) black_1_11 black_1_12 black_2_11 black_2_12))
; no two black cells touch in the 2 x 2 block from row 1, column 12
(assert ((_ at-most 1) black_1_12 black_1_13 black_2_12 black_2_13))
; no two black cells touch in the 2 x 2 block from row 1, column 13
(assert ((_ at-most 1) black_1_13 black_1_14 black_2_13 black_2_14))
; no two black cells touch in the 2 x 2 block from row 1, column 14
(assert ((_ at-most 1) black_1_14 black_1_15 black_2_14 black_2_15))
; no two black cells touch in the 2 x 2 block from row 1, column 15
(assert ((_ at-most 1) black_1_15 black_1_16 black_2_15 black_2_16))
; no two black cells touch in the 2 x 2 block from row 1, column 16
(assert ((_ at-most 1) black_1_16 black_1_17 black_2_16 black_2_17))
; no two black cells touch in the 2 x 2 block from row 1, column 17
(assert ((_ at-most 1) black_1_17 black_1_18 black_2_17 black_2_18))
; no two black cells touch in the 2 x 2 block from row 2, column 1
(assert ((_ at-most 1) black_2_1 black_2_2 black_3_1 black_3_2))
; no two black cells touch in the 2 x 2 block from row 2, column 2
(assert ((_ at-most 1) black_2_2 black_2_3 black_3_2 black_3_3))
; no two black cells touch in the 2 x 2 block from row 2, column 3
(assert ((_ at-most 1) black_2_3 black_2_4 black_3_3 black_3_4))
; no two black cells touch in the 2 x 2 block from row 2, column 4
(assert ((_ at-most 1) black_2_4 black_2_5 black_3_4 black_3_5))
; no two black cells touch in the 2 x 2 block from row 2, column 5
(assert ((_ at-most 1) black_2_5 black_2_6 black_3_5 black_3_6))
; no two black cells touch in the 2 x 2 block from row 2, column 6
(assert ((_ at-most 1) black_2_6 black_2_7 black_3_6 black_3_7))
; no two black cells touch in the 2 x 2 block from row 2, column 7
(assert ((_ at-most 1) black_2_7 black_2_8 black_3_7 black_3_8))
; no two black cells touch in the 2 x 2 block from row 2, column 8
(assert ((_ at-most 1) black_2_8 black_2_9 black_3_8 black_3_9))
; no two black cells touch in the 2 x 2 block from row 2, column 9
(assert ((_ at-most 1) black_2_9 black_2_10 black_3_9 black_3_10))
; no two black cells touch in the 2 x 2 block from row 2, column 10
(assert ((_ at-most 1) black_2_10 black_2_11 black_3_10 black_3_11))
; no two black cells touch in the 2 x 2 block from row 2, column 11
(assert ((_ at-most 1) black_2_11 black_2_12 black_3_11 black_3_12))
; no two black cells touch in the 2 x 2 block from row 2, column 12
(assert ((_ at-most 1) black_2_12 black_2_13 black_3_12 black_3_13))
; no two black cells touch in the 2 x 2 block from row 2, column 13
(assert ((_ at-most 1) black_2_13 black_2_14 black_3_13 black_3_14))
; no two black cells touch in the 2 x 2 block from row 2, column 14
(assert ((_ at-most 1) black_2_14 black_2_15 black_3_14 black_3_15))
; no two black cells touch in the 2 x 2 block from row 2, column 15
(assert ((_ at-most 1) black_2_15 black_2_16 black_3_15 black_3_16))
; no two black cells touch in the 2 x 2 block from row 2, column 16
(assert ((_ at-most 1) black_2_16 black_2_17 black_3_16 black_3_17))
; no two black cells touch in the 2 x 2 block from row 2, column 17
(assert ((_ at-most 1) black_2_17 black_2_18 black_3_17 black_3_18))
; no two black cells touch in the 2 x 2 block from row 3, column 1
(assert ((_ at-most 1) black_3_1 black_3_2 black_4_1 black_4_2))
; no two black cells touch in the 2 x 2 block from row 3, column 2
(assert ((_ at-most 1) black_3_2 black_3_3 black_4_2 black_4_3))
; no two black cells touch in the 2 x 2 block from row 3, column 3
(assert ((_ at-most 1) black_3_3 black_3_4 black_4_3 black_4_4))
; no two black cells touch in the 2 x 2 block from row 3, column 4
(assert ((_ at-most 1) black_3_4 black_3_5 black_4_4 black_4_5))
; no two black cells touch in the 2 x 2 block from row 3, column 5
(assert ((_ at-most 1) black_3_5 black_3_6 black_4_5 black_4_6))
; no two black cells touch in the 2 x 2 block from row 3, column 6
(assert ((_ at-most 1) black_3_6 black_3_7 black_4_6 black_4_7))
; no two black cells touch in the 2 x 2 block from row 3, column 7
(assert ((_ at-most 1) black_3_7 black_3_8 black_4_7 black_4_8))
; no two black cells touch in the 2 x 2 block from row 3, column 8
(assert ((_ at-most 1) black_3_8 black_3_9 black_4_8 black_4_9))
; no two black cells touch in the 2 x 2 block from row 3, column 9
(assert ((_ at-most 1) black_3_9 black_3_10 black_4_9 black_4_10))
; no two black cells touch in the 2 x 2 block from row 3, column 10
(assert ((_ at-most 1) black_3_10 black_3_11 black_4_10 black_4_11))
; no two black cells touch in the 2 x 2 block from row 3, column 11
(assert ((_ at-most 1) black_3_11 black_3_12 black_4_11 black_4_12))
; no two black cells touch in the 2 x 2 block from row 3, column 12
(assert ((_ at-most 1) black_3_12 black_3_13 black_4_12 black_4_13))
; no two black cells touch in the 2 x 2 block from row 3, column 13
(assert ((_ at-most 1) black_3_13 black_3_14 black_4_13 black_4_14))
; no two black cells touch in the 2 x 2 block from row 3, column 14
(assert ((_ at-most 1) black_3_14 black_3_15 black_4_14 black_4_15))
; no two black cells touch in the 2 x 2 block from row 3, column 15
(assert ((_ at-most 1) black_3_15 black_3_16 black_4_15 black_4_16))
; no two black cells touch in the 2 x 2 block from row 3, column 16
(assert ((_ at-most 1) black_3_16 black_3_17 black_4_16 black_4_17))
; no two black cells touch in the 2 x 2 block from row 3, column 17
(assert ((_ at-most 1) black_3_17 black_3_18 black_4_17 black_4_18))
; no two black cells touch in the 2 x 2 block from row 4, column 1
(assert ((_ at-most 1) black_4_1 black_4_2 black_5_1 black_5_2))
; no two black cells touch in the 2 x 2 block from row 4, column 2
(assert ((_ at-most 1) black_4_2 black_4_3 black_5_2 black_5_3))
; no two black cells touch in the 2 x 2 block from row 4, column 3
(assert ((_ at-most 1) black_4_3 black_4_4 black_5_3 black_5_4))
; no two black cells touch in the 2 x 2 block from row 4, column 4
(assert ((_ at-most 1) black_4_4 black_4_5 black_5_4 black_5_5))
; no two black cells touch in the 2 x 2 block from row 4, column 5
(assert ((_ at-most 1) black_4_5 black_4_6 black_5_5 black_5_6))
; no two black cells touch in the 2 x 2 block from row 4, column 6
(assert ((_ at-most 1) black_4_6 black_4_7 black_5_6 black_5_7))
; no two black cells touch in the 2 x 2 block from row 4, column 7
(assert ((_ at-most 1) black_4_7 black_4_8 black_5_7 black_5_8))
; no two black cells touch in the 2 x 2 block from row 4, column 8
(assert ((_ at-most 1) black_4_8 black_4_9 black_5_8 black_5_9))
; no two black cells touch in the 2 x 2 block from row 4, column 9
(assert ((_ at-most 1) black_4_9 black_4_10 black_5_9 black_5_10))
; no two black cells touch in the 2 x 2 block from row 4, column 10
(assert ((_ at-most 1) black_4_10 black_4_11 black_5_10 black_5_11))
; no two black cells touch in the 2 x 2 block from row 4, column 11
(assert ((_ at-most 1) black_4_11 black_4_12 black_5_11 black_5_12))
; no two black cells touch in the 2 x 2 block from row 4, column 12
(assert ((_ at-most 1) black_4_12 black_4_13 black_5_12 black_5_13))
; no two black cells touch in the 2 x 2 block from row 4, column 13
(assert ((_ at-most 1) black_4_13 black_4_14 black_5_13 black_5_14))
; no two black cells touch in the 2 x 2 block from row 4, column 14
(assert ((_ at-most 1) black_4_14 black_4_15 black_5_14 black_5_15))
; no two black cells touch in the 2 x 2 block from row 4, column 15
(assert ((_ at-most 1) black_4_15 black_4_16 black_5_15 black_5_16))
; no two black cells touch in the 2 x 2 block from row 4, column 16
(assert ((_ at-most 1) black_4_16 black_4_17 black_5_16 black_5_17))
; no two black cells touch in the 2 x 2 block from row 4, column 17
(assert ((_ at-most 1) black_4_17 black_4_18 black_5_17 black_5_18))
; no two black cells touch in the 2 x 2 block from row 5, column 1
(assert ((_ at-most 1) black_5_1 black_5_2 black_6_1 black_6_2))
; no two black cells touch in the 2 x 2 block from row 5, column 2
(assert ((_ at-most 1) black_5_2 black_5_3 black_6_2 black_6_3))
; no two black cells touch in the 2 x 2 block from row 5, column 3
(assert ((_ at-most 1) black_5_3 black_5_4 black_6_3 black_6_4))
; no two black cells touch in the 2 x 2 block from row 5, column 4
(assert ((_ at-most 1) black_5_4 black_5_5 black_6_4 black_6_5))
; no two black cells touch in the 2 x 2 block from row 5, column 5
(assert ((_ at-most 1) black_5_5 black_5_6 black_6_5 black_6_6))
; no two black cells touch in the 2 x 2 block from row 5, column 6
(assert ((_ at-most 1) black_5_6 black_5_7 black_6_6 black_6_7))
; no two black cells touch in the 2 x 2 block from row 5, column 7
(assert ((_ at-most 1) black_5_7 black_5_8 black_6_7 black_6_8))
; no two black cells touch in the 2 x 2 block from row 5, column 8
(assert ((_ at-most 1) black_5_8 black_5_9 black_6_8 black_6_9))
; no two black cells touch in the 2 x 2 block from row 5, column 9
(assert ((_ at-most 1) black_5_9 black_5_10 black_6_9 black_6_10))
; no two black cells touch in the 2 x 2 block from row 5, column 10
(assert ((_ at-most 1) black_5_10 black_5_11 black_6_10 black_6_11))
; no two black cells touch in the 2 x 2 block from row 5, column 11
(assert ((_ at-most 1) black_5_11 black_5_12 black_6_11 black_6_12))
; no two black cells touch in the 2 x 2 block from row 5, column 12
(assert ((_ at-most 1) black_5_12 black_5_13 black_6_12 black_6_13))
; no two black cells touch in the 2 x 2 block from row 5, column 13
(assert ((_ at-most 1) black_5_13 black_5_14 black_6_13 black_6_14))
; no two black cells touch in the 2 x 2 block from row 5, column 14
(assert ((_ at-most 1) black_5_14 black_5_15 black_6_14 black_6_15))
; no two black cells touch in the 2 x 2 block from row 5, column 15
(assert ((_ at-most 1) black_5_15 black_5_16 black_6_15 black_6_16))
; no two black cells touch in the 2 x 2 block from row 5, column 16
(assert ((_ at-most 1) black_5_16 black_5_17 black_6_16 black_6_17))
; no two black cells touch in the 2 x 2 block from row 5, column 17
(assert ((_ at-most 1) black_5_17 black_5_18 black_6_17 black_6_18))
; no two black cells touch in the 2 x 2 block from row 6, column 1
(assert ((_ at-most 1) black_6_1 black_6_2 black_7_1 black_7_2))
; no two black cells touch in the 2 x 2 block from row 6, column 2
(assert ((_ at-most 1) black_6_2 black_6_3 black_7_2 black_7_3))
; no two black cells touch in the 2 x 2 block from row 6, column 3
(assert ((_ at-most 1) black_6_3 black_6_4 black_7_3 black_7_4))
; no two black cells touch in the 2 x 2 block from row 6, column 4
(assert ((_ at-most 1) black_6_4 black_6_5 black_7_4 black_7_5))
; no two black cells touch in the 2 x 2 block from row 6, column 5
(assert ((_ at-most 1) black_6_5 black_6_6 black_7_5 black_7_6))
; no two black cells touch in the 2 x 2 block from row 6, column 6
(assert ((_ at-most 1) black_6_6 black_6_7 black_7_6 black_7_7))
; no two black cells touch in the 2 x 2 block from row 6, column 7
(assert ((_ at-most 1) black_6_7 black_6_8 black_7_7 black_7_8))
; no two black cells touch in the 2 x 2 block from row 6, column 8
(assert ((_ at-most 1) black_6_8 black_6_9 black_7_8 black_7_9))
; no two black cells touch in the 2 x 2 block from row 6, column 9
(assert ((_ at-most 1) black_6_9 black_6_10 black_7_9 black_7_10))
; no two black cells touch in the 2 x 2 block from row 6, column 10
(assert ((_ at-most 1) black_6_10 black_6_11 black_7_10 black_7_11))
; no two black cells touch in the 2 x 2 block from row 6, column 11
(assert ((_ at-most 1) black_6_11 black_6_12 black_7_11 black_7_12))
; no two black cells touch in the 2 x 2 block from row 6, column 12
(assert ((_ at-most 1) black_6_12 black_6_13 black_7_12 black_7_13))
; no two black cells touch in the 2 x 2 block from row 6, column 13
(assert ((_ at-most 1) black_6_13 black_6_14 black_7_13 black_7_14))
; no two black cells touch in the 2 x 2 block from row 6, column 14
(assert ((_ at-most 1) black_6_14 black_6_15 black_7_14 black_7_15))
; no two black cells touch in the 2 x 2 block from row 6, column 15
(assert ((_ at-most 1) black_6_15 black_6_16 black_7_15 black_7_16))
; no two black cells touch in the 2 x 2 block from row 6, column 16
(assert ((_ at-most 1) black_6_16 black_6_17 black_7_16 black_7_17))
; no two black cells touch in the 2 x 2 block from row 6, column 17
(assert ((_ at-most 1) black_6_17 black_6_18 black_7_17 black_7_18))
; no two black cells touch in the 2 x 2 block from row 7, column 1
(assert ((_ at-most 1) black_7_1 black_7_2 black_8_1 black_8_2))
; no two black cells touch in the 2 x 2 block from row 7, column 2
(assert ((_ at-most 1) black_7_2 black_7_3 black_8_2 black_8_3))
; no two black cells touch in the 2 x 2 block from row 7, column 3
(assert ((_ at-most 1) black_7_3 black_7_4 black_8_3 black_8_4))
; no two black cells touch in the 2 x 2 block from row 7, column 4
(assert ((_ at-most 1) black_7_4 black_7_5 black_8_4 black_8_5))
; no two black cells touch in the 2 x 2 block from row 7, column 5
(assert ((_ at-most 1) black_7_5 black_7_6 black_8_5 black_8_6))
; no two black cells touch in the 2 x 2 block from row 7, column 6
(assert ((_ at-most 1) black_7_6 black_7_7 black_8_6 black_8_7))
; no two black cells touch in the 2 x 2 block from row 7, column 7
(assert ((_ at-most 1) black_7_7 black_7_8 black_8_7 black_8_8))
; no two black cells touch in the 2 x 2 block from row 7, column 8
(assert ((_ at-most 1) black_7_8 black_7_9 black_8_8 black_8_9))
; no two black cells touch in the 2 x 2 block from row 7, column 9
(assert ((_ at-most 1) black_7_9 black_7_10 black_8_9 black_8_10))
; no two black cells touch in the 2 x 2 block from row 7, column 10
(assert ((_ at-most 1) black_7_10 black_7_11 black_8_10 black_8_11))
; no two black cells touch in the 2 x 2 block from row 7, column 11
(assert ((_ at-most 1) black_7_11 black_7_12 black_8_11 black_8_12))
; no two black cells touch in the 2 x 2 block from row 7, column 12
(assert ((_ at-most 1) black_7_12 black_7_13 black_8_12 black_8_13))
; no two black cells touch in the 2 x 2 block from row 7, column 13
(assert ((_ at-most 1) black_7_13 black_7_14 black_8_13 black_8_14))
; no two black cells touch in the 2 x 2 block from row 7, column 14
(assert ((_ at-most 1) black_7_14 black_7_15 black_8_14 black_8_15))
; no two black cells touch in the 2 x 2 block from row 7, column 15
(assert ((_ at-most 1) black_7_15 black_7_16 black_8_15 black_8_16))
; no two black cells touch in the 2 x 2 block from row 7, column 16
(assert ((_ at-most 1) black_7_16 black_7_17 black_8_16 black_8_17))
; no two black cells touch in the 2 x 2 block from row 7, column 17
(assert ((_ at-most 1) black_7_17 black_7_18 black_8_17 black_8_18))
; no two black cells touch in the 2 x 2 block from row 8, column 1
(assert ((_ at-most 1) black_8_1 black_8_2 black_9_1 black_9_2))
; no two black cells touch in the 2 x 2 block from row 8, column 2
(assert ((_ at-most 1) black_8_2 black_8_3 black_9_2 black_9_3))
; no two black cells touch in the 2 x 2 block from row 8, column 3
(assert ((_ at-most 1) black_8_3 black_8_4 black_9_3 black_9_4))
; no two black cells touch in the 2 x 2 block from row 8, column 4
(assert ((_ at-most 1) black_8_4 black_8_5 black_9_4 black_9_5))
; no two black cells touch in the 2 x 2 block from row 8, column 5
(assert ((_ at-most 1) black_8_5 black_8_6 black_9_5 black_9_6))
; no two black cells touch in the 2 x 2 block from row 8, column 6
(assert ((_ at-most 1) black_8_6 black_8_7 black_9_6 black_9_7))
; no two black cells touch in the 2 x 2 block from row 8, column 7
(assert ((_ at-most 1) black_8_7 black_8_8 black_9_7 black_9_8))
; no two black cells touch in the 2 x 2 block from row 8, column 8
(assert ((_ at-most 1) black_8_8 black_8_9 black_9_8 black_9_9))
; no two black cells touch in the 2 x 2 block from row 8, column 9
(assert ((_ at-most 1) black_8_9 black_8_10 black_9_9 black_9_10))
; no two black cells touch in the 2 x 2 block from row 8, column 10
(assert ((_ at-most 1) black_8_10 black_8_11 black_9_10 black_9_11))
; no two black cells touch in the 2 x 2 block from row 8, column 11
(assert ((_ at-most 1) black_8_11 black_8_12 black_9_11 black_9_12))
; no two black cells touch in the 2 x 2 block from row 8, column 12
(assert ((_ at-most 1) black_8_12 black_8_13 black_9_12 black_9_13))
; no two black cells touch in the 2 x 2 block from row 8, column 13
(assert ((_ at-most 1) black_8_13 black_8_14 black_9_13 black_9_14))
; no two black cells touch in the 2 x 2 block from row 8, column 14
(assert ((_ at-most 1) black_8_14 black_8_15 black_9_14 black_9_15))
; no two black cells touch in the 2 x 2 block from row 8, column 15
(assert ((_ at-most 1) black_8_15 black_8_16 black_9_15 black_9_16))
; no two black cells touch in the 2 x 2 block from row 8, column 16
(assert ((_ at-most 1) black_8_16 black_8_17 black_9_16 black_9_17))
; no two black cells touch in the 2 x 2 block from row 8, column 17
(assert ((_ at-most 1) black_8_17 black_8_18 black_9_17 black_9_18))
; no two black cells touch in the 2 x 2 block from row 9, column 1
(assert ((_ at-most 1) black_9_1 black_9_2 black_10_1 black_10_2))
; no two black cells touch in the 2 x 2 block from row 9, column 2
(assert ((_ at-most 1) black_9_2 black_9_3 black_10_2 black_10_3))
; no two black cells touch in the 2 x 2 block from row 9, column 3
(assert ((_ at-most 1) black_9_3 black_9_4 black_10_3 black_10_4))
; no two black cells touch in the 2 x 2 block from row 9, column 4
(assert ((_ at-most 1) black_9_4 black_9_5 black_10_4 black_10_5))
; no two black cells touch in the 2 x 2 block from row 9, column 5
(assert ((_ at-most 1) black_9_5 black_9_6 black_10_5 black_10_6))
; no two black cells touch in the 2 x 2 block from row 9, column 6
(assert ((_ at-most 1) black_9_6 black_9_7 black_10_6 black_10_7))
; no two black cells touch in the 2 x 2 block from row 9, column 7
(assert ((_ at-most 1) black_9_7 black_9_8 black_10_7 black_10_8))
; no two black cells touch in the 2 x 2 block from row 9, column 8
(assert ((_ at-most 1) black_9_8 black_9_9 black_10_8 black_10_9))
; no two black cells touch in the 2 x 2 block from row 9, column 9
(assert ((_ at-most 1) black_9_9 black_9_10 black_10_9 black_10_10))
; no two black cells touch in the 2 x 2 block from row 9, column 10
(assert ((_ at-most 1) black_9_10 black_9_11 black_10_10 black_10_11))
; no two black cells touch in the 2 x 2 block from row 9, column 11
(assert ((_ at-most 1) black_9_11 black_9_12 black_10_11 black_10_12))
; no two black cells touch in the 2 x 2 block from row 9, column 12
(assert ((_ at-most 1) black_9_12 black_9_13 black_10_12 black_10_13))
; no two black cells touch in the 2 x 2 block from row 9, column 13
(assert ((_ at-most 1) black_9_13 black_9_14 black_10_13 black_10_14))
; no two black cells touch in the 2 x 2 block from row 9, column 14
(assert ((_ at-most 1) black_9_14 black_9_15 black_10_14 black_10_15))
; no two black cells touch in the 2 x 2 block from row 9, column 15
(assert ((_ at-most 1) black_9_15 black_9_16 black_10_15 black_10_16))
; no two black cells touch in the 2 x 2 block from row 9, column 16
(assert ((_ at-most 1) black_9_16 black_9_17 black_10_16 black_10_17))
; no two black cells touch in the 2 x 2 block from row 9, column 17
(assert ((_ at-most 1) black_9_17 black_9_18 black_10_17 black_10_18))
; no two black cells touch in the 2 x 2 block from row 10, column 1
(assert ((_ at-most 1) black_10_1 black_10_2 black_11_1 black_11_2))
; no two black cells touch in the 2 x 2 block from row 10, column 2
(assert ((_ at-most 1) black_10_2 black_10_3 black_11_2 black_11_3))
; no two black cells touch in the 2 x 2 block from row 10, column 3
(assert ((_ at-most 1) black_10_3 black_10_4 black_11_3 black_11_4))
; no two black cells touch in the 2 x 2 block from row 10, column 4
(assert ((_ at-most 1) black_10_4 black_10_5 black_11_4 black_11_5))
; no two black cells touch in the 2 x 2 block from row 10, column 5
(assert ((_ at-most 1) black_10_5 black_10_6 black_11_5 black_11_6))
; no two black cells touch in the 2 x 2 block from row 10, column 6
(assert ((_ at-most 1) black_10_6 black_10_7 black_11_6 black_11_7))
; no two black cells touch in the 2 x 2 block from row 10, column 7
(assert ((_ at-most 1) black_10_7 black_10_8 black_11_7 black_11_8))
; no two black cells touch in the 2 x 2 block from row 10, column 8
(assert ((_ at-most 1) black_10_8 black_10_9 black_11_8 black_11_9))
; no two black cells touch in the 2 x 2 block from row 10, column 9
(assert ((_ at-most 1) black_10_9 black_10_10 black_11_9 black_11_10))
; no two black cells touch in the 2 x 2 block from row 10, column 10
(assert ((_ at-most 1) black_10_10 black_10_11 black_11_10 black_11_11))
; no two black cells touch in the 2 x 2 block from row 10, column 11
(assert ((_ at-most 1) black_10_11 black_10_12 black_11_11 black_11_12))
; no two black cells touch in the 2 x 2 block from row 10, column 12
(assert ((_ at-most 1) black_10_12 black_10_13 black_11_12 black_11_13))
; no two black cells touch in the 2 x 2 block from row 10, column 13
(assert ((_ at-most 1) black_10_13 black_10_14 black_11_13 black_11_14))
; no two black cells touch in the 2 x 2 block from row 10, column 14
(assert ((_ at-most 1) black_10_14 black_10_15 black_11_14 black_11_15))
; no two black cells touch in the 2 x 2 block from row 10, column 15
(assert ((_ at-most 1) black_10_15 black_10_16 black_11_15 black_11_16))
; no two black cells touch in the 2 x 2 block from row 10, column 16
(assert ((_ at-most 1) black_10_16 black_10_17 black_11_16 black_11_17))
; no two black cells touch in the 2 x 2 block from row 10, column 17
(assert ((_ at-most 1) black_10_17 black_10_18 black_11_17 black_11_18))
; no two black cells touch in the 2 x 2 block from row 11, column 1
(assert ((_ at-most 1) black_11_1 black_11_2 black_12_1 black_12_2))
; no two black cells touch in the 2 x 2 block from row 11, column 2
(assert ((_ at-most 1) black_11_2 black_11_3 black_12_2 black_12_3))
; no two black cells touch in the 2 x 2 block from row 11, column 3
(assert ((_ at-most 1) black_11_3 black_11_4 black_12_3 black_12_4))
; no two black cells touch in the 2 x 2 block from row 11, column 4
(assert ((_ at-most 1) black_11_4 black_11_5 black_12_4 black_12_5))
; no two black cells touch in the 2 x 2 block from row 11, column 5
(assert ((_ at-most 1) black_11_5 black_11_6 black_12_5 black_12_6))
; no two black cells touch in the 2 x 2 block from row 11, column 6
(assert ((_ at-most 1) black_11_6 black_11_7 black_12_6 black_12_7))
; no two black cells touch in the 2 x 2 block from row 11, column 7
(assert ((_ at-most 1) black_11_7 black_11_8 black_12_7 black_12_8))
; no two black cells touch in the 2 x 2 block from row 11, column 8
(assert ((_ at-most 1) black_11_8 black_11_9 black_12_8 black_12_9))
; no two black cells touch in the 2 x 2 block from row 11, column 9
(assert ((_ at-most 1) black_11_9 black_11_10 black_12_9 black_12_10))
; no two black cells touch in the 2 x 2 block from row 11, column 10
(assert ((_ at-most 1) black_11_10 black_11_11 black_12_10 black_12_11))
; no two black cells touch in the 2 x 2 block from row 11, column 11
(assert ((_ at-most 1) black_11_11 black_11_12 black_12_11 black_12_12))
; no two black cells touch in the 2 x 2 block from row 11, column 12
(assert ((_ at-most 1) black_11_12 black_11_13 black_12_12 black_12_13))
; no two black cells touch in the 2 x 2 block from row 11, column 13
(assert ((_ at-most 1) black_11_13 black_11_14 black_12_13 black_12_14))
; no two black cells touch in the 2 x 2 block from row 11, column 14
(assert ((_ at-most 1) black_11_14 black_11_15 black_12_14 black_12_15))
; no two black cells touch in the 2 x 2 block from row 11, column 15
(assert ((_ at-most 1) black_11_15 black_11_16 black_12_15 black_12_16))
; no two black cells touch in the 2 x 2 block from row 11, column 16
(assert ((_ at-most 1) black_11_16 black_11_17 black_12_16 black_12_17))
; no two black cells touch in the 2 x 2 block from row 11, column 17
(assert ((_ at-most 1) black_11_17 black_11_18 black_12_17 black_12_18))
; no two black cells touch in the 2 x 2 block from row 12, column 1
(assert ((_ at-most 1) black_12_1 black_12_2 black_13_1 black_13_2))
; no two black cells touch in the 2 x 2 block from row 12, column 2
(assert ((_ at-most 1) black_12_2 black_12_3 black_13_2 black_13_3))
; no two black cells touch in the 2 x 2 block from row 12, column 3
(assert ((_ at-most 1) black_12_3 black_12_4 black_13_3 black_13_4))
; no two black cells touch in the 2 x 2 block from row 12, column 4
(assert ((_ at-most 1) black_12_4 black_12_5 black_13_4 black_13_5))
; no two black cells touch in the 2 x 2 block from row 12, column 5
(assert ((_ at-most 1) black_12_5 black_12_6 black_13_5 black_13_6))
; no two black cells touch in the 2 x 2 block from row 12, column 6
(assert ((_ at-most 1) black_12_6 black_12_7 black_13_6 black_13_7))
; no two black cells touch in the 2 x 2 block from row 12, column 7
(assert ((_ at-most 1) black_12_7 black_12_8 black_13_7 black_13_8))
; no two black cells touch in the 2 x 2 block from row 12, column 8
(assert ((_ at-most 1) black_12_8 black_12_9 black_13_8 black_13_9))
; no two black cells touch in the 2 x 2 block from row 12, column 9
(assert ((_ at-most 1) black_12_9 black_12_10 black_13_9 black_13_10))
; no two black cells touch in the 2 x 2 block from row 12, column 10
(assert ((_ at-most 1) black_12_10 black_12_11 black_13_10 black_13_11))
; no two black cells touch in the 2 x 2 block from row 12, column 11
(assert ((_ at-most 1) black_12_11 black_12_12 black_13_11 black_13_12))
; no two black cells touch in the 2 x 2 block from row 12, column 12
(assert ((_ at-most 1) black_12_12 black_12_13 black_13_12 black_13_13))
; no two black cells touch in the 2 x 2 block from row 12, column 13
(assert ((_ at-most 1) black_12_13 black_12_14 black_13_13 black_13_14))
; no two black cells touch in the 2 x 2 block from row 12, column 14
(assert ((_ at-most 1) black_12_14 black_12_15 black_13_14 black_13_15))
; no two black cells touch in the 2 x 2 block from row 12, column 15
(assert ((_ at-most 1) black_12_15 black_12_16 black_13_15 black_13_16))
; no two black cells touch in the 2 x 2 block from row 12, column 16
(assert ((_ at-most 1) black_12_16 black_12_17 black_13_16 black_13_17))
; no two black cells touch in the 2 x 2 block from row 12, column 17
(assert ((_ at-most 1) black_12_17 black_12_18 black_13_17 black_13_18))
; no two black cells touch in the 2 x 2 block from row 13, column 1
(assert ((_ at-most 1) black_13_1 black_13_2 black_14_1 black_14_2))
; no two black cells touch in the 2 x 2 block from row 13, column 2
(assert ((_ at-most 1) black_13_2 black_13_3 black_14_2 black_14_3))
; no two black cells touch in the 2 x 2 block from row 13, column 3
(assert ((_ at-most 1) black_13_3 black_13_4 black_14_3 black_14_4))
; no two black cells touch in the 2 x 2 block from row 13, column 4
(assert ((_ at-most 1) black_13_4 black_13_5 black_14_4 black_14_5))
; no two black cells touch in the 2 x 2 block from row 13, column 5
(assert ((_ at-most 1) black_13_5 black_13_6 black_14_5 black_14_6))
; no two black cells touch in the 2 x 2 block from row 13, column 6
(assert ((_ at-most 1) black_13_6 black_13_7 black_14_6 black_14_7))
; no two black cells touch in the 2 x 2 block from row 13, column 7
(assert ((_ at-most 1) black_13_7 black_13_8 black_14_7 black_14_8))
; no two black cells touch in the 2 x 2 block from row 13, column 8
(assert ((_ at-most 1) black_13_8 black_13_9 black_14_8 black_14_9))
; no two black cells touch in the 2 x 2 block from row 13, column 9
(assert ((_ at-most 1) black_13_9 black_13_10 black_14_9 black_14_10))
; no two black cells touch in the 2 x 2 block from row 13, column 10
(assert ((_ at-most 1) black_13_10 black_13_11 black_14_10 black_14_11))
; no two black cells touch in the 2 x 2 block from row 13, column 11
(assert ((_ at-most 1) black_13_11 black_13_12 black_14_11 black_14_12))
; no two black cells touch in the 2 x 2 block from row 13, column 12
(assert ((_ at-most 1) black_13_12 black_13_13 black_14_12 black_14_13))
; no two black cells touch in the 2 x 2 block from row 13, column 13
(assert ((_ at-most 1) black_13_13 black_13_14 black_14_13 black_14_14))
; no two black cells touch in the 2 x 2 block from row 13, column 14
(assert ((_ at-most 1) black_13_14 black_13_15 black_14_14 black_14_15))
; no two black cells touch in the 2 x 2 block from row 13, column 15
(assert ((_ at-most 1) black_13_15 black_13_16 black_14_15 black_14_16))
; no two black cells touch in the 2 x 2 block from row 13, column 16
(assert ((_ at-most 1) black_13_16 black_13_17 black_14_16 black_14_17))
; no two black cells touch in the 2 x 2 block from row 13, column 17
(assert ((_ at-most 1) black_13_17 black_13_18 black_14_17 black_14_18))
; no two black cells touch in the 2 x 2 block from row 14, column 1
(assert ((_ at-most 1) black_14_1 black_14_2 black_15_1 black_15_2))
; no two black cells touch in the 2 x 2 block from row 14, column 2
(assert ((_ at-most 1) black_14_2 black_14_3 black_15_2 black_15_3))
; no two black cells touch in the 2 x 2 block from row 14, column 3
(assert ((_ at-most 1) black_14_3 black_14_4 black_15_3 black_15_4))
; no two black cells touch in the 2 x 2 block from row 14, column 4
(assert ((_ at-most 1) black_14_4 black_14_5 black_15_4 black_15_5))
; no two black cells touch in the 2 x 2 block from row 14, column 5
(assert ((_ at-most 1) black_14_5 black_14_6 black_15_5 black_15_6))
; no two black cells touch in the 2 x 2 block from row 14, column 6
(assert ((_ at-most 1) black_14_6 black_14_7 black_15_6 black_15_7))
; no two black cells touch in the 2 x 2 block from row 14, column 7
(assert ((_ at-most 1) black_14_7 black_14_8 black_15_7 black_15_8))
; no two black cells touch in the 2 x 2 block from row 14, column 8
(assert ((_ at-most 1) black_14_8 black_14_9 black_15_8 black_15_9))
; no two black cells touch in the 2 x 2 block from row 14, column 9
(assert ((_ at-most 1) black_14_9 black_14_10 black_15_9 black_15_10))
; no two black cells touch in the 2 x 2 block from row 14, column 10
(assert ((_ at-most 1) black_14_10 black_14_11 black_15_10 black_15_11))
; no two black cells touch in the 2 x 2 block from row 14, column 11
(assert ((_ at-most 1) black_14_11 black_14_12 black_15_11 black_15_12))
; no two black cells touch in the 2 x 2 block from row 14, column 12
(assert ((_ at-most 1) black_14_12 black_14_13 black_15_12 black_15_13))
; no two black cells touch in the 2 x 2 block from row 14, column 13
(assert ((_ at-most 1) black_14_13 black_14_14 black_15_13 black_15_14))
; no two black cells touch in the 2 x 2 block from row 14, column 14
(assert ((_ at-most 1) black_14_14 black_14_15 black_15_14 black_15_15))
; no two black cells touch in the 2 x 2 block from row 14, column 15
(assert ((_ at-most 1) black_14_15 black_14_16 black_15_15 black_15_16))
; no two black cells touch in the 2 x 2 block from row 14, column 16
(assert ((_ at-most 1) black_14_16 black_14_17 black_15_16 black_15_17))
; no two black cells touch in the 2 x 2 block from row 14, column 17
(assert ((_ at-most 1) black_14_17 black_14_18 black_15_17 black_15_18))
; no two black cells touch in the 2 x 2 block from row 15, column 1
(assert ((_ at-most 1) black_15_1 black_15_2 black_16_1 black_16_2))
; no two black cells touch in the 2 x 2 block from row 15, column 2
(assert ((_ at-most 1) black_15_2 black_15_3 black_16_2 black_16_3))
; no two black cells touch in the 2 x 2 block from row 15, column 3
(assert ((_ at-most 1) black_15_3 black_15_4 black_16_3 black_16_4))
; no two black cells touch in the 2 x 2 block from row 15, column 4
(assert ((_ at-most 1) black_15_4 black_15_5 black_16_4 black_16_5))
; no two black cells touch in the 2 x 2 block from row 15, column 5
(assert ((_ at-most 1) black_15_5 black_15_6 black_16_5 black_16_6))
; no two black cells touch in the 2 x 2 block from row 15, column 6
(assert ((_ at-most 1) black_15_6 black_15_7 black_16_6 black_16_7))
; no two black cells touch in the 2 x 2 block from row 15, column 7
(assert ((_ at-most 1) black_15_7 black_15_8 black_16_7 black_16_8))
; no two black cells touch in the 2 x 2 block from row 15, column 8
(assert ((_ at-most 1) black_15_8 black_15_9 black_16_8 black_16_9))
; no two black cells touch in the 2 x 2 block from row 15, column 9
(assert ((_ at-most 1) black_15_9 black_15_10 black_16_9 black_16_10))
; no two black cells touch in the 2 x 2 block from row 15, column 10
(assert ((_ at-most 1) black_15_10 black_15_11 black_16_10 black_16_11))
; no two black cells touch in the 2 x 2 block from row 15, column 11
(assert ((_ at-most 1) black_15_11 black_15_12 black_16_11 black_16_12))
; no two black cells touch in the 2 x 2 block from row 15, column 12
(assert ((_ at-most 1) black_15_12 black_15_13 black_16_12 black_16_13))
; no two black cells touch in the 2 x 2 block from row 15, column 13
(assert ((_ at-most 1) black_15_13 black_15_14 black_16_13 black_16_14))
; no two black cells touch in the 2 x 2 block from row 15, column 14
(assert ((_ at-most 1) black_15_14 black_15_15 black_16_14 black_16_15))
; no two black cells touch in the 2 x 2 block from row 15, column 15
(assert ((_ at-most 1) black_15_15 black_15_16 black_16_15 black_16_16))
; no two black cells touch in the 2 x 2 block from row 15, column 16
(assert ((_ at-most 1) black_15_16 black_15_17 black_16_16 black_16_17))
; no two black cells touch in the 2 x 2 block from row 15, column 17
(assert ((_ at-most 1) black_15_17 black_15_18 black_16_17 black_16_18))
; no two black cells touch in the 2 x 2 block from row 16, column 1
(assert ((_ at-most 1) black_16_1 black_16_2 black_17_1 black_17_2))
; no two black cells touch in the 2 x 2 block from row 16, column 2
(assert ((_ at-most 1) black_16_2 black_16_3 black_17_2 black_17_3))
; no two black cells touch in the 2 x 2 block from row 16, column 3
(assert ((_ at-most 1) black_16_3 black_16_4 black_17_3 black_17_4))
; no two black cells touch in the 2 x 2 block from row 16, column 4
(assert ((_ at-most 1) black_16_4 black_16_5 black_17_4 black_17_5))
; no two black cells touch in the 2 x 2 block from row 16, column 5
(assert ((_ at-most 1) black_16_5 black_16_6 black_17_5 black_17_6))
; no two black cells touch in the 2 x 2 block from row 16, column 6
(assert ((_ at-most 1) black_16_6 black_16_7 black_17_6 black_17_7))
; no two black cells touch in the 2 x 2 block from row 16, column 7
(assert ((_ at-most 1) black_16_7 black_16_8 black_17_7 black_17_8))
; no two black cells touch in the 2 x 2 block from row 16, column 8
(assert ((_ at-most 1) black_16_8 black_16_9 black_17_8 black_17_9))
; no two black cells touch in the 2 x 2 block from row 16, column 9
(assert ((_ at-most 1) black_16_9 black_16_10 black_17_9 black_17_10))
; no two black cells touch in the 2 x 2 block from row 16, column 10
(assert ((_ at-most 1) black_16_10 black_16_11 black_17_10 black_17_11))
; no two black cells touch in the 2 x 2 block from row 16, column 11
(assert ((_ at-most 1) black_16_11 black_16_12 black_17_11 black_17_12))
; no two black cells touch in the 2 x 2 block from row 16, column 12
(assert ((_ at-most 1) black_16_12 black_16_13 black_17_12 black_17_13))
; no two black cells touch in the 2 x 2 block from row 16, column 13
(assert ((_ at-most 1) black_16_13 black_16_14 black_17_13 black_17_14))
; no two black cells touch in the 2 x 2 block from row 16, column 14
(assert ((_ at-most 1) black_16_14 black_16_15 black_17_14 black_17_15))
; no two black cells touch in the 2 x 2 block from row 16, column 15
(assert ((_ at-most 1) black_16_15 black_16_16 black_17_15 black_17_16))
; no two black cells touch in the 2 x 2 block from row 16, column 16
(assert ((_ at-most 1) black_16_16 black_16_17 black_17_16 black_17_17))
; no two black cells touch in the 2 x 2 block from row 16, column 17
(assert ((_ at-most 1) black_16_17 black_16_18 black_17_17 black_17_18))
; no two black cells touch in the 2 x 2 block from row 17, column 1
(assert ((_ at-most 1) black_17_1 black_17_2 black_18_1 black_18_2))
; no two black cells touch in the 2 x 2 block from row 17, column 2
(assert ((_ at-most 1) black_17_2 black_17_3 black_18_2 black_18_3))
; no two black cells touch in the 2 x 2 block from row 17, column 3
(assert ((_ at-most 1) black_17_3 black_17_4 black_18_3 black_18_4))
; no two black cells touch in the 2 x 2 block from row 17, column 4
(assert ((_ at-most 1) black_17_4 black_17_5 black_18_4 black_18_5))
; no two black cells touch in the 2 x 2 block from row 17, column 5
(assert ((_ at-most 1) black_17_5 black_17_6 black_18_5 black_18_6))
; no two black cells touch in the 2 x 2 block from row 17, column 6
(assert ((_ at-most 1) black_17_6 black_17_7 black_18_6 black_18_7))
; no two black cells touch in the 2 x 2 block from row 17, column 7
(assert ((_ at-most 1) black_17_7 black_17_8 black_18_7 black_18_8))
; no two black cells touch in the 2 x 2 block from row 17, column 8
(assert ((_ at-most 1) black_17_8 black_17_9 black_18_8 black_18_9))
; no two black cells touch in the 2 x 2 block from row 17, column 9
(assert ((_ at-most 1) black_17_9 black_17_10 black_18_9 black_18_10))
; no two black cells touch in the 2 x 2 block from row 17, column 10
(assert ((_ at-most 1) black_17_10 black_17_11 black_18_10 black_18_11))
; no two black cells touch in the 2 x 2 block from row 17, column 11
(assert ((_ at-most 1) black_17_11 black_17_12 black_18_11 black_18_12))
; no two black cells touch in the 2 x 2 block from row 17, column 12
(assert ((_ at-most 1) black_17_12 black_17_13 black_18_12 black_18_13))
; no two black cells touch in the 2 x 2 block from row 17, column 13
(assert ((_ at-most 1) black_17_13 black_17_14 black_18_13 black_18_14))
; no two black cells touch in the 2 x 2 block from row 17, column 14
(assert ((_ at-most 1) black_17_14 black_17_15 black_18_14 black_18_15))
; no two black cells touch in the 2 x 2 block from row 17, column 15
(assert ((_ at-most 1) black_17_15 black_17_16 black_18_15 black_18_16))
; no two black cells touch in the 2 x 2 block from row 17, column 16
(assert ((_ at-most 1) black_17_16 black_17_17 black_18_16 black_18_17))
; no two black cells touch in the 2 x 2 block from row 17, column 17
(assert ((_ at-most 1) black_17_17 black_17_18 black_18_17 black_18_18))
(check-sat)
(get-model)
