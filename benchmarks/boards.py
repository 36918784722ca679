"""The boards that are measured.

samples     puzzles/KIND/*.txt, whose first line says what is known: `; unique`, `; none`, `; multiple`, and perhaps
            `, variant NAME`; or `; plan, N moves, M pushes`
game IDs    one a line, `PARAMETERS:DESCRIPTION`, as the puzzles of Simon Tatham's collection write them, each with
            exactly one solution; in ../shared/data/tatham, where that folder stands beside the repository
levels      of the collection Microban, for sokoban; in ../shared/data/sokoban
generated   for hitori and slitherlink, the same on every run
label sets  for gappy, which has no game IDs: the labels of random boards, the same on every run
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import NamedTuple

import smtpuzzles
from smtpuzzles import kinds, reading
from smtpuzzles.base.grid import columns, rows
from smtpuzzles.base.text import Source
from smtpuzzles.kinds.gappy import BLACK, Gappy
from smtpuzzles.kinds.sokoban import Sokoban
from smtpuzzles.model import Board, Cell
from smtpuzzles.puzzle.contract import Puzzle
from smtpuzzles.result import Uniqueness

ROOT = Path(__file__).parent.parent
GAME_IDS = ROOT.parent / "shared" / "data" / "tatham"
MICROBAN = ROOT.parent / "shared" / "data" / "sokoban" / "microban.xsb"
KINDS = ("gappy", "lightup", "sudoku", "binairo")
CONNECTED = ("hitori", "slitherlink")


class Sample(NamedTuple):
    """A puzzle from a file, and what its first line says of its solutions."""

    path: Path
    known: str
    puzzle: Puzzle


def samples(kind: str) -> list[Sample]:
    return [read_sample(kind, path) for path in sorted((ROOT / "puzzles" / kind).glob("*.txt"))]


def read_sample(kind: str, path: Path) -> Sample:
    text = path.read_text()
    head = re.match(r"; *(\w+)(?:, variant (\w+))?", text)
    if head is None:
        raise ValueError(f"{path}: the first line does not say what is known of the solutions")
    return Sample(path, head[1], smtpuzzles.parse(kind, text, head[2]))


def largest(kind: str) -> Sample:
    """The sample with most cells; of several, one with exactly one solution, and then the first by name."""
    return max(samples(kind), key=lambda sample: (cells_of(sample.puzzle), sample.known == "unique"))


def largest_below(kind: str, cells: int) -> Sample:
    """The largest sample, of those with exactly one solution, that has no more than so many cells."""
    small = [s for s in samples(kind) if s.known == "unique" and cells_of(s.puzzle) <= cells]
    return max(small, key=lambda sample: cells_of(sample.puzzle))


def cells_of(puzzle: Puzzle) -> int:
    return len(puzzle.picture().tiles)


def size_name(puzzle: Puzzle) -> str:
    """What a table calls it: `sudoku 25x25`."""
    height, width = max(puzzle.picture().tiles)
    return f"{puzzle.kind} {width}x{height}"


def fresh(puzzle: Puzzle) -> Puzzle:
    """The same puzzle, without what it may have worked out and kept when it was measured before."""
    return replace(puzzle)


def unique_boards(kind: str) -> list[Puzzle]:
    """Every board at hand that has exactly one solution."""
    found = [sample.puzzle for sample in samples(kind) if sample.known == "unique"]
    if kind in CONNECTED:
        return found + smtpuzzles.generate(kind, 40, size=(10, 10), seed=1)
    return found + (label_sets() if kind == "gappy" else list(game_ids(kind)))


def game_ids(kind: str) -> Iterator[Puzzle]:
    """The game IDs of this kind; none where the folder is missing."""
    file, read = {
        "lightup": ("lightup.txt", light_up),
        "sudoku": ("solo.txt", solo),
        "binairo": ("unruly.txt", unruly),
    }[kind]
    if (GAME_IDS / file).exists():
        for line in (GAME_IDS / file).read_text().split():
            puzzle = read(*line.split(":"))
            if puzzle is not None:
                yield puzzle


def microban(variant: str) -> Iterator[Sokoban]:
    """The levels in the order of the file; none where it is missing."""
    if MICROBAN.exists():
        for part in kinds.load("sokoban").levels(Source.from_bytes(str(MICROBAN), MICROBAN.read_bytes())):
            yield reading.parse("sokoban", part, variant)


def light_up(parameters: str, description: str) -> Puzzle:
    """`a` to `z` are 1 to 26 white cells; walls stand for themselves, `B` for one without a number."""
    width, height = map(int, re.match(r"(\d+)x(\d+)", parameters).groups())
    symbols = "".join("_" * (ord(letter) - 96) if letter.islower() else letter for letter in description)
    return smtpuzzles.parse("lightup", f"{width} {height}\n" + rectangle(symbols.replace("B", "#"), width, height))


def solo(parameters: str, description: str) -> Puzzle | None:
    """`a` to `z` are 1 to 26 empty cells, `_` parts two numbers; None for other games and boxes not square."""
    match = re.fullmatch(r"(\d+)x(\d+)(x?)", parameters)
    if match is None or match[1] != match[2]:
        return None
    symbols: list[str] = []
    for token in re.findall(r"\d+|[a-z]", description):
        symbols += [token] if token.isdigit() else ["_"] * (ord(token) - 96)
    return smtpuzzles.parse("sudoku", rectangle(symbols, *[int(match[1]) ** 2] * 2), "x" if match[3] else "classic")


def unruly(parameters: str, description: str) -> Puzzle:
    """`a` to `y` are 0 to 24 empty cells and then a 0, capitals and then a 1; `z` is 25 empty cells and no more."""
    width, height, distinct = re.fullmatch(r"(\d+)x(\d+)(u?)", parameters).groups()
    symbols = ""
    for letter in description:
        symbols += "_" * (ord(letter.lower()) - 97)
        if letter not in "zZ":
            symbols += "0" if letter.islower() else "1"
    # The last letter's digit stands just past the board.
    board = rectangle(symbols[:-1], int(width), int(height))
    return smtpuzzles.parse("binairo", board, "distinct" if distinct else "repeats")


def rectangle(symbols: list[str] | str, width: int, height: int) -> str:
    """The rows of a board; blanks between the symbols where these may be longer than one character."""
    assert len(symbols) == width * height, f"{len(symbols)} cells for a board {width} wide and {height} high"
    separator = "" if isinstance(symbols, str) else " "
    return "\n".join(separator.join(symbols[row * width : (row + 1) * width]) for row in range(height))


def label_sets(each: int = 4) -> list[Puzzle]:
    """The labels of `each` random boards of every size from 9 to 18, where no other board has the same."""
    random = Random(1)
    boards = [random_board(size, random) for size in range(9, 19) for _ in range(each)]
    puzzles = [labels_of(board) for board in boards]
    return [puzzle for puzzle in puzzles if smtpuzzles.check(puzzle).verdict is Uniqueness.UNIQUE]


def random_board(size: int, random: Random) -> Board:
    """A board found from three labels anywhere; where no board has them, others are tried."""
    while True:
        labels: list[int | None] = [None] * (2 * size)
        for place in random.sample(range(2 * size), 3):
            labels[place] = random.randint(1, size - 2)
        outcome = smtpuzzles.solve(Gappy(tuple(labels[:size]), tuple(labels[size:])))
        if outcome.solutions:
            return outcome.solutions[0]


def labels_of(board: Board) -> Gappy:
    """The puzzle that gives every label of this board."""
    size = max(board)
    return Gappy(*[tuple(label(line, board) for line in lines) for lines in (rows(*size), columns(*size))])


def label(line: list[Cell], board: Board) -> int:
    first, second = [place for place, cell in enumerate(line) if board[cell] == BLACK]
    return second - first - 1
