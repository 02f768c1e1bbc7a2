-- ARGV: worker, milliseconds for which it has the task unless it says more, times a task is tried, every which task is
-- that which waits longest, owners whose time is kept. Returns id, kind, data and milliseconds, or nothing.
-- The order is that of `BotQueue`: urgency, then who has had least by address, then by person, then age.
for _, id in ipairs(redis.call('ZRANGEBYSCORE', names .. 'running', '-inf', now)) do
  try_again(id, ARGV[3])
end
local times = {address = {}, person = {}}
local function time_of(kind, owner)
  if not times[kind][owner] then
    times[kind][owner] = used(kind, owner)
  end
  return times[kind][owner]
end
local oldest, best, least
for _, id in ipairs(redis.call('ZRANGE', names .. 'waiting', 0, -1)) do
  local job = redis.call('HMGET', job_key(id), 'urgency', 'address', 'person', 'number')
  if not job[1] then -- nobody has tended it
    redis.call('ZREM', names .. 'waiting', id)
  else
    local order = {tonumber(job[1]), time_of('address', job[2]), time_of('person', job[3]), tonumber(job[4])}
    oldest = oldest or id
    local less = least == nil
    for place = 1, 4 do
      if least and order[place] ~= least[place] then
        less = order[place] < least[place]
        break
      end
    end
    if less then
      best, least = id, order
    end
  end
end
if not best then
  return false
end
if redis.call('INCR', names .. 'picks') % tonumber(ARGV[4]) == 0 then
  best = oldest
end
redis.call('ZREM', names .. 'waiting', best)
redis.call('LPOP', names .. 'bell')
redis.call('ZADD', names .. 'running', now + ARGV[2], best)
redis.call('HSET', job_key(best), 'worker', ARGV[1], 'began', now)
for _, kind in ipairs({'address', 'person'}) do -- who comes newly begins where the others are
  local floor = time_of(kind, redis.call('HGET', job_key(best), kind))
  redis.call('SET', names .. 'floor:' .. kind, string.format('%.3f', floor), 'EX', 86400)
  if redis.call('ZCARD', names .. 'used:' .. kind) > tonumber(ARGV[5]) then
    redis.call('ZREMRANGEBYSCORE', names .. 'used:' .. kind, '-inf', floor)
  end
end
local job = redis.call('HMGET', job_key(best), 'kind', 'data', 'limit')
return {best, job[1], job[2], job[3]}
