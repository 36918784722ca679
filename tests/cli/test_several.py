"""Several puzzles in a file, between blank lines or in lines, and comments that tell their variant; in all commands."""

import json

import pytest

import smtpuzzles
from smtpuzzles import reading
from smtpuzzles.base.text import Source
from tests.conftest import EVERY_SAMPLE, SHARED, shared
from tests.screens import BOARDS

KINDS = [*BOARDS, "binairo-small"]
HITORI = "1 2 3\n2 3 1\n3 1 2\n"  # has several solutions
REPEATS = ["1_____/0000__/______/______/______/______", "______/______/____0_/______/______/______"]


def board(name: str) -> tuple[str, str]:
    if name == "binairo-small":
        return "binairo", "01__\n____\n"
    return name, str(smtpuzzles.parse(name, BOARDS[name]).text())  # without comments


@pytest.fixture
def rows(program, tmp_path):
    """The rows of a batch of this text, and the file."""

    def of(kind: str, text: str, *words: str) -> list[dict[str, object]]:
        (tmp_path / "a.txt").write_text(text)
        out = program("batch", kind, tmp_path / "a.txt", "--jobs", "1", *words)[1]
        return [json.loads(line) for line in out.splitlines()]

    return of


def parts(kind: str, text: str) -> list[str]:
    return [part.text for part in reading.read(kind, Source("many", text)).parts]


@pytest.mark.few(12)
@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("number", [2, 3, 120])
def test_blank_lines_between_the_boards_of_a_kind_part_puzzles(rows, name, number):
    kind, text = board(name)
    assert [part + "\n" for part in parts(kind, "\n".join([text] * number))] == [text.lstrip("\n")] * number
    alone = rows(kind, text)[0]
    found = rows(kind, "\n \n".join([text] * number))
    height = text.count("\n") + 2
    assert [row["origin"].rpartition(":")[2] for row in found] == [str(1 + height * n) for n in range(number)]
    assert {row["verdict"] for row in found} == {alone["verdict"]}


@pytest.mark.parametrize("name", KINDS)
def test_no_command_takes_several_boards_for_one(program, tmp_path, name):
    kind, text = board(name)
    file = tmp_path / "a.txt"
    file.write_text(f"{text}\n{text}")
    for command in ("check", "solve", "count", "explain"):
        one = f"smtpuzzles: {file}: choose one of its 2 puzzles with --level\n"
        assert program(command, kind, file) == (2, "", one)
    file.write_text(text)
    alone = program("check", kind, file)
    file.write_text(f"{text}\n{text}")
    assert program("check", kind, file, "--level", "2") == alone
    assert program("show", kind, file, "--plain")[1].count(text) == 2
    assert program("convert", kind, file, "--to", "line")[1].count("\n") == 2
    with pytest.raises(smtpuzzles.InputError, match="expected one puzzle, but found 2"):
        smtpuzzles.parse(kind, f"{text}\n{text}")
    (row,) = smtpuzzles.check_many([f"{text}\n{text}"], kind, jobs=1)
    assert "expected one puzzle, but found 2" in row["message"]


def test_a_damaged_block_is_one_error(rows):
    found = rows("hitori", f"{HITORI}\n1 2 3\n2 3 1\n\n{HITORI}")
    assert [row["verdict"] for row in found] == ["multiple", "error", "multiple"]
    assert [row["verdict"] for row in rows("hitori", f"{HITORI}\n1 2 3\n2 3 1\n")] == ["multiple", "error"]
    assert [row["verdict"] for row in rows("hitori", f"1 2 3\n2 3 1\n\n{HITORI}")] == ["error", "multiple"]
    boards = [BOARDS["binairo"], "01__\n___\n", BOARDS["binairo"], "0___\n", BOARDS["binairo"]]
    verdicts = ["unique", "error", "unique", "error", "unique"]
    assert [row["verdict"] for row in rows("binairo", "\n".join(boards))] == verdicts


def test_published_boards_between_blank_lines(rows):
    shared("published/hitori.jsonl")  # or skip
    texts = [json.loads(line)["text"] for line in (SHARED / "published/hitori.jsonl").read_text().splitlines()]
    tens = [text for text in texts if text.count("\n") == 9] * 3
    found = rows("hitori", "\n\n".join(tens), "--do", "convert", "--to", "plain")
    assert [str(row["text"]).split() for row in found] == [text.split() for text in tens]
    assert len(tens) > 20  # more than the 200 lines that tell how a file is made, so that these end within a board


PARTED = {
    "jigsaw": ("sudoku", "1...\n....\n..2.\n....\n\nregions\n\nAABB\nAABB\nCCDD\nCCDD\n"),
    "killer": ("sudoku", "1...\n....\n....\n....\n\ncages\nAA..\n....\n....\n....\n\nA=3\n"),
    "boxes": ("sudoku", "boxes 2 wide 3 high\n\n" + "......\n" * 6),
    "starbattle": ("starbattle", "1\n\nABACC\nABAAD\nAAAAD\nEAAAA\nAAAAA\n\n__*__\n_____\n_____\n_____\n_____\n"),
    "gappy": ("gappy", BOARDS["gappy"].replace("\n", "\n\n")),
    "bands": ("sudoku", "1...\n..3.\n\n.4..\n...2\n"),
    "size": ("lightup", "3 2\n\n0_1\n___\n"),
    "minesweeper": ("minesweeper", "minesweeper: 5 mines\n\n2____\n2___3\n__1__\n_____\n_____\n"),
    "mosaic": ("mosaic", "mosaic:\n\n__53_\n_4___\n3_4_3\n_52_2\n3____\n"),
    "sokoban": ("sokoban", "A level\n\n#####\n#@$.#\n#####\n\nTitle: one\n\nAuthor: me\n"),
}


@pytest.mark.parametrize("name", PARTED)
def test_what_the_text_of_a_puzzle_needs_together_stays_one(rows, name):
    kind, text = PARTED[name]
    tight = "\n".join(line for line in text.splitlines() if line) + "\n"
    assert len(parts(kind, text)) == len(rows(kind, text)) == 1
    assert smtpuzzles.parse(kind, text) == smtpuzzles.parse(kind, tight)
    if name not in ("gappy", "bands"):  # of these, the blank lines do not tell where a puzzle ends
        found = rows(kind, f"{text}\n" * 60, "--do", "convert", "--to", "plain")
        assert [row["verdict"] for row in found] == ["read"] * 60
        assert len({row["text"] for row in found}) == 1


VARIANTS = {
    sample.kind + sample.variant: sample.puzzle()
    for sample in EVERY_SAMPLE
    if sample.variant is not None and len(sample.puzzle().picture().tiles) <= 100
}


@pytest.mark.few(5)
@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("between", ["", "\n", "\n\n"], ids=["lines", "at once", "blank line"])
def test_a_comment_above_the_first_puzzle_tells_the_variant_of_all(rows, name, between):
    puzzle = VARIANTS[name]
    kind, text = puzzle.kind, puzzle.line() if not between else puzzle.text()
    if not between and not text.count("/"):
        text = text.strip() + "\n"
    many = f"; smtpuzzles generate {kind} --variant {puzzle.variant} --size 4{between or chr(10)}"
    number = 200 // max(1, text.count("\n")) + 50  # more than the 200 lines that tell how a file is made
    many += "\n".join([text.rstrip("\n") + ("\n" if between else "")] * number)
    found = [record.puzzle for record in reading.read(kind, Source("many", many)).records()]
    assert set(map(repr, found)) == {repr(puzzle)}
    assert len(found) == number
    told = rows(kind, many, "--do", "convert", "--to", "plain")
    assert len(told) == number
    assert [smtpuzzles.parse(kind, text) for text in {str(row["text"]) for row in told}] == [puzzle]


def test_a_comment_above_one_puzzle_is_for_that_one(rows):
    text = f"; variant repeats\n{REPEATS[0]}\n; variant distinct\n{REPEATS[1]}\n{REPEATS[1]}\n"
    for many in (text, text.replace("distinct\n", "distinct\n\n").replace("\n", "\n\n")):
        found = [record.puzzle.variant for record in reading.read("binairo", Source("many", many)).records()]
        assert found == ["repeats", "distinct", "repeats"]
        found = [row["verdict"] for row in rows("binairo", many)]
        alone = [(REPEATS[0], "repeats"), (REPEATS[1], "distinct"), (REPEATS[1], "repeats")]
        assert found == [smtpuzzles.check(smtpuzzles.parse("binairo", *one)).verdict for one in alone]
    x = "; variant x\n; variant classic\n" + BOARDS["sudoku"]
    assert smtpuzzles.parse("sudoku", x).variant == "classic"


def test_a_comment_below_a_board_and_above_blank_lines_is_for_the_next_one():
    text = BOARDS["sudoku"]
    found = reading.read("sudoku", Source("many", f"{text}; variant x\n\n{text}\n{text}"))
    assert [record.puzzle.variant for record in found.records()] == ["classic", "x", "classic"]


@pytest.mark.parametrize("names", ["puzzle,name", "name,puzzle"])
def test_a_comment_above_a_table_tells_the_variant_of_all_rows(program, tmp_path, names):
    empty, file = "." * 81, tmp_path / "a.csv"
    row = names.replace("puzzle", empty).replace("name", "a title")
    file.write_text(f"; from a friend\n; variant x\n{names}\n{row}\n{row}\n")
    out = program("batch", "sudoku", file, "--do", "convert", "--to", "plain", "--jobs", "1")[1]
    assert ["; variant x" in json.loads(line)["text"] for line in out.splitlines()] == [True, True]
    assert program("convert", "sudoku", file, "--to", "tatham")[1].count("3x3x:") == 2


def test_generated_puzzles_of_a_variant_keep_it_in_every_command(program, tmp_path):
    file = tmp_path / "y.txt"
    words = ["generate", "binairo", "--variant", "repeats", "--size", "6", "--count", "2", "--seed", "1"]
    assert program(*words, "--output", file)[0] == 0
    found = [json.loads(line) for line in program("batch", "binairo", file, "--jobs", "1")[1].splitlines()]
    assert [row["verdict"] for row in found] == ["unique", "unique"]
    assert program("check", "binairo", file, "--level", "2")[0] == 0
    assert program("rate", "binairo", file)[0] == 0
    assert program("convert", "binairo", file, "--to", "tatham")[1].count("6x6:") == 2


def test_a_variant_of_the_first_puzzle_is_not_that_of_others_in_a_file_that_is_written(program, tmp_path):
    usual, other = tmp_path / "1.txt", tmp_path / "2.txt"
    usual.write_text(BOARDS["sudoku"])
    other.write_text("; variant x\n" + BOARDS["sudoku"])
    out = program("convert", "sudoku", other, usual, "--to", "plain")[1]
    found = [record.puzzle.variant for record in reading.read("sudoku", Source("both", out)).records()]
    assert found == ["x", "classic"]


@pytest.mark.parametrize("place", [0, 1, 19, 29])
@pytest.mark.parametrize("bad", ["oops", "0_1_"])
def test_a_bad_line_of_a_list_is_one_error(rows, place, bad):
    lines = ["0_1_/____/__00/1___"] * 30
    lines[place] = bad
    verdicts = [row["verdict"] for row in rows("binairo", "\n".join(lines))]
    assert [verdict == "error" for verdict in verdicts] == [number == place for number in range(30)]


@pytest.mark.parametrize("kind", ["gappy", "hitori", "slitherlink", "lightup", "starbattle", "sudoku"])
@pytest.mark.parametrize("place", [0, 2])
def test_a_bad_line_or_link_of_any_kind_is_one_error(rows, kind, place):
    puzzle = smtpuzzles.parse(kind, BOARDS[kind])
    for form in ("line", "puzzlink"):
        if form in {one.name for one in reading.formats(kind).values() if one.write} and kind != "gappy":
            lines = [smtpuzzles.write(puzzle, form).strip()] * 5
            lines[place] = "%%%"
            found = [row["verdict"] == "error" for row in rows(kind, "\n".join(lines))]
            assert found == [number == place for number in range(5)]


def test_a_bad_first_level_of_a_collection_is_one_error(rows):
    level = "#####\n#@$.#\n#####\n"
    found = rows("sokoban", f"#####\n#@@.#\n#####\n\n{level}\n{level}", "--do", "solve")
    assert [row["verdict"] for row in found] == ["error", "sat", "sat"]


def test_a_link_of_another_kind_is_named_with_its_line(program, tmp_path):
    file = tmp_path / "links.txt"
    links = [smtpuzzles.write(smtpuzzles.parse(kind, BOARDS[kind]), "puzzlink") for kind in ("lightup", "hitori")]
    file.write_text("".join(links))
    named = f"smtpuzzles: {file}:2:1: expected a lightup puzzle, but found a puzz.link URL of a hitori puzzle\n"
    for words in (["show"], ["convert", "--to", "plain"], ["check", "--level", "2"]):
        assert program(words[0], file, *words[1:])[2] == named
    assert program("check", "lightup", file, "--level", "2")[2] == named
    rows = [json.loads(line) for line in program("batch", file, "--jobs", "1")[1].splitlines()]
    assert [row["verdict"] for row in rows] == ["unique", "error"]


@pytest.mark.parametrize("text", ["; comment\n" * 12_000 + BOARDS["sudoku"], "1" * 200_000], ids=["comments", "a line"])
def test_a_kind_that_is_told_too_late_is_asked_for(program, tmp_path, text):
    file = tmp_path / "a.txt"
    file.write_text(text)
    limit = "no line of a puzzle ends within the first 100,000 characters"
    assert program("check", file)[2] == f"smtpuzzles: {file}:1:1: expected the name of a kind: {limit}\n"
    if "comment" in text:
        assert program("check", "sudoku", file)[0] == 0


@pytest.mark.parametrize("command", [["batch", "sudoku", "--jobs", "1"], ["rate", "sudoku"]], ids=["batch", "rate"])
def test_a_file_that_is_named_twice_is_read_once_which_a_line_tells(command, program, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "one.txt").write_text("1.....3..4.....2\n")
    again = ["one.txt", "./one.txt", str(tmp_path)]
    status, out, err = program(*command, "one.txt", *again)
    assert (status, len(out.splitlines())) == (0, len(program(*command, "one.txt")[1].splitlines()))
    named = ["one.txt", "./one.txt", f"{tmp_path}/one.txt"]
    assert err.splitlines() == [f"smtpuzzles: {name}: named again, but read only once" for name in named]
