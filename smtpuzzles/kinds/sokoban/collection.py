"""Collections of levels as text: the lines of each board, its title, and the end of a level.

row      a line of a board: of symbols only, or mostly of symbols and with a wall, so that a mistake in it is named
board    rows without a blank line between them, at least one with a wall; comments between rows do not count
comment  a line after ';' (the last one before a board is its title) or '::' (never a title)
key      `Author: somebody`; only the title matters here
note     the lines from `Comment:` to `Comment-End:`
text     any other line; the last one before a board is its title, if no key says another
solution a line `Solution` below a board, and lines of moves below it
"""

import re
from bisect import bisect_left
from itertools import takewhile

from smtpuzzles.puzzle import Source, Token

WALL = "#"
MARKS = "#@+$*.-_| "
LETTERS = "pPbBG"
SYMBOLS = re.compile(r"(?<![0-9])[0-9]*+[#@+$*.\-_|pPbBG]")
KEY = re.compile(r"\s*([A-Za-z][A-Za-z _-]*):(\s|$)")
SOLUTION, MOVES = re.compile(r"\s*solution\b", re.IGNORECASE), re.compile(r"[\s\d()lurdLURD]*[lurdLURD)]")
TITLE, NOTE, NOTE_ENDS = "title", "comment", ("comment-end", "comment_end")


def levels(source: Source) -> list[Source]:
    """Return a part of the text for each board, with the title that belongs to it."""
    lines, found = source.every_line(), boards(source)
    titles = [line.line for line in without_notes(lines) if key_of(line) == TITLE]
    # Some collections have keys before their boards, others behind them; the end of the text shows which.
    behind = any(title > found[-1][-1].line for title in titles)
    ends = [board[-1].line for board in found]
    for number, (end, (top, *_)) in enumerate(zip(ends, found[1:], strict=False)):
        steps = solution_lines(lines[end + 1 - lines[0].line : top.line - lines[0].line])
        ends[number] = steps[-1].line if steps else (behind and last_between(titles, end, top.line)) or end
    ends[-1] = lines[-1].line
    return source.cut(ends)


def solution_lines(lines: list[Token]) -> list[Token]:
    """Return the lines of moves below the first line 'Solution', if there is one."""
    heads = [place for place, line in enumerate(lines) if SOLUTION.match(line.text)]
    below = lines[heads[0] + 1 :] if heads else []
    return list(takewhile(lambda line: MOVES.fullmatch(line.text), below))


def last_between(numbers: list[int], low: int, high: int) -> int:
    """Return the last of the ascending numbers between these; 0 if there is none."""
    number = numbers[bisect_left(numbers, high) - 1] if numbers else 0
    return number if low < number < high else 0


def boards(source: Source) -> list[list[Token]]:
    """Return the rows of each board; there must be at least one board."""
    groups: list[list[Token]] = [[]]
    for line in without_notes(source.every_line()):
        if line.text.lstrip().startswith((";", "::")):
            continue
        if not key_of(line) and is_row(line.text, inside=bool(groups[-1])):
            groups[-1].append(line)
        elif groups[-1]:
            groups.append([])
    found = [rows for rows in groups if any(WALL in row.text for row in rows)]
    if not found:
        what = f"a level with walls {WALL}"
        raise source.some_lines(what)[0].error(f"expected {what}, but found none")
    return found


def title_of(source: Source, board: list[Token]) -> str:
    """Return the last `Title:` of this level, or else the last text line before its board."""
    title = key_title = ""
    for line in without_notes(source.every_line()):
        if key_of(line) == TITLE:
            key_title = line.text.partition(":")[2].strip()
        elif line.line < board[0].line and not (key_of(line) or line.text.lstrip().startswith("::")):
            title = line.text.strip().removeprefix(";").strip() or title
    return key_title or title


def is_row(text: str, inside: bool) -> bool:
    """Is this line part of a board? `inside`: the line above is. 'Level #12' and 'B' above a board are not."""
    if WALL in text:
        symbols = sum(map(len, SYMBOLS.findall(text)))
        return inside or 2 * symbols >= len("".join(text.split()))
    return text != "" and all(character in (MARKS + LETTERS if inside else MARKS) for character in text)


def key_of(line: Token) -> str:
    """Return the key before the colon in lower case; empty for other lines."""
    found = KEY.match(line.text)
    return found[1].lower() if found else ""


def without_notes(lines: list[Token]) -> list[Token]:
    """Return the lines with those of notes made blank. A `Comment:` without its end is a key like others."""
    lines = list(lines)
    start: int | None = None
    for place, line in enumerate(lines):
        key = key_of(line)
        if key == NOTE:
            start = place
        elif key in NOTE_ENDS and start is not None:
            lines[start : place + 1] = [line._replace(text="") for line in lines[start : place + 1]]
            start = None
    return lines
