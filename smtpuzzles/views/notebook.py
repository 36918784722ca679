"""What a notebook shows for a puzzle, and for an answer with its solutions."""

from base64 import b64encode
from html import escape

from smtpuzzles.base.picture import Picture
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.result import Checked, Solved
from smtpuzzles.views.svg import svg_of

MOST = 10  # solutions


def html_of_puzzle(puzzle: AnyPuzzle) -> str:
    return _html_of(puzzle.picture(), "puzzle")


def html_of_answer(answer: Solved) -> str:
    """Return the verdict and pictures of the first solutions; cells that are known to differ are marked."""
    words = f"{answer.verdict} ({answer.why})" if answer.why else answer.verdict
    if len(answer.solutions) > MOST:
        words += f"; the first {MOST} of {len(answer.solutions)} solutions:"
    marked = answer.differing if isinstance(answer, Checked) else frozenset()
    pictures = [answer.puzzle.picture(solution).marking(marked) for solution in answer.solutions[:MOST]]
    return f"<p>{escape(words)}</p>\n" + "".join([_html_of(picture, "solution") for picture in pictures])


def _html_of(picture: Picture, title: str) -> str:
    """Return the picture as an image, because the styles of a notebook would change those of SVG elements."""
    data = b64encode(svg_of(picture, title).encode()).decode()
    return f'<img alt="{title}" style="max-width: 100%" src="data:image/svg+xml;base64,{data}">\n'
