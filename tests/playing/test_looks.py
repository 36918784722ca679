"""What symbols look like and what cells hold in words, for boards of every kind, with clues in their cells or not."""

import pytest

from smtpuzzles import kinds
from smtpuzzles.model import Cell
from smtpuzzles.playing.game import Game
from smtpuzzles.playing.looks import Looks, without_entries
from smtpuzzles.puzzle.clued import CluedPuzzle
from tests.conftest import SMALL

BOARDS = [kind for kind in kinds.names() if isinstance(SMALL[kind].puzzle(), CluedPuzzle)]


@pytest.fixture
def game(request) -> Game:
    return Game(SMALL[request.param].puzzle())


def some_places(game: Game) -> list[Cell]:
    """Return a cell with a clue and one without, for each choice of symbols."""
    return list({(place in game.givens, may): place for place, may in game.places.items()}.values())


@pytest.mark.parametrize("game", BOARDS, indirect=True)
def test_words_name_each_entry_also_in_a_cell_with_a_clue(game):
    looks = Looks(game)
    for place in some_places(game):
        for symbol in game.places[place]:
            words = looks.held(game.put(place, symbol), place)
            assert words.endswith(", your entry")
            assert game.given.names.get(symbol, symbol).split()[-1] in words


@pytest.mark.parametrize("game", BOARDS, indirect=True)
def test_a_symbol_is_named_and_drawn_without_the_number_of_some_cell(game):
    looks = Looks(game)
    for symbol, tile in looks.tiles.items():
        assert game.given.names.get(symbol, symbol).split()[-1] in looks.named(symbol)
        assert symbol.isdigit() or not tile.text.isdigit() or tile in dict(looks.legend)


@pytest.mark.parametrize("game", BOARDS, indirect=True)
def test_a_saved_puzzle_has_the_entry_or_it_is_said_that_it_has_not(game):
    assert without_entries(game) == ""
    for place in some_places(game):
        entered = game.put(place, game.places[place][0])
        assert bool(without_entries(entered)) == (entered.saved() == game.given)


@pytest.mark.parametrize("kind", BOARDS)
def test_a_setter_sees_every_symbol_that_may_stand_in_a_cell(kind):
    game = Game(SMALL[kind].puzzle(), composing=True)
    drawn = {symbol for symbol, tile in Looks(game).tiles.items() if tile is not None}
    assert drawn == {symbol for place, may in game.places.items() if place in game.picture.tiles for symbol in may}


def test_marks_in_a_cell_with_a_clue_leave_its_number_in_the_words():
    game = Game(SMALL["hitori"].puzzle())
    assert Looks(game).held(game.marked((1, 1), "#"), (1, 1)) == "row 1, column 1: 4 open, given, marks #"
