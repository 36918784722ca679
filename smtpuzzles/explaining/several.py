"""How several solutions differ: cells that vary independently, and the clue that would leave the fewest solutions.

group    cells whose values depend on each other, but not on those of other groups: the choices of groups multiply
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations, islice, product
from math import prod
from typing import NamedTuple

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.explaining.judges import Known
from smtpuzzles.explaining.numbers import stated
from smtpuzzles.model import Board, Cell, Literal
from smtpuzzles.puzzle.clued import Clue
from smtpuzzles.result import ReasonUnknown, Verdict
from smtpuzzles.solving.prepared import Prepared
from smtpuzzles.solving.query import BY_RULES, Query

MOST = 1000  # solutions that are compared


class CellGroup(NamedTuple):
    """Cells, and what they hold in the solutions; there are no more `choices` if `exhausted`."""

    cells: tuple[Cell, ...]
    choices: tuple[Board, ...]
    exhausted: bool


class Several(NamedTuple):
    """`clue`: the clue that leaves the fewest solutions, and how many; None if there are too many to compare."""

    groups: tuple[CellGroup, ...]
    clue: tuple[Clue, int] | None
    reason: ReasonUnknown | None = None

    @property
    def number(self) -> int:
        """The number of solutions, or of those found if not `exhausted`."""
        return prod(len(group.choices) for group in self.groups)

    @property
    def exhausted(self) -> bool:
        return self.reason is None and all(group.exhausted for group in self.groups)


def several(prepared: Prepared, solutions: Sequence[Board], certain: Board, deadline: Deadline) -> Several:
    """Compare the solutions, of which these are two; `certain` is the same in all of them."""
    groups: list[CellGroup] = []
    solution, *_ = solutions
    try:
        for cells in deadline.run(lambda: apart(prepared, prepared.known(prepared.holding(certain)))):
            found = choices(prepared, solution, cells, deadline)
            groups += deadline.run(partial(factors, found))
        every = Several(tuple(groups), None)
        return every._replace(clue=deadline.run(lambda: best_clue(prepared, solution, every)))
    except Expired as expired:
        cells = tuple(sorted({cell for cell, _ in solution.items() - solutions[1].items()}))
        known = CellGroup(cells, tuple({cell: board[cell] for cell in cells} for board in solutions), False)
        return Several(tuple(groups) or (known,), None, expired.reason)


def apart(prepared: Prepared, known: Known) -> list[tuple[Cell, ...]]:
    """Return the cells that are not known in groups: no rule that may still be broken speaks of two groups."""
    group_of: dict[int, set[int]] = {v: {v} for v in range(1, prepared.variables + 1) if not known[v]}
    together = [set(literals.values()) for literals in prepared.of_cell.values()]
    for rule in prepared.rules:
        unsettled = [constraint for constraint in stated(rule) if not constraint.is_settled(known)]
        together += [{abs(literal) for literal in constraint.every} for constraint in unsettled]
    for variables in together:
        merged: set[int] = set()
        for group in {id(group_of[one]): group_of[one] for one in variables if one in group_of}.values():
            merged, less = (merged, group) if len(merged) > len(group) else (group, merged)
            merged |= less
            group_of |= dict.fromkeys(less, merged)
    groups = {id(group): group for group in group_of.values()}.values()
    own = len(prepared.model.variables)
    found = [tuple(sorted({prepared.cell(variable) for variable in group if variable <= own})) for group in groups]
    return sorted(cells for cells in found if cells)


def choices(prepared: Prepared, solution: Board, cells: tuple[Cell, ...], deadline: Deadline) -> CellGroup:
    """Return what these cells hold in solutions that are equal everywhere else."""
    others = {cell: symbol for cell, symbol in solution.items() if cell not in cells}
    held: list[Literal] = [*prepared.rule_selectors, *prepared.holding(others)]
    boards: list[Board] = []
    with Query(prepared, deadline, clauses=BY_RULES) as query:
        while len(boards) < MOST and query.possible(held) is Verdict.SAT:
            board = prepared.model.board(query.found())
            boards.append({cell: board[cell] for cell in cells})
            query.session.require([-literal for literal in prepared.holding(boards[-1])])
        exhausted = len(boards) < MOST
    return CellGroup(cells, tuple(boards), exhausted)


def factors(group: CellGroup) -> list[CellGroup]:
    """Return the groups that the solutions show to be independent, of which the rules do not say so."""
    if not group.exhausted:
        return [group]
    held = {cell: {board[cell] for board in group.choices} for cell in group.cells}
    part_of = {cell: {cell} for cell in group.cells}
    for one, other in combinations(group.cells, 2):
        pairs = {(board[one], board[other]) for board in group.choices}
        if part_of[one] is not part_of[other] and len(pairs) < len(held[one]) * len(held[other]):
            merged = part_of[one] | part_of[other]
            part_of |= dict.fromkeys(merged, merged)
    found = []
    for cells in {id(part): tuple(sorted(part)) for part in part_of.values()}.values():
        distinct = dict.fromkeys(tuple([board[cell] for cell in cells]) for board in group.choices)
        found.append(CellGroup(cells, tuple([dict(zip(cells, some, strict=True)) for some in distinct]), True))
    independent = prod(len(one.choices) for one in found) == len(group.choices)
    return sorted(found, key=lambda one: one.cells) if independent else [group]


def best_clue(prepared: Prepared, solution: Board, found: Several) -> tuple[Clue, int] | None:
    if not found.exhausted or found.number > MOST:
        return None
    blank, given = prepared.blank, {clue.place for clue in prepared.clue_rules}
    left: Counter[Clue] = Counter()
    for board in combined(solution, found.groups):
        left.update(clue for clue in blank.clues_of(board) if clue.place not in given)
    return min(left.items(), key=lambda one: (one[1], one[0]), default=None)


def combined(solution: Board, groups: tuple[CellGroup, ...]) -> Iterator[Mapping[Cell, str]]:
    for parts in islice(product(*[group.choices for group in groups]), MOST):
        board = dict(solution)
        for part in parts:
            board.update(part)
        yield board
