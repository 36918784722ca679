"""Files from which a stranger can check every step without this program: plain Python and any SAT solver are enough.

puzzle.json    all rules as clauses, what is known at the start, the literals to show (targets), and `base`: the
               variables that are true in one assignment
step-001.cnf   the rules of a step, its facts, and that its conclusions do not all hold: unsatisfiable
step-001.json  the step, and why nothing follows from fewer rules than its `bound`: models, each an assignment in which
               all that is known holds. It differs from `base` in `flipped` and obeys all rules but those of `breaks`.
               Whoever shows a target needs one of the rules that each model breaks in which the target is false.
               No `bound` - 1 rules are enough for that. A bound of 1 needs no models: the target is not known.

Rules have numbers from 0 on. Some are used `at_once`: however many of a set a step has, they count as its `price` at
most. A step with a rule of some `least` counts as so many at least. So a step of `size` rules counts as its `weight`,
and `bound` counts in the same way. A rule with `sources` is none of the puzzle's: it follows from the rules of these
numbers, so that a solver refutes them together with the negation of any of its clauses.

In every cell, at most one variable is true. Helper variables have one meaning each: where a rule says that lines
differ, `differ` lists those that are true where their two literals are not equal. Where a rule counts many literals,
`counters` lists rows of helpers: the j-th of the i-th row is true where at least j of the first i literals are.
"""

import json
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

from smtpuzzles.encoding import direct
from smtpuzzles.encoding.clauses import Clause, Cnf, affordable
from smtpuzzles.encoding.dimacs import dimacs
from smtpuzzles.explaining.path import Deduction, Path
from smtpuzzles.model import AtMost, Constraint, Differ, Exactly, Literal, When

# Models of one step. If a bound needs more, only a bound of 1 is stated: a file stays below some 20 MB.
MOST_MODELS = 100_000
# Clauses of a number of literals; for more, helpers count the literals.
MANY = 10_000


class PathCertificate:
    """The files about the steps of one path."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._prepared = path.prepared
        self._known = [n if path.known[n] > 0 else -n for n in range(1, path.prepared.variables + 1) if path.known[n]]
        self._last = self._prepared.variables
        self._differ: dict[tuple[Literal, Literal], int] = {}
        self._counters: list[CountingHelpers] = []
        every = [constraint for rule in self._prepared.rules for constraint in rule.constraints]
        number = sum([direct.number_of_clauses(one) for one in every if not by_helpers(one)])
        affordable(number, "a certificate")
        by_rule = [map(self._clauses_of, rule.constraints) for rule in self._prepared.rules]
        self._clauses = [list(chain.from_iterable(clauses)) for clauses in by_rule]
        self._steps: list[tuple[str, str]] = []

    def add(self, deduction: Deduction) -> None:
        """Note the step; the path must still be where it found it."""
        bound, models = deduction.bound, []
        if bound > 1:
            for assignment, breaks in self._path.models(bound, MOST_MODELS + 1):
                flipped = sorted(set(assignment).symmetric_difference(self._path.reference))
                models.append({"flipped": flipped, "breaks": breaks})
            if len(models) > MOST_MODELS:
                bound, models = 1, []
        step = {
            "size": deduction.size,
            "weight": deduction.weight,
            "bound": bound,
            "proven": bound == deduction.weight,
            "rules": deduction.rules,
            "facts": deduction.facts,
            "conclusions": deduction.conclusions,
            "models": models,
        }
        self._steps.append((self._cnf(deduction), text(step)))

    def files(self) -> Iterator[tuple[str, str]]:
        yield "puzzle.json", text(self._puzzle())
        for number, (cnf, step) in enumerate(self._steps, 1):
            yield f"step-{number:03}.cnf", cnf
            yield f"step-{number:03}.json", step

    def _puzzle(self) -> dict[str, Any]:
        prepared = self._prepared
        number_of = {rule: number for number, rule in enumerate(prepared.rules)}
        rules = [
            {"rule": rule.sentence, "cells": rule.cells, "clauses": made}
            | ({"sources": [number_of[source] for source in rule.sources]} if rule.sources else {})
            | ({"least": rule.least} if rule.least > 1 else {})
            for rule, made in zip(prepared.rules, self._clauses, strict=True)
        ]
        return {
            "kind": prepared.puzzle.kind,
            "variant": prepared.puzzle.variant,
            "text": prepared.puzzle.text().splitlines(),
            "steps": len(self._steps),
            "complete": self._path.complete,
            "known": self._known,
            "targets": self._path.targets,
            "base": self._path.reference,
            "variables": [variable._asdict() for variable in prepared.model.variables],
            "helpers": list(prepared.model.helpers),
            "differ": [{"helper": helper, "literals": pair} for pair, helper in self._differ.items()],
            "counters": [counter._asdict() for counter in self._counters],
            "at_once": [{"rules": sorted(some), "price": price} for some, price in prepared.composites.items()],
            "rules": rules,
        }

    def _cnf(self, deduction: Deduction) -> str:
        clauses = [clause for rule in deduction.rules for clause in self._clauses[rule]]
        used = {abs(literal) for clause in clauses for literal in clause}
        for (a, b), helper in self._differ.items():
            if helper in used:
                clauses += [[-helper, a, b], [-helper, -a, -b], [helper, -a, b], [helper, a, -b]]
        for counter in self._counters:
            if not used.isdisjoint(counter.rows[-1]):
                clauses += counter.clauses()
        clauses += [[fact] for fact in deduction.facts]
        if deduction.conclusions:
            clauses.append([-literal for literal in deduction.conclusions])
        comments = [f"rule {number}: {self._prepared.rules[number].sentence}" for number in deduction.rules]
        return dimacs(Cnf((), self._last, clauses), comments)

    def _clauses_of(self, constraint: Constraint) -> Iterator[Clause]:
        if not by_helpers(constraint):
            yield from direct.clauses(constraint)
            return
        match constraint:
            case Differ(left, right, others):
                pairs = list(zip(left, right, strict=True))
                yield [*[self._differ.get(pair) or self._unequal(pair) for pair in pairs], *others]
            case AtMost(number, literals):
                yield [-self._at_least(number + 1, literals)[number]]
            case Exactly(number, literals):
                counted = self._at_least(number + 1, literals)
                yield from ([counted[number - 1]], [-counted[number]])
            case When(condition, inner):
                yield from ([-condition, *clause] for clause in self._clauses_of(inner))

    def _unequal(self, pair: tuple[Literal, Literal]) -> Literal:
        """Return a new helper that is true where these differ."""
        self._last += 1
        self._differ[pair] = self._last
        return self._last

    def _at_least(self, most: int, literals: tuple[Literal, ...]) -> Sequence[Literal]:
        """Return new helpers: the j-th is true where at least j of these literals are; there are at most so many."""
        rows = []
        for number in range(1, len(literals) + 1):
            rows.append(range(self._last + 1, self._last + 1 + min(number, most)))
            self._last = rows[-1][-1]
        self._counters.append(CountingHelpers(literals, [list(row) for row in rows]))
        return rows[-1]


class CountingHelpers(NamedTuple):
    """The j-th helper of the i-th row is true where at least j of the first i literals are."""

    literals: tuple[Literal, ...]
    rows: list[list[Literal]]

    def clauses(self) -> Iterator[Clause]:
        before: list[Literal] = []
        for literal, row in zip(self.literals, self.rows, strict=True):
            for place, helper in enumerate(row):
                enough, fewer = before[place : place + 1], before[place - 1 : place]
                yield [-helper, literal, *enough]
                yield [helper, -literal, *[-one for one in fewer]]
                yield from ([-helper, one, *enough] for one in fewer)
                yield from ([helper, -one] for one in enough)
            before = row


def by_helpers(constraint: Constraint) -> bool:
    """Do helpers make the clauses of this constraint few?"""
    match constraint:
        case When(_, inner):
            return by_helpers(inner) and not isinstance(inner, Differ)
        case Exactly(number, literals):
            return 0 < number < len(literals) and direct.number_of_clauses(constraint) > MANY
        case AtMost(number, literals):
            return 0 < number < len(literals) and direct.number_of_clauses(constraint) > MANY
        case _:
            return isinstance(constraint, Differ)


def text(value: dict[str, Any]) -> str:
    """Return JSON with a line for each item of its lists: a file that is easy to compare and to look at."""
    lines = []
    for name, held in value.items():
        if isinstance(held, list) and held and isinstance(held[0], dict | str):
            items = ",\n  ".join([json.dumps(item, ensure_ascii=False) for item in held])
            lines.append(f'"{name}": [\n  {items}]')
        else:
            lines.append(f'"{name}": {json.dumps(held)}')
    return "{" + ",\n ".join(lines) + "}\n"
