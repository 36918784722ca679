"""Rules as a kind declares them: what solvers are told, and the same as a check in plain Python, side by side.

law      a rule that constraints over its cells say
meaning  the constraints and the check that laws of one sort share
wide     a rule about the whole board: solvers are told it by helpers, players where a board breaks it
cut      where a board breaks a wide rule: a clause over a few cells
certain  known before anything is solved, as the symbol of a cell that nobody fills; constraints are told without it
"""

from collections import defaultdict
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
_PLAIN = (AnyOf, AtMost, Exactly)


class _Of(dict[Cell, Literal]):
    """The literals that cells hold a symbol; off the board, no cell does."""

    def __init__(self, of: "Literals") -> None:
        self.every = of

    def __missing__(self, cell: Cell) -> Literal:
        self.every.certain = True
        return -CERTAIN


class Literals:
    """What the cells may hold, as literals; of two symbols, one has variables: `prefixes` begin their names.

    `certain`: may some of the literals that were asked for be certain?
    """

    def __init__(self, domain: Mapping[Cell, Sequence[str]], prefixes: Mapping[str, str]) -> None:
        self.variables: list[Variable] = []
        self.bare: dict[Cell, str] = {}  # what the cells hold while no variable is true
        self._of = defaultdict[str, _Of](lambda: _Of(self))
        literal, self.certain = 0, False
        for cell, symbols in domain.items():
            if len(symbols) == 1:
                self.bare[cell], self.certain = symbols[0], True
                self._of[symbols[0]][cell] = CERTAIN
                continue
            shown, other = symbols if symbols[0] in prefixes else symbols[::-1]
            literal += 1
            self.variables.append(Variable(f"{prefixes[shown]}_{cell[0]}_{cell[1]}", cell, shown))
            self.bare[cell] = other
            self._of[shown][cell] = literal
            self._of[other][cell] = -literal
        self.helpers = Helpers(len(self.variables))

    def of(self, cell: Cell, symbol: str) -> Literal:
        """Return the literal that the cell holds this symbol; off the board, no cell does."""
        return self._of[symbol][cell]

    def all(self, cells: Iterable[Cell], symbol: str) -> tuple[Literal, ...]:
        return tuple(map(self._of[symbol].__getitem__, cells))


class Meaning(NamedTuple):
    """What a law says of its cells: `state` returns the constraints, `holds` checks a whole board."""

    state: Callable[[Literals, Sequence[Cell]], Iterable[Constraint]]
    holds: Callable[[Board, Sequence[Cell]], bool]


class Law(NamedTuple):
    """One rule; laws that say the same of other cells share their meaning, which saves time."""

    sort: str
    about: tuple[Any, ...]
    sentence: str
    cells: Sequence[Cell]
    meaning: Meaning

    def rule(self, x: Literals) -> Rule:
        """Return the rule for solvers; it has no constraints if it is certain."""
        constraints = tuple(self.meaning.state(x, self.cells))
        short = folded(constraints) if x.certain else constraints
        return Rule(self.sentence, tuple(self.cells), short, False, self.sort, self.about)

    def holds(self, board: Board) -> bool:
        return self.meaning.holds(board, self.cells)


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
    cells: Sequence[Cell]
    state: Callable[[Literals], Iterable[Constraint]]
    broken: Callable[[Board], Collection[Cell]]
    cuts: Callable[[Literals, Board], Iterator[Cut]]

    def rule(self, x: Literals) -> Rule:
        """Return the rule for solvers."""
        return Rule(self.sentence, tuple(self.cells), folded(self.state(x)), by_cuts=True, sort=self.sort)


def folded(constraints: Iterable[Constraint]) -> tuple[Constraint, ...]:
    """Return the constraints without literals that are certain, and without constraints that are."""
    found: list[Constraint] = []
    for one in constraints:
        if isinstance(one, _PLAIN) and CERTAIN not in one.literals and -CERTAIN not in one.literals:
            found.append(one)  # as nearly all are
        else:
            found += _folded(one)
    return tuple(found)


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


def both(one: Meaning, other: Meaning) -> Meaning:
    """Return what says both of the same cells."""
    return Meaning(
        lambda x, cells: [*one.state(x, cells), *other.state(x, cells)],
        lambda board, cells: one.holds(board, cells) and other.holds(board, cells),
    )
