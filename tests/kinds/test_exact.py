"""The rules are stated twice, for Z3 and in plain Python. On tiny boards, both accept exactly the same boards."""

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

import smtpuzzles
from smtpuzzles.base.grid import board_of
from smtpuzzles.base.text import Source
from smtpuzzles.kinds import _template
from smtpuzzles.kinds.binairo import Binairo
from smtpuzzles.kinds.gappy import Gappy
from smtpuzzles.kinds.lightup import LightUp
from smtpuzzles.kinds.sudoku import Sudoku
from smtpuzzles.puzzle.contract import Puzzle


def accepted(puzzle: Puzzle, symbols: dict[str, str]) -> Iterator[str]:
    """The boards that verify accepts, of all that there are; `symbols` says which may stand where a symbol is bare."""
    bare = puzzle.model.bare
    for choice in product(*[symbols.get(symbol, symbol) for symbol in bare.values()]):
        board = dict(zip(bare, choice, strict=True))
        if not puzzle.violations(board):
            yield puzzle.solution_text(board)


def found(puzzle: Puzzle) -> list[str]:
    outcome = smtpuzzles.solve(puzzle, limit=None)
    assert outcome.exhausted
    return [puzzle.solution_text(solution) for solution in outcome.solutions]


def assert_exact(puzzle: Puzzle, symbols: dict[str, str]) -> None:
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


tiny = settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])


@tiny
@given(some.sampled_from([(1, 1), (1, 5), (2, 3), (3, 3), (4, 3)]).flatmap(lambda s: boards(*s, "_____#01234")))
def test_lightup_models_are_the_boards_that_verify_accepts(board):
    assert_exact(LightUp(board), {"_": "_*"})


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(
    some.sampled_from([(2, 2), (2, 4), (4, 2), (2, 6)] * 2 + [(4, 4)]).flatmap(lambda s: boards(*s, "____01")),
    some.sampled_from(["distinct", "repeats"]),
)
def test_binairo_models_are_the_boards_that_verify_accepts(board, variant):
    puzzle = Binairo(board, variant)
    model = puzzle.model
    given_cells = {cell for cell, symbol in board.items() if symbol != "_"}
    assert {variable.cell for variable in model.variables} == board.keys() - given_cells
    assert_exact(puzzle, {"0": "01", "1": "01"})


@settings(max_examples=6)
@given(
    boards(4, 4, "______1234"),
    some.sampled_from(["classic", "x"]),
)
def test_sudoku_models_are_the_boards_that_verify_accepts(board, variant):
    """Of all fillings with a permutation in every row, which leaves out none that could be right."""
    puzzle = Sudoku(board, variant)
    every = {puzzle.solution_text(filled) for filled in filled_sudokus() if not puzzle.violations(filled)}
    models = found(puzzle)
    assert len(models) == len(set(models))
    assert set(models) == every


def filled_sudokus() -> Iterator[dict[tuple[int, int], str]]:
    """All 4 x 4 boards whose rows are permutations and whose first column is one."""
    from itertools import permutations

    rows = ["".join(row) for row in permutations("1234")]
    for four in product(rows, repeat=4):
        if len({row[0] for row in four}) == 4:
            yield board_of(four)


labels = some.one_of(some.none(), some.integers(0, 2))


@settings(max_examples=4)
@given(some.lists(labels, min_size=4, max_size=4), some.lists(labels, min_size=4, max_size=4))
def test_gappy_of_four_models_are_the_boards_that_verify_accepts(across, down):
    assert_exact(Gappy(tuple(across), tuple(down)), {"W": "WB"})


@pytest.mark.parametrize("variant", ["classic", "diagonals"])
def test_gappy_models_are_the_boards_that_verify_accepts_among_all_with_two_black_a_row(variant):
    """Boards with another number of black cells in a row break a rule; the others are tried one by one, at n = 8."""
    expected = {"classic": 2, "diagonals": 0}[variant]
    missing = (None,) * 8
    puzzle = Gappy(missing, missing, variant)
    every = {puzzle.solution_text(board) for board in gappy_boards(8) if not puzzle.violations(board)}
    assert len(every) == expected
    assert set(found(puzzle)) == every


def gappy_boards(n: int) -> Iterator[dict[tuple[int, int], str]]:
    """All boards with two black cells in every row, none of which touch in the same or the next row."""
    rows = [frozenset((a, b)) for a in range(n) for b in range(a + 2, n)]
    apart = {
        row: [other for other in rows if all(abs(a - b) > 1 for a in row for b in other)] for row in rows
    }  # fmt: skip

    def extend(chosen: list[frozenset[int]]) -> Iterator[list[frozenset[int]]]:
        if len(chosen) == n:
            yield chosen
            return
        for row in apart[chosen[-1]] if chosen else rows:
            if all(sum(column in other for other in chosen) < 2 for column in row):
                yield from extend([*chosen, row])

    for chosen in extend([]):
        yield board_of("".join("B" if column in row else "W" for column in range(n)) for row in chosen)


def test_gappy_labels_pick_the_boards_that_have_them():
    """Every board of n = 9 solves its own labels; 616 of the 664 have labels that no other board has."""
    boards_by_labels: dict[tuple[tuple[int, ...], tuple[int, ...]], list[str]] = {}
    missing = (None,) * 9
    puzzle = Gappy(missing, missing)
    for board in gappy_boards(9):
        if not puzzle.violations(board):
            across = tuple(gap_of([board[r, c] for c in range(1, 10)]) for r in range(1, 10))
            down = tuple(gap_of([board[r, c] for r in range(1, 10)]) for c in range(1, 10))
            boards_by_labels.setdefault((across, down), []).append(puzzle.solution_text(board))
    assert sum(map(len, boards_by_labels.values())) == 664
    assert sum(len(same) == 1 for same in boards_by_labels.values()) == 616
    for (across, down), same in list(boards_by_labels.items())[::40]:
        assert sorted(found(Gappy(across, down))) == sorted(same)


def gap_of(line: list[str]) -> int:
    first = line.index("B")
    return line.index("B", first + 1) - first - 1


@tiny
@given(boards(3, 3, "___#"))
def test_template_models_are_the_boards_that_verify_accepts(board):
    assert_exact(_template.Rooks(board), {"_": "_R"})


@pytest.mark.parametrize(
    ("puzzle", "number"),
    [
        (Gappy((None,) * 8, (None,) * 8), 2),
        (Gappy((None,) * 9, (None,) * 9), 664),
        (Binairo(board_of(["__"] * 2)), 2),
        (Binairo(board_of(["____"] * 4)), 72),
        (Binairo(board_of(["______"] * 6)), 4140),
        (Binairo(board_of(["__"] * 2), "repeats"), 2),
        (Binairo(board_of(["____"] * 4), "repeats"), 90),
        pytest.param(Binairo(board_of(["______"] * 6), "repeats"), 11222, marks=pytest.mark.slow),
        (Sudoku(board_of(["____"] * 4)), 288),
        pytest.param(Gappy((None,) * 10, (None,) * 10), 146510, marks=pytest.mark.slow),
    ],
    ids=lambda value: f"{value.kind}-{value.variant}-{len(value.model.bare)}" if isinstance(value, Puzzle) else None,
)
def test_the_number_of_boards_is_the_known_one(puzzle, number):
    counted = smtpuzzles.count(puzzle)
    assert counted.exhausted
    assert counted.count == number
