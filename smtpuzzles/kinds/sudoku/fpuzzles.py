"""Links of f-puzzles and SudokuPad: JSON, compressed by lz-string.

size          the number of rows
grid          rows of cells: a `value`, `given` or entered; a `region` from 0 on, where it is not the usual box, or null
diagonal+, -  are the diagonals units, too? only both make the variant x
killercage    `cells` such as R1C2, and as `value` their total
solution      all digits in one list
title         and `ruleset`: words, which may be rules that nobody reads here

What else there is and is not empty may be another rule, and is refused by its name, except for what only players see.
"""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

import smtpuzzles.puzzle as sp
from smtpuzzles.exchange.links import LONGEST, only_word, rest
from smtpuzzles.exchange.lzstring import compress, decompress
from smtpuzzles.exchange.records import answered, noted
from smtpuzzles.kinds.sudoku import Sudoku
from smtpuzzles.kinds.sudoku.cages import KillerCage, shared_cell
from smtpuzzles.kinds.sudoku.regions import Region, shape_of, usual_shape

LARGEST = 16  # rows of a board there
DIAGONALS = {"diagonal+", "diagonal-"}
READ = {"size", "grid", "killercage", "solution", "title", "ruleset", *DIAGONALS}
SEEN = {"author", "disabledlogic", "truecandidatesoptions", "successMessage", "highlightConflicts"}
READ_OF_CELL = {"value", "given", "region"}
CAGE = {"cells", "value", "outlineC", "fontC"}
SEEN_OF_CELL = {"c", "cArray", "highlight", "highlightArray", "centerPencilMarks", "cornerPencilMarks"}
F_PUZZLES = r"(?:https?://)?(?:www\.)?f-puzzles\.com/(?:\?|.{0,99}?&)load="
SUDOKUPAD = (
    r"(?:(?:https?://)?(?:[a-z]+\.)?(?:sudokupad\.app|crackingthecryptic\.com)/(?:sudoku/?)?(?:\?puzzleid=)?)?"
    r"fpuz(?:zles)?"
)
Fail = Callable[[str], Exception]


def read(source: sp.Source, form: str, wanted: str | None) -> sp.Record:
    word = only_word(source, "a link")
    start = re.match(form, word.text)
    packed = rest(word, start.end() if start else 0)
    data = loaded(packed._replace(text=re.split("[&?#]", packed.text)[0]))

    def fail(message: str) -> Exception:
        return packed.error(f"{message} in the JSON of this link")

    refuse_others(data, READ | SEEN, fail)
    n = whole(data.get("size"), 1, LARGEST, "size", fail)
    grid = data.get("grid")
    if not (isinstance(grid, list) and len(grid) == n and all(isinstance(r, list) and len(r) == n for r in grid)):
        raise fail(f"expected a grid of {n} x {n} cells")
    for cell in (cell for row in grid for cell in row):
        refuse_others(cell, READ_OF_CELL | SEEN_OF_CELL, fail)
    values = sp.board_of([[digit(cell.get("value"), n, fail) for cell in row] for row in grid])
    given = sp.board_of([["given" if cell.get("given") else "" for cell in row] for row in grid])
    board = {cell: value if given[cell] else sp.EMPTY for cell, value in values.items()}
    regions = read_regions(grid, n, fail)
    cages = tuple([read_cage(cage, n, fail) for cage in some_list(data.get("killercage"), "killercage", fail)])
    if cell := shared_cell(cages):
        raise fail(f"expected cages that share no cell, but found {sp.at(cell)} in two")
    diagonals = {name for name in DIAGONALS if data.get(name)}
    if len(diagonals) == 1:
        raise fail(f"expected both diagonals or none, but found '{diagonals.pop()}' alone")
    shape = shape_of(regions, n)
    if shape and (wanted != "jigsaw" or diagonals or cages):  # the regions of a jigsaw may be boxes
        regions = ()
    variant = "x" if diagonals else "killer" if cages else "jigsaw" if regions else "classic"
    puzzle = Sudoku(board, variant, None if regions or shape == usual_shape(n) else shape, regions, cages)
    title, rules = (some_text(data.get(name), name, fail) for name in ("title", "ruleset"))
    record = answered_by(puzzle, values, data, fail)
    return record._replace(title=title, notes=(*record.notes, *noted(title=title, ruleset=rules)))


def loaded(packed: sp.Token) -> Any:
    """Return the JSON; its length is bounded before it is read."""
    text = decompress(packed, LONGEST)
    try:
        return json.loads(text)
    except (ValueError, RecursionError):  # also a number of thousands of digits
        raise packed.error(f"expected JSON, but found {sp.quoted(text)}") from None


def refuse_others(found: Any, known: set[str], fail: Fail) -> None:
    if not isinstance(found, dict):
        raise fail("expected an object with names")
    for name, value in found.items():
        if value and name not in known:
            raise fail(f"expected no rules but those of cages, regions and diagonals, but found {sp.quoted(name)}")


def whole(value: Any, low: int, high: int, what: str, fail: Fail) -> int:
    """Return a whole number, which may be written as text."""
    number = int(value) if isinstance(value, str) and re.fullmatch("[0-9]{1,9}", value) else value
    if isinstance(number, bool) or not isinstance(number, int) or not low <= number <= high:
        raise fail(f"expected a {what} between {low} and {high}, but found {sp.quoted(str(value))}")
    return number


def digit(value: Any, n: int, fail: Fail) -> str:
    return str(whole(value, 1, n, "digit", fail)) if value else sp.EMPTY


def some_text(value: Any, what: str, fail: Fail) -> str:
    """Return the words of a text with one blank between them."""
    if value and not isinstance(value, str):
        raise fail(f"expected a text as '{what}'")
    return " ".join((value or "").encode(errors="replace").decode().split())


def some_list(value: Any, what: str, fail: Fail) -> list[Any]:
    if value and not isinstance(value, list):
        raise fail(f"expected a list as '{what}'")
    return value or []


def read_regions(grid: list[list[dict[str, Any]]], n: int, fail: Fail) -> tuple[Region, ...]:
    usual = usual_boxes(n)
    found: dict[int, list[sp.Cell]] = {}
    for place in sp.cells(n, n):
        cell = grid[place[0] - 1][place[1] - 1]
        number = whole(cell["region"], 0, n - 1, "region", fail) if "region" in cell else usual.get(place)
        if number is None:
            raise fail(f"expected a region for each cell, because boxes of {n} cells have no usual shape")
        found.setdefault(number, []).append(place)
    if any(len(region) != n for region in found.values()):
        raise fail(f"expected {n} cells in each region")
    return tuple(sorted(map(tuple, found.values())))


def usual_boxes(n: int) -> Mapping[sp.Cell, int]:
    shape = usual_shape(n)
    return {cell: number for number, box in enumerate(sp.boxes(n, *shape) if shape else []) for cell in box}


def read_cage(found: Any, n: int, fail: Fail) -> KillerCage:
    if not isinstance(found, dict):
        raise fail("expected cages with cells and a value")
    # A rule of cages may be taken off: digits that need not be `unique`.
    refuse_others({name: value or value is False for name, value in found.items()}, CAGE, fail)
    members: list[sp.Cell] = []
    for name in some_list(found.get("cells"), "cells", fail):
        place = re.fullmatch("R([0-9]{1,3})C([0-9]{1,3})", str(name))
        if not place or not (1 <= int(place[1]) <= n and 1 <= int(place[2]) <= n):
            raise fail(f"expected a cell such as R1C2, but found {sp.quoted(str(name))}")
        members.append((int(place[1]), int(place[2])))
    if not 1 <= len(members) <= n:
        raise fail(f"expected 1 to {n} cells in a cage, but found {len(members)}")
    return KillerCage(tuple(sorted(members)), whole(found.get("value"), 1, n * (n + 1) // 2, "total of a cage", fail))


def answered_by(puzzle: Sudoku, values: sp.Board, data: Mapping[str, Any], fail: Fail) -> sp.Record:
    """Return the puzzle with the solution of the link, or with its entries if they are one."""
    digits = some_list(data.get("solution"), "solution", fail)
    if digits:
        if len(digits) != len(values):
            raise fail(f"expected {len(values)} digits as 'solution', but found {len(digits)}")
        values = dict(zip(values, [digit(value, puzzle.size, fail) for value in digits], strict=True))
        if sp.EMPTY not in values.values() and (broken := puzzle.violations(values)):
            return sp.Record(puzzle, notes=(f"the solution in this link breaks a rule: {broken[0].rule}",))
    return answered(puzzle, values)


def write(record: sp.Record, start: str) -> str:
    puzzle: Sudoku = record.puzzle
    if puzzle.size > LARGEST:
        raise sp.UsageError(f"this link cannot carry a sudoku of more than {LARGEST} rows")
    if puzzle.shape and 1 in puzzle.shape and not puzzle.regions:
        height, width = puzzle.shape
        raise sp.UsageError(
            f"this link cannot carry boxes of {width} x {height} cells: they would be regions of a jigsaw"
        )
    region_of = {cell: number for number, (_, box) in enumerate(puzzle.boxes) for cell in box}
    usual = dict(usual_boxes(puzzle.size)) == region_of
    in_order = [
        ({} if symbol == sp.EMPTY else {"value": int(symbol), "given": True})
        | ({} if usual else {"region": region_of[cell]})
        for cell, symbol in puzzle.board.items()
    ]
    n = puzzle.size
    data: dict[str, Any] = {"size": n, "grid": [in_order[row * n : (row + 1) * n] for row in range(n)]}
    if record.title:
        data["title"] = record.title
    if puzzle.variant == "x":
        data |= dict.fromkeys(sorted(DIAGONALS), True)
    if puzzle.cages:
        data["killercage"] = [
            {"cells": [f"R{r}C{c}" for r, c in cage.cells], "value": str(cage.total)} for cage in puzzle.cages
        ]
    if record.solution:
        data["solution"] = [int(symbol) for symbol in record.solution.values()]
    return start + compress(json.dumps(data, ensure_ascii=False, separators=(",", ":")))


def link_format(name: str, title: str, form: str, start: str) -> sp.Format:
    return sp.Format(
        name=name,
        title=title,
        form=form,
        read=lambda source, variant: read(source, form, variant),
        write=lambda record: write(record, start),
        one_a_line=True,
        tells_kind=True,
        link=True,
        solutions=True,
        titles=True,
    )


FORMATS = (
    link_format("fpuzzles", "an f-puzzles link", F_PUZZLES, "https://f-puzzles.com/?load="),
    link_format("sudokupad", "a SudokuPad link", SUDOKUPAD, "https://sudokupad.app/fpuzzles"),
)
