"""Routes for games, their options and bots."""

import asyncio
import hashlib
from functools import cache
from typing import Annotated, Any, Literal, cast

from fastapi import APIRouter, Path, Request, Response

import crenel
from crenel import bots
from crenel.bots.measured import measured_of
from crenel.kernel.errors import BadSetup
from crenel.kernel.reference import has_reference, reference
from crenel.locales import say
from crenel.server.api.dependencies import AppServices, CurrentPerson, RequestLanguage, address
from crenel.server.api.responses import FOR_ALL, encode, error_responses, json_response
from crenel.server.bodies import FileBody, OptionsBody
from crenel.server.errors import HttpRefusal, utf8_safe
from crenel.server.reading import Text
from crenel.server.shapes import (
    BotInfoShape,
    BotLevelShape,
    GameInfoShape,
    OptionsShape,
    ReferenceShape,
    RefusalsShape,
    ValueShape,
)

router = APIRouter(tags=["games"])
Name = Annotated[str, Path(max_length=40)]
LanguageName = Literal["en", "es", "pl"]


def game_named(name: str) -> crenel.Game:
    try:
        return crenel.game(name)
    except BadSetup as error:
        raise HttpRefusal(error.key, 404, **error.details) from None


@router.get("/games", response_model=list[GameInfoShape])
async def list_games(language: RequestLanguage) -> Response:
    return json_response([shape(crenel.game(name), language) for name in crenel.games()], headers=FOR_ALL)


def shape(game: crenel.Game, language: str) -> GameInfoShape:
    players = [bot_shape(name, game.name, language) for name in bots.names(game.name)]
    options = cast(OptionsShape, game.options)
    return {
        "name": game.name,
        "seats": list(game.seats),
        "options": options,
        "bots": players,
        "rules": has_reference(game.name),
    }


def bot_shape(name: str, game: str, language: str) -> BotInfoShape:
    about = say(f"bot-{name}-about", None, language)
    levels: list[BotLevelShape] = [
        {"seats": each.seats, "rating": each.rating, "low": each.low, "high": each.high, "seconds": each.seconds}
        for each in measured_of(name, game)
        if not each.mode and each.rating is not None
    ]
    return {"name": name, "title": say(f"bot-{name}", None, language), "about": about, "levels": levels}


@cache
def catalogue_of(name: str) -> tuple[bytes, str]:
    return tagged(encode(crenel.game(name).catalogue()))


@router.get("/games/{game}/catalogue", response_model=dict[str, Any], responses=error_responses(404))
async def catalogue(game: Name, request: Request) -> Response:
    """Return what never changes in a game: boards, pieces, tables."""
    return unchanging(request, *await asyncio.to_thread(catalogue_of, game_named(game).name))


@cache
def reference_in(name: str, language: str) -> tuple[bytes, str]:
    return tagged(encode(reference(crenel.game(name), language)))


@router.get("/games/{game}/rules/{language}", response_model=ReferenceShape, responses=error_responses(404))
async def rules(game: Name, language: LanguageName, request: Request) -> Response:
    """Return the rules reference of a game in one language."""
    return unchanging(request, *await asyncio.to_thread(reference_in, game_named(game).name, language))


def tagged(content: bytes) -> tuple[bytes, str]:
    return content, f'"{hashlib.sha256(content).hexdigest()[:32]}"'


def unchanging(request: Request, content: bytes, tag: str) -> Response:
    """Return content that changes only with the build: whoever has it is told so."""
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type="application/json")


@router.post("/games/{game}/refusals", response_model=RefusalsShape, responses=error_responses(404))
async def refusals(game: Name, body: OptionsBody, language: RequestLanguage) -> Response:
    """Return why options of a new table cannot be used beside the chosen ones, in the words of the rules."""
    found = game_named(game)
    properties = cast(OptionsShape, found.options)["properties"]
    # A file can be long to check, and no option is refused for its sake.
    chosen = {name: value for name, value in body.options.items() if "file" not in properties.get(name, {})}
    refused = await asyncio.to_thread(found.refusals, body.seats, chosen)
    return json_response({"refused": {name: utf8_safe(error.said(language)) for name, error in refused.items()}})


@router.post("/games/{game}/options/{option}", response_model=ValueShape, responses=error_responses(401, 404, 429))
async def read_option(
    game: Name, option: Name, body: FileBody, person: CurrentPerson, request: Request, services: AppServices
) -> Response:
    """Return the value of an option that is written as a file."""
    name = game_named(game).name
    await services.throttle.count("file", person.id, f"address:{address(request)}")
    return json_response({"value": await services.reader.read(Text(name, option, body.text, body.name))})
