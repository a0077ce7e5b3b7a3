import type { Found, Span } from '../../domain/twin.ts';
import {
  type OutsideCalendar,
  type OutsideChanges,
  type OutsideItem,
  OutsideTrouble,
} from '../../ports/outside-calendar.ts';

interface Standing extends Span {
  readonly uid: string;
  readonly mark: number;
}

/** What goes wrong with the next request: it never arrives, its answer is lost, it is told to wait, its cursor is dead. */
export type Fault = 'lost' | 'answer_lost' | 'limited' | 'dead_cursor' | 'doubled' | null;

/** A calendar that misbehaves as it is told: a reference for what the mirror must bear (H5). */
export class ScriptedCalendar implements OutsideCalendar {
  /** Asked before every request. */
  fault: () => Fault = () => null;
  readonly #events = new Map<string, Standing>();
  /** Every change by its mark: what a cursor counts from. */
  readonly #log: { readonly mark: number; readonly place: string }[] = [];
  #marks = 0;

  get events(): readonly Standing[] {
    return [...this.#events.values()];
  }

  /** A person writes, or takes away. */
  write(place: string, uid: string, span: Span): void {
    this.#events.set(place, { uid, ...span, mark: this.#mark(place) });
  }

  take(place: string): void {
    if (this.#events.delete(place)) this.#mark(place);
  }

  changes(cursor: string | null, within: Span): Promise<OutsideChanges> {
    return this.#answer((fault) => {
      const since = fault === 'dead_cursor' || cursor === null ? null : Number(cursor);
      const places =
        since === null
          ? [...this.#events.keys()]
          : this.#log.filter(({ mark }) => mark > since).map(({ place }) => place);
      // Told twice and in no order: a calendar may.
      const told = fault === 'doubled' ? [...places, ...places].reverse() : [...new Set(places)];
      const changed = told.flatMap((place) => this.#item(place, within) ?? []);
      const gone = since === null ? [] : told.filter((place) => !this.#events.has(place));
      return { whole: since === null, changed, gone, cursor: String(this.#marks) };
    });
  }

  find(uid: string, place: string | null): Promise<Found | null> {
    return this.#answer(() => this.#found(place ?? uid));
  }

  put({ uid, start, end, over }: Parameters<OutsideCalendar['put']>[0]): Promise<Found | 'changed'> {
    return this.#answer(() => {
      const place = over?.place ?? uid;
      if (this.#found(place)?.mark !== over?.mark) return 'changed';
      this.write(place, `${uid}@holdfast`, { start, end });
      return this.#found(place) ?? 'changed';
    });
  }

  remove(place: string, mark: string): Promise<'removed' | 'changed'> {
    return this.#answer(() => {
      const found = this.#found(place);
      if (found !== null && found.mark !== mark) return 'changed';
      this.take(place);
      return 'removed';
    });
  }

  #mark(place: string): number {
    this.#marks += 1;
    this.#log.push({ mark: this.#marks, place });
    return this.#marks;
  }

  #found(place: string): Found | null {
    const one = this.#events.get(place);
    return one === undefined ? null : { place, mark: String(one.mark), start: one.start, end: one.end };
  }

  #item(place: string, within: Span): OutsideItem | null {
    const one = this.#events.get(place);
    if (one === undefined) return null;
    const { uid, start, end, mark } = one;
    const busy = end <= within.start || start >= within.end ? [] : [{ start, end }];
    return { place, mark: String(mark), event: { uid, span: { start, end }, busy } };
  }

  async #answer<T>(work: (fault: Fault) => T): Promise<T> {
    const fault = this.fault();
    if (fault === 'lost') throw new OutsideTrouble('away', 'not answered');
    if (fault === 'limited') throw new OutsideTrouble('limited', 'too many requests', 5);
    const answer = work(fault);
    if (fault === 'answer_lost') throw new OutsideTrouble('away', 'the answer was lost');
    return answer;
  }
}
