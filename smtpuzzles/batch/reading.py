"""Reads the items that a question is about."""

from collections.abc import Iterable, Iterator, Sequence

from smtpuzzles.base.files import STANDARD
from smtpuzzles.base.text import NumberedLine
from smtpuzzles.batch.question import Item, Question
from smtpuzzles.reading import Wish
from smtpuzzles.reading.files import Reader, puzzles_in


def items(
    question: Question, files: Sequence[str], column: str | None = None, begun: Iterable[NumberedLine] = ()
) -> Iterator[Item]:
    """Yield the puzzles of the files with their numbers, from 1; `begun`: the lines of the first file, if it is."""
    number = 0
    reader = Reader(question.kind, Wish(question.variant, question.form))
    for file in files:
        for line, text, more, problem, above in puzzles_in(reader, file, column, begun if file == files[0] else ()):
            number += 1
            kept = tuple([(name, more[name]) for name in question.kept if name in more])
            yield Item(number, "<stdin>" if file == STANDARD else file, line, text, problem, kept, above)
