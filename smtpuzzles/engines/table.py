"""The engines by name.

z3 is Z3 on the formula itself; all others get clauses. python-sat's solvers have their own names; a program with the
name of one of them is called NAME-program.
"""

from __future__ import annotations

import re
import shutil
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from smtpuzzles.base.expecting import expect_type
from smtpuzzles.base.packages import needed_by
from smtpuzzles.base.signals import leaving_at_ends
from smtpuzzles.base.text import unknown
from smtpuzzles.engines.session import Ability, Engine, Mode, Session
from smtpuzzles.errors import EngineMissing, UsageError
from smtpuzzles.walksat.settings import ENCODING, Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from smtpuzzles.base.deadline import Deadline
    from smtpuzzles.encoding.clauses import Cnf
    from smtpuzzles.encoding.lowering import Lowering

Z3, Z3_SAT, WALKSAT, MINICARD = "z3", "z3-sat", "walksat", "minicard"
# Checks the deadline repeatedly, so that questions about plans can be ended in any thread, which is not safe with Z3;
# on levels of usual size it is as fast.
STOPPABLE = "glucose"
LIBRARY = {
    "cadical": "cadical195",
    "glucose": "glucose42",
    "maplechrono": "maplechrono",
    "mergesat": "mergesat3",
    "minicard": "minicard",
    "minisat": "minisat22",
}
# For this package's own questions; in the list of engines it would only be one more minisat.
UNLISTED = ("minisat-gh",)


class _Program(NamedTuple):
    """The command of a program, how to install it, and the further words of a command that writes a proof."""

    command: tuple[str, ...]
    origin: str
    proof: tuple[str, ...] = ()


PROGRAMS = {
    "cadical-program": _Program(("cadical", "{cnf}"), "apt install cadical", ("{proof}", "--no-binary")),
    "clasp": _Program(("clasp", "--stats", "{cnf}"), "apt install clasp"),
    "cryptominisat5": _Program(("cryptominisat5", "--verb", "1", "{cnf}"), "apt install cryptominisat"),
    "glucose-program": _Program(
        ("glucose", "-model", "{cnf}"),
        "https://github.com/audemard/glucose",
        ("-certified", "-certified-output={proof}"),
    ),
    "kissat": _Program(("kissat", "{cnf}"), "https://github.com/arminbiere/kissat", ("{proof}", "--no-binary")),
    "minisat-program": _Program(("minisat", "{cnf}", "{result}"), "apt install minisat"),
    "picosat": _Program(("picosat", "-v", "{cnf}"), "apt install picosat"),
}
_OF_LIBRARY = frozenset(Ability) - {Ability.PROOFS}
_BEGINNING = 10_000  # characters of what a program prints, in which its version is looked for
NAMES = (Z3, Z3_SAT, WALKSAT, *sorted([*LIBRARY, *PROGRAMS]))


def engine(
    name: str = Z3,
    lowering: Lowering | None = None,
    settings: Settings | None = None,
    proofs: bool = False,
    *,
    encoding: str | None = None,
) -> Engine:
    """Return the engine of this name; all but z3 get clauses, made by `lowering`; `settings` are for walksat.

    With `proofs`, programs that can write a proof do so, and their 'unsat' is a checked one. `encoding` is a
    lowering that does no more than this encoding.
    """
    expect_type(name, str, "the name of an engine")
    expect_type(settings, Settings | None, "settings of walksat")
    lowering = lowering if encoding is None else _lowering(encoding)
    if name == Z3 and encoding is not None:
        raise UsageError("z3 gets the formula itself: expected no encoding, or another engine")
    with needed_by(f"the engine {name}"):
        if name == Z3:
            return _z3()
        if name == Z3_SAT:
            return _on_clauses(name, lowering, _z3().on_clauses, _z3().abilities)
        if name == WALKSAT:
            return _local_search(lowering, settings or Settings())
        if name in LIBRARY or name in UNLISTED:
            return _library(name, lowering)
    if name not in PROGRAMS:
        raise unknown("engine", name, NAMES)
    program = PROGRAMS[name]
    if not shutil.which(program.command[0]):
        raise EngineMissing(f"the program {program.command[0]} is not on the PATH; it comes with: {program.origin}")
    return _program(name, program.command + program.proof * proofs, lowering)


def engine_of_command(command: str, lowering: Lowering) -> Engine:
    """Return any program that reads DIMACS and prints `s` and `v` lines; its command has {cnf} for the file.

    A command with {proof} writes a DRAT proof there, which is checked.
    """
    from smtpuzzles.engines.programs import command_words

    return _program(command, command_words(command), lowering)


# What an engine needs is imported when somebody asks for that engine: it takes long, or is not there.


def _lowering(encoding: str) -> Lowering:
    from smtpuzzles.encoding.lowering import Lowering

    return Lowering(encoding)


def _z3() -> Engine:
    from smtpuzzles.engines.z3_session import Z3 as Z3_ENGINE

    return Z3_ENGINE


def _library(name: str, lowering: Lowering | None) -> Engine:
    from smtpuzzles.engines.library import LibrarySession

    if name == MINICARD and lowering is None:
        from smtpuzzles.encoding import native

        on_clauses = _library(name, _lowering("direct"))
        return on_clauses._replace(on_formula=lambda formula, _: LibrarySession(name, *native.encode(formula)))
    solver = LIBRARY.get(name, name)
    return _on_clauses(name, lowering, lambda cnf, _: LibrarySession(solver, cnf), _OF_LIBRARY)


def _on_clauses(
    name: str,
    lowering: Lowering | None,
    hold: Callable[[Cnf, Mode], Session],
    abilities: frozenset[Ability] = frozenset(),
) -> Engine:
    from smtpuzzles.encoding.lowering import Lowering

    way = Lowering() if lowering is None else lowering
    expect_type(way, Lowering, "a Lowering")
    return Engine(name, lambda formula, mode: hold(way.cnf(formula), mode), hold, abilities)


def _program(name: str, command: tuple[str, ...], lowering: Lowering | None) -> Engine:
    from smtpuzzles.engines.programs import ProgramSession, proves

    abilities = frozenset({Ability.ASSUMPTIONS, Ability.PROOFS} if proves(command) else {Ability.ASSUMPTIONS})
    made = _on_clauses(name, lowering, lambda cnf, _: ProgramSession(command, cnf), abilities)
    return made._replace(outside=True)


def _local_search(lowering: Lowering | None, settings: Settings) -> Engine:
    from smtpuzzles.engines.local_search import WalkSession
    from smtpuzzles.walksat import heuristics
    from smtpuzzles.walksat.walking import warm_up

    warm_up(heuristics.load(settings.heuristic))
    return _on_clauses(WALKSAT, lowering or _lowering(ENCODING), lambda cnf, _: WalkSession(cnf, settings))


def here() -> list[str]:
    """Return the names of the engines that are on this machine."""
    return [name for name in NAMES if name not in PROGRAMS or shutil.which(PROGRAMS[name].command[0])]


class _Listed(NamedTuple):
    """A row in the list of engines; without a version it is not on this machine."""

    name: str
    what: str
    version: str | None
    origin: str


def listed() -> list[_Listed]:
    """Return all engines, also those that are not on this machine."""
    from importlib.metadata import version

    z3, pysat = (f"{package} {version(package)}" for package in ("z3-solver", "python-sat"))
    found = [_Listed(Z3, "Z3 on the formula itself", z3, "comes along")]
    found.append(_Listed(Z3_SAT, "Z3 on the clauses", z3, "comes along"))
    found.append(_Listed(WALKSAT, "our own local search: sat or unknown", f"numba {version('numba')}", "comes along"))
    versions = _versions()
    for name in NAMES[3:]:
        if name in LIBRARY:
            found.append(_Listed(name, f"{LIBRARY[name]} in this process", pysat, "comes along"))
        else:
            program = PROGRAMS[name]
            found.append(_Listed(name, f"the program {program.command[0]}", versions.get(name), program.origin))
    return found


@leaving_at_ends()
def _versions() -> dict[str, str]:
    """Return the versions of the programs that are on this machine, asked at once, or 'version unknown'."""
    from concurrent.futures import ThreadPoolExecutor

    from smtpuzzles.base.deadline import Deadline

    paths = {name: path for name, program in PROGRAMS.items() if (path := shutil.which(program.command[0]))}
    deadline = Deadline(5)
    with ThreadPoolExecutor(len(PROGRAMS)) as pool:
        try:
            return dict(zip(paths, pool.map(partial(_version_of, deadline), paths.values()), strict=True))
        finally:
            deadline.cancel()


def _version_of(deadline: Deadline, path: str) -> str:
    from smtpuzzles.engines.running import run

    try:
        printed = run([path, "--version"], deadline).output[:_BEGINNING]
    except EngineMissing:
        return "version unknown"
    found = re.search(r"(?<!\d)\d++(\.\d++)+|^\w*\d$", printed, re.MULTILINE)
    return found.group() if found else "version unknown"
