"""Small numbers in cells, and signs of cells that break a rule, as far as cells of characters have room."""

from smtpuzzles.base.picture import Picture
from smtpuzzles.model import Cell
from smtpuzzles.views.marks import lines_of_marks

BROKEN = "!"
_STRUCK = "×"
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def has_signs(picture: Picture) -> bool:
    """Does a cell that is not marked have a sign before it?"""
    return bool(picture.context or picture.numbers or picture.broken)


def number_of(picture: Picture, cell: Cell) -> str:
    """Return the first small number of the cell."""
    return picture.numbers.get(cell, "").split(" ")[0].translate(_RAISED)


def is_open(picture: Picture, cell: Cell) -> bool:
    """Does the cell show nothing but that it is open?"""
    return not (picture.tiles[cell].text.strip(" ·") or any(picture.notes.get(cell, ())))


def sign_of(picture: Picture, cell: Cell, numbered: bool) -> str:
    """Return the sign before a cell that is not marked; `numbered`: it can be a number, or its first digit."""
    number = number_of(picture, cell)[0:1] if numbered else ""
    return number or BROKEN * (cell in picture.broken)


def below(picture: Picture, cell: Cell) -> str:
    """Return what stands below the symbol of a large cell: what the sign before it does not show."""
    return number_of(picture, cell) + BROKEN * (cell in picture.broken & picture.marked)


def text_of(picture: Picture, cell: Cell, width: int) -> str:
    """Return what stands in a small cell: if it is open, what the sign before it does not show."""
    text = picture.tiles[cell].text
    if not is_open(picture, cell):
        return text
    number, broken = number_of(picture, cell), BROKEN * (cell in picture.broken)
    more = number if cell in picture.marked else number[1:]
    left = (more, broken if number or cell in picture.marked else "")
    return next((one for one in left if one and len(one) <= width), text)


def lines_of(picture: Picture, cell: Cell, width: int, height: int) -> list[str]:
    """Return the lines of the notes, or the text, of a cell of this size."""
    if any(notes := notes_of(picture, cell)):
        return lines_of_marks(notes, width, height)
    return [picture.tiles[cell].text if height > 1 else text_of(picture, cell, width)]


def notes_of(picture: Picture, cell: Cell) -> tuple[str, ...]:
    """Return the notes of the cell, with a cross in place of those that are struck out."""
    return tuple([_STRUCK if (cell, note) in picture.struck else note for note in picture.notes.get(cell, ())])
