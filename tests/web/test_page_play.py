"""Playing on the page: mouse, keys, marks, undo, every question, stopping."""

import re
from collections.abc import Iterator

import pytest

from smtpuzzles import kinds
from tests.web.browser import Player, player_at


@pytest.fixture(scope="module")
def player(chromium) -> Iterator[Player]:
    with player_at(chromium) as player:
        yield player


def test_keys_alone_play_a_board(player):
    player.open("sudoku")
    assert player.cursor() == "1,2"
    player.press("3")
    player.holds("1,2", "3, your entry")
    player.press("ArrowRight", "ArrowRight", "Space", "Space")
    player.holds("1,4", "2, your entry")
    player.press("x")
    player.holds("1,4", "4, your entry")
    player.press("ArrowDown", "ArrowDown", "m", "1", "4")
    player.holds("3,4", "marks 1 4")
    player.press("1")
    player.holds("3,4", "marks 4")
    player.press("m", "Backspace")
    player.holds("3,4", "open")
    player.press("u", "Control+z")
    player.holds("3,4", "marks 1 4")
    player.press("r", "Control+y", "ArrowDown", "9")
    player.holds("3,4", "open")
    player.holds("4,4", "2, given")
    player.press("u", "u", "u", "u", "u", "u", "u", "u")
    player.holds("1,2", "open")
    assert player.page.locator("#edit button", has_text="Undo").get_attribute("aria-disabled") == "true"


def test_keys_alone_choose_a_puzzle(player):
    player.menu()
    for wanted in ("[data-kind=binairo]", "#samples button"):
        for _ in range(20):
            player.press("Tab")
            if player.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
                break
        player.press("Enter")
    player.page.locator("#heading", has_text="binairo 6 x 6").wait_for()
    player.page.locator("[role=gridcell]:focus").wait_for()


def test_a_mouse_or_a_finger_plays_a_board(player):
    player.open("lightup")
    player.cell("2,1").click()
    player.holds("2,1", "lamp, your entry")
    player.cell("2,1").click()
    player.holds("2,1", "no lamp, not lit, your entry")
    player.cell("5,1").click(button="right")
    player.holds("5,1", "no lamp, not lit, your entry")
    player.open("sudoku")
    player.cell("2,1").click()  # there are many symbols: a click only selects
    player.cell("2,1").click()
    player.page.click("#pad button >> text=4")
    player.holds("2,1", "4, your entry")
    player.cell("2,1").click()
    player.page.click("#edit button >> text=Clear")
    player.holds("2,1", "open")
    player.page.click("#edit button >> text=Marks")
    player.page.click("#pad button >> text=2")
    player.holds("2,1", "marks 2")
    player.page.click("#edit button >> text=Clear")
    player.holds("2,1", "open")


def test_every_question_about_a_board_is_answered_and_marked(player):
    player.open("sudoku")
    player.press("1", "v")
    player.answers("you break the rule that")
    assert player.marked()
    player.press("Escape", "a")
    player.page.wait_for_selector('[data-place="1,2"].clash[aria-invalid="true"]')
    player.press("a", "c")
    player.answers("no: row 1, column 2 can't be right - 'Can I finish?' shows why")
    player.press("c")
    player.answers("Row 1, column 2 is not 1, because")
    player.press("Backspace")
    player.page.locator("#board .border.marked").wait_for(state="detached")
    player.press("h")
    player.answers("look at the marked cells")
    player.press("h")
    player.answers("use: ")
    player.press("h")
    player.answers("'Accept' fills it in")
    place = player.page.locator('[role=gridcell][tabindex="0"]').get_attribute("data-place")
    player.press("Enter")
    player.holds(place, "your entry")
    assert player.page.locator("#answers .past").count() == 1  # it is accepted already
    player.press("n")
    player.answers("the only solution that keeps your entries")
    player.press("Escape")
    player.holds("1,2" if place != "1,2" else "1,3", "open")
    player.press("o")
    player.answers("exactly one solution")
    player.press("d")
    player.answers("level 1")
    player.press("s")
    player.answers("a solution")
    player.press("Enter")
    player.page.locator("#solved", has_text="solutions shown: 2").wait_for()
    player.press("Escape")
    assert player.page.locator("#board text").count() == 16


def test_the_lines_of_an_answer_are_a_list_and_the_board_shows_candidates(player):
    player.open("sudoku")
    player.press("2", "c")
    player.answers("can't be right")
    player.press("c")
    player.answers("Suppose it were 2.")
    lines = player.page.locator("#answers > li:first-child .lines > li")
    assert [text[:3] for text in lines.all_inner_texts()][:2] == ["1. ", "2. "]
    assert player.page.locator("#board .note text").count() == 16


def test_solutions_that_differ_are_marked(player):
    player.open("sudoku", "1...\n..3.\n.4..\n....\n")
    player.press("o")
    player.answers("several")
    assert player.marked()
    player.press("n")
    player.answers("a solution, out of")
    player.press("n")
    player.answers("another solution, out of")


@pytest.mark.more
def test_the_way_to_the_solution_is_walked_with_keys(player):
    player.open("sudoku")
    player.press("p")
    player.page.wait_for_selector("#walk[open]")
    assert player.page.inner_text("#walk-count").startswith("0 of ")
    last = player.page.inner_text("#walk-count").removeprefix("0 of ")
    player.press("ArrowRight", "ArrowRight", "ArrowLeft")
    assert player.page.inner_text("#walk-count") == f"1 of {last}"
    assert "because" in player.page.inner_text("#walk-words")
    assert player.page.locator("#walk-picture .border.marked").count() == 1
    player.press("End", "ArrowRight")
    assert player.page.inner_text("#walk-count") == f"{last} of {last}"
    player.press("Home")
    assert player.page.inner_text("#walk-count") == f"0 of {last}"
    player.press("Escape")
    player.answers(f"you saw {last} steps")
    player.holds("1,2", "open")


def test_a_step_that_the_player_finds_is_checked(player):
    player.open("sudoku")
    player.press("f")
    player.answers("find what the marked cells show")
    assert player.marked()
    player.cell("1,2").click()
    player.press("1")
    player.answers("no: Row 1, column 2 is not 1, because")
    player.press("Backspace", "3")
    player.answers("'Find it' shows where the next step is")
    player.press("Backspace", "3")
    player.holds("1,2", "3, your entry")
    assert player.page.locator("#answers >> text=right:").count() == 1


def test_a_long_question_shows_that_it_works_and_stops_at_once(player):
    player.open("sudoku")
    server, page = player.server, player.page
    for end in (lambda: page.click(".stop"), lambda: player.press("3")):
        server.slow = "finish"
        server.ended.clear()
        player.press("c")
        player.tells("checking if you can finish")
        page.locator(".clock", has_text="s").wait_for()
        end()
        page.wait_for_selector(".stop", state="hidden")
        assert server.ended.wait(10)
        server.slow = ""
    player.holds("1,2", "3, your entry")  # which stopped the last question
    player.press("c")
    player.answers("you can still finish")


@pytest.mark.more
def test_a_plan_is_walked_and_helped(player):
    player.open("sokoban")
    counters = player.page.locator("#counters")
    player.press("ArrowRight", "ArrowDown")
    counters.locator("text=2 moves").wait_for()
    player.cell("2,2").click()
    counters.locator("text=4 moves").wait_for()
    player.cell("1,1").click()
    player.tells("you cannot walk there")
    player.press("u")
    counters.locator("text=2 moves").wait_for()
    player.page.click("[aria-label='go up']")
    counters.locator("text=3 moves").wait_for()
    player.press("h")
    player.answers("push the box")
    assert player.marked()
    player.press("Enter")
    counters.locator("text=1 push").wait_for()
    player.press("c")
    player.answers("there is a plan")
    player.press("s")
    player.answers("from here")
    player.page.locator("#solved", has_text="hint").wait_for()
    player.press("Escape")


def test_a_setter_composes_with_keys(player):
    player.compose("gappy", "5")
    player.press(*"13.2")
    player.holds("0,1", "1")
    player.press("ArrowLeft", "Backspace", "u")
    player.page.locator("#counters", has_text="clue").wait_for()
    player.press("n")
    player.answers("there is no solution")


@pytest.mark.more
def test_a_setter_puts_signs_where_they_are_seen(player):
    player.compose("futoshiki", "4")
    player.press("2")
    player.holds("1,1", "2, given")
    player.page.locator('[data-place="1,2"]:focus').wait_for()
    player.press("ArrowLeft", "<")
    player.holds("1,-1", ": <")
    player.cell("-1,2").click()
    player.press("ArrowDown", "ArrowUp", ">")
    player.holds("-1,2", ": >")


@pytest.mark.more
def test_a_setter_puts_the_number_about_the_whole_puzzle(player):
    player.compose("minesweeper", "2")
    player.page.once("dialog", lambda dialog: dialog.accept("3"))
    player.press("t")
    player.page.locator("#board text", has_text="3 mines").wait_for()
    player.page.once("dialog", lambda dialog: dialog.accept("9"))
    player.press("t")
    player.tells("expected a number from 0 to 4")


@pytest.mark.more
def test_hints_while_composing_are_about_the_clues_and_cannot_be_accepted(player):
    player.compose("sudoku", "4")
    player.press(*"123..")
    player.page.locator("#counters", has_text="3 clues").wait_for()
    player.press("h")
    player.answers("hint 1 of 3")
    player.press("h")
    player.answers("hint 2 of 3")
    player.press("h")
    player.answers("'Hide' goes back")
    assert player.page.locator("#questions button", has_text="Accept").get_attribute("aria-disabled") == "true"

    def ruled_out() -> list[list[object]]:
        return [message["told"] for message in player.server.asked if message["ask"] == "hint"]

    before = len(ruled_out())
    player.press("h")
    player.page.locator("#answers li").nth(3).wait_for()
    player.press("Escape", "Backspace", "2")
    player.page.locator("#edit button[aria-disabled=false]", has_text="Undo").wait_for()
    count = player.page.locator("#answers li").count()
    player.press("h")
    player.page.locator("#answers li").nth(count).wait_for()
    first, second = ruled_out()[before:]
    assert first
    assert not second  # other clues, other steps


@pytest.mark.more
def test_a_composed_puzzle_is_played_and_two_boards_stay_apart(player):
    for clue in "12":
        player.compose("sudoku", "4")
        player.page.locator("#counters", has_text="0 clues").wait_for()
        player.press(clue)
        player.page.locator("#counters", has_text="1 clue").wait_for()
    player.page.click("#edit button >> text=Play it")
    player.holds("1,1", "2, given")
    player.menu()
    assert player.page.locator("#kept li", has_text="composed").count() >= 2


@pytest.mark.more
def test_only_what_is_seen_is_accepted(player):
    player.open("sudoku", "1...\n..3.\n.4..\n....\n")
    player.press("s")
    player.answers("a solution")
    player.press("v")
    player.answers("broken rules")
    player.holds("1,2", "open")
    player.press("Enter", "ArrowDown", "1")
    player.holds("2,2", "1, your entry")
    player.holds("1,2", "open")


@pytest.mark.more
def test_a_shown_plan_stops_when_the_player_moves(player):
    wall = "#" * 44
    player.open("sokoban", f"{wall}\n#@${' ' * 40}.#\n{wall}\n")  # 8 seconds, so that the key comes before its end
    player.press("s")
    player.page.locator("#counters", has_text=re.compile("[1-9][0-9]? move")).wait_for()
    hide = player.page.locator("#questions button", has_text="Hide")
    assert hide.get_attribute("aria-disabled") == "false"
    player.press("u")
    player.page.locator("#questions button[aria-disabled=true]", has_text="Hide").wait_for()
    assert player.page.locator("#solved[open]").count() == 0
    player.cell("1,1").click(button="right")
    assert player.page.inner_text(".told") == ""


@pytest.mark.more
def test_clicks_near_an_edge_and_clicks_that_mark(player):
    player.open("slitherlink")
    corner = player.cell("1,1")
    box = corner.bounding_box()
    corner.click(position={"x": box["width"] - 2, "y": box["height"] / 2})
    player.page.wait_for_selector('[data-place="1,2"][aria-label*="your entry"]')
    player.press("m")
    player.cell("2,1").click()
    player.tells("type or tap a symbol to mark it")
    player.press("m")


@pytest.mark.few(2)
@pytest.mark.parametrize("kind", [kind for kind in kinds.names() if kind not in ("sudoku", "sokoban")])
def test_hints_of_every_kind_lead_on(player, kind):
    """By steps of one rule, because the search for others is compiled once."""
    player.open(kind, {"lightup": "3\n2__\n___\n___\n"}.get(kind, ""))
    player.press("h")
    player.answers("look at the marked cells")
    assert player.marked()
    player.press("h")
    player.answers("hint 2 of 3")
    player.press("h")
    player.answers("hint 3 of 3")
    player.press("Enter")
    player.page.locator("#edit button[aria-disabled=false]", has_text="Undo").wait_for()
    player.press("u")
    player.page.locator("#edit button[aria-disabled=true]", has_text="Undo").wait_for()
