"""A puzzle prepared once for many questions under assumptions.

blank     a puzzle without clues
selector  the literal that puts a clue on the blank puzzle: the clue's own literal if it says no more than that, or else
          a helper variable that implies what the clue says
query     a session with the rules of the blank and of every possible clue; a question assumes clues of the puzzle, and
          symbols of cells
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from threading import Lock
from typing import Self

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.encoding import direct
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.engines.session import Ability, Engine, Mode
from smtpuzzles.engines.table import engine
from smtpuzzles.model import AnyOf, Board, Cell, Formula, Literal, Model, Rule
from smtpuzzles.puzzle.clued import Clue, CluedPuzzle
from smtpuzzles.result import Reason, Verdict
from smtpuzzles.solving.verify import verified

# Measured on all kinds: the fastest solver with assumptions for such short questions.
SOLVER = "minisat"
# Literals of clauses without helper variables, which are made in less than a second.
MOST_PLAIN = 1_000_000


@dataclass(frozen=True)
class Prepared:
    """A blank puzzle: its model, and for each clue that it could have, the rule and the selector."""

    model: Model
    clue_rules: Mapping[Clue, Rule]
    selectors: Mapping[Clue, Literal]
    formula: Formula
    lowering: Lowering = field(default_factory=Lowering)

    @cached_property
    def cnf(self) -> Cnf:
        return self.lowering.cnf(self.formula)

    @cached_property
    def symbols(self) -> Mapping[Cell, Mapping[str, Literal]]:
        return symbols_of(self.model)

    def literals(self, cell: Cell, symbol: str) -> list[Literal]:
        """Return the literals that are true when the cell holds this symbol."""
        return [literal if symbol == own else -literal for own, literal in self.symbols[cell].items()]

    def holding(self, board: Board) -> dict[Cell, list[Literal]]:
        """Return, for each cell with variables, the literals that are true when it holds the symbol on this board."""
        return {cell: self.literals(cell, symbol) for cell, symbol in board.items() if cell in self.symbols}

    def solution(self, puzzle: CluedPuzzle, true: Iterable[Literal]) -> Board:
        """Return the verified board of this puzzle on which these variables are true.

        The model is that of the blank: what is fixed on the board, such as numbers on walls, the puzzle says.
        """
        board = self.model.board(true)
        if unfilled := [cell for cell in board if cell not in self.symbols]:
            said = puzzle.fixed()
            board |= {cell: said[cell] for cell in unfilled if cell in said}
        return verified(puzzle, board)

    def rules(self, clues: Iterable[Clue]) -> list[Rule]:
        """Return the rules of the blank puzzle, without those `by_cuts`, and those of the clues."""
        rules = [rule for rule in self.model.rules if not rule.by_cuts]
        return rules + [self.clue_rules[clue] for clue in clues]


def prepare(blank: CluedPuzzle) -> Prepared:
    model = blank.model
    helpers = list(model.helpers)
    rules = list(model.rules)
    selectors: dict[Clue, Literal] = {}
    # Clues need not repeat constraints of the blank's rules. A constraint equals one of another type.
    said = {(type(constraint), constraint) for rule in rules for constraint in rule.constraints}
    clue_rules = blank.clue_rules()
    for clue, rule in clue_rules.items():
        match rule.constraints:
            case (AnyOf((literal,)),):
                selectors[clue] = literal
            case constraints:
                (r, c), _ = clue
                # Not by its value, which may hold characters that no name may.
                helpers.append(f"clue_{r}_{c}_{len(selectors) + 1}")
                selectors[clue] = len(model.variables) + len(helpers)
                more = [constraint for constraint in constraints if (type(constraint), constraint) not in said]
                rules.append(rule._replace(constraints=tuple(more)).when(selectors[clue]))
    formula = Formula(model.formula.names, tuple(rules), tuple(helpers))
    # Where most cells hold nothing, solvers are told to try the others first. Helper variables would be in the way.
    plain = blank.nothing is not None and direct.number_of_literals(formula) <= MOST_PLAIN
    return Prepared(model, clue_rules, selectors, formula, Lowering("direct") if plain else Lowering())


class Preparations:
    """Prepares blank puzzles and keeps the last one: most kinds have only one of a size. Threads may share it."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._last: tuple[tuple[str, str, str], Prepared] | None = None

    def of(self, puzzle: CluedPuzzle, deadline: Deadline) -> Prepared:
        """Return the puzzle's blank, prepared; raise Expired if there is no time for that."""
        blank = puzzle.blank()
        key = (blank.kind, blank.variant, blank.text())
        with self._lock:
            if self._last is None or self._last[0] != key:
                self._last = (key, deadline.run(lambda: prepare(blank)))
            return self._last[1]


class Query:
    """A session on a prepared puzzle, with a deadline; use it in a `with`. Out of time, it raises Expired."""

    def __init__(self, prepared: Prepared, deadline: Deadline, using: Engine | None = None) -> None:
        asked = using or engine(SOLVER)
        asked.expect(Ability.ASSUMPTIONS, Ability.CORE, Ability.PROPAGATION, Ability.BUDGETS)
        self.prepared = prepared
        self.model = prepared.model
        self.deadline = deadline
        self.session = deadline.run(lambda: asked.hold(prepared.cnf, Mode.OFTEN))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.session.__exit__(*problem)

    def possible(self, assumptions: Iterable[Literal], conflicts: int | None = None) -> Verdict:
        """Can all these be true at once? UNKNOWN: not decided within this number of conflicts."""
        self.session.budget(conflicts)
        answer = self.session.check(self.deadline, list(assumptions))
        self.session.budget(None)  # the session itself also answers others
        if answer.reason not in (None, Reason.CONFLICTS):
            raise Expired(answer.reason)
        return answer.verdict

    def found(self) -> set[Literal]:
        """Return, after SAT, the puzzle's variables that are true in the model."""
        return set(self.session.true())


def symbols_of(model: Model) -> dict[Cell, dict[str, Literal]]:
    """Return the literals of the symbols that each cell with variables may hold."""
    symbols: dict[Cell, dict[str, Literal]] = {}
    for literal, (_, cell, symbol) in enumerate(model.variables, 1):
        symbols.setdefault(cell, {})[symbol] = literal
    return symbols


def holds(literals: Collection[Literal], true: Collection[Literal]) -> bool:
    """Are all these literals true, where only these variables are?"""
    return all((literal in true) if literal > 0 else (-literal not in true) for literal in literals)


def joined(groups: Iterable[Sequence[Literal]]) -> list[Literal]:
    return [literal for group in groups for literal in group]
