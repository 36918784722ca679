"""Every format of a kind reads what it writes as the same puzzle and the same solution."""

import re
from random import Random

import pytest

import smtpuzzles
from smtpuzzles import reading
from smtpuzzles.base.text import Source
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle import Record
from tests.conftest import EVERY_SAMPLE
from tests.exchange.any_puzzles import random_puzzle
from tests.sizes import BOARD_KINDS

WRITTEN = [(kind, form) for kind in BOARD_KINDS for form in reading.formats(kind).values() if form.write]


def assert_same(form, record):
    """Write and read a record; what a format refuses to write is no loss."""
    try:
        text = form.write(record)
    except UsageError:
        return False
    assert re.match(form.form, text), text
    read = form.read(Source("board", text), None)
    if read.puzzle.variant != record.puzzle.variant:  # a text that leaves it open
        read = form.read(Source("board", text), record.puzzle.variant)
    assert read.puzzle == record.puzzle, text
    assert read.title == record.title or not form.titles, text
    if form.solutions and record.solution:
        assert read.solution == record.solution, text
    else:  # a puzzle in which all is given is its own solution
        assert not read.solution or not read.puzzle.violations(read.solution)
    return True


@pytest.mark.few(60)
@pytest.mark.parametrize(("kind", "form"), WRITTEN, ids=lambda one: getattr(one, "name", one))
def test_some_random_boards(kind, form):
    random, written = Random(1), 0
    for tried in range(60):
        if tried < 15 or written < 3:  # some formats need clues everywhere, which few boards have
            written += assert_same(form, Record(random_puzzle(kind, random)))
    assert written > 2


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "form"), WRITTEN, ids=lambda one: getattr(one, "name", one))
def test_100_000_random_boards(kind, form):
    random, written = Random(2), 0
    while written < 100_000:
        written += assert_same(form, Record(random_puzzle(kind, random)))


@pytest.mark.parametrize("kind", sorted({kind for kind, form in WRITTEN if form.solutions}))
def test_solutions(kind):
    puzzle = next(one for one in EVERY_SAMPLE if one.kind == kind and one.verdict == "unique").puzzle()
    record = Record(puzzle, smtpuzzles.solve(puzzle).solutions[0], "A title, with a comma")
    written = [assert_same(form, record) for name, form in WRITTEN if name == kind and form.solutions]
    assert any(written)
