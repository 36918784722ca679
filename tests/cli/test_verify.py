"""The command `verify`."""

import json

from tests.cli.conftest import (
    UNIQUE,
)


def test_verify_json_names_every_broken_rule_with_its_cells(program, tmp_path):
    solution = tmp_path / "solution.txt"
    right = program("solve", "gappy", UNIQUE, "--plain")[1]
    solution.write_text(right)
    assert program("verify", "gappy", UNIQUE, solution, "--json")[:2] == (0, '{"valid": true, "violations": []}\n')
    solution.write_text(right.replace("W W B", "W W W", 1))
    status, out, _ = program("verify", "gappy", UNIQUE, solution, "--json")
    answer = json.loads(out)
    assert status == 1
    assert answer["valid"] is False
    assert {"rule": "row 1 has exactly two black cells", "cells": [[1, c] for c in range(1, 10)]} in answer[
        "violations"
    ]
    assert program("verify", "gappy", UNIQUE, solution)[0] == 1
    assert "broken: column 3 has exactly two black cells" in program("verify", "gappy", UNIQUE, solution, "--plain")[1]
