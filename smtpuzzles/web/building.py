"""The static page: a folder of files with Python for browsers, python-sat and this package.

Any web server can serve it. The same package makes the same files; `built.js` has the hash of each, by which the
service worker knows what belongs together.
"""

import gzip
import io
import json
import tarfile
import zipfile
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path

from smtpuzzles import kinds
from smtpuzzles.base.files import cannot, new_folder
from smtpuzzles.views.svg_style import STYLE
from smtpuzzles.web import translating
from smtpuzzles.web.answering import LONG
from smtpuzzles.web.fetching import Pin, fetched

PYODIDE = Pin(
    "pyodide.tgz",
    "https://registry.npmjs.org/pyodide/-/pyodide-314.0.7.tgz",
    6_488_647,
    "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0",
)
# Its tags name the version of Python and of the interface that Pyodide has.
PYTHON_SAT = Pin(
    "python-sat.whl",
    "https://files.pythonhosted.org/packages/2b/03/65a5835e094ba6eb5cae5a514c18949974ed50528a8233b2966fa260fd08/"
    "python_sat-1.9.dev17-cp314-cp314-pyemscripten_2026_0_wasm32.whl",
    1_170_913,
    "8ecf5e9de74844365ff2bef39f2f30791a54895fe6fba5dfd92f1c327673477b",
)
# Its search for the fewest clues that contradict each other imports this, and these examples.
SIX = Pin(
    "six.whl",
    "https://files.pythonhosted.org/packages/b7/ce/149a00dd41f10bc29e5921b496af8b574d8413afcd5e30dfa0ed46c2cc5e/"
    "six-1.17.0-py2.py3-none-any.whl",
    11_050,
    "4721f391ed90541fddacab5acf947aa0d3dc7d27b2e1e8eda2be8970586c3274",
)
_EXAMPLES = {f"pysat/examples/{name}.py" for name in ("__init__", "hitman", "lbx", "mcsls", "rc2")}
PACKAGE = Path(kinds.__file__).parent.parent
PAGE = Path(__file__).parent / "page"
_SERVED = {".html", ".css", ".js", ".svg", ".png", ".webmanifest"}
_LOCK = "pyodide-lock.json"
_STDLIB = "python_stdlib.zip"
# Scripts get the suffix that all servers know.
_COPIED = {
    "pyodide.mjs": "pyodide.js",
    "pyodide.asm.mjs": "pyodide.asm.js",
    **{name: name for name in ("pyodide.asm.wasm", _LOCK, _STDLIB)},
}
# Rooms that the page does not use.
_OTHER_ROOMS = {"batch", "cli", "contract", "screen"}
# Parts of the standard library that nothing here imports: old encodings, tools of developers, protocols, processes.
_UNUSED = {
    *("_pyrepl", "bdb", "cProfile", "code", "doctest", "ensurepip", "idlelib", "pdb", "profile", "pstats", "pyclbr"),
    *("pydoc", "pydoc_data", "pickletools", "timeit", "trace", "tracemalloc", "unittest", "venv", "wsgiref", "xml"),
    *("ftplib", "imaplib", "mailbox", "poplib", "smtplib", "socketserver", "xmlrpc", "optparse", "turtle", "sqlite3"),
    *("curses", "dbm", "multiprocessing", "ctypes", "tkinter", "_pydecimal"),
}
_ENCODINGS = {
    *("__init__", "aliases", "ascii", "cp437", "latin_1", "raw_unicode_escape", "unicode_escape", "utf_8"),
    "utf_16_le",  # of compressed links
}
_DATE = (1980, 1, 1, 0, 0, 0)  # the first that a ZIP archive knows: the same in every build


def build(folder: Path, cache: Path, say: Callable[[str], object]) -> int:
    """Write the page into a new folder; return the number of its bytes."""
    return written(folder, _page_files(cache, say))


def written(folder: Path, files: Mapping[str, bytes]) -> int:
    """Write these files into a new folder; return the number of their bytes."""
    try:
        new_folder(folder, files.items())
    except OSError as problem:
        raise cannot("make", str(folder), problem, "folder") from None
    return sum(map(len, files.values()))


def own_files(where: str) -> dict[str, bytes]:
    """Return what the page consists of wherever Python answers, which is 'browser' or 'server'."""
    files = {path.name: path.read_bytes() for path in sorted(PAGE.iterdir()) if path.suffix in _SERVED}
    where_json = {"where": where, "long": sorted(LONG)}
    return files | {"board.css": STYLE.encode(), "where.json": json.dumps(where_json).encode()}


def _page_files(cache: Path, say: Callable[[str], object]) -> dict[str, bytes]:
    with tarfile.open(fileobj=io.BytesIO(fetched(PYODIDE, cache, say))) as archive:
        pyodide = {to: _member(archive, f"package/{name}") for name, to in _COPIED.items()}
    # Pyodide looks for its own name in traces of errors.
    pyodide["pyodide.asm.js"] = pyodide["pyodide.asm.js"].replace(b"pyodide.asm.mjs", b"pyodide.asm.js")
    lock = {"info": json.loads(pyodide[_LOCK])["info"], "packages": {}}
    pyodide |= {_LOCK: json.dumps(lock).encode(), _STDLIB: _zip(_used_parts(pyodide[_STDLIB]))}
    files = own_files("browser") | {f"pyodide/{name}": data for name, data in pyodide.items()}
    files["search.js"] = translating.script().encode()
    solvers = _python_sat(fetched(PYTHON_SAT, cache, say), fetched(SIX, cache, say))
    files["program.bin"] = _packed({**solvers, **dict(_program())})
    hashes = {name: sha256(data).hexdigest() for name, data in sorted(files.items())}
    version = sha256(json.dumps(hashes).encode()).hexdigest()[:16]
    built = json.dumps({"version": version, "files": hashes}, indent=1)
    return files | {"built.js": f"globalThis.BUILT = {built};\n".encode()}


def _member(archive: tarfile.TarFile, name: str) -> bytes:
    member = archive.extractfile(name)
    assert member is not None, name
    return member.read()


def _used_parts(stdlib: bytes) -> dict[str, bytes]:
    def used(name: str) -> bool:
        first, *rest = name.removesuffix(".py").split("/")
        return first not in _UNUSED and (first != "encodings" or rest[0] in _ENCODINGS)

    with zipfile.ZipFile(io.BytesIO(stdlib)) as archive:
        return {name: archive.read(name) for name in archive.namelist() if used(name)}


def _python_sat(wheel: bytes, six: bytes) -> dict[str, bytes]:
    """Return the solvers, and the modules that make them usable, without examples that nothing here uses."""
    with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
        names = [name for name in archive.namelist() if name.endswith((".so", "LICENSE.txt")) or name.count("/") == 1]
        names = [name for name in names if name.startswith(("py", "pysat/")) or "licenses" in name]
        files = {name: archive.read(name) for name in (*names, *sorted(_EXAMPLES))}
    with zipfile.ZipFile(io.BytesIO(six)) as archive:
        return files | {name: archive.read(name) for name in archive.namelist() if name.endswith((".py", "LICENSE"))}


def _program() -> Iterator[tuple[str, bytes]]:
    """Yield the files of this package that the page uses, and the samples where installed packages have them."""
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.relative_to(PACKAGE).parts[0] not in _OTHER_ROOMS:
            yield f"smtpuzzles/{path.relative_to(PACKAGE).as_posix()}", path.read_bytes()
    for kind in kinds.names():
        for path in sorted((kinds.samples(kind) or PACKAGE).glob("*.txt")):
            yield f"smtpuzzles/samples/{kind}/{path.name}", path.read_bytes()


def _packed(files: dict[str, bytes]) -> bytes:
    """Return all files in one, which worker.js unpacks faster than Python unpacks a ZIP archive.

    It is compressed by gzip, but not named so: some servers then say that browsers are to unpack it.
    """
    index = json.dumps([(name, len(content)) for name, content in files.items()])
    return gzip.compress(b"".join([index.encode(), b"\n", *files.values()]), 9, mtime=0)


def _zip(files: dict[str, bytes]) -> bytes:
    """Return an archive that depends on these files only."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(name, _DATE)
            entry.compress_type, entry.create_system = zipfile.ZIP_DEFLATED, 3
            archive.writestr(entry, content, compresslevel=9)
    return data.getvalue()
