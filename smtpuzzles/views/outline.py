"""Lines around sets of cells, as paths of SVG."""

from collections.abc import Set

from smtpuzzles.model import Cell

Point = tuple[int, int]


def outline(cells: Set[Cell], side: int, inset: int) -> str:
    """Return a closed path for each border of the set, clockwise, this far inside the cells.

    A border is a chain of lines, one for each side of a cell without a neighbour in the set. Lines end at different
    points even where two cells touch at a corner, so the end of one is the beginning of the next.
    """
    line_from: dict[Point, Point] = {}
    for r, c in cells:
        for out, along in (((-1, 0), (0, 1)), ((0, 1), (1, 0)), ((1, 0), (0, -1)), ((0, -1), (-1, 0))):
            if (r + out[0], c + out[1]) not in cells:
                back = (-along[0], -along[1])
                begin, end = (_end(cells, (r, c), out, way, side, inset) for way in (back, along))
                line_from[begin] = end
    path = ""
    while line_from:
        corner = min(line_from)
        loop = []
        while corner in line_from:
            loop.append(corner)
            corner = line_from.pop(corner)
        path += "M" + "L".join(f"{x} {y}" for y, x in _corners(loop)) + "z"
    return path


def _end(cells: Set[Cell], cell: Cell, out: Cell, along: Cell, side: int, inset: int) -> Point:
    """Return where the line ends that runs along this side of the cell: at a corner, or where the next line begins."""
    (r, c), (out_r, out_c), (along_r, along_c) = cell, out, along
    half = side // 2
    far = ahead = half - inset
    if (r + along_r, c + along_c) in cells:
        ahead = half + inset * ((r + along_r + out_r, c + along_c + out_c) in cells)
    return r * side + half + far * out_r + ahead * along_r, c * side + half + far * out_c + ahead * along_c


def _corners(loop: list[Point]) -> list[Point]:
    """Return the points of a closed loop without those on a straight line."""
    around = zip([loop[-1], *loop], loop, [*loop[1:], loop[0]], strict=False)
    return [here for before, here, after in around if before[0] != after[0] and before[1] != after[1]]
