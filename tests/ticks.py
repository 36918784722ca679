"""A deadline without a clock."""

from collections.abc import Callable
from typing import TypeVar

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.result import ReasonUnknown

Result = TypeVar("Result")


class Ticks(Deadline):
    """A deadline that has time for this number of looks at it: one before each piece of work and each question."""

    def __init__(self, looks: int) -> None:
        super().__init__()
        self.looks = looks

    def expired(self) -> ReasonUnknown | None:
        self.looks -= 1
        return ReasonUnknown.TIMEOUT if self.looks < 0 else None

    def run(self, work: Callable[[], Result]) -> Result:
        """Do it without a timer, which would look at the deadline, too."""
        self.expect_time()
        return work()
