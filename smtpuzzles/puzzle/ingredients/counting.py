"""How many of some cells hold a symbol."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise, product
from math import prod
from typing import NamedTuple

from smtpuzzles.base.grid import any_of, at, blocks, cells, phrase, these_cells
from smtpuzzles.base.text import listed
from smtpuzzles.model import AnyOf, AtMost, Cell, Constraint, Exactly, Literal
from smtpuzzles.puzzle.laws import Law, Meaning
from smtpuzzles.puzzle.reasons import LONGEST, LONGEST_REASON, Inference, Reason, Technique

MOST_WAYS = 256  # to count
COUNTING = (
    Technique("two numbers", 2, "Of what one number wants, another allows only so much, so the rest is elsewhere."),
    Technique("counting", 3, "Of what some rules want, others allow only so much, so the rest is elsewhere."),
    Technique("confined", 2, "Some rules allow just as much as others want, so none is elsewhere."),
)


class Where(NamedTuple):
    """Where cells are: ('around', 'row 1, column 2'); `{s}` is an s if there are several of these."""

    begin: str
    name: str


class Count(NamedTuple):
    """What a rule says: at least, and at most, so many of the cells hold the symbol; `place`: where they are."""

    least: int
    most: int
    cells: Sequence[Cell]
    place: Where = Where("", "")


def count_in(constraints: Iterable[Constraint], cells: Mapping[Literal, Cell]) -> Count | None:
    """Return what the constraints say, if that is all; `cells`: those that hold the symbol if a literal is true.

    What is certain of a single cell is left out.
    """
    found = [one for one in constraints if not (isinstance(one, AnyOf) and len(one.literals) == 1)]
    if len(found) != 1 or not isinstance(found[0], AnyOf | AtMost | Exactly):
        return None
    literals = found[0].literals
    if not cells.keys() >= set(literals):
        return None
    among = [cells[literal] for literal in literals]
    if isinstance(found[0], AnyOf):
        return Count(1, len(among), among)
    return Count(found[0].number if isinstance(found[0], Exactly) else 0, found[0].number, among)


@cache
def exactly(number: int, symbol: str) -> Meaning:
    """Return what says that this number of the cells holds the symbol."""
    return Meaning(
        lambda x, cells: [Exactly(number, x.all(cells, symbol))],
        lambda board, cells: [board[cell] for cell in cells].count(symbol) == number,
    )


@cache
def at_most_one(symbol: str) -> Meaning:
    """Return what says that no two of the cells hold the symbol."""
    return Meaning(
        lambda x, cells: [AtMost(1, x.all(cells, symbol))],
        lambda board, cells: [board[cell] for cell in cells].count(symbol) < 2,
    )


@cache
def some(symbol: str) -> Meaning:
    """Return what says that one of the cells, or more, holds the symbol."""
    return Meaning(
        lambda x, cells: [AnyOf(x.all(cells, symbol))],
        lambda board, cells: symbol in [board[cell] for cell in cells],
    )


def apart(symbol: str, size: Cell, names: str) -> Iterator[Law]:
    """Yield the laws that no two cells with this symbol, which sentences call so, touch, not even diagonally."""
    one = at_most_one(symbol)
    for part in blocks(*size) or pairwise(cells(*size)):  # one row or column has no block
        place = f"the 2 x 2 block from {at(part[0])}" if len(part) > 2 else these_cells(part)
        yield Law("touching", part[:1], f"no two {names} touch in {place}", part, one)


def reason_of_apart(inference: Inference, symbol: str, name: str) -> Reason | None:
    """Return the reason for a step of one of these rules alone."""
    if inference.rules[0].sort != "touching":
        return None
    places = phrase(these_cells(inference.filled(symbol)))
    return Reason("touching", f"no other {name} touches the one at {places}", obvious=True)


def reason_of_counts(inference: Inference, known: Sequence[Count], symbol: str, things: str) -> Reason | None:
    """Return the reason if numbers alone show it: of what some cells have, others hold only so many."""
    if not inference.conclusions or not 1 < len(known) == len(inference.rules):
        return None
    ways = [[sign for sign, able in ((1, one.least), (-1, one.most < len(one.cells))) if able] for one in known]
    if prod(map(len, ways)) > MOST_WAYS:
        return None
    for signs in product(*ways):
        inner, outer = ([one for one, sign in zip(known, signs, strict=True) if sign == way] for way in (1, -1))
        if inner and _counts(inference, inner, outer, symbol):
            return _told(inner, outer, inference, set(inference.filled(symbol)), things)
    return None


def _told(inner: Sequence[Count], outer: Sequence[Count], inference: Inference, held: set[Cell], things: str) -> Reason:
    """Return the words for what is counted, without what is held already."""
    left = " left" if any(not held.isdisjoint(one.cells) for one in (*inner, *outer)) else ""
    least = sum([one.least - len(held.intersection(one.cells)) for one in inner])
    most = sum([one.most - len(held.intersection(one.cells)) for one in outer])
    pattern = "two numbers" if [one.least == one.most for one in (*inner, *outer)] == [True, True] else "counting"
    covered = {cell for one in outer for cell in one.cells}.union([cell for cell, _, _ in inference.facts])
    if outer and least == most:
        pattern, words = "confined", f"all {things}{left} {{outside}} are needed {{inside}}"
    elif least < most and all(covered.issuperset(one.cells) for one in inner):
        too_few = f"one in {any_of(inference.cells)} would leave too few of these places"
        words = f"all {things}{left} {{inside}} must be {{outside}}, and {too_few}"
    elif not outer or least < most:
        return Reason(pattern)
    else:
        words = f"at most {most} of the {least} {things}{left} {{inside}} are {{outside}}"
    inside, outside = ([one.place for one in some] for some in (inner, outer))
    if len(whole := words.format(inside=_places(inside), outside=_places(outside))) <= LONGEST_REASON:
        return Reason(pattern, whole)
    parts = f"in {len(inside)} parts of the board", f"in {len(outside)} others"
    if pattern == "confined":
        parts = f"in {len(inside)} others", f"in {len(outside)} parts of the board"
    brief = words.format(inside=parts[0], outside=parts[1])
    more = *_each(f"{things} are needed", inside), *_each("only so many are allowed", outside)
    return Reason(pattern, brief, more=more)


def _each(begin: str, places: Sequence[Where]) -> list[str]:
    """Return clauses that name all these places."""
    clause, middle = f"{begin} {_places(places)}", (len(places) + 1) // 2
    if len(clause) < LONGEST or len(places) == 1:
        return [clause]
    return [*_each(begin, places[:middle]), *_each(begin, places[middle:])]


def _places(places: Sequence[Where]) -> str:
    """Return the places in words, those that begin alike together."""
    names: dict[str, list[str]] = {}
    for begin, name in places:
        names.setdefault(begin, []).append(name)
    alike = {begin: phrase("; ".join(of)) if ", " in "".join(of) else listed(of) for begin, of in names.items()}
    return listed([f"{begin.format(s='s' * (len(names[begin]) > 1))} {of}" for begin, of in alike.items()])


def _counts(inference: Inference, inner: Sequence[Count], outer: Sequence[Count], symbol: str) -> bool:
    """Would the contrary of each conclusion leave too little for the inner cells, whatever is open?"""
    weights = Counter([cell for one in inner for cell in one.cells])
    weights.subtract([cell for one in outer for cell in one.cells])
    known = {cell for cell, _, _ in inference.facts}
    needed = sum([one.least for one in inner]) - sum([one.most for one in outer])
    spare = sum([weight for cell, weight in weights.items() if weight > 0 and cell not in known]) - needed
    spare += sum([weights[cell] for cell in inference.filled(symbol)])
    # What each conclusion adds to what is counted, where all else adds most.
    return all(
        (weights[cell] if (held == symbol) == holds else -weights[cell]) > spare
        for cell, held, holds in inference.conclusions
    )
