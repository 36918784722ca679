"""How other programs write puzzles of a kind; families of such formats are in exchange/."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from smtpuzzles.base.text import Source


class Record(NamedTuple):
    """A puzzle that other programs wrote or shall read, with what may stand beside it in their texts.

    puzzle     of the kind that has the format
    solution   as `Puzzle.violations` takes it; None: there is none
    title      a name or rating, in one line
    notes      what a reader must know of the text: words in it that may be rules, but are not read
    """

    puzzle: Any
    solution: Any = None
    title: str = ""
    notes: tuple[str, ...] = ()


class Format(NamedTuple):
    """A form in which other programs write puzzles of a kind.

    name       what --from and --to call it, the same for all kinds that have it: 'puzzlink'
    title      how sentences call a text of this form: 'a puzz.link URL'
    form       a regular expression that matches the beginning of every text of this form; empty: no such is known
    read       reads a text; the variant is the one asked for, or None: then the text decides, or it is the default;
               None: is only written
    write      writes a record, or raises a UsageError that names what this form cannot carry; None: is only read
    cut        returns the part of a text for each of its puzzles; None: a text is one puzzle
    one_a_line can a file have such a text in each of its lines?
    tells_kind does the form alone say that this is the kind? 'https://puzz.link/p?akari/' does, '7x7:d3a' does not
    common     do other programs write puzzles of any kind so? then a text without a named kind is never taken for one
    link       can the puzzle be played where this text leads?
    solutions  can a text hold a solution, too?
    titles     can a text hold a title?
    suffix     how the names of files of this form end
    """

    name: str
    title: str
    form: str
    read: Callable[[Source, str | None], Record] | None
    write: Callable[[Record], str] | None = None
    cut: Callable[[Source], list[Source]] | None = None
    one_a_line: bool = False
    tells_kind: bool = False
    common: bool = False
    link: bool = False
    solutions: bool = False
    titles: bool = False
    suffix: str = ".txt"


def formats_in(module: str) -> Callable[[], tuple[Format, ...]]:
    """Return a function that imports this module, which few commands need, and returns its FORMATS."""

    def formats() -> tuple[Format, ...]:
        found: tuple[Format, ...] = import_module(module).FORMATS
        return found

    return formats
