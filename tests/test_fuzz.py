"""Every reader under a fixed number of damaged inputs: it reads them or refuses them in one line, nothing else.

The inputs are good ones with a few random edits, the same on every run.
"""

import json
import random
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

import smtpuzzles
from smtpuzzles import kinds, reading
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.text import Source
from smtpuzzles.cli.shelf import shelf
from smtpuzzles.encoding.answers import read_answer
from smtpuzzles.encoding.dimacs import dimacs, read_dimacs
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.errors import InputError, UsageError
from smtpuzzles.generating.request import make_request
from smtpuzzles.generating.series import series
from smtpuzzles.playing import storage
from smtpuzzles.playing.game import Game
from smtpuzzles.playing.plans import PlanGame
from smtpuzzles.puzzle.contract import AnyPuzzle, BoardPuzzle
from smtpuzzles.puzzle.plans import PlanPuzzle
from smtpuzzles.views.layout import drawing_of
from smtpuzzles.walksat.experiment import Experiment
from smtpuzzles.walksat.records import Records
from tests.conftest import EVERY_SAMPLE, Sample

pytestmark = pytest.mark.slow
Read = Callable[[bytes], object]
NOISE = [
    *"019.-_+*%/|│─┌█·#@$;:cpvs[]{}()\\\"'<\n\r\t\0\x85\ufeff\u2028٣²é😀",
    *[
        "-1",
        "9" * 20,
        "1e999",
        "0.5",
        "null",
        "true",
        "NaN",
        "::",
        "SAT",
        "cnf",
        "\n\n",
        "Title: ",
        "9(",
        "9999r",
        "3|",
    ],
]


def damaged(chance: random.Random, good: list[bytes]) -> bytes:
    """One of the good inputs after one to four edits."""
    data = chance.choice(good)
    for _ in range(chance.randint(1, 4)):
        start, size = chance.randint(0, len(data)), chance.choice((0, 1, 1, 2, 5, 40))
        piece, rest = data[start : start + size], data[start + size :]
        data = data[:start] + chance.choice(
            [
                rest,
                piece * chance.randint(2, 30) + rest,
                chance.choice(NOISE).encode() + rest,
                bytes([chance.randrange(256)]) + rest,
                chance.choice(good)[-start:] + rest,
                b"",
            ]
        )
    return data


def survive(name: str, good: list[bytes], read: Read, budget: int) -> None:
    chance, refused = random.Random(name), 0
    for _ in range(budget):
        data = damaged(chance, good)
        try:
            read(data)
        except (InputError, UsageError) as problem:
            refused += str(problem).isprintable() or pytest.fail(f"{name} refuses {data!r} by {problem!r}")
        except Exception as problem:
            raise AssertionError(f"{name} cannot bear {data!r}") from problem
    assert budget / 20 < refused < budget


def small(kind: str) -> list[Sample]:
    """The smallest samples of this kind and its default variant."""
    samples = [sample for sample in EVERY_SAMPLE if sample.kind == kind and sample.variant is None]
    return sorted(samples, key=lambda sample: sample.path.stat().st_size)[:6]


def drawn(puzzle: AnyPuzzle, solution: Any = None) -> str:
    lines = drawing_of(puzzle.picture(solution), 80).lines()
    return "".join("".join(text for text, _ in line) + "\n" for line in lines)


@pytest.mark.parametrize("kind", kinds.names())
def test_puzzles(kind):
    puzzles = [sample.puzzle() for sample in small(kind)]
    lines = "\n".join(puzzle.line() for puzzle in puzzles)
    texts = [sample.path.read_text() for sample in small(kind)] + [drawn(puzzle) for puzzle in puzzles] + [lines]

    def read(data: bytes) -> None:
        for record in reading.read(kind, Source.from_bytes("fuzz", data)).records():
            record.puzzle.text()

    survive(kind, [text.encode() for text in texts], read, 20_000)


@pytest.mark.parametrize("kind", kinds.names())
def test_solutions(kind):
    puzzle = next(sample.puzzle() for sample in small(kind) if sample.verdict in ("unique", "plan"))
    solve = smtpuzzles.solve if isinstance(puzzle, BoardPuzzle) else smtpuzzles.shortest_plan
    solution = solve(puzzle).solutions[0]
    good = [puzzle.solution_text(solution), drawn(puzzle, solution)]

    def read(data: bytes) -> None:
        puzzle.violations(puzzle.read_solution(Source.from_bytes("fuzz", data)))

    survive(f"{kind} solution", [text.encode() for text in good], read, 10_000)


@pytest.mark.parametrize("strict", [True, False])
def test_dimacs(strict):
    puzzle = next(sample.puzzle() for sample in small("binairo") if sample.verdict == "unique")
    ours = dimacs(Lowering().cnf(puzzle.model.formula), ["a comment"])[:3000]
    good = [ours, "c horizon 3\np cnf 2 2\n1 -2 0 2\n0\n%\n0\n"]
    survive(
        f"dimacs {strict}",
        [text.encode() for text in good],
        lambda data: read_dimacs(data.splitlines(keepends=True), "fuzz", strict),
        20_000,
    )


def test_answers_of_solvers():
    good = [b"c x\ns SATISFIABLE\nv 1 -2 3\nv 4 0\n", b"SAT\n1 -2 3 0\n", b"UNSAT\n", b"s UNKNOWN\n"]
    survive("answers", good, lambda data: read_answer(Source.from_bytes("fuzz", data), 9), 20_000)


def test_results_of_experiments(tmp_path):
    experiment = Experiment(Lowering("direct").cnf(small("binairo")[0].puzzle().model.formula), executions=3, limit=50)
    path = tmp_path / "results.jsonl"
    Records(experiment, str(path))
    line = {"form": "cnf", "heuristic": "skc", "noise": 0.5, "execution": 0, "flips": 9, "found": True}
    good = path.read_bytes() + json.dumps(line).encode() + b"\n" + json.dumps({**line, "noise": None}).encode() + b"\n"

    def read(data: bytes) -> None:
        path.write_bytes(data)
        Records(experiment, str(path)).of(experiment)

    survive("results", [good], read, 5_000)


def test_kept_games(tmp_path):
    for kind in kinds.names():
        puzzle = small(kind)[0].puzzle()
        game = PlanGame(puzzle, "") if isinstance(puzzle, PlanPuzzle) else Game(puzzle)
        text = json.dumps(storage.as_json(storage.Kept(game, 1.5, datetime.now(UTC), "name")))
        # The name is a hash of the puzzle: an edit elsewhere leaves a game.
        path = tmp_path / storage.place(puzzle, composing=False, called="name").name

        def read(data: bytes, path: Path = path) -> None:
            path.write_bytes(data)
            if storage.read(path) is None:
                raise UsageError("not a game")

        survive(f"{kind} kept", [text.encode()], read, 5_000)


@pytest.mark.parametrize("output", ["folder", "file.txt"])
def test_puzzles_that_generate_finds(output, tmp_path):
    request = make_request("binairo", (4, 4))
    (tmp_path / "folder").mkdir()
    place = shelf(str(tmp_path / output), request, 3, force=False)
    for made in series(request, 3, 1, Deadline()):
        place.put(made)
    path = place.file(2)

    def read(data: bytes) -> None:
        path.write_bytes(data)
        shelf(str(tmp_path / output), request, 3, force=False)

    survive(f"generate {output}", [path.read_bytes()], read, 5_000)
