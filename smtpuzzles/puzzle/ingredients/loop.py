"""One loop that neither crosses nor touches itself, drawn along lines that meet in points.

edge     a piece of a line between two joints: '-' or '|' in the loop, 'x' not in it
joint    a point where edges meet: a corner of cells, or the middle of a cell
face     a point that edges lie around
point    an edge, a joint or a face, on a grid that is twice as fine: row and column of a joint are odd, those of a face
         even, and the others are edges
"""

from collections import Counter
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Sequence
from functools import cache
from itertools import islice
from typing import NamedTuple

from smtpuzzles.base.grid import at, parts_of, phrase, these_cells
from smtpuzzles.model import AnyOf, AtMost, Board, Cell, Constraint, Exactly, Literal
from smtpuzzles.puzzle import trees
from smtpuzzles.puzzle.laws import Cut, Law, Literals, Meaning, Wide
from smtpuzzles.puzzle.reasons import Claim, Inference, Reason, Technique

ACROSS, UPRIGHT, NONE = "-", "|", "x"
LINES = ACROSS + UPRIGHT
# The sorts of rules: a joint, the whole loop, loops that would close too soon, one that may be all, no loop at all.
JOINT, LOOP, CLOSED, ALONE, SOME = "corner", "loop", "closed", "alone", "some edge"
MOST_NAMED = 6  # cells of a loop


class Words(NamedTuple):
    """How sentences call an edge and a joint, and the cells that a loop goes around, or through: `goes` says which.

    `alone`: do cuts say that nothing is beside a loop that meets all clues?
    """

    edge: str
    joint: Callable[[Cell], str]
    goes: str
    cells: Callable[[Collection[Cell]], Iterable[Cell]]
    alone: bool = True

    def going(self, cells: Collection[Cell]) -> str:
        more = f"{at(min(cells))} and {len(cells) - 1} more cells"
        return f"{self.goes} {more if len(cells) > MOST_NAMED else phrase(these_cells(cells))}"


def is_edge(point: Cell) -> bool:
    return (point[0] + point[1]) % 2 == 1


def is_joint(point: Cell) -> bool:
    return point[0] % 2 == point[1] % 2 == 1


def line_of(edge: Cell) -> str:
    """Return the symbol of this edge in the loop."""
    return ACROSS if edge[0] % 2 else UPRIGHT


def ends(edge: Cell) -> list[Cell]:
    r, c = edge
    return [(r, c - 1), (r, c + 1)] if r % 2 else [(r - 1, c), (r + 1, c)]


def drawn(x: Literals, edges: Iterable[Cell]) -> tuple[Literal, ...]:
    """Return the literals that these edges are in the loop; beyond the board, none is."""
    return tuple([x.of(edge, line_of(edge)) for edge in edges])


def is_drawn(board: Board, edge: Cell) -> bool:
    return board.get(edge, NONE) in LINES


@cache
def exactly_drawn(number: int) -> Meaning:
    """Return what says that so many of the edges are in the loop."""
    return Meaning(
        lambda x, edges: [Exactly(number, drawn(x, edges))],
        lambda board, edges: sum([board[edge] in LINES for edge in edges]) == number,
    )


def _goes_on(x: Literals, edges: Sequence[Cell]) -> list[Constraint]:
    meeting = drawn(x, edges)
    return [AtMost(2, meeting), *[AnyOf((-one, *[other for other in meeting if other != one])) for one in meeting]]


_TWO_OR_NONE = Meaning(_goes_on, lambda board, edges: sum([board[edge] in LINES for edge in edges]) in (0, 2))


def joint_laws(points: Collection[Cell], words: Words) -> Iterator[Law]:
    """Yield the laws that a loop goes on at each joint and does not cross itself there."""
    for joint in filter(is_joint, points):
        sides = [side for side in trees.around(joint) if side in points]
        sentence = f"at {words.joint(joint)}, two {words.edge}s meet or none"
        yield Law(JOINT, (joint,), sentence, (joint, *sides), _TWO_OR_NONE, sides)


def one_loop(points: Sequence[Cell], words: Words, unmet: Callable[[Collection[Cell]], Iterator[Cell]]) -> Wide:
    """Return the law that the edges which are drawn make one loop, if two or none meet in each joint.

    `unmet` yields the places of clues that are not met if only these edges are drawn.
    """
    edges = list(filter(is_edge, points))

    def broken(board: Board) -> list[Cell]:
        some = [edge for edge in edges if board[edge] in LINES]
        return [] if len(parts_of([*some, *[end for edge in some for end in ends(edge)]])) == 1 else some or edges

    def cuts(x: Literals, board: Board) -> Iterator[Cut]:
        return _cuts(x, [edge for edge in edges if board[edge] in LINES], edges, words, unmet)

    sentence = f"the {words.edge}s make one loop"
    return Wide(LOOP, sentence, edges, lambda x: _one_loop(x, points, edges), broken, cuts)


def _one_loop(x: Literals, points: Sequence[Cell], edges: Sequence[Cell]) -> list[Constraint]:
    """Return constraints that the edges make one loop.

    Faces inside the loop differ from faces outside across each edge of the loop. No face points across such an edge, so
    its pointer is that of a joint, and all joints of a loop point along it. A loop around no face that points at
    nothing would have one pointer too few inside; the only such face is the first inside in reading order. So there is
    no loop beside another, and none within another, either: the first face inside the outer one is not in the inner.
    """
    edge, helpers = dict(zip(edges, drawn(x, edges), strict=True)), x.helpers
    spots = [point for point in points if point not in edge]
    faces = [point for point in spots if not is_joint(point)]
    pointing = trees.pointers(spots, edge, helpers)
    of_face = {
        (r, c): [helpers[f"{what}_{r // 2}_{c // 2}"] for what in ("inside", "begun", "first")] for r, c in faces
    }
    owners, sides = trees.choices(pointing, edge, {point: (first,) for point, (_, _, first) in of_face.items()})
    found: list[Constraint] = [Exactly(1, literals) for literals in owners + sides]
    before: tuple[Literal, ...] = ()
    for point, (inside, begun, first) in of_face.items():
        # `begun`: this face or one before it is inside.
        found += either(begun, (inside, *before))
        found += either(-first, (-inside, *before))
        before = (begun,)
        found += [AnyOf((-pointer, -edge[side])) for side, pointer in pointing[point].items()]
    found.append(AnyOf(before))
    for side in edge:
        beside = tuple([of_face[point][0] for point in trees.around(side) if point in of_face])
        found += differ(edge[side], *beside) if len(beside) > 1 else either(edge[side], beside)
    return found


def either(whole: Literal, parts: tuple[Literal, ...]) -> list[Constraint]:
    """Return the clauses that `whole` is true exactly if some of the parts is."""
    return [AnyOf((-whole, *parts)), *[AnyOf((whole, -part)) for part in parts]]


def differ(whole: Literal, one: Literal, other: Literal) -> list[Constraint]:
    """Return the clauses that `whole` is true exactly if one of the two others is."""
    signs = ((-1, 1, 1), (-1, -1, -1), (1, 1, -1), (1, -1, 1))
    return [AnyOf((a * whole, b * one, c * other)) for a, b, c in signs]


def _cuts(
    x: Literals,
    some: Collection[Cell],
    edges: Sequence[Cell],
    words: Words,
    unmet: Callable[[Collection[Cell]], Iterator[Cell]],
) -> Iterator[Cut]:
    """Yield a cut for each closed loop: alone, it does not meet all clues, or there is another one."""
    closed = loops(some)
    for number, loop in enumerate(closed):
        left_out = tuple(islice(unmet(loop), 1))
        other = frozenset() if left_out else next((one for one in closed[number + 1 :] if loop.isdisjoint(one)), None)
        if words.alone and not left_out and len(loop) < len(some):
            rest, cells = [edge for edge in edges if edge not in loop], tuple(words.cells(loop))
            sentence = f"no {words.edge} is beside a loop {words.going(cells)}"
            no_loop, no_more = (tuple([-one for one in drawn(x, of)]) for of in (sorted(loop), rest))
            yield Cut(ALONE, (cells,), sentence, edges, no_loop, no_more)
        if other is None:
            continue  # it may be the loop of a solution
        about = tuple([tuple(words.cells(one)) for one in (loop, other)])
        both = sorted(loop | other)
        sentence = f"the loop does not go {words.going(about[0])} alone"
        if other:
            sentence = f"there are not two loops, {words.going(about[0])} and {words.going(about[1])}"
        yield Cut(CLOSED, about, sentence, (*both, *left_out), tuple([-one for one in drawn(x, both)]))
    if not some and not any(unmet(())):
        yield Cut(SOME, (), f"some {words.edge} is in the loop", edges, drawn(x, edges))


def loops(some: Collection[Cell]) -> list[frozenset[Cell]]:
    """Return the edges of closed loops: those apart from all others, and those that one more edge has made."""
    at_joint: dict[Cell, set[Cell]] = {}
    for edge in some:
        for joint in ends(edge):
            at_joint.setdefault(joint, set()).add(edge)
    found: list[frozenset[Cell]] = []
    for part in parts_of([*some, *at_joint]):
        edges = sorted(filter(is_edge, part))
        if all(len(at_joint[point]) == 2 for point in part if is_joint(point)):
            found.append(frozenset(edges))
        for edge in edges:
            begin, end = ends(edge)
            if len(at_joint[begin]) == len(at_joint[end]) == 3:
                ways = [_way_from(begin, first, at_joint) for first in sorted(at_joint[begin] - {edge})]
                found += [frozenset([edge, *way]) for way, last in ways if last == end]
    return found


def _way_from(joint: Cell, edge: Cell, at_joint: dict[Cell, set[Cell]]) -> tuple[list[Cell], Cell]:
    """Follow the edges from this joint; return them and the joint where there are several ways, or none."""
    way = []
    while True:
        way.append(edge)
        joint = trees.beyond(joint, edge)
        others = at_joint[joint] - {edge}
        if len(others) != 1:
            return way, joint
        (edge,) = others


def inside(loop: Collection[Cell]) -> Iterator[Cell]:
    """Yield the faces inside a closed loop, in reading order."""
    upright = sorted([edge for edge in loop if line_of(edge) == UPRIGHT])
    for (r, left), (_, right) in zip(upright[::2], upright[1::2], strict=True):
        yield from ((r, c) for c in range(left + 1, right, 2))


def faces_beside(edge: Cell) -> list[Cell]:
    r, c = edge
    return [(r - 1, c), (r + 1, c)] if r % 2 else [(r, c - 1), (r, c + 1)]


def around(faces: Collection[Cell]) -> dict[Cell, str]:
    """Return the lines between these faces and all others; they are a loop if the faces are those inside one."""
    edges = Counter(edge for face in faces for edge in trees.around(face))
    return {edge: line_of(edge) for edge, number in edges.items() if number == 1}


def can_change(face: Cell, faces: Container[Cell]) -> bool:
    """Is there still one loop if this face goes to the other side, given those inside a loop?

    Those around it that are inside must be in one run, with a side, and so must those outside.
    """
    r, c = face
    ring = [
        (r - 2, c - 2),
        (r - 2, c),
        (r - 2, c + 2),
        (r, c + 2),
        (r + 2, c + 2),
        (r + 2, c),
        (r + 2, c - 2),
        (r, c - 2),
    ]
    inside = [one in faces for one in ring]
    changes = sum(inside[place] != inside[place - 1] for place in range(len(ring)))
    return changes == 2 and any(inside[1::2]) and not all(inside[1::2])


TECHNIQUES = (
    Technique("only way on", 1, "The loop has no other way to go on."),
    Technique("corner is full", 1, "Two lines meet already, so no other line does."),
    Technique("dead end", 1, "The loop could not go on from there."),
    Technique(
        "closes too soon", 1, "Otherwise the loop would be closed before all is in it, or would be several loops."
    ),
    Technique("inside and outside", 1, "It follows from what is inside the loop, and what is outside."),
    Technique("no crossing", 1, "Otherwise the loop would cross itself."),
    Technique("corner", 0, "The loop ends, or three lines meet."),
)
WAYS_ON = Technique("ways on", 4, "Otherwise the loop could not go on somewhere.")
CLOSED_LOOP = Technique("closed loop", 1, "Otherwise a line would be beside a closed loop.")


def reason_of(inference: Inference, words: Words) -> Reason | None:
    """Return the reason for a step of one of these rules."""
    if len(inference.rules) > 1:
        return None
    rule, otherwise = inference.rules[0], "otherwise " if inference.conclusions else "here "
    if rule.sort == JOINT:
        return _at_joint(rule.about[0], words, inference)
    if rule.sort == ALONE:
        return Reason("closed loop", f"{otherwise}a {words.edge} would be beside the loop {words.going(*rule.about)}")
    if rule.sort == SOME:
        return Reason("closes too soon", f"{otherwise}no {words.edge} would be in the loop")
    if rule.sort != CLOSED:
        return None
    one, other = rule.about
    closed = f"the loop would go {words.going(one)} alone"
    if other:
        closed = f"there would be two loops, {words.going(one)} and {words.going(other)}"
    return Reason("closes too soon", otherwise + closed)


def _at_joint(joint: Cell, words: Words, inference: Inference) -> Reason:
    where, number = words.joint(joint), lines_in(inference.facts)
    if not inference.conclusions:
        return Reason("corner", f"{f'three {words.edge}s meet' if number > 2 else 'the loop ends'} at {where}")
    if lines_in(inference.conclusions):
        return Reason("only way on", f"the loop has no other way to go on at {where}")
    if number > 1:
        return Reason("corner is full", f"two {words.edge}s meet already at {where}")
    return Reason("dead end", f"the loop could not go on at {where}")


def lines_in(claims: Iterable[Claim]) -> int:
    """Return how many of these are about an edge in the loop."""
    return sum(symbol in LINES for _, symbol, _ in claims)
