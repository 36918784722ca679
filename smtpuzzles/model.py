"""A puzzle as a formula: variables, and rules over them.

cell        (row, column), both counted from 1: (3, 4) is the fourth cell of the third row
board       a mapping from every cell to the symbol in it, in reading order
variable    a name, and what it means when true: this cell holds that symbol
literal     a whole number: k says that the k-th variable is true (counted from 1), -k that it is false
constraint  AnyOf, Exactly, AtMost, Differ ... over literals
rule        an English sentence, the cells it speaks of, and the constraints that say the same; its sort and what it is
            about identify it
selector    a literal that switches a rule on: the rule holds where the selector is true
helper      a variable that no cell shows; helpers are numbered after the puzzle's own variables
bare board  what every cell holds while none of its variables is true
formula     variables, helpers and rules
model       a formula and its bare board; the assignments that satisfy its rules are exactly the solutions

Nothing here knows Z3: encoding/smtlib.py writes a formula as SMT-LIB.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

Cell = tuple[int, int]
Board = Mapping[Cell, str]
Literal = int


class AnyOf(NamedTuple):
    """At least one of these is true: a clause. With no literals it is false."""

    literals: tuple[Literal, ...]


class Exactly(NamedTuple):
    """Exactly this number of the literals are true; a number that cannot be reached makes it false."""

    number: int
    literals: tuple[Literal, ...]


class AtMost(NamedTuple):
    """At most this number of the literals are true."""

    number: int
    literals: tuple[Literal, ...]


class Differ(NamedTuple):
    """`left` and `right`, of equal length, differ in some place, or at least one of `others` is true."""

    left: tuple[Literal, ...]
    right: tuple[Literal, ...]
    others: tuple[Literal, ...] = ()


class AtMostTotal(NamedTuple):
    """The weights of the true literals add up to at most `total`; weights are 1 or more."""

    total: int
    weights: tuple[int, ...]
    literals: tuple[Literal, ...]


class ExactTotal(NamedTuple):
    """The weights of the true literals add up to `total`; weights are 1 or more."""

    total: int
    weights: tuple[int, ...]
    literals: tuple[Literal, ...]


class When(NamedTuple):
    """If the condition is true, the constraint holds."""

    condition: Literal
    constraint: "Constraint"


Constraint = AnyOf | Exactly | AtMost | Differ | AtMostTotal | ExactTotal | When


def literals_of(constraint: Constraint) -> tuple[Literal, ...]:
    """Return every literal that the constraint speaks of."""
    match constraint:
        case When(condition, inner):
            return (condition, *literals_of(inner))
        case Differ(left, right, others):
            return left + right + others
        case _:
            return constraint.literals


class Rule(NamedTuple):
    """One sentence of the puzzle's rules and the cells it is about. Rules leave out what the givens already settle.

    `by_cuts`: it speaks of the whole board by helpers; explanations use the puzzle's cuts instead. `sort`: which of the
    kind's rules this is; `about`: for which line, pair or number. Reasons depend on these two, never on the sentence or
    the constraints. `sources`: the rules from which it follows, if it is not the puzzle's own. `least`: a step with
    this rule counts as so many rules at least.
    """

    sentence: str
    cells: tuple[Cell, ...]
    constraints: tuple[Constraint, ...]
    by_cuts: bool = False
    sort: str = ""
    about: tuple[Any, ...] = ()
    sources: tuple["Rule", ...] = ()
    least: int = 1

    def when(self, selector: Literal) -> "Rule":
        """Return the rule switched by this literal: it holds where the selector is true."""
        return self._replace(constraints=tuple([_when(selector, constraint) for constraint in self.constraints]))


def _when(condition: Literal, constraint: Constraint) -> AnyOf | When:
    if isinstance(constraint, AnyOf):
        return AnyOf((-condition, *constraint.literals))
    return When(condition, constraint)


class Variable(NamedTuple):
    """When true, the cell holds the symbol. The name comes from the puzzle: `black_3_4`."""

    name: str
    cell: Cell
    symbol: str


class Helpers:
    """The helpers of one model, by their names; a name that is asked for first gets the next literal."""

    def __init__(self, variables: int) -> None:
        self._literals: dict[str, Literal] = {}
        self._variables = variables

    def __getitem__(self, name: str) -> Literal:
        return self._literals.setdefault(name, self._variables + len(self._literals) + 1)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._literals)


class Formula(NamedTuple):
    """Rules over variables; the k-th name is that of literal k, and the names of the helpers come after.

    `circuits`: Z3 is faster on this formula if it turns the cardinalities into circuits instead of keeping them.
    """

    names: tuple[str, ...]
    rules: tuple[Rule, ...]
    helpers: tuple[str, ...] = ()
    circuits: bool = False

    @property
    def every_name(self) -> tuple[str, ...]:
        return self.names + self.helpers


class Model(NamedTuple):
    """The formula of one puzzle whose solutions are boards.

    `incomparable`: no solution's true variables are among those of another, so that the clause 'not all of these again'
    excludes one solution and nothing else. `helpers`: the names of variables that no cell shows; solutions that differ
    only in helpers are the same solution.
    """

    variables: tuple[Variable, ...]
    rules: tuple[Rule, ...]
    bare: Board
    incomparable: bool = False
    helpers: tuple[str, ...] = ()

    @property
    def formula(self) -> Formula:
        return Formula(tuple([variable.name for variable in self.variables]), self.rules, self.helpers)

    def other_than(self, true: Iterable[Literal]) -> list[Literal]:
        """Return the clause that excludes the solution in which only these variables are true."""
        if self.incomparable:
            return [-literal for literal in true]
        excluded = set(true)
        every = range(1, len(self.variables) + 1)
        return [-literal if literal in excluded else literal for literal in every]

    def board(self, true: Iterable[Literal]) -> dict[Cell, str]:
        """Return the board on which only these variables are true."""
        board = dict(self.bare)
        for literal in true:
            _, cell, symbol = self.variables[literal - 1]
            board[cell] = symbol
        return board

    def true_on(self, board: Board) -> list[Literal]:
        """Return the variables that are true on this board."""
        return [literal for literal, (_, cell, symbol) in enumerate(self.variables, 1) if board[cell] == symbol]

    def by_cell(self) -> dict[Cell, dict[str, Literal]]:
        """Return the literals of the symbols of each cell with variables."""
        found: dict[Cell, dict[str, Literal]] = {}
        for literal, (_, cell, symbol) in enumerate(self.variables, 1):
            found.setdefault(cell, {})[symbol] = literal
        return found
