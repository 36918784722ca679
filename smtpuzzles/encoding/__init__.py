"""Formulas as SMT-LIB text and as clauses; DIMACS files and the answers of SAT solvers."""
