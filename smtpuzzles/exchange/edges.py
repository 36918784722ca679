"""The regions of a board, and the edges that bound them.

region  cells that are connected without crossing an edge with a border
"""

from collections.abc import Collection, Mapping
from typing import Any

from smtpuzzles.base.grid import Edge, cells, level_edges, upright_edges
from smtpuzzles.model import Cell

Regions = Mapping[Cell, Any]


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
