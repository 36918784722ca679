"""Steps in words: the rules in the order in which a player uses them, and what each adds.

use    a rule, and what follows from it and from what was known before; nothing follows from a rule that cannot be met
case   a literal that is assumed to be true, then to be false, with the uses that follow from each
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from smtpuzzles.base.grid import these_cells
from smtpuzzles.explaining.closure import Closure
from smtpuzzles.explaining.path import Deduction
from smtpuzzles.explaining.propagator import Known, learn
from smtpuzzles.explaining.sheet import Sheet
from smtpuzzles.model import Cell, Literal

CASES = 2  # cases within cases
MOST_RULES = 12  # for which an order of use is looked for


class Use(NamedTuple):
    rule: int
    literals: tuple[Literal, ...]


class Case(NamedTuple):
    literal: Literal
    if_true: "Argument"
    if_false: "Argument"


Argument = list[Use | Case]


class Teller:
    """Tells deductions in words."""

    def __init__(self, sheet: Sheet, closure: Closure) -> None:
        self.sheet = sheet
        self._closure = closure

    def words(self, deduction: Deduction) -> str:
        rules, conclusions = deduction.rules, deduction.conclusions
        if len(rules) == 1:
            given = self.claims(deduction.facts)
            reason = f"{self.sentence(rules[0])}{f', and {given}' if given else ''}"
            if not conclusions:
                return f"There is no solution: it is impossible that {reason}."
            return f"{capital(self.claims(conclusions))}, because {reason}."
        result = f"So {self.claims(conclusions)}." if conclusions else "So there is no solution."
        known = self._known(deduction.facts)
        learn(known, [-conclusions[0]] if conclusions else [])
        argument = self.argument(rules, known) if len(rules) <= MOST_RULES else None
        if argument is None:
            together = "; ".join(self.sentence(rule) for rule in rules)
            return f"These {len(rules)} rules together leave nothing else: {together}. {result}"
        supposed = f"Suppose that {self.claims([-conclusions[0]])}. " if conclusions else ""
        return f"{supposed}{self.told(argument)} {result}"

    def sentence(self, rule: int) -> str:
        return self.sheet.rules[rule].sentence

    def told(self, argument: Argument, case: str = "") -> str:
        """Tell the uses in order; the last one, or both ways of a case, end in a contradiction."""
        parts = []
        for one in argument:
            if isinstance(one, Case):
                for number, literal, way in ((1, one.literal, one.if_true), (2, -one.literal, one.if_false)):
                    named = f"{case}{number}"
                    parts.append(f"Case {named}: {self.claims([literal])}. {self.told(way, f'{named}.')}")
            elif one.literals:
                parts.append(f"Then {self.claims(one.literals)}, because {self.sentence(one.rule)}.")
            else:
                parts.append(f"Then it is impossible that {self.sentence(one.rule)}.")
        return " ".join(parts)

    def argument(self, rules: Sequence[int], known: Known) -> Argument | None:
        """Return how the rules lead to a contradiction, with as few cases within cases as possible."""
        for depth in range(CASES + 1):
            if found := self._argued(rules, known.copy(), depth):
                return found
        return None

    def _argued(self, rules: Sequence[int], known: Known, depth: int) -> Argument | None:
        uses = self._uses(rules, known)
        if uses and not uses[-1].literals:
            return self._without_idle(uses[:-1], [uses[-1]])
        if depth == 0:
            return None
        best: Case | None = None
        for literal in self._open(rules, known):
            ways = []
            for value in (literal, -literal):
                other = known.copy()
                learn(other, self._all_of([value]))
                ways.append(self._argued(rules, other, depth - 1))
                if ways[-1] is None:
                    break
            else:
                case = Case(literal, ways[0] or [], ways[1] or [])
                if best is None or length(case) < length(best):
                    best = case
        return None if best is None else self._without_idle(uses, [best])

    def _uses(self, rules: Sequence[int], known: Known) -> list[Use]:
        """Return what follows rule by rule, up to the first that cannot be met."""
        uses: list[Use] = []
        while True:
            before = len(uses)
            for rule in rules:
                found = self._closure.judges[rule].follows(known)
                if found is None:
                    return [*uses, Use(rule, ())]
                if found:
                    uses.append(Use(rule, tuple(found)))
                    learn(known, self._all_of(found))
                    break
            if len(uses) == before:
                return uses

    def _without_idle(self, uses: list[Use], end: Argument) -> Argument:
        """Return the uses that something later depends on, each with what is needed of it."""
        needed: set[int] = set()
        kept: Argument = []
        for use in reversed(uses):
            if not needed:
                needed = self._about(end)
            literals = tuple([v for v in use.literals if any(abs(one) in needed for one in self._all_of([v]))])
            if literals:
                kept.append(use._replace(literals=literals))
                needed |= set(self._closure.judges[use.rule].literals)
        return [*reversed(kept), *end]

    def _about(self, argument: Argument) -> set[int]:
        """Return the variables of the rules that are used."""
        found: set[int] = set()
        for one in argument:
            if isinstance(one, Case):
                found |= {abs(one.literal)} | self._about(one.if_true) | self._about(one.if_false)
            else:
                found |= set(self._closure.judges[one.rule].literals)
        return found

    def _open(self, rules: Sequence[int], known: Known) -> list[Literal]:
        about = {variable for rule in rules for variable in self._closure.judges[rule].literals}
        return sorted(variable for variable in about if not known[variable])

    def _known(self, facts: Iterable[Literal]) -> Known:
        known = [0] * (2 * self.sheet.variables + 1)
        learn(known, self._all_of(facts))
        return known

    def _all_of(self, literals: Iterable[Literal]) -> list[Literal]:
        own = len(self.sheet.model.variables)
        return [v for literal in literals for v in (self.sheet.with_others(literal) if literal <= own else [literal])]

    def claims(self, literals: Sequence[Literal]) -> str:
        """Return in words what these literals say of cells: 'row 1, columns 3 and 4 are not 7'."""
        said: dict[tuple[bool, str], list[Cell]] = {}
        for literal in self.shortest(literals):
            cell, symbol, holds = self.conclusion(literal)
            said.setdefault((not holds, symbol), []).append(cell)
        names = self.sheet.puzzle.names
        symbols: dict[tuple[bool, tuple[Cell, ...]], list[str]] = {}
        for (other, symbol), cells in said.items():
            symbols.setdefault((other, tuple(sorted(cells))), []).append(names.get(symbol, symbol))
        parts = []
        for (other, where), called in sorted(symbols.items()):
            verb = "is" if len(where) == 1 else "are"
            parts.append(f"{these_cells(where)} {verb} {'not ' if other else ''}{listed(called, 'or')}")
        return listed(parts)

    def shortest(self, literals: Sequence[Literal]) -> list[Literal]:
        """Leave out helpers, and what cells do not hold if it is said what they hold."""
        own = [literal for literal in literals if abs(literal) <= len(self.sheet.model.variables)]
        filled = {self.sheet.cell(literal) for literal in own if literal > 0}
        return [literal for literal in own if literal > 0 or self.sheet.cell(literal) not in filled]

    def conclusion(self, literal: Literal) -> tuple[Cell, str, bool]:
        """Return the cell, a symbol, and whether the cell holds it or not."""
        _, cell, symbol = self.sheet.model.variables[abs(literal) - 1]
        if literal < 0 and len(self.sheet.of_cell[cell]) == 1:
            return cell, self.sheet.model.bare[cell], True
        return cell, symbol, literal > 0


def length(case: Case) -> int:
    """Return how many uses there are in a case."""
    return sum(length(one) if isinstance(one, Case) else 1 for one in [*case.if_true, *case.if_false])


def listed(parts: Sequence[str], word: str = "and") -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {word} {parts[-1]}" if parts else ""


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]
