"""WalkSAT as an engine: it finds models, but cannot prove that there is none."""

from collections.abc import Mapping, Sequence

from smtpuzzles.base.deadline import Deadline, Expired
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.engines.session import Ability, AfreshSession, cannot
from smtpuzzles.errors import UsageError
from smtpuzzles.model import Literal
from smtpuzzles.result import Answer, ReasonUnknown, Verdict
from smtpuzzles.walksat import heuristics
from smtpuzzles.walksat.settings import Settings
from smtpuzzles.walksat.walking import Walked, Walker, nth_seed


class WalkSession(AfreshSession):
    """Random walks over the clauses, with restarts."""

    engine = "walksat"

    def __init__(self, cnf: Cnf, settings: Settings) -> None:
        super().__init__(cnf)
        self._settings = settings
        self._heuristic = heuristics.load(settings.heuristic)
        if settings.noise is not None and not self._heuristic.noisy:
            raise UsageError(f"{settings.heuristic} has no noise to set")
        self.tries = 0
        self.flips = 0

    def check(self, deadline: Deadline, assumptions: Sequence[Literal] = ()) -> Answer:
        if assumptions:
            raise cannot(self.engine, Ability.ASSUMPTIONS)
        cnf = Cnf(self._cnf.names, self._cnf.variables, self._cnf.clauses + self._added)
        try:
            walker = deadline.run(lambda: Walker(cnf, self._heuristic))
        except Expired as expired:
            return Answer(Verdict.UNKNOWN, expired.reason)
        settings = self._settings
        noise = self._heuristic.noise if settings.noise is None else settings.noise
        walked = Walked(None, 0)
        for number in range(settings.tries):
            walked = walker.walk(nth_seed(settings.seed, number), noise, settings.max_flips, deadline)
            self.tries += 1
            self.flips += walked.flips
            if walked.model is not None:
                self._model = walked.model
                return Answer(Verdict.SAT)
            if reason := deadline.expired():
                return Answer(Verdict.UNKNOWN, reason)
            if not walked.flips:
                return Answer(Verdict.UNKNOWN, walked.reason, walked.words)
        times = f", {settings.tries} times" if settings.tries > 1 else ""
        return Answer(Verdict.UNKNOWN, ReasonUnknown.ENGINE, f"{walked.words}{times}")

    def model(self) -> list[Literal]:
        """Return the true literal of every variable, also of helpers."""
        return self._model

    def statistics(self) -> Mapping[str, int]:
        return {"flips": self.flips}
