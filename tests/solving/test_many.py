"""Puzzles that share a session get the answers that each gets alone."""

import itertools

import pytest

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.engines.table import engine
from smtpuzzles.result import Answer, Verdict
from smtpuzzles.solving import many
from smtpuzzles.solving.many import Shared, Solver
from tests.screens import BOARDS
from tests.sizes import CLUED_KINDS, tiny


def answers(solver: Solver, puzzle, limit: int = 3):
    told, boards = solver.solutions(puzzle, Deadline(), limit)
    return told.verdict, sorted(puzzle.solution_text(board) for board in boards)


WAYS = ("assuming", "remainder")


@pytest.mark.few(6)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", CLUED_KINDS)
def test_shared_sessions_answer_as_fresh_ones(kind, way):
    """Also where puzzles of one blank have solutions in common, and where one comes again."""
    first = smtpuzzles.generate(kind, seed=3, size=tiny(kind))[0]
    clues, may = first.clues(), first.domains()
    moved = [clue._replace(value=other.value) for clue, other in itertools.pairwise(clues)]
    hopeless = first.with_clues([clue for clue in moved if clue.value in may[clue.place]])
    puzzles = [
        first,
        first.blank().with_clues(clues[:1]),
        hopeless,
        first,
        first.blank(),
        first.blank().with_clues(clues[1:]),
    ]
    together = Shared(first.blank())
    for puzzle in [*puzzles, *puzzles]:
        together.asked += 1  # as each question of a Solver does
        with Solver() as alone, Solver(engine("z3")) as other:
            verdict, boards = answers(alone, puzzle)
            told, found = getattr(together, way)(puzzle, Deadline(), 3)
            shared = sorted(map(puzzle.solution_text, found))
            assert (told.verdict, len(shared)) == (verdict, len(boards)) == (answers(other, puzzle)[0], len(boards))
            if verdict is Verdict.UNSAT:
                assert shared == boards
    together.session.__exit__()


@pytest.mark.parametrize("fast", WAYS)
def test_after_a_few_puzzles_only_the_faster_way_is_asked(fast):
    now, asked = [0.0], []

    class Timed(Shared):
        def assuming(self, *arguments):
            return self.timed("assuming", super().assuming(*arguments))

        def remainder(self, *arguments):
            return self.timed("remainder", super().remainder(*arguments))

        def timed(self, way, found):
            now[0] += 1 if way == fast else 2
            asked.append(way)
            return found

    puzzle = smtpuzzles.parse("gappy", BOARDS["gappy"])
    shared = Timed(puzzle.blank(), clock=lambda: now[0])
    for _ in range(2 * many.TRIED + 3):
        shared.solutions(puzzle, Deadline(), 1)
    assert sorted(asked[: 2 * many.TRIED]) == sorted(WAYS * many.TRIED)
    assert asked[2 * many.TRIED :] == [fast] * 3


def test_clues_that_clash_by_propagation_leave_no_solution():
    puzzle = smtpuzzles.parse("sudoku", "11" + "." * 14)
    shared = Shared(puzzle.blank())
    assert shared.remainder(puzzle, Deadline(), 1) == (Answer(Verdict.UNSAT), [])


def test_a_session_ends_after_many_puzzles(monkeypatch):
    monkeypatch.setattr(many, "TOGETHER", 2)
    puzzle = smtpuzzles.parse("gappy", BOARDS["gappy"])
    sessions = []
    with Solver() as solver:
        for _ in range(7):
            assert answers(solver, puzzle)[0] is Verdict.UNSAT
            sessions.append(solver._shared)
    one, other = sessions[1], sessions[4]
    assert one is not other
    assert sessions == [None, one, one, None, other, other, None]


def test_out_of_time_nothing_is_claimed():
    puzzle = smtpuzzles.parse("gappy", BOARDS["gappy"])
    with Solver() as solver:
        for _ in range(3):
            assert solver.solutions(puzzle, Deadline(0), 2)[0].verdict is Verdict.UNKNOWN
        assert answers(solver, puzzle)[0] is Verdict.UNSAT
