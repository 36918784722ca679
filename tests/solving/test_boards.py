"""Solutions are boards: a model whose variables say more than its cells show is refused, not counted twice."""

from dataclasses import dataclass

import pytest

import smtpuzzles
from smtpuzzles import WrongAnswer
from smtpuzzles.base.grid import board_of
from smtpuzzles.engines.session import Mode
from smtpuzzles.kinds._template import Rooks
from smtpuzzles.model import Model, Variable

ONE_CELL = board_of(["_"])


@dataclass(frozen=True)
class Rewritten(Rooks):
    """Rooks with further variables, of which no rule speaks."""

    more: tuple[Variable, ...] = ()

    def build_model(self) -> Model:
        made = super().build_model()
        return made._replace(variables=(*made.variables, *self.more), incomparable=False)


@pytest.mark.parametrize("ask", [smtpuzzles.check, smtpuzzles.count])
@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (Variable("again", (1, 1), "R"), "a variable that no cell shows: again"),
        (Variable("nothing", (1, 1), "-"), "a variable that no cell shows: nothing"),
        (Variable("queen", (1, 1), "Q"), "a cell holds two symbols at once"),
    ],
)
def test_a_model_that_says_more_than_cells_show_is_refused(ask, more, complaint):
    assert smtpuzzles.count(Rewritten(ONE_CELL)).count == 1
    with pytest.raises(WrongAnswer, match=complaint):
        ask(Rewritten(ONE_CELL, more=(more,)))


@pytest.mark.parametrize(
    ("kind", "text"),
    [("binairo", "0___\n__0_\n____\n____\n"), ("sudoku", "1..2........3...")],
)
def test_check_finds_all_cells_that_are_the_same_in_several_solutions(kind, text):
    puzzle = smtpuzzles.parse(kind, text)
    boards = smtpuzzles.solve(puzzle, limit=None).solutions
    same = {cell for cell in boards[0] if len({board[cell] for board in boards}) == 1}
    assert len(boards) > 2
    assert same
    checked = smtpuzzles.check(puzzle)
    assert (checked.backbone, checked.differing) == (same, boards[0].keys() - same)


@pytest.mark.parametrize(("name", "modes"), [("minisat", [Mode.ONCE]), ("z3", [Mode.ONCE, Mode.OFTEN])])
def test_check_makes_clauses_once_and_prepares_z3_for_many_questions(name, modes):
    asked, opened = smtpuzzles.engine(name), []

    def noted(formula, mode):
        opened.append(mode)
        return asked.on_formula(formula, mode)

    checked = smtpuzzles.check(smtpuzzles.parse("sudoku", "1..2........3..."), engine=asked._replace(on_formula=noted))
    assert (checked.verdict, opened) == ("multiple", modes)
