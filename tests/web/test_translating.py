"""The search for smallest steps in JavaScript does as its Python source; what has no translation is refused."""

import json
import subprocess
from base64 import b64encode
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from hashlib import sha1
from itertools import count, islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import smtpuzzles
from smtpuzzles.base import compiling
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.engines.table import STOPPABLE, engine
from smtpuzzles.explaining import kernel, smallest
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.generating.request import GaveUp
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.solving.uniqueness import check_within
from smtpuzzles.web.answering import answer
from smtpuzzles.web.translating import Untranslatable, script, translated
from tests.conftest import ROOT
from tests.sizes import BOARD_KINDS, small
from tests.web.conftest import node

SORTS = {"int8": "Int8Array", "int32": "Int32Array", "uint32": "Int32Array", "bool": "Uint8Array"}
# Constraints of every sort are in these.
FEW = ("binairo/6", "gappy/9-few", "hitori/8-none", "lightup/7", "sudoku/6-killer")
CALLS = 26  # of one puzzle that are repeated in JavaScript
# Other samples: large ones, and those whose search takes minutes in a browser.
LEFT_OUT = {"sudoku/9-x", "slitherlink/10", "slitherlink/7-none"}
MOST_CELLS = 100


def sample(path: Path) -> AnyPuzzle:
    return smtpuzzles.parse(path.parent.name, path.read_text())


def samples() -> list[CluedPuzzle]:
    """Return all samples of boards that are not large."""
    paths = sorted((ROOT / "puzzles").glob("*/*.txt"))
    every = [sample(path) for path in paths if f"{path.parent.name}/{path.stem}" not in LEFT_OUT]
    return [one for one in every if isinstance(one, CluedPuzzle) and len(one.domains()) <= MOST_CELLS]


def plain(value: Any) -> Any:
    """Return a value of the search as JSON has it."""
    if isinstance(value, np.ndarray):
        value = value.astype(np.int32) if value.dtype == np.int64 else value
        data = b64encode(np.ascontiguousarray(value).tobytes()).decode()
        return {"sort": SORTS[value.dtype.name], "data": data, "width": value.shape[1] if value.ndim > 1 else 0}
    if hasattr(value, "_asdict"):
        return {name: plain(one) for name, one in value._asdict().items()}
    if isinstance(value, tuple):
        return [plain(one) for one in value]
    return value if value is None or isinstance(value, bool) else int(value)


class Recorder:
    """Calls the search that numba compiles, and notes the calls: function, arguments, a hash of what came out."""

    def __init__(self) -> None:
        self.native = kernel.functions()
        self.calls: list[tuple[str, Any, str]] = []

    def __getattr__(self, name: str) -> Any:
        function = getattr(self.native, name)
        if name == "numbers" or not callable(function) or isinstance(function, type):
            return function

        def call(*given: Any) -> Any:
            before = plain(given)
            result = function(*given)
            after = json.dumps([plain(given), plain(result)], separators=(",", ":"))
            self.calls.append((name, before, sha1(after.encode()).hexdigest()))
            return result

        return call


def calls_of(puzzle: AnyPuzzle, monkeypatch: pytest.MonkeyPatch, most: int | None) -> list[tuple[str, Any, str]]:
    recorder = Recorder()
    with monkeypatch.context() as patch:
        patch.setitem(compiling._provided, kernel.__name__, recorder)
        # So little room that the search asks for more.
        patch.setattr(smallest, "ROWS", 128)
        patch.setattr(smallest, "LONGEST", 8)
        steps = Explanation(puzzle, Deadline(), check=partial(check_within, engine=engine(STOPPABLE))).steps()
        for _ in steps:
            if most is not None and len(recorder.calls) > most:
                break
    return recorder.calls[:most]


def assert_same_in_javascript(calls: list[tuple[str, Any, str]], folder: Path) -> None:
    (folder / "search.mjs").write_text(script())
    lines = "".join(f"{json.dumps([name, given])}\n" for name, given, _ in calls)
    program = [node(), str(Path(__file__).with_name("replay.mjs")), str(folder / "search.mjs")]
    done = subprocess.run(program, input=lines, capture_output=True, text=True, check=False, timeout=500)
    assert done.stderr == ""
    hashes = done.stdout.splitlines()
    assert len(hashes) == len(calls)
    for number, ((name, _, expected), found) in enumerate(zip(calls, hashes, strict=True)):
        assert (number, name, found) == (number, name, expected)


def test_javascript_does_the_same_as_numba(monkeypatch, tmp_path):
    few = [sample(ROOT / "puzzles" / f"{name}.txt") for name in FEW]
    calls = [call for puzzle in few for call in calls_of(puzzle, monkeypatch, CALLS)]
    every = {"seed", "search", "renew", "larger", "all_shown", "needed", "settle", "shortest_chain"}
    assert every <= {name for name, _, _ in calls}
    assert_same_in_javascript(calls, tmp_path)


def test_javascript_finds_the_same_chains_with_cases(monkeypatch, tmp_path):
    monkeypatch.setattr(smallest, "PATIENCE", 1)
    monkeypatch.setattr(smallest.Smallest, "_shortest_chain", lambda *_: smallest.Implication(0, (), 1))
    calls = calls_of(sample(ROOT / "puzzles/sudoku/9-hard.txt"), monkeypatch, CALLS)
    splits = [call for call in calls if call[0] in ("new_cases", "shortest_split")]
    assert len(splits) > 1
    assert_same_in_javascript(splits, tmp_path)


@pytest.mark.slow
def test_javascript_does_the_same_as_numba_on_all_samples(monkeypatch, tmp_path):
    for puzzle in samples():
        assert_same_in_javascript(calls_of(puzzle, monkeypatch, 10 * CALLS), tmp_path)


def asked_in_pyodide(built: Path, messages: list[str]) -> list[str]:
    """Return what the built page answers to these messages, without a browser."""
    program = [node(), str(Path(__file__).with_name("ask.mjs")), str(built)]
    lines = "".join(f"{message}\n" for message in messages)
    done = subprocess.run(program, input=lines, capture_output=True, text=True, check=False, timeout=900)
    assert done.stderr == ""
    return done.stdout.splitlines()


def assert_same_paths(built: Path, boards: list[AnyPuzzle]) -> None:
    games = [{"kind": board.kind, "variant": board.variant, "text": board.text()} for board in boards]
    messages = [{"ask": "path", "game": {**game, "composing": False, "called": ""}} for game in games]
    found = asked_in_pyodide(built, list(map(json.dumps, messages)))
    for message, told in zip(messages, found, strict=True):
        assert (message["game"], json.loads(told)) == (message["game"], json.loads(json.dumps(answer(message))))


def new_boards(kind: str) -> Iterator[AnyPuzzle]:
    """Yield small boards of the seeds that give one."""
    for seed in count():
        with suppress(GaveUp):
            yield smtpuzzles.generate(kind, size=small(kind), seed=seed)[0]


@pytest.mark.slow
def test_200_explanations_in_pyodide_are_those_of_python(built):
    new = [board for kind in BOARD_KINDS for board in islice(new_boards(kind), 200 // len(BOARD_KINDS))]
    assert len([*samples(), *new]) >= 200
    assert_same_paths(built, [*samples(), *new])


# The start of a file of the search, in its fourth line on, what has no translation, and what the error says.
REFUSED = {
    "with open(a):\n    pass": "no translation of with open(a)",
    "a = b": "no translation of b",
    "a = later\nfor later in range(3):\n    pass": "no translation of later",
    "for n in range(3):\n    n = 4": "no value can be put into n",
    "for n in range(0, 9, 2):\n    pass": "no translation of range(0, 9, 2)",
    "a = store[0, 1] + store[0]": "no translation of store[0]",
    "for row in other:\n    a = other[0, row]": "a loop over the table other",
    "a = store[-1]": "JavaScript counts from the start only: store[-1]",
    "a = 5000000000": "no translation of 5000000000",
    "a = 1.5": "no translation of 1.5",
    "a = other % 3": "no translation of other % 3",
    "a = 1 < abs(other) < 3": "no translation of 1 < abs(other) < 3",
    "a = print(other)": "no translation of print(other)",
    "a = np.zeros(3, np.float64)": "no translation of np.zeros(3, np.float64)",
}


@pytest.mark.parametrize(("body", "told"), REFUSED.items())
def test_what_has_no_translation_is_refused(body, told):
    source = "import numpy as np\n\ndef f(store, other):\n" + "".join(f"    {line}\n" for line in body.splitlines())
    with pytest.raises(Untranslatable) as refused:
        translated({"some.py": source})
    assert str(refused.value).startswith("some.py:")
    assert told in str(refused.value)


def test_a_name_has_one_meaning_in_all_files():
    with pytest.raises(Untranslatable, match=r"^b\.py:2: A is defined twice$"):
        translated({"a.py": "A = 1\n", "b.py": "B = 2\nA = 3\n"})
