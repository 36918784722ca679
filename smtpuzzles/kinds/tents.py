"""Tents.

Each tree has a tent of its own beside it, and each tent belongs to one tree. No two tents touch, not even diagonally. A
label is the number of tents in its row or column.

On a new board, trees stand beside tents that were put where chance found room.
"""

from collections.abc import Iterator
from typing import Annotated, ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.exchange.labelled_grids import corpus_format, id_formats, link_format

TREE, TENT, NONE = "T", "A", "-"
PAIRS, NUMBER = ("tree", "tent"), "number"


class Tents(sp.LabelledGrid):
    kind: ClassVar[str] = "tents"
    symbols: ClassVar = {
        TENT: sp.Look("a tent", sp.Tile("▲", sp.Role.PIECE)),
        NONE: sp.Look("no tent", sp.Tile("×", sp.Role.LIGHT)),
    }
    walls: ClassVar = {TREE: sp.Look("a tree", sp.Tile("♣", sp.Role.SYMBOL, strong=True))}
    verbs, incomparable, things = ("has", "have", "had"), True, "tents"

    def laws(self) -> Iterator[sp.Law]:
        yield from sp.beside_each_other(self.fixed(), self.cells, TENT, *PAIRS)
        yield from sp.apart(TENT, self.size, "tents")

    def wide_laws(self) -> list[sp.Wide]:
        return [sp.paired(sorted(self.fixed()), self.cells, TENT, *PAIRS)]

    def domains(self) -> dict[sp.Cell, tuple[str, ...]]:
        labels = {place: tuple(map(str, range((len(line) + 1) // 2 + 1))) for place, (_, line) in self.lines.items()}
        return labels | dict.fromkeys(self.cells, (TREE,))

    def number_at(self, place: sp.Cell, board: sp.Board) -> str:
        return str([board[cell] for cell in self.lines[place][1]].count(TENT))

    def number_law(self, place: sp.Cell, value: str) -> sp.Law:
        name, line = self.lines[place]
        sentence = f"{name} has {sp.exactly_counted(int(value), 'tent')}"
        return sp.Law(NUMBER, (place, value), sentence, line, sp.exactly(int(value), TENT))

    def reason(self, inference: sp.Inference) -> sp.Reason | None:
        if len(inference.rules) > 1 or not inference.conclusions:
            return self.together(inference)
        rule = inference.rules[0]
        if rule.sort != NUMBER:
            return sp.reason_of_pair(rule, *PAIRS) or sp.reason_of_apart(inference, TENT, "tent")
        (name, _), tents = self.lines[rule.about[0]], sp.counted(int(rule.about[1]), "tent")
        if inference.conclusions[0].symbol == TENT:
            return sp.Reason("last places", f"{name} has no other places for its {tents}")
        return sp.Reason("line is full", f"{name} has its {tents}", obvious=True)


class Labels(sp.Options):
    labels: Annotated[str, sp.Option("how many labels are given", ("few", "all"))] = "few"


def blank(wanted: sp.Wanted[Labels]) -> Tents:
    size, random = wanted.size, wanted.random
    sp.expect_size(2 <= min(size) <= max(size) <= 30, "a board of 2 to 30 rows and columns", size)
    board, trees = sp.cells(*size), dict[sp.Cell, str]()
    bare, free = set(board), set(board)  # without tree or tent; where a tent could be
    for cell in random.sample(board, len(board)):
        near = [one for one in sp.side_neighbours(cell) if one in bare]
        if cell in free and near:
            tree = random.choice(near)
            trees[tree] = TREE
            bare -= {cell, tree}
            free -= {cell, tree, *sp.around(cell, size)}
    return Tents(size, dict(sorted(trees.items())), wanted.variant)


KIND = sp.declared(
    Tents,
    "a tent beside each tree, none touching, not even diagonally; labels count the tents of rows and columns",
    (
        "Each tree has a tent of its own beside it, along a side, and each tent belongs to one tree.",
        "No two tents touch, not even diagonally.",
        "A label is the number of tents in its row or column.",
    ),
    setter=sp.BoardSetter(usual=(8, 8), blank=blank, options=Labels, all_clues=lambda options: options.labels == "all"),
    legend=Tents.walls,
    techniques=(
        sp.Technique("far", 1, "No tree is beside."),
        sp.Technique("touching", 1, "No other tent touches a tent."),
        sp.Technique("last place", 1, "A tree has no other place for its tent."),
        sp.Technique("last places", 1, "A line has no other places for its tents."),
        sp.Technique("line is full", 1, "A line has its tents."),
        *sp.COUNTING[1:],
        sp.BLOCKED,
    ),
    formats=lambda: (link_format(Tents, "tents"), *id_formats(Tents, "tents"), corpus_format(Tents)),
    aliases=("tent", "tentsandtrees"),
)
