"""Kinds as answer set programs: rules, the facts of a puzzle, and the board that an answer shows.

Written to be fast without being long: what the givens settle is worked out while grounding, and of several ways to say
a rule, each tried on all boards, the fastest stands here.

lightup    one walk over the runs in Python numbers them; a white cell then knows its two, across and down
sudoku     a cell chooses only among the digits that its row, column and box leave open, which halves the time that
           choosing among all digits takes
binairo    only open cells choose; a pair of lines is apart where one has a one and the other has none
starbattle a star is chosen by rows; touching cells are forbidden pair by pair, as in gappy
gappy      touching cells are forbidden pair by pair, which is faster than at most one in every block of four
hitori     white cells are reached from the first one, or from the second; clingo completes such rules while it searches
slitherlink   edges are reached from a corner of a cell with a 3
"""

from collections.abc import Iterable

from smtpuzzles.kinds.binairo import Binairo
from smtpuzzles.kinds.gappy import Gappy
from smtpuzzles.kinds.hitori import Hitori
from smtpuzzles.kinds.lightup import LightUp
from smtpuzzles.kinds.slitherlink import Slitherlink
from smtpuzzles.kinds.starbattle import StarBattle
from smtpuzzles.kinds.sudoku import Sudoku
from smtpuzzles.kinds.sudoku.regions import usual_shape
from smtpuzzles.model import Board
from smtpuzzles.puzzle import sides_of
from smtpuzzles.puzzle.contract import Puzzle

GAPPY = """
{ black(R,C) : C = 1..n } = 2 :- R = 1..n.
:- C = 1..n, { black(R,C) : R = 1..n } != 2.
:- black(R,C), black(R,C+1).
:- black(R,C), black(R+1,C).
:- black(R,C), black(R+1,C+1).
:- black(R,C), black(R+1,C-1).
:- row(R,G), black(R,C), not black(R,C+G+1), not black(R,C-G-1).
:- column(C,G), black(R,C), not black(R+G+1,C), not black(R-G-1,C).
#show black/2.
"""
GAPPY_DIAGONALS = """
:- { black(I,I) } != 2.
:- { black(I,n+1-I) : I = 1..n } != 2.
"""

STARBATTLE = """
#defined given/3.
{ star(R,C) : C = 1..n } = k :- R = 1..n.
:- C = 1..n, { star(R,C) : R = 1..n } != k.
:- region(_,_,A), { star(R,C) : region(R,C,A) } != k.
:- star(R,C), star(R,C+1).
:- star(R,C), star(R+1,C).
:- star(R,C), star(R+1,C+1).
:- star(R,C), star(R+1,C-1).
:- given(R,C,1), not star(R,C).
:- given(R,C,0), star(R,C).
#show star/2.
"""

LIGHTUP = """
{ lamp(R,C) : white(R,C,A,_) } 1 :- across(A).
:- down(D), 2 { lamp(R,C) : white(R,C,_,D) }.
bright(A) :- lamp(R,C), white(R,C,A,_).
bright(D) :- lamp(R,C), white(R,C,_,D).
:- white(_,_,A,D), not bright(A), not bright(D).
:- wall(R,C,N), not N { lamp(R-1,C); lamp(R,C-1); lamp(R,C+1); lamp(R+1,C) } N.
#show lamp/2.
"""

SUDOKU_BOXES = """
box((R-1)/high,(C-1)/wide,R,C) :- R = 1..n, C = 1..n.
"""
SUDOKU = """
#defined given/3.
filled(R,C) :- given(R,C,_).
in_row(R,V) :- given(R,_,V).
in_column(C,V) :- given(_,C,V).
in_box(A,B,V) :- given(R,C,V), box(A,B,R,C).
{ digit(R,C,V) : V = 1..n, not in_row(R,V), not in_column(C,V), not in_box(A,B,V) } = 1
    :- box(A,B,R,C), not filled(R,C).
:- R = 1..n, V = 1..n, not in_row(R,V), { digit(R,_,V) } != 1.
:- C = 1..n, V = 1..n, not in_column(C,V), { digit(_,C,V) } != 1.
:- box(A,B,_,_), V = 1..n, not in_box(A,B,V), { digit(R,C,V) : box(A,B,R,C) } != 1.
#show digit/3.
"""
SUDOKU_X = """
diagonal(down,I,I) :- I = 1..n.
diagonal(up,I,n+1-I) :- I = 1..n.
on_diagonal(D,V) :- given(R,C,V), diagonal(D,R,C).
:- diagonal(D,_,_), V = 1..n, not on_diagonal(D,V), { digit(R,C,V) : diagonal(D,R,C) } != 1.
:- digit(R,C,V), diagonal(D,R,C), on_diagonal(D,V).
"""
SUDOKU_CAGES = """
held(R,C,V) :- digit(R,C,V).
held(R,C,V) :- given(R,C,V).
:- cage(K,T), #sum { V,R,C : held(R,C,V), inside(K,R,C) } != T.
:- cage(K,_), V = 1..n, 2 { held(R,C,V) : inside(K,R,C) }.
"""

BINAIRO = """
one(R,C) :- given(R,C,1).
{ one(R,C) } :- R = 1..h, C = 1..w, not given(R,C,0), not given(R,C,1).
:- R = 1..h, { one(R,1..w) } != w/2.
:- C = 1..w, { one(1..h,C) } != h/2.
:- R = 1..h, C = 1..w-2, one(R,C), one(R,C+1), one(R,C+2).
:- R = 1..h, C = 1..w-2, not one(R,C), not one(R,C+1), not one(R,C+2).
:- R = 1..h-2, C = 1..w, one(R,C), one(R+1,C), one(R+2,C).
:- R = 1..h-2, C = 1..w, not one(R,C), not one(R+1,C), not one(R+2,C).
#show one/2.
"""
BINAIRO_SIGNS = """
#defined same/4.
#defined other/4.
:- same(R,C,S,D), one(R,C), not one(S,D).
:- same(R,C,S,D), not one(R,C), one(S,D).
:- other(R,C,S,D), one(R,C), one(S,D).
:- other(R,C,S,D), not one(R,C), not one(S,D).
"""
BINAIRO_DISTINCT = """
apart(row,A,B) :- A = 1..h, B = A+1..h, C = 1..w, one(A,C), not one(B,C).
apart(row,A,B) :- A = 1..h, B = A+1..h, C = 1..w, one(B,C), not one(A,C).
apart(column,A,B) :- A = 1..w, B = A+1..w, R = 1..h, one(R,A), not one(R,B).
apart(column,A,B) :- A = 1..w, B = A+1..w, R = 1..h, one(R,B), not one(R,A).
:- A = 1..h, B = A+1..h, not apart(row,A,B).
:- A = 1..w, B = A+1..w, not apart(column,A,B).
"""

HITORI = """
{ black(R,C) } :- number(R,C,_).
:- black(R,C), black(R,C+1).
:- black(R,C), black(R+1,C).
:- number(R,C,V), number(R,D,V), C < D, not black(R,C), not black(R,D).
:- number(R,C,V), number(S,C,V), R < S, not black(R,C), not black(S,C).
reach(1,1) :- not black(1,1).
reach(1,2) :- black(1,1).
reach(R+1,C) :- reach(R,C), number(R+1,C,_), not black(R+1,C).
reach(R-1,C) :- reach(R,C), number(R-1,C,_), not black(R-1,C).
reach(R,C+1) :- reach(R,C), number(R,C+1,_), not black(R,C+1).
reach(R,C-1) :- reach(R,C), number(R,C-1,_), not black(R,C-1).
:- number(R,C,_), not black(R,C), not reach(R,C).
#show black/2.
"""
SLITHERLINK = """
{ edge(R,C) : R = 1..h, C = 1..w, (R + C) \\ 2 = 1 }.
corner(R,C) :- R = 1..h, C = 1..w, R \\ 2 = 1, C \\ 2 = 1.
:- number(R,C,N), { edge(R-1,C); edge(R+1,C); edge(R,C-1); edge(R,C+1) } != N.
:- corner(R,C), { edge(R-1,C); edge(R+1,C); edge(R,C-1); edge(R,C+1) } = 1.
:- corner(R,C), 3 { edge(R-1,C); edge(R+1,C); edge(R,C-1); edge(R,C+1) }.
reach(R+2,C) :- reach(R,C), edge(R+1,C).
reach(R-2,C) :- reach(R,C), edge(R-1,C).
reach(R,C+2) :- reach(R,C), edge(R,C+1).
reach(R,C-2) :- reach(R,C), edge(R,C-1).
:- edge(R,C), R \\ 2 = 1, not reach(R,C-1).
:- edge(R,C), R \\ 2 = 0, not reach(R-1,C).
#show edge/2.
"""


def program(puzzle: Puzzle) -> str:
    """Rules and facts."""
    match puzzle:
        case Gappy():
            return GAPPY + GAPPY_DIAGONALS * (puzzle.variant == "diagonals") + gappy_facts(puzzle)
        case LightUp():
            return LIGHTUP + lightup_facts(puzzle)
        case Sudoku():
            return sudoku(puzzle) + givens(puzzle.board)
        case Binairo():
            height, width = max(puzzle.board)
            size = f"#const h = {height}. #const w = {width}.\n"
            rules = BINAIRO + BINAIRO_DISTINCT * (puzzle.variant == "distinct") + size
            return rules + givens(puzzle.board) + (BINAIRO_SIGNS if puzzle.signs else "") + signs(puzzle)
        case Hitori():
            return HITORI + "".join([f"number({r},{c},{number})." for (r, c), number in puzzle.numbers.items()])
        case Slitherlink():
            height, width = max(puzzle.bare)
            numbers = puzzle.givens().items()
            start = next((r - 1, c - 1) for (r, c), number in numbers if number == "3")  # on the loop for certain
            facts = "".join([f"number({r},{c},{number})." for (r, c), number in numbers])
            return SLITHERLINK + f"#const h = {height}. #const w = {width}. reach{start}.\n{facts}"
        case StarBattle():
            size = f"#const n = {max(puzzle.board)[0]}. #const k = {puzzle.stars}.\n"
            regions = [f"region({r},{c},{ord(letter)})." for (r, c), letter in puzzle.regions.items()]
            known = {cell: "1" if symbol == "*" else "0" for cell, symbol in puzzle.givens().items()}
            return STARBATTLE + size + "".join(regions) + givens(known)
    raise ValueError(f"no program for {puzzle.kind}")


def sudoku(puzzle: Sudoku) -> str:
    """The rules, with facts for regions and cages."""
    regions = [f"box({number},0,{r},{c})." for number, region in enumerate(puzzle.regions) for r, c in region]
    cages = [f"inside({number},{r},{c})." for number, cage in enumerate(puzzle.cages) for r, c in cage.cells]
    cages += [f"cage({number},{cage.total})." for number, cage in enumerate(puzzle.cages)]
    high, wide = puzzle.shape or usual_shape(puzzle.size) or (1, puzzle.size)
    size = f"#const n = {puzzle.size}. #const high = {high}. #const wide = {wide}.\n"
    parts = ["".join(regions) or SUDOKU_BOXES, SUDOKU, SUDOKU_X * (puzzle.variant == "x"), size]
    return "".join([*parts, SUDOKU_CAGES if cages else "", *cages])


def gappy_facts(puzzle: Gappy) -> str:
    across = [f"row({r},{gap})." for r, gap in enumerate(puzzle.row_labels, 1) if gap is not None]
    down = [f"column({c},{gap})." for c, gap in enumerate(puzzle.column_labels, 1) if gap is not None]
    return f"#const n = {puzzle.size}.\n" + "".join(across + down)


def lightup_facts(puzzle: LightUp) -> str:
    runs_of: dict[tuple[int, int], list[int]] = {}
    for number, run in enumerate(puzzle.runs):
        for cell in run:
            runs_of.setdefault(cell, []).append(number)
    white = [f"white({r},{c},{across},{down})." for (r, c), (across, down) in runs_of.items()]
    runs = [f"across({across}).down({down})." for across, down in runs_of.values()]
    walls = [f"wall({r},{c},{symbol})." for (r, c), symbol in puzzle.board.items() if symbol.isdigit()]
    return "".join(white + runs + walls)


def signs(puzzle: Binairo) -> str:
    names = {"=": "same", "x": "other"}
    pairs = [(names[sign], *sides_of(place)) for place, sign in puzzle.signs.items()]
    return "".join([f"{name}({r},{c},{s},{d})." for name, (r, c), (s, d) in pairs])


def givens(board: Board) -> str:
    return "".join([f"given({r},{c},{symbol})." for (r, c), symbol in board.items() if symbol != "_"])


def board(puzzle: Puzzle, answer: Iterable[tuple[int, ...]]) -> Board:
    """The board of an answer, given by the arguments of the atoms that are shown."""
    match puzzle:
        case Gappy():
            blank = {(r, c): "W" for r in range(1, puzzle.size + 1) for c in range(1, puzzle.size + 1)}
            return blank | dict.fromkeys(answer, "B")
        case LightUp():
            return {**puzzle.board, **dict.fromkeys(answer, "*")}
        case Sudoku():
            return {**puzzle.board, **{(r, c): str(digit) for r, c, digit in answer}}
        case Binairo():
            return dict.fromkeys(puzzle.board, "0") | dict.fromkeys(answer, "1")
        case Hitori():
            return dict.fromkeys(puzzle.numbers, "_") | dict.fromkeys(answer, "#")
        case Slitherlink():
            return {**puzzle.bare, **{(r, c): "-" if r % 2 else "|" for r, c in answer}}
        case StarBattle():
            return dict.fromkeys(puzzle.board, "-") | dict.fromkeys(answer, "*")
    raise ValueError(f"no board for {puzzle.kind}")
