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
from smtpuzzles.views.terminal import style_of


class BoardView(ScrollView, can_focus=False):
    """Scrolls a large picture, so that the cursor, or the centre, is always on the screen."""

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
        drawing = drawing_of(picture, self.size.width or 80)
        self.drawing = drawing
        self._lines = [Strip([Segment(text, style_of(name)) for text, name in line]) for line in drawing.lines()]
        self.virtual_size = Size(drawing.total_width, len(self._lines))
        if seen := picture.cursor or picture.centre:
            x, y = drawing.spot(seen)
            # With its neighbourhood, such as a frame.
            self.scroll_to_region(Region(x - 2, y - 1, 7, 3), animate=False)
        self.refresh()

    def on_resize(self) -> None:
        if self.picture:
            self.show(self.picture)

    def render_line(self, y: int) -> Strip:
        left, top = self.scroll_offset
        # A style of None would break Textual's filter for terminals without colour.
        plain = style_of("")
        if y + top >= len(self._lines):
            return Strip.blank(self.size.width, plain)
        return self._lines[y + top].crop_extend(left, left + self.size.width, plain)

    def on_mouse_down(self, event: events.MouseDown) -> None:
        left, top = self.scroll_offset
        place = self.drawing.cell_at(event.x + left, event.y + top) if self.drawing else None
        if place:
            self.post_message(self.Clicked(place, event.button))
