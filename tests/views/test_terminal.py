"""Pictures: golden ones of samples, and what must hold for all of them in 80 columns, in colour and without."""

import io

import pytest
from rich.console import Console

import smtpuzzles
from smtpuzzles.base.picture import Picture, Role, Tile
from smtpuzzles.views.layout import drawing_of
from smtpuzzles.views.marks import lines_of_marks
from smtpuzzles.views.spans import Span
from smtpuzzles.views.terminal import STYLES, show, style_of
from tests.conftest import ROOT, SAMPLES
from tests.views.pictures import DRAWN, boxed, pictures

GOLDEN = ROOT / "tests" / "golden"
every_sample = pytest.mark.parametrize("sample", SAMPLES, ids=str)
every_drawn = pytest.mark.parametrize("sample", DRAWN, ids=str)


def drawn(picture: Picture, width: int = 80, **console: object) -> str:
    stream = io.StringIO()
    show(Console(file=stream, width=width, **console), picture)
    return stream.getvalue()


@pytest.mark.few(25)
@every_sample
def test_the_pictures_of_a_sample_are_as_they_were(sample, golden):
    """Of several solutions, another version of Z3 may find others: then only the puzzle is compared."""
    kept = pictures(sample)[: 1 if sample.verdict == "multiple" else 2]
    golden(GOLDEN / f"{sample}.txt", "\n".join(drawn(picture) for picture in kept))


@pytest.mark.few(20)
@every_sample
def test_a_picture_fits_into_80_columns_and_does_not_wrap(sample):
    for picture in pictures(sample):
        lines = drawn(picture).splitlines()
        assert max(map(len, lines)) <= 80
        assert len(lines) <= max(max(picture.tiles)[0] + 12, 2 * max(picture.tiles)[0] + 2)
        # Labels are only behind some lines.
        assert picture.right or len({len(line) for line in lines[-4:]}) == 1


@pytest.mark.few(24)
@every_drawn
def test_colour_adds_to_the_characters_and_changes_none(sample):
    from rich.text import Text

    for picture in pictures(sample):
        coloured = drawn(picture, force_terminal=True, color_system="truecolor")
        assert "\x1b[" in coloured
        assert Text.from_ansi(coloured).plain.rstrip("\n") == drawn(picture).rstrip("\n")


@pytest.mark.few(25)
@every_sample
def test_without_colour_a_solution_can_still_be_read(sample):
    """Cells that hold different symbols never look alike, or have a border between them."""
    puzzle = sample.puzzle()
    found = {variable.cell for variable in puzzle.model.variables}
    for solution in smtpuzzles.solve(puzzle).solutions:
        tiles, regions = puzzle.picture(solution).tiles, puzzle.picture(solution).regions
        if dict(regions) == solution:
            continue
        looks = {(solution[cell], tiles[cell].text, tiles[cell].fill) for cell in found}
        assert len({look[1:] for look in looks}) == len(looks)


def test_a_terminal_without_unicode_gets_ascii():
    for sample in DRAWN:
        for picture in pictures(sample):
            stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
            show(Console(file=stream, width=80), picture)
            stream.flush()
            assert stream.buffer.getvalue().isascii()


def test_every_role_has_a_style():
    assert STYLES.keys() >= {role.name.lower() for role in Role}


def test_a_marked_cell_has_a_pointer_and_boxes_have_lines():
    tiles = {(r, c): Tile(str(r * c % 10), Role.SYMBOL) for r in range(1, 5) for c in range(1, 5)}
    picture = Picture(tiles, regions=boxed(4, 2, 2)).marking(frozenset({(2, 3)}))
    assert drawn(picture).splitlines() == [
        "┌─────┬─────┐",
        "│ 1 2 │ 3 4 │",
        "│ 2 4 │▸6 8 │",
        "├─────┼─────┤",
        "│ 3 6 │ 9 2 │",
        "│ 4 8 │ 2 6 │",
        "└─────┴─────┘",
    ]


@pytest.mark.parametrize(
    ("width", "first"),
    [(20, "┌─────┬─────┐"), (12, "┌────┬────┐"), (9, " 1 2│ 3 4"), (8, "┌──┬──┐"), (6, "12│34")],
)
def test_a_narrow_terminal_gets_a_closer_picture(width, first):
    tiles = {(r, c): Tile(str((c + 3 * r) % 4 + 1), Role.SYMBOL) for r in range(1, 5) for c in range(1, 5)}
    lines = drawn(Picture(tiles, regions=boxed(4, 2, 2)), width).splitlines()
    assert lines[0] == first
    assert max(map(len, lines)) <= width


def test_a_picture_that_is_too_wide_all_the_same_is_not_folded():
    tiles = {(r, c): Tile("·", Role.LIGHT) for r in (1, 2) for c in range(1, 101)}
    assert drawn(Picture(tiles)).splitlines() == ["·" * 100] * 2


def test_labels_of_two_digits_stand_upright_over_their_columns():
    tiles = {(r, c): Tile("·", Role.OPEN) for r in (1, 2) for c in (1, 2)}
    lines = drawn(Picture(tiles, top=("7", "12"), left=("3", "10"))).splitlines()
    assert lines == ["       1", "     7 2", "   ┌────┐", " 3 │ · ·│", "10 │ · ·│", "   └────┘"]


def styled(tile: Tile, marked: bool = False) -> str:
    """The codes a terminal gets for one tile."""
    picture = Picture({(1, 1): tile}).marking(frozenset({(1, 1)} if marked else ()))
    return drawn(picture, force_terminal=True, color_system="truecolor").splitlines()[1]


def test_given_symbols_are_bold_found_ones_coloured_and_marks_have_a_ground_of_their_own():
    found, given = Tile("5", Role.SYMBOL), Tile("5", Role.SYMBOL, strong=True)
    assert "\x1b[38;5;32m" in styled(found)
    assert "\x1b[1;39m" in styled(given)
    assert "\x1b[38;5;32m" not in styled(given)
    assert "\x1b[1;38;5;32m" in styled(Tile("0", Role.FIRST, strong=True))
    assert styled(Tile("0", Role.FIRST)) != styled(Tile("0", Role.SECOND))
    assert styled(Tile("1", Role.MET)) != styled(Tile("1", Role.UNMET)) != styled(Tile("1", Role.CLUE))
    assert styled(Tile("·", Role.LIT)) != styled(Tile("·", Role.LIGHT))
    assert "43m5" in styled(found, marked=True)


def looks(tile: Tile, marked: bool, looked_at: bool, gap: bool) -> str:
    """What is seen of the cell in the middle where colours are taken away."""
    tiles = {(1, c): Tile("·", Role.LIGHT) for c in (1, 2, 3)} | {(1, 2): tile}
    picture = Picture(tiles, marked=frozenset({(1, 2)} if marked else ()), cursor=(1, 2) if looked_at else (1, 3))
    drawing = drawing_of(picture, 8 if gap else 3)
    x, y = drawing.spot((1, 2))
    characters = [(character, style_of(name)) for text, name in list(drawing.lines())[y] for character in text]
    there = characters[x : x + 1 + gap]
    return str([(text, [bool(of) for of in (s.bold, s.dim, s.underline, s.reverse)]) for text, s in there])


def test_of_large_cells_the_lines_show_the_cursor_and_nothing_hides_what_a_cell_holds():
    for ruled, expected in ((True, ["│ 1 [ 2 ] 3 │", "│ 4 ▸ 5 │ 6 │"]), (False, ["│ 1 [2  3 │", "│ 4 ▸5  6 │"])):
        tiles = {(r, c): Tile(str(3 * r + c - 3), Role.SYMBOL) for r in (1, 2) for c in (1, 2, 3)}
        picture = Picture(tiles, cursor=(1, 2), marked=frozenset({(2, 2)}), ruled=ruled)
        drawing = drawing_of(picture, 14, 8)
        lines = ["".join(text for text, _ in line) for line in drawing.lines()]
        assert [lines[drawing.tops[r]] for r in (1, 2)] == expected


def test_a_large_cell_shows_the_number_of_a_line_once_and_that_it_breaks_a_rule():
    tiles = {(1, c): Tile("·", Role.OPEN) for c in (1, 2, 3)}
    broken = frozenset({(1, 2), (1, 3)})
    picture = Picture(tiles, numbers={(1, 1): "1", (1, 2): "12", (1, 3): "3"}, broken=broken)
    shown = picture._replace(marked=frozenset({(1, 3)}), context=frozenset({(1, 1)}), cursor=(1, 1))
    lines = ["".join(text for text, _ in line) for line in drawing_of(shown, 30, 8).lines()]
    assert lines[2:4] == ["[  ·  !  ·  ▸  ·  │", "│  ¹  │  ¹² │  ³! │"]


def test_entries_are_underlined_and_givens_bold_so_that_they_differ_without_colour():
    tiles = {(1, 1): Tile("1", Role.SYMBOL, strong=True), (1, 2): Tile("1", Role.SYMBOL), (1, 3): Tile("·", Role.OPEN)}
    for size in ((30, 8), (9, 3)):
        names = [
            name
            for line in drawing_of(Picture(tiles, cursor=(1, 3)), *size).lines()
            for text, name in line
            if "1" in text
        ]
        given, entered = map(style_of, names)
        assert (given.bold, given.underline) == (True, None)
        assert (entered.bold, entered.underline) == (None, True)


@pytest.mark.parametrize("gap", [True, False])
def test_without_colour_marks_and_the_cursor_are_seen_and_hide_nothing(gap):
    """As a pointer did that took the place of the bracket, or of the symbol; and the cursor was colour alone."""
    tiles = [Tile(text, Role.LIGHT, fill=" ") for text in " ·×╳●0⁖"] + [Tile("█", Role.DARK, fill="█")]
    states = [(marked, looked_at) for marked in (False, True) for looked_at in (False, True)]
    seen = {(tile, state): looks(tile, *state, gap) for tile in tiles for state in states}
    assert len(set(seen.values())) == len(seen)


@pytest.mark.parametrize("gap", [True, False])
def test_without_colour_it_is_seen_which_numbers_are_satisfied_and_which_symbols_given(gap):
    for tiles in [
        [Tile("2", Role.MET, fill="█"), Tile("2", Role.UNMET, fill="█")],
        [Tile("2", Role.SYMBOL), Tile("2", Role.SYMBOL, strong=True)],
    ]:
        one, other = [looks(tile, marked=False, looked_at=False, gap=gap) for tile in tiles]
        assert one != other


def test_in_light_up_a_cross_says_without_colour_whether_it_is_lit():
    puzzle = smtpuzzles.parse("lightup", "3\n___\n###\n___\n")
    tiles = puzzle.played({(1, 1): "*", (1, 3): "_", (3, 1): "_"}).tiles
    assert (tiles[1, 3].text, tiles[3, 1].text) == ("×", "╳")


def under_the_cursor(line: list[Span]) -> list[int]:
    """The columns that have its colours, or their reverse."""
    names = [name for text, name in line for _ in text]
    return [column for column, name in enumerate(names) if name.startswith("cursor")]


@pytest.mark.few(25)
@every_drawn
@pytest.mark.parametrize("width", [200, 30])
def test_a_cell_is_found_where_it_is_drawn(sample, width):
    """The cursor is drawn into the picture: what changes there is the cell's spot, and the spot is the cell's."""
    puzzle = sample.puzzle()
    picture = puzzle.picture()
    drawing = drawing_of(picture, width)
    cells = sorted(picture.tiles)
    labels = [(r, 0) for r in range(1, len(picture.left) + 1)] + [(0, c) for c in range(1, len(picture.top) + 1)]
    for cell in cells[:: max(1, len(cells) // 20)] + labels:
        x, y = drawing.spot(cell)
        assert drawing.cell_at(x, y) == cell
        line = list(drawing_of(picture._replace(cursor=cell), width).lines())[y]
        assert {drawing.cell_at(column, y) for column in under_the_cursor(line)} == {cell}
    assert drawing.cell_at(1000, 1000) is None


DIGITS = tuple("123456789")
SOME = ("1", "2", "", "4", "", "", "", "", "9")


@pytest.mark.parametrize(
    ("marks", "size", "lines"),
    [
        (DIGITS, (5, 3), ["₁ ₂ ₃", "₄ ₅ ₆", "₇ ₈ ₉"]),
        (SOME, (5, 3), ["₁ ₂  ", "₄    ", "    ₉"]),
        (SOME, (3, 2), ["₁₂₄", "₉  "]),
        (SOME, (4, 1), ["₁₂₄₉"]),
        (SOME, (3, 1), ["⁖"]),
        (DIGITS, (3, 2), ["⁖"]),
        (("", "12", "13"), (5, 1), ["₁₂ ₁₃"]),
        (("", "12", "13"), (3, 2), ["₁₂ ", "₁₃ "]),
        (("●", ""), (3, 2), ["●  "]),
        (("●", ""), (3, 1), ["⁖"]),
    ],
)
def test_marks_are_small_digits_each_in_its_place_or_close_or_dots(marks, size, lines):
    assert [line.ljust(size[0]) if line != "⁖" else line for line in lines_of_marks(marks, *size)] == lines
