"""Boxes, and regions of any shape in their place.

shape    the height and width of boxes
region   n cells in reading order
"""

from collections.abc import Iterable
from functools import cache
from math import isqrt

from smtpuzzles.puzzle import Cell, at, boxes

Region = tuple[Cell, ...]


@cache
def usual_shape(n: int) -> Cell | None:
    """Return the shape that most people use for a side of n: wide rather than high; None if n is prime."""
    height = next(h for h in range(isqrt(n), 0, -1) if n % h == 0)
    return None if height == 1 < n else (height, n // height)


def shape_of(regions: Iterable[Region], n: int) -> Cell | None:
    """Return the height and width of boxes that are these regions; None if there are no such boxes."""
    wanted = sorted(regions)
    shapes = [(height, n // height) for height in range(min(n, 2), max(n, 2)) if n % height == 0]
    return next((shape for shape in shapes if sorted(map(tuple, boxes(n, *shape))) == wanted), None)


def region_name(region: Region) -> str:
    return f"the region of {at(region[0])}"


def box_name(box: list[Cell]) -> str:
    (top, left), (bottom, right) = box[0], box[-1]
    return f"the box of rows {top} to {bottom} and columns {left} to {right}"
