"""Boards on the screen: what is typed and clicked, marked, undone and saved."""

from time import sleep

import pytest
from textual import events
from textual.pilot import Pilot

import smtpuzzles
from smtpuzzles.explaining.advice import Advisor
from smtpuzzles.kinds.lightup import LightUp
from smtpuzzles.playing import start, storage
from smtpuzzles.playing.game import Game
from smtpuzzles.screen import playing
from smtpuzzles.screen.app import LEAST, Play
from smtpuzzles.screen.board import BoardView
from tests.conftest import ROOT
from tests.screens import BOARDS, answered, board_of, drive, every_board, filling, go_to, solution_of, some_boards

pytestmark = pytest.mark.usefixtures("own_games")


@pytest.mark.few(3)
@every_board
def test_a_board_is_played_to_the_end_by_keys(kind):
    puzzle = board_of(kind)
    solution = solution_of(puzzle)

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        to_fill = [place for place in screen.game.places if solution[place] != puzzle.nothing]
        others = to_fill[:-4]
        game = screen.game
        for place in others:
            game = game.put(place, solution[place])
        screen.play(game)
        for place in to_fill:
            if place not in others:
                await go_to(pilot, place)
                while screen.game.entries.get(place) != solution[place]:
                    await pilot.press("space")
        assert screen.status == "Solved!"
        assert screen.game.solved

    drive(Play(puzzle), script)


def test_a_board_is_played_to_the_end_by_mouse():
    puzzle = board_of("lightup")
    solution = solution_of(puzzle)

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        view = screen.query_one(BoardView)
        for place in screen.game.places:
            while solution[place] != puzzle.nothing and screen.game.entries.get(place) != solution[place]:
                await pilot.mouse_down(view, offset=view.spot(place))
                await pilot.mouse_up(view, offset=view.spot(place))
                await pilot.pause()
        assert screen.status == "Solved!"

    drive(Play(puzzle), script)


def test_keys_do_what_they_do_in_the_order_of_typing():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        for character in "m2m3u4?":
            pilot.app.post_message(events.Key({"?": "question_mark"}.get(character, character), character))
        pilot.app.post_message(events.Key("escape", None))
        await pilot.pause()
        assert screen.game.state == ({(1, 2): "4"}, {})
        assert pilot.app.screen is screen

    drive(Play(board_of("sudoku")), script)


@pytest.mark.parametrize(
    ("kind", "text", "caption"),
    [("mosaic", "0_\n__\n", ""), ("minesweeper", "minesweeper: 1 mine\n1_\n__\n", "1 mine")],
)
def test_above_the_board_is_only_what_the_heading_lacks(kind, text, caption):
    async def script(pilot: Pilot[None]) -> None:
        assert filling(pilot).shown().caption == caption
        await pilot.press("s")
        await answered(pilot)
        assert filling(pilot).answer.solution
        assert filling(pilot).shown().caption == caption

    drive(Play(smtpuzzles.parse(kind, text)), script)


def test_the_number_about_the_whole_puzzle_is_composed_pasted_and_undone():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        assert screen.game.puzzle.text() == "minesweeper:\n__\n__\n"
        await pilot.press("2", "t", "backspace", "3", "enter")
        assert screen.game.puzzle.text() == "minesweeper: 3 mines\n2_\n__\n"
        await pilot.press("t", "9", "enter")
        assert screen.status == "expected a number from 0 to 4, or '-', but found '9'"
        await pilot.press("t", "backspace", "minus", "enter")
        assert screen.game.puzzle.text() == "minesweeper:\n2_\n__\n"
        await pilot.press("u")
        assert screen.shown().caption == "3 mines"
        screen.on_paste(events.Paste("minesweeper: 1 mine\n_1\n__\n"))
        assert screen.game.puzzle.text() == "minesweeper: 1 mines\n_1\n__\n"

    drive(Play(start.empty_puzzle("minesweeper", (2, 2), None), composing=True), script)


@pytest.mark.few(1)
@some_boards
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


def test_a_solved_game_is_forgotten():
    puzzle = board_of("sudoku")

    async def leave(pilot: Pilot[None]) -> None:
        await pilot.press("space", "q")

    async def solve(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        await pilot.pause()
        filling(pilot).play(filling(pilot).game.filled(solution_of(puzzle)))

    drive(Play(puzzle), leave)
    assert len(storage.games()) == 1
    drive(Play(puzzle), solve)
    assert storage.games() == []


def test_marks_are_typed_and_named():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("m", "2", "3")
        assert screen.game.state.marks == {(1, 2): {"2", "3"}}
        assert screen.here() == "row 1, column 2: marks 2 3"
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

    drive(Play(start.empty_puzzle("sudoku", (16, 16), None)), script)


def test_marks_of_two_characters_are_typed_too_and_enter_keeps_two_marks_apart():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("m", "1", "2")
        assert screen.game.state.marks == {(1, 1): {"12"}}
        await pilot.press("1", "enter", "2")
        assert screen.game.state.marks == {(1, 1): {"1", "2", "12"}}
        assert screen.here() == "row 1, column 1: marks 1 2 12"
        await pilot.press("1", "2")
        assert screen.game.state.marks == {(1, 1): {"1", "2"}}
        await pilot.press("m", "7", "m", "1", "2")
        assert screen.game.state == ({(1, 1): "7"}, {})

    drive(Play(start.empty_puzzle("sudoku", (16, 16), None)), script, (130, 30))


def test_enter_after_a_digit_does_not_turn_it_into_the_next_one():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("1", "enter")
        assert screen.game.entries == {(1, 1): "1"}
        await pilot.press("2")
        assert screen.game.entries == {(1, 1): "2"}
        await pilot.press("right", "enter")
        assert screen.game.entries == {(1, 1): "2"}

    drive(Play(start.empty_puzzle("sudoku", (16, 16), None)), script)


def test_the_time_stops_when_it_is_solved_and_goes_on_when_it_is_played_on():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        began = screen.seconds
        screen.play(screen.game.filled(solution_of(screen.game.given)))
        solved = screen.seconds
        await pilot.press("escape")
        assert began < solved == screen.seconds
        await pilot.press("u")
        assert solved < screen.seconds < screen.seconds

    drive(Play(board_of("sudoku")), script)


def test_a_puzzle_is_saved_even_if_nobody_waits_until_its_solutions_are_counted(tmp_path):
    class Slow(Advisor):
        def another(self, *_, **__):
            sleep(0.5)

    async def script(pilot: Pilot[None]) -> None:
        filling(pilot).advisor = Slow()
        filling(pilot).save("x.txt")
        await pilot.press("escape")
        assert filling(pilot).status == "saved as x.txt; you stopped the count of its solutions"

    drive(Play(board_of("sudoku")), script)
    assert (tmp_path / "x.txt").read_text() == BOARDS["sudoku"]


def test_it_is_told_that_lamps_are_not_saved(tmp_path):
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("right", "space")
        filling(pilot).save("x.txt")
        without = "without your entries, because they can't be clues"
        assert await answered(pilot) == f"saved as x.txt, {without}; it has exactly one solution"

    drive(Play(board_of("lightup")), script)
    assert (tmp_path / "x.txt").read_text() == BOARDS["lightup"]


def test_composing_and_saving(tmp_path):
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("down", "right", "3")
        assert screen.game.puzzle.givens() == {(2, 2): "3"}
        await pilot.press("s")
        assert await answered(pilot) == "a solution - Escape goes back"
        await pilot.press("e")
        await pilot.pause()
        await pilot.press("enter")
        assert await answered(pilot) == "saved as lightup.txt; it has SEVERAL solutions"
        screen.save("lightup.txt")
        assert screen.status == "lightup.txt already exists; choose another name"
        await pilot.press("e")
        await pilot.pause()
        await pilot.press("enter")
        assert (await answered(pilot)).startswith("saved as lightup-2.txt; ")

    drive(Play(start.empty_puzzle("lightup", (4, 4), None), composing=True), script)
    assert (tmp_path / "lightup.txt").read_text() == "4\n____\n_3__\n____\n____\n"


def test_labels_are_composed_beside_the_board():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("right", "right", "2")
        assert screen.game.puzzle.text().endswith("- - 2 - - - - - -\n")
        assert "2" in screen.query_one(BoardView).drawing.picture.top

    drive(Play(start.empty_puzzle("gappy", None, None), composing=True), script)


def test_the_cursor_goes_to_signs_where_they_are_seen():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("2", "4", "left", "less_than_sign")
        assert screen.game.puzzle.text().startswith("futoshiki:\n2.4<_._\n.......\n")
        assert screen.cursor == (1, -3)
        await pilot.press("left", "down", "less_than_sign")
        assert screen.game.puzzle.text().startswith("futoshiki:\n2.4<_._\n....^..\n")

    drive(Play(start.empty_puzzle("futoshiki", (4, 4), None), composing=True), script)


def test_large_boards_scroll_with_the_cursor():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        view = screen.query_one(BoardView)
        await pilot.press("up")
        assert screen.cursor[0] == 40
        assert 0 <= view.spot(screen.cursor)[1] < view.size.height
        await pilot.press("left")
        assert 0 <= view.spot(screen.cursor)[0] < view.size.width

    drive(Play(start.empty_puzzle("binairo", (40, 40), None)), script)


def test_a_game_that_cannot_be_kept_is_left_at_the_second_try(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("space", "q")
        assert "cannot write this file" in screen.status
        assert screen.status.endswith(" - leave again to leave without saving")
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
        assert screen.status == "Solved!"

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
    assert storage.games() == []


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("~nobody-at-all/x.txt", "~nobody-at-all/x.txt: cannot write this file: no such file or directory"),
        ("nowhere/x.txt", "nowhere/x.txt: cannot write this file: no such file or directory"),
        ("x" * 300, f"{'x' * 300}: cannot write this file: file name too long"),
        (".", ". already exists; choose another name"),
    ],
)
def test_a_name_that_no_file_can_have_is_told(name, complaint):
    async def script(pilot: Pilot[None]) -> None:
        filling(pilot).save(name)
        assert filling(pilot).status == complaint

    drive(Play(board_of("sudoku")), script)


def test_a_click_on_a_board_that_was_scrolled_is_on_the_cell_that_is_seen():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        view = screen.query_one(BoardView)
        screen.go_to((30, 5))
        await pilot.pause()
        assert view.scroll_offset.y > 0
        await pilot.click(view, offset=view.spot((30, 7)))
        assert screen.game.entries.keys() == {(30, 7)}

    drive(Play(start.empty_puzzle("lightup", (40, 40), None)), script, (90, 24))


def test_the_right_button_puts_a_cross_and_takes_it_away():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        view = screen.query_one(BoardView)
        for entries in ({(1, 2): "_"}, {}):
            await pilot.mouse_down(view, offset=view.spot((1, 2)), button=3)
            await pilot.pause()
            assert screen.game.entries == entries

    drive(Play(board_of("lightup")), script)


def test_letters_may_be_typed_small():
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("b", "right", "w")
        assert filling(pilot).game.entries == {(1, 1): "B", (1, 2): "W"}

    drive(Play(board_of("gappy")), script)


def test_an_emptied_cell_has_no_marks():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("m", "2", "3", "backspace")
        assert screen.game.state.marks == {}
        await pilot.press("u")
        assert screen.game.state.marks == {(1, 2): {"2", "3"}}

    drive(Play(board_of("sudoku")), script)


def test_marks_are_named_as_they_are_drawn_wherever_the_cursor_goes():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("m", "*", "_")
        assert screen.here() == "row 1, column 2: marks ● ╳"
        screen.go_to((1, 1))
        assert screen.here() == "row 1, column 1: 0, given"

    drive(Play(board_of("lightup")), script)


def test_there_are_no_marks_while_composing():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("m")
        assert screen.status.startswith("marks are for playing")
        await pilot.press("1")
        assert screen.game.state.put == {(1, 1): "1"}

    drive(Play(start.empty_puzzle("sudoku", (4, 4), None), composing=True), script)


def test_a_full_board_that_is_no_solution_is_told():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        game = screen.game
        for place in game.places:
            game = game.put(place, "1")
        screen.play(game)
        assert screen.status.startswith("all cells are filled, but this is no solution")

    drive(Play(board_of("sudoku")), script)


def test_the_time_is_seen_and_grows():
    storage.keep(Game(board_of("sudoku")).put((1, 2), "2"), 3665)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("y")
        await pilot.pause()
        heading = filling(pilot).query_one("#heading")
        before = str(heading.render())
        assert before.startswith("61:")
        for _ in range(400):
            await pilot.pause(0.05)
            if str(heading.render()) != before:
                return
        raise AssertionError(before)

    drive(Play(board_of("sudoku")), script)


def test_a_game_is_kept_while_it_is_played(monkeypatch):
    monkeypatch.setattr(playing, "KEEP_EVERY", 0.1)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("2")
        for _ in range(100):
            await pilot.pause(0.05)
            if storage.games():
                break
        assert storage.games()[0].game.state.put == {(1, 2): "2"}
        assert filling(pilot)

    drive(Play(board_of("sudoku")), script)


def test_no_board_is_drawn_for_every_wall_of_it_to_see_whether_it_is_solved():
    drawn = []

    class Noted(LightUp):
        def played(self, entries):
            drawn.append(entries)
            return super().played(entries)

    puzzle = Noted(start.read_sample("lightup", ROOT / "puzzles" / "lightup" / "40.txt").board)
    assert not Game(puzzle).put(min(puzzle.open_cells()), "*").solved
    assert len(drawn) == 1


def test_there_is_room_for_all_keys_on_a_narrow_terminal():
    async def script(pilot: Pilot[None]) -> None:
        keys = filling(pilot).query_one("#keys")
        assert keys.region.height == 2
        assert keys.region.bottom <= LEAST[1]

    drive(Play(board_of("sudoku")), script, LEAST)
