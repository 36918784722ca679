"""The built page in Chromium: Python answers in it, nothing leaves it, and it works without a network."""

import json
import shutil
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from smtpuzzles.web.answering import answer
from tests.conftest import ROOT
from tests.screens import BOARDS
from tests.web.conftest import static_server

KIND = "sudoku"
LATE = 60_000  # milliseconds: Python starts slowly on a busy machine
STARTED = "caches.open(`smtpuzzles-started ${location.origin}/`)"
KEPT = f"async () => (await (await {STARTED}).keys()).length"
LOOK = "async () => { await (await navigator.serviceWorker.getRegistration()).update(); }"

HARD = (ROOT / "puzzles/sudoku/16.txt").read_text()


def game(text: str = BOARDS[KIND]) -> Any:
    return answer({"ask": "read", "kind": KIND, "text": text})["games"][0]


@pytest.fixture
def browser(chromium: Any) -> Iterator[Any]:
    """Chromium, which forgets what it got from the page."""
    yield chromium
    for context in chromium.contexts:
        context.close()


class Visitor:
    """Somebody who opens a puzzle by its link; notes what fails, and what is asked of other sites."""

    def __init__(self, browser: Any, address: str, opened: Any = None) -> None:
        self.context = browser.new_context()
        self.context.set_default_timeout(LATE)
        self.page, self.wrong = self.context.new_page(), []
        self.page.on("pageerror", lambda problem: self.wrong.append(str(problem)))
        self.page.on("console", lambda message: message.type == "error" and self.wrong.append(message.text))
        own = (address, "data:", "blob:")
        self.context.on("request", lambda one: one.url.startswith(own) or self.wrong.append(one.url))
        fragment = answer({"ask": "share", "game": opened or game()})["fragment"]
        self.page.goto(f"{address}#{fragment}", wait_until="commit")

    def shown(self) -> None:
        self.page.locator("#heading", has_text=KIND).wait_for()

    def hint(self) -> str:
        self.shown()
        self.page.locator("#questions button", has_text="Hint").first.click()
        self.page.locator("#board .border.marked").first.wait_for()
        return self.page.locator("#answers li").first.inner_text()

    def number_of_solutions(self) -> str:
        self.page.locator("#questions button", has_text="Only one solution?").click()
        self.page.locator("#answers li", has_text="solution").first.wait_for()
        return self.page.locator("#answers li").first.inner_text()

    def stopped(self) -> None:
        """Ask for the whole explanation, and stop that."""
        self.page.locator("#questions button", has_text="All steps").first.click()
        self.page.locator("button.stop:visible").click()
        self.page.locator(".told", has_text="stopped").wait_for()

    def wait_for(self, condition: str) -> None:
        """Wait until a function of JavaScript returns something; it is called from outside, as the policy demands."""
        end = monotonic() + LATE / 1000
        while not self.page.evaluate(condition):
            assert monotonic() < end, f"never: {condition}"
            self.page.wait_for_timeout(50)


def controlled(visitor: Visitor) -> None:
    """Wait until the page is kept for use without a network."""
    visitor.wait_for("() => Boolean(navigator.serviceWorker.controller)")


@pytest.mark.more
def test_the_page_answers_and_its_files_are_kept(built, browser):
    with static_server(built) as address:
        visitor = Visitor(browser, address)
        assert answer({"ask": "hint", "game": game()})["stages"][0]["told"] in visitor.hint()
        controlled(visitor)
    visitor.context.set_offline(True)
    visitor.page.reload(wait_until="commit")
    visitor.page.locator("#loading", has_text="Python").wait_for()
    assert visitor.wrong == []


@pytest.mark.slow
def test_the_page_needs_no_network_the_second_time(built, browser):
    expected = answer({"ask": "hint", "game": game()})["stages"][0]["told"]
    with static_server(built) as address:
        visitor = Visitor(browser, address)
        assert expected in visitor.hint()
        controlled(visitor)
        visitor.wait_for(KEPT)
    visitor.context.set_offline(True)
    visitor.page.reload()
    assert expected in visitor.hint()
    assert answer({"ask": "check", "game": game()})["told"] in visitor.number_of_solutions()
    assert visitor.wrong == []


@pytest.mark.slow
def test_a_stopped_question_ends_at_once_and_others_are_answered(built, browser):
    with static_server(built) as address:
        visitor = Visitor(browser, address, game(HARD))
        hint = visitor.hint()
        visitor.wait_for(KEPT)  # then the worker for long questions is ready
        visitor.stopped()
        visitor.page.keyboard.press("Escape")  # to hide the hint, which is still there
        assert visitor.hint() == hint
        assert visitor.wrong == []


def changed(folder: Path, style: str) -> None:
    """Make another version of the built page, whose style sheet differs."""
    (folder / "style.css").write_text(style)
    manifest = json.loads((folder / "built.js").read_text().removeprefix("globalThis.BUILT = ").removesuffix(";\n"))
    manifest["files"]["style.css"] = sha256(style.encode()).hexdigest()
    manifest["version"] = manifest["files"]["style.css"]
    (folder / "built.js").write_text(f"globalThis.BUILT = {json.dumps(manifest)};\n")


@pytest.mark.slow
def test_a_new_version_comes_as_a_whole_when_it_is_asked_for(built, tmp_path, browser):
    folder = shutil.copytree(built, tmp_path / "page")
    style = (folder / "style.css").read_text()
    colour = "() => getComputedStyle(document.body).outlineColor === 'rgb(1, 2, %d)'"
    with static_server(folder) as address:
        visitor = Visitor(browser, address)
        visitor.hint()
        controlled(visitor)
        # Found by the first visit, later, and by a visit after that.
        for number, look in enumerate((LOOK, "location.reload()"), 1):
            changed(folder, style + f"body {{ outline-color: rgb(1, 2, {number}); }}")
            visitor.page.evaluate(look)
            offer = visitor.page.locator("#loading button")
            offer.wait_for()
            assert not visitor.page.evaluate(colour % number)
            with visitor.page.expect_navigation():
                offer.click()
            visitor.wait_for(colour % number)
            visitor.shown()
        visitor.wait_for("async () => (await caches.keys()).filter(name => name.includes('files')).length === 1")
        assert visitor.wrong == []


@pytest.mark.slow
def test_files_of_two_versions_are_not_mixed(built, tmp_path, browser):
    folder = shutil.copytree(built, tmp_path / "page")
    (folder / "talk.js").write_text((folder / "talk.js").read_text() + "// of another version\n")
    with static_server(folder) as address:
        visitor = Visitor(browser, address)
        visitor.hint()
        visitor.wait_for("async () => (await caches.keys()).some(name => name.includes('files'))")
        visitor.wait_for("async () => !(await navigator.serviceWorker.getRegistration())")
        assert visitor.hint()


@pytest.mark.slow
def test_a_damaged_memory_of_python_is_thrown_away(built, browser):
    damage = f"async version => (await {STARTED}).put(`started/${{version}}`, new Response('damaged'))"
    version = json.loads((built / "built.js").read_text().split("=")[1].removesuffix(";\n"))["version"]
    with static_server(built) as address:
        visitor = Visitor(browser, address)
        visitor.page.evaluate(damage, version)
        visitor.page.reload(wait_until="commit")
        assert visitor.hint()
        assert visitor.wrong == []
