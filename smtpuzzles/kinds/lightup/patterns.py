"""Why a cell has a lamp or not, as players say it."""

from collections.abc import Callable

from smtpuzzles.puzzle import COUNTING, Inference, Reason, Rule, Technique, at, named_by_goal

# The sorts of rules: about a run, the light of a cell, the number of a wall.
RUN, LIT, NUMBER = "run", "lit", "number"
TECHNIQUES = (
    Technique("lit by a lamp", 1, "A lamp shines there."),
    Technique("only light", 1, "No other cell can light a cell."),
    Technique("number needs all", 1, "A number needs every free cell beside it."),
    Technique("number has all", 1, "A number has all its lamps."),
    Technique("zero", 1, "A zero allows no lamp beside it."),
    *COUNTING,
    Technique("diagonal of a number", 3, "With a lamp at its corner, a number could not have enough lamps."),
    Technique("blocks a number", 3, "With a lamp there, a number could not have enough lamps."),
    Technique("blocks the light", 3, "With a lamp there, nothing could light a cell."),
    Technique("two lamps", 0, "Two lamps light each other."),
    Technique("no light", 0, "Nothing can light a cell."),
    Technique("number not met", 0, "A number cannot have its lamps."),
)
GOALS = {NUMBER: "blocks a number", LIT: "blocks the light"}


def reason_of(inference: Inference, lamp: str, counting: Callable[[Inference], Reason | None]) -> Reason | None:
    lamps = inference.filled(lamp)
    new = bool(inference.conclusions) and inference.conclusions[0].symbol == lamp
    if len(inference.rules) > 1:
        found = blocked(inference, new) if inference.conclusions else None
        if found and not found.pattern:
            return counting(inference) or named_by_goal(inference, GOALS) or found
        return found
    rule = inference.rules[0]
    if rule.sort == RUN:
        if inference.conclusions:
            return Reason("lit by a lamp", f"the lamp at {at(lamps[0])} shines there", obvious=True)
        return Reason("two lamps", f"the lamps at {at(lamps[0])} and {at(lamps[1])} light each other")
    if rule.sort == LIT:
        if inference.conclusions:
            return Reason("only light", f"no other cell can light {at(rule.cells[0])}")
        return Reason("no light", f"nothing can light {at(rule.cells[0])}")
    return numbered(rule, len(lamps), inference, new) if rule.sort == NUMBER else None


def numbered(rule: Rule, lamps: int, inference: Inference, new: bool) -> Reason:
    """Return the reason beside a number; `lamps`: how many it has."""
    number, wall = rule.about[1], named(rule)
    if not inference.conclusions:
        has = "has too many lamps" if lamps > number else "cannot have enough lamps"
        return Reason("number not met", f"{wall} {has}")
    if new:
        return Reason("number needs all", f"{wall} needs every free cell beside it")
    if not inference.facts:
        return Reason("zero", f"{wall} allows no lamp beside it", obvious=True)
    return Reason("number has all", f"{wall} has all its lamps")


def blocked(inference: Inference, new: bool) -> Reason | None:
    """The contrary would leave no place for a lamp that some cell or number needs, or that several need."""
    needs = [rule for rule in inference.rules if rule.sort != RUN]
    if len(needs) != 1 or new:
        aims = [f"meet {named(one)}" if one.sort == NUMBER else f"light {at(one.cells[0])}" for one in needs]
        words = f"otherwise it would be impossible to {' and '.join(aims)}"
        return Reason("", words) if needs else None
    if needs[0].sort == NUMBER:
        (place, _), (r, c) = needs[0].about, min(inference.cells)
        diagonal = len(inference.cells) == 1 and abs(r - place[0]) == abs(c - place[1]) == 1
        words = f"with a lamp there, {named(needs[0])} could not have enough lamps"
        return Reason("diagonal of a number" if diagonal else "blocks a number", words)
    return Reason("blocks the light", f"with a lamp there, nothing could light {at(needs[0].cells[0])}")


def named(rule: Rule) -> str:
    """Return how sentences call the number that this rule is about."""
    return f"the {rule.about[1]} at {at(rule.cells[0])}"
