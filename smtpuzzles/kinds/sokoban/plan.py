"""Plans for levels of Sokoban: reading them, and following them step by step in plain Python.

step    one letter of l u r d: the player goes left, up, right or down, by one cell
push    a step onto a box, which goes one cell further; printed in upper case
walk    any other step; printed in lower case
count   a number before a letter or a group: '3r' is 'rrr'
group   steps in parentheses: '2(3(dr)R)' is 'drdrdrRdrdrdrR'
"""

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

from smtpuzzles.base.grid import at
from smtpuzzles.base.text import Source, Token, after, quoted
from smtpuzzles.errors import InputError
from smtpuzzles.kinds.sokoban.level import Level
from smtpuzzles.model import Cell

WAYS = {"l": (0, -1), "u": (-1, 0), "r": (0, 1), "d": (1, 0)}
PART = re.compile(r"([0-9]*)([lurdLURD]+|.?)", re.DOTALL)
# Longer than any known plan, and it fits into memory, unlike '9(9(9(9(9(9(9(9(9r'.
MOST_STEPS = 1_000_000
MOST_GROUPS = 100


class Broken(NamedTuple):
    """The first step that cannot be made, counted from 1; why, in words; and the cells where."""

    step: int
    why: str
    cells: tuple[Cell, ...]

    @property
    def sentence(self) -> str:
        return f"step {self.step}: {self.why}"


@dataclass(frozen=True)
class Replay:
    """The effects of a plan up to its end or its first broken step."""

    moves: int
    pushes: int
    text: str
    boxes: frozenset[Cell]
    player: Cell
    broken: Broken | None


def replay(level: Level, plan: str) -> Replay:
    """Follow the plan, whose letters may have any case."""
    plan, walk = plan.lower(), states(level, plan)
    player, boxes = next(walk)
    letters = []
    for letter, (next_player, next_boxes) in zip(plan, walk, strict=False):
        letters.append(letter if next_boxes is boxes else letter.upper())
        player, boxes = next_player, next_boxes
    text, broken, done = "".join(letters), None, len(letters)
    if done < len(plan) and (found := obstacle(level, player, boxes, plan[done])):
        broken = Broken(done + 1, *found)
    return Replay(done, sum(map(str.isupper, text)), text, boxes, player, broken)


def states(level: Level, plan: str) -> Iterator[tuple[Cell, frozenset[Cell]]]:
    """Yield player and boxes before the first and after every step, up to the first broken one."""
    player, boxes = level.player, level.boxes
    yield player, boxes
    for letter in plan.lower():
        if obstacle(level, player, boxes, letter):
            return
        player, boxes = after_step(player, boxes, letter)
        yield player, boxes


def obstacle(level: Level, player: Cell, boxes: frozenset[Cell], letter: str) -> tuple[str, tuple[Cell, ...]] | None:
    """Return why this step is impossible, in words, and the cells that prevent it."""
    ahead = beside(player, letter)
    if ahead in level.walls:
        return f"the player walks into the wall at {at(ahead)}", (ahead,)
    beyond = beside(ahead, letter)
    if ahead in boxes and beyond in level.walls:
        return f"the box at {at(ahead)} is pushed into the wall at {at(beyond)}", (ahead, beyond)
    if ahead in boxes and beyond in boxes:
        return f"the box at {at(ahead)} is pushed into another box at {at(beyond)}", (ahead, beyond)
    return None


def after_step(player: Cell, boxes: frozenset[Cell], letter: str) -> tuple[Cell, frozenset[Cell]]:
    """Return player and boxes after the step; the same set object, if no box is pushed."""
    ahead = beside(player, letter)
    if ahead in boxes:
        boxes = boxes - {ahead} | {beside(ahead, letter)}
    return ahead, boxes


def beside(cell: Cell, letter: str) -> Cell:
    """Return the neighbour in this direction."""
    (r, c), (down, right) = cell, WAYS[letter]
    return r + down, c + right


def read_plan(source: Source) -> str:
    """Read steps, in lower case. An empty text is the plan for a level that is solved already."""
    words = [word for line in source.lines() for word in line.words()]
    unfolding = Unfolding(words)
    # Blanks and line ends may stand anywhere, also within a count.
    for part in PART.finditer("".join(word.text for word in words)):
        unfolding.read(part)
    return unfolding.whole()


class Unfolding:
    """Writes out counts and groups from left to right; `groups` are the open ones."""

    def __init__(self, words: list[Token]) -> None:
        self.words = words
        self.starts = list(accumulate((len(word.text) for word in words), initial=0))[:-1]
        self.steps: list[str] = []
        self.length = 0
        self.groups: list[Group] = []

    def read(self, part: re.Match[str]) -> None:
        """Read a letter or a parenthesis, perhaps with a count, or the end; further letters may follow the first."""
        digits, what = part.groups()
        times = self.token(part.start(), digits).number(1, MOST_STEPS, "count") if digits else 1
        if what == "(":
            self.open(part.start(2), times)
        elif what == ")" and self.groups and not digits:
            self.close(part.start(2))
        elif what[:1].lower() in WAYS:
            self.make_room(times - 1 + len(what), part.start(2))
            self.steps.append(what[0].lower() * times + what[1:].lower())
        elif digits or what:
            raise self.stray(digits, what, part.start(2))

    def open(self, place: int, times: int) -> None:
        if len(self.groups) == MOST_GROUPS:
            raise self.token(place, "(").error(f"expected at most {MOST_GROUPS} groups in each other, but found more")
        self.groups.append(Group(place, times, len(self.steps)))

    def close(self, place: int) -> None:
        group = self.groups.pop()
        steps = "".join(self.steps[group.first :])
        self.make_room(len(steps) * (group.times - 1), place)
        self.steps[group.first :] = [steps * group.times]

    def make_room(self, steps: int, place: int) -> None:
        """Raise an error before the plan grows too long."""
        self.length += steps
        if self.length > MOST_STEPS:
            raise self.token(place, "").error(f"expected at most {MOST_STEPS} steps, but found more")

    def stray(self, digits: str, what: str, place: int) -> InputError:
        """Return the error that this is no step."""
        wanted = "one of l u r d or ( after a count" if digits else "one of l u r d"
        if what:
            return self.token(place, what).error(f"expected {wanted}, but found {quoted(what)}")
        return after(self.words[-1], f"expected {wanted}, but found no more")

    def whole(self) -> str:
        """Return all steps, after all groups have been closed."""
        if self.groups:
            raise self.token(self.groups[-1].place, "(").error("expected a ) for this (, but found none")
        return "".join(self.steps)

    def token(self, place: int, text: str) -> Token:
        """Return this text with its place in the file: `place` counts the characters before it, without blanks."""
        number = bisect_right(self.starts, place) - 1
        word = self.words[number]
        return word._replace(text=text, column=word.column + place - self.starts[number])


class Group(NamedTuple):
    """An open group: its place in the text, its count, and the number of pieces of the plan before it."""

    place: int
    times: int
    first: int
