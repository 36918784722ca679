"""The command `show`."""

import json

from tests.cli.conftest import UNIQUE


def test_json_has_the_text_and_the_variant(program):
    answer = json.loads(program("show", "gappy", UNIQUE, "--json")[1])
    assert answer["text"] == "5 5 1 6 1 5 1 6 1\n1 1 1 1 5 1 6 1 6\n"
    assert answer["variant"] == "classic"
