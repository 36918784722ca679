"""Sudokus of 9 x 9 as lists, tables, files of other programs, and links with 81 digits.

sdm     a sudoku in each line of 81 characters; what follows is its solution, name or rating; # begins a comment; a
        hash may stand before it, as in the puzzle bank of Sudoku Exchange
csv     the same with commas, semicolons or tabs; a first line may name the columns, which may stand in any order
sdk     nine rows; lines with # and a letter, or sections in brackets, of which only the first nine rows count
sdx     rows of nine words: a given, u and an entry, or all candidates of an empty cell

Any character may stand for an empty cell, but only one in a sudoku.
"""

import csv
import io
import re
from collections.abc import Callable
from functools import cache

import smtpuzzles.puzzle as sp
from smtpuzzles.base.harmless import as_cell, from_cell
from smtpuzzles.base.tables import fields_in, no_csv, unlike_puzzles
from smtpuzzles.exchange.links import only_word, rest
from smtpuzzles.exchange.records import answered, expect_only_board, noted
from smtpuzzles.kinds.sudoku import Sudoku, parse, text

DIGITS = "123456789"
CELL = "[0-9.XxKk*_?-]"
CELLS = f"{CELL}{{81}}"
# A word of 81 cells, not the middle of a longer one.
WORD = re.compile(rf"(?<![^\s,;|#\"])({CELLS})(?![^\s,;|#\"])")
SOLVED = re.compile("[1-9]{81}")
USUAL = re.compile("[1-9.]{81}|[0-9]{81}")
BETWEEN = " \t,;|#"
NAME = r"\"?[^\W\d_][\w .()-]{0,40}\"?"
NAMES = rf"{NAME}(?:[,;\t]{NAME}){{0,20}}\s*\n"
FIELD = r"[^,;\t\n]*[,;\t]"
FIELDS = re.compile(rf"{CELLS}\"? *([,;\t])|([,;\t]) *\"?{CELLS}")
COLUMN = "[a-z_ ]{1,40}"
COLUMNS = rf"(?im)(?:{COLUMN}[,;\t]){{0,9}}(?:quizzes|puzzles?|questions?|quiz|sudoku)(?:[,;\t]{COLUMN}){{0,9}}\r?$"
SDX_WORD = re.compile("u[1-9]|[1-9]{1,9}")
AN_SDK_FILE = rf"#[ABCDLSU]|\[Puzzle\]|(?:{CELL}{{9}}[ \t\r]*+\n){{8}}{CELL}{{9}}\s*+$"


def sudoku(board_text: sp.Token, variant: str | None) -> Sudoku:
    """Return the puzzle of 81 characters."""
    marks = sorted(set(board_text.text) - set(DIGITS))
    if len(marks) > 1:
        raise board_text.error(
            f"expected one character for empty cells, but found {' and '.join(map(sp.quoted, marks))}"
        )
    cells = board_text.text.replace(marks[0], ".") if marks else board_text.text
    return parse(sp.Source(board_text.file, cells, board_text.line), variant or "classic")


def read_line(source: sp.Source, variant: str | None) -> sp.Record:
    if USUAL.fullmatch(source.text) and variant in (None, "classic", "x"):  # as in most files; some have millions
        return sp.Record(Sudoku(text.board_of_line(source.text), variant or "classic"))
    lines = source.by_line()
    names = lines.pop(0).text if len(lines) > 1 and is_names(lines[0].text) else names_in(source.above)
    if len(lines) != 1:
        raise (lines[1] if lines else source).error(f"expected one sudoku in a line, but found {len(lines)}")
    line = sp.Token(lines[0].text, source.file, lines[0].first_line)
    between = FIELDS.search(line.text)
    return read_fields(line, variant, names, between[1] or between[2]) if between else read_words(line, variant)


@cache  # all rows of a table have the same
def names_in(above: str) -> str:
    """Return the line above a row that names its columns; empty if there is none."""
    return next(filter(is_names, above.splitlines()), "")


def read_fields(line: sp.Token, variant: str | None, names: str, separator: str) -> sp.Record:
    """Return what a row of a table says: of several fields with 81 cells, the puzzle is the one that looks most so."""
    try:
        words = fields_in(line.text, separator)
        columns = fields_in(names, separator)
    except csv.Error as problem:
        raise line.error(no_csv(problem)) from None
    fields = [word.strip() for word in words]
    found = [number for number, field in enumerate(fields) if re.fullmatch(CELLS, field)]
    if not found:
        return read_words(line, variant)
    columns = columns if len(columns) == len(fields) else fields
    place = min(found, key=lambda n: (unlike_puzzles(columns[n]), bool(SOLVED.fullmatch(fields[n]))))
    column = line.column + line.text.index(fields[place])
    puzzle = sudoku(line._replace(text=fields[place], column=column), variant)
    solved = next((n for n in found if n != place and SOLVED.fullmatch(fields[n])), None)
    others = [from_cell(word) for n, word in enumerate(words) if n not in (place, solved)]
    filled = [n for n, word in enumerate(others) if word.strip()]
    title = ",".join(others[filled[0] : filled[-1] + 1]).strip() if filled else ""
    return record_of(puzzle, None if solved is None else fields[solved], title)


def read_words(line: sp.Token, variant: str | None) -> sp.Record:
    """Return what a line says that has 81 cells between other words."""
    words = list(WORD.finditer(line.text))
    if not words:
        raise line.error("expected 81 cells: digits, and one other character for empty cells")
    found = min(words, key=lambda word: SOLVED.fullmatch(word[1]) is not None)
    puzzle = sudoku(line._replace(text=found[1], column=line.column + found.start(1)), variant)
    solved = next((word for word in words if word != found and SOLVED.fullmatch(word[1])), None)
    title = line.text
    for word in sorted(filter(None, (found, solved)), key=re.Match.start, reverse=True):
        title = f"{title[: word.start()].rstrip(BETWEEN)},{title[word.end() :].lstrip(BETWEEN)}"
    return record_of(puzzle, solved[1] if solved else None, title.strip(BETWEEN))


def record_of(puzzle: Sudoku, solution: str | None, title: str) -> sp.Record:
    return answered(puzzle, text.board_of_line(solution), title) if solution else sp.Record(puzzle, None, title)


def is_names(line: str) -> bool:
    return bool(re.match(COLUMNS, line) or (re.fullmatch(NAMES, line + "\n") and not WORD.search(line)))


def lines_but(skipped: str) -> Callable[[sp.Source], list[sp.Source]]:
    """Return what cuts a text into its lines, but leaves out those that begin like this."""
    return lambda source: [line for line in source.by_line() if not re.match(skipped, line.text.lstrip())]


def below_names(source: sp.Source) -> list[sp.Source]:
    """Return the lines of a table without those that name its columns."""
    lines = source.by_line()
    return lines[1:] if lines and lines[0].first_line == source.first_line == 1 and is_names(lines[0].text) else lines


def write_sdm(record: sp.Record) -> str:
    return cells_of(record, "an sdm file", "0")


def write_csv(record: sp.Record) -> str:
    cells = cells_of(record, "a csv file", "0")
    solution = "".join(record.solution.values()) if record.solution else ""
    title, row = record.title, io.StringIO()
    fields = title.split(",") if title == title.strip(",") else [title]  # empty fields at its ends would be lost
    csv.writer(row, lineterminator="").writerow([cells, solution, *map(as_cell, fields)])
    return row.getvalue() if title else f"{cells},{solution}"


def cells_of(record: sp.Record, what: str, empty: str) -> str:
    """Return the 81 characters of a puzzle that has no more; `what` cannot carry others."""
    expect_only_board(record.puzzle, what, "classic", "x")
    if record.puzzle.size != 9:
        raise sp.UsageError(f"{what} cannot carry a sudoku of {record.puzzle.size} x {record.puzzle.size}")
    return "".join(record.puzzle.board.values()).replace(sp.EMPTY, empty)


def read_rows(lines: list[sp.Token], source: sp.Source, variant: str | None) -> sp.Record:
    """Read nine rows of nine characters, whatever stands for an empty cell."""
    if not lines:
        raise source.error("expected the rows of a sudoku, but found none")
    rows = [line.characters() for line in lines]
    sp.expect_grid(lines, rows, (9, 9))
    marks = dict.fromkeys([cell.text for row in rows for cell in row if cell.text not in DIGITS])
    for row in rows:
        sp.expect_each(
            row, lambda cell: cell.text in DIGITS or cell.text == next(iter(marks)), "the same in empty cells"
        )
    cells = "".join([cell.text for row in rows for cell in row])
    return sp.Record(sudoku(lines[0]._replace(text=cells), variant))


def read_sdk(source: sp.Source, variant: str | None) -> sp.Record:
    lines = source.lines()
    named = [line.text[2:].strip() for line in lines if line.text.startswith("#D")]
    rows = [line for line in lines if not line.text.startswith(("#", "["))]
    has_sections = any(line.text.startswith("[") for line in lines)
    return read_rows(rows[:9] if has_sections else rows, source, variant)._replace(title=" ".join(named))


def write_rows(record: sp.Record) -> str:
    cells = cells_of(record, "an sdk file", ".")
    return "".join([cells[start : start + 9] + "\n" for start in range(0, 81, 9)])


def read_sdx(source: sp.Source, variant: str | None) -> sp.Record:
    lines = source.lines()
    sp.expect_rows(lines, 9, sp.Token("", source.file, source.first_line))
    rows = [line.words() for line in lines]
    for line, row in zip(lines, rows, strict=True):
        sp.expect_parts(line, row, 9, "cell")
        sp.expect_each(row, lambda word: SDX_WORD.fullmatch(word.text) is not None, "candidates, or u and a digit")
    said = sp.board_of([[word.text for word in row] for row in rows])
    givens = "".join([word if len(word) == 1 else "." for word in said.values()])
    puzzle = sudoku(lines[0]._replace(text=givens), variant)
    filled = {cell: word[-1] if len(word.strip("u")) == 1 else sp.EMPTY for cell, word in said.items()}
    return answered(puzzle, filled)._replace(notes=excluded(puzzle, said))


def excluded(puzzle: Sudoku, candidates: sp.Board) -> tuple[str, ...]:
    """Return a note if these candidates leave out more than the givens do."""
    for cell in (cell for cell, symbol in puzzle.board.items() if symbol == sp.EMPTY and candidates[cell][0] != "u"):
        seen = {puzzle.board[other] for _, unit in puzzle.units if cell in unit for other in unit}
        if set(DIGITS) - seen - set(candidates[cell]):
            return noted(candidates=f"{sp.at(cell)} can be {' '.join(candidates[cell])}")
    return ()


def write_sdx(record: sp.Record) -> str:
    cells = cells_of(record, "an sdx file", sp.EMPTY)
    entries = record.solution or record.puzzle.board
    empty = [DIGITS if entry == sp.EMPTY else f"u{entry}" for entry in entries.values()]
    words = [instead if symbol == sp.EMPTY else symbol for symbol, instead in zip(cells, empty, strict=True)]
    return "".join([" ".join(words[start : start + 9]) + "\n" for start in range(0, 81, 9)])


def link_format(name: str, title: str, form: str, start: str) -> sp.Format:
    def read(source: sp.Source, variant: str | None) -> sp.Record:
        word = only_word(source, title)
        head = re.match(form, word.text)
        cells = rest(word, head.end() if head else 0)
        cells = cells._replace(text=re.split("[&#]", cells.text)[0])
        if not re.fullmatch("[0-9.]{81}", cells.text):
            raise cells.error(f"expected 81 digits, 0 for empty cells, but found {sp.quoted(cells.text)}")
        return sp.Record(sudoku(cells._replace(text=cells.text.replace("0", ".")), variant))

    def write(record: sp.Record) -> str:
        return start + cells_of(record, title, "0")

    return sp.Format(name, title, form, read, write, one_a_line=True, tells_kind=True, link=True)


_WEB = r"(?:https?://)?(?:www\.)?"
FORMATS = (
    sp.Format(
        "sdm",
        "a list of sudokus, a line each",
        rf"(?:#[^\n]*+\n\s*+)*+(?:[0-9a-f]{{12}} +)?{CELLS}(?:[\s,;|#]|$)",
        read_line,
        write_sdm,
        lines_but("#"),
        one_a_line=True,
        suffix=".sdm",
    ),
    sp.Format(
        "csv",
        "a table with columns of sudokus",
        rf"{COLUMNS}|(?:{NAMES}(?:{FIELD})*?|(?:{FIELD})+?)\"?{CELLS}(?:[\s,;\"]|$)|\"?{CELLS}\"?[,;\t]",
        read_line,
        write_csv,
        below_names,
        one_a_line=True,
        solutions=True,
        titles=True,
        suffix=".csv",
    ),
    sp.Format("sdk", "an sdk file", AN_SDK_FILE, read_sdk, write_rows, suffix=".sdk"),
    sp.Format(
        "sdx", "an sdx file", r"(?:u?[1-9]+[ \t]+){8}u?[1-9]+\s", read_sdx, write_sdx, solutions=True, suffix=".sdx"
    ),
)
LINKS = (
    link_format(
        "sudokuwiki",
        "a sudokuwiki.org link",
        _WEB + r"sudokuwiki\.org/(?:sudoku(?:\.html?)?|Daily\w*)?\?(?:\S*?&)?bd=",
        "https://www.sudokuwiki.org/sudoku.htm?bd=",
    ),
    link_format(
        "sudokuexchange",
        "a sudokuexchange.com link",
        _WEB + r"sudokuexchange\.com/play/?\?(?:\S*&)?s=",
        "https://sudokuexchange.com/play/?s=",
    ),
    link_format(
        "sudokucoach", "a sudoku.coach link", _WEB + r"sudoku\.coach/(?:\w+/)?play/", "https://sudoku.coach/en/play/"
    ),
)
