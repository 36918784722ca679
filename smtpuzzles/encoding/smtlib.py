"""Formulas as SMT-LIB text.

There is one lowering: the text that files get is the text that Z3 is given here. It is also the fastest road into Z3,
many times faster than building expressions one by one from Python. Cardinalities stay native: `(_ pbeq k 1 1 1)` and
`(_ at-most k)`.
"""

from collections.abc import Iterable, Iterator, Sequence

from smtpuzzles.model import AnyOf, AtMost, AtMostTotal, Constraint, Differ, Exactly, ExactTotal, Formula, Literal, When

TAIL = "(check-sat)\n(get-model)\n"


def text_of(formula: Formula) -> str:
    """Declarations and assertions, each rule under its sentence."""
    return "\n".join(lines(formula)) + "\n"


def lines(formula: Formula) -> Iterator[str]:
    names = formula.every_name
    for name in names:
        yield f"(declare-const {name} Bool)"
    # Literals index this list: -1, the negation of variable 1, is its last element.
    terms = ["", *names, *(f"(not {name})" for name in reversed(names))]
    for sentence, _, constraints in formula.rules:
        yield f"; {sentence}"
        for constraint in constraints:
            yield f"(assert {term(constraint, terms)})"


def term(constraint: Constraint, terms: Sequence[str]) -> str:
    """One constraint; cases that Z3 would refuse or misread become plain true or false."""
    match constraint:
        case AnyOf(literals):
            return joined("or", "false", [terms[literal] for literal in literals])
        case Exactly(number, literals):
            if not 0 <= number <= len(literals):
                return "false"
            weights = " 1" * len(literals)
            return f"((_ pbeq {number}{weights}) {listed(literals, terms)})" if literals else "true"
        case AtMost(number, literals):
            if not 0 <= number < len(literals):
                return "false" if number < 0 else "true"  # of 'at most two of one', Z3 5.0 says 'unsat'
            return f"((_ at-most {number}) {listed(literals, terms)})"
        case AtMostTotal(total, weights, literals):
            if not 0 <= total < sum(weights):
                return "false" if total < 0 else "true"  # of a total that cannot be exceeded, Z3 says 'unknown'
            return f"((_ pble {total} {' '.join(map(str, weights))}) {listed(literals, terms)})"
        case ExactTotal(total, weights, literals):
            if not 0 <= total <= sum(weights):
                return "false"
            return f"((_ pbeq {total} {' '.join(map(str, weights))}) {listed(literals, terms)})" if literals else "true"
        case When(condition, inner):
            return f"(=> {terms[condition]} {term(inner, terms)})"
        case Differ(left, right, others):
            unequal = [f"(xor {terms[a]} {terms[b]})" for a, b in zip(left, right, strict=True)]
            return joined("or", "false", [*unequal, *[terms[literal] for literal in others]])


def listed(literals: Iterable[Literal], terms: Sequence[str]) -> str:
    return " ".join([terms[literal] for literal in literals])


def joined(operator: str, empty: str, parts: list[str]) -> str:
    if len(parts) == 1:
        return parts[0]
    return f"({operator} {' '.join(parts)})" if parts else empty
