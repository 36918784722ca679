"""Texts in the formats of other programs are recognised, by one kind and by all."""

import pytest

import smtpuzzles
from smtpuzzles import kinds, reading
from smtpuzzles.base.text import Source
from smtpuzzles.cli.app import run
from smtpuzzles.puzzle import Format, Record
from smtpuzzles.reading import Wish

GOOD = "ones:/0_1_/____/__00/1___"


def read(source: Source, variant: str | None) -> Record:
    """The plain text after a name, and a sign for the variant."""
    (line,) = source.by_line()
    _, _, text = line.text.partition(":")
    says = "repeats" if text.endswith("r") else variant
    rest = line._replace(text=" " * (len(line.text) - len(text)) + text.strip("r").replace("/", " ", 1))
    return Record(kinds.load("binairo").parse(rest, says or "distinct"), title="a title")


def turned(source: Source, variant: str | None) -> Record:
    """Another puzzle than the plain text: its zeros are ones."""
    text = source.text.translate(str.maketrans("01", "10"))
    return Record(kinds.load("binairo").parse(source._replace(text=text), variant or "distinct"), title="turned")


ONES = Format("ones", "a line of ones", r"(https://ones/)?ones:", read, one_a_line=True, tells_kind=True)
TURNED = Format("turned", "a turned text", r"0_1_", turned)


@pytest.fixture(autouse=True)
def with_ones(monkeypatch):
    """One kind has these formats besides its own."""
    load, own = kinds.load, kinds.load("binairo")
    more = own._replace(formats=lambda: (*own.formats(), ONES, TURNED))
    monkeypatch.setattr(kinds, "load", lambda name: more if name == "binairo" else load(name))


def refused(name: str | None, text: str, variant: str | None = None) -> str:
    with pytest.raises(smtpuzzles.SmtPuzzlesError) as caught:
        smtpuzzles.parse(name, text, variant)
    return str(caught.value)


def test_a_text_tells_its_kind_by_its_form_or_because_one_kind_alone_reads_it():
    puzzle = smtpuzzles.parse("binairo", "0_1_/____/__00/1___")
    assert smtpuzzles.parse(None, f"\n; comment\n{GOOD}") == smtpuzzles.parse("binairo", GOOD) == puzzle
    assert smtpuzzles.parse(None, "#####\n#@$.#\n#####").kind == "sokoban"
    said = refused(None, puzzle.text())
    assert said == "<text>:1:1: expected the name of a kind: this text suits binairo, lightup, slitherlink and sudoku"
    for text in ("%%%", '{"a": 3}'):
        assert refused(None, text) == "<text>:1:1: expected a puzzle, but no kind of puzzle can read it"
    for text in ("", "\n\n", "; only a comment\n"):
        assert refused(None, text) == "<text>:1:1: expected a puzzle, but found nothing"


def test_what_stands_beside_a_puzzle_never_changes_it():
    source = Source("both", "0_1_/____/__00/1___")
    plain = reading.read("binairo", source).first
    assert reading.read("binairo", source, Wish(beside=True)).first == plain
    assert reading.read("binairo", source, Wish(form="turned")).first.puzzle != plain.puzzle


def test_the_complaint_is_the_one_of_the_format_that_the_text_has():
    assert refused("binairo", "ones:/01/__/22/__") == "<text>:1:13: expected 0, 1 or _, but found '2'"
    assert refused(None, "ones:/01/__/22/__") == "<text>:1:13: expected 0, 1 or _, but found '2'"
    assert refused("gappy", GOOD).endswith("expected a gappy puzzle, but found a line of ones of a binairo puzzle")


def test_the_variant_that_a_text_says_is_taken_and_no_other_is_accepted():
    assert smtpuzzles.parse(None, f"{GOOD}r").variant == "repeats"
    assert smtpuzzles.parse("binairo", GOOD, "repeats").variant == "repeats"
    assert "expected the variant distinct, but found repeats" in refused("binairo", f"{GOOD}r", "distinct")
    assert "unknown variant 'distinkt'" in refused(None, GOOD, "distinkt")


def test_a_file_of_lines_is_read_line_by_line_with_places():
    source = Source("many", f"; comment\n{GOOD}\n{GOOD}r\nones:/01/2\n")
    found = reading.read(None, source).records()
    assert [next(found).puzzle.variant, next(found).title] == ["distinct", "a title"]
    with pytest.raises(smtpuzzles.InputError, match=r"^many:4:10: "):
        next(found)
    assert reading.read("binairo", source, Wish(level=2)).first.puzzle.variant == "repeats"
    for level in (-1, 0, 4):
        with pytest.raises(smtpuzzles.UsageError, match=f"many: there is no puzzle {level}, because it has 3 puzzles"):
            reading.read(None, source, Wish(level=level))


def test_a_format_that_is_named_is_the_only_one_that_is_tried():
    source = Source("one", GOOD)
    assert reading.read("binairo", source, Wish(form="ones")).first.title == "a title"
    with pytest.raises(smtpuzzles.InputError):
        reading.read("binairo", source, Wish(form="plain"))
    with pytest.raises(smtpuzzles.UsageError, match=r"unknown format 'onse'.*did you mean 'ones'"):
        reading.read(None, source, Wish(form="onse"))


def test_a_puzzle_on_the_command_line_is_read_unless_it_is_a_file(capsys, tmp_path, monkeypatch):
    def program(*words: str) -> tuple[int, str, str]:
        return run([*words]), *capsys.readouterr()

    monkeypatch.chdir(tmp_path)
    text = "0_1_\n____\n__00\n1___\n"
    assert program("show", GOOD, "--plain") == (0, text, "smtpuzzles: read as binairo\n")
    assert program("show", "binairo", GOOD[6:], "--plain") == (0, text, "")
    read = "smtpuzzles: read as binairo\nsmtpuzzles: variant repeats, as the puzzle says\n"
    assert program("show", f"{GOOD}r", "--plain")[2] == read
    assert program("show", "binairo", "0/1.txt")[2].endswith("cannot read this file: no such file or directory\n")
    (tmp_path / "a.txt").write_text(GOOD)
    (tmp_path / "b.txt").write_text("0010/1011/1100/0101")
    assert program("verify", "a.txt", "b.txt")[0] == 1
    assert program("verify", "a.txt")[2] == "smtpuzzles: Missing argument 'SOLUTION'.\n"
    assert program("rate", "a.txt", "binairo")[2].endswith(
        "is a file; the kind comes first: smtpuzzles rate KIND a.txt\n"
    )
    assert "did you mean 'binairo'" in program("check", "binario")[2]


SIGNS = "0=_\nx..\n_._\n"


def test_another_name_of_a_kind_may_mean_a_variant_which_the_text_may_contradict():
    text = "0_1_\n____\n__00\n1___\n"
    named = {kind: smtpuzzles.parse(kind, text).variant for kind in ("binairo", "takuzu", "tango", "unruly")}
    assert named == {"binairo": "distinct", "takuzu": "distinct", "tango": "repeats", "unruly": "repeats"}
    assert smtpuzzles.parse("tango", text, "distinct").variant == "distinct"
    assert smtpuzzles.parse("tango", f"; variant distinct\n{text}").variant == "distinct"
    assert smtpuzzles.parse("unruly", "6x6u:AbbAgbaCAIh").variant == "distinct"
    assert smtpuzzles.generate("tango", size=4)[0].variant == "repeats"
    (row,) = smtpuzzles.check_many(["00__/____/__00/____"], "tango", jobs=1)
    assert row["verdict"] == smtpuzzles.check(smtpuzzles.parse("tango", "00__/____/__00/____")).verdict


def test_signs_between_cells_mean_tango_unless_something_else_is_said(capsys):
    assert smtpuzzles.parse(None, SIGNS).variant == smtpuzzles.parse("binairo", SIGNS).variant == "repeats"
    assert smtpuzzles.parse("binairo", SIGNS, "distinct").variant == "distinct"
    assert smtpuzzles.parse("binairo", f"; variant distinct\n{SIGNS}").variant == "distinct"
    line = "0=_/x../_._"
    assert run(["convert", "tango", line, "--to", "line"]) == 0
    assert run(["convert", "binairo", "--variant", "distinct", line, "--to", "line"]) == 0
    told = "smtpuzzles: plain text in one line does not say the variant: read it as the variant distinct\n"
    assert capsys.readouterr() == (f"{line}\n{line}\n", told)


def test_a_comment_above_a_puzzle_says_its_variant():
    text = "; unique, variant x\n1...\n..3.\n.4..\n...2\n"
    assert smtpuzzles.parse("sudoku", text).variant == "x"
    assert smtpuzzles.parse("sudoku", text, "classic").variant == "classic"
    assert smtpuzzles.parse("sudoku", text.replace("variant x", "variant distinct")).variant == "classic"
