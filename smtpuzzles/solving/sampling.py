"""A solution of a blank puzzle, drawn at random.

Cell after cell, in random order, tries what it could hold, in random order, and keeps the first that leaves a solution.
All cells and all symbols are treated alike, so boards that are alike but for names and places are equally likely.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeVar

from smtpuzzles.model import Board, Cell, Literal, Model
from smtpuzzles.result import Verdict
from smtpuzzles.solving.query import Query, holds

Thing = TypeVar("Thing")
# Conflicts. Whoever cannot tell so soon whether a symbol leaves a solution is told to try another.
PATIENCE = 1_000


def random_solution(query: Query, random: Random, prefer: Board, held: Sequence[Literal] = ()) -> set[Literal] | None:
    """The variables that are true in it, None if there is no solution in which all of `held` are; cells would rather
    hold what `prefer` says."""
    if query.possible(held) is not Verdict.SAT:
        return None
    witness = query.found()
    assumed = list(held)
    implied = query.implied(assumed)
    choices = choices_by_cell(query.model)
    for cell in shuffled(choices, random):
        symbols = shuffled(choices[cell], random)
        if prefer.get(cell) in symbols:
            symbols.insert(0, prefer[cell])
        for symbol in symbols:
            literals = choices[cell][symbol]
            if any(-literal in implied for literal in literals):
                continue
            if not holds(literals, witness):
                if query.possible(assumed + literals, PATIENCE) is not Verdict.SAT:
                    continue
                witness = query.found()
            assumed += literals
            if not implied.issuperset(literals):
                implied = query.implied(assumed)
            break
    return witness


def choices_by_cell(model: Model) -> dict[Cell, dict[str, list[Literal]]]:
    """What every cell can hold, and which literals say so: one of its symbols, or none of them."""
    literals: dict[Cell, dict[str, Literal]] = {}
    for literal, (_, cell, symbol) in enumerate(model.variables, 1):
        literals.setdefault(cell, {})[symbol] = literal
    choices: dict[Cell, dict[str, list[Literal]]] = {}
    for cell, by_symbol in literals.items():
        choices[cell] = {symbol: [literal] for symbol, literal in by_symbol.items()}
        choices[cell][model.bare[cell]] = [-literal for literal in by_symbol.values()]
    return choices


def shuffled(things: Mapping[Thing, object], random: Random) -> list[Thing]:
    order = list(things)
    random.shuffle(order)
    return order
