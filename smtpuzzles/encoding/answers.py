"""The answers that SAT solvers print: `s` and `v` lines, or the words of minisat's result file."""

from typing import NamedTuple

from smtpuzzles.base.text import Source, Token, quoted
from smtpuzzles.errors import InputError
from smtpuzzles.model import Literal
from smtpuzzles.result import Verdict

_VERDICTS = dict.fromkeys(("SATISFIABLE", "SAT"), Verdict.SAT)
_VERDICTS |= dict.fromkeys(("UNSATISFIABLE", "UNSAT"), Verdict.UNSAT)
_VERDICTS |= dict.fromkeys(("UNKNOWN", "INDETERMINATE", "INDET", "undef"), Verdict.UNKNOWN)


class SolverAnswer(NamedTuple):
    """An answer to a Cnf; variables that its model leaves out may be true or false."""

    verdict: Verdict
    literals: list[Literal]


class NoAnswer(InputError):
    """A text without a word of an answer."""


def read_answer(source: Source, variables: int) -> SolverAnswer:
    """Return the answer in this text, for a Cnf with this number of variables; other lines are skipped."""
    verdict = None
    literals: dict[Literal, None] = {}
    for line in source.every_line():
        words = line.words()
        if not words or words[0].text == "c":
            continue
        if words[0].text == "s" and len(words) > 1:
            verdict = _read_verdict(words[1], verdict)
        elif verdict is None and line.text in _VERDICTS:
            verdict = _VERDICTS[line.text]
        elif words[0].text == "v":
            _read_literals(words[1:], variables, literals)
        elif verdict is Verdict.SAT and words[0].text.lstrip("-").isdecimal():
            _read_literals(words, variables, literals)
    if verdict is None:
        expected = "expected an answer of a SAT solver, 's SATISFIABLE' or SAT or the like, but found none"
        raise NoAnswer(expected, source.file, source.first_line, 1)
    return SolverAnswer(verdict, list(literals))


def _read_verdict(word: Token, before: Verdict | None) -> Verdict:
    if word.text not in _VERDICTS:
        raise word.error(f"expected SATISFIABLE, UNSATISFIABLE or UNKNOWN, but found {quoted(word.text)}")
    if before not in (None, _VERDICTS[word.text]):
        raise word.error(f"{word.text} contradicts what was said before")
    return _VERDICTS[word.text]


def _read_literals(words: list[Token], variables: int, known: dict[Literal, None]) -> None:
    """Add the literals up to a 0 to those known; a literal and its negation together would make any clause true."""
    for word in words:
        literal = read_literal(word, variables)
        if literal == 0:
            break
        if -literal in known:
            raise word.error(f"literal {literal} contradicts {-literal}, which came before")
        known[literal] = None


def read_literal(word: Token, variables: int) -> Literal:
    digits = word.text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise word.error(f"expected a literal or 0, but found {quoted(word.text)}")
    if len(digits) > 12 or int(digits) > variables:
        raise word.error(f"literal {quoted(word.text)} is not one of the {variables} variables of this formula")
    return int(word.text)
