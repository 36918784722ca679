"""Solving and proving unique, against grilops, a library of grid puzzles on Z3 with an integer for every cell.

ours    smtpuzzles.check
peer    grilops: the rules in its own words, then its solve and is_unique

Light up 40x40 takes grilops a minute or two and runs once: no noise of the machine comes near that factor.
"""

from collections.abc import Iterator

import grilops
import z3
from grilops import Point, SymbolGrid, SymbolSet
from grilops.sightlines import count_cells

import smtpuzzles
from benchmarks.boards import fresh, largest, largest_below, size_name
from benchmarks.measure import Row, race
from smtpuzzles.kinds.lightup import LightUp
from smtpuzzles.kinds.sudoku import Sudoku
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.contract import Puzzle

TARGET = 1 / 20


def rows() -> Iterator[Row]:
    yield measured(largest("lightup").puzzle, repeats=1, target=TARGET)
    # Sudoku 25x25 takes grilops two minutes. No target was set for these.
    for size in (9, 16):
        yield measured(largest_below("sudoku", size * size).puzzle, repeats=3, target=None)


def measured(puzzle: Puzzle, repeats: int, target: float | None) -> Row:
    result = race(lambda: smtpuzzles.check(fresh(puzzle)).verdict, lambda: verdict(puzzle), repeats)
    assert result.our_answer == result.peer_answer == "unique"
    return Row(f"checking: {size_name(puzzle)} against grilops", result.ours, result.peer, target)


def verdict(puzzle: Puzzle) -> str:
    grid = light_up(puzzle) if isinstance(puzzle, LightUp) else sudoku(puzzle)
    return "none" if not grid.solve() else "unique" if grid.is_unique() else "multiple"


def light_up(puzzle: LightUp) -> SymbolGrid:
    """A cell is a wall, empty or a lamp; from every white cell sightlines count the lamps up to the walls."""
    symbols = SymbolSet([("WALL", "#"), ("EMPTY", "_"), ("LAMP", "*")])
    grid = SymbolGrid(grilops.get_rectangle_lattice(*max(puzzle.board)), symbols)
    for cell, symbol in puzzle.board.items():
        here = point(cell)
        beside = grid.edge_sharing_neighbors(here)
        if symbol == "_":
            sights = [
                count_cells(
                    grid,
                    neighbour.location,
                    neighbour.direction,
                    count=lambda value: z3.If(value == symbols.LAMP, 1, 0),
                    stop=lambda value: value == symbols.WALL,
                )
                for neighbour in beside
            ]
            lamps = z3.Sum(sights)
            grid.solver.add(grid.cell_is_one_of(here, [symbols.EMPTY, symbols.LAMP]))
            grid.solver.add(z3.If(grid.cell_is(here, symbols.LAMP), lamps == 0, lamps > 0))
        else:
            grid.solver.add(grid.cell_is(here, symbols.WALL))
            if symbol.isdigit():
                lamps_beside = [(neighbour.symbol == symbols.LAMP, 1) for neighbour in beside]
                grid.solver.add(z3.PbEq(lamps_beside, int(symbol)))
    return grid


def sudoku(puzzle: Sudoku) -> SymbolGrid:
    """A cell is a digit; the cells of every unit are distinct."""
    symbols = grilops.make_number_range_symbol_set(1, puzzle.size)
    grid = SymbolGrid(grilops.get_square_lattice(puzzle.size), symbols)
    for cell, symbol in puzzle.board.items():
        if symbol != "_":
            grid.solver.add(grid.cell_is(point(cell), symbols[int(symbol)]))
    for _, unit in puzzle.units:
        grid.solver.add(z3.Distinct(*[grid.grid[point(cell)] for cell in unit]))
    return grid


def point(cell: Cell) -> Point:
    """Our cells are counted from 1, grilops' points from 0."""
    row, column = cell
    return Point(row - 1, column - 1)
