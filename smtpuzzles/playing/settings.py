"""What the player has chosen for all puzzles, in a file beside the kept games."""

from dataclasses import dataclass

from smtpuzzles.errors import UsageError
from smtpuzzles.playing import storage

NAME = "settings"


@dataclass(frozen=True)
class Settings:
    """`clashes`: mark what breaks a rule at once, not only when the player asks."""

    clashes: bool = False


def load() -> Settings:
    """Return the settings; the usual ones if there are none to read."""
    try:
        match storage.load(storage.folder() / NAME):
            case {"clashes": bool(clashes)}:
                return Settings(clashes)
    except (OSError, ValueError, RecursionError, UsageError):
        pass
    return Settings()


def keep(settings: Settings) -> None:
    """Write the settings; UsageError if that is not possible."""
    storage.write(storage.folder() / NAME, {"clashes": settings.clashes})
