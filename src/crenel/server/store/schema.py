"""Database schema. Structured columns are JSON, readable in a database shell."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, false

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    Column("login", String, unique=True),
    Column("password", String),
    Column("created", BigInteger, nullable=False),
    Column("email", String),  # verified
    Column("operator", Boolean, nullable=False, server_default=false()),
    Column("banned", BigInteger, nullable=False, server_default="0"),  # since when; 0: not
)
Index("people_email", people.c.email)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String, primary_key=True),  # a hash of the token
    Column("person", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),  # not saved at every use
)
Index("sessions_used", sessions.c.used)
Index("sessions_person", sessions.c.person)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("header", LargeBinary, nullable=False),
    Column("face", LargeBinary),  # the TableSummary, under its old name so that older builds can read the store
    Column("open", Boolean, nullable=False),  # listed, and with an open seat
    Column("bots", Boolean, nullable=False),  # a bot is to move
    Column("touched", BigInteger, nullable=False),
    Column("owner", String, nullable=False, server_default=""),  # id of the server that has the lease
    Column("fence", BigInteger, nullable=False, server_default="0"),  # counts the leases; commits compare it
)
Index("tables_open", tables.c.touched, sqlite_where=tables.c.open, postgresql_where=tables.c.open)
Index("tables_bots", tables.c.id, sqlite_where=tables.c.bots, postgresql_where=tables.c.bots)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("snapshot", LargeBinary, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("analysis", LargeBinary, nullable=False),
)

places = Table(
    "places",
    metadata,
    Column("person", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    sqlite_with_rowid=False,
)
Index("places_table", places.c.table_id)

runs = Table(
    "runs",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("alive", BigInteger, nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("id", String, primary_key=True),
    Column("address", String, nullable=False),  # host and port of its internal listener
    Column("machine", String, nullable=False),  # name of the machine it runs on
    Column("build", String, nullable=False),
    Column("started", BigInteger, nullable=False),  # this and the next two by the clock of the database
    Column("heartbeat", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # end of its leases, unless it renews them
    Column("draining", Boolean, nullable=False),  # it is about to stop: others may take its tables
)

house_keys = Table(
    "house_keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("key", String, nullable=False),
)

# ------------------------------------------------------------ notices away from the page

notice_choices = Table(
    "notice_choices",
    metadata,
    Column("person", String, primary_key=True),
    Column("choices", LargeBinary, nullable=False),
)

push_devices = Table(
    "push_devices",
    metadata,
    Column("id", String, primary_key=True),  # a hash of the endpoint
    Column("session", String, nullable=False),  # a hash of its token
    Column("person", String, nullable=False),
    Column("endpoint", String, nullable=False),
    Column("key", String, nullable=False),
    Column("auth", String, nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("push_devices_person", push_devices.c.person)

notices = Table(
    "notices",
    metadata,
    Column("person", String, primary_key=True),
    Column("channel", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("event", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    sqlite_with_rowid=False,
)
Index("notices_due", notices.c.due)

sendings = Table(
    "sendings",
    metadata,
    Column("person", String, primary_key=True),
    Column("channel", String, primary_key=True),
    Column("since", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

absences = Table(
    "absences",
    metadata,
    Column("person", String, primary_key=True),
    Column("spans", LargeBinary, nullable=False),
)

# ------------------------------------------------------------ rights of people, and the operator's acts

tokens = Table(
    "tokens",
    metadata,
    Column("token", String, primary_key=True),  # a hash of the token
    Column("person", String, nullable=False),  # empty: whoever has it
    Column("kind", String, nullable=False),
    Column("value", String, nullable=False),  # what is done when it is used, besides what its kind says
    Column("until", BigInteger, nullable=False),
)
Index("tokens_person", tokens.c.person)

orders = Table(
    "orders",
    metadata,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("person", String, nullable=False),
    Column("table_id", String, nullable=False),
    Column("at", BigInteger, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String, nullable=False),  # login of an operator, or empty: the command line
    Column("act", String, nullable=False),
    Column("subject", String, nullable=False),
    Column("detail", String, nullable=False),
)
Index("audit_at", audit.c.at)

reports = Table(
    "reports",
    metadata,
    Column("id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String, nullable=False),
    Column("table_id", String, nullable=False),
    Column("person", String, nullable=False),  # empty: the table is meant
    Column("quote", String, nullable=False),  # the line of the chat that is meant
    Column("said", String, nullable=False),
    Column("closed", BigInteger, nullable=False),  # when; 0: it is open
)
Index("reports_closed", reports.c.closed, reports.c.at)

chores = Table(
    "chores",
    metadata,
    Column("name", String, primary_key=True),
    Column("owner", String, nullable=False),  # whoever does it now
    Column("until", BigInteger, nullable=False),  # end of that, by the clock of the database
    Column("done", BigInteger, nullable=False),  # when it was done last, by that clock
)
