"""How long it takes to convert a list of sudokus of 81 characters, a line each, to three other formats.

ours    the command convert, in this process, from file to file
peer    a loop in Python that copies the lines from file to file
"""

import gc
import os
from collections.abc import Iterator
from contextlib import redirect_stderr
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from benchmarks.measure import Row, race
from smtpuzzles.cli.app import run

LINES = 5_000
# Where a loop copies 5,000,000 lines a second, this is 50,000 lines a second.
TARGET = 100


def rows() -> Iterator[Row]:
    gc.set_threshold(100_000)  # as in __main__.py of the program
    with TemporaryDirectory() as folder, Path(os.devnull).open("w") as nowhere, redirect_stderr(nowhere):
        source, target = Path(folder) / "list.txt", Path(folder) / "converted.txt"
        source.write_text("".join(grids()))
        for to in ("line", "sdm", "puzzlink"):
            words = ["convert", "sudoku", str(source), "--to", to, "--output", str(target)]
            result = race(lambda words=words: run(words), lambda: copy(source, target), repeats=15)
            yield Row(f"convert {LINES} lines to {to} against copying them", result.ours, result.peer, TARGET)


def grids() -> Iterator[str]:
    """Yield lines with as many givens as usual sudokus have; their rules do not matter here."""
    chance = Random(1)
    for _ in range(LINES):
        yield "".join(chance.choices("123456789.", [1] * 9 + [20], k=81)) + "\n"


def copy(source: Path, target: Path) -> None:
    with source.open() as lines, target.open("w") as copied:
        for line in lines:
            copied.write(line)
