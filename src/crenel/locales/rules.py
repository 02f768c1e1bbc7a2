"""Texts of the rules references: `<game>_rules.ftl` and, of its modules, `<game>_<module>_rules.ftl`;
`kernel_rules.ftl` belongs to every game.

They are read only when a reference is asked for, and each game has names of its own.
"""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from crenel.locales import RULES


@cache
def rules_bundle(game: str, language: str) -> FluentBundle:
    """Return all texts of the reference of a game in one language."""
    made = FluentBundle([language], use_isolating=False)
    for entry in sorted(files(__package__).joinpath(language).iterdir(), key=lambda entry: entry.name):
        if entry.name.startswith((f"{game}_", "kernel_")) and entry.name.endswith(RULES):
            made.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return made


def rule_known(game: str, key: str, language: str) -> bool:
    """Return whether there is such a text, or (`message.attribute`) such a part of one."""
    name, _, attribute = key.partition(".")
    messages = rules_bundle(game, language)
    return bool(messages.has_message(name)) and (not attribute or attribute in messages.get_message(name).attributes)


def rule_say(game: str, key: str, language: str) -> str:
    """Return a text of the reference. A missing one shows its key, so that nothing is lost."""
    if not rule_known(game, key, language):
        return key
    name, _, attribute = key.partition(".")
    messages = rules_bundle(game, language)
    message = messages.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    return str(messages.format_pattern(pattern)[0]) if pattern is not None else key


def rule_lines(game: str, key: str, language: str) -> list[str]:
    """Return the parts of a message of the reference, in their order."""
    messages = rules_bundle(game, language)
    return [str(messages.format_pattern(part)[0]) for part in messages.get_message(key).attributes.values()]
