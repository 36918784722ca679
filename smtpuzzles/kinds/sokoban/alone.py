"""The moves of one box or two, alone on the floor with the player, and where two boxes block each other.

With more boxes, the same moves of box and player are needed, or more: a push of another box is a walk here.
"""

from collections.abc import Collection, Iterator
from itertools import combinations

from smtpuzzles.kinds.sokoban.directions import DIRECTIONS, beyond, fewest_steps
from smtpuzzles.puzzle import Cell

Boxes = frozenset[Cell]
Position = tuple[Boxes, Cell]
Moves = dict[tuple[Cell, Cell], int]
POSITIONS = 300_000  # of two boxes and the player


def moves_before(floor: Boxes, boxes: Boxes, player: Cell) -> Moves:
    """Return the fewest moves after which one of these boxes is in the first cell, and the player in the second."""
    starts = [(frozenset([box]), player) for box in boxes]
    return _one_box(fewest_steps(starts, lambda position: _after(position, floor)))


def moves_after(floor: Boxes, goals: Boxes) -> Moves:
    """Return the fewest moves that bring a box from the first cell to a goal, with the player in the second."""
    starts = _solved_positions(floor, goals, 1)
    return _one_box(fewest_steps(starts, lambda position: _before(position, floor)))


def dead_pairs(floor: Boxes, goals: Boxes, places: Collection[Cell]) -> list[tuple[Cell, Cell]]:
    """Return the pairs of cells from which two boxes never get to goals; no pairs if computing them takes long."""
    pairs = list(combinations(sorted(places), 2))
    if len(pairs) * len(floor) > POSITIONS:
        return []
    starts = _solved_positions(floor, goals, 2)
    alive = {boxes for boxes, _ in fewest_steps(starts, lambda position: _before(position, floor))}
    return [pair for pair in pairs if frozenset(pair) not in alive]


def _one_box(moves: dict[Position, int]) -> Moves:
    return {(box, player): number for ((box,), player), number in moves.items()}


def _solved_positions(floor: Boxes, goals: Boxes, number: int) -> list[Position]:
    """Return all positions with this number of boxes, all on goals, and the player anywhere."""
    solved = map(frozenset, combinations(sorted(goals), number))
    return [(boxes, player) for boxes in solved for player in sorted(floor - boxes)]


def _after(position: Position, floor: Boxes) -> Iterator[Position]:
    """Yield every position one move later."""
    boxes, player = position
    for direction in DIRECTIONS:
        there, target = beyond(player, direction), beyond(player, direction, 2)
        if there in boxes:
            if target in floor and target not in boxes:
                yield boxes - {there} | {target}, there
        elif there in floor:
            yield boxes, there


def _before(position: Position, floor: Boxes) -> Iterator[Position]:
    """Yield every position one move earlier: the player steps back, and a box before him may follow."""
    boxes, player = position
    for direction in DIRECTIONS:
        back, ahead = beyond(player, direction, -1), beyond(player, direction)
        if back in floor and back not in boxes:
            yield boxes, back
            if ahead in boxes:
                yield boxes - {ahead} | {player}, back
