import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { house } from '../../src/app/house.ts';
import type { Serving } from '../../src/app/serve.ts';
import type { Store } from '../../src/ports/store.ts';
import { openStripeServer } from '../../src/providers/stripe/testing/server.ts';
import { PROVING } from '../prove.ts';
import { DOORS, type Door, isYes, type Knock, stripe, untilYes } from './doors.ts';
import { SETTINGS, STRIPE_KEY, STRIPE_SECRET } from './settings.ts';
import type { Moment, Wire } from './wire.ts';

export type Environment = { readonly [name: string]: string };

/** A store's server, on which each door gets a place of its own. */
export interface Ground {
  place(): Promise<Place>;
  /** Ends in order. */
  shutDown(): Promise<void>;
  /** Dies at once, with all that it had not written. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface Place {
  /** A new wire to the store, and what leads a process to it. */
  connect(): Promise<{ readonly wire: Wire; readonly environment: Environment }>;
  /** The store, to look at. */
  readonly store: Store;
  close(): Promise<void>;
}

/** What is on the wire, in the words of the store's protocol, when an event is stored, when its turn is, when money is. */
export interface Words {
  readonly receive: string;
  readonly commit: string;
  /** Null where the ledgers are elsewhere. */
  readonly settle: string | null;
}

const FAULTS = ['freezes for good', 'freezes, and reads on when it is too late', 'is shut down', 'is killed'] as const;
type Fault = (typeof FAULTS)[number];

const STEPS = [
  ['before the money is in the ledger', 'settle', 'before'],
  ['when the money is in the ledger, and nobody knows yet', 'settle', 'after'],
  ['before RECEIVE', 'receive', 'before'],
  ['when RECEIVE is done, and nobody knows yet', 'receive', 'after'],
  ['before COMMIT', 'commit', 'before'],
  ['when COMMIT is done, and nobody knows yet', 'commit', 'after'],
] as const;

/** Each fault once, each promise of a store once: what `npm test` tries, at every third door. */
const SEED: { readonly [step in (typeof STEPS)[number][0]]?: Fault } = {
  'when the money is in the ledger, and nobody knows yet': 'is killed',
  'before RECEIVE': 'freezes for good',
  'when RECEIVE is done, and nobody knows yet': 'is killed',
  'before COMMIT': 'freezes, and reads on when it is too late',
  'when COMMIT is done, and nobody knows yet': 'is shut down',
};

/** Senders have patience, but not for ever. */
const ANSWER_MILLIS_MAX = 30_000;

/**
 * What every door promises, whatever becomes of the store while somebody stands there: what was acknowledged is there after a
 * restart and is handled once; what was not is answered with an error that asks for it again, in bounded time, and is then
 * handled once too (X4).
 */
export function doorContract(
  name: string,
  words: Words,
  open: () => Promise<Ground>,
  among: readonly Fault[] = FAULTS,
): void {
  describe(`doors on ${name}`, () => {
    let ground: Ground;
    const rooms = new Map<Door, Room>();
    beforeAll(async () => {
      ground = await open();
      // One after the other: whoever starts keeps the others from hearing in time what their store says.
      for (const door of DOORS) rooms.set(door, await Room.behind(door, await ground.place()));
    });
    afterAll(async () => {
      for (const room of rooms.values()) await room.close();
      await ground?.stop();
    });

    const isTried = (step: (typeof STEPS)[number][0], fault: Fault) => PROVING || SEED[step] === fault;
    const steps = STEPS.filter(([step, at]) => words[at] !== null && among.some((fault) => isTried(step, fault)));
    describe.each(steps)('when it fails %s', (step, at, moment) => {
      const place = STEPS.findIndex(([one]) => one === step);
      const doors = DOORS.filter(({ settles }, index) =>
        at === 'settle' ? settles : PROVING || (index + place) % 3 === 0,
      );
      // A store that has acted has read all there is.
      const possible = among.filter((fault) => moment === 'before' || !fault.includes('reads on'));
      const faults = possible.filter((fault) => isTried(step, fault));
      describe.each(faults)('and %s', (fault) => {
        const visits = new Map<Door, Visit>();
        beforeAll(async () => {
          for (const [door, room] of rooms) if (doors.includes(door)) visits.set(door, await room.visit());
          const all = [...visits.values()];
          await Promise.all(all.map((visit) => visit.knockUntil(words[at] ?? '', moment)));
          if (fault === 'is shut down') await ground.shutDown();
          if (fault === 'is killed') await ground.kill();
          await Promise.all(all.map((visit) => visit.end(fault)));
          if (!fault.startsWith('freezes')) await ground.restart();
          for (const visit of all) await visit.room.start();
        });

        it.each(doors)('X4 $name: a yes means stored, anything else asks for it again', async ({ name: door }) => {
          const visit = [...visits.values()].find((one) => one.room.door.name === door);
          if (!visit) throw new Error(`nobody came to ${door}`);
          await visit.expectKept();
        });
      });
    });
  });
}

type StripeServer = Awaited<ReturnType<typeof openStripeServer>>;

let visitors = 100;

/** What is behind a door: one process after another, each at the end of a new wire to the same store. */
class Room {
  readonly door: Door;
  readonly #place: Place;
  readonly #dataDirectory: string;
  readonly #stripe: StripeServer;
  #running: { readonly wire: Wire; readonly serving: Serving } | null = null;

  private constructor(door: Door, place: Place, dataDirectory: string, provider: StripeServer) {
    this.door = door;
    this.#place = place;
    this.#dataDirectory = dataDirectory;
    this.#stripe = provider;
  }

  static async behind(door: Door, place: Place): Promise<Room> {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'holdfast-door-'));
    const room = new Room(door, place, dataDirectory, await openStripeServer(STRIPE_KEY));
    await room.start();
    return room;
  }

  async start(): Promise<void> {
    const { wire, environment: reached } = await this.#place.connect();
    const byStripe = {
      ...{ STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET: STRIPE_SECRET, STRIPE_API_URL: this.#stripe.url },
      HOLDFAST_PAYMENTS: 'stripe',
    };
    const environment = { ...SETTINGS, ...reached, ...(this.door === stripe ? byStripe : {}) };
    const announce = () => {};
    const place = { port: 0, host: '127.0.0.1', dataDirectory: this.#dataDirectory };
    this.#running = { wire, serving: await house.serve({ ...place, config: readConfig(environment), announce }) };
  }

  get running() {
    if (!this.#running) throw new Error('no process is running');
    return this.#running;
  }

  get address(): string {
    return this.running.serving.address;
  }

  async visit(): Promise<Visit> {
    visitors += 1;
    const { store } = this.#place;
    const prepared = { address: this.address, store, sessions: this.#stripe.sessions, number: visitors };
    return new Visit(this, await this.door.prepare(prepared));
  }

  /** For the store this is its death: nothing that the process still wants to do gets through. */
  async kill(): Promise<void> {
    if (this.#running === null) return;
    const { wire, serving } = this.#running;
    this.#running = null;
    wire.cut();
    await serving.stop();
    await wire.close();
  }

  async close(): Promise<void> {
    await this.kill();
    await this.#place.close();
    await this.#stripe.close();
    await rm(this.#dataDirectory, { recursive: true, force: true });
  }
}

/** Somebody hands something in, and waits for an answer. */
class Visit {
  readonly room: Room;
  readonly #knock: Knock;
  #answer: Promise<number> = Promise.resolve(0);
  #tookMillis = 0;

  constructor(room: Room, knock: Knock) {
    this.room = room;
    this.#knock = knock;
  }

  /** Resolves when what was brought has come so far, and no further. */
  async knockUntil(words: string, moment: Moment): Promise<void> {
    const caught = this.room.running.wire.freezeAt(words, moment).then(() => 'caught' as const);
    for (;;) {
      const began = performance.now();
      this.#answer = this.#send().finally(() => {
        this.#tookMillis = performance.now() - began;
      });
      const first = await Promise.race([caught, this.#answer]);
      if (first === 'caught') return;
      // A door that answers before the turn may be heard first; and a store that is slow is asked again.
      if (isYes(first)) return void (await caught);
      if (first < 500) throw new Error(`${this.room.door.name} answered ${first}`);
    }
  }

  /** The sender has an answer, and the process is gone. */
  async end(fault: Fault): Promise<void> {
    const { wire } = this.room.running;
    if (!fault.startsWith('freezes')) wire.thaw();
    await this.#answer;
    if (fault.includes('reads on')) wire.thaw();
    await this.room.kill();
  }

  async expectKept(): Promise<void> {
    const answer = await this.#answer;
    expect(this.#tookMillis).toBeLessThan(ANSWER_MILLIS_MAX);
    // Nothing that says that the sender is wrong: senders give up then.
    if (!isYes(answer)) expect(answer).toBeGreaterThanOrEqual(500);
    if (!isYes(answer)) await untilYes(() => this.#send());
    await vi.waitFor(async () => expect(await this.#knock.handled()).toBe(1), { timeout: 30_000, interval: 100 });
    await untilYes(() => this.#send());
    expect(await this.#knock.handled()).toBe(1);
  }

  #send(): Promise<number> {
    return this.#knock.send(this.room.address);
  }
}
