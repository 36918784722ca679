; starbattle, classic:
;
; 1
; AABBB
; AABBB
; ACBBB
; ADBBE
; ADDBB
;
; star_1_1 is true when row 1, column 1 holds *, and likewise for the others.
(declare-const star_1_1 Bool)
(declare-const star_1_2 Bool)
(declare-const star_1_3 Bool)
(declare-const star_1_4 Bool)
(declare-const star_1_5 Bool)
(declare-const star_2_1 Bool)
(declare-const star_2_2 Bool)
(declare-const star_2_3 Bool)
(declare-const star_2_4 Bool)
(declare-const star_2_5 Bool)
(declare-const star_3_1 Bool)
(declare-const star_3_2 Bool)
(declare-const star_3_3 Bool)
(declare-const star_3_4 Bool)
(declare-const star_3_5 Bool)
(declare-const star_4_1 Bool)
(declare-const star_4_2 Bool)
(declare-const star_4_3 Bool)
(declare-const star_4_4 Bool)
(declare-const star_4_5 Bool)
(declare-const star_5_1 Bool)
(declare-const star_5_2 Bool)
(declare-const star_5_3 Bool)
(declare-const star_5_4 Bool)
(declare-const star_5_5 Bool)
; row 1 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1) star_1_1 star_1_2 star_1_3 star_1_4 star_1_5))
; row 2 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1) star_2_1 star_2_2 star_2_3 star_2_4 star_2_5))
; row 3 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1) star_3_1 star_3_2 star_3_3 star_3_4 star_3_5))
; row 4 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1) star_4_1 star_4_2 star_4_3 star_4_4 star_4_5))
; row 5 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1) star_5_1 star_5_2 star_5_3 star_5_4 star_5_5))
; column 1 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1) star_1_1 star_2_1 star_3_1 star_4_1 star_5_1))
; column 2 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1) star_1_2 star_2_2 star_3_2 star_4_2 star_5_2))
; column 3 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1) star_1_3 star_2_3 star_3_3 star_4_3 star_5_3))
; column 4 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1) star_1_4 star_2_4 star_3_4 star_4_4 star_5_4))
; column 5 has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1) star_1_5 star_2_5 star_3_5 star_4_5 star_5_5))
; region A has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1) star_1_1 star_1_2 star_2_1 star_2_2 star_3_1 star_4_1 star_5_1))
; region B has exactly one star
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1 1 1 1 1 1) star_1_3 star_1_4 star_1_5 star_2_3 star_2_4 star_2_5 star_3_3 star_3_4 star_3_5 star_4_3 star_4_4 star_5_4 star_5_5))
; region C has exactly one star
(assert ((_ pbeq 1 1) star_3_2))
; region D has exactly one star
(assert ((_ pbeq 1 1 1 1) star_4_2 star_5_2 star_5_3))
; region E has exactly one star
(assert ((_ pbeq 1 1) star_4_5))
; no two stars touch in the 2 x 2 block from row 1, column 1
(assert ((_ at-most 1) star_1_1 star_1_2 star_2_1 star_2_2))
; no two stars touch in the 2 x 2 block from row 1, column 2
(assert ((_ at-most 1) star_1_2 star_1_3 star_2_2 star_2_3))
; no two stars touch in the 2 x 2 block from row 1, column 3
(assert ((_ at-most 1) star_1_3 star_1_4 star_2_3 star_2_4))
; no two stars touch in the 2 x 2 block from row 1, column 4
(assert ((_ at-most 1) star_1_4 star_1_5 star_2_4 star_2_5))
; no two stars touch in the 2 x 2 block from row 2, column 1
(assert ((_ at-most 1) star_2_1 star_2_2 star_3_1 star_3_2))
; no two stars touch in the 2 x 2 block from row 2, column 2
(assert ((_ at-most 1) star_2_2 star_2_3 star_3_2 star_3_3))
; no two stars touch in the 2 x 2 block from row 2, column 3
(assert ((_ at-most 1) star_2_3 star_2_4 star_3_3 star_3_4))
; no two stars touch in the 2 x 2 block from row 2, column 4
(assert ((_ at-most 1) star_2_4 star_2_5 star_3_4 star_3_5))
; no two stars touch in the 2 x 2 block from row 3, column 1
(assert ((_ at-most 1) star_3_1 star_3_2 star_4_1 star_4_2))
; no two stars touch in the 2 x 2 block from row 3, column 2
(assert ((_ at-most 1) star_3_2 star_3_3 star_4_2 star_4_3))
; no two stars touch in the 2 x 2 block from row 3, column 3
(assert ((_ at-most 1) star_3_3 star_3_4 star_4_3 star_4_4))
; no two stars touch in the 2 x 2 block from row 3, column 4
(assert ((_ at-most 1) star_3_4 star_3_5 star_4_4 star_4_5))
; no two stars touch in the 2 x 2 block from row 4, column 1
(assert ((_ at-most 1) star_4_1 star_4_2 star_5_1 star_5_2))
; no two stars touch in the 2 x 2 block from row 4, column 2
(assert ((_ at-most 1) star_4_2 star_4_3 star_5_2 star_5_3))
; no two stars touch in the 2 x 2 block from row 4, column 3
(assert ((_ at-most 1) star_4_3 star_4_4 star_5_3 star_5_4))
; no two stars touch in the 2 x 2 block from row 4, column 4
(assert ((_ at-most 1) star_4_4 star_4_5 star_5_4 star_5_5))
(check-sat)
(get-model)
