"""Signals that end a program: from `kill`, `timeout`, or a terminal that is closed. Ctrl-C is in base/deadline.py."""

import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import NoReturn

_TO_END = [signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


class EndedBySignal(SystemExit):
    """A signal ends the program, with this status. Code of others may raise SystemExit, too, and must not end it."""

    code: int


def heeding_ends(act: Callable[[int], object]) -> AbstractContextManager[None]:
    """Call `act` in the main thread on Ctrl-C and on signals to end, unless they are ignored."""
    return _handling([s for s in (signal.SIGINT, *_TO_END) if signal.getsignal(s) is not signal.SIG_IGN], act)


@contextmanager
def leaving_at_ends() -> Iterator[None]:
    """Leave through every `finally` at signals that would end the program at once: no temporary file is to stay."""
    with noting_ends(_leave):
        yield


@contextmanager
def putting_ends_off() -> Iterator[None]:
    """Put Ctrl-C and signals to end off while a file is made and noted, or removed: none of them comes in between."""
    came: list[int] = []
    if current_thread() is not main_thread():  # signals are handled there
        yield
        return
    try:
        with heeding_ends(came.append):
            yield
    finally:
        if came:  # of several, one that ends the program: Ctrl-C may only be noted
            signal.raise_signal(next((number for number in came if number in _TO_END), came[0]))


def noting_ends(act: Callable[[int], object]) -> AbstractContextManager[None]:
    """Call `act` at signals that would end the program now; elsewhere than in the main thread, they still do."""
    main = current_thread() is main_thread()
    return _handling([s for s in _TO_END if main and _ends(signal.getsignal(s))], act)


def _ends(handler: object) -> bool:
    return handler is signal.SIG_DFL or getattr(handler, "act", None) is _leave


def _leave(number: int) -> NoReturn:
    raise EndedBySignal(128 + number)


class _Handler:
    def __init__(self, act: Callable[[int], object]) -> None:
        self.act = act

    def __call__(self, number: int, _: FrameType | None) -> None:
        self.act(number)


@contextmanager
def _handling(signals: Iterable[signal.Signals], act: Callable[[int], object]) -> Iterator[None]:
    before = {number: signal.getsignal(number) for number in signals}
    try:
        for number in before:
            signal.signal(number, _Handler(act))
        yield
    finally:
        for number in reversed(before):  # Ctrl-C, which others may catch, comes last: the others are as before then
            signal.signal(number, before[number])
