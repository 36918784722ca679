"""What the player has chosen for all puzzles, in a file beside the kept games."""

from dataclasses import dataclass

from smtpuzzles.errors import UsageError
from smtpuzzles.playing import storage

NAME = "settings"


@dataclass(frozen=True)
class PlaySettings:
    """`clashes`: mark what breaks a rule at once, not only when the player asks."""

    clashes: bool = False


def load() -> PlaySettings:
    """Return the settings; the usual ones if there are none to read."""
    try:
        match storage.load(storage.folder() / NAME):
            case {"clashes": bool(clashes)}:
                return PlaySettings(clashes)
    except (OSError, ValueError, RecursionError, UsageError):
        pass
    return PlaySettings()


def keep(settings: PlaySettings) -> None:
    """Write the settings; UsageError if that is not possible."""
    storage.write(storage.folder() / NAME, {"clashes": settings.clashes})
