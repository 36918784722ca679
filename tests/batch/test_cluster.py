"""The other commands on a real cluster: a scheduler and two workers on this machine."""

import json
from pathlib import Path

import pytest

from smtpuzzles.cli.reading import every_file
from smtpuzzles.engines.library import LibrarySession
from tests.clusters import cluster_with_two_workers
from tests.conftest import ROOT

pytestmark = pytest.mark.slow
GAPPY = str(ROOT / "puzzles" / "gappy")


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    with cluster_with_two_workers(tmp_path_factory.mktemp("cluster")) as place:
        yield place


def test_compare_measures_on_the_workers(program, place, monkeypatch):
    def asked_here(*_: object) -> None:
        raise AssertionError("a solver works in this process")

    monkeypatch.setattr(LibrarySession, "check", asked_here)
    wish = ("--engines", "minisat,cadical", "--repeat", "1", "--json")
    status, out, _ = program("compare", "gappy", GAPPY, *wish, "--cluster", place)
    compared = json.loads(out)
    trials = compared["trials"]
    assert (status, compared["disagreements"]) == (0, [])
    assert [one["question"] for one in trials[::2]] == [Path(file).stem for file in every_file([GAPPY])]
    assert {one["engine"] for one in trials} == {"minisat", "cadical"}


def test_new_puzzles_and_experiments_are_the_same_as_here(program, place):
    make = ("generate", "binairo", "--size", "6", "--count", "30", "--seed", "1", "--output", "-")
    walk = ("experiment", "gappy", f"{GAPPY}/9.txt", "--heuristics", "skc", "--executions", "20", "--json")
    assert program(*make, "--cluster", place)[:2] == program(*make, "--jobs", "1")[:2]
    assert program(*walk, "--cluster", place)[:2] == program(*walk, "--jobs", "1")[:2]
