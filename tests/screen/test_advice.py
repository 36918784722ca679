"""What the screen tells of a board that is asked about."""

from functools import partialmethod
from threading import Event
from time import sleep

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

import smtpuzzles
from smtpuzzles.errors import WrongAnswer
from smtpuzzles.explaining.advice import Advisor, Hint
from smtpuzzles.explaining.step import Step
from smtpuzzles.playing import start
from smtpuzzles.playing.game import Game
from smtpuzzles.puzzle.clued import CluedPuzzle
from smtpuzzles.puzzle.reasons import Claim
from smtpuzzles.result import Verdict
from smtpuzzles.screen.advised import Advised
from smtpuzzles.screen.app import Play
from smtpuzzles.screen.asking import SPINNER
from smtpuzzles.screen.board import BoardView
from smtpuzzles.screen.finished import Finished
from smtpuzzles.screen.path import Steps
from smtpuzzles.solving.entries import Finish
from tests.screens import answered, board_of, drive, filling, solution_of, some_boards, told

FOUR = Hint(Verdict.SAT, (Step((), (), (Claim((4, 1), "4"),), 1, "Row 4, column 1 is 4.", aside=False),))
pytestmark = pytest.mark.usefixtures("own_games")


@pytest.mark.few(1)
@some_boards
def test_broken_rules_are_told_and_shown_and_unfinished_ones_are_not(kind):
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("v")
        assert await answered(pilot) == "you break no rule so far"
        game = screen.game
        for place, symbols in game.places.items():
            game = game.put(place, symbols[0])
        screen.play(game)
        await pilot.press("V")
        assert (await answered(pilot)).startswith("you break the rule that ")
        assert screen.shown().marked
        await pilot.press("escape")
        assert not screen.shown().marked

    drive(Play(board_of(kind)), script)


@pytest.mark.few(1)
@some_boards
def test_what_cannot_be_right_is_found_and_marked(kind):
    puzzle = board_of(kind)
    solution = solution_of(puzzle)

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("c")
        assert await answered(pilot) == "yes, you can still finish"
        right, wrong = list(screen.game.places)[:2]
        other = next(symbol for symbol in screen.game.places[wrong] if symbol != solution[wrong])
        screen.play(screen.game.put(right, solution[right]).put(wrong, other))
        await pilot.press("C")
        assert await answered(pilot) == f"no: {puzzle.called(wrong)} can't be right - C shows why"
        assert screen.cursor == wrong
        assert screen.shown().marked == {wrong}
        await pilot.press("c")
        assert (await answered(pilot)).endswith(" - Escape goes back")
        assert screen.shown().marked == {wrong}
        assert screen.shown().context
        await pilot.press("c")
        assert (await answered(pilot)).endswith("C shows why")

    drive(Play(puzzle), script)


@some_boards
def test_a_player_finds_a_step_where_it_is_marked_or_another_true_one(kind):
    puzzle = board_of(kind)
    solution = solution_of(puzzle)

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("f")
        assert (await answered(pilot)).startswith("find what the marked cells show (")
        area = screen.shown().marked
        assert area
        cell = next(cell for cell in reversed(list(screen.game.places)) if solution[cell] != puzzle.nothing)
        other = next(symbol for symbol in screen.game.places[cell] if symbol != solution[cell])
        before = screen.game
        screen.play(before.put(cell, other))
        assert (await answered(pilot)).startswith("no: ")
        screen.play(before)
        assert screen.answer.task
        screen.play(before.put(cell, solution[cell]))
        assert (await answered(pilot)).startswith("right: ")
        assert (await answered(pilot)).endswith(" - F shows where the next step is")
        assert not screen.answer.task
        screen.play(before)
        assert not screen.busy

    drive(Play(puzzle), script)


def test_a_setter_has_no_step_to_find():
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("f")
        assert filling(pilot).status == "steps are for playing; here you compose the clues"

    drive(Play(start.empty_puzzle("gappy", (9, 9), None), composing=True), script)


@some_boards
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
            while not screen.answer.hint:
                await pilot.press("h")
                await answered(pilot)
            assert screen.game == before
            await pilot.press("enter")
            assert screen.game != before
            if screen.game.solved:
                break
        assert screen.status == "Solved!"

    drive(Play(puzzle), script)


@pytest.mark.few(1)
@some_boards
def test_a_solution_is_shown_and_taken_with_enter(kind):
    puzzle = board_of(kind)

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("s")
        assert await answered(pilot) == "a solution - Enter accepts it, Escape goes back"
        assert screen.game.entries == {}
        await pilot.press("n")
        assert await answered(pilot) == "there is no other solution: this puzzle has exactly one"
        await pilot.press("enter")
        assert screen.status == "Solved!"

    drive(Play(puzzle), script)


def test_another_solution_every_time_and_how_many_there_are():
    puzzle = smtpuzzles.parse("binairo", "____\n____\n____\n____\n")

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("0")
        seen = []
        for words in ("a solution", "another solution", "another solution"):
            await pilot.press("n")
            assert await answered(pilot) == f"{words}, out of 36 - Enter accepts it, Escape goes back"
            seen.append(puzzle.solution_text(screen.answer.solution))
        assert len(set(seen)) == 3
        assert all(text.startswith("0") for text in seen)
        screen.play(screen.game.put((1, 2), "0").put((1, 3), "0"))
        await pilot.press("s")
        assert await answered(pilot) == "no solution keeps all your entries; C shows which entries are wrong"
        await pilot.press("n")
        assert await answered(pilot) == "no solution keeps all your entries; C shows which entries are wrong"

    drive(Play(puzzle), script)


def test_a_long_question_can_be_cancelled_and_the_screen_goes_on():
    class Patient(Advisor):
        another = partialmethod(Advisor.another, most=10**9)

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        screen.advisor = Patient()
        await pilot.press("n")
        await pilot.pause(0.3)
        assert screen.busy
        await pilot.press("down", "down")
        assert screen.cursor == (3, 1)
        assert screen.busy
        await pilot.press("escape")
        assert not screen.busy
        assert screen.status == "cancelled"
        await pilot.press("n")
        await pilot.press("1")
        assert not screen.busy

    drive(Play(start.empty_puzzle("sudoku", (9, 9), None)), script)


def test_enter_takes_the_solution_that_was_shown_after_a_hint():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("h")
        await answered(pilot)
        await pilot.press("n")
        await answered(pilot)
        assert not screen.shown().marked
        await pilot.press("enter")
        assert screen.status == "Solved!"

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
        assert (await answered(pilot)).startswith("the only solution that keeps your entries - ")
        await pilot.press("n")
        assert await answered(pilot) == "there is no other solution that keeps your entries"

    drive(Play(puzzle), script)


def test_a_hint_tells_where_to_look_then_which_rules_then_what_follows():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        await pilot.press("h")
        assert await answered(pilot) == "look at the marked cells - H shows what to use"
        look = screen.shown().marked
        await pilot.press("enter", "h")
        assert screen.status.startswith("use: row 1, column 4 holds exactly one digit (naked single) - ")
        assert (screen.shown().marked, screen.answer.hint) == (look, None)
        await pilot.press("H")
        assert screen.status.startswith("Row 1, column 4 is 4, because ")
        assert screen.status.endswith(" - Enter fills it in")
        assert (screen.shown().marked, screen.shown().context, screen.hints) == ({(1, 4)}, look, 1)
        await pilot.press("enter")
        assert screen.game.entries == {(1, 4): "4"}
        assert not screen.shown().marked | screen.shown().context

    drive(Play(board_of("sudoku")), script)


def test_a_hint_that_is_over_leaves_no_keys_in_the_panel():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        for closes, left in (("escape", 0), ("enter", 1), ("1", 1)):
            await pilot.press("h")
            await answered(pilot)
            await pilot.press("h", "h")
            assert screen.answers[-1][1].endswith(" - Enter fills it in")
            await pilot.press(closes)
            assert len(screen.answers) == left
        assert screen.answers[-1][1].endswith(" - entered")
        await pilot.press("u")
        assert [" - entered" in words for _, words in screen.answers] == [True]

    drive(Play(board_of("sudoku")), script)


def test_enter_fills_in_all_that_a_hint_names_and_one_undo_takes_it_back():
    before = Step((), (), (Claim((1, 2), "3"),), 1, "Row 1, column 2 is 3.", aside=True)
    found = Hint(Verdict.SAT, (before, *FOUR.steps))

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        screen.show_stage(found, 2)
        await pilot.press("enter")
        assert screen.game.entries == {(1, 2): "3", (4, 1): "4"}
        await pilot.press("u")
        assert not screen.game.entries

    drive(Play(board_of("sudoku")), script)


def test_a_hint_shows_candidates_in_open_cells_beside_the_marks_of_the_player():
    out, held = Claim((1, 3), "4", holds=False), (((1, 2), ("2", "3")), ((1, 3), ("2", "4")))
    found = Hint(Verdict.SAT, (Step((), (), (out,), 1, "Not 4.", aside=False, candidates=held),))

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        screen.play(screen.game.put((1, 2), "3").marked((1, 4), "1"))
        screen.show_stage(found, 2)
        shown = screen.shown()
        assert shown.notes == {(1, 3): ("", "2", "", "4"), (1, 4): ("1", "", "", "")}
        assert shown.struck == {((1, 3), "4")}
        await pilot.press("escape")
        assert screen.shown().notes.keys() == {(1, 4)}

    drive(Play(board_of("sudoku")), script)


def test_a_hint_promises_no_more_than_can_be_put():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        screen.play(screen.game.put((1, 1), "0"))
        await pilot.press("h")
        await answered(pilot)
        await pilot.press("h", "h")
        assert screen.status.endswith(" - Escape goes back")

    drive(Play(start.empty_puzzle("lightup", (4, 4), None), composing=True), script)


def test_after_a_hint_that_only_rules_out_the_next_one_goes_on_from_there():
    ruled_out = Claim((1, 2), "2", holds=False)
    step = Step((), (), (ruled_out,), 1, "Row 1, column 2 is not 2.", aside=False)
    asked, goes_on = [], Event()

    class Asked(Advisor):
        def steps(self, _puzzle, _entries, _deadline, earlier):
            asked.append(earlier)
            self._notify()
            assert goes_on.wait(60)
            return Hint(Verdict.SAT, (step,))

    async def script(pilot: Pilot[None]) -> None:
        filling(pilot).advisor = Asked(filling(pilot).compiling)
        await pilot.press("h")
        await told(pilot, "compiling the search for steps, once - Escape cancels")
        goes_on.set()
        await answered(pilot)
        await pilot.press("h", "h")
        assert filling(pilot).status == "Row 1, column 2 is not 2 - H goes on from there"
        await pilot.press("h")
        await answered(pilot)
        assert asked == [[], [ruled_out]]

    drive(Play(board_of("sudoku")), script)


def test_a_saved_puzzle_of_another_variant_says_how_to_read_it():
    async def script(pilot: Pilot[None]) -> None:
        filling(pilot).save("x.txt")
        assert await answered(pilot) == "saved as x.txt, which needs --variant x; it has SEVERAL solutions"

    drive(Play(start.empty_puzzle("sudoku", (4, 4), "x"), composing=True), script)


def test_v_again_shows_the_next_broken_rule_and_then_the_first():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        screen.play(screen.game.put((1, 2), "1").put((4, 1), "2"))
        told, pointed = [], []
        while len(told) < 2 or told[-1] != told[0]:
            await pilot.press("v")
            told.append(await answered(pilot))
            pointed.append(screen.shown().marked)
        number = len(told) - 1
        assert number == len(set(told)) > 2
        assert [words.split("(")[-1] for words in told[:2]] == [f"{n} of {number}; V shows the next)" for n in (1, 2)]
        assert len(set(pointed)) > 1
        await pilot.press("down", "3", "v")
        assert "(1 of" in await answered(pilot)

    drive(Play(board_of("sudoku")), script)


def test_what_is_pointed_at_is_on_the_screen_even_on_a_large_board():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        last = max(screen.game.places)
        screen.show_finish(Finish(Verdict.UNSAT, (last,)))
        await pilot.pause()
        view = screen.query_one(BoardView)
        assert 0 <= view.spot(last)[1] < view.size.height

    drive(Play(start.empty_puzzle("lightup", (40, 40), None)), script)


def test_a_hint_moves_the_cursor_to_its_cell():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        screen.show_stage(FOUR, 2)
        assert screen.cursor == (4, 1)
        assert screen.shown().marked == {(4, 1)}
        await pilot.press("enter")
        assert screen.game.entries == {(4, 1): "4"}

    drive(Play(board_of("sudoku")), script)


def test_enter_changes_nothing_where_nothing_is_shown():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        start = screen.game
        await pilot.press("enter")
        assert screen.game == start
        screen.ask("thinking", lambda _: sleep(0.5), lambda _: None)
        await pilot.press("enter")
        assert screen.busy
        assert screen.game == start

    drive(Play(board_of("binairo")), script)


def test_escape_takes_an_answer_away_before_it_leaves():
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("c")
        assert await answered(pilot) == "yes, you can still finish"
        await pilot.press("escape")
        assert filling(pilot).status == ""
        await pilot.press("escape")
        await pilot.pause()
        assert not pilot.app.is_running

    drive(Play(board_of("sudoku")), script)


def test_what_was_shown_is_forgotten_when_something_is_put():
    async def script(pilot: Pilot[None]) -> None:
        for _ in range(2):
            await pilot.press("n")
            assert (await answered(pilot)).startswith("a solution, out of ")
            await pilot.press("1")

    drive(Play(start.empty_puzzle("binairo", (4, 4), None)), script)


def test_solutions_are_random():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        seen = set()
        for _ in range(6):
            await pilot.press("s")
            await answered(pilot)
            seen.add(screen.game.puzzle.solution_text(screen.answer.solution))
        assert len(seen) > 1

    board = start.empty_puzzle("binairo", (6, 6), None)
    drive(Play(board), script)
    first, second = Advised(Game(board)), Advised(Game(board))
    assert first.random.random() != second.random.random()


def test_it_is_seen_that_a_question_is_thought_about():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        screen.ask("thinking", lambda _: sleep(0.6), lambda _: screen.show_status("done"))
        seen = set()
        while screen.busy:
            seen.add(screen.status)
            await pilot.pause(0.05)
        turns = {words[0] for words in seen}
        assert len(turns) > 2
        assert turns <= set(SPINNER)
        assert all(words.endswith("thinking - Escape cancels") for words in seen)

    drive(Play(board_of("sudoku")), script)


@pytest.mark.parametrize(
    ("problem", "words"),
    [
        (WrongAnswer("a board breaks a rule"), "a board breaks a rule"),
        (KeyError(3), "this is a bug in smtpuzzles: KeyError(3)"),
    ],
)
def test_a_question_that_fails_says_so_and_does_not_end_the_game(problem, words):
    def fail(_):
        raise problem

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        screen.ask("thinking", fail, lambda _: screen.show_status("done"))
        assert await answered(pilot) == words
        await pilot.press("2")
        assert screen.game.entries

    drive(Play(board_of("sudoku")), script)


def test_nothing_is_pointed_at_any_more_when_another_solution_is_asked_for():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        screen.play(screen.game.put((1, 2), "1"))
        screen.show_stage(FOUR, 2)
        await pilot.press("n")
        assert await answered(pilot) == "no solution keeps all your entries; C shows which entries are wrong"
        assert not screen.shown().marked
        before = screen.game
        await pilot.press("enter")
        assert screen.game == before

    drive(Play(board_of("sudoku")), script)


def test_labels_that_clash_are_told_and_pointed_at():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        game = screen.game
        for place in [(1, 0), (2, 0)]:
            game = game.put(place, "7")
        screen.play(game)
        await pilot.press("c")
        assert (
            await answered(pilot)
            == "the puzzle has no solution; these clues clash: the label of row 1; the label of row 2"
        )
        assert screen.shown().marked == {(1, 0), (2, 0)}
        drawing = screen.query_one(BoardView).drawing
        (_, label), *_ = list(drawing.lines())[drawing.tops[2]]
        assert label == "marked-reversed underlined"

    drive(Play(start.empty_puzzle("gappy", (9, 9), None), composing=True), script)


def test_wrong_entries_are_told_before_the_hint():
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        screen.play(screen.game.put((1, 2), "1"))
        await pilot.press("h")
        assert await answered(pilot) == "row 1, column 2 can't be right - H goes on with the hint"
        assert screen.shown().marked == {(1, 2)}
        await pilot.press("h")
        assert screen.status == "look at the marked cells - H shows what to use"

    drive(Play(board_of("sudoku")), script)


@pytest.mark.parametrize("kind", ["sudoku", "lightup"])
def test_the_way_to_the_solution_is_walked_with_arrow_keys(kind):
    puzzle = board_of(kind)
    solution = solution_of(puzzle)

    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        for place in screen.game.places:
            if solution[place] != puzzle.nothing:
                screen.play(screen.game.put(place, solution[place]))
        await shown(pilot, Finished)
        await pilot.press("p")
        steps = await shown(pilot, Steps)
        assert isinstance(steps, Steps)
        assert steps.query_one(BoardView).picture == puzzle.picture()
        await pilot.press("right", "right", "left")
        assert (steps.number, steps.slides[1].title) == (1, "Step 1")
        assert steps.query_one(BoardView).picture == steps.slides[1].picture
        await pilot.press("left", "left", "left")
        assert steps.number == 0
        await pilot.press("end")
        assert steps.number == len(steps.slides) - 1 > 3
        await pilot.press("escape")
        assert screen.answers[-1][1] == f"you saw {len(steps.slides) - 1} steps; P shows them again"
        for _ in range(2):  # Escape looks at the board, Enter goes back to what comes next
            assert isinstance(pilot.app.screen, Finished)
            await pilot.press("escape")
            assert pilot.app.screen is screen
            await pilot.press("enter")

    drive(Play(puzzle), script)


async def shown(pilot: Pilot[None], kind: type[Screen]) -> Screen:
    """Wait for a screen of this class; the first steps may wait until the search for them is compiled."""
    for _ in range(2400):
        await pilot.pause(0.05)
        if isinstance(pilot.app.screen, kind) and pilot.app.screen.is_mounted:
            return pilot.app.screen
    raise AssertionError(f"not shown: {pilot.app.screen}")


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("full", "words"),
    [
        ("1234341221434321", "you have solved this"),
        ("1234341243212143", "you have solved this"),
        ("1234341221432143", "no solution keeps all your entries; C shows which entries are wrong"),
    ],
)
def test_a_hint_on_a_full_board_tells_whether_it_is_solved(full, words):
    async def script(pilot: Pilot[None]) -> None:
        screen = filling(pilot)
        screen.play(screen.game.filled(dict(zip(sorted(screen.game.places), full, strict=True))))
        await pilot.press("escape", "h")
        assert await answered(pilot) == words

    drive(Play(start.empty_puzzle("sudoku", (4, 4), None)), script)
