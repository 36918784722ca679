"""Formulas as text and as clauses.

smtlib.py       formulas as SMT-LIB text
lowering.py     how a formula becomes clauses: the encodings by name
clauses.py      what a Cnf is
tactics.py      clauses with helper variables, by Z3's tactics
direct.py       clauses without helper variables
propagation.py  what unit clauses settle
three_sat.py    clauses of exactly three literals
dimacs.py       Cnfs as text, both ways
answers.py      what SAT solvers print
export.py       formulas as files, with comments that say what they are of
"""
