"""Suguru, also called Tectonic, or Number Blocks.

The board is divided into regions. A region of n cells has the digits from 1 to n. Equal digits do not touch, not even
diagonally. Some digits are given.
"""

from collections.abc import Iterator
from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.exchange.rooms import rooms_block_format, rooms_corpus_format, rooms_file_format, rooms_link_format

LEAST, MOST = 2, 15  # rows and columns of new boards
SIZES = (4, 5, 5, 6, 6)  # cells of regions on them


class Suguru(sp.DigitRooms):
    kind: ClassVar[str] = "suguru"

    def laws(self) -> Iterator[sp.Law]:
        yield from super().laws()
        yield from sp.unlike_neighbours(self.size, self.symbols)

    def reason(self, inference: sp.Inference) -> sp.Reason | None:
        return sp.reason_of_digits(self.with_absent(inference), self.symbols)


def blank(wanted: sp.Wanted[sp.Options]) -> Suguru:
    size = wanted.size
    sp.expect_size(LEAST <= min(size) <= max(size) <= MOST, f"a board of {LEAST} to {MOST} rows and columns", size)
    rooms, left = dict[sp.Cell, int](), set(sp.cells(*size))
    while left:
        room = sp.next_room(left, wanted.random.choice(SIZES), wanted.random)
        rooms.update(dict.fromkeys(room, len(rooms)))
        left.difference_update(room)
    return Suguru.of_rooms(sp.lettered(rooms), wanted.variant)


KIND = sp.declared(
    Suguru,
    "a region of n cells has the digits from 1 to n; equal ones do not touch (Tectonic)",
    (
        "A region of n cells has each of the digits from 1 to n once.",
        "Equal digits do not touch, not even diagonally.",
    ),
    setter=sp.BoardSetter(usual=(8, 8), blank=blank),
    techniques=(*sp.TOUCHING_TECHNIQUES, *sp.digit_techniques.IN_REGIONS),
    formats=lambda: (
        rooms_link_format(Suguru, "suguru"),
        rooms_file_format(Suguru, "suguru"),
        rooms_block_format(Suguru, "suguru"),
        rooms_corpus_format(Suguru),
    ),
    aliases=("tectonic", "numberblocks", "nanbaburokku"),
)
