"""A kind that can be played and explained, but has no setter."""

from dataclasses import dataclass
from typing import ClassVar

from smtpuzzles.kinds._template import Rooks
from smtpuzzles.puzzle import Kind


@dataclass(frozen=True)
class Unset(Rooks):
    kind: ClassVar[str] = "unset"


KIND = Kind("unset", "rooks that nobody sets", {"classic": "the rules as they are"}, Unset.parse, api=2)
