"""The chart of a profile, in characters and as SVG."""

from dataclasses import replace
from xml.etree import ElementTree as ET

import smtpuzzles
from smtpuzzles.explaining.profile import Moment, Profile
from smtpuzzles.explaining.step import Step
from smtpuzzles.result import Violation
from smtpuzzles.views.profile import LISTED, WIDTH, chart, summary
from smtpuzzles.views.profile_svg import svg_chart

PUZZLE = smtpuzzles.parse("mosaic", "mosaic:\n4_\n__\n")
RULE = Violation("four cells are black", ((1, 1),))
STEP = Step((), (), (), 2, "Row 1, column 1 is black, because so it is.", aside=False, pattern="counting")


def fill(ways: int, left: int) -> Moment:
    return Moment(1, 1, ways, True, left, ((1, 1),), 2.0)


def several(size: int, ways: int, exact: bool) -> Moment:
    step = replace(STEP, rules=(RULE,) * size, weight=size, bound=size)
    return Moment(size, size, ways, exact, 9, ((1, 1),), step=step)


SHOWN = Profile(PUZZLE, (fill(12, 40), several(3, 1, True), several(9, 3, False), several(4, 1, False), fill(1, 1)))


def test_each_step_is_a_column():
    assert list(chart(SHOWN)) == [
        "step 1",
        "       ▾",
        "rules ▁▃█▄▁",
        "ways  +1+?1",
        "bottleneck: step 2 (3 rules, counting; 9 open cells): Row 1, column 1 is black, because so it is.",
        "hardest: step 3 (9 rules, counting; 9 open cells): Row 1, column 1 is black, because so it is.",
    ]
    assert list(summary(SHOWN)) == [
        "5 steps: 2 of 1 rule, 1 of 3 rules, 1 of 4 rules, 1 of 9 rules; 1 bottleneck, ways in the median 1",
        "names: counting 3",
    ]


def test_the_figures_of_bottlenecks_agree():
    found = Profile(PUZZLE, (fill(1, 9),) * 3 + (several(2, 1, True),) * (LISTED + 2))
    assert f"; {LISTED + 5} bottlenecks, {LISTED + 2} of several rules, " in next(summary(found))
    assert list(chart(found))[-1] == "and 2 more bottlenecks of several rules"


def test_a_path_of_single_rules_shows_the_cell_that_is_hardest_to_find():
    long = Profile(PUZZLE, (fill(2, 70),) * WIDTH + (fill(1, 10)._replace(effort=9.0),))
    lines = list(chart(long))
    assert lines[4:6] == [f"step {WIDTH + 1}", "      ▾"]
    assert lines[-1] == f"hardest: step {WIDTH + 1} (single rules fill 1 of 10 open cells): row 1, column 1"


def test_a_profile_without_steps_has_no_chart():
    assert list(chart(Profile(PUZZLE, ()))) == []
    assert list(summary(Profile(PUZZLE, ()))) == ["0 steps; 0 bottlenecks"]
    ET.fromstring(svg_chart({"a": Profile(PUZZLE, ())}))


def test_the_picture_is_ascii_with_a_mark_for_each_bottleneck():
    text = svg_chart({"a<é>.txt": SHOWN, "b": SHOWN})
    assert text.isascii()
    root = ET.fromstring(text)
    name = "{http://www.w3.org/2000/svg}"
    marks = [one for one in root.iter(f"{name}path") if one.get("class") == "narrow"]
    bars = [one for one in root.iter(f"{name}rect") if one.get("class") in ("bar", "narrow")]
    assert (len(marks), len(bars)) == (2, 10 + 2)  # and two in the legend
    texts = [one.text for one in root.iter(f"{name}text")]
    scale = ["rules", "ways", "step", "4", "8", "12", "16+", "10+"]
    assert texts == ["a<é>.txt", *scale, "b", *scale, "rules of a step", "a bottleneck", "ways to go on"]
    assert "step 3: counts as 9 rules, ways: +, 9 open cells" in text
