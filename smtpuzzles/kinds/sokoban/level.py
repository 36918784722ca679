"""Levels of Sokoban and how they are written, in the format called XSB.

wall        '#'
box         '$', on a goal '*'; also 'b' and 'B'
goal        '.'
player      '@', on a goal '+'; also 'p' and 'P'
blank       ' ', '-' or '_'
floor       cells that the player could reach if there were no boxes
decoration  boxes and goals off the floor: they cannot be reached, so they do not count
dialect     'P' player, 'B' box, 'G' goal and '.' blank, in boards with no '@', '+', '$', '*', 'p' or 'b'
count       a number before a symbol: '3#' is '###'; '|' ends a row as a line end does
"""

import re
from collections.abc import Set
from dataclasses import dataclass
from functools import cached_property

from smtpuzzles.kinds.sokoban import collection
from smtpuzzles.kinds.sokoban.directions import fewest_steps
from smtpuzzles.puzzle import Cell, Source, Token, after, cells, counted, quoted, side_neighbours

WALL, BOXES, GOALS, PLAYERS, BLANK = "#", "$*", ".*+", "@+", " "
XSB = {character: character for character in "#@+$*. "} | dict(zip("pPbB-_", "@+$*  ", strict=True))
DIALECT = dict(zip("#PBG. -_", "#@$.    ", strict=True))
ONLY_XSB, ONLY_DIALECT = set("@+$*pb"), set("PBG")
# Larger than any known level, and it fits into memory, unlike '999999999#'.
MOST_CELLS = MOST_ROWS = 1000

Symbols = dict[Cell, Token]


@dataclass(frozen=True)
class Level:
    title: str
    height: int
    width: int
    walls: frozenset[Cell]
    goals: frozenset[Cell]
    boxes: frozenset[Cell]
    player: Cell

    @cached_property
    def floor(self) -> frozenset[Cell]:
        return frozenset(reached(self.player, set(cells(self.height, self.width)) - self.walls))

    @cached_property
    def live_boxes(self) -> frozenset[Cell]:
        return self.boxes & self.floor

    @cached_property
    def counted_goals(self) -> frozenset[Cell]:
        return self.goals & self.floor

    def text(self) -> str:
        title = f"; {self.title}\n" if self.title else ""
        rows = ["".join(self.symbol((r, c)) for c in range(1, self.width + 1)) for r in range(1, self.height + 1)]
        # A blank line would end the level.
        return title + "".join(f"{row.rstrip() or '-'}\n" for row in rows)

    def symbol(self, cell: Cell) -> str:
        if cell in self.walls:
            return WALL
        on_goal = cell in self.goals
        if cell == self.player:
            return PLAYERS[on_goal]
        if cell in self.boxes:
            return BOXES[on_goal]
        return "." if on_goal else BLANK


def reached(start: Cell, region: Set[Cell]) -> list[Cell]:
    """Return the cells of the region that can be reached by steps to side neighbours, nearest first."""
    return list(fewest_steps([start], lambda cell: (near for near in side_neighbours(cell) if near in region)))


def read_level(source: Source) -> Level:
    """Read the only level of this text; `collection.levels` cuts longer texts."""
    board, *others = collection.boards(source)
    if others:
        raise others[0][0].error("expected one level, but found a second")
    symbols = _read_symbols(board)
    players = [cell for cell, symbol in symbols.items() if symbol.text in PLAYERS]
    if not players:
        raise board[0].error("expected a player in this level, but found none")
    if len(players) > 1:
        raise symbols[players[1]].error("expected one player, but found a second")
    inked = [cell for cell, symbol in symbols.items() if symbol.text != BLANK]
    level = Level(
        title=collection.title_of(source, board),
        height=max(r for r, _ in symbols),
        width=max(c for _, c in inked),
        walls=_cells_of(symbols, WALL),
        goals=_cells_of(symbols, GOALS),
        boxes=_cells_of(symbols, BOXES),
        player=players[0],
    )
    _check_walls(level, symbols)
    _check_numbers(level, symbols)
    return level


def _cells_of(symbols: Symbols, wanted: str) -> frozenset[Cell]:
    return frozenset(cell for cell, symbol in symbols.items() if symbol.text in wanted)


def _read_symbols(board: list[Token]) -> Symbols:
    """Return each cell of the text with its symbol in the XSB format, in reading order."""
    # '|' ends rows or separates them.
    rows = [row for line in board for row in line._replace(text=line.text.removesuffix("|")).parts("|")]
    if len(rows) > MOST_ROWS:
        raise rows[MOST_ROWS].error(f"expected at most {MOST_ROWS} rows, but found more")
    used = {character for row in rows for character in row.text}
    symbols = DIALECT if used & ONLY_DIALECT and not used & ONLY_XSB else XSB
    return {(r, c): symbol for r, row in enumerate(rows, 1) for c, symbol in enumerate(_symbols_in(row, symbols), 1)}


def _symbols_in(row: Token, symbols: dict[str, str]) -> list[Token]:
    """Return the cells of a row, each with the place where its symbol stands."""
    found: list[Token] = []
    for part in re.finditer(r"([0-9]*)(.?)", row.text, re.DOTALL):
        digits, character = part.groups()
        count = row._replace(text=digits, column=row.column + part.start())
        times = count.number(1, MOST_CELLS, "count") if digits else 1
        symbol = row._replace(text=symbols.get(character, ""), column=row.column + part.start(2))
        if digits and not character:
            raise after(row, f"expected a symbol after the count {times}, but found no more")
        if character and not symbol.text:
            expected = "one of # P B G or a blank" if symbols is DIALECT else "one of # @ + $ * . or a blank"
            raise symbol.error(f"expected {expected}, but found {quoted(character)}")
        if character and len(found) + times > MOST_CELLS:
            raise symbol.error(f"expected at most {MOST_CELLS} cells in a row, but found more")
        found += [symbol] * (times if character else 0)
    return found


def _check_walls(level: Level, symbols: Symbols) -> None:
    """Raise an error if the player could step off the board, or behind the end of a short row."""
    inside = symbols.keys() - level.walls
    for cell in reached(level.player, inside):
        if any(beside not in symbols for beside in side_neighbours(cell)):
            raise symbols[cell].error("expected walls all around the player, but found a way off the board here")


def _check_numbers(level: Level, symbols: Symbols) -> None:
    """Raise an error if there is nothing to push, or no goal for each box; decoration does not count."""
    boxes, goals = sorted(level.live_boxes), len(level.counted_goals)
    if not boxes:
        raise symbols[level.player].error("expected a box within the walls around the player, but found none")
    if len(boxes) > goals:
        needed = counted(len(boxes), "goal")
        complaint = f"expected at least {needed}, one for each box within the walls, but found {goals}"
        raise symbols[boxes[goals]].error(complaint)
