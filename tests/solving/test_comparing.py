"""Engines side by side."""

import csv
import io
import json
from concurrent.futures import Future
from dataclasses import replace
from functools import partial

import pytest

from smtpuzzles.base.cluster import ClusterGone
from smtpuzzles.base.executors import Here, Workers
from smtpuzzles.cli.app import run
from smtpuzzles.cli.compare import collect, on_cluster, print_tables
from smtpuzzles.cli.reading import every_file
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.direct import number_of_all
from smtpuzzles.engines.library import LibrarySession
from smtpuzzles.result import Answer, Verdict
from smtpuzzles.solving.comparing import Trial, compare, compared, disagreements, questions, trial
from tests.conftest import PLAN_SAMPLES, ROOT, SMALLEST_BOARDS

GAPPY = ROOT / "puzzles/gappy"
TRIAL = Trial("9", "minisat", "z3", Verdict.SAT, None, 0.5, 1, 2, None)
ENGINES = ["z3", "z3-sat", "minisat", "cadical"]


FEW_CLAUSES = [one for one in SMALLEST_BOARDS if number_of_all(one.puzzle().model.formula) < 3000]


@pytest.mark.few(9)
@pytest.mark.parametrize("sample", FEW_CLAUSES, ids=str)
def test_engines_agree_on_small_boards_in_two_encodings(sample):
    asked = questions("it", sample.puzzle(), None)
    found = list(compare(asked, ENGINES, ["z3", "direct"], repeat=1, timeout=60))
    trials = [one for one in found if isinstance(one, Trial)]
    assert {one.verdict for one in trials} == {"unsat" if sample.verdict == "none" else "sat"}
    assert disagreements(trials) == []
    assert len(trials) == 1 + 2 * 3
    assert len(found) == len(trials) + 2


def test_a_plan_is_two_questions():
    sample = next(sample for sample in PLAN_SAMPLES if sample.path.stem == "order")
    asked = questions("order", sample.puzzle(), None)
    assert [question.name for question in asked] == ["order, 15 moves", "order, 16 moves"]
    trials = [one for one in compare(asked, ENGINES, ["z3"], 1, None) if isinstance(one, Trial)]
    assert [one.verdict for one in trials] == [Verdict.UNSAT] * 4 + [Verdict.SAT] * 4


def test_where_no_formula_is_needed_there_is_no_question():
    sample = next(sample for sample in PLAN_SAMPLES if sample.verdict == "none")
    assert questions("blocked", sample.puzzle(), None) == []


def test_a_yes_and_a_no_to_the_same_question_are_a_disagreement():
    no = replace(TRIAL, engine="cadical", verdict=Verdict.UNSAT)
    unknown = replace(TRIAL, engine="glucose", verdict=Verdict.UNKNOWN, reason="timeout")
    assert disagreements([TRIAL, unknown, replace(no, question="12")]) == []
    assert disagreements([TRIAL, unknown, no]) == ["9: minisat (z3) says sat, but cadical (z3) says unsat"]


def test_an_answer_that_breaks_a_rule_is_shouted(hostile, capsys):
    assert run(["compare", *hostile("wrong"), "--engines", "minisat", "--repeat", "1"]) == 70
    shown = capsys.readouterr()
    assert "SOLVERS DISAGREE: rooks: minisat (direct): its answer breaks a rule: row 1 has exactly one r" in shown.err
    assert "wrong" in shown.out


def test_a_folder_is_its_files(capsys):
    assert run(["compare", "gappy", str(GAPPY), "--engines", "z3,minisat", "--repeat", "1", "--json"]) == 0
    compared = json.loads(capsys.readouterr().out)
    names = {path.stem for path in GAPPY.iterdir()}
    assert {one["question"] for one in compared["trials"]} == names
    assert {size["question"] for size in compared["sizes"]} == names
    assert compared["disagreements"] == []
    assert all(one["ratio"] >= 1 for one in compared["trials"])


def test_a_table_has_a_line_for_every_trial_and_the_sizes(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
    puzzle = str(GAPPY / "9.txt")
    assert run(["compare", "gappy", puzzle, "--engines", "minisat,cadical", "--encodings", "z3,direct"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert lines[0] == ["puzzle,", "solver", "encoding", "answer", "seconds", "ratio", "conflicts", "decisions"]
    assert lines[1] == ["9"]
    assert sorted(tuple(line[:3]) for line in lines[2:6]) == [
        (engine, encoding, "sat") for engine in ("cadical", "minisat") for encoding in ("direct", "z3")
    ]
    assert lines[2][-3] == "1.0"
    assert ["conflicts:", "dead", "ends"] in [line[:3] for line in lines]
    assert ["9", "direct", "81", "2220"] in [line[:4] for line in lines]


def test_a_table_fits_80_columns_in_whole_words(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "dumb")
    late = replace(TRIAL, engine="cryptominisat5", encoding="bimander", verdict=Verdict.UNKNOWN, reason="timeout")
    print_tables([replace(late, engine="glucose-program", conflicts=12_345_678, decisions=12_345_678)], [], 3)
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    assert max(map(len, lines)) <= 80
    assert lines[0].split() == ["puzzle,", "solver", "encoding", "answer", "seconds", "ratio", "conflicts", "decisions"]
    assert [line for line in lines if line.startswith("glucose-program bimander")]


class Leaving(Here):
    """A cluster that is gone after its first task."""

    done = False

    def submit(self, work, /, *task):
        self.done, late = True, self.done
        return Future() if late else super().submit(work, *task)


class Gone:
    def expect_workers(self):
        raise ClusterGone


def test_a_cluster_that_is_gone_leaves_what_was_finished(capsys):
    gone = Workers(Leaving(), 1, Gone())
    work = partial(compared, ["minisat"], ["direct"], 1, None)
    puzzles = [(sample.path.stem, sample.puzzle()) for sample in SMALLEST_BOARDS[:2]]
    trials, sizes, interrupted = collect(on_cluster(work, iter(puzzles), gone, str), str)
    assert interrupted
    assert [one.question for one in trials] == [one.question for one in sizes] == [puzzles[0][0]]
    assert "the cluster is gone" in capsys.readouterr().err


def test_a_folder_is_read_in_the_order_of_its_numbers(tmp_path):
    names = ["hard-8.txt", "hard-9.txt", "hard-10.txt", "x"]
    for name in reversed(names):
        (tmp_path / name).write_text("")
    assert every_file([str(tmp_path), str(tmp_path / "x")]) == [str(tmp_path / name) for name in names]


def test_names_are_whole_where_no_terminal_sets_a_limit(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("COLUMNS", "40")
    puzzle = tmp_path / f"{'long' * 20}.txt"
    puzzle.write_text((GAPPY / "9.txt").read_text())
    assert run(["compare", "gappy", str(puzzle), str(puzzle), "--engines", "maplechrono", "--repeat", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert puzzle.stem in [line.strip() for line in lines]
    assert [line.split()[:3] for line in lines if "maplechrono" in line] == [["maplechrono", "direct", "sat"]]


def test_csv_has_a_row_for_every_trial(capsys):
    puzzle = str(GAPPY / "9.txt")
    assert run(["compare", "gappy", puzzle, "--engines", "z3,minisat", "--repeat", "1", "--csv"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert {(row["engine"], row["encoding"], row["verdict"]) for row in rows} == {
        ("z3", "", "sat"),
        ("minisat", "direct", "sat"),
    }
    assert {row["clauses"] for row in rows if row["engine"] == "minisat"} == {"2220"}


def test_a_limit_is_no_answer_and_has_no_ratio(capsys, tmp_path):
    file = tmp_path / "hard.txt"
    file.write_text(("- " * 40 + "\n") * 2)
    arguments = ["compare", "gappy", str(file), "--engines", "z3,minisat", "--timeout", "0", "--json"]
    assert run(arguments) == 0
    trials = json.loads(capsys.readouterr().out)["trials"]
    assert {(one["verdict"], one["reason"], one["ratio"]) for one in trials} == {("unknown", "timeout", None)}


def test_files_of_the_same_name_are_told_apart(tmp_path, capsys):
    for folder, source in (("yes", "9.txt"), ("no", "9-none.txt")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "9.txt").write_text((GAPPY / source).read_text())
    files = [str(tmp_path / folder / "9.txt") for folder in ("yes", "no")]
    assert run(["compare", "gappy", *files, "--engines", "z3,minisat", "--repeat", "1", "--json"]) == 0
    compared = json.loads(capsys.readouterr().out)
    assert {(one["question"], one["verdict"]) for one in compared["trials"]} == {(files[0], "sat"), (files[1], "unsat")}


def liar(verdicts: list[Verdict]) -> LibrarySession:
    """A session that gives these answers, with empty models."""

    class Liar(LibrarySession):
        def check(self, *_):
            return Answer(verdicts.pop())

        def true(self):
            return []

    return Liar("minisat22", Cnf((), 0, []))


def test_an_engine_that_contradicts_itself_or_what_is_known_is_shouted():
    sample = next(sample for sample in PLAN_SAMPLES if sample.path.stem == "order")
    asked = questions("order", sample.puzzle(), None)
    no, yes = Verdict.UNSAT, Verdict.SAT
    trials = [trial(one, "minisat", "z3", lambda: liar([no]), 1, None) for one in asked]
    assert disagreements(trials) == ["order, 16 moves: minisat (z3): it says unsat, but sat is known"]
    turns = [yes, no, no]
    always = replace(asked[1], violations=lambda _: [], known=None)
    trials = [trial(always, "minisat", "z3", lambda: liar(turns), 3, None)]
    assert disagreements(trials) == ["order, 16 moves: minisat (z3): it says sat, and when asked again, unsat"]


@pytest.mark.parametrize("form", ["svg", "png"])
def test_a_plot_has_the_same_bytes_for_the_same_times(form, tmp_path):
    pytest.importorskip("matplotlib", reason="matplotlib is an extra")
    from smtpuzzles.views.plot import draw_times, drawing_to

    slow = replace(TRIAL, engine="z3", encoding=None, seconds=2.0)
    pictures = []
    for name in ("one", "two"):
        file = tmp_path / f"{name}.{form}"
        drawing_to(str(file), draw_times)([TRIAL, slow, replace(TRIAL, reason="timeout", verdict=Verdict.UNKNOWN)])
        pictures.append(file.read_bytes())
    assert pictures[0] == pictures[1]
    assert pictures[0].startswith(b"<?xml" if form == "svg" else b"\x89PNG")


@pytest.mark.parametrize(("puzzles", "conflicts"), [(0, 7), (1, None), (1, 0), (20, 7), (21, 7)])
def test_a_plot_has_a_title_and_names_a_few_puzzles(puzzles, conflicts, tmp_path):
    pytest.importorskip("matplotlib", reason="matplotlib is an extra")
    from matplotlib.figure import Figure

    from smtpuzzles.views.plot import draw_times

    figure = Figure()
    draw_times(figure, [replace(TRIAL, question=f"odd-{n}", conflicts=conflicts) for n in range(puzzles)])
    left, right = figure.axes
    assert all(axes.get_title() and axes.get_ylabel() for axes in figure.axes)
    if puzzles <= 20:
        assert [text.get_text() for text in right.get_xticklabels()] == [f"odd-{n}" for n in range(puzzles)]
        assert puzzles == 0 or left.get_ylim() == (0.1, 1)  # 0.5 seconds
        assert puzzles == 0 or right.get_ylim() == {None: right.get_ylim(), 0: (0, 10), 7: (1, 10)}[conflicts]
    figure.savefig(tmp_path / "times.svg")


def test_a_plot_says_who_did_not_answer(tmp_path):
    pytest.importorskip("matplotlib", reason="matplotlib is an extra")
    from matplotlib.figure import Figure

    from smtpuzzles.views.plot import draw_times

    late = replace(TRIAL, question="12", reason="timeout", verdict=Verdict.UNKNOWN)
    figure = Figure()
    draw_times(figure, [TRIAL, late, replace(late, engine="glucose"), replace(TRIAL, question="12", engine="z3")])
    labels = [text.get_text() for text in figure.legends[0].get_texts()]
    assert labels == [
        "minisat, z3: 1 of 2 answered",
        "glucose, z3: 0 of 2 answered",
        "z3, z3: 1 of 2 answered",
    ]
    figure.savefig(tmp_path / "times.svg")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--engines", "z3,nonesuch"], "unknown engine 'nonesuch'"),
        (["--engines", ","], "unknown engine ''"),
        (["--encodings", "z3,nonesuch"], "unknown encoding 'nonesuch'"),
        (["--repeat", "0"], "--repeat is 1 or more, not 0"),
        (["--plot", "x.gif"], "x.gif: expected a name that ends in .svg or .png"),
        (["--plot", "nowhere/x.svg"], "nowhere/x.svg: cannot write this file: no such file or directory"),
        (["--csv", "--json"], "--csv and --json exclude each other"),
        (["nofile"], "nofile: cannot read this file"),
    ],
    ids=str,
)
def test_impossible_wishes_are_refused_in_one_line(options, words, capsys):
    assert run(["compare", "gappy", str(GAPPY / "9.txt"), *options]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert words in shown.err
    assert shown.err.count("\n") == 1
