import { derivedId } from '../core/ids.ts';
import { later } from '../core/later.ts';
import { instantOf } from '../domain/zoned.ts';
import { OutsideTrouble } from '../ports/outside-calendar.ts';
import type { Tie } from '../ports/ties.ts';
import { type Attending, attend } from './attend.ts';
import type { MirrorParts } from './parts.ts';
import { pull } from './pull.ts';
import { Turns } from './turns.ts';
import { sayUntold } from './untold.ts';
import { watch } from './watch.ts';

/** Renewed while somebody works: when a process dies, another goes on soon. What they do twice counts once. */
const LEASE_SECONDS = 5;
const RENEW_MS = 1_500;
const TWINS_AT_ONCE = 100;
const PAUSE_SECONDS_MAX = 600;
const FRESHEN_MILLIS_MAX = 2_500;
const KNOWN_MS = 1_000;
/** While another process is at it. */
const ELSEWHERE_MS = 100;
/** One that has just failed is not asked again by everybody who comes. */
const REST_MS = 5_000;
const UNTOLD_MS = 600_000;

/**
 * Keeps outside calendars in step (H1, H2, H5): one process at a time works on a tie, what the ledger changed goes out in
 * order, what people changed comes in. What fails is tried again, later each time; the ledger goes on meanwhile.
 */
export class Mirror {
  readonly #parts: MirrorParts;
  readonly #turns = new Turns();
  /** When a calendar that would not tell of its changes is asked for it again. */
  readonly #untold = new Map<string, number>();
  /** The ties of each business, known for a moment: every search asks. */
  readonly #known = new Map<string, { readonly at: number; readonly ties: Promise<readonly Tie[]> }>();
  readonly #restsUntil = new Map<string, number>();

  constructor(parts: MirrorParts) {
    this.#parts = parts;
  }

  /** Whatever is due, of every tie; resolves when all of it is done. */
  async round(): Promise<void> {
    await this.begin();
    await this.idle();
  }

  /** Begins whatever is due and waits for none of it: a calendar that is slow holds up its own tie alone. */
  async begin(): Promise<void> {
    const now = instantOf(this.#parts.clock.now());
    await sayUntold(this.#parts);
    for (const tie of await this.#parts.ties.all()) {
      const isDue = instantOf(tie.dueAt) <= now;
      if ((isDue || waits(tie)) && !this.#turns.isUnderWay(tie.id)) void this.#work(tie.id, isDue);
    }
  }

  /** The ledger has changed something of a business: what waits goes out at once (H1). */
  wake(business: string): void {
    const woken = this.#parts.ties.all(business).then((ties) => {
      for (const { id } of ties.filter(waits)) void this.#work(id, false);
    });
    // Whatever is lost here is found by the next round.
    woken.catch((error: unknown) => {
      this.#parts.observer.log('warn', 'calendar.unwoken', { business, reason: String(error) });
    });
  }

  /** Has a calendar looked at now: it said that something changed there, or a person asks. */
  async look(id: string, anew = true): Promise<void> {
    const until = instantOf(this.#parts.clock.now()) + FRESHEN_MILLIS_MAX;
    while (!(await this.#work(id, true, anew)) && instantOf(this.#parts.clock.now()) < until) {
      await this.#parts.clock.sleep(ELSEWHERE_MS, new AbortController().signal);
    }
  }

  /** The calendar itself says that something changed. What is under way may have read before it did. */
  async rung(id: string): Promise<void> {
    await this.#work(id, true, true);
  }

  /**
   * Why what is known of these resources may not be all there is; null where all of their calendars were read within so many
   * milliseconds, if need be now, and with none of them from now on (H5, A12, A14). What takes longer goes on by itself.
   */
  async missing(business: string, resources: readonly string[], withinMillis: number): Promise<string | null> {
    const now = instantOf(this.#parts.clock.now());
    const known = await this.#tiesOf(business, now);
    const about = known.filter(({ resource }) => resources.includes(resource));
    // One that could not be asked the last time is no better for having been read before.
    const isStale = ({ inStepAt, trouble }: Tie) =>
      trouble !== null || inStepAt === null || withinMillis === 0 || now - instantOf(inStepAt) > withinMillis;
    const stale = about.filter(isStale);
    if (stale.length === 0) return null;
    const asked = stale.filter(({ id }) => (this.#restsUntil.get(id) ?? 0) <= now);
    await this.#inTime(Promise.all(asked.map(({ id }) => this.look(id, withinMillis === 0))));
    this.#known.delete(business);
    const after = await this.#tiesOf(business, now);
    const isLeft = ({ id, inStepAt, trouble }: Tie) =>
      stale.some((one) => one.id === id) &&
      (trouble !== null || inStepAt === null || now - instantOf(inStepAt) > withinMillis);
    const left = after.find(isLeft);
    return left === undefined ? null : `the calendar of ${left.resource} cannot be asked`;
  }

  isRequired(business: string): boolean {
    return this.#parts.businesses.get(business)?.check === 'required';
  }

  /** Resolves when nothing is under way. */
  idle(): Promise<void> {
    return this.#turns.idle();
  }

  close(): Promise<void> {
    return this.#turns.close();
  }

  #tiesOf(business: string, now: number): Promise<readonly Tie[]> {
    const known = this.#known.get(business);
    if (known !== undefined && now - known.at < KNOWN_MS) return known.ties;
    const ties = this.#parts.ties.all(business);
    this.#known.set(business, { at: now, ties });
    ties.catch(() => this.#known.delete(business));
    return ties;
  }

  #inTime(work: Promise<unknown>): Promise<unknown> {
    let off = (): void => {};
    const late = new Promise<void>((resolve) => {
      off = this.#parts.clock.alarm(FRESHEN_MILLIS_MAX, resolve);
    });
    return Promise.race([work, late]).finally(() => off());
  }

  #work(id: string, reads: boolean, anew = false): Promise<boolean> {
    const work = (really: boolean) =>
      this.#attend(id, really).catch((error: unknown) => {
        this.#parts.observer.log('error', 'calendar.failed', { tie: id, reason: String(error) });
        return true;
      });
    return this.#turns.ask(id, reads, work, anew);
  }

  /** False where another process is at it. */
  async #attend(id: string, reads: boolean): Promise<boolean> {
    const { ties, clock, businesses } = this.#parts;
    const now = clock.now();
    if (!(await ties.lease(id, now, later(now, LEASE_SECONDS)))) return (await ties.get(id)) === null;
    const tie = await ties.get(id);
    const business = tie && businesses.get(tie.business);
    if (!tie || !business) return true;
    const dueAt = later(now, this.#parts.everySeconds);
    const stopRenewing = this.#renewing(id);
    try {
      const attending = { parts: this.#parts, tie, business, calendar: this.#parts.open(tie) };
      const read = reads && !tie.ending ? await pull(attending) : undefined;
      for (const row of await ties.due(id, now, TWINS_AT_ONCE)) await attend(attending, row, false);
      if (tie.ending && (await ties.twins(id)).length === 0) {
        await ties.untie(id);
        return true;
      }
      if (read) await this.#watch(attending);
      const round = { tries: 0, trouble: null };
      await ties.rounded(id, read ? { ...round, read: { ...read, at: now }, dueAt } : { ...round, dueAt: tie.dueAt });
    } catch (error) {
      await this.#troubled({ ...tie, dueAt }, error);
    } finally {
      stopRenewing();
    }
    return true;
  }

  #renewing(id: string): () => void {
    const { ties, clock } = this.#parts;
    let off = (): void => {};
    const again = (): void => {
      off = clock.alarm(RENEW_MS, () => {
        again();
        ties.renew(id, later(clock.now(), LEASE_SECONDS)).catch(() => {});
      });
    };
    again();
    return () => off();
  }

  async #watch(attending: Attending): Promise<void> {
    const [{ id }, now] = [attending.tie, instantOf(this.#parts.clock.now())];
    if ((this.#untold.get(id) ?? 0) > now) return;
    if (await watch(attending)) this.#untold.set(id, now + UNTOLD_MS);
  }

  async #troubled(tie: Tie, error: unknown): Promise<void> {
    const { ties, clock, observer } = this.#parts;
    const trouble = error instanceof OutsideTrouble ? error : null;
    const [tries, now] = [tie.tries + 1, clock.now()];
    const pause = Math.min(PAUSE_SECONDS_MAX, Math.max(trouble?.retryAfterSeconds ?? 0, 2 ** tries));
    const reason = trouble === null ? 'a fault of ours' : trouble.message;
    // Who says when to come again is not asked before.
    const rest = trouble?.retryAfterSeconds ? pause * 1000 : REST_MS;
    this.#restsUntil.set(tie.id, instantOf(now) + rest);
    await ties.rounded(tie.id, { dueAt: later(now, pause), tries, trouble: reason });
    const about = { business: tie.business, resource: tie.resource };
    observer.log(trouble === null ? 'error' : 'warn', 'calendar.trouble', {
      ...about,
      reason: trouble === null ? String(error) : reason,
      tries,
    });
    observer.count('holdfast_calendar_trouble_total');
    if (trouble?.kind !== 'revoked') return;
    const id = derivedId('calendar alert', tie.id, 'revoked', now.slice(0, 10));
    await ties.alert({ id, ...about, kind: 'revoked', reference: '', start: null, at: now });
  }
}

function waits({ waiting, parked, trouble }: Tie): boolean {
  return waiting > parked && trouble === null;
}
