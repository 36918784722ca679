"""Files that are there completely or not at all, and what is said where none can be."""

import os
from pathlib import Path

from smtpuzzles.errors import UsageError


def replace_whole(target: Path, text: str) -> None:
    """Write a file so that it is there completely or not at all; its folder must be there."""
    import tempfile  # takes longer to import than most puzzles to read

    descriptor, temporary = tempfile.mkstemp(dir=target.parent, prefix=".smtpuzzles-")
    try:
        with open(descriptor, "w", encoding="utf-8") as stream:
            stream.write(text)
        os.chmod(temporary, target.stat().st_mode if target.exists() else 0o666 & ~current_umask())
        os.replace(temporary, target)
    except BaseException:
        os.unlink(temporary)
        raise


def current_umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def cannot(what: str, file: str, problem: OSError | ValueError) -> UsageError:
    """The complaint that this file cannot be read or written."""
    reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
    called = file or "''"
    return UsageError(f"{called}: cannot {what} this file: {reason[:1].lower()}{reason[1:]}")
