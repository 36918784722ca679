"""The screen, driven without one."""

import asyncio
from collections.abc import Awaitable, Callable
from time import thread_time
from typing import Any

import pytest
from textual import _wait, screen
from textual.css.stylesheet import Stylesheet
from textual.pilot import Pilot

import smtpuzzles
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.screen.advised import Advised
from smtpuzzles.screen.app import Play
from smtpuzzles.screen.plans import PlayingPlans
from tests.conftest import SMALL

BOARDS = {
    "binairo": "__0_\n_1__\n___1\n_10_\n",
    "gappy": "5 5 1 6 1 5 1 6 1\n1 1 1 1 5 1 6 1 6\n",
    "hitori": "42421\n21145\n25232\n43412\n44121\n",
    "lightup": "5\n0____\n__1_1\n_____\n#_0__\n____1\n",
    "slitherlink": "__2__\n032_3\n__2__\n__3__\n22___\n",
    "starbattle": "ABACC\nABAAD\nAAAAD\nEAAAA\nAAAAA\n",
    "sudoku": "1...\n..3.\n.4..\n...2\n",
}
# Other kinds: a sample.
BOARDS |= {kind: sample.path.read_text() for kind, sample in SMALL.items() if kind not in (*BOARDS, "sokoban")}
every_board = pytest.mark.parametrize("kind", BOARDS)
# With labels, with edges, and with marks: for tests that see nothing on other boards that they do not see on these.
some_boards = pytest.mark.parametrize("kind", ["gappy", "slitherlink", "sudoku"])
LEVEL = "######\n#@ $.#\n#  $.#\n######\n"
Script = Callable[[Pilot[None]], Awaitable[None]]

# After each key, Textual's pilot waits twice until nothing was done for so many seconds; its own value is 1/50. Both
# together must take longer than a screen waits until it is laid out anew, which is usually 1/60. Only what the screen's
# own thread does counts: an answer that is computed beside it would hold up each key for a second.
screen.UPDATE_PERIOD = 1 / 480
_wait.SLEEP_GRANULARITY, _wait.SLEEP_IDLE = 1 / 400, 1 / 2000
_wait.process_time = thread_time

_parsed: dict[Any, Any] = {}
_parse_rules = Stylesheet._parse_rules


def parse_once(sheet: Stylesheet, *css: Any, **more: Any) -> Any:
    """Parse a style sheet as Textual does, but once for all programs: that is a sixth of the work of these tests."""
    key = frozenset(sheet._variables.items()), css, frozenset(more.items())
    if key not in _parsed:
        _parsed[key] = _parse_rules(sheet, *css, **more)
    return _parsed[key]


Stylesheet._parse_rules = parse_once  # type: ignore[method-assign]


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


def filling(pilot: Pilot[None]) -> Advised:
    assert isinstance(pilot.app.screen, Advised)
    return pilot.app.screen


async def answered(pilot: Pilot[None]) -> str:
    """What is told when the question is answered; the first may wait until the search for steps is compiled."""
    for _ in range(6000):
        await pilot.pause(0.01)
        if not pilot.app.screen.busy:
            return pilot.app.screen.status
    raise AssertionError(f"no answer: {pilot.app.screen.status}")


async def told(pilot: Pilot[None], ending: str) -> None:
    """Wait until words with this ending are told."""
    for _ in range(400):
        if filling(pilot).status.endswith(ending):
            return
        await pilot.pause(0.02)
    raise AssertionError(f"something else is told: {filling(pilot).status}")


async def go_to(pilot: Pilot[None], place: tuple[int, int]) -> None:
    screen = filling(pilot)
    for _ in range(200):
        (r, c), (to_r, to_c) = screen.cursor, place
        if (r, c) == place:
            return
        await pilot.press("down" if r < to_r else "up" if r > to_r else "right" if c < to_c else "left")
    raise AssertionError("the cursor does not get there")


def walking(pilot: Pilot[None]) -> PlayingPlans:
    assert isinstance(pilot.app.screen, PlayingPlans)
    return pilot.app.screen
