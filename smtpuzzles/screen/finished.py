"""The page that celebrates a solved puzzle and offers the next one."""

from textual.binding import Binding

from smtpuzzles.model import Cell
from smtpuzzles.screen.wording import Page

ANOTHER, LARGER, PATH, LEAVE = "another", "larger", "path", "leave"


class Finished(Page[str | None]):
    """Shows how the puzzle was solved; returns what the player wants next, None to look at the board."""

    BINDINGS = [
        Binding("enter", "choose('another')", "another"),
        Binding("l,L", "choose('larger')", "larger"),
        Binding("p,P", "choose('path')", "path"),
        Binding("q", "choose('leave')", "leave"),
        Binding("escape,space", "dismiss(None)", "look"),
    ]

    def __init__(
        self, words: str, time: str, hints: int, solutions: int, sizes: dict[str, Cell | None], path: bool
    ) -> None:
        self.possible = {LEAVE, *[wish for wish, size in sizes.items() if size], *([PATH] if path else [])}
        offers = [
            f"{key:<8}{words.format(*reversed(size))}"
            for key, words, size in (
                ("Enter", "another puzzle of this kind, {} x {}", sizes[ANOTHER]),
                ("L", "a larger one, {} x {}", sizes[LARGER]),
            )
            if size
        ]
        if path:
            offers.append("P       see the solution step by step")
        keys = [*offers, "Escape  look at the board; Enter comes back", "q       leave"]
        shown = f", solutions shown {solutions}" if solutions else ""
        title = words if solutions else f"★ ★ ★   {words}   ★ ★ ★"
        super().__init__(title, "", f"time    {time}", f"hints   {hints or 'none'}{shown}", "", *keys)

    def action_choose(self, wish: str) -> None:
        if wish in self.possible:
            self.dismiss(wish)
