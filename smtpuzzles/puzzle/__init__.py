"""The contract of a kind, in parts.

contract.py  what every kind has: read, model, verify, picture
clued.py     boards whose clues can be left out: they can be set and played
plans.py     puzzles whose solutions are plans
setters.py   how new puzzles are made
kind.py      a kind, as the program finds it
"""
