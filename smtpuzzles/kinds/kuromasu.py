"""Kuromasu, also called Kurodoko, or Range.

Some cells are black; no two of them touch along a side, and all white cells are connected. A number is the number of
white cells that are seen from it, in its row and its column up to the next black cell, with its own, which is white.
"""

from collections.abc import Iterator
from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.exchange.grids import corpus_format, id_formats, link_format


class Kuromasu(sp.Grid):
    kind: ClassVar[str] = "kuromasu"
    symbols = sp.SHADED
    held = sp.WHITE

    def laws(self) -> Iterator[sp.Law]:
        return sp.scattered(self.size, sp.BLACK)

    def wide_laws(self) -> list[sp.Wide]:
        return [sp.connected_around(self.size, sp.BLACK, sp.WHITE)]

    def domains(self) -> dict[sp.Cell, tuple[str, ...]]:
        return dict.fromkeys(self.cells, tuple(map(str, range(1, sum(self.size)))))

    def number_at(self, place: sp.Cell, board: sp.Board) -> str | None:
        return str(sp.seen(place, board, sp.WHITE)) if board[place] == sp.WHITE else None

    def number_law(self, place: sp.Cell, value: str) -> sp.Law:
        sentence = f"from {sp.at(place)}, {value} white cell{'s are' if value != '1' else ' is'} seen, counting itself"
        near = [cell for ray in sp.rays(place, self.domain) for cell in ray]
        return self.of_number(
            place, value, sentence, near, lambda x: sp.sees(x, place, self.domain, sp.WHITE, int(value))
        )

    def reason(self, inference: sp.Inference) -> sp.Reason | None:
        return self.together(inference) if len(inference.rules) > 1 else sp.reason_of_scattered(inference)


KIND = sp.declared(
    Kuromasu,
    "numbers count the white cells seen from them; black cells never touch, white ones stay connected (Kurodoko)",
    (
        "Make some cells black, so that no two of them touch along a side.",
        "All white cells are connected along their sides.",
        "A number counts the white cells that are seen from it in its row and column, and its own.",
    ),
    usual=(7, 7),
    most=9,
    legend=sp.CIRCLED_NUMBER,
    techniques=(sp.TOUCHES, sp.CUT_OFF, sp.BLOCKED),
    formats=lambda: (link_format(Kuromasu, "kurodoko"), *id_formats(Kuromasu, "range"), corpus_format(Kuromasu)),
    aliases=("kurodoko", "range"),
)
