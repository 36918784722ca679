"""The encoding of Sokoban that the earlier solver used, as SMT text: boxes with names, and a horizon to be guessed.

P_r_c_t     the player stands on this cell at time t
B_b_r_c_t   box b stands on this cell at time t
M_k_t       move k is made from time t - 1 to time t: walk or push in one of four directions, or stay

Whatever is one of many is so by pairs: not both. What a move does not change is said box by box.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations
from time import perf_counter

import z3

from smtpuzzles.kinds.sokoban.level import Level
from smtpuzzles.model import Cell

WAYS = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
STILL = ["stay", *[f"walk{way}" for way in WAYS]]
MOVES = [*STILL, *[f"push{way}" for way in WAYS]]


def verdicts(level: Level, horizons: Iterable[int], seconds: float) -> list[str]:
    """Is there a plan of so many moves or less? The answer for each horizon, all together in so many seconds."""
    end = perf_counter() + seconds
    answers = []
    for horizon in horizons:
        solver = z3.SolverFor("QF_FD", ctx=z3.Context())
        solver.from_string(text(level, horizon))
        solver.set("timeout", max(1, int(1000 * (end - perf_counter()))))
        answers.append(str(solver.check()))
    return answers


def text(level: Level, horizon: int) -> str:
    cells, boxes = sorted(level.floor), range(len(level.live_boxes))
    names = [player(cell, time) for cell in cells for time in range(horizon + 1)]
    names += [box(b, cell, time) for b in boxes for cell in cells for time in range(horizon + 1)]
    names += [move(kind, step) for kind in MOVES for step in range(1, horizon + 1)]
    clauses = list(ends(level, horizon))
    for time in range(horizon + 1):
        clauses += places(cells, boxes, time)
    for step in range(1, horizon + 1):
        clauses += one_of([move(kind, step) for kind in MOVES])
        clauses += effects(level.floor, boxes, step)
    lines = [f"(declare-const {name} Bool)" for name in names]
    return "\n".join(lines + [f"(assert (or {' '.join(clause)}))" for clause in clauses])


Clause = list[str]


def player(cell: Cell, time: int) -> str:
    return f"P_{cell[0]}_{cell[1]}_{time}"


def box(number: int, cell: Cell, time: int) -> str:
    return f"B_{number}_{cell[0]}_{cell[1]}_{time}"


def move(kind: str, step: int) -> str:
    return f"M_{kind}_{step}"


def no(name: str) -> str:
    return f"(not {name})"


def one_of(names: list[str]) -> list[Clause]:
    return [names, *[[no(a), no(b)] for a, b in combinations(names, 2)]]


def ends(level: Level, horizon: int) -> Iterator[Clause]:
    """Everything is where the level has it, and at the end every box is on a goal."""
    yield [player(level.player, 0)]
    for number, start in enumerate(sorted(level.live_boxes)):
        yield [box(number, start, 0)]
        yield from [[no(box(number, cell, horizon))] for cell in sorted(level.floor - level.goals)]


def places(cells: list[Cell], boxes: Iterable[int], time: int) -> Iterator[Clause]:
    """Player and boxes are on one cell each, and no two on the same."""
    yield from one_of([player(cell, time) for cell in cells])
    for number in boxes:
        yield from one_of([box(number, cell, time) for cell in cells])
    for cell in cells:
        here = [player(cell, time), *[box(number, cell, time) for number in boxes]]
        yield from [[no(a), no(b)] for a, b in combinations(here, 2)]


def effects(floor: frozenset[Cell], boxes: Iterable[int], step: int) -> Iterator[Clause]:
    """What each move needs and does, from every cell that the player may be on."""
    for cell in sorted(floor):
        here = no(player(cell, step - 1))
        yield [here, no(move("stay", step)), player(cell, step)]
        for way in WAYS:
            walk, push = no(move(f"walk{way}", step)), no(move(f"push{way}", step))
            ahead, beyond = beside(cell, way, 1), beside(cell, way, 2)
            yield [here, walk, player(ahead, step)] if ahead in floor else [here, walk]
            if ahead not in floor or beyond not in floor:
                yield [here, push]
                continue
            yield [here, push, player(ahead, step)]
            yield [here, push, *[box(number, ahead, step - 1) for number in boxes]]
            for number in boxes:
                yield [here, push, no(box(number, ahead, step - 1)), box(number, beyond, step)]
        yield from frames(cell, boxes, floor, step)


def frames(cell: Cell, boxes: Iterable[int], floor: frozenset[Cell], step: int) -> Iterator[Clause]:
    """A box on this cell stays in every move but a push by a player beside it."""
    for number in boxes:
        stays = [no(box(number, cell, step - 1)), box(number, cell, step)]
        yield from [[*stays, no(move(kind, step))] for kind in STILL]
        for way in WAYS:
            behind = beside(cell, way, -1)
            pusher = [player(behind, step - 1)] if behind in floor else []
            yield [*stays, no(move(f"push{way}", step)), *pusher]


def beside(cell: Cell, way: str, steps: int) -> Cell:
    down, right = WAYS[way]
    return cell[0] + steps * down, cell[1] + steps * right
