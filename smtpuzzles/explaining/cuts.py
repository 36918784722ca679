"""Explanations of rules that speak of the whole board by helpers: players see where such a rule is broken.

cut   a rule over a few cells that follows from such a rule, as 'these cells are not cut off'

There are too many cuts to list them all. Those that a player can use when one more cell would break them are found by
changing one cell of the solution. Others are found where the rules so far allow a wrong board.
"""

from collections.abc import Container
from dataclasses import replace

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.explaining.cores import switched
from smtpuzzles.explaining.sheet import Sheet
from smtpuzzles.model import Board, Cell, Constraint, Model, Rule, literals_of
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.result import Verdict
from smtpuzzles.solving.backbone import departures
from smtpuzzles.solving.query import Query

Cuts = dict[tuple[Constraint, ...], Rule]


def with_cuts(sheet: Sheet, solution: Board | None, certain: Board, deadline: Deadline) -> Sheet:
    """Return the sheet with cuts in place of rules `by_cuts`; the rules then prove what is certain, or contradict.

    `solution`: None if the puzzle has none. Out of time, there may be too few cuts.
    """
    if not any(rule.by_cuts for rule in sheet.model.rules):
        return sheet
    plain = sheet.without_cuts()
    cuts: Cuts = {}
    try:
        if solution is not None:
            cuts |= near(sheet.puzzle, plain.model, solution, certain, deadline)
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
                new = cuts_of(sheet.puzzle, plain.model, plain.model.board(query.found()))
                if new.keys() <= cuts.keys():
                    raise WrongAnswer(f"cuts of this {sheet.puzzle.kind} puzzle do not say all that its rules say")
                cuts.update(new)
    except Expired:
        pass
    return replace(plain, rules=(*plain.rules, *cuts.values()))


def near(puzzle: CluedPuzzle, model: Model, solution: Board, cells: Container[Cell], deadline: Deadline) -> Cuts:
    """Return the cuts that this solution would break if one of these cells changed."""
    found: Cuts = {}
    if any(rule.by_cuts for rule in puzzle.blank().model.rules):
        for _, cell, symbol in model.variables:
            if cell in cells:
                deadline.expect_time()
                other = model.bare[cell] if solution[cell] == symbol else symbol
                found.update(cuts_of(puzzle, model, {**solution, cell: other}))
    return found


def cuts_of(puzzle: CluedPuzzle, model: Model, board: Board) -> Cuts:
    return {rule.constraints: rule for rule in puzzle.cuts(model, board)}
