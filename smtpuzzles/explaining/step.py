"""A step of an explanation: rules, what follows from them, and its words.

line   a consequence in a trial, with its number; or what a case assumes, without one
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from smtpuzzles.base.text import counted
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.reasons import Claim
from smtpuzzles.result import Violation


class Line(NamedTuple):
    """What follows from a rule in a trial, or what a case assumes; `cells` cannot hold what they do, if it is the end.

    `case`: in which it is, such as '1' or '2.1'. `depth`: how many suppositions there are around it.
    """

    words: str
    number: int = 0
    case: str = ""
    depth: int = 0
    conclusions: tuple[Claim, ...] = ()
    rule: Violation | None = None
    cells: tuple[Cell, ...] = ()

    @property
    def text(self) -> str:
        return f"{self.number}. {self.words}" if self.number else self.words


class TrialMarks(NamedTuple):
    """What a picture shows of a trial: the numbers of lines in their cells, and the cells that break a rule."""

    numbers: Mapping[Cell, str]
    broken: frozenset[Cell]


@dataclass(frozen=True)
class Step:
    """Rules and known cells from which conclusions follow; without conclusions, they contradict each other.

    `facts`: what must be known. `weight`: what these rules count as; any step here is proven to count as at least
    `bound`. `head`: what follows, and why, if no `lines` say that. `also`: what else the rules show. `aside`: one rule
    only rules something out, which a later step may need. `pattern`: what players call the step. `obvious`: they see it
    without words. `candidates`: what open cells of the rules could hold before, where there are more than two symbols.
    `supposed`: what the lines begin with. `noted`: it is only about what players note of cells that solutions do not
    show.
    """

    rules: tuple[Violation, ...]
    facts: tuple[Claim, ...]
    conclusions: tuple[Claim, ...]
    bound: int
    head: str
    aside: bool
    pattern: str | None = None
    obvious: bool = False
    lines: tuple[Line, ...] = ()
    also: str = ""
    candidates: tuple[tuple[Cell, tuple[str, ...]], ...] = ()
    supposed: Claim | None = None
    noted: bool = False
    weight: int = 1

    @property
    def words(self) -> str:
        return " ".join(filter(None, [self.head, *[line.text for line in self.lines], self.also]))

    @property
    def texts(self) -> list[str]:
        """What stands below the head."""
        return texts_of(self.lines, self.also)

    @property
    def trial_marks(self) -> TrialMarks:
        numbers: dict[Cell, dict[str, None]] = {}
        for line in [one for one in self.lines if one.number]:
            for claim in line.conclusions:
                numbers.setdefault(claim.cell, {})[str(line.number)] = None
        broken = frozenset([cell for line in self.lines for cell in line.cells])
        return TrialMarks({cell: " ".join(some) for cell, some in numbers.items()}, broken)

    @property
    def struck(self) -> frozenset[tuple[Cell, str]]:
        """What the conclusions rule out."""
        return frozenset([(one.cell, one.symbol) for one in self.conclusions if not one.holds])

    @property
    def known(self) -> list[Cell]:
        return sorted({fact.cell for fact in self.facts})

    @property
    def size(self) -> int:
        return len(self.rules)

    @property
    def size_in_words(self) -> str:
        """How many rules it takes, what players call it, and, if fewer may do, how many are needed."""
        name = f", counted as {self.weight}" if self.weight != self.size else ""
        name += f", {self.pattern}" if self.pattern else ""
        least = "" if self.proven else f"; at least {counted(self.bound, 'rule')} needed"
        return f"{counted(self.size, 'rule')}{name}{least}"

    @property
    def proven(self) -> bool:
        return self.bound >= self.weight


def texts_of(lines: Iterable[Line], also: str) -> list[str]:
    """Return the lines, those within suppositions further to the right, and what else the rules show."""
    return [*["  " * line.depth + line.text for line in lines], *[also] * bool(also)]
