"""How other programs write Hitori: all with a digit or a letter for each number, from 1 to 35."""

from string import ascii_lowercase, digits

from smtpuzzles.exchange import janko, pzpr, tatham
from smtpuzzles.exchange.words import board_with, values_of, write_rows
from smtpuzzles.kinds.hitori import LEAST, MOST, Hitori
from smtpuzzles.puzzle import EMPTY, Cell, Record, Token, UsageError, after, cells, expect_each, size_of

_SIGNS = {sign: str(number) for number, sign in enumerate(digits + ascii_lowercase) if number}
_MISSING = {"%": EMPTY, "@": EMPTY, ".": EMPTY}  # the last one is written


def read_signs(body: Token, size: Cell, missing: dict[str, str]) -> Record:
    """Return the puzzle of a text with a sign for each cell."""
    symbols = _SIGNS | missing
    signs = expect_each(body.characters(), lambda sign: sign.text in symbols, "1 to 9 or a to z")
    height, width = expect_least(size, body)
    count = height * width
    if len(signs) != count:
        problem = f"expected {count} cells, but found {len(signs)}"
        raise signs[count].error(problem) if len(signs) > count else after(body, problem)
    return Record(Hitori.of_board(board_with(size, [sign.text for sign in signs], symbols)))


def expect_least(size: Cell, place: Token) -> Cell:
    """Return the size of a board, unless it is too small."""
    if min(size) < LEAST:
        raise place.error(f"expected at least {LEAST} rows and columns, but found {size[1]} x {size[0]}")
    return size


def write_signs(record: Record, missing: dict[str, str], what: str) -> str:
    symbols = _SIGNS | missing
    for number in record.puzzle.board.values():
        if number not in symbols.values():
            found = "a cell without a number" if number == EMPTY else f"the number {number}"
            raise UsageError(f"{what} cannot hold {found}")
    return "".join(values_of(record.puzzle.board, symbols))


def read_link(link: pzpr.Link, _variant: str | None) -> Record:
    return read_signs(link.parts[0], link.size, _MISSING)


def write_link(record: Record) -> str:
    return pzpr.write_link("hitori", record.puzzle.size, write_signs(record, _MISSING, "a puzz.link URL"))


def read_id(game: tatham.GameId, _variant: str | None) -> Record:
    return read_signs(game.board, game.size, {})


def write_id(record: Record) -> str:
    return tatham.write_id(record.puzzle.size, "", write_signs(record, {}, "a game ID"))


def read_corpus(block: janko.Block, _variant: str | None) -> Record:
    size = expect_least(block.size, block.start)
    words = block.words("problem")
    numbers = [str(word.number(1, MOST, "number")) for word in words]
    return Record(Hitori.of_board(dict(zip(cells(*size), numbers, strict=True))))


def write_corpus(record: Record) -> str:
    numbers = record.puzzle.board
    if EMPTY in numbers.values():
        raise UsageError("the corpus form cannot hold a cell without a number")
    return janko.write_problem(size_of(numbers), write_rows(numbers, {number: number for number in numbers.values()}))


FORMATS = (
    pzpr.link_format(("hitori",), read_link, write_link),
    *tatham.id_formats("singles", "[1-9a-z]+", read_id, write_id),
    janko.corpus_format(r"\d+", read_corpus, write_corpus),
)
