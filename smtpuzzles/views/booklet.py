"""A page of new puzzles to print, in HTML: the puzzles with their numbers, then the solutions, smaller."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from smtpuzzles import kinds
from smtpuzzles.base.grid import size_of
from smtpuzzles.base.picture import Picture
from smtpuzzles.base.text import Source
from smtpuzzles.generating.request import Made
from smtpuzzles.views.svg import svg_of
from smtpuzzles.views.svg_style import STYLE

# Millimetres: a 9 x 9 puzzle is as wide as in a newspaper, and six are on a page of A4 or Letter.
CELL, _CELL_OF_SOLUTION = 7.5, 3.6
# What the makers of puzzles know of them, by the word they have for it.
_PROMISES = {
    "unique": "Each puzzle has exactly one solution.",
    "none": "None of the puzzles has a solution.",
    "multiple": "Each puzzle has several solutions.",
    "plan": "Each plan is as short as possible.",
}
# A file that begins so may be overwritten with another booklet.
BEGINNING = """\
<!DOCTYPE html>
<!-- puzzles to print, made by smtpuzzles generate -->
<html lang="en">
<head>
<meta charset="utf-8"/>
"""


def booklet_of(made: Sequence[Made]) -> str:
    """Return the page for these puzzles of one request; it needs no other file."""
    request, kind = made[0].request, kinds.load(made[0].request.kind)
    name, (height, width) = kind.display_name, request.size
    words = [f"{kind.title}.", f"{width} x {height}, seed {request.seed}. {_PROMISES[made[0].what]}"]
    if len(kind.variants) > 1:
        words.insert(1, f"Variant {request.variant}: {kind.variants[request.variant]}.")
    rules = "".join(f"<p>{escape(line[0].upper() + line[1:])}</p>\n" for line in words)
    puzzles = "".join(_figure(one, one.read().picture(), CELL, f" {escape(one.known)}") for one in made)
    solutions = "".join(_solution(one, text) for one in made for text in one.solutions)
    style = Path(__file__).with_name("booklet.css").read_text("utf-8")
    at_the_end = f"<h2>Solutions</h2>\n{solutions}" if solutions else ""
    return (
        f"{BEGINNING}"
        f'<meta name="viewport" content="width=device-width"/>\n<title>{name}</title>\n'
        f"<style>\n{style}{STYLE}</style>\n</head>\n<body>\n<h1>{name}</h1>\n{rules}{puzzles}{at_the_end}</body>\n</html>\n"
    )


def _solution(made: Made, text: str) -> str:
    """Return a board, or the letters of a plan."""
    puzzle = made.read()
    if puzzle.pictured:
        return _figure(made, puzzle.picture(puzzle.read_solution(Source(made.name, text))), _CELL_OF_SOLUTION)
    return f'<p class="plan"><b>{made.number}</b> {escape(text)}</p>\n'


def _figure(made: Made, picture: Picture, cell: float, caption: str = "") -> str:
    """Return the picture below its number; `cell`: the width of a cell in millimetres."""
    columns = size_of(picture.tiles)[1] + bool(picture.left) + bool(picture.right)
    svg = svg_of(picture, f"{kinds.load(made.request.kind).display_name} {made.number}", style="")
    return (
        f'<figure style="width:{columns * cell:g}mm">\n<figcaption><b>{made.number}</b>{caption}</figcaption>\n'
        f"{svg}</figure>\n"
    )
