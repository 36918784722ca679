"""How other programs write binairo puzzles."""

from smtpuzzles.puzzle import Format

FORMATS: tuple[Format, ...] = ()
