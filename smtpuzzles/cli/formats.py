"""The command `formats`, and the option --to of commands that write puzzles."""

from typing import Any

from smtpuzzles import kinds, reading
from smtpuzzles.cli.options import JSON, Output, argument, option
from smtpuzzles.cli.places import kind_name
from smtpuzzles.cli.showing import FOUND, Display, Form
from smtpuzzles.errors import UsageError
from smtpuzzles.puzzle.formats import Format


class FormatOutput(Output):
    """The form of the answer, perhaps that of another program."""

    to: str | None = option("FORMAT", "Print in this format; 'smtpuzzles formats' lists all.")

    def expect_possible(self) -> None:
        super().expect_possible()
        if self.to is not None and (self.plain or self.json):
            raise UsageError("--to excludes --plain and --json")

    @property
    def form(self) -> Form:
        return Form.PLAIN if self.to is not None else super().form


KIND = argument("[KIND]", "Only those of this kind.", None, "all", lambda at, word: word and kind_name(at, word))


def formats(kind: str | None = KIND, json: bool = JSON) -> int:
    """List the formats and the kinds of puzzle that each can carry."""
    table: dict[str, dict[str, Format]] = {}
    for name in kinds.names() if kind is None else [kinds.name_of(kind)]:
        for one in reading.formats(name).values():
            table.setdefault(one.name, {})[name] = one
    display = Display(Form.JSON if json else Form.PICTURE)
    for form, carried in table.items():
        display.sentence(f"{form}: {_title(carried)}")
        same: dict[str, list[str]] = {}
        for name, one in carried.items():
            same.setdefault(", ".join(abilities(one)), []).append(name)
        for words, names in same.items():
            display.sentence(f"    {', '.join(names)}: {words}")
    display.object(lambda: {"formats": [_json(form, carried) for form, carried in table.items()]})
    return FOUND


def abilities(one: Format) -> list[str]:
    """Return what can be done with puzzles of this format, in words."""
    words = {
        "read": one.read,
        "write": one.write,
        "solutions": one.solutions,
        "titles": one.titles,
        "several in a file": one.one_a_line or one.cut,
        "playable link": one.link,
    }
    return [word for word, able in words.items() if able]


def _title(carried: dict[str, Format]) -> str:
    return next(iter(carried.values())).title


def _json(form: str, carried: dict[str, Format]) -> dict[str, Any]:
    abilities_of = {name: abilities(one) for name, one in carried.items()}
    return {"name": form, "title": _title(carried), "kinds": abilities_of}
