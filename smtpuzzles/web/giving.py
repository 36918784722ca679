"""What leaves the page: links to pages of others, and files."""

from smtpuzzles import reading
from smtpuzzles.encoding.export import dimacs, smt2
from smtpuzzles.errors import UsageError
from smtpuzzles.playing.looks import named, without_entries
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
    found, refused = reading.links(puzzle)
    formats = reading.formats(puzzle.kind)
    ours = [{"form": name, "title": title} for name, (title, _, _) in _OURS.items() if _has_formula(puzzle, name)]
    others = [{"form": name, "title": one.title} for name, one in formats.items() if one.write and not one.link]
    shown = [{"title": title, "url": link.strip()} for title, link in found.items()]
    return {"links": shown, "refused": list(map(str, refused)), "forms": ours + others}


def _has_formula(puzzle: AnyPuzzle, form: str) -> bool:
    return form == "svg" or not PLANS.of(puzzle)


def export(message: JSON) -> JSON:
    """Return the puzzle as the text of a file; `state`: with the entries that can be clues, `lacks` names others."""
    game, form = game_of(message), expect(message, "form", str)
    entered = expect(message, "state", bool, False)
    puzzle: AnyPuzzle = game.saved() if entered else game.puzzle
    suffix, sort, text = _written(puzzle, form)
    lacks = without_entries(game) if entered and not game.is_plan else ""
    if form not in _OURS:
        notes = reading.how_to_read(Record(puzzle), reading.format_to(puzzle.kind, form), text)
        lacks += "".join([f"; {words}" for words in notes])
    return {"name": f"{puzzle.kind}{suffix}", "type": sort, "text": text, "lacks": lacks}


def _written(puzzle: AnyPuzzle, form: str) -> tuple[str, str, str]:
    """Return the suffix, the type and the contents of a file."""
    if form not in _OURS:
        written = reading.format_to(puzzle.kind, form)
        return written.suffix, "text/plain", reading.write(Record(puzzle), form)
    _, suffix, sort = _OURS[form]
    if form == "svg":
        return suffix, sort, svg_of(puzzle.picture(), named(puzzle))
    if not _has_formula(puzzle, form):
        raise UsageError(f"the formula of {puzzle.kind} needs a number of steps, which nobody has said")
    return suffix, sort, smt2(puzzle) if form == "smt2" else dimacs(puzzle, "auto")
