"""The pictures of the screen in docs/: words and colours are those on the screen now. `--update` draws them anew."""

import asyncio
import re
from html import unescape
from pathlib import Path

import pytest

from smtpuzzles.playing import start
from smtpuzzles.screen import playing
from smtpuzzles.screen.app import Play
from tests.conftest import ROOT
from tests.screens import answered

PICTURES = ROOT / "docs" / "pictures"
# Columns and lines.
SIZE = (100, 32)
# Of these kinds: a sample, and what is pressed.
SCENES = {
    "binairo": ("10", ["right", "right", "0", "right", "0", "right", "0", "v"]),
    "gappy": ("9", ["space", "right", "x", "down", "down", "right", "space", "c"]),
    "lightup": ("14", ["space", "down", "down", "down", "x", "c"]),
    "sokoban": ("order", ["up", "right", "down", "h"]),
    "sudoku": ("9-easy", ["m", "4", "6", "9", "right", "1", "6", "9", "m", "up", "7", "h", "h", "h"]),
}


def words_of(svg: str) -> list[str]:
    """Line by line, whatever the places, which change with Textual."""
    lines: dict[float, list[tuple[float, str]]] = {}
    for x, y, text in re.findall(r'<text[^>]* x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>', svg):
        lines.setdefault(float(y), []).append((float(x), unescape(text).replace("\xa0", " ")))
    return ["".join(text for _, text in sorted(parts)).rstrip() for _, parts in sorted(lines.items())]


def colours_of(svg: str) -> list[tuple[str, str, str]]:
    """Line by line, each character with how it looks, and each piece of ground; classes have other names every time."""
    looks = dict(re.findall(r"\.([\w-]+-r\d+) {(.*?)}", svg))
    texts = re.findall(r'<text class="([\w-]+)" x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>', svg)
    grounds = re.findall(r'<rect fill="(#\w+)" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"', svg)
    inked = [(y, looks[name], character) for name, _, y, text in texts for character in unescape(text).strip("\xa0")]
    return inked + [(y, fill, f"{x} {width}") for fill, x, y, width in grounds]


async def drawn(kind: str) -> str:
    name, keys = SCENES[kind]
    (path,) = [path for path in start.samples(kind) if path.stem == name]
    app = Play(start.read_sample(kind, path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
            if key in "vch":
                await answered(pilot)
        await pilot.pause()
        return app.export_screenshot(title=f"smtpuzzles play {kind}")


@pytest.mark.parametrize("kind", SCENES)
def test_the_pictures_in_the_docs_show_the_screen(kind, request, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(playing, "monotonic", lambda: 0.0)
    svg = asyncio.run(drawn(kind))
    path = PICTURES / f"play-{kind}.svg"
    if request.config.getoption("--update"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(svg, encoding="utf-8")
    kept = path.read_text(encoding="utf-8")
    assert words_of(kept) == words_of(svg), f"{path} is stale: make update"
    assert colours_of(kept) == colours_of(svg), f"{path} is stale: make update"
    assert len(words_of(svg)) > 5


def test_the_guide_shows_every_picture():
    guide = Path(ROOT / "docs" / "play.md").read_text(encoding="utf-8")
    for kind in SCENES:
        assert f"pictures/play-{kind}.svg" in guide
