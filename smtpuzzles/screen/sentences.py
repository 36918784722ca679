"""Advice in words."""

from smtpuzzles.playing import advice
from smtpuzzles.result import Verdict
from smtpuzzles.text import counted


def because(hint: advice.Hint) -> str:
    if hint.rule is None:
        return ""
    if hint.rule.cells == (hint.cell,) and not hint.otherwise:
        return ", because nothing else can stand there"
    if hint.otherwise:
        return f"; otherwise this would be broken in the end: {hint.rule.rule}"
    return f", because {hint.rule.rule}"


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
