"""No regular expression of the package goes back over long texts again and again: its steps are counted."""

import ast
import re
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module

import pytest

from smtpuzzles import kinds, reading
from smtpuzzles.exchange import recognise
from tests.conftest import ROOT
from tests.steps import MOST_GROWTH, Steps, attacks, steps

PATIENCE = 300_000  # steps; what needs so many for a short text grows too fast


def expressions() -> Iterator[tuple[str, str, int, bool]]:
    """Each expression of the package: where it is, the expression, its flags, and whether it is searched anywhere."""
    for name in kinds.names():
        for form in reading.formats(name).values():
            yield f"{name} {form.name}", form.form, 0, False
        if mark := kinds.load(name).mark:
            yield f"mark of {name}", mark, re.MULTILINE, True
        for variant, mark in kinds.load(name).marks.items():
            yield f"mark of {name}, {variant}", mark, 0, False
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


@pytest.mark.few(20)
@pytest.mark.parametrize(("pattern", "flags", "anywhere"), EXPRESSIONS, ids=EXPRESSIONS.values())
def test_an_expression_takes_about_twice_the_steps_for_twice_the_text(pattern, flags, anywhere):
    size = 40
    for once, twice in zip(attacks(pattern, flags, size), attacks(pattern, flags, 2 * size), strict=True):
        less, more = (steps(pattern, flags, text, anywhere, PATIENCE) for text in (once, twice))
        assert more <= MOST_GROWTH * max(less, 3 * size), f"{less} and {more} steps for {once!r}"
        found = re.compile(pattern, flags).match(once)  # which goes the same way, but does not count
        assert Steps(pattern, flags).match(once) == (found and found.end()), once
