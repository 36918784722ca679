"""Inside and outside of a loop: an edge is in the loop exactly if its sides differ, and beyond the board is outside.

side   a face beside an edge; players shade those that are inside, and perhaps those that are outside

Where rules as they stand lead no further, a player shades: what known edges say of sides, what a number says if the
sides around it are known, and that a loop does not cross itself.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from smtpuzzles.base.grid import phrase
from smtpuzzles.base.picture import Role, Tile
from smtpuzzles.base.text import listed
from smtpuzzles.model import AnyOf, Board, Cell, Constraint, Literal, Rule, Variable, literals_of
from smtpuzzles.puzzle import trees
from smtpuzzles.puzzle.ingredients import loop
from smtpuzzles.puzzle.lawful import Look
from smtpuzzles.puzzle.laws import Literals
from smtpuzzles.puzzle.reasons import LONGEST_REASON, Claim, Inference, Reason
from smtpuzzles.puzzle.shades import Shading

SIDES = "sides"  # the sort of rules
INSIDE, OUTSIDE = "inside", "outside"
NAMES = {INSIDE: "inside the loop", OUTSIDE: "outside the loop"}
PATTERN = "inside and outside"

LOOKS = {
    INSIDE: Look(NAMES[INSIDE], Tile("▒", Role.OUTSIDE, tone="tone2")),
    OUTSIDE: Look(NAMES[OUTSIDE], Tile("░", Role.OUTSIDE, tone="tone5")),
}

Named = Callable[[Collection[Cell]], str]


def shading(x: Literals, points: Sequence[Cell], edge_name: str, named: Named) -> Shading:
    """Return the faces as cells that are inside or outside; a rule for each says what that means for its edges."""
    faces = list(filter(is_face, points))
    inside = {face: literal for literal, face in enumerate(faces, len(x.variables) + 1)}
    meaning: dict[Literal, tuple[Constraint, ...]] = {}
    for edge in filter(loop.is_edge, points):
        (drawn,) = loop.drawn(x, [edge])
        beside = tuple([inside[face] for face in loop.faces_beside(edge) if face in inside])
        meaning[drawn] = tuple(loop.differ(drawn, *beside) if len(beside) > 1 else loop.either(drawn, beside))

    def rule(face: Cell) -> Rule:
        edges = trees.around(face)
        beside = [other for edge in edges for other in loop.faces_beside(edge) if other in inside and other != face]
        sentence = f"the {edge_name}s around {named([face])} that part inside from outside are in the loop"
        constraints = tuple([one for literal in loop.drawn(x, edges) for one in meaning[literal]])
        return Rule(sentence, (face, *edges, *beside), constraints, sort=SIDES, about=(face,))

    def more(rule: Rule) -> tuple[Constraint, ...]:
        if rule.sort == loop.JOINT:
            return tuple(_no_crossing([inside.get(face) for face in _around(rule.about[0])]))
        about = dict.fromkeys(abs(literal) for one in rule.constraints for literal in literals_of(one))
        return tuple([one for literal in about for one in meaning[literal]])

    variables = tuple([Variable(f"inside_{r}_{c}", (r, c), INSIDE) for r, c in faces])
    return Shading(variables, dict.fromkeys(faces, OUTSIDE), tuple(map(rule, faces)), more)


def _around(joint: Cell) -> list[Cell]:
    """Return the faces that meet at a joint, one beside the next."""
    r, c = joint
    return [(r - 1, c - 1), (r - 1, c + 1), (r + 1, c + 1), (r + 1, c - 1)]


def _no_crossing(faces: Sequence[Literal | None]) -> Iterator[Constraint]:
    """Yield that the faces are not inside and outside in turn, as they cannot be at the border of the board."""
    a, b, c, d = faces
    if a and b and c and d:
        yield from (AnyOf((-a, b, -c, d)), AnyOf((a, -b, c, -d)))


def is_face(point: Cell) -> bool:
    return point[0] % 2 == point[1] % 2 == 0


def shaded(board: Board) -> Board:
    """Return which faces of a solved board are inside, and which outside."""
    inside = set(loop.inside([edge for edge, symbol in board.items() if loop.is_edge(edge) and symbol in loop.LINES]))
    return {point: INSIDE if point in inside else OUTSIDE for point in board if is_face(point)}


def is_side(claim: Claim) -> bool:
    return claim.symbol in NAMES


def reason_of(inference: Inference, words: loop.Words, named: Named) -> Reason | None:
    """Return the reason for a step of one rule about edges and sides that speaks of sides."""
    (rule,) = inference.rules
    shades = any(map(is_side, inference.conclusions))
    if rule.sort == SIDES:
        if not inference.conclusions:
            around = f"{words.edge}s around {phrase(named(rule.about))}"
            return told(inference, named, f"{around} would not part inside from outside")
        reasons = listed(_apart(rule, inference, named))
        if len(reasons) > LONGEST_REASON:
            reasons = f"known {words.edge}s and sides around {phrase(named(rule.about))} leave no other way"
        return Reason(PATTERN, reasons, obvious=shades)  # at a glance, players see which faces follow from known edges
    if rule.sort == loop.JOINT and (shades or any(map(is_side, inference.facts))):
        crossing = f"the loop would cross itself at {words.joint(rule.about[0])}"
        return Reason("no crossing", f"otherwise {crossing}" if inference.conclusions else crossing)
    return None


def _apart(rule: Rule, inference: Inference, named: Named) -> list[str]:
    """Return the facts, that of the rule's face first, and that there is an outside beyond the board."""
    facts = sorted(inference.facts, key=lambda fact: fact.cell != rule.about[0])
    shown = {face for edge, _, _ in inference.conclusions if loop.is_edge(edge) for face in loop.faces_beside(edge)}
    beyond = ["everything beyond the board is outside"] if shown.difference(rule.cells) else []
    return [*said(facts, named), *beyond]


def told(inference: Inference, named: Named, rule: str, *more: str) -> Reason:
    """Return what the rule says, and the facts, as a reason."""
    reasons = [*more, *said(inference.facts, named)]
    return Reason(PATTERN, listed([rule, *reasons]) if inference.conclusions else f"{rule}: {listed(reasons)}")


def said(claims: Iterable[Claim], named: Named) -> Iterator[str]:
    """Yield clauses that say this of sides and edges."""
    names = {**NAMES, **dict.fromkeys(loop.LINES, "in the loop"), loop.NONE: "not in the loop"}
    cells: dict[str, list[Cell]] = {}
    for cell, symbol, _ in claims:
        cells.setdefault(names[symbol], []).append(cell)
    for name, some in cells.items():
        yield f"{phrase(named(some))} {'are' if len(some) > 1 else 'is'} {name}"
