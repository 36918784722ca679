"""SVG pictures: well-formed whatever a picture holds, the same bytes every time, and as they were."""

from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from smtpuzzles import kinds
from smtpuzzles.base.picture import Cage, Picture, Role, Tile
from smtpuzzles.views.outline import outline
from smtpuzzles.views.svg import svg_of
from tests.conftest import EVERY_SAMPLE, ROOT, Sample
from tests.views.pictures import GREATER_KILLER, PICTURES, pictures

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = st.text(st.sampled_from("a1<>&\"'\x00\x1b\ud800\uffff\U0001f9e9·█●]"), max_size=6)
USED = {
    "marked": frozenset({(1, 1), (2, 1), (2, 2)}),
    "context": frozenset({(2, 3), (3, 1), (3, 2), (3, 3)}),
    "cursor": (2, 2),
    "notes": {(3, 4): ("1", "3"), (4, 3): ("a", "bb")},
}


def texts_of(svg: str) -> list[str]:
    """The texts of a document, the title first; a document that is not well-formed raises an error."""
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    return [element.text or "" for element in root.iter() if element.tag in (f"{SVG}title", f"{SVG}text")]


def test_every_picture_is_well_formed_needs_no_other_file_and_is_always_the_same_bytes():
    samples = {str(sample): sample.puzzle().picture() for sample in EVERY_SAMPLE}
    for name, picture in {**samples, **PICTURES}.items():
        svg = svg_of(picture, name)
        assert texts_of(svg)[0] == name
        assert svg.isascii()
        assert svg.count("http") == 1  # the name of the format
        assert "url(" not in svg
        assert svg == svg_of(picture, name)


@given(st.lists(HOSTILE, min_size=8, max_size=8), st.sampled_from(Role))
def test_no_text_breaks_the_document(words, role):
    title, label, note, cage, edge, *tiles = words
    picture = Picture(
        {(1, 1): Tile(tiles[0], role), (1, 2): Tile(tiles[1], role, strong=True), (1, 3): Tile("", role)},
        top=(label,),
        cages=(Cage(frozenset({(1, 1)}), cage),),
        edges={((1, 1), (1, 2)): edge},
        notes={(1, 3): (note, "1")},
    )
    svg = svg_of(picture, title)
    seen = texts_of(svg)
    forbidden = str.maketrans("\x00\x1b\ud800\uffff", "�" * 4)
    assert seen[0] == title.translate(forbidden)
    assert label.translate(forbidden) in [*seen, ""]


@given(st.sets(st.tuples(st.integers(1, 5), st.integers(1, 5))))
def test_an_outline_has_exactly_its_cells_inside(some):
    """A point is inside when a ray from it crosses the path an odd number of times."""
    loops = [
        [tuple(map(int, point.split())) for point in loop.strip("z").split("L")]
        for loop in outline(some, 40, 4).split("M")[1:]
    ]
    upright = [
        (x, *sorted((y, next_y)))
        for loop in loops
        for (x, y), (next_x, next_y) in zip(loop, [*loop[1:], loop[0]], strict=True)
        if x == next_x
    ]
    for r in range(7):
        for c in range(7):
            for right in (1, 20, 39):
                x, y = c * 40 + right, r * 40 + 20
                crossed = sum(left < x and low < y < high for left, low, high in upright)
                at_the_border = right != 20 and (r, c + (right > 20) - (right < 20)) not in some
                assert crossed % 2 == ((r, c) in some and not at_the_border), (r, c, right)


def test_marked_cells_of_a_picture_with_everything_are_as_they_were(golden):
    golden(ROOT / "tests/views/golden/greater-killer.svg", svg_of(GREATER_KILLER._replace(**USED), "with everything"))


def typical(kind: str) -> Sample:
    """The sample of the default variant, with a solution, whose size is nearest to 9 x 9."""
    good = [
        one for one in EVERY_SAMPLE if (one.kind, one.variant) == (kind, None) and one.verdict in ("unique", "plan")
    ]
    return min(good, key=lambda one: abs(len(one.puzzle().picture().tiles) - 81))


def test_the_gallery_shows_every_kind(golden):
    page = "# Gallery\n\nA puzzle of each kind as `--svg` draws it; the pictures are dark where your system is.\n"
    for kind in kinds.names():
        sample = typical(kind)
        file = sample.path.relative_to(ROOT)
        page += f"\n## {kind}\n\n"
        titles = {"show": f"{kind} puzzle", "solve": f"solution of a {kind} puzzle"}
        for (command, title), picture in zip(titles.items(), pictures(sample), strict=False):
            name = f"{kind}-{command}.svg"
            golden(ROOT / "docs/pictures" / name, svg_of(picture, title))
            page += f"![smtpuzzles {command} {kind} {file} --svg {name}](pictures/{name})\n"
    golden(ROOT / "docs/gallery.md", page)


def test_a_border_between_dark_cells_of_two_regions_is_light():
    dark = Tile("█", Role.DARK, fill="█")
    cells = [(1, 1), (1, 2), (2, 1), (2, 2)]
    regions = dict(zip(cells, "AABB", strict=True))
    assert 'class="seam" d="M40 80h40M80 80h40"' in svg_of(Picture(dict.fromkeys(cells, dark), regions=regions), "")
    assert 'class="seam"' not in svg_of(Picture(dict.fromkeys(cells, dark)), "")


def test_a_total_of_two_digits_stays_within_its_cell_in_a_wide_font():
    svg = svg_of(Picture({(1, 1): Tile("42\\17", Role.CLUE)}), "a wall")
    (group,) = [one for one in ElementTree.fromstring(svg).iter(f"{SVG}g") if one.get("class") == "clue"]
    wide = 2 * 0.7 * int(group.get("font-size"))  # DejaVu Sans Bold
    assert all(41 <= int(text.get("x")) - wide / 2 <= int(text.get("x")) + wide / 2 <= 79 for text in group)


def test_no_picture_is_headed_by_the_name_of_its_kind():
    words = {str(sample): texts_of(svg_of(sample.puzzle().picture(), "")) for sample in EVERY_SAMPLE}
    assert {name for name, texts in words.items() if set(texts) & set(kinds.names())} == set()
