"""What the page consists of, and what can go wrong while it is made."""

import ast
import codecs
import gzip
import json
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from urllib.request import urlopen

import pytest

from smtpuzzles.cli.app import run
from smtpuzzles.errors import UsageError
from smtpuzzles.web import building, fetching
from smtpuzzles.web.answering import ASKS, LONG
from smtpuzzles.web.fetching import Pin, fetched, usual_cache
from tests.conftest import ROOT

# Suffixes whose type all servers know.
KNOWN = {".html", ".css", ".js", ".json", ".svg", ".wasm", ".zip", ".bin"}


def test_the_manifest_has_the_hash_of_every_other_file(built):
    manifest = json.loads((built / "built.js").read_text().removeprefix("globalThis.BUILT = ").removesuffix(";\n"))
    files = [path for path in built.rglob("*") if path.is_file() and path.name != "built.js"]
    assert manifest["files"] == {
        path.relative_to(built).as_posix(): sha256(path.read_bytes()).hexdigest() for path in files
    }
    assert "where.json" in manifest["files"]
    assert {path.suffix for path in files} <= KNOWN


def test_browser_and_server_agree_which_questions_take_long(built):
    assert set(json.loads((built / "where.json").read_text())["long"]) == LONG < set(ASKS)


def test_the_page_has_every_encoding_that_the_package_names():
    """Without the one of compressed links, no sudoku could be shared there."""
    calls = [
        node
        for path in (ROOT / "smtpuzzles").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("encode", "decode")
    ]
    names = {call.args[0].value for call in calls if call.args and isinstance(call.args[0], ast.Constant)}
    assert names >= {"ascii", "utf-16-le"}
    assert {codecs.lookup(name).name.replace("-", "_") for name in names} <= building._ENCODINGS


def test_the_program_has_what_the_page_needs_and_no_more(built):
    index, _, rest = gzip.decompress((built / "program.bin").read_bytes()).partition(b"\n")
    lengths = dict(json.loads(index))
    assert sum(lengths.values()) == len(rest)
    assert {"smtpuzzles/web/answering.py", "smtpuzzles/samples/sudoku/9-hard.txt", "pysat/solvers.py"} <= set(lengths)
    assert not [name for name in lengths if name.startswith(("smtpuzzles/cli", "smtpuzzles/screen"))]


@pytest.mark.slow
def test_the_same_package_makes_the_same_page_and_it_is_small(built, tmp_path):
    building.build(tmp_path / "again", usual_cache(), print)
    names = [path.relative_to(built) for path in built.rglob("*") if path.is_file()]
    assert all((built / name).read_bytes() == (tmp_path / "again" / name).read_bytes() for name in names)
    assert sum(len(gzip.compress((built / name).read_bytes(), 9)) for name in names) < 9_000_000


def complaint(capsys, *arguments: object) -> str:
    assert run(["page", *map(str, arguments)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    return err.splitlines()[-1]


def test_without_a_network_one_line_says_so(tmp_path, monkeypatch, capsys):
    urlopen("data:,")  # somebody used the network before, without a proxy
    monkeypatch.setenv("https_proxy", "http://127.0.0.1:1")
    told = complaint(capsys, tmp_path / "page", "--cache", tmp_path / "cache")
    assert told == f"smtpuzzles: cannot fetch {building.PYODIDE.url}: [Errno 111] Connection refused"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["."], ".: expected a folder that is new, or empty and not the current one"),
        (["full"], "full: expected a folder that is new, or empty and not the current one"),
        (["full/file"], "DIR: expected a folder to write to, but 'full/file' is no folder"),
    ],
)
def test_a_folder_that_cannot_become_the_page_is_refused_before_anything_is_fetched(
    arguments, words, tmp_path, monkeypatch, capsys
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").write_text("mine")
    assert run(["page", *arguments]) == 2
    assert capsys.readouterr().err == f"smtpuzzles: {words}\n"


def test_a_folder_with_other_files_is_left_alone(tmp_path):
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(UsageError) as caught:
        building.written(tmp_path, {"index.html": b"page"})
    assert str(caught.value) == f"{tmp_path}: cannot make this folder: directory not empty"
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


@pytest.fixture
def registry():
    """A server that gives `content` for every address."""

    class Handler(BaseHTTPRequestHandler):
        content = b"the file"

        def do_GET(self):
            self.send_response(200)
            self.end_headers()
            self.wfile.write(self.content)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = HTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, args=(0.05,)).start()
    yield Handler, f"http://127.0.0.1:{server.server_port}/file"
    server.shutdown()
    server.server_close()


def test_a_file_is_fetched_once_and_again_when_it_was_damaged(registry, tmp_path):
    _, url = registry
    pin, said = Pin("file", url, 8, sha256(b"the file").hexdigest()), []
    for _ in range(2):
        assert fetched(pin, tmp_path / "cache", said.append) == b"the file"
    assert len(said) == 1
    (tmp_path / "cache/file").write_bytes(b"damaged")
    assert fetched(pin, tmp_path / "cache", said.append) == b"the file"
    assert len(said) == 2


@pytest.mark.parametrize("content", [b"the fake", b"the file and a tail", b""])
def test_a_file_with_another_hash_is_refused_and_not_kept(registry, tmp_path, content):
    handler, url = registry
    handler.content = content
    with pytest.raises(fetching.UsageError, match="another file than the one"):
        fetched(Pin("file", url, 8, sha256(b"the file").hexdigest()), tmp_path, print)
    assert list(tmp_path.iterdir()) == []
