"""The menu, what is left and offered again, and the terminal."""

from multiprocessing import active_children
from time import sleep

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.playing import start, storage
from smtpuzzles.playing.game import Game
from smtpuzzles.screen.app import LEAST, Play
from smtpuzzles.screen.menu import Menu
from tests.screens import board_of, drive, filling, some_boards

pytestmark = pytest.mark.usefixtures("own_games")


@some_boards
def test_a_game_that_was_left_is_offered_and_gone_on_with(kind):
    puzzle = board_of(kind)
    kept = []

    async def leave(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("space", "right", "space")
        kept.append(screen.game.state)
        await pilot.press("q")

    async def go_on(pilot: Pilot[None]) -> None:
        await pilot.press("y")
        await pilot.pause()
        assert filling(pilot).game.state == kept[0]

    async def begin_anew(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        await pilot.pause()
        assert filling(pilot).game == Game(puzzle)

    drive(Play(puzzle), leave)
    drive(Play(puzzle), go_on)
    drive(Play(puzzle), begin_anew)


def test_the_menu_counts_files_that_are_no_games():
    def described(pilot: Pilot[None]) -> str:
        return str(pilot.app.screen.query_one("#status", Static).render())

    async def script(pilot: Pilot[None]) -> None:
        assert described(pilot) == ""
        storage.keep(Game(board_of("gappy")), 1)
        (storage.folder() / "gappy-1.json").write_text("{")
        pilot.app.screen.show_kinds()
        await pilot.pause()
        assert described(pilot) == f"1 file in {storage.folder()} cannot be read as unfinished puzzles"

    drive(Play(None), script)


@pytest.mark.parametrize("kind", ["lightup", "sokoban"])
def test_the_menu_leads_to_a_new_puzzle_and_back(kind):
    async def script(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, Menu)
        await pilot.press(*["down"] * kinds.names().index(kind), "enter")
        await pilot.pause()
        if kind == "sokoban":  # a usual level takes seconds
            words = [words for words, _ in pilot.app.screen.choices]
            await pilot.press(*["down"] * words.index("make a new Sokoban of another size"), "enter")
            await pilot.pause()
            await pilot.press(*["backspace"] * 5, "5")
        await pilot.press("enter")
        for _ in range(400):
            await pilot.pause(0.05)
            if not isinstance(pilot.app.screen, Menu):
                break
        assert pilot.app.screen.heading.startswith(f"playing {kinds.load(kind).display_name} ")
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Menu)
        await pilot.press("escape")

    drive(Play(), script)


def test_the_menu_offers_samples_other_sizes_and_empty_boards():
    async def script(pilot: Pilot[None]) -> None:
        menu = pilot.app.screen
        assert isinstance(menu, Menu)
        menu.show_kind("hitori")  # without clues, there is nothing to compose
        assert not any(words.startswith("compose") for words, _ in menu.choices)
        menu.show_kind("binairo")
        words = [words for words, _ in menu.choices]
        sample = next(word for word in words if word.startswith("sample 10:"))
        menu.choices[words.index(sample)][1]()
        await pilot.pause()
        assert filling(pilot).game.given.givens()
        await pilot.press("q")
        await pilot.pause()
        menu.show_kind("binairo")
        menu.choices[words.index("compose a puzzle on an empty board")][1]()
        await pilot.pause()
        await pilot.press(*["backspace"] * 5, *"7", "enter")
        await pilot.pause()
        assert menu.status == "expected a binairo board of even width and height, not 7 x 7"
        menu.choices[words.index("compose a puzzle on an empty board")][1]()
        await pilot.pause()
        await pilot.press(*["backspace"] * 5, *"6x4", "enter")
        await pilot.pause()
        assert filling(pilot).game.composing

    drive(Play(), script)


def test_the_menu_offers_variants():
    async def script(pilot: Pilot[None]) -> None:
        menu = pilot.app.screen
        assert isinstance(menu, Menu)
        menu.show_kind("gappy")
        assert not any(words.startswith("variant diagonals") for words, _ in menu.choices)
        await pilot.press("down", "down", "down", "enter")
        words = [words for words, _ in menu.choices]
        assert words[3].startswith("variant diagonals: also two black cells on each main diagonal; Enter changes it")
        await pilot.press("up", "enter")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert filling(pilot).game.given.variant == "diagonals"
        menu.show_kind("lightup")
        assert not any(words.startswith("variant") for words, _ in menu.choices)

    drive(Play(), script)


def test_a_small_terminal_is_told():
    async def script(pilot: Pilot[None]) -> None:
        assert "too small" in str(pilot.app.screen.query_one("#small").render())
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert not pilot.app.screen.query("#small")
        await pilot.resize_terminal(80, LEAST[1] - 1)
        await pilot.pause()
        assert pilot.app.screen.query("#small")

    drive(Play(board_of("sudoku")), script, (LEAST[0] - 1, LEAST[1]))


def test_a_terminal_that_was_too_small_from_the_start_has_the_menu_alone_afterwards():
    async def script(pilot: Pilot[None]) -> None:
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert [type(screen) for screen in pilot.app.screen_stack[1:]] == [Menu]

    drive(Play(), script, (LEAST[0] - 1, LEAST[1]))


def test_the_keys_are_listed():
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        await pilot.pause()
        text = pilot.app.export_screenshot()
        for words in ("check&#160;if&#160;you&#160;can&#160;finish", "arrow&#160;keys", "undo"):
            assert words in text
        await pilot.press("escape")
        await pilot.pause()
        assert filling(pilot)

    drive(Play(board_of("sudoku")), script, size=(80, 40))


@pytest.mark.parametrize("key", ["ctrl+q", "ctrl+c"])
def test_who_ends_the_program_in_a_hurry_does_not_lose_the_game(key):
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("space", key)

    drive(Play(board_of("binairo")), script)
    assert len(storage.games()) == 1


def test_what_was_composed_is_offered_again_and_not_written_over():
    def empty() -> Play:
        return Play(start.empty_puzzle("gappy", None, None), composing=True)

    async def compose(pilot: Pilot[None]) -> None:
        await pilot.press("right", "right", "2", "q")

    async def again(pilot: Pilot[None]) -> None:
        await pilot.press("y")
        await pilot.pause()
        assert filling(pilot).game.puzzle.givens() == {(0, 3): "2"}

    drive(empty(), compose)
    drive(empty(), again)


def test_escape_when_asked_whether_to_go_on_leaves():
    async def leave(pilot: Pilot[None]) -> None:
        await pilot.press("space", "q")

    async def escape(pilot: Pilot[None]) -> None:
        await pilot.press("escape")
        await pilot.pause()
        assert not pilot.app.is_running

    drive(Play(board_of("sudoku")), leave)
    drive(Play(board_of("sudoku")), escape)


def test_what_is_being_made_does_not_open_over_another_game():
    async def script(pilot: Pilot[None]) -> None:
        menu = pilot.app.screen
        assert isinstance(menu, Menu)
        menu.show_kind("lightup")
        menu.new("lightup", "classic", (40, 40))
        assert menu.busy
        menu.choices[-1][1]()
        await pilot.pause()
        assert filling(pilot)
        assert not menu.busy

    drive(Play(), script)


def test_making_a_puzzle_ends_with_escape_and_so_does_its_process():
    async def script(pilot: Pilot[None]) -> None:
        menu = pilot.app.screen
        assert isinstance(menu, Menu)
        menu.new("sokoban", "moves", (16, 16))
        while not active_children():
            await pilot.pause(0.01)
        await pilot.press("escape")
        assert menu.status == "cancelled"
        assert not menu.busy

    drive(Play(), script)
    assert active_children() == []


def test_a_terminal_without_colour_shows_the_board(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("space")
        assert filling(pilot).game.entries

    drive(Play(board_of("sudoku")), script)


@pytest.mark.parametrize("without", [False, True])
def test_the_screen_has_the_ground_of_the_terminal(monkeypatch, without):
    if without:
        monkeypatch.setenv("NO_COLOR", "1")

    async def script(pilot: Pilot[None]) -> None:
        assert pilot.app.screen.styles.background.ansi == -1

    drive(Play(), script)


def test_games_that_were_left_are_in_the_menu_and_can_be_forgotten():
    async def leave(pilot: Pilot[None]) -> None:
        await pilot.press("2", "q")

    async def go_on(pilot: Pilot[None]) -> None:
        menu = pilot.app.screen
        words, *_ = [words for words, _ in menu.choices]
        assert words.startswith("go on playing Sudoku 4 x 4, classic, here.txt: 1 cell filled, 0:0")
        await pilot.press("enter")
        await pilot.pause()
        assert filling(pilot).game.entries == {(1, 2): "2"}
        await pilot.press("q")
        await pilot.pause()
        await pilot.press("delete")
        await pilot.pause()
        await pilot.press("n")
        assert len(storage.games()) == 1
        await pilot.press("delete")
        await pilot.pause()
        await pilot.press("y")
        await pilot.pause()
        assert storage.games() == []
        assert not any(words.startswith("go on") for words, _ in menu.choices)
        assert not menu.check_action("forget", ())

    drive(Play(board_of("sudoku"), called="here.txt"), leave)
    drive(Play(), go_on)


def test_who_composes_again_on_an_empty_board_does_not_lose_what_was_composed_before():
    def empty() -> Play:
        return Play(start.empty_puzzle("gappy", None, None), composing=True)

    async def compose(pilot: Pilot[None]) -> None:
        await pilot.press("right", "right", "2", "q")

    async def anew(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        await pilot.pause()
        assert filling(pilot).game.puzzle.givens() == {}
        await pilot.press("right", "right", "3", "q")

    drive(empty(), compose)
    sleep(1)  # the second is its name
    drive(empty(), anew)
    assert {kept.game.puzzle.givens()[0, 3] for kept in storage.games()} == {"2", "3"}


@pytest.mark.parametrize("page", ["question_mark", "e"])
def test_ctrl_c_ends_the_program_on_every_page(page):
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("2", page)
        await pilot.pause()
        assert len(pilot.app.screen_stack) == 3
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert not pilot.app.is_running

    drive(Play(board_of("sudoku")), script)
    assert len(storage.games()) == 1


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
def test_a_terminal_that_is_too_small_can_be_left(key):
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press(key)
        await pilot.pause()
        assert not pilot.app.is_running

    drive(Play(board_of("sudoku")), script, (LEAST[0] - 1, LEAST[1]))


def test_what_the_menu_tells_is_seen_on_a_low_terminal():
    async def script(pilot: Pilot[None]) -> None:
        menu = pilot.app.screen
        menu.show_kind("sudoku")
        menu.show_status("something")
        await pilot.pause()
        region = menu.query_one("#status").region
        assert region.height == 1
        assert region.bottom < LEAST[1]

    drive(Play(), script, LEAST)


def test_the_page_of_keys_opens_where_nothing_can_be_put():
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        await pilot.pause()
        assert "Escape closes this page" in str(pilot.app.screen.query("#page Static").first().render())

    drive(Play(smtpuzzles.parse("sudoku", "1234\n3412\n2143\n4321\n")), script)


@pytest.mark.parametrize(
    ("kind", "lines"),
    [
        ("lightup", ["No lamp lights another", "*                 enter ●", "_                 enter ╳"]),
        ("sudoku", ["has each digit exactly once", "1 to 4            enter that number"]),
        ("gappy", ["not even diagonally", "B                 enter █"]),
    ],
)
def test_the_page_of_keys_tells_the_rules_and_what_can_be_typed(kind, lines):
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        await pilot.pause()
        page = str(pilot.app.screen.query("#page Static").first().render())
        assert all(line in page for line in lines), page
        assert "Escape closes this page" in page

    drive(Play(board_of(kind)), script)
