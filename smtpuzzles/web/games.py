"""Games as JSON. The page keeps them; whoever answers reads them anew each time, and checks them.

{"kind", "variant", "text", "called"}, and of a board {"composing", "entries": {"1,2": "5"}, "marks": {"1,2": ["5"]}},
of a plan {"plan": "rrD"}. A place is its row and column.
"""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from smtpuzzles import kinds, reading
from smtpuzzles.base.text import Source, unknown
from smtpuzzles.errors import UsageError
from smtpuzzles.model import Cell
from smtpuzzles.playing import start, storage
from smtpuzzles.playing.game import Game
from smtpuzzles.playing.plans import PlanGame
from smtpuzzles.puzzle.contract import AnyPuzzle

JSON = dict[str, Any]
LONGEST = 1_000_000  # characters of a text, a plan or a name
_MOST_CELLS = 4_000
_CALLED = {str: "a JSON string", dict: "a JSON object", list: "a JSON array", int: "a whole number", bool: "a boolean"}
_PLACE = re.compile(r"(-?\d{1,4}),(-?\d{1,4})")


def expect(message: Mapping[str, Any], name: str, of: type, default: Any = None) -> Any:
    """Return this part of a message, of this type and of bounded length; without it the default, if there is one."""
    value = message.get(name, default)
    if not isinstance(value, of) or (of is int and isinstance(value, bool)):
        raise UsageError(f"the message needs '{name}', {_CALLED[of]}")
    if isinstance(value, str | list | dict) and len(value) > LONGEST:
        raise UsageError(f"'{name}' is too long")
    return value


def kind_of(message: Mapping[str, Any]) -> str:
    """Return the kind that a message names: a built-in one, because the name of another could be that of a program."""
    name: str = expect(message, "kind", str)
    if name not in kinds.names():
        raise unknown("kind", name, kinds.names())
    return name


def game_of(message: Mapping[str, Any]) -> Game | PlanGame:
    data = expect(message, "game", dict)
    puzzle = read_puzzle(kind_of(data), expect(data, "text", str), expect(data, "variant", str))
    game = start.begun(puzzle, expect(data, "composing", bool, False))
    if game.is_plan:
        return storage.walked(game, Source("the plan", expect(data, "plan", str, "") or ""))
    put = cells_of(expect(data, "entries", dict, {}))
    marks = cells_of(expect(data, "marks", dict, {}))
    try:
        return storage.board(game, put, marks)
    except (ValueError, TypeError) as problem:
        raise UsageError(f"the game does not fit its puzzle: {problem}") from None


@lru_cache(maxsize=8)
def read_puzzle(kind: str, text: str, variant: str) -> AnyPuzzle:
    """Read the puzzle; the last ones are kept, because each key that a player presses sends it again."""
    return fitting(reading.parse(kind, Source("the puzzle", text), variant))


def fitting(puzzle: AnyPuzzle) -> AnyPuzzle:
    """Return the puzzle, if a page can show it; a longer text has boards that take minutes to draw."""
    height, width = puzzle.dimensions
    if height * width > _MOST_CELLS:
        raise UsageError(f"the page shows boards of at most {_MOST_CELLS} cells; this one is {width} x {height}")
    return puzzle


def board_of(game: Game | PlanGame) -> Game:
    if game.is_plan:
        raise UsageError(f"this question is not for {game.puzzle.kind}")
    return game


def plan_game_of(game: Game | PlanGame) -> PlanGame:
    if not game.is_plan:
        raise UsageError(f"this question is not for {game.given.kind}")
    return game


def solution_of(game: Game, data: Mapping[str, Any]) -> dict[Cell, str]:
    """Return a full board with the givens of the puzzle and symbols that its open cells can hold."""
    board, may = cells_of(data), game.given.open_cells()
    if any(board.get(cell) not in symbols for cell, symbols in may.items()):
        raise UsageError("expected a symbol for every open cell")
    return {cell: game.given.fixed()[cell] if cell not in may else board[cell] for cell in game.picture.tiles}


def begun(puzzle: AnyPuzzle, called: str = "", composing: bool = False) -> JSON:
    """Return a new game of this puzzle."""
    fitting(puzzle)
    return game_json(start.begun(puzzle, composing), called)


def game_json(game: Game | PlanGame, called: str) -> JSON:
    puzzle: AnyPuzzle = game.given
    which: JSON = {"kind": puzzle.kind, "variant": puzzle.variant, "text": puzzle.text(), "called": called}
    if game.is_plan:
        return {**which, **game.kept()}
    marks = {place_text(cell): sorted(symbols) for cell, symbols in game.state.marks.items()}
    return {**which, "composing": game.composing, "entries": board_json(game.state.put), "marks": marks}


def place_text(place: Cell) -> str:
    return f"{place[0]},{place[1]}"


def place_of(text: object) -> Cell:
    found = _PLACE.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise UsageError("expected a place, such as '1,2'")
    return int(found[1]), int(found[2])


def places_of(message: Mapping[str, Any], name: str) -> frozenset[Cell]:
    return frozenset(map(place_of, expect(message, name, list, [])))


def places_json(cells: Iterable[Cell]) -> list[str]:
    return [place_text(cell) for cell in sorted(cells)]


def cells_of(data: Mapping[str, Any]) -> dict[Cell, Any]:
    return {place_of(place): held for place, held in data.items()}


def board_json(board: Mapping[Cell, Any]) -> JSON:
    return {place_text(cell): held for cell, held in board.items()}
