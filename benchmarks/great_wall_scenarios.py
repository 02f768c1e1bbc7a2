"""What `great_wall_balance` counts and tells of the scenarios of the Ancient Chronicles, and of what kills soldiers."""

from benchmarks.great_wall_tables import BySeats, Counts, columns, names, percent

# Events that are counted as they come, or by the number that they tell.
HAPPENED = {
    "killed": "soldiers killed",
    "saved": "soldiers saved",
    "ghosts_came": "ghosts that came",
    "ghost_banished": "ghosts sent away",
    "clerk_starved": "clerks starved",
    "soldier_starved": "soldiers starved",
    "overseer_starved": "overseers starved",
    "food_bought": "meals bought",
    "capacity_fell": "capacity lost",
    "set_sent": "sets sent to the Emperor",
    "forfeited": "resources given up for breaches",
    "supply_raided": "supply raided",
    "claim_met": "claims met",
    "claim_missed": "claims missed",
    "siege_grew": "siege tokens of raids",
    "garrisoned": "archers sent to the fortress",
    "fortified": "repairs of the fortress",
    "peace_proposed": "peace proposed",
    "peace_made": "peace made",
    "war_chosen": "war chosen",
    "clerk_left": "clerks that left",
    "rat_moved": "moves of the Rat",
}
BY_NUMBER = ("ghosts_came", "capacity_fell")


def count_event(event: dict[str, object], name: str, year: str, found: Counts) -> None:
    if name in HAPPENED:
        count = int(str(event["count"])) if name in BY_NUMBER else 1
        found["happened", HAPPENED[name]] += count
        found["year", year, HAPPENED[name]] += count


def tables(runs: BySeats) -> list[str]:
    return [
        columns("games ended by", runs, names(runs, "end"), ended),
        columns("what happened, a game", runs, names(runs, "happened"), a_game),
        columns("claims of the Emperor met, by year", runs, names(runs, "year"), claims),
    ]


def ended(found: Counts, reason: str) -> str:
    return percent(found["end", reason], found["games",])


def a_game(found: Counts, what: str) -> str:
    return f"{found['happened', what] / found['games',]:.2f}"


def claims(found: Counts, year: str) -> str:
    met = found["year", year, "claims met"]
    return percent(met, met + found["year", year, "claims missed"])
