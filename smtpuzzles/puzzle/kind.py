"""The description of a kind, by which the program finds and uses it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from smtpuzzles.base.picture import Tile
from smtpuzzles.base.text import Source
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.formats import Format
from smtpuzzles.puzzle.quick import Quick
from smtpuzzles.puzzle.reasons import Technique
from smtpuzzles.puzzle.setters import AnyBoardSetter, AnyPlanSetter

# The version of the contract of kinds: a change that breaks kinds of other packages raises it.
API = 2


class Hard(NamedTuple):
    """Puzzles without a solution, for lectures: SAT solvers need many times the conflicts for each next number.

    `puzzle` makes the puzzle of a number from `least` to `most`; `why` is a short proof that it has no solution.
    """

    puzzle: Callable[[int], AnyPuzzle]
    least: int
    most: int
    why: str


class Kind(NamedTuple):
    """A kind of puzzle; the first four fields are required.

    name       the name of its module, and of the kind at the command line
    title      what the puzzle is about, in one line
    variants   the rule variants and what each means, the default first
    parse      reads a puzzle of a variant from text
    prompts    the questions at a terminal, one per line of a puzzle, if no file is named; empty: nothing is asked
    levels     cuts a text into puzzles, for kinds with a way of their own to write several in a file
    within     a regular expression that is found in the lines of a part, a blank one, and the one below that, if they
               are of the same puzzle; empty: a blank line ends every puzzle
    setter     makes new puzzles
    rules      what a player must know, a sentence each
    legend     how the cells of a board can look, and what each means
    aliases    other names that people know the kind by
    meant      the variants that some of these other names mean
    mark       a regular expression that is found in texts of this kind only, or empty
    marked     must a text have that mark to be taken for this kind where none is named?
    marks      the same for variants: which one a text means that names none
    hard       puzzles that are hard to refute, by number
    quick      returns what decides many of these puzzles without a solver; a function, as it may need large libraries
    techniques the names that steps of explanations may have
    formats    returns how other programs write these puzzles; a function, because few commands need to import them
    api        the version of the contract that a kind of another package was written for; 1 if it says none
    display    the name as people write it, such as 'Light Up', if it is not the name with a capital
    """

    name: str
    title: str
    variants: Mapping[str, str]
    parse: Callable[[Source, str], AnyPuzzle]
    prompts: tuple[str, ...] = ()
    levels: Callable[[Source], list[Source]] | None = None
    setter: AnyBoardSetter | AnyPlanSetter | None = None
    aliases: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    legend: tuple[tuple[Tile, str], ...] = ()
    mark: str = ""
    marked: bool = False
    meant: Mapping[str, str] = MappingProxyType({})
    marks: Mapping[str, str] = MappingProxyType({})
    hard: Hard | None = None
    formats: Callable[[], tuple[Format, ...]] = tuple
    quick: Callable[[], Quick] | None = None
    within: str = ""
    techniques: tuple[Technique, ...] = ()
    api: int = 1
    display: str = ""

    @property
    def display_name(self) -> str:
        return self.display or self.name.replace("_", " ").capitalize()
