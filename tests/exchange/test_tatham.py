"""Game IDs of Simon Tatham's puzzles: worked boards, the ways to write them, mistakes, and the programs themselves."""

import re
import subprocess
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from smtpuzzles import kinds, reading
from smtpuzzles.base.grid import level_edges, size_of, upright_edges
from smtpuzzles.base.text import Source, Token
from smtpuzzles.errors import InputError, UsageError
from smtpuzzles.exchange import tatham
from smtpuzzles.exchange.edges import regions_of
from smtpuzzles.puzzle import Record
from tests.conftest import SHARED
from tests.exchange.random_boards import RANDOM

LIGHTUP = "____#__/___2___/1_4_2__/_#_#_3_/__4_#_#/___3___/__1____"
UNRULY = "1_0_01/______/0_00__/11____/____1_/0_____"
SITE = "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/"
SMALLEST = {"lightup": 2, "binairo": 6}  # sides that the programs accept
WORKED = [
    ("lightup", None, "7x7:dBe2c1a4a2cBaBa3c4aBaBc3e1d", LIGHTUP, "7x7:dBe2c1a4a2cBaBa3c4aBaBc3e1d"),
    ("lightup", None, "7b20s4d1:dBe2c1a4a2cBaBa3c4aBaBc3e1d", LIGHTUP, "7x7:dBe2c1a4a2cBaBa3c4aBaBc3e1d"),
    ("lightup", None, f"; one\n {SITE}lightup.html#3x1:Bb\n", "#__/", "3x1:Bb"),
    ("lightup", None, "15x2:zd", ("_" * 15 + "/") * 2, "15x2:zd"),
    ("binairo", "repeats", "6x6:AbbAgbaCAIbf", UNRULY, "6x6:AbbAgbaCAIbf"),
    ("binairo", "repeats", "6x6dn:AbbAgbaCAIbF", UNRULY, "6x6:AbbAgbaCAIbf"),
    ("binairo", "distinct", "6x6ude:AbbAgbaCAIbf", UNRULY, "6x6u:AbbAgbaCAIbf"),
    ("binairo", "repeats", "6x6:zl", "______/" * 6, "6x6:zl"),
    ("binairo", "repeats", "6x6:zAk", "______/" * 4 + "_1____/______", "6x6:zAk"),
]
BAD = [
    ("lightup", "7x7:dBe2c1a4a2cBaBa3c4aBaBc3e1c", "1:32: expected 49 cells, but found 48"),
    ("lightup", "7x7:dBe2c1a4a2cBaBa3c4aBaBc3e1e", "1:31: expected 49 cells, but found more"),
    ("lightup", "2x2:5c", "1:5: expected a to z or one of B01234, but found '5'"),
    ("lightup", "2x0:", "1:3: height 0 is not between 1 and 4000"),
    ("lightup", "4000x4000:z", "1:1: expected at most 1000000 cells, but found 4000 x 4000"),
    ("lightup", "9" * 5000 + ":z", "1:1: height 99999999999999999... is not between 1 and 4000"),
    ("lightup", "7x7:a b", "1:7: expected only a game ID, but found more"),
    ("lightup", "", "1:1: expected a game ID, but found nothing"),
    ("lightup", "x7:a", "1:1: expected WIDTHxHEIGHT:BOARD, but found 'x7:a'"),
    ("lightup", "7x7", "1:4: expected ':' and a board, but found only a size"),
    (
        "lightup",
        "7x7b20#123",
        "1:7: expected ':' and a board, but found the number of a random game, which holds no board",
    ),
    ("lightup", "2x2x:d", "1:4: expected parameters of the game lightup, but found 'x'"),
    ("hitori", "3x3b20:" + "1" * 9, "1:4: expected parameters of the game singles, but found 'b20'"),
    ("binairo", "6x6uq:zl", "1:4: expected parameters of the game unruly, but found 'uq'"),
    ("sudoku", "2x2jy:p", "1:4: expected parameters of the game solo, but found 'jy'"),
    ("slitherlink", "3x3t0dex:i", "1:4: expected parameters of the game loopy, but found 't0dex'"),
    ("binairo", "5x6:zf", "1:5: expected an even width and height, but found 5 x 6"),
    ("binairo", "6x6:zk", "1:7: expected 36 cells and one behind the board, but found 36"),
    ("binairo", "6x6:zzz", "1:6: expected 36 cells and one behind the board, but found more"),
    ("binairo", "6x6:z1", "1:6: expected a letter, but found '1'"),
]
CLUES = some.lists(some.sampled_from([None, None, None, *"B01234"]) | some.just(None), max_size=80)
NUMBERS = some.lists(some.none() | some.integers(1, 25), max_size=80)


def form(kind, name="tatham"):
    return {one.name: one for one in kinds.load(kind).formats()}[name]


@pytest.mark.parametrize(("kind", "variant", "text", "plain", "written"), WORKED)
def test_worked_boards(kind, variant, text, plain, written):
    record = form(kind).read(Source("game", text), None)
    assert record.puzzle == reading.parse(kind, Source("plain", plain), variant)
    assert form(kind).write(record) == written
    game = {"lightup": "lightup", "binairo": "unruly"}[kind]
    assert form(kind, "tatham-link").write(record) == f"{SITE}{game}.html#{written}"


@pytest.mark.parametrize(("kind", "text", "complaint"), BAD)
def test_mistakes(kind, text, complaint):
    with pytest.raises(InputError) as caught:
        form(kind).read(Source("game", text), None)
    assert str(caught.value) == f"game:{complaint}"


def test_a_variant_that_the_text_says_is_the_only_one():
    assert form("binairo").read(Source("game", "6x6:zl"), "distinct").puzzle.variant == "distinct"
    with pytest.raises(InputError, match="game:1:6: expected the variant repeats, but found distinct"):
        form("binairo").read(Source("game", "6x6u:zl"), "repeats")


def test_boards_that_the_programs_refuse_are_not_written():
    small = reading.parse("binairo", Source("plain", "____/____"), None)
    with pytest.raises(UsageError, match="with a side of less than 6 cells"):
        form("binairo").write(Record(small))


@settings(max_examples=40)
@given(CLUES)
def test_clues_are_read_as_they_are_written(clues):
    assert tatham.read_clues(Token(tatham.write_clues(clues), "game", 1), len(clues), "B01234") == clues


@settings(max_examples=40)
@given(NUMBERS)
def test_numbers_are_read_as_they_are_written(numbers):
    text = tatham.write_numbers(numbers)
    assert tatham.read_numbers(Token(text, "game", 1), len(numbers), 25) == numbers
    assert text.count("_") == sum(None not in pair for pair in pairwise(numbers))


@settings(max_examples=40)
@given(some.integers(1, 9), some.integers(1, 9), some.floats(0, 1), some.integers())
def test_regions_are_read_as_they_are_written(height, width, part, seed):
    size, random = (height, width), Random(seed)
    regions = regions_of(size, [edge for edge in upright_edges(size) + level_edges(size) if random.random() < part])
    assert tatham.read_edges(Token(tatham.write_edges(regions), "game", 1), size) == regions


@pytest.mark.skipif(not SHARED.exists(), reason="the shared data is not here")
@pytest.mark.parametrize(("kind", "game"), [("lightup", "lightup"), ("binairo", "unruly")])
def test_generated_games_are_written_as_they_were(kind, game):
    for text in (SHARED / "tatham" / f"{game}.txt").read_text().split():
        assert form(kind).write(form(kind).read(Source("game", text), None)) == text


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "game"), [("lightup", "lightup"), ("binairo", "unruly")])
def test_the_program_accepts_random_boards(kind, game):
    program = Path(f"/usr/games/sgt-{game}")
    if not program.exists():
        pytest.skip(f"needs {program}: apt install sgt-puzzles")
    random, games = Random(3), []
    while len(games) < 1_000:
        puzzle = RANDOM[kind](random)
        if min(size_of(puzzle.board)) >= SMALLEST[kind]:
            games.append(form(kind).write(Record(puzzle)))
    ran = subprocess.run([program, "--print", "1x1"], input="\n".join(games), capture_output=True, text=True)
    assert ran.stderr == ""
    assert len(re.findall("^%%Page:", ran.stdout, re.MULTILINE)) == len(games)


@pytest.mark.parametrize(
    ("kind", "game", "same"),
    [
        ("sudoku", "2x2:_a_3_b__2_k", "2x2:a3b2k"),
        ("shikaku", "3x3:_4a_5__b_d", "3x3:4a5f"),
        ("kuromasu", "3x3:_4_a_5_f_", "3x3:4a5f"),
        ("skyscrapers", "3:///2////////,_1_a_2_f_", "3:///2////////,1a2f"),
        ("tents", "2x2:_c,,1,,", "2x2:_c,0,1,0,0"),
    ],
)
def test_what_the_other_programs_read_but_do_not_write_is_read(kind, game, same):
    """Underscores mean nothing beside letters, and a label without a digit is 0."""
    assert reading.parse(kind, Source("id", game), None) == reading.parse(kind, Source("id", same), None)


def test_cells_that_are_given_in_a_game_of_tents_are_named():
    with pytest.raises(InputError, match=r"id:1:6: expected no cells that are given, which have ! or -"):
        reading.parse("tents", Source("id", "2x2:_!c,0,1,0,0"), None)
