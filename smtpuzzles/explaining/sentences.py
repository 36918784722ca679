"""The words that a screen shows for each answer."""

from collections.abc import Collection, Mapping, Sequence
from itertools import accumulate
from types import MappingProxyType
from typing import NamedTuple

from smtpuzzles.base.text import counted
from smtpuzzles.explaining.advice import Hint
from smtpuzzles.explaining.questions import Refutation
from smtpuzzles.explaining.slides import context_of
from smtpuzzles.explaining.step import Line, Step, texts_of
from smtpuzzles.explaining.words import MOST_AT_ONCE
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.puzzle.reasons import LONGEST
from smtpuzzles.result import Planned, ReasonUnknown, Verdict, Violation
from smtpuzzles.solving.entries import Another, Finish

MOST_RULES = 4  # that one hint names
NAMED = 3  # clues in one sentence
SOLVED = "you have solved this"


class Keys(NamedTuple):
    """How the player goes on, in the words of the screen."""

    following: str  # shows the next broken rule
    wrong: str  # shows which entries are wrong
    why: str  # shows why, after that
    accept: str  # fills in the hint
    back: str  # hides the answer
    more: str  # shows more of the hint
    find: str  # shows where to find the next step


def broken(violations: Sequence[Violation], number: int, keys: Keys) -> str:
    """Describe the broken rule of this number, counted from 1."""
    if not violations:
        return "you break no rule so far"
    more = f" ({number} of {len(violations)}; {keys.following})" if len(violations) > 1 else ""
    return f"you break the rule that {violations[number - 1].rule}{more}"


def undecided(reason: ReasonUnknown | str | None) -> str:
    return f"the solver did not find out: {reason}"


def finish(found: Finish, puzzle: CluedPuzzle, keys: Keys) -> str:
    """Describe whether the player can finish; if not, which entries are wrong."""
    if found.verdict is Verdict.SAT:
        return "yes, you can still finish"
    if found.verdict is Verdict.UNKNOWN:
        return undecided(found.reason)
    if found.hopeless:
        clash = f"; {clues(found.wrong, puzzle)}" if found.wrong else ""
        return f"the puzzle has no solution{clash}"
    if not found.wrong:
        return f"no, but the solver did not find the wrong entries: {found.reason}"
    if found.together:
        fewer = "; perhaps fewer of them are wrong" if found.reason else ""
        return f"no: {these(found.wrong, puzzle)} can't all be right{fewer}"
    more = "; there may be more wrong entries" if found.reason else ""
    return f"no: {these(found.wrong, puzzle)} can't be right{more} - {keys.why}"


def these(places: Sequence[Cell], puzzle: CluedPuzzle) -> str:
    """Name the first place and count the others, which the board shows."""
    first, *others = [puzzle.called(place) for place in sorted(places)]
    return first if not others else f"{first} and {len(others)} more"


def clues(places: Sequence[Cell], puzzle: CluedPuzzle) -> str:
    """Name the first clues that clash, and count the others."""
    names = "; ".join(puzzle.called(place) for place in sorted(places)[:NAMED])
    if len(places) == 1:
        return f"this clue cannot be right: {names}"
    more = f"; and {counted(len(places) - NAMED, 'more clue')}" if len(places) > NAMED else ""
    return f"these clues clash: {names}{more}"


class HintPart(NamedTuple):
    """A part of a hint: its words, the cells to mark, and those around them of which the rules speak.

    `numbers`: of lines in which something follows for a cell; `broken`: cells that break a rule then. `lines`: those of
    a trial, and `also`: what else its rules show; both stand below the words. `candidates`: what open cells could hold
    before, and `struck`: what of it is ruled out. `shades`: what players note of cells that they do not fill.
    """

    words: str
    marked: Collection[Cell] = ()
    context: Collection[Cell] = ()
    numbers: Mapping[Cell, str] = MappingProxyType({})
    broken: Collection[Cell] = ()
    lines: tuple[Line, ...] = ()
    also: str = ""
    candidates: Mapping[Cell, Collection[str]] = MappingProxyType({})
    struck: Collection[tuple[Cell, str]] = ()
    shades: Board = MappingProxyType({})

    @property
    def text(self) -> str:
        return "\n".join([self.words, *texts_of(self.lines, self.also)])

    def ending(self, end: str) -> "HintPart":
        """Return the part with this end in place of the last full stop."""
        if self.also:
            return self._replace(also=with_end(self.also, end))
        if self.lines:
            *before, last = self.lines
            return self._replace(lines=(*before, last._replace(words=with_end(last.words, end))))
        return self._replace(words=with_end(self.words, end))


def stages(found: Hint, puzzle: CluedPuzzle, fillable: bool, keys: Keys) -> list[HintPart]:
    """Return a hint bit by bit: wrong entries, where to look, which rules to use, the conclusion and why."""
    wrong = f"{these(found.wrong, puzzle)} can't be right" if found.wrong else ""
    if found.together and (found.steps or found.reason):  # `without` shows it, too
        wrong = "; ".join(filter(None, [wrong, _clash(found, keys)]))
    wrong_parts = [HintPart(f"{wrong} - {keys.more} goes on with the hint", found.wrong)] if wrong else []
    if not found.steps:
        return [*wrong_parts, HintPart(without(found, keys))]
    ending = keys.accept if fillable else keys.back if found.board else f"{keys.more} goes on from there"
    return [
        *wrong_parts,
        HintPart(f"look at the marked cells - {keys.more} shows what to use", found.cells),
        HintPart(f"use: {rules_of(found)} - {keys.more} shows what follows", found.cells),
        step_part(found.steps[-1], found.head, found.cells)._replace(shades=found.shades).ending(f" - {ending}"),
    ]


def rules_of(found: Hint) -> str:
    """Name the rules of a hint; of many rules, what players call them, or count those that are not named."""
    last = found.steps[-1]
    rules = list(dict.fromkeys(rule.rule for rule in last.rules)) if last.pattern else found.rules
    first = first_rules(rules)
    left = len(rules) - len(first)
    if last.pattern and left:
        return f"{last.pattern} ({counted(len(rules), 'rule')} about the marked cells)"
    others = f"; and {counted(left, 'more such rule')} about the marked cells" if left else ""
    return "; ".join(first) + others + (f" ({last.pattern})" if last.pattern else "")


def entered(found: Hint) -> str:
    return step_part(found.steps[-1], found.head, ()).ending(" - entered").text


def why_wrong(found: Refutation, keys: Keys) -> HintPart:
    """Describe why entries are wrong, and mark these."""
    if found.step is None:
        return HintPart(undecided(found.reason))
    return refuting(found.step, keys, "").ending(f" - {keys.back}")


def refuting(step: Step, keys: Keys, begin: str) -> HintPart:
    """Return a step that is not the smallest, behind these words; nobody could follow many rules at once."""
    if step.size <= MOST_AT_ONCE:
        words = begin + step.head
        return step_part(step, words if is_short(words) else f"{begin.rstrip()}\n{step.head}", context_of([step]))
    many = f"{begin}it takes {step.size} rules to see that at once; {keys.more} shows small steps"
    return HintPart(many, [one.cell for one in step.conclusions], context_of([step]))


def step_part(step: Step, words: str, context: Collection[Cell]) -> HintPart:
    """Return what follows from a step, with these words in place of its head."""
    part = HintPart(words, [one.cell for one in step.conclusions], context, *step.trial_marks, step.lines, step.also)
    return part._replace(candidates=dict(step.candidates), struck=step.struck)


def with_end(words: str, end: str) -> str:
    """Return the words with this end, which is a line of its own if their last sentence becomes too long."""
    ended = words.rstrip(".") + end
    return ended if is_short(ended) else f"{words}\n{end.removeprefix(' - ')}"


def is_short(words: str) -> bool:
    return all(len(sentence) < LONGEST for sentence in words.split(". "))


def first_rules(rules: Sequence[str]) -> Sequence[str]:
    """Return as many rules as one hint names."""
    lengths = list(accumulate(len(rule) for rule in rules[:MOST_RULES]))
    return rules[: max(1, sum(length <= LONGEST for length in lengths))]


def task(found: Hint, keys: Keys) -> HintPart:
    """Describe where the player can find the next step."""
    if not found.steps:
        return HintPart(without(found, keys))
    size = found.steps[-1].size_in_words
    return HintPart(f"find what the marked cells show ({size}), and enter it or another true step", found.cells)


def judged(found: Refutation, keys: Keys) -> HintPart:
    """Describe whether what the player found is right, and why."""
    if found.verdict is Verdict.UNKNOWN:
        return HintPart(undecided(found.reason))
    if found.step is None:
        return HintPart(found.words)
    begin, end = ("right: ", f" - {keys.find}") if found.verdict is Verdict.SAT else ("no: ", "")
    return refuting(found.step, keys, begin).ending(end)


def _clash(found: Hint, keys: Keys) -> str:
    if found.wrong:
        return "no solution keeps all your other entries"
    return f"no solution keeps all your entries; {keys.wrong}"


def without(found: Hint, keys: Keys) -> str:
    if found.reason:
        return undecided(found.reason)
    if found.hopeless:
        return "the puzzle itself has no solution"
    if found.together:
        return _clash(found, keys)
    return "nothing else is certain" if found.wrong else "no open cell has only one possible value"


def path(steps: int) -> str:
    return f"you saw {counted(steps, 'step')}; P shows them again" if steps else "there are no steps to show"


def another(found: Another, entries: bool, first: bool, keys: Keys) -> str:
    """Describe which solution the board shows, or that there is no other; `first`: the player has seen none before."""
    kept = " that keeps your entries" if entries else ""
    if found.board is not None:
        if found.only:
            return f"the only solution{kept}"
        which = "a solution" if first else "another solution"
        return f"{which}, out of {'' if found.exhausted else 'at least '}{found.count}"
    if found.verdict is not Verdict.UNSAT:
        return undecided(found.reason)
    if not found.count:
        return f"no solution keeps all your entries; {keys.wrong}" if entries else "there is no solution"
    if found.only:
        return f"there is no other solution{kept or ': this puzzle has exactly one'}"
    return f"there is no other solution; you have seen all {found.count}"


def warning(found: Another) -> str:
    """Describe how many solutions a saved puzzle has, after a search for two."""
    if found.count > 1:
        return "it has SEVERAL solutions"
    if not found.exhausted:
        return "the solver did not find out whether it has one solution"
    return "it has exactly one solution" if found.count else "it has NO solution"


def lost(found: Planned) -> str:
    if found.verdict is Verdict.SAT:
        return "not lost: there is a plan from here"
    return f"lost: {found.why}" if found.verdict is Verdict.UNSAT else undecided(found.why)


def way(found: Planned, left: PlanPuzzle) -> str:
    """Describe the plan from here, if there is one."""
    if not found.solutions:
        return "there is no plan from here" if found.verdict is Verdict.UNSAT else undecided(found.why)
    fewest = f"no plan has fewer {left.steps}" if found.optimal else "perhaps not a shortest plan"
    return f"{left.in_words(found.solutions[0])} from here; {fewest}"
