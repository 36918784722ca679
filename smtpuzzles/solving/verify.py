"""The one door to an answer: plain Python judges every solution before anyone sees it."""

from typing import TypeVar

from smtpuzzles.errors import WrongAnswer
from smtpuzzles.puzzle.contract import Puzzle

Solution = TypeVar("Solution")


def verified(puzzle: Puzzle[Solution], solution: Solution) -> Solution:
    """Return the solution; one that breaks a rule is a bug, here or in an engine, and goes no further."""
    if broken := puzzle.violations(solution):
        raise WrongAnswer(f"an engine's answer to this {puzzle.kind} puzzle breaks a rule: {broken[0].rule}")
    return solution
