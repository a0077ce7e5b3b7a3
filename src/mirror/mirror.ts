import { derivedId } from '../core/ids.ts';
import { instantOf } from '../domain/zoned.ts';
import { OutsideTrouble } from '../ports/outside-calendar.ts';
import type { Tie } from '../ports/ties.ts';
import { type Attending, attend } from './attend.ts';
import type { MirrorParts } from './parts.ts';
import { pull } from './pull.ts';
import { watch } from './watch.ts';

const LEASE_SECONDS = 60;
const TWINS_AT_ONCE = 100;
const PAUSE_SECONDS_MAX = 600;
const FRESHEN_MILLIS_MAX = 2_500;
const KNOWN_MS = 1_000;
const UNTOLD_MS = 600_000;

/**
 * Keeps outside calendars in step (H1, H2, H5): one process at a time works on a tie, what the ledger changed goes out in
 * order, what people changed comes in. What fails is tried again, later each time; the ledger goes on meanwhile.
 */
export class Mirror {
  readonly #parts: MirrorParts;
  readonly #underWay = new Map<string, Promise<void>>();
  /** When a calendar that would not tell of its changes is asked for it again. */
  readonly #untold = new Map<string, number>();
  /** The ties of each business, known for a moment: every search asks. */
  readonly #known = new Map<string, { readonly at: number; readonly ties: Promise<readonly Tie[]> }>();
  #isClosed = false;

  constructor(parts: MirrorParts) {
    this.#parts = parts;
  }

  /** Whatever is due, of every tie. */
  async round(): Promise<void> {
    const now = instantOf(this.#parts.clock.now());
    const ties = await this.#parts.ties.all();
    const isDue = (tie: Tie) => instantOf(tie.dueAt) <= now;
    const wanted = ties.filter((tie) => isDue(tie) || (tie.waiting > tie.parked && tie.trouble === null));
    await Promise.all(wanted.map((tie) => this.#work(tie.id, isDue(tie))));
  }

  /** Has a calendar looked at now: it said that something changed there, or a person asks. */
  async look(id: string): Promise<void> {
    await this.#work(id, true);
  }

  /** The calendar itself says that something changed. What is under way may have read before it did. */
  async rung(id: string): Promise<void> {
    await this.#underWay.get(id);
    await this.#work(id, true);
  }

  /**
   * Why what is known of these resources may not be all there is; null where all of their calendars were read within so many
   * milliseconds, if need be now (H5, A12). What takes longer goes on by itself.
   */
  async missing(business: string, resources: readonly string[], withinMillis: number): Promise<string | null> {
    const stale = (await this.#staleOf(business, resources, withinMillis)).map(({ id }) => id);
    if (stale.length === 0) return null;
    await this.#inTime(Promise.all(stale.map((id) => this.look(id))));
    this.#known.delete(business);
    const [left] = await this.#staleOf(business, resources, withinMillis + FRESHEN_MILLIS_MAX);
    return left === undefined ? null : `the calendar of ${left.resource} cannot be asked`;
  }

  isRequired(business: string): boolean {
    return this.#parts.businesses.get(business)?.check === 'required';
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#underWay.values());
  }

  async #staleOf(business: string, resources: readonly string[], withinMillis: number): Promise<readonly Tie[]> {
    const now = instantOf(this.#parts.clock.now());
    const ties = await this.#tiesOf(business, now);
    const isStale = ({ inStepAt }: Tie) => inStepAt === null || now - instantOf(inStepAt) > withinMillis;
    return ties.filter((tie) => resources.includes(tie.resource) && isStale(tie));
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

  /** Whoever asks for the same tie meanwhile waits for the same work. */
  #work(id: string, reads: boolean): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    const under = this.#underWay.get(id);
    if (under !== undefined) return under;
    const work = this.#attend(id, reads)
      .catch((error: unknown) => {
        this.#parts.observer.log('error', 'calendar.failed', { tie: id, reason: String(error) });
      })
      .finally(() => this.#underWay.delete(id));
    this.#underWay.set(id, work);
    return work;
  }

  async #attend(id: string, reads: boolean): Promise<void> {
    const { ties, clock, businesses } = this.#parts;
    const now = clock.now();
    if (!(await ties.lease(id, now, later(now, LEASE_SECONDS)))) return;
    const tie = await ties.get(id);
    const business = tie && businesses.get(tie.business);
    if (!tie || !business) return;
    const dueAt = later(now, this.#parts.everySeconds);
    try {
      const attending = { parts: this.#parts, tie, business, calendar: this.#parts.open(tie) };
      const read = reads && !tie.ending ? await pull(attending) : undefined;
      for (const row of await ties.due(id, now, TWINS_AT_ONCE)) await attend(attending, row, false);
      if (tie.ending && (await ties.twins(id)).length === 0) return await ties.untie(id);
      if (read) await this.#watch(attending);
      const round = { tries: 0, trouble: null };
      await ties.rounded(id, read ? { ...round, read: { ...read, at: now }, dueAt } : { ...round, dueAt: tie.dueAt });
    } catch (error) {
      await this.#troubled({ ...tie, dueAt }, error);
    }
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

function later(now: string, seconds: number): string {
  return new Date(Date.parse(now) + seconds * 1000).toISOString();
}
