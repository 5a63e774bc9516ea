"""Several workers over real engines: PostgreSQL keeps the log, Valkey carries the news."""
