"""Functions compiled by numba, kept on disk from one run to the next; numba is imported when one is defined.

Where there is no numba, as in a browser, whoever starts the package may provide functions that are compiled otherwise.
"""

import os
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from smtpuzzles.errors import UsageError

# Called, with the module of the function, whenever one begins to be compiled.
_notified: list[Callable[[str], object]] = []
_provided: dict[str, Any] = {}
_importing = Lock()


def provide(package: str, functions: Any) -> None:
    """Let these functions, which are its attributes, take the place of those that the package would compile."""
    _provided[package] = functions


def provided(package: str) -> Any:
    return _provided.get(package)


def compiler(folder: Path, **how: Any) -> Callable[[Callable[..., Any]], Any]:
    """Return the decorator that compiles functions of this folder, which may call one another across its files."""
    with _importing:
        _listen()
    how = {"error_model": "numpy", "no_cfunc_wrapper": True, **how}  # C does not call them
    stamps = [(file.stat().st_mtime, file.stat().st_size) for file in sorted(folder.rglob("*.py"))]

    def compiled(function: Callable[..., Any]) -> Any:
        from numba import njit

        try:
            made = njit(cache=True, **how)(function)
        except RuntimeError:  # no folder for the cache can be written to: compile every time
            return njit(**how)(function)
        # By itself, numba would only notice changes in the file of this function, not in those that it calls.
        made._cache._cache_file._source_stamp = stamps
        return made

    return compiled


@contextmanager
def when_compiling(begins: Callable[[str], object]) -> Iterator[None]:
    """Call `begins` whenever a function begins to be compiled, with its module; not if it is read from disk."""
    _notified.append(begins)
    try:
        yield
    finally:
        _notified.remove(begins)


def _import_numba() -> None:
    """Import it as a whole: its parts are there before it is ready, and two threads would wait for each other.

    So with the part of numpy that it looks at when it is first given an array.

    What its variables say that it cannot do, it would report in a traceback, or not at all.
    """
    variables = [name for name in os.environ if name.startswith("NUMBA_")]
    try:
        with warnings.catch_warnings():
            if variables:
                warnings.simplefilter("error", RuntimeWarning)
            import numba
            import numpy.ma  # noqa: F401
        if numba.config.DISABLE_JIT:
            raise ValueError("nothing would be compiled")
    except (ValueError, RuntimeWarning) as problem:
        reason = str(problem).partition("\n")[0].rstrip(".")
        raise UsageError(f"cannot compile with the variables {', '.join(variables)} as they are: {reason}") from None


@cache
def _listen() -> None:
    _import_numba()
    from numba.core import event

    class Listener(event.Listener):  # type: ignore[misc] # numba has no types
        def on_start(self, event: Any) -> None:
            module: str = event.data["dispatcher"].py_func.__module__
            for begins in [] if module.startswith("numba.") else _notified:  # it also compiles functions of its own
                begins(module)

        def on_end(self, event: Any) -> None:
            pass

    event.register("numba:compile", Listener())
