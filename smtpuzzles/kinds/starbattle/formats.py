"""How other programs write Star Battle. None of them knows given cells."""

import re

from smtpuzzles.exchange import janko, penpa, pzpr
from smtpuzzles.exchange.edges import Regions, borders_of, regions_of
from smtpuzzles.exchange.records import answered
from smtpuzzles.exchange.words import read_board, write_rows
from smtpuzzles.kinds.starbattle import NONE, STAR, StarBattle
from smtpuzzles.puzzle import EMPTY, LETTERS, Board, Cell, Record, Token, UsageError, cells, lettered, quoted, size_of

_PZPRV3 = {".": EMPTY, "+": NONE, "-": NONE, "#": STAR}
_JANKO = {"-": NONE, "*": STAR}
_TOOLS = {"edit_mode": "combi", "combi": ["star", ""]}  # of Penpa+
_EACH = "stars in each row, column and region."  # beside a drawing, behind a number
_STAR = [2, "star", 1]


def battle(size: Cell, regions: Regions, stars: Token, place: Token) -> StarBattle:
    """Return the puzzle of these regions, with the number of stars that a text says."""
    number = len(set(regions.values()))
    if not size[0] == size[1] == number <= len(LETTERS):
        expected = f"as many rows, columns and regions, at most {len(LETTERS)} of each"
        raise place.error(f"expected {expected}, but found {size[0]}, {size[1]} and {number}")
    each = stars.number(1, number, "number of stars")
    return StarBattle(dict.fromkeys(regions, EMPTY), "classic", lettered(regions), each)


def expect_sides(size: Cell, place: Token) -> None:
    """Raise an error at once, before borders and cells are read, unless there are few enough rows."""
    if not size[0] == size[1] <= len(LETTERS):
        expected = f"as many rows as columns, at most {len(LETTERS)}"
        raise place.error(f"expected {expected}, but found {size[0]} and {size[1]}")


def numbered(puzzle: StarBattle, what: str) -> dict[Cell, int]:
    """Return the regions by numbers in reading order; an error if such a text cannot carry the puzzle."""
    if puzzle.givens():
        raise UsageError(f"{what} cannot carry the given cells of this starbattle puzzle")
    return {cell: LETTERS.index(letter) + 1 for cell, letter in lettered(puzzle.regions).items()}


def bounded(puzzle: StarBattle, what: str) -> dict[Cell, int]:
    """Return the regions by numbers, if borders say enough about them."""
    regions, size = numbered(puzzle, what), size_of(puzzle.board)
    if regions_of(size, borders_of(size, regions)) != regions:
        raise UsageError(f"{what} cannot carry a region that is not connected")
    return regions


def read_link(link: pzpr.Link, _variant: str | None) -> Record:
    stars, borders = link.parts
    expect_sides(link.size, stars)
    return Record(battle(link.size, pzpr.read_borders(borders, link.size), stars, borders))


def write_link(record: Record) -> str:
    puzzle = record.puzzle
    borders = pzpr.write_borders(bounded(puzzle, "a puzz.link URL"))
    return pzpr.write_link("starbattle", size_of(puzzle.board), puzzle.stars, borders)


def regions_in(words: list[Token], size: Cell) -> dict[Cell, int]:
    """Return the regions that a number in each cell says."""
    numbers = [word.number(0, 9999, "region") for word in words]
    return dict(zip(cells(*size), numbers, strict=True))


def read_file(file: pzpr.File, _variant: str | None) -> Record:
    """Read the number of stars, that of the regions, the region of each cell, then an answer."""
    if len(file.lines) < 2:
        raise file.head.error("expected the numbers of stars and regions below the size, but found less")
    stars, number = file.lines[:2]
    expect_sides(file.size, stars)
    number.number(file.size[0], file.size[0], "number of regions")
    regions, *answers = pzpr.boards_of(file, 2, start=2)
    puzzle = battle(file.size, regions_in(regions, file.size), stars, stars)
    return answered(puzzle, solved(read_board(answers[0], file.size, _PZPRV3))) if answers else Record(puzzle)


def solved(answer: Board) -> Board | None:
    """Return the answer without open cells; None if it has no star."""
    filled = {cell: STAR if symbol == STAR else NONE for cell, symbol in answer.items()}
    return filled if STAR in filled.values() else None


def write_file(record: Record) -> str:
    puzzle = record.puzzle
    regions = numbered(puzzle, "a pzprv3 file")
    size = size_of(puzzle.board)
    rows = write_rows({cell: str(number - 1) for cell, number in regions.items()}, _numbers(size[0]))
    answer = write_rows(record.solution or puzzle.board, {".": EMPTY, "+": NONE, "#": STAR})
    return pzpr.write_file("starbattle", (*size, puzzle.stars, size[0]), *rows, *answer)


def _numbers(count: int) -> dict[str, str]:
    return {str(number): str(number) for number in range(count + 1)}


def read_janko(block: janko.Block, _variant: str | None) -> Record:
    janko.expect_parts(block, "problem", "areas", "solution")
    words = block.words("areas" if "areas" in block.parts else "problem")
    if "stars" not in block.keys:
        raise block.start.error("expected a line 'stars N', but found none")
    stars = block.keys["stars"]
    expect_sides(block.size, block.start)
    puzzle = battle(block.size, regions_in(words, block.size), stars, block.start)
    if "solution" not in block.parts:
        return Record(puzzle, title=block.title)
    answer = read_board(block.words("solution"), block.size, {**_JANKO, "x": STAR, ".": NONE})
    return answered(puzzle, solved(answer), block.title)


def write_janko(record: Record) -> str:
    puzzle, size = record.puzzle, size_of(record.puzzle.board)
    regions = {cell: str(number) for cell, number in numbered(puzzle, "a janko.at block").items()}
    parts = {"areas": write_rows(regions, _numbers(size[0]))}
    if record.solution:
        parts["solution"] = write_rows(record.solution, _JANKO)
    block = janko.write_block("starbattle", size, record.title, parts)
    return block.replace("[areas]\n", f"stars {puzzle.stars}\n[areas]\n", 1)


def read_corpus(block: janko.Block, _variant: str | None) -> Record:
    expect_sides(block.size, block.start)
    if "stars" not in block.keys:
        raise block.start.error("expected a number of stars behind the size, but found none")
    regions = regions_in(block.words("problem"), block.size)
    return Record(battle(block.size, regions, block.keys["stars"], block.start))


def write_corpus(record: Record) -> str:
    puzzle, size = record.puzzle, size_of(record.puzzle.board)
    regions = {cell: str(number) for cell, number in numbered(puzzle, "the corpus form").items()}
    return janko.write_problem(size, write_rows(regions, _numbers(size[0])), [puzzle.stars])


def read_drawing(drawing: penpa.Sketch, _variant: str | None) -> Record:
    """Read Penpa+: borders are regions; what players read must say the number of stars."""
    numbers = set(re.findall(r"(?<!\d)(\d++) *+(?:stars?\b|[★☆])", drawing.rules, re.IGNORECASE))
    if len(numbers) != 1:
        found = quoted(drawing.rules) if drawing.rules else "no words"
        raise drawing.place.error(f"expected a number of stars in the rules of the drawing, but found {found}")
    stars = drawing.place._replace(text=numbers.pop())
    expect_sides(drawing.size, drawing.place)
    puzzle = battle(drawing.size, regions_of(drawing.size, drawing.borders), stars, drawing.place)
    signs = {cell: sign for cell, sign in drawing.answer["symbol"].items() if isinstance(sign, list)}
    stars_in = [cell for cell, sign in signs.items() if sign[1:2] == _STAR[1:2] and sign[0] != 0]
    return answered(puzzle, solved({**puzzle.board, **dict.fromkeys(stars_in, STAR)}), drawing.title)


def write_drawing(record: Record) -> str:
    puzzle = record.puzzle
    regions = bounded(puzzle, "a Penpa+ link")
    answer = {"symbol": {cell: _STAR for cell, symbol in (record.solution or {}).items() if symbol == STAR}}
    rules = f"{puzzle.stars} {_EACH}"
    return penpa.write_drawing(size_of(puzzle.board), "starbattle", {}, answer, _TOOLS, record.title, rules, regions)


FORMATS = (
    pzpr.link_format(("starbattle",), read_link, write_link, ("STARS", "BORDERS")),
    pzpr.file_format("starbattle", read_file, write_file),
    penpa.drawing_format(("lineE",), read_drawing, write_drawing, tag="starbattle", rules=rf"\d+ {_EACH}"),
    janko.block_format(("starbattle", "stars", "star-battle"), read_janko, write_janko, ("stars",)),
    janko.corpus_format(r"\d+", read_corpus, write_corpus, more=["stars"]),
)
