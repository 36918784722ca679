"""Checks the steps that `explain --certify DIR` wrote; apart from Python, it needs python-sat alone.

So it shares no code with what wrote them: it imports nothing of this package.
"""

import json
from itertools import accumulate, chain
from pathlib import Path
from typing import Any, NamedTuple

from pysat.formula import CNF
from pysat.solvers import Solver

Differ = dict[int, list[int]]  # the two literals of a helper, which is true where they differ
AtOnce = list[tuple[int, int]]  # sets of rules, and what each of them counts as at most
Counters = list[tuple[list[int], list[list[int]]]]  # literals, and rows of helpers that count those that are true


class MeaningOfHelpers(NamedTuple):
    """Variables that mean something of others."""

    differ: Differ
    counters: Counters


class Refused(Exception):
    """A claim does not hold; the words name the step."""


def check(folder: Path) -> tuple[int, bool]:
    """Return the number of steps, and whether they lead to the end, if every claim holds; otherwise raise Refused."""
    puzzle = json.loads((folder / "puzzle.json").read_text())
    expect(puzzle["steps"] >= 0, "the number of steps is none")
    rules = [rule["clauses"] for rule in puzzle["rules"]]
    helpers = helpers_of(puzzle)
    for number in range(len(rules)):
        expect(follows(number, puzzle["rules"], helpers), f"rule {number} does not follow from its sources")
    at_once = [(sum(1 << rule for rule in one["rules"]), one["price"]) for one in puzzle.get("at_once", [])]
    least = [rule.get("least", 1) for rule in puzzle["rules"]]
    known, base, targets = set(puzzle["known"]), set(puzzle["base"]), set(puzzle["targets"])
    conclusions = [0]
    contradicted = 0 in targets  # of a puzzle without solution, anything is a target, and so is a contradiction
    model = literals(puzzle, base, helpers)
    expect(contradicted or (model >= known | targets and not broken(rules, model)), "the base is no solution")
    said = clauses_of({"rules": range(len(rules)), "facts": [], "conclusions": []}, rules, helpers)
    every = Solver("minisat22", bootstrap_with=said)
    for number in range(1, puzzle["steps"] + 1):
        step = json.loads((folder / f"step-{number:03}.json").read_text())
        conclusions = step["conclusions"]
        clauses = CNF(from_file=str(folder / f"step-{number:03}.cnf")).clauses
        expect(known >= set(step["facts"]), f"step {number}: a fact is not known")
        allowed = {frozenset(clause) for clause in clauses_of(step, rules, helpers)}
        expect(set(map(frozenset, clauses)) <= allowed, f"step {number}: a clause is no rule's")
        with Solver("cadical195", bootstrap_with=clauses) as solver:
            expect(not solver.solve(), f"step {number}: the conclusions do not follow")
        counts = max([weight(set(step["rules"]), at_once), *[least[rule] for rule in step["rules"]]])
        fits = step["size"] == len(step["rules"]) and step.get("weight", step["size"]) == counts
        expect(fits, f"step {number}: its rules count as more or less")
        expect(step["proven"] == (step["bound"] == counts), f"step {number}: it is not proven as it claims")
        models = [(literals(puzzle, base ^ set(one["flipped"]), helpers), set(one["breaks"])) for one in step["models"]]
        right = all(true >= known and broken(rules, true) <= breaks for true, breaks in models)
        expect(right, f"step {number}: one of its models is none")
        light = {rule for rule, number in enumerate(least) if number < step["bound"]}
        for target in targets - known if step["bound"] > 1 else ():
            sets = {
                sum(1 << rule for rule in breaks.intersection(light)) for true, breaks in models if target not in true
            }
            expect(not covered(sets, step["bound"] - 1, at_once), f"step {number}: fewer rules may be enough")
        new = learnt(puzzle, conclusions)
        follow = not any(every.solve([*conclusions, -one]) for one in new.difference(conclusions))
        expect(follow, f"step {number}: no rule says that a cell holds one symbol")
        known |= new
    end = not conclusions if contradicted else known >= targets
    expect(end == puzzle["complete"], "the steps do not lead to the end")
    return int(puzzle["steps"]), end


def expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Refused(otherwise)


def follows(number: int, every: list[dict[str, Any]], helpers: MeaningOfHelpers) -> bool:
    """Does the rule follow from its sources, which must be rules of the puzzle? Without sources it is one, too."""
    if "sources" not in every[number]:
        return True
    step = {"rules": every[number]["sources"], "facts": [], "conclusions": []}
    said = clauses_of(step, [rule["clauses"] for rule in every], helpers)
    with Solver("cadical195", bootstrap_with=said) as solver:
        own = not any("sources" in every[source] for source in step["rules"])
        return own and not any(solver.solve([-one for one in clause]) for clause in every[number]["clauses"])


def helpers_of(puzzle: dict[str, Any]) -> MeaningOfHelpers:
    """Return the helpers; each must be a new variable that means something of variables of the rules."""
    counters = [(one["literals"], one["rows"]) for one in puzzle["counters"]]
    differ = [(one["helper"], one["literals"]) for one in puzzle["differ"]]
    last = len(puzzle["variables"]) + len(puzzle["helpers"])
    made = [helper for helper, _ in differ] + [helper for _, rows in counters for row in rows for helper in row]
    expect(len(set(made)) == len(made) and all(helper > last for helper in made), "a helper is no new variable")
    of = chain(*[literals for _, literals in differ], *[literals for literals, _ in counters])
    expect(all(0 < abs(literal) <= last for literal in of), "a helper is not of variables")
    for counted, rows in counters:
        lengths = [min(number, len(rows[-1])) for number in range(1, len(counted) + 1)]
        expect(lengths == [len(row) for row in rows], "a helper counts other literals than it lists")
    return MeaningOfHelpers(dict(differ), counters)


def clauses_of(step: dict[str, Any], rules: list[list[list[int]]], helpers: MeaningOfHelpers) -> list[list[int]]:
    """Return the clauses that a step may use: those of its rules, its facts, that its conclusions do not all hold."""
    allowed = [clause for rule in step["rules"] for clause in rules[rule]] + [[fact] for fact in step["facts"]]
    for h, (a, b) in helpers.differ.items():
        allowed += [[-h, a, b], [-h, -a, -b], [h, -a, b], [h, a, -b]]
    for counted, rows in helpers.counters:
        for i, (literal, row) in enumerate(zip(counted, rows, strict=True)):
            for j, h in enumerate(row):
                same = [rows[i - 1][j]] if i > j else []  # of the literals before, as many are true
                less = [rows[i - 1][j - 1]] if j else []  # or one less
                allowed += [[-h, literal, *same], [h, -literal, *[-one for one in less]]]
                allowed += [[-h, one, *same] for one in less] + [[h, -one] for one in same]
    return allowed + ([[-literal for literal in step["conclusions"]]] if step["conclusions"] else [])


def learnt(puzzle: dict[str, Any], conclusions: list[int]) -> set[int]:
    """Return the conclusions, and that a cell which holds one symbol holds no other."""
    cells = [one["cell"] for one in puzzle["variables"]]
    filled = [cells[literal - 1] for literal in conclusions if literal > 0]
    others = {-n for n, cell in enumerate(cells, 1) if cell in filled and n not in conclusions}
    return {*conclusions, *others}


def literals(puzzle: dict[str, Any], true: set[int], helpers: MeaningOfHelpers) -> set[int]:
    """Return the true literals of the assignment in which these variables are true, with those of helpers."""
    found = {n if n in true else -n for n in range(1, len(puzzle["variables"]) + len(puzzle["helpers"]) + 1)}
    found |= {helper if (a in found) != (b in found) else -helper for helper, (a, b) in helpers.differ.items()}
    for counted, rows in helpers.counters:
        numbers = accumulate([literal in found for literal in counted])
        found |= {h if number > j else -h for number, row in zip(numbers, rows, strict=True) for j, h in enumerate(row)}
    return found


def broken(rules: list[list[list[int]]], true: set[int]) -> set[int]:
    return {number for number, clauses in enumerate(rules) if any(map(true.isdisjoint, clauses))}


def weight(rules: set[int], at_once: AtOnce) -> int:
    """Return what these rules count as."""
    mask = sum(1 << rule for rule in rules)
    used = [(some & mask, price) for some, price in at_once if (some & mask).bit_count() > price]
    return next(number for number in range(len(rules) + 1) if covered({1 << rule for rule in rules}, number, used))


def covered(sets: set[int], room: int, at_once: AtOnce) -> bool:
    """Do rules that count as `room` hit all sets?"""
    if hit(sets, room):
        return True
    return any(
        covered({one for one in sets if not one & some}, room - price, at_once[number:])
        for number, (some, price) in enumerate(at_once, 1)
        if price <= room
    )


def hit(sets: set[int], room: int, excluded: int = 0) -> bool:
    """Do `room` rules, without the excluded ones, hit all sets? Sets without common rules need a rule each."""
    left = sorted([one & ~excluded for one in sets], key=int.bit_count)
    used = needed = 0
    for one in left:
        used, needed = (used, needed) if one & used else (used | one, needed + 1)
    if not left or not left[0] or needed > room:
        return not left
    for rule in [1 << place for place in range(left[0].bit_length()) if left[0] >> place & 1]:
        if hit({one for one in left if not one & rule}, room - 1, excluded):
            return True
        excluded |= rule
    return False
