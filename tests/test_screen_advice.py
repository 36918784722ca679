"""What the screen tells of a board that is asked about."""

from dataclasses import replace
from functools import partial

import pytest
from textual.pilot import Pilot

import smtpuzzles
from smtpuzzles.clock import Clock
from smtpuzzles.kind import CluedPuzzle
from smtpuzzles.playing import advice, fresh
from smtpuzzles.result import Violation
from smtpuzzles.screen.app import Play
from smtpuzzles.screen.sentences import because
from tests.screens import answered, board_of, drive, every_board, filling, solution_of

pytestmark = pytest.mark.usefixtures("own_games")


@every_board
def test_broken_rules_are_told_and_shown_and_unfinished_ones_are_not(kind):
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("v")
        assert screen.told == "no rule is broken so far"
        game = screen.game
        for place, symbols in game.places.items():
            game = game.put(place, symbols[0])
        screen.play(game)
        await pilot.press("V")
        assert screen.told.startswith("broken: ")
        assert screen.shown().marked
        await pilot.press("escape")
        assert not screen.shown().marked

    drive(Play(board_of(kind)), script)


@every_board
def test_what_cannot_be_right_is_found_and_marked(kind):
    puzzle = board_of(kind)
    solution = solution_of(puzzle)

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("c")
        assert await answered(pilot) == "yes, this can be finished"
        right, wrong = list(screen.game.places)[:2]
        other = next(symbol for symbol in screen.game.places[wrong] if symbol != solution[wrong])
        screen.play(screen.game.put(right, solution[right]).put(wrong, other))
        await pilot.press("C")
        assert await answered(pilot) == "no: what is marked can't be right"
        assert screen.shown().marked == {wrong}

    drive(Play(puzzle), script)


@every_board
def test_hints_lead_to_the_end(kind):
    """From a board of which few cells are open, because every hint takes a while."""
    puzzle = board_of(kind)
    solution = solution_of(puzzle)

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        told = [place for place in screen.game.places if solution[place] != puzzle.nothing]
        game = screen.game
        for place in screen.game.places:
            game = game if place in told[-3:] else game.put(place, solution[place])
        screen.play(game)
        for _ in range(len(screen.game.places)):
            before = screen.game
            await pilot.press("h")
            assert " holds " in await answered(pilot)
            assert screen.game == before
            await pilot.press("enter")
            assert screen.game != before
            if screen.game.solved:
                break
        assert screen.told == "Solved!"

    drive(Play(puzzle), script)


@every_board
def test_a_solution_is_shown_and_taken_with_enter(kind):
    puzzle = board_of(kind)

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("s")
        assert await answered(pilot) == "a solution - Enter takes it, Escape goes back"
        assert screen.game.entries == {}
        await pilot.press("n")
        assert await answered(pilot) == "there is no other solution: this puzzle has exactly one"
        await pilot.press("enter")
        assert screen.told == "Solved!"

    drive(Play(puzzle), script)


def test_another_solution_every_time_and_how_many_there_are():
    puzzle = smtpuzzles.parse("binairo", "____\n____\n____\n____\n")

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("0")
        seen = []
        for _ in range(3):
            await pilot.press("n")
            assert await answered(pilot) == "another one, of 36 solutions - Enter takes it, Escape goes back"
            seen.append(puzzle.solution_text(screen._solution))
        assert len(set(seen)) == 3
        assert all(text.startswith("0") for text in seen)
        screen.play(screen.game.put((1, 2), "0").put((1, 3), "0"))
        await pilot.press("s")
        assert await answered(pilot) == "no solution has all that stands here"
        await pilot.press("n")
        assert await answered(pilot) == "no solution has all that stands here"

    drive(Play(puzzle), script)


def test_a_long_question_can_be_cancelled_and_the_screen_goes_on(monkeypatch):
    monkeypatch.setattr(advice, "another", partial(advice.another, most=10**9))

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("n")
        await pilot.pause(0.3)
        assert screen.busy
        await pilot.press("down", "down")
        assert screen.cursor == (3, 1)
        assert screen.busy
        await pilot.press("escape")
        assert not screen.busy
        assert screen.told == "cancelled"
        await pilot.press("n")
        await pilot.press("1")
        assert not screen.busy

    drive(Play(fresh.empty_puzzle("sudoku", (16, 16), None)), script)


def test_enter_takes_the_solution_that_was_shown_after_a_hint():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("h")
        await answered(pilot)
        await pilot.press("n")
        await answered(pilot)
        assert not screen.shown().marked
        await pilot.press("enter")
        assert screen.told == "Solved!"

    drive(Play(board_of("sudoku")), script)


def test_of_a_puzzle_with_several_solutions_it_is_not_said_that_it_has_one():
    puzzle = smtpuzzles.parse("binairo", "____\n" * 4)
    assert isinstance(puzzle, CluedPuzzle)

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        game = screen.game
        for place, symbol in list(solution_of(puzzle).items())[1:]:
            game = game.put(place, symbol)
        screen.play(game)
        await pilot.press("n")
        assert (await answered(pilot)).startswith("the only solution around what stands - ")
        await pilot.press("n")
        assert await answered(pilot) == "there is no other solution around what stands"

    drive(Play(puzzle), script)


def test_a_hint_names_what_is_drawn_and_promises_no_more_than_can_be_put():
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("h")
        told = await answered(pilot)
        assert " holds ●" in told or " holds ╳" in told
        assert told.endswith(" - Enter puts it there")

    async def compose(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        screen.play(screen.game.put((1, 1), "0"))
        await pilot.press("h")
        assert (await answered(pilot)).endswith(" - Escape goes back")

    drive(Play(board_of("lightup")), script)
    drive(Play(fresh.empty_puzzle("lightup", (4, 4), None), composing=True), compose)


def test_a_saved_puzzle_of_another_variant_says_how_to_read_it():
    async def script(pilot: Pilot[None]) -> None:
        filling(pilot).save("x.txt")
        assert await answered(pilot) == "saved as x.txt, which needs --variant x; it has SEVERAL solutions"

    drive(Play(fresh.empty_puzzle("sudoku", (4, 4), "x"), composing=True), script)


def test_a_hint_does_not_say_that_a_cell_holds_what_it_does_because_it_holds_one_thing():
    puzzle = smtpuzzles.parse("sudoku", ".23.\n3..2\n....\n4...\n")
    hint = advice.certain(puzzle, {}, Clock())
    assert hint.rule == Violation("row 1, column 1 holds exactly one digit", ((1, 1),))
    assert because(hint) == ", because nothing else can stand there"
    broken = "; otherwise this would be broken in the end: row 1, column 1 holds exactly one digit"
    assert because(replace(hint, otherwise=True)) == broken
