"""What callers in Python give, checked where each value is first used; a wrong one is refused in one line."""

from math import inf, nan
from operator import index
from types import UnionType
from typing import Any

from smtpuzzles.base.text import shown
from smtpuzzles.errors import UsageError

_CELL = "a cell as its row and its column, counted from 1, such as (1, 2)"


def expect_type(value: object, of: type | UnionType | Any, what: str) -> Any:
    """Return the value if it is of this type; `what` says what was expected."""
    if not isinstance(value, of):
        raise UsageError(f"expected {what}, but found {shown(value)}")
    return value


def whole(what: str, value: Any, least: float = -inf) -> int:
    """Return a whole number, which may be one of numpy; `what` names it in errors."""
    try:
        number = None if isinstance(value, bool) else index(value)
    except TypeError:
        number = None
    if number is None:
        raise UsageError(f"{what} is a whole number, not {shown(value)}")
    if number < least:
        raise UsageError(f"{what} is {least} or more, not {shown(number)}")
    return number


def expect_cell(value: object) -> None:
    """Raise an error unless this is a tuple of two whole numbers; a puzzle may have no such cell."""
    numbers = [hasattr(part, "__index__") and not isinstance(part, bool) for part in expect_type(value, tuple, _CELL)]
    if numbers != [True, True]:
        raise UsageError(f"expected {_CELL}, but found {shown(value)}")


def number(expected: str, value: Any, least: float = -inf, most: float = inf) -> float:
    """Return a number in this range; `expected` says in errors what it is."""
    try:  # texts have no such method, though float reads them
        found = float(value) if hasattr(value, "__float__") and not isinstance(value, bool) else nan
    except (TypeError, OverflowError):
        found = nan
    if not least <= found <= most:  # 'nan' fails as well
        raise UsageError(f"{expected}, not {f'{value:g}' if isinstance(value, float) else shown(value)}")
    return found
