"""The built page, a server for its files, and Chromium without a network of its own."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from smtpuzzles.web.building import build
from smtpuzzles.web.fetching import NotFetched, usual_cache
from tests.web.browser import ARGUMENTS, CHROMIUM

# Stricter than what the page asks for itself, because it holds for workers, too.
POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
POLICY += "connect-src 'self'; worker-src 'self'"


@pytest.fixture(scope="session")
def built(tmp_path_factory) -> Path:
    """The folder of the page; its cache is the user's own, so that tests fetch nothing twice."""
    folder = tmp_path_factory.mktemp("page")
    try:
        build(folder, usual_cache(), print)
    except NotFetched as problem:
        pytest.skip(str(problem))
    return folder


class _Files(SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        if self.path == "/index.html":  # has one address only, at some hosts
            self.send_response(308)
            self.send_header("Location", "/")
            self.end_headers()
        else:
            super().do_GET()

    def guess_type(self, path: Any) -> str:
        """Some systems do not know `.wasm`."""
        return "application/wasm" if Path(path).suffix == ".wasm" else super().guess_type(path)

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def node() -> str:
    """Return the program node: that of the system, or the one that comes with playwright."""
    if found := shutil.which("node"):
        return found
    driver = pytest.importorskip("playwright._impl._driver", reason="JavaScript is tested with Node")
    return str(driver.compute_driver_executable()[0])


@contextmanager
def static_server(folder: Path) -> Iterator[str]:
    """Serve the files of a folder as any web server does; yield the address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, directory=str(folder)))
    Thread(target=server.serve_forever, args=(0.05,)).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Any]:
    """One Chromium for all tests of this folder, which takes seconds to start; skip them where it is missing."""
    api = pytest.importorskip("playwright.sync_api", reason="the page is tested with playwright")
    if CHROMIUM is None:
        pytest.skip("needs the program chromium on the PATH")
    with api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()
