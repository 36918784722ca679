"""Penpa+ links: a link made by others, what is drawn where, and mistakes."""

import json
import zlib
from base64 import b64decode, b64encode

import pytest

import smtpuzzles
from smtpuzzles import kinds, reading
from smtpuzzles.base.text import Source, Token
from smtpuzzles.errors import InputError
from smtpuzzles.exchange.penpa import read_drawing, write_drawing
from smtpuzzles.exchange.penpa_lines import unpacked_lines
from smtpuzzles.puzzle import Record

SIX = "1/ABBBBB/AAAABB/ABBBBF/ACDCEF/ACDCEE/ACCCEE"
BINAIRO = "1_0_01/______/0_00__/11____/____1_/0_____"
# Written by a program of others; Penpa+ loads it.
LINK = (
    "m=edit&p=7VTJbsIwEL3zFdWcfUicBeobpdALdIMKoQihkAYRNalplrYy4t87nqTkUJ9QK3GoRn56eZ7Y87wVb1WYx8zHcHrMYjYG931qtutSs5qYJWUa"
    "iwvWr8qtzJEwdjcasU2YFnEnaLKWnb26FKrP1I0IwAYGHJsNS6YexF5NhJoyNcUuYDZq4zqJIx22dE79mg1q0baQ3zYc6QJplORRGq/GtXIvAjVjoOe5"
    "or81hUy+x9DUob8jma0TLazDEs0U22TX9BTVs3yp4DgFZFVaJpFMZQ5NtQem+mShGcbgw2l9OEcfjtkH/xUf6cfW5ICbHRxwdx7Rw0oE2s5TS3stnYr9"
    "QVep0SZciD1wjqNw9l3upF4l7qJq/1B9o9o1jeByU65rHNf1TKpnrMxzTKrvm9SuoQa0PSLznHCGa8OUQ3hNaBF6hGPKGRLOCQeELqFPOV29uiev/x+V"
    "E3BOd74O73S+7AQwrfJNGMV4Hgcy28kiKWPA9+DQgU+gFjiY6v4/Eef9ROidss7toJ5bOXh1YJ28hkku8Yx/AQ=="
)
GRID = "square,2,3,38,0,1,1,114,152,26,26,0,0,0,0,Title: ,Author: ,,,OFF,false"
NOTHING = ["[0,0,0,0]", "{}", "{}", "{}", "[14,1,5,1,5,1]"]


def form(kind):
    return {one.name: one for one in kinds.load(kind).formats()}["penpa"]


def link(*lines, packer=-15):
    deflate = zlib.compressobj(9, zlib.DEFLATED, packer)
    return "p=" + b64encode(deflate.compress("\n".join(lines).encode()) + deflate.flush()).decode()


def drawn(**layers):
    return link(GRID, NOTHING[0], "{}", json.dumps(layers), "{}", "[14,1,5,1,5,1]")


# The same data twice: three bytes, so that no sign fills up the end of the first.
TWICE = "p=" + 2 * link("a").removeprefix("p=")


def of_lightup(**layers):
    return form("lightup").read(Source("link", drawn(**layers)), None)


@pytest.mark.parametrize(
    "text",
    [
        LINK,
        f"https://swaroopg92.github.io/penpa-edit/#{LINK}",
        f"https://swaroopg92.github.io/penpa-edit/?{LINK.replace('edit', 'solve', 1)}&a=AAAA".replace("==", ""),
        LINK.replace("/", "%2F").replace("+", "%2B").replace("=", "%3D").replace("%3D", "=", 2),
    ],
)
def test_a_link_of_others_is_read(text):
    assert smtpuzzles.parse("binairo", text, "repeats") == smtpuzzles.parse("binairo", BINAIRO, "repeats")


def test_every_line_of_a_link():
    puzzle = smtpuzzles.parse("lightup", "3 2\n_#_\n__2\n")
    solution = {**puzzle.board, (1, 3): "*", (2, 2): "*", (1, 1): "*"}
    text = form("lightup").write(Record(puzzle, solution, "Walls, two"))
    site, data = text.split("#m=edit&p=")
    assert site == "https://swaroopg92.github.io/penpa-edit/"
    assert zlib.decompress(b64decode(data), -15).decode().splitlines()[0].startswith("square,3,2,38,")
    raw = zlib.decompress(b64decode(data), -15).decode().split("\n")
    assert 'zS:{"17":4,"25":4}' in raw[3]
    assert 'zN:{"25":["2",4,"1"]}' in raw[3]
    assert 'zY:{"16":[3,"sun_moon",1],"18":[3,"sun_moon",1],"24":[3,"sun_moon",1]}' in raw[4]
    assert raw[0].endswith(",0,0,0,0,Title: Walls%2C two,Author: ,,,OFF,false")
    # 3 x 2: the middle is the side of a cell, which comes after 42 cells and 42 corners.
    assert raw[0].split(",")[7:11] == ["152", "114", str(2 * 42 + 2 * 7 + 3), str(2 * 42 + 2 * 7 + 3)]
    assert json.loads(raw[5]) == [16, 1, 1, 5, 1, 1]
    assert raw[17:] == ['["akari"]', ""]
    ours = unpacked_lines(Token(data, "link", 1))
    assert json.loads(ours[2])["pu_a"]["combi"] == ["akari", ""]
    assert set(json.loads(ours[3])) == set(json.loads(ours[4])) >= {"command_undo", "thermo", "lineE", "killercages"}


def test_borders_are_lines_between_corners():
    regions = {(1, 1): 1, (1, 2): 2, (2, 1): 2, (2, 2): 2}
    text = write_drawing((2, 2), "regions", {}, {}, {}, regions=regions)
    # Of 6 x 6 places, the corner at the right and below of the first cell is number 36 + 14.
    assert 'zE:{"44,50":2,"49,50":2}' in zlib.decompress(b64decode(text.split("p=")[1]), -15).decode()
    drawing = read_drawing(Source("link", text), ["lineE"], ["square"])
    assert set(drawing.borders) == {((1, 1), (1, 2)), ((1, 1), (2, 1))}


def test_margins_are_no_cells():
    layers = json.dumps({"surface": {"26": 4}, "lineE": {"62,68": 2, "61,67": 2, "55,56": 2}})
    text = link(GRID.replace("2,3", "2,4"), "[1,1,0,0]", "{}", layers, "{}")
    drawing = read_drawing(Source("link", text), ["surface", "lineE"], ["square"])
    assert drawing.size == (2, 2)
    assert drawing.problem["surface"] == {(2, 1): 4}
    assert set(drawing.borders) == {((1, 1), (1, 2))}  # not the frame


def test_walls_are_dark_or_have_a_number():
    record = of_lightup(surface={"14": 1, "15": 3}, number={"15": [" ", 1, "1"], "20": [3, 1, "10"]})
    assert record.puzzle == smtpuzzles.parse("lightup", "##/3_/__")


def test_a_half_done_answer_is_no_solution():
    text = link(GRID, NOTHING[0], "{}", "{}", '{"symbol": {"14": [3, "sun_moon", 2], "15": [2, "star", 1], "20": 5}}')
    record = form("lightup").read(Source("link", text), None)
    assert record.solution is None
    assert set(record.puzzle.board.values()) == {"_"}


ODD = [None, True, 5, "x", [], {}, [None], [[], {}, None], ["1"], [1, "star"]]


@pytest.mark.few(30)
@pytest.mark.parametrize("odd", ODD, ids=str)
@pytest.mark.parametrize("layer", ["surface", "number", "symbol"])
@pytest.mark.parametrize("kind", [kind for kind in kinds.names() if "penpa" in reading.formats(kind)])
def test_odd_entries_of_an_answer_are_no_solution(kind, layer, odd):
    givens = {"binairo": "____/____/____/____", "lightup": "__/__", "starbattle": SIX, "sudoku": "4" + 15 * "."}
    written = smtpuzzles.write(smtpuzzles.parse(kind, givens[kind]), "penpa").strip()
    puzzle = smtpuzzles.parse(kind, written)
    lines = unpacked_lines(Token(written.split("p=")[1], "link", 1))
    lines[4] = json.dumps({layer: {str(2 * (max(puzzle.board)[1] + 4) + 3): odd}})
    try:
        record = form(kind).read(Source("link", link(*lines)), None)
    except InputError:
        return
    assert (record.puzzle, record.solution) == (puzzle, None)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("p=AA?A", "expected base64 text, but found other characters"),
        ("p=////", "expected deflated text, but found other data"),
        ("p=" + LINK[9:200], "expected whole data, but found a part"),
        (link("a" * 1_000_001), "expected data that unpacks to at most 1000000 bytes, but found more"),
        (link(GRID), "expected the lines of a Penpa+ grid, but found fewer"),
        (link("6,6", *NOTHING), "expected a grid called square, but found '6'"),
        (link("hex,6,6", *NOTHING), "expected a grid called square, but found 'hex'"),
        (link("square,4001,1", *NOTHING), "width 4001 is not between 1 and 4000"),
        (link(GRID, "[1,2,0,0]", *NOTHING[1:]), "expected a Penpa+ grid with cells, but found only margins"),
        (link(GRID, "[0,0,0]", *NOTHING[1:]), "expected four margins of a Penpa+ grid, but found other data"),
        (link(GRID, *NOTHING[:2], "[" * 100_000, "{}", "[]"), "expected JSON, but found other text"),
        (link(GRID, *NOTHING[:2], '{"a":' + "9" * 5000 + "}", "{}", "[]"), "expected JSON, but found other text"),
        (link(GRID, *NOTHING[:2], "z8" * 70_000, "{}", "[]"), "expected at most 1000000 characters of JSON"),
        (link(GRID, *NOTHING[:2], "[]", "{}", "[]"), "expected layers and their entries by name, but found other data"),
        (drawn(thermo=[[1, 2]]), "expected a problem drawn with surface, number only, but found 'thermo'"),
        (drawn(surface={"14": 2}), "expected only dark cells, but found one of colour 2"),
        (drawn(surface={"14": []}), "expected only dark cells, but found one of colour []"),
        (drawn(surface={"13": 4}), "expected nothing beside the grid, but found a surface"),
        (drawn(surface={"x": 4}), "expected a place in a Penpa+ grid between 0 and 99999999, but found 'x'"),
        (drawn(number={"14": ["5", 1, "1"]}), "expected numbers from 0 to 4, but found '5'"),
        (drawn(number={"14": ["1", 1, "7"]}), "expected one number in a cell, but found one of style '7'"),
        (drawn(number={"14": ["1", 1, "5"]}), "expected one number in a cell, but found one of style '5'"),
        (link(GRID, *NOTHING[:4], "[14,1,5,6,1]"), "expected all cells of the grid on the board, but found some taken"),
        (link(GRID, *NOTHING[:4], "[14,1,5,1,5,1,1]"), "expected all cells of the grid on the board, but found some"),
        (link(GRID, *NOTHING[:4], '["14"]'), "expected the cells of a Penpa+ grid as numbers, but found other data"),
        (TWICE, "expected nothing behind the data, but found more"),
        (drawn() + "&x=1", "expected no parameter 'x=1' of a Penpa+ link"),
        (drawn() + "&a=AA&rule", "expected no parameter 'rule' of a Penpa+ link"),
        (drawn(number={"14": "5"}), "expected numbers as [text, colour, style], but found other data"),
    ],
)
def test_mistakes(text, complaint):
    with pytest.raises(InputError) as caught:
        form("lightup").read(Source("link", text), None)
    assert str(caught.value).startswith(f"link:1:3: {complaint}")


def test_what_does_not_change_the_puzzle_may_follow_it():
    alone = form("binairo").read(Source("link", LINK), None).puzzle
    for more in ("&a=AA", "&l=solvedup&a=AA", "&r=AA", "&m=solve"):
        assert form("binairo").read(Source("link", LINK + more), None).puzzle == alone


def test_other_circles_and_other_boxes_are_refused():
    with pytest.raises(InputError, match="expected only symbols called circle_M, but found others"):
        form("binairo").read(Source("link", drawn(symbol={"14": [1, "circle_L", 1]})), None)
    jigsaw = {(r, c): c for r in range(1, 5) for c in range(1, 5)}
    text = write_drawing((4, 4), "regions", {}, {}, {}, regions=jigsaw)
    with pytest.raises(InputError, match="expected borders around boxes, but found other regions"):
        form("sudoku").read(Source("link", text), None)


def star_battle(rules, style=2, tags=("starbattle",)):
    """Return the link of a star battle, with other rules beside it."""
    site, data = form("starbattle").write(Record(smtpuzzles.parse("starbattle", SIX))).split("p=")
    lines = zlib.decompress(b64decode(data), -15).decode().split("\n")
    lines[0] = lines[0].replace("1 stars in each row%2C column and region.", rules)
    lines[3] = lines[3].replace(":2", f":{style}")
    lines[17] = json.dumps(tags)
    return site + link(*lines)


def test_the_number_of_stars_is_never_guessed():
    read = form("starbattle").read
    assert read(Source("link", star_battle("Place 2 stars everywhere.")), None).puzzle.stars == 2
    for rules in ("", "Star battle", "1 star here%2C 2 stars there"):
        with pytest.raises(InputError, match=r"^link:1:\d+: expected a number of stars in the rules of the drawing"):
            read(Source("link", star_battle(rules)), None)


def test_lines_that_may_be_no_borders_are_refused():
    with pytest.raises(InputError, match="expected only thick black lines, but found one of style '12'"):
        form("starbattle").read(Source("link", star_battle("1 star", 12)), None)


def test_words_that_are_not_read_come_as_notes():
    read = form("starbattle").read
    assert read(Source("link", star_battle("1 stars in each row%2C column and region.")), None).notes == ()
    assert read(Source("link", star_battle("1 star; no two in a line")), None).notes == (
        "words in the rules are not read as rules: '1 star; no two in a line'",
    )
    assert read(Source("link", star_battle("1 ★", tags=["starbattle", "antiknight"])), None).notes == (
        "words in the rules are not read as rules: '1 ★'",
        "words in the tags are not read as rules: 'starbattle antiknight'",
    )
