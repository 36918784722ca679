"""Files that are written completely or not at all, and the error for files that cannot be read or written."""

import os
from collections.abc import Iterable
from pathlib import Path

from smtpuzzles.errors import UsageError


def replace_whole(target: Path, texts: Iterable[str]) -> None:
    """Write the texts into a file, completely or not at all; its folder must exist."""
    import tempfile  # importing it takes longer than reading most puzzles

    descriptor, temporary = tempfile.mkstemp(dir=target.parent, prefix=".smtpuzzles-")
    try:
        with open(descriptor, "w", encoding="utf-8") as stream:
            stream.writelines(texts)
        os.chmod(temporary, target.stat().st_mode if target.exists() else 0o666 & ~_current_umask())
        os.replace(temporary, target)
    except BaseException:
        os.unlink(temporary)
        raise


def new_folder(target: Path, files: Iterable[tuple[str, str]]) -> None:
    """Make a folder of files, by their names, completely or not at all; it may be there if it is empty."""
    import shutil
    import tempfile

    target.parent.mkdir(parents=True, exist_ok=True)
    temporary = Path(tempfile.mkdtemp(dir=target.parent, prefix=".smtpuzzles-"))
    try:
        for name, text in files:
            (temporary / name).write_text(text, encoding="utf-8")
        os.chmod(temporary, 0o777 & ~_current_umask())
        os.replace(temporary, target)
    except BaseException:
        shutil.rmtree(temporary)
        raise


def _current_umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def cannot(what: str, file: str, problem: OSError | ValueError) -> UsageError:
    """Return the error that this file cannot be read or written."""
    reason = getattr(problem, "strerror", None) or str(problem)
    return UsageError(f"{file or repr('')}: cannot {what} this file: {reason[:1].lower()}{reason[1:]}")
