"""How the page looks on both sizes and in both themes, what a checker of accessibility says, and pictures of it."""

from base64 import b64encode
from collections.abc import Iterator
from struct import pack
from zlib import compress, crc32

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


WIDTH = "document.documentElement.scrollWidth"


@pytest.fixture(scope="module")
def player(chromium) -> Iterator[Player]:
    with player_at(chromium, color_scheme="dark") as player:
        yield player


@pytest.mark.few(2)
@pytest.mark.parametrize("kind", kinds.names())
def test_a_board_is_no_wider_than_a_phone(player, kind):
    player.page.set_viewport_size(PHONE)
    samples = {**SHOWN, "nonogram": "12x15.txt"}  # as wide as what fits without a scroll bar
    player.open(kind, (ROOT / "puzzles" / kind / samples[kind]).read_text() if kind in samples else "")
    assert player.page.evaluate(WIDTH) == PHONE["width"]
    board, pad = player.page.locator("#board").bounding_box(), player.page.locator("#pad").bounding_box()
    assert 0 <= board["x"] <= PHONE["width"] - board["width"]
    assert pad["y"] + pad["height"] <= PHONE["height"]


def test_nothing_else_is_wider_than_a_phone_and_buttons_stay_where_they_are(player):
    player.page.set_viewport_size(PHONE)
    player.menu()
    assert player.page.evaluate(WIDTH) == PHONE["width"]
    player.open("sudoku")
    hint, told = player.page.locator("#questions button", has_text="Hint"), player.page.locator("#told")
    place = hint.bounding_box()
    player.press("h")
    player.answers("hint")
    assert hint.bounding_box() == place  # so that a second tap is for the same button
    for number in range(8):
        player.press("o")
        player.page.locator("#answers li").nth(1 + number).wait_for()
    assert told.bounding_box()["height"] < 90
    player.page.click("#more")
    assert told.bounding_box()["height"] > 200
    for key, dialog in (("e", "files"), ("?", "help")):
        player.press(key)
        assert player.page.locator(f"#{dialog}").bounding_box()["width"] <= PHONE["width"]
        player.press("Escape")


def hint_of_gappy(player: Player) -> None:
    player.open("gappy")
    player.press("h", "a")
    player.answers("hint")


def files_of_gappy(player: Player) -> None:
    player.open("gappy")
    player.press("e")
    player.page.wait_for_selector("#files[open]")


def walk_of_sudoku(player: Player) -> None:
    player.open("sudoku")
    player.press("p")
    player.page.wait_for_selector("#walk[open]")


def new_sudoku(player: Player) -> None:
    player.menu()
    player.page.click("[data-kind=sudoku]")


PLACES = [("dark", Player.menu), ("dark", hint_of_gappy), ("light", hint_of_gappy), ("light", files_of_gappy)]
PLACES += [("light", walk_of_sudoku), ("light", new_sudoku)]


@pytest.mark.few(2)
@pytest.mark.parametrize(("theme", "go"), PLACES, ids=lambda one: getattr(one, "__name__", one))
def test_a_checker_of_accessibility_finds_nothing_serious(player, theme, go):
    player.page.emulate_media(color_scheme=theme)
    player.page.evaluate(axe())
    go(player)
    serious = [
        (one["id"], [node["target"] for node in one["nodes"]])
        for one in player.page.evaluate("axe.run()")["violations"]
        if one["impact"] in ("serious", "critical")
    ]
    player.press("Escape")
    assert not serious


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
    player.page.click("#theme")  # those of the system again


def test_pictures_for_the_docs(player, request):
    if not request.config.getoption("--update"):
        pytest.skip("pictures are only written, because no two browsers draw the same pixels")
    player.page.set_default_timeout(60_000)  # to compile the search for steps
    player.page.emulate_media(color_scheme="light", media="screen")
    player.page.set_viewport_size({"width": 1000, "height": 680})
    for kind, sample in SHOWN.items():
        player.open(kind, (ROOT / "puzzles" / kind / sample).read_text())
        for stage in range(1, 2 if kind == "sokoban" else 4):
            player.press("h")
            player.answers(f"hint {stage} of")
        _keep(player, f"page-{kind}.png")
    player.page.set_viewport_size(PHONE)
    player.page.emulate_media(color_scheme="dark")
    player.open("sudoku", (ROOT / "puzzles" / "sudoku" / "9-easy.txt").read_text())
    _keep(player, "page-phone.png")


def _keep(player: Player, name: str) -> None:
    """Write what the page shows with few colours, which takes a third of the bytes."""
    pixels = """async source => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
        canvas.drawImage(image, 0, 0);
        const {data} = canvas.getImageData(0, 0, image.width, image.height), pixels = [];
        for (let i = 0; i < data.length; i += 4)
            pixels.push(String.fromCharCode(data[i] >> 4 << 8 | data[i + 1] >> 4 << 4 | data[i + 2] >> 4));
        return pixels.join('');
    }"""
    screenshot = b64encode(player.page.screenshot()).decode()
    colours = player.page.evaluate(pixels, f"data:image/png;base64,{screenshot}")
    table = {colour: number for number, colour in enumerate(sorted(set(colours)))}
    assert len(table) <= 256
    width, height = player.page.viewport_size.values()
    lines = [bytes([0, *map(table.get, colours[y * width : (y + 1) * width])]) for y in range(height)]
    chunks = {
        b"IHDR": pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0),
        b"PLTE": bytes(17 * int(part, 16) for colour in table for part in f"{ord(colour):03x}"),
        b"IDAT": compress(b"".join(lines), 9),
        b"IEND": b"",
    }
    written = b"".join(
        pack(">I", len(data)) + kind + data + pack(">I", crc32(kind + data)) for kind, data in chunks.items()
    )
    assert len(written) < 60_000
    (PICTURES / name).write_bytes(b"\x89PNG\r\n\x1a\n" + written)
