"""What is read and what is written back is the same puzzle, in every format of every kind, or is refused by name."""

import re
from contextlib import suppress
from random import Random

import pytest

import smtpuzzles
from smtpuzzles import kinds, reading
from smtpuzzles.base.text import Source
from smtpuzzles.cli.app import run
from smtpuzzles.errors import FormatUnclear, InputError, KindUnclear, UsageError
from smtpuzzles.puzzle import BoardPuzzle, Record
from smtpuzzles.puzzle.setters import BoardSetter, Wanted
from smtpuzzles.reading import Wish
from tests.conftest import ROOT
from tests.exchange.any_puzzles import TITLES, any_puzzle

BOTH = [
    (kind, name) for kind in kinds.names() for name, form in reading.formats(kind).items() if form.write and form.read
]
# How commands read: as `check` and `solve`, as `batch` and `parse`, as `convert`.
WISHES = {"command": Wish(), "batch": Wish(whole=True), "convert": Wish(beside=True)}


def written(kind, name, random):
    """Return a random record and its text in this format; None for what it refuses by a name."""
    record = Record(any_puzzle(kind, random), None, random.choice(TITLES))
    try:
        return record, reading.write(record, name)
    except UsageError:  # which names what this format cannot carry
        return record, None


def read(kind, text, **wish):
    return reading.read(kind, Source("text", text), Wish(**wish)).first


def same(one, other):
    """Are these the same puzzle, perhaps with another title, or a jigsaw whose regions are boxes?"""
    same_text = (one.variant, one.line()) == (other.variant, other.line())
    boards = isinstance(one, BoardPuzzle) and isinstance(other, BoardPuzzle)
    return one == other or same_text or (boards and constraints(one) == constraints(other))


def constraints(puzzle):
    model = puzzle.model
    return model.bare, {(rule.cells, rule.constraints) for rule in model.rules}


def small_boards(kind, random):
    """Yield boards of two columns with a given in every cell."""
    setter = kinds.load(kind).setter
    if not isinstance(setter, BoardSetter):
        return
    for height in (1, 2, 3, 4, 2, 4):
        with suppress(UsageError):
            wanted = Wanted(
                size=(height, 2),
                variant=next(iter(kinds.load(kind).variants)),
                options=setter.options(),
                random=random,
            )
            domains = (blank := setter.blank(wanted).blank()).domains()
            yield blank.with_givens({place: random.choice(values) for place, values in domains.items() if values})


@pytest.mark.few(25)
@pytest.mark.parametrize(("kind", "name"), BOTH)
def test_it_is_read_as_it_was_written(kind, name):
    random, form, carried = Random(17), reading.formats(kind)[name], 0
    for _ in range(30):
        record, text = written(kind, name, random)
        if text is None:
            continue
        carried += 1
        again = read(kind, text, form=name, whole=True)
        if reading.unsaid(record, form, text) and not same(again.puzzle, record.puzzle):
            again = read(kind, text, form=name, variant=record.puzzle.variant, whole=True)
        assert same(again.puzzle, record.puzzle), text
        assert again.title in ("", record.title, getattr(record.puzzle, "title", "")), text
        if again.title == record.title:
            assert reading.write(again, name) == text
    assert carried


@pytest.mark.few(25)
@pytest.mark.parametrize(("kind", "name"), BOTH)
def test_all_commands_read_the_same_puzzle(kind, name):
    random, form = Random(17), reading.formats(kind)[name]
    for _ in range(12):
        record, text = written(kind, name, random)
        if text is None:
            continue
        variant = record.puzzle.variant if reading.unsaid(record, form, text) else None
        found = {}
        for command, wish in WISHES.items():
            try:
                found[command] = reading.read(kind, Source("text", text), wish._replace(variant=variant)).first.puzzle
            except (InputError, UsageError) as problem:
                found[command] = str(problem)
        assert len(set(map(repr, found.values()))) == 1, (text, found)


@pytest.mark.few(60)
@pytest.mark.parametrize(("kind", "name"), BOTH)
def test_small_full_boards_are_read_as_they_were_written_or_a_note_tells_how(kind, name):
    random, form = Random(5), reading.formats(kind)[name]
    for board in small_boards(kind, random):
        record = Record(board)
        with suppress(UsageError):  # which names what this format cannot carry
            text = reading.write(record, name)
            noted = reading.unsaid(record, form, text) or reading.misread(record, form, text)
            wish = Wish(board.variant, name if noted else None, whole=True)
            assert same(reading.read(kind, Source("text", text), wish).first.puzzle, board), text


TWO_PUZZLES = "3 2\n2 2\n1 1\n2 2\n"


@pytest.mark.parametrize("kind", ["lightup", "minesweeper", "mosaic", "nurikabe", "slitherlink"])
def test_a_text_that_two_formats_read_as_different_puzzles_is_refused(kind):
    for wish in WISHES.values():
        with pytest.raises(FormatUnclear, match="1:1: expected a named format, plain or corpus: "):
            reading.read(kind, Source("text", TWO_PUZZLES), wish)
    assert read(kind, TWO_PUZZLES, form="corpus").puzzle != read(kind, TWO_PUZZLES, form="plain").puzzle


def test_a_text_without_a_kind_that_two_formats_read_as_different_puzzles_is_refused():
    with pytest.raises(KindUnclear):
        reading.read(None, Source("text", TWO_PUZZLES))


def test_python_reads_what_it_wrote_from_the_format_that_it_names():
    puzzle = smtpuzzles.parse("mosaic", "mosaic:\n22\n22\n11\n00\n")
    with pytest.warns(UserWarning, match="can be read as another puzzle"):
        text = smtpuzzles.write(puzzle, "corpus")
    assert smtpuzzles.parse("mosaic", text, form="corpus") == puzzle


def test_of_the_same_puzzle_in_two_formats_none_need_be_named():
    # As plain text, the first line of a square board is its size, too.
    assert read("lightup", "2 2\n1 1\n1 1\n").puzzle == read("lightup", "11\n11\n").puzzle


LINKS = [(kind, name) for kind, name in BOTH if reading.formats(kind)[name].link or name == "tatham"]
# What programs that play links understand, and what only fills up base64.
NO_PUZZLE = re.compile(r"[&#].*|=+$|/+$")


def mutated(text, random):
    """Yield a link cut off, doubled, and with more behind, between or before its parts."""
    yield text[: random.randint(text.rfind("?") + 4, len(text) - 1)]
    yield text + text
    yield text + random.choice(["/1", "/f", "f", "1", "/", "%2F2", "zz", "-", "AA", ",1"])
    yield re.sub("/(?=[0-9])", random.choice(["/f/", "/v:a/", "/1/"]), text, count=1)
    yield text.replace(":", random.choice(["x:", "d:", "jk:", "q:", "7:"])[::-1], 1)


@pytest.mark.few(10)
@pytest.mark.parametrize(("kind", "name"), LINKS)
def test_a_changed_link_is_refused_or_says_all_that_is_read(kind, name):
    """A text that is read is what a program writes of that puzzle; so nothing in it was dropped, and nothing added."""
    random, refused = Random(3), 0
    for _ in range(30):
        text = written(kind, name, random)[1]
        for changed in mutated(text.strip(), random) if text else []:
            found = read_or_problem(kind, name, changed)
            if isinstance(found, InputError):
                refused += found.line == 1 <= found.column <= len(changed) + 1
                continue
            again = reading.write(found, name).strip()
            is_new = not found.puzzle.givens() and re.search(
                r"/\d+/\d+/*$", changed
            )  # an editor of puzz.link was opened
            assert found.notes or is_new or spelt(again) == spelt(changed), (changed, again)
    assert refused


def spelt(text):
    """The text without what cannot be seen: Tatham's programs write a comma at the end, and 0 for an empty label."""
    return re.sub(r",0?(?=,|$)", ",", NO_PUZZLE.sub("", text)).rstrip(",")


def read_or_problem(kind, name, text):
    try:
        return read(kind, text, form=name, whole=True)
    except InputError as problem:
        return problem


def test_whoever_writes_a_format_without_a_place_for_the_variant_is_told(tmp_path, capsys):
    x = (ROOT / "puzzles/sudoku/9-x.txt").read_text()
    told = "does not say the variant: read it as the variant x"
    for command in (["generate", "sudoku", "--variant", "x", "--seed", "1", "--to", "csv"], ["solve", "sudoku", "-"]):
        given = tmp_path / "x.txt"
        given.write_text(x)
        run([*(str(given) if word == "-" else word for word in command), *(["--to", "csv"] * (command[0] == "solve"))])
        assert capsys.readouterr().err.count(told) == 1
    puzzle = smtpuzzles.parse("sudoku", x)
    with pytest.warns(UserWarning, match=told):
        smtpuzzles.write(puzzle, "sudokuwiki")
    links, refused = reading.links(puzzle)
    assert set(links) == {"an f-puzzles link", "a SudokuPad link", "a link to Simon Tatham's puzzles"}
    assert "has no place for the variant x" in str(refused[0])
