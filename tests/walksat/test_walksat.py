"""WalkSAT: what it keeps in mind is true, chance is fair and repeatable, and what it says can be relied upon."""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from itertools import product
from time import sleep

import numba
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import smtpuzzles
from benchmarks.walksat import definitions
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.cli.app import run
from smtpuzzles.encoding.clauses import Clause, Cnf
from smtpuzzles.encoding.dimacs import dimacs
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.engines.local_search import WalkSession
from smtpuzzles.errors import UsageError
from smtpuzzles.result import Answer, Verdict
from smtpuzzles.walksat import heuristics, kernel, walking
from smtpuzzles.walksat.arrays import arrays_of
from smtpuzzles.walksat.heuristics import Heuristic
from smtpuzzles.walksat.heuristics.ddfw import FIRST_WEIGHT
from smtpuzzles.walksat.heuristics.moms import K
from smtpuzzles.walksat.kernel import FALSE, FLIPS, begin, new_state
from smtpuzzles.walksat.settings import Settings
from smtpuzzles.walksat.walking import Walker, nth_seed
from tests.conftest import ROOT, SAMPLES

NAMES = heuristics.names()
every_heuristic = pytest.mark.parametrize("name", NAMES)
LIGHTUP = ROOT / "puzzles/lightup/14.txt"


def seeds(seed: int, number: int) -> list[int]:
    return [nth_seed(seed, place) for place in range(number)]


def lightup() -> Cnf:
    sample = next(sample for sample in SAMPLES if sample.path == LIGHTUP)
    return Lowering("direct").cnf(sample.puzzle().model.formula)


@some.composite
def cnfs(draw, variables=6):
    literal = some.integers(1, variables).flatmap(lambda v: some.sampled_from([v, -v]))
    return Cnf((), variables, draw(some.lists(some.lists(literal, min_size=1, max_size=4), max_size=14)))


def is_as_it_says(state, cnf):
    """What the state keeps up to date, flip by flip, is what can be counted afresh."""
    true = {v if value else -v for v, value in enumerate(state.value.tolist(), 1)}
    kept = [set(clause) for clause in cnf.clauses if not any(-literal in clause for literal in clause)]
    counts = [len(clause & true) for clause in kept]
    false = [number for number, count in enumerate(counts) if count == 0]
    assert state.true_count.tolist() == counts
    assert sorted(state.false[: int(state.numbers[FALSE])].tolist()) == false
    breaks = Counter(next(abs(x) - 1 for x in clause & true) for clause in kept if len(clause & true) == 1)
    assert state.breaks.tolist() == [breaks[variable] for variable in range(cnf.variables)]


@every_heuristic
def test_what_a_walk_keeps_up_to_date_is_what_can_be_counted_afresh(name):
    heuristic = heuristics.load(name)

    @settings(max_examples=30)
    @given(cnfs(), some.integers(1, 2**64 - 1), some.integers(0, 40))
    def check(cnf, seed, flips):
        arrays = arrays_of(cnf)
        state = new_state(arrays, heuristic.table(arrays))
        begin(state, np.uint64(seed))
        is_as_it_says(state, cnf)
        heuristic.walk(state, 0.5, flips)
        is_as_it_says(state, cnf)
        assert state.numbers[FLIPS] <= flips
        assert state.numbers[FALSE] == 0 or state.numbers[FLIPS] == flips or name == "ddfw"
        assert state.flipped.sum() == state.numbers[FLIPS]

    check()


@settings(max_examples=50)
@given(cnfs(), some.integers(1, 2**64 - 1))
def test_ddfw_knows_the_gain_of_every_flip_and_loses_no_weight(cnf, seed):
    heuristic = heuristics.load("ddfw")
    arrays = arrays_of(cnf)
    state = new_state(arrays, heuristic.table(arrays))
    begin(state, np.uint64(seed))
    heuristic.walk(state, 0.0, 50)
    true = {v if value else -v for v, value in enumerate(state.value.tolist(), 1)}
    kept = [set(clause) for clause in cnf.clauses if not any(-literal in clause for literal in clause)]
    assert state.weights.sum() == FIRST_WEIGHT * len(kept)

    def weight_of_false(values):
        return sum(weight for clause, weight in zip(kept, state.weights.tolist(), strict=True) if not clause & values)

    for v in range(1, cnf.variables + 1):
        flipped = {-literal if abs(literal) == v else literal for literal in true}
        assert state.gains[v - 1] == weight_of_false(true) - weight_of_false(flipped)


@every_heuristic
def test_every_heuristic_finds_the_solution_of_a_lightup(name):
    heuristic = heuristics.load(name)
    walker = Walker(lightup(), heuristic)
    noise = {"jw": 0.9, "moms": 0.9, "score": 0.5}.get(name, heuristic.noise)
    found = [walker.walk(seed, noise, 2_000_000, Deadline()).model for seed in seeds(1, 10)]
    assert all(found)
    assert len({tuple(literal > 0 for literal in model) for model in found}) == 1


@every_heuristic
def test_the_same_seed_is_the_same_walk_however_it_is_sliced_and_whatever_was_walked_before(name, monkeypatch):
    heuristic = heuristics.load(name)
    cnf = lightup()
    first = Walker(cnf, heuristic).walk(5, 0.3, 3000, Deadline())
    walker = Walker(cnf, heuristic)
    walker.walk(6, 0.3, 3000, Deadline())
    assert walker.walk(5, 0.3, 3000, Deadline()) == first
    monkeypatch.setattr(walking, "FIRST_SLICE", 7)
    monkeypatch.setattr(walking, "SHORT", 0)
    assert walker.walk(5, 0.3, 3000, Deadline()) == first
    assert first.model or first.flips == 3000


def test_the_page_defines_heuristics_as_their_modules_do():
    assert definitions() in (ROOT / "docs/walksat.md").read_text()


def test_a_seed_gives_the_walk_it_has_always_given():
    """On every machine: these figures may only change when a heuristic is meant to change."""
    flips = {
        name: [Walker(TINY, heuristics.load(name)).walk(seed, 0.4, 10_000, Deadline()).flips for seed in (41, 42, 43)]
        for name in NAMES
    }
    assert flips == ALWAYS


ALWAYS = {
    "adaptive-novelty+": [2, 2, 3],
    "ddfw": [2, 2, 3],
    "jw": [2, 8, 13],
    "least-modified": [2, 8, 3],
    "moms": [2, 38, 13],
    "novelty+": [2, 2, 3],
    "probsat": [2, 2, 5],
    "score": [2, 10, 5],
    "skc": [2, 2, 11],
}


def test_weight_moves_until_a_flip_gains():
    """Where no true clause shares a literal with the false one, and each has given some weight away already."""
    cnf = Cnf((), 21, [[1], *[[-1, variable] for variable in range(2, 22)]])
    walker = Walker(cnf, heuristics.load("ddfw"))
    assert all(walker.walk(seed, 0.0, 10_000, Deadline()).model for seed in seeds(0, 20))


def test_probsat_goes_on_choosing_where_weights_are_too_small_for_numbers():
    """Variable 3 must be true, which breaks 2,000 clauses at first, and each other one breaks 3,000."""
    units = [[-variable] for variable in (1, 2, 4) for _ in range(3000)]
    pairs = [[-3, variable] for variable in range(5, 4005)]
    walker = Walker(Cnf((), 4004, [[1, 2, 3, 4], *units, *pairs]), heuristics.load("probsat"))
    assert all(walker.walk(seed, 0.0, 100_000, Deadline()).model for seed in seeds(0, 5))


def test_a_header_with_more_variables_than_fit_into_memory_is_refused(tmp_path, capsys):
    assert walksat(tmp_path, "p cnf 2147483647 1\n1 0\n") == 2
    assert "expected 10,000,000 variables or fewer, but the header has 2,147,483,647" in capsys.readouterr().err


def test_there_is_a_look_at_the_clock_soon_whatever_a_flip_costs():
    """What ddfw does for a flip grows with the number of false clauses, which the formula alone does not tell."""
    slices = []

    def slow(state, _, flips):
        slices.append(flips)
        sleep(flips / 50_000)
        state.numbers[FLIPS] += flips

    walker = Walker(Cnf((), 1, [[1], [-1]]), Heuristic("slow", "", slow, noise=0.0))
    assert walker.walk(1, 0.0, 20_000, Deadline()).flips == 20_000 == sum(slices)
    assert slices[0] < max(slices) <= 2 * walking.SHORT * 50_000


def test_the_seeds_of_walks_are_the_published_numbers_of_splitmix64_and_never_zero():
    assert [nth_seed(0, number) for number in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    assert [nth_seed(1234567, number) for number in range(2)] == [6457827717110365317, 3203168211198807973]
    zero = -0x9E3779B97F4A7C15 % 2**64  # of which the first number is 0
    assert nth_seed(zero, 0) == 1
    assert nth_seed(zero, 1) == nth_seed(0, 0)


def test_a_noise_without_a_point_is_not_compiled_anew():
    heuristic = heuristics.load("skc")
    assert Walker(TINY, heuristic).walk(1, 1, 100, Deadline()) == Walker(TINY, heuristic).walk(1, 1.0, 100, Deadline())
    assert len(heuristic.walk.signatures) == 1


@pytest.mark.slow
def test_what_is_kept_compiled_is_forgotten_when_what_is_inlined_into_it_changes(tmp_path):
    shutil.copytree(ROOT / "smtpuzzles", tmp_path / "smtpuzzles", ignore=shutil.ignore_patterns("__pycache__"))
    novelty = tmp_path / "smtpuzzles/walksat/heuristics/novelty_plus.py"
    script = (
        "from smtpuzzles.walksat import heuristics, walking; from smtpuzzles.encoding.clauses import Cnf;"
        "heuristic = heuristics.load('adaptive-novelty+');"
        "walker = walking.Walker(Cnf((), 2, [[1, 2], [1, -2], [-1, 2], [-1, -2]]), heuristic);"
        "walker.walk(1, 0.0, 1000, walking.Deadline());"
        "print(walker._state.flipped)"
    )

    def walked():
        environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
        command = [sys.executable, "-c", script]
        return subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, check=True).stdout

    before = walked()
    assert walked() == before
    novelty.write_text(novelty.read_text().replace("RANDOM_STEP = 0.01", "RANDOM_STEP = 1.0"))
    assert walked() != before


def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(monkeypatch):
    def njit(cache=False, **_):
        if cache:
            raise RuntimeError("cannot cache function: no locator available")
        return lambda function: function

    monkeypatch.setattr(numba, "njit", njit)
    assert kernel.compiled(abs) is abs


def test_seeds_are_all_different_and_none_is_0():
    made = [seed for start in range(50) for seed in seeds(start, 100)]
    assert len(set(made)) == len(made)
    assert all(0 < seed < 2**64 for seed in made)


# The chance of every step, from its definition: for walks without memory, so that they are Markov chains.

# With one model, and places from where every step is wrong.
CLAUSES = "-3 5 -2, -1 -2 -4, -3 5 2, 1 -3 -4, 3 5 1, 2 4 -3, 4 3 -1, 2 -4, 1 2 4, 1 4 -5, -2 -1 5, -2 -4 3, 5 -2 3"
TINY = Cnf((), 5, [[int(literal) for literal in clause.split()] for clause in CLAUSES.split(",")])
Values = tuple[bool, ...]
Chances = dict[int, float]


def false_clauses(values: Values) -> list[Clause]:
    return [clause for clause in TINY.clauses if not any(values[abs(x) - 1] == (x > 0) for x in clause)]


def flipped(values: Values, variable: int) -> Values:
    return tuple(value != (v == variable) for v, value in enumerate(values, 1))


def breaks(values: Values, variable: int) -> int:
    before = false_clauses(values)
    return sum(clause not in before for clause in false_clauses(flipped(values, variable)))


def loss(values: Values, variable: int) -> int:
    return len(false_clauses(flipped(values, variable))) - len(false_clauses(values))


def least(clause: Clause, rank: Callable[[int], float]) -> Chances:
    """Each as likely of those with the least rank."""
    ranks = {abs(literal): rank(abs(literal)) for literal in clause}
    best = [variable for variable, ranked in ranks.items() if ranked == min(ranks.values())]
    return dict.fromkeys(best, 1 / len(best))


def mixed(clause: Clause, noise: float, otherwise: Chances) -> Chances:
    return {abs(x): noise / len(clause) + (1 - noise) * otherwise.get(abs(x), 0) for x in clause}


def skc(values: Values, clause: Clause, noise: float) -> Chances:
    best = least(clause, lambda variable: breaks(values, variable))
    free = any(breaks(values, abs(literal)) == 0 for literal in clause)
    return best if free else mixed(clause, noise, best)


def score(values: Values, clause: Clause, noise: float) -> Chances:
    return mixed(clause, noise, least(clause, lambda variable: loss(values, variable)))


def probsat(values: Values, clause: Clause, _: float) -> Chances:
    weights = {abs(literal): (0.9 + breaks(values, abs(literal))) ** -2.06 for literal in clause}
    return {variable: weight / sum(weights.values()) for variable, weight in weights.items()}


def moms(_: Values, clause: Clause, noise: float) -> Chances:
    shortest = [other for other in TINY.clauses if len(other) == min(map(len, TINY.clauses))]

    def rank(variable: int) -> float:
        f, g = (sum(literal in other for other in shortest) for literal in (variable, -variable))
        return -((f + g) * 2**K + f * g)

    return mixed(clause, noise, least(clause, rank))


def jw(_: Values, clause: Clause, noise: float) -> Chances:
    def j(literal: int) -> float:
        return sum(2.0 ** -len(other) for other in TINY.clauses if literal in other)

    return mixed(clause, noise, least(clause, lambda v: -j(v if v in clause else -v)))


def chances_of_flips(step: Callable[[Values, Clause, float], Chances], noise: float, likely: float) -> list[float]:
    """How likely a walk is to end after 0, 1, 2 ... flips, as long as that is likely, and last, after more."""
    every = list(product((False, True), repeat=TINY.variables))
    here = {values: 1 / len(every) for values in every}
    ends: list[float] = []
    while len(ends) < 60:
        ended = sum(chance for values, chance in here.items() if not false_clauses(values))
        if ended < likely:
            break
        ends.append(ended)
        there: dict[Values, float] = dict.fromkeys(every, 0.0)
        for values, chance in here.items():
            false = false_clauses(values)
            for clause in false:
                for variable, probability in step(values, clause, noise).items():
                    there[flipped(values, variable)] += chance * probability / len(false)
        here = there
    return [*ends, 1 - sum(ends)]


def exceeded_once_in_a_thousand(freedom: int) -> float:
    """The value of chi-square, after Wilson and Hilferty."""
    return freedom * (1 - 2 / (9 * freedom) + 3.09 * (2 / (9 * freedom)) ** 0.5) ** 3


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("name", "step", "noise"),
    [
        ("skc", skc, 0.5),
        ("skc", skc, 0.1),
        ("score", score, 0.3),
        ("probsat", probsat, 0.0),
        ("jw", jw, 0.4),
        ("moms", moms, 0.4),
    ],
)
def test_the_flips_of_walks_are_as_likely_as_the_markov_chain_says(name, step, noise):
    walks = 20_000
    walker = Walker(TINY, heuristics.load(name))
    flips = [walker.walk(seed, noise, 10_000, Deadline()).flips for seed in seeds(2026, walks)]
    expected = [walks * chance for chance in chances_of_flips(step, noise, 20 / walks)]
    assert len(expected) >= 10
    seen = Counter(min(number, len(expected) - 1) for number in flips)
    chi_square = sum((seen[number] - wanted) ** 2 / wanted for number, wanted in enumerate(expected))
    assert chi_square < exceeded_once_in_a_thousand(len(expected) - 1)


@pytest.mark.more
@pytest.mark.few(1)
@pytest.mark.parametrize("noise", [0.0, 1.0])
def test_novelty_takes_the_best_or_the_second_best_but_for_one_step_in_a_hundred(noise):
    """It remembers, so that it is no Markov chain: every step that starts from one false clause is looked at."""
    cnf = lightup()
    arrays = arrays_of(cnf)
    heuristic = heuristics.load("novelty+")
    state = new_state(arrays, heuristic.table(arrays))
    seen = second = others = 0
    for seed in seeds(0, 40):
        begin(state, np.uint64(seed))
        for _ in range(300):
            before = state.last.tolist()
            wanted = None
            if state.numbers[FALSE] == 1:
                ranked = ranked_by_novelty(cnf, cnf.clauses[state.false[0]], state.value.tolist(), before)
                wanted = ranked[0]
                if len(ranked) > 1 and noise and before[wanted] == max(before[v] for v in ranked) > 0:
                    wanted = ranked[1]
                    second += 1
            heuristic.walk(state, noise, 1)
            if wanted is not None:
                seen += 1
                others += int(np.argmax(state.last)) != wanted
    assert seen > 150
    assert (second > 30) == bool(noise)
    assert others / seen < 0.02


def ranked_by_novelty(cnf: Cnf, clause: Clause, value: list[int], last: list[int]) -> list[int]:
    """Variables counted from 0: first those that leave fewest clauses false, of these, those that rested longest."""

    def false_after(variable: int) -> int:
        values = [bool(v) != (number == variable) for number, v in enumerate(value)]
        return sum(not any(values[abs(x) - 1] == (x > 0) for x in other) for other in cnf.clauses)

    variables = sorted({abs(literal) - 1 for literal in clause})
    return sorted(variables, key=lambda v: (false_after(v), last[v]))


# As a SAT solver.


def walksat(tmp_path, text, *options):
    file = tmp_path / "formula.cnf"
    file.write_text(text)
    return run(["walksat", str(file), *options])


@pytest.mark.parametrize(
    ("text", "status", "words"),
    [
        ("p cnf 0 0\n", 10, ["s SATISFIABLE", "v 0"]),
        ("p cnf 2 0\n", 10, ["s SATISFIABLE"]),
        ("p cnf 1 1\n0\n", 0, ["s UNKNOWN", "c there is an empty clause"]),
        ("p cnf 2 2\n1 2 0\n0\n", 0, ["s UNKNOWN"]),
        ("p cnf 3 1\n1 -1 0\n", 10, ["s SATISFIABLE"]),
        ("p cnf 3 2\n2 2 2 0\n-3 -3 0\n", 10, ["s SATISFIABLE", "2 -3 0"]),
        ("p cnf 1 2\n1 0\n-1 0\n", 0, ["s UNKNOWN", "no model within 50 flips, 2 times"]),
        ("c old\np cnf 2 1\n1 2 0\n%\n0\n", 10, ["s SATISFIABLE"]),
    ],
)
def test_odd_formulas_have_an_answer(text, status, words, tmp_path, capsys):
    assert walksat(tmp_path, text, "--max-flips", "50", "--tries", "2") == status
    shown = capsys.readouterr().out
    assert all(word in shown for word in words)
    assert "UNSATISFIABLE" not in shown


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "p cnf 2 5\n1 2 0\n",
            "formula.cnf:1:1: this header promises 5 clauses, but there is 1; reading it anyway",
        ),
        ("p cnf 2 1\n1 -3 0\n", "formula.cnf:1:1: this header promises 2 variables, but there are 3; read"),
        ("p cnf 2 1\n1 2", "formula.cnf:2:4: expected a 0 at the end of the last clause"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_where_it_is_read_all_the_same(text, words, tmp_path, capsys):
    assert walksat(tmp_path, text) == 10
    assert any(line.startswith("c ") and words in line for line in capsys.readouterr().out.splitlines())


def test_its_answer_and_its_result_file_come_home(tmp_path, capsys):
    cnf, result = tmp_path / "puzzle.cnf", tmp_path / "result.txt"
    run(["solve", "lightup", str(LIGHTUP), "--emit-dimacs", str(cnf), "--encoding", "direct", "--plain"])
    solution = capsys.readouterr().out
    assert run(["walksat", str(cnf), "--result-file", str(result), "--seed", "7"]) == 10
    lines = capsys.readouterr().out
    assert "c smtpuzzles walksat, adaptive-novelty+, seed 7" in lines
    assert max(map(len, lines.splitlines())) <= 80
    (tmp_path / "lines.txt").write_text(lines)
    for answer in (result, tmp_path / "lines.txt"):
        assert run(["decode", "lightup", str(LIGHTUP), str(cnf), str(answer), "--plain"]) == 0
        assert capsys.readouterr().out == solution


def test_a_result_file_without_a_model_says_undef_which_decode_reads(tmp_path, capsys):
    cnf, result = tmp_path / "puzzle.cnf", tmp_path / "result.txt"
    run(["solve", "lightup", str(LIGHTUP), "--emit-dimacs", str(cnf)])
    assert run(["walksat", str(cnf), "--result-file", str(result), "--max-flips", "1", "--tries", "1"]) == 0
    assert result.read_text() == "undef\n"
    capsys.readouterr()
    assert run(["decode", "lightup", str(LIGHTUP), str(cnf), str(result)]) == 3


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--heuristic", "nonesuch"], "unknown heuristic 'nonesuch': expected one of adaptive-novelty+, ddfw, jw"),
        (["--noise", "1.5"], "noise is a probability, from 0 to 1, not 1.5"),
        (["--noise", "nan"], "noise is a probability"),
        (["--noise", "0.2", "--heuristic", "probsat"], "probsat has no noise to set"),
        (["--max-flips", "0"], "max_flips is 1 or more, not 0"),
        (["--tries", "0"], "tries is 1 or more, not 0"),
        (["--seed", "-1"], "seed is a number from 0 to 18446744073709551615, not -1"),
        (["--result-file", "nowhere/x"], "nowhere/x: cannot write this file: no such file or directory"),
        (["--result-file", "."], ".: cannot write this file: is a directory"),
        (["--result-file", ""], "expected a name or a value after '--result-file', but found ''"),
        (["--result-file", "-"], "--result-file: expected a file; standard output has the s and v lines"),
    ],
)
def test_impossible_wishes_are_refused_in_one_line(options, words, tmp_path, capsys):
    assert walksat(tmp_path, "p cnf 1 0\n", *options) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert words in shown.err
    assert shown.err.count("\n") == 1


def holes(number: int) -> str:
    """One pigeon more than holes: there is no model."""
    clauses = [[p * number + h + 1 for h in range(number)] for p in range(number + 1)]
    clauses += [
        [-(p * number + h + 1), -(q * number + h + 1)]
        for h in range(number)
        for p in range(number + 1)
        for q in range(p)
    ]
    return dimacs(Cnf((), number * (number + 1), clauses))


def test_a_time_limit_is_kept(tmp_path, capsys):
    assert walksat(tmp_path, holes(9), "--timeout", "0.2", "--max-flips", "1000000000") == 0
    assert "c time limit reached\ns UNKNOWN\n" in capsys.readouterr().out


class StrikesDuringTheWalk(Deadline):
    """Not at the first look, but ever after."""

    looks = 0

    def expired(self):
        self.looks += 1
        return "timeout" if self.looks > 1 else None


def test_tries_that_a_time_limit_cuts_off_did_not_end_for_lack_of_flips():
    with WalkSession(Cnf((), 1, [[1], [-1]]), Settings(max_flips=5, tries=3)) as session:
        assert session.check(StrikesDuringTheWalk()) == Answer(Verdict.UNKNOWN, "timeout")
    assert session.tries == 1


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_ctrl_c_ends_a_walk_with_what_is_known(tmp_path):
    file = tmp_path / "holes.cnf"
    file.write_text(holes(9))
    command = [sys.executable, "-u", "-m", "smtpuzzles", "walksat", str(file), "--max-flips", "1000000000000"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    line = process.stdout.readline()
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=60)
    assert line.startswith("c smtpuzzles walksat")
    assert "c interrupted\ns UNKNOWN\n" in rest
    assert process.returncode == 0


# As an engine.


def test_as_an_engine_it_finds_boards_and_never_says_no(capsys):
    puzzle = str(LIGHTUP)
    assert run(["solve", "lightup", puzzle, "--engine", "walksat", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["engine"], answer["verdict"], answer["exhausted"]) == ("walksat", "sat", False)
    none = str(ROOT / "puzzles/lightup/14-none.txt")
    options = ["--engine", "walksat", "--max-flips", "1000", "--tries", "3", "--heuristic", "skc", "--json"]
    assert run(["solve", "lightup", none, *options]) == 3
    answer = json.loads(capsys.readouterr().out)
    assert (answer["verdict"], answer["reason"]) == ("unknown", "no model within 1000 flips, 3 times")


def test_as_an_engine_it_goes_on_after_a_solution():
    engine = smtpuzzles.engine("walksat", settings=Settings(heuristic="novelty+", max_flips=2000, tries=5))
    puzzle = smtpuzzles.parse("binairo", "____\n" * 4)
    outcome = smtpuzzles.solve(puzzle, limit=72, engine=engine)
    assert len({puzzle.solution_text(board) for board in outcome.solutions}) == 72
    assert smtpuzzles.check(puzzle, engine=engine).verdict == "multiple"


IN_ORDER = """
import sys
from smtpuzzles.base.compiling import when_compiling
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.cli.app import run

def begin(deadline, *seconds):
    make(deadline, *seconds)
    if deadline.remaining() is not None:
        print("time runs", file=sys.stderr)

make, Deadline.__init__ = Deadline.__init__, begin
with when_compiling(lambda _: print("compiling", file=sys.stderr)):
    run(sys.argv[1:])
"""


@pytest.mark.more
def test_what_is_compiled_at_the_first_use_takes_nothing_from_the_time_limit(tmp_path):
    command = [
        sys.executable,
        "-c",
        IN_ORDER,
        "solve",
        "lightup",
        str(LIGHTUP),
        "--engine",
        "walksat",
        "--timeout",
        "60",
    ]
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    told = subprocess.run(command, env=environment, capture_output=True, text=True).stderr.splitlines()
    assert "compiling" in told[: told.index("time runs")]
    assert "compiling" not in told[told.index("time runs") :]


def test_its_options_are_for_it_alone(capsys):
    for seed in ("0", "3"):  # the usual one is a wish, too
        assert run(["solve", "lightup", str(LIGHTUP), "--seed", seed]) == 2
        assert "are for --engine walksat" in capsys.readouterr().err


def test_settings_are_checked_in_python_too():
    with pytest.raises(UsageError, match="noise is a probability"):
        Settings(noise=-0.1)


def test_equal_settings_are_one_key():
    assert {Settings(): 1}[Settings(seed=0)] == 1
    assert Settings(seed=1) not in {Settings()}
