"""Profiles of paths as one SVG: above the line the rules of each step, below it the ways to go on.

Bottlenecks have another colour and a mark, so that the picture shows them on paper, too; lines across are a scale, and
the last line says what the colours are. The same profiles always give the same text, in ASCII; it needs no script or
font.
"""

from collections.abc import Iterator, Mapping

from smtpuzzles.base.text import counted
from smtpuzzles.explaining.profile import Moment, Profile
from smtpuzzles.views.profile import ways
from smtpuzzles.views.svg import plain

BAR, GAP = 8, 2  # of a step: its width, and the room behind it
RULE, WAY = 10, 4  # the height of a rule, and of a way
MOST_RULES, MOST_WAYS = 16, 10  # that are drawn
HEAD, ABOVE, BELOW, LEFT = 30, MOST_RULES * RULE, MOST_WAYS * WAY, 64
FOOT, LEGEND, EVERY = 18, 24, 10  # below a chart: the numbers of every tenth step; below all: the colours
SCALE = {-RULE * rules: f"{rules}" for rules in (4, 8, 12)} | {-ABOVE: f"{MOST_RULES}+", BELOW: f"{MOST_WAYS}+"}
COLOURS = {"bar": "rules of a step", "narrow": "a bottleneck", "way": "ways to go on"}
WIDE, MARGIN = 120, 10  # of one colour with its words; and to the right of the steps
STYLE = (
    ".page{fill:#fff}.bar{fill:#1f78b4}.way{fill:#9a9a9a}.narrow{fill:#d95f02}text{fill:#111;font:12px sans-serif}"
    ".axis,.scale{stroke:#111}.scale{stroke-opacity:.25}.right{text-anchor:end}.middle{text-anchor:middle}"
    "@media screen and (prefers-color-scheme:dark){.page{fill:#16191d}.bar{fill:#8ed0ff}"
    ".way{fill:#8d95a1}.narrow{fill:#ffb347}text{fill:#fff}.axis,.scale{stroke:#fff}}"
)


def svg_chart(profiles: Mapping[str, Profile]) -> str:
    """Return one picture of all profiles, below each other and on the same scale."""
    longest = max(len(profile.moments) for profile in profiles.values())
    each = HEAD + ABOVE + BELOW + FOOT
    width = max(LEFT + longest * (BAR + GAP) + MARGIN, len(COLOURS) * WIDE)
    height = len(profiles) * each + LEGEND
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img"><title>{plain(", ".join(profiles))}</title><style>{STYLE}</style>',
        f'<rect class="page" width="{width}" height="{height}"/>',
    ]
    for number, (name, profile) in enumerate(profiles.items()):
        parts.append(f'<g transform="translate(0 {number * each})">')
        parts += [*_part(name, profile, width), "</g>"]
    for number, (look, words) in enumerate(COLOURS.items()):
        x, y = GAP + number * WIDE, height - LEGEND // 2
        parts.append(f'<rect class="{look}" x="{x}" y="{y - 6}" width="{BAR}" height="{BAR}"/>')
        parts.append(f'<text x="{x + BAR + 4}" y="{y + 2}">{words}</text>')
    return "\n".join([*parts, "</svg>\n"]).encode("ascii", "xmlcharrefreplace").decode()


def _part(name: str, profile: Profile, width: int) -> Iterator[str]:
    line = HEAD + ABOVE
    yield f'<text x="{GAP}" y="14">{plain(name)}</text>'
    yield f'<text x="{GAP}" y="{line - 6}">rules</text><text x="{GAP}" y="{line + 16}">ways</text>'
    yield f'<text x="{GAP}" y="{line + BELOW + 14}">step</text>'
    for y, words in SCALE.items():
        yield f'<path class="scale" d="M{LEFT} {line + y}H{width}"/>'
        yield f'<text class="right" x="{LEFT - 4}" y="{line + y + 4}">{words}</text>'
    yield f'<path class="axis" d="M{LEFT} {line}H{width}"/>'
    for number in range(EVERY, len(profile.moments) + 1, EVERY):
        x = LEFT + GAP + (number - 1) * (BAR + GAP) + BAR // 2
        yield f'<text class="middle" x="{x}" y="{line + BELOW + 14}">{number}</text>'
    for number, moment in enumerate(profile.moments):
        yield from _bars(number, moment, profile.puzzle.noun, LEFT + GAP + number * (BAR + GAP), line)


def _bars(number: int, moment: Moment, noun: str, x: int, line: int) -> Iterator[str]:
    up, down = RULE * min(moment.weight, MOST_RULES), WAY * min(moment.ways, MOST_WAYS)
    counts, left = f"counts as {counted(moment.weight, 'rule')}", counted(moment.left, f"open {noun}")
    said = f"step {number + 1}: {counts}, ways: {ways(moment)}, {left}"
    look = "narrow" if moment.is_bottleneck else "bar"
    mark = f'<path class="narrow" d="M{x} {line - up - 9}h{BAR}l-4 7z"/>' if moment.is_bottleneck else ""
    yield f'<g><title>{said}</title><rect class="{look}" x="{x}" y="{line - up}" width="{BAR}" height="{up}"/>{mark}'
    yield f'<rect class="way" x="{x}" y="{line}" width="{BAR}" height="{down}"/></g>'
