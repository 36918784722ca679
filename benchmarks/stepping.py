"""How fast steps are found beside other work, and whether another solver agrees with them.

    python -m benchmarks.stepping optux       a smallest step by our search, and by python-sat's OptUx
    python -m benchmarks.stepping levels      new puzzles of each level, beside new puzzles of any level
    python -m benchmarks.stepping clashes     the fewest clues that contradict each other
    python -m benchmarks.stepping hardest     a sudoku that is among the hardest: the first step, and the whole path
    python -m benchmarks.stepping agree N     every step of N new puzzles, checked by another solver

Processor seconds of this process.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.difficulty import BANDS
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.smallest import Smallest
from smtpuzzles.generating.request import Made, make_request
from smtpuzzles.generating.series import series
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.solving.query import joined
from tests.explaining.test_explanation import Judge, smallest_of_all

SAMPLES = Path(__file__).parent.parent / "puzzles"
# Of each, the first state in which single rules lead no further.
STUCK = ("sudoku/9-hard", "lightup/10-a", "lightup/14", "binairo/10", "gappy/9-few")
SIZES = {"sudoku": 9, "lightup": 10, "binairo": 10, "gappy": 9}
LITERALS = 12  # of each state that are compared, because OptUx takes long
SEVERAL = 8  # new puzzles of each level
PATIENCE = 60  # seconds for each of them
# By A. Inkala, 2012.
HARDEST = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


def sample(name: str) -> AnyPuzzle:
    return smtpuzzles.parse(name.split("/")[0], (SAMPLES / f"{name}.txt").read_text())


def optux() -> Iterator[str]:
    for name in STUCK:
        explained = Explanation(sample(name), Deadline())
        judge = Judge(explained, "minisat-gh")
        with judge.query:
            for step in explained.steps():
                if step.size > 1:
                    break
                judge.check(step)
            known = joined(judge.known.values())
            left = [one for one in explained.prepared.holding(explained.certain()) if one not in known][:LITERALS]
            assert explained.path is not None
            before = process_time()
            search = Smallest(explained.prepared, left, explained.path.reference, explained.prepared.known(known))
            found = search.next(explained.prepared.known(known), Deadline())
            ours, before = process_time() - before, process_time()
            theirs = smallest_of_all(judge, known, left)
            spent = process_time() - before
        assert found is not None
        assert theirs == len(found.rules)
        yield f"{name}: {len(left)} literals, {theirs} rules; ours {ours:.3f} s, OptUx {spent / ours:.0f} times as long"


def seconds_to_make(kind: str, seed: int, difficulty: str | None = None) -> float:
    """Return the seconds for one new puzzle, PATIENCE if that is not enough."""
    before = process_time()
    request = make_request(kind, (SIZES[kind], SIZES[kind]), None, seed, difficulty=difficulty)
    for made in series(request, 1, 1, Deadline(PATIENCE)):
        if isinstance(made, Made):
            return process_time() - before
    return PATIENCE


def levels() -> Iterator[str]:
    for kind, size in SIZES.items():
        base = median([seconds_to_make(kind, seed) for seed in range(SEVERAL)])
        told = []
        for band in BANDS:
            spent = median([seconds_to_make(kind, seed, band) for seed in range(SEVERAL)])
            told.append(f"{band} {spent / base:.1f}x")
        yield f"{kind}, {size} x {size}: {base:.2f} s for any level; {', '.join(told)}"


def clashes() -> Iterator[str]:
    for path in sorted(SAMPLES.glob("*/*none.txt")):
        puzzle = sample(f"{path.parent.name}/{path.stem}")
        if isinstance(puzzle, CluedPuzzle):
            explained = Explanation(puzzle, Deadline())
            before = process_time()
            number = len(explained.clash.names)
            yield f"{path.parent.name}/{path.stem}: {number} clues, {process_time() - before:.3f} s"


def hardest() -> Iterator[str]:
    explained = Explanation(smtpuzzles.parse("sudoku", HARDEST), Deadline(60))
    before = process_time()
    steps = [(process_time() - before, step) for step in explained.steps()]
    at, first = next((at, step) for at, step in steps if step.size > 1)
    yield f"first step of several rules: {first.size} rules, at least {first.bound} needed, after {at:.1f} s"
    proven = sum(step.proven for _, step in steps)
    yield f"whole path: {len(steps)} steps, {proven} proven, complete: {explained.complete}, {steps[-1][0]:.1f} s"


def agree(number: str) -> Iterator[str]:
    steps, sizes = 0, {"sudoku": 9, "lightup": 7, "binairo": 6, "gappy": 9}
    for n in range(int(number)):
        kind = list(sizes)[n % len(sizes)]
        try:
            puzzle = smtpuzzles.generate(kind, size=sizes[kind], seed=n)[0]
        except smtpuzzles.SmtPuzzlesError:  # some seeds lead to no board
            puzzle = smtpuzzles.generate("sudoku", size=9, seed=n)[0]
        explained = Explanation(puzzle, Deadline())
        judge = Judge(explained, "minisat-gh")
        with judge.query:
            for step in explained.steps():
                judge.check(step)
                steps += 1
        assert explained.complete
        if (n + 1) % 100 == 0:
            yield f"{n + 1} puzzles, {steps} steps: another solver agrees"


def main(name: str, *more: str) -> None:
    for words in {"optux": optux, "levels": levels, "clashes": clashes, "hardest": hardest, "agree": agree}[name](
        *more
    ):
        print(words, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
