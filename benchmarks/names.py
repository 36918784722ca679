"""How many steps of several rules have a name: `python -m benchmarks.names [--boards 40] [--seconds 40] WHAT ...`

WHAT is a file of published boards, as the module published reads them, or a kind, whose boards are made by seed. Below
the table are the commonest sorts of rules of steps without a name.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import smtpuzzles
from benchmarks.published import boards
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.explaining.explanation import Explanation
from smtpuzzles.puzzle.contract import AnyPuzzle

FEW = 3  # rules, of which a player is expected to know the name
SHOWN = 3  # signatures of each kind


def made(kind: str) -> Iterator[AnyPuzzle]:
    name, _, variant = kind.partition(":")
    return iter(smtpuzzles.generate(name, 40, seed=1, variant=variant or None))


def signatures(puzzle: AnyPuzzle, seconds: float) -> Iterator[tuple[str | None, int, str]]:
    """Yield of each step of several rules its name, its size and the sorts of its rules."""
    explained = Explanation(puzzle, Deadline(seconds))
    steps = [step for step in explained.steps() if step.size > 1]
    sorts = {(rule.sentence, rule.cells): rule.sort for rule in explained.prepared.rules}
    for step in steps:
        found = Counter([sorts[rule.rule, rule.cells] for rule in step.rules])
        yield step.pattern, step.size, ", ".join(f"{number} {sort}" for sort, number in sorted(found.items()))


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.names")
    parser.add_argument("--boards", type=int, default=40, help="of each, at most")
    parser.add_argument("--seconds", type=float, default=40, help="for each board, at most")
    parser.add_argument("what", nargs="+")
    wanted = parser.parse_args()
    without: dict[str, Counter[str]] = {}
    print(f"| boards | steps of several rules | with a name | | of at most {FEW} rules | with a name |")
    print("|---|--:|--:|--:|--:|--:|", flush=True)
    for what in wanted.what:
        puzzles = boards(Path(what)) if what.endswith(".jsonl") else made(what)
        found = [one for puzzle in islice(puzzles, wanted.boards) for one in signatures(puzzle, wanted.seconds)]
        named = [size for name, size, _ in found if name]
        few = sum([size <= FEW for _, size, _ in found])
        share = f"{len(named) / len(found):.0%}" if found else ""
        print(f"| {Path(what).stem} | {len(found)} | {len(named)} | {share} ", end="")
        print(f"| {few} | {sum([size <= FEW for size in named])} |", flush=True)
        without[Path(what).stem] = Counter([sorts for name, _, sorts in found if not name])
    for kind, sorts in without.items():
        commonest = "; ".join(f"{number} x {one}" for one, number in sorts.most_common(SHOWN))
        print(f"\n{kind} without a name: {commonest}" if commonest else f"\n{kind}: all have a name")


if __name__ == "__main__":
    main()
