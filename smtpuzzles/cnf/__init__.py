"""Formulas as clauses, for SAT solvers.

clauses.py       what a Cnf is, and how a formula becomes one: the encodings by name
tactics.py       with helper variables, by Z3's tactics
direct.py        without helper variables
propagation.py   what unit clauses settle
three_sat.py     clauses of exactly three literals
dimacs.py        Cnfs as text, both ways
answers.py       what SAT solvers print
"""
