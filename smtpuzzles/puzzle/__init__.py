"""The contract of a kind of puzzle, in parts; boards, text and formulas are in `base` and `model`.

contract.py  what every kind offers: text, model, violations, picture
clued.py     boards whose clues can be left out: they can be played and explained
givens.py    such boards where a clue is the symbol of a cell
plans.py     puzzles whose solutions are plans
setters.py   how new puzzles are made
kind.py      the description of a kind, by which the program finds it
"""

from smtpuzzles.puzzle.clued import Clue, CluedPuzzle
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.puzzle.givens import EMPTY, GivensPuzzle, read_symbols
from smtpuzzles.puzzle.kind import Kind
from smtpuzzles.puzzle.plans import PlanPuzzle, QuickPlan
from smtpuzzles.puzzle.setters import BoardSetter, Option, Options, PlanSetter

__all__ = [
    "EMPTY",
    "BoardPuzzle",
    "BoardSetter",
    "Clue",
    "CluedPuzzle",
    "GivensPuzzle",
    "Kind",
    "Option",
    "Options",
    "PlanPuzzle",
    "PlanSetter",
    "QuickPlan",
    "read_symbols",
]
