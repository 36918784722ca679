"""Signs between neighbouring cells: '=' between equal digits, 'x' between different ones.

text    with signs, a board has characters between all cells and rows: a sign, or '.' where there is none
"""

from collections.abc import Mapping
from itertools import product

import smtpuzzles.puzzle as sp

EQUAL, UNEQUAL, OPEN, NO_SIGN = "=", "x", "?", "."
SIGN = "sign"  # the sort of their rules
SAYS = {EQUAL: " hold the same digit", UNEQUAL: " hold different digits"}
Signs = Mapping[sp.Cell, str]


def law(place: sp.Cell, sign: str) -> sp.Law:
    pair = sp.sides_of(place)
    return sp.Law(SIGN, (sign,), sp.these_cells(pair) + SAYS[sign], pair, MEANS[sign])


def meaning(sign: str) -> sp.Meaning:
    """Return what a sign says of the cells on both sides; it is not broken while one of them is empty."""
    digits = [(a, b) for a, b in product("01", repeat=2) if (a == b) != (sign == EQUAL)]
    other = {"0": "1", "1": "0"}
    return sp.Meaning(
        lambda x, pair: [sp.AnyOf((x.of(pair[0], other[a]), x.of(pair[1], other[b]))) for a, b in digits],
        lambda board, pair: (board[pair[0]], board[pair[1]]) not in digits,
    )


MEANS = {sign: meaning(sign) for sign in SAYS}


def text_with(board: sp.Board, signs: Signs) -> str:
    height, width = sp.size_of(board)
    points = dict.fromkeys(sp.cells(2 * height - 1, 2 * width - 1), NO_SIGN)
    points |= {sp.point_of(place): symbol for place, symbol in {**board, **signs}.items()}
    return sp.board_text(points)


def read_signs(source: sp.Source) -> tuple[sp.Board, Signs]:
    lines = source.some_lines("rows of 0, 1 and _ with signs between them")
    expected = f"0, 1 or {sp.EMPTY}, and between them {EQUAL}, {UNEQUAL} or {NO_SIGN}"
    found = sp.board_of(sp.symbol_rows(lines, f"01{sp.EMPTY}{EQUAL}{UNEQUAL}", expected))
    height, width = sp.size_of(found)
    if not height % 2 or not width % 2:
        raise sp.after(
            lines[-1], f"expected signs or {NO_SIGN} between all cells and rows, but found {width} x {height}"
        )
    size = (height + 1) // 2, (width + 1) // 2
    between = {sp.point_of(place): place for place in sp.edges(size)}
    for r, line in enumerate(lines, 1):
        for c, token in enumerate(line.characters(), 1):
            may = "01_." if r % 2 and c % 2 else "=x_." if (r, c) in between else "_."
            if token.text not in may:
                raise token.error(f"expected {' or '.join(may)} here, but found {sp.quoted(token.text)}")
    board = {cell: found[sp.point_of(cell)] for cell in sp.cells(*size)}
    return board, {place: found[at] for at, place in between.items() if found[at] != sp.EMPTY}
