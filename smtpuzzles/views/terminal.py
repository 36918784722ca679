"""Pictures in colour, with rich: on a terminal, and on the screen."""

from functools import cache

from rich.console import Console
from rich.style import Style
from rich.text import Text

from smtpuzzles.base.harmless import harmless
from smtpuzzles.base.picture import Picture
from smtpuzzles.views.layout import drawing_of
from smtpuzzles.views.spans import merged

_MARKED = Style(color="black", bgcolor="yellow", bold=True)
# Soft colours, on which black letters are easy to read.
_TONES = ("light_sky_blue1", "khaki1", "dark_sea_green1", "thistle1", "navajo_white1", "grey89", "light_pink1")
_CURSOR = Style(color="black", bgcolor="bright_cyan", bold=True, dim=False)


def _in_reverse(style: Style) -> Style:
    """Return a style that looks the same, and is still visible without colours."""
    return style + Style(color=style.bgcolor, bgcolor=style.color, reverse=True)


STYLES = {
    "open": Style(dim=True),
    "dark": Style(color="grey15", bgcolor="grey15"),
    "light": Style(color="grey42", bgcolor="grey93"),
    "lit": Style(color="grey42", bgcolor="cornsilk1"),
    "piece": Style(color="dark_orange3", bgcolor="cornsilk1", bold=True),
    "clue": Style(color="white", bgcolor="grey15", bold=True),
    "met": Style(color="light_green", bgcolor="grey15", dim=True),
    "unmet": Style(color="indian_red1", bgcolor="grey15", bold=True),
    "outside": Style(),
    "line": Style(color="dark_orange3", bold=True),
    # Neither light nor dark, because the terminal's own ground may be black or white.
    "symbol": Style(color="deep_sky_blue3"),
    "first": Style(color="deep_sky_blue3"),
    "second": Style(color="magenta3"),
    "given": Style(color="default", bold=True),
    "entered": Style(underline=True),
    "strong": Style(bold=True),
    "noted": Style(dim=False),
    **{f"tone{n}": Style(color="black", bgcolor=colour, dim=False) for n, colour in enumerate(_TONES)},
    "label": Style(bold=True),
    "cage": Style(color="dark_orange3"),
    "edge": Style(color="dark_orange3", bold=True),
    "grid": Style(color="bright_black"),
    "context": Style(color="black", bgcolor="pale_turquoise1", dim=False),
    "broken": Style(color="black", bgcolor="light_coral", bold=True, dim=False),
    "marked": _MARKED,
    "marked-reversed": _in_reverse(_MARKED),
    "cursor": _CURSOR,
    "cursor-reversed": _in_reverse(_CURSOR),
    "underlined": Style(underline=True),
    "inverted": Style(reverse=True),
}


@cache
def style_of(name: str) -> Style:
    """Return the style for a name of the layout."""
    return Style.combine([Style(), *(STYLES[word] for word in name.split())])


def draw(console: Console, picture: Picture) -> Text:
    """Return the picture as it fits into the width of the console."""
    text = Text(no_wrap=True, overflow="ignore", end="")
    for line in drawing_of(picture, console.width).lines(unicode=console.encoding.startswith("utf")):
        for characters, name in merged([*line, ("\n", "")]):
            text.append(harmless(characters), style_of(name))
    return text


def show(console: Console, picture: Picture) -> None:
    # A picture that is still too wide is easier to read when nobody folds it.
    console.print(draw(console, picture), no_wrap=True, overflow="ignore", crop=False, end="")
