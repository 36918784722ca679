"""The search for smallest steps as JavaScript, made from its Python source when the page is built.

This knows no more of Python than `explaining/kernel/` uses. Everything else is an error that names file and line.
Numbers must stay below 2**31, and words have 32 bits: JavaScript's operations on bits end there.

table   an array of two dimensions: its elements are `table[row, place]`, its rows `table[row, :]`
"""

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path

from smtpuzzles.errors import SmtPuzzlesError
from smtpuzzles.explaining import kernel

MODULES = ("arrays", "models", "hitting", "chains", "splits", "families", "search")
ARRAYS = {"int8": "Int8Array", "int32": "Int32Array", "uint32": "Int32Array", "bool_": "Uint8Array"}
OPERATORS: Mapping[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Pow: "**",
    ast.USub: "-",
    # A word may be a negative number in JavaScript; '>>>' moves zeros into it, as numpy does with its unsigned words.
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.Invert: "~",
    ast.LShift: "<<",
    ast.RShift: ">>>",
    # With '==', true equals 1, as in Python.
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.And: "&&",
    ast.Or: "||",
    ast.Not: "!",
}
NUMBERS = "numbers"  # a function of the source that arrays.js has instead: it reads Python's memory


class Untranslatable(SmtPuzzlesError):
    """The source has something for which there is no translation."""


def script() -> str:
    """Return the search as a module of JavaScript that exports all its functions and constants."""
    folder = Path(str(kernel.__file__)).parent
    return translated({f"{name}.py": (folder / f"{name}.py").read_text() for name in MODULES})


def translated(sources: Mapping[str, str]) -> str:
    """Return the text of these files as one module."""
    trees = {file: ast.parse(text) for file, text in sources.items()}
    nodes = [node for tree in trees.values() for node in ast.walk(tree)]
    pairs = [node for node in nodes if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Tuple)]
    tables = {last_name(pair.value) for pair in pairs}
    constants = {name: text for tree in trees.values() for name, text in imported(tree)}
    names = {NUMBERS, *constants}
    for file, tree in trees.items():
        for node in tree.body:
            for name in defined(node):
                if name in names:
                    raise Untranslatable(f"{file}:{node.lineno}: {name} is defined twice")
                names.add(name)
    parts = [Translator(file, names, tables).definition(node) for file, tree in trees.items() for node in tree.body]
    by_hand = Path(__file__).with_name("arrays.js").read_text()
    return f"{by_hand}{''.join(constants.values())}{''.join(parts)}export {{ {', '.join(sorted(names))} }};\n"


def imported(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield the numbers that this file imports from a module that is not translated."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and str(node.module).endswith("explaining.numbers"):
            for alias in node.names:
                yield alias.name, f"const {alias.name} = {int(getattr(import_module(str(node.module)), alias.name))};\n"


def defined(node: ast.stmt) -> list[str]:
    """Return the names that a file defines here, without what is of interest to Python only."""
    match node:
        case ast.FunctionDef(name) | ast.ClassDef(name):
            return [] if name == NUMBERS else [name]
        case ast.Assign(_, ast.Call(ast.Name("compiler")) | ast.Subscript(ast.Name("NDArray"))):
            return []
        case ast.Assign([ast.Tuple(targets)]):
            return [last_name(target) for target in targets]
        case ast.Assign([target]):
            return [last_name(target)]
    return []


def last_name(node: ast.AST) -> str:
    """Return the last part of a dotted name, or nothing."""
    match node:
        case ast.Name(name) | ast.Attribute(_, name):
            return name
    return ""


class Translator:
    """Translates the definitions of one file. `names`: all that the files define."""

    def __init__(self, file: str, names: Iterable[str], tables: Iterable[str]) -> None:
        self.file = file
        self.names = set(names)
        self.tables = set(tables)
        self.locals: set[str] = set()
        self.loops: list[str] = []  # the variables of the loops around
        self.closed: set[str] = set()  # variables of all loops of the function

    def wrong(self, node: ast.AST, why: str = "no translation of") -> Untranslatable:
        return Untranslatable(f"{self.file}:{getattr(node, 'lineno', '?')}: {why} {ast.unparse(node)}")

    def definition(self, node: ast.stmt) -> str:
        names = defined(node)
        match node:
            case ast.FunctionDef():
                return self.function(node) if names else ""
            case ast.ClassDef(name, [ast.Name("NamedTuple")]):
                fields = ", ".join([last_name(part.target) for part in node.body if isinstance(part, ast.AnnAssign)])
                return f"function {name}({fields}) {{\n  return {{ {fields} }};\n}}\n"
            case ast.Assign(_, value) if names:
                values = value.elts if isinstance(value, ast.Tuple) else [value]
                each = zip(names, values, strict=True)
                return "".join([f"const {name} = {self.value(value)};\n" for name, value in each])
            case ast.Assign() | ast.Import() | ast.ImportFrom() | ast.Expr(ast.Constant(str())):
                return ""
        raise self.wrong(node)

    def function(self, node: ast.FunctionDef) -> str:
        inner = list(ast.walk(node))
        stored = {name.id for name in inner if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)}
        parameters = [argument.arg for argument in node.args.args]
        self.closed = {last_name(loop.target) for loop in inner if isinstance(loop, ast.For)}
        self.locals = stored | set(parameters)
        variables = sorted(stored - self.closed - set(parameters))
        first = f"  let {', '.join(variables)};\n" if variables else ""
        return f"function {node.name}({', '.join(parameters)}) {{\n{first}{self.block(node.body, 1)}}}\n"

    def block(self, nodes: Sequence[ast.stmt], depth: int) -> str:
        return "".join([self.statement(node, depth) for node in nodes])

    def statement(self, node: ast.stmt, depth: int) -> str:
        space = "  " * depth
        match node:
            case ast.Expr(ast.Constant(str())):
                return ""
            case ast.Expr(ast.Call() as call):
                return f"{space}{self.value(call)};\n"
            case ast.Assign([ast.Tuple(targets)], ast.Tuple(values)):
                each = list(enumerate(zip(targets, values, strict=True)))
                before = ", ".join([f"value{n} = {self.value(value)}" for n, (_, value) in each])
                after = " ".join([f"{self.place(target)} = value{n};" for n, (target, _) in each])
                return f"{space}{{\n{space}  const {before};\n{space}  {after}\n{space}}}\n"
            case ast.Assign([ast.Subscript(_, index) as target], value) if holds(index, ast.Slice):
                return f"{space}{self.value(target)}.set({self.value(value)});\n"
            case ast.Assign(targets, value):
                return f"{space}{' = '.join([*map(self.place, targets), self.value(value)])};\n"
            case ast.AugAssign(target, operator, value):
                return f"{space}{self.place(target)} {self.operator(node, operator)}= {self.value(value)};\n"
            case ast.Return(ast.expr() as value):
                return f"{space}return {self.value(value)};\n"
            case ast.Break() | ast.Continue():
                return f"{space}{type(node).__name__.lower()};\n"
            case ast.While(test, body, []):
                return f"{space}while ({self.value(test)}) {{\n{self.block(body, depth + 1)}{space}}}\n"
            case ast.If(test, body, rest):
                other = f" else {{\n{self.block(rest, depth + 1)}{space}}}" if rest else ""
                return f"{space}if ({self.value(test)}) {{\n{self.block(body, depth + 1)}{space}}}{other}\n"
            case ast.For(ast.Name(name), each, body, []) if name not in self.loops:
                return self.loop(name, each, body, depth)
        raise self.wrong(node)

    def loop(self, name: str, each: ast.expr, body: Sequence[ast.stmt], depth: int) -> str:
        space, first = "  " * depth, ""
        match each:
            case ast.Call(ast.Name("range"), bounds) if len(bounds) < 3 or ast.unparse(bounds[2]) == "-1":
                start, end = ["0", *map(self.value, bounds[:2])][-2:]
                sign, step = (">", "--") if len(bounds) == 3 else ("<", "++")
                head = f"let {name} = {start}, end_{name} = {end}; {name} {sign} end_{name}; {name}{step}"
            case _ if last_name(each) not in self.tables:
                head = f"let at_{name} = 0, all_{name} = {self.value(each)}; at_{name} < all_{name}.length; at_{name}++"
                first = f"{space}  const {name} = all_{name}[at_{name}];\n"
            case _:
                raise self.wrong(each, "a loop over the table")
        self.loops.append(name)
        text = f"{space}for ({head}) {{\n{first}{self.block(body, depth + 1)}{space}}}\n"
        self.loops.pop()
        return text

    def place(self, node: ast.expr) -> str:
        """Return where a value is put."""
        if isinstance(node, ast.Name) and node.id not in self.closed:
            return node.id
        if isinstance(node, ast.Subscript) and not holds(node.slice, ast.Slice):
            return self.value(node)
        raise self.wrong(node, "no value can be put into")

    def operator(self, node: ast.AST, operator: ast.AST) -> str:
        if type(operator) not in OPERATORS:
            raise self.wrong(node)
        return OPERATORS[type(operator)]

    def value(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(bool() as truth):
                return "true" if truth else "false"
            case ast.Constant(int(number)) if number < 2**32:
                return str(number)
            case ast.Name(name) if name in self.loops or name in (self.locals | self.names) - self.closed:
                return name
            case ast.Attribute(ast.Name() | ast.Attribute() as owner, name):
                return f"{self.value(owner)}.{name}"
            case ast.Subscript(array, index):
                return self.element(node, array, index)
            case ast.BinOp(left, operator, right):
                return f"({self.value(left)} {self.operator(node, operator)} {self.value(right)})"
            case ast.UnaryOp(operator, inner):
                return f"({self.operator(node, operator)}{self.value(inner)})"
            case ast.BoolOp(operator, values):
                return f"({f' {self.operator(node, operator)} '.join(map(self.value, values))})"
            case ast.Compare(left, operators, right) if not any(holds(twice, ast.Call) for twice in right[:-1]):
                each = zip([left, *right], operators, right, strict=False)
                pairs = [f"{self.value(a)} {self.operator(node, sign)} {self.value(b)}" for a, sign, b in each]
                return f"({' && '.join(pairs)})"
            case ast.IfExp(test, body, other):
                return f"({self.value(test)} ? {self.value(body)} : {self.value(other)})"
            case ast.Tuple(values):
                return f"[{', '.join(map(self.value, values))}]"
            case ast.Call(function, values, []):
                return self.call(node, function, values)
        raise self.wrong(node)

    def element(self, node: ast.expr, array: ast.expr, index: ast.expr) -> str:
        match array, index:
            case _, ast.UnaryOp(_, ast.Constant()):
                raise self.wrong(node, "JavaScript counts from the start only:")
            case ast.Attribute(table, "shape"), ast.Constant(1) if last_name(table) in self.tables:
                return f"{self.value(table)}.width"
            case ast.Name() | ast.Attribute(), ast.Tuple([row, ast.Slice(None, end, None)]):
                more = [end] if end else []
                return f"{self.value(array)}.row({', '.join(map(self.value, [row, *more]))})"
            case ast.Name() | ast.Attribute(), ast.Tuple([row, place]):
                held = self.value(array)
                return f"{held}.data[{self.value(row)} * {held}.width + {self.value(place)}]"
            case ast.Name() | ast.Attribute(), ast.Slice(start, end, None) if last_name(array) not in self.tables:
                bounds = [self.value(start) if start else "0", *([self.value(end)] if end else [])]
                return f"{self.value(array)}.subarray({', '.join(bounds)})"
            case ast.Name() | ast.Attribute(), _ if last_name(array) not in self.tables:
                return f"{self.value(array)}[{self.value(index)}]"
        raise self.wrong(node)

    def call(self, node: ast.expr, function: ast.expr, values: Sequence[ast.expr]) -> str:
        match function, values:
            case ast.Attribute(ast.Name("np"), name), _:
                return self.array(node, name, values)
            case ast.Attribute(array, "copy"), []:
                return f"{self.value(array)}.slice()"
            case ast.Name("len"), [array]:
                return f"{self.value(array)}.length"
            case ast.Name("abs"), [number]:
                return f"Math.abs({self.value(number)})"
            case ast.Name(name), _ if name in self.names - self.locals:
                return f"{name}({', '.join(map(self.value, values))})"
        raise self.wrong(node)

    def array(self, node: ast.expr, name: str, values: Sequence[ast.expr]) -> str:
        """Return what a function of numpy returns."""
        sort = ARRAYS.get(last_name(values[-1]))
        match name, values:
            case "int64" | "uint32", [number]:
                return self.value(number)
            case "flatnonzero", [array]:
                return f"flatnonzero({self.value(array)})"
            case "zeros" | "empty", [ast.Tuple([length, width]), _] if sort:
                return f"table({sort}, {self.value(length)}, {self.value(width)})"
            case "zeros" | "empty", [length, _] if sort:
                return f"new {sort}({self.value(length)})"
            case "ones", [length, _] if sort:
                return f"new {sort}({self.value(length)}).fill(1)"
            case "full", [length, number, _] if sort:
                return f"new {sort}({self.value(length)}).fill({self.value(number)})"
        raise self.wrong(node)


def holds(node: ast.expr, kind: type[ast.expr]) -> bool:
    return any(isinstance(part, kind) for part in ast.walk(node))
