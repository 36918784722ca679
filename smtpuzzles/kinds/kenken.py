"""KenKen, also called Keen, MathDoku, or Calcudoku.

Every row and every column has each digit once. The board is divided into cages, each with the result of its digits: in
'11+' they add up to 11, '12x' is their product; of two digits, '2-' is the difference, and in '2:' one is twice the
other. Digits of a cage may be equal. A result without a sign is that of any of these.

A new board has random digits and cages. While it has several solutions, cages in which they differ get other signs, or
are cut.
"""

from collections.abc import Collection, Iterator
from random import Random
from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.exchange.cages import PRODUCTS, block_format, corpus_format, id_formats
from smtpuzzles.exchange.rooms import rooms_file_format, rooms_link_format

MOST = 9
SIZES = (2, 2, 2, 3, 3, 4)  # cells of cages on new boards
CHOICES = 3  # results of a cage to choose from, the last ones: few pairs have a quotient, so these get no sum
MENDS, CUT_EACH = 30, 3  # before the board is divided anew; a cage is cut in one of so many


class KenKen(sp.ResultCages):
    kind: ClassVar[str] = "kenken"

    def laws(self) -> Iterator[sp.Law]:
        yield from sp.once_in_lines(self.size, self.symbols)

    def reason(self, inference: sp.Inference) -> sp.Reason | None:
        if any(rule.sort == sp.CAGE for rule in inference.rules):
            return sp.reason_of_results(inference, self.symbols)
        return sp.digit_patterns.named(inference, self.symbols)


def blank(wanted: sp.Wanted[sp.Options]) -> KenKen:
    (n, width), random = wanted.size, wanted.random
    sp.expect_size(2 <= n == width <= MOST, f"a square board of 2 to {MOST} rows", wanted.size)
    cages, left = dict[sp.Cell, int](), set(sp.cells(n, n))
    while left:
        cage = sp.next_room(left, random.choice(SIZES), random)
        cages.update(dict.fromkeys(cage, len(cages)))
        left.difference_update(cage)
    board = KenKen.of_rooms(sp.lettered(cages), wanted.variant)
    return with_results(board, sp.latin_square(n, random), board.places, random)


def with_results(board: KenKen, digits: sp.Board, places: Collection[sp.Cell], random: Random) -> KenKen:
    """Return the board with new results of these digits in these places, each of a random sign.

    A pair of digits with a quotient gets its product, difference or quotient; other cages get any result they can have.
    """
    found = {place: random.choice(some[-CHOICES:]) for place, some in board.results(digits) if place in places}
    return board.with_givens({**board.numbers, **found})


def mended(mending: sp.Mending[KenKen, sp.Options]) -> sp.Mended:
    puzzle, random, solution = mending.puzzle, mending.wanted.random, mending.solution
    if (mending.mends + 1) % MENDS == 0:
        return sp.Mended(puzzle=blank(mending.wanted))
    names = sorted({puzzle.regions[cell] for cell in mending.differing})
    places = {puzzle.rooms[name][0] for name in names}
    if mending.mends % CUT_EACH == CUT_EACH - 1:
        cut = [rooms for name in names if len(puzzle.rooms[name]) > 2 for rooms in sp.split(puzzle.regions, name)]
        if cut:
            puzzle = KenKen.of_rooms(sp.lettered(random.choice(cut)), puzzle.variant)
            places = set(puzzle.places)
    return sp.Mended(puzzle=with_results(puzzle, solution, places, random))


KIND = sp.declared(
    KenKen,
    "each digit once in every row and column; the digits of a cage have a result (Keen, MathDoku, Calcudoku)",
    (
        "Every row and every column has each digit once.",
        "The digits of a cage have its result: their sum (+), product (x), difference (-) or quotient (:).",
        "A result without a sign is that of any of these.",
    ),
    setter=sp.BoardSetter(usual=(6, 6), blank=blank, mended=mended, clues=False),
    techniques=(*sp.RESULT_TECHNIQUES, *sp.digit_techniques.IN_LINES),
    formats=lambda: (
        rooms_link_format(KenKen, "factors", numbers=PRODUCTS),
        rooms_file_format(KenKen, "factors", PRODUCTS),
        *id_formats(KenKen, "keen"),
        block_format(KenKen, "kendoku", "kenken"),
        corpus_format(KenKen),
    ),
    aliases=("keen", "mathdoku", "calcudoku", "kendoku", "inkies", "factors", "inshinoheya"),
)
