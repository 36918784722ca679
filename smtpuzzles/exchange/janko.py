"""Puzzles of janko.at: blocks of words in a web page or by themselves, and the corpus form of puzzlekit-dataset.

    [begin]
    puzzle KIND
    size N               or: rows N, cols N
    [problem]
    a line of words for each row, '-' where a cell is empty
    [solution]           the same, with what a solution adds
    [end]

Further parts may follow or precede, such as [areas] with the number of each cell's region, [clabels] with the labels of
the columns and [rlabels] with those of the rows. On pages without brackets a part is named by a line of one word.

The corpus form is a line ROWS COLS, perhaps with further numbers, then the lines of a problem: labels, a board, and the
number of each cell's region, whatever of these the kind has.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from smtpuzzles.base.grid import size_of
from smtpuzzles.base.text import Source, Token, quoted
from smtpuzzles.exchange.links import read_size, rest
from smtpuzzles.exchange.records import answered, noted
from smtpuzzles.exchange.words import read_board, read_words, write_rows
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.formats import Format, Record

_SCRIPT = re.compile(r"<script[^<>]{0,200}application/x-janko[^<>]{0,200}>([^<]*)")
_PART = re.compile(r"\[?(begin|problem|solution|moves|areas|labels|clabels|rlabels|end)\]?|\[\w+\]")
_IGNORED = {"begin", "moves", "end"}
_KEYS = {"puzzle", "title", "size", "rows", "cols"}
_ABOUT = {"author", "solver", "source", "info", "unit", "mail", "date"}  # of a page, not of its puzzle


class Block(NamedTuple):
    """What a block says: its keys with their values, and the lines of its parts by their names."""

    keys: dict[str, Token]
    parts: dict[str, list[Token]]
    start: Token

    @property
    def size(self) -> Cell:
        """Height and width of the board."""
        height, width = (self.keys.get(key, self.keys.get("size")) for key in ("rows", "cols"))
        if height and width:
            return read_size(width, height)
        raise self.start.error("expected a line 'size N', or 'rows N' and 'cols N', but found none")

    @property
    def title(self) -> str:
        return self.keys["title"].text if "title" in self.keys else ""

    def lines(self, part: str) -> list[Token]:
        if part not in self.parts:
            raise self.start.error(f"expected a part [{part}], but found none")
        return self.parts[part][1:]

    def words(self, part: str) -> list[Token]:
        return read_words(self.lines(part), self.size, self.parts[part][0])


def block_format(
    names: Collection[str],
    read: Callable[[Block, str | None], Record],
    write: Callable[[Record], str] | None,
    keys: Collection[str] = (),
) -> Format:
    """Return the format of blocks of a kind that janko.at calls by one of these names; notes name further keys."""
    kind = rf"^[ \t]*puzzle[ \t]+(?i:{'|'.join(names)})[ \t\r]*$"

    def read_text(source: Source, variant: str | None) -> Record:
        block = read_block(source)
        others = [f"{key} {value.text}" for key, value in block.keys.items() if key not in {*_KEYS, *_ABOUT, *keys}]
        return read(block, variant)._replace(notes=noted(block="; ".join(others)))

    return Format(
        name="janko",
        title="a puzzle of janko.at",
        form=rf"(?ms:(?:<[!\w]|\[?begin\]?\s).*?{kind})",
        read=read_text,
        write=write,
        tells_kind=True,
        solutions=True,
        titles=True,
    )


def corpus_format(
    word: str,
    read: Callable[[Block, str | None], Record],
    write: Callable[[Record], str],
    more: Sequence[str] = (),
) -> Format:
    """Return the corpus form of problems.

    `word`: a regular expression of their words; `more`: the names of further numbers behind the size
    """
    return Format(
        name="corpus",
        title="a problem of puzzlekit-dataset",
        form=rf"\d{{1,4}} \d{{1,4}}(?: \d{{1,4}}){{0,{len(more)}}}[^\S\n]*+\n\s*+(?:{word})\s",
        read=lambda source, variant: read(read_problem(source, more), variant),
        write=write,
        common=True,
    )


def read_problem(source: Source, more: Sequence[str] = ()) -> Block:
    """Return the block of a problem in the corpus form; its first line may have more numbers, which become keys."""
    lines, names = source.lines(), ("rows", "cols", *more)
    numbers = lines[0].words() if lines else []
    if not 2 <= len(numbers) <= len(names):
        raise source.error("expected a line ROWS COLS, but found none")
    return Block(dict(zip(names, numbers, strict=False)), {"problem": lines}, lines[0])


def write_problem(size: Cell, rows: Iterable[str], more: Sequence[object] = ()) -> str:
    head = " ".join(map(str, (*size, *more)))
    return "".join([f"{line}\n" for line in (head, *rows)])


def read_block(source: Source) -> Block:
    """Return the block of a web page, or of a text that is nothing else."""
    script = _SCRIPT.search(source.text)
    if script:
        above = source.text[: script.start(1)].count("\n")
        source = Source(source.file, script[1], source.first_line + above)
    elif source.text.lstrip().startswith("<"):
        raise source.error("expected a page with a janko.at puzzle, but found none")
    lines = source.lines()
    if not lines:
        raise source.error("expected a puzzle of janko.at, but found nothing")
    block = Block({}, {}, lines[0])
    name = "begin"
    for line in lines:
        words = line.words()
        if _PART.fullmatch(line.text.strip()):
            name = words[0].text.strip("[]")
            if name in block.parts:
                raise line.error(f"expected one part [{name}], but found a second one")
            block.parts[name] = [line]
        elif name not in _IGNORED:
            block.parts[name].append(line)
        elif name == "begin":
            key = words[0].text.lower()
            if key in block.keys:
                raise line.error(f"expected one line {quoted(key)}, but found a second one")
            start = words[1].column - line.column if len(words) > 1 else len(line.text)
            block.keys[key] = rest(line, start)
        elif name == "end":
            raise line.error("expected nothing behind [end], but found more")
    return block


def read_boards(
    block: Block, make: Callable[[Board], AnyPuzzle], symbols: Mapping[str, str], solved: Mapping[str, str]
) -> Record:
    """Return what `make` makes of the problem's board, with the solution, which has further symbols."""
    expect_parts(block, "problem", "solution")
    puzzle = make(read_board(block.words("problem"), block.size, symbols))
    if "solution" not in block.parts:
        return Record(puzzle, title=block.title)
    return answered(puzzle, read_board(block.words("solution"), block.size, {**symbols, **solved}), block.title)


def write_boards(
    kind: str, record: Record, symbols: Mapping[str, str], solved: Mapping[str, str], keys: Mapping[str, object] = {}
) -> str:
    """Return the block of a puzzle that is a board, and perhaps further keys."""
    board, solution = record.puzzle.board, record.solution
    parts = {"problem": write_rows(board, symbols)}
    if solution:
        parts["solution"] = write_rows(solution, {**symbols, **solved})
    return write_block(kind, size_of(board), record.title, parts, keys)


def write_block(
    kind: str, size: Cell, title: str, parts: Mapping[str, Iterable[str]], keys: Mapping[str, object] = {}
) -> str:
    """Return the block of a puzzle that janko.at calls so; a part is its rows."""
    height, width = size
    sides = {"size": height} if height == width else {"rows": height, "cols": width}
    head = {"puzzle": kind, **({"title": title} if title else {}), **sides, **keys}
    rows = [line for name, part in parts.items() for line in (f"[{name}]", *part)]
    lines = ["[begin]", *[f"{key} {value}" for key, value in head.items()], *rows, "[end]"]
    return "".join([f"{line}\n" for line in lines])


def expect_parts(block: Block, *known: str) -> None:
    """Raise an error if there are other parts: they may be other rules."""
    for name, (line, *_) in block.parts.items():
        if name not in _IGNORED and name not in known:
            raise line.error(f"expected only the parts {', '.join(known)}, but found {quoted(name)}")
