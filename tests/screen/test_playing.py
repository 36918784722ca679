"""Around the board: the panel, settings, pasted boards, and the page at the end."""

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import Static

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.playing import settings, start, storage
from smtpuzzles.playing.settings import PlaySettings
from smtpuzzles.screen.advised import Advised
from smtpuzzles.screen.app import Play
from smtpuzzles.screen.board import BoardView
from smtpuzzles.screen.finished import Finished
from smtpuzzles.screen.panel import Panel
from tests.conftest import ROOT, forget_kinds
from tests.screens import BOARDS, LEVEL, answered, board_of, drive, filling, solution_of, some_boards, walking

pytestmark = pytest.mark.usefixtures("own_games")
SIZES = [(80, 24), (100, 32), (160, 50)]


def panel_of(pilot: Pilot[None]) -> str:
    return "\n".join(str(part.render()) for part in pilot.app.screen.query_one(Panel).query(Static))


# The layout.


@pytest.mark.few(4)
@pytest.mark.parametrize("kind", kinds.names())
def test_beside_the_board_are_the_rules_the_legend_and_the_keys(kind):
    async def script(pilot: Pilot[None]) -> None:
        told = panel_of(pilot).replace("\n", " ")
        for sentence in kinds.load(kind).rules:
            assert sentence in told
        for tile, meaning in kinds.load(kind).legend:
            assert f"{tile.text}  {meaning}" in told
        assert "q leave" in told
        assert pilot.app.screen.query_one(Panel).display
        assert not pilot.app.screen.query_one("#below").display

    drive(Play(smtpuzzles.parse(kind, BOARDS.get(kind, LEVEL))), script)


def test_cells_are_as_large_as_the_terminal_allows_and_the_board_is_in_the_middle():
    tall = []

    async def script(pilot: Pilot[None]) -> None:
        view = filling(pilot).query_one(BoardView)
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await pilot.pause(0.05)  # Textual waits 1/120
            tall.append(view.drawing.tall)
            left, top = view.corner
            assert 0 <= view.size.width - view.drawing.total_width - 2 * left <= 1
            assert 0 <= view.size.height - view.drawing.total_height - 2 * top <= 1

    puzzle = start.read_sample("sudoku", next(path for path in start.samples("sudoku") if path.stem == "9-easy"))
    drive(Play(puzzle), script)
    assert tall == [1, 2, 3]


def test_a_board_too_wide_for_a_panel_has_its_words_below():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        assert not screen.query_one(Panel).display
        assert screen.query_one(BoardView).drawing.gap
        assert str(screen.query_one("#here").render()) == "row 1, column 1: · not lit"
        await pilot.press("v")
        await answered(pilot)
        assert str(screen.query_one("#status").render()) == "you break no rule so far"

    drive(Play(start.empty_puzzle("lightup", (25, 25), None)), script)


@pytest.mark.parametrize(
    ("kind", "keys", "words"),
    [
        ("sudoku", [], "row 1, column 2: · open"),
        ("sudoku", ["left"], "row 1, column 1: 1, given"),
        ("sudoku", ["3"], "row 1, column 2: 3, your entry"),
        ("lightup", ["down", "down", "x"], "row 3, column 2: ╳ no lamp, not lit, your entry"),
        ("binairo", ["m", "0", "1"], "row 1, column 1: marks 0 1"),
        ("gappy", ["up", "left"], "row 9, column 9: · open"),
    ],
)
def test_what_the_cell_under_the_cursor_holds_is_always_told(kind, keys, words):
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press(*keys)
        assert str(filling(pilot).query_one("#place").render()) == words

    drive(Play(board_of(kind)), script)


def test_the_panel_shows_the_last_questions_with_their_answers():
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("c")
        await answered(pilot)
        await pilot.press("right", "v")
        await answered(pilot)
        told = panel_of(pilot)
        assert "checking your entries: yes, you can still finish\nchecking the rules: you break no rule so far" in told

    drive(Play(board_of("sudoku")), script)


def test_the_legend_shows_givens_and_entries_as_the_board_does():
    async def script(pilot: Pilot[None]) -> None:
        legend = panel_of(pilot)
        assert "★  given  ★ your entry" in legend
        assert "*" not in legend

    drive(Play(board_of("starbattle")), script)


# What clashes.


def test_what_clashes_is_marked_at_once_if_the_player_wants_that_and_this_is_kept():
    async def marked(pilot: Pilot[None]) -> frozenset[tuple[int, int]]:
        for _ in range(100):
            await pilot.pause(0.02)
            if found := filling(pilot).shown().marked:
                return found
        return frozenset()

    async def switch_on(pilot: Pilot[None]) -> None:
        await pilot.press("1")
        assert not filling(pilot).shown().marked
        await pilot.press("a")
        assert filling(pilot).status == "cells that break a rule are marked at once"
        assert await marked(pilot) == {(1, 1), (1, 2)}

    async def clash_again(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        await pilot.pause()
        await pilot.press("1")
        assert await marked(pilot) == {(1, 1), (1, 2)}
        await pilot.press("a")
        assert not filling(pilot).shown().marked

    drive(Play(board_of("sudoku")), switch_on)
    assert settings.load() == PlaySettings(clashes=True)
    drive(Play(board_of("sudoku")), clash_again)
    assert settings.load() == PlaySettings(clashes=False)


@pytest.mark.parametrize("data", [b"", b"[]", b'{"clashes": 1}', b"\xff", b"[" * 100_000, b" " * 31_000_000])
def test_settings_that_cannot_be_read_are_the_usual_ones(data):
    settings.keep(PlaySettings(clashes=True))
    assert settings.load().clashes
    (settings.storage.folder() / settings.NAME).write_bytes(data)
    assert settings.load() == PlaySettings()


# Typing and pasting.


def test_the_cursor_moves_on_behind_clues_that_are_typed():
    async def four(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("1", ".", "3", "4", "2")
        assert screen.game.puzzle.text().startswith("1.34\n2...")
        assert screen.cursor == (2, 2)

    async def sixteen(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("1", "2", "9", "1", "enter", "3")
        assert screen.game.state.put == {(1, 1): "12", (1, 2): "9", (1, 3): "1", (1, 4): "3"}

    async def labels(pilot: Pilot[None]) -> None:
        await pilot.press(*"551616151", "3")
        assert filling(pilot).game.puzzle.text() == "3 - - - - - - - -\n5 5 1 6 1 6 1 5 1\n"

    drive(Play(start.empty_puzzle("sudoku", (4, 4), None), composing=True), four)
    drive(Play(start.empty_puzzle("sudoku", (16, 16), None), composing=True), sixteen)
    drive(Play(start.empty_puzzle("gappy", None, None), composing=True), labels)


def paste(pilot: Pilot[None], text: str) -> None:
    filling(pilot).on_paste(events.Paste(text))


@some_boards
def test_a_pasted_board_is_entered_as_a_whole_and_undone_as_a_whole(kind):
    puzzle = board_of(kind)

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        pilot.app.post_message(events.Paste(puzzle.solution_text(solution_of(puzzle))))
        await pilot.pause()
        assert screen.game.solved
        await pilot.press("escape", "u")
        assert screen.game.entries == {}
        paste(pilot, "nonsense")
        assert screen.status.startswith("pasted text:1:1: expected ")
        assert screen.game.entries == {}

    async def compose(pilot: Pilot[None]) -> None:
        paste(pilot, puzzle.text())
        assert filling(pilot).game.puzzle == puzzle
        paste(pilot, smtpuzzles.parse("sudoku", "." * 256).text() if kind == "sudoku" else "0" * 10)
        assert filling(pilot).status.startswith("pasted text:1:")
        assert filling(pilot).game.puzzle == puzzle

    drive(Play(puzzle), script)
    drive(Play(puzzle.with_givens({}), composing=True), compose)


def test_a_pasted_line_is_taken_and_one_with_other_givens_is_not():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        paste(pilot, "12..............")
        assert screen.game.entries == {(1, 2): "2"}
        assert screen.status == "pasted: 1 cell; u undoes it"
        paste(pilot, "21..............")
        assert screen.status == "pasted text:1:1: expected 1 at row 1, column 1, as in the puzzle, but found 2"
        assert screen.game.entries == {(1, 2): "2"}

    drive(Play(board_of("sudoku")), script)


# The end.


def test_a_finished_puzzle_is_celebrated_and_a_larger_one_made():
    puzzle = board_of("binairo")

    async def script(pilot: Pilot[None]) -> None:
        first = filling(pilot)
        await pilot.press("h")
        await answered(pilot)
        await pilot.press("s")
        await answered(pilot)
        first.play(first.game.filled(solution_of(puzzle)))
        await pilot.pause()
        page = str(pilot.app.screen.query_one("#page Static").render())
        assert "★" not in page
        for words in (
            "Solved!",
            "time    0:0",
            "hints   1, solutions shown 1",
            "another puzzle of this kind, 4 x 4",
            "a larger one, 6 x 6",
        ):
            assert words in page
        await pilot.press("l")
        for _ in range(1200):
            await pilot.pause(0.05)
            new = pilot.app.screen
            if isinstance(new, Advised) and new is not first and new.is_mounted:
                break
        assert filling(pilot).heading.startswith("playing Binairo 6 x 6, distinct, seed ")
        assert (filling(pilot).hints, filling(pilot).game.entries) == (0, {})

    drive(Play(puzzle), script)


@pytest.fixture
def unset():
    """A puzzle of a kind without a setter."""
    yield smtpuzzles.parse(str(ROOT / "tests/other_kinds/unset.py"), "R__\n___\n__-\n")
    forget_kinds()


def test_where_no_puzzle_can_be_made_none_is_offered(unset):
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        screen.play(screen.game.filled(solution_of(screen.game.given)))
        await pilot.pause()
        assert isinstance(pilot.app.screen, Finished)
        assert "another" not in str(pilot.app.screen.query_one("#page Static").render())
        await pilot.press("l", "enter")
        assert isinstance(pilot.app.screen, Finished)
        await pilot.press("q")
        await pilot.pause()
        assert not pilot.app.is_running

    drive(Play(unset), script)


# Sokoban.


def test_the_player_walks_to_where_the_mouse_clicks_and_pushes_the_box_beside():
    async def script(pilot: Pilot[None]) -> None:
        screen = walking(pilot)
        view = screen.query_one(BoardView)

        async def click(cell: tuple[int, int]) -> None:
            await pilot.mouse_down(view, offset=view.spot(cell))
            await pilot.pause()

        await click((3, 3))
        assert screen.game.plan == "dr"
        await click((2, 4))
        assert (screen.game.plan, screen.status) == ("dr", "you cannot walk there without a push")
        await click((3, 4))
        assert screen.counters() == "3 moves, 1 push"
        await click((1, 1))
        assert screen.counters() == "3 moves, 1 push"

    drive(Play(smtpuzzles.parse("sokoban", LEVEL)), script)


def test_a_hint_names_the_next_push_and_enter_does_it():
    async def script(pilot: Pilot[None]) -> None:
        screen = walking(pilot)
        await pilot.press("h")
        assert await answered(pilot) == "push the box at row 2, column 4 to the right - Enter does it"
        assert screen.shown().marked == {(2, 4)}
        await pilot.press("enter")
        assert (screen.game.plan, screen.status) == ("rr", "")
        assert not screen.shown().marked
        while not screen.game.solved:
            await pilot.press("h")
            await answered(pilot)
            await pilot.press("enter")
        assert screen.status.startswith("Solved in ")

    drive(Play(smtpuzzles.parse("sokoban", LEVEL)), script)


def test_when_a_thread_of_textual_fails_the_game_is_kept_and_the_status_is_that_of_a_bug():
    """Both were lost: the game, and the status, which was 0."""

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("space")
        pilot.app.panic("words")

    app = Play(board_of("binairo"))
    drive(app, script)
    assert app.return_code == 1
    assert storage.left_off(board_of("binairo"), False) is not None


def test_when_the_handler_of_a_key_fails_the_game_is_kept(monkeypatch):
    """All entries since the last time that it was kept were lost."""

    def fails(_) -> None:
        raise ZeroDivisionError("the handler")

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("space")
        monkeypatch.setattr(Advised, "action_cross", fails)
        await pilot.press("x")

    app = Play(board_of("binairo"))
    with pytest.raises(ZeroDivisionError):
        drive(app, script)
    assert app.return_code == 1
    assert storage.left_off(board_of("binairo"), False).game.state.put
