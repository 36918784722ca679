"""What a notebook shows for a puzzle, and for an answer with its solutions."""

from base64 import b64encode
from html import escape

from smtpuzzles.base.picture import Picture
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.result import Checked, Solved
from smtpuzzles.views.svg import svg_of

MOST = 10  # solutions


def html_of(shown: AnyPuzzle | Solved) -> str:
    """Return a puzzle, or a verdict and pictures of the first solutions; cells that are known to differ are marked."""
    if not isinstance(shown, Solved):
        return _image(shown.picture(), "puzzle")
    words = f"{shown.verdict} ({shown.why})" if shown.why else shown.verdict
    if len(shown.solutions) > MOST:
        words += f"; the first {MOST} of {len(shown.solutions)} solutions:"
    marked = shown.differing if isinstance(shown, Checked) else frozenset()
    pictures = [shown.puzzle.picture(solution).marking(marked) for solution in shown.solutions[:MOST]]
    return f"<p>{escape(words)}</p>\n" + "".join([_image(picture, "solution") for picture in pictures])


def _image(picture: Picture, title: str) -> str:
    """Return the picture as an image, because the styles of a notebook would change those of SVG elements."""
    data = b64encode(svg_of(picture, title).encode()).decode()
    return f'<img alt="{title}" style="max-width: 100%" src="data:image/svg+xml;base64,{data}">\n'
