"""Unfinished games: one file for each puzzle in the user's state folder, named by the kind and a hash of the puzzle.

A file has the text of the puzzle, for the same parsers; entries and marks, or the plan; the time played, and the date.
Other files in that folder, and those that do not fit their puzzle, are counted and never changed.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from smtpuzzles import kinds, reading
from smtpuzzles.base.files import cannot, replace_whole, user_folder
from smtpuzzles.base.text import Source, counted
from smtpuzzles.errors import UsageError
from smtpuzzles.model import Cell
from smtpuzzles.playing.game import Game, GameState
from smtpuzzles.playing.plans import PlanGame
from smtpuzzles.playing.start import begun
from smtpuzzles.puzzle.contract import AnyPuzzle

SUFFIX = ".json"
# What a file may hold. The largest board of each kind, or a plan of a million steps, takes less than these bytes.
LARGEST = 30_000_000
LONGEST = 1e9  # seconds
LONGEST_NAME = 4096  # of a file on Linux
FIRST_YEAR, LAST_YEAR = 1970, 9990
MOST_HINTS = 1_000_000


@dataclass(frozen=True)
class Kept:
    """A game without its undo history, the seconds played, and when the player left it.

    `called`: the player's name for the puzzle, such as its file; for a composed one, when it was begun. `hints`,
    `solutions`: how many the player has asked for, and how many were shown.
    """

    game: Game | PlanGame
    seconds: float
    when: datetime
    called: str = ""
    hints: int = 0
    solutions: int = 0

    @property
    def puzzle(self) -> AnyPuzzle:
        return self.game.given

    @property
    def composing(self) -> bool:
        return self.game.composing


def keep(game: Game | PlanGame, seconds: float, called: str = "", hints: int = 0, solutions: int = 0) -> None:
    """Write the game over the file of its puzzle; UsageError if that is not possible."""
    kept = Kept(game, float(seconds), datetime.now(UTC), called, hints, solutions)
    write(place(kept.puzzle, kept.composing, called), as_json(kept))


def write(path: Path, data: Mapping[str, Any]) -> None:
    """Write this data as JSON; UsageError if that is not possible."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        replace_whole(path, [json.dumps(data), "\n"])
    except OSError as problem:
        raise cannot("write", str(path), problem) from None


def left_off(puzzle: AnyPuzzle, composing: bool = False) -> Kept | None:
    """Return the last game of this puzzle, played or composed."""
    alike = [kept for kept in games() if kept.composing == composing and identity(kept.puzzle) == identity(puzzle)]
    return next(iter(alike), None)


def games() -> list[Kept]:
    """Return all games, the newest first."""
    found = [kept for path in _files() if (kept := read(path))]
    return sorted(found, key=lambda kept: kept.when, reverse=True)


def unread(known: Sequence[Kept]) -> str:
    """Return a sentence about the files that are none of these games, if there are any."""
    left = len(_files()) - len(known)
    return f"{counted(left, 'file')} in {folder()} cannot be read as unfinished puzzles" if left > 0 else ""


def _files() -> list[Path]:
    try:
        return sorted(path for path in folder().iterdir() if path.suffix == SUFFIX)
    except (OSError, UsageError):
        return []


def forget(puzzle: AnyPuzzle, composing: bool = False, called: str = "") -> None:
    """Remove the file of this puzzle; UsageError if that is not possible."""
    path = place(puzzle, composing, called)
    try:
        path.unlink(missing_ok=True)
    except OSError as problem:
        raise cannot("remove", str(path), problem) from None


def identity(puzzle: AnyPuzzle) -> tuple[str, str, str]:
    return puzzle.kind, puzzle.variant, puzzle.text()


def place(puzzle: AnyPuzzle, composing: bool, called: str) -> Path:
    """Return the file of this puzzle; each composed board has its own."""
    which = json.dumps([*identity(puzzle), composing, called if composing else ""])
    return folder() / f"{puzzle.kind}-{sha256(which.encode()).hexdigest()[:16]}{SUFFIX}"


def folder() -> Path:
    """Return the user's folder for the state of programs."""
    return user_folder("XDG_STATE_HOME", ".local", "state")


def read(path: Path) -> Kept | None:
    """Return the game in this file, if it is one."""
    try:
        kept = from_json(load(path), path.name)
    except Exception:  # also those of a kind from outside: no file may end the start of the program
        return None
    return kept if place(kept.puzzle, kept.composing, kept.called).name == path.name else None


def load(path: Path) -> object:
    """Return the JSON in this file; ValueError if it has none, or is larger than any that this program writes."""
    if not path.is_file():  # a pipe would let the program wait
        raise ValueError("no file")
    with path.open("rb") as stream:
        data = stream.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise ValueError("too large")
    return json.loads(data.decode())


def as_json(kept: Kept) -> dict[str, Any]:
    puzzle = kept.puzzle
    which = {"kind": puzzle.kind, "variant": puzzle.variant, "puzzle": puzzle.text(), "composing": kept.composing}
    when = {"seconds": kept.seconds, "when": kept.when.isoformat(), "called": kept.called}
    when |= {"hints": kept.hints, "solutions": kept.solutions}
    return {**which, **kept.game.kept(), **when}


def from_json(data: object, file: str) -> Kept:
    """Return the game in this data; ValueError or a complaint of the puzzle's parser if it is none."""
    match data:
        case {
            "kind": str(kind),
            "variant": str(variant),
            "puzzle": str(text),
            "composing": bool(composing),
            "seconds": float(seconds),
            "when": str(when),
            "called": str(called),
        } if 0 <= seconds <= LONGEST and len(called) <= LONGEST_NAME and called.isprintable():
            if kind.endswith(kinds.SUFFIX):  # which would run that file
                raise ValueError("no name of a kind")
            puzzle = reading.parse(kind, Source(file, text), variant)
        case _:
            raise ValueError("no game")
    assert isinstance(data, dict)  # which mypy does not see
    left = datetime.fromisoformat(when)
    # Near the first and the last year there are no times in other zones.
    if left.tzinfo is None or not FIRST_YEAR <= left.year <= LAST_YEAR:
        raise ValueError("a time without its zone, or out of range")
    hints, solutions = (data.get(name, 0) for name in ("hints", "solutions"))
    if not all(type(number) is int and 0 <= number <= MOST_HINTS for number in (hints, solutions)):
        raise ValueError("no number of hints or solutions")
    return Kept(_resumed(begun(puzzle, composing), data, file), seconds, left, called, hints, solutions)


def _resumed(game: Game | PlanGame, data: object, file: str) -> Game | PlanGame:
    """Return the game with what `kept` says of it."""
    match data:
        case {"plan": str(plan), "composing": False} if game.is_plan:
            return walked(game, Source(file, plan))
        case {"put": [*put], "marks": [*marks]} if not game.is_plan:
            return board(game, entries(put), entries(marks))
    raise ValueError("no game of this kind")


def walked(game: PlanGame, plan: Source) -> PlanGame:
    """Return the game with this plan, if a player can make it."""
    letters = game.puzzle.read_solution(plan)
    if refusal := game.refusal(letters):
        raise UsageError(f"the plan cannot be followed: {refusal}")
    return replace(game, plan=letters)


def entries(items: list[object]) -> dict[Cell, Any]:
    """Return the third of each item by its row and column."""
    found: dict[Cell, Any] = {}
    for item in items:
        match item:
            case [int(r), int(c), held]:
                found[r, c] = held
            case _:
                raise ValueError("no entry")
    return found


def board(game: Game, put: Mapping[Cell, Any], marks: Mapping[Cell, Any]) -> Game:
    """Return the game with these entries and marks, if a player can make them."""
    places = game.places
    if not all(symbol in game.may_hold(cell) for cell, symbol in put.items()):
        raise ValueError("an impossible entry")
    for cell, symbols in marks.items():
        open_to_marks = not game.composing and cell in places and cell not in put
        if not open_to_marks or not isinstance(symbols, list) or not all(symbol in places[cell] for symbol in symbols):
            raise ValueError("an impossible mark")
    state = GameState(put, {cell: frozenset(symbols) for cell, symbols in marks.items() if symbols})
    return replace(game, state=state)
