"""Skyscrapers, also called Towers.

Every row and every column has each height once. A label beside a row or column is the number of towers that are seen
from there: those that are higher than all before. In the variant `parks`, the heights begin with 0, which is no tower.
"""

from collections.abc import Iterator
from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.exchange.labelled import corpus_format, id_formats, link_format

PARKS = "parks"
SEEN = "seen"  # the sort of the rules of labels


class Skyscrapers(sp.LabelledDigits):
    kind: ClassVar[str] = "skyscrapers"
    from_zero = PARKS

    def laws(self) -> Iterator[sp.Law]:
        yield from sp.once_in_lines(self.size, self.symbols)

    def domains(self) -> dict[sp.Cell, tuple[str, ...]]:
        heights = tuple([height for height in self.symbols if height != "0"])
        return dict.fromkeys(sp.labels(self.size), heights) | dict.fromkeys(self.cells, self.symbols)

    def number_at(self, place: sp.Cell, board: sp.Board) -> str:
        return str(sp.count_seen(board, sp.seen_from(place, self.size)))

    def number_law(self, place: sp.Cell, value: str) -> sp.Law:
        sentence = f"{sp.counted(int(value), 'tower')} can be seen {self.seen_from(place)}"
        line = sp.seen_from(place, self.size)
        return sp.Law(SEEN, (place, value), sentence, line, sp.towers_seen(int(value), self.symbols))

    def seen_from(self, place: sp.Cell) -> str:
        side = sp.side_of(place, self.size)
        return f"from {'the ' * side.startswith(('left', 'right'))}{side}"

    def reason(self, inference: sp.Inference) -> sp.Reason | None:
        seen = [rule for rule in inference.rules if rule.sort == SEEN]
        if not seen:
            return sp.digit_patterns.named(inference, self.symbols)
        return self.of_label(seen[0], inference) if len(inference.rules) == 1 else None

    def of_label(self, rule: sp.Rule, inference: sp.Inference) -> sp.Reason | None:
        """A label leaves no other way to put towers into its line."""
        whence, wanted = self.seen_from(rule.about[0]), int(rule.about[1])
        facts = sp.digit_patterns.Excluded(inference, self.symbols)
        may = {cell: [one for one in self.symbols if not facts.all([cell], one)] for cell in rule.cells}
        if not inference.conclusions:
            return sp.Reason("label not met", f"exactly {sp.counted(wanted, 'tower')} can no longer be seen {whence}")
        if not inference.facts and wanted in (1, len(rule.cells)):
            only = "only the highest tower is" if wanted == 1 else "all towers are"
            return sp.Reason("one or all seen", f"{only} seen {whence}")
        contraries = [
            {**may, cell: [one for one in may[cell] if (one == symbol) != holds]}
            for cell, symbol, holds in inference.conclusions
        ]
        counts = set().union(*[sp.could_be_seen([contrary[one] for one in rule.cells]) for contrary in contraries])
        for most, count in ((True, max(counts, default=wanted)), (False, min(counts, default=wanted))):
            if (count < wanted) if most else (count > wanted):
                pattern, bound = ("too few seen", "at most") if most else ("too many seen", "at least")
                return sp.Reason(pattern, f"otherwise {bound} {sp.counted(count, 'tower')} would be seen {whence}")
        return sp.Reason("no other way", f"no other way to fill the line shows {sp.counted(wanted, 'tower')} {whence}")


KIND = sp.declared(
    Skyscrapers,
    "each height once in every row and column; labels count the towers that are seen from there (Towers)",
    (
        "Every row and every column has each height once.",
        "A label is the number of towers that are seen from there: those that are higher than all before.",
    ),
    usual=(5, 5),
    variants={"classic": "the usual rules", PARKS: "heights begin with 0, which is no tower"},
    techniques=(
        *sp.digit_techniques.IN_LINES,
        sp.Technique("one or all seen", 1, "A label is 1, or the number of all towers."),
        sp.Technique("too few seen", 1, "Otherwise too few towers would be seen."),
        sp.Technique("too many seen", 1, "Otherwise too many towers would be seen."),
        sp.Technique("no other way", 1, "No other way to fill the line shows so many towers."),
        sp.Technique("label not met", 0, "The number of towers of a label can no longer be seen."),
    ),
    formats=lambda: (
        link_format(Skyscrapers, "skyscrapers"),
        *id_formats(Skyscrapers, "towers"),
        corpus_format(Skyscrapers),
    ),
    aliases=(
        "skyscraper",
        "towers",
    ),
)
