"""The page of an explanation: well-formed, alone, always the same bytes, and with the pictures that its slides have."""

import re
from base64 import b64encode
from collections import Counter
from hashlib import sha256
from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from smtpuzzles.base.picture import Picture, Role, Tile
from smtpuzzles.explaining.slides import Slide
from smtpuzzles.views.slides import page_of
from smtpuzzles.views.svg import svg_of
from smtpuzzles.views.svg_sharing import ELEMENT, PIECE, shared
from tests.conftest import EVERY_SAMPLE
from tests.views.pictures import PICTURES

TWO = Picture({(1, 1): Tile("1", Role.SYMBOL, strong=True), (1, 2): Tile("", Role.OPEN)})
HOSTILE = st.text(st.sampled_from("a<>&\"'/\x00\ud800]-"), max_size=8) | st.just("</script><script>")


def slides() -> list[Slide]:
    found = [sample.puzzle().picture() for sample in EVERY_SAMPLE if sample.path.stat().st_size < 200]
    return [Slide(f"Step {number}", "1 rule", "words", ("one", "two"), p) for number, p in enumerate(found * 2)]


def test_a_page_has_all_slides_needs_no_other_file_and_is_always_the_same_bytes():
    page = page_of("title", slides())
    root = ElementTree.fromstring(page)
    assert [title.text for title in root.iter("h2")] == [slide.title for slide in slides()]
    assert page.isascii()
    assert set(re.findall("http[^\"' ]*", page)) == {"http-equiv=", "http://www.w3.org/2000/svg"}
    assert not re.search(r"url\(|src=|@import|style=", page)
    assert page == page_of("title", slides())


def test_the_policy_allows_just_the_style_and_the_script_of_the_page():
    page = page_of("title", slides())
    root = ElementTree.fromstring(page)
    policy = root.find("head/meta[@http-equiv]").get("content")
    hashes = {
        name: b64encode(sha256(root.find(f".//{name}").text.encode()).digest()).decode() for name in ("style", "script")
    }
    assert policy.startswith("default-src 'none'; ")
    for name, value in hashes.items():
        assert f"{name}-src 'sha256-{value}'" in policy
    assert len(root.findall(".//script")) == 1


@given(st.lists(HOSTILE, min_size=5, max_size=5))
def test_no_text_breaks_the_page(texts):
    title, heading, size, words, item = texts
    root = ElementTree.fromstring(page_of(title, [Slide(heading, size, f"x{words}", (item,), TWO)] * 2))
    seen = [element.text or "" for element in root.iter() if element.tag in ("title", "h1", "h2", "p", "li")]
    forbidden = str.maketrans("\x00\ud800", "��")
    assert {text.translate(forbidden) for text in (title, heading, f"X{words}", item)} <= {*seen, ""}
    assert len(root.findall(".//script")) == 1


def test_shared_pictures_draw_what_they_drew_alone():
    """References are replaced by what they refer to; then the same pieces are drawn in the same places."""
    samples = [sample.puzzle().picture() for sample in EVERY_SAMPLE]
    alone = [svg_of(picture, "title", style="") for picture in [*samples, *PICTURES.values()] * 2]
    parts, documents = shared(alone)
    drawn = dict(re.findall(r'<g id="(.*?)" class="puzzle">\n(.*?)</g>\n(?=<g id|</defs>)', parts, re.DOTALL))
    assert len("".join(documents)) < len("".join(alone)) / 5
    for before, after in zip(alone, documents, strict=True):
        whole = re.sub(r'<use href="#(.*?)"/>\n', lambda reference: drawn[reference[1]], after)
        assert pieces(whole) == pieces(before)
        assert ELEMENT.sub("", whole) == ELEMENT.sub("", before)


def pieces(document: str) -> Counter[tuple[str, str]]:
    elements = ELEMENT.finditer(document)
    found = [(one[1] or one[4], one[2] or one[5]) for one in elements]
    assert all(PIECE.sub("", some) == "" for _, some in found)
    return Counter((start, piece[0]) for start, some in found for piece in PIECE.finditer(some))
