"""Runs: the parts of a line whose cells hold a symbol, as long as possible, and how long each is.

lengths  those of all runs of a line, in order
text     the lengths with commas between them; '0' if there is no run
spare    how many cells each run can move from where it is if all are as near to the beginning as possible
part     a cell outside of runs, or a run with the cell behind it; a line is a row of parts
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate, groupby
from typing import NamedTuple

from smtpuzzles.base.text import counted, listed
from smtpuzzles.model import AnyOf, Board, Cell, Literal
from smtpuzzles.puzzle.laws import Literals, Meaning
from smtpuzzles.puzzle.reasons import Inference, Reason, Technique

COMMA, NO_RUN = ",", "0"
_LONGEST = 5  # digits of a length


class Runs(tuple[str, ...]):
    """The texts that a line of so many cells can have: too many to list, so that only some come one after the other."""

    cells: int

    def __new__(cls, cells: int) -> "Runs":
        made = super().__new__(cls, [*map(str, range(cells + 1)), *["1,1"] * (cells > 2)])
        made.cells = cells
        return made

    def __contains__(self, text: object) -> bool:
        parts = text.split(COMMA) if isinstance(text, str) else [""]
        if parts == [NO_RUN]:
            return True
        good = all(part.isascii() and part.isdigit() and part[0] != "0" and len(part) <= _LONGEST for part in parts)
        return good and sum(map(int, parts)) + len(parts) - 1 <= self.cells


def lengths_in(text: str) -> tuple[int, ...]:
    return () if text == NO_RUN else tuple(map(int, text.split(COMMA)))


def runs_text(board: Board, line: Sequence[Cell], symbol: str) -> str:
    """Return the text of the runs of this symbol."""
    groups = groupby([board[cell] for cell in line])
    return COMMA.join([str(len(list(run))) for held, run in groups if held == symbol]) or NO_RUN


class Part(NamedTuple):
    """`begin` and `end`: how many cells of the line, and how many runs, are before and behind; `length`: of the run."""

    begin: tuple[int, int]
    end: tuple[int, int]
    length: int

    def name(self, line: Sequence[Cell]) -> str:
        place, number = self.begin
        (r, c), way = line[place], "across" if line[0][1] < line[-1][1] else "down"
        return f"run_{number + 1}_{way}_at_{r}_{c}" if self.length else f"runs_{way}_before_{r}_{c}_are_{number}"


@cache
def parts_of_lines(lengths: tuple[int, ...], cells: int) -> list[Part]:
    """Return the parts of all lines of so many cells that have these runs."""
    *firsts, last = accumulate((length + 1 for length in lengths), initial=0)  # if all runs are near the beginning
    spare, found = cells + 1 - last, list[Part]()
    for number, (first, length) in enumerate(zip((*firsts, last), (*lengths, 0), strict=True)):
        found += [Part((at, number), (at + 1, number), 0) for at in range(first, min(first + spare, cells))]
        if length:
            places = range(first, first + spare + 1)
            found += [Part((at, number), (at + length + 1, number + 1), length) for at in places]
    return found


@cache
def in_runs(text: str, symbol: str) -> Meaning:
    """Return what says of a line that its cells with the symbol have runs of these lengths, in this order.

    A helper says that the line has a part: it needs one before it and one behind it, and each cell is in one. So unit
    propagation finds all that follows.
    """
    lengths = lengths_in(text)

    def state(x: Literals, line: Sequence[Cell]) -> Iterator[AnyOf]:
        literals, cells = x.all(line, symbol), len(line)
        every = [(x.helpers[part.name(line)], part) for part in parts_of_lines(lengths, cells)]
        leaving, entering = (
            defaultdict[tuple[int, int], list[Literal]](list),
            defaultdict[tuple[int, int], list[Literal]](list),
        )
        inside, outside = ([[-sign * literal] for literal in literals] for sign in (1, -1))
        for taken, (begin, end, length) in every:
            leaving[begin].append(taken)
            entering[end].append(taken)
            for at in range(begin[0], min(end[0], cells)):
                (inside if at < begin[0] + length else outside)[at].append(taken)
        for taken, (begin, end, length) in every:
            if begin[0]:
                yield AnyOf((-taken, *entering[begin]))
            if end[0] < cells:
                yield AnyOf((-taken, *leaving[end]))
            for at in range(begin[0], min(end[0], cells)):
                yield AnyOf((-taken, literals[at] if at < begin[0] + length else -literals[at]))
        yield from (AnyOf(tuple(some)) for some in (*inside, *outside))

    return Meaning(state, lambda board, line: runs_text(board, line, symbol) == text)


def named_runs(text: str, cell: str) -> str:
    """Return what a line with this label has, in words."""
    if text == NO_RUN:
        return f"no {cell}"
    lengths = text.split(COMMA)
    return (
        f"runs of {listed(lengths)} {cell}s, in this order" if lengths[1:] else f"one run of {counted(int(text), cell)}"
    )


RUN_TECHNIQUES = (
    Technique("overlap", 1, "Runs cover a cell wherever they lie."),
    Technique("out of reach", 1, "Runs cannot cover a cell."),
    Technique("line is complete", 1, "A line has all its runs."),
    Technique("only way", 1, "There is no other way for the runs of a line."),
    Technique("no room", 0, "A line has no room for its runs."),
)


def reason_of_runs(inference: Inference, text: str, name: str, symbol: str) -> Reason:
    """Return the reason for a step in this line of such runs."""
    them, lengths = "it" if len(inference.cells) == 1 else "them", text.split(COMMA)
    runs, several = f"the run{'s' * len(lengths[1:2])} of {listed(lengths)} in {name}", bool(lengths[1:])
    symbols = {held for _, held, _ in inference.conclusions}
    if not symbols:
        return Reason("no room", f"{name} has no room for {named_runs(text, 'cell')}")
    if len(inference.filled(symbol)) == sum(lengths_in(text)):
        return Reason("line is complete", f"{name} has {'no' if text == NO_RUN else 'all its'} runs", obvious=True)
    if len(symbols) > 1:
        return Reason("only way", f"there is no other way for {runs}")
    if symbol in symbols:
        return Reason(
            "overlap", f"{runs} cover{'' if several else 's'} {them} wherever {'they lie' if several else 'it lies'}"
        )
    return Reason("out of reach", f"{runs} cannot cover {them}")
