"""How other programs write lengths of runs: those of each column, from above, then those of each row, from the left."""

from collections.abc import Callable, Sequence

from smtpuzzles.base.text import Token, expect_each, expect_parts, expect_rows
from smtpuzzles.errors import UsageError
from smtpuzzles.exchange import janko, pzpr, tatham
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.formats import Format, Record
from smtpuzzles.puzzle.grids import NO_LABEL, Grid
from smtpuzzles.puzzle.ingredients.runs import COMMA, NO_RUN, lengths_in

OfLabels = Callable[[Sequence[Token], Sequence[Token], str], Grid]  # of columns, of rows, variant


def read_puzzle(make: OfLabels, size: Cell, labels: Sequence[Token], variant: str | None) -> Record:
    return Record(make(labels[: size[1]], labels[size[1] :], variant or "classic"))


def label(parts: Sequence[str], place: Token) -> Token:
    """Return the label of these lengths, as a word that stands here."""
    return place._replace(text=COMMA.join(parts) or NO_RUN)


def lengths_of(board: Grid, form: str) -> list[list[str]]:
    """Return the lengths of each column, then of each row; `form` has no way to leave one out."""
    rows, columns = board.labels()
    if NO_LABEL in (*columns, *rows):
        raise UsageError(f"{form} needs the label of every row and column")
    return [list(map(str, lengths_in(text))) for text in (*columns, *rows)]


def link_format(make: OfLabels, *ids: str) -> Format:
    """Return the format of puzz.link URLs: a line has half as many places as cells, and its last length is first."""

    def read(link: pzpr.Link, variant: str | None) -> Record:
        rooms, body = _rooms(link.size), link.parts[0]
        words, labels = pzpr.read_numbers(body, sum(rooms), "place"), list[Token]()
        for room in rooms:
            here = [word for word in words[:room][::-1] if word]
            labels.append(label([word.text for word in here], here[0] if here else body))
            del words[:room]
        return read_puzzle(make, link.size, labels, variant)

    def write(record: Record) -> str:
        board: Grid = record.puzzle
        words = list[str]()
        for room, lengths in zip(_rooms(board.size), lengths_of(board, "a puzz.link URL"), strict=True):
            there = [int(length) for length in lengths[::-1]]
            words += [pzpr.word_of(length) for length in (*there, *[None] * (room - len(there)))]
        return pzpr.write_link(ids[0], board.size, pzpr.write_words(words))

    return pzpr.link_format(ids, read, write)


def _rooms(size: Cell) -> list[int]:
    """Return how many lengths each column can have, then each row."""
    height, width = size
    return [(height + 1) // 2] * width + [(width + 1) // 2] * height


def id_formats(make: OfLabels, game: str) -> tuple[Format, Format]:
    """Return the formats of game IDs: '/' between labels, '.' between lengths; cells may be given behind a comma."""

    def read(game_id: tatham.GameId, variant: str | None) -> Record:
        beside, *given = game_id.board.parts(",")
        if given:
            raise given[0].error("expected nothing behind the labels, but found cells that are given")
        labels, (height, width) = beside.parts("/"), game_id.size
        expect_parts(beside, labels, height + width, "label", "with / between them")
        lengths = [one.parts(".") if one.text else [] for one in labels]
        expect_each([part for some in lengths for part in some], lambda part: part.is_number, "the length of a run")
        texts = [label([part.text for part in some], one) for some, one in zip(lengths, labels, strict=True)]
        return read_puzzle(make, game_id.size, texts, variant)

    def write(record: Record) -> str:
        labels = [".".join(lengths) for lengths in lengths_of(record.puzzle, "a game ID")]
        return tatham.write_id(record.puzzle.size, "", "/".join(labels))

    return tatham.id_formats(game, r"[\d.]*(?:/[\d.]*)+(?:,\w*)?", read, write)


def corpus_format(make: OfLabels) -> Format:
    """Return the corpus form of problems: a line for each column, then one for each row."""

    def read(block: janko.Block, variant: str | None) -> Record:
        lines = block.lines("problem")
        expect_rows(lines, sum(block.size), block.start)
        labels = [label([word.text for word in line.words()], line) for line in lines]
        return read_puzzle(make, block.size, labels, variant)

    def write(record: Record) -> str:
        rows, columns = record.puzzle.labels()
        return janko.write_problem(record.puzzle.size, [text.replace(COMMA, " ") for text in (*columns, *rows)])

    return janko.corpus_format(r"-|\d+", read, write)
