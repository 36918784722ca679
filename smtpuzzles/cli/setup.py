"""Make from options the engine, the clauses it gets, and the files for other programs."""

from __future__ import annotations

import sys
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.files import STANDARD
from smtpuzzles.cli.options import CertifyOptions, EngineOptions, FormulaOptions, Input, LocalSearch, Output
from smtpuzzles.cli.reading import only, read_puzzles
from smtpuzzles.cli.showing import Display, compiling, note
from smtpuzzles.cli.writing import expect_folder, expect_suffix, target_of, write_svg, write_whole
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.abilities import BOARDS
from smtpuzzles.puzzle.contract import AnyPuzzle, BoardPuzzle, Stated
from smtpuzzles.result import Checked, Counted, Outcome, Planned
from smtpuzzles.value import Value
from smtpuzzles.walksat.settings import ENCODING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from smtpuzzles.encoding.lowering import Lowering
    from smtpuzzles.engines.session import Engine
    from smtpuzzles.model import Cell

Z3, WALKSAT = "z3", "walksat"


class Setup(Value):
    """What the command line says of engines, clauses and files."""

    engine: EngineOptions
    formula: FormulaOptions
    timeout: float | None
    search: LocalSearch = LocalSearch()
    certificate: CertifyOptions = CertifyOptions()
    svg: str | None = None
    counter: str | None = None

    def expect_possible(self) -> None:
        if self.counter is not None and not self.engine.is_usual:
            others = "--engine, --engine-command, --confirm and --prove"
            raise UsageError(f"--counter replaces the solver: leave out {others}")
        if self.svg in self.formula.files:
            raise UsageError("--svg and the formula expect two places, but name one")
        if not self.search.is_usual and self.engine.name != WALKSAT:
            raise UsageError("--heuristic, --noise, --max-flips, --tries and --seed are for --engine walksat")
        if self.formula.encoding is not None:
            self.lowering()  # which knows the names
        if self.formula.shapes_clauses and not self.clauses_are_made:
            shaping = "--encoding, --propagate and --three-sat are about clauses"
            raise UsageError(f"{shaping}; expected --emit-dimacs, or a solver other than z3")

    @property
    def files(self) -> list[str]:
        return self.formula.files + ([] if self.svg is None else [self.svg])

    @property
    def clauses_are_made(self) -> bool:
        wanted = self.engine.prove or any((self.formula.emit_dimacs, self.certificate.certify, self.counter))
        return wanted or self.solver_gets_clauses

    @property
    def solver_gets_clauses(self) -> bool:
        return self.engine.command is not None or self.engine.name not in (None, Z3)

    def lowering(self) -> Lowering:
        from smtpuzzles.encoding.lowering import AUTO, Lowering

        # Local search and counters do best, or do at all, without helper variables.
        fixed = ENCODING if self.engine.name == WALKSAT else "direct" if self.counter else None
        usual = fixed or (AUTO if self.solver_gets_clauses else "z3")
        return Lowering(self.formula.encoding or usual, self.formula.propagate, self.formula.three_sat)

    def open_engine(self) -> Engine:
        engine = self._first_engine()
        if self.engine.prove or self.engine.confirm:
            from smtpuzzles.engines.confirming import confirmed, proven

            engine = proven(engine, self.lowering()) if self.engine.prove else engine
            engine = confirmed(engine) if self.engine.confirm else engine
        return engine

    def _first_engine(self) -> Engine:
        from smtpuzzles.engines import table

        if self.engine.command is not None:
            return table.engine_of_command(self.engine.command, self.lowering())
        # Without a lowering, each gets what suits it best: minicard the cardinalities themselves.
        lowering = self.lowering() if self.formula.shapes_clauses else None
        if self.engine.name == WALKSAT:
            with compiling():
                return table.engine(WALKSAT, lowering, self.search.settings())
        return table.engine(self.engine.name or Z3, lowering, proofs=self.engine.prove)

    def expect_places(self, source: str) -> None:
        """Complain now if a file cannot be written, not after the search."""
        expect_suffix(self.svg, ".svg")
        for path in self.files:
            if path != STANDARD:
                target_of(path, source)
        if self.certificate.certify is not None:
            expect_folder(self.certificate.certify, "--certify")


class Run(NamedTuple):
    """One command on a file: its options, its engine, its display.

    `parse`: the seconds to read the puzzles. `model`: those to make the formula, if that was done to write it.
    """

    kind: str
    file: str
    parse: float
    setup: Setup
    engine: Engine
    display: Display
    model: float = 0.0

    @property
    def heading(self) -> dict[str, str]:
        """Return the beginning of every JSON answer."""
        return {"kind": self.kind, "file": self.file, "engine": self.setup.counter or self.engine.name}

    def json(self, answer: Outcome | Checked | Counted | Planned, **more: Any) -> dict[str, Any]:
        """Return one answer, without the heading."""
        proven = {"verdict": answer.verdict, "reason": answer.why, "exhausted": answer.exhausted}
        by = None if answer.unsat_by is None else answer.unsat_by._asdict()
        return {**proven, "unsat_by": by, **more, "seconds": self.seconds(answer.seconds)}

    def said_by(self, answer: Outcome | Checked | Counted | Planned) -> str:
        """Return the end of a sentence: who says that there is no (other) solution, if not just a solver of ours."""
        by = answer.unsat_by
        if by is None:
            return ""
        checks = ["proven"] * by.proven + [f"confirmed by {name}" for name in [by.confirmed_by] if name]
        if checks:
            return f" ({', '.join(checks)})"
        return f", says {by.engine} (not checked; --confirm asks a second solver)" if self.engine.outside else ""

    def seconds(self, spent: Mapping[str, float]) -> dict[str, float]:
        """Return the time of each stage, and the total."""
        stages = {"parse": self.parse, **spent, "model": self.model + spent["model"]}
        return {stage: round(time, 6) for stage, time in {**stages, "total": sum(stages.values())}.items()}

    def emit(self, make: Callable[[], Stated[Any]]) -> None:
        """Write the requested files; all texts are made before the first is written. The time limit is for answers."""
        from smtpuzzles.encoding.export import dimacs_text, smt2_text

        formula = self.setup.formula

        def texts() -> Iterator[tuple[str, str]]:
            stated = make()
            if formula.emit_smt2 is not None:
                yield formula.emit_smt2, smt2_text(stated)
            if formula.emit_dimacs is not None:
                yield formula.emit_dimacs, dimacs_text(stated, self.setup.lowering())

        with Deadline() as deadline:
            made = deadline.run(lambda: list(texts()))
        for path, text in made:
            write_whole(path, text, self.file)

    def draw(self, puzzle: AnyPuzzle, solutions: Sequence[Any], marked: frozenset[Cell] = frozenset()) -> None:
        """Draw the first solution into the requested file; of a plan, its start."""
        if self.setup.svg is None:
            return
        if not solutions:
            note(f"{self.setup.svg}: wrote no file, because no solution was found")
        elif puzzle.pictured:
            picture = puzzle.picture(solutions[0]).marking(marked)
            write_svg(self.setup.svg, picture, f"{kinds.load(self.kind).display_name}: solution", self.file)
        else:
            write_svg(self.setup.svg, puzzle.picture(), kinds.load(self.kind).display_name, self.file)

    def emit_board(self, puzzle: BoardPuzzle) -> Run:
        """Write the requested files; return the run, which now knows how long the formula took."""
        if not self.setup.formula.files:
            return self
        started = perf_counter()
        with Deadline() as deadline:
            deadline.run(lambda: puzzle.model)
        seconds = perf_counter() - started
        self.emit(puzzle.stated)
        return self._replace(model=seconds)


def begin(setup: Setup, output: Output, given: Input) -> tuple[list[AnyPuzzle], Run]:
    """Read the puzzles of the file, and make everything ready to ask about them."""
    started = perf_counter()
    puzzles = read_puzzles(given)
    parse = perf_counter() - started
    source = given.file or STANDARD
    setup.expect_places(source)
    # A formula or drawing on standard output is alone there, so that it can be piped.
    display = Display(output.form, sys.stderr if STANDARD in setup.files else None)
    return puzzles, Run(puzzles[0].kind, source, parse, setup, setup.open_engine(), display)


def begin_board(command: str, setup: Setup, output: Output, given: Input) -> tuple[BoardPuzzle, Run]:
    """Do the same for a command that knows no plans."""
    puzzles, run = begin(setup, output, given)
    puzzle = only([BOARDS.expect(one, f"'{command}'") for one in puzzles], run.file)
    return puzzle, run.emit_board(puzzle)
