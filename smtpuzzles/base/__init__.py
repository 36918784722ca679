"""What every room may use: text, grids, pictures, deadlines, processes, files; no puzzle, no solver."""
