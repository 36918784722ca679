"""Cells of one symbol that are connected along their sides, whatever set they are.

member  a cell with the symbol
first   the first member in reading order: it points at nothing
begun   there is a member up to this cell

As in `trees`, members point across sides at members, and corners point along sides at corners: each at one side or
more, and each side has one pointer or none. A cell that is no member takes its right side instead, and the first member
needs none. Where members are connected, pointers along a tree of them leave each corner a side, because the sides that
are taken form no circle around a corner. A part without the first member would have a circle of pointers, and inside a
circle there is one owner more than sides; the first member is not inside, because what is around it comes before it.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence

from smtpuzzles.base.grid import at, parts_of, phrase, side_neighbours, size_of, these_cells
from smtpuzzles.model import AnyOf, AtMost, Board, Cell, Constraint, Literal
from smtpuzzles.puzzle import trees
from smtpuzzles.puzzle.laws import CERTAIN, Cut, Literals, Wide
from smtpuzzles.puzzle.reasons import Inference, Reason

CUT_OFF, ENCLOSED = "cut in two", "enclosed"  # the sorts of cuts
MOST_NAMED = 6  # cells in a sentence


def connected(cells: Sequence[Cell], symbol: str, name: str) -> Wide:
    """Return the law that the cells with this symbol, which sentences call so, are connected."""
    sentence = f"all {name} cells are connected"

    def broken(board: Board) -> list[Cell]:
        return [cell for part in parts_with(cells, board, symbol)[1:] for cell in part]

    def state(x: Literals) -> Iterator[Constraint]:
        return connecting(dict(zip(cells, x.all(cells, symbol), strict=True)), x, name)

    def cuts(x: Literals, board: Board) -> Iterator[Cut]:
        return between_parts(cells, board, symbol, name, x)

    return Wide("connected", sentence, cells, state, broken, cuts)


def parts_with(cells: Sequence[Cell], board: Board, symbol: str) -> list[set[Cell]]:
    """Return the connected parts of the cells with this symbol, the largest first."""
    return sorted(parts_of(cell for cell in cells if board[cell] == symbol), key=len, reverse=True)


def connecting(members: Mapping[Cell, Literal], x: Literals, name: str) -> Iterator[Constraint]:
    """Yield constraints that the members are connected; `name` begins the names of the helpers."""
    places = {trees.point(cell): literal for cell, literal in members.items()}
    height, width = size_of(members)
    corners = [(2 * r + 1, 2 * c + 1) for r in range(1, height) for c in range(1, width)]
    sides = {side for here in places for side in trees.around(here)[2:] if trees.beyond(here, side) in places}
    able = [here for here, literal in places.items() if literal != -CERTAIN]
    pointing = trees.pointers([*able, *corners], sides, x.helpers, f"{name}_points")
    instead: dict[Cell, tuple[Literal, ...]] = {(r, c + 1): (-literal,) for (r, c), literal in places.items()}
    before: tuple[Literal, ...] = ()
    for r, c in able:
        first, begun = (x.helpers[f"{name}_{what}_{r // 2}_{c // 2}"] for what in ("first", "begun"))
        yield AnyOf((-begun, places[r, c], *before))
        yield from (AnyOf((begun, -one)) for one in (places[r, c], *before))
        yield from (AnyOf((-first, -one)) for one in before)
        before = (begun,)
        instead[r, c] = (-places[r, c], first)
    owners, at_sides = trees.choices(
        pointing, sorted(sides), {at: instead[at] for at in instead if at in pointing or at in sides}
    )
    yield from map(AnyOf, owners)
    yield from (AtMost(1, literals) for literals in at_sides)
    for here in able:
        yield from (AnyOf((-pointer, places[trees.beyond(here, side)])) for side, pointer in pointing[here].items())


def between_parts(cells: Sequence[Cell], board: Board, symbol: str, name: str, x: Literals) -> Iterator[Cut]:
    """Yield, for each part, that the wall around it does not cut it off from the largest, or this from another."""

    def end(able: set[Cell]) -> Cell:
        return min(able, key=lambda cell: (x.of(cell, symbol) != CERTAIN, cell))  # one that is certain says most

    found, inside = parts_with(cells, board, symbol), set(cells)
    for number, part in enumerate(found if len(found) > 1 else []):
        far = found[0] if number else found[1]
        wall = beside(part, inside)
        # Cells of the wall that do not touch what is beyond it, on the side of the other part, separate nothing.
        beyond = next(side for side in parts_of(inside - wall) if not side.isdisjoint(far))
        wall = {cell for cell in wall if not beyond.isdisjoint(side_neighbours(cell))}
        near = next(side for side in parts_of(inside - wall) if not side.isdisjoint(part))
        one, other = end(part & near), end(far & beyond)
        about = (one, other, *sorted(wall))
        literals = (-x.of(one, symbol), -x.of(other, symbol), *x.all(sorted(wall), symbol))
        sentence = f"{at(one)} and {at(other)}, if they are {name}, are not cut off from each other by {named(wall)}"
        yield Cut(CUT_OFF, about, sentence, about, literals)


def reason_of_connected(inference: Inference) -> Reason | None:
    """Return the reason for a step of one rule that cells are not cut off."""
    sort, about = inference.rules[0].sort, inference.rules[0].about
    if len(inference.rules) > 1 or sort not in (CUT_OFF, ENCLOSED):
        return None
    ends = f"{at(about[0])} and {at(about[1])}" if sort == CUT_OFF else at(about[0])
    if sort == ENCLOSED and len(about) == 1:  # no cell could connect them
        needs = f"otherwise {ends} would need" if inference.conclusions else f"{ends} needs"
        return Reason("cut off", f"{needs} a number, but there is none")
    cut_off = f"cut off from {'each other' if sort == CUT_OFF else 'every number'}"
    verb = "are" if sort == CUT_OFF else "is"
    words = f"otherwise {ends} would be {cut_off}" if inference.conclusions else f"{ends} {verb} {cut_off}"
    return Reason("cut off", words)


def beside(part: Collection[Cell], inside: Collection[Cell]) -> set[Cell]:
    """Return the cells beside a part that are in this set."""
    return {near for cell in part for near in side_neighbours(cell) if near in inside}.difference(part)


def named(cells: Collection[Cell]) -> str:
    if len(cells) > MOST_NAMED:
        return f"{at(min(cells))} and {len(cells) - 1} more cells"
    return phrase(these_cells(cells))


def reaching(cells: Sequence[Cell], symbol: str, name: str, roots: Collection[Cell], steps: int) -> Wide:
    """Return the law that each cell with this symbol is connected with a root; other laws let that take few steps."""
    inside = set(cells)

    def broken(board: Board) -> list[Cell]:
        return [cell for part in parts_with(cells, board, symbol) if part.isdisjoint(roots) for cell in part]

    def state(x: Literals) -> Iterator[Constraint]:
        return within_reach(dict(zip(cells, x.all(cells, symbol), strict=True)), roots, steps, x, name)

    def cuts(x: Literals, board: Board) -> Iterator[Cut]:
        for part in parts_with(cells, board, symbol):
            if part.isdisjoint(roots):
                wall = sorted(beside(part, inside)) if roots else []
                cell = min(part)
                by = f"not cut off from every number by {named(wall)}" if wall else "connected with a number"
                sentence = f"{at(cell)}, if it is {name}, is {by}{'' if wall else ', of which there is none'}"
                yield Cut(ENCLOSED, (cell, *wall), sentence, (cell, *wall), (-x.of(cell, symbol), *x.all(wall, symbol)))

    return Wide("reaching", f"every {name} cell is connected with a number", cells, state, broken, cuts)


def within_reach(
    members: Mapping[Cell, Literal], roots: Collection[Cell], steps: int, x: Literals, name: str
) -> Iterator[Constraint]:
    """Yield constraints that each member is a root, or at most so many steps over members away from one."""
    last = dict.fromkeys(roots, CERTAIN)
    for step in range(1, steps + 1):
        here: dict[Cell, Literal] = {}
        for (r, c), member in members.items():
            near = [last[one] for one in ((r, c), *side_neighbours((r, c))) if one in last]
            if member != -CERTAIN and near:
                here[r, c] = x.helpers[f"{name}_{r}_{c}_within_{step}"]
                yield AnyOf((-here[r, c], *near))
                yield AnyOf((-here[r, c], member))
        last = here
    yield from (AnyOf((-member, last.get(cell, -CERTAIN))) for cell, member in members.items())
