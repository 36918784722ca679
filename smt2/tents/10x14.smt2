; tents, classic:
;
; tents:
; 0 5 0 5 0 5 0 4 0 2 2 3 2 3
; 6 T_T_T_____T_T_
; 1 ___T___T___T__
; 4 _______T_T____
; 2 _T____T______T
; 3 T________T____
; 3 ___T___T_____T
; 1 ___T_T_____T__
; 5 _____________T
; 0 _T___T_T__T___
; 6 T_T_T____T_T__
;
; tent_1_2 is true when row 1, column 2 holds A, and likewise for the others.
(declare-const tent_1_2 Bool)
(declare-const tent_1_4 Bool)
(declare-const tent_1_6 Bool)
(declare-const tent_1_7 Bool)
(declare-const tent_1_8 Bool)
(declare-const tent_1_9 Bool)
(declare-const tent_1_10 Bool)
(declare-const tent_1_12 Bool)
(declare-const tent_1_14 Bool)
(declare-const tent_2_1 Bool)
(declare-const tent_2_2 Bool)
(declare-const tent_2_3 Bool)
(declare-const tent_2_5 Bool)
(declare-const tent_2_6 Bool)
(declare-const tent_2_7 Bool)
(declare-const tent_2_9 Bool)
(declare-const tent_2_10 Bool)
(declare-const tent_2_11 Bool)
(declare-const tent_2_13 Bool)
(declare-const tent_2_14 Bool)
(declare-const tent_3_1 Bool)
(declare-const tent_3_2 Bool)
(declare-const tent_3_3 Bool)
(declare-const tent_3_4 Bool)
(declare-const tent_3_5 Bool)
(declare-const tent_3_6 Bool)
(declare-const tent_3_7 Bool)
(declare-const tent_3_9 Bool)
(declare-const tent_3_11 Bool)
(declare-const tent_3_12 Bool)
(declare-const tent_3_13 Bool)
(declare-const tent_3_14 Bool)
(declare-const tent_4_1 Bool)
(declare-const tent_4_3 Bool)
(declare-const tent_4_4 Bool)
(declare-const tent_4_5 Bool)
(declare-const tent_4_6 Bool)
(declare-const tent_4_8 Bool)
(declare-const tent_4_9 Bool)
(declare-const tent_4_10 Bool)
(declare-const tent_4_11 Bool)
(declare-const tent_4_12 Bool)
(declare-const tent_4_13 Bool)
(declare-const tent_5_2 Bool)
(declare-const tent_5_3 Bool)
(declare-const tent_5_4 Bool)
(declare-const tent_5_5 Bool)
(declare-const tent_5_6 Bool)
(declare-const tent_5_7 Bool)
(declare-const tent_5_8 Bool)
(declare-const tent_5_9 Bool)
(declare-const tent_5_11 Bool)
(declare-const tent_5_12 Bool)
(declare-const tent_5_13 Bool)
(declare-const tent_5_14 Bool)
(declare-const tent_6_1 Bool)
(declare-const tent_6_2 Bool)
(declare-const tent_6_3 Bool)
(declare-const tent_6_5 Bool)
(declare-const tent_6_6 Bool)
(declare-const tent_6_7 Bool)
(declare-const tent_6_9 Bool)
(declare-const tent_6_10 Bool)
(declare-const tent_6_11 Bool)
(declare-const tent_6_12 Bool)
(declare-const tent_6_13 Bool)
(declare-const tent_7_1 Bool)
(declare-const tent_7_2 Bool)
(declare-const tent_7_3 Bool)
(declare-const tent_7_5 Bool)
(declare-const tent_7_7 Bool)
(declare-const tent_7_8 Bool)
(declare-const tent_7_9 Bool)
(declare-const tent_7_10 Bool)
(declare-const tent_7_11 Bool)
(declare-const tent_7_13 Bool)
(declare-const tent_7_14 Bool)
(declare-const tent_8_1 Bool)
(declare-const tent_8_2 Bool)
(declare-const tent_8_3 Bool)
(declare-const tent_8_4 Bool)
(declare-const tent_8_5 Bool)
(declare-const tent_8_6 Bool)
(declare-const tent_8_7 Bool)
(declare-const tent_8_8 Bool)
(declare-const tent_8_9 Bool)
(declare-const tent_8_10 Bool)
(declare-const tent_8_11 Bool)
(declare-const tent_8_12 Bool)
(declare-const tent_8_13 Bool)
(declare-const tent_9_1 Bool)
(declare-const tent_9_3 Bool)
(declare-const tent_9_4 Bool)
(declare-const tent_9_5 Bool)
(declare-const tent_9_7 Bool)
(declare-const tent_9_9 Bool)
(declare-const tent_9_10 Bool)
(declare-const tent_9_12 Bool)
(declare-const tent_9_13 Bool)
(declare-const tent_9_14 Bool)
(declare-const tent_10_2 Bool)
(declare-const tent_10_4 Bool)
(declare-const tent_10_6 Bool)
(declare-const tent_10_7 Bool)
(declare-const tent_10_8 Bool)
(declare-const tent_10_9 Bool)
(declare-const tent_10_11 Bool)
(declare-const tent_10_13 Bool)
(declare-const tent_10_14 Bool)
(declare-const tree_1_1_has_1_2 Bool)
(declare-const tree_1_1_has_2_1 Bool)
(declare-const tree_1_3_has_1_2 Bool)
(declare-const tree_1_3_has_1_4 Bool)
(declare-const tree_1_3_has_2_3 Bool)
(declare-const tree_1_5_has_1_4 Bool)
(declare-const tree_1_5_has_1_6 Bool)
(declare-const tree_1_5_has_2_5 Bool)
(declare-const tree_1_11_has_1_10 Bool)
(declare-const tree_1_11_has_1_12 Bool)
(declare-const tree_1_11_has_2_11 Bool)
(declare-const tree_1_13_has_1_12 Bool)
(declare-const tree_1_13_has_1_14 Bool)
(declare-const tree_1_13_has_2_13 Bool)
(declare-const tree_2_4_has_1_4 Bool)
(declare-const tree_2_4_has_2_3 Bool)
(declare-const tree_2_4_has_2_5 Bool)
(declare-const tree_2_4_has_3_4 Bool)
(declare-const tree_2_8_has_1_8 Bool)
(declare-const tree_2_8_has_2_7 Bool)
(declare-const tree_2_8_has_2_9 Bool)
(declare-const tree_2_12_has_1_12 Bool)
(declare-const tree_2_12_has_2_11 Bool)
(declare-const tree_2_12_has_2_13 Bool)
(declare-const tree_2_12_has_3_12 Bool)
(declare-const tree_3_8_has_3_7 Bool)
(declare-const tree_3_8_has_3_9 Bool)
(declare-const tree_3_8_has_4_8 Bool)
(declare-const tree_3_10_has_2_10 Bool)
(declare-const tree_3_10_has_3_9 Bool)
(declare-const tree_3_10_has_3_11 Bool)
(declare-const tree_3_10_has_4_10 Bool)
(declare-const tree_4_2_has_3_2 Bool)
(declare-const tree_4_2_has_4_1 Bool)
(declare-const tree_4_2_has_4_3 Bool)
(declare-const tree_4_2_has_5_2 Bool)
(declare-const tree_4_7_has_3_7 Bool)
(declare-const tree_4_7_has_4_6 Bool)
(declare-const tree_4_7_has_4_8 Bool)
(declare-const tree_4_7_has_5_7 Bool)
(declare-const tree_4_14_has_3_14 Bool)
(declare-const tree_4_14_has_4_13 Bool)
(declare-const tree_4_14_has_5_14 Bool)
(declare-const tree_5_1_has_4_1 Bool)
(declare-const tree_5_1_has_5_2 Bool)
(declare-const tree_5_1_has_6_1 Bool)
(declare-const tree_5_10_has_4_10 Bool)
(declare-const tree_5_10_has_5_9 Bool)
(declare-const tree_5_10_has_5_11 Bool)
(declare-const tree_5_10_has_6_10 Bool)
(declare-const tree_6_4_has_5_4 Bool)
(declare-const tree_6_4_has_6_3 Bool)
(declare-const tree_6_4_has_6_5 Bool)
(declare-const tree_6_8_has_5_8 Bool)
(declare-const tree_6_8_has_6_7 Bool)
(declare-const tree_6_8_has_6_9 Bool)
(declare-const tree_6_8_has_7_8 Bool)
(declare-const tree_6_14_has_5_14 Bool)
(declare-const tree_6_14_has_6_13 Bool)
(declare-const tree_6_14_has_7_14 Bool)
(declare-const tree_7_4_has_7_3 Bool)
(declare-const tree_7_4_has_7_5 Bool)
(declare-const tree_7_4_has_8_4 Bool)
(declare-const tree_7_6_has_6_6 Bool)
(declare-const tree_7_6_has_7_5 Bool)
(declare-const tree_7_6_has_7_7 Bool)
(declare-const tree_7_6_has_8_6 Bool)
(declare-const tree_7_12_has_6_12 Bool)
(declare-const tree_7_12_has_7_11 Bool)
(declare-const tree_7_12_has_7_13 Bool)
(declare-const tree_7_12_has_8_12 Bool)
(declare-const tree_8_14_has_7_14 Bool)
(declare-const tree_8_14_has_8_13 Bool)
(declare-const tree_8_14_has_9_14 Bool)
(declare-const tree_9_2_has_8_2 Bool)
(declare-const tree_9_2_has_9_1 Bool)
(declare-const tree_9_2_has_9_3 Bool)
(declare-const tree_9_2_has_10_2 Bool)
(declare-const tree_9_6_has_8_6 Bool)
(declare-const tree_9_6_has_9_5 Bool)
(declare-const tree_9_6_has_9_7 Bool)
(declare-const tree_9_6_has_10_6 Bool)
(declare-const tree_9_8_has_8_8 Bool)
(declare-const tree_9_8_has_9_7 Bool)
(declare-const tree_9_8_has_9_9 Bool)
(declare-const tree_9_8_has_10_8 Bool)
(declare-const tree_9_11_has_8_11 Bool)
(declare-const tree_9_11_has_9_10 Bool)
(declare-const tree_9_11_has_9_12 Bool)
(declare-const tree_9_11_has_10_11 Bool)
(declare-const tree_10_1_has_9_1 Bool)
(declare-const tree_10_1_has_10_2 Bool)
(declare-const tree_10_3_has_9_3 Bool)
(declare-const tree_10_3_has_10_2 Bool)
(declare-const tree_10_3_has_10_4 Bool)
(declare-const tree_10_5_has_9_5 Bool)
(declare-const tree_10_5_has_10_4 Bool)
(declare-const tree_10_5_has_10_6 Bool)
(declare-const tree_10_10_has_9_10 Bool)
(declare-const tree_10_10_has_10_9 Bool)
(declare-const tree_10_10_has_10_11 Bool)
(declare-const tree_10_12_has_9_12 Bool)
(declare-const tree_10_12_has_10_11 Bool)
(declare-const tree_10_12_has_10_13 Bool)
; the tree at row 1, column 1 has a tent beside it
(assert (or tent_1_2 tent_2_1))
; the tree at row 1, column 3 has a tent beside it
(assert (or tent_1_2 tent_1_4 tent_2_3))
; the tree at row 1, column 5 has a tent beside it
(assert (or tent_1_4 tent_1_6 tent_2_5))
; the tree at row 1, column 11 has a tent beside it
(assert (or tent_1_10 tent_1_12 tent_2_11))
; the tree at row 1, column 13 has a tent beside it
(assert (or tent_1_12 tent_1_14 tent_2_13))
; the tree at row 2, column 4 has a tent beside it
(assert (or tent_1_4 tent_2_3 tent_2_5 tent_3_4))
; the tree at row 2, column 8 has a tent beside it
(assert (or tent_1_8 tent_2_7 tent_2_9))
; the tree at row 2, column 12 has a tent beside it
(assert (or tent_1_12 tent_2_11 tent_2_13 tent_3_12))
; the tree at row 3, column 8 has a tent beside it
(assert (or tent_3_7 tent_3_9 tent_4_8))
; the tree at row 3, column 10 has a tent beside it
(assert (or tent_2_10 tent_3_9 tent_3_11 tent_4_10))
; the tree at row 4, column 2 has a tent beside it
(assert (or tent_3_2 tent_4_1 tent_4_3 tent_5_2))
; the tree at row 4, column 7 has a tent beside it
(assert (or tent_3_7 tent_4_6 tent_4_8 tent_5_7))
; the tree at row 4, column 14 has a tent beside it
(assert (or tent_3_14 tent_4_13 tent_5_14))
; the tree at row 5, column 1 has a tent beside it
(assert (or tent_4_1 tent_5_2 tent_6_1))
; the tree at row 5, column 10 has a tent beside it
(assert (or tent_4_10 tent_5_9 tent_5_11 tent_6_10))
; the tree at row 6, column 4 has a tent beside it
(assert (or tent_5_4 tent_6_3 tent_6_5))
; the tree at row 6, column 8 has a tent beside it
(assert (or tent_5_8 tent_6_7 tent_6_9 tent_7_8))
; the tree at row 6, column 14 has a tent beside it
(assert (or tent_5_14 tent_6_13 tent_7_14))
; the tree at row 7, column 4 has a tent beside it
(assert (or tent_7_3 tent_7_5 tent_8_4))
; the tree at row 7, column 6 has a tent beside it
(assert (or tent_6_6 tent_7_5 tent_7_7 tent_8_6))
; the tree at row 7, column 12 has a tent beside it
(assert (or tent_6_12 tent_7_11 tent_7_13 tent_8_12))
; the tree at row 8, column 14 has a tent beside it
(assert (or tent_7_14 tent_8_13 tent_9_14))
; the tree at row 9, column 2 has a tent beside it
(assert (or tent_8_2 tent_9_1 tent_9_3 tent_10_2))
; the tree at row 9, column 6 has a tent beside it
(assert (or tent_8_6 tent_9_5 tent_9_7 tent_10_6))
; the tree at row 9, column 8 has a tent beside it
(assert (or tent_8_8 tent_9_7 tent_9_9 tent_10_8))
; the tree at row 9, column 11 has a tent beside it
(assert (or tent_8_11 tent_9_10 tent_9_12 tent_10_11))
; the tree at row 10, column 1 has a tent beside it
(assert (or tent_9_1 tent_10_2))
; the tree at row 10, column 3 has a tent beside it
(assert (or tent_9_3 tent_10_2 tent_10_4))
; the tree at row 10, column 5 has a tent beside it
(assert (or tent_9_5 tent_10_4 tent_10_6))
; the tree at row 10, column 10 has a tent beside it
(assert (or tent_9_10 tent_10_9 tent_10_11))
; the tree at row 10, column 12 has a tent beside it
(assert (or tent_9_12 tent_10_11 tent_10_13))
; no tree is beside row 1, column 7
(assert ((_ pbeq 0 1) tent_1_7))
; no tree is beside row 1, column 9
(assert ((_ pbeq 0 1) tent_1_9))
; no tree is beside row 2, column 2
(assert ((_ pbeq 0 1) tent_2_2))
; no tree is beside row 2, column 6
(assert ((_ pbeq 0 1) tent_2_6))
; no tree is beside row 2, column 14
(assert ((_ pbeq 0 1) tent_2_14))
; no tree is beside row 3, column 1
(assert ((_ pbeq 0 1) tent_3_1))
; no tree is beside row 3, column 3
(assert ((_ pbeq 0 1) tent_3_3))
; no tree is beside row 3, column 5
(assert ((_ pbeq 0 1) tent_3_5))
; no tree is beside row 3, column 6
(assert ((_ pbeq 0 1) tent_3_6))
; no tree is beside row 3, column 13
(assert ((_ pbeq 0 1) tent_3_13))
; no tree is beside row 4, column 4
(assert ((_ pbeq 0 1) tent_4_4))
; no tree is beside row 4, column 5
(assert ((_ pbeq 0 1) tent_4_5))
; no tree is beside row 4, column 9
(assert ((_ pbeq 0 1) tent_4_9))
; no tree is beside row 4, column 11
(assert ((_ pbeq 0 1) tent_4_11))
; no tree is beside row 4, column 12
(assert ((_ pbeq 0 1) tent_4_12))
; no tree is beside row 5, column 3
(assert ((_ pbeq 0 1) tent_5_3))
; no tree is beside row 5, column 5
(assert ((_ pbeq 0 1) tent_5_5))
; no tree is beside row 5, column 6
(assert ((_ pbeq 0 1) tent_5_6))
; no tree is beside row 5, column 12
(assert ((_ pbeq 0 1) tent_5_12))
; no tree is beside row 5, column 13
(assert ((_ pbeq 0 1) tent_5_13))
; no tree is beside row 6, column 2
(assert ((_ pbeq 0 1) tent_6_2))
; no tree is beside row 6, column 11
(assert ((_ pbeq 0 1) tent_6_11))
; no tree is beside row 7, column 1
(assert ((_ pbeq 0 1) tent_7_1))
; no tree is beside row 7, column 2
(assert ((_ pbeq 0 1) tent_7_2))
; no tree is beside row 7, column 9
(assert ((_ pbeq 0 1) tent_7_9))
; no tree is beside row 7, column 10
(assert ((_ pbeq 0 1) tent_7_10))
; no tree is beside row 8, column 1
(assert ((_ pbeq 0 1) tent_8_1))
; no tree is beside row 8, column 3
(assert ((_ pbeq 0 1) tent_8_3))
; no tree is beside row 8, column 5
(assert ((_ pbeq 0 1) tent_8_5))
; no tree is beside row 8, column 7
(assert ((_ pbeq 0 1) tent_8_7))
; no tree is beside row 8, column 9
(assert ((_ pbeq 0 1) tent_8_9))
; no tree is beside row 8, column 10
(assert ((_ pbeq 0 1) tent_8_10))
; no tree is beside row 9, column 4
(assert ((_ pbeq 0 1) tent_9_4))
; no tree is beside row 9, column 13
(assert ((_ pbeq 0 1) tent_9_13))
; no tree is beside row 10, column 7
(assert ((_ pbeq 0 1) tent_10_7))
; no tree is beside row 10, column 14
(assert ((_ pbeq 0 1) tent_10_14))
; no two tents touch in the 2 x 2 block from row 1, column 1
(assert ((_ at-most 1) tent_1_2 tent_2_1 tent_2_2))
; no two tents touch in the 2 x 2 block from row 1, column 2
(assert ((_ at-most 1) tent_1_2 tent_2_2 tent_2_3))
; no two tents touch in the 2 x 2 block from row 1, column 3
(assert ((_ at-most 1) tent_1_4 tent_2_3))
; no two tents touch in the 2 x 2 block from row 1, column 4
(assert ((_ at-most 1) tent_1_4 tent_2_5))
; no two tents touch in the 2 x 2 block from row 1, column 5
(assert ((_ at-most 1) tent_1_6 tent_2_5 tent_2_6))
; no two tents touch in the 2 x 2 block from row 1, column 6
(assert ((_ at-most 1) tent_1_6 tent_1_7 tent_2_6 tent_2_7))
; no two tents touch in the 2 x 2 block from row 1, column 7
(assert ((_ at-most 1) tent_1_7 tent_1_8 tent_2_7))
; no two tents touch in the 2 x 2 block from row 1, column 8
(assert ((_ at-most 1) tent_1_8 tent_1_9 tent_2_9))
; no two tents touch in the 2 x 2 block from row 1, column 9
(assert ((_ at-most 1) tent_1_9 tent_1_10 tent_2_9 tent_2_10))
; no two tents touch in the 2 x 2 block from row 1, column 10
(assert ((_ at-most 1) tent_1_10 tent_2_10 tent_2_11))
; no two tents touch in the 2 x 2 block from row 1, column 11
(assert ((_ at-most 1) tent_1_12 tent_2_11))
; no two tents touch in the 2 x 2 block from row 1, column 12
(assert ((_ at-most 1) tent_1_12 tent_2_13))
; no two tents touch in the 2 x 2 block from row 1, column 13
(assert ((_ at-most 1) tent_1_14 tent_2_13 tent_2_14))
; no two tents touch in the 2 x 2 block from row 2, column 1
(assert ((_ at-most 1) tent_2_1 tent_2_2 tent_3_1 tent_3_2))
; no two tents touch in the 2 x 2 block from row 2, column 2
(assert ((_ at-most 1) tent_2_2 tent_2_3 tent_3_2 tent_3_3))
; no two tents touch in the 2 x 2 block from row 2, column 3
(assert ((_ at-most 1) tent_2_3 tent_3_3 tent_3_4))
; no two tents touch in the 2 x 2 block from row 2, column 4
(assert ((_ at-most 1) tent_2_5 tent_3_4 tent_3_5))
; no two tents touch in the 2 x 2 block from row 2, column 5
(assert ((_ at-most 1) tent_2_5 tent_2_6 tent_3_5 tent_3_6))
; no two tents touch in the 2 x 2 block from row 2, column 6
(assert ((_ at-most 1) tent_2_6 tent_2_7 tent_3_6 tent_3_7))
; no two tents touch in the 2 x 2 block from row 2, column 7
(assert ((_ at-most 1) tent_2_7 tent_3_7))
; no two tents touch in the 2 x 2 block from row 2, column 8
(assert ((_ at-most 1) tent_2_9 tent_3_9))
; no two tents touch in the 2 x 2 block from row 2, column 9
(assert ((_ at-most 1) tent_2_9 tent_2_10 tent_3_9))
; no two tents touch in the 2 x 2 block from row 2, column 10
(assert ((_ at-most 1) tent_2_10 tent_2_11 tent_3_11))
; no two tents touch in the 2 x 2 block from row 2, column 11
(assert ((_ at-most 1) tent_2_11 tent_3_11 tent_3_12))
; no two tents touch in the 2 x 2 block from row 2, column 12
(assert ((_ at-most 1) tent_2_13 tent_3_12 tent_3_13))
; no two tents touch in the 2 x 2 block from row 2, column 13
(assert ((_ at-most 1) tent_2_13 tent_2_14 tent_3_13 tent_3_14))
; no two tents touch in the 2 x 2 block from row 3, column 1
(assert ((_ at-most 1) tent_3_1 tent_3_2 tent_4_1))
; no two tents touch in the 2 x 2 block from row 3, column 2
(assert ((_ at-most 1) tent_3_2 tent_3_3 tent_4_3))
; no two tents touch in the 2 x 2 block from row 3, column 3
(assert ((_ at-most 1) tent_3_3 tent_3_4 tent_4_3 tent_4_4))
; no two tents touch in the 2 x 2 block from row 3, column 4
(assert ((_ at-most 1) tent_3_4 tent_3_5 tent_4_4 tent_4_5))
; no two tents touch in the 2 x 2 block from row 3, column 5
(assert ((_ at-most 1) tent_3_5 tent_3_6 tent_4_5 tent_4_6))
; no two tents touch in the 2 x 2 block from row 3, column 6
(assert ((_ at-most 1) tent_3_6 tent_3_7 tent_4_6))
; no two tents touch in the 2 x 2 block from row 3, column 7
(assert ((_ at-most 1) tent_3_7 tent_4_8))
; no two tents touch in the 2 x 2 block from row 3, column 8
(assert ((_ at-most 1) tent_3_9 tent_4_8 tent_4_9))
; no two tents touch in the 2 x 2 block from row 3, column 9
(assert ((_ at-most 1) tent_3_9 tent_4_9 tent_4_10))
; no two tents touch in the 2 x 2 block from row 3, column 10
(assert ((_ at-most 1) tent_3_11 tent_4_10 tent_4_11))
; no two tents touch in the 2 x 2 block from row 3, column 11
(assert ((_ at-most 1) tent_3_11 tent_3_12 tent_4_11 tent_4_12))
; no two tents touch in the 2 x 2 block from row 3, column 12
(assert ((_ at-most 1) tent_3_12 tent_3_13 tent_4_12 tent_4_13))
; no two tents touch in the 2 x 2 block from row 3, column 13
(assert ((_ at-most 1) tent_3_13 tent_3_14 tent_4_13))
; no two tents touch in the 2 x 2 block from row 4, column 1
(assert ((_ at-most 1) tent_4_1 tent_5_2))
; no two tents touch in the 2 x 2 block from row 4, column 2
(assert ((_ at-most 1) tent_4_3 tent_5_2 tent_5_3))
; no two tents touch in the 2 x 2 block from row 4, column 3
(assert ((_ at-most 1) tent_4_3 tent_4_4 tent_5_3 tent_5_4))
; no two tents touch in the 2 x 2 block from row 4, column 4
(assert ((_ at-most 1) tent_4_4 tent_4_5 tent_5_4 tent_5_5))
; no two tents touch in the 2 x 2 block from row 4, column 5
(assert ((_ at-most 1) tent_4_5 tent_4_6 tent_5_5 tent_5_6))
; no two tents touch in the 2 x 2 block from row 4, column 6
(assert ((_ at-most 1) tent_4_6 tent_5_6 tent_5_7))
; no two tents touch in the 2 x 2 block from row 4, column 7
(assert ((_ at-most 1) tent_4_8 tent_5_7 tent_5_8))
; no two tents touch in the 2 x 2 block from row 4, column 8
(assert ((_ at-most 1) tent_4_8 tent_4_9 tent_5_8 tent_5_9))
; no two tents touch in the 2 x 2 block from row 4, column 9
(assert ((_ at-most 1) tent_4_9 tent_4_10 tent_5_9))
; no two tents touch in the 2 x 2 block from row 4, column 10
(assert ((_ at-most 1) tent_4_10 tent_4_11 tent_5_11))
; no two tents touch in the 2 x 2 block from row 4, column 11
(assert ((_ at-most 1) tent_4_11 tent_4_12 tent_5_11 tent_5_12))
; no two tents touch in the 2 x 2 block from row 4, column 12
(assert ((_ at-most 1) tent_4_12 tent_4_13 tent_5_12 tent_5_13))
; no two tents touch in the 2 x 2 block from row 4, column 13
(assert ((_ at-most 1) tent_4_13 tent_5_13 tent_5_14))
; no two tents touch in the 2 x 2 block from row 5, column 1
(assert ((_ at-most 1) tent_5_2 tent_6_1 tent_6_2))
; no two tents touch in the 2 x 2 block from row 5, column 2
(assert ((_ at-most 1) tent_5_2 tent_5_3 tent_6_2 tent_6_3))
; no two tents touch in the 2 x 2 block from row 5, column 3
(assert ((_ at-most 1) tent_5_3 tent_5_4 tent_6_3))
; no two tents touch in the 2 x 2 block from row 5, column 4
(assert ((_ at-most 1) tent_5_4 tent_5_5 tent_6_5))
; no two tents touch in the 2 x 2 block from row 5, column 5
(assert ((_ at-most 1) tent_5_5 tent_5_6 tent_6_5 tent_6_6))
; no two tents touch in the 2 x 2 block from row 5, column 6
(assert ((_ at-most 1) tent_5_6 tent_5_7 tent_6_6 tent_6_7))
; no two tents touch in the 2 x 2 block from row 5, column 7
(assert ((_ at-most 1) tent_5_7 tent_5_8 tent_6_7))
; no two tents touch in the 2 x 2 block from row 5, column 8
(assert ((_ at-most 1) tent_5_8 tent_5_9 tent_6_9))
; no two tents touch in the 2 x 2 block from row 5, column 9
(assert ((_ at-most 1) tent_5_9 tent_6_9 tent_6_10))
; no two tents touch in the 2 x 2 block from row 5, column 10
(assert ((_ at-most 1) tent_5_11 tent_6_10 tent_6_11))
; no two tents touch in the 2 x 2 block from row 5, column 11
(assert ((_ at-most 1) tent_5_11 tent_5_12 tent_6_11 tent_6_12))
; no two tents touch in the 2 x 2 block from row 5, column 12
(assert ((_ at-most 1) tent_5_12 tent_5_13 tent_6_12 tent_6_13))
; no two tents touch in the 2 x 2 block from row 5, column 13
(assert ((_ at-most 1) tent_5_13 tent_5_14 tent_6_13))
; no two tents touch in the 2 x 2 block from row 6, column 1
(assert ((_ at-most 1) tent_6_1 tent_6_2 tent_7_1 tent_7_2))
; no two tents touch in the 2 x 2 block from row 6, column 2
(assert ((_ at-most 1) tent_6_2 tent_6_3 tent_7_2 tent_7_3))
; no two tents touch in the 2 x 2 block from row 6, column 3
(assert ((_ at-most 1) tent_6_3 tent_7_3))
; no two tents touch in the 2 x 2 block from row 6, column 4
(assert ((_ at-most 1) tent_6_5 tent_7_5))
; no two tents touch in the 2 x 2 block from row 6, column 5
(assert ((_ at-most 1) tent_6_5 tent_6_6 tent_7_5))
; no two tents touch in the 2 x 2 block from row 6, column 6
(assert ((_ at-most 1) tent_6_6 tent_6_7 tent_7_7))
; no two tents touch in the 2 x 2 block from row 6, column 7
(assert ((_ at-most 1) tent_6_7 tent_7_7 tent_7_8))
; no two tents touch in the 2 x 2 block from row 6, column 8
(assert ((_ at-most 1) tent_6_9 tent_7_8 tent_7_9))
; no two tents touch in the 2 x 2 block from row 6, column 9
(assert ((_ at-most 1) tent_6_9 tent_6_10 tent_7_9 tent_7_10))
; no two tents touch in the 2 x 2 block from row 6, column 10
(assert ((_ at-most 1) tent_6_10 tent_6_11 tent_7_10 tent_7_11))
; no two tents touch in the 2 x 2 block from row 6, column 11
(assert ((_ at-most 1) tent_6_11 tent_6_12 tent_7_11))
; no two tents touch in the 2 x 2 block from row 6, column 12
(assert ((_ at-most 1) tent_6_12 tent_6_13 tent_7_13))
; no two tents touch in the 2 x 2 block from row 6, column 13
(assert ((_ at-most 1) tent_6_13 tent_7_13 tent_7_14))
; no two tents touch in the 2 x 2 block from row 7, column 1
(assert ((_ at-most 1) tent_7_1 tent_7_2 tent_8_1 tent_8_2))
; no two tents touch in the 2 x 2 block from row 7, column 2
(assert ((_ at-most 1) tent_7_2 tent_7_3 tent_8_2 tent_8_3))
; no two tents touch in the 2 x 2 block from row 7, column 3
(assert ((_ at-most 1) tent_7_3 tent_8_3 tent_8_4))
; no two tents touch in the 2 x 2 block from row 7, column 4
(assert ((_ at-most 1) tent_7_5 tent_8_4 tent_8_5))
; no two tents touch in the 2 x 2 block from row 7, column 5
(assert ((_ at-most 1) tent_7_5 tent_8_5 tent_8_6))
; no two tents touch in the 2 x 2 block from row 7, column 6
(assert ((_ at-most 1) tent_7_7 tent_8_6 tent_8_7))
; no two tents touch in the 2 x 2 block from row 7, column 7
(assert ((_ at-most 1) tent_7_7 tent_7_8 tent_8_7 tent_8_8))
; no two tents touch in the 2 x 2 block from row 7, column 8
(assert ((_ at-most 1) tent_7_8 tent_7_9 tent_8_8 tent_8_9))
; no two tents touch in the 2 x 2 block from row 7, column 9
(assert ((_ at-most 1) tent_7_9 tent_7_10 tent_8_9 tent_8_10))
; no two tents touch in the 2 x 2 block from row 7, column 10
(assert ((_ at-most 1) tent_7_10 tent_7_11 tent_8_10 tent_8_11))
; no two tents touch in the 2 x 2 block from row 7, column 11
(assert ((_ at-most 1) tent_7_11 tent_8_11 tent_8_12))
; no two tents touch in the 2 x 2 block from row 7, column 12
(assert ((_ at-most 1) tent_7_13 tent_8_12 tent_8_13))
; no two tents touch in the 2 x 2 block from row 7, column 13
(assert ((_ at-most 1) tent_7_13 tent_7_14 tent_8_13))
; no two tents touch in the 2 x 2 block from row 8, column 1
(assert ((_ at-most 1) tent_8_1 tent_8_2 tent_9_1))
; no two tents touch in the 2 x 2 block from row 8, column 2
(assert ((_ at-most 1) tent_8_2 tent_8_3 tent_9_3))
; no two tents touch in the 2 x 2 block from row 8, column 3
(assert ((_ at-most 1) tent_8_3 tent_8_4 tent_9_3 tent_9_4))
; no two tents touch in the 2 x 2 block from row 8, column 4
(assert ((_ at-most 1) tent_8_4 tent_8_5 tent_9_4 tent_9_5))
; no two tents touch in the 2 x 2 block from row 8, column 5
(assert ((_ at-most 1) tent_8_5 tent_8_6 tent_9_5))
; no two tents touch in the 2 x 2 block from row 8, column 6
(assert ((_ at-most 1) tent_8_6 tent_8_7 tent_9_7))
; no two tents touch in the 2 x 2 block from row 8, column 7
(assert ((_ at-most 1) tent_8_7 tent_8_8 tent_9_7))
; no two tents touch in the 2 x 2 block from row 8, column 8
(assert ((_ at-most 1) tent_8_8 tent_8_9 tent_9_9))
; no two tents touch in the 2 x 2 block from row 8, column 9
(assert ((_ at-most 1) tent_8_9 tent_8_10 tent_9_9 tent_9_10))
; no two tents touch in the 2 x 2 block from row 8, column 10
(assert ((_ at-most 1) tent_8_10 tent_8_11 tent_9_10))
; no two tents touch in the 2 x 2 block from row 8, column 11
(assert ((_ at-most 1) tent_8_11 tent_8_12 tent_9_12))
; no two tents touch in the 2 x 2 block from row 8, column 12
(assert ((_ at-most 1) tent_8_12 tent_8_13 tent_9_12 tent_9_13))
; no two tents touch in the 2 x 2 block from row 8, column 13
(assert ((_ at-most 1) tent_8_13 tent_9_13 tent_9_14))
; no two tents touch in the 2 x 2 block from row 9, column 1
(assert ((_ at-most 1) tent_9_1 tent_10_2))
; no two tents touch in the 2 x 2 block from row 9, column 2
(assert ((_ at-most 1) tent_9_3 tent_10_2))
; no two tents touch in the 2 x 2 block from row 9, column 3
(assert ((_ at-most 1) tent_9_3 tent_9_4 tent_10_4))
; no two tents touch in the 2 x 2 block from row 9, column 4
(assert ((_ at-most 1) tent_9_4 tent_9_5 tent_10_4))
; no two tents touch in the 2 x 2 block from row 9, column 5
(assert ((_ at-most 1) tent_9_5 tent_10_6))
; no two tents touch in the 2 x 2 block from row 9, column 6
(assert ((_ at-most 1) tent_9_7 tent_10_6 tent_10_7))
; no two tents touch in the 2 x 2 block from row 9, column 7
(assert ((_ at-most 1) tent_9_7 tent_10_7 tent_10_8))
; no two tents touch in the 2 x 2 block from row 9, column 8
(assert ((_ at-most 1) tent_9_9 tent_10_8 tent_10_9))
; no two tents touch in the 2 x 2 block from row 9, column 9
(assert ((_ at-most 1) tent_9_9 tent_9_10 tent_10_9))
; no two tents touch in the 2 x 2 block from row 9, column 10
(assert ((_ at-most 1) tent_9_10 tent_10_11))
; no two tents touch in the 2 x 2 block from row 9, column 11
(assert ((_ at-most 1) tent_9_12 tent_10_11))
; no two tents touch in the 2 x 2 block from row 9, column 12
(assert ((_ at-most 1) tent_9_12 tent_9_13 tent_10_13))
; no two tents touch in the 2 x 2 block from row 9, column 13
(assert ((_ at-most 1) tent_9_13 tent_9_14 tent_10_13 tent_10_14))
; column 1 has no tent
(assert ((_ pbeq 0 1 1 1 1 1 1 1) tent_2_1 tent_3_1 tent_4_1 tent_6_1 tent_7_1 tent_8_1 tent_9_1))
; column 2 has exactly 5 tents
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1) tent_1_2 tent_2_2 tent_3_2 tent_5_2 tent_6_2 tent_7_2 tent_8_2 tent_10_2))
; column 3 has no tent
(assert ((_ pbeq 0 1 1 1 1 1 1 1 1) tent_2_3 tent_3_3 tent_4_3 tent_5_3 tent_6_3 tent_7_3 tent_8_3 tent_9_3))
; column 4 has exactly 5 tents
(assert ((_ pbeq 5 1 1 1 1 1 1 1) tent_1_4 tent_3_4 tent_4_4 tent_5_4 tent_8_4 tent_9_4 tent_10_4))
; column 5 has no tent
(assert ((_ pbeq 0 1 1 1 1 1 1 1 1) tent_2_5 tent_3_5 tent_4_5 tent_5_5 tent_6_5 tent_7_5 tent_8_5 tent_9_5))
; column 6 has exactly 5 tents
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1) tent_1_6 tent_2_6 tent_3_6 tent_4_6 tent_5_6 tent_6_6 tent_8_6 tent_10_6))
; column 7 has no tent
(assert ((_ pbeq 0 1 1 1 1 1 1 1 1 1) tent_1_7 tent_2_7 tent_3_7 tent_5_7 tent_6_7 tent_7_7 tent_8_7 tent_9_7 tent_10_7))
; column 8 has exactly 4 tents
(assert ((_ pbeq 4 1 1 1 1 1 1) tent_1_8 tent_4_8 tent_5_8 tent_7_8 tent_8_8 tent_10_8))
; column 9 has no tent
(assert ((_ pbeq 0 1 1 1 1 1 1 1 1 1 1) tent_1_9 tent_2_9 tent_3_9 tent_4_9 tent_5_9 tent_6_9 tent_7_9 tent_8_9 tent_9_9 tent_10_9))
; column 10 has exactly 2 tents
(assert ((_ pbeq 2 1 1 1 1 1 1 1) tent_1_10 tent_2_10 tent_4_10 tent_6_10 tent_7_10 tent_8_10 tent_9_10))
; column 11 has exactly 2 tents
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1) tent_2_11 tent_3_11 tent_4_11 tent_5_11 tent_6_11 tent_7_11 tent_8_11 tent_10_11))
; column 12 has exactly 3 tents
(assert ((_ pbeq 3 1 1 1 1 1 1 1) tent_1_12 tent_3_12 tent_4_12 tent_5_12 tent_6_12 tent_8_12 tent_9_12))
; column 13 has exactly 2 tents
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1) tent_2_13 tent_3_13 tent_4_13 tent_5_13 tent_6_13 tent_7_13 tent_8_13 tent_9_13 tent_10_13))
; column 14 has exactly 3 tents
(assert ((_ pbeq 3 1 1 1 1 1 1 1) tent_1_14 tent_2_14 tent_3_14 tent_5_14 tent_7_14 tent_9_14 tent_10_14))
; row 1 has exactly 6 tents
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) tent_1_2 tent_1_4 tent_1_6 tent_1_7 tent_1_8 tent_1_9 tent_1_10 tent_1_12 tent_1_14))
; row 2 has exactly 1 tent
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1 1 1 1) tent_2_1 tent_2_2 tent_2_3 tent_2_5 tent_2_6 tent_2_7 tent_2_9 tent_2_10 tent_2_11 tent_2_13 tent_2_14))
; row 3 has exactly 4 tents
(assert ((_ pbeq 4 1 1 1 1 1 1 1 1 1 1 1 1) tent_3_1 tent_3_2 tent_3_3 tent_3_4 tent_3_5 tent_3_6 tent_3_7 tent_3_9 tent_3_11 tent_3_12 tent_3_13 tent_3_14))
; row 4 has exactly 2 tents
(assert ((_ pbeq 2 1 1 1 1 1 1 1 1 1 1 1) tent_4_1 tent_4_3 tent_4_4 tent_4_5 tent_4_6 tent_4_8 tent_4_9 tent_4_10 tent_4_11 tent_4_12 tent_4_13))
; row 5 has exactly 3 tents
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1 1) tent_5_2 tent_5_3 tent_5_4 tent_5_5 tent_5_6 tent_5_7 tent_5_8 tent_5_9 tent_5_11 tent_5_12 tent_5_13 tent_5_14))
; row 6 has exactly 3 tents
(assert ((_ pbeq 3 1 1 1 1 1 1 1 1 1 1 1) tent_6_1 tent_6_2 tent_6_3 tent_6_5 tent_6_6 tent_6_7 tent_6_9 tent_6_10 tent_6_11 tent_6_12 tent_6_13))
; row 7 has exactly 1 tent
(assert ((_ pbeq 1 1 1 1 1 1 1 1 1 1 1 1) tent_7_1 tent_7_2 tent_7_3 tent_7_5 tent_7_7 tent_7_8 tent_7_9 tent_7_10 tent_7_11 tent_7_13 tent_7_14))
; row 8 has exactly 5 tents
(assert ((_ pbeq 5 1 1 1 1 1 1 1 1 1 1 1 1 1) tent_8_1 tent_8_2 tent_8_3 tent_8_4 tent_8_5 tent_8_6 tent_8_7 tent_8_8 tent_8_9 tent_8_10 tent_8_11 tent_8_12 tent_8_13))
; row 9 has no tent
(assert ((_ pbeq 0 1 1 1 1 1 1 1 1 1 1) tent_9_1 tent_9_3 tent_9_4 tent_9_5 tent_9_7 tent_9_9 tent_9_10 tent_9_12 tent_9_13 tent_9_14))
; row 10 has exactly 6 tents
(assert ((_ pbeq 6 1 1 1 1 1 1 1 1 1) tent_10_2 tent_10_4 tent_10_6 tent_10_7 tent_10_8 tent_10_9 tent_10_11 tent_10_13 tent_10_14))
; each tree has a tent of its own, and each tent belongs to one tree
(assert ((_ pbeq 1 1 1) tree_1_1_has_1_2 tree_1_1_has_2_1))
(assert ((_ pbeq 1 1 1 1) tree_1_3_has_1_2 tree_1_3_has_1_4 tree_1_3_has_2_3))
(assert ((_ pbeq 1 1 1 1) tree_1_5_has_1_4 tree_1_5_has_1_6 tree_1_5_has_2_5))
(assert ((_ pbeq 1 1 1 1) tree_1_11_has_1_10 tree_1_11_has_1_12 tree_1_11_has_2_11))
(assert ((_ pbeq 1 1 1 1) tree_1_13_has_1_12 tree_1_13_has_1_14 tree_1_13_has_2_13))
(assert ((_ pbeq 1 1 1 1 1) tree_2_4_has_1_4 tree_2_4_has_2_3 tree_2_4_has_2_5 tree_2_4_has_3_4))
(assert ((_ pbeq 1 1 1 1) tree_2_8_has_1_8 tree_2_8_has_2_7 tree_2_8_has_2_9))
(assert ((_ pbeq 1 1 1 1 1) tree_2_12_has_1_12 tree_2_12_has_2_11 tree_2_12_has_2_13 tree_2_12_has_3_12))
(assert ((_ pbeq 1 1 1 1) tree_3_8_has_3_7 tree_3_8_has_3_9 tree_3_8_has_4_8))
(assert ((_ pbeq 1 1 1 1 1) tree_3_10_has_2_10 tree_3_10_has_3_9 tree_3_10_has_3_11 tree_3_10_has_4_10))
(assert ((_ pbeq 1 1 1 1 1) tree_4_2_has_3_2 tree_4_2_has_4_1 tree_4_2_has_4_3 tree_4_2_has_5_2))
(assert ((_ pbeq 1 1 1 1 1) tree_4_7_has_3_7 tree_4_7_has_4_6 tree_4_7_has_4_8 tree_4_7_has_5_7))
(assert ((_ pbeq 1 1 1 1) tree_4_14_has_3_14 tree_4_14_has_4_13 tree_4_14_has_5_14))
(assert ((_ pbeq 1 1 1 1) tree_5_1_has_4_1 tree_5_1_has_5_2 tree_5_1_has_6_1))
(assert ((_ pbeq 1 1 1 1 1) tree_5_10_has_4_10 tree_5_10_has_5_9 tree_5_10_has_5_11 tree_5_10_has_6_10))
(assert ((_ pbeq 1 1 1 1) tree_6_4_has_5_4 tree_6_4_has_6_3 tree_6_4_has_6_5))
(assert ((_ pbeq 1 1 1 1 1) tree_6_8_has_5_8 tree_6_8_has_6_7 tree_6_8_has_6_9 tree_6_8_has_7_8))
(assert ((_ pbeq 1 1 1 1) tree_6_14_has_5_14 tree_6_14_has_6_13 tree_6_14_has_7_14))
(assert ((_ pbeq 1 1 1 1) tree_7_4_has_7_3 tree_7_4_has_7_5 tree_7_4_has_8_4))
(assert ((_ pbeq 1 1 1 1 1) tree_7_6_has_6_6 tree_7_6_has_7_5 tree_7_6_has_7_7 tree_7_6_has_8_6))
(assert ((_ pbeq 1 1 1 1 1) tree_7_12_has_6_12 tree_7_12_has_7_11 tree_7_12_has_7_13 tree_7_12_has_8_12))
(assert ((_ pbeq 1 1 1 1) tree_8_14_has_7_14 tree_8_14_has_8_13 tree_8_14_has_9_14))
(assert ((_ pbeq 1 1 1 1 1) tree_9_2_has_8_2 tree_9_2_has_9_1 tree_9_2_has_9_3 tree_9_2_has_10_2))
(assert ((_ pbeq 1 1 1 1 1) tree_9_6_has_8_6 tree_9_6_has_9_5 tree_9_6_has_9_7 tree_9_6_has_10_6))
(assert ((_ pbeq 1 1 1 1 1) tree_9_8_has_8_8 tree_9_8_has_9_7 tree_9_8_has_9_9 tree_9_8_has_10_8))
(assert ((_ pbeq 1 1 1 1 1) tree_9_11_has_8_11 tree_9_11_has_9_10 tree_9_11_has_9_12 tree_9_11_has_10_11))
(assert ((_ pbeq 1 1 1) tree_10_1_has_9_1 tree_10_1_has_10_2))
(assert ((_ pbeq 1 1 1 1) tree_10_3_has_9_3 tree_10_3_has_10_2 tree_10_3_has_10_4))
(assert ((_ pbeq 1 1 1 1) tree_10_5_has_9_5 tree_10_5_has_10_4 tree_10_5_has_10_6))
(assert ((_ pbeq 1 1 1 1) tree_10_10_has_9_10 tree_10_10_has_10_9 tree_10_10_has_10_11))
(assert ((_ pbeq 1 1 1 1) tree_10_12_has_9_12 tree_10_12_has_10_11 tree_10_12_has_10_13))
(assert ((_ pbeq 1 1 1 1) (not tent_1_2) tree_1_1_has_1_2 tree_1_3_has_1_2))
(assert ((_ pbeq 1 1 1 1 1) (not tent_1_4) tree_1_3_has_1_4 tree_1_5_has_1_4 tree_2_4_has_1_4))
(assert ((_ pbeq 1 1 1) (not tent_1_6) tree_1_5_has_1_6))
(assert ((_ pbeq 1 1) (not tent_1_7)))
(assert ((_ pbeq 1 1 1) (not tent_1_8) tree_2_8_has_1_8))
(assert ((_ pbeq 1 1) (not tent_1_9)))
(assert ((_ pbeq 1 1 1) (not tent_1_10) tree_1_11_has_1_10))
(assert ((_ pbeq 1 1 1 1 1) (not tent_1_12) tree_1_11_has_1_12 tree_1_13_has_1_12 tree_2_12_has_1_12))
(assert ((_ pbeq 1 1 1) (not tent_1_14) tree_1_13_has_1_14))
(assert ((_ pbeq 1 1 1) (not tent_2_1) tree_1_1_has_2_1))
(assert ((_ pbeq 1 1) (not tent_2_2)))
(assert ((_ pbeq 1 1 1 1) (not tent_2_3) tree_1_3_has_2_3 tree_2_4_has_2_3))
(assert ((_ pbeq 1 1 1 1) (not tent_2_5) tree_1_5_has_2_5 tree_2_4_has_2_5))
(assert ((_ pbeq 1 1) (not tent_2_6)))
(assert ((_ pbeq 1 1 1) (not tent_2_7) tree_2_8_has_2_7))
(assert ((_ pbeq 1 1 1) (not tent_2_9) tree_2_8_has_2_9))
(assert ((_ pbeq 1 1 1) (not tent_2_10) tree_3_10_has_2_10))
(assert ((_ pbeq 1 1 1 1) (not tent_2_11) tree_1_11_has_2_11 tree_2_12_has_2_11))
(assert ((_ pbeq 1 1 1 1) (not tent_2_13) tree_1_13_has_2_13 tree_2_12_has_2_13))
(assert ((_ pbeq 1 1) (not tent_2_14)))
(assert ((_ pbeq 1 1) (not tent_3_1)))
(assert ((_ pbeq 1 1 1) (not tent_3_2) tree_4_2_has_3_2))
(assert ((_ pbeq 1 1) (not tent_3_3)))
(assert ((_ pbeq 1 1 1) (not tent_3_4) tree_2_4_has_3_4))
(assert ((_ pbeq 1 1) (not tent_3_5)))
(assert ((_ pbeq 1 1) (not tent_3_6)))
(assert ((_ pbeq 1 1 1 1) (not tent_3_7) tree_3_8_has_3_7 tree_4_7_has_3_7))
(assert ((_ pbeq 1 1 1 1) (not tent_3_9) tree_3_8_has_3_9 tree_3_10_has_3_9))
(assert ((_ pbeq 1 1 1) (not tent_3_11) tree_3_10_has_3_11))
(assert ((_ pbeq 1 1 1) (not tent_3_12) tree_2_12_has_3_12))
(assert ((_ pbeq 1 1) (not tent_3_13)))
(assert ((_ pbeq 1 1 1) (not tent_3_14) tree_4_14_has_3_14))
(assert ((_ pbeq 1 1 1 1) (not tent_4_1) tree_4_2_has_4_1 tree_5_1_has_4_1))
(assert ((_ pbeq 1 1 1) (not tent_4_3) tree_4_2_has_4_3))
(assert ((_ pbeq 1 1) (not tent_4_4)))
(assert ((_ pbeq 1 1) (not tent_4_5)))
(assert ((_ pbeq 1 1 1) (not tent_4_6) tree_4_7_has_4_6))
(assert ((_ pbeq 1 1 1 1) (not tent_4_8) tree_3_8_has_4_8 tree_4_7_has_4_8))
(assert ((_ pbeq 1 1) (not tent_4_9)))
(assert ((_ pbeq 1 1 1 1) (not tent_4_10) tree_3_10_has_4_10 tree_5_10_has_4_10))
(assert ((_ pbeq 1 1) (not tent_4_11)))
(assert ((_ pbeq 1 1) (not tent_4_12)))
(assert ((_ pbeq 1 1 1) (not tent_4_13) tree_4_14_has_4_13))
(assert ((_ pbeq 1 1 1 1) (not tent_5_2) tree_4_2_has_5_2 tree_5_1_has_5_2))
(assert ((_ pbeq 1 1) (not tent_5_3)))
(assert ((_ pbeq 1 1 1) (not tent_5_4) tree_6_4_has_5_4))
(assert ((_ pbeq 1 1) (not tent_5_5)))
(assert ((_ pbeq 1 1) (not tent_5_6)))
(assert ((_ pbeq 1 1 1) (not tent_5_7) tree_4_7_has_5_7))
(assert ((_ pbeq 1 1 1) (not tent_5_8) tree_6_8_has_5_8))
(assert ((_ pbeq 1 1 1) (not tent_5_9) tree_5_10_has_5_9))
(assert ((_ pbeq 1 1 1) (not tent_5_11) tree_5_10_has_5_11))
(assert ((_ pbeq 1 1) (not tent_5_12)))
(assert ((_ pbeq 1 1) (not tent_5_13)))
(assert ((_ pbeq 1 1 1 1) (not tent_5_14) tree_4_14_has_5_14 tree_6_14_has_5_14))
(assert ((_ pbeq 1 1 1) (not tent_6_1) tree_5_1_has_6_1))
(assert ((_ pbeq 1 1) (not tent_6_2)))
(assert ((_ pbeq 1 1 1) (not tent_6_3) tree_6_4_has_6_3))
(assert ((_ pbeq 1 1 1) (not tent_6_5) tree_6_4_has_6_5))
(assert ((_ pbeq 1 1 1) (not tent_6_6) tree_7_6_has_6_6))
(assert ((_ pbeq 1 1 1) (not tent_6_7) tree_6_8_has_6_7))
(assert ((_ pbeq 1 1 1) (not tent_6_9) tree_6_8_has_6_9))
(assert ((_ pbeq 1 1 1) (not tent_6_10) tree_5_10_has_6_10))
(assert ((_ pbeq 1 1) (not tent_6_11)))
(assert ((_ pbeq 1 1 1) (not tent_6_12) tree_7_12_has_6_12))
(assert ((_ pbeq 1 1 1) (not tent_6_13) tree_6_14_has_6_13))
(assert ((_ pbeq 1 1) (not tent_7_1)))
(assert ((_ pbeq 1 1) (not tent_7_2)))
(assert ((_ pbeq 1 1 1) (not tent_7_3) tree_7_4_has_7_3))
(assert ((_ pbeq 1 1 1 1) (not tent_7_5) tree_7_4_has_7_5 tree_7_6_has_7_5))
(assert ((_ pbeq 1 1 1) (not tent_7_7) tree_7_6_has_7_7))
(assert ((_ pbeq 1 1 1) (not tent_7_8) tree_6_8_has_7_8))
(assert ((_ pbeq 1 1) (not tent_7_9)))
(assert ((_ pbeq 1 1) (not tent_7_10)))
(assert ((_ pbeq 1 1 1) (not tent_7_11) tree_7_12_has_7_11))
(assert ((_ pbeq 1 1 1) (not tent_7_13) tree_7_12_has_7_13))
(assert ((_ pbeq 1 1 1 1) (not tent_7_14) tree_6_14_has_7_14 tree_8_14_has_7_14))
(assert ((_ pbeq 1 1) (not tent_8_1)))
(assert ((_ pbeq 1 1 1) (not tent_8_2) tree_9_2_has_8_2))
(assert ((_ pbeq 1 1) (not tent_8_3)))
(assert ((_ pbeq 1 1 1) (not tent_8_4) tree_7_4_has_8_4))
(assert ((_ pbeq 1 1) (not tent_8_5)))
(assert ((_ pbeq 1 1 1 1) (not tent_8_6) tree_7_6_has_8_6 tree_9_6_has_8_6))
(assert ((_ pbeq 1 1) (not tent_8_7)))
(assert ((_ pbeq 1 1 1) (not tent_8_8) tree_9_8_has_8_8))
(assert ((_ pbeq 1 1) (not tent_8_9)))
(assert ((_ pbeq 1 1) (not tent_8_10)))
(assert ((_ pbeq 1 1 1) (not tent_8_11) tree_9_11_has_8_11))
(assert ((_ pbeq 1 1 1) (not tent_8_12) tree_7_12_has_8_12))
(assert ((_ pbeq 1 1 1) (not tent_8_13) tree_8_14_has_8_13))
(assert ((_ pbeq 1 1 1 1) (not tent_9_1) tree_9_2_has_9_1 tree_10_1_has_9_1))
(assert ((_ pbeq 1 1 1 1) (not tent_9_3) tree_9_2_has_9_3 tree_10_3_has_9_3))
(assert ((_ pbeq 1 1) (not tent_9_4)))
(assert ((_ pbeq 1 1 1 1) (not tent_9_5) tree_9_6_has_9_5 tree_10_5_has_9_5))
(assert ((_ pbeq 1 1 1 1) (not tent_9_7) tree_9_6_has_9_7 tree_9_8_has_9_7))
(assert ((_ pbeq 1 1 1) (not tent_9_9) tree_9_8_has_9_9))
(assert ((_ pbeq 1 1 1 1) (not tent_9_10) tree_9_11_has_9_10 tree_10_10_has_9_10))
(assert ((_ pbeq 1 1 1 1) (not tent_9_12) tree_9_11_has_9_12 tree_10_12_has_9_12))
(assert ((_ pbeq 1 1) (not tent_9_13)))
(assert ((_ pbeq 1 1 1) (not tent_9_14) tree_8_14_has_9_14))
(assert ((_ pbeq 1 1 1 1 1) (not tent_10_2) tree_9_2_has_10_2 tree_10_1_has_10_2 tree_10_3_has_10_2))
(assert ((_ pbeq 1 1 1 1) (not tent_10_4) tree_10_3_has_10_4 tree_10_5_has_10_4))
(assert ((_ pbeq 1 1 1 1) (not tent_10_6) tree_9_6_has_10_6 tree_10_5_has_10_6))
(assert ((_ pbeq 1 1) (not tent_10_7)))
(assert ((_ pbeq 1 1 1) (not tent_10_8) tree_9_8_has_10_8))
(assert ((_ pbeq 1 1 1) (not tent_10_9) tree_10_10_has_10_9))
(assert ((_ pbeq 1 1 1 1 1) (not tent_10_11) tree_9_11_has_10_11 tree_10_10_has_10_11 tree_10_12_has_10_11))
(assert ((_ pbeq 1 1 1) (not tent_10_13) tree_10_12_has_10_13))
(assert ((_ pbeq 1 1) (not tent_10_14)))
(check-sat)
(get-model)
