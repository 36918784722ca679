"""A checker that knows nothing of the package accepts the certificates, and refuses those that are not right."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

import smtpuzzles
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.files import new_folder
from smtpuzzles.cli.app import run
from smtpuzzles.explaining import certificate, smallest
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.proofs import explanations
from smtpuzzles.proofs.explanations import Refused, check
from tests.explaining.test_explanation import CLUED

# Of each kind the sample with the shortest file, and one without solution.
SHORTEST = {s.kind: s for s in sorted(CLUED, key=lambda s: -s.path.stat().st_size) if s.verdict == "unique"}
WITHOUT = [sample for sample in CLUED if sample.verdict == "none" and sample.path.stem != "10-none"]
NONE = next(sample for sample in CLUED if str(sample) == "lightup-14-none")
STEPS = next(sample for sample in CLUED if str(sample) == "lightup-10-a")


def certify(sample, folder):
    """Write the certificate; return the steps as it tells them."""
    explained = Explanation(sample.puzzle(), Deadline(), certify=True)
    for _ in explained.steps():
        pass
    new_folder(folder, explained.certificate.files())
    return [json.loads(path.read_text()) for path in sorted(folder.glob("step-*.json"))]


def test_the_checker_imports_nothing_of_the_package():
    tree = ast.parse(Path(explanations.__file__).read_text())
    names = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert "pysat.solvers" in names
    assert not [name for name in names if name.startswith("smtpuzzles")]


@pytest.mark.few(12)
@pytest.mark.parametrize("sample", [*SHORTEST.values(), NONE], ids=str)
def test_the_checker_accepts_what_is_written(sample, tmp_path):
    assert all(step["proven"] for step in certify(sample, tmp_path / "proof"))
    check(tmp_path / "proof")


def test_rules_that_follow_from_others_have_their_sources_where_cells_are_shaded_too(tmp_path, monkeypatch):
    """The sources were not found among the rules, to which shading adds."""
    sample = SHORTEST["slitherlink"]

    def repeated(_, model):
        sources = tuple([rule for rule in model.rules if not rule.by_cuts])
        return [sources[0]._replace(sentence="as other rules show", sources=sources)]

    monkeypatch.setattr(type(sample.puzzle()), "derived_rules", repeated)
    certify(sample, tmp_path / "proof")
    check(tmp_path / "proof")
    rules = json.loads((tmp_path / "proof" / "puzzle.json").read_text())["rules"]
    assert [rule["sources"] for rule in rules if "sources" in rule]


@pytest.mark.few(2)
@pytest.mark.parametrize("sample", sorted(WITHOUT, key=lambda sample: sample.path.stat().st_size), ids=str)
def test_the_checker_accepts_steps_to_a_contradiction(sample, tmp_path):
    """No assignment obeys all rules, so none that a search begins with has what is known by then."""
    certify(sample, tmp_path / "proof")
    check(tmp_path / "proof")


@pytest.mark.slow
# Those left out take half a minute or more.
@pytest.mark.parametrize(
    "sample",
    [s for s in CLUED if len(s.puzzle().open_cells()) <= 100 and s.path.stem not in ("9-x", "9-several", "10-none")],
    ids=str,
)
def test_the_checker_accepts_what_is_written_of_every_sample(sample, tmp_path):
    certify(sample, tmp_path / "proof")
    check(tmp_path / "proof")


@pytest.mark.parametrize(("module", "limit"), [(smallest, "PATIENCE"), (certificate, "MOST_MODELS")])
def test_steps_that_are_not_proven_smallest_claim_less(module, limit, tmp_path, monkeypatch):
    monkeypatch.setattr(module, limit, 20)
    steps = certify(STEPS, tmp_path / "proof")
    assert [step for step in steps if not step["proven"] and step["bound"] < step["size"]]
    check(tmp_path / "proof")


@pytest.mark.parametrize("kind", ["binairo", "minesweeper"])
def test_helpers_count_where_clauses_without_them_would_be_too_many(kind, tmp_path, monkeypatch):
    few = certify(SHORTEST[kind], tmp_path / "few")
    monkeypatch.setattr(certificate, "MANY", 2)
    assert certify(SHORTEST[kind], tmp_path / "counted") == few
    check(tmp_path / "counted")
    path = tmp_path / "counted/puzzle.json"
    puzzle = json.loads(path.read_text())
    counter = next(one for one in puzzle["counters"] if len(one["rows"][-1]) > 1)
    counter["rows"][-1].reverse()
    path.write_text(json.dumps(puzzle))
    with pytest.raises(Refused, match=r"base is no solution|no rule's|is none"):
        check(tmp_path / "counted")


def test_a_rule_that_does_not_follow_from_its_sources_is_refused(tmp_path):
    certify(next(sample for sample in CLUED if str(sample) == "sudoku-6-killer"), tmp_path)
    check(tmp_path)
    path = tmp_path / "puzzle.json"
    written = path.read_text()
    for wrong in ({"clauses": [[]]}, {"sources": [0]}):
        puzzle = json.loads(written)
        next(rule for rule in puzzle["rules"] if "sources" in rule).update(wrong)
        path.write_text(json.dumps(puzzle))
        with pytest.raises(Refused, match="does not follow"):
            check(tmp_path)


def smaller(step):
    step["rules"].pop()
    step["size"] -= 1
    step["bound"] -= 1


def more_needed(step):
    step["rules"].append(min(set(range(9)) - set(step["rules"])))
    step["size"] += 1
    step["bound"] += 1


def other_model(step):
    step["models"][0]["flipped"].append(1)


def breaks_less(step):
    step["models"][0]["breaks"].pop()


def fewer_models(step):
    del step["models"][1:]


def unknown_fact(step):
    step["facts"] = [-fact for fact in step["facts"]] or [1]


def test_that_a_cell_holds_one_symbol_must_be_a_rule(tmp_path):
    """It was taken for granted, so that the only solution of '1 or 2' was proven to be 1."""
    both = [{"cell": [1, 1], "symbol": symbol} for symbol in "12"]
    rules = [{"clauses": [[1, 2]]}]
    empty = {"helpers": [], "differ": [], "counters": []}
    puzzle = {"steps": 1, "complete": True, "known": [1], "targets": [1, -2], "base": [1], "variables": both, **empty}
    step = {"size": 1, "bound": 1, "proven": True, "rules": [0], "facts": [1], "conclusions": [1], "models": []}
    (tmp_path / "step-001.json").write_text(json.dumps(step))
    (tmp_path / "step-001.cnf").write_text("p cnf 2 2\n1 0\n-1 0\n")
    (tmp_path / "puzzle.json").write_text(json.dumps({**puzzle, "rules": rules}))
    with pytest.raises(Refused, match="step 1: no rule says that a cell holds one symbol"):
        check(tmp_path)
    (tmp_path / "puzzle.json").write_text(json.dumps({**puzzle, "rules": [{"clauses": [[1, 2], [-1, -2]]}]}))
    check(tmp_path)


@pytest.mark.parametrize("tamper", [smaller, more_needed, other_model, breaks_less, fewer_models, unknown_fact])
def test_the_checker_refuses_a_step_that_was_changed(tamper, tmp_path):
    steps = certify(STEPS, tmp_path / "proof")
    number, step = next((number, step) for number, step in enumerate(steps, 1) if step["size"] > 1)
    tamper(step)
    (tmp_path / f"proof/step-{number:03}.json").write_text(json.dumps(step))
    with pytest.raises(Refused, match=f"step {number}"):
        check(tmp_path / "proof")


def test_the_checker_refuses_clauses_that_are_no_rule_or_satisfiable(tmp_path):
    certify(STEPS, tmp_path / "proof")
    path = tmp_path / "proof/step-001.cnf"
    for clauses, complaint in (("p cnf 1 1\n0\n", "no rule's"), ("p cnf 1 0\n", "do not follow")):
        path.write_text(clauses)
        with pytest.raises(Refused, match=complaint):
            check(tmp_path / "proof")


def a_cell_for_a_helper(puzzle):
    puzzle["differ"] = [{"helper": puzzle["targets"][0], "literals": [1, 2]}]


def a_helper_twice(puzzle):
    last = len(puzzle["variables"]) + len(puzzle["helpers"])
    puzzle["differ"] = [{"helper": last + 1, "literals": pair} for pair in ([1, 2], [1, -2])]


def a_helper_of_itself(puzzle):
    last = len(puzzle["variables"]) + len(puzzle["helpers"])
    puzzle["counters"] = [{"literals": [1, last + 1], "rows": [[last + 1], [last + 2]]}]


def a_helper_that_counts_less(puzzle):
    last = len(puzzle["variables"]) + len(puzzle["helpers"])
    puzzle["counters"] = [{"literals": [1, 2], "rows": [[last + 1, last + 2], [last + 3, last + 4]]}]


def fewer_steps_than_none(puzzle):
    puzzle |= {"steps": -1, "complete": False}


@pytest.mark.parametrize(
    ("tamper", "complaint"),
    [
        (a_cell_for_a_helper, "no new variable"),
        (a_helper_twice, "no new variable"),
        (a_helper_of_itself, "not of variables"),
        (a_helper_that_counts_less, "counts other literals"),
        (fewer_steps_than_none, "number of steps"),
    ],
)
def test_the_checker_refuses_helpers_and_numbers_that_cannot_be(tamper, complaint, tmp_path):
    certify(STEPS, tmp_path / "proof")
    path = tmp_path / "proof/puzzle.json"
    puzzle = json.loads(path.read_text())
    tamper(puzzle)
    path.write_text(json.dumps(puzzle))
    with pytest.raises(Refused, match=complaint):
        check(tmp_path / "proof")


def test_the_checker_reports_steps_that_do_not_lead_to_the_end(tmp_path):
    certify(STEPS, tmp_path / "proof")
    path = tmp_path / "proof/puzzle.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | {"steps": 0, "complete": False}))
    ended = "0 steps: all claims are right; the steps do not lead to the end\n"
    assert command(tmp_path / "proof") == (0, ended, "")


def command(*words):
    """Return the exit status, the output and the errors of the checker as a program."""
    done = subprocess.run(
        [sys.executable, "-m", "smtpuzzles.proofs", *map(str, words)], capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout, done.stderr


def test_the_checker_is_a_program_with_an_exit_status(tmp_path):
    folder = tmp_path / "proof"
    steps = certify(SHORTEST["binairo"], folder)
    assert command(folder) == (0, f"{len(steps)} steps: all claims are right\n", "")
    (folder / "step-001.cnf").write_text("p cnf 1 0\n")
    assert command(folder) == (1, "", f"smtpuzzles: {folder}: step 1: the conclusions do not follow\n")
    (folder / "puzzle.json").write_text("{}")
    expected = f"smtpuzzles: {folder}: expected the files of a certified explanation, but found others\n"
    assert command(folder) == (2, "", expected)
    assert command(tmp_path / "no")[0] == 2
    assert command()[0] == 2


def test_the_program_checks_proofs_of_clauses_too(tmp_path):
    made = smtpuzzles.certify(SHORTEST["sudoku"].puzzle())
    cnf, drat = tmp_path / "a.cnf", tmp_path / "a.drat"
    cnf.write_text(made.cnf)
    drat.write_text(made.proof)
    assert command(cnf, drat) == (0, "the clauses have no model: the proof is right\n", "")
    cnf.write_text("p cnf 1 1\n1 0\n")
    drat.write_text("0\n")
    assert command(cnf, drat)[0] == 1
    assert "does not follow" in command(cnf, drat)[2]


def test_the_command_writes_the_same_files_again_and_never_into_a_full_folder(tmp_path, capsys):
    first, second = tmp_path / "first", tmp_path / "some/where/second"
    second.mkdir(parents=True)
    for folder in (first, second):
        assert run(["explain", STEPS.kind, str(STEPS.path), "--plain", "--certify", str(folder)]) == 0
    assert [(path.name, path.read_bytes()) for path in sorted(first.iterdir())] == [
        (path.name, path.read_bytes()) for path in sorted(second.iterdir())
    ]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["first", "some"]
    capsys.readouterr()
    assert run(["explain", STEPS.kind, str(STEPS.path), "--certify", str(first)]) == 2
    assert capsys.readouterr().err.startswith("smtpuzzles: --certify: expected a new or an empty folder, but")
    assert run(["explain", STEPS.kind, str(STEPS.path), "--next", "--certify", str(tmp_path / "x")]) == 2
