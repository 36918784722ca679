"""Pictures for terminals without Unicode."""

from smtpuzzles.views.borders import CORNERS

# Heavy lines and all corners that have one become number signs.
_ASCII = dict.fromkeys(map(ord, CORNERS[1:]), "#") | str.maketrans(
    "█·●○■□★▸▹»×╳⁖│─┌┐└┘├┤┬┴┼╵╷╴╶∧∨₀₁₂₃₄₅₆₇₈₉", "#.*.*$*>(}xX:|-+++++++++||--^v0123456789"
)
# An empty dot between two blank cells must not look like a blank.
_EDGES = _ASCII | str.maketrans("○", "o")


def in_ascii(text: str, style: str) -> tuple[str, str]:
    return text.translate(_EDGES if style == "edge" else _ASCII), style
