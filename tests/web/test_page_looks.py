"""How the page looks on both sizes and in both themes, what a checker of accessibility says, and pictures of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from smtpuzzles import kinds
from tests.conftest import ROOT
from tests.web.browser import PHONE, Player, axe, player_at

PICTURES = ROOT / "docs" / "pictures"
# What a picture in the docs shows: a sample of a usual size.
SHOWN = {
    "binairo": "10.txt",
    "gappy": "9.txt",
    "hitori": "8.txt",
    "lightup": "10-a.txt",
    "slitherlink": "7.txt",
    "sokoban": "cross.txt",
    "starbattle": "8.txt",
    "sudoku": "9-easy.txt",
}


@pytest.fixture(scope="module")
def player() -> Iterator[Player]:
    with player_at(color_scheme="dark") as player:
        yield player


def test_nothing_is_wider_than_a_phone_on_boards_of_every_kind(player):
    wide = "document.documentElement.scrollWidth"
    player.page.set_viewport_size(PHONE)
    player.menu()
    assert player.page.evaluate(wide) == PHONE["width"]
    for kind in kinds.names():
        player.open(kind, (ROOT / "puzzles" / kind / SHOWN[kind]).read_text() if kind in SHOWN else "")
        assert player.page.evaluate(wide) == PHONE["width"], kind
        board, pad = player.page.locator("#board").bounding_box(), player.page.locator("#pad").bounding_box()
        assert 0 <= board["x"] <= PHONE["width"] - board["width"], kind
        assert pad["y"] + pad["height"] <= PHONE["height"], kind
    for key, dialog in (("e", "files"), ("?", "help")):
        player.press(key)
        assert player.page.locator(f"#{dialog}").bounding_box()["width"] <= PHONE["width"]
        player.press("Escape")


def test_a_checker_of_accessibility_finds_nothing_serious(player):
    found = []
    player.page.evaluate(axe())

    def check(what: str) -> None:
        serious = [
            (what, one["id"], [node["target"] for node in one["nodes"]])
            for one in player.page.evaluate("axe.run()")["violations"]
            if one["impact"] in ("serious", "critical")
        ]
        found.extend(serious)

    player.menu()
    check("dark menu")
    player.open("gappy")
    player.press("h", "a")
    player.answers("hint")
    check("dark game")
    player.page.emulate_media(color_scheme="light")
    check("game")
    for key in "e?":
        player.press(key)
        check(key)
        player.press("Escape")
    player.open("sudoku")
    player.press("p")
    player.page.wait_for_selector("#walk[open]")
    check("walk")
    player.press("Escape")
    player.menu()
    check("menu")
    player.page.click("[data-kind=sudoku]")
    check("kind")
    player.press("Escape")
    assert not found


def test_the_button_changes_colours_and_paper_is_always_white(player):
    ground = "['#board .page', '#play'].map(part => getComputedStyle(document.querySelector(part)))"
    ground += ".map(({fill, color}) => fill + color).join()"
    player.page.emulate_media(color_scheme="dark")
    player.open("gappy")
    seen = []
    for _ in range(4):
        seen.append(player.page.evaluate(ground))
        player.page.click("#theme")
    dark, light, *others = seen
    assert dark != light
    assert others == [dark, dark]
    player.page.click("#theme")
    player.page.emulate_media(media="print")
    assert player.page.evaluate(ground).startswith("rgb(255, 255, 255)")
    assert player.page.is_hidden("#questions")
    player.page.emulate_media(media="screen")


def test_pictures_for_the_docs(player, request):
    if not request.config.getoption("--update"):
        pytest.skip("pictures are only written, because no two browsers draw the same pixels")
    player.page.emulate_media(color_scheme="light", media="screen")
    player.page.set_viewport_size({"width": 1000, "height": 640})
    for kind, sample in SHOWN.items():
        player.open(kind, (ROOT / "puzzles" / kind / sample).read_text())
        for stage in range(1, 2 if kind == "sokoban" else 4):
            player.press("h")
            player.answers(f"hint {stage} of")
        path = PICTURES / f"page-{kind}.png"
        player.page.screenshot(path=path)
        assert path.stat().st_size < 60_000
    player.page.set_viewport_size(PHONE)
    player.page.emulate_media(color_scheme="dark")
    player.open("sudoku", Path(ROOT / "puzzles" / "sudoku" / "9-easy.txt").read_text())
    player.page.screenshot(path=PICTURES / "page-phone.png")
