"""Masyu, also called Pearl.

One loop goes through cells, and neither crosses nor touches itself. It goes through all pearls: it turns at black ones,
but not before and after; it goes straight through white ones, and turns in the cell before or after.

On a new board, a loop that leaves several solutions with all its pearls is changed where these differ.

pearl    'b' or 'w', in the text of a puzzle and in solutions
link     between two neighbours: '-' or '|' in the loop, 'x' not in it
"""

from collections.abc import Iterator
from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.exchange.signs import circles_link_format, corpus_format, id_formats

BLACK, WHITE = "b", "w"
PEARLS = {
    BLACK: sp.Look("black pearl", sp.Tile("●", sp.Role.OUTSIDE, strong=True)),
    WHITE: sp.Look("white pearl", sp.Tile("○", sp.Role.OUTSIDE, strong=True)),
}
SAID = {
    BLACK: "the loop turns at the black pearl at {}, but not in the cells before and after it",
    WHITE: "the loop goes straight through the white pearl at {}, and turns in the cell before or after it",
}
STEPS = ((-1, 0), (0, -1), (0, 1), (1, 0))  # the sum of the places of two that are opposite is 3


class Masyu(sp.LoopGrid):
    kind: ClassVar[str] = "masyu"
    signs: ClassVar = PEARLS

    def domains(self) -> dict[sp.Cell, tuple[str, ...]]:
        return dict.fromkeys(self.places, (BLACK, WHITE))

    def number_at(self, place: sp.Cell, board: sp.Board) -> str | None:
        near, far = ([sp.loop.is_drawn(board, link) for link in links] for links in links_from(place))
        used = [way for way in range(4) if near[way]]
        goes_on = [far[way] for way in used]
        if len(used) != 2 or (sum(used) == 3) == all(goes_on):
            return None
        return BLACK if all(goes_on) else WHITE

    def number_law(self, place: sp.Cell, value: str) -> sp.Law:
        links = links_from(place)
        about = [link for link in (*links[0], *links[1]) if link in self.domain]
        sentence, state = SAID[value].format(self.named([place])), turning if value == BLACK else straight
        return self.of_number(place, value, sentence, about, lambda x: state(*[sp.loop.drawn(x, of) for of in links]))


def links_from(place: sp.Cell) -> tuple[list[sp.Cell], list[sp.Cell]]:
    """Return the links of a cell upwards, to the left, to the right and down, and those that follow straight on."""
    near, far = ([(place[0] + n * down, place[1] + n * right) for down, right in STEPS] for n in (1, 3))
    return near, far


def turning(near: tuple[sp.Literal, ...], far: tuple[sp.Literal, ...]) -> Iterator[sp.Constraint]:
    up, left, right, down = near
    yield from (sp.Exactly(1, (up, down)), sp.Exactly(1, (left, right)))
    yield from (sp.AnyOf((-one, on)) for one, on in zip(near, far, strict=True))


def straight(near: tuple[sp.Literal, ...], far: tuple[sp.Literal, ...]) -> Iterator[sp.Constraint]:
    yield sp.Exactly(2, near)
    for way in range(4):
        yield sp.AnyOf((-near[way], near[3 - way]))
    for way in range(2):
        yield sp.AnyOf((-near[way], -far[way], -far[3 - way]))


KIND = sp.declared(
    Masyu,
    "one loop goes through all pearls: it turns at black ones, and beside white ones (Pearl)",
    (
        "Draw one loop through cells, which neither crosses nor touches itself. It goes through all pearls.",
        "At a black pearl, the loop turns, and goes straight on in the cells before and after.",
        "At a white pearl, the loop goes straight on, and turns in the cell before or after, or in both.",
    ),
    usual=(8, 8),
    most=10,
    mended=sp.other_loop,
    legend={**PEARLS, **sp.sides.LOOKS},
    techniques=sp.LOOP_TECHNIQUES,
    formats=lambda: (
        circles_link_format(Masyu, (WHITE, BLACK), "mashu", "masyu"),
        *id_formats(Masyu, "pearl", {"W": WHITE, "B": BLACK}, "d[a-z]n?"),
        corpus_format(Masyu, {"1": WHITE, "2": BLACK, WHITE: WHITE, BLACK: BLACK}),
    ),
    aliases=("pearl", "mashu"),
)
