"""The command `engines`."""

from smtpuzzles.cli.options import JSON
from smtpuzzles.cli.showing import FOUND, Display, Form


def engines(json: bool = JSON) -> int:
    """List the solvers and how to install missing ones."""
    from smtpuzzles.engines.table import listed

    display = Display(Form.JSON if json else Form.PICTURE)
    found = listed()
    names, whats = (max(len(word) for word in words) for words in zip(*[engine[:2] for engine in found], strict=True))
    for engine in found:
        here = engine.version or f"not installed: {engine.origin}"
        display.sentence(f"{engine.name:{names}}  {engine.what:{whats}}  {here}")
    display.object(lambda: {"engines": [engine._asdict() for engine in found]})
    return FOUND
