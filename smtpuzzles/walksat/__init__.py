"""WalkSAT: local search on clauses, and experiments with it.

arrays.py      a Cnf as flat arrays
kernel.py      the state of a walk: its start, the flip, chance
heuristics/    which variable to flip, one module for each
search.py      tries with restarts, limits, and a model that is checked
experiment.py  many walks, by form, heuristic and noise
records.py     executions in a file, to go on from
figures.py     what executions amount to, and how far that can be trusted
"""
