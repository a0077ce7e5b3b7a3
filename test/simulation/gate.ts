import type { VirtualClock } from '../../src/providers/clock/virtual.ts';
import { ALL_WELL, type Fate, type Fates } from './fates.ts';
import type { Random } from './random.ts';

/** Whoever calls: what was asked by one that died meanwhile is never answered. */
export interface Caller {
  readonly name: string;
  alive: boolean;
  /** Its store does not answer before this instant. */
  frozenUntil: number;
}

interface Parked {
  readonly caller: Caller;
  readonly name: string;
  readonly run: () => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  notBefore: number;
}

/** How late a slow call may act: after its caller has given it up, and before nobody looks for it any more. */
const SLOW_MILLIS_MAX = 90_000;
const OPENED_MAX = 50_000;

/**
 * Where every call between the processes and the world is held. A seeded scheduler opens it for one call at a time and
 * decides what becomes of that one, so that a run is the same whenever it is run.
 */
export class Gate {
  /** The time of the world; each process has a clock of its own that is a little off. */
  readonly clock: VirtualClock;
  readonly #die: (caller: Caller) => void;
  readonly #tell: (line: string) => void;
  readonly #parked: Parked[] = [];
  fates: Fates = ALL_WELL;
  calls = 0;
  faults = 0;

  constructor(clock: VirtualClock, die: (caller: Caller) => void, tell: (line: string) => void) {
    this.clock = clock;
    this.#die = die;
    this.#tell = tell;
  }

  /** The same object with every call held. */
  hold<T extends object>(caller: Caller, name: string, target: T): T {
    return new Proxy(target, {
      get: (object, property) => {
        const member: unknown = Reflect.get(object, property);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) =>
          this.pass(caller, `${name}.${String(property)}`, () => Reflect.apply(member, object, args));
      },
    });
  }

  pass<T>(caller: Caller, name: string, act: () => Promise<T> | T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = async () => act();
      const answer = resolve as (value: unknown) => void;
      this.#parked.push({ name, caller, run, resolve: answer, reject, notBefore: 0 });
    });
  }

  /** Whether a deed is asked for twice. */
  doubles({ name }: Caller, deed: string): boolean {
    const doubled = this.fates.doubles();
    if (doubled) {
      this.faults += 1;
      this.#tell(`  ${name}: ${deed} is asked for twice`);
    }
    return doubled;
  }

  /** Opens for a few calls, so that what follows overlaps with what is under way. */
  async someSteps(random: Random, most: number): Promise<void> {
    for (let left = random.below(most); left > 0; left -= 1) {
      await settled();
      const ready = this.#ready();
      if (ready.length > 0) await this.#open(random.pick(ready));
    }
  }

  /** Opens until nobody waits. Where all that is left is slow, time passes. */
  async quiet(random: Random): Promise<void> {
    for (let opened = 0; opened < OPENED_MAX; opened += 1) {
      await settled();
      if (this.#parked.length === 0) return;
      const ready = this.#ready();
      if (ready.length > 0) await this.#open(random.pick(ready));
      else this.clock.set(new Date(this.#nextReady()).toISOString());
    }
    throw new Error('the world does not come to rest');
  }

  #ready(): Parked[] {
    const now = Date.parse(this.clock.now());
    return this.#parked.filter((call) => readyAt(call) <= now);
  }

  #nextReady(): number {
    return Math.min(...this.#parked.map(readyAt));
  }

  async #open(call: Parked): Promise<void> {
    this.#parked.splice(this.#parked.indexOf(call), 1);
    const { caller, name } = call;
    if (!caller.alive) return;
    this.calls += 1;
    const fate: Fate = call.notBefore > 0 ? 'well' : this.fates.next();
    if (fate !== 'well') {
      this.faults += 1;
      this.#tell(`  ${caller.name}: ${name} ${TOLD[fate]}`);
    }
    if (fate === 'slow') {
      call.notBefore = Date.parse(this.clock.now()) + 1 + ((this.calls * 7_919) % SLOW_MILLIS_MAX);
      this.#parked.push(call);
      return;
    }
    if (fate === 'killed_before') return this.#die(caller);
    if (fate === 'error_before') return call.reject(new Error(`${name} broke before it acted`));
    try {
      const value = await call.run();
      if (fate === 'killed_after') return this.#die(caller);
      if (fate === 'error_after') return call.reject(new Error(`the answer of ${name} was lost`));
      call.resolve(value);
    } catch (error) {
      call.reject(error);
    }
  }
}

const TOLD = {
  killed_before: 'kills it before it acts',
  killed_after: 'kills it after it acted',
  error_before: 'fails before it acts',
  error_after: 'acts, and its answer is lost',
  slow: 'is slow',
} as const;

function readyAt({ notBefore, caller }: Parked): number {
  return caller.alive ? Math.max(notBefore, caller.frozenUntil) : 0;
}

/** Lets everything that can go on without the gate go on. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
