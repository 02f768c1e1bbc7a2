-- Shared by the scripts of the bots' work. KEYS[1] is the beginning of the names of all keys.
--   job:ID          a task and who asked for it; it expires unless its asker tends it
--   waiting         tasks that no worker has, by their number in order of arrival
--   running         tasks that a worker has, by the time until which it has them
--   workers         workers, by the time until which they count as alive
--   used:address    seconds of thinking that each address has had; used:person likewise
--   bell            an element for each task that waits, so that idle workers can wait for it
local names = KEYS[1]
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)

local function job_key(id)
  return names .. 'job:' .. id
end

local function used(kind, owner)
  local floor = tonumber(redis.call('GET', names .. 'floor:' .. kind) or '0')
  return math.max(tonumber(redis.call('ZSCORE', names .. 'used:' .. kind, owner) or '0'), floor)
end

local function wait_for_worker(id, number)
  redis.call('ZADD', names .. 'waiting', number, id)
  redis.call('LPUSH', names .. 'bell', 1)
  redis.call('LTRIM', names .. 'bell', 0, 999)
end

local function reply(id, word, result)
  local where = redis.call('HGET', job_key(id), 'reply')
  redis.call('RPUSH', where, id .. ' ' .. word .. ' ' .. result)
  redis.call('EXPIRE', where, 60)
  redis.call('DEL', job_key(id))
end

-- Let a task be tried again whose worker has died or failed, but not for ever.
local function try_again(id, most)
  redis.call('ZREM', names .. 'running', id)
  if redis.call('EXISTS', job_key(id)) == 0 then
    return
  end
  redis.call('HDEL', job_key(id), 'worker')
  if redis.call('HINCRBY', job_key(id), 'tries', 1) >= tonumber(most) then
    reply(id, 'lost', '')
  else
    wait_for_worker(id, redis.call('HGET', job_key(id), 'number'))
  end
end
