"""What the browser keeps may be damaged: the page starts, shows what it cannot read, and keeps the other games."""

import json
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from smtpuzzles.web.answering import answer
from tests.web.browser import TEXTS, Player, player_at

SUDOKU = answer({"ask": "read", "kind": "sudoku", "text": TEXTS["sudoku"]})["games"][0]
GAME = {**SUDOKU, "entries": {"1,2": "3"}, "marks": {"1,4": ["2"]}}
KEPT = {"game": GAME, "heading": "sudoku", "counters": "1 left", "seconds": 5, "hints": 0, "when": 1e12}
NO_TEXT = {"toString": 1, "valueOf": 1}  # JavaScript cannot make text of it
SHAPES = [
    *(1, "x", "", True, None, [], {}, [[]], {"game": None}, {"game": []}, {"game": {}}, NO_TEXT, {"__proto__": 1}),
    *(
        {**KEPT, name: value}
        for name in KEPT
        for value in (None, -1, "", [], {}, NO_TEXT, 1e300)
        if value != KEPT[name]
    ),
    *({name: value for name, value in KEPT.items() if name != left} for left in KEPT),
    *({**KEPT, "game": {**GAME, "called": value}} for value in (None, 5, [], NO_TEXT)),
    *({**KEPT, "game": {**GAME, "entries": value}} for value in (5, "x", [1], {"1,2": 5}, {"1,2": None})),
    *({**KEPT, "game": {**GAME, "marks": value}} for value in (5, "x", {"1,2": "2"}, {"1,2": [2]}, {"1,2": None})),
    {**KEPT, "game": {**GAME, "composing": "yes"}},
    {**KEPT, "game": {**GAME, "plan": NO_TEXT}},
]
# These are well-formed values of the wrong sort for one field each.
FINE = [{**KEPT, "heading": ""}, {**KEPT, "counters": ""}, {**KEPT, "seconds": 1e300}, {**KEPT, "hints": 1e300}]
DAMAGED = [shape for shape in SHAPES if shape not in FINE]
WHOLE = ["", "{", "null", "5", '"x"', "{}", "[" * 50_000, "[" * 50_000 + "]" * 50_000, "\x00", json.dumps(NO_TEXT)]


@pytest.fixture(scope="module")
def player(chromium) -> Iterator[Player]:
    with player_at(chromium) as player:
        yield player


def start(player: Player, **kept: str) -> None:
    """Start the page with these texts in the storage of the browser, and of the tab."""
    script = """kept => {
        localStorage.clear(); sessionStorage.clear();
        for (const [name, text] of Object.entries(kept))
            for (const place of [localStorage, sessionStorage]) place.setItem(`smtpuzzles.${name}`, text);
    }"""
    player.page.evaluate(script, kept)
    player.page.reload()
    player.page.wait_for_selector("main:not([hidden])")


def shown(player: Player) -> tuple[int, int]:
    """Return how many games can be continued, and how many cannot be read, when Python has told which it can open."""
    player.settle()
    return player.page.locator("#kept li").count(), player.page.locator("#damaged li").count()


@pytest.mark.more
def test_games_of_any_shape_leave_the_others_alone(player):
    start(player, games=json.dumps([*DAMAGED, KEPT, *FINE]))
    assert shown(player) == (1 + len(FINE), len(DAMAGED))
    texts = player.page.locator("#damaged textarea").evaluate_all("all => all.map(one => one.value)")
    assert [one if isinstance(one, str) else json.loads(texts[n]) for n, one in enumerate(DAMAGED)] == DAMAGED
    player.page.locator("#kept button").first.click()
    player.holds("1,2", "3, your entry")
    player.press("ArrowRight", "1")
    kept = "number => JSON.parse(localStorage.getItem('smtpuzzles.games')).length === number"
    player.page.wait_for_function(kept, arg=1 + len(DAMAGED))
    player.menu()
    assert shown(player) == (1, len(DAMAGED))  # what was damaged is still there; the same puzzle is there once
    player.page.locator("#damaged button").first.click()
    assert shown(player)[1] == len(DAMAGED) - 1


@pytest.mark.few(1)
@pytest.mark.parametrize("text", WHOLE)
def test_whatever_is_kept_the_page_starts_and_games_are_kept(player, text):
    player.page.goto(player.address + "#play")
    start(player, games=text, last=text, settings=text)
    player.page.wait_for_selector("#menu:not([hidden])")
    assert shown(player) == (0, int(text not in ("null",)))
    if text not in ("null",):
        player.tells("the game that was open last cannot be read")
    if player.page.locator("#damaged button").count():
        player.page.locator("#damaged button").first.click()
    assert shown(player) == (0, 0)


@pytest.mark.more
def test_settings_of_any_shape_do_no_harm(player):
    for value in (None, 5, "x", [], {}, [[NO_TEXT]], 1e308, NO_TEXT):
        start(player, settings=json.dumps(dict.fromkeys(["theme", "clashes", "composed"], value)))
    player.page.click("#theme")
    player.compose("sudoku", "4")
    player.page.locator("#heading", has_text="composed").wait_for()


def test_a_game_that_does_not_fit_its_puzzle_is_named_and_kept(player):
    odd = {**KEPT, "heading": "my sudoku", "game": {**GAME, "entries": {"1,1": "9"}}}
    player.page.goto(player.address + "#play")
    start(player, games=json.dumps([odd]), last=json.dumps(GAME))
    player.tells("my sudoku: the game does not fit its puzzle")
    player.page.locator("#damaged summary", has_text="my sudoku").wait_for()
    assert shown(player) == (0, 1)


@pytest.mark.few(1)
@pytest.mark.parametrize("odd", [{"kind": "hashi"}, {"variant": "curved"}, {"text": "?"}, {"entries": {"1,1": "9"}}])
def test_a_kept_game_that_no_kind_can_read_is_text_to_copy(player, odd):
    unreadable = {**KEPT, "heading": "odd", "game": {**GAME, **odd}}
    player.page.goto(player.address)
    start(player, games=json.dumps([unreadable, KEPT]))
    player.page.locator("#damaged summary", has_text="odd").wait_for()
    assert shown(player) == (1, 1)
    assert json.loads(player.page.locator("#damaged textarea").input_value()) == unreadable
    player.page.locator("#damaged button").click()
    assert shown(player) == (1, 0)
    player.page.locator("#kept button").first.click()
    player.holds("1,2", "3, your entry")


@pytest.mark.more
def test_a_refused_question_about_kept_games_is_asked_again(player):
    unreadable = {**KEPT, "heading": "odd", "game": {**GAME, "text": "?"}}

    def refuse(route) -> None:
        asked = route.request.post_data_json["ask"]
        route.fulfill(json={"error": "too busy"}) if asked == "damaged" else route.continue_()

    player.page.goto(player.address)
    player.page.route("**/ask", refuse)
    start(player, games=json.dumps([unreadable, KEPT]))
    assert shown(player) == (2, 0)
    player.page.unroute("**/ask")
    player.page.click("#kept [aria-label='Forget sudoku']")
    player.page.locator("#damaged summary", has_text="odd").wait_for()
    assert shown(player) == (0, 1)


def parts(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    for name, part in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from parts(part, (*path, name))


def changed(path: tuple[Any, ...], value: Any) -> Any:
    """Return the kept game with another value at this place."""
    if not path:
        return value
    made = deepcopy(KEPT)
    inner: Any = made
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = value
    return made


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9) | st.just("toString"), inner),
    max_leaves=5,
)

# The text of each game that the browser keeps, with numbers as JavaScript writes them.
STORED = """JSON.parse(localStorage.getItem('smtpuzzles.games')).map(
    one => typeof one === 'string' ? one : JSON.stringify(one))"""


@pytest.mark.slow
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(items=st.lists(st.builds(changed, st.sampled_from([*parts(KEPT)]), VALUES), max_size=30), last=VALUES)
def test_random_damage_ends_no_start(player, items, last):
    start(player, games=json.dumps([*items, KEPT]), last=json.dumps(last), settings=json.dumps(last))
    kept, damaged = shown(player)
    assert kept + damaged == len(items) + 1
    texts = player.page.locator("#damaged textarea").evaluate_all("all => all.map(one => one.value)")
    left = Counter(player.page.evaluate(STORED))
    assert Counter(texts) <= left
    games = [json.loads(text) for text in (left - Counter(texts)).elements()]
    assert len(games) == kept
    assert KEPT in games
    assert answer({"ask": "damaged", "games": [one["game"] for one in games]}) == {"damaged": []}
    for number in range(kept):
        player.page.evaluate("location.hash = ''")
        player.page.wait_for_selector("#menu:not([hidden])")
        player.page.locator("#kept li").nth(number).locator("button").first.click()
        player.page.wait_for_selector("#play:not([hidden])")
    assert Counter(player.page.evaluate(STORED)) == left
