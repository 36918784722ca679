"""Who may import whom, and what the core may not know."""

import ast
import re
from pathlib import Path

import pytest

from smtpuzzles import kinds
from tests.conftest import ROOT

PACKAGE = ROOT / "smtpuzzles"
# From the ground up: a room imports only from rooms before it.
ROOMS = [
    "errors",
    "writing",
    "clock",
    "text",
    "grid",
    "model",
    "result",
    "picture",
    "kind",
    "kinds",
    "session",
    "smt",
    "cnf",
    "files",
    "workers",
    "walksat",
    "engines",
    "decoding",
    "certificate",
    "solutions",
    "uniqueness",
    "planning",
    "generating",
    "comparing",
    "playing",
    "plot",
    "render",
    "__init__",
    "screen",
    "cli",
    "__main__",
]
LIBRARIES = {
    "numba": {"walksat"},
    "numpy": {"walksat"},
    "z3": {"smt", "cnf"},
    "pysat": {"engines"},
    "matplotlib": {"plot"},
    "rich": {"render", "screen", "cli"},
    "textual": {"screen"},
    "typer": {"cli"},
}
FILES = sorted(PACKAGE.rglob("*.py"))


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(path: Path) -> set[str]:
    """Every module that this file imports, also inside functions and for type checkers."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            module = node.module or ""
            found |= {f"{module}.{alias.name}" for alias in node.names} if module == "smtpuzzles" else {module}
    return found


def test_every_room_has_its_place():
    assert {room_of(path) for path in FILES} == set(ROOMS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_room_imports_only_from_lower_rooms(path):
    here = ROOMS.index(room_of(path))
    for module in imports(path):
        parts = module.split(".")
        if parts[0] == "smtpuzzles":
            assert ROOMS.index(parts[1]) < here or parts[1] == room_of(path), module


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_library_stays_in_its_rooms(path):
    for module in imports(path):
        allowed = LIBRARIES.get(module.split(".")[0])
        assert allowed is None or room_of(path) in allowed, module


def test_a_kind_does_not_know_another():
    for path in (PACKAGE / "kinds").rglob("*.py"):
        own = f"smtpuzzles.kinds.{path.relative_to(PACKAGE / 'kinds').parts[0]}".removesuffix(".py")
        for module in imports(path):
            assert not module.startswith("smtpuzzles.kinds.") or module.startswith(own), (path, module)


@pytest.mark.parametrize(
    "path", [path for path in FILES if room_of(path) != "kinds"], ids=lambda path: str(path.relative_to(PACKAGE))
)
def test_the_core_never_names_a_puzzle(path):
    """Apart from examples in documentation, no name and no text outside kinds/ is a puzzle's."""
    tree = ast.parse(path.read_text())
    documentation = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node)
    }
    for node in ast.walk(tree):
        words = ""
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            words = node.value
        elif isinstance(node, ast.Name | ast.Attribute):
            words = node.id if isinstance(node, ast.Name) else node.attr
        for name in kinds.names():
            assert not re.search(rf"\b{name}\b", words.lower()), f"{path}:{node.lineno} names {name}"


def test_all_public_names_are_listed_in_order_and_there():
    import smtpuzzles

    assert smtpuzzles.__all__ == sorted(smtpuzzles.__all__)
    for name in smtpuzzles.__all__:
        assert getattr(smtpuzzles, name).__doc__ or name in ("Board", "Cell"), name


def test_looking_at_puzzles_does_not_import_the_solver():
    import subprocess
    import sys

    code = "import sys, smtpuzzles.cli.app as a; a.run(['kinds']); print('z3' in sys.modules, 'rich' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "False False"


@pytest.mark.parametrize("command", ["walksat", "experiment", "solve"])
def test_help_lists_the_heuristics_without_importing_what_compiles_them(command):
    import subprocess
    import sys

    from smtpuzzles.walksat import heuristics

    code = f"import sys, smtpuzzles.cli.app as a; a.run(['{command}', '--help']); print('numba' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    words = ran.stdout.replace(",", " ").replace(".", " ").split()
    assert words[-1] == "False"
    assert all(name in words for name in heuristics.names())
