"""How other programs write gappy puzzles."""

from smtpuzzles.puzzle import Format

FORMATS: tuple[Format, ...] = ()
