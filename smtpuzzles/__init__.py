"""Logic puzzles on Z3: solved, verified, and proven to have one solution.

puzzle = smtpuzzles.parse("gappy", "5 5 1 6 1 5 1 6 1\\n1 1 1 1 5 1 6 1 6")
outcome = smtpuzzles.check(puzzle)
outcome.verdict          # Uniqueness.UNIQUE
print(puzzle.solution_text(outcome.solutions[0]))
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from smtpuzzles import kinds
from smtpuzzles.base.text import Source
from smtpuzzles.errors import Disagreement, InputError, SmtPuzzlesError, UsageError, WrongAnswer
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.contract import AnyPuzzle, BoardPuzzle, Puzzle
from smtpuzzles.puzzle.kind import Kind
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.result import Checked, Counted, Outcome, Planned, Uniqueness, UnsatBy, Verdict, Violation

if TYPE_CHECKING:
    from smtpuzzles.engines.confirming import confirmed, proven
    from smtpuzzles.engines.table import engine
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
    "Disagreement",
    "InputError",
    "Kind",
    "Outcome",
    "PlanPuzzle",
    "Planned",
    "Puzzle",
    "SmtPuzzlesError",
    "Uniqueness",
    "UnsatBy",
    "UsageError",
    "Verdict",
    "Violation",
    "WrongAnswer",
    "check",
    "confirmed",
    "count",
    "engine",
    "explain",
    "generate",
    "parse",
    "plan_within",
    "proven",
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


# Importing Z3 takes longer than all the rest together; only those who solve pay for it.
_LATER = {
    "check": "solving.uniqueness",
    "confirmed": "engines.confirming",
    "count": "solving.enumeration",
    "engine": "engines.table",
    "explain": "explaining.explanation",
    "generate": "generating.series",
    "plan_within": "solving.planning",
    "proven": "engines.confirming",
    "shortest_plan": "solving.planning",
    "solve": "solving.enumeration",
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"smtpuzzles.{_LATER[name]}"), name)
