"""Boards with runs beside their lines."""

import smtpuzzles
from smtpuzzles.puzzle.run_grids import RunGrid


def test_the_texts_of_all_lines_are_not_made_again_for_each_label(monkeypatch):
    """Of 400 x 400 labels, that took half a minute."""
    made, domains = [], RunGrid.domains
    monkeypatch.setattr(RunGrid, "domains", lambda self: made.append(self) or domains(self))
    labels = " ".join("1" * 30)
    smtpuzzles.parse("nonogram", f"{labels}\n{labels}\n")
    assert 0 < len(made) < 5
