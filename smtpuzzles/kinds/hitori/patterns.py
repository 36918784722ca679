"""Why a cell is black or white, as players say it."""

from collections.abc import Collection

from smtpuzzles.model import literals_of
from smtpuzzles.puzzle import AnyOf, Board, Cell, Inference, Reason, these_cells

MOST_NAMED = 6  # cells of a part


def not_both(pair: tuple[Cell, Cell]) -> str:
    return f"{these_cells(pair)} are not both black"


def not_cut_off(part: Collection[Cell]) -> str:
    return f"{cells_of(part)} not cut off from the other white cells"


def cells_of(part: Collection[Cell]) -> str:
    """Return these cells and their verb: 'row 1, columns 1 and 2 are'."""
    if len(part) > MOST_NAMED:
        return f"{these_cells([min(part)])} and {len(part) - 1} more cells are"
    return f"{these_cells(part)} {'is' if len(part) == 1 else 'are'}"


def reason_of(inference: Inference, numbers: Board) -> Reason | None:
    """Return the reason for a step of one rule; its constraint says which rule it is."""
    if len(inference.rules) > 1:
        return None
    rule = inference.rules[0]
    literals = literals_of(rule.constraints[0])
    if isinstance(rule.constraints[0], AnyOf):
        cells = cells_of(rule.cells[len(literals) :])
        if inference.conclusions:
            cells = f"otherwise {cells.rsplit(' ', 1)[0]} would be"
        return Reason("cut off", f"{cells} cut off")
    places = these_cells([cell for cell, _, _ in inference.facts])
    if literals[0] > 0:
        words = f"it touches the black cell at {places}" if inference.conclusions else f"{places} touch and are black"
        return Reason("touching", words, obvious=True)
    number = numbers[rule.cells[0]]
    if inference.conclusions:
        return Reason("number twice", f"the white cell at {places} has the same number, {number}")
    return Reason("number twice", f"{places} are white and have the same number, {number}")
