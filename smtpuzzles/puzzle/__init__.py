"""The contract of a kind, in parts, and everything else that a kind needs: import it from here.

contract.py  what every kind has: text, model, violations, picture
clued.py     boards whose clues can be left out: they can be played and explained
givens.py    such boards where a clue is the symbol of a cell
plans.py     puzzles whose solutions are plans
setters.py   how new puzzles are made
kind.py      a kind, as the program finds it
"""

from smtpuzzles.base.grid import (
    at,
    board_of,
    board_text,
    boxes,
    cells,
    columns,
    diagonals,
    images,
    rows,
    runs,
    side_neighbours,
    size_of,
    where,
)
from smtpuzzles.base.picture import Picture, Role, Tile
from smtpuzzles.base.text import Source, Token, after, counted, quoted, so_many, so_many_rows, symbol_rows
from smtpuzzles.errors import UsageError
from smtpuzzles.model import (
    AnyOf,
    AtMost,
    AtMostTotal,
    Board,
    Cell,
    Differ,
    Exactly,
    ExactTotal,
    Formula,
    Literal,
    Model,
    Rule,
    Variable,
    When,
    literals_by_cell,
    one_a_cell,
)
from smtpuzzles.puzzle.clued import Clue, CluedPuzzle
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.puzzle.givens import EMPTY, GivensPuzzle, read_symbols
from smtpuzzles.puzzle.kind import Kind
from smtpuzzles.puzzle.plans import PlanPuzzle, QuickPlan
from smtpuzzles.puzzle.setters import BoardSetter, Option, Options, PlanSetter
from smtpuzzles.result import Violation

__all__ = [
    "EMPTY",
    "AnyOf",
    "AtMost",
    "AtMostTotal",
    "Board",
    "BoardPuzzle",
    "BoardSetter",
    "Cell",
    "Clue",
    "CluedPuzzle",
    "Differ",
    "ExactTotal",
    "Exactly",
    "Formula",
    "GivensPuzzle",
    "Kind",
    "Literal",
    "Model",
    "Option",
    "Options",
    "Picture",
    "PlanPuzzle",
    "PlanSetter",
    "QuickPlan",
    "Role",
    "Rule",
    "Source",
    "Tile",
    "Token",
    "UsageError",
    "Variable",
    "Violation",
    "When",
    "after",
    "at",
    "board_of",
    "board_text",
    "boxes",
    "cells",
    "columns",
    "counted",
    "diagonals",
    "images",
    "literals_by_cell",
    "one_a_cell",
    "quoted",
    "read_symbols",
    "rows",
    "runs",
    "side_neighbours",
    "size_of",
    "so_many",
    "so_many_rows",
    "symbol_rows",
    "where",
]
