"""What is read and what is written back is the same puzzle, in every format of every kind, or is refused by name."""

import re
from random import Random

import pytest

from smtpuzzles import kinds, reading
from smtpuzzles.base.text import Source
from smtpuzzles.errors import InputError, UsageError
from smtpuzzles.puzzle import BoardPuzzle, Record
from smtpuzzles.reading import Wish
from tests.exchange.any_puzzles import TITLES, any_puzzle

BOTH = [
    (kind, name) for kind in kinds.names() for name, form in reading.formats(kind).items() if form.write and form.read
]
# How commands read: as `check` and `solve`, as `batch` and `parse`, as `convert`.
WISHES = {"command": Wish(), "batch": Wish(whole=True), "convert": Wish(beside=True)}


def written(kind, name, random):
    """Return a random record and its text in this format; None for what it refuses by a name."""
    record = Record(any_puzzle(kind, random), None, random.choice(TITLES))
    try:
        return record, reading.write(record, name)
    except UsageError:  # which names what this format cannot carry
        return record, None


def read(kind, text, **wish):
    return reading.read(kind, Source("text", text), Wish(**wish)).first


def same(one, other):
    """Are these the same puzzle, perhaps with another title, or a jigsaw whose regions are boxes?"""
    same_text = (one.variant, one.line()) == (other.variant, other.line())
    boards = isinstance(one, BoardPuzzle) and isinstance(other, BoardPuzzle)
    return one == other or same_text or (boards and constraints(one) == constraints(other))


def constraints(puzzle):
    model = puzzle.model
    return model.bare, {(rule.cells, rule.constraints) for rule in model.rules}


@pytest.mark.parametrize(("kind", "name"), BOTH)
def test_it_is_read_as_it_was_written(kind, name):
    random, form, carried = Random(17), reading.formats(kind)[name], 0
    for _ in range(60):
        record, text = written(kind, name, random)
        if text is None:
            continue
        carried += 1
        again = read(kind, text, form=name, whole=True)
        if reading.unsaid(record, form, text) and not same(again.puzzle, record.puzzle):
            again = read(kind, text, form=name, variant=record.puzzle.variant, whole=True)
        assert same(again.puzzle, record.puzzle), text
        assert again.title in ("", record.title, getattr(record.puzzle, "title", "")), text
        if again.title == record.title:
            assert reading.write(again, name) == text
    assert carried


@pytest.mark.parametrize(("kind", "name"), BOTH)
def test_all_commands_read_the_same_puzzle(kind, name):
    random, form = Random(17), reading.formats(kind)[name]
    for _ in range(25):
        record, text = written(kind, name, random)
        if text is None:
            continue
        variant = record.puzzle.variant if reading.unsaid(record, form, text) else None
        found = {}
        for command, wish in WISHES.items():
            try:
                found[command] = reading.read(kind, Source("text", text), wish._replace(variant=variant)).first.puzzle
            except (InputError, UsageError) as problem:
                found[command] = str(problem)
        assert len(set(map(repr, found.values()))) == 1, (text, found)


def test_a_text_that_is_plain_too_is_converted_as_it_is_checked():
    # In the corpus form, it would be one row of two cells.
    assert read("lightup", "1 2\n3 0\n", beside=True).puzzle == read("lightup", "1 2\n3 0\n").puzzle


LINKS = [(kind, name) for kind, name in BOTH if reading.formats(kind)[name].link or name == "tatham"]
# What programs that play links understand, and what only fills up base64.
NO_PUZZLE = re.compile(r"[&#].*|=+$|/+$")


def mutated(text, random):
    """Yield a link cut off, doubled, and with more behind, between or before its parts."""
    yield text[: random.randint(text.rfind("?") + 4, len(text) - 1)]
    yield text + text
    yield text + random.choice(["/1", "/f", "f", "1", "/", "%2F2", "zz", "-", "AA", ",1"])
    yield re.sub("/(?=[0-9])", random.choice(["/f/", "/v:a/", "/1/"]), text, count=1)
    yield text.replace(":", random.choice(["x:", "d:", "jk:", "q:", "7:"])[::-1], 1)


@pytest.mark.parametrize(("kind", "name"), LINKS)
def test_a_changed_link_is_refused_or_says_all_that_is_read(kind, name):
    """A text that is read is what a program writes of that puzzle; so nothing in it was dropped, and nothing added."""
    random, refused = Random(3), 0
    for _ in range(30):
        text = written(kind, name, random)[1]
        for changed in mutated(text.strip(), random) if text else []:
            found = read_or_problem(kind, name, changed)
            if isinstance(found, InputError):
                refused += found.line == 1 <= found.column <= len(changed) + 1
                continue
            again = reading.write(found, name).strip()
            is_new = not found.puzzle.givens() and re.search(
                r"/\d+/\d+/*$", changed
            )  # an editor of puzz.link was opened
            assert found.notes or is_new or NO_PUZZLE.sub("", again) == NO_PUZZLE.sub("", changed), (changed, again)
    assert refused


def read_or_problem(kind, name, text):
    try:
        return read(kind, text, form=name, whole=True)
    except InputError as problem:
        return problem
