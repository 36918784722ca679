"""Games that were left: kept, read back, and never in the way."""

import json
import os
from datetime import UTC, datetime, timedelta, timezone
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import smtpuzzles
from smtpuzzles import UsageError, kinds
from smtpuzzles.playing import storage
from smtpuzzles.playing.game import Game
from smtpuzzles.playing.plans import PlanGame
from smtpuzzles.playing.storage import forget, games, keep, left_off
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.screen.menu import described
from tests.conftest import EVERY_SAMPLE, ROOT, forget_kinds

every_sample = pytest.mark.parametrize("sample", EVERY_SAMPLE, ids=str)
SUDOKU = "12..\n....\n....\n...."


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """No test touches what the person who runs it has kept."""
    for variable in ("XDG_STATE_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(tmp_path / "state"))
    return tmp_path / "state" / "smtpuzzles"


def played(puzzle, random=None, composing=False):
    """A game in which something was done."""
    random = random or Random(1)
    if isinstance(puzzle, PlanPuzzle):
        walk = PlanGame(puzzle)
        for _ in range(40):
            walk = walk.step(random.choice(list(puzzle.keys.values())))
        return walk
    game = Game(puzzle, composing)
    for place in random.sample(sorted(game.places), min(12, len(game.places))):
        game = game.put(place, random.choice(game.places[place]))
    for place in random.sample(sorted(game.places), min(6, len(game.places))):
        for symbol in game.places[place][:2]:
            game = game.marked(place, symbol)
    return game


def same(found, game):
    if isinstance(game, PlanGame):
        return (found.puzzle.text(), found.puzzle.variant, found.plan) == (
            game.puzzle.text(),
            game.puzzle.variant,
            game.plan,
        )
    return (found.given, found.composing, found.state) == (game.given, game.composing, game.state)


# Kept and read back.


@pytest.mark.few(25)
@every_sample
def test_a_game_of_every_sample_is_read_back_as_it_was_left(sample):
    puzzle = sample.puzzle()
    game = played(puzzle)
    before = datetime.now(UTC)
    keep(game, 83.5)
    kept = left_off(puzzle)
    assert same(kept.game, game)
    assert kept.game.picture == game.picture
    assert (kept.seconds, kept.composing) == (83.5, False)
    assert before <= kept.when <= datetime.now(UTC)
    assert games() == [kept]


@pytest.mark.parametrize("kind", kinds.names())
def test_of_every_kind_something_can_be_kept(kind):
    assert any(sample.kind == kind for sample in EVERY_SAMPLE)


@pytest.mark.parametrize("variant", ["moves", "pushes"])
def test_games_of_a_puzzle_by_another_variant_are_others(variant):
    puzzle = next(sample for sample in EVERY_SAMPLE if str(sample) == "sokoban-order").puzzle()
    keep(PlanGame(puzzle).step("u"), 1)
    other = smtpuzzles.parse("sokoban", puzzle.text(), variant)
    assert (left_off(other) is not None) == (variant == puzzle.variant)


def test_what_is_composed_is_kept_beside_what_is_played_on_the_same_board():
    blank = smtpuzzles.parse("lightup", "____\n____\n____")
    game, composed = played(blank), played(blank, composing=True)
    keep(game, 1)
    keep(composed, 2)
    assert same(left_off(blank).game, game)
    assert same(left_off(blank, composing=True).game, composed)
    assert left_off(blank, composing=True).game.puzzle == composed.puzzle
    forget(blank, composing=True)
    assert left_off(blank, composing=True) is None
    assert left_off(blank).seconds == 1


@pytest.mark.parametrize("kind", [name for name in kinds.names() if name != "sokoban"])
def test_what_is_composed_of_every_kind_is_read_back(kind):
    blank = next(sample for sample in EVERY_SAMPLE if sample.kind == kind).puzzle().blank()
    game = played(blank, composing=True)
    keep(game, 0)
    assert same(left_off(blank, composing=True).game, game)


def test_a_game_goes_on_where_it_was_left_and_is_kept_again_in_the_same_file(folder):
    puzzle = smtpuzzles.parse("sudoku", SUDOKU)
    keep(Game(puzzle).put((2, 1), "3"), 10)
    again = left_off(puzzle).game.put((2, 2), "4")
    assert again.undone().entries == {(2, 1): "3"}
    keep(again, 20)
    assert [(kept.game.entries, kept.seconds) for kept in games()] == [({(2, 1): "3", (2, 2): "4"}, 20)]
    assert len(list(folder.iterdir())) == 1


def test_the_newest_game_comes_first(folder):
    puzzles = [smtpuzzles.parse("binairo", text) for text in ("0_\n__", "_0\n__", "__\n0_")]
    for day, puzzle in zip((2, 3, 1), puzzles, strict=True):
        known = set(folder.iterdir()) if folder.exists() else set()
        keep(Game(puzzle), day)
        (new,) = set(folder.iterdir()) - known
        new.write_text(json.dumps({**json.loads(new.read_text()), "when": f"2025-01-0{day}T00:00:00+00:00"}))
    assert [kept.seconds for kept in games()] == [3, 2, 1]


def test_what_is_forgotten_is_gone_and_may_be_forgotten_twice(folder):
    puzzle = smtpuzzles.parse("sudoku", SUDOKU)
    keep(Game(puzzle), 0)
    forget(puzzle)
    forget(puzzle)
    assert (left_off(puzzle), games(), list(folder.iterdir())) == (None, [], [])


def test_nothing_kept_is_no_game():
    assert games() == []
    assert left_off(smtpuzzles.parse("sudoku", SUDOKU)) is None
    forget(smtpuzzles.parse("sudoku", SUDOKU))


def test_a_plan_of_thousands_of_steps_is_kept():
    puzzle = next(sample for sample in EVERY_SAMPLE if str(sample) == "sokoban-order").puzzle()
    walk = PlanGame(puzzle, ("du" if puzzle.refusal("du") is None else "ud") * 2000)
    keep(walk, 0)
    assert left_off(puzzle).game == walk


# Broken and foreign files.


def sudoku_file(folder, **changed):
    """A kept game of a sudoku, with some of what its file says changed."""
    puzzle = smtpuzzles.parse("sudoku", SUDOKU)
    keep(Game(puzzle).put((2, 1), "3").marked((2, 2), "4"), 1)
    return puzzle, change(folder, changed)


def change(folder, changed):
    (path,) = folder.iterdir()
    data = {**json.loads(path.read_text()), **changed}
    path.write_text(json.dumps({key: value for key, value in data.items() if value is not ...}))
    return path


BROKEN_SUDOKUS = {
    "given": {"put": [[1, 1, "1"]]},
    "off the board": {"put": [[5, 1, "1"]]},
    "no such symbol": {"put": [[2, 1, "5"]]},
    "no symbol": {"put": [[2, 1, 3]]},
    "list for a symbol": {"put": [[2, 1, ["3"]]]},
    "no cell": {"put": [["2", "1", "3"]]},
    "too short": {"put": [[2, 1]]},
    "no list": {"put": {"2": "1"}},
    "text": {"put": "213"},
    "nothing put": {"put": ...},
    "nothing marked": {"marks": ...},
    "mark on an entry": {"marks": [[2, 1, ["4"]]]},
    "mark on a given": {"marks": [[1, 1, ["4"]]]},
    "no such mark": {"marks": [[2, 2, ["9"]]]},
    "marks as text": {"marks": [[2, 2, "34"]]},
    "marks as a number": {"marks": [[2, 2, 3]]},
    "marks as an object": {"marks": [[2, 2, {"3": 1}]]},
    "unknown kind": {"kind": "chess"},
    "kind of no type": {"kind": ["sudoku"]},
    "no kind": {"kind": ...},
    "another kind": {"kind": "binairo"},
    "unknown variant": {"variant": "hyper"},
    "another variant": {"variant": "x"},
    "another puzzle": {"puzzle": SUDOKU.replace("1", "4")},
    "no puzzle": {"puzzle": "hello"},
    "composing": {"composing": True},
    "composing as a number": {"composing": 0},
    "seconds below zero": {"seconds": -1.0},
    "seconds without end": {"seconds": float("inf")},
    "seconds that are none": {"seconds": float("nan")},
    "seconds as text": {"seconds": "12"},
    "no time": {"when": "yesterday"},
    "no zone": {"when": "2025-01-01T00:00:00"},
    "time as a number": {"when": 1700000000},
    # Of these there is no time in the zone of the menu: it ended with an OverflowError.
    "the first day": {"when": "0001-01-01T00:00:00+14:00"},
    "the last day": {"when": "9999-12-31T23:59:59-12:00"},
    "more seconds than a life": {"seconds": 1e300},
    "a name of two lines": {"called": "a\nb"},
    "a name with the codes of a terminal": {"called": "\x1b[31m"},
    "a long name": {"called": "a" * 5000},
    "hints below zero": {"hints": -1},
    "solutions below zero": {"solutions": -1},
    "too many hints": {"hints": 10**400},
    "hints as text": {"hints": "3"},
    "hints as a truth": {"hints": True},
    "a plan": {"put": ..., "marks": ..., "plan": "ud"},
}


def test_a_board_that_is_composed_has_no_marks():
    game = Game(smtpuzzles.parse("sudoku", SUDOKU), composing=True)
    assert storage.board(game, {(2, 1): "3"}, {}).state.put == {(2, 1): "3"}
    with pytest.raises(ValueError, match="an impossible mark"):
        storage.board(game, {}, {(2, 2): ["3"]})


def test_what_is_changed_below_is_read_back_unchanged(folder):
    puzzle, _ = sudoku_file(folder)
    assert left_off(puzzle).game.state == ({(2, 1): "3"}, {(2, 2): frozenset("4")})


@pytest.mark.parametrize("changed", BROKEN_SUDOKUS.values(), ids=BROKEN_SUDOKUS.keys())
def test_a_file_that_does_not_fit_its_puzzle_is_passed_over_and_left_alone(changed, folder):
    puzzle, path = sudoku_file(folder, **changed)
    text = path.read_text()
    assert (left_off(puzzle), games()) == (None, [])
    assert path.read_text() == text
    keep(Game(puzzle), 5)
    assert left_off(puzzle).seconds == 5


@pytest.mark.parametrize(
    "changed",
    [
        {"plan": "uuuuuuuu"},
        {"plan": "hello"},
        {"plan": 3},
        {"plan": ...},
        {"composing": True},
        {"put": [], "plan": ...},
    ],
    ids=str,
)
def test_a_plan_that_cannot_be_walked_is_passed_over(changed, folder):
    puzzle = next(sample for sample in EVERY_SAMPLE if str(sample) == "sokoban-order").puzzle()
    keep(played(puzzle), 1)
    assert left_off(puzzle).game.plan
    change(folder, changed)
    assert (left_off(puzzle), games()) == (None, [])


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"[]", b"null", b"3", b"\xff\xfe", b"[" * 100_000, b"1" * 10_000, b'{"kind": "sudoku"}'],
    ids=lambda data: str(data[:12]),
)
def test_a_file_that_is_none_of_ours_is_passed_over(data, folder):
    puzzle, path = sudoku_file(folder)
    path.write_bytes(data)
    keep(Game(smtpuzzles.parse("binairo", "0_\n__")), 0)
    assert left_off(puzzle) is None
    assert [kept.puzzle.kind for kept in games()] == ["binairo"]


def test_a_file_larger_than_any_that_is_written_is_not_even_read(folder):
    puzzle, path = sudoku_file(folder)
    path.write_text(path.read_text() + " " * storage.LARGEST)
    assert left_off(puzzle) is None


def test_a_game_that_was_kept_without_its_hints_has_none(folder):
    puzzle, _ = sudoku_file(folder, hints=...)
    assert left_off(puzzle).hints == 0
    keep(left_off(puzzle).game, 1, hints=7)
    assert left_off(puzzle).hints == 7


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
ZONES = st.sampled_from([timezone(timedelta(hours=14)), timezone(-timedelta(hours=12))])
TIMES = st.builds(datetime.replace, st.sampled_from([datetime.min, datetime.max]), tzinfo=ZONES).map(datetime.isoformat)


@st.composite
def mutated(draw, text):
    """A kept game of which one value is another, or a few characters."""
    data = json.loads(text)
    if draw(st.booleans()):
        data |= draw(st.fixed_dictionaries({"when": TIMES}) | st.dictionaries(st.sampled_from(sorted(data)), ANY_JSON))
        return json.dumps(data).encode()
    begin = draw(st.integers(0, len(text)))
    return text[:begin].encode() + draw(st.binary(max_size=4)) + text[begin + draw(st.integers(0, 4)) :].encode()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=50)
@given(st.data())
def test_whatever_is_in_a_file_the_menu_can_show_what_is_read(folder, data):
    """Of 214,659 files with a changed character, 94 ended the menu."""
    for path in folder.iterdir() if folder.exists() else ():
        path.unlink()
    sokoban = next(sample for sample in EVERY_SAMPLE if str(sample) == "sokoban-order").puzzle()
    keep(data.draw(st.sampled_from([played(sokoban), played(smtpuzzles.parse("sudoku", SUDOKU))])), 83.5, "name", 3)
    (path,) = folder.iterdir()
    path.write_bytes(data.draw(mutated(path.read_text())))
    for kept in games():
        assert described(kept).startswith("go on playing ")


def test_other_things_in_the_folder_are_passed_over(folder):
    puzzle, path = sudoku_file(folder)
    (folder / "folder.json").mkdir()
    (folder / "notes.txt").write_text("hello")
    (folder / ".smtpuzzles-half").write_text("{")
    (folder / "broken.json").symlink_to(folder / "nowhere")
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "pipe.json")
    (folder / f"copy-{path.name}").write_text(path.read_text())  # or else the menu would show one game twice
    assert [kept.puzzle for kept in games()] == [puzzle]


def test_no_game_runs_a_file(folder, tmp_path):
    ran = tmp_path / "ran"
    (tmp_path / "rooks.py").write_text(f"open({str(ran)!r}, 'w')")
    sudoku_file(folder, kind=str(tmp_path / "rooks.py"))
    assert games() == []
    assert not ran.exists()


def test_a_kind_from_outside_that_fails_in_its_own_way_ends_no_start(folder, tmp_path):
    template = (ROOT / "smtpuzzles/kinds/_template.py").read_text()
    (tmp_path / "rooks.py").write_text(f"{template}\nKIND = KIND._replace(parse=lambda *_: 1 / 0)\n")
    try:
        sudoku_file(folder, kind=kinds.name_of(str(tmp_path / "rooks.py")))
        assert games() == []
    finally:
        forget_kinds()


# Where nothing can be written.


def test_a_folder_that_is_a_file_is_told(folder):
    folder.parent.mkdir()
    folder.write_text("in the way")
    puzzle = smtpuzzles.parse("sudoku", SUDOKU)
    with pytest.raises(UsageError, match=r"cannot write this file: .*"):
        keep(Game(puzzle), 0)
    assert (games(), left_off(puzzle)) == ([], None)
    assert folder.read_text() == "in the way"


def test_a_write_that_fails_is_told_and_leaves_what_was_kept(folder, monkeypatch):
    puzzle, path = sudoku_file(folder)

    def fail(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", fail)
    with pytest.raises(UsageError, match="cannot write this file: no space left on device"):
        keep(Game(puzzle), 99)
    assert left_off(puzzle).seconds == 1
    assert list(folder.iterdir()) == [path]


def test_what_cannot_be_removed_is_told(folder):
    puzzle, path = sudoku_file(folder)
    path.unlink()
    path.mkdir()
    with pytest.raises(UsageError, match="cannot remove this file"):
        forget(puzzle)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_without_the_right_to_write_is_told(folder):
    folder.mkdir(parents=True)
    folder.chmod(0o500)
    with pytest.raises(UsageError, match="permission denied"):
        keep(Game(smtpuzzles.parse("sudoku", SUDOKU)), 0)


def test_the_folder_is_the_users_state_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    for wanted in ("", "relative/folder"):
        monkeypatch.setenv("XDG_STATE_HOME", wanted)
        assert storage.folder() == tmp_path / ".local" / "state" / "smtpuzzles"
    monkeypatch.delenv("XDG_STATE_HOME")
    assert storage.folder() == tmp_path / ".local" / "state" / "smtpuzzles"


def test_without_a_home_nothing_is_kept_and_that_is_told(monkeypatch):
    def homeless():
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setenv("XDG_STATE_HOME", "")
    monkeypatch.setattr("pathlib.Path.home", homeless)
    puzzle = smtpuzzles.parse("sudoku", SUDOKU)
    assert (games(), left_off(puzzle)) == ([], None)
    with pytest.raises(UsageError, match="no home folder"):
        keep(Game(puzzle), 0)
