"""Rules may speak of helpers, which no cell shows: two rooks in different halves of the board."""

from dataclasses import dataclass

import pytest

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.files import new_folder
from smtpuzzles.base.text import Source
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.kinds._template import ROOK, Rooks, parse
from smtpuzzles.model import AnyOf, Model, Rule
from smtpuzzles.result import Violation
from tests.explaining.certificate_checker import check

FIRST, SECOND = "the rook of row 1 is on side A", "the rook of row 2 is on side B"


@dataclass(frozen=True)
class Halves(Rooks):
    """The helper tells which half is side A."""

    def build_model(self) -> Model:
        model = super().build_model()
        helper, middle = len(model.variables) + 1, len(self.lines()) // 4
        rules = [*model.rules]
        for row, sentence in ((1, FIRST), (2, SECOND)):
            rooks = [(n, one.cell) for n, one in enumerate(model.variables, 1) if one.cell[0] == row]
            sides = [AnyOf((-n, helper if (cell[1] > middle) == (row == 1) else -helper)) for n, cell in rooks]
            rules.append(Rule(sentence, tuple(cell for _, cell in rooks), tuple(sides)))
        return model._replace(rules=tuple(rules), helpers=("side",))

    def violations(self, solution):
        sides = {cell[1] > len(self.lines()) // 4 for cell, held in solution.items() if cell[0] < 3 and held == ROOK}
        return super().violations(solution) + [Violation(FIRST, ())] * (len(sides) < 2)


# In the first, the third rook must be where the others leave room. The second has no solution: only helpers clash.
@pytest.mark.parametrize("text", ["____\n____\n-___\n__R_\n", "____\n____\nR___\n_R__\n"])
def test_steps_through_helpers_are_right_and_told_without_them(text, tmp_path):
    explained = Explanation(Halves(parse(Source("<text>", text), "classic").board), Deadline(), certify=True)
    steps = list(explained.steps())
    assert explained.complete
    assert [step for step in steps if {rule.rule for rule in step.rules} >= {FIRST, SECOND}]
    assert not [step.words for step in steps if "Then ," in step.words or "side," in step.words]
    new_folder(tmp_path / "proof", explained.certificate.files())
    check(tmp_path / "proof")
