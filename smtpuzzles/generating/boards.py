"""Makes a puzzle whose solution is a board."""

from functools import partial
from itertools import count, islice
from math import inf
from random import Random

from smtpuzzles import reading
from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.base.text import Source, counted
from smtpuzzles.engines.session import Engine
from smtpuzzles.engines.table import MINICARD, engine
from smtpuzzles.engines.usual import usual
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.explaining.chosen import needs
from smtpuzzles.explaining.difficulty import Rating, levels_of, rate_within, solved_by_steps
from smtpuzzles.generating.choosing import Chosen, Draft, Easy, Impossible, OtherNumber, chosen, kept_clues, known
from smtpuzzles.generating.request import Failed, Made, Request, Sort
from smtpuzzles.model import Board, Cell, Literal
from smtpuzzles.puzzle.abilities import BOARDS
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.setters import AnyBoardSetter, Mending, QuickSetter
from smtpuzzles.result import ReasonUnknown, Uniqueness, Verdict
from smtpuzzles.solving.backbone import backbone, departures
from smtpuzzles.solving.preparing import Preparations
from smtpuzzles.solving.query import Query
from smtpuzzles.solving.sampling import random_solution
from smtpuzzles.solving.uniqueness import check_within

# After this many boards the search ends. The second number is for kinds that mend none, the third for requests with a
# number of clues or a difficulty.
ATTEMPTS, _ATTEMPTS_UNMENDED, _ATTEMPTS_AT_CLUES = 5, 50, 200
# The most other solutions to compare, and cells to mend at once.
ENOUGH = 40
_FAILURE = {
    Sort.UNIQUE: "each had several solutions, even with all its clues",
    Sort.NONE: "no single wrong clue spoils one of them",
    Sort.MULTIPLE: "none of them needs any of its clues",
}


class _OtherLevel(Exception):
    """The puzzle has this rating, not the requested difficulty."""


class _Unsolvable(Exception):
    """No board obeys the rules of this blank puzzle, which another one may lack."""


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
    attempts = ATTEMPTS if setter.mended else _ATTEMPTS_UNMENDED
    if request.clues is not None or request.most_rules < inf or request.difficulty:
        attempts = _ATTEMPTS_AT_CLUES
    numbers: list[int] = []
    ratings: list[Rating] = []
    unsolvable = 0
    for attempt in range(attempts):
        random = request.random(number, retry, attempt)
        # A technique is looked for in minimal puzzles, too: those that need many rules have many techniques.
        most = request.most_rules if request.difficulty or attempt % 2 else inf
        try:
            made = _made(request, setter, number, random, prepare, deadline, quick, most)
        except Impossible as reason:
            return Failed(number, str(reason), proven=True)
        except _Unsolvable:
            unsolvable += 1
        except OtherNumber as other:
            numbers += other.args
        except _OtherLevel as other:
            ratings += other.args
        else:
            if made:
                return made
    return Failed(number, f"{attempts} boards gave no {_lacking(request, numbers, ratings, unsolvable, attempts)}")


def _made(
    request: Request,
    setter: AnyBoardSetter,
    number: int,
    random: Random,
    prepare: Preparations,
    deadline: Deadline,
    quick: QuickSetter | None,
    most: float,
) -> Made | None:
    """Return the puzzle that these random numbers lead to, if it is as it was asked for; `most`: rules of its steps."""

    def easy(puzzle: CluedPuzzle, solution: Board) -> bool:
        return solved_by_steps(puzzle, solution, most, deadline, prepare)

    if quick:
        chosen = _quickly(request, setter, quick, random, easy)
    else:
        chosen = _attempted(request, setter, random, prepare, deadline, easy)
    if chosen is None:
        return None
    judge = engine(MINICARD) if quick else usual()  # not the one that has made it
    made = checked(request, number, chosen, deadline, judge)
    if request.difficulty:
        rating = rate_within(made.read(), deadline, prepare)
        if rating.reason is not None:
            raise Expired(rating.reason)
        if not fits(rating, request.difficulty):
            raise _OtherLevel(rating)
    if request.technique and not needs(made.read(), request.technique, deadline, prepare):
        return None
    return made


def _lacking(request: Request, numbers: list[int], ratings: list[Rating], unsolvable: int, attempts: int) -> str:
    """Return what was looked for in vain, and what was found instead: other numbers or levels, or no solution."""
    steps = f" with a step of the technique {request.technique.name}" if request.technique else ""
    if (clues := request.clues) is not None and numbers:
        _, nearest = min((abs(other - clues), other) for other in numbers)
        return f"puzzle of {counted(clues, 'clue')}; the nearest had {nearest}"
    if request.difficulty:
        least, most = levels_of(request.difficulty)
        other = min(ratings, key=lambda rating: max(least - rating.level, rating.level - most), default=None)
        found = f"; the nearest was {other.in_words}" if other else ""
        return f"puzzle of difficulty {request.difficulty}{steps}{found}"
    if steps:
        return f"puzzle{steps}"
    reasons = [f"{unsolvable} had no solution"] * (unsolvable > 0) + [_FAILURE[request.sort]] * (unsolvable < attempts)
    return f"such puzzle: {'; '.join(reasons)}"


def fits(rating: Rating, difficulty: str) -> bool:
    """Has the puzzle this difficulty for sure? A level that is not proven may be lower."""
    least, most = levels_of(difficulty)
    return least <= rating.level <= most and (rating.proven or most == inf)


def _attempted(
    request: Request, setter: AnyBoardSetter, random: Random, prepare: Preparations, deadline: Deadline, easy: Easy
) -> Chosen | None:
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
                raise Impossible("no board of this size obeys the rules, whatever the clues")
            board = query.model.board(true)
            clues = blank.clues_of(board) if setter.clues else []
            differing = differing_cells(query, true, [query.prepared.selectors[clue] for clue in clues], random)
            if not differing:
                return chosen(request, setter, Draft(blank, board, clues, only), query, random, easy)
        if setter.mended is None:
            return None
        mending = Mending(wanted=wanted, puzzle=blank, solution=board, differing=differing, mends=mends)
        mended = deadline.run(partial(setter.mended, mending))
        if mended is None:
            break
        blank, prefer = mended.puzzle, mended.prefer or board
    return None


def _quickly(request: Request, setter: AnyBoardSetter, quick: QuickSetter, random: Random, easy: Easy) -> Chosen | None:
    blank = setter.blank(request.wanted(random))
    board = quick.solution(random)
    random.sample(list(board), len(board))  # as `differing_cells` does
    draft = Draft(blank, board, blank.clues_of(board))
    return kept_clues(request, setter, draft, partial(quick.minimal, board), random, easy)


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


def checked(request: Request, number: int, chosen: Chosen, deadline: Deadline, judge: Engine) -> Made:
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
