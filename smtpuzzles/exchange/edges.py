"""Edges between neighbouring cells of a board, and the regions that they bound.

edge    two cells, the first left of or above the second
region  cells that are connected without crossing an edge with a border
"""

from collections.abc import Collection, Mapping
from typing import Any

from smtpuzzles.base.grid import cells
from smtpuzzles.model import Cell

Edge = tuple[Cell, Cell]
Regions = Mapping[Cell, Any]


def upright_edges(size: Cell) -> list[Edge]:
    """Return the edges between left and right neighbours, row by row."""
    return [((r, c), (r, c + 1)) for r, c in cells(size[0], size[1] - 1)]


def level_edges(size: Cell) -> list[Edge]:
    """Return the edges between upper and lower neighbours, row by row."""
    return [((r, c), (r + 1, c)) for r, c in cells(size[0] - 1, size[1])]


def are_borders(edges: list[Edge], regions: Regions) -> list[bool]:
    return [regions[first] != regions[second] for first, second in edges]


def borders_of(size: Cell, regions: Regions) -> list[Edge]:
    edges = upright_edges(size) + level_edges(size)
    return [edge for edge, is_border in zip(edges, are_borders(edges, regions), strict=True) if is_border]


def regions_of(size: Cell, borders: Collection[Edge]) -> dict[Cell, int]:
    """Return the region of each cell; they are numbered from 1 in reading order."""
    beside: dict[Cell, list[Cell]] = {cell: [] for cell in cells(*size)}
    for one, other in upright_edges(size) + level_edges(size):
        if (one, other) not in borders:
            beside[one].append(other)
            beside[other].append(one)
    regions: dict[Cell, int] = {}
    number = 0
    for start in beside:
        number += start not in regions
        reached = [start]
        while reached:
            cell = reached.pop()
            if cell not in regions:
                regions[cell] = number
                reached += beside[cell]
    return dict(sorted(regions.items()))
