"""Whatever is killed, and whenever: nothing is lost, nothing is there twice, and the file ends in the same bytes."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from smtpuzzles.cli.app import run
from tests.clusters import SCHEDULER, WORKER, started
from tests.conftest import ROOT

GAPPY = "5 5 1 6 1 5 1 6 1/1 1 1 1 5 1 6 1 6"
pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform != "linux", reason="looks for processes under /proc")]


@pytest.fixture
def texts(tmp_path) -> Path:
    """Puzzles, of which some are bad; minisat takes some milliseconds for each."""
    file = tmp_path / "gappy.txt"
    file.write_text("".join(f"{GAPPY if number % 50 else '5 5/1'}\n" for number in range(3000)))
    return file


@pytest.fixture
def whole(texts, tmp_path) -> bytes:
    """The results of a run that nobody disturbs, with one process."""
    assert run(["batch", "gappy", str(texts), "--jobs", "1", "--results", str(tmp_path / "whole.csv")]) == 2
    return (tmp_path / "whole.csv").read_bytes()


def command(texts: Path, results: Path, *options: str) -> list[str]:
    start = [sys.executable, "-m", "smtpuzzles", "batch", "gappy", str(texts), "--results", str(results)]
    return [*start, *(options or ("--jobs", "2"))]


def children(process: int) -> list[int]:
    """The processes under this one, at any depth."""
    found = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            found += [child, *children(child)]
    return found


def test_master_or_workers_are_killed_at_random_moments(texts, whole, tmp_path):
    results, random, killed = tmp_path / "r.csv", Random(1), 0
    while killed < 50:
        process = subprocess.Popen(command(texts, results), cwd=ROOT, stderr=subprocess.DEVNULL)
        sleep(random.uniform(0.2, 2.5))
        below = children(process.pid)
        victim = random.choice([process.pid, *below])
        with suppress(ProcessLookupError):
            os.kill(victim, signal.SIGKILL)
        killed += 1
        if victim == process.pid:
            process.wait()
        else:
            sleep(random.uniform(0, 1))
            process.kill()
            process.wait()
        if results.exists() and results.stat().st_size == len(whole):
            assert results.read_bytes() == whole
            results.unlink()
    assert subprocess.run(command(texts, results), cwd=ROOT).returncode == 2
    assert results.read_bytes() == whole
    assert not alive(below)


def alive(processes: list[int]) -> list[int]:
    """Those that still run after a moment."""
    end = monotonic() + 10
    while (left := [one for one in processes if Path(f"/proc/{one}/cmdline").exists()]) and monotonic() < end:
        sleep(0.1)
    return left


# A cluster.


def begun(texts: Path, results: Path, place: str) -> subprocess.Popen[bytes]:
    """A batch on a cluster that has written some rows."""
    process = subprocess.Popen(command(texts, results, "--cluster", place), cwd=ROOT, stderr=subprocess.PIPE)
    while not results.exists() or results.read_bytes().count(b"\n") < 20:
        sleep(0.05)
    return process


def test_a_worker_of_a_cluster_is_killed(texts, whole, tmp_path):
    results, place = tmp_path / "r.csv", str(tmp_path / "scheduler.json")
    with (
        started(*SCHEDULER, place, until="Scheduler at"),
        started(*WORKER, place, until="Registered to"),
        started(*WORKER, place, "--no-nanny", until="Registered to") as other,
    ):
        process = begun(texts, results, place)
        other.kill()
        assert process.wait(120) == 2
        assert results.read_bytes() == whole


def test_the_scheduler_of_a_cluster_is_killed(texts, whole, tmp_path):
    results, place = tmp_path / "r.csv", str(tmp_path / "scheduler.json")
    with started(*SCHEDULER, place, until="Scheduler at") as first, started(*WORKER, place, until="Registered to"):
        process = begun(texts, results, place)
        first.kill()
        _, err = process.communicate(timeout=120)
        assert (process.returncode, err) == (
            2,
            b"smtpuzzles: the cluster is gone; what was finished before is not lost\n",
        )
    assert subprocess.run(command(texts, results), cwd=ROOT).returncode == 2
    assert results.read_bytes() == whole


def test_all_workers_of_a_cluster_are_killed(texts, whole, tmp_path):
    results, place = tmp_path / "r.csv", str(tmp_path / "scheduler.json")
    worker = (*WORKER, place, "--no-nanny")
    with (
        started(*SCHEDULER, place, until="Scheduler at"),
        started(*worker, until="Registered to") as first,
        started(*worker, until="Registered to") as second,
    ):
        process = begun(texts, results, place)
        first.kill()
        second.kill()
        _, err = process.communicate(timeout=120)
        assert (process.returncode, err) == (
            2,
            b"smtpuzzles: the cluster has lost all its workers; what was finished before is not lost\n",
        )
    assert subprocess.run(command(texts, results), cwd=ROOT).returncode == 2
    assert results.read_bytes() == whole
