"""puzz.link URLs and pzprv3 files: worked boards, the ways to write them, mistakes, and pzprjs itself."""

import json
import shutil
import subprocess
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import smtpuzzles
from smtpuzzles import kinds, reading
from smtpuzzles.base.grid import level_edges, upright_edges
from smtpuzzles.base.text import Source, Token
from smtpuzzles.errors import InputError, UsageError
from smtpuzzles.exchange import pzpr
from smtpuzzles.exchange.edges import regions_of
from smtpuzzles.kinds.sudoku import Sudoku
from smtpuzzles.puzzle import Record
from tests.exchange.random_boards import RANDOM

LIGHTUP = "____#__/___2___/1_4_2__/_#_#_3_/__4_#_#/___3___/__1____"
SUDOKU = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
BODY = "7/7/j.kcg69cg.g.gdg9.g.idibh"
LINKS = [
    *[
        ("lightup", f"{start}{BODY}", LIGHTUP)
        for start in (
            "https://puzz.link/p?akari/",
            "http://pzv.jp/p.html?lightup/",
            "https://pzprxs.vercel.app/p?type=editor&bijutsukan/",
            "pzplus.tck.mn/p?akari_edit/",
            "akari_play/",
            "; a comment\n\n  https://puzz.link/p?akari//",
            "https://puzz.link/p?akari%2F",
            "https://swaroopg92.github.io/penpa-edit/#p=https://puzz.link/p?akari/",
        )
    ],
    ("lightup", "akari/3/2/l", "___/___"),
    ("lightup", "akari/3/2/k0", "___/__0"),
    ("lightup", "akari/2/2/h../", "__/##"),
    ("lightup", "akari/3/1/9b", "4_1/"),
    ("sudoku", "sudoku/9/9/53h7j6h195j98j6g8i6i34h8g3h17i2i6g6j28j419h5j8h79", SUDOKU),
    ("sudoku", "https://puzz.link/p?sudoku/4/4/v", "." * 16),
]
BAD = [
    ("lightup", "akari/7/7/j.kcg69cg.g.gdg9.g.idibhz", "1:35: expected 49 cells, but found more"),
    ("lightup", "akari/3/1/2.g1", "1:14: expected 3 cells, but found more"),
    ("lightup", "akari/3/1/f", "1:11: expected 0 to 9, a to e, g to z or '.', but found 'f'"),
    ("lightup", "akari/7", "1:8: expected ID/COLUMNS/ROWS/..., but found no size"),
    ("lightup", "akari/7/x/g", "1:9: expected a height between 1 and 4000, but found 'x'"),
    ("lightup", "akari/1001/1000/", "1:7: expected at most 1000000 cells, but found 1001 x 1000"),
    ("lightup", "akari/v:a/3/1/g", "1:7: expected the usual rules, but found the flag 'v:a'"),
    ("slitherlink", "https://puzz.link/p?slither/f/3/3/dcg", "1:29: expected the usual rules, but found the flag 'f'"),
    ("sudoku", "sudoku/c/4/4/p", "1:8: expected the usual rules, but found the flag 'c'"),
    ("lightup", "akari/7/7/j.kcg69cg.g.gdg9.g.idib", "1:34: expected 49 cells, but found 47"),
    ("lightup", "akari/2/2/../", "1:13: expected 4 cells, but found 2"),
    ("sudoku", "sudoku/4/4/o", "1:13: expected 16 cells, but found 9"),
    ("sudoku", "sudoku/4/4/", "1:12: expected BODY behind the size"),
    ("lightup", "akari/3/2", "1:10: expected BODY behind the size"),
    ("heyawake", "heyawake/3/3/0000", "1:18: expected 1 room, but found 0"),
    ("heyawake", "heyawake/3/3/000011", "1:19: expected 1 room, but found more"),
    ("tents", "tents/2/2/1", "1:12: expected 4 labels, but found 1"),
    ("skyscrapers", "skyscrapers/3/3/1", "1:18: expected 21 places, but found 1"),
    ("slitherlink", "slither/3/3/c", "1:14: expected 9 cells, but found 3"),
    ("lightup", "akari/3/2/l/x", "1:13: expected only BODY behind the size, but found 'x'"),
    ("hitori", "hitori/3/3/123231312//1", "1:23: expected only BODY behind the size, but found '1'"),
    ("starbattle", "starbattle/6/6/1/g2hvuie7bo28/1", "1:31: expected only STARS/BORDERS behind the size, but found"),
    ("starbattle", "starbattle/6/6/1", "1:17: expected STARS/BORDERS behind the size"),
    ("starbattle", "starbattle/6/6/1/g2hvuie7bo2", "1:29: expected 12 characters of borders, but found 11"),
    ("sudoku", "sudoku/4/4/1g5s", "1:14: expected digits from 1 to 4, but found 5"),
    ("sudoku", "sudoku/4/4/0u", "1:12: expected digits from 1 to 4, but found 0"),
    ("sudoku", "sudoku/9/4/5", "1:12: expected a sudoku with a side of 4, 6, 9, 16, 25 cells, but found one of 9 x 4"),
    ("sudoku", "sudoku/16/16/-1", "1:14: expected 0 to 9, a to z, '.', or a sign and hexadecimal digits ('-' and 2 or"),
]
FILES = [
    ("lightup", "pzprv3\nlightup\n1\n3\n+ . -\n", "__#/", None),
    ("lightup", "pzprv3/lightup/2/2/1 # /. . /", "1_/__", None),
    ("lightup", "pzprv3.1/lightup/2/2/1 # /# - /", "1_/_#", None),
    ("lightup", "pzprv3\nlightup\n2\n2\n2 # \n# - \nhistory:{\n}\n", "2_/_#", "2*/*#"),  # pzprjs adds a history
    ("sudoku", "pzprv3/sudoku/4/. . 3 4/3 4 . ./. . . ./. . 2 1/", "..34/34../..../..21", None),
    (
        "sudoku",
        "pzprv3/sudoku/4/. . 3 4/3 4 . ./. . . ./. . 2 1/1 2 . ./. . 1 2/2 1 4 3/4 3 . .",
        "..34/34../..../..21",
        "1234/3412/2143/4321",
    ),
    (
        "sudoku",
        "pzprv3/sudoku/4/. . 3 4/3 4 . ./. . . ./. . 2 1/1 2 . ./. . 1 2/+[1,2] -[,,3] 4 3/4 3 . .",
        "..34/34../..../..21",
        None,
    ),
]
BAD_FILES = [
    ("sudoku", "pzprv3/sudoku/4/. . 3 4/3 4 . ./. . . ./. . 2 1/1 2 . .", "1:56: expected 4 rows, but found 1"),
    ("lightup", "pzprv3/lightup/2/2/. ./", "1:23: expected 2 rows, but found 1"),
    ("lightup", "pzprv3/lightup/2/2/. . ./. ./", "1:24: expected 2 cells in this line, but found 3"),
    ("lightup", "pzprv3/lightup/1/1/5/", "1:20: expected one of + . - # 0 1 2 3 4, but found '5'"),
    ("lightup", "pzprv3/lightup/1/1/./#/", "1:22: expected 1 row, but found 2"),
    (
        "starbattle",
        "pzprv3/starbattle/1/1/1/2/0/",
        "1:25: number of regions 2 is not 1, the only number of regions possible here",
    ),
    ("lightup", "pzprv3/lightup", "1:1: expected pzprv3, ID and a size, but found less"),
    ("lightup", "pzprv3/lightup/4001/1/", "1:16: height 4001 is not between 1 and 4000"),
    (
        "sudoku",
        "pzprv3/sudoku/5/",
        "1:15: expected a sudoku with a side of 4, 6, 9, 16, 25 cells, but found one of 5 x 5",
    ),
    ("sudoku", "pzprv3/sudoku/4/5 . . ./. . . ./. . . ./. . . ./", "1:17: expected one of . 1 2 3 4, but found '5'"),
]
STARS = "122222/111122/122226/134356/134355/133355"
LARGEST = 77776 + 0xFFFFF
FOURS = some.lists(some.none() | some.integers(-1, 4), max_size=60)
NUMBERS = some.lists(some.none() | some.integers(-1, LARGEST).filter(lambda clue: clue // 16 != 0x225), max_size=60)


def form(kind, name):
    return {one.name: one for one in kinds.load(kind).formats()}[name]


def plain(kind, text):
    return reading.parse(kind, Source("plain", text), None)


@pytest.mark.parametrize(("kind", "link", "text"), LINKS)
def test_links(kind, link, text):
    assert smtpuzzles.parse(kind, link) == plain(kind, text)


@pytest.mark.parametrize(("kind", "link", "complaint"), BAD)
def test_mistakes_in_links(kind, link, complaint):
    with pytest.raises(InputError) as caught:
        form(kind, "puzzlink").read(Source("link", link), None)
    assert str(caught.value).startswith(f"link:{complaint}")


@pytest.mark.parametrize(("kind", "text", "puzzle", "solution"), FILES)
def test_files(kind, text, puzzle, solution):
    record = form(kind, "pzprv3").read(Source("file", text), None)
    assert record.puzzle == plain(kind, puzzle)
    assert record.solution == (solution and record.puzzle.read_solution(Source("plain", solution)))


@pytest.mark.parametrize(("kind", "text", "complaint"), BAD_FILES)
def test_mistakes_in_files(kind, text, complaint):
    with pytest.raises(InputError) as caught:
        form(kind, "pzprv3").read(Source("file", text), None)
    assert str(caught.value) == f"file:{complaint}"


def test_links_are_written_as_pzprjs_writes_them():
    assert form("lightup", "puzzlink").write(Record(plain("lightup", LIGHTUP))) == f"https://puzz.link/p?akari/{BODY}"
    assert form("sudoku", "puzzlink").write(Record(plain("sudoku", SUDOKU))) == f"https://puzz.link/p?{LINKS[-2][1]}"
    assert form("lightup", "puzzlink").write(Record(plain("lightup", "_#/__/_#"))).endswith("/2/3/g.i./")


def test_what_a_link_cannot_carry_is_named():
    for name in ("puzzlink", "pzprv3", "penpa", "janko", "corpus"):
        with pytest.raises(UsageError, match="cannot carry the variant x"):
            form("sudoku", name).write(Record(Sudoku(plain("sudoku", SUDOKU).board, "x")))
    with pytest.raises(UsageError, match="expected the variant classic or x, not jigsaw"):
        form("sudoku", "puzzlink").read(Source("link", "sudoku/4/4/v"), "jigsaw")


def test_borders_of_a_worked_board():
    size, regions = (6, 6), plain_regions(STARS)
    assert pzpr.write_borders(regions) == "g2hvuie7bo28"
    read = pzpr.read_borders(Token("g2hvuie7bo28", "link", 1), size)
    assert pzpr.write_borders(read) == "g2hvuie7bo28"
    assert len(set(zip(read.values(), regions.values(), strict=True))) == len(set(regions.values()))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("g2hvuie7bo2", "12 characters of borders, but found 11"), ("g2hvuie7bo2w", "0 to 9 or a to v, but found 'w'")],
)
def test_mistakes_in_borders(text, complaint):
    with pytest.raises(InputError, match=complaint):
        pzpr.read_borders(Token(text, "link", 1), (6, 6))


@settings(max_examples=40)
@given(FOURS)
def test_fours_are_read_as_they_are_written(clues):
    assert pzpr.read_fours(Token(pzpr.write_fours(clues), "link", 1), len(clues)) == clues


@settings(max_examples=40)
@given(NUMBERS)
def test_numbers_are_read_as_they_are_written(clues):
    words = pzpr.read_numbers(Token(pzpr.write_words(map(pzpr.word_of, clues)), "link", 1), len(clues))
    said = {None: None, pzpr.UNSAID: "."}
    assert [word and word.text for word in words] == [said.get(clue, str(clue)) for clue in clues]


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (4095, "+fff"),
        (4096, "=000"),
        (8191, "=fff"),
        (8192, "%000"),
        (8239, "%02f"),
        (8895, "%2bf"),
        (9216, "%400"),
        (12239, "%fcf"),
        (12240, "*0000"),
        (77775, "*ffff"),
        (77776, "$00000"),
        (LARGEST, "$fffff"),
    ],
)
def test_a_large_number_has_the_sign_of_pzprjs(number, text):
    """Numbers over 4095 were refused; a percent sign before two digits was decoded."""
    assert pzpr.word_of(number) == text
    link = pzpr.write_link("shikaku", (1, 2), pzpr.write_words([text, pzpr.word_of(1)]))
    for typed in (link, link.replace("%", "%25").replace("/", "%2F"), link.partition("?")[2]):
        (body,) = pzpr.read_link(Source("link", typed), ("BODY",)).parts
        assert [word.text for word in pzpr.read_numbers(body, 2)] == [str(number), "1"]


def test_a_number_beyond_the_largest_is_refused():
    with pytest.raises(UsageError, match=f"cannot carry the number {LARGEST + 1}, only numbers up to {LARGEST}"):
        pzpr.word_of(LARGEST + 1)
    for number in range(8192, 12240):
        if f"{number - 8192:03x}".startswith("25"):
            with pytest.raises(UsageError, match=f"cannot carry the number {number}: its '%25' would be a percent"):
                pzpr.word_of(number)
        else:
            assert pzpr.word_of(number) == f"%{number - 8192:03x}"


def plain_regions(rows):
    return {(r, c): region for r, row in enumerate(rows.split("/"), 1) for c, region in enumerate(row, 1)}


OPEN_ALL = """
const pzpr = require('pzpr');
const puzzle = new pzpr.Puzzle();
const found = JSON.parse(require('fs').readFileSync(0, 'utf8')).map(text => {
    puzzle.open(text);
    return [puzzle.getURL().split('?')[1], puzzle.getFileData()];
});
process.stdout.write(JSON.stringify(found));
"""


def pzprjs(texts):
    """Return the URL, without its site, and the file that pzprjs writes for each of these URLs and files."""
    node = shutil.which("node") or "node"
    try:
        subprocess.run([node, "-e", "require('pzpr')"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("needs node and pzprjs: npm install pzpr in some folder, and NODE_PATH=that folder/node_modules")
    ran = subprocess.run([node, "-e", OPEN_ALL], input=json.dumps(texts), capture_output=True, text=True, check=True)
    return json.loads(ran.stdout)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["lightup", "sudoku"])
def test_pzprjs_writes_the_same(kind):
    random, link, file = Random(4), form(kind, "puzzlink"), form(kind, "pzprv3")
    records = [Record(RANDOM[kind](random)) for _ in range(10_000)]
    links, files = [link.write(record) for record in records], [file.write(record) for record in records]
    of_links, of_files = pzprjs(links), pzprjs(files[::10])
    for mine, text, (theirs, their_text), record in zip(links, files, of_links, records, strict=True):
        assert theirs == mine.partition("?")[2]
        assert their_text.split() == text.split()
        assert link.read(Source("link", theirs), None).puzzle == record.puzzle
    assert [theirs for theirs, _ in of_files] == [theirs for theirs, _ in of_links[::10]]


@pytest.mark.slow
def test_pzprjs_writes_the_same_borders():
    random, links = Random(5), []
    for _ in range(10_000):
        size = random.randint(2, 8), random.randint(2, 8)
        edges, part = upright_edges(size) + level_edges(size), random.random()
        regions = regions_of(size, {edge for edge in edges if random.random() < part})
        links.append(pzpr.write_link("starbattle", size, random.randint(1, 4), pzpr.write_borders(regions)))
        parts = pzpr.read_link(Source("link", links[-1]), ("STARS", "BORDERS")).parts
        assert pzpr.read_borders(parts[1], size) == regions
    assert [theirs for theirs, _ in pzprjs(links)] == [mine.partition("?")[2] for mine in links]


@pytest.mark.parametrize(("kind", "link", "words"), BAD, ids=[link for _, link, _ in BAD])
@pytest.mark.parametrize("sign", ["/", "-", "."])
def test_a_mistake_in_an_encoded_link_is_named_where_it_was_typed(kind, link, words, sign):
    start, column = link.find("?") + 1, int(words.split(":")[1])
    encoded, before = (
        text[:start] + text[start:].replace(sign, f"%{ord(sign):02X}") for text in (link, link[: column - 1])
    )
    with pytest.raises(InputError) as raised:
        smtpuzzles.parse(kind, encoded)
    assert raised.value.column == len(before) + 1
