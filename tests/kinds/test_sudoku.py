"""Sudoku: what it reads and refuses, what verify reports, and that both statements of its rules agree."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import permutations, product
from random import Random
from textwrap import wrap

import pytest
from hypothesis import strategies as some

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.grid import board_of, boxes, level_edges, named_lines, upright_edges
from smtpuzzles.base.picture import Role
from smtpuzzles.base.text import Source
from smtpuzzles.batch.question import Question
from smtpuzzles.batch.reading import items
from smtpuzzles.cli.app import run
from smtpuzzles.engines.table import engine
from smtpuzzles.errors import UsageError
from smtpuzzles.exchange.edges import regions_of
from smtpuzzles.kinds.sudoku import Sudoku, Symmetry, blank, setting
from smtpuzzles.kinds.sudoku.cages import KillerCage
from smtpuzzles.kinds.sudoku.setting import SIDES
from smtpuzzles.model import AnyOf, Board
from smtpuzzles.puzzle.reasons import Claim, Inference
from smtpuzzles.puzzle.setters import Wanted
from smtpuzzles.reading import read
from tests.kinds.helpers import broken, found, pattern, row

GOOD = "12..\n..12\n....\n....\n"
JIGSAW = f"{GOOD}regions\nAAAB\nACBB\nCCDB\nCDDD\n"
KILLER = f"{GOOD}cages\nAA.B\n...B\n..B.\n....\nA=4 B=6\n"
TALL = "boxes 2 wide 3 high\n"
MALFORMED = {
    "empty": ("", "1:1: expected the rows of a sudoku, but found nothing"),
    "comments": ("; 1234\n", "1:1: expected the rows of a sudoku, but found nothing"),
    "nul-bytes": (b"12\0.\n", "1:3: expected a digit, or . for an empty cell, but found '\\x00'"),
    "not-utf8": (b"\xef\xbb\xbf12\xc0.\n", "1:3: expected UTF-8 text, but found the byte 0xc0"),
    "short": ("1234\n....\n...\n....\n", "3:4: expected 4 cells in this line, but found 3"),
    "long": ("1234\n....\n.....\n....\n", "3:5: expected 4 cells in this line, but found 5"),
    "short-in-words": ("1 2 3 4\n. . . .\n. . .\n. . . .\n", "3:6: expected 4 cells in this line, but found 3"),
    "long-in-words": ("1 2 3 4\n. . . .\n. . .  . .\n. . . .\n", "3:10: expected 4 cells in this line, but found 5"),
    "first-row-short": ("123\n....\n....\n....\n", "1:4: expected 4 cells in this line, but found 3"),
    "first-row-long": ("12341\n....\n....\n....\n", "1:5: expected 4 cells in this line, but found 5"),
    "all-rows-long": ("12341\n.....\n.....\n.....\n", "1:5: expected 4 cells in this line, but found 5"),
    "too-few-rows": ("1234\n....\n....\n", "3:5: expected 4 rows, but found 3"),
    "too-many-rows": ("1234\n....\n....\n....\n\n....\n", "6:5: expected 4 rows, but found 1"),
    "one-row-only": ("1234\n", "1:5: expected 4 rows, but found 1"),
    "one-line-short": ("." * 80, "1:81: expected 1, 16, 36, 64, 81, 100 ... cells in a single line, but found 80"),
    "one-line-long": ("." * 82, "1:83: expected 1, 16, 36, 64, 81, 100 ... cells in a single line, but found 82"),
    "side-of-seven": (".......\n" * 7, "1:8: expected a side of 1, 4, 6, 8, 9, 10 ... cells, but found 7"),
    "side-of-two": ("12\n21\n", "1:3: expected a side of 1, 4, 6, 8, 9, 10 ... cells, but found 2"),
    "boxes-without-rows": ("boxes 2 wide 2 high\n", "1:20: expected the rows of a sudoku first"),
    "boxes-without-words": (f"boxes 2x2\n{GOOD}", "1:1: expected boxes in the form 'boxes 3 wide 2 high'"),
    "boxes-too-large": (f"boxes 3 wide 2 high\n{GOOD}", "1:1: expected boxes of 4 cells, because there are 4 rows"),
    "boxes-below": (f"{GOOD}boxes 2 wide 2 high\n", "5:1: expected a digit, or . for an empty cell, but found 'boxes'"),
    "regions-twice": (f"{JIGSAW}regions\n", "10:1: expected 'regions' only once"),
    "regions-first": ("regions\nAABB", "1:8: expected the rows of a sudoku first"),
    "regions-of-few-rows": (f"{GOOD}regions\nAABB\n", "6:5: expected 4 rows, but found 1"),
    "regions-with-a-short-row": (JIGSAW.replace("AAAB", "AAA"), "6:4: expected 4 cells in this line, but found 3"),
    "region-too-large": (JIGSAW.replace("AAAB", "AAAA"), "6:1: expected 4 cells in each region, but found 5 in 'A'"),
    "cages-without-totals": (
        KILLER.replace("A=4", ""),
        "6:1: expected the total of the cage 'A' below the cages, such as A=10",
    ),
    "cage-of-no-name": (
        KILLER.replace("A=4", "C=4"),
        "10:1: expected the total of another cage, such as A=10, but found 'C=4'",
    ),
    "cage-with-two-totals": (f"{KILLER}A=4", "11:1: expected the total of another cage, such as A=10, but found 'A=4'"),
    "cage-with-a-wrong-total": (KILLER.replace("A=4", "A=11"), "10:3: total 11 is not between 1 and 10"),
    "cage-of-five-cells": (
        KILLER.replace("..B.", "BBBB"),
        "6:4: expected at most 4 cells in a cage, but found 6 in 'B'",
    ),
    "no-cage": (GOOD + "cages\n" + "....\n" * 4, "5:1: expected a cage below, but found none"),
    "cages-of-a-large-board": (
        (" ." * 18 + "\n") * 18 + "cages\n",
        "19:1: expected no cages, because there are more than 16 rows",
    ),
    "letter": ("1234\n..A.\n....\n....\n", "2:3: expected a digit, or . for an empty cell, but found 'A'"),
    "letter-in-words": ("1 2 x 4\n", "1:5: expected a digit, or . for an empty cell, but found 'x'"),
    "letter-and-long": ("1234\n..x..\n....\n....\n", "2:3: expected a digit, or . for an empty cell, but found 'x'"),
    "letter-and-too-few-rows": ("1234\n..x.\n", "2:3: expected a digit, or . for an empty cell, but found 'x'"),
    "out-of-range": ("1234\n...5\n....\n....\n", "2:4: digit 5 is not between 1 and 4"),
    "out-of-range-in-one-line": ("." * 14 + "7.", "1:15: digit 7 is not between 1 and 4"),
    "only-a-two": ("2\n", "1:1: digit 2 is not 1, the only digit possible here"),
    "seventeen": (("17 " + ". " * 15 + "\n") * 16, "1:1: digit 17 is not between 1 and 16"),
    "gigantic": ("1 2 3 " + "5" * 5000 + "\n" + "....\n" * 3, "1:7: digit 55555555555555555... is not between 1 and 4"),
    "float": ("1 2 3 4\n1.5 . . .\n. . . .\n. . . .", "2:1: expected a digit, or . for an empty cell, but found '1.5'"),
    "negative": ("1 2 -3 4\n", "1:5: expected a digit, or . for an empty cell, but found '-'"),
    "minus-as-filler": ("12--\n", "1:3: expected a digit, or . for an empty cell, but found '-'"),
    "plus": ("+1 2 3 4\n", "1:1: expected a digit, or . for an empty cell, but found '+'"),
    "arabic-indic": ("12٣.\n", "1:3: expected a digit, or . for an empty cell, but found '٣'"),
    "devanagari": ("12३.\n", "1:3: expected a digit, or . for an empty cell, but found '३'"),
    "full-width": ("12３.\n", "1:3: expected a digit, or . for an empty cell, but found '３'"),
    "superscript": ("12³.\n", "1:3: expected a digit, or . for an empty cell, but found '³'"),
    "bar-beside-a-box": (
        TALL + "..|..|..\n2.5|...\n" + "......\n" * 4,
        "3:4: expected bars only around boxes 2 wide",
    ),
    "bar-in-one-line": ("boxes 4 wide 1 high/1...|/..|../..../....", "1:29: expected bars only around boxes 4 wide"),
    "drawn-with-a-short-row": ("12|34\n..|..\n--+--\n..|.\n..|..\n", "4:5: expected 4 cells in this line, but found 3"),
}
MALFORMED_SOLUTIONS = {
    "small": (".", "1:2: expected 4 rows, but found 1"),
    "line": ("." * 15, "1:16: expected 16 cells in a single line, but found 15"),
    "large-line": ("." * 81, "1:82: expected 16 cells in a single line, but found 81"),
    "too-many-rows": ("1234\n" * 5, "5:1: expected 4 rows, but found 5"),
    "wide": (".........\n" * 4, "1:5: expected 4 cells in this line, but found 9"),
    "range": ("1234\n" * 3 + "1235", "4:4: digit 5 is not between 1 and 4"),
    "symbol": ("12x4\n", "1:3: expected a digit, or . for an empty cell, but found 'x'"),
}
ACCEPTED = {
    "rows-without-blanks": ("12__\n..12\n0000\n3...\n", "12..\n..12\n....\n3...\n"),
    "rows-with-blanks": ("1 2 _ _\n. . 1 2\n0  0 0 0\n 3 . . .\n", "12..\n..12\n....\n3...\n"),
    "rows-of-both-sorts": ("12..\n. . 1 2\n....\n3...\n", "12..\n..12\n....\n3...\n"),
    "in-one-line": ("; sdm\n12....12....3...", "12..\n..12\n....\n3...\n"),
    "in-one-line-with-blanks": ("1 2 . . . . 1 2 . . . . 3 . . .", "12..\n..12\n....\n3...\n"),
    "of-81-in-one-line": ("0" * 81, ".........\n" * 9),
    "blanks-between-boxes": ("12 ..\n.. 12\n\n.. ..\n3. ..\n", "12..\n..12\n....\n3...\n"),
    "rows-with-blanks-in-one-line": ("12.. ..12 .... 3...", "12..\n..12\n....\n3...\n"),
    "drawn-boxes": ("*-----*\n|12|..|\n| ..|12 |\n|--+--|\n|..|..\n|3.|..|\n*-----*", "12..\n..12\n....\n3...\n"),
    "boxes-said-and-drawn": (TALL + "|..|..|..|\n" * 6, TALL + "......\n" * 6),
    "boxes-said-and-bars-between-cells": (TALL + ".|.|.|.|.|.\n" * 6, TALL + "......\n" * 6),
    "of-one-cell": (".", ".\n"),
    "of-six": ("......" * 6, "......\n" * 6),
    "boxes-that-are-usual": ("boxes 3 wide 2 high\n" + "......\n" * 6, "......\n" * 6),
    "boxes-between-bars": (".. | .. | ..\n" * 6, "boxes 2 wide 3 high\n" + "......\n" * 6),
    "boxes-in-one-line": (" boxes 4 wide 1  high/1.../..../..../....", "boxes 4 wide 1 high\n1...\n....\n....\n....\n"),
    "regions-of-any-names": (JIGSAW.translate(str.maketrans("ABC", "x3-")), JIGSAW),
    "regions-in-words": (f"{GOOD}regions\na a a b\na 10 b b\n10 10 - b\n10 - - -\n", JIGSAW),
    "cages-with-totals-in-two-lines": (KILLER.replace("A=4 ", "A=04\n"), KILLER),
    "of-sixteen": (("16 " + "0 " * 15 + "\n") * 16, (("16" + "  ." * 15) + "\n") * 16),
}
# Puzzles without solution, not bad input.
CONTRADICTIONS = {
    "twice-in-a-row": "11..\n....\n....\n....\n",
    "no-digit-left": "123.\n...4\n....\n....\n",
}
# How many boards there are.
NUMBERS = [
    (Sudoku(board_of(["____"] * 4)), 288),
    (Sudoku(board_of(["____"] * 4), shape=(1, 4)), 576),  # all Latin squares
]


def wanted(n: int, variant: str) -> Wanted[Symmetry]:
    return Wanted(size=(n, n), variant=variant, options=Symmetry(), random=Random(n))


@cache
def blanks(variant: str) -> list[Sudoku]:
    """Sudokus with regions and cages of all sorts, but without givens."""
    if variant in ("classic", "x"):
        return [Sudoku.of_size((n, n), variant) for n in (1, 4, 6, 9, 12, 16)]
    return [blank(wanted(n, variant)) for n in (4, 5, 6, 8) if n in SIDES[variant]]


@some.composite
def values(draw: some.DrawFn, variant: str) -> tuple[Sudoku, Board]:
    puzzle = draw(some.sampled_from(blanks(variant)))
    symbols, side = ["_", *puzzle.symbols], puzzle.size
    return replace(puzzle, board=pattern(draw, symbols, side, side)), pattern(draw, symbols, side, side)


TINY = {
    "classic": "",
    "x": "",
    "jigsaw": "regions\nAAAA\nBBBB\nCCCD\nCDDD\n",
    "killer": "cages\nAA.B\n.CCB\n.C..\n....\nA=5 B=6 C=8\n",
}


@pytest.mark.few(1)
@pytest.mark.parametrize("variant", TINY)
def test_models_are_the_boards_that_verify_accepts(variant):
    """Of all fillings with a permutation in every row, which leaves out none that could be right."""
    several = 0
    for givens in ("1......2.4......", ".2..1......3...."):
        puzzle = smtpuzzles.parse("sudoku", Sudoku(board_of(wrap(givens, 4))).text() + TINY[variant], variant)
        every = {puzzle.solution_text(filled) for filled in filled_sudokus(givens) if not puzzle.violations(filled)}
        models = found(puzzle)
        assert len(models) == len(set(models))
        assert set(models) == every
        several += len(models) > 1
    assert several


def filled_sudokus(givens: str) -> Iterator[dict[tuple[int, int], str]]:
    """All 4 x 4 boards whose rows are permutations with these givens."""
    every = ["".join(row) for row in permutations("1234")]
    rows = [[row for row in every if re.match(given, row)] for given in wrap(givens, 4)]
    yield from map(board_of, product(*rows))


def test_reports_givens_digits_and_what_is_empty_but_not_what_is_unfinished():
    assert broken("sudoku", "1...\n....\n....\n....\n", "2134\n3412\n....\n....\n") == {
        "row 1, column 1 is given as 1": [(1, 1)],
        **{f"row {r}, column {c} holds exactly one digit": [(r, c)] for r in (3, 4) for c in (1, 2, 3, 4)},
    }
    assert broken("sudoku", "....\n....\n....\n....\n", "1123\n3...\n....\n....\n") == {
        "row 1 has the digit 1 exactly once": row(1, 4),
        "row 1 has the digit 4 exactly once": row(1, 4),
        "the box of rows 1 to 2 and columns 1 to 2 has the digit 1 exactly once": [(1, 1), (1, 2), (2, 1), (2, 2)],
        **{f"row 2, column {c} holds exactly one digit": [(2, c)] for c in (2, 3, 4)},
        **{f"row {r}, column {c} holds exactly one digit": [(r, c)] for r in (3, 4) for c in (1, 2, 3, 4)},
    }


def test_givens_are_strong():
    given, found = (smtpuzzles.parse("sudoku", text).picture({(1, 1): "1"}).tiles[1, 1] for text in ("1", "."))
    assert (given.role, given.strong) == (Role.SYMBOL, True)
    assert (found.role, found.strong) == (Role.SYMBOL, False)


@pytest.mark.parametrize("variant", ["classic", "jigsaw", "killer"])
def test_new_boards_of_6_are_unique_and_need_every_given(variant):
    (made,) = smtpuzzles.generate("sudoku", size=6, variant=variant, seed=3)
    assert (made.variant, bool(made.regions), bool(made.cages)) == (variant, variant == "jigsaw", variant == "killer")
    assert smtpuzzles.check(made).verdict == "unique"
    givens = made.givens()
    for cell in givens:
        fewer = made.with_givens({other: digit for other, digit in givens.items() if other != cell})
        assert smtpuzzles.check(fewer).verdict == "multiple"


@pytest.mark.parametrize("n", [5, 6, 9])
def test_random_regions_are_connected_and_have_as_many_cells_as_rows(n):
    regions = blank(wanted(n, "jigsaw")).regions
    assert [len(region) for region in regions] == [n] * n
    assert sorted(cell for region in regions for cell in region) == sorted(Sudoku.of_size((n, n), "x").board)
    numbers = {cell: number for number, region in enumerate(regions) for cell in region}
    borders = [edge for edge in upright_edges((n, n)) + level_edges((n, n)) if numbers[edge[0]] != numbers[edge[1]]]
    assert len(set(regions_of((n, n), borders).values())) == n


@pytest.mark.parametrize(("n", "seed"), [("4", "2"), ("4", "13"), ("6", "7")])
def test_the_regions_of_a_new_jigsaw_are_not_the_usual_boxes(n, seed, capsys):
    """These were: an ordinary sudoku."""
    assert run(["generate", "sudoku", "--size", n, "--seed", seed, "--variant", "jigsaw", "-o", "-"]) == 0
    made = smtpuzzles.parse("sudoku", capsys.readouterr().out)
    assert (made.variant, set(made.regions) == set(map(tuple, boxes(int(n), 2, int(n) // 2)))) == ("jigsaw", False)


def test_reports_a_region_and_a_cage():
    assert broken("sudoku", "..../..../..../..../regions/AAAA/BBBB/CCCD/CDDD", "1223\n....\n....\n....")[
        "the region of row 1, column 1 has the digit 2 exactly once"
    ] == row(1, 4)
    cage = "..../..../..../..../cages/AA../AB../..../..../A=6 B=1"
    for wrong in ("12..\n4...", "11..\n4...", "34..\n...."):
        assert broken("sudoku", cage, f"{wrong}\n....\n....")[
            "the digits of the cage of row 1, column 1 differ and add up to 6"
        ] == [(1, 1), (1, 2), (2, 1)]
    assert not any("cage" in rule for rule in broken("sudoku", cage, "12..\n3...\n....\n...."))


@pytest.mark.parametrize(
    ("variant", "text", "message"),
    [
        ("jigsaw", GOOD, "4:5: expected a line 'regions' below, and the regions of a jigsaw sudoku"),
        ("killer", GOOD, "4:5: expected a line 'cages' below, and the cages of a killer sudoku"),
        ("jigsaw", KILLER + JIGSAW[len(GOOD) :], "5:1: expected no cages in a jigsaw sudoku"),
    ],
)
def test_a_variant_needs_its_parts(variant, text, message):
    with pytest.raises(smtpuzzles.InputError, match=message):
        smtpuzzles.parse("sudoku", text, variant)


def test_a_cage_alone_keeps_its_other_cells_from_the_digit_of_a_given():
    puzzle = smtpuzzles.parse("sudoku", "..../.1../..../..../cages/..../.AA./..A./..../A=6")
    model = puzzle.model
    (cage,) = [rule for rule in model.rules if rule.sentence == puzzle.cages[0].sentence]
    numbers = {name: number for number, name in enumerate(model.formula.names, 1)}
    with engine("minisat").open(model.formula._replace(rules=(cage,))) as session:
        told = [session.check(Deadline(), [numbers[f"digit_3_3_{digit}"]]).verdict for digit in "123"]
    assert told == ["unsat", "sat", "sat"]


def test_regions_and_cages_tell_the_variant():
    found = [smtpuzzles.parse("sudoku", text).variant for text in (GOOD, JIGSAW, KILLER, JIGSAW + KILLER[len(GOOD) :])]
    assert found == ["classic", "jigsaw", "killer", "killer"]
    assert smtpuzzles.parse("sudoku", JIGSAW, "x").variant == "x"


def test_a_step_of_one_cage_names_the_sums_that_are_left():
    puzzle = smtpuzzles.parse("sudoku", "..../..../..../..../cages/AA../..../..../..../A=4")
    cage = next(rule for rule in puzzle.model.rules if "cage" in rule.sentence)
    # The rule alone excludes what is in none of the sums.
    for literal, (_, cell, digit) in enumerate(puzzle.model.variables, 1):
        assert (AnyOf((-literal,)) in cage.constraints) == (cell in cage.cells and digit in "24")
    step = Inference((cage,), (), (Claim((1, 1), "2", False),))
    assert puzzle.reason(step).words == "the cage of row 1, column 1 adds up to 4: 1 + 3"
    three = Claim((1, 1), "3", False)
    assert puzzle.reason(Inference((cage,), (three, Claim((1, 1), "1", False)), ())).pattern == "cage total"
    assert puzzle.reason(Inference((cage, puzzle.model.rules[0]), (), step.conclusions)).pattern == "cage total"
    assert puzzle.reason(Inference((cage, puzzle.model.rules[-2]), (), step.conclusions)) is None


def test_a_lone_cell_joins_no_cage_that_has_taken_one_in():
    board = setting.filled([line for _, line in named_lines(9, 9)], 9, Random(0))
    cages = setting.random_cages(board, Random(0))
    assert max(len(cage.cells) for cage in cages) == max(setting.CAGES) + 1


def test_cages_that_share_a_cell_are_no_sudoku():
    cages = KillerCage(((1, 1), (1, 2)), 3), KillerCage(((1, 2), (2, 2)), 4)
    with pytest.raises(UsageError, match="expected cages that share no cell, but row 1, column 2 is in two"):
        replace(Sudoku.of_size((4, 4), "killer"), cages=cages)


@pytest.mark.parametrize("between", ["", "\n"])
def test_parts_of_a_large_sudoku_are_no_small_ones(tmp_path, between):
    """Names of cages and regions in rows of 16 once were taken for lines with a sudoku of 4 x 4 each."""
    empty = Sudoku.of_size((16, 16), "classic")
    boxes = tuple([tuple(box) for _, box in empty.boxes])
    jigsaw = replace(empty, variant="jigsaw", regions=boxes)
    for puzzle in (jigsaw, replace(empty, variant="killer", cages=tuple([KillerCage(box, 136) for box in boxes]))):
        file = tmp_path / "puzzle.txt"
        file.write_text(re.sub("(?=regions|cages)", between, puzzle.text()))
        assert [one.puzzle for one in read("sudoku", Source("text", file.read_text())).records()] == [puzzle]
        assert [item.text for item in items(Question("sudoku", wishes=("solve",)), [str(file)])] == [file.read_text()]
