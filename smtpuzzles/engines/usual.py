"""The engine that somebody names, or the usual one; the table of all engines takes longer to import."""

from smtpuzzles.base.expecting import expect_type
from smtpuzzles.engines.session import Engine


def chosen(engine: Engine | str | None) -> Engine:
    """Return this engine, or that of this name, or the usual one."""
    if engine is None:
        return usual()
    if isinstance(engine, str):
        from smtpuzzles.engines import table

        return table.engine(engine)
    found: Engine = expect_type(engine, Engine, "an engine or its name")
    return found


def usual() -> Engine:
    """Return Z3, or where it is not installed, a solver of python-sat."""
    try:
        from smtpuzzles.engines.z3_session import Z3
    except ModuleNotFoundError:
        from smtpuzzles.engines.table import STOPPABLE, engine

        return engine(STOPPABLE)
    return Z3
