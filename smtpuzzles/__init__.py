"""Logic puzzles on Z3: solved, verified, and proven to have one solution.

puzzle = smtpuzzles.parse("gappy", "5 5 1 6 1 5 1 6 1\\n1 1 1 1 5 1 6 1 6")
outcome = smtpuzzles.check(puzzle)
outcome.verdict          # Uniqueness.UNIQUE
print(outcome)           # the verdict and the solution; a notebook shows pictures of `puzzle` and `outcome`
"""

from smtpuzzles.base import starting  # noqa: F401 - what it does comes first

# isort: split
from importlib import import_module
from typing import TYPE_CHECKING, Any
from warnings import warn

from smtpuzzles import reading
from smtpuzzles.base.expecting import expect_type
from smtpuzzles.base.text import Source
from smtpuzzles.errors import Disagreement, InputError, SmtPuzzlesError, UsageError, WrongAnswer
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.contract import AnyPuzzle, BoardPuzzle, Puzzle, expect_puzzle
from smtpuzzles.puzzle.formats import Record
from smtpuzzles.puzzle.kind import Kind
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.puzzle.reasons import Technique
from smtpuzzles.result import Checked, Counted, Outcome, Planned, Solved, Uniqueness, UnsatBy, Verdict, Violation

if TYPE_CHECKING:
    from smtpuzzles.batch.asking import check_many, rate_many
    from smtpuzzles.encoding.export import dimacs, smt2
    from smtpuzzles.engines.confirming import confirmed, proven
    from smtpuzzles.engines.session import Engine
    from smtpuzzles.engines.table import engine
    from smtpuzzles.explaining.advice import Hint, hint
    from smtpuzzles.explaining.asking import explain, next_steps
    from smtpuzzles.explaining.difficulty import rate
    from smtpuzzles.explaining.profile import Profile, profile
    from smtpuzzles.explaining.questions import Refutation, why_not
    from smtpuzzles.explaining.techniques import techniques
    from smtpuzzles.generating.series import generate
    from smtpuzzles.solving.certificate import Certificate, certify
    from smtpuzzles.solving.enumeration import count, solve
    from smtpuzzles.solving.planning import plan_within, shortest_plan
    from smtpuzzles.solving.uniqueness import check

__all__ = [
    "Board",
    "BoardPuzzle",
    "Cell",
    "Certificate",
    "Checked",
    "Counted",
    "Disagreement",
    "Engine",
    "Hint",
    "InputError",
    "Kind",
    "Outcome",
    "PlanPuzzle",
    "Planned",
    "Profile",
    "Puzzle",
    "Refutation",
    "SmtPuzzlesError",
    "Technique",
    "Uniqueness",
    "UnsatBy",
    "UsageError",
    "Verdict",
    "Violation",
    "WrongAnswer",
    "certify",
    "check",
    "check_many",
    "confirmed",
    "count",
    "dimacs",
    "engine",
    "explain",
    "generate",
    "hint",
    "next_steps",
    "parse",
    "plan_within",
    "profile",
    "proven",
    "rate",
    "rate_many",
    "shortest_plan",
    "smt2",
    "solve",
    "techniques",
    "verify",
    "why_not",
    "write",
]
# Importing Z3 takes longer than all the rest together; only those who solve pay for it.
_LATER = {
    "batch.asking": ("check_many", "rate_many"),
    "encoding.export": ("dimacs", "smt2"),
    "engines.confirming": ("confirmed", "proven"),
    "engines.session": ("Engine",),
    "engines.table": ("engine",),
    "explaining.advice": ("Hint", "hint"),
    "explaining.asking": ("explain", "next_steps"),
    "explaining.difficulty": ("rate",),
    "explaining.profile": ("Profile", "profile"),
    "explaining.questions": ("Refutation", "why_not"),
    "explaining.techniques": ("techniques",),
    "generating.series": ("generate",),
    "solving.certificate": ("Certificate", "certify"),
    "solving.enumeration": ("count", "solve"),
    "solving.planning": ("plan_within", "shortest_plan"),
    "solving.uniqueness": ("check",),
}


def parse(kind: str | None, text: str, variant: str | None = None, form: str | None = None) -> AnyPuzzle:
    """The puzzle that this text describes, in any format; `kind` may be None if the text shows it, as links do.

    `variant` is one of the kind's rule variants, `form` the name of a format. Words of a link that may be rules are not
    read: a warning lists them.
    """
    expect_type(text, str, "the text of a puzzle")
    expect_type(form, str | None, "the name of a format")
    record = reading.read(kind, Source("<text>", text), reading.Wish(variant, form, whole=True)).first
    for words in record.notes:
        warn(words, stacklevel=2)
    puzzle: AnyPuzzle = record.puzzle
    return puzzle


def write(puzzle: AnyPuzzle, to: str, solution: Any = None, title: str = "") -> str:
    """The puzzle as text in a format of another program, with what shall stand beside it.

    A warning lists what must be known to read it again, such as the variant, which some formats have no place for.
    """
    form = reading.format_to(expect_puzzle(puzzle).kind, to)
    expect_type(title, str, "a title as text")
    for what, given, able in (("solution", solution is not None, form.solutions), ("title", title != "", form.titles)):
        if given and not able:
            raise UsageError(f"the format {to} has no place for a {what}")
    if solution is not None:
        solution = puzzle.solution_from(solution)
    record = Record(puzzle, solution, title)
    text = reading.write(record, to)
    for words in reading.how_to_read(record, form, text):
        warn(words, stacklevel=2)
    return text


def verify(puzzle: AnyPuzzle, solution: Board | str) -> list[Violation]:
    """Every rule of the puzzle that this solution, a board or its plain text, breaks; none when it is right."""
    return expect_puzzle(puzzle).violations(puzzle.solution_from(solution))


def __getattr__(name: str) -> Any:
    for module, names in _LATER.items():
        if name in names:
            return getattr(import_module(f"smtpuzzles.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__


def _html_of(shown: AnyPuzzle | Solved) -> str:
    from smtpuzzles.views.notebook import html_of

    return html_of(shown)


# Here, because their rooms come before views/.
Puzzle._repr_html_ = Solved._repr_html_ = _html_of
