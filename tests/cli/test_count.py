"""The command `count`."""

import json
import os

import pytest

from smtpuzzles.cli.app import run
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.engines.counters import COUNTERS, count_by
from smtpuzzles.result import Counted, ReasonUnknown
from tests.cli.conftest import EMPTY_BINAIRO, UNIQUE
from tests.conftest import ROOT
from tests.hostile import ROOKS, Hostile


def test_a_count_prints_as_a_sentence():
    seconds = {"model": 0.0, "solve": 0.0}
    told = {"verdict": "sat", "seconds": seconds}
    assert str(Counted(count=1, exhausted=True, **told)) == "1 solution"
    assert str(Counted(count=3, **told)) == "at least 3 solutions"
    assert str(Counted(count=3, reason=ReasonUnknown.TIMEOUT, **told)) == "at least 3 solutions (timeout)"


@pytest.mark.skipif(COUNTERS["clasp"].command() is None, reason="clasp is not here")
def test_a_counter_of_all_variables_names_one_for_kinds_with_helpers(complains):
    hitori = str(ROOT / "puzzles/hitori/5.txt")
    words = "clasp would count helper variables, which each formula of hitori has; expected ganak"
    complains(["count", "hitori", hitori, "--counter", "clasp"], words)


def test_count_json_has_the_number_and_whether_it_is_all(program, tmp_path):
    empty = tmp_path / "empty.txt"
    empty.write_text(EMPTY_BINAIRO)
    answer = json.loads(program("count", "binairo", empty, "--json", "--limit", "30")[1])
    assert (answer["count"], answer["exhausted"]) == (30, False)
    small = tmp_path / "small.txt"
    small.write_text("____\n" * 4)
    answer = json.loads(program("count", "binairo", small, "--json")[1])
    assert (answer["count"], answer["exhausted"]) == (72, True)
    assert program("count", "binairo", small, "--plain")[1] == "72\n"
    assert program("count", "binairo", empty, "--limit", "5")[1] == "at least 5 solutions\n"
    assert program("count", "binairo", empty, "--limit", "5", "--plain")[1:] == ("5\n", "at least 5 solutions\n")


def test_a_variant_changes_the_rules(program, tmp_path):
    empty = tmp_path / "empty.txt"
    empty.write_text("____\n" * 4)
    assert program("count", "binairo", empty, "--plain")[1] == "72\n"
    assert program("count", "binairo", empty, "--plain", "--variant", "repeats")[1] == "90\n"


@pytest.mark.parametrize("counter", COUNTERS)
def test_a_counter_counts_what_enumeration_counts(counter, tmp_path, capsys):
    if COUNTERS[counter].command() is None:
        pytest.skip(f"{counter} is not here: {COUNTERS[counter].origin}")
    empty = tmp_path / "4.txt"
    empty.write_text("____\n" * 4)
    free = tmp_path / "free.txt"
    free.write_text("___\n###\n___\n")
    none = str(ROOT / "puzzles/gappy/9-none.txt")
    for arguments, number in [(["binairo", str(empty)], 72), (["lightup", str(free)], 9), (["gappy", none], 0)]:
        assert run(["count", *arguments, "--json"]) == (0 if number else 1)
        assert json.loads(capsys.readouterr().out)["count"] == number
        assert run(["count", *arguments, "--counter", counter, "--json"]) == (0 if number else 1)
        counted = json.loads(capsys.readouterr().out)
        assert (counted["count"], counted["exhausted"], counted["engine"]) == (number, True, counter)


@pytest.mark.parametrize("counter", COUNTERS)
def test_a_counter_keeps_time(counter, tmp_path, capsys):
    if COUNTERS[counter].command() is None:
        pytest.skip(f"{counter} is not here: {COUNTERS[counter].origin}")
    empty = tmp_path / "10.txt"
    empty.write_text(("_" * 10 + "\n") * 10)
    assert run(["count", "binairo", str(empty), "--counter", counter, "--timeout", "1", "--json"]) == 3
    counted = json.loads(capsys.readouterr().out)
    assert (counted["verdict"], counted["reason"], counted["exhausted"]) == ("unknown", "timeout", False)


@pytest.mark.skipif(COUNTERS["clasp"].command() is None, reason="clasp is not here")
def test_ctrl_c_while_clauses_are_made_ends_a_counter_before_it_begins():
    counted = count_by("clasp", Hostile(ROOKS, "pressed in the rules"), Lowering("direct"))
    assert (counted.verdict, counted.reason, counted.exhausted) == ("unknown", "interrupted", False)


def test_clasp_refuses_to_count_helper_variables(capsys):
    assert run(["count", "gappy", UNIQUE, "--counter", "clasp", "--encoding", "z3"]) == 2
    assert "clasp would count helper variables" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("exec yes", "clasp prints more than 20,000,000 bytes"),
        ("echo 'c Models : 3'; exec yes", "clasp prints more than 20,000,000 bytes"),
        ("echo odd words; exit 1", "clasp ended with status 1, without an answer: odd words"),
        ("echo words >&2; kill -9 $$", "clasp was killed by SIGKILL, without an answer: words"),
        (f"echo 'c Models : {'7' * 5000}'", f"clasp ended with status 0, without an answer: c Models : {'7' * 66}..."),
        ("exit 0", "clasp ended with status 0, without an answer"),
    ],
)
def test_what_a_counter_does_wrong_is_told_as_of_an_engine(script, words, tmp_path, monkeypatch, program):
    """It was 'killed by SIGKILL' when it printed too much, and its words were lost."""
    clasp = tmp_path / "clasp"
    clasp.write_text(f"#!/bin/sh\n{script}\n")
    clasp.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    status, out, _ = program("count", "gappy", UNIQUE, "--counter", "clasp", "--json")
    assert (status, json.loads(out)["reason"]) == (3, words)
