"""What literals say, as sentences that are not too long.

clause   a part of a sentence, with a subject and a verb: 'row 1, columns 3 and 4 are not 5 or 7'
"""

from collections.abc import Iterable, Iterator, Sequence

from smtpuzzles.base.grid import phrase
from smtpuzzles.base.text import listed
from smtpuzzles.model import Cell, Literal
from smtpuzzles.puzzle.reasons import LONGEST, Claim
from smtpuzzles.solving.prepared import Prepared


class Phrasing:
    """Puts into words what literals say of cells."""

    def __init__(self, prepared: Prepared) -> None:
        self.prepared = prepared

    def claims(self, literals: Iterable[Literal]) -> tuple[Claim, ...]:
        return tuple([self.claim(literal) for literal in literals])

    def claim(self, literal: Literal) -> Claim:
        _, cell, symbol = self.prepared.model.variables[abs(literal) - 1]
        if literal < 0 and len(self.prepared.of_cell[cell]) == 1:
            return Claim(cell, self.prepared.model.bare[cell])
        return Claim(cell, symbol, literal > 0)

    def shortest(self, literals: Sequence[Literal]) -> list[Literal]:
        """Leave out helpers, and what cells do not hold if it is said what they hold."""
        own = [literal for literal in literals if abs(literal) <= len(self.prepared.model.variables)]
        filled = {self.prepared.cell(literal) for literal in own if literal > 0}
        return [literal for literal in own if literal > 0 or self.prepared.cell(literal) not in filled]

    def said(self, literals: Sequence[Literal]) -> str:
        """Return one clause for all these literals."""
        return listed([self._clause(*one) for one in self._alike(literals)])

    def clauses(self, literals: Sequence[Literal], room: int = LONGEST - 1) -> list[str]:
        """Return clauses that have room in sentences, as few as that takes."""
        found: list[str] = []
        several: list[str] = []
        for predicate, cells in self._alike(literals):
            for clause in self._in_pieces(predicate, cells, room):
                if several and len(listed([*several, clause])) > room:
                    found.append(listed(several))
                    several = []
                several.append(clause)
        return [*found, *[listed(several)] * bool(several)]

    def supposed(self, literal: Literal, subject: str = "") -> str:
        """Return what is supposed: 'row 1, column 3 were 5'; the subject may be 'it'."""
        ((predicate, cells),) = self._alike([literal])
        name = predicate.split(" ", 1)[1]
        return f"{subject or phrase(self.prepared.puzzle.named(cells))} {self.prepared.puzzle.verbs[2]} {name}"

    def _alike(self, literals: Sequence[Literal]) -> list[tuple[str, list[Cell]]]:
        """Return what is said, as of several cells, and of which cells."""
        name_of, (_, are, _) = self.prepared.puzzle.name_of, self.prepared.puzzle.verbs
        of_cell: dict[tuple[bool, Cell], list[str]] = {}
        for cell, symbol, holds in self.claims(self.shortest(literals)):
            of_cell.setdefault((not holds, cell), []).append(name_of(symbol))
        alike: dict[tuple[bool, str], list[Cell]] = {}
        for (other, cell), symbols in of_cell.items():
            alike.setdefault((other, listed(symbols, "or")), []).append(cell)
        ordered = sorted(alike.items(), key=lambda one: (one[0][0], min(one[1])))
        return [(f"{are} {'not ' if other else ''}{symbol}", cells) for (other, symbol), cells in ordered]

    def _clause(self, predicate: str, cells: Sequence[Cell]) -> str:
        is_, are, _ = self.prepared.puzzle.verbs
        verb = are if len(cells) > 1 else is_
        return f"{phrase(self.prepared.puzzle.named(cells))} {verb}{predicate.removeprefix(are)}"

    def _in_pieces(self, predicate: str, cells: Sequence[Cell], room: int) -> Iterator[str]:
        clause = self._clause(predicate, cells)
        if len(clause) <= room or len(cells) == 1:
            yield clause
            return
        middle = (len(cells) + 1) // 2
        for half in (sorted(cells)[:middle], sorted(cells)[middle:]):
            yield from self._in_pieces(predicate, half, room)


def consequence(followed: str, clauses: Sequence[str], reasons: Sequence[str]) -> str:
    """Return in sentences what follows, and why; `followed` says the same as the clauses."""
    whole = f"{capital(followed)}, because {', and '.join(reasons)}."
    if len(whole) <= LONGEST:
        return whole
    first, *others = reasons
    first = first if first.startswith("otherwise ") else f"this is because {first}"
    return sentences([*clauses, *combined([first, *others])])


def combined(clauses: Iterable[str]) -> list[str]:
    """Return the clauses, neighbours in one sentence where that has room."""
    found: list[str] = []
    for clause in clauses:
        if found and len(f"{found[-1]}, and {clause}.") <= LONGEST:
            found[-1] += f", and {clause}"
        else:
            found.append(clause)
    return found


def sentences(clauses: Iterable[str]) -> str:
    return " ".join([f"{capital(clause)}." for clause in clauses])


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]
