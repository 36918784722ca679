"""Why a cell is black or white, as players say it."""

from collections.abc import Collection, Mapping

from smtpuzzles.puzzle import Cell, Inference, Reason, phrase, these_cells

# The sorts of rules.
REPEATED, TOUCHING, ONE_PART, CUT_OFF = "repeated", "touching", "one part", "cut off"
MOST_NAMED = 6  # cells of a part


def not_both(pair: tuple[Cell, Cell]) -> str:
    (top, left), (bottom, right) = pair
    cells = f"row {top}, columns {left} and {right}" if top == bottom else f"column {left}, rows {top} and {bottom}"
    return f"{cells} are not both black"


def not_cut_off(part: Collection[Cell]) -> str:
    return f"{cells_of(part)} not cut off from the other white cells"


def cells_of(part: Collection[Cell]) -> str:
    """Return these cells and their verb: 'row 1, columns 1 and 2 are'."""
    if len(part) > MOST_NAMED:
        return f"{these_cells([min(part)])} and {len(part) - 1} more cells are"
    return f"{phrase(these_cells(part))} {'is' if len(part) == 1 else 'are'}"


def reason_of(inference: Inference, numbers: Mapping[Cell, str]) -> Reason | None:
    """Return the reason for a step."""
    if len(inference.rules) > 1:
        return beside(inference, numbers)
    rule = inference.rules[0]
    if rule.sort == CUT_OFF:
        cells = cells_of(rule.about)
        if inference.conclusions:
            cells = f"otherwise {cells.rsplit(' ', 1)[0]} would be"
        return Reason("cut off", f"{cells} cut off")
    places = these_cells([cell for cell, _, _ in inference.facts])
    if rule.sort == TOUCHING:
        words = f"it touches the black cell at {places}" if inference.conclusions else f"{places} are black and touch"
        return Reason("touching", words, obvious=True)
    number = numbers[rule.cells[0]]
    if inference.conclusions:
        return Reason("number twice", f"the white cell at {places} has the same number, {number}")
    return Reason("number twice", f"{places} are white and have the same number, {number}")


def beside(inference: Inference, numbers: Mapping[Cell, str]) -> Reason | None:
    """Return the reason if two equal numbers of a line touch, or have one cell between them."""
    touching = [rule for rule in inference.rules if rule.sort == TOUCHING]
    lines = [rule for rule in inference.rules if rule.sort == REPEATED]
    if len(lines) != 1 or inference.facts or len(touching) != len(inference.rules) - 1:
        return None
    number = numbers[lines[0].cells[0]]
    common = set.intersection(*[set(rule.cells) for rule in touching])
    pair = set().union(*[rule.cells for rule in touching]) - (common if len(touching) > 1 else set())
    if len(pair) != 2 or not pair <= set(lines[0].cells):
        return None
    same = f"have the same number, {number}, so that one is"
    if len(touching) == 1 and inference.cells <= set(lines[0].cells) - pair:
        return Reason("pair", f"{these_cells(pair)} touch and {same} white")
    if len(touching) == 2 and inference.cells == common:
        return Reason("between a pair", f"{these_cells(pair)} {same} black")
    return None
