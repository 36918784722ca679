"""Puzzles that are hard to refute."""

from itertools import pairwise

import pytest

import smtpuzzles
from smtpuzzles import kinds, reading
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.text import Source
from smtpuzzles.cli.app import run
from smtpuzzles.engines.table import engine

HARD = [name for name in kinds.names() if kinds.load(name).hard]


@pytest.mark.parametrize("kind", HARD)
def test_they_have_no_solution_and_need_more_and_more_conflicts(kind, capsys):
    needed = []
    for number in (6, 8, 10, 12):
        assert run(["hard", kind, str(number)]) == 0
        text = capsys.readouterr().out
        assert text.startswith("; none\n; ")
        puzzle = reading.parse(kind, Source("hard", text))
        assert smtpuzzles.check(puzzle).verdict is smtpuzzles.Uniqueness.NONE
        with Deadline() as deadline, engine("minisat").open(puzzle.model.formula) as session:
            assert session.check(deadline).verdict is smtpuzzles.Verdict.UNSAT
            needed.append(session.statistics()["conflicts"])
    assert all(2 * less < more for less, more in pairwise(needed)), needed


def test_the_help_tells_which_numbers_there_are(capsys):
    assert run(["hard", "-h"]) == 0
    assert f"4 to 40 for {HARD[0]}" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([HARD[0], "41"], "expected a number from 4 to 40, not 41"),
        ([HARD[0], "3"], "expected a number from 4 to 40, not 3"),
        ([HARD[0], "many"], "Invalid value for 'N'"),
        (["sokoban", "8"], f"'hard' is not available for sokoban; it is for {', '.join(HARD)}"),
    ],
    ids=str,
)
def test_impossible_wishes_are_refused_in_one_line(arguments, words, capsys):
    assert run(["hard", *arguments]) == 2
    shown = capsys.readouterr()
    assert words in shown.err
    assert (shown.out, shown.err.count("\n")) == ("", 1)
