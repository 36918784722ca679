"""One box or two, alone on the floor with the player: how many moves they take, and where they block each other.

With more boxes around, what a box and the player do takes as many moves or more: a push of another box is a walk here.
"""

from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import combinations

from smtpuzzles.kinds.sokoban.directions import DIRECTIONS, beyond
from smtpuzzles.model import Cell

Boxes = frozenset[Cell]
Position = tuple[Boxes, Cell]
Moves = dict[tuple[Cell, Cell], int]
# Of two boxes and the player.
POSITIONS = 300_000


def moves_before(floor: Boxes, boxes: Boxes, player: Cell) -> Moves:
    """Return the fewest moves after which one of these boxes is in the first cell, and the player in the second."""
    starts = [(frozenset([box]), player) for box in boxes]
    return one_box(fewest_moves(starts, lambda position: after(position, floor)))


def moves_after(floor: Boxes, goals: Boxes) -> Moves:
    """Return the fewest moves that bring a box from the first cell to a goal, with the player in the second."""
    starts = solved_positions(floor, goals, 1)
    return one_box(fewest_moves(starts, lambda position: before(position, floor)))


def dead_pairs(floor: Boxes, goals: Boxes, places: Collection[Cell]) -> list[tuple[Cell, Cell]]:
    """Return pairs of cells: two boxes on them never get to goals, wherever the player is. None if that takes long."""
    pairs = list(combinations(sorted(places), 2))
    if len(pairs) * len(floor) > POSITIONS:
        return []
    starts = solved_positions(floor, goals, 2)
    alive = {boxes for boxes, _ in fewest_moves(starts, lambda position: before(position, floor))}
    return [pair for pair in pairs if frozenset(pair) not in alive]


def one_box(moves: dict[Position, int]) -> Moves:
    return {(box, player): number for ((box,), player), number in moves.items()}


def solved_positions(floor: Boxes, goals: Boxes, number: int) -> list[Position]:
    """Return all positions with so many boxes on goals, and the player anywhere."""
    solved = map(frozenset, combinations(sorted(goals), number))
    return [(boxes, player) for boxes in solved for player in sorted(floor - boxes)]


def fewest_moves(
    starts: Iterable[Position], following: Callable[[Position], Iterator[Position]]
) -> dict[Position, int]:
    """Search breadth first: return every position that these lead to, and its distance."""
    moves = dict.fromkeys(starts, 0)
    queue = deque(moves)
    while queue:
        position = queue.popleft()
        for other in following(position):
            if other not in moves:
                moves[other] = moves[position] + 1
                queue.append(other)
    return moves


def after(position: Position, floor: Boxes) -> Iterator[Position]:
    """Return every position one move later."""
    boxes, player = position
    for direction in DIRECTIONS:
        there, target = beyond(player, direction), beyond(player, direction, 2)
        if there in boxes:
            if target in floor and target not in boxes:
                yield boxes - {there} | {target}, there
        elif there in floor:
            yield boxes, there


def before(position: Position, floor: Boxes) -> Iterator[Position]:
    """Return every position one move earlier: the player steps back, and a box before him may follow."""
    boxes, player = position
    for direction in DIRECTIONS:
        back, ahead = beyond(player, direction, -1), beyond(player, direction)
        if back in floor and back not in boxes:
            yield boxes, back
            if ahead in boxes:
                yield boxes - {ahead} | {player}, back
