"""Makes a puzzle whose solution is a board."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count, islice
from math import inf
from random import Random
from typing import NamedTuple

from smtpuzzles import reading
from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.base.text import Source, counted
from smtpuzzles.engines.session import Engine
from smtpuzzles.engines.table import MINICARD, engine
from smtpuzzles.engines.usual import usual
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.explaining.difficulty import Rating, levels_of, rate_within
from smtpuzzles.generating.request import Failed, Made, Request, Sort
from smtpuzzles.model import Board, Cell, Literal
from smtpuzzles.puzzle.abilities import BOARDS
from smtpuzzles.puzzle.clued import Clue, CluedPuzzle
from smtpuzzles.puzzle.setters import AnyBoardSetter, Mending, QuickSetter
from smtpuzzles.result import ReasonUnknown, Uniqueness, Verdict
from smtpuzzles.solving import mus
from smtpuzzles.solving.backbone import backbone, departures
from smtpuzzles.solving.mus import Patience
from smtpuzzles.solving.prepared import Preparations
from smtpuzzles.solving.query import Query
from smtpuzzles.solving.sampling import random_solution, shuffled
from smtpuzzles.solving.uniqueness import check_within

# After this many boards the search ends; the second number is for requests with a number of clues.
ATTEMPTS, _ATTEMPTS_AT_CLUES = 5, 200
# The most other solutions to compare, and cells to mend at once.
ENOUGH = 40
# A clue stays when the solver needs more conflicts to decide whether the puzzle needs it.
PATIENCE = Patience(one=28_500, all=100_000)
# Wrong clues to try in search of one that is not obviously wrong.
TRIED = 50
_FAILURE = {
    Sort.UNIQUE: "each had several solutions, even with all its clues",
    Sort.NONE: "no single wrong clue spoils one of them",
    Sort.MULTIPLE: "none of them needs any of its clues",
}


class _Impossible(Exception):
    """No board can meet the request, for this reason."""


class _Unsolvable(Exception):
    """No board obeys the rules of this blank puzzle, which another one may lack."""


class _OtherNumber(Exception):
    """The puzzle has this number of clues, not the requested one."""


class _Draft(NamedTuple):
    """A blank puzzle, a solution, and all clues that are true of it; they leave no other solution.

    only    is every blank puzzle of this request like that?
    """

    blank: CluedPuzzle
    board: Board
    clues: list[Clue]
    only: bool = True


# Takes groups of places, the order in which to try them, and the least number of clues.
_Minimal = Callable[[Sequence[Sequence[Cell]], Sequence[int], int], tuple[list[int], bool]]


class _Chosen(NamedTuple):
    """The clues that a puzzle gets; `minimal`: proven that it needs each of them, or, if `grouped`, each group."""

    draft: _Draft
    clues: list[Clue]
    minimal: bool
    grouped: bool


def board_puzzle(
    request: Request,
    setter: AnyBoardSetter,
    number: int,
    retry: int,
    prepare: Preparations,
    deadline: Deadline,
    quick: QuickSetter | None = None,
) -> Made | Failed:
    """Return the puzzle of this number, or why there is none; `retry` counts repetitions of earlier puzzles.

    With `quick`, which makes only unique ones, it is the same puzzle.
    """
    attempts = ATTEMPTS if request.clues is None and request.difficulty is None else _ATTEMPTS_AT_CLUES
    numbers: list[int] = []
    unsolvable = 0
    for attempt in range(attempts):
        random = request.random(number, retry, attempt)
        try:
            if quick:
                chosen: _Chosen | None = _quickly(request, setter, quick, random)
            else:
                chosen = _attempted(request, setter, random, prepare, deadline)
        except _Impossible as reason:
            return Failed(number, str(reason), proven=True)
        except _Unsolvable:
            unsolvable += 1
        except _OtherNumber as other:
            numbers += other.args
        else:
            judge = engine(MINICARD) if quick else usual()  # not the one that has made it
            made = checked(request, number, chosen, deadline, judge) if chosen else None
            if made and wanted(made, prepare, deadline):
                return made
    if (clues := request.clues) is not None and numbers:
        _, nearest = min((abs(other - clues), other) for other in numbers)
        wanted_clues = counted(clues, "clue")
        return Failed(number, f"{attempts} boards gave no puzzle of {wanted_clues}; the nearest had {nearest}")
    if request.difficulty:
        return Failed(number, f"{attempts} boards gave no puzzle of difficulty {request.difficulty}")
    reasons = [f"{unsolvable} had no solution"] * (unsolvable > 0) + [_FAILURE[request.sort]] * (unsolvable < attempts)
    return Failed(number, f"{attempts} boards gave no such puzzle: {'; '.join(reasons)}")


def wanted(made: Made, prepare: Preparations, deadline: Deadline) -> bool:
    """Is the puzzle as difficult as asked for? If its level is not proven, only if it can be no lower."""
    if made.request.difficulty is None:
        return True
    rating = rate_within(made.read(), deadline, prepare)
    if rating.reason is not None:
        raise Expired(rating.reason)
    return fits(rating, made.request.difficulty)


def fits(rating: Rating, difficulty: str) -> bool:
    """Has the puzzle this difficulty for sure? A level that is not proven may be lower."""
    least, most = levels_of(difficulty)
    return least <= rating.level <= most and (rating.proven or most == inf)


def _attempted(
    request: Request, setter: AnyBoardSetter, random: Random, prepare: Preparations, deadline: Deadline
) -> _Chosen | None:
    """Mend a blank puzzle until all clues together leave one solution; return which of them it gets."""
    wanted = request.wanted(random)
    before = random.getstate()
    blank = deadline.run(partial(setter.blank, wanted))
    only = random.getstate() == before
    prefer: Board = {}
    for mends in count():
        with Query(prepare.of_blank(blank, deadline), deadline) as query:
            true = random_solution(query, random, prefer)
            if true is None and not (only and mends == 0):
                raise _Unsolvable
            if true is None:
                raise _Impossible("no board of this size obeys the rules, whatever the clues")
            board = query.model.board(true)
            clues = blank.clues_of(board) if setter.clues else []
            differing = differing_cells(query, true, [query.prepared.selectors[clue] for clue in clues], random)
            if not differing:
                return chosen(request, setter, _Draft(blank, board, clues, only), query, random)
        if setter.mended is None:
            return None
        mending = Mending(wanted=wanted, puzzle=blank, solution=board, differing=differing, mends=mends)
        mended = deadline.run(partial(setter.mended, mending))
        if mended is None:
            break
        blank, prefer = mended.puzzle, mended.prefer or board
    return None


def _quickly(request: Request, setter: AnyBoardSetter, quick: QuickSetter, random: Random) -> _Chosen:
    blank = setter.blank(request.wanted(random))
    board = quick.solution(random)
    random.sample(list(board), len(board))  # as `differing_cells` does
    draft = _Draft(blank, board, blank.clues_of(board))
    return _kept_clues(request, setter, draft, partial(quick.minimal, board), random)


def differing_cells(query: Query, true: set[Literal], clues: list[Literal], random: Random) -> list[Cell]:
    """Return cells, in random order, in which other solutions with these clues differ from this one: all, or many.

    From then on, the query excludes this solution.
    """
    board = query.model.board(true)
    same, answer = backbone(query.session, query.model, board, query.model.board, query.deadline, clues, ENOUGH)
    if answer.reason is not None:
        raise Expired(answer.reason)
    proven = answer.verdict is Verdict.UNSAT

    def differs(cell: Cell) -> bool:
        if cell not in same or proven:
            return cell not in same
        others = departures(query.model, {cell: board[cell]})
        return any(query.possible([*clues, other]) is Verdict.SAT for other in others)

    return list(islice(filter(differs, random.sample(list(board), len(board))), ENOUGH))


def chosen(request: Request, setter: AnyBoardSetter, draft: _Draft, query: Query, random: Random) -> _Chosen | None:
    """Return the clues that the puzzle gets; None if this draft does not allow the request."""
    kept = _kept_clues(request, setter, draft, partial(_minimal, query, draft), random)
    if request.sort is Sort.UNIQUE:
        return kept
    if request.sort is Sort.MULTIPLE:
        spoilt = _one_too_few(kept, query, random)
    else:
        spoilt = _one_wrong(kept, request.clues is None, query, random)
    return None if spoilt is None else kept._replace(clues=spoilt, minimal=False)


def _kept_clues(request: Request, setter: AnyBoardSetter, draft: _Draft, minimal: _Minimal, random: Random) -> _Chosen:
    """Return a minimal set of clues, or the requested number, in the order of the draft."""
    if setter.all_clues and setter.all_clues(request.options):
        return _Chosen(draft, draft.clues, minimal=False, grouped=False)
    if request.clues is not None and request.clues > len(draft.clues):
        most = len(draft.blank.domains())  # this board may have fewer clues than others: cells with a mine have none
        if setter.mended is None and draft.only and request.clues > most:
            raise _Impossible(f"a board of this size has at most {most} clues, not {request.clues}")
        raise _OtherNumber(len(draft.clues))
    at = {clue.place: clue for clue in draft.clues}
    groups = setter.groups(request.wanted(random), list(at)) if setter.groups else [[place] for place in at]
    # For several solutions, `_one_too_few` drops another one.
    less = 1 if request.sort is Sort.MULTIPLE else 0
    least = 0 if request.clues is None else request.clues + less
    kept, proven = minimal(groups, shuffled(dict(enumerate(groups)), random), least)
    number, largest = sum(len(groups[group]) for group in kept) - less, max(map(len, groups), default=1)
    # With groups of clues, the number may differ by less than a group.
    if request.clues is not None and not 0 <= number - request.clues < largest:
        raise _OtherNumber(number)
    spare = [group for group in range(len(groups)) if group not in kept]
    more = random.sample(spare, round(request.redundant * len(spare)))
    places = {place for group in kept + more for place in groups[group]}
    clues = [clue for clue in draft.clues if clue.place in places]
    return _Chosen(draft, clues, proven and not more, grouped=largest > 1)


def _minimal(
    query: Query, draft: _Draft, groups: Sequence[Sequence[Cell]], order: Sequence[int], least: int
) -> tuple[list[int], bool]:
    """Return which groups of places keep their clues, and whether it is proven that each is needed."""
    selectors = {clue.place: query.prepared.selectors[clue] for clue in draft.clues}
    literals = {number: [selectors[place] for place in group] for number, group in enumerate(groups)}
    found = mus.minimal(query, literals, (), order, least, PATIENCE)
    if found.reason is not None:
        raise Expired(found.reason)
    return found.names, found.minimal


def _one_wrong(chosen: _Chosen, more: bool, query: Query, random: Random) -> list[Clue] | None:
    """Add a false clue, if there may be `more`, or make one false, so that no solution is left."""
    selectors, first = query.prepared.selectors, None
    for rest, clue in islice(_wrong_clues(chosen, more, query, random), TRIED):
        first = first or [*rest, clue]
        # Prefer one that no other clue alone contradicts: an obvious mistake teaches little.
        if all(query.possible({selectors[clue], selectors[other]}) is Verdict.SAT for other in rest or [clue]):
            return sorted([*rest, clue])
    return first and sorted(first)


def _wrong_clues(chosen: _Chosen, more: bool, query: Query, random: Random) -> Iterator[tuple[list[Clue], Clue]]:
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


def _one_too_few(chosen: _Chosen, query: Query, random: Random) -> list[Clue] | None:
    """Drop a clue so that there is a second solution."""
    kept = chosen.clues
    for clue in random.sample(kept, len(kept)):
        rest = [other for other in kept if other != clue]
        if query.possible([query.prepared.selectors[other] for other in rest]) is Verdict.SAT:
            return rest
    return None


def checked(request: Request, number: int, chosen: _Chosen, deadline: Deadline, judge: Engine) -> Made:
    """Read the puzzle's text again and ask another solver: any difference is a bug."""
    puzzle = chosen.draft.blank.with_clues(chosen.clues)
    read = reading.parse(request.kind, Source(f"<{request.kind} {number}>", puzzle.text()), request.variant)
    found = check_within(BOARDS.expect(read, "generating"), deadline, judge)
    if found.verdict is Uniqueness.UNKNOWN:
        raise Expired(found.reason or ReasonUnknown.ENGINE)
    if found.verdict is not Uniqueness(request.sort):
        who = f"{request.kind}, seed {request.seed}, number {number}"
        raise WrongAnswer(f"{who}: expected a puzzle with {request.sort} solution, but found {found.verdict}")
    solutions = tuple([read.solution_text(solution) for solution in found.solutions])
    facts = {"clues": len(chosen.clues), "minimal": chosen.minimal}
    return Made(request, number, request.sort, known(request, chosen), puzzle.text(), solutions, facts)


def known(request: Request, chosen: _Chosen) -> str:
    """Return the number of clues, and what is special about them."""
    if not chosen.draft.clues:
        return "nothing can be left out"
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
