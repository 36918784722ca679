"""Rules may speak of helpers, which no cell shows: two rooks in different halves of the board."""

from dataclasses import dataclass
from typing import NamedTuple

import pytest

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.files import new_folder
from smtpuzzles.base.text import Source
from smtpuzzles.contract.uses import is_explained
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.kinds._template import ROOK, Rooks
from smtpuzzles.kinds.minesweeper import MINE, Minesweeper
from smtpuzzles.model import AnyOf, Model, Rule
from smtpuzzles.proofs.explanations import check
from smtpuzzles.puzzle import board_of, connected
from smtpuzzles.result import Violation
from tests.conftest import ROOT, forget_kinds

FIRST, SECOND = "the rook of row 1 is on side A", "the rook of row 2 is on side B"


@dataclass(frozen=True)
class Halves(Rooks):
    """The helper tells which half is side A."""

    def build_model(self) -> Model:
        model = super().build_model()
        helper, middle = len(model.variables) + 1, self.dimensions[0] // 2
        rules = [*model.rules]
        for row, sentence in ((1, FIRST), (2, SECOND)):
            rooks = [(n, one.cell) for n, one in enumerate(model.variables, 1) if one.cell[0] == row]
            sides = [AnyOf((-n, helper if (cell[1] > middle) == (row == 1) else -helper)) for n, cell in rooks]
            rules.append(Rule(sentence, tuple(cell for _, cell in rooks), tuple(sides)))
        return model._replace(rules=tuple(rules), helpers=("side",))

    def violations(self, solution):
        sides = {cell[1] > self.dimensions[0] // 2 for cell, held in solution.items() if cell[0] < 3 and held == ROOK}
        return super().violations(solution) + [Violation(FIRST, ())] * (len(sides) < 2)


# In the first, the third rook must be where the others leave room. The second has no solution: only helpers clash.
@pytest.mark.parametrize("text", ["____\n____\n-___\n__R_\n", "____\n____\nR___\n_R__\n"])
def test_steps_through_helpers_are_right_and_told_without_them(text, tmp_path):
    explained = Explanation(Halves(Rooks.parse(Source("<text>", text), "classic").board), Deadline(), certify=True)
    steps = list(explained.steps())
    assert explained.complete
    assert [step for step in steps if {rule.rule for rule in step.rules} >= {FIRST, SECOND}]
    assert not [step.words for step in steps if "Then ," in step.words or "side," in step.words]
    new_folder(tmp_path / "proof", explained.certificate.files())
    check(tmp_path / "proof")


@dataclass(frozen=True)
class Cut(Halves):
    """One more helper, of a rule that players see as a cut; `wrong`: another cut forbids what the rule allows."""

    wrong: bool = False

    def build_model(self) -> Model:
        model = super().build_model()
        (corner,) = [n for n, one in enumerate(model.variables, 1) if one.cell == (3, 1)]
        helper = len(model.variables) + len(model.helpers) + 1
        rule = Rule("the corner is empty", ((3, 1),), (AnyOf((-corner, helper)), AnyOf((-helper,))), by_cuts=True)
        return model._replace(rules=(rule, *model.rules), helpers=(*model.helpers, "corner"))

    def violations(self, solution):
        return super().violations(solution) + [Violation("the corner is empty", ((3, 1),))] * (solution[3, 1] == ROOK)

    def cuts(self, _):
        cells = ((3, 1), (3, 2)) if self.wrong else ((3, 1),)
        of_cell = {one.cell: n for n, one in enumerate(self.blank().model.variables, 1)}
        return [Rule(f"no rook is at {cell}", (cell,), (AnyOf((-of_cell[cell],)),)) for cell in cells]


class InMemory(NamedTuple):
    """A sample without a file."""

    made: Rooks
    kind: str = str(ROOT / "smtpuzzles/kinds/_template.py")

    def puzzle(self) -> Rooks:
        return self.made


@pytest.fixture(autouse=True)
def _without_rooks():
    """The contract loads the kind of this sample, which other tests have in files of their own."""
    yield
    forget_kinds()


TWO_LEFT = Rooks.parse(Source("<text>", "____\n____\n____\n__R_\n"), "classic").board


def test_a_rule_by_cuts_leaves_the_helpers_of_others():
    explained = Explanation(Cut(TWO_LEFT), Deadline())
    steps = list(explained.steps())
    assert explained.complete
    assert {FIRST, SECOND} <= {rule.rule for step in steps for rule in step.rules}
    assert list(is_explained(InMemory(Cut(TWO_LEFT)))) == []


def test_the_contract_follows_all_steps():
    with pytest.raises(WrongAnswer, match="breaks a rule of this rooks puzzle"):
        list(is_explained(InMemory(Cut(TWO_LEFT, wrong=True))))


class Useless(Cut):
    """Its cuts do not exclude the boards that break the rule."""

    def cuts(self, *_):
        return [Rule("no cut", ((3, 2),), (AnyOf((1, -1)),))]


def test_cuts_that_leave_the_board_which_they_are_to_exclude_are_wrong():
    with pytest.raises(WrongAnswer, match="cuts of this rooks puzzle do not say all"):
        Explanation(Useless(TWO_LEFT), Deadline())


class Chained(Minesweeper):
    """Its clues fix cells, which have variables on the blank board only; and all mines are connected."""

    def wide_laws(self):
        return [connected(self.cells, MINE, "mined")]


def test_cuts_speak_of_the_cells_that_clues_fix():
    rows = "_5__3", "_____", "5___4", "__7__", "_4__2"
    puzzle = Chained.of_board(board_of(rows))
    explained = Explanation(puzzle, Deadline())
    assert list(explained.steps())
    assert explained.complete
