"""Flips per second: the compiled walk against a loop in plain Python, in turn; the fastest run of each counts."""

from random import Random
from time import perf_counter

import smtpuzzles
from benchmarks.plain_walk import PlainWalk
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.walksat import heuristics
from smtpuzzles.walksat.walking import Walker

WANTED, AIM = 15, 30
OURS, PLAIN, RUNS = 500_000, 20_000, 15
NOISE = 0.5


def random_3_sat(variables: int, clauses: int, seed: int) -> Cnf:
    random = Random(seed)
    chosen = [random.sample(range(1, variables + 1), 3) for _ in range(clauses)]
    return Cnf((), variables, [[v * random.choice((1, -1)) for v in some] for some in chosen])


def without_solution(puzzle: BoardPuzzle) -> Cnf:
    """The clauses of a puzzle with one solution, and one that excludes it."""
    model = puzzle.model
    cnf = Lowering("direct").cnf(model.formula)
    (solution,) = smtpuzzles.check(puzzle).solutions
    true = [n for n, v in enumerate(model.variables, 1) if solution[v.cell] == v.symbol]
    return Cnf(cnf.names, cnf.variables, [*cnf.clauses, [-literal for literal in true]])


def rates(cnf: Cnf) -> tuple[float, float]:
    """Flips per second of skc: compiled, and plain."""
    walker, plain = Walker(cnf, heuristics.load("skc")), PlainWalk(cnf, 1)
    walker.walk(1, NOISE, 10, Deadline())
    fastest = [0.0, 0.0]
    for run in range(RUNS):
        began = perf_counter()
        assert walker.walk(run + 1, NOISE, OURS, Deadline()).flips == OURS
        between = perf_counter()
        assert plain.walk(NOISE, PLAIN) == PLAIN
        ended = perf_counter()
        fastest = [max(fastest[0], OURS / (between - began)), max(fastest[1], PLAIN / (ended - between))]
    return fastest[0], fastest[1]


def rate_of(cnf: Cnf, name: str) -> float:
    walker = Walker(cnf, heuristics.load(name))
    walker.walk(1, NOISE, 10, Deadline())
    seconds = []
    for run in range(RUNS // 3):
        began = perf_counter()
        assert walker.walk(run + 1, NOISE, OURS, Deadline()).flips == OURS
        seconds.append(perf_counter() - began)
    return OURS / min(seconds)


def speed(lightup: BoardPuzzle) -> list[str]:
    formulas = {
        "random 3-SAT, 250 variables, 1,100 clauses": random_3_sat(250, 1100, 1),
        "Light Up 10-a, its solution excluded": without_solution(lightup),
    }
    lines = ["| formula | compiled | plain Python | ratio | wanted: 15 | aim: 30 |", "|---|--:|--:|--:|---|---|"]
    for name, cnf in formulas.items():
        ours, plain = rates(cnf)
        ratio = ours / plain
        met = [("" if ratio >= wanted else "not ") + "met" for wanted in (WANTED, AIM)]
        lines.append(f"| {name} | {ours / 1e6:.1f} | {plain / 1e6:.2f} | {ratio:.1f} | {' | '.join(met)} |")
    lines += ["", "Every heuristic, at noise 0.5 where it has one:", ""]
    lines += [f"| heuristic | {' | '.join(formulas)} |", "|---|--:|--:|"]
    for name in heuristics.names():
        lines.append(f"| {name} | {' | '.join(f'{rate_of(cnf, name) / 1e6:.1f}' for cnf in formulas.values())} |")
    return lines
