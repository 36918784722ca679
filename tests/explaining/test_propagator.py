"""What one constraint, or one rule, says alone, compared with all ways to meet it."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.judges import judge_of, learn
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
    found = judge_of(Rule("", (), (constraint,)), 6, tuple("abcdef"), Deadline()).follows(known)
    if not ways:
        assert found is None
    else:
        assert set(found) == {literal for literal in set.intersection(*ways) if known[literal] == 0}


@settings(max_examples=200)
@given(
    st.lists(constraints(), min_size=2, max_size=3),
    st.lists(st.lists(st.sampled_from((1, -1, 0)), min_size=4, max_size=4), min_size=1, max_size=4),
)
def test_a_rule_with_helpers_says_what_all_ways_to_obey_it_share_whatever_was_asked_before(some, questions):
    judge = judge_of(Rule("", (), tuple(some)), 4, tuple("abcdef"), Deadline())  # 5 and 6 are helpers
    for signs in questions:
        known = [0] * 13
        learn(known, facts := [sign * number for number, sign in enumerate(signs, 1) if sign])
        found = judge.follows(known)
        assert found == said(some, facts, judge.literals)
        for shown in [[]] if found is None else [[one] for one in found]:
            needed = judge.needed(shown, known)
            for some_facts in (needed, *[[other for other in needed if other != one] for one in needed]):
                ways = said(some, some_facts, judge.literals)
                assert (some_facts == needed) == (ways is None or (bool(shown) and shown[0] in ways))
            learn(known, facts)


def said(some, facts, literals):
    """Return what all values that obey these constraints share besides these facts, None if there are none."""
    ways = [
        true
        for signs in product((1, -1), repeat=6)
        if (true := {sign * number for number, sign in enumerate(signs, 1)}).issuperset(facts)
        and all(met(constraint, true) for constraint in some)
    ]
    if not ways:
        return None
    open_literals = [literal for literal in literals if literal not in facts and -literal not in facts]
    shared = set.intersection(*ways)
    return [sign * literal for literal in open_literals for sign in (1, -1) if sign * literal in shared]


@pytest.mark.parametrize(
    ("facts", "shown", "needed"),
    [((1, 2), (-3,), (1,)), ((1, 2), (-3, -4), (1, 2)), ((1, 2, 3), (), (1, 3)), ((-1, 3), (-1,), (3,))],
)
def test_a_rule_needs_no_more_facts_than_show_all_its_conclusions(facts, shown, needed):
    judge = judge_of(Rule("", (), (AtMost(1, (1, 3)), AtMost(1, (2, 4)))), 4, tuple("abcd"), Deadline())
    known = [0] * 9
    learn(known, facts)
    for literal in shown:
        known[literal] = known[-literal] = 0
    assert judge.needed(shown, known) == needed
    assert sorted(literal for literal in range(-4, 5) if known[literal] > 0) == sorted(needed)
