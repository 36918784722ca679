"""New puzzles, against Simon Tatham's puzzle collection (Debian's sgt-puzzles), and against a fresh solver per clue.

ours    `generate` in one process, with a look at every puzzle through Z3
peer    `sgt-lightup --generate 20 14x14b20s2d1` and the like, headless; CPU seconds of both, per puzzle, in one run

`python -m benchmarks.generating` measures this, makes a thousand puzzles of each kind at its usual size, proves with Z3
again that each has one solution and that no clue of any can be spared, and writes GENERATING.md. It takes half an hour,
a good deal of which is the one Unruly of 40 x 40 of the peer.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from multiprocessing import Pool
from pathlib import Path
from random import Random
from resource import RUSAGE_CHILDREN, getrusage
from time import perf_counter, process_time
from typing import Any, NamedTuple

import smtpuzzles
from benchmarks.measure import HEAD, Row, line
from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.generating import boards, series
from smtpuzzles.generating.request import Request, make_request
from smtpuzzles.model import Literal
from smtpuzzles.puzzle.setters import BoardSetter, Mending
from smtpuzzles.result import Verdict
from smtpuzzles.solving.mus import minimal
from smtpuzzles.solving.prepared import Prepared
from smtpuzzles.solving.preparing import prepare_blank
from smtpuzzles.solving.query import Query
from smtpuzzles.solving.sampling import random_solution, shuffled

TABLE = Path(__file__).with_name("GENERATING.md")
THIRTY, FIFTH = 30.0, 1 / 5
# Seconds for the peer; how long it needs for a large Unruly varies a lot.
LIMIT = 240


class Match(NamedTuple):
    """One of ours and one of theirs; how many of each are made."""

    kind: str
    size: int
    options: dict[str, Any]
    ours: int
    peer: str
    parameters: str
    theirs: int
    target: float | None


REPEATS = {"variant": "repeats"}
MATCHES = (
    Match("lightup", 14, {}, 40, "sgt-lightup", "14x14b20s2d1", 100, THIRTY),
    Match("lightup", 25, {}, 10, "sgt-lightup", "25x25b20s2d1", 30, THIRTY),
    Match("lightup", 40, {}, 5, "sgt-lightup", "40x40b20s2d1", 10, THIRTY),
    Match("sudoku", 9, {}, 100, "sgt-solo", "3x3du", 100, THIRTY),
    Match("sudoku", 9, {}, 100, "sgt-solo", "3x3", 1000, THIRTY),
    Match("sudoku", 16, {}, 10, "sgt-solo", "4x4du", 3, THIRTY),
    Match("sudoku", 16, {}, 10, "sgt-solo", "4x4", 100, THIRTY),
    Match("binairo", 10, REPEATS, 100, "sgt-unruly", "10x10dn", 1000, THIRTY),
    Match("binairo", 14, REPEATS, 50, "sgt-unruly", "14x14dn", 200, THIRTY),
    Match("binairo", 24, REPEATS, 10, "sgt-unruly", "24x24dn", 20, THIRTY),
    Match("binairo", 40, REPEATS, 3, "sgt-unruly", "40x40dn", 1, FIFTH),
)
ALONE = (("gappy", 9, 100), ("gappy", 12, 50), ("gappy", 18, 30), ("binairo", 24, 5), ("binairo", 40, 2))
INCREMENTAL = (
    ("sudoku", 9),
    ("sudoku", 16),
    ("binairo", 14),
    ("binairo", 24),
    ("lightup", 14),
    ("lightup", 25),
    ("gappy", 12),
)


def cpu_of_ours(kind: str, size: int, many: int, **options: Any) -> float:
    began = process_time()
    assert len(smtpuzzles.generate(kind, many, seed=1, size=(size, size), **options)) == many
    return (process_time() - began) / many


def cpu_of_theirs(match: Match) -> tuple[float, bool]:
    """And whether it was stopped before it had made them all: then it takes longer than that."""
    before = getrusage(RUSAGE_CHILDREN)
    command = [program(match.peer) or "", "--generate", str(match.theirs), match.parameters]
    stopped = False
    try:
        made = subprocess.run(command, capture_output=True, text=True, check=True, timeout=LIMIT).stdout
        assert len(made.splitlines()) == match.theirs
    except subprocess.TimeoutExpired:
        stopped = True
    after = getrusage(RUSAGE_CHILDREN)
    return (after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime) / match.theirs, stopped


def program(name: str) -> str | None:
    return shutil.which(name, path=f"{os.environ['PATH']}:/usr/games")


def matches() -> Iterator[Row]:
    for match in MATCHES:
        if not program(match.peer):
            print(f"{match.peer} is not here: apt install sgt-puzzles", file=sys.stderr)
            continue
        ours = cpu_of_ours(match.kind, match.size, match.ours, **match.options)
        theirs, stopped = cpu_of_theirs(match)
        note = f" (stopped after {LIMIT} s)" if stopped else ""
        what = f"{match.kind} {match.size}x{match.size} against {match.peer} {match.parameters}{note}"
        yield Row(what, ours, theirs, match.target)


class Fresh:
    """Answers the questions of leaving out clues with a new solver for each."""

    def __init__(self, prepared: Prepared, excluded: Sequence[Literal], core: frozenset[Literal]) -> None:
        self._prepared, self._excluded, self._core = prepared, excluded, core

    def possible(self, assumptions: list[Literal], conflicts: int | None = None) -> Verdict:
        with Query(self._prepared, Deadline()) as query:
            query.require(self._excluded)
            answer = query.possible(assumptions, conflicts)
            if answer is Verdict.UNSAT:
                self._core = query.core()
        return answer

    def core(self) -> frozenset[Literal]:
        return self._core


def incremental() -> Iterator[Row]:
    """Leaving out only: the same clues of the same board, in the same order, with the same answers."""
    for kind, size in INCREMENTAL:
        prepared, true, clues = unique_board(make_request(kind, (size, size), seed=1))
        excluded = prepared.model.other_than(true)
        groups = {clue: [clue] for clue in clues}
        order = shuffled(groups, Random(2))
        with Query(prepared, Deadline()) as query:
            query.require(excluded)
            assert query.possible(clues) is Verdict.UNSAT
            core = query.core()
            one, ours = timed(lambda: minimal(query, groups, order=order))  # noqa: B023
        fresh: Any = Fresh(prepared, excluded, core)
        other, theirs = timed(lambda: minimal(fresh, groups, order=order))  # noqa: B023
        assert one == other
        yield Row(f"leaving out clues of a {kind} {size}x{size} against a fresh solver per clue", ours, theirs, FIFTH)


def unique_board(request: Request) -> tuple[Prepared, set[Literal], list[Literal]]:
    """A blank puzzle with a solution that all its clues make the only one, and these, for the solver."""
    setter = kinds.load(request.kind).setter
    assert isinstance(setter, BoardSetter)
    wanted = request.wanted(request.random(1, 0, 0))
    blank, random = setter.blank(wanted), wanted.random
    mends = 0
    while True:
        with Query(prepare_blank(blank), Deadline()) as query:
            true = random_solution(query, random, {}) or set()
            board = query.model.board(true)
            clues = [query.prepared.selectors[clue] for clue in blank.clues_of(board)]
            differing = boards.differing_cells(query, true, clues, random)
        if not differing:
            return query.prepared, true, clues
        mending = Mending(wanted=wanted, puzzle=blank, solution=board, differing=differing, mends=mends)
        if setter.mended and (mended := setter.mended(mending)):
            blank, mends = mended.puzzle, mends + 1


def timed(work: Callable[[], Any]) -> tuple[Any, float]:
    began = perf_counter()
    return work(), perf_counter() - began


class Thousand(NamedTuple):
    """What became of a thousand puzzles of a kind."""

    kind: str
    size: tuple[int, int]
    seconds: float
    different: int
    unique: int
    minimal: int
    clues: list[int]


def thousand(kind: str) -> Thousand:
    request = make_request(kind, seed=2026)
    made, seconds = timed(lambda: list(series.series(request, 1000, os.cpu_count() or 1, Deadline())))
    with Pool() as pool:
        looked = pool.map(looked_through, [(kind, one.puzzle) for one in made], chunksize=10)
    return Thousand(
        kind,
        request.size,
        seconds,
        len({one.puzzle for one in made}),
        sum(unique for unique, _ in looked),
        sum(minimal for _, minimal in looked),
        sorted(int(one.facts["clues"]) for one in made),
    )


def looked_through(task: tuple[str, str]) -> tuple[bool, bool]:
    """Has the puzzle one solution, and several when any of its clues is missing?"""
    from tests.generating.test_generating import with_a_clue_less

    kind, text = task
    fewer = with_a_clue_less(text, make_request(kind))
    return verdict(kind, text) == "unique", all(verdict(kind, less) == "multiple" for less in fewer)


def verdict(kind: str, text: str) -> str:
    outcome = smtpuzzles.solve(smtpuzzles.parse(kind, text), limit=2)
    return "multiple" if len(outcome.solutions) == 2 else "unique" if outcome.solutions else "none"


def main() -> None:
    lines = [*HEAD]
    for row in chain(matches(), incremental()):
        lines.append(line(row))
        print(lines[-1], flush=True)
    alone = ["| what | ours, ms |", "|---|--:|"]
    for kind, size, many in ALONE:
        alone.append(f"| {kind} {size}x{size} | {1000 * cpu_of_ours(kind, size, many):,.1f} |")
        print(alone[-1], flush=True)
    kinds_of_boards = [name for name in kinds.names() if isinstance(kinds.load(name).setter, BoardSetter)]
    thousands = [
        "| kind | size | seconds | different | one solution | no clue to spare | clues: fewest, median, most |",
        "|---|---|--:|--:|--:|--:|---|",
    ]
    for kind in kinds_of_boards:
        one = thousand(kind)
        height, width = one.size
        clues = f"{one.clues[0]}, {one.clues[500]}, {one.clues[-1]}"
        figures = f"{one.seconds:.0f} | {one.different:,} | {one.unique:,} | {one.minimal:,} | {clues}"
        thousands.append(f"| {kind} | {width}x{height} | {figures} |")
        print(thousands[-1], flush=True)
    TABLE.write_text(document(lines, alone, thousands))


def document(lines: list[str], alone: list[str], thousands: list[str]) -> str:
    table, others, many = ("\n".join(part) for part in (lines, alone, thousands))
    return f"""# New puzzles

Made by `python -m benchmarks.generating`. CPU milliseconds for one puzzle, in one process, with everything: the board,
leaving out clues, and the second look through Z3. The peer makes puzzles that can be solved by its own ways of
thinking; `du` asks for any difficulty, as ours have, the others are easy. Its Light Ups get more walls when it does not
succeed with as many as were asked for. Its Unruly allows equal lines, so `--variant repeats` is measured.

{table}

What the peer does not have; Binairo with the rule that all lines differ.

{others}

A thousand puzzles of each kind at its usual size, seed 2026, all cores; that each has one solution and that no clue of
it can be spared is proven by Z3 from its text.

{many}
"""


if __name__ == "__main__":
    main()
