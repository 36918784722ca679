"""Shikaku, also called Rectangles.

Divide the board into rectangles. Each has one number, which is the number of its cells. In a solution, each cell has
the letter of its rectangle; numbers have letters in reading order.

A new board is divided at random. While it has several solutions, numbers go to other cells of their rectangles.
"""

from collections.abc import Iterator
from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.exchange.grids import corpus_format, id_formats, link_format

LEAST, MOST, LARGEST = 2, 20, 12  # rows and columns of new boards; cells of a rectangle
MOVES = 20  # of numbers, before the board is divided anew


class Shikaku(sp.DividedGrid):
    kind: ClassVar[str] = "shikaku"
    part = "rectangle"

    def domains(self) -> dict[sp.Cell, tuple[str, ...]]:
        return dict.fromkeys(self.cells, tuple(map(str, range(1, len(self.cells) + 1))))

    def reached(self, place: sp.Cell) -> Iterator[sp.Cell]:
        return sp.reached_by(place, int(self.numbers[place]), self.size)

    def number_at(self, place: sp.Cell, board: sp.Board) -> str | None:
        part = sp.part_of(board, self.named_places[place])
        return str(len(part)) if place in part and sp.is_box(part) else None

    def number_law(self, place: sp.Cell, value: str) -> sp.Law:
        name, boxes = self.named_places[place], sp.boxes_around(place, int(value), self.size, self.numbers)
        sentence = f"rectangle {name} has {sp.counted(int(value), 'cell')}"
        near = self.near[name]
        return self.of_number(place, value, sentence, near, lambda x: sp.in_one_box(x, near, name, boxes))

    def reason(self, inference: sp.Inference) -> sp.Reason | None:
        if len(inference.rules) > 1 or len({one.holds for one in inference.conclusions}) != 1:
            return None  # of both sorts, each has another reason
        (rule,), (_, name, holds) = inference.rules, inference.conclusions[0]
        if rule.sort == "cell":
            return sp.Reason("only one reaches", "no other rectangle reaches it") if holds else None
        if not holds:
            return sp.Reason("out of reach", f"rectangle {name} cannot reach so far", obvious=True)
        cells, area = "it" if len(inference.cells) == 1 else "them", sp.counted(int(rule.about[1]), "cell")
        return sp.Reason("overlap", f"rectangle {name}, of {area}, covers {cells} wherever it lies")


def blank(wanted: sp.Wanted[sp.Options]) -> Shikaku:
    size = wanted.size
    sp.expect_size(LEAST <= min(size) <= max(size) <= MOST, f"a board of {LEAST} to {MOST} rows and columns", size)
    boxes = sp.boxed(size, LARGEST, wanted.random)
    return Shikaku.of_size(size, wanted.variant).with_givens(
        {wanted.random.choice(box): str(len(box)) for box in boxes}
    )


def mended(mending: sp.Mending[Shikaku, sp.Options]) -> sp.Mended | None:
    """Move a number whose rectangle is not the same in all solutions, so that it is in this one only."""
    puzzle, random = mending.puzzle, mending.wanted.random
    differing = sorted({mending.solution[cell] for cell in mending.differing})
    name = random.choice(differing)
    box = [cell for cell, other in mending.solution.items() if other == name]
    if (mending.mends + 1) % MOVES == 0:
        return sp.Mended(puzzle=blank(mending.wanted))
    kept = {place: value for place, value in puzzle.numbers.items() if place not in box}
    return sp.Mended(puzzle=puzzle.with_givens({**kept, random.choice(box): str(len(box))}))


KIND = sp.declared(
    Shikaku,
    "rectangles with one number each, which is how many cells they have (Rectangles)",
    ("Divide the board into rectangles.", "Each rectangle has one number, which is the number of its cells."),
    setter=sp.BoardSetter(usual=(8, 8), blank=blank, mended=mended, clues=False),
    techniques=(
        sp.Technique("only one reaches", 1, "No other rectangle reaches a cell."),
        sp.Technique("out of reach", 1, "A rectangle cannot reach so far."),
        sp.Technique("overlap", 1, "A rectangle covers a cell wherever it lies."),
    ),
    formats=lambda: (link_format(Shikaku, "shikaku"), *id_formats(Shikaku, "rect"), corpus_format(Shikaku)),
    aliases=("rectangles", "rect"),
)
