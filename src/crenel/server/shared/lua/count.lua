-- KEYS: counts. ARGV: most, milliseconds of the window, 1 to count and 0 only to look.
-- Returns the milliseconds to wait, or 0.
local wait = 0
for _, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') >= tonumber(ARGV[1]) then
    wait = math.max(wait, redis.call('PTTL', key))
  end
end
if wait > 0 or ARGV[3] == '0' then
  return wait
end
for _, key in ipairs(KEYS) do
  if redis.call('INCR', key) == 1 then
    redis.call('PEXPIRE', key, ARGV[2])
  end
end
return 0
