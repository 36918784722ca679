"""Files of package registries, each known by its hash, kept in a folder of the user."""

from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from http.client import HTTPException
from pathlib import Path
from typing import NamedTuple
from urllib.request import build_opener

from smtpuzzles.base.files import cannot, replace_whole, user_folder
from smtpuzzles.errors import UsageError

_PATIENCE = 30  # seconds without a byte


class NotFetched(UsageError):
    """There is no network, or no such file."""


class Pin(NamedTuple):
    """A file of a registry. It is kept under a name without its version, so that the next version replaces it."""

    name: str
    url: str
    size: int
    sha256: str

    def is_right(self, data: bytes) -> bool:
        return sha256(data).hexdigest() == self.sha256


def usual_cache() -> Path:
    return user_folder("XDG_CACHE_HOME", ".cache")


def fetched(pin: Pin, cache: Path, say: Callable[[str], object]) -> bytes:
    """Return this file, from the cache if it is there; call `say` before it is fetched."""
    with suppress(OSError):
        kept = (cache / pin.name).read_bytes()
        if pin.is_right(kept):
            return kept
    say(f"fetching {pin.url} ({pin.size / 1e6:.1f} MB)")
    try:
        # `urlopen` would keep the proxies of its first use.
        with build_opener().open(pin.url, timeout=_PATIENCE) as answer:
            data: bytes = answer.read(pin.size + 1)
    except (OSError, HTTPException) as problem:
        raise NotFetched(f"cannot fetch {pin.url}: {getattr(problem, 'reason', None) or problem}") from None
    if not pin.is_right(data):
        raise UsageError(f"{pin.url}: this is another file than the one that this version of smtpuzzles uses")
    try:
        cache.mkdir(parents=True, exist_ok=True)
        replace_whole(cache / pin.name, [data])
    except OSError as problem:
        raise cannot("write", str(cache / pin.name), problem) from None
    return data
