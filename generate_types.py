"""Write the page's types from the shapes of server and games, so that they cannot drift apart.

python generate_types.py          write what has changed
python generate_types.py check    fail if a file is not what would be written

What the server sends and takes is described in crenel.server (shapes, messages, wire), views in `shapes.py` of each
game and module: as TypedDicts, pydantic models and msgspec structs. All become JSON Schema first, with which the tests
check messages and views, and then TypeScript. A shape of a module that is named like one of its game adds to that one.
"""

import importlib
import importlib.util
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import GenericAlias, ModuleType
from typing import Any, Literal, get_args

import msgspec
from pydantic import BaseModel, ConfigDict, TypeAdapter
from typing_extensions import TypeAliasType, is_typeddict

import crenel
from crenel.server import account_shapes, bodies, messages, notice_shapes, shapes, wire

ROOT = Path(__file__).parent
PAGE = ROOT / "web" / "src"
CONFIG = ConfigDict(use_attribute_docstrings=True)
WIDTH = 160
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]
Definitions = dict[str, Schema]


# ------------------------------------------------------------ shapes


def declared(module: ModuleType) -> dict[str, Any]:
    """Return the shapes that a module declares, in their order."""
    return {
        name: value
        for name, value in vars(module).items()
        if is_shape(value) and getattr(value, "__module__", "") == module.__name__
    }


def is_shape(value: object) -> bool:
    if isinstance(value, TypeAliasType):
        return True
    if not isinstance(value, type):
        return False
    return is_typeddict(value) or (issubclass(value, BaseModel) and bool(value.model_fields))


def definitions(*modules: ModuleType) -> Definitions:
    """Return the JSON Schema of all shapes of some modules and of those they use, closed unless they say otherwise."""
    found: list[tuple[str, Literal["validation"], TypeAdapter[Any]]] = [
        (name, "validation", adapter(shape)) for name, shape in all_of(modules).items()
    ]
    _, schema = TypeAdapter.json_schemas(found)
    for each in schema["$defs"].values():
        if "properties" in each:
            each.setdefault("additionalProperties", False)
    return dict(schema["$defs"])


def adapter(shape: Any) -> TypeAdapter[Any]:
    """Return what makes the schema of a shape: as items of a list, because a TypedDict alone takes no configuration."""
    items: Any = GenericAlias(list, shape)
    return TypeAdapter(items, config=CONFIG)


def all_of(modules: Iterable[ModuleType]) -> dict[str, Any]:
    return {name: shape for module in modules for name, shape in declared(module).items()}


def shapes_of(package: str) -> ModuleType | None:
    """Return the module `shapes` of a package, if it has one."""
    name = f"{package}.shapes"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def base_shapes(game: str) -> ModuleType:
    return importlib.import_module(f"crenel.games.{game}.shapes")


def module_shapes(game: str) -> dict[str, ModuleType]:
    """Return the shapes of the modules of a game, by the name of the module; some have none."""
    found: dict[str, ModuleType] = {}
    for module in getattr(crenel.game(game), "modules", ()):
        owner = module if isinstance(module, type) else type(module)
        there = shapes_of(owner.__module__.rpartition(".")[0])
        if there is not None:
            found[module.name] = there
    return found


def composed(game: str) -> Definitions:
    """Return the schema of a game's shapes with all that its modules add to them."""
    base = definitions(base_shapes(game))
    for module in module_shapes(game).values():
        for name, schema in definitions(module).items():
            if name in declared(module) and name in base:
                base[name]["properties"] |= schema["properties"]
                base[name].setdefault("required", []).extend(schema.get("required", []))
            else:
                base.setdefault(name, schema)
    return base


# ------------------------------------------------------------ TypeScript


def typescript(schema: Schema) -> str:
    """Return a type as it stands behind a name."""
    if "$ref" in schema:
        return type_name(schema["$ref"].rpartition("/")[2])
    if "const" in schema or "enum" in schema:
        return " | ".join(literal(value) for value in schema.get("enum", [schema.get("const")]))
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return " | ".join(dict.fromkeys(typescript(each) for each in schema[choice]))
    match schema.get("type"):
        case "array":
            return array(schema)
        case "object":
            return record(schema)
        case None:
            return "unknown"
        case plain:
            return PLAIN[plain]


def literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(typescript(each) for each in schema['prefixItems'])}]"
    of = typescript(schema.get("items", {}))
    return f"({of})[]" if " " in of and not of.startswith(("Record<", "Partial<")) else f"{of}[]"


def record(schema: Schema) -> str:
    """Return the type of a dict. One with chosen keys need not have all of them."""
    values = schema.get("additionalProperties", True)
    of = "unknown" if values is True else typescript(values)
    if "propertyNames" in schema:
        return f"Partial<Record<{typescript(schema['propertyNames'])}, {of}>>"
    return f"Record<string, {of}>"


def type_name(name: str) -> str:
    return name.removesuffix("Shape")


def comment(schema: Schema, indent: str) -> Iterator[str]:
    text = " ".join(schema.get("description", "").split())
    if text:
        yield f"{indent}/** {text} */"


def interface(name: str, schema: Schema, indent: str = "", export: str = "export ") -> Iterator[str]:
    """Write a shape with keys."""
    required = schema.get("required", [])
    yield from comment(schema, indent)
    yield f"{indent}{export}interface {type_name(name)} {{"
    for key, each in schema["properties"].items():
        yield from comment(each, f"{indent}  ")
        yield f"{indent}  {key}{'' if key in required else '?'}: {typescript(each)}"
    more = schema.get("additionalProperties", False)
    if more is not False:
        of = "unknown" if more is True else f"{typescript(more)} | undefined"
        yield f"{indent}  [key: string]: {'unknown' if of == 'unknown | undefined' else of}"
    yield f"{indent}}}"


def alias(name: str, schema: Schema) -> Iterator[str]:
    """Write another name for a type; a long list of choices stands below one another."""
    yield from comment(schema, "")
    line = f"export type {type_name(name)} = {typescript(schema)}"
    if len(line) <= WIDTH:
        yield line
        return
    yield f"export type {type_name(name)} ="
    yield from (f"  | {choice}" for choice in typescript(schema).split(" | "))


def statement(name: str, schema: Schema) -> Iterator[str]:
    yield ""
    yield from interface(name, schema) if "properties" in schema else alias(name, schema)


def head(*modules: ModuleType) -> str:
    names = [f"src/{module.__name__.replace('.', '/')}.py" for module in modules]
    return f"// Generated by `make types` from {', '.join(names)}. Change it there."


def in_order(found: Definitions, first: Iterable[str]) -> Definitions:
    """Return definitions in the order in which modules declare them; what they use of others follows."""
    names = [name for name in first if name in found]
    return {name: found[name] for name in [*names, *(name for name in found if name not in names)]}


def protocol() -> str:
    """Write the wire: what the server sends and takes."""
    modules = [shapes, bodies, account_shapes, notice_shapes, messages]
    lines = [head(shapes, bodies, account_shapes, notice_shapes, messages, wire)]
    for name, schema in in_order(definitions(*modules), all_of(modules)).items():
        lines += statement(name, schema)
    structs = get_args(wire.FromClient)
    _, found = msgspec.json.schema_components(structs)
    for name, schema in in_order(found, [struct.__name__ for struct in structs]).items():
        lines += statement(name, schema)
    union = {"anyOf": [{"$ref": struct.__name__} for struct in structs]}
    return finished([*lines, *statement("ToServer", union)])


def game_types(game: str) -> str:
    """Write the views of a game without its modules."""
    module = base_shapes(game)
    lines = [head(module)]
    for name, schema in in_order(definitions(module), declared(module)).items():
        lines += statement(name, schema)
    return finished(lines)


def module_types(game: str, module: ModuleType) -> str:
    """Write what a module adds to the views of its game, and its own shapes."""
    base, own = declared(base_shapes(game)), declared(module)
    found = in_order(definitions(module), own)
    further = [line for name in own if name not in base for line in statement(name, found[name])]
    words = set(re.findall(r"\w+", " ".join(further)))
    used = sorted({type_name(name) for name in found if name not in own} & words)
    lines = [head(module), ""]
    if used:
        lines += [f"import type {{ {', '.join(used)} }} from '../../types.generated'", ""]
    lines.append("declare module '../../types.generated' {")
    for name in own:
        if name in base:
            lines += interface(name, found[name], "  ", "")
    return finished([*lines, "}", *(further or ["", "export {}"])])


def finished(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


# ------------------------------------------------------------ files


def files() -> Mapping[Path, str]:
    """Return what is written where."""
    found = {PAGE / "lib" / "protocol.generated.ts": protocol()}
    for game in crenel.games():
        if shapes_of(f"crenel.games.{game}") is None:
            continue
        folder = PAGE / "games" / game
        found[folder / "types.generated.ts"] = game_types(game)
        for name, module in module_shapes(game).items():
            found[folder / "modules" / name / "types.generated.ts"] = module_types(game, module)
    return found


def stale(wanted: Mapping[Path, str]) -> list[str]:
    """Return the files that differ from what would be written, and those that nothing writes any more."""
    differing = [path for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text]
    left_over = [path for path in PAGE.rglob("*.generated.ts") if path not in wanted]
    return sorted(str(path.relative_to(ROOT)) for path in [*differing, *left_over])


def main() -> int:
    wanted = files()
    match sys.argv[1:]:
        case []:
            for path, text in wanted.items():
                path.write_text(text, encoding="utf-8")
            for name in stale(wanted):
                (ROOT / name).unlink()
        case ["check"]:
            different = stale(wanted)
            for name in different:
                print(f"crenel: {name} is not what the shapes say: run make types", file=sys.stderr)
            return 1 if different else 0
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
