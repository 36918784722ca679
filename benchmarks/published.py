"""Published boards explained, and each step checked by the program that imports nothing of the package.

    python -m benchmarks.published [--boards 30] [--seconds 60] FILE.jsonl ...

Each line of a file has a board's `text` and `kind`, or, in a file with the name of its kind, its `problem` in the
corpus form. The processor seconds include the certificate's models, but not its check. A wrong step ends the program.
"""

import argparse
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import NamedTuple

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.files import new_folder
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.proofs.explanations import check
from smtpuzzles.puzzle.contract import AnyPuzzle


class Walk(NamedTuple):
    """The path of one board."""

    seconds: float
    complete: bool
    steps: int
    proven: int
    largest: int


def boards(file: Path) -> Iterator[AnyPuzzle]:
    for line in file.read_text().splitlines():
        told = json.loads(line)
        if "text" in told:
            yield smtpuzzles.parse(told["kind"], told["text"], told["variant"])
        else:
            yield smtpuzzles.parse(file.stem, told["problem"], form="corpus")


def walk(puzzle: AnyPuzzle, seconds: float) -> Walk:
    start = process_time()
    explained = Explanation(puzzle, Deadline(seconds), certify=True)
    steps = [step for step in explained.steps() if not step.aside]
    took = process_time() - start
    with TemporaryDirectory() as folder:
        assert explained.certificate
        new_folder(Path(folder, "proof"), explained.certificate.files())
        check(Path(folder, "proof"))
    return Walk(
        took, explained.complete, len(steps), sum([one.proven for one in steps]), max(one.size for one in steps)
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.published")
    parser.add_argument("--boards", type=int, default=30, help="of each file, at most")
    parser.add_argument("--seconds", type=float, default=60, help="for each board, at most")
    parser.add_argument("files", nargs="+", type=Path)
    wanted = parser.parse_args()
    print("| boards | to the end | steps | proven smallest | most rules | path, median s | longest s |")
    print("|---|--:|--:|--:|--:|--:|--:|", flush=True)
    for file in wanted.files:
        walks = [walk(puzzle, wanted.seconds) for puzzle in islice(boards(file), wanted.boards)]
        seconds = [one.seconds for one in walks]
        print(f"| {file.stem} | {sum([one.complete for one in walks])} of {len(walks)} ", end="")
        print(f"| {sum([one.steps for one in walks])} | {sum([one.proven for one in walks])} ", end="")
        print(f"| {max([one.largest for one in walks])} | {median(seconds):.2f} | {max(seconds):.2f} |", flush=True)


if __name__ == "__main__":
    main()
