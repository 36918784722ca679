"""What the rules of a puzzle say, one at a time, of what is known so far; no solver is asked.

known      of every literal: 1 when it is true, -1 when it is false, 0 when not known
broken     cannot be met any more, whatever is true of what is not known
follows    a literal follows from a constraint that would be broken without it
wave       all that follows, by some rule alone, from what was known before

The rules are those of the blank puzzle, which speak of all cells, and what its clues say.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from threading import Lock
from typing import NamedTuple

from smtpuzzles.model import (
    AnyOf,
    AtMost,
    AtMostTotal,
    Board,
    Cell,
    Constraint,
    Differ,
    Exactly,
    Literal,
    Model,
    Rule,
    When,
)
from smtpuzzles.puzzle.clued import Clue, CluedPuzzle

# Index -k is the negation of literal k: from the end of the list.
Known = list[int]


class Sheet(NamedTuple):
    """A blank puzzle: its model, what clues would say, and by cell the literals of its symbols."""

    model: Model
    clue_rules: Mapping[Clue, Rule]
    symbols: Mapping[Cell, Mapping[str, Literal]]

    def literals(self, cell: Cell, symbol: str) -> list[Literal]:
        """What is true when the cell, which has variables, holds this symbol; not one of theirs: none of them."""
        return [literal if symbol == own else -literal for own, literal in self.symbols[cell].items()]

    def holding(self, board: Board) -> dict[Cell, list[Literal]]:
        """What is true when the cells hold this, by cell."""
        return {cell: self.literals(cell, symbol) for cell, symbol in board.items() if cell in self.symbols}

    def rules(self, puzzle: CluedPuzzle) -> list[Rule]:
        return [*self.model.rules, *[self.clue_rules[clue] for clue in puzzle.clues()]]

    def known(self, board: Board) -> Known:
        known = [0] * (2 * len(self.model.variables) + 1)
        for literals in self.holding(board).values():
            learn(known, literals)
        return known


# The blank puzzle that was looked at last. One thread at a time: the others would often make the same.
_making = Lock()
_last: tuple[tuple[str, str, str], Sheet] | None = None


def sheet_of(puzzle: CluedPuzzle) -> Sheet:
    global _last
    blank = puzzle.blank()
    key = (blank.kind, blank.variant, blank.text())
    with _making:
        if _last is None or _last[0] != key:
            _last = (key, sheet_of_blank(blank))
        return _last[1]


def sheet_of_blank(blank: CluedPuzzle) -> Sheet:
    model = blank.model
    symbols: dict[Cell, dict[str, Literal]] = {}
    for literal, (_, cell, symbol) in enumerate(model.variables, 1):
        symbols.setdefault(cell, {})[symbol] = literal
    return Sheet(model, blank.clue_rules(model), symbols)


def learn(known: Known, literals: Iterable[Literal]) -> None:
    for literal in literals:
        known[literal], known[-literal] = 1, -1


def consequences(constraint: Constraint, known: Known) -> list[Literal] | None:
    """The literals not known that follow; None: it is broken."""
    match constraint:
        case AnyOf(literals):
            return between(1, len(literals), literals, known)
        case Exactly(number, literals):
            return between(number, number, literals, known)
        case AtMost(number, literals):
            return between(0, number, literals, known)
        case When(condition, number, literals):
            if known[condition] < 0:
                return []
            found = between(number, number, literals, known)
            if known[condition] > 0:
                return found
            return [-condition] if found is None else []
        case Differ(left, right, others):
            return differing(left, right, others, known)
        case AtMostTotal(total, weights, literals):
            return light(total, weights, literals, known)


def between(least: int, most: int, literals: tuple[Literal, ...], known: Known) -> list[Literal] | None:
    """Of these literals, no fewer and no more are true."""
    held = [known[literal] for literal in literals]
    true, left = held.count(1), held.count(0)
    if true > most or true + left < least:
        return None
    if true == most:
        return [-literal for literal in literals if known[literal] == 0]
    if true + left == least:
        return [literal for literal in literals if known[literal] == 0]
    return []


def differing(
    left: tuple[Literal, ...], right: tuple[Literal, ...], others: tuple[Literal, ...], known: Known
) -> list[Literal] | None:
    if any(known[literal] > 0 for literal in others):
        return []
    # Each way to differ, and what follows if there is no other.
    ways = [[literal] for literal in others if known[literal] == 0]
    for a, b in zip(left, right, strict=True):
        if known[a] and known[b]:
            if known[a] != known[b]:
                return []
        elif known[a]:
            ways.append([-b if known[a] > 0 else b])
        elif known[b]:
            ways.append([-a if known[b] > 0 else a])
        else:
            ways.append([])
    if not ways:
        return None
    return ways[0] if len(ways) == 1 else []


def light(total: int, weights: tuple[int, ...], literals: tuple[Literal, ...], known: Known) -> list[Literal] | None:
    weighed = list(zip(weights, literals, strict=True))
    left = total - sum(weight for weight, literal in weighed if known[literal] > 0)
    if left < 0:
        return None
    return [-literal for weight, literal in weighed if weight > left and known[literal] == 0]


def literals_of(constraint: Constraint) -> tuple[Literal, ...]:
    match constraint:
        case When(condition, _, literals):
            return (condition, *literals)
        case Differ(left, right, others):
            return left + right + others
        case _:
            return constraint.literals


class Broken(Exception):
    """What is known breaks this rule."""

    def __init__(self, rule: Rule) -> None:
        self.rule = rule


def is_broken(rule: Rule, known: Known) -> bool:
    """Can it not be met any more? What follows from one of its constraints counts for the others."""
    if len(rule.constraints) == 1:
        return consequences(rule.constraints[0], known) is None
    try:
        for _ in Waves([rule]).from_start(known.copy()):
            pass
    except Broken:
        return True
    return False


def clashing(rule: Rule, sheet: Sheet, board: Board, nothing: str | None) -> tuple[Cell, ...]:
    """Cells that hold the same and break the rule, whatever is in others, with what the puzzle says of them in cells
    that have no variables; else, nothing is left that would meet the rule: all its cells."""
    about = {sheet.model.variables[abs(literal) - 1].cell for some in rule.constraints for literal in literals_of(some)}
    held = {cell: board[cell] for cell in sorted(about & board.keys())}
    for symbol in dict.fromkeys(held.values()):
        alike = {cell: symbol for cell in held if held[cell] == symbol}
        if symbol != nothing and is_broken(rule, sheet.known(alike)):
            return (*alike, *[cell for cell in rule.cells if cell not in sheet.symbols])
    return rule.cells


class Waves:
    """Where every literal occurs, so that a wave looks only at what the one before it has touched."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._constraints = [(constraint, rule) for rule in rules for constraint in rule.constraints]
        self._touched: dict[int, list[int]] = defaultdict(list)
        for number, (constraint, _) in enumerate(self._constraints):
            for literal in literals_of(constraint):
                self._touched[abs(literal)].append(number)

    def from_start(self, known: Known) -> Iterator[dict[Literal, Rule]]:
        return self._waves(known, range(len(self._constraints)))

    def after(self, known: Known, literal: Literal) -> Iterator[dict[Literal, Rule]]:
        """What follows when this becomes known, too, and everything that followed without it is known."""
        learn(known, [literal])
        return self._waves(known, self._touched[abs(literal)])

    def _waves(self, known: Known, numbers: Iterable[int]) -> Iterator[dict[Literal, Rule]]:
        """Wave after wave, each literal with the first rule from which it follows; `known` learns them."""
        while True:
            wave: dict[Literal, Rule] = {}
            for number in numbers:
                constraint, rule = self._constraints[number]
                found = consequences(constraint, known)
                if found is None:
                    raise Broken(rule)
                for literal in found:
                    if -literal in wave:
                        raise Broken(rule)
                    wave.setdefault(literal, rule)
            if not wave:
                return
            learn(known, wave)
            yield wave
            numbers = sorted({number for literal in wave for number in self._touched[abs(literal)]})
