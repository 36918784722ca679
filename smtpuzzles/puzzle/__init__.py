"""All that a module of a kind imports: the contract, and what it says about boards, text, pictures and formulas."""

from smtpuzzles.base.grid import (
    at,
    blocks,
    board_of,
    board_text,
    cells,
    named_diagonals,
    named_lines,
    phrase,
    side_neighbours,
    size_of,
    spans,
    these_cells,
    where,
)
from smtpuzzles.base.picture import Cage, Picture, Role, Tile
from smtpuzzles.base.text import Source, Token, after, symbol_rows
from smtpuzzles.errors import InputError, UsageError
from smtpuzzles.model import (
    AnyOf,
    AtMost,
    AtMostTotal,
    Board,
    Cell,
    Differ,
    Exactly,
    ExactTotal,
    Helpers,
    Literal,
    Model,
    Rule,
    Variable,
    When,
    literals_by_cell,
    one_a_cell,
)
from smtpuzzles.puzzle import trees
from smtpuzzles.puzzle.clued import Clue, CluedPuzzle
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.puzzle.formats import Format, Record, formats_in
from smtpuzzles.puzzle.givens import EMPTY, GivensPuzzle, read_symbols
from smtpuzzles.puzzle.kind import Hard, Kind
from smtpuzzles.puzzle.plans import LeftOut, PlanPuzzle, QuickPlan, Stage
from smtpuzzles.puzzle.quick import Quick
from smtpuzzles.puzzle.reasons import Inference, Reason
from smtpuzzles.puzzle.setters import BoardSetter, Option, Options, PlanSetter, QuickSetter, expect_size
from smtpuzzles.result import Violation

__all__ = [
    "EMPTY",
    "AnyOf",
    "AtMost",
    "AtMostTotal",
    "Board",
    "BoardPuzzle",
    "BoardSetter",
    "Cage",
    "Cell",
    "Clue",
    "CluedPuzzle",
    "Differ",
    "ExactTotal",
    "Exactly",
    "Format",
    "GivensPuzzle",
    "Hard",
    "Helpers",
    "Inference",
    "InputError",
    "Kind",
    "LeftOut",
    "Literal",
    "Model",
    "Option",
    "Options",
    "Picture",
    "PlanPuzzle",
    "PlanSetter",
    "Quick",
    "QuickPlan",
    "QuickSetter",
    "Reason",
    "Record",
    "Role",
    "Rule",
    "Source",
    "Stage",
    "Tile",
    "Token",
    "UsageError",
    "Variable",
    "Violation",
    "When",
    "after",
    "at",
    "blocks",
    "board_of",
    "board_text",
    "cells",
    "expect_size",
    "formats_in",
    "literals_by_cell",
    "named_diagonals",
    "named_lines",
    "one_a_cell",
    "phrase",
    "read_symbols",
    "side_neighbours",
    "size_of",
    "spans",
    "symbol_rows",
    "these_cells",
    "trees",
    "where",
]
