; tents, classic:
;
; tents:
; 1 - -
; - _T_
; - ___
; - TT_
;
; tent_1_1 is true when row 1, column 1 holds A, and likewise for the others.
(declare-const tent_1_1 Bool)
(declare-const tent_1_3 Bool)
(declare-const tent_2_1 Bool)
(declare-const tent_2_2 Bool)
(declare-const tent_2_3 Bool)
(declare-const tent_3_3 Bool)
(declare-const tree_1_2_has_1_1 Bool)
(declare-const tree_1_2_has_1_3 Bool)
(declare-const tree_1_2_has_2_2 Bool)
(declare-const tree_3_1_has_2_1 Bool)
(declare-const tree_3_2_has_2_2 Bool)
(declare-const tree_3_2_has_3_3 Bool)
; the tree at row 1, column 2 has a tent beside it
(assert (or tent_1_1 tent_1_3 tent_2_2))
; the tree at row 3, column 1 has a tent beside it
(assert tent_2_1)
; the tree at row 3, column 2 has a tent beside it
(assert (or tent_2_2 tent_3_3))
; no tree is beside row 2, column 3
(assert ((_ pbeq 0 1) tent_2_3))
; no two tents touch in the 2 x 2 block from row 1, column 1
(assert ((_ at-most 1) tent_1_1 tent_2_1 tent_2_2))
; no two tents touch in the 2 x 2 block from row 1, column 2
(assert ((_ at-most 1) tent_1_3 tent_2_2 tent_2_3))
; no two tents touch in the 2 x 2 block from row 2, column 1
(assert ((_ at-most 1) tent_2_1 tent_2_2))
; no two tents touch in the 2 x 2 block from row 2, column 2
(assert ((_ at-most 1) tent_2_2 tent_2_3 tent_3_3))
; column 1 has exactly 1 tent
(assert ((_ pbeq 1 1 1) tent_1_1 tent_2_1))
; each tree has a tent of its own, and each tent belongs to one tree
(assert ((_ pbeq 1 1 1 1) tree_1_2_has_1_1 tree_1_2_has_1_3 tree_1_2_has_2_2))
(assert ((_ pbeq 1 1) tree_3_1_has_2_1))
(assert ((_ pbeq 1 1 1) tree_3_2_has_2_2 tree_3_2_has_3_3))
(assert ((_ pbeq 1 1 1) (not tent_1_1) tree_1_2_has_1_1))
(assert ((_ pbeq 1 1 1) (not tent_1_3) tree_1_2_has_1_3))
(assert ((_ pbeq 1 1 1) (not tent_2_1) tree_3_1_has_2_1))
(assert ((_ pbeq 1 1 1 1) (not tent_2_2) tree_1_2_has_2_2 tree_3_2_has_2_2))
(assert ((_ pbeq 1 1) (not tent_2_3)))
(assert ((_ pbeq 1 1 1) (not tent_3_3) tree_3_2_has_3_3))
(check-sat)
(get-model)
