"""What Alembic runs; `upgrade` hands in the connection."""

from alembic import context

from crenel.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
