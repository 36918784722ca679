; gappy, classic:
;
; - - 4 - 6 2 2 1 2 3 4 3
; 3 6 - 6 5 3 8 - - 2 4 -
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
; row 1 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_1_1 black_1_2 black_1_3 black_1_4 black_1_5 black_1_6 black_1_7 black_1_8 black_1_9 black_1_10 black_1_11 black_1_12))
; row 2 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_2_1 black_2_2 black_2_3 black_2_4 black_2_5 black_2_6 black_2_7 black_2_8 black_2_9 black_2_10 black_2_11 black_2_12))
; row 3 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_3_1 black_3_2 black_3_3 black_3_4 black_3_5 black_3_6 black_3_7 black_3_8 black_3_9 black_3_10 black_3_11 black_3_12))
; row 3 has exactly 4 white cells between its two black cells
(assert (or (not black_3_1) black_3_6))
(assert (or (not black_3_2) black_3_7))
(assert (or (not black_3_3) black_3_8))
(assert (or (not black_3_4) black_3_9))
(assert (or (not black_3_5) black_3_10))
(assert (or (not black_3_6) black_3_1 black_3_11))
(assert (or (not black_3_7) black_3_2 black_3_12))
(assert (or (not black_3_8) black_3_3))
(assert (or (not black_3_9) black_3_4))
(assert (or (not black_3_10) black_3_5))
(assert (or (not black_3_11) black_3_6))
(assert (or (not black_3_12) black_3_7))
; row 4 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_4_1 black_4_2 black_4_3 black_4_4 black_4_5 black_4_6 black_4_7 black_4_8 black_4_9 black_4_10 black_4_11 black_4_12))
; row 5 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_5_1 black_5_2 black_5_3 black_5_4 black_5_5 black_5_6 black_5_7 black_5_8 black_5_9 black_5_10 black_5_11 black_5_12))
; row 5 has exactly 6 white cells between its two black cells
(assert (or (not black_5_1) black_5_8))
(assert (or (not black_5_2) black_5_9))
(assert (or (not black_5_3) black_5_10))
(assert (or (not black_5_4) black_5_11))
(assert (or (not black_5_5) black_5_12))
(assert (not black_5_6))
(assert (not black_5_7))
(assert (or (not black_5_8) black_5_1))
(assert (or (not black_5_9) black_5_2))
(assert (or (not black_5_10) black_5_3))
(assert (or (not black_5_11) black_5_4))
(assert (or (not black_5_12) black_5_5))
; row 6 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_6_1 black_6_2 black_6_3 black_6_4 black_6_5 black_6_6 black_6_7 black_6_8 black_6_9 black_6_10 black_6_11 black_6_12))
; row 6 has exactly 2 white cells between its two black cells
(assert (or (not black_6_1) black_6_4))
(assert (or (not black_6_2) black_6_5))
(assert (or (not black_6_3) black_6_6))
(assert (or (not black_6_4) black_6_1 black_6_7))
(assert (or (not black_6_5) black_6_2 black_6_8))
(assert (or (not black_6_6) black_6_3 black_6_9))
(assert (or (not black_6_7) black_6_4 black_6_10))
(assert (or (not black_6_8) black_6_5 black_6_11))
(assert (or (not black_6_9) black_6_6 black_6_12))
(assert (or (not black_6_10) black_6_7))
(assert (or (not black_6_11) black_6_8))
(assert (or (not black_6_12) black_6_9))
; row 7 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_7_1 black_7_2 black_7_3 black_7_4 black_7_5 black_7_6 black_7_7 black_7_8 black_7_9 black_7_10 black_7_11 black_7_12))
; row 7 has exactly 2 white cells between its two black cells
(assert (or (not black_7_1) black_7_4))
(assert (or (not black_7_2) black_7_5))
(assert (or (not black_7_3) black_7_6))
(assert (or (not black_7_4) black_7_1 black_7_7))
(assert (or (not black_7_5) black_7_2 black_7_8))
(assert (or (not black_7_6) black_7_3 black_7_9))
(assert (or (not black_7_7) black_7_4 black_7_10))
(assert (or (not black_7_8) black_7_5 black_7_11))
(assert (or (not black_7_9) black_7_6 black_7_12))
(assert (or (not black_7_10) black_7_7))
(assert (or (not black_7_11) black_7_8))
(assert (or (not black_7_12) black_7_9))
; row 8 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_8_1 black_8_2 black_8_3 black_8_4 black_8_5 black_8_6 black_8_7 black_8_8 black_8_9 black_8_10 black_8_11 black_8_12))
; row 8 has exactly one white cell between its two black cells
(assert (or (not black_8_1) black_8_3))
(assert (or (not black_8_2) black_8_4))
(assert (or (not black_8_3) black_8_1 black_8_5))
(assert (or (not black_8_4) black_8_2 black_8_6))
(assert (or (not black_8_5) black_8_3 black_8_7))
(assert (or (not black_8_6) black_8_4 black_8_8))
(assert (or (not black_8_7) black_8_5 black_8_9))
(assert (or (not black_8_8) black_8_6 black_8_10))
(assert (or (not black_8_9) black_8_7 black_8_11))
(assert (or (not black_8_10) black_8_8 black_8_12))
(assert (or (not black_8_11) black_8_9))
(assert (or (not black_8_12) black_8_10))
; row 9 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_9_1 black_9_2 black_9_3 black_9_4 black_9_5 black_9_6 black_9_7 black_9_8 black_9_9 black_9_10 black_9_11 black_9_12))
; row 9 has exactly 2 white cells between its two black cells
(assert (or (not black_9_1) black_9_4))
(assert (or (not black_9_2) black_9_5))
(assert (or (not black_9_3) black_9_6))
(assert (or (not black_9_4) black_9_1 black_9_7))
(assert (or (not black_9_5) black_9_2 black_9_8))
(assert (or (not black_9_6) black_9_3 black_9_9))
(assert (or (not black_9_7) black_9_4 black_9_10))
(assert (or (not black_9_8) black_9_5 black_9_11))
(assert (or (not black_9_9) black_9_6 black_9_12))
(assert (or (not black_9_10) black_9_7))
(assert (or (not black_9_11) black_9_8))
(assert (or (not black_9_12) black_9_9))
; row 10 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_10_1 black_10_2 black_10_3 black_10_4 black_10_5 black_10_6 black_10_7 black_10_8 black_10_9 black_10_10 black_10_11 black_10_12))
; row 10 has exactly 3 white cells between its two black cells
(assert (or (not black_10_1) black_10_5))
(assert (or (not black_10_2) black_10_6))
(assert (or (not black_10_3) black_10_7))
(assert (or (not black_10_4) black_10_8))
(assert (or (not black_10_5) black_10_1 black_10_9))
(assert (or (not black_10_6) black_10_2 black_10_10))
(assert (or (not black_10_7) black_10_3 black_10_11))
(assert (or (not black_10_8) black_10_4 black_10_12))
(assert (or (not black_10_9) black_10_5))
(assert (or (not black_10_10) black_10_6))
(assert (or (not black_10_11) black_10_7))
(assert (or (not black_10_12) black_10_8))
; row 11 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_11_1 black_11_2 black_11_3 black_11_4 black_11_5 black_11_6 black_11_7 black_11_8 black_11_9 black_11_10 black_11_11 black_11_12))
; row 11 has exactly 4 white cells between its two black cells
(assert (or (not black_11_1) black_11_6))
(assert (or (not black_11_2) black_11_7))
(assert (or (not black_11_3) black_11_8))
(assert (or (not black_11_4) black_11_9))
(assert (or (not black_11_5) black_11_10))
(assert (or (not black_11_6) black_11_1 black_11_11))
(assert (or (not black_11_7) black_11_2 black_11_12))
(assert (or (not black_11_8) black_11_3))
(assert (or (not black_11_9) black_11_4))
(assert (or (not black_11_10) black_11_5))
(assert (or (not black_11_11) black_11_6))
(assert (or (not black_11_12) black_11_7))
; row 12 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_12_1 black_12_2 black_12_3 black_12_4 black_12_5 black_12_6 black_12_7 black_12_8 black_12_9 black_12_10 black_12_11 black_12_12))
; row 12 has exactly 3 white cells between its two black cells
(assert (or (not black_12_1) black_12_5))
(assert (or (not black_12_2) black_12_6))
(assert (or (not black_12_3) black_12_7))
(assert (or (not black_12_4) black_12_8))
(assert (or (not black_12_5) black_12_1 black_12_9))
(assert (or (not black_12_6) black_12_2 black_12_10))
(assert (or (not black_12_7) black_12_3 black_12_11))
(assert (or (not black_12_8) black_12_4 black_12_12))
(assert (or (not black_12_9) black_12_5))
(assert (or (not black_12_10) black_12_6))
(assert (or (not black_12_11) black_12_7))
(assert (or (not black_12_12) black_12_8))
; column 1 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_1_1 black_2_1 black_3_1 black_4_1 black_5_1 black_6_1 black_7_1 black_8_1 black_9_1 black_10_1 black_11_1 black_12_1))
; column 1 has exactly 3 white cells between its two black cells
(assert (or (not black_1_1) black_5_1))
(assert (or (not black_2_1) black_6_1))
(assert (or (not black_3_1) black_7_1))
(assert (or (not black_4_1) black_8_1))
(assert (or (not black_5_1) black_1_1 black_9_1))
(assert (or (not black_6_1) black_2_1 black_10_1))
(assert (or (not black_7_1) black_3_1 black_11_1))
(assert (or (not black_8_1) black_4_1 black_12_1))
(assert (or (not black_9_1) black_5_1))
(assert (or (not black_10_1) black_6_1))
(assert (or (not black_11_1) black_7_1))
(assert (or (not black_12_1) black_8_1))
; column 2 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_1_2 black_2_2 black_3_2 black_4_2 black_5_2 black_6_2 black_7_2 black_8_2 black_9_2 black_10_2 black_11_2 black_12_2))
; column 2 has exactly 6 white cells between its two black cells
(assert (or (not black_1_2) black_8_2))
(assert (or (not black_2_2) black_9_2))
(assert (or (not black_3_2) black_10_2))
(assert (or (not black_4_2) black_11_2))
(assert (or (not black_5_2) black_12_2))
(assert (not black_6_2))
(assert (not black_7_2))
(assert (or (not black_8_2) black_1_2))
(assert (or (not black_9_2) black_2_2))
(assert (or (not black_10_2) black_3_2))
(assert (or (not black_11_2) black_4_2))
(assert (or (not black_12_2) black_5_2))
; column 3 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_1_3 black_2_3 black_3_3 black_4_3 black_5_3 black_6_3 black_7_3 black_8_3 black_9_3 black_10_3 black_11_3 black_12_3))
; column 4 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_1_4 black_2_4 black_3_4 black_4_4 black_5_4 black_6_4 black_7_4 black_8_4 black_9_4 black_10_4 black_11_4 black_12_4))
; column 4 has exactly 6 white cells between its two black cells
(assert (or (not black_1_4) black_8_4))
(assert (or (not black_2_4) black_9_4))
(assert (or (not black_3_4) black_10_4))
(assert (or (not black_4_4) black_11_4))
(assert (or (not black_5_4) black_12_4))
(assert (not black_6_4))
(assert (not black_7_4))
(assert (or (not black_8_4) black_1_4))
(assert (or (not black_9_4) black_2_4))
(assert (or (not black_10_4) black_3_4))
(assert (or (not black_11_4) black_4_4))
(assert (or (not black_12_4) black_5_4))
; column 5 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_1_5 black_2_5 black_3_5 black_4_5 black_5_5 black_6_5 black_7_5 black_8_5 black_9_5 black_10_5 black_11_5 black_12_5))
; column 5 has exactly 5 white cells between its two black cells
(assert (or (not black_1_5) black_7_5))
(assert (or (not black_2_5) black_8_5))
(assert (or (not black_3_5) black_9_5))
(assert (or (not black_4_5) black_10_5))
(assert (or (not black_5_5) black_11_5))
(assert (or (not black_6_5) black_12_5))
(assert (or (not black_7_5) black_1_5))
(assert (or (not black_8_5) black_2_5))
(assert (or (not black_9_5) black_3_5))
(assert (or (not black_10_5) black_4_5))
(assert (or (not black_11_5) black_5_5))
(assert (or (not black_12_5) black_6_5))
; column 6 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_1_6 black_2_6 black_3_6 black_4_6 black_5_6 black_6_6 black_7_6 black_8_6 black_9_6 black_10_6 black_11_6 black_12_6))
; column 6 has exactly 3 white cells between its two black cells
(assert (or (not black_1_6) black_5_6))
(assert (or (not black_2_6) black_6_6))
(assert (or (not black_3_6) black_7_6))
(assert (or (not black_4_6) black_8_6))
(assert (or (not black_5_6) black_1_6 black_9_6))
(assert (or (not black_6_6) black_2_6 black_10_6))
(assert (or (not black_7_6) black_3_6 black_11_6))
(assert (or (not black_8_6) black_4_6 black_12_6))
(assert (or (not black_9_6) black_5_6))
(assert (or (not black_10_6) black_6_6))
(assert (or (not black_11_6) black_7_6))
(assert (or (not black_12_6) black_8_6))
; column 7 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_1_7 black_2_7 black_3_7 black_4_7 black_5_7 black_6_7 black_7_7 black_8_7 black_9_7 black_10_7 black_11_7 black_12_7))
; column 7 has exactly 8 white cells between its two black cells
(assert (or (not black_1_7) black_10_7))
(assert (or (not black_2_7) black_11_7))
(assert (or (not black_3_7) black_12_7))
(assert (not black_4_7))
(assert (not black_5_7))
(assert (not black_6_7))
(assert (not black_7_7))
(assert (not black_8_7))
(assert (not black_9_7))
(assert (or (not black_10_7) black_1_7))
(assert (or (not black_11_7) black_2_7))
(assert (or (not black_12_7) black_3_7))
; column 8 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_1_8 black_2_8 black_3_8 black_4_8 black_5_8 black_6_8 black_7_8 black_8_8 black_9_8 black_10_8 black_11_8 black_12_8))
; column 9 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_1_9 black_2_9 black_3_9 black_4_9 black_5_9 black_6_9 black_7_9 black_8_9 black_9_9 black_10_9 black_11_9 black_12_9))
; column 10 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_1_10 black_2_10 black_3_10 black_4_10 black_5_10 black_6_10 black_7_10 black_8_10 black_9_10 black_10_10 black_11_10 black_12_10))
; column 10 has exactly 2 white cells between its two black cells
(assert (or (not black_1_10) black_4_10))
(assert (or (not black_2_10) black_5_10))
(assert (or (not black_3_10) black_6_10))
(assert (or (not black_4_10) black_1_10 black_7_10))
(assert (or (not black_5_10) black_2_10 black_8_10))
(assert (or (not black_6_10) black_3_10 black_9_10))
(assert (or (not black_7_10) black_4_10 black_10_10))
(assert (or (not black_8_10) black_5_10 black_11_10))
(assert (or (not black_9_10) black_6_10 black_12_10))
(assert (or (not black_10_10) black_7_10))
(assert (or (not black_11_10) black_8_10))
(assert (or (not black_12_10) black_9_10))
; column 11 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_1_11 black_2_11 black_3_11 black_4_11 black_5_11 black_6_11 black_7_11 black_8_11 black_9_11 black_10_11 black_11_11 black_12_11))
; column 11 has exactly 4 white cells between its two black cells
(assert (or (not black_1_11) black_6_11))
(assert (or (not black_2_11) black_7_11))
(assert (or (not black_3_11) black_8_11))
(assert (or (not black_4_11) black_9_11))
(assert (or (not black_5_11) black_10_11))
(assert (or (not black_6_11) black_1_11 black_11_11))
(assert (or (not black_7_11) black_2_11 black_12_11))
(assert (or (not black_8_11) black_3_11))
(assert (or (not black_9_11) black_4_11))
(assert (or (not black_10_11) black_5_11))
(assert (or (not black_11_11) black_6_11))
(assert (or (not black_12_11) black_7_11))
; column 12 has exactly two black cells
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1 1) black_1_12 black_2_12 black_3_12 black_4_12 black_5_12 black_6_12 black_7_12 black_8_12 black_9_12 black_10_12 black_11_12 black_12_12))
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
(check-sat)
(get-model)
