"""Light up, sudoku and binairo as clauses by hand, without helper variables, as student solvers wrote them.

The comparison for the clauses of smtpuzzles. What the puzzle gives is stated by unit clauses and spares nothing. Where
their rule can be read in two ways, the one with fewer and shorter clauses stands here.

run    white cells of light up side by side between walls
line   a row or a column of binairo
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from math import comb

from smtpuzzles.base.grid import cells, columns, rows, side_neighbours, size_of
from smtpuzzles.encoding.clauses import Clause, Cnf
from smtpuzzles.kinds.binairo import Binairo
from smtpuzzles.kinds.lightup import LightUp
from smtpuzzles.kinds.sudoku import Sudoku
from smtpuzzles.model import Board, Cell, Literal
from smtpuzzles.puzzle.contract import Puzzle

Literals = dict[Cell, Literal]


def encode(puzzle: Puzzle) -> Cnf:
    match puzzle:
        case LightUp():
            return Cnf((), len(puzzle.board), list(lightup(puzzle)))
        case Sudoku():
            return Cnf((), puzzle.size**3, list(sudoku(puzzle)))
        case Binairo():
            return Cnf((), len(puzzle.board), list(binairo(puzzle)))
    raise ValueError(f"no hand encoding for {puzzle.kind}")


def board(puzzle: Puzzle, literals: Iterable[Literal]) -> Board:
    """What a model of the clauses shows."""
    true = {literal for literal in literals if literal > 0}
    match puzzle:
        case LightUp():
            return {
                cell: "*" if literal in true else puzzle.board[cell] for cell, literal in one_each(puzzle.board).items()
            }
        case Sudoku():
            n = puzzle.size
            return {(r, c): str(v) for r, c, v in product(range(1, n + 1), repeat=3) if digit(n, r, c, v) in true}
        case Binairo():
            return {cell: str(int(literal in true)) for cell, literal in one_each(puzzle.board).items()}
    raise ValueError(f"no hand encoding for {puzzle.kind}")


def number_of_clauses(puzzle: Puzzle) -> int:
    """As many as there would be; those of binairo need not be made for it."""
    if not isinstance(puzzle, Binairo):
        return len(encode(puzzle).clauses)
    height, width = size_of(puzzle.board)
    given = sum(symbol != "_" for symbol in puzzle.board.values())
    return given + number_of_lines(height, width) + number_of_lines(width, height)


def number_of_lines(number: int, length: int) -> int:
    """The clauses of so many parallel lines of this length."""
    threes, unbalanced = 2 * (length - 2), 2 * comb(length, length // 2 + 1)
    return number * (threes + unbalanced) + comb(number, 2) * comb(length, length // 2)


def one_each(board: Board) -> Literals:
    return {cell: number for number, cell in enumerate(board, 1)}


def lightup(puzzle: LightUp) -> Iterator[Clause]:
    lamp = one_each(puzzle.board)
    lighting: dict[Cell, set[Literal]] = {cell: set() for cell, symbol in puzzle.board.items() if symbol == "_"}
    for run in puzzle.runs:
        lamps = [lamp[cell] for cell in run]
        for cell in run:
            lighting[cell].update(lamps)
        yield from ([-a, -b] for a, b in combinations(lamps, 2))
    yield from map(sorted, lighting.values())
    yield from ([-lamp[cell]] for cell in lamp if cell not in lighting)
    for wall, number in puzzle.numbers():
        yield from not_so_many(number, [lamp[cell] for cell in side_neighbours(wall) if cell in lamp])


def not_so_many(number: int, literals: list[Literal]) -> Iterator[Clause]:
    """Excludes every subset of another size: these true and the others false."""
    for signs in product((1, -1), repeat=len(literals)):
        if signs.count(-1) != number:
            yield [sign * literal for sign, literal in zip(signs, literals, strict=True)]


def digit(n: int, r: int, c: int, v: int) -> Literal:
    """The literal for the digit v in this cell; all three count from 1."""
    return ((r - 1) * n + c - 1) * n + v


def sudoku(puzzle: Sudoku) -> Iterator[Clause]:
    n = puzzle.size
    for r, c in cells(n, n):
        digits = [digit(n, r, c, v) for v in range(1, n + 1)]
        yield digits
        yield from ([-a, -b] for a, b in combinations(digits, 2))
    for _, unit in puzzle.units:
        for v in range(1, n + 1):
            yield [digit(n, r, c, v) for r, c in unit]
    yield from ([digit(n, r, c, int(symbol))] for (r, c), symbol in puzzle.board.items() if symbol != "_")


def binairo(puzzle: Binairo) -> Iterator[Clause]:
    one = one_each(puzzle.board)
    size = size_of(puzzle.board)
    for parallel in (rows(*size), columns(*size)):
        lines = [[one[cell] for cell in line] for line in parallel]
        for line in lines:
            yield from balanced(line)
        for pair in combinations(lines, 2):
            yield from different(*pair)
    yield from ([one[cell] if symbol == "1" else -one[cell]] for cell, symbol in puzzle.board.items() if symbol != "_")


def balanced(line: list[Literal]) -> Iterator[Clause]:
    """No three neighbours, and no more than half of the line, have the same digit."""
    threes = [line[place : place + 3] for place in range(len(line) - 2)]
    for some in [*threes, *combinations(line, len(line) // 2 + 1)]:
        yield list(some)
        yield [-literal for literal in some]


def different(left: list[Literal], right: list[Literal]) -> Iterator[Clause]:
    """Both are half ones: equal lines have these in the same half of the places."""
    for places in combinations(range(len(left)), len(left) // 2):
        yield [-line[place] for line in (left, right) for place in places]
