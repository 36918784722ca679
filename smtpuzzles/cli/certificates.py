"""From an answer that is a proof to two files for a checker: clauses, and why they have no model."""

import shlex
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.files import cannot
from smtpuzzles.cli.reading import STANDARD, write_whole
from smtpuzzles.cli.setup import Run
from smtpuzzles.cli.showing import FOUND, UNDECIDED, because, note, working
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.result import Checked, Outcome, Planned

if TYPE_CHECKING:
    from smtpuzzles.solving.certificate import Certificate

    # For each pair of files: what its name adds to the puzzle's, and what makes it.
    Wanted = Mapping[str, Callable[[Deadline], Certificate]]


def certify_board(puzzle: BoardPuzzle, run: Run, answer: Outcome | Checked) -> int:
    """The files for 'no solution' or 'no other'. The status is FOUND unless time was too short for them."""
    if run.setup.certify is None:
        return FOUND
    if not (answer.exhausted and len(answer.solutions) < 2):
        note(f"nothing to certify: {what_is_open(answer)}")
        return FOUND
    from smtpuzzles.solving.certificate import certify

    only = answer.solutions[0] if answer.solutions else None
    wanted = {"": partial(certify, puzzle, only, run.setup.lowering())}
    return write_certificates(run.setup.certify, run, wanted, answer.seconds)


def what_is_open(answer: Outcome | Checked) -> str:
    if len(answer.solutions) > 1:
        return "there are several solutions"
    if answer.reason:
        return "the answer is not proven"
    return "whether this solution is the only one was not asked; 'check' asks"


def certify_plan(puzzle: PlanPuzzle, run: Run, planned: Planned) -> int:
    """The same for 'no plan has fewer steps': two files for each horizon."""
    if run.setup.certify is None:
        return FOUND
    if not (planned.optimal and planned.bound):
        proven = planned.optimal or planned.exhausted
        note(f"nothing to certify: {'this took no solver' if proven else 'no plan is proven to be a shortest one'}")
        return FOUND
    from smtpuzzles.solving.certificate import certify_horizon

    horizons = puzzle.horizons(planned.bound - 1)
    wanted = {f"-{horizon}": partial(certify_horizon, puzzle, horizon, run.setup.lowering()) for horizon in horizons}
    return write_certificates(run.setup.certify, run, wanted, planned.seconds)


def time_left(timeout: float | None, spent: Mapping[str, float]) -> float | None:
    """Half of it: the other half is for making text of the proof, which cannot be interrupted."""
    return None if timeout is None else max(0.0, timeout - sum(spent.values())) / 2


def write_certificates(folder: str, run: Run, wanted: "Wanted", spent: Mapping[str, float]) -> int:
    """All of them, or none when time is too short for one."""
    made = {}
    with working("proving"), Deadline(time_left(run.setup.timeout, spent)) as deadline:
        for ending, certified in wanted.items():
            cnf, proof, reason = certified(deadline)
            if proof is None:
                note(f"no certificate: {because(reason)}")
                return UNDECIDED
            made[ending] = cnf, proof
    stem = "puzzle" if run.file == STANDARD else Path(run.file).stem
    for ending, (cnf, proof) in made.items():
        write_pair(Path(folder) / f"{stem}{ending}", cnf, proof, run.file)
    return FOUND


def write_pair(path: Path, cnf: str, proof: str, source: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise cannot("write", str(path.parent), problem) from None
    # The proof first, so that there are never clauses without one.
    write_whole(f"{path}.drat", proof, source)
    write_whole(f"{path}.cnf", cnf, source)
    note(f"to check the proof: drat-trim {shlex.quote(f'{path}.cnf')} {shlex.quote(f'{path}.drat')}")
