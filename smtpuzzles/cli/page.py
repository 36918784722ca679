"""The command `page`."""

from pathlib import Path
from typing import Annotated

import typer

from smtpuzzles.cli.options import option
from smtpuzzles.cli.showing import FOUND, note


def page(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to make; it must be new or empty.")],
    cache: Annotated[
        Path | None, option("FOLDER", "Keep fetched files in this folder instead of the usual cache.")
    ] = None,
) -> int:
    """Build the page for browsers: a folder that any web server can serve."""
    from smtpuzzles.web.building import build
    from smtpuzzles.web.fetching import usual_cache

    size = build(folder, cache or usual_cache(), note)
    note(f"{folder}: {size / 1e6:.1f} MB; to look at it: python3 -m http.server --directory {folder}")
    return FOUND
