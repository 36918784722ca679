"""Random solutions.

Cell after cell, in random order, tries its symbols, in random order, and keeps the first that leaves a solution. All
cells and symbols are treated alike, so boards that differ only in names and places are equally likely.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeVar

from smtpuzzles.model import Board, Literal
from smtpuzzles.result import Verdict
from smtpuzzles.solving.query import Query, holds

_Thing = TypeVar("_Thing")
# Conflicts for one symbol; without an answer by then, another symbol is tried.
PATIENCE = 1_500


def random_solution(query: Query, random: Random, prefer: Board, held: Sequence[Literal] = ()) -> set[Literal] | None:
    """Return the true variables of a solution with all of `held`, or None; cells try their symbol in `prefer` first."""
    if query.possible(held) is not Verdict.SAT:
        return None
    witness = query.found()
    assumed = list(held)
    implied = query.session.implied(assumed)
    for cell in shuffled(query.prepared.of_cell, random):
        # One of its symbols, or none of them.
        own = query.prepared.of_cell[cell]
        choices = {symbol: [literal] for symbol, literal in own.items()}
        choices[query.model.bare[cell]] = [-literal for literal in own.values()]
        symbols = shuffled(choices, random)
        if prefer.get(cell) in symbols:
            symbols.insert(0, prefer[cell])
        for symbol in symbols:
            literals = choices[symbol]
            if any(-literal in implied for literal in literals):
                continue
            if not holds(literals, witness):
                if query.possible(assumed + literals, PATIENCE) is not Verdict.SAT:
                    continue
                witness = query.found()
            assumed += literals
            if not implied.issuperset(literals):
                implied = query.session.implied(assumed)
            break
    return witness


def shuffled(things: Mapping[_Thing, object], random: Random) -> list[_Thing]:
    order = list(things)
    random.shuffle(order)
    return order
