"""Sokoban on the command line: levels, plans, horizons, and replaying them."""

import json
import re
import shutil
import subprocess
import sys
from functools import cached_property
from pathlib import Path

import pytest

from smtpuzzles import parse, shortest_plan
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.cli.app import run
from smtpuzzles.kinds.sokoban import Sokoban
from smtpuzzles.model import Formula
from smtpuzzles.puzzle.plans import QuickPlan
from smtpuzzles.result import ReasonUnknown

ONE = """; one
#####
#@  #
# $ #
# . #
#####
"""
TWO = """; two
#######
#@ $ .#
# $  .#
#######
"""
STUCK = """; stuck
#####
#@ $#
#  .#
# . #
#####
"""
BEHIND = """; the player cannot get behind the box
#######
#.@ $ #
#######
"""


@pytest.fixture
def program(capsys, tmp_path):
    """Run one command on these levels: its exit status, standard output and standard error."""

    def go(command: str, levels: str, *options: str) -> tuple[int, str, str]:
        path = tmp_path / "levels.xsb"
        path.write_text(levels)
        status = run([command, "sokoban", str(path), *options])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return go


def test_solve_json_has_the_plan_its_counts_and_what_is_proven(program):
    status, out, err = program("solve", ONE, "--json")
    answer = json.loads(out)
    assert (status, err) == (0, "")
    fields = [
        "kind",
        "file",
        "engine",
        "verdict",
        "reason",
        "exhausted",
        "unsat_by",
        "solutions",
        "bound",
        "left_out",
        "seconds",
    ]
    assert list(answer) == fields
    assert answer["solutions"] == [{"text": "rD\n", "moves": 2, "pushes": 1, "optimal": "moves"}]
    assert (answer["verdict"], answer["reason"], answer["bound"]) == ("sat", None, 2)
    answer = json.loads(program("solve", TWO, "--json", "--variant", "pushes")[1])
    assert answer["solutions"][0]["optimal"] == "pushes"
    assert answer["solutions"][0]["pushes"] == 5


def test_all_levels_of_a_file_are_solved_in_turn_and_one_can_be_chosen(program):
    status, out, err = program("solve", f"{ONE}\n{TWO}", "--plain")
    assert (status, out) == (0, "rD\ndRRRlluRR\n")
    assert err.splitlines() == [
        "level 1: 2 moves, 1 push; no plan has fewer moves",
        "level 2: 9 moves, 5 pushes; no plan has fewer moves",
    ]
    assert program("solve", f"{ONE}\n{TWO}", "--plain", "--level", "2")[1] == "dRRRlluRR\n"
    answer = json.loads(program("solve", f"{ONE}\n{TWO}", "--json")[1])
    levels = [(level["level"], level["title"], level["verdict"]) for level in answer["levels"]]
    assert levels == [(1, "one", "sat"), (2, "two", "sat")]
    answer = json.loads(program("solve", f"{ONE}\n{TWO}", "--json", "--level", "2")[1])
    assert (answer["level"], answer["title"]) == (2, "two")
    untitled = json.loads(program("solve", ONE.replace("; one\n", ""), "--json", "--level", "1")[1])
    assert (untitled["level"], "title" in untitled) == (1, False)
    assert json.loads(program("show", f"{ONE}\n{TWO}", "--json", "--level", "2")[1])["level"] == 2
    assert program("show", f"{ONE}\n{TWO}", "--plain", "--level", "2")[1] == TWO
    assert program("solve", ONE, "--level", "2")[0] == 2


@pytest.mark.parametrize(
    ("level", "reason"),
    [
        (STUCK, "not all boxes can get to goals"),
        (BEHIND, "a search has seen every position that can be reached"),
    ],
)
def test_a_level_without_a_plan_is_proven_to_have_none_and_says_why(program, level, reason):
    level = level.replace("# . #", "#   #")
    status, out, _ = program("solve", level, "--json")
    answer = json.loads(out)
    assert (status, answer["verdict"], answer["exhausted"]) == (1, "unsat", True)
    assert answer["reason"].startswith(reason)
    assert program("solve", level)[1].endswith(f"no plan: {answer['reason']}\n")


def test_a_horizon_is_decided_alone_and_no_plan_within_it_is_not_no_plan(program):
    status, out, _ = program("solve", TWO, "--horizon", "8", "--json")
    answer = json.loads(out)
    assert (status, answer["verdict"], answer["reason"]) == (3, "unknown", "no plan within 8 moves")
    assert answer["bound"] == 9
    status, out, _ = program("solve", TWO, "--horizon", "9", "--json")
    answer = json.loads(out)
    assert (status, answer["verdict"]) == (0, "sat")
    assert answer["solutions"][0]["optimal"] is None
    assert program("solve", TWO, "--horizon", "-1")[0] == 2


def test_without_time_no_bound_is_known(program):
    status, out, _ = program("solve", TWO, "--timeout", "0", "--json")
    answer = json.loads(out)
    assert (status, answer["verdict"], answer["reason"], answer["bound"]) == (3, "unknown", "timeout", 0)
    assert "unknown: time limit reached; no plan has fewer than 0 moves" in program("solve", TWO, "--timeout", "0")[1]


def test_after_ctrl_c_the_levels_that_were_not_looked_at_are_counted(program, monkeypatch):
    monkeypatch.setattr(Deadline, "expired", lambda _: ReasonUnknown.INTERRUPTED)
    status, out, err = program("solve", f"{ONE}\n{TWO}\n{ONE}", "--json")
    assert (status, err) == (3, "smtpuzzles: skipped 2 levels\n")
    assert [(level["level"], level["reason"]) for level in json.loads(out)["levels"]] == [(1, "interrupted")]


def test_a_horizon_beyond_all_measure_is_not_tried(program, tmp_path):
    target = tmp_path / "formula.smt2"
    status, _, err = program("solve", ONE, "--horizon", "20000", "--plain", "--emit-smt2", str(target))
    assert status == 3
    assert "a formula for 20000 moves would be too large; 11111 is the most for this puzzle" in err
    assert not target.exists()


def test_verify_says_at_which_step_which_rule_breaks(program, tmp_path):
    plan = tmp_path / "plan.txt"
    plan.write_text("RD")
    assert program("verify", ONE, str(plan), "--json")[:2] == (0, '{"valid": true, "violations": []}\n')
    plan.write_text("rdd")
    answer = json.loads(program("verify", ONE, str(plan), "--json")[1])
    sentence = "step 3: the box at row 4, column 3 is pushed into the wall at row 5, column 3"
    assert answer["violations"] == [{"rule": sentence, "cells": [[4, 3], [5, 3]]}]
    plan.write_text("r")
    answer = json.loads(program("verify", ONE, str(plan), "--json")[1])
    assert answer["violations"] == [{"rule": "the box at row 3, column 3 ends on a goal", "cells": [[3, 3]]}]


def test_animate_prints_a_picture_and_a_counter_for_every_step(program):
    out = program("solve", ONE, "--animate")[1]
    assert re.findall(r"step \d of \d", out) == ["step 0 of 2", "step 1 of 2", "step 2 of 2"]
    assert out.count("┌") == 3
    for options, words in [
        (["--animate", "--speed", "0"], "--speed is more than 0, not 0"),
        (["--speed", "5"], "--speed needs --animate"),
        (["--animate", "--json"], "--animate and --json exclude each other"),
    ]:
        assert program("solve", ONE, *options) == (2, "", f"smtpuzzles: {words}\n")


@pytest.mark.parametrize("command", ["check", "count"])
def test_uniqueness_is_not_asked_of_plans(program, command):
    status, _, err = program(command, ONE)
    assert status == 2
    plans = "its solutions are plans, which 'smtpuzzles solve' and shortest_plan find"
    assert err == f"smtpuzzles: '{command}' is not available for sokoban: {plans}\n"


def test_options_of_plans_are_refused_for_boards(tmp_path, capsys):
    path = tmp_path / "labels.txt"
    path.write_text("- -\n- -\n")
    for options in (["--horizon", "3"], ["--animate"], ["--level", "2"]):
        assert run(["solve", "gappy", str(path), *options]) == 2
        assert capsys.readouterr().err.startswith("smtpuzzles: ")
    path.write_text(ONE)
    assert run(["solve", "sokoban", str(path), "--all"]) == 2


@pytest.mark.parametrize("variant", ["moves", "pushes"])
def test_the_emitted_formula_is_that_of_the_answer(program, tmp_path, variant):
    z3 = Path(sys.executable).parent / "z3"
    if not shutil.which(z3):
        pytest.skip("the z3 program is not installed")
    target = tmp_path / "formula.smt2"
    for options, verdict in ([], "sat"), (["--horizon", "4"], "unsat"):
        program("solve", TWO, "--variant", variant, "--emit-smt2", str(target), *options)
        ran = subprocess.run([z3, target], capture_output=True, text=True, check=False)
        assert ran.stdout.splitlines()[0] == verdict
    several = program("solve", f"{ONE}\n{TWO}", "--emit-smt2", str(target))
    assert several[0] == 2
    assert "choose one of the 2 levels" in several[2]


def test_where_no_formula_was_needed_none_is_written(program, tmp_path):
    target = tmp_path / "formula.smt2"
    status, _, err = program("solve", BEHIND, "--emit-smt2", str(target))
    assert (status, err) == (1, "smtpuzzles: wrote no file: the search needed no formula\n")
    assert not target.exists()


class Noted(Sokoban):
    """A level that notes which horizons are asked."""

    @cached_property
    def asked(self) -> list[int]:
        return []

    def formula(self, horizon: int) -> Formula:
        self.asked.append(horizon)
        return super().formula(horizon)


class Climbed(Noted):
    """Horizons are climbed one by one, without a plan to begin with."""

    def quick_plan(self, _: Deadline) -> QuickPlan:
        return QuickPlan(None)


@pytest.mark.parametrize("variant", ["moves", "pushes"])
@pytest.mark.parametrize("climb", [Noted, Climbed])
def test_no_horizon_is_asked_twice(climb, variant):
    puzzle = climb(parse("sokoban", TWO).level, variant)
    assert shortest_plan(puzzle).optimal
    assert len(set(puzzle.asked)) == len(puzzle.asked) > 0


def test_boxes_that_the_player_cannot_reach_are_told_in_every_answer(program, tmp_path):
    level = "#####\n#@$.#\n#####\n#$ .#\n#####\n"
    words = "the player can never reach the box at row 4, column 2: it is left out\n"
    status, out, err = program("solve", level)
    assert (status, err, out.endswith(f"1 move, 1 push; no plan has fewer moves\n{words}")) == (0, "", True)
    status, out, err = program("solve", level, "--plain")
    assert (status, out, err.endswith(words)) == (0, "R\n", True)
    assert json.loads(program("solve", level, "--json")[1])["left_out"] == [[4, 2]]
    assert json.loads(program("solve", level.replace("$ ", "  "), "--json")[1])["left_out"] == []
    assert program("show", level)[1].endswith(words)
    (tmp_path / "plan.txt").write_text("R")
    assert program("verify", level, str(tmp_path / "plan.txt"))[1].endswith(f"a solution\n{words}")
    (row,) = map(json.loads, program("batch", level, "--do", "solve", "--jobs", "1")[1].splitlines())
    assert (row["verdict"], row["message"]) == ("sat", words.strip())
    assert "the boxes at row 4, columns 2 and 3: they are left out" in program("solve", level.replace("$ ", "$$"))[1]
