"""Prepares puzzles, and keeps the last one."""

from collections.abc import Mapping
from threading import Lock

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.model import Rule
from smtpuzzles.puzzle.clued import Clue, CluedPuzzle
from smtpuzzles.solving.prepared import Prepared


def prepare(puzzle: CluedPuzzle, blank: CluedPuzzle | None = None) -> Prepared:
    """Return the puzzle with its clues, prepared; `blank`: its blank, if that has its model already."""
    blank = blank or puzzle.blank()
    return _prepared(puzzle, blank, {clue: blank.clue_rule(clue) for clue in puzzle.clues()})


def prepare_blank(blank: CluedPuzzle) -> Prepared:
    """Return a puzzle without clues, prepared for all that it could have."""
    return _prepared(blank, blank, blank.clue_rules())


def _prepared(puzzle: CluedPuzzle, blank: CluedPuzzle, rules: Mapping[Clue, Rule]) -> Prepared:
    helpers = (*blank.model.helpers, *blank.helpers_of_clues)
    return Prepared(puzzle, blank, blank.model._replace(helpers=helpers), rules)


class Preparations:
    """Keeps the last puzzle prepared, and the last blank: most kinds have one of a size. Threads may share it."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._last: Prepared | None = None
        self._blank: Prepared | None = None

    def of(self, puzzle: CluedPuzzle, deadline: Deadline) -> Prepared:
        """Return the puzzle prepared; raise Expired if there is no time for that."""
        with self._lock:
            if self._last is None or self._last.puzzle != puzzle:
                blank = puzzle.blank()
                kept = self._last.blank if self._last and self._last.blank == blank else blank
                self._last = deadline.run(lambda: prepare(puzzle, kept))
            return self._last

    def of_blank(self, blank: CluedPuzzle, deadline: Deadline) -> Prepared:
        """Return a puzzle without clues, prepared for all clues; raise Expired if there is no time for that."""
        with self._lock:
            if self._blank is None or self._blank.blank != blank:
                self._blank = deadline.run(lambda: prepare_blank(blank))
            return self._blank
