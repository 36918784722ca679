"""Clusters of Dask: what cannot be used is told in one line, and the recipes of the docs open nothing to strangers."""

import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, sleep

import pytest

from smtpuzzles.base.cluster import ClusterGone, connected
from smtpuzzles.cli.app import run
from tests.clusters import SCHEDULER, WORKER, started
from tests.conftest import ROOT

pytestmark = pytest.mark.skipif(find_spec("distributed") is None, reason="Dask is not installed")
GAPPY = "5 5 1 6 1 5 1 6 1/1 1 1 1 5 1 6 1 6\n"
DOCS = (ROOT / "docs/batch.md").read_text()
FILE = "expected a scheduler file of Dask, JSON with an address"
NO_FILE = "expected tcp://HOST:PORT or a scheduler file, but there is no such file"
CERTIFICATES = "tls://127.0.0.1:1 needs certificates in Dask's configuration"
linux = pytest.mark.skipif(sys.platform != "linux", reason="looks for ports under /proc")


def complaint(capsys, folder: Path, cluster: str) -> str:
    (folder / "one.txt").write_text(GAPPY)
    words = ["batch", "gappy", str(folder / "one.txt"), "--results", str(folder / "r.csv"), "--cluster", cluster]
    assert run(words) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n"), (folder / "r.csv").exists()) == ("", 1, False)
    return err.removeprefix(f"smtpuzzles: the cluster {cluster}: ").rstrip("\n")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        *[
            (text, FILE)
            for text in ("", "{", "{}", "[1]", "5", '"x"', "null", '{"address": 5}', "[" * 99_999, "\udcff")
        ],
        ('{"address": "tls://127.0.0.1:1"}', CERTIFICATES),
        ('{"address": "nonsense"}', FILE),
        ('{"address": "nonsense://x:1"}', FILE),
    ],
)
def test_a_bad_scheduler_file_is_told_in_one_line(capsys, tmp_path, text, words):
    (tmp_path / "bad.json").write_text(text, errors="surrogateescape")
    assert complaint(capsys, tmp_path, str(tmp_path / "bad.json")).startswith(words)


@pytest.mark.parametrize(
    ("cluster", "words"),
    [
        *[(name, NO_FILE) for name in ("bad.json", ".", "tcp://127.0.0.1", "tcp://127.0.0.1:x", "tcp://a b:1")],
        ("http://127.0.0.1:80", NO_FILE),
        ("tls://127.0.0.1:1", CERTIFICATES),
    ],
)
def test_a_bad_address_is_told_in_one_line(capsys, tmp_path, monkeypatch, cluster, words):
    monkeypatch.chdir(tmp_path)
    assert complaint(capsys, tmp_path, cluster).startswith(words)


def test_a_scheduler_that_does_not_answer_is_told_in_one_line(capsys, tmp_path, monkeypatch):
    """Dask waited for ever for one that was stopped."""
    monkeypatch.setattr("smtpuzzles.base.cluster.CONNECT", 0.2)
    monkeypatch.setattr("smtpuzzles.base.cluster._GRACE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        cluster = f"127.0.0.1:{silent.getsockname()[1]}"
        assert complaint(capsys, tmp_path, cluster).startswith("cannot reach a scheduler there: ")


@pytest.mark.slow
def test_a_scheduler_that_stops_answering_ends_the_work(tmp_path, monkeypatch):
    """Dask waited for ever for its answer to each look at the workers."""
    place = str(tmp_path / "scheduler.json")
    with started(*SCHEDULER, place, until="Scheduler at") as scheduler, worker_of(place, ROOT), connected(place) as one:
        monkeypatch.setattr("smtpuzzles.base.cluster.CONNECT", 0.5)
        monkeypatch.setattr("smtpuzzles.base.cluster._LOOK", 0)
        scheduler.send_signal(signal.SIGSTOP)
        try:
            with pytest.raises(ClusterGone, match=r"^the scheduler of the cluster does not answer;"):
                one.expect_workers()
        finally:
            scheduler.send_signal(signal.SIGCONT)


@contextmanager
def worker_of(place: str, folder: Path, *options: str, **environment: str) -> Iterator[None]:
    """A worker that runs in this folder, with other options of Python and another environment."""
    command = [sys.executable, *options, "-m", "distributed.cli.dask_worker", *WORKER[1:], place, "--no-nanny"]
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, cwd=folder, env={**os.environ, **environment}
    ) as process:
        assert process.stderr
        while "Registered to" not in (line := process.stderr.readline()):
            assert line, "it ended"
        try:
            yield
        finally:
            process.terminate()
            process.communicate(timeout=60)


@pytest.mark.slow
def test_a_worker_of_another_version_is_named(capsys, tmp_path):
    info = tmp_path / "smtpuzzles-0.0.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: smtpuzzles\nVersion: 0.0.1\n")
    place = str(tmp_path / "scheduler.json")
    with (
        started(*SCHEDULER, place, until="Scheduler at"),
        worker_of(place, tmp_path, PYTHONPATH=str(tmp_path)),
    ):
        told = complaint(capsys, tmp_path, place)
    assert re.fullmatch(
        r"expected version \S+, but the worker tcp://127.0.0.1:\d+ has version 0.0.1 of smtpuzzles", told
    )


@pytest.mark.slow
def test_a_worker_without_the_package_is_named(capsys, tmp_path):
    site, place = tmp_path / "site", str(tmp_path / "scheduler.json")
    site.mkdir()
    for path in Path(sysconfig.get_path("purelib")).iterdir():
        if "smtpuzzles" not in path.name:
            (site / path.name).symlink_to(path)
    with (
        started(*SCHEDULER, place, until="Scheduler at"),
        worker_of(place, tmp_path, "-S", PYTHONPATH=str(site)),
    ):
        told = complaint(capsys, tmp_path, place)
    assert re.fullmatch(r"expected version \S+, but the worker tcp://127.0.0.1:\d+ has no smtpuzzles", told)


# The recipes of the docs.


def recipe(first: str) -> list[str]:
    """Return the lines of the block in docs/batch.md that begins so."""
    block = DOCS[DOCS.index("    " + first) :].split("\n\n")[0]
    return [line.strip() for line in block.splitlines()]


@contextmanager
def running(lines: list[str], folder: Path, **environment: str) -> Iterator[list[int]]:
    """Run the programs of Dask that a recipe starts in the background; yield their processes."""
    group: list[subprocess.Popen] = []
    own = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", **environment}
    try:
        for line in lines:
            words = shlex.split(line.removesuffix("&"))
            with (folder / f"{words[1]}.log").open("w") as log:
                group.append(subprocess.Popen(words, cwd=folder, env=own, stderr=log, start_new_session=True))
            until(lambda: (folder / "dask.json").exists())
        until(lambda: (folder / "worker.log").read_text().count("Registered to") == 2)
        yield [process.pid for process in group]
    finally:
        for process in group:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(60)


def until(condition) -> None:
    end = monotonic() + 120
    while not condition():
        assert monotonic() < end
        sleep(0.1)


def listening(sessions: list[int]) -> list[str]:
    """Return the addresses at which processes of these sessions listen, in hexadecimal digits, as Linux lists them."""
    found = []
    sockets = {}
    for table in ("tcp", "tcp6"):
        for line in Path(f"/proc/net/{table}").read_text().splitlines()[1:]:
            words = line.split()
            if words[3] == "0A":
                sockets[f"socket:[{words[9]}]"] = words[1].split(":")[0]
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if os.getsid(int(process.name)) in sessions:
                found += [sockets[name] for end in (process / "fd").iterdir() if (name := os.readlink(end)) in sockets]
        except OSError:
            continue  # it has ended
    return found


LOOPBACK = {"0100007F", "00000000000000000000000001000000"}


@linux
@pytest.mark.slow
def test_the_recipe_for_one_machine_listens_at_loopback_only(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "corpus.txt").write_text("7x7:dBe2c1a4a2cBaBa3c4aBaBc3e1d\n")
    *cluster, command = recipe("dask scheduler --host")
    with running(cluster, tmp_path) as processes:
        found = listening(processes)
        assert run(shlex.split(command)[1:]) == 0, capsys.readouterr().err
    assert len(found) >= 6  # the scheduler, two workers, and a dashboard of each
    assert set(found) <= LOOPBACK
    assert "unique" in (tmp_path / "rows.csv").read_text()


@linux
@pytest.mark.slow
def test_the_recipe_for_certificates_lets_only_those_in_that_have_them(tmp_path):
    if not shutil.which("openssl"):
        pytest.skip("openssl is not installed")
    *_, make = recipe("mkdir -p -m 700")
    subprocess.run(shlex.split(make), cwd=tmp_path, check=True, capture_output=True)
    (tmp_path / "config").mkdir()
    written = DOCS.split("```yaml\n")[1].split("```")[0].replace("/home/me/.config/dask", str(tmp_path))
    (tmp_path / "config/tls.yaml").write_text(written)
    (tmp_path / "corpus.txt").write_text(GAPPY)
    batch = [sys.executable, "-m", "smtpuzzles", "batch", "gappy", "corpus.txt", "--results", "r.csv"]
    batch += ["--cluster", "dask.json"]
    own = {"DASK_CONFIG": str(tmp_path / "config")}
    with running(recipe("dask scheduler --protocol tls"), tmp_path, **own) as processes:
        dashboards = [address for address in listening(processes) if address in LOOPBACK]
        assert len(dashboards) >= 3
        stranger = subprocess.run(batch, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert (stranger.returncode, stranger.stderr.count("\n")) == (2, 1)
        assert "needs certificates" in stranger.stderr
        member = subprocess.run(
            batch, cwd=tmp_path, capture_output=True, text=True, check=False, env={**os.environ, **own}
        )
        assert (member.returncode, member.stderr) == (0, "")
    assert "unique" in (tmp_path / "r.csv").read_text()
