"""What comes before a screen is there, or after it is gone: keys, answers, ticks."""

import asyncio

import pytest
from textual import events
from textual.pilot import Pilot

import smtpuzzles
from smtpuzzles.explaining.slides import Slide
from smtpuzzles.playing.start import begun
from smtpuzzles.screen.advised import Advised
from smtpuzzles.screen.app import Play
from smtpuzzles.screen.menu import Menu
from smtpuzzles.screen.panel import Panel
from smtpuzzles.screen.path import Steps
from smtpuzzles.screen.plans import PlayingPlans
from tests.screens import LEVEL, board_of, drive

pytestmark = pytest.mark.usefixtures("own_games")


@pytest.mark.parametrize("key", ["t", "ctrl+q"])
def test_a_key_that_comes_while_a_screen_is_made_waits_for_it(key, monkeypatch):
    """Such as one that is typed when a new puzzle is ready: its words had no line, or Textual made no more parts."""

    async def slowly(_: object) -> None:
        await asyncio.sleep(0.05)

    async def script(pilot: Pilot[None]) -> None:
        pilot.app.post_message(events.Key(key, None))
        pilot.app.begin_anew(board_of("sudoku"), False, "")
        await pilot.app.screen._mounted_event.wait()
        await pilot.pause()
        if key == "t":
            assert str(pilot.app.screen.query_one("#status").render()).startswith("there is no number")

    monkeypatch.setattr(Panel, "on_mount", slowly, raising=False)
    app = Play()
    drive(app, script)
    assert app.return_code in (None, 0)


def test_a_screen_that_is_not_there_yet_or_not_any_more_takes_everything():
    plan = smtpuzzles.parse("sokoban", LEVEL)
    board = board_of("sudoku")
    slide = Slide("title", "", "words", (), board.picture())

    def tell(screen):
        for name in ("show_heading", "refresh_board", "clear", "show_answers", "on_resize", "show_kinds"):
            getattr(screen, name, lambda: None)()
        if isinstance(screen, Steps):
            screen.action_turn(1)
        else:
            screen.show_status("words")
            screen.remember("question")
            screen.cancelled()

    async def script(pilot: Pilot[None]) -> None:
        for screen in (Advised(begun(board)), PlayingPlans(begun(plan)), Steps([slide]), Menu(print, print)):
            tell(screen)
            await pilot.app.push_screen(screen)
            await pilot.app.pop_screen()
            tell(screen)

    drive(Play(), script)
