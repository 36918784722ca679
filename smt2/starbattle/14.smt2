; starbattle, classic:
;
; 3
; AABBBBBCCCCCCC
; AAABDDBBBCCECC
; AADDDDFBEECECC
; DAADDDFEEECECC
; DDDDDDFEEEEECC
; DDGDDFFFHEIIII
; DGGDDFFHHEIJJI
; GGGKKKKHHIIJJJ
; GGGKKKKHHJJJJJ
; GGKKKKKHHHJJJJ
; LLLLLKHHHHHHJJ
; LLLLMMMMNNHHJJ
; LLLLLMMNNNNNNJ
; LLLLMMMMMMMMNN
;
; star_1_1 is true when row 1, column 1 holds *, and likewise for the others.
(declare-const star_1_1 Bool)
(declare-const star_1_2 Bool)
(declare-const star_1_3 Bool)
(declare-const star_1_4 Bool)
(declare-const star_1_5 Bool)
(declare-const star_1_6 Bool)
(declare-const star_1_7 Bool)
(declare-const star_1_8 Bool)
(declare-const star_1_9 Bool)
(declare-const star_1_10 Bool)
(declare-const star_1_11 Bool)
(declare-const star_1_12 Bool)
(declare-const star_1_13 Bool)
(declare-const star_1_14 Bool)
(declare-const star_2_1 Bool)
(declare-const star_2_2 Bool)
(declare-const star_2_3 Bool)
(declare-const star_2_4 Bool)
(declare-const star_2_5 Bool)
(declare-const star_2_6 Bool)
(declare-const star_2_7 Bool)
(declare-const star_2_8 Bool)
(declare-const star_2_9 Bool)
(declare-const star_2_10 Bool)
(declare-const star_2_11 Bool)
(declare-const star_2_12 Bool)
(declare-const star_2_13 Bool)
(declare-const star_2_14 Bool)
(declare-const star_3_1 Bool)
(declare-const star_3_2 Bool)
(declare-const star_3_3 Bool)
(declare-const star_3_4 Bool)
(declare-const star_3_5 Bool)
(declare-const star_3_6 Bool)
(declare-const star_3_7 Bool)
(declare-const star_3_8 Bool)
(declare-const star_3_9 Bool)
(declare-const star_3_10 Bool)
(declare-const star_3_11 Bool)
(declare-const star_3_12 Bool)
(declare-const star_3_13 Bool)
(declare-const star_3_14 Bool)
(declare-const star_4_1 Bool)
(declare-const star_4_2 Bool)
(declare-const star_4_3 Bool)
(declare-const star_4_4 Bool)
(declare-const star_4_5 Bool)
(declare-const star_4_6 Bool)
(declare-const star_4_7 Bool)
(declare-const star_4_8 Bool)
(declare-const star_4_9 Bool)
(declare-const star_4_10 Bool)
(declare-const star_4_11 Bool)
(declare-const star_4_12 Bool)
(declare-const star_4_13 Bool)
(declare-const star_4_14 Bool)
(declare-const star_5_1 Bool)
(declare-const star_5_2 Bool)
(declare-const star_5_3 Bool)
(declare-const star_5_4 Bool)
(declare-const star_5_5 Bool)
(declare-const star_5_6 Bool)
(declare-const star_5_7 Bool)
(declare-const star_5_8 Bool)
(declare-const star_5_9 Bool)
(declare-const star_5_10 Bool)
(declare-const star_5_11 Bool)
(declare-const star_5_12 Bool)
(declare-const star_5_13 Bool)
(declare-const star_5_14 Bool)
(declare-const star_6_1 Bool)
(declare-const star_6_2 Bool)
(declare-const star_6_3 Bool)
(declare-const star_6_4 Bool)
(declare-const star_6_5 Bool)
(declare-const star_6_6 Bool)
(declare-const star_6_7 Bool)
(declare-const star_6_8 Bool)
(declare-const star_6_9 Bool)
(declare-const star_6_10 Bool)
(declare-const star_6_11 Bool)
(declare-const star_6_12 Bool)
(declare-const star_6_13 Bool)
(declare-const star_6_14 Bool)
(declare-const star_7_1 Bool)
(declare-const star_7_2 Bool)
(declare-const star_7_3 Bool)
(declare-const star_7_4 Bool)
(declare-const star_7_5 Bool)
(declare-const star_7_6 Bool)
(declare-const star_7_7 Bool)
(declare-const star_7_8 Bool)
(declare-const star_7_9 Bool)
(declare-const star_7_10 Bool)
(declare-const star_7_11 Bool)
(declare-const star_7_12 Bool)
(declare-const star_7_13 Bool)
(declare-const star_7_14 Bool)
(declare-const star_8_1 Bool)
(declare-const star_8_2 Bool)
(declare-const star_8_3 Bool)
(declare-const star_8_4 Bool)
(declare-const star_8_5 Bool)
(declare-const star_8_6 Bool)
(declare-const star_8_7 Bool)
(declare-const star_8_8 Bool)
(declare-const star_8_9 Bool)
(declare-const star_8_10 Bool)
(declare-const star_8_11 Bool)
(declare-const star_8_12 Bool)
(declare-const star_8_13 Bool)
(declare-const star_8_14 Bool)
(declare-const star_9_1 Bool)
(declare-const star_9_2 Bool)
(declare-const star_9_3 Bool)
(declare-const star_9_4 Bool)
(declare-const star_9_5 Bool)
(declare-const star_9_6 Bool)
(declare-const star_9_7 Bool)
(declare-const star_9_8 Bool)
(declare-const star_9_9 Bool)
(declare-const star_9_10 Bool)
(declare-const star_9_11 Bool)
(declare-const star_9_12 Bool)
(declare-const star_9_13 Bool)
(declare-const star_9_14 Bool)
(declare-const star_10_1 Bool)
(declare-const star_10_2 Bool)
(declare-const star_10_3 Bool)
(declare-const star_10_4 Bool)
(declare-const star_10_5 Bool)
(declare-const star_10_6 Bool)
(declare-const star_10_7 Bool)
(declare-const star_10_8 Bool)
(declare-const star_10_9 Bool)
(declare-const star_10_10 Bool)
(declare-const star_10_11 Bool)
(declare-const star_10_12 Bool)
(declare-const star_10_13 Bool)
(declare-const star_10_14 Bool)
(declare-const star_11_1 Bool)
(declare-const star_11_2 Bool)
(declare-const star_11_3 Bool)
(declare-const star_11_4 Bool)
(declare-const star_11_5 Bool)
(declare-const star_11_6 Bool)
(declare-const star_11_7 Bool)
(declare-const star_11_8 Bool)
(declare-const star_11_9 Bool)
(declare-const star_11_10 Bool)
(declare-const star_11_11 Bool)
(declare-const star_11_12 Bool)
(declare-const star_11_13 Bool)
(declare-const star_11_14 Bool)
(declare-const star_12_1 Bool)
(declare-const star_12_2 Bool)
(declare-const star_12_3 Bool)
(declare-const star_12_4 Bool)
(declare-const star_12_5 Bool)
(declare-const star_12_6 Bool)
(declare-const star_12_7 Bool)
(declare-const star_12_8 Bool)
(declare-const star_12_9 Bool)
(declare-const star_12_10 Bool)
(declare-const star_12_11 Bool)
(declare-const star_12_12 Bool)
(declare-const star_12_13 Bool)
(declare-const star_12_14 Bool)
(declare-const star_13_1 Bool)
(declare-const star_13_2 Bool)
(declare-const star_13_3 Bool)
(declare-const star_13_4 Bool)
(declare-const star_13_5 Bool)
(declare-const star_13_6 Bool)
(declare-const star_13_7 Bool)
(declare-const star_13_8 Bool)
(declare-const star_13_9 Bool)
(declare-const star_13_10 Bool)
(declare-const star_13_11 Bool)
(declare-const star_13_12 Bool)
(declare-const star_13_13 Bool)
(declare-const star_13_14 Bool)
(declare-const star_14_1 Bool)
(declare-const star_14_2 Bool)
(declare-const star_14_3 Bool)
(declare-const star_14_4 Bool)
(declare-const star_14_5 Bool)
(declare-const star_14_6 Bool)
(declare-const star_14_7 Bool)
(declare-const star_14_8 Bool)
(declare-const star_14_9 Bool)
(declare-const star_14_10 Bool)
(declare-const star_14_11 Bool)
(declare-const star_14_12 Bool)
(declare-const star_14_13 Bool)
(declare-const star_14_14 Bool)
; row 1 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_1_1 star_1_2 star_1_3 star_1_4 star_1_5 star_1_6 star_1_7 star_1_8 star_1_9 star_1_10 star_1_11 star_1_12 star_1_13 star_1_14))
; row 2 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_2_1 star_2_2 star_2_3 star_2_4 star_2_5 star_2_6 star_2_7 star_2_8 star_2_9 star_2_10 star_2_11 star_2_12 star_2_13 star_2_14))
; row 3 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_3_1 star_3_2 star_3_3 star_3_4 star_3_5 star_3_6 star_3_7 star_3_8 star_3_9 star_3_10 star_3_11 star_3_12 star_3_13 star_3_14))
; row 4 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_4_1 star_4_2 star_4_3 star_4_4 star_4_5 star_4_6 star_4_7 star_4_8 star_4_9 star_4_10 star_4_11 star_4_12 star_4_13 star_4_14))
; row 5 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_5_1 star_5_2 star_5_3 star_5_4 star_5_5 star_5_6 star_5_7 star_5_8 star_5_9 star_5_10 star_5_11 star_5_12 star_5_13 star_5_14))
; row 6 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_6_1 star_6_2 star_6_3 star_6_4 star_6_5 star_6_6 star_6_7 star_6_8 star_6_9 star_6_10 star_6_11 star_6_12 star_6_13 star_6_14))
; row 7 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_7_1 star_7_2 star_7_3 star_7_4 star_7_5 star_7_6 star_7_7 star_7_8 star_7_9 star_7_10 star_7_11 star_7_12 star_7_13 star_7_14))
; row 8 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_8_1 star_8_2 star_8_3 star_8_4 star_8_5 star_8_6 star_8_7 star_8_8 star_8_9 star_8_10 star_8_11 star_8_12 star_8_13 star_8_14))
; row 9 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_9_1 star_9_2 star_9_3 star_9_4 star_9_5 star_9_6 star_9_7 star_9_8 star_9_9 star_9_10 star_9_11 star_9_12 star_9_13 star_9_14))
; row 10 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_10_1 star_10_2 star_10_3 star_10_4 star_10_5 star_10_6 star_10_7 star_10_8 star_10_9 star_10_10 star_10_11 star_10_12 star_10_13 star_10_14))
; row 11 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_11_1 star_11_2 star_11_3 star_11_4 star_11_5 star_11_6 star_11_7 star_11_8 star_11_9 star_11_10 star_11_11 star_11_12 star_11_13 star_11_14))
; row 12 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_12_1 star_12_2 star_12_3 star_12_4 star_12_5 star_12_6 star_12_7 star_12_8 star_12_9 star_12_10 star_12_11 star_12_12 star_12_13 star_12_14))
; row 13 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_13_1 star_13_2 star_13_3 star_13_4 star_13_5 star_13_6 star_13_7 star_13_8 star_13_9 star_13_10 star_13_11 star_13_12 star_13_13 star_13_14))
; row 14 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_14_1 star_14_2 star_14_3 star_14_4 star_14_5 star_14_6 star_14_7 star_14_8 star_14_9 star_14_10 star_14_11 star_14_12 star_14_13 star_14_14))
; column 1 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_1_1 star_2_1 star_3_1 star_4_1 star_5_1 star_6_1 star_7_1 star_8_1 star_9_1 star_10_1 star_11_1 star_12_1 star_13_1 star_14_1))
; column 2 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_1_2 star_2_2 star_3_2 star_4_2 star_5_2 star_6_2 star_7_2 star_8_2 star_9_2 star_10_2 star_11_2 star_12_2 star_13_2 star_14_2))
; column 3 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_1_3 star_2_3 star_3_3 star_4_3 star_5_3 star_6_3 star_7_3 star_8_3 star_9_3 star_10_3 star_11_3 star_12_3 star_13_3 star_14_3))
; column 4 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_1_4 star_2_4 star_3_4 star_4_4 star_5_4 star_6_4 star_7_4 star_8_4 star_9_4 star_10_4 star_11_4 star_12_4 star_13_4 star_14_4))
; column 5 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_1_5 star_2_5 star_3_5 star_4_5 star_5_5 star_6_5 star_7_5 star_8_5 star_9_5 star_10_5 star_11_5 star_12_5 star_13_5 star_14_5))
; column 6 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_1_6 star_2_6 star_3_6 star_4_6 star_5_6 star_6_6 star_7_6 star_8_6 star_9_6 star_10_6 star_11_6 star_12_6 star_13_6 star_14_6))
; column 7 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_1_7 star_2_7 star_3_7 star_4_7 star_5_7 star_6_7 star_7_7 star_8_7 star_9_7 star_10_7 star_11_7 star_12_7 star_13_7 star_14_7))
; column 8 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_1_8 star_2_8 star_3_8 star_4_8 star_5_8 star_6_8 star_7_8 star_8_8 star_9_8 star_10_8 star_11_8 star_12_8 star_13_8 star_14_8))
; column 9 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_1_9 star_2_9 star_3_9 star_4_9 star_5_9 star_6_9 star_7_9 star_8_9 star_9_9 star_10_9 star_11_9 star_12_9 star_13_9 star_14_9))
; column 10 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_1_10 star_2_10 star_3_10 star_4_10 star_5_10 star_6_10 star_7_10 star_8_10 star_9_10 star_10_10 star_11_10 star_12_10 star_13_10 star_14_10))
; column 11 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_1_11 star_2_11 star_3_11 star_4_11 star_5_11 star_6_11 star_7_11 star_8_11 star_9_11 star_10_11 star_11_11 star_12_11 star_13_11 star_14_11))
; column 12 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_1_12 star_2_12 star_3_12 star_4_12 star_5_12 star_6_12 star_7_12 star_8_12 star_9_12 star_10_12 star_11_12 star_12_12 star_13_12 star_14_12))
; column 13 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_1_13 star_2_13 star_3_13 star_4_13 star_5_13 star_6_13 star_7_13 star_8_13 star_9_13 star_10_13 star_11_13 star_12_13 star_13_13 star_14_13))
; column 14 has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_1_14 star_2_14 star_3_14 star_4_14 star_5_14 star_6_14 star_7_14 star_8_14 star_9_14 star_10_14 star_11_14 star_12_14 star_13_14 star_14_14))
; region A has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1) star_1_1 star_1_2 star_2_1 star_2_2 star_2_3 star_3_1 star_3_2 star_4_2 star_4_3))
; region B has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1) star_1_3 star_1_4 star_1_5 star_1_6 star_1_7 star_2_4 star_2_7 star_2_8 star_2_9 star_3_8))
; region C has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_1_8 star_1_9 star_1_10 star_1_11 star_1_12 star_1_13 star_1_14 star_2_10 star_2_11 star_2_13 star_2_14 star_3_11 star_3_13 star_3_14 star_4_11 star_4_13 star_4_14 star_5_13 star_5_14))
; region D has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_2_5 star_2_6 star_3_3 star_3_4 star_3_5 star_3_6 star_4_1 star_4_4 star_4_5 star_4_6 star_5_1 star_5_2 star_5_3 star_5_4 star_5_5 star_5_6 star_6_1 star_6_2 star_6_4 star_6_5 star_7_1 star_7_4 star_7_5))
; region E has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_2_12 star_3_9 star_3_10 star_3_12 star_4_8 star_4_9 star_4_10 star_4_12 star_5_8 star_5_9 star_5_10 star_5_11 star_5_12 star_6_10 star_7_10))
; region F has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1) star_3_7 star_4_7 star_5_7 star_6_6 star_6_7 star_6_8 star_7_6 star_7_7))
; region G has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1) star_6_3 star_7_2 star_7_3 star_8_1 star_8_2 star_8_3 star_9_1 star_9_2 star_9_3 star_10_1 star_10_2))
; region H has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_6_9 star_7_8 star_7_9 star_8_8 star_8_9 star_9_8 star_9_9 star_10_8 star_10_9 star_10_10 star_11_7 star_11_8 star_11_9 star_11_10 star_11_11 star_11_12 star_12_11 star_12_12))
; region I has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1) star_6_11 star_6_12 star_6_13 star_6_14 star_7_11 star_7_14 star_8_10 star_8_11))
; region J has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_7_12 star_7_13 star_8_12 star_8_13 star_8_14 star_9_10 star_9_11 star_9_12 star_9_13 star_9_14 star_10_11 star_10_12 star_10_13 star_10_14 star_11_13 star_11_14 star_12_13 star_12_14 star_13_14))
; region K has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_8_4 star_8_5 star_8_6 star_8_7 star_9_4 star_9_5 star_9_6 star_9_7 star_10_3 star_10_4 star_10_5 star_10_6 star_10_7 star_11_6))
; region L has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_11_1 star_11_2 star_11_3 star_11_4 star_11_5 star_12_1 star_12_2 star_12_3 star_12_4 star_13_1 star_13_2 star_13_3 star_13_4 star_13_5 star_14_1 star_14_2 star_14_3 star_14_4))
; region M has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_12_5 star_12_6 star_12_7 star_12_8 star_13_6 star_13_7 star_14_5 star_14_6 star_14_7 star_14_8 star_14_9 star_14_10 star_14_11 star_14_12))
; region N has exactly 3 stars
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1) star_12_9 star_12_10 star_13_8 star_13_9 star_13_10 star_13_11 star_13_12 star_13_13 star_14_13 star_14_14))
; no two stars touch in the 2 x 2 block from row 1, column 1
(assert ((_ at-most 1) star_1_1 star_1_2 star_2_1 star_2_2))
; no two stars touch in the 2 x 2 block from row 1, column 2
(assert ((_ at-most 1) star_1_2 star_1_3 star_2_2 star_2_3))
; no two stars touch in the 2 x 2 block from row 1, column 3
(assert ((_ at-most 1) star_1_3 star_1_4 star_2_3 star_2_4))
; no two stars touch in the 2 x 2 block from row 1, column 4
(assert ((_ at-most 1) star_1_4 star_1_5 star_2_4 star_2_5))
; no two stars touch in the 2 x 2 block from row 1, column 5
(assert ((_ at-most 1) star_1_5 star_1_6 star_2_5 star_2_6))
; no two stars touch in the 2 x 2 block from row 1, column 6
(assert ((_ at-most 1) star_1_6 star_1_7 star_2_6 star_2_7))
; no two stars touch in the 2 x 2 block from row 1, column 7
(assert ((_ at-most 1) star_1_7 star_1_8 star_2_7 star_2_8))
; no two stars touch in the 2 x 2 block from row 1, column 8
(assert ((_ at-most 1) star_1_8 star_1_9 star_2_8 star_2_9))
; no two stars touch in the 2 x 2 block from row 1, column 9
(assert ((_ at-most 1) star_1_9 star_1_10 star_2_9 star_2_10))
; no two stars touch in the 2 x 2 block from row 1, column 10
(assert ((_ at-most 1) star_1_10 star_1_11 star_2_10 star_2_11))
; no two stars touch in the 2 x 2 block from row 1, column 11
(assert ((_ at-most 1) star_1_11 star_1_12 star_2_11 star_2_12))
; no two stars touch in the 2 x 2 block from row 1, column 12
(assert ((_ at-most 1) star_1_12 star_1_13 star_2_12 star_2_13))
; no two stars touch in the 2 x 2 block from row 1, column 13
(assert ((_ at-most 1) star_1_13 star_1_14 star_2_13 star_2_14))
; no two stars touch in the 2 x 2 block from row 2, column 1
(assert ((_ at-most 1) star_2_1 star_2_2 star_3_1 star_3_2))
; no two stars touch in the 2 x 2 block from row 2, column 2
(assert ((_ at-most 1) star_2_2 star_2_3 star_3_2 star_3_3))
; no two stars touch in the 2 x 2 block from row 2, column 3
(assert ((_ at-most 1) star_2_3 star_2_4 star_3_3 star_3_4))
; no two stars touch in the 2 x 2 block from row 2, column 4
(assert ((_ at-most 1) star_2_4 star_2_5 star_3_4 star_3_5))
; no two stars touch in the 2 x 2 block from row 2, column 5
(assert ((_ at-most 1) star_2_5 star_2_6 star_3_5 star_3_6))
; no two stars touch in the 2 x 2 block from row 2, column 6
(assert ((_ at-most 1) star_2_6 star_2_7 star_3_6 star_3_7))
; no two stars touch in the 2 x 2 block from row 2, column 7
(assert ((_ at-most 1) star_2_7 star_2_8 star_3_7 star_3_8))
; no two stars touch in the 2 x 2 block from row 2, column 8
(assert ((_ at-most 1) star_2_8 star_2_9 star_3_8 star_3_9))
; no two stars touch in the 2 x 2 block from row 2, column 9
(assert ((_ at-most 1) star_2_9 star_2_10 star_3_9 star_3_10))
; no two stars touch in the 2 x 2 block from row 2, column 10
(assert ((_ at-most 1) star_2_10 star_2_11 star_3_10 star_3_11))
; no two stars touch in the 2 x 2 block from row 2, column 11
(assert ((_ at-most 1) star_2_11 star_2_12 star_3_11 star_3_12))
; no two stars touch in the 2 x 2 block from row 2, column 12
(assert ((_ at-most 1) star_2_12 star_2_13 star_3_12 star_3_13))
; no two stars touch in the 2 x 2 block from row 2, column 13
(assert ((_ at-most 1) star_2_13 star_2_14 star_3_13 star_3_14))
; no two stars touch in the 2 x 2 block from row 3, column 1
(assert ((_ at-most 1) star_3_1 star_3_2 star_4_1 star_4_2))
; no two stars touch in the 2 x 2 block from row 3, column 2
(assert ((_ at-most 1) star_3_2 star_3_3 star_4_2 star_4_3))
; no two stars touch in the 2 x 2 block from row 3, column 3
(assert ((_ at-most 1) star_3_3 star_3_4 star_4_3 star_4_4))
; no two stars touch in the 2 x 2 block from row 3, column 4
(assert ((_ at-most 1) star_3_4 star_3_5 star_4_4 star_4_5))
; no two stars touch in the 2 x 2 block from row 3, column 5
(assert ((_ at-most 1) star_3_5 star_3_6 star_4_5 star_4_6))
; no two stars touch in the 2 x 2 block from row 3, column 6
(assert ((_ at-most 1) star_3_6 star_3_7 star_4_6 star_4_7))
; no two stars touch in the 2 x 2 block from row 3, column 7
(assert ((_ at-most 1) star_3_7 star_3_8 star_4_7 star_4_8))
; no two stars touch in the 2 x 2 block from row 3, column 8
(assert ((_ at-most 1) star_3_8 star_3_9 star_4_8 star_4_9))
; no two stars touch in the 2 x 2 block from row 3, column 9
(assert ((_ at-most 1) star_3_9 star_3_10 star_4_9 star_4_10))
; no two stars touch in the 2 x 2 block from row 3, column 10
(assert ((_ at-most 1) star_3_10 star_3_11 star_4_10 star_4_11))
; no two stars touch in the 2 x 2 block from row 3, column 11
(assert ((_ at-most 1) star_3_11 star_3_12 star_4_11 star_4_12))
; no two stars touch in the 2 x 2 block from row 3, column 12
(assert ((_ at-most 1) star_3_12 star_3_13 star_4_12 star_4_13))
; no two stars touch in the 2 x 2 block from row 3, column 13
(assert ((_ at-most 1) star_3_13 star_3_14 star_4_13 star_4_14))
; no two stars touch in the 2 x 2 block from row 4, column 1
(assert ((_ at-most 1) star_4_1 star_4_2 star_5_1 star_5_2))
; no two stars touch in the 2 x 2 block from row 4, column 2
(assert ((_ at-most 1) star_4_2 star_4_3 star_5_2 star_5_3))
; no two stars touch in the 2 x 2 block from row 4, column 3
(assert ((_ at-most 1) star_4_3 star_4_4 star_5_3 star_5_4))
; no two stars touch in the 2 x 2 block from row 4, column 4
(assert ((_ at-most 1) star_4_4 star_4_5 star_5_4 star_5_5))
; no two stars touch in the 2 x 2 block from row 4, column 5
(assert ((_ at-most 1) star_4_5 star_4_6 star_5_5 star_5_6))
; no two stars touch in the 2 x 2 block from row 4, column 6
(assert ((_ at-most 1) star_4_6 star_4_7 star_5_6 star_5_7))
; no two stars touch in the 2 x 2 block from row 4, column 7
(assert ((_ at-most 1) star_4_7 star_4_8 star_5_7 star_5_8))
; no two stars touch in the 2 x 2 block from row 4, column 8
(assert ((_ at-most 1) star_4_8 star_4_9 star_5_8 star_5_9))
; no two stars touch in the 2 x 2 block from row 4, column 9
(assert ((_ at-most 1) star_4_9 star_4_10 star_5_9 star_5_10))
; no two stars touch in the 2 x 2 block from row 4, column 10
(assert ((_ at-most 1) star_4_10 star_4_11 star_5_10 star_5_11))
; no two stars touch in the 2 x 2 block from row 4, column 11
(assert ((_ at-most 1) star_4_11 star_4_12 star_5_11 star_5_12))
; no two stars touch in the 2 x 2 block from row 4, column 12
(assert ((_ at-most 1) star_4_12 star_4_13 star_5_12 star_5_13))
; no two stars touch in the 2 x 2 block from row 4, column 13
(assert ((_ at-most 1) star_4_13 star_4_14 star_5_13 star_5_14))
; no two stars touch in the 2 x 2 block from row 5, column 1
(assert ((_ at-most 1) star_5_1 star_5_2 star_6_1 star_6_2))
; no two stars touch in the 2 x 2 block from row 5, column 2
(assert ((_ at-most 1) star_5_2 star_5_3 star_6_2 star_6_3))
; no two stars touch in the 2 x 2 block from row 5, column 3
(assert ((_ at-most 1) star_5_3 star_5_4 star_6_3 star_6_4))
; no two stars touch in the 2 x 2 block from row 5, column 4
(assert ((_ at-most 1) star_5_4 star_5_5 star_6_4 star_6_5))
; no two stars touch in the 2 x 2 block from row 5, column 5
(assert ((_ at-most 1) star_5_5 star_5_6 star_6_5 star_6_6))
; no two stars touch in the 2 x 2 block from row 5, column 6
(assert ((_ at-most 1) star_5_6 star_5_7 star_6_6 star_6_7))
; no two stars touch in the 2 x 2 block from row 5, column 7
(assert ((_ at-most 1) star_5_7 star_5_8 star_6_7 star_6_8))
; no two stars touch in the 2 x 2 block from row 5, column 8
(assert ((_ at-most 1) star_5_8 star_5_9 star_6_8 star_6_9))
; no two stars touch in the 2 x 2 block from row 5, column 9
(assert ((_ at-most 1) star_5_9 star_5_10 star_6_9 star_6_10))
; no two stars touch in the 2 x 2 block from row 5, column 10
(assert ((_ at-most 1) star_5_10 star_5_11 star_6_10 star_6_11))
; no two stars touch in the 2 x 2 block from row 5, column 11
(assert ((_ at-most 1) star_5_11 star_5_12 star_6_11 star_6_12))
; no two stars touch in the 2 x 2 block from row 5, column 12
(assert ((_ at-most 1) star_5_12 star_5_13 star_6_12 star_6_13))
; no two stars touch in the 2 x 2 block from row 5, column 13
(assert ((_ at-most 1) star_5_13 star_5_14 star_6_13 star_6_14))
; no two stars touch in the 2 x 2 block from row 6, column 1
(assert ((_ at-most 1) star_6_1 star_6_2 star_7_1 star_7_2))
; no two stars touch in the 2 x 2 block from row 6, column 2
(assert ((_ at-most 1) star_6_2 star_6_3 star_7_2 star_7_3))
; no two stars touch in the 2 x 2 block from row 6, column 3
(assert ((_ at-most 1) star_6_3 star_6_4 star_7_3 star_7_4))
; no two stars touch in the 2 x 2 block from row 6, column 4
(assert ((_ at-most 1) star_6_4 star_6_5 star_7_4 star_7_5))
; no two stars touch in the 2 x 2 block from row 6, column 5
(assert ((_ at-most 1) star_6_5 star_6_6 star_7_5 star_7_6))
; no two stars touch in the 2 x 2 block from row 6, column 6
(assert ((_ at-most 1) star_6_6 star_6_7 star_7_6 star_7_7))
; no two stars touch in the 2 x 2 block from row 6, column 7
(assert ((_ at-most 1) star_6_7 star_6_8 star_7_7 star_7_8))
; no two stars touch in the 2 x 2 block from row 6, column 8
(assert ((_ at-most 1) star_6_8 star_6_9 star_7_8 star_7_9))
; no two stars touch in the 2 x 2 block from row 6, column 9
(assert ((_ at-most 1) star_6_9 star_6_10 star_7_9 star_7_10))
; no two stars touch in the 2 x 2 block from row 6, column 10
(assert ((_ at-most 1) star_6_10 star_6_11 star_7_10 star_7_11))
; no two stars touch in the 2 x 2 block from row 6, column 11
(assert ((_ at-most 1) star_6_11 star_6_12 star_7_11 star_7_12))
; no two stars touch in the 2 x 2 block from row 6, column 12
(assert ((_ at-most 1) star_6_12 star_6_13 star_7_12 star_7_13))
; no two stars touch in the 2 x 2 block from row 6, column 13
(assert ((_ at-most 1) star_6_13 star_6_14 star_7_13 star_7_14))
; no two stars touch in the 2 x 2 block from row 7, column 1
(assert ((_ at-most 1) star_7_1 star_7_2 star_8_1 star_8_2))
; no two stars touch in the 2 x 2 block from row 7, column 2
(assert ((_ at-most 1) star_7_2 star_7_3 star_8_2 star_8_3))
; no two stars touch in the 2 x 2 block from row 7, column 3
(assert ((_ at-most 1) star_7_3 star_7_4 star_8_3 star_8_4))
; no two stars touch in the 2 x 2 block from row 7, column 4
(assert ((_ at-most 1) star_7_4 star_7_5 star_8_4 star_8_5))
; no two stars touch in the 2 x 2 block from row 7, column 5
(assert ((_ at-most 1) star_7_5 star_7_6 star_8_5 star_8_6))
; no two stars touch in the 2 x 2 block from row 7, column 6
(assert ((_ at-most 1) star_7_6 star_7_7 star_8_6 star_8_7))
; no two stars touch in the 2 x 2 block from row 7, column 7
(assert ((_ at-most 1) star_7_7 star_7_8 star_8_7 star_8_8))
; no two stars touch in the 2 x 2 block from row 7, column 8
(assert ((_ at-most 1) star_7_8 star_7_9 star_8_8 star_8_9))
; no two stars touch in the 2 x 2 block from row 7, column 9
(assert ((_ at-most 1) star_7_9 star_7_10 star_8_9 star_8_10))
; no two stars touch in the 2 x 2 block from row 7, column 10
(assert ((_ at-most 1) star_7_10 star_7_11 star_8_10 star_8_11))
; no two stars touch in the 2 x 2 block from row 7, column 11
(assert ((_ at-most 1) star_7_11 star_7_12 star_8_11 star_8_12))
; no two stars touch in the 2 x 2 block from row 7, column 12
(assert ((_ at-most 1) star_7_12 star_7_13 star_8_12 star_8_13))
; no two stars touch in the 2 x 2 block from row 7, column 13
(assert ((_ at-most 1) star_7_13 star_7_14 star_8_13 star_8_14))
; no two stars touch in the 2 x 2 block from row 8, column 1
(assert ((_ at-most 1) star_8_1 star_8_2 star_9_1 star_9_2))
; no two stars touch in the 2 x 2 block from row 8, column 2
(assert ((_ at-most 1) star_8_2 star_8_3 star_9_2 star_9_3))
; no two stars touch in the 2 x 2 block from row 8, column 3
(assert ((_ at-most 1) star_8_3 star_8_4 star_9_3 star_9_4))
; no two stars touch in the 2 x 2 block from row 8, column 4
(assert ((_ at-most 1) star_8_4 star_8_5 star_9_4 star_9_5))
; no two stars touch in the 2 x 2 block from row 8, column 5
(assert ((_ at-most 1) star_8_5 star_8_6 star_9_5 star_9_6))
; no two stars touch in the 2 x 2 block from row 8, column 6
(assert ((_ at-most 1) star_8_6 star_8_7 star_9_6 star_9_7))
; no two stars touch in the 2 x 2 block from row 8, column 7
(assert ((_ at-most 1) star_8_7 star_8_8 star_9_7 star_9_8))
; no two stars touch in the 2 x 2 block from row 8, column 8
(assert ((_ at-most 1) star_8_8 star_8_9 star_9_8 star_9_9))
; no two stars touch in the 2 x 2 block from row 8, column 9
(assert ((_ at-most 1) star_8_9 star_8_10 star_9_9 star_9_10))
; no two stars touch in the 2 x 2 block from row 8, column 10
(assert ((_ at-most 1) star_8_10 star_8_11 star_9_10 star_9_11))
; no two stars touch in the 2 x 2 block from row 8, column 11
(assert ((_ at-most 1) star_8_11 star_8_12 star_9_11 star_9_12))
; no two stars touch in the 2 x 2 block from row 8, column 12
(assert ((_ at-most 1) star_8_12 star_8_13 star_9_12 star_9_13))
; no two stars touch in the 2 x 2 block from row 8, column 13
(assert ((_ at-most 1) star_8_13 star_8_14 star_9_13 star_9_14))
; no two stars touch in the 2 x 2 block from row 9, column 1
(assert ((_ at-most 1) star_9_1 star_9_2 star_10_1 star_10_2))
; no two stars touch in the 2 x 2 block from row 9, column 2
(assert ((_ at-most 1) star_9_2 star_9_3 star_10_2 star_10_3))
; no two stars touch in the 2 x 2 block from row 9, column 3
(assert ((_ at-most 1) star_9_3 star_9_4 star_10_3 star_10_4))
; no two stars touch in the 2 x 2 block from row 9, column 4
(assert ((_ at-most 1) star_9_4 star_9_5 star_10_4 star_10_5))
; no two stars touch in the 2 x 2 block from row 9, column 5
(assert ((_ at-most 1) star_9_5 star_9_6 star_10_5 star_10_6))
; no two stars touch in the 2 x 2 block from row 9, column 6
(assert ((_ at-most 1) star_9_6 star_9_7 star_10_6 star_10_7))
; no two stars touch in the 2 x 2 block from row 9, column 7
(assert ((_ at-most 1) star_9_7 star_9_8 star_10_7 star_10_8))
; no two stars touch in the 2 x 2 block from row 9, column 8
(assert ((_ at-most 1) star_9_8 star_9_9 star_10_8 star_10_9))
; no two stars touch in the 2 x 2 block from row 9, column 9
(assert ((_ at-most 1) star_9_9 star_9_10 star_10_9 star_10_10))
; no two stars touch in the 2 x 2 block from row 9, column 10
(assert ((_ at-most 1) star_9_10 star_9_11 star_10_10 star_10_11))
; no two stars touch in the 2 x 2 block from row 9, column 11
(assert ((_ at-most 1) star_9_11 star_9_12 star_10_11 star_10_12))
; no two stars touch in the 2 x 2 block from row 9, column 12
(assert ((_ at-most 1) star_9_12 star_9_13 star_10_12 star_10_13))
; no two stars touch in the 2 x 2 block from row 9, column 13
(assert ((_ at-most 1) star_9_13 star_9_14 star_10_13 star_10_14))
; no two stars touch in the 2 x 2 block from row 10, column 1
(assert ((_ at-most 1) star_10_1 star_10_2 star_11_1 star_11_2))
; no two stars touch in the 2 x 2 block from row 10, column 2
(assert ((_ at-most 1) star_10_2 star_10_3 star_11_2 star_11_3))
; no two stars touch in the 2 x 2 block from row 10, column 3
(assert ((_ at-most 1) star_10_3 star_10_4 star_11_3 star_11_4))
; no two stars touch in the 2 x 2 block from row 10, column 4
(assert ((_ at-most 1) star_10_4 star_10_5 star_11_4 star_11_5))
; no two stars touch in the 2 x 2 block from row 10, column 5
(assert ((_ at-most 1) star_10_5 star_10_6 star_11_5 star_11_6))
; no two stars touch in the 2 x 2 block from row 10, column 6
(assert ((_ at-most 1) star_10_6 star_10_7 star_11_6 star_11_7))
; no two stars touch in the 2 x 2 block from row 10, column 7
(assert ((_ at-most 1) star_10_7 star_10_8 star_11_7 star_11_8))
; no two stars touch in the 2 x 2 block from row 10, column 8
(assert ((_ at-most 1) star_10_8 star_10_9 star_11_8 star_11_9))
; no two stars touch in the 2 x 2 block from row 10, column 9
(assert ((_ at-most 1) star_10_9 star_10_10 star_11_9 star_11_10))
; no two stars touch in the 2 x 2 block from row 10, column 10
(assert ((_ at-most 1) star_10_10 star_10_11 star_11_10 star_11_11))
; no two stars touch in the 2 x 2 block from row 10, column 11
(assert ((_ at-most 1) star_10_11 star_10_12 star_11_11 star_11_12))
; no two stars touch in the 2 x 2 block from row 10, column 12
(assert ((_ at-most 1) star_10_12 star_10_13 star_11_12 star_11_13))
; no two stars touch in the 2 x 2 block from row 10, column 13
(assert ((_ at-most 1) star_10_13 star_10_14 star_11_13 star_11_14))
; no two stars touch in the 2 x 2 block from row 11, column 1
(assert ((_ at-most 1) star_11_1 star_11_2 star_12_1 star_12_2))
; no two stars touch in the 2 x 2 block from row 11, column 2
(assert ((_ at-most 1) star_11_2 star_11_3 star_12_2 star_12_3))
; no two stars touch in the 2 x 2 block from row 11, column 3
(assert ((_ at-most 1) star_11_3 star_11_4 star_12_3 star_12_4))
; no two stars touch in the 2 x 2 block from row 11, column 4
(assert ((_ at-most 1) star_11_4 star_11_5 star_12_4 star_12_5))
; no two stars touch in the 2 x 2 block from row 11, column 5
(assert ((_ at-most 1) star_11_5 star_11_6 star_12_5 star_12_6))
; no two stars touch in the 2 x 2 block from row 11, column 6
(assert ((_ at-most 1) star_11_6 star_11_7 star_12_6 star_12_7))
; no two stars touch in the 2 x 2 block from row 11, column 7
(assert ((_ at-most 1) star_11_7 star_11_8 star_12_7 star_12_8))
; no two stars touch in the 2 x 2 block from row 11, column 8
(assert ((_ at-most 1) star_11_8 star_11_9 star_12_8 star_12_9))
; no two stars touch in the 2 x 2 block from row 11, column 9
(assert ((_ at-most 1) star_11_9 star_11_10 star_12_9 star_12_10))
; no two stars touch in the 2 x 2 block from row 11, column 10
(assert ((_ at-most 1) star_11_10 star_11_11 star_12_10 star_12_11))
; no two stars touch in the 2 x 2 block from row 11, column 11
(assert ((_ at-most 1) star_11_11 star_11_12 star_12_11 star_12_12))
; no two stars touch in the 2 x 2 block from row 11, column 12
(assert ((_ at-most 1) star_11_12 star_11_13 star_12_12 star_12_13))
; no two stars touch in the 2 x 2 block from row 11, column 13
(assert ((_ at-most 1) star_11_13 star_11_14 star_12_13 star_12_14))
; no two stars touch in the 2 x 2 block from row 12, column 1
(assert ((_ at-most 1) star_12_1 star_12_2 star_13_1 star_13_2))
; no two stars touch in the 2 x 2 block from row 12, column 2
(assert ((_ at-most 1) star_12_2 star_12_3 star_13_2 star_13_3))
; no two stars touch in the 2 x 2 block from row 12, column 3
(assert ((_ at-most 1) star_12_3 star_12_4 star_13_3 star_13_4))
; no two stars touch in the 2 x 2 block from row 12, column 4
(assert ((_ at-most 1) star_12_4 star_12_5 star_13_4 star_13_5))
; no two stars touch in the 2 x 2 block from row 12, column 5
(assert ((_ at-most 1) star_12_5 star_12_6 star_13_5 star_13_6))
; no two stars touch in the 2 x 2 block from row 12, column 6
(assert ((_ at-most 1) star_12_6 star_12_7 star_13_6 star_13_7))
; no two stars touch in the 2 x 2 block from row 12, column 7
(assert ((_ at-most 1) star_12_7 star_12_8 star_13_7 star_13_8))
; no two stars touch in the 2 x 2 block from row 12, column 8
(assert ((_ at-most 1) star_12_8 star_12_9 star_13_8 star_13_9))
; no two stars touch in the 2 x 2 block from row 12, column 9
(assert ((_ at-most 1) star_12_9 star_12_10 star_13_9 star_13_10))
; no two stars touch in the 2 x 2 block from row 12, column 10
(assert ((_ at-most 1) star_12_10 star_12_11 star_13_10 star_13_11))
; no two stars touch in the 2 x 2 block from row 12, column 11
(assert ((_ at-most 1) star_12_11 star_12_12 star_13_11 star_13_12))
; no two stars touch in the 2 x 2 block from row 12, column 12
(assert ((_ at-most 1) star_12_12 star_12_13 star_13_12 star_13_13))
; no two stars touch in the 2 x 2 block from row 12, column 13
(assert ((_ at-most 1) star_12_13 star_12_14 star_13_13 star_13_14))
; no two stars touch in the 2 x 2 block from row 13, column 1
(assert ((_ at-most 1) star_13_1 star_13_2 star_14_1 star_14_2))
; no two stars touch in the 2 x 2 block from row 13, column 2
(assert ((_ at-most 1) star_13_2 star_13_3 star_14_2 star_14_3))
; no two stars touch in the 2 x 2 block from row 13, column 3
(assert ((_ at-most 1) star_13_3 star_13_4 star_14_3 star_14_4))
; no two stars touch in the 2 x 2 block from row 13, column 4
(assert ((_ at-most 1) star_13_4 star_13_5 star_14_4 star_14_5))
; no two stars touch in the 2 x 2 block from row 13, column 5
(assert ((_ at-most 1) star_13_5 star_13_6 star_14_5 star_14_6))
; no two stars touch in the 2 x 2 block from row 13, column 6
(assert ((_ at-most 1) star_13_6 star_13_7 star_14_6 star_14_7))
; no two stars touch in the 2 x 2 block from row 13, column 7
(assert ((_ at-most 1) star_13_7 star_13_8 star_14_7 star_14_8))
; no two stars touch in the 2 x 2 block from row 13, column 8
(assert ((_ at-most 1) star_13_8 star_13_9 star_14_8 star_14_9))
; no two stars touch in the 2 x 2 block from row 13, column 9
(assert ((_ at-most 1) star_13_9 star_13_10 star_14_9 star_14_10))
; no two stars touch in the 2 x 2 block from row 13, column 10
(assert ((_ at-most 1) star_13_10 star_13_11 star_14_10 star_14_11))
; no two stars touch in the 2 x 2 block from row 13, column 11
(assert ((_ at-most 1) star_13_11 star_13_12 star_14_11 star_14_12))
; no two stars touch in the 2 x 2 block from row 13, column 12
(assert ((_ at-most 1) star_13_12 star_13_13 star_14_12 star_14_13))
; no two stars touch in the 2 x 2 block from row 13, column 13
(assert ((_ at-most 1) star_13_13 star_13_14 star_14_13 star_14_14))
(check-sat)
(get-model)
