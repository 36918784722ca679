"""Which of its clues a new puzzle gets: a minimal set or a number of them, perhaps spoilt by one."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from math import inf
from random import Random
from typing import NamedTuple

from smtpuzzles.base.deadline import Expired
from smtpuzzles.base.text import counted
from smtpuzzles.generating.request import Request, Sort
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.clued import Clue, CluedPuzzle
from smtpuzzles.puzzle.setters import AnyBoardSetter
from smtpuzzles.result import Verdict
from smtpuzzles.solving import mus
from smtpuzzles.solving.mus import Patience
from smtpuzzles.solving.query import Query
from smtpuzzles.solving.sampling import shuffled

# A clue stays when the solver needs more conflicts to decide whether the puzzle needs it.
PATIENCE = Patience(one=28_500, all=100_000)
# Wrong clues to try in search of one that is not obviously wrong.
TRIED = 50


class Impossible(Exception):
    """No board can meet the request, for this reason."""


class OtherNumber(Exception):
    """The puzzle has this number of clues, not the requested one."""


class Draft(NamedTuple):
    """A blank puzzle, a solution, and all clues that are true of it; they leave no other solution.

    only    is every blank puzzle of this request like that?
    """

    blank: CluedPuzzle
    board: Board
    clues: list[Clue]
    only: bool = True


# Has a puzzle with these clues the wanted difficulty, or a lower one?
Easy = Callable[[CluedPuzzle, Board], bool]
# Takes groups of places, the order in which to try them, and the least number of clues.
Minimal = Callable[[Sequence[Sequence[Cell]], Sequence[int], int], tuple[list[int], bool]]


class Chosen(NamedTuple):
    """The clues that a puzzle gets; `minimal`: proven that it needs each of them, or, if `grouped`, each group."""

    draft: Draft
    clues: list[Clue]
    minimal: bool
    grouped: bool


def chosen(
    request: Request, setter: AnyBoardSetter, draft: Draft, query: Query, random: Random, easy: Easy
) -> Chosen | None:
    """Return the clues that the puzzle gets; None if this draft does not allow the request."""
    kept = kept_clues(request, setter, draft, partial(_minimal, query, draft), random, easy)
    if kept is None or request.sort is Sort.UNIQUE:
        return kept
    if request.sort is Sort.MULTIPLE:
        spoilt = _one_too_few(kept, query, random)
    else:
        spoilt = _one_wrong(kept, request.clues is None, query, random)
    return None if spoilt is None else kept._replace(clues=spoilt, minimal=False)


def kept_clues(
    request: Request, setter: AnyBoardSetter, draft: Draft, minimal: Minimal, random: Random, easy: Easy
) -> Chosen | None:
    """Return a minimal set of clues, or the requested number, in the order of the draft.

    If steps may have only so many rules, clues are added until these solve the puzzle; None: even all clues do not do.
    """
    if setter.all_clues and setter.all_clues(request.options):
        return Chosen(draft, draft.clues, minimal=False, grouped=False)
    if request.clues is not None and request.clues > len(draft.clues):
        most = len(draft.blank.domains())  # this board may have fewer clues than others: cells with a mine have none
        if setter.mended is None and draft.only and request.clues > most:
            raise Impossible(f"a board of this size has at most {most} clues, not {request.clues}")
        raise OtherNumber(len(draft.clues))
    at = {clue.place: clue for clue in draft.clues}
    groups = setter.groups(request.wanted(random), list(at)) if setter.groups else [[place] for place in at]
    # For several solutions, `_one_too_few` drops another one.
    less = 1 if request.sort is Sort.MULTIPLE else 0
    least = 0 if request.clues is None else request.clues + less
    kept, proven = minimal(groups, shuffled(dict(enumerate(groups)), random), least)
    number, largest = sum(len(groups[group]) for group in kept) - less, max(map(len, groups), default=1)
    # With groups of clues, the number may differ by less than a group.
    if request.clues is not None and not 0 <= number - request.clues < largest:
        raise OtherNumber(number)
    spare = [group for group in range(len(groups)) if group not in kept]

    def clues_with(more: list[int]) -> list[Clue]:
        places = {place for group in kept + more for place in groups[group]}
        return [clue for clue in draft.clues if clue.place in places]

    more = random.sample(spare, round(request.redundant * len(spare)))
    if request.most_rules < inf and request.clues is None and spare and not more:
        added = _easing(
            random.sample(spare, len(spare)), lambda some: easy(draft.blank.with_clues(clues_with(some)), draft.board)
        )
        if added is None:
            return None
        more = added
    return Chosen(draft, clues_with(more), proven and not more, grouped=largest > 1)


def _easing(spare: list[int], easy: Callable[[list[int]], bool]) -> list[int] | None:
    """Return spare groups of clues, each of them needed, that make the puzzle easy; None: not even all of them do."""
    number = bisect_left(range(len(spare) + 1), True, key=lambda number: easy(spare[:number]))
    if number > len(spare):
        return None
    needed = spare[:number]
    for group in spare[: max(0, number - 1)]:  # the last one is needed
        if easy(rest := [other for other in needed if other != group]):
            needed = rest
    return needed


def _minimal(
    query: Query, draft: Draft, groups: Sequence[Sequence[Cell]], order: Sequence[int], least: int
) -> tuple[list[int], bool]:
    """Return which groups of places keep their clues, and whether it is proven that each is needed."""
    selectors = {clue.place: query.prepared.selectors[clue] for clue in draft.clues}
    literals = {number: [selectors[place] for place in group] for number, group in enumerate(groups)}
    found = mus.minimal(query, literals, (), order, least, PATIENCE)
    if found.reason is not None:
        raise Expired(found.reason)
    return found.names, found.minimal


def _one_wrong(chosen: Chosen, more: bool, query: Query, random: Random) -> list[Clue] | None:
    """Add a false clue, if there may be `more`, or make one false, so that no solution is left."""
    selectors, first = query.prepared.selectors, None
    for rest, clue in islice(_wrong_clues(chosen, more, query, random), TRIED):
        first = first or [*rest, clue]
        # Prefer one that no other clue alone contradicts: an obvious mistake teaches little.
        if all(query.possible({selectors[clue], selectors[other]}) is Verdict.SAT for other in rest or [clue]):
            return sorted([*rest, clue])
    return first and sorted(first)


def _wrong_clues(chosen: Chosen, more: bool, query: Query, random: Random) -> Iterator[tuple[list[Clue], Clue]]:
    """Yield the other clues, and a false clue that leaves no solution; in random order, unneeded places first."""
    random, kept, selectors = Random(random.getrandbits(64)), chosen.clues, query.prepared.selectors
    true = {clue.place: clue for clue in chosen.draft.clues}
    spare = [place for place, clue in true.items() if more and clue not in kept]
    places = random.sample(spare, len(spare)) + random.sample([clue.place for clue in kept], len(kept))
    for place in places:
        rest = [clue for clue in kept if clue.place != place]
        wrong = [clue for clue in selectors if clue.place == place and clue != true[place]]
        for clue in random.sample(wrong, len(wrong)):
            if query.possible([selectors[other] for other in [*rest, clue]]) is Verdict.UNSAT:
                yield rest, clue


def _one_too_few(chosen: Chosen, query: Query, random: Random) -> list[Clue] | None:
    """Drop a clue so that there is a second solution."""
    kept = chosen.clues
    for clue in random.sample(kept, len(kept)):
        rest = [other for other in kept if other != clue]
        if query.possible([query.prepared.selectors[other] for other in rest]) is Verdict.SAT:
            return rest
    return None


def known(request: Request, chosen: Chosen) -> str:
    """Return the number of clues, and what is special about them."""
    if not chosen.draft.clues:
        # They are no clues to choose from, but perhaps the puzzle needs only some of them.
        givens = chosen.draft.blank.givens()
        return counted(len(givens), "given") if givens else "nothing can be left out"
    clues = counted(len(chosen.clues), "clue")
    if request.sort is Sort.NONE:
        return f"{clues}, one of them wrong"
    if request.sort is Sort.MULTIPLE:
        return f"{clues}, one too few"
    if not chosen.minimal:
        return clues
    if not chosen.clues:
        return "no clue needed"
    return f"{clues}, {'minimal for this symmetry' if chosen.grouped else 'all needed (minimal)'}"
