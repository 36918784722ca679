"""Results of a request: puzzles, and failures that say why."""

from collections.abc import Mapping
from dataclasses import dataclass

from smtpuzzles import kinds
from smtpuzzles.base.text import Source
from smtpuzzles.errors import SmtPuzzlesError
from smtpuzzles.generating.request import Request, Sort
from smtpuzzles.puzzle.contract import AnyPuzzle


class GaveUp(SmtPuzzlesError):
    """The search found no such puzzle; there may still be one."""


@dataclass(frozen=True)
class Made:
    """A new puzzle, read again and checked.

    Its comments tell `what` it is and what is `known` of it; `facts` is the same for programs. `solutions`: the only
    one, or a shortest plan, or two of several, each as text.
    """

    request: Request
    number: int
    what: str
    known: str
    puzzle: str
    solutions: tuple[str, ...]
    facts: Mapping[str, int | bool]

    @property
    def name(self) -> str:
        """Return a name that depends on the request and the number only."""
        return name_of(self.request, self.number)

    @property
    def text(self) -> str:
        """Return the puzzle with comments, the last of which is its name."""
        return f"; {self.what}, variant {self.request.variant}\n; {self.known}\n; {self.name}\n{self.puzzle}"

    def read(self) -> AnyPuzzle:
        return kinds.parse(self.request.kind, Source(self.name, self.puzzle), self.request.variant)


@dataclass(frozen=True)
class Failed:
    """Why there is no puzzle; `proven`: there can be none."""

    number: int
    reason: str
    proven: bool = False


def name_of(request: Request, number: int) -> str:
    height, width = request.size
    sort = {Sort.UNIQUE: "", Sort.NONE: "-unsolvable", Sort.MULTIPLE: "-multiple"}[request.sort]
    return f"{request.kind}-{request.variant}-{width}x{height}{sort}-seed{request.seed}-{number:04}"
