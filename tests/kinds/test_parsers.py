"""Parsers under random text: nothing but InputError comes out, and what they accept is read back as it is printed.

The tests that name no kind cover a new one as it is: they take its characters and its puzzles from its samples. That
examples are the same on every run is set in conftest.py.
"""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from smtpuzzles import BoardPuzzle, InputError, kinds, reading
from smtpuzzles.base.text import Source
from smtpuzzles.puzzle.contract import AnyPuzzle
from tests.conftest import EVERY_SAMPLE, is_useful, of_every_kind
from tests.kinds.helpers import pattern

VARIANTS = [(kind, variant) for kind in kinds.names() for variant in kinds.load(kind).variants]
NOISE = " \t\r\n;-+.,_?0123459aB²٣１½\0\v\f\x1c\x85\xa0\u200b\u2028\ufeff\ud800😀"
EDITS = ["", " ", "\n", "\r", ";", "0", "9", "x", "-1", "\0", "\ufeff", "  \n"]

every_variant = pytest.mark.parametrize(("kind", "variant"), VARIANTS, ids=str)
every_kind = pytest.mark.parametrize("kind", kinds.names())


def small_puzzles(kind: str, variant: str | None = None) -> list[str]:
    """The smallest samples without their comments, which would dilute what is drawn from them."""
    texts = [sample.puzzle().text() for sample in EVERY_SAMPLE if sample.kind == kind]
    return [text for text in sorted(texts, key=len) if is_read(kind, text, variant)][:3]


def is_read(kind: str, text: str, variant: str | None) -> bool:
    try:
        return bool(reading.parse(kind, Source("sample", text), variant))
    except InputError:
        return False


def texts(kind: str, variant: str | None = None) -> st.SearchStrategy[str]:
    """Anything; characters of the kind with some noise; rectangles of them; samples with mistakes."""
    puzzles = small_puzzles(kind, variant)
    alphabet = "".join(sorted(set("".join(puzzles))))
    lines = st.text(st.sampled_from(alphabet * 3 + NOISE), max_size=40)
    near_puzzles = mistaken(puzzles)
    return st.one_of(st.text(max_size=20), lines, rectangles(alphabet), near_puzzles, near_puzzles)


@st.composite
def rectangles(draw: st.DrawFn, characters: str) -> str:
    """Rows of equal length, with or without blanks between the cells, perhaps below a header."""
    height, width = draw(st.tuples(st.integers(1, 4), st.integers(1, 4)) | st.just((2, 5)) | st.just((4, 4)))
    symbols = draw(st.lists(st.sampled_from(sorted(set(characters) - set(" \n"))), min_size=1, max_size=3))
    board = pattern(draw, symbols, height, width)
    separator = draw(st.sampled_from(["", " "]))
    header = draw(st.sampled_from(["", f"{height}\n", f"{width} {height}\n"]))
    rows = [separator.join(board[r, c] for c in range(1, width + 1)) for r in range(1, height + 1)]
    return header + "\n".join(rows)


@st.composite
def mistaken(draw: st.DrawFn, puzzles: list[str]) -> str:
    """A puzzle with a few edits: cells changed, lines that say nothing put between, pieces broken."""
    text = draw(st.sampled_from(puzzles))
    for edit in draw(st.lists(st.sampled_from(["cell", "cell", "line", "line", "break"]), max_size=3)):
        if edit == "cell":
            places = [place for place, character in enumerate(text) if not character.isspace()]
            place = draw(st.sampled_from(places))
            text = text[:place] + text[draw(st.sampled_from(places))] + text[place + 1 :]
        elif edit == "line":
            lines = text.split("\n")
            lines.insert(draw(st.integers(0, len(lines))), draw(st.sampled_from(["", " \t", "; 1", " ;\0"])))
            text = draw(st.sampled_from(["\n", "\r", "\r\n"])).join(lines)
        else:
            start = draw(st.integers(0, len(text) - 1))
            text = text[:start] + draw(st.sampled_from(EDITS)) + text[start + draw(st.integers(0, 3)) :]
    return text


def parse_or_complain(kind: str, variant: str, source: Source) -> AnyPuzzle | None:
    """The puzzle, after it has shown that it can be used; nothing else than InputError is caught."""
    try:
        puzzle = reading.parse(kind, source, variant)
    except InputError as problem:
        is_useful(problem, source.text)
        return None
    assert reading.parse(kind, Source("again", puzzle.text()), variant) == puzzle
    if isinstance(puzzle, BoardPuzzle):
        assert puzzle.model.formula
    else:
        puzzle.formula(horizon=2)
    puzzle.picture()
    return puzzle


@pytest.mark.few(8)
@every_variant
def test_random_text_is_refused_with_its_place_or_read_back_as_it_is_printed(kind, variant):
    accepted = []

    @given(texts(kind, variant))
    @settings(max_examples=50)
    def check(text):
        accepted.append(parse_or_complain(kind, variant, Source("random", text)))

    check()
    # There are both puzzles and mistakes, or else this would show nothing.
    assert len(accepted) / 20 < accepted.count(None) < len(accepted) * 19 / 20


@every_kind
def test_random_bytes_are_refused_or_read(kind):
    @given(st.binary(max_size=30) | st.builds(spoilt, texts(kind), st.integers(0, 40), st.binary(max_size=2)))
    @settings(max_examples=25)
    def check(data):
        try:
            source = Source.from_bytes("random", data)
        except InputError as problem:
            is_useful(problem, data.removeprefix(b"\xef\xbb\xbf").decode(errors="replace"))
        else:
            parse_or_complain(kind, next(iter(kinds.load(kind).variants)), source)

    check()


def spoilt(text: str, place: int, data: bytes) -> bytes:
    """Text as bytes, with others in between."""
    whole = text.encode(errors="replace")
    return whole[:place] + data + whole[place:]


@pytest.mark.few(5)
@every_kind
def test_a_random_text_as_a_solution_is_refused_or_judged(kind):
    puzzle = reading.parse(kind, Source("sample", small_puzzles(kind)[0]))
    solved = solution_near(puzzle)

    @given(texts(kind) | mistaken([solved]))
    @settings(max_examples=30)
    def check(text):
        try:
            solution = puzzle.read_solution(Source("random", text))
        except InputError as problem:
            is_useful(problem, text)
            return
        assert puzzle.read_solution(Source("again", puzzle.solution_text(solution))) == solution
        puzzle.violations(solution)
        puzzle.picture(solution)

    check()


def solution_near(puzzle: AnyPuzzle) -> str:
    """A plan, or a board of the right form: every variable of the model true or false at random."""
    if not isinstance(puzzle, BoardPuzzle):
        return "rdlULdru" * 3
    model, chance = puzzle.model, random.Random(1)
    true = [number for number, _ in enumerate(model.variables, 1) if chance.random() < 0.5]
    return puzzle.solution_text(model.board(true))


@every_kind
def test_an_empty_text_is_refused_at_its_start(kind):
    with pytest.raises(InputError, match=r"^nothing:1:1: expected .*, but found nothing$"):
        reading.parse(kind, Source("nothing", ""))


# Puzzles and solutions built as values, kind by kind.


VALUES = of_every_kind("values")


@pytest.mark.parametrize(("kind", "variant"), [case for case in VARIANTS if case[0] in VALUES], ids=str)
def test_a_puzzle_and_a_board_built_as_values_are_read_back_as_they_are_printed(kind, variant):
    @given(VALUES[kind](variant))
    @settings(max_examples=15)
    def check(pair):
        puzzle, solution = pair
        assert reading.parse(kind, Source("printed", puzzle.text()), variant) == puzzle
        assert puzzle.read_solution(Source("printed", puzzle.solution_text(solution))) == solution

    check()
