"""The same text is the same puzzle, whoever reads it: commands, convert, batch, the page."""

import pytest

import smtpuzzles
from smtpuzzles import kinds, reading
from smtpuzzles.batch.question import Question
from smtpuzzles.batch.reading import items
from smtpuzzles.cli.convert import portions
from smtpuzzles.cli.options import Input
from smtpuzzles.cli.reading import read_records
from smtpuzzles.errors import KindUnclear
from smtpuzzles.web.answering import answer
from tests.conftest import SMALLEST

NINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
TEXTS = {
    "two lines": ("sudoku", f"{NINE}\n{NINE[::-1]}\n"),
    "nine lines": ("sudoku", f"{NINE}\n" * 9),
    "81 lines": ("sudoku", f"{NINE}\n" * 81),
    "a named list": ("sudoku", f"# mine\n{NINE} first, hard\n{NINE[::-1]} second\n"),
    "a table": ("sudoku", f"quizzes,solutions\n{NINE},{NINE}\n{NINE[::-1]},{NINE}\n"),
    "cells": ("sudoku", "\n".join([",".join(NINE[row : row + 9]) for row in range(0, 81, 9)]) + "\n"),
    "signs": ("binairo", "0=_\nx..\n_._\n"),
    "a square of numbers": ("hitori", "3 3\n1 2 2\n2 2 3\n3 1 1\n"),
    "rows like a header": ("hitori", "2 3 2\n1 2 2\n2 2 3\n"),
    "walls and a size": ("lightup", "3 3\n0_1\n___\n_1_\n"),
    "only numbers": ("lightup", "3 3\n0 1 0\n1 0 1\n0 1 0\n"),
    "two levels": ("sokoban", "#####\n#@$.#\n#####\nTitle: one\n\n######\n#@ $.#\n######\n"),
    "labels": ("gappy", "3 3\n- 1 -\n1 - -\n"),
}


def written() -> dict[str, tuple[str, str]]:
    """Samples in all formats that can hold them."""
    found = dict(TEXTS)
    for sample in SMALLEST:
        for form in reading.formats(sample.kind).values():
            try:
                if form.read and form.write and sample.variant in (None, next(iter(kinds.load(sample.kind).variants))):
                    found[f"{sample.path.stem} {form.name}"] = sample.kind, smtpuzzles.write(sample.puzzle(), form.name)
            except smtpuzzles.UsageError:
                continue
    return found


@pytest.mark.few(40)
@pytest.mark.parametrize(("kind", "text"), written().values(), ids=written())
def test_every_road_reads_the_same_puzzles(kind, text, tmp_path):
    file = tmp_path / "text.txt"
    file.write_text(text)
    given = Input(kind=kind, file=str(file))
    puzzles = [record.puzzle for record in read_records(given)]
    assert [record.puzzle for reading in portions(given) for record in reading.records()] == puzzles
    found = [item.source for item in items(Question(kind), [str(file)])]
    assert [reading.parse(kind, one) for one in found] == puzzles
    pasted = answer({"ask": "read", "kind": kind, "text": text})["games"]
    assert [reading.parse(kind, smtpuzzles.Source("", one["text"]), one["variant"]) for one in pasted] == puzzles
    try:
        unnamed = reading.read(None, smtpuzzles.Source("text", text))
        assert [record.puzzle for record in unnamed.records()] == puzzles
    except KindUnclear as problem:
        assert kind in problem.kinds  # noqa: PT017 - most texts tell their kind
