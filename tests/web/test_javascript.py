"""The page's JavaScript has the types that its comments say: checked by TypeScript, which is fetched."""

import io
import json
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

from smtpuzzles.web.building import PAGE, PYODIDE
from smtpuzzles.web.fetching import NotFetched, Pin, fetched, usual_cache
from tests.web.conftest import node

TYPESCRIPT = Pin(
    "typescript.tgz",
    "https://registry.npmjs.org/typescript/-/typescript-5.9.3.tgz",
    4_377_468,
    "10e108c9cf7d5f2879053dff18515fb405abf2ccef63eaaf017d9c571687a1d3",
)
OPTIONS = {
    "noEmit": True,
    "allowJs": True,
    "checkJs": True,
    "strict": True,
    "skipLibCheck": True,
    "types": [],
    "noUnusedLocals": True,
    "noUnusedParameters": True,
    "noImplicitReturns": True,
    "target": "es2024",
    "module": "es2022",
    "moduleResolution": "bundler",
}
# What a file may use depends on where it runs.
PROGRAMS = {
    "page": (["app.js"], ["es2024", "dom", "dom.iterable"]),
    "workers": (["worker.js", "service-worker.js"], ["es2024", "webworker"]),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """The page's own files, the types of Pyodide beside them, and the compiler."""
    folder = tmp_path_factory.mktemp("javascript")
    for path in (*PAGE.glob("*.js"), *PAGE.glob("*.d.ts")):
        shutil.copy(path, folder)
    try:
        typescript, pyodide = (fetched(pin, usual_cache(), print) for pin in (TYPESCRIPT, PYODIDE))
    except NotFetched as problem:
        pytest.skip(str(problem))
    with tarfile.open(fileobj=io.BytesIO(typescript)) as archive:
        archive.extractall(folder / "typescript", filter="data")
    with tarfile.open(fileobj=io.BytesIO(pyodide)) as archive:
        for name in ("pyodide.d.ts", "ffi.d.ts"):
            member = archive.extractfile(f"package/{name}")
            assert member
            (folder / "pyodide").mkdir(exist_ok=True)
            (folder / "pyodide" / name).write_bytes(member.read())
    # Made by programs, without types.
    made = "declare const create: (settings: object) => Promise<any>; export default create;"
    (folder / "pyodide/pyodide.asm.d.ts").write_text(made)
    (folder / "search.js").write_text("export {};")
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("program", PROGRAMS)
def test_types_are_right(folder, program):
    files, libraries = PROGRAMS[program]
    options = {"compilerOptions": {**OPTIONS, "lib": libraries}, "files": [*files, "built.d.ts"]}
    (folder / f"{program}.json").write_text(json.dumps(options))
    command = [node(), "typescript/package/lib/tsc.js", "-p", f"{program}.json"]
    checked = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert (checked.stdout, checked.returncode) == ("", 0)


@pytest.mark.slow
def test_every_file_is_checked():
    """Each is imported by a file that is, or the page would not load it."""
    named = "".join(path.read_text() for path in PAGE.glob("*.js")) + "app.js service-worker.js"
    assert [path.name for path in PAGE.glob("*.js") if path.name not in named] == []
