"""Options that cannot be granted: one line on standard error, status 2, no standard output."""

import os
from inspect import signature
from typing import Annotated, Any

import pytest

from smtpuzzles import kinds
from smtpuzzles.cli.options import Group, grouped
from tests.cli.conftest import GOOD


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("solve chess FILE", f"unknown kind 'chess': expected one of {', '.join(kinds.names())}"),
        ("solve _template FILE", f"unknown kind '_template': expected one of {', '.join(kinds.names())}"),
        (
            "solve Gappy FILE",
            f"unknown kind 'Gappy': expected one of {', '.join(kinds.names())}; did you mean 'gappy'?",
        ),
        ("play akary", f"unknown kind 'akary': expected one of {', '.join(kinds.names())}; did you mean 'akari'?"),
        ("verify chess FILE FILE", f"unknown kind 'chess': expected one of {', '.join(kinds.names())}"),
        ("solve gappy FILE --variant x", "unknown variant 'x' of gappy: expected one of classic, diagonals"),
        (
            "show gappy FILE --variant clasic",
            "unknown variant 'clasic' of gappy: expected one of classic, diagonals; did you mean 'classic'?",
        ),
        ("show gappy FILE --variant x", "unknown variant 'x' of gappy: expected one of classic, diagonals"),
        ("verify gappy - -", "the puzzle and the solution cannot both come from standard input"),
        ("show gappy FILE --plain --json", "--plain and --json exclude each other"),
        ("solve gappy FILE --plain --json", "--plain and --json exclude each other"),
        ("check gappy FILE --json --plain", "--plain and --json exclude each other"),
        ("count gappy FILE --plain --json", "--plain and --json exclude each other"),
        ("verify gappy FILE FILE --plain --json", "--plain and --json exclude each other"),
        ("solve gappy FILE --timeout -1", "--timeout is a number of seconds, 0 or more, not -1"),
        ("check gappy FILE --timeout -0.5", "--timeout is a number of seconds, 0 or more, not -0.5"),
        ("count gappy FILE --timeout nan", "--timeout is a number of seconds, 0 or more, not nan"),
        ("solve gappy FILE --solutions 0", "--solutions is 1 or more, not 0"),
        ("solve gappy FILE --solutions -3", "--solutions is 1 or more, not -3"),
        ("solve gappy FILE --solutions 2 --all", "--solutions and --all exclude each other"),
        ("count gappy FILE --limit 0", "--limit is 1 or more, not 0"),
        ("count gappy FILE --limit -1", "--limit is 1 or more, not -1"),
    ],
)
def test_a_wish_that_cannot_be_granted_is_one_line(arguments, complaint, written, complains):
    path = written(GOOD["gappy"])
    complains([path if word == "FILE" else word for word in arguments.split()], complaint)


def test_a_wrong_wish_leaves_no_output_file(written, complains, tmp_path):
    path, output = written(GOOD["gappy"]), tmp_path / "formula.smt2"
    complains(
        ["solve", "gappy", path, "--solutions", "0", "--emit-smt2", str(output)], "--solutions is 1 or more, not 0"
    )
    assert os.listdir(tmp_path) == ["puzzle.txt"]


def test_the_options_of_a_group_stand_where_its_parameter_does_and_arrive_together():
    class Pair(Group):
        one: int = 1
        two: str = "b"

    class Others(Group):
        three: bool = False

    @grouped
    def command(*, first: int, pair: Pair, last: int = 3, others: Annotated[Any, Others]) -> int:
        arrived.extend([first, pair, last, others])
        return 0

    arrived: list[object] = []
    assert list(signature(command).parameters) == ["first", "one", "two", "last", "three"]
    assert command(first=0, one=5, two="c", last=4, three=True) == 0
    first, pair, last, others = arrived
    assert (first, vars(pair), last, vars(others)) == (0, {"one": 5, "two": "c"}, 4, {"three": True})
