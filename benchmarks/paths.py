"""How long next steps and whole paths take, for each kind and variant; two checkouts can be compared.

    python -m benchmarks.paths boards > BOARDS            boards made by seed, and published ones
    python -m benchmarks.paths measure BOARDS > RESULTS   a line of JSON for each board
    python -m benchmarks.paths table RESULTS [BEFORE]     a table; BEFORE: results of other code, for the ratios

Processor seconds of this process, divided by those of `import z3` in another one. Published boards are in
../shared/data where that folder stands beside the repository.
"""

import json
import resource
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.generating.request import GaveUp
from smtpuzzles.puzzle.contract import AnyPuzzle

ROOT = Path(__file__).parent.parent
DATA = ROOT.parent / "shared" / "data"
# Kind, variant, sides of usual boards, and how many are made of each size.
MADE: tuple[tuple[str, str, tuple[int, ...], int], ...] = (
    ("binairo", "distinct", (10, 14), 3),
    ("binairo", "repeats", (10,), 3),
    ("futoshiki", "classic", (5, 6), 3),
    ("gappy", "classic", (9, 12), 3),
    ("gappy", "diagonals", (9,), 3),
    ("heyawake", "classic", (8,), 3),
    ("hitori", "classic", (8, 10), 3),
    ("kenken", "classic", (6, 9), 3),
    ("kuromasu", "classic", (8,), 3),
    ("lightup", "classic", (10, 14), 3),
    ("minesweeper", "classic", (10,), 3),
    ("mosaic", "classic", (10,), 3),
    ("norinori", "classic", (10,), 3),
    ("nurikabe", "classic", (8,), 3),
    ("skyscrapers", "classic", (5, 6), 3),
    ("skyscrapers", "parks", (5,), 3),
    ("slitherlink", "classic", (7, 10), 3),
    ("starbattle", "classic", (8, 10), 3),
    ("sudoku", "classic", (9,), 3),
    ("sudoku", "jigsaw", (9,), 3),
    ("sudoku", "killer", (6, 9), 3),
    ("sudoku", "x", (9,), 6),
    ("suguru", "classic", (8, 10), 3),
)
PUBLISHED = ("binairo", "gappy", "hitori", "lightup", "slitherlink", "starbattle", "sudoku-jigsaw", "sudoku-killer")
EVERY = 8  # of the published ones: the first, and so on
HARDEST = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."  # by A. Inkala, 2012
LIMIT = 120  # seconds for a path


def boards() -> Iterator[dict[str, str]]:
    for kind, variant, sizes, number in MADE:
        for size in sizes:
            for seed in range(number):
                with suppress(GaveUp):
                    (made,) = smtpuzzles.generate(kind, variant=variant, size=size, seed=seed)
                    yield row(f"{kind} {variant} {size}", made)
    yield {"set": "Inkala 2012", "kind": "sudoku", "variant": "classic", "text": HARDEST}
    for name in PUBLISHED:
        for line in lines(DATA / "published" / f"{name}.jsonl", EVERY):
            one = json.loads(line)
            yield row(f"{name} published", smtpuzzles.parse(one["kind"], one["text"], one["variant"]))
    for line in lines(DATA / "sudoku" / "17-clue-sample.txt", 25):
        yield row("sudoku 17 clues", smtpuzzles.parse("sudoku", line))


def lines(path: Path, every: int) -> list[str]:
    return path.read_text().splitlines()[::every] if path.exists() else []


def row(name: str, puzzle: AnyPuzzle) -> dict[str, str]:
    return {"set": name, "kind": puzzle.kind, "variant": puzzle.variant, "text": puzzle.text()}


def measure(one: dict[str, str]) -> dict[str, Any]:
    """Return what it takes to find the first step and the whole path; `steps` is the same if all steps are."""
    puzzle = smtpuzzles.parse(one["kind"], one["text"], one["variant"])
    before = process_time()
    Explanation(puzzle, Deadline(LIMIT)).next()
    first, before = process_time() - before, process_time()
    explained = Explanation(puzzle, Deadline(LIMIT))
    last, waits, steps = process_time(), [], []
    for step in explained.steps():
        waits.append(process_time() - last)
        last = process_time()
        steps.append(step)
    return {
        "set": one["set"],
        "first": first,
        "path": last - before,
        "waits": [round(wait, 4) for wait in waits],
        "complete": explained.complete,
        "unproven": [(step.size, step.bound) for step in steps if not step.proven],
        "sizes": [step.size for step in steps if not step.aside],
        "steps": [step.words for step in steps],
    }


def seconds_of_z3() -> float:
    """Return the processor seconds of `import z3`, the least of five."""

    def spent() -> float:
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    found = []
    for _ in range(5):
        before = spent()
        subprocess.run([sys.executable, "-c", "import z3"], check=True)
        found.append(spent() - before)
    return min(found)


def read(file: str) -> tuple[float, dict[str, list[dict[str, Any]]]]:
    head, *rest = map(json.loads, Path(file).read_text().splitlines())
    found = defaultdict(list)
    for one in rest:
        found[one["set"]].append(one)
    return head["z3"], found


def table(file: str, other: str | None = None) -> Iterator[str]:
    z3, found = read(file)
    old_z3, old = read(other) if other else (z3, {})
    yield "| boards | number | first step | longest wait | path, median | longest | before | not proven | of rules |"
    yield "|---|--:|--:|--:|--:|--:|--:|--:|---|"
    for name, some in found.items():
        paths = sorted(one["path"] / z3 for one in some)
        waits = max(max(one["waits"], default=0.0) for one in some) / z3
        first = median(one["first"] for one in some) / z3
        before = sum(one["path"] for one in old.get(name, ())) / old_z3
        ratio = f"{sum(paths) / before:.2f}" if before else ""
        unproven = [tuple(pair) for one in some for pair in one["unproven"]]
        sizes = " ".join(f"{size}≥{bound}" for size, bound in sorted(unproven))
        ends = sum(not one["complete"] for one in some)
        yield (
            f"| {name} | {len(some)} | {first:.2f} | {waits:.2f} | {median(paths):.2f} | {paths[-1]:.2f} | {ratio} "
            f"| {len(unproven)}{f', {ends} not complete' if ends else ''} | {sizes} |"
        )
    if other:
        both = [pair for name, some in found.items() for pair in zip(some, old[name], strict=False)]
        yield f"{sum(one['steps'] == two['steps'] for one, two in both)} of {len(both)} paths have the same words"


def measured(file: str) -> Iterator[str]:
    yield json.dumps({"z3": seconds_of_z3()})
    hard = smtpuzzles.parse("sudoku", (ROOT / "puzzles/sudoku/9-hard.txt").read_text())
    list(Explanation(hard, Deadline()).steps())  # loads what is compiled
    for line in Path(file).read_text().splitlines():
        yield json.dumps(measure(json.loads(line)))


def main(command: str, *files: str) -> None:
    ways: dict[str, Iterable[str]] = {
        "boards": map(json.dumps, boards()),
        "measure": (line for file in files for line in measured(file)),
        "table": table(*files) if command == "table" else (),
    }
    for line in ways[command]:
        print(line, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
