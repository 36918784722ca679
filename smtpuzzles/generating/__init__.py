"""New puzzles with exactly one solution; each kind has its say through its setter.

blank     a puzzle without clues, which usually has many solutions
draft     a random one of these solutions, and all clues that are true of it; if even these allow another solution, the
          kind may mend the blank
minimise  drop one clue after the other, in random order, as long as the solution stays the only one

All random choices come from a generator seeded with the seed and the puzzle's number, and the solver decides only yes
or no: the same seed gives the same puzzles, with any solver and any number of processes. Only on the largest boards are
questions so hard that the solver's speed can matter.
"""
