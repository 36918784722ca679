"""What there is between cells: regions, cages, signs. Golden pictures, and what must hold for any of them."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from smtpuzzles.base.grid import board_of, cells
from smtpuzzles.base.picture import Cage, Picture, Role, Tile
from smtpuzzles.model import Cell
from smtpuzzles.views.borders import ACROSS, CORNERS, TURNED, UPRIGHT
from smtpuzzles.views.layout import Drawing, drawing_of
from smtpuzzles.views.sizes import LAYOUTS
from smtpuzzles.views.terminal import style_of
from tests.conftest import ROOT
from tests.views.pictures import JIGSAW_6, KILLER, PICTURES

GOLDEN = ROOT / "tests" / "views" / "golden"


def lines_of(drawing: Drawing, unicode: bool = True) -> list[str]:
    return ["".join(text for text, _ in line) for line in drawing.lines(unicode)]


def drawn(picture: Picture, width: int = 80, unicode: bool = True) -> str:
    return "".join(line + "\n" for line in lines_of(drawing_of(picture, width), unicode))


@pytest.mark.parametrize("name", PICTURES)
def test_the_pictures_are_as_they_were(name, golden):
    """As they are, close, without Unicode, with marks, notes and a cursor, and the same large."""
    picture = PICTURES[name]
    used = picture._replace(marked=frozenset({(1, 1), (2, 2)}), cursor=(2, 2), notes={(3, 4): ("1", "3")})
    kept = [drawn(picture), drawn(picture, 1), drawn(picture, unicode=False), drawn(used)]
    kept.append("".join(line + "\n" for line in lines_of(drawing_of(used, 60, 40))))
    golden(GOLDEN / f"{name}.txt", "\n".join(kept))


@pytest.mark.parametrize("digits", ["1", "16"])
@pytest.mark.parametrize("size", [9, 16])
def test_large_boards_with_regions_or_cages_fit_into_80_columns(size, digits):
    tiles = {cell: Tile(digits, Role.SYMBOL) for cell in cells(size, size)}
    regions = {(r, c): (r + c // 2) // 4 for r, c in tiles}
    cages = tuple(Cage(frozenset({cell}), "136") for cell in tiles)
    for picture in (Picture(tiles, regions=regions), Picture(tiles, regions=regions, cages=cages)):
        assert drawing_of(picture, 80).total_width <= 80


def test_numbers_of_two_digits_need_no_gap_where_lines_are_between_all_columns():
    tiles = {cell: Tile("25", Role.SYMBOL) for cell in cells(25, 25)}
    regions = {(r, c): (r + c) // 2 for r, c in tiles}
    assert drawing_of(Picture(tiles, regions=regions), 80).total_width == 25 * 3 + 1
    marked = Picture(tiles, regions=regions, marked=frozenset({(1, 2)}))
    assert lines_of(drawing_of(marked, 80))[1].startswith("│25  ▸│25 25│")


def test_room_is_given_up_in_order():
    widths = [Drawing(JIGSAW_6, layout).total_width for layout in LAYOUTS]
    assert widths == sorted(widths, reverse=True)
    assert [drawing_of(JIGSAW_6, width).total_width for width in (25, 24, 18, 13, 12, 1)] == [25, 19, 17, 13, 11, 11]


def test_the_corners_are_those_that_unicode_has():
    """The lines that meet are in the name: 'BOX DRAWINGS RIGHT UP HEAVY AND LEFT DOWN LIGHT'."""
    from unicodedata import name

    sides = ("UP", "RIGHT", "DOWN", "LEFT")
    both = {"VERTICAL": ("UP", "DOWN"), "HORIZONTAL": ("RIGHT", "LEFT")}
    assert len(CORNERS) == len(set(CORNERS)) == 81
    for number, corner in enumerate(CORNERS[1:], 1):
        words = name(corner).removeprefix("BOX DRAWINGS ")
        first, _, rest = words.partition(" ")
        general = first if first in ("LIGHT", "HEAVY") else ""
        weights = {}
        for part in (rest if general else words).split(" AND "):
            weight = next((word for word in part.split() if word in ("LIGHT", "HEAVY")), general)
            for word in part.split():
                weights.update(dict.fromkeys(both.get(word, (word,)), weight))
        digits = [("", "LIGHT", "HEAVY").index(weights.get(side, "")) for side in sides]
        assert number == int("".join(map(str, digits)), 3), corner


def test_regions_alone_have_light_lines_and_heavy_ones_beside_cages():
    assert "┃" not in drawn(KILLER._replace(cages=())) + drawn(KILLER._replace(regions={}))
    assert {"┃", "│"} <= set(drawn(KILLER))


def test_every_style_that_is_named_has_a_look():
    for picture in PICTURES.values():
        few = frozenset({(1, 1), (0, 1)})
        used = picture._replace(top=("1",), marked=few, context=few | {(1, 2)}, cursor=(1, 1), notes={(2, 2): ("1",)})
        for line in drawing_of(used, 80).lines():
            for _, name in line:
                style_of(name)


@st.composite
def any_picture(draw: Callable) -> Picture:
    height, width = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    board = cells(height, width)
    few = st.sets(st.sampled_from(board), max_size=3)
    letters = st.lists(st.sampled_from("abc."), min_size=len(board), max_size=len(board))
    regions = draw(st.none() | letters)
    cage_of = dict(zip(board, draw(st.none() | letters) or "." * len(board), strict=True))
    together = [frozenset(c for c in board if cage_of[c] == letter) for letter in "abc"]
    pairs = [(a, b) for a in board for b in ((a[0], a[1] + 1), (a[0] + 1, a[1])) if b in cage_of]
    texts = st.sampled_from(["1", "7", "·"] + ["16"] * draw(st.booleans()))
    labels = draw(st.booleans())
    return Picture(
        {cell: Tile(draw(texts), Role.SYMBOL) for cell in board},
        top=("1", "12", "3", "4", "5", "6")[:width] if labels else (),
        left=("10", "2", "3", "4", "5", "6")[:height] if labels else (),
        regions=dict(zip(board, regions, strict=True)) if regions else {},
        cages=tuple(Cage(some, draw(st.sampled_from(["", "3", "45", "136"]))) for some in together if some),
        edges=draw(st.dictionaries(st.sampled_from(pairs), st.sampled_from("<>=×●"), max_size=4)) if pairs else {},
        marked=frozenset(draw(few)),
        context=frozenset(draw(few)),
        notes=dict.fromkeys(draw(few), ("1", "2")),
        cursor=draw(st.none() | st.sampled_from(board)),
        ruled=draw(st.booleans()),
        widest=draw(st.sampled_from([1, 2])),
    )


# Lines of a screen; None: not for a screen.
heights = st.none() | st.integers(1, 40)


@given(any_picture(), st.integers(1, 60), heights)
def test_everything_is_drawn_where_it_belongs(picture, width, height):
    drawing = drawing_of(picture, width, height)
    lines = lines_of(drawing)
    wide = drawing.gap + drawing.symbol
    for cell, tile in picture.tiles.items():
        x, y = drawing.spot(cell)
        y += drawing.middle
        signed = cell in picture.marked or cell == picture.cursor
        noted, before = cell in picture.notes, ((cell[0], cell[1] - 1), cell)
        if drawing.gap or (drawing.large and before not in picture.edges and (drawing.ruled or not noted)):
            sign = lines[y][x - drawing.ruled]
            assert (sign in "▸»[") == signed
            assert (sign == "▹") == (cell in picture.context and not signed)
        if not noted and not signed:
            assert lines[y][x : x + wide].lstrip("▹").strip() == tile.text
    for cage in picture.cages:
        x, y = drawing.spot(min(cage.cells))
        assert lines[y - 1][x:].startswith(cage.text)
    for ((r, c), other), sign in picture.edges.items():
        x, y = drawing.spot((r, c))
        if other[0] == r:
            assert lines[y + drawing.middle][x + wide + drawing.pad] == sign
        else:
            assert lines[y + drawing.tall][x + drawing.centre] == TURNED.get(sign, sign)
    for c, label in enumerate(picture.top, 1):
        assert "".join(line[drawing.lefts[c] + drawing.centre] for line in lines[: drawing.labels]).strip() == label


@given(any_picture(), st.integers(1, 60), heights)
def test_a_picture_is_as_wide_as_it_says_and_fits_if_it_can(picture, width, height):
    drawing = drawing_of(picture, width, height)
    lines = lines_of(drawing)
    assert len(lines) == drawing.total_height
    assert not drawing.large or len(lines) <= height
    assert {len(line) for line in lines[drawing.labels :]} == {drawing.total_width}
    assert max(map(len, lines)) == drawing.total_width
    assert drawing.total_width <= max(width, drawing_of(picture, 1).total_width)
    assert [len(line) for line in lines_of(drawing, unicode=False)] == [len(line) for line in lines]
    assert "".join(lines_of(drawing, unicode=False)).isascii()


@given(any_picture(), st.integers(1, 60), heights)
def test_a_place_is_a_cell_exactly_where_the_cell_is_drawn(picture, width, height):
    drawing = drawing_of(picture, width, height)
    labels = [(r, 0) for r in range(1, len(picture.left) + 1)] + [(0, c) for c in range(1, len(picture.top) + 1)]
    found: dict[Cell | None, set[tuple[int, int]]] = {}
    for y, line in enumerate(lines_of(drawing)):
        for x in range(len(line)):
            found.setdefault(drawing.cell_at(x, y), set()).add((x, y))
    assert found.keys() - {None} == set(picture.tiles) | set(labels)
    for cell, places in found.items():
        if cell in picture.tiles:
            assert min(places) == drawing.spot(cell)
            assert len(places) == (drawing.gap + drawing.symbol) * drawing.tall
        elif cell:
            assert drawing.spot(cell) in places


@given(any_picture(), st.integers(1, 60))
def test_lines_are_between_cells_of_different_regions_or_cages_and_nowhere_else(picture, width):
    bare = picture._replace(edges={}, cages=tuple(Cage(cage.cells) for cage in picture.cages))
    drawing = drawing_of(bare, width)
    lines = lines_of(drawing)
    cages = {cell: number for number, cage in enumerate(bare.cages) for cell in cage.cells}
    for r, c in bare.tiles:
        for other in ((r, c + 1), (r + 1, c)):
            if other not in bare.tiles:
                continue
            x, y = drawing.spot(other)
            beside = other[0] == r
            across = (c in drawing.columns) if beside else (r in drawing.rows)
            seen = (lines[y][x - 1] if beside else lines[y - 1][x]) if across else " "
            of_regions = bare.regions.get((r, c)) != bare.regions.get(other)
            apart = of_regions or cages.get((r, c)) != cages.get(other)
            weight = (2 if of_regions and bare.cages else 1) if apart else 0
            assert seen == (UPRIGHT if beside else ACROSS)[weight]


@given(any_picture(), st.integers(1, 60), heights, st.data())
def test_nothing_moves_whatever_a_player_does(picture, width, height, data):
    """Neither entries, marks, cursor nor marked cells change where a cell is drawn."""
    before = drawing_of(picture._replace(widest=2), width, height)
    cell = data.draw(st.sampled_from(sorted(picture.tiles)))
    tiles = {**picture.tiles, cell: Tile("16", Role.SYMBOL)}
    notes = {other: ("1", "", "3", "12") for other in tiles if other != cell}
    after = drawing_of(
        picture._replace(widest=2, tiles=tiles, notes=notes, cursor=cell, marked=frozenset(notes)), width, height
    )
    assert [after.spot(place) for place in tiles] == [before.spot(place) for place in tiles]
    assert [len(line) for line in lines_of(after)] == [len(line) for line in lines_of(before)]
    assert "16" in lines_of(after)[after.spot(cell)[1] + after.middle]


def test_cells_without_a_region_are_one():
    picture = Picture({cell: Tile("·", Role.OPEN) for cell in cells(2, 2)}, regions={(1, 1): "a"})
    assert drawn(picture) == "┌───┬───┐\n│ · │ · │\n├───┘   │\n│ ·   · │\n└───────┘\n"


def test_a_cell_may_be_in_two_cages():
    three = {cell: Tile("·", Role.OPEN) for cell in cells(1, 3)}
    cages = (Cage(frozenset({(1, 1), (1, 2)}), "3"), Cage(frozenset({(1, 2), (1, 3)}), "4"))
    assert drawn(Picture(three, cages=cages)) == "┌3 ─┬4 ─┬───┐\n│ · │ · │ · │\n└───┴───┴───┘\n"


def test_boxes_are_regions():
    tiles = {cell: Tile("·", Role.OPEN) for cell in board_of(["····"] * 2)}
    assert drawn(Picture(tiles, regions={(r, c): c > 2 for r, c in tiles}), 9) == " · ·│ · ·\n" * 2
