"""How modules meet: orders, counts and prices where more than one of them has a say."""

from typing import Any, Self

import pytest

from crenel.games.great_wall.modules.black_powder.pieces import SPECIALS
from tests.great_wall_beasts import BeastWall
from tests.great_wall_coop import CoopWall
from tests.great_wall_khan import KhanWall
from tests.great_wall_powder import PowderWall
from tests.great_wall_table import GREAT_WALL, Wall, wounded

rule = pytest.mark.rule
VANGUARD = {"horde": [{"name": "vanguard", "power": 6, "honor": 7, "spots": ["w - . . . .", ". . . . . ."]}]}
DEAREST = {"wood": 9, "stone": 9, "gold": 9, "chi": 9}


class SiegeOfTheKhan(PowderWall, KhanWall):
    """Genghis Khan with Black Powder."""

    def __init__(self, seats: int = 3, **parts: Any) -> None:
        super().__init__(seats, **parts)
        self.data["black_powder"]["out"] = ["raiders", "spies", "pyromaniacs"]

    def recruit(self, seat: int = 0, left: int = 1) -> Self:
        """A bannerman may be ready, too."""
        super().recruit(seat, left)
        next(row for row in self.data["stack"] if row["step"] == "recruit")["ready"].append(0)
        return self


class PowderTeam(PowderWall):
    """Black Powder, played together."""

    def __init__(self, seats: int = 3, **parts: Any) -> None:
        super().__init__(seats, coop=True, top="vanguard-middle", cards=VANGUARD, **parts)


def composed(seats: int = 3, **options: object) -> Any:
    return GREAT_WALL.new(seats, 1, options).layout  # type: ignore[attr-defined]


# ---------------------------------------------------------------- orders


@rule("great_wall.khan.award", "great_wall.coop.recall", "great_wall.black_powder.tower")
def test_a_wall_level_brings_honor_the_award_a_card_back_and_then_a_tower() -> None:
    wall = SiegeOfTheKhan(coop=True, top="vanguard-middle", cards=VANGUARD, holder=1, machines={"left": ["ballista"]})
    wall.data["khan"]["out"] = ["sappers", "horse-archers"]
    wall.data["black_powder"]["out"] = []
    wall.clan(0, discarded=["economy"]).section("left", "vanguard-left")
    wall.steps({"step": "raise_wall", "seat": 0, "section": "left", "clan": 0})
    assert wall.asked == "recall"
    assert (wall.honor(0, "walls"), wall.khan["holder"]) == (5, 0), "before anybody is asked"
    wall.play("recall economy")
    assert wall.asked == "man"
    wall.play("man far-left")
    assert wall.asked == "shoot"


@rule("great_wall.coop.winter", "great_wall.black_powder.order")
def test_winter_with_everything_has_its_order() -> None:
    everything = {"rat": True, "khan": True, "black_powder": True, "beasts": True}
    names = [phase.name for phase in composed(5, **everything).winter.phases]
    first = ["cards", "bannermen", "firing", "defeats", "watch", "assault", "towers", "barricades", "siege"]
    assert names == [*first, "end"]
    names = [phase.name for phase in composed(5, coop=True, **everything).winter.phases]
    assert names == [*first, "requests", "end", "request_shame", "event"]


@rule("great_wall.rat.summer", "great_wall.beasts.summer")
@pytest.mark.parametrize("coop", [False, True])
def test_summer_ends_with_the_generals_the_relic_and_the_rats_card(coop: bool) -> None:
    names = [phase.name for phase in composed(5, rat=True, beasts=True, coop=coop).summer.phases]
    assert names[names.index("reclaim") :] == ["reclaim", "aside", "relic", "rat"]


# ---------------------------------------------------------------- set-up


@rule("great_wall.khan.first-hordes", "great_wall.black_powder.time", "great_wall.coop.hordes")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_modes_with_a_horde_more_bring_one(seats: int) -> None:
    for options, more in (
        ({"khan": True}, 0),
        ({"khan": True, "black_powder": True}, 1),
        ({"khan": True, "black_powder": True, "coop": True}, 1),
        ({"black_powder": True, "coop": True, "beasts": True, "rat": True}, 1),
    ):
        state = GREAT_WALL.new(seats, 2, options)
        (first, *_) = [event for event in state.events if event["event"] == "invasion"]
        assert first["count"] == seats + more, options


@rule("great_wall.khan.hordes", "great_wall.black_powder.hordes")
def test_together_the_kinds_leave_the_deck_of_the_team() -> None:
    for seats, cards in ((2, 20), (5, 30)):
        row: Any = GREAT_WALL.new(seats, 3, {"khan": True, "black_powder": True, "coop": True}).dump()
        decks = row["decks"]
        deck = [*decks["hordes"], decks["horde_on_top"], *decks["hordes_discarded"]]
        deck += [horde["horde"] for section in row["sections"].values() for horde in section["hordes"]]
        out = [*row["khan"]["out"], *row["black_powder"]["out"]]
        assert len(set(out)) == 5
        assert len({name.rsplit("-", 1)[0] for name in deck}) == 10, "three of the team's kinds, three and four more"
        assert len(deck) == len(set(deck)) == cards


@rule("great_wall.rat.artifacts", "great_wall.black_powder.cards")
def test_artifacts_of_the_rat_and_of_black_powder_are_shuffled_together() -> None:
    assert len(composed(rat=True, black_powder=True).deck.artifacts) == 16
    row: Any = GREAT_WALL.new(3, 1, {"rat": True, "black_powder": True, "coop": True}).dump()
    assert row["artifacts"] == []


# ---------------------------------------------------------------- soldiers and tokens


@rule("great_wall.khan.bannerman-winter", "great_wall.black_powder.bomber")
def test_a_bannerman_calls_a_bomber_who_may_drop() -> None:
    wall = SiegeOfTheKhan(specials=["bomber", "monk", "tank"]).clan(0, rest={"left": {"bannerman": 1}})
    wall.posted(0, "left", "bomber").section("left", "brutes-left", wall=2).steps({"step": "winter"})
    assert wall.options == ["attack bannerman left", "attack bomber left wall", "done"]
    wall.play("attack bomber left wall", "spot 1 a2")
    assert wall.asked == "drop"
    wall.play("drop a3", "done")
    assert wall.cover("left") == {"a2": "wound", "a3": "bomber 0"}


@rule("great_wall.khan.weaklings", "great_wall.black_powder.snakes")
@pytest.mark.parametrize(("section", "shames"), [("left", 1), ("right", 0)])
def test_for_weaklings_snake_tokens_save_nobody_either(section: str, shames: int) -> None:
    skills = ("our-enemies-are-weaklings", "no-mercy")
    wall = SiegeOfTheKhan(specials=["crossbowman", "monk", "tank"], section=section, skills=skills)
    wall.section("left", ("brutes-left", {"a2": "snake 0"}), wall=0).assault("left")
    while wall.asked == "get_shame":
        wall.play(wall.options[0])
    assert wall.events("assault")[0]["breach"]
    assert wall.shames(0) == shames


@rule("great_wall.khan.attack", "great_wall.black_powder.killed")
def test_neither_special_soldiers_nor_tokens_attack_him() -> None:
    wall = SiegeOfTheKhan(specials=["monk", "crossbowman", "tank"])
    wall.section("left", wounded("leader-left", a1="monk 0", a2="monk 0"), wall=1).check()
    asked = []
    while not wall.rests:
        asked.append(wall.asked)
        wall.play(wall.options[-1])
    assert wall.events("horde_claimed")
    assert "attack_khan" not in asked


@rule("great_wall.khan.bannerman-kind", "great_wall.black_powder.tower")
def test_a_tower_is_for_spearmen_alone() -> None:
    wall = SiegeOfTheKhan(specials=["monk", "bomber", "tank"])
    wall.clan(0, rest={"left": {"spearman": 10}}).man(0, "left")
    assert wall.soldiers(0, "pool") == {"archer": 4, "horseman": 2, "bannerman": 1, "monk": 3}
    assert wall.rests


@rule("great_wall.black_powder.specials")
def test_special_soldiers_are_soldiers_and_no_spearmen() -> None:
    """They carry shame and oversee; the herald makes spearmen cheaper, not them."""
    wall = PowderWall(specials=["monk", "bomber", "tank"]).clan(0, active=["herald"], stock=DEAREST)
    prices: Any = wall.state.observe(0)["clans"][0]["prices"]  # type: ignore[index]
    assert prices["monk"] == {"wood": 2, "chi": 1}
    assert prices["spearman"]["stone"] == 1
    shamed = PowderWall(specials=["monk", "bomber", "tank"]).steps({"step": "get_shame", "seat": 0}).play("shame monk")
    assert shamed.soldiers(0, "shamed") == {"monk": 1}
    works = PowderWall(specials=["monk", "bomber", "tank"]).clan(0, stock={"wood": 2})
    works.steps({"step": "upgrade_overseer", "seat": 0, "place": "quarry", "less": 0, "left": 1, "avoid": []})
    works.play("upgrade quarry with monk")
    assert works.seat(0)["soldiers"]["overseers"]["quarry"]["soldier"] == "monk"


@rule("great_wall.black_powder.firing")
@pytest.mark.parametrize("special", ["bomber", "crossbowman"])
def test_logistics_carries_them_up_and_down_as_it_does_archers(special: str) -> None:
    wall = PowderWall(specials=[special, "monk", "tank"]).posted(0, "left", special)
    wall.steps({"step": "logistics", "seat": 0, "left": 1}).play("march left > middle")
    assert wall.options == ["done", f"carry {special} wall", f"carry {special} down"]
    wall.play(f"carry {special} wall")
    assert wall.seat(0)["soldiers"]["others_firing"] == {"middle": {special: 1}}


@rule("great_wall.black_powder.tank")
def test_hordes_kill_a_tank_as_one_soldier() -> None:
    wall = PowderWall(specials=["tank", "monk", "bomber"], year=5)
    wall.section("left", wounded("leader-left", a1="tank 0 right", a5="spearman 0"), wall=1).check()
    while not wall.rests:
        wall.play(wall.options[-1])
    assert wall.events("killed")[0]["soldiers"] == {"spearman": 1, "tank": 1}, "two a horde in that year"


@rule("great_wall.black_powder.firing")
@pytest.mark.parametrize("special", SPECIALS)
@pytest.mark.parametrize("section", ["left", "right"])
def test_a_game_is_saved_whoever_attacks_and_wherever(special: str, section: str) -> None:
    """What is remembered of an attack has its place for each kind of soldier and each section."""
    others = [name for name in SPECIALS if name != special]
    wall = SiegeOfTheKhan(specials=[special, *others]).section(section, f"brutes-{section}", wall=2).recruit(left=2)
    wall.play(f"recruit {special}", f"recruit {special}", f"attack {special} {section}")
    wall.play(wall.options[0])
    table = wall.now
    assert table["batch"]["charges"]
    assert ("others_fresh" in table["batch"]) == (special in ("bomber", "crossbowman"))
    assert GREAT_WALL.load(table) == wall.state


# ---------------------------------------------------------------- shame of a team


@rule("great_wall.black_powder.shot_shame", "great_wall.coop.redeem", "great_wall.coop.disgrace")
def test_in_a_team_the_shame_of_a_shot_follows_its_rules() -> None:
    def shot(**parts: Any) -> PowderTeam:
        wall = PowderTeam(machines={"left": ["ballista"]}).clan(0, **parts)
        wall.section("left", ("vanguard-left", {"a1": "spearman 1"}), wall=1).shoot(0, "left")
        return wall

    redeemed = shot(honor={"walls": 10})
    redeemed.play("shoot left ballista 1")
    assert "redeem" in redeemed.options
    redeemed.play("redeem")
    assert (redeemed.shames(0), sum(redeemed.seat(0)["honor"].values())) == (0, 0)
    lost = shot(honor={"walls": 10}).lose_shame(0).play("shoot left ballista 1")
    assert lost.state.over
    assert lost.state.winners() == []


@rule("great_wall.black_powder.tower_winter", "great_wall.coop.disgrace")
def test_in_a_team_the_shame_of_a_tower_may_lose_the_game() -> None:
    rows: list[dict[str, Any]] = [
        {"step": "watch_begins"},
        {"step": "assault", "section": "left"},
        {"step": "watch_ends"},
    ]
    for left, over in ((30, False), (2, True)):
        wall = PowderTeam(towers={"far-left": 0}, season="winter").lose_shame(left)
        cover = {"a1": "spearman 0"}
        wall.section("left", ("vanguard-left", cover), ("horse-archers-left", {}), wall=0).steps(*rows)
        while not (wall.rests or wall.state.over):
            wall.play(wall.options[0])
        assert wall.events("assault")[0]["breach"]
        assert wall.state.over == over, "two tokens go to the absent, the third one to the tower"


# ---------------------------------------------------------------- what pays for what


@rule("great_wall.general.keng-hsien-seng", "great_wall.khan.tribute", "great_wall.black_powder.shot")
def test_his_gold_pays_the_khans_tribute_and_shots() -> None:
    fear = KhanWall(section="left", skills=["let-them-fear-us", "no-mercy"])
    fear.clan(0, general="keng-hsien-seng", stock={"gold": 2})
    fear.section("left", wounded("leader-left", a1="spearman 0", a3="spearman 0")).check()
    while fear.asked != "attack_khan":
        fear.play(fear.options[-1])
    assert fear.starting("khan")
    shot = PowderWall(machines={"left": ["cannon"]}).clan(0, general="keng-hsien-seng", stock={"gold": 2})
    shot.section("left", "brutes-left", wall=1).shoot(0, "left").play("shoot left cannon 1")
    assert shot.stock(0)["gold"] == 0


@rule("great_wall.general.keng-hsien-seng", "great_wall.freezing_weather.help")
def test_his_gold_is_no_wood_for_the_emperor() -> None:
    wall = Wall(3, scenario="freezing_weather", ask_all=True)
    wall.clan(0, general="keng-hsien-seng", stock={"wood": 3, "gold": 3}).steps({"step": "help_emperor", "seat": 0})
    assert wall.options == ["skip"]


@rule("great_wall.black_powder.shot", "great_wall.beasts.stock")
def test_the_warehouse_pays_neither_shots_nor_beasts() -> None:
    full = {"wood": 9, "stone": 9, "gold": 9}
    shot = PowderWall(machines={"left": ["cannon"]}, ask_all=True).table(warehouse=full)
    assert shot.section("left", "brutes-left", wall=1).shoot(0, "left").options == ["skip"]
    beast = BeastWall(ask_all=True).table(warehouse=full).raises()
    assert beast.options == ["skip"]


# ---------------------------------------------------------------- the Rat, awards, teams


@rule("great_wall.rat.gold")
def test_an_advanced_activation_brings_the_rats_gold_too() -> None:
    wall = Wall(3, rat=True)
    wall.table(rat={"place": "academy", "card": "bare-table", "deck": []})
    wall.clan(0, at={"academy": 1}).clan(1, at={"academy": 1}).table(active=2)
    wall.steps({"step": "advanced_activation", "seat": 2}).play("activate academy")
    assert [wall.stock(clan)["gold"] for clan in range(3)] == [1, 1, 0]


@rule("great_wall.khan.award", "great_wall.black_powder.walls")
def test_neither_machines_nor_the_first_walls_bring_the_award() -> None:
    state: Any = GREAT_WALL.new(3, 1, {"khan": True, "black_powder": True}).dump()
    assert state["sections"]["left"]["wall"] == 1
    assert state["khan"]["holder"] is None
    wall = SiegeOfTheKhan(holder=1).clan(0, stock={"wood": 4}).build().play("machine ballista left")
    assert wall.machines("left") == ["ballista"]
    assert wall.khan["holder"] == 1


@rule("great_wall.coop.order")
def test_in_a_team_the_tea_house_raises_as_always() -> None:
    wall = CoopWall(3, tea=[1, 2, 0]).clan(0, at={"tea-house": 2}).activate()
    while not wall.rests:
        wall.play(wall.options[0])
    assert wall.now["tea"] != [1, 2, 0]


@rule("great_wall.coop.recall")
def test_a_card_on_the_track_is_not_taken_back() -> None:
    wall = CoopWall(3).laid("economy").clan(0, discarded=["despotism"])
    wall.steps({"step": "raise_wall", "seat": 0, "section": "left", "clan": 0})
    assert wall.options == ["recall despotism", "skip"]
