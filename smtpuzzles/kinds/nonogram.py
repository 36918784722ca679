"""Nonogram, also called Picross, Griddlers, Hanjie and Pattern.

Make some cells black. A label has the lengths of the runs of black cells in its row or column, in this order.

A new board is a picture of patches. While it has several solutions, a cell in which they differ is made black.
"""

from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.exchange.run_labels import corpus_format, id_formats, link_format

LEAST, MOST, MENDS = 2, 30, 100
NOISE = 0.52  # how many cells are black before each becomes as most of those around it


class Nonogram(sp.RunGrid):
    kind: ClassVar[str] = "nonogram"
    symbols = sp.SHADED

    def reason(self, inference: sp.Inference) -> sp.Reason | None:
        if len(inference.rules) > 1:
            return None
        place, text = inference.rules[0].about
        return sp.reason_of_runs(inference, text, self.lines[place][0], sp.BLACK)


def blank(wanted: sp.Wanted[sp.Options]) -> Nonogram:
    size, random = wanted.size, wanted.random
    sp.expect_size(LEAST <= min(size) <= max(size) <= MOST, f"a board of {LEAST} to {MOST} rows and columns", size)
    noise = {cell: random.random() < NOISE for cell in sp.cells(*size)}
    around = {cell: [noise[near] for near in (cell, *sp.around(cell, size))] for cell in noise}
    board = {cell: sp.BLACK if 2 * sum(near) > len(near) else sp.WHITE for cell, near in around.items()}
    return Nonogram.of_picture(board, wanted.variant)


def mended(mending: sp.Mending[Nonogram, sp.Options]) -> sp.Mended | None:
    cell = mending.wanted.random.choice(sorted(mending.differing))
    board = {**mending.solution, cell: sp.BLACK}
    return sp.Mended(puzzle=Nonogram.of_picture(board, mending.puzzle.variant)) if mending.mends < MENDS else None


KIND = sp.declared(
    Nonogram,
    "labels are the lengths of the runs of black cells in rows and columns (Picross, Griddlers, Hanjie)",
    (
        "Make some cells black.",
        "A label has the lengths of the runs of black cells in its row or column, in their order.",
        "At least one white cell is between two runs.",
    ),
    setter=sp.BoardSetter(usual=(10, 10), blank=blank, mended=mended, clues=False),
    techniques=sp.RUN_TECHNIQUES,
    formats=lambda: (
        link_format(Nonogram.of_labels, "nonogram"),
        *id_formats(Nonogram.of_labels, "pattern"),
        corpus_format(Nonogram.of_labels),
    ),
    aliases=("picross", "griddlers", "hanjie", "pattern", "oekaki"),
)
