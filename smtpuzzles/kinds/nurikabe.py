"""Nurikabe.

Some cells are black. White cells form islands: parts that are connected along their sides. Each island has one number,
which is the number of its cells. All black cells are connected, and no four of them form a square.

On a new board, black cells are added beside the first up to some share of the board, without squares. Few of these have
one solution only: one more cell becomes black where solutions differ, until there is one, or no such cell.
"""

from collections.abc import Collection, Iterator
from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.exchange.grids import corpus_format, link_format

LEAST, MOST, SHARE = 3, 15, 0.55  # rows and columns of new boards; how many of their cells are black at first


class Nurikabe(sp.Grid):
    kind: ClassVar[str] = "nurikabe"
    symbols = sp.SHADED
    held, essential = sp.WHITE, True

    def laws(self) -> Iterator[sp.Law]:
        for square in sp.blocks(*self.size):
            sentence = f"the square of four cells from {sp.at(square[0])} has a white cell"
            yield sp.Law("square", square, sentence, square, sp.some(sp.WHITE))

    def wide_laws(self) -> list[sp.Wide]:
        largest = max(map(int, self.numbers.values()), default=1)
        islands = sp.reaching(self.cells, sp.WHITE, "white", self.numbers.keys(), largest - 1)
        return [islands, sp.connected(self.cells, sp.BLACK, "black")]

    def domains(self) -> dict[sp.Cell, tuple[str, ...]]:
        return dict.fromkeys(self.cells, tuple(map(str, range(1, len(self.cells) + 1))))

    def number_at(self, place: sp.Cell, board: sp.Board) -> str | None:
        island = next(part for part in sp.parts_with(self.cells, board, sp.WHITE) if place in part)
        return str(len(island)) if len(island & self.numbers.keys()) == 1 else None

    def number_law(self, place: sp.Cell, value: str) -> sp.Law:
        size, near = int(value), sp.within(place, int(value), self.cells)
        sentence = f"the {value} at {sp.at(place)} is alone in an island of {value} white cell{'s' * (size > 1)}"
        only = (near, place, size, self.numbers, sp.WHITE, sp.BLACK)
        return self.of_number(place, value, sentence, near, lambda x: sp.alone(x, *only))


def blank(wanted: sp.Wanted[sp.Options]) -> Nurikabe:
    size, random = wanted.size, wanted.random
    sp.expect_size(LEAST <= min(size) <= max(size) <= MOST, f"a board of {LEAST} to {MOST} rows and columns", size)
    board = sp.cells(*size)
    black = {random.choice(board)}
    while len(black) < SHARE * len(board) and (able := could_be_black(size, black, board)):
        black.add(random.choice(able))
    return with_islands(Nurikabe.of_size(size, wanted.variant), black, wanted)


def mended(mending: sp.Mending[Nurikabe, sp.Options]) -> sp.Mended | None:
    puzzle, wanted = mending.puzzle, mending.wanted
    black = {cell for cell, symbol in mending.solution.items() if symbol == sp.BLACK}
    able = could_be_black(puzzle.size, black, sorted(mending.differing))
    return sp.Mended(puzzle=with_islands(puzzle, {*black, wanted.random.choice(able)}, wanted)) if able else None


def could_be_black(size: sp.Cell, black: set[sp.Cell], among: list[sp.Cell]) -> list[sp.Cell]:
    """Return the white cells beside a black one that complete no square of black cells."""
    beside = [cell for cell in among if cell not in black and not black.isdisjoint(sp.side_neighbours(cell))]
    last = {cell for square in sp.blocks(*size) for cell in square if {*square} <= {*black, cell}}
    return [cell for cell in beside if cell not in last]


def with_islands(puzzle: Nurikabe, black: Collection[sp.Cell], wanted: sp.Wanted[sp.Options]) -> Nurikabe:
    """Return the puzzle with a number for each island, where one was before if that is possible."""
    islands = sp.parts_of(cell for cell in puzzle.cells if cell not in black)
    places = {wanted.random.choice(sorted(one.intersection(puzzle.numbers) or one)): str(len(one)) for one in islands}
    return puzzle.with_givens(places)


KIND = sp.declared(
    Nurikabe,
    "numbers are islands of so many white cells; the black cells are connected, without squares of four",
    (
        "Make some cells black, so that the white cells form islands.",
        "Each island has one number, which is the number of its cells; islands do not touch along a side.",
        "All black cells are connected, and no four of them form a square.",
    ),
    setter=sp.BoardSetter(usual=(8, 8), blank=blank, mended=mended, clues=False),
    techniques=(sp.CUT_OFF, sp.ENCLOSED, sp.SQUARE, sp.BLOCKED),
    formats=lambda: (link_format(Nurikabe, "nurikabe"), corpus_format(Nurikabe)),
)
