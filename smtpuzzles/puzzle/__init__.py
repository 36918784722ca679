"""All that a module of a kind imports: the contract, and what it says about boards, text, pictures and formulas.

A name that is imported as itself is there for kinds, as checkers of types know.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from smtpuzzles.base.deadline import Deadline as Deadline
from smtpuzzles.base.grid import SYMMETRIES as SYMMETRIES
from smtpuzzles.base.grid import around as around
from smtpuzzles.base.grid import at as at
from smtpuzzles.base.grid import blocks as blocks
from smtpuzzles.base.grid import board_of as board_of
from smtpuzzles.base.grid import board_text as board_text
from smtpuzzles.base.grid import boxes as boxes
from smtpuzzles.base.grid import cells as cells
from smtpuzzles.base.grid import columns as columns
from smtpuzzles.base.grid import images as images
from smtpuzzles.base.grid import named_diagonals as named_diagonals
from smtpuzzles.base.grid import named_lines as named_lines
from smtpuzzles.base.grid import parts_of as parts_of
from smtpuzzles.base.grid import phrase as phrase
from smtpuzzles.base.grid import rows as rows
from smtpuzzles.base.grid import runs as runs
from smtpuzzles.base.grid import side_neighbours as side_neighbours
from smtpuzzles.base.grid import size_of as size_of
from smtpuzzles.base.grid import spans as spans
from smtpuzzles.base.grid import these_cells as these_cells
from smtpuzzles.base.grid import where as where
from smtpuzzles.base.picture import Cage as Cage
from smtpuzzles.base.picture import Picture as Picture
from smtpuzzles.base.picture import Role as Role
from smtpuzzles.base.picture import Tile as Tile
from smtpuzzles.base.text import ROW_END as ROW_END
from smtpuzzles.base.text import Source as Source
from smtpuzzles.base.text import Token as Token
from smtpuzzles.base.text import after as after
from smtpuzzles.base.text import commonest as commonest
from smtpuzzles.base.text import counted as counted
from smtpuzzles.base.text import exactly_counted as exactly_counted
from smtpuzzles.base.text import expect_each as expect_each
from smtpuzzles.base.text import expect_grid as expect_grid
from smtpuzzles.base.text import expect_parts as expect_parts
from smtpuzzles.base.text import expect_rows as expect_rows
from smtpuzzles.base.text import listed as listed
from smtpuzzles.base.text import quoted as quoted
from smtpuzzles.base.text import symbol_rows as symbol_rows
from smtpuzzles.errors import InputError as InputError
from smtpuzzles.errors import UsageError as UsageError
from smtpuzzles.errors import WrongAnswer as WrongAnswer
from smtpuzzles.model import AnyOf as AnyOf
from smtpuzzles.model import AtMost as AtMost
from smtpuzzles.model import AtMostTotal as AtMostTotal
from smtpuzzles.model import Board as Board
from smtpuzzles.model import Cell as Cell
from smtpuzzles.model import Constraint as Constraint
from smtpuzzles.model import Differ as Differ
from smtpuzzles.model import Exactly as Exactly
from smtpuzzles.model import ExactTotal as ExactTotal
from smtpuzzles.model import Formula as Formula
from smtpuzzles.model import Helpers as Helpers
from smtpuzzles.model import Literal as Literal
from smtpuzzles.model import Model as Model
from smtpuzzles.model import Rule as Rule
from smtpuzzles.model import Variable as Variable
from smtpuzzles.model import When as When
from smtpuzzles.puzzle import trees as trees
from smtpuzzles.puzzle.clued import AtOnce as AtOnce
from smtpuzzles.puzzle.clued import Clue as Clue
from smtpuzzles.puzzle.clued import CluedPuzzle as CluedPuzzle
from smtpuzzles.puzzle.contract import BoardPuzzle as BoardPuzzle
from smtpuzzles.puzzle.contract import LeftOut as LeftOut
from smtpuzzles.puzzle.declaring import declared as declared
from smtpuzzles.puzzle.formats import Format as Format
from smtpuzzles.puzzle.formats import Record as Record
from smtpuzzles.puzzle.formats import formats_in as formats_in
from smtpuzzles.puzzle.givens import GivensPuzzle as GivensPuzzle
from smtpuzzles.puzzle.givens import read_symbols as read_symbols
from smtpuzzles.puzzle.grids import BLACK as BLACK
from smtpuzzles.puzzle.grids import CIRCLED_NUMBER as CIRCLED_NUMBER
from smtpuzzles.puzzle.grids import SHADED as SHADED
from smtpuzzles.puzzle.grids import WHITE as WHITE
from smtpuzzles.puzzle.grids import Grid as Grid
from smtpuzzles.puzzle.ingredients.counting import COUNTING as COUNTING
from smtpuzzles.puzzle.ingredients.counting import Where as Where
from smtpuzzles.puzzle.ingredients.counting import apart as apart
from smtpuzzles.puzzle.ingredients.counting import at_most_one as at_most_one
from smtpuzzles.puzzle.ingredients.counting import exactly as exactly
from smtpuzzles.puzzle.ingredients.counting import reason_of_apart as reason_of_apart
from smtpuzzles.puzzle.ingredients.counting import some as some
from smtpuzzles.puzzle.ingredients.different import different as different
from smtpuzzles.puzzle.ingredients.gaps import gap as gap
from smtpuzzles.puzzle.ingredients.gaps import gaps as gaps
from smtpuzzles.puzzle.kind import Hard as Hard
from smtpuzzles.puzzle.kind import Kind as Kind
from smtpuzzles.puzzle.lawful import BLOCKED as BLOCKED
from smtpuzzles.puzzle.lawful import BLOCKED_ROOM as BLOCKED_ROOM
from smtpuzzles.puzzle.lawful import CUT_OFF as CUT_OFF
from smtpuzzles.puzzle.lawful import ENCLOSED as ENCLOSED
from smtpuzzles.puzzle.lawful import GOALS as GOALS
from smtpuzzles.puzzle.lawful import OPEN as OPEN
from smtpuzzles.puzzle.lawful import SQUARE as SQUARE
from smtpuzzles.puzzle.lawful import LawPuzzle as LawPuzzle
from smtpuzzles.puzzle.lawful import Look as Look
from smtpuzzles.puzzle.laws import CERTAIN as CERTAIN
from smtpuzzles.puzzle.laws import EMPTY as EMPTY
from smtpuzzles.puzzle.laws import Cut as Cut
from smtpuzzles.puzzle.laws import Law as Law
from smtpuzzles.puzzle.laws import Literals as Literals
from smtpuzzles.puzzle.laws import Meaning as Meaning
from smtpuzzles.puzzle.laws import Wide as Wide
from smtpuzzles.puzzle.laws import both as both
from smtpuzzles.puzzle.laws import if_first as if_first
from smtpuzzles.puzzle.places import above as above
from smtpuzzles.puzzle.places import below as below
from smtpuzzles.puzzle.places import edge as edge
from smtpuzzles.puzzle.places import edges as edges
from smtpuzzles.puzzle.places import label_places as label_places
from smtpuzzles.puzzle.places import labels as labels
from smtpuzzles.puzzle.places import left as left
from smtpuzzles.puzzle.places import point_of as point_of
from smtpuzzles.puzzle.places import right as right
from smtpuzzles.puzzle.places import seen_from as seen_from
from smtpuzzles.puzzle.places import side_of as side_of
from smtpuzzles.puzzle.places import sides_of as sides_of
from smtpuzzles.puzzle.plans import PlanPuzzle as PlanPuzzle
from smtpuzzles.puzzle.plans import QuickPlan as QuickPlan
from smtpuzzles.puzzle.plans import Stage as Stage
from smtpuzzles.puzzle.quick import Quick as Quick
from smtpuzzles.puzzle.reasons import Inference as Inference
from smtpuzzles.puzzle.reasons import Reason as Reason
from smtpuzzles.puzzle.reasons import Technique as Technique
from smtpuzzles.puzzle.reasons import named_by_goal as named_by_goal
from smtpuzzles.puzzle.setters import BoardSetter as BoardSetter
from smtpuzzles.puzzle.setters import Mended as Mended
from smtpuzzles.puzzle.setters import Mending as Mending
from smtpuzzles.puzzle.setters import Option as Option
from smtpuzzles.puzzle.setters import Options as Options
from smtpuzzles.puzzle.setters import PlanSetter as PlanSetter
from smtpuzzles.puzzle.setters import QuickSetter as QuickSetter
from smtpuzzles.puzzle.setters import Wanted as Wanted
from smtpuzzles.puzzle.setters import expect_size as expect_size
from smtpuzzles.result import Uniqueness as Uniqueness
from smtpuzzles.result import Violation as Violation

if TYPE_CHECKING:
    from smtpuzzles.puzzle import digit_patterns as digit_patterns
    from smtpuzzles.puzzle import digit_techniques as digit_techniques
    from smtpuzzles.puzzle.caged import ResultCages as ResultCages
    from smtpuzzles.puzzle.digit_grids import GREATER as GREATER
    from smtpuzzles.puzzle.digit_grids import LESS as LESS
    from smtpuzzles.puzzle.digit_grids import LabelledDigits as LabelledDigits
    from smtpuzzles.puzzle.digit_grids import SignedDigits as SignedDigits
    from smtpuzzles.puzzle.digit_rooms import DigitRooms as DigitRooms
    from smtpuzzles.puzzle.divided import DividedGrid as DividedGrid
    from smtpuzzles.puzzle.divided import part_of as part_of
    from smtpuzzles.puzzle.ingredients import loop as loop
    from smtpuzzles.puzzle.ingredients import sides as sides
    from smtpuzzles.puzzle.ingredients.connected import beside as beside
    from smtpuzzles.puzzle.ingredients.connected import connected as connected
    from smtpuzzles.puzzle.ingredients.connected import parts_with as parts_with
    from smtpuzzles.puzzle.ingredients.connected import reaching as reaching
    from smtpuzzles.puzzle.ingredients.islands import alone as alone
    from smtpuzzles.puzzle.ingredients.islands import within as within
    from smtpuzzles.puzzle.ingredients.latin import latin_square as latin_square
    from smtpuzzles.puzzle.ingredients.latin import less as less
    from smtpuzzles.puzzle.ingredients.latin import once_in_lines as once_in_lines
    from smtpuzzles.puzzle.ingredients.matching import beside_each_other as beside_each_other
    from smtpuzzles.puzzle.ingredients.matching import paired as paired
    from smtpuzzles.puzzle.ingredients.matching import reason_of_pair as reason_of_pair
    from smtpuzzles.puzzle.ingredients.rays import rays as rays
    from smtpuzzles.puzzle.ingredients.rays import seen as seen
    from smtpuzzles.puzzle.ingredients.rays import sees as sees
    from smtpuzzles.puzzle.ingredients.rectangles import boxed as boxed
    from smtpuzzles.puzzle.ingredients.rectangles import boxes_around as boxes_around
    from smtpuzzles.puzzle.ingredients.rectangles import in_one_box as in_one_box
    from smtpuzzles.puzzle.ingredients.rectangles import is_box as is_box
    from smtpuzzles.puzzle.ingredients.rectangles import reached_by as reached_by
    from smtpuzzles.puzzle.ingredients.results import CAGE as CAGE
    from smtpuzzles.puzzle.ingredients.results import RESULT_TECHNIQUES as RESULT_TECHNIQUES
    from smtpuzzles.puzzle.ingredients.results import reason_of_results as reason_of_results
    from smtpuzzles.puzzle.ingredients.rooms import LETTERS as LETTERS
    from smtpuzzles.puzzle.ingredients.rooms import grown as grown
    from smtpuzzles.puzzle.ingredients.rooms import joined as joined
    from smtpuzzles.puzzle.ingredients.rooms import lettered as lettered
    from smtpuzzles.puzzle.ingredients.rooms import moved as moved
    from smtpuzzles.puzzle.ingredients.rooms import next_room as next_room
    from smtpuzzles.puzzle.ingredients.rooms import split as split
    from smtpuzzles.puzzle.ingredients.rooms import through_three as through_three
    from smtpuzzles.puzzle.ingredients.runs import RUN_TECHNIQUES as RUN_TECHNIQUES
    from smtpuzzles.puzzle.ingredients.runs import reason_of_runs as reason_of_runs
    from smtpuzzles.puzzle.ingredients.scattered import TOUCHES as TOUCHES
    from smtpuzzles.puzzle.ingredients.scattered import connected_around as connected_around
    from smtpuzzles.puzzle.ingredients.scattered import reason_of_scattered as reason_of_scattered
    from smtpuzzles.puzzle.ingredients.scattered import scattered as scattered
    from smtpuzzles.puzzle.ingredients.scattered import scattered_cells as scattered_cells
    from smtpuzzles.puzzle.ingredients.shapes import EQUAL as EQUAL
    from smtpuzzles.puzzle.ingredients.shapes import TETROMINOES as TETROMINOES
    from smtpuzzles.puzzle.ingredients.shapes import Placed as Placed
    from smtpuzzles.puzzle.ingredients.shapes import equal_touching as equal_touching
    from smtpuzzles.puzzle.ingredients.shapes import one_shape as one_shape
    from smtpuzzles.puzzle.ingredients.shapes import shapes_in as shapes_in
    from smtpuzzles.puzzle.ingredients.shapes import unlike as unlike
    from smtpuzzles.puzzle.ingredients.shapes import would_touch as would_touch
    from smtpuzzles.puzzle.ingredients.totals import TOTAL_TECHNIQUES as TOTAL_TECHNIQUES
    from smtpuzzles.puzzle.ingredients.totals import reason_of_total as reason_of_total
    from smtpuzzles.puzzle.ingredients.touching import TOUCHING_TECHNIQUES as TOUCHING_TECHNIQUES
    from smtpuzzles.puzzle.ingredients.touching import reason_of_digits as reason_of_digits
    from smtpuzzles.puzzle.ingredients.touching import unlike_neighbours as unlike_neighbours
    from smtpuzzles.puzzle.ingredients.visibility import could_be_seen as could_be_seen
    from smtpuzzles.puzzle.ingredients.visibility import count_seen as count_seen
    from smtpuzzles.puzzle.ingredients.visibility import towers_seen as towers_seen
    from smtpuzzles.puzzle.labelled import LabelledGrid as LabelledGrid
    from smtpuzzles.puzzle.looped import LOOP_TECHNIQUES as LOOP_TECHNIQUES
    from smtpuzzles.puzzle.looped import LoopGrid as LoopGrid
    from smtpuzzles.puzzle.roomed import RoomGrid as RoomGrid
    from smtpuzzles.puzzle.run_grids import RunGrid as RunGrid
    from smtpuzzles.puzzle.sum_making import changed as changed
    from smtpuzzles.puzzle.sum_making import filled as filled
    from smtpuzzles.puzzle.sum_making import walled as walled
    from smtpuzzles.puzzle.sum_making import with_walls as with_walls
    from smtpuzzles.puzzle.summed import WALL as WALL
    from smtpuzzles.puzzle.summed import WALLS as WALLS
    from smtpuzzles.puzzle.summed import SumGrid as SumGrid


# What only some kinds need: to import all of it takes a twentieth of the time that a small puzzle takes.
_LATER: dict[str, tuple[str, ...]] = {
    "caged": ("ResultCages",),
    "digit_grids": ("GREATER", "LESS", "LabelledDigits", "SignedDigits"),
    "digit_patterns": (),
    "digit_rooms": ("DigitRooms",),
    "digit_techniques": (),
    "divided": ("DividedGrid", "part_of"),
    "ingredients.connected": ("beside", "connected", "parts_with", "reaching"),
    "ingredients.islands": ("alone", "within"),
    "ingredients.latin": ("latin_square", "less", "once_in_lines"),
    "ingredients.matching": ("beside_each_other", "paired", "reason_of_pair"),
    "ingredients.rays": ("rays", "seen", "sees"),
    "ingredients.rectangles": ("boxed", "boxes_around", "in_one_box", "is_box", "reached_by"),
    "ingredients.results": ("CAGE", "RESULT_TECHNIQUES", "reason_of_results"),
    "ingredients.rooms": ("LETTERS", "grown", "joined", "lettered", "moved", "next_room", "split", "through_three"),
    "ingredients.runs": ("RUN_TECHNIQUES", "reason_of_runs"),
    "ingredients.scattered": ("TOUCHES", "connected_around", "reason_of_scattered", "scattered", "scattered_cells"),
    "ingredients.shapes": (
        "EQUAL",
        "TETROMINOES",
        "Placed",
        "equal_touching",
        "one_shape",
        "shapes_in",
        "unlike",
        "would_touch",
    ),
    "ingredients.totals": ("TOTAL_TECHNIQUES", "reason_of_total"),
    "ingredients.touching": ("TOUCHING_TECHNIQUES", "reason_of_digits", "unlike_neighbours"),
    "ingredients.visibility": ("could_be_seen", "count_seen", "towers_seen"),
    "labelled": ("LabelledGrid",),
    "looped": ("LOOP_TECHNIQUES", "LoopGrid", "loop", "other_loop", "sides"),
    "roomed": ("RoomGrid",),
    "run_grids": ("RunGrid",),
    "sum_making": ("changed", "filled", "walled", "with_walls"),
    "summed": ("SumGrid", "WALL", "WALLS"),
}


def __getattr__(name: str) -> Any:
    for module, names in _LATER.items():
        if name == module or name in names:
            found = import_module(f"{__name__}.{module}")
            value = globals()[name] = found if name == module else getattr(found, name)
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
