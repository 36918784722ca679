"""The compression of lz-string, as links of f-puzzles and SudokuPad use it: LZ78 on UTF-16 units, in base64.

code    the number of an entry, lowest bit first; 0 and 1 announce a new unit of 8 or 16 bits, 2 is the end
width   the bits of a code; it grows with the number of entries
entry   units that were seen before: the entry before it and one unit more, or a single unit
"""

from smtpuzzles.base.text import Token, after, quoted

_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_BITS = {digit: format(value, "06b") for value, digit in enumerate(_DIGITS)}
_BYTE, _UNIT, _END = range(3)


class _Width:
    """The width of the next code."""

    def __init__(self) -> None:
        self.bits, self._left = 2, 2

    def count(self) -> None:
        self._left -= 1
        if self._left == 0:
            self._left = 1 << self.bits
            self.bits += 1


def compress(text: str) -> str:
    """Return the text as lz-string's compressToBase64 does."""
    data = text.encode("utf-16-le", "surrogatepass")
    units = [chr(int.from_bytes(data[place : place + 2], "little")) for place in range(0, len(data), 2)]
    codes: dict[str, int] = {}
    new: set[str] = set()
    bits: list[str] = []
    width = _Width()
    entry = ""

    def write(value: int, count: int) -> None:
        bits.append(format(value, f"0{count}b")[::-1])

    def write_entry() -> None:
        if entry in new:
            wide = ord(entry) > 255
            write(_UNIT if wide else _BYTE, width.bits)
            write(ord(entry), 16 if wide else 8)
            width.count()
            new.remove(entry)
        else:
            write(codes[entry], width.bits)
        width.count()

    for unit in units:
        if unit not in codes:
            codes[unit] = len(codes) + 3
            new.add(unit)
        if entry + unit in codes:
            entry += unit
        else:
            write_entry()
            codes[entry + unit] = len(codes) + 3
            entry = unit
    if entry:
        write_entry()
    write(_END, width.bits)
    return _in_base64("".join(bits))


def _in_base64(bits: str) -> str:
    bits += "0" * (6 - len(bits) % 6)
    packed = "".join([_DIGITS[int(bits[place : place + 6], 2)] for place in range(0, len(bits), 6)])
    return packed + "=" * (-len(packed) % 4)


def decompress(packed: Token, longest: int) -> str:
    """Return the text of lz-string's compressToBase64; a longer one is refused before it exists."""
    bits, place = _bits_of(packed), 0

    def read(count: int) -> int:
        nonlocal place
        place += count
        if place > len(bits):
            raise after(packed, "expected more base64 of lz-string, but it ends here")
        return int(bits[place - count : place][::-1], 2)

    entries, width = ["", "", ""], _Width()
    found: list[str] = []
    length, before = 0, ""
    while (code := read(width.bits)) != _END:
        if code in (_BYTE, _UNIT):
            entries.append(chr(read(16 if code == _UNIT else 8)))
            code = len(entries) - 1
            width.count()
        if code > len(entries) or (code == len(entries) and not before):
            what = "expected base64 of lz-string, but found a code that stands for nothing"
            raise packed.error(what, (place - 1) // 6)
        entry = entries[code] if code < len(entries) else before + before[0]
        if before:
            entries.append(before + entry[0])
        width.count()
        found.append(entry)
        before = entry
        length += len(entry)
        if length > longest:
            raise packed.error(f"expected a text of at most {longest} characters when it is unpacked")
    # Only zeros fill up the last digit, or they are one.
    if "1" in bits[place:] or len(bits) - place > len(_BITS["A"]):
        raise packed.error("expected the end of the text behind its end mark, but found more", place // 6)
    data = b"".join([ord(unit).to_bytes(2, "little") for unit in "".join(found)])
    return data.decode("utf-16-le", "replace")


def _bits_of(packed: Token) -> str:
    digits = packed.text.rstrip("=")
    for place, digit in enumerate(digits):
        if digit not in _BITS:
            raise packed.error(f"expected base64 of lz-string, but found {quoted(digit)}", place)
    return "".join([_BITS[digit] for digit in digits])
