"""The rules of Slitherlink for solvers, and their sentences."""

from collections.abc import Mapping

from smtpuzzles.kinds.slitherlink import patterns, places
from smtpuzzles.kinds.slitherlink.places import is_corner, is_edge
from smtpuzzles.puzzle import AnyOf, AtMost, Board, Cell, Constraint, Exactly, Helpers, Literal, Rule, at, trees

ONE_LOOP = "the edges make one loop"


def two_or_none(corner: Cell) -> str:
    return f"at {places.corner_name(corner)}, two edges meet or none"


def has_edges(point: Cell, number: str) -> str:
    edges = {"0": "no edge", "1": "exactly one edge"}.get(number, f"exactly {number} edges")
    return f"the {number} at {at((point[0] // 2, point[1] // 2))} has {edges}"


def number_rule(point: Cell, number: str, edge: Mapping[Cell, Literal]) -> Rule:
    sides = trees.around(point)
    drawn = (Exactly(int(number), tuple([edge[side] for side in sides])),)
    about = (point, int(number))
    return Rule(has_edges(point, number), (point, *sides), drawn, sort=patterns.NUMBER, about=about)


def corner_rule(corner: Cell, edge: Mapping[Cell, Literal]) -> Rule:
    sides = tuple([side for side in trees.around(corner) if side in edge])
    meeting = tuple([edge[side] for side in sides])
    goes_on = [AnyOf((-one, *[other for other in meeting if other != one])) for one in meeting]
    constraints: tuple[Constraint, ...] = (AtMost(2, meeting), *goes_on)
    return Rule(two_or_none(corner), (corner, *sides), constraints, sort=patterns.CORNER, about=(corner,))


def one_loop(edge: Mapping[Cell, Literal], board: Board, helpers: Helpers) -> list[Constraint]:
    """Return constraints that the edges make one loop.

    Cells inside the loop differ from cells outside across each edge of the loop. No cell points across such an edge, so
    its pointer is that of a corner, and all corners of a loop point along it. A loop around no cell that points at
    nothing would have one pointer too few inside; the only such cell is the first inside in reading order. So there is
    no loop beside another, and none within another, either: the first cell inside the outer one is not in the inner.
    """
    spots = [point for point in board if not is_edge(point)]
    inner = [point for point in spots if not is_corner(point)]
    pointing = trees.pointers(spots, edge, helpers)
    of_cell = {
        (r, c): [helpers[f"{what}_{r // 2}_{c // 2}"] for what in ("inside", "begun", "first")] for r, c in inner
    }
    owners, sides = trees.choices(pointing, edge, {point: (first,) for point, (_, _, first) in of_cell.items()})
    found: list[Constraint] = [Exactly(1, literals) for literals in owners + sides]
    before: tuple[Literal, ...] = ()
    for point, (inside, begun, first) in of_cell.items():
        # `begun`: this cell or one before it is inside.
        found += either(begun, (inside, *before))
        found += either(-first, (-inside, *before))
        before = (begun,)
        found += [AnyOf((-pointer, -edge[side])) for side, pointer in pointing[point].items()]
    found.append(AnyOf(before))
    for side in edge:
        beside = tuple([of_cell[point][0] for point in trees.around(side) if point in of_cell])
        found += differ(edge[side], *beside) if len(beside) > 1 else either(edge[side], beside)
    return found


def either(whole: Literal, parts: tuple[Literal, ...]) -> list[Constraint]:
    """Return the clauses that `whole` is true exactly if some of the parts is."""
    return [AnyOf((-whole, *parts)), *[AnyOf((whole, -part)) for part in parts]]


def differ(whole: Literal, one: Literal, other: Literal) -> list[Constraint]:
    """Return the clauses that `whole` is true exactly if one of the two others is."""
    signs = ((-1, 1, 1), (-1, -1, -1), (1, 1, -1), (1, -1, 1))
    return [AnyOf((a * whole, b * one, c * other)) for a, b, c in signs]
