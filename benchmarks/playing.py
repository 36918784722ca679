"""How soon a key press is on the screen, also while a question is thought about, against an app that does nothing.

The app runs without a terminal, but draws all that it would draw on one. Time runs from a key until
the first update of the screen is through that was drawn after the board had changed. The board is a Light Up of 25 x 25
without numbers, and the question how many solutions it has, which keeps a thread of Python and a solver busy all the
time; an entry ends it, so it is asked again before the next. The peer is the smallest app that Textual can
have: one line of text, which is another after each key.

`python -m benchmarks.playing` writes PLAYING.md, with the median and the worst of 60 key presses. It takes a minute.
"""

import asyncio
import os
from functools import partialmethod
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from textual import events
from textual.app import App, ComposeResult
from textual.widgets import Static

from smtpuzzles import reading
from smtpuzzles.base.text import Source
from smtpuzzles.explaining.advice import Advisor
from smtpuzzles.screen.app import Play
from smtpuzzles.screen.board import BoardView
from tests.conftest import ROOT

TABLE = Path(__file__).with_name("PLAYING.md")
HEAD = """# Playing

Made by `python -m benchmarks.playing`: milliseconds from a key press until it is on the screen, and the ratio of
medians to the smallest app that Textual can have, in the same run. On a Light Up of 25 x 25 without numbers; the
question is how many solutions it has.

| what | median, ms | worst, ms | keys | ratio | median ≤ 50 ms |
|---|--:|--:|--:|--:|---|
"""
TARGET = 50.0
PRESSES = 60
MOVES = ("down", "right", "up", "left")
ENTRIES = ("space",)
FILE = ROOT / "puzzles" / "lightup" / "25.txt"
SIZE = (80, 30)


class Watch:
    """When the picture was changed, and when an update of the screen was through; of the app that is measured."""

    def __init__(self) -> None:
        self.changed: list[float] = []
        self.through: list[float] = []

    async def key(self, app: App[None], key: str) -> float | None:
        """Seconds from this key to the screen; None, if it changed nothing within one."""
        self.changed.clear()
        self.through.clear()
        began = perf_counter()
        # Not by Textual's pilot, which waits until the process has little to do.
        app.post_message(events.Key(key, None))
        while perf_counter() < began + 1:
            await asyncio.sleep(0.001)
            if self.changed and self.through and self.through[-1] > self.changed[0]:
                return next(time for time in self.through if time > self.changed[0]) - began
        return None


class Watched(Play):
    def __init__(self, watch: Watch, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.watch = watch

    def _display(self, *arguments: Any) -> None:
        super()._display(*arguments)
        self.watch.through.append(perf_counter())


class Bare(App[None]):
    def __init__(self, watch: Watch) -> None:
        super().__init__()
        self.watch = watch
        self.keys = 0

    def compose(self) -> ComposeResult:
        yield Static("no key")

    def on_key(self) -> None:
        self.keys += 1
        self.query_one(Static).update(f"{self.keys} keys")
        self.watch.changed.append(perf_counter())

    def _display(self, *arguments: Any) -> None:
        super()._display(*arguments)
        self.watch.through.append(perf_counter())


async def bare() -> list[float]:
    watch = Watch()
    app = Bare(watch)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        found = [await watch.key(app, "space") for _ in range(PRESSES)]
    return [seconds for seconds in found if seconds]


async def playing(keys: tuple[str, ...], busy: bool) -> list[float]:
    text = "".join("#" if symbol in "01234" else symbol for symbol in FILE.read_text().partition("\n25\n")[2])
    watch = Watch()
    app = Watched(watch, reading.parse("lightup", Source("25", text)))
    show = BoardView.show

    def noted(view: BoardView, picture: Any) -> None:
        show(view, picture)
        watch.changed.append(perf_counter())

    BoardView.show = noted  # type: ignore[method-assign]
    found = []
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for press in range(PRESSES):
            if busy and not app.screen.busy:
                await pilot.press("n")
            found.append(await watch.key(app, keys[press % len(keys)]))
    BoardView.show = show  # type: ignore[method-assign]
    return [seconds for seconds in found if seconds]


def row(what: str, seconds: list[float], peer: list[float]) -> str:
    ours, theirs = 1000 * median(seconds), 1000 * median(peer)
    figures = f"{ours:.1f} | {1000 * max(seconds):.0f} | {len(seconds)} | {ours / theirs:.1f}"
    return f"| {what} | {figures} | {'met' if ours <= TARGET else 'not met'} |"


def main() -> None:
    Advisor.another = partialmethod(Advisor.another, most=10**9)
    with TemporaryDirectory() as folder:
        os.environ["XDG_STATE_HOME"] = folder
        peer = asyncio.run(bare())
        rows = [
            row("the smallest app", peer, peer),
            row("the cursor moves", asyncio.run(playing(MOVES, busy=False)), peer),
            row("the cursor moves, while a question is thought about", asyncio.run(playing(MOVES, busy=True)), peer),
            row("an entry", asyncio.run(playing(ENTRIES, busy=False)), peer),
            row("an entry, while a question is thought about", asyncio.run(playing(ENTRIES, busy=True)), peer),
        ]
    TABLE.write_text(HEAD + "\n".join(rows) + "\n", encoding="utf-8")
    print(TABLE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
