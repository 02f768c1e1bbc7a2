-- ARGV: worker, milliseconds for which it is alive unless it says more, then the ids of its tasks.
redis.call('ZREMRANGEBYSCORE', names .. 'workers', '-inf', now)
redis.call('ZADD', names .. 'workers', now + ARGV[2], ARGV[1])
for place = 3, #ARGV do
  if redis.call('HGET', job_key(ARGV[place]), 'worker') == ARGV[1] then
    redis.call('ZADD', names .. 'running', 'XX', now + ARGV[2], ARGV[place])
  end
end
return 1
