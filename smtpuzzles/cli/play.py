"""The command `play`."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline, heeding_ends
from smtpuzzles.base.grid import read_size
from smtpuzzles.cli.options import Level, Variant, option
from smtpuzzles.cli.reading import STANDARD, read_one
from smtpuzzles.cli.showing import BUG, FOUND, UNDECIDED, note, working
from smtpuzzles.errors import UsageError
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.contract import AnyPuzzle, BoardPuzzle


def play(
    kind: Annotated[
        str | None, typer.Argument(metavar="[KIND]", help="The kind of puzzle.", show_default="menu")
    ] = None,
    file: Annotated[str | None, typer.Argument(metavar="[FILE]", help="The puzzle.", show_default="a new one")] = None,
    size: Annotated[str | None, option("N|WxH", "Of a new puzzle, or of an empty board.", default="usual")] = None,
    seed: Annotated[int | None, option("S", "The same seed is the same new puzzle.", default="drawn")] = None,
    empty: Annotated[bool, typer.Option("--empty", help="Begin with an empty board, to compose a puzzle.")] = False,
    variant: Variant = None,
    level: Level = None,
) -> int:
    """Play on the screen, with the solver beside you; '?' shows the keys."""
    if kind is None and (size or empty or variant or seed is not None or level is not None):
        raise UsageError("expected the kind of puzzle that these options are for")
    if file is not None and (size or empty or seed is not None):
        raise UsageError("a file has its own size; --size, --seed and --empty are for puzzles without one")
    if empty and seed is not None:
        raise UsageError("--seed is for new puzzles, not for an empty board")
    if file is None and level is not None:
        raise UsageError("--level is for a file")
    if file == STANDARD:
        raise UsageError("play reads the keyboard; expected the name of a file, not '-'")
    if kind is not None:
        kinds.load(kind)
    check_terminal()
    begin, called = None, ""
    if kind is not None and file is not None:
        begin, called = read_one(kind, file, variant, level), Path(file).name
        if isinstance(begin, BoardPuzzle) and not isinstance(begin, CluedPuzzle):
            raise UsageError(f"{kind} puzzles cannot be played")
    elif kind is not None:
        from smtpuzzles.generating.request import drawn_seed
        from smtpuzzles.playing.start import empty_puzzle

        wished = None if size is None else read_size(size)
        seed = drawn_seed() if seed is None else seed
        begin = empty_puzzle(kind, wished, variant) if empty else new_puzzle(kind, wished, variant, seed)
        if begin is None:
            return UNDECIDED
        called = "" if empty else f"seed {seed}"
    from smtpuzzles.screen.app import Play

    app = Play(begin, empty, called)
    with heeding_ends(app.end):
        app.run()
    # Textual has told of a bug by then, and says 1, which is 'proven otherwise' here.
    return BUG if app.return_code == 1 else app.return_code or FOUND


def check_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageError("play needs a terminal, for its input and its output")
    name = os.environ.get("TERM", "")
    if os.name != "nt" and name in ("", "dumb", "unknown"):
        which = f"TERM is '{name}'" if name else "TERM is not set"
        raise UsageError(f"play needs a terminal that can move its cursor, but {which}")


def new_puzzle(kind: str, size: Cell | None, variant: str | None, seed: int) -> AnyPuzzle | None:
    from smtpuzzles.playing import start

    with working(f"making a {kind}"), Deadline() as deadline:
        made = start.new_puzzle(kind, size, variant, seed, deadline)
    if made is None:
        note("interrupted")
    return made
