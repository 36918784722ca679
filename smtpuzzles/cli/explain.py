"""The command `explain`."""

import re
from collections.abc import Iterator
from typing import Annotated, Any, TypeVar

import typer

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.grid import at, these_cells
from smtpuzzles.base.text import counted
from smtpuzzles.cli.options import File, KindName, Output, Timeout, Variant, grouped, option
from smtpuzzles.cli.reading import STANDARD, read_one, read_source
from smtpuzzles.cli.showing import (
    FOUND,
    OTHERWISE,
    UNDECIDED,
    Display,
    Form,
    because,
    cells_json,
    violations_json,
    working,
)
from smtpuzzles.errors import UsageError
from smtpuzzles.explaining.explanation import Explanation, Step
from smtpuzzles.model import Board
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.reasons import Claim
from smtpuzzles.result import Uniqueness

One = TypeVar("One")


@grouped
def explain(
    *,
    kind: KindName,
    file: File = None,
    next: Annotated[bool, typer.Option("--next", help="Explain the next step only.")] = False,
    cell: Annotated[str | None, option("R,C", "Explain what this cell holds.")] = None,
    entries: Annotated[str | None, option("FILE", "The board as far as it is filled in.")] = None,
    variant: Variant = None,
    timeout: Timeout = None,
    output: Output,
) -> int:
    """Explain the solution step by step, each with the fewest rules; or why there is none, or several."""
    if next and cell is not None:
        raise UsageError("--next and --cell exclude each other")
    if entries == (file or STANDARD) == STANDARD:
        raise UsageError("the puzzle and the entries cannot both come from standard input")
    puzzle = read_one(kind, file or STANDARD, variant, None)
    with Deadline(timeout) as deadline:
        with working("checking"):
            explanation = Explanation(puzzle, deadline, None if entries is None else read_entries(puzzle, entries))
        show = Shown(explanation, Display(output.form))
        show.wrong_entries()
        if explanation.verdict is Uniqueness.NONE:
            show.clash()
        whole = not next and cell is None
        found = steps_to(cell, explanation) if cell else iter(explanation.next()) if next else explanation.steps()
        steps = show.steps(found, whole)
        show.ending(whole)
        show.display.object(lambda: {"kind": kind, "file": file or STANDARD, **show.json(steps)})
    return show.status(whole, bool(steps))


def read_entries(puzzle: AnyPuzzle, file: str) -> Board:
    """Return the cells that the board in this file fills in; what a player may leave out is no entry."""
    if not isinstance(puzzle, CluedPuzzle):
        return {}
    board, places = puzzle.read_solution(read_source(file)), puzzle.open_cells()
    return {c: board[c] for c, symbols in places.items() if board[c] in symbols and board[c] != puzzle.nothing}


def steps_to(words: str, explanation: Explanation) -> Iterator[Step]:
    """Yield the steps to the cell that these words name by its row and column."""
    found = re.fullmatch(r"([0-9]{1,5}),([0-9]{1,5})", words)
    cell = (int(found[1]), int(found[2])) if found else (0, 0)
    if cell not in explanation.puzzle.open_cells():
        raise UsageError(f"--cell: expected the row and the column of an open cell, like 3,5, but found '{words}'")
    if cell in explanation.right:
        raise UsageError(f"--cell: {at(cell)} is filled in already, and right")
    yield from explanation.why(cell)


class Shown:
    """Shows an explanation as it is found."""

    def __init__(self, explanation: Explanation, display: Display) -> None:
        self.explanation = explanation
        self.display = display
        self.board = dict(explanation.right)
        self.number = 0
        self.asides: dict[Claim, Step] = {}  # not shown yet, by what they conclude

    def wrong_entries(self) -> None:
        if wrong := self.explanation.wrong:
            entries = "an entry is" if len(wrong) == 1 else f"{len(wrong)} entries are"
            self.display.line(f"{entries} wrong: {these_cells(wrong)}\n")

    def steps(self, found: Iterator[Step], whole: bool) -> list[Step]:
        """Show the steps, each when it is found, and return them; an aside only behind a step that needs it."""
        steps = []
        for step in waiting(found):
            steps.append(step)
            self.asides |= {one: step for one in step.conclusions if step.aside}
            if not step.aside:
                self.show(step)
        if self.asides and whole and self.explanation.complete:
            self.rest()
        elif steps and steps[-1].aside:
            self.show(steps[-1])
        return steps

    def show(self, step: Step) -> None:
        if self.display.form is Form.JSON:
            return
        self.number += 1
        proven = "" if step.proven else f"; at least {counted(step.bound, 'rule')} needed"
        pattern = f", {step.pattern}" if step.pattern else ""
        self.display.line(f"Step {self.number} ({counted(step.size, 'rule')}{pattern}{proven}): {step.words}")
        asides = self.needed(step)
        self.tell(asides)
        self.draw([*asides, step])

    def tell(self, asides: list[Step]) -> None:
        for aside in asides:
            if not aside.obvious:
                self.display.line(f"  - {aside.words}")

    def needed(self, step: Step) -> list[Step]:
        """Return the asides that the step needs and that were not shown before, in the order of their use."""
        found: list[Step] = []
        for fact in step.facts:
            aside = self.asides.get(fact)
            if aside is not None:
                for one in aside.conclusions:
                    self.asides.pop(one, None)
                found += [*self.needed(aside), aside]
        return found

    def draw(self, steps: list[Step]) -> None:
        for step in steps:
            self.board |= {one.cell: one.symbol for one in step.conclusions if one.holds}
        if self.display.form is Form.PICTURE:
            marked = frozenset(one.cell for one in steps[-1].conclusions)
            context = frozenset(cell for rule in steps[-1].rules for cell in rule.cells)
            self.display.picture(self.explanation.puzzle.played(self.board)._replace(marked=marked, context=context))
            self.display.line("")

    def rest(self) -> None:
        """Show what remains to be ruled out when all else is known, if that fills cells."""
        asides = [aside for aside in dict.fromkeys(self.asides.values()) if any(one.holds for one in aside.conclusions)]
        if asides and self.display.form is not Form.JSON:
            self.display.line("The other cells follow by single rules.")
            self.tell(asides)
            self.draw(asides)

    def clash(self) -> None:
        clash, puzzle = self.explanation.clash, self.explanation.puzzle
        if self.display.form is Form.JSON or not clash.names:
            return
        proven = "" if clash.minimal and clash.bound == len(clash.names) else ", perhaps fewer of them"
        self.display.line(f"no solution: {counted(len(clash.names), 'clue')} contradict each other{proven}:")
        for clue in self.clash_json()["clues"]:
            self.display.line(f"  - {clue['rule']}")
        if self.display.form is Form.PICTURE:
            self.display.picture(puzzle.picture().marking(frozenset(clue.place for clue in clash.names)))
            self.display.line("")

    def clash_json(self) -> dict[str, Any]:
        clash, blank = self.explanation.clash, self.explanation.puzzle.blank()
        rules = blank.clue_rules(blank.model)
        clues = [{"cell": list(clue.place), "value": clue.value, "rule": rules[clue].sentence} for clue in clash.names]
        return {"clues": clues, "proven": clash.minimal and clash.bound == len(clash.names)}

    def ending(self, whole: bool) -> None:
        explanation = self.explanation
        match explanation.verdict:
            case Uniqueness.UNKNOWN:
                self.display.sentence(f"unknown: {because(explanation.checked.why)}")
            case Uniqueness.MULTIPLE if whole:
                for words in self.several():
                    self.display.sentence(words)
            case Uniqueness.UNIQUE if whole and explanation.complete:
                self.display.sentence("exactly one solution, explained step by step")
        if whole and not explanation.complete and explanation.verdict is not Uniqueness.UNKNOWN:
            self.display.sentence(f"not explained to the end: {because(explanation.deadline.expired())}")

    def several(self) -> Iterator[str]:
        found = self.explanation.several
        number = f"{found.number} solutions" if found.exhausted else f"at least {found.number} solutions"
        yield f"{number}; these cells differ:"
        for group in found.groups:
            ways = f"{'' if group.exhausted else 'at least '}{counted(len(group.choices), 'choice')}"
            yield f"  - {these_cells(group.cells)}: {ways}"
        if len(found.groups) > 1:
            yield "the choices of these groups are independent: their numbers multiply"
        if found.clue:
            clue, left = found.clue
            blank = self.explanation.puzzle.blank()
            sentence = blank.clue_rules(blank.model)[clue].sentence
            yield f"with one more clue, {sentence}, there {'is one solution' if left == 1 else f'are {left} solutions'}"

    def json(self, steps: list[Step]) -> dict[str, Any]:
        explanation = self.explanation
        found: dict[str, Any] = {
            "verdict": explanation.verdict,
            "complete": explanation.complete,
            "steps": [step_json(step) for step in steps],
            "solution": None,
        }
        if explanation.wrong or explanation.right:
            found["wrong"] = cells_json(explanation.wrong)
        if explanation.verdict is Uniqueness.UNIQUE and explanation.solution:
            found["solution"] = explanation.puzzle.solution_text(explanation.solution)
        if explanation.verdict is Uniqueness.NONE:
            found["clash"] = self.clash_json()
        if explanation.verdict is Uniqueness.MULTIPLE:
            several = explanation.several
            clue = several.clue and {"cell": list(several.clue[0].place), "value": several.clue[0].value}
            found["several"] = {
                "count": several.number,
                "exhausted": several.exhausted,
                "groups": [{"cells": cells_json(g.cells), "choices": len(g.choices)} for g in several.groups],
                "clue": clue and {**clue, "leaves": several.clue and several.clue[1]},
            }
        return found

    def status(self, whole: bool, found: bool) -> int:
        explanation = self.explanation
        if explanation.verdict is Uniqueness.UNKNOWN or not (explanation.complete if whole else found):
            return UNDECIDED
        return FOUND if explanation.verdict is Uniqueness.UNIQUE else OTHERWISE


def waiting(steps: Iterator[One]) -> Iterator[One]:
    """Yield the steps, and show that something is going on while the next is not found."""
    while True:
        with working("looking for the next step"):
            step = next(steps, None)
        if step is None:
            return
        yield step


def step_json(step: Step) -> dict[str, Any]:
    return {
        "size": step.size,
        "proven": step.proven,
        "bound": step.bound,
        "rules": violations_json(step.rules),
        "from": cells_json(step.known),
        "conclusions": [
            {"cell": list(one.cell), "value" if one.holds else "not": one.symbol} for one in step.conclusions
        ],
        "pattern": step.pattern,
        "words": step.words,
    }
