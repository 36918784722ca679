"""Places beside and between cells, and what is drawn there."""

import smtpuzzles
from smtpuzzles.base.grid import cells, side_neighbours
from smtpuzzles.base.picture import Picture, Role, Tile
from smtpuzzles.puzzle import places
from smtpuzzles.views.layout import drawing_of


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
