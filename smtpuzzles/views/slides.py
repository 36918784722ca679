"""An explanation as a page in HTML: a slide for each step, with a picture and words.

The page needs no other file, and its policy forbids all others. A short script, slides.js, shows one slide at a time;
without it, and on paper, all slides follow each other. Neither it nor slides.css has the characters < and &, so that
the page is XML as well. The same slides always make the same bytes.
"""

from base64 import b64encode
from collections.abc import Sequence
from hashlib import sha256
from itertools import count, groupby
from pathlib import Path

from smtpuzzles.base.grid import size_of
from smtpuzzles.explaining.phrasing import capital
from smtpuzzles.explaining.slides import Slide
from smtpuzzles.explaining.step import Line
from smtpuzzles.views.svg import plain, svg_of
from smtpuzzles.views.svg_sharing import shared
from smtpuzzles.views.svg_style import STYLE

DEEPEST = 4  # suppositions around a line that are shown
WIDE = 16  # columns of a board that needs more than half of a sheet of paper

KEY = (
    "A thick border marks what a step concludes, a dashed border the cells of its rules. Small numbers are those of "
    "lines in which something follows for a cell, and a dotted border marks the cells that break a rule then."
)


def page_of(title: str, slides: Sequence[Slide]) -> str:
    """Return the page; the first slide shows the puzzle."""
    style, script = (Path(__file__).with_name(f"slides.{suffix}").read_text("utf-8") for suffix in ("css", "js"))
    style += STYLE
    policy = f"default-src 'none'; style-src '{_hash(style)}'; script-src '{_hash(script)}'; base-uri 'none'"
    last = len(slides) - 1
    layout = "wide" if size_of(slides[0].picture.tiles)[1] > WIDE else "narrow"
    parts, drawings = shared([svg_of(slide.picture, f"{title}: {slide.title}", style="") for slide in slides])
    shown = "".join(map(_section, count(), slides, drawings))
    page = (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8"/>\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}"/>\n'
        f'<meta name="viewport" content="width=device-width"/>\n<title>{plain(title)}</title>\n'
        f"<style>{style}</style>\n</head>\n<body>\n<h1>{plain(title)}</h1>\n{parts}"
        f'<main class="{layout}">\n{shown}</main>\n'
        f'<nav hidden="" aria-label="Steps">\n<button type="button">Back</button>\n'
        f'<progress max="{last}" value="0" aria-label="Progress"></progress>\n<span class="count"></span>\n'
        '<button type="button">Next</button>\n</nav>\n<p class="spoken" aria-live="polite"></p>\n'
        f"<script>{script}</script>\n</body>\n</html>\n"
    )
    return page.encode("ascii", "xmlcharrefreplace").decode()


def _section(number: int, slide: Slide, drawing: str) -> str:
    size = f'<p class="size">{plain(slide.size)}</p>\n' if slide.size else ""
    items = "".join(f"<li>{plain(item)}</li>\n" for item in slide.items)
    listed = f"<ul>\n{items}</ul>\n" if items else ""
    also = f"<p>{plain(slide.also)}</p>\n" if slide.also else ""
    key = f'<p class="key">{KEY}</p>\n' if number == 0 else ""
    return (
        f'<section id="slide-{number}">\n<figure>\n{drawing}</figure>\n<div class="words">\n'
        f"<h2>{plain(slide.title)}</h2>\n{size}<p>{plain(capital(slide.words))}</p>\n{_lines(slide.lines)}{also}"
        f"{listed}{key}</div>\n</section>\n"
    )


def _lines(lines: Sequence[Line]) -> str:
    """Return the lines of a trial, its cases side by side."""
    found, in_cases = "", False
    for case, some in groupby(lines, key=lambda line: line.case[:1]):
        shown = "".join(f'<p class="depth{min(line.depth, DEEPEST)}">{plain(line.text)}</p>\n' for line in some)
        if case and not in_cases:
            found += '<div class="cases">\n'
        elif in_cases and not case:
            found += "</div>\n"
        in_cases = bool(case)
        found += f'<div class="case">\n{shown}</div>\n' if case else shown
    return found


def _hash(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"
