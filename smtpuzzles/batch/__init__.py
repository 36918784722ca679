"""Many puzzles: read as a stream, answered in chunks by any executor, written in order to a file that can go on."""
