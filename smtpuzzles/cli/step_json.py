"""The steps of an explanation as JSON."""

from collections.abc import Iterable
from typing import Any

from smtpuzzles.cli.showing import cells_json, violations_json
from smtpuzzles.explaining.step import Line, Step
from smtpuzzles.puzzle.reasons import Claim


def step_json(step: Step) -> dict[str, Any]:
    return {
        "size": step.size,
        "weight": step.weight,
        "proven": step.proven,
        "bound": step.bound,
        "rules": violations_json(step.rules),
        "from": cells_json(step.known),
        "conclusions": _claims_json(step.conclusions),
        "pattern": step.pattern,
        "words": step.words,
        "supposed": step.supposed and _claims_json([step.supposed])[0],
        "lines": list(map(_line_json, step.lines)),
        "also": step.also,
    }


def _line_json(line: Line) -> dict[str, Any]:
    return {
        "number": line.number or None,
        "case": line.case,
        "words": line.words,
        "conclusions": _claims_json(line.conclusions),
        "rule": line.rule and line.rule.rule,
        "broken": cells_json(line.cells),
    }


def _claims_json(claims: Iterable[Claim]) -> list[dict[str, Any]]:
    return [{"cell": list(cell), "value" if holds else "not": symbol} for cell, symbol, holds in claims]
