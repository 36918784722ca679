"""Twice the text is about twice the work, for every reader; the work is counted, not timed."""

import ast
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from importlib import import_module
from itertools import product

import pytest

from smtpuzzles import kinds
from smtpuzzles.base.text import Source
from smtpuzzles.errors import SmtPuzzlesError, UsageError
from smtpuzzles.exchange import recognise
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.formats import Format, Record
from tests.conftest import EVERY_SAMPLE, ROOT
from tests.steps import Steps, attacks, steps, work_of

# Twice, and something for what grows with the logarithm; four times would be quadratic.
MOST_GROWTH = 3.0
PATIENCE = 300_000  # steps of an expression; what needs so many for a short text grows too fast


def grows(work: Callable[[int], int], times: int, size: int) -> bool:
    """Does twice as often mean much more than twice the work? What does not depend on the size is taken off."""
    least, less, more = work(1), work(times), work(2 * times)
    return more - least > MOST_GROWTH * max(less - least, times * size)


# Regular expressions.


def expressions() -> Iterator[tuple[str, str, int, bool]]:
    """Each expression of the package: where it is, the expression, its flags, and whether it is searched anywhere."""
    for name in kinds.names():
        for form in kinds.formats(name).values():
            yield f"{name} {form.name}", form.form, 0, False
        if mark := kinds.load(name).mark:
            yield f"mark of {name}", mark, re.MULTILINE, True
    for what, pattern in recognise._FORMATS.items():
        yield what, pattern, 0, False
    for path in sorted((ROOT / "smtpuzzles").rglob("*.py")):
        if path.name != "__main__.py" and "kernel" not in path.parts:
            yield from expressions_in(path.read_text(), ".".join(path.relative_to(ROOT).with_suffix("").parts))


def expressions_in(text: str, name: str) -> Iterator[tuple[str, str, int, bool]]:
    if not re.search(r"^import re$|^\s+import re$", text, re.MULTILINE):
        return
    module = import_module(name.removesuffix(".__init__"))
    for called, one in vars(module).items():
        if isinstance(one, re.Pattern):
            anywhere = bool(re.search(rf"\b{called}\.(search|findall|finditer|split|sub)\(", text))
            yield f"{name} {called}", one.pattern, one.flags & ~re.UNICODE, anywhere
    for call in [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]:
        function = ast.unparse(call.func)
        if function.startswith("re.") and call.args and function not in ("re.compile", "re.escape"):
            with suppress(Exception):  # parts of it are known only where it is used
                pattern = eval(ast.unparse(call.args[0]), vars(module))
                flags = [word for word in ("MULTILINE", "IGNORECASE", "DOTALL") if word in ast.unparse(call)]
                anywhere = function not in ("re.match", "re.fullmatch")
                yield f"{name}:{call.lineno}", pattern, sum(int(re.RegexFlag[word]) for word in flags), anywhere


EXPRESSIONS = {(pattern, flags, anywhere): where for where, pattern, flags, anywhere in expressions() if pattern}


@pytest.mark.parametrize(("pattern", "flags", "anywhere"), EXPRESSIONS, ids=EXPRESSIONS.values())
def test_an_expression_takes_about_twice_the_steps_for_twice_the_text(pattern, flags, anywhere):
    size = 60
    for once, twice in zip(attacks(pattern, flags, size), attacks(pattern, flags, 2 * size), strict=True):
        less, more = (steps(pattern, flags, text, anywhere, PATIENCE) for text in (once, twice))
        assert more <= MOST_GROWTH * max(less, 3 * size), f"{less} and {more} steps for {once!r}"
        found = re.compile(pattern, flags).match(once)  # which goes the same way, but does not count
        assert Steps(pattern, flags).match(once) == (found and found.end()), once


# Readers.

# What a text may have more of: cells, numbers, ends of lines, comments, keys, groups, and what formats begin with.
MORE = [
    " ",
    "\n",
    "\r",
    "0",
    "1 ",
    "z",
    "#",
    "/",
    "-",
    "│",
    ";a\n",
    "(",
    "9(",
    "1#",
    "@",
    "A=1 ",
    "#$@\n",
    "Title: a\n",
]
MORE += ["Comment:\n", "Comment-End:\n", "solution\n", "puzzle x\n", "[problem]\n"]
MORE += ["a,", '"', "%2C", "<script", "u1 "]


def sample_texts() -> Iterator[tuple[str, str, str]]:
    """Each kind, each format that is read, and a small sample in it, or else in plain text."""
    for kind in kinds.names():
        known = [one for one in EVERY_SAMPLE if one.kind == kind and one.verdict in ("unique", "plan")]
        puzzles = [one.puzzle() for one in sorted(known, key=lambda one: one.size())]
        for form in kinds.formats(kind).values():
            if form.read:
                yield kind, form.name, next(texts_of(form, puzzles), puzzles[0].text())


def texts_of(form: Format, puzzles: list[AnyPuzzle]) -> Iterator[str]:
    for puzzle in puzzles if form.write else ():
        with suppress(UsageError):
            yield form.write(Record(puzzle))


def read_work(kind: str, form: str | None, text: str) -> int:
    def read() -> None:
        with suppress(SmtPuzzlesError):
            for _ in kinds.read(kind, Source("text", text), kinds.Wish(form=form)).records():
                pass

    return work_of(read)


@pytest.mark.parametrize(("kind", "form", "text"), sample_texts(), ids=lambda word: word if len(word) < 15 else "")
def test_a_reader_does_about_twice_the_work_for_twice_the_text(kind, form, text):
    for more, place in [*product(MORE, (0, len(text) // 2, len(text))), (text, 0), (text + "\n", 0)]:
        times = 40 if len(more) < 40 else 5
        for wished in (form, None):
            work = partial(work_with, kind, wished, text, more, place)
            assert not grows(work, times, len(more)), f"{more!r} at {place}: {[work(n) for n in (1, times, 2 * times)]}"


def work_with(kind: str, form: str | None, text: str, more: str, place: int, times: int) -> int:
    return read_work(kind, form, text[:place] + more * times + text[place:])
