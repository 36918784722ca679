"""Our own checker of proofs. It imports no solver, so that a mistake of a solver cannot be its mistake, too."""
