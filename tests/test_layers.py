"""Who may import whom, and what the core may not know."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.walksat import heuristics
from tests.conftest import ROOT

PACKAGE = ROOT / "smtpuzzles"
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text()
# The way that data goes: a room imports only from rooms before it.
ROOMS = [
    "errors",
    "value",
    "model",
    "result",
    "base",
    "puzzle",
    "exchange",
    "kinds",
    "reading",
    "encoding",
    "proofs",
    "walksat",
    "engines",
    "solving",
    "explaining",
    "generating",
    "batch",
    "playing",
    "views",
    "__init__",
    "contract",
    "web",
    "screen",
    "cli",
    "__main__",
]
LIBRARIES = {
    "numba": {"base"},
    "numpy": {"base", "engines", "explaining", "kinds", "walksat"},
    "z3": {"encoding", "engines"},
    "pycard": {"encoding"},
    "pysat": {"engines", "proofs", "solving"},
    "distributed": {"base"},
    "matplotlib": {"views"},
    "rich": {"views", "screen", "cli"},
    "textual": {"screen"},
    "typer": {"cli"},
    "anyio": {"web"},
    "starlette": {"web"},
    "uvicorn": {"web"},
}


@cache
def trees() -> dict[Path, ast.Module]:
    return {path.relative_to(PACKAGE): ast.parse(path.read_text()) for path in sorted(PACKAGE.rglob("*.py"))}


def room_of(path: Path) -> str:
    return path.parts[0].removesuffix(".py")


def imported(tree: ast.Module) -> Iterator[str]:
    """Every module that this file imports, also inside functions and for type checkers."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            names = [f"{module}.{alias.name}" for alias in node.names]
            yield from names if node.level == 0 and module == "smtpuzzles" else [f"{'.' * node.level}{module}"]


@cache
def imports() -> list[tuple[Path, str]]:
    return [(path, module) for path, tree in trees().items() for module in imported(tree)]


def test_every_room_has_its_place():
    assert {room_of(path) for path in trees()} == set(ROOMS)


def test_the_picture_of_the_rooms_shows_them_all_in_their_order():
    picture = ARCHITECTURE.split("```")[1]
    shown = re.findall(r"^(?:\w[\w ]*)? {2,}(\w+)(/|\.py) ", picture, re.MULTILINE)
    assert [name for name, _ in shown] == ROOMS
    assert len(shown) == len(picture.strip().splitlines())
    for name, ending in shown:
        assert (PACKAGE / f"{name}{ending}").exists()


def test_every_file_that_the_architecture_names_is_there():
    named = re.findall(r"(?:\w+/)*\w+(?:/|\.py)(?!\w)", ARCHITECTURE)
    assert "solving/query.py" in named
    for path in named:
        assert (PACKAGE / path).exists() or (ROOT / path).exists(), path


def test_at_the_top_there_is_only_what_everyone_speaks_of():
    assert sorted(path.stem for path in trees() if len(path.parts) == 1) == [
        "__init__",
        "__main__",
        "errors",
        "model",
        "result",
        "value",
    ]


def test_a_room_imports_only_from_rooms_before_it():
    reached_back = [
        f"{path} imports {module}"
        for path, module in imports()
        if module.startswith("smtpuzzles.")
        and (room := module.split(".")[1]) != room_of(path)
        and (room not in ROOMS or ROOMS.index(room) > ROOMS.index(room_of(path)))
    ]
    assert not reached_back


def test_no_import_is_relative():
    assert not [f"{path} imports {module}" for path, module in imports() if module.startswith(".")]


def test_what_benchmarks_import_is_there():
    for path in (ROOT / "benchmarks").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(("smtpuzzles", "tests")):
                exec(compile(ast.Module([node], []), path.name, "exec"), {})


def test_no_modules_import_each_other_in_a_circle():
    """Within a room, too. Imports inside functions count: they hide a circle, but do not undo it."""
    names = {".".join(("smtpuzzles", *path.with_suffix("").parts)).removesuffix(".__init__"): path for path in trees()}
    needs: dict[str, set[str]] = {name: set() for name in names}
    for name, path in names.items():
        for node in ast.walk(trees()[path]):
            if isinstance(node, ast.ImportFrom) and node.module and name != "smtpuzzles":
                wanted = {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
                modules = {module for module in wanted if module in names and module not in (name, "smtpuzzles")}
                # A package that is named to get at a module of it is not needed for itself.
                needs[name] |= {m for m in modules if not any(other.startswith(f"{m}.") for other in modules)}
    while free := [name for name, others in needs.items() if not others]:
        for name in free:
            del needs[name]
        for others in needs.values():
            others.difference_update(free)
    assert not needs


def test_a_library_stays_in_its_rooms():
    strayed = [
        f"{path} imports {module}"
        for path, module in imports()
        if room_of(path) not in LIBRARIES.get(module.split(".")[0], {room_of(path)})
    ]
    assert not strayed


def test_a_kind_does_not_know_another():
    for path, module in imports():
        if room_of(path) == "kinds" and path.name != "__init__.py" and module.startswith("smtpuzzles.kinds."):
            own, other = path.parts[1].removesuffix(".py"), module.split(".")[2]
            assert other == own or own[0] == other[0] == "_", (path, module)


# What is for no other kind: lists of many puzzles, and compiled code.
OF_SUDOKU = {"smtpuzzles.base.compiling", "smtpuzzles.base.harmless", "smtpuzzles.base.tables"}


def test_a_kind_imports_what_kinds_of_other_packages_import():
    """That is `smtpuzzles.puzzle`, as the template does, and the families of formats."""
    for path, module in imports():
        if room_of(path) == "kinds" and path.parts[1] not in ("__init__.py", "_outside.py"):
            own = f"smtpuzzles.kinds.{path.parts[1].removesuffix('.py')}"
            shared = module == "smtpuzzles.puzzle" or module.startswith(("smtpuzzles.exchange", own))
            special = path.parts[1] == "sudoku" and module in OF_SUDOKU
            assert shared or special or not module.startswith("smtpuzzles"), (path, module)


def words_of(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every name and every text that is no documentation, with its line."""
    documentation = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            yield node.lineno, node.value
        elif isinstance(node, ast.Name | ast.Attribute):
            yield node.lineno, node.id if isinstance(node, ast.Name) else node.attr


def test_the_core_never_names_a_puzzle():
    """Apart from examples in documentation, no name and no text outside kinds/ is a puzzle's."""
    names = re.compile(rf"\b({'|'.join(kinds.names())})\b", re.IGNORECASE)
    named = [
        f"{path}:{line} names {found.group()}"
        for path, tree in trees().items()
        if room_of(path) != "kinds"
        for line, words in words_of(tree)
        if (found := names.search(words))
    ]
    assert not named


def test_all_public_names_are_listed_in_order_and_there():
    assert smtpuzzles.__all__ == sorted(smtpuzzles.__all__)
    for name in smtpuzzles.__all__:
        assert getattr(smtpuzzles, name).__doc__ or name in ("Board", "Cell"), name


def test_looking_at_puzzles_does_not_import_the_solver():
    code = "import sys, smtpuzzles.cli.app as a; a.run(['kinds']); print('z3' in sys.modules, 'rich' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "False False"


@pytest.mark.parametrize("command", ["walksat", "experiment", "solve"])
def test_help_lists_the_heuristics_without_importing_what_compiles_them(command):
    code = f"import sys, smtpuzzles.cli.app as a; a.run(['{command}', '--help']); print('numba' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    words = ran.stdout.replace(",", " ").replace(".", " ").split()
    assert words[-1] == "False"
    assert all(name in words for name in heuristics.names())


# Commands that somebody else runs, and what a screen tells of the command line.
WITH_OPTIONS = {"contract", "engines", "screen", "proofs/__main__.py", "solving/counters.py", "generating/request.py"}


def texts_with_options(tree: ast.Module) -> Iterator[str]:
    """The strings that name an option of a command line, but no docstrings; `x` stands for what they are made of."""
    statements = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        parts = node.values if isinstance(node, ast.JoinedStr) else [node] if id(node) not in statements else []
        text = "".join([str(part.value) if isinstance(part, ast.Constant) else "x" for part in parts])
        if isinstance(node, ast.JoinedStr | ast.Constant) and re.search(r"(?<![\w-])--[a-z]", text):
            yield text


def test_messages_of_the_library_name_no_options():
    found = {
        str(path.relative_to(PACKAGE)): texts
        for path in PACKAGE.rglob("*.py")
        if not path.is_relative_to(PACKAGE / "cli") and (texts := [*texts_with_options(ast.parse(path.read_text()))])
    }
    assert {name for name in found if name not in WITH_OPTIONS and name.split("/")[0] not in WITH_OPTIONS} == set()
    assert len(found) >= len(WITH_OPTIONS)
