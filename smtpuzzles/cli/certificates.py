"""Write a proven answer as two files for a proof checker: clauses, and a proof that they have no model."""

import os
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.cli.reading import name_of
from smtpuzzles.cli.setup import Run
from smtpuzzles.cli.showing import FOUND, UNDECIDED, note, working
from smtpuzzles.cli.writing import write_into
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.result import Checked, Outcome, Planned, ReasonUnknown, because

if TYPE_CHECKING:
    from smtpuzzles.solving.certificate import Certificate

    # For each pair of files: the ending that its name adds to the puzzle's, and the function that makes it.
    Wanted = Mapping[str, Callable[[Deadline], Certificate]]


def certify_board(puzzle: BoardPuzzle, run: Run, answer: Outcome | Checked) -> int:
    """Write the files for 'no solution' or 'no other'; the status is FOUND unless the time limit was too short."""
    if run.setup.certificate.certify is None:
        return FOUND
    if not (answer.exhausted and len(answer.solutions) < 2):
        note(f"nothing to certify: {_what_is_open(answer)}")
        return FOUND
    from smtpuzzles.solving.certificate import certify_answer

    only = answer.solutions[0] if answer.solutions else None
    wanted = {"": partial(certify_answer, puzzle, only, run.setup.lowering())}
    return _write_certificates(run, wanted, answer.seconds)


def _what_is_open(answer: Outcome | Checked) -> str:
    if len(answer.solutions) > 1:
        return "there are several solutions"
    if answer.reason:
        return "the answer is not proven"
    return "'solve' does not ask whether this solution is unique; 'check' does"


def certify_plan(puzzle: PlanPuzzle, run: Run, planned: Planned) -> int:
    """Write the same for 'no plan has fewer steps' and 'no plan within the horizon': two files for each horizon."""
    if run.setup.certificate.certify is None:
        return FOUND
    most = planned.horizon if planned.reason is ReasonUnknown.HORIZON else None
    if planned.optimal and planned.bound:
        most = planned.bound - 1
    if most is None:
        open_ = "the plan is not proven to be shortest" if planned.solutions else "the answer is not proven"
        note(f"nothing to certify: {'this needed no solver' if planned.optimal or planned.exhausted else open_}")
        return FOUND
    from smtpuzzles.solving.certificate import certify_horizon

    horizons = puzzle.horizons(most)
    wanted = {f"-{horizon}": partial(certify_horizon, puzzle, horizon, run.setup.lowering()) for horizon in horizons}
    return _write_certificates(run, wanted, planned.seconds)


def time_left(timeout: float | None, spent: Mapping[str, float]) -> float | None:
    """Return half of it: writing the proof as text takes the other half and cannot be interrupted."""
    return None if timeout is None else max(0.0, timeout - sum(spent.values())) / 2


def expect_new(run: Run, endings: Iterable[str] = ("",)) -> None:
    """Complain now if a file of these certificates is there, unless it may be overwritten."""
    if run.setup.certificate.certify is None or run.setup.certificate.force:
        return
    if there := [path for ending in endings for path in _pair(run, ending) if os.path.lexists(path)]:
        raise UsageError(f"{there[0]}: there is a file already; --force overwrites it")


def _pair(run: Run, ending: str) -> tuple[Path, Path]:
    """Return the files of a certificate. The proof comes first, so that there are never clauses without one."""
    path = Path(str(run.setup.certificate.certify), f"{Path(name_of(run.file) or 'puzzle').stem}{ending}")
    return path.with_name(f"{path.name}.drat"), path.with_name(f"{path.name}.cnf")


def _write_certificates(run: Run, wanted: "Wanted", spent: Mapping[str, float]) -> int:
    """Write all of them, or none if the time limit is too short for one."""
    from shlex import quote  # rarely needed

    expect_new(run, wanted)
    made: dict[Path, str] = {}
    with working("proving"), Deadline(time_left(run.setup.timeout, spent)) as deadline:
        for ending, certified in wanted.items():
            try:
                cnf, proof, reason = deadline.run(partial(certified, deadline))
            except Expired as expired:
                proof, reason = None, expired.reason
            if proof is None:
                note(f"no certificate: {because(reason)}")
                return UNDECIDED
            proofs, clauses = _pair(run, ending)
            made |= {proofs: proof, clauses: cnf}
    write_into(Path(str(run.setup.certificate.certify)), [(path.name, text) for path, text in made.items()], run.file)
    for proofs, clauses in (_pair(run, ending) for ending in wanted):
        note(f"to check the proof: drat-trim {quote(str(clauses))} {quote(str(proofs))}")
    return FOUND
