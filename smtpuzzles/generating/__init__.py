"""New puzzles, made so that there is exactly one solution; whichever kind it is has its say through its setter.

blank    a puzzle without clues, which usually has many solutions
filling  one of these is drawn at random
clues    all that are true of it; if even these allow another solution, the kind may mend the blank
thinning one clue after the other is left out, in random order, as long as the solution stays the only one

request.py   what is wished for
questions.py one incremental solver that answers yes and no
filling.py   a random board
thinning.py  as few clues as can be
boards.py    a puzzle whose solution is a board
plans.py     a puzzle whose solution is a plan
series.py    many puzzles, no two alike, by several processes

What is random is drawn from a generator that is seeded with the seed and the number of the puzzle, and the solver
decides nothing but yes and no: the same seed gives the same puzzles, whoever solves and however many processes work.
Only on the largest boards are there questions so hard that it depends on the solver whether they are decided in time.
"""
