"""Puzzles whose rules are laws: models, checks, cuts and the rules of clues follow from these."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import islice
from typing import Any, ClassVar, NamedTuple, Self

from smtpuzzles.base.grid import at, board_text
from smtpuzzles.base.picture import Role, Tile
from smtpuzzles.base.text import Source, Token, after, shown
from smtpuzzles.errors import UsageError
from smtpuzzles.model import Board, Cell, Exactly, Model, Rule
from smtpuzzles.puzzle.clued import Clue, CluedPuzzle
from smtpuzzles.puzzle.ingredients.counting import COUNTING, Count, Where, count_in, reason_of_counts, some
from smtpuzzles.puzzle.laws import Law, Literals, Wide, folded
from smtpuzzles.puzzle.reasons import Inference, Reason, Technique, named_by_goal
from smtpuzzles.result import Violation

# Columns: a number of two digits alone in its line would look like two cells. Rows of digits: one digit is no choice.
LEAST = 2
# Names of steps by sorts of rules that several kinds share.
CUT_OFF = Technique("cut off", 1, "Otherwise cells that must be connected would be cut off.")
ENCLOSED = Technique("cut off from numbers", 2, "Otherwise a cell would be cut off from every number.")
SQUARE = Technique("square", 2, "Otherwise four cells would form a square.")
BLOCKED = Technique("blocks a number", 3, "Otherwise a number could not be met.")
BLOCKED_ROOM = Technique("blocks a room", 7, "Otherwise a room could not have what it must have.")
SHARED = (*COUNTING, CUT_OFF, ENCLOSED, SQUARE, BLOCKED, BLOCKED_ROOM)
GOALS = {
    "enclosed": "cut off from numbers",
    **dict.fromkeys(("cut off", "cut in two"), "cut off"),
    "square": "square",
    "number": "blocks a number",
    "room": "blocks a room",
}
OPEN = Tile("·", Role.OPEN)


class Look(NamedTuple):
    """How sentences call a symbol, and how a cell with it looks."""

    name: str
    tile: Tile


def digits(most: int) -> dict[str, Look]:
    """Return the digits from 1, as symbols of cells."""
    return {str(digit): Look(str(digit), Tile(str(digit), Role.SYMBOL)) for digit in range(1, most + 1)}


def as_given(cell: Cell, symbol: str) -> str:
    return f"{at(cell)} is given as {symbol}"


class LawPuzzle(CluedPuzzle):
    """A puzzle that says what its cells may hold, and which laws they obey.

    prefixes      begin the names of variables: a variable is true where the cell holds this symbol
    incomparable  no solution has all true variables of another, as where lines have a fixed number of them; it follows
                  where each symbol of a cell has a variable
    square        has every board as many rows as columns?
    highest       cells hold the digits from 1 to the number of rows, which is at most this; 0: they hold other symbols
    headed        does the text begin with the name of the kind?
    totals        how many cells hold the first symbol may be known: what they are called, in the plural
    open_look     how a cell looks that is not filled
    things        how sentences call cells with the first symbol, in the plural
    goals         names of steps of several rules by the sort of the one that could not be met otherwise

    If `symbols` are two with their looks, a player may leave out the second, and variables are about the first: their
    names begin with the last word of its name. Of more, each has variables, and the law follows that a cell holds one.
    """

    prefixes: ClassVar[Mapping[str, str]] = {}
    incomparable: ClassVar[bool] = False
    looks: ClassVar[Mapping[str, Look]] = {}
    square: ClassVar[bool] = False
    highest: ClassVar[int] = 0
    headed: ClassVar[bool] = False
    totals: ClassVar[str] = ""
    open_look: ClassVar[Look] = Look("open", OPEN)
    things: ClassVar[str] = "black cells"
    goals: ClassVar[Mapping[str, str]] = GOALS

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        looks = vars(cls).get("symbols")
        if cls.highest:
            cls.square, cls.looks = True, digits(cls.highest)
        elif isinstance(looks, Mapping):
            if len(looks) < 2:
                raise UsageError(f"expected two symbols or more with their looks, not {len(looks)}")
            for symbol, look in looks.items():
                if not (isinstance(symbol, str) and isinstance(look, Look) and look.name.strip()):
                    found = f"{shown(symbol)}: {shown(look)}"
                    raise UsageError(f"expected a text and a Look with a name, but found {found}")
            cls.looks, cls.names = looks, {symbol: look.name for symbol, look in looks.items()}
            cls.prefixes = {symbol: look.name.replace(" ", "_") for symbol, look in looks.items()}
            if len(looks) == 2:
                put, cls.nothing = looks
                cls.prefixes = {put: looks[put].name.split()[-1]}

    @classmethod
    def of_size(cls, size: Cell, variant: str) -> Self:
        """Return the puzzle of this height and width without clues."""
        raise NotImplementedError

    def with_total(self, total: int) -> Self:
        """Return the puzzle of which so many cells hold the first symbol."""
        raise NotImplementedError

    @classmethod
    def rows_of_digits(cls, lines: Sequence[Token]) -> int:
        """Return the number of these rows of a board; raise an error if there is none with so many."""
        if len(lines) < LEAST:
            raise after(lines[-1], f"expected at least {LEAST} rows, but found {len(lines)}")
        if len(lines) > cls.highest:
            raise lines[cls.highest].error(f"expected at most {cls.highest} rows, but found {len(lines)}")
        return len(lines)

    @classmethod
    def parse(cls, source: Source, variant: str) -> Self:
        """Read what `text` writes."""
        raise NotImplementedError

    @property
    def symbols(self) -> Collection[str]:
        """The symbols that a cell can hold in a solution, perhaps with their looks."""
        if not self.highest:
            raise NotImplementedError(f"{type(self).__name__} has no symbols")
        return tuple(islice(self.looks, self.dimensions[0]))

    @property
    def domain(self) -> Mapping[Cell, Sequence[str]]:
        """What each cell of a solution may hold; one symbol is certain."""
        raise NotImplementedError

    def laws(self) -> Iterable[Law]:
        """Yield the laws; those of clues, too, unless the class adds them."""
        return ()

    def every_law(self) -> Iterable[Law]:
        """Yield the laws with those of clues."""
        return self.laws()

    def wide_laws(self) -> Iterable[Wide]:
        """Yield the laws about the whole board that solvers are told by helpers."""
        return ()

    def reason(self, inference: Inference) -> Reason | None:
        """Return how a player says why this follows; None: the sentences of the rules are shown."""
        from smtpuzzles.puzzle.ingredients.connected import reason_of_connected  # few kinds need it

        return self.together(inference) if len(inference.rules) > 1 else reason_of_connected(inference)

    def together(self, inference: Inference) -> Reason | None:
        """Return the name of a step of several rules."""
        return self.counting(inference) or named_by_goal(inference, self.goals)

    def counting(self, inference: Inference) -> Reason | None:
        """Return the reason if the numbers of cells with the first symbol, that the rules speak of, show this alone."""
        counts = [(self._counts.get((rule.sort, rule.about)), self.whereabouts(rule)) for rule in inference.rules]
        known = [count._replace(place=place) for count, place in counts if count]
        return reason_of_counts(inference, known, next(iter(self.symbols)), self.things)

    def whereabouts(self, rule: Rule) -> Where:
        """Return in words where the cells are that this rule counts."""
        if rule.sort == "total":
            return Where("on", "the board")
        if rule.sort == "touching" and len(rule.cells) > 2:
            return Where("in the 2 x 2 block{s} from", at(rule.cells[0]))
        return Where("around", at(rule.about[0])) if rule.sort == "number" else Where("in", self.named(rule.cells))

    @cached_property
    def _counts(self) -> dict[tuple[str, tuple[Any, ...]], Count]:
        """What laws say of the number of cells with the first symbol, if that is all they say; by sort and about."""
        x, put = self.literals(), next(iter(self.symbols))
        cells = {literal: one.cell for literal, one in enumerate(x.variables, 1) if one.symbol == put}
        rules = [law.rule(x) for law in self._laws]
        counts = {(rule.sort, rule.about): count_in(rule.constraints, cells) for rule in rules}
        return {identity: count for identity, count in counts.items() if count}

    def clue_law(self, clue: Clue) -> Law:
        """Return the law that this clue is, if it stands on a blank puzzle."""
        raise NotImplementedError

    def violation(self, law: Law, _solution: Board, /) -> Violation:
        """Return the violation of this law, which the solution breaks; a kind may mark fewer cells."""
        return Violation(law.sentence, tuple(law.cells))

    # What follows.

    @cached_property
    def _laws(self) -> list[Law]:
        return list(self.every_law())

    def literals(self) -> Literals:
        return Literals(self.domain, self.prefixes)

    def build_model(self) -> Model:
        x = self.literals()
        rules = [
            Rule(self.one_symbol(cell), (cell,), (Exactly(1, literals),), sort="cell", about=(cell,))
            for cell, literals in x.chosen.items()
        ]
        rules += [rule for law in self._laws if (rule := law.rule(x)).constraints]
        rules += [law.rule(x) for law in self.wide_laws()]
        incomparable = self.incomparable or not x.shared
        return Model(tuple(x.variables), tuple(rules), x.bare, incomparable, x.helpers.names)

    def one_symbol(self, cell: Cell) -> str:
        """Return the sentence that this cell holds one of its symbols."""
        return f"{at(cell)} holds {'exactly one digit' if self.highest else ' or '.join(self.symbols)}"

    def violations(self, solution: Board) -> list[Violation]:
        found = [self.violation(law, solution) for law in self._laws if not law.holds(solution)]
        wide = [(law.sentence, tuple(sorted(law.broken(solution)))) for law in self.wide_laws()]
        return found + [Violation(sentence, broken) for sentence, broken in wide if broken]

    def cell_violations(self, solution: Board) -> list[Violation]:
        """Return a violation for each given that was changed, then for each cell that holds none of the symbols."""
        symbols, fixed = set(self.symbols), self.fixed()
        changed = [(cell, given) for cell, given in fixed.items() if solution.get(cell, given) != given]
        fillable = [cell for cell in solution if fixed.get(cell) is None or fixed[cell] in symbols]
        unfilled = [cell for cell in fillable if solution[cell] not in symbols]
        found = [Violation(as_given(cell, given), (cell,)) for cell, given in changed]
        return found + [Violation(self.one_symbol(cell), (cell,)) for cell in unfilled]

    def given_law(self, cell: Cell, symbol: str) -> Law:
        """Return the law of a symbol that is given."""
        return Law("given", (), as_given(cell, symbol), (cell,), some(symbol))

    def cuts(self, board: Board) -> list[Rule]:
        return [
            Rule(cut.sentence, tuple(cut.cells), constraints, sort=cut.sort, about=cut.about, least=cut.least)
            for law in self.wide_laws()
            for cut in law.cuts(self.of_clues, board)
            if (constraints := folded(cut.clauses))
        ]

    def clue_rule(self, clue: Clue) -> Rule:
        return self.clue_law(clue).rule(self.of_clues)

    @cached_property
    def of_clues(self) -> Literals:
        """The literals for cuts, and for the laws of clues: those of the blank puzzle, its helpers first."""
        blank = self.blank() if self.clues() else self
        x = blank.literals()
        for name in blank.model.helpers:
            x.helpers[name]
        return x

    @property
    def helpers_of_clues(self) -> tuple[str, ...]:
        return self.of_clues.helpers.names[len(self.model.helpers) :]

    def solution_text(self, solution: Board) -> str:
        return board_text(solution)

    def open_cells(self) -> dict[Cell, tuple[str, ...]]:
        return {cell: tuple(symbols) for cell, symbols in self.domain.items() if len(symbols) > 1}
