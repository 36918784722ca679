"""The command `rate`."""

from collections.abc import Iterator
from typing import Any

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.text import counted
from smtpuzzles.cli.options import TIMEOUT, Inputs, grouped, switch
from smtpuzzles.cli.reading import every_input, read_puzzles
from smtpuzzles.cli.showing import FOUND, OTHERWISE, UNDECIDED, compiling, note, out, out_json, working
from smtpuzzles.errors import NotUnique, one_line
from smtpuzzles.explaining.difficulty import Rating, rate_within
from smtpuzzles.puzzle.abilities import CLUES
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.result import ReasonUnknown
from smtpuzzles.solving.preparing import Preparations


@grouped
def rate(
    *,
    given: Inputs,
    timeout: float | None = TIMEOUT,
    as_json: bool = switch("--json", "Print one JSON object for each puzzle."),
) -> int:
    """Rate how hard puzzles are: how many rules you must see at once, and how often."""
    status, preparations, interrupted = FOUND, Preparations(), False
    for file, number, name, puzzle in puzzles(given):
        if interrupted:
            note(f"interrupted before {name}")
            return UNDECIDED
        CLUES.expect(puzzle, f"{file}: 'rate'")
        with Deadline(timeout) as deadline, working(f"rating {file}"), compiling():
            try:
                rating = rate_within(puzzle, deadline, preparations)
            except NotUnique as problem:
                note(f"{name}: {problem}")
                status = max(status, OTHERWISE)
                continue
            finally:
                interrupted = deadline.expired() is ReasonUnknown.INTERRUPTED
        if as_json:
            out_json(_rating_json(puzzle.kind, file, number, rating))
        else:
            out(line(one_line(name), rating))
        if rating.reason is not None:
            status = UNDECIDED
    return status


def puzzles(given: Inputs) -> Iterator[tuple[str, int, str, AnyPuzzle]]:
    """Yield each puzzle behind its file, its number there, and its name, which has the number if there are several."""
    for one in every_input(given):
        found = read_puzzles(one)
        for number, puzzle in enumerate(found, 1):
            yield str(one.file), number, f"{one.file}, puzzle {number}" if found[1:] else str(one.file), puzzle


def line(name: str, rating: Rating) -> str:
    sizes = ", ".join(f"{counted(size, 'rule')}: {number}" for size, number in rating.sizes.items())
    conclusions = f"; conclusions that need steps of {sizes}" if sizes else ""
    hardest = f"\n  hardest step{' so far' if rating.reason else ''}: {rating.hardest}" if rating.hardest else ""
    return f"{name}: {rating.in_words}{conclusions}{hardest}"


def _rating_json(kind: str, file: str, number: int, rating: Rating) -> dict[str, Any]:
    rest = {name: getattr(rating, name) for name in ("level", "proven", "sizes", "score", "band", "hardest", "reason")}
    return {"kind": kind, "file": file, "number": number, **rest}
