"""Binairo, also called Takuzu or Unruly.

Every cell of the board holds 0 or 1. No three equal digits stand side by side in a row or a column. Every row and every
column has as many ones as zeros. No two rows are equal, and no two columns; the variant `repeats` drops this last rule,
as many newspapers do. Some cells are given. Signs may stand between cells: '=' where their digits are equal, 'x' where
they differ, as in Tango.

line    a row or a column; its length is even

signs.py     their text and rules
formats.py   how other programs write it
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Annotated, ClassVar, NamedTuple

from smtpuzzles.base.grid import named_lines, size_of, these_cells, where
from smtpuzzles.base.picture import Picture, Role, Tile
from smtpuzzles.base.text import Source, after
from smtpuzzles.kinds.binairo import signs as signs_of
from smtpuzzles.model import AnyOf, Board, Cell, Differ, Exactly, Literal, Model, Rule, literals_by_cell, one_a_cell
from smtpuzzles.puzzle import EMPTY, Clue, GivensPuzzle, Inference, Kind, Reason, formats_in, read_symbols
from smtpuzzles.puzzle.setters import BoardSetter, Option, Options, Wanted, expect_size
from smtpuzzles.result import Violation

ZERO, ONE = "0", "1"
# The sorts of rules: about a line, two lines, three cells.
BALANCED, APART, THREE = "balanced", "apart", "three"
MOST_LINES, MOST_WITH_SIGNS = 40, 20  # of new boards; larger ones take many minutes


class Line(NamedTuple):
    """A row or column, and the symbols in its cells."""

    name: str
    cells: list[Cell]
    symbols: str


@dataclass(frozen=True)
class Binairo(GivensPuzzle):
    kind: ClassVar[str] = "binairo"
    symbols = (ZERO, ONE)
    roles: ClassVar[Mapping[str, Role]] = {ZERO: Role.FIRST, ONE: Role.SECOND}
    variant: str = "distinct"
    signs: signs_of.Signs = field(default_factory=dict)

    def text(self) -> str:
        return signs_of.text_with(self.board, self.signs) if self.signs else super().text()

    def givens(self) -> dict[Cell, str]:
        return super().givens() | {place: sign for place, sign in self.signs.items() if sign != signs_of.OPEN}

    def with_givens(self, givens: Mapping[Cell, str]) -> "Binairo":
        signs = {place: givens[place] for place in self.signs if place in givens}
        return replace(super().with_givens(givens), signs=signs)

    def blank(self) -> "Binairo":
        """Return the board without digits; where it has signs, any sign may come."""
        return replace(self.with_givens({}), signs=dict.fromkeys(self.signs, signs_of.OPEN))

    def clue_rule(self, clue: Clue) -> Rule:
        if clue.place not in self.signs:
            return super().clue_rule(clue)
        return signs_of.rule(*clue, self.board, self.literal_of)

    def clue_rules(self) -> dict[Clue, Rule]:
        signs = [Clue(place, sign) for place in self.signs for sign in signs_of.SAYS]
        return super().clue_rules() | {clue: self.clue_rule(clue) for clue in signs}

    def clues_of(self, solution: Board) -> list[Clue]:
        pairs = {place: [solution[cell] for cell in signs_of.pair_of(place)] for place in self.signs}
        signs = {place: signs_of.EQUAL if a == b else signs_of.UNEQUAL for place, (a, b) in pairs.items()}
        return super().clues_of(solution) + [Clue(place, sign) for place, sign in signs.items()]

    def picture(self, solution: Board | None = None) -> Picture:
        edges = {signs_of.pair_of(place): sign.replace("x", "×") for place, sign in self.signs.items()}
        return super().picture(solution)._replace(edges=edges)

    def build_model(self) -> Model:
        """Return the rules; only empty cells have a variable."""
        variables = one_a_cell("one", self.open_cells(), ONE)
        one = literals_by_cell(variables)
        rules: list[Rule] = []
        for line in lines(self.board):
            wanted = len(line.cells) // 2 - line.symbols.count(ONE)
            literals = tuple([one[cell] for cell in line.cells if cell in one])
            ones = (Exactly(wanted, literals),)
            rules.append(Rule(balanced(line), tuple(line.cells), ones, sort=BALANCED, about=(line.name,)))
            rules += no_threes(line, one)
        for pair, left, right in self.pairs(self.board):
            if not differ_already(left, right):
                both = (*left.cells, *right.cells)
                rules.append(Rule(apart(pair), both, (differ(left, right, one),), sort=APART, about=(pair,)))
        signs = [(place, sign) for place, sign in self.signs.items() if sign != signs_of.OPEN]
        found = [signs_of.rule(place, sign, self.board, one) for place, sign in signs]
        rules += [rule for rule in found if rule.constraints]
        bare = {cell: ZERO if symbol == EMPTY else symbol for cell, symbol in self.board.items()}
        return Model(variables, tuple(rules), bare, incomparable=True)

    def pairs(self, board: Board) -> Iterator[tuple[str, Line, Line]]:
        """Yield every two parallel lines with what they are called together, if the variant wants them to differ."""
        if self.variant == "distinct":
            found, height = lines(board), size_of(board)[0]
            for direction, parallel in (("rows", found[:height]), ("columns", found[height:])):
                for (number, left), (other, right) in combinations(enumerate(parallel, 1), 2):
                    yield f"{direction} {number} and {other}", left, right

    def violations(self, solution: Board) -> list[Violation]:
        found, every = self.cell_violations(solution), lines(solution)
        for line in every:
            digits = line.symbols
            # A full line with too few of a digit has too many of the other.
            if max(digits.count(ZERO), digits.count(ONE)) > len(digits) // 2:
                found.append(Violation(balanced(line), tuple(line.cells)))
            for place in range(len(digits) - 2):
                if digits[place : place + 3] in ("000", "111"):
                    three = tuple(line.cells[place : place + 3])
                    found.append(Violation(not_three(three), three))
        # Hardly ever are two lines of any direction equal: then nobody compares all pairs.
        for pair, left, right in self.pairs(solution) if len({line.symbols for line in every}) < len(every) else ():
            if left.symbols == right.symbols and EMPTY not in left.symbols:
                found.append(Violation(apart(pair), (*left.cells, *right.cells)))
        broken = signs_of.broken(self.signs, solution)
        return found + [Violation(signs_of.sentence(one, sign), signs_of.pair_of(one)) for one, sign in broken]

    def reason(self, inference: Inference) -> Reason | None:
        rules, conclusions = inference.rules, inference.conclusions
        if len(rules) > 1:
            return together(rules) if conclusions else None
        rule, (about, *_) = rules[0], rules[0].about
        if rule.sort == signs_of.SIGN:
            words = f"{about} stands between {these_cells(rule.cells)}"
            return Reason("sign", words if conclusions else f"{words}, whose digits do not agree with it")
        if rule.sort == THREE:
            three, held = where(rule.cells), inference.facts[0].symbol
            words = f"otherwise {three} would all be {held}" if conclusions else f"{three} are all {held}"
            return Reason("no three equal", words)
        if rule.sort == BALANCED:
            held = {ZERO: "zeros", ONE: "ones"}[inference.facts[0].symbol]
            has = "has all its" if conclusions else "has too many"
            return Reason("line has enough", f"{about} {has} {held}")
        words = f"otherwise {about} would be equal" if conclusions else f"{about} are equal"
        return Reason("no equal lines", words)


def lines(board: Board) -> list[Line]:
    """Return the rows, then the columns."""
    named = named_lines(*size_of(board))
    return [Line(name, line, "".join([board[cell] for cell in line])) for name, line in named]


def no_threes(line: Line, one: Mapping[Cell, Literal]) -> Iterator[Rule]:
    """Yield the rules that every three neighbours hold a zero and a one."""
    literals = [one.get(cell, 0) for cell in line.cells]
    for place in range(len(line.cells) - 2):
        given = line.symbols[place : place + 3]
        open_literals = tuple([literal for literal in literals[place : place + 3] if literal])
        clauses = [AnyOf(open_literals)] if ONE not in given else []
        if ZERO not in given:
            clauses.append(AnyOf(tuple([-literal for literal in open_literals])))
        if clauses:
            three = tuple(line.cells[place : place + 3])
            yield Rule(not_three(three), three, tuple(clauses), sort=THREE, about=three[:1])


def differ_already(left: Line, right: Line) -> bool:
    """Is it clear that these lines differ? Equal lines would have the givens of both and obey the other rules."""
    both = ""
    for a, b in zip(left.symbols, right.symbols, strict=True):
        if a != b and EMPTY not in (a, b):
            return True
        both += b if a == EMPTY else a
    return "000" in both or "111" in both or max(both.count(ZERO), both.count(ONE)) > len(both) // 2


def differ(left: Line, right: Line, one: Mapping[Cell, Literal]) -> Differ:
    """Return the constraint that two lines differ somewhere: two empty cells, or an empty one and the given across."""
    pairs: list[tuple[Literal, Literal]] = []
    others: list[Literal] = []
    for a, b, given_a, given_b in zip(left.cells, right.cells, left.symbols, right.symbols, strict=True):
        if given_a == given_b == EMPTY:
            pairs.append((one[a], one[b]))
        elif given_a == EMPTY:
            others.append(one[a] if given_b == ZERO else -one[a])
        elif given_b == EMPTY:
            others.append(one[b] if given_a == ZERO else -one[b])
    return Differ(tuple([a for a, _ in pairs]), tuple([b for _, b in pairs]), tuple(others))


def together(rules: Sequence[Rule]) -> Reason | None:
    """A line could not be filled, or two lines would be equal whatever fills them."""
    differ = [rule for rule in rules if rule.sort == APART]
    filling = [rule for rule in rules if rule.sort == BALANCED]
    main = differ or filling
    if len(main) != 1 or not all(set(rule.cells) <= set(main[0].cells) for rule in rules):
        return None
    if differ:
        return Reason("no equal lines", f"otherwise {differ[0].about[0]} would be equal")
    could_not = f"otherwise {filling[0].about[0]} could not have as many ones as zeros"
    if any(rule.sort == signs_of.SIGN for rule in rules):
        return Reason("count and signs", f"{could_not} with the signs there")
    return Reason("count and threes", f"{could_not} without three equal digits side by side")


def balanced(line: Line) -> str:
    return f"{line.name} has as many ones as zeros"


def apart(pair: str) -> str:
    return f"{pair} are not equal"


def not_three(three: Sequence[Cell]) -> str:
    return f"{where(three)} are not all equal"


def parse(source: Source, variant: str) -> Binairo:
    signs: signs_of.Signs = {}
    if any(not signs_of.SAYS.keys().isdisjoint(line.text) for line in source.some_lines("rows of 0, 1 and _")):
        board, signs = signs_of.read_signs(source)
    else:
        board = read_symbols(source, Binairo.symbols)
    height, width = size_of(board)
    lines = source.lines()
    if width % 2:
        raise after(lines[0], f"expected an even number of cells in a row, but found {width}")
    if height % 2:
        raise after(lines[-1], f"expected an even number of rows, but found {height}")
    return Binairo(board, variant, signs)


class Signs(Options):
    signs: Annotated[str, Option("signs between cells, = and x, as clues", ("no", "yes"))] = "no"


def blank(wanted: Wanted[Signs]) -> Binairo:
    size = wanted.size
    expect_size(not any(side % 2 for side in size), "a binairo board of even width and height", size)
    signs = wanted.options.signs == "yes"
    most = MOST_WITH_SIGNS if signs else MOST_LINES
    expect_size(2 <= min(size) <= max(size) <= most, f"a binairo board of 2 to {most} rows and columns", size)
    places = signs_of.places(size) if signs else ()
    return replace(Binairo.of_size(size, wanted.variant), signs=dict.fromkeys(places, signs_of.OPEN))


KIND = Kind(
    name="binairo",
    title="as many ones as zeros in every row and column, never three equal side by side (Takuzu, Unruly)",
    variants={"distinct": "no two rows and no two columns are equal", "repeats": "equal lines are allowed"},
    parse=parse,
    setter=BoardSetter(
        usual=(10, 10),
        blank=blank,
        options=Signs,
    ),
    aliases=("takuzu", "tango", "unruly"),
    meant={"tango": "repeats", "unruly": "repeats"},
    marks={"repeats": r"^[01_.=x\s/]*[=x]"},  # only Tango has signs
    rules=(
        "Every cell holds 0 or 1.",
        "No three equal digits are side by side in a row or a column.",
        "Every row and every column has as many ones as zeros.",
        "The sign = stands between equal digits, × between different ones.",
    ),
    formats=formats_in(f"{__name__}.formats"),
    legend=((Tile(ZERO, Role.FIRST), "zero"), (Tile(ONE, Role.SECOND), "one"), (Tile("·", Role.OPEN), "open")),
)
