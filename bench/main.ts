import { calendars } from './calendars.ts';
import { http } from './http.ts';
import { million } from './million.ts';
import { memory, parts } from './parts.ts';
import { peers } from './peers.ts';
import { processes } from './processes.ts';
import { reading } from './reading.ts';
import { redis } from './redis.ts';
import { rounds } from './rounds.ts';
import { salon } from './salon.ts';
import { turns } from './turns.ts';

/**
 * One of them by its name, or all but those that only a name asks for. `reading` and `salon` need no database and take a few seconds.
 * `DATABASE_URL` names another server than one of our own; `BENCH_SECONDS` is the length of a round.
 */
const BENCHES = { reading, turns, parts, memory, http, processes, redis, rounds, salon, calendars };
/** One installs what nothing else needs; the other takes long, and gigabytes of disk. */
const ON_REQUEST = { peers, million };

const only = process.argv[2];
if (only === undefined) for (const bench of Object.values(BENCHES)) await bench();
else {
  const bench = new Map(Object.entries({ ...BENCHES, ...ON_REQUEST })).get(only);
  if (bench === undefined) throw new Error(`there is no measurement called ${only}`);
  await bench();
}
