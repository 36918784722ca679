"""Executions in a file, a line of JSON for each, so that an interrupted experiment can go on.

The first line describes the experiment. A last line that is cut off, because its writer was killed, is dropped.
"""

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from smtpuzzles.base.files import begin, cannot, expect_growing
from smtpuzzles.errors import UsageError
from smtpuzzles.walksat.experiment import Case, Execution, Experiment, digest

_Done = dict[tuple[Case, int], Execution]
_WHAT = "smtpuzzles experiment"


class Records:
    """The executions so far; with a path, those in this file, and new ones are appended to it."""

    def __init__(self, experiment: Experiment, path: str | None) -> None:
        self._path = path
        try:
            self.done = {} if path is None else _opened(path, experiment)
        except OSError as problem:
            raise cannot("use", str(path), problem) from None

    def add(self, executions: Iterable[Execution]) -> None:
        new = {(one.case, one.number): one for one in executions}
        self.done |= new
        if self._path is None:
            return
        try:
            with open(self._path, "ab") as stream:
                stream.write(b"".join(map(_line, new.values())))
        except OSError as problem:
            raise cannot("use", self._path, problem) from None

    def of(self, experiment: Experiment) -> list[Execution]:
        """Return the executions of this experiment; a file may have more."""
        wanted = [(case, number) for case in experiment.cases for number in range(experiment.executions)]
        return [self.done[one] for one in wanted if one in self.done]


def _line(execution: Execution) -> bytes:
    case, number, flips, found = execution
    return json.dumps({**case._asdict(), "execution": number, "flips": flips, "found": found}).encode() + b"\n"


def _opened(path: str, experiment: Experiment) -> _Done:
    """Return the executions in the file, after making it ready for more."""
    clauses, seed, limit = digest(experiment.cnf), experiment.seed, experiment.limit
    wanted = {"what": _WHAT, "clauses": clauses, "seed": seed, "limit": limit}
    expect_growing(Path(path))
    data = Path(path).read_bytes() if os.path.exists(path) else b""
    first = json.dumps(wanted).encode() + b"\n"
    if first.startswith(data):  # it is empty, or was cut off within its first line
        begin(Path(path), first)
        return {}
    whole = data[: data.rfind(b"\n") + 1]
    lines = whole.splitlines()
    _compare_heads(path, lines[0] if lines else data, wanted)
    done = {}
    for number, text in enumerate(lines[1:], 2):
        execution = _read_execution(text, limit)
        if execution is None:
            raise UsageError(f"{path}: expected an execution in line {number}, but found something else")
        done[execution.case, execution.number] = execution
    if whole != data:
        os.truncate(path, len(whole))
    return done


def _compare_heads(path: str, text: bytes, wanted: dict[str, Any]) -> None:
    found = _parsed(text)
    if found.get("what") != _WHAT:
        raise UsageError(f"{path}: expected results of an experiment, but found something else")
    if found.get("clauses") != wanted["clauses"]:
        raise UsageError(f"{path}: these are results of other clauses; expected another file to write to")
    for name, words in (("seed", "seed"), ("limit", "a largest limit of")):
        if found.get(name) != wanted[name]:
            ours = f"{words} {found.get(name)}, not {wanted[name]}"
            raise UsageError(f"{path}: these are results of {ours}; expected another file to write to")


def _parsed(text: bytes) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _read_execution(text: bytes, limit: int) -> Execution | None:
    """Return the execution in this line; None if it is something else."""
    match _parsed(text):
        case {
            "form": str(form),
            "heuristic": str(heuristic),
            "noise": float() | int() | None as noise,
            "execution": int(number),
            "flips": int(flips),
            "found": bool(found),
        } if number >= 0 and 0 <= flips <= limit:
            return Execution(Case(form, heuristic, noise), number, flips, found)
    return None
