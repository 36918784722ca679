"""Four cells in two rows and two columns that would hold two symbols only, each twice: unique rectangles.

The symbols could change places: rows, columns, and whatever else has two neighbouring corners or none, would hold the
same. So a puzzle with one solution has no such cells, unless one of them is given. This is no rule of a puzzle: steps
only use it if they are asked to, and it proves nothing about how many solutions there are.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from smtpuzzles.base.grid import phrase, these_cells
from smtpuzzles.errors import UsageError
from smtpuzzles.explaining.judges import Known
from smtpuzzles.model import AnyOf, Cell, Rule
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.reasons import UNIQUE_RECTANGLE, Inference, Reason
from smtpuzzles.solving.prepared import Prepared

SWAP = UNIQUE_RECTANGLE.name  # the sort of these rules, and the name of their steps
FURTHER = 8  # candidates in the corners of a rectangle; those with more are seldom used, and take most of the time
Possible = Mapping[Cell, Sequence[str]]
Corners = tuple[Cell, Cell, Cell, Cell]  # each beside the next


def groups_of(puzzle: CluedPuzzle) -> list[Collection[Cell]]:
    """Return the groups of cells in which symbols may change places; other kinds have no such techniques."""
    if (groups := puzzle.exchangeable()) is None:
        raise UsageError(f"no techniques for {puzzle.kind} puzzles use that the solution is the only one")
    return groups


def with_swaps(prepared: Prepared, groups: Iterable[Collection[Cell]], known: Known) -> Prepared:
    """Return a puzzle, prepared, of which it is known that it has one solution, with the rules that follow from that.

    `groups`: of cells, as the puzzle returns them; `known`: all that single rules lead to.
    """
    possible = {
        cell: [symbol for symbol, literal in prepared.of_cell[cell].items() if known[literal] >= 0]
        for cell in sorted(prepared.puzzle.open_cells())
    }
    around: dict[Cell, list[Collection[Cell]]] = {}
    for group in groups:
        for cell in group:
            around.setdefault(cell, []).append(group)
    rules = [
        rule_of(prepared, corners, *pair)
        for corners in rectangles(list(possible))
        if all(balanced(corners, group) for cell in corners for group in around[cell])
        for pair in swappable(corners, possible)
    ]
    return replace(prepared, cuts=(*prepared.cuts, *rules))


def rectangles(cells: Sequence[Cell]) -> Iterator[Corners]:
    """Yield the corners of each rectangle of these cells, which are in reading order."""
    columns_of: dict[int, list[int]] = {}
    for r, c in cells:
        columns_of.setdefault(r, []).append(c)
    for (top, above), (bottom, below) in combinations(columns_of.items(), 2):
        for left, right in combinations([c for c in above if c in below], 2):
            yield (top, left), (top, right), (bottom, right), (bottom, left)


def balanced(corners: Corners, group: Collection[Cell]) -> bool:
    """Does the group have two neighbouring corners or none?"""
    inside = [corner in group for corner in corners]
    return not any(inside) or (sum(inside) == 2 and inside[0] != inside[2])


def swappable(corners: Corners, possible: Possible) -> Iterator[tuple[str, str]]:
    """Yield the pairs of symbols that may be on the corners in turn, with few others."""
    first, second, third, fourth = (set(possible[corner]) for corner in corners)
    both, others = first & third, second & fourth
    for one, other in combinations(dict.fromkeys([*possible[corners[0]], *possible[corners[1]]]), 2):
        further = sum(len(set(possible[corner]) - {one, other}) for corner in corners)
        if further <= FURTHER and ((one in both and other in others) or (other in both and one in others)):
            yield one, other


def rule_of(prepared: Prepared, corners: Corners, one: str, other: str) -> Rule:
    """Return the rule that the corners do not hold only these two symbols; each clause says that of one corner."""
    clauses = []
    for corner in corners:
        more = [
            literal
            for cell in corners
            for symbol, literal in prepared.of_cell[cell].items()
            if cell != corner and symbol not in (one, other)
        ]
        clauses += [AnyOf((-prepared.of_cell[corner][symbol], *more)) for symbol in (one, other)]
    name_of = prepared.puzzle.name_of
    held = f"{phrase(these_cells(corners))} do not hold only {name_of(one)} and {name_of(other)}"
    sentence = f"{held}, which could change places for a second solution"
    return Rule(sentence, corners, tuple(clauses), sort=SWAP, about=(one, other))


def reason_of_swap(inference: Inference) -> Reason | None:
    """Return the reason of a step with one of these rules."""
    swaps = [rule for rule in inference.rules if rule.sort == SWAP]
    if not swaps or len(inference.rules) > 1:
        return Reason(SWAP) if swaps and inference.conclusions else None
    (one, other), cells = swaps[0].about, phrase(these_cells(swaps[0].cells))
    held = f"{cells} would hold only {one} and {other}, which could change places"
    return Reason(SWAP, f"otherwise {held}" if inference.conclusions else f"{held} for a second solution")
