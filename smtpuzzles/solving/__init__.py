"""What is asked of a session.

query.py        a puzzle prepared once, to be asked again and again under assumptions
enumeration.py  solutions, one, several or all, each verified
uniqueness.py   exactly one? if not: which cells are the same in all?
sampling.py     a random solution
planning.py     shortest plans, and the proof that none is shorter
certificate.py  proofs for strangers: clauses, and a DRAT proof that they have no model
decoding.py     an answer that came from elsewhere, back to a solution
comparing.py    engines side by side on the same questions
"""
