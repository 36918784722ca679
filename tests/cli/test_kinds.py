"""The command `kinds`."""

import json

from smtpuzzles import kinds


def test_json_has_all_kinds_in_order(program):
    answer = json.loads(program("kinds", "--json")[1])
    assert [kind["name"] for kind in answer["kinds"]] == kinds.names()
