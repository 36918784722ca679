"""puzz.link URLs and pzprv3 files, both of which pzprjs defines.

A URL is https://puzz.link/p?ID/COLUMNS/ROWS/BODY. The address may be one of other sites, or missing. Before the size,
flags may stand, such as 'f' or 'v:...'. They name other rules or other ways to draw, and are refused. A body is one of:

fours     clues of 0 to 4: a digit is a clue; 5 to 9 a clue and one empty cell after it, a to e a clue and two; '.' is a
          clue without a number; g to z are 1 to 20 empty cells
numbers   0 to f; larger ones are hexadecimal digits after a sign, which also adds to them; '.' and g to z as in fours
marks     for cells of one sort: 0 to h are such a cell and so many others, i to z are 1 to 18 others without one
circles   0 in an empty cell, 1 for a hollow circle, 2 for a filled one; three cells are a character of base 27
borders   a bit for each edge, 1 where two regions meet: first between left and right neighbours, row by row, then, in a
          new character, between upper and lower ones. Five bits are a character of base 32, the first bit is 16

pzprjs writes all cells of fours and numbers, so a body with fewer is only a part.

A file is lines, or one line with '/' between them: pzprv3, ID, ROWS, COLUMNS (only once if boards are always square),
then rows of words: first the puzzle, then perhaps an answer. A history, or notes about the author, may follow.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from operator import mul
from string import ascii_lowercase, digits
from typing import NamedTuple

from smtpuzzles.base.grid import level_edges, upright_edges
from smtpuzzles.base.text import Source, Token, after, counted, quoted
from smtpuzzles.errors import UsageError
from smtpuzzles.exchange.edges import Regions, are_borders, regions_of
from smtpuzzles.exchange.links import only_word, read_size, rest
from smtpuzzles.exchange.runs import EMPTY, Clue, read_runs, write_runs
from smtpuzzles.exchange.words import read_words
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.formats import Format, Record

Clues = Sequence[int | None]  # None: the cell is empty
UNSAID = -1  # a clue without a number

_SITES = r"(?:www\.)?(?:puzz\.link|pzv\.jp|pzprxs\.vercel\.app|pzplus\.tck\.mn)"
_IN_PENPA = r"(?:https?://\S{0,200}/penpa-edit/(?:index\.html)?#p=)?"  # Penpa+ loads these URLs
_START = rf"{_IN_PENPA}(?:(?:https?://)?{_SITES}/p(?:\.html)?\?)?(?:(?:type=)?(?:editor|player)&)*"
_RUN = "g"  # the letter of one empty cell
_MOST_UNMARKED = 18  # cells of a character of marks
_BASE_36 = digits + ascii_lowercase
_END_OF_FILE = re.compile(r"info:|history:|__HISTORY__|https?:")
_OF_CIRCLES = (9, 3, 1)
# The sign before a number, its hexadecimal digits, what the sign adds to them, and the largest number written so.
_SIGNS_OF_NUMBERS = (
    ("", 1, 0, 15),
    ("-", 2, 0, 255),
    ("+", 3, 0, 4095),
    ("=", 3, 4096, 8191),
    ("%", 3, 8192, 12239),
    ("@", 1, 9216, 9231),  # only read: %40 is decoded
    ("*", 4, 12240, 77775),
    ("$", 5, 77776, 77776 + 0xFFFFF),
)
_SIGNS = "".join([sign for sign, *_ in _SIGNS_OF_NUMBERS])
_DIGITS_AFTER = "|".join([rf"{re.escape(sign)}[0-9a-f]{{{count}}}" for sign, count, *_ in _SIGNS_OF_NUMBERS])
_FOUR, _NUMBER = re.compile(r"[0-9a-eg-z.]"), re.compile(rf"[g-z.]|{_DIGITS_AFTER}")


class Link(NamedTuple):
    """What a URL says: height and width, and the parts that follow them, as many as the kind has."""

    size: Cell
    parts: list[Token]


class File(NamedTuple):
    """What a file says: height and width, the line where they end, and the lines that follow."""

    size: Cell
    head: Token
    lines: list[Token]


def link_format(
    ids: Sequence[str],
    read: Callable[[Link, str | None], Record],
    write: Callable[[Record], str],
    parts: Sequence[str] = ("BODY",),
) -> Format:
    """Return the format of URLs with one of these IDs; `parts`: the names of what follows the size."""
    return Format(
        name="puzzlink",
        title="a puzz.link URL",
        form=rf"{_START}(?:{'|'.join(ids)})(?:_edit|_play)?(?:/|%2[Ff])",
        read=lambda source, variant: read(read_link(source, parts), variant),
        write=write,
        one_a_line=True,
        tells_kind=True,
        link=True,
    )


def file_format(
    name: str, read: Callable[[File, str | None], Record], write: Callable[[Record], str], sides: int = 2
) -> Format:
    """Return the format of files with this ID, which say one side or two."""
    return Format(
        name="pzprv3",
        title="a pzprv3 file",
        form=rf"pzprv3(?:\.\d+)?(?:\s*+/|[^\S\n]*+\n)\s*+{name}(?:\s*+/|[^\S\n]*+\n)\s*+\d",
        read=lambda source, variant: read(read_file(source, sides), variant),
        write=write,
        tells_kind=True,
        solutions=True,
    )


def read_link(source: Source, names: Sequence[str]) -> Link:
    """Return what a URL with any ID says; these are the names of the parts behind its size."""
    word = only_word(source, "a puzz.link URL")
    start = re.match(_START, word.text)
    _, *parts = rest(word, start.end() if start else 0).parts("/")
    if parts and not parts[0].is_number:
        flag = parts.pop(0)
        if flag.text:
            raise flag.error(f"expected the usual rules, but found the flag {quoted(flag.text)}")
    if len(parts) < 2:
        raise after(word, "expected ID/COLUMNS/ROWS/..., but found no size")
    width, height, *body = parts
    size, wanted = read_size(width, height), len(names)
    if more := [part for part in body[wanted:] if part.text]:
        raise more[0].error(f"expected only {'/'.join(names)} behind the size, but found {quoted(more[0].text)}")
    if len(body) < wanted or not body[0].text:
        raise after(word, f"expected {'/'.join(names)} behind the size")
    return Link(size, body[:wanted])


def write_link(name: str, size: Cell, *parts: object) -> str:
    if 0 in size:
        raise UsageError(f"a puzz.link URL cannot carry a board of {size[0]} x {size[1]} cells")
    link = "/".join(map(str, (f"https://puzz.link/p?{name}", size[1], size[0], *parts)))
    # Sites that make links of addresses in text would leave out a dot at the end.
    return link if link[-1] in _BASE_36 else link + "/"


def read_fours(body: Token, count: int) -> list[int | None]:
    return _full(body, read_runs(body, count, _RUN, _FOUR, "0 to 9, a to e, g to z or '.'", _clues_of_four), count)


def read_numbers(body: Token, count: int, noun: str = "cell", least: int | None = None) -> list[Token | None]:
    """Return the clues of `count` cells, or only of the first `least`, as words: decimals, or '.' without a number.

    `noun`: what errors call a cell, where the clues are of something else.
    """
    counts = " or ".join([f"'{sign}' and {digits}" for sign, digits, *_ in _SIGNS_OF_NUMBERS if sign not in ("", "@")])
    expected = f"0 to 9, a to z, '.', or a sign and hexadecimal digits ({counts})"
    clues = read_runs(body, count, _RUN, _NUMBER, expected, _word_of_number, noun)
    return clues + [None] * (count - len(clues)) if len(clues) == least else _full(body, clues, count, noun)


def _clues_of_four(sign: Token) -> list[int | None]:
    value = UNSAID if sign.text == "." else int(sign.text, 16)
    return [value] if value < 5 else [value % 5, *[None] * (value // 5)]


def _word_of_number(word: Token) -> list[Token]:
    if word.text == ".":
        return [word]
    added = next(added for sign, _, added, _ in reversed(_SIGNS_OF_NUMBERS) if word.text.startswith(sign))
    return [word._replace(text=str(added + int(word.text.lstrip(_SIGNS), 16)))]


def _full(body: Token, clues: list[Clue], count: int, noun: str = "cell") -> list[Clue]:
    if len(clues) < count:
        raise after(body, f"expected {counted(count, noun)}, but found {len(clues)}")
    return clues


def write_fours(clues: Clues) -> str:
    """Return the body of these clues, as pzprjs writes it."""
    text = "".join([EMPTY if clue is None else "." if clue == UNSAID else str(clue) for clue in clues])
    text = re.sub(r"([0-4])(?! ?\S) {0,2}", lambda found: "abcde"[int(found[1])], text)
    return write_runs(re.sub(r"([0-4]) (?=\S)", lambda found: str(int(found[1]) + 5), text), _RUN)


def write_words(words: Iterable[str]) -> str:
    return write_runs(words, _RUN)


def word_of(clue: int | None) -> str:
    """Return the word of a number, or of an empty cell."""
    if clue is None:
        return EMPTY
    if clue == UNSAID:
        return "."
    for sign, count, added, largest in _SIGNS_OF_NUMBERS:
        if clue <= largest:
            word = f"{sign}{clue - added:0{count}x}"
            if word.startswith("%25"):
                raise UsageError(f"a puzz.link URL cannot carry the number {clue}: its '%25' would be a percent sign")
            return word
    raise UsageError(f"a puzz.link URL cannot carry the number {clue}, only numbers up to {largest}")


def length_of_numbers(body: Token, count: int) -> int:
    """Return the length of the text that says `count` numbers, which something else may follow."""
    place, found = 0, 0
    while found < count and (word := _NUMBER.match(body.text, place)):
        found += ord(word.group()) - ord(_RUN) + 1 if _RUN <= word.group() <= "z" else 1
        place = word.end()
    return place


def read_marks(body: Token, count: int) -> str:
    """Return a sign for each of `count` cells, which is no blank where a cell is marked."""
    if stray := re.search(r"[^0-9a-z]", body.text):
        raise body.error(f"expected 0 to 9 or a to z, but found {quoted(stray.group())}", stray.start())
    values = map(_BASE_36.index, body.text)
    cells = "".join(
        ["x" + " " * value if value < _MOST_UNMARKED else " " * (value - _MOST_UNMARKED + 1) for value in values]
    )
    if len(cells) != count:
        raise body.error(f"expected {counted(count, 'cell')}, but found {len(cells)}")
    return cells


def write_marks(cells: str) -> str:
    """Return the text of cells of which those are marked that are no blank."""
    runs = re.findall(rf"\S {{0,{_MOST_UNMARKED - 1}}}| {{1,{_MOST_UNMARKED}}}", cells)
    return "".join([_BASE_36[len(run) - 1 if run[0] != " " else len(run) + _MOST_UNMARKED - 1] for run in runs])


def read_circles(body: Token, count: int) -> list[int]:
    """Return 0, 1 or 2 for each of `count` cells."""
    if len(body.text) != (wanted := (count + 2) // 3):
        raise after(body, f"expected {counted(wanted, 'character')} of circles, but found {len(body.text)}")
    if stray := re.search(r"[^0-9a-q]", body.text):
        raise body.error(f"expected 0 to 9 or a to q, but found {quoted(stray.group())}", stray.start())
    values = [_BASE_36.index(sign) // weight % 3 for sign in body.text for weight in _OF_CIRCLES]
    if any(values[count:]):
        raise body.error("expected no circle behind the last cell, but found one", wanted - 1)
    return values[:count]


def write_circles(values: Sequence[int]) -> str:
    threes = [values[start : start + 3] for start in range(0, len(values), 3)]
    return "".join([_BASE_36[sum(map(mul, three, _OF_CIRCLES))] for three in threes])


def read_borders(body: Token, size: Cell) -> dict[Cell, int]:
    """Return the region of each cell, numbered from 1 in reading order."""
    upright, level = upright_edges(size), level_edges(size)
    first, wanted = _characters(len(upright)), length_of_borders(size)
    if len(body.text) != wanted:
        raise after(body, f"expected {wanted} characters of borders, but found {len(body.text)}")
    for place, sign in enumerate(body.text):
        if sign not in _BASE_36[:32]:
            raise body.error(f"expected 0 to 9 or a to v, but found {quoted(sign)}", place)
    borders = set()
    for edges, text in ((upright, body.text[:first]), (level, body.text[first:])):
        bits = "".join([f"{_BASE_36.index(sign):05b}" for sign in text])
        borders |= {edge for edge, bit in zip(edges, bits, strict=False) if bit == "1"}
    return regions_of(size, borders)


def write_borders(regions: Regions) -> str:
    size = max(regions)
    return "".join([_base_32(are_borders(edges(size), regions)) for edges in (upright_edges, level_edges)])


def length_of_borders(size: Cell) -> int:
    return sum(_characters(len(edges(size))) for edges in (upright_edges, level_edges))


def _characters(bits: int) -> int:
    return (bits + 4) // 5


def _base_32(bits: Sequence[bool]) -> str:
    text = "".join(["01"[bit] for bit in bits]).ljust(5 * _characters(len(bits)), "0")
    return "".join([_BASE_36[int(text[place : place + 5], 2)] for place in range(0, len(text), 5)])


def read_file(source: Source, sides: int) -> File:
    """Return what a file with any ID says."""
    every = source.lines()
    lines = list(takewhile(lambda line: not _END_OF_FILE.match(line.text.lstrip()), every))
    if len(lines) < 2 + sides:
        raise source.error("expected pzprv3, ID and a size, but found less")
    _, _, *sizes = lines[: 2 + sides]
    return File(read_size(sizes[-1], sizes[0]), sizes[-1], lines[2 + sides :])


def boards_of(file: File, most: int, start: int = 0) -> list[list[Token]]:
    """Return the words of each board of a file, one to `most`, of which the first begins with this of its lines."""
    lines, height = file.lines[start:], file.size[0]
    starts = range(0, max(len(lines), 1), height)[:most]
    ends = [*starts[1:], None]
    return [read_words(lines[first:end], file.size, file.head) for first, end in zip(starts, ends, strict=True)]


def write_file(name: str, head: Sequence[object], *rows: str) -> str:
    """Return the file with these lines of numbers, and rows, below the ID."""
    return "".join([f"{line}\n" for line in ("pzprv3", name, *head, *rows)])
