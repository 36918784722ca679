"""Pictures and figures for people: in colour on a terminal, as text, on the screen, as plots."""
