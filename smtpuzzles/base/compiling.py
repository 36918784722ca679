"""Functions compiled by numba, kept on disk from one run to the next."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba import njit


def compiler(folder: Path, **how: Any) -> Callable[[Callable[..., Any]], Any]:
    """Return the decorator that compiles functions of this folder, which may call one another across its files."""
    stamps = [(file.stat().st_mtime, file.stat().st_size) for file in sorted(folder.rglob("*.py"))]

    def compiled(function: Callable[..., Any]) -> Any:
        try:
            made = njit(cache=True, error_model="numpy", **how)(function)
        except RuntimeError:  # no folder for the cache can be written to: compile every time
            return njit(error_model="numpy", **how)(function)
        # By itself, numba would only notice changes in the file of this function, not in those that it calls.
        made._cache._cache_file._source_stamp = stamps
        return made

    return compiled
