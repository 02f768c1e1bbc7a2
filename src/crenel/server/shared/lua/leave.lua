-- KEYS: tables that a server has told of. ARGV: the server. What another has told meanwhile stays.
for _, key in ipairs(KEYS) do
  local said = redis.call('GET', key)
  if said and string.sub(said, 1, #ARGV[1]) == ARGV[1] then
    redis.call('DEL', key)
  end
end
return 1
