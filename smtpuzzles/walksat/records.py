"""Executions in a file, a line of JSON for each, so that an experiment can go on where it was ended.

The first line says what the experiment is. A last line that is cut off, because its writer was killed, is dropped.
"""

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from smtpuzzles.errors import UsageError
from smtpuzzles.walksat.experiment import Case, Execution, Experiment, digest

Done = dict[tuple[Case, int], Execution]
WHAT = "smtpuzzles experiment"


class Records:
    """The executions so far; with a path, those of this file, and new ones are added to it as they come."""

    def __init__(self, experiment: Experiment, path: str | None) -> None:
        self._path = path
        try:
            self.done = {} if path is None else opened(path, head(experiment))
        except OSError as problem:
            raise cannot_use(path, problem) from None

    def add(self, executions: Iterable[Execution]) -> None:
        new = {(one.case, one.number): one for one in executions}
        self.done |= new
        if self._path is None:
            return
        try:
            with open(self._path, "ab") as stream:
                stream.write(b"".join(map(line, new.values())))
        except OSError as problem:
            raise cannot_use(self._path, problem) from None

    def of(self, experiment: Experiment) -> list[Execution]:
        """Those that the experiment asks for: a file may hold more."""
        wanted = [(case, number) for case in experiment.cases for number in range(experiment.executions)]
        return [self.done[one] for one in wanted if one in self.done]


def cannot_use(path: str | None, problem: OSError) -> UsageError:
    return UsageError(f"{path}: cannot use this file: {(problem.strerror or str(problem)).lower()}")


def head(experiment: Experiment) -> dict[str, Any]:
    """What must be the same for executions to belong together."""
    clauses, seed, limit = digest(experiment.cnf), experiment.seed, experiment.limit
    return {"what": WHAT, "clauses": clauses, "seed": seed, "limit": limit}


def line(execution: Execution) -> bytes:
    case, number, flips, found = execution
    return json.dumps({**case._asdict(), "execution": number, "flips": flips, "found": found}).encode() + b"\n"


def opened(path: str, wanted: dict[str, Any]) -> Done:
    """What is in the file, which is now ready to be added to."""
    data = Path(path).read_bytes() if os.path.exists(path) else b""
    first = json.dumps(wanted).encode() + b"\n"
    if first.startswith(data):  # it is empty, or was cut off within its first line
        Path(path).write_bytes(first)
        return {}
    whole = data[: data.rfind(b"\n") + 1]
    lines = whole.splitlines()
    compare_heads(path, lines[0] if lines else data, wanted)
    done = {}
    for number, text in enumerate(lines[1:], 2):
        execution = read_execution(text, wanted["limit"])
        if execution is None:
            raise UsageError(f"{path}: expected an execution in line {number}, but found something else")
        done[execution.case, execution.number] = execution
    if whole != data:
        os.truncate(path, len(whole))
    return done


def compare_heads(path: str, text: bytes, wanted: dict[str, Any]) -> None:
    found = parsed(text)
    if found.get("what") != WHAT:
        raise UsageError(f"{path}: expected results of an experiment, but found something else")
    if found.get("clauses") != wanted["clauses"]:
        raise UsageError(f"{path}: these are results of other clauses; expected another file to write to")
    for name, words in (("seed", "seed"), ("limit", "a largest limit of")):
        if found.get(name) != wanted[name]:
            ours = f"{words} {found.get(name)}, not {wanted[name]}"
            raise UsageError(f"{path}: these are results of {ours}; expected another file to write to")


def parsed(text: bytes) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def read_execution(text: bytes, limit: int) -> Execution | None:
    """None where the line is not one of ours."""
    match parsed(text):
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
