"""Cells, edges and corners as points of a grid that is twice as fine, and what they are called.

The cell (r, c) of the puzzle is the point (2 r, 2 c). The points around it are its edges, and between them its corners.
"""

from collections.abc import Collection

from smtpuzzles.puzzle import Board, Cell, at, cells, parts_of, phrase, these_cells, trees

# The lines that meet at a corner: 1 for the one up, 2 left, 4 right, 8 down.
MEETING = "·╵╴┘╶└─┴╷│┐┤┌├┬┼"
MOST_NAMED = 6  # cells that a loop goes around


def is_edge(point: Cell) -> bool:
    return (point[0] + point[1]) % 2 == 1


def is_corner(point: Cell) -> bool:
    return point[0] % 2 == point[1] % 2 == 1


def all_points(size: Cell) -> list[Cell]:
    """Return the points of a board of this height and width, in reading order."""
    return cells(2 * size[0] + 1, 2 * size[1] + 1)


def ends(edge: Cell) -> list[Cell]:
    r, c = edge
    return [(r, c - 1), (r, c + 1)] if r % 2 else [(r - 1, c), (r + 1, c)]


def named(points: Collection[Cell], size: Cell) -> str:
    """Return these points of a board of this size in words, those on the same side of cells together."""
    parts = [corner_name(point) for point in sorted(points) if is_corner(point)]
    groups: dict[str, list[Cell]] = {}
    for r, c in sorted(points):
        # An edge is above the cell below it, if there is one, or left of the cell to its right.
        cell = min((r + 1) // 2, size[0]), min((c + 1) // 2, size[1])
        if is_edge((r, c)):
            upright = "left of" if 2 * cell[1] > c else "right of"
            side = upright if r % 2 == 0 else "above" if 2 * cell[0] > r else "below"
            groups.setdefault(side, []).append(cell)
        elif not is_corner((r, c)):
            parts.append(at(cell))
    parts += [f"the edge{'s' * (len(of) > 1)} {side} {phrase(these_cells(of))}" for side, of in groups.items()]
    return "; ".join(parts)


def corner_name(corner: Cell) -> str:
    r, c = corner
    side = f"{'lower' if r > 1 else 'upper'} {'right' if c > 1 else 'left'}"
    return f"the {side} corner of {at((max(r - 1, 2) // 2, max(c - 1, 2) // 2))}"


def loops(drawn: Collection[Cell]) -> list[frozenset[Cell]]:
    """Return the edges of closed loops: those apart from all others, and those that one more edge has made."""
    at_corner: dict[Cell, set[Cell]] = {}
    for edge in drawn:
        for corner in ends(edge):
            at_corner.setdefault(corner, set()).add(edge)
    found: list[frozenset[Cell]] = []
    for part in parts_of([*drawn, *at_corner]):
        edges = sorted(filter(is_edge, part))
        if all(len(at_corner[point]) == 2 for point in part if is_corner(point)):
            found.append(frozenset(edges))
        for edge in edges:
            begin, end = ends(edge)
            if len(at_corner[begin]) == len(at_corner[end]) == 3:
                ways = [way_from(begin, first, at_corner) for first in sorted(at_corner[begin] - {edge})]
                found += [frozenset([edge, *way]) for way, last in ways if last == end]
    return found


def way_from(corner: Cell, edge: Cell, at_corner: dict[Cell, set[Cell]]) -> tuple[list[Cell], Cell]:
    """Follow the edges from this corner; return them and the corner where there are several ways, or none."""
    way = []
    while True:
        way.append(edge)
        corner = trees.beyond(corner, edge)
        others = at_corner[corner] - {edge}
        if len(others) != 1:
            return way, corner
        (edge,) = others


def inside(loop: Collection[Cell], board: Board) -> list[Cell]:
    """Return the cells inside a closed loop, in reading order."""
    places = [point for point in board if not point[0] % 2 and not point[1] % 2]
    found, within = [], False
    for r, c in places:
        within = (within if c > 2 else False) != ((r, c - 1) in loop)
        if within:
            found.append((r // 2, c // 2))
    return found


def cells_named(some: Collection[Cell]) -> str:
    if len(some) > MOST_NAMED:
        return f"{at(min(some))} and {len(some) - 1} more cells"
    return phrase(these_cells(some))
