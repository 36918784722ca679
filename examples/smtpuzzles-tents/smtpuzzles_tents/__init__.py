"""Tents, a kind of puzzle in a package of its own.

Each tree has a tent of its own beside it, and each tent belongs to one tree. No two tents touch, not even diagonally.
The number of a row or column is the number of its tents. Some cells are given, with a tent or without. The text is a
line with the numbers of the columns, then a line for each row: its number, a blank, and its cells.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.exchange import tatham

TREE, TENT, NONE = "T", "A", "-"
LETTERS = "_abcdefghijklmnopqrstuvwxy"  # of a game ID: a tree after so many empty cells


@dataclass(frozen=True)
class Tents(sp.GivensPuzzle):
    kind: ClassVar[str] = "tents"
    symbols: ClassVar = {
        TENT: sp.Look("a tent", sp.Tile("▲", sp.Role.PIECE)),
        NONE: sp.Look("no tent", sp.Tile("×", sp.Role.LIGHT)),
    }
    walls: ClassVar[str] = TREE
    verbs = ("has", "have", "had")
    incomparable = True
    numbers: tuple[int, ...]  # of the rows, then of the columns

    def laws(self) -> Iterator[sp.Law]:
        trees = [cell for cell, symbol in self.board.items() if symbol == TREE]
        free = [cell for cell in self.board if cell not in trees]
        for tree in trees:
            near = (tree, *[cell for cell in sp.side_neighbours(tree) if cell in free])
            yield sp.Law("tree", (tree,), f"the tree at {sp.at(tree)} has a tent of its own", near, OF_TREE)
        for cell in free:
            near = (cell, *[tree for tree in sp.side_neighbours(cell) if tree in trees])
            yield sp.Law("tent", (cell,), f"a tent at {sp.at(cell)} belongs to one tree", near, OF_TENT)
        yield sp.Law("pairs", (), "each tree has another tent", trees, PAIRS)
        yield from sp.apart(TENT, self.dimensions, "tents")
        for (name, line), number in zip(sp.named_lines(*self.dimensions), self.numbers, strict=True):
            sentence = f"{name} has this number of tents: {number}"
            yield sp.Law("number", (name, number), sentence, line, sp.exactly(number, TENT))

    def text(self) -> str:
        (height, _), rows = self.dimensions, sp.board_text(self.board).split()
        top = " ".join(map(str, self.numbers[height:]))
        return "\n".join([top, *[f"{number} {row}" for number, row in zip(self.numbers, rows, strict=False)], ""])

    def picture(self, solution: sp.Board | None = None) -> sp.Picture:
        (height, _), numbers = self.dimensions, tuple(map(str, self.numbers))
        return super().picture(solution)._replace(top=numbers[height:], left=numbers[:height], ruled=False)

    def tile(self, cell: sp.Cell, symbol: str) -> sp.Tile:
        return sp.Tile("♣", sp.Role.FIRST) if symbol == TREE else super().tile(cell, symbol)


def tie(x: sp.Literals, tree: sp.Cell, cell: sp.Cell) -> sp.Literal:
    """Return the helper that says that the tent in this cell belongs to this tree."""
    return x.helpers[f"tie_{tree[0]}_{tree[1]}_{cell[0]}_{cell[1]}"]


def gets_tent(tree: sp.Cell, board: sp.Board, owner: dict[sp.Cell, sp.Cell], tried: set[sp.Cell]) -> bool:
    """Find a tent for the tree; a tree that has one may take another."""
    for near in sp.side_neighbours(tree):
        if board.get(near) == TENT and near not in tried:
            tried.add(near)
            if near not in owner or gets_tent(owner[near], board, owner, tried):
                owner[near] = tree
                return True
    return False


def are_paired(board: sp.Board, trees: Sequence[sp.Cell]) -> bool:
    owner: dict[sp.Cell, sp.Cell] = {}
    return all(gets_tent(tree, board, owner, set()) for tree in trees) and len(owner) == [*board.values()].count(TENT)


# The first of the cells is the tree, or the tent.
OF_TREE = sp.Meaning(
    lambda x, cells: [sp.Exactly(1, tuple([tie(x, cells[0], cell) for cell in cells[1:]]))],
    lambda board, cells: TENT in [board[cell] for cell in cells],
)
OF_TENT = sp.Meaning(
    lambda x, cells: [sp.Exactly(1, (*[tie(x, tree, cells[0]) for tree in cells[1:]], -x.of(cells[0], TENT)))],
    lambda board, cells: board[cells[0]] != TENT or len(cells) > 1,
)
PAIRS = sp.Meaning(lambda *_: [], are_paired)  # ties say it to solvers


def parse(source: sp.Source, variant: str) -> Tents:
    first, *lines = source.some_lines("the numbers of the columns, then the number and the cells of each row")
    top, rows = first.words(), [line.words() for line in lines]
    for line, words in zip(lines, rows, strict=True):
        if len(words) != 2:
            raise line.error("expected a number, a blank and the cells of a row")
    size = len(rows), len(top)
    if min(size) < 2:
        raise sp.after(first, "expected at least two columns, and two rows below")
    board = sp.board_of(sp.symbol_rows([cells for _, cells in rows], "_TA-", "T, A, - or _", size, first))
    numbers = [word.number(0, max(size), "number") for word in [*[number for number, _ in rows], *top]]
    return Tents(board, variant, tuple(numbers))


def blank(wanted: sp.Wanted[sp.Options]) -> Tents:
    """Return a board with trees and the numbers of tents that were put beside them."""
    size, random = wanted.size, wanted.random
    sp.expect_size(2 <= min(size) <= max(size) <= 30, "a board of 2 to 30 rows and columns", size)
    board, free = dict.fromkeys(sp.cells(*size), NONE), set(sp.cells(*size))
    for r, c in random.sample(list(board), len(board)):
        near = [cell for cell in sp.side_neighbours((r, c)) if board.get(cell) == NONE]
        if (r, c) in free and near:
            tree = random.choice(near)
            board |= {(r, c): TENT, tree: TREE}
            free -= {(r + down, c + right) for down in (-1, 0, 1) for right in (-1, 0, 1)} | {tree}
    numbers = tuple([board[cell] for cell in line].count(TENT) for _, line in sp.named_lines(*size))
    return Tents(board, wanted.variant, numbers).blank()


def read_id(game: tatham.GameId, variant: str | None) -> sp.Record:
    """Read '_' or a letter for each tree: a to y are 1 to 25 cells before it, z 25 cells; then the numbers."""
    (height, width), (trees, *numbers) = game.size, game.board.parts(",")
    cells = "".join("_" * 25 if sign == "z" else "_" * LETTERS.find(sign) + TREE for sign in trees.text)
    # The last tree stands behind the board.
    if set(trees.text) - {*LETTERS, "z"} or len(cells) != height * width + 1 or len(numbers) != height + width:
        raise game.board.error(f"expected the trees of {height * width} cells, and {height + width} numbers")
    found = [number.number(0, max(game.size), "number") for number in numbers]
    board = dict(zip(sp.cells(height, width), cells, strict=False))
    return sp.Record(Tents(board, variant or "classic", tuple(found[width:] + found[:width])))


def write_id(record: sp.Record) -> str:
    puzzle, (height, width) = record.puzzle, sp.size_of(record.puzzle.board)
    if puzzle.clues():
        raise sp.UsageError("a game ID cannot carry cells that are given with a tent or without")
    cells = "".join(puzzle.board.values()) + TREE
    trees = re.sub("_{25}(?=_)|(_*)T", lambda run: "z" if run[1] is None else LETTERS[len(run[1])], cells)
    numbers = map(str, puzzle.numbers[height:] + puzzle.numbers[:height])
    return tatham.write_id((height, width), "", ",".join([trees, *numbers]))


KIND = sp.Kind(
    name="tents",
    api=2,
    title="a tent beside each tree, none touching, not even diagonally; numbers count the tents of rows and columns",
    variants={"classic": "the usual rules"},
    parse=parse,
    setter=sp.BoardSetter(usual=(8, 8), blank=blank),
    rules=(
        "Each tree has a tent of its own beside it, and each tent belongs to one tree.",
        "No two tents touch, not even diagonally.",
        "The number of a row or column is the number of its tents.",
    ),
    legend=(
        (sp.Tile("♣", sp.Role.FIRST), "tree"),
        *[(Tents.looks[symbol].tile, word) for symbol, word in ((TENT, "tent"), (NONE, "no tent"))],
        (sp.OPEN, "open"),
    ),
    formats=lambda: tatham.id_formats("tents", "[a-z_]+(?:,[0-9]+)+", read_id, write_id),
)
