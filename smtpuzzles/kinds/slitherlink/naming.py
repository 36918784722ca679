"""Edges and corners in words: edges of one cell together, or those on the same side of cells."""

from collections.abc import Collection, Iterable

import smtpuzzles.puzzle as sp

SIDES = ("above", "left", "right", "below")  # in the order of points around a face


def named(points: Collection[sp.Cell], size: sp.Cell) -> str:
    """Return these points in words, as short as that can be."""
    edges = [point for point in sorted(points) if sp.loop.is_edge(point)]
    parts = [corner_name(point) for point in sorted(points) if sp.loop.is_joint(point)]
    faces = [point for point in sorted(points) if not (sp.loop.is_edge(point) or sp.loop.is_joint(point))]
    parts += [sp.these_cells(list(map(cell_of, faces)))] if faces else []
    by_cell, left = _around_cells(edges, size)
    ways = _on_sides(edges, size), [*by_cell, *_on_sides(left, size)]
    return "; ".join([*parts, *min(ways, key=lambda way: len("; ".join(way)))])


def _on_sides(edges: Iterable[sp.Cell], size: sp.Cell) -> list[str]:
    groups: dict[str, list[sp.Cell]] = {}
    for r, c in edges:
        # An edge is above the cell below it, if there is one, or left of the cell to its right.
        cell = min((r + 1) // 2, size[0]), min((c + 1) // 2, size[1])
        upright = "left of" if 2 * cell[1] > c else "right of"
        side = upright if r % 2 == 0 else "above" if 2 * cell[0] > r else "below"
        groups.setdefault(side, []).append(cell)
    of = {side: sp.phrase(sp.these_cells(some)) for side, some in groups.items()}
    return [f"the edge{'s' * (len(groups[side]) > 1)} {side} {of[side]}" for side in of]


def _around_cells(edges: Collection[sp.Cell], size: sp.Cell) -> tuple[list[str], list[sp.Cell]]:
    """Name the edges of cells that have several of these, first where most are; return the other edges, too."""
    left, parts = set(edges), []
    beside = {face for edge in left for face in sp.loop.faces_beside(edge)}
    faces = sorted(beside.intersection(map(sp.trees.point, sp.cells(*size))))

    def number(face: sp.Cell) -> int:
        return len(left.intersection(sp.trees.around(face)))

    while faces and number(face := max(faces, key=number)) > 1:
        there = [side for side, edge in zip(SIDES, sp.trees.around(face), strict=True) if edge in left]
        sides = sorted(there, key=("above", "below", "left", "right").index)
        of = " of" if sides[-1] in ("left", "right") else ""
        parts.append(f"the edges {sp.listed(sides)}{of} {sp.at(cell_of(face))}")
        left.difference_update(sp.trees.around(face))
    return parts, sorted(left)


def cell_of(face: sp.Cell) -> sp.Cell:
    return face[0] // 2, face[1] // 2


def corner_name(corner: sp.Cell) -> str:
    r, c = corner
    side = f"{'lower' if r > 1 else 'upper'} {'right' if c > 1 else 'left'}"
    return f"the {side} corner of {sp.at((max(r - 1, 2) // 2, max(c - 1, 2) // 2))}"
