import { randomUUID } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { shares } from '../../src/core/draws.ts';
import { freshDatabase } from '../../src/storage/postgres/fresh.ts';
import {
  asPerson,
  eventsAt,
  findRadicale,
  icsEvent,
  type Radicale,
  startOf,
  startRadicale,
} from '../calendars/radicale.ts';
import { openTalk, operator, type Talk, until } from '../calendars/talk.ts';
import { dataDirectory, OPERATOR, type Running, startHoldfast } from '../holdfast.ts';
import { many } from '../prove.ts';

const program = await findRadicale();
const HALF_HOUR = 30 * 60_000;
const DAY = 86_400_000;

interface Booked {
  readonly talk: Talk;
  readonly uid: string;
  readonly start: number;
}

type Act = 'book' | 'move' | 'delete' | 'block';
const ACTS: readonly Act[] = ['book', 'move', 'delete', 'block'];

describe.skipIf(program === null)('the server, killed while a calendar at Radicale is kept in step', () => {
  it(
    'H1 H2 H5 ends in the same place whenever it dies: ledger, calendar and what the customer was told, once',
    async () => {
      const only = process.env['HOLDFAST_SEED'];
      const seeds = only === undefined ? Array.from({ length: many(1, 200) }, (_, at) => at + 1) : [Number(only)];
      const world = await World.open();
      const began = Date.now();
      for (const [place, seed] of seeds.entries()) {
        await world.disturb(seed).catch((error: unknown) => {
          throw new Error(`HOLDFAST_SEED=${seed}: ${String(error)}`, { cause: error });
        });
        if (seeds.length > 3)
          console.info(`${place + 1} kills, ${Math.round((Date.now() - began) / 1000)} s: ${world.said}`);
      }
      await world.holds();
    },
    many(300_000, 4 * 3_600_000),
  );
});

/** One Radicale, one database, and one server after the other. */
class World {
  readonly #radicale: Radicale;
  readonly #calendar: string;
  readonly #ledger: pg.Client;
  readonly #start: () => Promise<Running>;
  #server: Running;
  #standing: Booked[] = [];
  /** How long it takes from each act to where everything is in step, undisturbed: kills fall within it. */
  readonly #millis = new Map<Act, number>();
  #evenings = 0;
  said = '';

  private constructor(
    radicale: Radicale,
    calendar: string,
    ledger: pg.Client,
    server: Running,
    start: () => Promise<Running>,
  ) {
    this.#radicale = radicale;
    this.#calendar = calendar;
    this.#ledger = ledger;
    this.#server = server;
    this.#start = start;
  }

  static async open(): Promise<World> {
    const database = await freshDatabase(inject('postgresUrl'));
    onTestFinished(() => database.drop());
    const radicale = await startRadicale(program ?? '');
    onTestFinished(() => radicale.stop());
    const calendar = await radicale.calendar('practice');
    const directory = await dataDirectory();
    const businesses = join(directory, 'businesses');
    await mkdir(businesses);
    await copyFile('demo/northside.yaml', join(businesses, 'northside.yaml'));
    const settings = {
      ...{ DATABASE_URL: database.url, HOLDFAST_BUSINESSES: businesses, HOLDFAST_SECRET: 'a secret for the tests' },
      ...{ HOLDFAST_CALENDARS_EVERY: '1', HOLDFAST_WEATHER: 'off', HOLDFAST_RATE_LIMIT: 'off' },
    };
    const start = () => startHoldfast(directory, settings);
    const server = await start();
    const ledger = new pg.Client({ connectionString: database.url });
    ledger.on('error', () => {});
    await ledger.connect();
    onTestFinished(() => ledger.end());
    const world = new World(radicale, calendar, ledger, server, start);
    await world.#tie();
    for (const act of ACTS) await world.#undisturbed(act);
    return world;
  }

  /** The same without a death: what everything else is held against, and how long it takes. */
  async #undisturbed(act: Act): Promise<void> {
    const subject = await this.#subject(act, () => 0);
    const began = Date.now();
    await this.#settled(act, subject, await this.#act(act, subject));
    this.#millis.set(act, Date.now() - began);
    await this.holds();
  }

  #subject(act: Act, draw: () => number): Promise<Booked> {
    return act === 'book' || act === 'block' ? this.#pending() : this.#some(draw);
  }

  /** Something happens, the server dies within it, another is started: everything ends as if nothing had. */
  async disturb(seed: number): Promise<void> {
    const draw = shares(seed);
    const act = ACTS[seed % ACTS.length] ?? 'book';
    const subject = await this.#subject(act, draw);
    const after = draw() * (this.#millis.get(act) ?? 0);
    const began = Date.now();
    const doing = this.#act(act, subject).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, after));
    await this.#kill();
    const first = await doing;
    this.#server = await this.#start();
    await this.#settled(act, subject, first);
    await this.holds();
    this.said = `seed ${seed}, ${act}, killed after ${Math.round(after)} ms, whole after ${Date.now() - began} ms`;
  }

  /** What is booked and what stands in the calendar are the same, each once, and nothing waits. */
  async holds(): Promise<void> {
    const { rows } = await this.#ledger.query<{ uid: string; start: Date }>(
      "select bot.uid_of(id, details) as uid, lower(during) as start from bot.bookings where status = 'confirmed' order by 1",
    );
    const booked = rows.map(({ uid, start }) => `${uid} ${start.toISOString()}`);
    const events = [...(await eventsAt(this.#calendar)).values()].filter((text) => text.includes('@holdfast'));
    const shown = events.map(
      (text) => `${/UID:(\S+)@holdfast/.exec(text)?.[1]} ${new Date(startOf(text)).toISOString()}`,
    );
    expect(shown.sort()).toEqual(booked);
    expect(booked).toEqual(this.#standing.map(({ uid, start }) => `${uid} ${new Date(start).toISOString()}`).sort());
    const alerts = await operator(this, 'GET', '/v1/northside/calendars');
    expect(alerts.json['alerts'] ?? []).toEqual([]);
  }

  address = (): string => this.#server.address;
  token = OPERATOR;

  async #tie(): Promise<void> {
    const { address, user, password } = this.#radicale;
    const account = { provider: 'caldav', address, user, password };
    const tied = await operator(this, 'POST', '/v1/northside/calendars', { resource: 'northside-main', account });
    expect(tied.status).toBe(201);
  }

  /** Somebody who has only to say yes. */
  async #pending(): Promise<Booked> {
    const talk = await openTalk(this, 'northside');
    await talk.say('any time');
    await talk.say('the first one');
    const { pending_booking } = await talk.context<{ pending_booking: { slot: string } }>();
    return { talk, uid: '', start: Date.parse(pending_booking.slot) };
  }

  async #some(draw: () => number): Promise<Booked> {
    if (this.#standing.length === 0) {
      const subject = await this.#pending();
      const first = await this.#act('book', subject);
      await this.#settled('book', subject, first);
    }
    const found = this.#standing[Math.floor(draw() * this.#standing.length)];
    if (found === undefined) throw new Error('nothing stands');
    return found;
  }

  #messageId = '';

  async #act(act: Act, { talk, uid, start }: Booked): Promise<number | null> {
    const place = `${this.#calendar}${uid}.ics`;
    switch (act) {
      case 'book':
        this.#messageId = randomUUID();
        await talk.say('yes', this.#messageId);
        return null;
      case 'delete':
        await asPerson('DELETE', place);
        return null;
      case 'move': {
        this.#evenings += 1;
        // In the evening nobody is offered anything, so that every evening is free.
        const day = new Date(Date.now() + (1 + (this.#evenings % 30)) * DAY).toISOString().slice(0, 10);
        const to = Date.parse(`${day}T19:00:00Z`) + Math.floor(this.#evenings / 30) * HALF_HOUR;
        await asPerson('PUT', place, this.#event(`${uid}@holdfast`, to));
        return to;
      }
      case 'block':
        await asPerson('PUT', `${this.#calendar}${randomUUID()}.ics`, this.#event(randomUUID(), start));
        return null;
    }
  }

  #event(uid: string, start: number): string {
    return icsEvent(uid, new Date(start).toISOString(), new Date(start + HALF_HOUR).toISOString());
  }

  async #kill(): Promise<void> {
    const { process: child } = this.#server;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  /** Waits for what must come of it, and that it is told once. */
  async #settled(act: Act, subject: Booked, to: number | null): Promise<void> {
    const { talk, uid, start } = subject;
    switch (act) {
      case 'book': {
        // Whoever has no answer sends the same message again, as the page does.
        await talk.say('yes', this.#messageId);
        const made = await until('it is booked', async () => {
          const { booked_booking } = await talk.context<{ booked_booking?: { booking_id: string; slot: string } }>();
          return booked_booking ?? null;
        });
        this.#standing.push({ talk, uid: made.booking_id, start: Date.parse(made.slot) });
        expect(Date.parse(made.slot)).toBe(start);
        await this.#told(talk, /you’re booked/i);
        return this.#rest();
      }
      case 'move':
        this.#standing = this.#standing.map((one) => (one.uid === uid ? { ...one, start: to ?? start } : one));
        await this.#told(talk, to === null ? /$^/ : new RegExp(`had to move your booking.*${timeOf(to)}`));
        return this.#rest();
      case 'delete':
        this.#standing = this.#standing.filter((one) => one.uid !== uid);
        await this.#told(talk, /had to cancel your booking/);
        return this.#rest();
      case 'block': {
        await this.#rest();
        await talk.say('yes');
        const { booked_booking } = await talk.context<{ booked_booking?: object }>();
        expect(booked_booking ?? null).toBeNull();
        expect((await talk.heard()).some((text) => /you’re booked/i.test(text))).toBe(false);
      }
    }
  }

  async #told(talk: Talk, words: RegExp): Promise<void> {
    await until(`they are told (${words})`, async () => (await talk.heard()).some((text) => words.test(text)));
    expect((await talk.heard()).filter((text) => words.test(text))).toHaveLength(1);
  }

  /** Nothing waits, and the calendar was read since. */
  async #rest(): Promise<void> {
    const from = new Date().toISOString();
    await until('it is in step', async () => {
      const { rows } = await this.#ledger.query(
        `select from bot.ties t where t.in_step_at > $1 and t.trouble is null
          and not exists (select from bot.twins w where w.told > w.done)`,
        [from],
      );
      return rows.length === 1;
    });
  }
}

/** As the customer reads it, in London. */
function timeOf(instant: number): string {
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' }).format(instant);
}
