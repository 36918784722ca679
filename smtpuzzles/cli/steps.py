"""Shows the steps of an explanation, as text, pictures, slides and JSON."""

from collections.abc import Iterator
from contextlib import suppress
from copy import copy
from itertools import islice
from typing import Any, TypeVar

from smtpuzzles import kinds
from smtpuzzles.base.deadline import Expired
from smtpuzzles.base.text import counted
from smtpuzzles.cli.showing import FOUND, OTHERWISE, UNDECIDED, Display, Form, cells_json, working
from smtpuzzles.cli.step_json import step_json
from smtpuzzles.explaining.alternatives import Steps, in_order
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.questions import Refutation, refutation, wrong_entry
from smtpuzzles.explaining.slides import Slide, Slides
from smtpuzzles.explaining.step import Step
from smtpuzzles.explaining.swaps import SWAP
from smtpuzzles.explaining.words import MOST_AT_ONCE
from smtpuzzles.model import Cell
from smtpuzzles.result import ReasonUnknown, Uniqueness, Verdict, because

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
        self.no_more: ReasonUnknown | None = None  # alternatives
        self.wrong_because: Refutation | None = None
        self.refutation: Refutation | None = None
        self.by_uniqueness = False
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
        if alternatives:
            self.others(alternatives)
        self.ending(whole, bool(steps), cell)
        return steps

    def others(self, number: int) -> None:
        """Show so many steps that are possible in place of the next one, or that there are no more."""
        explained = copy(self.explanation)
        self.alternatives = []
        for steps in waiting(islice(in_order(explained, number + 1), 1, None)):
            maker = Slides(self.explanation)
            for aside in steps[:-1]:
                maker.wait(aside)
            self.alternatives.append(steps)
            self.show(maker.of(steps[-1])._replace(title=f"Alternative {len(self.alternatives)}"))
        if len(self.alternatives) < number:
            self.no_more = explained.stopped
            hopeless = self.explanation.verdict is Uniqueness.NONE
            words = "only a puzzle with a solution has alternatives" if hopeless else "there are no other steps now"
            late = self.no_more and f"no more alternatives were found: {because(self.no_more)}"
            self.display.sentence(late or words)

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
            self.explanation.judge_others()
        if wrong := self.explanation.wrong:
            entries = "an entry is" if len(wrong) == 1 else f"{len(wrong)} entries are"
            words = f"{entries} wrong: {puzzle.named(wrong)}"
            self.display.line(f"{words}\n")
        if clashing := self.explanation.clashing:
            words = f"no solution has all of these entries: {puzzle.named(clashing)}"
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
            self.by_uniqueness |= step.pattern == SWAP
            if not self.maker.wait(step):
                self.show(self.maker.of(step))
        if self.maker.asides and whole and self.explanation.complete:
            if rest := self.maker.rest():
                self.slide(rest, rest.words)
        elif steps and steps[-1].aside:
            self.show(self.maker.of(steps[-1]))
        return steps

    def show(self, slide: Slide) -> None:
        self.slide(slide, f"{slide.title} ({slide.size.removesuffix(self.explanation.proven)}): {slide.words}")

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
            multiple = self.explanation.verdict is Uniqueness.MULTIPLE
            groups = self.explanation.several.groups if whole and multiple else ()
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
                yield f"all {explanation.puzzle.noun}s are filled in"
            case Uniqueness.MULTIPLE if not whole and not found:
                yield f"no open {explanation.puzzle.noun} is the same in all solutions"
        if explanation.names is not None and explanation.verdict is Uniqueness.NONE:
            yield "the steps to a contradiction may have any names, so none are shown"
        elif whole and not explanation.complete and explanation.verdict is not Uniqueness.UNKNOWN:
            yield f"not explained to the end: {because(explanation.stopped)}"
        if self.by_uniqueness:
            yield f"steps with the name '{SWAP}' use that the solution is the only one, which a solver has proven"

    def several(self) -> Iterator[str]:
        found = self.explanation.several
        number = f"{found.number} solutions" if found.exhausted else f"at least {found.number} solutions"
        number += f" ({because(found.reason)})" if found.reason else ""
        yield f"{number}; these {self.explanation.puzzle.noun}s differ:"
        for group in found.groups:
            ways = f"{'' if group.exhausted else 'at least '}{counted(len(group.choices), 'choice')}"
            yield f"  - {self.explanation.puzzle.named(group.cells)}: {ways}"
        if len(found.groups) > 1:
            yield "the choices of these groups are independent: their numbers multiply"
        if found.clue:
            clue, left = found.clue
            sentence = self.explanation.whole.clue_rule(clue).sentence
            yield f"with one more clue, {sentence}, there {'is one solution' if left == 1 else f'are {left} solutions'}"

    def reason(self, whole: bool, found: bool) -> ReasonUnknown | None:
        """Return why something that was asked for is missing, if it is."""
        if self.refutation is not None:
            return self.refutation.reason
        late = self.explanation.stopped if whole or not found else self.no_more
        several = whole and self.explanation.verdict is Uniqueness.MULTIPLE
        return late or (self.explanation.several.reason if several else None)

    def json(self, steps: list[Step], whole: bool) -> dict[str, Any]:
        explanation = self.explanation
        found: dict[str, Any] = {"verdict": explanation.verdict, "complete": explanation.complete}
        found |= {"reason": self.reason(whole, bool(steps)), "steps": list(map(step_json, steps)), "solution": None}
        if explanation.names is not None:
            found["techniques"] = sorted(explanation.names)
        if explanation.wrong or explanation.right:
            found["wrong"] = cells_json(explanation.wrong)
        if explanation.clashing:
            found["clashing"] = cells_json(explanation.clashing)
        if self.alternatives is not None:
            found["alternatives"] = [list(map(step_json, steps)) for steps in self.alternatives]
        if self.wrong_because is not None:
            found["refutation"] = self.wrong_because.step and step_json(self.wrong_because.step)
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
        if explanation.names is not None and explanation.verdict is Uniqueness.NONE:
            return OTHERWISE
        complete = explanation.complete or (found and not whole)
        if explanation.verdict is Uniqueness.UNKNOWN or self.no_more or not complete:
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
