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

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Annotated, ClassVar

from smtpuzzles.base.grid import at, blocks, board_of, board_text, cells, named_diagonals, named_lines
from smtpuzzles.base.picture import Picture, Role, Tile
from smtpuzzles.base.text import Source, Token, after, expect_each, expect_parts, expect_rows
from smtpuzzles.kinds.gappy import patterns
from smtpuzzles.model import (
    AnyOf,
    AtMost,
    Board,
    Cell,
    Constraint,
    Exactly,
    Literal,
    Model,
    Rule,
    literals_by_cell,
    one_a_cell,
)
from smtpuzzles.puzzle import (
    BoardSetter,
    Clue,
    CluedPuzzle,
    Hard,
    Inference,
    Kind,
    Option,
    Options,
    Reason,
    Wanted,
    expect_size,
    formats_in,
)
from smtpuzzles.result import Violation

BLACK, WHITE = "B", "W"
BLACK_TILE = Tile("█", Role.DARK, fill="█")
WHITE_ENTRY = Tile("×", Role.LIGHT)
Label = int | None
MISSING = ("-", "?")
GLYPHS = {"#": BLACK, ".": WHITE}  # of pictures
TALLEST = 9  # lines of digits above the columns of a picture
MOST_LINES = 40  # of new boards; larger ones take minutes


@dataclass(frozen=True)
class Gappy(CluedPuzzle):
    kind: ClassVar[str] = "gappy"
    nothing: ClassVar[str | None] = WHITE
    names: ClassVar[Mapping[str, str]] = {BLACK: "black", WHITE: "white"}
    row_labels: tuple[Label, ...]
    column_labels: tuple[Label, ...]
    variant: str = "classic"

    @property
    def size(self) -> int:
        return len(self.row_labels)

    def lines(self) -> list[tuple[str, list[Cell], Label]]:
        """Return every line with its name and its label."""
        lines = named_lines(self.size, self.size)
        if self.variant == "diagonals":
            lines += named_diagonals(self.size)
        labels = (*self.row_labels, *self.column_labels, None, None)
        return [(name, line, label) for (name, line), label in zip(lines, labels, strict=False)]

    def text(self) -> str:
        return "".join(" ".join(map(label_text, labels)) + "\n" for labels in (self.row_labels, self.column_labels))

    def build_model(self) -> Model:
        board = cells(self.size, self.size)
        variables = one_a_cell("black", board, BLACK)
        black = literals_by_cell(variables)
        rules: list[Rule] = []
        for name, line, label in self.lines():
            literals = tuple([black[cell] for cell in line])
            two = (Exactly(2, literals),)
            rules.append(Rule(two_black(name), tuple(line), two, sort=patterns.TWO, about=(name,)))
            if label is not None:
                rules.append(gap_rule(name, line, label, partners(literals, label + 1)))
        for block in blocks(self.size, self.size):
            one = (AtMost(1, tuple([black[cell] for cell in block])),)
            rules.append(Rule(apart(block[0]), block, one, sort=patterns.TOUCHING, about=block[:1]))
        return Model(variables, tuple(rules), dict.fromkeys(board, WHITE), incomparable=True)

    def violations(self, solution: Board) -> list[Violation]:
        found: list[Violation] = []
        for name, line, label in self.lines():
            blacks = [place for place, cell in enumerate(line) if solution[cell] == BLACK]
            if len(blacks) != 2:
                found.append(Violation(two_black(name), tuple(line)))
            if label is not None and (len(blacks) < 2 or any(b - a - 1 != label for a, b in combinations(blacks, 2))):
                found.append(Violation(gap(name, label), tuple(line)))
        touching = [b for b in blocks(self.size, self.size) if [solution[cell] for cell in b].count(BLACK) > 1]
        return found + [Violation(apart(block[0]), block) for block in touching]

    def clue_rules(self) -> dict[Clue, Rule]:
        black = literals_by_cell(self.model.variables)
        rules: dict[Clue, Rule] = {}
        for place, (name, line, _) in zip(label_places(self.size), self.lines(), strict=False):
            literals = tuple([black[cell] for cell in line])
            for label in range(self.size - 1):
                far = partners(literals, label + 1)
                rules[Clue(place, str(label))] = gap_rule(name, line, label, (Exactly(2, literals), *far))
        return rules

    def clues_of(self, solution: Board) -> list[Clue]:
        found = []
        for place, (_, line, _) in zip(label_places(self.size), self.lines(), strict=False):
            first, second = [number for number, cell in enumerate(line) if solution[cell] == BLACK]
            found.append(Clue(place, str(second - first - 1)))
        return found

    def givens(self) -> dict[Cell, str]:
        labels = zip(label_places(self.size), self.row_labels + self.column_labels, strict=True)
        return {place: str(label) for place, label in labels if label is not None}

    def domains(self) -> dict[Cell, tuple[str, ...]]:
        return dict.fromkeys(label_places(self.size), tuple(map(str, range(self.size - 1))))

    def with_givens(self, said: Mapping[Cell, str]) -> "Gappy":
        labels = tuple(int(said[place]) if place in said else None for place in label_places(self.size))
        return Gappy(labels[: self.size], labels[self.size :], self.variant)

    def open_cells(self) -> dict[Cell, tuple[str, ...]]:
        return dict.fromkeys(cells(self.size, self.size), (BLACK, WHITE))

    def played(self, entries: Board) -> Picture:
        tiles = {BLACK: BLACK_TILE, WHITE: WHITE_ENTRY}
        blank = self.picture()
        return blank._replace(tiles={**blank.tiles, **{cell: tiles[symbol] for cell, symbol in entries.items()}})

    def picture(self, solution: Board | None = None) -> Picture:
        tiles = {BLACK: BLACK_TILE, WHITE: Tile("·", Role.LIGHT)}
        shown = {cell: tiles[solution[cell] if solution else WHITE] for cell in cells(self.size, self.size)}
        top, left = (tuple(map(label_text, labels)) for labels in (self.column_labels, self.row_labels))
        return Picture(shown, top, left, ruled=False)

    def reason(self, inference: Inference) -> Reason | None:
        lines = [patterns.Line(name, tuple(line), label) for name, line, label in self.lines()]
        return patterns.reason_of(inference, lines, BLACK, WHITE)

    def solution_text(self, solution: Board) -> str:
        return board_text(solution, " ")

    def read_solution(self, source: Source) -> Board:
        lines = source.some_lines(f"{self.size} rows of B and W")
        rows = [cells for _, cells in rows_drawn(lines)]
        lines, rows = lines[-len(rows) :], rows or [line.characters() for line in lines]
        # Symbols first: if a length is wrong as well, a wrong symbol is the likelier mistake.
        words = [expect_each(row, lambda cell: cell.text in (BLACK, WHITE), "B or W") for row in rows]
        expect_rows(lines, self.size)
        for line, row in zip(lines, words, strict=True):
            expect_parts(line, row, self.size, "cell")
        return board_of([word.text for word in row] for row in words)


def two_black(line: str) -> str:
    return f"{line} has exactly two black cells"


def gap(line: str, label: int) -> str:
    cells = "one white cell" if label == 1 else f"{label} white cells"
    return f"{line} has exactly {cells} between its two black cells"


def gap_rule(name: str, line: Sequence[Cell], label: int, constraints: tuple[Constraint, ...]) -> Rule:
    return Rule(gap(name, label), tuple(line), constraints, sort=patterns.GAP, about=(name, label))


def apart(corner: Cell) -> str:
    return f"no two black cells touch in the 2 x 2 block from {at(corner)}"


def partners(line: tuple[Literal, ...], distance: int) -> tuple[AnyOf, ...]:
    """Return the clauses that every black cell has another at this distance: so two black cells are that far apart."""
    clauses = []
    for place, literal in enumerate(line):
        partner = [line[other] for other in (place - distance, place + distance) if 0 <= other < len(line)]
        clauses.append(AnyOf((-literal, *partner)))
    return tuple(clauses)


def label_places(size: int) -> list[Cell]:
    """Return the places of the labels: beside the rows, then above the columns."""
    return [(r, 0) for r in range(1, size + 1)] + [(0, c) for c in range(1, size + 1)]


def label_text(label: Label) -> str:
    return "-" if label is None else str(label)


def parse(source: Source, variant: str) -> Gappy:
    lines = source.some_lines("a line of row labels and a line of column labels")
    words = labels_drawn(lines) or [line.words() for line in lines]
    for row in words[:2]:
        expect_each(row, lambda word: word.text in MISSING or word.is_number, "0, 1, 2 ... or - for a missing label")
    size = len(words[0])
    if size < 2:
        raise after(lines[0], "expected at least two row labels, but found one")
    if len(words) < 2:
        raise after(lines[0], "expected a second line with the column labels, but found no more")
    if len(words) > 2:
        raise lines[2].error("expected two lines of labels, but found a third")
    expect_parts(lines[1], words[1], size, "column label")
    row_labels, column_labels = (
        tuple(None if word.text in MISSING else word.number(0, size - 2, "label") for word in line) for line in words
    )
    return Gappy(row_labels, column_labels, variant)


def rows_drawn(lines: list[Token]) -> list[tuple[Token, list[Token]]]:
    """Return the label and the cells, as B and W, of each row of a picture; other texts have none."""
    found = []
    for line in lines:
        label, *rest = line.words()
        cells = [cell._replace(text=GLYPHS.get(cell.text, "")) for word in rest for cell in word.characters()]
        if cells and all(cell.text for cell in cells):
            found.append((label, cells))
    return found


def labels_drawn(lines: list[Token]) -> list[list[Token]]:
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


class Labels(Options):
    labels: Annotated[str, Option("how many labels are given", ("few", "all"))] = "few"


def blank(wanted: Wanted[Labels]) -> Gappy:
    size = wanted.size
    fits = size[0] == size[1] and 2 <= size[0] <= MOST_LINES
    expect_size(fits, f"a gappy board of 2 to {MOST_LINES} rows and as many columns", size)
    return Gappy((None,) * size[0], (None,) * size[0], wanted.variant)


def odd(size: int) -> Gappy:
    """Return a puzzle that has no solution because a sum is odd; resolution cannot see that without many cases."""
    labels = [1 + row % 2 for row in range(size)]
    if (sum(labels) + size) % 2 == 0:
        labels[-1] = 3 - labels[-1]
    return Gappy(tuple(labels), (None,) * size)


KIND = Kind(
    name="gappy",
    title="two black cells per row and column, none touching, not even diagonally; labels count the whites between",
    variants={"classic": "the usual rules", "diagonals": "also two black cells on each main diagonal"},
    parse=parse,
    setter=BoardSetter(
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
    formats=formats_in(f"{__name__}.formats"),
    legend=((BLACK_TILE, "black"), (WHITE_ENTRY, "white"), (Tile("·", Role.LIGHT), "open")),
    prompts=("row labels (with blanks between, - for a missing one)", "column labels"),
    hard=Hard(
        odd,
        4,
        MOST_LINES,
        "Every column has two black cells, so the column numbers of all black cells add up to an even number. "
        "A row with the label k and its first black cell in column c adds 2 c + k + 1. But the k + 1 of all rows "
        "add up to an odd number.",
    ),
)
