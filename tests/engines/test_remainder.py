"""What is left of a formula has the same models."""

from itertools import product
from random import Random

import pytest

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.engines.remainder import Remainder, Whole
from smtpuzzles.model import AtMost
from smtpuzzles.result import Verdict

OWN, VARIABLES = 4, 6


def some(random: Random, least: int, most: int) -> list[int]:
    variables = random.sample(range(1, VARIABLES + 1), random.randint(least, most))
    return [random.choice((-1, 1)) * variable for variable in variables]


def models(cnf: Cnf, at_most: list[AtMost], known: list[int]) -> set[tuple[int, ...]]:
    """The own variables that are true in each model, by looking at every assignment."""
    found = set()
    for signs in product((-1, 1), repeat=VARIABLES):
        true = {sign * variable for variable, sign in enumerate(signs, 1)}
        if (
            true.issuperset(known)
            and all(true.intersection(clause) for clause in cnf.clauses)
            and all(len(true.intersection(literals)) <= number for number, literals in at_most)
        ):
            found.add(tuple([variable for variable in range(1, OWN + 1) if variable in true]))
    return found


@pytest.mark.parametrize("seed", range(10))
def test_a_remainder_has_the_models_of_the_whole(seed):
    random = Random(seed)
    sizes = set()
    for _ in range(60):
        clauses = [some(random, 0 if random.random() < 0.1 else 1, 4) for _ in range(random.randint(0, 4))]
        at_most = [AtMost(random.randint(0, 3), tuple(some(random, 1, 5))) for _ in range(random.randint(0, 4))]
        cnf = Cnf(("a", "b", "c", "d"), VARIABLES, clauses)
        known = some(random, 0, 3)
        found = []
        with Remainder(Whole(cnf, at_most), frozenset(known)) as session:
            while session.check(Deadline()).verdict is Verdict.SAT:
                true = session.true()
                found.append(tuple(sorted(true)))
                session.require([-v if v in true else v for v in range(1, OWN + 1)])
        assert sorted(found) == sorted(models(cnf, at_most, known))
        sizes.add(len(found))
    assert len(sizes) > 5
