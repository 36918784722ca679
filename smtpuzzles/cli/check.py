"""The command `check`."""

from typing import Any

from smtpuzzles.cli import options as opt
from smtpuzzles.cli.certificates import certify_board, expect_new
from smtpuzzles.cli.setup import Run, Setup, begin_board
from smtpuzzles.cli.showing import FOUND, OTHERWISE, UNDECIDED, Form, cells_json, note, solutions_json, working
from smtpuzzles.puzzle.abilities import CLUES
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.result import Checked, Uniqueness


@opt.grouped
def check(
    *,
    given: opt.Input,
    timeout: float | None = opt.TIMEOUT,
    engine: opt.EngineOptions,
    formula: opt.FormulaOptions,
    certificate: opt.CertifyOptions,
    svg: str | None = opt.SVG,
    output: opt.Output,
) -> int:
    """Check whether the puzzle is unique: exactly one solution. If it has several, show where they differ."""
    setup = Setup(engine=engine, formula=formula, timeout=timeout, certificate=certificate, svg=svg)
    puzzle, run = begin_board("check", setup, output, given)
    expect_new(run)

    from smtpuzzles.solving.uniqueness import check

    with working("checking"):
        checked = check(puzzle, timeout, run.engine)
    for solution in checked.solutions:
        run.display.solution(puzzle, solution, checked.differing)
    run.draw(puzzle, checked.solutions, checked.differing)
    run.display.sentence(checked.in_words + run.said_by(checked))
    explainable = CLUES.of(puzzle) and output.form is Form.PICTURE and certificate.certify is None
    if checked.verdict is Uniqueness.NONE and explainable:
        note("'smtpuzzles explain' shows why")
    run.display.object(lambda: run.heading | json(puzzle, run, checked))
    if certify_board(puzzle, run, checked) or checked.verdict is Uniqueness.UNKNOWN:
        return UNDECIDED
    return FOUND if checked.verdict is Uniqueness.UNIQUE else OTHERWISE


def json(puzzle: BoardPuzzle, run: Run, checked: Checked) -> dict[str, Any]:
    solutions, differing = solutions_json(puzzle, checked.solutions), cells_json(checked.differing)
    certain = None if checked.backbone is None else cells_json(checked.backbone)
    return run.json(checked, solutions=solutions, differing=differing, certain=certain)
