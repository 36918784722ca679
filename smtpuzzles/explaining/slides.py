"""The steps of an explanation as slides: words, and a picture in which the cells of a step are marked."""

from collections.abc import Iterable
from typing import NamedTuple

from smtpuzzles.base.picture import Picture
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.explaining.words import Line, Step, texts_of
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.reasons import Claim

PROVEN = ", proven fewest"


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
        slide = self._slide([step], self._needed(step), f"Step {self._number}", _size(step), step.head)
        return self._tried(slide, step)

    def refuting(self, step: Step) -> Slide:
        """Return a slide of why entries are wrong, which still stand on its board."""
        cells = {one.cell for one in step.conclusions}
        entered = {cell: symbol for cell, symbol in self.explanation.wrong.items() if cell in cells}
        picture = self.explanation.puzzle.played(self.board | entered)
        picture = picture._replace(marked=frozenset(cells), context=context_of([step]))
        return self._tried(Slide("Why it is wrong", _size(step), step.head, (), picture), step)

    def _tried(self, slide: Slide, step: Step) -> Slide:
        """Add the lines of a trial, their numbers, what breaks a rule, and the candidates with what is ruled out."""
        symbols = self.explanation.puzzle.open_cells()
        left = {cell: held for cell, held in step.candidates if cell not in self.board}
        picture = slide.picture._replace(
            numbers=step.trial_marks.numbers,
            broken=step.trial_marks.broken,
            notes={cell: tuple([one if one in held else "" for one in symbols[cell]]) for cell, held in left.items()},
            large=bool(left),
            struck=frozenset((one.cell, one.symbol) for one in step.conclusions if not one.holds),
        )
        return slide._replace(picture=picture, lines=step.lines, also=step.also)

    def rest(self) -> Slide | None:
        """Return a slide of what remains to be ruled out when all else is known, if that fills cells."""
        asides = [aside for aside in dict.fromkeys(self.asides.values()) if any(one.holds for one in aside.conclusions)]
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
        # Some asides a player sees at a glance.
        return Slide(title, size, words, tuple([aside.words for aside in asides if not aside.obvious]), picture)


def _size(step: Step) -> str:
    return step.size_in_words + PROVEN * step.proven


def context_of(steps: Iterable[Step]) -> frozenset[Cell]:
    """Return the cells of the rules of these steps."""
    return frozenset(cell for step in steps for rule in step.rules for cell in rule.cells)


def slides_of(explanation: Explanation, words: str) -> list[Slide]:
    """Return the slides of all steps, after one of the puzzle with these words."""
    slides = Slides(explanation)
    shown = [slides.first(words), *[slides.of(step) for step in explanation.steps() if not slides.wait(step)]]
    rest = slides.rest() if explanation.complete else None
    return [*shown, rest] if rest else shown
