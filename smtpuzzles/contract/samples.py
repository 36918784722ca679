"""Puzzles in files, of which the first line says what is known: `; unique`, `; none`, `; multiple`, `; plan`."""

from pathlib import Path
from typing import NamedTuple

from smtpuzzles import reading
from smtpuzzles.base.files import cannot
from smtpuzzles.base.text import Source
from smtpuzzles.puzzle.contract import AnyPuzzle

VERDICTS = ("unique", "none", "multiple", "plan")


class Sample(NamedTuple):
    """`verdict` is '' if the first line does not say it; a variant of None is the default one."""

    kind: str
    path: Path
    verdict: str = ""
    variant: str | None = None

    def puzzle(self) -> AnyPuzzle:
        return reading.parse(self.kind, _source(self.path), self.variant)

    def __str__(self) -> str:
        return f"{self.kind}-{self.path.stem}"


def _source(path: Path) -> Source:
    try:
        return Source.from_bytes(str(path), path.read_bytes())
    except OSError as problem:
        raise cannot("read", str(path), problem) from None


def sample_in(kind: str, path: Path) -> Sample:
    """Return the sample in this file; its first line may say `; unique, variant NAME`."""
    words = _source(path).text.split("\n", 1)[0].lstrip("; ").replace(",", " ").split()
    verdict = words[0] if words and words[0] in VERDICTS else ""
    named = verdict and "variant" in words[:-1]
    return Sample(kind, path, verdict, words[words.index("variant") + 1] if named else None)
