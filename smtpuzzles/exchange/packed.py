"""Packed data in links: base64, deflate and JSON. All is bounded before it is unpacked or parsed."""

import json
from base64 import b64decode
from binascii import Error
from typing import Any

from smtpuzzles.base.text import Token
from smtpuzzles.exchange.links import LONGEST


def from_base64(word: Token) -> bytes:
    """Return the bytes of a base64 word; the signs that fill it up may be missing."""
    try:
        return b64decode(word.text + "=" * (-len(word.text) % 4), validate=True)
    except (Error, ValueError):
        raise word.error("expected base64 text, but found other characters") from None


def inflated(data: bytes, word: Token) -> str:
    """Return the text of raw deflated data."""
    import zlib  # some builds of Python lack it, as those for browsers do

    unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        text = unpacker.decompress(data, LONGEST + 1)
        if len(text) > LONGEST:
            raise word.error(f"expected data that unpacks to at most {LONGEST} bytes, but found more")
        if not unpacker.eof:
            raise word.error("expected whole data, but found a part")
        if unpacker.unused_data:
            raise word.error("expected nothing behind the data, but found more")
        return text.decode()
    except (zlib.error, UnicodeDecodeError):
        raise word.error("expected deflated text, but found other data") from None


def deflated(text: str) -> bytes:
    """Return the text as raw deflated data."""
    import zlib

    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    return packer.compress(text.encode()) + packer.flush()


def from_json(text: str, word: Token) -> Any:
    """Return the value of JSON text; numbers of thousands of digits and deep nesting are refused."""
    if len(text) > LONGEST:
        raise word.error(f"expected at most {LONGEST} characters of JSON, but found {len(text)}")
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise word.error("expected JSON, but found other text") from None
