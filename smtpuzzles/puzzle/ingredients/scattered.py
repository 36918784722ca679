"""Black cells of which no two touch along a side, and which leave the white cells connected.

wall    black cells that would cut white cells off: they touch at corners, in a circle or from border to border

This takes less than `connected`: pointers of white cells lead to the first cell, or to the second if that is black.
"""

from collections.abc import Collection, Iterator
from itertools import permutations
from random import Random

from smtpuzzles.base.grid import around, cells, parts_of, phrase, side_neighbours, these_cells
from smtpuzzles.model import AnyOf, AtMost, Board, Cell, Constraint, Literal
from smtpuzzles.puzzle import trees
from smtpuzzles.puzzle.ingredients.connected import beside, parts_with
from smtpuzzles.puzzle.ingredients.counting import at_most_one
from smtpuzzles.puzzle.laws import Cut, Law, Literals, Wide
from smtpuzzles.puzzle.reasons import Inference, Reason, Technique

TOUCHING, ONE_PART, CUT_OFF = "touching", "one part", "cut off"  # the sorts of rules
CONNECTED = "all white cells are connected"
MOST_PARTS = 4  # that one cell can separate
MOST_NAMED = 6  # cells of a part
ALL_AROUND = 8  # cells; around one at the border there are fewer
MOST_COUNTED = 4  # cells that are cut off, of which each counts as a rule


def scattered(size: Cell, black: str) -> Iterator[Law]:
    """Yield the laws that no two black cells touch along a side."""
    one, board = at_most_one(black), set(cells(*size))
    for r, c in sorted(board):
        for pair in (((r, c), (r, c + 1)), ((r, c), (r + 1, c))):
            if pair[1] in board:
                yield Law(TOUCHING, pair, _not_both(pair), pair, one)


def connected_around(size: Cell, black: str, white: str) -> Wide:
    """Return the law that the white cells are connected, if black ones are scattered."""
    board = cells(*size)

    def broken(solution: Board) -> list[Cell]:
        return [cell for part in parts_with(board, solution, white)[1:] for cell in part]

    return Wide(
        ONE_PART,
        CONNECTED,
        board,
        lambda x: _connecting(size, x, black),
        broken,
        lambda x, solution: _cuts(size, x, solution, white),
    )


def _not_both(pair: tuple[Cell, Cell]) -> str:
    (top, left), (bottom, right) = pair
    places = f"row {top}, columns {left} and {right}" if top == bottom else f"column {left}, rows {top} and {bottom}"
    return f"{places} are not both black"


def _cuts(size: Cell, x: Literals, board: Board, white: str) -> Iterator[Cut]:
    """Yield of each part of the white cells, and of each two of four, that one cell of the wall around is white.

    One more black cell leaves four parts at most, so these are all that this cell is needed for.
    """
    found = parts_with(cells(*size), board, white)
    apart = [(part, found[0]) for part in found[1:]] + [(found[0], part) for part in found[1:2] if found[2:]]
    if len(found) == MOST_PARTS:
        apart += [(one | two, other) for one, two, other in permutations(found, 3) if one is found[0]]
    for part, other in apart:
        wall = beside(part, board.keys())
        # Black cells inside the part, or away from it, do not separate it from the other one.
        (far,) = [side for side in parts_of(board.keys() - wall) if not side.isdisjoint(other)]
        wall = {cell for cell in wall if not far.isdisjoint(side_neighbours(cell))}
        off = min((side for side in parts_of(board.keys() - wall)), key=lambda side: (len(side), min(side)))
        about, literals = (*sorted(wall), *sorted(off)), x.all(sorted(wall), white)
        sentence = f"{cells_of(off)} not cut off from the other white cells"
        yield Cut(CUT_OFF, tuple(sorted(off)), sentence, about, literals, least=min(len(off), MOST_COUNTED))


def cells_of(part: Collection[Cell]) -> str:
    """Return these cells and their verb: 'row 1, columns 1 and 2 are'."""
    if len(part) > MOST_NAMED:
        return f"{these_cells([min(part)])} and {len(part) - 1} more cells are"
    return f"{phrase(these_cells(part))} {'is' if len(part) == 1 else 'are'}"


def _connecting(size: Cell, x: Literals, black: str) -> list[Constraint]:
    """Return constraints that the white cells are connected.

    Pointers of white cells lead to the first cell, or to the second if the first is black. No pointer leads to a black
    cell. So white cells are connected if pointers form no circle. Inside a circle, there is one owner more than sides.
    A black cell there needs no pointer, and nothing points at its right side, which is inside, too: there is still one
    owner too many. That follows from at least one pointer for each owner and at most one for each side, with which Z3
    takes a third less time than with exactly one.

    All connected boards obey this: a tree of white cells, with black ones at the ends, leaves each corner a side.
    """
    height, width = size
    places = {trees.point(cell): x.of(cell, black) for cell in cells(*size)}
    corners = [(2 * r + 1, 2 * c + 1) for r in range(1, height) for c in range(1, width)]
    sides = [side for here in places for side in trees.around(here)[2:] if trees.beyond(here, side) in places]
    if len(places) < 2:
        return []
    first, second, *others = places
    pointing = trees.pointers([second, *others, *corners], set(sides), x.helpers)
    instead: dict[Cell, tuple[Literal, ...]] = {here: (literal,) for here, literal in places.items()}
    instead[second] = (places[second], places[first])
    instead |= {(r, c + 1): (literal,) for (r, c), literal in places.items()}
    owners, at_sides = trees.choices(pointing, sides, instead)
    found: list[Constraint] = [*map(AnyOf, owners), *[AtMost(1, literals) for literals in at_sides]]
    for here in (second, *others):
        for side, pointer in pointing[here].items():
            target = places[trees.beyond(here, side)]
            if target not in instead.get(side, ()):
                found.append(AnyOf((-pointer, -target)))
    return found


def scattered_cells(size: Cell, random: Random) -> set[Cell]:
    """Return black cells, as many as possible at random, none touching, that leave the white ones connected.

    They do as long as those that touch at corners make no ring, and no way from the border to the border.
    """
    board, beyond = cells(*size), (0, 0)
    chain_of = {beyond: {beyond}}
    for cell in random.sample(board, len(board)):
        near = around(cell, size)
        chains = [chain_of[other] for other in [*near, *[beyond] * (len(near) < ALL_AROUND)] if other in chain_of]
        if chain_of.keys().isdisjoint(side_neighbours(cell)) and len(set(map(id, chains))) == len(chains):
            chain = {cell}.union(*chains)
            chain_of |= dict.fromkeys(chain, chain)
    return chain_of.keys() - {beyond}


TOUCHES = Technique("touching", 1, "No other black cell touches a black one.")


def reason_of_scattered(inference: Inference) -> Reason | None:
    """Return the reason for a step of one of these rules."""
    if len(inference.rules) > 1:
        return None
    rule = inference.rules[0]
    if rule.sort == CUT_OFF:
        places = cells_of(rule.about)
        if inference.conclusions:
            places = f"otherwise {places.rsplit(' ', 1)[0]} would be"
        return Reason("cut off", f"{places} cut off")
    if rule.sort != TOUCHING:
        return None
    places = these_cells([cell for cell, _, _ in inference.facts])
    touching = f"no other black cell touches the one at {places}"
    words = touching if inference.conclusions else f"{places} are black and touch"
    return Reason("touching", words, obvious=True)
