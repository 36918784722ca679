"""How other programs write Light Up."""

from smtpuzzles.exchange import janko, penpa, pzpr, tatham
from smtpuzzles.exchange.records import answered
from smtpuzzles.exchange.words import board_with, read_board, values_of, write_rows
from smtpuzzles.kinds.lightup import LAMP, NUMBERS, WALL, WHITE, LightUp
from smtpuzzles.puzzle import Board, Record, at, cells, quoted, size_of

_NUMBERS = {number: number for number in NUMBERS}
_FOURS = {None: WHITE, pzpr.UNSAID: WALL} | {int(number): number for number in NUMBERS}
_PZPRV3 = {"+": WHITE, ".": WHITE, "-": WALL, "#": LAMP} | _NUMBERS
_JANKO = {"-": WHITE, "x": WALL} | _NUMBERS
_LAMP = {"o": LAMP}
_DARK = (4, 1, 3, 8)  # colours of Penpa+; the first is black
_TOOLS = {"edit_mode": "combi", "combi": ["akari", ""]}  # of Penpa+
_BULB = (3, "sun_moon")
_TATHAM = {None: WHITE, "B": WALL} | _NUMBERS


def read_link(link: pzpr.Link, _variant: str | None) -> Record:
    height, width = link.size
    return Record(LightUp(board_with(link.size, pzpr.read_fours(link.parts[0], height * width), _FOURS)))


def write_link(record: Record) -> str:
    board = record.puzzle.board
    return pzpr.write_link("akari", size_of(board), pzpr.write_fours(values_of(board, _FOURS)))


def read_file(file: pzpr.File, _variant: str | None) -> Record:
    (words,) = pzpr.boards_of(file, 1)
    return with_lamps(read_board(words, file.size, _PZPRV3))


def write_file(record: Record) -> str:
    board = record.solution or record.puzzle.board
    return pzpr.write_file("lightup", size_of(board), *write_rows(board, _PZPRV3))


def with_lamps(answer: Board, title: str = "") -> Record:
    """Return the puzzle of a board with lamps, and the lamps as its solution."""
    puzzle = LightUp({cell: WHITE if symbol == LAMP else symbol for cell, symbol in answer.items()})
    return answered(puzzle, answer if LAMP in answer.values() else None, title)


def read_id(game: tatham.GameId, _variant: str | None) -> Record:
    height, width = game.size
    return Record(LightUp(board_with(game.size, tatham.read_clues(game.board, height * width, "B01234"), _TATHAM)))


def write_id(record: Record) -> str:
    board = record.puzzle.board
    return tatham.write_id(size_of(board), "", tatham.write_clues(values_of(board, _TATHAM)))


def read_janko(block: janko.Block, _variant: str | None) -> Record:
    return janko.read_boards(block, LightUp, _JANKO, _LAMP)


def write_janko(record: Record) -> str:
    return janko.write_boards("akari", record, _JANKO, _LAMP)


def write_corpus(record: Record) -> str:
    return janko.write_problem(size_of(record.puzzle.board), write_rows(record.puzzle.board, _JANKO))


def read_drawing(drawing: penpa.Sketch, _variant: str | None) -> Record:
    """Read Penpa+: a wall is a dark cell, or a number; a lamp of the answer is the third of its suns and moons."""
    board = dict.fromkeys(cells(*drawing.size), WHITE)
    for cell, colour in drawing.problem["surface"].items():
        if colour not in _DARK:
            raise drawing.place.error(f"expected only dark cells, but found one of colour {colour} at {at(cell)}")
        board[cell] = WALL
    for cell, text in penpa.clues_of(drawing).items():
        if text not in (*NUMBERS, "", "?"):
            raise drawing.place.error(f"expected numbers from 0 to 4, but found {quoted(text)} at {at(cell)}")
        board[cell] = text if text in NUMBERS and text else WALL
    lamps = penpa.cells_with(drawing.answer["symbol"], *_BULB)
    return with_lamps({**board, **dict.fromkeys(lamps, LAMP)}, drawing.title)


def write_drawing(record: Record) -> str:
    walls, answer = record.puzzle.givens(), record.solution or {}
    problem: dict[str, penpa.Layer] = {
        "surface": dict.fromkeys(walls, _DARK[0]),
        "number": {cell: [symbol, 4, "1"] for cell, symbol in walls.items() if symbol in NUMBERS},
    }
    lamps = {"symbol": {cell: [*_BULB, 1] for cell, symbol in answer.items() if symbol == LAMP}}
    return penpa.write_drawing(size_of(record.puzzle.board), "akari", problem, lamps, _TOOLS, record.title)


FORMATS = (
    pzpr.link_format(("akari", "lightup", "bijutsukan"), read_link, write_link),
    pzpr.file_format("lightup", read_file, write_file),
    *tatham.id_formats("lightup", "[a-zB0-4]+", read_id, write_id, r"[bsd]\d+|r"),
    penpa.drawing_format(("surface", "number"), read_drawing, write_drawing, tag="akari"),
    janko.block_format(("akari", "lightup"), read_janko, write_janko),
    janko.corpus_format("[-x0-4]", read_janko, write_corpus),
)
