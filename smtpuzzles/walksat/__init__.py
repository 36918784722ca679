"""WalkSAT: local search on clauses, and experiments with it.

arrays.py      a Cnf as flat arrays
kernel.py      the state of a walk: its start, the flip, chance
heuristics/    which variable to flip, one module for each
search.py      tries with restarts, limits, and a model that is checked
"""
