"""Sudokus of 9 x 9 that are drawn: rows between lines of any characters."""

import re

import smtpuzzles.puzzle as sp
from smtpuzzles.kinds.sudoku.lists import cells_of, read_rows

FRAME = re.compile(r"(?=.*(?:--|==|──|━━|══))[^0-9A-Za-z_]*")
DASHES, LINES = r"-=─━═\s", r"-=+*:|\s\u2500-\u257f"
BAR = re.compile("[|│┃║]")
BARS = str.maketrans(dict.fromkeys("|│┃║", " "))


def read_drawn(source: sp.Source, variant: str | None) -> sp.Record:
    drawn = []
    for line in source.lines():
        if not FRAME.fullmatch(line.text):
            drawn.append(line)
        elif (stray := stray_in(line.text)) is not None:
            found = sp.quoted(line.text[stray])
            raise line.error(f"expected a line such as +-------+-------+-------+, but found {found}", stray)
    rows = [line._replace(text=line.text.translate(BARS)) for line in drawn]
    record = read_rows(rows, source, variant)
    for line in drawn:
        between = {len("".join(part.split())) for part in BAR.split(line.text)} - {0}
        if len(between) > 1:
            raise line.error("expected bars only around boxes of 3 x 3 or around all cells")
    return record


def stray_in(frame: str) -> int | None:
    """Return where a line between rows has a sign that is in no line, unless it is at both ends or at all joints."""
    odd = [found.start() for found in re.finditer(f"[^{LINES}]", frame)]
    joints, runs = (re.findall(signs, frame.strip()) for signs in (f"[^{DASHES}]", f"[{DASHES}]+"))
    lengths = [len(run) for run in runs]
    if not odd or (len(set(joints)) == 1 and lengths == lengths[::-1]):
        return None
    ends = {len(frame) - len(frame.lstrip()), len(frame) - 1}
    inside = [place for place in odd if place not in ends]
    return None if {*odd} == ends else (inside or odd)[0]


def write_drawn(record: sp.Record) -> str:
    cells = " ".join(cells_of(record, "a drawing", "."))
    rows = [cells[start : start + 17] for start in range(0, 162, 18)]
    drawn = [f"| {row[:5]} | {row[6:11]} | {row[12:]} |\n" for row in rows]
    frame = "+-------+-------+-------+\n"
    return frame + frame.join(["".join(drawn[start : start + 3]) for start in (0, 3, 6)]) + frame


FORMAT = sp.Format("drawn", "a drawn sudoku", r"[^0-9A-Za-z_]*(?:--|==|──|━━|══|[|│┃║])", read_drawn, write_drawn)
