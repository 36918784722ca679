"""Why an edge is in the loop or not, as players say it."""

from collections.abc import Collection

from smtpuzzles.kinds.slitherlink.places import cells_named, corner_name
from smtpuzzles.puzzle import Cell, Inference, Reason, Rule, at

# The sorts of rules: the number of a cell, a corner, the whole loop, loops that would close too soon, no loop at all.
NUMBER, CORNER, LOOP, CLOSED, SOME = "number", "corner", "loop", "closed", "some edge"
SOME_EDGE = "some edge is in the loop"


def not_closed(cells: Collection[Cell], others: Collection[Cell]) -> str:
    """Return the sentence that there is no loop around these cells, or no two loops around these and others."""
    if others:
        return f"there are not two loops, around {cells_named(cells)} and around {cells_named(others)}"
    return f"the loop does not go around {cells_named(cells)} alone"


def reason_of(inference: Inference) -> Reason | None:
    """Return the reason for a step of one rule."""
    if len(inference.rules) > 1:
        return None
    rule, new = inference.rules[0], bool(inference.conclusions)
    drawn = sum(symbol in "-|" for _, symbol, _ in inference.facts)
    adds = new and inference.conclusions[0].symbol in "-|"
    if rule.sort == NUMBER:
        (r, c), number = rule.about
        return numbered(f"the {number} at {at((r // 2, c // 2))}", number, drawn, new, adds)
    if rule.sort == CORNER:
        return at_corner(corner_name(rule.about[0]), drawn, new, adds)
    return Reason("closes too soon", f"{'otherwise ' if new else 'here '}{closed_too_soon(rule)}")


def closed_too_soon(rule: Rule) -> str:
    if rule.sort == SOME:
        return "no edge would be in the loop"
    cells, others = rule.about
    if others:
        return f"there would be two loops, around {cells_named(cells)} and around {cells_named(others)}"
    return f"the loop would go around {cells_named(cells)} alone"


def numbered(clue: str, number: int, drawn: int, new: bool, adds: bool) -> Reason:
    if not new:
        return Reason("number not met", f"{clue} has {'too many edges' if drawn > number else 'too few edges'}")
    if number == 0:
        return Reason("zero", f"{clue} allows no edge", obvious=True)
    return Reason("number", f"{clue} {'needs every edge that is left' if adds else 'has all its edges'}")


def at_corner(corner: str, drawn: int, new: bool, adds: bool) -> Reason:
    if not new:
        return Reason("corner", f"{'three edges meet' if drawn > 2 else 'the loop ends'} at {corner}")
    if adds:
        return Reason("only way on", f"the loop has no other way to go on at {corner}")
    if drawn > 1:
        return Reason("corner is full", f"two edges meet already at {corner}")
    return Reason("dead end", f"the loop could not go on at {corner}")
