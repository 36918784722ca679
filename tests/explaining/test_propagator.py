"""What one constraint says alone, compared with all ways to meet it."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from smtpuzzles.explaining.closure import Judge
from smtpuzzles.explaining.propagator import consequences, learn
from smtpuzzles.model import AnyOf, AtMost, AtMostTotal, Differ, Exactly, ExactTotal, Rule, When

LITERALS = st.lists(st.integers(1, 5), unique=True, max_size=5).flatmap(
    lambda numbers: st.tuples(*[st.sampled_from((number, -number)) for number in numbers])
)


SORTS = (AnyOf, Exactly, AtMost, Differ, AtMostTotal, ExactTotal)


@st.composite
def constraints(draw, sorts=(*SORTS, When)):
    literals, number = draw(LITERALS), draw(st.integers(0, 6))
    sort = draw(st.sampled_from(sorts))
    if sort is AnyOf:
        return AnyOf(literals)
    if sort is When:
        return When(draw(st.sampled_from((6, -6))), draw(constraints(SORTS)))
    if sort is Differ:
        half = draw(st.integers(0, len(literals) // 2))
        return Differ(literals[:half], literals[half : 2 * half], literals[2 * half :])
    if sort in (AtMostTotal, ExactTotal):
        weights = draw(st.lists(st.integers(1, 4), min_size=len(literals), max_size=len(literals)))
        return sort(number, tuple(weights), literals)
    return sort(number, literals)


def met(constraint, true):
    match constraint:
        case AnyOf(literals):
            return any(literal in true for literal in literals)
        case Exactly(number, literals):
            return sum(literal in true for literal in literals) == number
        case AtMost(number, literals):
            return sum(literal in true for literal in literals) <= number
        case When(condition, inner):
            return condition not in true or met(inner, true)
        case Differ(left, right, others):
            unequal = any((a in true) != (b in true) for a, b in zip(left, right, strict=True))
            return unequal or met(AnyOf(others), true)
        case AtMostTotal(total, weights, literals):
            return weight_of(weights, literals, true) <= total
        case ExactTotal(total, weights, literals):
            return weight_of(weights, literals, true) == total


def weight_of(weights, literals, true):
    return sum(weight for weight, literal in zip(weights, literals, strict=True) if literal in true)


# Fewer examples have no condition of a constraint that cannot be met.
@settings(max_examples=200)
@given(constraints(), st.lists(st.sampled_from((1, -1, 0)), min_size=6, max_size=6))
def test_what_follows_from_a_constraint_is_what_all_that_meets_it_has_in_common(constraint, signs):
    known = [0] * 13
    learn(known, [sign * number for number, sign in enumerate(signs, 1) if sign])
    ways = [
        true
        for some in product((1, -1), repeat=6)
        if all(sign in (0, way) for sign, way in zip(signs, some, strict=True))
        and met(constraint, true := {way * number for number, way in enumerate(some, 1)})
    ]
    found = consequences(constraint, known)
    if not ways:
        assert found is None
    else:
        assert set(found) == {literal for literal in set.intersection(*ways) if known[literal] == 0}


@pytest.mark.parametrize(
    ("facts", "shown", "needed"),
    [((1, 2), (-3,), (1,)), ((1, 2), (-3, -4), (1, 2)), ((1, 2, 3), (), (1, 3)), ((-1, 3), (-1,), (3,))],
)
def test_a_rule_needs_no_more_facts_than_show_all_its_conclusions(facts, shown, needed):
    judge = Judge(Rule("", (), (AtMost(1, (1, 3)), AtMost(1, (2, 4)))), 9)
    known = [0] * 9
    learn(known, facts)
    for literal in shown:
        known[literal] = known[-literal] = 0
    assert judge.needed(shown, known) == needed
    assert sorted(literal for literal in range(-4, 5) if known[literal] > 0) == sorted(needed)
