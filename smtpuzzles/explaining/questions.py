"""Why not, or why? The fewest rules that contradict a symbol in a cell, or that show it."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.base.expecting import expect_cell
from smtpuzzles.base.grid import phrase
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.step import Step
from smtpuzzles.model import Board, Cell, Literal
from smtpuzzles.puzzle.abilities import CLUES
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.result import NotTrueOrFalse, ReasonUnknown, Uniqueness, Verdict, because
from smtpuzzles.solving.entries import asking


@dataclass(frozen=True)
class Refutation(NotTrueOrFalse):
    """Does a solution have this symbol in this cell? `words`: the answer.

    UNSAT: none has it; `step` shows why by the fewest rules, from what is known; without a step, the puzzle has no
    solution, or there is a `reason` why none was found. SAT: one has it; with a `step`, which shows why, all have it.
    UNKNOWN: the search ended first, for this `reason`.
    """

    verdict: Verdict
    words: str
    step: Step | None = None
    reason: ReasonUnknown | None = None


def why_not(
    puzzle: AnyPuzzle, cell: Cell, symbol: str, entries: Board | None = None, timeout: float | None = None
) -> Refutation:
    """Return why no solution has this symbol in this cell, from the clues and the right entries; or that one has it."""
    clued = CLUES.expect(puzzle, "explaining")
    entered = clued.expect_entries(entries)
    expect_cell(cell)  # what is no key could be no entry
    clued.expect_entries({cell: symbol})
    with Deadline(timeout) as deadline:
        return refutation(Explanation(clued, deadline, entered), cell, symbol)


def refutation(explained: Explanation, cell: Cell, symbol: str) -> Refutation:
    """Return why no solution has this symbol in this open cell."""
    try:
        return _refutation(explained, cell, symbol)
    except Expired as expired:
        return Refutation(Verdict.UNKNOWN, f"unknown: {because(expired.reason)}", reason=expired.reason)


def _refutation(explained: Explanation, cell: Cell, symbol: str) -> Refutation:
    puzzle, certain = explained.puzzle, explained.certain()
    holds = f"{phrase(puzzle.named([cell]))} {puzzle.verbs[0]} {puzzle.name_of(symbol)}"
    if explained.verdict is Uniqueness.UNKNOWN:
        checked = explained.checked
        return Refutation(Verdict.UNKNOWN, f"unknown: {because(checked.why)}", reason=checked.reason)
    if explained.verdict is Uniqueness.NONE:
        return Refutation(Verdict.UNSAT, "the puzzle has no solution")
    if certain.get(cell) == symbol:
        where = "the only solution" if explained.verdict is Uniqueness.UNIQUE else "all solutions"
        return Refutation(Verdict.SAT, f"that is right: {holds} in {where}")
    if cell not in certain and _possible(explained, cell, symbol):
        return Refutation(Verdict.SAT, f"that is possible: {holds} in some solutions, but not in all")
    return wrong_entry(explained, {cell: symbol})


def _possible(explained: Explanation, cell: Cell, symbol: str) -> bool:
    """Return whether some solution has the symbol there; out of time, raise Expired."""
    with asking(explained.whole, {cell: symbol}, explained.deadline) as asked:
        if asked.possible([cell]) is Verdict.UNSAT:
            return False
        asked.board(asked.query.found())
        return True


def wrong_entry(explained: Explanation, wrong: Board) -> Refutation:
    """Return why one of these entries, each of which is in no solution, is wrong: the one that takes the fewest rules.

    Other right entries are known.
    """
    open_cells, certain = explained.puzzle.open_cells(), explained.certain()
    wrong = {cell: symbol for cell, symbol in wrong.items() if symbol in open_cells.get(cell, ())}
    if not wrong:
        return Refutation(Verdict.UNSAT, "that is wrong: the puzzle leaves no choice there")
    try:
        for cell in sorted(wrong.keys() - certain.keys()):
            explained.exclude({cell: wrong[cell]})
    except Expired as expired:
        return _unexplained(expired.reason)
    targets: list[Literal] = []
    for cell, symbol in wrong.items():
        own = explained.prepared.of_cell[cell].get(symbol)
        targets += [-own] if own else explained.prepared.claiming(cell, certain[cell])
    for step in explained.in_time(_showing(explained, targets, wrong)):
        return Refutation(Verdict.UNSAT, step.words, step)
    return _unexplained(explained.stopped)


def _unexplained(reason: ReasonUnknown | None) -> Refutation:
    return Refutation(Verdict.UNSAT, f"that is wrong, but not explained: {because(reason)}", reason=reason)


def judge_entry(explained: Explanation, cell: Cell, symbol: str) -> Refutation:
    """Return why an entry into this open cell is right, or why it is wrong, by the fewest rules."""
    found = refutation(explained, cell, symbol)
    if explained.certain().get(cell) == symbol:
        targets = explained.prepared.claiming(cell, symbol)
        for step in explained.in_time(_showing(explained, targets, {cell: symbol})):
            return Refutation(Verdict.SAT, step.words, step)
    return found


def _showing(explained: Explanation, targets: list[Literal], cells: Collection[Cell]) -> Iterator[Step]:
    """Yield the step of the fewest rules that shows a target; right entries are known, but not those of these cells."""
    right = {cell: symbol for cell, symbol in explained.right.items() if cell not in cells}
    known = explained.prepared.known([*explained.prepared.givens, *explained.prepared.holding(right)])
    path = explained.path_from(known, targets)
    yield from map(explained.step, [*explained.deductions(path, path.at_once())])
