"""The command `kinds`."""

import json

import pytest

import smtpuzzles
from smtpuzzles import kinds
from tests.cli.conftest import GOOD

OTHER_NAMES = [(other, name) for name in kinds.names() for other in kinds.load(name).aliases]


def test_json_has_all_kinds_in_order(program):
    answer = json.loads(program("kinds", "--json")[1])
    assert [kind["name"] for kind in answer["kinds"]] == kinds.names()


def test_another_name_of_a_kind_is_no_name_of_a_second_one():
    others = [other for other, _ in OTHER_NAMES]
    assert {"akari", "takuzu", "unruly", "tango"} <= set(others)
    assert len({*others, *kinds.names()}) == len(others) + len(kinds.names())


@pytest.mark.parametrize(("other", "name"), OTHER_NAMES)
def test_a_kind_answers_to_its_other_names(other, name, written, program):
    path = written(GOOD[name])
    status, out, _ = program("check", other, path, "--json")
    assert status == 0
    assert json.loads(out)["kind"] == name
    assert smtpuzzles.parse(other, GOOD[name]).kind == name
