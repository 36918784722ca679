"""Forms of output: a picture, plain text, colours."""

from collections.abc import Callable
from io import StringIO
from typing import Any

import pytest
from numba import njit

from smtpuzzles.base.compiling import compiler, when_compiling
from smtpuzzles.base.picture import Picture, Role, Tile
from smtpuzzles.cli.showing import Display, Form, compiling
from tests.cli.conftest import UNIQUE, process, terminal


@pytest.mark.parametrize("command", ["solve", "check", "show"])
def test_plain_output_is_the_text_and_nothing_else(program, command):
    _, out, err = program(command, "gappy", UNIQUE, "--plain")
    lines = out.splitlines()
    assert len(lines) == (2 if command == "show" else 9)
    assert set(out.split()) <= ({"B", "W"} if command != "show" else {"1", "5", "6"})
    assert err == ("exactly one solution\n" if command == "check" else "")


def test_piped_output_has_no_escape_codes_and_a_terminal_gets_colour_unless_told_not_to():
    assert "\x1b" not in process("solve", "gappy", UNIQUE).stdout
    assert "\x1b[" in terminal("solve", "gappy", UNIQUE)
    assert "\x1b[38" not in terminal("solve", "gappy", UNIQUE, environment={"NO_COLOR": "1"})


@pytest.mark.parametrize("form", Form)
def test_only_the_form_that_is_shown_is_made(form):
    def making(what: Form, made: Any) -> Callable[[], Any]:
        return lambda: made if what is form else pytest.fail(f"{what} is not shown")

    display = Display(form, StringIO())
    display.board(making(Form.PLAIN, "0_\n"), making(Form.PICTURE, Picture({(1, 1): Tile("0", Role.OPEN)})))
    display.object(making(Form.JSON, {"text": "0_"}))
    assert display.stream.getvalue()


def test_what_is_compiled_is_told_once(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr("smtpuzzles.cli.showing.when_compiling", when_compiling)
    compiler(tmp_path)  # from here on, numba's compiler is listened to
    compiled = njit(lambda number: number + 1)
    with compiling():
        compiled(1)
        compiled(1.0)
        compiled(2)
    assert capsys.readouterr().err == "smtpuzzles: compiling the search for steps, only once\n"
