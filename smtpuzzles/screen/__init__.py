"""The terminal as a board to play on, with Textual; only the command `play` comes here."""
