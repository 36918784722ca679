"""A puzzle prepared once for whatever is asked about it.

blank      the puzzle without clues, whose model all puzzles of its size share
clue rule  what a clue says
selector   the literal that puts a clue on the blank puzzle: the clue's own literal if it says no more than that,
           or else a helper variable that implies what the clue says
given      a literal that a clue states by itself, such as the digit of its cell, or that this cell has no mine
rule       a rule of the blank puzzle, or what else a clue says, or one that follows from others, such as a cut
known      the literals that are known, as a list: 1 true, -1 false, 0 open; index -k is the negation of literal k
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeGuard

from smtpuzzles.encoding import direct
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.model import AnyOf, Board, Cell, Constraint, Formula, Literal, Model, Rule, literals_of
from smtpuzzles.puzzle.clued import Clue, CluedPuzzle
from smtpuzzles.solving.composites import Composites, composites_of, weight
from smtpuzzles.solving.verify import verified

# Literals of clauses without helper variables, which are made in less than a second.
MOST_PLAIN = 1_000_000


@dataclass(frozen=True)
class Prepared:
    """A puzzle, its blank with its model, and the rules of clues: those of the puzzle, or all that it could have.

    `cuts` follow from other rules; of those in place of rules `by_cuts`, the model is without these. `unshaded`: the
    same without what players note of further cells, which the model then has, too; its first rules say what that means.
    """

    puzzle: CluedPuzzle
    blank: CluedPuzzle
    model: Model
    clue_rules: Mapping[Clue, Rule]
    cuts: tuple[Rule, ...] = ()
    unshaded: "Prepared | None" = None

    def with_clues_of(self, puzzle: CluedPuzzle) -> "Prepared":
        """Return a puzzle with some of these clues, prepared."""
        return replace(self, puzzle=puzzle, clue_rules={clue: self.clue_rules[clue] for clue in puzzle.clues()})

    def without_cuts(self) -> "Prepared":
        """Leave out rules `by_cuts`, and the helpers after the last that other rules speak of."""
        own = tuple([rule for rule in self.model.rules if not rule.by_cuts])
        every = [*own, *self.clue_rules.values()]
        spoken = [abs(literal) for rule in every for one in rule.constraints for literal in literals_of(one)]
        helpers = self.model.helpers[: max(0, max(spoken, default=0) - len(self.model.variables))]
        return replace(self, model=self.model._replace(rules=own, helpers=helpers), cuts=())

    def with_shades(self) -> "Prepared":
        """Add what players note of cells that solutions do not show; not where rules have helpers, which come first."""
        shading = None if self.model.helpers else self.blank.shading()
        if shading is None:
            return self
        model = self.model._replace(
            variables=(*self.model.variables, *shading.variables),
            rules=(*shading.rules, *map(shading.known_to, self.model.rules)),
            bare={**self.model.bare, **shading.bare},
        )
        clue_rules = {clue: shading.known_to(rule) for clue, rule in self.clue_rules.items()}
        cuts = tuple([rule._replace(sources=tuple(map(shading.known_to, rule.sources))) for rule in self.cuts])
        return replace(self, model=model, clue_rules=clue_rules, cuts=cuts, unshaded=self)

    @cached_property
    def shades(self) -> frozenset[Cell]:
        """The cells of which only players note something."""
        return frozenset(self.of_cell.keys() - self.unshaded.of_cell.keys()) if self.unshaded else frozenset()

    @cached_property
    def meanings(self) -> int:
        """The number of rules that say what notes of cells mean; they are the first ones."""
        return len(self.model.rules) - len(self.unshaded.model.rules) if self.unshaded else 0

    def plain_rule(self, number: int) -> Rule | None:
        """Return the rule of this number for those who note nothing; None: it says what notes mean."""
        place = number - self.meanings
        if self.unshaded is None or place >= len(self.unshaded.rules):
            return self.rules[number]  # cuts, the last rules, are not about notes
        return self.unshaded.rules[place] if place >= 0 else None

    def clue_rule(self, clue: Clue) -> Rule:
        """Return what a clue says that this puzzle may have."""
        return self.clue_rules.get(clue) or self.blank.clue_rule(clue)

    # Variables and what cells hold.

    @cached_property
    def variables(self) -> int:
        """The number of variables, with helpers."""
        return len(self.model.variables) + len(self.model.helpers)

    @cached_property
    def of_cell(self) -> Mapping[Cell, Mapping[str, Literal]]:
        """The literals of the symbols that each cell with variables may hold."""
        return self.model.by_cell()

    def cell(self, literal: Literal) -> Cell:
        return self.model.variables[abs(literal) - 1].cell

    def literals(self, cell: Cell, symbol: str) -> list[Literal]:
        """Return the literals that are true when the cell holds this symbol; without variables, there are none."""
        return [literal if symbol == own else -literal for own, literal in self.of_cell.get(cell, {}).items()]

    def holding(self, board: Board) -> list[Literal]:
        """Return the literals that are true when cells hold what they hold on this board."""
        cells = [cell for cell in self.of_cell if cell in board]
        if self.shades:  # solutions have something else there
            cells = [cell for cell in cells if cell not in self.shades or board[cell] in self.symbols(cell)]
        return [literal for cell in cells for literal in self.literals(cell, board[cell])]

    def symbols(self, cell: Cell) -> set[str]:
        """Return the symbols that a cell with variables may hold."""
        return {*self.of_cell[cell], self.model.bare[cell]}

    def is_shade(self, literal: Literal) -> bool:
        return bool(self.shades) and self.cell(literal) in self.shades

    def claiming(self, cell: Cell, symbol: str) -> list[Literal]:
        """Return the literal that puts the symbol into the cell, or those of the other symbols, negated."""
        own = self.of_cell[cell].get(symbol)
        return self.literals(cell, symbol) if own is None else [own]

    def with_others(self, literal: Literal) -> Iterator[Literal]:
        """Yield the literal, and if it puts a symbol into its cell, that the cell holds no other."""
        yield literal
        if literal > 0:
            for other in self.of_cell[self.cell(literal)].values():
                if other != literal:
                    yield -other

    def known(self, literals: Iterable[Literal]) -> list[int]:
        known = [0] * (2 * self.variables + 1)
        for literal in literals:
            for one in self.with_others(literal):
                known[one], known[-one] = 1, -1
        return known

    def value(self, cell: Cell, known: Sequence[int]) -> str | None:
        """Return the symbol that the cell is known to hold."""
        literals = self.of_cell[cell]
        for symbol, literal in literals.items():
            if known[literal] > 0:
                return symbol
        if any(known[literal] == 0 for literal in literals.values()):
            return None
        return self.model.bare[cell]

    def filled(self, known: Sequence[int]) -> Board | None:
        """Return the board on which every cell is known, if it is a solution; None: a cell is open."""
        held = {cell: self.value(cell, known) for cell in self.of_cell}
        givens = self.puzzle.givens()
        board = {cell: held.get(cell) or givens.get(cell, bare) for cell, bare in self.model.bare.items()}
        return None if None in held.values() or self.puzzle.violations(board) else board

    def solution(self, puzzle: CluedPuzzle, true: Iterable[Literal]) -> Board:
        """Return the verified board of this puzzle, of the same blank, on which these variables are true.

        The model is that of the blank: what is fixed on the board, such as numbers on walls, the puzzle says.
        """
        board = self.model.board(true)
        if unfilled := [cell for cell in board if cell not in self.of_cell]:
            said = puzzle.fixed()
            board |= {cell: said[cell] for cell in unfilled if cell in said}
        return verified(puzzle, board)

    # Rules, each with a number.

    @cached_property
    def givens(self) -> Mapping[Literal, Clue]:
        """The literals that clues state by themselves."""
        return {literal: clue for clue, (stated, _) in self._parted.items() for literal in stated}

    @cached_property
    def clues(self) -> Mapping[int, Clue]:
        """Which clues other rules are of, by the numbers of these rules."""
        return dict(enumerate([clue for clue, (_, rule) in self._parted.items() if rule], len(self.model.rules)))

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        return (*self.model.rules, *[rule for _, rule in self._parted.values() if rule], *self.cuts)

    @cached_property
    def composites(self) -> Composites:
        """Sets of rules that players use at once."""
        return composites_of(self.rules, self.puzzle.at_once)

    def weight(self, rules: Iterable[int]) -> int:
        """Return what these rules count as."""
        some = [*rules]
        return max([weight(some, self.composites), *[self.rules[number].least for number in some]])

    @cached_property
    def _parted(self) -> Mapping[Clue, tuple[list[Literal], Rule | None]]:
        """What each clue states by itself, of its own cell if there is more, and a rule for what else it says."""
        found: dict[Clue, tuple[list[Literal], Rule | None]] = {}
        for clue, rule in self.clue_rules.items():
            stated = {one: one.literals[0] for one in rule.constraints if is_fact(one)}
            if more := len(stated) < len(rule.constraints):
                own = self.of_cell.get(clue.place, {}).values()
                stated = {one: literal for one, literal in stated.items() if abs(literal) in own}
            left = tuple([one for one in rule.constraints if one not in stated])
            found[clue] = list(stated.values()), rule._replace(constraints=left) if more else None
        return found

    @property
    def rule_selectors(self) -> range:
        """The literals that switch the rules in `switched`."""
        return range(self.variables + 1, self.variables + 1 + len(self.rules))

    # Formulas.

    @cached_property
    def switched(self) -> Cnf:
        """The rules, each with a selector of its own; nothing is given."""
        selectors = self.rule_selectors
        rules = tuple([rule.when(selector) for rule, selector in zip(self.rules, selectors, strict=True)])
        helpers = (*self.model.helpers, *[f"rule_{number}" for number in range(1, len(rules) + 1)])
        return Lowering().cnf(Formula(self.model.formula.names, rules, helpers))

    @cached_property
    def unswitched(self) -> Cnf:
        """All rules; nothing is given."""
        return Lowering().cnf(Formula(self.model.formula.every_name, self.rules))

    @cached_property
    def cnf(self) -> Cnf:
        """The rules of the blank, and those of clues with their selectors."""
        # Where most cells hold nothing, solvers are to try the others first. Helper variables would be in the way.
        plain = self.blank.nothing is not None and direct.number_of_literals(self.formula) <= MOST_PLAIN
        return (Lowering("direct") if plain else Lowering()).cnf(self.formula)

    @property
    def formula(self) -> Formula:
        return self._selected[0]

    @property
    def selectors(self) -> Mapping[Clue, Literal]:
        return self._selected[1]

    @cached_property
    def _selected(self) -> tuple[Formula, Mapping[Clue, Literal]]:
        helpers, rules = list(self.model.helpers), list(self.model.rules)
        selectors: dict[Clue, Literal] = {}
        # Clues need not repeat constraints of the blank's rules. A constraint equals one of another type.
        said = {(type(constraint), constraint) for rule in rules for constraint in rule.constraints}
        for clue, rule in self.clue_rules.items():
            if len(rule.constraints) == 1 and is_fact(only := rule.constraints[0]):
                (selectors[clue],) = only.literals
                continue
            (r, c), _ = clue
            # Not by its value, which may hold characters that no name may.
            helpers.append(f"clue_{r}_{c}_{len(selectors) + 1}")
            selectors[clue] = len(self.model.variables) + len(helpers)
            more = [constraint for constraint in rule.constraints if (type(constraint), constraint) not in said]
            rules.append(rule._replace(constraints=tuple(more)).when(selectors[clue]))
        return Formula(self.model.formula.names, tuple(rules), tuple(helpers)), selectors


def is_fact(constraint: Constraint) -> TypeGuard[AnyOf]:
    """Does it state a single literal?"""
    return isinstance(constraint, AnyOf) and len(constraint.literals) == 1
