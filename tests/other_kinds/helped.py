"""Rooks with a variable that no cell shows and no rule mentions: it must not double any count."""

from dataclasses import dataclass
from typing import ClassVar

from smtpuzzles.base.text import Source
from smtpuzzles.kinds._template import Rooks
from smtpuzzles.kinds._template import parse as parse_rooks
from smtpuzzles.model import Model
from smtpuzzles.puzzle import Kind


@dataclass(frozen=True)
class Helped(Rooks):
    kind: ClassVar[str] = "helped"

    def build_model(self) -> Model:
        return super().build_model()._replace(helpers=("loose",))


def parse(source: Source, variant: str) -> Helped:
    return Helped(parse_rooks(source, variant).board, variant)


KIND = Kind("helped", "rooks with a helper", {"classic": "the rules as they are"}, parse)
