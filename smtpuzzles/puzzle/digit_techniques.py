"""The names of steps where units have each digit once, as digit_patterns.py and digit_chains.py give them.

unit   a row, a column, a box or region, or a diagonal
"""

from smtpuzzles.puzzle.reasons import UNIQUE_RECTANGLE as UNIQUE_RECTANGLE
from smtpuzzles.puzzle.reasons import Technique

SINGLES = (
    Technique("hidden single", 1, "A digit fits nowhere else in a unit."),
    Technique("naked single", 1, "No other digit fits in a cell."),
    Technique("digit in sight", 1, "A unit has its digit already, so its other cells do not hold it."),
    Technique("digit twice", 0, "A unit has a digit more than once."),
    Technique("no place for a digit", 0, "A digit fits nowhere in a unit."),
    Technique("no digit for a cell", 0, "No digit fits in a cell."),
)
SETS = (
    Technique("naked pair", 4, "Two cells of a unit must hold two digits, so the other cells do not hold them."),
    Technique("naked triple", 4, "Three cells must hold three digits, so cells that see all three do not hold them."),
    Technique("naked quadruple", 4, "Four cells must hold four digits, so cells that see all four do not hold them."),
    Technique("hidden pair", 4, "Two digits fit only in two cells of a unit, so these hold no others."),
    Technique("hidden triple", 4, "Three digits fit only in three cells of a unit, so these hold no others."),
    Technique("hidden quadruple", 4, "Four digits fit only in four cells of a unit, so these hold no others."),
)
FISH = (
    Technique("X-wing", 4, "A digit of two rows must be in two columns, so not elsewhere in them; or the reverse."),
    Technique("swordfish", 6, "A digit of three rows must be in three columns; or the reverse."),
    Technique("jellyfish", 8, "A digit of four rows must be in four columns; or the reverse."),
    Technique(
        "finned X-wing", 5, "As an X-wing, but in three units: a digit in a cell of two of these takes one too many."
    ),
)
CHAINS = (
    Technique("X-chain", 5, "A chain about one digit: each unit has only two places for it."),
    Technique("XY-chain", 8, "A chain of cells with two digits each."),
    Technique("alternating chain", 7, "A chain of places of which one of two is right, in a unit or in a cell."),
    Technique("forcing chain", 9, "What follows from a digit in a cell, one place after the other, breaks a rule."),
)
# These need boxes or regions, or diagonals.
OF_UNITS = (
    Technique("pointing", 2, "A digit of a box must be where another unit crosses it, so not elsewhere in that unit."),
    Technique("claiming", 2, "A digit of a line must be where another unit crosses it, so not elsewhere in that unit."),
    Technique("pointing at a cell", 3, "A cell sees all places that a unit has for a digit."),
    Technique("X-wing of units", 4, "An X-wing of which some units are boxes or diagonals."),
    Technique("swordfish of units", 6, "A swordfish of which some units are boxes or diagonals."),
    Technique("jellyfish of units", 8, "A jellyfish of which some units are boxes or diagonals."),
    Technique("finned X-wing of units", 5, "A finned X-wing of which some units are boxes or diagonals."),
    Technique("finned swordfish of units", 7, "A finned swordfish of which some units are boxes or diagonals."),
    Technique("finned jellyfish of units", 9, "A finned jellyfish of which some units are boxes or diagonals."),
    Technique("skyscraper", 5, "Two rows have two places each for a digit, two of them in one column; or the reverse."),
    Technique("2-string kite", 5, "A row and a column have two places each for a digit, two of them in one box."),
    Technique("turbot fish", 5, "Two units have two places each for a digit, two of which see each other."),
    Technique("empty rectangle", 5, "A box has its places for a digit in a row and a column, and a line has two."),
    Technique("grouped turbot fish", 5, "A turbot fish in which a unit has more than two places for the digit."),
)
WINGS = (
    Technique("XY-wing", 7, "A cell with two digits: either way, one of two others holds the digit that is ruled out."),
    Technique("XYZ-wing", 7, "As an XY-wing, but the first cell may hold that digit itself."),
    Technique("W-wing", 7, "Two cells hold the same two digits, and a unit has no place for one of these in both."),
)
TECHNIQUES = (*SINGLES, *SETS, *FISH, *CHAINS, *OF_UNITS, *WINGS, UNIQUE_RECTANGLE)
# Where all units are lines, boards are small.
_FOUND = ("naked pair", "hidden pair", "X-wing", "alternating chain", "W-wing", UNIQUE_RECTANGLE.name)
IN_LINES = (*SINGLES, *[one for one in TECHNIQUES if one.name in _FOUND])
# Where no line has each digit once.
_OF_PLACES = ("pointing at a cell", "turbot fish", "grouped turbot fish")
IN_REGIONS = (*SINGLES, *SETS, *CHAINS, *[one for one in OF_UNITS if one.name in _OF_PLACES], *WINGS)
