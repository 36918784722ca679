"""The package works, with the same answers, where there is neither Z3 nor numba, and no thread, timer or process."""

import os
import subprocess
import sys

from tests.bare import answers
from tests.conftest import ROOT


def test_all_kinds_give_the_same_answers_in_a_python_without_z3_numba_or_threads():
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, sys.path))}
    asked = [sys.executable, "-m", "tests.bare"]
    bare = subprocess.Popen(asked, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    expected = [ascii(answer) for answer in answers()]
    told, _ = bare.communicate()
    assert told.splitlines() == expected
    assert bare.returncode == 0
