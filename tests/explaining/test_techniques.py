"""docs/techniques.md shows each name of steps of several rules on a board where it occurs."""

import pytest
from rich.console import Console

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.slides import Slides
from smtpuzzles.views.terminal import draw
from tests.conftest import ROOT

# Of each kind: the variant, the size and the seeds of boards that have most of its names; of several, small ones.
BOARDS = {
    "sudoku": [
        ("classic", 9, (9, 2, 40, 50, 43, 12)),
        ("x", 6, (1, 5)),
        ("killer", 6, (1, 5)),
    ],
    "slitherlink": [("", 5, (1, 2, 3, 7, 11, 13, 14)), ("", 6, (3, 4, 5))],
    "lightup": [("", 6, (1, 10, 13, 9))],
    "binairo": [("", 6, (1,))],
    "starbattle": [("", 6, (3,)), ("", 8, (1,))],
    "hitori": [("", 5, (30,))],
    "gappy": [("", 9, (3,))],
    "minesweeper": [("", 6, (1, 2, 11))],
    "mosaic": [("", 5, (2, 3))],
    "norinori": [("", 6, (1, 2))],
    "heyawake": [("", 6, (1, 2))],
    "kuromasu": [("", 6, (1,))],
    "nurikabe": [("", 6, (1,))],
    "tents": [("", 6, (3, 5, 7))],
    "masyu": [("", 6, (1,))],
    "lits": [("", 6, (1, 2))],
}
HEAD = """\
# The names of steps

Steps of several rules that have a name, each on a small board where it occurs; steps of one rule, such as a hidden
single, are in [paths.md](paths.md). A name follows from the sorts of the rules of a step, and from how their cells and
the known cells lie: it is only given where these prove the step. `▸` marks what follows, `▹` the cells of the rules,
`¹` what follows in line 1, and `!` cells that break a rule then. Small digits are candidates, `×` is one ruled out.

In kinds with numbers and counts, some names are the same. 'Counting', or 'two numbers': of what some rules want, others
allow only so much, so that it is clear where the rest is. 'Confined': they allow just as much as is wanted. 'Blocks'
something: with the contrary, a rule could not be met; the argument says how. 'Cut off': cells would be.
"""


def named_steps(kind: str) -> dict[str, str]:
    """What the page shows of a kind, by the name of the step: the first that has it."""
    found: dict[str, str] = {}
    for variant, side, seeds in BOARDS[kind]:
        for seed in seeds:
            (puzzle,) = smtpuzzles.generate(kind, 1, size=(side, side), variant=variant or None, seed=seed)
            slides = Slides(explained := Explanation(puzzle, Deadline()))
            for step in explained.steps():
                slide = None if slides.wait(step) else slides.of(step)
                if slide and step.pattern and step.size > 1 and step.pattern not in found:
                    picture = draw(Console(width=200, color_system=None), slide.picture).plain
                    lines = "\n".join(line.rstrip() for line in picture.splitlines())
                    words = "\n\n".join([step.head, *map(str.strip, step.texts)])
                    found[step.pattern] = f"**{step.pattern}**, {step.size} rules. {words}\n\n```\n{lines}\n```\n"
    return found


@pytest.mark.more  # `pytest -m more --update` of this file writes the page anew
def test_the_page_of_techniques_shows_each_on_a_board(golden):
    sections = [HEAD]
    for kind in BOARDS:
        shown = named_steps(kind)
        assert shown
        sections += [f"## {kinds.load(kind).name.capitalize()}\n", *[shown[name] for name in sorted(shown)]]
    golden(ROOT / "docs" / "techniques.md", "\n".join(sections))
