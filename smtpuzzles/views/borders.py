"""Lines around the board, between regions, and around cages; the first two are heavy if there are thinner ones, too."""

from smtpuzzles.base.grid import level_edges, size_of, upright_edges
from smtpuzzles.base.picture import Picture
from smtpuzzles.model import Cell

NONE, LIGHT, HEAVY = range(3)
ACROSS, UPRIGHT = " ─━", " │┃"
# The lines that meet at a corner: a digit of base 3 each for the one up, right, down and left of it.
CORNERS = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
# Pieces of lines, by the sides of a cell that they reach; signs between cells, one above the other.
UP, DOWN, LEFT, RIGHT = "│└┘├┤┴┼╵", "│┌┐├┤┬┼╷", "─┐┘┤┬┴┼╴", "─┌└├┬┴┼╶"
TURNED = {"<": "∧", ">": "∨"}


class Borders:
    """The lines of a picture, whatever room it takes. `rows` and `columns`: those with a line or a sign behind them.

    `ruled`: there is a line between any two cells.
    """

    def __init__(self, picture: Picture, ruled: bool = False) -> None:
        cages: dict[Cell, list[int]] = {}
        for number, cage in enumerate(picture.cages):
            for cell in cage.cells:
                cages.setdefault(cell, []).append(number)
        self._places = {cell: (picture.regions.get(cell), cages.get(cell)) for cell in picture.tiles}
        self._of_regions = HEAVY if picture.regions and (picture.cages or ruled) else LIGHT
        self._inside = LIGHT if ruled else NONE
        signs = picture.edges
        size = height, width = size_of(picture.tiles)
        if ruled or not (picture.regions or cages or signs):  # without looking at every cell
            self.rows, self.columns = set(range(1, height * ruled)), set(range(1, width * ruled))
            return
        self.rows = {pair[0][0] for pair in level_edges(size) if pair in signs or self.between(*pair)}
        self.columns = {pair[0][1] for pair in upright_edges(size) if pair in signs or self.between(*pair)}

    def between(self, one: Cell, other: Cell) -> int:
        """Return the weight of the line between two neighbours, of which one may lie off the board."""
        place, next_place = self._places.get(one), self._places.get(other)
        if place == next_place:
            return self._inside if place else NONE
        if place is None or next_place is None or place[0] != next_place[0]:
            return self._of_regions
        return LIGHT

    def corner(self, cell: Cell) -> str:
        """Return the character at the lower right corner of the cell."""
        r, c = cell
        up, right = self.between(cell, (r, c + 1)), self.between((r, c + 1), (r + 1, c + 1))
        down, left = self.between((r + 1, c), (r + 1, c + 1)), self.between(cell, (r + 1, c))
        return CORNERS[27 * up + 9 * right + 3 * down + left]
