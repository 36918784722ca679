"""Every kind and every sample keep the promises of smtpuzzles/contract. No kind is named here."""

import json
import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.signals import EndedBySignal
from smtpuzzles.cli.app import run
from smtpuzzles.contract import boards
from smtpuzzles.contract.__main__ import main
from smtpuzzles.contract.samples import Sample
from smtpuzzles.contract.trying import TrialProcess, tried
from smtpuzzles.contract.uses import describes_itself
from tests.base import tasks
from tests.conftest import EVERY_SAMPLE, SMALLEST_BOARDS

# The smallest of each kind, variant and verdict; the slow test of the tool has the others, too.
MOST_VARIABLES = 330
EXPECTED_EXIT = {"unique": 0, "multiple": 1, "none": 1}


def variant_options(sample: Sample) -> list[str]:
    return ["--variant", sample.variant] if sample.variant else []


@pytest.mark.parametrize("name", kinds.names())
def test_every_kind_has_five_samples_one_without_solution_and_one_with_several(name):
    verdicts = Counter(sample.verdict for sample in EVERY_SAMPLE if sample.kind == name)
    assert verdicts.total() >= 5
    assert verdicts["none"] >= 1
    assert verdicts["plan"] >= 3 or (verdicts["unique"] >= 3 and verdicts["multiple"] >= 1)


@pytest.mark.parametrize("name", kinds.names())
def test_a_kind_describes_itself(name):
    assert list(describes_itself(name)) == []
    assert kinds.load(name).rules
    assert kinds.load(name).legend


@pytest.mark.few(12)
@pytest.mark.parametrize(
    "sample", [s for s in SMALLEST_BOARDS if len(s.puzzle().model.variables) <= MOST_VARIABLES], ids=str
)
def test_a_sample_keeps_the_promises_of_every_sample(sample):
    assert [words for promise in boards.PROMISES for words in promise(Sample(*sample))] == []


@pytest.mark.slow
@pytest.mark.parametrize("name", kinds.names())
def test_the_tool_finds_that_a_kind_keeps_all_promises(name, capsys):
    assert main([name]) == 0, capsys.readouterr().out


def test_a_promise_that_would_end_the_program_is_broken():
    def leave() -> Iterator[str]:
        yield "a complaint"
        sys.exit()

    assert tried((leave, 60.0), Deadline()).complaints[0] == "a complaint"
    assert "SystemExit" in tried((leave, 60.0), Deadline()).complaints[1]


@pytest.mark.parametrize("end", [KeyboardInterrupt(), EndedBySignal(143)], ids=repr)
def test_a_signal_that_ends_the_program_is_no_fault_of_a_kind(end):
    def promise() -> Iterator[str]:
        raise end
        yield

    with pytest.raises(type(end)):
        tried((promise, 60.0), Deadline())


def test_the_tool_names_a_file_that_it_cannot_read(tmp_path, capsys):
    (bytes_only := tmp_path / "b.txt").write_bytes(b"1\xff")
    for file, words in (
        (tmp_path / "none", "cannot read this file: no such file or directory"),
        (bytes_only, "1:2: expected UTF-8 text, but found the byte 0xff"),
    ):
        assert main([kinds.names()[0], str(file)]) == 2
        assert capsys.readouterr().err.removeprefix(f"smtpuzzles: {file}:").strip() == words


@pytest.mark.few(24)
@pytest.mark.parametrize("sample", SMALLEST_BOARDS, ids=str)
def test_the_program_gives_the_same_verdict(sample, capsys):
    status = run(["check", sample.kind, str(sample.path), "--json", *variant_options(sample)])
    answer = json.loads(capsys.readouterr().out)
    assert answer["verdict"] == sample.verdict
    assert status == EXPECTED_EXIT[sample.verdict]


def test_a_promise_ends_in_time_whatever_a_kind_does():
    with TrialProcess() as trial:
        assert trial.of(tasks.complains_and_goes_on, 0.5, Deadline()) == (["the first"], True)
        assert trial.of(tasks.never_comes_back, 0.1, Deadline()) == ([], True)
        assert trial.of(tasks.complains, 60, Deadline()) == (["one", "two"], False)
        (death,), late = trial.of(tasks.dies, 60, Deadline())
        assert (death.split(";")[0], late) == ("a worker process has died", False)
        assert trial.of(tasks.complains, 60, Deadline()) == (["one", "two"], False)
