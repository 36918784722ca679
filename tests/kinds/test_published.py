"""Published boards without the name of their kind: the right kind, or a question; never another kind."""

import json
import re
from random import Random

import pytest

import smtpuzzles
from smtpuzzles import reading
from smtpuzzles.errors import KindUnclear
from tests.conftest import SHARED

FILES = sorted((SHARED / "published").glob("*.jsonl")) or [SHARED / "published"]
OTHER_KINDS = sorted((SHARED / "published/new").glob("*.jsonl")) or [SHARED / "published/new"]
LABELS = "10 10\n1 2 1 2 2 1 1 1 4 3\n5 3 3 8 1 6 1 1 3 3\n"
NUMBERS = "4 4\n1 2 2 4\n2 2 3 1\n3 4 4 4\n4 1 2 3\n"


def boards(file):
    if not file.is_file():
        pytest.skip("needs the published boards of the shared data, which are not beside this checkout")
    return [json.loads(line) for line in file.read_text().splitlines()]


def taken(text: str) -> tuple[str, ...]:
    """The kind that a text is taken for, or those that it suits."""
    try:
        return (smtpuzzles.parse(None, text).kind,)
    except KindUnclear as problem:
        return problem.kinds


@pytest.mark.few(3)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_board_is_taken_for_its_kind_or_asks(file):
    for board in boards(file):
        puzzle = smtpuzzles.parse(board["kind"], board["text"], board["variant"])
        assert board["kind"] in taken(board["text"])
        if "corpus" in reading.formats(puzzle.kind) and puzzle.variant in ("classic", "repeats"):
            text = smtpuzzles.write(puzzle, "corpus")
            assert smtpuzzles.parse(puzzle.kind, text) == puzzle
            with pytest.raises(KindUnclear) as asked:
                smtpuzzles.parse(None, text)
            assert puzzle.kind in asked.value.kinds


@pytest.mark.few(3)
@pytest.mark.parametrize("file", OTHER_KINDS, ids=lambda file: file.stem)
def test_a_problem_of_an_unknown_kind_is_not_taken_for_a_known_one(file):
    for board in boards(file):
        with pytest.raises(smtpuzzles.SmtPuzzlesError):
            smtpuzzles.parse(None, board["problem"])


def spoiled(text: str, how: str, random: Random) -> str:
    """The text with a sign that no kind has, or a row that is too short."""
    lines = text.rstrip("\n").split("\n")
    row = random.randrange(1, len(lines) - 1) if len(lines) > 2 else random.randrange(len(lines))
    place = random.choice([n for n, sign in enumerate(lines[row]) if sign != " "])
    lines[row] = lines[row][:place] + "%" + lines[row][place + 1 :] if how == "sign" else lines[row][:-1].rstrip()
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("how", ["sign", "short"])
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_complaint_is_that_of_the_likeliest_kind(file, how):
    random, right, every = Random(1), 0, boards(file)[::4]
    for board in every:
        text = spoiled(board["text"], how, random)
        with pytest.raises(smtpuzzles.SmtPuzzlesError) as said:
            list(reading.read(None, smtpuzzles.Source("board", text)).records())
        named = re.search(r"\(read as (.*)\)", str(said.value))
        right += board["kind"] in (named[1].split(" or ") if named else getattr(said.value, "kinds", ()))
    assert right * 10 >= len(every) * 6
    assert right * 10 >= len(every) * 9 or file.stem in ("slitherlink", "hitori", "starbattle")


def test_the_corpus_form_tells_no_kind():
    assert taken(LABELS) == ("gappy",)
    assert taken(NUMBERS) == ("hitori", "kuromasu", "lightup", "mosaic", "nurikabe", "shikaku", "slitherlink", "sudoku")
    for kind, text in (("gappy", LABELS), ("hitori", NUMBERS)):
        assert smtpuzzles.parse(kind, text).kind == kind
        with pytest.raises(KindUnclear, match="<text>:1:1: expected the name of a kind: this text suits "):
            smtpuzzles.parse(None, text)
