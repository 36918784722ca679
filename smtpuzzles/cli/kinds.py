"""The command `kinds`."""

from smtpuzzles import kinds as rooms
from smtpuzzles.cli.options import Json
from smtpuzzles.cli.showing import FOUND, Display, Form


def kinds(json: Json = False) -> int:
    """List the kinds of puzzle and their variants."""
    known = [rooms.load(name) for name in rooms.names()]
    display = Display(Form.JSON if json else Form.PICTURE)
    for kind in known:
        display.sentence(f"{kind.name}: {kind.title}")
        for number, (name, meaning) in enumerate(kind.variants.items()):
            default = "" if number else " (default)"
            display.sentence(f"    --variant {name}{default}: {meaning}")
    display.object(
        lambda: {"kinds": [{"name": kind.name, "title": kind.title, "variants": dict(kind.variants)} for kind in known]}
    )
    return FOUND
