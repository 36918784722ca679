"""The clauses that puzzles become: minisat on them, what writing them costs, and how many they are.

minisat, that of python-sat and the program, this also without its preprocessing, which python-sat's has not
    ours    the clauses of smtpuzzles, encoding z3
    peer    those of hand_encodings.py
    From clauses, in memory or in a file, to the answer: loading and search. A search is stopped after some seconds. The
    boards are verified. The propagated clauses, and the time from puzzle to answer, stand in CNF.md.
export
    ours    from a puzzle to the text of its DIMACS file
    peer    Z3's tactics by themselves: the formula, parsed before, is added to a goal and made clauses

Writes CNF.md, with the sizes of cnf_sizes.py, and their plot.
"""

import gc
import platform
import shutil
import subprocess
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Timer
from time import perf_counter
from typing import NamedTuple

import z3
from pysat.solvers import Minisat22

from benchmarks import hand_encodings
from benchmarks.boards import largest, largest_below, size_name
from benchmarks.cnf_sizes import empty_binairo, empty_sudoku, growth, growth_table, plot, size_target, sizes
from benchmarks.measure import HEAD, Row, line, milliseconds, race, ratio
from smtpuzzles.base.text import Source
from smtpuzzles.encoding import tactics
from smtpuzzles.encoding.answers import read_answer
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.dimacs import dimacs
from smtpuzzles.encoding.export import dimacs_text
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.encoding.smtlib import text_of
from smtpuzzles.model import Literal
from smtpuzzles.puzzle.contract import Puzzle

FASTER, TWICE = 1, 2
SECONDS = 10
# Runs of each: as many as fit into so many seconds, but some even if they do not.
FEWEST, MOST, BUDGET = 3, 25, 5
TABLE = Path(__file__).with_name("CNF.md")
BY_HAND = "by hand"


class Timed(NamedTuple):
    """Seconds to make the clauses (and their file), and to solve them; no model where that was stopped."""

    building: float
    solving: float
    model: list[Literal] | None

    def __str__(self) -> str:
        return milliseconds(self.solving) if self.model else f"stopped at {SECONDS} s"


Measured = dict[str, dict[str, Timed]]


def rows() -> Iterator[Row]:
    exported: list[Row] = []
    for name, puzzle in exports().items():
        exported += export_rows(name, puzzle)
        yield exported[-1]
    solved: list[str] = []
    missed: list[str] = []
    for name, puzzle in instances().items():
        for solver, times in measured(puzzle).items():
            solved += table_lines(f"{name} | {solver}", times)
            ours, peer = times["z3"], times[BY_HAND]
            note = "" if peer.model else f" (peer stopped at {SECONDS} s)"
            row = Row(f"{solver}: {name} against clauses by hand{note}", ours.solving, peer.solving, FASTER)
            missed += [] if row.met else [f"{name} ({solver})"]
            yield row
    clauses = growth()
    plot(clauses)
    TABLE.write_text(document(solved, missed, map(line, exported), clauses))


def instances() -> dict[str, Puzzle]:
    samples = [largest("lightup"), largest_below("sudoku", 256), largest("sudoku"), largest_below("binairo", 196)]
    named = {size_name(sample.puzzle): sample.puzzle for sample in samples}
    return {**named, "empty sudoku 25x25": empty_sudoku(25), "empty binairo 14x14": empty_binairo(14)}


def exports() -> dict[str, Puzzle]:
    sample = largest("sudoku").puzzle
    return {
        size_name(sample): sample,
        "empty sudoku 25x25": empty_sudoku(25),
        "empty binairo 60x60": empty_binairo(60),
    }


def lowered(lowering: Lowering, puzzle: Puzzle) -> Cnf:
    return lowering.cnf(puzzle.model.formula)


WAYS: dict[str, Callable[[Puzzle], Cnf]] = {
    "z3": partial(lowered, Lowering("z3")),
    "z3, propagated": partial(lowered, Lowering("z3", propagate=True)),
    BY_HAND: hand_encodings.encode,
}


def measured(puzzle: Puzzle) -> Measured:
    """By solver and way: each in turn, several times over, unless it was stopped; the fastest run counts."""
    found: Measured = {solver: {} for solver in solvers()}
    began = perf_counter()
    for repeat in range(MOST):
        if repeat >= FEWEST and perf_counter() - began > BUDGET:
            break
        for way in WAYS:
            run_once(puzzle, way, found)
    return found


def run_once(puzzle: Puzzle, way: str, found: Measured) -> None:
    willing = {solver: solve for solver, solve in solvers().items() if not stopped(found[solver].get(way))}
    if not willing:
        return
    gc.collect()
    began = perf_counter()
    clauses = WAYS[way](puzzle)
    building = perf_counter() - began
    for solver, solve in willing.items():
        run = solve(clauses)
        verify(puzzle, way, run.model)
        found[solver][way] = faster(found[solver].get(way), run._replace(building=building + run.building))


def stopped(run: Timed | None) -> bool:
    return run is not None and run.model is None


def faster(best: Timed | None, run: Timed) -> Timed:
    if best is None or run.model is None:
        return run
    return Timed(min(best.building, run.building), min(best.solving, run.solving), run.model)


def verify(puzzle: Puzzle, way: str, model: list[Literal] | None) -> None:
    if model is None:
        return
    if way == BY_HAND:
        board = hand_encodings.board(puzzle, model)
    else:
        ours = puzzle.model
        board = ours.board(literal for literal in model if 0 < literal <= len(ours.variables))
    assert not puzzle.violations(board), f"not a solution: {puzzle.kind}, {way}"


def solvers() -> dict[str, Callable[[Cnf], Timed]]:
    if not shutil.which("minisat"):
        return {"python-sat": in_process}
    programs = {" ".join(["minisat", *options]): partial(by_program, options) for options in ([], ["-no-pre"])}
    return {"python-sat": in_process, **programs}


def in_process(clauses: Cnf) -> Timed:
    began = perf_counter()
    with Minisat22(bootstrap_with=clauses.clauses) as solver:
        timer = Timer(SECONDS, solver.interrupt)
        timer.start()
        answer = solver.solve_limited(expect_interrupt=True)
        timer.cancel()
        seconds = perf_counter() - began
        assert answer is not False
        return Timed(0, seconds, solver.get_model() if answer else None)


def by_program(options: list[str], clauses: Cnf) -> Timed:
    with TemporaryDirectory() as folder:
        file, result = Path(folder, "formula.cnf"), Path(folder, "result")
        began = perf_counter()
        file.write_text(dimacs(clauses))
        written = perf_counter()
        try:
            # With a pipe, Python waits for its end; without, it looks only now and then whether the program has ended.
            subprocess.run(["minisat", *options, file, result], capture_output=True, timeout=SECONDS, check=False)
        except subprocess.TimeoutExpired:
            return Timed(written - began, SECONDS, None)
        ended = perf_counter()
        told = read_answer(Source("minisat", result.read_text()), clauses.variables)
        return Timed(written - began, ended - written, told.literals)


def table_lines(what: str, times: dict[str, Timed]) -> list[str]:
    """For both of our ways: solving, then building and solving, against the same by hand."""
    peer = times[BY_HAND]
    at_most = "" if peer.model else "below "
    lines = []
    for way in [way for way in times if way != BY_HAND]:
        ours = times[way]
        alone = ours.solving / peer.solving
        together = (ours.building + ours.solving) / (peer.building + peer.solving)
        lines.append(f"| {what} | {way} | {ours} | {peer} | {at_most}{ratio(alone)} | {at_most}{ratio(together)} |")
    return lines


def export_rows(name: str, puzzle: Puzzle) -> list[Row]:
    """Without and with the time that z3py takes to add the formula to a goal."""
    text = text_of(puzzle.model.formula)
    adding, applying = [], []

    def by_tactics() -> None:
        context = z3.Context()
        formula = z3.parse_smt2_string(text, ctx=context)
        goal, pipeline = z3.Goal(ctx=context), tactics.pipeline(context, "grouped")
        began = perf_counter()
        goal.add(formula)
        between = perf_counter()
        pipeline(goal)
        ended = perf_counter()
        adding.append(between - began)
        applying.append(ended - between)

    ours = race(lambda: dimacs_text(puzzle.stated(), Lowering("z3")), by_tactics, repeats=5).ours
    alone, together = min(applying), min(map(sum, zip(adding, applying, strict=True)))
    return [
        Row(f"export: {name} against the tactics alone", ours, alone, None),
        Row(f"export: {name} against goal.add and the tactics", ours, together, TWICE),
    ]


def document(solved: list[str], missed: list[str], exported: Iterable[str], clauses: dict[str, list[int]]) -> str:
    def block(lines: Iterable[str]) -> str:
        return "\n".join(lines)

    return f"""# Clauses, measured

Made anew, at the root of the repository, by:

    pip install -e '.[bench]'
    python -m benchmarks cnf

The clauses by hand are those that student solvers wrote, without helper variables: hand_encodings.py.

## Sizes

Of puzzles, by encoding. Propagated means what is left when unit clauses have been followed through, with the settled
literals as unit clauses. `direct (refused)` is counted only: smtpuzzles does not make so many.

{block(sizes())}

Wanted for the empty binairo 16x16: at most 1/100 of the 3,821,856 clauses by hand.
{size_target(clauses)}

## Growth

The clauses of an empty binairo n x n; those of `direct` and by hand are counted, not made. The encodings z3, ordered
and bimander have the same numbers here, and one line in the plot.

{block(growth_table(clauses))}

![The same as a plot](../docs/binairo-clauses.svg)

## Minisat

Ours against the clauses by hand in one run, in turn, {FEWEST} to {MOST} times; the fastest run of each counts.
Milliseconds are for scale only: trust the ratios. Solving is from clauses (in memory for python-sat's minisat22, in a
file for the program minisat) to the answer: loading and search. Building is from the puzzle to these clauses. A search
of more than {SECONDS} seconds was stopped; the ratio is then an upper bound. The program preprocesses the clauses,
which takes it most of the time where they are many, unless it is told `-no-pre`; python-sat's does not.

| puzzle | solver | ours | ours, solving, ms | by hand, solving, ms | ratio of solving | ratio of building and solving |
|---|---|---|--:|--:|--:|--:|
{block(solved)}

Wanted: with encoding z3, every ratio of solving below 1. Not met by: {", ".join(missed) or "none"}.

By hand, building is a loop in Python without Z3, and for small numbers of clauses that is quicker. The rule by hand for
sudoku, 'each digit somewhere in every unit', lacks 'at most once', which follows, but not by unit propagation.

## Export

From a puzzle to the text of its DIMACS file (`smtpuzzles.dimacs(puzzle)`: model, SMT-LIB text, Z3 reads it, tactics, Z3
prints, numbers and names, text), against the tactics on the same formula, which is parsed
beforehand; without and with the time of `goal.add`. Wanted: at most twice the latter. Both have a new context every
time, as a process has that exports one puzzle. In a context that has made the same clauses before, tactics are faster
by a tenth to a quarter, and twice their time would not be reached for the two empty boards.

{block([*HEAD, *exported])}

On a small formula the tactics alone take about as long as what cannot be left out: stating the puzzle, Z3 reading the
text and printing the clauses. Hence the first ratio for the sample. The empty sudoku is at the limit.

Tried and kept: Z3's literals become ours while they are
read, not in a second pass, and Python's garbage collector rests meanwhile (reading takes half the time); assertions go
into the goal without an object of Python for each; the words of literals are made once (printing takes two thirds of
the time). Tried and not kept: splitting lines and mapping their words, which is slower; from Z3's text to ours without
clauses in between, a sixth less for the sample, but a second road beside the first.

Python {platform.python_version()}, z3-solver {version("z3-solver")}, python-sat {version("python-sat")}.
"""
