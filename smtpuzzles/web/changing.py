"""What a player does: entries, marks, steps, pasted boards. Undo is the page's own, which keeps the games before."""

from collections.abc import Sequence

from smtpuzzles.errors import UsageError
from smtpuzzles.playing.game import Game
from smtpuzzles.playing.looks import symbol_of, type_character
from smtpuzzles.playing.plans import PlanGame
from smtpuzzles.web.games import JSON, cells_of, expect, game_json, game_of, place_of
from smtpuzzles.web.seeing import view

_ON_BOARDS = ("put", "type", "turn", "cross", "mark", "clear", "reset", "accept", "paste")
_ON_PLANS = ("step", "go", "walk", "reset")
_WRONG = "all cells are filled, but this is no solution; 'Broken rules' shows which rule you break"


def do(message: JSON) -> JSON:
    """Change the game, and show it."""
    game = game_of(message)
    changed: Game | PlanGame
    if game.is_plan:
        changed, answer = _on_plan(game, _known(_ON_PLANS, message), message)
        if changed.solved:
            answer["told"] = f"Solved in {changed.puzzle.in_words(changed.plan)}!"
    else:
        changed, answer = _on_board(game, _known(_ON_BOARDS, message), message)
        if changed.solved:
            answer["told"] = "Solved!"
        elif changed.full:
            answer["told"] = _WRONG
    called = expect(expect(message, "game", dict), "called", str, "")
    return {"game": game_json(changed, called), "view": view(changed), **answer}


def _known(changes: Sequence[str], message: JSON) -> str:
    what: str = expect(message, "do", str)
    if what not in changes:
        raise UsageError(f"the message needs 'do', one of {', '.join(changes)}")
    return what


def _on_board(game: Game, what: str, message: JSON) -> tuple[Game, JSON]:
    match what:
        case "type":
            return _typed(game, message)
        case "reset":
            return game.reset(), {}
        case "accept":
            return game.accepted(cells_of(expect(message, "board", dict))), {}
        case "paste":
            return game.pasted(expect(message, "text", str)), {}
    place = place_of(message.get("place"))
    match what:
        case "turn":
            return game.turned(place), {}
        case "cross":
            return game.crossed(place), {}
        case "mark":
            return game.marked(place, expect(message, "symbol", str)), {}
    symbol = None if what == "clear" else message.get("symbol")
    return game.put(place, None if symbol is None else expect(message, "symbol", str)), {}


def _typed(game: Game, message: JSON) -> tuple[Game, JSON]:
    """Type a character; `begun`: what was typed for this cell before. `ends`: the cursor of a composer moves on."""
    place = place_of(message.get("place"))
    character = symbol_of(expect(message, "character", str)[:1], game.places.get(place, ()))
    if not character:
        return game, {"typed": "", "ends": False}
    begun, marking = expect(message, "begun", str, ""), expect(message, "marking", bool, False)
    typed = type_character(game, place, begun, character, marking)
    return typed.game, {"typed": typed.text, "ends": typed.ends}


def _on_plan(game: PlanGame, what: str, message: JSON) -> tuple[PlanGame, JSON]:
    match what:
        case "step":
            letter = expect(message, "letter", str)
            if letter not in game.puzzle.keys.values():
                raise UsageError("expected a letter of a plan")
            refusal = game.refusal(letter)
            return game.step(letter), {"told": refusal} if refusal else {}
        case "go":
            way = game.left.way_to(place_of(message.get("place")))
            return (game, {"told": "you cannot walk there without a push"}) if way is None else (game.walked(way), {})
        case "walk":  # several steps, such as those of a hint
            plan = expect(message, "plan", str)
            if refusal := game.refusal(plan):
                raise UsageError(refusal)
            return game.walked(plan), {}
    return PlanGame(game.puzzle), {}
