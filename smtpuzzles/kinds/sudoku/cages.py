"""Cages: their digits differ and add up to a total. No cell is in two cages, because text has one name for each cell.

filling   the digits of a cage in rising order: those of a cage of 3 cells and the total 7 are 1, 2 and 4
helper    a variable that is true if the cage has the digits of one filling

With a weighted sum instead of helpers, the clauses would be far more, and far fewer digits would follow from them.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

import smtpuzzles.puzzle as sp

CAGE = "cage"  # the sort of their rules
MOST_IN_WORDS = 4  # cells of a cage, and its fillings
MOST_TOGETHER = 4  # rules that have a name
LARGEST = 16  # the side of a board; half of the digits of a larger one have thousands of fillings


TECHNIQUES = (
    sp.Technique("cage total", 1, "The total of a cage leaves it only some digits."),
    sp.Technique(
        "cage needs a digit", 2, "A cage must have a digit where a unit crosses it, so not elsewhere in the unit."
    ),
    sp.Technique("cage and unit", 2, "Otherwise a unit would keep a cage from adding up to its total."),
    sp.Technique("cages and units", 4, "Cages that share cells with units leave only that."),
)


class KillerCage(NamedTuple):
    cells: tuple[sp.Cell, ...]
    total: int

    @property
    def name(self) -> str:
        return f"the cage of {sp.at(self.cells[0])}"

    @property
    def sentence(self) -> str:
        return f"the digits of {self.name} differ and add up to {self.total}"


def shared_cell(cages: Iterable[KillerCage]) -> sp.Cell | None:
    """Return a cell that these cages have twice."""
    times = Counter([cell for cage in cages for cell in cage.cells])
    return next((cell for cell, number in times.items() if number > 1), None)


@cache
def fillings(n: int, cells: int, total: int) -> list[tuple[str, ...]]:
    """Return all fillings of a cage on a board with the digits 1 to n."""
    found = [some for some in combinations(range(1, n + 1), cells) if sum(some) == total]
    return [tuple(map(str, some)) for some in found]


def rules(
    cages: Iterable[KillerCage], board: sp.Board, n: int, variables: Sequence[sp.Variable], helpers: sp.Helpers
) -> Iterator[sp.Rule]:
    """Yield the rules of the cages."""
    literals: dict[sp.Cell, list[tuple[str, sp.Literal]]] = {cell: [] for cage in cages for cell in cage.cells}
    for literal, (_, cell, digit) in enumerate(variables, 1):
        if cell in literals:
            literals[cell].append((digit, literal))
    for cage in cages:
        given = [board[cell] for cell in cage.cells if board[cell] != sp.EMPTY]
        every = fillings(n, len(cage.cells), cage.total) if len(set(given)) == len(given) else []
        possible = [filling for filling in every if filling and set(given) <= set(filling)]
        r, c = cage.cells[0]
        holding = {filling: helpers[f"cage_{r}_{c}_holds_{'_'.join(filling)}"] for filling in possible}
        wanted = constraints(holding, given, [pair for cell in cage.cells for pair in literals[cell]], n)
        # As the rule of the cell says; but who adds up digits does not think of that as of another rule.
        wanted += [sp.AtMost(1, tuple([one for _, one in literals[cell]])) for cell in cage.cells if literals[cell][1:]]
        yield sp.Rule(cage.sentence, cage.cells, tuple(wanted), sort=CAGE, about=(cage,))


def constraints(
    holding: Mapping[tuple[str, ...], sp.Literal], given: Sequence[str], literals: list[tuple[str, sp.Literal]], n: int
) -> list[sp.Constraint]:
    """Return what one cage demands; `holding`: the helpers of its possible fillings."""
    holders: dict[str, list[sp.Literal]] = {str(digit): [] for digit in range(1, n + 1)}
    for digit, literal in literals:
        holders[digit].append(literal)
    made: list[sp.Constraint] = [sp.Exactly(1, tuple(holding.values()))]
    for digit, cells in holders.items():
        having = [helper for filling, helper in holding.items() if digit in filling]
        if digit in given:
            made += [sp.AnyOf((-literal,)) for literal in cells]
            continue
        made += [sp.AnyOf((-helper, *cells)) for helper in having]
        made += [sp.AnyOf((-literal, *having)) for literal in cells]
        if len(cells) > 1:
            made.append(sp.AtMost(1, tuple(cells)))
    return made


def violations(cages: Iterable[KillerCage], solution: sp.Board) -> list[sp.Violation]:
    found = []
    for cage in cages:
        held = [int(solution[cell]) for cell in cage.cells if solution[cell] != sp.EMPTY]
        full, total = len(held) == len(cage.cells), sum(held)
        if len(set(held)) < len(held) or total > cage.total or (full and total < cage.total):
            found.append(sp.Violation(cage.sentence, cage.cells))
    return found


def reason(inference: sp.Inference, facts: sp.digit_patterns.Excluded, n: int) -> sp.Reason | None:
    """Return what the totals leave for cages, in their cells and with the digits of units."""
    cages = [rule.about[0] for rule in inference.rules if rule.sort == CAGE]
    units = [rule for rule in inference.rules if rule.sort not in (CAGE, sp.digit_patterns.CELL)]
    inside = {cell for cage in cages for cell in cage.cells}
    own = all(inside >= set(rule.cells) for rule in inference.rules if rule not in units)
    cage = cages[0]
    if len(cages) == 1 and not units and own:
        found = _total(cage, inference, facts, n)
        return found or (sp.Reason("cage total") if len(inference.rules) > 1 else None)
    near = all(not inside.isdisjoint(rule.cells) for rule in inference.rules)
    if not (inference.conclusions and near) or len(inference.rules) > MOST_TOGETHER:
        return None
    if len(cages) == len(units) == 1 and own:
        unit, digit = units[0].about
        if inference.cells.isdisjoint(cage.cells):
            return sp.Reason("cage needs a digit", f"{cage.name} must have a {digit} in {unit}")
        otherwise = f"otherwise the {digit} of {unit} would keep {cage.name} from adding up to {cage.total}"
        return sp.Reason("cage and unit", otherwise)
    return sp.Reason("cages and units")


def _total(cage: KillerCage, inference: sp.Inference, facts: sp.digit_patterns.Excluded, n: int) -> sp.Reason | None:
    """Return what the total alone leaves for the cage, if a player can see it."""
    if len(cage.cells) > MOST_IN_WORDS:
        return None
    may = {cell: facts.left(cell) for cell in cage.cells}
    left = [one for one in fillings(n, len(cage.cells), cage.total) if _fits(one, list(may.values()))]
    if not inference.conclusions:
        return sp.Reason("cage total", f"{cage.name} cannot add up to {cage.total}") if not left else None
    for cell, symbol, holds in inference.conclusions:
        contrary = {**may, cell: [digit for digit in may[cell] if (digit == symbol) != holds]}
        if any(_fits(filling, list(contrary.values())) for filling in left):
            return None
    if not 1 <= len(left) <= MOST_IN_WORDS:
        return None
    return sp.Reason("cage total", f"{cage.name} adds up to {cage.total}: {' or '.join(map(' + '.join, left))}")


def _fits(filling: Sequence[str], may: Sequence[Sequence[str]]) -> bool:
    """Can the cells, each with what it may hold, hold these digits?"""
    return not may or any(
        _fits([other for other in filling if other != digit], may[1:]) for digit in filling if digit in may[0]
    )
