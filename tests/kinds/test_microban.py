"""Shortest plans for the levels 1 to 40 of Microban, whose optima are known, where they are at hand."""

import pytest

import smtpuzzles
from smtpuzzles import Planned, Source, Verdict, kinds, reading
from smtpuzzles.kinds.sokoban import Sokoban
from tests.conftest import SHARED, shared

# Proven in less than a second each, by moves and by pushes.
QUICK = (1, 5, 12, 21, 30, 38)
SECONDS, ENOUGH = 60, 38
every_variant = pytest.mark.parametrize("variant", ["moves", "pushes"])


@pytest.fixture(scope="module")
def parts() -> list[Source]:
    shared("sokoban/microban.xsb")
    path = SHARED / "sokoban" / "microban.xsb"
    return kinds.load("sokoban").levels(Source.from_bytes("microban", path.read_bytes()))


@pytest.fixture(scope="module")
def optima() -> dict[str, dict[int, int]]:
    """Fewest pushes and fewest moves, by level."""
    _, _, _, *words = shared("sokoban/microban-optima-1-40.tsv")
    numbers = [int(word) for word in words]
    levels = numbers[0::3]
    return {
        "pushes": dict(zip(levels, numbers[1::3], strict=True)),
        "moves": dict(zip(levels, numbers[2::3], strict=True)),
    }


def planned(puzzle: Sokoban, fewest: int) -> Planned:
    """The answer; a plan, if there is one, must be right and shortest, proven or not."""
    answer = smtpuzzles.shortest_plan(puzzle, timeout=SECONDS)
    assert answer.verdict is not Verdict.UNSAT
    assert answer.bound <= fewest
    for plan in answer.solutions:
        assert puzzle.violations(plan) == []
        assert puzzle.cost(plan) == fewest, puzzle.text()
    return answer


@pytest.mark.few(4)
@every_variant
@pytest.mark.parametrize("number", QUICK)
def test_the_plan_for_an_easy_level_is_proven_to_be_as_short_as_is_known(number, variant, parts, optima):
    puzzle = reading.parse("sokoban", parts[number - 1], variant)
    answer = planned(puzzle, optima[variant][number])
    assert (answer.optimal, answer.reason) == (True, None)


@pytest.mark.slow
@every_variant
def test_nearly_all_levels_are_proven_within_a_minute_each(variant, parts, optima):
    assert len(optima[variant]) == 40
    proven = {
        number
        for number, fewest in optima[variant].items()
        if planned(reading.parse("sokoban", parts[number - 1], variant), fewest).optimal
    }
    assert len(proven) >= ENOUGH, f"not proven: {sorted(optima[variant].keys() - proven)}"
