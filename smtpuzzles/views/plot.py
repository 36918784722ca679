"""Plots, with matplotlib: times of engines, and flips of local search."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from io import BytesIO
from math import ceil, floor, log10, nan
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeVar

from smtpuzzles.base.files import cannot, place_for, write_whole
from smtpuzzles.base.packages import expect_memory
from smtpuzzles.errors import EngineMissing, UsageError

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    # Each plot is of one of these; numba comes with the latter two.
    from smtpuzzles.solving.comparing import Trial
    from smtpuzzles.walksat.experiment import Case, Execution
    from smtpuzzles.walksat.figures import Figures

Drawn = TypeVar("Drawn")
_Figured = dict[str, dict[str, float]]
_Styles = dict[str, dict[str, Any]]
FORMS = (".svg", ".png")
Z3 = "z3"
_MOST_NAMED = 20  # puzzles; up to this number, the axis names each
_MOST_LETTERS = 40  # of names that fit side by side


def drawing_to(path: str | None, draw: Callable[["Figure", Drawn], None]) -> Callable[[Drawn], object]:
    """Return a function that draws into this file, if there is one; complain now, not after hours of measuring."""
    if path is None:
        return lambda _: None
    if Path(path).suffix not in FORMS:
        raise UsageError(f"{path}: expected a name that ends in {' or '.join(FORMS)}")
    target = place_for(path)
    try:
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    except ImportError as problem:
        expect_memory(problem)
        raise EngineMissing("plots need the extra 'plot': install smtpuzzles with it, as README.md shows") from None

    def save(drawn: Drawn) -> None:
        figure = Figure(layout="constrained")
        draw(figure, drawn)
        data, form = BytesIO(), Path(path).suffix[1:]
        # Without these two, the same picture would have other bytes every time.
        with rc_context({"svg.hashsalt": "smtpuzzles"}):
            figure.savefig(data, format=form, metadata={"Date": None} if form == "svg" else None)
        try:
            write_whole(target, [data.getvalue()])
        except OSError as problem:
            raise cannot("write", path, problem) from None

    return save


def draw_times(figure: "Figure", trials: "list[Trial]") -> None:
    """Draw times and conflicts for each of a few puzzles, or how many of many puzzles are solved within a time."""
    figure.set_size_inches(13, 5)
    left, right = figure.subplots(1, 2)
    times = answered(trials, lambda one: one.seconds)
    styles = {name: style(place) for place, name in enumerate(times)}
    puzzles = list(dict.fromkeys(one.question for one in trials))
    figure.suptitle(puzzles[0] if len(puzzles) == 1 else f"{len(puzzles)} puzzles, {len(styles)} solvers")
    if len(puzzles) > _MOST_NAMED:
        _draw_cactus(left, times, styles, len(puzzles))
        _draw_against_z3(right, times, styles)
    else:
        _draw_each(left, times, styles, puzzles)
        left.set(ylabel="seconds", yscale="log", title="time for each puzzle")
        conflicts = answered(trials, lambda one: one.conflicts)
        _draw_each(right, conflicts, styles, puzzles)
        right.set(ylabel="conflicts", title="conflicts for each puzzle")
        right.set_yscale("symlog", linthresh=1, linscale=0.3)  # logarithmic from 1, with room for 0
        _in_powers(right, "y", _every_value(conflicts))
    _in_powers(left, "y", _every_value(times))
    for axes in (left, right):
        axes.grid(color="0.9")
    figure.legend(*left.get_legend_handles_labels(), loc="outside right upper", fontsize="small")


def style(place: int) -> dict[str, Any]:
    """Ten colours, each with several markers."""
    return {"color": f"C{place % 10}", "marker": "o^sxD+v"[place // 10 % 7]}


def answered(trials: "list[Trial]", figure: "Callable[[Trial], float | None]") -> _Figured:
    """Return, for every engine and encoding, this figure of the questions that it has answered, where there is one."""
    figures: _Figured = defaultdict(dict)
    for one in trials:
        of_engine = figures[one.engine if one.encoding is None else f"{one.engine}, {one.encoding}"]
        value = figure(one)
        if one.reason is None and value is not None:
            of_engine[one.question] = value
    return figures


def _every_value(figures: _Figured) -> list[float]:
    return [value for of_questions in figures.values() for value in of_questions.values()]


def _label_of(name: str, found: int, questions: int) -> str:
    return name if found == questions else f"{name}: {found} of {questions} answered"


def _draw_each(axes: "Axes", figures: _Figured, styles: _Styles, puzzles: list[str]) -> None:
    """Draw a line for every engine over the puzzles, in their order, with a gap where it has no answer."""
    for name, of_questions in figures.items():
        values = [of_questions.get(question, nan) for question in puzzles]
        label = _label_of(name, len(of_questions), len(puzzles))
        axes.plot(range(len(puzzles)), values, label=label, markersize=5, linewidth=1, **styles[name])
    axes.set_xticks(range(len(puzzles)), puzzles)
    if len(puzzles) * max(map(len, puzzles), default=0) > _MOST_LETTERS:
        axes.tick_params("x", labelrotation=90)
    axes.set_xlim(-0.5, max(1, len(puzzles)) - 0.5)


def _in_powers(axes: "Axes", way: Literal["x", "y"], values: Iterable[float]) -> None:
    """Let an axis begin and end at a power of ten, or at 0, around the values; write its numbers in full."""
    if some := sorted(values):
        least = 10.0 ** floor(log10(some[0])) if some[0] > 0 else 0.0
        most = max(10.0 ** ceil(log10(some[-1])) if some[-1] > 0 else 0.0, 10 * least or 10.0)
        axes.set(**{f"{way}lim": (least, most)})
    axis = axes.xaxis if way == "x" else axes.yaxis
    axis.set_major_formatter(lambda value, _: f"{value:,.0f}" if value >= 1 else f"{value:g}")
    axis.set_minor_formatter("")


def _draw_cactus(axes: "Axes", times: _Figured, styles: _Styles, questions: int) -> None:
    """Draw the number of questions that an engine answers within a time; the legend counts the others."""
    for name, of_questions in times.items():
        seconds = sorted(of_questions.values())
        label = _label_of(name, len(seconds), questions)
        axes.plot(range(1, len(seconds) + 1), seconds, label=label, markersize=4, linewidth=1, **styles[name])
    axes.set(xlabel="puzzles solved", ylabel="seconds for each", yscale="log", title="puzzles solved within a time")
    axes.locator_params(axis="x", integer=True)


def _draw_against_z3(axes: "Axes", times: _Figured, styles: _Styles) -> None:
    """Draw a dot for every question: to the right Z3's time, upward that of another engine."""
    z3 = times.get(Z3, {})
    for name, of_questions in times.items():
        shared = [question for question in of_questions if question in z3]
        if name != Z3 and shared:
            axes.scatter([z3[q] for q in shared], [of_questions[q] for q in shared], s=16, **styles[name])
    if z3:
        ends = min(z3.values()), max(z3.values())
        axes.plot(ends, ends, color="grey", linewidth=1)
    axes.set(xlabel="seconds of z3", ylabel="seconds of the other", title="each solver against z3")
    axes.set(xscale="log", yscale="log")
    _in_powers(axes, "x", z3.values())
    _in_powers(axes, "y", _every_value(times))


class WalkResults(NamedTuple):
    """The executions of an experiment, and their figures for all its limits."""

    executions: "list[Execution]"
    figures: "list[Figures]"


def draw_walks(figure: "Figure", results: WalkResults) -> None:
    """Draw run lengths and success at the best noise of every form and heuristic, and means at all noises."""
    from smtpuzzles.walksat.figures import at_largest_limit, best_noises

    figure.set_size_inches(19, 6)
    left, middle, right = figure.subplots(1, 3)
    best = {one.case for one in best_noises(results.figures)}
    styles = {name: style(place) for place, name in enumerate(dict.fromkeys(o.case.heuristic for o in results.figures))}
    _draw_run_lengths(left, [one for one in results.executions if one.case in best], styles)
    _draw_success(middle, [one for one in results.figures if one.case in best], styles)
    _draw_means(right, at_largest_limit(results.figures), styles)
    figure.suptitle(f"local search: {max(one.executions for one in results.figures):,} runs for each line")
    for axes in (left, middle, right):
        axes.grid(color="0.9")
    figure.legend(*middle.get_legend_handles_labels(), loc="outside right upper", fontsize="small")


def line_of(case: "Case", styles: _Styles) -> dict[str, Any]:
    """Return a colour for the heuristic, and dashes for the form."""
    return {**styles[case.heuristic], "linestyle": "-" if case.form == "cnf" else "--", "linewidth": 1, "markersize": 4}


def _draw_run_lengths(axes: "Axes", executions: "list[Execution]", styles: _Styles) -> None:
    """Draw the share of the executions that have found a model after a number of flips."""
    for case in dict.fromkeys(one.case for one in executions):
        some = [one for one in executions if one.case == case]
        flips = sorted(max(one.flips, 1) for one in some if one.found)
        shares = [place / len(some) for place in range(1, len(flips) + 1)]
        axes.step(flips, shares, where="post", **line_of(case, styles) | {"marker": ""})
    axes.set(xlabel="flips", ylabel="share of runs that have found a model", xscale="log", ylim=(0, 1.02))
    axes.set_title("run lengths, at the best noise")
    _in_powers(axes, "x", [max(one.flips, 1) for one in executions if one.found])


def _draw_success(axes: "Axes", by_limit: "list[Figures]", styles: _Styles) -> None:
    for case in dict.fromkeys(one.case for one in by_limit):
        some = [one for one in by_limit if one.case == case]
        shares = [one.success for one in some]
        below = [max(0.0, share.value - share.low) for share in shares]
        above = [max(0.0, share.high - share.value) for share in shares]
        limits, values = [one.limit for one in some], [share.value for share in shares]
        label = f"{case.heuristic}, {case.form}" + ("" if case.noise is None else f", noise {case.noise:g}")
        axes.errorbar(limits, values, [below, above], label=label, capsize=2, **line_of(case, styles))
    axes.set(xlabel="flip limit", ylabel="share of runs that found a model, 95 %", xscale="log", ylim=(0, 1.02))
    axes.set_title("success, at the best noise")
    _in_powers(axes, "x", [factor * one.limit for one in by_limit for factor in (0.5, 2)])


def _draw_means(axes: "Axes", largest: "list[Figures]", styles: _Styles) -> None:
    """Draw mean flips of executions that found a model; a filled dot means that all did."""
    lines: dict[tuple[str, str], list[Figures]] = defaultdict(list)
    for one in largest:
        if one.case.noise is not None and one.mean is not None:
            lines[one.case[:2]].append(one)
    for some in lines.values():
        some.sort(key=lambda one: one.case.noise or 0.0)
        noises, means = [one.case.noise or 0.0 for one in some], [one.mean or 0.0 for one in some]
        look = line_of(some[0].case, styles)
        axes.errorbar(noises, means, [one.margin or 0.0 for one in some], capsize=2, **look | {"marker": ""})
        for one, noise, mean in zip(some, noises, means, strict=True):
            fill = look["color"] if one.found == one.executions else "white"
            axes.plot([noise], [mean], **look | {"markerfacecolor": fill, "linestyle": ""})
    axes.set(xlabel="noise", ylabel="mean flips until a model, 95 %", title="flips by noise", xlim=(0, 1))
    means = [one.mean for some in lines.values() for one in some if one.mean]
    if means:
        axes.set_yscale("log")
        _in_powers(axes, "y", means)
