"""The page while answers are late: none is for another game, another board or another page than its question."""

from collections.abc import Iterator

import pytest

from tests.web.browser import Player, fragment_of, player_at

FULL = "1324\n4231\n2413\n3142\n"  # a solution of the sudoku


@pytest.fixture(scope="module")
def player(chromium) -> Iterator[Player]:
    with player_at(chromium) as player:
        yield player


def paste(player: Player, text: str) -> None:
    script = """text => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        document.activeElement.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true}));
    }"""
    player.page.evaluate(script, text)


def shown(player: Player, wanted: str) -> bool:
    """Is this page shown, and no other, and no dialog?"""
    parts = player.page.locator("main:not([hidden]), dialog[open]").evaluate_all("all => all.map(part => part.id)")
    return bool(parts == [wanted])


def asked(player: Player, name: str) -> int:
    return sum(message.get("ask") == name for message in player.server.asked)


def test_a_game_that_is_opened_again_has_the_entry_that_was_late(player):
    player.open("sudoku")
    player.press("2")
    player.holds("1,2", "2, your entry")
    with player.server.holding("do", by=lambda: player.press("ArrowRight", "ArrowRight", "3")):
        player.menu()
        player.page.click("#kept button >> nth=0")
    player.page.wait_for_selector("#play:not([hidden])")
    player.holds("1,4", "3, your entry")
    player.holds("1,2", "2, your entry")


@pytest.mark.more
def test_the_last_game_does_not_come_over_the_menu(player):
    player.open("sudoku")
    player.press("2")
    player.holds("1,2", "2, your entry")
    with player.server.holding("show", by=player.page.reload):
        player.menu()
    player.settle()
    assert shown(player, "menu")
    player.page.click("#kept button >> nth=0")
    player.page.wait_for_selector("#play:not([hidden])")
    player.menu()


@pytest.mark.more
def test_keys_and_questions_do_not_end_a_link(player):
    for key in ("2", "h", "Escape"):
        player.open("sudoku")
        with player.server.holding("open", by=lambda: player.follow("hitori")):
            player.press(key)
        player.page.locator("#heading", has_text="hitori").wait_for()
        player.page.wait_for_selector("#play:not([hidden])")


@pytest.mark.few(1)
@pytest.mark.parametrize("key", "vch")
def test_no_answer_is_about_a_board_before(player, key):
    player.open("sudoku")
    player.press("1")
    player.holds("1,2", "1, your entry")
    player.settle()  # pictures of the menu are shown, too
    with player.server.holding("show", by=lambda: player.press(key)):
        player.press("2")
    player.settle()
    assert player.page.locator("#answers li").count() == 0
    player.holds("1,2", "2, your entry")


@pytest.mark.more
def test_the_cells_where_solutions_differ_are_not_those_of_a_board_before(player):
    player.open("sudoku", "1...\n..3.\n.4..\n....\n")
    player.settle()  # pictures of the menu are shown, too
    with player.server.holding("show", by=lambda: player.press("o")):
        player.press("2")
    player.settle()
    assert player.page.locator("#answers li").count() == 0


def test_each_stage_of_a_hint_is_told_however_fast_one_asks(player):
    player.open("sudoku")
    player.settle()  # pictures of the menu are shown, too
    with player.server.holding("show", by=lambda: player.press("h")):
        player.press("h", "h")
    player.page.locator("#answers li").nth(2).wait_for()


@pytest.mark.few(1)
@pytest.mark.parametrize("text", ["2...\n....\n....\n....\n", "4x4:1__4____\n"])
def test_what_is_pasted_on_a_board_is_not_told_on_another(player, text):
    player.open("sudoku")
    with player.server.holding("read", by=lambda: paste(player, text)):
        player.follow("hitori")
        player.page.locator("#heading", has_text="hitori").wait_for()
    player.page.locator("[role=gridcell]:focus").wait_for()
    player.settle()
    assert player.page.inner_text(".told") == ""
    assert player.page.locator("#answers li").count() == 0


@pytest.mark.more
def test_a_board_is_pasted_only_where_it_was_pasted(player):
    player.open("sudoku")
    with player.server.holding("do", by=lambda: paste(player, FULL)):
        player.follow("sudoku", "....\n....\n....\n1...\n")
    player.page.locator("[data-place='4,1'][aria-label$='1, given']").wait_for()
    player.settle()
    assert player.page.locator("#board [aria-label*='your entry']").count() == 0
    assert player.page.inner_text(".told") == ""


@pytest.mark.more
def test_a_question_that_waits_for_an_entry_is_about_no_other_game(player):
    for key, name in (("s", "another"), ("h", "hint"), ("c", "finish")):
        player.open("sudoku")
        before = asked(player, name)
        with player.server.holding("do", by=lambda: player.press("2")):
            player.press(key)
            player.follow("hitori")
        player.page.locator("#heading", has_text="hitori").wait_for()
        player.settle()
        assert asked(player, name) == before


@pytest.mark.more
def test_a_puzzle_that_is_solved_late_is_not_praised_over_the_menu(player):
    player.open("sudoku", FULL.replace("1324", ".324"))
    with player.server.holding("do", by=lambda: player.press("1")):
        player.menu()
    player.settle()
    assert shown(player, "menu")
    assert player.page.title() == "smtpuzzles"


@pytest.mark.more
def test_the_clue_that_was_late_is_played_and_shared(player):
    player.compose("sudoku", "4")
    with player.server.holding("do", by=lambda: player.press("1")):
        player.press("e")
        player.page.wait_for_selector("#files[open]")
    player.page.wait_for_function("() => document.getElementById('share').value.includes('=1')")
    player.press("Escape")
    with player.server.holding("do", by=lambda: player.press("2")):
        player.page.click("#edit button >> text=Play it")
    player.holds("1,1", "2, given")


def test_keys_of_a_composer_wait_for_the_clues_before_them(player):
    player.compose("futoshiki", "4")
    with player.server.holding("do", by=lambda: player.press("2")):
        player.press("ArrowLeft", "<", "ArrowRight", "Space")
    player.holds("1,1", "2, given")
    player.holds("1,-1", ": <")
    player.holds("1,3", "1, given")
    player.menu()


@pytest.mark.more
def test_a_composed_puzzle_that_is_read_late_does_not_come_over_the_menu(player):
    player.compose("sudoku", "4")
    player.press("1")
    player.page.locator("#counters", has_text="1 clue").wait_for()
    with player.server.holding("share", by=lambda: player.page.click("#edit button >> text=Play it")):
        player.menu()
    player.settle()
    assert shown(player, "menu")


@pytest.mark.more
def test_a_game_that_is_opened_late_does_not_end_a_link(player):
    player.open("sudoku")
    player.press("2")
    player.holds("1,2", "2, your entry")
    player.menu()
    go = "fragment => { document.querySelector('#kept button').click(); location.hash = fragment }"
    with player.server.holding("open", by=lambda: player.page.evaluate(go, fragment_of("hitori"))):
        player.settle()
    player.page.locator("#heading", has_text="hitori").wait_for()
    assert shown(player, "play")


@pytest.mark.more
def test_a_pasted_puzzle_that_is_read_late_does_not_come_over_the_menu(player):
    player.open("sokoban")
    paste(player, "__2_/1___/_0__/____")
    choice = player.page.locator("#answers button", has_text="Light Up")
    choice.wait_for()
    with player.server.holding("read", by=choice.click):
        player.menu()
    player.settle()
    assert shown(player, "menu")


@pytest.mark.more
def test_dialogs_close_with_the_page_that_they_are_of(player):
    player.open("sudoku")
    player.menu()
    player.page.click("[data-kind=sudoku]")
    player.page.go_back()
    player.page.wait_for_selector("#play:not([hidden])")
    assert shown(player, "play")
    for key, dialog in (("e", "files"), ("?", "help"), ("p", "walk")):
        player.press(key)
        player.page.wait_for_selector(f"#{dialog}[open]")
        player.page.evaluate("location.hash = ''")
        player.page.wait_for_selector("#menu:not([hidden])")
        assert shown(player, "menu")
        player.page.go_back()
        player.page.wait_for_selector("#play:not([hidden])")


def test_a_link_whose_game_cannot_be_opened_leads_to_the_menu(player):
    def fail(route) -> None:
        message = route.request.post_data_json
        reply = {"error": "this is a bug: no board", "bug": True} if message["ask"] == "show" else None
        route.fulfill(json=reply) if reply else route.continue_()

    player.open("sudoku")
    player.page.route("**/ask", fail)
    player.follow("hitori")
    player.page.wait_for_selector("#menu:not([hidden])")
    player.tells("bug")
    assert player.page.inner_text(".told") == "this is a bug: no board"  # and not that it is a bug of a bug
    player.page.unroute("**/ask")
