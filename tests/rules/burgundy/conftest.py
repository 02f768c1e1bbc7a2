"""Interpreted modules cannot extend the compiled engine."""

from tests.digests import engine_kind

collect_ignore = ["test_structure.py", "test_toy.py"] if engine_kind() == "compiled" else []
