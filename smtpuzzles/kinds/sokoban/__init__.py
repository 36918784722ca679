"""Sokoban: the player pushes every box onto a goal.

The player walks up, down, left and right, not through walls. He pushes a box by walking onto it, if the cell beyond is
free; he cannot pull, nor push two at once. Every box must end on a goal; there may be more goals than boxes. A plan is
the letters of its moves. The variant `moves` asks for fewest moves, `pushes` for fewest pushes.

level.py, collection.py   levels and how they are written
plan.py                   plans: reading them, and following them step by step
distances.py, alone.py    the least pushes and moves that boxes need
astar.py                  a quick search for a plan
moves.py, pushes.py       the formulas for fewest moves and for fewest pushes; timeline.py is their common part
setting.py                new levels
formats.py                how other programs write levels and plans
"""

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from types import MappingProxyType
from typing import ClassVar

import smtpuzzles.puzzle as sp
from smtpuzzles.kinds.sokoban import moves, pushes, setting
from smtpuzzles.kinds.sokoban.astar import AStar, walks
from smtpuzzles.kinds.sokoban.collection import levels
from smtpuzzles.kinds.sokoban.directions import DIRECTIONS, beyond
from smtpuzzles.kinds.sokoban.distances import Distances
from smtpuzzles.kinds.sokoban.level import Level, read_level
from smtpuzzles.kinds.sokoban.plan import read_plan, replay, states

WALL, GOAL, FLOOR = sp.Tile("█", sp.Role.DARK, fill="█"), sp.Tile("○", sp.Role.LIGHT), sp.Tile(" ", sp.Role.LIGHT)
BOX, BOX_ON_GOAL, PLAYER = sp.Tile("□", sp.Role.PIECE), sp.Tile("■", sp.Role.PIECE), sp.Tile("@", sp.Role.PIECE)
WORDS = {"u": "up", "d": "down", "l": "to the left", "r": "to the right"}
OUTSIDE = sp.Tile(" ", sp.Role.OUTSIDE)
# Cells of floor times steps; such a formula takes some ten seconds to be made and read, and more than a gigabyte.
MOST_STATES = 100_000


@dataclass(frozen=True)
class Sokoban(sp.PlanPuzzle):
    kind: ClassVar[str] = "sokoban"
    hopeless: ClassVar[str] = "not all boxes can get to goals"
    meaning: ClassVar[str] = "names say what is where and when: box_3_4_at_7"
    left_out: ClassVar[str] = "plans that differ only in the order of their walks"
    keys: ClassVar[Mapping[str, str]] = MappingProxyType({"up": "u", "down": "d", "left": "l", "right": "r"})
    level: Level
    variant: str = "moves"

    @property
    def title(self) -> str:
        return self.level.title

    @property
    def steps(self) -> str:
        return self.variant

    @property
    def pieces_left_out(self) -> sp.LeftOut | None:
        boxes = self.level.boxes - self.level.live_boxes
        if not boxes:
            return None
        which, it = ("box", "it is") if len(boxes) == 1 else ("boxes", "they are")
        return sp.LeftOut(f"the player can never reach the {which} at {sp.these_cells(boxes)}: {it} left out", boxes)

    @cached_property
    def distances(self) -> Distances:
        return Distances(self.level.floor, self.level.counted_goals)

    def text(self) -> str:
        return self.level.text()

    def violations(self, solution: str) -> list[sp.Violation]:
        followed = replay(self.level, solution)
        if followed.broken:
            return [sp.Violation(followed.broken.sentence, followed.broken.cells)]
        astray = sorted((followed.boxes & self.level.floor) - self.level.goals)
        return [sp.Violation(f"the box at {sp.at(box)} ends on a goal", (box,)) for box in astray]

    def solution_text(self, solution: str) -> str:
        followed = replay(self.level, solution)
        return followed.text + solution[followed.moves :] + "\n"

    def read_solution(self, source: sp.Source) -> str:
        return read_plan(source)

    def facts(self, plan: str) -> dict[str, int]:
        followed = replay(self.level, plan)
        return {"moves": followed.moves, "pushes": followed.pushes}

    def in_words(self, plan: str) -> str:
        followed = replay(self.level, plan)
        return f"{sp.counted(followed.moves, 'move')}, {followed.pushes} push{'es' * (followed.pushes != 1)}"

    def cost(self, plan: str) -> int:
        return self.facts(plan)[self.variant]

    def bound(self) -> int | None:
        return self.distances.bound(self.level.live_boxes)

    def quick_plan(self, deadline: sp.Deadline) -> sp.QuickPlan:
        search = AStar(self.distances, self.variant == "moves")
        return search.run(self.level.live_boxes, self.level.player, deadline)

    @property
    def longest(self) -> int:
        return MOST_STATES // len(self.level.floor)

    def horizons(self, most: int) -> tuple[int, ...]:
        """A formula of moves covers plans that are shorter by a multiple of two; one of pushes all shorter plans.

        If every goal gets a box, all plans have an odd number of pushes, or all an even one: it depends on the colours
        of a chessboard under the boxes at the start and at the end.
        """
        if self.variant == "moves":
            return tuple(horizon for horizon in (most, most - 1) if horizon >= 0)
        bound = self.bound()
        if bound is not None and len(self.level.live_boxes) == len(self.level.counted_goals):
            most -= (most - bound) % 2
        return (most,) if most >= 0 else ()

    def formula(self, horizon: int) -> sp.Formula:
        build = moves.Moves if self.variant == "moves" else pushes.Pushes
        timeline = build(self.distances, self.level.live_boxes, horizon)
        # Tried on Microban 16 and 35; for moves, circuits are slower.
        return timeline.built(self.level.player)._replace(circuits=self.variant == "pushes")

    def plan(self, true: Set[str]) -> str:
        if self.variant == "moves":
            return moves.plan_of(true)
        return pushes.plan_of(true, self.level.floor, self.level.live_boxes, self.level.player)

    def picture(self, solution: str | None = None) -> sp.Picture:
        *_, (player, boxes) = states(self.level, solution or "")
        return self.position(player, boxes)

    def positions(self, plan: str) -> Iterator[sp.Picture]:
        for player, boxes in states(self.level, plan):
            yield self.position(player, boxes)

    def refusal(self, plan: str) -> str | None:
        broken = replay(self.level, plan).broken
        return broken.why if broken else None

    def rest(self, plan: str) -> "Sokoban":
        followed = replay(self.level, plan)
        return replace(self, level=replace(self.level, boxes=followed.boxes, player=followed.player))

    def way_to(self, cell: sp.Cell) -> str | None:
        if cell in self.level.boxes:
            steps = [letter for letter in DIRECTIONS if beyond(self.level.player, letter) == cell]
            return steps[0] if steps and not self.refusal(steps[0]) else None
        return walks(self.level.player, self.level.floor, self.level.boxes).get(cell)

    def stage(self, plan: str) -> sp.Stage:
        """Return the walk to the next push, and that push."""
        end = next(number for number, letter in enumerate(replay(self.level, plan).text) if letter.isupper())
        *_, (player, _) = states(self.level, plan[:end])
        letter = plan[end].lower()
        box = beyond(player, letter)
        return sp.Stage(plan[: end + 1], f"push the box at {sp.at(box)} {WORDS[letter]}", box)

    def position(self, player: sp.Cell, boxes: Set[sp.Cell]) -> sp.Picture:
        tiles = {cell: self.tile(cell, player, boxes) for cell in sp.cells(self.level.height, self.level.width)}
        return sp.Picture(tiles, centre=player, ruled=False)

    def tile(self, cell: sp.Cell, player: sp.Cell, boxes: Set[sp.Cell]) -> sp.Tile:
        if cell in self.level.walls:
            return WALL
        if cell == player:
            return PLAYER
        if cell in boxes:
            return BOX_ON_GOAL if cell in self.level.goals else BOX
        return GOAL if cell in self.level.goals else FLOOR if cell in self.level.floor else OUTSIDE


def parse(source: sp.Source, variant: str) -> Sokoban:
    return Sokoban(read_level(source), variant)


def new_puzzle(wanted: sp.Wanted[setting.Pushing]) -> Sokoban | None:
    level = setting.new_level(wanted)
    return Sokoban(level, wanted.variant) if level else None


def granted(puzzle: Sokoban, plan: str, options: setting.Pushing) -> bool:
    return puzzle.facts(plan)["pushes"] >= options.min_pushes


def spoilt(puzzle: Sokoban, random: Random) -> Sokoban:
    return Sokoban(setting.spoilt(puzzle.level, random), puzzle.variant)


KIND = sp.Kind(
    name="sokoban",
    title="push every box onto a goal, in as few steps as possible",
    variants={"moves": "fewest moves", "pushes": "fewest pushes"},
    parse=parse,
    levels=levels,
    within=r"\n",  # only `levels` knows where a level ends
    mark=r"^[-_ ]*#[-_ #.*]*[@$]",
    setter=sp.PlanSetter(
        usual=setting.USUAL,
        refuse=setting.wished,
        puzzle=new_puzzle,
        granted=granted,
        spoilt=spoilt,
        options=setting.Pushing,
    ),
    rules=(
        "Push every box onto a goal.",
        "You push a box when you walk onto it and the cell behind it is free.",
        "You cannot pull a box, nor push two at once.",
    ),
    formats=sp.formats_in(f"{__name__}.formats"),
    legend=((PLAYER, "you"), (BOX, "box"), (BOX_ON_GOAL, "box on a goal"), (GOAL, "goal"), (WALL, "wall")),
)
