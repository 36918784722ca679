"""Kakuro, also called Cross Sums.

Fill in digits from 1 to 9. The digits of a line, from wall to wall, differ, and add up to the total on the wall before
it. In texts, '16\\23' is a wall with the totals of the line below it and of the line to its right.

A new board has the same walls if it is turned by half. While it has several solutions, a digit in which they differ is
changed to one that leaves its lines few other digits, or becomes a wall.
"""

from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.exchange.totals import corpus_format, link_format

LEAST, MOST, MENDS, WALL_EACH = 4, 15, 100, 3
SHARE = 0.3  # of the cells that become walls, if possible
LONGEST = 7  # cells of a line


class Kakuro(sp.SumGrid):
    kind: ClassVar[str] = "kakuro"

    def reason(self, inference: sp.Inference) -> sp.Reason | None:
        if len(inference.rules) > 1 or inference.rules[0].sort != "total":
            return None
        (_, total), line = inference.rules[0].about, inference.rules[0].cells
        return sp.reason_of_total(inference, line, int(total))


def blank(wanted: sp.Wanted[sp.Options]) -> Kakuro:
    size, random = wanted.size, wanted.random
    sp.expect_size(LEAST <= min(size) <= max(size) <= MOST, f"a board of {LEAST} to {MOST} rows and columns", size)
    while True:
        board = sp.with_walls(Kakuro.of_size(size, wanted.variant), SHARE, LONGEST, random)
        if digits := sp.filled(board, random):
            some = random.sample(list(digits), len(digits) // 2)
            return board.with_totals(sp.changed(board, digits, some, random))


def mended(mending: sp.Mending[Kakuro, sp.Options]) -> sp.Mended:
    if (mending.mends + 1) % MENDS == 0:
        return sp.Mended(puzzle=blank(mending.wanted))
    puzzle, random, differing = mending.puzzle, mending.wanted.random, sorted(mending.differing)
    if mending.mends % WALL_EACH == 2:
        found = filter(None, (sp.walled(puzzle, cell) for cell in random.sample(differing, len(differing))))
        puzzle = next(found, puzzle)
    open_cells = [cell for cell in differing if cell in puzzle.lines_at]
    some = random.sample(open_cells, (len(open_cells) + 2) // 3)
    return sp.Mended(puzzle=puzzle.with_totals(sp.changed(puzzle, mending.solution, some, random)))


KIND = sp.declared(
    Kakuro,
    "digits add up to the totals of their lines, and differ in each (Cross Sums)",
    (
        "Fill in digits from 1 to 9.",
        "The digits of a line, from wall to wall, differ.",
        "They add up to the total on the wall left of the line, or above it.",
    ),
    setter=sp.BoardSetter(usual=(8, 8), blank=blank, mended=mended, clues=False),
    legend=sp.WALLS,
    techniques=(*sp.TOTAL_TECHNIQUES, sp.digit_techniques.UNIQUE_RECTANGLE),
    formats=lambda: (link_format(Kakuro, "kakuro"), corpus_format(Kakuro)),
    aliases=("crosssums", "kakro"),
)
