"""The text of Penpa+ links: base64 of raw deflated lines, in which frequent words are 'z' and a sign.

0       fields with commas: grid, WIDTH, HEIGHT, ... , 15 'Title: ' and a title, 16 an author, 18 what players read
1       JSON: how many rows and columns at the top, bottom, left and right are margin
3, 4    JSON: the layers of the problem, and of the answer
5       JSON: the numbers of the cells, each as what is added to the one before
17      JSON: tags

The others hold settings.
"""

import json
from base64 import b64encode
from collections.abc import Mapping, Sequence
from typing import Any

from smtpuzzles.base.text import Token
from smtpuzzles.exchange.packed import deflated, from_base64, inflated

# What stands for each word behind 'z', in the order in which Penpa+ replaces them.
_SIGNS = (
    "qa=9 pu_q=Q pu_a=A grid=G edit_mode=M surface=S line=L lineE=E wall=W cage=C number=N symbol=Y special=P board=B "
    "command_redo=R command_undo=U command_replay=8 numberS=1 freeline=F freelineE=2 thermo=T arrows=3 direction=D "
    "squareframe=0 polygon=5 deletelineE=4 killercages=6 nobulbthermo=7 __a=_"
)
_PAIRS = [pair.split("=") for pair in _SIGNS.split()]
_CODES = {"z": "zZ", **{f'"{word}"': f"z{sign}" for word, sign in _PAIRS}, "null": "zO"}
_CODES_OF_RULES = {",": "%2C", "\n": "%2D", "&": "%2E", "=": "%2F"}
_EMPTY_MAPS = (
    *("surface", "number", "numberS", "symbol", "freeline", "freelineE", "line", "lineE"),
    *("wall", "cage", "deletelineE"),
)
_EMPTY_LISTS = ("thermo", "arrows", "direction", "squareframe", "polygon", "killercages", "nobulbthermo")
_TOOLS = {
    "edit_mode": "surface",
    "surface": ["", 1],
    "line": ["1", 2],
    "lineE": ["1", 2],
    "wall": ["", 2],
    "cage": ["1", 10],
    "number": ["1", 1],
    "symbol": ["circle_L", 1],
    "special": ["thermo", ""],
    "board": ["", ""],
    "move": ["1", ""],
    "combi": ["battleship", ""],
    "multicolor": ["", 1],
}
_VERSION = [3, 1, 4]
_MARGINS = [0, 0, 0, 0]
COMMANDS = ("command_redo", "command_undo", "command_replay")


def unpacked_lines(data: Token) -> list[str]:
    """Return the lines, with words for codes; 'zZ' comes last, because it escapes the others."""
    lines = inflated(from_base64(data), data).split("\n")
    if len(lines) < 5:
        raise data.error("expected the lines of a Penpa+ grid, but found fewer")
    for word, code in reversed(_CODES.items()):
        lines[:5] = [line.replace(code, word) for line in lines[:5]]
    return lines


def packed_lines(
    head: str,
    problem: Mapping[str, Any],
    answer: Mapping[str, Any],
    cells: Sequence[int],
    tag: str,
    tools: Mapping[str, Any],
) -> str:
    """Return the data of a link; what is not drawn is added, as Penpa+ keeps it, and tools that players do not need."""
    nothing: dict[str, Any] = {name: {"__a": []} for name in COMMANDS}
    nothing |= {name: {} for name in _EMPTY_MAPS} | {name: [] for name in _EMPTY_LISTS}
    mode = {"qa": "pu_a", "grid": ["1", "2", "1"], "pu_q": _TOOLS, "pu_a": _TOOLS | {**tools}}
    drawn = [_MARGINS, mode, nothing | {**problem}, nothing | {**answer}, cells]
    settings = [["Surface", "Composite"], {}, "x", "x", _VERSION, mode, "x", 0, nothing, nothing, {}]
    text = "\n".join([head, *[json.dumps(part, separators=(",", ":")) for part in [*drawn, *settings, [tag]]], ""])
    for word, code in _CODES.items():
        text = text.replace(word, code)
    return b64encode(deflated(text)).decode()


def with_codes(field: str) -> str:
    """Return what players read as a field of the first line."""
    for sign, code in _CODES_OF_RULES.items():
        field = field.replace(sign, code)
    return field


def without_codes(field: str) -> str:
    for sign, code in _CODES_OF_RULES.items():
        field = field.replace(code, sign)
    return field
