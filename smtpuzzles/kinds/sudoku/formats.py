"""How other programs write sudoku puzzles."""

from smtpuzzles.puzzle import Format

FORMATS: tuple[Format, ...] = ()
