"""Engines that solve clauses: a table, and the two ways to ask them.

table.py      the engines by name: which are here, and how to install the others
library.py    solvers that python-sat carries, in this process
proofs.py     one of them, writing down why there is no model
programs.py   solvers that are programs of their own
"""
