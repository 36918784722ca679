"""The workers of a Dask scheduler, and what may be wrong with them.

A cluster can lose its scheduler, all its workers, or get one that has another version of this package or none; Dask
would wait for better times in silence, or fail in the middle of its own code.
"""

import json
import logging
import os
import re
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from threading import Thread
from time import monotonic
from typing import Any, TypeVar

from smtpuzzles.base.packages import expect_memory
from smtpuzzles.errors import SmtPuzzlesError, UsageError

CONNECT, _GRACE = 30, 2  # seconds
_LOOK = 2.0  # seconds between two looks at the workers
_LOST = 10.0  # seconds without a worker; a worker that ended is started again in fewer
_PACKAGE = "smtpuzzles"
# Other addresses are refused here: Dask's client may wait for ever after it has failed with them.
_ADDRESS = re.compile(r"((tcp|tls|ws|wss|ucx)://)?[^/\s]+:\d{1,5}")
_LARGEST = 1_000_000  # characters of a scheduler file, which lists its workers, too
Answer = TypeVar("Answer")


class ClusterGone(SmtPuzzlesError):
    """Nobody works on the tasks any more."""

    def __init__(self, what: str = "the cluster is gone") -> None:
        super().__init__(what)

    def __str__(self) -> str:
        return f"{self.args[0]}; what was finished before is not lost"


class WorkerDied(BrokenExecutor, SmtPuzzlesError):
    """Each process that was given this task has died."""

    def __str__(self) -> str:
        return "a worker process has died repeatedly; what was finished before is not lost"


class Cluster:
    """A cluster that can be reached; `name` is what the user calls it."""

    def __init__(self, name: str, client: Any) -> None:
        self._name, self._client = name, client
        self._known: set[str] = set()
        self._looked = monotonic()
        self._lost: float | None = None  # since when there are no workers
        self.executor = client.get_executor(pure=False)
        workers = _answered(client.nthreads)
        self.threads = sum(workers.values())
        if not workers:
            raise UsageError(f"the cluster {name}: expected workers, but the scheduler has none")
        self._expect_same_version(workers)

    def expect_workers(self) -> None:
        """Raise an error if nobody works on the tasks, or a worker that cannot."""
        if self._client.status == "closed":
            raise ClusterGone
        now = monotonic()
        if now - self._looked < _LOOK or self._client.status != "running":
            return
        self._looked = now
        try:
            workers = _answered(self._client.nthreads)
            self._expect_same_version(workers)
        except OSError:  # the client notices that, too, and connects again or is closed
            return
        self._lost = None if workers else self._lost or now
        if self._lost and now - self._lost > _LOST:
            raise ClusterGone("the cluster has lost all its workers")

    def _expect_same_version(self, workers: dict[str, int]) -> None:
        if self._known.issuperset(workers):
            return
        versions = _answered(lambda: self._client.get_versions(packages=[_PACKAGE]))
        own = versions["client"]["packages"][_PACKAGE]
        for address, found in sorted(versions["workers"].items()):
            theirs = found["packages"].get(_PACKAGE)
            if theirs != own:
                has = f"version {theirs} of {_PACKAGE}" if theirs else f"no {_PACKAGE}"
                raise UsageError(
                    f"the cluster {self._name}: expected version {own}, but the worker {address} has {has}"
                )
            self._known.add(address)

    def meaning(self, problem: Exception) -> Exception:
        """Return why a task failed: it ended its workers, they cannot do it, or the problem itself."""
        from distributed import KilledWorker

        if isinstance(problem, KilledWorker):
            return WorkerDied()
        self._known.clear()
        try:
            self._expect_same_version(_answered(self._client.nthreads))
        except (ClusterGone, UsageError) as found:
            return found
        except OSError:
            return ClusterGone()
        return problem


@contextmanager
def connected(name: str) -> Iterator[Cluster]:
    """Yield the cluster with this address or scheduler file; UsageError if it cannot be reached."""
    try:
        from distributed.security import Security
    except ImportError as problem:
        expect_memory(problem)
        raise UsageError("clusters need the extra 'cluster': install smtpuzzles with it, as README.md shows") from None
    # What is wrong is reported in one line, not in its log.
    for logger in ("distributed", "distributed.client", "distributed.core"):
        logging.getLogger(logger).setLevel(logging.CRITICAL)
    address = _address(name)
    if address.startswith(("tls://", "wss://")) and not Security().tls_ca_file:
        raise UsageError(f"the cluster {name}: {address} needs certificates in Dask's configuration")
    client = _client(address)
    if isinstance(client, str):
        raise UsageError(f"the cluster {name}: cannot reach a scheduler there: {client}")
    with client:
        yield Cluster(name, client)


def _client(address: str) -> Any:
    """Return Dask's client, or why there is none."""
    from distributed import Client

    try:
        return _answered(lambda: Client(address=address, timeout=CONNECT, set_as_default=False))
    except ClusterGone:
        return "no answer"
    except Exception as problem:  # Dask's own checks of addresses and of TLS are of many types
        return " ".join(str(problem).split()) or type(problem).__name__


def _answered(ask: Callable[[], Answer]) -> Answer:
    """Return the scheduler's answer; ClusterGone if there is none: where one has stopped, Dask waits for ever."""
    made: list[Answer] = []
    problems: list[Exception] = []

    def answer() -> None:
        try:
            made.append(ask())
        except Exception as problem:
            problems.append(problem)

    asking = Thread(target=answer, daemon=True)
    asking.start()
    asking.join(CONNECT + _GRACE)
    if problems:
        raise problems[0]
    if not made:
        raise ClusterGone("the scheduler of the cluster does not answer")
    return made[0]


def _address(name: str) -> str:
    """Return the address of the scheduler; a file holds it as JSON, as Dask writes it."""
    if not os.path.isfile(name):
        if _ADDRESS.fullmatch(name):
            return name
        raise UsageError(f"the cluster {name}: expected tcp://HOST:PORT or a scheduler file, but there is no such file")
    try:
        with open(name, encoding="utf-8") as file:
            found = json.loads(file.read(_LARGEST))
    except (OSError, ValueError, RecursionError):
        found = None
    address = found.get("address") if isinstance(found, dict) else None
    if not isinstance(address, str) or not _ADDRESS.fullmatch(address):
        raise UsageError(f"the cluster {name}: expected a scheduler file of Dask, JSON with an address")
    return address
