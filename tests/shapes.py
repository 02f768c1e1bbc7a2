"""Checks what is sent against the shapes from which the page's types are written (generate_types.py)."""

from collections.abc import Iterator
from typing import Any

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.exceptions import best_match
from jsonschema.protocols import Validator
from jsonschema.validators import extend

from generate_types import Definitions

_properties = Draft202012Validator.VALIDATORS["properties"]


class Shapes:
    """Shapes by name. Remembers which of their keys have occurred."""

    def __init__(self, definitions: Definitions) -> None:
        self.definitions = definitions
        self.occurred: set[tuple[str, str]] = set()
        kind = extend(Draft202012Validator, {"properties": self._note_properties})
        self.validators = {name: kind({"$ref": f"#/$defs/{name}", "$defs": definitions}) for name in definitions}

    def _note_properties(
        self, validator: Validator, properties: dict[str, Any], value: Any, schema: dict[str, Any]
    ) -> Iterator[ValidationError]:
        if isinstance(value, dict):
            self.occurred |= {(schema["title"], key) for key in value if key in properties}
        return _properties(validator, properties, value, schema)

    def check(self, name: str, value: object) -> None:
        """Fail, and say where, if a value has not the shape of this name. It is plain data, as JSON gives it."""
        fault = best_match(self.validators[name].iter_errors(value))
        assert fault is None, f"{name}: {fault.json_path}: {fault.message[:300]}"

    def missing(self, name: str) -> list[str]:
        """Return the keys of a shape that have never occurred."""
        return sorted(key for key in self.definitions[name]["properties"] if (name, key) not in self.occurred)
