"""Puzzles of other makers, where they are at hand: every one has exactly one solution."""

import re

import pytest

import smtpuzzles
from tests.conftest import shared


def blanks(letter: str) -> str:
    """A lower-case letter stands for 1 to 26 cells without anything in them."""
    return "_" * (ord(letter) - ord("a") + 1)


def lightup_text(game: str) -> tuple[str, str]:
    parameters, description = game.split(":")
    width, height = map(int, re.findall(r"\d+", parameters)[:2])
    cells = "".join(blanks(c) if c.islower() else c.replace("B", "#") for c in description)
    assert len(cells) == width * height
    return f"{width} {height}\n{rows(list(cells), width, '')}", "classic"


def sudoku_text(game: str) -> tuple[str, str]:
    parameters, description = game.split(":")
    side = int(parameters.split("x")[0])
    cells = []
    for token in re.findall(r"\d+|[a-z]", description):
        cells += [token] if token.isdigit() else list(blanks(token))
    assert len(cells) == side**4
    return rows(cells, side**2, " "), "x" if parameters.endswith("x") else "classic"


def binairo_text(game: str) -> tuple[str, str]:
    parameters, description = game.split(":")
    width, height = map(int, re.findall(r"\d+", parameters)[:2])
    cells = ""
    for letter in description:
        cells += "_" * (ord(letter.lower()) - ord("a"))
        if letter not in "zZ":
            cells += "1" if letter.isupper() else "0"
    assert len(cells) == width * height + 1
    return rows(list(cells[:-1]), width, ""), "distinct" if parameters.endswith("u") else "repeats"


def rows(cells: list[str], width: int, separator: str) -> str:
    return "\n".join(separator.join(cells[start : start + width]) for start in range(0, len(cells), width))


@pytest.mark.parametrize(
    ("kind", "file", "read", "wanted"),
    [
        ("lightup", "lightup.txt", lightup_text, r"\d+x\d+:"),
        ("sudoku", "solo.txt", sudoku_text, r"(\d+)x\1x?:"),
        ("binairo", "unruly.txt", binairo_text, r"\d+x\d+u?:"),
    ],
    ids=["lightup", "solo", "unruly"],
)
def test_every_tatham_board_has_exactly_one_solution(kind, file, read, wanted):
    games = [game for game in shared(f"tatham/{file}") if re.match(wanted, game)]
    assert len(games) >= 40
    for game in games:
        text, variant = read(game)
        checked = smtpuzzles.check(smtpuzzles.parse(kind, text, variant))
        assert checked.verdict == "unique", game


def test_every_sudoku_of_17_clues_has_exactly_one_solution():
    puzzles = shared("sudoku/17-clue-sample.txt")
    assert len(puzzles) == 500
    for text in puzzles:
        checked = smtpuzzles.check(smtpuzzles.parse("sudoku", text))
        assert checked.verdict == "unique", text
