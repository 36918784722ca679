"""Errors come from other processes as they were."""

import pickle

import pytest

from smtpuzzles.base.cluster import ClusterGone, WorkerDied
from smtpuzzles.base.deadline import Expired
from smtpuzzles.base.processes import CannotStart
from smtpuzzles.errors import FormatUnclear, InputError, KindUnclear, UsageError
from smtpuzzles.result import ReasonUnknown

ERRORS = [
    InputError("expected a digit", "a.txt", 1, 2),
    FormatUnclear("expected a named format", "a.txt", 1, 1),
    UsageError("expected a file"),
    KindUnclear("a.txt", ("gappy", "sudoku")),
    Expired(ReasonUnknown.TIMEOUT),
    CannotStart.from_end(9),
    CannotStart.from_problem(OSError(24, "Too many open files")),
    ClusterGone(),
    ClusterGone("the cluster has lost all its workers"),
    WorkerDied(),
]


@pytest.mark.parametrize("error", ERRORS, ids=str)
def test_an_error_means_the_same_in_another_process(error):
    other = pickle.loads(pickle.dumps(error))
    assert (type(other), str(other), vars(other)) == (type(error), str(error), vars(error))
