; tents, classic:
;
; tents:
; 3 1 3 0 3 0 3 1
; 1 T_______
; 2 T____T__
; 2 _T____T_
; 2 ___T____
; 1 _______T
; 2 T____T__
; 0 __T_____
; 4 _T_T_T_T
;
; tent_1_2 is true when row 1, column 2 holds A, and likewise for the others.
(declare-const tent_1_2 Bool)
(declare-const tent_1_3 Bool)
(declare-const tent_1_4 Bool)
(declare-const tent_1_5 Bool)
(declare-const tent_1_6 Bool)
(declare-const tent_1_7 Bool)
(declare-const tent_1_8 Bool)
(declare-const tent_2_2 Bool)
(declare-const tent_2_3 Bool)
(declare-const tent_2_4 Bool)
(declare-const tent_2_5 Bool)
(declare-const tent_2_7 Bool)
(declare-const tent_2_8 Bool)
(declare-const tent_3_1 Bool)
(declare-const tent_3_3 Bool)
(declare-const tent_3_4 Bool)
(declare-const tent_3_5 Bool)
(declare-const tent_3_6 Bool)
(declare-const tent_3_8 Bool)
(declare-const tent_4_1 Bool)
(declare-const tent_4_2 Bool)
(declare-const tent_4_3 Bool)
(declare-const tent_4_5 Bool)
(declare-const tent_4_6 Bool)
(declare-const tent_4_7 Bool)
(declare-const tent_4_8 Bool)
(declare-const tent_5_1 Bool)
(declare-const tent_5_2 Bool)
(declare-const tent_5_3 Bool)
(declare-const tent_5_4 Bool)
(declare-const tent_5_5 Bool)
(declare-const tent_5_6 Bool)
(declare-const tent_5_7 Bool)
(declare-const tent_6_2 Bool)
(declare-const tent_6_3 Bool)
(declare-const tent_6_4 Bool)
(declare-const tent_6_5 Bool)
(declare-const tent_6_7 Bool)
(declare-const tent_6_8 Bool)
(declare-const tent_7_1 Bool)
(declare-const tent_7_2 Bool)
(declare-const tent_7_4 Bool)
(declare-const tent_7_5 Bool)
(declare-const tent_7_6 Bool)
(declare-const tent_7_7 Bool)
(declare-const tent_7_8 Bool)
(declare-const tent_8_1 Bool)
(declare-const tent_8_3 Bool)
(declare-const tent_8_5 Bool)
(declare-const tent_8_7 Bool)
(declare-const tree_1_1_has_1_2 Bool)
(declare-const tree_2_1_has_2_2 Bool)
(declare-const tree_2_1_has_3_1 Bool)
(declare-const tree_2_6_has_1_6 Bool)
(declare-const tree_2_6_has_2_5 Bool)
(declare-const tree_2_6_has_2_7 Bool)
(declare-const tree_2_6_has_3_6 Bool)
(declare-const tree_3_2_has_2_2 Bool)
(declare-const tree_3_2_has_3_1 Bool)
(declare-const tree_3_2_has_3_3 Bool)
(declare-const tree_3_2_has_4_2 Bool)
(declare-const tree_3_7_has_2_7 Bool)
(declare-const tree_3_7_has_3_6 Bool)
(declare-const tree_3_7_has_3_8 Bool)
(declare-const tree_3_7_has_4_7 Bool)
(declare-const tree_4_4_has_3_4 Bool)
(declare-const tree_4_4_has_4_3 Bool)
(declare-const tree_4_4_has_4_5 Bool)
(declare-const tree_4_4_has_5_4 Bool)
(declare-const tree_5_8_has_4_8 Bool)
(declare-const tree_5_8_has_5_7 Bool)
(declare-const tree_5_8_has_6_8 Bool)
(declare-const tree_6_1_has_5_1 Bool)
(declare-const tree_6_1_has_6_2 Bool)
(declare-const tree_6_1_has_7_1 Bool)
(declare-const tree_6_6_has_5_6 Bool)
(declare-const tree_6_6_has_6_5 Bool)
(declare-const tree_6_6_has_6_7 Bool)
(declare-const tree_6_6_has_7_6 Bool)
(declare-const tree_7_3_has_6_3 Bool)
(declare-const tree_7_3_has_7_2 Bool)
(declare-const tree_7_3_has_7_4 Bool)
(declare-const tree_7_3_has_8_3 Bool)
(declare-const tree_8_2_has_7_2 Bool)
(declare-const tree_8_2_has_8_1 Bool)
(declare-const tree_8_2_has_8_3 Bool)
(declare-const tree_8_4_has_7_4 Bool)
(declare-const tree_8_4_has_8_3 Bool)
(declare-const tree_8_4_has_8_5 Bool)
(declare-const tree_8_6_has_7_6 Bool)
(declare-const tree_8_6_has_8_5 Bool)
(declare-const tree_8_6_has_8_7 Bool)
(declare-const tree_8_8_has_7_8 Bool)
(declare-const tree_8_8_has_8_7 Bool)
; the tree at row 1, column 1 has a tent beside it
(assert tent_1_2)
; the tree at row 2, column 1 has a tent beside it
(assert (or tent_2_2 tent_3_1))
; the tree at row 2, column 6 has a tent beside it
(assert (or tent_1_6 tent_2_5 tent_2_7 tent_3_6))
; the tree at row 3, column 2 has a tent beside it
(assert (or tent_2_2 tent_3_1 tent_3_3 tent_4_2))
; the tree at row 3, column 7 has a tent beside it
(assert (or tent_2_7 tent_3_6 tent_3_8 tent_4_7))
; the tree at row 4, column 4 has a tent beside it
(assert (or tent_3_4 tent_4_3 tent_4_5 tent_5_4))
; the tree at row 5, column 8 has a tent beside it
(assert (or tent_4_8 tent_5_7 tent_6_8))
; the tree at row 6, column 1 has a tent beside it
(assert (or tent_5_1 tent_6_2 tent_7_1))
; the tree at row 6, column 6 has a tent beside it
(assert (or tent_5_6 tent_6_5 tent_6_7 tent_7_6))
; the tree at row 7, column 3 has a tent beside it
(assert (or tent_6_3 tent_7_2 tent_7_4 tent_8_3))
; the tree at row 8, column 2 has a tent beside it
(assert (or tent_7_2 tent_8_1 tent_8_3))
; the tree at row 8, column 4 has a tent beside it
(assert (or tent_7_4 tent_8_3 tent_8_5))
; the tree at row 8, column 6 has a tent beside it
(assert (or tent_7_6 tent_8_5 tent_8_7))
; the tree at row 8, column 8 has a tent beside it
(assert (or tent_7_8 tent_8_7))
; no tree is beside row 1, column 3
(assert ((_ pbeq 0 1) tent_1_3))
; no tree is beside row 1, column 4
(assert ((_ pbeq 0 1) tent_1_4))
; no tree is beside row 1, column 5
(assert ((_ pbeq 0 1) tent_1_5))
; no tree is beside row 1, column 7
(assert ((_ pbeq 0 1) tent_1_7))
; no tree is beside row 1, column 8
(assert ((_ pbeq 0 1) tent_1_8))
; no tree is beside row 2, column 3
(assert ((_ pbeq 0 1) tent_2_3))
; no tree is beside row 2, column 4
(assert ((_ pbeq 0 1) tent_2_4))
; no tree is beside row 2, column 8
(assert ((_ pbeq 0 1) tent_2_8))
; no tree is beside row 3, column 5
(assert ((_ pbeq 0 1) tent_3_5))
; no tree is beside row 4, column 1
(assert ((_ pbeq 0 1) tent_4_1))
; no tree is beside row 4, column 6
(assert ((_ pbeq 0 1) tent_4_6))
; no tree is beside row 5, column 2
(assert ((_ pbeq 0 1) tent_5_2))
; no tree is beside row 5, column 3
(assert ((_ pbeq 0 1) tent_5_3))
; no tree is beside row 5, column 5
(assert ((_ pbeq 0 1) tent_5_5))
; no tree is beside row 6, column 4
(assert ((_ pbeq 0 1) tent_6_4))
; no tree is beside row 7, column 5
(assert ((_ pbeq 0 1) tent_7_5))
; no tree is beside row 7, column 7
(assert ((_ pbeq 0 1) tent_7_7))
; no two tents touch in the 2 x 2 block from row 1, column 1
(assert ((_ at-most 1) tent_1_2 tent_2_2))
; no two tents touch in the 2 x 2 block from row 1, column 2
(assert ((_ at-most 1) tent_1_2 tent_1_3 tent_2_2 tent_2_3))
; no two tents touch in the 2 x 2 block from row 1, column 3
(assert ((_ at-most 1) tent_1_3 tent_1_4 tent_2_3 tent_2_4))
; no two tents touch in the 2 x 2 block from row 1, column 4
(assert ((_ at-most 1) tent_1_4 tent_1_5 tent_2_4 tent_2_5))
; no two tents touch in the 2 x 2 block from row 1, column 5
(assert ((_ at-most 1) tent_1_5 tent_1_6 tent_2_5))
; no two tents touch in the 2 x 2 block from row 1, column 6
(assert ((_ at-most 1) tent_1_6 tent_1_7 tent_2_7))
; no two tents touch in the 2 x 2 block from row 1, column 7
(assert ((_ at-most 1) tent_1_7 tent_1_8 tent_2_7 tent_2_8))
; no two tents touch in the 2 x 2 block from row 2, column 1
(assert ((_ at-most 1) tent_2_2 tent_3_1))
; no two tents touch in the 2 x 2 block from row 2, column 2
(assert ((_ at-most 1) tent_2_2 tent_2_3 tent_3_3))
; no two tents touch in the 2 x 2 block from row 2, column 3
(assert ((_ at-most 1) tent_2_3 tent_2_4 tent_3_3 tent_3_4))
; no two tents touch in the 2 x 2 block from row 2, column 4
(assert ((_ at-most 1) tent_2_4 tent_2_5 tent_3_4 tent_3_5))
; no two tents touch in the 2 x 2 block from row 2, column 5
(assert ((_ at-most 1) tent_2_5 tent_3_5 tent_3_6))
; no two tents touch in the 2 x 2 block from row 2, column 6
(assert ((_ at-most 1) tent_2_7 tent_3_6))
; no two tents touch in the 2 x 2 block from row 2, column 7
(assert ((_ at-most 1) tent_2_7 tent_2_8 tent_3_8))
; no two tents touch in the 2 x 2 block from row 3, column 1
(assert ((_ at-most 1) tent_3_1 tent_4_1 tent_4_2))
; no two tents touch in the 2 x 2 block from row 3, column 2
(assert ((_ at-most 1) tent_3_3 tent_4_2 tent_4_3))
; no two tents touch in the 2 x 2 block from row 3, column 3
(assert ((_ at-most 1) tent_3_3 tent_3_4 tent_4_3))
; no two tents touch in the 2 x 2 block from row 3, column 4
(assert ((_ at-most 1) tent_3_4 tent_3_5 tent_4_5))
; no two tents touch in the 2 x 2 block from row 3, column 5
(assert ((_ at-most 1) tent_3_5 tent_3_6 tent_4_5 tent_4_6))
; no two tents touch in the 2 x 2 block from row 3, column 6
(assert ((_ at-most 1) tent_3_6 tent_4_6 tent_4_7))
; no two tents touch in the 2 x 2 block from row 3, column 7
(assert ((_ at-most 1) tent_3_8 tent_4_7 tent_4_8))
; no two tents touch in the 2 x 2 block from row 4, column 1
(assert ((_ at-most 1) tent_4_1 tent_4_2 tent_5_1 tent_5_2))
; no two tents touch in the 2 x 2 block from row 4, column 2
(assert ((_ at-most 1) tent_4_2 tent_4_3 tent_5_2 tent_5_3))
; no two tents touch in the 2 x 2 block from row 4, column 3
(assert ((_ at-most 1) tent_4_3 tent_5_3 tent_5_4))
; no two tents touch in the 2 x 2 block from row 4, column 4
(assert ((_ at-most 1) tent_4_5 tent_5_4 tent_5_5))
; no two tents touch in the 2 x 2 block from row 4, column 5
(assert ((_ at-most 1) tent_4_5 tent_4_6 tent_5_5 tent_5_6))
; no two tents touch in the 2 x 2 block from row 4, column 6
(assert ((_ at-most 1) tent_4_6 tent_4_7 tent_5_6 tent_5_7))
; no two tents touch in the 2 x 2 block from row 4, column 7
(assert ((_ at-most 1) tent_4_7 tent_4_8 tent_5_7))
; no two tents touch in the 2 x 2 block from row 5, column 1
(assert ((_ at-most 1) tent_5_1 tent_5_2 tent_6_2))
; no two tents touch in the 2 x 2 block from row 5, column 2
(assert ((_ at-most 1) tent_5_2 tent_5_3 tent_6_2 tent_6_3))
; no two tents touch in the 2 x 2 block from row 5, column 3
(assert ((_ at-most 1) tent_5_3 tent_5_4 tent_6_3 tent_6_4))
; no two tents touch in the 2 x 2 block from row 5, column 4
(assert ((_ at-most 1) tent_5_4 tent_5_5 tent_6_4 tent_6_5))
; no two tents touch in the 2 x 2 block from row 5, column 5
(assert ((_ at-most 1) tent_5_5 tent_5_6 tent_6_5))
; no two tents touch in the 2 x 2 block from row 5, column 6
(assert ((_ at-most 1) tent_5_6 tent_5_7 tent_6_7))
; no two tents touch in the 2 x 2 block from row 5, column 7
(assert ((_ at-most 1) tent_5_7 tent_6_7 tent_6_8))
; no two tents touch in the 2 x 2 block from row 6, column 1
(assert ((_ at-most 1) tent_6_2 tent_7_1 tent_7_2))
; no two tents touch in the 2 x 2 block from row 6, column 2
(assert ((_ at-most 1) tent_6_2 tent_6_3 tent_7_2))
; no two tents touch in the 2 x 2 block from row 6, column 3
(assert ((_ at-most 1) tent_6_3 tent_6_4 tent_7_4))
; no two tents touch in the 2 x 2 block from row 6, column 4
(assert ((_ at-most 1) tent_6_4 tent_6_5 tent_7_4 tent_7_5))
; no two tents touch in the 2 x 2 block from row 6, column 5
(assert ((_ at-most 1) tent_6_5 tent_7_5 tent_7_6))
; no two tents touch in the 2 x 2 block from row 6, column 6
(assert ((_ at-most 1) tent_6_7 tent_7_6 tent_7_7))
; no two tents touch in the 2 x 2 block from row 6, column 7
(assert ((_ at-most 1) tent_6_7 tent_6_8 tent_7_7 tent_7_8))
; no two tents touch in the 2 x 2 block from row 7, column 1
(assert ((_ at-most 1) tent_7_1 tent_7_2 tent_8_1))
; no two tents touch in the 2 x 2 block from row 7, column 2
(assert ((_ at-most 1) tent_7_2 tent_8_3))
; no two tents touch in the 2 x 2 block from row 7, column 3
(assert ((_ at-most 1) tent_7_4 tent_8_3))
; no two tents touch in the 2 x 2 block from row 7, column 4
(assert ((_ at-most 1) tent_7_4 tent_7_5 tent_8_5))
; no two tents touch in the 2 x 2 block from row 7, column 5
(assert ((_ at-most 1) tent_7_5 tent_7_6 tent_8_5))
; no two tents touch in the 2 x 2 block from row 7, column 6
(assert ((_ at-most 1) tent_7_6 tent_7_7 tent_8_7))
; no two tents touch in the 2 x 2 block from row 7, column 7
(assert ((_ at-most 1) tent_7_7 tent_7_8 tent_8_7))
; column 1 has exactly 3 tents
(assert ((_ pbeq 3 1 1 1 1 1) tent_3_1 tent_4_1 tent_5_1 tent_7_1 tent_8_1))
; column 2 has exactly 1 tent
(assert ((_ pbeq 1 1 1 1 1 1 1) tent_1_2 tent_2_2 tent_4_2 tent_5_2 tent_6_2 tent_7_2))
; column 3 has exactly 3 tents
(assert ((_ pbeq 3 1 1 1 1 1 1 1) tent_1_3 tent_2_3 tent_3_3 tent_4_3 tent_5_3 tent_6_3 tent_8_3))
; column 4 has no tent
(assert ((_ pbeq 0 1 1 1 1 1 1) tent_1_4 tent_2_4 tent_3_4 tent_5_4 tent_6_4 tent_7_4))
; column 5 has exactly 3 tents
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1) tent_1_5 tent_2_5 tent_3_5 tent_4_5 tent_5_5 tent_6_5 tent_7_5 tent_8_5))
; column 6 has no tent
(assert ((_ pbeq 0 1 1 1 1 1) tent_1_6 tent_3_6 tent_4_6 tent_5_6 tent_7_6))
; column 7 has exactly 3 tents
(assert ((_ pbeq 3 1 1 1 1 1 1 1) tent_1_7 tent_2_7 tent_4_7 tent_5_7 tent_6_7 tent_7_7 tent_8_7))
; column 8 has exactly 1 tent
(assert ((_ pbeq 1 1 1 1 1 1 1) tent_1_8 tent_2_8 tent_3_8 tent_4_8 tent_6_8 tent_7_8))
; row 1 has exactly 1 tent
(assert ((_ pbeq 1 1 1 1 1 1 1 1) tent_1_2 tent_1_3 tent_1_4 tent_1_5 tent_1_6 tent_1_7 tent_1_8))
; row 2 has exactly 2 tents
(assert ((_ pbeq 2 1 1 1 1 1 1) tent_2_2 tent_2_3 tent_2_4 tent_2_5 tent_2_7 tent_2_8))
; row 3 has exactly 2 tents
(assert ((_ pbeq 2 1 1 1 1 1 1) tent_3_1 tent_3_3 tent_3_4 tent_3_5 tent_3_6 tent_3_8))
; row 4 has exactly 2 tents
(assert ((_ pbeq 2 1 1 1 1 1 1 1) tent_4_1 tent_4_2 tent_4_3 tent_4_5 tent_4_6 tent_4_7 tent_4_8))
; row 5 has exactly 1 tent
(assert ((_ pbeq 1 1 1 1 1 1 1 1) tent_5_1 tent_5_2 tent_5_3 tent_5_4 tent_5_5 tent_5_6 tent_5_7))
; row 6 has exactly 2 tents
(assert ((_ pbeq 2 1 1 1 1 1 1) tent_6_2 tent_6_3 tent_6_4 tent_6_5 tent_6_7 tent_6_8))
; row 7 has no tent
(assert ((_ pbeq 0 1 1 1 1 1 1 1) tent_7_1 tent_7_2 tent_7_4 tent_7_5 tent_7_6 tent_7_7 tent_7_8))
; row 8 has exactly 4 tents
(assert ((_ pbeq 4 1 1 1 1) tent_8_1 tent_8_3 tent_8_5 tent_8_7))
; each tree has a tent of its own, and each tent belongs to one tree
(assert ((_ pbeq 1 1) tree_1_1_has_1_2))
(assert ((_ pbeq 1 1 1) tree_2_1_has_2_2 tree_2_1_has_3_1))
(assert ((_ pbeq 1 1 1 1 1) tree_2_6_has_1_6 tree_2_6_has_2_5 tree_2_6_has_2_7 tree_2_6_has_3_6))
(assert ((_ pbeq 1 1 1 1 1) tree_3_2_has_2_2 tree_3_2_has_3_1 tree_3_2_has_3_3 tree_3_2_has_4_2))
(assert ((_ pbeq 1 1 1 1 1) tree_3_7_has_2_7 tree_3_7_has_3_6 tree_3_7_has_3_8 tree_3_7_has_4_7))
(assert ((_ pbeq 1 1 1 1 1) tree_4_4_has_3_4 tree_4_4_has_4_3 tree_4_4_has_4_5 tree_4_4_has_5_4))
(assert ((_ pbeq 1 1 1 1) tree_5_8_has_4_8 tree_5_8_has_5_7 tree_5_8_has_6_8))
(assert ((_ pbeq 1 1 1 1) tree_6_1_has_5_1 tree_6_1_has_6_2 tree_6_1_has_7_1))
(assert ((_ pbeq 1 1 1 1 1) tree_6_6_has_5_6 tree_6_6_has_6_5 tree_6_6_has_6_7 tree_6_6_has_7_6))
(assert ((_ pbeq 1 1 1 1 1) tree_7_3_has_6_3 tree_7_3_has_7_2 tree_7_3_has_7_4 tree_7_3_has_8_3))
(assert ((_ pbeq 1 1 1 1) tree_8_2_has_7_2 tree_8_2_has_8_1 tree_8_2_has_8_3))
(assert ((_ pbeq 1 1 1 1) tree_8_4_has_7_4 tree_8_4_has_8_3 tree_8_4_has_8_5))
(assert ((_ pbeq 1 1 1 1) tree_8_6_has_7_6 tree_8_6_has_8_5 tree_8_6_has_8_7))
(assert ((_ pbeq 1 1 1) tree_8_8_has_7_8 tree_8_8_has_8_7))
(assert ((_ pbeq 1 1 1) (not tent_1_2) tree_1_1_has_1_2))
(assert ((_ pbeq 1 1) (not tent_1_3)))
(assert ((_ pbeq 1 1) (not tent_1_4)))
(assert ((_ pbeq 1 1) (not tent_1_5)))
(assert ((_ pbeq 1 1 1) (not tent_1_6) tree_2_6_has_1_6))
(assert ((_ pbeq 1 1) (not tent_1_7)))
(assert ((_ pbeq 1 1) (not tent_1_8)))
(assert ((_ pbeq 1 1 1 1) (not tent_2_2) tree_2_1_has_2_2 tree_3_2_has_2_2))
(assert ((_ pbeq 1 1) (not tent_2_3)))
(assert ((_ pbeq 1 1) (not tent_2_4)))
(assert ((_ pbeq 1 1 1) (not tent_2_5) tree_2_6_has_2_5))
(assert ((_ pbeq 1 1 1 1) (not tent_2_7) tree_2_6_has_2_7 tree_3_7_has_2_7))
(assert ((_ pbeq 1 1) (not tent_2_8)))
(assert ((_ pbeq 1 1 1 1) (not tent_3_1) tree_2_1_has_3_1 tree_3_2_has_3_1))
(assert ((_ pbeq 1 1 1) (not tent_3_3) tree_3_2_has_3_3))
(assert ((_ pbeq 1 1 1) (not tent_3_4) tree_4_4_has_3_4))
(assert ((_ pbeq 1 1) (not tent_3_5)))
(assert ((_ pbeq 1 1 1 1) (not tent_3_6) tree_2_6_has_3_6 tree_3_7_has_3_6))
(assert ((_ pbeq 1 1 1) (not tent_3_8) tree_3_7_has_3_8))
(assert ((_ pbeq 1 1) (not tent_4_1)))
(assert ((_ pbeq 1 1 1) (not tent_4_2) tree_3_2_has_4_2))
(assert ((_ pbeq 1 1 1) (not tent_4_3) tree_4_4_has_4_3))
(assert ((_ pbeq 1 1 1) (not tent_4_5) tree_4_4_has_4_5))
(assert ((_ pbeq 1 1) (not tent_4_6)))
(assert ((_ pbeq 1 1 1) (not tent_4_7) tree_3_7_has_4_7))
(assert ((_ pbeq 1 1 1) (not tent_4_8) tree_5_8_has_4_8))
(assert ((_ pbeq 1 1 1) (not tent_5_1) tree_6_1_has_5_1))
(assert ((_ pbeq 1 1) (not tent_5_2)))
(assert ((_ pbeq 1 1) (not tent_5_3)))
(assert ((_ pbeq 1 1 1) (not tent_5_4) tree_4_4_has_5_4))
(assert ((_ pbeq 1 1) (not tent_5_5)))
(assert ((_ pbeq 1 1 1) (not tent_5_6) tree_6_6_has_5_6))
(assert ((_ pbeq 1 1 1) (not tent_5_7) tree_5_8_has_5_7))
(assert ((_ pbeq 1 1 1) (not tent_6_2) tree_6_1_has_6_2))
(assert ((_ pbeq 1 1 1) (not tent_6_3) tree_7_3_has_6_3))
(assert ((_ pbeq 1 1) (not tent_6_4)))
(assert ((_ pbeq 1 1 1) (not tent_6_5) tree_6_6_has_6_5))
(assert ((_ pbeq 1 1 1) (not tent_6_7) tree_6_6_has_6_7))
(assert ((_ pbeq 1 1 1) (not tent_6_8) tree_5_8_has_6_8))
(assert ((_ pbeq 1 1 1) (not tent_7_1) tree_6_1_has_7_1))
(assert ((_ pbeq 1 1 1 1) (not tent_7_2) tree_7_3_has_7_2 tree_8_2_has_7_2))
(assert ((_ pbeq 1 1 1 1) (not tent_7_4) tree_7_3_has_7_4 tree_8_4_has_7_4))
(assert ((_ pbeq 1 1) (not tent_7_5)))
(assert ((_ pbeq 1 1 1 1) (not tent_7_6) tree_6_6_has_7_6 tree_8_6_has_7_6))
(assert ((_ pbeq 1 1) (not tent_7_7)))
(assert ((_ pbeq 1 1 1) (not tent_7_8) tree_8_8_has_7_8))
(assert ((_ pbeq 1 1 1) (not tent_8_1) tree_8_2_has_8_1))
(assert ((_ pbeq 1 1 1 1 1) (not tent_8_3) tree_7_3_has_8_3 tree_8_2_has_8_3 tree_8_4_has_8_3))
(assert ((_ pbeq 1 1 1 1) (not tent_8_5) tree_8_4_has_8_5 tree_8_6_has_8_5))
(assert ((_ pbeq 1 1 1 1) (not tent_8_7) tree_8_6_has_8_7 tree_8_8_has_8_7))
(check-sat)
(get-model)
