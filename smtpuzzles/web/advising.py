"""Questions to solvers about a game. Whoever asks ends them by ending the worker, or the process, that answers."""

from collections.abc import Iterable
from functools import partial
from random import Random

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.text import Source
from smtpuzzles.engines.table import STOPPABLE, engine
from smtpuzzles.errors import UsageError
from smtpuzzles.explaining import sentences
from smtpuzzles.explaining.advice import Advisor
from smtpuzzles.explaining.difficulty import rate_within
from smtpuzzles.explaining.sentences import HintPart
from smtpuzzles.explaining.step import Line
from smtpuzzles.playing import plans
from smtpuzzles.playing.game import Game
from smtpuzzles.playing.plans import PlanGame
from smtpuzzles.puzzle.reasons import Claim
from smtpuzzles.result import Verdict
from smtpuzzles.solving.uniqueness import check_within
from smtpuzzles.web import games
from smtpuzzles.web.games import JSON, board_json, board_of, expect, game_of, place_text, places_json
from smtpuzzles.web.seeing import drawn, view

KEYS = sentences.Keys(
    following="'Broken rules' shows the next",
    wrong="'Can I finish?' shows which entries are wrong",
    why="'Can I finish?' shows why",
    accept="'Accept' fills it in",
    back="'Hide' goes back",
    more="'Hint'",
    find="'Find it' shows where the next step is",
)
# Keeps the last blank puzzle prepared.
_ADVISOR = Advisor()


def broken(message: JSON) -> JSON:
    """Return the rules that the player breaks; each comes with its words."""
    game = board_of(game_of(message))
    found = _ADVISOR.broken(game.puzzle, game.entries)
    rules = [
        {"cells": places_json(one.cells), "told": sentences.broken(found, number, KEYS)}
        for number, one in enumerate(found, 1)
    ]
    return {"told": sentences.broken(found, 1, KEYS), "rules": rules}


def finish(message: JSON) -> JSON:
    game = game_of(message)
    with Deadline() as deadline:
        if game.is_plan:
            if game.solved:
                return {"verdict": Verdict.SAT, "told": sentences.SOLVED, "wrong": []}
            plan = plans.can_finish(game.left, deadline)
            return {"verdict": plan.verdict, "told": sentences.lost(plan), "wrong": []}
        found = _ADVISOR.finishable(game.puzzle, game.entries, deadline)
    return {
        "verdict": found.verdict,
        "told": sentences.finish(found, game.given, KEYS),
        "wrong": places_json(found.wrong),
        "refutable": bool(found.refutable),
    }


def refute(message: JSON) -> JSON:
    """Return, as a stage of a hint, why wrong entries are wrong."""
    game = board_of(game_of(message))
    with Deadline() as deadline:
        finish = _ADVISOR.finishable(game.puzzle, game.entries, deadline)
        wrong = {cell: game.entries[cell] for cell in finish.refutable}
        if not wrong:
            raise UsageError("expected a game with an entry that is in no solution")
        found = _ADVISOR.why_wrong(game.puzzle, game.entries, deadline, wrong)
    return {"stages": _stages_json([sentences.why_wrong(found, KEYS)])}


def hint(message: JSON) -> JSON:
    """Return a hint in stages; `told` has the claims of earlier hints that the board does not show."""
    game = game_of(message)
    if game.solved:
        return {"stages": _stages_json([HintPart(sentences.SOLVED)])}
    with Deadline() as deadline:
        if game.is_plan:
            return _plan_hint(game, deadline)
        earlier = [_claim(game, one) for one in expect(message, "told", list, [])]
        found = _ADVISOR.steps(game.puzzle, game.entries, deadline, earlier)
    # A conclusion is no clue, so a composer cannot accept it.
    may = not game.composing and all(symbol in game.places.get(cell, ()) for cell, symbol in found.filled.items())
    claims = [[place_text(one.cell), one.symbol, one.holds] for one in found.conclusions]
    stages = sentences.stages(found, game.given, may and bool(found.board), KEYS)
    return {"stages": _stages_json(stages), "board": board_json(found.filled) if may else {}, "claims": claims}


def task(message: JSON) -> JSON:
    """Return, as a stage of a hint, where the next step can be found; `task`: there is one."""
    game = board_of(game_of(message))
    with Deadline() as deadline:
        found = _ADVISOR.hint(game.puzzle, game.entries, deadline)
    return {"stages": _stages_json([sentences.task(found, KEYS)]), "task": bool(found.steps)}


def judge(message: JSON) -> JSON:
    """Return, as a stage of a hint, whether the entry at `place` is a true step; `task`: it was not, go on."""
    game, place = board_of(game_of(message)), games.place_of(expect(message, "place", str))
    if game.entries.get(place) not in game.given.open_cells().get(place, ()):
        raise UsageError("expected a place with an entry")
    with Deadline() as deadline:
        found = _ADVISOR.judge(game.puzzle, game.entries, deadline, place)
    return {"stages": _stages_json([sentences.judged(found, KEYS)]), "task": found.verdict is not Verdict.SAT}


def _stages_json(stages: Iterable[HintPart]) -> list[JSON]:
    return [
        {
            "told": one.words,
            "lines": _lines_json(one.lines),
            "also": one.also,
            "marked": places_json(one.marked),
            "context": places_json(one.context),
            "numbers": board_json(one.numbers),
            "broken": places_json(one.broken),
            "candidates": {place_text(cell): sorted(held) for cell, held in one.candidates.items()},
            "struck": sorted([place_text(cell), symbol] for cell, symbol in one.struck),
            "shades": board_json(one.shades),
        }
        for one in stages
    ]


def _lines_json(lines: Iterable[Line]) -> list[JSON]:
    return [{"text": one.text, "case": one.case, "depth": one.depth} for one in lines]


def _claim(game: Game, data: object) -> Claim:
    match data:
        case [str(place), str(symbol), bool(holds)] if symbol in game.given.open_cells().get(games.place_of(place), ()):
            return Claim(games.place_of(place), symbol, holds)
    raise UsageError("expected a claim: an open cell, a symbol, and whether the cell holds it")


def _plan_hint(game: PlanGame, deadline: Deadline) -> JSON:
    found = plans.can_finish(game.left, deadline)
    if not found.solutions:
        return {"stages": _stages_json([HintPart(sentences.lost(found))]), "plan": ""}
    stage = game.left.stage(game.left.read_solution(Source("the plan", found.solutions[0])))
    words = f"{stage.words} - {KEYS.accept.replace('fills it in', 'does it')}"
    return {"stages": _stages_json([HintPart(words, [stage.cell])]), "plan": stage.plan}


def way(message: JSON) -> JSON:
    """Return a shortest plan from here."""
    game = games.plan_game_of(game_of(message))
    if game.solved:
        return {"told": sentences.SOLVED, "plan": ""}
    with Deadline() as deadline:
        found = plans.way(game.left, deadline)
    plan = game.left.read_solution(Source("the plan", found.solutions[0])) if found.solutions else ""
    return {"told": sentences.way(found, game.left), "plan": plan.lower()}


def another(message: JSON) -> JSON:
    """Return a solution that keeps the entries and is not in `shown`; `count`: whether to count the others."""
    game, seed = board_of(game_of(message)), expect(message, "seed", int, 0)
    shown = [games.solution_of(game, board) for board in expect(message, "shown", list, []) if isinstance(board, dict)]
    most = {} if expect(message, "count", bool, True) else {"most": 1}
    with Deadline() as deadline:
        found = _ADVISOR.another(game.puzzle, game.entries, shown, Random(seed), deadline, **most)
    only = most and found.board
    words = "a solution" if only else sentences.another(found, bool(game.entries), not shown, KEYS)
    board = None if found.board is None else board_json(found.board)
    return {"told": words, "board": board, "view": found.board and view(game, solution=found.board)}


def path(message: JSON) -> JSON:
    """Return every step from the clues to the solution."""
    game = board_of(game_of(message))
    with Deadline() as deadline:
        slides = _ADVISOR.path(game.puzzle, deadline)
    shown = [
        {
            "title": slide.title,
            "size": slide.size,
            "words": slide.words,
            "lines": _lines_json(slide.lines),
            "also": slide.also,
            "items": slide.items,
            "svg": drawn(slide.picture, slide.title),
        }
        for slide in slides
    ]
    return {"told": sentences.path(len(slides) - 1), "slides": shown}


def check(message: JSON) -> JSON:
    """Is there exactly one solution? If there are several, where do they differ?"""
    puzzle = board_of(game_of(message)).puzzle
    with Deadline() as deadline:
        found = check_within(puzzle, deadline, engine(STOPPABLE))
    return {"verdict": found.verdict, "told": found.in_words, "differing": places_json(found.differing)}


def rate(message: JSON) -> JSON:
    puzzle = board_of(game_of(message)).puzzle
    with Deadline() as deadline:
        found = rate_within(puzzle, deadline, check=partial(check_within, engine=engine(STOPPABLE)))
    return {"told": f"{found.in_words}. Hardest step: {found.hardest}" if found.hardest else found.in_words}
