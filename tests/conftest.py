"""Samples, shared data, what complaints must be, and the switch that writes golden files anew."""

import gc
import shutil
import sys
from contextlib import nullcontext, suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from shlex import quote
from typing import Any, NoReturn

import pytest
from hypothesis import settings

from smtpuzzles import kinds
from smtpuzzles.contract.samples import Sample, sample_in
from smtpuzzles.engines.table import engine
from smtpuzzles.errors import InputError
from smtpuzzles.kinds import _outside
from smtpuzzles.puzzle.contract import AnyPuzzle, BoardPuzzle
from tests.environment import fix_handlers, fix_process, fix_variables

ROOT = Path(__file__).parent.parent
SOLVED = ("unique", "plan")
SHARED = ROOT.parent / "shared" / "data"
PYTHON = quote(sys.executable)  # for a shell
HOURS = 4 * 3600

# The fastest of those who could tell what is right, and another one than those who advise and make puzzles.
JUDGE = engine("minicard")

# The same examples on every run: a failure can be repeated, and CI does not fail by chance.
settings.register_profile("repeatable", derandomize=True, deadline=None)
settings.load_profile("repeatable")


@pytest.hookimpl(tryfirst=True)  # before pytest looks for the marks that it runs
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Give slow tests hours, and leave to CI what has `few` cases for every run."""
    cases: dict[tuple[str, int], list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("slow"):
            item.add_marker(pytest.mark.timeout(HOURS))
        elif few := item.get_closest_marker("few"):
            cases.setdefault((item.nodeid.partition("[")[0], few.args[0]), []).append(item)
    for (_, wanted), alike in cases.items():
        now = {number * len(alike) // wanted for number in range(wanted)}
        for number, item in enumerate(alike):
            if number not in now and not config.getoption("--update"):
                item.add_marker(pytest.mark.more)


def pytest_collection_finish():
    """Whatever the test files hold stays until the end: Python need not look through it for garbage again."""
    gc.freeze()


# Before test files import libraries, and before pytest-xdist starts its processes, which inherit it.
fix_variables()


@pytest.fixture(autouse=True, scope="session")
def usual_process(tmp_path_factory):
    """Tests run as from a terminal, with a home of their own."""
    fix_process(tmp_path_factory.mktemp("home"))


@pytest.fixture(autouse=True)
def usual_handlers():
    """Each test begins without the timer of another, which would leave work without an end."""
    fix_handlers()


@pytest.fixture(autouse=True)
def nothing_is_compiled_aloud(monkeypatch):
    """Which test is the first to compile depends on their order and on the machine: no command notes it."""
    monkeypatch.setattr("smtpuzzles.cli.showing.when_compiling", lambda _: nullcontext())


def endless(*_: object) -> NoReturn:
    """Work that never ends by itself."""
    for number in count():
        with suppress(Exception):  # as kinds may do
            float(number)
    raise AssertionError


class _Shared(Sample):
    """A sample whose puzzle all tests share, with the model that one of them has made."""

    def puzzle(self) -> AnyPuzzle:
        return _kept(Sample(*self))

    def size(self) -> int:
        return self.path.stat().st_size


@cache
def _kept(sample: Sample) -> AnyPuzzle:
    return sample.puzzle()


EVERY_SAMPLE: list[_Shared] = [
    _Shared(*sample_in(path.parent.name, path)) for path in sorted(ROOT.glob("puzzles/*/*.txt"))
]
# Those whose solutions are boards; plans have samples, too, with `; plan, ...` or `; none` in the first line.
SAMPLES = [sample for sample in EVERY_SAMPLE if isinstance(sample.puzzle(), BoardPuzzle)]
PLAN_SAMPLES = [sample for sample in EVERY_SAMPLE if sample not in SAMPLES]
# The smallest of each kind, variant and verdict: for tests that see nothing in larger ones that they do not see here.
SMALLEST = list(
    {(one.kind, one.variant, one.verdict): one for one in sorted(EVERY_SAMPLE, key=_Shared.size, reverse=True)}.values()
)
# Of each kind, the smallest of the usual variant that has one solution, or a plan.
SMALL = {
    kind: next(one for one in reversed(SMALLEST) if (one.kind, one.variant) == (kind, None) and one.verdict in SOLVED)
    for kind in sorted({one.kind for one in SMALLEST})
}
SMALLEST_BOARDS = [sample for sample in SMALLEST if sample in SAMPLES]


def forget_kinds() -> None:
    """Unload the kinds that are not built in, and whatever was found out about kinds."""
    for name in [name for name in sys.modules if name.startswith((_outside.MODULE, "outside_"))]:
        del sys.modules[name]
    kinds.load.cache_clear()
    _outside.entry_points.cache_clear()


def of_every_kind(name: str) -> dict[str, Any]:
    """What the tests of kinds define under this name, by kind: tests/kinds/test_<kind>.py."""
    found = {}
    for kind in kinds.names():
        if find_spec(f"tests.kinds.test_{kind}"):
            module = import_module(f"tests.kinds.test_{kind}")
            if hasattr(module, name):
                found[kind] = getattr(module, name)
    return found


def rows_of_every_kind(name: str) -> list[tuple[str, str, Any]]:
    """The rows of such tables: the kind, what the row is called, and the row."""
    return [(kind, called, row) for kind, rows in of_every_kind(name).items() for called, row in rows.items()]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="write golden files anew instead of comparing with them")


@pytest.fixture
def golden(request: pytest.FixtureRequest):
    """Compare a text with a file that is kept in the repository."""

    def compare(path: Path, text: str) -> None:
        if request.config.getoption("--update"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert path.exists(), f"{path} is missing: make update"
        assert path.read_text(encoding="utf-8") == text, f"{path} is stale: make update, and look at the difference"

    return compare


def shared(name: str) -> list[str]:
    """The lines of a file of the shared data, or a skipped test where it is not there."""
    path = SHARED / name
    if not path.exists():
        pytest.skip(f"needs {name} of the shared data, which is not beside this checkout")
    return path.read_text().split()


def needs_program(name: str) -> pytest.MarkDecorator:
    """Skip the test, with a reason, where this program is missing."""
    return pytest.mark.skipif(shutil.which(name) is None, reason=f"needs the program {name} on the PATH")


def is_useful(problem: InputError, text: str) -> None:
    """The place is in the text, or just behind a line of it, and the complaint is one line."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    assert 1 <= problem.line <= len(lines)
    assert 1 <= problem.column <= len(lines[problem.line - 1]) + 1
    assert str(problem).isprintable()
    assert len(str(problem)) < 200


@pytest.fixture
def own_games(tmp_path, monkeypatch):
    """Games are kept in a folder of the test's own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def hostile(tmp_path):
    """The words by which a command gets a puzzle that makes this trouble."""
    file = tmp_path / "rooks.txt"
    file.write_text("_____\n" * 5)
    yield lambda trouble: [str(Path(__file__).parent / "hostile.py"), str(file), "--variant", trouble]
    forget_kinds()
