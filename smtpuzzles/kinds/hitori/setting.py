"""Numbers of new boards.

Random cells become black as long as the rules allow it. White cells get the numbers of a Latin square. A black cell
gets the number of a white cell in its row and its column, or at least in one of them: otherwise it could be white, too.
Nine of ten boards have no other solution.
"""

from random import Random

from smtpuzzles.puzzle import Board, Cell, cells, expect_size, scattered_cells

BLACK, WHITE = "#", "_"
MOST_LINES = 40  # larger boards take minutes


def numbers(size: Cell, random: Random) -> Board:
    expect_size(3 <= min(size) <= max(size) <= MOST_LINES, f"a board of 3 to {MOST_LINES} rows and columns", size)
    found = latin_square(size, random)
    black = scattered_cells(size, random)
    white = found.keys() - black
    for r, c in sorted(black):
        row, column = ({found[cell] for cell in white if cell[axis] == (r, c)[axis]} for axis in (0, 1))
        found[r, c] = random.choice(sorted(row & column or row | column))
    return found


def latin_square(size: Cell, random: Random) -> dict[Cell, str]:
    """Return numbers that are different in every row and column."""
    side = max(size)
    rows, columns, values = (random.sample(range(side), side) for _ in range(3))
    return {(r, c): str(values[(rows[r - 1] + columns[c - 1]) % side] + 1) for r, c in cells(*size)}
