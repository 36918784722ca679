"""The contract of a kind of puzzle; what it says about boards, text and formulas is in `base` and `model`."""

from smtpuzzles.puzzle.clued import Clue, CluedPuzzle
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.puzzle.givens import EMPTY, GivensPuzzle, read_symbols
from smtpuzzles.puzzle.kind import Kind
from smtpuzzles.puzzle.plans import PlanPuzzle, QuickPlan, Stage
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
    "Stage",
    "read_symbols",
]
