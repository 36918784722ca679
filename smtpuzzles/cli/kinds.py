"""The command `kinds`."""

from smtpuzzles import kinds as rooms
from smtpuzzles.cli.options import Json
from smtpuzzles.cli.showing import FOUND, Display, Form, note


def kinds(json: Json = False) -> int:
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
    listed = [
        {
            "name": one.name,
            "title": one.title,
            "variants": {**one.variants},
            "from": rooms.origin(one.name) or "built in",
        }
        for one in known
    ]
    display.object(lambda: {"kinds": listed})
    for problem in refused:
        note(problem)
    return FOUND
