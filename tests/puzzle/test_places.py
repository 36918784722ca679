"""Places beside and between cells, and what is drawn there."""

import sys
from types import FunctionType

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.base.grid import cells, side_neighbours
from smtpuzzles.base.picture import Picture, Role, Tile
from smtpuzzles.puzzle import Record, places
from smtpuzzles.views.layout import drawing_of
from tests.conftest import ROOT


def test_labels_and_edges_are_places_of_their_own():
    size = (2, 3)
    every = [*places.labels(size), *places.edges(size), *cells(*size)]
    assert len(every) == len(set(every)) == 2 * (2 + 3) + (4 + 3) + 6
    assert sorted(every)  # they are alike enough to be sorted
    assert [places.is_edge(place) for place in every].count(True) == 7


def test_a_line_begins_at_its_label():
    size = (2, 3)
    assert places.seen_from(places.left(2), size) == [(2, 1), (2, 2), (2, 3)]
    assert places.seen_from(places.right(2, size), size) == [(2, 3), (2, 2), (2, 1)]
    assert places.seen_from(places.above(3), size) == [(1, 3), (2, 3)]
    assert places.seen_from(places.below(3, size), size) == [(2, 3), (1, 3)]
    named = [places.side_of(place, size) for place in ((2, 0), (2, 4), (0, 3), (3, 3))]
    assert named == ["left of row 2", "right of row 2", "above column 3", "below column 3"]


def test_an_edge_is_between_two_neighbours():
    for place in places.edges((3, 4)):
        one, other = places.sides_of(place)
        assert one < other
        assert other in side_neighbours(one)
        assert places.edge(one, other) == place


def other_edge(one, other):
    (r, c), (row, _) = one, other
    return (r, 1000 * (c > 0) + c) if r == row else (1000 * (r > 0) + r, c)


def other_sides_of(place):
    r, c = place[0] % 1000, place[1] % 1000
    return (r, c), (r, c + 1) if place[1] > 1000 else (r + 1, c)


OTHERS = {
    places.edge: other_edge,
    places.sides_of: other_sides_of,
    places.is_edge: lambda place: max(place) > 1000,
    places.point_of: lambda place: tuple(2 * (number % 1000) - (number < 1000) for number in place),
}
TANGO = "0=_._._/x....../_._._._/....=../_._=_._/......./_._._._"


def shown(kind, text):
    """Return what the puzzle and its solution show of edges, without their numbers."""
    given = smtpuzzles.parse(kind, text)
    solution = smtpuzzles.solve(given, engine="minisat").solutions[0]
    blank = given.blank()
    puzzle = blank.with_clues([*blank.clues_of(solution), *given.clues()])
    called = sorted([puzzle.called(place) for place in {**puzzle.domains(), **puzzle.givens()}])
    written = [form.write(Record(given)) for form in kinds.load(kind).formats() if kind != "binairo"]
    return given.text(), puzzle.text(), called, written, dict(puzzle.picture(solution).edges)


def test_no_other_module_knows_the_numbers_of_an_edge(monkeypatch):
    futoshiki, kakuro = ((ROOT / "puzzles" / kind / "4.txt").read_text() for kind in ("futoshiki", "kakuro"))
    asked = ("futoshiki", futoshiki), ("binairo", TANGO), ("kakuro", kakuro)
    expected = [shown(*puzzle) for puzzle in asked]
    for module in [module for name, module in sys.modules.items() if name.startswith("smtpuzzles.")]:
        for name, value in list(vars(module).items()):
            if isinstance(value, FunctionType) and value in OTHERS:
                monkeypatch.setattr(module, name, OTHERS[value])
    assert max(places.edges((2, 2))) > (1000, 0)
    assert [shown(*puzzle) for puzzle in asked] == expected
    words = [name for _, _, called, *_ in expected for name in called]
    assert {"the sign between row 1, columns 1 and 2", "the total below row 1, column 3"} <= {*words}


def test_a_sign_is_called_by_the_cells_beside_it():
    tango = smtpuzzles.parse("binairo", "_=_\nx..\n_._\n")
    assert [tango.called(place) for place in tango.givens()] == [
        "the sign between row 1, columns 1 and 2",
        "the sign between column 1, rows 1 and 2",
    ]


def test_labels_are_drawn_on_four_sides_and_found_there():
    tiles = dict.fromkeys(cells(2, 2), Tile("·", Role.OPEN))
    sides = {"top": ("1", "23"), "left": ("4", "5"), "bottom": ("67", "8"), "right": ("9", "10")}
    picture = Picture(tiles, **sides)
    drawing = drawing_of(picture, 80)
    drawn = ["".join(text for text, _ in line).rstrip() for line in drawing.lines()]
    assert drawn == ["      2", "    1 3", "  ┌────┐", "4 │ · ·│ 9", "5 │ · ·│ 10", "  └────┘", "    6 8", "    7"]
    assert list(picture.labels()) == [(0, 1), (0, 2), (1, 0), (2, 0), (3, 1), (3, 2), (1, 3), (2, 3)]
    for place in [*picture.labels(), *tiles]:
        assert drawing.cell_at(*drawing.spot(place)) == place
    assert drawing.total_width == max(map(len, drawn))
