"""How fast this checkout is beside another one, of each kind, in one sitting.

    python -m benchmarks.versions OTHER_CHECKOUT [KIND ...]

A row compares one command on the samples of one kind, or on new puzzles of it. Processes of either checkout run it in
turn, ROUNDS times; each warms up on the smallest sample, and then runs every command line in itself. A figure is the
sum of the medians of each command line, in processor seconds; a ratio above 1 says that this checkout is slower. What
gets no answer in one of them, as when a kind has no such command, is left out. All takes some ten minutes.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from smtpuzzles import kinds

HERE = Path(__file__).resolve().parent.parent
ROUNDS = 3
SEEDS = 4  # for new puzzles
LARGEST = 150  # bytes of a sample: larger boards take long to explain
ANSWERED = (0, 1)
COMMANDS = {
    "check": ("check",),
    "explain": ("explain",),
    "explain --next": ("explain", "--next"),
}
# What a process does: the command lines, of which the first is for warming up; it prints the status and time of each.
PROCESS = """
import contextlib, io, json, sys, time
from smtpuzzles.cli.app import run
done = []
for words in json.loads(sys.argv[1]):
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        began = time.process_time()
        done.append((run(words), time.process_time() - began))
print(json.dumps(done[1:]))
"""


def timed(checkout: Path, lines: list[list[str]]) -> list[tuple[int, float]]:
    """Return the status and the processor seconds of each command line, run by the package of this checkout."""
    words = [sys.executable, "-c", PROCESS, json.dumps([lines[0], *lines])]
    environment = {**os.environ, "PYTHONPATH": str(checkout)}
    ran = subprocess.run(words, cwd=checkout, env=environment, capture_output=True, text=True, check=True)
    return json.loads(ran.stdout)


def row(other: Path, what: str, lines: list[list[str]]) -> str:
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(timed(HERE, lines))
        theirs.append(timed(other, lines))
    answered = [all(one[n][0] in ANSWERED for one in (*ours, *theirs)) for n in range(len(lines))]
    seconds = [
        sum(median(one[n][1] for one in side) for n in range(len(lines)) if answered[n]) for side in (ours, theirs)
    ]
    ratio = f"{seconds[0] / seconds[1]:.2f}" if all(seconds) else "-"
    return f"| {what} | {sum(answered)} of {len(lines)} | {seconds[0]:.3f} | {seconds[1]:.3f} | {ratio} |"


def rows(other: Path, chosen: list[str]) -> Iterator[str]:
    for kind in chosen or kinds.names():
        samples = sorted(HERE.glob(f"puzzles/{kind}/*.txt"), key=lambda path: path.stat().st_size)
        small = [str(path) for path in samples if path.stat().st_size <= LARGEST]
        for name, words in COMMANDS.items():
            yield row(other, f"{kind} {name}", [[words[0], kind, path, *words[1:]] for path in small])
        made = [["generate", kind, "--jobs", "1", "--seed", str(seed)] for seed in range(SEEDS)]
        yield row(other, f"{kind} generate", made)


def main(other: str, *chosen: str) -> None:
    print("| what | compared | this, s | other, s | ratio |\n|---|--:|--:|--:|--:|")
    for line in rows(Path(other).resolve(), [*chosen]):
        print(line, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
