"""What a notebook shows for a puzzle, and for an answer with its solutions."""

from html import escape
from typing import Any

from smtpuzzles.base.picture import Picture
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.result import Checked, Solved
from smtpuzzles.views.layout import drawing_of

MOST = 10  # solutions
WIDTH = 200  # columns


def html_of_puzzle(puzzle: AnyPuzzle) -> str:
    return _html_of(puzzle.picture())


def html_of_answer(answer: Solved) -> str:
    """Return the verdict and pictures of the first solutions; cells that are known to differ are marked."""
    marked = answer.differing if isinstance(answer, Checked) else frozenset()
    shown: list[Any] = list(answer.solutions[:MOST])
    more = f"; the first {MOST} of {len(answer.solutions)} solutions:" if len(answer.solutions) > MOST else ""
    words = f"{answer.verdict} ({answer.why})" if answer.why else answer.verdict
    pictures = [_html_of(answer.puzzle.picture(solution).marking(marked)) for solution in shown]
    return f"<p>{escape(words)}{more}</p>\n" + "".join(pictures)


def _html_of(picture: Picture) -> str:
    lines = ["".join(text for text, _ in line) for line in drawing_of(picture, WIDTH).lines()]
    return f'<pre style="line-height: 1.15">{escape(chr(10).join(lines))}</pre>\n'
