"""Which clues can be left out, so that the solution stays the only one."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from smtpuzzles.model import Literal
from smtpuzzles.solving.query import Questions

# Conflicts, for one question and for all of a puzzle; a clue that cannot be shown to be spare so soon is kept.
PATIENCE, PATIENCE_FOR_ALL = 20_000, 100_000


class Thinned(NamedTuple):
    """The groups of clues that are kept, by their numbers; `minimal`: each is proven to be needed."""

    kept: list[int]
    minimal: bool


def thinned(questions: Questions, groups: Sequence[Sequence[Literal]], least: int, random: Random) -> Thinned:
    """Each group in random order is left out, if no second solution appears and at least so many clues stay.

    The solution itself must have been excluded, and all groups together been found impossible: then to be unique is to
    be impossible. What the solver says to prove it names some of the clues; the others need no question.
    """
    kept = dict.fromkeys(range(len(groups)))
    end = questions.conflicts() + PATIENCE_FOR_ALL
    number = sum(map(len, groups))
    proof = questions.core()
    minimal = True
    order = list(kept)
    random.shuffle(order)
    for group in order:
        if number - len(groups[group]) < least:
            minimal = False
            continue
        if not proof.isdisjoint(groups[group]):
            if questions.conflicts() >= end:
                minimal = False
                continue
            others = [literal for other in kept if other != group for literal in groups[other]]
            possible = questions.possible(others, PATIENCE)
            if possible is not False:
                minimal = minimal and possible is True
                continue
            proof = questions.core()
        del kept[group]
        number -= len(groups[group])
    return Thinned(list(kept), minimal)
