"""A server for the page, where this machine's Python answers.

Questions are answered by processes. One whose client goes away, or that takes too long, is killed.
"""

import json
import re
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache, partial
from hmac import compare_digest
from ipaddress import IPv4Address, IPv6Address, ip_address
from mimetypes import guess_type
from multiprocessing.connection import Connection
from secrets import token_urlsafe
from threading import Thread
from typing import Self

import uvicorn
from anyio import CapacityLimiter, create_task_group, to_thread
from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.types import Receive, Scope, Send

from smtpuzzles import kinds
from smtpuzzles.base.compiling import when_compiling
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.harmless import note
from smtpuzzles.base.processes import answer_of, worker
from smtpuzzles.errors import SmtPuzzlesError, UsageError
from smtpuzzles.playing import start
from smtpuzzles.web.answering import LONG, answer, message_of
from smtpuzzles.web.building import own_files
from smtpuzzles.web.connections import PATIENCE, configuration
from smtpuzzles.web.games import JSON

_Ask = Callable[[JSON, Deadline], JSON | None]
PORT = 8517
COMPILING = "compiling the search for steps, only once"
MOST_BYTES = 4_000_000  # of a question
# Questions that processes answer at the same time. Long ones leave a process free, so that keys are answered.
_MOST_LONG, _MOST_QUICK = 3, 1
_HOST = re.compile(r"(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d{1,5})?", re.ASCII | re.IGNORECASE)
_Name = str | IPv4Address | IPv6Address
_OWN: tuple[_Name, ...] = ("localhost", IPv4Address("127.0.0.1"), IPv6Address("::1"))


def serve(host: str, port: int | None, report: Callable[[str], object]) -> None:
    """Serve the page until Ctrl-C; report its address as soon as it answers. Without a port, a usual or free one."""
    host = host.lower()
    listening = _listener(host, port)
    token = None if _is_loopback(host) else token_urlsafe()
    with _Processes() as processes, _compiling():
        report(_address(host, listening.getsockname()[1], token))
        with suppress(KeyboardInterrupt):
            uvicorn.Server(configuration(Site(processes.answer, host, token))).run(sockets=[listening])


def _listener(host: str, port: int | None) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (PORT, 0) if port is None else (port,):
        try:
            return socket.create_server((host, wanted), family=family)
        except (OSError, OverflowError) as problem:
            refused = problem
    reason = (getattr(refused, "strerror", None) or str(refused)).partition(" (while")[0]
    asked = PORT if port is None else port
    raise UsageError(f"cannot listen at {host}, port {asked}: {reason[:1].lower()}{reason[1:]}")


def _is_loopback(host: str) -> bool:
    return host == "localhost" or (_is_address(host) and ip_address(host).is_loopback)


def _is_address(host: str) -> bool:
    with suppress(ValueError):
        return bool(ip_address(host))
    return False


def _address(host: str, port: int, token: str | None) -> str:
    if _is_address(host) and ip_address(host).is_unspecified:
        host = _own_address(host)
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/" + (f"?token={token}" if token else "")


def _own_address(every: str) -> str:
    """Return this machine's address in its network; without a network, the one that stands for all."""
    family, other = (socket.AF_INET6, "2001:db8::1") if ":" in every else (socket.AF_INET, "192.0.2.1")
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
        asking.connect((other, 9))  # which sends nothing
        return str(asking.getsockname()[0])
    return every


class Site:
    """What answers requests: with the files of the page, and at /ask by `ask`, which any thread may call."""

    def __init__(self, ask: _Ask, host: str = "localhost", token: str | None = None) -> None:
        self._ask, self._token = ask, token
        self._names = {*_OWN, ip_address(host) if _is_address(host) else host}
        self._files = own_files("server")
        self._long, self._quick = CapacityLimiter(_MOST_LONG), CapacityLimiter(_MOST_QUICK)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        try:
            reply = self._refusal(request) or await self._answer(request)
        except ClientDisconnect:
            reply = _plain("the client has gone", 400)
        await reply(scope, receive, send)

    def _refusal(self, request: Request) -> Response | None:
        """Refuse what other sites make a browser ask, and clients without the token; let those in that bring it."""
        headers, token = request.headers, self._token
        host = headers.get("Host", "")  # h11 has refused a request with two
        name = _named(host)
        if name is None or not request.scope["raw_path"].startswith(b"/"):
            return _plain("expected a path, and a Host that is a name or an address", 400)
        if "Transfer-Encoding" in headers and "Content-Length" in headers:
            return _plain("expected Transfer-Encoding or Content-Length, not both", 400)
        # Somebody else can make a name lead here, but has no token.
        if token is None and name not in self._names:
            return _plain(f"this server has another name than {name}", 403)
        own = (f"http://{host}", f"https://{host}")
        if any(origin not in own for origin in headers.getlist("Origin")):
            return _plain("questions of other sites are not answered", 403)
        if token is None or _same(request.cookies.get(_cookie(request)), token):
            return None
        if (request.method, request.scope["path"]) == ("GET", "/") and _same(request.query_params.get("token"), token):
            let_in = RedirectResponse("/", 303)
            let_in.set_cookie(_cookie(request), token, httponly=True, samesite="lax")
            return let_in
        return _plain("open the address with the token that 'smtpuzzles serve' printed", 403)

    async def _answer(self, request: Request) -> Response:
        name = request.scope["path"].removeprefix("/") or "index.html"
        if name != "ask" and name not in self._files:
            return _plain("there is no such file", 404)
        methods = ["POST"] if name == "ask" else ["GET", "HEAD"]
        if request.method not in methods:
            refused = _plain(f"expected {' or '.join(methods)}", 405)
            refused.headers["Allow"] = ", ".join(methods)
            return refused
        if name == "ask":
            return await self._question(request)
        return Response(self._files[name], 200, None, guess_type(name)[0])

    async def _question(self, request: Request) -> Response:
        body = bytearray()
        async for part in request.stream():
            body += part
            if len(body) > MOST_BYTES:
                return _plain(f"a question has at most {MOST_BYTES:,} bytes", 413)
        message = message_of(body)
        if message is None:
            return _plain("expected a question, an object in JSON", 400)
        deadline, reply = Deadline(PATIENCE), None
        places = self._long if str(message.get("ask")) in LONG else self._quick

        async def end_with_client() -> None:
            try:
                while (await request.receive())["type"] != "http.disconnect":
                    pass
            finally:
                deadline.cancel()

        async with create_task_group() as group:
            group.start_soon(end_with_client)
            reply = await to_thread.run_sync(self._ask, message, deadline, limiter=places)
            group.cancel_scope.cancel()
        if reply is None:
            return _plain(f"no answer within {PATIENCE:g} s", 503)
        return _json(reply, 200)


def _named(host: str) -> _Name | None:
    """Return the name or the address in a Host, without its port; None if it is malformed."""
    if found := _HOST.fullmatch(host):
        bracketed, plain = found.groups()
        with suppress(ValueError):
            return IPv6Address(bracketed) if bracketed else ip_address(plain)
        return plain and plain.lower()
    return None


def _cookie(request: Request) -> str:
    """Return the name of the cookie: browsers send those of all ports of an address to each."""
    return f"smtpuzzles-{request.scope['server'][1]}"


def _same(given: str | None, token: str) -> bool:
    return given is not None and compare_digest(given.encode(), token.encode())


def _plain(words: str, status: int) -> Response:
    return _json({"error": words}, status)


def _json(reply: JSON, status: int) -> Response:
    return Response(json.dumps(reply), status, None, "application/json")


class _Processes:
    """Processes that answer one question after the other; a free one waits, so that it answers at once."""

    def __init__(self) -> None:
        self._all: set[ExitStack] = set()
        self._free = [self._start()]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for running in list(self._all):  # a question may end now, too
            with suppress(SmtPuzzlesError):
                running.close()

    def _start(self) -> tuple[ExitStack, Connection]:
        running = ExitStack()
        pipe, _ = running.enter_context(worker(_answered))
        self._all.add(running)
        return running, pipe

    def _taken(self) -> tuple[ExitStack, Connection]:
        with suppress(IndexError):
            return self._free.pop()
        return self._start()

    def answer(self, message: JSON, deadline: Deadline) -> JSON | None:
        """Return the answer; None if the deadline expires first."""
        if deadline.expired():
            return None
        try:
            running, pipe = self._taken()
        except SmtPuzzlesError as problem:  # no process can be started
            return {"error": str(problem)}
        reply, ready = None, False
        try:
            reply = answer_of(pipe, message, deadline)
            ready = not deadline.expired()
        except SmtPuzzlesError as problem:  # the process has died
            reply = {"error": str(problem)}
        finally:
            if ready:
                self._free.append((running, pipe))
            else:
                self._replace(running)
        return reply

    def _replace(self, running: ExitStack) -> None:
        """End a process, and start another one."""
        self._all.remove(running)
        with suppress(SmtPuzzlesError):  # whoever asks next gets the error
            running.close()
            self._free.append(self._start())


def _answered(message: JSON, _: Deadline) -> JSON:
    return answer(message)


@contextmanager
def _compiling() -> Iterator[None]:
    """Compile the search for steps in a process that no client ends: the first to need it would wait long."""
    ended = Deadline()
    thread = Thread(target=_compile, args=(ended,))
    thread.start()
    try:
        yield
    finally:
        ended.cancel()
        thread.join()


def _compile(ended: Deadline) -> None:
    with suppress(SmtPuzzlesError), worker(_use_search, ended) as (pipe, _):
        answer_of(pipe, None, ended)


def _use_search(_task: None, _: Deadline) -> None:
    """Ask for all steps of a small sample of each kind; say if that must be compiled first."""
    say = cache(partial(note, COMPILING))
    with when_compiling(lambda _: say()):
        for kind in kinds.names():
            smallest = min(start.samples(kind), key=lambda path: path.stat().st_size, default=None)
            if smallest is not None:
                game = answer({"ask": "sample", "kind": kind, "name": smallest.stem}).get("game")
                answer({"ask": "path", "game": game})
