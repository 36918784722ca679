"""The command `techniques`."""

from itertools import groupby
from typing import Any

from smtpuzzles import kinds
from smtpuzzles.base.text import counted
from smtpuzzles.cli.formats import KIND
from smtpuzzles.cli.options import JSON
from smtpuzzles.cli.showing import FOUND, Display, Form
from smtpuzzles.explaining import techniques as names
from smtpuzzles.puzzle.reasons import Technique


def techniques(kind: str | None = KIND, json: bool = JSON) -> int:
    """List the names that steps of explanations may have, and what such steps show."""
    some = kinds.names() if kind is None else [kinds.name_of(kind)]
    table = {name: names.techniques(name) for name in some if kind is not None or names.has_steps(name)}
    display = Display(Form.JSON if json else Form.PICTURE)
    for name, found in table.items():
        for rules, group in groupby(found, key=lambda one: one.rules):
            usual = f"usually {counted(rules, 'rule')}" if rules else "contradictions, where there is no solution"
            display.sentence(f"{name}, {usual}:")
            for one in group:
                display.sentence(f"    {one.name}: {one.words}")
    display.object(lambda: {"kinds": [{"name": name, "techniques": _json(found)} for name, found in table.items()]})
    return FOUND


def _json(found: tuple[Technique, ...]) -> list[dict[str, Any]]:
    return [{"name": one.name, "rules": one.rules or None, "words": one.words} for one in found]
