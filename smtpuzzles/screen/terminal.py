"""The terminal under Textual's screens: what Textual's driver lacks for signals and for other encodings.

Textual's driver writes through a queue whose lock a signal may find taken, so handlers only ask the loop to act.
"""

import os
import select
import signal
import sys
from _thread import start_new_thread
from asyncio import get_running_loop
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import sleep
from typing import TYPE_CHECKING, Any

from textual.driver import Driver

if TYPE_CHECKING:
    from textual.drivers.linux_driver import LinuxDriver as Usual
else:
    Usual = Driver

# Seconds until the program ends by force, and those that the terminal then has to take the codes below.
_PATIENCE = 0.5
_LAST = 0.2
# No pasting in brackets, lines wrap, no reports of sizes and of the mouse, usual keys, the usual screen, a cursor.
_RESTORED = "".join(
    f"\x1b[{code}"
    for code in ("?2004l", "?7h", "?2048l", "?1000l", "?1003l", "?1015l", "?1006l", "<u", "?1049l", "?25h", "?1004l")
).encode()


class BearingSignals(Usual):
    """What comes before the driver of the system, which has all other methods.

    `taken`: whether the terminal shows our screens; `paused`: whether it did until SIGTSTP.

    `writing`: whether some of what is for the terminal may not be written yet. `ending`: whether a signal ends all.
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        if sys.__stdout__:
            self._file = sys.__stdout__  # Textual draws on standard error, which may be a file
        self.loop = get_running_loop()
        self.taken = self.paused = self.writing = self.ending = False
        for name, act in (("SIGTSTP", self.pause), ("SIGCONT", self.go_on)):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), partial(self.soon, act))

    def soon(self, act: Callable[[], object], *_: object) -> None:
        with suppress(RuntimeError):  # the loop is closed
            self.loop.call_soon_threadsafe(act)

    def run_input_thread(self) -> None:
        """Go on after bytes that are no UTF-8: keys of a terminal with another encoding."""
        while not self.exit_event.is_set():
            with suppress(UnicodeDecodeError):
                super().run_input_thread()

    def start_application_mode(self) -> None:
        self.wait_for_front()
        self.taken = self.writing = True
        super().start_application_mode()  # type: ignore[no-untyped-call]

    def stop_application_mode(self) -> None:
        self.paused = False
        if self.taken:
            super().stop_application_mode()
            self.taken = False

    def close(self) -> None:
        super().close()
        self.writing = False

    def wait_for_front(self) -> None:
        """Stop while another program has the terminal, until the shell continues this one in front."""
        while _in_background() and not self.ending:
            os.kill(os.getpid(), signal.SIGSTOP)

    def pause(self) -> None:
        """Give the terminal back, and stop."""
        if self.taken:
            self.suspend_application_mode()
            self.paused = True
        os.kill(os.getpid(), signal.SIGSTOP)

    def go_on(self) -> None:
        """Take the terminal and draw; again, because SIGSTOP left no time to give it back to the shell."""
        if not (self.taken or self.paused):
            return
        self.wait_for_front()
        if self.ending:
            return
        if self.taken:
            self.suspend_application_mode()
        self.start_application_mode()
        self._app.call_later(self._app.refresh, layout=True)

    def end(self, status: int) -> None:
        """Restore the terminal and end the program soon, whatever else it does, and whoever waits for it."""
        if not self.writing:
            os._exit(status)
        self.ending = True
        if _in_background():  # do not stop there, and leave its modes to the program in front
            signal.signal(signal.SIGTTOU, signal.SIG_IGN)
            self.attrs_before = None
        with suppress(RuntimeError):  # the system starts no more threads
            # A `Thread` takes locks which the code that a signal interrupts may hold.
            start_new_thread(self.end_by_force, (status,))
        self.soon(partial(self.end_in_order, status))

    def end_in_order(self, status: int) -> None:
        try:
            self.suspend_application_mode()
        finally:
            os._exit(status)

    def end_by_force(self, status: int) -> None:
        """End although the loop is busy: it waits where the terminal takes nothing more, or has gone."""
        sleep(_PATIENCE)
        with suppress(Exception):
            if self.attrs_before:
                import termios

                termios.tcsetattr(self.fileno, termios.TCSANOW, self.attrs_before)
            if self.writing and self._file and select.select([], [self._file], [], _LAST)[1]:
                os.write(self._file.fileno(), _RESTORED)
        os._exit(status)


def bearing_signals(usual: type[Driver]) -> type[Driver]:
    """Return a class of drivers like this one, which depends on the system."""
    return type("Terminal", (BearingSignals, usual), {})


def _in_background() -> bool:
    with suppress(OSError, AttributeError):  # there is none, or it is not the one that started us
        return os.tcgetpgrp(0) != os.getpgrp()
    return False
