-- ARGV: worker, id, 1 if it has a result and 0 if it has failed, result, times a task is tried.
-- Returns 0 if the task is another's by now, or nobody's.
local job = redis.call('HMGET', job_key(ARGV[2]), 'worker', 'began', 'address', 'person')
if job[1] ~= ARGV[1] then
  return 0
end
for place, kind in ipairs({'address', 'person'}) do
  local owner = job[2 + place]
  local total = used(kind, owner) + (now - job[2]) / 1000
  redis.call('ZADD', names .. 'used:' .. kind, string.format('%.3f', total), owner)
  redis.call('EXPIRE', names .. 'used:' .. kind, 86400)
end
if ARGV[3] == '1' then
  redis.call('ZREM', names .. 'running', ARGV[2])
  reply(ARGV[2], 'done', ARGV[4])
else
  try_again(ARGV[2], ARGV[5])
end
return 1
