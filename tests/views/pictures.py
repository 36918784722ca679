"""Pictures of samples, and small boards with regions, cages and signs between cells."""

from functools import cache

import smtpuzzles
from smtpuzzles.base.grid import board_of, boxes, cells
from smtpuzzles.base.picture import Cage, Picture, Role, Tile
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.contract import BoardPuzzle
from tests.conftest import SAMPLES, SMALLEST, Sample

# For tests that see nothing in other samples that they do not see in these.
DRAWN = [*SMALLEST, max(SAMPLES, key=lambda sample: sample.size())]


@cache
def pictures(sample: Sample) -> list[Picture]:
    """The puzzle, and its solutions with the cells marked in which they differ."""
    puzzle = sample.puzzle()
    if not isinstance(puzzle, BoardPuzzle):
        return [puzzle.picture()]
    checked = smtpuzzles.check(puzzle)
    solved = [puzzle.picture(solution).marking(checked.differing) for solution in checked.solutions]
    return [puzzle.picture(), *solved]


def boxed(size: int, height: int, width: int) -> dict[Cell, int]:
    """A square board of boxes as regions."""
    return {cell: number for number, box in enumerate(boxes(size, height, width)) for cell in box}


def regions_of(rows: str) -> Board:
    """Cells of one letter make a region."""
    return board_of(rows.split())


def drawn_as(rows: str) -> dict[Cell, Tile]:
    """A tile for every character."""
    return {
        cell: Tile(text, Role.OPEN if text == "·" else Role.SYMBOL) for cell, text in board_of(rows.split()).items()
    }


def caged(rows: str, *texts: str) -> tuple[Cage, ...]:
    """Cells of one letter make a cage; a dot is in none."""
    letters = {cell: letter for cell, letter in board_of(rows.split()).items() if letter != "."}
    names = dict.fromkeys(letters.values())
    return tuple(
        Cage(frozenset(cell for cell in letters if letters[cell] == name), text)
        for name, text in zip(names, texts, strict=True)
    )


KILLER = Picture(
    drawn_as("4123 2341 123· 34·2"),
    regions=boxed(4, 2, 2),
    cages=caged("aabb cdde ccfe ccff", "5", "5", "12", "7", "5", "6"),
)
# Cages alone, of which a cell may have none.
KENKEN = Picture(
    drawn_as("···· ·2·· ···· ···3"), cages=caged("aab. ccb. dee. dffg", "12×", "2-", "3+", "1-", "48×", "6+", "3")
)
JIGSAW_6 = Picture(
    drawn_as("·1··5· ··3··· 6···2· ·4···6 ···1·· ·3··4·"),
    regions=regions_of("ccabbb caabbb caaddd ccaffd eeeefd eefffd"),
)
JIGSAW_9 = Picture(
    {(r, c): Tile(str((2 * r + c) % 9 + 1), Role.SYMBOL) for r, c in cells(9, 9)},
    regions=regions_of("aaabbbccc daabebccc daabeecff ddabeecff ddabbecff dddheeffi gghheiifi ggghhhiii gggghhhii"),
)
SIGNS = Picture(
    drawn_as("····· ··3·· ····· 2···· ····1"),
    edges={
        ((1, 1), (1, 2)): "<",
        ((1, 3), (2, 3)): "<",
        ((3, 4), (3, 5)): ">",
        ((4, 2), (5, 2)): ">",
        ((4, 3), (4, 4)): "=",
    },
)
# Signs on the lines of regions, and between them.
KROPKI = Picture(
    drawn_as("123456 456123 231564 564231 312645 645312"),
    regions=boxed(6, 2, 3),
    edges={((1, 1), (1, 2)): "●", ((1, 3), (1, 4)): "○", ((1, 3), (2, 3)): "●", ((2, 1), (3, 1)): "●"},
)
GREATER_KILLER = Picture(
    KILLER.tiles,
    regions=KILLER.regions,
    cages=KILLER.cages,
    edges={((1, 1), (2, 1)): ">", ((1, 2), (1, 3)): "<", ((2, 4), (3, 4)): "<", ((4, 1), (4, 2)): "<"},
)
PICTURES = {
    "killer": KILLER,
    "kenken": KENKEN,
    "jigsaw-6": JIGSAW_6,
    "jigsaw-9": JIGSAW_9,
    "signs": SIGNS,
    "kropki": KROPKI,
    "greater-killer": GREATER_KILLER,
}
