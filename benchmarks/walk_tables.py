"""Experiments with walks, and tables of what came of them."""

from collections.abc import Iterable, Sequence
from functools import cache
from os import cpu_count
from random import Random

import smtpuzzles
from benchmarks.boards import ROOT, read_sample
from benchmarks.cnf_sizes import empty_binairo, empty_sudoku
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.grid import side_neighbours
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.walksat import heuristics
from smtpuzzles.walksat.experiment import Experiment
from smtpuzzles.walksat.figures import Figures, best_noises, figures

LIMIT = 100_000
NOISES = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)
WAYS = {
    "direct": Lowering("direct"),
    "direct, propagated": Lowering("direct", propagate=True),
    "z3": Lowering("z3"),
    "z3, propagated": Lowering("z3", propagate=True),
}
# What the earlier project measured, at noise 0.1 on a puzzle that is not published.
EARLIER = {
    "cnf": {"jw": "479.0", "moms": "27,064.5 (77.1 %)", "score": "5,886.3", "least-modified": "107.8"},
    "3-sat": {"jw": "10,927.4", "moms": "illegible", "score": "25,610.6 (97.5 %)", "least-modified": "1,071.8"},
}
Table = list[str]


@cache
def puzzles() -> dict[str, BoardPuzzle]:
    files = {name: ROOT / f"puzzles/lightup/{name}.txt" for name in ("10-a", "10-b", "10-c", "10-d")}
    return {name: read_sample("lightup", file).puzzle for name, file in files.items()}


@cache
def clauses(name: str, way: str = "direct") -> Cnf:
    puzzle = puzzles()[name] if name in puzzles() else large()[name]
    return WAYS[way].cnf(puzzle.model.formula)


@cache
def large() -> dict[str, BoardPuzzle]:
    numbered = numbered_lightup(30, 270, Random(1))
    return {
        "Light Up 30x30": smtpuzzles.parse("lightup", numbered),
        "empty Binairo 8x8": empty_binairo(8),
        "empty Sudoku 9x9": empty_sudoku(9),
    }


def numbered_lightup(size: int, walls: int, random: Random) -> str:
    """Walls and lamps by chance, and a number in every wall: there is a solution, perhaps several."""
    cells = [(r, c) for r in range(1, size + 1) for c in range(1, size + 1)]
    blocked = set(random.sample(cells, walls))
    lit, lamps = set(blocked), set()
    for cell in random.sample(cells, len(cells)):
        if cell not in lit:
            lamps.add(cell)
            lit.add(cell)
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                r, c = cell[0] + down, cell[1] + right
                while 1 <= r <= size and 1 <= c <= size and (r, c) not in blocked:
                    lit.add((r, c))
                    r, c = r + down, c + right
    symbols = [str(len(lamps.intersection(side_neighbours(c)))) if c in blocked else "_" for c in cells]
    return f"{size}\n" + "\n".join("".join(symbols[at : at + size]) for at in range(0, size * size, size)) + "\n"


def walked(
    cnf: Cnf,
    executions: int,
    form: str = "cnf",
    names: Iterable[str] = (),
    noises: Sequence[float] | None = (0.1,),
    limits: Sequence[int] = (LIMIT,),
    seed: int = 0,
) -> list[Figures]:
    wish = Experiment(
        cnf, (form,), tuple(names), None if noises is None else tuple(noises), max(limits), executions, seed
    )
    found = [one for some in wish.run((), cpu_count() or 1, Deadline()) for one in some]
    return figures(sorted(found, key=lambda one: wish.cases.index(one.case)), limits)


def cell(one: Figures, digits: int = 1) -> str:
    """The mean flips of those that found a model, and how many did unless all."""
    if one.mean is None:
        return "none"
    share = "" if one.found == one.executions else f" ({100 * one.success.value:.1f} %)"
    return f"{one.mean:,.{digits}f}{share}"


def table(head: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> Table:
    """The first columns are words, the others are numbers."""
    return [line(head), f"|{'---|' * words}{'--:|' * (len(head) - words)}", *map(line, rows)]


def line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def by_heuristic(form: str, executions: int) -> dict[str, dict[str, Figures]]:
    """For every sample: what each heuristic does at noise 0.1."""
    return {
        name: {one.case.heuristic: one for one in walked(clauses(name), executions, form=form)} for name in puzzles()
    }


def heuristic_table(form: str, told: dict[str, dict[str, Figures]]) -> Table:
    rows = [
        [name, *[cell(told[sample][name]) for sample in told], EARLIER[form].get(name, "")]
        for name in heuristics.names()
    ]
    return table(["heuristic", *told, "the earlier project"], rows)


LIMITS = (100, 1_000, 10_000, 100_000)
ALL_NOISES = (0.0, 0.1, 0.2, 0.4, 0.6, 0.8, 1.0)


def limit_table(told: Sequence[Figures]) -> Table:
    """Of one heuristic: models found, by flips limit and noise, and mean flips."""
    at = {(one.limit, one.case.noise): one for one in told}
    rows = [[f"{limit:,}", *[str(at[limit, noise].found) for noise in ALL_NOISES]] for limit in LIMITS]
    means = [at[LIMIT, noise].mean for noise in ALL_NOISES]
    rows.append(["mean flips of runs that found one", *["-" if m is None else f"{m:,.1f}" for m in means]])
    return table(["flips limit \\ noise", *[f"{noise:g}" for noise in ALL_NOISES]], rows)


COMPARED = ("least-modified", "skc", "novelty+", "adaptive-novelty+")


def by_encoding(executions: int) -> dict[tuple[str, str, str], dict[str, Figures]]:
    """For every sample, way and form: what some heuristics do at their own noise."""
    return {
        (name, way, form): {
            one.case.heuristic: one for one in walked(clauses(name, way), executions, form, COMPARED, None)
        }
        for name in puzzles()
        for way in WAYS
        for form in ("cnf", "3-sat")
    }


def encoding_table(told: dict[tuple[str, str, str], dict[str, Figures]]) -> Table:
    rows = []
    for (name, way, form), some in told.items():
        rows.append([name, way + ", 3-SAT" * (form == "3-sat"), *[cell(some[one], 0) for one in COMPARED]])
    return table(["sample", "clauses", *COMPARED], rows, words=2)


def at_best_noise(name: str, way: str, names: Sequence[str], pilot: int, executions: int) -> dict[str, Figures]:
    """The noise that does best in a pilot with other seeds, then as many executions as are wanted."""
    chosen = best_noises(walked(clauses(name, way), pilot, names=names, noises=NOISES, seed=1))
    found = {}
    for one in chosen:
        noise = one.case.noise
        noises = None if noise is None else (noise,)
        found |= {one.case.heuristic: walked(clauses(name, way), executions, "cnf", [one.case.heuristic], noises)[0]}
    return found


def by_size(executions: int, limit: int) -> dict[tuple[str, str], list[Figures]]:
    """For every large puzzle and way, what every heuristic does at noise 0.1 or 0.5, whichever is better."""
    told = {}
    for name in large():
        for way in WAYS:
            both = walked(clauses(name, way), executions, noises=(0.1, 0.5), limits=(limit,))
            told[name, way] = best_noises(both)
    return told


def size_table(told: dict[tuple[str, str], list[Figures]]) -> Table:
    by_name = {key: {one.case.heuristic: one for one in some} for key, some in told.items()}
    rows = [
        [name, puzzle, *[cell(by_name[puzzle, way][name], 0) for way in WAYS]]
        for name in heuristics.names()
        for puzzle in large()
    ]
    return table(["heuristic", "puzzle", *WAYS], rows, words=2)
