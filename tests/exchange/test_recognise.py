"""Formats that are not read are named in the error, and no text that is read is taken for one of them."""

import re

import pytest

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.exchange.recognise import unread
from smtpuzzles.reading.recognising import has_mark
from tests.conftest import EVERY_SAMPLE, rows_of_every_kind

UNREAD = {
    "https://puzz.link/p?kurotto/7/7/j.kcg69cg.g.gdg9.g.idibh": "a puzz.link URL of a puzzle",
    "kurotto/7/7/j.kcg69cg.g.gdg9.g.idibh": "a puzz.link URL of a puzzle",
    "pzprv3/kurotto/1/1/./": "a pzprv3 file of a puzzle",
    "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/": "a game of Simon Tatham's puzzles",
    "https://sudokupad.app/SCLabc": "a SudokuPad link",
    "\n[begin]\npuzzle kurotto\n": "a puzzle of janko.at",
    "<!DOCTYPE html>": "a web page",
    "https://example.org/": "a link",
}
LIKE = {"53..7.... " * 9: None, "53..7...." * 9: "sudoku", "; one\n#####\n#@$.#\n#####\n": "sokoban"}


@pytest.mark.parametrize(("text", "what"), UNREAD.items())
def test_a_format_that_is_not_read_is_named(text, what):
    for kind in kinds.names():
        with pytest.raises(smtpuzzles.InputError, match=f"expected a {kind} puzzle, but found {re.escape(what)} that"):
            smtpuzzles.parse(kind, text)
    with pytest.raises(smtpuzzles.UsageError, match=f"expected a kind of puzzle, but found {re.escape(what)} that"):
        smtpuzzles.parse(text, "")


def test_a_link_in_the_place_of_a_file_is_named(capsys):
    from smtpuzzles.cli.app import run

    assert run(["solve", "lightup", next(iter(UNREAD))]) == 2
    found = "expected a file, but found a puzz.link URL of a puzzle that smtpuzzles does not read"
    assert capsys.readouterr().err == f"smtpuzzles: {found}\n"


@pytest.mark.parametrize(("text", "kind"), LIKE.items())
def test_a_puzzle_of_another_kind_is_named(text, kind):
    with pytest.raises(smtpuzzles.InputError) as caught:
        smtpuzzles.parse("gappy", text)
    assert (f"expected a gappy puzzle, but found what looks like {kind}" in str(caught.value)) == (kind is not None)


def test_no_text_that_is_read_is_taken_for_another():
    texts = [(sample.kind, sample.puzzle().text()) for sample in EVERY_SAMPLE]
    texts += [(kind, row[0]) for kind, _, row in rows_of_every_kind("ACCEPTED") if isinstance(row[0], str)]
    assert len(texts) > 80
    for kind, text in texts:
        assert unread(text) is None
        assert not [other for other in kinds.names() if other != kind and has_mark(kinds.load(other), text)]
    assert all(re.search(kinds.load("sokoban").mark, text, re.MULTILINE) for kind, text in texts if kind == "sokoban")
