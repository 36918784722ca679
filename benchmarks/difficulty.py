"""Fits the sudoku score to the seconds that people needed, and validates it.

    python -m benchmarks.difficulty FILE

Each line of FILE is a sudoku, the number of people who solved it, and their mean seconds, separated by tabs.
"""

import sys
from pathlib import Path
from time import process_time

import numpy as np
from numpy.typing import NDArray

import smtpuzzles
from smtpuzzles.explaining.difficulty import BANDS, rate

FOLDS = 10
MEASURES = ("constant", "search", "steps")


def main(file: str) -> None:
    rows = [line.split("\t") for line in Path(file).read_text().splitlines() if not line.startswith("#")]
    started = process_time()
    ratings = [rate(smtpuzzles.parse("sudoku", text)) for text, _, _ in rows]
    spent = process_time() - started
    x = np.array([[rating.measures[name] for name in MEASURES] for rating in ratings])
    y = np.array([float(seconds) for _, _, seconds in rows])
    order = np.random.default_rng(1).permutation(len(y))
    guessed = np.zeros(len(y))
    for fold in range(FOLDS):
        test = order[fold::FOLDS]
        train = np.setdiff1d(order, test)
        guessed[test] = x[test] @ weights(x[train], y[train])
    print(f"{len(y)} sudokus rated in {spent:.1f} s of processor time; Spearman's correlation with seconds")
    print(f"  the score, {FOLDS}-fold cross-validated: {spearman(guessed, y):.2f}")
    for name, column in zip(MEASURES[1:], x.T[1:], strict=True):
        print(f"  {name} alone: {spearman(column, y):.2f}")
    for band in BANDS:
        seconds = y[[rating.band == band for rating in ratings]]
        print(f"  {band}: {len(seconds)} sudokus, median of {np.median(seconds):.0f} seconds")
    print({name: round(float(weight), 3) for name, weight in zip(MEASURES, weights(x, y), strict=True)})


def weights(x: NDArray[np.float64], y: NDArray[np.float64]) -> NDArray[np.float64]:
    found: NDArray[np.float64] = np.linalg.lstsq(x, y, rcond=None)[0]
    return found


def spearman(one: NDArray[np.float64], other: NDArray[np.float64]) -> float:
    return float(np.corrcoef(ranks(one), ranks(other))[0, 1])


def ranks(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the rank of each value; equal ones share the mean of theirs."""
    _, place, count = np.unique(values, return_inverse=True, return_counts=True)
    mean: NDArray[np.float64] = (np.cumsum(count) - (count - 1) / 2)[place]
    return mean


if __name__ == "__main__":
    main(sys.argv[1])
