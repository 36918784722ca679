"""Puzzles to begin with: new ones, empty boards, and samples."""

from pathlib import Path
from random import Random

from smtpuzzles import kinds, reading
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.text import Source
from smtpuzzles.errors import UsageError
from smtpuzzles.generating.request import make_request, setter_of
from smtpuzzles.generating.series import series
from smtpuzzles.model import Cell
from smtpuzzles.playing.game import Game
from smtpuzzles.playing.plans import PlanGame
from smtpuzzles.puzzle.abilities import CLUES, PLANS
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.setters import Wanted

# From one size of a kind to its next: the largest step of any kind.
MOST_STEPS = 9


def new_puzzle(
    kind: str, size: Cell | None, variant: str | None, seed: int, deadline: Deadline, difficulty: str | None = None
) -> AnyPuzzle | None:
    """Make a puzzle with exactly one solution, or with a plan; None: out of time."""
    made = next(series(make_request(kind, size, variant, seed, difficulty=difficulty), 1, 1, deadline), None)
    return None if made is None else made.read()


def empty_puzzle(kind: str, size: Cell | None, variant: str | None) -> CluedPuzzle:
    """Return a board without any clue."""
    setter = setter_of(kind)
    if setter.plans or not setter.clues:
        raise UsageError(f"there is no empty board of {kind} to begin with")
    size, variant = size or setter.usual, kinds.variant_of(kind, variant)
    wanted = Wanted(size=size, variant=variant, options=setter.options(), random=Random(0))
    empty: CluedPuzzle = setter.blank(wanted).composed({})
    return empty


def begun(puzzle: AnyPuzzle, composing: bool = False) -> Game | PlanGame:
    """Return a game of this puzzle in which nothing is done."""
    if plans := PLANS.of(puzzle):
        return PlanGame(plans)
    return Game(CLUES.expect(puzzle, "playing"), composing)


def can_make(kind: str, size: Cell | None, variant: str | None) -> bool:
    """Can a new puzzle of this size be made?"""
    try:
        make_request(kind, size, variant)
    except UsageError:
        return False
    return True


def larger(kind: str, size: Cell, variant: str | None) -> Cell | None:
    """Return the next larger size of new puzzles, if there is one."""
    sizes = [(size[0] + more, size[1] + more) for more in range(1, MOST_STEPS + 1)]
    return next((size for size in sizes if can_make(kind, size, variant)), None)


def samples(kind: str) -> list[Path]:
    """Return the files of the samples that have a solution."""
    folder = kinds.samples(kind)
    files = sorted(folder.glob("*.txt")) if folder else []
    return [file for file in files if not file.read_text(encoding="utf-8").startswith("; none")]


def about(file: Path) -> str:
    """Return the comment in its second line; the first is for programs."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return lines[1].removeprefix("; ") if lines[1:] and lines[1].startswith("; ") else ""


def read_sample(kind: str, file: Path) -> AnyPuzzle:
    """Read a sample, by the variant that its first line may name."""
    words = file.read_text(encoding="utf-8").splitlines()[0].replace(",", "").split()
    variant = words[words.index("variant") + 1] if "variant" in words else None
    return reading.parse(kind, Source.from_bytes(str(file), file.read_bytes()), variant)
