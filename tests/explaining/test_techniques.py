"""docs/techniques.md shows each name of steps of several rules on a board where it occurs."""

from collections.abc import Iterator

import pytest
from rich.console import Console

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.text import counted
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.slides import Slides
from smtpuzzles.explaining.techniques import ONE_RULE, has_steps
from smtpuzzles.kinds.slitherlink import patterns
from smtpuzzles.model import Rule
from smtpuzzles.puzzle import BLACK, WHITE, loop
from smtpuzzles.puzzle.ingredients.runs import reason_of_runs
from smtpuzzles.puzzle.reasons import Claim, Inference
from smtpuzzles.views.terminal import draw
from tests.conftest import ROOT, SAMPLES, SMALLEST_BOARDS
from tests.kinds.test_sudoku_patterns import EXAMPLES

# Of each kind: the variant, the size and the seeds of boards that have most of its names; of several, small ones.
BOARDS = {
    "sudoku": [
        ("classic", 9, (9, 2, 40, 50, 43, 12)),
        ("x", 6, (1, 5)),
        ("killer", 9, (12,)),
        ("x", 9, (0, 1000, 1002, 1003, 1007)),
        ("jigsaw", 9, (1006,)),
        ("killer", 6, (1, 5, 1000, 1006)),
    ],
    "slitherlink": [("", 5, (1, 2, 3, 7, 12, 14, 16, 17)), ("", 6, (4, 7, 23)), ("", 7, (12, 13))],
    "lightup": [("", 6, (1, 10, 13, 9))],
    "binairo": [("", 6, (1,)), ("", 8, (5, 1)), ("repeats signs", 6, (2,))],
    "starbattle": [("", 6, (3,)), ("", 8, (1, 8, 24, 36))],
    "hitori": [("", 5, (30, 4))],
    "gappy": [("", 9, (3,))],
    "minesweeper": [("", 6, (1, 2, 11)), ("", 8, (8,))],
    "mosaic": [("", 5, (2, 3)), ("", 7, (11,))],
    "norinori": [("", 6, (1, 2))],
    "heyawake": [("", 6, (1, 2))],
    "kuromasu": [("", 6, (1,))],
    "nurikabe": [("", 6, (1, 3, 12))],
    "tents": [("", 6, (3, 5, 7))],
    "masyu": [("", 6, (1, 6, 29)), ("", 5, (0, 2))],
    "lits": [("", 6, (1, 2, 13))],
    "skyscrapers": [("", 5, (10, 58))],
    "futoshiki": [("", 5, (23, 34, 35))],
    "kenken": [("", 5, (5, 41)), ("", 6, (1,))],
    "suguru": [("", 6, (2, 14, 41, 49))],
}
RECTANGLE = "....62 ..61.. .3.... 5.2... 1..... ....2. regions AAABBC AAABCC DDDBBC DDDBCC EEEFFF EEEFFF"
# Names of steps that are on none of these boards: a position has each, in other tests.
RARE = {
    *("naked quadruple", "hidden quadruple", "jellyfish", "skyscraper", "turbot fish"),
    *("1 with 1", "1 with 2", "1 with 3", "2 with 2", "3 with 3", "only way"),
    *("line out of a 1", "line out of a 2", "line out of a 3", "cages and units"),
}
HEAD = """\
# The names of steps

The names that steps of each kind may have, as `smtpuzzles techniques` lists them, with the number of rules that they
usually need; then a small board for each name of steps of several rules that occurs on one. [paths.md](paths.md) shows
steps of one rule, too. A name follows from the sorts of the rules of a step, and from how their cells and the known
cells lie: it is only given where these prove the step. `▸` marks what follows, `▹` the cells of the rules, `¹` what
follows in line 1, and `!` cells that break a rule then. Small digits are candidates, `×` is one ruled out.
"""


def explanations(kind: str) -> Iterator[Explanation]:
    if kind == "sudoku":
        yield Explanation(smtpuzzles.parse("sudoku", RECTANGLE.replace(" ", "\n")), Deadline(), uniqueness=True)
    for variant, side, seeds in BOARDS[kind]:
        variant, _, signs = variant.partition(" ")
        for seed in seeds:
            wanted = {"variant": variant or None, **({"signs": "yes"} if signs else {})}
            (puzzle,) = smtpuzzles.generate(kind, 1, size=side, seed=seed, **wanted)
            yield Explanation(puzzle, Deadline())


def shown_steps(kind: str) -> dict[str, str]:
    """What the page shows of a kind, by the name of the step of several rules: the first that has it."""
    found: dict[str, str] = {}
    for explained in explanations(kind):
        slides = Slides(explained)
        for step in explained.steps():
            slide = None if slides.wait(step) else slides.of(step)
            if slide and step.pattern and step.size > 1 and step.pattern not in found:
                picture = draw(Console(width=200, color_system=None), slide.picture).plain
                lines = "\n".join(line.rstrip() for line in picture.splitlines())
                words = "\n\n".join([step.head, *map(str.strip, step.texts)])
                size = f"{step.size} rules" + f", counted as {step.weight}" * (step.weight != step.size)
                found[step.pattern] = f"**{step.pattern}**, {size}. {words}\n\n```\n{lines}\n```\n"
    return found


def listed(kind: str) -> str:
    lines = [
        f"- {one.name} ({counted(one.rules, 'rule') if one.rules else 'without a solution'}): {one.words}"
        for one in smtpuzzles.techniques(kind)
    ]
    return "\n".join([f"## {kinds.load(kind).display_name}\n", *lines, ""])


@pytest.mark.more  # `pytest -m more --update` of this file writes the page anew
def test_the_page_of_techniques_lists_all_and_each_occurs(golden, monkeypatch):
    """The names that reasons give are those that the kind lists, in steps, in lines of trials and in contradictions."""
    sections, occur = [HEAD], set[smtpuzzles.Technique]()
    for kind in [name for name in kinds.names() if has_steps(name)]:
        known = {one.name: one for one in smtpuzzles.techniques(kind)}
        given = set[str]()
        samples = [one for one in SAMPLES if one.kind == kind and (one in SMALLEST_BOARDS or one.verdict == "none")]
        few = [one.puzzle() for one in samples if one.size() < 600]
        given_by(type(few[0]), given, monkeypatch)
        shown = shown_steps(kind) if kind in BOARDS else {}
        for puzzle in few:
            list(Explanation(puzzle, Deadline(20)).steps())
        monkeypatch.undo()
        given |= shown.keys()
        assert given <= known.keys(), kind
        occur |= {known[name] for name in given}
        sections += [listed(kind), *[shown[name] for name in known if name in shown]]
    every = {one for kind in kinds.names() if has_steps(kind) for one in smtpuzzles.techniques(kind)}
    assert {one.name for one in every - occur} <= {ONE_RULE.name, *RARE}
    golden(ROOT / "docs" / "techniques.md", "\n".join(sections))


def test_rare_names_occur_in_positions():
    def numbers(*values):
        return [Rule("", (), (), sort="number", about=((2, 4 * n), value)) for n, value in enumerate(values)]

    both = map(patterns._beside, [numbers(*pair) for pair in ((1, 1), (1, 2), (1, 3), (2, 2), (3, 3))])
    out = [out_of(number) for number in (1, 2, 3)]
    filled = Inference((), (), (Claim((1, 1), BLACK), Claim((1, 2), WHITE)))
    way = reason_of_runs(filled, "1", "row 1", BLACK).pattern
    assert {*both, *out, way, of_two_cages()} | (RARE & EXAMPLES.keys()) == RARE


def out_of(number: int) -> str:
    """The name where a number has exactly one edge at its upper left corner, and one other edge there is open."""
    (above, left), (beyond, last) = ((3, 4), (4, 3)), ((3, 2), (2, 3))
    drawn = ["-"] * (number - 1) + ["x"] * (3 - number)
    facts = [Claim(last, "x"), *map(Claim, ((5, 4), (4, 5)), drawn)]
    rules = [Rule("", (), (), sort="number", about=((4, 4), number))]
    rules.append(Rule("", (above, left, beyond, last), (), sort=loop.JOINT, about=((3, 3),)))
    return patterns.together(Inference(tuple(rules), tuple(facts), (Claim(beyond, "-"),)), str).pattern


def of_two_cages() -> str:
    """The name where two cages and a unit that crosses both rule something out."""
    killer = next(one.puzzle() for one in SAMPLES if str(one) == "sudoku-6-killer")
    units, (one, *others) = ([rule for rule in killer.model.rules if rule.sort == sort] for sort in ("line", "cage"))
    unit = next(rule for rule in units if not {*rule.cells}.isdisjoint(one.cells))
    other = next(rule for rule in others if not {*rule.cells}.isdisjoint(unit.cells))
    return killer.reason(Inference((one, other, unit), (), (Claim(one.cells[0], "1", False),))).pattern


def given_by(puzzle: type, names: set[str], monkeypatch) -> None:
    """Keep the names that reasons for steps of these puzzles give."""
    reason = puzzle.reason

    def kept(puzzle, inference):
        found = reason(puzzle, inference)
        names.update([found.pattern] if found and found.pattern else [])
        return found

    monkeypatch.setattr(puzzle, "reason", kept)


def test_names_are_listed_once_and_those_of_the_fewest_rules_first():
    for kind in filter(has_steps, kinds.names()):
        found = smtpuzzles.techniques(kind)
        assert len({one.name.lower() for one in found}) == len(found)
        assert [one.rules for one in found] == sorted(
            [one.rules for one in found], key=lambda rules: (not rules, rules)
        )
        assert all("," not in one.name and one.words.endswith(".") for one in found)
