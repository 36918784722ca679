"""Minimal unsatisfiable subsets: groups of assumptions that clash, of which each is needed.

group     literals that are assumed together, such as those of a clue or of an entry
minimal   without any one of the groups there is a model
smallest  there is no such set of fewer groups
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from smtpuzzles.base.deadline import Expired
from smtpuzzles.model import Literal
from smtpuzzles.result import ReasonUnknown, Verdict
from smtpuzzles.solving.query import Query, joined

Name = TypeVar("Name")


class Mus(NamedTuple, Generic[Name]):
    """The groups that clash, by name. `minimal`: proven that each is needed. `bound`: proven that no fewer clash.

    `reason`: why the search ended before its proof.
    """

    names: list[Name]
    minimal: bool
    bound: int = 0
    reason: ReasonUnknown | None = None


class Patience(NamedTuple):
    """The most conflicts of one question, and of all; a group stays when its question takes more."""

    one: int
    all: int


def in_core(query: Query, groups: Mapping[Name, Sequence[Literal]]) -> list[Name]:
    """Return, after UNSAT, the groups in the core: without the others there is no model either."""
    core = query.session.core()
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

    In this order, drop each group without which the others clash, as long as at least `least` literals stay. Groups
    outside the core of an answer need no question.
    """
    kept = dict.fromkeys(groups)
    needed = set(in_core(query, groups))
    number, proven, reason = sum(map(len, groups.values())), True, None
    end = None if patience is None else query.session.statistics()["conflicts"] + patience.all
    for name in list(groups) if order is None else order:
        if number - len(groups[name]) < least:
            proven = False
            continue
        if name in needed:
            if end is not None and query.session.statistics()["conflicts"] >= end:
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
    # Out of time, groups outside the last core are not needed either.
    names = [name for name in kept if reason is None or name in needed]
    return Mus(names, proven, reason=reason)


def smallest(query: Query, groups: Mapping[Name, Sequence[Literal]], held: Sequence[Literal] = ()) -> Mus[Name]:
    """Return a clashing set of the fewest groups, proven so; the last answer, to all of them, must have been UNSAT.

    Every clashing set meets each correction set: groups without which the others have a model. So this tries the
    smallest sets that meet all known correction sets, until one clashes. Out of time, return a minimal set.
    """
    from pysat.examples.hitman import Hitman

    best = minimal(query, groups, held)
    if best.reason is not None:
        return best
    bound = 0
    with Hitman(solver="m22", htype="rc2") as hitting:
        try:
            while bound < len(best.names):
                chosen = query.deadline.run(hitting.get) or []
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
    """Add to the chosen groups all that leave a model; return the others."""
    together = [*held, *joined(groups[name] for name in chosen)]
    clashing = []
    for name, literals in groups.items():
        if query.possible([*together, *literals]) is Verdict.SAT:
            together += literals
        else:
            clashing.append(name)
    return clashing
