"""Levels of Sokoban: every way to write them, every way to get them wrong, and what is printed is read back."""

import tracemalloc
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from smtpuzzles import Board, Cell, InputError, Source, parse, write
from smtpuzzles.base.grid import cells
from smtpuzzles.kinds.sokoban.collection import levels
from smtpuzzles.kinds.sokoban.level import Level, read_level
from tests.conftest import SHARED, is_useful

ROOM = "#####\n#@$.#\n#####\n"
NO_LEVEL = "expected a level with walls #, but found nothing"
LEAK = "expected walls all around the player, but found a way off the board here"
XSB, DIALECT = "expected one of # @ + $ * . or a blank", "expected one of # P B G or a blank"


def read(text: str) -> Level:
    return read_level(Source("level", text))


def room(title: str = "") -> Level:
    return Level(title, 3, 5, read(ROOM).walls, frozenset({(2, 4)}), frozenset({(2, 3)}), (2, 2))


# What is read.


def test_a_level_is_its_walls_goals_boxes_and_player():
    level = read("####\n#+*#\n#$ ##\n#. .#\n#####\n")
    assert (level.title, level.height, level.width, level.player) == ("", 5, 5, (2, 2))
    assert level.goals == {(2, 2), (2, 3), (4, 2), (4, 4)}
    assert level.boxes == {(2, 3), (3, 2)}
    assert {(1, 4), (3, 5), (5, 5)} <= level.walls
    assert not {(1, 5), (2, 5)} & level.walls
    assert len(level.walls) == 16


SAME = {
    "plain": ROOM,
    "small-letters": "#####\n#pb.#\n#####\n",
    "small-and-other-letters": "#####\n#@b.#\n#####\n",
    "dialect": "#####\n#PBG#\n#####\n",
    "no-end-of-the-last-line": ROOM.rstrip(),
    "windows": ROOM.replace("\n", "\r\n"),
    "old-mac": ROOM.replace("\n", "\r"),
    "byte-order-mark": "\ufeff" + ROOM,
    "first-line-of-one-blank": " \n" + ROOM,
    "blanks-behind": "#####  \n#@$.# \t\n#####  \n",
    "hyphens-behind": "#####\n#@$.#--_\n#####\n",
    "blank-lines-around": "\n \n\t\n" + ROOM + "\n\n  \n",
    "empty-comments": ";\n  ;\n" + ROOM + ";\n",
    "comments-for-people": ":: somebody's\n::\n" + ROOM + "\n:: the end\n",
    "comment-in-the-board": "#####\n:: the middle\n#@$.#\n; the end\n#####\n",
    "keys": "Author: Somebody\nDate of Last Change: today\n\n" + ROOM + "Email:\nCopyright: none\n",
    "note": ROOM + "\nComment:\n####\n#@.#\n\nTitle: no\nComment-End:\n",
    "note-with-another-end": "comment:\nText\n\n####\nComment_End:\n" + ROOM,
    "counts": "5#\n#@$.#\n5#\n",
    "rows-in-a-line": "5#|#@$.#|5#\n",
    "rows-in-a-line-that-ends-with-a-bar": "5#|#@$.#|5#|\n",
    "rows-in-lines": "5#|\n#@$.#|5#\n",
    "counts-of-one": "01#4#\n1#1@1$1.1#|5#\n",
}


@pytest.mark.parametrize("text", SAME.values(), ids=SAME)
def test_the_same_level_in_other_writing(text):
    assert read(text) == room()


TITLES = {
    "comment": ("; 12\n\n" + ROOM, "12"),
    "comment-close-to-the-board": (";12\n" + ROOM, "12"),
    "text": ("Level 3\n\n" + ROOM, "Level 3"),
    "text-with-a-wall": ("Level #12\n\n" + ROOM, "Level #12"),
    "wall-and-number": ("#12\n\n" + ROOM, "#12"),
    "wall-and-words": ("# the last\n\n" + ROOM, "# the last"),
    "number": ("12\n" + ROOM, "12"),
    "world-and-number": ("1-2\n" + ROOM, "1-2"),
    "letter": ("B\n" + ROOM, "B"),
    "last-of-several": ("; 150\n'from (Original 47)'\n\n" + ROOM, "'from (Original 47)'"),
    "number-and-colon": ("Chapter 2: the cave\n\n" + ROOM, "Chapter 2: the cave"),
    "keys-between": ("; 7\nAuthor: Somebody\n:: not me\n\n" + ROOM, "7"),
    "key-before": ("Title: Lock\n; 7\n" + ROOM, "Lock"),
    "key-behind": ("; 7\n" + ROOM + "\nTitle:  Lock: two \n", "Lock: two"),
    "empty-key": ("; 7\n" + ROOM + "TITLE:\n", "7"),
    "text-behind": (ROOM + "\nthe end\n", ""),
    "text-at-once-behind": (ROOM + "the end\n; really\n", ""),
    "in-a-note": ("; 7\nComment:\nfine\nComment-End:\n" + ROOM, "7"),
    "comment-without-end": ("Comment: fine\n; 7\n" + ROOM, "7"),
    "second-comment-ends": ("; 7\nComment: fine\n" + ROOM + "Comment:\nTitle: no\nComment-End:\n", "7"),
}


@pytest.mark.parametrize(("text", "title"), TITLES.values(), ids=TITLES)
def test_the_title_is_the_last_text_before_the_board_unless_a_key_says_another(text, title):
    assert read(text) == room(title)


@pytest.mark.parametrize("blank", [" ", "-", "_"])
def test_three_characters_are_blank_floor(blank):
    level = read(f"######\n#@{blank}$.#\n{blank}#####\n")
    assert level == read("######\n#@ $.#\n #####\n")
    assert level.floor == {(2, 2), (2, 3), (2, 4), (2, 5)}


def test_a_point_is_floor_in_the_dialect_and_a_goal_elsewhere():
    assert read("#####\n#P.B#\n#..G#\n#####\n").goals == {(3, 4)}
    assert read("#####\n#@.$#\n#..B#\n#####\n").goals == {(2, 3), (3, 2), (3, 3), (3, 4)}


def test_capitals_beside_other_letters_stand_on_goals():
    level = read("#####\n#PB #\n#b .#\n#####\n")
    assert level.player == (2, 2)
    assert level.goals == {(2, 2), (2, 3), (3, 4)}
    assert level.boxes == {(2, 3), (3, 2)}


def test_rows_of_unequal_length_and_rows_without_walls():
    level = read("  $\n  ####\n###  #\n#@$. ##\n# #   #\n#########\n-\n_ #\n")
    assert (level.height, level.width) == (8, 9)
    assert level.text() == "  $\n  ####\n###  #\n#@$. ##\n# #   #\n#########\n-\n  #\n"


def test_walls_boxes_and_goals_outside_are_decoration():
    level = read("*  ###  *\n   #$#\n#####.##\n#@$. ###\n##########\n  $ . *\n")
    assert level.floor == {(4, 2), (4, 3), (4, 4), (4, 5)}
    assert level.boxes > level.live_boxes == {(4, 3)}
    assert level.goals > level.counted_goals == {(4, 4)}


def test_goals_may_outnumber_boxes_and_all_boxes_may_be_at_home():
    assert len(read("######\n#@$..#\n######\n").goals) == 2
    assert read("####\n#@*#\n####\n").boxes == read("####\n#@*#\n####\n").goals


def test_run_lengths_as_they_are_found():
    level = read("7#|#.@-#-#|#$*-$-#|#3-$-#|#-..--#|#--*--#|7#\n")
    assert level.text() == "#######\n#.@ # #\n#$* $ #\n#   $ #\n# ..  #\n#  *  #\n#######\n"


# What is refused.

SECOND = "expected one level, but found a second"
MALFORMED = {
    "empty": ("", f"1:1: {NO_LEVEL}"),
    "blank-lines": (" \n\n\t\n", f"1:1: {NO_LEVEL}"),
    "comments": ("; ###\n ; ###\n", f"1:1: {NO_LEVEL}"),
    "text-only": ("\nHello\nworld\n", "2:1: expected a level with walls #, but found none"),
    "no-walls": ("; 1\n\n @$.\n", "3:1: expected a level with walls #, but found none"),
    "only-in-a-note": (
        "Comment:\n" + ROOM + "Comment-End:\n",
        "1:1: expected a level with walls #, but found none",
    ),
    "letter": ("####\n#@x#\n####\n", f"2:3: {XSB}, but found 'x'"),
    "letter-in-the-first-row": ("##x##\n#@$.#\n#####\n", f"1:3: {XSB}, but found 'x'"),
    "letters": ("######\n#abc@#\n######\n", f"2:2: {XSB}, but found 'a'"),
    "two-dialects": ("#####\n#@$G#\n#####\n", f"2:4: {XSB}, but found 'G'"),
    "letter-in-the-dialect": ("#####\n#PBx#\n#  G#\n#####\n", f"2:4: {DIALECT}, but found 'x'"),
    "tab": ("#####\n#\t@$.#\n#####\n", f"2:2: {XSB}, but found '\\t'"),
    "nul": ("#####\n#\0@$.#\n#####\n", f"2:2: {XSB}, but found '\\x00'"),
    "full-width": ("#####\n#@＄.#\n#####\n", f"2:3: {XSB}, but found '＄'"),
    "arabic-indic-count": ("٥#\n#####\n#@$.#\n#####\n", f"1:1: {XSB}, but found '٥'"),
    "group": ("#####\n#@2($.)#\n#####\n", f"2:4: {XSB}, but found '('"),
    "letter-after-windows-lines": ("; 1\r\n\r\n####\r\n#@?#\r\n", f"4:3: {XSB}, but found '?'"),
    "letter-in-a-row-in-a-line": ("5#|#@$.x#|5#\n", f"1:8: {XSB}, but found 'x'"),
    "no-player": ("; 1\n  ####\n  #$.#\n  ####\n", "2:1: expected a player in this level, but found none"),
    "no-player-in-the-dialect": ("####\n#BG#\n####\n", "1:1: expected a player in this level, but found none"),
    "two-players": ("#####\n#@$.#\n#+ p#\n#####\n", "3:2: expected one player, but found a second"),
    "player-outside": ("#####  @\n#@$.#\n#####\n", "2:2: expected one player, but found a second"),
    "players-by-count": ("######\n#2@$.#\n######\n", "2:3: expected one player, but found a second"),
    "more-boxes": (
        "#####\n#@$.#\n#$$.#\n#####\n",
        "3:3: expected at least 3 goals, one for each box within the walls, but found 2",
    ),
    "no-goal": ("####\n#@$#\n####\n", "2:3: expected at least 1 goal, one for each box within the walls, but found 0"),
    "goals-outside": (
        "#### .\n#@$###\n####.#\n",
        "2:3: expected at least 1 goal, one for each box within the walls, but found 0",
    ),
    "boxes-by-count": (
        "#####|#@2$.#|6#",
        "1:10: expected at least 2 goals, one for each box within the walls, but found 1",
    ),
    "no-box": ("####\n#@.#\n####\n", "2:2: expected a box within the walls around the player, but found none"),
    "boxes-outside": (
        "*###*\n#@.#\n*###*\n",
        "2:2: expected a box within the walls around the player, but found none",
    ),
    "open-above": ("## ##\n#@$.#\n#####\n", f"1:3: {LEAK}"),
    "open-on-the-right": ("#####\n#@$. \n#####\n", f"2:4: {LEAK}"),
    "open-on-the-left": ("#####\n @$.#\n#####\n", f"2:1: {LEAK}"),
    "open-below": ("#####\n#@$.#\n", f"2:2: {LEAK}"),
    "open-above-a-short-row": ("######\n#@$. #\n####\n", f"2:5: {LEAK}"),
    "open-below-a-short-row": ("####\n#@$. #\n######\n", f"2:5: {LEAK}"),
    "open-into-blanks-outside": ("##### #\n#@$.  #\n#####\n", f"2:6: {LEAK}"),
    "open-in-the-dialect": ("#####\n#P.B..\n###G#\n", f"3:4: {LEAK}"),
    "open-in-a-counted-row": ("7#|#@$.5-|7#\n", f"1:9: {LEAK}"),
    "two-levels": (ROOM + "\n" + ROOM, f"5:1: {SECOND}"),
    "blank-line-within": ("#####\n#@$.#\n\n#   #\n#####\n", f"4:1: {SECOND}"),
    "text-within": ("#####\n#@$.#\nhere\n#   #\n#####\n", f"4:1: {SECOND}"),
    "count-of-nothing": ("#####\n#@$.#3\n#####\n", "2:7: expected a symbol after the count 3, but found no more"),
    "count-before-a-bar": ("5#|#@$.3|5#\n", "1:9: expected a symbol after the count 3, but found no more"),
    "count-of-zero": ("0#5#\n#@$.#\n5#\n", "1:1: count 0 is not between 1 and 1000"),
    "count-too-high": ("5#\n#@$.1001#\n5#\n", "2:5: count 1001 is not between 1 and 1000"),
    "gigantic-count": ("9" * 5000 + "#|#@$.#|5#\n", "1:1: count 99999999999999999... is not between 1 and 1000"),
    "row-too-long-by-counts": ("600#600#\n", "1:8: expected at most 1000 cells in a row, but found more"),
    "row-too-long": ("#" * 1001 + "\n", "1:1001: expected at most 1000 cells in a row, but found more"),
    "too-many-rows": ("#\n" * 1001, "1001:1: expected at most 1000 rows, but found more"),
    "too-many-rows-in-a-line": ("#|" * 1001, "1:2001: expected at most 1000 rows, but found more"),
}


@pytest.mark.parametrize(("text", "complaint"), MALFORMED.values(), ids=MALFORMED)
def test_a_malformed_level_is_named_with_its_line_and_column(text, complaint):
    with pytest.raises(InputError) as caught:
        read(text)
    assert str(caught.value) == f"level:{complaint}"
    is_useful(caught.value, text)


def test_a_level_of_bytes_that_are_not_text_is_named():
    with pytest.raises(InputError, match=r"^level:2:2: expected UTF-8 text, but found the byte 0xe9$"):
        Source.from_bytes("level", b"###\n#\xe9#")


@pytest.mark.parametrize("text", ["9" * 5000 + "#", "999999999#", "1000#" * 5000, "1000#|" * 1500])
def test_a_gigantic_level_is_refused_without_making_room_for_it(text):
    tracemalloc.start()
    try:
        with pytest.raises(InputError):
            read(text)
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()


# Several levels in one text.

SMALL = "####\n#@*#\n####\n"


@pytest.mark.parametrize(
    "between", ["\n", "\n\n \n", "; 2\n\n", "\n; 2\n\n", "\nAuthor: me\n\n", "two\n", "Author: me\n"]
)
def test_every_board_is_a_level(between):
    parts = levels(Source("file", ROOM + between + SMALL))
    assert [read_level(part).width for part in parts] == [5, 4]


def test_one_board_is_one_level():
    source = Source("file", "\ufeff; 1\r\n\r\n" + ROOM + "\r\nTitle: one\r\n")
    assert [read_level(part) for part in levels(source)] == [read_level(source)] == [room("one")]


COLLECTIONS = {
    "comments": f"; 1\n\n{ROOM}\n; 2\n\n{ROOM}\n; 3\n\n{ROOM}",
    "text-without-blank-lines": f"1\n{ROOM}2\n{ROOM}3\n{ROOM}",
    "keys-before": f"Title: 1\nAuthor: me\n\n{ROOM}\nTitle: 2\nAuthor: me\n{ROOM}\nTitle: 3\n{ROOM}\nThe end\n",
    "keys-behind": f"{ROOM}\nTitle: 1\nAuthor: me\n\n{ROOM}Title: 2\n\n{ROOM}\nAuthor: me\nTitle: 3\n",
    "keys-behind-and-in-front": f"Title: all\n\n{ROOM}\nTitle: 1\n\n{ROOM}\nTitle: 2\n\n{ROOM}\nTitle: 3\n",
    "keys-behind-and-text": f"; 9\n{ROOM}\nTitle: 1\n\n; 9\n{ROOM}\nTitle: 2\nAuthor: me\n\n3\n{ROOM}\nTitle: 3\n",
    "text-and-keys-behind": f"1\n{ROOM}Author: me\n\n2\n{ROOM}Author: me\n\nText\n; 3\n{ROOM}Title: 3\n",
    "notes": f"1\n{ROOM}Comment:\n\n{ROOM}\nComment-End:\n2\n{ROOM}\nComment: short\n3\n{ROOM}",
}


@pytest.mark.parametrize("text", COLLECTIONS.values(), ids=COLLECTIONS)
def test_every_level_has_its_title(text):
    assert [read_level(part) for part in levels(Source("file", text))] == [room("1"), room("2"), room("3")]


def test_complaints_about_a_later_level_name_the_line_of_the_file():
    first, second, third = levels(Source("file", f"\r\n; 1\r\n{ROOM}\n; 2\n##\n#@x#\n\n\n###\n"))
    assert read_level(first) == room("1")
    with pytest.raises(InputError, match=r"^file:9:3: .* but found 'x'$"):
        read_level(second)
    with pytest.raises(InputError, match=r"^file:12:1: expected a player"):
        read_level(third)


def test_a_part_can_be_cut_again():
    _, second = levels(Source("file", ROOM + "\n; 2\n" + ROOM))
    assert levels(second) == [second]


def test_a_text_without_levels_is_refused():
    with pytest.raises(InputError, match=rf"^file:1:1: {NO_LEVEL}$"):
        levels(Source("file", "\n; nothing\n"))
    with pytest.raises(InputError, match=r"^part:7:1: expected a level with walls #, but found nothing$"):
        levels(Source("part", "\n\n", 7))


# What is printed is read back.


@st.composite
def made(draw: st.DrawFn) -> Level:
    """A room with walls around it somewhere on a board, with anything inside and outside."""
    top, left, bottom, right = (draw(st.integers(low, low + 4)) for low in (0, 0, 8, 8))
    height, width = bottom + draw(st.integers(1, 3)), right + draw(st.integers(1, 3))
    drawn = draw(st.lists(st.sampled_from("    #.$*"), min_size=1, max_size=60))
    board = {cell: drawn[number % len(drawn)] for number, cell in enumerate(cells(height, width))}
    for r, c in board:
        if top < r <= bottom and left < c <= right and (r in (top + 1, bottom) or c in (left + 1, right)):
            board[r, c] = "#"
    player = (draw(st.integers(top + 2, bottom - 1)), draw(st.integers(left + 2, right - 2)))
    board[player] = draw(st.sampled_from(" ."))
    board[player[0], player[1] + 1] = draw(st.sampled_from("$*"))
    title = draw(st.text(st.characters(exclude_characters="\n\r"), max_size=9)).strip()
    return with_goals(title, board, player)


def with_goals(title: str, board: Board, player: Cell) -> Level:
    """As wide as its last symbol; with a goal below each box that counts, if there are too few."""
    inked = {player} | {cell for cell, symbol in board.items() if symbol != " "}
    level = Level(
        title=title,
        height=max(r for r, _ in board),
        width=max(c for _, c in inked),
        walls=frozenset(cell for cell in board if board[cell] == "#"),
        goals=frozenset(cell for cell in board if board[cell] in ".*"),
        boxes=frozenset(cell for cell in board if board[cell] in "$*"),
        player=player,
    )
    if len(level.live_boxes) <= len(level.counted_goals):
        return level
    return replace(level, goals=level.goals | level.live_boxes)


@given(made())
@settings(max_examples=80)
def test_a_level_built_as_a_value_is_read_back_as_it_is_printed(level):
    assert read(level.text()) == level
    assert [read_level(part) for part in levels(Source("file", f"{level.text()}\n; x\n{ROOM}"))] == [level, room("x")]


NOISY = st.text(st.sampled_from("#####@+$*.pPbBG -_|;:\n\n\n\r\t0129lx(é٣\0\x0b\x85\u2028\ufeff\ud800"), max_size=60)


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """A level of several with a few pieces exchanged for others."""
    text = draw(st.sampled_from([*COLLECTIONS.values(), *SAME.values(), *(text for text, _ in TITLES.values())]))
    for _ in range(draw(st.integers(0, 3))):
        place = draw(st.integers(0, len(text)))
        text = text[:place] + draw(NOISY)[:3] + text[place + draw(st.integers(0, 3)) :]
    return text


@given(st.text(max_size=30) | NOISY | spoilt() | spoilt())
@settings(max_examples=150)
def test_random_text_is_refused_with_its_place_or_read_back_as_it_is_printed(text):
    try:
        parts = levels(Source("random", text))
        for part in parts:
            level = read_level(part)
            assert read(level.text()) == level
    except InputError as problem:
        is_useful(problem, text)


@pytest.fixture(scope="module")
def microban() -> list[Level]:
    path = SHARED / "sokoban" / "microban.xsb"
    if not path.exists():
        pytest.skip("needs sokoban/microban.xsb of the shared data, which is not beside this checkout")
    return [read_level(part) for part in levels(Source.from_bytes("microban", path.read_bytes()))]


def test_every_level_of_microban_is_read_and_printed(microban):
    assert len(microban) == 155
    for level in microban:
        assert read(level.text()) == level
        assert len(level.live_boxes) <= len(level.counted_goals)


def test_microban_as_it_is_known(microban):
    assert [level.title for level in microban[:43]] == [str(number) for number in range(1, 44)]
    assert [level.title for level in microban if not level.title.isdigit()][:3] == [
        "'Duh!'",
        "'Lockdown'",
        "'reduction of (Mas Sasquatch 7)'",
    ]
    assert [len(level.boxes) for level in microban[:6]] == [2, 3, 2, 3, 4, 3]
    # In the last one, only one box is within the walls around the player.
    assert [level.title for level in microban if level.boxes != level.live_boxes] == ["'The Dungeon'"]
    assert len(microban[-1].live_boxes) == 1


@given(st.text(st.sampled_from("#@$.*+-_| pbPBG9:;xé") | st.characters(exclude_categories=["Cs"])), st.booleans())
@example("-------- #12 --------", False)
@example("Level #1", True)
def test_a_level_with_any_title_is_read_as_it_was_written(title, below):
    """A title of walls and other symbols made its line a row of the board."""
    title = " ".join(title.split())
    puzzle = replace(parse("sokoban", ROOM), level=room(title))
    for form in ("xsb", "sok"):
        text = write(puzzle, form)
        if below:  # as in some collections
            head, board = text.split("\n", 1) if title else ("", text)
            text = f"{board}{head}\n"
        assert parse("sokoban", text, form=form) == puzzle
