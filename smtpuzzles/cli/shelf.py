"""Files of new puzzles: one for each puzzle in a folder, or one with a line for each.

A later start finds what is there: a comment holds the command, and the puzzle must read back as it was written.
"""

import os
from pathlib import Path

from smtpuzzles import reading
from smtpuzzles.base.files import begin, cannot, expect_writable, replace_whole
from smtpuzzles.base.text import Source
from smtpuzzles.cli.writing import expect_folder
from smtpuzzles.errors import InputError, UsageError
from smtpuzzles.generating.request import Made, Request
from smtpuzzles.puzzle.contract import AnyPuzzle
from smtpuzzles.puzzle.formats import Record


def shelf(path: str, request: Request, count: int, force: bool, to: str | None = None) -> "Folder | Lines":
    """Return the place for these puzzles: a path with a suffix, such as .txt, is a file, as is an existing file.

    `to`: the format of the lines of a file, if it is another than plain text.
    """
    if to is not None and not reading.format_to(request.kind, to).one_a_line:
        raise UsageError(f"{to}: expected a format of lines; 'smtpuzzles convert' makes files of others")
    place = Path(path)
    is_file = not os.path.isdir(place) and (place.suffix != "" or os.path.exists(place))
    if is_file and os.path.exists(place) and not place.is_file():
        raise UsageError(f"{path}: expected a folder or a file, but this is a device or a pipe; '-' is standard output")
    if not is_file:
        expect_folder(path, "--output")
    try:
        if to is not None and not is_file:
            raise UsageError(f"{path}: expected a file for a format of lines, such as {path}.txt")
        return Lines(place, request, force, to) if is_file else Folder(place, request, count, force)
    except OSError as problem:
        there = problem.filename or path  # in a folder, perhaps one of its files
        raise cannot("write", there, problem, "folder" if there == str(place) and not is_file else "file") from None


class Folder:
    """A folder with a file for each puzzle; `found`: the puzzles that it has, by number."""

    def __init__(self, path: Path, request: Request, count: int, force: bool) -> None:
        self._path, self._request = path, request
        path.mkdir(parents=True, exist_ok=True)
        files = {number: self.file(number) for number in range(1, count + 1)}
        self.found = {} if force else {n: self._read(n) for n, file in files.items() if file.exists()}

    def file(self, number: int) -> Path:
        return self._path / f"{self._request.name(number)}.txt"

    def put(self, made: Made) -> None:
        """Write the puzzle, completely or not at all."""
        file = self.file(made.number)
        try:
            replace_whole(file, [made.text])
        except OSError as problem:
            raise cannot("write", str(file), problem) from None
        self.found[made.number] = made.puzzle

    def _read(self, number: int) -> str:
        file = self.file(number)
        head = f"; {self._request.command}\n; {self._request.name(number)}\n"
        _, _, text = file.read_text(encoding="utf-8", errors="replace").partition(head)
        puzzle = parsed(self._request, Source(str(file), text))
        if puzzle is None or puzzle.text() != text:
            raise refusal(str(file), self._request)
        return text


class Lines:
    """A file with a line for each puzzle, in order; `found`: the puzzles that it has, by number."""

    def __init__(self, path: Path, request: Request, force: bool, to: str | None) -> None:
        self._path, self._request, self._to = path, request, to
        head = f"; {request.command}\n".encode()
        data = path.read_bytes() if path.is_file() and not force else b""
        whole = data[: data.rfind(b"\n") + 1]
        self._head = b""
        if head.startswith(data):  # it is empty, or was cut off within its first line
            expect_writable(path)
            self._head = whole = head
        elif not whole.startswith(head):
            raise refusal(str(path), request)
        lines = whole.splitlines()[1:]
        self.found = {number: self._read(number, line) for number, line in enumerate(lines, 1)}
        if len(set(self.found.values())) < len(lines):  # as two commands at once would leave it
            raise refusal(str(path), request)
        if whole != data and data.startswith(head):  # the last line was cut off
            os.truncate(path, len(whole))
        self._size = len(whole)

    def file(self, _number: int, /) -> Path:
        return self._path

    def put(self, made: Made) -> None:
        """Append the puzzle, if it is the next one."""
        if made.number != len(self.found) + 1:
            return
        line = self._line(made.read()).encode() + b"\n"  # or the format cannot carry it, and the file stays as it is
        try:
            if self._head:
                begin(self._path, self._head)
                self._head = b""
            if self._path.stat().st_size != self._size:
                raise UsageError(f"{self._path}: another program has changed this file; the same command goes on later")
            with self._path.open("ab") as stream:
                stream.write(line)
            self._size += len(line)
        except OSError as problem:
            raise cannot("write", str(self._path), problem) from None
        self.found[made.number] = made.puzzle

    def _line(self, puzzle: AnyPuzzle) -> str:
        return puzzle.line() if self._to is None else reading.write(Record(puzzle), self._to).rstrip("\n")

    def _read(self, number: int, line: bytes) -> str:
        text = line.decode(errors="replace")
        puzzle = parsed(self._request, Source(str(self._path), text))
        if puzzle is None or self._line(puzzle) != text:
            raise refusal(f"{self._path}:{number + 1}:1", self._request)
        return puzzle.text()


def parsed(request: Request, source: Source) -> AnyPuzzle | None:
    try:
        return reading.parse(request.kind, source, request.variant)
    except InputError:
        return None


def refusal(place: str, request: Request) -> UsageError:
    found = f"{place} has puzzles of another command or of other options than '{request.command}'"
    return UsageError(f"{found}: choose another place, or force it to be overwritten")
