from tests.cli.conftest import program

__all__ = ["program"]
