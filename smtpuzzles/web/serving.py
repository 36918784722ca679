"""A server for the page, where this package answers with all its engines.

Questions are answered by processes. One whose client goes away, or that takes too long, is killed.
"""

import json
import socket
from collections.abc import Callable
from contextlib import ExitStack, suppress
from hmac import compare_digest
from ipaddress import ip_address
from mimetypes import guess_type
from multiprocessing.connection import Connection
from secrets import token_urlsafe
from typing import Any

import uvicorn
from anyio import CapacityLimiter, create_task_group, to_thread
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.processes import answer_of, worker
from smtpuzzles.errors import UsageError
from smtpuzzles.web.answering import answer
from smtpuzzles.web.building import own_files

PORT = 8517
MOST_BYTES = 1_000_000  # of a question
PATIENCE = 300.0  # seconds for an answer
_MOST_PROCESSES = 4
_MOST_CONNECTIONS = 64
_HEADERS = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def serve(host: str, port: int | None, tell: Callable[[str], object]) -> None:
    """Serve the page until Ctrl-C; tell its address as soon as it answers. Without a port, the usual or a free one."""
    listening = _listener(host, port)
    token = None if _is_loopback(host) else token_urlsafe()
    with _Processes() as processes:
        app = application(processes.answer, host, token)
        config = uvicorn.Config(
            app,
            lifespan="off",
            log_level="critical",
            limit_concurrency=_MOST_CONNECTIONS,
            timeout_graceful_shutdown=0,  # whoever waits for an answer is told no more
            server_header=False,
        )
        tell(_address(host, listening.getsockname()[1], token))
        with suppress(KeyboardInterrupt):
            uvicorn.Server(config).run(sockets=[listening])


def _listener(host: str, port: int | None) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (PORT, 0) if port is None else (port,):
        try:
            return socket.create_server((host, wanted), family=family)
        except (OSError, OverflowError) as problem:
            refused = problem
    reason = getattr(refused, "strerror", None) or str(refused)
    raise UsageError(f"cannot listen at {host}, port {wanted}: {reason[:1].lower()}{reason[1:]}")


def _is_loopback(host: str) -> bool:
    return host == "localhost" or (_is_address(host) and ip_address(host).is_loopback)


def _is_address(host: str) -> bool:
    with suppress(ValueError):
        return bool(ip_address(host))
    return False


def _address(host: str, port: int, token: str | None) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/" + (f"?token={token}" if token else "")


def application(
    ask: Callable[[Any, Deadline], dict[str, Any] | None], host: str = "localhost", token: str | None = None
) -> Starlette:
    """Return the server: the files of the page, and /ask, whose answers `ask` gives from any thread."""
    files = own_files("server")
    limiter = []

    def refusal(request: Request) -> Response | None:
        """Refuse other sites that a browser is at, and clients without the token."""
        name = request.url.hostname or ""
        # Only names, not addresses, can be made to lead here by somebody else.
        if not (name in ("localhost", host) or _is_address(name)):
            return _told(f"this server has another name than {name}", 403)
        origin = request.headers.get("Origin")
        if origin is not None and origin != f"http://{request.headers.get('Host')}":
            return _told("questions from other sites are not answered", 403)
        if token is None or _same(request.cookies.get(_cookie(request)), token):
            return None
        if request.url.path == "/" and _same(request.query_params.get("token"), token):
            opened = RedirectResponse("/", 303, _HEADERS)
            opened.set_cookie(_cookie(request), token, httponly=True, samesite="lax")
            return opened
        return _told("open the address with the token that 'smtpuzzles serve' printed", 403)

    async def file(request: Request) -> Response:
        name = request.path_params.get("name", "index.html")
        if refused := refusal(request):
            return refused
        if name not in files:
            return _told(f"there is no file {name}", 404)
        return Response(files[name], 200, _HEADERS, guess_type(name)[0])

    async def question(request: Request) -> Response:
        if refused := refusal(request):
            return refused
        body = b""
        async for part in request.stream():
            body += part
            if len(body) > MOST_BYTES:
                return _told(f"a question has at most {MOST_BYTES:,} bytes", 413)
        try:
            message = json.loads(body)
        except (ValueError, RecursionError):
            return _told("expected a question in JSON", 400)
        limiter[:] = limiter or [CapacityLimiter(_MOST_PROCESSES)]
        deadline = Deadline(PATIENCE)
        reply = None

        async def end_with_client() -> None:
            try:
                while (await request.receive())["type"] != "http.disconnect":
                    pass
            finally:
                deadline.cancel()

        async with create_task_group() as group:
            group.start_soon(end_with_client)
            reply = await to_thread.run_sync(ask, message, deadline, limiter=limiter[0])
            group.cancel_scope.cancel()
        if reply is None:
            return _told(f"no answer within {PATIENCE:g} s", 503)
        return _json(reply, 200)

    async def gone(_: Request, __: Exception) -> Response:
        return _told("the client has gone", 400)

    routes = [Route("/", file), Route("/ask", question, methods=["POST"]), Route("/{name}", file)]
    return Starlette(routes=routes, exception_handlers={ClientDisconnect: gone})


def _cookie(request: Request) -> str:
    """Return the name of the cookie: browsers send those of all ports of an address to each."""
    return f"smtpuzzles-{request.url.port}"


def _same(given: str | None, token: str) -> bool:
    return given is not None and compare_digest(given.encode(), token.encode())


def _told(words: str, status: int) -> Response:
    return _json({"error": words}, status)


def _json(reply: dict[str, Any], status: int) -> Response:
    return Response(json.dumps(reply), status, _HEADERS, "application/json")


class _Processes(ExitStack):
    """Processes that answer one question after the other; a free one waits, so that it answers at once."""

    def __init__(self) -> None:
        super().__init__()
        self._free = [self._start()]

    def _start(self) -> tuple[ExitStack, Connection]:
        running = ExitStack()
        pipe, _ = running.enter_context(worker(_answered))
        self.callback(running.close)
        return running, pipe

    def answer(self, message: Any, deadline: Deadline) -> dict[str, Any] | None:
        """Return the answer; None if the deadline expires first."""
        if deadline.expired():
            return None
        try:
            running, pipe = self._free.pop()
        except IndexError:
            running, pipe = self._start()
        try:
            reply: dict[str, Any] | None = answer_of(pipe, message, deadline)
        except Exception as problem:
            reply = {"error": str(problem), "bug": True}
        if reply is None or "bug" in reply:
            running.close()
            running, pipe = self._start()
        self._free.append((running, pipe))
        return reply


def _answered(message: Any, _: Deadline) -> dict[str, Any]:
    return answer(message)
