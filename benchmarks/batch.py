"""Many puzzles: the quick search for sudokus, the command `batch`, shared sessions, cores, a Dask cluster, memory.

17 clues     the sudokus of ../shared/data, many times over; each line is searched afresh
hard         sudokus that are published as the hardest for people or for search, with rows, columns and digits mixed
peer         tdoku in C++ (../shared/peers), built here with all optimizations; where it is missing, minisat on clauses
new boards   puzzles of `generate`, one blank for all of a kind, except for Light Up, where every board is another one

CPU seconds of both, in one run. `python -m benchmarks.batch` writes BATCH.md; it takes some minutes.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, sleep

import smtpuzzles
from benchmarks.boards import ROOT, fresh
from benchmarks.clingo import answers
from benchmarks.measure import HEAD, Row, line
from smtpuzzles import reading
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.text import Source
from smtpuzzles.generating.request import make_request
from smtpuzzles.generating.series import Maker
from smtpuzzles.kinds.sudoku import fast
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.result import Verdict
from smtpuzzles.solving.many import Solver

TABLE = Path(__file__).with_name("BATCH.md")
SEVENTEEN = ROOT.parent / "shared" / "data" / "sudoku" / "17-clue-sample.txt"
TDOKU = ROOT.parent / "shared" / "peers" / "tdoku"
HARD = (
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
)
NEW = {"gappy": (9, 200), "lightup": (14, 120), "binairo": (10, 200), "sudoku": (16, 120)}
NEW_SUDOKUS = 200
LIGHTUPS = 6_000
LINES, MANY = 100_000, 10_000_000


def seventeen() -> list[str]:
    lines = SEVENTEEN.read_text().split()
    return (lines * (LINES // len(lines) + 1))[:LINES]


def hard(each: int = 400) -> list[str]:
    """Each of the hard ones many times, mixed."""
    random = Random(1)
    return [mixed(line, random) for line in HARD for _ in range(each)]


def mixed(line: str, random: Random) -> str:
    """The same puzzle with rows and columns in other orders, mirrored or not, and other digits."""

    def order() -> list[int]:
        return [3 * band + row for band in random.sample(range(3), 3) for row in random.sample(range(3), 3)]

    digits = dict(zip("123456789", random.sample("123456789", 9), strict=True)) | {".": "."}
    rows, columns, turned = order(), order(), random.random() < 0.5
    return "".join(digits[line[9 * c + r if turned else 9 * r + c]] for r in rows for c in columns)


def spent(work: Callable[[], object]) -> float:
    """CPU seconds of this process."""
    began = process_time()
    work()
    return process_time() - began


def children(work: Callable[[], object]) -> float:
    """CPU seconds of programs that were waited for."""
    began = getrusage(RUSAGE_CHILDREN)
    work()
    ended = getrusage(RUSAGE_CHILDREN)
    return ended.ru_utime + ended.ru_stime - began.ru_utime - began.ru_stime


def quick(lines: list[str]) -> float:
    fast.decide(lines[:2])
    portions = [lines[start : start + 2000] for start in range(0, len(lines), 2000)]
    return spent(lambda: [fast.decide(portion) for portion in portions])


def peer(lines: list[str], folder: Path) -> tuple[str, float]:
    """The name of the peer, and its seconds for these lines."""
    if not (TDOKU.exists() and shutil.which("g++")):
        with Solver() as solver:
            few = lines[:: max(1, len(lines) // 200)]
            seconds = spent(lambda: [decided(solver, "sudoku", text) for text in few])
        return "minisat", seconds * len(lines) / len(few)
    program, file = folder / "tdoku", folder / "lines.txt"
    if not program.exists():
        sources = ["bench.cc", "src/solver_dpll_triad_simd.cc", "src/util.cc"]
        build = ["g++", "-O3", "-march=native", "-std=c++17", "-I.", *sources, "-o", str(program)]
        subprocess.run(build, cwd=TDOKU, check=True)
    file.write_text("\n".join(lines) + "\n")
    return "tdoku", children(lambda: subprocess.run([program, file], check=True, capture_output=True))


def decided(solver: Solver, kind: str, text: str) -> None:
    puzzle = reading.parse(kind, Source("", text))
    assert isinstance(puzzle, BoardPuzzle)
    told, boards = solver.solutions(puzzle, Deadline(), 2)
    assert (told.verdict, len(boards)) == (Verdict.UNSAT, 1)


def program(*words: object) -> list[str]:
    return [sys.executable, "-m", "smtpuzzles", "batch", *map(str, words)]


def run(*words: object) -> None:
    subprocess.run(program(*words), check=True, cwd=ROOT)


def timed(*commands: list[str]) -> tuple[float, float]:
    """Seconds until all of these programs have ended, which run at the same time: of the clock, and of processors."""
    began = perf_counter()

    def run_all() -> None:
        running = [subprocess.Popen(command, cwd=ROOT) for command in commands]
        assert [process.wait() for process in running] == [0] * len(commands)

    spent = children(run_all)
    return perf_counter() - began, spent


def sudoku_rows(folder: Path) -> Iterator[Row]:
    for what, lines in (("17 clues", seventeen()), ("hard", hard())):
        name, seconds = peer(lines, folder)
        yield Row(
            f"{len(lines):,} sudokus, {what}: quick search, verified, against {name}", quick(lines), seconds, None
        )
    file, empty = folder / "in.txt", folder / "empty.txt"
    file.write_text("\n".join(seventeen()) + "\n")
    empty.write_text(HARD[0] + "\n")

    def batch(source: Path) -> float:
        (folder / "out.csv").unlink(missing_ok=True)
        return children(lambda: run("sudoku", source, "--jobs", 1, "--results", folder / "out.csv"))

    start = min(batch(empty) for _ in range(3))
    name, seconds = peer(seventeen(), folder)
    told = f"{LINES:,} of 17 clues: `batch` from file to CSV, without its start, against {name}"
    yield Row(told, batch(file) - start, seconds, None)


def kind_rows() -> Iterator[Row]:
    for kind, (size, many) in NEW.items():
        texts = [puzzle.text() for puzzle in smtpuzzles.generate(kind, many, seed=1, size=size)]
        with Solver() as solver:
            ours = spent(lambda kind=kind, texts=texts, solver=solver: [decided(solver, kind, text) for text in texts])
        puzzles = [smtpuzzles.parse(kind, text) for text in texts]
        theirs = spent(lambda puzzles=puzzles: [answers(puzzle) for puzzle in puzzles])
        yield Row(f"{many} new {kind} of {size} x {size}, read and checked, against clingo", ours, theirs, 0.5)
        check = spent(
            lambda kind=kind, texts=texts: [smtpuzzles.check(fresh(smtpuzzles.parse(kind, text))) for text in texts]
        )
        yield Row("the same against `check` in a loop", ours, check, 0.25)


def making_row() -> Row:
    """New sudokus; both ways make the same ones."""
    request = make_request("sudoku", (9, 9), seed=1)
    tasks = [(request, number, 0) for number in range(1, NEW_SUDOKUS + 1)]
    made, seconds = [], []
    for quickly in (True, False):
        make = Maker(quickly)
        make(tasks[0], Deadline())
        began = process_time()
        made.append([make(task, Deadline()) for task in tasks])
        seconds.append(process_time() - began)
    assert made[0] == made[1], "not the same puzzles"
    ours, peer = seconds
    return Row(f"{NEW_SUDOKUS} new sudokus, by the quick search and minicard, against minisat and Z3", ours, peer, None)


def core_rows(folder: Path) -> Iterator[Row]:
    """Seconds of the clock, because that is what more processes are for; of the processors, because others use them."""
    lines = [puzzle.line() + "\n" for puzzle in smtpuzzles.generate("lightup", 200, seed=1, size=14)]
    whole, halves = folder / "lightup.txt", [folder / "first.txt", folder / "second.txt"]
    whole.write_text("".join(lines * (LIGHTUPS // 200)))
    for half in halves:
        half.write_text("".join(lines * (LIGHTUPS // 400)))

    def asking(file: Path, *options: object) -> list[str]:
        results = file.with_suffix(".jsonl")
        results.unlink(missing_ok=True)
        return program("lightup", file, "--results", results, *options)

    (one, one_spent), (two, two_spent) = (timed(asking(whole, "--jobs", jobs)) for jobs in (1, 2))
    apart, _ = timed(*[asking(half, "--jobs", 1) for half in halves])
    yield Row(f"{LIGHTUPS:,} Light Ups of 14 x 14: two processes against one, by the clock", two, one, 1 / 1.8)
    yield Row("the same, by the seconds of all processors together", two_spent, one_spent, None)
    yield Row(
        "the same, but two programs with half of the puzzles each: the best that this machine can do", apart, one, None
    )
    with cluster_of_two(folder) as place:
        dask, _ = timed(asking(whole, "--cluster", place))
    yield Row("the same: two workers of Dask against two processes", dask, two, 1.15)


@contextmanager
def cluster_of_two(folder: Path) -> Iterator[Path]:
    place = folder / "scheduler.json"
    options = ["--no-dashboard", "--scheduler-file", str(place)]
    dask = [sys.executable, "-m"]
    scheduler = subprocess.Popen(
        [*dask, "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0", *options]
    )
    workers = [subprocess.Popen([*dask, "distributed.cli.dask_worker", "--nthreads", "1", *options]) for _ in range(2)]
    try:
        while not place.exists():
            sleep(0.1)
        sleep(10)
        yield place
    finally:
        for process in [*workers, scheduler]:
            process.terminate()
            process.wait()


def memory(folder: Path) -> str:
    """The largest memory of a batch of many lines."""
    text, file = "\n".join(seventeen()) + "\n", folder / "many.txt"
    with file.open("w") as stream:
        for _ in range(MANY // LINES):
            stream.write(text)
    command = program("sudoku", file, "--jobs", 2, "--results", folder / "many.csv")
    process = subprocess.Popen(command, cwd=ROOT)
    most = 0
    while process.poll() is None:
        try:
            status = Path(f"/proc/{process.pid}/status").read_text()
            most = max(most, *[int(row.split()[1]) for row in status.splitlines() if row.startswith("VmRSS")], 0)
        except OSError:
            break
        sleep(0.5)
    assert process.wait() == 0
    return f"{MANY:,} lines: the program itself needed at most {most // 1024:,} MB."


def main() -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        table = list(HEAD)
        for rows in (sudoku_rows(folder), kind_rows(), [making_row()], core_rows(folder)):
            for row in rows:
                table.append(line(row))
                print(line(row), flush=True)
        told = memory(folder) if "--memory" in sys.argv else ""
    TABLE.write_text(document("\n".join(table), told))


def document(table: str, told: str) -> str:
    return f"""# Many puzzles, measured

Every figure is a ratio of two things measured in one run. What a row measures, and how, is said at the top of
`benchmarks/batch.py`. Puzzles a second are the number of puzzles over the milliseconds.

{table}

Rows by the clock depend on what else the machine does; here, other programs used both processors.

{told}

{os.cpu_count()} CPUs, shared with others. Again: `python -m benchmarks.batch`, with `--memory` for ten million lines.
"""


if __name__ == "__main__":
    main()
