"""A board that a player fills, or a setter composes.

play      the player puts entries into the open cells of a puzzle
compose   the setter puts clues on a board
mark      a symbol that a player notes in a cell as possible
state     entries (or clues) and marks; each change makes a new state, and undo goes back to an older one
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, Literal, NamedTuple

from smtpuzzles import reading
from smtpuzzles.base.grid import at
from smtpuzzles.base.picture import Picture
from smtpuzzles.base.text import Source, counted
from smtpuzzles.exchange.recognise import unread
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.abilities import CLUES
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.laws import EMPTY
from smtpuzzles.puzzle.places import WHOLE

# Characters of pasted text; no board that anyone plays has more.
LONGEST = 100_000
NOTHING: Mapping[Cell, str] = MappingProxyType({})


class GameState(NamedTuple):
    """The entries (or clues), and the marks in cells without any."""

    put: Mapping[Cell, str] = NOTHING
    marks: Mapping[Cell, frozenset[str]] = MappingProxyType({})


START = GameState()


@dataclass(frozen=True)
class Game:
    """A puzzle and its entries; every change returns a new game."""

    is_plan: ClassVar[Literal[False]] = False
    given: CluedPuzzle
    composing: bool = False
    state: GameState = START
    before: tuple[GameState, ...] = ()
    after: tuple[GameState, ...] = field(default=(), compare=False)

    @property
    def puzzle(self) -> CluedPuzzle:
        """Return the puzzle; of a composed one, what there is so far."""
        return self.given.composed(self.state.put) if self.composing else self.given

    @property
    def entries(self) -> Board:
        return NOTHING if self.composing else self.state.put

    @cached_property
    def givens(self) -> Board:
        return self.puzzle.givens()

    @cached_property
    def places(self) -> dict[Cell, tuple[str, ...]]:
        """Return the places that can change, and the symbols that fit there."""
        return self.given.domains() if self.composing else self.given.open_cells()

    @cached_property
    def picture(self) -> Picture:
        """The board with its entries, which takes the same room whatever is entered."""
        picture = self.puzzle.played(self.entries)
        lengths = {symbols: max(map(len, symbols)) for symbols in set(self.places.values())}
        every = {place: lengths.get(self.places.get(place, ()), 0) for place in picture.labels()}
        labels = iter([text.rjust(every[place]) for place, text in picture.labels().items()])
        top, left, bottom, right = (
            tuple([next(labels) for _ in side]) for side in (picture.top, picture.left, picture.bottom, picture.right)
        )
        in_cells = any(place in picture.tiles for place in self.places)
        widest = max(lengths.values(), default=1) if in_cells else 1
        return picture._replace(top=top, left=left, bottom=bottom, right=right, widest=widest)

    def drawn(self, cell: Cell, symbol: str) -> str:
        """Return the symbol as it looks on the board, which is not always that of files."""
        return self.puzzle.played({**self.entries, cell: symbol}).tiles[cell].text

    @property
    def begun(self) -> bool:
        return self.state != START

    @property
    def progress(self) -> str:
        return f"{counted(len(self.state.put), self.given.noun)} filled"

    def kept(self) -> dict[str, Any]:
        """Return what a file keeps of it."""
        put = [[r, c, symbol] for (r, c), symbol in self.state.put.items()]
        return {"put": put, "marks": [[r, c, sorted(symbols)] for (r, c), symbols in self.state.marks.items()]}

    @property
    def emptied(self) -> bool:
        return self.state == START and bool(self.before)

    @property
    def full(self) -> bool:
        """Return whether every cell has an entry, where the puzzle needs that."""
        return self.given.nothing is None and self.entries.keys() == self.places.keys()

    @cached_property
    def solved(self) -> bool:
        """Return whether the entries are a solution, by plain Python; cells that may hold nothing need no entry."""
        nothing = self.given.nothing
        if self.composing or (nothing is None and not self.full):
            return False
        tiles = self.picture.tiles
        fixed = {place: symbol for place, symbol in self.given.fixed().items() if place in tiles}
        open_cells = {cell: nothing for cell in self.places if nothing is not None}
        return not self.given.violations({**fixed, **open_cells, **self.entries})

    def marks(self, cell: Cell) -> tuple[str, ...]:
        """Return the marks in this cell, in the order of its symbols."""
        marks = self.state.marks.get(cell, ())
        return tuple(symbol for symbol in self.places.get(cell, ()) if symbol in marks)

    def may_hold(self, place: Cell) -> tuple[str, ...]:
        """Return the symbols that fit there; at WHOLE, a setter puts the number about the whole puzzle."""
        return self.given.total_domain() if self.composing and place == WHOLE else self.places.get(place, ())

    def put(self, place: Cell, symbol: str | None) -> "Game":
        """Put this symbol there, or clear the cell and its marks; a symbol that does not fit changes nothing."""
        may = self.may_hold(place)
        there = symbol == self.state.put.get(place) and place not in self.state.marks
        if there or (symbol is not None and symbol not in may) or not may:
            return self
        put = {other: held for other, held in self.state.put.items() if other != place}
        if symbol is not None:
            put[place] = symbol
        marks = {other: held for other, held in self.state.marks.items() if other != place}
        return self.changed(GameState(put, marks))

    def turned(self, place: Cell) -> "Game":
        """Put the next symbol there; after the last one, and after one that is not listed, clear the cell."""
        if place not in self.places:
            return self
        order, held = (None, *self.places[place]), self.state.put.get(place)
        following = order.index(held) + 1 if held in order else 0
        return self.put(place, order[following % len(order)])

    def crossed(self, place: Cell) -> "Game":
        """Put or remove the last symbol, which is a cross where there are crosses."""
        if place not in self.places:
            return self
        last = self.places[place][-1]
        return self.put(place, None if self.state.put.get(place) == last else last)

    def marked(self, cell: Cell, symbol: str) -> "Game":
        """Add or remove this mark; only in cells without an entry."""
        if self.composing or cell in self.state.put or symbol not in self.places.get(cell, ()):
            return self
        marks = {**self.state.marks, cell: self.state.marks.get(cell, frozenset()) ^ {symbol}}
        return self.changed(GameState(self.state.put, {other: held for other, held in marks.items() if held}))

    def accepted(self, board: Board) -> "Game":
        """Put all symbols of a hint, or of a solution, that fit."""
        may = {cell: symbol for cell, symbol in board.items() if symbol in self.places.get(cell, ())}
        marks = {cell: held for cell, held in self.state.marks.items() if cell not in may}
        return self.changed(GameState({**self.state.put, **may}, marks))

    def filled(self, board: Board) -> "Game":
        """Fill every open cell from this solution."""
        if self.composing:
            return self
        return self.changed(GameState({cell: board[cell] for cell in self.places}))

    def reset(self) -> "Game":
        return self.changed(START) if self.begun else self

    def changed(self, state: GameState) -> "Game":
        return replace(self, state=state, before=(*self.before, self.state), after=())

    def undone(self) -> "Game":
        if not self.before:
            return self
        return replace(self, state=self.before[-1], before=self.before[:-1], after=(*self.after, self.state))

    def redone(self) -> "Game":
        if not self.after:
            return self
        return replace(self, state=self.after[-1], before=(*self.before, self.state), after=self.after[:-1])

    def pasted(self, text: str) -> "Game":
        """Return the game with the entries, or the clues, of this text; InputError if it is for another board."""
        source = Source("pasted text", text[:LONGEST])
        if self.composing:
            read = reading.parse(self.given.kind, source, self.given.variant)
            puzzle = CLUES.expect(read, "composing")
            if puzzle.composed({}) != self.given.composed({}):
                expected = "expected a puzzle that differs from this board only in its clues"
                raise source.some_lines("a puzzle")[0].error(expected)
            return self.changed(GameState(puzzle.composition()))
        if what := unread(source.text):
            raise source.some_lines("a board")[0].error(f"expected a board, but found {what}")
        board, givens = self.given.read_solution(source), self.given.fixed()
        for cell, symbol in board.items():
            if symbol not in (EMPTY, self.given.nothing, givens.get(cell, symbol)):
                found = f"expected {givens[cell]} at {at(cell)}, as in the puzzle, but found {symbol}"
                raise source.some_lines("a board")[0].error(found)
        symbols = {cell: board[cell] for cell, may in self.places.items() if board[cell] in may}
        return self.changed(GameState({cell: held for cell, held in symbols.items() if held != self.given.nothing}))

    def saved(self) -> CluedPuzzle:
        """Return the puzzle with its entries as clues, where these can be clues."""
        if self.composing:
            return self.puzzle
        may = self.given.domains()
        more = {cell: symbol for cell, symbol in self.state.put.items() if symbol in may.get(cell, ())}
        return self.given.with_givens({**self.given.givens(), **more})
