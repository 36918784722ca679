"""Pieces of lines, each with the name of a style; and as terminals without Unicode can show them."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter

from smtpuzzles.views.borders import CORNERS

Span = tuple[str, str]
# Heavy lines and all corners that have one become number signs.
_ASCII = dict.fromkeys(map(ord, CORNERS[1:]), "#") | str.maketrans(
    "█▒░·●○■□★♣▲▸▹»×╳⁖÷−│─┌┐└┘├┤┬┴┼╵╷╴╶∧∨₀₁₂₃₄₅₆₇₈₉⁰¹²³⁴⁵⁶⁷⁸⁹",
    "#%~.*.*$*TA>(}xX::-|-+++++++++||--^v01234567890123456789",
)
# An empty dot between two blank cells must not look like a blank.
_EDGES = _ASCII | str.maketrans("○", "o")


def in_ascii(text: str, style: str) -> Span:
    return text.translate(_EDGES if style == "edge" else _ASCII), style


def merged(line: Iterable[Span]) -> Iterator[Span]:
    """Join neighbours of one style."""
    for name, spans in groupby(line, key=itemgetter(1)):
        yield "".join(text for text, _ in spans), name
