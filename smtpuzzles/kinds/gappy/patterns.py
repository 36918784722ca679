"""Why a cell is black or white, as players say it."""

from collections.abc import Sequence
from typing import NamedTuple

from smtpuzzles.puzzle import (
    Cell,
    Inference,
    Reason,
    Rule,
    Technique,
    at,
    named_by_goal,
    phrase,
    spans,
    these_cells,
)

# The sorts of rules; the first two are about a line.
TWO, GAP, TOUCHING = "two black cells", "gap", "touching"
GOALS = {TWO: "line needs two", GAP: "labels together"}
TECHNIQUES = (
    Technique("touching", 1, "Nothing may touch a black cell."),
    Technique("last places", 1, "A line has no other places for its black cells."),
    Technique("line has both", 1, "A line has both of its black cells."),
    Technique("label", 1, "Of the pairs of cells that fit a label, only some are left."),
    Technique("blocks a line", 3, "A black cell would leave a line no two places that fit."),
    Technique("line needs two", 4, "Otherwise several rules together would leave a line too few places."),
    Technique("labels together", 8, "Otherwise several rules together would leave no places that fit a label."),
    Technique("two black cells", 0, "A line cannot have exactly two black cells."),
    Technique("label not met", 0, "No two cells that are left fit a label."),
)
MOST_PAIRS = 3  # that are listed


class Line(NamedTuple):
    name: str
    cells: Sequence[Cell]
    label: int | None

    def pairs(self, black: Sequence[Cell], white: Sequence[Cell]) -> list[tuple[int, int]]:
        """Return the places, counted from 1, where the black cells can be if these cells are black and white."""
        distance = (self.label or 0) + 1
        places = {cell: place for place, cell in enumerate(self.cells, 1)}
        excluded, held = {places[cell] for cell in white}, {places[cell] for cell in black}
        found = [(place, place + distance) for place in range(1, len(self.cells) - distance + 1)]
        return [pair for pair in found if excluded.isdisjoint(pair) and held <= set(pair)]


def reason_of(inference: Inference, lines: Sequence[Line], black: str, white: str) -> Reason | None:
    blacks, new = inference.filled(black), [cell for cell, symbol, _ in inference.conclusions if symbol == black]
    if len(inference.rules) > 1:
        return blocked(inference, lines, bool(new)) if inference.conclusions else None
    rule = inference.rules[0]
    if rule.sort == TOUCHING:
        if not inference.conclusions:
            return Reason("touching", f"the black cells in {phrase(these_cells(blacks))} touch")
        return Reason("touching", f"nothing may touch the black cell at {at(blacks[0])}", obvious=True)
    line = line_of(rule, lines)
    if rule.sort == GAP:
        return labelled(line, line.pairs(blacks, inference.filled(white)))
    if not inference.conclusions:
        few = "only one place" if len(blacks) == 1 or len(inference.facts) == len(line.cells) - 1 else "no place"
        has = "more than two black cells" if len(blacks) > 2 else f"{few} for its two black cells"
        return Reason("two black cells", f"{line.name} has {has}")
    if not new:
        return Reason("line has both", f"{line.name} has both of its black cells")
    left = "no other place for its second black cell" if blacks else "only two places left for its black cells"
    return Reason("last places", f"{line.name} has {left}")


def labelled(line: Line, pairs: list[tuple[int, int]]) -> Reason:
    """The label leaves only some pairs of cells."""
    label = f"the label {line.label} of {line.name}"
    if not pairs:
        return Reason("label not met", f"no two cells that are left in {line.name} fit its label {line.label}")
    if len(pairs) > MOST_PAIRS:
        return Reason("label", f"a black cell there would have no partner that fits {label}")
    what = "columns" if line.cells[0][0] == line.cells[-1][0] else "rows"
    return Reason("label", f"{label} leaves only {' or '.join(f'{what} {spans(pair)}' for pair in pairs)}")


def blocked(inference: Inference, lines: Sequence[Line], new: bool) -> Reason | None:
    """The contrary would leave no place for the black cells of a line, or of several."""
    needs = [rule for rule in inference.rules if rule.sort != TOUCHING]
    if len(needs) != 1 or new:
        names = " and ".join(dict.fromkeys(line_of(rule, lines).name for rule in needs))
        words = f"otherwise there would not be enough places for the black cells of {names}"
        return named_by_goal(inference, GOALS) or (Reason("", words) if needs else None)
    line = line_of(needs[0], lines)
    fit = f"cells that fit its label {line.label}" if needs[0].sort == GAP else "places for its black cells"
    return Reason("blocks a line", f"a black cell there would leave {line.name} without two {fit}")


def line_of(rule: Rule, lines: Sequence[Line]) -> Line:
    return next(line for line in lines if line.name == rule.about[0])
