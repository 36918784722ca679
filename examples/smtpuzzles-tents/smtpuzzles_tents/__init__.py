"""Tents, a kind of puzzle in a package of its own.

Each tree has a tent of its own beside it, and each tent belongs to one tree. No two tents touch, not even diagonally.
The number of a row or column is the number of its tents. Some cells are given, with a tent or without. The text is a
line with the numbers of the columns, then a line for each row: its number, a blank, and its cells.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.exchange import tatham

TREE, TENT, NONE = "T", "A", "-"
TILES = {TREE: sp.Tile("♣", sp.Role.FIRST), TENT: sp.Tile("▲", sp.Role.PIECE), NONE: sp.Tile("×", sp.Role.LIGHT)}
OPEN = sp.Tile("·", sp.Role.OPEN)
OF_TREE, OF_TENT = "the tree at {} has a tent of its own", "a tent at {} belongs to one tree"
LETTERS = "_abcdefghijklmnopqrstuvwxy"  # of a game ID: a tree after so many empty cells
APART, NUMBER = "no two tents touch in the 2 x 2 block from {}", "{} has this number of tents: {}"


@dataclass(frozen=True)
class Tents(sp.GivensPuzzle):
    kind: ClassVar[str] = "tents"
    symbols = (TENT, NONE)
    walls: ClassVar[str] = TREE
    nothing: ClassVar[str | None] = NONE
    names: ClassVar[Mapping[str, str]] = {TENT: "a tent", NONE: "no tent"}
    verbs: ClassVar[tuple[str, str, str]] = ("has", "have", "had")
    numbers: tuple[int, ...]  # of the rows, then of the columns

    def trees(self) -> list[sp.Cell]:
        return [cell for cell, symbol in self.board.items() if symbol == TREE]

    def lines(self) -> list[tuple[str, list[sp.Cell], int]]:
        named = zip(sp.named_lines(*sp.size_of(self.board)), self.numbers, strict=True)
        return [(NUMBER.format(name, number), line, number) for (name, line), number in named]

    def blocks(self) -> list[tuple[sp.Cell, ...]]:
        blocks = [((r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)) for r, c in self.board]
        return [block for block in blocks if block[3] in self.board]

    def build_model(self) -> sp.Model:
        """Return the rules for solvers; a helper variable says that a tent belongs to a tree."""
        variables = sp.one_a_cell("tent", [cell for cell in self.board if self.board[cell] != TREE], TENT)
        tent = sp.literals_by_cell(variables)
        ties = [(tree, cell) for tree in self.trees() for cell in sp.side_neighbours(tree) if cell in tent]
        helpers = sp.Helpers(len(variables))
        tie = {(tree, cell): helpers[f"tie_{tree[0]}_{tree[1]}_{cell[0]}_{cell[1]}"] for tree, cell in ties}
        rules = []
        for tree in self.trees():
            own = {cell: tie[other, cell] for other, cell in ties if other == tree}
            rules.append(rule(OF_TREE.format(sp.at(tree)), (tree, *own), sp.Exactly(1, tuple(own.values()))))
        for cell, literal in tent.items():
            own = {tree: tie[tree, other] for tree, other in ties if other == cell}
            rules.append(rule(OF_TENT.format(sp.at(cell)), (cell, *own), sp.Exactly(1, (*own.values(), -literal))))
        there = [(block, tuple(tent[cell] for cell in block if cell in tent)) for block in self.blocks()]
        rules += [rule(APART.format(sp.at(block[0])), block, sp.AtMost(1, tents)) for block, tents in there]
        for sentence, line, number in self.lines():
            rules.append(rule(sentence, line, sp.Exactly(number, tuple(tent[cell] for cell in line if cell in tent))))
        for cell, symbol in self.clues():
            clause = sp.AnyOf((tent[cell] if symbol == TENT else -tent[cell],))
            rules.append(rule(f"{sp.at(cell)} is given as {symbol}", (cell,), clause))
        bare = {cell: TREE if symbol == TREE else NONE for cell, symbol in self.board.items()}
        return sp.Model(variables, tuple(rules), bare, incomparable=True, helpers=helpers.names)

    def violations(self, solution: sp.Board) -> list[sp.Violation]:
        """Check the rules in plain Python."""
        found, owner = self.cell_violations(solution), dict[sp.Cell, sp.Cell]()

        def gets_tent(tree: sp.Cell, tried: set[sp.Cell]) -> bool:
            """Find a tent for the tree; a tree that has one may take another."""
            for near in sp.side_neighbours(tree):
                if solution.get(near) == TENT and near not in tried:
                    tried.add(near)
                    if near not in owner or gets_tent(owner[near], tried):
                        owner[near] = tree
                        return True
            return False

        without = [tree for tree in self.trees() if not gets_tent(tree, set())]
        loose = [cell for cell, symbol in solution.items() if symbol == TENT and cell not in owner]
        touching = [block for block in self.blocks() if [solution[cell] for cell in block].count(TENT) > 1]
        wrong = [(s, line) for s, line, number in self.lines() if [solution[c] for c in line].count(TENT) != number]
        found += [sp.Violation(OF_TREE.format(sp.at(tree)), (tree,)) for tree in without]
        found += [sp.Violation(OF_TENT.format(sp.at(cell)), (cell,)) for cell in loose]
        found += [sp.Violation(APART.format(sp.at(block[0])), block) for block in touching]
        return found + [sp.Violation(sentence, tuple(line)) for sentence, line in wrong]

    def text(self) -> str:
        (height, _), rows = sp.size_of(self.board), sp.board_text(self.board).split()
        top = " ".join(map(str, self.numbers[height:]))
        return "\n".join([top, *[f"{number} {row}" for number, row in zip(self.numbers, rows, strict=False)], ""])

    def picture(self, solution: sp.Board | None = None) -> sp.Picture:
        (height, _), numbers = sp.size_of(self.board), tuple(map(str, self.numbers))
        return super().picture(solution)._replace(top=numbers[height:], left=numbers[:height], ruled=False)

    def tile(self, cell: sp.Cell, symbol: str) -> sp.Tile:
        return TILES.get(symbol, OPEN)._replace(strong=symbol == self.board[cell] != sp.EMPTY)


def rule(sentence: str, cells: Iterable[sp.Cell], constraint: Any) -> sp.Rule:
    return sp.Rule(sentence, tuple(cells), (constraint,))


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
    legend=tuple(zip([*TILES.values(), OPEN], ("tree", "tent", "no tent", "open"), strict=True)),
    formats=lambda: tatham.id_formats("tents", "[a-z_]+(?:,[0-9]+)+", read_id, write_id),
)
