"""All that a server loads, for processes that are forked from one that has it."""

import crenel.server.app
import crenel.server.channel
import crenel.server.serving
import crenel.server.shared.together
import crenel.server.store.postgres
from crenel.server.services import preload

__all__ = ["crenel"]

preload()
