"""Questions about a puzzle: its solutions, its uniqueness, its shortest plans, and proofs of the answers."""
