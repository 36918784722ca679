"""The least that a kind can be: no clues, no setter, no prompts, one variant."""

from dataclasses import dataclass
from typing import ClassVar

from smtpuzzles.base.picture import Picture
from smtpuzzles.base.text import Source
from smtpuzzles.kinds._template import Rooks
from smtpuzzles.model import Board, Model
from smtpuzzles.puzzle import BoardPuzzle, Kind
from smtpuzzles.result import Violation


@dataclass(frozen=True)
class Least(BoardPuzzle):
    kind: ClassVar[str] = "least"
    rooks: Rooks
    variant: str = "only"

    def text(self) -> str:
        return self.rooks.text()

    def build_model(self) -> Model:
        return self.rooks.build_model()

    def violations(self, solution: Board) -> list[Violation]:
        return self.rooks.violations(solution)

    def picture(self, solution: Board | None = None) -> Picture:
        return self.rooks.picture(solution)

    def solution_text(self, solution: Board) -> str:
        return self.rooks.solution_text(solution)

    def read_solution(self, source: Source) -> Board:
        return self.rooks.read_solution(source)


def parse(source: Source, variant: str) -> Least:
    return Least(Rooks.parse(source, "classic"), variant)


KIND = Kind("least", "rooks, with nothing that a kind may leave out", {"only": "there is no other"}, parse, api=2)
