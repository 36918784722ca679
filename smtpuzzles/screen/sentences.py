"""What advice and marks look like on the screen, in words and in a cell."""

from smtpuzzles.picture import Tile
from smtpuzzles.playing import advice
from smtpuzzles.result import Verdict
from smtpuzzles.text import counted

SMALL = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


def with_marks(tile: Tile, marks: list[str]) -> Tile:
    """One mark is a small number; several are dots, and named where the cursor is."""
    return tile._replace(text=marks[0].translate(SMALL) if len(marks) == 1 and marks[0].isdigit() else "⁖")


def because(hint: advice.Hint) -> str:
    if hint.rule is None:
        return ""
    return f"; otherwise, in the end, not: {hint.rule.rule}" if hint.otherwise else f", because {hint.rule.rule}"


def no_other(found: advice.Another, around: bool) -> str:
    """Around entries, little is said of the puzzle itself."""
    if not found.count:
        return "no solution has all that stands here" if around else "there is no solution"
    if found.only:
        return f"there is no other solution{' around what stands' if around else ': this puzzle has exactly one'}"
    return f"there is no other; {counted(found.count, 'solution')} in all"


def warning(found: advice.Another) -> str:
    if found.verdict is Verdict.UNKNOWN:
        return "whether it has one solution is not decided"
    words = {0: "it has NO solution", 1: "it has exactly one solution"}
    return words.get(found.count, "it has SEVERAL solutions")
