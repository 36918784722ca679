"""The page in Chromium, with this package answering in threads: as fast as a test can be, and nothing leaves it."""

import shutil
import socket
import tarfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from threading import Event, Thread
from time import sleep
from typing import Any

import pytest

from smtpuzzles import kinds
from smtpuzzles.web.answering import answer
from smtpuzzles.web.fetching import NotFetched, Pin, fetched, usual_cache
from tests.screens import BOARDS, LEVEL

CHROMIUM = shutil.which("chromium")
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
AXE = Pin(
    "axe-core.tgz",
    "https://registry.npmjs.org/axe-core/-/axe-core-4.14.0.tgz",
    706_680,
    "2277b0a3ef47af9b52497faa3e71598e86e0a0e5e6eb295207a5657ede4709af",
)
WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 360, "height": 640}
TIMEOUT = 60_000  # milliseconds
TEXTS = {**BOARDS, "sokoban": LEVEL}


class Server:
    """Serves the page, and remembers what it was asked.

    While `slow` is set, a question of this name waits until its client ends it.
    """

    def __init__(self) -> None:
        self.slow = self._held = ""
        self.ended, self._came, self._released = Event(), Event(), Event()
        self.asked: list[Any] = []

    def ask(self, message: Any, deadline: Any) -> dict[str, Any] | None:
        self.asked.append(message)
        if message["ask"] == self._held:
            self._came.set()
            self._released.wait(TIMEOUT / 1000)
        if message["ask"] != self.slow:
            return answer(message)
        while not deadline.expired():
            sleep(0.01)
        self.ended.set()
        return None

    @contextmanager
    def holding(self, name: str, *, by: Callable[[], object]) -> Iterator[None]:
        """Let questions of this name wait until the end of the block, which begins when one does: what `by` asks."""
        self._came.clear()
        self._released.clear()
        self._held = name
        try:
            by()
            assert self._came.wait(TIMEOUT / 1000)
            yield
        finally:
            self._held = ""
            self._released.set()

    @contextmanager
    def running(self) -> Iterator[str]:
        uvicorn = pytest.importorskip("uvicorn", reason="the page is served with the extra smtpuzzles[serve]")
        from smtpuzzles.web.connections import configuration
        from smtpuzzles.web.serving import Site

        listening = socket.create_server(("127.0.0.1", 0))
        server = uvicorn.Server(configuration(Site(self.ask)))
        thread = Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/"
        server.should_exit = server.force_exit = True
        thread.join()


class Player:
    """Somebody at the page."""

    def __init__(self, page: Any, server: Server, address: str) -> None:
        self.page, self.server, self.address = page, server, address

    def open(self, kind: str, text: str = "") -> None:
        """Open a puzzle by a link to it, without entries."""
        self.page.evaluate("localStorage.clear()")
        # The same link as before would be no news to the page.
        go = """fragment => {
            document.getElementById('heading').textContent = '';
            history.replaceState(null, '', location.pathname);
            location.hash = fragment;
        }"""
        self.page.evaluate(go, fragment_of(kind, text))
        self.page.locator("#heading", has_text=kinds.load(kind).display_name).wait_for()

    def menu(self) -> None:
        self.page.click("#to-menu")
        self.page.wait_for_selector("#menu:not([hidden])")

    def follow(self, kind: str, text: str = "") -> None:
        """Go to a link of a puzzle, and do not wait."""
        self.page.evaluate("fragment => { location.hash = fragment }", fragment_of(kind, text))

    def settle(self) -> None:
        """Wait until the page has its answers, and those that follow: quick questions are answered in order."""
        ask = """fetch('ask', {method: 'POST', body: '{"ask": "none"}'}).then(reply => reply.json())"""
        for _ in range(5):
            self.page.evaluate(ask)

    def compose(self, kind: str, side: str) -> None:
        """Open an empty board to compose a puzzle."""
        self.menu()
        self.page.click(f"[data-kind={kind}]")
        self.page.fill("#new-width", side)
        self.page.fill("#new-height", side)
        self.page.click("#compose")
        self.page.wait_for_selector("#play:not([hidden])")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def cell(self, place: str) -> Any:
        return self.page.locator(f'[data-place="{place}"]')

    def holds(self, place: str, words: str) -> None:
        """Wait until the cell, as a screen reader tells it, holds this."""
        self.page.wait_for_selector(f'[data-place="{place}"][aria-label$="{words}"]')

    def cursor(self) -> str:
        return self.page.evaluate("document.activeElement.dataset.place")

    def tells(self, words: str) -> None:
        """Wait until the page tells this, for now."""
        self.page.locator(".told", has_text=words).wait_for()

    def answers(self, words: str) -> None:
        """Wait until the last answer holds these words."""
        self.page.locator("#answers > li:first-child", has_text=words).wait_for()

    def marked(self) -> bool:
        return self.page.locator("#board .border.marked").count() > 0


def fragment_of(kind: str, text: str = "") -> str:
    """Return the fragment of a link to a puzzle."""
    game = answer({"ask": "read", "kind": kind, "text": text or TEXTS[kind]})["games"][0]
    return str(answer({"ask": "share", "game": game})["fragment"])


@contextmanager
def player_at(chromium: Any, **options: Any) -> Iterator[Player]:
    """Open the page; nothing that it asks for may come from elsewhere, and nothing may fail."""
    server = Server()
    wrong: list[str] = []
    with server.running() as address:
        context = chromium.new_context(**{"viewport": WIDE, "reduced_motion": "reduce", **options})
        context.set_default_timeout(TIMEOUT)
        page = context.new_page()
        page.on("pageerror", lambda problem: wrong.append(str(problem)))
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        page.on("request", lambda request: None if request.url.startswith(own) else wrong.append(request.url))
        own = (address, "data:", "blob:")
        page.goto(address)
        page.wait_for_selector("#loading", state="hidden")
        yield Player(page, server, address)
        context.close()
    assert not wrong


def axe() -> str:
    """Return the script of axe-core, or skip the test."""
    try:
        archive = fetched(AXE, usual_cache(), print)
    except NotFetched as problem:
        pytest.skip(str(problem))
    with tarfile.open(fileobj=BytesIO(archive)) as files:
        script = files.extractfile("package/axe.min.js")
        assert script
        return script.read().decode()
