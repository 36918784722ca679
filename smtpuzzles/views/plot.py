"""Plots, with matplotlib: times of engines, and flips of local search."""

from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from smtpuzzles.errors import EngineMissing, UsageError
from smtpuzzles.solving.comparing import Trial

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    # Plots of times do not import them, because numba comes with them.
    from smtpuzzles.walksat.experiment import Case, Execution
    from smtpuzzles.walksat.figures import Figures

Drawn = TypeVar("Drawn")
Times = dict[str, dict[str, float]]
Styles = dict[str, dict[str, Any]]
FORMS = (".svg", ".png")
Z3 = "z3"


def drawing_to(path: str, draw: Callable[["Figure", Drawn], None]) -> Callable[[Drawn], None]:
    """Return a function that draws into this file; complain now, not after hours of measuring."""
    if Path(path).suffix not in FORMS:
        raise UsageError(f"{path}: expected a name that ends in {' or '.join(FORMS)}")
    if not Path(path).resolve().parent.is_dir():
        raise UsageError(f"{path}: cannot write this file: its folder does not exist")
    try:
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    except ImportError:
        raise EngineMissing("plots need matplotlib; it comes with: pip install 'smtpuzzles[plot]'") from None

    def save(drawn: Drawn) -> None:
        figure = Figure(layout="constrained")
        draw(figure, drawn)
        # Without these two, the same picture would have other bytes every time.
        with rc_context({"svg.hashsalt": "smtpuzzles"}):
            figure.savefig(path, metadata={"Date": None} if path.endswith(".svg") else None)

    return save


def draw_times(figure: "Figure", trials: list[Trial]) -> None:
    figure.set_size_inches(13, 5)
    left, right = figure.subplots(1, 2)
    times = answered(trials)
    styles = {name: style(place) for place, name in enumerate(times)}
    draw_cactus(left, times, styles, len({one.question for one in trials}))
    draw_against_z3(right, times, styles)
    figure.legend(*left.get_legend_handles_labels(), loc="outside right upper", fontsize="small")


def style(place: int) -> dict[str, Any]:
    """Ten colours, each with several markers."""
    return {"color": f"C{place % 10}", "marker": "o^sxD+v"[place // 10 % 7]}


def answered(trials: list[Trial]) -> Times:
    """Return, for every engine and encoding, the times of the questions that it has answered, if any."""
    times: Times = defaultdict(dict)
    for one in trials:
        of_engine = times[one.engine if one.encoding is None else f"{one.engine}, {one.encoding}"]
        if one.reason is None:
            of_engine[one.question] = one.seconds
    return times


def draw_cactus(axes: "Axes", times: Times, styles: Styles, questions: int) -> None:
    """Draw the number of questions that an engine answers within a time; the legend counts the others."""
    for name, of_questions in times.items():
        seconds = sorted(of_questions.values())
        label = name if len(seconds) == questions else f"{name}: {len(seconds)} of {questions} answered"
        axes.plot(range(1, len(seconds) + 1), seconds, label=label, markersize=4, linewidth=1, **styles[name])
    axes.set(xlabel="questions answered", ylabel="seconds for each", yscale="log", title="answered within a time")
    axes.locator_params(axis="x", integer=True)


def draw_against_z3(axes: "Axes", times: Times, styles: Styles) -> None:
    """Draw a dot for every question: to the right Z3's time, upward that of another engine."""
    z3 = times.get(Z3, {})
    for name, of_questions in times.items():
        shared = [question for question in of_questions if question in z3]
        if name != Z3 and shared:
            axes.scatter([z3[q] for q in shared], [of_questions[q] for q in shared], s=16, **styles[name])
    if z3:
        ends = min(z3.values()), max(z3.values())
        axes.plot(ends, ends, color="grey", linewidth=1)
    axes.set(xlabel="seconds of z3", ylabel="seconds of the other", xscale="log", yscale="log", title="against z3")


class Results(NamedTuple):
    """The executions of an experiment, and their figures for all its limits."""

    executions: "list[Execution]"
    figures: "list[Figures]"


def draw_walks(figure: "Figure", results: Results) -> None:
    """Draw run lengths and success at the best noise of every form and heuristic, and means at all noises."""
    from smtpuzzles.walksat.figures import at_largest_limit, best_noises

    figure.set_size_inches(19, 6)
    left, middle, right = figure.subplots(1, 3)
    best = {one.case for one in best_noises(results.figures)}
    styles = {name: style(place) for place, name in enumerate(dict.fromkeys(o.case.heuristic for o in results.figures))}
    draw_run_lengths(left, [one for one in results.executions if one.case in best], styles)
    draw_success(middle, [one for one in results.figures if one.case in best], styles)
    draw_means(right, at_largest_limit(results.figures), styles)
    figure.legend(*middle.get_legend_handles_labels(), loc="outside right upper", fontsize="small")


def line_of(case: "Case", styles: Styles) -> dict[str, Any]:
    """Return a colour for the heuristic, and dashes for the form."""
    return {**styles[case.heuristic], "linestyle": "-" if case.form == "cnf" else "--", "linewidth": 1, "markersize": 4}


def draw_run_lengths(axes: "Axes", executions: "list[Execution]", styles: Styles) -> None:
    """Draw the share of the executions that have found a model after a number of flips."""
    for case in dict.fromkeys(one.case for one in executions):
        some = [one for one in executions if one.case == case]
        flips = sorted(max(one.flips, 1) for one in some if one.found)
        shares = [place / len(some) for place in range(1, len(flips) + 1)]
        axes.step(flips, shares, where="post", **line_of(case, styles) | {"marker": ""})
    axes.set(xlabel="flips", ylabel="share that has found a model", xscale="log", ylim=(0, 1.02))
    axes.set_title("run lengths, at the best noise")


def draw_success(axes: "Axes", by_limit: "list[Figures]", styles: Styles) -> None:
    for case in dict.fromkeys(one.case for one in by_limit):
        some = [one for one in by_limit if one.case == case]
        shares = [one.success for one in some]
        below = [max(0.0, share.value - share.low) for share in shares]
        above = [max(0.0, share.high - share.value) for share in shares]
        limits, values = [one.limit for one in some], [share.value for share in shares]
        label = f"{case.heuristic}, {case.form}" + ("" if case.noise is None else f", noise {case.noise:g}")
        axes.errorbar(limits, values, [below, above], label=label, capsize=2, **line_of(case, styles))
    axes.set(xlabel="flips limit", ylabel="share that found a model, 95 %", xscale="log", ylim=(0, 1.02))
    axes.set_title("success, at the best noise")


def draw_means(axes: "Axes", largest: "list[Figures]", styles: Styles) -> None:
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
    axes.set(xlabel="noise", ylabel="mean flips until a model, 95 %", title="flips against noise")
    if any(one.mean for some in lines.values() for one in some):
        axes.set_yscale("log")
