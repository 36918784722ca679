"""All formats of all kinds: what is written is read back, and no text breaks a reader."""

import re
import tracemalloc
from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import smtpuzzles
from smtpuzzles import kinds, reading
from smtpuzzles.base.text import Source
from smtpuzzles.exchange.words import read_board
from smtpuzzles.puzzle import BoardPuzzle, Format, PlanPuzzle, Record
from smtpuzzles.reading import Wish
from tests.conftest import EVERY_SAMPLE, SMALLEST

FORMATS = [(name, one) for name in kinds.names() for one in reading.formats(name).values() if one.read and one.write]


def every(formats: list[tuple[str, Format]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("name", "form"), formats, ids=lambda one: getattr(one, "name", one))


@cache
def records(name: str) -> list[Record]:
    """The samples of a kind, the smallest ones with a solution and all with a title."""
    found = []
    for sample in EVERY_SAMPLE:
        if sample.kind == name:
            puzzle, solution = sample.puzzle(), None
            if sample in SMALLEST and sample.verdict in ("unique", "plan"):
                solve = smtpuzzles.solve if isinstance(puzzle, BoardPuzzle) else smtpuzzles.shortest_plan
                (solution,) = solve(puzzle).solutions
            title = puzzle.title if isinstance(puzzle, PlanPuzzle) else "A title"
            found.append(Record(puzzle, solution, title))
    return found


@cache
def texts(name: str, form: str) -> list[tuple[Record, str]]:
    """The samples that this format can carry, and the texts."""
    found = []
    for record in records(name):
        with suppress(smtpuzzles.UsageError):
            found.append((record, reading.write(record, form)))
    return found


def solution_text(record: Record) -> str | None:
    return record.puzzle.solution_text(record.solution) if record.solution else None


def key(record: Record) -> tuple[str, str, str]:
    """What two puzzles must have in common to be the same, apart from their titles."""
    return record.puzzle.kind, record.puzzle.variant, record.puzzle.line()


@pytest.mark.few(25)
@every(FORMATS)
def test_a_puzzle_that_is_written_is_read_back(name: str, form: Format) -> None:
    assert texts(name, form.name)
    for record, text in texts(name, form.name):
        usual = next(iter(kinds.load(name).variants))
        variant = None if record.puzzle.variant == usual else record.puzzle.variant
        back = reading.read(name, Source("back", text), Wish(variant, form.name)).first
        assert key(back) == key(record)
        assert not form.solutions or solution_text(back) == solution_text(record)
        assert not form.titles or form.name == "plain" or back.title == record.title
        assert key(reading.read(name, Source("back", text), Wish(variant)).first) == key(record)
        assert key(reading.read(name, Source("back", text), Wish(variant, beside=True)).first) == key(record)
        if form.tells_kind:
            assert key(reading.read(None, Source("back", text), Wish(variant)).first) == key(record)


@every([(name, form) for name, form in FORMATS if form.one_a_line])
def test_lines_of_a_file_are_a_puzzle_each(name: str, form: Format) -> None:
    (first, text), *others = texts(name, form.name)
    assert all(text.count("\n") == 1 for _, text in texts(name, form.name))
    variant, (other, more) = first.puzzle.variant, others[0] if others else (first, text)
    if variant == other.puzzle.variant:
        read = reading.read(name, Source("lines", text + "\n" + more), Wish(variant, form.name)).records()
        assert [*map(key, read)] == [key(first), key(other)]


def good(name: str, form: Format) -> str:
    """The first text of this format."""
    return texts(name, form.name)[0][1]


edit = st.tuples(st.integers(0, 300), st.integers(0, 8), st.text("019azAZ.-_/:=[]{}\"',#%|*+ \n\0é٣", max_size=6))


def survives(name: str, form: Format, text: str) -> None:
    """The text is read or refused in one line, in this format and in any."""
    for kind, wish in ((name, Wish(form=form.name)), (None, Wish(whole=True))):
        try:
            for record in reading.read(kind, Source("fuzz", text), wish).records():
                record.puzzle.text()
        except (smtpuzzles.InputError, smtpuzzles.UsageError) as problem:
            one_line = str(problem).isprintable() and len(str(problem)) < 400
            assert one_line, problem  # noqa: PT017 - a text may also be read


@given(st.sampled_from(FORMATS), st.lists(edit, min_size=1, max_size=3))
@settings(max_examples=100)
def test_a_changed_text_is_read_or_refused(which: tuple[str, Format], edits: list[tuple[int, int, str]]) -> None:
    name, form = which
    text = good(name, form)
    for start, length, new in edits:
        text = text[:start] + new + text[start + length :]
    survives(name, form, text)


def huge(text: str) -> list[Any]:
    """Texts that ask for much more than the good one."""
    grown = [re.sub(r"\d+", number, text, count=count) for number in ("999999999", "9" * 5000) for count in (1, 0)]
    return [*grown, text + text[-2:] * 20_000, text[:1] * 300_000, text + "[" * 100_000]


def test_a_text_that_ends_early_is_read_or_refused():
    """A size without a board was an IndexError, in the corpus form of rooms."""
    for name, form in FORMATS:
        lines = good(name, form).splitlines(keepends=True)
        for number in range(min(len(lines), 5)):
            with suppress(smtpuzzles.InputError, smtpuzzles.UsageError):
                reading.read(name, Source("cut", "".join(lines[:number])), Wish(form=form.name))


@pytest.mark.slow
@every(FORMATS)
def test_a_huge_text_is_refused_without_making_room_for_its_puzzle(name: str, form: Format) -> None:
    for large in huge(good(name, form)):
        tracemalloc.start()
        try:
            survives(name, form, large)
            assert tracemalloc.get_traced_memory()[1] < 400_000_000
        finally:
            tracemalloc.stop()


def test_of_many_words_a_complaint_names_the_first_and_the_last():
    for words, named in [("ab", "a b"), ("abcdefghijkl", r"a b c \.\.\. l")]:
        with pytest.raises(smtpuzzles.InputError, match=f"expected one of {named}, but found 'z'"):
            read_board(Source("", "z").lines()[0].words(), (1, 1), dict.fromkeys(words, "_"))
