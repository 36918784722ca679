"""Binairo, also called Takuzu or Unruly.

Every cell of the board holds 0 or 1. No three equal digits stand side by side in a row or a column. Every row and every
column has as many ones as zeros. No two rows are equal, and no two columns; the variant `repeats` drops this last rule,
as many newspapers do. Some cells are given. Signs may stand between cells: '=' where their digits are equal, 'x' where
they differ, as in Tango.

line    a row or a column; its length is even

signs.py     their text and rules
formats.py   how other programs write it
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Annotated, ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.kinds.binairo import signs as signs_of

ZERO, ONE = "0", "1"
# The sorts of rules: about a line, two lines, three cells.
BALANCED, APART, THREE = "balanced", "apart", "three"
TECHNIQUES = (
    sp.Technique("no three equal", 1, "Otherwise three equal digits would be side by side."),
    sp.Technique("line has enough", 1, "A line has all its ones, or all its zeros."),
    sp.Technique("sign", 1, "A sign stands between two cells, one of which is known."),
    sp.Technique("no equal lines", 2, "Otherwise two lines would be equal."),
    sp.Technique(
        "one digit left", 2, "With its last one or zero there, a line would have three equal digits side by side."
    ),
    sp.Technique(
        "count and threes", 3, "Otherwise a line could not have as many ones as zeros without three in a row."
    ),
    sp.Technique("count and signs", 3, "Otherwise a line could not have as many ones as zeros with the signs there."),
    sp.Technique("lines together", 5, "Otherwise a line could not be filled, as other lines show."),
)
GOALS = {APART: "no equal lines", BALANCED: "lines together"}
MOST_LINES, MOST_WITH_SIGNS = 40, 20  # of new boards; larger ones take many minutes


AS_MANY = sp.Meaning(
    lambda x, line: [sp.Exactly(len(line) // 2, x.all(line, ONE))],
    # A full line with too few of a digit has too many of the other.
    lambda board, line: max(map([board[cell] for cell in line].count, (ZERO, ONE))) <= len(line) // 2,
)
NOT_THREE = sp.Meaning(
    lambda x, three: [sp.AnyOf(ones := x.all(three, ONE)), sp.AnyOf(tuple([-one for one in ones]))],
    lambda board, three: not board[three[0]] == board[three[1]] == board[three[2]] != sp.EMPTY,
)
DIFFERENT = sp.different(ONE)
KNOWN_TO_DIFFER = DIFFERENT._replace(state=lambda *_: [])


@dataclass(frozen=True)
class Binairo(sp.GivensPuzzle):
    kind: ClassVar[str] = "binairo"
    symbols = (ZERO, ONE)
    roles: ClassVar[Mapping[str, sp.Role]] = {ZERO: sp.Role.FIRST, ONE: sp.Role.SECOND}
    prefixes: ClassVar = {ONE: "one"}
    incomparable = True
    variant: str = "distinct"
    signs: signs_of.Signs = field(default_factory=dict)

    def text(self) -> str:
        return signs_of.text_with(self.board, self.signs) if self.signs else super().text()

    def givens(self) -> dict[sp.Cell, str]:
        return super().givens() | {place: sign for place, sign in self.signs.items() if sign != signs_of.OPEN}

    def with_givens(self, givens: Mapping[sp.Cell, str]) -> "Binairo":
        signs = {place: givens[place] for place in self.signs if place in givens}
        return replace(super().with_givens(givens), signs=signs)

    def blank(self) -> "Binairo":
        """Return the board without digits; where it has signs, any sign may come."""
        return replace(self.with_givens({}), signs=dict.fromkeys(self.signs, signs_of.OPEN))

    def clue_rule(self, clue: sp.Clue) -> sp.Rule:
        if clue.place not in self.signs:
            return super().clue_rule(clue)
        return signs_of.law(*clue).rule(self.of_clues)

    def clue_rules(self) -> dict[sp.Clue, sp.Rule]:
        signs = [sp.Clue(place, sign) for place in self.signs for sign in signs_of.SAYS]
        return super().clue_rules() | {clue: self.clue_rule(clue) for clue in signs}

    def clues_of(self, solution: sp.Board) -> list[sp.Clue]:
        pairs = {place: [solution[cell] for cell in sp.sides_of(place)] for place in self.signs}
        signs = {place: signs_of.EQUAL if a == b else signs_of.UNEQUAL for place, (a, b) in pairs.items()}
        return super().clues_of(solution) + [sp.Clue(place, sign) for place, sign in signs.items()]

    def picture(self, solution: sp.Board | None = None) -> sp.Picture:
        edges = {sp.sides_of(place): sign.replace("x", "×") for place, sign in self.signs.items()}
        return super().picture(solution)._replace(edges=edges)

    def laws(self) -> Iterator[sp.Law]:
        named = sp.named_lines(*self.dimensions)
        lines = [(line, "".join([self.board[cell] for cell in line])) for _, line in named]
        for name, line in named:
            yield sp.Law(BALANCED, (name,), f"{name} has as many ones as zeros", line, AS_MANY)
            for place in range(len(line) - 2):
                three = line[place : place + 3]
                yield sp.Law(THREE, (three[0],), f"{sp.where(three)} are not all equal", three, NOT_THREE)
        height = self.dimensions[0] if self.variant == "distinct" else 0
        for direction, parallel in (("rows", lines[:height]), ("columns", lines[height:] if height else [])):
            for (number, (left, given)), (other, (right, across)) in combinations(enumerate(parallel, 1), 2):
                pair = f"{direction} {number} and {other}"
                meaning = KNOWN_TO_DIFFER if differ_already(given, across) else DIFFERENT
                yield sp.Law(APART, (pair,), f"{pair} are not equal", (*left, *right), meaning)
        yield from (signs_of.law(place, sign) for place, sign in self.signs.items() if sign != signs_of.OPEN)

    def reason(self, inference: sp.Inference) -> sp.Reason | None:
        rules, conclusions = inference.rules, inference.conclusions
        if len(rules) > 1:
            return together(inference) if conclusions else None
        rule, (about, *_) = rules[0], rules[0].about
        if rule.sort == signs_of.SIGN:
            words = f"{about} stands between {sp.these_cells(rule.cells)}"
            return sp.Reason("sign", words if conclusions else f"{words}, whose digits do not agree with it")
        if rule.sort == THREE:
            three, held = sp.where(rule.cells), inference.facts[0].symbol
            words = f"otherwise {three} would all be {held}" if conclusions else f"{three} are all {held}"
            return sp.Reason("no three equal", words)
        if rule.sort == BALANCED:
            held = {ZERO: "zeros", ONE: "ones"}[inference.facts[0].symbol]
            has = "has all its" if conclusions else "has too many"
            return sp.Reason("line has enough", f"{about} {has} {held}")
        words = f"otherwise {about} would be equal" if conclusions else f"{about} are equal"
        return sp.Reason("no equal lines", words)


def differ_already(left: str, right: str) -> bool:
    """Is it clear that these lines differ? Equal lines would have the givens of both and obey the other rules."""
    both = ""
    for a, b in zip(left, right, strict=True):
        if a != b and sp.EMPTY not in (a, b):
            return True
        both += b if a == sp.EMPTY else a
    return "000" in both or "111" in both or max(both.count(ZERO), both.count(ONE)) > len(both) // 2


def together(inference: sp.Inference) -> sp.Reason | None:
    """A line could not be filled, or two lines would be equal whatever fills them."""
    rules = inference.rules
    differ = [rule for rule in rules if rule.sort == APART]
    filling = [rule for rule in rules if rule.sort == BALANCED]
    main = differ or filling
    if len(main) != 1 or not all(set(rule.cells) <= set(main[0].cells) for rule in rules):
        return sp.named_by_goal(inference, GOALS)
    if differ:
        return sp.Reason("no equal lines", f"otherwise {differ[0].about[0]} would be equal")
    half = len(filling[0].cells) // 2
    last = [digit for digit in (ZERO, ONE) if len(set(inference.filled(digit)) & set(filling[0].cells)) == half - 1]
    could_not = f"otherwise {filling[0].about[0]} could not have as many ones as zeros"
    if any(rule.sort == signs_of.SIGN for rule in rules):
        return sp.Reason("count and signs", f"{could_not} with the signs there")
    three = "three equal digits side by side"
    if not last:
        return sp.Reason("count and threes", f"{could_not} without {three}")
    with_last = f"with its last {last[0]} there, {filling[0].about[0]} would have {three}"
    other = all(symbol != last[0] for _, symbol, _ in inference.conclusions)
    return sp.Reason("one digit left", with_last if other else f"{could_not} without {three}")


def parse(source: sp.Source, variant: str) -> Binairo:
    signs: signs_of.Signs = {}
    if any(not signs_of.SAYS.keys().isdisjoint(line.text) for line in source.some_lines("rows of 0, 1 and _")):
        board, signs = signs_of.read_signs(source)
    else:
        board = sp.read_symbols(source, Binairo.symbols)
    height, width = sp.size_of(board)
    lines = source.lines()
    if width % 2:
        raise sp.after(lines[0], f"expected an even number of cells in a row, but found {width}")
    if height % 2:
        raise sp.after(lines[-1], f"expected an even number of rows, but found {height}")
    return Binairo(board, variant, signs)


class Signs(sp.Options):
    signs: Annotated[str, sp.Option("signs between cells, = and x, as clues", ("no", "yes"))] = "no"


def blank(wanted: sp.Wanted[Signs]) -> Binairo:
    size = wanted.size
    sp.expect_size(not any(side % 2 for side in size), "a binairo board of even width and height", size)
    signs = wanted.options.signs == "yes"
    most = MOST_WITH_SIGNS if signs else MOST_LINES
    sp.expect_size(2 <= min(size) <= max(size) <= most, f"a binairo board of 2 to {most} rows and columns", size)
    places = sp.edges(size) if signs else ()
    return replace(Binairo.of_size(size, wanted.variant), signs=dict.fromkeys(places, signs_of.OPEN))


KIND = sp.Kind(
    name="binairo",
    title="as many ones as zeros in every row and column, never three equal side by side (Takuzu, Unruly)",
    variants={"distinct": "no two rows and no two columns are equal", "repeats": "equal lines are allowed"},
    parse=parse,
    setter=sp.BoardSetter(usual=(10, 10), blank=blank, options=Signs),
    aliases=("takuzu", "tango", "unruly"),
    techniques=TECHNIQUES,
    meant={"tango": "repeats", "unruly": "repeats"},
    marks={"repeats": r"^[01_.=x\s/]*[=x]"},  # only Tango has signs
    rules=(
        "Every cell holds 0 or 1.",
        "No three equal digits are side by side in a row or a column.",
        "Every row and every column has as many ones as zeros.",
        "The sign = stands between equal digits, × between different ones.",
    ),
    formats=sp.formats_in(f"{__name__}.formats"),
    legend=((sp.Tile(ZERO, sp.Role.FIRST), "zero"), (sp.Tile(ONE, sp.Role.SECOND), "one"), (sp.OPEN, "open")),
)
