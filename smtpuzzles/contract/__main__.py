"""Usage: python -m smtpuzzles.contract [--timeout SECONDS] KIND [FILE|FOLDER ...]

Check that a kind keeps the promises of every kind. KIND is a name, or the path of a file that ends in .py. The files
are samples of it; without any, its own samples are tried, or new puzzles. The first line of a sample may say what is
known: '; unique', '; none' or '; multiple', followed by ', variant NAME' if it is not the default.

--timeout is the time limit of each promise, for all samples together; without it, a promise has 300 seconds.

Exit status: 0 all promises are kept; 1 some are broken; 2 there is no such kind, or a file cannot be read; 3 none is
broken, but time was up for some of them, or Ctrl-C.
"""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.base.harmless import complain, harmless
from smtpuzzles.base.signals import EndedBySignal
from smtpuzzles.base.streams import print_line, run_program
from smtpuzzles.base.text import counted
from smtpuzzles.contract import boards, tiny, uses
from smtpuzzles.contract.samples import Sample, sample_in
from smtpuzzles.contract.trying import TrialProcess
from smtpuzzles.errors import SmtPuzzlesError, UsageError
from smtpuzzles.puzzle.abilities import BOARDS
from smtpuzzles.result import because

OF_SAMPLES = (uses.writes_the_same_bytes_in_every_process, tiny.models_are_what_violations_accepts)
# Complaints that are shown of each promise.
SHOWN = 5
TIMEOUT, LONGEST = 300.0, 1_000_000.0  # seconds of a promise


class PromiseResult(NamedTuple):
    """A promise in words, the complaints about it, and whether time was up before all samples were tried."""

    promise: str
    complaints: list[str]
    late: bool = False


def main(words: list[str]) -> int:
    if not words or words[0] in ("-h", "--help"):
        print_line(__doc__.strip())
        return 0 if words else 2
    reported: set[str] = set()
    broken = late = 0
    try:
        seconds, words = time_limit(words)
        kind = kinds.name_of(words[0])
        with TemporaryDirectory() as folder, Deadline() as deadline:
            tried = deadline.part(seconds).run(lambda: samples(kind, words[1:], Path(folder)))
            for one in promises(kind, tried, seconds, deadline):
                deadline.expect_time()  # a complaint may come from Ctrl-C
                report(one, reported)
                broken += bool(one.complaints)
                late += one.late
    except KeyboardInterrupt:
        return complain("interrupted", 3)
    except (BrokenPipeError, EndedBySignal):
        raise
    except Expired as expired:
        return complain("interrupted" if deadline.expired() else f"no samples: {because(expired.reason)}", 3)
    except (SmtPuzzlesError, OSError) as problem:
        return complain(str(problem), 2)
    except BaseException as problem:  # of the kind, while new puzzles are made for samples
        return complain(kinds.fault(problem), 1)
    if broken:
        print_line(f"{kind} breaks {counted(broken, 'promise')}")
    elif late:
        print_line(f"{kind} breaks no promise, but time was up for {late} of them")
    else:
        print_line(f"{kind} keeps all promises")
    return 1 if broken else 3 if late else 0


def time_limit(words: list[str]) -> tuple[float, list[str]]:
    """Return the seconds that a promise has, and the words but this option."""
    if "--timeout" not in words:
        return TIMEOUT, words
    place = words.index("--timeout")
    said, rest = words[place + 1 : place + 2], words[:place] + words[place + 2 :]
    try:
        seconds = float(*said) if said and rest else -1.0
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= LONGEST:
        raise UsageError("expected --timeout SECONDS, a number above 0, and a kind")
    return seconds, rest


def samples(kind: str, paths: list[str], folder: Path) -> list[Sample]:
    """Return the samples of these files and folders, or those of the kind, or new puzzles written to this folder."""
    chosen = [Path(path) for path in paths] or [path for path in [kinds.samples(kind)] if path]
    if not chosen and kinds.load(kind).setter:
        chosen = [folder]
        for number, made in enumerate(smtpuzzles.generate(kind, count=3, seed=1), 1):
            (folder / f"new-{number}.txt").write_text(made.text(), encoding="utf-8")
    files = [file for path in chosen for file in (sorted(path.glob("*.txt")) if path.is_dir() else [path])]
    if not files:
        raise UsageError(f"expected samples of {kind}, because it has none and makes no new puzzles")
    found = [sample_in(kind, file) for file in files]
    for sample in found:
        sample.puzzle()  # complains of what cannot be read
    return found


def promises(
    kind: str, samples: list[Sample], seconds: float = TIMEOUT, deadline: Deadline | None = None
) -> Iterator[PromiseResult]:
    """Yield what is found of each promise; each has so many seconds, and the deadline is that of all."""
    whole = deadline or Deadline()
    boards_only = [sample for sample in samples if BOARDS.of(sample.puzzle())]
    with TrialProcess() as trial:
        of_kind = [partial(one, kind) for one in uses.OF_A_KIND]
        for asked in [*of_kind, *[partial(one, kind, samples) for one in OF_SAMPLES]]:
            found, late = trial.of(asked, seconds, whole)
            yield PromiseResult(str(asked.func.__doc__), found, late)
        for promise in (*boards.PROMISES, *uses.PROMISES):
            limit, result = whole.part(seconds), PromiseResult(str(promise.__doc__), [])
            for one in boards_only if promise in boards.PROMISES else samples:
                if not result.late:
                    found, late = trial.of(partial(promise, one), limit.remaining() or 0.0, whole)
                    result.complaints.extend(f"{one.path.name}: {words}" for words in found)
                    result = result._replace(late=late)
            yield result


def report(result: PromiseResult, before: set[str]) -> None:
    """Print a promise, and how it is broken, as far as that was not reported before."""
    found = result.complaints
    word = "BROKEN" if found else "late  " if result.late else "kept  "
    print_line(f"{word}  {result.promise}")
    new = [words for words in dict.fromkeys(found) if words not in before]
    before.update(new)
    more = [f"and {counted(len(new) - SHOWN, 'more complaint')}"] if len(new) > SHOWN else []
    late = ["out of time: not all samples were tried"] if result.late else []
    for words in (new[:SHOWN] + more if new or not found else ["as above"]) + late:
        print_line(f"        {harmless(words)}")


if __name__ == "__main__":
    run_program(main)
