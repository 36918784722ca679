"""The options that keep an explanation in files: a page with a slide for each step, or the pictures alone."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from smtpuzzles.base.files import cannot
from smtpuzzles.cli.options import Group, option
from smtpuzzles.cli.reading import STANDARD, name_of, target_of, write_svg, write_whole
from smtpuzzles.cli.showing import working
from smtpuzzles.errors import UsageError

if TYPE_CHECKING:
    from smtpuzzles.explaining.slides import Slide


class SlideFiles(Group):
    """The files to write."""

    html: Annotated[
        str | None,
        option(
            "FILE",
            "Write a page with a slide for each step; '-' is standard output, the answer goes to standard error.",
        ),
    ] = None
    svg: Annotated[str | None, option("DIR", "Write the pictures of the slides into this folder, as 000.svg ...")] = (
        None
    )

    @property
    def wanted(self) -> bool:
        return self.html is not None or self.svg is not None

    def check(self, source: str | None) -> None:
        """Complain now if they cannot be written, not after hours."""
        if self.html not in (None, STANDARD):
            target_of(str(self.html), source)
        if self.svg is not None:
            try:
                Path(self.svg).mkdir(exist_ok=True)
            except (OSError, ValueError) as problem:
                raise cannot("write", self.svg, problem) from None
            # A shorter series would leave the last pictures of a longer one.
            if any(Path(self.svg).glob("*.svg")):
                raise UsageError(f"{self.svg}: expected a folder without SVG files")

    def write(self, kind: str, source: str | None, slides: "Sequence[Slide]") -> None:
        file = name_of(source)
        name = f"{kind.capitalize()}: {file}" if file else kind.capitalize()
        with working("drawing"):
            if self.html is not None:
                from smtpuzzles.views.slides import page_of

                write_whole(self.html, page_of(name, slides), source)
            if self.svg is not None:
                for number, slide in enumerate(slides):
                    write_svg(f"{self.svg}/{number:03}.svg", slide.picture, f"{name}: {slide.title}", source)
