"""How long explanations take: `python -m benchmarks.explaining [FILE]`, with a file of sudokus, one a line.

Processor seconds of this process, after one puzzle has loaded what is compiled.
"""

import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from time import process_time

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.puzzle.contract import AnyPuzzle

SAMPLES = (
    *("sudoku/9-easy", "sudoku/9-hard", "gappy/9-few", "gappy/12", "lightup/10-a", "lightup/14", "binairo/10"),
    *("binairo/14", "binairo/20", "lightup/25", "sudoku/16", "sudoku/9-none", "gappy/9-none", "lightup/14-none"),
)


def measure(puzzle: AnyPuzzle) -> tuple[list[float], Counter[int], bool]:
    """Return the seconds for the proof of uniqueness and each step, the sizes, and whether all are proven."""
    last = process_time()
    explained = Explanation(puzzle, Deadline(60))
    waits, sizes, proven = [process_time() - last], Counter[int](), True
    last = process_time()
    for step in explained.steps():
        waits.append(process_time() - last)
        last = process_time()
        sizes[step.size] += not step.aside
        proven = proven and step.proven
    return waits, sizes, proven and explained.complete


def told(sizes: Counter[int]) -> str:
    return ", ".join(f"{size} ({number}x)" for size, number in sorted(sizes.items()))


def main(files: Iterable[str]) -> None:
    root = Path(__file__).parent.parent / "puzzles"
    measure(smtpuzzles.parse("sudoku", (root / "sudoku/9-hard.txt").read_text()))
    print("| puzzle | whole path, s | longest step, s | steps by rules | all proven |\n|---|--:|--:|---|---|")
    for name in SAMPLES:
        kind = name.split("/")[0]
        waits, sizes, proven = measure(smtpuzzles.parse(kind, (root / f"{name}.txt").read_text()))
        print(f"| {name} | {sum(waits):.2f} | {max(waits[1:]):.2f} | {told(sizes)} |", end="")
        print(" yes |" if proven else " no |", flush=True)
    for file in files:
        all_of = [measure(smtpuzzles.parse("sudoku", line)) for line in Path(file).read_text().split()]
        seconds = sorted(sum(waits) for waits, _, _ in all_of)
        steps = [wait for waits, _, _ in all_of for wait in waits[1:]]
        print(f"\n{len(all_of)} sudokus of {Path(file).name}: median {median(seconds):.3f} s, ", end="")
        print(f"99 % within {seconds[int(len(seconds) * 0.99)]:.2f} s, longest {seconds[-1]:.2f} s; ", end="")
        print(f"all steps proven in {sum(proven for _, _, proven in all_of)}; ", end="")
        print(f"a step: median {median(steps) * 1000:.2f} ms, longest {max(steps):.2f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
