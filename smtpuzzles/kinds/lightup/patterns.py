"""Why a cell has a lamp or not, as players say it."""

from smtpuzzles.puzzle import AnyOf, AtMost, Exactly, Inference, Reason, Rule, at


def reason_of(inference: Inference, lamp: str) -> Reason | None:
    """Return the reason; the constraint of a rule says whether it is about light, a run or a number."""
    lamps = inference.filled(lamp)
    new = bool(inference.conclusions) and inference.conclusions[0].symbol == lamp
    if len(inference.rules) > 1:
        return blocked(inference.rules, new) if inference.conclusions else None
    rule = inference.rules[0]
    match rule.constraints[0]:
        case AtMost() if inference.conclusions:
            return Reason("lit by a lamp", f"the lamp at {at(lamps[0])} shines there", obvious=True)
        case AtMost():
            return Reason("two lamps", f"the lamps at {at(lamps[0])} and {at(lamps[1])} light each other")
        case AnyOf() if inference.conclusions:
            return Reason("only light", f"no other cell can light {at(rule.cells[0])}")
        case AnyOf():
            return Reason("no light", f"nothing can light {at(rule.cells[0])}")
        case Exactly(number):
            return numbered(f"the {number} at {at(rule.cells[0])}", len(lamps) - number, inference, new)
    return None


def numbered(wall: str, more: int, inference: Inference, new: bool) -> Reason:
    """Return the reason beside a number; `more`: how many lamps it has above its number."""
    if not inference.conclusions:
        return Reason("number not met", f"{wall} {'has too many lamps' if more > 0 else 'cannot have enough lamps'}")
    if new:
        return Reason("number needs all", f"{wall} needs every free cell beside it")
    if not inference.facts:
        return Reason("zero", f"{wall} allows no lamp beside it", obvious=True)
    return Reason("number has all", f"{wall} has all its lamps")


def blocked(rules: tuple[Rule, ...], new: bool) -> Reason | None:
    """The contrary would leave no place for a lamp that some cell or number needs, or that several need."""
    needs = [(rule.constraints[0], at(rule.cells[0])) for rule in rules if not isinstance(rule.constraints[0], AtMost)]
    if len(needs) != 1 or new:
        aims = [
            f"meet the {one.number} at {place}" if isinstance(one, Exactly) else f"light {place}"
            for one, place in needs
        ]
        words = f"otherwise it would be impossible to {' and '.join(aims)}"
        return Reason("blocks several", words, vague=True) if needs else None
    match needs[0]:
        case Exactly(number), place:
            return Reason("blocks a number", f"with a lamp there, the {number} at {place} could not have enough lamps")
        case _, place:
            return Reason("blocks the light", f"with a lamp there, nothing could light {place}")
    return None
