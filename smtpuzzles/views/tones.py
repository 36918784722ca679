"""Colours of cells, and of regions: different ones side by side and corner to corner, as far as these are enough."""

from collections.abc import Mapping
from itertools import product

from smtpuzzles.base.picture import Picture
from smtpuzzles.model import Cell

_TONES = 7


def tones_of(picture: Picture) -> Mapping[Cell, str]:
    """Return the name of the colour of each cell that has one: that of its region, if these are coloured."""
    if not picture.coloured:
        return {cell: tile.tone for cell, tile in picture.tiles.items() if tile.tone}
    regions = picture.regions
    near: dict[str | int, set[str | int]] = {region: set() for region in regions.values()}
    for (r, c), region in regions.items():
        around = [regions.get((r + down, c + right), region) for down, right in product((-1, 0, 1), repeat=2)]
        near[region].update(other for other in around if other != region)
    tones: dict[str | int, int] = {}
    used = [0] * _TONES
    for region in sorted(near, key=lambda one: -len(near[one])):
        taken = [tones[other] for other in near[region] if other in tones]
        tones[region] = tone = min(range(_TONES), key=lambda tone: (taken.count(tone), used[tone]))
        used[tone] += 1
    return {cell: f"tone{tones[region]}" for cell, region in regions.items()}
