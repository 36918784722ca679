"""Check the files of `explain --certify` with python-sat alone: python certificate_checker.py DIR."""

import json
import sys
from pathlib import Path

from pysat.formula import CNF
from pysat.solvers import Solver


def check(folder: Path) -> None:
    """Return if every claim holds; otherwise an assertion fails."""
    puzzle = json.loads((folder / "puzzle.json").read_text())
    rules = [rule["clauses"] for rule in puzzle["rules"]]
    differ = {one["helper"]: one["literals"] for one in puzzle["differ"]}
    known, base, targets = set(puzzle["known"]), set(puzzle["base"]), set(puzzle["targets"])
    conclusions = [0]
    contradicted = 0 in targets  # of a puzzle without solution, anything is a target, and so is a contradiction
    model = literals(puzzle, base, differ)
    assert contradicted or (model >= known | targets and not broken(rules, model)), "the base is no solution"
    for number in range(1, puzzle["steps"] + 1):
        step = json.loads((folder / f"step-{number:03}.json").read_text())
        conclusions = step["conclusions"]
        assert known >= set(step["facts"]), f"step {number}: a fact is not known"
        allowed = [clause for rule in step["rules"] for clause in rules[rule]] + [[fact] for fact in step["facts"]]
        allowed += [
            clause for h, (a, b) in differ.items() for clause in ([-h, a, b], [-h, -a, -b], [h, -a, b], [h, a, -b])
        ]
        allowed += [[-literal for literal in conclusions]] if conclusions else []
        clauses = CNF(from_file=str(folder / f"step-{number:03}.cnf")).clauses
        assert set(map(frozenset, clauses)) <= set(map(frozenset, allowed)), f"step {number}: a clause is no rule's"
        with Solver("cadical195", bootstrap_with=clauses) as solver:
            assert not solver.solve(), f"step {number}: the conclusions do not follow"
        assert step["proven"] == (step["bound"] == step["size"] == len(step["rules"])), f"step {number}: proven"
        models = [(literals(puzzle, base ^ set(one["flipped"]), differ), set(one["breaks"])) for one in step["models"]]
        assert all(true >= known and broken(rules, true) <= breaks for true, breaks in models), f"step {number}: models"
        for target in targets - known if step["bound"] > 1 else ():
            sets = {sum(1 << rule for rule in breaks) for true, breaks in models if target not in true}
            assert not hit(sets, step["bound"] - 1), f"step {number}: fewer rules may be enough"
        for cell, n in ((puzzle["variables"][abs(literal) - 1]["cell"], literal) for literal in conclusions):
            others = [other for other, one in enumerate(puzzle["variables"], 1) if one["cell"] == cell and other != n]
            known |= {n, *[-other for other in others if n > 0]}
    end = not conclusions if contradicted else known >= targets
    assert end == puzzle["complete"], "the steps do not lead to the end"


def literals(puzzle: dict, true: set[int], differ: dict) -> set[int]:
    """Return the true literals of the assignment in which these variables are true, with those of helpers."""
    found = {n if n in true else -n for n in range(1, len(puzzle["variables"]) + len(puzzle["helpers"]) + 1)}
    return found | {helper if (a in found) != (b in found) else -helper for helper, (a, b) in differ.items()}


def broken(rules: list, true: set[int]) -> set[int]:
    return {number for number, clauses in enumerate(rules) if any(map(true.isdisjoint, clauses))}


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


if __name__ == "__main__":
    check(Path(sys.argv[1]))
