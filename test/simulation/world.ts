import type { ModelReader } from '../../src/core/model-reader.ts';
import type { Handled, Incoming } from '../../src/engine/engine.ts';
import type { Payment } from '../../src/ports/payments.ts';
import type { Store } from '../../src/ports/store.ts';
import { VirtualClock } from '../../src/providers/clock/virtual.ts';
import { Customer } from './customer.ts';
import { ALL_WELL } from './fates.ts';
import { fickle } from './fickle.ts';
import { type Caller, Gate } from './gate.ts';
import type { History } from './moves.ts';
import { Phones } from './phone.ts';
import { businessNamed, type Process, startProcess } from './process.ts';
import { Random } from './random.ts';
import { FLOWS, talksOf } from './scripts.ts';
import { type Deed, deedOn } from './staff.ts';
import { type Witness, witnessed } from './witness.ts';

const WEEK_MILLIS = 7 * 86_400_000;

/** Something that is sent again until somebody says that they have it: a message, or a webhook of a payment. */
interface Sending {
  readonly told: string;
  readonly deliver: (process: Process) => Promise<boolean>;
  acknowledged: boolean;
}

const BURST_MILLIS = 1_500;
const ANSWER_MILLIS = 8_000;

/** Two processes on one store, the people who write to them, and what became of what they wrote. */
export class World {
  readonly store: Store;
  readonly clock: VirtualClock;
  readonly phones = new Phones();
  readonly customers: readonly Customer[];
  readonly gate: Gate;
  readonly witness: Witness;
  /** What whoever takes the money has taken. */
  readonly captured = new Set<string>();
  /** The ids of events that somebody was told are kept, by conversation. */
  readonly kept = new Map<string, Set<string>>();
  readonly #history: History;
  readonly #watched: Store;
  readonly #model: ModelReader | null;
  readonly #tell: (line: string) => void;
  readonly #sendings: Sending[] = [];
  #processes: Process[] = [];
  #started = 0;
  #sent = 0;
  #starting: Promise<unknown>[] = [];

  private constructor(store: Store, history: History, tell: (line: string) => void) {
    this.store = store;
    this.#history = history;
    this.#tell = tell;
    this.clock = new VirtualClock(talksOf(history.flow).now);
    const { witness, store: watched } = witnessed(store, () => this.clock.now());
    this.witness = witness;
    this.#watched = watched;
    this.#model = history.fickleModel ? fickle(new Random(history.seed)) : null;
    this.gate = new Gate(this.clock, (caller) => this.#dies(caller), tell);
    this.customers = history.people.map((person) => new Customer(person, history.flow));
  }

  static async open(store: Store, history: History, tell: (line: string) => void): Promise<World> {
    const world = new World(store, history, tell);
    for (const _ of history.skewMillis) await world.#start();
    return world;
  }

  /** The parts of a process, to run records again with. */
  get parts() {
    return this.#at(0).composed.parts;
  }

  async #start(): Promise<void> {
    const name = `process ${this.#started + 1}`;
    const skew = this.#history.skewMillis[this.#started % 2] ?? 0;
    this.#started += 1;
    const channels = ['sms', 'whatsapp'].map((channel) => this.phones.channel(channel, BURST_MILLIS));
    this.#processes.push(
      await startProcess(name, skew, {
        ...{ gate: this.gate, store: this.#watched, channels, model: this.#model, overheard: this.witness.overheard },
      }),
    );
  }

  #dies(caller: Caller): void {
    caller.alive = false;
    this.#processes = this.#processes.filter((one) => one !== caller);
    this.#starting.push(this.#start());
  }

  /** Whoever died has been replaced. */
  async whole(): Promise<void> {
    await Promise.all(this.#starting);
    this.#starting = [];
  }

  #at(place: number): Process {
    const process = this.#processes[place % this.#processes.length];
    if (!process) throw new Error('no process is alive');
    return process;
  }

  kill(place: number): void {
    const process = this.#at(place);
    this.#tell(`  ${process.name} dies`);
    this.#dies(process);
  }

  freeze(place: number, milliseconds: number): void {
    this.#at(place).frozenUntil = Date.parse(this.clock.now()) + milliseconds;
  }

  round(place: number): void {
    void this.#at(place)
      .composed.app.engine.sweep()
      .catch(() => {});
  }

  /** A customer's message, or an act of the staff's. */
  send(to: Incoming['to'], event: Incoming['event'], random: Random, told: string): void {
    this.#sent += 1;
    const inBackground = 'channel' in to && to.channel !== 'webchat' ? ({ inBackground: true } as const) : {};
    const incoming = { to, eventId: `m${this.#sent}`, event, ...inBackground, answerWithinMillis: ANSWER_MILLIS };
    this.#begin(
      told,
      async ({ composed }) => {
        const handled = await composed.app.engine.handle(incoming);
        this.#keep(incoming.eventId, handled);
        return handled.kind !== 'unstored' && handled.kind !== 'queue_full';
      },
      random,
    );
  }

  /** Somebody of the business works in its calendar. They see it as it is, and do not try again what fails. */
  async atDesk(deed: Deed, random: Random): Promise<void> {
    const business = businessNamed(FLOWS[this.#history.flow]);
    const { agenda, name } = this.#at(random.below(2));
    const now = this.clock.now();
    const bookings = await this.store.bookings.ahead(business.id, now, 100);
    const blocks = await this.store.blocks.between(business.id, {
      from: now,
      to: new Date(Date.parse(now) + WEEK_MILLIS).toISOString(),
    });
    const act = deedOn(business, { bookings, blocks }, deed, now, random);
    if (act === null) return;
    this.#tell(`staff ${deed} by hand → ${name}`);
    void act(agenda).catch(() => {});
  }

  #keep(eventId: string, handled: Handled): void {
    if (handled.kind !== 'handled' && handled.kind !== 'accepted') return;
    const { conversation } = handled;
    this.kept.set(conversation, (this.kept.get(conversation) ?? new Set()).add(eventId));
  }

  /** Whoever takes the money reports what became of it. */
  report({ id }: Payment, outcome: 'paid' | 'failed' | 'expired', random: Random): void {
    if (outcome === 'paid') this.captured.add(id);
    this.#begin(
      `the webhook says ${outcome}`,
      async ({ composed }) => {
        await composed.payments.counter?.press(id, outcome);
        return true;
      },
      random,
    );
  }

  #begin(told: string, deliver: Sending['deliver'], random: Random): void {
    const sending = { told, deliver, acknowledged: false };
    this.#sendings.push(sending);
    // Once for sure, and now and then again, to any process.
    for (let times = random.chance(0.2) ? 2 + random.below(2) : 1; times > 0; times -= 1)
      this.#deliver(sending, random);
  }

  #deliver(sending: Sending, random: Random): void {
    const process = this.#at(random.below(2));
    this.#tell(`  ${sending.told} → ${process.name}`);
    void sending.deliver(process).then(
      (acknowledged) => {
        sending.acknowledged ||= acknowledged;
      },
      () => {},
    );
  }

  /** One of what was sent before comes once more, acknowledged or not. */
  sendAgain(random: Random): void {
    if (this.#sendings.length > 0) this.#deliver(random.pick(this.#sendings), random);
  }

  /** From now on all goes well, whoever was not told that it is kept sends again, and time passes until all is at rest. */
  async heal(): Promise<void> {
    this.gate.fates = ALL_WELL;
    const random = new Random(1);
    for (const process of this.#processes) process.frozenUntil = 0;
    for (const minutes of REST_MINUTES) {
      await this.gate.quiet(random);
      await this.whole();
      this.clock.advance(minutes * 60_000);
      for (const sending of this.#sendings) if (!sending.acknowledged) this.#deliver(sending, random);
      await this.gate.quiet(random);
      this.round(0);
      await this.gate.quiet(random);
    }
  }

  get unacknowledged(): readonly string[] {
    return this.#sendings.filter(({ acknowledged }) => !acknowledged).map(({ told }) => told);
  }
}

/** Until everything that is waited for by the minute, by the hour and by the day has come. */
const REST_MINUTES = [2, 10, 10, 10, 10, 30, 60, 25 * 60, 10, 10];
