"""Work for other processes, in a module that imports little, because they import it, too."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from time import sleep

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.executors import LocalPool, map_parallel
from smtpuzzles.base.processes import run_in_process
from smtpuzzles.base.starting import LACKING
from smtpuzzles.errors import InputError, Lacking, SmtPuzzlesError, UsageError


def process_of(_: object, __: Deadline) -> int:
    return os.getpid()


def fails(how: str, _: Deadline) -> None:
    if how == "dies":
        os._exit(1)
    raise InputError("no", "file", 2, 3) if how == "input" else ZeroDivisionError("zero")


def takes_long(begun: Path, _: Deadline) -> None:
    begun.touch()
    sleep(600)


def squares(task: int, _: Deadline) -> int:
    if task == 3:
        os._exit(1)
    if task == 4:
        raise UsageError("four")
    return task * task


def dies_first(times: int, file: Path) -> str:
    """Die so many times; a line in the file for each start."""
    with file.open("a") as stream:
        stream.write("begun\n")
    if len(file.read_text().splitlines()) <= times:
        os._exit(1)
    return "alive"


def ends_without_memory(file: Path) -> None:
    """End as a library in C++ does."""
    with file.open("a") as stream:
        stream.write("begun\n")
    os._exit(LACKING)


def refuses() -> None:
    raise InputError("no", "file", 1, 1)


class Odd(Exception):
    """It is pickled without the arguments that it needs."""

    def __init__(self, one: int, two: int) -> None:  # noqa: ARG002 - it needs them
        super().__init__("odd")


def fails_oddly() -> None:
    raise Odd(1, 2)


class NoRoom:
    """A task that cannot be read, because it needs a module for which there is no room."""

    def __reduce__(self):
        return lacks, ()


def lacks() -> None:
    raise Lacking("no room")


def sleeps(_: int, __: Deadline) -> None:
    os.write(1, b"begun\n")
    sleep(600)


def share_out_sleep() -> None:
    list(map_parallel(sleeps, [1, 2], 2, Deadline()))


def lives() -> None:
    pool = LocalPool(1)
    try:
        sys.stdout.write(pool.submit(str, "alive").result(60))
    except SmtPuzzlesError as problem:
        sys.stdout.write(str(problem))
    finally:
        pool.shutdown()


def mask(_: object, __: Deadline) -> set[signal.Signals]:
    return signal.pthread_sigmask(signal.SIG_BLOCK, [])


def talks(_: object, __: Deadline) -> str:
    for number, python in ((1, sys.stdout), (2, sys.stderr)):
        python.write("by Python")
        python.flush()
        os.write(number, b"by a library")
    return "answer"


class NoFile:
    """What stands for stderr while Textual has a screen."""

    def fileno(self) -> int:
        return -1


def in_a_thread(work, task, deadline):
    """It is Textual's way to ask, and only the main thread can handle signals."""
    answers = []
    thread = Thread(target=lambda: answers.append(run_in_process(work, task, deadline)))
    thread.start()
    thread.join()
    return answers[0]


def complains_and_goes_on() -> Iterator[str]:
    yield "the first"
    while True:
        sum(range(100))


def never_comes_back() -> Iterator[str]:
    yield str(sum(range(10**15)))


def dies() -> Iterator[str]:
    os._exit(1)
    yield ""


def complains() -> Iterator[str]:
    yield "one"
    raise UsageError("two")
