"""The built page in Chromium: Python answers in it, nothing leaves it, and it works without a network."""

from typing import Any

from smtpuzzles.web.answering import answer
from tests.screens import BOARDS
from tests.web.conftest import chromium, static_server

KIND = "sudoku"
LATE = 60_000  # milliseconds: Python starts slowly on a busy machine
KEPT = "async () => (await (await caches.open('smtpuzzles-started')).keys()).length"


def game(text: str = BOARDS[KIND]) -> Any:
    return answer({"ask": "read", "kind": KIND, "text": text})["games"][0]


class Visitor:
    """Somebody who opens a puzzle by its link; notes what fails, and what is asked of other sites."""

    def __init__(self, browser: Any, address: str) -> None:
        self.context = browser.new_context()
        self.context.set_default_timeout(LATE)
        self.page, self.wrong = self.context.new_page(), []
        self.page.on("pageerror", lambda problem: self.wrong.append(str(problem)))
        self.page.on("console", lambda message: message.type == "error" and self.wrong.append(message.text))
        own = (address, "data:", "blob:")
        self.context.on("request", lambda one: one.url.startswith(own) or self.wrong.append(one.url))
        self.page.goto(address + "#" + answer({"ask": "share", "game": game()})["fragment"])

    def hint(self) -> str:
        self.page.locator("#heading", has_text=KIND).wait_for()
        self.page.locator("#questions button", has_text="Hint").first.click()
        self.page.locator("#board .border.marked").first.wait_for()
        return self.page.locator("#answers li").first.inner_text()

    def wait_for(self, condition: str) -> None:
        """Wait until a function of JavaScript returns something; it is called from outside, as the policy demands."""
        while not self.page.evaluate(condition):
            self.page.wait_for_timeout(50)


def test_the_page_answers_and_needs_no_network_the_second_time(built):
    expected = answer({"ask": "hint", "game": game()})["stages"][0]["told"]
    with chromium() as browser:
        with static_server(built) as address:
            visitor = Visitor(browser, address)
            assert expected in visitor.hint()
            visitor.wait_for("() => Boolean(navigator.serviceWorker.controller)")
            visitor.wait_for(KEPT)
        visitor.context.set_offline(True)
        visitor.page.reload()
        assert expected in visitor.hint()
        assert visitor.wrong == []
