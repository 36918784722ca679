"""Reads any text: the plain text of a kind, or a format of another program that the kind knows.

mark      a regular expression that is found in texts of one kind only
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from math import inf

from smtpuzzles.base.text import Source, unknown
from smtpuzzles.errors import FormatUnclear, InputError, KindUnclear, SmtPuzzlesError, UsageError
from smtpuzzles.exchange.recognise import unread
from smtpuzzles.puzzle.kind import Kind
from smtpuzzles.reading.splitting import Above, comments_of
from smtpuzzles.reading.ways import MOST_TRIED, Reading, Way, Wish, clear_ways, formats_of, plain_of, recognised

MOST_BAD = 5  # lines at the beginning of a file of which some may be read
LONGEST_BEGINNING = 100_000  # characters in which a text must show its kind
_SIZE = re.compile(r"\d{1,4}(?: \d{1,4}){1,3}\s*\n")  # of a board, and up to two numbers more

Problem = tuple[Way, InputError | UsageError]


def read(kind: Kind, source: Source, wish: Wish) -> Reading:
    """Read a text as puzzles of this kind."""
    problems: list[Problem] = []
    if reading := _first(_ways(kind, source.text, wish), source, wish, problems):
        _expect_one_puzzle(reading, source, wish)
        return reading
    raise _likeliest(problems, source) if problems else _no_format([kind], wish)


def read_any(kinds: Iterable[Kind], source: Source, wish: Wish) -> Reading:
    """Read a text as puzzles of the kind that it shows, or of the only kind that can read it."""
    kinds = list(kinds)
    clear = [] if wish.form else clear_ways(kinds, source.text)
    kinds = [kind for kind in kinds if wish.variant in (None, *kind.variants)]
    if clear and clear[0].kind not in kinds:
        meant = clear[0].kind
        raise unknown("variant", str(wish.variant), meant.variants, of=f" of {meant.name}")
    if len(source.text) > LONGEST_BEGINNING and not clear:
        beginning = source._replace(text=source.text[: source.text.rfind("\n", 0, LONGEST_BEGINNING) + 1])
        if not beginning.by_line():
            within = f"within the first {LONGEST_BEGINNING:,} characters"
            raise source.error(f"expected the name of a kind: no line of a puzzle ends {within}")
        return read(read_any(kinds, beginning, wish).way.kind, source, wish)
    problems: list[Problem] = []
    ways: list[Iterable[Way]] = [[way] for way in clear]
    ways = ways or [_unnamed_ways(kind, source.text, wish) for kind in kinds]
    able = [reading for one in ways if (reading := _first(one, source, wish, problems))]
    readings = [reading for reading in able if _reads_most(reading, problems)]
    if not readings:
        problem = _likeliest(problems, source) if problems else _no_format(kinds, wish)
        if clear and isinstance(problem, InputError):
            problem = likelier(problem, clear[0].kind, [kind for kind in kinds if kind != clear[0].kind], source)
        raise problem
    found = tuple(dict.fromkeys(reading.way.kind.name for reading in readings))
    if len(found) > 1 or readings[0].way.format.common:
        raise KindUnclear(source.file, found, source.by_line()[0].first_line)
    _expect_one_puzzle(readings[0], source, wish)
    return readings[0]


def way_of(kinds: Sequence[Kind], source: Source, wish: Wish) -> Way | None:
    """Return the way in which most puzzles of a text can be read; None if none of the first can."""
    starts = [line.first_line - source.first_line for line in source.by_line()[: MOST_BAD + 1]]
    lines = [line for _, line in source.numbered_lines()]
    for start in starts:
        best, most, text = None, 0.0, "\n".join(lines[start:])
        ways = _ways if len(kinds) == 1 else _unnamed_ways
        for way in (way for kind in kinds for way in ways(kind, text, wish)):
            if (share := _share(way, source._replace(text=text), wish)) > most:
                best, most = way, share
            if share == 1:
                break
        if best:
            return best
    return None


def _share(way: Way, source: Source, wish: Wish) -> float:
    """Return how many of the first puzzles of a text can be read in this way, of one."""
    try:
        parts = way.parts(source, wish)[:MOST_TRIED]
    except (InputError, UsageError):
        return 0
    return sum(way.reads(part, wish.variant) for part in parts) / len(parts)


def _first(ways: Iterable[Way], source: Source, wish: Wish, problems: list[Problem]) -> Reading | None:
    """Read a text in the first of these ways that can; add why others cannot to the problems."""
    first = None
    for way in ways:
        try:
            parts = way.parts(source, wish, above := Above())
            reading = Reading(way, parts, way.read(parts[0], wish.variant), wish.variant, above)
        except (InputError, UsageError) as problem:
            problems.append((way, problem))
            continue
        first = first or reading
        # A format may read more than plain text does, but never another puzzle.
        if way.format.form and reading.agrees(first):
            return reading
        if not wish.beside:
            break
    return first


def _expect_one_puzzle(reading: Reading, source: Source, wish: Wish) -> None:
    """Raise an error if plain text is another puzzle in another format, whose first line may be a size."""
    # All other forms begin as no plain text does, so that they need not be imported for it.
    if reading.way.format.form or wish.form or not may_have_a_size(source.text):
        return
    for way in recognised([reading.way.kind], source.text):
        other = _first([way], source, wish._replace(form=way.format.name), [])
        if other and not other.agrees(reading):
            forms = f"{reading.way.format.name} or {way.format.name}"
            problem = source.error(f"expected a named format, {forms}: this text is a different puzzle in each")
            raise FormatUnclear(problem.message, problem.file, problem.line, problem.column)


def may_have_a_size(text: str) -> bool:
    """Is the first line a few numbers? They can be the size of a board, or the cells of a row."""
    return _SIZE.match(text, len(comments_of(text))) is not None


def _reads_most(reading: Reading, problems: list[Problem]) -> bool:
    """Can most parts of a text be read so? If not, add why the first of the others cannot to the problems."""
    refused = []
    for part in (parts := reading.parts[:MOST_TRIED]):
        try:
            reading.way.read(part, reading.variant)
        except (InputError, UsageError) as problem:
            refused.append((reading.way, problem))
    if 2 * len(refused) < len(parts):
        return True
    problems.append(refused[0])
    return False


def _no_format(kinds: list[Kind], wish: Wish) -> UsageError:
    known = sorted({name for kind in kinds for name, one in formats_of(kind).items() if one.read})
    return unknown("format", str(wish.form), known, of=f" of {kinds[0].name}" if len(kinds) == 1 else "")


def _ways(kind: Kind, text: str, wish: Wish) -> Iterator[Way]:
    """Yield the ways in which a kind may read this text, the likeliest first."""
    if wish.form is None:
        yield Way(kind, plain_of(kind))  # most texts are; the other formats are not even imported for them
        yield from recognised([kind], text)
    elif (form := formats_of(kind).get(wish.form)) and form.read:
        yield Way(kind, form)


def _unnamed_ways(kind: Kind, text: str, wish: Wish) -> Iterable[Way]:
    """Return the ways in which a kind that nobody names may read this text."""
    if wish.form is None and kind.marked and not has_mark(kind, text):
        return recognised([kind], text)
    return _ways(kind, text, wish)


def _likeliest(problems: list[Problem], source: Source) -> SmtPuzzlesError:
    """Return the problem of the way that seems meant; if several may be, of the one that read most of the text."""
    several = len({way.kind.name for way, _ in problems}) > 1
    # Forms of links and lines are strict; others match many texts, so plain text, which comes first, may be meant.
    strict = [(way, problem) for way, problem in problems if way.format.tells_kind or way.format.one_a_line]
    if strict or not several:
        return max([problem for _, problem in strict or problems], key=_place)
    if what := unread(source.text):
        return source.error(f"expected a puzzle, but found {what}")
    common = any(way.format.common for way, _ in problems)
    plain = [(way, problem) for way, problem in problems if (way.format.common if common else not way.format.form)]
    marked = [(way, problem) for way, problem in plain if has_mark(way.kind, source.text)]
    likely = marked or [one for one in plain if _has_one_bad_line(*one, source)] or plain
    furthest = max(_place(problem) for _, problem in likely)
    kinds = {way.kind.name: problem for way, problem in likely if _place(problem) == furthest}
    problem = next(iter(kinds.values()))
    if not isinstance(problem, InputError) or (len(kinds) > 1 and furthest == (source.first_line, 1)):
        found = "no kind of puzzle can read it" if source.by_line() else "found nothing"
        return source.error(f"expected a puzzle, but {found}")
    message = f"{problem.message} (read as {' or '.join(kinds)})"
    return InputError(message, problem.file, problem.line, problem.column)


def _has_one_bad_line(way: Way, problem: InputError | UsageError, source: Source) -> bool:
    """Can a text be read with another of its lines in the place of the one that cannot?"""
    lines = source.text.splitlines(keepends=True)
    place = problem.line - source.first_line if isinstance(problem, InputError) else len(lines)
    if not 0 <= place < len(lines) > 1:
        return False
    lines[place] = lines[place - 1] if place else lines[1]
    try:
        way.read(source._replace(text="".join(lines)), None)
    except (InputError, UsageError):
        return False
    return True


def _place(problem: SmtPuzzlesError) -> tuple[float, int]:
    return (problem.line, problem.column) if isinstance(problem, InputError) else (inf, 0)


def has_mark(kind: Kind, text: str) -> bool:
    """Is in this text what is found in texts of this kind only?"""
    return bool(kind.mark and re.search(kind.mark, text, re.MULTILINE))


def likelier(problem: InputError, kind: Kind, others: list[Kind], source: Source) -> InputError:
    """Return the problem of a text that this kind cannot read, or a better one: that it looks like something else."""
    if recognised([kind], source.text):
        source = source.between(problem.line, problem.line)  # of a list, perhaps of links of several kinds
    lines = source.by_line()
    if not lines or recognised([kind], source.text):
        return problem
    if clear := clear_ways(others, source.text):
        what: str | None = f"{clear[0].format.title} of a {clear[0].kind.name} puzzle"
    else:
        marked = [other.name for other in others if has_mark(other, source.text)]
        what = unread(lines[0].text) or (f"what looks like {marked[0]}" if marked else None)
    if what:
        return InputError(f"expected a {kind.name} puzzle, but found {what}", source.file, lines[0].first_line, 1)
    return problem
