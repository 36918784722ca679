"""Every step is right, of as few rules as possible, and leads to the solution."""

import subprocess
import sys

import pytest
from pysat.examples.optux import OptUx
from pysat.formula import WCNF

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.engines.table import engine
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.result import Verdict
from smtpuzzles.solving.preparing import prepare
from smtpuzzles.solving.query import BY_RULES, Query, joined
from tests.conftest import SAMPLES, Sample

CLUED = [sample for sample in SAMPLES if hasattr(sample.puzzle(), "clues")]
SMALL = [sample for sample in CLUED if sample.path.stat().st_size < 400 and sample.path.stem not in ("14-several",)]

# Steps of these take minutes, and not all of them can be proven to be smallest.
LARGE = ("40", "30", "25", "18", "16", "14", "9-x")
QUICK = [
    s for s in CLUED if str(s) in ("gappy-9-few", "lightup-10-a", "lightup-14-none", "sudoku-9-hard", "binairo-10")
]


def explanation(sample: Sample) -> Explanation:
    return Explanation(sample.puzzle(), Deadline())


class Judge:
    """Asks a solver that the search for steps does not use."""

    def __init__(self, explained: Explanation, using: str) -> None:
        self.prepared = explained.prepared
        self.numbers = {(rule.sentence, rule.cells): n for n, rule in enumerate(self.prepared.rules)}
        self.known = {}
        for literal in self.prepared.givens:
            self.known.setdefault(self.prepared.cell(literal), []).extend(self.prepared.with_others(literal))
        self.query = Query(self.prepared, Deadline(), engine(using), BY_RULES)

    def selectors(self, step) -> list[int]:
        return self.selectors_of([(rule.rule, rule.cells) for rule in step.rules])

    def selectors_of(self, rules) -> list[int]:
        return [self.prepared.rule_selectors[self.numbers[rule]] for rule in rules]

    def literals(self, conclusion) -> list[int]:
        """What the conclusion says about its cell; a symbol excludes all others."""
        if conclusion.holds:
            return self.prepared.holding({conclusion.cell: conclusion.symbol})
        return [-self.prepared.of_cell[conclusion.cell][conclusion.symbol]]

    def told(self, conclusion) -> int | None:
        """One literal that says so; None for a contradiction."""
        if conclusion is None:
            return None
        literals = self.literals(conclusion)
        return next((one for one in literals if one > 0), literals[0])

    def shows(self, selectors: list[int], known: list[int], literal: int | None) -> bool:
        negated = [] if literal is None else [-literal]
        return self.query.possible([*selectors, *known, *negated]) is Verdict.UNSAT

    def counts_as_it_is(self, step) -> bool:
        rules = [self.prepared.rules[self.numbers[rule.rule, rule.cells]] for rule in step.rules]
        return step.weight == step.size and all(rule.least == 1 for rule in rules)

    def check(self, step) -> None:
        """The rules and the cells show the conclusions; with all that is known, each rule is needed for each.

        Where rules count as more or fewer than they are, some may do for a conclusion that the others also have.
        """
        selectors = self.selectors(step)
        used = joined(self.known.get(cell, []) for cell in step.known)
        everything = joined(self.known.values())
        said = {one: self.literals(one) for one in step.conclusions}
        told = [self.told(one) for one in step.conclusions] or [None]
        for place, literal in enumerate(told):
            assert self.shows(selectors, used, literal), step
            for left_out in selectors if not place or self.counts_as_it_is(step) else ():
                others = [selector for selector in selectors if selector != left_out]
                assert not self.shows(others, everything, literal), step
        for one, literals in said.items():
            self.known[one.cell] = list({*self.known.get(one.cell, []), *literals})


def check_all(sample: Sample, using: str) -> None:
    explained = explanation(sample)
    steps = list(explained.steps())
    assert explained.complete
    judge = Judge(explained, using)
    with judge.query:
        for step in steps:
            assert step.proven
            judge.check(step)
    if sample.verdict == "none":
        assert [step.conclusions for step in steps].count(()) == 1
        assert steps[-1].conclusions == ()
    else:
        held = {one.cell: one.symbol for step in steps if not step.noted for one in step.conclusions if one.holds}
        certain = explained.certain()
        known = explained.prepared.known(explained.prepared.givens)
        given = {cell: explained.prepared.value(cell, known) for cell in certain}
        assert {**given, **held}.items() >= certain.items()
        assert held.items() <= certain.items()


@pytest.mark.parametrize("sample", QUICK, ids=str)
def test_another_solver_agrees_with_every_step(sample):
    check_all(sample, "minisat-gh")


@pytest.mark.slow
@pytest.mark.parametrize("sample", [s for s in CLUED if s.path.stem not in LARGE], ids=str)
def test_another_solver_agrees_with_every_step_of_every_sample(sample):
    check_all(sample, "cadical" if sample in SMALL else "glucose")


def smallest_of_all(judge: Judge, known: list[int], left: list[int]) -> int:
    """As how many rules those count that show one of these literals, by python-sat's smallest unsatisfiable subsets."""
    every = list(zip(judge.prepared.rules, judge.prepared.rule_selectors, strict=True))
    counts = []
    for least in {rule.least for rule, _ in every}:  # of those that a step may have
        rules = [selector for rule, selector in every if rule.least <= least]
        for literal in [one for one in left if judge.shows(rules, known, one)]:
            formula = WCNF()
            formula.extend([*judge.prepared.switched.clauses, *[[one] for one in known], [-literal]])
            formula.extend([[rule] for rule in rules], weights=[1] * len(rules))
            with OptUx(formula, solver="g3", adapt=True, exhaust=True, minz=True, reduce=-1) as optux:
                counts.append(max(least, len(optux.compute())))
    return min(counts)


def agree(explained: Explanation, most: int) -> int:
    """Compare the sizes of steps where at most so many literals are left; return how many were compared."""
    judge = Judge(explained, "minisat-gh")
    certain = judge.prepared.holding(explained.certain())
    compared = 0
    with judge.query:
        for step in explained.steps():
            known = joined(judge.known.values())
            left = [literal for literal in certain if literal not in known]
            if step.size > 1 and len(left) <= most:
                compared += 1
                counts = step.weight if explained.propagator.heavy else step.size
                assert counts == smallest_of_all(judge, known, left)
            judge.check(step)
    return compared


STATES = [sample for sample in SMALL if sample.verdict != "none" and sample.path.stem not in LARGE]


@pytest.mark.slow
def test_sizes_agree_with_another_search_on_200_states():
    compared = sum(agree(explanation(sample), 16) for sample in STATES)
    compared += sum(agree(Explanation(made_up(number), Deadline()), 30) for number in range(60))
    assert compared >= 200


def made_up(number: int) -> smtpuzzles.BoardPuzzle:
    """A small new puzzle."""
    kind, size = (("lightup", 6), ("binairo", 6), ("lightup", 7))[number % 3]
    return smtpuzzles.generate(kind, size=size, seed=number)[0]


def test_single_rules_need_no_compiler():
    code = (
        "import sys, smtpuzzles as s; p = s.parse('sudoku', '1...\\n..3.\\n.4..\\n...2');"
        "print(len(list(s.explain(p))) > 8, 'numba' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "True False\n"


def test_what_clues_state_of_their_cells_is_known_from_the_start():
    """So no step fills a cell that nobody fills, and no rule is the reason for what it states by itself."""
    for sample in [one for one in CLUED if one.path.stat().st_size < 400]:
        puzzle = prepare(sample.puzzle())
        known = puzzle.known(puzzle.givens)
        fixed = [cell for cell in puzzle.puzzle.fixed() if cell in puzzle.of_cell]
        assert None not in [puzzle.value(cell, known) for cell in fixed], sample


def test_no_clue_is_its_own_reason():
    puzzle = smtpuzzles.parse("minesweeper", "minesweeper: 2 mines\n_2_\n___\n1__\n")
    for step in smtpuzzles.explain(puzzle):
        assert {conclusion.cell for conclusion in step.conclusions}.isdisjoint(puzzle.numbers)
