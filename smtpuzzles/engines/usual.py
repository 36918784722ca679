"""The engine that somebody names, or the usual one; the table of all engines takes longer to import."""

from smtpuzzles.engines.session import Engine
from smtpuzzles.errors import UsageError


def chosen(engine: Engine | str | None) -> Engine:
    """Return this engine, or that of this name, or the usual one."""
    if engine is None:
        return usual()
    if isinstance(engine, str):
        from smtpuzzles.engines import table

        return table.engine(engine)
    if not isinstance(engine, Engine):
        raise UsageError(f"expected an engine or its name, but found {engine!r:.50}")
    return engine


def usual() -> Engine:
    """Return Z3, or where it is not installed, a solver of python-sat."""
    try:
        from smtpuzzles.engines.z3_session import Z3
    except ModuleNotFoundError:
        from smtpuzzles.engines.table import STOPPABLE, engine

        return engine(STOPPABLE)
    return Z3
