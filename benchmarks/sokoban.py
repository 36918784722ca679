"""Shortest plans for Sokoban, against the labelled encoding with a fixed horizon.

ours    smtpuzzles.shortest_plan for fewest moves: the quick search, and Z3's proof that one move less is too few
peer    the encoding of labelled.py, asked with a fresh solver for so many moves and for one less; it is told what is
        the optimum, which a user of it would have to guess, and is stopped after a minute

Levels 1 to 5 of Microban; where ../shared/data/sokoban is missing, samples, for which no target was set.

`python -m benchmarks.sokoban` solves levels 1 to 62 for fewest moves and fewest pushes, a minute each, and writes
SOKOBAN.md; `python -m benchmarks.sokoban FIRST LAST` solves some of them and prints only.
"""

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import smtpuzzles
from benchmarks import labelled
from benchmarks.boards import fresh, microban, samples
from benchmarks.measure import Row, race
from smtpuzzles.kinds.sokoban import Sokoban

TARGET = 0.1
SECONDS = 60
LEVELS = 62
SAMPLES = ("61-moves", "order", "three-rooms")
TABLE = Path(__file__).with_name("SOKOBAN.md")
HEAD = ("| level | fewest moves | seconds | fewest pushes | seconds |", "|---|--:|--:|--:|--:|")


def rows() -> Iterator[Row]:
    levels = list(islice(microban("moves"), 5))
    for number, puzzle in enumerate(levels, 1):
        yield measured(f"Microban {number}", puzzle, TARGET)
    for sample in samples("sokoban"):
        if not levels and sample.path.stem in SAMPLES:
            yield measured(f"sokoban {sample.path.stem}", sample.puzzle, None)


def measured(name: str, puzzle: Sokoban, target: float | None) -> Row:
    (plan,) = smtpuzzles.shortest_plan(puzzle).solutions
    horizons = (len(plan), len(plan) - 1)
    result = race(
        lambda: smtpuzzles.shortest_plan(fresh(puzzle)),
        lambda: labelled.verdicts(puzzle.level, horizons, SECONDS),
        repeats=3,
    )
    assert result.our_answer.optimal
    stopped = "unknown" in result.peer_answer
    assert stopped or result.peer_answer == ["sat", "unsat"], "not the same optimum"
    note = f" (peer stopped at {SECONDS} s)" if stopped else ""
    return Row(f"planning: {name} against the labelled encoding{note}", result.ours, result.peer, target)


class Solved(NamedTuple):
    """What is known of a level for one variant: the bound, the steps of the best plan if there is one, the time."""

    bound: int | None
    steps: int | None
    proven: bool
    seconds: float

    def __str__(self) -> str:
        known = self.steps if self.proven else f"{self.bound} to {self.steps or '?'}"
        return f"{known} | {self.seconds:.1f}"


def solved(puzzle: Sokoban) -> Solved:
    began = perf_counter()
    planned = smtpuzzles.shortest_plan(puzzle, timeout=SECONDS)
    steps = puzzle.cost(planned.solutions[0]) if planned.solutions else None
    return Solved(planned.bound, steps, planned.optimal, perf_counter() - began)


def main(arguments: list[str]) -> None:
    first, last = map(int, arguments) if arguments else (1, LEVELS)
    pairs = list(islice(zip(microban("moves"), microban("pushes"), strict=True), first - 1, last))
    if not pairs:
        sys.exit("needs ../shared/data/sokoban, which is not beside this checkout")
    table, answers = list(HEAD), []
    print(*HEAD, sep="\n")
    for number, (moves, pushes) in enumerate(pairs, first):
        answers.append((solved(moves), solved(pushes)))
        table.append(f"| {number} | {answers[-1][0]} | {answers[-1][1]} |")
        print(table[-1], flush=True)
    text = document(table, answers)
    print(text.splitlines()[-1])
    if not arguments:
        TABLE.write_text(text)


def document(table: list[str], answers: list[tuple[Solved, Solved]]) -> str:
    lines = "\n".join(table)
    moves, pushes = (sum(answer.proven for answer in column) for column in zip(*answers, strict=True))
    return f"""# Microban, solved

Fewest moves and fewest pushes, each proven by Z3 within {SECONDS} seconds. Where the proof was not done by then,
`41 to 45` says that no plan has fewer than 41, and that one of 45 is known. Seconds are for scale only.

{lines}

Proven within {SECONDS} seconds: {moves} of {len(answers)} by moves, {pushes} of {len(answers)} by pushes.
"""


if __name__ == "__main__":
    main(sys.argv[1:])
