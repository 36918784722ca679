"""Experiments: what they say can be relied upon, whoever walks, and however often they are ended and begun again."""

import csv
import io
import json
import os
import signal
import subprocess
import sys
from itertools import islice
from math import sqrt
from time import monotonic, sleep

import pytest

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.cli.app import run
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.dimacs import dimacs
from smtpuzzles.errors import UsageError
from smtpuzzles.views.plot import drawing_to
from smtpuzzles.walksat import heuristics, walking
from smtpuzzles.walksat.experiment import Case, Execution, Experiment, digest
from smtpuzzles.walksat.figures import best_noises, figures, students_t, wilson
from smtpuzzles.walksat.records import Records
from smtpuzzles.walksat.walking import Walker, nth_seed
from tests.conftest import ROOT
from tests.walksat.test_walksat import holes, lightup

LIGHTUP = str(ROOT / "puzzles/lightup/10-d.txt")
CASE = Case("cnf", "skc", 0.5)
SMALL = Cnf((), 6, [[1, 2, 3], [-1, -2], [-2, -3], [-1, -3], [3, 4, 5, 6], [-3, -4], [-5, 6], [-6, 5], [-1, 4, -6]])
QUICK = [
    "--heuristics",
    "skc,probsat",
    "--noises",
    "0.2,0.5",
    "--limits",
    "10,300",
    "--executions",
    "30",
    "--jobs",
    "1",
]


def experiment(**options) -> Experiment:
    return Experiment(SMALL, **{"heuristics": ("skc", "probsat"), "limit": 200, "executions": 120, **options})


def executions(wish: Experiment, jobs: int = 1, done=()) -> set[Execution]:
    found = [one for some in wish.run(done, jobs, Deadline()) for one in some]
    assert len(set(found)) == len(found)
    return set(found)


# Walks.


@pytest.mark.few(3)
@pytest.mark.parametrize("name", heuristics.names())
def test_a_walk_with_a_smaller_limit_is_the_beginning_of_one_with_a_larger(name):
    """So one walk tells what every limit makes of it."""
    walker = Walker(lightup(), heuristics.load(name))
    for seed in [nth_seed(3, number) for number in range(5)]:
        longest = walker.walk(seed, 0.3, 3000, Deadline())
        for limit in (1, 40, longest.flips - 1, longest.flips):
            shorter = walker.walk(seed, 0.3, limit, Deadline())
            found = longest.model is not None and longest.flips <= limit
            assert (shorter.model is not None, shorter.flips) == (found, min(limit, longest.flips))


def test_every_form_heuristic_and_noise_is_a_case_once_and_noise_only_where_it_plays_a_part():
    wish = experiment(noises=(0.5, 0.1, 0.5), forms=("cnf", "3-sat", "cnf"))
    ours = [(name, noise) for name, noise in (("skc", 0.5), ("skc", 0.1), ("probsat", None))]
    assert wish.cases == [Case(form, name, noise) for form in ("cnf", "3-sat") for name, noise in ours]
    assert experiment(forms=("cnf",)).cases == [CASE, Case("cnf", "probsat", None)]
    assert {case.heuristic for case in Experiment(SMALL).cases} == set(heuristics.names())


def test_results_do_not_depend_on_who_walks():
    wish = experiment()
    alone = executions(wish)
    assert len(alone) == 2 * 2 * 120
    assert executions(wish, jobs=2) == alone
    assert {one for one in alone if one.number < 50} == executions(experiment(executions=50))


def test_an_empty_clause_is_never_found():
    assert {one.found for one in executions(Experiment(Cnf((), 1, [[1], []]), forms=("cnf",), executions=2))} == {False}


def test_when_the_clock_strikes_what_was_finished_stays():
    unsat = Experiment(Cnf((), 2, [[1], [-1]]), ("cnf",), ("skc",), limit=10**9, executions=4)
    for jobs in (1, 2):
        began = monotonic()
        assert [one for some in unsat.run((), jobs, Deadline(0.3)) for one in some] == []
        assert monotonic() - began < 5


# The file of results.


def filled(path) -> set[Execution]:
    records = Records(experiment(), str(path))
    for some in experiment().run(records.done, 1, Deadline()):
        records.add(some)
    return set(records.of(experiment()))


def test_an_experiment_goes_on_wherever_it_was_killed(tmp_path):
    file = tmp_path / "results.jsonl"
    whole = filled(file)
    data = file.read_bytes()
    assert whole == executions(experiment())
    assert data.count(b"\n") == 1 + len(whole)
    for length in (0, 5, data.index(b"\n"), data.index(b"\n") + 1, len(data) // 2, len(data) - 1):
        file.write_bytes(data[:length])
        assert filled(file) == whole
        lines = file.read_bytes().splitlines()
        assert sorted(lines) == sorted(data.splitlines())
        assert lines[0] == data.splitlines()[0]


def test_more_may_be_added_to_a_file_and_less_be_asked_of_it(tmp_path):
    file = tmp_path / "results.jsonl"
    whole = filled(file)
    more = experiment(executions=130, noises=(0.5, 0.1), heuristics=("skc", "probsat", "jw"))
    records = Records(more, str(file))
    assert set(records.done.values()) == whole
    added = executions(more, done=records.done)
    records.add(added)
    assert not whole & added
    assert set(Records(more, str(file)).of(more)) == whole | added == executions(more)
    fewer = experiment(executions=10)
    assert set(Records(fewer, str(file)).of(fewer)) == executions(fewer)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("p cnf 1 0\n", "expected results of an experiment, but found something else"),
        ("{", None),
        ("something", "expected results of an experiment"),
        ('["what"]\n', "expected results of an experiment"),
        ({"clauses": "0"}, "these are results of other clauses; expected another file to write to"),
        ({"seed": 1}, "these are results of seed 1, not 0; expected another file"),
        ({"limit": 7}, "these are results of a largest limit of 7, not 200"),
    ],
    ids=str,
)
def test_another_file_is_refused_and_stays_as_it_is(content, words, tmp_path):
    file = tmp_path / "results.jsonl"
    Records(experiment(), str(file))
    if isinstance(content, dict):
        content = json.dumps({**json.loads(file.read_text()), **content}) + "\n"
    file.write_text(content)
    if words is None:  # it may be our own first line, cut off
        assert Records(experiment(), str(file)).done == {}
        return
    with pytest.raises(UsageError, match=words):
        Records(experiment(), str(file))
    assert file.read_text() == content


@pytest.mark.parametrize(
    "line", ["{}", "nonsense", '{"form": "cnf", "heuristic": "skc", "noise": 0.5, "execution": 0}']
)
def test_a_damaged_line_is_named(line, tmp_path):
    file = tmp_path / "results.jsonl"
    filled(file)
    lines = file.read_text().splitlines()
    lines[4] = line
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(UsageError, match="expected an execution in line 5, but found something else"):
        Records(experiment(), str(file))


def test_clauses_are_the_same_by_any_name():
    assert digest(Cnf(("a",), 2, [[1, -2]])) == digest(Cnf((), 2, [[1, -2]]))
    others = [Cnf((), 3, [[1, -2]]), Cnf((), 2, [[-2, 1]]), Cnf((), 2, [[1], [-2]]), Cnf((), 2, [])]
    assert len({digest(cnf) for cnf in others}) == 4


# Figures.


def test_figures_are_those_computed_by_hand():
    flips = [(10, True), (20, True), (60, True), (100, False)]
    some = [Execution(CASE, number, *one) for number, one in enumerate(flips)]
    low, middle, high = figures(some, [100, 20, 5])
    assert (low.limit, low.found, low.mean, low.margin, low.median) == (5, 0, None, None, None)
    assert (middle.limit, middle.found, middle.mean, middle.margin, middle.median) == (20, 2, 15, None, None)
    assert (high.executions, high.found, high.success.value, high.mean, high.median) == (4, 3, 0.75, 30, 40)
    deviation = sqrt((20**2 + 10**2 + 30**2) / 2)
    assert high.margin == pytest.approx(4.303 * deviation / sqrt(3), rel=0.04)


def test_a_model_after_the_last_flip_allowed_counts_and_one_before_the_first_too():
    some = [Execution(CASE, 0, 100, True), Execution(CASE, 1, 0, True)]
    assert [one.found for one in figures(some, [99, 100])] == [1, 2]


@pytest.mark.parametrize(
    ("found", "number", "low", "high"),
    [
        (0, 10, 0, 0.2775),
        (10, 10, 0.7225, 1),
        (1000, 1000, 0.99617, 1),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilson_intervals(found, number, low, high):
    share = wilson(found, number)
    assert share.value == found / number
    assert (share.low, share.high) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


@pytest.mark.parametrize(("freedom", "value"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_students_t(freedom, value):
    assert students_t(freedom) == pytest.approx(value, rel=0.01)


def test_the_best_noise_finds_most_and_of_equals_soonest():
    cases = [Case("cnf", "skc", noise) for noise in (0.1, 0.2, 0.3)]
    some = [Execution(cases[0], 0, 5, True), Execution(cases[0], 1, 50, False)]
    some += [
        Execution(case, number, flips, True) for case, flips in ((cases[1], 40), (cases[2], 30)) for number in (0, 1)
    ]
    assert [one.case for one in best_noises(figures(some, [10, 50]))] == [cases[2]]


def test_the_best_noise_finds_the_largest_share_however_many_executions_there_were():
    """When an experiment was ended, or a noise came later, some cases have more than others."""
    often, rarely = (Case("cnf", "skc", noise) for noise in (0.1, 0.2))
    some = [Execution(often, number, 10, True) for number in range(5)]
    some += [Execution(rarely, number, 10, number % 2 == 0) for number in range(20)]
    assert [one.case for one in best_noises(figures(some, [50]))] == [often]


# The command.


def test_a_puzzle_and_its_clauses_are_the_same_experiment(tmp_path, capsys):
    cnf = tmp_path / "puzzle.cnf"
    run(["solve", "lightup", LIGHTUP, "--emit-dimacs", str(cnf), "--encoding", "direct", "--propagate", "--plain"])
    capsys.readouterr()
    assert run(["experiment", "lightup", LIGHTUP, "--propagate", *QUICK, "--json"]) == 0
    of_puzzle = json.loads(capsys.readouterr().out)
    assert run(["experiment", str(cnf), *QUICK, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == of_puzzle
    assert (of_puzzle["seed"], of_puzzle["finished"]) == (0, True)
    assert set(of_puzzle["forms"]) == {"cnf", "3-sat"}
    assert len(of_puzzle["figures"]) == 2 * 3 * 2
    assert all(one["executions"] == 30 for one in of_puzzle["figures"])


def test_csv_and_table_and_standard_input(capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(dimacs(SMALL).encode())))
    assert run(["experiment", "-", *QUICK, "--csv"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [row["noise"] for row in rows if row["form"] == "cnf"] == ["0.2", "0.2", "0.5", "0.5", "", ""]
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(dimacs(SMALL).encode())))
    assert run(["experiment", "-", *QUICK, "--heuristics", "adaptive-novelty+,skc"]) == 0
    table = capsys.readouterr().out
    assert "mean flips" in table
    assert "of found" in table
    assert "3-sat: 13 variables, " in table
    assert "adaptive-novelty+     -" in table
    assert max(map(len, table.splitlines())) <= 80
    row = next(line.split() for line in table.splitlines() if line.startswith("skc"))
    assert row[1:4] == ["0.2", "10", "30"]


def test_walks_are_compiled_before_there_are_workers_which_would_all_do_so(monkeypatch):
    warmed = []
    monkeypatch.setattr(walking, "warm_up", lambda heuristic: warmed.append(heuristic.name))
    assert run(["experiment", "lightup", LIGHTUP, *QUICK]) == 0
    assert warmed == ["skc", "probsat"]


def test_started_again_it_walks_only_what_is_missing(tmp_path, capsys):
    """It believes the file, in which all walks end with a model after 7 flips; no walk does so."""
    file = tmp_path / "results"
    arguments = ["experiment", "lightup", LIGHTUP, *QUICK, "--results", str(file), "--json"]
    assert run(arguments) == 0
    head, *walks = file.read_text().splitlines()
    told = [json.dumps({**json.loads(walk), "flips": 7, "found": True}) for walk in walks]
    file.write_text("\n".join([head, *told, ""]))
    capsys.readouterr()
    assert run(arguments) == 0
    assert {one["mean_flips_of_found"] for one in json.loads(capsys.readouterr().out)["figures"]} == {7.0}


@pytest.mark.parametrize("form", ["svg", "png"])
def test_a_plot_is_drawn(form, tmp_path):
    pytest.importorskip("matplotlib", reason="matplotlib is an extra")
    pictures = []
    for name in ("one", "two"):
        file = tmp_path / f"{name}.{form}"
        assert run(["experiment", "lightup", LIGHTUP, *QUICK, "--plot", str(file)]) == 0
        pictures.append(file.read_bytes())
    assert pictures[0] == pictures[1]
    assert pictures[0].startswith(b"<?xml" if form == "svg" else b"\x89PNG")


def test_a_plot_that_cannot_be_written_is_an_error_that_names_it(tmp_path):
    pytest.importorskip("matplotlib", reason="matplotlib is an extra")
    file = tmp_path / "folder" / "plot.svg"
    file.parent.mkdir()
    save = drawing_to(str(file), lambda figure, _: figure.text(0, 0, "text"))
    file.parent.rmdir()
    with pytest.raises(UsageError, match=f"^{file}: cannot write this file: no such file"):
        save(None)
    file.parent.mkdir()
    save(None)
    assert [one.name for one in file.parent.iterdir()] == ["plot.svg"]


@pytest.mark.filterwarnings("error")
def test_walks_that_begin_at_a_model_are_drawn_without_a_warning(tmp_path):
    pytest.importorskip("matplotlib", reason="matplotlib is an extra")
    cnf = tmp_path / "true.cnf"
    cnf.write_text("p cnf 2 0\n")
    assert run(["experiment", str(cnf), *QUICK, "--plot", str(tmp_path / "plot.svg")]) == 0


@pytest.mark.more
@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_ctrl_c_shows_what_is_there_and_ends_all(tmp_path):
    cnf, results = tmp_path / "holes.cnf", tmp_path / "results.jsonl"
    cnf.write_text(holes(6))
    options = ["--heuristics", "skc", "--limits", "20000", "--executions", "1000000", "--jobs", "2", "--forms", "cnf"]
    command = [sys.executable, "-m", "smtpuzzles", "experiment", str(cnf), *options, "--results", str(results)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    end = monotonic() + 60
    while (not results.exists() or results.read_bytes().count(b"\n") < 2) and monotonic() < end:
        sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=20)  # which waits until the workers have let go of the pipes, too
    # After a note of compiling, on a fresh machine.
    assert err.endswith("smtpuzzles: interrupted; this is what was finished\n")
    assert process.returncode == 3
    walks = results.read_bytes().count(b"\n") - 1
    assert f"20,000 {walks:,} " in " ".join(out.split())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["lightup"], "expected a kind and a file, or a file that ends in .cnf, but found 'lightup'"),
        (["lightup", LIGHTUP, "more"], "expected a kind and a file"),
        (["lightup", "nofile"], "nofile: cannot read this file"),
        (["nofile.cnf"], "nofile.cnf: cannot read this file"),
        (["x.cnf", "--encoding", "z3"], "--encoding and --variant are not available for a DIMACS file"),
        (
            ["sokoban", str(ROOT / "puzzles/sokoban/order.txt")],
            "'experiment' is not available for sokoban: its solutions are plans",
        ),
        (["lightup", LIGHTUP, "--heuristics", "skc,no"], "unknown heuristic 'no'"),
        (["lightup", LIGHTUP, "--heuristics", ","], "unknown heuristic ''"),
        (["lightup", LIGHTUP, "--noises", "0.1,1.1"], "noise is a probability, from 0 to 1, not 1.1"),
        (
            ["lightup", LIGHTUP, "--heuristics", "probsat", "--noises", "7"],
            "noise is a probability, from 0 to 1, not 7",
        ),
        (["lightup", LIGHTUP, "--noises", "nan"], "noise is a probability"),
        (["lightup", LIGHTUP, "--noises", "a"], "--noises: expected probabilities, separated by commas, but found 'a'"),
        (["lightup", LIGHTUP, "--limits", "10,0"], "--limits is 1 or more, not 0"),
        (["lightup", LIGHTUP, "--limits", "1.5"], "--limits: expected numbers of flips, separated by commas"),
        (["lightup", LIGHTUP, "--forms", "cnf,4-sat"], "unknown form '4-sat': expected one of cnf, 3-sat"),
        (["lightup", LIGHTUP, "--executions", "0"], "executions is 1 or more, not 0"),
        (["lightup", LIGHTUP, "--encoding", "no"], "unknown encoding 'no'"),
        (["lightup", LIGHTUP, "--variant", "no"], "no"),
        (["lightup", LIGHTUP, "--seed", "-1"], "seed is a number from 0"),
        (["lightup", LIGHTUP, "--jobs", "0"], "--jobs is 1 or more, not 0"),
        (["lightup", LIGHTUP, "--csv", "--json"], "--csv and --json exclude each other"),
        (["lightup", LIGHTUP, "--plot", "x.gif"], "x.gif: expected a name that ends in .svg or .png"),
        (["lightup", LIGHTUP, "--results", "-"], "--results: expected a file, not '-'; the program also reads it"),
        (["lightup", LIGHTUP, "--results", LIGHTUP], "expected results of an experiment, but found something else"),
        (
            ["lightup", LIGHTUP, "--results", "/nowhere/x"],
            "/nowhere/x: cannot use this file: no such file or directory",
        ),
    ],
    ids=lambda words: " ".join(words)[-40:] if isinstance(words, list) else "",
)
def test_impossible_wishes_are_refused_in_one_line(arguments, words, capsys):
    assert run(["experiment", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert words in shown.err
    assert shown.err.count("\n") == 1


def test_more_executions_than_fit_into_memory_are_refused_and_others_begin_at_once():
    with pytest.raises(
        UsageError, match=r"^expected at most 3,000,000 executions, but 1,000,000,000 for each .* are 4,"
    ):
        experiment(executions=1_000_000_000)
    tasks = experiment(executions=700_000).tasks(())
    assert [numbers[0] for _, numbers in islice(tasks, 5)] == [0, 0, 0, 0, 50]
