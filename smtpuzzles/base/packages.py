"""Packages that come with this one, but may be missing all the same."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from traceback import walk_tb

from smtpuzzles.errors import EngineMissing, Lacking

NO_MEMORY = re.compile(
    "out of memory|bad_alloc|cannot allocate memory|failed to map|cannot map|without exception set", re.IGNORECASE
)
_PACKAGE_OF = {
    "z3": "z3-solver",
    **dict.fromkeys(("pysat", "pysolvers", "pycard"), "python-sat"),
    **{name: name for name in ("numba", "llvmlite", "numpy")},
}


def expect_memory(problem: ImportError) -> None:
    """Raise Lacking if a module cannot be imported because there is not enough memory: then it is not missing."""
    if NO_MEMORY.search(str(problem)):
        raise Lacking("not enough memory") from None


@contextmanager
def needed_by(who: str) -> Iterator[None]:
    """Turn the error that a module of such a package is not found into one that names the package."""
    try:
        yield
    except ImportError as problem:
        expect_memory(problem)
        if package := _PACKAGE_OF.get((problem.name or "").partition(".")[0]):
            raise EngineMissing(f"{who} needs the package {package}, which is not installed here") from None
        imported = [
            frame.f_globals.get("__name__", "").partition(".")[0] for frame, _ in walk_tb(problem.__traceback__)
        ]
        if broken := [_PACKAGE_OF[name] for name in imported if name in _PACKAGE_OF]:
            raise EngineMissing(f"{who} needs the package {broken[0]}, which cannot be imported: {problem}") from None
        raise
