"""The compression of lz-string: texts that the JavaScript library has compressed, round trips, and hostile data."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from smtpuzzles.base.text import Token
from smtpuzzles.errors import InputError
from smtpuzzles.exchange.lzstring import compress, decompress
from tests.conftest import is_useful

COMPRESSED = {
    "": "Q===",
    "a": "IZA=",
    "hello hello hello": "BYUwNmD2AEoTcpA=",
    "é漢😀": "JeIntLwbgAe0A===",
    '{"size":9,"grid":[[{},{},{}]]}': "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSiBdCooA",
}


def unpacked(text: str, longest: int = 1_000_000) -> str:
    return decompress(Token(text, "link", 1), longest)


@pytest.mark.parametrize(("text", "packed"), COMPRESSED.items())
def test_the_same_bytes_as_the_library(text, packed):
    assert compress(text) == packed
    assert unpacked(packed) == text


@given(some.text() | some.text("ab", max_size=300))
def test_what_is_compressed_is_decompressed(text):
    assert unpacked(compress(text)) == text


@given(some.text("ABCQgw+/09=", max_size=200))
def test_random_base64_is_refused_or_read(packed):
    try:
        assert len(unpacked(packed, 500)) <= 500
    except InputError as problem:
        is_useful(problem, packed)


def test_a_small_text_of_a_large_one_is_refused_before_it_is_unpacked():
    packed = compress("a" * 200_000)
    assert len(packed) < 1_000
    with pytest.raises(InputError, match="link:1:1: expected a text of at most 100000 characters when it is unpacked"):
        unpacked(packed, 100_000)


def test_a_character_that_is_not_base64_is_named():
    with pytest.raises(InputError, match=r"link:1:3: expected base64 of lz-string, but found '\*'"):
        unpacked("BY*UwNmD2Q")
