"""How other programs write squares of digits with labels on four sides: above, below, left, right, then the cells."""

from collections.abc import Sequence

from smtpuzzles.base.text import Token, expect_each, expect_parts, expect_rows
from smtpuzzles.exchange import janko, pzpr, tatham
from smtpuzzles.exchange.records import expect_variant
from smtpuzzles.exchange.words import read_words
from smtpuzzles.model import Cell
from smtpuzzles.puzzle.digit_grids import LabelledDigits
from smtpuzzles.puzzle.formats import Format, Record
from smtpuzzles.puzzle.grids import NO_LABEL

_CLASSIC = "classic"


def read_places(puzzle: type[LabelledDigits], size: Cell, words: Sequence[Token | None], variant: str | None) -> Record:
    """Return the puzzle with these numbers in its places; the last ones may be left out."""
    blank = puzzle.of_size(size, variant or _CLASSIC)
    numbers = zip(blank.places, words, strict=False)
    return Record(blank.with_words({place: word for place, word in numbers if word}))


def link_format(puzzle: type[LabelledDigits], *ids: str) -> Format:
    """Return the format of puzz.link URLs with one of these IDs, the first of which is written."""

    def read(link: pzpr.Link, variant: str | None) -> Record:
        n, body = link.size[0], link.parts[0]
        puzzle.expect_square(link.size, body)
        return read_places(puzzle, link.size, pzpr.read_numbers(body, 4 * n + n * n, "place", 4 * n), variant)

    def write(record: Record) -> str:
        expect_variant(record.puzzle, "a puzz.link URL", _CLASSIC)
        n, numbers = record.puzzle.size[0], record.puzzle.in_order()
        beside, inside = (list(map(pzpr.word_of, part)) for part in (numbers[: 4 * n], numbers[4 * n :]))
        body = pzpr.write_words(beside) + (pzpr.write_words(inside) if any(numbers[4 * n :]) else "")
        return pzpr.write_link(ids[0], record.puzzle.size, body)

    return pzpr.link_format(ids, read, write)


def id_formats(puzzle: type[LabelledDigits], game: str) -> tuple[Format, Format]:
    """Return the formats of game IDs: labels with '/' between them, then perhaps a comma and the cells."""

    def read(game_id: tatham.GameId, variant: str | None) -> Record:
        n = game_id.size[0]
        puzzle.expect_square(game_id.size, game_id.board)
        beside, *inside = game_id.board.parts(",")
        if inside[1:]:
            raise inside[1].error("expected nothing more behind the cells")
        clues = beside.parts("/")
        expect_parts(beside, clues, 4 * n, "label", "with / between them")
        digits = tatham.read_words(inside[0], n * n) if inside else []
        return read_places(puzzle, game_id.size, [word if word.text else None for word in clues] + digits, variant)

    def write(record: Record) -> str:
        expect_variant(record.puzzle, "a game ID", _CLASSIC)
        n, numbers = record.puzzle.size[0], record.puzzle.in_order()
        beside = "/".join(["" if number is None else str(number) for number in numbers[: 4 * n]])
        inside = tatham.write_numbers(numbers[4 * n :])
        return f"{n}:{beside}{f',{inside}' if any(numbers[4 * n :]) else ''}"

    return tatham.id_formats(game, r"\d{0,2}(?:/\d{0,2})+(?:,[a-z_\d]+)?", read, write)


def corpus_format(puzzle: type[LabelledDigits]) -> Format:
    """Return the corpus form of problems, with the highest digit behind the size."""

    def read(block: janko.Block, variant: str | None) -> Record:
        (n, width), lines = block.size, block.lines("problem")
        puzzle.expect_square(block.size, block.start)
        expect_rows(lines, 4 + n, block.start)
        if "highest" in block.keys:
            highest = block.keys["highest"].number(n - 1, n, "highest digit")
            variant = _CLASSIC if highest == n else puzzle.from_zero
        words = [*read_words(lines[:4], (4, n), block.start), *read_words(lines[4:], (n, width), block.start)]
        expect_each(words, lambda word: word.is_number or word.text == NO_LABEL, f"a number, or {NO_LABEL} for none")
        found = [None if word.text == NO_LABEL else word for word in words]
        return read_places(puzzle, block.size, found, variant)

    def write(record: Record) -> str:
        n, numbers = record.puzzle.size[0], record.puzzle.in_order()
        words = [NO_LABEL if number is None else str(number) for number in numbers]
        lines = [" ".join(words[start : start + n]) for start in range(0, len(words), n)]
        return janko.write_problem((n, n), lines, [n - (record.puzzle.variant == puzzle.from_zero)])

    return janko.corpus_format(r"-|\d+", read, write, ["highest"])
