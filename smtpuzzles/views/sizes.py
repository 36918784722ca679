"""The room that a picture can take: its gaps and the size of its cells, from the roomiest to the closest."""

from typing import NamedTuple

from smtpuzzles.base.picture import Picture
from smtpuzzles.model import Cell


class Layout(NamedTuple):
    """The room of a picture: a column before each cell, one before each line, a frame around.

    On screens: one after the last cell (`edge`), and the columns and lines of a large cell.
    """

    gap: bool
    pad: bool
    frame: bool
    edge: bool = False
    width: int = 1
    height: int = 1

    def may_fit(self, size: Cell, width: int, height: int | None) -> bool:
        """Return whether large cells of a board of this size have room; smaller ones are not looked at."""
        high = height is None or size[0] * self.height <= height
        return self.width == 1 or (high and size[1] * self.width <= width)


LAYOUTS = (
    Layout(gap=True, pad=True, frame=True),
    Layout(gap=True, pad=False, frame=True),
    Layout(gap=True, pad=False, frame=False),
    Layout(gap=False, pad=False, frame=True),
    Layout(gap=False, pad=False, frame=False),
)
# On a screen, where the last column stands off the frame.
SMALL = LAYOUTS[0]._replace(edge=True)
LARGE = [Layout(gap=False, pad=False, frame=True, width=width, height=height) for width, height in ((5, 3), (3, 2))]
# With lines between them, these are as high as they are wide; without, they would be too low.
LOW = Layout(gap=False, pad=False, frame=True, width=3)


def rules_between(picture: Picture) -> bool:
    """Are there lines between all large cells? Among them, nobody would see which cells make a cage."""
    return picture.ruled and not picture.cages


def layouts_of(picture: Picture, screen: bool) -> list[Layout]:
    """Return the layouts to try; elsewhere than on a screen, cells are only large if the picture wants that."""
    if screen:
        return [*LARGE, *[LOW] * rules_between(picture), SMALL, *LAYOUTS[1:]]
    return [*LARGE[: picture.large], *LAYOUTS]
