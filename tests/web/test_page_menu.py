"""The menu of the page, pasting, sharing, files, and what the browser keeps."""

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest

from smtpuzzles.web.answering import answer
from tests.web.browser import TEXTS, Player, player_at


@pytest.fixture(scope="module")
def player(chromium) -> Iterator[Player]:
    with player_at(chromium) as player:
        player.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        yield player


def game(kind: str) -> Any:
    return answer({"ask": "read", "kind": kind, "text": TEXTS[kind]})["games"][0]


def opened(player: Player) -> Any:
    """The game that the page opened last."""
    return json.loads(player.page.evaluate("sessionStorage.getItem('smtpuzzles.last')"))


def paste(player: Player, text: str, kind: str = "") -> None:
    player.menu()
    player.page.fill("#paste-text", text)
    player.page.select_option("#paste-kind", kind)
    player.page.click("#paste button")


@pytest.mark.more
def test_every_family_of_formats_is_pasted(player):
    found = answer({"ask": "links", "game": game("lightup")})
    others = [one["form"] for one in found["forms"] if one["form"] not in ("svg", "smt2", "cnf")]
    exported = [answer({"ask": "export", "game": game("lightup"), "form": form}) for form in others]
    texts = [link["url"] for link in found["links"]] + [one["text"] for one in exported if "text" in one]
    assert len(texts) > 6
    for text in texts:
        player.page.evaluate("localStorage.clear()")
        paste(player, text)
        if "suits" in answer({"ask": "read", "text": text}):
            player.tells("this text does not tell its kind; choose one below")
            player.page.click("#paste-games button:has-text('Open as Light Up')")
        player.page.wait_for_selector("#play:not([hidden])")
        assert opened(player)["text"] == TEXTS["lightup"]


def test_pasted_mistakes_are_told_in_one_line_and_never_become_markup(player):
    paste(player, "https://puzz.link/p?akari/7/7/<img src=x onerror=alert(1)>")
    player.tells("pasted text:1:")
    paste(player, "####\n#@ #\n#$.#\n####\nTitle: <b>bold</b>\n", "sokoban")
    player.page.locator("#heading", has_text="<b>bold</b>").wait_for()
    assert not player.page.locator("b, img").count()


def test_several_puzzles_are_offered(player):
    paste(player, "1.....3..4.....2\n.....4..3.......\n", "sudoku")
    player.tells("2 puzzles; choose one below")
    player.page.click("#paste-games button >> nth=1")
    player.holds("2,2", "4, given")


def test_the_puzzles_of_a_link_are_offered(player):
    boards = "mosaic:\n3__\n___\n__4\n\nmosaic:\n___\n_4_\n___\n"
    player.page.goto(f"{player.page.url.partition('#')[0]}#{quote(boards)}")
    player.tells("2 puzzles; choose one below")
    player.page.click("#paste-games button >> nth=1")
    player.page.wait_for_selector("#play:not([hidden])")
    assert opened(player)["text"] == "mosaic:\n___\n_4_\n___\n"


@pytest.mark.more
def test_a_text_of_several_kinds_asks_for_one_wherever_it_comes_from(player):
    text = "__2_/1___/_0__/____"
    player.page.goto(f"{player.page.url.partition('#')[0]}#{text}")
    player.page.click("#paste-games button:has-text('Open as slitherlink')")
    player.page.wait_for_selector("#play:not([hidden])")
    assert opened(player)["kind"] == "slitherlink"
    player.open("sokoban")
    player.page.evaluate("text => navigator.clipboard.writeText(text)", text)
    player.press("Control+v")
    player.page.click("#answers button:has-text('Light Up')")
    player.page.locator("#heading", has_text="Light Up").wait_for()
    assert opened(player)["kind"] == "lightup"


def test_a_variant_is_chosen_for_a_pasted_puzzle(player):
    player.menu()
    player.page.select_option("#paste-kind", "")  # whatever another test has pasted
    assert player.page.locator("#paste-variant-label").is_hidden()
    player.page.fill("#paste-text", "01__/____/____/____")
    player.page.select_option("#paste-kind", "binairo")
    player.page.select_option("#paste-variant", "repeats")
    player.page.click("#paste button")
    player.page.wait_for_selector("#play:not([hidden])")
    assert opened(player)["variant"] == "repeats"


def test_a_board_is_pasted_as_entries(player):
    player.open("sudoku")
    copy = "text => navigator.clipboard.writeText(text)"
    player.page.evaluate(copy, "12..\n..3.\n.4..\n...2\n")
    player.press("Control+v")
    player.holds("1,2", "2, your entry")
    player.page.evaluate(copy, "2...\n..3.\n.4..\n...2\n")
    player.press("Control+v")
    player.tells("expected 1 at row 1, column 1")


@pytest.mark.more
def test_a_whole_puzzle_pasted_on_a_board_is_offered(player):
    link = answer({"ask": "links", "game": game("lightup")})["links"][0]["url"]
    for kind in ("sudoku", "sokoban"):
        player.open(kind)
        player.page.evaluate("text => navigator.clipboard.writeText(text)", link)
        player.press("Control+v")
        player.page.click("#answers button")
        player.page.locator("#heading", has_text="Light Up").wait_for()


@pytest.mark.more
def test_several_puzzles_pasted_on_a_board_are_offered_once_their_kind_is_known(player):
    two = "__2_\n1___\n_0__\n____\n\n__2_\n1___\n_1__\n____\n"
    for text, choice in ((two, "Light Up"), (f"mosaic:\n{two}".replace("\n\n", "\n\nmosaic:\n"), "Choose one")):
        player.open("hitori")
        player.page.evaluate("text => navigator.clipboard.writeText(text)", text)
        player.press("Control+v")
        player.page.click(f"#answers button:has-text('{choice}')")
        player.tells("2 puzzles; choose one below")
        player.page.click("#paste-games button >> nth=1")
        player.page.wait_for_selector("#play:not([hidden])")
        player.menu()


@pytest.mark.more
def test_two_tabs_show_the_same_game_and_keep_their_own(player):
    player.open("sudoku")
    player.press("3")
    player.holds("1,2", "3, your entry")
    other = player.page.context.new_page()
    other.goto(player.address + "#play")
    other.wait_for_selector('[data-place="1,2"][aria-label$="3, your entry"]')
    other.keyboard.press("ArrowDown")
    other.keyboard.press("1")
    player.holds("2,2", "1, your entry")
    fragment = answer({"ask": "share", "game": game("hitori")})["fragment"]
    other.evaluate("fragment => { location.hash = fragment }", fragment)
    other.locator("#heading", has_text="hitori").wait_for()
    player.page.reload()
    player.holds("2,2", "1, your entry")
    other.close()


@pytest.mark.more
def test_entries_of_two_tabs_at_once_are_both_kept(player):
    player.open("sudoku")
    player.press("3")
    player.holds("1,2", "3, your entry")
    other = player.page.context.new_page()
    other.goto(player.address + "#play")
    other.wait_for_selector('[data-place="1,2"][aria-label$="3, your entry"]')
    other.keyboard.press("ArrowDown")
    with player.server.holding("do", by=lambda: player.press("ArrowRight", "4")):
        other.keyboard.press("1")
    for place, words in (("1,3", "4, your entry"), ("2,2", "1, your entry")):
        player.holds(place, words)
        other.wait_for_selector(f'[data-place="{place}"][aria-label$="{words}"]')
    other.close()


@pytest.mark.more
def test_a_tab_is_told_that_another_one_began_its_game_anew(player):
    """It showed the entries on, which were no longer kept, and were gone after a reload."""
    player.open("sudoku")
    player.press("3")
    player.holds("1,2", "3, your entry")
    other = player.page.context.new_page()
    other.goto(player.address + "#play")
    other.wait_for_selector('[data-place="1,2"][aria-label$="3, your entry"]')
    other.keyboard.press("Backspace")
    player.tells("another tab has begun this game anew")
    other.close()


@pytest.mark.more
def test_a_new_wish_for_a_puzzle_stops_the_last_one(player):
    player.menu()
    player.page.click("[data-kind=sudoku]")
    player.server.slow = "new"
    player.page.click("text=Make a new puzzle")
    player.tells("making a Sudoku")
    player.server.slow = ""
    player.page.fill("#new-width", "4")
    player.page.fill("#new-height", "4")
    player.page.click("text=Make a new puzzle")
    player.page.locator("#heading", has_text="sudoku 4 x 4").wait_for()


def test_new_puzzles_and_samples_are_chosen(player):
    player.menu()
    player.page.click("[data-kind=sudoku]")
    player.page.fill("#new-width", "4")
    player.page.fill("#new-height", "5")
    player.page.click("text=Make a new puzzle")
    player.tells("not 4 x 5")
    player.page.fill("#new-height", "4")
    player.page.select_option("#new-level", "easy")
    player.page.click("text=Make a new puzzle")
    player.page.locator("#heading", has_text="sudoku 4 x 4, classic, seed").wait_for()
    player.menu()
    player.page.click("[data-kind=sudoku]")
    player.page.select_option("#new-variant", "x")
    player.page.click("#samples button >> nth=0")
    player.page.locator("#heading", has_text="sudoku 4 x 4, classic, 4").wait_for()


def test_a_difficulty_that_was_chosen_for_another_kind_is_not_asked_of_one_that_is_not_rated(player):
    player.menu()
    player.page.click("[data-kind=sudoku]")
    player.page.select_option("#new-level", "easy")
    player.page.keyboard.press("Escape")
    player.menu()
    player.page.click("[data-kind=sokoban]")
    player.page.click("text=Make a new puzzle")
    player.page.locator("#heading", has_text="sokoban").wait_for()


@pytest.mark.more
def test_a_shared_link_opens_the_puzzle_elsewhere(player):
    player.open("hitori")
    player.press("Space", "e")
    player.page.locator("#links a").first.wait_for()
    player.page.click("#copy")
    player.tells("copied")
    link = player.page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(player.address + "#hitori")
    assert player.page.locator("#links a").first.get_attribute("href").startswith("https://puzz.link/p?hitori")
    player.press("Escape")
    player.page.evaluate("localStorage.clear()")
    other = player.page.context.new_page()
    other.goto(link)
    other.locator("#heading", has_text="hitori 5 x 5, classic, from a link").wait_for()
    assert other.locator('[aria-label*="your entry"]').count() == 0
    other.close()


def test_a_link_that_holds_no_puzzle_is_told(player):
    player.page.evaluate("location.hash = 'sudoku.classic=12/3'")
    player.page.wait_for_selector("#menu:not([hidden])")
    player.tells("the link:")


@pytest.mark.more
def test_a_link_that_takes_long_can_be_stopped(player):
    player.server.slow = "open"
    player.server.ended.clear()
    player.page.goto("about:blank")
    player.page.goto(f"{player.address}#sudoku.classic=1.../..../..../....")
    player.page.click("#opening .stop")
    player.page.wait_for_selector("#menu:not([hidden])")
    player.tells("you stopped this question")
    player.server.slow = ""
    assert player.server.ended.wait(30)


@pytest.mark.few(1)
@pytest.mark.parametrize("dialog", ["files", "kind"])
def test_a_dialog_that_closes_late_stops_no_link(player, dialog):
    player.open("gappy")
    if dialog == "files":
        player.press("e")
    else:
        player.menu()
        player.page.click("[data-kind=sudoku]")
    player.page.wait_for_selector(f"#{dialog}[open]")
    go = """([dialog, fragment]) => {
        addEventListener('hashchange', () => document.getElementById(dialog).close(), {once: true});
        location.hash = fragment;
    }"""
    player.page.evaluate(go, [dialog, answer({"ask": "share", "game": game("hitori")})["fragment"]])
    player.page.locator("#heading", has_text="hitori").wait_for()
    player.page.wait_for_selector("#play:not([hidden])")
    player.press("h")
    player.answers("hint 1 of")


def test_files_are_downloaded(player):
    player.open("lightup")
    player.press("e")
    for title, form in (("Picture as SVG", "svg"), ("Formula as SMT-LIB", "smt2"), ("Clauses as DIMACS", "cnf")):
        with player.page.expect_download() as download:
            player.page.click(f"#exports button >> text={title}")
        made = answer({"ask": "export", "game": game("lightup"), "form": form})
        assert download.value.suggested_filename == made["name"]
        assert download.value.path().read_text() == made["text"]
    player.press("Escape")


def test_the_browser_keeps_games_until_they_are_forgotten(player):
    player.open("starbattle")
    player.press("Space")
    player.holds("1,1", "star, your entry")
    player.page.reload()
    player.holds("1,1", "star, your entry")
    player.menu()
    kept = player.page.locator("#kept li")
    assert kept.count() == 1
    assert "Star Battle 5 x 5" in kept.inner_text()
    kept.locator("button").first.click()
    player.holds("1,1", "star, your entry")
    player.press("ArrowRight", "x")
    player.holds("1,2", "your entry")
    player.page.reload()
    player.holds("1,2", "your entry")  # not only what there was when the game went on
    player.press("ArrowRight", "Backspace", "ArrowLeft")
    player.holds("1,2", "open")
    player.press("Backspace")
    player.holds("1,1", "open")
    player.menu()
    assert kept.count() == 0


@pytest.mark.more
def test_a_full_or_spoiled_storage_does_no_harm(player):
    player.open("sudoku")
    player.page.evaluate("localStorage.setItem('smtpuzzles.games', '[1, {\"game\": {}}, null]')")
    player.press("3")
    player.holds("1,2", "3, your entry")
    player.page.evaluate("Storage.prototype.setItem = () => { throw new Error('full') }; 0")
    player.press("ArrowDown", "1")
    player.tells("your browser does not keep this game")
    player.page.reload()
    player.page.locator("#heading", has_text="sudoku").wait_for()
    player.menu()
    assert player.page.locator("#kept li").count() == 1


def test_undo_goes_back_and_forth(player):
    script = """async () => {
        const {Undo} = await import('./undo.js'), values = new Undo(1), seen = [];
        values.push(2); values.push(3);
        for (const move of ['undo', 'undo', 'undo', 'redo']) seen.push(values[move](), values.now);
        values.push(4);
        return [...seen, values.redo(), values.now];
    }"""
    assert player.page.evaluate(script) == [True, 2, True, 1, False, 1, True, 2, False, 4]
