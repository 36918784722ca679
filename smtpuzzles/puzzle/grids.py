"""Boards that a kind declares: two symbols, numbers, and laws; all else follows from these.

number   a clue in a cell, or the label of a row or column, at one of the places in puzzle/places.py
total    a number about the whole board, behind the name of the kind in the first line of its text
"""

import re
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar, Self

from smtpuzzles.base.grid import board_text, cells, named_lines, size_of
from smtpuzzles.base.picture import CIRCLED, Picture, Role, Tile
from smtpuzzles.base.text import Source, Token, after, counted, expect_grid, quoted, symbol_rows
from smtpuzzles.model import AnyOf, Board, Cell, Constraint, Rule
from smtpuzzles.puzzle.clued import Clue
from smtpuzzles.puzzle.ingredients.counting import exactly
from smtpuzzles.puzzle.lawful import LEAST, OPEN, LawPuzzle, Look
from smtpuzzles.puzzle.laws import EMPTY, Law, Literals, Meaning
from smtpuzzles.puzzle.places import WHOLE, label_places

NO_LABEL = "-"


BLACK, WHITE = "#", "-"
CIRCLED_NUMBER = {"①": Look("a number in a cell that is known to be white", Tile("①", Role.LIT))}
SHADED = {BLACK: Look("black", Tile("█", Role.DARK, fill="█")), WHITE: Look("white", Tile("×", Role.LIGHT))}


@dataclass(frozen=True)
class Grid(LawPuzzle):
    """A rectangle of cells with numbers.

    symbols    the two symbols that cells hold; a player may leave out the second
    labelled   do numbers stand beside rows and above columns, instead of in cells?
    held       the symbol of each cell with a number; None: it may hold either
    essential  must all numbers be there? Then they are no clues that could be left out
    missing    what stands in the text of a cell without a number
    open_tile  how a cell looks that is not filled
    """

    labelled: ClassVar[bool] = False
    held: ClassVar[str | None] = None
    essential: ClassVar[bool] = False
    headed: ClassVar[bool] = True
    missing: ClassVar[str] = EMPTY
    open_tile: ClassVar[Tile] = OPEN
    size: Cell
    numbers: Mapping[Cell, str]
    variant: str = "classic"
    total: int | None = None

    # What a kind declares.

    @abstractmethod
    def domains(self) -> dict[Cell, tuple[str, ...]]:
        """Return the numbers that can stand in each of the places."""

    def number_at(self, place: Cell, board: Board) -> str | None:
        """Return the number that is true of a solved board, found in plain Python; None: none can stand there."""
        raise NotImplementedError

    def number_law(self, place: Cell, value: str) -> Law:
        """Return the law of a number, made by `of_number`."""
        raise NotImplementedError

    # What follows for solvers, and in plain Python.

    def of_number(
        self,
        place: Cell,
        value: str,
        sentence: str,
        about: Sequence[Cell],
        state: Callable[[Literals], Iterable[Constraint]],
    ) -> Law:
        """Return the law of this number; its check is that the board has this number there."""

        def every(x: Literals, _: Sequence[Cell]) -> Iterable[Constraint]:
            if self.held is not None:
                yield AnyOf((x.of(place, self.held),))
            yield from state(x)

        def holds(board: Board, _: Sequence[Cell]) -> bool:
            return self.held in (None, board[place]) and self.number_at(place, board) == value

        return Law("number", (place, value), sentence, sorted({place, *about}), Meaning(every, holds))

    @cached_property
    def cells(self) -> list[Cell]:
        return cells(*self.size)

    @staticmethod
    def place_of(cell: Cell) -> Cell:
        """Return the place where the number of a cell stands."""
        return cell

    @cached_property
    def places(self) -> list[Cell]:
        """Where numbers can stand."""
        return label_places(self.size) if self.labelled else self.cells

    @cached_property
    def lines(self) -> dict[Cell, tuple[str, list[Cell]]]:
        """The names and cells of rows and columns, by the places of their labels."""
        return dict(zip(self.places, named_lines(*self.size), strict=True))

    def labels(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the labels of the rows and those of the columns."""
        every = [self.numbers.get(place, NO_LABEL) for place in self.places] if self.labelled else []
        return tuple(every[: self.size[0]]), tuple(every[self.size[0] :])

    @cached_property
    def board(self) -> dict[Cell, str]:
        """What is printed in each cell."""
        return {cell: self.numbers.get(self.place_of(cell), EMPTY) for cell in self.cells}

    @property
    def dimensions(self) -> Cell:
        return self.size

    @cached_property
    def domain(self) -> dict[Cell, tuple[str, ...]]:
        """What each cell may hold."""
        fixed, symbols = self.fixed(), tuple(self.symbols)
        return {cell: (fixed[cell],) if cell in fixed else symbols for cell in self.cells}

    def every_law(self) -> Iterator[Law]:
        if self.total is not None:
            sentence = f"the board has {self._total()}"
            yield Law("total", (), sentence, self.cells, exactly(self.total, next(iter(self.symbols))))
        yield from self.laws()
        yield from (self.number_law(*number) for number in self.numbers.items())

    # Clues and entries.

    def givens(self) -> dict[Cell, str]:
        return dict(self.numbers)

    def with_givens(self, givens: Mapping[Cell, str]) -> Self:
        return replace(self, numbers=dict(sorted(givens.items())))

    def total_domain(self) -> tuple[str, ...]:
        return tuple(map(str, range(len(self.cells) + 1))) if self.totals else ()

    def composition(self) -> dict[Cell, str]:
        return self.givens() | ({} if self.total is None else {WHOLE: str(self.total)})

    def composed(self, put: Mapping[Cell, str]) -> Self:
        total = int(put[WHOLE]) if WHOLE in put else None
        return replace(self.with_givens({place: put[place] for place in put if place != WHOLE}), total=total)

    def fixed(self) -> dict[Cell, str]:
        return {} if self.held is None else dict.fromkeys(self.numbers, self.held)

    def clues(self) -> list[Clue]:
        return [] if self.essential else super().clues()

    def blank(self) -> Self:
        return self if self.essential else super().blank()

    def clue_law(self, clue: Clue) -> Law:
        return self.number_law(*clue)

    def clue_rules(self) -> dict[Clue, Rule]:
        return {} if self.essential else super().clue_rules()

    def clues_of(self, solution: Board) -> list[Clue]:
        found = {} if self.essential else {place: self.number_at(place, solution) for place in self.places}
        return [Clue(place, value) for place, value in found.items() if value is not None]

    # Pictures and text.

    @classmethod
    def of_size(cls, size: Cell, variant: str) -> Self:
        """Return the puzzle of this height and width without numbers."""
        return cls(size, {}, variant)

    def with_total(self, total: int) -> Self:
        return replace(self, total=total)

    @classmethod
    def of_board(cls, board: Board, variant: str = "classic") -> Self:
        """Return the puzzle with these numbers in its cells; cells without one are EMPTY."""
        numbers = {cls.place_of(cell): number for cell, number in board.items() if number != EMPTY}
        return cls(size_of(board), numbers, variant)

    def played(self, entries: Board) -> Picture:
        tiles = {cell: self.tile(cell, entries.get(cell)) for cell in self.cells}
        left, top = self.labels()
        picture = Picture(tiles, top, left, caption="" if self.total is None else self._total())
        return picture._replace(head=self.kind) if self.headed else picture

    def picture(self, solution: Board | None = None) -> Picture:
        return self.played({cell: symbol for cell, symbol in (solution or {}).items() if symbol != self.nothing})

    def tile(self, cell: Cell, symbol: str | None) -> Tile:
        """Return how a cell looks that holds this symbol, or is open."""
        number = self.numbers.get(cell)
        if symbol is None:
            return Tile(number, Role.SYMBOL, strong=True) if number else self.open_tile
        look = self.looks[symbol].tile
        if number is None:
            return look
        if look.fill != " ":
            return Tile(number, Role.CLUE, fill=look.fill)
        return Tile(CIRCLED.get(number, look.text), Role.LIT)

    def text(self) -> str:
        return self._headed(self.number_rows())

    def number_rows(self) -> str:
        return rows_of({cell: self.missing if word == EMPTY else word for cell, word in self.board.items()})

    def _headed(self, rows: str) -> str:
        # Games are kept by this text, so it stays as it was first written, also for 1.
        head = f"{self.kind}:" if self.total is None else f"{self.kind}: {self.total} {self.totals}"
        return f"{head}\n{rows}" if self.headed else rows

    def _total(self) -> str:
        return counted(self.total or 0, self.totals.removesuffix("s"))

    @classmethod
    def parse(cls, source: Source, variant: str) -> Self:
        """Read what `text` writes; the first line may be missing."""
        lines, total = cls._below_head(source)
        words = words_in(lines)
        return cls.of_words(size_of(words), numbers_of(words), variant, total)

    @classmethod
    def _below_head(cls, source: Source, variant: str = "") -> tuple[list[Token], Token | None]:
        """Return the lines below the first one, and the total, or this variant, that it says."""
        lines, more = source.some_lines("a board"), list[Token]()
        if named := re.match(rf"\s*(?i:{cls.kind})\s*(?:[:\s]|$)", lines[0].text):
            head, lines = lines[0], lines[1:]
            more = head._replace(text=head.text[named.end() :], column=head.column + named.end()).words()
            if cls.totals and more[1:] and more[1].text in (cls.totals, cls.totals.removesuffix("s")):
                del more[1]
            if len(more) > (bool(cls.totals) or [word.text for word in more] == [variant]):
                raise more[-1].error(f"expected nothing more in this line, but found {quoted(more[-1].text)}")
            if not lines:
                raise after(head, "expected a board below this line, but found nothing")
        return lines, next(iter(more), None)

    @classmethod
    def of_words(cls, size: Cell, words: Mapping[Cell, Token], variant: str, total: Token | None = None) -> Self:
        """Return the puzzle with these numbers, each of which must be possible in its cell."""
        number = total and total.number(0, size[0] * size[1], f"number of {cls.totals}")
        return cls(size, {}, variant, number).with_words(words)

    def with_words(self, words: Mapping[Cell, Token]) -> Self:
        """Return the puzzle with these numbers, each of which must be possible in its cell."""
        numbers, domains = {}, self.domains()
        for cell, word in words.items():
            known = domains[self.place_of(cell)]
            value = word.text.lstrip("0") or "0" if word.is_number else word.text
            if value not in known:
                may = f"a number from {known[0]} to {known[-1]}" if known[0].isdigit() else ", ".join(known)
                none = "" if word.is_number and known[0].isdigit() else f", or {EMPTY} for none"
                raise word.error(f"expected {may}{none}, but found {quoted(word.text)}")
            numbers[self.place_of(cell)] = value
        return replace(self, numbers=numbers)

    def read_solution(self, source: Source) -> Board:
        signs = "".join(self.symbols)
        lines = source.some_lines(f"rows of {' and '.join(signs)}")
        rows = symbol_rows(lines, signs, " or ".join(signs), self.size)
        return dict(zip(self.cells, "".join(rows), strict=True))


def words_in(lines: list[Token], size: Cell | None = None) -> dict[Cell, Token]:
    """Return the words of cells, or their characters if no line has blanks. With a size, no other is accepted."""
    apart = any(len(line.words()) > 1 for line in lines)
    grid = [line.words() if apart else line.characters() for line in lines]
    if len(grid[0]) < LEAST:
        raise after(lines[0], f"expected at least {LEAST} cells in a row, but found {len(grid[0])}")
    expect_grid(lines, grid, size or (len(lines), len(grid[0])))
    return {(r, c): word for r, row in enumerate(grid, 1) for c, word in enumerate(row, 1)}


def numbers_of(words: Mapping[Cell, Token]) -> dict[Cell, Token]:
    """Return the words of the cells that have a number."""
    return {cell: word for cell, word in words.items() if word.text not in (EMPTY, ".")}


def rows_of(words: Mapping[Cell, str]) -> str:
    """Return rows of words, with blanks between them if one has two characters."""
    longest = max(map(len, words.values()))
    return board_text({cell: word.rjust(longest) for cell, word in words.items()}, " " * (longest > 1))
