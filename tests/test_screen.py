"""The screen, driven without one: keys and clicks, on every kind."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from time import sleep

import pytest
from textual.pilot import Pilot

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.clock import Clock
from smtpuzzles.kind import CluedPuzzle
from smtpuzzles.playing import advice, fresh, progress
from smtpuzzles.playing.game import Game
from smtpuzzles.result import Violation
from smtpuzzles.screen import playing
from smtpuzzles.screen.app import LEAST, Play
from smtpuzzles.screen.board import BoardView
from smtpuzzles.screen.filling import Filling
from smtpuzzles.screen.menu import Menu
from smtpuzzles.screen.sentences import because
from smtpuzzles.screen.walking import Walking

BOARDS = {
    "binairo": "__0_\n_1__\n___1\n_10_\n",
    "gappy": "5 5 1 6 1 5 1 6 1\n1 1 1 1 5 1 6 1 6\n",
    "lightup": "5\n0____\n__1_1\n_____\n#_0__\n____1\n",
    "sudoku": "1...\n..3.\n.4..\n...2\n",
}
every_board = pytest.mark.parametrize("kind", BOARDS)
LEVEL = "######\n#@ $.#\n#  $.#\n######\n"
Script = Callable[[Pilot[None]], Awaitable[None]]


@pytest.fixture(autouse=True)
def state(tmp_path, monkeypatch):
    """Games are kept in a folder of the test's own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)


def drive(app: Play, script: Script, size: tuple[int, int] = (80, 24)) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(pilot)

    asyncio.run(run())


def board_of(kind: str) -> CluedPuzzle:
    puzzle = smtpuzzles.parse(kind, BOARDS[kind])
    assert isinstance(puzzle, CluedPuzzle)
    return puzzle


def solution_of(puzzle: CluedPuzzle) -> dict[tuple[int, int], str]:
    return dict(smtpuzzles.check(puzzle).solutions[0])


def filling(pilot: Pilot[None]) -> Filling:
    assert isinstance(pilot.app.screen, Filling)
    return pilot.app.screen


async def answered(pilot: Pilot[None]) -> str:
    """What is told when the question is answered."""
    for _ in range(400):
        await pilot.pause(0.05)
        if not pilot.app.screen.busy:
            return pilot.app.screen.told
    raise AssertionError(f"no answer: {pilot.app.screen.told}")


async def go_to(pilot: Pilot[None], place: tuple[int, int]) -> None:
    screen = filling(pilot)
    for _ in range(200):
        (r, c), (to_r, to_c) = screen.cursor, place
        if (r, c) == place:
            return
        await pilot.press("down" if r < to_r else "up" if r > to_r else "right" if c < to_c else "left")
    raise AssertionError("the cursor does not get there")


@every_board
def test_a_board_is_played_to_the_end_by_keys(kind):
    puzzle = board_of(kind)
    solution = solution_of(puzzle)

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        for place in screen.game.places:
            if solution[place] != puzzle.nothing:
                await go_to(pilot, place)
                while screen.game.entries.get(place) != solution[place]:
                    await pilot.press("space")
        assert screen.told == "Solved!"
        assert screen.game.solved

    drive(Play(puzzle), script)


@every_board
def test_a_board_is_played_to_the_end_by_mouse(kind):
    puzzle = board_of(kind)
    solution = solution_of(puzzle)

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        view = screen.query_one(BoardView)
        for place in screen.game.places:
            while solution[place] != puzzle.nothing and screen.game.entries.get(place) != solution[place]:
                x, y = view.drawing.spot(place)
                await pilot.mouse_down(view, offset=(x, y))
                await pilot.mouse_up(view, offset=(x, y))
                await pilot.pause()
        assert screen.told == "Solved!"

    drive(Play(puzzle), script)


@every_board
def test_undo_to_the_start_is_the_start(kind):
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        start = screen.game
        await pilot.press(
            "space", "right", "space", "down", "x", "right", "backspace", "space", "ctrl+r", "down", "space"
        )
        end = screen.game
        assert end.entries
        while screen.game.before:
            await pilot.press("u")
        assert screen.game == start
        await pilot.press("u")
        assert screen.game == start
        while screen.game.after:
            await pilot.press("r")
        assert screen.game == end

    drive(Play(board_of(kind)), script)


@every_board
def test_broken_rules_are_told_and_shown_and_unfinished_ones_are_not(kind):
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("v")
        assert screen.told == "no rule is broken so far"
        game = screen.game
        for place, symbols in game.places.items():
            game = game.put(place, symbols[0])
        screen.play(game)
        await pilot.press("V")
        assert screen.told.startswith("broken: ")
        assert screen.shown().marked
        await pilot.press("escape")
        assert not screen.shown().marked

    drive(Play(board_of(kind)), script)


@every_board
def test_what_cannot_be_right_is_found_and_marked(kind):
    puzzle = board_of(kind)
    solution = solution_of(puzzle)

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("c")
        assert await answered(pilot) == "yes, this can be finished"
        right, wrong = list(screen.game.places)[:2]
        other = next(symbol for symbol in screen.game.places[wrong] if symbol != solution[wrong])
        screen.play(screen.game.put(right, solution[right]).put(wrong, other))
        await pilot.press("C")
        assert await answered(pilot) == "no: what is marked can't be right"
        assert screen.shown().marked == {wrong}

    drive(Play(puzzle), script)


@every_board
def test_hints_lead_to_the_end(kind):
    """From a board of which few cells are open, because every hint takes a while."""
    puzzle = board_of(kind)
    solution = solution_of(puzzle)

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        told = [place for place in screen.game.places if solution[place] != puzzle.nothing]
        game = screen.game
        for place in screen.game.places:
            game = game if place in told[-3:] else game.put(place, solution[place])
        screen.play(game)
        for _ in range(len(screen.game.places)):
            before = screen.game
            await pilot.press("h")
            assert " holds " in await answered(pilot)
            assert screen.game == before
            await pilot.press("enter")
            assert screen.game != before
            if screen.game.solved:
                break
        assert screen.told == "Solved!"

    drive(Play(puzzle), script)


@every_board
def test_a_solution_is_shown_and_taken_with_enter(kind):
    puzzle = board_of(kind)

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("s")
        assert await answered(pilot) == "a solution - Enter takes it, Escape goes back"
        assert screen.game.entries == {}
        await pilot.press("n")
        assert await answered(pilot) == "there is no other solution: this puzzle has exactly one"
        await pilot.press("enter")
        assert screen.told == "Solved!"

    drive(Play(puzzle), script)


def test_another_solution_every_time_and_how_many_there_are():
    puzzle = smtpuzzles.parse("binairo", "____\n____\n____\n____\n")

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("0")
        seen = []
        for _ in range(3):
            await pilot.press("n")
            assert await answered(pilot) == "another one, of 36 solutions - Enter takes it, Escape goes back"
            seen.append(puzzle.solution_text(screen._solution))
        assert len(set(seen)) == 3
        assert all(text.startswith("0") for text in seen)
        screen.play(screen.game.put((1, 2), "0").put((1, 3), "0"))
        await pilot.press("s")
        assert await answered(pilot) == "no solution has all that stands here"
        await pilot.press("n")
        assert await answered(pilot) == "no solution has all that stands here"

    drive(Play(puzzle), script)


def test_a_long_question_can_be_cancelled_and_the_screen_goes_on(monkeypatch):
    monkeypatch.setattr(advice, "another", partial(advice.another, most=10**9))

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("n")
        await pilot.pause(0.3)
        assert screen.busy
        await pilot.press("down", "down")
        assert screen.cursor == (3, 1)
        assert screen.busy
        await pilot.press("escape")
        assert not screen.busy
        assert screen.told == "cancelled"
        await pilot.press("n")
        await pilot.press("1")
        assert not screen.busy

    drive(Play(fresh.empty_puzzle("sudoku", (16, 16), None)), script)


@every_board
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


def test_a_solved_game_is_forgotten():
    puzzle = board_of("sudoku")

    async def leave(pilot: Pilot[None]) -> None:
        await pilot.press("space", "q")

    async def solve(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        await pilot.pause()
        filling(pilot).play(filling(pilot).game.filled(solution_of(puzzle)))

    drive(Play(puzzle), leave)
    assert len(progress.games()) == 1
    drive(Play(puzzle), solve)
    assert progress.games() == []


def test_marks_are_typed_and_named():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("m", "2", "3")
        assert screen.game.state.marks == {(1, 2): {"2", "3"}}
        assert screen.told == "marks here: 2 3"
        await pilot.press("3", "m", "4")
        assert screen.game.entries == {(1, 2): "4"}

    drive(Play(board_of("sudoku")), script)


def test_symbols_of_two_characters_are_typed_one_after_the_other():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("1", "2")
        assert screen.game.entries == {(1, 1): "12"}
        await pilot.press("9")
        assert screen.game.entries == {(1, 1): "9"}
        await pilot.press("right", "1", "right", "2")
        assert screen.game.entries == {(1, 1): "9", (1, 2): "1", (1, 3): "2"}

    drive(Play(fresh.empty_puzzle("sudoku", (16, 16), None)), script)


def test_marks_of_two_characters_are_typed_too_and_enter_keeps_two_marks_apart():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("m", "1", "2")
        assert screen.game.state.marks == {(1, 1): {"12"}}
        await pilot.press("1", "enter", "2")
        assert screen.game.state.marks == {(1, 1): {"1", "2", "12"}}
        assert screen.told == "marks here: 1 2 12"
        assert "₁ ₂ ₁₂" in "".join(text for text, _ in screen.query_one(BoardView).drawing.row(1))
        await pilot.press("1", "2")
        assert screen.game.state.marks == {(1, 1): {"1", "2"}}
        await pilot.press("m", "7", "m", "1", "2")
        assert screen.game.state == ({(1, 1): "7"}, {})

    drive(Play(fresh.empty_puzzle("sudoku", (16, 16), None)), script, (130, 30))


def test_enter_after_a_digit_does_not_turn_it_into_the_next_one():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("1", "enter")
        assert screen.game.entries == {(1, 1): "1"}
        await pilot.press("2")
        assert screen.game.entries == {(1, 1): "2"}
        await pilot.press("right", "enter")
        assert screen.game.entries == {(1, 1): "2", (1, 2): "1"}

    drive(Play(fresh.empty_puzzle("sudoku", (16, 16), None)), script)


def test_the_time_stops_when_it_is_solved_and_goes_on_when_it_is_played_on(monkeypatch):
    now = [100.0]
    monkeypatch.setattr(playing, "monotonic", lambda: now[0])

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        now[0] += 60
        screen.play(screen.game.filled(solution_of(screen.game.given)))
        now[0] += 60
        assert screen.seconds == 60
        await pilot.press("u")
        now[0] += 5
        assert screen.seconds == 65

    drive(Play(board_of("sudoku")), script)


def test_a_puzzle_is_saved_even_if_nobody_waits_until_its_solutions_are_counted(monkeypatch, tmp_path):
    monkeypatch.setattr(advice, "another", lambda *_, **__: sleep(0.5))

    async def script(pilot: Pilot[None]) -> None:
        filling(pilot).save("x.txt")
        await pilot.press("escape")
        assert filling(pilot).told == "saved as x.txt; its solutions were not counted"

    drive(Play(board_of("sudoku")), script)
    assert (tmp_path / "x.txt").read_text() == BOARDS["sudoku"]


def test_it_is_told_that_lamps_are_not_saved(tmp_path):
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("right", "space")
        filling(pilot).save("x.txt")
        without = "without what you put, which is no part of a puzzle"
        assert await answered(pilot) == f"saved as x.txt, {without}; it has exactly one solution"

    drive(Play(board_of("lightup")), script)
    assert (tmp_path / "x.txt").read_text() == BOARDS["lightup"]


def test_composing_and_saving(tmp_path):
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("down", "right", "3")
        assert screen.game.puzzle.says() == {(2, 2): "3"}
        await pilot.press("s")
        assert await answered(pilot) == "a solution - Escape goes back"
        await pilot.press("e")
        await pilot.pause()
        await pilot.press("enter")
        assert await answered(pilot) == "saved as lightup.txt; it has SEVERAL solutions"
        await pilot.press("e")
        await pilot.pause()
        await pilot.press("enter")
        assert screen.told == "lightup.txt is already there; choose another name"

    drive(Play(fresh.empty_puzzle("lightup", (4, 4), None), composing=True), script)
    assert (tmp_path / "lightup.txt").read_text() == "4\n____\n_3__\n____\n____\n"


def test_labels_are_composed_beside_the_board():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("right", "right", "2")
        assert screen.game.puzzle.text().endswith("- - 2 - - - - - -\n")
        assert "2" in screen.query_one(BoardView).drawing.picture.top

    drive(Play(fresh.empty_puzzle("gappy", None, None), composing=True), script)


def walking(pilot: Pilot[None]) -> Walking:
    assert isinstance(pilot.app.screen, Walking)
    return pilot.app.screen


def test_a_level_is_walked_to_the_end():
    async def script(pilot: Pilot[None]) -> None:
        screen = walking(pilot)
        await pilot.press("left")
        assert screen.told == "the player walks into the wall at row 2, column 1"
        await pilot.press("right", "right")
        assert screen.counters() == "2 moves, 1 push"
        await pilot.press("u", "u")
        assert screen.game.plan == ""
        await pilot.press("r", "r", "ctrl+r")
        assert screen.game.plan == ""
        await pilot.press("right", "right", "left", "left", "down", "right", "right")
        assert screen.told.startswith("Solved in 7 moves")

    drive(Play(smtpuzzles.parse("sokoban", LEVEL)), script)


def test_a_plan_is_shown_from_where_the_player_stands():
    async def script(pilot: Pilot[None]) -> None:
        screen = walking(pilot)
        await pilot.press("down", "s")
        await answered(pilot)
        for _ in range(100):
            await pilot.pause(0.1)
            if screen.game.solved:
                break
        assert screen.told.startswith("Solved in ")

    drive(Play(smtpuzzles.parse("sokoban", LEVEL)), script)


def test_a_lost_position_is_shown_to_be_lost():
    level = "#######\n#     #\n# @$  #\n#    .#\n#######\n"

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("c")
        assert (await answered(pilot)).startswith("not lost")
        await pilot.press("down", "right", "up")
        await pilot.press("c")
        assert (await answered(pilot)).startswith("lost: ")

    drive(Play(smtpuzzles.parse("sokoban", level)), script)


def test_a_walk_that_was_left_is_gone_on_with():
    async def leave(pilot: Pilot[None]) -> None:
        await pilot.press("right", "q")

    async def go_on(pilot: Pilot[None]) -> None:
        await pilot.press("y")
        await pilot.pause()
        assert walking(pilot).game.plan == "r"

    drive(Play(smtpuzzles.parse("sokoban", LEVEL)), leave)
    drive(Play(smtpuzzles.parse("sokoban", LEVEL)), go_on)


@pytest.mark.parametrize("kind", kinds.names())
def test_the_menu_leads_to_a_new_puzzle_of_every_kind_and_back(kind):
    async def script(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, Menu)
        await pilot.press(*["down"] * kinds.names().index(kind), "enter")
        await pilot.pause()
        await pilot.press("enter")
        for _ in range(400):
            await pilot.pause(0.05)
            if not isinstance(pilot.app.screen, Menu):
                break
        assert pilot.app.screen.heading.startswith(f"playing {kind}, ")
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Menu)
        await pilot.press("escape")

    drive(Play(), script)


def test_the_menu_offers_samples_other_sizes_and_empty_boards():
    async def script(pilot: Pilot[None]) -> None:
        menu = pilot.app.screen
        assert isinstance(menu, Menu)
        menu.show_kind("binairo")
        words = [words for words, _ in menu.choices]
        assert "sample 10" in words
        menu.choices[words.index("sample 10")][1]()
        await pilot.pause()
        assert filling(pilot).game.given.says()
        await pilot.press("q")
        await pilot.pause()
        menu.show_kind("binairo")
        menu.choices[words.index("an empty board, to compose one")][1]()
        await pilot.pause()
        await pilot.press(*["backspace"] * 5, *"7", "enter")
        await pilot.pause()
        assert menu.told == "expected a binairo board of even width and height, not 7 x 7"
        menu.choices[words.index("an empty board, to compose one")][1]()
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
        assert words[3].startswith("variant diagonals: two black cells on each main diagonal, too; Enter changes it")
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


def test_large_boards_scroll_with_the_cursor():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        view = screen.query_one(BoardView)
        await pilot.press("up")
        assert screen.cursor[0] == 40
        x, y = view.drawing.spot(screen.cursor)
        top = view.scroll_offset.y
        assert top <= y < top + view.size.height
        await pilot.press("left")
        x, y = view.drawing.spot(screen.cursor)
        assert view.scroll_offset[0] <= x < view.scroll_offset[0] + view.size.width

    drive(Play(fresh.empty_puzzle("binairo", (40, 40), None)), script)


def test_the_keys_are_listed():
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        await pilot.pause()
        text = pilot.app.export_screenshot()
        for words in ("can&#160;this&#160;still&#160;be&#160;finished?", "arrow&#160;keys", "undo"):
            assert words in text
        await pilot.press("escape")
        await pilot.pause()
        assert filling(pilot)

    drive(Play(board_of("sudoku")), script)


@pytest.mark.parametrize("key", ["ctrl+q", "ctrl+c"])
def test_who_ends_the_program_in_a_hurry_does_not_lose_the_game(key):
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("space", key)

    drive(Play(board_of("binairo")), script)
    assert len(progress.games()) == 1


def test_a_game_that_cannot_be_kept_is_left_at_the_second_try(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("space", "q")
        assert "cannot write this file" in screen.told
        assert screen.told.endswith(" - leave once more to lose this game")
        assert pilot.app.screen is screen
        await pilot.press("q")
        await pilot.pause()
        assert not pilot.app.is_running

    drive(Play(board_of("sudoku")), script)


def test_a_kept_game_that_cannot_be_removed_is_solved_all_the_same(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        screen.play(screen.game.filled(solution_of(screen.game.given)))
        assert screen.told == "Solved!"

    drive(Play(board_of("sudoku")), script)


def test_marks_alone_are_kept_and_an_emptied_board_is_not():
    async def mark(pilot: Pilot[None]) -> None:
        await pilot.press("m", "2", "q")

    async def empty(pilot: Pilot[None]) -> None:
        await pilot.press("y")
        await pilot.pause()
        assert filling(pilot).game.state.marks
        await pilot.press("ctrl+r", "q")

    drive(Play(board_of("sudoku")), mark)
    drive(Play(board_of("sudoku")), empty)
    assert progress.games() == []


def test_what_was_composed_is_offered_again_and_not_written_over():
    def empty() -> Play:
        return Play(fresh.empty_puzzle("gappy", None, None), composing=True)

    async def compose(pilot: Pilot[None]) -> None:
        await pilot.press("right", "right", "2", "q")

    async def again(pilot: Pilot[None]) -> None:
        await pilot.press("y")
        await pilot.pause()
        assert filling(pilot).game.puzzle.says() == {(0, 3): "2"}

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


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("~nobody-at-all/x.txt", "~nobody-at-all/x.txt: cannot write this file: no such file or directory"),
        ("nowhere/x.txt", "nowhere/x.txt: cannot write this file: no such file or directory"),
        ("x" * 300, f"{'x' * 300}: cannot write this file: file name too long"),
        (".", ". is already there; choose another name"),
    ],
)
def test_a_name_that_no_file_can_have_is_told(name, complaint):
    async def script(pilot: Pilot[None]) -> None:
        filling(pilot).save(name)
        assert filling(pilot).told == complaint

    drive(Play(board_of("sudoku")), script)


def test_enter_takes_the_solution_that_was_shown_after_a_hint():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("h")
        await answered(pilot)
        await pilot.press("n")
        await answered(pilot)
        assert not screen.shown().marked
        await pilot.press("enter")
        assert screen.told == "Solved!"

    drive(Play(board_of("sudoku")), script)


def test_of_a_puzzle_with_several_solutions_it_is_not_said_that_it_has_one():
    puzzle = smtpuzzles.parse("binairo", "____\n" * 4)
    assert isinstance(puzzle, CluedPuzzle)

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        game = screen.game
        for place, symbol in list(solution_of(puzzle).items())[1:]:
            game = game.put(place, symbol)
        screen.play(game)
        await pilot.press("n")
        assert (await answered(pilot)).startswith("the only solution around what stands - ")
        await pilot.press("n")
        assert await answered(pilot) == "there is no other solution around what stands"

    drive(Play(puzzle), script)


def test_a_plan_that_was_shown_to_the_end_says_so_until_the_next_key():
    async def script(pilot: Pilot[None]) -> None:
        screen = walking(pilot)
        await pilot.press("right", "right", "left", "left", "down", "right", "s")
        await answered(pilot)
        await pilot.pause(1)
        assert screen.told.startswith("Solved in ")
        await pilot.press("s")
        assert screen.told == "this is solved"

    drive(Play(smtpuzzles.parse("sokoban", LEVEL)), script)


def test_a_title_in_brackets_is_no_markup():
    async def script(pilot: Pilot[None]) -> None:
        assert walking(pilot).heading.endswith(", [/b]")
        assert "[/b]" in str(walking(pilot).query_one("#heading").render())

    drive(Play(smtpuzzles.parse("sokoban", f"{LEVEL}Title: [/b]\n")), script)


def test_a_terminal_without_colour_shows_the_board(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("space")
        assert filling(pilot).game.entries

    drive(Play(board_of("sudoku")), script)


@pytest.mark.parametrize("without", [False, True])
def test_the_screen_has_the_colours_of_the_terminal_or_none(monkeypatch, without):
    if without:
        monkeypatch.setenv("NO_COLOR", "1")

    async def script(pilot: Pilot[None]) -> None:
        assert (pilot.app.screen.styles.background.ansi == -1) is not without

    drive(Play(), script)


def test_a_hint_names_what_is_drawn_and_promises_no_more_than_can_be_put():
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("h")
        told = await answered(pilot)
        assert " holds ●" in told or " holds ×" in told
        assert told.endswith(" - Enter puts it there")

    async def compose(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        screen.play(screen.game.put((1, 1), "0"))
        await pilot.press("h")
        assert (await answered(pilot)).endswith(" - Escape goes back")

    drive(Play(board_of("lightup")), script)
    drive(Play(fresh.empty_puzzle("lightup", (4, 4), None), composing=True), compose)


def test_a_saved_puzzle_of_another_variant_says_how_to_read_it():
    async def script(pilot: Pilot[None]) -> None:
        filling(pilot).save("x.txt")
        assert await answered(pilot) == "saved as x.txt, which needs --variant x; it has SEVERAL solutions"

    drive(Play(fresh.empty_puzzle("sudoku", (4, 4), "x"), composing=True), script)


def test_a_hint_does_not_say_that_a_cell_holds_what_it_does_because_it_holds_one_thing():
    puzzle = smtpuzzles.parse("sudoku", ".23.\n3..2\n....\n4...\n")
    hint = advice.certain(puzzle, {}, Clock())
    assert hint.rule == Violation("row 1, column 1 holds exactly one digit", ((1, 1),))
    assert because(hint) == ", because nothing else can stand there"
    broken = "; otherwise this would be broken in the end: row 1, column 1 holds exactly one digit"
    assert because(replace(hint, otherwise=True)) == broken
