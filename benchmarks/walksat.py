"""`python -m benchmarks.walksat` repeats the earlier project's experiments and writes docs/walksat.md.

walk_tables.py   the experiments, as tables
walk_speed.py    flips per second, against plain_walk.py
"""

import platform
from importlib import import_module
from importlib.metadata import version
from statistics import median
from textwrap import fill
from time import perf_counter

from benchmarks import walk_tables as tables
from benchmarks.boards import ROOT
from benchmarks.walk_speed import speed
from smtpuzzles.encoding.three_sat import three_sat
from smtpuzzles.walksat import heuristics
from smtpuzzles.walksat.figures import Figures, rank

PAGE = ROOT / "docs" / "walksat.md"
CLASSIC = ("jw", "moms", "score", "least-modified")
# Executions: walks on 3-SAT often take all flips they may.
PILOT, FEW, SOME, MANY = 50, 100, 250, 1000
LARGE_LIMIT = 200_000
ByHeuristic = dict[str, dict[str, Figures]]
# Wanted on a 10x10 Light Up, with the direct encoding: all find a model, and that within so many flips on average.
GOALS = {
    "jw": None,
    "score": None,
    "least-modified": 300,
    "skc": 300,
    "novelty+": 110,
    "adaptive-novelty+": 300,
}


def main() -> None:
    began = perf_counter()
    parts = [definitions, earlier_tables, limits_and_noises, encodings, goals, large_puzzles, speeds]
    text = []
    for part in parts:
        text.append(part())
        print(f"{part.__name__}: {perf_counter() - began:.0f} s", flush=True)
    PAGE.write_text("\n".join([HEADING, *text, foot()]))


HEADING = f"""# Local search, measured

To repeat the measurements, which takes some minutes, run at the root of the repository:

    pip install -e '.[bench]'
    python -m benchmarks.walksat

The earlier project ran WalkSAT on one 10 x 10 Light Up, which is not published. We use four samples in puzzles/lightup:
10-a, 10-b and 10-c have 20, 30 and 40 walls, and are unique and minimal; 10-d has the walls of 10-b, with a number in
each. A run takes at most {tables.LIMIT:,} flips unless we name another limit.

Mean flips count only the runs that found a model; if not all did, their share is in brackets. Seeds are 0, and 1 for
pilots, so everything except the speed repeats exactly. To run one experiment yourself, for example:

    smtpuzzles experiment lightup puzzles/lightup/10-d.txt --noises 0.1
"""


def paragraph(words: str) -> str:
    return fill(" ".join(words.split()), 120, break_on_hyphens=False)


def block(lines: list[str]) -> str:
    return "\n".join(lines)


def definitions() -> str:
    lines = ["## The heuristics", ""]
    for name in heuristics.names():
        module = name.replace("-", "_").replace("+", "_plus")
        words = import_module(f"smtpuzzles.walksat.heuristics.{module}").__doc__ or ""
        noise = heuristics.load(name).noise
        own = f"Default noise: {noise:g}." if heuristics.load(name).noisy else "It has no noise option."
        lines += [f"### {name}", "", words.strip(), "", own, ""]
    classic = """Every run begins with random values, true and false equally likely. The classic walk takes a random
        false clause; with the probability of the noise it flips a random variable of the clause, otherwise the
        heuristic chooses one."""
    return block([*lines, paragraph(classic), ""])


def earlier_tables() -> str:
    as_is, reduced = tables.by_heuristic("cnf", MANY), tables.by_heuristic("3-sat", SOME)
    return f"""## All heuristics at noise 0.1

Mean flips on the clauses, {MANY:,} runs each:

{block(tables.heuristic_table("cnf", as_is))}

Converted to 3-SAT, {SOME} runs each:

{block(tables.heuristic_table("3-sat", reduced))}

{leaders(as_is, reduced)}

{costs_of_3_sat(as_is, reduced)}
"""


def leaders(as_is: ByHeuristic, reduced: ByHeuristic) -> str:
    """Where least-modified is best, and where it is not."""
    words = []
    for told, form in ((as_is, "as they are"), (reduced, "in 3-SAT")):
        of_four = [name for name, some in told.items() if min(CLASSIC, key=lambda h: rank(some[h])) == "least-modified"]
        best = [f"{min(some, key=lambda h: rank(some[h]))} on {name}" for name, some in told.items()]
        words.append(f"""On the clauses {form}, least-modified is the best of the four classic heuristics on
            {", ".join(of_four) or "no sample"}. The best of all nine are {", ".join(best)}.""")
    always = [h for h in reduced["10-a"] if all(some[h].found == some[h].executions for some in reduced.values())]
    words.append(f"In 3-SAT, these always find a model on all samples: {', '.join(always) or 'none'}.")
    return paragraph(" ".join(words))


def costs_of_3_sat(as_is: ByHeuristic, reduced: ByHeuristic) -> str:
    more = {name: three_sat(tables.clauses(name)).variables for name in as_is}
    sizes = [f"{name} from {tables.clauses(name).variables} to {number}" for name, number in more.items()]
    factors = [
        (reduced[name][h].mean or 0.0) / (one.mean or 1.0)
        for name, some in as_is.items()
        for h, one in some.items()
        if one.found == one.executions and reduced[name][h].found == reduced[name][h].executions
    ]
    lost = sum(one.found < one.executions for some in reduced.values() for one in some.values())
    before = sum(one.found < one.executions for some in as_is.values() for one in some.values())
    pairs = len(as_is) * len(as_is["10-a"])
    return paragraph(f"""3-SAT hurts: of {pairs} pairs of sample and heuristic, {before} sometimes fail on the
        clauses, and {lost} in 3-SAT; if all runs succeed in both, 3-SAT takes {min(factors):.1f} to
        {max(factors):.1f} times as many flips, {median(factors):.1f} at the median. The number of variables grows, on
        {", ".join(sizes)}.
        There are two reasons. A long clause becomes a chain: when the clause is false, one link of the chain is false,
        and the flip of a helper only makes the next link false instead. And a unit clause becomes four clauses; three
        of them are true whatever value the variable has, and in the fourth, two helpers look as good as the variable.
        The section on encodings shows how much unit propagation helps.""")


def limits_and_noises() -> str:
    words = ["## By flips limit and noise", ""]
    words += [f"10-d in 3-SAT, {SOME} runs each: the number that found a model.", ""]
    cnf = tables.clauses("10-d")
    for name in ("jw", "least-modified"):
        told = tables.walked(cnf, SOME, "3-sat", [name], tables.ALL_NOISES, tables.LIMITS)
        words += [f"{name}:", "", *tables.limit_table(told), ""]
        most = [one for one in told if one.limit == tables.LIMIT]
        best = min(most, key=rank)
        words += [f"Best at noise {best.case.noise:g}: {tables.cell(best)}.", ""]
    earlier = """The earlier project's table of this kind has the same means as its jw. It found a model in all 1,000
        runs up to noise 0.4, in 980, 839 and 360 of them at 0.6, 0.8 and 1, and in 565 at noise 0.1 within 10,000
        flips. The project does not say how its jw weighs clauses or how hard its puzzle is, and its clauses also have
        variables for walls; our jw weighs all clauses of the formula, the same at every step."""
    return block([*words, paragraph(earlier), ""])


def encodings() -> str:
    told = tables.by_encoding(FEW)
    return f"""## Encodings

Mean flips of each heuristic at its default noise, {FEW} runs each:

{block(tables.encoding_table(told))}

{encoding_words(told)}
"""


def encoding_words(told: dict[tuple[str, str, str], dict[str, Figures]]) -> str:
    direct, settled = "direct", "direct, propagated"
    words = []
    for one, other, form in (
        ("z3", direct, "cnf"),
        (direct, settled, "cnf"),
        ("z3", "z3, propagated", "cnf"),
        (direct, settled, "3-sat"),
    ):
        pairs = [(told[n, one, form][h], told[n, other, form][h]) for n in tables.puzzles() for h in tables.COMPARED]
        better = sum(rank(right) < rank(left) for left, right in pairs)
        factors = [
            (left.mean or 0.0) / (right.mean or 1.0)
            for left, right in pairs
            if left.found == right.found == right.executions
        ]
        middle = f"{median(factors):.1f} times fewer flips at the median" if factors else "nothing to compare"
        words.append(
            f"- `{other}` against `{one}`{' in 3-SAT' * (form != 'cnf')}: more models, or as many in fewer flips, in"
            f" {better} of {len(pairs)} pairs of sample and heuristic; if both find all ({len(factors)}), {middle}."
        )
    why = """Helper variables save other solvers work, but cost local search work: a helper has its meaning only when
        all the clauses that define it are true, and until then it is one more variable to get right. After unit
        propagation, there is less to search for."""
    return "\n".join([*words, "", paragraph(why)])


def goals() -> str:
    head = ["sample", "clauses", "heuristic", "noise", "found", "mean flips", "95 %", "wanted", "met?"]
    rows, missed, means = [], [], {}
    for name in tables.puzzles():
        for way in ("direct", "direct, propagated"):
            for heuristic, one in tables.at_best_noise(name, way, tuple(GOALS), PILOT, MANY).items():
                wanted = GOALS[heuristic]
                met = one.found == one.executions and (wanted is None or (one.mean or 0.0) <= wanted)
                means[name, way, heuristic] = one.mean or 0.0
                missed += [] if met else [f"{heuristic} on {name}, {way}"]
                noise = "-" if one.case.noise is None else f"{one.case.noise:g}"
                wish = "all" if wanted is None else f"all, ≤ {wanted}"
                counts = f"{one.found:,} of {one.executions:,}", f"{one.mean or 0:,.1f}", f"± {one.margin or 0:,.1f}"
                rows.append([name, way, heuristic, noise, *counts, wish, "met" if met else "not met"])
    easier = sum(means["10-d", "direct", name] < means["10-b", "direct", name] for name in GOALS)
    words = f"""Not met: {"; ".join(missed) or "none"}. 10-b and 10-d have the same walls and the same solution; with
        all numbers given, {easier} of {len(GOALS)} heuristics need fewer flips on the direct encoding."""
    return f"""## At the best noise

The noise is the best of 0, 0.1 ... 0.9 in a pilot of {PILOT} runs with other seeds; {MANY:,} runs follow.

{block(tables.table(head, rows, words=3))}

{paragraph(words)}
"""


def large_puzzles() -> str:
    told = tables.by_size(FEW, LARGE_LIMIT)
    lines = []
    for name in tables.large():
        for ways in (("direct",), ("z3",), ("z3, propagated",)):
            sure = [one for way in ways for one in told[name, way] if one.found == one.executions]
            names = [one.case.heuristic for one in sorted(sure, key=rank)]
            lines.append(f"| {name} | {ways[0]} | {', '.join(names) or 'none'} | {'met' if names else 'not met'} |")
    return f"""## Larger puzzles

Mean flips of {FEW} runs with at most {LARGE_LIMIT:,} flips each, at noise 0.1 or 0.5, whichever is better. The Light Up
has 270 random walls, each with a number.

{block(tables.size_table(told))}

Wanted: a heuristic that always finds a model, on `direct` and on Z3's own encoding. These do, the fastest first:

| puzzle | clauses | always | met? |
|---|---|---|---|
{block(lines)}

{paragraph(where_it_fails(told))}
"""


def where_it_fails(told: dict[tuple[str, str], list[Figures]]) -> str:
    shares = [
        f"{100 * one.success.value:g} % on {name}"
        for (name, way), some in told.items()
        for one in some
        if one.case.heuristic == "least-modified" and way == "direct"
    ]
    return f"""Least-modified, on `direct`, finds {", ".join(shares)}. It spreads flips evenly over the variables of a
        clause and never looks at what a flip breaks. This may explain both
        results: on small Light Ups, and in their 3-SAT chains, it does not go back and forth; but it breaks a board
        where each cell depends on many others as fast as it builds it."""


def speeds() -> str:
    return f"""## Flips per second

In millions, with skc at noise 0.5, on formulas without a model. Compiled code and plain Python take turns, many times;
the fastest run of each counts.

{block(speed(tables.puzzles()["10-a"]))}
"""


def foot() -> str:
    return f"Python {platform.python_version()}, numba {version('numba')}.\n"


if __name__ == "__main__":
    main()
