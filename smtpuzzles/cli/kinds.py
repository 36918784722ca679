"""The command `kinds`."""

from typing import Any

from smtpuzzles import kinds as rooms
from smtpuzzles.cli.options import JSON
from smtpuzzles.cli.showing import FOUND, Display, Form, note
from smtpuzzles.puzzle import Kind


def kinds(json: bool = JSON) -> int:
    """List the kinds of puzzle, their variants, and the packages that bring further kinds."""
    others, refused = rooms.outside()
    known = [*map(rooms.load, rooms.names()), *others]
    display = Display(Form.JSON if json else Form.PICTURE)
    for kind in known:
        origin = rooms.origin(kind.name)
        display.sentence(f"{kind.name}: {kind.title}" + (f" (from {origin})" if origin else ""))
        for number, (name, meaning) in enumerate(kind.variants.items()):
            default = "" if number else " (default)"
            display.sentence(f"    --variant {name}{default}: {meaning}")
    display.object(lambda: {"kinds": [_json(kind) for kind in known]})
    for problem in refused:
        note(problem)
    return FOUND


def _json(kind: Kind) -> dict[str, Any]:
    origin = rooms.origin(kind.name) or "built in"
    return {"name": kind.name, "title": kind.title, "variants": {**kind.variants}, "from": origin}
