"""Usage: python -m smtpuzzles.contract KIND [FILE|FOLDER ...]

Check that a kind keeps the promises of every kind. KIND is a name, or the path of a file that ends in .py. The files
are samples of it; without any, its own samples are tried, or new puzzles. The first line of a sample may say what is
known: '; unique', '; none' or '; multiple', followed by ', variant NAME' if it is not the default.

Exit status: 0 all promises are kept; 1 some are broken; 2 there is no such kind, or a file cannot be read; 3 Ctrl-C.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.base.text import counted
from smtpuzzles.contract import boards, tiny, uses
from smtpuzzles.contract.samples import Sample, sample_in
from smtpuzzles.errors import SmtPuzzlesError, UsageError
from smtpuzzles.puzzle.contract import BoardPuzzle

OF_A_KIND = (*uses.OF_A_KIND, tiny.models_are_what_violations_accepts)
# Complaints that are shown of each promise.
SHOWN = 5


def main(words: list[str]) -> int:
    if not words or words[0] in ("-h", "--help"):
        print(__doc__.strip())
        return 0 if words else 2
    told: set[str] = set()
    broken = 0
    try:
        kind = kinds.name_of(words[0])
        with TemporaryDirectory() as folder, Deadline() as deadline:
            for promise, found in promises(kind, samples(kind, words[1:], Path(folder))):
                deadline.expect_time()  # a complaint may come from Ctrl-C
                broken += report(promise, found, told)
    except (KeyboardInterrupt, Expired):
        print("smtpuzzles: interrupted", file=sys.stderr)
        return 3
    except (SmtPuzzlesError, OSError) as problem:
        print(f"smtpuzzles: {problem}", file=sys.stderr)
        return 2
    except Exception as problem:  # of the kind, while new puzzles are made for samples
        print(f"smtpuzzles: {kinds.fault(problem)}", file=sys.stderr)
        return 1
    print(f"{kind} breaks {counted(broken, 'promise')}" if broken else f"{kind} keeps all promises")
    return 1 if broken else 0


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


def promises(kind: str, samples: list[Sample]) -> Iterator[tuple[str, list[str]]]:
    """Yield each promise in words, and the complaints about it."""
    for of_kind in OF_A_KIND:
        yield str(of_kind.__doc__), complaints(partial(of_kind, kind, samples))
    boards_only = [sample for sample in samples if isinstance(sample.puzzle(), BoardPuzzle)]
    for promise in (*boards.PROMISES, *uses.PROMISES):
        tried = boards_only if promise in boards.PROMISES else samples
        found = [f"{one.path.name}: {words}" for one in tried for words in complaints(partial(promise, one))]
        yield str(promise.__doc__), found


def complaints(promise: Callable[[], Iterator[str]]) -> list[str]:
    """Return the complaints; an error is one, too."""
    found: list[str] = []
    try:
        found.extend(promise())
    except SmtPuzzlesError as problem:
        found.append(str(problem))
    except Exception as problem:
        found.append(kinds.fault(problem))
    return found


def report(promise: str, found: list[str], told: set[str]) -> bool:
    """Print a promise, and how it is broken, as far as that was not told before; return whether it is broken."""
    print(f"{'BROKEN' if found else 'kept  '}  {promise}", flush=True)
    new = [words for words in dict.fromkeys(found) if words not in told]
    told.update(new)
    more = [f"and {counted(len(new) - SHOWN, 'more complaint')}"] if len(new) > SHOWN else []
    for words in new[:SHOWN] + more if new or not found else ["as above"]:
        print(f"        {words}")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
