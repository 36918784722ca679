"""The command `serve`."""

import webbrowser

from smtpuzzles.base.packages import expect_memory
from smtpuzzles.cli.options import option, switch
from smtpuzzles.cli.showing import FOUND, note
from smtpuzzles.errors import EngineMissing


def serve(
    host: str = option(
        "ADDRESS",
        "Listen at this address; all but those of this machine need a token, which is printed.",
        value="127.0.0.1",
    ),
    port: int | None = option("N", "Listen at this port; 0 is any free one.", default="8517 or free"),
    browser: bool = switch("--browser/--no-browser", "Open a browser, too.", value=True),
) -> int:
    """Serve the page for browsers on this machine until Ctrl-C."""
    try:
        from smtpuzzles.web.serving import serve
    except ImportError as problem:
        expect_memory(problem)
        raise EngineMissing("serve needs the extra 'serve': install smtpuzzles with it, as README.md shows") from None

    def report(address: str) -> None:
        note(f"the page is at {address}; Ctrl-C ends it")
        if browser:
            webbrowser.open(address)

    serve(host, port, report)
    return FOUND
