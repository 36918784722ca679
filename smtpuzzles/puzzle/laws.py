"""Rules as a kind declares them: what solvers are told, and the same as a check in plain Python, side by side.

law      a rule that constraints over its cells say
wide     a rule about the whole board: solvers are told it by helpers, players where a board breaks it
cut      where a board breaks a wide rule: a clause over a few cells
certain  known before anything is solved, as the symbol of a cell that nobody fills; constraints are told without it
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from smtpuzzles.model import (
    AnyOf,
    AtMost,
    AtMostTotal,
    Board,
    Cell,
    Constraint,
    Differ,
    Exactly,
    ExactTotal,
    Helpers,
    Literal,
    Rule,
    Variable,
    When,
)

CERTAIN = 1 << 30  # a literal that is true; its negation is false


class Literals:
    """What the cells may hold, as literals; of two symbols, the first has the variable."""

    def __init__(self, domain: Mapping[Cell, Sequence[str]], names: Mapping[str, str]) -> None:
        self.variables: list[Variable] = []
        self._of: dict[Cell, dict[str, Literal]] = {}
        for (r, c), symbols in domain.items():
            if len(symbols) == 1:
                self._of[r, c] = {symbols[0]: CERTAIN}
                continue
            shown, other = symbols
            self.variables.append(Variable(f"{names[shown]}_{r}_{c}", (r, c), shown))
            self._of[r, c] = {shown: len(self.variables), other: -len(self.variables)}
        self.helpers = Helpers(len(self.variables))

    def of(self, cell: Cell, symbol: str) -> Literal:
        """Return the literal that the cell holds this symbol; off the board, no cell does."""
        return self._of.get(cell, {}).get(symbol, -CERTAIN)

    def all(self, cells: Iterable[Cell], symbol: str) -> tuple[Literal, ...]:
        return tuple([self.of(cell, symbol) for cell in cells])


class Law(NamedTuple):
    """`state` returns the constraints, `holds` checks a whole board."""

    sort: str
    about: tuple[Any, ...]
    sentence: str
    cells: Sequence[Cell]
    state: Callable[[Literals], Iterable[Constraint]]
    holds: Callable[[Board], bool]

    def rule(self, x: Literals) -> Rule:
        """Return the rule for solvers; it has no constraints if it is certain."""
        return Rule(self.sentence, tuple(self.cells), folded(self.state(x)), sort=self.sort, about=self.about)


class Cut(NamedTuple):
    """One of these literals is true on every board that obeys the wide rule, and none on this board."""

    sort: str
    about: tuple[Any, ...]
    sentence: str
    cells: Sequence[Cell]
    literals: tuple[Literal, ...]


class Wide(NamedTuple):
    """`broken` returns cells that break the rule, and `cuts` yields why, one at least if it is broken."""

    sort: str
    sentence: str
    state: Callable[[Literals], Iterable[Constraint]]
    broken: Callable[[Board], Collection[Cell]]
    cuts: Callable[[Literals, Board], Iterator[Cut]]


def folded(constraints: Iterable[Constraint]) -> tuple[Constraint, ...]:
    """Return the constraints without literals that are certain, and without constraints that are."""
    return tuple([one for constraint in constraints for one in _folded(constraint)])


def _folded(constraint: Constraint) -> list[Constraint]:
    match constraint:
        case AnyOf(literals):
            return [] if CERTAIN in literals else [AnyOf(_open(literals))]
        case AtMost(number, literals):
            left, number = _open(literals), number - literals.count(CERTAIN)
            return [] if number >= len(left) else [AtMost(number, left) if number >= 0 else AnyOf(())]
        case Exactly(number, literals):
            left, number = _open(literals), number - literals.count(CERTAIN)
            if not left:
                return [] if number == 0 else [AnyOf(())]
            return [Exactly(number, left) if 0 <= number <= len(left) else AnyOf(())]
        case When(condition, inner):
            if abs(condition) == CERTAIN:
                return _folded(inner) if condition > 0 else []
            return [When(condition, one) for one in _folded(inner)]
        case AtMostTotal(total, weights, literals):
            total, weights, left = _weighed(total, weights, literals)
            return [] if sum(weights) <= total else [AtMostTotal(total, weights, left) if total >= 0 else AnyOf(())]
        case ExactTotal(total, weights, literals):
            total, weights, left = _weighed(total, weights, literals)
            if not left:
                return [] if total == 0 else [AnyOf(())]
            return [ExactTotal(total, weights, left) if total >= 0 else AnyOf(())]
        case Differ(left, right, others):
            # A pair of which one is certain differs if the other is what the first is not.
            pairs = list(zip(left, right, strict=True))
            one_known = [_known_pair(*pair) for pair in pairs if CERTAIN in map(abs, pair)]
            open_pairs = [pair for pair in pairs if CERTAIN not in map(abs, pair)]
            if not open_pairs:
                return _folded(AnyOf((*others, *one_known)))
            if CERTAIN in (*others, *one_known):
                return []
            lefts, rights = zip(*open_pairs, strict=True)
            return [Differ(lefts, rights, _open((*others, *one_known)))]


def _known_pair(one: Literal, other: Literal) -> Literal:
    if abs(one) == CERTAIN:
        one, other = other, one
    return -one if other > 0 else one


def _open(literals: Iterable[Literal]) -> tuple[Literal, ...]:
    return tuple([literal for literal in literals if abs(literal) != CERTAIN])


def _weighed(
    total: int, weights: Sequence[int], literals: Sequence[Literal]
) -> tuple[int, tuple[int, ...], tuple[Literal, ...]]:
    pairs = list(zip(weights, literals, strict=True))
    total -= sum(weight for weight, literal in pairs if literal == CERTAIN)
    left = [(weight, literal) for weight, literal in pairs if abs(literal) != CERTAIN]
    return total, tuple([weight for weight, _ in left]), tuple([literal for _, literal in left])
