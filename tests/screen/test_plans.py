"""Plans that are walked on the screen."""

from multiprocessing import active_children

import pytest
from textual.pilot import Pilot

import smtpuzzles
from smtpuzzles.playing import storage
from smtpuzzles.screen.app import LEAST, Play
from smtpuzzles.screen.board import BoardView
from tests.screens import LEVEL, answered, drive, walking

pytestmark = pytest.mark.usefixtures("own_games")
# Wide and open: whether it can be solved takes far longer than a test.
WALL, FREE, BOXES, GOALS = "#" * 15, f"#{' ' * 13}#", "#   $    $    #", "#  .      .   #"
HALL = "\n".join([WALL, f"#@{' ' * 12}#", *[BOXES, FREE] * 3, *[GOALS] * 3, FREE, WALL, ""])


def test_a_level_is_walked_to_the_end():
    async def script(pilot: Pilot[None]) -> None:
        screen = walking(pilot)
        await pilot.press("left")
        assert screen.status == "the player walks into the wall at row 2, column 1"
        await pilot.press("right", "right")
        assert screen.counters() == "2 moves, 1 push"
        await pilot.press("u", "u")
        assert screen.game.plan == ""
        await pilot.press("r", "r", "ctrl+r")
        assert screen.game.plan == ""
        await pilot.press("right", "right", "left", "left", "down", "right", "right")
        assert screen.status.startswith("Solved in 7 moves")

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
        assert screen.status.startswith("Solved in ")

    drive(Play(smtpuzzles.parse("sokoban", LEVEL)), script)


def test_a_plan_is_announced_with_its_moves_and_its_pushes():
    """A walk of 79 moves was called 9 steps."""

    async def script(pilot: Pilot[None]) -> None:
        screen = walking(pilot)
        await pilot.press("down", "s")
        assert (await answered(pilot)).startswith("6 moves, 2 pushes from here; no plan has fewer pushes - ")
        await pilot.press("escape")
        assert not screen.game.solved

    drive(Play(smtpuzzles.parse("sokoban", LEVEL, "pushes")), script)


@pytest.mark.parametrize("key", ["c", "s"])
def test_a_long_question_is_ended_with_its_process(key):
    async def script(pilot: Pilot[None]) -> None:
        screen = walking(pilot)
        await pilot.press(key)
        while not active_children():
            await pilot.pause(0.01)
        await pilot.press("escape")
        assert (screen.busy, screen.status) == (False, "cancelled")
        while active_children():
            await pilot.pause(0.01)
        await pilot.press(key)
        while not active_children():
            await pilot.pause(0.01)
        await pilot.press("q")

    drive(Play(smtpuzzles.parse("sokoban", HALL)), script)
    assert active_children() == []


def test_a_process_that_dies_is_told_in_a_line():
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("c")
        while not active_children():
            await pilot.pause(0.01)
        active_children()[0].kill()
        assert (await answered(pilot)).startswith(("a worker process has died", "cannot start a worker process"))

    drive(Play(smtpuzzles.parse("sokoban", HALL)), script)


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


@pytest.mark.parametrize("back", [["ctrl+r"], ["u"]])
def test_a_walk_that_was_taken_back_is_not_offered_again(back):
    puzzle = smtpuzzles.parse("sokoban", LEVEL)

    async def leave(pilot: Pilot[None]) -> None:
        await pilot.press("right", "q")

    async def take_back(pilot: Pilot[None]) -> None:
        await pilot.press("y")
        await pilot.pause()
        await pilot.press(*back, "q")

    drive(Play(puzzle), leave)
    drive(Play(puzzle), take_back)
    assert storage.games() == []


def test_a_puzzle_that_was_only_looked_at_leaves_the_walk_that_was_kept():
    puzzle = smtpuzzles.parse("sokoban", LEVEL)

    async def leave(pilot: Pilot[None]) -> None:
        await pilot.press("right", "q")

    async def look(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        await pilot.pause()
        await pilot.press("up", "q")

    drive(Play(puzzle), leave)
    drive(Play(puzzle), look)
    assert [kept.game.plan for kept in storage.games()] == ["r"]


def test_to_go_back_to_the_start_can_be_undone():
    async def script(pilot: Pilot[None]) -> None:
        screen = walking(pilot)
        await pilot.press("right", "down", "ctrl+r", "u")
        assert screen.game.plan == "rd"

    drive(Play(smtpuzzles.parse("sokoban", LEVEL)), script)


@pytest.mark.more
def test_a_plan_that_was_shown_to_the_end_says_so_until_the_next_key():
    async def script(pilot: Pilot[None]) -> None:
        screen = walking(pilot)
        await pilot.press("right", "right", "left", "left", "down", "right", "s")
        await answered(pilot)
        await pilot.pause(1)
        assert screen.status.startswith("Solved in ")
        await pilot.press("escape", "s")
        assert screen.status == "you have solved this"

    drive(Play(smtpuzzles.parse("sokoban", LEVEL)), script)


def test_a_title_in_brackets_is_no_markup():
    async def script(pilot: Pilot[None]) -> None:
        assert walking(pilot).heading.endswith(", [/b]")
        assert "[/b]" in str(walking(pilot).query_one("#heading").render())

    drive(Play(smtpuzzles.parse("sokoban", f"{LEVEL}Title: [/b]\n")), script)


@pytest.mark.parametrize("size", [(80, 24), LEAST])
def test_the_player_is_on_the_screen_wherever_he_walks(size):
    row = "#" + " " * 58 + "#"
    level = "\n".join(["#" * 60, "#@" + " " * 58 + "#", *[row] * 36, "# $." + " " * 55 + "#", "#" * 60])

    async def script(pilot: Pilot[None]) -> None:
        view = walking(pilot).query_one(BoardView)
        walking(pilot).play(walking(pilot).game.walked("d" * 30 + "r" * 49))
        await pilot.press("right")
        seen = [view.render_line(y).text for y in range(view.size.height)]
        assert sum("@" in line for line in seen) == 1

    drive(Play(smtpuzzles.parse("sokoban", level + "\n")), script, size)
