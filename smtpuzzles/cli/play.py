"""The command `play`."""

import os
import sys

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.files import STANDARD
from smtpuzzles.base.grid import read_size
from smtpuzzles.base.signals import heeding_ends
from smtpuzzles.base.streams import write_rest
from smtpuzzles.cli.options import SEED, SIZE, Input, argument, grouped, switch
from smtpuzzles.cli.reading import name_of, read_one
from smtpuzzles.cli.showing import BUG, FOUND, UNDECIDED, note, working
from smtpuzzles.errors import UsageError, one_line
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.contract import AnyPuzzle


class _Played(Input):
    """The puzzle to play; without one, a new puzzle; without a kind, the menu."""

    file: str | None = argument(
        "[FILE]", "The puzzle file, or the puzzle itself: a link, a line.", value=None, default="new puzzle"
    )


@grouped
def play(
    *,
    given: _Played,
    size: str | None = SIZE,
    seed: int | None = SEED,
    empty: bool = switch("--empty", "Start with an empty board to compose a puzzle."),
) -> int:
    """Play in the terminal, with the solver to help you; '?' shows the keys."""
    _expect_fitting(given, size, seed, empty)
    check_terminal()
    begin, called = None, ""
    if given.file is not None:
        from smtpuzzles.playing.start import begun

        begin, called = read_one(given), one_line(name_of(given.file))
        begun(begin)  # refuses puzzles that cannot be played
    elif given.kind is not None:
        from smtpuzzles.generating.request import drawn_seed
        from smtpuzzles.playing.start import empty_puzzle

        wished = given.kind, None if size is None else read_size(size), given.variant
        seed = drawn_seed() if seed is None else seed
        begin = empty_puzzle(*wished) if empty else new_puzzle(*wished, seed)
        if begin is None:
            return UNDECIDED
        called = "" if empty else f"seed {seed}"
    from asyncio import new_event_loop

    from smtpuzzles.screen.app import Play

    app = Play(begin, empty, called)
    with heeding_ends(app.end):
        app.run(loop=new_event_loop())  # asyncio's own run would wait for the threads of the solver
    # Threads may look for answers that nobody waits for any more. Textual has reported a bug by then, and returns 1,
    # which is 'proven otherwise' here.
    write_rest()
    os._exit(BUG if app.return_code == 1 else app.return_code or FOUND)


def _expect_fitting(given: _Played, size: str | None, seed: int | None, empty: bool) -> None:
    """Complain of options that do not go together."""
    new, level = bool(size) or empty or seed is not None, given.level
    if given.kind is given.file is None and (new or given.variant or level is not None):
        raise UsageError("these options need a kind of puzzle")
    if given.file is not None and new:
        raise UsageError("--size, --seed and --empty are not available with a file")
    if empty and seed is not None:
        raise UsageError("--seed is not available with --empty")
    if given.file is None and level is not None:
        raise UsageError("--level needs a file")
    if given.file == STANDARD:
        raise UsageError("play reads the keyboard; expected the name of a file, not '-'")


def check_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageError("play needs a terminal for its input and its output")
    name = os.environ.get("TERM", "")
    if os.name != "nt" and name in ("", "dumb", "unknown"):
        which = f"TERM is '{name}'" if name else "TERM is not set"
        raise UsageError(f"play needs a terminal that can move its cursor, but {which}")


def new_puzzle(kind: str, size: Cell | None, variant: str | None, seed: int) -> AnyPuzzle | None:
    from smtpuzzles.playing import start

    with working(f"making a {kind} puzzle"), Deadline() as deadline:
        made = start.new_puzzle(kind, size, variant, seed, deadline)
    if made is None:
        note("interrupted")
    return made
