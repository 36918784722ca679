"""The formats in which other programs exchange puzzles, by family; what they say of a kind is in the kind's room."""
