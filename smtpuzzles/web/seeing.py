"""What the page shows of a game: the board as SVG, words for every cell, and what can be done there."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from smtpuzzles import kinds
from smtpuzzles.base.picture import Picture, Tile
from smtpuzzles.errors import UsageError
from smtpuzzles.model import Board, Cell
from smtpuzzles.playing.game import Game
from smtpuzzles.playing.looks import Looks, counters, named, rules
from smtpuzzles.playing.plans import PlanGame
from smtpuzzles.puzzle.places import WHOLE
from smtpuzzles.views.svg import svg_of
from smtpuzzles.web.games import JSON, cells_of, expect, game_of, place_of, place_text, places_of

_NUMBERS = re.compile("[0-9]{1,4}( [0-9]{1,4}){0,99}")
_ON_BOARDS = ("broken", "finish", "hint", "task", "another", "path", "check", "rate")
_ON_PLANS = ("finish", "hint", "way")


class Marks(NamedTuple):
    """What of a picture shows an answer."""

    marked: frozenset[Cell] = frozenset()
    context: frozenset[Cell] = frozenset()
    numbers: Mapping[Cell, str] = MappingProxyType({})
    broken: frozenset[Cell] = frozenset()
    candidates: Mapping[Cell, list[str]] = MappingProxyType({})
    struck: tuple[tuple[Cell, str], ...] = ()
    shades: Board = MappingProxyType({})


_NOTHING = Marks()


def drawn(picture: Picture, title: str) -> str:
    """Return the picture as SVG; its style is a file of the page."""
    return svg_of(picture, title, style="")


def view(game: Game | PlanGame, marks: Marks = _NOTHING, solution: Mapping[Cell, str] | None = None) -> JSON:
    """Return what the page shows; `solution`: a board to show in place of the entries."""
    title = named(game.puzzle)
    shown = _plan(game, title, marks.marked) if game.is_plan else _board(game, title, marks, solution)
    return {"heading": title, "solved": game.solved, "begun": game.begun, **shown}


def _plan(game: PlanGame, title: str, marked: frozenset[Cell]) -> JSON:
    legend = dict(kinds.load(game.puzzle.kind).legend)
    names = {
        cell: f"{game.puzzle.kind} row {cell[0]}, column {cell[1]}: {legend.get(tile, tile.text)}".strip()
        for cell, tile in game.picture.tiles.items()
    }
    return {
        "svg": drawn(game.picture.marking(marked), title),
        "counters": game.puzzle.in_words(game.plan),
        "cells": {place_text(cell): {"words": words} for cell, words in names.items()},
        "keys": dict(game.puzzle.keys),
        "can": list(_ON_PLANS),
    }


def _board(game: Game, title: str, marks: Marks, solution: Mapping[Cell, str] | None) -> JSON:
    looks = Looks(game)
    marked, context, numbers, broken, candidates, struck, shades = marks
    picture = game.puzzle.picture(solution) if solution else looks.explained(game, candidates, struck, shades)
    picture = picture._replace(marked=marked, context=context, numbers=numbers, broken=broken)
    cells: JSON = {
        place_text(place): {"words": looks.held(game, place)} for place in [*picture.tiles, *_labels(game, picture)]
    }
    for place, symbols in game.places.items():
        cells[place_text(place)]["symbols"] = symbols
    return {
        "svg": drawn(picture, title),
        "counters": counters(game),
        "cells": cells,
        "can": list(_ON_BOARDS),
    }


def _labels(game: Game, picture: Picture) -> list[Cell]:
    """Return the places beside the board that have a label or can get one."""
    shown = [place for place, label in picture.labels().items() if label]
    return list(dict.fromkeys([*shown, *[place for place in game.places if place not in picture.tiles]]))


def show(message: JSON) -> JSON:
    """Show the game, with marked cells."""
    marked, context, broken = (places_of(message, name) for name in ("marked", "context", "broken"))
    numbers = cells_of(expect(message, "numbers", dict, {}))
    if not all(isinstance(text, str) and _NUMBERS.fullmatch(text) for text in numbers.values()):
        raise UsageError("'numbers' needs numbers, with blanks between them, for each place")
    game, shades = game_of(message), cells_of(expect(message, "shades", dict, {}))
    known = game.given.shading() if shades and not game.is_plan else None
    if shades and not (known and all(symbol in known.symbols(cell) for cell, symbol in shades.items())):
        raise UsageError("'shades' needs what can be noted of each place")
    return {"view": view(game, Marks(marked, context, numbers, broken, *_candidates(message), shades))}


def _candidates(message: JSON) -> tuple[dict[Cell, list[str]], tuple[tuple[Cell, str], ...]]:
    candidates, struck = cells_of(expect(message, "candidates", dict, {})), expect(message, "struck", list, [])
    pairs = [(place_of(one[0]), one[1]) for one in struck if isinstance(one, list) and len(one) == 2]
    texts = [*candidates.values(), [symbol for _, symbol in pairs]]
    known = all(isinstance(some, list) and all(isinstance(one, str) for one in some) for some in texts)
    if not known or len(pairs) < len(struck):
        raise UsageError(
            "'candidates' needs a list of symbols for each place, and 'struck' pairs of a place and a symbol"
        )
    return candidates, tuple(pairs)


def about(message: JSON) -> JSON:
    """Return the rules, what the cells mean, and what a player can type."""
    game = game_of(message)
    puzzle = game.puzzle
    kind = kinds.load(puzzle.kind)
    return {
        "rules": rules(puzzle),
        "legend": [{"svg": _small(tile, words), "words": words} for tile, words in kind.legend],
        **({"symbols": [], "typing": []} if game.is_plan else _typed(game)),
    }


def _typed(game: Game) -> JSON:
    """Return each symbol with its name, and its drawing if it stands in cells; and what can be typed."""
    looks = Looks(game)
    names = {symbol: looks.named(symbol) for symbol in looks.tiles}
    symbols = [
        {"symbol": symbol, "name": names[symbol], "svg": tile and _small(tile, names[symbol])}
        for symbol, tile in looks.tiles.items()
    ]
    numbers = game.may_hold(WHOLE)
    total = {"total": {"of": game.given.totals, "most": int(numbers[-1])}} if numbers else {}
    return {"symbols": symbols, "typing": looks.typing(), **total}


def _small(tile: Tile, words: str) -> str:
    return drawn(Picture({(1, 1): tile}, framed=False), words)
