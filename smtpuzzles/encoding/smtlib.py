"""Formulas as SMT-LIB text, the same in files and for Z3 here.

For Z3 this is many times faster than building expressions one by one from Python. Cardinalities stay native:
`(_ pbeq k 1 1 1)` and `(_ at-most k)`.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from smtpuzzles.errors import UsageError
from smtpuzzles.model import AnyOf, AtMost, AtMostTotal, Constraint, Differ, Exactly, ExactTotal, Formula, Literal, When

_LINES = 1000  # of a part
_TOO_HEAVY = 2**31  # Z3 overflows without a word, and says 'unsat'


def text_of(formula: Formula) -> str:
    """Return declarations and assertions; each rule follows its sentence."""
    return "".join(parts_of(formula))


def parts_of(formula: Formula) -> Iterator[str]:
    """Yield the same text in parts; it takes Z3 seconds to read the text of a large formula as a whole."""
    lines = _lines(formula)
    while part := list(islice(lines, _LINES)):
        yield "\n".join(part) + "\n"


def _lines(formula: Formula) -> Iterator[str]:
    names = formula.every_name
    yield from map(declaration, names)
    terms = terms_of(names)
    for rule in formula.rules:
        yield f"; {rule.sentence}"
        for constraint in rule.constraints:
            yield assertion(constraint, terms)


def terms_of(names: Sequence[str]) -> list[str]:
    """Return the terms of all literals, as a list that they index: -1, 'not variable 1', is its last element."""
    return ["", *names, *(f"(not {name})" for name in reversed(names))]


def declaration(name: str) -> str:
    return f"(declare-const {name} Bool)"


def assertion(constraint: Constraint, terms: Sequence[str]) -> str:
    return f"(assert {_term(constraint, terms)})"


def _term(constraint: Constraint, terms: Sequence[str]) -> str:
    """Return the constraint as a term; cases that Z3 would refuse or misread become plain true or false."""
    match constraint:
        case AnyOf(literals):
            return _any_of([terms[literal] for literal in literals])
        case Exactly(number, literals):
            if not 0 <= number <= len(literals):
                return "false"
            weights = " 1" * len(literals)
            return f"((_ pbeq {number}{weights}) {_listed(literals, terms)})" if literals else "true"
        case AtMost(number, literals):
            if not 0 <= number < len(literals):
                return "false" if number < 0 else "true"  # of 'at most two of one', Z3 5.0 says 'unsat'
            return f"((_ at-most {number}) {_listed(literals, terms)})"
        case AtMostTotal(_, weights, _) | ExactTotal(_, weights, _) if sum(weights) >= _TOO_HEAVY:
            raise UsageError(f"weights of a rule add up to {sum(weights)}; Z3 takes less than {_TOO_HEAVY}")
        case AtMostTotal(total, weights, literals):
            if not 0 <= total < sum(weights):
                return "false" if total < 0 else "true"  # of a total that cannot be exceeded, Z3 says 'unknown'
            return f"((_ pble {total} {' '.join(map(str, weights))}) {_listed(literals, terms)})"
        case ExactTotal(total, weights, literals):
            if not 0 <= total <= sum(weights):
                return "false"
            sums = f"{total} {' '.join(map(str, weights))}"
            return f"((_ pbeq {sums}) {_listed(literals, terms)})" if literals else "true"
        case When(condition, inner):
            return f"(=> {terms[condition]} {_term(inner, terms)})"
        case Differ(left, right, others):
            unequal = [f"(xor {terms[a]} {terms[b]})" for a, b in zip(left, right, strict=True)]
            return _any_of([*unequal, *[terms[literal] for literal in others]])


def _listed(literals: Iterable[Literal], terms: Sequence[str]) -> str:
    return " ".join([terms[literal] for literal in literals])


def _any_of(parts: list[str]) -> str:
    if len(parts) == 1:
        return parts[0]
    return f"(or {' '.join(parts)})" if parts else "false"
