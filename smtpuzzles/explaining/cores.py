"""What a solver adds: steps from its cores, for when the search for a smallest step takes too long; clues that clash.

These steps are true steps of which each rule is needed, but there may be smaller ones.
"""

from collections.abc import Iterable, Sequence

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.explaining.propagator import Known
from smtpuzzles.explaining.sheet import Found, Sheet
from smtpuzzles.model import Board, Formula, Literal
from smtpuzzles.puzzle.clued import Clue
from smtpuzzles.result import Verdict
from smtpuzzles.solving.mus import Mus, in_core, minimal, smallest
from smtpuzzles.solving.query import Prepared, Query, joined

TRIED = 6  # cores that are made minimal


def by_core(sheet: Sheet, targets: Iterable[Literal], known: Known, bound: int, deadline: Deadline) -> Found:
    """Return a step of few rules; out of time, raise Expired. `bound`: so many rules are proven to be needed."""
    first = sheet.variables + 1
    selectors = {number: [first + number] for number in range(len(sheet.rules))}
    cells = {cell: [v if known[v] > 0 else -v for v in own.values() if known[v]] for cell, own in sheet.of_cell.items()}
    held = joined(cells.values())
    with Query(switched(sheet), deadline) as query:
        cores = [
            (len(in_core(query, selectors)), place, target)
            for place, target in enumerate(filling(sheet, targets, known))
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
            raise WrongAnswer(f"all rules of this {sheet.puzzle.kind} puzzle do not show what solutions share")
        asked = [*joined(selectors[rule] for rule in best.names), *negation(shown)]
        query.possible([*held, *asked])
        facts = joined(cells[cell] for cell in minimal(query, cells, asked).names)
    return Found(shown, tuple(best.names), bound, tuple(facts))


def filling(sheet: Sheet, targets: Iterable[Literal], known: Known) -> list[Literal]:
    """Return the targets that fill a cell, which bring the end nearer; if there are none, all that are left."""
    left = [target for target in targets if not (target and known[target])]
    return [t for t in left if t > 0 or (t and len(sheet.of_cell[sheet.cell(t)]) == 1)] or left


def negation(target: Literal) -> list[Literal]:
    return [-target] if target else []


def shows(query: Query, assumed: Sequence[Literal], selectors: Iterable[Sequence[Literal]]) -> bool:
    every = [literal for group in selectors for literal in group]
    return query.possible([*assumed, *every]) is Verdict.UNSAT


def switched(sheet: Sheet) -> Prepared:
    """Return the rules, each with a selector of its own."""
    names = sheet.model.formula
    first = sheet.variables + 1
    rules = tuple([rule.when(first + number) for number, rule in enumerate(sheet.rules)])
    helpers = (*names.helpers, *[f"rule_{number}" for number in range(1, len(rules) + 1)])
    return Prepared(sheet.model, {}, {}, Formula(names.names, rules, helpers))


def clash(sheet: Sheet, deadline: Deadline) -> Mus[Clue]:
    """Return the clues; without any, the rules contradict each other or there is no time.

    `minimal`: each of them is needed; `bound`: so many are proven to be needed.
    """
    groups: dict[Clue, Sequence[Literal]] = {}
    for literal, clue in sheet.givens.items():
        groups[clue] = [*groups.get(clue, ()), literal]
    held = []
    for number in range(len(sheet.rules)):
        selector = sheet.variables + 1 + number
        if number in sheet.clues:
            groups[sheet.clues[number]] = [selector]
        else:
            held.append(selector)
    try:
        with Query(switched(sheet), deadline) as query:
            if query.possible([*held, *joined(groups.values())]) is Verdict.UNSAT:
                return smallest(query, groups, held)
    except Expired as expired:
        return Mus([], False, reason=expired.reason)
    return Mus([], True)


def with_helpers(sheet: Sheet, solution: Board, deadline: Deadline) -> list[Literal]:
    """Return the variables that are true in the solution, with helpers that obey all rules; out of time, without."""
    true = sheet.model.true_on(solution)
    if not sheet.model.helpers:
        return true
    formula = Formula(sheet.model.formula.every_name, sheet.rules)
    try:
        with Query(Prepared(sheet.model, {}, {}, formula), deadline) as query:
            if query.possible(sheet.holding(solution)) is not Verdict.SAT:
                raise WrongAnswer(f"a solution breaks a rule of this {sheet.puzzle.kind} puzzle without its clues")
            return sorted(query.found())
    except Expired:
        return true
