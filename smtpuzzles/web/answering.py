"""Answers the messages of the page: JSON in, JSON out, and nothing is remembered from one to the next.

So any worker in the browser, or any process of `smtpuzzles serve`, can answer, and ending it ends the question.
"""

import json
from collections.abc import Callable

from smtpuzzles import kinds
from smtpuzzles.errors import SmtPuzzlesError, UsageError, WrongAnswer
from smtpuzzles.web import advising, changing, choosing, giving, seeing
from smtpuzzles.web.games import JSON, expect

_LONGEST = 4_000_000  # characters of a message
_DEEPEST = 10  # objects and lists in each other; the page's have four

ASKS: dict[str, Callable[[JSON], JSON]] = {
    "kinds": choosing.every_kind,
    "sample": choosing.sample,
    "empty": choosing.empty,
    "new": choosing.new,
    "read": choosing.read,
    "damaged": choosing.damaged,
    "share": choosing.share,
    "open": choosing.opened,
    "show": seeing.show,
    "about": seeing.about,
    "do": changing.do,
    "broken": advising.broken,
    "finish": advising.finish,
    "refute": advising.refute,
    "task": advising.task,
    "judge": advising.judge,
    "hint": advising.hint,
    "way": advising.way,
    "another": advising.another,
    "path": advising.path,
    "check": advising.check,
    "rate": advising.rate,
    "links": giving.links,
    "export": giving.export,
}

QUICK = {"about", "broken", "damaged", "do", "empty", "kinds", "links", "sample", "share", "show"}
# Questions that may take long; those who answer keep room for others meanwhile.
LONG = frozenset(ASKS) - QUICK


def answer(message: JSON) -> JSON:
    """Return the answer, or {"error": why there is none}; of a bug also {"bug": true}."""
    try:
        ask = expect(message, "ask", str)
        if ask not in ASKS:
            raise UsageError(f"the message needs 'ask', one of {', '.join(ASKS)}")
        return ASKS[ask](message)
    except WrongAnswer as problem:
        return {"error": f"this is a bug, please report it: {problem}", "bug": True}
    except (SmtPuzzlesError, RecursionError) as problem:
        return {"error": str(problem)}
    except Exception as problem:  # the page must go on
        return {"error": kinds.fault(problem), "bug": True}


def message_of(text: str | bytes | bytearray) -> JSON | None:
    """Return the message that this JSON text is; None if it is no object, or nested too deeply to go to a process."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return None
    level = [message]
    for _ in range(_DEEPEST):
        parts = (one.values() if isinstance(one, dict) else one for one in level if isinstance(one, dict | list))
        level = [part for several in parts for part in several]
    return message if isinstance(message, dict) and not level else None


def answer_text(text: str) -> str:
    """Return the answer to a message, both as JSON texts."""
    if len(text) > _LONGEST:
        return json.dumps({"error": f"expected a message of at most {_LONGEST} characters"})
    message = message_of(text)
    if message is None:
        return json.dumps({"error": "expected a message, a JSON object"})
    return json.dumps(answer(message), ensure_ascii=False)
