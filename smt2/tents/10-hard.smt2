; tents, classic:
;
; tents:
; 1 - 2 3 - - - 3 - -
; - __T__T___T
; - __T____T__
; - _T___T_T__
; - ________T_
; - __________
; - __TT__T___
; - T________T
; - __T_______
; 2 __T_____TT
; - __T___T_T_
;
; tent_1_1 is true when row 1, column 1 holds A, and likewise for the others.
(declare-const tent_1_1 Bool)
(declare-const tent_1_2 Bool)
(declare-const tent_1_4 Bool)
(declare-const tent_1_5 Bool)
(declare-const tent_1_7 Bool)
(declare-const tent_1_8 Bool)
(declare-const tent_1_9 Bool)
(declare-const tent_2_1 Bool)
(declare-const tent_2_2 Bool)
(declare-const tent_2_4 Bool)
(declare-const tent_2_5 Bool)
(declare-const tent_2_6 Bool)
(declare-const tent_2_7 Bool)
(declare-const tent_2_9 Bool)
(declare-const tent_2_10 Bool)
(declare-const tent_3_1 Bool)
(declare-const tent_3_3 Bool)
(declare-const tent_3_4 Bool)
(declare-const tent_3_5 Bool)
(declare-const tent_3_7 Bool)
(declare-const tent_3_9 Bool)
(declare-const tent_3_10 Bool)
(declare-const tent_4_1 Bool)
(declare-const tent_4_2 Bool)
(declare-const tent_4_3 Bool)
(declare-const tent_4_4 Bool)
(declare-const tent_4_5 Bool)
(declare-const tent_4_6 Bool)
(declare-const tent_4_7 Bool)
(declare-const tent_4_8 Bool)
(declare-const tent_4_10 Bool)
(declare-const tent_5_1 Bool)
(declare-const tent_5_2 Bool)
(declare-const tent_5_3 Bool)
(declare-const tent_5_4 Bool)
(declare-const tent_5_5 Bool)
(declare-const tent_5_6 Bool)
(declare-const tent_5_7 Bool)
(declare-const tent_5_8 Bool)
(declare-const tent_5_9 Bool)
(declare-const tent_5_10 Bool)
(declare-const tent_6_1 Bool)
(declare-const tent_6_2 Bool)
(declare-const tent_6_5 Bool)
(declare-const tent_6_6 Bool)
(declare-const tent_6_8 Bool)
(declare-const tent_6_9 Bool)
(declare-const tent_6_10 Bool)
(declare-const tent_7_2 Bool)
(declare-const tent_7_3 Bool)
(declare-const tent_7_4 Bool)
(declare-const tent_7_5 Bool)
(declare-const tent_7_6 Bool)
(declare-const tent_7_7 Bool)
(declare-const tent_7_8 Bool)
(declare-const tent_7_9 Bool)
(declare-const tent_8_1 Bool)
(declare-const tent_8_2 Bool)
(declare-const tent_8_4 Bool)
(declare-const tent_8_5 Bool)
(declare-const tent_8_6 Bool)
(declare-const tent_8_7 Bool)
(declare-const tent_8_8 Bool)
(declare-const tent_8_9 Bool)
(declare-const tent_8_10 Bool)
(declare-const tent_9_1 Bool)
(declare-const tent_9_2 Bool)
(declare-const tent_9_4 Bool)
(declare-const tent_9_5 Bool)
(declare-const tent_9_6 Bool)
(declare-const tent_9_7 Bool)
(declare-const tent_9_8 Bool)
(declare-const tent_10_1 Bool)
(declare-const tent_10_2 Bool)
(declare-const tent_10_4 Bool)
(declare-const tent_10_5 Bool)
(declare-const tent_10_6 Bool)
(declare-const tent_10_8 Bool)
(declare-const tent_10_10 Bool)
(declare-const tree_1_3_has_1_2 Bool)
(declare-const tree_1_3_has_1_4 Bool)
(declare-const tree_1_6_has_1_5 Bool)
(declare-const tree_1_6_has_1_7 Bool)
(declare-const tree_1_6_has_2_6 Bool)
(declare-const tree_1_10_has_1_9 Bool)
(declare-const tree_1_10_has_2_10 Bool)
(declare-const tree_2_3_has_2_2 Bool)
(declare-const tree_2_3_has_2_4 Bool)
(declare-const tree_2_3_has_3_3 Bool)
(declare-const tree_2_8_has_1_8 Bool)
(declare-const tree_2_8_has_2_7 Bool)
(declare-const tree_2_8_has_2_9 Bool)
(declare-const tree_3_2_has_2_2 Bool)
(declare-const tree_3_2_has_3_1 Bool)
(declare-const tree_3_2_has_3_3 Bool)
(declare-const tree_3_2_has_4_2 Bool)
(declare-const tree_3_6_has_2_6 Bool)
(declare-const tree_3_6_has_3_5 Bool)
(declare-const tree_3_6_has_3_7 Bool)
(declare-const tree_3_6_has_4_6 Bool)
(declare-const tree_3_8_has_3_7 Bool)
(declare-const tree_3_8_has_3_9 Bool)
(declare-const tree_3_8_has_4_8 Bool)
(declare-const tree_4_9_has_3_9 Bool)
(declare-const tree_4_9_has_4_8 Bool)
(declare-const tree_4_9_has_4_10 Bool)
(declare-const tree_4_9_has_5_9 Bool)
(declare-const tree_6_3_has_5_3 Bool)
(declare-const tree_6_3_has_6_2 Bool)
(declare-const tree_6_3_has_7_3 Bool)
(declare-const tree_6_4_has_5_4 Bool)
(declare-const tree_6_4_has_6_5 Bool)
(declare-const tree_6_4_has_7_4 Bool)
(declare-const tree_6_7_has_5_7 Bool)
(declare-const tree_6_7_has_6_6 Bool)
(declare-const tree_6_7_has_6_8 Bool)
(declare-const tree_6_7_has_7_7 Bool)
(declare-const tree_7_1_has_6_1 Bool)
(declare-const tree_7_1_has_7_2 Bool)
(declare-const tree_7_1_has_8_1 Bool)
(declare-const tree_7_10_has_6_10 Bool)
(declare-const tree_7_10_has_7_9 Bool)
(declare-const tree_7_10_has_8_10 Bool)
(declare-const tree_8_3_has_7_3 Bool)
(declare-const tree_8_3_has_8_2 Bool)
(declare-const tree_8_3_has_8_4 Bool)
(declare-const tree_9_3_has_9_2 Bool)
(declare-const tree_9_3_has_9_4 Bool)
(declare-const tree_9_9_has_8_9 Bool)
(declare-const tree_9_9_has_9_8 Bool)
(declare-const tree_9_10_has_8_10 Bool)
(declare-const tree_9_10_has_10_10 Bool)
(declare-const tree_10_3_has_10_2 Bool)
(declare-const tree_10_3_has_10_4 Bool)
(declare-const tree_10_7_has_9_7 Bool)
(declare-const tree_10_7_has_10_6 Bool)
(declare-const tree_10_7_has_10_8 Bool)
(declare-const tree_10_9_has_10_8 Bool)
(declare-const tree_10_9_has_10_10 Bool)
; the tree at row 1, column 3 has a tent beside it
(assert (or tent_1_2 tent_1_4))
; the tree at row 1, column 6 has a tent beside it
(assert (or tent_1_5 tent_1_7 tent_2_6))
; the tree at row 1, column 10 has a tent beside it
(assert (or tent_1_9 tent_2_10))
; the tree at row 2, column 3 has a tent beside it
(assert (or tent_2_2 tent_2_4 tent_3_3))
; the tree at row 2, column 8 has a tent beside it
(assert (or tent_1_8 tent_2_7 tent_2_9))
; the tree at row 3, column 2 has a tent beside it
(assert (or tent_2_2 tent_3_1 tent_3_3 tent_4_2))
; the tree at row 3, column 6 has a tent beside it
(assert (or tent_2_6 tent_3_5 tent_3_7 tent_4_6))
; the tree at row 3, column 8 has a tent beside it
(assert (or tent_3_7 tent_3_9 tent_4_8))
; the tree at row 4, column 9 has a tent beside it
(assert (or tent_3_9 tent_4_8 tent_4_10 tent_5_9))
; the tree at row 6, column 3 has a tent beside it
(assert (or tent_5_3 tent_6_2 tent_7_3))
; the tree at row 6, column 4 has a tent beside it
(assert (or tent_5_4 tent_6_5 tent_7_4))
; the tree at row 6, column 7 has a tent beside it
(assert (or tent_5_7 tent_6_6 tent_6_8 tent_7_7))
; the tree at row 7, column 1 has a tent beside it
(assert (or tent_6_1 tent_7_2 tent_8_1))
; the tree at row 7, column 10 has a tent beside it
(assert (or tent_6_10 tent_7_9 tent_8_10))
; the tree at row 8, column 3 has a tent beside it
(assert (or tent_7_3 tent_8_2 tent_8_4))
; the tree at row 9, column 3 has a tent beside it
(assert (or tent_9_2 tent_9_4))
; the tree at row 9, column 9 has a tent beside it
(assert (or tent_8_9 tent_9_8))
; the tree at row 9, column 10 has a tent beside it
(assert (or tent_8_10 tent_10_10))
; the tree at row 10, column 3 has a tent beside it
(assert (or tent_10_2 tent_10_4))
; the tree at row 10, column 7 has a tent beside it
(assert (or tent_9_7 tent_10_6 tent_10_8))
; the tree at row 10, column 9 has a tent beside it
(assert (or tent_10_8 tent_10_10))
; no tree is beside row 1, column 1
(assert ((_ pbeq 0 1) tent_1_1))
; no tree is beside row 2, column 1
(assert ((_ pbeq 0 1) tent_2_1))
; no tree is beside row 2, column 5
(assert ((_ pbeq 0 1) tent_2_5))
; no tree is beside row 3, column 4
(assert ((_ pbeq 0 1) tent_3_4))
; no tree is beside row 3, column 10
(assert ((_ pbeq 0 1) tent_3_10))
; no tree is beside row 4, column 1
(assert ((_ pbeq 0 1) tent_4_1))
; no tree is beside row 4, column 3
(assert ((_ pbeq 0 1) tent_4_3))
; no tree is beside row 4, column 4
(assert ((_ pbeq 0 1) tent_4_4))
; no tree is beside row 4, column 5
(assert ((_ pbeq 0 1) tent_4_5))
; no tree is beside row 4, column 7
(assert ((_ pbeq 0 1) tent_4_7))
; no tree is beside row 5, column 1
(assert ((_ pbeq 0 1) tent_5_1))
; no tree is beside row 5, column 2
(assert ((_ pbeq 0 1) tent_5_2))
; no tree is beside row 5, column 5
(assert ((_ pbeq 0 1) tent_5_5))
; no tree is beside row 5, column 6
(assert ((_ pbeq 0 1) tent_5_6))
; no tree is beside row 5, column 8
(assert ((_ pbeq 0 1) tent_5_8))
; no tree is beside row 5, column 10
(assert ((_ pbeq 0 1) tent_5_10))
; no tree is beside row 6, column 9
(assert ((_ pbeq 0 1) tent_6_9))
; no tree is beside row 7, column 5
(assert ((_ pbeq 0 1) tent_7_5))
; no tree is beside row 7, column 6
(assert ((_ pbeq 0 1) tent_7_6))
; no tree is beside row 7, column 8
(assert ((_ pbeq 0 1) tent_7_8))
; no tree is beside row 8, column 5
(assert ((_ pbeq 0 1) tent_8_5))
; no tree is beside row 8, column 6
(assert ((_ pbeq 0 1) tent_8_6))
; no tree is beside row 8, column 7
(assert ((_ pbeq 0 1) tent_8_7))
; no tree is beside row 8, column 8
(assert ((_ pbeq 0 1) tent_8_8))
; no tree is beside row 9, column 1
(assert ((_ pbeq 0 1) tent_9_1))
; no tree is beside row 9, column 5
(assert ((_ pbeq 0 1) tent_9_5))
; no tree is beside row 9, column 6
(assert ((_ pbeq 0 1) tent_9_6))
; no tree is beside row 10, column 1
(assert ((_ pbeq 0 1) tent_10_1))
; no tree is beside row 10, column 5
(assert ((_ pbeq 0 1) tent_10_5))
; no two tents touch in the 2 x 2 block from row 1, column 1
(assert ((_ at-most 1) tent_1_1 tent_1_2 tent_2_1 tent_2_2))
; no two tents touch in the 2 x 2 block from row 1, column 2
(assert ((_ at-most 1) tent_1_2 tent_2_2))
; no two tents touch in the 2 x 2 block from row 1, column 3
(assert ((_ at-most 1) tent_1_4 tent_2_4))
; no two tents touch in the 2 x 2 block from row 1, column 4
(assert ((_ at-most 1) tent_1_4 tent_1_5 tent_2_4 tent_2_5))
; no two tents touch in the 2 x 2 block from row 1, column 5
(assert ((_ at-most 1) tent_1_5 tent_2_5 tent_2_6))
; no two tents touch in the 2 x 2 block from row 1, column 6
(assert ((_ at-most 1) tent_1_7 tent_2_6 tent_2_7))
; no two tents touch in the 2 x 2 block from row 1, column 7
(assert ((_ at-most 1) tent_1_7 tent_1_8 tent_2_7))
; no two tents touch in the 2 x 2 block from row 1, column 8
(assert ((_ at-most 1) tent_1_8 tent_1_9 tent_2_9))
; no two tents touch in the 2 x 2 block from row 1, column 9
(assert ((_ at-most 1) tent_1_9 tent_2_9 tent_2_10))
; no two tents touch in the 2 x 2 block from row 2, column 1
(assert ((_ at-most 1) tent_2_1 tent_2_2 tent_3_1))
; no two tents touch in the 2 x 2 block from row 2, column 2
(assert ((_ at-most 1) tent_2_2 tent_3_3))
; no two tents touch in the 2 x 2 block from row 2, column 3
(assert ((_ at-most 1) tent_2_4 tent_3_3 tent_3_4))
; no two tents touch in the 2 x 2 block from row 2, column 4
(assert ((_ at-most 1) tent_2_4 tent_2_5 tent_3_4 tent_3_5))
; no two tents touch in the 2 x 2 block from row 2, column 5
(assert ((_ at-most 1) tent_2_5 tent_2_6 tent_3_5))
; no two tents touch in the 2 x 2 block from row 2, column 6
(assert ((_ at-most 1) tent_2_6 tent_2_7 tent_3_7))
; no two tents touch in the 2 x 2 block from row 2, column 7
(assert ((_ at-most 1) tent_2_7 tent_3_7))
; no two tents touch in the 2 x 2 block from row 2, column 8
(assert ((_ at-most 1) tent_2_9 tent_3_9))
; no two tents touch in the 2 x 2 block from row 2, column 9
(assert ((_ at-most 1) tent_2_9 tent_2_10 tent_3_9 tent_3_10))
; no two tents touch in the 2 x 2 block from row 3, column 1
(assert ((_ at-most 1) tent_3_1 tent_4_1 tent_4_2))
; no two tents touch in the 2 x 2 block from row 3, column 2
(assert ((_ at-most 1) tent_3_3 tent_4_2 tent_4_3))
; no two tents touch in the 2 x 2 block from row 3, column 3
(assert ((_ at-most 1) tent_3_3 tent_3_4 tent_4_3 tent_4_4))
; no two tents touch in the 2 x 2 block from row 3, column 4
(assert ((_ at-most 1) tent_3_4 tent_3_5 tent_4_4 tent_4_5))
; no two tents touch in the 2 x 2 block from row 3, column 5
(assert ((_ at-most 1) tent_3_5 tent_4_5 tent_4_6))
; no two tents touch in the 2 x 2 block from row 3, column 6
(assert ((_ at-most 1) tent_3_7 tent_4_6 tent_4_7))
; no two tents touch in the 2 x 2 block from row 3, column 7
(assert ((_ at-most 1) tent_3_7 tent_4_7 tent_4_8))
; no two tents touch in the 2 x 2 block from row 3, column 8
(assert ((_ at-most 1) tent_3_9 tent_4_8))
; no two tents touch in the 2 x 2 block from row 3, column 9
(assert ((_ at-most 1) tent_3_9 tent_3_10 tent_4_10))
; no two tents touch in the 2 x 2 block from row 4, column 1
(assert ((_ at-most 1) tent_4_1 tent_4_2 tent_5_1 tent_5_2))
; no two tents touch in the 2 x 2 block from row 4, column 2
(assert ((_ at-most 1) tent_4_2 tent_4_3 tent_5_2 tent_5_3))
; no two tents touch in the 2 x 2 block from row 4, column 3
(assert ((_ at-most 1) tent_4_3 tent_4_4 tent_5_3 tent_5_4))
; no two tents touch in the 2 x 2 block from row 4, column 4
(assert ((_ at-most 1) tent_4_4 tent_4_5 tent_5_4 tent_5_5))
; no two tents touch in the 2 x 2 block from row 4, column 5
(assert ((_ at-most 1) tent_4_5 tent_4_6 tent_5_5 tent_5_6))
; no two tents touch in the 2 x 2 block from row 4, column 6
(assert ((_ at-most 1) tent_4_6 tent_4_7 tent_5_6 tent_5_7))
; no two tents touch in the 2 x 2 block from row 4, column 7
(assert ((_ at-most 1) tent_4_7 tent_4_8 tent_5_7 tent_5_8))
; no two tents touch in the 2 x 2 block from row 4, column 8
(assert ((_ at-most 1) tent_4_8 tent_5_8 tent_5_9))
; no two tents touch in the 2 x 2 block from row 4, column 9
(assert ((_ at-most 1) tent_4_10 tent_5_9 tent_5_10))
; no two tents touch in the 2 x 2 block from row 5, column 1
(assert ((_ at-most 1) tent_5_1 tent_5_2 tent_6_1 tent_6_2))
; no two tents touch in the 2 x 2 block from row 5, column 2
(assert ((_ at-most 1) tent_5_2 tent_5_3 tent_6_2))
; no two tents touch in the 2 x 2 block from row 5, column 3
(assert ((_ at-most 1) tent_5_3 tent_5_4))
; no two tents touch in the 2 x 2 block from row 5, column 4
(assert ((_ at-most 1) tent_5_4 tent_5_5 tent_6_5))
; no two tents touch in the 2 x 2 block from row 5, column 5
(assert ((_ at-most 1) tent_5_5 tent_5_6 tent_6_5 tent_6_6))
; no two tents touch in the 2 x 2 block from row 5, column 6
(assert ((_ at-most 1) tent_5_6 tent_5_7 tent_6_6))
; no two tents touch in the 2 x 2 block from row 5, column 7
(assert ((_ at-most 1) tent_5_7 tent_5_8 tent_6_8))
; no two tents touch in the 2 x 2 block from row 5, column 8
(assert ((_ at-most 1) tent_5_8 tent_5_9 tent_6_8 tent_6_9))
; no two tents touch in the 2 x 2 block from row 5, column 9
(assert ((_ at-most 1) tent_5_9 tent_5_10 tent_6_9 tent_6_10))
; no two tents touch in the 2 x 2 block from row 6, column 1
(assert ((_ at-most 1) tent_6_1 tent_6_2 tent_7_2))
; no two tents touch in the 2 x 2 block from row 6, column 2
(assert ((_ at-most 1) tent_6_2 tent_7_2 tent_7_3))
; no two tents touch in the 2 x 2 block from row 6, column 3
(assert ((_ at-most 1) tent_7_3 tent_7_4))
; no two tents touch in the 2 x 2 block from row 6, column 4
(assert ((_ at-most 1) tent_6_5 tent_7_4 tent_7_5))
; no two tents touch in the 2 x 2 block from row 6, column 5
(assert ((_ at-most 1) tent_6_5 tent_6_6 tent_7_5 tent_7_6))
; no two tents touch in the 2 x 2 block from row 6, column 6
(assert ((_ at-most 1) tent_6_6 tent_7_6 tent_7_7))
; no two tents touch in the 2 x 2 block from row 6, column 7
(assert ((_ at-most 1) tent_6_8 tent_7_7 tent_7_8))
; no two tents touch in the 2 x 2 block from row 6, column 8
(assert ((_ at-most 1) tent_6_8 tent_6_9 tent_7_8 tent_7_9))
; no two tents touch in the 2 x 2 block from row 6, column 9
(assert ((_ at-most 1) tent_6_9 tent_6_10 tent_7_9))
; no two tents touch in the 2 x 2 block from row 7, column 1
(assert ((_ at-most 1) tent_7_2 tent_8_1 tent_8_2))
; no two tents touch in the 2 x 2 block from row 7, column 2
(assert ((_ at-most 1) tent_7_2 tent_7_3 tent_8_2))
; no two tents touch in the 2 x 2 block from row 7, column 3
(assert ((_ at-most 1) tent_7_3 tent_7_4 tent_8_4))
; no two tents touch in the 2 x 2 block from row 7, column 4
(assert ((_ at-most 1) tent_7_4 tent_7_5 tent_8_4 tent_8_5))
; no two tents touch in the 2 x 2 block from row 7, column 5
(assert ((_ at-most 1) tent_7_5 tent_7_6 tent_8_5 tent_8_6))
; no two tents touch in the 2 x 2 block from row 7, column 6
(assert ((_ at-most 1) tent_7_6 tent_7_7 tent_8_6 tent_8_7))
; no two tents touch in the 2 x 2 block from row 7, column 7
(assert ((_ at-most 1) tent_7_7 tent_7_8 tent_8_7 tent_8_8))
; no two tents touch in the 2 x 2 block from row 7, column 8
(assert ((_ at-most 1) tent_7_8 tent_7_9 tent_8_8 tent_8_9))
; no two tents touch in the 2 x 2 block from row 7, column 9
(assert ((_ at-most 1) tent_7_9 tent_8_9 tent_8_10))
; no two tents touch in the 2 x 2 block from row 8, column 1
(assert ((_ at-most 1) tent_8_1 tent_8_2 tent_9_1 tent_9_2))
; no two tents touch in the 2 x 2 block from row 8, column 2
(assert ((_ at-most 1) tent_8_2 tent_9_2))
; no two tents touch in the 2 x 2 block from row 8, column 3
(assert ((_ at-most 1) tent_8_4 tent_9_4))
; no two tents touch in the 2 x 2 block from row 8, column 4
(assert ((_ at-most 1) tent_8_4 tent_8_5 tent_9_4 tent_9_5))
; no two tents touch in the 2 x 2 block from row 8, column 5
(assert ((_ at-most 1) tent_8_5 tent_8_6 tent_9_5 tent_9_6))
; no two tents touch in the 2 x 2 block from row 8, column 6
(assert ((_ at-most 1) tent_8_6 tent_8_7 tent_9_6 tent_9_7))
; no two tents touch in the 2 x 2 block from row 8, column 7
(assert ((_ at-most 1) tent_8_7 tent_8_8 tent_9_7 tent_9_8))
; no two tents touch in the 2 x 2 block from row 8, column 8
(assert ((_ at-most 1) tent_8_8 tent_8_9 tent_9_8))
; no two tents touch in the 2 x 2 block from row 8, column 9
(assert ((_ at-most 1) tent_8_9 tent_8_10))
; no two tents touch in the 2 x 2 block from row 9, column 1
(assert ((_ at-most 1) tent_9_1 tent_9_2 tent_10_1 tent_10_2))
; no two tents touch in the 2 x 2 block from row 9, column 2
(assert ((_ at-most 1) tent_9_2 tent_10_2))
; no two tents touch in the 2 x 2 block from row 9, column 3
(assert ((_ at-most 1) tent_9_4 tent_10_4))
; no two tents touch in the 2 x 2 block from row 9, column 4
(assert ((_ at-most 1) tent_9_4 tent_9_5 tent_10_4 tent_10_5))
; no two tents touch in the 2 x 2 block from row 9, column 5
(assert ((_ at-most 1) tent_9_5 tent_9_6 tent_10_5 tent_10_6))
; no two tents touch in the 2 x 2 block from row 9, column 6
(assert ((_ at-most 1) tent_9_6 tent_9_7 tent_10_6))
; no two tents touch in the 2 x 2 block from row 9, column 7
(assert ((_ at-most 1) tent_9_7 tent_9_8 tent_10_8))
; no two tents touch in the 2 x 2 block from row 9, column 8
(assert ((_ at-most 1) tent_9_8 tent_10_8))
; column 1 has exactly 1 tent
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1 1) tent_1_1 tent_2_1 tent_3_1 tent_4_1 tent_5_1 tent_6_1 tent_8_1 tent_9_1 tent_10_1))
; column 3 has exactly 2 tents
(assert ((_ pbeq 2 1 1 1 1) tent_3_3 tent_4_3 tent_5_3 tent_7_3))
; column 4 has exactly 3 tents
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1) tent_1_4 tent_2_4 tent_3_4 tent_4_4 tent_5_4 tent_7_4 tent_8_4 tent_9_4 tent_10_4))
; column 8 has exactly 3 tents
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1) tent_1_8 tent_4_8 tent_5_8 tent_6_8 tent_7_8 tent_8_8 tent_9_8 tent_10_8))
; row 9 has exactly 2 tents
(assert ((_ pbeq 2 1 1 1 1 1 1 1) tent_9_1 tent_9_2 tent_9_4 tent_9_5 tent_9_6 tent_9_7 tent_9_8))
; each tree has a tent of its own, and each tent belongs to one tree
(assert ((_ pbeq 1 1 1) tree_1_3_has_1_2 tree_1_3_has_1_4))
(assert ((_ pbeq 1 1 1 1) tree_1_6_has_1_5 tree_1_6_has_1_7 tree_1_6_has_2_6))
(assert ((_ pbeq 1 1 1) tree_1_10_has_1_9 tree_1_10_has_2_10))
(assert ((_ pbeq 1 1 1 1) tree_2_3_has_2_2 tree_2_3_has_2_4 tree_2_3_has_3_3))
(assert ((_ pbeq 1 1 1 1) tree_2_8_has_1_8 tree_2_8_has_2_7 tree_2_8_has_2_9))
(assert ((_ pbeq 1 1 1 1 1) tree_3_2_has_2_2 tree_3_2_has_3_1 tree_3_2_has_3_3 tree_3_2_has_4_2))
(assert ((_ pbeq 1 1 1 1 1) tree_3_6_has_2_6 tree_3_6_has_3_5 tree_3_6_has_3_7 tree_3_6_has_4_6))
(assert ((_ pbeq 1 1 1 1) tree_3_8_has_3_7 tree_3_8_has_3_9 tree_3_8_has_4_8))
(assert ((_ pbeq 1 1 1 1 1) tree_4_9_has_3_9 tree_4_9_has_4_8 tree_4_9_has_4_10 tree_4_9_has_5_9))
(assert ((_ pbeq 1 1 1 1) tree_6_3_has_5_3 tree_6_3_has_6_2 tree_6_3_has_7_3))
(assert ((_ pbeq 1 1 1 1) tree_6_4_has_5_4 tree_6_4_has_6_5 tree_6_4_has_7_4))
(assert ((_ pbeq 1 1 1 1 1) tree_6_7_has_5_7 tree_6_7_has_6_6 tree_6_7_has_6_8 tree_6_7_has_7_7))
(assert ((_ pbeq 1 1 1 1) tree_7_1_has_6_1 tree_7_1_has_7_2 tree_7_1_has_8_1))
(assert ((_ pbeq 1 1 1 1) tree_7_10_has_6_10 tree_7_10_has_7_9 tree_7_10_has_8_10))
(assert ((_ pbeq 1 1 1 1) tree_8_3_has_7_3 tree_8_3_has_8_2 tree_8_3_has_8_4))
(assert ((_ pbeq 1 1 1) tree_9_3_has_9_2 tree_9_3_has_9_4))
(assert ((_ pbeq 1 1 1) tree_9_9_has_8_9 tree_9_9_has_9_8))
(assert ((_ pbeq 1 1 1) tree_9_10_has_8_10 tree_9_10_has_10_10))
(assert ((_ pbeq 1 1 1) tree_10_3_has_10_2 tree_10_3_has_10_4))
(assert ((_ pbeq 1 1 1 1) tree_10_7_has_9_7 tree_10_7_has_10_6 tree_10_7_has_10_8))
(assert ((_ pbeq 1 1 1) tree_10_9_has_10_8 tree_10_9_has_10_10))
(assert ((_ pbeq 1 1) (not tent_1_1)))
(assert ((_ pbeq 1 1 1) (not tent_1_2) tree_1_3_has_1_2))
(assert ((_ pbeq 1 1 1) (not tent_1_4) tree_1_3_has_1_4))
(assert ((_ pbeq 1 1 1) (not tent_1_5) tree_1_6_has_1_5))
(assert ((_ pbeq 1 1 1) (not tent_1_7) tree_1_6_has_1_7))
(assert ((_ pbeq 1 1 1) (not tent_1_8) tree_2_8_has_1_8))
(assert ((_ pbeq 1 1 1) (not tent_1_9) tree_1_10_has_1_9))
(assert ((_ pbeq 1 1) (not tent_2_1)))
(assert ((_ pbeq 1 1 1 1) (not tent_2_2) tree_2_3_has_2_2 tree_3_2_has_2_2))
(assert ((_ pbeq 1 1 1) (not tent_2_4) tree_2_3_has_2_4))
(assert ((_ pbeq 1 1) (not tent_2_5)))
(assert ((_ pbeq 1 1 1 1) (not tent_2_6) tree_1_6_has_2_6 tree_3_6_has_2_6))
(assert ((_ pbeq 1 1 1) (not tent_2_7) tree_2_8_has_2_7))
(assert ((_ pbeq 1 1 1) (not tent_2_9) tree_2_8_has_2_9))
(assert ((_ pbeq 1 1 1) (not tent_2_10) tree_1_10_has_2_10))
(assert ((_ pbeq 1 1 1) (not tent_3_1) tree_3_2_has_3_1))
(assert ((_ pbeq 1 1 1 1) (not tent_3_3) tree_2_3_has_3_3 tree_3_2_has_3_3))
(assert ((_ pbeq 1 1) (not tent_3_4)))
(assert ((_ pbeq 1 1 1) (not tent_3_5) tree_3_6_has_3_5))
(assert ((_ pbeq 1 1 1 1) (not tent_3_7) tree_3_6_has_3_7 tree_3_8_has_3_7))
(assert ((_ pbeq 1 1 1 1) (not tent_3_9) tree_3_8_has_3_9 tree_4_9_has_3_9))
(assert ((_ pbeq 1 1) (not tent_3_10)))
(assert ((_ pbeq 1 1) (not tent_4_1)))
(assert ((_ pbeq 1 1 1) (not tent_4_2) tree_3_2_has_4_2))
(assert ((_ pbeq 1 1) (not tent_4_3)))
(assert ((_ pbeq 1 1) (not tent_4_4)))
(assert ((_ pbeq 1 1) (not tent_4_5)))
(assert ((_ pbeq 1 1 1) (not tent_4_6) tree_3_6_has_4_6))
(assert ((_ pbeq 1 1) (not tent_4_7)))
(assert ((_ pbeq 1 1 1 1) (not tent_4_8) tree_3_8_has_4_8 tree_4_9_has_4_8))
(assert ((_ pbeq 1 1 1) (not tent_4_10) tree_4_9_has_4_10))
(assert ((_ pbeq 1 1) (not tent_5_1)))
(assert ((_ pbeq 1 1) (not tent_5_2)))
(assert ((_ pbeq 1 1 1) (not tent_5_3) tree_6_3_has_5_3))
(assert ((_ pbeq 1 1 1) (not tent_5_4) tree_6_4_has_5_4))
(assert ((_ pbeq 1 1) (not tent_5_5)))
(assert ((_ pbeq 1 1) (not tent_5_6)))
(assert ((_ pbeq 1 1 1) (not tent_5_7) tree_6_7_has_5_7))
(assert ((_ pbeq 1 1) (not tent_5_8)))
(assert ((_ pbeq 1 1 1) (not tent_5_9) tree_4_9_has_5_9))
(assert ((_ pbeq 1 1) (not tent_5_10)))
(assert ((_ pbeq 1 1 1) (not tent_6_1) tree_7_1_has_6_1))
(assert ((_ pbeq 1 1 1) (not tent_6_2) tree_6_3_has_6_2))
(assert ((_ pbeq 1 1 1) (not tent_6_5) tree_6_4_has_6_5))
(assert ((_ pbeq 1 1 1) (not tent_6_6) tree_6_7_has_6_6))
(assert ((_ pbeq 1 1 1) (not tent_6_8) tree_6_7_has_6_8))
(assert ((_ pbeq 1 1) (not tent_6_9)))
(assert ((_ pbeq 1 1 1) (not tent_6_10) tree_7_10_has_6_10))
(assert ((_ pbeq 1 1 1) (not tent_7_2) tree_7_1_has_7_2))
(assert ((_ pbeq 1 1 1 1) (not tent_7_3) tree_6_3_has_7_3 tree_8_3_has_7_3))
(assert ((_ pbeq 1 1 1) (not tent_7_4) tree_6_4_has_7_4))
(assert ((_ pbeq 1 1) (not tent_7_5)))
(assert ((_ pbeq 1 1) (not tent_7_6)))
(assert ((_ pbeq 1 1 1) (not tent_7_7) tree_6_7_has_7_7))
(assert ((_ pbeq 1 1) (not tent_7_8)))
(assert ((_ pbeq 1 1 1) (not tent_7_9) tree_7_10_has_7_9))
(assert ((_ pbeq 1 1 1) (not tent_8_1) tree_7_1_has_8_1))
(assert ((_ pbeq 1 1 1) (not tent_8_2) tree_8_3_has_8_2))
(assert ((_ pbeq 1 1 1) (not tent_8_4) tree_8_3_has_8_4))
(assert ((_ pbeq 1 1) (not tent_8_5)))
(assert ((_ pbeq 1 1) (not tent_8_6)))
(assert ((_ pbeq 1 1) (not tent_8_7)))
(assert ((_ pbeq 1 1) (not tent_8_8)))
(assert ((_ pbeq 1 1 1) (not tent_8_9) tree_9_9_has_8_9))
(assert ((_ pbeq 1 1 1 1) (not tent_8_10) tree_7_10_has_8_10 tree_9_10_has_8_10))
(assert ((_ pbeq 1 1) (not tent_9_1)))
(assert ((_ pbeq 1 1 1) (not tent_9_2) tree_9_3_has_9_2))
(assert ((_ pbeq 1 1 1) (not tent_9_4) tree_9_3_has_9_4))
(assert ((_ pbeq 1 1) (not tent_9_5)))
(assert ((_ pbeq 1 1) (not tent_9_6)))
(assert ((_ pbeq 1 1 1) (not tent_9_7) tree_10_7_has_9_7))
(assert ((_ pbeq 1 1 1) (not tent_9_8) tree_9_9_has_9_8))
(assert ((_ pbeq 1 1) (not tent_10_1)))
(assert ((_ pbeq 1 1 1) (not tent_10_2) tree_10_3_has_10_2))
(assert ((_ pbeq 1 1 1) (not tent_10_4) tree_10_3_has_10_4))
(assert ((_ pbeq 1 1) (not tent_10_5)))
(assert ((_ pbeq 1 1 1) (not tent_10_6) tree_10_7_has_10_6))
(assert ((_ pbeq 1 1 1 1) (not tent_10_8) tree_10_7_has_10_8 tree_10_9_has_10_8))
(assert ((_ pbeq 1 1 1 1) (not tent_10_10) tree_9_10_has_10_10 tree_10_9_has_10_10))
(check-sat)
(get-model)
