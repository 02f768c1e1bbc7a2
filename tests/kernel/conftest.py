"""Classes compiled with mypyc take no interpreted subclasses: toys exist on the interpreted engine only."""

from tests.digests import engine_kind

collect_ignore = (
    ["test_toy.py", "test_shared.py", "test_rules_versions.py", "test_seams.py"] if engine_kind() == "compiled" else []
)
