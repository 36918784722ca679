"""The clauses of a puzzle made and solved once, for the choice of FEW in encoding/lowering.py.

small   at most FEW literals in the clauses of direct
ours    the encoding direct
peer    the encoding seqcounter
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import partial

import smtpuzzles
from benchmarks.measure import Row, race
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.encoding.clauses import MOST_CLAUSES
from smtpuzzles.encoding.direct import number_of_all, number_of_literals
from smtpuzzles.encoding.lowering import FEW
from smtpuzzles.model import Formula
from smtpuzzles.result import Verdict
from tests.conftest import SAMPLES, SHARED

SEVENTEEN = SHARED / "sudoku/17-clue-sample.txt"


def rows() -> Iterator[Row]:
    groups: dict[str, list[Formula]] = defaultdict(list)
    for line in SEVENTEEN.read_text().split()[:20] if SEVENTEEN.exists() else ():
        groups["20 sudokus of 17 clues"].append(smtpuzzles.parse("sudoku", line).model.formula)
    for sample in SAMPLES:
        formula = sample.puzzle().model.formula
        if number_of_all(formula) <= MOST_CLAUSES:
            size = "small" if number_of_literals(formula) <= FEW else "large"
            groups[f"{size} samples of {sample.kind}"].append(formula)
    for what, formulas in groups.items():
        for solver in ("minisat", "cadical", "glucose"):
            ours, peer = (partial(solved, formulas, solver, encoding) for encoding in ("direct", "seqcounter"))
            result = race(ours, peer, repeats=3)
            assert result.our_answer == result.peer_answer
            yield Row(f"{what}: direct against seqcounter, {solver}", result.ours, result.peer, None)


def solved(formulas: list[Formula], solver: str, encoding: str) -> list[Verdict]:
    engine = smtpuzzles.engine(solver, encoding=encoding)
    verdicts = []
    for formula in formulas:
        with Deadline() as deadline, engine.open(formula) as session:
            verdicts.append(session.check(deadline).verdict)
    return verdicts
