"""How the symbols of a game look, what its cells hold in words, and what typed characters do: for every screen."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

from smtpuzzles import kinds
from smtpuzzles.base.harmless import harmless
from smtpuzzles.base.picture import Picture, Tile
from smtpuzzles.base.text import counted, without_digits
from smtpuzzles.model import Board, Cell
from smtpuzzles.playing.game import Game
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.ingredients.runs import COMMA


def named(puzzle: AnyPuzzle, called: str = "") -> str:
    """Say which puzzle it is; `called`: its name or where it is from."""
    height, width = puzzle.dimensions
    parts = (f"{kinds.load(puzzle.kind).display_name} {width} x {height}", puzzle.variant, called, puzzle.title)
    return harmless(", ".join(filter(None, parts)))


def rules(puzzle: AnyPuzzle) -> list[str]:
    """Return the rules of the puzzle, a sentence each."""
    kind = kinds.load(puzzle.kind)
    several = [f"Variant {puzzle.variant}: {kind.variants[puzzle.variant]}."] if len(kind.variants) > 1 else []
    left_out = puzzle.pieces_left_out
    more = [f"{left_out.words[:1].upper()}{left_out.words[1:]}."] if left_out else []
    return [*(kind.rules or [kind.title]), *several, *more]


def counters(game: Game) -> str:
    """Count what is filled, or what is open."""
    if game.composing:
        return counted(len(game.state.put), "clue")
    if game.given.nothing is not None:
        return game.progress
    return f"{counted(len(game.places) - len(game.state.put), game.given.noun)} open"


class Looks:
    """The looks of symbols; they are the same however the game goes on."""

    def __init__(self, game: Game) -> None:
        self.legend = kinds.load(game.given.kind).legend
        self._meanings = {_shape(tile): words for tile, words in self.legend}
        self._names = {} if game.composing else game.given.names
        self._game = game

    @cached_property
    def tiles(self) -> dict[str, Tile | None]:
        """How a cell with each symbol looks; None if the symbol stands only beside the board."""
        symbols = dict.fromkeys(symbol for may in self._game.places.values() for symbol in may)
        return {symbol: self._tile(symbol) for symbol in symbols}

    def _tile(self, symbol: str) -> Tile | None:
        # One cell for each symbol: to draw it in every cell would take too long.
        game, given = self._game, self._game.given
        tiles = game.picture.tiles
        cell = next((place for place, may in game.places.items() if symbol in may and place in tiles), None)
        if cell is None:
            return None
        picture = given.with_givens({cell: symbol}).picture() if game.composing else given.played({cell: symbol})
        tile = picture.tiles[cell]
        if tile.text.isdigit() and not symbol.isdigit():  # the number of this cell, which others do not have
            return next((like for like, words in self.legend if words == self._names.get(symbol)), tile)
        return tile

    @cached_property
    def of(self) -> dict[str, str]:
        return {
            symbol: symbol if tile is None or tile.text.isdigit() else tile.text for symbol, tile in self.tiles.items()
        }

    def notes(self, game: Game) -> dict[Cell, tuple[str, ...]]:
        """Return the marks as pictures show them."""
        return {
            cell: tuple(self.of[symbol] if symbol in held else "" for symbol in game.places[cell])
            for cell, held in game.state.marks.items()
        }

    def explained(
        self,
        game: Game,
        candidates: Mapping[Cell, Collection[str]],
        struck: Collection[tuple[Cell, str]],
        shades: Board,
    ) -> Picture:
        """Return the board with the marks, and with the candidates of a hint, some struck out, in open cells.

        `shades`: what is noted of other cells.
        """
        left = {cell: frozenset(held) for cell, held in candidates.items() if cell in game.places.keys() - game.entries}
        state = game.state._replace(marks={**game.state.marks, **left})
        notes = self.notes(replace(game, state=state))
        crossed = frozenset([(cell, self.of[symbol]) for cell, symbol in struck if symbol in self.of])
        tiles = game.puzzle.played({**game.entries, **shades}).tiles if shades else game.picture.tiles
        return game.picture._replace(tiles=tiles, notes=notes, struck=crossed, large=bool(left))

    def held(self, game: Game, cell: Cell) -> str:
        """Say what the cell, or a label, holds."""
        tile, entry = game.picture.tiles.get(cell), game.entries.get(cell)
        if tile is None:
            return f"{game.given.called(cell)}: {game.state.put.get(cell) or game.givens.get(cell, 'none')}"
        held = f"{tile.text} {self._meaning(tile, entry)}".strip()
        held += ", your entry" if entry is not None else ", given" if cell in game.givens else ""
        if marks := [self.of[symbol] for symbol in game.marks(cell)]:
            held = f"{f'{held}, ' if cell in game.givens else ''}marks {' '.join(marks)}"
        return f"{game.given.called(cell)}: {held}"

    def _meaning(self, tile: Tile, symbol: str | None) -> str:
        return self._meanings.get(_shape(tile)) or self._names.get(symbol or "", "")

    def named(self, symbol: str) -> str:
        """Return what the symbol looks like on the board, and its name if it has one."""
        tile = self.tiles[symbol]
        name = tile and self._meaning(tile, symbol)
        return f"{self.of[symbol]} ({name})" if name else symbol

    def typing(self) -> list[tuple[str, str]]:
        """Return what a player can type, and what it does."""
        numbers = [symbol for symbol in self.tiles if symbol.isdigit()]
        others = [(symbol, f"enter {self.named(symbol)}") for symbol in self.tiles if not symbol.isdigit()]
        return ([(f"{numbers[0]} to {numbers[-1]}", "enter that number")] if numbers else []) + others


def _shape(tile: Tile) -> Tile:
    """Return the tile as all of its meaning look, whatever numbers stand there."""
    return tile._replace(strong=False, text=without_digits(tile.text))


def without_entries(game: Game) -> str:
    """Say, behind 'saved as ...', that entries are lost because they can't be clues."""
    givens = game.saved().givens()
    whole = all(givens.get(cell) == symbol for cell, symbol in game.entries.items())
    return "" if whole else ", without your entries, because they can't be clues"


class Typed(NamedTuple):
    """The game after a character; `text`: what was typed for this cell so far; `ends`: no symbol goes on from that."""

    game: Game
    text: str
    ends: bool


def symbol_of(character: str, symbols: Sequence[str]) -> str:
    """Return the character, in its proper case, if some symbol contains it."""
    characters = "".join(symbols)
    return next((one for one in (character, character.upper()) if one and one in characters), "")


def type_character(game: Game, place: Cell, begun: str, character: str, marking: bool) -> Typed:
    """Enter or mark a symbol; one of several characters, perhaps with commas, grows with each of them."""
    symbols = game.places[place]
    if character == COMMA and begun in symbols:
        return Typed(game, begun + character, ends=False)
    typed = next((text for text in (begun + character, character) if text in symbols), "")
    if not marking:
        game = game.put(place, typed) if typed else game
    elif len(typed) > len(character):
        # The first character was no mark of its own.
        game = game.marked(place, begun).marked(place, typed)
    else:
        game = game.marked(place, typed)
    # Numbers with commas between them are too many to list.
    grows = any(symbol.startswith(typed) or COMMA in symbol for symbol in symbols if symbol != typed)
    return Typed(game, typed, bool(typed) and not grows)
