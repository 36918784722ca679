"""Digits of which equal ones do not touch, not even diagonally."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain

from smtpuzzles.base.grid import around, at, cells, phrase, these_cells
from smtpuzzles.model import AnyOf, Board, Cell, Rule
from smtpuzzles.puzzle.digit_chains import CELL, Link, reason_of
from smtpuzzles.puzzle.digit_patterns import Excluded, in_cells, in_units, named, once_of
from smtpuzzles.puzzle.laws import Law, Literals, Meaning
from smtpuzzles.puzzle.reasons import Inference, Reason, Technique

TOUCHING = "touching"  # the sort of these rules
DIGIT_TOUCHES = Technique("digit touches", 1, "A cell that touches a digit does not hold it.")
ALL_TOUCH = Technique("all places touch", 2, "A cell touches all places that a unit has for a digit.")
TOUCHING_TECHNIQUES = (DIGIT_TOUCHES, ALL_TOUCH)


def unlike_neighbours(size: Cell, digits: Sequence[str]) -> Iterator[Law]:
    """Yield the laws that no cell touches one with the same of these digits."""
    meaning = unlike_first(tuple(digits))
    for cell in cells(*size):
        sentence = f"no cell that touches {at(cell)} holds the same digit"
        yield Law(TOUCHING, (cell,), sentence, [cell, *around(cell, size)], meaning)


@cache
def unlike_first(digits: tuple[str, ...]) -> Meaning:
    """Return what says that no other cell holds the same of these digits as the first."""

    def state(x: Literals, near: Sequence[Cell]) -> Iterator[AnyOf]:
        for digit in digits:
            first, *others = x.all(near, digit)
            yield from (AnyOf((-first, -other)) for other in others)

    def holds(board: Board, near: Sequence[Cell]) -> bool:
        first, *others = [board[cell] for cell in near]
        return first not in digits or first not in others

    return Meaning(state, holds)


def reason_of_digits(inference: Inference, digits: Sequence[str]) -> Reason | None:
    """Return the name of a step where units have digits once and equal digits do not touch."""
    touching = [rule for rule in inference.rules if rule.sort == TOUCHING]
    if not touching:
        return named(inference, digits)
    others = [rule for rule in inference.rules if rule.sort != TOUCHING]
    if not others and len(touching) == 1:
        return _of_neighbours(inference)
    if not inference.conclusions:
        return None
    facts, out = Excluded(inference, digits), {digit for _, digit, _ in inference.conclusions}
    once = [once_of(rule) for rule in others if rule.sort != CELL]
    links = [*in_cells(facts, [rule.cells[0] for rule in others if rule.sort == CELL]), *in_units(facts, once)]
    if len(touching) == len(links) == 1 and links[0].unit and {once[0].digit} == out:
        (link,) = links
        places = f"{link.unit} has its {once[0].digit} in one of {phrase(these_cells(link.cells))}"
        return Reason(ALL_TOUCH.name, f"{places}, and each touches {phrase(these_cells(inference.cells))}")
    return reason_of(inference, [*links, *chain.from_iterable(map(_pairs, touching, [digits] * len(touching)))])


def _of_neighbours(inference: Inference) -> Reason | None:
    if not inference.conclusions:
        return Reason(DIGIT_TOUCHES.name, f"equal digits touch in {phrase(these_cells(inference.filled()))}")
    digit = inference.conclusions[0].symbol
    places = phrase(these_cells(inference.filled(digit)))
    return Reason(DIGIT_TOUCHES.name, f"the {digit} in {places} touches it", obvious=True)


def _pairs(rule: Rule, digits: Sequence[str]) -> list[Link]:
    """Return, for each neighbour and digit, that not both cells hold it."""
    first, *others = rule.cells
    return [Link("", TOUCHING, ((first, digit), (other, digit)), weak=True) for other in others for digit in digits]
