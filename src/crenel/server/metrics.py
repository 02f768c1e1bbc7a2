"""Prometheus metrics, served if `Settings.metrics` is on."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
MOVES = Counter("crenel_moves", "Moves committed", registry=REGISTRY)
COMMIT = Histogram("crenel_commit_seconds", "From the rules' yes to the disk", registry=REGISTRY)
LIVE = Gauge("crenel_tables_live", "Tables in memory", registry=REGISTRY)
REDIS = Gauge("crenel_redis_up", "Whether Redis is there, where one is set", registry=REGISTRY)
REDIS_LOST = Counter("crenel_redis_lost", "Times that Redis went", registry=REGISTRY)
TASKS_ELSEWHERE = Counter("crenel_bot_tasks_elsewhere", "Tasks of bots that workers elsewhere did", registry=REGISTRY)
REQUESTS = Counter("crenel_requests", "Answers over HTTP", ["status"], registry=REGISTRY)
CONNECTIONS = Gauge("crenel_connections", "Open sockets", registry=REGISTRY)
