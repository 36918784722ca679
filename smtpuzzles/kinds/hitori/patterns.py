"""Why a cell is black or white, as players say it."""

from collections.abc import Mapping

from smtpuzzles.puzzle import Cell, Inference, Reason, Technique, named_by_goal, reason_of_scattered, these_cells

# The sorts of rules.
REPEATED, TOUCHING = "repeated", "touching"
TECHNIQUES = (
    Technique("touching", 1, "No other black cell touches a black one."),
    Technique("number twice", 1, "A white cell of the line has the same number."),
    Technique("cut off", 1, "Otherwise white cells would be cut off."),
    Technique("pair", 2, "Two equal numbers touch, so one of them is white, and the others of the line are black."),
    Technique("between a pair", 3, "A cell between two equal numbers is white, as one of them is black."),
    Technique("corner", 3, "Otherwise a corner of the board would be cut off."),
    Technique("pair induction", 5, "Otherwise two equal numbers of a line would be white."),
)
GOALS = {"cut off": "cut off", REPEATED: "pair induction"}


def reason_of(inference: Inference, numbers: Mapping[Cell, str]) -> Reason | None:
    """Return the reason for a step."""
    if len(inference.rules) > 1:
        return beside(inference, numbers) or in_corner(inference, numbers) or named_by_goal(inference, GOALS)
    rule = inference.rules[0]
    if rule.sort != REPEATED:
        return reason_of_scattered(inference)
    places = these_cells([cell for cell, _, _ in inference.facts])
    number = numbers[rule.cells[0]]
    if inference.conclusions:
        return Reason("number twice", f"the white cell at {places} has the same number, {number}")
    return Reason("number twice", f"{places} are white and have the same number, {number}")


def in_corner(inference: Inference, numbers: Mapping[Cell, str]) -> Reason | None:
    """Return the name if otherwise a corner of the board would be cut off."""
    height, width = max(numbers)
    corners = [((r, c),) for r in (1, height) for c in (1, width)]
    cut = [rule.about for rule in inference.rules if rule.sort == "cut off"]
    return Reason("corner") if inference.conclusions and len(cut) == 1 and cut[0] in corners else None


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
