"""Playing on the page: mouse, keys, marks, undo, every question, stopping."""

from collections.abc import Iterator

import pytest

from smtpuzzles import kinds
from tests.web.browser import Player, player_at


@pytest.fixture(scope="module")
def player() -> Iterator[Player]:
    with player_at() as player:
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
    player.answers("no: row 1, column 2 can't be right")
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


def test_solutions_that_differ_are_marked(player):
    player.open("sudoku", "1...\n..3.\n.4..\n....\n")
    player.press("o")
    player.answers("several")
    assert player.marked()
    player.press("n")
    player.answers("a solution, out of")
    player.press("n")
    player.answers("another solution, out of")


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
    player.menu()
    player.page.click("[data-kind=gappy]")
    player.page.fill("#new-width", "5")
    player.page.fill("#new-height", "5")
    player.page.click("#compose")
    player.page.wait_for_selector("#play:not([hidden])")
    player.press(*"13.2")
    player.holds("0,1", "1")
    player.press("ArrowLeft", "Backspace", "u")
    player.page.locator("#counters", has_text="clue").wait_for()
    player.press("n")
    player.answers("there is no solution")


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
