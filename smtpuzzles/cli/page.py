"""The command `page`."""

from pathlib import Path

from smtpuzzles.cli.options import argument, option
from smtpuzzles.cli.showing import FOUND, note
from smtpuzzles.cli.writing import expect_folder
from smtpuzzles.errors import UsageError


def page(
    folder: str = argument("DIR", "The folder to make; it must be new or empty."),
    cache: str | None = option("FOLDER", "Keep fetched files in this folder instead of the usual cache."),
) -> int:
    """Build the page for browsers: a folder that any web server can serve."""
    from smtpuzzles.web.building import build
    from smtpuzzles.web.fetching import usual_cache

    target = _new_folder(folder)
    if cache is not None:
        expect_folder(cache, "--cache")
    size = build(target, usual_cache() if cache is None else Path(cache), note)
    note(f"{folder}: {size / 1e6:.1f} MB; to look at it: python3 -m http.server --directory {folder}")
    return FOUND


def _new_folder(name: str) -> Path:
    """Return the folder of this name; complain now if it cannot become the page, not after all was fetched."""
    expect_folder(name, "DIR")
    folder = Path(name)
    if folder.is_dir() and (folder.samefile(".") or any(folder.iterdir())):
        raise UsageError(f"{name}: expected a folder that is new, or empty and not the current one")
    return folder
