"""How other programs write levels of Sokoban and their plans."""

import re
from dataclasses import replace

from smtpuzzles.exchange.records import answered
from smtpuzzles.kinds.sokoban import Sokoban, parse
from smtpuzzles.kinds.sokoban.collection import levels, solution_lines
from smtpuzzles.kinds.sokoban.plan import read_plan
from smtpuzzles.puzzle import Format, Record, Source, UsageError


def read(source: Source, variant: str | None) -> Record:
    puzzle = parse(source, variant or "moves")
    steps = solution_lines(source.every_line())
    if not steps:
        return Record(puzzle, title=puzzle.title)
    return answered(puzzle, read_plan(source.between(steps[0].line, steps[-1].line)), puzzle.title)


def write_xsb(record: Record) -> str:
    """Return the board below a line with its title."""
    puzzle: Sokoban = record.puzzle
    title = record.title or puzzle.title
    return (f"Title: {title}\n" if title else "") + replace(puzzle.level, title="").text()


def write_sok(record: Record) -> str:
    return write_xsb(record) + (f"\nSolution\n{write_lurd(record)}" if record.solution else "")


def write_lurd(record: Record) -> str:
    puzzle: Sokoban = record.puzzle
    if record.solution is None:
        raise UsageError("expected a level with a solution, because this format holds nothing else")
    return puzzle.solution_text(record.solution)


def write_lurd_rle(record: Record) -> str:
    return re.sub(r"(\w)\1+", lambda run: f"{len(run[0])}{run[1]}", write_lurd(record))


WITH_PLAN = r"(?msi)(?=.*?^[ \t]*solution\b)"
LURD = Format("lurd", "moves in LURD letters", "", None, write_lurd, one_a_line=True, solutions=True, suffix=".lurd")
FORMATS = (
    Format("sok", "a SOK collection", WITH_PLAN, read, write_sok, levels, solutions=True, titles=True, suffix=".sok"),
    Format("xsb", "an XSB collection", "", read, write_xsb, levels, titles=True, suffix=".xsb"),
    Format("rle", "a level with run lengths in one line", "", read, None, Source.by_line, one_a_line=True),
    LURD,
    LURD._replace(name="lurd-rle", title="moves in LURD letters with run lengths", write=write_lurd_rle),
)
