"""The widget that shows a picture, whatever puzzle it is of."""

from rich.segment import Segment
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from smtpuzzles.base.picture import Picture
from smtpuzzles.model import Cell
from smtpuzzles.views.layout import Drawing, drawing_of
from smtpuzzles.views.spans import merged
from smtpuzzles.views.terminal import style_of


class BoardView(ScrollView, can_focus=False):
    """Shows a picture in the middle; scrolls a large one, so that the cursor, or the centre, is on the screen."""

    class Clicked(Message):
        """The player pressed a button of the mouse over a cell or a label."""

        def __init__(self, place: Cell, button: int) -> None:
            self.place = place
            self.button = button
            super().__init__()

    def __init__(self) -> None:
        super().__init__()
        self.picture: Picture | None = None
        self.drawing: Drawing | None = None
        self._lines: list[Strip] = []

    def show(self, picture: Picture) -> None:
        self.picture = picture
        # The screen has the kind in its heading.
        drawing = drawing_of(picture._replace(head=""), self.size.width or 80, self.size.height or 24)
        self.drawing = drawing
        # Joined, because every segment takes time until it is on the terminal.
        lines = [[Segment(text, style_of(name)) for text, name in merged(line)] for line in drawing.lines()]
        self._lines = list(map(Strip, lines))
        self.virtual_size = Size(drawing.total_width, len(self._lines))
        if seen := picture.cursor or picture.centre:
            x, y = drawing.spot(seen)
            # With its neighbourhood, such as a frame.
            region = Region(x - 2, y - 1, drawing.symbol + 6, drawing.tall + 2)
            self.scroll_to_region(region, animate=False)
        self.refresh()

    @property
    def corner(self) -> tuple[int, int]:
        """Return column and line of the picture's corner: to its right and below if there is room, or scrolled away."""
        width, height = self.virtual_size
        left, top = self.scroll_offset
        return max(0, self.size.width - width) // 2 - left, max(0, self.size.height - height) // 2 - top

    def spot(self, cell: Cell) -> tuple[int, int]:
        """Return column and line where the cell begins."""
        assert self.drawing
        (left, top), (x, y) = self.corner, self.drawing.spot(cell)
        return left + x, top + y

    def on_resize(self) -> None:
        if self.picture:
            self.show(self.picture)

    def render_line(self, y: int) -> Strip:
        left, top = self.corner
        # A style of None would break Textual's filter for terminals without colour.
        plain = style_of("")
        if not 0 <= y - top < len(self._lines):
            return Strip.blank(self.size.width, plain)
        line = Strip([Segment(" " * left, plain), *self._lines[y - top]]) if left > 0 else self._lines[y - top]
        return line.crop_extend(max(0, -left), max(0, -left) + self.size.width, plain)

    def on_mouse_down(self, event: events.MouseDown) -> None:
        left, top = self.corner
        place = self.drawing.cell_at(event.x - left, event.y - top) if self.drawing else None
        if place:
            self.post_message(self.Clicked(place, event.button))
