"""Prometheus metrics, served if `Settings.metrics` is on."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
MOVES = Counter("crenel_moves", "Moves committed", registry=REGISTRY)
COMMIT = Histogram("crenel_commit_seconds", "From the rules' yes to the disk", registry=REGISTRY)
LIVE = Gauge("crenel_tables_live", "Tables in memory", registry=REGISTRY)
CONNECTIONS = Gauge("crenel_connections", "Open sockets", registry=REGISTRY)
