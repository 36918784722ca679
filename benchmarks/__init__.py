"""How fast smtpuzzles is, measured against its peers: `python -m benchmarks` at the root of the repository."""
