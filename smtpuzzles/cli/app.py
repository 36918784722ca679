"""The program: its commands, and how it reports errors.

Exit status: 0 found, unique, valid; 1 proven otherwise; 2 bad input or usage; 3 unknown; 70 a bug was caught, here
or in a solver; 71 the system gives no more memory, threads, processes or open files.
"""

import re
import sys
from collections.abc import Sequence
from errno import EMFILE, ENFILE, ENOMEM
from importlib import import_module
from itertools import pairwise
from typing import Annotated

import typer

from smtpuzzles import kinds
from smtpuzzles.base import memory, starting
from smtpuzzles.base.deadline import Expired
from smtpuzzles.base.files import GONE, folder_is_gone
from smtpuzzles.base.harmless import complain
from smtpuzzles.base.packages import NO_MEMORY, needed_by
from smtpuzzles.base.signals import EndedBySignal
from smtpuzzles.base.streams import NO_READER, bound_screen, prepare_standard_streams
from smtpuzzles.base.text import listed, quoted
from smtpuzzles.cli.showing import BAD_INPUT, BUG, FOUND, LACKING, UNDECIDED, disagree, out
from smtpuzzles.errors import (
    Disagreement,
    FormatUnclear,
    KindUnclear,
    Lacking,
    SmtPuzzlesError,
    UsageError,
    WrongAnswer,
    words_of,
)
from smtpuzzles.result import because

# Each is in the module of its name. Only the one that is called is imported: to import takes longer than to solve most
# puzzles.
COMMANDS = (
    *("kinds", "show", "solve", "check", "count", "verify", "explain", "rate", "decode"),
    *("batch", "convert", "formats", "techniques"),
    *("engines", "compare", "hard", "walksat", "experiment", "generate", "play", "page", "serve"),
)
_LIKENESS = 0.75  # how much an option is like the word that stands for it
INTERRUPTED = 130
_LONGEST_CHAIN = 10  # errors, each of which comes from the one before; a chain may be a circle
_HELP = {"help_option_names": ["-h", "--help"]}


def _app_for(arguments: list[str]) -> typer.Typer:
    """Return the program as far as these arguments need it: one command, or all for help."""
    app = typer.Typer(
        no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, context_settings=_HELP
    )
    app.callback()(program)
    for name in [name for name in COMMANDS if name in arguments[:1]] or COMMANDS:
        module = import_module(f"smtpuzzles.cli.{name}")
        for_words = getattr(module, "with_options_for", None)
        app.command(name)(for_words(arguments[1:]) if for_words else getattr(module, name))
    return app


def _print_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        out(f"smtpuzzles {version('smtpuzzles')}")
        raise typer.Exit


def program(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Solve, check, make and play logic puzzles; every solution is checked independently."""


def main() -> int:
    """Run the program and return its exit status; it ends quietly when the reader of a pipe has had enough."""
    prepare_standard_streams()
    bound_screen()
    memory.heed_limits()
    try:
        return run()
    except BrokenPipeError:
        return NO_READER


def run(arguments: list[str] | None = None) -> int:
    """Run one command; every foreseen error is one line on standard error."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        _expect_no_empty(given)
        with needed_by("this command"):
            app = _app_for(given)
            starting.has_started()
            status = app([_no_option(word) for word in given], prog_name="smtpuzzles", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else FOUND
    except (BrokenPipeError, KeyboardInterrupt, EndedBySignal):
        raise
    except BaseException as problem:  # or else Python would leave with status 1, which means 'proven otherwise'
        if isinstance(problem, SystemExit) and isinstance(problem.__context__, BrokenPipeError):
            raise problem.__context__ from None  # libraries leave so
        if isinstance(problem, typer.Abort):  # for the end of a file that nobody has foreseen
            problem = problem.__cause__ or problem
        return _report(problem, given)


def _expect_no_empty(words: Sequence[str]) -> None:
    """Refuse an empty word, such as `"$file"` where a shell has no such variable: it would be standard input."""
    for before, word in pairwise(["smtpuzzles", *words]):
        if not word or re.fullmatch(r"--[a-z\d-]+=", word):
            raise UsageError(f"expected a name or a value after {quoted(word or before)}, but found ''")


def _no_option(word: str) -> str:
    """Return the word, with a blank before it if it is numbers of a puzzle after a lone '-', such as '- - 3/1 - -'."""
    return f" {word}" if re.fullmatch(r"-\s[-\d\s/]+", word) else word


def _report(problem: BaseException, given: list[str]) -> int:
    """Print what went wrong; return the exit status."""
    match problem:
        case typer.TyperException():
            message = problem.format_message() if hasattr(problem, "format_message") else str(problem)
            # Without a message, the help has been shown instead.
            return complain(_plainer(message), BAD_INPUT) if message else BAD_INPUT
        case WrongAnswer():
            return complain(f"this is a bug, please report it: {problem}", BUG)
        case Expired():
            return complain(because(problem.reason), UNDECIDED)
        case Disagreement():
            return disagree(str(problem))
        case Lacking():
            return complain(str(problem), LACKING)
        case KindUnclear():
            file = {"<stdin>": "-", "<argument>": "PUZZLE"}.get(problem.file, problem.file)
            return complain(f"{problem}; for example: smtpuzzles {given[0]} {problem.kinds[0]} {file}", BAD_INPUT)
        case FormatUnclear():
            return complain(f"{problem}; --from names it", BAD_INPUT)
        case SmtPuzzlesError():
            return complain(str(problem), BAD_INPUT)
    if lack := _lack(problem):
        return complain(lack, LACKING)
    of_answer = not kinds.is_of_kind(problem)  # for a kind from outside may read files of its own
    if of_answer and isinstance(problem, OSError):  # files that are read and written have their own complaints
        reason = f"cannot write the answer: {(problem.strerror or str(problem)).lower()}"
        return complain(GONE if folder_is_gone() else reason, BAD_INPUT)
    if of_answer and isinstance(problem, UnicodeError):
        return complain(f"cannot write the answer: {problem}", BAD_INPUT)
    ended = _ended(problem)
    return complain(kinds.fault(problem), BUG) if ended is None else ended


def _ended(problem: BaseException | None) -> int | None:
    """Return the status of a Ctrl-C, or a signal to end, that a library has taken for an error of its own."""
    for _ in range(_LONGEST_CHAIN):
        problem = problem and (problem.__cause__ or problem.__context__)
        if isinstance(problem, KeyboardInterrupt):
            return INTERRUPTED
        if isinstance(problem, EndedBySignal):
            return problem.code
    return None


def _lack(problem: BaseException) -> str | None:
    """Return what the system lacks, if that is the problem: libraries have errors of their own for it."""
    if getattr(problem, "errno", None) in (EMFILE, ENFILE):
        return "too many open files"
    if isinstance(problem, RuntimeError) and "new thread" in words_of(problem):
        return "the system starts no more threads"
    lacks_memory = isinstance(problem, MemoryError) or getattr(problem, "errno", None) == ENOMEM
    if lacks_memory or NO_MEMORY.search(words_of(problem)):
        return "not enough memory"
    return None


def _plainer(message: str) -> str:
    """Return a message of typer in one line, with its guesses as a question, without its names of types."""
    from difflib import get_close_matches

    line, _, guesses = " ".join(message.split()).partition(" (Possible options: ")
    option = line.rpartition(" ")[2]
    if near := get_close_matches(option, guesses.removesuffix(")").split(", "), 3, _LIKENESS):
        line += f"; did you mean {listed(near, 'or')}?"
    line = line.replace("is not a valid float", "is not a number")
    return line.replace("is not a valid int", "is not a whole number")
