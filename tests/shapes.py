"""Checks what is sent against the shapes from which the page's types are written (generate_types.py)."""

from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from jsonschema_rs import Draft202012Validator as QuickValidator

from generate_types import Definitions


class Shapes:
    """Shapes by name. Remembers which of their keys have occurred."""

    def __init__(self, definitions: Definitions) -> None:
        self.definitions = definitions
        self.occurred: set[tuple[str, str]] = set()
        self.validators: dict[str, QuickValidator] = {}
        self.choices: dict[int, list[tuple[dict[str, Any], QuickValidator]]] = {}

    def check(self, name: str, value: object) -> None:
        """Fail, and say where, if a value has not the shape of this name. It is plain data, as JSON gives it. Every
        message that any test receives comes here, so what is slow and says where comes second.
        """
        if name not in self.validators:
            self.validators[name] = self._quick({"$ref": f"#/$defs/{name}"})
        if self.validators[name].is_valid(value):
            self._note(self.definitions[name], value)
            return
        told = Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": self.definitions})
        fault = best_match(told.iter_errors(value))
        assert fault is not None, f"{name}: only one of two validators finds a fault"
        raise AssertionError(f"{name}: {fault.json_path}: {fault.message[:300]}")

    def _quick(self, schema: dict[str, Any]) -> QuickValidator:
        return QuickValidator({**schema, "$defs": self.definitions})

    def _note(self, schema: Any, value: Any) -> None:
        """Remember the keys of a value that has this shape, also those of what is inside."""
        if not isinstance(value, dict | list) or not isinstance(schema, dict):
            return
        if "$ref" in schema:
            self._note(self.definitions[schema["$ref"].rpartition("/")[2]], value)
        for choice, validator in self._choices_of(schema):
            if validator.is_valid(value):
                self._note(choice, value)
                break
        if isinstance(value, list):
            ahead = schema.get("prefixItems", [])
            for place, inside in enumerate(value):
                self._note(ahead[place] if place < len(ahead) else schema.get("items"), inside)
            return
        properties, others = schema.get("properties", {}), schema.get("additionalProperties")
        for key, inside in value.items():
            if key in properties:
                self.occurred.add((schema["title"], key))
            self._note(properties.get(key, others), inside)

    def _choices_of(self, schema: dict[str, Any]) -> list[tuple[dict[str, Any], QuickValidator]]:
        if id(schema) not in self.choices:
            choices = [*schema.get("anyOf", []), *schema.get("oneOf", [])]
            self.choices[id(schema)] = [(choice, self._quick(choice)) for choice in choices]
        return self.choices[id(schema)]

    def missing(self, name: str) -> list[str]:
        """Return the keys of a shape that have never occurred."""
        return sorted(key for key in self.definitions[name]["properties"] if (name, key) not in self.occurred)
