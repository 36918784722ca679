"""Two ways to do the same, measured side by side.

A single figure says more about the machine than about the program, and on a machine that others use not even that. So
both ways run in turn, in one process, several times over, and the fastest run of each counts: what others do can only
make a run slower.
"""

import gc
from collections.abc import Callable
from time import perf_counter
from typing import Any, NamedTuple

HEAD = ("| what | ours, ms | peer, ms | ratio | target | met? |", "|---|--:|--:|--:|--:|---|")


class Race(NamedTuple):
    """The fastest run of each, in seconds, and what each answered in its last run."""

    ours: float
    peer: float
    our_answer: Any
    peer_answer: Any


class Row(NamedTuple):
    """A line of the table: what was measured, in seconds, and what ratio of ours to the peer's is wanted, if any."""

    what: str
    ours: float
    peer: float
    target: float | None

    @property
    def ratio(self) -> float:
        return self.ours / self.peer

    @property
    def met(self) -> bool:
        return self.target is None or self.ratio <= self.target


def race(ours: Callable[[], Any], peer: Callable[[], Any], repeats: int) -> Race:
    gc.collect()
    seconds: tuple[list[float], list[float]] = ([], [])
    for _ in range(repeats):
        our_answer = peer_answer = None  # let go of the last ones here, outside the measured stretches
        began = perf_counter()
        our_answer = ours()
        between = perf_counter()
        peer_answer = peer()
        ended = perf_counter()
        seconds[0].append(between - began)
        seconds[1].append(ended - between)
    return Race(min(seconds[0]), min(seconds[1]), our_answer, peer_answer)


def line(row: Row) -> str:
    wanted = "| |" if row.target is None else f"≤ {ratio(row.target)} | {'met' if row.met else 'not met'} |"
    return f"| {row.what} | {milliseconds(row.ours)} | {milliseconds(row.peer)} | {ratio(row.ratio)} | {wanted}"


def ratio(number: float) -> str:
    return f"{number:.2f}" if number >= 0.1 else f"{number:.2g}"


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:,.1f}"
