"""Boards that a kind declares: two symbols, numbers in cells, and laws; all else follows from these.

number   a clue in a cell
total    a number about the whole board, behind the name of the kind in the first line of its text
"""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar, NamedTuple, Self

from smtpuzzles.base.grid import board_text, cells
from smtpuzzles.base.picture import CIRCLED, Picture, Role, Tile
from smtpuzzles.base.text import Source, Token, after, expect_grid, quoted, symbol_rows
from smtpuzzles.model import AnyOf, Board, Cell, Constraint, Exactly, Model, Rule
from smtpuzzles.puzzle.clued import Clue, CluedPuzzle
from smtpuzzles.puzzle.givens import EMPTY
from smtpuzzles.puzzle.laws import Law, Literals, Wide, folded
from smtpuzzles.result import Violation

OPEN = Tile("·", Role.OPEN)
LEAST = 2  # columns; a number of two digits alone in its line would look like two cells


class Look(NamedTuple):
    """How sentences call a symbol, and how a cell with it looks; names of variables begin with the last word."""

    name: str
    tile: Tile


BLACK, WHITE = "#", "-"
SHADED = {BLACK: Look("black", Tile("█", Role.DARK, fill="█")), WHITE: Look("white", Tile("×", Role.LIGHT))}


@dataclass(frozen=True)
class Grid(CluedPuzzle):
    """A rectangle of cells, of which some have a number.

    symbols    the two symbols that cells hold; a player may leave out the second
    held       the symbol of each cell with a number; None: it may hold either
    essential  must all numbers be there? Then they are no clues that could be left out
    totals     how many cells hold the first symbol may be known: what they are called, in the plural
    """

    symbols: ClassVar[Mapping[str, Look]]
    held: ClassVar[str | None] = None
    essential: ClassVar[bool] = False
    totals: ClassVar[str] = ""
    size: Cell
    numbers: Mapping[Cell, str]
    variant: str = "classic"
    total: int | None = None

    def __init_subclass__(cls) -> None:
        cls.names = {symbol: look.name for symbol, look in cls.symbols.items()}
        cls.nothing = list(cls.symbols)[1]

    # What a kind declares.

    @abstractmethod
    def values(self, place: Cell) -> Sequence[str]:
        """Return the numbers that can stand in this cell."""

    @abstractmethod
    def number_at(self, place: Cell, board: Board) -> str | None:
        """Return the number that is true of a solved board, found in plain Python; None: none can stand there."""

    @abstractmethod
    def number_law(self, place: Cell, value: str) -> Law:
        """Return the law of a number, made by `of_number`."""

    def laws(self) -> Iterable[Law]:
        """Yield the laws that no number says."""
        return ()

    def wide_laws(self) -> Iterable[Wide]:
        """Yield the laws about the whole board that solvers are told by helpers."""
        return ()

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

        def every(x: Literals) -> Iterable[Constraint]:
            if self.held is not None:
                yield AnyOf((x.of(place, self.held),))
            yield from state(x)

        def holds(board: Board) -> bool:
            return self.held in (None, board[place]) and self.number_at(place, board) == value

        return Law("number", (place, value), sentence, sorted({place, *about}), every, holds)

    @cached_property
    def cells(self) -> list[Cell]:
        return cells(*self.size)

    @cached_property
    def domain(self) -> dict[Cell, tuple[str, ...]]:
        """What each cell may hold."""
        fixed, symbols = self.fixed(), tuple(self.symbols)
        return {cell: (fixed[cell],) if cell in fixed else symbols for cell in self.cells}

    def _every_law(self) -> Iterator[Law]:
        if self.total is not None:
            yield self._total_law(self.total, next(iter(self.symbols)))
        yield from self.laws()
        yield from (self.number_law(*number) for number in self.numbers.items())

    def _total_law(self, total: int, symbol: str) -> Law:
        def state(x: Literals) -> list[Constraint]:
            return [Exactly(total, x.all(self.cells, symbol))]

        sentence = f"the board has {total} {self.totals}"
        return Law("total", (), sentence, self.cells, state, lambda board: [*board.values()].count(symbol) == total)

    def literals(self) -> Literals:
        return Literals(self.domain, {symbol: name.split()[-1] for symbol, name in self.names.items()})

    def build_model(self) -> Model:
        x, every = self.literals(), tuple(self.cells)
        rules = [rule for law in self._every_law() if (rule := law.rule(x)).constraints]
        rules += [
            Rule(law.sentence, every, folded(law.state(x)), by_cuts=True, sort=law.sort) for law in self.wide_laws()
        ]
        bare = {cell: symbols[-1] for cell, symbols in self.domain.items()}
        return Model(tuple(x.variables), tuple(rules), bare, helpers=x.helpers.names)

    def violations(self, solution: Board) -> list[Violation]:
        found = [Violation(law.sentence, tuple(law.cells)) for law in self._every_law() if not law.holds(solution)]
        wide = [(law.sentence, tuple(sorted(law.broken(solution)))) for law in self.wide_laws()]
        return found + [Violation(sentence, broken) for sentence, broken in wide if broken]

    def cuts(self, model: Model, board: Board) -> list[Rule]:  # noqa: ARG002 - the literals are those of the model
        x = self.literals()
        return [
            Rule(cut.sentence, tuple(cut.cells), constraints, sort=cut.sort, about=cut.about)
            for law in self.wide_laws()
            for cut in law.cuts(x, board)
            if (constraints := folded([AnyOf(cut.literals)]))
        ]

    # Clues and entries.

    def givens(self) -> dict[Cell, str]:
        return dict(self.numbers)

    def domains(self) -> dict[Cell, tuple[str, ...]]:
        return {place: tuple(self.values(place)) for place in self.cells}

    def with_givens(self, givens: Mapping[Cell, str]) -> Self:
        return replace(self, numbers=dict(sorted(givens.items())))

    def fixed(self) -> dict[Cell, str]:
        return {} if self.held is None else dict.fromkeys(self.numbers, self.held)

    def clues(self) -> list[Clue]:
        return [] if self.essential else super().clues()

    def blank(self) -> Self:
        return self if self.essential else super().blank()

    def clue_rules(self) -> dict[Clue, Rule]:
        x, places = self.literals(), {} if self.essential else self.domains()
        every = [Clue(place, value) for place, values in places.items() for value in values]
        return {clue: self.number_law(*clue).rule(x) for clue in every}

    def clues_of(self, solution: Board) -> list[Clue]:
        found = {} if self.essential else {place: self.number_at(place, solution) for place in solution}
        return [Clue(place, value) for place, value in found.items() if value is not None]

    def open_cells(self) -> dict[Cell, tuple[str, ...]]:
        return {cell: symbols for cell, symbols in self.domain.items() if len(symbols) > 1}

    # Pictures and text.

    def played(self, entries: Board) -> Picture:
        tiles = {cell: self._tile(cell, entries.get(cell)) for cell in self.domain}
        return Picture(tiles, caption=self._head().rstrip(":"))  # so that a drawn board tells its kind, too

    def picture(self, solution: Board | None = None) -> Picture:
        return self.played({cell: symbol for cell, symbol in (solution or {}).items() if symbol != self.nothing})

    def _tile(self, cell: Cell, symbol: str | None) -> Tile:
        number = self.numbers.get(cell)
        if symbol is None:
            return Tile(number, Role.SYMBOL, strong=True) if number else OPEN
        look = self.symbols[symbol].tile
        if number is None:
            return look
        if look.role is Role.DARK:
            return Tile(number, Role.CLUE, fill="█")
        return Tile(CIRCLED.get(number, number), Role.LIT)

    def text(self) -> str:
        words = {cell: self.numbers.get(cell, EMPTY) for cell in self.domain}
        longest = max(map(len, words.values()))
        rows = board_text({cell: word.rjust(longest) for cell, word in words.items()}, " " * (longest > 1))
        return f"{self._head()}\n{rows}"

    def _head(self) -> str:
        return f"{self.kind}:" if self.total is None else f"{self.kind}: {self.total} {self.totals}"

    @classmethod
    def parse(cls, source: Source, variant: str) -> Self:
        """Read what `text` writes; the first line may be missing."""
        lines, more = source.some_lines("a board"), list[Token]()
        if lines[0].words()[0].text.rstrip(":") == cls.kind:
            head, lines = lines[0], lines[1:]
            _, *more = head.words()
            if [word.text for word in more[1:]] == [cls.totals]:
                more = more[:1]
            if len(more) > bool(cls.totals):
                raise more[-1].error(f"expected nothing more in this line, but found {quoted(more[-1].text)}")
            if not lines:
                raise after(head, "expected a board below this line, but found nothing")
        apart = any(len(line.words()) > 1 for line in lines)
        grid = [line.words() if apart else line.characters() for line in lines]
        if len(grid[0]) < LEAST:
            raise after(lines[0], f"expected at least {LEAST} cells in a row, but found {len(grid[0])}")
        size = len(lines), len(grid[0])
        expect_grid(lines, grid, size)
        words = {(r, c): word for r, row in enumerate(grid, 1) for c, word in enumerate(row, 1)}
        numbers = {cell: word for cell, word in words.items() if word.text not in (EMPTY, ".")}
        return cls.of_words(size, numbers, variant, next(iter(more), None))

    @classmethod
    def of_words(cls, size: Cell, words: Mapping[Cell, Token], variant: str, total: Token | None = None) -> Self:
        """Return the puzzle with these numbers, each of which must be possible in its cell."""
        number = total and total.number(0, size[0] * size[1], f"number of {cls.totals}")
        blank = cls(size, {}, variant, number)
        numbers = {}
        for cell, word in words.items():
            known = blank.values(cell)
            value = word.text.lstrip("0") or "0" if word.is_number else ""
            if value not in known:
                expected = f"a number from {known[0]} to {known[-1]}, or {EMPTY} for none"
                raise word.error(f"expected {expected}, but found {quoted(word.text)}")
            numbers[cell] = value
        return replace(blank, numbers=numbers)

    def solution_text(self, solution: Board) -> str:
        return board_text(solution)

    def read_solution(self, source: Source) -> Board:
        signs = "".join(self.symbols)
        lines = source.some_lines(f"rows of {' and '.join(signs)}")
        rows = symbol_rows(lines, signs, " or ".join(signs), self.size)
        return dict(zip(self.cells, "".join(rows), strict=True))
