-- ARGV: id of a task that nobody wants any more.
redis.call('ZREM', names .. 'waiting', ARGV[1])
redis.call('ZREM', names .. 'running', ARGV[1])
return redis.call('DEL', job_key(ARGV[1]))
