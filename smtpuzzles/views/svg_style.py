"""How SVG pictures look: colours in light and in dark, lines and letters.

On paper they are always black on white: only the screen has dark colours.
"""

_TONES = ("#4ea3e0", "#e8c21c", "#56b870", "#b07ad6", "#ef8a3c", "#8a939c", "#e86a8b")
# Selectors, a property, and its value in light and in dark; the last that fits counts.
_COLOURS = (
    (".page", "fill", "#fff", "#16191d"),
    (".paper,.hollow", "fill", "#fff", "#565e6a"),
    (".glow", "fill", "#fdf3c8", "#77704a"),
    (".filled", "fill", "#1b1b1b", "#08090a"),
    (".paper,.glow", "stroke", "#9a9a9a", "#8d95a1"),
    (".filled", "stroke", "#1b1b1b", "#3c424b"),
    (".halo,.sum,g.edge", "stroke", "#fff", "#565e6a"),
    (".heavy", "stroke", "#1b1b1b", "#e8eaed"),
    (".seam", "stroke", "#fff", "#e8eaed"),
    (".cage", "stroke", "#444", "#e8eaed"),
    (".context", "stroke", "#1f78b4", "#8ed0ff"),
    (".marked", "stroke", "#d95f02", "#ffb347"),
    (".broken,.strike", "stroke", "#c00000", "#ff8a80"),
    (".badge", "fill", "#12396b", "#cfe3ff"),
    (".number", "color", "#fff", "#10233d"),
    (".tint.broken", "fill", "#f4776b", "#f4776b"),
    (".cursor", "stroke", "#00838f", "#5ce1ee"),
    (".tint.context", "fill", "#9ad1f5", "#57b4ee"),
    (".tint.marked", "fill", "#ffd84d", "#ffc400"),
    (".open,.light,.lit,.note,.sum", "color", "#444", "#e4e6ea"),
    (".piece", "color", "#a3450b", "#ffce8f"),
    (".symbol,.first", "color", "#1c4fc4", "#a9ccff"),
    (".second", "color", "#a0187f", "#ffb3ea"),
    (".label,.edge,.strong", "color", "#111", "#fff"),
    (".clue", "color", "#fff", "#fff"),
    (".met", "color", "#a9dba9", "#a9dba9"),
    (".unmet", "color", "#ff9b8f", "#ff9b8f"),
)
RULES = (
    (".paper,.glow,.filled,.heavy", "shape-rendering:crispEdges"),
    (".heavy,.seam,.cage,.border,.line,.halo", "fill:none"),
    (".heavy", "stroke-width:3;stroke-linecap:square"),
    (".seam", "stroke-width:2"),
    (".cage", "stroke-dasharray:4 3"),
    *[(f".tone{n}", f"fill:{colour};fill-opacity:.3") for n, colour in enumerate(_TONES)],
    (".tint", "stroke:none;fill-opacity:.45"),
    (".border", "stroke-width:3"),
    (".border.context", "stroke-width:2;stroke-dasharray:6 4"),
    (".border.broken", "stroke-dasharray:2 4"),
    (".badge", "stroke:none"),
    (".strike", "fill:none;stroke-width:2"),
    (".solid", "fill:currentColor"),
    (".line,.hollow", "stroke:currentColor;stroke-width:2.5"),
    (".halo", "stroke-width:7"),
    ("g", "font-family:Helvetica,Arial,sans-serif;text-anchor:middle;fill:currentColor"),
    (".sum", "text-anchor:start"),
    (".sum,g.edge", "paint-order:stroke;stroke-width:4"),
    (".strong,.clue,.unmet,.label,.number", "font-weight:bold"),
    (".unmet text", "text-decoration:underline"),
)


def _style() -> str:
    light = "".join(_rule(selectors, f"{name}:{value}") for selectors, name, value, _ in _COLOURS)
    dark = "".join(_rule(selectors, f"{name}:{value}") for selectors, name, _, value in _COLOURS)
    rules = "".join(_rule(selectors, what) for selectors, what in RULES)
    return f"{light}{rules}@media screen and (prefers-color-scheme:dark){{\n{dark}}}\n"


def _rule(selectors: str, what: str) -> str:
    return ",".join(f".puzzle {one}" for one in selectors.split(",")) + "{" + what + "}\n"


STYLE = _style()
