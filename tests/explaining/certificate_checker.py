"""Check the files of `explain --certify`: python certificate_checker.py DIR. It needs python-sat, nothing else of ours."""

import json
import sys
from pathlib import Path

from pysat.formula import CNF
from pysat.solvers import Solver


def check(folder: Path) -> None:
    """Return if every claim holds; otherwise an assertion fails."""
    puzzle = json.loads((folder / "puzzle.json").read_text())
    rules = [rule["clauses"] for rule in puzzle["rules"]]
    pairs = {one["helper"]: one["literals"] for one in puzzle["differ"]}
    size = len(puzzle["variables"]) + len(puzzle["helpers"])
    known, contradiction = set(puzzle["known"]), False
    if 0 not in puzzle["targets"]:
        true = values(size, {*puzzle["base"]}, pairs)
        assert true >= known | {*puzzle["targets"]} and obeyed(rules, true) == set(range(len(rules))), "no solution"
    for number in range(1, puzzle["steps"] + 1):
        step = json.loads((folder / f"step-{number:03}.json").read_text())
        cnf = CNF(from_file=str(folder / f"step-{number:03}.cnf")).clauses
        allowed = [clause for rule in step["rules"] for clause in rules[rule]]
        allowed += [clause for helper, (a, b) in pairs.items() for clause in differing(helper, a, b)]
        allowed += [[fact] for fact in step["facts"]]
        allowed += [[-literal for literal in step["conclusions"]]] if step["conclusions"] else []
        assert known >= set(step["facts"]), "a fact is not known"
        assert {frozenset(c) for c in cnf} <= {frozenset(c) for c in allowed}, "a clause comes from nowhere"
        assert unsatisfiable(cnf), "the conclusions do not follow"
        assert step["size"] == len(set(step["rules"])) and step["proven"] == (step["bound"] == step["size"]), "size"
        models = [(values(size, {*puzzle["base"]} ^ {*m["flipped"]}, pairs), {*m["breaks"]}) for m in step["models"]]
        for true, breaks in models:
            assert true >= known, "a model contradicts what is known"
            assert obeyed(rules, true) | breaks == set(range(len(rules))), "a model breaks another rule"
        for target in set(puzzle["targets"]) - known if step["bound"] > 1 else ():
            sets = {sum(1 << rule for rule in breaks) for true, breaks in models if target not in true}
            assert not hit(list(sets), step["bound"] - 1), "fewer rules may be enough"
        contradiction = contradiction or not step["conclusions"]
        for literal in step["conclusions"]:
            cell = puzzle["variables"][abs(literal) - 1]["cell"]
            others = [n for n, other in enumerate(puzzle["variables"], 1) if other["cell"] == cell and n != literal]
            known |= {literal, *[-other for other in others if literal > 0]}
    assert contradiction or (known >= set(puzzle["targets"])) == puzzle["complete"], "it is not complete"


def obeyed(rules: list[list[list[int]]], true: set[int]) -> set[int]:
    return {number for number, clauses in enumerate(rules) if not any(true.isdisjoint(one) for one in clauses)}


def differing(helper: int, a: int, b: int) -> list[list[int]]:
    return [[-helper, a, b], [-helper, -a, -b], [helper, -a, b], [helper, a, -b]]


def unsatisfiable(clauses: list[list[int]]) -> bool:
    with Solver("cadical195", bootstrap_with=clauses) as solver:
        return not solver.solve()


def values(size: int, true: set[int], pairs: dict[int, list[int]]) -> set[int]:
    """Return the true literals of an assignment, with helpers."""
    literals = {n if n in true else -n for n in range(1, size + 1)}
    return literals | {h if (a in literals) != (b in literals) else -h for h, (a, b) in pairs.items()}


def hit(sets: list[int], room: int, banned: int = 0) -> bool:
    """Do `room` rules, none of them banned, hit all sets? Sets without common rules need a rule each."""
    left = sorted([one & ~banned for one in sets], key=int.bit_count)
    used, needed = 0, 0
    for one in left:
        if not one & used:
            used, needed = used | one, needed + 1
    if needed > room or (left and not left[0]):
        return False
    for rule in range(left[0].bit_length() if left else 0):
        if left[0] >> rule & 1:
            if hit([one for one in left if not one >> rule & 1], room - 1, banned):
                return True
            banned |= 1 << rule
    return not left


if __name__ == "__main__":
    check(Path(sys.argv[1]))
