"""From a puzzle to a Z3 solver that holds its formula.

ours    model, SMT-LIB text, and Z3 reads the text
peer    expressions of z3py, one by one, as a tutorial would write the same rules: a Boolean for every cell and symbol,
        PbEq, AtMost, Or and Xor over them, and the givens as units

Both fill the same solver, the tactic `sat`, which does nothing yet but keep what it is given. Afterwards, and not
measured, the peer's formula is solved and its board verified.
"""

from collections.abc import Iterator
from itertools import combinations, product
from math import isqrt

import z3

from benchmarks.boards import largest, size_name
from benchmarks.measure import Row, race
from smtpuzzles.engines.z3_session import Z3Session
from smtpuzzles.kinds.binairo import Binairo
from smtpuzzles.kinds.lightup import LightUp
from smtpuzzles.kinds.sudoku import Sudoku
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.contract import Puzzle

TARGET = 0.25
Variables = dict[tuple[Cell, str], z3.BoolRef]


def rows() -> Iterator[Row]:
    for kind, naive in (("sudoku", naive_sudoku), ("lightup", naive_lightup), ("binairo", naive_binairo)):
        puzzle = largest(kind).puzzle
        result = race(lambda puzzle=puzzle: load(puzzle), lambda p=puzzle, naive=naive: naive(p), repeats=5)
        assert not puzzle.violations(solved(*result.peer_answer, puzzle.model.bare))
        yield Row(f"building: {size_name(puzzle)} against plain z3py", result.ours, result.peer, TARGET)


def load(puzzle: Puzzle) -> Z3Session:
    model = puzzle.model
    return Z3Session(model.formula)


def solved(solver: z3.Solver, variables: Variables, bare: Board) -> Board:
    assert solver.check() == z3.sat
    model = solver.model()
    true = {cell: symbol for (cell, symbol), variable in variables.items() if z3.is_true(model[variable])}
    return {**bare, **true}


def naive_sudoku(puzzle: Sudoku) -> tuple[z3.Solver, Variables]:
    n, side = puzzle.size, isqrt(puzzle.size)
    numbers = range(1, n + 1)
    x = {(r, c, v): z3.Bool(f"x_{r}_{c}_{v}") for r, c, v in product(numbers, repeat=3)}
    solver = z3.Tactic("sat").solver()
    for i, j in product(numbers, repeat=2):
        solver.add(z3.PbEq([(x[i, j, v], 1) for v in numbers], 1))
        solver.add(z3.PbEq([(x[i, c, j], 1) for c in numbers], 1))
        solver.add(z3.PbEq([(x[r, i, j], 1) for r in numbers], 1))
    for top, left, v in product(range(1, n, side), range(1, n, side), numbers):
        box = product(range(top, top + side), range(left, left + side))
        solver.add(z3.PbEq([(x[r, c, v], 1) for r, c in box], 1))
    for (r, c), symbol in puzzle.board.items():
        if symbol != "_":
            solver.add(x[r, c, int(symbol)])
    return solver, {((r, c), str(v)): variable for (r, c, v), variable in x.items()}


def naive_lightup(puzzle: LightUp) -> tuple[z3.Solver, Variables]:
    lamp = {(r, c): z3.Bool(f"lamp_{r}_{c}") for (r, c), symbol in puzzle.board.items() if symbol == "_"}
    solver = z3.Tactic("sat").solver()
    lighting: dict[Cell, list[z3.BoolRef]] = {cell: [] for cell in lamp}
    for run in puzzle.runs:
        lamps = [lamp[cell] for cell in run]
        solver.add(z3.AtMost(*lamps, 1))
        for cell in run:
            lighting[cell] += lamps
    for lamps in lighting.values():
        solver.add(z3.Or(lamps))
    for (r, c), symbol in puzzle.board.items():
        if symbol.isdigit():
            beside = [lamp[cell] for cell in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if cell in lamp]
            solver.add(z3.PbEq([(variable, 1) for variable in beside], int(symbol)))
    return solver, {(cell, "*"): variable for cell, variable in lamp.items()}


def naive_binairo(puzzle: Binairo) -> tuple[z3.Solver, Variables]:
    one = {(r, c): z3.Bool(f"one_{r}_{c}") for r, c in puzzle.board}
    height, width = max(one)
    across = [[one[r, c] for c in range(1, width + 1)] for r in range(1, height + 1)]
    down = [list(column) for column in zip(*across, strict=True)]
    solver = z3.Tactic("sat").solver()
    for line in across + down:
        solver.add(z3.PbEq([(variable, 1) for variable in line], len(line) // 2))
        for place in range(len(line) - 2):
            three = line[place : place + 3]
            solver.add(z3.Or(three))
            solver.add(z3.Or([z3.Not(variable) for variable in three]))
    for a, b in [*combinations(across, 2), *combinations(down, 2)]:
        solver.add(z3.Or([z3.Xor(x, y) for x, y in zip(a, b, strict=True)]))
    for cell, symbol in puzzle.board.items():
        if symbol != "_":
            solver.add(one[cell] if symbol == "1" else z3.Not(one[cell]))
    return solver, {(cell, "1"): variable for cell, variable in one.items()}
