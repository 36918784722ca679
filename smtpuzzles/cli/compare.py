"""The command `compare`: a table, JSON, CSV, a plot."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from smtpuzzles.base.cluster import ClusterGone
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.executors import Workers, executor_of, map_parallel
from smtpuzzles.base.files import STANDARD
from smtpuzzles.cli import options as opt
from smtpuzzles.cli.reading import every_input, read_puzzles
from smtpuzzles.cli.showing import (
    BUG,
    FOUND,
    UNDECIDED,
    disagree,
    new_table,
    note,
    out,
    out_json,
    print_csv,
    table_console,
    working,
)
from smtpuzzles.errors import one_line
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.result import ReasonUnknown, because

if TYPE_CHECKING:
    from smtpuzzles.solving.comparing import Instance, Size, Trial

READING = """
seconds: to load and solve the clauses, {runs}
ratio: the seconds divided by those of the fastest solver for this puzzle
conflicts: dead ends from which the solver learned a clause, in the last run
decisions: values that it guessed, in the last run"""


@opt.grouped
def compare(
    *,
    given: opt.Inputs,
    engines: str | None = opt.option("NAMES", "Solvers, separated by commas.", default="all installed"),
    encodings: str = opt.option("NAMES", f"Encodings, separated by commas: {opt.ENCODING_NAMES}.", value="auto"),
    repeat: int = opt.option("N", "Number of runs; the median time counts.", check=opt.at_least_one, value=3),
    timeout: float = opt.option("SECONDS", "Time limit for each solver and question.", check=opt.seconds, value=60),
    cluster: str | None = opt.CLUSTER,
    output: opt.FigureOutput,
) -> int:
    """Compare solvers side by side on the same clauses."""
    from smtpuzzles.encoding.lowering import Lowering
    from smtpuzzles.engines.table import here
    from smtpuzzles.solving.comparing import disagreements
    from smtpuzzles.views.plot import draw_times, drawing_to

    draw = drawing_to(output.plot, draw_times)
    chosen = engines.split(",") if engines is not None else here()
    ways = [Lowering(encoding).encoding for encoding in encodings.split(",")]
    named = [(str(one.file), read_puzzles(one)) for one in every_input(given)]
    trials, sizes, interrupted = _compared(named, (chosen, ways, repeat, timeout), cluster)
    faults = disagreements(trials)
    if output.json:
        print_json(named[0][1][0].kind, trials, sizes, faults)
    elif output.csv:
        print_csv(_rows_of(trials, sizes))
    else:
        print_tables(trials, sizes, repeat)
    draw(trials)
    for fault in faults:
        disagree(fault)
    if interrupted:
        note("interrupted; this is what was finished")
    return BUG if faults else UNDECIDED if interrupted else FOUND


def _compared(
    named: list[tuple[str, list[AnyPuzzle]]], how: tuple[list[str], list[str], int, float], cluster: str | None
) -> "tuple[list[Trial], list[Size], bool]":
    """Return the results, here or of a cluster, and whether Ctrl-C ended the search early."""
    from smtpuzzles.solving import comparing

    with working("comparing") as say:
        if cluster is None:
            return collect(comparing.compare(_asked_about(named, how[-1], say), *how), say)
        with executor_of(cluster, None) as workers:
            return collect(on_cluster(partial(comparing.compared, *how), called(named), workers, say), say)


def _asked_about(
    named: list[tuple[str, list[AnyPuzzle]]], timeout: float, say: Callable[[str], None]
) -> "Iterator[Instance]":
    from smtpuzzles.solving.comparing import questions

    for name, puzzle in called(named):
        say(f"reading {name}")
        yield from questions(name, puzzle, timeout)


def called(named: list[tuple[str, list[AnyPuzzle]]]) -> Iterator[tuple[str, AnyPuzzle]]:
    """Yield each puzzle behind its name in the table."""
    names = _names_of([file for file, _ in named])
    for file, puzzles in named:
        for number, puzzle in enumerate(puzzles, 1):
            yield names[file] + (f" {number}" if len(puzzles) > 1 else ""), puzzle


def _names_of(files: list[str]) -> dict[str, str]:
    """Return short names, unless two would be the same."""
    short = {file: "standard input" if file == STANDARD else Path(file).stem for file in files}
    return short if len(set(short.values())) == len(short) else {file: file for file in files}


def on_cluster(
    work: "Callable[[tuple[int, str, AnyPuzzle], Deadline], tuple[int, list[Size | Trial]]]",
    puzzles: Iterator[tuple[str, AnyPuzzle]],
    workers: Workers,
    say: Callable[[str], None],
) -> "Iterator[Size | Trial]":
    """Yield what the workers of the cluster find, in the order of the puzzles; a worker measures a puzzle alone."""
    tasks = [(number, name, puzzle) for number, (name, puzzle) in enumerate(puzzles)]
    finished: dict[int, list[Size | Trial]] = {}
    with Deadline() as deadline:
        try:
            for number, found in map_parallel(work, tasks, workers, deadline):
                finished[number] = found
                say(f"{len(finished)} of {len(tasks)} puzzles")
        except ClusterGone as gone:
            note(str(gone))
    for number in sorted(finished):
        yield from finished[number]
    if len(finished) < len(tasks):
        raise KeyboardInterrupt


def collect(found: "Iterator[Size | Trial]", say: Callable[[str], None]) -> "tuple[list[Trial], list[Size], bool]":
    """Return all results, and whether Ctrl-C ended the search early."""
    from smtpuzzles.solving.comparing import Size

    trials: list[Trial] = []
    sizes: list[Size] = []
    interrupted = True
    with suppress(KeyboardInterrupt):
        for one in found:
            if isinstance(one, Size):
                sizes.append(one)
            elif one.reason is ReasonUnknown.INTERRUPTED:
                break
            else:
                trials.append(one)
                say(f"{one.question}: {one.engine} {one.verdict} after {one.seconds:.2f} s")
        else:
            interrupted = False
    return trials, sizes, interrupted


def ratios(trials: "list[Trial]") -> list[float | None]:
    """Return each time divided by the fastest time for the same question; None where there is no answer."""
    fastest: dict[str, float] = {}
    for one in trials:
        if one.reason is None:
            fastest[one.question] = min(one.seconds, fastest.get(one.question, one.seconds))
    return [one.seconds / fastest[one.question] if one.reason is None else None for one in trials]


def _in_order(trials: "list[Trial]") -> "list[tuple[Trial, float | None]]":
    """Return the trials with their ratios: by question, the fastest first, trials without an answer last."""
    places = {one.question: place for place, one in reversed(list(enumerate(trials)))}
    rated = list(zip(trials, ratios(trials), strict=True))
    return sorted(rated, key=lambda pair: (places[pair[0].question], pair[1] is None, pair[0].seconds))


def print_tables(trials: "list[Trial]", sizes: "list[Size]", repeat: int) -> None:
    """Print the results, how to read them, and the sizes of the formulas; they fit into 80 columns."""
    console = table_console()
    table = new_table(["puzzle, solver", "encoding", "answer"], ["seconds", "ratio", "conflicts", "decisions"])
    named = ""
    for one, ratio in _in_order(trials):
        if one.question != named:
            table.add_row(one_line(one.question))
        answer = "wrong" if one.fault else one.verdict if one.reason is None else because(one.reason)
        work = ["" if number is None else str(number) for number in (one.conflicts, one.decisions)]
        rated = "" if ratio is None else f"{ratio:.1f}"
        table.add_row(
            f"  {one_line(one.engine)}", one.encoding or "", one_line(answer), f"{one.seconds:.4f}", rated, *work
        )
        named = one.question
    console.print(table)
    out(READING.format(runs="one run" if repeat == 1 else f"the median of {repeat} runs"))
    if sizes:
        table = new_table(["puzzle", "encoding"], ["variables", "clauses", "seconds to make"])
        for size in sizes:
            counts = str(size.variables), str(size.clauses)
            table.add_row(one_line(size.question), size.encoding, *counts, f"{size.seconds:.4f}")
        out("\nEvery solver but z3 gets these clauses:\n")
        console.print(table)


def print_json(kind: str, trials: "list[Trial]", sizes: "list[Size]", faults: list[str]) -> None:
    rated = [{**asdict(one), "ratio": ratio} for one, ratio in _in_order(trials)]
    out_json({"kind": kind, "trials": rated, "sizes": [asdict(size) for size in sizes], "disagreements": faults})


def _rows_of(trials: "list[Trial]", sizes: "list[Size]") -> list[dict[str, Any]]:
    made = {(size.question, size.encoding): size for size in sizes}
    rows = []
    for one, ratio in _in_order(trials):
        size = made.get((one.question, one.encoding or ""))
        counts = {"variables": size.variables if size else "", "clauses": size.clauses if size else ""}
        rows.append({**asdict(one), "ratio": ratio, **counts})
    return rows
