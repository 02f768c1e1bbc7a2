"""Seats of a table: who sits where, and who is the host."""

import secrets

from crenel.server.entries import AnyEntry, BotSeated, Forgotten, Header, Joined, Left, Muted, Removed, TableSeat
from crenel.server.names import distinct

INVITE_BYTES = 18


def invite_token() -> str:
    return secrets.token_urlsafe(INVITE_BYTES)


class Seating:
    """Seats of one table and its host, as joins, bots and departures change them."""

    def __init__(self, header: Header) -> None:
        self.seats = [
            TableSeat(each.kind, each.person, each.name, each.bot, each.invite, each.reserved_for)
            for each in header.seats
        ]
        self.host = header.host
        self.used_invites: set[str] = set()
        self.muted: set[str] = set()  # people whose chat the host does not want
        self.removed: set[str] = set()  # people whom the host has sent away
        self._held: dict[str, list[int]] = {}  # cache of held_by, by person; cleared when the seats change

    @property
    def full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    def seats_of(self, person: str) -> list[int]:
        """Return the seats that a person has, also those they have left."""
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person]

    def seats_with(self, seat: int) -> list[int]:
        """Return all seats of the person who has this seat."""
        return self.seats_of(self.seats[seat].person)

    def held_by(self, person: str) -> list[int]:
        """Return the seats that a person has and has not left. Cached, because every view asks."""
        found = self._held.get(person)
        if found is None:
            found = [seat for seat in self.seats_of(person) if not self.seats[seat].left]
            if found:
                self._held[person] = found
        return found

    def name_for(self, person: str, name: str) -> str:
        """Return a name for a person that is like none of the others' at the table."""
        return distinct(name, (seat.name for seat in self.seats if seat.person != person))

    def may_chat(self, person: str, listed: bool) -> bool:
        """Whether a person may chat: the players and the host, at a listed table anybody, but nobody who is muted."""
        if person in self.muted or person in self.removed:
            return False
        return listed or person == self.host or bool(self.held_by(person))

    def present_people(self) -> list[int]:
        """Return the seats of people who have not left."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "human" and not seat.left]

    def people(self) -> list[str]:
        """Return the ids of all people who have a seat, or whom one is reserved for."""
        return sorted({seat.person or seat.reserved_for for seat in self.seats} - {""})

    def apply(self, entry: AnyEntry) -> None:
        """Apply an entry. Entries that concern no seat change nothing."""
        if isinstance(entry, (Joined, BotSeated)) and self.seats[entry.seat].invite:
            self.used_invites.add(self.seats[entry.seat].invite)
        if isinstance(entry, Joined):
            self.seats[entry.seat] = TableSeat("human", entry.person, entry.name)
        elif isinstance(entry, BotSeated):
            # A player who was away for long, but has not left, may have the seat back.
            old = self.seats[entry.seat]
            away = "" if old.left else old.person
            self.seats[entry.seat] = TableSeat("bot", name=entry.bot, bot=entry.bot, reserved_for=away)
        elif isinstance(entry, Left):
            self._leave(entry.person, entry.invites)
        elif isinstance(entry, Removed):
            self._leave(entry.who, entry.invites)
            if not entry.may_return:
                self.removed.add(entry.who)
        elif isinstance(entry, Muted):
            (self.muted.add if entry.muted else self.muted.discard)(entry.who)
            return
        elif isinstance(entry, Forgotten):
            for number in self.seats_of(entry.who):
                self.seats[number].name = ""
            return
        else:
            return
        self._held = {}
        self._pass_host()

    def _leave(self, person: str, invites: dict[str, str]) -> None:
        started = self.full
        for number in self.seats_of(person):
            if started:
                self.seats[number].left = True
            else:
                self.seats[number] = TableSeat("open", invite=invites[str(number)])

    def _pass_host(self) -> None:
        """Make the first present person the host if the host has left."""
        present = [self.seats[seat].person for seat in self.present_people()]
        if self.host not in present and present:
            self.host = present[0]
