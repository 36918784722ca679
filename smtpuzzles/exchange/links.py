"""What all links and IDs have in common: they are one word of bounded length, and say the size of a board."""

import re

from smtpuzzles.base.text import Source, Token
from smtpuzzles.errors import InputError
from smtpuzzles.model import Cell

_ITSELF = "%(?=3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa])"
_AS_PZPRJS = re.compile(r"(?:^|[?&])\w+/\d+/\d+/")
_NUMBER = "%(?=[0-9a-f]{3})(?!25|40)"  # %25 and %40 are signs of other kinds
LONGEST = 1_000_000  # characters of a link, and bytes of what it unpacks to
MOST_LINES, MOST_CELLS = 4_000, 1_000_000


def only_word(source: Source, what: str) -> Token:
    """Return the only word of a text without its comments; `what` names it in errors. Percent signs are decoded."""
    words = _words(source)
    if not words:
        raise source.error(f"expected {what}, but found nothing")
    if len(words) > 1:
        raise words[1].error(f"expected only {what}, but found more")
    if len(words[0].text) > LONGEST:
        raise words[0].error(f"expected {what} of at most {LONGEST} characters, but found {len(words[0].text)}")
    return decoded(words[0])


def _words(source: Source) -> list[Token]:
    lines = [Token(line.text, line.file, line.first_line) for line in source.by_line()]
    return [word for line in lines for word in line.words()]


def as_typed(problem: InputError, source: Source) -> InputError:
    """Return the problem in an only word at its column in what was typed, where %2F is three characters."""
    words = _words(source)
    if len(words) != 1 or "%" not in words[0].text or words[0].line != problem.line:
        return problem
    from urllib.parse import unquote

    word, before = words[0], problem.column - words[0].column
    encoded = rf"(?:(?!{_of_itself(word.text)})%[0-9A-Fa-f]{{2}})+|."
    parts = [found.group() for found in re.finditer(encoded, word.text)]
    # One character may be several bytes, %C3%A9.
    widths = [3 * len(one.encode()) if part[1:] else 1 for part in parts for one in unquote(part)]
    column = word.column + sum(widths[:before]) + max(0, before - len(widths))
    return InputError(problem.message, problem.file, problem.line, column)


def decoded(word: Token) -> Token:
    """Return the word with %2F and the like decoded; errors then count its characters, and `as_typed` mends that.

    Nobody encodes letters and digits: before those, a percent sign stands for itself. In URLs of pzprjs, which decodes
    nothing, it is also the sign of a number; where the slashes of such a URL are encoded, the sign is, too.
    """
    if "%" not in word.text:
        return word
    from urllib.parse import unquote  # importing it takes a millisecond

    return word._replace(text=unquote(re.sub(_of_itself(word.text), "%25", word.text)))


def _of_itself(text: str) -> str:
    """Return what finds the percent signs that stand for themselves."""
    return f"(?:{_ITSELF}|{_NUMBER})" if _AS_PZPRJS.search(text) else _ITSELF


def read_size(width: Token, height: Token) -> Cell:
    """Return height and width of a board; both are checked before anything of that size is made."""
    size = height.number(1, MOST_LINES, "height"), width.number(1, MOST_LINES, "width")
    if size[0] * size[1] > MOST_CELLS:
        raise width.error(f"expected at most {MOST_CELLS} cells, but found {size[1]} x {size[0]}")
    return size


def rest(token: Token, start: int) -> Token:
    """Return the token without its first characters."""
    return token._replace(text=token.text[start:], column=token.column + start)
