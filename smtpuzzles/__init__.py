"""Logic puzzles on Z3: solved, verified, and proven to have one solution.

puzzle = smtpuzzles.parse("gappy", "5 5 1 6 1 5 1 6 1\\n1 1 1 1 5 1 6 1 6")
outcome = smtpuzzles.check(puzzle)
outcome.verdict          # Uniqueness.UNIQUE
print(puzzle.solution_text(outcome.solutions[0]))
"""

from typing import TYPE_CHECKING, Any

from smtpuzzles import kinds
from smtpuzzles.base.text import Source
from smtpuzzles.errors import InputError, SmtPuzzlesError, UsageError, WrongAnswer
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.contract import AnyPuzzle, BoardPuzzle, Puzzle
from smtpuzzles.puzzle.kind import Kind
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.result import Checked, Counted, Outcome, Planned, Uniqueness, Verdict, Violation

if TYPE_CHECKING:
    from smtpuzzles.engines.table import engine
    from smtpuzzles.explaining.difficulty import rate
    from smtpuzzles.explaining.explanation import explain
    from smtpuzzles.generating.series import generate
    from smtpuzzles.solving.enumeration import count, solve
    from smtpuzzles.solving.planning import plan_within, shortest_plan
    from smtpuzzles.solving.uniqueness import check

__all__ = [
    "Board",
    "BoardPuzzle",
    "Cell",
    "Checked",
    "Counted",
    "InputError",
    "Kind",
    "Outcome",
    "PlanPuzzle",
    "Planned",
    "Puzzle",
    "SmtPuzzlesError",
    "Uniqueness",
    "UsageError",
    "Verdict",
    "Violation",
    "WrongAnswer",
    "check",
    "count",
    "engine",
    "explain",
    "generate",
    "parse",
    "plan_within",
    "rate",
    "shortest_plan",
    "solve",
    "verify",
]


def parse(kind: str, text: str, variant: str | None = None) -> AnyPuzzle:
    """The puzzle that this text describes; `variant` is one of the kind's rule variants."""
    return kinds.parse(kind, Source("<text>", text), variant)


def verify(puzzle: AnyPuzzle, solution: Board | str) -> list[Violation]:
    """Every rule of the puzzle that this solution, a board or its plain text, breaks; none when it is right."""
    if not isinstance(solution, str):
        if solution.keys() != puzzle.picture().tiles.keys():
            raise UsageError("the solution is not a board of the puzzle's size")
        solution = puzzle.solution_text(solution)
    return puzzle.violations(puzzle.read_solution(Source("<solution>", solution)))


def __getattr__(name: str) -> Any:
    # Importing Z3 takes longer than all the rest together; only those who solve pay for it.
    if name in ("count", "solve"):
        from smtpuzzles.solving import enumeration

        return getattr(enumeration, name)
    if name in ("plan_within", "shortest_plan"):
        from smtpuzzles.solving import planning

        return getattr(planning, name)
    if name == "check":
        from smtpuzzles.solving.uniqueness import check

        return check
    if name == "generate":
        from smtpuzzles.generating.series import generate

        return generate
    if name == "engine":
        from smtpuzzles.engines.table import engine

        return engine
    if name == "rate":
        from smtpuzzles.explaining.difficulty import rate

        return rate
    if name == "explain":
        from smtpuzzles.explaining.explanation import explain

        return explain
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
