"""A kind that can be played and explained, but has no setter."""

from dataclasses import dataclass
from typing import ClassVar

from smtpuzzles.base.text import Source
from smtpuzzles.kinds._template import Rooks
from smtpuzzles.kinds._template import parse as parse_rooks
from smtpuzzles.puzzle import Kind


@dataclass(frozen=True)
class Unset(Rooks):
    kind: ClassVar[str] = "unset"


def parse(source: Source, variant: str) -> Unset:
    return Unset(parse_rooks(source, variant).board, variant)


KIND = Kind("unset", "rooks that nobody sets", {"classic": "the rules as they are"}, parse)
