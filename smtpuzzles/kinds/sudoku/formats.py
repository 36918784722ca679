"""How other programs write sudokus."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from smtpuzzles.exchange import janko, penpa, pzpr
from smtpuzzles.exchange.edges import Regions, borders_of, regions_of
from smtpuzzles.exchange.records import answered, expect_only_board, expect_variant, said_variant
from smtpuzzles.exchange.words import board_with, read_board, read_words, write_rows
from smtpuzzles.kinds.sudoku import Sudoku, drawings, fpuzzles, lists, solo, tables
from smtpuzzles.kinds.sudoku.cages import LARGEST, KillerCage
from smtpuzzles.kinds.sudoku.regions import usual_shape
from smtpuzzles.kinds.sudoku.text import read_groups
from smtpuzzles.puzzle import EMPTY, Board, Cell, Format, Record, Source, Token, UsageError, at, cells, quoted, size_of

_SIDES = (4, 6, 9, 16, 25)  # of boards whose boxes all programs know
_PATTERN = ("patternx", "patterny")  # the width and height of boxes in blocks of janko.at
_TOOLS = {"edit_mode": "sudoku", "sudoku": ["1", 2]}  # of Penpa+
_MARKS = ("+", "-", "=", "%")  # of cells without a digit


def read_cells(source: Source, variant: str | None) -> Record:
    return Record(sudoku(tables.read(source), variant))


def read_link(link: pzpr.Link, variant: str | None) -> Record:
    size, body = link.size, link.parts[0]
    expect_side(size, body)
    words, digits = pzpr.read_numbers(body, size[0] * size[1]), digits_of(size, ".")
    for word in words:
        if word and word.text not in digits:
            raise word.error(f"expected digits from 1 to {size[0]}, but found {word.text}")
    return Record(sudoku(board_with(size, [word.text if word else "." for word in words], digits), variant))


def write_link(record: Record) -> str:
    puzzle = record.puzzle
    expect_plain(puzzle, "a puzz.link URL")
    size = puzzle.size, puzzle.size
    return pzpr.write_link("sudoku", size, pzpr.write_words(map(words_of(size).__getitem__, puzzle.board.values())))


def read_file(file: pzpr.File, variant: str | None) -> Record:
    expect_side(file.size, file.head)
    givens, *answers = pzpr.boards_of(file, 2)
    puzzle = sudoku(read_digits(givens, file.size, "."), variant)
    if not answers:
        return Record(puzzle)
    # Candidates stand in brackets behind the mark of a cell.
    words = [word._replace(text=word.text.partition("[")[0]) for word in answers[0]]
    return with_answer(puzzle, read_digits(words, file.size, *_MARKS, "."))


def write_file(record: Record) -> str:
    puzzle = record.puzzle
    expect_plain(puzzle, "a pzprv3 file")
    givens = puzzle.givens()
    answer = {cell: EMPTY if cell in givens else symbol for cell, symbol in (record.solution or puzzle.board).items()}
    words = digits_of((puzzle.size, puzzle.size), ".")
    return pzpr.write_file("sudoku", [puzzle.size], *write_rows(puzzle.board, words), *write_rows(answer, words))


def sudoku(board: Board, variant: str | None) -> Sudoku:
    """Return the puzzle of a text that only holds digits: it leaves open whether diagonals count."""
    if variant not in (None, "classic", "x"):
        raise UsageError(f"expected the variant classic or x, not {variant}: this format only holds digits")
    return Sudoku(board, variant or "classic")


def with_answer(puzzle: Sudoku, answer: Board, title: str = "") -> Record:
    """Return the record of a puzzle and an answer, which may lack the givens."""
    digits = {**answer, **puzzle.givens()}
    return answered(puzzle, None if EMPTY in digits.values() else digits, title)


def expect_side(size: Cell, place: Token) -> None:
    """Raise an error unless this is the size of boards whose boxes need no word."""
    if size[0] != size[1] or size[0] not in _SIDES:
        sides = ", ".join(map(str, _SIDES))
        raise place.error(f"expected a sudoku with a side of {sides} cells, but found one of {size[1]} x {size[0]}")


def expect_plain(puzzle: Sudoku, what: str) -> None:
    """Raise an error unless digits are all that there is to say of a puzzle."""
    expect_variant(puzzle, what, "classic")
    if puzzle.size not in _SIDES:
        raise UsageError(f"{what} cannot carry a sudoku of {puzzle.size} x {puzzle.size}")
    expect_only_board(puzzle, what)


@cache  # files of links can have millions
def words_of(size: Cell) -> Mapping[str, str]:
    return {EMPTY: pzpr.word_of(None)} | {str(number): pzpr.word_of(number) for number in range(1, size[0] + 1)}


def digits_of(size: Cell, *empties: str) -> dict[str, str]:
    """Return what words mean on a board of this size; the last of `empties` is written."""
    return dict.fromkeys(empties, EMPTY) | {str(number): str(number) for number in range(1, size[0] + 1)}


def read_digits(words: list[Token], size: Cell, *empties: str) -> dict[Cell, str]:
    return read_board(words, size, digits_of(size, *empties))


def read_janko(block: janko.Block, variant: str | None) -> Record:
    """Read a block, which may say how wide and high its boxes are."""
    size = n, side = block.size
    width, height = (block.keys[key].number(1, n, "side of a box") if key in block.keys else 0 for key in _PATTERN)
    if not width and not height:
        expect_side(size, block.start)
    elif not width * height == n == side:
        raise block.start.error(f"expected a square board and boxes of {n} cells, but found {width} x {height}")
    usual = not (width and height) or usual_shape(n) == (height, width)

    def puzzle_of(board: Board) -> Sudoku:
        return replace(sudoku(board, variant), shape=None if usual else (height, width))

    return janko.read_boards(block, puzzle_of, digits_of(size, "-"), {})


def write_janko(record: Record) -> str:
    puzzle = record.puzzle
    expect_only_board(replace(puzzle, shape=None), "a janko.at block", "classic")
    height, width = puzzle.shape or usual_shape(puzzle.size) or (1, puzzle.size)
    keys = dict(zip(_PATTERN, (width, height), strict=True))
    return janko.write_boards("sudoku", record, digits_of(size_of(puzzle.board), "-"), {}, keys)


def read_corpus(block: janko.Block, variant: str | None) -> Record:
    """Read a board; with regions below it, the givens of a jigsaw or the totals of cages."""
    n, lines = block.size[0], block.lines("problem")
    if len(lines) <= n:
        return read_janko(block, variant)
    words = read_words(lines[:n], (n, n), block.start)
    groups = [region for _, region in read_groups(block.start, lines[n:], n).values()]
    if all(len(region) == n for region in groups):
        said_variant("jigsaw", variant, block.start)
        board = read_board(words, (n, n), digits_of((n, n), "-"))
        return Record(Sudoku(board, "jigsaw", regions=tuple(map(tuple, groups))))
    said_variant("killer", variant, block.start)
    totals = {cell: word for cell, word in zip(cells(n, n), words, strict=True) if word.text not in "-."}
    cages = [cage_of(cage, [totals[cell] for cell in cage if cell in totals], n, block.start) for cage in groups]
    return Record(Sudoku(dict.fromkeys(cells(n, n), EMPTY), "killer", cages=tuple(cages)))


def cage_of(members: list[Cell], totals: list[Token], n: int, place: Token) -> KillerCage:
    """Return the cage of these cells, one of which has its total."""
    if len(totals) != 1 or len(members) > n or n > LARGEST:
        expected = f"one total in each region, which has at most {min(n, LARGEST)} cells"
        raise place.error(f"expected {expected}, but found {len(totals)} in one of {len(members)} cells")
    return KillerCage(tuple(members), totals[0].number(1, n * (n + 1) // 2, "total"))


def write_corpus(record: Record) -> str:
    board = record.puzzle.board
    expect_plain(record.puzzle, "the corpus form")
    return janko.write_problem(size_of(board), write_rows(board, digits_of(size_of(board), "-")))


def read_drawing(drawing: penpa.Sketch, variant: str | None) -> Record:
    """Read Penpa+: numbers; lines, if there are any, must be the borders of the usual boxes."""
    size = drawing.size
    expect_side(size, drawing.place)
    digits = digits_of(size, "")
    board, answer = dict.fromkeys(cells(*size), EMPTY), dict.fromkeys(cells(*size), EMPTY)
    clues, entries = penpa.clues_of(drawing), penpa.numbers_of(drawing, drawing.answer)
    for found, numbers in ((board, clues), (answer, entries)):
        for cell, text in numbers.items():
            if text not in digits:
                wrong = f"{quoted(text)} at {at(cell)}"
                raise drawing.place.error(f"expected digits from 1 to {size[0]}, but found {wrong}")
            found[cell] = digits[text]
    puzzle = sudoku(board, variant)
    if drawing.borders and regions_of(size, drawing.borders) != regions_of(size, borders_of(size, boxes_of(puzzle))):
        raise drawing.place.error("expected borders around boxes, but found other regions")
    return with_answer(puzzle, answer, drawing.title)


def boxes_of(puzzle: Sudoku) -> Regions:
    return puzzle.picture().regions


def write_drawing(record: Record) -> str:
    puzzle = record.puzzle
    expect_plain(puzzle, "a Penpa+ link")
    givens = puzzle.givens()
    entries = {cell: digit for cell, digit in (record.solution or {}).items() if cell not in givens}
    problem, answer = (
        {"number": {cell: [digit, colour, "1"] for cell, digit in digits.items()}}
        for digits, colour in ((givens, 1), (entries, 2))
    )
    size = size_of(puzzle.board)
    return penpa.write_drawing(size, "classic", problem, answer, _TOOLS, record.title, regions=boxes_of(puzzle))


FORMATS: tuple[Format, ...] = (
    *solo.FORMATS,
    *fpuzzles.FORMATS,
    *lists.FORMATS,
    drawings.FORMAT,
    *lists.LINKS,
    Format("cells", "a table of cells", tables.FORM, read_cells, None, tables.cut),
    pzpr.link_format(("sudoku",), read_link, write_link),
    pzpr.file_format("sudoku", read_file, write_file, sides=1),
    penpa.drawing_format(("number", "lineE"), read_drawing, write_drawing, ("square", "sudoku"), tag="classic"),
    janko.block_format(("sudoku",), read_janko, write_janko, _PATTERN),
    janko.corpus_format(r"[-.\d]+", read_corpus, write_corpus),
)
