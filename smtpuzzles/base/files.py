"""Files that are written completely or not at all, and the error for files that cannot be read or written."""

import os
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from errno import EACCES, EFBIG, EISDIR, ENOSPC
from functools import cache
from pathlib import Path
from typing import BinaryIO

from smtpuzzles.base.signals import leaving_at_ends, putting_ends_off
from smtpuzzles.errors import LACKS, InputError, Lacking, UsageError

STANDARD = "-"  # names standard input and output
# Of a file that is read as a whole: a board of 4,000 x 4,000 single characters. Without a limit, an endless stream
# would fill the memory.
LONGEST = 16_000_000
_TO_REMOVE = 4  # files that are open while folders in folders are removed


@cache
def modules_in(*folders: str | Path) -> tuple[str, ...]:
    """Return the names of the modules and packages in these folders, without those that begin with an underscore.

    `pkgutil` returns the same, but importing it takes a hundredth of the time that a small puzzle takes.
    """
    found = [path for folder in folders for path in Path(folder).iterdir() if not path.name.startswith("_")]
    return tuple(sorted({path.stem for path in found if path.suffix == ".py" or (path / "__init__.py").is_file()}))


def replace_whole(target: Path, parts: Iterable[str | bytes]) -> None:
    """Write the parts into a file, completely or not at all; its folder must exist. A link in its place is replaced."""
    replace_all([(target, parts)])


@leaving_at_ends()
def replace_all(files: Iterable[tuple[Path, Iterable[str | bytes]]]) -> None:
    """Write the same for several files: all of them, or none if there is no space for all."""
    import tempfile  # importing it takes longer than reading most puzzles

    made: list[tuple[str, Path]] = []
    try:
        for target, parts in files:
            with putting_ends_off():
                descriptor, temporary = tempfile.mkstemp(dir=target.parent, prefix=".smtpuzzles-")
                made.append((temporary, target))
            with open(descriptor, "wb") as stream:
                stream.writelines(map(_bytes, parts))
            os.chmod(temporary, _permissions(target))
        with putting_ends_off():
            for temporary, target in made:
                os.replace(temporary, target)
    except BaseException:
        with putting_ends_off():
            for temporary, _ in made:
                with suppress(FileNotFoundError):  # it has its name already
                    os.unlink(temporary)
        raise


def write_whole(target: Path, parts: Iterable[str | bytes]) -> None:
    """Write to the place that `place_for` returned: a file is replaced, a pipe or a device takes the parts."""
    if target.exists() and not target.is_file():
        target.write_bytes(b"".join(map(_bytes, parts)))
    else:
        replace_whole(target, parts)


@contextmanager
def temporary_files() -> Iterator[None]:
    """Turn the error that a temporary file cannot be used into one that names its folder."""
    import tempfile

    try:
        yield
    except OSError as problem:
        if problem.errno in LACKS:  # no folder helps
            raise
        where = f" in {tempfile.tempdir}" if tempfile.tempdir else ""
        reason = (problem.strerror or str(problem)).lower()
        hint = "'ulimit -f' limits their size" if problem.errno == EFBIG else "TMPDIR can name another folder"
        raise UsageError(f"cannot use temporary files{where}: {reason}; {hint}") from None


@contextmanager
def temporary_folder() -> Iterator[Path]:
    """Yield a new folder that is removed in the end, also at signals that would end the program."""
    with temporary_files(), leaving_at_ends(), _folder("smtpuzzles-") as folder:
        yield folder


@contextmanager
def _folder(prefix: str, parent: Path | None = None) -> Iterator[Path]:
    """Yield a new folder; in the end, remove it if it is still there. That takes open files, which are kept ready."""
    import tempfile

    parent = parent or Path(tempfile.gettempdir())
    with ExitStack() as ready:
        for _ in range(_TO_REMOVE):
            ready.enter_context(open(os.devnull, "rb"))
        folder = None
        try:
            with putting_ends_off():
                folder = tempfile.TemporaryDirectory(prefix=prefix, dir=parent)
            yield Path(folder.name)
        finally:
            with putting_ends_off():
                ready.close()
                if folder is not None:
                    folder.cleanup()


def followed(path: Path) -> Path:
    """Return the file that links lead to, which may be missing; links that lead in a circle are an OSError."""
    with suppress(FileNotFoundError):
        path.stat()
    if not path.is_symlink():
        return path
    real = path.resolve()
    return path if path.exists() and not real.exists() else real  # /dev/stdout leads to a pipe, which has no name


def expect_no_stream(path: Path) -> None:
    """Complain of a file that has our answers or messages, too: one would overwrite the other."""
    for descriptor, stream in ((1, "standard output"), (2, "standard error")):
        with suppress(OSError):  # the file is missing, or the stream is closed
            if path.is_file() and os.path.samestat(path.stat(), os.fstat(descriptor)):
                raise UsageError(f"{path}: this file is {stream}; expected another one")


def expect_growing(path: Path) -> None:
    """Complain of a place that takes what is written, but does not keep it."""
    expect_no_stream(path)
    if path.exists() and not (path.is_file() or path.is_dir()):
        raise UsageError(f"{path}: expected a file, but this is a device or a pipe")


def begin(path: Path, head: bytes) -> None:
    """Write the first line of a file that will grow; if it does not fit on the disk, no new file stays behind."""
    path = followed(path)
    new = not path.exists()
    try:
        with putting_ends_off():
            path.write_bytes(head)
    except OSError:
        if new:
            with suppress(OSError):
                path.unlink()
        raise


def expect_writable(path: Path) -> None:
    """Raise the error of a file that cannot be written; what it has stays, and a new one does not stay."""
    path = followed(path)
    expect_no_stream(path)
    new = not path.exists()
    with putting_ends_off():
        with path.open("ab"):
            pass
        if new:
            path.unlink()


def place_for(path: str) -> Path:
    """Return where links lead; raise the error of a file that cannot be written whole, before its text is made."""
    try:
        target = followed(Path(path))
        os.stat(os.path.join(target.parent, ""))  # which must be there, and be a folder
        changed = target if target.exists() and not target.is_file() else target.parent
        problem = EISDIR if target.is_dir() else 0 if os.access(changed, os.W_OK) else EACCES
        if problem:
            raise OSError(problem, os.strerror(problem))
    except (OSError, ValueError) as problem:
        raise cannot("write", path, problem) from None
    expect_no_stream(target)
    return target


GONE = "the current folder is gone; run the same command in another one"


def folder_is_gone() -> bool:
    """Is there no current folder any more? Libraries ask for it, and processes begin in it."""
    try:
        os.getcwd()
    except FileNotFoundError:
        return True
    return False


def expect_space(folder: Path) -> None:
    """Raise OSError where the disk is full: what others have written there may be cut off."""
    import shutil

    if not shutil.disk_usage(folder).free:
        raise OSError(ENOSPC, os.strerror(ENOSPC))


def bounded_lines(stream: BinaryIO, file: str, longest: int) -> Iterator[bytes]:
    """Yield the lines of a file, with any line ends; one of more bytes is refused before it fills the memory."""
    number = 0
    for data in iter(lambda: stream.readline(longest + 1), b""):
        if len(data) > longest:
            raise InputError(f"expected lines of at most {longest:,} characters", file, number + 1, 1)
        lines = data.splitlines(keepends=True)  # old Macs end lines with '\r' alone
        number += len(lines)
        yield from lines


def _permissions(target: Path) -> int:
    """Return those of the file that is there; that it runs as its owner was granted to its former contents only."""
    replaced = target.exists() and not target.is_symlink()
    return target.stat().st_mode & 0o777 if replaced else 0o666 & ~_current_umask()


@leaving_at_ends()
def new_folder(target: Path, files: Iterable[tuple[str, str | bytes]]) -> None:
    """Make a folder of files, by their paths in it, completely or not at all; it may be there if it is empty."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with _folder(".smtpuzzles-", target.parent) as temporary:
        for name, content in files:
            (temporary / name).parent.mkdir(parents=True, exist_ok=True)
            (temporary / name).write_bytes(_bytes(content))
        os.chmod(temporary, 0o777 & ~_current_umask())
        os.replace(temporary, target)


def _bytes(content: str | bytes) -> bytes:
    return content.encode() if isinstance(content, str) else content


def user_folder(variable: str, *usual: str) -> Path:
    """Return the user's folder for files of this program, below what an XDG variable names, or its usual place."""
    windows = os.name == "nt"
    wanted = os.environ.get("LOCALAPPDATA" if windows else variable, "")
    if os.path.isabs(wanted):  # the XDG Base Directory Specification says: ignore relative ones
        return Path(wanted, "smtpuzzles")
    try:
        return Path.home().joinpath(*(["AppData", "Local"] if windows else usual), "smtpuzzles")
    except RuntimeError:
        raise UsageError("cannot keep files: this user has no home folder") from None


def _current_umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


class CannotUse(Lacking, UsageError):
    """A file cannot be read or written because the system gives no more files or memory."""


def cannot(what: str, file: str, problem: OSError | ValueError, thing: str = "file") -> UsageError:
    """Return the error that this file cannot be read or written."""
    reason = getattr(problem, "strerror", None) or str(problem)
    of = CannotUse if getattr(problem, "errno", None) in LACKS else UsageError
    place = f"cannot {what} standard input" if file == STANDARD else f"{file or repr('')}: cannot {what} this {thing}"
    return of(f"{place}: {reason[:1].lower()}{reason[1:]}")
