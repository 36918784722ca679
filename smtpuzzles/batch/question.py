"""What is asked of many puzzles.

wish      what is wanted to know of each puzzle: one of WISHES
item      a puzzle as text, its number in the input, and its origin
row       the answer to one item, by columns; a puzzle that cannot be read has the verdict 'error' and a message
"""

import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from smtpuzzles import kinds, reading
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.text import Source, unknown
from smtpuzzles.errors import UsageError

WISHES = {
    "check": "is there exactly one solution?",
    "solve": "a solution",
    "count": "how many solutions are there?",
    "rate": "how hard is it?",
    "explain-size": "how many steps does its explanation have, and how large is the largest?",
    "convert": "the puzzle in another format",
}
_COLUMNS = {
    "check": ("solution",),
    "solve": ("solution",),
    "count": ("count", "exhausted"),
    "rate": ("level", "proven", "band", "score"),
    "explain-size": ("steps", "size", "weight", "proven"),
    "convert": ("text",),
}
_OWN_COLUMNS = {"number", "origin", "verdict", "seconds", "message"}.union(*_COLUMNS.values())
ERROR, UNKNOWN = "error", "unknown"
# A row counts at most this many solutions, unless more are asked for.
MOST_COUNTED = 1000
Row = dict[str, Any]


class Item(NamedTuple):
    """A puzzle as text, or the problem why there is none."""

    number: int
    file: str
    line: int
    text: str
    problem: str = ""
    more: tuple[tuple[str, str], ...] = ()  # what stands beside it in a table, behind the names of the columns
    above: str = ""  # lines of its file that hold for it, too

    @property
    def origin(self) -> str:
        return f"{self.file}:{self.line}"

    @property
    def source(self) -> Source:
        return Source(self.file, self.text, self.line, self.above)


@dataclass(frozen=True)
class Question:
    """The question; any process can be given it.

    engine   its name; None: the fastest for this puzzle, which may be the kind's own quick search
    timeout  seconds for each puzzle
    audit    the share of quick answers that a SAT solver is asked for again
    times    do rows have seconds?
    kept     the other columns of a table of puzzles, which rows have, too
    """

    kind: str
    variant: str | None = None
    wishes: tuple[str, ...] = ("check",)
    form: str | None = None
    to: str | None = None
    engine: str | None = None
    timeout: float | None = None
    limit: int = MOST_COUNTED
    audit: float = 0.001
    times: bool = False
    kept: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        kinds.variant_of(self.kind, self.variant)
        Deadline(self.timeout)  # refuses what is no time
        if self.form is not None:
            reading.format_from(self.kind, self.form)
        if self.to is not None:
            reading.format_to(self.kind, self.to)
        if ("convert" in self.wishes) != (self.to is not None):
            raise UsageError("the question 'convert' needs a format to write, and no other question does")
        if not 0 <= self.audit <= 1:
            raise UsageError(f"audit is a share from 0 to 1, not {self.audit:g}")

    @property
    def means(self) -> tuple[str, str]:
        """The kind and the variant of puzzles whose text says no other."""
        return kinds.name_of(self.kind), kinds.variant_of(self.kind, self.variant)

    @property
    def columns(self) -> tuple[str, ...]:
        own = [column for wish in WISHES if wish in self.wishes for column in _COLUMNS[wish]]
        seconds = ["seconds"] if self.times else []
        return ("number", "origin", "verdict", *dict.fromkeys(own), *seconds, "message", *map(self.kept_as, self.kept))

    def kept_as(self, name: str) -> str:
        """Return what rows call a column of the input."""
        name = " ".join(name.splitlines())
        return f"input {name}" if re.sub("^(input )+", "", name) in _OWN_COLUMNS else name

    def described(self) -> dict[str, Any]:
        """Return what decides the contents of rows; a timeout only decides which are unknown."""
        left_out = ["audit", "timeout", *([] if self.kept else ["kept"])]
        return {name: value for name, value in asdict(self).items() if name not in left_out}


def named(wishes: str) -> tuple[str, ...]:
    """Return the wishes between commas, in the order of WISHES."""
    found: Sequence[str] = wishes.split(",")
    for wish in found:
        if wish not in WISHES:
            raise unknown("question", wish, WISHES)
    return tuple(wish for wish in WISHES if wish in found)
