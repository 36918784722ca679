"""Rooks with a variable that no cell shows and no rule mentions: it must not double any count."""

from dataclasses import dataclass
from typing import ClassVar

from smtpuzzles.kinds._template import Rooks
from smtpuzzles.model import Model
from smtpuzzles.puzzle import Kind


@dataclass(frozen=True)
class Helped(Rooks):
    kind: ClassVar[str] = "helped"

    def build_model(self) -> Model:
        return super().build_model()._replace(helpers=("loose",))


KIND = Kind("helped", "rooks with a helper", {"classic": "the rules as they are"}, Helped.parse, api=2)
