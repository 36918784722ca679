"""The room that a picture can take: its gaps and the size of its cells, from the roomiest to the closest."""

from typing import NamedTuple


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
