-- ARGV: id, kind, data, list for the reply, address, person, urgency, milliseconds a worker may spend, how many may
-- wait, milliseconds for which the task is kept untended. Returns 1, 0 if too many wait, -1 if there is no worker.
if redis.call('ZCOUNT', names .. 'workers', now, '+inf') == 0 then
  return -1
end
if redis.call('ZCARD', names .. 'waiting') >= tonumber(ARGV[9]) then
  return 0
end
local number = redis.call('INCR', names .. 'number')
redis.call('HSET', job_key(ARGV[1]), 'kind', ARGV[2], 'data', ARGV[3], 'reply', ARGV[4], 'address', ARGV[5],
  'person', ARGV[6], 'urgency', ARGV[7], 'limit', ARGV[8], 'number', number)
redis.call('PEXPIRE', job_key(ARGV[1]), ARGV[10])
wait_for_worker(ARGV[1], number)
return 1
