"""Shapes of a few cells, turned and mirrored in all ways, such as the tetrominoes.

form    where the cells of a shape are, from its first row and its first column
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from smtpuzzles.base.grid import phrase, side_neighbours, these_cells
from smtpuzzles.model import AnyOf, Board, Cell, Constraint, Exactly, Literal
from smtpuzzles.puzzle.laws import Cut, Literals, Meaning, Wide

Form = frozenset[Cell]
EQUAL = "equal shapes"  # the sort of a rule
Placed = dict[frozenset[Cell], str]  # the sets of cells in a room that are a shape, and which one


def forms_of(shapes: Mapping[str, str]) -> dict[Form, str]:
    """Return the forms of these shapes, which are drawn with # in rows that '/' separates."""
    found: dict[Form, str] = {}
    for name, drawn in shapes.items():
        part = [(r, c) for r, row in enumerate(drawn.split("/")) for c, sign in enumerate(row) if sign == "#"]
        for turn in range(8):
            part = [(r, -c) for r, c in part] if turn == 4 else [(c, -r) for r, c in part]
            found[form_of(part)] = name
    return found


def form_of(part: Collection[Cell]) -> Form:
    top, left = (min(numbers) for numbers in zip(*part, strict=True))
    return frozenset([(r - top, c - left) for r, c in part])


# All of four cells but the square.
TETROMINOES = forms_of({"L": "#../###", "I": "####", "T": ".#./###", "S": ".##/##."})


def shapes_in(room: Sequence[Cell], forms: Mapping[Form, str]) -> Placed:
    """Return all places of these forms in a room."""
    inside, found = set(room), Placed()
    for form, name in forms.items():
        _, first = min(form)
        for r, c in room:  # which holds the first cell of the form
            part = frozenset([(r + down, c + right - first) for down, right in form])
            if part <= inside:
                found[part] = name
    return dict(sorted(found.items(), key=lambda one: sorted(one[0])))


def shape_of(board: Board, room: Sequence[Cell], symbol: str, forms: Mapping[Form, str]) -> str | None:
    """Return the shape of the cells of a room with this symbol, if it is one of these."""
    part = [cell for cell in room if board[cell] == symbol]
    return forms.get(form_of(part)) if part else None


def one_shape(placed: Placed, symbol: str, forms: Mapping[Form, str]) -> Meaning:
    """Return what says of a room with these places that the cells with this symbol are one shape."""

    def state(x: Literals, room: Sequence[Cell]) -> Iterator[Constraint]:
        chosen = {part: helper(x, part) for part in placed}
        yield Exactly(1, tuple(chosen.values())) if chosen else AnyOf(())
        for cell in room:
            own, covers = x.of(cell, symbol), [literal for part, literal in chosen.items() if cell in part]
            yield AnyOf((-own, *covers))
            yield from (AnyOf((own, -literal)) for literal in covers)

    return Meaning(state, lambda board, room: shape_of(board, room, symbol, forms) is not None)


def helper(x: Literals, part: Iterable[Cell]) -> Literal:
    """Return the helper that these cells are the shape of their room."""
    return x.helpers["shape_" + "_".join(f"{r}_{c}" for r, c in sorted(part))]


def equal_touching(shapes: Sequence[frozenset[Cell]], forms: Mapping[Form, str]) -> bool:
    """Do any two of these shapes touch along a side, and are the same?"""
    owner = {cell: number for number, part in enumerate(shapes) for cell in part}
    of = [forms.get(form_of(part)) for part in shapes]
    near = ((here, owner[one]) for cell, here in owner.items() for one in side_neighbours(cell)[2:] if one in owner)
    return any(one != other and of[one] == of[other] for one, other in near)


def would_touch(about: Sequence[str]) -> str:
    """Return the words for two rooms and their shape."""
    one, other, shape = about
    return f"the {shape} of room {one} would touch the {shape} of room {other}"


def unlike(rooms: Mapping[str, Sequence[Cell]], places: Mapping[str, Placed], symbol: str, called: str) -> Wide:
    """Return the law that equal shapes of two rooms do not touch along a side, if each room has one shape.

    places   of shapes in each room
    called   the cells of shapes, in sentences
    """
    every = {cell: name for name, room in rooms.items() for cell in room}
    borders = [(a, b) for a in sorted(every) for b in side_neighbours(a)[2:] if every.get(b, every[a]) != every[a]]

    def state(x: Literals) -> Iterator[Constraint]:
        of_cell: dict[tuple[Cell, str], Literal] = {}
        wanted = {cell for pair in borders for cell in pair}
        for placed in places.values():
            for part, shape in placed.items():
                for r, c in sorted(part & wanted):
                    of_cell[(r, c), shape] = here = x.helpers[f"{shape}_{r}_{c}"]
                    yield AnyOf((here, -helper(x, part)))
        for a, b in borders:
            shapes = sorted({shape for cell, shape in of_cell if cell == a} & {s for cell, s in of_cell if cell == b})
            yield from (AnyOf((-of_cell[a, shape], -of_cell[b, shape])) for shape in shapes)

    def clashes(board: Board) -> dict[tuple[str, str, str], list[Cell]]:
        """Return the cells of each two rooms whose shapes are equal and touch; and which shapes these are."""
        parts = {name: frozenset(cell for cell in room if board[cell] == symbol) for name, room in rooms.items()}
        shapes = {name: places[name].get(part) for name, part in parts.items()}
        found = {}
        for a, b in borders:
            one, other = sorted((every[a], every[b]))
            if board[a] == board[b] == symbol and (shape := shapes[one]) and shape == shapes[other]:
                found[one, other, shape] = sorted(parts[one] | parts[other])
        return found

    def broken(board: Board) -> list[Cell]:
        return [cell for some in clashes(board).values() for cell in some]

    def cuts(x: Literals, board: Board) -> Iterator[Cut]:
        for about, some in clashes(board).items():
            where, literals = phrase(these_cells(some)), tuple([-literal for literal in x.all(some, symbol)])
            sentence = f"{where} are not all {called}, because {would_touch(about)}"
            yield Cut(EQUAL, (*about, *some), sentence, some, literals)

    return Wide("unlike", "equal shapes do not touch along a side", sorted(every), state, broken, cuts)
