"""What a player does: entries, marks, steps, pasted boards. Undo is the page's own, which keeps the games before."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from smtpuzzles.errors import UsageError
from smtpuzzles.playing.game import Game, State
from smtpuzzles.playing.looks import symbol_of, type_character
from smtpuzzles.playing.walk import Walk
from smtpuzzles.web.games import JSON, cells_of, expect, game_json, game_of, place_of
from smtpuzzles.web.seeing import view

Changed = tuple[Game, JSON]
Walked = tuple[Walk, JSON]
Change = TypeVar("Change", Callable[[Game, JSON], Changed], Callable[[Walk, JSON], Walked])
_WRONG = "all cells are filled, but this is no solution; 'Broken rules' shows which rule you break"


def do(message: JSON) -> JSON:
    """Change the game, and show it."""
    game = game_of(message)
    changed: Game | Walk
    if isinstance(game, Walk):
        changed, answer = _known(_ON_PLANS, message)(game, message)
        if changed.solved:
            answer["told"] = f"Solved in {changed.puzzle.in_words(changed.plan)}!"
    else:
        changed, answer = _known(_ON_BOARDS, message)(game, message)
        if changed.solved:
            answer["told"] = "Solved!"
        elif changed.full:
            answer["told"] = _WRONG
    called = expect(expect(message, "game", dict), "called", str, "")
    return {"game": game_json(changed, called), "view": view(changed), **answer}


def _known(changes: Mapping[str, Change], message: JSON) -> Change:
    what = expect(message, "do", str)
    if what not in changes:
        raise UsageError(f"the message needs 'do', one of {', '.join(changes)}")
    return changes[what]


def _put(game: Game, message: JSON) -> Changed:
    symbol = message.get("symbol")
    return game.put(place_of(message.get("place")), None if symbol is None else expect(message, "symbol", str)), {}


def _type(game: Game, message: JSON) -> Changed:
    """Type a character; `begun`: what was typed for this cell before. `ends`: the cursor of a composer moves on."""
    place = place_of(message.get("place"))
    character = symbol_of(expect(message, "character", str)[:1], game.places.get(place, ()))
    if not character:
        return game, {"typed": "", "ends": False}
    typed = type_character(
        game, place, expect(message, "begun", str, ""), character, expect(message, "marking", bool, False)
    )
    return typed.game, {"typed": typed.text, "ends": typed.ends}


def _turn(game: Game, message: JSON) -> Changed:
    return game.turned(place_of(message.get("place"))), {}


def _cross(game: Game, message: JSON) -> Changed:
    return game.crossed(place_of(message.get("place"))), {}


def _mark(game: Game, message: JSON) -> Changed:
    return game.marked(place_of(message.get("place")), expect(message, "symbol", str)), {}


def _clear(game: Game, message: JSON) -> Changed:
    return game.put(place_of(message.get("place")), None), {}


def _reset(game: Game, _: JSON) -> Changed:
    return game.reset(), {}


def _accept(game: Game, message: JSON) -> Changed:
    """Put all symbols of a board: a hint, or a solution."""
    board = cells_of(expect(message, "board", dict))
    may = {cell: symbol for cell, symbol in board.items() if symbol in game.places.get(cell, ())}
    marks = {cell: held for cell, held in game.state.marks.items() if cell not in may}
    return game.changed(State({**game.state.put, **may}, marks)), {}


def _paste(game: Game, message: JSON) -> Changed:
    return game.pasted(expect(message, "text", str)), {}


def _step(walk: Walk, message: JSON) -> Walked:
    letter = expect(message, "letter", str)
    if letter not in walk.puzzle.keys.values():
        raise UsageError("expected a letter of a plan")
    refusal = walk.refusal(letter)
    return walk.step(letter), {"told": refusal} if refusal else {}


def _go(walk: Walk, message: JSON) -> Walked:
    way = walk.left.way_to(place_of(message.get("place")))
    return (walk, {"told": "you cannot walk there without a push"}) if way is None else (walk.walked(way), {})


def _walk(walk: Walk, message: JSON) -> Walked:
    """Follow several steps, such as those of a hint."""
    plan = expect(message, "plan", str)
    if refusal := walk.refusal(plan):
        raise UsageError(refusal)
    return walk.walked(plan), {}


def _restart(walk: Walk, _: JSON) -> Walked:
    return Walk(walk.puzzle), {}


_ON_BOARDS: dict[str, Callable[[Game, JSON], Changed]] = {
    "put": _put,
    "type": _type,
    "turn": _turn,
    "cross": _cross,
    "mark": _mark,
    "clear": _clear,
    "reset": _reset,
    "accept": _accept,
    "paste": _paste,
}
_ON_PLANS: dict[str, Callable[[Walk, JSON], Walked]] = {
    "step": _step,
    "go": _go,
    "walk": _walk,
    "reset": _restart,
}
