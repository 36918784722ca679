"""Many similar SVG pictures in one page: what several of them draw is drawn once and referred to.

The elements of a picture are cut into blocks of cells, because a step of an explanation changes few cells. This makes
the page of 284 pictures of 40 x 40 cells as small as 3 MB instead of 17.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

_SIDE = 240  # of a block, 6 cells
_WORTH = 60  # characters; a reference has some 20
ELEMENT = re.compile(r'(<path class="[^"]*" d=")([^"]*)("/>\n)|(<g [^>]*>\n)(.*?)(</g>\n)', re.DOTALL)
PIECE = re.compile(r'M(-?\d+) (-?\d+)[^M]*|<text x="(-?\d+)" y="(-?\d+)".*?</text>\n', re.DOTALL)


def shared(documents: Sequence[str]) -> tuple[str, list[str]]:
    """Return an element with all that occurs more than once, and the documents, which refer to it."""
    cut = [list(_parts(document)) for document in documents]
    uses = Counter(part for parts in cut for part in dict.fromkeys(parts))
    often = [part for part, number in uses.items() if number > 1 and len(part) > _WORTH and ELEMENT.match(part)]
    names = {part: f"part-{number}" for number, part in enumerate(often)}
    # Browsers look for the class of a style no further than in what is referred to.
    drawn = "".join([f'<g id="{name}" class="puzzle">\n{part}</g>\n' for part, name in names.items()])
    short = {part: f'<use href="#{name}"/>\n' for part, name in names.items()}
    hidden = f'<svg class="parts" width="0" height="0" aria-hidden="true">\n<defs>\n{drawn}</defs>\n</svg>\n'
    return hidden, ["".join([short.get(part, part) for part in parts]) for parts in cut]


def _parts(document: str) -> Iterator[str]:
    """Yield the parts that make up the document; an element becomes one for each block."""
    end = 0
    for element in ELEMENT.finditer(document):
        yield document[end : element.start()]
        end = element.end()
        before, pieces, after = element.group(1, 2, 3) if element[1] else element.group(4, 5, 6)
        blocks: dict[tuple[int, int], list[str]] = {}
        for piece in PIECE.finditer(pieces):
            x, y = piece.group(1, 2) if piece[1] else piece.group(3, 4)
            blocks.setdefault((int(y) // _SIDE, int(x) // _SIDE), []).append(piece[0])
        for block in blocks.values():
            yield f"{before}{''.join(block)}{after}"
    yield document[end:]
