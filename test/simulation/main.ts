import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startServer as startPostgres } from '../postgres/server.ts';
import { findServer, startServer as startRedis } from '../redis/server.ts';
import { type Ground, inMemory, onPglite, onPostgres, onRedis } from './grounds.ts';
import { historyOf } from './moves.ts';
import { FLOW_NAMES, type FlowName } from './scripts.ts';
import { outcomeOf, toldShortly } from './tell.ts';

/**
 * `npm run simulate -- --conversations 1000000`: goes on where it stopped, until so many conversations were simulated.
 * `--flow salon` keeps to one flow, `--store memory|pglite|postgres|redis` says where, `--seed 7` plays one seed and no more.
 */
const { values } = parseArgs({
  options: {
    conversations: { type: 'string', default: '1000' },
    flow: { type: 'string' },
    store: { type: 'string', default: 'memory' },
    seed: { type: 'string' },
    file: { type: 'string', default: '.simulation.json' },
  },
});

interface Totals {
  next: number;
  conversations: number;
  turns: number;
  bookings: number;
  faults: number;
  seconds: number;
  /** What the processor was busy with it: on a machine with other work, that says more. */
  cpuSeconds: number;
  broken: string[];
}

const NOTHING: Totals = {
  next: 1,
  conversations: 0,
  turns: 0,
  bookings: 0,
  faults: 0,
  seconds: 0,
  cpuSeconds: 0,
  broken: [],
};
const flows = FLOW_NAMES.filter((name) => values.flow === undefined || name === values.flow);
if (flows.length === 0) throw new Error(`--flow is one of ${FLOW_NAMES.join(', ')}`);

async function openGround(): Promise<Ground> {
  switch (values.store) {
    case 'memory':
      return inMemory;
    case 'pglite':
      return onPglite();
    case 'postgres': {
      const server = await startPostgres({ durable: false });
      const ground = await onPostgres(server.url);
      return { ...ground, close: () => ground.close().then(() => server.stop()) };
    }
    case 'redis': {
      const program = await findServer();
      if (program === null) throw new Error('there is no redis-server on this machine');
      const server = await startRedis(program, { durable: false });
      const ground = onRedis(server.url);
      return { ...ground, close: () => ground.close().then(() => server.stop()) };
    }
    default:
      throw new Error('--store is one of memory, pglite, postgres, redis');
  }
}

/** Plays a seed; what breaks is told as shortly as it can be. */
async function played(ground: Ground, seed: number, flow: FlowName) {
  const history = historyOf(seed, flow);
  const outcome = await outcomeOf(ground.empty, history);
  if (outcome.broken.length > 0) console.log(await toldShortly(ground.empty, history));
  return outcome;
}

/** The totals of each store and choice of flows, so that a run can be stopped at any time. */
class Ledger {
  readonly #all: { [of: string]: Totals };
  readonly #of = `${values.store} ${values.flow ?? 'all flows'}`;
  readonly totals: Totals;

  constructor() {
    this.#all = existsSync(values.file) ? JSON.parse(readFileSync(values.file, 'utf8')) : {};
    this.totals = this.#all[this.#of] ?? { ...NOTHING, broken: [] };
  }

  write(): void {
    writeFileSync(values.file, `${JSON.stringify({ ...this.#all, [this.#of]: this.totals }, null, 2)}\n`);
  }
}

async function goOn(ground: Ground): Promise<number> {
  const ledger = new Ledger();
  const { totals } = ledger;
  let shown = performance.now();
  while (totals.conversations < Number(values.conversations)) {
    const began = performance.now();
    const busy = process.cpuUsage();
    for (const flow of flows) {
      const outcome = await played(ground, totals.next, flow);
      for (const what of ['conversations', 'turns', 'bookings', 'faults'] as const) totals[what] += outcome[what];
      if (outcome.broken.length > 0) totals.broken.push(`${flow} ${totals.next}`);
    }
    totals.next += 1;
    totals.seconds += (performance.now() - began) / 1_000;
    const { user, system } = process.cpuUsage(busy);
    totals.cpuSeconds += (user + system) / 1_000_000;
    ledger.write();
    if (performance.now() - shown < 10_000) continue;
    shown = performance.now();
    console.log(summary(totals));
  }
  console.log(summary(totals));
  return totals.broken.length;
}

function summary(totals: Totals): string {
  const { next, conversations, turns, bookings, faults, seconds, cpuSeconds, broken } = totals;
  const rate = `${(conversations / seconds).toFixed(1)} conversations a second, ${(conversations / cpuSeconds).toFixed(1)} of the processor's`;
  const made = `${conversations} conversations, ${turns} turns, ${bookings} bookings, ${faults} faults`;
  return `up to seed ${next - 1}: ${made}; ${rate}; ${broken.length} broken ${broken.join(', ')}`;
}

async function one(ground: Ground, seed: number): Promise<number> {
  let failures = 0;
  for (const flow of flows) {
    const { broken, conversations, turns, bookings, faults } = await played(ground, seed, flow);
    failures += broken.length;
    console.log(
      `${flow} ${seed}: ${conversations} conversations, ${turns} turns, ${bookings} bookings, ${faults} faults; ${broken.length} broken`,
    );
  }
  return failures;
}

const ground = await openGround();
try {
  const failures = values.seed === undefined ? await goOn(ground) : await one(ground, Number(values.seed));
  process.exitCode = failures > 0 ? 1 : 0;
} finally {
  await ground.close();
}
