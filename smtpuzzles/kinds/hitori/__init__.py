"""Hitori.

Every cell of the board has a number. Some cells are made black. No row and no column has a number twice in white cells.
No two black cells touch along a side. All white cells are connected along their sides.

number  of a cell; '?' where it is missing, as on a board that is being composed: such a cell is like no other
line    a row or a column

formats.py    how other programs write it
patterns.py   why a cell is black or white, as players say it
setting.py    numbers of new boards
"""

from collections.abc import Iterator
from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.kinds.hitori import patterns, setting
from smtpuzzles.kinds.hitori.setting import BLACK, WHITE

LEAST = 3  # rows, and numbers in a row; two rows would look like a gappy
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
        one_white = sp.at_most_one(WHITE)
        for sentence, same in self.repeated():
            yield sp.Law(patterns.REPEATED, (), sentence, same, one_white)
        yield from sp.scattered(self.size, BLACK)

    def wide_laws(self) -> list[sp.Wide]:
        return [sp.connected_around(self.size, BLACK, WHITE)]

    def repeated(self) -> Iterator[tuple[str, list[sp.Cell]]]:
        """Yield the cells of each line that have the same number, with the sentence of their rule."""
        for name, line in sp.named_lines(*self.size):
            places: dict[str, list[sp.Cell]] = {}
            for cell in line:
                if cell in self.numbers:
                    places.setdefault(self.numbers[cell], []).append(cell)
            yield from ((f"{name} has at most one white {one}", same) for one, same in places.items() if len(same) > 1)

    def violation(self, law: sp.Law, solution: sp.Board) -> sp.Violation:
        found = super().violation(law, solution)
        if law.sort != patterns.REPEATED:
            return found
        return found._replace(cells=tuple([cell for cell in law.cells if solution[cell] == WHITE]))

    def reason(self, inference: sp.Inference) -> sp.Reason | None:
        return patterns.reason_of(inference, self.numbers)


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
    techniques=patterns.TECHNIQUES,
    rules=(
        "Make some cells black.",
        "No row and no column has the same number twice in white cells.",
        "No two black cells touch along a side.",
        "All white cells are connected along their sides.",
    ),
    legend=tuple([(THREE.tile((1, 1), one), word) for one, word in [*Hitori.names.items(), (None, "open")]]),
)
