"""Puzzles to play and to compose, without a screen: what was put where, and what solvers can say of it.

game.py       a board that is being filled: entries, marks, undo and redo
walk.py       a plan that is being walked
advice.py     what is broken, what can't be right, what is certain; solutions around what stands
reasoning.py  what each rule says alone of what is known
hints.py      which of the cells that are certain is easiest to see
progress.py   games that were left, to go on with
fresh.py      puzzles to begin with
"""
