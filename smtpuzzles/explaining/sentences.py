"""Advice in words: what the screen tells of an answer, whatever it is."""

from collections.abc import Sequence
from typing import NamedTuple

from smtpuzzles.base.grid import at
from smtpuzzles.base.text import counted
from smtpuzzles.explaining.answers import Another, Around, Finish, Hint
from smtpuzzles.model import Cell
from smtpuzzles.result import Verdict, Violation


class Keys(NamedTuple):
    """How a player goes on, in the words of the screen that shows these sentences."""

    following: str  # shows the next broken rule
    wrong: str  # tells which entries can't be right
    accept: str  # puts the hint there
    back: str  # takes the answer away


def broken(violations: Sequence[Violation], number: int, keys: Keys) -> str:
    """The rule of this number, counted from 1."""
    if not violations:
        return "no rule is broken so far"
    more = f" ({number} of {len(violations)}; {keys.following})" if len(violations) > 1 else ""
    return f"this rule is broken: {violations[number - 1].rule}{more}"


def finish(found: Finish) -> str:
    if found.verdict is Verdict.SAT:
        return "yes, this can be finished"
    if found.verdict is Verdict.UNKNOWN:
        return f"not decided: {found.reason}"
    if found.hopeless:
        clash = f"; {these(found.wrong)} clash" if found.wrong else ""
        return f"no: the puzzle itself has no solution{clash}"
    if not found.wrong:
        return f"no, but which entries can't be right was not found out: {found.reason}"
    if found.together:
        fewer = "; perhaps fewer of them are enough" if found.reason else ""
        return f"no: {these(found.wrong)} can't all be right{fewer}"
    others = "; perhaps others can't, either" if found.reason else ""
    return f"no: {these(found.wrong)} can't be right{others}"


def these(places: Sequence[Cell]) -> str:
    """Not all of many: they are pointed at on the board."""
    first, *others = [called(place) for place in sorted(places)]
    return first if not others else f"{first} and {len(others)} more"


def called(place: Cell) -> str:
    r, c = place
    if r and c:
        return at(place)
    return f"the label of row {r}" if r else f"the label of column {c}"


def hint(found: Hint, drawn: str, may_be_put: bool, keys: Keys) -> str:
    """`drawn`: how the symbol looks on the board."""
    if found.cell is None:
        nothing = "the puzzle itself has no solution" if found.hopeless else "no open cell is certain"
        return f"not decided: {found.reason}" if found.reason else nothing
    ending = keys.accept if may_be_put else keys.back
    astray = f". Something that you put is wrong: {keys.wrong}" if found.astray else ""
    return f"{at(found.cell)} holds {drawn}{because(found)} - {ending}{astray}"


def because(found: Hint) -> str:
    if found.rule is None:
        return ""
    if found.otherwise:
        return f"; otherwise this would be broken in the end: {found.rule.rule}"
    if found.rule.cells == (found.cell,):
        return ", because nothing else can stand there"
    return f", because {found.rule.rule}"


def around(found: Around, keys: Keys) -> str:
    if found.board is not None:
        return "a solution"
    if found.verdict is Verdict.UNSAT:
        return f"no solution has all that stands here; {keys.wrong}"
    return f"not decided: {found.reason}"


def another(found: Another, entries: bool, first: bool, keys: Keys) -> str:
    """`first`: no other was shown before."""
    if found.board is None:
        return no_other(found, entries, keys) if found.verdict is Verdict.UNSAT else f"not decided: {found.reason}"
    if found.only:
        return f"the only solution{' around what stands' if entries else ''}"
    number = f"{'' if found.exhausted else 'at least '}{counted(found.count, 'solution')}"
    return f"a solution, one of {number}" if first else f"another one, of {number}"


def no_other(found: Another, entries: bool, keys: Keys) -> str:
    """Around entries, little is said of the puzzle itself."""
    if not found.count:
        return f"no solution has all that stands here; {keys.wrong}" if entries else "there is no solution"
    if found.only:
        return f"there is no other solution{' around what stands' if entries else ': this puzzle has exactly one'}"
    return f"there is no other; {counted(found.count, 'solution')} in all"


def warning(found: Another) -> str:
    """Of a puzzle that was saved, of which up to two solutions were looked for."""
    if found.count > 1:
        return "it has SEVERAL solutions"
    if not found.exhausted:
        return "whether it has one solution is not decided"
    return "it has exactly one solution" if found.count else "it has NO solution"
