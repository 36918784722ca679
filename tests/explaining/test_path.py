"""A path ends in the solution, or the program raises; what the search cannot decide soon is no contradiction."""

import json
from contextlib import suppress

import pytest

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.files import new_folder
from smtpuzzles.errors import UsageError, WrongAnswer
from smtpuzzles.explaining import smallest
from smtpuzzles.explaining.difficulty import rate_within
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.path import CONTRADICTION, Path
from smtpuzzles.explaining.smallest import Implication, Smallest
from smtpuzzles.proofs.explanations import check
from tests.conftest import SAMPLES, SHARED
from tests.sizes import BOARD_KINDS, small

HARD = next(sample for sample in SAMPLES if str(sample) == "lightup-10-a")


def path_to(literals) -> Path:
    explained = Explanation(HARD.puzzle(), Deadline())
    return explained.path_from(explained.prepared.known(explained.prepared.givens), literals(explained))


def certain(explained):
    return explained.prepared.holding(explained.certain())


def test_a_path_to_what_is_not_so_raises():
    path = path_to(lambda explained: [-literal for literal in certain(explained)[:1]])
    with pytest.raises(WrongAnswer, match="a step for this lightup puzzle is wrong"):
        list(path)
    assert not path.complete


@pytest.mark.parametrize(
    "wrong", [lambda found: found._replace(target=CONTRADICTION), lambda found: found._replace(target=-found.target)]
)
def test_a_search_that_finds_what_is_not_so_raises(wrong, monkeypatch):
    search = Smallest.next
    monkeypatch.setattr(Smallest, "next", lambda *given: wrong(search(*given)))
    path = path_to(certain)
    with pytest.raises(WrongAnswer, match="a step for this lightup puzzle is wrong"):
        list(path)
    assert not path.complete
    with pytest.raises(WrongAnswer):
        rate_within(HARD.puzzle(), Deadline())


def test_a_search_that_finds_nothing_where_solvers_do_not_either_raises(monkeypatch):
    """As with rules that leave more than the solutions."""
    monkeypatch.setattr(Smallest, "next", lambda *_: Implication(0, (), 1))
    path = path_to(certain)
    path.prepared = Explanation(HARD.puzzle().blank(), Deadline()).prepared
    with pytest.raises(WrongAnswer, match="all rules of this lightup puzzle do not show what solutions share"):
        list(path)


def test_what_is_not_decided_soon_is_not_left_out(monkeypatch):
    """Of what the rules of a step show, at least that stays for which they were found."""
    puzzle = next(sample for sample in SAMPLES if str(sample) == "starbattle-8").puzzle()
    whole = list(Explanation(puzzle, Deadline()).steps())
    monkeypatch.setattr(smallest, "MOST", -1)
    explained = Explanation(puzzle, Deadline())
    steps = list(explained.steps())
    assert explained.complete
    assert all(step.conclusions for step in steps)
    assert max(step.size for step in steps) == max(step.size for step in whole)


def published(kind: str, most: int | None = None):
    path = next((SHARED / "published").rglob(f"{kind}.jsonl"), None)
    if path is None:
        pytest.skip(f"needs {kind}.jsonl of the shared data, which is not beside this checkout")
    return [{"kind": kind, **json.loads(line)} for line in path.read_text().splitlines()[:most]]


def follow(row, folder=None) -> None:
    """All steps lead to the published solution; if there is a folder, the certificate's checker accepts them.

    What is published in the corpus form has its solution in that form, and exactly one.
    """
    if "problem" in row:
        puzzle = smtpuzzles.parse(row["kind"], row["problem"], form="corpus")
    else:
        puzzle = smtpuzzles.parse(row["kind"], row["text"], row["variant"])
    explained = Explanation(puzzle, Deadline(), certify=folder is not None)
    steps = list(explained.steps())
    assert explained.verdict is smtpuzzles.Uniqueness.UNIQUE
    assert explained.complete
    assert all(step.conclusions for step in steps)
    assert "problem" in row or puzzle.solution_text(explained.solution) == row["solution"]
    held = {one.cell: one.symbol for step in steps for one in step.conclusions if one.holds}
    certain = puzzle.shaded(explained.solution)
    assert {**certain, **held} == certain
    if explained.certificate is not None:
        new_folder(folder, explained.certificate.files())
        check(folder)


def is_kind(word: str) -> bool:
    with suppress(UsageError):
        return bool(kinds.name_of(word))
    return False


OLD = sorted([path.stem for path in (SHARED / "published").glob("*.jsonl")])
NEW = sorted([path.stem for path in (SHARED / "published/new").glob("*.jsonl") if is_kind(path.stem)])
PUBLISHED = [*OLD, *NEW]


@pytest.mark.few(3)
@pytest.mark.parametrize("kind", PUBLISHED)
def test_the_smallest_published_board_is_explained_to_its_solution(kind, tmp_path):
    rows = published(kind)
    follow(min(rows, key=lambda row: len(row.get("text", row.get("problem")))), tmp_path / "proof")


def test_no_step_of_a_published_star_battle_is_a_contradiction():
    """Not all that these rules show can be decided soon."""
    follow(published("starbattle", 8)[7])


@pytest.mark.slow
@pytest.mark.parametrize("kind", PUBLISHED)
def test_published_boards_are_explained_to_their_solutions(kind, tmp_path):
    for number, row in enumerate(published(kind, 12 if kind == "starbattle" else 4)):
        follow(row, tmp_path / str(number))


@pytest.mark.more
@pytest.mark.parametrize("kind", BOARD_KINDS)
def test_the_checker_accepts_every_step_of_boards_made_by_seed(kind, tmp_path):
    for number, made in enumerate(smtpuzzles.generate(kind, count=3, seed=1, size=small(kind))):
        explained = Explanation(made, Deadline(), certify=True)
        assert list(explained.steps())
        assert explained.complete
        new_folder(tmp_path / str(number), explained.certificate.files())
        check(tmp_path / str(number))
