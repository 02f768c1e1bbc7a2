"""The quick loop of developers: each module is a library of its own, and only changed modules are compiled again.

mypyc keeps what it knows of unchanged modules in mypy's cache, and setuptools keeps their libraries. Calls between
modules go through tables of pointers, so the result is slower than that of one group: it is for trying, never for
wheels. compile_engine.py calls it if CRENEL_QUICK is set.

mypyc 2.4 forgets which attributes of cached classes need a bit that says whether they are set (`bitmap_attrs`), and
stops with an error. So its steps are called one by one, with that list worked out again in between. These functions of
mypyc are private: if a new mypy breaks them, `make compiled` still works.
"""

import sys
from typing import Any

import setuptools  # noqa: F401  # before mypyc, which asks whether it is loaded
from mypy.errors import CompileError
from mypy.fscache import FileSystemCache
from mypyc import build
from mypyc.analysis.attrdefined import detect_undefined_bitmap
from mypyc.codegen import emitmodule
from mypyc.errors import Errors
from mypyc.ir.class_ir import ClassIR
from mypyc.irbuild.mapper import Mapper
from mypyc.options import CompilerOptions


def changed_extensions(arguments: list[str], optimize: str, target: str) -> list[Any]:
    """The libraries of all modules, for setuptools; only the C of changed ones is written anew."""
    return build.mypycify(
        arguments,
        opt_level=optimize,
        debug_level="0",
        target_dir=target,
        separate=True,
        skip_cgen_input=(_generated(arguments, target), []),
    )


def _generated(arguments: list[str], target: str) -> list[list[tuple[str, str]]]:
    """C files of every group as (path, text); without text where the file on disk is still right."""
    files = FileSystemCache()
    compiler = CompilerOptions(separate=True, target_dir=target)
    sources, every_source, options = build.get_mypy_config(arguments, None, compiler, files)
    groups = build.construct_groups(sources, True, True, None)
    try:
        checked = emitmodule.parse_and_typecheck(every_source, options, compiler, groups, files)
    except CompileError as error:
        sys.exit("\n".join(error.messages))
    try:
        return _compiled(checked, compiler, groups)
    finally:
        checked.manager.metastore.close()


def _compiled(checked: Any, compiler: CompilerOptions, groups: emitmodule.Groups) -> list[list[tuple[str, str]]]:
    options = checked.manager.options
    errors = Errors(options)
    library = {source.module: name for group, name in groups for source in group}
    mapper = Mapper(library)
    checked.manager.errors.set_file("<mypyc>", module=None, scope=None, options=options)
    modules = emitmodule.compile_modules_to_ir(checked, mapper, compiler, errors)
    if errors.num_errors:
        sys.exit("\n".join(errors.new_messages()))
    seen: set[ClassIR] = set()
    for each in mapper.type_to_ir.values():
        detect_undefined_bitmap(each, seen)
    texts = emitmodule.compile_ir_to_c(groups, modules, checked, mapper, compiler)
    emitmodule.write_cache(modules, checked, library, texts)
    return [texts[name] for _, name in groups]
