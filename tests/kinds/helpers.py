"""What the tests of kinds share: boards to try, both statements of the rules compared, what verify reports."""

from collections.abc import Iterator
from itertools import product

from hypothesis import strategies as some

import smtpuzzles
from smtpuzzles.base.grid import board_of
from smtpuzzles.base.text import Source
from smtpuzzles.model import Board
from smtpuzzles.puzzle.contract import BoardPuzzle


def accepted(puzzle: BoardPuzzle, symbols: dict[str, str]) -> Iterator[str]:
    """The boards that verify accepts, of all that there are; `symbols` says which may stand where a symbol is bare."""
    bare = puzzle.model.bare
    for choice in product(*[symbols.get(symbol, symbol) for symbol in bare.values()]):
        board = dict(zip(bare, choice, strict=True))
        if not puzzle.violations(board):
            yield puzzle.solution_text(board)


def found(puzzle: BoardPuzzle) -> list[str]:
    outcome = smtpuzzles.solve(puzzle, limit=None)
    assert outcome.exhausted
    return [puzzle.solution_text(solution) for solution in outcome.solutions]


def assert_exact(puzzle: BoardPuzzle, symbols: dict[str, str]) -> None:
    models = found(puzzle)
    assert len(set(models)) == len(models)
    assert set(models) == set(accepted(puzzle, symbols))
    verdict = {0: "none", 1: "unique"}.get(len(models), "multiple")
    checked = smtpuzzles.check(puzzle)
    assert checked.verdict == verdict
    assert smtpuzzles.count(puzzle).count == len(models)
    if verdict == "multiple":
        boards = [puzzle.read_solution(Source("found", text)) for text in models]
        same = {cell for cell in boards[0] if len({board[cell] for board in boards}) == 1}
        assert checked.backbone == same
        assert checked.differing == boards[0].keys() - same


def boards(height: int, width: int, alphabet: str) -> some.SearchStrategy[dict[tuple[int, int], str]]:
    row = some.text(alphabet, min_size=width, max_size=width)
    return some.lists(row, min_size=height, max_size=height).map(board_of)


def pattern(draw: some.DrawFn, symbols: str | list[str], height: int, width: int) -> Board:
    """A board of these symbols: few random ones, repeated, as drawing each of many cells takes long."""
    drawn = draw(some.lists(some.sampled_from(sorted(symbols)), min_size=1, max_size=37))
    places = [(r, c) for r in range(1, height + 1) for c in range(1, width + 1)]
    return {place: drawn[number % len(drawn)] for number, place in enumerate(places)}


def broken(kind: str, puzzle: str, solution: str) -> dict[str, list[tuple[int, int]]]:
    found = smtpuzzles.verify(smtpuzzles.parse(kind, puzzle), solution)
    return {violation.rule: list(violation.cells) for violation in found}


def row(number: int, width: int) -> list[tuple[int, int]]:
    return [(number, c) for c in range(1, width + 1)]


def column(number: int, height: int) -> list[tuple[int, int]]:
    return [(r, number) for r in range(1, height + 1)]
