"""The messages of the page, over all kinds: what they show, change, answer and give away; and bad messages."""

import json
import re
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from smtpuzzles import kinds
from smtpuzzles.web.answering import ASKS, answer, answer_text
from tests.conftest import SMALL

BOARDS = [kind for kind in kinds.names() if kind != "sokoban"]


def ask(**message: Any) -> Any:
    """Ask through JSON, as the page does."""
    return json.loads(answer_text(json.dumps(message)))


def sample(kind: str) -> Any:
    name = "order" if kind == "sokoban" else SMALL[kind].path.stem
    return ask(ask="sample", kind=kind, name=name)["game"]


def test_all_kinds_are_offered_with_their_samples_and_variants():
    found = ask(ask="kinds")["kinds"]
    assert [kind["name"] for kind in found] == kinds.names()
    for kind in found:
        assert kind["samples"]
        assert list(kind["variants"]) == list(kinds.load(kind["name"]).variants)


@pytest.mark.parametrize("kind", kinds.names())
def test_a_game_of_each_kind_is_shown_and_opens_again_from_its_link(kind):
    game = sample(kind)
    view = ask(ask="show", game=game)["view"]
    assert view["svg"].startswith("<svg")
    assert "<style>" not in view["svg"]
    assert not view["solved"]
    assert not view["begun"]
    assert all(cell["words"] for cell in view["cells"].values())
    fragment = ask(ask="share", game=game)["fragment"]
    opened = ask(ask="open", fragment=fragment)["game"]
    comments = [line for line in game["text"].splitlines(True) if not line.startswith(";")]
    assert opened == {**game, "called": "from a link", "text": "".join(comments)}
    assert ask(ask="open", fragment="#" + fragment)["game"] == opened
    about = ask(ask="about", game=game)
    assert about["rules"]
    assert [one["words"] for one in about["legend"]] == [words for _, words in kinds.load(kind).legend]


@pytest.mark.few(4)
@pytest.mark.parametrize("kind", BOARDS)
def test_hints_lead_to_the_solution_of_each_kind(kind):
    game, told = sample(kind), []
    for _ in range(1000):
        found = ask(ask="hint", game=game, told=told)
        assert found["stages"], found
        told += [] if found["board"] else found["claims"]
        changed = ask(ask="do", do="accept", game=game, board=found["board"])
        game = changed["game"]
        if changed["view"]["solved"]:
            break
    assert changed["told"] == "Solved!"
    assert changed["view"]["solved"]


@pytest.mark.few(8)
@pytest.mark.parametrize("kind", BOARDS)
def test_questions_about_each_kind_agree(kind):
    game = sample(kind)
    assert ask(ask="check", game=game)["verdict"] == "unique"
    assert ask(ask="finish", game=game)["verdict"] == "sat"
    assert ask(ask="broken", game=game)["rules"] == []
    solved = ask(ask="another", game=game, seed=1)
    assert solved["told"] == "the only solution"
    full = ask(ask="do", do="accept", game=game, board=solved["board"])
    assert full["view"]["solved"]
    slides = ask(ask="path", game=game)["slides"]
    assert len(slides) > 1
    assert all(slide["svg"].startswith("<svg") for slide in slides)


def test_a_hint_that_is_accepted_takes_the_marks_of_its_cells_away():
    game = {**sample("sudoku"), "marks": {"1,2": ["2", "3"], "1,3": ["2"]}}
    changed = ask(ask="do", do="accept", game=game, board={"1,2": "2", "1,3": "9"})["game"]
    assert (changed["entries"], changed["marks"]) == ({"1,2": "2"}, {"1,3": ["2"]})


@pytest.mark.parametrize("kind", BOARDS)
def test_a_wrong_entry_is_found_and_told(kind):
    game = sample(kind)
    solution = ask(ask="another", game=game, seed=1)["board"]
    cells = ask(ask="show", game=game)["view"]["cells"]
    place, wrong = next(
        (place, symbol)
        for place, cell in cells.items()
        for symbol in cell.get("symbols", ())
        if symbol != solution[place]
    )
    spoilt = ask(ask="do", do="put", game=game, place=place, symbol=wrong)["game"]
    found = ask(ask="finish", game=spoilt)
    assert found["verdict"] == "unsat"
    assert found["wrong"] == [place]
    assert found["refutable"]
    (why,) = ask(ask="refute", game=spoilt)["stages"]
    assert why["marked"] == [place]
    texts = [why["told"], *[line["text"] for line in why["lines"]], why["also"]]
    assert "".join(texts).endswith("'Hide' goes back")
    judged = ask(ask="judge", game=spoilt, place=place)
    assert judged["task"]
    assert judged["stages"][0]["told"].startswith("no: ")
    right = ask(ask="do", do="put", game=game, place=place, symbol=solution[place])["game"]
    judged = ask(ask="judge", game=right, place=place)
    assert judged["stages"][0]["told"].startswith("right: ")
    assert not judged["task"]
    assert ask(ask="judge", game=game, place=place)["error"] == "expected a place with an entry"
    task = ask(ask="task", game=game)
    assert task["task"]
    assert task["stages"][0]["marked"]
    assert ask(ask="refute", game=game)["error"] == "expected a game with an entry that is in no solution"
    assert ask(ask="hint", game=spoilt, told=[])["stages"][0]["marked"] == [place]


def test_entries_are_put_turned_crossed_marked_typed_and_cleared():
    game = sample("sudoku")
    place = next(place for place, cell in ask(ask="show", game=game)["view"]["cells"].items() if "symbols" in cell)

    def done(**what: Any) -> Any:
        return ask(ask="do", game=game, place=place, **what)

    assert done(do="put", symbol="3")["game"]["entries"] == {place: "3"}
    assert done(do="turn")["game"]["entries"] == {place: "1"}
    assert done(do="cross")["game"]["entries"] == {place: "4"}
    assert done(do="mark", symbol="2")["game"]["marks"] == {place: ["2"]}
    assert done(do="type", character="2", marking=True)["game"]["marks"] == {place: ["2"]}
    typed = done(do="type", character="2")
    assert (typed["game"]["entries"], typed["typed"], typed["ends"]) == ({place: "2"}, "2", True)
    assert done(do="type", character="x")["game"] == game
    game = typed["game"]
    assert done(do="clear")["game"]["entries"] == {}
    assert done(do="reset")["game"]["entries"] == {}


def test_clues_are_composed_and_checked():
    game = ask(ask="empty", kind="gappy", size=[9, 9])["game"]
    assert game["composing"]
    view = ask(ask="show", game=game)["view"]
    assert view["cells"]["0,3"]["words"] == "the label of column 3: none"
    changed = ask(ask="do", do="type", game=game, place="0,3", character="5")
    assert changed["view"]["counters"] == "1 clue"
    found = ask(ask="check", game=changed["game"])
    assert found["verdict"] == "multiple"
    assert found["differing"]


@pytest.mark.parametrize("kind", [kind for kind in BOARDS if kinds.load(kind).setter.clues])
def test_each_place_of_a_composed_board_takes_a_clue(kind):
    game = ask(ask="empty", kind=kind, size=[4, 4])["game"]
    for place, cell in ask(ask="show", game=game)["view"]["cells"].items():
        for symbol in cell.get("symbols", [])[:1]:
            assert ask(ask="do", do="put", game=game, place=place, symbol=symbol)["game"]["entries"] == {place: symbol}


def test_a_level_is_walked_with_hints_to_its_end():
    game = sample("sokoban")
    lost = ask(ask="finish", game=game)
    assert lost["told"] == "not lost: there is a plan from here"
    hinted = ask(ask="hint", game=game)
    walked = ask(ask="do", do="walk", game=game, plan=hinted["plan"])
    assert walked["game"]["plan"].lower() == hinted["plan"].lower()
    way = ask(ask="way", game=walked["game"])
    last = ask(ask="do", do="walk", game=walked["game"], plan=way["plan"])
    assert last["view"]["solved"]
    assert last["told"].startswith("Solved in ")
    assert ask(ask="do", do="reset", game=last["game"])["game"] == game


def test_a_refused_step_changes_nothing_and_says_why():
    game = sample("sokoban")
    refused = [found for letter in "udlr" if "told" in (found := ask(ask="do", do="step", game=game, letter=letter))]
    assert refused
    assert all(found["game"] == game for found in refused)


def test_pasted_texts_are_read_in_any_format():
    read = ask(ask="read", text="https://puzz.link/p?akari/7/7/j.kcg69cg.g.gdg9.g.idibh")
    assert read["games"][0]["kind"] == "lightup"
    noted = ask(ask="read", text="begin\npuzzle akari\nrule other\nsize 2\nproblem\n- -\n- x\nend")
    assert noted["games"][0]["called"] == "words in the block are not read as rules: 'rule other'"
    line = "12345678." * 9
    found = ask(ask="read", text=f"{line}\n{line}", kind="sudoku")
    assert [game["kind"] for game in found["games"]] == ["sudoku", "sudoku"]
    assert ask(ask="read", text="<b>nothing</b>")["error"].startswith("pasted text:1:1: ")


def test_a_text_that_suits_several_kinds_asks_and_a_variant_can_be_chosen():
    text = "01__/____/____/____"
    suits = ["binairo", "lightup", "slitherlink", "sudoku"]
    for asked in (ask(ask="read", text=text), ask(ask="open", fragment=f"#{text}")):
        assert asked == {"suits": suits, "text": text}
    for variant in ("distinct", "repeats"):
        (found,) = ask(ask="read", text=text, kind="binairo", variant=variant)["games"]
        assert found["variant"] == variant
    assert "unknown variant" in ask(ask="read", text=text, kind="binairo", variant="x")["error"]
    (tango,) = ask(ask="read", text="0=_\nx..\n_._\n")["games"]
    assert (tango["kind"], tango["variant"]) == ("binairo", "repeats")


def test_a_link_with_several_puzzles_gives_all_to_choose_from():
    boards = ["mosaic:\n3__\n___\n__4\n", "mosaic:\n___\n_4_\n___\n"]
    assert [one["text"] for one in ask(ask="open", fragment="#" + quote("\n".join(boards)))["games"]] == boards
    assert ask(ask="open", fragment="#" + quote(boards[1]))["game"]["text"] == boards[1]


@pytest.mark.parametrize("kind", BOARDS)
def test_a_claim_that_is_not_so_is_refused_and_no_bug(kind):
    game = sample(kind)
    solution = ask(ask="another", game=game, shown=[])["board"]
    open_cells = ask(ask="show", game=game)["view"]["cells"]
    for place in list(solution)[:3]:
        for symbol in open_cells[place].get("symbols", ()):
            told = [place, symbol, symbol != solution[place]]
            error = ask(ask="hint", game=game, told=[told])["error"]
            assert error == "expected claims of earlier hints, but found one that is not so in every solution"
            assert "stages" in ask(ask="hint", game=game, told=[[place, symbol, not told[2]]])


def test_files_and_links_are_those_of_the_command_line():
    game = sample("lightup")
    given_away = ask(ask="links", game=game)
    assert any(one["url"].startswith("https://puzz.link/p?akari/") for one in given_away["links"])
    for form in [one["form"] for one in given_away["forms"]]:
        file = ask(ask="export", game=game, form=form)
        assert file["text"], form
    assert ask(ask="export", game=game, form="cnf")["text"].startswith("c ")
    assert "(check-sat)" in ask(ask="export", game=game, form="smt2")["text"]


def test_the_same_seed_gives_the_puzzle_that_generate_gives():
    made = ask(ask="new", kind="lightup", size=[5, 5], seed=3)
    (same,) = __import__("smtpuzzles").generate("lightup", seed=3, size=5)
    assert made["game"]["text"] == same.text()


GAME = sample("sudoku")
BAD = [
    ({}, "'ask'"),
    ({"ask": "nothing"}, "one of kinds"),
    ({"ask": "show"}, "'game'"),
    ({"ask": "show", "game": {"kind": "sudoku", "text": 5, "variant": "classic"}}, "'text'"),
    ({"ask": "show", "game": {"kind": "no", "text": "", "variant": "x"}}, "no"),
    ({"ask": "sample", "kind": "sudoku", "name": "../../etc/passwd"}, "no sample"),
    ({"ask": "empty", "kind": "sudoku", "size": [9]}, "two numbers"),
    ({"ask": "empty", "kind": "sudoku", "size": [10**9, 10**9]}, "two numbers"),
    ({"ask": "another", "game": GAME, "shown": [{"1,1": {}}]}, "every open cell"),
    ({"ask": "hint", "game": GAME, "told": [["9,9", "1", True]]}, "a claim"),
    *[
        ({"ask": "show", "game": GAME, **bad}, "a list of symbols for each place")
        for bad in (
            {"candidates": {"1,2": [5]}},
            {"candidates": {"1,2": "5"}},
            {"struck": [["1,2"]]},
            {"struck": [["1,2", 5]]},
        )
    ],
    ({"ask": "show", "game": GAME, "shades": {"1,2": "inside"}}, "what can be noted"),
    ({"ask": "do", "game": GAME, "do": "turn", "place": "1;1"}, "a place"),
    ({"ask": "read", "text": "1" * 200_000}, "at most 100000"),
    ({"ask": "open", "fragment": "%00%ff<script>"}, "expected"),
]


def test_candidates_of_a_hint_are_drawn_where_the_board_is_open():
    candidates, struck = {"1,2": ["2", "3"], "1,1": ["4"], "9,9": ["1"]}, [["1,2", "3"], ["9,9", "1"], ["1,2", "?"]]
    game = ask(ask="read", kind="sudoku", text="1...\n..3.\n.4..\n...2\n")["games"][0]
    drawn = ask(ask="show", game=game, candidates=candidates, struck=struck)["view"]["svg"]
    assert (drawn.count('class="strike"'), drawn.count("</text>")) == (1, 4 + 2)


def test_what_a_hint_notes_of_cells_is_drawn():
    game = ask(ask="read", kind="slitherlink", text="3_\n__\n")["games"][0]
    drawn = ask(ask="show", game=game, shades={"2,2": "inside", "4,4": "outside"})["view"]["svg"]
    assert [f'class="tone{number}"' in drawn for number in (2, 5, 1)] == [True, True, False]
    for shades in ({"1,2": "inside"}, {"2,2": "3"}, {"2,2": ["inside"]}, {"9,9": "inside"}):
        assert "what can be noted" in ask(ask="show", game=game, shades=shades)["error"]


@pytest.mark.parametrize(("message", "words"), BAD)
def test_a_bad_message_gets_one_line(message, words):
    found = ask(**message)
    assert words in found["error"]
    assert "\n" not in found["error"]
    assert "bug" not in found


def test_a_claim_about_a_symbol_without_a_variable_is_no_bug():
    game = {"kind": "mosaic", "variant": "classic", "text": "mosaic:\n3__\n___\n__4\n", "called": ""}
    assert ask(ask="hint", game=game, told=[["2,1", "-", False]])["stages"]


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 2000) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["1,1", "0,1", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)
PARTS = ["entries", "marks", "composing", "called", "plan", "text"]
FIELDS = [
    "do",
    "place",
    "symbol",
    "letter",
    "character",
    "board",
    "marked",
    "told",
    "shown",
    "form",
    "size",
]


@given(
    st.sampled_from([name for name in ASKS if name not in ("new", "rate", "path")]),
    st.sampled_from(["sudoku", "sokoban", "gappy"]),
    st.dictionaries(st.sampled_from(PARTS), JSON_VALUES),
    st.dictionaries(st.sampled_from(FIELDS), JSON_VALUES | st.sampled_from(["put", "turn", "step", "accept", "1,1"])),
)
def test_no_message_finds_a_bug(name, kind, parts, fields):
    if parts.keys() & {"text"} and isinstance(parts["text"], str):
        parts.pop("text")  # texts of puzzles have tests of their own
    game = {**GAMES[kind], **parts}
    found = answer({"ask": name, "game": game, **fields})
    assert "bug" not in found, found
    json.dumps(found)


GAMES = {kind: sample(kind) for kind in ("sudoku", "sokoban", "gappy")}


@pytest.mark.parametrize("text", ["", "[]", "{", "[" * 100_000, '"show"', "1" * 5_000_000])
def test_what_is_no_message_is_refused(text):
    assert json.loads(answer_text(text))["error"].startswith("expected a message")


def test_a_number_that_can_go_on_does_not_end():
    game = ask(ask="empty", kind="sudoku", size=[16, 16])["game"]
    for begun, character, typed, ends in (("", "1", "1", False), ("1", "6", "16", True), ("", "2", "2", True)):
        told = ask(ask="do", do="type", game=game, place="1,1", begun=begun, character=character)
        assert (told["typed"], told["ends"]) == (typed, ends)


def test_a_file_has_what_was_entered_if_that_is_asked_for():
    game = {**GAMES["sudoku"], "entries": {"1,2": "2"}}
    puzzle, entered = (ask(ask="export", game=game, form="smt2", state=state)["text"] for state in (False, True))
    assert puzzle == ask(ask="export", game=GAMES["sudoku"], form="smt2")["text"]
    assert entered != puzzle


@pytest.mark.parametrize("composing", [False, True])
def test_what_stands_above_a_board_is_the_total_without_the_kind(composing):
    game = {**ask(ask="sample", kind="minesweeper", name="5")["game"], "composing": composing}
    game["entries"] = {"0,0": "5"} if composing else {}
    assert ">5 mines<" in ask(ask="show", game=game)["view"]["svg"]
    assert any("above the board" in rule for rule in ask(ask="about", game=game)["rules"])
    assert "mosaic<" not in ask(ask="show", game=sample("mosaic"))["view"]["svg"].partition("</title>")[2]


def test_a_file_without_what_was_entered_says_so():
    game = sample("mosaic")
    game = ask(ask="do", do="put", game=game, place="1,1", symbol="#")["game"]
    assert ask(ask="export", game=game, form="plain", state=True)["lacks"].startswith(", without your entries")
    assert ask(ask="export", game=game, form="plain")["lacks"] == ""


@pytest.mark.parametrize("kind", ["sokoban", "gappy"])
def test_a_hint_for_a_solved_puzzle_says_that_it_is_solved(kind):
    game = {"kind": kind, "variant": "moves", "text": "#####\n#@*.#\n#####\n", "called": "", "plan": ""}
    if kind != "sokoban":
        game = GAMES[kind]
        game = ask(ask="do", do="accept", game=game, board=ask(ask="another", game=game, seed=1)["board"])["game"]
    assert ask(ask="hint", game=game)["stages"][0]["told"] == "you have solved this"


@pytest.mark.parametrize("what", ["hint", "finish", "way"])
@pytest.mark.parametrize("variant", ["moves", "pushes"])
def test_every_question_about_a_solved_plan_says_that_it_is_solved(what, variant):
    game = {"kind": "sokoban", "variant": variant, "text": "#####\n#@$.#\n#####\n", "called": "", "plan": "R"}
    found = ask(ask=what, game=game)
    assert "you have solved this" in (found.get("told"), *(stage["told"] for stage in found.get("stages", ())))


@pytest.mark.parametrize("seed", [True, 1.5, "1", None])
def test_a_seed_is_a_whole_number(seed):
    assert ask(ask="another", game=GAMES["sudoku"], seed=seed)["error"] == "the message needs 'seed', a whole number"


@pytest.mark.parametrize("what", sorted(ASKS))
def test_null_in_any_field_is_no_bug(what):
    game = GAMES["sudoku"]
    good = {"kind": "sudoku", "name": "4", "text": "1...............", "fragment": "#1...............", "game": game}
    good |= {"do": "put", "place": "1,2", "symbol": "3", "form": "line", "character": "1", "board": {}, "size": [4, 4]}
    fields = [{**good, name: None} for name in good]
    fields += [{**good, "game": {**game, name: None}} for name in game]
    for message in fields:
        assert "bug" not in ask(**message, ask=what), message
    assert ask(ask=None)["error"] == "the message needs 'ask', a JSON string"


@pytest.mark.parametrize(
    ("what", "field"), [("links", "game"), ("read", "text"), ("sample", "kind"), ("open", "fragment")]
)
def test_null_in_a_needed_field_is_named(what, field):
    assert ask(ask=what, **{field: None})["error"].startswith(f"the message needs '{field}', a JSON ")


def test_a_board_that_nobody_could_draw_is_refused():
    line = "1" * 20_000
    for found in (
        ask(ask="open", fragment=f"slitherlink.classic={line}"),
        ask(ask="read", kind="slitherlink", text=line),
    ):
        assert "at most 4000 cells; this one is 20000 x 1" in found["error"]


@pytest.mark.more
def test_many_blank_lines_are_no_puzzle_and_that_is_soon_told():
    # Once, each line was searched again for every line before it: minutes.
    assert "expected" in ask(ask="read", text="\n" * 30_000 + "?!")["error"]


@pytest.mark.parametrize("name", ["hashi.classic", "Mosaik.classic"])
def test_a_link_with_an_unknown_kind_names_that_kind(name):
    told = ask(ask="open", fragment=f"#{name}=3..2/..../2..3")["error"]
    assert told.startswith(f"unknown kind '{name.split('.')[0]}': expected one of binairo, ")


def test_a_level_whose_first_row_begins_with_blanks_opens_from_its_link():
    level = "  ####\n###  ####\n#     $ #\n# #  #$ #\n# . .#@ #\n#########\n"
    game = ask(ask="read", kind="sokoban", text=level)["games"][0]
    fragment = ask(ask="share", game=game)["fragment"]
    assert re.fullmatch(r"[\w.=/:;,%-]+", fragment)  # neither '#' nor blanks, which would end a link
    assert ask(ask="open", fragment=fragment)["game"]["text"] == game["text"]


@pytest.mark.parametrize("ask_for", ["sample", "empty", "new", "read", "show"])
def test_no_message_runs_a_file_of_this_machine(ask_for, tmp_path):
    file, ran = tmp_path / "rooks.py", tmp_path / "ran"
    file.write_text(f"open({str(ran)!r}, 'w')")
    game = {"kind": str(file), "text": "1", "variant": "classic"}
    found = ask(ask=ask_for, kind=str(file), name="x", text="1", game=game)
    assert found["error"].startswith("unknown kind ")
    assert not ran.exists()


@pytest.mark.few(16)
@pytest.mark.parametrize("composing", [False, True])
@pytest.mark.parametrize("kind", BOARDS)
def test_nothing_done_at_any_sort_of_place_with_any_entry_is_a_bug(kind, composing):
    game = {**sample(kind), "composing": composing}
    cells = ask(ask="show", game=game).get("view", {"cells": {}})["cells"]
    held = {place: cell["symbols"] for place, cell in cells.items() if cell.get("symbols")}
    sorts = {tuple(min(int(number), 3) for number in place.split(",")): place for place in held}
    values = {symbol for symbols in held.values() for symbol in (symbols[0], symbols[-1])} | {"0", "1", "2,1"}
    for place in {*sorts.values(), "0,0", "0,1", "1,0", "1,1", "2,2", "999,1"}:
        for entry in ["", *sorted(values)]:
            entered = {**game, "entries": {place: entry} if entry else {}}
            for what in ("turn", "cross", "clear", "put", "mark", "type"):
                message = {"do": what, "place": place, "symbol": entry, "character": entry[:1] or ",", "begun": entry}
                found = answer({"ask": "do", "game": entered, **message})
                assert "bug" not in found, (found, message, entered)
                assert what not in ("turn", "cross") or "game" not in found or place in held or found["game"] == entered
