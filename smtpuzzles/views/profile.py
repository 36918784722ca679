"""The profile of a path as lines of characters: a column for each step."""

from collections import Counter
from collections.abc import Iterator
from statistics import median

from smtpuzzles.base.text import counted
from smtpuzzles.explaining.profile import Moment, Profile

WIDTH = 60  # columns of a chart; more steps go on below
LISTED = 5  # bottlenecks in words
BARS = "▁▂▃▄▅▆▇█"  # the last one also stands for more rules
ASCII = str.maketrans(f"{BARS}▾", "12345678v")  # where there are no other characters
LEGEND = (
    "rules: what they count as; ▁ is 1, ▂ 2, and so on; █ is 8 or more",
    "ways: how many cells or steps are as easy then; + is 10 or more, or of several rules 3 or more; ? is not known",
    "▾: a bottleneck: there is one way",
)


def summary(profile: Profile) -> Iterator[str]:
    """Yield in two lines how many steps there are, what they count as, how many are bottlenecks, and their names."""
    moments = profile.moments
    weights = Counter([one.weight for one in moments])
    as_they_are = all(one.step is None or one.weight == one.step.size for one in moments)
    count_as = "of" if as_they_are else "counted as"
    steps = ", ".join([f"{number} {count_as} {counted(weight, 'rule')}" for weight, number in sorted(weights.items())])
    all_narrow, several = sum(one.is_bottleneck for one in moments), len(profile.bottlenecks)
    narrow = counted(all_narrow, "bottleneck") + (
        f", {several or 'none'} of several rules" if several < all_narrow else ""
    )
    middle = f", ways in the median {median([one.ways for one in moments]):g}" if moments else ""
    yield f"{counted(len(moments), 'step')}{f': {steps}' if steps else ''}; {narrow}{middle}"
    names = Counter([one.step.pattern for one in moments if one.step and one.step.pattern])
    if names:
        yield f"names: {', '.join([f'{name} {number}' for name, number in sorted(names.items())])}"


def chart(profile: Profile) -> Iterator[str]:
    """Yield the lines of the chart, and the bottlenecks in words."""
    moments = profile.moments
    for start in range(0, len(moments), WIDTH):
        shown = moments[start : start + WIDTH]
        marks = "".join("▾" if one.is_bottleneck else " " for one in shown).rstrip()
        yield f"step {start + 1}"
        yield f"      {marks}".rstrip()
        yield f"rules {''.join(BARS[min(one.weight, len(BARS)) - 1] for one in shown)}"
        yield f"ways  {''.join(map(ways, shown))}"
    shown_steps = sorted(profile.bottlenecks, key=lambda number: -moments[number - 1].weight)[:LISTED]
    for number in sorted(shown_steps):
        yield f"bottleneck: {in_words(profile, number)}"
    if len(profile.bottlenecks) > LISTED:
        yield f"and {counted(len(profile.bottlenecks) - LISTED, 'more bottleneck')} of several rules"
    if profile.hardest and profile.hardest not in shown_steps:
        yield f"hardest: {in_words(profile, profile.hardest)}"


def ways(moment: Moment) -> str:
    if moment.weight > 1 and not moment.exact:
        return "+" if moment.ways > 1 else "?"
    return str(moment.ways) if moment.ways < 10 else "+"


def in_words(profile: Profile, number: int) -> str:
    one = profile.moments[number - 1]
    left = counted(one.left, f"open {profile.puzzle.noun}")
    if one.step is None:
        many = f"single rules fill {one.ways} of {left}"
        return f"step {number} ({many}): {profile.puzzle.named(one.cells)}"
    return f"step {number} ({one.step.size_in_words}; {left}): {one.step.words}"
