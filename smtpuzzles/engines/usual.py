"""The engine for those who name none; the table of all engines takes longer to import."""

from smtpuzzles.engines.session import Engine


def usual() -> Engine:
    """Return Z3, or where it is not installed, a solver of python-sat."""
    try:
        from smtpuzzles.engines.z3_session import Z3
    except ModuleNotFoundError:
        from smtpuzzles.engines.table import STOPPABLE, engine

        return engine(STOPPABLE)
    return Z3
