"""Why a puzzle has no solution: the fewest clues that contradict each other."""

from collections.abc import Sequence

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.explaining.cores import switched
from smtpuzzles.explaining.sheet import Sheet
from smtpuzzles.model import Literal
from smtpuzzles.puzzle.clued import Clue
from smtpuzzles.result import Verdict
from smtpuzzles.solving.mus import Mus, smallest
from smtpuzzles.solving.query import Query, joined


def clash(sheet: Sheet, deadline: Deadline) -> Mus[Clue]:
    """Return the clues; without any, the rules contradict each other or there is no time.

    `minimal`: each of them is needed; `bound`: so many are proven to be needed.
    """
    groups: dict[Clue, Sequence[Literal]] = {}
    for literal, clue in sheet.givens.items():
        groups[clue] = [*groups.get(clue, ()), literal]
    held = []
    for number in range(len(sheet.rules)):
        selector = sheet.variables + 1 + number
        if number in sheet.clues:
            groups[sheet.clues[number]] = [selector]
        else:
            held.append(selector)
    try:
        with Query(switched(sheet), deadline) as query:
            if query.possible([*held, *joined(groups.values())]) is Verdict.UNSAT:
                return smallest(query, groups, held)
    except Expired as expired:
        return Mus([], False, reason=expired.reason)
    return Mus([], True)
