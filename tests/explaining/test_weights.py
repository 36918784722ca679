"""Rules that players use at once count as fewer; of the steps that are possible, one is shown that counts least."""

import json
from itertools import combinations
from random import Random

import numpy as np
import pytest

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.files import new_folder
from smtpuzzles.explaining import kernel
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.kinds.sudoku import Sudoku
from smtpuzzles.proofs.explanations import Refused, check, covered
from smtpuzzles.solving.preparing import prepare
from tests.conftest import ROOT

RULES = 12
LIGHT = np.ones(96, np.int32)  # as how many each rule counts at least


def lightest(sets, composites) -> int:
    """As how many rules those count that hit all sets, by trying all."""
    best = RULES
    for number in range(len(composites) + 1):
        for some in combinations(composites, number):
            left = [one for one in sets if not any(one & rules for rules, _ in some)]
            spent = sum(price for _, price in some)
            each = (c for n in range(RULES + 1) for c in combinations(range(RULES), n))
            best = min(best, spent + len(next(c for c in each if all(one & set(c) for one in left))))
    return best


def random_case(seed: int):
    random = Random(seed)
    sets = [frozenset(random.sample(range(RULES), random.randint(1, 4))) for _ in range(9)]
    composites = [(frozenset(random.sample(range(RULES), 5)), random.randint(2, 3)) for _ in range(3)]
    return sets, composites


@pytest.mark.parametrize("seed", range(8))
def test_the_checker_tries_all_composites(seed):
    sets, composites = random_case(seed)
    masks = [(sum(1 << rule for rule in some), price) for some, price in composites]
    least, every = lightest(sets, composites), {sum(1 << rule for rule in one) for one in sets}
    assert covered(every, least, masks)
    assert not covered(every, least - 1, masks)


@pytest.mark.parametrize("seed", range(8))
def test_the_search_tries_all_composites(seed):
    sets, composites = random_case(seed)
    functions, number = kernel.functions(), [len(some) for some, _ in composites]
    starts, members = np.cumsum([0, *number]), [rule for some, _ in composites for rule in sorted(some)]
    made = functions.composite_sets(RULES, np.array(starts, np.int32), np.array(members, np.int32))
    prices = np.array([price for _, price in composites], np.int32)
    store = functions.new_store(RULES, 2, np.array([1], np.int32), 16, 16, made, prices)
    for row, one in enumerate(sets):
        store.sets[row, 0] = sum(1 << rule for rule in one)
    rows, work, stop = np.arange(len(sets), dtype=np.int32), np.array([10**6], np.int32), np.zeros(1, np.int32)
    apart = functions.disjoint(store.sets, rows)
    how = len(apart), functions.hits_of(store, apart)

    def found(most: int) -> int:
        size = functions.smallest_hitting_set(store.sets, rows, most, LIGHT, most, store.found, work, stop)
        return size if size >= 0 else functions.with_composites(store, rows, *how, LIGHT, most, work, stop)

    least = lightest(sets, composites)
    assert found(least - 1) == -1
    size = found(least)
    assert size > 0
    assert all(one & set(store.found[:size].tolist()) for one in sets)


@pytest.mark.parametrize("seed", range(8))
def test_the_search_leaves_rules_out_that_count_as_more(seed):
    sets, _ = random_case(seed)
    random, functions = Random(seed), kernel.functions()
    least = np.array([random.randint(1, 4) for _ in range(32)], np.int32)
    masks = np.array([[sum(1 << rule for rule in one)] for one in sets], np.uint32)
    rows, work, stop = np.arange(len(sets), dtype=np.int32), np.array([10**6], np.int32), np.zeros(1, np.int32)
    found = np.zeros(32, np.int32)

    def size(most: int) -> int:
        return functions.smallest_hitting_set(masks, rows, most, least, most, found, work, stop)

    each = (some for n in range(RULES + 1) for some in combinations(range(RULES), n))
    hitting = [some for some in each if all(one & set(some) for one in sets)]
    fewest = min(max(len(some), *[least[rule] for rule in some]) for some in hitting)
    assert size(fewest - 1) == -1
    number = size(fewest)
    assert 0 < number <= fewest
    assert set(found[:number].tolist()) in [set(some) for some in hitting]
    assert max(least[found[:number]]) <= fewest


def can_hit(sets, most: int) -> bool:
    """Do so many members hit all sets? By trying each member of the first one."""
    return not sets or (most > 0 and any(can_hit([one for one in sets if n not in one], most - 1) for n in sets[0]))


@pytest.mark.parametrize("seed", range(6))
def test_sets_and_members_may_fill_several_words(seed):
    random, functions = Random(seed), kernel.functions()
    cases = [frozenset(random.sample(range(70), random.randint(2, 4))) for _ in range(40)]
    cases = [one | {seed} if random.random() < 0.8 else one for one in cases]
    sets = np.zeros((len(cases), 3), np.uint32)
    for row, one in enumerate(cases):
        for member in one:
            sets[row, member // 32] |= np.uint32(1 << member % 32)
    rows, found = np.arange(len(cases), dtype=np.int32), np.zeros(96, np.int32)
    work, stop, least = (
        np.array([10**7], np.int32),
        np.zeros(1, np.int32),
        next(n for n in range(40) if can_hit(cases, n)),
    )
    assert len(functions.disjoint(sets, rows)) <= least
    assert functions.smallest_hitting_set(sets, rows, least - 1, LIGHT, RULES, found, work, stop) == -1
    assert functions.smallest_hitting_set(sets, rows, least, LIGHT, RULES, found, work, stop) == least
    assert all(one & set(found[:least].tolist()) for one in cases)


@pytest.mark.parametrize("seed", range(4))
def test_rules_count_as_they_do_by_trying_all(seed):
    random, prepared = Random(seed), prepare(smtpuzzles.parse("sudoku", "." * 81))
    composites = list(prepared.composites.items())
    some = [rule for composite, _ in random.sample(composites, 3) for rule in random.sample(sorted(composite), 6)]
    tried = [composite for composite in composites if len(composite[0] & set(some)) > 3]
    weights = []
    for number in range(len(tried) + 1):
        for used in combinations(tried, number):
            left = set(some).difference(*[composite for composite, _ in used])
            weights.append(len(left) + sum(price for _, price in used))
    assert prepared.weight(some) == min(weights) < len(set(some))


@pytest.mark.parametrize("seed", [3, pytest.param(7, marks=pytest.mark.more)])
def test_the_checker_accepts_steps_that_count_as_fewer(seed, tmp_path, monkeypatch):
    monkeypatch.setattr(Sudoku, "at_once", Sudoku.at_once._replace(price=2))
    (puzzle,) = smtpuzzles.generate("sudoku", size=6, seed=seed, variant="x")
    explained = Explanation(puzzle, Deadline(), certify=True)
    steps = list(explained.steps())
    assert [step for step in steps if step.weight < step.size and step.proven]
    new_folder(tmp_path / "proof", explained.certificate.files())
    assert check(tmp_path / "proof") == (len(steps), True)
    path = tmp_path / "proof/puzzle.json"
    told = json.loads(path.read_text())
    told["at_once"] = []  # then steps count as more
    path.write_text(json.dumps(told))
    with pytest.raises(Refused, match="its rules count as more or less"):
        check(tmp_path / "proof")


def test_a_triple_counts_as_a_pair_does():
    (puzzle,) = smtpuzzles.generate("sudoku", variant="x", seed=0)
    step = next(step for step in smtpuzzles.explain(puzzle) if step.pattern == "hidden triple")
    assert (step.size, step.weight, step.bound, step.proven) == (6, 4, 4, True)
    assert step.size_in_words == "6 rules, counted as 4, hidden triple"


WALLS = "5x5:4113314243523153411522451"  # by Tatham's singles, tricky


def test_a_wall_counts_as_the_cells_that_it_cuts_off():
    puzzle = smtpuzzles.parse("hitori", WALLS)
    steps = list(smtpuzzles.explain(puzzle))
    words = {step.size_in_words for step in steps if step.pattern == "cut off" and step.size == 1}
    assert words == {"1 rule, cut off", "1 rule, counted as 3, cut off", "1 rule, counted as 4, cut off"}
    assert all(step.proven for step in steps)
    rating = smtpuzzles.rate(puzzle)
    assert (rating.level, rating.band, rating.proven) == (4, "hard", True)


def test_a_wall_is_found_by_its_name_however_much_it_counts_as():
    puzzle = smtpuzzles.parse("hitori", WALLS)
    *_, last = smtpuzzles.explain(puzzle)
    board = smtpuzzles.solve(puzzle).solutions[0]
    entries = {cell: symbol for cell, symbol in board.items() if cell not in {one.cell for one in last.conclusions}}
    (step,) = smtpuzzles.explain(puzzle, entries=entries, only=["cut off"])
    assert (step.size, step.weight, step.conclusions) == (1, 4, last.conclusions)


def test_the_checker_accepts_rules_that_count_as_more(tmp_path):
    explained = Explanation(smtpuzzles.parse("hitori", WALLS), Deadline(), certify=True)
    steps = list(explained.steps())
    new_folder(tmp_path / "proof", explained.certificate.files())
    assert check(tmp_path / "proof") == (len(steps), True)
    path = tmp_path / "proof/puzzle.json"
    told = path.read_text()
    path.write_text(told.replace(', "least": 4}', "}"))
    with pytest.raises(Refused, match="its rules count as more or less"):
        check(tmp_path / "proof")


def test_of_steps_that_count_alike_one_of_a_single_rule_comes_first():
    """A cut that shows a cell by itself came behind steps of several rules that counted no less."""
    puzzle = smtpuzzles.parse("heyawake", (ROOT / "puzzles/heyawake/5.txt").read_text())
    explained = Explanation(puzzle, Deadline())
    path = explained.path_to(explained.prepared.holding(explained.certain()))
    heavy = path.propagator.heavy
    several = [one for one in path if one.size > 1]
    assert several
    for one in several:
        shown = path.propagator.round(heavy, heavy, list(one.known))
        numbers = [n for target in path.targets if not one.known[target] for n in shown.get(target, [])]
        assert all(path.prepared.rules[number].least > one.weight for number in numbers)
