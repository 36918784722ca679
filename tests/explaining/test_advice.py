"""What players are told, on every kind that can be played, compared with what solving and checking say."""

from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, product
from random import Random
from threading import Event, Timer
from time import sleep

import pytest

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.base import compiling
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.grid import board_of
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.explaining import advice, judges, smallest
from smtpuzzles.explaining.advice import Advisor, Hint
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.sentences import Keys, stages
from smtpuzzles.kinds.binairo import Binairo
from smtpuzzles.kinds.sudoku import Sudoku
from smtpuzzles.playing import start
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.result import ReasonUnknown, Uniqueness, Verdict, Violation
from smtpuzzles.solving.entries import Another, Asked, Finish
from smtpuzzles.solving.preparing import prepare
from smtpuzzles.solving.query import Query
from tests.conftest import JUDGE, SAMPLES, SMALLEST_BOARDS
from tests.ticks import Ticks

ADVISOR = Advisor()
PLAYED = [sample for sample in SMALLEST_BOARDS if isinstance(sample.puzzle(), CluedPuzzle)]
SMALL = [sample for sample in PLAYED if sum(map(len, sample.puzzle().open_cells().values())) <= 600]
UNIQUE = [sample for sample in SMALL if sample.verdict == "unique"]
SEVERAL = [sample for sample in SMALL if sample.verdict == "multiple"]
NONE = [sample for sample in SMALL if sample.verdict == "none"]


# Boards so small that all their completions can be looked at; clues that make each sort of rule there is. What clues do
# so, no kind can tell; of kinds that are not here, the samples are looked at.
TINY = [
    ("gappy", "classic", "2 - 1 -\n- 0 - 2"),
    ("gappy", "classic", "2 - - 3 - 1\n- 4 - 0 - -"),
    ("gappy", "diagonals", "- 1 3 - 0\n2 - - - 1"),
    ("lightup", "classic", "__1_\n_0__\n___2\n4_#_"),
    ("lightup", "classic", "3__\n_1_\n___"),
    ("sudoku", "classic", "1..." + "." * 8 + "..34"),
    ("sudoku", "x", "1.3." + "." * 12),
    ("binairo", "distinct", "_0__\n____\n1_1_\n____"),
    ("binairo", "repeats", "__0___\n___1__"),
]
tiny = pytest.mark.parametrize(("kind", "variant", "text"), TINY)


def of(samples):
    return pytest.mark.parametrize("sample", samples, ids=str, scope="module")  # so that each is prepared once


def solve(puzzle, limit=1):
    return smtpuzzles.solve(puzzle, limit=limit, engine=JUDGE)


def solution_of(puzzle):
    return solve(puzzle).solutions[0]


def some_of(puzzle, board, random):
    """So many of the open cells, as the board has them."""
    cells = list(puzzle.open_cells())
    return {cell: board[cell] for cell in random.sample(cells, random.randint(0, len(cells)))}


def other(puzzle, cell, symbol, random):
    return random.choice([symbol_there for symbol_there in puzzle.open_cells()[cell] if symbol_there != symbol])


def changed(puzzle, entries, number, random):
    cells = random.sample(list(entries), min(number, len(entries)))
    return {**entries, **{cell: other(puzzle, cell, entries[cell], random) for cell in cells}}


def test_there_are_samples_of_every_sort():
    for sort in (UNIQUE, SEVERAL):
        assert len({sample.kind for sample in sort}) >= 4
    assert NONE


# What is broken, and what can't be right.


@pytest.mark.few(10)
@of(UNIQUE + SEVERAL)
def test_what_a_solution_has_is_not_broken_and_can_be_finished(sample):
    puzzle, random = sample.puzzle(), Random(1)
    for solution in solve(puzzle, limit=2).solutions:
        for _ in range(4):
            entries = some_of(puzzle, solution, random)
            assert ADVISOR.broken(puzzle, entries) == []
            assert ADVISOR.finishable(puzzle, entries, Deadline()) == Finish(Verdict.SAT)


@of(UNIQUE)
def test_wrong_entries_are_found_among_right_ones(sample):
    puzzle, random = sample.puzzle(), Random(2)
    solution = solution_of(puzzle)
    for number in (1, 1, 3):
        right = some_of(puzzle, solution, random)
        entries = changed(puzzle, right, number, random)
        wrong = tuple(cell for cell in entries if entries[cell] != solution[cell])
        found = ADVISOR.finishable(puzzle, entries, Deadline())
        if wrong:
            assert found == Finish(Verdict.UNSAT, wrong)


def test_every_entry_that_is_in_no_solution_is_named_where_there_are_several_solutions():
    puzzle, random = smtpuzzles.parse("sudoku", "1..2........3..."), Random(16)
    solutions = solve(puzzle, limit=None).solutions
    for _ in range(20):
        entries = {cell: random.choice(symbols) for cell, symbols in puzzle.open_cells().items()}
        wrong = {cell for cell in entries if all(solution[cell] != entries[cell] for solution in solutions)}
        found = ADVISOR.finishable(puzzle, entries, Deadline())
        assert found.together if not wrong else {*found.wrong} == wrong


@pytest.mark.few(20)
@of(UNIQUE + SEVERAL)
def test_a_full_board_is_broken_just_when_it_violates_a_rule(sample):
    puzzle, random = sample.puzzle(), Random(3)
    solution = solution_of(puzzle)
    full = {cell: solution[cell] for cell in puzzle.open_cells()}
    for number in (0, 1, 1, 1, 2, 2, 4, 8):
        entries = changed(puzzle, full, number, random)
        broken, violations = ADVISOR.broken(puzzle, entries), puzzle.violations({**solution, **entries})
        cuts = [rule.sentence for rule in puzzle.cuts({**solution, **entries})]
        assert [] in (broken, violations) or {v.rule for v in broken} & {*cuts, *[v.rule for v in violations]}
        assert (broken == []) == (violations == [])


@pytest.mark.few(12)
@of(SMALL)
def test_what_is_broken_cannot_be_finished_and_fewest_are_named(sample):
    """On boards filled at random; what can't be right together can, when any one of it is taken away."""
    puzzle, random = sample.puzzle(), Random(4)
    cells = puzzle.open_cells()
    for number in (2, 5, 20):
        entries = {cell: random.choice(cells[cell]) for cell in random.sample(list(cells), min(number, len(cells)))}
        found = ADVISOR.finishable(puzzle, entries, Deadline())
        if ADVISOR.broken(puzzle, entries):
            assert found.verdict is Verdict.UNSAT
        if found.verdict is Verdict.UNSAT and not found.hopeless:
            assert found.wrong
            for cell in found.wrong:
                rest = found.wrong if not found.together else [other for other in found.wrong if other != cell]
                alone = {other: entries[other] for other in (rest if found.together else [cell])}
                expected = Verdict.SAT if found.together else Verdict.UNSAT
                assert ADVISOR.finishable(puzzle, alone, Deadline()).verdict is expected
            together = {cell: entries[cell] for cell in found.wrong}
            assert ADVISOR.finishable(puzzle, together, Deadline()).verdict is Verdict.UNSAT


@pytest.mark.few(6)
@pytest.mark.parametrize("kind", sorted({one.kind for one in SMALL if kinds.load(one.kind).setter.clues}))
def test_of_what_cannot_be_together_none_can_be_spared(kind):
    """On blank puzzles nearly every entry could be right alone, and proofs name more of them than are needed."""
    blank, random = next(sample.puzzle() for sample in SEVERAL if sample.kind == kind).blank(), Random(11)
    if not blank.model.rules:
        pytest.skip("without clues, nothing can clash")
    cells = blank.open_cells()
    seen = 0
    for _ in range(8):
        entries = {cell: random.choice(cells[cell]) for cell in random.sample(list(cells), len(cells) // 3)}
        found = ADVISOR.finishable(blank, entries, Deadline())
        while found.wrong and not found.together:  # alone, as a tent far from all trees
            entries = {cell: symbol for cell, symbol in entries.items() if cell not in found.wrong}
            found = ADVISOR.finishable(blank, entries, Deadline())
        seen += found.together
        for left_out in found.wrong if found.together else ():
            rest = {cell: entries[cell] for cell in found.wrong if cell != left_out}
            assert ADVISOR.finishable(blank, rest, Deadline()).verdict is Verdict.SAT
    assert seen > 3


def test_what_is_wrong_only_together_is_named_together():
    puzzle = smtpuzzles.parse("sudoku", "." * 16)
    entries = {(1, 1): "1", (4, 4): "2", (1, 4): "1", (3, 2): "4"}
    assert ADVISOR.finishable(puzzle, entries, Deadline()) == Finish(Verdict.UNSAT, ((1, 1), (1, 4)), together=True)
    assert ADVISOR.broken(puzzle, entries) == [Violation("row 1 has the digit 1 exactly once", ((1, 1), (1, 4)))]


def test_a_rule_that_can_still_be_met_is_not_broken():
    puzzle = smtpuzzles.parse("lightup", "3__\n___\n")
    sentence = "the wall at row 1, column 1 has exactly 3 lamps beside it"
    assert [violation.rule for violation in ADVISOR.broken(puzzle, {})] == [sentence]
    puzzle = smtpuzzles.parse("lightup", "2__\n___\n")
    assert ADVISOR.broken(puzzle, {(1, 2): "*"}) == []
    assert [violation.rule for violation in ADVISOR.broken(puzzle, {(1, 2): "_"})] == [
        "the wall at row 1, column 1 has exactly 2 lamps beside it"
    ]


@pytest.mark.parametrize(
    ("kind", "text", "entries", "cells"),
    [
        ("sudoku", "." * 16, {(1, 1): "1", (1, 4): "1", (1, 2): "3"}, {(1, 1), (1, 4)}),
        ("sudoku", "1..1" + "." * 12, {}, {(1, 1), (1, 4)}),
        # No place is left for the 2.
        ("sudoku", "." * 16, {(1, 1): "1", (1, 2): "4", (1, 3): "3", (1, 4): "3"}, {(1, c) for c in range(1, 5)}),
        ("sudoku", "." * 16, {(1, 1): "1", (1, 2): "4", (2, 1): "1"}, {(1, 1), (2, 1)}),
        ("lightup", "____", {(1, 1): "*", (1, 3): "*", (1, 4): "_"}, {(1, 1), (1, 3)}),
        ("lightup", "_1_", {(1, 1): "*", (1, 3): "*"}, {(1, 1), (1, 2), (1, 3)}),
        ("lightup", "_2_", {(1, 1): "_"}, {(1, 1), (1, 2)}),
        ("lightup", "__", {(1, 1): "_", (1, 2): "_"}, {(1, 1), (1, 2)}),
        ("gappy", "2 - - - - -\n- - - - - -", {(1, 1): "B", (1, 3): "B", (1, 6): "W"}, {(1, 1), (1, 3)}),
        ("gappy", "3 - - - - -\n- - - - - -", {(1, 1): "W", (1, 5): "W", (1, 6): "W"}, {(1, c) for c in range(1, 7)}),
        ("binairo", "____\n____", {(1, 1): "1", (1, 2): "1", (1, 4): "1"}, {(1, 1), (1, 2), (1, 4)}),
        ("binairo", "____\n____", {(1, 1): "0", (1, 2): "0", (1, 4): "0"}, {(1, 1), (1, 2), (1, 4)}),
    ],
)
def test_only_the_cells_that_clash_are_named_where_they_alone_break_a_rule(kind, text, entries, cells):
    puzzle = smtpuzzles.parse(kind, text, "repeats" if kind == "binairo" else None)
    assert {cell for violation in ADVISOR.broken(puzzle, entries) for cell in violation.cells} == cells


@tiny
def test_cells_that_clash_hold_the_same_and_break_the_rule_alone(kind, variant, text):
    puzzle, random = smtpuzzles.parse(kind, text, variant), Random(13)
    rule_cells = {rule.sentence: rule.cells for rule in puzzle.blank().model.rules}
    rule_cells |= {rule.sentence: rule.cells for rule in puzzle.blank().clue_rules().values()}
    for _ in range(40):
        entries = with_few_open_cells(puzzle, random)
        for violation in ADVISOR.broken(puzzle, entries):
            if violation.cells != rule_cells[violation.rule]:
                alone = {cell: entries[cell] for cell in violation.cells if cell in entries}
                assert violation in ADVISOR.broken(puzzle, alone)
                assert len({*alone.values()} - {puzzle.nothing}) <= 1


def test_a_label_is_broken_by_two_black_cells_at_another_distance():
    puzzle = smtpuzzles.parse("gappy", "2 - - - - -\n- - - - - -")
    sentence = "row 1 has exactly 2 white cells between its two black cells"
    assert [one.rule for one in ADVISOR.broken(puzzle, {(1, 1): "B", (1, 3): "B"})] == [sentence]
    assert ADVISOR.broken(puzzle, {(1, 1): "B", (1, 4): "B"}) == []


# Completions of one board, at most.
MANY = 130


def with_few_open_cells(puzzle, random):
    """A board filled at random but for some cells, which one rule is about."""
    cells = puzzle.open_cells()
    about = random.choice([rule.cells for rule in puzzle.model.rules])
    near = [cell for cell in random.sample(about, len(about)) if cell in cells] or list(cells)
    left = 1
    entries = {cell: random.choice(symbols) for cell, symbols in cells.items()}
    for cell in near[: random.randint(0, len(near))]:
        left *= len(cells[cell])
        if left <= MANY:
            del entries[cell]
    return entries


def broken_by_all(puzzle, entries):
    """The sentences of the rules that every completion of the board violates."""
    cells = puzzle.open_cells()
    left = [cell for cell in cells if cell not in entries]
    board = {**solution_shape(puzzle), **entries}
    completions = ({**board, **dict(zip(left, ways, strict=True))} for ways in product(*[cells[cell] for cell in left]))
    return set.intersection(*[{one.rule for one in puzzle.violations(full)} for full in completions])


def solution_shape(puzzle):
    """What a solution holds where nothing is open."""
    return {cell: symbol for cell, symbol in puzzle.model.bare.items() if cell not in puzzle.open_cells()}


@tiny
def test_broken_is_just_what_every_completion_of_the_board_violates(kind, variant, text):
    puzzle, random = smtpuzzles.parse(kind, text, variant), Random(12)
    for _ in range(40):
        entries = with_few_open_cells(puzzle, random)
        broken = [violation.rule for violation in ADVISOR.broken(puzzle, entries)]
        assert len(broken) == len(set(broken))
        assert set(broken) == broken_by_all(puzzle, entries), entries


def test_a_label_is_broken_before_its_row_is_full():
    puzzle = smtpuzzles.parse("gappy", "2 - - - -\n- - - - -")
    assert ADVISOR.broken(puzzle, {(1, 1): "B"}) == []
    sentence = "row 1 has exactly 2 white cells between its two black cells"
    assert [violation.rule for violation in ADVISOR.broken(puzzle, {(1, 1): "B", (1, 4): "W"})] == [sentence]


@pytest.mark.few(10)
@of(NONE)
def test_a_puzzle_without_a_solution_is_hopeless_whatever_the_entries(sample):
    puzzle = sample.puzzle()
    entries = {cell: symbols[0] for cell, symbols in list(puzzle.open_cells().items())[:5]}
    for put in ({}, entries):
        finish = ADVISOR.finishable(puzzle, put, Deadline())
        clues = bool(puzzle.clues())
        assert (finish.verdict, finish.hopeless, finish.together) == (Verdict.UNSAT, True, clues)
        assert bool(finish.wrong) == clues
        assert ADVISOR.hint(puzzle, put, Deadline()) == Hint(Verdict.UNSAT, hopeless=True)
        assert ADVISOR.another(puzzle, put, [], Random(1), Deadline(), most=1) == Another(Verdict.UNSAT, exhausted=True)
        assert ADVISOR.another(puzzle, put, [], Random(1), Deadline()) == Another(Verdict.UNSAT, None, 0, True)


@pytest.mark.parametrize(
    ("kind", "variant", "size"),
    [("sudoku", "classic", 4), ("sudoku", "x", 4), ("binairo", "distinct", 4), ("gappy", "classic", 9)],
)
def test_of_the_clues_of_a_hopeless_puzzle_the_fewest_that_clash_are_named(kind, variant, size):
    """Judged by another solver: with these clues alone there is no solution, with all but any one of them there is."""
    blank, random = start.empty_puzzle(kind, (size, size), variant), Random(14)
    may = blank.domains()
    seen = 0
    while seen < 4:
        places = random.sample(list(may), len(may) // 2)
        puzzle = blank.with_givens({place: random.choice(may[place]) for place in places})
        found = ADVISOR.finishable(puzzle, {}, Deadline())
        assert found.hopeless == (solve(puzzle).verdict is Verdict.UNSAT)
        if found.hopeless:
            seen += len(found.wrong) > 1
            clash = {place: puzzle.givens()[place] for place in found.wrong}
            assert found == Finish(Verdict.UNSAT, found.wrong, together=True, hopeless=True)
            assert solve(blank.with_givens(clash)).verdict is Verdict.UNSAT
            if 1 < len(clash) <= 3:
                for fewer in combinations(puzzle.givens().items(), len(clash) - 1):
                    assert solve(blank.with_givens(dict(fewer))).verdict is Verdict.SAT
    assert seen > 3


def test_of_walls_only_those_with_numbers_clash():
    puzzle = smtpuzzles.parse("lightup", "2___\n_0__\n____\n__##\n")
    found = ADVISOR.finishable(puzzle, {(1, 2): "*"}, Deadline())
    assert found == Finish(Verdict.UNSAT, ((1, 1), (2, 2)), together=True, hopeless=True)


def test_where_there_is_no_board_at_all_no_clue_is_to_blame():
    for text in ("- - -\n- - -", "1 - -\n- 0 -"):
        puzzle = smtpuzzles.parse("gappy", text)
        assert ADVISOR.finishable(puzzle, {}, Deadline()) == Finish(Verdict.UNSAT, hopeless=True)


def test_without_time_more_clues_are_named_than_need_be():
    puzzle = next(sample.puzzle() for sample in NONE if sample.kind == "sudoku")
    whole = ADVISOR.finishable(puzzle, {}, Deadline())
    for looks in range(2, 40):
        found = ADVISOR.finishable(puzzle, {}, Ticks(looks))
        if found.verdict is Verdict.UNSAT:
            assert found.hopeless
            assert found == whole or found.reason == "timeout"
            assert solve(puzzle.with_givens({place: puzzle.givens()[place] for place in found.wrong})).solutions == ()


def test_where_nothing_is_open_nothing_is_left_to_say():
    puzzle = smtpuzzles.parse("lightup", "#0\n0#\n")
    assert ADVISOR.broken(puzzle, {}) == []
    assert ADVISOR.finishable(puzzle, {}, Deadline()) == Finish(Verdict.SAT)
    assert ADVISOR.hint(puzzle, {}, Deadline()) == Hint(Verdict.UNSAT)
    assert ADVISOR.another(puzzle, {}, [], Random(1), Deadline()).only


# Hints.


@pytest.mark.few(13)
@of(UNIQUE)
def test_hints_lead_to_the_solution_from_right_entries_and_from_wrong_ones(sample):
    puzzle, random = sample.puzzle(), Random(5)
    solution = solution_of(puzzle)
    right = some_of(puzzle, solution, random)
    for entries in ({}, right, changed(puzzle, right, 3, random)):
        hint = ADVISOR.hint(puzzle, entries, Deadline())
        wrong = sorted(cell for cell in entries if entries[cell] != solution[cell])
        if not wrong and entries.keys() == puzzle.open_cells().keys():
            assert hint == Hint(Verdict.UNSAT)
        else:
            assert hint.board.items() <= solution.items()
            assert all(entries.get(cell) != symbol for cell, symbol in hint.board.items())
            assert list(hint.wrong) == wrong
            assert hint == ADVISOR.hint(puzzle, entries, Deadline())


@pytest.mark.few(5)
@pytest.mark.parametrize("kind", sorted({sample.kind for sample in UNIQUE}))
def test_hints_alone_solve_a_puzzle(kind):
    puzzle = min((sample.puzzle() for sample in UNIQUE if sample.kind == kind), key=lambda it: len(it.open_cells()))
    entries = {}
    while (hint := ADVISOR.hint(puzzle, entries, Deadline())).verdict is Verdict.SAT:
        assert hint.rules
        entries |= hint.board
    assert puzzle.violations({**solution_of(puzzle), **entries}) == []
    assert entries.keys() == puzzle.open_cells().keys()


@pytest.mark.few(5)
@of(SEVERAL)
def test_hints_give_all_that_is_the_same_in_every_solution_and_no_more(sample):
    """From a board on which most of that is entered."""
    puzzle = sample.puzzle()
    checked = smtpuzzles.check(puzzle, engine=JUDGE)
    assert checked.verdict is Uniqueness.MULTIPLE
    expected = {cell: checked.solutions[0][cell] for cell in checked.backbone & puzzle.open_cells().keys()}
    entries = dict(Random(15).sample(sorted(expected.items()), max(0, len(expected) - 12)))
    while (hint := ADVISOR.hint(puzzle, entries, Deadline())).verdict is Verdict.SAT:
        entries |= hint.board
    assert entries == expected


def test_a_hint_is_as_near_as_can_be_and_says_why():
    puzzle = smtpuzzles.parse("binairo", "______\n_00___\n______\n______\n______\n______\n")
    hint = ADVISOR.hint(puzzle, {}, Deadline())
    assert (hint.cell, hint.symbol) == ((2, 1), "1")
    assert hint.rules == ["row 2, columns 1 to 3 are not all equal"]


@of(UNIQUE)
def test_the_last_open_cell_follows_from_right_entries_by_a_rule_about_it(sample):
    puzzle, random = sample.puzzle(), Random(10)
    solution = solution_of(puzzle)
    cells = list(puzzle.open_cells())
    for last in random.sample(cells, min(3, len(cells))):
        entries = {cell: solution[cell] for cell in puzzle.open_cells() if cell != last}
        hint = ADVISOR.hint(puzzle, entries, Deadline())
        assert (hint.cell, hint.symbol, hint.steps[-1].size) == (last, solution[last], 1)
        # With anything else there, something is broken at once.
        assert ADVISOR.broken(puzzle, {**entries, last: other(puzzle, last, solution[last], random)}) != []


def test_wrong_entries_do_not_lead_to_a_hint():
    """Beside two zeros comes a one; but this zero is wrong."""
    puzzle = smtpuzzles.parse("binairo", "0_0_\n____\n____\n____\n")
    hint = ADVISOR.hint(puzzle, {(1, 2): "0"}, Deadline())
    assert hint.wrong == ((1, 2),)
    assert hint.board.items() <= solution_of(puzzle).items()


@of([sample for sample in UNIQUE if sample.kind == "lightup"])
def test_no_hint_is_about_a_lit_cell_while_lamps_are_missing(sample):
    puzzle, entries = sample.puzzle(), {}
    lamps = {cell for cell, symbol in solution_of(puzzle).items() if symbol == "*"}
    while not lamps <= entries.keys():
        hint = ADVISOR.hint(puzzle, entries, Deadline())
        assert puzzle.light({**puzzle.board, **entries})[hint.cell] == 0
        entries |= hint.board
    assert ADVISOR.hint(puzzle, entries, Deadline()).symbol == "_"


def test_what_is_plainly_lit_needs_no_cross_before_a_lamp_follows():
    """The corner is lit, so the cell below it, which only the corner could light, has a lamp of its own."""
    puzzle = smtpuzzles.parse("lightup", "3 2\n___\n_#1\n")
    hint = ADVISOR.hint(puzzle, {(1, 3): "*"}, Deadline())
    assert (hint.cell, hint.symbol) == ((2, 1), "*")
    assert hint.rules[0] == "the white cell at row 2, column 1 is lit"


def test_among_what_follows_as_easily_a_hint_is_for_what_is_put():
    """The 0 says at once where no lamps are, the 1 where one is."""
    puzzle = smtpuzzles.parse("lightup", "6 2\n_0_#1_\n_#_##_\n")
    hint = ADVISOR.hint(puzzle, {}, Deadline())
    assert (hint.cell, hint.symbol) == ((1, 6), "*")
    assert hint.rules[0] == "the wall at row 1, column 5 has exactly one lamp beside it"


def test_a_hint_says_whether_something_is_wrong():
    """The 3 is in no solution, though its cell differs between solutions."""
    puzzle = smtpuzzles.parse("sudoku", "1..2........3...")
    solutions = solve(puzzle, limit=None).solutions
    for cell, symbols in puzzle.open_cells().items():
        right = {solution[cell] for solution in solutions}
        for symbol in symbols:
            hint = ADVISOR.hint(puzzle, {cell: symbol}, Deadline())
            assert hint.wrong == (() if symbol in right else (cell,))
    assert any(1 < len({solution[cell] for solution in solutions}) < 4 for cell in puzzle.open_cells())


# Steps.


def test_the_next_steps_go_on_from_what_was_told_and_name_wrong_entries():
    puzzle = next(sample.puzzle() for sample in SEVERAL if sample.kind == "sudoku")
    cell = next(iter(puzzle.open_cells()))
    first = ADVISOR.steps(puzzle, {}, Deadline())
    assert (first.board, first.wrong) == ({}, ())  # it only rules something out
    second = ADVISOR.steps(puzzle, {cell: "1"}, Deadline(), first.conclusions)
    assert not set(first.conclusions) & set(second.conclusions)


def test_a_hint_is_the_next_step_of_the_explanation_also_where_the_search_ends_early(monkeypatch):
    """A slow or busy machine gave another step: the search had eight seconds."""
    hard = next(sample.puzzle() for sample in SAMPLES if str(sample) == "sudoku-9-hard")
    monkeypatch.setattr(smallest, "PATIENCE", 1)
    whole = list(smtpuzzles.explain(hard))
    first = next(number for number, step in enumerate(whole) if not step.proven)
    entries = {one.cell: one.symbol for step in whole[:first] for one in step.conclusions if one.holds}
    ruled_out = [one for step in whole[:first] for one in step.conclusions if not one.holds]
    assert ADVISOR.steps(hard, entries, Deadline(), ruled_out).steps[-1] == whole[first]


def test_a_question_ends_when_compiling_begins_after_a_cancel():
    deadline = Deadline()

    class CompiledLate(Sudoku):
        def clue_rule(self, _):
            deadline.cancel()
            compiling._notified[-1]("a module")
            pytest.fail("compiling goes on")

    puzzle = CompiledLate(smtpuzzles.parse("sudoku", "1...\n..3.\n.4..\n...2\n").board)
    found = Advisor(pytest.fail).steps(puzzle, {}, deadline)
    assert found == Hint(Verdict.UNKNOWN, reason=ReasonUnknown.CANCELLED)


# Solutions.


@pytest.mark.few(20)
@of(UNIQUE + SEVERAL)
def test_a_solution_around_the_entries_keeps_them(sample):
    puzzle, random = sample.puzzle(), Random(6)
    for solution in solve(puzzle, limit=2).solutions:
        entries = some_of(puzzle, solution, random)
        found = ADVISOR.another(puzzle, entries, [], Random(7), Deadline(), most=1)
        assert found == ADVISOR.another(puzzle, entries, [], Random(7), Deadline(), most=1)
        assert puzzle.violations(found.board) == []
        assert found.board.items() >= entries.items()


def test_where_entries_leave_no_solution_none_is_around_them():
    puzzle = smtpuzzles.parse("sudoku", "." * 16)
    entries = {(1, 1): "1", (1, 4): "1"}
    assert ADVISOR.another(puzzle, entries, [], Random(1), Deadline(), most=1) == Another(Verdict.UNSAT, exhausted=True)
    assert ADVISOR.another(puzzle, entries, [], Random(1), Deadline()) == Another(Verdict.UNSAT, None, 0, True)


@of(UNIQUE)
def test_of_one_solution_is_said_that_it_is_the_only_one(sample):
    puzzle = sample.puzzle()
    first = ADVISOR.another(puzzle, {}, [], Random(1), Deadline())
    assert (first.verdict, first.count, first.only, first.board) == (Verdict.SAT, 1, True, solution_of(puzzle))
    second = ADVISOR.another(puzzle, {}, [first.board], Random(1), Deadline())
    assert (second.verdict, second.count, second.only, second.board) == (Verdict.UNSAT, 1, True, None)


@pytest.mark.parametrize("entries", [{}, {(1, 1): "1"}, {(1, 1): "1", (1, 2): "0"}], ids=len)
def test_others_come_without_repeats_until_there_are_no_more(entries):
    puzzle = smtpuzzles.parse("binairo", "____\n____\n____\n____\n")
    solutions = solve(puzzle, limit=None).solutions
    expected = [board for board in solutions if board.items() >= entries.items()]
    shown = []
    random = Random(8)
    while (found := ADVISOR.another(puzzle, entries, shown, random, Deadline(), most=len(expected))).board:
        assert found.board not in shown
        assert found.count == len(expected)
        shown.append(found.board)
    assert found == Another(Verdict.UNSAT, None, len(expected), exhausted=True)
    assert sorted(map(puzzle.solution_text, shown)) == sorted(map(puzzle.solution_text, expected))
    assert len(expected) > 1


def test_others_are_counted_up_to_so_many_and_no_further():
    puzzle = smtpuzzles.parse("binairo", "____\n____\n____\n____\n")
    total = smtpuzzles.count(puzzle).count
    for most, exhausted in ((total - 1, False), (total, False), (total + 1, True)):
        found = ADVISOR.another(puzzle, {}, [], Random(1), Deadline(), most)
        assert (found.count, found.exhausted) == (min(most, total), exhausted)
        assert not found.only


def test_boards_that_do_not_keep_the_entries_are_not_counted():
    """They were shown before the entries came."""
    puzzle = smtpuzzles.parse("binairo", "____\n____\n____\n____\n")
    solutions = solve(puzzle, limit=None).solutions
    entries = {(1, 1): "1", (1, 2): "0"}
    kept = [board for board in solutions if board.items() >= entries.items()]
    others = [board for board in solutions if board not in kept]
    found = ADVISOR.another(puzzle, entries, [*others, kept[0], kept[0]], Random(1), Deadline())
    assert (found.count, found.exhausted) == (len(kept), True)
    assert found.board in kept[1:]


def test_others_are_not_always_the_same():
    puzzle = smtpuzzles.parse("sudoku", "." * 16)
    boards = [ADVISOR.another(puzzle, {}, [], Random(seed), Deadline(), 1).board for seed in range(10)]
    assert len({puzzle.solution_text(board) for board in boards}) > 5


def test_a_board_that_breaks_a_rule_is_not_handed_out():
    class Broken(Sudoku):
        def violations(self, _):
            return [Violation("a rule", ())]

    puzzle = Broken(smtpuzzles.parse("sudoku", "." * 16).board)
    for asked in (
        lambda: ADVISOR.another(puzzle, {}, [], Random(1), Deadline(), most=1),
        lambda: ADVISOR.another(puzzle, {}, [], Random(1), Deadline()),
        lambda: ADVISOR.hint(puzzle, {}, Deadline()),
        lambda: ADVISOR.finishable(puzzle, {}, Deadline()),
    ):
        with pytest.raises(smtpuzzles.WrongAnswer):
            asked()


def test_a_hint_that_is_not_so_is_not_given(monkeypatch):
    """Because what follows by the rules is turned around."""
    puzzle = smtpuzzles.parse("sudoku", "1...\n..3.\n.4..\n...2\n")
    right = judges.between
    monkeypatch.setattr(judges, "between", lambda *what: [-literal for literal in right(*what) or ()])
    with pytest.raises(smtpuzzles.WrongAnswer, match="a step for this sudoku puzzle is wrong"):
        Advisor().hint(puzzle, {}, Deadline())


# Time.


@pytest.mark.few(10)
@of([*SEVERAL, *UNIQUE[:3]])
def test_without_time_nothing_is_said_that_is_not_so(sample):
    puzzle, random = sample.puzzle(), Random(9)
    solution = solution_of(puzzle)
    right = some_of(puzzle, solution, random)
    entries = changed(puzzle, right, 4, random)
    whole = ADVISOR.finishable(puzzle, entries, Deadline())
    certain = (
        {**solution}
        if sample.verdict == "unique"
        else {cell: solution[cell] for cell in smtpuzzles.check(puzzle, engine=JUDGE).backbone}
    )
    for looks in (*range(4), 8, 20, 80):
        finish = ADVISOR.finishable(puzzle, entries, Ticks(looks))
        assert finish == whole or finish.reason == "timeout"
        assert finish.verdict in (Verdict.UNKNOWN, whole.verdict)
        if finish.reason and not finish.together:
            assert set(finish.wrong) <= set(whole.wrong)
        hint = ADVISOR.hint(puzzle, right, Ticks(looks))
        assert hint.cell is None or certain[hint.cell] == hint.symbol
        assert (hint.verdict is Verdict.UNKNOWN) == (hint.reason == "timeout")
        around = ADVISOR.another(puzzle, right, [], Random(1), Ticks(looks), most=1)
        assert around.verdict in (Verdict.UNKNOWN, Verdict.SAT)
        another = ADVISOR.another(puzzle, right, [], Random(1), Ticks(looks))
        assert another.exhausted == (another.reason is None) or another.count == advice.ENOUGH
        assert (another.verdict is Verdict.SAT) == (another.board is not None)
    for answer in (finish, hint, around, another):
        with pytest.raises(TypeError):
            bool(answer)


@pytest.mark.few(24)
@of(SMALL)
def test_without_any_time_all_is_unknown(sample):
    puzzle = sample.puzzle()
    answers = [
        ADVISOR.finishable(puzzle, {}, Deadline(0)),
        ADVISOR.hint(puzzle, {}, Deadline(0)),
        ADVISOR.another(puzzle, {}, [], Random(1), Deadline(0), most=1),
        ADVISOR.another(puzzle, {}, [], Random(1), Deadline(0)),
    ]
    assert [(answer.verdict, answer.reason) for answer in answers] == [(Verdict.UNKNOWN, "timeout")] * 4


def test_another_thread_ends_a_long_search():
    puzzle = smtpuzzles.parse("sudoku", "\n".join([" ".join("." * 16)] * 16))
    deadline = Deadline(60)
    with ThreadPoolExecutor() as pool:
        counting = pool.submit(ADVISOR.another, puzzle, {}, [], Random(1), deadline, 1_000_000)
        Timer(0.5, deadline.cancel).start()
        found = counting.result(10)
    assert (found.exhausted, found.reason) == (False, "cancelled")
    assert deadline.remaining() > 50


class Slow:
    """A blank puzzle that is long in saying what its clues mean, and counts how often it is asked."""

    def __init__(self):
        self.started, self.go, self.asked = started, go, asked = Event(), Event(), []

        class Slowly(Binairo):
            def clue_rule(self, clue):
                asked.append(self)
                started.set()
                assert go.wait(60)
                return super().clue_rule(clue)

        self.puzzle = Slowly(board_of(["0_____", *["______"] * 7]))


@pytest.mark.parametrize(
    "question",
    [
        lambda advisor, puzzle, deadline: advisor.finishable(puzzle, {}, deadline),
        lambda advisor, puzzle, deadline: advisor.hint(puzzle, {}, deadline),
        lambda advisor, puzzle, deadline: advisor.another(puzzle, {}, [], Random(1), deadline, most=1),
        lambda advisor, puzzle, deadline: advisor.another(puzzle, {}, [], Random(1), deadline),
    ],
)
def test_what_was_cancelled_before_its_puzzle_was_prepared_ends_without_preparing_it(question):
    """Each of the threads made the same clauses, one after the other."""
    slow, advisor = Slow(), Advisor()
    puzzle = slow.puzzle
    deadlines = [Deadline() for _ in range(6)]
    with ThreadPoolExecutor(len(deadlines)) as pool:
        answers = [pool.submit(question, advisor, puzzle, deadlines[0])]
        assert slow.started.wait(60)
        answers += [pool.submit(question, advisor, puzzle, deadline) for deadline in deadlines[1:]]
        sleep(0.2)  # until all of them wait
        for deadline in deadlines[:-1]:
            deadline.cancel()
        slow.go.set()
        reasons = [answer.result(60).reason for answer in answers]
    assert reasons[:-1] == ["cancelled"] * 5
    assert reasons[-1] != "cancelled"
    assert len(slow.asked) == 1


def test_what_was_prepared_for_a_hint_serves_the_next_one_and_only_rules_of_its_clues_are_made():
    models, clues = [], []

    class Counted(Sudoku):
        def build_model(self):
            models.append(self)
            return super().build_model()

        def clue_rule(self, clue):
            clues.append(clue)
            return super().clue_rule(clue)

    puzzle, advisor = Counted(smtpuzzles.parse("sudoku", "1...\n..3.\n.4..\n...2\n").board), Advisor()
    first = advisor.steps(puzzle, {}, Deadline())
    assert (clues, len(models)) == (puzzle.clues(), 1)
    second = advisor.steps(puzzle, first.board, Deadline(), first.conclusions)
    assert not set(first.conclusions) & set(second.conclusions)
    assert advisor.broken(puzzle, first.board) == []
    assert advisor.finishable(puzzle, first.board, Deadline()) == Finish(Verdict.SAT)
    assert (clues, len(models)) == (puzzle.clues(), 1)


def test_threads_that_ask_at_once_have_one_prepared_puzzle():
    slow, advisor = Slow(), Advisor()
    Timer(0.2, slow.go.set).start()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda _: advisor.broken(slow.puzzle, {}), range(4))) == [[]] * 4
    assert len(slow.asked) == 1


@pytest.mark.few(1)
@pytest.mark.parametrize("size", [12, 30])
def test_lamps_are_soon_put_on_an_empty_board(size):
    """Each look at the deadline is a question, or the end of hundreds of conflicts; in a hint, also one rule."""
    puzzle = start.empty_puzzle("lightup", (size, size), None)
    assert ADVISOR.finishable(puzzle, {}, Ticks(5)) == Finish(Verdict.SAT)
    assert ADVISOR.hint(puzzle, {}, Ticks(5 * size * size)) == Hint(Verdict.UNSAT)
    assert ADVISOR.another(puzzle, {}, [], Random(1), Ticks(10 * size), most=1).verdict is Verdict.SAT
    assert ADVISOR.another(puzzle, {}, [], Random(1), Ticks(200 + 10 * size)).count == advice.ENOUGH


@pytest.mark.more
def test_threads_that_ask_of_different_puzzles_do_not_meet():
    puzzles = [sample.puzzle() for sample in SMALL[::5]]

    def ask(puzzle):
        return (
            ADVISOR.broken(puzzle, {}),
            ADVISOR.hint(puzzle, {}, Deadline()),
            ADVISOR.finishable(puzzle, {}, Deadline()),
        )

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(ask, puzzles * 2)) == [ask(puzzle) for puzzle in puzzles] * 2


def test_a_model_that_contradicts_a_given_is_refused():
    """The givens once covered what the solver had said of their cells."""
    puzzle = smtpuzzles.parse("binairo", "0_\n__\n")
    prepared = prepare(puzzle.blank())
    with Query(prepared, Deadline()) as query:
        asked = Asked(puzzle, query, [], {})
        diagonal = [literal for literal, (_, cell, _) in enumerate(prepared.model.variables, 1) if len({*cell}) == 1]
        with pytest.raises(WrongAnswer, match="row 1, column 1 is given as 0"):
            asked.board(diagonal)


def test_entries_that_only_together_are_in_no_solution_are_reported_beside_steps_too():
    puzzle = smtpuzzles.parse("mosaic", "mosaic:\n1__\n___\n__0")
    found = ADVISOR.steps(puzzle, {(1, 1): "#", (1, 2): "#"}, Deadline())
    assert (found.verdict, found.wrong, found.together) == (Verdict.SAT, (), True)
    keys = Keys(*["..."] * len(Keys._fields))
    first, *_ = stages(found, puzzle, False, keys)
    assert first.words.startswith("no solution keeps all your entries; ")


@pytest.mark.parametrize("wrong", [{}, {(1, 2): "2"}, {(4, 3): "3"}], ids=["none", "certain", "differs"])
def test_entries_clash_beside_wrong_ones_too_whether_solutions_differ_there_or_not(wrong):
    """They did beside a wrong entry in a cell that is certain, but not beside one where solutions differ."""
    puzzle = smtpuzzles.parse("sudoku", "1...\n..3.\n.4..\n....\n")
    boards = smtpuzzles.solve(puzzle, limit=None).solutions
    ways = {cell: {board[cell] for board in boards} for cell in puzzle.open_cells()}
    (one, first), (other, second) = next(
        pair
        for pair in combinations([(cell, symbol) for cell in ways if len(ways[cell]) > 1 for symbol in ways[cell]], 2)
        if pair[0][0] != pair[1][0] and not any(board.items() >= set(pair) for board in boards)
    )
    assert all(symbol not in ways[cell] and cell not in (one, other) for cell, symbol in wrong.items())
    found = ADVISOR.steps(puzzle, {one: first, other: second, **wrong}, Deadline())
    assert (found.wrong, found.together) == (tuple(wrong), True)
    fewer = ADVISOR.steps(puzzle, {one: first, **wrong}, Deadline())
    assert (fewer.wrong, fewer.together) == (tuple(wrong), False)


def test_a_wrong_entry_is_named_beside_steps_whenever_the_time_ends():
    """Out of time before the other entries were judged, it was forgotten."""
    puzzle = smtpuzzles.parse("sudoku", "1...\n..3.\n.4..\n....\n")
    certain = Explanation(puzzle, Deadline()).certain()
    cell = next(cell for cell in puzzle.open_cells() if cell in certain)
    other = next(cell for cell in puzzle.open_cells() if cell not in certain)
    entries = {cell: next(symbol for symbol in "1234" if symbol != certain[cell]), other: puzzle.open_cells()[other][0]}
    seen = set()
    for looks in range(380, 520):
        found = Advisor().steps(puzzle, entries, Ticks(looks))
        assert not found.steps or cell in found.wrong
        seen.add(found.wrong)
    assert len(seen) == 2  # without the other entry, and with it
