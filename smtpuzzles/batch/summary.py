"""What many rows have in common, in constant memory: counts, percentiles of seconds, the slowest puzzles."""

import heapq
from collections import Counter
from math import exp, log

from smtpuzzles.batch.question import ERROR, UNKNOWN, Row

SLOWEST = 10
PERCENTILES = (50, 90, 99)
# Seconds are counted in steps of one percent.
_STEP = 0.01


class Summary:
    def __init__(self) -> None:
        self.verdicts: Counter[str] = Counter()
        self.bands: Counter[str] = Counter()
        self.seconds: Counter[int] = Counter()
        self.slowest: list[tuple[float, int, str]] = []
        self._last, self._step = -1.0, 0

    @property
    def puzzles(self) -> int:
        return self.verdicts.total()

    @property
    def errors(self) -> int:
        return self.verdicts[ERROR]

    @property
    def unknown(self) -> int:
        return self.verdicts[UNKNOWN]

    def add(self, row: Row, seconds: float | None = None) -> None:
        self.verdicts[str(row.get("verdict"))] += 1
        if "level" in row:
            self.bands[str(row.get("band") or UNKNOWN)] += 1
        if seconds is None:
            return
        if seconds != self._last:
            self._last, self._step = seconds, round(log(max(seconds, 1e-9)) / _STEP)
        self.seconds[self._step] += 1
        if len(self.slowest) < SLOWEST:
            heapq.heappush(self.slowest, (seconds, -row["number"], str(row["origin"])))
        elif seconds > self.slowest[0][0]:
            heapq.heapreplace(self.slowest, (seconds, -row["number"], str(row["origin"])))

    def percentile(self, percent: float) -> float:
        """Return the seconds, up to one percent, that this share of the puzzles took at most."""
        left = percent / 100 * self.seconds.total()
        for step in sorted(self.seconds):
            left -= self.seconds[step]
            if left <= 0:
                break
        return exp(step * _STEP)

    def lines(self) -> list[str]:
        """Return the summary as lines for people; only puzzles of this run have a time."""
        counts = ", ".join(f"{count:,} {verdict}" for verdict, count in self.verdicts.most_common())
        lines = [f"{self.puzzles:,} {'puzzle' if self.puzzles == 1 else 'puzzles'}: {counts}"]
        if self.bands:
            lines.append("difficulty: " + ", ".join(f"{count:,} {band}" for band, count in self.bands.most_common()))
        if self.seconds:
            shares = ", ".join(f"{percent} %: {_shown(self.percentile(percent))}" for percent in PERCENTILES)
            lines += [f"seconds: {shares}", "slowest:"]
            lines += [f"  {_shown(seconds)} s  {origin}" for seconds, _, origin in sorted(self.slowest, reverse=True)]
        return lines


def _shown(seconds: float) -> str:
    return f"{seconds:.3g}" if seconds >= 0.0001 else "< 0.0001"
