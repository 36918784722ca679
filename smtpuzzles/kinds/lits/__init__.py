"""LITS, also called Nuruomino.

The board is divided into rooms. Four connected cells of each room are black, in the shape of an L, I, T or S, turned or
mirrored in any way. All black cells are connected, and no four of them form a square. Equal shapes do not touch along a
side.

setting.py   new boards
"""

from collections.abc import Iterator
from functools import cached_property
from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.exchange.rooms import rooms_corpus_format, rooms_link_format
from smtpuzzles.kinds.lits import setting


class Lits(sp.RoomGrid):
    kind: ClassVar[str] = "lits"
    symbols = sp.SHADED
    essential, incomparable = True, True
    goals: ClassVar = {sp.EQUAL: "equal shapes", **sp.GOALS}

    @cached_property
    def shapes(self) -> dict[str, sp.Placed]:
        """Where shapes can be in each room."""
        return {name: sp.shapes_in(room, sp.TETROMINOES) for name, room in self.rooms.items()}

    def laws(self) -> Iterator[sp.Law]:
        for name, room in self.rooms.items():
            shape = sp.one_shape(self.shapes[name], sp.BLACK, sp.TETROMINOES)
            yield sp.Law("room", (name,), f"room {name} has one L, I, T or S", room, shape)
        for square in sp.blocks(*self.size):
            sentence = f"the square of four cells from {sp.at(square[0])} has a white cell"
            yield sp.Law("square", square, sentence, square, sp.some(sp.WHITE))

    def wide_laws(self) -> list[sp.Wide]:
        return [
            sp.unlike(self.rooms, self.shapes, sp.BLACK, "black"),
            sp.connected(self.cells, sp.BLACK, "black"),
        ]

    def reason(self, inference: sp.Inference) -> sp.Reason | None:
        rule, alone = inference.rules[0], len(inference.rules) == 1 and inference.conclusions
        if alone and rule.sort == sp.EQUAL:
            return sp.Reason("equal shapes", f"otherwise {sp.would_touch(rule.about[:3])}")
        if alone and rule.sort == "square":
            return sp.Reason("square", "otherwise four black cells would form a square", obvious=True)
        return super().reason(inference)


def blank(wanted: sp.Wanted[sp.Options]) -> Lits:
    return Lits.of_rooms(setting.rooms_of(wanted), wanted.variant)


KIND = sp.declared(
    Lits,
    "an L, I, T or S in each room; equal ones do not touch, and all are connected, without squares of four",
    (
        "Make four connected cells of each room black: an L, I, T or S, turned or mirrored in any way.",
        "All black cells are connected, and no four of them form a square.",
        "Equal shapes do not touch along a side.",
    ),
    setter=sp.BoardSetter(usual=(6, 6), blank=blank, mended=setting.mended, clues=False),
    techniques=(
        sp.SQUARE,
        sp.CUT_OFF,
        sp.Technique("equal shapes", 2, "Otherwise equal shapes would touch."),
        sp.BLOCKED_ROOM,
    ),
    formats=lambda: (rooms_link_format(Lits, "lits"), rooms_corpus_format(Lits)),
    aliases=("nuruomino", "tetra"),
    display="LITS",
)
