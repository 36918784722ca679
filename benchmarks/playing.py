"""How soon a key press is on the screen, while a question is being thought about.

The app runs without a terminal, but draws all that it would draw on one. A key is sent, and the clock stops when the
first update of the screen is through that was drawn after the board had changed. The board is a Light Up of 25 x 25
without numbers, and the question how many solutions it has, which keeps a thread of Python and a solver busy all the
time. Keys that change nothing, such as a lamp for a wall, do not count.

`python -m benchmarks.playing` prints the median and the worst of 60 key presses, idle and busy.
"""

import asyncio
import os
from functools import partial
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from textual import events

from smtpuzzles import kinds
from smtpuzzles.playing import advice
from smtpuzzles.screen.app import Play
from smtpuzzles.screen.board import BoardView
from smtpuzzles.text import Source
from tests.conftest import ROOT

PRESSES = 60
KEYS = ("down", "right", "x", "up", "right", "backspace")
FILE = ROOT / "puzzles" / "lightup" / "25.txt"


class Watched(Play):
    """Notes when the board was changed, and when an update of the screen was through."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.through: list[float] = []

    def _display(self, *arguments: Any) -> None:
        super()._display(*arguments)
        self.through.append(perf_counter())


async def latencies(busy: bool) -> list[float]:
    text = "".join("#" if symbol in "01234" else symbol for symbol in FILE.read_text().partition("\n25\n")[2])
    puzzle = kinds.parse("lightup", Source("25", text))
    changed: list[float] = []
    show = BoardView.show

    def noted(view: BoardView, picture: Any) -> None:
        show(view, picture)
        changed.append(perf_counter())

    BoardView.show = noted  # type: ignore[method-assign]
    app = Watched(puzzle)
    found = []
    async with app.run_test(size=(80, 30)) as pilot:
        await pilot.pause()
        for press in range(PRESSES):
            if busy and not app.screen.busy:
                await pilot.press("n")
            changed.clear()
            app.through.clear()
            began = perf_counter()
            # Not by the pilot, which waits until the process has little to do.
            app.post_message(events.Key(KEYS[press % len(KEYS)], None))
            while perf_counter() < began + 1 and not (changed and app.through and app.through[-1] > changed[0]):
                await asyncio.sleep(0.001)
            if changed:
                found.append(next(time for time in app.through if time > changed[0]) - began)
    BoardView.show = show  # type: ignore[method-assign]
    return found


def main() -> None:
    advice.another = partial(advice.another, most=10**9)
    with TemporaryDirectory() as folder:
        os.environ["XDG_STATE_HOME"] = folder
        for busy in (False, True):
            milliseconds = [1000 * seconds for seconds in asyncio.run(latencies(busy))]
            state = "while a question is thought about" if busy else "idle"
            figures = f"median {median(milliseconds):.0f} ms, worst {max(milliseconds):.0f} ms"
            print(f"{state}: {figures} of {len(milliseconds)} key presses")


if __name__ == "__main__":
    main()
