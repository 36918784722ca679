"""Counts work: what Python does, and how often a regular expression is tried, so that no test needs a clock."""

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from re import _constants as sre  # type: ignore[attr-defined]
from re import _parser  # type: ignore[attr-defined]
from types import FrameType
from typing import Any

# Twice, and something for what grows with the logarithm; four times would be quadratic.
MOST_GROWTH = 3.0
# These take no longer for more characters.
_AT_ONCE = {
    *("append", "pop", "popleft", "add", "get", "setdefault", "items", "keys", "values", "startswith", "endswith"),
    *("__contains__", "__getitem__", "__new__", "group", "start", "end", "send", "__exit__", "__enter__", "write"),
}


def work_of(act: Callable[[], object]) -> int:
    """Count the lines of this package that are run, and the characters and elements that functions in C go through.

    A method of a text, a list or the like goes through all of it; a function of ours may do so with each text that it
    gets. What C does with texts apart from that, as in slices, is not seen.
    """
    count = 0

    def size(value: object) -> int:
        return len(value) if isinstance(value, str | bytes | list) else 0

    def traced(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        code = frame.f_code
        if "smtpuzzles" not in code.co_filename:
            return None
        if event == "call":
            given = [frame.f_locals.get(name) for name in code.co_varnames[: code.co_argcount]]
            texts = [getattr(one, "text", None) if isinstance(one, tuple) else one for one in given]
            count += 1 + (0 if code.co_name in _AT_ONCE else sum(map(size, texts)))
        elif event == "line":
            count += 1
        return traced

    def profiled(_: FrameType, event: str, called: Any) -> None:
        nonlocal count
        if event == "c_call" and getattr(called, "__name__", "") not in _AT_ONCE:
            count += 1 + size(getattr(called, "__self__", None))

    sys.settrace(traced)
    sys.setprofile(profiled)
    try:
        act()
    finally:
        sys.setprofile(None)
        sys.settrace(None)
    return count


class Enough(Exception):
    """The expression was tried more often than allowed."""


class Steps:
    """A regular expression that is matched as `re` does it, by going back; the steps are counted."""

    def __init__(self, pattern: str, flags: int = 0, most: int = 10**9) -> None:
        self.tree = _parser.parse(pattern, flags)
        self.flags = self.tree.state.flags
        self.most = most
        self.steps = 0

    def match(self, text: str, place: int = 0) -> int | None:
        """Return where a match that begins at this place ends."""
        self.text, self.groups = text, dict[int, tuple[int, int]]()
        return next(self._all(list(self.tree), place, self.flags), None)

    def search(self, text: str) -> None:
        """Match at each place until there is a match, and go on behind it, as finditer does."""
        place = 0
        while place <= len(text):
            end = self.match(text, place)
            place = max(place + 1, end or 0)

    def _all(self, nodes: list[Any], place: int, flags: int) -> Iterator[int]:
        """Yield where these nodes, one after the other, may end."""
        self.steps += 1
        if self.steps > self.most:
            raise Enough
        if not nodes:
            yield place
            return
        for end in self._one(*nodes[0], place, flags):
            yield from self._all(nodes[1:], end, flags)

    def _one(self, op: Any, given: Any, place: int, flags: int) -> Iterator[int]:
        if op in (sre.LITERAL, sre.NOT_LITERAL, sre.ANY, sre.IN):
            if place < len(self.text) and self._fits(op, given, self.text[place], flags):
                yield place + 1
        elif op in (sre.MAX_REPEAT, sre.MIN_REPEAT, sre.POSSESSIVE_REPEAT):
            found = self._repeated(op, *given, place, flags)
            yield from _first(found) if op is sre.POSSESSIVE_REPEAT else found
        elif op is sre.SUBPATTERN:
            number, more, less, inner = given
            for end in self._all(list(inner), place, (flags | more) & ~less):
                if number:
                    self.groups[number] = place, end
                yield end
        elif op is sre.ATOMIC_GROUP:
            yield from _first(self._all(list(given), place, flags))
        elif op is sre.BRANCH:
            for way in given[1]:
                yield from self._all(list(way), place, flags)
        elif op in (sre.ASSERT, sre.ASSERT_NOT):
            direction, inner = given
            if direction < 0:
                width = inner.getwidth()[0]
                there = place >= width and next(self._all(list(inner), place - width, flags), None) is not None
            else:
                there = next(self._all(list(inner), place, flags), None) is not None
            if there == (op is sre.ASSERT):
                yield place
        elif op is sre.AT:
            if self._is_at(given, place, flags):
                yield place
        elif op is sre.GROUPREF:
            said = self.text[slice(*self.groups[given])] if given in self.groups else None
            if said is not None and self.text.startswith(said, place):
                yield place + len(said)
        else:
            raise NotImplementedError(op)

    def _repeated(self, op: Any, low: int, high: Any, inner: Any, place: int, flags: int) -> Iterator[int]:
        """Yield where the repetitions may end; without recursion where each is one character, as in `re`."""
        if len(inner) == 1 and inner[0][0] in (sre.LITERAL, sre.NOT_LITERAL, sre.ANY, sre.IN):
            end, last = place, place + (len(self.text) if high is sre.MAXREPEAT else high)
            if op is sre.MIN_REPEAT:
                while True:
                    if end - place >= low:
                        yield end
                    if end >= min(last, len(self.text)) or not self._fits(*inner[0], self.text[end], flags):
                        return
                    end += 1
                    self.steps += 1
            while end < min(last, len(self.text)) and self._fits(*inner[0], self.text[end], flags):
                end += 1
                self.steps += 1
                if self.steps > self.most:
                    raise Enough
            for place_now in range(end, place + low - 1, -1):
                self.steps += 1
                yield place_now
            return
        yield from self._times(op, low, high, inner, place, flags, 0)

    def _times(self, op: Any, low: int, high: Any, inner: Any, place: int, flags: int, done: int) -> Iterator[int]:
        if op is sre.MIN_REPEAT and done >= low:
            yield place
        if high is sre.MAXREPEAT or done < high:
            for end in self._all(list(inner), place, flags):
                if end > place or done < low:
                    yield from self._times(op, low, high, inner, end, flags, done + 1)
        if op is not sre.MIN_REPEAT and done >= low:
            yield place

    def _fits(self, op: Any, given: Any, character: str, flags: int) -> bool:
        made = _one_character(op, given, flags)
        return made.match(character) is not None

    def _is_at(self, where: Any, place: int, flags: int) -> bool:
        text = self.text
        if where in (sre.AT_BEGINNING, sre.AT_BEGINNING_STRING):
            lines = where is sre.AT_BEGINNING and flags & re.MULTILINE
            return place == 0 or bool(lines and text[place - 1] == "\n")
        if where in (sre.AT_END, sre.AT_END_STRING):
            return place == len(text) or (
                text[place] == "\n" and (place == len(text) - 1 or bool(flags & re.MULTILINE))
            )
        inside = [0 <= at < len(text) and (text[at].isalnum() or text[at] == "_") for at in (place - 1, place)]
        return (inside[0] != inside[1]) == (where is sre.AT_BOUNDARY)


def _first(found: Iterator[int]) -> Iterator[int]:
    for end in found:
        yield end
        return


_characters: dict[Any, re.Pattern[str]] = {}


def _one_character(op: Any, given: Any, flags: int) -> re.Pattern[str]:
    """Return the expression of this one character, compiled by `re` itself."""
    key = op, repr(given), flags
    if key not in _characters:
        state = _parser.State()
        state.flags = flags
        state.str = ""
        tree = _parser.SubPattern(state, [(op, given)])
        _characters[key] = re._compiler.compile(tree, flags)  # type: ignore[attr-defined]
    return _characters[key]


def samples_of(op: Any, given: Any, flags: int) -> list[str]:
    """Return some characters that fit."""
    expression = _one_character(op, given, flags)
    common = "\n \t0a;\r│é" + "".join(map(chr, range(33, 127))) + "─┌█·╔━"
    return [one for one in dict.fromkeys(common) if expression.match(one)][:4]


def attacks(pattern: str, flags: int, long: int) -> Iterator[str]:
    """Yield texts that begin as the expression wants, up to a repetition, which goes on and on, and then end wrong."""
    tree = _parser.parse(pattern, flags)

    def shortest(nodes: list[Any], flags: int) -> str:
        words = ""
        for op, given in nodes:
            if op in (sre.LITERAL, sre.NOT_LITERAL, sre.ANY, sre.IN):
                words += (samples_of(op, given, flags) or ["a"])[0]
            elif op in (sre.MAX_REPEAT, sre.MIN_REPEAT, sre.POSSESSIVE_REPEAT):
                words += shortest(list(given[2]), flags) * given[0]
            elif op is sre.SUBPATTERN:
                words += shortest(list(given[3]), flags)
            elif op is sre.ATOMIC_GROUP:
                words += shortest(list(given), flags)
            elif op is sre.BRANCH:
                words += shortest(list(given[1][0]), flags)
        return words

    def within(nodes: list[Any], before: str, flags: int) -> Iterator[str]:
        for op, given in nodes:
            here = [(op, given)]
            if op in (sre.MAX_REPEAT, sre.MIN_REPEAT, sre.POSSESSIVE_REPEAT):
                inner = list(given[2])
                if given[1] is sre.MAXREPEAT:
                    single = len(inner) == 1 and inner[0][0] in (sre.LITERAL, sre.NOT_LITERAL, sre.ANY, sre.IN)
                    for unit in samples_of(*inner[0], flags) if single else [shortest(inner, flags)]:
                        yield before + unit * (long // max(1, len(unit)))
                yield from within(inner, before, flags)
            elif op is sre.SUBPATTERN:
                yield from within(list(given[3]), before, flags)
            elif op is sre.ATOMIC_GROUP:
                yield from within(list(given), before, flags)
            elif op is sre.BRANCH:
                for way in given[1]:
                    yield from within(list(way), before, flags)
            elif op in (sre.ASSERT, sre.ASSERT_NOT):
                yield from within(list(given[1]), before, flags)
            before += shortest(here, flags)

    for text in dict.fromkeys(within(list(tree), "", tree.state.flags)):
        for end in ("", "\0", "\n\0", " \0"):
            yield text + end


def steps(pattern: str, flags: int, text: str, anywhere: bool, most: int) -> int:
    """Return the number of steps for this text, `most` if there are more."""
    counter = Steps(pattern, flags, most)
    with suppress(Enough):
        if anywhere:
            counter.search(text)
        else:
            counter.match(text)
    return min(counter.steps, most)
