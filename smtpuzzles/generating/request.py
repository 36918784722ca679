"""Requests for new puzzles, and their results."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from math import inf
from random import Random, SystemRandom
from shlex import quote
from typing import Any

from smtpuzzles import kinds, reading
from smtpuzzles.base.expecting import number, whole
from smtpuzzles.base.text import Source
from smtpuzzles.errors import SmtPuzzlesError, UsageError
from smtpuzzles.explaining.difficulty import BANDS, levels_of
from smtpuzzles.explaining.techniques import technique_of
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.formats import Format, Record
from smtpuzzles.puzzle.reasons import UNIQUE_RECTANGLE, Technique
from smtpuzzles.puzzle.setters import AnyBoardSetter, AnyPlanSetter, Options, Wanted
from smtpuzzles.value import fields_of


class Sort(StrEnum):
    """The number of solutions of the puzzle; NONE and MULTIPLE are for teaching and testing."""

    UNIQUE = "unique"
    NONE = "none"
    MULTIPLE = "multiple"


@dataclass(frozen=True)
class Request:
    """A valid request.

    `clues`: exactly this number, or None. `redundant`: the share of unneeded clues to keep. `options`: the kind's own.
    `difficulty`: a band, a level or levels, as `levels_of` reads them; or None. `technique`: one of a step of the path.
    """

    kind: str
    size: Cell
    variant: str
    seed: int
    sort: Sort
    clues: int | None
    redundant: float
    options: Options
    difficulty: str | None = None
    technique: Technique | None = None

    @property
    def most_rules(self) -> float:
        """The most rules that a step may need if clues are added for that."""
        if self.difficulty is not None:
            return levels_of(self.difficulty)[1]
        return inf if self.technique is None else self.technique.rules

    def random(self, number: int, retry: int, attempt: int) -> Random:
        """Return the generator for one attempt at one puzzle; text gives the same seed on every machine."""
        return Random(f"{self.seed} {number} {retry} {attempt}")

    def wanted(self, random: Random) -> Wanted[Any]:
        return Wanted(size=self.size, variant=self.variant, options=self.options, random=random)

    @property
    def command(self) -> str:
        """Return the command that makes these puzzles, without their number and where it writes them."""
        height, width = self.size
        which = f"{quote(kinds.command_word(self.kind))} --variant {self.variant} --size {width}x{height}"
        words = [f"smtpuzzles generate {which} --seed {self.seed}"]
        words += {Sort.UNIQUE: [], Sort.NONE: ["--unsolvable"], Sort.MULTIPLE: ["--multiple"]}[self.sort]
        chosen = {"clues": self.clues, "redundant": self.redundant or None, "difficulty": self.difficulty}
        chosen |= {"technique": self.technique and quote(self.technique.name)}
        chosen |= vars(self.options)
        words += [f"--{n} {value}" for n, value in chosen.items() if value != getattr(type(self.options), n, None)]
        return " ".join(words)

    def name(self, number: int) -> str:
        """Return a name for one puzzle."""
        height, width = self.size
        sort = {Sort.UNIQUE: "", Sort.NONE: "-unsolvable", Sort.MULTIPLE: "-multiple"}[self.sort]
        wish = f"-{'' if self.difficulty in BANDS else 'level'}{self.difficulty}" if self.difficulty else ""
        wish += f"-{self.technique.name.replace(' ', '-')}" if self.technique else ""
        return f"{self.kind}-{self.variant}-{width}x{height}{sort}{wish}-seed{self.seed}-{number:04}"


class GaveUp(SmtPuzzlesError):
    """The search found no such puzzle; there may still be one."""


@dataclass(frozen=True)
class Made:
    """A new puzzle, read again and checked.

    Its comments say `what` it is and what is `known` of it; `facts` is the same for programs. `solutions`: the only
    one, or a shortest plan, or two of several, each as text.
    """

    request: Request
    number: int
    what: str
    known: str
    puzzle: str
    solutions: tuple[str, ...]
    facts: Mapping[str, int | bool]

    @property
    def name(self) -> str:
        return self.request.name(self.number)

    @property
    def text(self) -> str:
        """Return the puzzle with comments, the last of which is its name."""
        comments = f"{self.what}, variant {self.request.variant}", self.known, self.request.command, self.name
        return "".join(f"; {comment}\n" for comment in comments) + self.puzzle

    def read(self) -> AnyPuzzle:
        return reading.parse(self.request.kind, Source(self.name, self.puzzle), self.request.variant)

    def record(self, form: Format) -> Record:
        """Return the puzzle with what this format has beside it: its name, and its solution if it is the only one."""
        puzzle, solution = self.read(), None
        if form.solutions and len(self.solutions) == 1:
            solution = puzzle.read_solution(Source(self.name, self.solutions[0]))
        return Record(puzzle, solution, self.name if form.titles else "")


@dataclass(frozen=True)
class Failed:
    """Why there is no puzzle; `proven`: there can be none."""

    number: int
    reason: str
    proven: bool = False


def make_request(
    kind: str,
    size: Cell | None = None,
    variant: str | None = None,
    seed: int = 0,
    sort: Sort = Sort.UNIQUE,
    clues: int | None = None,
    redundant: float | None = None,
    options: Mapping[str, Any] | None = None,
    difficulty: str | None = None,
    technique: str | None = None,
) -> Request:
    """Return the request, checked, with defaults for what is not given."""
    kind, variant = kinds.name_of(kind), kinds.variant_of(kind, variant)
    setter = setter_of(kind)
    chosen = options_for(kind, setter.options, options or {})
    if not setter.clues and (clues is not None or redundant is not None):
        raise UsageError(f"a {kind} puzzle has no clues that could be counted or kept")
    if not (setter.plans or setter.clues) and sort is not Sort.UNIQUE:
        raise UsageError(f"a {kind} puzzle has no clue that could be wrong or left out")
    if setter.plans:
        if difficulty is not None:
            raise UsageError(f"a {kind} puzzle is not rated, so no difficulty can be asked for")
        if sort is Sort.MULTIPLE:
            raise UsageError(f"a {kind} puzzle may have any number of solutions, so nobody can ask for several")
    if difficulty is not None:
        levels_of(difficulty)  # refuses others
    wanted = None if technique is None else technique_of(kind, technique)
    if wanted == UNIQUE_RECTANGLE:
        raise UsageError(f"new puzzles have no '{wanted.name}': no step of them uses that there is one solution")
    if sort is not Sort.UNIQUE and (difficulty, technique) != (None, None):
        raise UsageError("only puzzles with exactly one solution have a difficulty, or steps of a technique")
    clues = None if clues is None else whole("a number of clues", clues, 0)
    if clues is not None and redundant is not None:
        raise UsageError("a number of clues and a share of redundant ones exclude each other")
    if redundant is not None:
        redundant = number("a share of redundant clues is from 0 to 1", redundant, 0, 1)
    size = size or setter.usual
    made = Request(
        kind, size, variant, whole("a seed", seed), sort, clues, redundant or 0.0, chosen, difficulty, wanted
    )
    keeps_all = not setter.plans and setter.all_clues is not None and setter.all_clues(chosen)
    if keeps_all and (clues is not None or redundant is not None):
        raise UsageError("these options keep all clues, so there is no number or share of clues to choose")
    setter.refuse(made.wanted(made.random(0, 0, 0)))  # the kind refuses an impossible request before anything begins
    return made


def options_for(kind: str, options: type[Options], given: Mapping[str, Any]) -> Options:
    """Return the options of the kind, as given or by default."""
    if others := given.keys() - fields_of(options).keys():
        raise UsageError(f"the option {min(others)} is not available for {kind}")
    return options(**given)


def drawn_seed() -> int:
    """Return a random seed, short enough to type again."""
    return SystemRandom().randrange(1_000_000)


def setter_of(kind: str) -> AnyBoardSetter | AnyPlanSetter:
    setter = kinds.load(kind).setter
    if setter is None:
        raise UsageError(f"new {kind} puzzles cannot be made")
    return setter
