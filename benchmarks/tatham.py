"""Do levels order the boards of Simon Tatham's programs as his levels do?

    python -m benchmarks.tatham [--boards 60] [KIND ...]

Needs his programs (Debian's sgt-puzzles). Prints, for each kind and each of his levels, the bands of so many boards.
After them: of all pairs of a board of the level before and one of this level, how often the second has the higher level
here, or the higher score, or the higher one of level and then score; equal ones count half.
"""

import argparse
import subprocess
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import smtpuzzles
from smtpuzzles.explaining.difficulty import BANDS, Rating, rate

# The program, its letters for levels from easy to hard, with their names, and its words for the size.
GAMES = {
    "hitori": ("singles", {"e": "easy", "k": "tricky"}, ("6x6", "8x8", "10x10")),
    "lightup": ("lightup", {"0": "easy", "1": "tricky", "2": "hard"}, ("7x7b20s4", "10x10b20s2")),
    "binairo": ("unruly", {"t": "trivial", "e": "easy", "n": "normal"}, ("8x8", "10x10")),
    "slitherlink": ("loopy", {"e": "easy", "n": "normal", "t": "tricky", "h": "hard"}, ("7x7t0",)),
    "sudoku": (
        "solo",
        {"t": "trivial", "b": "basic", "i": "intermediate", "a": "advanced", "e": "extreme"},
        ("3x3",),
    ),
}
FOLDER = "/usr/games"
SECONDS = 20  # for one board


def made(game: str, size: str, letter: str, boards: int) -> Iterator[str]:
    for seed in range(boards):
        words = [f"{FOLDER}/sgt-{game}", "--generate", "1", f"{size}d{letter}#{seed}"]
        yield subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()


def higher(ones: Sequence[Any], others: Sequence[Any]) -> float:
    """Return how often one of the others is the higher one of a pair; equal ones count half."""
    pairs = [(one, other) for one in ones for other in others]
    return sum([(other > one) + (other == one) / 2 for one, other in pairs]) / len(pairs)


def compare(kind: str, size: str, boards: int) -> None:
    game, letters, _ = GAMES[kind]
    before: list[Rating] = []
    for letter, name in letters.items():
        ratings = [rate(smtpuzzles.parse(kind, text), SECONDS) for text in made(game, size, letter, boards)]
        rated = [one for one in ratings if one.band is not None and one.score is not None]
        bands = Counter([one.band for one in rated])
        row = [kind, size, name, str(len(rated)), *[str(bands[band]) for band in BANDS]]
        often = [higher([*map(key, before)], [*map(key, rated)]) for key in (by_level, by_score, by_both) if before]
        row += [f"{one:.2f}" for one in often] or ["", "", ""]
        print(f"| {' | '.join(row)} |", flush=True)
        before = rated


def by_level(one: Rating) -> float:
    return one.level


def by_score(one: Rating) -> float:
    return one.score or 0


def by_both(one: Rating) -> tuple[int, float]:
    return one.level, one.score or 0


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.tatham")
    parser.add_argument("--boards", type=int, default=60, help="of each level")
    parser.add_argument("kinds", nargs="*", default=[*GAMES])
    wanted = parser.parse_args()
    print(f"| kind | size | his level | boards | {' | '.join(BANDS)} | level higher | score | both |")
    print(f"|---|---|---|{'--:|' * (len(BANDS) + 4)}")
    for kind in wanted.kinds:
        for size in GAMES[kind][2]:
            compare(kind, size, wanted.boards)


if __name__ == "__main__":
    main()
