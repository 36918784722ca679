"""The steps of several rules that have names, by the numbers and the corners that they are about.

inner   the edges around a number that meet in a corner; the others that meet there are outer
"""

from collections.abc import Callable, Collection, Mapping, Sequence

from smtpuzzles.puzzle import Cell, Inference, Reason, Rule, Technique, loop, sides, trees

NUMBER = "number"  # a sort of rules
MOST_TOGETHER = 6  # rules of a step that has a name
FEW = 3
_PAIRS = [(one, other) for one in (1, 2, 3) for other in range(one, 4)]
TECHNIQUES = (
    *loop.TECHNIQUES,
    Technique("number", 1, "A number has all its edges, or needs every edge that is left."),
    Technique("zero", 1, "A zero allows no edge."),
    *[Technique(f"{n} in a corner", 1, f"A {n} has both edges at its corner, or none.") for n in (1, 2, 3)],
    *[Technique(f"line into a {n}", 2, f"A line into a corner of a {n} goes on beside it.") for n in (1, 2, 3)],
    *[Technique(f"line out of a {n}", 2, f"A {n} has exactly one edge at its corner.") for n in (1, 2, 3)],
    *[Technique(f"{a} beside {b}", 2, f"A {a} and a {b} that share an edge leave only that.") for a, b in _PAIRS],
    *[Technique(f"{a} diagonal to {b}", 2, f"A {a} and a {b} that share a corner leave only that.") for a, b in _PAIRS],
    *[Technique(f"around a {n}", 2, f"A {n} and the corners around it leave only that.") for n in (1, 2, 3)],
    loop.WAYS_ON,
    Technique("numbers together", 4, "Three numbers or more leave only that."),
    *[Technique(f"{a} with {b}", 6, f"A {a} and a {b} that do not touch leave only that.") for a, b in _PAIRS],
    Technique("number not met", 0, "A number cannot have its edges."),
)


def together(inference: Inference, clue: Callable[[Rule], str]) -> Reason | None:
    """Return the name of a step of several rules."""
    numbers, joints, closed = (
        [rule for rule in inference.rules if rule.sort == sort] for sort in (NUMBER, loop.JOINT, loop.CLOSED)
    )
    if not inference.conclusions:
        return None
    if closed:
        return Reason("closes too soon") if len(closed) == 1 or len(inference.rules) <= FEW else None
    shaded = any(map(sides.is_side, inference.facts)) or any(rule.sort == sides.SIDES for rule in inference.rules)
    if not numbers:
        name = sides.PATTERN if shaded else "ways on"
        return Reason(name) if len(inference.rules) <= MOST_TOGETHER else None
    if len(numbers) > 1:
        return Reason(_beside(numbers)) if len(inference.rules) <= MOST_TOGETHER else None
    names = [_at_corner(inference, numbers[0], joint) for joint in joints]
    found = next((name for name in ("in a corner", "line into", "line out of") if name in names), "")
    number = numbers[0].about[1]
    pattern = f"{number} {found}" if found == "in a corner" else f"{found or 'around'} a {number}"
    if len(inference.rules) > MOST_TOGETHER:
        return None
    places = [joint.about[0] for joint, name in zip(joints, names, strict=True) if name == found]
    places += [joint.about[0] for joint in joints if joint.about[0] not in places]
    if shaded or not found or (len(joints) > 1 and not _through(inference, numbers[0], found, places)):
        return Reason(pattern)
    where, *further = [_corner(place, numbers[0].about[0]) for place in places]
    it, beyond = clue(numbers[0]), f"at its {further[0]}, where the loop goes on" if further else ""
    words = {
        "in a corner": f"nothing else leads to the {where} of {it}, so that it has both there or ",
        "line into": f"the line into the {where} of {it} goes on along one of its edges",
        "line out of": f"{it} has exactly one edge at its {where}, and the loop goes on there",
    }[found]
    if found == "in a corner":
        words += f"both others: either way one {beyond}" if further else "none"
    return Reason(pattern, words + f", and its other one is {beyond}" * (bool(further) and found == "line into"))


def _corner(joint: Cell, place: Cell) -> str:
    """Return the name of this corner of a number's cell."""
    return f"{'upper' if joint[0] < place[0] else 'lower'} {'left' if joint[1] < place[1] else 'right'} corner"


def _through(inference: Inference, number: Rule, found: str, places: Sequence[Cell]) -> bool:
    """Does a 2 without known edges send the loop on at a second corner: beside a closed one, or opposite to a line?"""
    place, value = number.about
    around = trees.around(place)
    beside = sum(one == other for one, other in zip(*places[:2], strict=True)) == 1
    open_edges = all(edge not in around for edge, _, _ in (*inference.facts, *inference.conclusions))
    return value == len(places) == 2 and open_edges and found == ("in a corner" if beside else "line into")


def _beside(numbers: Sequence[Rule]) -> str:
    """Return the name of a step by how the numbers lie; places of cells that touch are two points apart."""
    values = sorted(rule.about[1] for rule in numbers)
    places = [rule.about[0] for rule in numbers]
    if len(numbers) > 2:
        return "numbers together"
    down, across = (abs(one - other) for one, other in zip(*places, strict=True))
    where = {(0, 2): "beside", (2, 0): "beside", (2, 2): "diagonal to"}.get((down, across), "with")
    return f"{values[0]} {where} {values[1]}"


def _at_corner(inference: Inference, number: Rule, joint: Rule) -> str:
    """Return what is certain of the edges of the number at this corner: both or none, or exactly one."""
    drawn = {point: symbol in loop.LINES for point, symbol, _ in inference.facts}
    place, value = number.about
    around, here = trees.around(place), [edge for edge in joint.cells if loop.is_edge(edge)]
    inner, outer = [edge for edge in here if edge in around], [edge for edge in here if edge not in around]
    others = [edge for edge in around if edge not in inner]
    if len(inner) != 2:
        return ""
    most = value - sum(drawn.get(edge, False) for edge in others)
    least = most - sum(edge not in drawn for edge in others)
    lines, open_edges = sum(drawn.get(edge, False) for edge in outer), sum(edge not in drawn for edge in outer)
    if lines == open_edges == 0:
        return "in a corner"
    if lines == 1 and (least > 0 or open_edges == 0):
        return "line into"
    return "line out of" if lines == 0 and least == most == 1 else ""


def by_sides(inference: Inference, clue: str, size: Cell, named: sides.Named) -> Reason | None:
    """Return the reason for a step of one number that does not follow by counting its known edges."""
    place, number = inference.rules[0].about
    drawn, adds = loop.lines_in(inference.facts), loop.lines_in(inference.conclusions)
    if not any(map(sides.is_side, (*inference.facts, *inference.conclusions))):
        counted = len(inference.facts) - drawn == 4 - number if adds else drawn == number
        if counted or not inference.conclusions:
            return None
    held = {cell: symbol for cell, symbol, _ in inference.facts}
    rows, columns = size
    beyond = [edge for edge in trees.around(place) if edge[0] in (1, 2 * rows + 1) or edge[1] in (1, 2 * columns + 1)]
    if not inference.conclusions:
        return sides.told(inference, named, _unmet(place, number, clue, held, beyond))
    says = f"{clue} has {counted_edges(number)}"
    if len(beyond) < 2 or not held.keys().isdisjoint([place, *beyond]):
        return sides.told(inference, named, says)
    found = sides.told(inference, named, says, "it has both edges at the border of the board or neither")
    return found._replace(pattern=f"{number} in a corner") if len(beyond) == 2 else found


def counted_edges(number: int) -> str:
    return {0: "no edge", 1: "exactly one edge"}.get(number, f"exactly {number} edges")


def _unmet(place: Cell, number: int, clue: str, held: Mapping[Cell, str], beyond: Collection[Cell]) -> str:
    """Return in which way a number is not met."""
    drawn = open_edges = 0
    for edge in trees.around(place):
        other = sides.OUTSIDE if edge in beyond else held.get(trees.beyond(place, edge))
        if edge in held:
            drawn += held[edge] in loop.LINES
        elif place in held and other:
            drawn += held[place] != other
        else:
            open_edges += 1
    if drawn > number:
        return f"{clue} has too many edges"
    if drawn + open_edges < number:
        return f"{clue} has too few edges"
    return f"{clue} cannot have {counted_edges(number)}"
