"""Games on every kind that can be played: what is put, undone, composed."""

from random import Random

import pytest

import smtpuzzles
from smtpuzzles.contract.tiny import tiny_puzzles
from smtpuzzles.playing.game import Game, GameState
from smtpuzzles.playing.looks import counters
from smtpuzzles.puzzle.clued import CluedPuzzle
from tests.conftest import SMALLEST_BOARDS

PLAYED = [sample for sample in SMALLEST_BOARDS if isinstance(sample.puzzle(), CluedPuzzle)]
every_sample = pytest.mark.parametrize("sample", PLAYED, ids=str)


@pytest.mark.few(24)
@every_sample
def test_a_puzzle_is_what_it_says(sample):
    puzzle = sample.puzzle()
    assert puzzle.with_givens(puzzle.givens()) == puzzle
    assert puzzle.blank().with_clues(puzzle.clues()) == puzzle
    assert puzzle.blank().clues() == []
    may = puzzle.domains()
    assert all(symbol in may[place] for place, symbol in puzzle.givens().items())
    assert {clue.place for clue in puzzle.clues()} <= may.keys()
    rules = puzzle.blank().clue_rules()
    assert all(clue in rules for clue in puzzle.clues())


@pytest.mark.few(24)
@every_sample
def test_what_solutions_hold_may_be_put_into_the_open_cells(sample):
    puzzle = sample.puzzle()
    game = Game(puzzle)
    for solution in smtpuzzles.solve(puzzle).solutions:
        filled = game
        for cell in game.places:
            assert solution[cell] in game.places[cell]
            filled = filled.put(cell, solution[cell])
        assert filled.solved
        assert not game.solved or len(game.places) == 0
        assert filled.state == game.filled(solution).state
        held = {**puzzle.picture(solution).tiles}
        assert filled.picture.tiles.keys() == held.keys()
        board = {**solution, **filled.entries}
        assert puzzle.violations(board) == []


@pytest.mark.few(6)
@pytest.mark.parametrize("kind", sorted({sample.kind for sample in PLAYED}))
def test_a_tiny_puzzle_is_solved_when_its_open_cells_are_filled(kind):
    for puzzle in tiny_puzzles(kind):
        for solution in smtpuzzles.solve(puzzle, engine="minicard").solutions:
            assert Game(puzzle).filled(solution).solved, puzzle.line()


@pytest.mark.few(24)
@every_sample
def test_an_open_cell_looks_otherwise_than_any_entry(sample):
    game = Game(sample.puzzle())
    for cell, symbols in list(game.places.items())[:10]:
        tiles = [one.picture.tiles[cell] for one in (game, *[game.put(cell, symbol) for symbol in symbols])]
        assert len({(tile.text, tile.fill) for tile in tiles}) == len(symbols) + 1


@pytest.mark.parametrize("kind", sorted({sample.kind for sample in PLAYED}))
def test_undo_to_the_start_is_the_start_and_redo_to_the_end_the_end(kind):
    first = next(sample.puzzle() for sample in PLAYED if sample.kind == kind)
    random, game = Random(1), Game(first)
    start = game
    places = sorted(game.places)
    for _ in range(50):
        place = random.choice(places)
        game = random.choice([game.turned, lambda at: game.marked(at, game.places[at][0])])(place)  # noqa: B023
    end = game
    while game.before:
        game = game.undone()
    assert game == start
    assert game.undone() == game
    while game.after:
        game = game.redone()
    assert game == end
    assert game.redone() == game
    assert end.reset().state == GameState()
    assert end.reset().undone() == end


def test_a_cell_turns_through_its_symbols_and_back_to_open():
    game = Game(smtpuzzles.parse("binairo", "0_\n__\n"))
    held = []
    for _ in range(4):
        game = game.turned((1, 2))
        held.append(game.entries.get((1, 2)))
    assert held == ["0", "1", None, "0"]
    assert game.turned((1, 1)) == game
    assert game.put((1, 1), "1") == game
    assert game.put((2, 2), "7") == game


@pytest.mark.parametrize(("kind", "symbol", "needed"), [("binairo", "0", True), ("lightup", "*", False)])
def test_a_board_is_full_when_every_cell_has_an_entry_where_the_puzzle_needs_that(kind, symbol, needed):
    game = Game(smtpuzzles.parse(kind, "_1\n__\n"))
    for place in game.places:
        assert not game.full
        game = game.put(place, symbol)
    assert game.full is needed
    assert not game.solved


def test_marks_claim_nothing_and_go_when_something_is_put():
    game = Game(smtpuzzles.parse("sudoku", "." * 16)).marked((1, 1), "3").marked((1, 1), "4")
    assert game.entries == {}
    assert game.state.marks == {(1, 1): {"3", "4"}}
    assert game.marked((1, 1), "3").state.marks == {(1, 1): {"4"}}
    assert game.marked((1, 1), "9") == game
    put = game.put((1, 1), "3")
    assert put.state.marks == {}
    assert put.marked((1, 1), "4") == put
    assert put.undone().state == game.state


def test_composing_makes_the_puzzle():
    game = Game(smtpuzzles.parse("lightup", "___\n___\n___\n"), composing=True)
    for place, symbol in [((2, 2), "4"), ((1, 1), "#")]:
        game = game.put(place, symbol)
    assert game.puzzle.text() == "3\n#__\n_4_\n___\n"
    assert game.saved() == game.puzzle
    labels = Game(smtpuzzles.parse("gappy", "- - - -\n- - - -"), composing=True).put((0, 2), "2").put((3, 0), "1")
    assert labels.saved().text() == "- - 1 -\n- 2 - -\n"
    assert labels.put((1, 1), "B") == labels


def test_a_game_is_saved_with_the_entries_that_a_puzzle_can_say():
    sudoku = Game(smtpuzzles.parse("sudoku", "1" + "." * 15)).put((1, 2), "2")
    assert sudoku.saved().text() == "12..\n....\n....\n....\n"
    lightup = Game(smtpuzzles.parse("lightup", "_1\n__\n")).put((1, 1), "*")
    assert lightup.saved() == lightup.given


def test_after_a_change_nothing_that_was_undone_can_be_redone():
    game = Game(smtpuzzles.parse("sudoku", "." * 16)).put((1, 1), "1").put((1, 2), "2").undone()
    assert game.redone().entries == {(1, 1): "1", (1, 2): "2"}
    changed = game.put((4, 4), "3")
    assert changed.redone() is changed


@pytest.mark.parametrize(
    ("kind", "words"), [("slitherlink", "1 edge filled"), ("masyu", "1 link filled"), ("lightup", "1 cell filled")]
)
def test_progress_counts_what_a_player_enters(kind, words):
    """It counted edges as cells."""
    game = Game(next(sample.puzzle() for sample in PLAYED if sample.kind == kind))
    place = next(iter(game.places))
    assert counters(game.put(place, game.may_hold(place)[-1])) == words
