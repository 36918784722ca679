"""Recognises formats that this program does not read, so that the error can name them."""

import re

_FORMATS = {
    "a puzz.link URL": r"(https?://)?(puzz\.link|pzv\.jp|pzprxs\.vercel\.app|pzplus\.tck\.mn)/|[a-z]+/([a-z:]+/)?\d+/\d+/",
    "a pzprv3 file": r"pzprv3(\.\d)?[/\s]",
    "a Penpa link": r"\S*/penpa-edit/|m=(edit|solve)&",
    "a game ID of Simon Tatham's puzzles": r"https?://www\.chiark\.greenend\.org\.uk/|\d+(x\d+|j)[a-z\d]*[:#]\w",
    "a SudokuPad link": r"(https?://)?(sudokupad\.app|app\.crackingthecryptic\.com)/|SCL\w|fpuzzles\w",
    "an f-puzzles link": r"(https?://)?(www\.)?f-puzzles\.com/",
    "a puzzle of janko.at": r"\[(begin|puzzle|problem)\]",
    "a web page": r"<[!a-zA-Z]",
    "a link": r"https?://\S",
}


def unread(text: str) -> str | None:
    """Return what this text looks like, if it is in a format that this program does not read."""
    for what, pattern in _FORMATS.items():
        if re.match(pattern, text.lstrip("\ufeff \t\r\n")):
            return f"{what}, which smtpuzzles does not read"
    return None
