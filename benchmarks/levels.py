"""New puzzles of each band, or with a step of a technique:
`python -m benchmarks.levels [--boards 5] [--seconds 60] [KIND[:VARIANT][:SIZE][=TECHNIQUE] ...]`

Prints a table: how many of so many seeds gave a puzzle of the band, or of the technique, and the median CPU seconds of
those, divided by the median of any puzzles in the same run.
"""

import argparse
from statistics import median
from time import process_time

from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.difficulty import BANDS
from smtpuzzles.generating.request import GaveUp, make_request
from smtpuzzles.generating.series import series

FIRST = 100  # of the seeds


def seconds_of(
    what: str, boards: int, limit: float, difficulty: str | None = None, technique: str | None = None
) -> list[float]:
    """Return the CPU seconds of each puzzle that came."""
    kind, *words = what.split(":")
    size = next((int(word) for word in words if word.isdigit()), None)
    variant = next((word for word in words if not word.isdigit()), None)
    found = []
    for seed in range(FIRST, FIRST + boards):
        request = make_request(kind, size and (size, size), variant, seed, difficulty=difficulty, technique=technique)
        began = process_time()
        try:
            if list(series(request, 1, 1, Deadline(limit))):
                found.append(process_time() - began)
        except GaveUp:
            pass
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.levels")
    parser.add_argument("--boards", type=int, default=5, help="of each band")
    parser.add_argument("--seconds", type=float, default=60, help="for each board, at most")
    parser.add_argument("what", nargs="*", default=[name for name in kinds.names() if rated(name)])
    wanted = parser.parse_args()
    heads = ["of a technique"] if any("=" in what for what in wanted.what) else list(BANDS)
    print(f"| of {wanted.boards} | any, s | {' | '.join(heads)} |")
    print(f"|---|--:|{'--:|' * len(heads)}", flush=True)
    for what in wanted.what:
        board, _, technique = what.partition("=")
        how = wanted.boards, wanted.seconds
        every = median(seconds_of(board, *how))
        print(f"| {what} | {every:.2f} ", end="", flush=True)
        for head in heads:
            found = seconds_of(board, *how, technique=technique) if technique else seconds_of(board, *how, head)
            ratio = f", {median(found) / every:.1f}" if found else ""
            print(f"| {len(found)}{ratio} ", end="", flush=True)
        print("|", flush=True)


def rated(kind: str) -> bool:
    setter = kinds.load(kind).setter
    return setter is not None and not setter.plans


if __name__ == "__main__":
    main()
