"""The option --svg of show, solve and check."""

from xml.etree import ElementTree

import pytest

from smtpuzzles import kinds
from tests.cli.conftest import NONE, SEVERAL, UNIQUE, small_samples, variant
from tests.conftest import PLAN_SAMPLES

EACH_KIND = [*small_samples(), PLAN_SAMPLES[0]]


def title_of(svg: str) -> str:
    return ElementTree.fromstring(svg)[0].text


@pytest.mark.parametrize("sample", EACH_KIND, ids=lambda sample: sample.kind)
def test_a_picture_of_each_kind_goes_into_a_file_beside_the_answer(sample, program, tmp_path):
    for command in ("show", "solve"):
        target = tmp_path / f"{command}.svg"
        status, out, _ = program(command, sample.kind, sample.path, *variant(sample), "--svg", target, "--plain")
        assert status == 0
        assert (status, out) == program(command, sample.kind, sample.path, *variant(sample), "--plain")[:2]
        assert kinds.load(sample.kind).display_name in title_of(target.read_text())


def test_a_picture_on_standard_output_is_alone_there(program, tmp_path):
    target = tmp_path / "board.svg"
    program("check", "gappy", UNIQUE, "--svg", target)
    status, out, err = program("check", "gappy", UNIQUE, "--svg", "-")
    assert status == 0
    assert out == target.read_text()
    assert err.endswith("exactly one solution\n")


def test_check_marks_the_cells_that_differ_and_draws_nothing_without_a_solution(program, tmp_path):
    target = tmp_path / "board.svg"
    program("check", "gappy", SEVERAL, "--svg", target)
    assert 'class="border marked"' in target.read_text()
    target.unlink()
    status, _, err = program("check", "gappy", NONE, "--svg", target)
    assert status == 1
    assert f"smtpuzzles: {target}: wrote no file, because no solution was found\n" in err
    assert err.endswith("'smtpuzzles explain' shows why\n")
    assert not target.exists()


def test_a_picture_needs_a_place_of_its_own(complains, tmp_path):
    both = ["--svg", f"{tmp_path}/x", "--emit-smt2", f"{tmp_path}/x"]
    complains(["solve", "gappy", UNIQUE, *both], "--svg and the formula expect two places, but name one")
    missing = f"{tmp_path}/no/x.svg"
    for command in ("show", "check"):
        complains(
            [command, "gappy", UNIQUE, "--svg", missing],
            f"{missing}: cannot write this file: no such file or directory",
        )
    complains(
        ["show", "gappy", UNIQUE, "--svg", UNIQUE],
        f"{UNIQUE}: expected a name that ends in .svg",
    )


def test_a_picture_shows_one_level(complains, tmp_path, written):
    levels = written("; one\n#####\n#@$.#\n#####\n\n; two\n#####\n#@$.#\n#####\n")
    target = str(tmp_path / "x.svg")
    complains(["show", "sokoban", levels, "--svg", target], "choose one of the 2 levels with --level, to draw it")
    complains(
        ["solve", "sokoban", levels, "--svg", target], "choose one of the 2 levels with --level, to write its files"
    )
