"""How other programs write Gappy: as labels of columns and rows, and as the black cells of a solution."""

from smtpuzzles.exchange import janko
from smtpuzzles.exchange.records import answered, expect_variant
from smtpuzzles.exchange.words import read_board, read_words, write_rows
from smtpuzzles.kinds.gappy import BLACK, WHITE, Gappy
from smtpuzzles.puzzle import Format, Record, Token, expect_each, expect_rows

_CELLS = {"-": WHITE, "x": BLACK}


def read_janko(block: janko.Block, variant: str | None) -> Record:
    janko.expect_parts(block, "problem", "clabels", "rlabels", "solution")
    columns, rows = ([word for line in block.lines(part) for word in line.words()] for part in ("clabels", "rlabels"))
    puzzle = puzzle_of(block, columns, rows, variant)
    if block.parts.get("problem", [])[1:]:
        expect_each(block.words("problem"), lambda word: word.text == "-", "- in each cell of the problem")
    if "solution" not in block.parts:
        return Record(puzzle, title=block.title)
    return answered(puzzle, read_board(block.words("solution"), block.size, _CELLS), block.title)


def read_corpus(block: janko.Block, variant: str | None) -> Record:
    expect_rows(block.lines("problem")[:2], 2, block.start)
    columns, rows, *board = block.lines("problem")
    puzzle = puzzle_of(block, columns.words(), rows.words(), variant)
    if board:  # some have it, though it is always empty
        read_board(read_words(board, block.size, rows), block.size, {"-": WHITE})
    return Record(puzzle)


def puzzle_of(block: janko.Block, columns: list[Token], rows: list[Token], variant: str | None) -> Gappy:
    size, width = block.size
    if size != width or size < 2:
        raise block.start.error(f"expected a square board of at least 2 x 2, but found one of {width} x {size}")
    for labels in (columns, rows):
        if len(labels) != size:
            raise (labels or [block.start])[0].error(f"expected {size} labels, but found {len(labels)}")
    column_labels, row_labels = (
        tuple([None if label.text == "-" else label.number(0, size - 2, "label") for label in labels])
        for labels in (columns, rows)
    )
    return Gappy.of_labels(row_labels, column_labels, variant or "classic")


def write_janko(record: Record) -> str:
    puzzle: Gappy = record.puzzle
    expect_variant(puzzle, "a janko.at block", "classic")
    columns, rows = lines_of(puzzle)
    parts = {"clabels": [columns], "rlabels": [rows], "problem": [" ".join("-" * puzzle.size[1])] * puzzle.size[0]}
    if record.solution:
        parts["solution"] = write_rows(record.solution, _CELLS)
    return janko.write_block("gappy", puzzle.size, record.title, parts)


def lines_of(puzzle: Gappy) -> list[str]:
    return [" ".join(labels) for labels in reversed(puzzle.labels())]


def write_corpus(record: Record) -> str:
    expect_variant(record.puzzle, "the corpus form", "classic")
    return janko.write_problem(record.puzzle.size, lines_of(record.puzzle))


FORMATS: tuple[Format, ...] = (
    janko.block_format(("gappy",), read_janko, write_janko),
    janko.corpus_format(r"[-\d]+", read_corpus, write_corpus),
)
