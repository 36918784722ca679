"""How large the page is, how soon it answers, and how long answers take in the browser and in this Python.

Cold is a browser that has never seen the page, warm one that has kept it. Time runs from opening a puzzle's link until
the board is shown, and until a first hint that was asked for at once has marked its cells. Answers are those to the
page's own messages, for a sample of each kind: a board after a change, and a hint; the best of five.

`python -m benchmarks.page` writes PAGE.md. It takes a minute, and needs Chromium and the packages of the extra `dev`.
"""

import gzip
import json
import platform
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from smtpuzzles.web.answering import answer
from smtpuzzles.web.building import build
from smtpuzzles.web.fetching import usual_cache
from tests.web.conftest import chromium, static_server
from tests.web.test_load import KEPT, Visitor

TABLE = Path(__file__).with_name("PAGE.md")
HEAD = (
    "# The page\n\nMade by `python -m benchmarks.page`, which says what is measured, in Chromium {version} on {cpus}.\n"
)
TRIES = 5
SAMPLES = {
    "binairo": "10",
    "gappy": "9",
    "hitori": "10",
    "lightup": "14",
    "slitherlink": "10",
    "starbattle": "10",
    "sudoku": "9-hard",
    "sokoban": "order",
}
CONNECT = (
    "async () => { window.page = await (await import('/transport.js')).connect(); await page.ask({ask: 'kinds'}); }"
)
ASK = """async message => {
  const begun = performance.now();
  const reply = await page.ask(message);
  if (reply.error) throw new Error(reply.error);
  return performance.now() - begun;
}"""


def main() -> None:
    with TemporaryDirectory() as name:
        folder = Path(name, "page")
        build(folder, usual_cache(), print)
        files = [path.read_bytes() for path in folder.rglob("*") if path.is_file()]
        with chromium() as browser, static_server(folder) as address:
            lines = [
                HEAD.format(version=browser.version, cpus=f"{platform.machine()}, Python {platform.python_version()}")
            ]
            size, packed = sum(map(len, files)), sum(len(gzip.compress(one, 9)) for one in files)
            lines += [f"{len(files)} files, {size / 1e6:.1f} MB, {packed / 1e6:.1f} MB with gzip -9.\n"]
            lines += ["| start | board, s | first hint, s |", "|---|--:|--:|", *loads(browser, address), ""]
            lines += ["| answer | browser, ms | here, ms | ratio |", "|---|--:|--:|--:|", *answers(browser, address)]
    TABLE.write_text("\n".join(lines) + "\n")
    print(TABLE.read_text())


def loads(browser: Any, address: str) -> Iterator[str]:
    for _ in range(2):
        visitor = Visitor(browser, address)
        yield "| cold | " + " | ".join(f"{seconds:.1f}" for seconds in watched(visitor)) + " |"
        visitor.wait_for(KEPT)
        visitor.wait_for("() => Boolean(navigator.serviceWorker.controller)")
        visitor.page.reload(wait_until="commit")
        yield "| warm | " + " | ".join(f"{seconds:.1f}" for seconds in watched(visitor)) + " |"
        visitor.context.close()


def watched(visitor: Visitor) -> Iterator[float]:
    begun = perf_counter()
    visitor.shown()
    yield perf_counter() - begun
    visitor.hint()
    yield perf_counter() - begun


def answers(browser: Any, address: str) -> Iterator[str]:
    page = browser.new_page()
    page.goto(f"{address}where.json")
    page.evaluate(CONNECT)
    for kind, name in SAMPLES.items():
        game = answer({"ask": "sample", "kind": kind, "name": name})["game"]
        for what, message in (("a board", {"ask": "show", "game": game}), ("a hint", {"ask": "hint", "game": game})):
            there = min(page.evaluate(ASK, message) for _ in range(TRIES))
            here = min(timed(message) for _ in range(TRIES))
            yield f"| {kind}/{name}: {what} | {there:.0f} | {here:.1f} | {there / here:.1f} |"


def timed(message: Any) -> float:
    begun = perf_counter()
    json.dumps(answer(json.loads(json.dumps(message))))
    return (perf_counter() - begun) * 1000


if __name__ == "__main__":
    main()
