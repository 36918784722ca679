"""The command `check`."""

import json

from tests.cli.conftest import (
    SEVERAL,
)


def test_check_json_says_where_two_solutions_differ(program):
    status, out, _ = program("check", "gappy", SEVERAL, "--json")
    answer = json.loads(out)
    assert status == 1
    assert answer["verdict"] == "multiple"
    assert answer["exhausted"] is False
    assert len(answer["solutions"]) == 2
    a, b = ([line.split() for line in solution["text"].splitlines()] for solution in answer["solutions"])
    differ = {(r + 1, c + 1) for r in range(9) for c in range(9) if a[r][c] != b[r][c]}
    assert differ <= {tuple(cell) for cell in answer["differing"]}
    assert len(answer["differing"]) + len(answer["certain"]) == 81
    assert answer["differing"] == sorted(answer["differing"])
