"""Twice the text is about twice the work, for every reader; the work is counted, not timed."""

import io
import re
import tracemalloc
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from smtpuzzles import kinds, reading
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.text import Source, Token
from smtpuzzles.batch.question import Item, Question
from smtpuzzles.batch.reading import items
from smtpuzzles.batch.results import Results
from smtpuzzles.cli.app import run
from smtpuzzles.cli.shelf import shelf
from smtpuzzles.encoding.answers import read_answer
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.dimacs import read_dimacs
from smtpuzzles.errors import SmtPuzzlesError, UsageError
from smtpuzzles.exchange.lzstring import compress, decompress
from smtpuzzles.exchange.packed import deflated
from smtpuzzles.generating.request import make_request
from smtpuzzles.kinds.sokoban.plan import read_plan
from smtpuzzles.playing import storage
from smtpuzzles.playing.game import Game
from smtpuzzles.proofs.drat import check_proof
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.formats import Format, Record
from smtpuzzles.result import Verdict
from smtpuzzles.walksat.experiment import Case, Execution, Experiment
from smtpuzzles.walksat.records import Records
from tests.conftest import EVERY_SAMPLE
from tests.steps import MOST_GROWTH, work_of


def growth(act: Callable[[int], object], times: int, size: int) -> list[int]:
    """Return the work for once, twice and four times the text, if twice as much more is more than twice the work."""
    act(times)  # modules are imported, caches filled
    first, second, third = works = [work_of(lambda many=many: act(many * times)) for many in (1, 2, 4)]
    return works if third - second > MOST_GROWTH * max(second - first, times * size) else []


# Readers.

# What a text may have more of: cells, numbers, ends of lines, comments, keys, groups, and what formats begin with.
FEW = (" ", "\n", "1 ", "#", "9(")
MORE = ("\r", "0", "z", "/", "-", "│", ";a\n", "(", "1#", "@", "A=1 ", "#$@\n", "Title: a\n", "Comment:\n", "a,")
MORE += ("Comment-End:\n", "solution\n", "puzzle x\n", "[problem]\n", '"', "%2C", "<script", "u1 ")


def sample_texts() -> Iterator[tuple[str, str, str]]:
    """Each kind, each format that is read, and a small sample in it, or else in plain text."""
    for kind in kinds.names():
        known = [one for one in EVERY_SAMPLE if one.kind == kind and one.verdict in ("unique", "plan")]
        puzzles = [one.puzzle() for one in sorted(known, key=lambda one: one.size())]
        for form in reading.formats(kind).values():
            if form.read:
                yield kind, form.name, next(texts_of(form, puzzles), puzzles[0].text())


def texts_of(form: Format, puzzles: list[AnyPuzzle]) -> Iterator[str]:
    for puzzle in puzzles if form.write else ():
        with suppress(UsageError):
            yield form.write(Record(puzzle))


def read_all(kind: str, form: str | None, text: str) -> None:
    with suppress(SmtPuzzlesError):
        for _ in reading.read(kind, Source("text", text), reading.Wish(form=form)).records():
            pass


def check_growth(kind: str, form: str | None, text: str, more: str, place: int) -> None:
    def read(times: int) -> None:
        read_all(kind, form, text[:place] + more * times + text[place:])

    assert growth(read, 16 if len(more) < 40 else 6, len(more)) == [], f"{more!r} at {place}"


EVERY_FORMAT = pytest.mark.parametrize(
    ("kind", "form", "text"), [pytest.param(*one, id=" ".join(one[:2])) for one in sample_texts()]
)


@pytest.mark.few(14)
@EVERY_FORMAT
def test_a_reader_does_about_twice_the_work_for_twice_the_text(kind, form, text):
    for more in (*FEW, text, text + "\n"):
        check_growth(kind, form, text, more, len(text))


@pytest.mark.slow
@EVERY_FORMAT
def test_so_it_does_for_much_of_anything_anywhere_and_where_the_text_tells_the_format(kind, form, text):
    for more, place in product((*FEW, *MORE), (0, text.find("\n") + 1, len(text))):
        check_growth(kind, form, text, more, place)
        check_growth(kind, None, text, more, place)


# Readers of what is no puzzle.

GAPPY = "1 3 1 3 0 3 1 2 5\n1 2 1 0 2 4 1 3 5\n"


def dimacs_of(times: int) -> object:
    lines = [
        b"c 1 a\n",
        b"p cnf %d %d\n" % (times + 1, times),
        *[b"%d -%d 0\n" % (n, n + 1) for n in range(1, times + 1)],
    ]
    return read_dimacs(lines, "file")


def one_long_line(times: int) -> object:
    return read_dimacs([b"p cnf 9 %d\n" % times, b"1 -2 0 " * times + b"\n"], "file", strict=False)


def answer_of(times: int) -> object:
    values = "".join(f"v {n} -{n + 1}\n" for n in range(1, 2 * times, 2))
    return read_answer(Source("answer", f"c x\ns SATISFIABLE\n{values}v 0\n"), 2 * times)


def proof_of(times: int) -> object:
    clauses = [[1, 2], [1, -2], [-1, 3], [-1, -3]]
    lemmas = [f"{sign}1 {n} 0\n" for n in range(4, times + 4) for sign in ("", "d ")]
    told = check_proof(clauses, [*lemmas, "1 0\n", "0\n"], Deadline())
    assert told.verdict is Verdict.UNSAT
    return told


def junk_of_a_proof(times: int) -> object:
    return check_proof([[1, 2]], ["c comment\n"] * times + ["1 " * times + "x\n"], Deadline())


def kept_game(times: int) -> object:
    puzzle = reading.parse("gappy", Source("text", GAPPY))
    data = storage.as_json(storage.Kept(Game(puzzle), 1.5, datetime.now(UTC), "name"))
    marks = [[1, 1, ["B"] * times]] + [[r, 2, ["W"]] for r in range(1, 9)] * times
    return storage.from_json(data | {"marks": marks}, "file")


def runs_of_walks(times: int) -> object:
    experiment = Experiment(Cnf((), 2, [[1, 2]]), ("cnf",), ("skc",), None, 10, 1, 0)
    with TemporaryDirectory() as folder:
        path = Path(folder, "runs")
        Records(experiment, str(path)).add([Execution(Case("cnf", "skc", 0.5), n, 1, True) for n in range(times)])
        return Records(experiment, str(path))


def rows_of_a_batch(times: int, suffix: str = "csv") -> object:
    with TemporaryDirectory() as folder:
        path = str(Path(folder, f"rows.{suffix}"))
        row = {"origin": "=a:1", "verdict": "unique", "solution": "@-+" * 9}
        Results(path, Question("gappy")).put([row | {"number": n} for n in range(1, times + 1)])
        return [*Results(path, Question("gappy")).rows()]


def rows_of_json(times: int) -> object:
    return rows_of_a_batch(times, "jsonl")


def new_puzzles(times: int) -> object:
    request = make_request("gappy", seed=1)
    with TemporaryDirectory() as folder:
        path = Path(folder, "lines.txt")
        lines = [f"; {request.command}", *[reading.parse("gappy", Source("text", GAPPY)).line()] * times]
        path.write_text("\n".join(lines) + "\n")
        with suppress(UsageError):  # they are alike
            shelf(str(path), request, times, force=False)
        return None


def cut(lines: list[str], column: str | None = None) -> list[Item]:
    with TemporaryDirectory() as folder:
        path = Path(folder, "puzzles")
        path.write_text("".join(lines))
        return [*items(Question("gappy"), [str(path)], column)]


def puzzles_in_lines(times: int) -> object:
    return cut(["1 1 1 1 1/1 1 1 1 1\n"] * (200 + times))


def puzzles_in_blocks(times: int) -> object:
    return cut([GAPPY + "\n"] * (70 + times))


def puzzles_in_a_column(times: int) -> object:
    return cut(["name,puzzle\n", *['"a ""b""",1 1 1 1 1/1 1 1 1 1\n'] * times], "puzzle")


def grouped_plan(times: int) -> object:
    with suppress(SmtPuzzlesError):
        read_plan(Source("plan", "2(3(dr)R)" * times + "9" * times + "(" * 50))


def links_unpacked(times: int) -> object:
    return decompress(Token(compress("0123456789" * times), "link", 1), 1_000_000)


OTHERS = (
    *(dimacs_of, one_long_line, answer_of, proof_of, junk_of_a_proof, kept_game, runs_of_walks, rows_of_a_batch),
    *(
        rows_of_json,
        new_puzzles,
        puzzles_in_lines,
        puzzles_in_blocks,
        puzzles_in_a_column,
        grouped_plan,
        links_unpacked,
    ),
)


@pytest.mark.few(8)
@pytest.mark.parametrize("read", OTHERS, ids=lambda read: read.__name__)
def test_what_is_no_puzzle_is_read_in_about_twice_the_work_if_it_is_twice_as_long(read):
    assert growth(read, 40, 10) == []


def test_a_file_of_results_that_does_not_end_in_a_row_is_read_once_or_twice(tmp_path, monkeypatch):
    monkeypatch.setattr("smtpuzzles.batch.results.TAIL", 1000)
    path, read = tmp_path / "rows.csv", []
    Results(str(path), Question("gappy"))
    head = path.read_bytes()
    for size in (50_000, 100_000):
        path.write_bytes(head + b"x" * size)
        stream = Counting(path)
        monkeypatch.setattr(Path, "open", lambda *_, stream=stream: stream)
        with suppress(UsageError):
            Results(str(path), Question("gappy"))
        monkeypatch.undo()
        monkeypatch.setattr("smtpuzzles.batch.results.TAIL", 1000)
        read.append(stream.count)
    assert read[1] < 3 * read[0]
    assert 50_000 < read[0] < 5 * 50_000


class Counting(io.BytesIO):
    """A file that counts the bytes that are read."""

    def __init__(self, path: Path) -> None:
        super().__init__(path.read_bytes())
        self.count = 0

    def read(self, size: int | None = -1, /) -> bytes:
        data = super().read(size)
        self.count += len(data)
        return data


# Work for a character, however long lines are; reading them all twice as often was 800 to 1,250.
MOST_WORK = 750


@pytest.mark.few(6)
@pytest.mark.parametrize("much", ["1", "1/", "z"])
@pytest.mark.parametrize("kind", kinds.names())
def test_long_lines_are_read_a_few_times_to_find_out_what_they_are(kind, much, tmp_path):
    """Three lines of a million digits took minutes."""
    path, size = tmp_path / "puzzles", 300
    path.write_text(f"{much * (size // len(much))}\n" * 3)

    def read() -> None:
        for item in items(Question(kind), [str(path)]):
            read_all(kind, None, item.text)

    read()
    assert work_of(read) < MOST_WORK * 3 * size


def test_a_sudoku_of_a_wrong_length_is_refused_before_its_cells_are_made():
    for text in ("1" * 99_999, ("1" * 49_999 + "\n") * 2):
        assert memory_of(lambda text=text: read_all("sudoku", "plain", text)) < 30 * len(text)


# Bounds.

HUGE = "99999999"
MOST_MEMORY = 30_000_000  # bytes


@pytest.mark.few(20)
@EVERY_FORMAT
def test_numbers_that_promise_much_take_no_memory(kind, form, text):
    places = [found.span() for found in re.finditer(r"\d+", text)][:8]
    for start, end in places:
        huge = text[:start] + HUGE + text[end:]
        for promise in (huge, huge.replace(HUGE, HUGE * 9), re.sub(r"\d+", HUGE, text, count=3)):
            assert memory_of(lambda promise=promise: read_all(kind, form, promise)) < MOST_MEMORY, promise


def memory_of(act: Callable[[], object]) -> int:
    tracemalloc.start()
    try:
        act()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    ("kind", "make"),
    [
        ("nonogram", lambda: "1 " * 9999 + "\n" + "1 " * 9999),
        ("sokoban", lambda: "999999999#"),
        ("sokoban", lambda: "9999#|" * 20_000),
        ("binairo", lambda: "https://puzzle-binairo.com/ " + "z" * 900_000),
        ("binairo", lambda: "0" + "z" * 900_000),
        ("sudoku", lambda: "https://f-puzzles.com/?load=" + compress("0" * 1_100_000)),
        (
            "lightup",
            lambda: (
                "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + b64encode(deflated("0" * 50_000_000)).decode()
            ),
        ),
    ],
    ids=["labels", "row", "rows", "page", "task", "lz-string", "deflate"],
)
def test_bombs_are_refused_before_they_take_memory(kind, make):
    bomb = make()

    def read() -> None:
        with pytest.raises(SmtPuzzlesError):
            reading.read(kind, Source("bomb", bomb))

    assert memory_of(read) < MOST_MEMORY + 10 * len(bomb)


@pytest.mark.parametrize(
    "words", [["walksat"], ["experiment"], ["batch", "gappy"], ["show", "gappy"], ["convert", "gappy", "--to", "line"]]
)
def test_a_file_without_an_end_is_refused(words, capsys):
    assert run([*words[:2], "/dev/zero", *words[2:]]) == 2
    assert capsys.readouterr().err.count("\n") == 1
