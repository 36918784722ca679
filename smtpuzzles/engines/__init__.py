"""Engines, by name in table.py, and their contract in session.py: Z3, python-sat's solvers, programs, local search."""
