"""Programs that count the models of clauses.

ganak counts over the formula's own variables. clasp enumerates all models, which is faster for up to some millions of
them, and counts helper variables as well.
"""

import os
import re
import shutil
import sys
from collections.abc import Callable
from importlib.util import find_spec
from time import perf_counter
from typing import NamedTuple

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.base.files import temporary_folder
from smtpuzzles.base.text import unknown
from smtpuzzles.encoding.dimacs import dimacs
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.engines.programs import CNF, filled_in, last_words, too_much
from smtpuzzles.engines.running import run
from smtpuzzles.errors import EngineMissing, UsageError
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.result import Counted, ReasonUnknown, UnsatBy, Verdict

_ALL_MODELS = ("-n", "0", "--quiet", CNF)


class Counter(NamedTuple):
    """A counter: its command, None if it is not installed; the pattern of its answer; how to install it."""

    command: Callable[[], tuple[str, ...] | None]
    answer: str
    origin: str
    projects: bool


def clasp() -> tuple[str, ...] | None:
    """Return the command of the program, or of the one inside the package clingo."""
    if shutil.which("clasp"):
        return "clasp", *_ALL_MODELS
    return (sys.executable, "-m", "clingo", "--mode=clasp", *_ALL_MODELS) if find_spec("clingo") else None


def ganak() -> tuple[str, ...] | None:
    here = (sys.executable, "-m", "smtpuzzles.engines.ganak", CNF, str(os.getpid()))
    return here if find_spec("pyganak") else None


COUNTERS = {
    "clasp": Counter(clasp, r"^c Models\s*: (\d{1,4000})$", "apt install clasp, or the extra 'count'", projects=False),
    "ganak": Counter(ganak, r"^(\d{1,4000})$", "the extra 'count'", projects=True),
}


def count_by(name: str, puzzle: BoardPuzzle, lowering: Lowering, timeout: float | None = None) -> Counted:
    """Count the solutions; without an answer in time, the count is 0 and not exhausted."""
    if name not in COUNTERS:
        raise unknown("counter", name, COUNTERS)
    counter = COUNTERS[name]
    command = counter.command()
    if command is None:
        raise EngineMissing(f"the counter {name} is not here; it comes with: {counter.origin} (see README.md)")

    started = perf_counter()
    with Deadline(timeout) as deadline, temporary_folder() as folder:
        file = folder / "formula.cnf"
        try:
            file.write_text(deadline.run(lambda: _clauses(name, puzzle, lowering)))
        except Expired as expired:
            seconds = {"model": perf_counter() - started, "solve": 0.0}
            return Counted(verdict=Verdict.UNKNOWN, reason=expired.reason, seconds=seconds)
        made = perf_counter()
        ended = run(filled_in(command, {CNF: file}), deadline)
        reason = deadline.expired()
    seconds = {"model": made - started, "solve": perf_counter() - made}
    found = [] if ended.endless else re.findall(counter.answer, ended.output, re.MULTILINE)
    if reason:
        return Counted(verdict=Verdict.UNKNOWN, reason=reason, seconds=seconds)
    if ended.status not in (0, 10, 20, 30) or len(found) != 1:
        words = too_much(name) if ended.endless else last_words(name, ended)
        return Counted(verdict=Verdict.UNKNOWN, reason=ReasonUnknown.ENGINE, words=words, seconds=seconds)
    number = int(found[0])
    verdict = Verdict.SAT if number else Verdict.UNSAT
    return Counted(verdict=verdict, count=number, exhausted=True, seconds=seconds, unsat_by=UnsatBy(name))


def _clauses(name: str, puzzle: BoardPuzzle, lowering: Lowering) -> str:
    """Return the clauses as DIMACS, if this counter does not count their helper variables."""
    formula = puzzle.model.formula
    if not COUNTERS[name].projects:
        if formula.helpers:
            able = ", ".join(other for other, one in COUNTERS.items() if one.projects)
            which = f"helper variables, which each formula of {puzzle.kind} has"
            raise UsageError(f"{name} would count {which}; expected {able}")
        if lowering.encoding != "direct" or lowering.three_sat:
            raise UsageError(f"{name} would count helper variables, too; expected the encoding direct, without 3-SAT")
    return dimacs(lowering.cnf(formula))
