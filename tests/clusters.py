"""Schedulers and workers of Dask on this machine."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.conftest import ROOT

WORKER = ("dask_worker", "--nthreads", "1", "--no-dashboard", "--scheduler-file")
SCHEDULER = ("dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file")


@contextmanager
def cluster_with_two_workers(folder: Path) -> Iterator[str]:
    """The file that names its scheduler."""
    place = str(folder / "scheduler.json")
    worker = (*WORKER, place)
    with (
        started(*SCHEDULER, place, until="Scheduler at"),
        started(*worker, until="Registered to"),
        started(*worker, until="Registered to"),
    ):
        yield place


@contextmanager
def started(*words: str, until: str) -> Iterator[subprocess.Popen[str]]:
    """Run a program of Dask that has said this."""
    pytest.importorskip("distributed", reason="Dask is not installed")
    process = subprocess.Popen(
        [sys.executable, "-m", "distributed.cli." + words[0], *words[1:]], stderr=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert process.stderr
    while until not in (line := process.stderr.readline()):
        assert line, "it ended"
    try:
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=60)
