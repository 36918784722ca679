"""Explanations of rules that speak of the whole board by helpers: players see where such a rule is broken.

cut   a rule over a few cells that follows from such a rule, as 'these cells are not cut off'

There are too many cuts to list them all. Those that a player can use when one more cell would break them are found by
changing one cell of the solution. Others are found where the rules so far allow a wrong board.
"""

from collections.abc import Container
from dataclasses import replace

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.model import Board, Cell, Constraint, Rule, literals_of
from smtpuzzles.result import Verdict
from smtpuzzles.solving.backbone import departures
from smtpuzzles.solving.prepared import Prepared
from smtpuzzles.solving.query import BY_RULES, Query

Cuts = dict[tuple[Constraint, ...], Rule]


def with_cuts(
    prepared: Prepared, solution: Board | None, certain: Board, deadline: Deadline, wrong: Board | None = None
) -> Prepared:
    """Return the prepared with cuts in place of rules `by_cuts`; the rules then prove what is certain, or contradict.

    `solution`: None if the puzzle has none. `wrong`: symbols that no solution has; the rules then prove that instead.
    """
    if not any(rule.by_cuts for rule in prepared.model.rules):
        return prepared
    plain = prepared.without_cuts()
    cuts: Cuts = {}
    if solution is not None:
        cuts |= near(plain, solution, certain, deadline)
    with Query(plain, deadline, clauses=BY_RULES) as query:
        held = [*plain.rule_selectors, *plain.givens, *plain.holding(wrong or {})]
        if certain:
            query.session.require(departures(plain.model, certain))
        new = cuts
        while True:
            for rule in new.values():
                for constraint in rule.constraints:
                    query.session.require(literals_of(constraint))
            if query.possible(held) is not Verdict.SAT:
                break
            new = cuts_of(plain, plain.model.board(query.found()))
            if new.keys() <= cuts.keys():
                raise WrongAnswer(f"cuts of this {prepared.puzzle.kind} puzzle do not say all that its rules say")
            cuts.update(new)
    return replace(plain, cuts=(*prepared.cuts, *cuts.values())).with_shades()


def with_derived(prepared: Prepared) -> Prepared:
    """Return the prepared with the rules that follow from others."""
    rules = prepared.puzzle.derived_rules(prepared.model)
    return replace(prepared, cuts=tuple(rules)) if rules else prepared


def near(prepared: Prepared, solution: Board, cells: Container[Cell], deadline: Deadline) -> Cuts:
    """Return the cuts that this solution would break if one of these cells changed."""
    found: Cuts = {}
    for _, cell, symbol in prepared.model.variables:
        if cell in cells:
            deadline.expect_time()
            other = prepared.model.bare[cell] if solution[cell] == symbol else symbol
            found.update(cuts_of(prepared, {**solution, cell: other}))
    return found


def cuts_of(prepared: Prepared, board: Board) -> Cuts:
    return {rule.constraints: rule for rule in prepared.puzzle.cuts(board)}
