"""The catalogues of the three languages: complete, alike, without leftovers, and every message can be said."""

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import crenel
from crenel.bots import names as bot_names
from crenel.bots.burgundy.modules import WORTHS as BURGUNDY_WORTHS
from crenel.bots.great_wall.modules import WORTHS as WALL_WORTHS
from crenel.cli.arguments import COMMANDS
from crenel.cli.play import values_of
from crenel.games.burgundy.modules import MODULES as BURGUNDY_MODULES
from crenel.games.burgundy.modules.shields.texts import shield_texts
from crenel.games.burgundy.notation import VERBS as BURGUNDY_VERBS
from crenel.games.burgundy.texts import tile_texts
from crenel.games.great_wall.board import PLACE_NAMES
from crenel.games.great_wall.cardrows import ARTIFACT_PER, ATTACKS, RANKED, TRAITS, rows_under
from crenel.games.great_wall.changes import NEWEST
from crenel.games.great_wall.modules import MODULES
from crenel.games.great_wall.modules.black_powder.pieces import MACHINES, TOWERS
from crenel.games.great_wall.modules.chronicles.scenario import endings
from crenel.games.great_wall.modules.coop.cards import EVENT_LINES, REQUEST_LINES
from crenel.games.great_wall.modules.coop.part import ENDINGS
from crenel.games.great_wall.modules.expansion import Expansion
from crenel.games.great_wall.modules.great_famine.part import MARKET
from crenel.games.great_wall.modules.khan.cards import SKILL_LINES
from crenel.games.great_wall.modules.rat.module import RANKS as RAT_RANKS
from crenel.games.great_wall.modules.solo.module import LINES as SOLO_LINES
from crenel.games.great_wall.moves import VERBS
from crenel.games.great_wall.texts import card_texts
from crenel.games.great_wall.vocabulary import GRADED, OPS, PER, WHENS
from crenel.lessons import lesson, lessons
from crenel.locales import LANGUAGES, RULES, bundle, is_text, known, say, word
from crenel.puzzles.puzzle import LEVELS
from crenel.server.store.notices import EVENTS

SOURCE = Path(crenel.__file__).parent
# Without the texts of the rules references, which tests/reference reads.
CATALOGUES = sorted(file.stem for file in (SOURCE / "locales" / "en").glob("*.ftl") if not file.name.endswith(RULES))
SPEAKING = {"BadLesson", "BadRecord", "BadSetup", "BadState", "CrenelError", "HttpRefusal", "Refusal", "say"}
SPEAKING |= {"_titled", "titled"}
ACTS = (
    "ban",
    "unban",
    "operator",
    "operator-off",
    "close",
    "report-done",
    "signups",
    "invite",
    "reset",
    "forget",
    "tidy",
)
BURGUNDY: dict[str, Any] = crenel.game("burgundy").catalogue()
TILES = list(BURGUNDY["tiles"])
WALL: dict[str, Any] = crenel.game("great_wall").catalogue()
# The kinds of cards with a catalogue of their rows, and what their names are called there.
CARDS = {"general": "generals", "advisor": "advisors", "tactic": "tactics", "horde": "hordes", "artifact": "artifacts"}
CARDS |= {"command": "commands", "solo": "solo", "request": "requests", "event": "events", "rat": "rats"}
CARDS |= {"khan": "khans", "skill": "skills", "award": "awards"}
CARDS |= {"beast": "beasts", "relic": "relics", "shot": "shots"}


# ---------------------------------------------------------------- what the code uses


def modules(*folders: str) -> Iterator[ast.Module]:
    for folder in folders:
        for file in sorted((SOURCE / folder).rglob("*.py")):
            yield parsed(file)


@functools.cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def spoken_folders() -> list[str]:
    return [
        "kernel",
        "bots",
        "lessons",
        "puzzles",
        "arena",
        "cli",
        "server",
        *(f"games/{name}" for name in crenel.games()),
    ]


def strings(node: ast.AST) -> set[str]:
    return {each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def plain_strings(node: ast.AST) -> set[str]:
    """Strings that stand alone, not as a piece of an f-string."""
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    pieces = [
        each
        for each in ast.iter_child_nodes(node)
        if not (isinstance(node, ast.JoinedStr) and isinstance(each, ast.Constant))
    ]
    return {text for piece in pieces for text in plain_strings(piece)}


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def calls(*folders: str) -> Iterator[ast.Call]:
    for module in modules(*folders):
        yield from (node for node in ast.walk(module) if isinstance(node, ast.Call) and node.args)


def keys_in_code() -> set[str]:
    """Keys that stand in the code as they are."""
    found: set[str] = set()
    for call in calls(*spoken_folders()):
        put_together = any(isinstance(node, ast.JoinedStr) for node in ast.walk(call.args[0]))
        if called(call) in SPEAKING and not put_together:
            found |= {text for text in strings(call.args[0]) if re.fullmatch(r"[a-z][a-z_-]+", text)}
    # The terminal keeps some keys in tables before it says them.
    kept = re.compile(r"(doctor|moves|prompt|replay|saved|score|table|wall)-[a-z-]+")
    return found | {text for module in modules("cli") for text in plain_strings(module) if kept.fullmatch(text)}


def events_told(*folders: str) -> set[str]:
    """Names of all events that the engine tells, or some of its folders."""
    told: set[str] = set()
    for call in calls(*folders or ("kernel", "games")):
        if called(call) == "emit":
            told |= plain_strings(call.args[0])
    return told


def rules_named() -> set[str]:
    pattern = re.compile(rf"(kernel|{'|'.join(crenel.games())})(\.[a-z_-]+)+")
    found = {text for module in modules("kernel", "games") for text in strings(module)}
    folders = {f"great_wall.{module.name}" for module in MODULES}  # what the ids of a module's rules begin with
    return {text for text in found - folders if pattern.fullmatch(text)}


def steps_that_ask(game: str) -> set[str]:
    """Steps with a list of options, of their own or inherited, as views name them."""
    steps = [each for module in modules(f"games/{game}") for each in module.body if isinstance(each, ast.ClassDef)]
    asking = {
        step.name
        for step in steps
        if {"options", "answers", "options_of"} & {part.name for part in step.body if isinstance(part, ast.FunctionDef)}
    }
    asking |= {step.name for step in steps if asking & {getattr(base, "id", "") for base in step.bases}}
    return {re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower() for name in asking}


def families() -> set[str]:
    """Keys that are put together from names in the engine's data."""
    keys = burgundy_families() | great_wall_families()
    keys |= {f"event-{event}" for event in events_told()}
    keys |= {"event-honor-artifacts", "event-honor-commands", "event-honor-hordes", "event-honor_lost-shame"}
    keys |= {f"rule-{rule.replace('.', '-')}" for rule in rules_named()}
    keys |= {f"player-{seat}" for seat in range(6)}
    keys |= {f"rule-source-{source}" for source in ("rulebook", "public", "house")}
    keys |= {f"help-{name}" for name in (*COMMANDS, "crenel", "commands")}
    keys |= {f"{each.name.replace('_', '-')}-solo" for each in MODULES if issubclass(each, Expansion)}
    keys |= moments()
    for name in crenel.games():
        keys |= {f"game-{name}", f"rulebook-{name}"}
        keys |= {key for bot in bot_names(name) for key in (f"bot-{bot}", f"bot-{bot}-about")}
        keys |= {f"bots-mode-{mode}" for mode in ("seats", "team", "13a", "13b", "rival", "coop")}
        for option, rule in crenel.game(name).options["properties"].items():
            keys.add(f"setting-{option}")
            for value in rule.get("about", {}):
                keys |= {f"{option}-{value}-{part}" for part in ("story", "changes", "hard")} | {f"{option}-shared"}
            if option != "boards":
                keys |= {f"setting-{option}-{str(value).lower()}" for value in values_of(rule)}
    for each in map(lesson, lessons()):
        keys |= {each.key} | {prompt.key for prompt in each.prompts}
    keys |= {f"puzzle-level-{level}" for level in LEVELS} | {f"puzzle-verdict-{stars}" for stars in range(4)}
    keys |= {f"notice-{event}" for event in EVENTS}
    keys |= {f"audit-{act}" for act in ACTS}
    keys |= {f"mail-{path}{part}" for path in ("prove", "reset") for part in ("", "-subject")}
    return keys | {"setting-boards-random", "subject"}


def moments() -> set[str]:
    """When each kind of move comes: what a refusal says of one that is not possible now."""
    burgundy = {*BURGUNDY_VERBS.values(), *(verb for each in BURGUNDY_MODULES for verb in each.verbs().values())}
    great_wall = {*VERBS, *(verb for each in MODULES for verb in each.verbs.values())}
    return {f"moment-burgundy-{verb}" for verb in burgundy} | {f"moment-great_wall-{verb}" for verb in great_wall}


def burgundy_families() -> set[str]:
    keys = {f"tile-{tile}" for tile in TILES}
    keys |= {f"{family}-{kind}" for family in ("kind", "hex") for kind in BURGUNDY["kinds"]}
    keys |= {f"good-{good}" for good in BURGUNDY["goods"]}
    keys |= {f"phase-{phase}" for phase in BURGUNDY["phases"]}
    keys |= {f"board-{board}" for board in BURGUNDY["boards"]}
    keys |= {f"source-{source}" for source in (*BURGUNDY["sources"], *BURGUNDY["solo"]["sources"])}
    keys |= {"source-handicap"} | {f"rat-{rank}" for rank in RAT_RANKS}
    keys |= {f"animal-{row['animal']}" for row in BURGUNDY["tiles"].values() if "animal" in row}
    keys |= {f"bonus-{bonus}" for bonus in ("large", "small", *BURGUNDY["route_bonuses"])}
    keys |= {key for tile in TILES for key, _ in tile_texts(tile)}
    keys |= {key for shield in BURGUNDY["shields"] for key, _ in shield_texts(int(shield))}
    keys |= {f"reason-{name}" for name, each in BURGUNDY_WORTHS.items() if "worth" in vars(type(each))}
    return keys | {f"asking-{step}" for step in steps_that_ask("burgundy") - {"effect"}}


def great_wall_families() -> set[str]:
    places = [*(place["name"] for place in WALL["places"]), MARKET]
    keys = {f"{family}-{place}" for family in ("place", "from", "to", "about") for place in places}
    keys |= {f"{family}-{section}" for family in ("section", "from", "to") for section in WALL["sections"]}
    keys |= {f"resource-{name}" for name in WALL["resources"]}
    keys |= {f"soldier-{name}" for name in (*WALL["soldiers"], "soldier", "any")} | {"place-any"}
    keys |= {f"season-{name}" for name in ("spring", "summer", "fall", "winter")}
    keys |= {f"source-{source}" for source in WALL["sources"]}
    keys |= {
        f"verb-great_wall-{verb}" for verb in (*VERBS, *(word for each in MODULES for word in each.verbs.values()))
    }
    keys |= {
        f"verb-great_wall-{verb}"
        for verb in ("done-betrayal", "done-perish", "use-all_attack", "use-attack_order", "use-tea_house")
    }
    keys |= {f"way-{way}" for way in ("right", "down")} | {f"how-{how}" for how in ("rest", "wall", "down")}
    keys |= great_wall_vocabulary()
    keys |= {f"asking-{step}" for step in steps_that_ask("great_wall")}
    keys |= {"clan-reed", "clan-qin-jiushao", "origin-own"}
    for kind, rows in CARDS.items():
        keys.add(f"wall-card-{kind}")
        for name, row in WALL[rows].items():
            keys |= {f"horde-{name}" if kind == "horde" else f"card-{name}", f"origin-{row['source']}"}
            keys |= {key for text in card_texts(kind, row) for key in keys_of(text)}
            if kind == "horde":
                keys |= {f"horde-{name}-{section}" for section in WALL["sections"]}
    return keys | great_wall_cards_of_old()


def great_wall_cards_of_old() -> set[str]:
    """Cards that older versions of the rules have: their tables and records are still read."""
    rows = [row for rules in range(1, NEWEST) for kind in rows_under(rules) for row in rows_under(rules)[kind]]
    return {f"card-{row['name']}" for row in rows if "spots" not in row}


def great_wall_vocabulary() -> set[str]:
    """What cards can say, whether one of ours does or not."""
    keys = {f"when-{when}" for when in WHENS if when != "never"}
    keys |= {f"per-level-{WHENS[event]}" for event in GRADED} | {
        f"per-{per}" for per in PER if per not in ("one", "level")
    }
    keys |= {f"do-{effect}" for effect in OPS} | {f"trait-{trait}" for trait in TRAITS}
    keys |= {f"artifact-ranked-{per}" for per in RANKED} | {"artifact-shared"}
    keys |= {f"artifact-{per}" for per in ARTIFACT_PER} | {f"solo-{line}" for line in SOLO_LINES}
    keys |= {f"ending-{ending}" for ending in (*ENDINGS, *endings())}
    keys |= {f"skill-{line}" for line in SKILL_LINES} | {"source-khan", "source-emperor", "source-sets"}
    keys |= {f"{family}-warehouse" for family in ("place", "from", "to", "about")}
    keys |= {"source-beasts", "source-levy", "source-machines", "source-towers", "soldier-snake", "beast-any"}
    keys |= {f"area-{area}" for area in (*WALL["sections"], *PLACE_NAMES)} | {
        "do-beast",
        "do-beast-to",
        "ending-rubble",
    }
    keys |= {f"reason-{name}" for name, each in WALL_WORTHS.items() if "worth" in vars(type(each))}
    keys |= {f"machine-{machine}" for machine in MACHINES} | {f"tower-{tower}" for tower in TOWERS}
    keys |= {f"request-{line}" for line in REQUEST_LINES} | {f"event-{line}" for line in EVENT_LINES}
    return keys | {f"box-attack-{attack}" for attack in ATTACKS}


def keys_of(text: object) -> Iterator[str]:
    """The keys of a text and of the texts in its details."""
    if is_text(text):
        yield text[0]
        for detail in text[1].values():
            yield from keys_of(detail)
    elif isinstance(text, list):
        for each in text:
            yield from keys_of(each)


# ---------------------------------------------------------------- what the catalogues hold


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.referred: set[str] = set()  # messages that are part of this one

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.referred.add(node.id.name)


def entries(language: str, catalogue: str) -> list[ftl.EntryType]:
    text = (SOURCE / "locales" / language / f"{catalogue}.ftl").read_text(encoding="utf-8")
    return list(FluentParser().parse(text).body)


def messages(language: str, catalogue: str) -> dict[str, ftl.Message]:
    return {each.id.name: each for each in entries(language, catalogue) if isinstance(each, ftl.Message)}


def variables(message: ftl.Message, others: dict[str, ftl.Message]) -> set[str]:
    """The variables of a message and of those that are part of it."""
    visitor = Variables()
    visitor.visit(message)
    found = visitor.found
    for name in visitor.referred - {message.id.name}:
        found = found | variables(others[name], others)
    return found


def parts_of_messages(language: str) -> set[str]:
    """Messages that stand in others."""
    visitor = Variables()
    for message in all_messages(language).values():
        visitor.visit(message)
    return visitor.referred


def all_messages(language: str) -> dict[str, ftl.Message]:
    return {key: message for name in CATALOGUES for key, message in messages(language, name).items()}


# ---------------------------------------------------------------- tests


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_code_has_its_message(language: str) -> None:
    used = keys_in_code()
    assert {"bad-seats", "record-cut", "not-adjacent", "state-scattered", "prompt-move", "table-frozen"} <= used
    assert sorted(key for key in used if not known(key, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_event_step_source_option_and_rule_has_its_texts(language: str) -> None:
    assert sorted(key for key in families() if not known(key, language)) == []


def test_no_message_is_unused() -> None:
    used = families() | {text for module in modules("") for text in plain_strings(module)} | parts_of_messages("en")
    patterns = [re.compile(r"simulate-[a-z]+")]  # columns of a table, put together from their names
    left = [key for key in all_messages("en") if key not in used and not any(each.fullmatch(key) for each in patterns)]
    assert left == []


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_catalogue_parses_whole_and_names_each_message_once(language: str, catalogue: str) -> None:
    body = entries(language, catalogue)
    assert [each.content for each in body if isinstance(each, ftl.Junk)] == []
    names = [each.id.name for each in body if isinstance(each, ftl.Message)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", ["es", "pl"])
def test_each_language_has_the_messages_forms_and_variables_of_english(language: str, catalogue: str) -> None:
    english, other = messages("en", catalogue), messages(language, catalogue)
    all_english, all_other = all_messages("en"), all_messages(language)
    assert list(other) == list(english)
    for key, message in english.items():
        assert variables(other[key], all_other) == variables(message, all_english), key
        assert [each.id.name for each in other[key].attributes] == [each.id.name for each in message.attributes], key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 22])
def test_each_message_formats_without_errors(language: str, number: int) -> None:
    speaker = bundle(language)
    every = all_messages(language)
    for key, message in every.items():
        patterns = [speaker.get_message(key).value, *speaker.get_message(key).attributes.values()]
        for pattern in patterns:
            text, errors = speaker.format_pattern(pattern, dict.fromkeys(variables(message, every), number))
            assert errors == [], key
            assert text, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_kind_of_hex_has_a_letter_of_its_own(language: str) -> None:
    """The first letters of a language's own words, as far as they differ."""
    letters = {kind: word("kind", kind, language, "letter") for kind in crenel.game("burgundy").catalogue()["kinds"]}
    assert all(len(letter) == 1 and letter.isupper() for letter in letters.values())
    assert len(set(letters.values())) == len(letters)
    assert word("kind", "castle", language)[0].upper() == letters["castle"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_of_tiles_fit_a_hex_and_differ(language: str) -> None:
    short = [word("tile", tile, language, "short") for tile in TILES]
    assert max(len(name) for name in short) <= 5
    assert len(set(short)) == len(TILES)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 point", "2 points", "5 points", "22 points", "112 points"]),
        ("es", ["1 punto", "2 puntos", "5 puntos", "22 puntos", "112 puntos"]),
        ("pl", ["1 punkt", "2 punkty", "5 punktów", "22 punkty", "112 punktów"]),
    ],
)
def test_plurals_follow_the_language(language: str, said: list[str]) -> None:
    assert [say("table-points", {"points": number}, language) for number in (1, 2, 5, 22, 112)] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Greedy takes a mine from depot 5."),
        ("es", "Greedy coge una mina del depósito 5."),
        ("pl", "Greedy bierze kopalnię ze składu 5."),
    ],
)
def test_a_detail_with_a_text_of_its_own_comes_in_the_form_the_sentence_needs(language: str, said: str) -> None:
    details = {"who": "Greedy", "you": "no", "tile": "mine", "depot": 5}
    assert say("event-tile_taken", details, language) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Take a castle, a mine or a monastery from any numbered depot, or skip."),
        ("es", "Coge un castillo, una mina o un monasterio de cualquier depósito numerado, o pasa."),
        ("pl", "Weź zamek, kopalnię lub klasztor z dowolnego numerowanego składu albo pomiń."),
    ],
)
def test_a_list_in_another_form_offers_a_choice(language: str, said: str) -> None:
    assert say("asking-take_tile", {"kinds": ["castle", "mine", "monastery"]}, language) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["You spend 2 silver to buy a tile.", "You spend 2 workers to buy a tile."]),
        ("es", ["Gastas 2 de plata en comprar una loseta.", "Gastas 2 trabajadores en comprar una loseta."]),
        ("pl", ["Kupujesz kafel za 2 srebra.", "Kupujesz kafel za 2 robotników."]),
    ],
)
def test_a_price_names_only_what_is_paid(language: str, said: list[str]) -> None:
    prices = [{"silver": 2, "workers": 0}, {"silver": 0, "workers": 2}]
    assert [say("event-purchase", {"you": "yes", "who": "", **price}, language) for price in prices] == said


def test_a_missing_message_shows_its_key_and_details() -> None:
    assert say("no-message-of-that-name", {"n": 3}, "pl") == "no-message-of-that-name {'n': 3}"


def test_a_language_without_the_message_falls_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    speaker = bundle("pl")
    monkeypatch.delitem(speaker._messages, "leaving")
    assert say("leaving", None, "pl") == "Goodbye."


# ---------------------------------------------------------------- texts made from data


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tile", TILES)
def test_the_text_of_a_tile_shows_every_number_and_kind_of_its_row(tile: str, language: str) -> None:
    for key, details in tile_texts(tile):
        said = say(key, details, language)
        assert "{" not in said
        for name, value in details.items():
            shown = (
                [word("kind", kind, language, "object") for kind in value]
                if isinstance(value, list)
                else [word(name, value, language)]
            )
            assert all(each in said for each in shown), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shield", range(1, 19))
def test_the_text_of_a_shield_shows_every_number_of_its_row(shield: int, language: str) -> None:
    for key, details in shield_texts(shield):
        said = say(key, details, language)
        assert all(str(value) in said for value in details.values()), said


def test_different_effects_have_different_texts() -> None:
    effects = {str(row.get("effect")) for row in BURGUNDY["tiles"].values() if "effect" in row}
    texts = {say(*tile_texts(tile)[0]) for tile, row in BURGUNDY["tiles"].items() if "effect" in row}
    assert len(texts) == len(effects)
