"""The search for smallest steps as JavaScript, made of its Python source when the page is built.

This knows no more Python than `explaining/kernel/` uses; everything else is an error that names file and line. Numbers
must stay below 2**31 and words have 32 bits, because that is where JavaScript's operations on bits end.

table    an array of two dimensions: `table[row, place]`, `table[row, :]`
"""

import ast
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path

from smtpuzzles.errors import SmtPuzzlesError
from smtpuzzles.explaining import kernel

MODULES = ("arrays", "models", "hitting", "families")
ARRAYS = {"int8": "Int8Array", "int32": "Int32Array", "uint32": "Int32Array", "bool_": "Uint8Array"}
BINARY = {
    **{ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Pow: "**"},
    # A word may be a negative number: what is shifted in from above are zeros, as in numpy's unsigned words.
    **{ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>>"},
}
# With ==, true is 1 and false is 0, as in Python.
COMPARED = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
UNARY = {ast.Not: "!", ast.USub: "-", ast.Invert: "~"}
RESERVED = {"new", "default", "delete", "function", "in", "let", "switch", "this", "typeof", "var", "void", "const"}
HELPERS = """\
// Made from explaining/kernel by web/translating.py.
class Table {
  constructor(data, length, width) {
    this.data = data;
    this.length = length;
    this.width = width;
  }
  row(number, end = this.width) {
    return this.data.subarray(number * this.width, number * this.width + end);
  }
}
function table(type, length, width) {
  return new Table(new type(length * width), length, width);
}
function flatnonzero(values) {
  const places = [];
  for (let place = 0; place < values.length; place++) if (values[place]) places.push(place);
  return Int32Array.from(places);
}
function numbers(some) {
  const buffer = some.getBuffer("i32");
  try {
    return buffer.data.slice();
  } finally {
    buffer.release();
  }
}
"""
HELPING = {"numbers"}  # functions of the source that are written by hand above


def script() -> str:
    """Return the search as a module of JavaScript that exports every function and constant."""
    folder = Path(kernel.__file__).parent
    return translated({f"{name}.py": (folder / f"{name}.py").read_text() for name in MODULES})


def translated(sources: dict[str, str]) -> str:
    """Return these files as one module; names must differ across files."""
    trees = {name: ast.parse(text) for name, text in sources.items()}
    inner = [node for tree in trees.values() for node in ast.walk(tree)]
    tables = {last(node.value) for node in inner if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Tuple)}
    parts: dict[str, str] = {}
    for name, tree in trees.items():
        for node in tree.body:
            for defined, text in Definition(name, parts.keys() | HELPING, tables).of(node):
                if defined in parts and parts[defined] != text:
                    raise Untranslatable(f"{name}:{node.lineno}: {defined} is defined twice")
                parts[defined] = text
    return f"{HELPERS}{''.join(parts.values())}export {{ {', '.join(sorted(parts.keys() | HELPING))} }};\n"


class Untranslatable(SmtPuzzlesError):
    """The source has something for which there is no translation."""


def last(node: ast.AST) -> str:
    """Return the last part of a dotted name."""
    match node:
        case ast.Name(name) | ast.Attribute(_, name):
            return name
    return ""


def simple(node: ast.AST) -> bool:
    """May the expression be written twice?"""
    return not any(isinstance(inner, ast.Call) for inner in ast.walk(node))


class Definition:
    """Translates one definition of a file. `names`: what is defined before; `tables`: what is indexed by two numbers."""

    def __init__(self, file: str, names: Iterable[str], tables: set[str]) -> None:
        self.file = file
        self.names = set(names)
        self.tables = tables
        self.loops: list[str] = []  # the variables of the loops around

    def wrong(self, node: ast.AST, why: str = "this has no translation") -> Untranslatable:
        return Untranslatable(f"{self.file}:{getattr(node, 'lineno', 0)}: {why}: {ast.unparse(node)}")

    def of(self, node: ast.stmt) -> Iterator[tuple[str, str]]:
        """Yield the names and texts of what is defined here."""
        match node:
            case ast.FunctionDef(name):
                if name not in HELPING:
                    yield name, self.function(node)
            case ast.ClassDef(name, [ast.Name("NamedTuple")], body=body):
                fields = ", ".join(field.target.id for field in body if isinstance(field, ast.AnnAssign))  # type: ignore[union-attr]
                yield name, f"function {name}({fields}) {{\n  return {{ {fields} }};\n}}\n"
            case ast.ImportFrom(module, aliases) if module and module.startswith("smtpuzzles."):
                for alias in aliases:
                    value = getattr(import_module(module), alias.name) if module.endswith(".numbers") else None
                    if isinstance(value, int):
                        yield alias.name, f"const {alias.name} = {value};\n"
            case ast.Assign([ast.Tuple(targets)], ast.Tuple(values)):
                for target, value in zip(targets, values, strict=True):
                    yield last(target), f"const {last(target)} = {self.value(value)};\n"
            case ast.Assign(_, ast.Call(ast.Name("compiler"))) | ast.Assign(_, ast.Subscript(ast.Name("NDArray"))):
                pass
            case ast.Assign([ast.Name(name)], value):
                yield name, f"const {name} = {self.value(value)};\n"
            case ast.Import() | ast.ImportFrom() | ast.Expr(ast.Constant(str())):
                pass
            case _:
                raise self.wrong(node)
