"""Numbers of new boards.

Random cells become black as long as the rules allow it. White cells get the numbers of a Latin square. A black cell
gets the number of a white cell in its row and its column, or at least in one of them: otherwise it could be white, too.
Nine of ten boards have no other solution.
"""

from random import Random

from smtpuzzles.puzzle import Board, Cell, around, cells, expect_size, side_neighbours

BLACK, WHITE = "#", "_"
MOST_LINES = 40  # larger boards take minutes
ALL_AROUND = 8  # cells; around one at the border there are fewer


def numbers(size: Cell, random: Random) -> Board:
    expect_size(3 <= min(size) <= max(size) <= MOST_LINES, f"a board of 3 to {MOST_LINES} rows and columns", size)
    found = latin_square(size, random)
    black = black_cells(size, random)
    white = found.keys() - black
    for r, c in sorted(black):
        row, column = ({found[cell] for cell in white if cell[axis] == (r, c)[axis]} for axis in (0, 1))
        found[r, c] = random.choice(sorted(row & column or row | column))
    return found


def black_cells(size: Cell, random: Random) -> set[Cell]:
    """Return black cells, none touching along a side, that leave the white ones connected.

    They do as long as those that touch at corners make no ring, and no way from the border to the border.
    """
    board, beyond = cells(*size), (0, 0)
    chain_of = {beyond: {beyond}}
    for cell in random.sample(board, len(board)):
        near = around(cell, size)
        chains = [chain_of[other] for other in [*near, *[beyond] * (len(near) < ALL_AROUND)] if other in chain_of]
        if chain_of.keys().isdisjoint(side_neighbours(cell)) and len(set(map(id, chains))) == len(chains):
            chain = {cell}.union(*chains)
            chain_of |= dict.fromkeys(chain, chain)
    return chain_of.keys() - {beyond}


def latin_square(size: Cell, random: Random) -> dict[Cell, str]:
    """Return numbers that are different in every row and column."""
    side = max(size)
    rows, columns, values = (random.sample(range(side), side) for _ in range(3))
    return {(r, c): str(values[(rows[r - 1] + columns[c - 1]) % side] + 1) for r, c in cells(*size)}
