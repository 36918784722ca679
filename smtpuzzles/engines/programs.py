"""Solvers that are programs of their own: they get the clauses as a file, and their answer is read.

A program is asked afresh every time. It ends with the question: when it has answered, when time is up, and at Ctrl-C.
"""

import os
import re
import shlex
import signal
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import current_thread, main_thread
from types import FrameType

from smtpuzzles.base.deadline import TO_END, Deadline
from smtpuzzles.base.text import Source, shortened
from smtpuzzles.encoding.answers import Told, read_answer
from smtpuzzles.encoding.clauses import Clause, Cnf
from smtpuzzles.encoding.dimacs import dimacs
from smtpuzzles.engines.session import Session
from smtpuzzles.errors import EngineMissing, InputError, UsageError
from smtpuzzles.model import Literal
from smtpuzzles.result import Answer, Reason, Verdict

# Where a command names the file with the clauses, and the one for the result if it writes one.
CNF, RESULT = "{cnf}", "{result}"
# Statuses with which programs end that have proven that there is no model; Z3 says 0.
PROVEN = (20, 0)
LONGEST_WAIT = 1_000_000.0  # seconds; the system counts milliseconds in 32 bits


class ProgramSession(Session):
    """A program, and the clauses to ask it about."""

    def __init__(self, command: tuple[str, ...], cnf: Cnf) -> None:
        self.engine = command[0]
        self._command = command
        self._cnf = cnf
        self._added: list[Clause] = []
        self._model: list[Literal] = []
        self._output = ""

    def check(self, deadline: Deadline, assumptions: Sequence[Literal] = ()) -> Answer:
        """Ask the program afresh; assumptions are clauses of one literal."""
        if reason := deadline.expired():
            return Answer(Verdict.UNKNOWN, reason)
        clauses = [*self._cnf.clauses, *self._added, *([literal] for literal in assumptions)]
        cnf = Cnf(self._cnf.names, self._cnf.variables, clauses)
        with tempfile.TemporaryDirectory(prefix="smtpuzzles-") as folder:
            files = {CNF: Path(folder) / "formula.cnf", RESULT: Path(folder) / "result.txt"}
            files[CNF].write_text(dimacs(cnf))
            ended = run(filled_in(self._command, files), deadline)
            self._output = ended.stdout
            result = files[RESULT]
            answer = result.read_text(errors="replace") if result.exists() else ended.stdout
        try:
            told = read_answer(Source(self._command[0], answer), cnf.variables)
        except InputError as problem:
            return undecided(deadline, Reason.ENGINE, without_answer(ended, problem))
        if told.verdict is Verdict.UNSAT and ended.returncode not in PROVEN:
            words = f"{self.engine} says unsatisfiable, but {end_of(ended.returncode)}"
            return undecided(deadline, Reason.ENGINE, words)
        return self._believed(told, cnf, deadline)

    def _believed(self, told: Told, cnf: Cnf, deadline: Deadline) -> Answer:
        if told.verdict is Verdict.UNKNOWN:
            return undecided(deadline, Reason.ENGINE, f"{self.engine} gave up")
        if told.verdict is Verdict.SAT and (broken := cnf.broken_by(told.literals)):
            if not told.literals:
                return undecided(deadline, Reason.ENGINE, without_values(self._command))
            words = f"{self.engine} says satisfiable, but what it calls a model breaks clause {broken[0]}"
            return undecided(deadline, Reason.WRONG_MODEL, words)
        self._model = told.literals
        return Answer(told.verdict)

    def true(self) -> list[Literal]:
        return [literal for literal in self._model if 0 < literal <= len(self._cnf.names)]

    def require(self, any_of: Iterable[Literal]) -> None:
        self._added.append(list(any_of))

    def statistics(self) -> Mapping[str, int]:
        told = {word: told_of(word, self._output) for word in ("conflicts", "decisions")}
        return {word: number for word, number in told.items() if number is not None}


def undecided(deadline: Deadline, reason: Reason, words: str) -> Answer:
    """Return UNKNOWN for this reason, unless time was up anyway: then what the program said means nothing."""
    expired = deadline.expired()
    return Answer(Verdict.UNKNOWN, expired) if expired else Answer(Verdict.UNKNOWN, reason, words)


def filled_in(command: Iterable[str], files: Mapping[str, Path]) -> list[str]:
    words = list(command)
    for what, path in files.items():
        words = [word.replace(what, str(path)) for word in words]
    return words


def run(words: list[str], deadline: Deadline) -> subprocess.CompletedProcess[str]:
    """The program, to its end or to that of its time; neither it nor what it has started outlives this call."""
    pipe = subprocess.PIPE
    try:
        process = subprocess.Popen(
            words,
            stdin=subprocess.DEVNULL,
            stdout=pipe,
            stderr=pipe,
            text=True,
            errors="replace",
            start_new_session=True,
        )
    except OSError as problem:
        raise EngineMissing(f"cannot run '{words[0]}': {str(problem.strerror).lower()}") from None

    def end() -> None:
        """A script is not all: the solver that it calls would go on, and hold the pipe that is read here."""
        with suppress(ProcessLookupError, PermissionError):  # the latter on a Mac, once it has ended
            os.killpg(process.pid, signal.SIGKILL)

    try:
        with leaving_in_order(), deadline.on_interrupt(end):
            if deadline.expired():  # since before there was anything to stop
                end()
            output, errors = process.communicate(timeout=waiting(deadline))
    except subprocess.TimeoutExpired:
        end()
        output, errors = process.communicate()
    finally:
        end()
        process.wait()
    return subprocess.CompletedProcess(words, process.returncode, output, errors)


def waiting(deadline: Deadline) -> float | None:
    """Seconds, as many as the system can count."""
    left = deadline.remaining()
    return None if left is None else min(left, LONGEST_WAIT)


@contextmanager
def leaving_in_order() -> Iterator[None]:
    """While this lasts, a signal to end leaves through every `finally`: a program in its own session hears none."""

    def leave(number: int, _: FrameType | None) -> None:
        raise SystemExit(128 + number)

    signals = [number for number in TO_END if signal.getsignal(number) is signal.SIG_DFL]
    if current_thread() is not main_thread():
        signals = []
    for number in signals:
        signal.signal(number, leave)
    try:
        yield
    finally:
        for number in signals:
            signal.signal(number, signal.SIG_DFL)


def without_answer(ended: subprocess.CompletedProcess[str], problem: InputError) -> str:
    if ended.returncode in (10, 20):
        return f"what {ended.args[0]} says cannot be read: {problem.message}"
    said = " ".join((ended.stderr or ended.stdout).split())
    words = f"{ended.args[0]} {end_of(ended.returncode)}, without an answer"
    return f"{words}: {shortened(said, 80)}" if said else words


def without_values(command: tuple[str, ...]) -> str:
    words = f"{command[0]} says satisfiable, but tells no values"
    writes = any(RESULT in word for word in command)
    return words if writes else f"{words}; if it writes them to a file, {RESULT} in its command stands for that"


def end_of(status: int) -> str:
    """How a program ended, by what Python calls its status."""
    if status >= 0:
        return f"ended with status {status}"
    named = {number.value: number.name for number in signal.Signals}
    return f"was killed by {named.get(-status, f'signal {-status}')}"


def told_of(word: str, output: str) -> int | None:
    """How many conflicts or decisions the program tells of: `c conflicts: 12`, or `c 12 conflicts`."""
    found = re.search(rf"^(?:c )?{word}\s*:\s*(\d+)|^c (\d+) {word}$", output, re.MULTILINE | re.IGNORECASE)
    return int(found[1] or found[2]) if found else None


def command_words(command: str) -> tuple[str, ...]:
    """A command as people type it."""
    try:
        words = tuple(shlex.split(command))
    except ValueError as problem:
        raise UsageError(f"engine command: {str(problem).lower()}") from None
    if not any(CNF in word for word in words[1:]):
        raise UsageError("engine command: expected a program and {cnf} where its file goes, as in 'kissat -q {cnf}'")
    return words
