"""What a solver adds: steps from its cores, for when the search for a smallest step takes too long; clues that clash.

These steps are true steps of which each rule is needed, but there may be smaller ones.
"""

from collections.abc import Iterable, Sequence
from operator import attrgetter

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.explaining.judges import Known
from smtpuzzles.explaining.smallest import Implication
from smtpuzzles.model import Board, Literal
from smtpuzzles.puzzle.clued import Clue
from smtpuzzles.result import Verdict
from smtpuzzles.solving.mus import Mus, in_core, minimal, smallest
from smtpuzzles.solving.prepared import Prepared
from smtpuzzles.solving.query import BY_RULES, Query, joined

TRIED = 6  # cores that are made minimal


def by_core(
    prepared: Prepared, targets: Iterable[Literal], known: Known, bound: int, deadline: Deadline
) -> Implication:
    """Return a step of few rules; out of time, raise Expired. `bound`: so many rules are proven to be needed."""
    selectors = {number: [selector] for number, selector in enumerate(prepared.rule_selectors)}
    cells = {
        cell: [v if known[v] > 0 else -v for v in own.values() if known[v]] for cell, own in prepared.of_cell.items()
    }
    held = joined(cells.values())
    with Query(prepared, deadline, clauses=BY_RULES) as query:
        cores = [
            (len(in_core(query, selectors)), place, target)
            for place, target in enumerate(filling(prepared, targets, known))
            if shows(query, [*held, *negation(target)], selectors.values())
        ]
        best: Mus[int] | None = None
        for _, _, target in sorted(cores)[:TRIED]:
            shows(query, [*held, *negation(target)], selectors.values())
            found = minimal(query, selectors, [*held, *negation(target)])
            if best is None or len(found.names) < len(best.names):
                best, shown = found, target
            if found.reason:
                break
        if best is None:
            raise WrongAnswer(f"all rules of this {prepared.puzzle.kind} puzzle do not show what solutions share")
        asked = [*joined(selectors[rule] for rule in best.names), *negation(shown)]
        query.possible([*held, *asked])
        facts = joined(cells[cell] for cell in minimal(query, cells, asked).names)
    return Implication(shown, tuple(best.names), bound, tuple(facts))


def filling(prepared: Prepared, targets: Iterable[Literal], known: Known) -> list[Literal]:
    """Return the targets that fill a cell, which bring the end nearer; if there are none, all that are left."""
    left = [target for target in targets if not (target and known[target])]
    return [t for t in left if t > 0 or (t and len(prepared.of_cell[prepared.cell(t)]) == 1)] or left


def negation(target: Literal) -> list[Literal]:
    return [-target] if target else []


def shows(query: Query, assumed: Sequence[Literal], selectors: Iterable[Sequence[Literal]]) -> bool:
    every = [literal for group in selectors for literal in group]
    return query.possible([*assumed, *every]) is Verdict.UNSAT


def clash(prepared: Prepared, deadline: Deadline) -> Mus[Clue]:
    """Return the clues; without any, the rules contradict each other or there is no time.

    `minimal`: each of them is needed; `bound`: so many are proven to be needed.
    """
    groups: dict[Clue, Sequence[Literal]] = {}
    for literal, clue in prepared.givens.items():
        groups[clue] = [*groups.get(clue, ()), literal]
    held = []
    for number, selector in enumerate(prepared.rule_selectors):
        if number in prepared.clues:
            groups[prepared.clues[number]] = [*groups.get(prepared.clues[number], ()), selector]
        else:
            held.append(selector)
    try:
        with Query(prepared, deadline, clauses=BY_RULES) as query:
            if query.possible([*held, *joined(groups.values())]) is Verdict.UNSAT:
                return smallest(query, groups, held)
    except Expired as expired:
        return Mus([], False, reason=expired.reason)
    return Mus([], True)


def with_helpers(prepared: Prepared, solution: Board, deadline: Deadline) -> list[Literal]:
    """Return the variables that are true in the solution, with helpers that obey all rules; out of time, without."""
    true = prepared.model.true_on(solution)
    if not prepared.model.helpers:
        return true
    try:
        with Query(prepared, deadline, clauses=attrgetter("unswitched")) as query:
            if query.possible(prepared.holding(solution)) is not Verdict.SAT:
                raise WrongAnswer(f"a solution breaks a rule of this {prepared.puzzle.kind} puzzle without its clues")
            return sorted(query.found())
    except Expired:
        return true
