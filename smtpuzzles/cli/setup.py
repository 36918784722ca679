"""Which engine is asked, what clauses it gets, and which files are written for other programs."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

from smtpuzzles.cli.reading import STANDARD, expect_folder, read_puzzles, target_of, write_whole
from smtpuzzles.cli.showing import Display, Form
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.walksat.settings import ENCODING

if TYPE_CHECKING:
    from smtpuzzles.encoding.export import Stated
    from smtpuzzles.encoding.lowering import Lowering
    from smtpuzzles.engines.session import Engine
    from smtpuzzles.walksat.settings import Settings

Z3, WALKSAT = "z3", "walksat"


@dataclass(frozen=True)
class Means:
    """What the command line says of engines, clauses and files; None is what was not said."""

    engine: str | None = None
    engine_command: str | None = None
    encoding: str | None = None
    propagate: bool = False
    three_sat: bool = False
    emit_smt2: str | None = None
    emit_dimacs: str | None = None
    certify: str | None = None
    counter: str | None = None
    settings: Settings | None = None

    def __post_init__(self) -> None:
        if self.engine is not None and self.engine_command is not None:
            raise UsageError("--engine and --engine-command exclude each other")
        if self.counter is not None and (self.engine or self.engine_command):
            raise UsageError("--counter takes the place of an engine")
        if self.settings is not None and self.engine != WALKSAT:
            raise UsageError("--heuristic, --noise, --max-flips, --tries and --seed are for --engine walksat")
        if self.emit_smt2 == self.emit_dimacs == STANDARD:
            raise UsageError("--emit-smt2 and --emit-dimacs cannot both write to standard output")
        if self.emit_smt2 is not None and self.emit_smt2 == self.emit_dimacs:
            raise UsageError("--emit-smt2 and --emit-dimacs expect two files, but name one")
        if self.encoding is not None:
            self.lowering()  # which knows the names
        if (self.encoding or self.propagate or self.three_sat) and not self.clauses_are_made:
            wishes = "--encoding, --propagate and --three-sat are about clauses"
            raise UsageError(f"{wishes}; expected --emit-dimacs, or an engine other than z3")

    @property
    def clauses_are_made(self) -> bool:
        others = (self.engine_command, self.emit_dimacs, self.certify, self.counter)
        return self.engine not in (None, Z3) or any(other is not None for other in others)

    @property
    def standard_output_is_taken(self) -> bool:
        """A formula on standard output is alone there, so that it can be piped into a solver."""
        return STANDARD in (self.emit_smt2, self.emit_dimacs)

    @property
    def files_are_wanted(self) -> bool:
        return self.emit_smt2 is not None or self.emit_dimacs is not None

    def lowering(self) -> Lowering:
        from smtpuzzles.encoding.lowering import Lowering

        # Counters do best, or do at all, without helper variables.
        usual = ENCODING if self.engine == WALKSAT else "direct" if self.counter else "z3"
        return Lowering(self.encoding or usual, self.propagate, self.three_sat)

    def open_engine(self) -> Engine:
        # The table of engines takes long to import, and most people want Z3.
        if self.engine in (None, Z3) and self.engine_command is None:
            from smtpuzzles.engines import z3_session

            return z3_session.Z3
        from smtpuzzles.engines import table

        if self.engine_command is not None:
            return table.engine_of_command(self.engine_command, self.lowering())
        if self.engine == WALKSAT:
            from smtpuzzles.cli.showing import compiling

            with compiling():
                return table.engine(WALKSAT, self.lowering(), self.settings)
        return table.engine(self.engine or Z3, self.lowering(), self.settings)

    def expect_places(self, source: str | None) -> None:
        """Complain now if a file cannot be written where it shall be, not after the search."""
        for path in (self.emit_smt2, self.emit_dimacs):
            if path is not None and path != STANDARD:
                target_of(path, source)
        if self.certify is not None:
            expect_folder(self.certify, "--certify")

    def emit(self, stated: Stated, source: str | None) -> None:
        """Write the files that were asked for, made before the first is written."""
        from smtpuzzles.encoding.export import cnf, smt2

        texts = {}
        if self.emit_smt2 is not None:
            texts[self.emit_smt2] = smt2(stated)
        if self.emit_dimacs is not None:
            texts[self.emit_dimacs] = cnf(stated, self.lowering())
        for path, text in texts.items():
            write_whole(path, text, source)


@dataclass(frozen=True)
class Question:
    """A puzzle, read in so many seconds, and where its answer goes."""

    puzzle: BoardPuzzle
    file: str
    parse: float
    display: Display
    engine: Engine

    @property
    def heading(self) -> dict[str, str]:
        """How every JSON answer begins."""
        return {"kind": self.puzzle.kind, "file": self.file, "engine": self.engine.name}


def question(kind: str, file: str | None, variant: str | None, shown: Form, means: Means) -> Question:
    started = perf_counter()
    puzzle = read_puzzles(kind, file, variant, level=None)[0]
    if not isinstance(puzzle, BoardPuzzle):
        raise UsageError(f"the solutions of {kind} are plans, which 'solve' finds; expected a kind with boards")
    return asked_of(puzzle, file, perf_counter() - started, shown, means)


def asked_of(puzzle: BoardPuzzle, file: str | None, parse: float, shown: Form, means: Means) -> Question:
    means.expect_places(file)
    engine = means.open_engine()
    if means.files_are_wanted:
        from smtpuzzles.encoding.export import of_board

        means.emit(of_board(puzzle), file)
    display = Display(shown, sys.stderr if means.standard_output_is_taken else sys.stdout)
    return Question(puzzle, STANDARD if file is None else file, parse, display, engine)
