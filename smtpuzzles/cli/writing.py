"""Write emitted texts to files, completely or not at all."""

import os
from collections.abc import Iterable, Iterator
from errno import EACCES
from pathlib import Path

from smtpuzzles.base import files
from smtpuzzles.base.files import STANDARD, cannot, place_for, replace_all
from smtpuzzles.base.picture import Picture
from smtpuzzles.cli.showing import out
from smtpuzzles.errors import UsageError


def write_whole(path: str, text: str, source: str | None) -> None:
    write_all(path, [text], source)


def write_all(path: str, texts: Iterable[str], source: str | None) -> None:
    """Write a file so that it is there completely or not at all, and never over `source`; '-' is standard output."""
    if path == STANDARD:
        for text in texts:
            out(text, end="")
        return
    target = target_of(path, source)
    try:
        files.write_whole(target, texts)
    except (OSError, ValueError) as problem:
        raise cannot("write", path, problem) from None


def write_into(folder: Path, named: Iterable[tuple[str, str]], source: str | None = None) -> None:
    """Write all of these files or none, never over `source`; a link that has its name is replaced, and not followed."""
    path = folder

    def targets() -> Iterator[tuple[Path, list[str]]]:
        nonlocal path
        for name, text in named:
            path = folder / name
            target_of(str(path), source)
            yield path, [text]

    try:
        folder.mkdir(parents=True, exist_ok=True)
        replace_all(targets())
    except (OSError, ValueError) as problem:
        unplaced = getattr(problem, "filename2", None)  # all were written, but this one did not get its name
        raise cannot("write", str(unplaced or path), problem, "folder" if path is folder else "file") from None


def write_svg(path: str, picture: Picture, title: str, source: str | None) -> None:
    from smtpuzzles.views.svg import svg_of

    write_whole(path, svg_of(picture, title), source)


def target_of(path: str, source: str | None) -> Path:
    """Return where to write; complain of the path now, before hours go into the text to write."""
    if source and os.path.exists(source) and os.path.exists(path) and os.path.samefile(path, source):
        raise UsageError(f"{path}: this is the puzzle itself; expected another file to write to")
    return place_for(path)


def expect_suffix(path: str | None, *suffixes: str) -> None:
    """Complain if this is a file with another suffix than its contents will have."""
    if path in (None, STANDARD):
        return
    name = os.path.basename(str(path)).lower()
    if not name.endswith(suffixes):
        raise UsageError(f"{path}: expected a name that ends in {' or '.join(suffixes)}")
    if name in suffixes:
        raise UsageError(f"{path}: expected a name before {name}")


def expect_folder(path: str, option: str) -> None:
    """Complain unless this is a folder, or can become one."""
    try:
        places = (place for place in (Path(path), *Path(path).parents) if place.is_symlink() or place.exists())
        there = next(places, Path())
    except OSError as problem:  # such as a name that is too long
        raise cannot("write", path, problem, "folder") from None
    if not there.is_dir():
        raise UsageError(f"{option}: expected a folder to write to, but '{there}' is no folder")
    if not os.access(there, os.W_OK):
        raise cannot("write", path, PermissionError(EACCES, os.strerror(EACCES)), "folder")
