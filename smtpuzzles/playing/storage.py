"""Games that were left, to go on with: one file for each puzzle in the user's state folder.

A file says which puzzle it is, in plain text, so that the same parsers read it back; what stands on it or which plan
was walked; how long that took, and when it was left. Its name is the kind and a hash of the puzzle. Anything else in
that folder, and whatever does not fit its puzzle, is not a game: it is passed over, and left alone.
"""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from hashlib import sha256
from math import inf
from pathlib import Path
from typing import Any

from smtpuzzles import kinds
from smtpuzzles.base.files import cannot, replace_whole
from smtpuzzles.base.text import Source
from smtpuzzles.errors import SmtPuzzlesError, UsageError
from smtpuzzles.model import Cell
from smtpuzzles.playing.game import Game, State
from smtpuzzles.playing.walk import Walk
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.plans import PlanPuzzle


@dataclass(frozen=True)
class Kept:
    """A game as it was left, without what could be undone; the seconds it was played, and when it was left.

    `called`: what the player knows the puzzle by, such as its file. Of what is composed, its beginning: it has no other
    name, and many are composed on the same empty board.
    """

    game: Game | Walk
    seconds: float
    when: datetime
    called: str = ""

    @property
    def puzzle(self) -> AnyPuzzle:
        return self.game.puzzle if isinstance(self.game, Walk) else self.game.given

    @property
    def composing(self) -> bool:
        return isinstance(self.game, Game) and self.game.composing


def keep(game: Game | Walk, seconds: float, called: str = "") -> None:
    """Write the game to its file, over what was kept of the same puzzle before; UsageError if that is not possible."""
    kept = Kept(game, float(seconds), datetime.now(UTC), called)
    path = place(kept.puzzle, kept.composing, called)
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        replace_whole(path, json.dumps(as_json(kept)) + "\n")
    except OSError as problem:
        raise cannot("write", str(path), problem) from None


def left_off(puzzle: AnyPuzzle, composing: bool = False) -> Kept | None:
    """The game that was kept of this puzzle; or, of what was composed on it, the last."""
    alike = [kept for kept in games() if kept.composing == composing and identity(kept.puzzle) == identity(puzzle)]
    return next(iter(alike), None)


def games() -> list[Kept]:
    """All that were kept, the newest first."""
    try:
        paths = [path for path in folder().iterdir() if path.suffix == SUFFIX]
    except (OSError, UsageError):
        return []
    found = [kept for path in sorted(paths) if (kept := read(path))]
    return sorted(found, key=lambda kept: kept.when, reverse=True)


def forget(puzzle: AnyPuzzle, composing: bool = False, called: str = "") -> None:
    """Keep nothing of this puzzle any more; UsageError if that is not possible."""
    path = place(puzzle, composing, called)
    try:
        path.unlink(missing_ok=True)
    except OSError as problem:
        raise cannot("remove", str(path), problem) from None


# Files.


SUFFIX = ".json"


def identity(puzzle: AnyPuzzle) -> tuple[str, str, str]:
    return puzzle.kind, puzzle.variant, puzzle.text()


def place(puzzle: AnyPuzzle, composing: bool, called: str) -> Path:
    """Who plays on an empty board and who composes on it do not lose each other's work, nor who composes again."""
    which = json.dumps([*identity(puzzle), composing, called if composing else ""])
    return folder() / f"{puzzle.kind}-{sha256(which.encode()).hexdigest()[:16]}{SUFFIX}"


def folder() -> Path:
    """Where programs of this user keep what they would not like to lose, but could."""
    wanted = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_STATE_HOME", "")
    if os.path.isabs(wanted):  # a relative one is to be ignored, says the XDG Base Directory Specification
        return Path(wanted, "smtpuzzles")
    try:
        return Path.home().joinpath(*(["AppData", "Local"] if os.name == "nt" else [".local", "state"]), "smtpuzzles")
    except RuntimeError:
        raise UsageError("games cannot be kept: this user has no home folder") from None


def read(path: Path) -> Kept | None:
    """The game in this file, if it is one."""
    try:
        kept = from_json(json.loads(path.read_text(encoding="utf-8")), path.name)
    except (OSError, ValueError, RecursionError, SmtPuzzlesError):
        return None
    return kept if place(kept.puzzle, kept.composing, kept.called).name == path.name else None


# What is in them.


def as_json(kept: Kept) -> dict[str, Any]:
    game, puzzle = kept.game, kept.puzzle
    which = {"kind": puzzle.kind, "variant": puzzle.variant, "puzzle": puzzle.text(), "composing": kept.composing}
    when = {"seconds": kept.seconds, "when": kept.when.isoformat(), "called": kept.called}
    if isinstance(game, Walk):
        return {**which, "plan": puzzle.solution_text(game.plan).strip(), **when}
    put = [[r, c, symbol] for (r, c), symbol in game.state.put.items()]
    marks = [[r, c, sorted(symbols)] for (r, c), symbols in game.state.marks.items()]
    return {**which, "put": put, "marks": marks, **when}


def from_json(data: object, file: str) -> Kept:
    """What the file holds; ValueError or a complaint of the puzzle about what cannot be."""
    match data:
        case {
            "kind": str(kind),
            "variant": str(variant),
            "puzzle": str(text),
            "composing": bool(composing),
            "seconds": float(seconds),
            "when": str(when),
            "called": str(called),
        } if 0 <= seconds < inf:
            puzzle = kinds.parse(kind, Source(file, text), variant)
        case _:
            raise ValueError("no game")
    left = datetime.fromisoformat(when)
    if left.tzinfo is None:
        raise ValueError("a time without its zone")
    game: Game | Walk
    match puzzle, data:
        case PlanPuzzle(), {"plan": str(plan)} if not composing:
            game = walk(puzzle, Source(file, plan))
        case CluedPuzzle(), {"put": [*put], "marks": [*marks]}:
            game = board(Game(puzzle, composing), entries(put), entries(marks))
        case _:
            raise ValueError("no game of this kind")
    return Kept(game, seconds, left, called)


def walk(puzzle: PlanPuzzle, source: Source) -> Walk:
    plan = puzzle.read_solution(source)
    if puzzle.refusal(plan):
        raise ValueError("a plan that cannot be walked")
    return Walk(puzzle, plan)


def entries(items: list[object]) -> dict[Cell, Any]:
    """By cell, what three of a kind say: row, column, and what is there."""
    found: dict[Cell, Any] = {}
    for item in items:
        match item:
            case [int(r), int(c), held]:
                found[r, c] = held
            case _:
                raise ValueError("no entry")
    return found


def board(game: Game, put: Mapping[Cell, Any], marks: Mapping[Cell, Any]) -> Game:
    """The game with these entries and marks, if a player could have made them."""
    places = game.places
    if not all(symbol in places.get(cell, ()) for cell, symbol in put.items()):
        raise ValueError("an entry that cannot be put")
    for cell, symbols in marks.items():
        open_to_marks = not game.composing and cell in places and cell not in put
        if not open_to_marks or not isinstance(symbols, list) or not all(symbol in places[cell] for symbol in symbols):
            raise ValueError("a mark that cannot be made")
    state = State(put, {cell: frozenset(symbols) for cell, symbols in marks.items() if symbols})
    return replace(game, state=state)
