"""The command `engines`."""

import json

from smtpuzzles.cli.app import run
from tests.cli.conftest import (
    MINISAT,
    UNIQUE,
)


def test_engines_are_listed_with_a_version_or_a_hint(capsys):
    assert run(["engines", "--json"]) == 0
    engines = {engine["name"]: engine for engine in json.loads(capsys.readouterr().out)["engines"]}
    assert engines[MINISAT]["version"].startswith("python-sat")
    for name, engine in engines.items():
        if engine["version"] is None:
            assert engine["origin"]
            assert run(["check", "gappy", UNIQUE, "--engine", name]) == 2
            assert engine["origin"] in capsys.readouterr().err
    assert run(["engines"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(engines)
