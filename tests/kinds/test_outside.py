"""Kinds of other packages and of single files: found when they are named, and refused in one line."""

import json
import pickle
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import smtpuzzles
from smtpuzzles import kinds
from smtpuzzles.base.deadline import Deadline
from smtpuzzles.base.processes import run_in_process
from smtpuzzles.cli.app import run
from smtpuzzles.contract import boards, tiny, uses
from smtpuzzles.contract.__main__ import main
from smtpuzzles.contract.samples import sample_in
from smtpuzzles.kinds import _outside
from smtpuzzles.playing.start import new_puzzle
from smtpuzzles.screen.app import Play
from smtpuzzles.web.answering import ASKS, answer
from tests.conftest import ROOT, forget_kinds
from tests.screens import drive

TEMPLATE = (ROOT / "tests/by_hand.py").read_text()
PUZZLE = "R__\n___\n__-\n"
NO_LOOK = "a text and a Look with a name, but found 'R': "


@pytest.fixture(autouse=True)
def no_kinds_remain(tmp_path, monkeypatch):
    """Each test has its own folder, its own packages, and forgets the kinds that it has loaded."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    yield
    forget_kinds()


@pytest.fixture
def file(tmp_path):
    """Write the template, changed, into a file; return its name."""

    def write(name: str = "rooks.py", **changes: str) -> str:
        text = TEMPLATE
        for old, new in changes.pop("change", {}).items():
            assert old in text
            text = text.replace(old, new)
        (tmp_path / name).write_text(text)
        (tmp_path / "puzzle.txt").write_text(PUZZLE)
        return name

    return write


@pytest.fixture
def package(tmp_path, monkeypatch):
    """Install a package that says where its kind is."""
    monkeypatch.syspath_prepend(tmp_path / "site")

    def install(package: str, kind: str, code: str = "", version: str = "0.2") -> None:
        site = tmp_path / "site"
        info = site / f"{package}-{version}.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: {version}\n")
        (info / "entry_points.txt").write_text(f"[{_outside.GROUP}]\n{kind} = outside_{package}:KIND\n")
        (site / f"outside_{package}.py").write_text(code or TEMPLATE)
        kinds.load.cache_clear()
        _outside.entry_points.cache_clear()

    return install


def complaint(capsys, *words: str) -> str:
    assert run([*words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err.removeprefix("smtpuzzles: ").rstrip("\n")


def test_a_file_is_a_kind(file, capsys):
    assert run(["solve", f"./{file()}", "puzzle.txt", "--plain"]) == 0
    assert capsys.readouterr().out == "R--\n--R\n-R-\n"
    assert smtpuzzles.check(smtpuzzles.parse("rooks", PUZZLE)).verdict == "unique"
    assert kinds.origin("rooks") == "rooks.py"


def test_a_second_file_with_the_same_name_of_a_kind_is_refused(file):
    first, second = file("first.py"), file("second.py")
    kinds.name_of(first)
    with pytest.raises(smtpuzzles.UsageError, match=r"^second.py: a kind 'rooks' is already loaded from .*/first.py$"):
        kinds.name_of(second)
    assert kinds.name_of(first).path == kinds.name_of(f"./{first}").path == str(Path(first).resolve())
    assert kinds.origin("rooks") == first
    forget_kinds()
    kinds.name_of(second)
    assert kinds.origin("rooks") == second


def test_new_puzzles_of_a_file_are_the_same_from_any_number_of_processes(file, capsys):
    written = []
    for jobs in ("1", "2"):
        assert run(["generate", file(), "--count", "3", "--seed", "1", "--size", "9", "--jobs", jobs, "-o", "-"]) == 0
        written.append(capsys.readouterr().out)
    assert written[0] == written[1]
    assert "; smtpuzzles generate rooks.py --variant classic --size 9x9 --seed 1\n" in written[0]


def test_another_process_that_gets_a_name_or_a_puzzle_loads_the_file(file):
    name = kinds.name_of(file())
    for sent in (name, smtpuzzles.parse(name, PUZZLE)):
        code = "import pickle, sys; from smtpuzzles import kinds; got = pickle.load(sys.stdin.buffer); "
        code += "print(kinds.load(getattr(got, 'kind', got)).name)"
        ran = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(sent), stdout=subprocess.PIPE, check=True)
        assert ran.stdout == b"rooks\n"


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (
            {"ROOK, NONE =": "ROOK, NON ="},
            "rooks.py cannot be used: NameError: name 'NONE' is not defined (rooks.py:44)",
        ),
        ({"class Rooks(": "class Rooks("}, "rooks.py cannot be used: SyntaxError: "),
        ({"KIND = Kind(": "ROOKS = Kind("}, "rooks.py cannot be used: expected KIND = Kind(...), but found no KIND"),
        ({"KIND = Kind(": "KIND = dict("}, "rooks.py cannot be used: expected KIND = Kind(...), but found dict"),
        ({'name="rooks"': 'name="gappy"'}, "rooks.py: expected another name than that of the built-in kind 'gappy'"),
        (
            {"api=2": "api=9"},
            "rooks.py is made for version 9 of the contract; this smtpuzzles has version 2",
        ),
        (
            {"api=2": 'api="2"'},
            "rooks.py cannot be used: expected api=2, a number, but found '2'",
        ),
        (
            {"    api=2,\n": "", "(wanted: Wanted[Options])": "(size: Cell, variant: str, options: Options, random)"},
            "rooks.py is made for version 1 of the contract; this smtpuzzles has version 2",
        ),
        (
            {"BoardSetter(usual=(6, 6), blank=blank)": "BoardSetter((6, 6), blank)"},
            "rooks.py cannot be used: TypeError: BoardSetter gets its fields by name: usual, blank, options, mended, ",
        ),
    ],
    ids=["error", "syntax", "none", "other", "built-in", "newer", "text", "older", "by-place"],
)
def test_a_file_that_cannot_be_used_is_refused_in_one_line(change, expected, file, capsys):
    name = file(change=change)
    if "SyntaxError" in expected:
        Path(name).write_text("def f(:\n")
    for command in ("solve", "generate"):  # which also looks for options of the kind
        assert complaint(capsys, command, name).startswith(expected)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            ', NONE: Look("no rook", Tile(NONE, Role.SYMBOL))}',
            "}",
            "two symbols or more with their looks, not 1",
        ),
        (
            "symbols: ClassVar =",
            "symbols = (ROOK, NONE)\n    signs: ClassVar =",
            "Rooks.symbols with looks, as in {'R': Look(...), ",
        ),
        (
            "symbols: ClassVar =",
            'symbols = {ROOK: "a rook", NONE: "no rook"}\n    signs: ClassVar =',
            NO_LOOK + "'a rook'",
        ),
        ('Look("a rook"', 'Look(" "', NO_LOOK + "Look(name=' ', tile="),
        ("ROOK: Look", "None: Look", NO_LOOK.replace("'R'", "None") + "Look("),
    ],
    ids=["one-look", "no-looks", "no-look", "no-name", "no-text"],
)
def test_a_declared_kind_without_two_symbols_is_refused_in_one_line(old, new, expected, capsys):
    declared = (ROOT / "smtpuzzles/kinds/_template.py").read_text()
    assert old in declared
    Path("rooks.py").write_text(declared.replace(old, new))
    Path("puzzle.txt").write_text(PUZZLE)
    assert f"expected {expected}" in complaint(capsys, "solve", "rooks.py", "puzzle.txt")


def test_cells_may_hold_more_than_two_symbols():
    text = (ROOT / "smtpuzzles/kinds/_template.py").read_text()
    Path("rooks.py").write_text(
        text.replace('NONE: Look("no', '"X": Look("an X", Tile("X", Role.OPEN)), NONE: Look("no')
    )
    rooks = kinds.name_of("rooks.py")
    puzzle = smtpuzzles.parse(rooks, "RX\n__\n")
    assert [variable.name for variable in puzzle.model.variables[:3]] == ["a_rook_2_1", "an_X_2_1", "no_rook_2_1"]
    assert smtpuzzles.count(puzzle).count == 2
    broken = smtpuzzles.verify(puzzle, {(1, 1): "R", (1, 2): "X", (2, 1): "_", (2, 2): "R"})
    assert [violation.rule for violation in broken] == ["row 2, column 1 holds R or X or -"]


def test_a_file_that_imports_what_only_version_1_had_is_told_the_version(file, capsys):
    told = complaint(capsys, "solve", file(change={"    Variable,\n": "    Variable,\n    one_a_cell,\n"}))
    assert told.startswith("rooks.py cannot be used: ImportError: cannot import name 'one_a_cell' from ")
    assert told.endswith("; this smtpuzzles has version 2 of the contract")


def test_an_error_in_the_code_of_a_kind_names_its_line(file, capsys):
    assert run(["solve", file(change={"= tuple([": "= tupel(["}), "puzzle.txt"]) == 70
    expected = "smtpuzzles: the kind has a bug: NameError: name 'tupel' is not defined (rooks.py:54)\n"
    assert capsys.readouterr().err == expected
    assert complaint(capsys, "solve", "missing.py", "puzzle.txt") == "cannot read missing.py: no such file"


UNDECODED = "'ascii' codec can't decode byte 0xff in position 0: ordinal not in range(128)"


@pytest.mark.parametrize(
    ("act", "words"),
    [
        ("__import__('sys').exit()", "SystemExit: "),  # which would end the program with status 0
        ("(_ for _ in ()).throw(BaseException('\\x1b[31m'))", "BaseException: \\x1b[31m"),  # as panics of Rust are
        # These were 'cannot write the answer', and a traceback.
        ("open('none.txt')", "FileNotFoundError: [Errno 2] No such file or directory: 'none.txt'"),
        ("b'\\xff'.decode('ascii')", f"UnicodeDecodeError: {UNDECODED}"),
        ("(_ for _ in ()).throw(type('Odd', (Exception,), {'__str__': lambda _: 1 / 0})())", "Odd: "),
    ],
)
def test_a_kind_does_not_end_the_program_and_what_it_raises_is_told_in_one_line(file, act, words, capsys):
    name = file(change={"= tuple([": f"= {act} or tuple(["})
    assert run(["solve", name, "puzzle.txt"]) == 70
    assert capsys.readouterr() == ("", f"smtpuzzles: the kind has a bug: {words} (rooks.py:54)\n")
    Path("at_once.py").write_text(act)
    told = complaint(capsys, "solve", "at_once.py", "puzzle.txt")
    assert told == f"at_once.py cannot be used: {words} (at_once.py:1)"


def test_a_kind_that_meets_the_end_of_a_file_is_named_with_its_line(file, capsys):
    """It was an 'Abort', of the library that runs commands."""
    assert (
        run(["solve", file(change={"= tuple([": "= __import__('pickle').loads(b'') or tuple(["}), "puzzle.txt"]) == 70
    )
    told = "smtpuzzles: the kind has a bug: EOFError: Ran out of input (rooks.py:54)"
    assert capsys.readouterr().err.splitlines()[-1] == told


def test_an_error_that_a_kind_may_have_caused_names_the_kind(file, package, capsys):
    returned = "return Model(variables, tuple(rules), bare, incomparable=True)"
    package("camp", "rooks", TEMPLATE.replace(returned, "return ()"))
    for kind in (file(change={returned: "return ()"}), "rooks"):
        assert run(["solve", kind, "puzzle.txt"]) == 70
        told = f"smtpuzzles: this is a bug of smtpuzzles or of the kind {kind}: AttributeError: 'tuple' object has no "
        assert capsys.readouterr().err.startswith(told)
        forget_kinds()


def test_a_package_brings_a_kind(package, file, capsys):
    package("camp", "rooks", TEMPLATE.replace('name="rooks"', 'aliases=("castles",), name="rooks"'))
    file()
    for name in ("rooks", "castles"):
        assert run(["solve", name, "puzzle.txt", "--plain"]) == 0
        assert capsys.readouterr().out == "R--\n--R\n-R-\n"
    assert run(["kinds"]) == 0
    assert "rooks: one rook in every row and every column (from camp 0.2)\n" in capsys.readouterr().out
    assert run(["kinds", "--json"]) == 0
    origins = {kind["name"]: kind["from"] for kind in json.loads(capsys.readouterr().out)["kinds"]}
    assert origins == dict.fromkeys(kinds.names(), "built in") | {"rooks": "camp 0.2"}
    last = kinds.names()[-1]
    assert complaint(capsys, "solve", "rook", "puzzle.txt").endswith(f"{last}, rooks; did you mean 'rooks'?")


def test_a_package_has_options_and_samples_of_its_own(package, capsys, tmp_path):
    corner = 'class Corner(Options):\n    corner: Annotated[int, Option("a corner")] = 1\n\n\n'
    code = TEMPLATE.replace("    Options,\n", "    Option,\n    Options,\n").replace(
        "import Clas", "import Annotated, Clas"
    )
    code = code.replace("def blank(", f"{corner}def blank(").replace("Setter(usual", "Setter(options=Corner, usual")
    package("camp", "rooks", code)
    assert run(["generate", "--size", "3", "rooks", "--corner", "2", "--seed", "1", "--plain"]) == 0
    assert "--size 3x3 --seed 1 --corner 2\n" in capsys.readouterr().out
    assert kinds.samples("rooks") is None
    (tmp_path / "site/samples").mkdir()
    assert kinds.samples("rooks") == tmp_path / "site/samples"


@pytest.mark.parametrize(
    ("name", "code", "expected"),
    [
        ("rooks", "import nothing_like_it", "the kind 'rooks' of camp 0.2 cannot be used: ModuleNotFoundError: "),
        ("other", "", "camp 0.2 calls a kind 'other' that calls itself 'rooks'"),
        ("gappy", "", "the kind 'gappy' of camp 0.2 is not used: that name is built in"),
    ],
    ids=["broken", "misnamed", "built-in"],
)
def test_a_package_that_cannot_be_used_is_told_by_kinds_and_when_it_is_asked_for(
    name, code, expected, package, file, capsys
):
    package("camp", name, code)
    file()
    assert run(["kinds"]) == 0
    out, err = capsys.readouterr()
    assert "gappy: " in out
    assert err.startswith(f"smtpuzzles: {expected}")
    assert err.count("\n") == 1
    if name != "gappy":
        assert complaint(capsys, "show", name, "puzzle.txt").startswith(expected)


def test_two_packages_with_one_name_are_both_named(package, file, capsys):
    file()
    package("camp", "rooks")
    package("chess", "rooks")
    expected = "the kind 'rooks' is in camp 0.2 and in chess 0.2: uninstall one of them"
    assert sorted(complaint(capsys, "show", "rooks", "puzzle.txt").split()) == sorted(expected.split())


def test_a_switch_leaves_packages_out(package, capsys, monkeypatch):
    package("camp", "rooks")
    monkeypatch.setenv(_outside.SWITCH, "1")
    _outside.entry_points.cache_clear()
    assert complaint(capsys, "show", "rooks", "-").startswith("unknown kind 'rooks'")


def test_packages_are_not_looked_up_for_a_built_in_kind():
    code = "import sys, smtpuzzles.cli.app as a; a.run(['show', 'akari', '-', '--plain']); "
    code += "print('importlib.metadata' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], input="2\n__\n__\n", text=True, capture_output=True, check=True)
    assert ran.stdout == "2\n__\n__\nFalse\n"


# What is wrong with a kind, and the promise that it breaks.
MODEL = "    def build_model"
BROKEN = {
    "no-checks": ("self.lines():\n            if", "[]:\n            if", boards.breaks_a_rule_when_a_cell_changes),
    "one-sentence": ('f"{name} has exactly', '"a line has exactly', boards.has_rules_with_sentences),
    "unread": (MODEL, f"    def text(self): return 'R\\n'\n\n{MODEL}", boards.is_read_as_it_is_printed),
    "no-legend": ('(Tile("·"', '(Tile("?"', boards.is_drawn_whole),
    "no-clues": (MODEL, f"    def clues_of(self, solution): return []\n\n{MODEL}", uses.adds_clues_as_rules),
    "undrawn": (
        MODEL,
        f"    def played(self, _): return super().played({{}})._replace(tiles={{}})\n\n{MODEL}",
        uses.is_played,
    ),
}


@pytest.mark.parametrize(("old", "new", "promise"), BROKEN.values(), ids=BROKEN)
def test_a_broken_promise_is_found(old, new, promise, file):
    name = kinds.name_of(file(change={old: new}))
    assert list(promise(sample_in(name, Path("puzzle.txt"))))


@pytest.mark.parametrize(
    ("constraints", "words"),
    [
        ("Exactly(1 - given, literals), Exactly(0, literals[:1])", "is accepted, but is no model"),
        ("Exactly(2 - given, literals)", "breaks a rule: row 1 has exactly one rook"),
    ],
    ids=["too-little", "too-much"],
)
def test_on_tiny_boards_a_model_that_allows_too_much_or_too_little_is_found(constraints, words, file):
    name = kinds.name_of(file(change={"Exactly(1 - given, literals)": constraints}))
    assert any(words in found for found in tiny.models_are_what_violations_accepts(name, []))


def test_puzzles_that_differ_each_time_and_bytes_that_depend_on_the_process_are_found(file):
    change = {
        "Rooks.of_size(wanted.size,": "Rooks.of_size((2 + next(CALLS) % 5,) * 2,",
        "MOST_LINES = 30": "CALLS = __import__('itertools').count()\nMOST_LINES = 30",
        "named_lines(*size_of(self.board))]": "sorted(named_lines(*size_of(self.board)), key=lambda x: hash(x[0]))]",
    }
    name = kinds.name_of(file(change=change))
    assert list(uses.makes_new_puzzles(name))
    assert list(uses.writes_the_same_bytes_in_every_process(name, [sample_in(name, Path("puzzle.txt"))]))


def test_the_tool_tells_of_each_promise_and_leaves_with_a_status(file, capsys):
    Path("one.txt").write_text("; unique\nR_\n__\n")
    other = file("bad.py", change={'f"{name} has exactly': '"a line has exactly', '"rooks"': '"bad"'})
    assert main([other, "one.txt"]) == 1
    told = capsys.readouterr().out
    assert "kept    names of variables are different" in told
    assert "BROKEN  each rule has a sentence of its own" in told
    assert main(["chess"]) == main([other, "missing.txt"]) == main([]) == 2


@pytest.mark.more
def test_the_tool_ends_each_promise_in_time_and_calls_it_neither_kept_nor_broken(file, capsys):
    Path("one.txt").write_text("; unique\nR_\n__\n")
    endless = "    def picture(self, *_):\n        while True:\n            pass\n\n    def violations("
    other = file("slow.py", change={"    def violations(": endless, '"rooks"': '"slow"'})
    assert main(["--timeout", "0.5", other, "one.txt"]) == 3
    told = capsys.readouterr().out.splitlines()
    late = [place for place, line in enumerate(told) if line.startswith("late    ")]
    assert [told[place + 1].strip() for place in late] == ["out of time: not all samples were tried"] * len(late)
    assert "late    the picture shows every cell" in "\n".join(told)
    assert "kept    names of variables are different" in "\n".join(told)
    assert told[-1] == f"slow breaks no promise, but time was up for {len(late)} of them"


@pytest.mark.parametrize("words", ["", "0 x.py", "nan x.py", "many x.py", "1"])
def test_the_tool_expects_a_time_limit_and_a_kind(words, capsys):
    assert main(["--timeout", *words.split()]) == 2
    assert capsys.readouterr().err == "smtpuzzles: expected --timeout SECONDS, a number above 0, and a kind\n"


def test_a_process_makes_a_puzzle_of_a_file_and_gives_it_back(file):
    name = kinds.name_of(kinds.name_of(file()))
    puzzle = run_in_process(partial(new_puzzle, name, (4, 4), None), 1, Deadline())
    assert smtpuzzles.check(puzzle).verdict == "unique"
    assert puzzle == new_puzzle("rooks", (4, 4), None, 1, Deadline())


def test_the_menu_lists_kinds_of_packages_and_tells_of_those_that_cannot_be_used(package):
    package("camp", "rooks")
    package("broken", "knights", "import nothing_like_it")

    async def script(pilot):
        menu = pilot.app.screen
        assert any(words == "Rooks: one rook in every row and every column" for words, _ in menu.choices)
        assert menu.status.startswith("the kind 'knights' of broken 0.2 cannot be used: ModuleNotFoundError")

    drive(Play(), script)


def test_no_message_of_the_page_loads_a_package(package, tmp_path):
    ran = tmp_path / "ran"
    package("alpha", "rooks", f"open({str(ran)!r}, 'w')\n{TEMPLATE}")
    game = {"kind": "rooks", "variant": "classic", "text": PUZZLE, "called": ""}
    for ask in ASKS:
        for text in (PUZZLE, "garbage", "%", "rooks.classic=R__/___/__-"):
            named = {"kind": "rooks", "name": "rooks", "text": text, "fragment": text, "form": "rooks", "game": game}
            for message in ({"ask": ask, **named}, {"ask": ask, "text": text, "fragment": text, "size": [3, 3]}):
                assert "bug" not in answer(message)
            assert not ran.exists(), ask
    kinds.load("rooks")
    assert ran.exists()
