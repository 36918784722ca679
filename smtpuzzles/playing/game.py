"""A board that is being filled by a player, or composed by a setter.

play      the puzzle stays as it is; what is put into its open cells are entries
compose   the puzzle itself is made: what is put into its places is said by it
mark      a symbol that a player notes in a cell as possible; it claims nothing
state     what was put and marked; each change makes a new one, so undo is to go back to one before
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from smtpuzzles.base.picture import Picture
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.clued import CluedPuzzle

NOTHING: Mapping[Cell, str] = MappingProxyType({})


class State(NamedTuple):
    """What stands in the places that can be changed, and the marks in cells where nothing stands."""

    put: Mapping[Cell, str] = NOTHING
    marks: Mapping[Cell, frozenset[str]] = MappingProxyType({})


START = State()


@dataclass(frozen=True)
class Game:
    """A puzzle and what was done to it; every method gives the game that comes of it."""

    given: CluedPuzzle
    composing: bool = False
    state: State = START
    before: tuple[State, ...] = ()
    after: tuple[State, ...] = field(default=(), compare=False)

    @property
    def puzzle(self) -> CluedPuzzle:
        """As it is played or, so far, composed."""
        return self.given.with_givens(self.state.put) if self.composing else self.given

    @property
    def entries(self) -> Board:
        return NOTHING if self.composing else self.state.put

    @cached_property
    def places(self) -> dict[Cell, tuple[str, ...]]:
        """Where something can be put, and what."""
        return self.given.domains() if self.composing else self.given.open_cells()

    @cached_property
    def picture(self) -> Picture:
        return self.puzzle.played(self.entries)

    @property
    def full(self) -> bool:
        """Does something stand in every cell, where every cell needs it?"""
        return not self.composing and self.given.nothing is None and self.entries.keys() == self.places.keys()

    @cached_property
    def solved(self) -> bool:
        """Is this a solution, by plain Python? Where a cell may hold nothing, that needs no entry."""
        nothing = self.given.nothing
        if self.composing or (nothing is None and not self.full):
            return False
        tiles = self.picture.tiles
        said = {place: symbol for place, symbol in self.given.givens().items() if place in tiles}
        open_cells = {cell: nothing for cell in self.places if nothing is not None}
        return not self.given.violations({**said, **open_cells, **self.entries})

    def marks(self, cell: Cell) -> tuple[str, ...]:
        """The marks in this cell, in the order of its symbols."""
        marks = self.state.marks.get(cell, ())
        return tuple(symbol for symbol in self.places.get(cell, ()) if symbol in marks)

    def put(self, place: Cell, symbol: str | None) -> "Game":
        """With this symbol there, or with nothing, not even marks; what cannot be put changes nothing."""
        may = self.places.get(place, ())
        there = symbol == self.state.put.get(place) and place not in self.state.marks
        if there or (symbol is not None and symbol not in may) or not may:
            return self
        put = {other: held for other, held in self.state.put.items() if other != place}
        if symbol is not None:
            put[place] = symbol
        marks = {other: held for other, held in self.state.marks.items() if other != place}
        return self.changed(State(put, marks))

    def turned(self, place: Cell) -> "Game":
        """With what comes next there: one symbol after the other, then nothing."""
        order = (None, *self.places.get(place, ()))
        following = order.index(self.state.put.get(place)) + 1
        return self.put(place, order[following % len(order)])

    def crossed(self, place: Cell) -> "Game":
        """With the last symbol there, which is a cross where there are crosses; or without it if it was there."""
        *_, last = self.places.get(place, (None,))
        return self.put(place, None if self.state.put.get(place) == last else last)

    def marked(self, cell: Cell, symbol: str) -> "Game":
        """With this mark, or without it if it was there; only in cells where nothing stands."""
        if self.composing or cell in self.state.put or symbol not in self.places.get(cell, ()):
            return self
        marks = {**self.state.marks, cell: self.state.marks.get(cell, frozenset()) ^ {symbol}}
        return self.changed(State(self.state.put, {other: held for other, held in marks.items() if held}))

    def filled(self, board: Board) -> "Game":
        """With what this solution holds in every open cell."""
        if self.composing:
            return self
        return self.changed(State({cell: board[cell] for cell in self.places}))

    def reset(self) -> "Game":
        return self.changed(START) if self.state != START else self

    def changed(self, state: State) -> "Game":
        return replace(self, state=state, before=(*self.before, self.state), after=())

    def undone(self) -> "Game":
        if not self.before:
            return self
        *before, state = self.before
        return replace(self, state=state, before=tuple(before), after=(*self.after, self.state))

    def redone(self) -> "Game":
        if not self.after:
            return self
        *after, state = self.after
        return replace(self, state=state, before=(*self.before, self.state), after=tuple(after))

    def saved(self) -> CluedPuzzle:
        """The puzzle that stands on the board now: entries count as said, where the puzzle may say them."""
        if self.composing:
            return self.puzzle
        may = self.given.domains()
        more = {cell: symbol for cell, symbol in self.state.put.items() if symbol in may.get(cell, ())}
        return self.given.with_givens({**self.given.givens(), **more})
