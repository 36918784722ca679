"""Explanations of rules that speak of the whole board by helpers: players see where such a rule is broken.

cut   a rule over a few cells that follows from such a rule, as 'these cells are not cut off'

There are too many cuts to list them all. Those that a player can use when one more cell would break them are found by
changing one cell of the solution. Others are found where the rules so far allow a wrong board.
"""

from dataclasses import replace

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.explaining.cores import switched
from smtpuzzles.explaining.sheet import Sheet, sheet_of
from smtpuzzles.model import Board, Constraint, Rule, literals_of
from smtpuzzles.result import Verdict
from smtpuzzles.solving.backbone import departures
from smtpuzzles.solving.query import Query


def with_cuts(sheet: Sheet, solution: Board | None, certain: Board, deadline: Deadline) -> Sheet:
    """Return the sheet with cuts in place of rules `by_cuts`; the rules then prove what is certain, or contradict.

    `solution`: None if the puzzle has none. Out of time, there may be too few cuts.
    """
    if not any(rule.by_cuts for rule in sheet.model.rules):
        return sheet
    plain = sheet_of(sheet.puzzle, by_cuts=False)
    cuts: dict[tuple[Constraint, ...], Rule] = {}
    if solution is not None:
        for cell in certain:
            for symbol in {*plain.of_cell[cell], plain.model.bare[cell]} - {solution[cell]}:
                cuts.update(cuts_of(plain, {**solution, cell: symbol}))
    try:
        with Query(switched(plain), deadline) as query:
            selectors = range(plain.variables + 1, plain.variables + 1 + len(plain.rules))
            held = [*selectors, *plain.givens]
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
                if not new:
                    raise WrongAnswer(f"cuts of this {sheet.puzzle.kind} puzzle do not say all that its rules say")
                cuts.update(new)
    except Expired:
        pass
    return replace(plain, rules=(*plain.rules, *cuts.values()))


def cuts_of(sheet: Sheet, board: Board) -> dict[tuple[Constraint, ...], Rule]:
    return {rule.constraints: rule for rule in sheet.puzzle.cuts(sheet.model, board)}
