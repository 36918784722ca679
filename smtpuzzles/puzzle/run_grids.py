"""Grids whose labels are the lengths of the runs in their lines, in order: '2,1,4', or '0' where there is no run."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from smtpuzzles.base.grid import size_of
from smtpuzzles.base.picture import Picture
from smtpuzzles.base.text import Source, Token, after, counted, quoted
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.grids import BLACK, Grid
from smtpuzzles.puzzle.ingredients.runs import COMMA, Runs, in_runs, named_runs, runs_text
from smtpuzzles.puzzle.lawful import LEAST
from smtpuzzles.puzzle.laws import Law

MISSING = ("-", "_", "?")
MOST_CELLS = 1_000_000
BLOCK = 5  # cells between thicker lines
EXPECTED = "a line of column labels and a line of row labels"


@dataclass(frozen=True)
class RunGrid(Grid):
    """`numbers` are the labels, as texts of runs."""

    labelled: ClassVar[bool] = True
    essential: ClassVar[bool] = True

    @classmethod
    def of_picture(cls, board: Board, variant: str) -> Self:
        """Return the puzzle with the labels of this board."""
        blank = cls.of_size(size_of(board), variant)
        return blank.with_givens({place: blank.number_at(place, board) for place in blank.places})

    def domains(self) -> dict[Cell, tuple[str, ...]]:
        return {place: Runs(len(line)) for place, (_, line) in self.lines.items()}

    def number_at(self, place: Cell, board: Board) -> str:
        return runs_text(board, self.lines[place][1], BLACK)

    def number_law(self, place: Cell, value: str) -> Law:
        name, line = self.lines[place]
        return Law("runs", (place, value), f"{name} has {named_runs(value, 'black cell')}", line, in_runs(value, BLACK))

    def played(self, entries: Board) -> Picture:
        blocks = {cell: f"{(cell[0] - 1) // BLOCK} {(cell[1] - 1) // BLOCK}" for cell in self.cells}
        picture = super().played(entries)._replace(regions=blocks)
        top, left = ([label.replace(COMMA, " ") for label in side] for side in (picture.top, picture.left))
        return picture._replace(top=tuple(top), left=tuple(left))

    def text(self) -> str:
        rows, columns = self.labels()
        return self._headed(f"{' '.join(columns)}\n{' '.join(rows)}\n")

    @classmethod
    def parse(cls, source: Source, variant: str) -> Self:
        source.expect_typed(EXPECTED)
        lines, _ = cls._below_head(source)
        if len(lines) != 2:
            message = f"expected {EXPECTED}, but found {counted(len(lines), 'line')}"
            raise lines[2].error(message) if lines[2:] else after(lines[-1], message)
        return cls.of_labels(lines[0].words(), lines[1].words(), variant)

    @classmethod
    def of_labels(cls, columns: Sequence[Token], rows: Sequence[Token], variant: str) -> Self:
        if len(columns) < LEAST:
            raise after(columns[-1], f"expected labels of at least {LEAST} columns, but found {len(columns)}")
        if len(rows) * len(columns) > MOST_CELLS:  # which a short text may promise
            found = f"{len(rows)} rows and {len(columns)} columns"
            raise after(rows[-1], f"expected labels of at most {MOST_CELLS:,} cells, but found those of {found}")
        blank = cls.of_size((len(rows), len(columns)), variant)
        labels, domains = dict(zip(blank.places, (*rows, *columns), strict=True)), blank.domains()
        for place, word in labels.items():
            room = counted(len(blank.lines[place][1]), "cell")
            if word.text not in MISSING and word.text not in domains[place]:
                expected = f"lengths of runs that fit into {room}, as in 2,1; 0; or - if they are not known"
                raise word.error(f"expected {expected}, but found {quoted(word.text)}")
        return blank.with_givens({place: word.text for place, word in labels.items() if word.text not in MISSING})
