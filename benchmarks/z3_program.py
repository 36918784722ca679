"""Solving a puzzle, against the z3 program on the file that is emitted for it.

ours    smtpuzzles.solve in this process: model, text, search, reading, verification
peer    the z3 program as a process of its own: it starts, reads the file, searches, prints the model
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import smtpuzzles
from benchmarks.boards import KINDS, fresh, largest, size_name
from benchmarks.measure import Race, Row, race
from smtpuzzles.encoding.export import smt2_text
from smtpuzzles.puzzle.contract import Puzzle

TARGET = 1.3
# z3-solver installs the program beside the interpreter, of the same version as the library.
PROGRAM = Path(sys.executable).with_name("z3")


def rows() -> Iterator[Row]:
    for kind in KINDS:
        puzzle = largest(kind).puzzle
        result = measured(puzzle)
        assert result.our_answer.verdict == result.peer_answer
        yield Row(f"solving: {size_name(puzzle)} against the z3 program", result.ours, result.peer, TARGET)


def measured(puzzle: Puzzle) -> Race:
    with TemporaryDirectory() as folder:
        file = Path(folder, "puzzle.smt2")
        file.write_text(smt2_text(puzzle.stated()))
        return race(lambda: smtpuzzles.solve(fresh(puzzle)), lambda: first_word(file), repeats=9)


def first_word(file: Path) -> str:
    return subprocess.run([PROGRAM, file], capture_output=True, text=True, check=True).stdout.split()[0]
