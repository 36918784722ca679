; tents, classic:
;
; tents:
; 2 1 2 0 2
; 3 _T_T_
; 0 __T_T
; 3 _T___
; 0 _T__T
; 1 _____
;
; tent_1_1 is true when row 1, column 1 holds A, and likewise for the others.
(declare-const tent_1_1 Bool)
(declare-const tent_1_3 Bool)
(declare-const tent_1_5 Bool)
(declare-const tent_2_1 Bool)
(declare-const tent_2_2 Bool)
(declare-const tent_2_4 Bool)
(declare-const tent_3_1 Bool)
(declare-const tent_3_3 Bool)
(declare-const tent_3_4 Bool)
(declare-const tent_3_5 Bool)
(declare-const tent_4_1 Bool)
(declare-const tent_4_3 Bool)
(declare-const tent_4_4 Bool)
(declare-const tent_5_1 Bool)
(declare-const tent_5_2 Bool)
(declare-const tent_5_3 Bool)
(declare-const tent_5_4 Bool)
(declare-const tent_5_5 Bool)
(declare-const tree_1_2_has_1_1 Bool)
(declare-const tree_1_2_has_1_3 Bool)
(declare-const tree_1_2_has_2_2 Bool)
(declare-const tree_1_4_has_1_3 Bool)
(declare-const tree_1_4_has_1_5 Bool)
(declare-const tree_1_4_has_2_4 Bool)
(declare-const tree_2_3_has_1_3 Bool)
(declare-const tree_2_3_has_2_2 Bool)
(declare-const tree_2_3_has_2_4 Bool)
(declare-const tree_2_3_has_3_3 Bool)
(declare-const tree_2_5_has_1_5 Bool)
(declare-const tree_2_5_has_2_4 Bool)
(declare-const tree_2_5_has_3_5 Bool)
(declare-const tree_3_2_has_2_2 Bool)
(declare-const tree_3_2_has_3_1 Bool)
(declare-const tree_3_2_has_3_3 Bool)
(declare-const tree_4_2_has_4_1 Bool)
(declare-const tree_4_2_has_4_3 Bool)
(declare-const tree_4_2_has_5_2 Bool)
(declare-const tree_4_5_has_3_5 Bool)
(declare-const tree_4_5_has_4_4 Bool)
(declare-const tree_4_5_has_5_5 Bool)
; the tree at row 1, column 2 has a tent beside it
(assert (or tent_1_1 tent_1_3 tent_2_2))
; the tree at row 1, column 4 has a tent beside it
(assert (or tent_1_3 tent_1_5 tent_2_4))
; the tree at row 2, column 3 has a tent beside it
(assert (or tent_1_3 tent_2_2 tent_2_4 tent_3_3))
; the tree at row 2, column 5 has a tent beside it
(assert (or tent_1_5 tent_2_4 tent_3_5))
; the tree at row 3, column 2 has a tent beside it
(assert (or tent_2_2 tent_3_1 tent_3_3))
; the tree at row 4, column 2 has a tent beside it
(assert (or tent_4_1 tent_4_3 tent_5_2))
; the tree at row 4, column 5 has a tent beside it
(assert (or tent_3_5 tent_4_4 tent_5_5))
; no tree is beside row 2, column 1
(assert ((_ pbeq 0 1) tent_2_1))
; no tree is beside row 3, column 4
(assert ((_ pbeq 0 1) tent_3_4))
; no tree is beside row 5, column 1
(assert ((_ pbeq 0 1) tent_5_1))
; no tree is beside row 5, column 3
(assert ((_ pbeq 0 1) tent_5_3))
; no tree is beside row 5, column 4
(assert ((_ pbeq 0 1) tent_5_4))
; no two tents touch in the 2 x 2 block from row 1, column 1
(assert ((_ at-most 1) tent_1_1 tent_2_1 tent_2_2))
; no two tents touch in the 2 x 2 block from row 1, column 2
(assert ((_ at-most 1) tent_1_3 tent_2_2))
; no two tents touch in the 2 x 2 block from row 1, column 3
(assert ((_ at-most 1) tent_1_3 tent_2_4))
; no two tents touch in the 2 x 2 block from row 1, column 4
(assert ((_ at-most 1) tent_1_5 tent_2_4))
; no two tents touch in the 2 x 2 block from row 2, column 1
(assert ((_ at-most 1) tent_2_1 tent_2_2 tent_3_1))
; no two tents touch in the 2 x 2 block from row 2, column 2
(assert ((_ at-most 1) tent_2_2 tent_3_3))
; no two tents touch in the 2 x 2 block from row 2, column 3
(assert ((_ at-most 1) tent_2_4 tent_3_3 tent_3_4))
; no two tents touch in the 2 x 2 block from row 2, column 4
(assert ((_ at-most 1) tent_2_4 tent_3_4 tent_3_5))
; no two tents touch in the 2 x 2 block from row 3, column 1
(assert ((_ at-most 1) tent_3_1 tent_4_1))
; no two tents touch in the 2 x 2 block from row 3, column 2
(assert ((_ at-most 1) tent_3_3 tent_4_3))
; no two tents touch in the 2 x 2 block from row 3, column 3
(assert ((_ at-most 1) tent_3_3 tent_3_4 tent_4_3 tent_4_4))
; no two tents touch in the 2 x 2 block from row 3, column 4
(assert ((_ at-most 1) tent_3_4 tent_3_5 tent_4_4))
; no two tents touch in the 2 x 2 block from row 4, column 1
(assert ((_ at-most 1) tent_4_1 tent_5_1 tent_5_2))
; no two tents touch in the 2 x 2 block from row 4, column 2
(assert ((_ at-most 1) tent_4_3 tent_5_2 tent_5_3))
; no two tents touch in the 2 x 2 block from row 4, column 3
(assert ((_ at-most 1) tent_4_3 tent_4_4 tent_5_3 tent_5_4))
; no two tents touch in the 2 x 2 block from row 4, column 4
(assert ((_ at-most 1) tent_4_4 tent_5_4 tent_5_5))
; column 1 has exactly 2 tents
(assert ((_ pbeq 2 1 1 1 1 1) tent_1_1 tent_2_1 tent_3_1 tent_4_1 tent_5_1))
; column 2 has exactly 1 tent
(assert ((_ pbeq 1 1 1) tent_2_2 tent_5_2))
; column 3 has exactly 2 tents
(assert ((_ pbeq 2 1 1 1 1) tent_1_3 tent_3_3 tent_4_3 tent_5_3))
; column 4 has no tent
(assert ((_ pbeq 0 1 1 1 1) tent_2_4 tent_3_4 tent_4_4 tent_5_4))
; column 5 has exactly 2 tents
(assert ((_ pbeq 2 1 1 1) tent_1_5 tent_3_5 tent_5_5))
; row 1 has exactly 3 tents
(assert ((_ pbeq 3 1 1 1) tent_1_1 tent_1_3 tent_1_5))
; row 2 has no tent
(assert ((_ pbeq 0 1 1 1) tent_2_1 tent_2_2 tent_2_4))
; row 3 has exactly 3 tents
(assert ((_ pbeq 3 1 1 1 1) tent_3_1 tent_3_3 tent_3_4 tent_3_5))
; row 4 has no tent
(assert ((_ pbeq 0 1 1 1) tent_4_1 tent_4_3 tent_4_4))
; row 5 has exactly 1 tent
(assert ((_ pbeq 1 1 1 1 1 1) tent_5_1 tent_5_2 tent_5_3 tent_5_4 tent_5_5))
; each tree has a tent of its own, and each tent belongs to one tree
(assert ((_ pbeq 1 1 1 1) tree_1_2_has_1_1 tree_1_2_has_1_3 tree_1_2_has_2_2))
(assert ((_ pbeq 1 1 1 1) tree_1_4_has_1_3 tree_1_4_has_1_5 tree_1_4_has_2_4))
(assert ((_ pbeq 1 1 1 1 1) tree_2_3_has_1_3 tree_2_3_has_2_2 tree_2_3_has_2_4 tree_2_3_has_3_3))
(assert ((_ pbeq 1 1 1 1) tree_2_5_has_1_5 tree_2_5_has_2_4 tree_2_5_has_3_5))
(assert ((_ pbeq 1 1 1 1) tree_3_2_has_2_2 tree_3_2_has_3_1 tree_3_2_has_3_3))
(assert ((_ pbeq 1 1 1 1) tree_4_2_has_4_1 tree_4_2_has_4_3 tree_4_2_has_5_2))
(assert ((_ pbeq 1 1 1 1) tree_4_5_has_3_5 tree_4_5_has_4_4 tree_4_5_has_5_5))
(assert ((_ pbeq 1 1 1) (not tent_1_1) tree_1_2_has_1_1))
(assert ((_ pbeq 1 1 1 1 1) (not tent_1_3) tree_1_2_has_1_3 tree_1_4_has_1_3 tree_2_3_has_1_3))
(assert ((_ pbeq 1 1 1 1) (not tent_1_5) tree_1_4_has_1_5 tree_2_5_has_1_5))
(assert ((_ pbeq 1 1) (not tent_2_1)))
(assert ((_ pbeq 1 1 1 1 1) (not tent_2_2) tree_1_2_has_2_2 tree_2_3_has_2_2 tree_3_2_has_2_2))
(assert ((_ pbeq 1 1 1 1 1) (not tent_2_4) tree_1_4_has_2_4 tree_2_3_has_2_4 tree_2_5_has_2_4))
(assert ((_ pbeq 1 1 1) (not tent_3_1) tree_3_2_has_3_1))
(assert ((_ pbeq 1 1 1 1) (not tent_3_3) tree_2_3_has_3_3 tree_3_2_has_3_3))
(assert ((_ pbeq 1 1) (not tent_3_4)))
(assert ((_ pbeq 1 1 1 1) (not tent_3_5) tree_2_5_has_3_5 tree_4_5_has_3_5))
(assert ((_ pbeq 1 1 1) (not tent_4_1) tree_4_2_has_4_1))
(assert ((_ pbeq 1 1 1) (not tent_4_3) tree_4_2_has_4_3))
(assert ((_ pbeq 1 1 1) (not tent_4_4) tree_4_5_has_4_4))
(assert ((_ pbeq 1 1) (not tent_5_1)))
(assert ((_ pbeq 1 1 1) (not tent_5_2) tree_4_2_has_5_2))
(assert ((_ pbeq 1 1) (not tent_5_3)))
(assert ((_ pbeq 1 1) (not tent_5_4)))
(assert ((_ pbeq 1 1 1) (not tent_5_5) tree_4_5_has_5_5))
(check-sat)
(get-model)
