"""The page's server in a thread, and requests to it: by HTTP, and as bytes."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPResponse
from threading import Thread
from typing import Any

import pytest

uvicorn = pytest.importorskip("uvicorn", reason="the page is served with the extra smtpuzzles[serve]")

from smtpuzzles.web.connections import Limits, configuration  # noqa: E402
from smtpuzzles.web.serving import Site  # noqa: E402

USUAL = Limits()


@contextmanager
def serving_by(ask: Any, token: str | None = None, limits: Limits = USUAL) -> Iterator[int]:
    """Serve in a thread; yield the port."""
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(configuration(Site(ask, "127.0.0.1", token), limits))
    thread = Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()


def asked(port: int, path: str, body: str | None = None, **headers: str) -> HTTPResponse:
    """Send a request, with a body by POST; the answer has its text in `told`."""
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET" if body is None else "POST", path, body, headers)
    reply: Any = connection.getresponse()
    reply.told = reply.read().decode()
    connection.close()
    return reply


def opened(port: int, own: str = "127.0.0.1") -> socket.socket:
    """Connect to the server, from this address of the machine."""
    return socket.create_connection(("127.0.0.1", port), timeout=30, source_address=(own, 0))


def exchanged(port: int, sent: bytes) -> bytes:
    """Send these bytes; return all that comes back until the server closes the connection."""
    with opened(port) as connection:
        connection.sendall(sent)
        return received(connection)


def received(connection: socket.socket) -> bytes:
    """Return what comes until the end; a connection that is reset has ended, too."""
    found = b""
    with suppress(ConnectionResetError):
        while part := connection.recv(65_536):
            found += part
    return found


def is_open(connection: socket.socket) -> bool:
    """Has the server left this connection open, on which it has nothing to send?"""
    connection.setblocking(False)
    try:
        return bool(connection.recv(1))
    except BlockingIOError:
        return True
    except ConnectionResetError:
        return False
