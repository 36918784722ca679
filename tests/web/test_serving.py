"""`smtpuzzles serve`: who gets an answer, and what ends a question."""

import json
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.client import HTTPConnection
from threading import Event, Semaphore, Thread
from time import monotonic, sleep
from typing import Any

import pytest

from smtpuzzles.base.deadline import Deadline
from smtpuzzles.cli.app import run
from smtpuzzles.errors import Lacking, SmtPuzzlesError
from smtpuzzles.web import serving
from smtpuzzles.web.answering import answer
from tests.conftest import needs_program
from tests.web.serving import asked, serving_by

TOKEN = "the-token"
ENDLESS = {"ask": "new", "kind": "slitherlink", "size": [24, 24], "seed": 1}


def question(port: int, message: Any) -> Any:
    return json.loads(asked(port, "/ask", json.dumps(message)).told)


SHOW = {"ask": "sample", "kind": "gappy", "name": "9"}
SHOWN = answer(SHOW)


@pytest.fixture(scope="module")
def port():
    with serving_by(lambda message, _: answer(message)) as port:
        yield port


def test_files_come_with_a_policy_and_answers_are_those_of_the_package(port):
    page = asked(port, "/")
    assert page.status == 200
    assert "script-src 'self';" in page.headers["Content-Security-Policy"]
    assert asked(port, "/app.js").headers["Content-Type"].startswith("text/javascript")
    assert json.loads(asked(port, "/where.json").told)["where"] == "server"
    assert question(port, SHOW) == SHOWN


@pytest.mark.parametrize(
    ("path", "body", "headers", "status", "words"),
    [
        ("/", None, {"Host": "elsewhere.example"}, 403, "another name"),
        ("/ask", "{}", {"Host": "elsewhere.example:80"}, 403, "another name"),
        ("/ask", "{}", {"Origin": "http://elsewhere.example"}, 403, "other sites"),
        ("/ask", "{}", {"Origin": "null"}, 403, "other sites"),
        ("/ask", "[" * 100_000, {}, 400, "in JSON"),
        ("/ask", '{"ask": "none", "x": ' + "[" * 600 + "]" * 600 + "}", {}, 400, "expected a question"),
        ("/ask", "[]", {}, 400, "in JSON"),
        ("/ask", "x" * 4_000_001, {}, 413, "at most 4,000,000 bytes"),
        ("/missing.js", None, {}, 404, "no such file"),
        ("/..%2fserving.py", None, {}, 404, ""),
    ],
)
def test_others_and_bad_questions_are_refused(port, path, body, headers, status, words):
    reply = asked(port, path, body, **headers)
    assert reply.status == status
    assert words in reply.told


def test_with_a_token_only_those_who_bring_it_get_anything():
    with serving_by(lambda message, _: answer(message), TOKEN) as port:
        for path, body in (("/", None), ("/app.js", None), ("/ask", "{}"), ("/?token=wrong", None)):
            assert asked(port, path, body).status == 403
        let_in = asked(port, f"/?token={TOKEN}")
        assert (let_in.status, let_in.headers["Location"]) == (303, "/")
        cookie = let_in.headers["Set-Cookie"]
        assert "HttpOnly" in cookie
        assert asked(port, "/", Cookie=cookie.split(";")[0]).status == 200
        assert asked(port, "/ask", '{"ask": "kinds"}', Cookie=cookie.split(";")[0]).status == 200
        assert asked(port, "/", Cookie=cookie.split("=")[0] + "=wrong").status == 403
        assert asked(port, "/", Cookie=cookie.split(";")[0], Host=f"any.example:{port}").status == 200


@pytest.mark.parametrize(("host", "needed"), [("127.0.0.1", False), ("::1", False), ("LocalHost", False), ("", True)])
def test_addresses_of_other_machines_need_a_token(host, needed, monkeypatch):
    told = []
    monkeypatch.setattr(serving.uvicorn.Server, "run", lambda *_, **__: None)
    monkeypatch.setattr(serving, "_compile", lambda _: None)
    monkeypatch.setattr(serving, "_own_address", lambda _: "192.0.2.7")
    serving.serve(host or "0.0.0.0", 0, told.append)
    assert "0.0.0.0" not in told[0]
    assert bool(re.fullmatch(r"http://.+:\d+/\?token=[\w-]{40,}", told[0])) == needed


def test_a_client_that_goes_away_ends_its_question():
    ended = Event()

    def ask(_: Any, deadline: Deadline) -> None:
        while not deadline.expired():
            sleep(0.01)
        ended.set()

    with serving_by(ask) as port:
        connection = HTTPConnection("127.0.0.1", port)
        connection.request("POST", "/ask", "{}")
        sleep(0.05)
        connection.close()
        assert ended.wait(10)


@pytest.mark.parametrize("long", ["path", "read", "open"])
def test_long_questions_leave_room_for_a_key(long):
    end, waiting = Event(), Semaphore(0)

    def ask(message: Any, _: Deadline) -> Any:
        if message["ask"] == long:
            waiting.release()
            end.wait(60)
        return {"asked": message["ask"]}

    with serving_by(ask) as port:
        others = [Thread(target=question, args=(port, {"ask": long})) for _ in range(5)]
        for other in others:
            other.start()
        try:
            assert all(waiting.acquire(timeout=20) for _ in range(3))
            assert question(port, {"ask": "do"}) == {"asked": "do"}
        finally:
            end.set()
            for other in others:
                other.join()


@contextmanager
def killed_at_last(process: subprocess.Popen) -> Iterator[None]:
    try:
        yield
    finally:
        process.kill()


def children(process: subprocess.Popen) -> list[str]:
    command = ["ps", "-ww", "-o", "pid=", "-o", "args=", "--ppid", str(process.pid)]
    listed = subprocess.run(command, capture_output=True, text=True, check=False)
    return [line.split()[0] for line in listed.stdout.splitlines() if "spawn_main" in line]


def seconds(child: str) -> int:
    """Return for how many seconds a process has used the processor."""
    told = subprocess.run(["ps", "-o", "times=", "-p", child], capture_output=True, text=True, check=False)
    return int(told.stdout or 0)


def used_by_all(process: subprocess.Popen) -> int:
    return sum(map(seconds, children(process)))


def until(condition: Callable[[], bool]) -> None:
    """Wait, with an end, on a machine that is busy, too."""
    end = monotonic() + 120
    while not condition():
        assert monotonic() < end
        sleep(0.05)


@pytest.mark.more
@needs_program("ps")
def test_the_command_answers_by_processes_which_end_with_their_question_and_with_ctrl_c():
    command = [sys.executable, "-m", "smtpuzzles", "serve", "--no-browser", "--port", "0"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process, killed_at_last(process):
        told = process.stderr.readline()
        port = int(re.search(r"http://127.0.0.1:(\d+)/;", told)[1])
        assert question(port, SHOW) == SHOWN
        until(lambda: len(children(process)) == 1)  # the other has compiled the search for steps
        [first] = children(process)
        used = seconds(first)
        connection = HTTPConnection("127.0.0.1", port)
        connection.request("POST", "/ask", json.dumps(ENDLESS))
        until(lambda: seconds(first) > used)
        connection.close()
        until(lambda: first not in children(process))
        assert question(port, SHOW) == SHOWN
        used = used_by_all(process)  # by one process, or by two if the first was not yet replaced
        connection.request("POST", "/ask", json.dumps(ENDLESS))  # which connects again
        until(lambda: used_by_all(process) > used + 1)
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
        assert process.stderr.read() in ("", f"smtpuzzles: {serving.COMPILING}\n")
        assert children(process) == []


class Poor(serving._Processes):
    """Has one process, and cannot start another."""

    started = False

    def _start(self):
        if self.started:
            raise SmtPuzzlesError("cannot start a worker process: try again")
        self.started = True
        return super()._start()


def test_a_question_for_which_no_process_can_be_started_is_told():
    with Poor() as processes:
        assert processes.answer(ENDLESS, Deadline(0.1)) is None
        assert processes.answer(SHOW, Deadline()) == {"error": "cannot start a worker process: try again"}


class Short(serving._Processes):
    """Whose only process lacks memory when it is ended."""

    def _start(self):
        running, pipe = super()._start()
        running.callback(partial(_raise, Lacking("a worker process has not enough memory or threads")))
        return running, pipe


def _raise(problem: Exception) -> None:
    raise problem


@pytest.mark.few(1)
@pytest.mark.parametrize("processes", [serving._Processes, Short])
def test_a_process_whose_question_fails_is_replaced(processes):
    with processes() as several:
        with pytest.raises(TypeError):  # which no pipe can send
            several.answer({"ask": Event()}, Deadline())
        assert len(several._all) == len(several._free) <= 1
        assert several.answer(SHOW, Deadline()) == SHOWN


def complaint(capsys, *arguments: object) -> str:
    assert run(["serve", "--no-browser", *map(str, arguments)]) == 2
    return capsys.readouterr().err


def test_a_port_that_is_taken_is_told_in_one_line(capsys):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        told = complaint(capsys, "--port", port)
    assert told == f"smtpuzzles: cannot listen at 127.0.0.1, port {port}: address already in use\n"
    assert complaint(capsys, "--port", 70_000).startswith("smtpuzzles: cannot listen at 127.0.0.1, port 70000: ")


def test_without_the_extra_one_line_says_what_to_install(capsys, monkeypatch):
    monkeypatch.delitem(sys.modules, "smtpuzzles.web.serving")
    monkeypatch.setitem(sys.modules, "starlette.requests", None)
    assert complaint(capsys).endswith("needs the extra 'serve': install smtpuzzles with it, as README.md shows\n")
