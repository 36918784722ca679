"""The command `experiment`: a table, JSON, CSV, a plot."""

from collections.abc import Callable
from math import floor
from typing import TYPE_CHECKING, Any, TypeVar

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.files import STANDARD
from smtpuzzles.cli import options as opt
from smtpuzzles.cli.reading import read_clauses, read_one
from smtpuzzles.cli.showing import (
    FOUND,
    UNDECIDED,
    compiling,
    new_table,
    note,
    out,
    out_json,
    print_csv,
    progress,
    table_console,
)
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.abilities import BOARDS
from smtpuzzles.walksat.settings import ENCODING

if TYPE_CHECKING:
    from rich.table import Table

    from smtpuzzles.encoding.clauses import Cnf
    from smtpuzzles.walksat.experiment import Execution, Experiment
    from smtpuzzles.walksat.figures import Figures

Number = TypeVar("Number", int, float)
READING = """
noise: '-' if the heuristic has none
found %: the runs that found a model within the flip limit
95 %: confidence interval of the figure before it
mean flips: of the runs that found a model
median: flips of all runs; '-' unless more than half of them found a model"""


class Runs(opt.Group):
    """Which walks, and how many of each."""

    heuristics: str | None = opt.option(
        "NAMES", f"The heuristics, separated by commas: {opt.HEURISTICS}.", default="all"
    )
    noises: str | None = opt.option("P,...", "Noises, from 0 to 1.", default="each heuristic's own")
    limits: str = opt.option("N,...", "Flip limits.", value="100,1000,10000,100000")
    forms: str = opt.option("NAMES", "cnf: the clauses as they are; 3-sat: converted to 3-SAT.", value="cnf,3-sat")
    executions: int = opt.option("N", "Number of runs for each form, heuristic and noise.", value=1000)

    def expect_possible(self) -> None:
        if self.flips[0] < 1:
            raise UsageError(f"--limits is 1 or more, not {self.flips[0]}")

    @property
    def flips(self) -> list[int]:
        return sorted(each(self.limits, int, "--limits", "numbers of flips"))

    @property
    def chances(self) -> tuple[float, ...] | None:
        return None if self.noises is None else each(self.noises, float, "--noises", "probabilities")

    def on(self, cnf: "Cnf", seed: int) -> "Experiment":
        from smtpuzzles.walksat.experiment import Experiment

        heuristics = tuple(self.heuristics.split(",")) if self.heuristics is not None else ()
        forms = tuple(self.forms.split(","))
        return Experiment(cnf, forms, heuristics, self.chances, self.flips[-1], self.executions, seed)


@opt.grouped
def experiment(
    *,
    formula: list[str] = opt.argument("KIND FILE | FILE.cnf", "A puzzle, or DIMACS; '-': standard input."),
    runs: Runs,
    encoding: str | None = opt.option("NAME", "How cardinalities become clauses.", default=ENCODING),
    propagate: bool = opt.PROPAGATE,
    variant: str | None = opt.VARIANT,
    seed: int = opt.option("N", "Random seed; the same seed repeats the same runs.", value=0),
    jobs: int | None = opt.JOBS,
    cluster: str | None = opt.CLUSTER,
    results: str | None = opt.option("PATH", "Keep all runs in this file, and continue it."),
    output: opt.FigureOutput,
) -> int:
    """Run each WalkSAT heuristic many times; report success rate and flips for each noise and flip limit."""
    if results == STANDARD:
        raise UsageError("--results: expected a file, not '-'; the program also reads it")
    from smtpuzzles.views.plot import WalkResults, draw_walks, drawing_to
    from smtpuzzles.walksat.figures import figures

    draw = drawing_to(output.plot, draw_walks)
    wish = runs.on(clauses_of(formula, encoding, propagate, variant), seed)
    found = walked(wish, results, cluster, jobs)
    finished = len(found) == len(wish.cases) * runs.executions
    made = figures(found, runs.flips)
    if output.json:
        print_json(wish, made, finished)
    elif output.csv:
        print_csv([row(one) for one in made])
    else:
        _print_table(wish, made)
    if found:
        draw(WalkResults(found, made))
    if not finished:
        note("interrupted; this is what was finished")
    return FOUND if finished else UNDECIDED


def each(words: str, number: Callable[[str], Number], option: str, expected: str) -> tuple[Number, ...]:
    """Return the numbers between the commas, none twice."""
    try:
        return tuple(dict.fromkeys(map(number, words.split(","))))
    except ValueError:
        raise UsageError(f"{option}: expected {expected}, separated by commas, but found '{words}'") from None


def clauses_of(formula: list[str], encoding: str | None, propagate: bool, variant: str | None) -> "Cnf":
    """Return the clauses of a DIMACS file or of a puzzle."""
    from smtpuzzles.encoding.lowering import Lowering
    from smtpuzzles.encoding.propagation import propagated

    if len(formula) == 1 and (formula[0] == STANDARD or formula[0].endswith(".cnf")):
        if encoding is not None or variant is not None:
            raise UsageError("--encoding and --variant are not available for a DIMACS file")
        cnf = read_clauses(formula[0], strict=False, doubt=lambda problem: note(f"{problem}; reading it anyway"))
        return propagated(cnf) if propagate else cnf
    if len(formula) != 2:
        raise UsageError(f"expected a kind and a file, or a file that ends in .cnf, but found '{' '.join(formula)}'")
    kind, file = formula
    lowering = Lowering(encoding or ENCODING, propagate)
    puzzle = BOARDS.expect(read_one(opt.Input(kind=kind, file=file, variant=variant)), "'experiment'")
    return lowering.cnf(puzzle.model.formula)


def walked(wish: "Experiment", results: str | None, cluster: str | None, jobs: int | None) -> "list[Execution]":
    """Run what is missing in the file of results, until Ctrl-C; return all that is there."""
    from smtpuzzles.base.executors import workers_of
    from smtpuzzles.walksat.records import Records

    records = Records(wish, results)
    total, done = len(wish.cases) * wish.executions, len(records.of(wish))
    if done < total:
        _compile_walks(wish)
    shown = progress(total, done, "running WalkSAT")
    with Deadline() as deadline, workers_of(cluster, jobs) as workers, shown as advance:
        for executions in wish.run(records.done, workers, deadline):
            records.add(executions)
            advance(len(executions), "")
    return records.of(wish)


def _compile_walks(wish: "Experiment") -> None:
    """Compile here, once; otherwise every worker would."""
    from smtpuzzles.walksat import heuristics, walking

    with compiling():
        for name in dict.fromkeys(case.heuristic for case in wish.cases):
            walking.warm_up(heuristics.load(name))


def row(one: "Figures") -> dict[str, Any]:
    """Return the figures for JSON and CSV; None where there is none."""
    counts = {"limit": one.limit, "executions": one.executions, "found": one.found}
    success = {"success": one.success.value, "success_low": one.success.low, "success_high": one.success.high}
    flips = {"mean_flips_of_found": one.mean, "mean_margin": one.margin, "median_flips_of_all": one.median}
    return {**one.case._asdict(), **counts, **success, **flips}


def print_json(wish: "Experiment", made: "list[Figures]", finished: bool) -> None:
    sizes = {form: {"variables": cnf.variables, "clauses": len(cnf.clauses)} for form, cnf in wish.clauses.items()}
    out_json({"seed": wish.seed, "finished": finished, "forms": sizes, "figures": [row(one) for one in made]})


def _print_table(wish: "Experiment", made: "list[Figures]") -> None:
    console = table_console()
    for place, (form, cnf) in enumerate(wish.clauses.items()):
        heading = f"{form}: {cnf.variables:,} variables, {len(cnf.clauses):,} clauses"
        console.print("\n" * (place > 0) + heading)
        console.print(_table_of([one for one in made if one.case.form == form]))
    out(READING)


def _table_of(made: "list[Figures]") -> "Table":
    """It fits into 80 columns, with limits below a million and margins below ten thousand."""
    titles = "noise", "flip\nlimit", "runs", "found\n%", "95 %", "mean flips\nof found", "95 %", "median\nof all"
    table = new_table(["heuristic"], titles)
    before = ""
    for one in made:
        _, name, noise = one.case
        table.add_row(
            name if name != before else "",
            "-" if noise is None else f"{noise:g}",
            f"{one.limit:,}",
            f"{one.executions:,}",
            # Rounded down: 9,999 of 10,000 are not all.
            f"{floor(1000 * one.success.value) / 10:.1f}",
            f"{100 * one.success.low:.1f}-{100 * one.success.high:.1f}",
            short(one.mean),
            "-" if one.margin is None else f"±{short(one.margin)}",
            short(one.median),
        )
        before = name
    return table


def short(number: float | None) -> str:
    return "-" if number is None else f"{number:,.0f}" if number >= 1000 else f"{number:.1f}"
