"""The steps of an explanation as slides: words, and a picture in which the cells of a step are marked."""

from collections.abc import Iterable
from typing import NamedTuple

from smtpuzzles.base.picture import Picture
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.phrasing import Phrasing, sentences
from smtpuzzles.explaining.step import Line, Step, texts_of
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.reasons import LONGEST, Claim


class Slide(NamedTuple):
    """`size`: how many rules a step needs; `items`: further sentences, as a list below the words.

    `lines`: those of a trial; `also`: what else its rules show. Both stand before the items.
    """

    title: str
    size: str
    words: str
    items: tuple[str, ...]
    picture: Picture
    lines: tuple[Line, ...] = ()
    also: str = ""

    @property
    def texts(self) -> list[str]:
        """What stands below the words, before the items."""
        return texts_of(self.lines, self.also)


class Slides:
    """Makes the slides of steps in their order; one rule that only rules something out waits for who needs it."""

    def __init__(self, explanation: Explanation) -> None:
        self.explanation = explanation
        self.board = dict(explanation.right)
        self.asides: dict[Claim, Step] = {}  # not shown yet, by what they conclude
        self._number = 0

    def first(self, words: str) -> Slide:
        puzzle, wrong = self.explanation.puzzle, self.explanation.wrong
        picture = puzzle.played(self.board) if self.board else puzzle.picture()
        return Slide("The puzzle", "", words, (), picture.marking(frozenset(wrong)))

    def wait(self, step: Step) -> bool:
        """Keep the step back if it is an aside; return whether it is one."""
        self.asides |= {one: step for one in step.conclusions if step.aside}
        return step.aside

    def of(self, step: Step) -> Slide:
        self._number += 1
        slide = self._slide([step], self._needed(step), f"Step {self._number}", self._size(step), step.head)
        return self._tried(slide, step)

    def refuting(self, step: Step) -> Slide:
        """Return a slide of why entries are wrong, which still stand on its board."""
        cells = {one.cell for one in step.conclusions}
        entered = {cell: symbol for cell, symbol in self.explanation.wrong.items() if cell in cells}
        picture = self.explanation.puzzle.played(self.board | entered)
        picture = picture._replace(marked=frozenset(cells), context=context_of([step]))
        return self._tried(Slide("Why it is wrong", self._size(step), step.head, (), picture), step)

    def _tried(self, slide: Slide, step: Step) -> Slide:
        """Add the lines of a trial, their numbers, what breaks a rule, and the candidates with what is ruled out."""
        symbols = self.explanation.puzzle.open_cells()
        # A contradiction comes from some of the clues; the board shows the others, too.
        left = {cell: held for cell, held in step.candidates if cell in symbols and cell not in self.board}
        picture = slide.picture._replace(
            numbers=step.trial_marks.numbers,
            broken=step.trial_marks.broken,
            notes={cell: tuple([one if one in held else "" for one in symbols[cell]]) for cell, held in left.items()},
            large=bool(left),
            struck=step.struck,
        )
        return slide._replace(picture=picture, lines=step.lines, also=step.also)

    def rest(self) -> Slide | None:
        """Return a slide of what remains to be ruled out when all else is known, if that fills cells."""
        waiting = [one for one in dict.fromkeys(self.asides.values()) if any(claim.holds for claim in one.conclusions)]
        asides = list(dict.fromkeys(one for aside in waiting for one in (*self._needed(aside), aside)))
        words = "The other cells follow by single rules."
        return self._slide(asides, asides, "The rest", "", words) if asides else None

    def _needed(self, step: Step) -> list[Step]:
        """Return the asides that the step needs and that were not shown before, in the order of their use."""
        found: list[Step] = []
        for fact in step.facts:
            aside = self.asides.get(fact)
            if aside is not None:
                for one in aside.conclusions:
                    self.asides.pop(one, None)
                found += [*self._needed(aside), aside]
        return found

    def _slide(self, about: Iterable[Step], asides: Iterable[Step], title: str, size: str, words: str) -> Slide:
        for step in [*asides, *about]:
            self.board |= {one.cell: one.symbol for one in step.conclusions if one.holds}
        marked = frozenset(one.cell for step in about for one in step.conclusions)
        picture = self.explanation.puzzle.played(self.board)._replace(marked=marked, context=context_of(about))
        # Some asides a player sees at a glance; of those that note something, the words say what.
        noted = [one for aside in asides if aside.obvious and aside.noted for one in aside.conclusions]
        items = [self._in_words(noted)] * bool(noted) + [aside.words for aside in asides if not aside.obvious]
        return Slide(title, size, words, tuple(items), picture)

    def _in_words(self, claims: Iterable[Claim]) -> str:
        prepared = self.explanation.prepared
        literals = [literal for cell, symbol, _ in claims for literal in prepared.literals(cell, symbol)]
        return sentences(
            [
                f"at a glance: {clause}"
                for clause in Phrasing(prepared).clauses(literals, LONGEST - len("at a glance: ."))
            ]
        )

    def _size(self, step: Step) -> str:
        return step.size_in_words + self.explanation.proven * step.proven


def context_of(steps: Iterable[Step]) -> frozenset[Cell]:
    """Return the cells of the rules of these steps; of what is noted of cells, these alone."""
    found: set[Cell] = set()
    for step in steps:
        cells = [rule.cells for rule in step.rules] if not step.noted else [[one.cell for one in step.conclusions]]
        found.update(*cells)
    return frozenset(found)


def slides_of(explanation: Explanation, words: str) -> list[Slide]:
    """Return the slides of all steps, after one of the puzzle with these words."""
    slides = Slides(explanation)
    shown = [slides.first(words), *[slides.of(step) for step in explanation.steps() if not slides.wait(step)]]
    rest = slides.rest() if explanation.complete else None
    return [*shown, rest] if rest else shown
