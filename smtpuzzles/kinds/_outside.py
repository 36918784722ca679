"""Kinds that do not come with smtpuzzles: of installed packages, and of single files.

A package names its kinds in the entry points of the group `smtpuzzles.kinds`: `yinyang = "smtpuzzles_yinyang:KIND"`.
They are looked up only for a name that no built-in kind has, because that takes longer than to solve most puzzles. The
kind of a file is the object `KIND` in it; the path of the file, which ends in .py, stands for its name.
"""

import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from smtpuzzles.base.signals import EndedBySignal
from smtpuzzles.base.text import shown
from smtpuzzles.errors import UsageError, words_of
from smtpuzzles.puzzle.kind import API, Kind

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP, SWITCH = "smtpuzzles.kinds", "SMTPUZZLES_NO_PLUGINS"
SUFFIX = ".py"
# The module of a file has this name and the path in hexadecimal digits: so a worker process that gets a puzzle of its
# class can import it.
MODULE = "smtpuzzles_kind_"


class FromFile(str):
    """The name of a kind that is in the file `path`; a process that gets this name loads the file."""

    path: str

    def __reduce__(self) -> tuple[Callable[[str], "FromFile"], tuple[str]]:
        return from_file, (self.path,)


class _Finder:
    """Finds the modules of files."""

    @staticmethod
    def find_spec(name: str, *_: object) -> ModuleSpec | None:
        if not name.startswith(MODULE):
            return None
        from importlib.util import spec_from_file_location

        return spec_from_file_location(name, os.fsdecode(bytes.fromhex(name.removeprefix(MODULE))))


sys.meta_path.append(_Finder)


def from_file(path: str) -> FromFile:
    """Load the kind of this file and return its name."""
    if not os.path.isfile(path):
        raise UsageError(f"cannot read {path}: no such file")
    before, module = files(), MODULE + os.fsencode(os.path.abspath(path)).hex()
    try:
        name = _named(_checked(lambda: vars(import_module(module)).get("KIND"), path).name, os.path.abspath(path))
    except UsageError:
        sys.modules.pop(module, None)  # it is not one of `files`
        raise
    if name in before and before[name].path != name.path:
        del sys.modules[module]
        raise UsageError(f"{path}: a kind '{name}' is already loaded from {before[name].path}")
    return name


def _named(name: str, path: str) -> FromFile:
    named = FromFile(name)
    named.path = path
    return named


def files() -> dict[str, FromFile]:
    """Return the kinds of the files that this process has loaded, by name."""
    loaded = [module for name, module in sys.modules.copy().items() if name.startswith(MODULE)]
    return {one.KIND.name: _named(one.KIND.name, str(one.__file__)) for one in loaded if hasattr(one, "KIND")}


def used() -> list[str]:
    """Return the names of the kinds whose code this process has run."""
    of_packages = [name for name, points in entry_points().items() if any(one.module in sys.modules for one in points)]
    return [*files().values(), *of_packages]


@cache
def entry_points() -> "Mapping[str, list[EntryPoint]]":
    """Return the entry points of installed packages by the names of their kinds."""
    found: dict[str, list[EntryPoint]] = {}
    if not os.environ.get(SWITCH):
        from importlib.metadata import entry_points

        for point in entry_points(group=GROUP):
            found.setdefault(point.name, []).append(point)
    return dict(sorted(found.items()))


def load(name: str) -> Kind:
    """Return the kind of this name, of a file that is loaded or of a package."""
    if name in (loaded := files()):
        kind: Kind = sys.modules[MODULE + os.fsencode(loaded[name].path).hex()].KIND
        return kind
    points = entry_points()[name]
    if len(points) > 1:
        raise UsageError(f"the kind '{name}' is in {' and in '.join(map(package, points))}: uninstall one of them")
    kind = _checked(points[0].load, f"the kind '{name}' of {package(points[0])}")
    if kind.name != name:
        raise UsageError(f"{package(points[0])} calls a kind '{name}' that calls itself '{kind.name}'")
    return kind


def package(point: "EntryPoint") -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist else point.value


def origin(name: str) -> str:
    """Return where this kind comes from: a file, or a package and its version."""
    loaded = files()
    return os.path.relpath(loaded[name].path) if name in loaded else " and ".join(map(package, entry_points()[name]))


def samples(name: str) -> Path | None:
    """Return the folder `samples` beside the module of a package's kind, if there is one."""
    for point in entry_points().get(name, ()):
        folder = Path(str(import_module(point.module).__file__)).parent / "samples"
        if folder.is_dir():
            return folder
    return None


def _checked(get: Callable[[], Any], whose: str) -> Kind:
    """Return what this gets, if it is a kind for this version of smtpuzzles."""
    try:
        kind = get()
    except (KeyboardInterrupt, EndedBySignal):
        raise
    except BaseException as problem:
        missing = isinstance(problem, ImportError) and (problem.name or "").partition(".")[0] == "smtpuzzles"
        version = f"; this smtpuzzles has version {API} of the contract" * missing
        raise UsageError(f"{whose} cannot be used: {in_words(problem)}{place_of(problem)}{version}") from None
    if not isinstance(kind, Kind):
        found = "no KIND" if kind is None else type(kind).__name__
        raise UsageError(f"{whose} cannot be used: expected KIND = Kind(...), but found {found}")
    if not isinstance(kind.api, int):
        raise UsageError(f"{whose} cannot be used: expected api={API}, a number, but found {shown(kind.api)}")
    if kind.api != API:
        raise UsageError(f"{whose} is made for version {kind.api} of the contract; this smtpuzzles has version {API}")
    return kind


def in_words(problem: BaseException) -> str:
    words = problem.msg if isinstance(problem, SyntaxError) else words_of(problem)
    return f"{type(problem).__name__}: {' '.join(words.split())}"


def place_of(problem: BaseException) -> str:
    """Return ' (file:line)' if the error is in the code of a kind from outside, else ''."""
    from traceback import walk_tb

    packages = {point.module.split(".")[0] for points in entry_points().values() for point in points}
    places = [
        (frame.f_code.co_filename, line)
        for frame, line in walk_tb(problem.__traceback__)
        if (name := frame.f_globals.get("__name__", "").split(".")[0]) in packages or name.startswith(MODULE)
    ]
    if isinstance(problem, SyntaxError) and problem.filename:
        places.append((problem.filename, problem.lineno or 1))
    return f" ({os.path.relpath(places[-1][0])}:{places[-1][1]})" if places else ""
