"""Game IDs of Solo, one of Simon Tatham's puzzles.

COLUMNSxROWS of boxes, each ROWS wide and COLUMNS high; or Nj with regions. The parameter x says that the diagonals are
units, too, k that there are cages. After the givens follow, each after a comma: the borders of the regions, the borders
of the cages, and the totals, each in the first cell of its cage.
"""

from collections.abc import Sequence

from smtpuzzles.exchange import tatham
from smtpuzzles.exchange.words import board_with
from smtpuzzles.kinds.sudoku import Sudoku
from smtpuzzles.kinds.sudoku.cages import LARGEST as LARGEST_WITH_CAGES
from smtpuzzles.kinds.sudoku.cages import KillerCage
from smtpuzzles.kinds.sudoku.regions import Region, usual_shape
from smtpuzzles.puzzle import EMPTY, Cell, Record, Token, UsageError, after, cells

LARGEST = 255  # rows of a board there
A_SOLO_ID = r"[a-z\d_]+(?:,[a-z_]+)?(?:,[a-z_]+,[a-z\d_]+)?"


def read(game: tatham.GameId, _variant: str | None) -> Record:
    width, height = game.size
    is_jigsaw, has_cages = "j" in game.letters, "k" in game.letters
    n = height if is_jigsaw and height == width else height * width
    if n > LARGEST or (has_cages and n > LARGEST_WITH_CAGES):
        most = LARGEST_WITH_CAGES if has_cages else LARGEST
        raise game.board.error(f"expected a sudoku of at most {most} rows, but found {n}")
    if not is_jigsaw and 1 in game.size and n > 1:
        raise game.board.error("expected boxes of at least 2 rows and columns, or the parameter j and regions")
    givens, *more = game.board.parts(",")
    wanted = is_jigsaw + 2 * has_cages
    if len(more) != wanted:
        raise after(game.board, f"expected {wanted} parts behind the givens, each after a comma, but found {len(more)}")
    digits: dict[int | None, str] = {None: EMPTY, **{number: str(number) for number in range(1, n + 1)}}
    board = board_with((n, n), tatham.read_numbers(givens, n * n, n), digits)
    regions = read_groups(more[0], n) if is_jigsaw else ()
    if wrong := [region for region in regions if len(region) != n]:
        raise more[0].error(f"expected {n} cells in each region, but found {len(wrong[0])}")
    cages = read_cages(more[-2], more[-1], n) if has_cages else ()
    shape = None if is_jigsaw or (height, width) == usual_shape(n) else (height, width)
    says = "x" if "x" in game.letters else "killer" if cages else "jigsaw" if regions else "classic"
    return Record(Sudoku(board, says, shape, regions, cages))


def read_groups(text: Token, n: int) -> tuple[Region, ...]:
    found: dict[int, list[Cell]] = {}
    for cell, number in tatham.read_edges(text, (n, n)).items():
        found.setdefault(number, []).append(cell)
    return tuple(map(tuple, found.values()))


def read_cages(borders: Token, totals: Token, n: int) -> tuple[KillerCage, ...]:
    groups = read_groups(borders, n)
    total_of = dict(zip(cells(n, n), tatham.read_numbers(totals, n * n, n * (n + 1) // 2), strict=True))
    found = [[total for cell in group if (total := total_of[cell]) is not None] for group in groups]
    for group, of_group in zip(groups, found, strict=True):
        if len(of_group) != 1 or len(group) > n:
            raise totals.error(f"expected one total, and at most {n} cells, in each cage")
    return tuple([KillerCage(group, total) for group, (total,) in zip(groups, found, strict=True)])


def write(record: Record) -> str:
    puzzle: Sudoku = record.puzzle
    n = puzzle.size
    if n > LARGEST:
        raise UsageError(f"a game ID cannot carry a sudoku of more than {LARGEST} rows")
    height, width = puzzle.shape or usual_shape(n) or (1, n)
    if 1 in (height, width) and n > 1 and not puzzle.regions:
        raise UsageError(f"a game ID cannot carry boxes of {width} x {height} cells, only of 2 x 2 or more")
    numbers = [None if symbol == EMPTY else int(symbol) for symbol in puzzle.board.values()]
    parts = [tatham.write_numbers(numbers)]
    if puzzle.regions:
        parts.append(write_groups(puzzle.regions, n, "regions"))
    if puzzle.cages:
        total_of = {cage.cells[0]: cage.total for cage in puzzle.cages}
        parts.append(write_groups([cage.cells for cage in puzzle.cages], n, "cages"))
        parts.append(tatham.write_numbers([total_of.get(cell) for cell in puzzle.board]))
    size = f"{n}j" if puzzle.regions else f"{height}x{width}"
    return f"{size}{'x' * (puzzle.variant == 'x')}{'k' * bool(puzzle.cages)}:{','.join(parts)}"


def write_groups(groups: Sequence[Region], n: int, what: str) -> str:
    number_of = {cell: number for number, group in enumerate(groups) for cell in group}
    if len(number_of) < n * n:
        raise UsageError(f"a game ID cannot carry cells without one of the {what}")
    text = tatham.write_edges(number_of)
    if len(read_groups(Token(text, "", 1), n)) > len(groups):
        raise UsageError(f"a game ID cannot carry {what} whose cells are not connected")
    return text


FORMATS = tatham.id_formats("solo", A_SOLO_ID, read, write, r"[jxka]|r\d+|md?\d+|d[a-z]")
