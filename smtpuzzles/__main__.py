"""python -m smtpuzzles"""

from smtpuzzles.cli.app import main

main()
