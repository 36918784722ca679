"""What the laws of many kinds have in common: constraints with helpers, and the same in plain Python."""
