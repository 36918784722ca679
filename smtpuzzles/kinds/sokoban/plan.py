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

from smtpuzzles.kinds.sokoban.directions import DIRECTIONS, beyond
from smtpuzzles.kinds.sokoban.level import Level
from smtpuzzles.puzzle import Cell, Source, Token, after, at, quoted

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
    """Yield player and boxes before the first and after every step, up to the first broken one.

    The boxes are the same object as before the step, if none is pushed.
    """
    player, boxes = level.player, level.boxes
    yield player, boxes
    for letter in plan.lower():
        if obstacle(level, player, boxes, letter):
            return
        player = beyond(player, letter)
        if player in boxes:
            boxes = boxes - {player} | {beyond(player, letter)}
        yield player, boxes


def obstacle(level: Level, player: Cell, boxes: frozenset[Cell], letter: str) -> tuple[str, tuple[Cell, ...]] | None:
    """Return why this step is impossible, in words, and the cells that prevent it."""
    ahead, target = beyond(player, letter), beyond(player, letter, 2)
    if ahead in level.walls:
        return f"the player walks into the wall at {at(ahead)}", (ahead,)
    if ahead in boxes and target in level.walls:
        return f"the box at {at(ahead)} is pushed into the wall at {at(target)}", (ahead, target)
    if ahead in boxes and target in boxes:
        return f"the box at {at(ahead)} is pushed into another box at {at(target)}", (ahead, target)
    return None


def read_plan(source: Source) -> str:
    """Return the steps in lower case, without counts and groups. An empty text is the plan of a solved level."""
    words = [word for line in source.lines() for word in line.words()]
    starts = list(accumulate([len(word.text) for word in words], initial=0))[:-1]

    def token(place: int, text: str) -> Token:
        """Return this text with its place in the file: `place` counts the characters before it, without blanks."""
        number = bisect_right(starts, place) - 1
        return words[number]._replace(text=text, column=words[number].column + place - starts[number])

    steps: list[str] = []
    groups: list[tuple[int, int, int]] = []  # the open ones: place, count, and the number of parts of `steps` before
    length = 0
    # Blanks and line ends may stand anywhere, also within a count.
    for part in PART.finditer("".join([word.text for word in words])):
        (digits, what), place = part.groups(), part.start(2)
        times = token(part.start(), digits).number(1, MOST_STEPS, "count") if digits else 1
        if what == "(":
            if len(groups) == MOST_GROUPS:
                raise token(place, what).error(f"expected at most {MOST_GROUPS} groups in each other, but found more")
            groups.append((place, times, len(steps)))
            continue
        if what == ")" and groups and not digits:
            _, times, first = groups.pop()
            repeated, rest = "".join(steps[first:]), ""
            length -= len(repeated)
        elif what[:1].lower() in DIRECTIONS:
            repeated, rest, first = what[0].lower(), what[1:].lower(), len(steps)
        elif part[0]:
            wanted = "one of l u r d or ( after a count" if digits else "one of l u r d"
            if what:
                raise token(place, what).error(f"expected {wanted}, but found {quoted(what)}")
            raise after(words[-1], f"expected {wanted}, but found no more")
        else:  # the end
            break
        length += times * len(repeated) + len(rest)
        if length > MOST_STEPS:
            raise token(place, what).error(f"expected at most {MOST_STEPS} steps, but found more")
        steps[first:] = [times * repeated + rest]
    if groups:
        raise token(groups[-1][0], "(").error("expected a ) for this (, but found none")
    return "".join(steps)
