"""How other programs write Binairo.

Tatham's Unruly writes a to y for 0 to 24 empty cells and a zero, A to Y for the same and a one, z and Z for 25 empty
cells. The last letter stands for a cell behind the board. The parameter u says that no two lines are equal.

The task of puzzle-binairo.com has digits, and a to z for runs of 1 to 26 empty cells. It does not say its size. Links
to that site hold only a number.
"""

import re
from math import isqrt

from smtpuzzles.exchange import janko, penpa, tatham
from smtpuzzles.exchange.links import MOST_CELLS, only_word
from smtpuzzles.exchange.records import answered, expect_only_board, said_variant
from smtpuzzles.exchange.words import board_with, values_of, write_rows
from smtpuzzles.kinds.binairo import ONE, ZERO, Binairo
from smtpuzzles.puzzle import EMPTY, Cell, Format, Record, Source, Token, UsageError, after, at, cells, quoted, size_of

_JANKO = {"-": EMPTY, "1": ZERO, "2": ONE}
_TASK = {None: EMPTY, "0": ZERO, "1": ONE}
_FORM_OF_TASK = r"https?://(?:www\.)?puzzle-binairo\.com/|(?=[01a-z]*[01])(?=[01a-z]*[a-z])[01a-z]+(?:\s|$)"
_TASK_OF_PAGE = re.compile(r"\btask\s{0,9}=\s{0,9}['\"]([^'\"\s]*)['\"]")
_TOOLS = {"edit_mode": "combi", "combi": ["blwh", ""]}  # of Penpa+
_CIRCLE, _CIRCLES = "circle_M", {1: ZERO, 2: ONE}  # hollow and filled
_REPEATS = "Equal lines are allowed."  # beside a drawing of the variant
_LONGEST = 25  # empty cells that are one letter of Unruly
_SMALLEST = 6  # rows and columns of Unruly


def expect_even(size: Cell, place: Token) -> None:
    if size[0] % 2 or size[1] % 2:
        raise place.error(f"expected an even width and height, but found {size[1]} x {size[0]}")


def read_id(game: tatham.GameId, variant: str | None) -> Record:
    expect_even(game.size, game.board)
    if "u" in game.letters:
        variant = said_variant("distinct", variant, game.board)
    text = read_unruly(game.board, game.size[0] * game.size[1])
    return Record(Binairo(dict(zip(cells(*game.size), text, strict=True)), variant or "repeats"))


def read_unruly(text: Token, count: int) -> str:
    """Return the symbols of all cells."""
    found, size = [], 0
    for place, letter in enumerate(text.text):
        if not (letter.isascii() and letter.isalpha()):
            raise text.error(f"expected a letter, but found {quoted(letter)}", place)
        run = ord(letter.lower()) - ord("a")
        found.append(EMPTY * run + ("" if run == _LONGEST else ZERO if letter.islower() else ONE))
        size += len(found[-1])
        if size > count + 1:
            raise text.error(f"expected {count} cells and one behind the board, but found more", place)
    if size <= count:
        raise after(text, f"expected {count} cells and one behind the board, but found {size}")
    return "".join(found)[:count]


def write_id(record: Record) -> str:
    puzzle = record.puzzle
    expect_only_board(puzzle, "a game ID")
    size = size_of(puzzle.board)
    if min(size) < _SMALLEST:
        raise UsageError(f"a game ID cannot carry a board with a side of less than {_SMALLEST} cells")

    def letter(run: re.Match[str]) -> str:
        code = "z" if run[2] is None else chr(ord("a") + len(run[1]))
        return code.upper() if run[2] == ONE else code

    runs = rf"{EMPTY}{{{_LONGEST}}}|({EMPTY}*)([{ZERO}{ONE}])"
    text = re.sub(runs, letter, "".join(puzzle.board.values()) + ZERO)
    return tatham.write_id(size, "u" if puzzle.variant == "distinct" else "", text)


def read_janko(block: janko.Block, variant: str | None) -> Record:
    expect_even(block.size, block.start)
    return janko.read_boards(block, lambda board: Binairo(board, variant or "repeats"), _JANKO, {})


def write_janko(record: Record) -> str:
    expect_only_board(record.puzzle, "a janko.at block", "repeats")
    return janko.write_boards("binairo", record, _JANKO, {})


def write_corpus(record: Record) -> str:
    expect_only_board(record.puzzle, "the corpus form", "repeats")
    return janko.write_problem(size_of(record.puzzle.board), write_rows(record.puzzle.board, _JANKO))


def read_task(source: Source, variant: str | None) -> Record:
    if page := _TASK_OF_PAGE.search(source.text):
        source = source._replace(text=page[1], first_line=source.first_line + source.text.count("\n", 0, page.start()))
    word = only_word(source, "a task of puzzle-binairo.com")
    if "/" in word.text:
        raise word.error("expected the task in the script of the page: a link holds only its number")
    count = sum([ord(sign) - ord("a") + 1 if "a" <= sign <= "z" else 1 for sign in word.text])
    side = isqrt(count)
    if side * side != count:
        raise after(word, f"expected the cells of a square board, but found {count}")
    if count > MOST_CELLS:
        raise word.error(f"expected at most {MOST_CELLS} cells, but found {count}")
    expect_even((side, side), word)
    return Record(Binairo(board_with((side, side), tatham.read_clues(word, count, "01"), _TASK), variant or "distinct"))


def write_task(record: Record) -> str:
    puzzle = record.puzzle
    expect_only_board(puzzle, "a task of puzzle-binairo.com", "distinct")
    if len(set(size_of(puzzle.board))) > 1:
        raise UsageError("a task of puzzle-binairo.com carries only square boards")
    if len({given == EMPTY for given in puzzle.board.values()}) == 1:  # it would look like other words, or a row
        raise UsageError("a task of puzzle-binairo.com carries only boards with given and with empty cells")
    return tatham.write_clues(values_of(puzzle.board, _TASK))


def read_drawing(drawing: penpa.Sketch, variant: str | None) -> Record:
    """Read Penpa+: hollow and filled circles; what players read may say that equal lines are allowed."""
    if drawing.rules == _REPEATS:
        variant = said_variant("repeats", variant, drawing.place)
    givens, answer = (symbols_of(drawing, layers["symbol"]) for layers in (drawing.problem, drawing.answer))
    expect_even(drawing.size, drawing.place)
    board = {**dict.fromkeys(cells(*drawing.size), EMPTY), **givens}
    puzzle = Binairo(board, variant or "distinct")
    return answered(puzzle, answer and {**board, **answer}, drawing.title)


def symbols_of(drawing: penpa.Sketch, layer: penpa.Layer) -> dict[Cell, str]:
    circles = penpa.symbols_of(drawing, layer, _CIRCLE)
    for cell, number in circles.items():
        if number not in _CIRCLES:
            raise drawing.place.error(f"expected hollow and filled circles, but found circle {number} at {at(cell)}")
    return {cell: _CIRCLES[number] for cell, number in circles.items()}


def write_drawing(record: Record) -> str:
    puzzle, numbers = record.puzzle, {symbol: number for number, symbol in _CIRCLES.items()}
    expect_only_board(puzzle, "a Penpa+ link")
    problem, answer = (
        {"symbol": {cell: [numbers[symbol], _CIRCLE, 1] for cell, symbol in board.items() if symbol != EMPTY}}
        for board in (puzzle.board, record.solution or {})
    )
    rules = _REPEATS if puzzle.variant == "repeats" else ""
    return penpa.write_drawing(size_of(puzzle.board), "binairo", problem, answer, _TOOLS, record.title, rules)


FORMATS: tuple[Format, ...] = (
    *tatham.id_formats("unruly", "[a-zA-Z]+", read_id, write_id, "u|d[a-z]"),
    penpa.drawing_format(("symbol",), read_drawing, write_drawing, tag="binairo", rules=_REPEATS),
    janko.block_format(("binairo",), read_janko, write_janko),
    janko.corpus_format("[-12]", read_janko, write_corpus),
    Format("puzzle-binairo", "a task of puzzle-binairo.com", _FORM_OF_TASK, read_task, write_task, one_a_line=True),
)
