"""However the time ends, what was found is true, and nothing is said that is not known."""

import signal
from dataclasses import replace
from threading import Event, current_thread, main_thread

import pytest

import smtpuzzles
from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.base.stopping import stopping
from smtpuzzles.explaining import cuts, smallest
from smtpuzzles.explaining import several as comparison
from smtpuzzles.explaining.difficulty import rate_within
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.smallest import LARGEST, Smallest
from smtpuzzles.explaining.words import Wording
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.result import ReasonUnknown, Uniqueness
from tests.conftest import ROOT, SAMPLES, SMALLEST_BOARDS
from tests.ticks import Ticks

FEW = [sample for sample in SMALLEST_BOARDS if sample.size() < 120]
LOOKS = (0, 2, 20, 200, 1000)  # at the deadline
SEVERAL = next(sample.puzzle() for sample in SAMPLES if str(sample) == "sudoku-9-hard")
# By Arto Inkala, 2012: with single rules there is nothing to begin with, and a step needs more than eight.
HARDEST = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


def search_of(puzzle: AnyPuzzle) -> tuple[Smallest, list[int]]:
    """The search for steps of several rules where those of one rule end, and what is known there."""
    explained = Explanation(puzzle, Deadline())
    known = explained.single_rules()
    targets = [one for one in sorted(explained.prepared.holding(explained.certain()), key=abs) if not known[one]]
    true = explained.prepared.model.true_on(explained.solution)
    return Smallest(explained.prepared, targets, true, known, Deadline()), known


@pytest.mark.few(5)
@pytest.mark.parametrize("sample", FEW, ids=str)
def test_out_of_time_the_steps_are_the_first_ones(sample):
    whole = Explanation(sample.puzzle(), Deadline())
    steps = list(whole.steps())
    assert whole.complete
    for looks in LOOKS:
        explained = Explanation(sample.puzzle(), Ticks(looks))
        found = list(explained.steps())
        assert explained.complete or explained.stopped == "timeout"
        if whole.verdict is Uniqueness.UNIQUE:
            assert found == steps[: len(found)]
            assert len(found) == len(steps) or not explained.complete


@pytest.mark.parametrize("sample", [sample for sample in FEW if sample.verdict == "unique"], ids=str)
def test_out_of_time_a_rating_has_no_band(sample):
    whole = rate_within(sample.puzzle(), Deadline())
    for looks in LOOKS:
        rating = rate_within(sample.puzzle(), Ticks(looks))
        assert rating == whole or rating.reason == "timeout" or rating == replace(whole, hardest="")
        if rating.reason is not None:
            assert (rating.proven, rating.band, rating.score) == (False, None, None)
            assert rating.level <= whole.level


def test_a_search_that_is_stopped_goes_on_where_it_was():
    search, known = search_of(SEVERAL)
    kernel, how = search._kernel, (search._reference, search._values, search._fixed)
    search._walk.stop[0] = 1
    given = search._arrays, search._store, search._walk, LARGEST, *how, search._numbers([10**6])
    assert kernel.search(*given)[0] == kernel.STOPPED
    found, other = search.next(known), search_of(SEVERAL)[0].next(known)
    assert (len(found.rules), found.bound) == (len(other.rules), other.bound)


class SeenAside(Deadline):
    """Another thread sees first that the time is over, in the middle of what this one does."""

    seen = None

    def expired(self):
        if current_thread() is not main_thread():
            self.seen = super().expired()
        return self.seen


def test_a_search_ends_with_its_time_before_its_work_is_done(monkeypatch):
    monkeypatch.setattr(smallest, "PATIENCE", 2**30)
    search, known = search_of(smtpuzzles.parse("sudoku", HARDEST))
    compiled, found = search._kernel.search, []

    def noting(*given):
        found.append(compiled(*given)[0])
        return found[-1], 0, 1

    search._kernel.search = noting
    search._deadline = SeenAside(0.1)  # the search takes minutes
    with pytest.raises(Expired):
        search.next(known)
    assert found[-1] == search._kernel.STOPPED


@pytest.mark.parametrize("pressed", [False, True])
def test_compiled_code_is_told_to_stop_by_another_thread(pressed):
    told = Event()
    threads = []

    def stop() -> None:
        threads.append(current_thread())
        told.set()

    with Deadline(None if pressed else 0) as deadline, stopping(deadline, stop):
        if pressed:
            signal.raise_signal(signal.SIGINT)
        assert told.wait(30)
    assert main_thread() not in threads


def test_a_time_limit_ends_the_comparison_of_solutions(monkeypatch):
    """It took half a minute on an empty board of 40 x 40."""

    def endless(*_):
        while True:
            pass

    monkeypatch.setattr(comparison, "apart", endless)
    explained = Explanation(smtpuzzles.parse("lightup", "3 1\n___\n"), Deadline())
    found = comparison.several(explained.whole, explained.checked.solutions, {}, Deadline(0.05))
    assert (found.reason, found.clue, [group.exhausted for group in found.groups]) == ("timeout", None, [False])


@pytest.mark.parametrize("sample", [one for one in FEW if one.kind in ("hitori", "nurikabe")], ids=str)
def test_without_memory_for_the_cuts_no_step_is_a_bug_and_the_reason_is_told(sample, monkeypatch):
    def short(*_, **__):
        raise Expired(ReasonUnknown.TOO_LARGE)

    monkeypatch.setattr(cuts, "Query", short)
    explained = Explanation(sample.puzzle(), Deadline())
    assert (list(explained.steps()), explained.complete, explained.stopped) == ([], False, ReasonUnknown.TOO_LARGE)
    if sample.verdict == "unique":
        assert (
            smtpuzzles.rate(sample.puzzle()).reason
            == smtpuzzles.hint(sample.puzzle()).reason
            == ReasonUnknown.TOO_LARGE
        )


@pytest.mark.parametrize("name", ["9-none", "9-few"])
def test_a_path_whose_words_are_not_found_in_time_is_not_complete(name, monkeypatch):
    steps = iter(range(3))

    def step(self, deduction):
        if next(steps, None) is None:
            raise Expired(ReasonUnknown.TIMEOUT)
        return words(self, deduction)

    words = Wording.step
    monkeypatch.setattr(Wording, "step", step)
    explained = Explanation(smtpuzzles.parse("gappy", (ROOT / f"puzzles/gappy/{name}.txt").read_text()), Deadline())
    assert len(list(explained.steps())) == 3
    assert (explained.complete, explained.stopped) == (False, ReasonUnknown.TIMEOUT)
