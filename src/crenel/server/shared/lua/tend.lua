-- ARGV: milliseconds for which tasks are kept untended, then id and urgency of each. Returns how many workers there
-- are, then for each task 1 if it waits, 2 if a worker has it, 0 if it is not there.
local found = {redis.call('ZCOUNT', names .. 'workers', now, '+inf')}
for place = 2, #ARGV, 2 do
  local id = ARGV[place]
  if redis.call('PEXPIRE', job_key(id), ARGV[1]) == 0 then
    found[#found + 1] = 0
  else
    redis.call('HSET', job_key(id), 'urgency', ARGV[place + 1])
    found[#found + 1] = redis.call('ZSCORE', names .. 'waiting', id) and 1 or 2
  end
end
return found
