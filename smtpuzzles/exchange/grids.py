"""How other programs write boards that a kind declares."""

from smtpuzzles.base.grid import at, cells, rows
from smtpuzzles.errors import UsageError
from smtpuzzles.exchange import janko, pzpr
from smtpuzzles.puzzle.formats import Format, Record
from smtpuzzles.puzzle.grids import Grid

NO_NUMBER = "-"  # in the corpus form


def link_format(puzzle: type[Grid], *ids: str) -> Format:
    """Return the format of puzz.link URLs with one of these IDs, the first of which is written."""

    def read(link: pzpr.Link, variant: str | None) -> Record:
        height, width = link.size
        body = link.parts[0]
        found = zip(cells(*link.size), pzpr.read_numbers(body, height * width), strict=True)
        words = {cell: body._replace(text=str(clue)) for cell, clue in found if clue is not None}
        if unsaid := next((cell for cell, word in words.items() if word.text == str(pzpr.UNSAID)), None):
            raise body.error(f"expected a number at {at(unsaid)}, but found a clue without one")
        return Record(puzzle.of_words(link.size, words, variant or "classic"))

    def write(record: Record) -> str:
        board: Grid = record.puzzle
        if board.total is not None:
            raise UsageError(f"a puzz.link URL cannot hold the number of all {board.totals}")
        clues = [board.numbers.get(cell) for cell in cells(*board.size)]
        words = [pzpr.word_of(None if clue is None else int(clue)) for clue in clues]
        return pzpr.write_link(ids[0], board.size, pzpr.write_words(words))

    return pzpr.link_format(ids, read, write)


def corpus_format(puzzle: type[Grid]) -> Format:
    """Return the corpus form of problems, with the total behind the size."""

    def read(block: janko.Block, variant: str | None) -> Record:
        words = zip(cells(*block.size), block.words("problem"), strict=True)
        numbers = {cell: word for cell, word in words if word.text != NO_NUMBER}
        return Record(puzzle.of_words(block.size, numbers, variant or "classic", block.keys.get(puzzle.totals)))

    def write(record: Record) -> str:
        board: Grid = record.puzzle
        lines = [" ".join(board.numbers.get(cell, NO_NUMBER) for cell in row) for row in rows(*board.size)]
        return janko.write_problem(board.size, lines, [] if board.total is None else [board.total])

    return janko.corpus_format(r"-|\d+", read, write, [puzzle.totals] if puzzle.totals else [])
