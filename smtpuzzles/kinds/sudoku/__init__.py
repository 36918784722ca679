"""Sudoku.

A board of n x n cells is cut into n boxes of n cells. Every cell holds a digit from 1 to n, and every row, every column
and every box has each digit exactly once. Some cells are given. The variant `x` asks the same of the two main
diagonals. In the variant `jigsaw`, regions of any shape stand in the place of the boxes. In the variant `killer`, there
are cages: their digits differ and add up to a total. A board of any variant may have regions, and cages.

digit       a number from 1 to n, as text; '_' where a cell is empty
unit        a row, a column, a box or region, or a main diagonal of the variant
candidate   a digit that no given in the units of an empty cell rules out; only candidates become variables

fast/         decides classic boards of 9 x 9, a hundred thousand a second
regions.py    boxes and regions
cages.py      cages: both statements of their rule
text.py       the plain text
setting.py    new boards, regions and cages
formats.py    how other programs write it
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import isqrt
from typing import Annotated, ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.kinds.sudoku import cages, leftovers, setting, text
from smtpuzzles.kinds.sudoku.cages import KillerCage
from smtpuzzles.kinds.sudoku.regions import Region, box_name, region_name, usual_shape
from smtpuzzles.puzzle import digit_patterns as patterns
from smtpuzzles.puzzle import digit_techniques

NEEDED = {"jigsaw": text.REGIONS, "killer": text.CAGES}  # by variant


@dataclass(frozen=True)
class Sudoku(sp.GivensPuzzle):
    """`shape`: of the boxes, None for the usual one; they do not count if there are regions."""

    kind: ClassVar[str] = "sudoku"
    # Fitted to the seconds that people needed for 9 x 9: benchmarks/difficulty.py.
    weights: ClassVar[Mapping[str, float]] = {"constant": 190, "search": 0.265, "steps": 1.42}
    # A pair takes four rules: so a triple or a quadruple is no harder than that.
    at_once: ClassVar[sp.AtOnce | None] = sp.AtOnce(patterns.UNITS, (patterns.CELL,), 4)
    variant: str = "classic"
    shape: sp.Cell | None = None
    regions: tuple[Region, ...] = ()
    cages: tuple[KillerCage, ...] = ()

    def __post_init__(self) -> None:
        if cell := cages.shared_cell(self.cages):
            raise sp.UsageError(f"expected cages that share no cell, but {sp.at(cell)} is in two")

    @property
    def size(self) -> int:
        return isqrt(len(self.board))

    @property
    def symbols(self) -> tuple[str, ...]:
        return tuple(map(str, range(1, self.size + 1)))

    @cached_property
    def boxes(self) -> list[tuple[str, list[sp.Cell]]]:
        """The boxes, or the regions in their place, with their names."""
        if self.regions:
            return [(region_name(region), list(region)) for region in self.regions]
        height, width = self.shape or usual_shape(self.size) or (1, self.size)
        return [(box_name(box), box) for box in sp.boxes(self.size, height, width)]

    @cached_property
    def units(self) -> list[tuple[str, list[sp.Cell]]]:
        units = sp.named_lines(self.size, self.size) + self.boxes
        return units + sp.named_diagonals(self.size) if self.variant == "x" else units

    def build_model(self) -> sp.Model:
        digits = self.symbols
        given = [Counter([self.board[cell] for cell in unit]) for _, unit in self.units]
        places: list[dict[str, list[sp.Literal]]] = [{digit: [] for digit in digits} for _ in self.units]
        units_of: dict[sp.Cell, list[int]] = {cell: [] for cell in self.board}
        for number, (_, unit) in enumerate(self.units):
            for cell in unit:
                units_of[cell].append(number)

        variables: list[sp.Variable] = []
        rules: list[sp.Rule] = []
        for cell in self.open_cells():
            r, c = cell
            ruled_out = set().union(*[given[unit] for unit in units_of[cell]])
            first = len(variables) + 1
            for digit in [digit for digit in digits if digit not in ruled_out]:
                variables.append(sp.Variable(f"digit_{r}_{c}_{digit}", cell, digit))
                for number in units_of[cell]:
                    places[number][digit].append(len(variables))
            candidates = tuple(range(first, len(variables) + 1))
            rules.append(sp.Rule(self.one_symbol(cell), (cell,), (sp.Exactly(1, candidates),), sort=patterns.CELL))

        sorts = [patterns.LINE] * (2 * self.size) + [patterns.BOX] * len(self.boxes) + [patterns.DIAGONAL] * 2
        for (name, unit), sort, counts, place in zip(self.units, sorts, given, places, strict=False):
            whole_unit = tuple(unit)
            for digit in digits:
                wanted = 1 - counts[digit]
                if wanted != 0:
                    once = (sp.Exactly(wanted, tuple(place[digit])),)
                    rules.append(sp.Rule(digit_once(name, digit), whole_unit, once, sort=sort, about=(name, digit)))
        helpers = sp.Helpers(len(variables))
        rules += cages.rules(self.cages, self.board, self.size, variables, helpers)
        return sp.Model(tuple(variables), tuple(rules), self.board, incomparable=True, helpers=helpers.names)

    def derived_rules(self, model: sp.Model) -> list[sp.Rule]:
        lines = sp.named_lines(self.size, self.size)
        return list(leftovers.rules(lines, self.boxes, self.cages, model, self.size)) if self.cages else []

    def violations(self, solution: sp.Board) -> list[sp.Violation]:
        found = self.cell_violations(solution)
        wanted = set(self.symbols)
        for name, unit in self.units:
            held = [solution[cell] for cell in unit]
            if set(held) != wanted:
                # A digit may still be missing in a unit that is not full.
                right = (0, 1) if sp.EMPTY in held else (1,)
                broken = [digit for digit in sorted(wanted, key=int) if held.count(digit) not in right]
                found += [sp.Violation(digit_once(name, digit), tuple(unit)) for digit in broken]
        return found + cages.violations(self.cages, solution)

    def exchangeable(self) -> list[Collection[sp.Cell]]:
        return [*[unit for _, unit in self.units], *[cage.cells for cage in self.cages]]

    def reason(self, inference: sp.Inference) -> sp.Reason | None:
        if found := leftovers.reason(inference):
            return found
        if any(rule.sort == cages.CAGE for rule in inference.rules):
            return cages.reason(inference, patterns.Excluded(inference, self.symbols), self.size)
        return patterns.named(inference, self.symbols)

    def one_symbol(self, cell: sp.Cell) -> str:
        return f"{sp.at(cell)} holds exactly one digit"

    def picture(self, solution: sp.Board | None = None) -> sp.Picture:
        regions = {cell: number for number, (_, box) in enumerate(self.boxes) for cell in box}
        drawn = tuple([sp.Cage(frozenset(cage.cells), str(cage.total)) for cage in self.cages])
        return super().picture(solution)._replace(regions=regions, cages=drawn)

    def text(self) -> str:
        height, width = self.shape or (0, 0)
        above = f"boxes {width} wide {height} high\n" if self.shape else ""
        return above + self.solution_text(self.board) + text.parts_text(self.board, self.regions, self.cages)

    def solution_text(self, solution: sp.Board) -> str:
        return text.rows_text(solution, self.size)

    def line(self) -> str:
        has_parts = self.shape or self.regions or self.cages
        return super().line() if has_parts or not 1 < self.size <= 9 else text.line_of(self.board)

    def solution_line(self, solution: sp.Board) -> str:
        return text.line_of(solution) if 1 < self.size <= 9 else super().solution_line(solution)

    def read_solution(self, source: sp.Source) -> sp.Board:
        return text.read_rows(source.some_lines("the rows of a sudoku"), self.size, bool)


def digit_once(unit: str, digit: str) -> str:
    return f"{unit} has the digit {digit} exactly once"


def parse(source: sp.Source, variant: str) -> Sudoku:
    """Read a sudoku; one with regions or cages is not classic."""
    board, shape, regions, its_cages, places = text.read(source)
    if variant == "classic":
        variant = "killer" if its_cages else "jigsaw" if regions else variant
    missing = NEEDED.get(variant)
    if missing and missing not in places:
        raise sp.after(
            source.lines()[-1], f"expected a line '{missing}' below, and the {missing} of a {variant} sudoku"
        )
    if variant == "jigsaw" and its_cages:
        raise places[text.CAGES].error("expected no cages in a jigsaw sudoku; with cages, it is the variant killer")
    return Sudoku(board, variant, shape, regions, its_cages)


class Symmetry(sp.Options):
    symmetry: Annotated[str, sp.Option("symmetry of the givens", sp.SYMMETRIES)] = "none"


def blank(wanted: sp.Wanted[Symmetry]) -> Sudoku:
    """Return a sudoku without givens, with random regions or cages if the variant needs them."""
    size, variant, random = wanted.size, wanted.variant, wanted.random
    sides = setting.SIDES[variant]
    fits = size[0] == size[1] and size[0] in sides
    sp.expect_size(fits, f"a sudoku of {', '.join(map(str, sides))} rows and as many columns", size)
    empty = Sudoku.of_size(size, variant)
    if variant not in NEEDED:
        return empty
    board = setting.filled([unit for _, unit in empty.units], empty.size, random)
    if variant == "killer":
        return replace(empty, cages=setting.random_cages(board, random))
    usual = tuple(tuple(box) for _, box in empty.boxes)
    while (regions := setting.random_regions(board, usual, random)) == usual:
        board = setting.filled([unit for _, unit in empty.units], empty.size, random)
    return replace(empty, regions=regions)


def groups(wanted: sp.Wanted[Symmetry], places: Sequence[sp.Cell]) -> list[list[sp.Cell]]:
    """Return groups of places: a place and its images under the symmetry."""
    symmetry = wanted.options.symmetry
    return list(map(list, dict.fromkeys(tuple(sp.images(place, wanted.size, symmetry)) for place in places)))


def quick() -> sp.Quick:
    from smtpuzzles.kinds.sudoku import fast  # it needs numpy and numba

    return sp.Quick(fast.fits, fast.decide)


def quick_setter(size: sp.Cell, variant: str) -> sp.QuickSetter | None:
    if (size, variant) != ((9, 9), "classic"):
        return None
    from smtpuzzles.kinds.sudoku.fast import making

    return sp.QuickSetter(making.solution, making.minimal)


KIND = sp.Kind(
    name="sudoku",
    title="each digit once in every row, column and box",
    variants={
        "classic": "rows, columns and boxes",
        "x": "rows, columns, boxes and both main diagonals",
        "jigsaw": "rows, columns, and regions of any shape instead of boxes",
        "killer": "rows, columns, boxes, and cages with the total of their digits, which differ",
    },
    parse=parse,
    levels=text.one_a_line,
    within=text.WITHIN,
    mark=r"^(?:(?=[01_.]*[2-9])[0-9_.]{81}|regions|cages)$",
    setter=sp.BoardSetter(usual=(9, 9), blank=blank, options=Symmetry, groups=groups, quick=quick_setter),
    rules=("Every cell holds a digit.", "Every row, every column and every box has each digit exactly once."),
    formats=sp.formats_in(f"{__name__}.formats"),
    quick=quick,
    techniques=(*digit_techniques.TECHNIQUES, *cages.TECHNIQUES, leftovers.TECHNIQUE),
    legend=((sp.Tile("·", sp.Role.OPEN), "open"),),
)
