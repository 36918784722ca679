"""Hitori.

Every cell of the board has a number. Some cells are made black. No row and no column has a number twice in white cells.
No two black cells touch along a side. All white cells are connected along their sides.

number  of a cell; '?' where it is missing, as on a board that is being composed: such a cell is like no other
line    a row or a column
wall    black cells that would cut white cells off: they touch at corners, in a circle or from border to border

formats.py    how other programs write it
patterns.py   why a cell is black or white, as players say it
setting.py    numbers of new boards
"""

from collections.abc import Iterator
from itertools import permutations
from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.kinds.hitori import patterns, setting
from smtpuzzles.kinds.hitori.setting import BLACK, WHITE

CONNECTED = "all white cells are connected"
LEAST = 3  # rows, and numbers in a row; two rows would look like a gappy
MOST_PARTS = 4  # that one cell can separate
MOST = 99  # a number; on paper, none is greater than the longer side


class Hitori(sp.Grid):
    """The numbers are no clues that could be left out: without some of them, there is nothing to solve."""

    kind: ClassVar[str] = "hitori"
    symbols: ClassVar = {
        BLACK: sp.Look("black", sp.Tile("█", sp.Role.CLUE, fill="█")),
        WHITE: sp.Look("white", sp.Tile("○", sp.Role.LIT)),
    }
    essential, headed, open_tile = True, False, sp.Tile("·", sp.Role.OPEN, strong=True)
    missing = "?"  # in files; '_' would look like a sudoku

    def domains(self) -> dict[sp.Cell, tuple[str, ...]]:
        return dict.fromkeys(self.cells, tuple(map(str, range(1, max(self.size) + 1))))

    def every_law(self) -> Iterator[sp.Law]:
        one_white, one_black = sp.at_most_one(WHITE), sp.at_most_one(BLACK)
        for sentence, same in self.repeated():
            yield sp.Law(patterns.REPEATED, (), sentence, same, one_white)
        for pair in self.neighbours():
            yield sp.Law(patterns.TOUCHING, pair, patterns.not_both(pair), pair, one_black)

    def wide_laws(self) -> list[sp.Wide]:
        return [sp.Wide(patterns.ONE_PART, CONNECTED, self.cells, self._connecting, self._cut_off, self._cuts)]

    def repeated(self) -> Iterator[tuple[str, list[sp.Cell]]]:
        """Yield the cells of each line that have the same number, with the sentence of their rule."""
        for name, line in sp.named_lines(*self.size):
            places: dict[str, list[sp.Cell]] = {}
            for cell in line:
                if cell in self.numbers:
                    places.setdefault(self.numbers[cell], []).append(cell)
            yield from ((f"{name} has at most one white {one}", same) for one, same in places.items() if len(same) > 1)

    def neighbours(self) -> Iterator[tuple[sp.Cell, sp.Cell]]:
        """Yield every two cells that touch along a side."""
        for r, c in self.cells:
            yield from (((r, c), other) for other in ((r, c + 1), (r + 1, c)) if other in self.domain)

    def violation(self, law: sp.Law, solution: sp.Board) -> sp.Violation:
        found = super().violation(law, solution)
        if law.sort != patterns.REPEATED:
            return found
        return found._replace(cells=tuple([cell for cell in law.cells if solution[cell] == WHITE]))

    def _connecting(self, x: sp.Literals) -> list[sp.Constraint]:
        return connecting(self.size, x)

    def _cut_off(self, board: sp.Board) -> list[sp.Cell]:
        return [cell for part in sp.parts_with(self.cells, board, WHITE)[1:] for cell in part]

    def _cuts(self, x: sp.Literals, board: sp.Board) -> Iterator[sp.Cut]:
        """Yield of each part of the white cells, and of each two of four, that one cell of the wall around is white.

        One more black cell leaves four parts at most, so these are all that this cell is needed for.
        """
        found = sp.parts_with(self.cells, board, WHITE)
        apart = [(part, found[0]) for part in found[1:]] + [(found[0], part) for part in found[1:2] if found[2:]]
        if len(found) == MOST_PARTS:
            apart += [(one | two, other) for one, two, other in permutations(found, 3) if one is found[0]]
        for part, other in apart:
            wall = sp.beside(part, board.keys())
            # Black cells inside the part, or away from it, do not separate it from the other one.
            (far,) = [side for side in sp.parts_of(board.keys() - wall) if not side.isdisjoint(other)]
            wall = {cell for cell in wall if not far.isdisjoint(sp.side_neighbours(cell))}
            off = min((side for side in sp.parts_of(board.keys() - wall)), key=lambda side: (len(side), min(side)))
            cells_of_it, white = (*sorted(wall), *sorted(off)), x.all(sorted(wall), WHITE)
            yield sp.Cut(patterns.CUT_OFF, tuple(sorted(off)), patterns.not_cut_off(off), cells_of_it, white)

    def reason(self, inference: sp.Inference) -> sp.Reason | None:
        return patterns.reason_of(inference, self.numbers)


def connecting(size: sp.Cell, x: sp.Literals) -> list[sp.Constraint]:
    """Return constraints that the white cells are connected.

    Pointers of white cells lead to the first cell, or to the second if the first is black. No pointer leads to a black
    cell. So white cells are connected if pointers form no circle. Inside a circle, there is one owner more than sides.
    A black cell there needs no pointer, and nothing points at its right side, which is inside, too: there is still one
    owner too many. That follows from at least one pointer for each owner and at most one for each side, with which Z3
    takes a third less time than with exactly one.

    All connected boards obey this: a tree of white cells, with black ones at the ends, leaves each corner a side.
    """
    height, width = size
    places = {sp.trees.point(cell): x.of(cell, BLACK) for cell in sp.cells(height, width)}
    corners = [(2 * r + 1, 2 * c + 1) for r in range(1, height) for c in range(1, width)]
    sides = [side for here in places for side in sp.trees.around(here)[2:] if sp.trees.beyond(here, side) in places]
    first, second, *others = places
    pointing = sp.trees.pointers([second, *others, *corners], set(sides), x.helpers)
    instead: dict[sp.Cell, tuple[sp.Literal, ...]] = {here: (literal,) for here, literal in places.items()}
    instead[second] = (places[second], places[first])
    instead |= {(r, c + 1): (literal,) for (r, c), literal in places.items()}
    owners, at_sides = sp.trees.choices(pointing, sides, instead)
    found: list[sp.Constraint] = [*map(sp.AnyOf, owners), *[sp.AtMost(1, literals) for literals in at_sides]]
    for here in (second, *others):
        for side, pointer in pointing[here].items():
            target = places[sp.trees.beyond(here, side)]
            if target not in instead.get(side, ()):
                found.append(sp.AnyOf((-pointer, -target)))
    return found


def parse(source: sp.Source, variant: str) -> Hitori:
    lines = source.some_lines("rows of numbers")
    rows = [number_words(line) for line in lines]
    for line, row in zip(lines, rows, strict=True):
        sp.expect_each(row, lambda word: word.text == Hitori.missing or word.is_number, f"a number or {Hitori.missing}")
        sp.expect_parts(line, row, len(rows[0]), "number")
    if len(rows[0]) < LEAST:
        raise sp.after(lines[0], f"expected at least {LEAST} numbers in a row, but found {len(rows[0])}")
    if len(lines) < LEAST:
        raise sp.after(lines[-1], f"expected at least {LEAST} rows, but found {len(lines)}")
    words = {(r, c): word for r, row in enumerate(rows, 1) for c, word in enumerate(row, 1)}
    numbers = {cell: str(word.number(1, MOST, "number")) for cell, word in words.items() if word.text != Hitori.missing}
    return Hitori((len(rows), len(rows[0])), numbers, variant)


def number_words(line: sp.Token) -> list[sp.Token]:
    """Return the numbers of a row; without blanks, each character is one."""
    words = line.words()
    return words if len(words) > 1 else line.characters()


def blank(wanted: sp.Wanted[sp.Options]) -> Hitori:
    return Hitori.of_board(setting.numbers(wanted.size, wanted.random), wanted.variant)


THREE = Hitori((1, 1), {(1, 1): "3"})
KIND = sp.Kind(
    name="hitori",
    title="black cells leave no number twice in a row or column; they never touch, and white cells stay connected",
    variants={"classic": "the usual rules"},
    parse=parse,
    formats=sp.formats_in(f"{__name__}.formats"),
    setter=sp.BoardSetter(usual=(8, 8), blank=blank, clues=False),
    aliases=("singles",),
    rules=(
        "Make some cells black.",
        "No row and no column has the same number twice in white cells.",
        "No two black cells touch along a side.",
        "All white cells are connected along their sides.",
    ),
    legend=tuple([(THREE.tile((1, 1), one), word) for one, word in [*Hitori.names.items(), (None, "open")]]),
)
