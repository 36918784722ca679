"""Rules as a kind declares them: what solvers are told, and the same as a check in plain Python, side by side.

law      a rule that constraints over its cells say
meaning  the constraints and the check that laws of one sort share
wide     a rule about the whole board: solvers are told it by helpers, players where a board breaks it
cut      where a board breaks a wide rule: a clause over a few cells
certain  known before anything is solved, as the symbol of a cell that nobody fills; constraints are told without it
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
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

EMPTY = "_"
CERTAIN = 1 << 30  # a literal that is true; its negation is false
_FALSE = -CERTAIN
_KNOWN = frozenset((CERTAIN, _FALSE))
_PLAIN = (AnyOf, AtMost, Exactly)


class _Of(dict[Cell, Literal]):
    """The literals that cells hold a symbol; off the board, no cell does."""

    def __missing__(self, cell: Cell) -> Literal:
        return _FALSE


class Literals:
    """What the cells may hold, as literals.

    Of two symbols, the one with a prefix has variables, whose names begin with that; otherwise, every symbol has some,
    whose names begin with this word.

    chosen   the cells of which every symbol has a variable: exactly one of these is true
    shared   do some cells have one variable for two symbols?
    certain  was any literal certain that was asked for since this was last set to False?
    """

    def __init__(self, domain: Mapping[Cell, Sequence[str]], prefixes: Mapping[str, str], word: str = "digit") -> None:
        self._word = word
        self.variables: list[Variable] = []
        self.bare: dict[Cell, str] = {}  # what the cells hold while no variable is true
        self.chosen: dict[Cell, tuple[Literal, ...]] = {}
        self.shared = self.certain = False
        self._of = defaultdict[str, _Of](_Of)
        fixed, literal = dict[Cell, str](), 0
        for cell, symbols in domain.items():
            if len(symbols) == 1:
                fixed[cell] = self.bare[cell] = symbols[0]
                continue
            if len(symbols) != 2 or prefixes.keys().isdisjoint(symbols):
                self._choose(cell, symbols, prefixes)
                literal += len(symbols)
                continue
            shown, other = symbols if symbols[0] in prefixes else symbols[::-1]
            self.shared = True
            literal += 1
            self.variables.append(Variable(f"{prefixes[shown]}_{cell[0]}_{cell[1]}", cell, shown))
            self.bare[cell] = other
            self._of[shown][cell] = literal
            self._of[other][cell] = -literal
        for of in self._of.values():
            of.update(dict.fromkeys(fixed, _FALSE))  # quicker than to miss them
        for cell, symbol in fixed.items():
            self._of[symbol][cell] = CERTAIN
        self.helpers = Helpers(len(self.variables))

    def _choose(self, cell: Cell, symbols: Sequence[str], prefixes: Mapping[str, str]) -> None:
        first, place = len(self.variables) + 1, f"{cell[0]}_{cell[1]}"
        for literal, symbol in enumerate(symbols, first):
            name = f"{prefixes[symbol]}_{place}" if symbol in prefixes else f"{self._word}_{place}_{symbol}"
            self.variables.append(Variable(name, cell, symbol))
            self._of[symbol][cell] = literal
        self.bare[cell] = EMPTY
        self.chosen[cell] = tuple(range(first, first + len(symbols)))

    def has(self, cell: Cell) -> bool:
        """Is this cell on the board?"""
        return cell in self.bare

    def of(self, cell: Cell, symbol: str) -> Literal:
        """Return the literal that the cell holds this symbol; off the board, no cell does."""
        found = self._of[symbol][cell]
        if not _FALSE < found < CERTAIN:
            self.certain = True
        return found

    def all(self, cells: Iterable[Cell], symbol: str) -> tuple[Literal, ...]:
        found = tuple(map(self._of[symbol].__getitem__, cells))
        if not _KNOWN.isdisjoint(found):
            self.certain = True
        return found


class Meaning(NamedTuple):
    """What a law says of its cells: `state` returns the constraints, `holds` checks a whole board."""

    state: Callable[[Literals, Sequence[Cell]], Iterable[Constraint]]
    holds: Callable[[Board, Sequence[Cell]], bool]


class Law(NamedTuple):
    """One rule; laws that say the same of other cells share their meaning, which saves time.

    `over`: the cells that it says something of, if not those that it is shown with.
    """

    sort: str
    about: tuple[Any, ...]
    sentence: str
    cells: Sequence[Cell]
    meaning: Meaning
    over: Sequence[Cell] | None = None

    def rule(self, x: Literals) -> Rule:
        """Return the rule for solvers; it has no constraints if it is certain."""
        sort, about, sentence, cells, meaning, over = self
        x.certain = False
        constraints = tuple(meaning.state(x, cells if over is None else over))
        return Rule(sentence, tuple(cells), folded(constraints) if x.certain else constraints, False, sort, about)

    def holds(self, board: Board) -> bool:
        return self.meaning.holds(board, self.cells if self.over is None else self.over)


class Cut(NamedTuple):
    """One of these literals is true on every board that obeys the wide rule, and none on this board.

    `each`: or all of these are true, and this board lacks one of them. `least`: a step with it counts as so many rules
    at least.
    """

    sort: str
    about: tuple[Any, ...]
    sentence: str
    cells: Sequence[Cell]
    literals: tuple[Literal, ...]
    each: tuple[Literal, ...] = ()
    least: int = 1

    @property
    def clauses(self) -> list[AnyOf]:
        return [AnyOf((*self.literals, one)) for one in self.each] or [AnyOf(self.literals)]


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
        if isinstance(one, _PLAIN) and _KNOWN.isdisjoint(one.literals):
            found.append(one)  # as nearly all are
        elif isinstance(one, Differ):
            found += _folded_differ(*one)
        elif not isinstance(one, AnyOf):
            found += _folded(one)
        elif CERTAIN not in one.literals:
            found.append(AnyOf(tuple([literal for literal in one.literals if literal != _FALSE])))
    return tuple(found)


def _folded(constraint: Constraint) -> list[Constraint]:
    match constraint:
        case AnyOf() | Differ():
            return list(folded([constraint]))
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


def _folded_differ(left: Iterable[Literal], right: Iterable[Literal], others: Iterable[Literal]) -> list[Constraint]:
    lefts, rights, known = list[Literal](), list[Literal](), list(others)
    for one, other in zip(left, right, strict=True):
        # A pair of which one is certain differs if the other is what the first is not.
        if other in _KNOWN:
            known.append(-one if other > 0 else one)
        elif one in _KNOWN:
            known.append(-other if one > 0 else other)
        else:
            lefts.append(one)
            rights.append(other)
    if CERTAIN in known:
        return []
    return [Differ(tuple(lefts), tuple(rights), _open(known)) if lefts else AnyOf(_open(known))]


def _open(literals: Iterable[Literal]) -> tuple[Literal, ...]:
    return tuple([literal for literal in literals if _FALSE < literal < CERTAIN])


def _weighed(
    total: int, weights: Sequence[int], literals: Sequence[Literal]
) -> tuple[int, tuple[int, ...], tuple[Literal, ...]]:
    pairs = list(zip(weights, literals, strict=True))
    total -= sum(weight for weight, literal in pairs if literal == CERTAIN)
    left = [(weight, literal) for weight, literal in pairs if abs(literal) != CERTAIN]
    return total, tuple([weight for weight, _ in left]), tuple([literal for _, literal in left])


@cache
def both(one: Meaning, other: Meaning) -> Meaning:
    """Return what says both of the same cells."""
    return Meaning(
        lambda x, cells: [*one.state(x, cells), *other.state(x, cells)],
        lambda board, cells: one.holds(board, cells) and other.holds(board, cells),
    )


@cache
def if_first(symbol: str, meaning: Meaning) -> Meaning:
    """Return what says, if the first of the cells holds this symbol, this of the others."""
    return Meaning(
        lambda x, cells: [When(x.of(cells[0], symbol), one) for one in meaning.state(x, cells[1:])],
        lambda board, cells: board[cells[0]] != symbol or meaning.holds(board, cells[1:]),
    )
