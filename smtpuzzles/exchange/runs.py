"""Runs of empty cells as letters, which several families write: the first letter is a run of one, 'z' the longest."""

EMPTY_RUN = "z"


def run_letters(length: int, first: str) -> str:
    """Return the letters of a run; a longer one than 'z' is written with several letters."""
    longest = ord(EMPTY_RUN) - ord(first) + 1
    whole, rest = divmod(length, longest)
    return EMPTY_RUN * whole + (chr(ord(first) + rest - 1) if rest else "")


def run_length(letter: str, first: str) -> int:
    """Return how long the run of this letter is, or 0 if it is no such letter."""
    return ord(letter) - ord(first) + 1 if first <= letter <= EMPTY_RUN else 0
