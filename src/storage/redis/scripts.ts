import { script } from './database.ts';

/**
 * The programs that Redis runs, each one indivisible step over the keys of one conversation. None reads JSON: what a
 * program must compare is kept in a field of its own, and documents go in and out as the text they are.
 *
 * `talk` is a hash: business, channel, address, generation, header, flow, state, version, handled and last (sequence
 * numbers), closes and wake (milliseconds), superseded, life and context_life (milliseconds), claim_through,
 * claim_fixed, claim_rest, postponed, at (when something last happened), erased (when). `fsm` is the context (B7). `seen` holds the number of each event id, `inbox` unhandled
 * events and `turns` records by number, `replies` what was said in order, `places` where in it each reply stands,
 * `outbox` the replies that wait to be pushed, `tries` and `parked` what became of them.
 */
const NAMES = `
local talk, fsm, seen, inbox, turns, replies, places, outbox, tries, parked = unpack(KEYS)
`;

/** All that belongs to a conversation but its context lives equally long, so that no part outlives another. */
const LIVE_ON = `
local function live_on(life)
  for _, key in ipairs({talk, seen, inbox, turns, replies, places, outbox, tries, parked}) do
    redis.call('PEXPIRE', key, life)
  end
end
`;

/**
 * RECEIVE. A conversation that is closed for an arrival at its address is marked as superseded in the same step, and
 * from then on takes nothing that comes by the address: so whoever finds it so may open the next one, in another slot,
 * and all who try open the same one. What was received before is known before anything else is asked (X4).
 */
export const RECEIVE = script(`${NAMES}${LIVE_ON}
local event_id, event, received, queue_max, keep, by_address = unpack(ARGV, 1, 6)
if redis.call('EXISTS', talk) == 0 then
  if by_address == '0' then return {'unknown_conversation'} end
  redis.call('HSET', talk, 'version', 0, 'handled', 0, 'last', 0, 'life', keep, unpack(ARGV, 7))
  redis.call('PEXPIRE', talk, keep)
end
if by_address == '0' and redis.call('HEXISTS', talk, 'erased') == 1 then return {'unknown_conversation'} end
local seq = redis.call('HGET', seen, event_id)
local outcome = 'duplicate'
if not seq then
  if by_address == '1' then
    local closes = redis.call('HGET', talk, 'closes')
    if closes and tonumber(closes) <= tonumber(received) then redis.call('HSET', talk, 'superseded', 1) end
    if redis.call('HEXISTS', talk, 'superseded') == 1 then return {'closed'} end
  end
  if redis.call('ZCARD', inbox) >= tonumber(queue_max) then return {'queue_full'} end
  outcome = 'stored'
  seq = redis.call('HINCRBY', talk, 'last', 1)
  redis.call('HSET', seen, event_id, seq)
  redis.call('ZADD', inbox, seq, event)
  redis.call('HSET', talk, 'at', received)
  local life, context_life, claimed = unpack(redis.call('HMGET', talk, 'life', 'context_life', 'claim_through'))
  live_on(life)
  -- Each message renews the context (B6); under a claim it lives as long as the conversation already.
  if context_life and not claimed then redis.call('PEXPIRE', fsm, context_life) end
end
local waiting = redis.call('ZRANGE', inbox, 0, -1, 'WITHSCORES')
return {outcome, tonumber(seq), redis.call('HGETALL', talk), redis.call('GET', fsm), waiting}
`);

/**
 * CLAIM. Answers with what stands afterwards; an extension keeps what was fixed. Whoever resumes a claim must find the
 * context it was made on, so until the commit the context lives as long as the conversation.
 */
export const CLAIM = script(`${NAMES}
local version, extends, through, fixed, rest = unpack(ARGV)
if redis.call('HGET', talk, 'version') ~= version then return false end
local standing = redis.call('HMGET', talk, 'claim_through', 'claim_fixed', 'claim_rest')
if standing[1] and not (extends == '1' and standing[1] == through) then return {standing[2], standing[3]} end
fixed = standing[2] or fixed
redis.call('HSET', talk, 'claim_through', through, 'claim_fixed', fixed, 'claim_rest', rest)
redis.call('PEXPIRE', fsm, redis.call('HGET', talk, 'life'))
return {fixed, rest}
`);

/** COMMIT. Everything or nothing: nothing is written before both conditions hold. */
export const COMMIT = script(`${NAMES}${LIVE_ON}
local version, claimed, header, context, flow, state, seq, turn = unpack(ARGV, 1, 8)
local context_life, life, closes, wake, now, push = unpack(ARGV, 9, 14)
local stands = redis.call('HMGET', talk, 'version', 'claim_through')
if stands[1] ~= version or (stands[2] and claimed == '0') then return 0 end
redis.call('HINCRBY', talk, 'version', 1)
redis.call('HDEL', talk, 'claim_through', 'claim_fixed', 'claim_rest', 'closes', 'wake', 'postponed')
redis.call('HSET', talk, 'header', header, 'flow', flow, 'state', state, 'handled', seq, 'at', now)
redis.call('HSET', talk, 'life', life, 'context_life', context_life)
if closes ~= '' then redis.call('HSET', talk, 'closes', closes) end
if wake ~= '' then redis.call('HSET', talk, 'wake', wake) end
redis.call('SET', fsm, context, 'PX', context_life)
redis.call('ZREMRANGEBYSCORE', inbox, '-inf', seq)
redis.call('ZADD', turns, seq, turn)
for index = 15, #ARGV, 2 do
  local reply = ARGV[index]
  local place = redis.call('RPUSH', replies, ARGV[index + 1])
  redis.call('HSET', places, reply, place)
  if push == '1' then
    redis.call('ZADD', outbox, place, reply)
    redis.call('HSET', tries, reply .. ':due', now)
  end
end
live_on(life)
return 1
`);

/** The conversation as it stands, header and context of one instant. */
export const LOAD = script(
  `${NAMES}
return {redis.call('HGETALL', talk), redis.call('GET', fsm)}
`,
  true,
);

/** What could not be done for a conversation that is still there. */
export const POSTPONE = script(`${NAMES}
if redis.call('EXISTS', talk) == 1 then redis.call('HSET', talk, 'postponed', ARGV[1]) end
return 1
`);

/** Leases the first reply that waits, if it is due. Answers with when it is worth asking again, then the reply. */
export const TAKE = script(`${NAMES}
local now, lease_until = unpack(ARGV, 1, 2)
local reply, place = unpack(redis.call('ZRANGE', outbox, 0, 0, 'WITHSCORES'))
if not reply then return {} end
local due = redis.call('HGET', tries, reply .. ':due')
if tonumber(due) > tonumber(now) then return {due} end
local where = redis.call('HMGET', talk, 'business', 'channel', 'address', 'header')
for index = 3, #ARGV do
  if where[1] .. '/' .. where[2] == ARGV[index] then return {due} end
end
local attempts = redis.call('HINCRBY', tries, reply .. ':count', 1) - 1
redis.call('HSET', tries, reply .. ':due', lease_until)
local body = redis.call('LINDEX', replies, place - 1)
return {lease_until, body, attempts, where[1], where[2], where[3], where[4]}
`);

/** Notes how a delivery went; answers with when the next reply that waits is due. */
export const SETTLE = script(`${NAMES}
local reply, kind, at, reason = unpack(ARGV)
if redis.call('ZSCORE', outbox, reply) then
  if kind == 'again' then
    redis.call('HSET', tries, reply .. ':due', at, reply .. ':reason', reason)
  else
    redis.call('ZREM', outbox, reply)
    redis.call('HDEL', tries, reply .. ':due', reply .. ':count', reply .. ':reason')
    if kind == 'parked' then
      redis.call('HSET', parked, reply, reason)
      redis.call('PEXPIRE', parked, redis.call('PTTL', talk))
    end
  end
end
local first = redis.call('ZRANGE', outbox, 0, 0)[1]
return first and redis.call('HGET', tries, first .. ':due')
`);

/** ERASE. All that is left is that there was a conversation, for as long as one is remembered. */
export const ERASE = script(`${NAMES}
local version, at, header, at_text = unpack(ARGV)
local stands = redis.call('HMGET', talk, 'version', 'claim_through', 'erased')
if stands[1] ~= version or stands[2] or stands[3] then return 0 end
redis.call('DEL', fsm, seen, inbox, turns, replies, places, outbox, tries, parked)
redis.call('HDEL', talk, 'wake', 'postponed', 'state', 'at')
redis.call('HINCRBY', talk, 'version', 1)
redis.call('HSET', talk, 'address', '', 'header', header, 'closes', at, 'superseded', 1, 'erased', at_text)
return 1
`);

/** A parked reply waits again; answers with 0 where it is not parked. */
export const RESEND = script(`${NAMES}
local reply, business, now = unpack(ARGV)
if redis.call('HGET', talk, 'business') ~= business then return 0 end
if redis.call('HDEL', parked, reply) == 0 then return 0 end
redis.call('ZADD', outbox, redis.call('HGET', places, reply), reply)
redis.call('HSET', tries, reply .. ':due', now)
local life = redis.call('PTTL', talk)
redis.call('PEXPIRE', outbox, life)
redis.call('PEXPIRE', tries, life)
return 1
`);
