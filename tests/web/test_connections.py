"""Strangers at the page's server: whatever they send, or do not send, others are answered."""

import json
import logging
import re
from contextlib import ExitStack, suppress
from http.client import HTTPException
from itertools import product
from threading import Event, Semaphore
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.web.serving import asked, exchanged, is_open, opened, received, serving_by

from smtpuzzles.web.connections import HEADERS, Limits  # isort: skip - after the skip of whoever has no uvicorn

TOKEN = "the-token"
SOON = Limits(header=0.2, body=0.2, answer=0.2)
NEVER = Limits(header=600, body=600, answer=600, connections=6, of_one=4)


def echo(message: Any, _: Any) -> Any:
    return {"asked": message["ask"]}


@pytest.fixture(scope="module")
def port():
    with serving_by(echo) as port:
        yield port


@pytest.fixture(scope="module")
def guarded():
    with serving_by(echo, TOKEN) as port:
        yield port


@pytest.fixture(autouse=True)
def quiet(caplog):
    """Nobody at the terminal of the server reads of what strangers do."""
    caplog.set_level(logging.INFO)
    yield
    assert [record.getMessage() for record in caplog.get_records("call")] == []


def request(line: str, *headers: str, body: str = "") -> bytes:
    return "\r\n".join([line, *headers, "Connection: close", "", body]).encode("latin-1")


def status(reply: bytes) -> int:
    """Return the status of the only answer, which has the headers that every answer has."""
    assert reply.count(b"HTTP/1.1 ") == 1
    expect_headers(reply)
    return int(reply.split()[1])


def expect_headers(reply: bytes) -> None:
    for answer in reply.split(b"HTTP/1.1 ")[1:]:
        lines = answer.split(b"\r\n\r\n")[0].decode().split("\r\n")[1:]
        for name, value in HEADERS.items():
            assert lines.count(f"{name.lower()}: {value}") == 1, name


def test_every_answer_has_the_headers_of_a_page_that_stays_alone(port):
    headers = asked(port, "/").headers
    assert headers["Cross-Origin-Opener-Policy"] == headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    found = {
        status(exchanged(port, request(f"{method} {path} HTTP/1.1", f"Host: {host}")))
        for method, path, host in product(
            ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "get", "X"],
            ["/", "/app.js", "/ask", "/missing", "/ask/", "//", "/..%2fserving.py", "/%00", "/a?b#c", "*"],
            ["localhost", "evil.example", "a{b}.evil.com"],
        )
    }
    assert found == {200, 400, 403, 404, 405}


HOSTS = {
    200: ["localhost", "LOCALHOST", "localhost:8517", "127.0.0.1", "127.0.0.1:1", "[::1]", "[::1]:80", "[0:0::1]"],
    400: [
        *(
            "",
            ":80",
            "a{b}.evil.com",
            "localhost, evil.com",
            "user@localhost",
            "user:secret@127.0.0.1",
            "http://localhost",
        ),
        *("local%68ost", "%3127.0.0.1", "[::1", "::1", "[::1%25lo]", "[::1%lo]", "[127.0.0.1]", "[localhost]", "[::g]"),
        *("localhost:", "localhost:x", "localhost:-1", "localhost:123456", "localhost/", "local host", "localhost\t80"),
        *("localh\xf6st", "localhost\\@evil.com", "localhost#evil.com", "localhost?evil.com", "{}", "'", '"localhost"'),
    ],
    403: [
        *("evil.com", "localhost.", "localhost.evil.com", "127.0.0.1.evil.com", "xn--lcalhost-54a", "0.0.0.0", "[::]"),
        *(
            "127.0.0.2",
            "127.1",
            "0177.0.0.1",
            "2130706433",
            "0x7f000001",
            "192.168.0.1",
            "[::ffff:7f00:1]",
            "[fe80::1]",
        ),
        *("a..b", ".", "-", "_", "localhost.localdomain"),
    ],
}


@pytest.mark.parametrize(("wanted", "host"), [(wanted, host) for wanted, hosts in HOSTS.items() for host in hosts])
def test_only_this_machine_is_a_host(port, wanted, host):
    assert status(exchanged(port, request("GET / HTTP/1.1", f"Host: {host}"))) == wanted


def test_with_a_token_a_host_may_have_any_name_but_not_any_form(guarded):
    for wanted, hosts in HOSTS.items():
        for host in hosts:
            reply = exchanged(guarded, request(f"GET /?token={TOKEN} HTTP/1.1", f"Host: {host}"))
            assert status(reply) == (400 if wanted == 400 else 303), host


def post(*headers: str, body: str = "") -> bytes:
    return request("POST /ask HTTP/1.1", "Host: localhost", *headers, body=body)


def get(*headers: str, target: str = "/", version: str = "1.1") -> bytes:
    return request(f"GET {target} HTTP/{version}", *headers)


OWN, CHUNKED, BAD = "Host: localhost", "Transfer-Encoding: chunked", "Host: evil.com"
ODD = {
    200: [
        post("Origin: http://localhost", "Content-Length: 13", body='{"ask": "do"}'),
        get(OWN, "Upgrade: websocket", "Sec-WebSocket-Version: 13"),
        get(OWN, "Upgrade: h2c", "HTTP2-Settings: AAMAAABk"),
        get(OWN, "Origin: http://localhost"),
        post(CHUNKED, body='d\r\n{"ask": "do"}\r\n0\r\n\r\n'),
    ],
    400: [
        *(get(), get(version="1.0"), get(OWN, OWN), get(OWN, BAD), get("Host : localhost"), get(OWN, " folded")),
        *(get(OWN, target=target) for target in ("http://localhost/", "http://evil.com/", "evil.com/", "localhost:80")),
        *(get(OWN, "X: \x00"), get(OWN, f"X: {'x' * 400_000}"), get(OWN, target=f"/{'x' * 400_000}"), b"GET /\r\n\r\n"),
        request("OPTIONS * HTTP/1.1", OWN),
        request("CONNECT localhost:80 HTTP/1.1", OWN),
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",  # TLS
        post("Content-Length: -1", body="{}"),
        post("Content-Length: 2", "Content-Length: 3", body="{}x"),
        post(CHUNKED, body="zz\r\n"),
        post(CHUNKED, "Content-Length: 13", body='d\r\n{"ask": "do"}\r\n0\r\n\r\n'),
        post("Transfer-Encoding: gzip, chunked", body="0\r\n\r\n"),
    ],
    403: [
        *(post(f"Origin: {origin}") for origin in ("null", "", "http://evil.com", "http://localhost:80", "localhost")),
        *(
            post(f"Origin: {origin}")
            for origin in ("http://localhost.evil.com", "file://localhost", "http://localhost/")
        ),
        get(OWN, "Origin: http://localhost", "Origin: http://evil.com"),
        get(BAD, "X-Forwarded-Host: localhost", "Forwarded: host=localhost"),
    ],
    404: [get(OWN, target="//evil.com/")],
}


@pytest.mark.parametrize(("wanted", "sent"), [(wanted, sent) for wanted, every in ODD.items() for sent in every])
def test_odd_requests_get_their_status(port, wanted, sent):
    assert status(exchanged(port, sent)) == wanted


@pytest.mark.parametrize(
    ("line", "headers"),
    [
        ("GET /app.js?token=the-token HTTP/1.1", []),
        ("POST /?token=the-token HTTP/1.1", ["Content-Length: 0"]),
        ("POST /ask?token=the-token HTTP/1.1", ["Content-Length: 0"]),
        ("GET /the-token HTTP/1.1", []),
        ("GET /?Token=the-token HTTP/1.1", []),
        ("GET /?token=the-token&token= HTTP/1.1", []),
        ("GET /?token=the-toke%6 HTTP/1.1", []),
        ("GET /?token=%ff HTTP/1.1", []),
        ("GET / HTTP/1.1", ["Authorization: Bearer the-token"]),
        ("GET / HTTP/1.1", ["Cookie: the-token"]),
        ("GET / HTTP/1.1", ["Cookie: token=the-token"]),
        ("GET / HTTP/1.1", ["Cookie: smtpuzzles-1=the-token"]),
        ("GET / HTTP/1.1", ["Cookie: smtpuzzles-PORT=the-token2"]),
        ("GET / HTTP/1.1", ["Cookie: smtpuzzles-PORT=\xff\x80"]),
        ("GET / HTTP/1.1", ["Referer: http://localhost/?token=the-token"]),
        ("GET / HTTP/1.1", ["X-Forwarded-For: 127.0.0.1"]),
        ("GET /missing HTTP/1.1", []),
        ("DELETE / HTTP/1.1", []),
    ],
)
def test_a_token_in_the_wrong_place_opens_nothing(guarded, line, headers):
    own = [header.replace("PORT", str(guarded)) for header in headers]
    reply = exchanged(guarded, request(line, "Host: localhost", *own))
    assert status(reply) == 403
    assert b"location" not in reply
    assert b"set-cookie" not in reply


PIECES = [
    *(
        "GET ",
        "POST ",
        "/",
        "/ask",
        " HTTP/1.1\r\n",
        " HTTP/1.0\r\n",
        "Host: localhost\r\n",
        "Host: ",
        "evil.com",
        "\r\n",
    ),
    *(
        "\r\n\r\n",
        "\n",
        "\r",
        "\x00",
        "\xff",
        " ",
        ":",
        "Content-Length: 2\r\n",
        "Content-Length: 99999999999\r\n",
        "{}",
    ),
    *(
        "Transfer-Encoding: chunked\r\n",
        "0\r\n\r\n",
        "5\r\n{}",
        "Connection: keep-alive\r\n",
        "Expect: 100-continue\r\n",
    ),
    *("Upgrade: websocket\r\nConnection: upgrade\r\n", "Origin: null\r\n", '{"ask": "do"}', "x" * 20_000),
]
WHOLE = post("Content-Length: 13", body='{"ask": "do"}')


@settings(max_examples=150)
@given(st.lists(st.sampled_from([*PIECES, WHOLE.decode()]), max_size=12))
def test_any_bytes_leave_the_server_well(pieces):
    with opened(PORTS[0]) as connection:
        try:
            connection.sendall("".join(pieces).encode("latin-1"))
            expect_headers(received(connection))
        except (BrokenPipeError, ConnectionResetError):
            pass  # it has seen enough
    assert answered(PORTS[0]) == {"asked": "do"}


def answered(port: int) -> Any:
    """Return the answer of a server that waits for nobody; a busy machine may need several attempts to be quick."""
    for _ in range(100):
        with suppress(OSError, HTTPException):
            return json.loads(asked(port, "/ask", '{"ask": "do"}').told)
    return None


PORTS: list[int] = []


@pytest.fixture(scope="module", autouse=True)
def soon():
    """A server that waits for nobody, for a test that cannot have a fixture of its own."""
    with serving_by(echo, limits=SOON._replace(header=0.02, body=0.02, answer=30)) as port:
        PORTS[:] = [port]
        yield


HEADER, BODY = b"GET / HTTP/1.1\r\nHost: local", b"POST /ask HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"
REFUSED = b"POST /ask HTTP/1.1\r\nHost: evil.com\r\nContent-Length: 9\r\n\r\n"
ANSWERED = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.few(3)
@pytest.mark.parametrize("sent", [b"", b"G", b"\r\n", HEADER, BODY, REFUSED, ANSWERED, ANSWERED * 2 + HEADER])
def test_whoever_sends_nothing_more_is_not_waited_for(sent):
    with serving_by(echo, limits=SOON) as port:
        expect_headers(exchanged(port, sent))


@pytest.mark.few(1)
@pytest.mark.parametrize("sent", [HEADER, REFUSED, ANSWERED + HEADER])
def test_whoever_sends_a_byte_now_and_then_is_not_waited_for(sent):
    with serving_by(echo, limits=SOON) as port, opened(port) as connection:
        connection.sendall(sent)
        connection.settimeout(0.02)
        with suppress(BrokenPipeError, ConnectionResetError):
            while True:
                with suppress(TimeoutError):
                    connection.recv(65_536)
                connection.sendall(b"x")


LARGE = {"svg": "x" * 30_000_000}  # more than the system takes for a client that does not read


@pytest.mark.few(1)
@pytest.mark.parametrize("sent", [WHOLE, WHOLE.replace(b"Connection: close\r\n", b"")])
def test_whoever_does_not_read_the_answer_is_not_waited_for(sent):
    wait = Event()
    limits = SOON._replace(answer=600)
    with serving_by(lambda *_: LARGE, limits=limits) as port, opened(port) as connection:
        connection.sendall(sent)
        wait.wait(1)
        assert len(received(connection)) < 30_000_000


def test_whoever_does_not_read_the_answer_takes_nobodys_place():
    with serving_by(lambda *_: LARGE, limits=NEVER) as port, ExitStack() as opens:
        for _ in range(8):
            connection = opens.enter_context(opened(port))
            connection.sendall(WHOLE)
            connection.recv(1)
        assert asked(port, "/").status == 200


def test_a_body_that_is_broken_after_its_answer_ends_the_connection(port):
    with opened(port) as connection:
        connection.sendall(b"POST /ask HTTP/1.1\r\nHost: evil.com\r\nTransfer-Encoding: chunked\r\n\r\n")
        first = connection.recv(65_536)
        connection.sendall(b"zz\r\n")
        assert status(first + received(connection)) == 403


def test_half_open_connections_lock_nobody_out(port):
    with ExitStack() as opens:
        connections = [opens.enter_context(opened(port)) for _ in range(80)]
        for connection in connections:
            connection.sendall(HEADER)
        assert asked(port, "/").status == 200
        assert sum(map(is_open, connections)) < Limits().of_one
        assert [is_open(connection) for connection in connections[:40]] == [False] * 40  # the oldest go


def test_one_address_cannot_take_all_places():
    end, begun = Event(), Semaphore(0)

    def ask(*_: Any) -> Any:
        begun.release()
        end.wait(60)
        return {"answered": True}

    with serving_by(ask, limits=NEVER) as port, ExitStack() as opens:
        asking = [opens.enter_context(opened(port, "127.0.0.2")) for _ in range(4)]
        for connection in asking:
            connection.sendall(post("Content-Length: 15", body='{"ask": "path"}'))
        assert all(begun.acquire(timeout=30) for _ in range(3))
        assert received(opens.enter_context(opened(port, "127.0.0.2"))) == b""  # a fifth one gets no place
        idle = [opens.enter_context(opened(port, own)) for own in ("127.0.0.3", "127.0.0.4", "127.0.0.5", "127.0.0.6")]
        assert asked(port, "/").status == 200  # whoever comes from elsewhere does
        assert sum(map(is_open, idle)) < 3
        end.set()
        assert [status(received(connection)) for connection in asking] == [200] * 4


def test_a_server_ends_with_connections_that_are_open():
    with ExitStack() as opens, serving_by(echo, limits=NEVER._replace(of_one=60, connections=60)) as port:
        for sent in (b"", HEADER, BODY, REFUSED, ANSWERED, b"\x00\r\n\r\n"):
            opens.enter_context(opened(port)).sendall(sent)
        assert asked(port, "/").status == 200


def test_a_client_that_expects_a_refusal_sends_no_body(port):
    head = request("POST /ask HTTP/1.1", "Host: evil.com", "Expect: 100-continue", "Content-Length: 4000000")
    with opened(port) as connection:
        connection.sendall(head)
        assert re.match(rb"HTTP/1.1 403 ", connection.recv(65_536))
