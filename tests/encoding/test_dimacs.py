"""Clauses as text, both ways, and what SAT solvers print: exact complaints, and never another error than ours."""

from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from pysat.formula import CNF

from smtpuzzles.base.text import Source
from smtpuzzles.encoding import export
from smtpuzzles.encoding.answers import SolverAnswer, read_answer
from smtpuzzles.encoding.clauses import Cnf
from smtpuzzles.encoding.dimacs import dimacs, read_dimacs
from smtpuzzles.encoding.lowering import Lowering
from smtpuzzles.errors import InputError
from smtpuzzles.puzzle.contract import BoardPuzzle
from smtpuzzles.result import Verdict
from tests.conftest import SMALLEST, is_useful


def read(text: str | bytes, strict: bool = True) -> Cnf:
    return read_dimacs(BytesIO(text.encode() if isinstance(text, str) else text), "f.cnf", strict)


def literals(variables: int) -> some.SearchStrategy[int]:
    return some.integers(1, variables).flatmap(lambda number: some.sampled_from([number, -number]))


def clauses(variables: int) -> some.SearchStrategy[list[list[int]]]:
    return some.lists(some.lists(literals(variables), max_size=5) if variables else some.just([]), max_size=8)


@some.composite
def cnfs(draw: some.DrawFn) -> Cnf:
    own, helpers = draw(some.integers(0, 12)), draw(some.integers(0, 3))
    names = tuple([f"black_{number}" for number in range(1, own + 1)])
    return Cnf(names, own + helpers, draw(clauses(own + helpers)), draw(some.none() | some.integers(0, 99)))


# Written and read.


@settings(max_examples=100)
@given(cnfs(), some.lists(some.sampled_from(["a board", "", "p cnf 1 1", "1 2 0", "% 0", "c"]), max_size=3))
def test_what_is_written_is_read_back(cnf, comments):
    assert read(dimacs(cnf, comments)) == cnf
    assert read(dimacs(cnf, comments), strict=False) == cnf


@pytest.mark.few(24)
@pytest.mark.parametrize("sample", SMALLEST, ids=str)
def test_the_file_of_a_puzzle_is_read_back_with_the_names_of_its_variables(sample):
    puzzle = sample.puzzle()
    stated = puzzle.stated(None if isinstance(puzzle, BoardPuzzle) else 4)
    cnf = read(export.dimacs_text(stated, Lowering()))
    assert cnf == Lowering().cnf(stated.formula)._replace(horizon=stated.horizon)
    assert cnf.names == stated.formula.names


def test_a_line_of_a_puzzle_is_not_taken_for_a_name():
    cnf = Cnf(("a", "b"), 3, [[1, -2]])
    assert read(dimacs(cnf, ["1 5", "2 7"])) == cnf


def test_a_file_has_names_a_line_of_what_to_show_and_a_clause_a_line():
    cnf = Cnf(("black_1_1", "black_1_2"), 3, [[1, -2], [], [3]])
    assert dimacs(cnf, ["two cells", ""]) == (
        "c two cells\nc\nc 1 black_1_1\nc 2 black_1_2\nc p show 1 2 0\np cnf 3 3\n1 -2 0\n0\n3 0\n"
    )


@pytest.mark.parametrize("made", [[], [[]], [[], []], [[], [1]], [[1], []], [[1], [], [], [-1, 2]]], ids=str)
def test_empty_clauses_keep_their_places(made):
    text = dimacs(Cnf((), 2, made))
    assert text.endswith("".join(" ".join(map(str, [*clause, 0])) + "\n" for clause in made))
    assert read(text).clauses == made


@some.composite
def loosely_written(draw: some.DrawFn) -> str:
    """A valid file as people and old tools write them: clauses over lines, several on a line, comments between."""
    variables = draw(some.integers(1, 9))
    # python-sat's reader makes an empty clause of nothing, so there is none here.
    some_clauses = [clause for clause in draw(clauses(variables)) if clause]
    words = " ".join(" ".join(map(str, [*clause, 0])) for clause in some_clauses).split()
    body = "".join(word + draw(some.sampled_from([" ", "  ", "\t", "\n", "\n\n", "\r\n"])) for word in words)
    lines = [f"p cnf {variables} {len(some_clauses)}", *body.splitlines()]
    comment = some.sampled_from(["c", "c between", "c 1 0"])
    before = draw(some.lists(comment, max_size=2))
    between = [line for each in lines for line in (each, *draw(some.lists(comment, max_size=1)))]
    return "\n".join([*before, *between]) + draw(some.sampled_from(["", "\n"]))


@settings(max_examples=100)
@given(loosely_written())
def test_the_reader_agrees_with_that_of_python_sat(text):
    theirs = CNF(from_string=joined_clauses(text))
    ours = read(text)
    assert ours.clauses == theirs.clauses
    assert ours.variables >= theirs.nv
    assert read(text, strict=False) == ours


def joined_clauses(text: str) -> str:
    """The same with a line for each clause, which is all that python-sat's reader takes."""
    lines = [line for line in text.splitlines() if not line.startswith("c")]
    return lines[0] + "\n" + " ".join(lines[1:]).replace("\t", " ").replace(" 0", " 0\n")


def test_a_comment_may_part_a_clause():
    assert read("c x\np cnf 3 2\n1\nc between\n\n -2 0 3\nc\n0").clauses == [[1, -2], [3]]


def test_zeros_and_blanks_may_be_written_in_many_ways():
    assert read("  p   cnf 02 3 \r\n\t-1  002 -0\r\n0 2 00").clauses == [[-1, 2], [], [2]]


def test_only_comments_before_the_header_name_variables():
    assert read("c 2 b\nc 1 a\nc 1 a b\nc 3 c\nc 2 b\np cnf 3 0\nc 3 c\n").names == ("a", "b")


# Complaints.

HEADER = "expected a header 'p cnf VARIABLES CLAUSES'"
STRICT = {
    "empty": ("", f"1:1: {HEADER}, but the text ends"),
    "comments-only": ("c a\nc bc\n", f"2:5: {HEADER}, but the text ends"),
    "no-header": ("c a\n 1 2 0\n", f"2:2: {HEADER} before the first clause"),
    "second-header": ("p cnf 1 1\n1 0\n p cnf 1 1\n", "3:2: expected one header, but found a second"),
    "other-format": ("p sat 1\n", f"1:1: {HEADER}, but found 'p sat 1'"),
    "weighted": ("p wcnf 1 1\n", f"1:1: {HEADER}, but found 'p wcnf 1 1'"),
    "short-header": ("\np cnf 1\n", f"2:1: {HEADER}, but found 'p cnf 1'"),
    "long-header": ("p cnf 1 1 1\n", f"1:1: {HEADER}, but found 'p cnf 1 1 1'"),
    "negative": ("p cnf -1 1\n", "1:7: expected a number of variables between 0 and 2147483647, but found '-1'"),
    "word-for-number": ("p cnf 1 x\n", "1:9: expected a number of clauses between 0 and 2147483647, but found 'x'"),
    "gigantic": (
        "p cnf " + "9" * 5000 + " 1\n",
        "1:7: number of variables 99999999999999999... is not between 0 and 2147483647",
    ),
    "fewer-clauses": ("c\np cnf 2 3\n1 0\n2 0\n", "2:1: this header promises 3 clauses, but there are 2"),
    "more-clauses": ("  p cnf 2 1\n1 0\n2 0\n", "1:1: this header promises 1 clause, but there are 2"),
    "more-names": ("c 1 a\nc 2 b\np cnf 1 0\n", "3:7: expected at least 2 variables, because so many have names"),
    "too-large": ("p cnf 2 1\n1 -3 0\n", "2:3: literal '-3' is not one of the 2 variables of this formula"),
    "gigantic-literal": (
        "p cnf 2 1\n1 -" + "9" * 5000 + " 0\n",
        "2:3: literal '-9999999999999999...' is not one of the 2 variables of this formula",
    ),
    "word": ("p cnf 2 1\n1 two 0\n", "2:3: expected a literal or 0, but found 'two'"),
    "plus": ("p cnf 2 1\n1 +2 0\n", "2:3: expected a literal or 0, but found '+2'"),
    "two-signs": ("p cnf 2 1\n1 --2 0\n", "2:3: expected a literal or 0, but found '--2'"),
    "sign-alone": ("p cnf 2 1\n- 1 0\n", "2:1: expected a literal or 0, but found '-'"),
    "sign-behind": ("p cnf 2 1\n1 2- 0\n", "2:3: expected a literal or 0, but found '2-'"),
    "underscore": ("p cnf 20 1\n1_0 0\n", "2:1: expected a literal or 0, but found '1_0'"),
    "arabic-indic": ("p cnf 2 1\n١ 0\n", "2:1: expected a literal or 0, but found '١'"),
    "superscript": ("p cnf 2 1\n1 -² 0\n", "2:3: expected a literal or 0, but found '-²'"),
    "nul": ("p cnf 2 1\n1\0 0\n", "2:1: expected a literal or 0, but found '1\\x00'"),
    "not-utf8": (b"p cnf 2 1\n1 \xff 0\n", "2:3: expected UTF-8 text, but found the byte 0xff"),
    "no-last-zero": ("p cnf 2 1\n1 2\n", "2:4: expected a 0 at the end of the last clause, but the text ends"),
    "no-last-zero-crlf": ("p cnf 2 1\r\n1 2\r\n", "2:4: expected a 0 at the end of the last clause, but the text ends"),
    "no-last-zero-no-end": ("p cnf 2 1\n1 2", "2:4: expected a 0 at the end of the last clause, but the text ends"),
    "trailer": ("p cnf 2 1\n1 2 0\n%\n0\n", "3:1: expected a literal or 0, but found '%'"),
}


@pytest.mark.parametrize(("text", "complaint"), STRICT.values(), ids=STRICT)
def test_the_complaint_names_place_and_reason(text, complaint):
    with pytest.raises(InputError) as caught:
        read(text)
    assert str(caught.value) == f"f.cnf:{complaint}"
    is_useful(caught.value, text.decode("latin-1") if isinstance(text, bytes) else text)


TOLERATED = {
    "trailer": ("p cnf 2 1\n1 2 0\n%\n0\n\n", Cnf((), 2, [[1, 2]])),
    "trailer-in-one-line": ("p cnf 2 1\n1 2 0\n % 0 words", Cnf((), 2, [[1, 2]])),
    "no-last-zero": ("p cnf 2 1\n1 2\n", Cnf((), 2, [[1, 2]])),
    "no-last-zero-before-a-trailer": ("p cnf 2 2\n1 0\n1 2\n%\n0\n", Cnf((), 2, [[1], [1, 2]])),
    "fewer-clauses": ("p cnf 2 5\n1 2 0\n", Cnf((), 2, [[1, 2]])),
    "more-clauses": ("p cnf 2 1\n1 2 0 -1 0\n", Cnf((), 2, [[1, 2], [-1]])),
    "more-variables": ("p cnf 1 1\n1 -7 0\n", Cnf((), 7, [[1, -7]])),
}


@pytest.mark.parametrize(("text", "cnf"), TOLERATED.values(), ids=TOLERATED)
def test_what_old_files_have_is_read_when_asked_for_and_else_refused(text, cnf):
    assert read(text, strict=False) == cnf
    with pytest.raises(InputError):
        read(text)


NEVER = ("empty", "no-header", "second-header", "other-format", "gigantic", "gigantic-literal", "word", "not-utf8")


@pytest.mark.parametrize("name", NEVER)
def test_tolerance_does_not_go_further(name):
    text, complaint = STRICT[name]
    with pytest.raises(InputError) as caught:
        read(text, strict=False)
    assert str(caught.value) == f"f.cnf:{complaint}"


def test_a_literal_beyond_what_solvers_take_is_refused_also_where_counts_may_be_wrong():
    with pytest.raises(InputError, match="3:3: literal '-2147483648' is not one of"):
        read("p cnf 1 2\n1 0\n1 -2147483648 0\n", strict=False)


def test_lines_are_taken_one_by_one():
    """A file larger than memory allows as one text can be read: what comes in is a stream."""
    taken = iter([b"p cnf 1 1\n", b"1 0\n", b"%\n", b"never looked at\n"])
    assert read_dimacs(taken, "f.cnf", strict=False).clauses == [[1]]
    assert next(taken) == b"never looked at\n"


# Fuzz.

PIECES = [*"p01%cx-²", "-2", "99", "cnf", "c 1 a", "p cnf 2 2", "\n", "\n", "\x0b", "\x85"]
almost = some.lists(some.sampled_from(PIECES), max_size=30).map(" ".join)


def assert_only_our_error(text: str, strict: bool) -> None:
    try:
        read(text, strict)
    except InputError as problem:
        is_useful(problem, text)


@settings(max_examples=150)
@given(almost | some.text(max_size=60), some.booleans())
def test_random_text_is_read_or_refused_with_its_place(text, strict):
    assert_only_our_error(text.replace("\r", "\n"), strict)


@settings(max_examples=100)
@given(some.binary(max_size=60) | some.tuples(almost.map(str.encode), some.binary(max_size=3)).map(b"".join))
def test_random_bytes_are_read_or_refused_with_their_place(data):
    data = data.replace(b"\r", b"\n")
    for strict in (True, False):
        try:
            read(data, strict)
        except InputError as problem:
            is_useful(problem, data.decode("latin-1"))


@settings(max_examples=100)
@given(cnfs(), some.data())
def test_a_file_with_one_character_changed_is_read_or_refused_with_its_place(cnf, data):
    text = dimacs(cnf)
    place = data.draw(some.integers(0, len(text) - 1))
    changed = text[:place] + data.draw(some.sampled_from("0 1-\npc%x")) + text[place + 1 :]
    assert_only_our_error(changed, data.draw(some.booleans()))


# Answers of solvers.

ANSWERS = {
    "minisat": ("SAT\n1 -2 3 0\n", SolverAnswer(Verdict.SAT, [1, -2, 3])),
    "minisat-unsat": ("UNSAT\n", SolverAnswer(Verdict.UNSAT, [])),
    "minisat-limit": ("INDET\n", SolverAnswer(Verdict.UNKNOWN, [])),
    "minisat-without-variables": ("SAT\n0\n", SolverAnswer(Verdict.SAT, [])),
    "minisat-over-lines": ("SAT\n1\n-2 0\n", SolverAnswer(Verdict.SAT, [1, -2])),
    "lines": ("c hello\ns SATISFIABLE\nv 1 -2 3\nv -4 0\n", SolverAnswer(Verdict.SAT, [1, -2, 3, -4])),
    "zero-in-a-line-of-its-own": ("s SATISFIABLE\nv 1\nv 0\n", SolverAnswer(Verdict.SAT, [1])),
    "values-first": ("v 1 0\ns SATISFIABLE\n", SolverAnswer(Verdict.SAT, [1])),
    "without-zero": ("s SATISFIABLE\nv 1 2", SolverAnswer(Verdict.SAT, [1, 2])),
    "partial": ("s SATISFIABLE\nv 4 0\n", SolverAnswer(Verdict.SAT, [4])),
    "twice-the-same": ("s SATISFIABLE\nv 4 4 0\nv 4 0\n", SolverAnswer(Verdict.SAT, [4])),
    "unsat": ("c x\ns UNSATISFIABLE\nc 3 conflicts\n", SolverAnswer(Verdict.UNSAT, [])),
    "unknown": ("s UNKNOWN\n", SolverAnswer(Verdict.UNKNOWN, [])),
    "indeterminate": ("INDETERMINATE\n", SolverAnswer(Verdict.UNKNOWN, [])),
    "words-around": ("Solving...\ns UNSATISFIABLE\n12 seconds\n", SolverAnswer(Verdict.UNSAT, [])),
    "windows": ("s SATISFIABLE\r\nv 1 -2 0\r\n", SolverAnswer(Verdict.SAT, [1, -2])),
    "comments-like-answers": ("c s SATISFIABLE\nc v 1 0\ns UNSATISFIABLE\n", SolverAnswer(Verdict.UNSAT, [])),
}


@pytest.mark.parametrize(("text", "told"), ANSWERS.values(), ids=ANSWERS)
def test_an_answer_is_read_whoever_gives_it(text, told):
    assert read_answer(Source("out", text), 4) == told


NO_ANSWER = "expected an answer of a SAT solver, 's SATISFIABLE' or SAT or the like, but found none"
REFUSED = {
    "empty": ("", f"1:1: {NO_ANSWER}"),
    "values-only": ("v 1 2 0\n", f"1:1: {NO_ANSWER}"),
    "a-formula": ("p cnf 1 1\n1 0\n", f"1:1: {NO_ANSWER}"),
    "words": ("Segmentation fault\n", f"1:1: {NO_ANSWER}"),
    "s-alone": ("s\n", f"1:1: {NO_ANSWER}"),
    "other-word": ("c\ns OPTIMUM FOUND\n", "2:3: expected SATISFIABLE, UNSATISFIABLE or UNKNOWN, but found 'OPTIMUM'"),
    "too-large": ("s SATISFIABLE\nv 1 -5 0\n", "2:5: literal '-5' is not one of the 4 variables of this formula"),
    "no-literal": ("s SATISFIABLE\nv 1 x2 0\n", "2:5: expected a literal or 0, but found 'x2'"),
    "names": ("SAT\n1 a\n", "2:3: expected a literal or 0, but found 'a'"),
    "both": ("s SATISFIABLE\nv 1 -2\nv 2 0\n", "3:3: literal 2 contradicts -2, which came before"),
}


@pytest.mark.parametrize(("text", "complaint"), REFUSED.values(), ids=REFUSED)
def test_what_is_no_answer_is_refused_with_its_place(text, complaint):
    with pytest.raises(InputError) as caught:
        read_answer(Source("out", text), 4)
    assert str(caught.value) == f"out:{complaint}"
    is_useful(caught.value, text)


def test_a_variable_that_is_said_to_be_true_and_false_is_no_model():
    """It would make every clause true that has it, whatever else the clause says."""
    with pytest.raises(InputError, match="contradicts"):
        read_answer(Source("out", "s SATISFIABLE\nv 1 -1 0\n"), 1)


@settings(max_examples=150)
@given(
    some.lists(some.sampled_from(["s ", "SATISFIABLE", "SAT", "UNSAT", "v ", "1 ", "-2 ", "0", "9", "\n", "²", "c "]))
    .map("".join)
    .map(lambda text: text[:200])
    | some.text(max_size=60)
)
def test_random_answers_are_read_or_refused_with_their_place(text):
    try:
        told = read_answer(Source("out", text), 4)
    except InputError as problem:
        is_useful(problem, text)
    else:
        assert all(1 <= abs(literal) <= 4 and -literal not in told.literals for literal in told.literals)
