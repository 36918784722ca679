"""What a puzzle offers is asked of its abilities, in one place; nobody else asks for its class."""

import ast

import pytest

from smtpuzzles.base.text import Source
from smtpuzzles.errors import UsageError
from smtpuzzles.playing.game import Game
from smtpuzzles.playing.plans import PlanGame
from smtpuzzles.puzzle.abilities import BOARDS, CLUES, PLANS
from smtpuzzles.puzzle.contract import Puzzle
from smtpuzzles.puzzle.setters import BoardSetter, PlanSetter
from tests.conftest import PLAN_SAMPLES, ROOT, SAMPLES
from tests.other_kinds.least import parse

PACKAGE = ROOT / "smtpuzzles"
BOARD, PLAN, LEAST = SAMPLES[0].puzzle(), PLAN_SAMPLES[0].puzzle(), parse(Source("least", "R_\n__\n"), "only")


def below(of: type) -> set[str]:
    return {of.__name__}.union(*map(below, of.__subclasses__()))


SHAPES = {*below(Puzzle), *[of.__name__ for of in (Game, PlanGame, BoardSetter, PlanSetter)]}


@pytest.mark.parametrize(
    ("puzzle", "ability", "why"),
    [
        (PLAN, BOARDS, "its solutions are plans, which 'smtpuzzles solve' and shortest_plan find"),
        (PLAN, CLUES, "its solutions are plans, which 'smtpuzzles solve' and shortest_plan find"),
        (LEAST, CLUES, "it has no clues that could be left out"),
        (BOARD, PLANS, "its solutions are boards"),
    ],
)
def test_who_lacks_an_ability_is_refused_and_told_why(puzzle, ability, why):
    assert ability.of(puzzle) is None
    with pytest.raises(UsageError) as refused:
        ability.expect(puzzle, "'rate'")
    assert str(refused.value) == f"'rate' is not available for {puzzle.kind}: {why}"


def test_who_has_an_ability_is_returned():
    for puzzle, able in ((BOARD, {BOARDS, CLUES}), (LEAST, {BOARDS}), (PLAN, {PLANS})):
        for ability in able:
            assert ability.of(puzzle) is ability.expect(puzzle, "this") is puzzle
        assert {ability for ability in (BOARDS, CLUES, PLANS) if ability.of(puzzle)} == able


def shapes_asked(code: str) -> set[str]:
    """The classes of puzzles, games and setters that `isinstance` or `case` asks for."""
    found = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("isinstance", "issubclass"):
            found |= {name.id for name in ast.walk(node.args[1]) if isinstance(name, ast.Name)}
            found |= {name.attr for name in ast.walk(node.args[1]) if isinstance(name, ast.Attribute)}
        if isinstance(node, ast.MatchClass):
            found.add(ast.unparse(node.cls).split(".")[-1])
    return found & SHAPES


def test_nobody_asks_for_the_class_of_a_puzzle():
    assert shapes_asked("isinstance(x, str | Puzzle)\nmatch x:\n    case games.PlanGame(): pass") == {
        "Puzzle",
        "PlanGame",
    }
    files = [path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] not in ("puzzle", "kinds")]
    assert {str(path): asked for path in files if (asked := shapes_asked(path.read_text(encoding="utf-8")))} == {}
