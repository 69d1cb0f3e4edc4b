"""Alembic's way in: it gets an open connection from kosmodrom.server.store."""

from alembic import context

from kosmodrom.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
