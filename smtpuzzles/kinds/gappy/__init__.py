"""Gappy.

Some cells of a square board are black, the others white. Every row and every column has exactly two black cells. No two
black cells touch, not even diagonally. The label of a row or column is the number of white cells between its two black
ones; a label may be missing. The variant `diagonals` also asks for two black cells on each main diagonal.

label   a number from 0 to size - 2, or None where it is missing; as a clue, it has its place in row 0 or column 0
line    a row, a column, or a main diagonal of the variant
block   four cells in a square; two black cells touch when they lie in one

patterns.py   why a cell is black or white, as players say it
formats.py    how other programs write it
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.kinds.gappy import patterns

BLACK, WHITE = "B", "W"
TWO = sp.exactly(2, BLACK)
Label = int | None
MISSING = ("-", "?")
GLYPHS = {"#": BLACK, ".": WHITE}  # of pictures
TALLEST = 9  # lines of digits above the columns of a picture
MOST_LINES = 40  # of new boards; larger ones take minutes


class Gappy(sp.Grid):
    kind: ClassVar[str] = "gappy"
    symbols: ClassVar = {
        BLACK: sp.Look("black", sp.Tile("█", sp.Role.DARK, fill="█")),
        WHITE: sp.Look("white", sp.Tile("×", sp.Role.LIGHT)),
    }
    labelled, headed, incomparable, open_tile = True, False, True, sp.Tile("·", sp.Role.LIGHT)

    @classmethod
    def of_labels(cls, rows: Sequence[Label], columns: Sequence[Label], variant: str = "classic") -> "Gappy":
        size = len(rows), len(columns)
        labels = zip(sp.label_places(size), [*rows, *columns], strict=True)
        return cls(size, {place: str(label) for place, label in labels if label is not None}, variant)

    def every_line(self) -> list[patterns.Line]:
        """Return every line with its label."""
        diagonals = sp.named_diagonals(self.size[0]) if self.variant == "diagonals" else []
        labels = [int(self.numbers[place]) if place in self.numbers else None for place in self.places]
        lines = [patterns.Line(*line, label) for line, label in zip(self.lines.values(), labels, strict=True)]
        return lines + [patterns.Line(*line, None) for line in diagonals]

    def domains(self) -> dict[sp.Cell, tuple[str, ...]]:
        return dict.fromkeys(self.places, tuple(map(str, range(self.size[0] - 1))))

    def number_at(self, place: sp.Cell, board: sp.Board) -> str | None:
        found = sp.gaps(board, self.lines[place][1], BLACK)
        return str(found[0]) if len(found) == 1 else None

    def every_law(self) -> Iterator[sp.Law]:
        for line in self.every_line():
            yield sp.Law(patterns.TWO, (line.name,), f"{line.name} has exactly two black cells", line.cells, TWO)
            if line.label is not None:
                yield label_law(line, sp.gap(line.label, BLACK))
        yield from sp.apart(BLACK, self.size, "black cells")

    def number_law(self, place: sp.Cell, value: str) -> sp.Law:
        line = patterns.Line(*self.lines[place], int(value))
        return label_law(line, sp.both(TWO, sp.gap(int(value), BLACK)))

    def played(self, entries: sp.Board) -> sp.Picture:
        return super().played(entries)._replace(ruled=False)

    def reason(self, inference: sp.Inference) -> sp.Reason | None:
        return patterns.reason_of(inference, self.every_line(), BLACK, WHITE)

    def text(self) -> str:
        return "".join(" ".join(labels) + "\n" for labels in self.labels())

    def solution_text(self, solution: sp.Board) -> str:
        return sp.board_text(solution, " ")

    def read_solution(self, source: sp.Source) -> sp.Board:
        size = self.size[0]
        lines = source.some_lines(f"{size} rows of B and W")
        rows = [cells for _, cells in rows_drawn(lines)]
        lines, rows = lines[-len(rows) :], rows or [line.characters() for line in lines]
        # Symbols first: if a length is wrong as well, a wrong symbol is the likelier mistake.
        words = [sp.expect_each(row, lambda cell: cell.text in (BLACK, WHITE), "B or W") for row in rows]
        sp.expect_grid(lines, words, self.size)
        return sp.board_of([word.text for word in row] for row in words)


def label_law(line: patterns.Line, meaning: sp.Meaning) -> sp.Law:
    cells = "exactly one white cell" if line.label == 1 else sp.exactly_counted(line.label or 0, "white cell")
    sentence = f"{line.name} has {cells} between its two black cells"
    return sp.Law(patterns.GAP, (line.name, line.label), sentence, line.cells, meaning)


def parse(source: sp.Source, variant: str) -> Gappy:
    lines = source.some_lines("a line of row labels and a line of column labels")
    words = labels_drawn(lines) or [line.words() for line in lines]
    for row in words[:2]:
        sp.expect_each(row, lambda word: word.text in MISSING or word.is_number, "0, 1, 2 ... or - for a missing label")
    size = len(words[0])
    if size < 2:
        raise sp.after(lines[0], "expected at least two row labels, but found one")
    if len(words) < 2:
        raise sp.after(lines[0], "expected a second line with the column labels, but found no more")
    if len(words) > 2:
        raise lines[2].error("expected two lines of labels, but found a third")
    sp.expect_parts(lines[1], words[1], size, "column label")
    row_labels, column_labels = (
        tuple(None if word.text in MISSING else word.number(0, size - 2, "label") for word in line) for line in words
    )
    return Gappy.of_labels(row_labels, column_labels, variant)


def rows_drawn(lines: list[sp.Token]) -> list[tuple[sp.Token, list[sp.Token]]]:
    """Return the label and the cells, as B and W, of each row of a picture; other texts have none."""
    found = []
    for line in lines:
        label, *rest = line.words()
        cells = [cell._replace(text=GLYPHS.get(cell.text, "")) for word in rest for cell in word.characters()]
        if cells and all(cell.text for cell in cells):
            found.append((label, cells))
    return found


def labels_drawn(lines: list[sp.Token]) -> list[list[sp.Token]]:
    """Return the row labels and the column labels of a picture; other texts have none."""
    rows = rows_drawn(lines)
    # The column labels stand upright above the cells.
    tops = lines[: len(lines) - len(rows)]
    if len(tops) > TALLEST:
        return []
    columns = [
        cell._replace(text="".join(top.text[cell.column - 1 : cell.column] for top in tops).strip())
        for _, cells in rows[:1]
        for cell in cells
    ]
    return [[label for label, _ in rows], columns] if rows else []


class Labels(sp.Options):
    labels: Annotated[str, sp.Option("how many labels are given", ("few", "all"))] = "few"


def blank(wanted: sp.Wanted[Labels]) -> Gappy:
    size = wanted.size
    fits = size[0] == size[1] and 2 <= size[0] <= MOST_LINES
    sp.expect_size(fits, f"a gappy board of 2 to {MOST_LINES} rows and as many columns", size)
    return Gappy.of_size(size, wanted.variant)


def odd(size: int) -> Gappy:
    """Return a puzzle that has no solution because a sum is odd; resolution cannot see that without many cases."""
    labels = [1 + row % 2 for row in range(size)]
    if (sum(labels) + size) % 2 == 0:
        labels[-1] = 3 - labels[-1]
    return Gappy.of_labels(labels, [None] * size)


KIND = sp.Kind(
    name="gappy",
    title="two black cells per row and column, none touching, not even diagonally; labels count the whites between",
    variants={"classic": "the usual rules", "diagonals": "also two black cells on each main diagonal"},
    parse=parse,
    setter=sp.BoardSetter(
        usual=(9, 9),
        blank=blank,
        options=Labels,
        all_clues=lambda options: options.labels == "all",
    ),
    rules=(
        "Every row and every column has exactly two black cells.",
        "No two black cells touch, not even diagonally.",
        "The label of a row or column is the number of white cells between its two black cells.",
    ),
    formats=sp.formats_in(f"{__name__}.formats"),
    legend=(*[(look.tile, look.name) for look in Gappy.symbols.values()], (Gappy.open_tile, "open")),
    prompts=("row labels (with blanks between, - for a missing one)", "column labels"),
    techniques=patterns.TECHNIQUES,
    hard=sp.Hard(
        odd,
        4,
        MOST_LINES,
        "Every column has two black cells, so the column numbers of all black cells add up to an even number. "
        "A row with the label k and its first black cell in column c adds 2 c + k + 1. But the k + 1 of all rows "
        "add up to an odd number.",
    ),
)
