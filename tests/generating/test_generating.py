"""New puzzles whose solutions are boards, and what is promised of them, for every kind that can make them."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.base.executors import map_parallel
from smtpuzzles.base.grid import cells, images, size_of
from smtpuzzles.encoding import direct
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.errors import UsageError
from smtpuzzles.generating import boards, choosing, series
from smtpuzzles.generating.request import Failed, GaveUp, Made, Request, Sort, make_request
from smtpuzzles.kinds.lightup import LightUp, walls
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.clued import Clue
from smtpuzzles.puzzle.setters import BoardSetter, Mended, Mending, Wanted
from smtpuzzles.solving import query, sampling
from smtpuzzles.solving.mus import Patience
from smtpuzzles.solving.preparing import Preparations, prepare_blank
from smtpuzzles.solving.query import Query
from tests.conftest import JUDGE, endless
from tests.sizes import BOARD_KINDS, CLUED_KINDS, blank_of, small, tiny

VARIANTS = [(name, variant) for name in BOARD_KINDS for variant in kinds.load(name).variants]
every_variant = pytest.mark.parametrize(("kind", "variant"), VARIANTS)
every_clued_variant = pytest.mark.parametrize(("kind", "variant"), [one for one in VARIANTS if one[0] in CLUED_KINDS])
every_kind = pytest.mark.parametrize("kind", BOARD_KINDS)
every_clued_kind = pytest.mark.parametrize("kind", CLUED_KINDS)


def made_of(request: Request, many: int, jobs: int = 1) -> list[Made]:
    return list(series.series(request, many, jobs, Deadline()))


def texts(request: Request, many: int, jobs: int = 1) -> list[str]:
    return [made.puzzle for made in made_of(request, many, jobs)]


def verdict_of(text: str, request: Request) -> str:
    return smtpuzzles.check(smtpuzzles.parse(request.kind, text, request.variant), engine=JUDGE).verdict


def with_a_clue_less(text: str, request: Request) -> Iterator[str]:
    """The puzzle without each of its clues in turn."""
    puzzle = smtpuzzles.parse(request.kind, text, request.variant)
    for clue in puzzle.clues():
        yield puzzle.blank().with_clues([other for other in puzzle.clues() if other != clue]).text()


@pytest.mark.few(4)
@every_clued_variant
def test_a_puzzle_has_one_solution_and_no_clue_to_spare(kind, variant):
    request = make_request(kind, variant=variant, seed=7)
    for made in made_of(request, 1):
        puzzle = smtpuzzles.parse(kind, made.text, variant)
        checked = smtpuzzles.check(puzzle)
        assert checked.verdict == "unique"
        assert [puzzle.solution_text(solution) for solution in checked.solutions] == list(made.solutions)
        fewer = list(with_a_clue_less(made.puzzle, request))
        assert made.facts == {"clues": len(fewer), "minimal": True}
        assert fewer
        assert {verdict_of(text, request) for text in fewer} == {"multiple"}


@pytest.mark.few(6)
@every_clued_variant
def test_a_clue_says_as_a_rule_what_the_puzzle_says_that_has_it(kind, variant):
    blank = blank_of(make_request(kind, tiny(kind), variant))
    solutions = smtpuzzles.solve(blank, limit=None, engine=JUDGE).solutions
    having = Counter(clue for solution in solutions for clue in blank.clues_of(solution))
    rules = blank.clue_rules()
    assert having.keys() <= rules.keys()
    with Query(prepare_blank(blank), Deadline()) as asked:
        for clue in Random(1).sample(sorted(rules), min(len(rules), 8)):
            assert smtpuzzles.count(blank.with_clues([clue]), engine=JUDGE).count == having[clue]
            assert asked.possible([asked.prepared.selectors[clue]]) == ("sat" if having[clue] else "unsat")
    assert len({rule.sentence for rule in rules.values()}) == len(rules)


@every_clued_variant
def test_all_clues_of_a_solution_are_true_of_it_and_there_is_one_for_every_place(kind, variant):
    blank = blank_of(make_request(kind, tiny(kind), variant))
    solution = smtpuzzles.solve(blank).solutions[0]
    clues = blank.clues_of(solution)
    assert len({clue.place for clue in clues}) == len(clues)
    puzzle = blank.with_clues(clues)
    filled = {cell: puzzle.picture().tiles[cell] for cell in solution}
    assert filled.keys() == solution.keys()
    assert smtpuzzles.solve(puzzle, engine=JUDGE).solutions


@pytest.mark.few(5)
@every_kind
def test_the_same_seed_is_the_same_puzzles_whatever_ran_before(kind):
    request = make_request(kind, small(kind), seed=3)
    first = texts(request, 2)
    texts(make_request(kind, tiny(kind), seed=1), 1)
    assert texts(request, 2) == first
    assert texts(make_request(kind, small(kind), seed=4), 1) != first[:1]
    assert len(set(first)) == 2


@pytest.mark.parametrize("kind", ["lightup", "sudoku"])
def test_the_same_seed_is_the_same_puzzles_however_many_work(kind):
    request = make_request(kind, seed=3)
    elsewhere = list(map_parallel(series.Maker(), [(request, number, 0) for number in (1, 2, 3)], 2, Deadline()))
    assert sorted(elsewhere, key=lambda made: made.number) == made_of(request, 3)


@pytest.mark.few(4)
@every_kind
@pytest.mark.parametrize("solver", ["glucose", "cadical"])
def test_the_solver_decides_nothing(kind, solver, monkeypatch):
    request = make_request(kind, tiny(kind), seed=5)
    first = texts(request, 3)
    monkeypatch.setattr(query, "SOLVER", solver)
    assert texts(request, 3) == first


@every_clued_kind
def test_clues_without_helper_variables_or_with_them_are_the_same(kind):
    class Counting(Preparations):
        def of_blank(self, blank, deadline):
            prepared = super().of_blank(blank, deadline)
            prepared.__dict__["cnf"] = Lowering("seqcounter").cnf(prepared.formula)
            return prepared

    request, setter = make_request(kind, tiny(kind), seed=6), kinds.load(kind).setter
    for number, made in enumerate(made_of(request, 3), 1):
        assert boards.board_puzzle(request, setter, number, 0, Counting(), Deadline()) == made


@pytest.mark.few(8)
@every_clued_variant
def test_the_counterparts_have_no_solution_or_several(kind, variant):
    for sort, verdict in ((Sort.NONE, "none"), (Sort.MULTIPLE, "multiple")):
        request = make_request(kind, small(kind), variant, seed=2, sort=sort)
        for made in made_of(request, 1):
            assert made.what == verdict == verdict_of(made.text, request)
            assert len(made.solutions) == {"none": 0, "multiple": 2}[verdict]


def test_without_clues_none_can_be_wrong_or_left_out():
    for more, words in (({"sort": Sort.NONE}, "wrong or left out"), ({"clues": 3}, "counted or kept")):
        with pytest.raises(UsageError, match=f"a hitori puzzle has no clues? that could be {words}"):
            make_request("hitori", **more)
    (made,) = made_of(make_request("hitori", (5, 5), seed=1), 1)
    assert (made.known, made.facts["clues"]) == ("25 givens", 0)
    assert verdict_of(made.text, made.request) == "unique"


def test_only_a_puzzle_without_givens_promises_that_nothing_can_be_left_out():
    """KenKen promised it, too, though a board without one of its results had the same only solution."""
    made = {kind: made_of(make_request(kind, (4, 4), seed=1), 1)[0] for kind in ("kenken", "norinori")}
    assert made["norinori"].known == "nothing can be left out"
    puzzle = made["kenken"].read()
    assert made["kenken"].known == f"{len(puzzle.numbers)} givens"
    fewer = [{one: puzzle.numbers[one] for one in puzzle.numbers if one != place} for place in puzzle.numbers]
    assert "unique" in {verdict_of(puzzle.with_givens(some).text(), made["kenken"].request) for some in fewer}


@pytest.mark.parametrize("sort", [Sort.NONE, Sort.MULTIPLE])
def test_the_counterparts_have_just_so_many_clues_as_requested(sort):
    assert [made.facts["clues"] for made in made_of(make_request("sudoku", clues=28, seed=3, sort=sort), 3)] == [28] * 3


@pytest.mark.few(5)
@every_clued_kind
def test_spare_clues_can_be_kept(kind):
    few, some, all_of_them = (make_request(kind, small(kind), seed=8, redundant=share) for share in (None, 0.5, 1))
    made = [made_of(request, 1)[0] for request in (few, some, all_of_them)]
    numbers = [one.facts["clues"] for one in made]
    assert numbers[1] == numbers[0] + round((numbers[2] - numbers[0]) / 2)
    puzzle = made[2]
    assert not puzzle.facts["minimal"]
    read = puzzle.read()
    assert len(read.clues()) == len(read.blank().clues_of(smtpuzzles.solve(read).solutions[0]))


@pytest.mark.few(5)
@every_clued_kind
def test_just_so_many_clues(kind):
    least = made_of(make_request(kind, small(kind), seed=9), 1)[0].facts["clues"]
    made = made_of(make_request(kind, small(kind), seed=9, clues=least + 1), 1)[0]
    assert made.facts == {"clues": least + 1, "minimal": False}
    assert verdict_of(made.text, made.request) == "unique"


def test_a_number_of_clues_that_is_not_reached_is_given_up_with_what_was_tried():
    tried = "200 boards gave no puzzle of 3 clues; the nearest had 4"
    with pytest.raises(GaveUp, match=tried):
        made_of(make_request("sudoku", (4, 4), clues=3), 1)


@pytest.mark.parametrize(("kind", "clues", "most"), [("sudoku", 82, 81), ("gappy", 1000, 18)])
def test_more_clues_than_a_board_has_are_refused(kind, clues, most):
    with pytest.raises(UsageError, match=f"a board of this size has at most {most} clues, not {clues}"):
        made_of(make_request(kind, clues=clues), 1)


def test_the_number_of_clues_of_one_random_board_is_no_limit_for_all_boards():
    """A cell with a mine has no clue, so that boards have different numbers of them."""
    made = made_of(make_request("minesweeper", (2, 3), clues=3, seed=2, options={"mines": 3}), 1)
    assert made[0].facts["clues"] == 3
    with pytest.raises(GaveUp, match="200 boards gave no puzzle of 5 clues; the nearest had 3"):
        made_of(make_request("minesweeper", (2, 3), clues=5, options={"mines": 3}), 1)
    with pytest.raises(UsageError, match="a board of this size has at most 6 clues, not 7"):
        made_of(make_request("minesweeper", (2, 3), clues=7, options={"mines": 3}), 1)


@pytest.mark.more
def test_more_clues_than_the_walls_that_were_drawn_are_given_up():
    tried = "200 boards gave no puzzle of 30 clues; the nearest had [0-9]+"
    with pytest.raises(GaveUp, match=tried):
        made_of(make_request("lightup", (5, 5), clues=30), 1)


def test_options_that_keep_all_clues_exclude_a_number_or_share_of_them():
    for more in ({"clues": 5}, {"redundant": 0.5}):
        with pytest.raises(UsageError, match="these options keep all clues"):
            make_request("gappy", options={"labels": "all"}, **more)


def test_what_is_not_decided_soon_keeps_a_clue_and_claims_nothing(monkeypatch):
    request = make_request("sudoku", seed=7)
    monkeypatch.setattr(sampling, "PATIENCE", 0)
    monkeypatch.setattr(choosing, "PATIENCE", Patience(20_000, 10))
    (made,) = made_of(request, 1)
    assert verdict_of(made.text, request) == "unique"
    assert made.facts["clues"] > 25
    assert not made.facts["minimal"]
    assert "minimal" not in made.known


def test_what_can_be_proven_impossible_is_refused():
    with pytest.raises(UsageError, match="no board of this size obeys the rules"):
        made_of(make_request("gappy", (3, 3)), 1)


def test_what_one_random_blank_cannot_be_is_not_said_of_its_size():
    setter = kinds.load("gappy").setter

    def made_with(share):
        def blank(wanted):
            size = (3, 3) if wanted.random.random() < share else (9, 9)
            return setter.blank(Wanted(**{**vars(wanted), "size": size}))

        of = BoardSetter(usual=(9, 9), blank=blank, options=setter.options)
        return boards.board_puzzle(make_request("gappy", (9, 9), seed=2), of, 1, 0, Preparations(), Deadline())

    assert isinstance(made_with(0.5), Made)
    assert made_with(1) == Failed(1, "50 boards gave no such puzzle: 50 had no solution")


def test_a_kind_that_mends_no_boards_tries_more_of_them():
    """A third of these boards have one solution when all numbers are given; five in a row had several."""
    assert len(made_of(make_request("mosaic", (5, 5), seed=1), 3)) == 3


def test_a_request_that_leads_nowhere_ends():
    """Here, one wall is too many: it was to be removed when there was no other."""
    with pytest.raises(GaveUp, match="5 boards gave no such puzzle: each had several solutions"):
        made_of(make_request("lightup", (3, 3), options={"density": 0.05}), 1)


def test_no_two_are_alike_and_when_there_are_no_more_this_is_said():
    first, *others = made_of(make_request("binairo", (2, 2)), 8)
    found = [made.puzzle for made in (first, *others)]
    said = "2,000 attempts in a row gave no new puzzle after 8 different ones; there are only 2 boards of this size"
    with pytest.raises(GaveUp, match=said):
        series.unlike(set(found), first, lambda *_: first, Deadline())
    one_given = [f"{'_' * place}{digit}{'_' * (3 - place)}" for place in range(4) for digit in "01"]
    assert sorted(found) == sorted(f"{cells[:2]}\n{cells[2:]}\n" for cells in one_given)
    with pytest.raises(GaveUp, match=r"after 8 different ones$"):  # no time to count the boards
        series.unlike(set(found), first, lambda *_: first, Deadline(0))


@pytest.mark.parametrize("symmetry", ["rotate", "mirror"])
def test_givens_of_a_symmetric_sudoku_have_their_images(symmetry):
    for made in made_of(make_request("sudoku", seed=1, options={"symmetry": symmetry}), 1):
        rows = made.puzzle.split()
        given = {(r, c) for r, row in enumerate(rows, 1) for c, digit in enumerate(row, 1) if digit != "."}
        assert {image for cell in given for image in images(cell, (9, 9), symmetry)} == given
        assert made.facts["minimal"]
        for cell in given:
            group = images(cell, (9, 9), symmetry)
            fewer = [
                "".join("." if (r, c) in group else digit for c, digit in enumerate(row, 1))
                for r, row in enumerate(rows, 1)
            ]
            assert verdict_of("\n".join(fewer), made.request) == "multiple"


@pytest.mark.parametrize("symmetry", ["none", "rotate", "mirror"])
def test_walls_are_as_many_as_requested_and_symmetric(symmetry):
    for made in made_of(make_request("lightup", (11, 9), seed=1, options={"symmetry": symmetry, "density": 0.25}), 5):
        board = smtpuzzles.parse("lightup", made.puzzle).board
        there = {cell for cell, symbol in board.items() if symbol != "_"}
        assert size_of(board) == (11, 9)
        assert {image for cell in there for image in images(cell, (11, 9), symmetry)} == there
        assert 24 <= len(there) <= 26


def test_walls_come_where_solutions_differ_and_others_go():
    request = make_request("lightup", (10, 10), options={"density": 0.1, "symmetry": "none"})
    before = walls.random_walls(request.wanted(Random(1)))

    def mended(differing: list[Cell], mends: int) -> set[Cell] | None:
        return walls.mended_walls(request.wanted(Random(1)), before, differing, mends)

    assert len(before) == 10
    white = sorted({(r, c) for r in range(1, 11) for c in range(1, 11)} - before)
    after = mended(white[:1], 0)
    assert after is not None
    assert white[0] in after
    assert len(after) == 10
    later = mended(white[:1], walls.MOVES + 4)
    assert later == before | {white[0]}
    assert mended(white, walls.MOVES) is not None
    assert mended(white[:1], walls.MENDS) is None


def test_mending_may_prefer_another_solution():
    setter, request, seen = kinds.load("starbattle").setter, make_request("starbattle", (5, 5)), []

    def mended(mending: Mending) -> Mended | None:
        seen.append(mending.solution)
        other = next(one for one in smtpuzzles.solve(mending.puzzle, limit=2).solutions if one != mending.solution)
        seen.append(other)
        prefer = other if len(seen) == 4 else None
        return Mended(puzzle=mending.puzzle, prefer=prefer) if len(seen) < 6 else None

    boards.board_puzzle(request, BoardSetter(**vars(setter) | {"mended": mended}), 1, 0, Preparations(), Deadline())
    first, _, same, other, preferred, _ = seen[:6]
    assert (first, other) == (same, preferred)


def test_few_walls_are_not_given_up():
    options = {"density": 0.15}
    for made in made_of(make_request("lightup", (14, 14), seed=1, options=options), 1):
        board = smtpuzzles.parse("lightup", made.puzzle).board
        assert 0.15 <= sum(symbol != "_" for symbol in board.values()) / 14**2 <= 0.25


def test_all_labels_of_a_gappy():
    (made,) = made_of(make_request("gappy", options={"labels": "all"}), 1)
    assert "-" not in made.puzzle


def has_a_mirror_image(kind, variant):
    """Random regions, cages and trees have none; random walls can be asked to have one."""
    request, setter = make_request(kind, tiny(kind), variant), kinds.load(kind).setter
    return kind == "lightup" or len({setter.blank(request.wanted(Random(n))).text() for n in range(3)}) == 1


@pytest.mark.few(5)
@pytest.mark.parametrize(
    ("kind", "variant"), [one for one in VARIANTS if one[0] in CLUED_KINDS and has_a_mirror_image(*one)]
)
def test_every_symbol_is_as_likely_in_every_cell(kind, variant):
    """Boards that are alike but for names and places are equally likely, as far as the rules treat them alike.

    Here: the mirror image. A cell and its image hold each symbol equally often.
    """
    request = make_request(kind, tiny(kind), variant, options={"symmetry": "mirror"} if kind == "lightup" else None)
    blank, random, draws = blank_of(request), Random(1), 250
    held: Counter[tuple[tuple[int, int], str]] = Counter()
    with Query(prepare_blank(blank), Deadline()) as asked:
        for _ in range(draws):
            true = sampling.random_solution(asked, random, {})
            assert true is not None
            held.update(asked.model.board(true).items())
    for (cell, symbol), number in held.items():
        (image,) = set(images(cell, size_of(blank.model.bare), "mirror")) - {cell} or {cell}
        # The difference of two such counts has a deviation of less than the root of their sum; five of these are rare.
        total = number + held[image, symbol]
        assert abs(number - held[image, symbol]) <= 5 * total**0.5, (cell, symbol)


@pytest.mark.more
def test_every_digit_is_as_likely_in_every_cell_of_a_sudoku():
    asked_of = blank_of(make_request("sudoku"))
    random, draws = Random(1), 120
    held: Counter[tuple[tuple[int, int], str]] = Counter()
    with Query(prepare_blank(asked_of), Deadline()) as asked:
        for _ in range(draws):
            held.update(asked.model.board(sampling.random_solution(asked, random, {}) or ()).items())
    expected = draws / 9
    distances = {
        cell: sum((held[cell, digit] - expected) ** 2 / expected for digit in "123456789") for cell in asked_of.board
    }
    # Chi-square with 8 degrees of freedom: above 31.8 once in 10,000; the mean of 81 lies within 8 +- 4 * 4 / 9.
    assert max(distances.values()) < 31.8
    assert 6.2 < sum(distances.values()) / 81 < 9.8


def test_what_is_preferred_is_kept_where_it_can_be():
    blank = blank_of(make_request("sudoku", (4, 4)))
    with Query(prepare_blank(blank), Deadline()) as asked:
        first = sampling.random_solution(asked, Random(1), {})
        assert first is not None
        for seed in range(5):
            assert sampling.random_solution(asked, Random(seed), asked.model.board(first)) == first


def test_where_cells_differ_does_not_depend_on_how_many_solutions_were_looked_at():
    blank = LightUp(dict.fromkeys(cells(8, 8), "_") | {(3, 3): "#", (6, 5): "#"})
    with Query(prepare_blank(blank), Deadline()) as asked:
        true = sampling.random_solution(asked, Random(3), {})
        assert true is not None
        board = asked.model.board(true)
        clues = blank.clues_of(board)
        found = boards.differing_cells(asked, true, [asked.prepared.selectors[clue] for clue in clues], Random(4))
    differing = smtpuzzles.check(blank.with_clues(clues)).differing
    assert len(differing) > boards.ENOUGH == len(found)
    assert found == [cell for cell in Random(4).sample(list(board), len(board)) if cell in differing][: boards.ENOUGH]


def test_orders_that_make_no_sense_are_refused():
    for wrong, words in [
        ({"options": {"density": 0.99}}, "expected a density from 0.05 to 0.7, not 0.99"),
        ({"options": {"symmetry": "round"}}, "unknown symmetry 'round': expected one of none, rotate, mirror"),
        ({"options": {"boxes": 3}}, "the option boxes is not available for lightup"),
        ({"size": (1, 1)}, "expected a board of 2 to 60 rows and columns, not 1 x 1"),
        ({"clues": -1}, "a number of clues is 0 or more"),
        ({"clues": 9, "redundant": 0.5}, "exclude each other"),
        ({"redundant": float("nan")}, "a share of redundant clues is from 0 to 1, not nan"),
        ({"variant": "x"}, "unknown variant 'x' of lightup"),
    ]:
        with pytest.raises(UsageError, match=re.escape(words)):
            make_request("lightup", **wrong)
    for kind, size in [("gappy", (9, 10)), ("sudoku", (7, 7)), ("binairo", (7, 8)), ("binairo", (100, 100))]:
        with pytest.raises(UsageError, match=f"not {size[1]} x {size[0]}"):
            make_request(kind, size)


def test_the_clock_ends_a_series():
    assert not made_of_within(make_request("sudoku"), 0)


def test_the_clock_also_ends_what_makes_a_blank_board():
    """A Hitori of 40 x 40 took a second to begin with, whatever the time limit."""
    request, setter = make_request("hitori"), BoardSetter(**vars(series.setter_of("hitori")) | {"blank": endless})
    with pytest.raises(Expired, match=r"^timeout$"):
        boards.board_puzzle(request, setter, 1, 0, Preparations(), Deadline(0.1))


def test_what_is_finished_when_the_clock_strikes_is_kept_though_one_before_it_is_missing(monkeypatch):
    request = make_request("binairo", (4, 4))
    first, second, third = made_of(request, 3)

    def finished(*_: object) -> Iterator[Made | None]:
        yield from (third, first, None, replace(second, number=5), replace(first, number=4))

    monkeypatch.setattr(series, "results", finished)
    kept = made_of(request, 5)
    assert [made.number for made in kept] == [1, 3, 5]
    assert [made.puzzle for made in kept] == [first.puzzle, third.puzzle, second.puzzle]


def made_of_within(request: Request, seconds: float) -> list[Made]:
    return list(series.series(request, 5, 1, Deadline(seconds)))


def test_of_a_spoilt_level_that_has_a_plan_none_is_proven_to_be_the_shortest(monkeypatch):
    spoilt = texts(make_request("sokoban", (7, 7), seed=1, sort=Sort.NONE), 2)

    def asked(*_: object) -> None:
        pytest.fail("an engine is asked")

    monkeypatch.setattr("smtpuzzles.solving.planning.prove", asked)
    assert texts(make_request("sokoban", (7, 7), seed=1, sort=Sort.NONE), 2) == spoilt


def test_in_python():
    first, second = smtpuzzles.generate("binairo", 2, seed=1, size=(6, 4), clues=9)
    assert size_of(first.board) == (6, 4)
    assert first != second
    assert smtpuzzles.check(second).verdict == "unique"
    (walled,) = smtpuzzles.generate("lightup", density=0.3)
    assert smtpuzzles.check(walled).verdict == "unique"


@pytest.mark.slow
@every_kind
def test_three_hundred_puzzles(kind):
    """All have one solution, no two are alike, and of every tenth no clue can be spared."""
    request = make_request(kind, seed=2026)
    many = texts(request, 300)
    assert len(set(many)) == 300
    for number, text in enumerate(many):
        assert verdict_of(text, request) == "unique"
        if number % 10 == 0 and kind in CLUED_KINDS:
            assert {verdict_of(fewer, request) for fewer in with_a_clue_less(text, request)} == {"multiple"}


def test_clues_are_named_by_their_place():
    rules = blank_of(make_request("gappy")).clue_rules()
    assert rules[Clue((3, 0), "4")].sentence == "row 3 has exactly 4 white cells between its two black cells"


def test_a_wrong_given_is_not_wrong_at_sight():
    for made in made_of(make_request("sudoku", seed=1, sort=Sort.NONE), 6):
        puzzle = smtpuzzles.parse("sudoku", made.puzzle)
        assert [one.rule for one in puzzle.violations(puzzle.board) if "exactly once" in one.rule] == []


def test_what_the_rules_say_anyway_is_not_demanded_of_a_clue_once_more():
    """A label says that there are two black cells, which would be a hundred clauses for each label there could be."""
    blank = blank_of(make_request("gappy", (7, 7)))
    rules = direct.number_of_all(blank.model.formula)
    labels, cells_of_a_line = 2 * 7 * 6, 7
    assert len(prepare_blank(blank).cnf.clauses) == rules + labels * cells_of_a_line


@pytest.mark.parametrize(
    ("difficulty", "proven", "expected"), [("1", True, True), ("1", False, False), ("2", True, False)]
)
def test_a_level_counts_as_asked_for_only_if_it_is_proven(difficulty, proven, expected):
    rating = smtpuzzles.rate(smtpuzzles.parse("sudoku", "1...\n..3.\n.4..\n...2\n"))
    assert (rating.level, rating.proven) == (1, True)
    assert boards.fits(replace(rating, proven=proven), difficulty) is expected
