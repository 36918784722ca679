"""Links at the command line: what they say is in the puzzle, or is noted, or is refused, whoever reads it."""

import json
from contextlib import nullcontext

import pytest

import smtpuzzles
from smtpuzzles.cli.convert import MOST_NOTES
from smtpuzzles.exchange.lzstring import compress

CAGES = [{"cells": ["R1C1", "R1C2"], "value": "3"}, {"cells": ["R1C2", "R2C2"], "value": "5"}]
APART = [{"cells": ["R1C1", "R1C2"], "value": "3"}, {"cells": ["R2C1", "R2C2"], "value": "7"}]
NOTED = "words in the ruleset are not read as rules: 'No knight sees its digit'"


def link(**changed):
    data = {"size": 4, "grid": [[{}] * 4] * 4} | changed
    return "https://sudokupad.app/fpuzzles" + compress(json.dumps(data))


@pytest.mark.parametrize("command", ["check", "solve", "convert --to plain", "convert --to tatham"])
def test_cages_that_share_a_cell_are_refused_by_every_command(program, command):
    name, *options = command.split()
    status, out, err = program(name, link(killercage=CAGES), *options)
    assert (status, out) == (2, "")
    assert err.startswith(
        "smtpuzzles: <argument>:1:31: expected cages that share no cell, but found row 1, column 2 in"
    )
    assert len(err.splitlines()) == 1


def test_many_links_are_read_as_one_is(program):
    rows = list(smtpuzzles.check_many([link(killercage=CAGES), link(killercage=APART)], "sudoku", jobs=1))
    assert [row["verdict"] for row in rows] == ["error", "multiple"]
    assert "expected cages that share no cell" in rows[0]["message"]
    assert program("check", link(killercage=APART))[0] == 1
    with pytest.raises(smtpuzzles.InputError, match="expected cages that share no cell"):
        smtpuzzles.parse(None, link(killercage=CAGES))


def test_what_convert_writes_is_the_same_puzzle(program, tmp_path):
    for variant in ({"diagonal+": True, "diagonal-": True}, {"killercage": APART}, {"title": "variant x"}):
        _, out, err = program("convert", link(**variant), "--to", "plain")
        assert "does not say the variant" not in err
        file = tmp_path / "converted.txt"
        file.write_text(out)
        with pytest.warns(UserWarning, match="words in the title") if "title" in variant else nullcontext():
            assert smtpuzzles.parse("sudoku", out) == smtpuzzles.parse(None, link(**variant))
        first, second = program("check", link(**variant), "--json"), program("check", "sudoku", file, "--json")
        told = [json.loads(shown[1]) for shown in (first, second)]
        assert (told[0]["verdict"], told[0].get("differing")) == (told[1]["verdict"], told[1].get("differing"))


@pytest.mark.parametrize("form", ["fpuzzles", "sudokupad"])
def test_a_variant_that_a_note_advises_can_be_read(program, tmp_path, form):
    """The link of a jigsaw whose regions are the usual boxes says that it is a classic sudoku."""
    file = tmp_path / "jigsaw.txt"
    file.write_text(".1..\n..24\n...1\n.1..\nregions\nAABB\nAABB\nCCDD\nCCDD\n")
    _, text, err = program("convert", "sudoku", file, "--to", form)
    assert "read it as the variant jigsaw" in err
    assert program("check", "sudoku", file)[0] == 1
    assert program("check", "sudoku", text.strip(), "--variant", "jigsaw")[0] == 1


def test_many_links_make_some_notes_and_one_that_there_are_more(program, tmp_path):
    file = tmp_path / "links.txt"
    file.write_text("".join(link(ruleset=f"rule {number}") + "\n" for number in range(MOST_NOTES + 50)))
    status, out, err = program("convert", "sudoku", file, "--to", "line")
    assert (status, len(out.splitlines())) == (0, MOST_NOTES + 50)
    assert len(err.splitlines()) == MOST_NOTES + 1
    assert "there may be more notes" in err


def test_words_that_may_be_rules_are_noted_by_every_command(program, tmp_path):
    text = link(ruleset="No knight sees its digit")
    for command in ("check", "solve", "show", "convert"):
        err = program(command, text, *(["--to", "plain"] if command == "convert" else []))[2]
        assert f"smtpuzzles: {NOTED}\n" in err
    file = tmp_path / "links.txt"
    file.write_text(f"{text}\n{link()}\n")
    rows = [json.loads(line) for line in program("batch", "sudoku", file, "--jobs", "1")[1].splitlines()]
    assert [row.get("message") for row in rows] == [NOTED, None]
    assert program("check", link())[2] == "smtpuzzles: read as sudoku\n"


def test_each_variant_of_a_file_is_noted(program, tmp_path):
    file = tmp_path / "links.txt"
    file.write_text(f"{link()}\n{link(**{'diagonal+': True, 'diagonal-': True})}\n")
    err = program("convert", "sudoku", file, "--to", "line")[2]
    assert err == (
        "smtpuzzles: plain text in one line does not say the variant: read it as the variant x\n"
        "smtpuzzles: variant x, as the puzzle says\n"
    )
    rows = [
        json.loads(row)
        for row in program("batch", "sudoku", file, "--jobs", "1", "--do", "convert", "--to", "line")[1].splitlines()
    ]
    assert [row.get("message") for row in rows] == [None, err.splitlines()[0].removeprefix("smtpuzzles: ")]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("https://puzz.link/p?slither/f/3/3/dcg", "1:29: expected the usual rules, but found the flag 'f'"),
        ("https://puzz.link/p?slither/3/3/d", "1:34: expected 9 cells, but found 3"),
        ("https://puzz.link/p?akari/7/7/j.kcg69cg.g.gdg9.g.idi", "1:53: expected 49 cells, but found"),
        ("https://puzz.link/p?starbattle/6/6/1/g2hvuie7bo2", "1:49: expected 12 characters of borders, but found 11"),
    ],
)
def test_a_link_that_no_program_writes_is_refused_with_its_place(program, text, complaint):
    status, _, err = program("check", text)
    assert (status, len(err.splitlines())) == (2, 1)
    assert f"<argument>:{complaint}" in err


def test_a_link_tells_its_kind_whatever_variant_is_asked_for(program):
    status, out, err = program("solve", "https://puzz.link/p?hitori/3/3/123231312", "--variant", "x")
    assert (status, out, err) == (2, "", "smtpuzzles: unknown variant 'x' of hitori: expected one of classic\n")
