"""Shows the steps of an explanation, as text, pictures, slides and JSON."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from copy import copy
from itertools import islice
from typing import Any, TypeVar

from smtpuzzles import kinds
from smtpuzzles.base.deadline import Expired
from smtpuzzles.base.text import counted
from smtpuzzles.cli.showing import FOUND, OTHERWISE, UNDECIDED, Display, Form, cells_json, violations_json, working
from smtpuzzles.explaining.alternatives import Steps, in_order
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.questions import Refutation, refutation, wrong_entry
from smtpuzzles.explaining.slides import PROVEN, Slide, Slides
from smtpuzzles.explaining.words import MOST_AT_ONCE, Line, Step
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.reasons import Claim
from smtpuzzles.result import Uniqueness, Verdict, because

One = TypeVar("One")


class StepDisplay:
    """Shows an explanation as it is found."""

    def __init__(self, explanation: Explanation, display: Display, keeping: bool) -> None:
        self.explanation = explanation
        self.display = display
        self.keeping = keeping  # slides
        self.slides: list[Slide] = []
        self.maker = Slides(explanation)
        self.alternatives: list[Steps] | None = None  # to the next step
        self.clashing: tuple[Cell, ...] = ()  # entries
        self.wrong_because: Refutation | None = None
        self.refutation: Refutation | None = None
        self.asked: dict[str, Any] = {}  # by --why-not, and the answer

    def all(self, whole: bool, cell: Cell | None, alternatives: int = 0) -> list[Step]:
        """Show what there is to explain, and return its steps: all of them, those to a cell, or the next one.

        `alternatives`: so many other steps are shown after the next one.
        """
        explanation = self.explanation
        self.beginning()
        if explanation.wrong:
            self.wrong()
        if explanation.verdict is Uniqueness.NONE:
            self.clash()
        found = explanation.steps() if whole else iter(explanation.why(cell) if cell else explanation.next())
        steps = self.steps(found, whole)
        if steps and alternatives:
            self.others(alternatives)
        self.ending(whole, bool(steps), cell)
        return steps

    def others(self, number: int) -> None:
        """Show so many steps that are possible in place of the next one, or that there are no more."""
        found = islice(in_order(copy(self.explanation), number + 1), 1, None)
        self.alternatives = []
        for steps in waiting(found):
            maker = Slides(self.explanation)
            for aside in steps[:-1]:
                maker.wait(aside)
            self.alternatives.append(steps)
            self.show(maker.of(steps[-1])._replace(title=f"Alternative {len(self.alternatives)}"))
        if len(self.alternatives) < number:
            late, solution = self.explanation.deadline.expired(), self.explanation.solution
            words = "there are no other steps now" if solution else "only a puzzle with a solution has alternatives"
            self.display.sentence(f"no more alternatives were found: {because(late)}" if late else words)

    def why_not(self, cell: Cell, symbol: str) -> list[Step]:
        """Show why the cell does not hold the symbol, or that it may; return the step, if there is one."""
        self.beginning()
        if self.explanation.verdict is Uniqueness.NONE:
            self.clash()
        with working("looking for a contradiction"):
            found = self.refutation = refutation(self.explanation, cell, symbol)
        self.asked = {"cell": list(cell), "value": symbol, "verdict": found.verdict}
        if found.step:
            self.show(self.maker.of(found.step))
            if found.step.size > MOST_AT_ONCE and cell in self.explanation.certain():
                self.display.sentence(f"small steps lead there, too: --cell {cell[0]},{cell[1]} shows them")
            return [found.step]
        if self.explanation.verdict is not Uniqueness.NONE:
            self.display.sentence(found.words)
            if self.keeping:
                picture = self.explanation.puzzle.played(self.maker.board).marking(frozenset([cell]))
                self.slides.append(Slide("The answer", "", found.words, (), picture))
        return []

    def beginning(self) -> None:
        puzzle = self.explanation.puzzle
        words = kinds.load(puzzle.kind).title
        with suppress(Expired):  # the end shows that time is over
            self.clashing = self.explanation.judge_others()
        if wrong := self.explanation.wrong:
            entries = "an entry is" if len(wrong) == 1 else f"{len(wrong)} entries are"
            words = f"{entries} wrong: {puzzle.named(wrong)}"
            self.display.line(f"{words}\n")
        if self.clashing:
            words = f"no solution has all of these entries: {puzzle.named(self.clashing)}"
            self.display.line(f"{words}\n")
        if self.keeping:
            self.slides.append(self.maker.first(words))

    def wrong(self) -> None:
        """Show why entries are wrong: those for which the fewest rules show that."""
        with working("looking for a contradiction"):
            found = self.wrong_because = wrong_entry(copy(self.explanation), self.explanation.wrong)
        if found.step:
            self.show(self.maker.refuting(found.step))
        elif found.reason:
            self.display.sentence(found.words)

    def slide(self, slide: Slide, heading: str) -> None:
        """Show the slide, its picture below the text, and keep it."""
        self.display.line(heading)
        for words in slide.texts:
            self.display.line(f"  {words}")
        for words in slide.items:
            self.display.line(f"  - {words}")
        if self.display.form is Form.PICTURE:
            self.display.picture(slide.picture)
            self.display.line("")
        if self.keeping:
            self.slides.append(slide)

    def steps(self, found: Iterator[Step], whole: bool) -> list[Step]:
        """Show the steps, each when it is found, and return them; an aside only behind a step that needs it."""
        steps = []
        for step in waiting(found):
            steps.append(step)
            if not self.maker.wait(step):
                self.show(self.maker.of(step))
        if self.maker.asides and whole and self.explanation.complete:
            if rest := self.maker.rest():
                self.slide(rest, rest.words)
        elif steps and steps[-1].aside:
            self.show(self.maker.of(steps[-1]))
        return steps

    def show(self, slide: Slide) -> None:
        self.slide(slide, f"{slide.title} ({slide.size.removesuffix(PROVEN)}): {slide.words}")

    def clash(self) -> None:
        clash, puzzle = self.explanation.clash, self.explanation.puzzle
        if not clash.names:
            self.display.line("no solution\n")
            return
        proven = "" if clash.minimal and clash.bound == len(clash.names) else ", perhaps fewer of them"
        many = "contradict each other" if len(clash.names) > 1 else "cannot be met"
        words = f"no solution: {counted(len(clash.names), 'clue')} {many}{proven}:"
        clues = tuple([clue["rule"] for clue in self.clash_json()["clues"]])
        picture = puzzle.picture().marking(frozenset(clue.place for clue in clash.names))
        self.slide(Slide("No solution", "", words, clues, picture), words)

    def clash_json(self) -> dict[str, Any]:
        clash, said = self.explanation.clash, self.explanation.whole.clue_rule
        clues = [{"cell": list(clue.place), "value": clue.value, "rule": said(clue).sentence} for clue in clash.names]
        return {"clues": clues, "proven": clash.minimal and clash.bound == len(clash.names)}

    def ending(self, whole: bool, found: bool, asked: Cell | None) -> None:
        """Show the verdict, perhaps that no step was found; the last slide marks cells where solutions differ."""
        sentences = list(self.verdict(whole, found, asked))
        for words in sentences:
            self.display.sentence(words)
        if sentences and self.keeping:
            first, *items = [words.removeprefix("  - ") for words in sentences]
            unique = self.explanation.verdict is Uniqueness.UNIQUE
            title = "The solution" if unique and self.explanation.complete else "The result"
            several = whole and self.explanation.verdict is Uniqueness.MULTIPLE
            groups = self.explanation.several.groups if several else ()
            marked = frozenset(cell for group in groups for cell in group.cells)
            picture = self.explanation.puzzle.played(self.maker.board).marking(marked)
            self.slides.append(Slide(title, "", first, tuple(items), picture))

    def verdict(self, whole: bool, found: bool, asked: Cell | None) -> Iterator[str]:
        explanation = self.explanation
        match explanation.verdict:
            case Uniqueness.UNKNOWN:
                yield f"unknown: {because(explanation.checked.why)}"
            case Uniqueness.MULTIPLE if whole:
                yield from self.several()
            case Uniqueness.MULTIPLE if asked in explanation.checked.differing:
                yield f"solutions differ: {explanation.puzzle.named([asked])}"
            case Uniqueness.UNIQUE if whole and explanation.complete:
                yield "exactly one solution, explained step by step"
            case Uniqueness.UNIQUE | Uniqueness.MULTIPLE if not whole and not found and explanation.stopped:
                yield f"not explained: {because(explanation.stopped)}"
            case Uniqueness.UNIQUE if not whole and not found:
                yield "all cells are filled in"
            case Uniqueness.MULTIPLE if not whole and not found:
                yield "no open cell is the same in all solutions"
        if whole and not explanation.complete and explanation.verdict is not Uniqueness.UNKNOWN:
            yield f"not explained to the end: {because(explanation.stopped)}"

    def several(self) -> Iterator[str]:
        found = self.explanation.several
        number = f"{found.number} solutions" if found.exhausted else f"at least {found.number} solutions"
        yield f"{number}; these cells differ:"
        for group in found.groups:
            ways = f"{'' if group.exhausted else 'at least '}{counted(len(group.choices), 'choice')}"
            yield f"  - {self.explanation.puzzle.named(group.cells)}: {ways}"
        if len(found.groups) > 1:
            yield "the choices of these groups are independent: their numbers multiply"
        if found.clue:
            clue, left = found.clue
            sentence = self.explanation.whole.clue_rule(clue).sentence
            yield f"with one more clue, {sentence}, there {'is one solution' if left == 1 else f'are {left} solutions'}"

    def json(self, steps: list[Step]) -> dict[str, Any]:
        explanation = self.explanation
        found: dict[str, Any] = {"verdict": explanation.verdict, "complete": explanation.complete}
        found |= {"steps": list(map(_step_json, steps)), "solution": None}
        if explanation.wrong or explanation.right:
            found["wrong"] = cells_json(explanation.wrong)
        if self.clashing:
            found["clashing"] = cells_json(self.clashing)
        if self.alternatives is not None:
            found["alternatives"] = [list(map(_step_json, steps)) for steps in self.alternatives]
        if self.wrong_because is not None:
            found["refutation"] = self.wrong_because.step and _step_json(self.wrong_because.step)
        if explanation.verdict is Uniqueness.UNIQUE and explanation.solution:
            found["solution"] = explanation.puzzle.solution_text(explanation.solution)
        if explanation.verdict is Uniqueness.NONE:
            found["clash"] = self.clash_json()
        if self.asked:
            return {**found, "why_not": self.asked}
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

    def status(self, whole: bool, found: bool, asked: Cell | None) -> int:
        explanation = self.explanation
        if self.refutation is not None:
            return _status_of(self.refutation)
        if asked and (explanation.verdict is Uniqueness.NONE or asked in explanation.checked.differing):
            return OTHERWISE
        if explanation.verdict is Uniqueness.UNKNOWN or not (explanation.complete or (found and not whole)):
            return UNDECIDED
        return FOUND if explanation.verdict is Uniqueness.UNIQUE else OTHERWISE


def _status_of(refutation: Refutation) -> int:
    """Return 0 where the symbol is refuted, 1 where a solution has it, or where there is none."""
    if refutation.step:
        return FOUND
    return OTHERWISE if refutation.verdict is not Verdict.UNKNOWN and refutation.reason is None else UNDECIDED


def waiting(steps: Iterator[One]) -> Iterator[One]:
    """Yield the steps, and show that something is going on while the next is not found."""
    while True:
        with working("looking for the next step"):
            step = next(steps, None)
        if step is None:
            return
        yield step


def _step_json(step: Step) -> dict[str, Any]:
    return {
        "size": step.size,
        "proven": step.proven,
        "bound": step.bound,
        "rules": violations_json(step.rules),
        "from": cells_json(step.known),
        "conclusions": _claims_json(step.conclusions),
        "pattern": step.pattern,
        "words": step.words,
        "supposed": step.supposed and _claims_json([step.supposed])[0],
        "lines": list(map(_line_json, step.lines)),
        "also": step.also,
    }


def _line_json(line: Line) -> dict[str, Any]:
    return {
        "number": line.number or None,
        "case": line.case,
        "words": line.words,
        "conclusions": _claims_json(line.conclusions),
        "rule": line.rule and line.rule.rule,
        "broken": cells_json(line.cells),
    }


def _claims_json(claims: Iterable[Claim]) -> list[dict[str, Any]]:
    return [{"cell": list(cell), "value" if holds else "not": symbol} for cell, symbol, holds in claims]
