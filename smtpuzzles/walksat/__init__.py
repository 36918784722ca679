"""WalkSAT: local search on clauses, with a module for each heuristic, and experiments with it."""
