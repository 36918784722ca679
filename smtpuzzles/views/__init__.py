"""Pictures and figures for people: on a terminal, as text, on the screen, as SVG, on pages to print, as plots."""
