"""The search for smallest steps, compiled by numba.

arrays.py    rules as arrays, and which of them an assignment obeys
models.py    assignments that obey some rules, and as many of the others as possible
hitting.py   smallest hitting sets
families.py  the correction sets of each target, and the search that adds to them
"""
