"""Packages that come with this one, but may be missing all the same."""

from collections.abc import Iterator
from contextlib import contextmanager
from traceback import walk_tb

from smtpuzzles.errors import EngineMissing

_PACKAGE_OF = {
    "z3": "z3-solver",
    **dict.fromkeys(("pysat", "pysolvers", "pycard"), "python-sat"),
    **{name: name for name in ("numba", "llvmlite", "numpy")},
}


@contextmanager
def needed_by(who: str) -> Iterator[None]:
    """Turn the error that a module of such a package is not found into one that names the package."""
    try:
        yield
    except ImportError as problem:
        if package := _PACKAGE_OF.get((problem.name or "").partition(".")[0]):
            raise EngineMissing(f"{who} needs the package {package}, which is not installed here") from None
        imported = [
            frame.f_globals.get("__name__", "").partition(".")[0] for frame, _ in walk_tb(problem.__traceback__)
        ]
        if broken := [_PACKAGE_OF[name] for name in imported if name in _PACKAGE_OF]:
            raise EngineMissing(f"{who} needs the package {broken[0]}, which cannot be imported: {problem}") from None
        raise
