"""Solvers that are programs of their own: they get the clauses as a file, and their answer is read.

Every question starts the program anew; it ends when it has answered, when time is up, and at Ctrl-C.
"""

import re
import shlex
import signal
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.base.files import expect_space, temporary_folder
from smtpuzzles.base.text import Source, shortened
from smtpuzzles.encoding.answers import NoAnswer, SolverAnswer, read_answer
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.dimacs import dimacs
from smtpuzzles.engines.running import MOST, Ended, run, written
from smtpuzzles.engines.session import AfreshSession
from smtpuzzles.errors import InputError, UsageError
from smtpuzzles.model import Literal
from smtpuzzles.proofs.drat import check_proof
from smtpuzzles.result import Answer, ReasonUnknown, Verdict

# Placeholders in a command: the file with the clauses; the result file and the proof if the program writes one.
CNF, _RESULT, _PROOF = "{cnf}", "{result}", "{proof}"
# Exit statuses of programs that have proven that there is no model; Z3's is 0.
_PROVEN = (20, 0)
_LARGEST_PROOF = 100_000_000  # bytes; to check them takes some minutes and some GB


class ProgramSession(AfreshSession):
    """A program and its clauses."""

    def __init__(self, command: tuple[str, ...], cnf: Cnf) -> None:
        self.engine = command[0]
        super().__init__(cnf)
        self._command = command
        self._output = ""

    def check(self, deadline: Deadline, assumptions: Sequence[Literal] = ()) -> Answer:
        """Run the program; assumptions become clauses of one literal."""
        clauses = [*self._cnf.clauses, *self._added, *([literal] for literal in assumptions)]
        cnf = Cnf(self._cnf.names, self._cnf.variables, clauses)
        with temporary_folder() as folder:
            file, result, proof = (folder / name for name in ("formula.cnf", "result.txt", "proof.drat"))
            try:
                file.write_text(deadline.run(lambda: dimacs(cnf)))
            except Expired as expired:
                return Answer(Verdict.UNKNOWN, expired.reason)
            ended = run(filled_in(self._command, {CNF: file, _RESULT: result, _PROOF: proof}), deadline)
            self._output = ended.output
            found = self._answer_of(ended, written(result), cnf, deadline)
            if found.verdict is Verdict.UNSAT and proves(self._command):
                found = self._proven(cnf, proof, deadline)
            if found.words:  # the program does not answer as it should
                expect_space(folder.parent)  # the program may have removed its own
        return found

    def _answer_of(self, ended: Ended, result: str | None, cnf: Cnf, deadline: Deadline) -> Answer:
        answer = ended.output if result is None else result
        if ended.endless or len(answer) >= MOST:
            return _undecided(deadline, ReasonUnknown.ENGINE, too_much(self.engine))
        try:
            found = deadline.run(lambda: read_answer(Source(self._command[0], answer), cnf.variables))
        except Expired as expired:
            return Answer(Verdict.UNKNOWN, expired.reason)
        except InputError as problem:
            return _undecided(deadline, ReasonUnknown.ENGINE, _without_answer(ended, problem))
        if found.verdict is Verdict.UNSAT and ended.status not in _PROVEN:
            words = f"{self.engine} says unsatisfiable, but {end_of(ended.status)}"
            return _undecided(deadline, ReasonUnknown.ENGINE, words)
        return self._believed(found, cnf, deadline)

    def _believed(self, found: SolverAnswer, cnf: Cnf, deadline: Deadline) -> Answer:
        if found.verdict is Verdict.UNKNOWN:
            return _undecided(deadline, ReasonUnknown.ENGINE, f"{self.engine} gave up")
        if found.verdict is Verdict.SAT and (broken := cnf.broken_by(found.literals)):
            if not found.literals:
                return _undecided(deadline, ReasonUnknown.ENGINE, _without_values(self._command))
            words = f"{self.engine} says satisfiable, but what it calls a model breaks clause {broken[0]}"
            return _undecided(deadline, ReasonUnknown.WRONG_MODEL, words)
        self._model = found.literals
        return Answer(found.verdict)

    def _proven(self, cnf: Cnf, proof: Path, deadline: Deadline) -> Answer:
        if not proof.is_file():
            return _undecided(
                deadline, ReasonUnknown.WRONG_PROOF, f"{self.engine} says unsatisfiable, but writes no proof"
            )
        if proof.stat().st_size > _LARGEST_PROOF:
            words = f"the proof by {self.engine} has more than {_LARGEST_PROOF:,} bytes, too many to check"
            return Answer(Verdict.UNKNOWN, ReasonUnknown.TOO_LARGE, words)
        with proof.open(errors="replace") as lines:
            answer = check_proof(cnf.clauses, lines, deadline)
        if answer.reason is ReasonUnknown.WRONG_PROOF:
            return replace(answer, words=f"{self.engine} says unsatisfiable, but {answer.words}")
        return answer

    def statistics(self) -> Mapping[str, int]:
        found = {word: number_of(word, self._output) for word in ("conflicts", "decisions")}
        return {word: number for word, number in found.items() if number is not None}


def _undecided(deadline: Deadline, reason: ReasonUnknown, words: str) -> Answer:
    """Return UNKNOWN for this reason, unless time was up: then the program's words mean nothing."""
    expired = deadline.expired()
    return Answer(Verdict.UNKNOWN, expired) if expired else Answer(Verdict.UNKNOWN, reason, words)


def filled_in(command: Iterable[str], files: Mapping[str, Path]) -> list[str]:
    """Return the command with paths in place of its placeholders."""
    words = list(command)
    for what, path in files.items():
        words = [word.replace(what, str(path)) for word in words]
    return words


def _without_answer(ended: Ended, problem: InputError) -> str:
    if ended.status in (10, 20) or (ended.status == 0 and not isinstance(problem, NoAnswer)):
        return f"what {ended.name} says cannot be read: {problem.message}"
    return last_words(ended.name, ended)


def too_much(name: str) -> str:
    return f"{name} prints more than {MOST:,} bytes"


def last_words(name: str, ended: Ended) -> str:
    """Return how a program ended without an answer, and what it said."""
    said = " ".join((ended.errors or ended.output).split())
    words = f"{name} {end_of(ended.status)}, without an answer"
    return f"{words}: {shortened(said, 80)}" if said else words


def _without_values(command: tuple[str, ...]) -> str:
    words = f"{command[0]} says satisfiable, but gives no values"
    writes = any(_RESULT in word for word in command)
    return words if writes else f"{words}; if it writes them to a file, {_RESULT} in its command stands for that"


def end_of(status: int) -> str:
    """Return how a program ended, in words, from Python's return code."""
    if status >= 0:
        return f"ended with status {status}"
    named = {number.value: number.name for number in signal.Signals}
    return f"was killed by {named.get(-status, f'signal {-status}')}"


def number_of(word: str, output: str) -> int | None:
    """Return the number of conflicts or decisions in the output: `c conflicts: 12`, or `c 12 conflicts`."""
    found = re.search(rf"^(?:c )?{word}\s*:\s*(\d+)|^c (\d+) {word}$", output, re.MULTILINE | re.IGNORECASE)
    return int(found[1] or found[2]) if found else None


def proves(command: tuple[str, ...]) -> bool:
    return any(_PROOF in word for word in command)


def command_words(command: str) -> tuple[str, ...]:
    """Return the words of a command as people type it."""
    try:
        words = tuple(shlex.split(command))
    except ValueError as problem:
        raise UsageError(f"engine command: {str(problem).lower()}") from None
    if not any(CNF in word for word in words[1:]):
        raise UsageError("engine command: expected a program and {cnf} where its file goes, as in 'kissat -q {cnf}'")
    return words
