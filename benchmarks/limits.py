"""Time limits on puzzles far larger than people solve: the seconds by which answers come late, and the most memory.

`python -m benchmarks.limits` takes some minutes and writes LIMITS.md. Every command runs in a process of its own. Its
lateness counts from the time limit, so it includes starting Python, importing libraries and reading the puzzle.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from benchmarks.boards import ROOT

LIMIT = 1
PATIENCE = 300  # seconds, then the command is killed


class Case(NamedTuple):
    """A command of smtpuzzles without its time limit; {file} stands for the puzzle."""

    what: str
    command: str
    puzzle: str


def empty(side: int) -> str:
    return f"{'_ ' * side}\n" * side


def hall(side: int, way: int) -> str:
    """A level of Sokoban without inner walls: one box, so many pushes from its goal."""
    rows = [[" "] * side for _ in range(side)]
    for column, symbol in ((2, "@"), (3, "$"), (3 + way, ".")):
        rows[side // 2][column] = symbol
    return "\n".join(["#" * (side + 2), *[f"#{''.join(row)}#" for row in rows], "#" * (side + 2)])


SUDOKU_25 = (ROOT / "puzzles/sudoku/25.txt").read_text()
CASES = (
    *[Case("sudoku 49 x 49, empty", f"solve sudoku {{file}} --engine {e}", empty(49)) for e in ("z3", "cadical")],
    *[
        Case("lightup 200 x 200, empty", f"solve lightup {{file}} --engine {engine}", f"{'_' * 200}\n" * 200)
        for engine in ("z3", "cadical", "minisat", "minicard", "walksat")
    ],
    Case("binairo 100 x 100, empty", "solve binairo {file} --engine minisat", f"{'_' * 100}\n" * 100),
    *[
        Case("gappy 200 x 200, no labels", f"{command} gappy {{file}} --engine {engine}", f"{'- ' * 200}\n" * 2)
        for command, engine in (("solve", "cadical"), ("check", "z3"), ("count", "minisat"))
    ],
    *[
        Case(f"sokoban hall, {side} x {side}, box {way} from its goal", "solve sokoban {file}", hall(side, way))
        for side, way in ((60, 10), (60, 1), (300, 1))
    ],
    Case("sudoku 25 x 25", "solve sudoku {file} --engine walksat", SUDOKU_25),
)


def measured(case: Case, limit: float) -> tuple[float, float, int]:
    """Return the wall seconds, the most megabytes, and the exit status."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "puzzle.txt"
        file.write_text(case.puzzle)
        words = [file if word == "{file}" else word for word in case.command.split()]
        command = [sys.executable, "-m", "smtpuzzles", *words, "--timeout", f"{limit:g}", "--json"]
        began = perf_counter()
        process = subprocess.Popen(["timeout", f"{PATIENCE}", *command], stdout=subprocess.DEVNULL, cwd=ROOT)
        _, status, used = os.wait4(process.pid, 0)
        return perf_counter() - began, used.ru_maxrss / 1024, os.waitstatus_to_exitcode(status)


def rows() -> Iterator[str]:
    yield "| puzzle | command | late, s | memory, MB | status |"
    yield "|---|---|--:|--:|--:|"
    for case in CASES:
        seconds, megabytes, status = measured(case, LIMIT)
        command = case.command.replace("{file}", "FILE")
        yield f"| {case.what} | `{command}` | {max(0.0, seconds - LIMIT):.1f} | {megabytes:,.0f} | {status} |"


def main() -> None:
    table = []
    for row in rows():
        print(row, flush=True)
        table.append(row)
    head = f"# Time limits\n\n{__doc__}\nThe limit is {LIMIT} second; exit status 3 says that the answer is unknown.\n"
    Path(__file__).with_name("LIMITS.md").write_text("\n".join([head, *table]) + "\n")


if __name__ == "__main__":
    main()
