"""Inside and outside of a loop: what their rules say on all loops, and what explanations make of them."""

from functools import cache
from itertools import product

import pytest

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining import sentences
from smtpuzzles.explaining.advice import Advisor
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.slides import Slides
from smtpuzzles.model import Formula, Rule
from smtpuzzles.puzzle.ingredients import loop, sides
from smtpuzzles.web.advising import KEYS
from tests.conftest import ROOT
from tests.puzzle.test_loop import WORDS, is_loop, literals, some_loops

SEVEN = (ROOT / "puzzles" / "slitherlink" / "7.txt").read_text()
BOARDS = [("slitherlink", SEVEN), ("masyu", (ROOT / "puzzles" / "masyu" / "8.txt").read_text())]


@cache
def explained(kind: str, text: str) -> tuple[Explanation, list]:
    explanation = Explanation(smtpuzzles.parse(kind, text), Deadline())
    steps = list(explanation.steps())
    assert explanation.complete
    return explanation, steps


@pytest.mark.parametrize("size", [(3, 5), (5, 5), (5, 7)])
def test_the_rules_leave_one_shading_of_each_loop_and_joints_know_that_it_does_not_cross_itself(size):
    x, points = literals(size), list(literals(size).bare)
    shading = sides.shading(x, points, "edge", str)
    joints = [shading.known_to(law.rule(x)) for law in loop.joint_laws(points, WORDS)]
    faces = {one.cell: n for n, one in enumerate(shading.variables, len(x.variables) + 1)}
    names = tuple([one.name for one in (*x.variables, *shading.variables)])
    crossing = [Rule(one.sentence, one.cells, shading.more(one)) for one in joints]
    with (
        smtpuzzles.engine("minicard").open(Formula(names, (*shading.rules, *joints))) as meant,
        smtpuzzles.engine("minicard").open(Formula(names, tuple(crossing))) as crossed,
    ):
        for board in some_loops(size):
            shades = sides.shaded(board) if is_loop(board) else {}
            drawn = [k if board[one.cell] == one.symbol else -k for k, one in enumerate(x.variables, 1)]
            if shades:
                own = [literal if shades[face] == sides.INSIDE else -literal for face, literal in faces.items()]
                assert meant.check(Deadline(), [*drawn, *own]).verdict == "sat"
                assert all(meant.check(Deadline(), [*drawn, -one]).verdict == "unsat" for one in own)
            meet = all(law.holds(board) for law in loop.joint_laws(points, WORDS))
            assert (meant.check(Deadline(), drawn).verdict == "sat") == meet
        for chosen in product((-1, 1), repeat=len(faces)):
            own = [sign * literal for sign, literal in zip(chosen, faces.values(), strict=True)]
            signs = dict(zip(faces, chosen, strict=True))
            blocks = [
                [signs.get((r + down, c + right), -1) for down, right in AROUND]
                for r, c in filter(loop.is_joint, points)
            ]
            in_turn = any(a == c != b == d for a, b, c, d in blocks)
            assert (crossed.check(Deadline(), own).verdict == "unsat") == in_turn


AROUND = ((-1, -1), (-1, 1), (1, 1), (1, -1))


@pytest.mark.parametrize(("kind", "text"), BOARDS)
def test_shades_are_true_and_only_shown_where_a_later_step_needs_them(kind, text):
    explanation, steps = explained(kind, text)
    shades = explanation.puzzle.shaded(explanation.solution)
    noted: dict = {}
    for step in steps:
        if step.noted:
            assert all(shades[one.cell] == one.symbol for one in step.conclusions)
            noted |= dict.fromkeys(step.conclusions, False)
        noted |= dict.fromkeys(noted.keys() & set(step.facts), True)
    assert noted
    for step in steps:
        if step.noted:
            assert any(noted[one] for one in step.conclusions)


def test_a_step_of_several_rules_is_only_taken_where_shading_leads_no_further():
    """Without it, this board took a step of 19 rules."""
    _, steps = explained("slitherlink", SEVEN)
    assert max(step.size for step in steps) <= 7
    assert all(step.proven for step in steps)


def test_what_is_shaded_is_said_and_drawn():
    explanation, steps = explained("slitherlink", SEVEN)
    slides = Slides(explanation)
    seen = [(step, slides.of(step)) for step in steps if not slides.wait(step)]
    step, slide = next((step, slide) for step, slide in seen if step.pattern == sides.PATTERN and step.size == 1)
    assert "inside the loop" in step.words or "outside the loop" in step.words
    assert any(item.startswith("At a glance: ") for _, slide in seen for item in slide.items)
    shades = explanation.puzzle.shaded(explanation.solution)
    toned = {cell: tile.tone for cell, tile in slide.picture.tiles.items() if tile.tone}
    assert toned
    assert all(toned[cell] == sides.LOOKS[shades[cell]].tile.tone for cell in toned)


def test_hints_shade():
    puzzle = smtpuzzles.parse("slitherlink", SEVEN)
    (solution,) = smtpuzzles.check(puzzle).solutions
    entries, advisor, shades = {}, Advisor(), {}
    while not shades:
        found = advisor.hint(puzzle, entries, Deadline())
        entries |= found.board
        shades = found.shades
    assert shades.items() <= puzzle.shaded(solution).items()
    assert not found.board.keys() & shades.keys()
    assert sentences.stages(found, puzzle, True, KEYS)[-1].shades == shades
