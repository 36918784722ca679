"""Times of engines as a drawing, with matplotlib."""

from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from smtpuzzles.comparing import Trial
from smtpuzzles.errors import EngineMissing, UsageError

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Times = dict[str, dict[str, float]]
Styles = dict[str, dict[str, Any]]
FORMS = (".svg", ".png")
Z3 = "z3"


def drawing_to(path: str) -> Callable[[list[Trial]], None]:
    """What draws into this file; complaints come now, before hours are spent on what is to be drawn."""
    if Path(path).suffix not in FORMS:
        raise UsageError(f"{path}: expected a name that ends in {' or '.join(FORMS)}")
    if not Path(path).resolve().parent.is_dir():
        raise UsageError(f"{path}: cannot write this file: its folder does not exist")
    try:
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    except ImportError:
        raise EngineMissing("--plot needs matplotlib; it comes with: pip install 'smtpuzzles[plot]'") from None

    def draw(trials: list[Trial]) -> None:
        figure = Figure(figsize=(13, 5), layout="constrained")
        left, right = figure.subplots(1, 2)
        times = answered(trials)
        styles = {name: style(place) for place, name in enumerate(times)}
        draw_cactus(left, times, styles)
        draw_against_z3(right, times, styles)
        figure.legend(*left.get_legend_handles_labels(), loc="outside right upper", fontsize="small")
        # Without these two, the same picture would have other bytes every time.
        with rc_context({"svg.hashsalt": "smtpuzzles"}):
            figure.savefig(path, metadata={"Date": None} if path.endswith(".svg") else None)

    return draw


def style(place: int) -> dict[str, Any]:
    """Ten colours, each with several markers."""
    return {"color": f"C{place % 10}", "marker": "o^sxD+v"[place // 10 % 7]}


def answered(trials: list[Trial]) -> Times:
    """For every engine and encoding, the time of each question that it has answered."""
    times: Times = defaultdict(dict)
    for one in trials:
        if one.reason is None:
            name = one.engine if one.encoding is None else f"{one.engine}, {one.encoding}"
            times[name][one.question] = one.seconds
    return times


def draw_cactus(axes: "Axes", times: Times, styles: Styles) -> None:
    """How many questions are answered, each within so many seconds."""
    for name, of_questions in times.items():
        seconds = sorted(of_questions.values())
        axes.plot(range(1, len(seconds) + 1), seconds, label=name, markersize=4, linewidth=1, **styles[name])
    axes.set(xlabel="questions answered", ylabel="seconds for each", yscale="log", title="answered within a time")
    axes.locator_params(axis="x", integer=True)


def draw_against_z3(axes: "Axes", times: Times, styles: Styles) -> None:
    """A dot for every question: to the right Z3's time, upward that of another engine."""
    z3 = times.get(Z3, {})
    for name, of_questions in times.items():
        shared = [question for question in of_questions if question in z3]
        if name != Z3 and shared:
            axes.scatter([z3[q] for q in shared], [of_questions[q] for q in shared], s=16, **styles[name])
    if z3:
        ends = min(z3.values()), max(z3.values())
        axes.plot(ends, ends, color="grey", linewidth=1)
    axes.set(xlabel="seconds of z3", ylabel="seconds of the other", xscale="log", yscale="log", title="against z3")
