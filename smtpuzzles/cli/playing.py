"""The command `play`."""

import os
import sys
from typing import Annotated

import typer

from smtpuzzles import kinds
from smtpuzzles.cli.options import Level, Variant
from smtpuzzles.cli.reading import STANDARD, note, read_one
from smtpuzzles.cli.showing import FOUND, UNDECIDED, working
from smtpuzzles.clock import Clock
from smtpuzzles.errors import UsageError
from smtpuzzles.grid import read_size
from smtpuzzles.kind import AnyPuzzle, BoardPuzzle, CluedPuzzle


def play(
    kind: Annotated[
        str | None, typer.Argument(metavar="[KIND]", help="The kind of puzzle.", show_default="menu")
    ] = None,
    file: Annotated[str | None, typer.Argument(metavar="[FILE]", help="The puzzle.", show_default="a new one")] = None,
    size: Annotated[
        str | None, typer.Option(metavar="N|WxH", help="Of a new puzzle, or of an empty board.", show_default="usual")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="S", help="The same seed is the same new puzzle.", show_default="drawn")
    ] = None,
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
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageError("play needs a terminal, for its input and its output")
    if os.name != "nt" and os.environ.get("TERM", "") in ("", "dumb", "unknown"):
        raise UsageError(f"play needs a terminal that can move its cursor, but {terminal_named()}")
    begin = None
    if kind is not None:
        begin = first_puzzle(kind, file, size, seed, empty, variant, level)
        if begin is None:
            return UNDECIDED
    from smtpuzzles.screen.app import Play

    app = Play(begin, empty)
    app.run()
    return app.return_code or FOUND


def terminal_named() -> str:
    name = os.environ.get("TERM", "")
    return f"TERM is '{name}'" if name else "TERM is not set"


def first_puzzle(
    kind: str, file: str | None, size: str | None, seed: int | None, empty: bool, variant: str | None, level: int | None
) -> AnyPuzzle | None:
    from smtpuzzles.generating.orders import drawn_seed
    from smtpuzzles.playing import fresh

    if file is not None:
        puzzle = read_one(kind, file, variant, level)
        if isinstance(puzzle, BoardPuzzle) and not isinstance(puzzle, CluedPuzzle):
            raise UsageError(f"{kind} puzzles cannot be played")
        return puzzle
    wished = None if size is None else read_size(size)
    if empty:
        return fresh.empty_puzzle(kind, wished, variant)
    with working(f"making a {kind}"), Clock() as clock:
        made = fresh.new_puzzle(kind, wished, variant, drawn_seed() if seed is None else seed, clock)
    if made is None:
        note("interrupted")
    return made
