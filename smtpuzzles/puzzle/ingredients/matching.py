"""Things and partners beside them, in pairs: each thing has a partner of its own, and each partner one thing.

thing    a cell known from the start, such as a tree
partner  a cell with the symbol, such as a tent
short    things that have fewer partners beside them than they are, or partners with too few things

There are such pairs exactly if no things and no partners are short (Hall's theorem), which is what cuts say.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from smtpuzzles.base.grid import side_neighbours
from smtpuzzles.base.text import counted
from smtpuzzles.model import Board, Cell, Constraint, Exactly, Literal, Rule
from smtpuzzles.puzzle.ingredients.connected import named
from smtpuzzles.puzzle.ingredients.counting import exactly, some
from smtpuzzles.puzzle.laws import Cut, Law, Literals, Wide
from smtpuzzles.puzzle.reasons import Reason

Near = dict[Cell, list[Cell]]


def beside_each_other(
    things: Iterable[Cell], cells: Iterable[Cell], symbol: str, thing: str, one: str
) -> Iterator[Law]:
    """Yield the laws that each thing has a partner beside it, and each partner a thing; sentences call them so."""
    known, inside, no, any_one = set(things), set(cells), exactly(0, symbol), some(symbol)
    for place in sorted(known):
        near = [cell for cell in side_neighbours(place) if cell in inside - known]
        yield Law(
            thing, (place,), f"the {thing} at {named([place])} has a {one} beside it", [place, *near], any_one, near
        )
    for cell in sorted(inside - known):
        if known.isdisjoint(side_neighbours(cell)):
            yield Law("far", (cell,), f"no {thing} is beside {named([cell])}", [cell], no)


def paired(things: Sequence[Cell], cells: Sequence[Cell], symbol: str, thing: str, one: str) -> Wide:
    """Return the law that things and partners beside each other make pairs; the others are laws of their own."""
    inside = set(cells).difference(things)

    def near_of(board: Board) -> tuple[Near, Near]:
        """Return the partners beside each thing, and the things beside each partner."""
        partners = [cell for cell in cells if cell in inside and board[cell] == symbol]
        return touching(things, partners), touching(partners, things)

    def broken(board: Board) -> list[Cell]:
        mate = pairs_in(near_of(board)[0])
        return [cell for side in near_of(board) for cell in side if cell not in mate]

    def state(x: Literals) -> Iterator[Constraint]:
        able = {place: [cell for cell in near if x.has(cell)] for place, near in touching(things, inside).items()}
        ties = {(a, b): x.helpers[f"{thing}_{a[0]}_{a[1]}_has_{b[0]}_{b[1]}"] for a, near in able.items() for b in near}
        own: dict[Cell, list[Literal]] = {cell: [] for cell in cells if cell in inside}
        for place, near in able.items():
            yield Exactly(1, tuple([ties[place, cell] for cell in near]))
            for cell in near:
                own[cell].append(ties[place, cell])
        for cell, literals in own.items():
            yield Exactly(1, (-x.of(cell, symbol), *literals))

    def cuts(x: Literals, board: Board) -> Iterator[Cut]:
        of_things, of_partners = near_of(board)
        mate = pairs_in(of_things)
        for place in [place for place in of_things if place not in mate]:
            few = short(place, of_things, mate)
            held = {cell for one in few for cell in of_things[one]}
            more = sorted(beside_any(few, inside) - held)
            found = f"than at {named(held)}" if held else "beside them"
            need = f"the {thing}s at {named(few)} need another {one} {found}"
            yield Cut(f"too few {one}s", tuple(few), need, (*few, *sorted(held), *more), x.all(more, symbol))
        for cell in [cell for cell in of_partners if cell not in mate]:
            many = short(cell, of_partners, mate)
            known = sorted({place for other in many for place in of_partners[other]})
            only = f"{counted(len(known), thing)} {'is' if len(known) == 1 else 'are'} beside {named(many)}, so not all"
            sentence = f"only {only} of these have a {one}"
            literals = tuple([-literal for literal in x.all(many, symbol)])
            yield Cut(f"too few {thing}s", tuple(many), sentence, (*many, *known), literals)

    sentence = f"each {thing} has a {one} of its own, and each {one} belongs to one {thing}"
    return Wide("pairs", sentence, cells, state, broken, cuts)


def reason_of_pair(rule: Rule, thing: str, one: str) -> Reason | None:
    """Return the reason for a step of one of these rules alone."""
    if rule.sort == thing:
        return Reason("last place", f"the {thing} at {named(rule.about)} has no other place for its {one}")
    return Reason("far", f"no {thing} is beside", obvious=True) if rule.sort == "far" else None


def beside_any(some_cells: Iterable[Cell], inside: Collection[Cell]) -> set[Cell]:
    return {cell for one in some_cells for cell in side_neighbours(one) if cell in inside}


def touching(ones: Iterable[Cell], others: Iterable[Cell]) -> Near:
    """Return which of the others are beside each of the ones."""
    known = set(others)
    return {one: [cell for cell in side_neighbours(one) if cell in known] for one in ones}


def pairs_in(near: Mapping[Cell, Sequence[Cell]]) -> dict[Cell, Cell]:
    """Return as many pairs as possible, both ways: of each place with one that is near it."""
    mate: dict[Cell, Cell] = {}

    def finds(place: Cell, tried: set[Cell]) -> bool:
        for cell in near[place]:
            if cell not in tried:
                tried.add(cell)
                if cell not in mate or finds(mate[cell], tried):
                    mate[cell] = place
                    return True
        return False

    for place in near:
        finds(place, set())
    return mate | {place: cell for cell, place in mate.items()}


def short(single: Cell, near: Mapping[Cell, Sequence[Cell]], mate: Mapping[Cell, Cell]) -> list[Cell]:
    """Return places with this one, which has no mate, that have too few near them; none of them can be left out.

    `mate` has as many pairs as possible, so each place that is near these has a mate, which is one of these, too.
    """
    found, waiting = {single}, [single]
    while waiting:
        others = {mate[cell] for cell in near[waiting.pop()]} - found
        found |= others
        waiting += others
    return sorted(found)
