"""The screen, driven without one: keys and clicks, on every kind."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot

import smtpuzzles
from smtpuzzles.kind import CluedPuzzle
from smtpuzzles.screen.app import Play
from smtpuzzles.screen.board import BoardView
from smtpuzzles.screen.filling import Filling

BOARDS = {
    "binairo": "0_1_\n____\n__0_\n___1\n",
    "gappy": "5 5 1 6 1 5 1 6 1\n1 1 1 1 5 1 6 1 6\n",
    "lightup": "5\n_____\n_#2__\n__1__\n__#1_\n_____\n",
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
