"""Recognises texts that this program does not read, so that the error can name them.

Of these formats it reads none, or only those of puzzles that it knows: a link is read before anyone asks here.
"""

import re

_FORMATS = {
    "a puzz.link URL of a puzzle": (
        r"(https?://)?(puzz\.link|pzv\.jp|pzprxs\.vercel\.app|pzplus\.tck\.mn)/|[a-z]+/([a-z:]+/)?\d+/\d+/"
    ),
    "a pzprv3 file of a puzzle": r"pzprv3(\.\d)?[/\s]",
    "a Penpa+ link of a puzzle": r"\S*/penpa-edit/|m=(edit|solve)&",
    "a game of Simon Tatham's puzzles": r"https?://www\.chiark\.greenend\.org\.uk/|\d+(x\d++|j)[a-z\d]{0,99}[:#]\w",
    "a SudokuPad link": r"(https?://)?(sudokupad\.app|app\.crackingthecryptic\.com)/|SCL\w",
    "a puzzle of janko.at": r"\[(begin|puzzle|problem)\]",
    "a web page": r"<[!a-zA-Z]",
    "a link": r"https?://\S",
}


def unread(text: str) -> str | None:
    """Return what this text looks like, if it is in a format that this program does not read."""
    for what, pattern in _FORMATS.items():
        if re.match(pattern, text.lstrip("\ufeff \t\r\n")):
            return f"{what} that smtpuzzles does not read"
    return None
