"""Processes that do tasks: one that dies is replaced, and its task repeated."""

import os
from pathlib import Path
from time import sleep

import pytest

from smtpuzzles.base.executors import LocalPool, WorkerDied
from smtpuzzles.errors import InputError


def dies_once(file: Path) -> str:
    if file.exists():
        return "alive"
    file.touch()
    os._exit(1)


def dies() -> None:
    os._exit(1)


def fails() -> None:
    raise InputError("no", "file", 1, 1)


def test_a_task_is_repeated_when_its_process_dies(tmp_path):
    pool = LocalPool(2)
    try:
        repeated = [pool.submit(dies_once, tmp_path / str(number)) for number in range(2)]
        fatal, failed = pool.submit(dies), pool.submit(fails)
        assert [task.result(60) for task in repeated] == ["alive", "alive"]
        with pytest.raises(WorkerDied):
            fatal.result(60)
        with pytest.raises(InputError):
            failed.result(60)
    finally:
        pool.shutdown()


def test_a_pool_is_closed_in_the_middle_of_a_task(tmp_path):
    pool = LocalPool(1)
    done = pool.submit(dies_once, tmp_path)
    assert done.result(60) == "alive"
    pool.submit(sleep, 600)
    pool.shutdown()
    assert not any(thread.is_alive() for thread in pool._threads)
