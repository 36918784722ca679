"""A new puzzle whose solution is a board."""

from collections.abc import Iterator
from functools import partial
from itertools import count, islice
from random import Random
from typing import NamedTuple

from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.text import Source, counted
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.generating.made import Failed, Made
from smtpuzzles.generating.request import Request, Sort
from smtpuzzles.model import Board, Cell, Literal
from smtpuzzles.puzzle.clued import Clue, CluedPuzzle
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.puzzle.setters import BoardSetter
from smtpuzzles.result import Reason, Uniqueness, Verdict
from smtpuzzles.solving.backbone import backbone, departures
from smtpuzzles.solving.mus import Patience, minimal
from smtpuzzles.solving.query import Expired, Preparations, Query
from smtpuzzles.solving.sampling import random_solution, shuffled
from smtpuzzles.solving.uniqueness import check_within

# Boards that are begun before a wish is given up; the last where a number of clues is wished.
ATTEMPTS, ATTEMPTS_AT_CLUES = 5, 200


# Other solutions that are looked at, and cells that are mended at once.
ENOUGH = 40
# A clue that cannot be shown to be spare with so many conflicts is kept.
PATIENCE = Patience(one=20_000, all=100_000)


# What is wrong with all boards that were tried.
FAILURE = {
    Sort.UNIQUE: "none had only one solution, even with all its clues",
    Sort.NONE: "none could be spoilt by a single clue",
    Sort.MULTIPLE: "none had a clue that it could not do without",
}


# Wrong clues of which one is looked for that is not wrong at sight.
TRIED = 50


class NoBoard(Exception):
    """The blank puzzle has no solution."""


class OtherNumber(Exception):
    """Not so many clues as were wished for were found, but this number; `always`: all boards of this size have it."""

    def __init__(self, number: int, always: bool = False) -> None:
        self.number = number
        self.always = always


class Draft(NamedTuple):
    """A blank puzzle, a solution, and the clues that are true of it, which leave no other."""

    blank: CluedPuzzle
    board: Board
    clues: list[Clue]


class Chosen(NamedTuple):
    """The clues that a puzzle gets.

    `minimal`: proven that none can be spared, or, if `grouped`, none with its images.
    """

    draft: Draft
    clues: list[Clue]
    minimal: bool
    grouped: bool


def board_puzzle(
    request: Request, setter: BoardSetter, number: int, draw: int, prepare: Preparations, deadline: Deadline
) -> Made | Failed:
    """The puzzle of this number, or why there is none; `draw` counts those that had been made already."""
    attempts = ATTEMPTS if request.clues is None else ATTEMPTS_AT_CLUES
    numbers: list[int] = []
    for attempt in range(attempts):
        try:
            chosen = attempted(request, setter, request.random(number, draw, attempt), prepare, deadline)
        except NoBoard:
            return Failed(number, "no board of this size obeys the rules, whatever the clues", proven=True)
        except OtherNumber as instead:
            if instead.always:
                found = f"a board of this size has {instead.number} clues, not {request.clues}"
                return Failed(number, found, proven=True)
            numbers.append(instead.number)
        else:
            if chosen:
                return checked(request, number, chosen, deadline)
    wanted, missed = "no such puzzle", FAILURE[request.sort]
    if (clues := request.clues) is not None and numbers:
        _, nearest = min((abs(other - clues), other) for other in numbers)
        wanted, missed = f"no puzzle of {counted(clues, 'clue')}", f"the nearest to it had {nearest}"
    return Failed(number, f"{wanted} was found: {attempts} boards were tried, and {missed}")


def attempted(
    request: Request, setter: BoardSetter, random: Random, prepare: Preparations, deadline: Deadline
) -> Chosen | None:
    """One blank board, mended until all clues together leave but one solution; and which of them it gets."""
    blank = setter.blank(request.size, request.variant, request.options, random)
    board: Board = {}
    for mends in count():
        with Query(prepare.of(blank, deadline), deadline) as query:
            true = random_solution(query, random, board)
            if true is None:
                raise NoBoard
            board = query.model.board(true)
            clues = blank.clues_of(board)
            differing = differing_cells(query, true, [query.prepared.selectors[clue] for clue in clues], random)
            if not differing:
                return chosen(request, setter, Draft(blank, board, clues), query, random)
        mended = setter.mended and setter.mended(blank, differing, mends, request.options, random)
        if mended is None:
            return None
        blank = mended
    raise AssertionError("mends do not end")


def differing_cells(query: Query, true: set[Literal], clues: list[Literal], random: Random) -> list[Cell]:
    """Cells in which other solutions with these clues differ from this one: all, or many; none, if it is the only one.

    They are the first to differ in a random order of all cells. From now on, this solution is excluded.
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


def chosen(request: Request, setter: BoardSetter, draft: Draft, query: Query, random: Random) -> Chosen | None:
    """Which of the clues the puzzle gets."""
    kept = kept_clues(request, setter, draft, query, random)
    if request.sort is Sort.UNIQUE:
        return kept
    if request.sort is Sort.MULTIPLE:
        spoilt = one_too_few(kept, query, random)
    else:
        spoilt = one_wrong(kept, request.clues is None, query, random)
    return None if spoilt is None else kept._replace(clues=spoilt, minimal=False)


def kept_clues(request: Request, setter: BoardSetter, draft: Draft, query: Query, random: Random) -> Chosen:
    """As few as can be, or as many as were wished for, in the order of the draft."""
    if setter.all_clues and setter.all_clues(request.options):
        return Chosen(draft, draft.clues, minimal=False, grouped=False)
    if request.clues is not None and request.clues > len(draft.clues):
        raise OtherNumber(len(draft.clues), always=setter.mended is None)
    at = {clue.place: clue for clue in draft.clues}
    groups = setter.groups(list(at), request.size, request.options) if setter.groups else [[place] for place in at]
    literals = [[query.prepared.selectors[at[place]] for place in group] for group in groups]
    # For several solutions, one of these is left out later.
    less = 1 if request.sort is Sort.MULTIPLE else 0
    numbered = dict(enumerate(literals))
    least = 0 if request.clues is None else request.clues + less
    kept, proven, _, reason = minimal(query, numbered, (), shuffled(numbered, random), least, PATIENCE)
    if reason is not None:
        raise Expired(reason)
    number, largest = sum(len(groups[group]) for group in kept) - less, max(map(len, groups), default=1)
    # Where clues go together, their number may be missed by less than a group.
    if request.clues is not None and not 0 <= number - request.clues < largest:
        raise OtherNumber(number)
    spare = [group for group in range(len(groups)) if group not in kept]
    more = random.sample(spare, round(request.redundant * len(spare)))
    places = {place for group in kept + more for place in groups[group]}
    clues = [clue for clue in draft.clues if clue.place in places]
    return Chosen(draft, clues, proven and not more, grouped=largest > 1)


def one_wrong(chosen: Chosen, more: bool, query: Query, random: Random) -> list[Clue] | None:
    """One clue more, if there may be one, or else one of those there are, is not true, and no solution is left."""
    wrong = partial(wrong_clues, chosen, more, query, random.getrandbits(64))
    # First one that could be right beside any one of the others: what is wrong at sight teaches little.
    hidden = ([*rest, clue] for rest, clue in islice(wrong(), TRIED) if hides(clue, rest, query))
    found = next(hidden, None) or next(([*rest, clue] for rest, clue in wrong()), None)
    return found and sorted(found)


def wrong_clues(chosen: Chosen, more: bool, query: Query, seed: int) -> Iterator[tuple[list[Clue], Clue]]:
    """Each clue that is not true and leaves no solution, and those beside it; in random order, spare places first."""
    random, kept, selectors = Random(seed), chosen.clues, query.prepared.selectors
    true = {clue.place: clue for clue in chosen.draft.clues}
    spare = [place for place, clue in true.items() if more and clue not in kept]
    places = random.sample(spare, len(spare)) + random.sample([clue.place for clue in kept], len(kept))
    for place in places:
        rest = [clue for clue in kept if clue.place != place]
        wrong = [clue for clue in selectors if clue.place == place and clue != true[place]]
        for clue in random.sample(wrong, len(wrong)):
            if query.possible([selectors[other] for other in [*rest, clue]]) is Verdict.UNSAT:
                yield rest, clue


def hides(wrong: Clue, rest: list[Clue], query: Query) -> bool:
    selectors = query.prepared.selectors
    return all(query.possible({selectors[wrong], selectors[other]}) is Verdict.SAT for other in rest or [wrong])


def one_too_few(chosen: Chosen, query: Query, random: Random) -> list[Clue] | None:
    """A clue less, and there is a second solution."""
    kept = chosen.clues
    for clue in random.sample(kept, len(kept)):
        rest = [other for other in kept if other != clue]
        if query.possible([query.prepared.selectors[other] for other in rest]) is Verdict.SAT:
            return rest
    return None


EXPECTED = {Sort.UNIQUE: Uniqueness.UNIQUE, Sort.NONE: Uniqueness.NONE, Sort.MULTIPLE: Uniqueness.MULTIPLE}


def checked(request: Request, number: int, chosen: Chosen, deadline: Deadline) -> Made:
    """The puzzle as text, read again and asked of another solver: what is not as it was meant to be is a bug."""
    puzzle = chosen.draft.blank.with_clues(chosen.clues)
    read = kinds.parse(request.kind, Source(f"<{request.kind} {number}>", puzzle.text()), request.variant)
    assert isinstance(read, BoardPuzzle)
    found = check_within(read, deadline)
    if found.verdict is Uniqueness.UNKNOWN:
        raise Expired(found.reason or Reason.ENGINE)
    if found.verdict is not EXPECTED[request.sort]:
        who = f"{request.kind}, seed {request.seed}, number {number}"
        raise WrongAnswer(f"{who}: expected a puzzle with {request.sort} solution, but found {found.verdict}")
    solutions = tuple([read.solution_text(solution) for solution in found.solutions])
    facts = {"clues": len(chosen.clues), "minimal": chosen.minimal}
    return Made(request, number, request.sort, known(request, chosen), puzzle.text(), solutions, facts)


def known(request: Request, chosen: Chosen) -> str:
    clues = counted(len(chosen.clues), "clue")
    if request.sort is Sort.NONE:
        return f"{clues}, one of them wrong"
    if request.sort is Sort.MULTIPLE:
        return f"{clues}, one too few"
    if not chosen.minimal:
        return clues
    return f"{clues}, {'no symmetric ones' if chosen.grouped else 'none'} to spare"
