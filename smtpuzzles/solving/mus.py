"""Minimal unsatisfiable subsets: groups of assumptions that clash, of which each is needed.

group     literals that are assumed together: what a clue says, what an entry says
minimal   without any one of the groups there is a model
smallest  there is no such set of fewer groups
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from smtpuzzles.model import Literal
from smtpuzzles.result import Reason, Verdict
from smtpuzzles.solving.query import Expired, Query, joined

Name = TypeVar("Name")


class Mus(NamedTuple, Generic[Name]):
    """The groups that clash, by name. `minimal`: proven that each is needed. `bound`: proven that no fewer clash.

    `reason`: why the search ended before it had proven what it was asked for.
    """

    names: list[Name]
    minimal: bool
    bound: int = 0
    reason: Reason | None = None


class Patience(NamedTuple):
    """Conflicts that one question may take, and all of them; a group that is not shown to be spare so soon is kept."""

    one: int
    all: int


def in_core(query: Query, groups: Mapping[Name, Sequence[Literal]]) -> list[Name]:
    """Return, after UNSAT, the groups that the proof speaks of: without the others there is no model either."""
    core = query.core()
    return [name for name, literals in groups.items() if not core.isdisjoint(literals)]


def minimal(
    query: Query,
    groups: Mapping[Name, Sequence[Literal]],
    held: Sequence[Literal] = (),
    order: Iterable[Name] | None = None,
    least: int = 0,
    patience: Patience | None = None,
) -> Mus[Name]:
    """Return groups that still clash beside what is held, each of them needed; the last answer must have been UNSAT.

    In this order, each group is left out if the others clash without it, as long as at least `least` literals stay.
    The proof of each answer names groups; the others need no question.
    """
    kept = dict.fromkeys(groups)
    needed = set(in_core(query, groups))
    number, proven, reason = sum(map(len, groups.values())), True, None
    end = None if patience is None else query.conflicts() + patience.all
    for name in list(groups) if order is None else order:
        if number - len(groups[name]) < least:
            proven = False
            continue
        if name in needed:
            if end is not None and query.conflicts() >= end:
                proven = False
                continue
            others = {other: groups[other] for other in kept if other != name}
            try:
                answer = query.possible([*held, *joined(others.values())], patience and patience.one)
            except Expired as expired:
                proven, reason = False, expired.reason
                break
            if answer is not Verdict.UNSAT:
                proven = proven and answer is Verdict.SAT
                continue
            needed = set(in_core(query, others))
        del kept[name]
        number -= len(groups[name])
    # Out of time, what the last proof did not need is still not needed.
    names = [name for name in kept if reason is None or name in needed]
    return Mus(names, proven, reason=reason)


def smallest(query: Query, groups: Mapping[Name, Sequence[Literal]], held: Sequence[Literal] = ()) -> Mus[Name]:
    """Return a clashing set of the fewest groups, proven so; the last answer, to all of them, must have been UNSAT.

    Whatever clashes has a group in each correction set: groups without which the others have a model. So the smallest
    sets that meet all correction sets known are tried, until one of them clashes. Out of time, a minimal set comes with
    the bound that was proven.
    """
    from pysat.examples.hitman import Hitman

    best = minimal(query, groups, held)
    if best.reason is not None:
        return best
    bound = 0
    with Hitman(solver="m22", htype="rc2") as hitting:
        try:
            while bound < len(best.names):
                chosen = hitting.get() or []
                bound = len(chosen)
                if query.possible([*held, *joined(groups[name] for name in chosen)]) is Verdict.UNSAT:
                    return Mus([name for name in groups if name in chosen], True, bound)
                hitting.hit(_correction_set(query, groups, held, chosen))
        except Expired as expired:
            return best._replace(bound=bound, reason=expired.reason)
    return best._replace(bound=bound)


def _correction_set(
    query: Query, groups: Mapping[Name, Sequence[Literal]], held: Sequence[Literal], chosen: Iterable[Name]
) -> list[Name]:
    """Return groups that clash, each of them, with as many others as could be added to those chosen."""
    together = [*held, *joined(groups[name] for name in chosen)]
    clashing = []
    for name, literals in groups.items():
        if query.possible([*together, *literals]) is Verdict.SAT:
            together += literals
        else:
            clashing.append(name)
    return clashing
