"""The program: `python -m smtpuzzles`."""

import gc
import sys


def main() -> None:
    """Run the program and leave with its exit status."""
    # What is imported stays: looking through it for garbage, at the usual pace and once more at the end, takes a tenth
    # of the time that a small puzzle takes.
    gc.set_threshold(100_000)
    try:
        from smtpuzzles.cli.app import main as run

        status = run()
    except KeyboardInterrupt:  # before there is anything to lose
        status = 130
    gc.freeze()
    sys.exit(status)


if __name__ == "__main__":
    main()
