"""What do the steps of sudokus count as, beside the ratings that Sudoku Explainer gives their techniques?

    python -m benchmarks.ladder [--boards 100] FILE ...

A line of a FILE begins with a sudoku; what a tab separates from it is not read. Prints of each technique that both
programs name its rating there, and as how many rules its steps count here; then of each band the ratings of the hardest
steps of its sudokus, where both programs name all steps. The other program may prefer other steps.
"""

import argparse
from collections import Counter, defaultdict
from itertools import islice
from pathlib import Path
from statistics import median

import numpy as np

import smtpuzzles
from benchmarks.difficulty import spearman
from smtpuzzles.explaining.difficulty import BANDS, band_of

# From the project SukakuExplainer's list; of chains, which it rates by their length, the usual ones.
RATINGS = {
    "hidden single": 1.5,
    "naked single": 2.3,
    "pointing": 2.6,
    "claiming": 2.8,
    "naked pair": 3.0,
    "X-wing": 3.2,
    "hidden pair": 3.4,
    "naked triple": 3.6,
    "swordfish": 3.8,
    "hidden triple": 4.0,
    "XY-wing": 4.2,
    "XYZ-wing": 4.4,
    "naked quadruple": 5.0,
    "jellyfish": 5.2,
    "hidden quadruple": 5.4,
    "skyscraper": 6.6,
    "2-string kite": 6.6,
    "turbot fish": 6.6,
    "X-chain": 6.6,
    "XY-chain": 6.8,
    "alternating chain": 7.2,
    "forcing chain": 8.2,
}
SECONDS = 20  # for one sudoku


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.ladder")
    parser.add_argument("--boards", type=int, default=100, help="of each file, at most")
    parser.add_argument("files", nargs="+")
    wanted = parser.parse_args()
    counts: defaultdict[str, Counter[int]] = defaultdict(Counter)
    hardest: defaultdict[str, list[float]] = defaultdict(list)
    number: Counter[str] = Counter()
    for file in wanted.files:
        lines = [line for line in Path(file).read_text().splitlines() if not line.startswith("#")]
        for line in islice(lines, wanted.boards):
            steps = [*smtpuzzles.explain(smtpuzzles.parse("sudoku", line.split("\t")[0]), timeout=SECONDS)]
            steps = [step for step in steps if not (step.aside or step.obvious)]
            band = band_of(max([step.weight for step in steps], default=1))
            number[band] += 1
            for step in steps:
                counts[step.pattern or ""][step.weight] += 1
            if all(step.pattern in RATINGS for step in steps):
                hardest[band].append(max([RATINGS[step.pattern or ""] for step in steps], default=1))
    show(counts, hardest, number)


def show(counts: dict[str, Counter[int]], hardest: dict[str, list[float]], number: Counter[str]) -> None:
    print("| technique | rating | steps | count as |\n|---|--:|--:|---|")
    pairs = []
    for name, rating in RATINGS.items():
        if name in counts:
            some = ", ".join(f"{weight} ({times}x)" for weight, times in sorted(counts[name].items()))
            print(f"| {name} | {rating} | {counts[name].total()} | {some} |")
            pairs += [(rating, weight) for weight in counts[name].elements() if weight > 1]
    others = sum([some.total() for name, some in counts.items() if name not in RATINGS])
    if pairs:
        rated, weights = np.array(pairs, float).T
        print(f"\nSpearman's correlation of {len(pairs)} steps of several rules: {spearman(rated, weights):.2f}")
    print(f"\n{others} further steps have no name there.\n")
    print("| band | sudokus | all steps named by both | least, median and greatest rating |\n|---|--:|--:|---|")
    for band in BANDS:
        found = hardest.get(band, [])
        if found:
            print(f"| {band} | {number[band]} | {len(found)} | {min(found)}, {median(found):.1f}, {max(found)} |")


if __name__ == "__main__":
    main()
