"""Sudokus as plain text.

boxes 2 wide 3 high         only if they are not those that are usual for the size
53.4.2                      n rows, or all cells in one line
...
regions                     of a jigsaw sudoku: n rows, the same letter in all cells of a region
AAABBB
...
cages                       of a killer sudoku: n rows, '.' in cells without a cage; then the total of each cage
AAB..C
...
A=12 B=7 C=5
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import isqrt
from string import ascii_lowercase, ascii_uppercase
from typing import NamedTuple, TypeVar

import smtpuzzles.puzzle as sp
from smtpuzzles.kinds.sudoku.cages import LARGEST, KillerCage
from smtpuzzles.kinds.sudoku.regions import Region, usual_shape

EMPTIES = (sp.EMPTY, ".", "0")
BOXES, REGIONS, CAGES = "boxes", "regions", "cages"
LETTERS = ascii_uppercase + ascii_lowercase
SHAPE = re.compile(r"\s*boxes\s+([0-9]{1,4})\s+wide\s+([0-9]{1,4})\s+high")
# Blank lines in a sudoku, with the lines above and below.
WITHIN = rf"(?m)^(?:{BOXES} .*|{REGIONS}|{CAGES})\n\n|\n\n(?:{REGIONS}|{CAGES}|\S+=)"
BAR, SMALL, LARGE = re.compile("[|│┃]"), re.compile("[0-9._·]"), re.compile("[0-9]+|[._·]")
NINE = sp.cells(9, 9)
LINE, ROW = re.compile("[0-9._]{81}"), re.compile("[0-9._]{10,}")
Cells = TypeVar("Cells", list[sp.Token], str)


class Plain(NamedTuple):
    """What a text says; `places`: the lines where it says so."""

    board: sp.Board
    shape: sp.Cell | None = None
    regions: tuple[Region, ...] = ()
    cages: tuple[KillerCage, ...] = ()
    places: Mapping[str, sp.Token] = {}


def read(source: sp.Source) -> Plain:
    if LINE.fullmatch(source.text):  # as most sudokus are written; there are files with millions
        return Plain(board_of_line(source.text))
    sections, places = cut_in_sections(source.some_lines("the rows of a sudoku"))
    said = places.keys() & {BOXES, REGIONS}
    board = read_rows(sections[BOXES], fits=bool if said else usual_shape)
    n = isqrt(len(board))
    if BOXES in places:
        shape = read_shape(places[BOXES], n)
        expect_bars(source, sections[BOXES], shape or usual_shape(n), n)
    else:
        shape = None if said else drawn_shape(source, sections[BOXES], n)
    return Plain(
        board,
        shape,
        read_regions(places[REGIONS], sections[REGIONS], n) if REGIONS in places else (),
        read_cages(places[CAGES], sections[CAGES], n) if CAGES in places else (),
        places,
    )


def board_of_line(line: str) -> dict[sp.Cell, str]:
    """Return the board of 81 characters."""
    return dict(zip(NINE, line.replace(".", sp.EMPTY).replace("0", sp.EMPTY), strict=False))


def cut_in_sections(lines: list[sp.Token]) -> tuple[dict[str, list[sp.Token]], dict[str, sp.Token]]:
    """Return the lines below each line that begins with the name of a part, and these lines; the rows are in BOXES."""
    sections: dict[str, list[sp.Token]] = {BOXES: []}
    places: dict[str, sp.Token] = {}
    current = BOXES
    for number, line in enumerate(lines):
        word = line.text.split(maxsplit=1)[0]
        if (word == BOXES and number == 0) or line.text.strip() in (REGIONS, CAGES):
            if word in places:
                raise line.error(f"expected '{word}' only once")
            places[word], current = line, word
            sections[word] = []
        else:
            sections[current].append(line)
    if not sections[BOXES]:
        raise sp.after(lines[0], "expected the rows of a sudoku first")
    return sections, places


def read_rows(
    lines: list[sp.Token], size: int | None = None, fits: Callable[[int], object] = usual_shape
) -> dict[sp.Cell, str]:
    """Read n rows of n cells, or all cells in one line; n `fits`. With a size, no other is accepted."""
    expect_size(lines, size, fits)
    # Symbols first: if a length is wrong as well, a wrong symbol is the likelier mistake.
    known = "a digit, or . for an empty cell"
    entries = [sp.expect_each(row, lambda word: word.text in EMPTIES or word.is_number, known) for row in split(lines)]
    if len(lines) == 1:
        lines, entries = cut_in_rows(lines[0], entries[0], size, fits)
    n = size or size_of_rows(lines, entries, fits)
    sp.expect_grid(lines, entries, (n, n))
    found = [[sp.EMPTY if one.text in EMPTIES else str(one.number(1, n, "digit")) for one in row] for row in entries]
    return sp.board_of(found)


def expect_size(lines: list[sp.Token], size: int | None, fits: Callable[[int], object]) -> None:
    """Complain of a number of rows before any cell is made: there may be millions of them."""
    texts: Sequence[str] = [line.text for line in lines]
    if all(map(ROW.fullmatch, texts)):
        if len(lines) == 1:
            lines, texts = cut_in_rows(lines[0], texts[0], size, fits)
        sp.expect_rows(lines, size or size_of_rows(lines, texts, fits))


def cut_in_rows(
    line: sp.Token, entries: Cells, size: int | None, fits: Callable[[int], object]
) -> tuple[list[sp.Token], list[Cells]]:
    """Return the line of each row, and the rows, of a sudoku in one line; other lengths may be a single row."""
    found = len(entries)
    n = size or isqrt(found)
    if n * n == found and fits(n):
        return [line] * n, [entries[row * n : (row + 1) * n] for row in range(n)]
    if not fits(found) or (found > 9 and found > len(line.words())):
        wanted = size * size if size else "1, 16, 36, 64, 81, 100 ..."
        raise sp.after(line, f"expected {wanted} cells in a single line, but found {found}")
    return [line], [entries]


def size_of_rows(lines: list[sp.Token], entries: Sequence[Sequence[object]], fits: Callable[[int], object]) -> int:
    """Return n: the length of the rows, or if no sudoku has that side, their number."""
    width = sp.commonest(map(len, entries))
    for n in (width, len(lines)):
        if fits(n):
            return n
    raise sp.after(lines[0], f"expected a side of 1, 4, 6, 8, 9, 10 ... cells, but found {width}")


def split(lines: list[sp.Token]) -> list[list[sp.Token]]:
    """Return the cells of each line: words, if there are more than nine or as many as lines; else characters."""
    words = [line.words() for line in lines]
    large = sp.commonest(map(len, words)) > 9 if words else False
    return [
        row if len(row) > 1 and (large or len(row) == len(lines)) else line.characters()
        for line, row in zip(lines, words, strict=True)
    ]


def read_shape(header: sp.Token, n: int) -> sp.Cell | None:
    """Return the height and width of the boxes; None if they are the usual ones."""
    found = SHAPE.fullmatch(header.text)
    if not found:
        raise header.error("expected boxes in the form 'boxes 3 wide 2 high'")
    shape = int(found[2]), int(found[1])
    if shape[0] * shape[1] != n:
        raise header.error(f"expected boxes of {n} cells, because there are {n} rows")
    return None if shape == usual_shape(n) else shape


def drawn_shape(source: sp.Source, rows: list[sp.Token], n: int) -> sp.Cell | None:
    """Return the height and width of the boxes between bars; None if they are the usual ones, or no bars are drawn."""
    drawn = as_drawn(source, rows)
    if not BAR.search("".join(drawn)):
        return None
    cell = SMALL if n <= 9 else LARGE
    widths = [[len(cell.findall(part)) for part in BAR.split(row)] for row in drawn]
    inside = [[width for width in row if width] for row in widths]
    for row, found in zip(rows, inside, strict=True):
        if found != inside[0] or len(set(found)) > 1:
            raise row.error(f"expected boxes of one shape; regions are read below the rows, after a line '{REGIONS}'")
    width = inside[0][0]
    shape = n // width, width
    return None if width in (1, n) or shape == usual_shape(n) else shape


def expect_bars(source: sp.Source, rows: list[sp.Token], shape: sp.Cell | None, n: int) -> None:
    """Raise an error unless all bars are around boxes of this height and width, or between all cells."""
    cell, width = SMALL if n <= 9 else LARGE, shape[1] if shape else n
    for row, drawn in zip(rows, as_drawn(source, rows), strict=True):
        bars = {len(cell.findall(drawn[: bar.start()])): bar.start() for bar in BAR.finditer(drawn)}
        wrong = [place for cells, place in bars.items() if cells % width]
        if wrong and not bars.keys() >= {*range(1, n)}:
            raise row.error(f"expected bars only around boxes {width} wide", wrong[0])


def as_drawn(source: sp.Source, rows: list[sp.Token]) -> list[str]:
    """Return the rows with their bars."""
    drawn = {(line.line, line.column): line.text for line in source.lines()}
    return [drawn[row.line, row.column] for row in rows]


def read_regions(header: sp.Token, lines: list[sp.Token], n: int) -> tuple[Region, ...]:
    groups = read_groups(header, lines, n)
    for name, (first, region) in groups.items():
        if len(region) != n:
            raise first.error(f"expected {n} cells in each region, but found {len(region)} in {sp.quoted(name)}")
    return tuple([tuple(region) for _, region in groups.values()])


def read_cages(header: sp.Token, lines: list[sp.Token], n: int) -> tuple[KillerCage, ...]:
    if n > LARGEST:
        raise header.error(f"expected no cages, because there are more than {LARGEST} rows")
    groups = read_groups(header, lines[:n], n)
    groups.pop(".", None)
    totals: dict[str, int] = {}
    for word in [word for line in lines[n:] for word in line.words()]:
        name, *total = word.parts("=")
        if len(total) != 1 or name.text not in groups or name.text in totals:
            raise word.error(f"expected the total of another cage, such as A=10, but found {sp.quoted(word.text)}")
        totals[name.text] = total[0].number(1, n * (n + 1) // 2, "total")
    for label, (first, cage) in groups.items():
        if len(cage) > n:
            raise first.error(f"expected at most {n} cells in a cage, but found {len(cage)} in {sp.quoted(label)}")
        if label not in totals:
            raise first.error(f"expected the total of the cage {sp.quoted(label)} below the cages, such as A=10")
    if not groups:
        raise header.error("expected a cage below, but found none")
    return tuple([KillerCage(tuple(cage), totals[label]) for label, (_, cage) in groups.items()])


def read_groups(header: sp.Token, lines: list[sp.Token], n: int) -> dict[str, tuple[sp.Token, list[sp.Cell]]]:
    """Return the cells that have each name, with the first token of that name."""
    rows = split(lines)
    sp.expect_grid(lines, rows, (n, n), header)
    found: dict[str, tuple[sp.Token, list[sp.Cell]]] = {}
    for r, row in enumerate(rows, 1):
        for c, name in enumerate(row, 1):
            found.setdefault(name.text, (name, []))[1].append((r, c))
    return found


def line_of(board: sp.Board) -> str:
    """Return all cells in one line, which no digit may be too long for."""
    return "".join(board.values()).replace(sp.EMPTY, ".")


def rows_text(board: sp.Board, n: int) -> str:
    if n <= 9:
        line = line_of(board)
        return "".join([line[start : start + n] + "\n" for start in range(0, n * n, n)])
    width = len(str(n))
    return sp.board_text({cell: symbol.replace(sp.EMPTY, ".").rjust(width) for cell, symbol in board.items()}, " ")


def parts_text(board: sp.Board, regions: Iterable[Region], cages: Sequence[KillerCage]) -> str:
    """Return what stands below the rows."""
    regions, below = list(regions), ""
    if regions:
        below += f"{REGIONS}\n{groups_text(board, regions)[0]}"
    if cages:
        text, names = groups_text(board, [cage.cells for cage in cages])
        totals = [f"{name}={cage.total}" for name, cage in zip(names, cages, strict=True)]
        below += f"{CAGES}\n{text}{' '.join(totals)}\n"
    return below


def groups_text(board: sp.Board, groups: Sequence[Region]) -> tuple[str, list[str]]:
    """Return rows with the name of the group that each cell is in, and these names."""
    few = len(groups) <= len(LETTERS)
    names = list(LETTERS[: len(groups)]) if few else [str(number) for number in range(1, len(groups) + 1)]
    name_of = {cell: name for name, group in zip(names, groups, strict=True) for cell in group}
    return sp.board_text({cell: name_of.get(cell, ".") for cell in board}, "" if few else " "), names


def one_a_line(source: sp.Source) -> list[sp.Source]:
    """Return a part for each line, if lines are whole sudokus of at least 4 x 4, such as 81 characters each.

    Others may have '/' between their rows. Rows of large boards can be as long, but have blanks between their cells,
    or are the names of regions or cages.
    """
    lines = source.lines()
    if any(line.text.strip() in (REGIONS, CAGES) for line in lines):
        return [source]
    lengths = [len(line.text) for line in lines if sp.ROW_END not in line.text and " " not in line.text]
    n = isqrt(sp.commonest(lengths)) if len(lines) > 1 and lengths else 1
    whole = 4 <= n <= 9 and usual_shape(n) and sp.commonest(lengths) == n * n
    return source.by_line() if whole else [source]
