"""All that a module of a kind imports: the contract, and what it says about boards, text, pictures and formulas."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.grid import (
    SYMMETRIES,
    around,
    at,
    blocks,
    board_of,
    board_text,
    boxes,
    cells,
    columns,
    images,
    named_diagonals,
    named_lines,
    parts_of,
    phrase,
    rows,
    runs,
    side_neighbours,
    size_of,
    spans,
    these_cells,
    where,
)
from smtpuzzles.base.picture import Cage, Picture, Role, Tile
from smtpuzzles.base.text import (
    ROW_END,
    Source,
    Token,
    after,
    commonest,
    counted,
    expect_each,
    expect_grid,
    expect_parts,
    expect_rows,
    listed,
    quoted,
    symbol_rows,
)
from smtpuzzles.errors import InputError, UsageError, WrongAnswer
from smtpuzzles.model import (
    AnyOf,
    AtMost,
    AtMostTotal,
    Board,
    Cell,
    Constraint,
    Differ,
    Exactly,
    ExactTotal,
    Formula,
    Helpers,
    Literal,
    Model,
    Rule,
    Variable,
    When,
)
from smtpuzzles.puzzle import trees
from smtpuzzles.puzzle.clued import Clue, CluedPuzzle
from smtpuzzles.puzzle.contract import BoardPuzzle, LeftOut
from smtpuzzles.puzzle.declaring import declared
from smtpuzzles.puzzle.formats import Format, Record, formats_in
from smtpuzzles.puzzle.givens import GivensPuzzle, read_symbols
from smtpuzzles.puzzle.grids import BLACK, SHADED, WHITE, Grid, label_places
from smtpuzzles.puzzle.ingredients.counting import apart, at_most_one, exactly, reason_of_apart, some
from smtpuzzles.puzzle.ingredients.different import different
from smtpuzzles.puzzle.ingredients.gaps import gap, gaps
from smtpuzzles.puzzle.kind import Hard, Kind
from smtpuzzles.puzzle.lawful import OPEN, LawPuzzle, Look
from smtpuzzles.puzzle.laws import CERTAIN, EMPTY, Cut, Law, Literals, Meaning, Wide, both, if_first
from smtpuzzles.puzzle.places import (
    above,
    below,
    edge,
    edges,
    labels,
    left,
    point_of,
    right,
    seen_from,
    side_of,
    sides_of,
)
from smtpuzzles.puzzle.plans import PlanPuzzle, QuickPlan, Stage
from smtpuzzles.puzzle.quick import Quick
from smtpuzzles.puzzle.reasons import Inference, Reason
from smtpuzzles.puzzle.setters import (
    BoardSetter,
    Mended,
    Mending,
    Option,
    Options,
    PlanSetter,
    QuickSetter,
    Wanted,
    expect_size,
)
from smtpuzzles.result import Uniqueness, Violation

if TYPE_CHECKING:
    from smtpuzzles.puzzle import digit_patterns
    from smtpuzzles.puzzle.digit_grids import GREATER, LESS, LabelledDigits, SignedDigits
    from smtpuzzles.puzzle.ingredients import loop
    from smtpuzzles.puzzle.ingredients.connected import beside, connected, parts_with, reaching
    from smtpuzzles.puzzle.ingredients.islands import alone, within
    from smtpuzzles.puzzle.ingredients.latin import less, once_in_lines
    from smtpuzzles.puzzle.ingredients.matching import beside_each_other, paired, reason_of_pair
    from smtpuzzles.puzzle.ingredients.rays import rays, seen, sees
    from smtpuzzles.puzzle.ingredients.rooms import LETTERS, grown, joined, lettered, moved, split, through_three
    from smtpuzzles.puzzle.ingredients.scattered import (
        connected_around,
        reason_of_scattered,
        scattered,
        scattered_cells,
    )
    from smtpuzzles.puzzle.ingredients.visibility import could_be_seen, count_seen, towers_seen
    from smtpuzzles.puzzle.labelled import LabelledGrid
    from smtpuzzles.puzzle.looped import LoopGrid
    from smtpuzzles.puzzle.roomed import RoomGrid

__all__ = [
    "BLACK",
    "CERTAIN",
    "EMPTY",
    "GREATER",
    "LESS",
    "LETTERS",
    "OPEN",
    "ROW_END",
    "SHADED",
    "SYMMETRIES",
    "WHITE",
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
    "Constraint",
    "Cut",
    "Deadline",
    "Differ",
    "ExactTotal",
    "Exactly",
    "Format",
    "Formula",
    "GivensPuzzle",
    "Grid",
    "Hard",
    "Helpers",
    "Inference",
    "InputError",
    "Kind",
    "LabelledDigits",
    "LabelledGrid",
    "Law",
    "LawPuzzle",
    "LeftOut",
    "Literal",
    "Literals",
    "Look",
    "LoopGrid",
    "Meaning",
    "Mended",
    "Mending",
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
    "RoomGrid",
    "Rule",
    "SignedDigits",
    "Source",
    "Stage",
    "Tile",
    "Token",
    "Uniqueness",
    "UsageError",
    "Variable",
    "Violation",
    "Wanted",
    "When",
    "Wide",
    "WrongAnswer",
    "above",
    "after",
    "alone",
    "apart",
    "around",
    "at",
    "at_most_one",
    "below",
    "beside",
    "beside_each_other",
    "blocks",
    "board_of",
    "board_text",
    "both",
    "boxes",
    "cells",
    "columns",
    "commonest",
    "connected",
    "connected_around",
    "could_be_seen",
    "count_seen",
    "counted",
    "declared",
    "different",
    "digit_patterns",
    "edge",
    "edges",
    "exactly",
    "expect_each",
    "expect_grid",
    "expect_parts",
    "expect_rows",
    "expect_size",
    "formats_in",
    "gap",
    "gaps",
    "grown",
    "if_first",
    "images",
    "joined",
    "label_places",
    "labels",
    "left",
    "less",
    "lettered",
    "listed",
    "loop",
    "moved",
    "named_diagonals",
    "named_lines",
    "once_in_lines",
    "paired",
    "parts_of",
    "parts_with",
    "phrase",
    "point_of",
    "quoted",
    "rays",
    "reaching",
    "read_symbols",
    "reason_of_apart",
    "reason_of_pair",
    "reason_of_scattered",
    "right",
    "rows",
    "runs",
    "scattered",
    "scattered_cells",
    "seen",
    "seen_from",
    "sees",
    "side_neighbours",
    "side_of",
    "sides_of",
    "size_of",
    "some",
    "spans",
    "split",
    "symbol_rows",
    "these_cells",
    "through_three",
    "towers_seen",
    "trees",
    "where",
    "within",
]

# What only some kinds need: to import all of it takes a twentieth of the time that a small puzzle takes.
_LATER: dict[str, tuple[str, ...]] = {
    "digit_grids": ("GREATER", "LESS", "LabelledDigits", "SignedDigits"),
    "digit_patterns": (),
    "ingredients.connected": ("beside", "connected", "parts_with", "reaching"),
    "ingredients.islands": ("alone", "within"),
    "ingredients.latin": ("less", "once_in_lines"),
    "ingredients.matching": ("beside_each_other", "paired", "reason_of_pair"),
    "ingredients.rays": ("rays", "seen", "sees"),
    "ingredients.rooms": ("LETTERS", "grown", "joined", "lettered", "moved", "split", "through_three"),
    "ingredients.scattered": ("connected_around", "reason_of_scattered", "scattered", "scattered_cells"),
    "ingredients.visibility": ("could_be_seen", "count_seen", "towers_seen"),
    "labelled": ("LabelledGrid",),
    "looped": ("LoopGrid", "loop"),
    "roomed": ("RoomGrid",),
}


def __getattr__(name: str) -> Any:
    for module, names in _LATER.items():
        if name == module or name in names:
            found = import_module(f"{__name__}.{module}")
            value = globals()[name] = found if name == module else getattr(found, name)
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
