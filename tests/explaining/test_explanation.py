"""Every step is right, of as few rules as possible, and leads to the solution."""

import subprocess
import sys
from itertools import combinations

import pytest

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.engines.table import engine
from smtpuzzles.explaining.cores import switched
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.result import Uniqueness, Verdict
from smtpuzzles.solving.query import Query, joined
from tests.conftest import SAMPLES, Sample

CLUED = [sample for sample in SAMPLES if hasattr(sample.puzzle(), "clues")]
SMALL = [sample for sample in CLUED if sample.path.stat().st_size < 400 and sample.path.stem not in ("14-several",)]


def explanation(sample: Sample) -> Explanation:
    return Explanation(sample.puzzle(), Deadline())


class Judge:
    """Asks a solver that the search for steps does not use."""

    def __init__(self, explained: Explanation, using: str) -> None:
        self.sheet = explained.sheet
        self.numbers = {(rule.sentence, rule.cells): n for n, rule in enumerate(self.sheet.rules)}
        self.known = {cell: self.sheet.holding({cell: s}) for cell, s in explained.puzzle.givens().items()}
        self.query = Query(switched(self.sheet), Deadline(), engine(using))

    def selectors(self, step) -> list[int]:
        return [self.sheet.variables + 1 + self.numbers[rule.rule, rule.cells] for rule in step.rules]

    def literals(self, conclusion) -> list[int]:
        """What the conclusion says about its cell; a symbol excludes all others."""
        if conclusion.holds:
            return self.sheet.holding({conclusion.cell: conclusion.symbol})
        return [-self.sheet.of_cell[conclusion.cell][conclusion.symbol]]

    def shows(self, selectors: list[int], known: list[int], literal: int | None) -> bool:
        negated = [] if literal is None else [-literal]
        return self.query.possible([*selectors, *known, *negated]) is Verdict.UNSAT

    def check(self, step) -> None:
        """The rules and the cells show the conclusions; with all that is known, each rule is needed for each."""
        selectors = self.selectors(step)
        used = joined(self.known.get(cell, []) for cell in step.known)
        everything = joined(self.known.values())
        said = {one: self.literals(one) for one in step.conclusions}
        told = [next((x for x in literals if x > 0), literals[0]) for literals in said.values()] or [None]
        for literal in told:
            assert self.shows(selectors, used, literal), step
            for left_out in selectors:
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
        held = {one.cell: one.symbol for step in steps for one in step.conclusions if one.holds}
        certain = explained.certain()
        assert {**explained.puzzle.givens(), **held}.items() >= certain.items()
        assert held.items() <= certain.items()


@pytest.mark.parametrize("sample", [s for s in SMALL if s.verdict != "none" or s.kind == "lightup"], ids=str)
def test_another_solver_agrees_with_every_step(sample):
    check_all(sample, "minisat-gh")


@pytest.mark.slow
@pytest.mark.parametrize("sample", [s for s in CLUED if s.path.stem not in ("40", "30", "25", "18")], ids=str)
def test_another_solver_agrees_with_every_step_of_every_sample(sample):
    check_all(sample, "cadical" if sample in SMALL else "glucose")


def tiny() -> list[Explanation]:
    texts = [
        ("gappy", "- - 2 - - -\n- 3 - - - 2"),
        ("lightup", "5\n_____\n_#2__\n__1__\n__#1_\n_____\n"),
        ("binairo", "1__0__\n__00_1\n_00__1\n______\n00_1__\n_1__00"),
    ]
    return [Explanation(smtpuzzles.parse(kind, text), Deadline()) for kind, text in texts]


@pytest.mark.parametrize("explained", tiny(), ids=lambda explained: explained.puzzle.kind)
def test_no_step_of_fewer_rules_is_possible(explained):
    """All sets of fewer rules are tried; those of more than three would take too long."""
    steps, sizes = list(explained.steps()), set()
    judge = Judge(explained, "minisat-gh")
    every = range(judge.sheet.variables + 1, judge.sheet.variables + 1 + len(judge.sheet.rules))
    certain = judge.sheet.holding(explained.certain())
    with judge.query:
        for step in steps:
            known = joined(judge.known.values())
            left = [literal for literal in certain if literal not in known]
            if step.size > 1:
                sizes.add(step.size)
                for rules in combinations(every, min(step.size, 3) - 1):
                    # One question for all: is there a way to obey these rules that contradicts every literal?
                    if judge.query.possible([*rules, *known, *[-literal for literal in left]]) is Verdict.UNSAT:
                        assert not any(judge.shows(list(rules), known, literal) for literal in left)
            judge.check(step)
    assert explained.verdict is not Uniqueness.NONE
    assert explained.puzzle.kind == "lightup" or sizes


def test_single_rules_need_no_compiler():
    text = "1 _ _ _\\n_ _ 3 _\\n_ 4 _ _\\n_ _ _ 2"
    code = (
        f"import sys, smtpuzzles as s; print(len(list(s.explain(s.parse('sudoku', '{text}')))));"
        "print('numba' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split()[-1] == "False"
