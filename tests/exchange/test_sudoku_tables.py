"""Sudokus as people keep them, in tables and banks."""

import pytest

import smtpuzzles
from smtpuzzles import reading
from smtpuzzles.base.text import Source

ROWS = (
    "8,0,0,0,0,6,9,0,0\n0,0,0,3,7,0,0,6,0\n0,5,0,0,0,0,8,0,7\n0,1,0,9,8,0,0,4,6\n0,0,8,0,4,0,2,0,0\n"
    "4,9,0,0,5,7,0,8,0\n7,0,4,0,0,0,0,5,0\n0,6,0,0,2,4,0,0,0\n0,0,3,7,0,0,0,0,2\n"
)
LINE = ROWS.replace(",", "").replace("\n", "")
SOLVED = "812456937594378161356192847215983746678541293493267185724619358169824573853735419"
PUZZLE = smtpuzzles.parse("sudoku", LINE)
TABLES = {
    "zeros": ROWS,
    "nothing": ROWS.replace("0", ""),
    "blanks behind commas": ROWS.replace(",", ", "),
    "commas behind all": ROWS.replace("\n", ",\n"),
    "semicolons": ROWS.replace(",", ";"),
    "a spreadsheet": ROWS.replace("0", "").replace(",", "\t"),
    "quoted": "".join(f'"{row}"\n'.replace(",", '","') for row in ROWS.split()),
    "blank lines": ROWS.replace("\n", "\n\n"),
    "Windows": ROWS.replace("\n", "\r\n"),
    "in one line": ROWS.replace("\n", ",")[:-1],
    "a bank": f"0000183b305c {LINE}  1.2\n",
    "named columns": f"unsolved,solved\n{LINE},{SOLVED}\n",
    "quoted columns": f'"id","puzzle"\n"1","{LINE}"\n',
    "one column": f"sudoku board\n{LINE}\n",
    "fpuz": smtpuzzles.write(PUZZLE, "sudokupad").partition("fpuzzles")[2].join(["fpuz", ""]),
    "fpuz in a link": smtpuzzles.write(PUZZLE, "sudokupad").replace("fpuzzles", "fpuz"),
}


@pytest.mark.parametrize("form", TABLES)
def test_a_table_is_read_with_and_without_a_kind(form):
    for kind in ("sudoku", None):
        assert smtpuzzles.parse(kind, TABLES[form]) == PUZZLE


def test_lines_of_tables_are_a_sudoku_each_and_other_sizes_are_read():
    several = reading.read("sudoku", Source("list", (ROWS.replace("\n", ",")[:-1] + "\n") * 3))
    assert [record.puzzle for record in several.records()] == [PUZZLE] * 3
    assert smtpuzzles.parse("sudoku", "1,,,\n,,3,\n,4,,\n,,,2\n").line() == "1.....3..4.....2"
    bank = reading.read("sudoku", Source("bank", f"0000183b305c {LINE}  1.2\n0000183b305d {LINE}  1.3\n"))
    assert [record.title for record in bank.records()] == ["0000183b305c,1.2", "0000183b305d,1.3"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("1,2,3,4\n1,2,3\n1,2,3,4\n1,2,3,4\n", ":2:6: expected 4 cells in this line, but found 3"),
        ("1,2,3,4\n1,2,3,q\n1,2,3,4\n1,2,3,4\n", ":2:7: expected"),
        ("1,2,3,4\n1,2,3,5\n1,2,3,4\n1,2,3,4\n", ":2:7: expected"),
        ("1,2,3,4,5\n" * 5, ":1:10: expected the rows of a sudoku"),
    ],
)
def test_a_mistake_in_a_table_has_its_place(text, complaint):
    with pytest.raises(smtpuzzles.InputError) as said:
        reading.read("sudoku", Source("table", text), reading.Wish(form="cells"))
    assert complaint in str(said.value)


@pytest.mark.parametrize("body", ["12%4332121.34@21", "12%254332121.34%4021"])
def test_a_question_mark_of_a_hitori_link_is_a_cell_without_a_number(body):
    assert smtpuzzles.parse(None, f"https://puzz.link/p?hitori/4/4/{body}").line() == "12?4/3321/21?3/4?21"
