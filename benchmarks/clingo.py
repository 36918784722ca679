"""Solving and proving unique, against clingo, the best known answer set solver, in this same process.

ours    smtpuzzles.check, by Z3 and by minicard, which knows cardinalities as clingo does
peer    clingo asked for two answers of the program in asp.py: writing the facts, grounding, search, and reading the
        answers back as boards

Every board that has exactly one solution, the fastest of three runs each, summed by kind; and new puzzles of the sizes,
variants and kinds of which there are few. Both must find one and the same board.
"""

from collections.abc import Iterator
from typing import Any

import clingo

import smtpuzzles
from benchmarks import asp
from benchmarks.boards import CONNECTED, KINDS, fresh, unique_boards
from benchmarks.measure import Row, race
from smtpuzzles.engines.session import Engine
from smtpuzzles.model import Board
from smtpuzzles.puzzle.contract import Puzzle

TARGET = 1.0
NEW: dict[str, dict[str, Any]] = {
    "sudokus, classic 6x6": {"kind": "sudoku", "size": 6},
    "sudokus, classic 12x12": {"kind": "sudoku", "size": 12},
    "sudokus, jigsaw 9x9": {"kind": "sudoku", "size": 9, "variant": "jigsaw"},
    "sudokus, killer 9x9": {"kind": "sudoku", "size": 9, "variant": "killer"},
    "star battles, 8x8 with 1 star": {"kind": "starbattle", "size": 8},
    "star battles, 10x10 with 2 stars": {"kind": "starbattle", "size": 10},
    "binairos, 6x6 with signs": {"kind": "binairo", "size": 6, "variant": "repeats", "signs": "yes"},
}


def rows() -> Iterator[Row]:
    for name in ("z3", "minicard"):
        asked = smtpuzzles.engine(name)
        boards = {f"{kind} boards": unique_boards(kind) for kind in (*KINDS, *CONNECTED)}
        boards |= {f"new {what}": smtpuzzles.generate(**wish, count=20, seed=1) for what, wish in NEW.items()}
        for what, puzzles in boards.items():
            pairs = [measured(puzzle, asked) for puzzle in puzzles]
            ours, peer = (sum(seconds) for seconds in zip(*pairs, strict=True))
            yield Row(f"checking by {name}: {len(puzzles)} {what} against clingo", ours, peer, TARGET)


def measured(puzzle: Puzzle, asked: Engine) -> tuple[float, float]:
    result = race(lambda: smtpuzzles.check(fresh(puzzle), engine=asked), lambda: answers(puzzle), repeats=3)
    assert [dict(board) for board in result.our_answer.solutions] == result.peer_answer, "not the same boards"
    assert result.our_answer.verdict == "unique"
    return result.ours, result.peer


def answers(puzzle: Puzzle) -> list[Board]:
    """Up to two solutions."""
    control = clingo.Control(["2"])
    control.add("base", [], asp.program(puzzle))
    control.ground([("base", [])])
    with control.solve(yield_=True) as handle:
        return [asp.board(puzzle, arguments(model)) for model in handle]


def arguments(model: clingo.Model) -> list[tuple[int, ...]]:
    return [tuple([argument.number for argument in atom.arguments]) for atom in model.symbols(shown=True)]
