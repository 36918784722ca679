"""Lists, tables, files and links of sudokus: worked texts, what each can carry, and mistakes."""

import json
import re
import subprocess
from pathlib import Path
from random import Random

import pytest

import smtpuzzles
from smtpuzzles import reading
from smtpuzzles.base.text import Source
from smtpuzzles.cli.app import run
from smtpuzzles.errors import InputError, UsageError
from smtpuzzles.exchange.lzstring import compress
from smtpuzzles.kinds.sudoku import Sudoku, Symmetry, blank, drawings, fpuzzles, lists, solo, tables
from smtpuzzles.kinds.sudoku.setting import SIDES
from smtpuzzles.puzzle import Record, Wanted
from tests.conftest import shared

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
ROWS = [LINE[start : start + 9] for start in range(0, 81, 9)]
BARRED = ["|".join([row[:3], row[3:6], row[6:]]) for row in ROWS]
PUZZLE = smtpuzzles.parse("sudoku", LINE)
FRAME = "+-------+-------+-------+"
EVERY = (*solo.FORMATS, *fpuzzles.FORMATS, *lists.FORMATS, drawings.FORMAT, *lists.LINKS)
FORMATS = {form.name: form for form in EVERY}
WITH_PARTS = ("tatham", "tatham-link", "fpuzzles", "sudokupad")
# The name of the format, a text, the title, and whether the solution is there.
WORKED = [
    ("sdm", f"# a list\n\n#another\n{LINE.replace('.', '0')} # 1.5, hard", "1.5, hard", False),
    ("sdm", f"{LINE.replace('.', '*')};{SOLVED};17", "17", True),
    ("sdm", f"{LINE.replace('.', 'X')}\t", "", False),
    ("csv", f"quizzes,solutions\n{LINE.replace('.', '0')},{SOLVED}\n", "", True),
    ("csv", f"id,puzzle,solution,clues,difficulty\r\n7,{LINE},{SOLVED},30,1.2\r\n", "7,30,1.2", True),
    ("csv", f"source,question,answer,rating\nkaggle,{LINE},{SOLVED},4", "kaggle,4", True),
    ("sdk", "#AMe\n#DMy puzzle\n#C\n" + "\n".join(ROWS), "My puzzle", False),
    ("sdk", "[Puzzle]\n" + "\n".join(ROWS).replace(".", "X") + "\n[State]\n123456789\n", "", False),
    ("sdx", lists.write_sdx(Record(PUZZLE)), "", False),
    ("sdx", lists.write_sdx(Record(PUZZLE)).replace(lists.DIGITS, "u12", 1).replace("u12", "12"), "", False),
    ("drawn", "*-----------*\n|" + "|\n|".join(BARRED).replace(".", "*") + "|\n*-----------*\n", "", False),
    ("drawn", ".---.---.---.\n|" + "|\n|".join(BARRED).replace(".", "x") + "|\n'---'---'---'", "", False),
    ("sudokuwiki", "https://www.sudokuwiki.org/sudoku.htm?bd=" + LINE.replace(".", "0"), "", False),
    ("sudokuwiki", "sudokuwiki.org/Daily?a=b&bd=" + LINE, "", False),
    ("sudokuexchange", "https://sudokuexchange.com/play/?s=" + LINE.replace(".", "0") + "&d=2", "", False),
    ("sudokucoach", "https://sudoku.coach/en/play/" + LINE.replace(".", "0"), "", False),
]
OTHER_RULES = (
    "1:29: expected no rules but those of cages, regions and diagonals, but found '{}' in the JSON of this link"
)


def link(**changed) -> str:
    data = {"size": 4, "grid": [[{}] * 4] * 4} | changed
    return fpuzzles.FORMATS[0].write(Record(PUZZLE))[:28] + compress(json.dumps(data))


BAD = [
    ("sdm", LINE.replace(".", "0", 1), "1:1: expected one character for empty cells, but found '.' and '0'"),
    ("sdm", LINE + "1", "1:1: expected 81 cells: digits, and one other character for empty cells"),
    ("sdk", "#AMe\n" + "\n".join(ROWS[:8]), "9:10: expected 9 rows, but found 8"),
    ("sdk", "#AMe", "1:1: expected the rows of a sudoku, but found none"),
    (
        "sdk",
        "[Puzzle]\n" + "\n".join(ROWS).replace(".", "x", 1),
        "2:4: expected the same in empty cells, but found '.'",
    ),
    ("sdx", "1 2 u34 4 5 6 7 8 9\n" * 9, "1:5: expected candidates, or u and a digit, but found 'u34'"),
    ("drawn", "---\n53..|7....\n", "2:11: expected 9 rows, but found 1"),
    *[
        ("drawn", drawings.write_drawn(Record(PUZZLE)).replace(FRAME, frame, 2), f"1:{column}: expected a line such as")
        for frame, column in (
            ("+----.---+", 6),
            ("+-------+#", 10),
            ("+-------+ #", 11),
            ("#-------+", 1),
            ("---.----", 4),
            (".---'---.", 5),
        )
    ],
    ("sudokuwiki", "sudokuwiki.org/?bd=S9B01", "1:20: expected 81 digits, 0 for empty cells, but found 'S9B01'"),
    ("tatham", "9j:zzzc", "1:8: expected 1 parts behind the givens, each after a comma, but found 0"),
    ("tatham", "4j:p,zzz", "1:6: expected 24 edges, but found more"),
    ("tatham", "4j:p,_zq", "1:7: expected 24 edges, but found more"),
    ("tatham", "2x2k:p,x,10o", "1:10: expected one total, and at most 4 cells, in each cage"),
    ("tatham", "4000x3:a", "1:8: expected a sudoku of at most 255 rows, but found 12000"),
    ("tatham", "5x5k:a,a,a", "1:6: expected a sudoku of at most 16 rows, but found 25"),
    ("tatham", "1x5:y", "1:5: expected boxes of at least 2 rows and columns, or the parameter j and regions"),
    ("tatham", "2x2:5o", "1:5: number 5 is not between 1 and 4"),
    ("fpuzzles", link(arrow=[{"cells": []}]), OTHER_RULES.format("arrow")),
    ("fpuzzles", link(grid=[[{"givenPencilMarks": [1]}] * 4] * 4), OTHER_RULES.format("givenPencilMarks")),
    ("fpuzzles", link(size=17), "1:29: expected a size between 1 and 16, but found '17' in the JSON of this link"),
    ("fpuzzles", link(grid=[[{}] * 3] * 4), "1:29: expected a grid of 4 x 4 cells in the JSON of this link"),
    ("fpuzzles", link(grid=[[{"value": "5"}] * 4] * 4), "1:29: expected a digit between 1 and 4, but found '5'"),
    ("fpuzzles", link(grid=[[{"region": 1}] * 4] * 4), "1:29: expected 4 cells in each region"),
    ("fpuzzles", link(killercage=[{"cells": ["R1C5"], "value": "3"}]), "1:29: expected a cell such as R1C2, but found"),
    (
        "fpuzzles",
        link(killercage=[{"cells": ["R1C1"]}]),
        "1:29: expected a total of a cage between 1 and 10, but found",
    ),
    ("fpuzzles", link(antiknight=True), OTHER_RULES.format("antiknight")),
    ("fpuzzles", link(killercage=[{"cells": ["R1C1"], "value": "3", "sum": 4}]), OTHER_RULES.format("sum")),
    ("fpuzzles", link(killercage=[{"cells": ["R1C1"], "value": 3, "unique": False}]), OTHER_RULES.format("unique")),
    (
        "fpuzzles",
        link(killercage=[{"cells": ["R1C1", "R1C2"], "value": 3}, {"cells": ["R2C1", "R1C2"], "value": 4}]),
        "1:29: expected cages that share no cell, but found row 1, column 2 in two in the JSON of this link",
    ),
    (
        "fpuzzles",
        link(killercage=[{"cells": ["R1C1", "R1C1"], "value": 3}]),
        "1:29: expected cages that share no cell, but found row 1, column 1 in two",
    ),
    ("fpuzzles", link(grid=[[{"region": None}] * 4] * 4), "1:29: expected a region between 0 and 3, but found 'None'"),
    ("fpuzzles", link(solution=[1, 2]), "1:29: expected 16 digits as 'solution', but found 2 in the JSON"),
    ("fpuzzles", link(title=["a"]), "1:29: expected a text as 'title' in the JSON of this link"),
    ("fpuzzles", link().rstrip("=") + "AA", "1:97: expected the end of the text behind its end mark, but found more"),
    ("sdm", f"{LINE} easy\n{LINE} hard", "2:1: expected one sudoku in a line, but found 2"),
    ("sdk", "#AMe\n" + "\n".join([*ROWS, "1........"]), "11:1: expected 9 rows, but found 10"),
    ("tatham", "2x:p", "1:1: expected WIDTHxHEIGHT:BOARD, but found '2x:p'"),
    ("fpuzzles", link(**{"diagonal+": True}), "1:29: expected both diagonals or none, but found 'diagonal+' alone"),
    ("fpuzzles", link()[:28] + compress("[" * 100_000), "1:29: expected JSON, but found '[[[[[[[[[[[[[[[[[...'"),
    ("fpuzzles", link()[:28] + compress('{"size":' + "9" * 5000 + "}"), "1:29: expected JSON, but found"),
    ("sudokupad", "https://sudokupad.app/fpuzzlesN4Ig", "1:35: expected more base64 of lz-string, but it ends here"),
]


@pytest.mark.parametrize(("name", "text", "title", "solved"), WORKED, ids=lambda value: str(value)[:12])
def test_worked_texts(name, text, title, solved):
    found = reading.read("sudoku", Source("text", text))
    records = list(found.records())
    assert (found.way.format.name, [record.puzzle for record in records]) == (name, [PUZZLE])
    assert records[0].title == title
    solution = records[0].solution
    assert ("".join(solution.values()) if solution else "") == SOLVED * solved


@pytest.mark.parametrize(("name", "text", "message"), BAD, ids=lambda value: str(value)[:12])
def test_mistakes_have_their_place(name, text, message):
    with pytest.raises(InputError, match=re.escape(f"text:{message}")):
        FORMATS[name].read(Source("text", text), None)


@pytest.mark.parametrize(
    "frame",
    [
        *(
            "------+-------+------",
            ".-------+-------+-------.",
            "'=======+=======+======='",
            ":-------:-------:-------:",
        ),
        *(
            "/-----------------------\\",
            "|:-----:|:-----:|:-----:|",
            "╟───────┼───────╂───────╢",
            "#-------#-------#-------#",
        ),
        *(
            "  ─────── ─────── ───────",
            "*-----------------------*",
            "|-------+-------+-------|",
            "+=======================+",
        ),
    ],
)
def test_usual_lines_between_rows_are_read(frame):
    drawn = drawings.write_drawn(Record(PUZZLE)).replace(FRAME, frame)
    assert FORMATS["drawn"].read(Source("text", drawn), None).puzzle == PUZZLE


def test_words_of_links_that_may_be_rules_are_noted():
    noted = (
        "words in the title are not read as rules: 'Knights'",
        "words in the ruleset are not read as rules: 'No two'",
    )
    text = link(title=" Knights", ruleset="No\ntwo", author="Me")
    assert FORMATS["fpuzzles"].read(Source("text", text), None).notes == noted
    with pytest.warns(UserWarning, match="words in the") as warned:
        smtpuzzles.parse("sudoku", text)
    assert [str(one.message) for one in warned] == list(noted)
    assert FORMATS["fpuzzles"].read(Source("text", link()), None).notes == ()


def test_a_solution_that_breaks_a_rule_is_noted():
    """It may follow other rules, which nobody reads."""
    found = FORMATS["fpuzzles"].read(Source("text", link(solution=[1, 2, 3, 4] * 4)), None)
    assert found.solution is None
    assert found.notes == ("the solution in this link breaks a rule: column 1 has the digit 1 exactly once",)


def test_titles_of_any_characters_can_be_printed():
    record = FORMATS["fpuzzles"].read(Source("text", link(title="\ud800 \x1b[1m \u2028 é")), None)
    assert record.title.encode() == "? \x1b[1m é".encode()
    assert record.notes == ("words in the title are not read as rules: '? \\x1b[1m \\xe9'",)


def test_candidates_that_say_more_than_the_givens_are_noted():
    text = lists.write_sdx(Record(PUZZLE))
    assert FORMATS["sdx"].read(Source("text", text), None).notes == ()
    # In the first row are 5, 3 and 7; nothing excludes 1 from its third cell.
    found = FORMATS["sdx"].read(Source("text", text.replace(lists.DIGITS, "24", 1)), None)
    assert found.notes == ("words in the candidates are not read as rules: 'row 1, column 3 can be 2 4'",)


def test_files_of_lines_are_cut():
    row = f"kaggle,{LINE},{SOLVED},4\n"
    assert len(list(reading.read("sudoku", Source("csv", "source,question,answer,rating\n" + row * 3)).records())) == 3
    records = list(reading.read("sudoku", Source("sdm", f"# c\n{LINE} easy\n#\n\n{LINE} hard\n")).records())
    assert [record.title for record in records] == ["easy", "hard"]


def wanted(side: int, variant: str, random: Random) -> Wanted[Symmetry]:
    return Wanted(size=(side, side), variant=variant, options=Symmetry(), random=random)


def blanks(name: str) -> list[Sudoku]:
    variants = SIDES if name in WITH_PARTS else ("classic", "x")
    sizes = {variant: [n for n in SIDES[variant] if 4 < n <= 12] if name in WITH_PARTS else [9] for variant in variants}
    made = [blank(wanted(n, variant, Random(n))) for variant, some in sizes.items() for n in some]
    other_boxes = smtpuzzles.parse("sudoku", "boxes 2 wide 3 high/" + "....../" * 6)
    return [*made, other_boxes] if name in WITH_PARTS else made


@pytest.mark.few(5)
@pytest.mark.parametrize("name", FORMATS)
def test_what_is_written_is_read(name):
    form, random = FORMATS[name], Random(1)
    for puzzle in blanks(name):
        digits = {cell: random.choice(puzzle.symbols) for cell in puzzle.board if random.random() < 0.4}
        given = puzzle.with_givens(digits)
        text = form.write(Record(given))
        assert re.match(form.form, text)
        read = form.read(Source("written", text), None if name in WITH_PARTS else given.variant)
        assert read.puzzle == given


@pytest.mark.parametrize("name", [name for name, form in FORMATS.items() if form.solutions])
def test_solutions_and_titles_are_read_back(name):
    solution = smtpuzzles.solve(PUZZLE).solutions[0]
    read = FORMATS[name].read(
        Source("written", FORMATS[name].write(Record(PUZZLE, solution, "A title, with more"))), None
    )
    assert read.solution == solution
    assert read.title == ("" if name == "sdx" else "A title, with more")


def test_what_a_format_cannot_carry_is_named():
    jigsaw = blank(wanted(9, "jigsaw", Random(1)))
    with pytest.raises(UsageError, match="an sdm file cannot carry the variant jigsaw, only classic or x"):
        lists.write_sdm(Record(jigsaw))
    with pytest.raises(UsageError, match="a drawing cannot carry a sudoku of 4 x 4"):
        drawings.write_drawn(Record(smtpuzzles.parse("sudoku", "." * 16)))
    some = smtpuzzles.parse("sudoku", "..../..../..../..../cages/AB../..../..../..../A=1 B=2")
    with pytest.raises(UsageError, match="a game ID cannot carry cells without one of the cages"):
        solo.write(Record(some))
    apart = smtpuzzles.parse("sudoku", "..../..../..../..../regions/ABAB/ABAB/CDCD/CDCD")
    with pytest.raises(UsageError, match="a game ID cannot carry regions whose cells are not connected"):
        solo.write(Record(apart))


def test_the_variant_of_a_link_must_be_the_one_that_was_asked_for():
    with pytest.raises(InputError, match="expected the variant x, but found classic"):
        smtpuzzles.parse("sudoku", "2x2:c2_4f3_3c", "x")
    assert smtpuzzles.parse("sudoku", "2x2x:c2_4f3_3c").variant == "x"


@pytest.mark.parametrize("form", ["fpuzzles", "sudokupad"])
def test_a_jigsaw_of_the_usual_boxes_stays_one_if_the_variant_is_named(form):
    """It became classic without a note."""
    puzzle = smtpuzzles.parse("sudoku", "1.../..../..../...2\n\nregions\nAABB\nAABB\nCCDD\nCCDD\n".replace("/", "\n"))
    text = reading.write(Record(puzzle), form)
    said = reading.how_to_read(Record(puzzle), reading.format_to("sudoku", form), text)
    assert [words.rpartition(": ")[2] for words in said] == ["read it as the variant jigsaw"]
    assert smtpuzzles.parse("sudoku", text, "jigsaw") == puzzle
    assert smtpuzzles.parse("sudoku", text).variant == "classic"


def test_every_game_id_is_written_as_it_was_read():
    for game_id in shared("tatham/solo.txt"):
        assert solo.write(FORMATS["tatham"].read(Source("id", game_id), None)) == game_id


@pytest.mark.slow
@pytest.mark.parametrize("parameters", ["9j", "9jx", "3x3k", "3x3kx", "9jk", "2x3k", "3x4", "7j"])
def test_game_ids_of_the_program_are_written_as_they_were_read_and_unique(parameters):
    program = Path("/usr/games/sgt-solo")
    if not program.exists():
        pytest.skip("needs /usr/games/sgt-solo: apt install sgt-puzzles")
    made = subprocess.run(
        [program, "--generate", "10", parameters], capture_output=True, text=True, check=True, timeout=300
    )
    for game_id in made.stdout.split():
        record = FORMATS["tatham"].read(Source("id", game_id), None)
        assert solo.write(record) == game_id
        assert smtpuzzles.check(record.puzzle).verdict == "unique"


SHAPES = [(height, n // height) for n in range(1, 10) for height in range(1, n + 1) if n % height == 0]


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_boxes_of_any_shape_are_read_back_or_refused_by_name(shape):
    """Tatham's programs have no boxes of one row or column."""
    height, width = shape
    n = height * width
    puzzle = smtpuzzles.parse(
        "sudoku", f"boxes {width} wide {height} high\n1{'.' * (n - 1)}" + f"\n{'.' * n}" * (n - 1)
    )
    refused = {}
    for form in reading.formats("sudoku").values():
        if form.read and form.write:
            try:
                text = reading.write(Record(puzzle), form.name)
            except UsageError as problem:
                refused[form.name] = str(problem)
                continue
            assert reading.read("sudoku", Source("back", text), reading.Wish(form=form.name)).first.puzzle == puzzle
    assert all("cannot carry" in problem for problem in refused.values())
    narrow = n > 1 and 1 in shape
    assert {"tatham", "tatham-link", "fpuzzles", "sudokupad"} & {*refused} == (
        {"tatham", "tatham-link", "fpuzzles", "sudokupad"} if narrow else set()
    )
    assert not {"plain", "line", "janko"} & {*refused}


def test_no_link_leads_to_a_page_that_refuses_the_boxes(capsys):
    assert run(["show", "sudoku", "boxes 4 wide 1 high/23../..../..2./..1.", "--link"]) == 2
    out, err = capsys.readouterr()
    assert (out, "cannot carry" in err) == ("", True)


@pytest.mark.parametrize("title", ["#1", "; x", "|a", "x #", "x;", ",a", "a,", ",", "a,b", ",,a, b,", "-1,=2", "'x"])
def test_a_title_in_a_table_keeps_its_first_and_last_characters(title):
    for solution in (None, lists.text.board_of_line(SOLVED)):
        read = lists.read_line(Source("file.csv", lists.write_csv(Record(PUZZLE, solution, title))), None)
        assert read == Record(PUZZLE, solution, title)


@pytest.mark.parametrize("text", ["", "\n\n"])
def test_an_empty_table_is_refused(text):
    """It was a StopIteration."""
    with pytest.raises(InputError, match="expected the rows of a sudoku"):
        tables.read(Source("text", text))
