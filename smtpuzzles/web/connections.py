"""Connections to the page's server: few, and none of them for long, so that nobody takes the places of all others.

uvicorn limits the time between two requests, but not the time that a request takes to arrive, or an answer to leave.
Here each step has its time. When there are too many connections, the one that waits longest for its client is closed.
"""

import asyncio
from functools import partial
from typing import Any, NamedTuple, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

# Every answer has these, errors too.
HEADERS = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
PATIENCE = 300.0  # seconds for an answer


class Limits(NamedTuple):
    """Seconds for each step, and how many connections there may be: of all clients, and of one address."""

    header: float = 10.0
    body: float = 60.0
    answer: float = PATIENCE + 60.0  # with its way to the client
    connections: int = 64
    of_one: int = 32


_USUAL = Limits()


def configuration(app: Any, limits: Limits = _USUAL) -> uvicorn.Config:
    """Return how uvicorn serves this application."""
    return uvicorn.Config(
        app,
        http=cast(type[asyncio.Protocol], partial(_Connection, limits)),
        ws="none",
        lifespan="off",
        proxy_headers=False,  # which would believe what clients say of themselves
        headers=list(HEADERS.items()),
        server_header=False,
        log_level="critical",
        timeout_graceful_shutdown=0,  # whoever waits for an answer gets nothing more
    )


class _Connection(H11Protocol):
    def __init__(self, limits: Limits, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._limits = limits
        self._step: object = None
        self._clock: asyncio.TimerHandle | None = None
        self._since = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()
        self._make_room()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._clock:
            self._clock.cancel()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP, also by the headers that every answer has."""
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):  # in the middle of an answer
            self._end()
            return
        headers = [
            *self.server_state.default_headers,
            (b"content-type", b"text/plain; charset=utf-8"),
            (b"connection", b"close"),
        ]
        events = (
            h11.Response(status_code=400, headers=headers, reason=b"Bad Request"),
            h11.Data(data=msg.encode()),
            h11.EndOfMessage(),
        )
        for event in events:
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    @property
    def _awaits_client(self) -> bool:
        """Is this server waiting for the client: for a request, the rest of one, or that the client reads?"""
        return self.conn.their_state in (h11.IDLE, h11.SEND_BODY) or self.transport.is_closing()

    def _watch(self) -> None:
        """If another step has begun, begin to count its time."""
        step = (self.cycle, self.conn.their_state, self.transport.is_closing())
        if step == self._step:
            return
        self._step, self._since = step, self.loop.time()
        if self._clock:
            self._clock.cancel()
        times = {h11.IDLE: self._limits.header, h11.SEND_BODY: self._limits.body}
        ending = self.transport.is_closing()
        seconds = self._limits.header if ending else times.get(self.conn.their_state, self._limits.answer)
        self._clock = self.loop.call_later(seconds, self._end)

    def _make_room(self) -> None:
        """If there are too many connections, end the one that waits longest for its client; it may be this one."""
        every = [one for one in self.connections if isinstance(one, _Connection)]
        mine = [one for one in every if one._address == self._address]
        if len(mine) > self._limits.of_one:
            every = mine
        elif len(every) <= self._limits.connections:
            return
        min((one for one in every if one._awaits_client), key=lambda one: one._since)._end()

    @property
    def _address(self) -> str | None:
        return self.client[0] if self.client else None

    def _end(self) -> None:
        self.connections.discard(self)
        self.transport.abort()
