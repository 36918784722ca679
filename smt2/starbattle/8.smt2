; starbattle, classic:
;
; 1
; ABBBBBBB
; AACCBBBD
; EECBBBBD
; EEBBBFBD
; EEGFFFBB
; EGGFFBBH
; GGGGFBHH
; GGFFFFHH
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
(declare-const star_2_1 Bool)
(declare-const star_2_2 Bool)
(declare-const star_2_3 Bool)
(declare-const star_2_4 Bool)
(declare-const star_2_5 Bool)
(declare-const star_2_6 Bool)
(declare-const star_2_7 Bool)
(declare-const star_2_8 Bool)
(declare-const star_3_1 Bool)
(declare-const star_3_2 Bool)
(declare-const star_3_3 Bool)
(declare-const star_3_4 Bool)
(declare-const star_3_5 Bool)
(declare-const star_3_6 Bool)
(declare-const star_3_7 Bool)
(declare-const star_3_8 Bool)
(declare-const star_4_1 Bool)
(declare-const star_4_2 Bool)
(declare-const star_4_3 Bool)
(declare-const star_4_4 Bool)
(declare-const star_4_5 Bool)
(declare-const star_4_6 Bool)
(declare-const star_4_7 Bool)
(declare-const star_4_8 Bool)
(declare-const star_5_1 Bool)
(declare-const star_5_2 Bool)
(declare-const star_5_3 Bool)
(declare-const star_5_4 Bool)
(declare-const star_5_5 Bool)
(declare-const star_5_6 Bool)
(declare-const star_5_7 Bool)
(declare-const star_5_8 Bool)
(declare-const star_6_1 Bool)
(declare-const star_6_2 Bool)
(declare-const star_6_3 Bool)
(declare-const star_6_4 Bool)
(declare-const star_6_5 Bool)
(declare-const star_6_6 Bool)
(declare-const star_6_7 Bool)
(declare-const star_6_8 Bool)
(declare-const star_7_1 Bool)
(declare-const star_7_2 Bool)
(declare-const star_7_3 Bool)
(declare-const star_7_4 Bool)
(declare-const star_7_5 Bool)
(declare-const star_7_6 Bool)
(declare-const star_7_7 Bool)
(declare-const star_7_8 Bool)
(declare-const star_8_1 Bool)
(declare-const star_8_2 Bool)
(declare-const star_8_3 Bool)
(declare-const star_8_4 Bool)
(declare-const star_8_5 Bool)
(declare-const star_8_6 Bool)
(declare-const star_8_7 Bool)
(declare-const star_8_8 Bool)
; row 1 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) star_1_1 star_1_2 star_1_3 star_1_4 star_1_5 star_1_6 star_1_7 star_1_8))
; row 2 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) star_2_1 star_2_2 star_2_3 star_2_4 star_2_5 star_2_6 star_2_7 star_2_8))
; row 3 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) star_3_1 star_3_2 star_3_3 star_3_4 star_3_5 star_3_6 star_3_7 star_3_8))
; row 4 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) star_4_1 star_4_2 star_4_3 star_4_4 star_4_5 star_4_6 star_4_7 star_4_8))
; row 5 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) star_5_1 star_5_2 star_5_3 star_5_4 star_5_5 star_5_6 star_5_7 star_5_8))
; row 6 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) star_6_1 star_6_2 star_6_3 star_6_4 star_6_5 star_6_6 star_6_7 star_6_8))
; row 7 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) star_7_1 star_7_2 star_7_3 star_7_4 star_7_5 star_7_6 star_7_7 star_7_8))
; row 8 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) star_8_1 star_8_2 star_8_3 star_8_4 star_8_5 star_8_6 star_8_7 star_8_8))
; column 1 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) star_1_1 star_2_1 star_3_1 star_4_1 star_5_1 star_6_1 star_7_1 star_8_1))
; column 2 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) star_1_2 star_2_2 star_3_2 star_4_2 star_5_2 star_6_2 star_7_2 star_8_2))
; column 3 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) star_1_3 star_2_3 star_3_3 star_4_3 star_5_3 star_6_3 star_7_3 star_8_3))
; column 4 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) star_1_4 star_2_4 star_3_4 star_4_4 star_5_4 star_6_4 star_7_4 star_8_4))
; column 5 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) star_1_5 star_2_5 star_3_5 star_4_5 star_5_5 star_6_5 star_7_5 star_8_5))
; column 6 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) star_1_6 star_2_6 star_3_6 star_4_6 star_5_6 star_6_6 star_7_6 star_8_6))
; column 7 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) star_1_7 star_2_7 star_3_7 star_4_7 star_5_7 star_6_7 star_7_7 star_8_7))
; column 8 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1) star_1_8 star_2_8 star_3_8 star_4_8 star_5_8 star_6_8 star_7_8 star_8_8))
; region A has exactly one star
(assert ((_ pbeq 1 1 1 1) star_1_1 star_2_1 star_2_2))
; region B has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_1_2 star_1_3 star_1_4 star_1_5 star_1_6 star_1_7 star_1_8 star_2_5 star_2_6 star_2_7 star_3_4 star_3_5 star_3_6 star_3_7 star_4_3 star_4_4 star_4_5 star_4_7 star_5_7 star_5_8 star_6_6 star_6_7 star_7_6))
; region C has exactly one star
(assert ((_ pbeq 1 1 1 1) star_2_3 star_2_4 star_3_3))
; region D has exactly one star
(assert ((_ pbeq 1 1 1 1) star_2_8 star_3_8 star_4_8))
; region E has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1) star_3_1 star_3_2 star_4_1 star_4_2 star_5_1 star_5_2 star_6_1))
; region F has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1 1 1 1) star_4_6 star_5_4 star_5_5 star_5_6 star_6_4 star_6_5 star_7_5 star_8_3 star_8_4 star_8_5 star_8_6))
; region G has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1 1) star_5_3 star_6_2 star_6_3 star_7_1 star_7_2 star_7_3 star_7_4 star_8_1 star_8_2))
; region H has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1) star_6_8 star_7_7 star_7_8 star_8_7 star_8_8))
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
(check-sat)
(get-model)
