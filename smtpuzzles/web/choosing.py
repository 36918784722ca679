"""How a game begins: a sample, a new puzzle, an empty board, a text that somebody pasted, a link to this page."""

import re
from itertools import islice
from urllib.parse import quote, unquote

from smtpuzzles import kinds, reading
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.text import Source
from smtpuzzles.errors import KindUnclear, SmtPuzzlesError, UsageError
from smtpuzzles.explaining.difficulty import BANDS
from smtpuzzles.generating.request import drawn_seed
from smtpuzzles.model import Cell
from smtpuzzles.playing import start
from smtpuzzles.puzzle.kind import Kind
from smtpuzzles.web.games import JSON, begun, expect, game_of, kind_of

_MOST_PASTED = 100  # puzzles of one text
_LONGEST_PASTED = 100_000  # characters
_OURS = re.compile(r"[a-z]+\.[a-z-]+", re.IGNORECASE)  # what stands before '=' in links to this page


def every_kind(_: JSON) -> JSON:
    return {"kinds": [_kind(kinds.load(name)) for name in kinds.names()], "levels": list(BANDS)}


def _kind(kind: Kind) -> JSON:
    setter = kind.setter
    return {
        "name": kind.name,
        "display_name": kind.display_name,
        "title": kind.title,
        "variants": dict(kind.variants),
        "usual": setter and setter.usual,
        "compose": setter is not None and setter.clues,
        "levels": setter is not None and not setter.plans,
        "samples": [{"name": path.stem, "about": start.about(path)} for path in start.samples(kind.name)],
    }


def sample(message: JSON) -> JSON:
    kind, name = kind_of(message), expect(message, "name", str)
    found = next((path for path in start.samples(kind) if path.stem == name), None)
    if found is None:
        raise UsageError(f"{kind} has no sample of this name")
    return {"game": begun(start.read_sample(kind, found), found.stem)}


def empty(message: JSON) -> JSON:
    puzzle = start.empty_puzzle(kind_of(message), _size(message), _variant(message))
    return {"game": begun(puzzle, composing=True)}


def new(message: JSON) -> JSON:
    """Make a puzzle; the same seed gives the same one as `generate` does."""
    wanted = expect(message, "seed", int, -1)
    seed = drawn_seed() if wanted < 0 else wanted
    level = expect(message, "level", str, "") or None
    with Deadline() as deadline:
        made = start.new_puzzle(kind_of(message), _size(message), _variant(message), seed, deadline, level)
    if made is None:
        raise UsageError("the search ended before there was a puzzle")
    return {"game": begun(made, f"seed {seed}")}


def _size(message: JSON) -> Cell | None:
    size = expect(message, "size", list, [])
    if not size:
        return None
    if len(size) != 2 or not all(type(side) is int and 1 <= side <= 1000 for side in size):
        raise UsageError("expected a size of two numbers, height and width")
    return size[0], size[1]


def _variant(message: JSON) -> str | None:
    return expect(message, "variant", str, "") or None


def read(message: JSON) -> JSON:
    """Read a text in any format, of a built-in kind; if it does not show its kind, return those that it suits."""
    text, wish = _bounded(message, "text"), reading.Wish(_variant(message))
    kind, source = kind_of(message) if message.get("kind") else None, Source("pasted text", text)
    try:
        found = reading.read(kind, source, wish) if kind else reading.read_built_in(source, wish)
    except KindUnclear as problem:
        return {"suits": list(problem.kinds), "text": text}
    records = islice(found.records(), _MOST_PASTED)
    return {"games": [begun(one.puzzle, "; ".join(filter(None, (one.title, *one.notes)))) for one in records]}


def _bounded(message: JSON, name: str) -> str:
    text: str = expect(message, name, str)
    if len(text) > _LONGEST_PASTED:
        raise UsageError(f"expected at most {_LONGEST_PASTED} characters, but found {len(text)}")
    return text


def damaged(message: JSON) -> JSON:
    """Return the numbers of those kept games that cannot be opened, counted from 0."""
    return {"damaged": [n for n, game in enumerate(expect(message, "games", list)) if not _opens(game)]}


def _opens(game: object) -> bool:
    try:
        game_of({"game": game})
    except (SmtPuzzlesError, RecursionError):
        return False
    return True


def share(message: JSON) -> JSON:
    """Return what stands behind '#' in a link to this page that opens the puzzle."""
    puzzle = game_of(message).puzzle
    line = puzzle.line().strip("\n")
    return {"fragment": f"{puzzle.kind}.{puzzle.variant}={quote(line, safe='/:;,.-')}"}


def opened(message: JSON) -> JSON:
    """Open such a link, or any text that `read` can read; return its game, or all if it has several, as `read` does."""
    fragment = _bounded(message, "fragment").removeprefix("#")
    name, _, text = fragment.partition("=")
    kind, _, variant = name.partition(".")
    if kind in kinds.names() or (text and _OURS.fullmatch(name)):
        puzzle = reading.parse(kind_of({"kind": kind}), Source("the link", unquote(text)), variant or None)
        return {"game": begun(puzzle, "from a link")}
    found = read({"text": unquote(fragment)})
    games = found.get("games", [])
    return {"game": games[0]} if len(games) == 1 else found
