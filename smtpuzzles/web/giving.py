"""What leaves the page: links to pages of others, and files."""

from smtpuzzles import reading
from smtpuzzles.encoding.export import dimacs, smt2
from smtpuzzles.errors import UsageError
from smtpuzzles.playing.game import Game
from smtpuzzles.playing.looks import named
from smtpuzzles.playing.walk import Walk
from smtpuzzles.puzzle.abilities import PLANS
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.formats import Record
from smtpuzzles.views.svg import svg_of
from smtpuzzles.web.games import JSON, expect, game_of

_OURS = {
    "svg": ("picture as SVG", ".svg", "image/svg+xml"),
    "smt2": ("formula as SMT-LIB", ".smt2", "text/plain"),
    "cnf": ("clauses as DIMACS", ".cnf", "text/plain"),
}


def links(message: JSON) -> JSON:
    """Return links to pages where the puzzle can be played, and the formats in which it can be saved."""
    puzzle = game_of(message).puzzle
    formats = reading.formats(puzzle.kind)
    found, refused = [], []
    for name, one in formats.items():
        if one.link and one.write:
            try:
                found.append({"title": one.title, "url": reading.write(Record(puzzle), name).strip()})
            except UsageError as problem:
                refused.append(str(problem))
    ours = [{"form": name, "title": title} for name, (title, _, _) in _OURS.items() if _has_formula(puzzle, name)]
    others = [{"form": name, "title": one.title} for name, one in formats.items() if one.write and not one.link]
    return {"links": found, "refused": refused, "forms": ours + others}


def _has_formula(puzzle: AnyPuzzle, form: str) -> bool:
    return form == "svg" or not PLANS.of(puzzle)


def export(message: JSON) -> JSON:
    """Return the puzzle as the text of a file."""
    puzzle, form = _puzzle(message), expect(message, "form", str)
    if form not in _OURS:
        written = reading.format_to(puzzle.kind, form)
        return _file(puzzle, written.suffix, "text/plain", reading.write(Record(puzzle), form))
    _, suffix, sort = _OURS[form]
    if form == "svg":
        return _file(puzzle, suffix, sort, svg_of(puzzle.picture(), named(puzzle)))
    if not _has_formula(puzzle, form):
        raise UsageError(f"the formula of {puzzle.kind} needs a number of steps, which nobody has said")
    return _file(puzzle, suffix, sort, smt2(puzzle) if form == "smt2" else dimacs(puzzle, "auto"))


def _file(puzzle: AnyPuzzle, suffix: str, sort: str, text: str) -> JSON:
    return {"name": f"{puzzle.kind}{suffix}", "type": sort, "text": text}


def _puzzle(message: JSON) -> AnyPuzzle:
    game: Game | Walk = game_of(message)
    if not expect(message, "state", bool, False):
        return game.puzzle
    return game.saved()
